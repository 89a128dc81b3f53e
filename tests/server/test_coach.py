"""The coach over HTTP: remarks for one's own seat only, everybody's chances, practice."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from noppa import rules
from noppa.service.answers.odds import Odds
from server.conftest import Meet
from server.inside import act, inside, new_game
from server.running import Person


def _choose_worst(person: Person, game_id: str) -> dict[str, Any]:
    """Roll, and make the move that the coach values least."""
    person.act(game_id, "roll")
    advice = person.ask("GET", f"/api/games/{game_id}/advice?seat=0")["advice"]
    person.act(game_id, "play", moves=[advice[-1]["move"]])
    worst: dict[str, Any] = advice[-1]
    return worst | {"best": advice[0]}


def test_a_costly_move_is_remarked_upon_to_its_own_seat_only(url: str, meet: Meet) -> None:
    """The loss equals the difference in the earlier advice, and the best move is named."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot")["game"]["id"]
    worst = _choose_worst(person, game_id)
    response = person.ask("GET", f"/api/games/{game_id}/remark?seat=0&number=2")
    assert response["costly"]
    assert response["chosen"]["move"] == worst["move"]
    assert response["chosen"]["loss"] == pytest.approx(worst["loss"])
    assert response["best"]["move"] == worst["best"]["move"]
    stranger = meet(url)
    assert stranger.ask("GET", f"/api/games/{game_id}/remark?seat=0&number=2", 403)["code"] == "seat-not-yours"
    assert person.ask("GET", f"/api/games/{game_id}/remark?seat=1&number=2", 403)["code"] == "seat-not-yours"
    for number in (0, 1, 1000):
        path = f"/api/games/{game_id}/remark?seat=0&number={number}"
        assert person.ask("GET", path, 409)["code"] == "remark-no-move"


def test_without_a_coach_nothing_is_told(url: str, meet: Meet) -> None:
    """There are neither remarks nor chances."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot", coach=False)["game"]["id"]
    person.act(game_id, "roll")
    move = person.look(game_id)["views"][0]["view"]["moves"][0]["move"]
    person.act(game_id, "play", moves=[move])
    for path in ("remark?seat=0&number=2", "odds"):
        assert person.ask("GET", f"/api/games/{game_id}/{path}", 403)["code"] == "coach-not-allowed"


def test_chances_add_up_and_are_worked_out_once_a_position(url: str, meet: Meet) -> None:
    """The same position gives the same response; a watcher may see the chances too."""
    person = meet(url)
    game_id = person.make("yatzy", "here", "bot")["game"]["id"]
    response = person.ask("GET", f"/api/games/{game_id}/odds")
    assert sum(chance["win"] for chance in response["odds"]) == pytest.approx(1)
    assert response["number"] == 0
    assert person.ask("GET", f"/api/games/{game_id}/odds") == response
    assert meet(url).ask("GET", f"/api/games/{game_id}/odds")["number"] == 0
    waiting = person.make("yatzy", "here", "link")["game"]["id"]
    assert person.ask("GET", f"/api/games/{waiting}/odds", 409)["code"] == "game-not-started"


class Heard:
    """Records requests, and responds only when released."""

    def __init__(self) -> None:
        self.questions: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()

    async def ask(self, question: Mapping[str, Any]) -> Any:
        """Record a request."""
        self.questions.append(question)
        await self.free.wait()
        return [{"seat": 0, "win": 1.0, "error": 0.0}]


def test_chances_are_those_of_the_beginning_of_the_turn_for_everybody(folder: Path) -> None:
    """A viewer who opens the table in mid-turn gets the chances that all others got; hidden writings change nothing."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "dicetrip", "here", "here")
            worker = Heard()
            odds = Odds()
            first = await odds.of(live, worker.ask)
            await act(here, live, "aino", "roll")
            assert live.log is not None
            while not any("=" in str(move) for move in live.log.table.rules.moves(live.log.table.state, 0)):
                await act(here, live, "aino", "play", seat=live.log.due()[0], moves=["stand"])
            moves = live.log.table.rules.moves(live.log.table.state, 0)
            await act(here, live, "aino", "play", moves=[next(str(move) for move in moves if "=" in str(move))])
            assert await odds.of(live, worker.ask) == first
            assert await Odds().of(live, worker.ask) == first, "another process, which has just opened the game"
            assert worker.questions[0] == worker.questions[1]

    asyncio.run(play())


def test_there_are_no_chances_against_a_bot_that_plays_at_random(url: str, meet: Meet) -> None:
    """They are found by equal play, and would treat the bot as an equal."""
    person = meet(url)
    seats = [{"who": "here"}, {"who": "bot", "level": "random"}]
    game_id = person.ask("POST", "/api/games", 201, game="yatzy", seats=seats)["game"]["id"]
    assert person.ask("GET", f"/api/games/{game_id}/odds", 409)["code"] == "odds-unequal"


def test_one_position_of_a_game_at_a_time_and_none_that_is_out_of_date(folder: Path) -> None:
    """Two viewers who wait while the game goes on get the newest turn's chances, computed once."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here")
            worker = Heard()
            odds = Odds()
            worker.free.clear()
            first = asyncio.create_task(odds.of(live, worker.ask))
            await asyncio.sleep(0)
            waiting = [asyncio.create_task(odds.of(live, worker.ask)) for _ in range(2)]
            await act(here, live, "aino", "roll")
            assert live.log is not None
            move = live.log.table.rules.moves(live.log.table.state, 0)[-1]
            await act(here, live, "aino", "play", moves=[str(move)])
            assert len(worker.questions) == 1
            worker.free.set()
            assert (await first)["number"] == 0
            assert [(await task)["number"] for task in waiting] == [live.number] * 2
            assert len(worker.questions) == 2

    asyncio.run(play())


def _question(person: Person, game: str, key: str) -> Any:
    return person.ask("GET", f"/api/practice/{game}?key={key}")


def _answer(person: Person, key: str, move: str, status: int = 200, **progress: Any) -> Any:
    return person.ask("POST", "/api/practice/yatzy", status, key=key, move=move, progress=progress)


def test_a_question_is_answered(url: str, meet: Meet) -> None:
    """The best choice is marked good, the worst is not; the same key gives the same question."""
    person = meet(url)
    question = _question(person, "yatzy", "5")
    assert _question(person, "yatzy", "5") == question
    moves = [entry["move"] for entry in question["view"]["moves"]]
    verdict = _answer(person, "5", moves[0])
    assert verdict["chosen"]["move"] == moves[0]
    best = verdict["choices"][0]
    assert best["loss"] == 0
    assert _answer(person, "5", best["move"])["good"]
    losses = [_answer(person, "5", move)["chosen"]["loss"] for move in moves[:6]]
    assert max(losses) > 0


def test_what_is_missed_comes_back(url: str, meet: Meet) -> None:
    """The device sends its progress: a missed position returns later, one of a deleted game is dropped."""
    person = meet(url)
    first = person.ask("POST", "/api/practice/yatzy/next", seed=3, progress={})
    assert not first["again"]
    moves = [entry["move"] for entry in first["view"]["moves"]]
    wrong = next(verdict for move in moves if not (verdict := _answer(person, first["key"], move))["good"])
    progress = wrong["progress"]
    assert progress["kinds"] == {first["kind"]: 0}
    progress["asked"] += 10
    progress["positions"]["0123456789abcdef0123/4"] = {"box": 0, "due": 0}  # a game that is gone
    again = person.ask("POST", "/api/practice/yatzy/next", seed=4, progress=progress)
    assert (again["again"], again["key"], again["view"]) == (True, first["key"], first["view"])
    assert list(again["progress"]["positions"]) == [first["key"]]


def test_a_missed_position_waits_for_its_edition(url: str, meet: Meet) -> None:
    """It returns in the edition where it was missed, and is neither asked nor dropped in another."""
    person = meet(url)
    first = person.ask("POST", "/api/practice/yatzy/next", seed=3, edition="nordic", progress={})
    due = {"asked": 9, "positions": {first["key"]: {"box": 0, "due": 4}}}
    other = person.ask("POST", "/api/practice/yatzy/next", seed=4, edition="danish", progress=due)
    assert not other["again"]
    assert list(other["progress"]["positions"]) == [first["key"]]
    again = person.ask("POST", "/api/practice/yatzy/next", seed=4, edition="nordic", progress=due)
    assert (again["again"], again["key"], again["view"]) == (True, first["key"], first["view"])


def test_a_choice_of_a_finished_game_is_asked_again(url: str, meet: Meet) -> None:
    """Not while the game goes on; afterwards anybody may try it, and an event that is no choice is not found."""
    person = meet(url)
    game_id = person.make("yatzy", "here")["game"]["id"]
    worst = _choose_worst(person, game_id)
    path = f"/api/practice/yatzy?key={game_id}"
    assert person.ask("GET", f"{path}/2", 409)["code"] == "game-not-over"
    person.act(game_id, "stop")
    question = person.ask("GET", f"{path}/2")
    assert question["seat"] == 0
    assert worst["move"] in [entry["move"] for entry in question["view"]["moves"]]
    assert not _answer(person, f"{game_id}/2", worst["move"])["good"]
    assert _answer(person, f"{game_id}/2", worst["best"]["move"])["good"]
    assert person.ask("GET", f"{path}/1", 404)["code"] == "question-no-move"
    assert _answer(person, f"{game_id}/2", "dance", 409)["code"] == "move-unreadable"


def test_the_puzzle_of_a_day_is_the_same_for_everybody(url: str, meet: Meet) -> None:
    """Yesterday's puzzle may be tried, tomorrow's may not."""
    days = [datetime.now(UTC).date() + timedelta(days=days) for days in (-1, 0, 2)]
    path = "/api/puzzles/{}/tutto"
    question = meet(url).ask("GET", path.format(days[1]))
    assert meet(url).ask("GET", path.format(days[1])) == question
    assert meet(url).ask("GET", path.format(days[0]))["view"] != question["view"]
    assert meet(url).ask("GET", path.format(days[2]), 404)["code"] == "day-unknown"
    response = meet(url).ask("POST", path.format(days[1]), move=question["view"]["moves"][0]["move"])
    assert response["choices"][1]["loss"] > 0
    assert response["progress"] is None


def test_bad_answers_and_questions_are_refused(url: str, meet: Meet) -> None:
    """An unknown game or edition, text that is no move, and an illegal move are refused."""
    person = meet(url)
    assert person.ask("GET", "/api/practice/chess?key=1", 404)["code"] == "practice-unknown"
    assert person.ask("GET", "/api/practice/yatzy?key=1&edition=martian", 409)["code"] == "edition-unknown"
    assert person.ask("GET", "/api/practice/yatzy?key=-1", 422)["code"] == "request-invalid"
    assert _answer(person, "5", "dance", 409)["code"] == "move-unreadable"
    assert _answer(person, "5", "keep", 422, asked=-1)["code"] == "request-invalid"
    legal = {entry["move"] for entry in _question(person, "yatzy", "5")["view"]["moves"]}
    other = next(str(move) for move in rules("yatzy").actions if str(move) not in legal)
    assert _answer(person, "5", other, 409)["sentence"]
