"""The built-in deck, the odds behind its points, and decks from a file."""

import json
import random
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dicetto.script import dicetto
from noppa import BadOption
from noppa.core.content import MOST_BYTES
from noppa.core.record import Record
from noppa.games import rules_of
from noppa.games.dicetto.cards import Kind, fits
from noppa.games.dicetto.deck import load_deck
from noppa.games.dicetto.odds import chance_to_make, fair_points
from noppa.testing import conformance as kit

DECK = load_deck(None, 3)
ROOT = Path(__file__).parents[3]
NOTE = ROOT / "src" / "noppa" / "games" / "dicetto" / "deck.toml"
PAGE = ROOT / "docs" / "games" / "dicetto.md"
NUMBERS = tuple(Kind)[:6]

Change = dict[str, Any]
GOOD: Change = {
    "dice": [
        {"kind": "pair", "points": 2, "logo": True, "count": 3},
        {"kind": "chance", "points": 0},
        {"kind": "fours", "points": 9, "count": 2},
    ],
    "bonus": [
        {"kind": "most_logos", "points": 1},
        {"kind": "most_cards"},
        {"kind": "fewest_points", "points": 6},
        {"kind": "most_numbers", "points": 0},
    ],
}


def test_the_built_in_deck_has_46_cards_of_thirteen_kinds_half_with_a_logo() -> None:
    """These are the box's numbers."""
    assert sum(DECK.counts) == 46
    assert {card.kind for card in DECK.dice} == set(Kind)
    assert sum(count for card, count in zip(DECK.dice, DECK.counts, strict=True) if card.logo) == 23
    assert len(DECK.bonus) == 8


def test_its_points_are_made_from_the_odds() -> None:
    """A harder card never has fewer points."""
    for card in DECK.dice:
        assert card.points == fair_points(card.kind)
    by_odds = sorted(DECK.dice, key=lambda card: -chance_to_make(card.kind))
    points = [card.points for card in by_odds]
    assert points == sorted(points)
    assert (points[0], points[-1]) == (1, 11)


def kinds_called(name: str) -> tuple[Kind, ...]:
    """Return the kinds that a table means by a name."""
    return NUMBERS if name == "1 … 6" else (Kind(name.replace(" ", "_")),)


def test_the_odds_in_the_note_beside_the_deck_are_right() -> None:
    """Every kind has its chance to four places and its points."""
    rows = re.findall(r"^#     (\S.*?) {2,}(\d\.\d{4}) +(\d+)$", NOTE.read_text(encoding="utf-8"), re.MULTILINE)
    described = {kind: (chance, int(points)) for name, chance, points in rows for kind in kinds_called(name)}
    assert described == {kind: (f"{float(chance_to_make(kind)):.4f}", fair_points(kind)) for kind in Kind}


def test_the_table_in_the_documentation_is_right() -> None:
    """It has the number of cards, the chance with three and with four rolls, and the points."""
    rows = re.findall(
        r"^\| (.+?) \| (\d+)(?: of each)? \| ([\d.]+) \| ([\d.]+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    described = {kind: row for name, *row in rows for kind in kinds_called(name)}
    assert set(described) == set(Kind)
    for kind, (count, three, four, points) in described.items():
        cards = zip(DECK.dice, DECK.counts, strict=True)
        assert int(count) == sum(number for card, number in cards if card.kind is kind)
        assert float(three) == round(float(chance_to_make(kind)), 4)
        assert float(four) == round(float(chance_to_make(kind, rolls=4)), 4)
        assert int(points) == fair_points(kind)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in NUMBERS[:5]])
def test_the_odds_are_those_of_trying_every_keep_on_every_roll(kind: Kind) -> None:
    """All sixteen choices of places and all rolls of the rest are tried, without the lattice."""

    @cache
    def chance(dice: tuple[int, ...], rolls: int) -> float:
        if any(fits(kind, tuple(sorted(some))) for some in _choices(dice)):
            return 1.0
        if not rolls:
            return 0.0
        return max(mean(tuple(die for die in keep), rolls) for keep in {tuple(keep) for keep in _choices(dice)})

    @cache
    def mean(keep: tuple[int, ...], rolls: int) -> float:
        rolled = list(product(range(1, 7), repeat=4 - len(keep)))
        return sum(chance(tuple(sorted(keep + dice)), rolls - 1) for dice in rolled) / len(rolled)

    assert mean((), 3) == pytest.approx(float(chance_to_make(kind)), abs=1e-12)
    assert mean((), 4) == pytest.approx(float(chance_to_make(kind, rolls=4)), abs=1e-12)


def _choices(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    masks = product((False, True), repeat=len(dice))
    return [tuple(die for die, taken in zip(dice, mask, strict=True) if taken) for mask in masks]


def test_a_deck_can_be_a_file_a_text_a_mapping_or_a_loaded_deck(tmp_path: Path) -> None:
    """All four give the same deck, and its cards are in the game."""
    text = """
        [[dice]]
        kind = "pair"
        points = 2
        logo = true
        count = 3
        [[dice]]
        kind = "chance"
        points = 0
        [[dice]]
        kind = "fours"
        points = 9
        count = 2
        [[bonus]]
        kind = "most_logos"
        points = 1
        [[bonus]]
        kind = "most_cards"
        [[bonus]]
        kind = "fewest_points"
        points = 6
        [[bonus]]
        kind = "most_numbers"
        points = 0
    """
    file = tmp_path / "deck.toml"
    file.write_text(text, encoding="utf-8")
    decks = [dicetto(deck=source).deck for source in (file, str(file), text, GOOD)]
    decks.append(dicetto(deck=decks[0]).deck)
    assert decks == [decks[0]] * 5
    assert [str(card) for card in decks[0].dice] == ["pair:2*", "chance:0", "fours:9"]
    assert decks[0].counts == (3, 1, 2)
    assert [card.points for card in decks[0].bonus] == [1, 3, 6, 0]


def test_bonus_cards_left_out_are_those_of_the_box() -> None:
    """A file may have dice cards only."""
    assert load_deck({"dice": GOOD["dice"]}, 3).bonus == DECK.bonus


def test_a_deck_of_ones_own_is_in_the_record_and_replays() -> None:
    """The built-in deck is not in the record."""
    assert dicetto().content is None
    assert dicetto(deck=DECK).content is None
    rules = dicetto(deck=GOOD, bonus=True)
    table = kit.random_table(rules, 2, seed=5)
    for state in kit.positions(table):
        kit.check_position(rules, state, 2, random.Random(1))
    kit.check_record(table, seed=5)
    record = Record.of(table)
    assert record.content == rules.content
    again = rules_of(record)
    assert getattr(again, "deck", None) == rules.deck
    assert record.replay(again).state == table.state


def test_the_view_says_whose_deck_it_is() -> None:
    """It is the built-in one or one from a file."""
    for rules, deck in ((dicetto(), "built-in"), (dicetto(deck=GOOD), "own")):
        assert rules.view(rules.start(2))["deck"] == deck


def changed(path: tuple[str | int, ...], value: object) -> Change:
    """Return the good deck with one value changed."""
    deck: Any = json.loads(json.dumps(GOOD))
    part = deck
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    assert isinstance(deck, dict)
    return deck


BAD: list[tuple[object, str, dict[str, object]]] = [
    (changed(("cards",), []), "content-key-unknown", {"key": "cards", "allowed": ("dice", "bonus")}),
    ({"bonus": GOOD["bonus"]}, "content-key-missing", {"key": "dice"}),
    (changed(("dice",), {}), "dicetto-deck-not-a-list", {"place": "dice", "allowed": ("[[dice]]",)}),
    (changed(("bonus",), 3), "dicetto-deck-not-a-list", {"place": "bonus"}),
    (changed(("dice", 1), "pair"), "content-not-a-table", {"place": "dice 2"}),
    (changed(("dice", 0, "colour"), 1), "content-key-unknown", {"place": "dice 1", "key": "colour"}),
    (changed(("dice", 2), {"kind": "ones"}), "content-key-missing", {"place": "dice 3", "key": "points"}),
    (
        changed(("dice", 2, "kind"), "sevens"),
        "dicetto-deck-kind",
        {"value": "sevens", "allowed": tuple(map(str, Kind))},
    ),
    (changed(("dice", 2, "kind"), ["pair"]), "dicetto-deck-kind", {"place": "dice 3"}),
    (changed(("dice", 2, "kind"), "most_logos"), "dicetto-deck-kind", {"place": "dice 3"}),
    (changed(("dice", 2, "points"), -1), "dicetto-deck-number", {"key": "points", "least": 0, "most": 99}),
    (changed(("dice", 2, "points"), 100), "dicetto-deck-number", {"value": "100"}),
    (changed(("dice", 2, "points"), 2.0), "dicetto-deck-number", {"value": "2.0"}),
    (changed(("dice", 2), {"kind": "ones", "points": True}), "dicetto-deck-number", {"value": "True"}),
    (changed(("dice", 2, "count"), 0), "dicetto-deck-number", {"key": "count", "least": 1}),
    (changed(("dice", 2, "count"), "2"), "dicetto-deck-number", {"key": "count"}),
    (changed(("dice", 2, "logo"), 1), "dicetto-deck-logo", {"place": "dice 3", "allowed": ("true", "false")}),
    (changed(("dice", 1), GOOD["dice"][0]), "dicetto-deck-twice", {"place": "dice 2", "card": "pair:2*"}),
    (changed(("dice",), GOOD["dice"][1:]), "dicetto-deck-few-cards", {"place": "dice", "found": 3, "least": 4}),
    (changed(("dice",), []), "dicetto-deck-few-cards", {"found": 0}),
    (changed(("bonus",), GOOD["bonus"][1:]), "dicetto-deck-few-cards", {"place": "bonus", "found": 3}),
    (changed(("bonus", 0, "kind"), "pair"), "dicetto-deck-kind", {"place": "bonus 1"}),
    (changed(("bonus", 0), {"kind": "most_logos"}), "content-key-missing", {"place": "bonus 1", "key": "points"}),
    (changed(("bonus", 0, "points"), "3"), "dicetto-deck-number", {"place": "bonus 1"}),
    (changed(("bonus", 0), {"kind": "most_cards"}), "dicetto-deck-twice", {"place": "bonus 2", "card": "most_cards"}),
    (changed(("bonus", 1, "points"), 4), "dicetto-deck-most-cards", {"value": "4", "allowed": 3}),
    (GOOD | {"dice": [{1, 2}]}, "content-not-plain", {}),
    (7, "content-kind", {}),
    ("dice = [\n", "content-not-toml", {}),
    ("#" * (MOST_BYTES + 1) + "\n", "content-too-long", {"most": MOST_BYTES}),
    (Path("no-such-deck.toml"), "content-no-file", {"path": "no-such-deck.toml"}),
]


@pytest.mark.parametrize(("deck", "code", "params"), BAD, ids=[f"{n}-{code}" for n, (_, code, _) in enumerate(BAD)])
def test_a_deck_that_is_wrong_is_refused_with_its_place(deck: object, code: str, params: dict[str, object]) -> None:
    """The error has the place, its value, and the allowed values."""
    with pytest.raises(BadOption) as caught:
        dicetto(deck=deck)
    assert caught.value.code == code
    assert {key: caught.value.params[key] for key in params} == params


def test_points_for_most_cards_in_a_file_must_be_those_of_the_option() -> None:
    """If both are given they must agree; nothing is silently overruled."""
    deck = changed(("bonus", 1, "points"), 4)
    assert dicetto(deck=deck, most_cards_points=4).deck.bonus[1].points == 4
    assert dicetto("polish", deck=deck).deck.bonus[1].points == 4


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 120) | st.text(max_size=4) | st.sampled_from([*Kind]).map(str),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["kind", "points", "logo", "count", "dice", "bonus", "x"]), inner)
    ),
    max_leaves=12,
)


@given(st.lists(plain, max_size=5), st.lists(plain, max_size=5) | st.none())
def test_any_data_is_a_deck_or_a_bad_option(dice: list[Any], bonus: list[Any] | None) -> None:
    """Nothing else is raised, whatever a file contains; a deck that is read can be written and read again."""
    change: Change = {"dice": [*dice, *GOOD["dice"]]} | ({} if bonus is None else {"bonus": bonus + GOOD["bonus"]})
    try:
        deck = load_deck(change, 3)
    except BadOption:
        return
    assert load_deck(deck.plain(), 3) == deck
