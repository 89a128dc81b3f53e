"""Tries a custom board, deck or map out before a game is made with it: it is limited by what it costs to play with."""

import random
from collections.abc import Mapping
from typing import Any

from noppa.core.rules import Choose, Over, Roll, Rules
from noppa.host.refusal import Refused
from noppa.host.seating.new_game import NewGame, settle_rules

MOST_STEPS = 6000
"""How many rolls, cards and moves a game at random may take; the longest of our own takes a third of it."""
LOOKS = 50
"""After how many steps the game is looked at, and a bot asked."""


def settle_content(
    game: str, edition: str | None, options: Mapping[str, bool | int | str], content: object
) -> Mapping[str, Any] | None:
    """Return custom content as plain data, None if it is the built-in one.

    Raises `BadOption` if it breaks a rule, `Refused` if games with it are too long. The caller limits the processor
    time, so what is slow to play with is refused too.
    """
    given = dict(content) if isinstance(content, Mapping) else str(content)
    rules = settle_rules(NewGame(game=game, edition=edition, options=dict(options), content=given, seats=()))
    _play(rules)
    return rules.content


def _play(rules: Rules[Any]) -> None:
    """Play one game at random with all the players there can be, as a server would show it and a bot would play it."""
    from noppa.bots import BOTS, levels_of  # noqa: PLC0415 - only who asks for bots waits for them

    draw = random.Random(1)  # noqa: S311 - a trial game
    best = levels_of(rules.game.name)[-1]
    state = rules.start(rules.game.most_players)
    for step in range(MOST_STEPS):
        asked = rules.pending(state)
        if isinstance(asked, Over):
            return
        if isinstance(asked, Choose):
            seat = asked.seats[0]
            if step % LOOKS < 3:  # different decisions of a turn
                rules.view(state, seat)
                BOTS[best](rules, state, seat)
            state = rules.play(state, seat, draw.choice(rules.moves(state, seat)))
        elif isinstance(asked, Roll):
            state = rules.roll(state, tuple(draw.randint(1, 6) for _ in asked.places))
        else:
            state = rules.draw(state, draw.choice(list(asked.deck)))
    raise Refused("content-too-costly", content=rules.game.content, most=MOST_STEPS)
