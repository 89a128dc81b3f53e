"""What the coach says in words: what to do, what it is worth with its unit, and why.

The browser app says the same with the same messages; the dice in them are characters, ⚀ to ⚅.
"""

from collections.abc import Iterable, Sequence

from noppa.coach.advice import Advice
from noppa.core.reason import CHANCE, Reason
from noppa.locale import Messages


def in_words(reason: Reason, game: str, say: Messages, *, brief: bool = False) -> str:
    """Return an instruction or reason as a sentence; `brief` is for lists, where there is a shorter one."""
    shorter = f"{reason.code}-brief"
    return say.reason(shorter if brief and shorter in say else reason.code, reason.params, game)


def all_in_words(why: Iterable[Reason], game: str, say: Messages) -> str:
    """Return several reasons as one text."""
    return " ".join(in_words(each, game, say) for each in why)


def worth(choices: Sequence[Advice], say: Messages) -> str:
    """Return what the first choice is worth: a chance as it is, else how far it is ahead; empty without another."""
    best = choices[0]
    if best.unit == CHANCE:
        return say("study-coach-win", percent=shown(best.value, best.unit))
    if len(choices) == 1:
        return ""
    ahead = shown(choices[1].loss, best.unit)
    return say(f"study-coach-ahead-{best.unit}", amount=ahead) if ahead else say("study-coach-even")


def cost(choice: Advice, say: Messages) -> str:
    """Return how far a choice is from the best one."""
    less = shown(choice.loss, choice.unit)
    return say(f"study-coach-less-{choice.unit}", amount=less) if less else say("study-coach-same")


def spoken(choices: Sequence[Advice], game: str, say: Messages) -> str:
    """Return everything the coach says about a choice, as one would read it aloud: best first."""
    best = choices[0]
    what, value = in_words(best.instruction, game, say), worth(choices, say)
    sentences = [
        say("study-coach-advice", what=what, worth=value, exact=best.exact)
        if value
        else say("study-coach-advice-only", what=what)
    ]
    sentences += [
        say("study-coach-next", what=in_words(other.instruction, game, say), cost=cost(other, say))
        for other in choices[1:2]
    ]
    said = shown(choices[1].loss, best.unit) if len(choices) > 1 else 0.0
    why = [each for each in best.why if each.params.get("amount") != said or each.params.get("than") != "less"]
    return " ".join((*sentences, *(in_words(each, game, say) for each in why)))


def shown(value: float, unit: str) -> float:
    """Return the number that is shown for a value: one decimal, chances in per cent."""
    return round(value * (100 if unit == CHANCE else 1), 1) + 0.0
