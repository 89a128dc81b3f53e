"""Invitations: unguessable texts for one seat, made from the server's secret, so that none is stored."""

from dataclasses import dataclass

from noppa.server.keys import Keys
from noppa.host.refusal import Refused


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to a seat; `number` tells it from earlier ones, which are withdrawn."""

    game_id: str
    seat: int
    number: int

    def text(self, keys: Keys) -> str:
        """What a link carries."""
        told = f"{self.game_id}-{self.seat}-{self.number}"
        return f"{told}-{keys.sign('invite', told)}"


def read_invite(keys: Keys, text: str) -> Invite:
    """The invitation that a text is, if we wrote it."""
    told, _, signature = text.rpartition("-")
    parts = told.split("-")
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal() and keys.check("invite", told, signature):
        return Invite(parts[0], int(parts[1]), int(parts[2]))
    raise Refused("invite-unknown")
