"""Places counted in a circle, such as seats around a table."""

from noppa.kernels.compiled import inlined


@inlined
def around(place: int, further: int, places: int) -> int:
    """The place so many further on, fewer than there are; a division would take longer."""
    return place + further if place + further < places else place + further - places
