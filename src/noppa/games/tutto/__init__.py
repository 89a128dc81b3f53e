"""Tutto, also sold as Volle Lotte: six dice, 56 cards, and the question of when to stop."""

from noppa.games.tutto.rules import Tutto

RULES = Tutto
