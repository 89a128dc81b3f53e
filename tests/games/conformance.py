"""The conformance kit: what must hold for every game, edition and option, checked by playing.

A new game gets all of it by being there. `positions` plays a random game on a table and hands
out each position; `check_position` holds it against the contract; `check_game` looks at the
whole game: record, replay, seed, length.
"""

import json
import pickle
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from noppa import (
    BadOption,
    Card,
    Choose,
    Draw,
    IllegalMove,
    ImpossibleChance,
    Move,
    NoppaError,
    Over,
    Roll,
    Rules,
    games,
    rules,
)
from noppa.core import record_file
from noppa.core.codec import decode, encode
from noppa.core.options import Game, Value
from noppa.core.record import Record
from noppa.core.rules import plain_pending, plain_sheet
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table

MOST_EVENTS = 60_000


class Stranger(Move):
    """A move of no game."""

    def __str__(self) -> str:
        return "stranger"


class StrangeCard(Card):
    """A card of no game."""

    def __str__(self) -> str:
        return "stranger"


def variants(game: Game, draw: random.Random, options: int) -> list[Rules[Any]]:
    """Every edition, and so many random combinations of options."""
    made = [rules(game.name, edition) for edition in game.editions]
    given: list[dict[str, Any]] = [
        {name: _some_value(game, name, draw) for name in game.options} for _ in range(options)
    ]
    return made + [rules(game.name, **chosen) for chosen in given]


def _some_value(game: Game, name: str, draw: random.Random) -> Value:
    option = game.options[name]
    if option.values:
        return draw.choice(option.values)
    # Far beyond twice the default a game only gets longer, not different.
    most = min(option.most, 2 * int(option.default))
    return draw.choice(range(option.least, most + 1, option.step))


def random_table(rules: Rules[Any], players: int, seed: int) -> Table:
    """A table at which every seat plays at random."""
    draw = random.Random(seed)

    def choose(rules: Rules[Any], state: Any, seat: int) -> Move:
        return draw.choice(rules.moves(state, seat))

    seats = [Seat(f"seat {seat}", "bot", "random") for seat in range(players)]
    return Table(rules, seats, Seeded(seed), {"random": choose})


def positions(table: Table) -> Iterator[Any]:
    """Every position of a game, until it is over."""
    yield table.state
    while table.step():
        assert len(table.events) < MOST_EVENTS, "random play does not come to an end"
        yield table.state


def check_position(rules: Rules[Any], state: Any, players: int, draw: random.Random) -> None:
    """Everything the contract says of one position."""
    asked = rules.pending(state)
    _check_question(rules, state, asked, players)
    _check_moves(rules, state, asked, players, draw)
    _check_chance(rules, state, asked)
    _check_sheets(rules, state, players)
    _check_views(rules, state, players)
    assert decode(json.loads(json.dumps(encode(state))), rules.state_type) == state
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301 - our own bytes
    assert hash(state) == hash(state)


def _check_question(rules: Rules[Any], state: Any, asked: object, players: int) -> None:
    match asked:
        case Roll(seat, dice, places, _):
            assert seat in range(players)
            assert dice == len(places) > 0
            assert all(lower < higher for lower, higher in pairwise(places))
        case Draw(seat, deck, _):
            assert seat in range(players)
            assert deck
            assert all(count > 0 for count in deck.values())
            assert all(rules.card(str(card)) == card for card in deck)
            assert set(deck) <= set(rules.cards)
            with pytest.raises(TypeError):
                deck[next(iter(deck))] = 0  # type: ignore[index]
        case Choose(seats):
            assert seats == tuple(sorted(set(seats)))
            assert set(seats) <= set(range(players))
            assert seats
        case Over(scores, winners):
            assert scores == tuple(sheet.total for sheet in rules.sheet(state))
            assert winners
            assert set(winners) <= set(range(players))
        case _:
            pytest.fail(f"pending says {asked!r}")


def _check_moves(rules: Rules[Any], state: Any, asked: object, players: int, draw: random.Random) -> None:
    due = asked.seats if isinstance(asked, Choose) else ()
    for seat in range(-1, players + 1):
        legal = rules.moves(state, seat)
        assert bool(legal) == (seat in due)
        assert len(set(legal)) == len(legal)
        for move in draw.sample(legal, min(4, len(legal))):
            assert rules.parse(str(move)) == move
            assert rules.play(state, seat, move) != state
        offered = set(legal)
        others = [move for move in draw.sample(rules.actions, min(12, len(rules.actions))) if move not in offered]
        for move in [*others, Stranger()]:
            with pytest.raises(IllegalMove) as caught:
                rules.play(state, seat, move)
            assert caught.value.params["legal"] == tuple(map(str, legal))
        for nonsense in (str(legal[0]) if legal else "", None, 7):
            with pytest.raises(IllegalMove):
                rules.play(state, seat, nonsense)  # type: ignore[arg-type]


def _check_chance(rules: Rules[Any], state: Any, asked: object) -> None:
    dice = asked.dice if isinstance(asked, Roll) else 5
    wrong = [(1,) * (dice + 1), (1,) * (dice - 1), (0,) + (1,) * (dice - 1), (7,) + (1,) * (dice - 1), (True,) * dice]
    for roll in wrong:
        with pytest.raises(ImpossibleChance):
            rules.roll(state, roll)
    if not isinstance(asked, Roll):
        with pytest.raises(ImpossibleChance):
            rules.roll(state, (1,) * dice)
    deck = asked.deck if isinstance(asked, Draw) else {}
    for card in [StrangeCard(), *(card for card in rules.cards if card not in deck)]:
        with pytest.raises(ImpossibleChance):
            rules.draw(state, card)


def _check_sheets(rules: Rules[Any], state: Any, players: int) -> None:
    sheets = rules.sheet(state)
    assert len(sheets) == players
    for sheet in sheets:
        assert [item.id for item in sheet.items] == [item.id for item in sheets[0].items]
        assert sheet.total == sum(item.value or 0 for item in sheet.items)
        json.dumps([dict(item.detail) for item in sheet.items])


def _check_views(rules: Rules[Any], state: Any, players: int) -> None:
    for seat in (None, *range(players)):
        view = rules.view(state, seat)
        assert json.loads(json.dumps(view)) == view, "a view is plain data"
        seen = rules.observed(state, seat)
        assert rules.observed(seen, seat) == seen
        assert rules.view(seen, seat) == view, "a view tells nothing that its seat may not see"
        assert view["pending"] == plain_pending(rules.pending(seen))
        assert view["sheets"] == [plain_sheet(sheet) for sheet in rules.sheet(seen)]
        legal = () if seat is None else rules.moves(state, seat)
        told = view["moves"]
        assert isinstance(told, list)
        assert [entry["move"] for entry in told] == [str(move) for move in legal]
        assert all(entry["kind"] for entry in told)


def check_notation(rules: Rules[Any]) -> None:
    """Every move and card reads back from its text; anything else is unreadable."""
    texts = [str(move) for move in rules.actions]
    assert len(set(texts)) == len(texts)
    for move in rules.actions:
        assert rules.parse(str(move)) == move
    for card in rules.cards:
        assert rules.card(str(card)) == card
    for text in ("", "nonsense", "keep 7", texts[0] + " 9", b"keep", None, 5):
        with pytest.raises(NoppaError):
            rules.parse(text)  # type: ignore[arg-type]
        with pytest.raises(NoppaError):
            rules.card(text)  # type: ignore[arg-type]


def check_game(table: Table, seed: int) -> None:
    """A finished game: its record replays to the same position, and its seed to the same game."""
    rules, players = table.rules, len(table.seats)
    assert isinstance(table.pending, Over)
    record = record_file.read(Record.of(table).text())
    assert record == Record.of(table)
    again = record.replay(rules)
    assert again.state == table.state
    assert again.events == table.events
    assert record.verify(rules) > 0
    other = random_table(rules, players, seed)
    for _ in positions(other):
        pass
    assert other.events == table.events


def check_players(rules: Rules[Any]) -> None:
    """A number of players outside the range is refused with the range."""
    least, most = rules.game.least_players, rules.game.most_players
    for players in (least - 1, most + 1, "2", None, 2.0, True):
        with pytest.raises(BadOption) as caught:
            rules.start(players)  # type: ignore[arg-type]
        assert (caught.value.params["least"], caught.value.params["most"]) == (least, most)


def every_game() -> list[Game]:
    """The games that are there."""
    return list(games().values())
