"""Values of positions: identities inside a turn, bad input, and reasons for moves."""

import random
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files

import numpy as np
import pytest

from games.kivi.positions import met
from games.kivi.tables import kivi, position, small_board
from noppa import BadRecord, Choose, IllegalMove, Move, Over, Roll, coach
from noppa.bots import BOTS, evaluators
from noppa.coach.sentences import all_in_words
from noppa.core.dice import multiset, multisets, ways
from noppa.games.kivi import batches
from noppa.games.kivi import evaluator as evaluator_module
from noppa.games.kivi.evaluator import Evaluator
from noppa.games.kivi.packing import ROW, numbers, pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.games.kivi.weights import FILE, HEAD, MAGIC, VERSION, board_hash, read
from noppa.locale import Messages
from noppa.native import call
from noppa.native.streams import streams
from noppa.simulate.batch import batch_of

OWN = small_board("two_pairs run_of_4 all_odd two_pairs", "three_pairs at_most_12 all_odd all_even")
NAMES = ["international", "italian", "own"]


@cache
def known(name: str) -> Evaluator:
    """Return the evaluator of one edition, or of a custom board."""
    return Evaluator(kivi(board=OWN) if name == "own" else kivi(name))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_agree_inside_a_turn(name: str, players: int) -> None:
    """Before a roll it is the mean of what may come, before a choice the best move; after a keep its value."""
    evaluator = known(name)
    rules = evaluator.rules
    for state in met(rules, players, players, 7):
        pending = rules.pending(state)
        if isinstance(pending, Roll):
            for seat in range(players):
                mean = sum(
                    ways(roll) / 6**pending.dice * evaluator.value(rules.roll(state, roll), seat)
                    for roll in multisets(pending.dice)
                )
                assert evaluator.value(state, seat) == pytest.approx(mean, abs=1e-9)
            continue
        values = evaluator.move_values(state, state.seat)
        assert list(values) == list(rules.moves(state, state.seat))
        assert evaluator.value(state, state.seat) == pytest.approx(max(values.values()), abs=1e-9)
        for move, value in values.items():
            after = rules.play(state, state.seat, move)
            if after.seat == state.seat and isinstance(rules.pending(after), Roll):
                assert evaluator.value(after, state.seat) == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_two_players_are_worth_the_opposite(name: str) -> None:
    """One player's lead is the other's deficit, at every step."""
    evaluator = known(name)
    for state in met(evaluator.rules, 2, 5, 3):
        assert evaluator.value(state, 0) == pytest.approx(-evaluator.value(state, 1), abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_last_turn_is_exact(name: str, players: int) -> None:
    """After the last placement the lead agrees with the sheets, for every move of the last choice."""
    evaluator = known(name)
    rules = evaluator.rules
    last = met(rules, players, 6, 1)[-1]
    state = replace(last, rolls=2)
    for move, value in evaluator.move_values(state, state.seat).items():
        after = rules.play(state, state.seat, move)
        if isinstance(over := rules.pending(after), Over):
            scores = list(over.scores)
            own = scores.pop(state.seat)
            assert value == pytest.approx(own - max(scores), abs=1e-9), move
            assert evaluator.final(after, state.seat) == own - max(scores)
            assert evaluator.value(after, state.seat) == own - max(scores)


def test_a_taken_stone_costs_what_it_counts_where_it_goes() -> None:
    """Two take-overs of one square differ by what its stone makes at its new place."""
    evaluator = known("international")
    rules = evaluator.rules
    state = replace(position(rules, (4,) * 6, {0: ["a1", "b1"], 1: ["d4", "e4", "g7"]}), hands=(5, 5), rolls=3)
    values = {str(move): value for move, value in evaluator.move_values(state, 0).items()}
    beside, alone = values["place d4 move f7"], values["place d4 move a7"]
    theirs = [frozenset(map(rules.board.numbers.__getitem__, ("e4", "g7", square))) for square in ("f7", "a7")]
    assert alone - beside == pytest.approx(rules.tally(theirs[0]).total - rules.tally(theirs[1]).total, abs=1e-9)


def test_final_only_leaves_no_roll() -> None:
    """Dice entered as final have the value of their best placement, or of the box."""
    evaluator = known("international")
    rules = evaluator.rules
    for dice in ((1, 1, 2, 2, 5, 6), (1, 2, 3, 5, 6, 6)):
        state = evaluator.final_only(rules.roll(rules.start(2), dice))
        assert evaluator.value(state, 0) == max(evaluator.move_values(state, 0).values())
        assert not any(str(move).startswith("keep") for move in evaluator.move_values(state, 0))


def test_bad_questions_are_told_so() -> None:
    """Covers seats that are not due or missing, and impossible positions."""
    evaluator = known("international")
    start = evaluator.rules.start(2)
    rolled = evaluator.rules.roll(start, (1, 1, 2, 2, 5, 6))
    for state, seat, code in ((start, 0, "advice-not-due"), (rolled, 1, "advice-not-due")):
        with pytest.raises(IllegalMove) as not_due:
            evaluator.move_values(state, seat)
        assert not_due.value.code == code
    for seat in (-1, 2):
        with pytest.raises(IllegalMove) as unknown:
            evaluator.value(start, seat)
        assert unknown.value.code == "seat-unknown"
    impossible = [
        replace(start, hands=(3, 9)),
        replace(start, seat=1),
        replace(start, stones=start.stones[:-1]),
        replace(start, stones=(0, *start.stones[1:])),
        replace(start, stones=(7, *start.stones[1:]), hands=(9, 9)),
    ]
    for state in impossible:
        for ask in (lambda state: evaluator.value(state, 0), lambda state: evaluator.finishes(state, 2, 1)):
            with pytest.raises(BadRecord) as caught:
                ask(state)
            assert caught.value.code == "kivi-position-impossible"
            assert "seat" in Messages().error(caught.value, "kivi")


# Weights --------------------------------------------------------------------------------------------


@cache
def weights() -> bytes:
    """Return the weights' file."""
    return files("noppa.games.kivi").joinpath(FILE).read_bytes()


def signed(body: bytes) -> bytes:
    """Return a file with a valid hash."""
    return body + sha256(body).digest()


def with_head(magic: bytes = MAGIC, version: int = VERSION, width: int = 512, board: bytes | None = None) -> bytes:
    """Return the file with another header and a valid hash."""
    header = HEAD.pack(magic, version, width, board or board_hash(kivi().board))
    return signed(header + weights()[HEAD.size : -32])


def test_the_weights_are_small_whole_and_for_the_published_board() -> None:
    """They have less than 3 MB, and are for no other board."""
    assert len(weights()) < 3_000_000
    assert read(weights(), kivi().board) is not None
    assert read(weights(), kivi(board=OWN).board) is None
    assert with_head() == weights()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        weights()[:1000],
        weights()[:-2000],
        weights()[:5000] + b"\0\1" + weights()[5002:],
        with_head(version=1),
        with_head(magic=b"KIWI"),
        with_head(board=bytes(32)),
        with_head(width=496),
        with_head(width=500),
        with_head(width=0),
        signed(weights()[:-40]),
        signed(weights()[:-32] + bytes(8)),
        signed(b""),
    ],
    ids=[
        *("empty", "nonsense", "cut", "end", "altered", "version", "magic", "board"),
        *("narrow", "width", "nothing", "short", "long", "bare"),
    ],
)
def test_a_bad_file_of_weights_is_as_good_as_none(data: bytes) -> None:
    """The computed value replaces it, without an error."""
    assert read(data, kivi().board) is None


def test_without_weights_the_computed_value_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same requests work."""
    monkeypatch.setattr(evaluator_module, "learned", lambda _board: None)
    evaluator = Evaluator(kivi())
    state = evaluator.rules.roll(evaluator.rules.start(2), (1, 1, 2, 2, 5, 6))
    values = evaluator.move_values(state, 0)
    assert max(values.values()) == pytest.approx(evaluator.value(state, 0), abs=1e-9)
    assert values != known("international").move_values(state, 0)


def test_worths_of_two_boards_are_two() -> None:
    """The bots and the coach get the right one, although both have the same edition."""
    own = evaluators.evaluator(kivi(board=OWN))
    assert own is not evaluators.evaluator(kivi())
    assert own is evaluators.evaluator(kivi(board=OWN))


def test_the_native_core_plays_hard_as_the_evaluator_does() -> None:
    """Whole games of the core's `hard` players equal those of the evaluator's best moves on the same dice."""
    for name, players in (("italian", 2), ("international", 3), ("own", 4)):
        rules = known(name).rules
        played = batch_of(batches.play(rules, ["hard"] * players, 5, 2, 9), players)
        for number in range(2):
            state, words = rules.start(players), streams(9, 1, 5 + number)
            while not isinstance(pending := rules.pending(state), Over):
                if isinstance(pending, Roll):
                    row = bytearray(pack(rules, state))
                    call("chance", tables_of(rules), row, words)
                    state = rules.roll(state, rolled(state, row))
                else:
                    state = rules.play(state, state.seat, BOTS["hard"](rules, state, state.seat))
            by_player = [pending.scores[(player + 5 + number) % players] for player in range(players)]
            assert played.scores[number].tolist() == by_player


def rolled(state: State, row: bytearray) -> tuple[int, ...]:
    """Return the dice of a row that the state before it lacks."""
    _, _, _, number, _ = ROW.unpack_from(row)
    dice = list(list(numbers())[number])
    for die in filter(None, state.dice):
        dice.remove(die)
    return tuple(dice)


# Strength -------------------------------------------------------------------------------------------


def shares(rules: Kivi, players: int, deals: int) -> list[float]:
    """Return the share of the win of one hard player among simple ones, in every seat on the same dice."""
    found = []
    for deal in range(deals):
        share = 0.0
        for seat in range(players):
            draw, state = random.Random(deal), rules.start(players)
            while not isinstance(pending := rules.pending(state), Over):
                if isinstance(pending, Roll):
                    state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(pending.dice)))
                else:
                    bot = BOTS["hard" if state.seat == seat else "simple"]
                    state = rules.play(state, state.seat, bot(rules, state, state.seat))
            share += (seat in pending.winners) / len(pending.winners) / players
        found.append(share)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_hard_beats_simple(name: str) -> None:
    """It wins more than half of the games, by two standard errors."""
    found = shares(known(name).rules, 2, 24)
    assert np.mean(found) - 2 * np.std(found) / len(found) ** 0.5 > 0.5


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["international", "italian"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hard_is_far_better_than_simple(name: str, players: int) -> None:
    """With two players it wins at least 72 %, with three and four well over its share."""
    found = shares(known(name).rules, players, 300)
    assert np.mean(found) > {2: 0.72, 3: 0.5, 4: 0.4}[players]


def revisions(evaluator: Evaluator, players: int, games: int) -> list[list[float]]:
    """Return the unexplained value changes at each seat's placements, in games of hard players."""
    rules, found = evaluator.rules, []
    for seed in range(games):
        draw, state, changed = random.Random(seed), rules.start(players), [0.0] * players
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Roll):
                state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(pending.dice)))
            else:
                seat, values = state.seat, evaluator.move_values(state, state.seat)
                best = max(values, key=values.__getitem__)
                state = rules.play(state, seat, best)
                changed[seat] += evaluator.value(state, seat) - values[best]
        found.append(changed)
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["international", "italian"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_value_is_right_on_average(name: str, players: int) -> None:
    """The mean of unexplained changes over a thousand games is within two standard errors of zero."""
    found = np.array(revisions(known(name), players, 1000))
    errors = 2 * found.std(axis=0) / len(found) ** 0.5
    assert (abs(found.mean(axis=0)) <= errors).sum() >= players - 1  # of several seats one may be further off by chance


# Reasons --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_sort_of_move_has_a_reason(name: str) -> None:
    """Reasons are sentences with numbers, and with no raw key."""
    rules = known(name).rules
    codes = set()
    states = [state for state in met(rules, 3, 3, 1) if isinstance(rules.pending(state), Choose)]
    equal, run = (replace(states[len(states) // 4], dice=dice) for dice in ((4,) * 6, (1, 2, 3, 4, 5, 6)))
    lost = next(
        replace(rules.roll(rules.start(2), dice), rolls=3)
        for dice in multisets(6)
        if not rules.reach.fitting[multiset(dice)]
    )
    for state in (*states[::3], states[-1], equal, run, lost):
        for choice in coach.advise(rules, state, state.seat):
            codes |= {reason.code for reason in choice.why}
            why = all_in_words(choice.why, "kivi", Messages())
            assert why.endswith(".")
            assert "{" not in why
            assert "_" not in why
    gains = ("gain", "line", "block", "rare", "take-over", "roll-instead", "place-instead")
    nothing = {"kivi-why-keep-nothing"}  # one edition's wild rolls always leave something to hope for
    every = {f"kivi-why-{kind}" for kind in (*gains, "keep", "keep-one", "turn", "box")} | {"kivi-wild-fits"}
    assert codes | nothing == every | nothing


def test_a_reason_counts_right() -> None:
    """With five fours and one roll left, six equal dice come in one of six, else the same square as now."""
    evaluator = known("international")
    state = position(evaluator.rules, (4, 4, 4, 4, 4, 6), {0: ["a1"], 1: ["d4"]}, rolls=2)
    squares, turn, *_ = evaluator.reasons(state, 0, evaluator.rules.parse("keep 4 4 4 4 4"))
    params = squares.params
    assert turn.params["percent"] == 0
    assert {params["percent"], params["other_percent"]} == {83, 17}


@pytest.mark.parametrize(
    ("move", "best", "kind"),
    [
        ("keep 4 4", "keep 4 4 4 4 4", "keep"),
        ("keep 4 4 4 4 4", "place a2", "roll-on"),
        ("place a2", "keep 4 4 4 4 4", "roll-on"),
        ("place a2", "place d4 move b2", "take-over"),
        ("place b1", "place g7", "square"),
        ("place b1", "place e4", "block"),
    ],
)
def test_choices_are_of_a_kind(move: str, best: str, kind: str) -> None:
    """The kind depends on the played and the best move; it has a name."""
    evaluator = known("international")
    state = position(evaluator.rules, (4,) * 6, {0: ["a1"], 1: ["d4", "f4"]}, rolls=2)
    chosen: tuple[Move, Move] = (evaluator.rules.parse(move), evaluator.rules.parse(best))
    assert evaluator.decision_kind(state, 0, *chosen) == kind
    assert f"kind-{kind}" in Messages()


# Played out -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_go_on_from_anywhere(name: str, players: int) -> None:
    """Every game gets its scores, the same from the same seed, whatever the number of games."""
    evaluator = known(name)
    for state in met(evaluator.rules, players, 8, 9):
        found = evaluator.finishes(state, 11, 4)
        assert [len(scores) for scores in found] == [players] * 11
        assert found[:5] == evaluator.finishes(state, 5, 4)
        assert min(map(min, found)) >= 0


def test_playouts_are_games_by_the_rules_of_the_computed_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their scores agree with games of `hard` without weights, within four standard errors."""
    monkeypatch.setattr(evaluator_module, "learned", lambda _board: None)
    evaluator, scores = Evaluator(kivi()), []
    rules = evaluator.rules
    for seed in range(60):
        draw, state = random.Random(seed), rules.start(2)
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Roll):
                state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(pending.dice)))
            else:
                values = evaluator.move_values(state, state.seat)
                state = rules.play(state, state.seat, max(values, key=values.__getitem__))
        scores.append(pending.scores)
    played, found = np.array(scores), np.array(evaluator.finishes(rules.start(2), 2000, 1))
    error = np.sqrt(played.var(axis=0) / len(played) + found.var(axis=0) / len(found))
    assert (abs(played.mean(axis=0) - found.mean(axis=0)) < 4 * error).all()
