"""Practice over HTTP: positions to choose in, drawn more often from kinds the player gets wrong, and a daily puzzle.

The player's progress stays on their own device: a request contains it and the response returns it.
"""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from noppa.server.context import Client, CurrentContext, MaybeIdentity
from noppa.server.schemas.coach_responses import PracticeAnswer, PracticeQuestion
from noppa.service.answers import practice
from noppa.service.answers.practice import Practice
from noppa.service.requests import DayText, GameName, NextQuestion, PracticeMove, PuzzleMove, QuestionKey

router = APIRouter(prefix="/api", tags=["coach"])


@router.post("/practice/{game}/next", response_model=PracticeQuestion)
async def next_question(
    game: Annotated[GameName, Path()],
    body: NextQuestion,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> dict[str, Any]:
    """Return the next practice position: one that is due again, or a new one of a kind drawn at random."""
    found = Practice(context.registry, identity, context.ask("coach", client), game, body.edition)
    return await found.next_question(body.seed, asdict(body.progress))


@router.get("/practice/{game}", response_model=PracticeQuestion)
async def question(
    game: Annotated[GameName, Path()],
    key: Annotated[QuestionKey, Query()],
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
    edition: Annotated[GameName | None, Query()] = None,
) -> dict[str, Any]:
    """Return the practice position of a key, always the same for the same key."""
    return await Practice(context.registry, identity, context.ask("coach", client), game, edition).question(key)


@router.post("/practice/{game}", response_model=PracticeAnswer)
async def answer(
    game: Annotated[GameName, Path()],
    body: PracticeMove,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> dict[str, Any]:
    """Return the value of a move in a practice position, the better moves, and the new progress."""
    found = Practice(context.registry, identity, context.ask("coach", client), game, body.edition)
    return await found.answer(body.key, body.move, asdict(body.progress))


@router.get("/puzzles/{day}/{game}", response_model=PracticeQuestion)
async def see_puzzle(
    day: DayText, game: Annotated[GameName, Path()], context: CurrentContext, identity: MaybeIdentity, client: Client
) -> dict[str, Any]:
    """Return the puzzle of a day, the same for everyone."""
    del identity
    return await practice.puzzle(day, game, context.registry.world.clock.now(), context.ask("coach", client))


@router.post("/puzzles/{day}/{game}", response_model=PracticeAnswer)
async def solve_puzzle(
    day: DayText,
    game: Annotated[GameName, Path()],
    body: PuzzleMove,
    context: CurrentContext,
    identity: MaybeIdentity,
    client: Client,
) -> dict[str, Any]:
    """Return the value of a move in the puzzle of a day, and the better moves."""
    del identity
    now = context.registry.world.clock.now()
    return await practice.solve_puzzle(day, game, body.move, now, context.ask("coach", client))
