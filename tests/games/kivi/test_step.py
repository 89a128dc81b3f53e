"""The native step and the readable rules, compared on the same dice and moves."""

import random
from array import array
from dataclasses import replace

import pytest

from games.kivi.tables import kivi, small_board
from noppa import Choose, Over, Roll
from noppa.core.dice import multisets
from noppa.core.errors import NativeError
from noppa.games.kivi.packing import pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.native import call

RULES = {
    "international": kivi(),
    "italian": kivi("italian"),
    "small": kivi(board=small_board("two_pairs run_of_4 all_odd", "three_pairs at_most_12 four_and_two")),
    "one": kivi("italian", board=small_board("two_pairs")),
    "large": kivi("italian", board=small_board(*["two_pairs all_even run_of_5 " * 4] * 12)),
    "long": kivi(board=small_board("two_pairs all_even run_of_5 all_odd " * 3, value=999)),
}
LEGAL = 6144


def compare(rules: Kivi, players: int, draw: random.Random, *, wild: bool) -> None:
    """Play one game in both; compare every position, decision and list of moves, and everybody's points."""
    tables = tables_of(rules)
    game = bytearray(call("row_size", tables, players))
    moves, totals = array("H", bytes(2 * LEGAL)), array("q", bytes(8 * players))
    state = rules.start(players)
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
            dice = tuple(
                draw.choice((4, 4, 4, draw.randint(1, 6)) if wild else range(1, 7)) for _ in range(pending.dice)
            )
            state = rules.roll(state, dice)
            call("answer", tables, game, array("i", dice))
            continue
        offered = rules.moves(state, state.seat)
        assert count <= call("most_moves", tables)
        assert moves[:count].tolist() == [rules.action_numbers[move] for move in offered]
        move = draw.choice(offered)
        call("play", tables, game, rules.action_numbers[move])
        state = rules.play(state, state.seat, move)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_and_rules_play_the_same_game(name: str, players: int) -> None:
    """Ordinary dice are used, and dice that are often equal, so that squares are taken over."""
    draw = random.Random(players)
    compare(RULES[name], players, draw, wild=False)
    compare(RULES[name], players, draw, wild=True)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", RULES)
def test_step_and_rules_play_the_same_thousand_games(name: str) -> None:
    """The same holds in many games."""
    draw = random.Random(9)
    for game in range(1000):
        compare(RULES[name], 2 + game % 3, draw, wild=game % 2 == 0)


@pytest.mark.parametrize("edition", ["international", "italian"])
def test_every_roll_may_go_where_the_rules_say(edition: str) -> None:
    """Each of the 462 rolls is tried, on an empty board and beside a stone of each player."""
    rules = RULES[edition]
    tables, moves = tables_of(rules), array("H", bytes(2 * LEGAL))
    start = rules.start(2)
    begun = replace(start, stones=(0, 1, *start.stones[2:]), hands=(9, 9))
    for dice in multisets(6):
        for state in (rules.roll(start, dice), rules.roll(begun, dice)):
            count = call("legal", tables, pack(rules, state), moves)
            assert moves[:count].tolist() == [rules.action_numbers[move] for move in rules.moves(state, 0)]


def test_what_does_not_fit_is_refused() -> None:
    """Covers dice at the wrong time, too few or too many dice, and illegal moves."""
    rules = RULES["international"]
    tables = tables_of(rules)
    game = bytearray(call("row_size", tables, 2))
    call("start", tables, game)
    for dice in ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 6), (0, 1, 2, 3, 4, 5), (7, 1, 2, 3, 4, 5)):
        with pytest.raises(NativeError):
            call("answer", tables, game, array("i", dice))
    with pytest.raises(NativeError):
        call("play", tables, game, 0)
    call("answer", tables, game, array("i", (1, 1, 2, 2, 5, 6)))
    with pytest.raises(NativeError):
        call("answer", tables, game, array("i", (1,)))
    for action in (-1, 461, 462 + 1, len(rules.actions) - 1, len(rules.actions), 1 << 40):
        with pytest.raises(NativeError):
            call("play", tables, game, action)
    assert pack(rules, rules.roll(rules.start(2), (1, 1, 2, 2, 5, 6))) == game
