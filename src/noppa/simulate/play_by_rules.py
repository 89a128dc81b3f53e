"""Batches by the readable rules, for players that are not compiled."""

from typing import Any

import numpy as np

from noppa.bots import BOTS
from noppa.core.chance import answer_chance
from noppa.core.errors import BadOption
from noppa.core.rules import Card, Choose, Draw, Move, Over
from noppa.kernels.batches import Batch
from noppa.simulate.plan import MOST_DECISIONS, Plan
from noppa.simulate.stream import Stream
from noppa.simulate.usage import Usage, usage_of


def play(plan: Plan, first: int, count: int) -> Batch:
    """Play `count` games, starting with number `first`."""
    usage, players = usage_of(plan.rules), len(plan.players)
    batch = Batch(
        np.zeros((count, players), dtype=np.int64),
        np.zeros(count, dtype=np.int64),
        np.zeros(count, dtype=np.int64),
        np.zeros((players, len(usage.names)), dtype=np.int64),
    )
    for row in range(count):
        _play_game(plan, first + row, usage, batch, row)
    return batch


def _play_game(plan: Plan, number: int, usage: Usage, batch: Batch, row: int) -> None:
    rules, players = plan.rules, len(plan.players)
    stream, state = Stream(plan.seed, number), plan.rules.start(players)

    def drawn(asked: Draw, card: Card) -> None:
        usage.count_card(batch.uses[player_at(asked.seat, number, players)], card)

    while True:
        state = answer_chance(rules, state, stream, drawn)
        match rules.pending(state):
            case Choose((seat, *_)):
                player = player_at(seat, number, players)
                move = _chosen(plan, state, seat, player, number)
                state = rules.play(state, seat, move)
                batch.lengths[row] += 1
                if batch.lengths[row] == MOST_DECISIONS:
                    raise BadOption("simulate-endless", game=number, decisions=MOST_DECISIONS)
            case Over(scores, winners):
                seats = [player_at(seat, number, players) for seat in range(players)]
                batch.scores[row, seats] = scores
                batch.winners[row] = sum(1 << player_at(seat, number, players) for seat in winners)
                for seat, player in enumerate(seats):
                    usage.count_end(batch.uses[player], rules, state, seat)
                return


def player_at(seat: int, game: int, players: int) -> int:
    """Return the player at a seat in that game."""
    return (seat - game) % players


def _chosen(plan: Plan, state: Any, seat: int, player: int, number: int) -> Move:
    """Return the move of a player. Raises `BadOption` if it is not legal."""
    rules = plan.rules
    answer = _answer(plan, state, seat, player, number)
    legal = rules.moves(state, seat)
    move = answer
    if isinstance(answer, int | np.integer) and not isinstance(answer, bool):
        move = rules.actions[answer] if 0 <= answer < len(rules.actions) else answer
    if isinstance(move, Move) and move in legal:
        return move
    raise BadOption(
        "simulate-illegal",
        player=plan.names[player],
        game=number,
        move=str(answer)[:80],
        allowed=tuple(map(str, legal)),
    )


def _answer(plan: Plan, state: Any, seat: int, player: int, number: int) -> Any:
    who = plan.players[player]
    seen = plan.rules.observed(state, seat)
    if isinstance(who, str):
        return BOTS[who](plan.rules, seen, seat)
    try:
        return who(plan.rules, seen, seat)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption("simulate-failed", player=plan.names[player], game=number, reason=reason) from error
