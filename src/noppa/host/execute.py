"""Commands: each is carried out once, and answered however often it is sent."""

import time
from typing import Any

from noppa.core.errors import NoppaError
from noppa.host.registry import Hall
from noppa.host.game_log import Match, refuse_over
from noppa.server.schemas.commands import Amend, Answer, Command, Leave, Stop, Undo
from noppa.host.play.apply_command import check_undo, perform, undo_number
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.storage.sql_storage import Repeated, Vote
from noppa.host.commit import Act, write

SEATING = ("seat-not-yours", "players-only", "game-not-started", "seat-is-bots")
"""Refusals that hang on who sits where."""


async def carry_out(hall: Hall, room: Room, identity: str, command: Command) -> dict[str, Any]:
    """Do what a command says; the answer (`Done`), or a refusal."""
    async with room.lock:
        try:
            first, last = await _carry_out_here(hall, room, identity, command)
        except Repeated as known:
            await hall.catch_up(room)
            first, last = known.first, known.last
        except NoppaError as error:
            known_result = await hall.store.result(room.game.id, identity, command.id)
            if known_result is None:
                hall.metrics.count("refusals", code=error.code)
                raise
            first, last = known_result.first, known_result.last
        hall.metrics.count("commands", kind=command.type)
        misfit = room.match.misfit if room.match and isinstance(command, Amend) else None
        return {
            "type": "done",
            "id": command.id,
            "first": first,
            "last": last,
            "number": room.number,
            "misfit": misfit,
        }


async def _carry_out_here(hall: Hall, room: Room, identity: str, command: Command) -> tuple[int, int]:
    """The same, and once more after a second look where another process may have changed who sits where."""
    try:
        return await _carry_out(hall, room, identity, command)
    except Refused as error:
        if hall.fanout.alone or error.code not in SEATING:
            raise
        await hall.look_again(room)
        return await _carry_out(hall, room, identity, command)


async def _carry_out(hall: Hall, room: Room, identity: str, command: Command) -> tuple[int, int]:
    if room.game.status == "closed":
        raise Refused("game-closed")
    if isinstance(command, Undo | Stop | Answer):
        return await _consent(hall, room, identity, command)
    if isinstance(command, Leave) and room.match is None:
        if command.seat not in room.seats_of(identity):
            raise Refused("seat-not-yours", seat=command.seat)
        return await _left(hall, room, command.seat, (room.number + 1, room.number))

    def act(trial: Match, at: float) -> None:
        perform(room, trial, identity, command, at, hall.settings.absence)

    numbers = await write(hall, room, act, identity, command.id)
    return await _left(hall, room, command.seat, numbers) if isinstance(command, Leave) else numbers


async def _left(hall: Hall, room: Room, seat: int, numbers: tuple[int, int]) -> tuple[int, int]:
    await hall.store.free(room.game.id, seat)
    await hall.changed(room)
    return numbers


async def _consent(hall: Hall, room: Room, identity: str, command: Undo | Stop | Answer) -> tuple[int, int]:
    """Ask everybody, answer, and do it once all who are needed agree; any event in between calls it off."""
    if command.seat not in room.seats_of(identity):
        raise Refused("seat-not-yours", seat=command.seat)
    await hall.catch_up(room)
    if room.match is None:
        raise Refused("game-not-started")
    topic = command.topic if isinstance(command, Answer) else command.type
    if topic == "stop":
        refuse_over(room.match)
    else:
        check_undo(room, room.match, command.seat)
    if isinstance(command, Answer) and not any(vote.topic == topic and vote.consents for vote in room.votes):
        raise Refused("nothing-asked", topic=topic)
    nothing = room.number + 1, room.number
    if isinstance(command, Answer) and not command.yes:
        await _decline(hall, room, topic)
        return nothing
    for seat in sorted(room.seats_of(identity)):
        await hall.store.vote(room.game.id, room.number, Vote(topic, seat, consents=True))
    room.votes = await hall.store.votes(room.game.id, room.number)
    agreed = {vote.seat for vote in room.votes if vote.topic == topic and vote.consents}
    if _needed(room, topic, hall.settings.absence) <= agreed:
        return await write(hall, room, _agreed(topic, room.number), identity, command.id)
    await hall.changed(room)
    return nothing


async def _decline(hall: Hall, room: Room, topic: str) -> None:
    for vote in room.votes:
        if vote.topic == topic:
            await hall.store.vote(room.game.id, room.number, Vote(topic, vote.seat, consents=False))
    await hall.changed(room)


def _agreed(topic: str, number: int) -> Act:
    def act(trial: Match, at: float) -> None:
        if trial.number != number:
            raise Refused("stale", seen=number, number=trial.number)
        if topic == "undo":
            trial.take(lambda: trial.table.undo(undo_number(trial)), at)
        else:
            trial.take(trial.table.stop, at)

    return act


def _needed(room: Room, topic: str, absence: float) -> set[int]:
    """The seats whose consent is needed: every person's; to end a game only of those who are there."""
    away = time.time() - absence
    people = ((seat, room.absent_since(seat)) for seat in room.people())
    return {seat for seat, since in people if topic == "undo" or since is None or since > away}
