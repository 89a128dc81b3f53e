"""Invitations as unguessable texts: signed with the server's secret, so that none has to be stored."""

from noppa.host.refusal import Refused
from noppa.host.seating.seats import Invite
from noppa.server.keys import Keys


def invite_text(keys: Keys, invite: Invite) -> str:
    """Return the text of an invitation, as it stands in a link."""
    signed = f"{invite.game_id}-{invite.seat}-{invite.number}"
    return f"{signed}-{keys.sign('invite', signed)}"


def read_invite(keys: Keys, text: str) -> Invite:
    """Return the invitation in a text; raise `Refused` if this server did not sign it."""
    signed, _, signature = text.rpartition("-")
    parts = signed.split("-")
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal() and keys.check("invite", signed, signature):
        return Invite(parts[0], int(parts[1]), int(parts[2]))
    raise Refused("invite-unknown")
