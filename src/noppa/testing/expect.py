"""The two assertions of checks: a condition holds, or a call is refused."""

from collections.abc import Iterator
from contextlib import contextmanager

from noppa.core.errors import NoppaError

LONGEST = 300
"""The most characters of a fact in a sentence; a whole state would bury the sentence."""


def expect(condition: object, sentence: str, **facts: object) -> None:
    """Raise `AssertionError` with the sentence unless the condition holds; the facts fill its placeholders."""
    if not condition:
        raise AssertionError(sentence.format(**{name: _short(fact) for name, fact in facts.items()}))


@contextmanager
def refused(kind: type[NoppaError], what: str, **facts: object) -> Iterator[list[NoppaError]]:
    """Expect a `NoppaError` of a kind from the block; the list holds it afterwards.

    Raises `AssertionError` if there is no error, or one of another kind.
    """
    caught: list[NoppaError] = []
    described = what.format(**{name: _short(fact) for name, fact in facts.items()})
    try:
        yield caught
    except kind as error:
        caught.append(error)
    except Exception as error:
        sentence = f"{described} raises {error!r} instead of {kind.__name__}"
        raise AssertionError(sentence) from error
    else:
        sentence = f"{described} is accepted; it should raise {kind.__name__}"
        raise AssertionError(sentence)


def _short(fact: object) -> str:
    text = repr(fact)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
