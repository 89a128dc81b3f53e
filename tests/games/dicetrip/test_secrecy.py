"""A seat's writings in an open round are hidden from others; that it uses a die twice is public at once."""

import json
import random
from typing import Any

import pytest

from games.dicetrip.brute import play, random_game, trip_rules
from noppa import Choose
from noppa.core.codec import encode
from noppa.games.dicetrip.moves import Cross, Twice, Write

GAME = trip_rules(tens=True)


def opened(seed: int) -> Any:
    """Return a position of three seats in the middle of a game, at the start of the writing."""
    draw = random.Random(seed)
    wanted = draw.randrange(13)
    for state in random_game(GAME, 3, draw):
        if state.round == wanted and state.writing and not any(turn.writings or turn.twice for turn in state.turns):
            return state
    raise AssertionError(seed)


def choices(state: Any, seat: int, draw: random.Random, moves: int) -> Any:
    """Return the position after random writings of a seat, with crossings as often as numbers."""
    for _ in range(moves):
        legal = GAME.moves(state, seat)
        kind = draw.choice([kind for kind in (Write, Cross) if any(isinstance(move, kind) for move in legal)])
        state = GAME.play(state, seat, draw.choice([move for move in legal if isinstance(move, kind)]))
    return state


def visible(state: Any, seat: int | None) -> str:
    """Return everything visible to a seat or a spectator: the observed position and the view."""
    seen = GAME.observed(state, seat)
    return json.dumps([encode(seen), GAME.view(state, seat), GAME.view(seen, seat)], sort_keys=True)


@pytest.mark.parametrize("seed", range(12))
def test_nobody_else_sees_what_was_written(seed: int) -> None:
    """Until the seat is done, others and spectators see what they saw before."""
    draw = random.Random(seed)
    start = opened(seed)
    shown = {seat: visible(start, seat) for seat in (None, 0, 1, 2)}
    writer = draw.randrange(3)
    for _ in range(4):
        state = start
        while writer in GAME.pending(state).seats:  # type: ignore[union-attr] # the round stays open
            for seat in {None, 0, 1, 2} - {writer}:
                assert visible(state, seat) == shown[seat]
            state = choices(state, writer, draw, 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_seat_that_is_done_shows_only_that(seed: int) -> None:
    """Two different choices of such a seat look the same to everybody else; the seat itself sees them."""
    start = opened(seed)
    draw = random.Random(seed)
    writer = draw.randrange(3)
    ends = []
    for _ in range(5):
        state = start
        while writer in GAME.pending(state).seats:  # type: ignore[union-attr] # the round stays open
            state = choices(state, writer, draw, 1)
        ends.append(state)
    for seat in {None, 0, 1, 2} - {writer}:
        assert len({visible(state, seat) for state in ends}) == 1
    assert len({visible(state, writer) for state in ends}) == len(set(ends))
    for state in ends:
        assert GAME.pending(GAME.observed(state, None)) == GAME.pending(state)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_is_enough_to_choose(seed: int) -> None:
    """In the position as a seat observes it, that seat has the same moves, decision and own sheet."""
    for state in random_game(GAME, 3, random.Random(seed)):
        for seat in range(3):
            seen = GAME.observed(state, seat)
            assert GAME.moves(seen, seat) == GAME.moves(state, seat)
            assert GAME.sheet(seen)[seat] == GAME.sheet(state)[seat]
            if isinstance(pending := GAME.pending(state), Choose):
                assert GAME.pending(seen) == pending


@pytest.mark.parametrize("seed", range(4))
def test_a_die_used_twice_is_seen_at_once_and_nothing_that_is_written_with_it(seed: int) -> None:
    """Everybody sees the same doubling before, between and after the writings; different ones look different."""
    draw = random.Random(seed)
    start = play(GAME, GAME.start(3), "5234", "stand")
    doublings = draw.sample([move for move in GAME.moves(start, 1) if isinstance(move, Twice)], 3)
    shown = set()
    for move in doublings:
        state = GAME.play(start, 1, move)
        assert GAME.is_public(move)
        seen = {seat: visible(state, seat) for seat in (None, 0, 2)}
        for seat in (None, 0, 2):
            trip = GAME.view(state, seat)["trips"][1]
            assert trip["twice"] == {"die": move.die, "drop": move.drop}
            assert not trip["powers"]["twice"]
            assert not trip["written"]
        shown.add(seen[None])
        written = choices(state, 1, draw, 1)
        assert seen == {seat: visible(written, seat) for seat in (None, 0, 2)}
        done = choices(written, 1, draw, 1)
        assert GAME.view(done, 0)["trips"][1] == GAME.view(state, 0)["trips"][1] | {"done": True}
    assert len(shown) == 3


def test_everything_is_shown_when_the_round_closes() -> None:
    """Everybody sees both maps."""
    steps = ["5234", "stand", "1: twice 5 drop 2", "1: gent=53", "1: brugge=45", "0: gent=x"]
    state = play(GAME, GAME.start(2), *steps)
    assert GAME.view(state, 0)["trips"][1]["numbers"]["gent"] is None
    assert GAME.view(state, 0)["trips"][1]["done"]
    assert GAME.view(state, 1)["trips"][0]["numbers"]["gent"] is None
    state = play(GAME, state, "0: brugge=23")
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view["trips"][1]["numbers"]["gent"] == 53
        assert not view["trips"][1]["powers"]["twice"]
        assert view["trips"][0]["numbers"]["gent"] == "x"
