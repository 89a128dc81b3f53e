"""The native step and the readable rules, compared on the same dice, cards and moves."""

import itertools
import random
from array import array

import pytest

import noppa
from noppa import Choose, Draw, Over, Roll
from noppa.core.errors import NativeError
from noppa.games.tutto.cards import PLACE, TuttoCard
from noppa.games.tutto.packing import ROW, SEAT, pack, tables_of, without_usage
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State
from noppa.native import call

OPTIONS = {
    "leader_plus_minus": ("misses_turn", "plays_on"),
    "ending": ("at_once", "equal_turns"),
    "floor_at_zero": (True, False),
    "straight_is_tutto": (True, False),
}
EVERY = [dict(zip(OPTIONS, chosen, strict=True)) for chosen in itertools.product(*OPTIONS.values())]
MOST_MOVES = 1024


def rules_of(options: dict[str, object], target: int = 3000) -> Tutto:
    """Return rules with this target."""
    variant = noppa.rules("tutto", **options | {"target": target})  # type: ignore[arg-type]
    assert isinstance(variant, Tutto)
    return variant


def legal(tables: bytearray, row: bytearray) -> list[int]:
    """Return the legal moves of the due seat, by number."""
    moves = array("H", bytes(2 * MOST_MOVES))
    return list(moves[: call("legal", tables, row, moves)])


class Both:
    """One game in the core and by the rules."""

    def __init__(self, rules: Tutto, players: int, seed: int) -> None:
        self.rules, self.tables = rules, tables_of(rules)
        self.state: State = rules.start(players)
        self.row = bytearray(pack(rules, self.state))
        fresh = bytearray(len(self.row))
        call("start", self.tables, fresh)
        assert fresh == self.row
        self.draw, self.turned = random.Random(seed), [0] * len(PLACE)

    def check(self) -> None:
        """Check that position, seat, moves and totals agree."""
        rules, state = self.rules, self.state
        assert without_usage(bytes(self.row)) == pack(rules, state)
        pending = rules.pending(state)
        due = pending.seats[0] if isinstance(pending, Choose) else -1
        assert call("due", self.tables, self.row) - 1 == due
        assert legal(self.tables, self.row) == [rules.action_numbers[move] for move in rules.moves(state, state.seat)]
        totals = array("q", bytes(8 * len(state.banked)))
        call("totals", self.tables, self.row, totals)
        assert tuple(totals) == state.totals

    def step(self) -> bool:
        """Choose or draw at random in both; return False at the end."""
        rules, state = self.rules, self.state
        match rules.pending(state):
            case Over():
                return False
            case Roll(_, dice, _, _):
                rolled = self.draw.choices((1, 2, 3, 4, 5, 6), k=dice)
                self.state = rules.roll(state, tuple(rolled))
                call("answer", self.tables, self.row, array("i", rolled))
            case Draw(_, deck, _):
                card = self.draw.choices(list(deck), list(deck.values()))[0]
                assert isinstance(card, TuttoCard)
                self.turned[PLACE[card]] += 1
                self.state = rules.draw(state, card)
                call("answer", self.tables, self.row, array("i", [PLACE[card]]))
            case Choose((seat,)):
                move = self.draw.choice(rules.moves(state, seat))
                self.state = rules.play(state, seat, move)
                call("play", self.tables, self.row, rules.action_numbers[move])
        return True


def play_both(rules: Tutto, players: int, seed: int) -> None:
    """Play a random game, position by position."""
    both = Both(rules, players, seed)
    both.check()
    while both.step():
        both.check()
    seats = (both.row[at : at + SEAT.size] for at in range(ROW.size, len(both.row), SEAT.size))
    counted = [array("H", bytes(seat[8:30])) for seat in seats]
    assert [sum(kind) for kind in zip(*counted, strict=True)] == both.turned


@pytest.mark.parametrize("options", EVERY, ids=str)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_step_is_that_of_the_rules(options: dict[str, object], players: int) -> None:
    """Every position is compared, under every option."""
    for seed in range(3):
        play_both(rules_of(options), players, seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", EVERY, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 10])
def test_the_step_is_that_of_the_rules_in_many_games(options: dict[str, object], players: int) -> None:
    """The same holds in hundreds of games, some of them long."""
    for seed in range(60):
        play_both(rules_of(options, 500 + 50 * seed), players, 1000 + seed)


def test_what_does_not_fit_is_refused() -> None:
    """Covers chance at the wrong time, impossible faces and cards, and illegal moves."""
    both = Both(rules_of({}), 2, 0)
    for wrong in ([], [len(PLACE)], [-1], [0, 0]):
        with pytest.raises(NativeError):
            call("answer", both.tables, both.row, array("i", wrong))
    call("answer", both.tables, both.row, array("i", [PLACE[TuttoCard("clover")]]))
    for wrong in ([1, 2, 3], [1, 2, 3, 4, 5, 7], [0, 1, 1, 1, 1, 1], [1] * 7):
        with pytest.raises(NativeError):
            call("answer", both.tables, both.row, array("i", wrong))
    call("answer", both.tables, both.row, array("i", [1, 2, 3, 4, 4, 6]))
    for action in (-1, 137, 138, 139, 10**9):
        with pytest.raises(NativeError):
            call("play", both.tables, both.row, action)


def test_positions_that_cannot_be_are_refused() -> None:
    """Every byte of positions is changed in every way: what is accepted can be played to its end."""
    both, draw = Both(rules_of({}, 500), 2, 1), random.Random(1)
    met = [bytes(both.row)]
    while both.step():
        met.append(bytes(both.row))
    refused = 0
    for row in draw.sample(met, 8):
        for at in range(len(row)):
            changed = bytearray(row)
            changed[at] ^= 1 << draw.randrange(8)
            try:
                play_on(both.tables, changed, draw)
            except NativeError:
                refused += 1
    assert refused > 200


def play_on(tables: bytearray, row: bytearray, draw: random.Random) -> None:
    """Play at random for a while; raise NativeError if the first position is refused."""
    stream = array("Q", [draw.getrandbits(64)])
    call("due", tables, row)
    for _ in range(50):
        call("chance", tables, row, stream)
        moves = legal(tables, row)
        if not moves:
            return
        call("play", tables, row, draw.choice(moves))
