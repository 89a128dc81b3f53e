"""Dice on a game's line of numbers, each in its place: its face, or 0 where it is to be rolled."""

from typing import Any

import numpy as np

from noppa.kernels.compiled import inlined
from noppa.kernels.streams import GOLDEN, Words, mixed, share

FACES = 6


@inlined
def to_roll(game: Any, first: int, end: int) -> int:
    """How many of the dice from a place up to another are to be rolled."""
    dice = 0
    for place in range(first, end):
        dice += game[place] == 0
    return dice


@inlined
def lay_dice(game: Any, first: int, end: int, dice: Any) -> None:
    """These faces come, at the places to be rolled in their order."""
    at = 0
    for place in range(first, end):
        if game[place] == 0:
            game[place] = dice[at]
            at += 1


@inlined
def roll_places(game: Any, first: int, end: int, words: Words, stream: int) -> None:
    """The dice that are to be rolled come up as the stream says.

    Every die is rolled and counts where it is to be: which are cannot be foreseen, and rolling takes less time than a
    wrong guess.
    """
    word = words[stream]
    for place in range(first, end):
        rolls = game[place] == 0
        word += GOLDEN * np.uint64(rolls)
        game[place] += rolls * (1 + share(mixed(word), FACES))
    words[stream] = word
