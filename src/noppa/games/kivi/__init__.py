"""KIVI: stones in lines on a board of dice targets."""

from noppa.games.kivi.rules import Kivi

RULES = Kivi
