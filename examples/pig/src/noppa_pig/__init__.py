"""Pig: roll as often as you dare, but lose the turn's points on a one."""

from noppa_pig.rules import Pig

RULES = Pig
