"""Train a small network to play Yatzy, on the CPU, in a few minutes, with numpy alone.

    python examples/rl/yatzy.py --games 200000 --svg yatzy.svg

A move in Yatzy is followed by chance, so its value is that of the position *before the dice are rolled*: dice kept with
some rolls to come, or a pad with one more row filled. Call that an afterstate, and A the points still to come from it.
Then

    the best move maximises   points it scores + A(after it)
    the target of A(after a move) is   points of the next eight moves + A(after the last of them)

which is temporal-difference learning with eight steps. The network has two hidden layers. 512 games are played side by
side in the compiled environment, and each step trains the network on 512 afterstates.
"""

import argparse
import os
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are faster on one thread

import numpy as np
from numpy.typing import NDArray

from noppa.bots import BOTS
from noppa.core.dice import counts, multisets
from noppa.core.keeps import keeps_below
from noppa.games import rules
from noppa.games.yatzy.evaluator import Evaluator
from noppa.games.yatzy.rows import BONUS, ROWS, UPPER, row_points
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.state import DICE, ROLLS
from noppa.rl.episode import Episode
from noppa.rl.vector import Batch

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Flags = NDArray[np.bool_]
Whole = NDArray[np.int64]

GAMES = 512
SCALE = 20.0
A_ROW = np.float32(12.0)
HIDDEN = (96, 32)
AHEAD = 8
"""The number of moves after which an afterstate is trained."""
FAST, SLOW = 2e-3, 1e-4

KEEP = len(ROWS)
SCORE = KEEP + len(keeps_below(DICE))
"""Where keeps and scores begin in the numbering of moves; declarations come before them."""


# What the network sees ------------------------------------------------------------------------------

POWERS = 6 ** np.arange(6)
POINTS: Whole = np.zeros((6**6, len(ROWS)), dtype=np.int64)
"""Points of dice in each row, indexed by the counts of their faces as digits in base 6."""
for _dice in multisets(DICE):
    POINTS[POWERS @ counts(_dice)] = [row_points(_dice, sum_plus_fifty=False)[row] for row in ROWS]

_KEPT = np.array([counts(keep.dice) for keep in keeps_below(DICE)])
_AT_LEAST = (_KEPT[:, :, None] > np.arange(DICE - 1)).reshape(len(_KEPT), -1)
DICE_SEEN: Floats = np.concatenate(
    [np.concatenate([_AT_LEAST, np.tile(np.arange(1, ROLLS) == rolls, (len(_KEPT), 1))], 1) for rolls in (1, 2)]
).astype(np.float32)
"""Dice kept with one roll to come, then with two: at least one, two, three, four of each face."""
PAD_SEEN = len(ROWS) + 22 + 1


def pad_seen(free: Whole, to_bonus: Whole) -> Floats:
    """Return a pad's features: free rows, points missing to the bonus, and how far three of each would get."""
    ahead = (free[:, : len(UPPER)] @ (3 * np.arange(1, 7)) - to_bonus) * (to_bonus > 0) / 20
    return np.concatenate([free, to_bonus[:, None] // 3 == np.arange(22), ahead[:, None]], axis=1, dtype=np.float32)


class Moves(NamedTuple):
    """All legal moves of all games: their game, their number, their points, and the features after them."""

    game: Whole
    action: Whole
    points: Whole
    after: Floats


def legal_moves(seen: NDArray[np.int32], mask: NDArray[np.int8], parts: dict[str, slice]) -> Moves:
    """Return every legal move with the afterstate it leads to."""
    game, action = np.nonzero(mask)
    free, to_bonus = seen[:, parts["free"]].astype(np.int64), seen[:, parts["to_bonus"]][:, 0].astype(np.int64)
    rolls, roll = seen[game, parts["rolls_left"]][:, 0], seen[:, parts["faces"]] @ POWERS
    points = np.zeros(len(game), dtype=np.int64)
    after = np.zeros((len(game), PAD_SEEN + DICE_SEEN.shape[1]), dtype=np.float32)
    keeps = np.flatnonzero(action < SCORE)
    after[keeps, :PAD_SEEN] = pad_seen(free, to_bonus)[game[keeps]]
    after[keeps, PAD_SEEN:] = DICE_SEEN[action[keeps] - KEEP + (rolls[keeps] - 1) * len(_KEPT)]
    scores = np.flatnonzero(action >= SCORE)
    row, whose = action[scores] - SCORE, game[scores]
    points[scores] = POINTS[roll[whose], row]
    lacking = np.maximum(0, to_bonus[whose] - points[scores] * (row < len(UPPER)))
    points[scores] += BONUS * ((lacking == 0) & (to_bonus[whose] > 0))
    left = free[whose]
    left[np.arange(len(row)), row] = 0
    after[scores, :PAD_SEEN] = pad_seen(left, lacking)
    return Moves(game, action, points, after)


# The network ----------------------------------------------------------------------------------------


def guess(seen: Floats) -> Floats:
    """Return a first guess of the points to come; the network learns the difference."""
    return np.asarray(A_ROW * seen[:, : len(ROWS)].sum(axis=1))


class Network:
    """The points to come from an afterstate: two ReLU layers, trained by Adam."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = (PAD_SEEN + DICE_SEEN.shape[1], *HIDDEN, 1)
        self.weights: list[Floats] = []
        for size, to in pairwise(sizes):
            spread = random.normal(0, np.sqrt(2 / size), (size, to))
            self.weights += [spread.astype(np.float32), np.zeros(to, dtype=np.float32)]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._taught = 0

    def __call__(self, seen: Floats) -> Floats:
        """Return the points to come."""
        return SCALE * self._layers(seen)[-1][:, 0] + guess(seen)

    def teach(self, seen: Floats, wanted: Doubles, rate: float) -> None:
        """Train on the target values of these afterstates."""
        layers = self._layers(seen)
        right = ((wanted - guess(seen)) / SCALE).astype(np.float32)
        error = (layers[-1] - right[:, None]) / np.float32(len(seen))
        slopes: list[Floats] = []
        for layer in range(len(self.weights) // 2 - 1, -1, -1):
            slopes += [error.sum(axis=0), layers[layer].T @ error]
            error = (error @ self.weights[2 * layer].T) * (layers[layer] > 0)
        self._adam(slopes[::-1], rate)

    def _layers(self, seen: Floats) -> list[Floats]:
        layers, last = [seen], len(self.weights) - 2
        for at in range(0, len(self.weights), 2):
            layer = layers[-1] @ self.weights[at] + self.weights[at + 1]
            layers.append(layer if at == last else np.maximum(layer, 0, out=layer))
        return layers

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._taught += 1
        size = np.float32(rate * np.sqrt(1 - 0.999**self._taught) / (1 - 0.9**self._taught))
        for at, slope in enumerate(slopes):
            self._first[at] += np.float32(0.1) * (slope - self._first[at])
            self._second[at] += np.float32(0.001) * (slope * slope - self._second[at])
            self.weights[at] -= size * self._first[at] / (np.sqrt(self._second[at]) + np.float32(1e-8))


# Learning and playing -------------------------------------------------------------------------------


class Chosen(NamedTuple):
    """The best move of every game: its number, its value with its points, and the features after it."""

    action: Whole
    worth: Floats
    after: Floats


class Player:
    """Plays many games side by side, always with the network's best move."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self._on_the_way: deque[tuple[Floats, Doubles, Flags]] = deque()
        self.env = Batch("yatzy", GAMES)
        self._parts = dict(self.env.layout.slices)
        seen, infos = self.env.reset(seed=seed)
        self.chosen = self._choose(seen, infos["action_mask"])

    def step(self, rate: float = 0.0) -> list[float]:
        """Play one move in every game, and learn at that rate; return the scores of games that ended."""
        leaving = self.chosen
        seen, rewards, ended, _, infos = self.env.step(leaving.action)
        self.chosen = self._choose(seen, infos["action_mask"])
        if rate:
            for _, gained, goes_on in self._on_the_way:
                np.add(gained, rewards * goes_on, out=gained)
                np.logical_and(goes_on, ~ended, out=goes_on)
            self._on_the_way.append((leaving.after, np.zeros(GAMES), ~ended))
            if len(self._on_the_way) == AHEAD:
                after, gained, goes_on = self._on_the_way.popleft()
                ongoing = after[:, : len(ROWS)].any(axis=1)  # with a full pad there was nothing to come
                self.network.teach(after[ongoing], (gained + self.chosen.worth * goes_on)[ongoing], rate)
        scores: list[float] = infos["final_obs"][ended, self._parts["total"]].ravel().tolist() if ended.any() else []
        return scores

    def _choose(self, seen: NDArray[np.int32], mask: NDArray[np.int8]) -> Chosen:
        moves = legal_moves(seen, mask, self._parts)
        to_come = self.network(moves.after) * moves.after[:, : len(ROWS)].any(axis=1)  # a full pad has none
        worth = moves.points + to_come
        order = np.lexsort((worth, moves.game))
        last = order[np.cumsum(np.bincount(moves.game, minlength=GAMES)) - 1]
        return Chosen(moves.action[last], worth[last].astype(np.float32), moves.after[last])


class Progress(NamedTuple):
    """A report after some games: the mean score of those that ended since the last one."""

    games: int
    mean: float


def train(games: int, seed: int = 1, *, told_every: int = 4096) -> tuple[Network, list[Progress]]:
    """Return a network trained on `games` games, at a decreasing rate, and its progress."""
    network, progress = Network(seed), list[Progress]()
    player = Player(network, seed)
    played, scores = 0, list[float]()
    while played < games:
        ended = player.step(FAST * (SLOW / FAST) ** (played / games))
        played += len(ended)
        scores += ended
        if len(scores) >= told_every:
            progress.append(Progress(played, float(np.mean(scores))))
            print(f"{played:8} games   {progress[-1].mean:.1f} points", flush=True)
            scores = []
    return network, progress


def mean_score(network: Network, games: int, seed: int = 2) -> tuple[float, float]:
    """Return the mean score of a network without further training, and its standard error."""
    player, scores = Player(network, seed), list[float]()
    while len(scores) < games:
        scores += player.step()
    return float(np.mean(scores)), float(np.std(scores) / np.sqrt(len(scores)))


# Baselines ------------------------------------------------------------------------------------------


def random_score(games: int) -> float:
    """Return the mean score of random moves."""
    env = Batch("yatzy", GAMES)
    env.reset(seed=3)
    scores: list[float] = []
    while len(scores) < games:
        _, _, ended, _, infos = env.step(env.sample())
        scores += infos["final_obs"][ended, -1].tolist() if ended.any() else []
    return float(np.mean(scores))


def simple_score(games: int) -> float:
    """Return the mean score of the bot `simple`."""
    episode, random = Episode(rules("yatzy"), 1, "score"), np.random.default_rng(4)
    total = 0.0
    for _ in range(games):
        episode.begin(random)
        while episode.due is not None:
            move = BOTS["simple"](episode.rules, episode.state, 0)
            total += episode.play(episode.rules.action_numbers[move], random)[0]
    return total / games


def best_score() -> float:
    """Return the exact mean score of best play."""
    variant = rules("yatzy")
    assert isinstance(variant, Yatzy)
    return Evaluator(variant).value(variant.start(1), 0)


# The picture ----------------------------------------------------------------------------------------


def drawn(progress: list[Progress], levels: dict[str, float]) -> str:
    """Return an SVG chart of the mean score over the games played, with a line for each baseline."""
    width, height, left, top, right, bottom = 720, 380, 48, 20, 120, 44
    most_games, most = progress[-1].games, 260.0
    across, down = width - left - right, height - top - bottom

    def at(games: float, mean: float) -> str:
        return f"{left + across * games / most_games:.1f},{top + down * (1 - mean / most):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"',
        f' font-size="13"><rect width="{width}" height="{height}" fill="#fbf7ef"/>',
    ]
    for mark in range(0, 251, 50):
        y = top + down * (1 - mark / most)
        parts.append(f'<path d="M{left} {y:.1f}h{across}" stroke="#e3d9c6"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#6b5d4d">{mark}</text>')
    for name, mean in levels.items():
        y = top + down * (1 - mean / most)
        parts.append(f'<path d="M{left} {y:.1f}h{across}" stroke="#b45309" stroke-dasharray="5 4"/>')
        parts.append(f'<text x="{left + across + 6}" y="{y + 4:.1f}" fill="#b45309">{name} {mean:.0f}</text>')
    points = " ".join(at(report.games, report.mean) for report in progress)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#0e7490" stroke-width="2.5"/>')
    parts.append(
        f'<text x="{left + across / 2}" y="{height - 14}" text-anchor="middle" fill="#2b2118">'
        f"mean score of the network over {most_games:,} games of practice</text></svg>"
    )
    return "\n".join(parts) + "\n"


def main() -> None:
    """Train, measure, draw."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="where to draw the picture")
    arguments = parser.parse_args()
    network, progress = train(arguments.games, arguments.seed)
    mean, error = mean_score(network, 20_000)
    levels = {"random": random_score(20_000), "simple": simple_score(1_000), "best": best_score()}
    print(f"network {mean:.1f} ± {error:.1f}, " + ", ".join(f"{name} {level:.1f}" for name, level in levels.items()))
    if arguments.svg:
        arguments.svg.write_text(drawn(progress, {"network": mean, **levels}), encoding="utf-8")


if __name__ == "__main__":
    main()
