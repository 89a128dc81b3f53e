"""Reads and writes move values recorded from the version compiled by Numba, as a reference for evaluators.

A file has the moves of seeded games, and the values of some positions. Positions are reconstructed by playing those
moves with the readable rules, so only moves and values are stored.
"""

import json
import lzma
from array import array
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from noppa import Choose, Over, Roll, Rules, rules
from noppa.core.rules import Move
from noppa.games import games

FOLDER = Path(__file__).parent / "recorded"
EVERY = {"yatzy": 4, "tutto": 3, "kivi": 3, "dicetto": 7, "dicetrip": 2}
"""One decision in this many is recorded."""
MOST_VALUES = 10
"""At most this many move values of a position are recorded, evenly spread, followed by the best of all."""
TYPES = {"yatzy": "d"}
"""Yatzy's values are compared to 1e-9 and need double precision; single is enough for the others."""

Policy = Callable[[Rules[Any], Any, int], Move]


@dataclass
class Game:
    """One seeded game: its setup, the numbers of its moves, and the number of its values."""

    edition: str
    options: dict[str, Any]
    content: str | None
    players: int
    seed: int
    moves: list[int]
    values: int = 0

    def rules(self, name: str, contents: dict[str, Any]) -> Rules[Any]:
        """Return the rules of the game."""
        own = {} if self.content is None else {self.content.split()[0]: contents[self.content]}
        return rules(name, self.edition, **games()[name].recorded(self.options), **own)


@dataclass
class Recording:
    """The recording of one game: its seeded games, custom content by name, and the values."""

    name: str
    contents: dict[str, Any]
    games: list[Game]
    values: "array[float]"

    def write(self) -> None:
        """Write the file."""
        moves = array("H", [move for game in self.games for move in game.moves])
        games = [asdict(game) | {"moves": len(game.moves)} for game in self.games]
        header = json.dumps({"contents": self.contents, "games": games}).encode()
        parts = [len(header).to_bytes(4, "little"), header, moves.tobytes(), _by_significance(self.values)]
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{self.name}.xz").write_bytes(lzma.compress(b"".join(parts), preset=9 | lzma.PRESET_EXTREME))


def read(name: str) -> Recording:
    """Return the recording of a game."""
    data = lzma.decompress((FOLDER / f"{name}.xz").read_bytes())
    end = 4 + int.from_bytes(data[:4], "little")
    header = json.loads(data[4:end])
    games = []
    for entry in header["games"]:
        moves = array("H", data[end : end + 2 * entry["moves"]])
        end += 2 * entry["moves"]
        games.append(Game(**(entry | {"moves": list(moves)})))
    kind = TYPES.get(name, "f")
    return Recording(name, header["contents"], games, _from_significance(data[end:], kind))


def _by_significance(values: "array[float]") -> bytes:
    """Return the numbers with their first bytes, then their second bytes …, which compresses better."""
    data, size = values.tobytes(), values.itemsize
    return b"".join(data[at::size] for at in range(size))


def _from_significance(data: bytes, kind: str) -> "array[float]":
    values: array[float] = array(kind)
    size = values.itemsize
    count = len(data) // size
    restored = bytearray(len(data))
    for at in range(size):
        restored[at::size] = data[at * count : (at + 1) * count]
    values.frombytes(bytes(restored))
    return values


def play(variant: Rules[Any], players: int, seed: int, policy: Policy) -> Iterator[tuple[Any, int, Move]]:
    """Play a game with seeded chance; yield each decision: the state, the seat and the chosen move."""
    draw = Random(seed)
    state, step = variant.start(players), 0
    while not isinstance(pending := variant.pending(state), Over):
        if isinstance(pending, Choose):
            seat = pending.seats[step % len(pending.seats)]
            move = policy(variant, state, seat)
            yield state, seat, move
            state = variant.play(state, seat, move)
            step += 1
        elif isinstance(pending, Roll):
            state = variant.roll(state, tuple(1 + int(6 * draw.random()) for _ in range(pending.dice)))
        else:
            cards = sorted((card for card, count in pending.deck.items() for _ in range(count)), key=str)
            state = variant.draw(state, cards[int(len(cards) * draw.random())])


def decisions(variant: Rules[Any], game: Game) -> Iterator[tuple[Any, int]]:
    """Yield the recorded positions of a game, each with the seat that chooses."""
    moves = iter(game.moves)

    def next_move(variant: Rules[Any], _state: Any, _seat: int) -> Move:
        return variant.actions[next(moves)]

    every = EVERY[variant.game.name]
    for step, (state, seat, _) in enumerate(play(variant, game.players, game.seed, next_move)):
        if step % every == game.seed % every:
            yield state, seat


def values_of(evaluator: Any, state: Any, seat: int) -> list[float]:
    """Return the values recorded for a position: some move values and the best, for each question."""
    found: list[float] = []
    for question in ("move_values", "win_values"):
        if hasattr(evaluator, question):
            values = list(getattr(evaluator, question)(state, seat).values())
            found += values[:: -(-len(values) // MOST_VALUES)]
            found.append(max(values))
    return found
