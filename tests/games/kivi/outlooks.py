"""A turn as seen by the native core, with its numbers by name, for comparisons with the rules."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from noppa.games.kivi.packing import pack, tables_of
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State
from noppa.games.kivi.weights import learned
from noppa.native import call

SEATS, ENDS, ROLLS, KEEPS, STAGES = 4, 145, 462, 462, 2
LAYOUT = np.dtype(
    [
        ("head", "<i8", 2),
        ("sizes", "<i4", 4),
        ("points", "<f8", (ENDS, SEATS)),
        ("changes", "<f8", (ENDS, SEATS)),
        ("placed", "<f8", (ENDS, SEATS)),
        ("kept", "<f8", (STAGES, KEEPS, SEATS)),
        ("start", "<f8", SEATS),
        ("choice", "<i2", (STAGES, ROLLS)),
        ("end", "<i2", ROLLS),
    ],
    align=True,
)


@dataclass(frozen=True)
class Outlook:
    """The values of all ends of a turn, the box last, of each keep with one and two rolls left, and of the turn."""

    placed: Any
    kept: Any
    choice: Any
    start: Any


def look(rules: Kivi, state: State, *, computed: bool) -> Outlook:
    """Return the outlook of the turn in progress by the learned value, or by the computed one."""
    players, squares = len(state.hands), len(state.stones)
    known = None if computed else learned(rules.board)
    network = b"" if known is None else known.network(players)
    outlook = bytearray(call("kivi_outlook_size"))
    assert len(outlook) == LAYOUT.itemsize
    call(
        "kivi_look", tables_of(rules), network, pack(rules, state), bytearray(call("kivi_look_room", network)), outlook
    )
    (found,) = np.frombuffer(outlook, LAYOUT)
    return Outlook(
        found["placed"][: squares + 1, :players],
        found["kept"][..., :players],
        found["choice"],
        found["start"][:players],
    )
