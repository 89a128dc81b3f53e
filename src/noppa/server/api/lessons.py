"""Lessons over HTTP: a guided first game, whether a move is the right one, and what the coach says."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from noppa.host.lessons import LessonAnswer, LessonInfo, answer, lesson_info
from noppa.server.context import Client, CurrentContext, MaybeIdentity
from noppa.server.schemas.coach_responses import AdviceList
from noppa.server.schemas.fields import StepNumber
from noppa.service.answers.coach import lesson_advice
from noppa.service.requests import GameName, LessonMoves

router = APIRouter(prefix="/api", tags=["lessons"])


@router.get("/lessons/{game}")
async def lesson(game: Annotated[GameName, Path()], identity: MaybeIdentity) -> LessonInfo:
    """Return the lesson of a game: its steps and its opening view."""
    del identity
    return lesson_info(game)


@router.post("/lessons/{game}")
async def take_step(game: Annotated[GameName, Path()], body: LessonMoves, identity: MaybeIdentity) -> LessonAnswer:
    """Return whether moves fit a lesson step, and what follows; nothing is stored."""
    del identity
    return answer(game, body.step, body.moves)


@router.get("/lessons/{game}/advice", response_model=AdviceList)
async def advice(
    game: Annotated[GameName, Path()],
    step: Annotated[StepNumber, Query()],
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> dict[str, Any]:
    """Return what each legal move is worth at a step of a lesson."""
    del identity
    return await lesson_advice(game, step, context.ask("coach", client))
