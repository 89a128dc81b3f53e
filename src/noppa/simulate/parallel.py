"""Runs batches in parallel, on this machine or on a cluster.

`threads` suits games that the native core plays, which let other threads run. The others go through joblib: `loky`
starts processes; `dask` and `ray` use the cluster at an address, or start a small one here. Batches come back in the
order of their games and each game has its own random numbers, so the results are the same everywhere.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar
from urllib.parse import urlsplit

from joblib import Parallel, delayed, parallel_config

from noppa.core.errors import BadOption
from noppa.core.extras import needs_extra

BACKENDS = ("threads", "loky", "dask", "ray")
WAVE = 4
"""Batches per worker that Ray gets at a time: its joblib cannot return results any earlier."""
CLUSTER_TIMEOUT = 10
"""Seconds to wait for a cluster that does not answer."""

Work = TypeVar("Work")


def check_backend(backend: str, workers: int | None, cluster: str | None) -> int:
    """Return the number of workers. Raises `BadOption` for a bad backend, number of workers or cluster."""
    if backend not in BACKENDS:
        raise BadOption("simulate-backend", backend=str(backend), allowed=BACKENDS)
    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadOption("simulate-workers", workers=str(workers))
    if cluster is not None and backend not in ("dask", "ray"):
        raise BadOption("simulate-cluster", backend=backend, allowed=("dask", "ray"))
    return workers or os.cpu_count() or 1


def run_parallel(
    work: Callable[[int, int], Work],
    parts: Iterable[tuple[int, int]],
    backend: str,
    workers: int | None = None,
    cluster: str | None = None,
) -> Generator[Work, None, None]:
    """Yield the result of `work` for each part, in order, as soon as it is available."""
    count = check_backend(backend, workers, cluster)
    if count == 1 and backend in ("threads", "loky"):
        yield from (work(*part) for part in parts)
        return
    if backend == "threads":
        yield from _in_threads(work, parts, count)
        return
    with ExitStack() as stack:
        if backend == "dask":
            _join_dask(stack, count, cluster)
        elif backend == "ray":
            _join_ray(stack, count, cluster)
            yield from _in_waves(work, parts, count)
            return
        stack.enter_context(parallel_config(backend=backend))
        pool = Parallel(n_jobs=count, return_as="generator", batch_size=1, pre_dispatch=2 * count)
        results: Any = pool(delayed(work)(*part) for part in parts)
        stack.callback(results.close)
        yield from results


def _in_threads(work: Callable[[int, int], Work], parts: Iterable[tuple[int, int]], count: int) -> Iterator[Work]:
    """Yield results in order; up to two parts for each thread are submitted ahead."""
    rest, jobs = iter(parts), deque[Future[Work]]()
    pool = ThreadPoolExecutor(count)
    try:
        jobs.extend(pool.submit(work, *part) for part in islice(rest, 2 * count))
        while jobs:
            result = jobs.popleft().result()
            jobs.extend(pool.submit(work, *part) for part in islice(rest, 1))
            yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _in_waves(work: Callable[[int, int], Work], parts: Iterable[tuple[int, int]], count: int) -> Iterator[Work]:
    pool = Parallel(n_jobs=count, backend="ray", batch_size=1)
    rest = iter(parts)
    while wave := list(islice(rest, WAVE * count)):
        results: Any = pool(delayed(work)(*part) for part in wave)
        yield from results


def _join_dask(stack: ExitStack, workers: int, cluster: str | None) -> None:
    """Connect to the cluster; a client that is already in use stays in use."""
    _check_reachable("dask", cluster)
    distributed = _import_extra("distributed", "dask")
    try:
        distributed.get_client()
    except ValueError:
        local = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
        try:
            client = distributed.Client(cluster, timeout=CLUSTER_TIMEOUT) if cluster else distributed.Client(**local)
        except (OSError, ValueError) as error:
            raise BadOption("simulate-no-cluster", backend="dask", cluster=str(cluster), reason=str(error)) from error
        stack.enter_context(client)


def _join_ray(stack: ExitStack, workers: int, cluster: str | None) -> None:
    """Start Ray unless it is running."""
    _check_reachable("ray", cluster)
    ray = _import_extra("ray", "ray")
    if not ray.is_initialized():
        local = {"num_cpus": workers, "include_dashboard": False}
        try:
            ray.init(address=cluster, log_to_driver=False, **({} if cluster else local))
        except (OSError, ValueError) as error:
            raise BadOption("simulate-no-cluster", backend="ray", cluster=str(cluster), reason=str(error)) from error
        stack.callback(ray.shutdown)
    import_module("ray.util.joblib").register_ray()


def _check_reachable(backend: str, cluster: str | None) -> None:
    """Connect once to an address with a port, to fail early if there is no cluster.

    A Dask scheduler sends first; its client would wait forever for a server that does not.
    """
    try:
        address = urlsplit(cluster if cluster and "://" in cluster else f"//{cluster or ''}")
        if address.hostname and address.port:
            with socket.create_connection((address.hostname, address.port), timeout=CLUSTER_TIMEOUT) as connection:
                if backend == "dask" and address.scheme in ("", "tcp"):
                    connection.recv(1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("simulate-no-cluster", backend=backend, cluster=str(cluster), reason=reason) from error


def _import_extra(module: str, extra: str) -> Any:
    with needs_extra(extra):
        return import_module(module)
