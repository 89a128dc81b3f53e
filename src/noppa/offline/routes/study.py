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
async def advice(asked: Request) -> dict[str, Any]:
    """Return what each legal move of a seat is worth."""
    seat = asked.number_of("seat", 0, 19)
    return await coach.advice(await asked.live_game(), seat, asked.identity, asked.device.ask)


@route("GET", "/api/games/{game_id}/remark")
async def remark(asked: Request) -> dict[str, Any]:
    """Return what a move cost."""
    seat, number = asked.number_of("seat", 0, 19), asked.number_of("number", 0, 1_000_000)
    return await coach.remark(await asked.live_game(), seat, number, asked.identity, asked.device.ask)


@route("GET", "/api/games/{game_id}/odds")
async def odds(asked: Request) -> dict[str, Any]:
    """Return everybody's chance to win when this turn began."""
    live = await asked.live_game()
    coach.coached(live)
    return await asked.device.odds.of(live, asked.device.ask)


@route("GET", "/api/games/{game_id}/review")
async def review(asked: Request) -> dict[str, Any]:
    """Return luck and skill of a finished game."""
    text = await coach.finished_text(asked.device.registry, asked.game_id, asked.identity)
    return await asked.device.reviews.of(text, asked.device.ask)


@route("POST", "/api/records/review")
async def review_record(asked: Request) -> dict[str, Any]:
    """Return luck and skill of the record in the request."""
    return await asked.device.reviews.of(asked.body(bodies.RecordText).record, asked.device.ask)


@route("GET", "/api/lessons/{game}")
async def lesson(asked: Request) -> Any:
    """Return the lesson of a game."""
    return lesson_info(asked.game)


@route("POST", "/api/lessons/{game}")
async def take_step(asked: Request) -> Any:
    """Return whether moves are what a step of a lesson asks for, and what follows."""
    body = asked.body(bodies.LessonMoves)
    return lesson_answer(asked.game, body.step, body.moves)


@route("GET", "/api/lessons/{game}/advice")
async def lesson_advice(asked: Request) -> dict[str, Any]:
    """Return what each legal move is worth at a step of a lesson."""
    return await coach.lesson_advice(asked.game, asked.number_of("step", 0, 1000), asked.device.ask)


@route("POST", "/api/practice/{game}/next")
async def next_question(asked: Request) -> dict[str, Any]:
    """Return the next position to practise in."""
    body = asked.body(bodies.NextQuestion)
    found = _practice(asked, body.edition)
    return await found.next_question(body.seed, asked.plain_body()["progress"])


@route("GET", "/api/practice/{game}")
async def question(asked: Request) -> dict[str, Any]:
    """Return the position of a key."""
    key = asked.text_of("key", bodies.QuestionKey)
    if key is None:
        raise invalid("query.key", "field required")
    return await _practice(asked, asked.text_of("edition", bodies.GameName)).question(key)


@route("POST", "/api/practice/{game}")
async def answer(asked: Request) -> dict[str, Any]:
    """Return what a move in a practice position is worth, and the new progress."""
    body = asked.body(bodies.PracticeMove)
    found = _practice(asked, body.edition)
    return await found.answer(body.key, body.move, asked.plain_body()["progress"])


@route("GET", "/api/puzzles/{day}/{game}")
async def see_puzzle(asked: Request) -> dict[str, Any]:
    """Return the puzzle of a day, the same for everybody."""
    return await practice.puzzle(asked.day, asked.game, asked.device.platform.now(), asked.device.ask)


@route("POST", "/api/puzzles/{day}/{game}")
async def solve_puzzle(asked: Request) -> dict[str, Any]:
    """Return what a move in the puzzle of a day is worth."""
    move = asked.body(bodies.PuzzleMove).move
    return await practice.solve_puzzle(asked.day, asked.game, move, asked.device.platform.now(), asked.device.ask)


def _practice(asked: Request, edition: str | None) -> Practice:
    return Practice(asked.device.registry, asked.identity, asked.device.ask, asked.game, edition)
