"""Measures the networks of KIVI: against the simple bot, and their mean error at every moment."""

from typing import Any

import numpy as np
import torch

from kivi_net import POINTS, Choices, Net, choices, moved, outputs, turned
from kivi_tensors import (
    NEVER,
    SQUARES,
    STONES,
    VACANT,
    Tables,
    Tensor,
    describe,
    exact_turn,
    leads,
    play_dice,
)


def simple_choices(found: Choices, tables: Tables, seats: int) -> tuple[Tensor, Tensor]:
    """Return the simple bot's values: the points that a placement adds now."""
    some = len(found.mine)
    before = describe(tables, found.mine, seats).scores[:, :1]
    gain = found.seen.scores.view(some, SQUARES + 1, seats)[..., 0] - before
    foreign = (found.mine != VACANT) & (found.mine != 0)
    return gain[..., None], torch.where(foreign, gain[:, :SQUARES], NEVER)[..., None]


def against_simple(
    tables: Tables, net: Net, games: int, seats: int, option: int, device: str
) -> tuple[float, float, float]:
    """Return the network's share of wins with one seat, each seat in turn, its points and the best rival's."""
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    mine = torch.arange(games, device=device) % seats
    for at in range(STONES * seats):
        ply = torch.full((games,), at, dtype=torch.long, device=device)
        found = choices(tables, net, stones, ply, seats, option)
        placed, taken = simple_choices(found, tables, seats)
        vacant = found.mine == VACANT
        own = exact_turn(tables, option, vacant, found.placed, found.taken)
        other = exact_turn(tables, option, vacant, placed, taken)
        end = torch.where(mine == at % seats, play_dice(tables, own), play_dice(tables, other))
        stones = moved(found, end)
    scores = describe(tables, stones, seats).scores
    games_at = torch.arange(games, device=device)
    place = (mine + 1) % seats  # the last seat has just moved and is 0
    won = scores == scores.max(1, keepdim=True).values
    share = (won / won.sum(1, keepdim=True))[games_at, place]
    own_score = scores[games_at, place]
    best_rival = own_score - leads(scores, seats)[games_at, place]
    return float(share.mean()), float(own_score.mean()), float(best_rival.mean())


def mean_errors(tables: Tables, net: Net, games: int, seats: int, option: int, device: str) -> np.ndarray[Any, Any]:
    """Return the corrections to the network's output at every moment that make it right on average.

    All states that a turn can lead to belong to the same moment, so no choice changes.
    """
    channels = min(net.channels, seats)
    stones = torch.full((games, SQUARES), VACANT, dtype=torch.long, device=device)
    errors = np.zeros((STONES * seats + 1, channels))
    for at in range(STONES * seats):
        ply = torch.full((games,), at, dtype=torch.long, device=device)
        seen = describe(tables, stones, seats)
        predicted = outputs(net.average, seen, net.when(seats, ply), torch.full((games,), float(option)).to(device))
        predicted = predicted[:, :channels] * POINTS + leads(seen.scores, seats)[:, :channels]
        found = choices(tables, net, stones, ply, seats, option)
        turn = exact_turn(tables, option, found.mine == VACANT, found.placed, found.taken)
        errors[at] = (turned(turn.worth, seats) - predicted).double().mean(0).cpu().numpy()
        stones = moved(found, play_dice(tables, turn))
    added = np.zeros_like(errors)
    for at in range(STONES * seats - 1, -1, -1):
        after = torch.as_tensor(added[at + 1 : at + 2])
        added[at] = errors[at] + turned(after, seats)[0].numpy()
    return added[:-1]
