"""Dice Trip, on our own map of Belgium or on one from a file."""

from noppa.games.dicetrip.rules import DiceTrip

RULES = DiceTrip
