"""Every message that is used exists, and every message that exists is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import noppa
from messages import entries, variables_of
from noppa import BadRecord, IllegalMove, rules
from noppa.core.options import Game, Option
from noppa.games import games
from noppa.locale import Messages

SOURCE = Path(noppa.__file__).parent
APP = Path(__file__).parents[2] / "web" / "src"
PLAYER_PAGES = Path(__file__).parents[2] / "build_hooks" / "player_pages.py"
ERRORS = {
    "UnreadableMove",
    "IllegalMove",
    "ImpossibleChance",
    "BadOption",
    "BadProgram",
    "BadRecord",
    "NativeError",
    "Refused",
}
GAMES = list(games().values())
SAY = Messages()


@cache
def trees() -> tuple[ast.Module, ...]:
    """Return every file of the source, parsed."""
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py")))


def raised() -> Iterator[tuple[str, set[str]]]:
    """Yield every code that is raised by name, with its parameters."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    named = {keyword.arg for keyword in node.keywords if keyword.arg}
                    open_ended = any(keyword.arg is None for keyword in node.keywords)
                    yield str(code.value), named | ({"text"} if open_ended else set())


def app_strings() -> set[str]:
    """Return every string in the browser app's source, with {} for inserted values."""
    found: set[str] = set()
    for file in (*APP.rglob("*.ts"), *APP.rglob("*.svelte")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"([a-z0-9-]+)"', text))
        found |= {re.sub(r"\$\{[^}]*\}", "{}", found_id) for found_id in re.findall(r"`([^`\n]+)`", text)}
    return found


def strings() -> set[str]:
    """Return every string in the source and in the players' pages, with {} for inserted values."""
    found: set[str] = set()
    for tree in (*trees(), ast.parse(PLAYER_PAGES.read_text(encoding="utf-8"))):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
                found.add("".join(map(str, parts)))
    return found


def called_terms() -> set[str]:
    """Return the prefixes of messages that are used through `say.term(game, kind, value)`."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "term":
                named = [str(part.value) for part in node.args[:2] if isinstance(part, ast.Constant)]
                if len(named) == 2:
                    found.add(f"{named[0]}-{named[1]}-")
    return found


def test_every_error_has_a_sentence_that_its_parameters_fill() -> None:
    """A raised code is a message, and the message uses only the error's parameters."""
    found, sentences = list(raised()), variables_of("en")
    assert len(found) > 200
    assert sorted({code for code, _ in found if f"error-{code}" not in sentences}) == []
    assert [(code, params) for code, params in found if sentences[f"error-{code}"] - {"why"} - params] == []


def test_no_message_is_unused() -> None:
    """Every message is named in the source, in full or as a pattern with its game or term filled in."""
    ids = [
        text for text in strings() | app_strings() if re.fullmatch(r"[a-z0-9{}-]+", text) and re.search("[a-z]", text)
    ]
    patterns = [re.escape(text).replace(r"\{\}", "[a-z0-9-]+") for text in ids if text != "error-{}"]
    named = re.compile("|".join(f"(?:error-)?{pattern}" for pattern in patterns))
    kinds = ("item", "card", "target", "city", "colour", "option", "asks")
    ids_told = {f"{game.name}-{kind}-" for game in GAMES for kind in kinds}
    terms = (*ids_told, *called_terms(), "content-", "why-")
    unused = [name for name in entries("en") if not named.fullmatch(name) and not name.startswith(terms)]
    assert unused == []


def test_the_app_says_nothing_that_is_not_there() -> None:
    """Every message that the browser app names exists."""
    named = {text for text in app_strings() if re.fullmatch(r"(web|error)-[a-z0-9-]+", text)}
    assert sorted(named - set(entries("en"))) == []


def described_values(option: Option) -> list[str]:
    """Return the suffixes of an option's messages: one per value, or one for all numbers."""
    named = [str(value).lower() for value in option.values if isinstance(value, bool | str)]
    return [f"-{value.replace('_', '-')}" for value in named] or [""]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_its_words(game: Game) -> None:
    """It has messages for name, editions, options and their values, sheet items, help and rules."""
    expected = [f"{game.name}-{part}" for part in ("name", "tagline", "help", "rules")]
    expected += [edition.meaning for edition in game.editions.values()]
    for option in game.options.values():
        expected.append(option.meaning)
        expected += [f"{option.meaning}-{value.replace('_', '-')}" for value in option.values if isinstance(value, str)]
        expected += [f"{option.meaning}{value}-more" for value in described_values(option)]
    variant = rules(game.name)
    items = variant.sheet(variant.start(game.least_players))[0].items
    expected += [f"{game.name}-item-{item.id.replace('_', '-')}" for item in items]
    assert [name for name in expected if name not in entries("en")] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_refusals_of_a_game_have_sentences(game: Game) -> None:
    """Every string of the room that looks like a refusal is a message."""
    codes = set()
    for file in (SOURCE / "games" / game.name).rglob("*.py"):
        codes |= set(re.findall(rf'"({game.name}-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert [code for code in sorted(codes) if not {code, f"error-{code}"} & set(entries("en"))] == []


def test_a_parameter_is_shown_in_the_games_own_words() -> None:
    """The item full_house is Full house."""
    error = IllegalMove("yatzy-row-filled", item="full_house", move="score full_house", legal=())
    assert SAY.error(error, "yatzy") == "Full house is already filled in."


def test_an_error_within_an_error_is_told_too() -> None:
    """The sentence says where a record breaks the rules, and why."""
    error = BadRecord("event-misfit", number=3, event="roll 7", cause="roll-face", told={"face": "7"})
    assert SAY.error(error, "yatzy") == "Entry 3, “roll 7”, doesn’t fit the game. A die shows 1 to 6, not 7."


def test_an_unknown_code_is_still_a_sentence() -> None:
    """Nobody sees a raw key."""
    assert SAY.error(IllegalMove("never-heard-of")) == "Something went wrong (never-heard-of)."


def test_a_message_that_is_not_there_is_a_mistake_of_ours() -> None:
    """Faces use only existing messages."""
    with pytest.raises(KeyError):
        SAY("no-such-message")
