"""Names the seats of a practice question."""

from noppa.core.table import Seat
from noppa.locale import Messages


def named_seats(players: int, own: int, say: Messages) -> list[Seat]:
    """Return the seats of a situation: yours and your rivals', numbered if there are several."""
    rivals = [seat for seat in range(players) if seat != own]
    names = {seat: say("practice-rival", number=at, count=len(rivals)) for at, seat in enumerate(rivals, 1)}
    return [Seat(names.get(seat, say("you"))) for seat in range(players)]
