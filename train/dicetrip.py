"""Learn the value still to come on a Dice Trip map: self-play on the native planner, then a fit, repeatedly.

    python train/dicetrip.py --minutes 17 --seed 1 --out src/noppa/games/dicetrip/weights.bin
    python train/dicetrip_level.py --games 500 --seed 1

The estimate for every map after a round is fitted to its λ-return: mostly the final score of the game, and a little
the estimate of the next map. A few writings are random, and results after them are not used for the maps before.
Needs torch, which the package does not depend on, and runs on the CPU: playing takes most of the time. The second
script makes the estimate right on average.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from dicetrip_games import (
    SEEN_AGAIN,
    SEEN_LOST,
    SEEN_POINTS,
    SEEN_ROAD,
    SEEN_SERIES,
    SEEN_TWICE,
    Planner,
    Played,
    play_games,
    room,
)
from dicetrip_weights import Parts, guess_from, packed, part_shapes
from noppa import rules
from noppa.games.dicetrip.computed import tens as computed_tens
from noppa.games.dicetrip.guess import AFTER, LANES, STANDS
from noppa.games.dicetrip.map import CITIES, Map
from noppa.games.dicetrip.packing import CROSS, links_of
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS
from noppa.games.dicetrip.weights import INNER

TRACE = 0.85
"""λ: the weight of the actual result in a return."""
BATCH = 1024
TO_COME = 12.0


class Net(nn.Module):  # type: ignore[misc]
    """The estimate, with its tables as parameters; what neighbouring numbers have in common is learned together."""

    def __init__(self, map_: Map) -> None:
        super().__init__()
        ends = links_of(map_)
        self.shapes = part_shapes(map_)
        self.low = torch.tensor([low for low, _ in ends])
        self.high = torch.tensor([high for _, high in ends])
        self.ladder = torch.zeros(STANDS, CROSS)
        self.ladder[:CROSS] = torch.tril(torch.ones(CROSS, CROSS))
        links, scales = len(ends), {"low": 0.1, "high": 0.1, "mix": 0.03, "city": 0.05, "out": 0.3}
        for name, shape in self.shapes.items():
            if name != "tens":
                setattr(self, f"own_{name}", nn.Parameter(torch.randn(*shape) * scales.get(name, 0.0)))
        for name, outer, inner in (("low", links, INNER), ("high", links, INNER), ("city", CITIES, LANES)):
            setattr(self, f"up_{name}", nn.Parameter(torch.randn(outer, CROSS, inner) * 0.05))
        self.own_road.data += torch.linspace(TO_COME, 0, ROUNDS + 1)[:, None]

    def table(self, name: str) -> torch.Tensor:
        """Return a table by the contents of a city: its own part, plus one that accumulates over the numbers."""
        return getattr(self, f"own_{name}") + torch.einsum("su,xuk->xsk", self.ladder, getattr(self, f"up_{name}"))

    def forward(self, maps: torch.Tensor, rounds: torch.Tensor, seen: torch.Tensor) -> torch.Tensor:
        """Return the estimated value still to come on each of these maps."""
        line = torch.arange(len(self.low)) * STANDS
        low, high = self.table("low").reshape(-1, INNER), self.table("high").reshape(-1, INNER)
        ends = torch.relu(low[line + maps[:, self.low]] + high[line + maps[:, self.high]])
        where = torch.arange(CITIES) * STANDS + maps
        x = ends.flatten(1) @ self.own_mix.reshape(-1, LANES) + self.own_base[rounds]
        x = x + nn.functional.embedding_bag(where, self.table("city").reshape(-1, LANES), mode="sum")
        x = torch.cat((x[:, :1], torch.relu(x[:, 1:])), 1)
        again = seen[:, SEEN_AGAIN]
        return (
            (x * self.own_out[rounds]).sum(1)
            + self.own_road[rounds, seen[:, SEEN_ROAD]]
            + self.own_series[rounds, seen[:, SEEN_SERIES]]
            + self.own_lost[rounds, seen[:, SEEN_LOST]]
            + self.own_twice[rounds] * seen[:, SEEN_TWICE]
            + torch.where(again >= 0, self.own_again[rounds, again.clamp(min=0)], 0.0)
        )

    def parts(self, tens: np.ndarray) -> Parts:
        """Return the tables of the file; nothing is to come after the last round, and no power is worth less than 0."""
        found: Parts = {"tens": tens}
        with torch.no_grad():
            for name in self.shapes:
                if name in {"low", "high", "city"}:
                    found[name] = self.table(name).numpy().copy()
                elif name != "tens":
                    found[name] = getattr(self, f"own_{name}").numpy().copy()
        for name in ("out", "road", "series", "lost", "twice", "again"):
            found[name][ROUNDS] = 0
        found["twice"][ROUNDS - 1] = 0
        found["again"][:, 0] = 0
        for name in ("twice", "again"):
            found[name] = np.maximum(found[name], 0)
        return found


def returns(played: Played) -> np.ndarray:
    """Return the value that was still to come after each round."""
    target, back = np.zeros(played.worth.shape[:2]), played.finals.copy()
    for at in range(ROUNDS - 2, -1, -1):
        target[:, at] = back - played.seen[:, at, SEEN_POINTS]
        estimate, at_random = played.worth[:, at, 0], played.worth[:, at, 1] == 1
        back = np.where(at_random, estimate, (1 - TRACE) * estimate + TRACE * back)
    return target


class ReplayBuffer:
    """The games of the last few rounds of self-play, as tensors."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._parts: list[tuple[torch.Tensor, ...]] = []

    def add(self, played: Played) -> None:
        """Add games and drop the oldest."""
        rounds = np.tile(np.arange(1, ROUNDS), len(played.finals))
        maps, seen = played.maps.reshape(-1, CITIES), played.seen.reshape(-1, played.seen.shape[2])
        part = (maps.astype(np.int64), rounds, seen, returns(played).reshape(-1).astype(np.float32))
        self._parts = [*self._parts, tuple(map(torch.from_numpy, part))][-self._size :]

    def fit(self, net: Net, optimiser: torch.optim.Optimizer, steps: int) -> float:
        """Take some steps of a fit to the games and return the mean squared error."""
        maps, rounds, seen, target = (torch.cat(column) for column in zip(*self._parts, strict=True))
        total = 0.0
        for _ in range(steps):
            some = torch.randint(len(target), (BATCH,))
            loss = ((net(maps[some], rounds[some], seen[some]) - target[some]) ** 2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.item()
        return total / steps


def train(settled: DiceTrip, arguments: argparse.Namespace) -> None:
    """Alternate playing and fitting until the time is up."""
    tens = np.array(list(computed_tens()), dtype=np.float32).reshape(AFTER, 7, CITIES + 1)
    net, buffer = Net(settled.map), ReplayBuffer(arguments.keep)
    optimiser = torch.optim.Adam(net.parameters(), lr=arguments.rate)
    planner = Planner(settled, guess_from(net.parts(tens), settled.map))
    begun, turn = time.monotonic(), 0
    while (done := (time.monotonic() - begun) / (60 * arguments.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = arguments.rate * (0.03 + 0.97 * (1 - done) ** 1.5)
        played = room(arguments.games)
        play_games(planner, turn * arguments.games, arguments.seed, played)
        buffer.add(played)
        error = buffer.fit(net, optimiser, arguments.steps)
        parts = net.parts(tens)
        planner = Planner(settled, guess_from(parts, settled.map))
        arguments.out.write_bytes(packed(parts, settled.map))
        turn += 1
        straight = played.worth[:, :, 1].sum(1) == 0
        mean = played.finals[straight].mean()
        print(
            f"{turn:4d} {time.monotonic() - begun:6.0f} s  mean score {mean:6.2f}  square error {error:6.2f}",
            flush=True,
        )


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--games", type=int, default=1500, help="played before each fit")
    parser.add_argument("--steps", type=int, default=100, help="of each fit")
    parser.add_argument("--keep", type=int, default=15, help="how many turns' games are fitted to")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    settled = rules("dicetrip")
    assert isinstance(settled, DiceTrip)
    train(settled, arguments)


if __name__ == "__main__":
    main()
