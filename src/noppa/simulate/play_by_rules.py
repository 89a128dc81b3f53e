"""Batches played by the readable rules, for players that the native core does not know."""

from array import array
from collections.abc import Sequence
from numbers import Integral
from typing import Any

from noppa.bots import BOTS
from noppa.core.chance import answer_chance
from noppa.core.errors import BadOption
from noppa.core.rules import Card, Choose, Draw, Move, Over
from noppa.native.games import PlayedGames, zeros
from noppa.simulate.plan import MOST_DECISIONS, Plan
from noppa.simulate.stream import Stream
from noppa.simulate.usage import Usage, usage_of


def play(plan: Plan, first: int, count: int) -> PlayedGames:
    """Play `count` games, starting with number `first`."""
    usage, players = usage_of(plan.rules), len(plan.players)
    used = [zeros(len(usage.names)) for _ in range(players)]
    played = PlayedGames(array("q"), array("q"), array("q"), array("q"))
    for number in range(first, first + count):
        over, decisions = _play_game(plan, number, usage, used)
        played.scores.extend(over.scores[(player + number) % players] for player in range(players))
        played.winners.append(sum(1 << player_at(seat, number, players) for seat in over.winners))
        played.lengths.append(decisions)
    for counts in used:
        played.usage.extend(counts)
    return played


def _play_game(plan: Plan, number: int, usage: Usage, used: "Sequence[array[int]]") -> tuple[Over, int]:
    """Return the end of a game and the number of decisions; count what each player used."""
    rules, players = plan.rules, len(plan.players)
    stream, state, decisions = Stream(plan.seed, number), plan.rules.start(players), 0

    def drawn(draw: Draw, card: Card) -> None:
        usage.count_card(used[player_at(draw.seat, number, players)], card)

    while True:
        state = answer_chance(rules, state, stream, drawn)
        match rules.pending(state):
            case Choose((seat, *_)):
                player = player_at(seat, number, players)
                move = _choose(plan, state, seat, player, number)
                state = rules.play(state, seat, move)
                decisions += 1
                if decisions == MOST_DECISIONS:
                    raise BadOption("simulate-endless", game=number, decisions=MOST_DECISIONS)
            case Over() as over:
                for seat in range(players):
                    usage.count_end(used[player_at(seat, number, players)], rules, state, seat)
                return over, decisions


def player_at(seat: int, game: int, players: int) -> int:
    """Return the player at a seat in that game."""
    return (seat - game) % players


def _choose(plan: Plan, state: Any, seat: int, player: int, number: int) -> Move:
    """Return the move of a player. Raises `BadOption` if it is not legal."""
    rules = plan.rules
    choice = _call_policy(plan, state, seat, player, number)
    legal = rules.moves(state, seat)
    move = choice
    if isinstance(choice, Integral) and not isinstance(choice, bool):
        number = int(choice)
        move = rules.actions[number] if 0 <= number < len(rules.actions) else choice
    if isinstance(move, Move) and move in legal:
        return move
    raise BadOption(
        "simulate-illegal",
        player=plan.names[player],
        game=number,
        move=str(choice)[:80],
        allowed=tuple(map(str, legal)),
    )


def _call_policy(plan: Plan, state: Any, seat: int, player: int, number: int) -> Any:
    policy = plan.players[player]
    observed = plan.rules.observed(state, seat)
    if isinstance(policy, str):
        return BOTS[policy](plan.rules, observed, seat)
    try:
        return policy(plan.rules, observed, seat)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BadOption("simulate-failed", player=plan.names[player], game=number, reason=reason) from error
