"""Runs one world from its first game until it is at rest, and shrinks a world that breaks a promise."""

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Any, TypeAlias

from noppa.core.errors import NoppaError
from noppa.core.fair import seed_hash
from noppa.host.messages import Message
from noppa.host.seating.give_seeds import give_hash, give_seed
from noppa.host.seating.new_game import NewGame, NewSeat
from noppa.host.seating.open_game import begin, open_game
from noppa.host.seating.seats import Guest, Invite, sit_down
from world.database import Database
from world.fault_injector import FaultInjector
from world.loop import Deadlock, SimulatedLoop
from world.network import Connection, FanOut
from world.person import Person
from world.process import Process, make_task
from world.promises import Promises
from world.scenario import GamePlan, Scenario
from world.shortcuts import shared_work
from world.story import Broken, Story

LONGEST, SHORTEST = 2 * 86400.0, 3600.0
"""When a world comes to rest even after few commands: with patient people, and with others."""
REST = 1200.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a run."""

    scenario: Scenario
    seconds: float
    steps: int
    lines: tuple[str, ...]
    broken: Broken | None


class Run:
    """A running world."""

    def __init__(self, scenario: Scenario, loop: SimulatedLoop) -> None:
        self.scenario, self.story = scenario, Story(loop.time)
        self.steps, self.resting = 0, False
        self._database = Database(self.story, check_clocks="clock jump" not in scenario.faults)
        self._promises = Promises(self._database, self.story)
        self._database.due = lambda game_id, number: self._promises.truth(game_id).due(number)
        self._fanout = FanOut(self.story, alone=scenario.processes == 1)
        self._processes: dict[int, Process] = {}
        self._restarts, self._serials = count(1), count(1)
        self._restarted = 0.0
        self._faults: list[FaultInjector] = []
        self._connections: list[tuple[str, Connection]] = []
        self._people: list[Person] = []
        self._ended: set[str] = set()
        self._rest = asyncio.Event()
        self.story.on_broken = self._rest.set

    async def play(self) -> None:
        """Run the world, let it come to rest, and check it."""
        for place in range(self.scenario.processes):
            self._start(place)
        loop = asyncio.get_running_loop()
        background = [loop.create_task(self._jump_clocks())]
        for number, plan in enumerate(self.scenario.games):
            background.append(loop.create_task(self._gather(number, plan)))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._rest.wait(), LONGEST if self.scenario.patient else SHORTEST)
        self._come_to_rest()
        await asyncio.sleep(REST)
        self._stop_if_broken()
        open_lines = [(game_id, line) for game_id, line in self._connections if line.open and line.process.alive]
        self._promises.check_end(loop.time(), self._restarted, open_lines)

    # People and games ---------------------------------------------------------------------------

    async def _gather(self, number: int, plan: GamePlan) -> None:
        """Create a game, seat everybody, and let them play."""
        draw = self.scenario.random(f"game {number}")
        creator = next(name for name in plan.people if name)
        seats = tuple(NewSeat(who="bot" if not name else "here" if name == creator else "link") for name in plan.people)
        agreed = NewGame(
            game=plan.game,
            seats=seats,
            clock=plan.clock,
            undo=plan.undo,
            same=plan.same,
            start=plan.start,
            own_seeds=True,
        )
        game_id = await self._insist(draw, lambda process: _make(process, agreed, creator))
        self.story.tell(
            f"{creator} made a game of {plan.game} with {', '.join(name or 'a bot' for name in plan.people)}"
        )
        loop = asyncio.get_running_loop()
        for name in (*[name for name in plan.people if name], *plan.watchers):
            person = Person(self, name, game_id)
            self._people.append(person)
            loop.create_task(person.live())  # noqa: RUF006 - it lives as long as the loop
        sitting = [
            loop.create_task(self._sit(game_id, seat, name))
            for seat, name in enumerate(plan.people)
            if name and name != creator
        ]
        await asyncio.gather(*sitting)
        revealing = (self._reveal(game_id, name, hashes=name == creator) for name in sorted(plan.seeds))
        await asyncio.gather(*revealing)

    async def _sit(self, game_id: str, seat: int, name: str) -> None:
        draw = self.scenario.random(f"{name} sits down")
        await asyncio.sleep(5 * draw.random())
        guest = Guest(identity=name, name=name, seed_hash=seed_hash(f"seed of {name}"))
        await self._insist(draw, lambda process: _sit(process, Invite(game_id, seat, 1), guest))
        self.story.tell(f"{name} sat down")

    async def _reveal(self, game_id: str, name: str, *, hashes: bool) -> None:
        """Send a person's seed, preceded by its hash, until the game has begun."""
        draw = self.scenario.random(f"{name} reveals")
        for _ in range(10):
            if self._database.stored.events[game_id]:
                return
            await asyncio.sleep(3 * draw.random())
            if hashes:
                await self._insist(draw, lambda process: _give(process, game_id, name, hashed=True))
            await self._insist(draw, lambda process: _give(process, game_id, name, hashed=False))

    async def _insist(self, draw: Random, request: "Request") -> str:
        """Send a request to random processes until one responds."""
        while True:
            process = self.some_process(draw)
            if process is not None:
                answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
                process.spawn(_ask(request, process, answer))
                try:
                    return await asyncio.wait_for(answer, 20)
                except TimeoutError:
                    pass
            await asyncio.sleep(1)

    def connect(self, person: Person, process: Process, seen: int | None) -> Connection:
        """Connect a person to a process."""
        game_id = person.game_id

        def check(connection: Connection, message: Message) -> None:
            self._promises.check(game_id, connection, message)

        faults = self.faults_of(f"line {person.name}")
        line = Connection(next(self._serials), person.name, process, faults, check, person.receive)
        line.number = seen
        self._connections.append((game_id, line))
        process.spawn(line.serve(game_id, seen))
        return line

    def step(self) -> None:
        """Count a command; after enough of them the world comes to rest."""
        self.steps += 1
        if self.steps >= self.scenario.steps:
            self._rest.set()

    def game_ended(self, game_id: str) -> None:
        """Note that a game has ended; after the last one the world comes to rest."""
        self._ended.add(game_id)
        if len(self._ended) == len(self.scenario.games):
            self._rest.set()

    # Processes ----------------------------------------------------------------------------------

    def some_process(self, draw: Random) -> Process | None:
        """Return a running process, or None."""
        alive = [process for process in self._processes.values() if process.alive]
        return draw.choice(alive) if alive else None

    def faults_of(self, part: str) -> FaultInjector:
        """Return the faults of a part of the world."""
        faults = FaultInjector(self.scenario, part)
        faults.resting = self.resting
        self._faults.append(faults)
        return faults

    def _start(self, place: int) -> None:
        name = f"{'ABC'[place]}{next(self._restarts)}"
        process = Process(name, self.scenario, self._database, self._fanout, self.story, lambda _: self._died(place))
        process.faults.resting = self.resting
        self._processes[place] = process
        self._restarted = asyncio.get_running_loop().time()
        process.start()

    def _died(self, place: int) -> None:
        for _, line in self._connections:
            if not line.process.alive:
                line.close()
        asyncio.get_running_loop().call_later(2 + self.scenario.seed % 5, self._start, place)

    async def _jump_clocks(self) -> None:
        draw = self.scenario.random("clock jumps")
        faults = self.faults_of("clocks")
        while not self.resting:
            await asyncio.sleep(6000 * draw.random())
            process = self.some_process(draw)
            if process and faults.happens("clock jump"):
                process.set_clock(draw.choice((-3600, -60, -5, 5, 60, 3600)))

    def _come_to_rest(self) -> None:
        self.story.tell("the faults stop")
        self.resting = True
        for faults in self._faults:
            faults.resting = True
        for process in self._processes.values():
            process.faults.resting = True
            process.clock.offset = 0.0
        self._database.away_until = 0.0
        for _, line in self._connections:
            if line.unread:
                line.close()
        for person in self._people:
            person.wake()

    def end(self) -> None:
        """End every process, so that none of their code runs while the loop is closed."""
        for process in self._processes.values():
            process.alive = False

    def _stop_if_broken(self) -> None:
        if self.story.broken:
            raise self.story.broken[0]


Request: TypeAlias = Callable[[Process], Coroutine[Any, Any, str]]


async def _ask(request: Request, process: Process, answer: "asyncio.Future[str]") -> None:
    try:
        result = await request(process)
    except NoppaError as error:
        if error.code != "storage-unavailable" and not answer.done():
            answer.set_result(error.code)
    else:
        if not answer.done():
            answer.set_result(result)


async def _make(process: Process, agreed: NewGame, creator: str) -> str:
    return (await open_game(process.registry, agreed, creator)).game.id


async def _give(process: Process, game_id: str, name: str, *, hashed: bool) -> str:
    live = await process.registry.find(game_id)
    seed = f"seed of {name}"
    if hashed:
        await give_hash(process.registry, live, name, seed_hash(seed))
    else:
        await give_seed(process.registry, live, name, seed)
    return (await begin(process.registry, game_id)).game.id


async def _sit(process: Process, invite: Invite, guest: Guest) -> str:
    return (await sit_down(process.registry, invite, guest)).game.id


def run(scenario: Scenario) -> Outcome:
    """Run a world and return the outcome."""
    loop = SimulatedLoop()
    loop.set_task_factory(make_task)
    logging.disable(logging.CRITICAL)
    gc.disable()  # a world is small and short-lived; collecting garbage meanwhile costs an eighth of the time
    world = None
    broken: Broken | None = None
    try:
        asyncio.set_event_loop(loop)

        async def main() -> None:
            nonlocal world
            world = Run(scenario, loop)
            await world.play()

        try:
            with shared_work():
                loop.run_until_complete(main())
        except Broken as error:
            broken = error
        except Deadlock:
            broken = Broken("something can always happen", "every task waits for ever")
    finally:
        if world:
            world.end()
        while tasks := asyncio.all_tasks(loop):
            for task in tasks:
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
        asyncio.set_event_loop(None)
        loop.close()
        logging.disable(logging.NOTSET)
        gc.enable()
    assert world is not None
    return Outcome(scenario, loop.now, world.steps, tuple(world.story.lines), broken)


def shrink(outcome: Outcome) -> Outcome:
    """Return a smaller world that breaks the same promise: fewer faults, games, processes and steps."""
    best, changed = outcome, True
    while changed:
        changed = False
        for smaller in _smaller(best.scenario, best.steps):
            tried = run(smaller)
            if tried.broken and outcome.broken and tried.broken.promise == outcome.broken.promise:
                best, changed = tried, True
                break
    return best


def _smaller(scenario: Scenario, steps: int) -> list[Scenario]:
    found = [scenario.without(fault) for fault in scenario.faults]
    if len(scenario.games) > 1:
        found += [replace(scenario, games=(game,)) for game in scenario.games]
    if scenario.processes > 1:
        found.append(replace(scenario, processes=scenario.processes - 1))
    found += [
        replace(scenario, steps=fewer)
        for fewer in {steps // 2, steps * 3 // 4, steps - 1}
        if 0 < fewer < scenario.steps
    ]
    return found
