"""A process of the simulated world: the real registry and driver, which can be killed at any await."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextvars import ContextVar, copy_context
from random import Random
from typing import Any

from host.world import NOON, Tally, TwoLevels, seat_name
from noppa.core.codec import decode
from noppa.host.ports import World
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.service.driver import Driver
from noppa.service.jobs.jobs import rules_from
from noppa.service.world import SystemClock
from world.database import Database, ProcessStorage
from world.fault_injector import FaultInjector
from world.network import FanOut
from world.scenario import Scenario
from world.story import Story

CURRENT: ContextVar["Process | None"] = ContextVar("process", default=None)
"""The process of the current task."""
BOT_PAUSE = 5.0
ABSENCE = 60.0
LOOK_EVERY, LOOK_OFTEN = 120.0, 2.0
"""Where people are patient, longer than on a real server: each look costs real time, a simulated hour should not."""


class ProcessClock(SystemClock):
    """The clock of a process, on a machine whose time can be set."""

    def __init__(self) -> None:
        self.offset = 0.0
        steady = asyncio.get_running_loop().time
        super().__init__(lambda: NOON + steady() + self.offset, steady)


class SeededSecrets:
    """Randomness derived from the seed of the world."""

    def __init__(self, scenario: Scenario, part: str) -> None:
        self._draw = scenario.random(f"{part} secrets")
        self._seed = scenario.seed

    def secret_bytes(self, length: int) -> bytes:
        """Return the next bytes."""
        return self._draw.randbytes(length)

    def derived_bytes(self, purpose: str, text: str) -> bytes:
        """Return 32 bytes that are the same in every process."""
        return Random(f"{self._seed} {purpose} {text}").randbytes(32)


class SimulatedBots:
    """Stands in for the worker processes: returns a random legal move, late or not at all."""

    def __init__(self, scenario: Scenario, part: str, faults: FaultInjector) -> None:
        self._draw, self._faults = scenario.random(f"{part} bots"), faults

    async def ask(self, question: Mapping[str, Any], asker: object = None) -> Any:
        """Return the move of a bot."""
        del asker
        if question["job"] != "move":
            return None
        await asyncio.sleep(self._faults.delay(0.1))
        if self._faults.happens("slow bot"):
            await asyncio.sleep(10 * self._draw.random())
            raise Refused(self._draw.choice(("worker-too-long", "worker-unavailable")))
        rules = rules_from(question["rules"])
        moves = rules.moves(decode(question["state"], rules.state_type), question["seat"])
        return str(self._draw.choice(moves))


class Process:
    """One server process, from its start until it is killed."""

    def __init__(
        self,
        name: str,
        scenario: Scenario,
        database: Database,
        fanout: FanOut,
        story: Story,
        on_death: Callable[["Process"], None],
    ) -> None:
        self.name, self.alive = name, True
        self.clock = ProcessClock()
        self.faults = FaultInjector(scenario, f"process {name}")
        self._story, self._fanout, self._on_death = story, fanout, on_death
        self._look_every = LOOK_EVERY if scenario.patient else LOOK_OFTEN
        self.tasks: dict[asyncio.Task[Any], None] = {}
        storage = ProcessStorage(database, name, self.faults, self.may_die, story)
        world = World(
            clock=self.clock,
            randomness=SeededSecrets(scenario, f"process {name}"),
            storage=storage,
            publisher=fanout.publisher_of(self),
            counters=Tally(),
            bots=TwoLevels(),
            new_lock=asyncio.Lock,
            seat_name=seat_name,
            absence=ABSENCE,
            bot_pause=BOT_PAUSE,
        )
        self.registry = Registry(world)
        self._bots = SimulatedBots(scenario, f"process {name}", self.faults)

    def start(self) -> None:
        """Start driving games and receiving notes."""
        self._fanout.join(self)
        self.run(self._open)

    def _open(self) -> None:
        Driver(self.registry, self._bots.ask, self._bots.ask, every=self._look_every).open()

    def run(self, function: Callable[[], None]) -> None:
        """Call a function as code of this process: tasks that it starts die with the process."""
        context = copy_context()
        context.run(CURRENT.set, self)
        context.run(function)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task of this process."""
        context = copy_context()
        context.run(CURRENT.set, self)
        asyncio.get_running_loop().create_task(work, context=context)

    def may_die(self, when: str) -> None:
        """Kill the process here at random; raise `CancelledError` if it is dead."""
        if self.alive and self.faults.happens("kill"):
            self.kill(when)
        if not self.alive:
            raise asyncio.CancelledError

    def kill(self, when: str) -> None:
        """End the process at once: none of its code runs again, and what it did not store is lost."""
        self.alive = False
        self._story.tell(f"process {self.name} was killed {when}")
        self._fanout.leave(self)
        self._on_death(self)
        for task in tuple(self.tasks):
            task.cancel()

    def set_clock(self, by: float) -> None:
        """Set the machine's clock forward or back."""
        self.clock.offset += by
        self._story.tell(f"the clock of process {self.name} jumped by {by:.0f} s")


def make_task(loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> "asyncio.Task[Any]":
    """Create a task, as the loop's task factory, and remember its process."""
    task = asyncio.Task(work, loop=loop, **options)
    context = options.get("context")
    process = context.get(CURRENT) if context is not None else CURRENT.get()
    if process is not None:
        if not process.alive:
            task.cancel()
        process.tasks[task] = None
        task.add_done_callback(lambda done: process.tasks.pop(done, None))
    return task
