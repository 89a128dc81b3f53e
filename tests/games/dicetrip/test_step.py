"""The native step and the readable rules, compared on the same dice and moves."""

import random
from array import array
from itertools import product

import pytest

from games.dicetrip.brute import recoloured, trip_rules
from noppa import Choose, Over, Roll
from noppa.core.errors import NativeError
from noppa.games.dicetrip.packing import pack, tables_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.native import call

PLAYED = {
    "plain": trip_rules(),
    "tens": trip_rules(tens=True),
    "recoloured": trip_rules(map=recoloured()),
    "recoloured tens": trip_rules(map=recoloured(), tens=True),
}


def compare(rules: DiceTrip, players: int, draw: random.Random, *, faces: int = 6) -> None:
    """Play one game in both; compare every position, decision and list of moves, and everybody's points.

    Seats write in any order: if it is not the lowest's turn, the core continues from the packed position.
    """
    tables, numbers = tables_of(rules), {move: at for at, move in enumerate(rules.actions)}
    game, totals = bytearray(call("row_size", tables, players)), array("q", bytes(8 * players))
    moves, state = array("H", bytes(2 * call("most_moves", tables))), rules.start(players)
    call("start", tables, game)
    while True:
        assert pack(rules, state) == game
        call("totals", tables, game, totals)
        assert totals.tolist() == [sheet.total for sheet in rules.sheet(state)]
        pending = rules.pending(state)
        assert call("due", tables, game) - 1 == (pending.seats[0] if isinstance(pending, Choose) else -1)
        count = call("legal", tables, game, moves)
        if isinstance(pending, Over):
            assert count == 0
            return
        if isinstance(pending, Roll):
            assert count == 0
            dice = tuple(draw.randint(1, faces) for _ in range(pending.dice))
            state = rules.roll(state, dice)
            call("answer", tables, game, array("i", dice))
            continue
        assert isinstance(pending, Choose)
        assert moves[:count].tolist() == [numbers[move] for move in rules.moves(state, pending.seats[0])]
        seat = draw.choice(pending.seats)
        offered = rules.moves(state, seat)
        # random writings rarely use a number already made, among hundreds of moves
        move = draw.choice(offered[:12] if draw.random() < 0.1 else offered)
        state = rules.play(state, seat, move)
        if seat == pending.seats[0]:
            call("play", tables, game, numbers[move])
        else:
            game = bytearray(pack(rules, state))


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_step_and_rules_play_the_same_game(name: str, players: int) -> None:
    """Ordinary dice are used, and dice that are often equal, so that their assignment matters."""
    draw = random.Random(players)
    compare(PLAYED[name], players, draw)
    compare(PLAYED[name], players, draw, faces=3)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", PLAYED)
def test_step_and_rules_play_the_same_thousand_games(name: str) -> None:
    """The same in many games, for the rare cases."""
    draw = random.Random(9)
    for game in range(1000):
        compare(PLAYED[name], 1 + game % 2, draw, faces=(6, 3)[game % 2])


def test_every_roll_makes_what_the_rules_say() -> None:
    """All 1296 rolls are compared, without and with every doubling."""
    rules = PLAYED["plain"]
    tables, numbers = tables_of(rules), {move: at for at, move in enumerate(rules.actions)}
    moves = array("H", bytes(2 * call("most_moves", tables)))
    start = rules.play(rules.roll(rules.start(1), (1, 1, 1, 1)), 0, rules.actions[15])
    for dice in product(range(1, 7), repeat=4):
        state = rules.roll(start, dice)
        offered = rules.moves(state, 0)
        after = [rules.play(state, 0, move) for move in offered if str(move).startswith("twice")]
        for position in (state, *after):
            count = call("legal", tables, pack(rules, position), moves)
            assert moves[:count].tolist() == [numbers[move] for move in rules.moves(position, 0)]


def test_what_does_not_fit_is_refused() -> None:
    """Covers dice at the wrong time, too few or too many dice, and illegal moves."""
    rules = PLAYED["plain"]
    tables, game = tables_of(rules), bytearray(pack(rules, rules.start(2)))
    for dice in ((1, 2, 3), (1, 2, 3, 4, 5), (0, 1, 2, 3), (7, 1, 2, 3)):
        with pytest.raises(NativeError):
            call("answer", tables, game, array("i", dice))
    with pytest.raises(NativeError):
        call("play", tables, game, 0)
    call("answer", tables, game, array("i", (1, 4, 6, 6)))
    with pytest.raises(NativeError):
        call("answer", tables, game, array("i", (1,)))
    for action in (-1, 16, 52, len(rules.actions), 1 << 40):
        with pytest.raises(NativeError):
            call("play", tables, game, action)
    assert pack(rules, rules.roll(rules.start(2), (1, 4, 6, 6))) == game


@pytest.mark.parametrize("players", [0, 5])
def test_nobody_else_can_play(players: int) -> None:
    """One to four players can."""
    with pytest.raises(NativeError):
        call("row_size", tables_of(PLAYED["plain"]), players)
