"""Yatzy, in every edition of its booklet."""

from noppa.games.yatzy.rules import Yatzy

RULES = Yatzy
