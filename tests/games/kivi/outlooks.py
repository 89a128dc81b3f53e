"""A turn as seen by the native core, with its numbers by name, for comparisons with the rules."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from noppa.games.kivi.packing import pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.games.kivi.weights import learned
from noppa.native import call

SEATS, ENDS, ROLLS, KEEPS, TURN_ROLLS = 4, 145, 462, 462, 3
USE = -1
LAYOUT = np.dtype(
    [
        ("points", "<f8", (ENDS, SEATS)),
        ("changes", "<f8", (ENDS, SEATS)),
        ("placed", "<f8", (ENDS, SEATS)),
        ("start", "<f8", SEATS),
        ("worth", "<f8", (TURN_ROLLS, KEEPS + ROLLS, SEATS)),
        ("used", "<f8", ROLLS),
        ("choice", "<u2", (TURN_ROLLS, ROLLS)),
        ("end", "<u2", ROLLS),
    ],
    align=True,
)


@dataclass(frozen=True)
class Outlook:
    """The values of all ends of a turn, the box last, of each keep with one and two rolls left, and of the turn.

    `choice` is the keep of each roll with as many rolls left, USE for none.
    """

    placed: Any
    kept: Any
    choice: Any
    start: Any


def look(rules: Kivi, state: State, *, computed: bool) -> Outlook:
    """Return the outlook of the turn in progress by the learned value, or by the computed one."""
    players, squares = len(state.hands), len(state.stones)
    known = None if computed else learned(rules.board)
    network = b"" if known is None else known.network(players)
    outlook = bytearray(LAYOUT.itemsize)
    room = bytearray(call("games_room", tables_of(rules), network, bytes(players), 1))
    call("kivi_look", tables_of(rules), network, pack(rules, state), room, outlook)
    (found,) = np.frombuffer(outlook, LAYOUT)
    choice = found["choice"][1:].astype(int)
    return Outlook(
        found["placed"][: squares + 1, :players],
        found["worth"][1:, :KEEPS, :players],
        np.where(choice < KEEPS, choice, USE),
        found["start"][:players],
    )
