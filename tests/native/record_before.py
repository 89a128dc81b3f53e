"""Records move values of all five games for later comparison; run it on the reference version.

It covers every edition, some options, custom boards, decks and maps, and several numbers of players, in games that are
half random and half played by the `simple` bot.
"""

import sys
import time
from array import array
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

from bots.test_own_content import dicetto_deck, kivi_board
from games.dicetrip.example import example_map
from native.recorded import TYPES, Game, Policy, Recording, decisions, play, values_of
from noppa import Rules
from noppa.bots.simple import simple
from noppa.core.rules import Move

POSITIONS = 10_000

Variant = tuple[str, dict[str, Any], str | None]
CONTENTS: dict[str, dict[str, Any]] = {
    "yatzy": {},
    "tutto": {},
    "kivi": {"board 5x5": kivi_board(5, 5, 5), "board 4x9": kivi_board(4, 9, 4)},
    "dicetto": {"deck 1": dicetto_deck(1)},
    "dicetrip": {"map": example_map()},
}
VARIANTS: dict[str, list[Variant]] = {
    "yatzy": [
        ("international", {"declare": declare, "yatzy": yatzy, "bonus_from": bonus, "chance": chance}, None)
        for declare, yatzy, bonus, chance in product(
            ("after", "before"), ("fifty", "sum_plus_fifty"), (63, 64), ("free", "last_resort")
        )
    ],
    "tutto": [
        ("booklet", {}, None),
        ("later", {}, None),
        ("booklet", {"target": 2000}, None),
        ("later", {"target": 1000, "floor_at_zero": False}, None),
        ("booklet", {"straight_is_tutto": False}, None),
        ("booklet", {"ending": "equal_turns", "target": 3000}, None),
    ],
    "kivi": [
        ("international", {}, None),
        ("italian", {}, None),
        ("international", {}, "board 5x5"),
        ("italian", {}, "board 4x9"),
    ],
    "dicetto": [
        ("international", {}, None),
        ("finnish", {}, None),
        ("polish", {}, None),
        ("international", {"cards_to_win": 5, "most_cards_points": 0}, None),
        ("finnish", {"cards_to_win": 14}, "deck 1"),
    ],
    "dicetrip": [("international", {}, None), ("international", {"tens": True}, None), ("international", {}, "map")],
}
PLAYERS = {"yatzy": (1, 2, 3), "tutto": (1, 2, 3, 4), "kivi": (2, 3, 4), "dicetto": (2, 3, 4), "dicetrip": (1, 2, 3, 4)}


def half_random(seed: int) -> Policy:
    """Return a policy that plays at random in half of the games, and half of the time in the others."""
    draw = Random(f"moves {seed}")
    share = 1.0 if seed % 2 else 0.4

    def choose(variant: Rules[Any], state: Any, seat: int) -> Move:
        if draw.random() < share:
            moves = variant.moves(state, seat)
            return moves[int(len(moves) * draw.random())]
        return simple(variant, state, seat)

    return choose


def games(name: str) -> Iterator[Game]:
    """Yield games endlessly, cycling through all variants and numbers of players."""
    seed = 0
    while True:
        for players, (edition, options, content) in product(PLAYERS[name], VARIANTS[name]):
            seed += 1
            yield Game(edition, options, content, players, seed, [])


def record(name: str) -> Recording:
    """Return the recording of a game."""
    recording = Recording(name, CONTENTS[name], [], array(TYPES.get(name, "f")))
    evaluators: dict[str, tuple[Rules[Any], Any]] = {}
    positions, begun = 0, time.monotonic()
    for game in games(name):
        key = f"{game.edition} {game.options} {game.content}"
        if key not in evaluators:
            own = game.rules(name, recording.contents)
            evaluators[key] = own, import_module(f"noppa.games.{name}.evaluator").Evaluator(own)
        own, evaluator = evaluators[key]
        numbers = {move: number for number, move in enumerate(own.actions)}
        game.moves = [numbers[move] for _, _, move in play(own, game.players, game.seed, half_random(game.seed))]
        recording.games.append(game)
        for state, seat in decisions(own, game):
            recording.values.extend(found := values_of(evaluator, state, seat))
            game.values += len(found)
            positions += 1
        print(name, game.seed, positions, round(time.monotonic() - begun), flush=True)  # noqa: T201 - a script
        if positions >= POSITIONS:
            return recording
    raise AssertionError


if __name__ == "__main__":
    for game_name in sys.argv[1:]:
        record(game_name).write()
