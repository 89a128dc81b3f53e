"""The coach over HTTP: advice, a remark, everybody's chances, reviews, practice."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from noppa.core.events import Moved, Seated
from noppa.core.table import Table
from noppa.games import games, rules
from noppa.server.api.games import finished
from noppa.server.schemas.requests import Practised, PractisedOwn, RecordText
from noppa.server.context import Address, Context, Here, Maybe, Who
from noppa.host.game_log import Match
from noppa.host.refusal import Refused
from noppa.host.live_game import Room
from noppa.server.schemas.fields import EventNumber, GameId, GameName, QuestionSeed, SeatNumber
from noppa.server.schemas.coach_responses import AdviceList, OddsTold, PracticeAnswer, PracticeQuestion, RemarkTold, ReviewTold
from noppa.server.workers.pool import choice, name_rules

router = APIRouter(prefix="/api", tags=["coach"])


@router.get("/games/{game_id}/advice", response_model=AdviceList)
async def advice(game_id: GameId, seat: SeatNumber, here: Here, asker: Maybe) -> dict[str, Any]:
    """What each legal move of one's seat is worth, where the players allowed a coach."""
    match = coached(await own_room(here, game_id, seat, asker))
    if match.over or seat not in match.due() or not match.table.rules.moves(match.table.state, seat):
        raise Refused("advice-not-due", seat=seat)
    asked = {"job": "advice", **choice(match.table, match.shown, seat)}
    return {"seat": seat, "number": match.number, "advice": await here.coach.ask(asked)}


@router.get("/games/{game_id}/remark", response_model=RemarkTold)
async def remark(game_id: GameId, seat: SeatNumber, number: EventNumber, here: Here, asker: Maybe) -> dict[str, Any]:
    """What one's own move, the event of that number, cost; told to nobody but its seat."""
    table = coached(await own_room(here, game_id, seat, asker)).table
    entry = next((entry for entry in table.history if entry.number == number), None)
    if entry is None or not isinstance(entry.step, Moved) or entry.step.seat != seat or _by_bot(table, seat, number):
        raise Refused("remark-no-move", number=number)
    asked = {"job": "remark", "move": entry.step.move, **choice(table, entry.before, seat)}
    return {"seat": seat, "number": number, **await here.coach.ask(asked)}


def _by_bot(table: Table, seat: int, number: int) -> bool:
    """Whether a bot played a seat when the event of that number happened."""
    given = [event.kind for event in table.events[:number] if isinstance(event, Seated) and event.seat == seat]
    return (given or [table.players[seat].kind])[-1] != "person"


@router.get("/games/{game_id}/odds", response_model=OddsTold)
async def odds(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """Everybody's chance to win by what the asker may see, where the players allowed a coach."""
    room = await here.hall.room(game_id)
    coached(room)
    mine = sorted(room.seats_of(asker))
    number, told = await here.odds.of(room, mine[0] if len(mine) == 1 else None)
    return {"number": number, "odds": told}


@router.get("/games/{game_id}/review", response_model=ReviewTold)
async def review(game_id: GameId, here: Here, asker: Maybe) -> dict[str, Any]:
    """Luck and skill of a finished game, seat by seat."""
    del asker
    return await here.reviews.of((await finished(here, game_id)).text())


@router.post("/records/review", response_model=ReviewTold)
async def review_record(asked: RecordText, here: Here, who: Who, address: Address) -> dict[str, Any]:
    """Luck and skill of a record that is sent along; nothing of it is kept."""
    here.limits.making(who, address)
    return await here.reviews.of(asked.record)


@router.get("/practice/{game}", response_model=PracticeQuestion)
async def question(
    game: Annotated[GameName, Path()],
    here: Here,
    asker: Maybe,
    seed: Annotated[QuestionSeed, Query()],
    edition: Annotated[GameName | None, Query()] = None,
) -> dict[str, Any]:
    """A position to practise in: the same for the same seed."""
    del asker
    told: dict[str, Any] = await here.coach.ask({"job": "question", "seed": seed, "rules": _named(game, edition)})
    return told


@router.post("/practice/{game}", response_model=PracticeAnswer)
async def answer(game: Annotated[GameName, Path()], asked: Practised, here: Here, asker: Maybe) -> dict[str, Any]:
    """What a move in such a position is worth, and what would have been better."""
    del asker
    sent = {"job": "answer", "seed": asked.seed, "move": asked.move, "rules": _named(game, asked.edition)}
    told: dict[str, Any] = await here.coach.ask(sent)
    return told


@router.get("/games/{game_id}/question", response_model=PracticeQuestion)
async def own_question(game_id: GameId, number: EventNumber, here: Here, asker: Maybe) -> dict[str, Any]:
    """The position of a finished game in which the move of that number was made, to practise in."""
    del asker
    record = (await finished(here, game_id)).text()
    told: dict[str, Any] = await here.coach.ask({"job": "question", "record": record, "number": number})
    return told


@router.post("/games/{game_id}/question", response_model=PracticeAnswer)
async def own_answer(game_id: GameId, asked: PractisedOwn, here: Here, asker: Maybe) -> dict[str, Any]:
    """What another move in that position is worth, and what would have been better."""
    del asker
    sent = {"job": "answer", "number": asked.number, "move": asked.move}
    told: dict[str, Any] = await here.coach.ask(sent | {"record": (await finished(here, game_id)).text()})
    return told


def _named(game: str, edition: str | None) -> str:
    if game not in games():
        raise Refused("practice-unknown", game=game)
    return name_rules(rules(game, edition))


async def own_room(here: Context, game_id: str, seat: int, asker: str) -> Room:
    """The room of a game in which a seat is the asker's."""
    room = await here.hall.room(game_id)
    if seat not in room.seats_of(asker):
        raise Refused("seat-not-yours", seat=seat)
    return room


def coached(room: Room) -> Match:
    """The match of a room, where the players allowed a coach."""
    if not room.game.setup["coach"]:
        raise Refused("coach-not-allowed")
    if room.match is None:
        raise Refused("game-not-started")
    return room.match
