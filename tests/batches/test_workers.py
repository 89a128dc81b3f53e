"""Threads that share the work of one call."""

import threading

import pytest

from noppa.batches.workers import Workers


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
@pytest.mark.parametrize("count", [0, 1, 7, 100])
def test_everything_is_done_once(threads: int, count: int) -> None:
    """This holds call after call, for any number of threads."""
    workers, into = Workers(threads), [0] * count

    def work(first: int, end: int, more: int) -> int:
        for at in range(first, end):
            into[at] += more
        return end - first

    for more in range(1, 11):
        assert sum(workers.run(work, count, more)) == count
        assert into == [more * (more + 1) // 2] * count
    workers.close()


@pytest.mark.parametrize("bad", [0, 99])
def test_an_error_comes_back_once_everybody_is_done(bad: int) -> None:
    """It may come from the caller or another thread; the workers continue."""
    workers, done = Workers(2), list[int]()

    def work(first: int, end: int) -> None:
        if first <= bad < end:
            raise ValueError("bad")
        done.append(end - first)

    with pytest.raises(ValueError, match="bad"):
        workers.run(work, 100)
    assert done == [50]
    bad = -1
    workers.run(work, 100)
    assert sum(done) == 150
    workers.close()


def test_closed_workers_leave_no_thread_behind() -> None:
    """Threads that wait for work end."""
    before = set(threading.enumerate())
    workers = Workers(3)
    workers.run(lambda *_: None, 10)
    workers.close()
    assert set(threading.enumerate()) <= before
