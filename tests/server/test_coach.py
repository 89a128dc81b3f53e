"""The coach over HTTP: a remark for one's own seat only, everybody's chances, practice."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from noppa import rules
from noppa.server.workers.fair_queue import SERVER, Asker
from noppa.server.workers.odds import Odds
from noppa.server.workers.pool import WorkerPool
from server.conftest import Meet
from server.inside import act, inside, new_game
from server.running import Person


def _choose_worst(person: Person, game_id: str) -> dict[str, Any]:
    """Roll, and make the move that the coach likes least."""
    person.act(game_id, "roll")
    advice = person.ask("GET", f"/api/games/{game_id}/advice?seat=0")["advice"]
    person.act(game_id, "play", moves=[advice[-1]["move"]])
    worst: dict[str, Any] = advice[-1]
    return worst | {"best": advice[0]}


def test_a_costly_move_is_remarked_upon_to_its_own_seat_only(url: str, meet: Meet) -> None:
    """It costs what the advice before it said, and the best is named."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot")["game"]["id"]
    worst = _choose_worst(person, game_id)
    told = person.ask("GET", f"/api/games/{game_id}/remark?seat=0&number=2")
    assert told["costly"]
    assert told["chosen"]["move"] == worst["move"]
    assert told["chosen"]["loss"] == pytest.approx(worst["loss"])
    assert told["best"]["move"] == worst["best"]["move"]
    stranger = meet(url)
    assert stranger.ask("GET", f"/api/games/{game_id}/remark?seat=0&number=2", 403)["code"] == "seat-not-yours"
    assert person.ask("GET", f"/api/games/{game_id}/remark?seat=1&number=2", 403)["code"] == "seat-not-yours"
    for number in (0, 1, 1000):
        path = f"/api/games/{game_id}/remark?seat=0&number={number}"
        assert person.ask("GET", path, 409)["code"] == "remark-no-move"


def test_without_a_coach_nothing_is_told(url: str, meet: Meet) -> None:
    """Neither a remark nor chances."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot", coach=False)["game"]["id"]
    person.act(game_id, "roll")
    move = person.look(game_id)["views"][0]["view"]["moves"][0]["move"]
    person.act(game_id, "play", moves=[move])
    for path in ("remark?seat=0&number=2", "odds"):
        assert person.ask("GET", f"/api/games/{game_id}/{path}", 403)["code"] == "coach-not-allowed"


def test_chances_add_up_and_are_worked_out_once_a_position(url: str, meet: Meet) -> None:
    """The same answer for the same position; a watcher may know them too."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot")["game"]["id"]
    told = person.ask("GET", f"/api/games/{game_id}/odds")
    assert sum(chance["win"] for chance in told["odds"]) == pytest.approx(1)
    assert told["number"] == 0
    assert person.ask("GET", f"/api/games/{game_id}/odds") == told
    assert meet(url).ask("GET", f"/api/games/{game_id}/odds")["number"] == 0
    waiting = person.make("yatzy", "here", "link")["game"]["id"]
    assert person.ask("GET", f"/api/games/{waiting}/odds", 409)["code"] == "game-not-started"


class Heard(WorkerPool):
    """Keeps what it is asked, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(0)
        self.questions: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()

    async def ask(self, question: Mapping[str, Any], asker: Asker = SERVER) -> Any:
        """Nothing but the question matters."""
        del asker
        self.questions.append(question)
        await self.free.wait()
        return [{"seat": 0, "win": 1.0, "error": 0.0}]


def test_chances_are_those_of_the_beginning_of_the_turn_for_everybody(folder: Path) -> None:
    """Whoever opens the table in the middle of a turn is told what all were told; hidden writings change nothing."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "dicetrip", "here", "here")
            heard = Heard()
            odds = Odds(heard)
            first = await odds.of(live)
            await act(here, live, "aino", "roll")
            assert live.log is not None
            while not any("=" in str(move) for move in live.log.table.rules.moves(live.log.table.state, 0)):
                await act(here, live, "aino", "play", seat=live.log.due()[0], moves=["stand"])
            moves = live.log.table.rules.moves(live.log.table.state, 0)
            await act(here, live, "aino", "play", moves=[next(str(move) for move in moves if "=" in str(move))])
            assert await odds.of(live) == first
            assert await Odds(heard).of(live) == first, "another process, which has just opened the game"
            assert heard.questions[0] == heard.questions[1]

    asyncio.run(play())


def test_there_are_no_chances_against_a_bot_that_plays_at_random(url: str, meet: Meet) -> None:
    """They are found by equal play, and would take it for an equal."""
    person = meet(url)
    seats = [{"who": "here"}, {"who": "bot", "level": "random"}]
    game_id = person.ask("POST", "/api/games", 201, game="yatzy", seats=seats)["game"]["id"]
    assert person.ask("GET", f"/api/games/{game_id}/odds", 409)["code"] == "odds-unequal"


def test_one_position_of_a_game_at_a_time_and_none_that_is_out_of_date(folder: Path) -> None:
    """Two who wait while the game goes on are told of the newest turn, worked out once."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here")
            heard = Heard()
            odds = Odds(heard)
            heard.free.clear()
            first = asyncio.create_task(odds.of(live))
            await asyncio.sleep(0)
            waiting = [asyncio.create_task(odds.of(live)) for _ in range(2)]
            await act(here, live, "aino", "roll")
            assert live.log is not None
            move = live.log.table.rules.moves(live.log.table.state, 0)[-1]
            await act(here, live, "aino", "play", moves=[str(move)])
            assert len(heard.questions) == 1
            heard.free.set()
            assert (await first).number == 0
            assert [(await each).number for each in waiting] == [live.number] * 2
            assert len(heard.questions) == 2

    asyncio.run(play())


def _question(person: Person, game: str, seed: int) -> Any:
    return person.ask("GET", f"/api/practice/{game}?seed={seed}")


def test_a_question_is_answered(url: str, meet: Meet) -> None:
    """The best choice is well chosen, the worst is not; the same seed asks the same."""
    person = meet(url)
    asked = _question(person, "yatzy", 5)
    assert _question(person, "yatzy", 5) == asked
    moves = [entry["move"] for entry in asked["view"]["moves"]]
    told = person.ask("POST", "/api/practice/yatzy", seed=5, move=moves[0])
    assert told["chosen"]["move"] == moves[0]
    best = told["choices"][0]
    assert best["loss"] == 0
    assert person.ask("POST", "/api/practice/yatzy", seed=5, move=best["move"])["good"]
    losses = [person.ask("POST", "/api/practice/yatzy", seed=5, move=move)["chosen"]["loss"] for move in moves[:6]]
    assert max(losses) > 0


def test_a_choice_of_a_finished_game_is_asked_again(url: str, meet: Meet) -> None:
    """Not while the game goes on; then anybody may try it, and what is no move is no question."""
    person = meet(url)
    game_id = person.make("yatzy", "here")["game"]["id"]
    worst = _choose_worst(person, game_id)
    path = f"/api/games/{game_id}/question"
    assert person.ask("GET", f"{path}?number=2", 409)["code"] == "game-not-over"
    person.act(game_id, "stop")
    asked = person.ask("GET", f"{path}?number=2")
    assert asked["seat"] == 0
    assert worst["move"] in [entry["move"] for entry in asked["view"]["moves"]]
    assert not person.ask("POST", path, number=2, move=worst["move"])["good"]
    assert person.ask("POST", path, number=2, move=worst["best"]["move"])["good"]
    assert person.ask("GET", f"{path}?number=1", 404)["code"] == "question-no-move"
    assert person.ask("POST", path, 409, number=2, move="dance")["code"] == "move-unreadable"


def test_bad_answers_and_questions_are_refused(url: str, meet: Meet) -> None:
    """A game or edition that is not there, a move that is none, a move that is not legal."""
    person = meet(url)
    assert person.ask("GET", "/api/practice/chess?seed=1", 404)["code"] == "practice-unknown"
    assert person.ask("GET", "/api/practice/yatzy?seed=1&edition=martian", 409)["code"] == "edition-unknown"
    assert person.ask("GET", "/api/practice/yatzy?seed=-1", 422)["code"] == "request-invalid"
    assert person.ask("POST", "/api/practice/yatzy", 409, seed=5, move="dance")["code"] == "move-unreadable"
    legal = {entry["move"] for entry in _question(person, "yatzy", 5)["view"]["moves"]}
    other = next(str(move) for move in rules("yatzy").actions if str(move) not in legal)
    assert person.ask("POST", "/api/practice/yatzy", 409, seed=5, move=other)["sentence"]
