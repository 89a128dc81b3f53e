"""Dicetto, in every edition of its booklet, with a deck of our own or of yours."""

from noppa.games.dicetto.rules import Dicetto

RULES = Dicetto
