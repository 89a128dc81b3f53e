"""Positions from random games."""

import random

from noppa import Over, Roll
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.state import State


def met(rules: Kivi, players: int, seed: int, every: int) -> list[State]:
    """Return positions of a random game, before and after rolls."""
    draw, state, states = random.Random(seed), rules.start(players), []
    while not isinstance(pending := rules.pending(state), Over):
        states.append(state)
        if isinstance(pending, Roll):
            state = rules.roll(state, tuple(draw.choice((4, draw.randint(1, 6))) for _ in range(pending.dice)))
        else:
            state = rules.play(state, state.seat, draw.choice(rules.moves(state, state.seat)))
    return states[::every]
