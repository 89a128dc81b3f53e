"""Dice Trip, on our own map of Belgium or on a custom one."""

from noppa.games.dicetrip.rules import DiceTrip

RULES = DiceTrip
