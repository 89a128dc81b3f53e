"""The coach's sentences: what to do, its value with a unit, and why.

The browser app uses the same messages; the dice in them are characters, ⚀ to ⚅.
"""

from collections.abc import Iterable, Sequence

from noppa.coach.advice import Advice
from noppa.core.reason import CHANCE, Reason
from noppa.locale import Messages


def in_words(reason: Reason, game: str, say: Messages, *, brief: bool = False) -> str:
    """Return an instruction or reason as a sentence; `brief` prefers a shorter one, for lists."""
    shorter = f"{reason.code}-brief"
    return say.reason(shorter if brief and shorter in say else reason.code, reason.params, game)


def all_in_words(why: Iterable[Reason], game: str, say: Messages) -> str:
    """Return several reasons as one text."""
    return " ".join(in_words(reason, game, say) for reason in why)


def value_text(choices: Sequence[Advice], say: Messages) -> str:
    """Return the value of the best choice: its chance to win, else its lead over the next; empty for a lone choice."""
    best = choices[0]
    if best.unit == CHANCE:
        return say("study-coach-win", percent=rounded(best.value, best.unit))
    if len(choices) == 1:
        return ""
    ahead = rounded(choices[1].loss, best.unit)
    return say(f"study-coach-ahead-{best.unit}", amount=ahead) if ahead else say("study-coach-even")


def cost_text(choice: Advice, say: Messages) -> str:
    """Return how far a choice falls short of the best one."""
    less = rounded(choice.loss, choice.unit)
    return say(f"study-coach-less-{choice.unit}", amount=less) if less else say("study-coach-same")


def advice_text(choices: Sequence[Advice], game: str, say: Messages) -> str:
    """Return the advice as one text: the best choice with its value, the next best, and the reasons."""
    best = choices[0]
    what, value = in_words(best.instruction, game, say), value_text(choices, say)
    sentences = [
        say("study-coach-advice", what=what, worth=value, exact=best.exact)
        if value
        else say("study-coach-advice-only", what=what)
    ]
    sentences += [_next(other, game, say) for other in choices[1:2]]
    mentioned = rounded(choices[1].loss, best.unit) if len(choices) > 1 else 0.0
    why = [
        reason for reason in best.why if reason.params.get("amount") != mentioned or reason.params.get("than") != "less"
    ]
    return " ".join((*sentences, *(in_words(reason, game, say) for reason in why)))


def _next(other: Advice, game: str, say: Messages) -> str:
    """Return the second choice; its distance only where the value of the best choice does not already name it."""
    what = in_words(other.instruction, game, say)
    if other.unit == CHANCE:
        return say("study-coach-next", what=what, cost=cost_text(other, say))
    return say("study-coach-next-only", what=what)


def rounded(value: float, unit: str) -> float:
    """Return a value as it is displayed: one decimal, chances in per cent."""
    return round(value * (100 if unit == CHANCE else 1), 1) + 0.0
