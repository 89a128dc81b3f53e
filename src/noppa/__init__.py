"""Noppa: five dice games, played, taught, solved and studied.

>>> import noppa
>>> rules = noppa.rules("yatzy")
>>> state = rules.start(players=2)
>>> rules.pending(state)
Roll(seat=0, dice=5, places=(0, 1, 2, 3, 4), waits=True)
>>> state = rules.roll(state, (1, 4, 4, 6, 6))
>>> state = rules.play(state, 0, rules.parse("keep 6 6"))
>>> rules.pending(state)
Roll(seat=0, dice=3, places=(0, 1, 2), waits=False)
"""

from noppa.core.errors import (
    BadOption,
    BadProgram,
    BadRecord,
    IllegalMove,
    ImpossibleChance,
    NoppaError,
    UnreadableMove,
)
from noppa.core.rules import Card, Choose, Draw, Item, Move, Over, Pending, Roll, Rules, Sheet

# This import comes after noppa.games is loaded, so the function, not the package, keeps the name.
from noppa.games import games, rules

# `import noppa.games.yatzy.rules as yatzy` looks for the package behind whatever has its name.
games.__name__ = "noppa.games"

__all__ = [
    "BadOption",
    "BadProgram",
    "BadRecord",
    "Card",
    "Choose",
    "Draw",
    "IllegalMove",
    "ImpossibleChance",
    "Item",
    "Move",
    "NoppaError",
    "Over",
    "Pending",
    "Roll",
    "Rules",
    "Sheet",
    "UnreadableMove",
    "games",
    "rules",
]
__version__ = "0.1.0"
