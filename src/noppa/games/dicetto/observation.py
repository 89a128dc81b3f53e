"""The observation of Dicetto; with a custom deck, `pile` has a number for each of its different cards."""

from collections.abc import Iterator

from noppa.core.observation import MOST, Part, faces, one_hot, seats_from
from noppa.games.dicetto.bonus import COUNTED
from noppa.games.dicetto.cards import Bonus, Kind
from noppa.games.dicetto.odds import DICE, ROLLS
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, SLOTS, State

KINDS, BONUS = tuple(Kind), tuple(Bonus)
TALLIES = tuple(dict.fromkeys(COUNTED.values()))
"""What bonus cards count, each once: logos, cards, straights, chances, points, numbers."""


def parts(rules: Dicetto, players: int) -> Iterator[Part]:
    """Yield the parts: the dice in hand, the slots one by one, the bonus cards, the pile, and what everybody won."""
    yield Part("due", 1, 0, 1)
    yield Part("hand", 6, 0, DICE)
    yield Part("rolls_left", 1, 0, ROLLS + 1)
    for slot in SLOTS:
        yield Part(f"kind_{slot}", len(KINDS), 0, 1)
        yield Part(f"points_{slot}", 1, 0, 99)
        yield Part(f"logo_{slot}", 1, 0, 1)
        yield Part(f"owner_{slot}", players, 0, 1)
        yield Part(f"dice_{slot}", 6, 0, DICE)
        yield Part(f"challenge_{slot}", 1, 0, 1)
        yield Part(f"open_{slot}", 1, 0, 1)
    yield Part("bonus", len(BONUS), 0, 1)
    yield Part("pile", len(rules.deck.dice), 0, max(rules.deck.counts))
    yield Part("tallies", players * len(TALLIES), 0, MOST)
    yield Part("turn", players, 0, 1)
    yield Part("total", players, 0, MOST)


def observe(rules: Dicetto, state: State, seat: int) -> Iterator[int]:
    """Yield the numbers that a seat observes; slots are open to the seat in turn."""
    players = len(state.won)
    seats = list(seats_from(seat, players))
    sheets = rules.sheet(state)
    dealt = [card.kind for card in state.bonus]
    yield seat == state.seat and not rules.is_over(state)
    yield from faces(state.hand)
    yield state.rolls_left
    for slot in range(len(SLOTS)):
        yield from _slot(state, slot, seats)
    yield from (kind in dealt for kind in BONUS)
    yield from state.pile
    for other in seats:
        yield from (tally(state.won[other]) for tally in TALLIES)
    yield from one_hot(players, (state.seat - seat) % players)
    yield from (sheets[other].total for other in seats)


def _slot(state: State, slot: int, seats: list[int]) -> Iterator[int]:
    kind, lying = state.kind_at(slot), state.lying[slot]
    card = None if slot == EXTRA else state.row[slot]
    yield from one_hot(len(KINDS), None if kind is None else KINDS.index(kind))
    yield state.points_at(slot)
    yield card is not None and card.logo
    yield from (lying is not None and lying.owner == other for other in seats)
    yield from faces(lying.dice if lying else ())
    yield slot in state.challenges
    yield state.is_open(slot)
