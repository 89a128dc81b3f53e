"""Agreements: undoing a step, ending the game or removing a player needs the others' consent.

Votes are stored with the number of the last event; any new event voids them.
"""

from functools import partial

from noppa.core.errors import IllegalMove
from noppa.host.choices import TOPICS, Topic
from noppa.host.commands import Answer, Remove, Stop, Undo
from noppa.host.commit import commit
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play.absence import hand_over, is_absent
from noppa.host.play.removal import check_remove, removed_seat, seats_without_vote
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.host.storage import Vote


async def agree(
    registry: Registry, live: LiveGame, identity: str, command: Undo | Stop | Remove | Answer
) -> tuple[int, int]:
    """Store a request or an answer, and carry the request out once everybody needed has agreed.

    Return the first and last number of its events, with first > last if there are none.
    """
    if command.seat not in live.seats_of(identity):
        raise Refused("seat-not-yours", seat=command.seat)
    await registry.catch_up(live)
    storage = registry.world.storage
    repeated = await storage.command_result(live.game.id, identity, command.id)
    if repeated is not None:
        raise repeated
    log = live.started()
    topic = _topic(command)
    target = removed_seat(topic)
    if target is not None:
        log.refuse_over()
        check_remove(live, identity, target, registry.world.absence)
    elif topic == "stop":
        log.refuse_over()
    else:
        check_undo(live, log, command.seat)
    if isinstance(command, Answer) and not any(vote.topic == topic and vote.consents for vote in live.votes):
        raise Refused("nothing-asked", topic=topic)
    nothing = live.number + 1, live.number
    if isinstance(command, Answer) and not command.yes:
        await storage.save_command(live.game.id, identity, command.id, live.number)
        await _decline(registry, live, topic)
        return nothing
    for seat in sorted(live.seats_of(identity)):
        await storage.save_vote(live.game.id, live.number, Vote(topic, seat, consents=True))
    live.votes = await storage.load_votes(live.game.id, live.number)
    agreed = {vote.seat for vote in live.votes if vote.topic == topic and vote.consents}
    if needed_seats(live, topic, registry.world.absence) <= agreed:
        done = await commit(registry, live, partial(_carry_out, live, topic, live.number), identity, command.id)
        if target is not None:
            await storage.free_seat(live.game.id, target)
            await storage.set_invite(live.game.id, target, valid=False)
            await registry.row_changed(live)
        return done
    await storage.save_command(live.game.id, identity, command.id, live.number)
    await registry.row_changed(live)
    return nothing


def needed_seats(live: LiveGame, topic: Topic, absence: float) -> set[int]:
    """Return the seats whose consent is needed: every person's for undo, else those of the people present.

    Nobody has a vote on their own removal.
    """
    now = live.clock.now()
    voters = (seat for seat in live.people() if topic == "undo" or not is_absent(live, seat, now, absence))
    return set(voters) - seats_without_vote(live, topic)


def _topic(command: Undo | Stop | Remove | Answer) -> Topic:
    match command:
        case Answer():
            return command.topic
        case Remove():
            return TOPICS[TOPICS.index("remove-0") + command.target]
    return command.type


def check_undo(live: LiveGame, log: GameLog, seat: int) -> None:
    """Raise unless the last step can be undone and that seat may ask for it."""
    if not live.game.setup["undo"]:
        raise Refused("undo-not-agreed")
    number = log.table.last_of_people().number
    if log.table.hidden.get(number, seat) != seat:
        raise IllegalMove("undo-not-yours", legal=())
    log.copy().table.undo(number)


async def _decline(registry: Registry, live: LiveGame, topic: Topic) -> None:
    for vote in live.votes:
        if vote.topic == topic:
            refusal = Vote(topic, vote.seat, consents=False)
            await registry.world.storage.save_vote(live.game.id, live.number, refusal)
    await registry.row_changed(live)


def _carry_out(live: LiveGame, topic: Topic, number: int, trial: GameLog, at: float) -> None:
    if trial.number != number:
        raise Refused("stale", seen=number, number=trial.number)
    target = removed_seat(topic)
    if target is not None:
        hand_over(target, live.game.seats[target].level, trial, at)
    elif topic == "undo":
        trial.perform(partial(trial.table.undo, trial.table.last_of_people().number), at)
    else:
        trial.perform(trial.table.stop, at)
