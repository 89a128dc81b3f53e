"""Seats counted around the table from the one that looks."""

from noppa.kernels.compiled import inlined


@inlined
def seat_after(seat: int, later: int, players: int) -> int:
    """The seat so many places behind one, fewer than there are players; a division would take longer."""
    return seat + later if seat + later < players else seat + later - players
