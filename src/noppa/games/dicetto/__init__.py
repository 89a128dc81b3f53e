"""Dicetto, in every edition of its booklet, with our own deck or a custom one."""

from noppa.games.dicetto.rules import Dicetto

RULES = Dicetto
