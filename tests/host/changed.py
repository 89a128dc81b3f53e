"""Applies the changes that views and steps are sent as, as a reader would."""

from typing import Any


def changed(before: Any, part: Any) -> Any:
    """Return a value with a change applied, written from the description of the format alone."""
    if isinstance(part, list):
        return part[0]
    after = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    for key, inner in part.items():
        place = int(key) if isinstance(before, list) else key
        if inner == []:
            del after[place]
        else:
            after[place] = changed(after.get(place), inner)
    return list(after.values()) if isinstance(before, list) else after
