"""Threads that share the work of a call."""

import threading
import time

import numpy as np
import pytest
from numpy.typing import NDArray

from noppa.kernels import thread_pool
from noppa.kernels.compiled import compiled, composed
from noppa.kernels.thread_pool import Crew

Numbers = NDArray[np.int64]


@composed
def count_up(room: Numbers, first: int, end: int, into: Numbers, more: int) -> None:
    """Every thing gets so much more; the room remembers how many things were done in it."""
    for at in range(first, end):
        into[at] += more
    room[0] += end - first


@compiled
def stumble(room: Numbers, first: int, end: int, into: Numbers, over: int) -> None:
    """The same, but one thing cannot be done."""
    for at in range(first, end):
        if at == over:
            raise ValueError("over")
        into[at] += 1
    room[0] += end - first


def rooms(members: int) -> list[Numbers]:
    """A room for each."""
    return [np.zeros(8, dtype=np.int64) for _ in range(members)]


@pytest.mark.parametrize("members", [1, 2, 3, 5])
@pytest.mark.parametrize("things", [0, 1, 7, 8, 9, 100, 1024])
def test_everything_is_done_once(members: int, things: int) -> None:
    """Call after call, however many share it, and nobody does what another did."""
    place, into = rooms(members), np.zeros(things, dtype=np.int64)
    together = Crew(len(place))
    for call in range(1, 31):
        together.do(count_up, place, things, into, call)
        assert (into == call * (call + 1) // 2).all()
        assert sum(int(room[0]) for room in place) == call * things
    together.close()


def test_who_fell_asleep_wakes() -> None:
    """Pauses shorter and longer than patience, at random: no call is slept through, none is done twice."""
    place, into, draw = rooms(2), np.zeros(256, dtype=np.int64), np.random.default_rng(3)
    together = Crew(len(place))
    for pause in draw.choice([0, 0.0001, 0.0004, 0.002], size=400):
        time.sleep(pause)
        together.do(count_up, place, 256, into, 1)
    together.close()
    assert (into == 400).all()


def test_all_have_a_share_of_long_work() -> None:
    """With much to do nobody looks on."""
    place, into = rooms(2), np.zeros(1 << 20, dtype=np.int64)
    together = Crew(len(place))
    for _ in range(20):
        together.do(count_up, place, len(into), into, 1)
    together.close()
    assert (into == 20).all()
    assert all(int(room[0]) > 0 for room in place)


@pytest.mark.parametrize("over", [0, 99])
def test_an_error_comes_back_once_everybody_is_done(over: int) -> None:
    """Whoever met it, the leader or another; and the crew goes on, also with other work."""
    together, place, into = Crew(2), rooms(2), np.zeros(100, dtype=np.int64)
    with pytest.raises(ValueError, match="over"):
        together.do(stumble, place, 100, into, over)
    into[:] = 0
    together.do(stumble, place, 100, into, -1)
    together.do(count_up, place, 100, into, 0)
    assert (into == 1).all()
    together.close()


def test_a_closed_crew_goes_home() -> None:
    """No thread is left behind; those of others, which come and go meanwhile, do not count."""
    before = set(threading.enumerate())
    crews = [Crew(3) for _ in range(4)]
    for each in crews:
        each.do(count_up, rooms(3), 10, np.zeros(10, dtype=np.int64), 1)
    theirs = [each for each in threading.enumerate() if each.name.startswith(thread_pool.NAME) and each not in before]
    assert len(theirs) == 8
    for each in crews:
        each.close()
    for thread in theirs:
        thread.join(20)
        assert not thread.is_alive()


def test_bells_do_not_share_a_line_of_the_cache() -> None:
    """Else looking at one would slow down whoever rings another."""
    assert thread_pool.APART * np.dtype(np.int64).itemsize >= 64
