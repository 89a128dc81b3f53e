"""Train the value networks of KIVI: fitted value iteration with exact turns.

The value of a state between two turns is the lead over the strongest rival that each seat can expect. The next
seat's turn is computed exactly, for all its rolls and keeps at once, from the network's values of the fifty states it
can lead to; the result is the network's target for the state before. States come from self-play with some random
placements.

    python train/kivi.py --minutes 6.5 --seed 1 --device cuda --out src/noppa/games/kivi/weights.bin

One network plays for two, another for three and four. `run_of_six` is an input of both.
"""

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from kivi_measure import against_simple, mean_errors
from kivi_net import MOST_RATE, Memory, Net, Pool, learn, new_memory, new_net, new_pool
from kivi_tensors import BOARD, Tables, agree_with_rules, tables_on
from kivi_weights import packed, unpacked

LEAST_RATE = 2e-6


@dataclass
class Run:
    """The state of a training run."""

    tables: Tables
    device: str
    games: int
    batch: int
    steps: int
    nets: list[Net] = field(default_factory=list)
    pools: dict[str, Iterator[Pool]] = field(default_factory=dict)
    memories: dict[str, Memory] = field(default_factory=dict)


def in_turn(pools: list[Pool]) -> Iterator[Pool]:
    """Yield the pools in turn, forever."""
    while True:
        yield from pools


def prepared(device: str, width: int, games: int, batch: int, steps: int) -> Run:
    """Return a new run: networks, games and memories."""
    run = Run(tables_on(device), device, games, batch, steps)
    for name, counts in (("two", (2,)), ("more", (3, 4))):
        net = new_net(name, counts, width, device)
        share = games if name == "two" else games // 2
        pools = [new_pool(share, seats, option, device) for option in (0, 0, 1) for seats in counts]
        run.nets.append(net)
        run.pools[name] = in_turn(pools)
        run.memories[name] = new_memory(share * 48, net, device)
    return run


def train(run: Run, seconds: float, out: Path) -> None:
    """Play and learn until the time is up."""
    begun = last = time.monotonic()
    rounds = 0
    while (passed := time.monotonic() - begun) < seconds:
        done = passed / seconds
        rate = LEAST_RATE + (MOST_RATE - LEAST_RATE) * 0.5 * (1 + math.cos(math.pi * done))
        part = 0.2 if done < 0.5 else 0.1 if done < 0.85 else 0.03
        slowness = 0.98 if done < 0.3 else 0.995 if done < 0.85 else 0.999
        losses = []
        for net in run.nets:
            for group in net.optimiser.param_groups:
                group["lr"] = rate * min(1.0, (rounds + 1) / 50)
            pool = next(run.pools[net.name])
            with torch.no_grad():
                found = pool.advance(run.tables, net, part)
            memory = run.memories[net.name]
            memory.add(pool, *found)
            error = [learn(run.tables, net, memory, run.batch, slowness) for _ in range(run.steps)][-1]
            losses.append((net, error))
        rounds += 1
        if time.monotonic() - last > 40 or rounds == 1:
            last = time.monotonic()
            errors = ", ".join(f"{net.name} {math.sqrt(float(error)):.3f}" for net, error in losses)
            print(f"{passed:6.0f} s, round {rounds}: error {errors}; {measured(run, run.games // 8)}", flush=True)
            save(run, out, {})


def measured(run: Run, games: int) -> str:
    """Return the networks' results against the simple bot as text."""
    lines = []
    for net in run.nets:
        for seats in net.counts:
            with torch.no_grad():
                share, own, rival = against_simple(run.tables, net, games, seats, 0, run.device)
            lines.append(f"{seats} players {share:.1%} ({own:.1f} to {rival:.1f})")
    return ", ".join(lines)


def save(run: Run, out: Path, added: dict[str, Any]) -> None:
    """Write the averaged weights in half precision."""
    arrays: dict[str, Any] = dict(added)
    for net in run.nets:
        for key, weight in net.average.items():
            arrays[f"{net.name}_{key}"] = weight.cpu().numpy().astype(np.float16)
    out.write_bytes(packed(arrays, BOARD))


def load(run: Run, path: Path) -> None:
    """Load weights to continue from."""
    file = unpacked(path.read_bytes(), BOARD)
    for net in run.nets:
        for key in net.average:
            net.average[key] = torch.as_tensor(file[f"{net.name}_{key}"].astype(np.float32), device=run.device)
            net.weights[key].data.copy_(net.average[key])


def rounded(run: Run) -> None:
    """Round the averaged weights to the precision of the file."""
    for net in run.nets:
        for key, weight in net.average.items():
            net.average[key] = weight.half().float()


def main() -> None:
    """Train, measure and save the networks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="for training; measuring comes on top")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=512, help="of the layers")
    parser.add_argument("--games", type=int, help="games in progress in a pool")
    parser.add_argument("--batch", type=int)
    parser.add_argument("--steps", type=int, default=8, help="steps of learning a round")
    parser.add_argument("--start", type=Path, help="weights to go on from; with --minutes 0 they are measured anew")
    parser.add_argument("--sample", type=int, help="games by which the networks are made right on average")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    on_gpu = arguments.device == "cuda"
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    games, batch = arguments.games or (8192 if on_gpu else 240), arguments.batch or (8192 if on_gpu else 512)
    agree_with_rules(tables_on("cpu"))
    run = prepared(arguments.device, arguments.width, games, batch, arguments.steps)
    if arguments.start:
        load(run, arguments.start)
    train(run, arguments.minutes * 60, arguments.out)
    torch.set_float32_matmul_precision("highest")
    rounded(run)
    added: dict[str, Any] = {}
    for net in run.nets:
        for seats in net.counts:
            for option in (0, 1):
                with torch.no_grad():
                    added[f"added_{seats}_{option}"] = mean_errors(
                        run.tables, net, arguments.sample or (16384 if on_gpu else 64), seats, option, arguments.device
                    )
    save(run, arguments.out, added)
    print("at the end:", measured(run, 8192 if on_gpu else 256), flush=True)
    print("first moments, two players:", added["added_2_0"][:4, 0], flush=True)


if __name__ == "__main__":
    main()
