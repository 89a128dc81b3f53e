"""Measures whole games a second: ours on two cores, and OpenSpiel and PettingZoo if they are installed.

Random play is uniform over the legal moves, with scoring; two players, or one if a level plays for points alone.
Two threads, best of five; wall clock and processor time. The peers play on one core and are compared with random play
of our first game; they have no games of ours, so the most similar ones were chosen.
"""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from noppa import Rules, rules
from noppa.games import games
from noppa.simulate.plan import batches_of
from petting import random_game

CORES = 2
RUNS = 5
SECONDS = 1.0


class Rate(NamedTuple):
    """Games and decisions a second, and both per second of processor time, which other programs affect less."""

    games: float
    decisions: float
    games_by_processor: float
    decisions_by_processor: float

    def better(self, games: int, decisions: int, seconds: float, used: float) -> "Rate":
        """Return the best of this and of a run that took these seconds of the clock and of processors."""
        now = (games / seconds, decisions / seconds, games / used, decisions / used)
        return Rate(*map(max, self, now))


NONE = Rate(0.0, 0.0, 0.0, 0.0)


def ours(variant: Rules[Any], levels: tuple[str, ...]) -> Rate:
    """Return the best of five runs of about half a second each, on two threads."""
    batches = batches_of(variant.game.name)
    size = batches.SIZES[levels[0]]

    def play(first: int) -> int:
        return sum(batches.play(variant, levels, first, size, 1).lengths)

    play(0)
    begun = time.perf_counter()
    play(0)
    parts = CORES * max(1, round(SECONDS / 2 / (time.perf_counter() - begun)))
    best = NONE
    with ThreadPoolExecutor(CORES) as pool:
        for _ in range(RUNS):
            begun, used = time.perf_counter(), time.process_time()
            decisions = sum(pool.map(play, range(0, parts * size, size)))
            seconds, used = time.perf_counter() - begun, time.process_time() - used
            best = best.better(parts * size, decisions, seconds, used)
    return best


def our_rates() -> Iterator[tuple[str, Rate]]:
    """Yield the rate of every edition with random play, and of every other level that the core plays."""
    for level in ("random", "optimal", "quick"):
        for game in games().values():
            batches = batches_of(game.name)
            for edition in game.editions if batches is not None and level in batches.SIZES else ():
                players = 1 if "optimal" in batches.SIZES else 2
                yield f"{game.name}, {edition}, {level}", ours(rules(game.name, edition), (level,) * players)


def timed(play: Callable[[], int]) -> Rate:
    """Return the rate over about a second; `play` plays a game and returns its decisions."""
    best = NONE
    for _ in range(RUNS):
        done = decisions = 0
        begun, used = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < SECONDS / 2:
            decisions += play()
            done += 1
        seconds, used = time.perf_counter() - begun, time.process_time() - used
        best = best.better(done, decisions, seconds, used)
    return best


def open_spiel(name: str) -> Iterator[tuple[str, Rate]]:
    """Yield the rates of an OpenSpiel game, played through Python and in C++."""
    spiel = import_module("pyspiel")
    game, draw = spiel.load_game(name), random.Random(1)

    def through_python() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                decisions += 1
        return decisions

    usual = sum(through_python() for _ in range(5)) // 5
    yield f"OpenSpiel {name}, Python", timed(through_python)
    bots = [spiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

    def in_compiled_code() -> int:
        spiel.evaluate_bots(game.new_initial_state(), bots, draw.randrange(2**31))
        return usual

    yield f"OpenSpiel {name}, C++", timed(in_compiled_code)


def petting_zoo(name: str) -> Iterator[tuple[str, Rate]]:
    """Yield the rate of a PettingZoo classic."""
    environment, pick = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    yield f"PettingZoo {name}", timed(lambda: random_game(environment, pick))


def peer_rates() -> Iterator[tuple[str, Rate | str]]:
    """Yield the rates of installed peers, and how to install the others."""
    for package, names, rates in (
        ("open_spiel", ("yacht", "pig"), open_spiel),
        ("pettingzoo", ("connect_four_v3", "tictactoe_v3"), petting_zoo),
    ):
        for name in names:
            try:
                yield from rates(name)
            except ImportError as error:
                yield f"{package} {name}", f"pip install {package} ({error})"


def main() -> None:
    """Print the tables."""
    console = Console()
    headings = ("what", "games a second", "a second of a core", "decisions a second", "ns a decision a core")
    table = Table(*headings, title=f"best of {RUNS}")
    first = NONE
    for what, rate in our_rates():
        first = rate if first == NONE else first
        figures = (rate.games, rate.games_by_processor, rate.decisions)
        table.add_row(what, *(f"{number:,.0f}" for number in figures), f"{1e9 / rate.decisions_by_processor:.1f}")
    console.print(table)
    peers = Table("peer, one core", "games a second", "a second of a core", "ours, times that")
    for what, found in peer_rates():
        if isinstance(found, str):
            peers.add_row(what, found)
        else:
            ratio = first.games_by_processor / found.games_by_processor
            peers.add_row(what, f"{found.games:,.0f}", f"{found.games_by_processor:,.0f}", f"{ratio:,.0f}")
    console.print(peers)


if __name__ == "__main__":
    main()
