"""Sources of dice and cards for a table: the rules never roll themselves."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, TypeAlias

from noppa.core.dice import Dice
from noppa.core.errors import BadRecord, ImpossibleChance, Plain
from noppa.core.fair import SCHEMES, FairDice
from noppa.core.rules import Card, Draw, Roll


class Source(Protocol):
    """Answers a roll or draw; `number` counts the chance events of the game from 0.

    With *same dice for all* it counts within each seat's turns: see `core/fair.py`.
    """

    def roll(self, asked: Roll, number: int) -> Dice:
        """Return the dice that come up."""

    def draw(self, asked: Draw, number: int) -> Card:
        """Return the card that comes up."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Fair dice with a public seed instead of a secret, for study and tests."""

    seed: int

    def roll(self, asked: Roll, number: int) -> Dice:
        """Return the dice this seed gives for that event."""
        return self.dice.roll(asked, number)

    def draw(self, asked: Draw, number: int) -> Card:
        """Return the card this seed gives for that event."""
        return self.dice.draw(asked, number)

    @property
    def dice(self) -> FairDice:
        """The fair dice that have this seed in place of a secret."""
        return FairDice(sha256(str(self.seed).encode()).digest(), "seeded")


@dataclass(frozen=True, slots=True)
class RealDice:
    """Real dice on a real table: people enter what they see.

    Only the final dice of a turn need to be entered; with `every_roll` each roll does.
    """

    every_roll: bool = False

    def roll(self, asked: Roll, number: int) -> Dice:
        """Raise `ImpossibleChance`: only a person at the table knows."""
        del number
        raise ImpossibleChance("real-dice", dice=asked.dice)

    def draw(self, asked: Draw, number: int) -> Card:
        """Raise `ImpossibleChance`: only a person at the table knows."""
        del asked, number
        raise ImpossibleChance("real-card")


class Replay:
    """Chance that has already happened: dice and cards in the order they came up."""

    def __init__(self, happened: Iterable[Dice | Card]) -> None:
        self._happened = tuple(happened)

    def roll(self, asked: Roll, number: int) -> Dice:
        """Return the dice of that event. Raises `ImpossibleChance` if it was a card or never happened."""
        del asked
        happened = self._at(number)
        if isinstance(happened, Card):
            raise ImpossibleChance("replay-differs", number=number, came=str(happened))
        return happened

    def draw(self, asked: Draw, number: int) -> Card:
        """Return the card of that event. Raises `ImpossibleChance` if it was a roll or never happened."""
        del asked
        happened = self._at(number)
        if not isinstance(happened, Card):
            raise ImpossibleChance("replay-differs", number=number, came=" ".join(map(str, happened)))
        return happened

    def _at(self, number: int) -> Dice | Card:
        if number >= len(self._happened):
            raise ImpossibleChance("replay-over", number=number)
        return self._happened[number]


Recorded: TypeAlias = FairDice | Seeded | RealDice
"""The sources that a record can store."""


def plain_source(source: Recorded) -> dict[str, Plain]:
    """Return a source as records store it."""
    match source:
        case RealDice(every_roll):
            return {"kind": "real", "every_roll": every_roll}
        case Seeded(seed):
            return {"kind": "seeded", "seed": seed}
        case FairDice(server_seed, game_id, player_seeds, _):
            return {
                "kind": "fair",
                "scheme": source.scheme,
                "game_id": game_id,
                "commitment": source.commitment,
                "player_seeds": list(player_seeds),
                "server_seed": server_seed.hex(),
            }


KEYS: dict[str, dict[str, type]] = {
    "real": {"every_roll": bool},
    "seeded": {"seed": int},
    "fair": {"scheme": str, "game_id": str, "commitment": str, "player_seeds": list, "server_seed": str},
}


def read_source(data: object) -> Recorded:
    """Return the source a record names. Raises `BadRecord` if a key or type is wrong."""
    if not isinstance(data, Mapping) or data.get("kind") not in KEYS:
        raise BadRecord("record-value", key="dice", allowed=tuple(KEYS))
    wanted = KEYS[data["kind"]]
    for key in data:
        if key != "kind" and key not in wanted:
            raise BadRecord("record-key-unknown", key=f"dice.{key}", allowed=("kind", *wanted))
    for key, kind in wanted.items():
        if type(data.get(key)) is not kind:
            raise BadRecord("record-value", key=f"dice.{key}", allowed=(kind.__name__,))
    if data["kind"] == "real":
        return RealDice(data["every_roll"])
    if data["kind"] == "seeded":
        return Seeded(data["seed"])
    return _read_fair(data)


def _read_fair(data: Mapping[str, object]) -> FairDice:
    if data["scheme"] not in SCHEMES:
        raise BadRecord("record-value", key="dice.scheme", allowed=tuple(SCHEMES))
    version, same = SCHEMES[str(data["scheme"])]
    seeds = data["player_seeds"]
    if not isinstance(seeds, list) or not all(isinstance(seed, str) for seed in seeds):
        raise BadRecord("record-value", key="dice.player_seeds", allowed=("list[str]",))
    try:
        secret = bytes.fromhex(str(data["server_seed"]))
    except ValueError:
        raise BadRecord("record-value", key="dice.server_seed", allowed=("hex",)) from None
    return FairDice(secret, str(data["game_id"]), tuple(seeds), same=same, version=version)
