"""Train the value of KIVI: fitted value iteration with exact turns.

The value of a position between two turns is the lead over the strongest rival that each seat may
expect. The next seat's turn is worked out exactly, for all its rolls and keeps at once, on the
network's values of the fifty positions it may lead to; that is what the network has to say of
the position before. Positions come from play by the network itself with some placements at random.

    python train/kivi.py --minutes 5 --device cuda --out weights.npz

One network plays for two, another for three and four. `run_of_six` is an input of both.
"""

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import torch

from kivi_tensors import (
    BOARD,
    BOX,
    NEVER,
    SQUARES,
    STONES,
    VACANT,
    Seen,
    Tables,
    Tensor,
    describe,
    exact_turn,
    for_the_mover,
    leads,
    placements,
    play_dice,
    tables_on,
)

VERSION = 1
POINTS = 10.0
MOST_RATE, LEAST_RATE = 1e-3, 2e-6
Weights = dict[str, Tensor]


@dataclass
class Net:
    """A network for so many slots of seats: its weights, their slow average, and their optimiser."""

    name: str
    counts: tuple[int, ...]
    slots: int
    channels: int
    weights: Weights
    average: Weights
    optimiser: Any

    def when(self, seats: int, ply: Tensor) -> Tensor:
        """The number of a moment: how many play, and how many turns are over."""
        before = sum(STONES * count for count in self.counts if count < seats)
        return before + ply


def new_net(name: str, counts: tuple[int, ...], width: int, device: str) -> Net:
    """A network that knows nothing."""
    slots = max(counts)
    channels = 1 if slots == 2 else slots
    inputs = slots * (2 * SQUARES + 1)

    def layer(rows: int, columns: int) -> Tensor:
        return (torch.randn(rows, columns) * math.sqrt(2 / rows)).to(device)

    weights = {
        "first": layer(inputs, width),
        "when": torch.zeros(sum(counts) * STONES, width, device=device),
        "option": torch.zeros(width, device=device),
        "second": layer(width, width),
        "second_bias": torch.zeros(width, device=device),
        "third": layer(width, width),
        "third_bias": torch.zeros(width, device=device),
        "last": layer(width, channels) * 0.1,
        "last_bias": torch.zeros(channels, device=device),
    }
    for weight in weights.values():
        weight.requires_grad_(requires_grad=True)
    average = {key: weight.detach().clone() for key, weight in weights.items()}
    optimiser = torch.optim.Adam(list(weights.values()), lr=MOST_RATE, betas=(0.9, 0.99))
    return Net(name, counts, slots, channels, weights, average, optimiser)


def outputs(weights: Weights, seen: Seen, when: Tensor, option: Tensor) -> Tensor:
    """How much the network adds to the leads as they stand, in units of POINTS."""
    some, seats = seen.scores.shape
    inputs = torch.cat([seen.stones, seen.gains / POINTS, seen.scores[..., None] / (5 * POINTS)], 2)
    inputs = inputs.view(some, seats * (2 * SQUARES + 1))
    moment = weights["when"][when] + option[:, None] * weights["option"]
    first = inputs @ weights["first"][: inputs.shape[1]]
    if some != len(when):
        first = (first.view(len(when), -1, first.shape[1]) + moment[:, None]).view(some, -1)
    else:
        first = first + moment
    hidden = torch.relu(first)
    hidden = torch.relu(hidden @ weights["second"] + weights["second_bias"])
    hidden = torch.relu(hidden @ weights["third"] + weights["third_bias"])
    return hidden @ weights["last"] + weights["last_bias"]


@dataclass
class Choices:
    """What the seat in turn may bring about, for many positions."""

    mine: Tensor
    seen: Seen
    placed: Tensor
    taken: Tensor
    to: Tensor


def choices(tables: Tables, net: Net, stones: Tensor, ply: Tensor, seats: int, option: int) -> Choices:
    """The worth of every placement and take-over to all seats, by the slow average of the weights.

    A stone that is taken over goes where one more would gain its owner least.
    """
    some = len(stones)
    mine = for_the_mover(stones, seats)
    vacant = mine == VACANT
    foreign = ~vacant & (mine != 0)
    least = torch.where(vacant[:, None], describe(tables, mine, seats).gains, -NEVER).argmin(2)
    owner = torch.where(foreign, mine, 0)
    to = least.gather(1, owner)
    after = placements(mine)
    game, square = foreign.nonzero(as_tuple=True)
    after[game, square, to[game, square]] = owner[game, square]
    seen = describe(tables, after.view(-1, SQUARES), seats)
    over = ply + 1 == STONES * seats
    when = net.when(seats, (ply + 1).clamp(max=STONES * seats - 1))
    adds = outputs(net.average, seen, when, torch.full_like(ply, option, dtype=torch.float32))
    adds = (adds[:, : min(net.channels, seats)] * POINTS).view(some, SQUARES + 1, -1)
    adds = adds * ~over[:, None, None]
    scores = seen.scores.view(some, SQUARES + 1, seats)
    placed = adds + leads(scores, seats)[..., : adds.shape[-1]]
    taken = torch.where(foreign[..., None], placed[:, :SQUARES], NEVER)
    return Choices(mine, seen, placed, taken, to)


def turned(worth: Tensor, seats: int) -> Tensor:
    """What the turn is worth, to the seats as the one before sees them."""
    return -worth if worth.shape[1] == 1 else worth[:, [(seat - 1) % seats for seat in range(seats)]]


def moved(made: Choices, end: Tensor) -> Tensor:
    """The positions after the turns have ended so."""
    games = torch.arange(len(end), device=end.device)
    after = made.mine.clone()
    over = end > BOX
    square = torch.where(over, end - BOX - 1, end).clamp(max=SQUARES - 1)
    owner = after[games, square]
    to = made.to[games, square]
    after[games, to] = torch.where(over, owner, after[games, to])
    placing = end != BOX
    after[games, square] = torch.where(placing, torch.zeros_like(owner), after[games, square])
    return after


def at_random(made: Choices, end: Tensor, part: float) -> Tensor:
    """Some turns end on any vacant square, or in the box."""
    vacant = (made.mine == VACANT).float()
    anywhere = torch.multinomial(torch.cat([vacant, torch.full_like(vacant[:, :1], 2.0)], 1), 1)[:, 0]
    return torch.where(torch.rand(len(end), device=end.device) < part, anywhere, end)


@dataclass
class Pool:
    """Games in progress, all of as many players and by the same option."""

    seats: int
    option: int
    stones: Tensor
    ply: Tensor

    def advance(self, tables: Tables, net: Net, part: float) -> tuple[Tensor, Tensor, Tensor]:
        """Every game plays a turn: the positions they were in, when, and what they were worth."""
        made = choices(tables, net, self.stones, self.ply, self.seats, self.option)
        turn = exact_turn(tables, self.option, made.mine == VACANT, made.placed, made.taken)
        before, when = self.stones, net.when(self.seats, self.ply)
        self.stones = moved(made, at_random(made, play_dice(tables, turn), part))
        self.ply = self.ply + 1
        ended = self.ply == STONES * self.seats
        self.stones = torch.where(ended[:, None], VACANT, self.stones)
        self.ply = torch.where(ended, 0, self.ply)
        return before, when, turned(turn.worth, self.seats)


def new_pool(games: int, seats: int, option: int, device: str) -> Pool:
    """Games that begin at all moments, after random placements."""
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    ply = torch.arange(games, device=device) % (STONES * seats)
    order = torch.rand(games, SQUARES, device=device).argsort(1)
    for turn in range(int(ply.max())):
        # the seat that moved last is 0; a turn so many before it was made by the seat so many before
        owner = (turn - (ply - 1)) % seats
        square = order[:, turn : turn + 1]
        stones.scatter_(1, square, torch.where((turn < ply)[:, None], owner[:, None], stones.gather(1, square)))
    return Pool(seats, option, stones, ply)


@dataclass
class Memory:
    """The last positions seen and what they were worth, of one network."""

    size: int
    stones: Tensor
    when: Tensor
    seats: Tensor
    option: Tensor
    worth: Tensor
    held: int = 0
    at: int = 0

    def add(self, pool: Pool, stones: Tensor, when: Tensor, worth: Tensor) -> None:
        """Remember some, in place of the oldest."""
        here = slice(self.at, self.at + len(stones))
        self.stones[here], self.when[here] = stones.to(torch.uint8), when
        self.seats[here], self.option[here] = pool.seats, pool.option
        self.worth[here, : worth.shape[1]] = worth
        self.at = (self.at + len(stones)) % self.size
        self.held = min(self.size, self.held + len(stones))


def new_memory(size: int, net: Net, device: str) -> Memory:
    """Room for so many positions."""
    return Memory(
        size,
        torch.zeros(size, SQUARES, dtype=torch.uint8, device=device),
        torch.zeros(size, dtype=torch.long, device=device),
        torch.zeros(size, dtype=torch.long, device=device),
        torch.zeros(size, dtype=torch.float32, device=device),
        torch.zeros(size, net.channels, device=device),
    )


def learn(tables: Tables, net: Net, memory: Memory, batch: int, slowness: float) -> Tensor:
    """One step towards what remembered positions were worth; the mean squared error, in points."""
    some = torch.randint(memory.held, (batch,), device=memory.when.device)
    seats = memory.seats[some]
    seen = describe(tables, memory.stones[some], net.slots)
    there = torch.arange(net.slots, device=seats.device)[None] < seats[:, None]
    standing = leads(torch.where(there, seen.scores, NEVER), net.slots)[:, : net.channels]
    wanted = torch.where(there[:, : net.channels], memory.worth[some] - standing, 0.0) / POINTS
    seen = Seen(seen.stones, seen.gains * there[..., None], seen.scores * there)
    there = there[:, : net.channels]
    said = outputs(net.weights, seen, memory.when[some], memory.option[some])
    error = (torch.where(there, said - wanted, 0.0) ** 2).sum(1).mean() / (net.channels if net.channels == 1 else 3.5)
    net.optimiser.zero_grad(set_to_none=True)
    error.backward()
    net.optimiser.step()
    with torch.no_grad():
        for key, weight in net.weights.items():
            net.average[key].lerp_(weight, 1 - slowness)
    return error.detach() * POINTS**2


# Against the simple bot, and the mean error at every moment -------------------------------------


def simple_choices(made: Choices, tables: Tables, seats: int) -> tuple[Tensor, Tensor]:
    """What the simple bot thinks: the points that a placement adds now."""
    some = len(made.mine)
    before = describe(tables, made.mine, seats).scores[:, :1]
    gain = made.seen.scores.view(some, SQUARES + 1, seats)[..., 0] - before
    foreign = (made.mine != VACANT) & (made.mine != 0)
    return gain[..., None], torch.where(foreign, gain[:, :SQUARES], NEVER)[..., None]


def against_simple(
    tables: Tables, net: Net, games: int, seats: int, option: int, device: str
) -> tuple[float, float, float]:
    """The network's share of wins with one seat, every seat in turn, its points and the best rival's."""
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    mine = torch.arange(games, device=device) % seats
    for at in range(STONES * seats):
        ply = torch.full((games,), at, dtype=torch.long, device=device)
        made = choices(tables, net, stones, ply, seats, option)
        placed, taken = simple_choices(made, tables, seats)
        vacant = made.mine == VACANT
        own = exact_turn(tables, option, vacant, made.placed, made.taken)
        other = exact_turn(tables, option, vacant, placed, taken)
        end = torch.where(mine == at % seats, play_dice(tables, own), play_dice(tables, other))
        stones = moved(made, end)
    scores = describe(tables, stones, seats).scores
    games_at = torch.arange(games, device=device)
    place = (mine + 1) % seats  # the last seat has just moved and is 0
    won = scores == scores.max(1, keepdim=True).values
    share = (won / won.sum(1, keepdim=True))[games_at, place]
    own_score = scores[games_at, place]
    best_rival = own_score - leads(scores, seats)[games_at, place]
    return float(share.mean()), float(own_score.mean()), float(best_rival.mean())


def mean_errors(tables: Tables, net: Net, games: int, seats: int, option: int, device: str) -> np.ndarray[Any, Any]:
    """What is to be added to the network's word at every moment so that it is right on average.

    All positions that a turn may lead to belong to the same moment, so no choice changes.
    """
    channels = min(net.channels, seats)
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    errors = np.zeros((STONES * seats + 1, channels))
    for at in range(STONES * seats):
        ply = torch.full((games,), at, dtype=torch.long, device=device)
        seen = describe(tables, stones, seats)
        said = outputs(net.average, seen, net.when(seats, ply), torch.full((games,), float(option)).to(device))
        said = said[:, :channels] * POINTS + leads(seen.scores, seats)[:, :channels]
        made = choices(tables, net, stones, ply, seats, option)
        turn = exact_turn(tables, option, made.mine == VACANT, made.placed, made.taken)
        errors[at] = (turned(turn.worth, seats) - said).double().mean(0).cpu().numpy()
        stones = moved(made, play_dice(tables, turn))
    added = np.zeros_like(errors)
    for at in range(STONES * seats - 1, -1, -1):
        after = torch.as_tensor(added[at + 1 : at + 2])
        added[at] = errors[at] + turned(after, seats)[0].numpy()
    return added[:-1]


# The run ----------------------------------------------------------------------------------------


@dataclass
class Run:
    """All that a training needs."""

    tables: Tables
    device: str
    games: int
    batch: int
    steps: int
    nets: list[Net] = field(default_factory=list)
    pools: dict[str, Iterator[Pool]] = field(default_factory=dict)
    memories: dict[str, Memory] = field(default_factory=dict)


def in_turn(pools: list[Pool]) -> Iterator[Pool]:
    """The pools again and again."""
    while True:
        yield from pools


def prepared(device: str, width: int, games: int, batch: int, steps: int) -> Run:
    """Networks, games and memories at the start."""
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
    """Play and learn until the time is over."""
    begun = last = time.monotonic()
    rounds = 0
    while (passed := time.monotonic() - begun) < seconds:
        done = passed / seconds
        rate = LEAST_RATE + (MOST_RATE - LEAST_RATE) * 0.5 * (1 + math.cos(math.pi * done))
        part = 0.2 if done < 0.5 else 0.1 if done < 0.85 else 0.03
        slowness = 0.98 if done < 0.3 else 0.995 if done < 0.85 else 0.999
        told = []
        for net in run.nets:
            for group in net.optimiser.param_groups:
                group["lr"] = rate * min(1.0, (rounds + 1) / 50)
            pool = next(run.pools[net.name])
            with torch.no_grad():
                found = pool.advance(run.tables, net, part)
            memory = run.memories[net.name]
            memory.add(pool, *found)
            error = [learn(run.tables, net, memory, run.batch, slowness) for _ in range(run.steps)][-1]
            told.append((net, error))
        rounds += 1
        if time.monotonic() - last > 40 or rounds == 1:
            last = time.monotonic()
            errors = ", ".join(f"{net.name} {math.sqrt(float(error)):.3f}" for net, error in told)
            print(f"{passed:6.0f} s, round {rounds}: error {errors}; {measured(run, run.games // 8)}", flush=True)
            save(run, out, {})


def measured(run: Run, games: int) -> str:
    """How the networks do against the simple bot."""
    told = []
    for net in run.nets:
        for seats in net.counts:
            with torch.no_grad():
                share, own, rival = against_simple(run.tables, net, games, seats, 0, run.device)
            told.append(f"{seats} players {share:.1%} ({own:.1f} to {rival:.1f})")
    return ", ".join(told)


def board_hash() -> str:
    """The hash of the board that the weights are for."""
    return sha256(repr(BOARD).encode()).hexdigest()


def save(run: Run, out: Path, added: dict[str, Any]) -> None:
    """Write the slow averages in half precision."""
    arrays: dict[str, Any] = {"version": np.array(VERSION), "board": np.array(board_hash())}
    for net in run.nets:
        for key, weight in net.average.items():
            arrays[f"{net.name}_{key}"] = weight.cpu().numpy().astype(np.float16)
    np.savez(out, **arrays, **added)


def rounded(run: Run) -> None:
    """The averages as they will be read back."""
    for net in run.nets:
        for key, weight in net.average.items():
            net.average[key] = weight.half().float()


def main() -> None:
    """Train, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="for training; measuring comes on top")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=512, help="of the layers")
    parser.add_argument("--games", type=int, help="games in progress in a pool")
    parser.add_argument("--batch", type=int)
    parser.add_argument("--steps", type=int, default=8, help="steps of learning a round")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    on_gpu = given.device == "cuda"
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    games, batch = given.games or (8192 if on_gpu else 240), given.batch or (8192 if on_gpu else 512)
    run = prepared(given.device, given.width, games, batch, given.steps)
    train(run, given.minutes * 60, given.out)
    torch.set_float32_matmul_precision("highest")
    rounded(run)
    added: dict[str, Any] = {}
    for net in run.nets:
        for seats in net.counts:
            for option in (0, 1):
                with torch.no_grad():
                    added[f"added_{seats}_{option}"] = mean_errors(
                        run.tables, net, 16384 if on_gpu else 64, seats, option, given.device
                    )
    save(run, given.out, added)
    print("at the end:", measured(run, 8192 if on_gpu else 256), flush=True)
    print("first moments, two players:", added["added_2_0"][:4, 0], flush=True)


if __name__ == "__main__":
    main()
