"""The coach over HTTP: advice, a remark, everybody's chances, reviews, practice."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from noppa.core.events import Moved
from noppa.games import games, rules
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.server.context import Address, Client, Context, CurrentContext, Identity, MaybeIdentity
from noppa.server.schemas.coach_responses import (
    AdviceInfo,
    AdviceList,
    OddsInfo,
    PracticeAnswer,
    PracticeQuestion,
    RemarkInfo,
    ReviewInfo,
)
from noppa.server.schemas.fields import EventNumber, GameId, GameName, QuestionSeed, SeatNumber
from noppa.server.schemas.requests import OwnPracticeMove, PracticeMove, RecordText
from noppa.server.workers.questions import choice, name_rules

router = APIRouter(prefix="/api", tags=["coach"])


@router.get("/games/{game_id}/advice")
async def advice(
    game_id: GameId, seat: SeatNumber, context: CurrentContext, identity: MaybeIdentity, client: Client
) -> AdviceList:
    """Return what each legal move of your seat is worth, where the players allowed a coach."""
    log = _coached(await _own_game(context, game_id, seat, identity))
    if log.over or seat not in log.due() or not log.table.rules.moves(log.table.state, seat):
        raise Refused("advice-not-due", seat=seat)
    number = log.number
    found = await context.coach.ask({"job": "advice", **choice(log.table, log.shown, seat)}, client)
    return AdviceList(seat=seat, number=number, advice=[AdviceInfo.model_validate(each) for each in found])


@router.get("/games/{game_id}/remark")
async def remark(
    game_id: GameId,
    seat: SeatNumber,
    number: EventNumber,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> RemarkInfo:
    """Return what your own move, the event of that number, cost; nobody but its seat may ask."""
    table = _coached(await _own_game(context, game_id, seat, identity)).table
    entry = next((entry for entry in table.history if entry.number == number), None)
    step = entry.step if entry is not None else None
    if entry is None or not isinstance(step, Moved) or step.seat != seat or table.played_by_bot(seat, number):
        raise Refused("remark-no-move", number=number)
    found = await context.coach.ask({"job": "remark", "move": step.move, **choice(table, entry.before, seat)}, client)
    return RemarkInfo.model_validate({"seat": seat, "number": number, **found})


@router.get("/games/{game_id}/odds")
async def odds(game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client) -> OddsInfo:
    """Return everybody's chance to win when this turn began, where the players allowed a coach."""
    live = await context.find_game(game_id, identity)
    _coached(live)
    return await context.odds.of(live, client)


@router.get("/games/{game_id}/review")
async def review(game_id: GameId, context: CurrentContext, identity: MaybeIdentity, client: Client) -> ReviewInfo:
    """Return luck and skill of a finished game, seat by seat."""
    return await context.reviews.of(await _finished(context, game_id, identity), client)


@router.post("/records/review")
async def review_record(
    body: RecordText, context: CurrentContext, identity: Identity, address: Address, client: Client
) -> ReviewInfo:
    """Return luck and skill of the record in the request; nothing of it is stored."""
    context.limits.making(identity, address)
    return await context.reviews.of(body.record, client)


@router.get("/practice/{game}")
async def question(
    game: Annotated[GameName, Path()],
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
    seed: Annotated[QuestionSeed, Query()],
    edition: Annotated[GameName | None, Query()] = None,
) -> PracticeQuestion:
    """Return a position to practise in: the same for the same seed."""
    del identity
    found = await context.coach.ask({"job": "question", "seed": seed, "rules": _named(game, edition)}, client)
    return PracticeQuestion.model_validate(found)


@router.post("/practice/{game}")
async def answer(
    game: Annotated[GameName, Path()],
    body: PracticeMove,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> PracticeAnswer:
    """Return what a move in a practice position is worth, and what would have been better."""
    del identity
    sent = {"job": "answer", "seed": body.seed, "move": body.move, "rules": _named(game, body.edition)}
    return PracticeAnswer.model_validate(await context.coach.ask(sent, client))


@router.get("/games/{game_id}/question")
async def own_question(
    game_id: GameId, number: EventNumber, context: CurrentContext, identity: MaybeIdentity, client: Client
) -> PracticeQuestion:
    """Return the position of a finished game in which the move of that number was made, to practise in."""
    record = await _finished(context, game_id, identity)
    found = await context.coach.ask({"job": "question", "record": record, "number": number}, client)
    return PracticeQuestion.model_validate(found)


@router.post("/games/{game_id}/question")
async def own_answer(
    game_id: GameId, body: OwnPracticeMove, context: CurrentContext, identity: MaybeIdentity, client: Client
) -> PracticeAnswer:
    """Return what another move in that position is worth, and what would have been better."""
    record = await _finished(context, game_id, identity)
    sent = {"job": "answer", "number": body.number, "move": body.move, "record": record}
    return PracticeAnswer.model_validate(await context.coach.ask(sent, client))


def _named(game: str, edition: str | None) -> str:
    if game not in games():
        raise Refused("practice-unknown", game=game)
    return name_rules(rules(game, edition))


async def _finished(context: Context, game_id: str, identity: str) -> str:
    """Return the text of the record of a game that has ended."""
    return (await context.registry.finished_record(await context.find_game(game_id, identity))).text()


async def _own_game(context: Context, game_id: str, seat: int, identity: str) -> LiveGame:
    """Return a game in which a seat is the asker's."""
    live = await context.find_game(game_id, identity)
    if seat not in live.seats_of(identity):
        raise Refused("seat-not-yours", seat=seat)
    return live


def _coached(live: LiveGame) -> GameLog:
    """Return the log of a game whose players allowed a coach."""
    if not live.game.setup["coach"]:
        raise Refused("coach-not-allowed")
    return live.started()
