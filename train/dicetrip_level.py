"""Make the learned guess of Dice Trip right on average, in its file in the package: the last step of learning.

    python train/dicetrip_level.py --games 500

First the powers. In games of the hard bot, every round shows what a power would have gained with each roll; the value
of keeping it is then that of using it at the best moment, from the last round back:

    kept(rounds) = mean over rolls of max(gain now, kept(rounds + 1))

Then the level. Where the mean over the next roll differs from the estimate when the map was written, by R(rounds) on
average, the estimates of all maps after that many rounds are raised by as much:

    shift(rounds) = R(rounds) + shift(rounds + 1)
"""

import argparse
import random
from array import array
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from dicetrip_games import Planner, decided
from dicetrip_weights import Parts, guess_from, packed, unpacked
from noppa import rules
from noppa.core.rules import Over, Roll
from noppa.games.dicetrip.computed import tens
from noppa.games.dicetrip.evaluator import Evaluator
from noppa.games.dicetrip.guess import AFTER
from noppa.games.dicetrip.map import CITIES
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.state import ROUNDS, State
from noppa.games.dicetrip.weights import FILE, learned

Array = NDArray[np.float64]
PATH = Path(str(files("noppa.games.dicetrip").joinpath(FILE)))
ALWAYS = -1e6
"""A power worth this little is used whatever the dice."""


def parts_of(settled: DiceTrip) -> Parts:
    """Return the tables of the file."""
    return unpacked(PATH.read_bytes(), settled.map)


def save(settled: DiceTrip, parts: Parts) -> None:
    """Write the file, for evaluators created from now on."""
    PATH.write_bytes(packed(parts, settled.map))
    learned.cache_clear()


def hard_game(known: Evaluator, draw: random.Random) -> Iterator[tuple[State, float | None]]:
    """Yield the states of a solo game before each first roll, with the map's estimate when it was written."""
    settled, expected = known.rules, None
    state = settled.start(1)
    while not isinstance(pending := settled.pending(state), Over):
        if isinstance(pending, Roll):
            if not state.settled:
                yield state, expected
            state = settled.roll(state, [draw.randint(1, 6) for _ in pending.places])
        else:
            values = known.move_values(state, 0)
            move = max(values, key=values.__getitem__)
            expected = values[move]
            state = settled.play(state, 0, move)


def gains(known: Evaluator, games: int, draw: random.Random) -> tuple[list[Array], list[Array]]:
    """Return the gains of rolling again, and of using a die twice, with every roll, round by round."""
    parts = parts_of(known.rules)
    planner = Planner(known.rules, guess_from(parts | {"twice": np.zeros_like(parts["twice"])}, known.rules.map))
    again: list[list[Array]] = [[] for _ in range(ROUNDS)]
    twice: list[list[Array]] = [[] for _ in range(ROUNDS)]
    for _ in range(games):
        for state, _ in hard_game(known, draw):
            numbers, rounds = state.trips[0].numbers, state.round + 1
            mean = planner.rolls(numbers, rounds, CITIES, twice=False)
            plain, doubled = as_rolled(mean), as_rolled(planner.rolls(numbers, rounds, CITIES, twice=True))
            _, worth = decided(mean, ALWAYS)
            twice[state.round].append(doubled - plain)
            again[state.round].append(np.array(worth) - plain)
    return [np.concatenate(some) for some in again], [np.concatenate(some) for some in twice]


def as_rolled(mean: "array[float]") -> Array:
    """Return the value of every roll with no die rolled again."""
    return np.array(mean).reshape(7, 7, 7, 7)[:6, :6, :6, :6].ravel()


def kept(gain: list[Array], own: list[bool]) -> Array:
    """Return the value of an unspent power by rounds played, if it may be used in the seat's own rounds."""
    worth = np.zeros(ROUNDS + 1)
    for opened in range(ROUNDS - 1, -1, -1):
        after = worth[opened + 1]
        worth[opened] = np.maximum(gain[opened], after).mean() if own[opened] else after
    return worth


def kept_again(gain: list[Array]) -> Array:
    """Return the value of the power to roll again by rounds and own rolls left, from every seat at every table."""
    found: dict[tuple[int, int], list[float]] = {(rounds, 0): [0.0] for rounds in range(ROUNDS + 1)}
    for players in range(1, 5):
        for seat in range(players):
            own = [opened % players == seat for opened in range(ROUNDS)]
            for rounds, worth in enumerate(kept(gain, own)):
                found.setdefault((rounds, sum(own[rounds:])), []).append(float(worth))
    table = np.zeros((ROUNDS + 1, ROUNDS + 1))
    for rounds in range(ROUNDS + 1):
        rolls = sorted(left for at, left in found if at == rounds)
        table[rounds] = np.interp(np.arange(ROUNDS + 1), rolls, [np.mean(found[rounds, left]) for left in rolls])
    return table


def shifts(known: Evaluator, games: int, draw: random.Random) -> Array:
    """Return how far estimates of maps are too low, by rounds played."""
    revised = np.zeros((games, ROUNDS + 1))
    for game in range(games):
        for state, expected in hard_game(known, draw):
            if expected is not None:
                revised[game, state.round] = known.value(state, 0) - expected
    total = revised.sum(1)
    print(f"revision of a game {total.mean():.3f} ± {total.std() / games**0.5:.3f}", flush=True)
    return np.asarray(revised.mean(0)[::-1].cumsum()[::-1])


def main() -> None:
    """Fit the powers, then the level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    settled, draw = rules("dicetrip"), random.Random(arguments.seed)  # noqa: S311 - dice of a game
    assert isinstance(settled, DiceTrip)
    parts = parts_of(settled)
    again, twice = gains(Evaluator(settled), arguments.games // 4, draw)
    parts["again"] = kept_again(again).astype(np.float32)
    parts["twice"] = kept(twice, [True] * (ROUNDS - 1) + [False]).astype(np.float32)
    parts["tens"] = np.array(list(tens()), dtype=np.float32).reshape(AFTER, 7, CITIES + 1)
    save(settled, parts)
    parts["road"][:ROUNDS] += shifts(Evaluator(settled), arguments.games, draw)[:ROUNDS, None].astype(np.float32)
    save(settled, parts)
    shifts(Evaluator(settled), arguments.games, draw)


if __name__ == "__main__":
    main()
