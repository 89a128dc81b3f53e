"""A practice session: missed positions return, in the edition in which they were missed."""

from dataclasses import replace

from noppa import rules
from noppa.bots import BOTS
from noppa.coach.practice import Practice, read_stored
from noppa.coach.questions import Question, good_enough
from noppa.core.rules import Move


def worst_move(question: Question, practice: Practice) -> Move:
    """Return a move that is not good enough."""
    for move in question.rules.moves(question.state, question.seat):
        chosen, _ = Practice(practice.rules, practice.policy, 1).answer(question, move)
        if not good_enough(question, chosen):
            return move
    raise AssertionError(question.key)


def miss(edition: str) -> str:
    """Answer one question of an edition badly; return its key."""
    practice = Practice(rules("yatzy", edition), BOTS["simple"], 5)
    question = practice.next()
    practice.answer(question, worst_move(question, practice))
    return question.key


def test_another_edition_leaves_what_was_missed_alone() -> None:
    """A position missed in one edition is neither asked nor dropped while another one is practised."""
    key = miss("nordic")
    other = Practice(rules("yatzy", "danish"), BOTS["simple"], 8)
    for _ in range(6):
        question = other.next()
        assert question.key != key
        other.answer(question, question.rules.moves(question.state, question.seat)[0])
    assert key in read_stored("yatzy").positions
    back = Practice(rules("yatzy", "nordic"), BOTS["simple"], 9)
    back.progress = replace(back.progress, repeated=False)
    assert back.next().key == key
