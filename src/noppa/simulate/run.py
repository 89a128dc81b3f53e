"""Runs a plan, batch after batch, until all games are played or something stops it.

The games played until then count: statistics and file hold all of them. A batch returns counts, and its single games
only if there are consumers for them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from noppa.bots import BOTS, prepare
from noppa.core.errors import NoppaError
from noppa.core.rules import Rules
from noppa.native.games import PlayedGames
from noppa.simulate import play_by_arrays, play_by_rules
from noppa.simulate.batch import Batch, batch_of
from noppa.simulate.counts import Indices
from noppa.simulate.parallel import check_backend, run_parallel
from noppa.simulate.plan import Plan, Player, plan
from noppa.simulate.stats import Stats
from noppa.simulate.tally import Tally, tally_games

Consumer = Callable[[Batch], None]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Why a simulation ended early, if it did: an error, or an interrupt."""

    error: NoppaError | None = None
    interrupted: bool = False


@dataclass(frozen=True, slots=True)
class Results:
    """Every game's scores and winners by player, its number of decisions, and the statistics of all."""

    scores: Indices
    winners: Indices
    lengths: Indices
    stats: Stats
    stopped: Stopped


def play(plan: Plan, first: int, count: int) -> PlayedGames:
    """Play `count` games, starting with number `first`: in whole batches if the game can, else by the rules."""
    batches = plan.batches
    if batches is None:
        return play_by_arrays.play(plan, first, count) if plan.uses_arrays else play_by_rules.play(plan, first, count)
    played: PlayedGames = batches.play(plan.rules, plan.levels, first, count, plan.seed)
    return played


def _play_part(plan: Plan, every_game: bool, first: int, count: int) -> tuple[Tally, Batch | None]:  # noqa: FBT001 - partial
    played, players = play(plan, first, count), len(plan.players)
    return tally_games(played, players, first), batch_of(played, players) if every_game else None


def run(
    plan: Plan,
    stats: Stats,
    consumers: Sequence[Consumer] = (),
    *,
    workers: int | None = None,
    backend: str | None = None,
    cluster: str | None = None,
    progress: Progress = lambda _done: None,
) -> Stopped:
    """Play a plan, add its games to the statistics, and return why it stopped.

    If there are consumers, each batch is passed to them in the order of its games, with the results of every game.
    Players that choose from arrays play in one thread unless a backend or a number of workers is given.
    """
    chosen = backend or ("loky" if plan.batches is None and not plan.uses_arrays else "threads")
    if plan.uses_arrays and backend is None and workers is None:
        workers = 1
    check_backend(chosen, workers, cluster)
    prepare(plan.rules, [player for player in plan.players if isinstance(player, str) and player in BOTS])
    work = partial(_play_part, plan, bool(consumers))
    try:
        with closing(run_parallel(work, _parts(plan), chosen, workers, cluster)) as parts:
            for tally, batch in parts:
                stats.add(tally)
                if batch is not None:
                    for consume in consumers:
                        consume(batch)
                progress(stats.games)
    except NoppaError as error:
        return Stopped(error=error)
    except KeyboardInterrupt:
        return Stopped(interrupted=True)
    return Stopped()


def _parts(plan: Plan) -> Iterator[tuple[int, int]]:
    first = 0
    while first < plan.games:
        yield first, min(plan.batch_size, plan.games - first)
        first += plan.batch_size


def simulate(  # noqa: PLR0913 - every setting of a simulation, by name
    game: str | Rules[Any],
    players: Sequence[Player],
    games: float = 1000,
    seed: int = 0,
    *,
    edition: str | None = None,
    workers: int | None = None,
    backend: str | None = None,
    cluster: str | None = None,
    progress: Progress = lambda _done: None,
    **options: object,
) -> Results:
    """Play many games and return the results of each.

    Players are names of levels, functions of rules, state and seat, or functions of arrays (see `by_arrays`). Raises
    `BadOption` if a player fails or makes an illegal move; the error has the results so far as `partial`. When it is
    interrupted, the results so far are returned.
    """
    checked = plan(game, players, games, seed, edition=edition, **options)
    stats, batches = Stats(checked), list[Batch]()
    stopped = run(
        checked, stats, (batches.append,), workers=workers, backend=backend, cluster=cluster, progress=progress
    )
    results = Results(*_joined(batches, len(checked.players)), stats, stopped)
    if stopped.error is not None:
        stopped.error.partial = results  # type: ignore[attr-defined]
        raise stopped.error
    return results


def _joined(batches: Iterable[Batch], players: int) -> tuple[Indices, Indices, Indices]:
    empty = np.zeros(0, dtype=np.int64)
    columns = list(zip(*batches, strict=True))
    if not columns:
        return empty.reshape(0, players), empty, empty
    scores, winners, lengths, *_ = columns
    return np.concatenate(scores), np.concatenate(winners), np.concatenate(lengths)
