"""Checks custom boards, decks and maps before a game is created with one."""

from typing import Any

from noppa.games import games
from noppa.service.ask import Ask


async def content_check(game: str, content: str, ask: Ask) -> dict[str, Any]:
    """Check a custom board, deck or map (`ContentCheck`); the refusal says what is wrong and where."""
    await ask({"job": "content", "game": game, "edition": None, "options": {}, "content": content})
    return {"game": game, "content": games()[game].content}


def template_name(game: str) -> str:
    """Return the name of the file with Noppa's own board, deck or map."""
    return f"noppa-{game}-{games()[game].content}.toml"
