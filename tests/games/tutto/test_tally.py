"""Turns entered by their cards and points, expanded into steps and played by the rules."""

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tutto.script import ONES, TUTTO, after, sheet, tutto
from noppa import Choose, Draw, IllegalMove, ImpossibleChance, NoppaError, Over, Roll
from noppa.core.dice import multisets
from noppa.core.rules import Card, Move
from noppa.games.tutto.cards import CARDS
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import Ending, State
from noppa.games.tutto.tally import MOST_POINTS, tally
from noppa.locale import Messages

RULES = tutto()
START = sheet(0, 0, 0)


def cards(*texts: str) -> list[Card]:
    """Return cards by their texts."""
    return [RULES.card(text) for text in texts]


def follow(rules: Tutto, state: State, steps: Sequence[object]) -> State:
    """Return the position after steps, each of them what the rules require then."""
    for step in steps:
        if isinstance(step, Card):
            assert isinstance(rules.pending(state), Draw)
            state = rules.draw(state, step)
        elif isinstance(step, Move):
            pending = rules.pending(state)
            assert isinstance(pending, Choose)
            state = rules.play(state, pending.seats[0], step)
        else:
            assert isinstance(step, tuple)
            assert isinstance(rules.pending(state), Roll)
            state = rules.roll(state, step)
    return state


def tallied(rules: Tutto, state: State, turned: list[Card], points: int, *, clover: bool = False) -> State:
    """Return the position after a tally, whose turn has exactly these cards and points."""
    done = follow(rules, state, tally(rules, state, turned, points, clover=clover))
    assert done.turns == state.turns + 1
    assert [turn.card for turn in done.past[-1].cards] == turned
    assert done.past[-1].banked == points
    assert done.banked[state.seat] == state.banked[state.seat] + points
    return done


@cache
def bankable(*texts: str) -> frozenset[int]:
    """Return every total that a turn with exactly these cards can have, over all rolls and moves; 0 if lost."""
    found = {0}
    seen: set[object] = set()
    waiting = [START]
    while waiting:
        state = waiting.pop()
        pending = RULES.pending(state)
        if state.turns != START.turns:
            if len(state.past[-1].cards) == len(texts):
                found.add(state.banked[0])
        elif isinstance(pending, Draw):
            if len(state.cards) < len(texts):
                waiting.append(RULES.draw(state, RULES.card(texts[len(state.cards)])))
        elif isinstance(pending, Choose):
            waiting += [RULES.play(state, 0, move) for move in RULES.moves(state, 0)]
        elif isinstance(pending, Roll):
            faces = frozenset(state.dice) if state.cards[-1].card.text == "straight" else None
            place = len(state.cards), pending.dice, state.collected, faces
            if place not in seen:
                seen.add(place)
                waiting += [RULES.roll(state, rolled) for rolled in multisets(pending.dice)]
    return frozenset(found)


@pytest.mark.parametrize(
    "turned",
    [
        ("bonus_200",),
        ("bonus_600",),
        ("double",),
        ("plus_minus",),
        ("straight",),
        ("clover",),
        ("stop",),
        ("plus_minus", "bonus_300"),
        ("plus_minus", "double"),
        ("straight", "double"),
        ("straight", "plus_minus"),
    ],
    ids=" ".join,
)
def test_every_total_that_cards_can_bank_is_found_and_no_other(turned: tuple[str, ...]) -> None:
    """Everything that the rules can play is compared; the error names the nearest totals on both sides."""
    possible = bankable(*turned)
    for points in range(0, max(*possible, 2000) + 1001, 50):
        if points in possible:
            tallied(RULES, START, cards(*turned), points)
            continue
        with pytest.raises(ImpossibleChance) as caught:
            tally(RULES, START, cards(*turned), points)
        assert caught.value.code == "tutto-tally-points"
        below = [max(total for total in possible if total < points)]
        above = [min(total for total in possible if total > points)] if max(possible) > points else []
        assert caught.value.params["nearest"] == below + above


def test_a_chain_of_cards_is_found() -> None:
    """It has three Tuttos and a stop, with the double in the middle."""
    done = tallied(RULES, START, cards("bonus_600", "plus_minus", "double", "bonus_200"), 6150)
    assert [turn.tuttos for turn in done.past[-1].cards][:3] == [1, 1, 1]


def test_a_plus_minus_in_a_tallied_turn_takes_from_the_leader() -> None:
    """The steps go through the rules like any others."""
    done = tallied(RULES, sheet(0, 3000), cards("plus_minus"), 1000)
    assert [sheet.total for sheet in RULES.sheet(done)] == [1000, 2000]


@pytest.mark.parametrize("points", [0, 50, 100, 1950, 2000, 2050, 4150, 33_350, MOST_POINTS])
def test_a_firework_can_come_to_anything(points: int) -> None:
    """Any multiple of 50 is possible, with as many sixes as needed."""
    tallied(RULES, START, cards("firework"), points)


def test_every_firework_up_to_some_thousands() -> None:
    """This includes one after a card with a fixed gift."""
    for points in range(0, 6001, 50):
        tallied(RULES, START, cards("firework"), points)
    for points in range(2000, 4001, 50):
        tallied(RULES, START, cards("straight", "firework"), points)


def test_a_firework_cannot_lose_what_came_before() -> None:
    """Its null banks, so 2000 is the least after a straight."""
    for points in (0, 50, 1950):
        with pytest.raises(ImpossibleChance) as caught:
            tally(RULES, START, cards("straight", "firework"), points)
        assert caught.value.params["nearest"] == [2000]


@pytest.mark.parametrize("card", ["bonus_200", "double", "plus_minus", "straight", "clover"])
def test_a_lost_turn_is_lost_by_a_null(card: str) -> None:
    """The last card does not matter."""
    assert tallied(RULES, START, cards(card), 0).past[-1].ending is Ending.NULL
    assert tallied(RULES, START, cards("bonus_300", "straight", card), 0).past[-1].ending is Ending.NULL


def test_a_lost_turn_is_lost_by_a_stop_card() -> None:
    """It may be at the start or after Tuttos."""
    assert tallied(RULES, START, cards("stop"), 0).past[-1].ending is Ending.STOP_CARD
    assert tallied(RULES, START, cards("double", "plus_minus", "stop"), 0).past[-1].ending is Ending.STOP_CARD


def test_a_sole_leader_loses_the_turn_by_plus_minus() -> None:
    """Banking with it is impossible, unless the option lets the leader play on."""
    ahead = sheet(3000, 0)
    assert tallied(RULES, ahead, cards("plus_minus"), 0).past[-1].ending is Ending.LEADER
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, ahead, cards("plus_minus"), 1000)
    assert caught.value.params["nearest"] == [0]
    tallied(tutto("later"), ahead, cards("plus_minus"), 1000)


def test_a_straight_is_2000_or_nothing() -> None:
    """This includes a straight that is no Tutto and banks automatically."""
    for rules in (RULES, tutto(straight_is_tutto=False)):
        tallied(rules, START, cards("straight"), 2000)
        tallied(rules, START, cards("straight"), 0)
        with pytest.raises(ImpossibleChance):
            tally(rules, START, cards("straight"), 1950)


def test_a_double_doubles() -> None:
    """It gives 1050 doubled, or the 500 of a stop before the Tutto; 550 doubled is not 1050."""
    tallied(RULES, START, cards("bonus_600", "double"), 2 * (900 + 300))
    tallied(RULES, START, cards("double"), 500)
    with pytest.raises(ImpossibleChance):
        tally(RULES, START, cards("double"), 1950)


def test_a_clover_leaf_is_won_or_lost() -> None:
    """Both bank 0, so the tally has to say which."""
    won = tallied(RULES, START, cards("bonus_200", "clover"), 0, clover=True)
    assert RULES.pending(won) == Over((0, 0, 0), (0,))
    lost = tallied(RULES, START, cards("bonus_200", "clover"), 0)
    assert isinstance(RULES.pending(lost), Draw)
    for turned, points in ((cards("bonus_200"), 0), (cards("clover"), 50)):
        with pytest.raises(ImpossibleChance) as caught:
            tally(RULES, START, turned, points, clover=True)
        assert caught.value.code == "tutto-tally-no-clover"


@pytest.mark.parametrize(
    "turned", [("stop", "double"), ("firework", "double"), ("clover", "bonus_200"), ("bonus_200", "stop", "stop")]
)
def test_no_card_comes_after_one_that_ends_the_turn(turned: tuple[str, ...]) -> None:
    """The error names both."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, START, cards(*turned), 0)
    assert caught.value.code == "tutto-tally-turn-over"
    assert (caught.value.params["card"], caught.value.params["next"]) == turned[-2:]


def test_no_card_comes_after_a_straight_that_is_no_tutto() -> None:
    """It has banked."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(tutto(straight_is_tutto=False), START, cards("straight", "double"), 0)
    assert caught.value.code == "tutto-tally-turn-over"


def test_a_card_must_be_in_the_pile() -> None:
    """There are at most five of a kind, and one clover leaf."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, START, cards(*["double"] * 6), 0)
    assert caught.value.code == "card-not-in-pile"
    gone = after(RULES, START, "draw clover", "roll 2 2 3 3 4 6")
    with pytest.raises(ImpossibleChance):
        tally(RULES, gone, cards("clover"), 0)


def test_a_turn_can_use_up_the_pile() -> None:
    """The next card comes from all 56 again."""
    one_left = sheet(0, 0, pile=tuple(int(str(card) == "double") for card in CARDS))
    tallied(RULES, one_left, cards("double", "double", "stop"), 0)
    with pytest.raises(ImpossibleChance):
        tally(RULES, one_left, cards("stop"), 0)


def test_a_tally_is_taken_at_the_start_of_a_turn_only() -> None:
    """It is refused between the cards of a turn and at the end of the game."""
    for state in (
        after(RULES, START, "draw double"),
        after(RULES, START, "draw double", *TUTTO, "go"),
        after(RULES, sheet(5000, 0), "draw double", ONES, "stop"),
    ):
        with pytest.raises(IllegalMove) as caught:
            tally(RULES, state, cards("double"), 100)
        assert caught.value.code == "tutto-tally-not-now"


def test_a_turn_has_a_card() -> None:
    """A turn without a card is refused."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, START, [], 0)
    assert caught.value.code == "tutto-tally-no-cards"


@pytest.mark.parametrize("points", [-50, 25, 110, MOST_POINTS + 50, 10**12, True, False, "100", 100.0, None])
def test_points_that_no_turn_can_have(points: object) -> None:
    """They are refused with a sentence."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, START, cards("bonus_200"), points)  # type: ignore[arg-type]
    assert caught.value.code == "tutto-tally-points"
    assert "can’t bank" in Messages().error(caught.value, "tutto")


def test_cards_that_bring_more_than_any_turn_comes_to() -> None:
    """Even the least total of ten Tuttos, five of them doubled, is too high."""
    with pytest.raises(ImpossibleChance) as caught:
        tally(RULES, START, cards(*["bonus_600"] * 5, *["double"] * 5, "firework"), 99_950)
    assert caught.value.code == "tutto-tally-points"
    assert caught.value.params["nearest"] == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(CARDS), max_size=5), st.integers(0, 160), st.lists(st.integers(0, 80), min_size=3))
def test_a_tally_is_right_or_refused(turned: list[Card], points: int, totals: list[int]) -> None:
    """The result is exactly that turn, or an error of ours."""
    state = sheet(*(50 * total for total in totals[:10]))
    refusal = None
    try:
        tallied(RULES, state, turned, 50 * points)
    except NoppaError as error:
        refusal = error
    if refusal is not None:
        assert Messages().error(refusal, "tutto") != Messages()("error-unforeseen", code=refusal.code)
