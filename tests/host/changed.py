"""How a reader applies the changes by which views and steps are sent."""

from typing import Any


def changed(before: Any, part: Any) -> Any:
    """What a change makes of a value: written as a reader of the description would."""
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
