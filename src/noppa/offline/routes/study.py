"""The coach on this device: advice, remarks, chances, reviews, lessons, practice, puzzles."""

from typing import Any

from noppa.host.fields import invalid
from noppa.host.lessons import answer as lesson_answer
from noppa.host.lessons import lesson_info
from noppa.offline.request import Request
from noppa.offline.routes.table import route
from noppa.service import requests as bodies
from noppa.service.answers import coach, practice
from noppa.service.answers.practice import Practice


@route("GET", "/api/games/{game_id}/advice")
async def advice(request: Request) -> dict[str, Any]:
    """Return the value of each legal move of a seat."""
    seat = request.number_of("seat", 0, 19)
    return await coach.advice(await request.live_game(), seat, request.identity, request.device.ask)


@route("GET", "/api/games/{game_id}/remark")
async def remark(request: Request) -> dict[str, Any]:
    """Return what a move cost."""
    seat, number = request.number_of("seat", 0, 19), request.number_of("number", 0, 1_000_000)
    return await coach.remark(await request.live_game(), seat, number, request.identity, request.device.ask)


@route("GET", "/api/games/{game_id}/odds")
async def odds(request: Request) -> dict[str, Any]:
    """Return everybody's chance to win when this turn began."""
    live = await request.live_game()
    coach.coached(live)
    return await request.device.odds.of(live, request.device.ask)


@route("GET", "/api/games/{game_id}/review")
async def review(request: Request) -> dict[str, Any]:
    """Return luck and skill of a finished game."""
    text = await coach.finished_text(request.device.registry, request.game_id, request.identity)
    return await request.device.reviews.of(text, request.device.ask)


@route("POST", "/api/records/review")
async def review_record(request: Request) -> dict[str, Any]:
    """Return luck and skill of the record in the request."""
    return await request.device.reviews.of(request.body(bodies.RecordText).record, request.device.ask)


@route("GET", "/api/lessons/{game}")
async def lesson(request: Request) -> Any:
    """Return the lesson of a game."""
    return lesson_info(request.game)


@route("POST", "/api/lessons/{game}")
async def take_step(request: Request) -> Any:
    """Return whether moves are what a step of a lesson asks for, and what follows."""
    body = request.body(bodies.LessonMoves)
    return lesson_answer(request.game, body.step, body.moves)


@route("GET", "/api/lessons/{game}/advice")
async def lesson_advice(request: Request) -> dict[str, Any]:
    """Return the value of each legal move at a step of a lesson."""
    return await coach.lesson_advice(request.game, request.number_of("step", 0, 1000), request.device.ask)


@route("POST", "/api/practice/{game}/next")
async def next_question(request: Request) -> dict[str, Any]:
    """Return the next position to practise in."""
    body = request.body(bodies.NextQuestion)
    session = _practice(request, body.edition)
    return await session.next_question(body.seed, request.plain_body()["progress"])


@route("GET", "/api/practice/{game}")
async def question(request: Request) -> dict[str, Any]:
    """Return the position of a key."""
    key = request.text_of("key", bodies.QuestionKey)
    if key is None:
        raise invalid("query.key", "field required")
    return await _practice(request, request.text_of("edition", bodies.GameName)).question(key)


@route("POST", "/api/practice/{game}")
async def answer(request: Request) -> dict[str, Any]:
    """Return the value of a move in a practice position, and the new progress."""
    body = request.body(bodies.PracticeMove)
    session = _practice(request, body.edition)
    return await session.answer(body.key, body.move, request.plain_body()["progress"])


@route("GET", "/api/puzzles/{day}/{game}")
async def see_puzzle(request: Request) -> dict[str, Any]:
    """Return the puzzle of a day, the same for everybody."""
    return await practice.puzzle(request.day, request.game, request.device.platform.now(), request.device.ask)


@route("POST", "/api/puzzles/{day}/{game}")
async def solve_puzzle(request: Request) -> dict[str, Any]:
    """Return the value of a move in the puzzle of a day."""
    move = request.body(bodies.PuzzleMove).move
    return await practice.solve_puzzle(
        request.day, request.game, move, request.device.platform.now(), request.device.ask
    )


def _practice(request: Request, edition: str | None) -> Practice:
    return Practice(request.device.registry, request.identity, request.device.ask, request.game, edition)
