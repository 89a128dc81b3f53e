"""KIVI on tensors: many states at once, and the exact turn of the seat in turn in each of them.

A state lies between two turns, numbered from the seat that has just moved: `stones[b, square]` is 0 for its own
stone, 1 for one of the next seat, and so on, VACANT for none. The seat in turn is therefore 1. After its move it is
the one that has just moved, so all numbers go down by one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import torch

import noppa
from kivi_tables import steps, tables_for
from noppa.core.dice import multisets
from noppa.core.dice import turn as plain_turn
from noppa.games.kivi.board import published_board

Tensor = Any  # torch is not a dependency of the package, so type checks do not know it
VACANT = 9
NEVER = -1e6
BOARD = published_board()
SIDE, SQUARES = BOARD.columns, len(BOARD.targets)
BOX = SQUARES
STONES = 10
ROLLS, KEEPS = 462, 462


class Tables(NamedTuple):
    """The tables of the rules as tensors; the classes of rolls once for each value of `run_of_six`."""

    bits: Tensor
    points: Tensor
    adds: Tensor
    alone: Tensor
    values: Tensor
    kind: tuple[Tensor, Tensor]
    squares: tuple[Tensor, Tensor]
    takes_over: tuple[Tensor, Tensor]
    fewer: tuple[Tensor, ...]
    first: tuple[int, ...]
    chance: Tensor
    up_to: Tensor


def tables_on(device: str) -> Tables:
    """Return the tables, computed from the rules and moved to a device."""
    lines, rolls = tables_for(BOARD, run_takes_over=False)
    _, other_rolls = tables_for(BOARD, run_takes_over=True)
    lattice = steps()
    bits = np.zeros((SQUARES, 2 * SIDE))
    for square in range(SQUARES):
        row, column = divmod(square, SIDE)
        bits[square, row], bits[square, SIDE + column] = 1 << column, 1 << row
    points = np.concatenate([lines.across, lines.down]).reshape(-1)
    adds = np.concatenate([lines.more_across, lines.more_down])
    alone = lines.alone[:, None] >> np.arange(SIDE) & 1
    first = [int(at) for at in lattice.first_of_size]

    def moved(array: Any, kind: Any = torch.float32) -> Tensor:
        return torch.as_tensor(np.ascontiguousarray(array), dtype=kind, device=device)

    return Tables(
        bits=moved(bits),
        points=moved(points),
        adds=moved(adds.reshape(-1, SIDE)),
        alone=moved(alone),
        values=moved(lines.values),
        kind=(moved(rolls.kind, torch.long), moved(other_rolls.kind, torch.long)),
        squares=(moved(rolls.squares, torch.bool), moved(other_rolls.squares, torch.bool)),
        takes_over=(moved(rolls.takes_over, torch.bool), moved(other_rolls.takes_over, torch.bool)),
        fewer=tuple(moved(lattice.fewer[first[size] : first[size + 1]], torch.long) for size in range(7)),
        first=tuple(first),
        chance=moved(lattice.chance),
        up_to=moved(np.cumsum(lattice.chance, axis=1)),
    )


class Seen(NamedTuple):
    """The features of states: stones and gains on vacant squares of each seat, and the scores."""

    stones: Tensor
    gains: Tensor
    scores: Tensor


def describe(tables: Tables, stones: Tensor, seats: int) -> Seen:
    """Return the stones, what each seat would gain on each vacant square, and all scores."""
    some = stones.shape[0]
    vacant = (stones == VACANT).view(some, SIDE, SIDE)
    lines = torch.arange(2 * SIDE, device=stones.device) * (1 << SIDE)
    planes, gains, scores = [], [], []
    for seat in range(seats):
        plane = (stones == seat).float()
        bits = (plane @ tables.bits).long()
        adds = torch.nn.functional.embedding(bits + lines, tables.adds)
        alone = torch.nn.functional.embedding(bits, tables.alone)
        added = adds[:, :SIDE] + adds[:, SIDE:].transpose(1, 2)
        singles = alone[:, :SIDE] * alone[:, SIDE:].transpose(1, 2) * tables.values
        beside = torch.zeros_like(singles)
        beside[:, 1:] += singles[:, :-1]
        beside[:, :-1] += singles[:, 1:]
        beside[:, :, 1:] += singles[:, :, :-1]
        beside[:, :, :-1] += singles[:, :, 1:]
        gain = (added - beside + tables.values * (added == 0)) * vacant
        planes.append(plane)
        gains.append(gain.view(some, SQUARES))
        scores.append(tables.points[bits + lines].sum(1) + singles.sum((1, 2)))
    return Seen(torch.stack(planes, 1), torch.stack(gains, 1), torch.stack(scores, 1))


def leads(scores: Tensor, seats: int) -> Tensor:
    """Return each seat's score minus that of its strongest rival."""
    if seats == 2:
        return torch.stack([scores[..., 0] - scores[..., 1], scores[..., 1] - scores[..., 0]], -1)
    ranked = scores.topk(2, dim=-1)
    is_first = torch.nn.functional.one_hot(ranked.indices[..., 0], seats).bool()
    return scores - torch.where(is_first, ranked.values[..., 1:], ranked.values[..., :1])


def for_the_mover(stones: Tensor, seats: int) -> Tensor:
    """Return the same states as the seat in turn sees them."""
    return torch.where(stones == VACANT, stones, (stones + seats - 1) % seats)


def placements(mine: Tensor) -> Tensor:
    """Return the states after a stone on each square, whatever lies there, and after the box."""
    after = mine[:, None].repeat(1, SQUARES + 1, 1)
    squares = torch.arange(SQUARES, device=mine.device)
    after[:, squares, squares] = 0
    return after


@contextmanager
def full_precision() -> Iterator[None]:
    """Multiply matrices at full precision within a `with` block."""
    usual = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("highest")
    yield
    torch.set_float32_matmul_precision(usual)


class Turn(NamedTuple):
    """The exact turn: its value to each seat, and everything needed to play it with random dice.

    `keep[r][b, roll]` is the keep to choose with r + 1 rolls left, or KEEPS to use the roll.
    """

    worth: Tensor
    keep: tuple[Tensor, Tensor]
    square: Tensor


def exact_turn(tables: Tables, option: int, vacant: Tensor, placed: Tensor, taken: Tensor) -> Turn:
    """Return the turn with the best choices for channel 0, given the values of placements and take-overs.

    `placed` is states × (squares and the box) × channels, `taken` states × squares × channels
    with NEVER where no other seat's stone lies.
    """
    squares, kind = tables.squares[option], tables.kind[option]
    channels = placed.shape[-1]
    open_squares = squares[None] & vacant[:, None]
    chosen = torch.where(open_squares, placed[:, None, :SQUARES, 0], torch.tensor(NEVER, device=placed.device))
    best, square = chosen.max(2)
    found = placed.gather(1, square[..., None].expand(-1, -1, channels))
    over, over_square = taken[..., 0].max(1)
    over_found = taken[torch.arange(len(taken), device=taken.device), over_square]
    takes = tables.takes_over[option][None] & (over[:, None] > best)
    found = torch.where(takes[..., None], over_found[:, None], found)
    fits = open_squares.any(2)
    final = torch.where(fits[..., None], found, placed[:, BOX, None])
    used = torch.where(fits[..., None], found, torch.full_like(found, NEVER))
    square = torch.where(fits, torch.where(takes, SQUARES + 1 + over_square[:, None], square), BOX)

    now, use = final[:, kind], used[:, kind]
    keeps = []
    with full_precision():
        for _ in range(2):
            kept = torch.einsum("kr,brc->bkc", tables.chance, now)
            which = _best_keep(tables, kept[..., 0], use[..., 0])
            now = torch.cat([kept, use], 1).gather(1, _at_use(which)[..., None].expand(-1, -1, channels))
            keeps.append(which)
        worth = torch.einsum("r,brc->bc", tables.chance[0], now)
    return Turn(worth, (keeps[0], keeps[1]), square[:, kind])


def _at_use(which: Tensor) -> Tensor:
    """Return the index of the chosen value in an array of keeps followed by uses."""
    rolls = torch.arange(ROLLS, device=which.device)
    return torch.where(which == KEEPS, KEEPS + rolls[None], which)


def _best_keep(tables: Tables, kept: Tensor, use: Tensor) -> Tensor:
    """Return the best keep of every roll, KEEPS where using it is as good."""
    best = kept[:, :1]
    which = torch.zeros_like(best, dtype=torch.long)
    for size in range(1, 7):
        start = tables.first[size]
        fewer = tables.fewer[size] - tables.first[size - 1]
        own = use if size == 6 else kept[:, start : start + len(fewer)]
        below = best[:, fewer]
        most, at = below.max(2)
        from_below = which[:, fewer].gather(2, at[..., None])[..., 0]
        itself = torch.full_like(from_below, KEEPS)
        if size < 6:
            itself = (torch.arange(len(fewer), device=kept.device) + start).expand_as(from_below)
        which = torch.where(own >= most, itself, from_below)
        best = torch.maximum(own, most)
    return which


def rolled(tables: Tables, keep: Tensor) -> Tensor:
    """Return a random roll of the rest of each keep."""
    line = tables.up_to[keep]
    chance = torch.rand(len(keep), 1, device=keep.device)
    return torch.searchsorted(line, chance).clamp(max=ROLLS - 1)[:, 0]


def play_dice(tables: Tables, turn: Turn) -> Tensor:
    """Return where each turn ends with random dice: a square, the box, or SQUARES + 1 + a square taken over."""
    games = torch.arange(len(turn.worth), device=turn.worth.device)
    roll = rolled(tables, torch.zeros_like(games))
    used = torch.zeros_like(games, dtype=torch.bool)
    for left in (1, 0):
        keep = turn.keep[left][games, roll]
        used |= keep == KEEPS
        roll = torch.where(used, roll, rolled(tables, keep.clamp(max=KEEPS - 1)))
    return turn.square[games, roll]


def agree_with_rules(tables: Tables) -> None:
    """Raise AssertionError if scores, gains or a turn differ from the readable rules."""
    rules: Any = noppa.rules("kivi")
    torch.manual_seed(0)
    stones = torch.randint(0, 5, (20, SQUARES))
    stones = torch.where(stones > 1, VACANT, stones)
    seen = describe(tables, stones, 2)
    for game, seats in enumerate(stones.tolist()):
        for seat in (0, 1):
            own = frozenset(square for square in range(SQUARES) if seats[square] == seat)
            now = rules.tally(own).total
            gains = [rules.tally(own | {at}).total - now if seats[at] == VACANT else 0 for at in range(SQUARES)]
            assert seen.scores[game, seat] == now
            assert seen.gains[game, seat].tolist() == gains
    taken = torch.where(stones == 1, 50.0, NEVER)[..., None]
    turn = exact_turn(
        tables, 0, stones == VACANT, torch.cat([seen.gains[:, 0], torch.zeros(20, 1)], 1)[..., None], taken
    )
    for game, seats in enumerate(stones.tolist()):
        lying = tuple(None if seat == VACANT else seat for seat in seats)
        final = {}
        for dice in multisets(6):
            squares = rules.reach.vacant(lying, dice)
            taking = rules.reach.foreign(lying, 0, dice)
            final[dice] = max([float(seen.gains[game, 0, at]) for at in squares] + [50.0 for _ in taking], default=0.0)
        assert abs(plain_turn(final, 3)[3][()] - float(turn.worth[game, 0])) < 1e-3
