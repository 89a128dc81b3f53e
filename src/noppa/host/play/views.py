"""What each viewer may see of a game: nothing returned here contains what its viewer must not know."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from noppa.core.events import Moved, Rolled
from noppa.core.fair import FairDice
from noppa.core.rules import Draw, Roll, Rules
from noppa.core.table import TURN, Entry, Table
from noppa.host.choices import TOPICS
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.messages import (
    ChanceInfo,
    DiceInfo,
    EntryInfo,
    EventInfo,
    Events,
    GameInfo,
    GameListed,
    SeatInfo,
    Snapshot,
    View,
    VoteInfo,
    You,
)
from noppa.host.play.absence import present_seats
from noppa.host.play.clocks import deadline
from noppa.host.play.removal import seats_without_vote
from noppa.host.seating.daily_dice import day_is_over
from noppa.host.seating.seeds import awaited_hashes, awaited_seeds
from noppa.host.storage import PROMISED, StoredGame

MOST_MISSED = 400
"""A viewer that missed more events than this gets a snapshot."""

# The game ----------------------------------------------------------------------------------------


def game_info(live: LiveGame) -> GameInfo:
    """Return a game as everybody sees it."""
    row, setup = live.game, live.game.setup
    present = present_seats(live)
    return GameInfo(
        id=row.id,
        game=row.game,
        edition=setup["edition"],
        options=setup["options"],
        own_content=setup["content"] is not None,
        rules_version=row.rules_version,
        status=live.status,
        private=row.private,
        created_at=row.created_at,
        number=live.number,
        seats=[_seat_info(live, number, present) for number in range(len(row.seats))],
        dice=dice_info(live),
        start=setup["start"],
        draw=setup["draw"],
        coach=setup["coach"],
        clock=setup["clock"],
        undo=setup["undo"],
        scores=list(live.scores),
        winners=list(live.winners),
        votes=vote_infos(live),
        previous=row.previous,
        next=row.next,
        day=row.day,
        watching=sum(not live.seats_of(viewer.identity) for viewer in live.viewers),
    )


def _seat_info(live: LiveGame, number: int, present: frozenset[int]) -> SeatInfo:
    seat, log = live.game.seats[number], live.log
    playing = log.table.seats[number] if log else None
    bot = playing.player if playing and playing.kind != "person" else ""
    person = seat.kind != "bot"
    return SeatInfo(
        seat=number,
        name=seat.name,
        colour=seat.colour,
        shape=seat.shape,
        who=seat.kind,
        taken=not person or seat.holder is not None,
        present=not person or number in present,
        absent_since=live.gone_at[number] if person and seat.holder and number not in present else None,
        bot=bot if log else ("" if person else seat.level),
        timeouts=log.timeouts[number] if log else 0,
        deadline=deadline(live, number),
    )


def listed(row: StoredGame) -> GameListed:
    """Return a game as a list shows it, from its row alone."""
    return GameListed(
        id=row.id,
        game=row.game,
        edition=row.setup["edition"],
        status=row.status,
        private=row.private,
        day=row.day,
        created_at=row.created_at,
        changed_at=row.changed_at,
        names=[seat.name for seat in row.seats],
        free=[seat.seat for seat in row.seats if seat.kind != "bot" and seat.holder is None],
        scores=list(row.scores),
    )


def dice_info(live: LiveGame) -> DiceInfo:
    """Return where the dice come from; the secret seed only when it may be shown."""
    source, setup = live.source, live.game.setup
    fair = source if isinstance(source, FairDice) else None
    return DiceInfo(
        kind=setup["dice"],
        every_roll=setup["every_roll"],
        same=setup["same"],
        scheme=fair.scheme if fair else "",
        game_id=fair.game_id if fair else "",
        commitment=fair.commitment if fair else "",
        player_seeds=list(fair.player_seeds) if fair else [],
        seed_hashes=["" if seat.seed_hash == PROMISED else seat.seed_hash for seat in live.game.seats],
        awaits_hashes=awaited_hashes(live.game) if live.log is None else [],
        awaits_seeds=awaited_seeds(live.game) if live.log is None else [],
        server_seed=fair.server_seed.hex() if fair and seed_is_public(live) else None,
    )


def seed_is_public(live: LiveGame) -> bool:
    """Return whether the secret seed may be shown: the game is over, and so is the day that shares it."""
    return live.ended and (live.game.day is None or day_is_over(live.game.day, live.clock.now()))


def vote_infos(live: LiveGame) -> list[VoteInfo]:
    """Return the requests that wait for consent."""
    infos = []
    for topic in TOPICS:
        yes = [vote.seat for vote in live.votes if vote.topic == topic and vote.consents]
        if yes:
            waits = [seat for seat in live.people() if seat not in yes and seat not in seats_without_vote(live, topic)]
            infos.append(VoteInfo(topic=topic, asked_by=yes[0], yes=yes, waits_for=waits))
    return infos


def you(live: LiveGame, identity: str) -> You:
    """Return the seats and rights of an identity in a game."""
    return You(
        seats=sorted(live.seats_of(identity)),
        reserved=[seat.seat for seat in live.game.seats if seat.reserved == identity],
        creator=live.game.creator == identity,
    )


# The position ------------------------------------------------------------------------------------


def views(live: LiveGame, seats: frozenset[int]) -> list[View]:
    """Return the position as each of those seats sees it, or as a watcher does if there are none."""
    if live.log is None:
        return []
    return views_of(live.log.table.rules, live.log.shown, seats)


def views_of(rules: Rules[Any], state: Any, seats: frozenset[int]) -> list[View]:
    """Return any position as `views` does."""
    viewers: list[int | None] = [*sorted(seats)] or [None]
    return [View(seat=seat, view=rules.view(state, seat)) for seat in viewers]


# The events --------------------------------------------------------------------------------------


def event_infos(live: LiveGame, seats: frozenset[int], numbers: Iterable[int]) -> list[EventInfo]:
    """Return events as those seats may see them: an event that is hidden from them has no text."""
    log = live.log
    if log is None:
        return []
    wanted = tuple(numbers)
    in_effect = {entry.number: entry for entry in _entries_since(log.table, min(wanted, default=0))}
    return [_event_info(log, number, seats, in_effect.get(number)) for number in wanted]


def _entries_since(table: Table, number: int) -> Iterator[Entry]:
    """Return the steps in effect from that number on, the newest first."""
    return takewhile(lambda entry: entry.number >= number, reversed(table.history))


def _event_info(log: GameLog, number: int, seats: frozenset[int], entry: Entry | None) -> EventInfo:
    owner = log.table.hidden.get(number)
    hidden = owner is not None and owner not in seats
    seat: int | None = None
    places: list[int] = []
    story: dict[str, Any] = {}
    if entry is not None and not hidden:
        rules = log.table.rules
        seat = seat_of(rules, entry)
        pending = rules.pending(entry.before)
        if isinstance(entry.step, Rolled) and isinstance(pending, Roll):
            places = list(pending.places)
        story = story_of(rules, entry)
    return EventInfo(
        number=number,
        text="" if hidden else str(log.table.events[number]),
        at=log.times[number],
        seat=seat,
        places=places,
        story=story,
        withheld=None if hidden else owner,
    )


def story_of(rules: Rules[Any], entry: Entry) -> dict[str, Any]:
    """Return what the game has to tell of a step besides its text."""
    match entry.step:
        case Rolled(dice):
            return dict(rules.roll_story(entry.before, dice))
        case Moved(move=text):
            return dict(rules.move_story(entry.before, rules.parse(text)))
        case _:
            return {}


def entry_infos(table: Table, seats: frozenset[int]) -> list[EntryInfo]:
    """Return the steps in effect that those seats may see."""
    return [
        EntryInfo(number=entry.number, text=str(entry.step), seat=seat_of(table.rules, entry))
        for entry in table.history
        if table.hidden.get(entry.number) in (None, *seats)
    ]


def chance_infos(table: Table, *, same: bool) -> list[ChanceInfo]:
    """Return the rolls and cards in effect, numbered as the fair dice count them."""
    infos = []
    turns: dict[int, int] = {}
    within: dict[int, int] = {}
    for entry in table.history:
        pending = table.rules.pending(entry.before)
        if isinstance(entry.step, Moved) or not isinstance(pending, Roll | Draw):
            continue
        seat = pending.seat
        turns[seat] = turns.get(seat, -1) + pending.waits
        within[seat] = 0 if pending.waits else within.get(seat, -1) + 1
        infos.append(
            ChanceInfo(
                event=entry.number,
                text=str(entry.step),
                seat=seat,
                number=max(turns[seat], 0) * TURN + within[seat] if same else entry.chances - 1,
                places=list(pending.places) if isinstance(pending, Roll) else [],
                deck={str(card): left for card, left in pending.deck.items()} if isinstance(pending, Draw) else {},
            )
        )
    return infos


def seat_of(rules: Rules[Any], entry: Entry) -> int:
    """Return the seat that made a step."""
    if isinstance(entry.step, Moved):
        return entry.step.seat
    pending = rules.pending(entry.before)
    assert isinstance(pending, Roll | Draw)
    return pending.seat


# First messages ----------------------------------------------------------------------------------


def snapshot(live: LiveGame, identity: str) -> Snapshot:
    """Return everything that an identity may see."""
    return Snapshot(
        number=live.number,
        game=game_info(live),
        you=you(live, identity),
        views=views(live, live.seats_of(identity)),
    )


def welcome(live: LiveGame, identity: str, seen: int | None) -> Snapshot | Events:
    """Return the events since the last one that a viewer saw, or a snapshot."""
    log = live.log
    if seen is None or log is None or not -1 <= seen <= live.number or live.number - seen > MOST_MISSED:
        return snapshot(live, identity)
    revealed = [number for number in range(max(0, seen - MOST_MISSED), seen + 1) if number in log.revealed]
    seats = live.seats_of(identity)
    return Events(
        number=live.number,
        events=event_infos(live, seats, [*revealed, *range(seen + 1, live.number + 1)]),
        game=game_info(live),
        you=you(live, identity),
        views=views(live, seats),
    )
