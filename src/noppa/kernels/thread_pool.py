"""Threads that share the work of one call, many thousand calls a second.

To wake a thread through the operating system takes some fifty microseconds, a quarter of what is to be done. So
whoever waits looks at a number for a while, a *bell*, in compiled code that lets other threads run Python, and goes
to sleep only if it stays silent. The work is a number of things in a row. Everybody begins with a part of their own,
which stays in the cache of their processor, takes a few things at a time, and then helps the others.
"""

import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numpy.typing import NDArray

from noppa.kernels.compiled import composed
from noppa.kernels.lanes import instruction
from noppa.kernels.ring import around

Bells = NDArray[np.int64]
APART = 8
"""Bells lie so far apart that no two share a line of the cache."""
LEADER = 0
"""Whose bell calls; the bells of the others say that they are done. Behind them each part has one for what is taken."""
HELPINGS, FEWEST = 16, 8
"""In so many helpings a part is taken, unless they become fewer things than these."""
PATIENCE = 1 << 18
"""How often a bell is looked at before sleep, some tenths of a millisecond."""
NAP = 50e-6
NAME = "noppa-crew"


def _bell(context: Any, builder: Any, kind: Any, bells: Any, number: Any) -> Any:
    data = context.make_array(kind)(context, builder, bells).data
    return builder.gep(data, [builder.mul(number, ir.Constant(number.type, APART))])


@instruction
def rung(_typing: Any, bells: Any, number: Any) -> Any:
    """What a bell was last rung with; all that was written before that is there to be read."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load_atomic(_bell(context, builder, signature.args[0], *args), "acquire", 8)

    return types.int64(bells, types.intp), code


@instruction
def ring(_typing: Any, bells: Any, number: Any, call: Any) -> Any:
    """Ring a bell."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store_atomic(args[2], _bell(context, builder, signature.args[0], *args[:2]), "release", 8)
        return context.get_dummy_value()

    return types.void(bells, types.intp, types.int64), code


@instruction
def taken(_typing: Any, bells: Any, number: Any) -> Any:
    """One more is taken, and nobody else takes the same: how many were before."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        one = ir.Constant(ir.IntType(64), 1)
        return builder.atomic_rmw("add", _bell(context, builder, signature.args[0], *args), one, "monotonic")

    return types.int64(bells, types.intp), code


@composed
def heard(bells: Bells, first: int, end: int, call: int) -> bool:
    """Whether all bells from one to another are rung with this call before patience is at an end."""
    for number in range(first, end):
        looks = 0
        while rung(bells, number) != call:
            looks += 1
            if looks == PATIENCE:
                return False
    return True


@cache
def _together(work: Callable[..., None]) -> Callable[..., bool]:
    """What each does in a call with a compiled function; whether the bell they then listen for was heard.

    Whoever leads rings first, and at the end listens for the others. These listen for the next call, and do so where
    they are: Python is free for them again when the leader is in compiled code, which is when it rings.
    """

    @composed
    def take_part(bells: Bells, members: int, member: int, call: int, things: int, room: Any, *share: Any) -> bool:
        if member == LEADER:
            ring(bells, LEADER, call)
        helping = max(FEWEST, things // (members * HELPINGS))
        for further in range(members):
            part = around(member, further, members)
            first, end = things * part // members, things * (part + 1) // members
            while True:
                start = first + taken(bells, members + part) * helping
                if start >= end:
                    break
                work(room, start, min(start + helping, end), *share)
        if member == LEADER:
            return heard(bells, LEADER + 1, members, call)
        ring(bells, member, call)
        return heard(bells, LEADER, LEADER + 1, call + 1)

    return take_part


class Crew:
    """So many threads, the one that calls among them."""

    def __init__(self, members: int) -> None:
        self._members, self._calls, self._open = members, 0, True
        self._bells = np.zeros(2 * members * APART, dtype=np.int64)
        self._task: tuple[Callable[..., bool], Sequence[Any], int, tuple[Any, ...]]
        self._asleep = [False] * members
        self._alarms = [threading.Event() for _ in range(members)]
        self._failures: list[BaseException] = []
        for member in range(1, members):
            threading.Thread(target=self._serve, args=(member,), daemon=True, name=f"{NAME} {member}").start()

    def do(self, work: Callable[..., None], rooms: Sequence[Any], things: int, *share: Any) -> None:
        """Do the work on so many things, and come back when the last is done.

        `work(room, first, end, *share)`, compiled, does the things from one to another, each member in a room of its
        own; it must not matter who does which.
        """
        take_part, done = _together(work), False
        self._bells[self._members * APART :] = 0  # all are done with the last call, and nobody knows of this one yet
        self._task = (take_part, rooms, things, share)
        self._calls += 1
        for asleep, alarm in zip(self._asleep, self._alarms, strict=True):
            if asleep:
                alarm.set()
        try:
            done = take_part(self._bells, self._members, LEADER, self._calls, things, rooms[LEADER], *share)
        finally:  # nobody may still write where the caller reads
            while not done and not heard(self._bells, LEADER + 1, self._members, self._calls):
                time.sleep(NAP)
        if self._failures:
            raise self._failures.pop()

    def close(self) -> None:
        """Send the others home."""
        self._open = False
        for alarm in self._alarms:
            alarm.set()

    def _serve(self, member: int) -> None:
        seen, called = 0, False
        while self._open:
            if not called:
                self._sleep(member, seen)
            if self._calls > seen:
                seen += 1
                take_part, rooms, things, share = self._task
                try:
                    called = take_part(self._bells, self._members, member, seen, things, rooms[member], *share)
                except BaseException as error:  # noqa: BLE001 - the caller gets it
                    called = False
                    self._failures.append(error)
                    self._bells[member * APART] = seen

    def _sleep(self, member: int, seen: int) -> None:
        """Until the next call; a call looks who sleeps after it is made, so that none is slept through."""
        self._asleep[member] = True
        if self._calls == seen and self._open:
            self._alarms[member].wait()
        self._asleep[member] = False
        self._alarms[member].clear()
