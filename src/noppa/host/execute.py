"""Executes commands: each is carried out once, and acknowledged every time it is sent.

A command is parsed (`commands`), applied to a copy (`play.apply_command`), committed and shown
(`commit`), and acknowledged here.
"""

from functools import partial

from noppa.core.errors import NoppaError
from noppa.host.commands import Amend, Answer, Command, Leave, Remove, Stop, Undo
from noppa.host.commit import commit
from noppa.host.live_game import LiveGame
from noppa.host.messages import Done
from noppa.host.play.agreements import agree
from noppa.host.play.apply_command import apply_command
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.storage import Repeated

SEATING = ("seat-not-yours", "players-only", "game-not-started", "seat-is-bots")
"""Refusals that depend on who sits where."""


async def execute(registry: Registry, live: LiveGame, identity: str, command: Command) -> Done:
    """Carry out a command and return its acknowledgement; raise `Refused` or the rules' error."""
    counters = registry.world.counters
    async with live.changing():
        try:
            first, last = await _execute_with_retry(registry, live, identity, command)
        except Repeated as repeated:
            await registry.catch_up(live)
            first, last = repeated.first, repeated.last
        except NoppaError as error:
            result = await registry.world.storage.command_result(live.game.id, identity, command.id)
            if result is None:
                counters.count("refusals", code=error.code)
                raise
            await registry.catch_up(live)
            first, last = result.first, result.last
        counters.count("commands", kind=command.type)
        conflict = live.log.first_conflict if live.log and isinstance(command, Amend) else None
        return Done(id=command.id, first=first, last=last, number=live.number, first_conflict=conflict)


async def _execute_with_retry(registry: Registry, live: LiveGame, identity: str, command: Command) -> tuple[int, int]:
    """Execute a command; if another process may have changed the seats, reload the game and try again."""
    try:
        return await _execute(registry, live, identity, command)
    except Refused as error:
        if registry.world.publisher.alone or error.code not in SEATING:
            raise
        await registry.refresh(live)
        return await _execute(registry, live, identity, command)


async def _execute(registry: Registry, live: LiveGame, identity: str, command: Command) -> tuple[int, int]:
    if live.game.status == "closed":
        raise Refused("game-closed")
    if isinstance(command, Undo | Stop | Remove | Answer):
        return await agree(registry, live, identity, command)
    if isinstance(command, Leave) and live.log is None:
        if command.seat not in live.seats_of(identity):
            raise Refused("seat-not-yours", seat=command.seat)
        return await _free(registry, live, identity, command.seat, (live.number + 1, live.number))
    if command.seat not in live.people() and not registry.world.publisher.alone:
        await registry.refresh(live)  # a player who returns to a seat that a bot plays must still hold it
    act = partial(apply_command, live, identity, command, registry.world.absence)
    numbers = await commit(registry, live, act, identity, command.id)
    return await _free(registry, live, identity, command.seat, numbers) if isinstance(command, Leave) else numbers


async def _free(
    registry: Registry, live: LiveGame, identity: str, seat: int, numbers: tuple[int, int]
) -> tuple[int, int]:
    """Free the seat of a player who leaves, and reserve it in case they come back."""
    await registry.world.storage.free_seat(live.game.id, seat, reserved=identity)
    await registry.row_changed(live)
    return numbers
