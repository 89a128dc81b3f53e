"""Running a plan: batch after batch to whoever wants them, until all is done or something stops it.

What was played before it stopped is kept: a tally and a file hold all games up to there.
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
from noppa.kernels.batches import Batch
from noppa.kernels.lattice import Indices
from noppa.simulate import on_batches, through_rules
from noppa.simulate.plan import Plan, Player, plan
from noppa.simulate.spread import check_backend, spread
from noppa.simulate.tally import Tally

Take = Callable[[Batch], None]
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Why a simulation ended: nothing when it ran to its end, an error, or somebody's wish."""

    error: NoppaError | None = None
    interrupted: bool = False


@dataclass(frozen=True, slots=True)
class Results:
    """Every game's scores and winners by player, its number of decisions, and the tally of all."""

    scores: Indices
    winners: Indices
    lengths: Indices
    tally: Tally
    stopped: Stopped


def play(plan: Plan, first: int, count: int) -> Batch:
    """The games of these numbers: compiled where the room can, else through the rules."""
    room = plan.room
    if room is None:
        return on_batches.play(plan, first, count) if plan.on_batches else through_rules.play(plan, first, count)
    batch: Batch = room.play(plan.rules, plan.levels, first, count, plan.seed)
    return batch


def run(
    plan: Plan,
    takers: Sequence[Take],
    *,
    workers: int | None = None,
    backend: str | None = None,
    cluster: str | None = None,
    progress: Progress = lambda _done: None,
) -> Stopped:
    """Play a plan, and hand each batch to the takers in the order of its games.

    Players who choose by arrays play in one thread unless it is said otherwise.
    """
    chosen = backend or ("loky" if plan.room is None and not plan.on_batches else "threads")
    if plan.on_batches and backend is None and workers is None:
        workers = 1
    check_backend(chosen, workers, cluster)
    prepare(plan.rules, [player for player in plan.players if isinstance(player, str) and player in BOTS])
    done = 0
    try:
        with closing(spread(partial(play, plan), _parts(plan), chosen, workers, cluster)) as batches:
            for batch in batches:
                for take in takers:
                    take(batch)
                done += len(batch.scores)
                progress(done)
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


def simulate(  # noqa: PLR0913 - what a simulation is told, by name
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
    """Play many games and give back the results of each.

    Players are levels of bots, functions of rules, position and seat, or functions of arrays (see `by_arrays`).
    If one of them plays what is not legal, the error that is raised has the results up to there as `partial`;
    when it is interrupted, the results so far come back.
    """
    made = plan(game, players, games, seed, edition=edition, **options)
    tally, kept = Tally(made), list[Batch]()
    stopped = run(made, (tally.add, kept.append), workers=workers, backend=backend, cluster=cluster, progress=progress)
    results = Results(*_joined(kept, len(made.players)), tally, stopped)
    if stopped.error is not None:
        stopped.error.partial = results  # type: ignore[attr-defined]
        raise stopped.error
    return results


def _joined(batches: Iterable[Batch], players: int) -> tuple[Indices, Indices, Indices]:
    nothing = np.zeros(0, dtype=np.int64)
    columns = list(zip(*batches, strict=True))
    if not columns:
        return nothing.reshape(0, players), nothing, nothing
    scores, winners, lengths, *_ = columns
    return np.concatenate(scores), np.concatenate(winners), np.concatenate(lengths)
