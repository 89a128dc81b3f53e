"""Finds what is missing in a language: messages, and places in its files that cannot be parsed."""

from typing import NamedTuple

from noppa.locale.choosing import FALLBACK
from noppa.locale.files import Broken, read_language


class Gaps(NamedTuple):
    """The messages a language lacks, those it has but English lacks, and what cannot be parsed."""

    missing: tuple[str, ...]
    odd: tuple[str, ...]
    broken: tuple[Broken, ...]


def gaps(language: str) -> Gaps:
    """Return everything that is still to do for a language."""
    wanted, present = messages(FALLBACK), messages(language)
    broken = (broken for file in read_language(language) for broken in file.broken)
    return Gaps(
        tuple(name for name in wanted if name not in present),
        tuple(name for name in present if name not in wanted),
        tuple(broken),
    )


def messages(language: str) -> dict[str, str]:
    """Return every message of a language with the name of its file."""
    return {name: file.name for file in reversed(read_language(language)) for name in file.messages}
