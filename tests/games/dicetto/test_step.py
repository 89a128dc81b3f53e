"""The native step and the readable rules, compared on the same chance and moves."""

import random
from array import array
from dataclasses import replace
from typing import Any

import pytest

from games.dicetto.script import dealt, dicetto
from noppa.core.dice import multisets
from noppa.core.errors import NativeError
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games.dicetto.cards import Kind, fits
from noppa.games.dicetto.packing import card_number, pack, tables_of
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import Lying
from noppa.native import call

SMALL_DECK = """
[[dice]]
kind = "chance"
points = 3
count = 9

[[dice]]
kind = "sixes"
points = 0
logo = true
count = 2
"""
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"bonus": True},
    {"edition": "finnish", "bonus": True},
    {"edition": "polish"},
    {"cards_to_win": 1},
    {"cards_to_win": 46, "bonus": True, "most_cards_points": 10},
    {"battle": "end_of_turn", "deck": SMALL_DECK, "bonus": True, "cards_to_win": 6},
    {"deck": SMALL_DECK},
)


LEGAL = 97


def play_both(rules: Dicetto, players: int, seed: int) -> None:
    """Play a random game in both, and compare them at every step."""
    draw, tables = random.Random(seed), tables_of(rules)
    game = bytearray(call("row_size", tables, players))
    call("start", tables, game)
    state, numbers = rules.start(players), rules.action_numbers
    moves, totals = array("H", bytes(2 * LEGAL)), array("q", bytes(8 * players))
    while True:
        assert pack(rules, state) == game
        call("totals", tables, game, totals)
        assert totals.tolist() == [sheet.total for sheet in rules.sheet(state)]
        pending = rules.pending(state)
        due = pending.seats[0] if isinstance(pending, Choose) else -1
        assert call("due", tables, game) - 1 == due
        legal = moves[: call("legal", tables, game, moves)].tolist()
        match pending:
            case Over(scores, _):
                assert tuple(totals) == scores
                assert legal == []
                return
            case Draw(deck=deck):
                card = draw.choices(list(deck), list(deck.values()))[0]
                call("answer", tables, game, array("i", [card_number(rules, card)]))
                state = rules.draw(state, card)
            case Roll(dice=dice):
                rolled = tuple(draw.randint(1, 6) for _ in range(dice))
                call("answer", tables, game, array("i", rolled))
                state = rules.roll(state, rolled)
            case Choose():
                offered = rules.moves(state, due)
                assert [numbers[move] for move in offered] == legal
                # place often, or a random game ends before any battle
                move = draw.choice(offered[-8:] if draw.random() < 0.7 else offered)
                call("play", tables, game, numbers[move])
                state = rules.play(state, due, move)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_and_rules_are_the_same_game(options: dict[str, Any], players: int) -> None:
    """Every position, every list of legal moves and every score agree."""
    rules = dicetto(**options)
    play_both(rules, players, seed=players)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_step_and_rules_are_the_same_game_hundreds_of_times(options: dict[str, Any]) -> None:
    """The same holds in hundreds of games."""
    rules = dicetto(**options)
    for seed in range(200):
        play_both(rules, 2 + seed % 3, seed)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_chance_answers_everything_until_a_choice(options: dict[str, Any]) -> None:
    """After `chance` a seat is due or the game is over, whatever was pending."""
    tables = tables_of(dicetto(**options))
    stream, moves = array("Q", [7]), array("H", bytes(2 * LEGAL))
    game = bytearray(call("row_size", tables, 3))
    call("start", tables, game)
    for _ in range(10_000):
        call("chance", tables, game, stream)
        count = call("legal", tables, game, moves)
        if count == 0:
            break
        assert call("due", tables, game) > 0
        call("play", tables, game, moves[count - 1 - (count > 4)])
    for answer in ([1], [1, 2], [1, 2, 3, 4]):
        with pytest.raises(NativeError):
            call("answer", tables, game, array("i", answer))


@pytest.mark.parametrize("kind", Kind)
def test_every_roll_may_lie_where_the_rules_say(kind: Kind) -> None:
    """Cards of each kind are tried, free and with dice of every sum."""
    cards = [str(kind), "chance" if kind != Kind.CHANCE else "ones"]
    rules = dicetto(deck={"dice": [{"kind": card, "points": 1, "count": 4} for card in cards]})
    tables, moves = tables_of(rules), array("H", bytes(2 * LEGAL))
    begun = dealt(rules, row=[f"{kind}:1"] * 4)
    choices = (dice for size in range(1, 5) for dice in multisets(size) if fits(kind, dice))
    lying = {sum(dice): Lying(1, dice) for dice in choices}
    for on_it in (None, *lying.values()):
        there = replace(begun, lying=(None, on_it, None, None, None))
        for roll in multisets(4)[::4]:
            state = rules.roll(there, roll)
            count = call("legal", tables, pack(rules, state), moves)
            assert moves[:count].tolist() == [rules.action_numbers[move] for move in rules.moves(state, 0)]


def test_what_does_not_fit_is_refused() -> None:
    """Covers missing cards, dice instead of cards, impossible dice, and illegal moves."""
    rules = dicetto(deck=SMALL_DECK, bonus=True)
    tables = tables_of(rules)
    game = bytearray(call("row_size", tables, 2))
    call("start", tables, game)

    def refused(function: str, args: Any) -> None:
        before = bytes(game)
        with pytest.raises(NativeError):
            call(function, tables, game, args)
        assert bytes(game) == before

    for card in (1, 1):
        call("answer", tables, game, array("i", [card]))
    for answer in ([1], [2], [-1], [0, 0], [1, 2, 3, 4], []):
        refused("answer", array("i", answer))
    for card in (0, 0, 3, 1, 0):
        call("answer", tables, game, array("i", [card]))
    for answer in ([3], [8], [-1], [4, 5]):
        refused("answer", array("i", answer))
    call("answer", tables, game, array("i", [7]))
    for answer in ([1], [1, 2, 3], [1, 2, 3, 4, 5], [0, 1, 2, 3], [1, 2, 3, 7]):
        refused("answer", array("i", answer))
    refused("play", 1129)
    call("answer", tables, game, array("i", [1, 2, 3, 4]))
    refused("answer", array("i", [1, 2, 3, 4]))
    for action in (-1, 6, 1130, 1 << 40):
        refused("play", action)
    call("play", tables, game, 1129)
