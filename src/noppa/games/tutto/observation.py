"""The observation of Tutto."""

from collections.abc import Iterator

from noppa.core.observation import MOST, Part, faces, one_hot, seats_from
from noppa.games.tutto.cards import CARDS, DECK, PLACE, PLUS_MINUS
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.state import State

DICE = 6


def parts(rules: Tutto, players: int) -> Iterator[Part]:
    """Yield the parts: the dice and the card in force, the turn so far, the pile, and everybody's total."""
    del rules
    yield Part("due", 1, 0, 1)
    yield Part("rolled", 6, 0, DICE)
    yield Part("aside", 6, 0, DICE)
    yield Part("card", len(CARDS), 0, 1)
    yield Part("tuttos", 1, 0, MOST)
    yield Part("collected", 1, 0, MOST)
    yield Part("plus_minus", 1, 0, MOST)
    yield Part("pile", len(CARDS), 0, max(DECK.values()))
    yield Part("reached", 1, 0, 1)
    yield Part("place", players, 0, 1)
    yield Part("turn", players, 0, 1)
    yield Part("total", players, -MOST, MOST)


def observe(rules: Tutto, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers that a seat observes; `place` is who began, `turn` whose turn it is."""
    del rules
    players = len(state.banked)
    now, totals = state.now, state.totals
    yield seat == state.seat and now is not None
    yield from faces(state.open)
    yield from faces(die if by else None for die, by in zip(state.dice, state.taken, strict=True))
    yield from one_hot(len(CARDS), None if now is None else PLACE[now.card])
    yield 0 if now is None else now.tuttos
    yield state.collected
    yield sum(turned.card == PLUS_MINUS and turned.tuttos > 0 for turned in state.cards)
    yield from state.pile
    yield state.reached
    yield from one_hot(players, -seat % players)
    yield from one_hot(players, (state.seat - seat) % players)
    yield from (totals[other] for other in seats_from(seat, players))
