"""Every word of a game is in its language's glossary once, with its source."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from messages import FOLDER, LANGUAGES, variables_of
from noppa.games import games
from noppa.locale import Messages

KINDS = ("name", "item", "card", "target", "city", "colour", "zone")
NOT_TERMS = {"yatzy-item-zero", "dicetrip-zone-clean", "dicetrip-zone-lost"}
"""Our words for the screen, which are in no booklet; a glossary may list them."""
BOOKLETS = {game.name: {tag for each in game.editions.values() for tag in each.languages} for game in games().values()}
"""The languages of each game's booklet, from its `game.toml`."""


@cache
def terms() -> tuple[str, ...]:
    """Return the messages that are terms of a game."""
    named = re.compile(rf"({'|'.join(games())})-({'|'.join(KINDS)})(-[a-z0-9-]+)?")
    return tuple(name for name, variables in variables_of("en").items() if named.fullmatch(name) and not variables)


def glossary(language: str) -> dict[str, dict[str, Any]]:
    """Return the tables of a language's glossary."""
    text = (FOLDER / language / "glossary.toml").read_text(encoding="utf-8")
    return {"booklet": {}, "chosen": {}, "shared": {}, "class_nouns": {}} | tomllib.loads(text)


def test_the_terms_are_those_of_all_games() -> None:
    """They are rows, cards, targets, cities, colours and zones; every booklet is in English and one more language."""
    assert len(terms()) > 110
    assert {name.split("-")[0] for name in terms()} == set(games())
    assert all("en" in languages and len(languages) > 2 for languages in BOOKLETS.values())
    assert len(BOOKLETS["yatzy"]) == 17


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_in_the_glossary_once(language: str) -> None:
    """A term is from the booklet or chosen, never both, and each is a message."""
    tables = glossary(language)
    assert set(tables) == {"booklet", "chosen", "interface", "shared", "style", "class_nouns"}
    listed = [*tables["booklet"], *tables["chosen"]]
    assert len(listed) == len(set(listed))
    assert sorted(set(terms()) - NOT_TERMS - set(listed)) == []
    assert sorted(set(listed) - set(terms()) - NOT_TERMS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_says_what_the_messages_say(language: str) -> None:
    """The term is the message's text, and a chosen one has a reason."""
    tables, say = glossary(language), Messages(language)
    terms = tables["booklet"] | {name: chosen["term"] for name, chosen in tables["chosen"].items()}
    assert {name: say(name) for name in terms} == terms
    assert [name for name, chosen in tables["chosen"].items() if len(chosen["why"]) < 10] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_from_a_booklet_that_there_is_not(language: str) -> None:
    """A game without a booklet in the language has only chosen words."""
    named = {name.split("-")[0] for name in glossary(language)["booklet"]}
    assert {game for game in named if language not in BOOKLETS[game]} == set()
