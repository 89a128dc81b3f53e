"""Noppa: dice games to play, learn, solve and study.

>>> import noppa
>>> first, *others = noppa.all_games()
>>> rules = noppa.rules(first)
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
from noppa.games import games as all_games
from noppa.games import rules

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
    "all_games",
    "rules",
]
__version__ = "0.1.0"
