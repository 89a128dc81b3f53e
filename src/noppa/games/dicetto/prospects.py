"""The figures with which the native core computes chances to win; `native/dicetto/values.c` says how."""

from collections.abc import Mapping

FITTED: Mapping[str, float] = {
    "attention": 0.65,
    "attraction": 0.1,
    "extra": 0.75,
    "tempo": 0.53,
    "tempo_now": 0.18,
    "free": 0.05,
    "cards": -0.4,
    "now": 3.2,
    "later": 6.2,
    "bonus_now": 0.27,
    "bonus_later": 0.67,
}
"""Fitted by `train/dicetto.py` to games of this player against itself; `tempo`, `tempo_now` and `free` so that no
seat's chance drifts."""

IDLE = 0.1
"""The weight of the chance of a seat that ends its turn with nothing on the row."""
USUALLY_FREE = 2.5
"""How many cards lie free on average when a turn begins."""

FIGURES: Mapping[str, float] = {**FITTED, "idle": IDLE, "usually_free": USUALLY_FREE}
"""All of them, in the order of the core."""
