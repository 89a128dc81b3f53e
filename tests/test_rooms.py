"""Nothing outside a game's own folder names that game, so another game needs no change anywhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from noppa.games import packages
from noppa.locale import Messages

ROOT = Path(__file__).parent.parent
GAMES = [game for game, package in packages().items() if package.startswith("noppa.games.")]
SOURCES = [("src/noppa", "*.py"), ("src/noppa", "*.toml"), ("bench", "*.py"), ("tests", "*.py")]
TRANSLATIONS = "src/noppa/locale/"
MATERIAL = {
    "bench/trust/": "the clients of a measured server play a real game",
    "tests/batches/": "compiled games are compared with the rules, each by its own layout",
    "tests/bots/": "what a bot chooses is checked in positions of real games",
    "tests/cli/": "what people type and read in the terminal is checked in real games",
    "tests/coach/": "advice and reviews are checked where their values are known",
    "tests/core/": "tables and records are checked with games that have cards, hidden choices or real dice",
    "tests/deploy/": "a game is played through a proxy",
    "tests/engine/": "the protocol is checked with real games",
    "tests/games/": "golden playthroughs and the conformance kit know what makes a game short",
    "tests/host/": "people play real games",
    "tests/locale/": "translations are of real games",
    "tests/native/": "the native core is compared with the rules, game by game",
    "tests/offline/": "people play real games",
    "tests/rl/": "environments are checked with options of real games",
    "tests/server/": "people play real games",
    "tests/simulate/": "statistics are checked where their values are known",
    "tests/testing/": "the conformance kit is checked on a game with faults made on purpose",
    "tests/web/": "people see real games",
}
"""Folders whose tests use some game as material, with the reason. Even there no list may have all of them."""

RECORDED = "tests/native/record"
"""The results of the previous version are recorded for the games that it had."""


def named(game: str) -> re.Pattern[str]:
    """Return a pattern that finds a game by its id or its English name."""
    names = {re.escape(game), re.escape(Messages()(f"{game}-name"))}
    return re.compile(rf"(?<![a-z0-9])(?:{'|'.join(sorted(names))})(?![a-z0-9])", re.IGNORECASE)


def files() -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every checked file."""
    for folder, kind in SOURCES:
        for path in sorted((ROOT / folder).rglob(kind)):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def is_at_home(path: str, game: str) -> bool:
    """Return whether a file may name a game: its own folder, tests and measurements, translations, and material."""
    own = (f"src/noppa/games/{game}/", f"tests/games/{game}/", f"bench/{game}_")
    return path.startswith((*own, TRANSLATIONS, *MATERIAL))


def literals(text: str) -> Iterator[tuple[int, set[str]]]:
    """Yield the line and the strings of every list, tuple, set or dict literal."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            items = node.keys if isinstance(node, ast.Dict) else node.elts
            yield (
                node.lineno,
                {item.value for item in items if isinstance(item, ast.Constant) and isinstance(item.value, str)},
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_at_home_only(game: str) -> None:
    """Neither code nor comments do; `game.toml` has everything that the rest of the program needs."""
    pattern = named(game)
    found = [
        f"{path}:{number}: {line.strip()}"
        for path, text in files()
        if not is_at_home(path, game)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_no_list_holds_all_games() -> None:
    """`noppa.games.games()` returns all of them, including those from outside."""
    patterns = [named(game) for game in GAMES]
    found = [
        f"{path}:{line}"
        for path, text in files()
        if path.endswith(".py") and not path.startswith(RECORDED)
        for line, strings in literals(text)
        if all(any(pattern.fullmatch(text) for text in strings) for pattern in patterns)
    ]
    assert found == []


def test_the_check_finds_a_name() -> None:
    """It does in a compound, in capitals and beside an underscore, but not inside another word."""
    first = GAMES[0]
    assert all(named(first).search(text) for text in (f"{first}_v1", f'"{first}"', first.upper(), f"noppa/{first}-v1"))
    assert not named(first).search(f"x{first}x")
