"""Random games, compared step by step with an independent implementation of the rules."""

import random

import pytest

from games.dicetto.referee import story
from games.dicetto.script import dicetto
from noppa import Choose, Draw, Over, Roll
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State


def compare(rules: Dicetto, players: int, draw: random.Random) -> tuple[State, int]:
    """Play a random game with the rules and the referee; both must agree on every step.

    Return the last position, and the number of battle rolls.
    """
    state = rules.start(players)
    referee = story(players, sum(rules.deck.counts), dict(rules.options))
    expected = next(referee)
    battles = 0
    while expected[0] != "over":
        match rules.pending(state):
            case Draw(seat, deck, _):
                assert expected == ("draw", seat)
                card = draw.choices(list(deck), list(deck.values()))[0]
                state = rules.draw(state, card)
                expected = referee.send(str(card))
            case Roll(seat, dice, _, _):
                assert expected == ("roll", seat, dice)
                battles += rules.battle_is_due(state)
                rolled = tuple(draw.choices((1, 2, 3, 4, 5, 6), k=dice))
                state = rules.roll(state, rolled)
                expected = referee.send(rolled)
            case Choose((seat,)):
                moves = rules.moves(state, seat)
                assert expected == ("move", seat, set(map(str, moves)))
                move = draw.choice(moves)
                state = rules.play(state, seat, move)
                expected = referee.send(str(move))
            case other:
                pytest.fail(f"{other} where the referee wants {expected}")
    _, won, points = expected
    pending = rules.pending(state)
    assert isinstance(pending, Over)
    assert [sorted(map(str, cards)) for cards in state.won] == [sorted(cards) for cards in won]
    assert pending.scores == tuple(points)
    assert pending.winners == tuple(seat for seat in range(players) if points[seat] == max(points))
    return state, battles


def some_rules(draw: random.Random) -> Dicetto:
    """Return rules with random options."""
    return dicetto(
        bonus=draw.random() < 0.7,
        cards_to_win=draw.choice((1, 2, 5, 10)),
        most_cards_points=draw.randint(0, 10),
        battle=draw.choice(("at_once", "end_of_turn")),
    )


def test_the_referee_agrees_on_random_games() -> None:
    """They agree on every decision, every set of legal moves, every card and every point."""
    draw = random.Random(4)
    battles = sum(compare(some_rules(draw), draw.randint(2, 4), draw)[1] for _ in range(40))
    assert battles > 40


def test_the_referee_agrees_when_the_pile_runs_out() -> None:
    """A deck of nine easy cards is played until none is left."""
    draw = random.Random(9)
    deck = {"dice": [{"kind": "chance", "points": 1, "count": 5}, {"kind": "sixes", "points": 2, "count": 4}]}
    for battle in ("at_once", "end_of_turn"):
        for players in (2, 3, 4):
            state, _ = compare(dicetto(deck=deck, cards_to_win=46, battle=battle, bonus=True), players, draw)
            assert sum(map(len, state.won)) == 9


@pytest.mark.exhaustive
def test_the_referee_agrees_on_many_random_games() -> None:
    """The same holds for two thousand games."""
    draw = random.Random(5)
    for _ in range(2000):
        compare(some_rules(draw), draw.randint(2, 4), draw)


def test_cards_and_dice_are_never_lost() -> None:
    """In every position all 46 cards are somewhere, and nobody has more than four dice."""
    rules = dicetto(bonus=True)
    draw = random.Random(2)
    state = rules.start(3)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Draw):
            state = rules.draw(state, draw.choices(list(pending.deck), list(pending.deck.values()))[0])
        elif isinstance(pending, Roll):
            state = rules.roll(state, draw.choices((1, 2, 3, 4, 5, 6), k=pending.dice))
        else:
            state = rules.play(state, state.seat, draw.choice(rules.moves(state, state.seat)))
        cards = sum(state.pile) + sum(card is not None for card in state.row) + sum(map(len, state.won))
        assert cards == 46
        for seat in range(3):
            lying = sum(len(there.dice) for there in state.lying if there and there.owner == seat)
            assert lying <= 4
            if seat == state.seat and None not in state.dice:
                idle = sum(at is not None for at in state.laid) - lying
                assert len(state.hand) + lying + idle == 4
                assert idle >= 0
