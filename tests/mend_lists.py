"""The lists of messages that are still to be mended: `python tests/mend_lists.py` takes off what has been.

Each is a TOML file with two tables: `right` has messages that only look wrong, with the reason, and `to_mend` the
others, language by language. Nothing is ever put on a list.
"""

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

SHRINK = "mend what is new; run tests/mend_lists.py if something on the list is right by now"
LOCALE = Path(__file__).parent / "locale"


class MendList(NamedTuple):
    """What is right though it looks wrong, and what is to be mended in each language."""

    right: Mapping[str, str]
    to_mend: Mapping[str, Collection[str]]


def read(name: str) -> MendList:
    """Read a list of tests/locale."""
    data: dict[str, Any] = tomllib.loads((LOCALE / name).read_text(encoding="utf-8"))
    return MendList(data["right"], data["to_mend"])


def shrink(name: str, wrong: Mapping[str, Collection[str]]) -> None:
    """Take off a list what is not wrong any more."""
    path = LOCALE / name
    comment = path.read_text(encoding="utf-8").partition("[right]")[0]
    found = read(name)
    lines = ["[right]", *(f'{key} = "{why}"' for key, why in found.right.items()), "", "[to_mend]"]
    for language, listed in found.to_mend.items():
        if left := sorted(set(listed) & set(wrong.get(language, ()))):
            lines += [f"{language} = [", *(f'    "{message}",' for message in left), "]"]
    path.write_text(comment + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Take off every list what is not wrong any more."""
    from inserted_terms import CASES, misplaced  # noqa: PLC0415 - these read all languages
    from marks import wrong  # noqa: PLC0415
    from messages import LANGUAGES  # noqa: PLC0415

    shrink("inserted_terms_to_mend.toml", {language: misplaced(language) for language in CASES})
    shrink("marks_to_mend.toml", {language: wrong(language) for language in LANGUAGES})


if __name__ == "__main__":
    main()
