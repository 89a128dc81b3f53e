"""Differences of plain data, so that a long list of similar values takes little more room than one.

A change of a list or an object names the parts that differ, by place or key, each with its own change; `[value]` stands
for another value, `[]` for one that is gone.
"""

from collections.abc import Mapping
from typing import Any


def change(before: Any, after: Any) -> Any:
    """Return the change that turns `before` into `after`; None if they are equal."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        parts = {key: change(before[key], after[key]) if key in before else [after[key]] for key in after}
        parts |= {key: [] for key in before if key not in after}
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        pairs = zip(before, after, strict=True)
        parts = {str(at): change(one, other) for at, (one, other) in enumerate(pairs)}
    else:
        return None if before == after and type(before) is type(after) else [after]
    return {key: part for key, part in parts.items() if part is not None} or None
