"""Tries out a custom board, deck or map before a game is created with it, and refuses what costs too much."""

import random
from collections.abc import Mapping
from typing import Any

from noppa.core.rules import Choose, Over, Roll, Rules
from noppa.host.refusal import Refused
from noppa.host.seating.new_game import NewGame, resolve_rules

MOST_STEPS = 6000
"""How many rolls, cards and moves a random game may take; the longest of our own takes a third of it."""
LOOKS = 50
"""After how many steps a view is built and a bot chooses a move."""


def resolve_content(
    game: str, edition: str | None, options: Mapping[str, bool | int | str], content: object
) -> Mapping[str, Any] | None:
    """Return custom content as plain data, None if it is the built-in one.

    Raises `BadOption` if it breaks a rule, `Refused` if games with it are too long. The caller limits the processor
    time, so slow content is refused too.
    """
    source = dict(content) if isinstance(content, Mapping) else str(content)
    rules = resolve_rules(NewGame(game=game, edition=edition, options=dict(options), content=source, seats=()))
    _play(rules)
    return rules.content


def _play(rules: Rules[Any]) -> None:
    """Play one random game with the most players possible, with the views and bot moves that a server would make."""
    from noppa.bots import BOTS, levels_of  # noqa: PLC0415 - loaded only when needed

    rng = random.Random(1)  # noqa: S311 - a trial game
    best = levels_of(rules.game.name)[-1]
    state = rules.start(rules.game.most_players)
    for step in range(MOST_STEPS):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Choose):
            seat = pending.seats[0]
            if step % LOOKS < 3:  # different decisions of a turn
                rules.view(state, seat)
                BOTS[best](rules, state, seat)
            state = rules.play(state, seat, rng.choice(rules.moves(state, seat)))
        elif isinstance(pending, Roll):
            state = rules.roll(state, tuple(rng.randint(1, 6) for _ in pending.places))
        else:
            state = rules.draw(state, rng.choice(list(pending.deck)))
    raise Refused("content-too-costly", content=rules.game.content, most=MOST_STEPS)
