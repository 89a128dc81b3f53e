"""The moves of Dice Trip, and all of them in their fixed order for a map."""

from dataclasses import dataclass
from itertools import combinations

from noppa.core.dice import FACES
from noppa.core.rules import Move
from noppa.games.dicetrip.map import Map
from noppa.games.dicetrip.numbers import NUMBERS
from noppa.games.dicetrip.roads import CROSSED
from noppa.games.dicetrip.trip import Writing


@dataclass(frozen=True, slots=True)
class Stand(Move):
    """Let the dice lie as they were rolled."""

    def __str__(self) -> str:
        return "stand"


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Roll the dice of these colours again: the roller's power, and it holds for everyone."""

    colours: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("reroll", *self.colours))


@dataclass(frozen=True, slots=True)
class Twice(Move):
    """Count a die of one value twice and leave one of another (or the same) out."""

    die: int
    drop: int

    def __str__(self) -> str:
        return f"twice {self.die} drop {self.drop}"


@dataclass(frozen=True, slots=True)
class Write(Move):
    """Write a number into an empty city."""

    city: str
    number: int

    def __str__(self) -> str:
        return f"{self.city}={self.number}"


@dataclass(frozen=True, slots=True)
class Cross(Move):
    """Cross off an empty city instead of writing a number."""

    city: str

    def __str__(self) -> str:
        return f"{self.city}=x"


STAND = Stand()
TWICE = {(die, drop): Twice(die, drop) for die in FACES for drop in FACES}


def rerolls(map_: Map) -> tuple[Move, ...]:
    """Return every choice of dice to roll again, fewest first."""
    sizes = range(1, len(map_.colours) + 1)
    return tuple(Reroll(some) for size in sizes for some in combinations(map_.colours, size))


def writings(map_: Map) -> tuple[dict[int, Move], ...]:
    """Return for each city the move for every number that may be written there."""
    return tuple({number: Write(slug, number) for number in NUMBERS} for slug in map_.cities)


def crossings(map_: Map) -> tuple[Move, ...]:
    """Return for each city the move that crosses it off."""
    return tuple(Cross(slug) for slug in map_.cities)


def writing_of(map_: Map, move: Write | Cross) -> Writing:
    """Return the city and the number, or the crossing, of a writing move."""
    return map_.index[move.city], move.number if isinstance(move, Write) else CROSSED
