"""The chances computed for a table, compared with a slow version of the formula."""

import random
from itertools import pairwise
from math import exp, sqrt

import pytest

from games.dicetto.script import dicetto
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games.dicetto.bonus import COUNTED, FEWEST
from noppa.games.dicetto.cards import Bonus, Kind
from noppa.games.dicetto.evaluator import Evaluator
from noppa.games.dicetto.moves import DONE
from noppa.games.dicetto.odds import chance_to_beat, chance_to_make
from noppa.games.dicetto.prospects import FITTED, IDLE, USUALLY_FREE
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import EXTRA, State


def softened(weights: list[float]) -> list[float]:
    """Return shares in proportion to exponentials."""
    parts = [exp(weight - max(weights)) for weight in weights]
    return [part / sum(parts) for part in parts]


def expected(state: State, bonus: str, seat: int, upcoming: int) -> float:
    """Return a seat's expected final count of what a bonus card counts."""
    count = next(COUNTED[kind] for kind in COUNTED if kind == bonus)
    total = float(count(state.won[seat]))
    for slot, lying in enumerate(state.lying[:EXTRA]):
        card = state.row[slot]
        if lying and card and lying.owner == seat:
            total += held(state, slot, (seat - upcoming) % len(state.won)) * count((card,))
    return total


def held(state: State, slot: int, rivals: int) -> float:
    """Return the chance that the dice in a slot stay there for this many rivals."""
    kind = state.kind_at(slot)
    assert kind is not None
    attention = min(1.0, FITTED["attention"] + FITTED["attraction"] * state.points_at(slot))
    return float((1 - attention * chance_to_beat(kind, state.least_at(slot))) ** rivals)


def mean_square(rules: Dicetto, bonus: Bonus) -> float:
    """Return the mean square of a deck card's contribution to what a bonus card counts."""
    deck = rules.deck
    squares = [count * COUNTED[bonus]((card,)) ** 2 for card, count in zip(deck.dice, deck.counts, strict=True)]
    return sum(squares) / sum(deck.counts)


def slow_shares(rules: Dicetto, state: State) -> list[float]:
    """Return everybody's chance after the turn in progress, from the formula; the game does not end there."""
    figures, players = FITTED, len(state.won)
    upcoming = (state.seat + 1) % players
    seats = range(players)
    cards = [expected(state, "most_cards", seat, upcoming) for seat in seats]
    remaining = max(0.5, rules.cards_to_win - max(cards))
    points = [
        expected(state, "fewest_points", seat, upcoming)
        + figures["cards"] * cards[seat]
        - (figures["tempo"] + figures["tempo_now"] / remaining) * ((seat - upcoming) % players)
        for seat in seats
    ]
    free = sum(not lying or lying.owner == upcoming for lying in state.lying[:EXTRA])
    points[upcoming] += figures["free"] * remaining * (free - USUALLY_FREE)
    extra = state.lying[EXTRA]
    if extra:
        points[extra.owner] += figures["extra"] * held(state, EXTRA, (extra.owner - upcoming) % players)
    for card in state.bonus:
        spread = mean_square(rules, card.kind)
        soft = sqrt(figures["bonus_now"] + figures["bonus_later"] * remaining * spread)
        sign = -1 if card.kind in FEWEST else 1
        chances = softened([sign * expected(state, card.kind, seat, upcoming) / soft for seat in seats])
        points = [some + card.points * chance for some, chance in zip(points, chances, strict=True)]
    heat = sqrt(figures["now"] + figures["later"] * remaining)
    shares = softened([some / heat for some in points])
    if not any(state.lying[:EXTRA]) and not wins_now(state):
        mine = shares[state.seat] * IDLE
        shares = [share * (1 - mine) / (1 - shares[state.seat]) for share in shares]
        shares[state.seat] = mine
    return shares


def wins_now(state: State) -> bool:
    """Return whether the seat in turn alone would win with the current cards."""
    scores = []
    for seat, cards in enumerate(state.won):
        score = sum(card.points for card in cards)
        for card in state.bonus:
            found = [COUNTED[card.kind](some) for some in state.won]
            best = min(found) if card.kind in FEWEST else max(found)
            score += card.points * (found[seat] == best and found.count(best) == 1)
        scores.append(score)
    return scores[state.seat] == max(scores) and scores.count(max(scores)) == 1


def random_states(rules: Dicetto, players: int, seed: int) -> list[State]:
    """Return the positions of a random game in which a seat may end the turn."""
    draw, state, found = random.Random(seed), rules.start(players), []
    while not isinstance(pending := rules.pending(state), Over):
        match pending:
            case Draw(deck=deck):
                state = rules.draw(state, draw.choices(list(deck), list(deck.values()))[0])
            case Roll(dice=dice):
                state = rules.roll(state, tuple(draw.randint(1, 6) for _ in range(dice)))
            case Choose((seat,)):
                found.append(state)
                state = rules.play(state, seat, draw.choice(rules.moves(state, seat)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_those_of_the_formula(players: int) -> None:
    """Tables of random games are compared."""
    rules = dicetto(bonus=True)
    evaluator = Evaluator(rules)
    checked = 0
    for state in random_states(rules, players, players)[::7]:
        after = rules.play(state, state.seat, DONE)
        if not isinstance(rules.pending(after), Over):
            value = evaluator.move_values(state, state.seat)[DONE]
            assert value == pytest.approx(slow_shares(rules, state)[state.seat], abs=1e-12)
            checked += 1
    assert checked > 10


def test_a_turn_that_ends_the_game_is_worth_what_it_brings() -> None:
    """If the next seat collects the last card, the value of being done is the share of the win."""
    rules = dicetto(bonus=True, cards_to_win=2)
    evaluator = Evaluator(rules)
    ended = 0
    for seed in range(12):
        for state in random_states(rules, 2, seed):
            after = rules.play(state, state.seat, DONE)
            if isinstance(rules.pending(after), Over):
                assert evaluator.move_values(state, state.seat)[DONE] == evaluator.final(after, state.seat)
                ended += 1
    assert ended > 5


def test_beating_nothing_is_making_the_card() -> None:
    """Beating a sum of zero takes any fitting dice, with a known exact chance."""
    for kind in Kind:
        beats = [chance_to_beat(kind, total) for total in range(25)]
        assert beats[0] == pytest.approx(float(chance_to_make(kind)))
        assert all(higher <= lower + 1e-12 for lower, higher in pairwise(beats))
    assert chance_to_beat(Kind.CHANCE, 24) == pytest.approx(0.5 * float(chance_all_sixes()))


def chance_all_sixes() -> float:
    """Return the chance of four sixes in three rolls, each kept: (1 − (5/6)³)⁴."""
    return (1 - (5 / 6) ** 3) ** 4
