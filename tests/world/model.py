"""A small model of how commands become events, checked for every order of its steps.

Two processes serve one game. A process reads a command, tries it on its own log, appends it to the store under the
next number and under its own id, shows it, notifies the other process, and acknowledges it. One answer of the store
may get lost, one note may get lost, and one process may crash, each at the worst moment. A client that gets no
acknowledgement sends the command again, to either process.

`explore` visits every reachable state and returns the first in which a promise is broken, or None. A mistake can be
built in, to test that the model detects it.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

Mistake: TypeAlias = Literal[
    "", "no unique number", "no command ids", "show before commit", "acknowledge before commit"
]
COMMANDS = ("a", "b")


@dataclass(frozen=True, slots=True)
class Process:
    """A process: how many events it knows, its current command, and the phase of that command."""

    known: int = 0
    command: str = ""
    phase: Literal["idle", "tried", "unsure", "stored"] = "idle"
    shown: int = 0
    """How many events it has shown to its viewers."""


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of the model."""

    store: tuple[tuple[int, str], ...] = ()
    """Numbers and commands, in the order in which they were stored."""
    processes: tuple[Process, Process] = (Process(), Process())
    notes: tuple[tuple[int, int], ...] = ()
    """Notes in transit: the receiving process and the event's number."""
    sent: frozenset[tuple[str, int]] = frozenset()
    """Commands in transit to a process."""
    acknowledged: frozenset[str] = frozenset()
    lost_answers: int = 1
    lost_notes: int = 1
    crashes: int = 1

    def with_process(self, at: int, **changes: object) -> "State":
        """Return the state with one process changed."""
        both = list(self.processes)
        both[at] = replace(both[at], **changes)  # type: ignore[arg-type]
        return replace(self, processes=(both[0], both[1]))


@dataclass(frozen=True, slots=True)
class Found:
    """A broken promise, and the steps that led to it."""

    promise: str
    steps: tuple[str, ...] = field(default=())


def explore(mistake: Mistake = "") -> tuple[Found | None, int]:
    """Return the first broken promise in breadth-first order or None, and the number of states."""
    start = State()
    came_from: dict[State, tuple[State, str] | None] = {start: None}
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        steps = list(_steps(state, mistake))
        promise = _broken(state) or ("" if steps else _broken_at_rest(state))
        if promise:
            return Found(promise, _path(state, came_from)), len(came_from)
        for name, after in steps:
            if after not in came_from:
                came_from[after] = state, name
                waiting.append(after)
    return None, len(came_from)


def _path(state: State, came_from: dict[State, tuple[State, str] | None]) -> tuple[str, ...]:
    names: list[str] = []
    while (before := came_from[state]) is not None:
        state, name = before
        names.append(name)
    return tuple(reversed(names))


# The promises ------------------------------------------------------------------------------------


def _broken(state: State) -> str:
    """Return a promise that must always hold and does not, or ""."""
    numbers = [number for number, _ in state.store]
    commands = [command for _, command in state.store]
    if numbers != list(range(len(numbers))):
        return "numbers have no gap"
    if len(set(commands)) < len(commands):
        return "a command takes effect once"
    if not state.acknowledged <= set(commands):
        return "acknowledged is stored"
    if any(process.shown > len(state.store) for process in state.processes):
        return "shown is stored"
    return ""


def _broken_at_rest(state: State) -> str:
    """Return a promise that must hold when no step is possible and does not, or ""."""
    if state.acknowledged != set(COMMANDS):
        return "every command is acknowledged in the end"
    if any(process.shown != len(state.store) for process in state.processes):
        return "everybody sees what happens"
    return ""


# The steps ---------------------------------------------------------------------------------------


def _steps(state: State, mistake: Mistake) -> Iterator[tuple[str, State]]:
    """Yield every possible next step."""
    busy = {process.command for process in state.processes}
    for command in COMMANDS:
        on_its_way = any(sent == command for sent, _ in state.sent)
        if command not in state.acknowledged and command not in busy and not on_its_way:
            for at in (0, 1):
                yield f"{command} is sent to {at}", replace(state, sent=state.sent | {(command, at)})
    for at in (0, 1):
        yield from _process_steps(state, at, mistake)
    for note in set(state.notes):
        yield from _note_steps(state, note)


def _process_steps(state: State, at: int, mistake: Mistake) -> Iterator[tuple[str, State]]:
    process = state.processes[at]
    if process.phase == "idle":
        for command in COMMANDS:
            if (command, at) in state.sent:
                taken = replace(state, sent=state.sent - {(command, at)})
                tried = taken.with_process(at, command=command, phase="tried")
                if mistake == "show before commit":
                    tried = tried.with_process(at, shown=process.known + 1)
                if mistake == "acknowledge before commit":
                    tried = replace(tried, acknowledged=tried.acknowledged | {command})
                yield f"{at} tries {command}", tried
        if process.shown < len(state.store):
            every = len(state.store)
            yield f"{at} looks at the store", state.with_process(at, known=every, shown=every)
    elif process.phase == "tried":
        yield from _append(state, at, mistake)
    elif process.phase == "unsure":
        yield f"{at} looks its command up", _look_up(state, at)
    elif process.phase == "stored":
        other = 1 - at
        notified = replace(state, notes=(*state.notes, (other, process.known - 1)))
        done = replace(notified, acknowledged=notified.acknowledged | {process.command})
        yield f"{at} tells the other and acknowledges", done.with_process(at, command="", phase="idle")
    if state.crashes:
        sent = frozenset((command, to) for command, to in state.sent if to != at)
        crashed = replace(state, crashes=0, sent=sent)
        every = len(state.store)
        yield (
            f"{at} crashes and starts again",
            crashed.with_process(at, known=every, shown=every, command="", phase="idle"),
        )


def _append(state: State, at: int, mistake: Mistake) -> Iterator[tuple[str, State]]:
    """Yield the outcomes of an append: refused because of its number or its command, or stored."""
    process = state.processes[at]
    command, every = process.command, len(state.store)
    if mistake != "no command ids" and command in [stored for _, stored in state.store]:
        known = replace(state, acknowledged=state.acknowledged | {command})
        yield f"{at} finds {command} stored", known.with_process(at, known=every, shown=every, command="", phase="idle")
        return
    if process.known != every and mistake != "no unique number":
        yield f"{at} finds its number taken", state.with_process(at, known=every, shown=every)
        return
    stored = replace(state, store=(*state.store, (process.known, command)))
    after = process.known + 1
    yield f"{at} stores {command}", stored.with_process(at, known=after, shown=after, phase="stored")
    if state.lost_answers:
        unsure = replace(stored, lost_answers=0).with_process(at, phase="unsure")
        yield f"{at} stores {command} and gets no answer", unsure


def _look_up(state: State, at: int) -> State:
    """Return the state after a process has looked up the result of a command."""
    process, every = state.processes[at], len(state.store)
    if process.command in [stored for _, stored in state.store]:
        state = replace(state, acknowledged=state.acknowledged | {process.command})
    return state.with_process(at, known=every, shown=every, command="", phase="idle")


def _note_steps(state: State, note: tuple[int, int]) -> Iterator[tuple[str, State]]:
    at, number = note
    left = list(state.notes)
    left.remove(note)
    taken = replace(state, notes=tuple(left))
    process = state.processes[at]
    if process.phase == "idle":
        known = process.known + 1 if number == process.known else max(process.known, len(state.store))
        yield f"{at} hears of event {number}", taken.with_process(at, known=known, shown=known)
    if state.lost_notes:
        yield f"the note of event {number} gets lost", replace(taken, lost_notes=0)
