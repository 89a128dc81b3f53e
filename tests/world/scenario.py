"""What a seed decides in advance: the games, the people, and how often each fault happens."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal, TypeAlias

from noppa.games import games
from noppa.host.choices import Start

Fault: TypeAlias = Literal[
    "kill",
    "refused commit",
    "lost answer",
    "slow disk",
    "database away",
    "lost note",
    "repeated note",
    "late note",
    "clock jump",
    "broken connection",
    "resend",
    "lie",
    "unread messages",
    "vanish",
    "slow bot",
]

FAULTS: dict[Fault, tuple[float, float]] = {
    "kill": (0.002, 0.02),
    "refused commit": (0.005, 0.1),
    "lost answer": (0.005, 0.1),
    "slow disk": (0.01, 0.2),
    "database away": (0.001, 0.01),
    "lost note": (0.01, 0.5),
    "repeated note": (0.01, 0.3),
    "late note": (0.01, 0.5),
    "clock jump": (0.05, 0.5),
    "broken connection": (0.005, 0.1),
    "resend": (0.01, 0.3),
    "lie": (0.01, 0.2),
    "unread messages": (0.01, 0.1),
    "vanish": (0.005, 0.05),
    "slow bot": (0.01, 0.3),
}
"""The least and greatest probability of each fault at each occasion, in a world that has it."""

GAMES = tuple(sorted(games()))


@dataclass(frozen=True, slots=True)
class GamePlan:
    """A game to be played: its seats in order, and its clock."""

    game: str
    people: tuple[str, ...]
    """The holder of each seat, "" for a bot. The first person creates the game; the others sit down by link."""
    clock: int | None
    undo: bool
    same: bool
    start: Start
    seeds: frozenset[str]
    """Who adds a seed to the fair dice; the others promise one and do not send it."""
    watchers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A world to be run; everything random in it is derived from its seed."""

    seed: int
    processes: int
    patient: bool
    """Whether people think for hours, or for seconds as at a table."""
    games: tuple[GamePlan, ...]
    steps: int
    """How many commands people send before the faults stop and the world comes to rest."""
    faults: dict[Fault, float] = field(default_factory=dict)

    def without(self, fault: Fault) -> "Scenario":
        """Return the same world without one fault."""
        return replace(self, faults={name: rate for name, rate in self.faults.items() if name != fault})

    def random(self, purpose: str) -> Random:
        """Return a generator for one purpose, independent of those for other purposes."""
        return Random(f"{self.seed} {purpose}")


def scenario_of(seed: int) -> Scenario:
    """Return the world of a seed."""
    draw = Random(f"{seed} scenario")
    faults = {
        name: draw.uniform(least, most)
        for name, (least, most) in FAULTS.items()
        if draw.random() < draw.choice((0.2, 0.5))
    }
    processes = draw.choice((1, 1, 2, 2, 3))
    patient = draw.random() < 0.6
    names = ("aino", "eero", "ilta", "otso")
    plans = []
    for _ in range(draw.choice((1, 1, 2))):
        game = draw.choice(GAMES)
        people = draw.sample(names, draw.choice((1, 2, 2, 3)))
        seats = [*people, *[""] * draw.choice((0, 0, 1))][:4]
        if len(seats) == 1:
            seats.append("")
        watchers = tuple(name for name in names if name not in people and draw.random() < 0.3)
        plans.append(
            GamePlan(
                game=game,
                people=tuple(seats),
                clock=draw.choice((None, None, 3600, 86400) if patient else (None, None, 15, 60)),
                undo=draw.random() < 0.7,
                same=draw.random() < 0.2,
                start=draw.choice(("chosen", "drawn")),
                seeds=frozenset(name for name in people if draw.random() < 0.8),
                watchers=watchers,
            )
        )
    return Scenario(seed, processes, patient, tuple(plans), draw.randint(5, 30), faults)
