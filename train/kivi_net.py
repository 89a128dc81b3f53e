"""The networks of KIVI: their outputs, the values of a turn's choices, and learning from states."""

import math
from dataclasses import dataclass
from typing import Any

import torch

from kivi_tensors import (
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
)

POINTS = 10.0
MOST_RATE = 1e-3
Weights = dict[str, Tensor]


@dataclass
class Net:
    """A network for a number of seats: its weights, their slow average, and their optimiser."""

    name: str
    counts: tuple[int, ...]
    slots: int
    channels: int
    weights: Weights
    average: Weights
    optimiser: Any

    def when(self, seats: int, ply: Tensor) -> Tensor:
        """Return the number of a moment, by number of players and turns played."""
        before = sum(STONES * count for count in self.counts if count < seats)
        return before + ply


def new_net(name: str, counts: tuple[int, ...], width: int, device: str) -> Net:
    """Return an untrained network."""
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
    """Return how much the network adds to the current leads, in units of POINTS."""
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
    """The choices of the seat in turn and their values, for many states."""

    mine: Tensor
    seen: Seen
    placed: Tensor
    taken: Tensor
    to: Tensor


def choices(tables: Tables, net: Net, stones: Tensor, ply: Tensor, seats: int, option: int) -> Choices:
    """Return the value of every placement and take-over to all seats, by the averaged weights.

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
    """Return the value of the turn, with the seats as the one before sees them."""
    return -worth if worth.shape[1] == 1 else worth[:, [(seat - 1) % seats for seat in range(seats)]]


def moved(chosen: Choices, end: Tensor) -> Tensor:
    """Return the states after turns with these ends."""
    games = torch.arange(len(end), device=end.device)
    after = chosen.mine.clone()
    over = end > BOX
    square = torch.where(over, end - BOX - 1, end).clamp(max=SQUARES - 1)
    owner = after[games, square]
    to = chosen.to[games, square]
    after[games, to] = torch.where(over, owner, after[games, to])
    placing = end != BOX
    after[games, square] = torch.where(placing, torch.zeros_like(owner), after[games, square])
    return after


def at_random(chosen: Choices, end: Tensor, part: float) -> Tensor:
    """Return the ends of turns, some of them replaced by any vacant square, or the box."""
    vacant = (chosen.mine == VACANT).float()
    anywhere = torch.multinomial(torch.cat([vacant, torch.full_like(vacant[:, :1], 2.0)], 1), 1)[:, 0]
    return torch.where(torch.rand(len(end), device=end.device) < part, anywhere, end)


@dataclass
class Pool:
    """Games in progress, all with the same number of players and the same option."""

    seats: int
    option: int
    stones: Tensor
    ply: Tensor

    def advance(self, tables: Tables, net: Net, part: float) -> tuple[Tensor, Tensor, Tensor]:
        """Play a turn in every game; return the states before it, their moments, and their values."""
        chosen = choices(tables, net, self.stones, self.ply, self.seats, self.option)
        turn = exact_turn(tables, self.option, chosen.mine == VACANT, chosen.placed, chosen.taken)
        before, when = self.stones, net.when(self.seats, self.ply)
        self.stones = moved(chosen, at_random(chosen, play_dice(tables, turn), part))
        self.ply = self.ply + 1
        ended = self.ply == STONES * self.seats
        self.stones = torch.where(ended[:, None], VACANT, self.stones)
        self.ply = torch.where(ended, 0, self.ply)
        return before, when, turned(turn.worth, self.seats)


def new_pool(games: int, seats: int, option: int, device: str) -> Pool:
    """Return games that begin at all moments, after random placements."""
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    ply = torch.arange(games, device=device) % (STONES * seats)
    order = torch.rand(games, SQUARES, device=device).argsort(1)
    for turn in range(int(ply.max())):
        # the seat that moved last is 0; the turn n turns earlier was played by the seat n places before it
        owner = (turn - (ply - 1)) % seats
        square = order[:, turn : turn + 1]
        stones.scatter_(1, square, torch.where((turn < ply)[:, None], owner[:, None], stones.gather(1, square)))
    return Pool(seats, option, stones, ply)


@dataclass
class Memory:
    """The last states of one network and their values."""

    size: int
    stones: Tensor
    when: Tensor
    seats: Tensor
    option: Tensor
    worth: Tensor
    held: int = 0
    at: int = 0

    def add(self, pool: Pool, stones: Tensor, when: Tensor, worth: Tensor) -> None:
        """Store states in place of the oldest."""
        here = slice(self.at, self.at + len(stones))
        self.stones[here], self.when[here] = stones.to(torch.uint8), when
        self.seats[here], self.option[here] = pool.seats, pool.option
        self.worth[here, : worth.shape[1]] = worth
        self.at = (self.at + len(stones)) % self.size
        self.held = min(self.size, self.held + len(stones))


def new_memory(size: int, net: Net, device: str) -> Memory:
    """Return an empty memory for some number of states."""
    return Memory(
        size,
        torch.zeros(size, SQUARES, dtype=torch.uint8, device=device),
        torch.zeros(size, dtype=torch.long, device=device),
        torch.zeros(size, dtype=torch.long, device=device),
        torch.zeros(size, dtype=torch.float32, device=device),
        torch.zeros(size, net.channels, device=device),
    )


def learn(tables: Tables, net: Net, memory: Memory, batch: int, slowness: float) -> Tensor:
    """Take one step of learning from stored states; return the mean squared error, in points."""
    some = torch.randint(memory.held, (batch,), device=memory.when.device)
    seats = memory.seats[some]
    seen = describe(tables, memory.stones[some], net.slots)
    there = torch.arange(net.slots, device=seats.device)[None] < seats[:, None]
    standing = leads(torch.where(there, seen.scores, NEVER), net.slots)[:, : net.channels]
    wanted = torch.where(there[:, : net.channels], memory.worth[some] - standing, 0.0) / POINTS
    seen = Seen(seen.stones, seen.gains * there[..., None], seen.scores * there)
    there = there[:, : net.channels]
    predicted = outputs(net.weights, seen, memory.when[some], memory.option[some])
    error = (torch.where(there, predicted - wanted, 0.0) ** 2).sum(1).mean() / (
        net.channels if net.channels == 1 else 3.5
    )
    net.optimiser.zero_grad(set_to_none=True)
    error.backward()
    net.optimiser.step()
    with torch.no_grad():
        for key, weight in net.weights.items():
            net.average[key].lerp_(weight, 1 - slowness)
    return error.detach() * POINTS**2
