"""The two things a check says: something holds, or something is refused."""

from collections.abc import Iterator
from contextlib import contextmanager

from noppa.core.errors import NoppaError

LONGEST = 300
"""Characters of a fact that a sentence shows: a whole state would hide the sentence."""


def expect(condition: object, sentence: str, **facts: object) -> None:
    """Raise `AssertionError` with the sentence unless the condition holds; the facts fill its braces."""
    if not condition:
        raise AssertionError(sentence.format(**{name: _short(fact) for name, fact in facts.items()}))


@contextmanager
def refused(kind: type[NoppaError], what: str, **facts: object) -> Iterator[list[NoppaError]]:
    """Expect an error of ours from what is done inside; the list holds it afterwards.

    Raises `AssertionError` if nothing is refused, or if it is refused by another kind of error.
    """
    caught: list[NoppaError] = []
    told = what.format(**{name: _short(fact) for name, fact in facts.items()})
    try:
        yield caught
    except kind as error:
        caught.append(error)
    except Exception as error:
        sentence = f"{told} raises {error!r} instead of {kind.__name__}"
        raise AssertionError(sentence) from error
    else:
        sentence = f"{told} is accepted; it should raise {kind.__name__}"
        raise AssertionError(sentence)


def _short(fact: object) -> str:
    text = repr(fact)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
