"""The coach's sentences: every kind of move has one, with the points and odds of the table."""

import pytest

import noppa
from noppa import IllegalMove, coach
from noppa.games.tutto.cards import CARDS, FULL, TuttoCard
from noppa.games.tutto.evaluator import Evaluator
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import NONE_TAKEN, State, Turned
from noppa.locale import Messages

SAY = Messages()


def rules_of(**options: object) -> Tutto:
    """Return rules of a short game."""
    variant = noppa.rules("tutto", **{"target": 1500} | options)  # type: ignore[arg-type]
    assert isinstance(variant, Tutto)
    return variant


def position(
    card: str,
    dice: tuple[int, ...],
    *,
    totals: tuple[int, ...] = (0, 0),
    behind: int = 0,
    tuttos: int = 0,
    aside: int = 0,
) -> State:
    """Return a roll under a card, with some of its first dice already aside."""
    before = (Turned(TuttoCard("bonus_200"), behind - 200, 200, 1),) if behind else ()
    taken = (1,) * aside + NONE_TAKEN[aside:]
    return State(totals, (0,) * len(totals), FULL, 0, before, Turned(TuttoCard(card), tuttos=tuttos), dice, taken)


def sentence(rules: Tutto, state: State, move: str) -> str:
    """Return the coach's sentence for a move."""
    found = Evaluator(rules).reasons(state, 0, rules.parse(move))
    return " ".join(SAY.reason(*reason, "tutto") for reason in found if not reason.code.endswith("-instead"))


SAID = [
    ("bonus_600", (1, 2, 2, 2, 3, 5), "set 1 2 2 2", "Rolling 2 dice gives a null 44% of the time, and then you lose 300 points. From here you get a Tutto 26% of the time, and it adds 600 points."),
    ("double", (1, 1, 2, 2, 3, 3), "set 1", "Rolling 5 dice gives a null 8% of the time, and then you lose 100 points. From here you get a Tutto 26% of the time, and it doubles your points this turn."),
    ("bonus_600", (1, 2, 2, 2, 3, 5), "stop", "You bank 350 points, for a total of 350."),
    ("bonus_200", (1, 1, 1, 2, 2, 2), "set 1 1 1 2 2 2", "That’s a Tutto. The card gives you 200 points, so you have 1,400 this turn."),
    ("bonus_600", (1, 1, 1, 2, 2, 2), "stop", "That brings you to 1,800 points and wins the game."),
    ("plus_minus", (1, 2, 2, 3, 3, 4), "set 1", "Rolling 5 dice gives a null 8% of the time, but you have no points to lose yet. From here you get a Tutto 26% of the time. It’s worth 1,000 points and takes 1,000 from the leader."),
    ("straight", (1, 2, 3, 4, 5, 5), "set 1 2 3 4 5", "Rolling one die gives no new number 83% of the time, but you have no points to lose yet. From here you complete the straight 17% of the time, for 2,000 points."),
    ("firework", (1, 1, 2, 3, 3, 4), "set 1 1", "You can’t lose points with the firework. You have 200 so far and get 363 more on average."),
    ("firework", (1, 1, 1, 1, 1, 1), "set 1 1 1 1 1 1", "You can’t lose points with the firework. You have 2,000 so far and get 623 more on average."),
    ("clover", (1, 1, 2, 3, 3, 4), "set 1 1", "Rolling 4 dice gives a null 16% of the time, but you have no points to lose yet. From here you win the game with the clover leaf 7% of the time."),
    ("clover", (1, 1, 1, 1, 1, 1), "set 1 1 1 1 1 1", "That’s the first Tutto for the clover leaf. From here you make the second one and win the game 27% of the time."),
]  # fmt: skip


@pytest.mark.parametrize(("card", "dice", "move", "expected"), SAID)
def test_a_move_is_told_in_points_and_odds(card: str, dice: tuple[int, ...], move: str, expected: str) -> None:
    """Every kind of card is tried."""
    assert sentence(rules_of(), position(card, dice), move) == expected


def test_the_rest_is_told_too() -> None:
    """Covers plus/minus, the second Tutto of a clover leaf, going on, and the options' own ends."""
    rules = rules_of()
    state = position("plus_minus", (1, 1, 1, 1, 1, 1), totals=(0, 1200))
    assert sentence(rules, state, "set 1 1 1 1 1 1").endswith("Banking also takes 1,000 points from your rivals.")
    after = rules.put_aside(state, (1, 1, 1, 1, 1, 1))
    assert sentence(rules, after, "stop") == (
        "You bank 1,000 points, for a total of 1,000. Banking also takes 1,000 points from your rivals."
    )
    assert sentence(rules, after, "go").startswith(
        "The next card or the first roll costs you your 1,000 points 20% of the time."
    )
    won = position("clover", (1, 1, 1, 1, 1, 1), tuttos=1)
    assert (
        sentence(rules, won, "set 1 1 1 1 1 1") == "That’s the second Tutto for the clover leaf, and it wins the game."
    )
    ends = rules_of(straight_is_tutto=False, ending="equal_turns")
    done = position("straight", (1, 2, 3, 4, 5, 6), behind=700)
    assert (
        sentence(ends, done, "set 1 2 3 4 5 6") == "That completes the straight, banks 2,700 points and ends the turn."
    )
    reaches = position("bonus_600", (1, 1, 1, 2, 2, 2))
    assert sentence(ends, reaches, "stop").startswith("That brings you to 1,800 points, so you reach the target.")


def test_kinds_of_choices() -> None:
    """They are another card, stopping, or which dice; each has its words."""
    rules = rules_of()
    known = Evaluator(rules)
    roll = position("bonus_600", (1, 2, 2, 2, 3, 5))
    one, triple, stop = (rules.parse(text) for text in ("set 1", "set 2 2 2", "stop"))
    assert known.decision_kind(roll, 0, one, triple) == "set"
    assert known.decision_kind(roll, 0, one, stop) == known.decision_kind(roll, 0, stop, one) == "stop"
    after = rules.put_aside(position("bonus_600", (1, 1, 1, 5, 5, 5)), (1, 1, 1, 5, 5, 5))
    assert known.decision_kind(after, 0, stop, rules.parse("go")) == "next-card"
    assert all(f"kind-{kind}" in SAY for kind in ("set", "stop", "next-card"))


def test_advice_is_in_chances() -> None:
    """The best is first, each has its sentence, and they are estimates."""
    rules = rules_of()
    found = coach.advise(rules, position("bonus_600", (1, 2, 2, 2, 3, 5)), 0)
    assert {choice.unit for choice in found} == {"chance"}
    assert not any(choice.exact for choice in found)
    assert all(0 < choice.value < 1 for choice in found)


def test_a_seat_that_is_not_due_is_told_so() -> None:
    """There are no values for another seat's choice or before a roll, and no final score before the end."""
    rules = rules_of()
    known = Evaluator(rules)
    for state, seat in ((position("bonus_600", (1, 2, 2, 2, 3, 5)), 1), (rules.start(2), 0)):
        with pytest.raises(IllegalMove, match="advice-not-due"):
            known.move_values(state, seat)
    with pytest.raises(IllegalMove, match="worth-not-over"):
        known.final(rules.start(2), 0)


def test_every_card_is_valued_at_its_first_roll() -> None:
    """Whatever card is turned, everybody has a chance, and they add up."""
    rules = rules_of()
    known = Evaluator(rules)
    for card in CARDS:
        state = rules.draw(rules.start(3), card)
        assert sum(known.value(state, seat) for seat in range(3)) == pytest.approx(1)
