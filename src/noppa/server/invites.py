"""Invitations as texts that nobody guesses: signed with the server's secret, so that none is stored."""

from noppa.host.refusal import Refused
from noppa.host.seating.seats import Invite
from noppa.server.keys import Keys


def invite_text(keys: Keys, invite: Invite) -> str:
    """Return an invitation as a link carries it."""
    signed = f"{invite.game_id}-{invite.seat}-{invite.number}"
    return f"{signed}-{keys.sign('invite', signed)}"


def read_invite(keys: Keys, text: str) -> Invite:
    """Return the invitation that a text is; raise `Refused` if this server did not write it."""
    signed, _, signature = text.rpartition("-")
    parts = signed.split("-")
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal() and keys.check("invite", signed, signature):
        return Invite(parts[0], int(parts[1]), int(parts[2]))
    raise Refused("invite-unknown")
