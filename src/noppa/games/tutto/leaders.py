"""The leaders by points, and what plus/minus takes from whom."""

from noppa.games.tutto.cards import PLUS_MINUS_POINTS


def leaders(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return every seat with the highest total; a tie at 0 is a joint lead like any other."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)


def leads_alone(totals: tuple[int, ...], seat: int) -> bool:
    """Return whether that seat is ahead of everybody; alone at the table nobody leads."""
    return len(totals) > 1 and leaders(totals) == (seat,)


def takings(totals: tuple[int, ...], roller: int, cards: int, *, floor_at_zero: bool) -> tuple[int, ...]:
    """Return what that many plus/minus cards take from each seat, one after another, never from the roller.

    >>> takings((500, 4000, 3500), 0, 2, floor_at_zero=True)
    (0, 1000, 1000)
    """
    left = list(totals)
    for _ in range(cards):
        for seat in leaders(tuple(left)):
            if seat != roller:
                left[seat] -= min(PLUS_MINUS_POINTS, left[seat]) if floor_at_zero else PLUS_MINUS_POINTS
    return tuple(before - after for before, after in zip(totals, left, strict=True))
