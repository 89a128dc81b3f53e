"""What people agree on before a game: who starts, whose dice, the coach, the day's dice, the next game."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from host.world import make_world
from noppa import BadOption, IllegalMove
from noppa.bots import BOTS, levels_of, usual_level
from noppa.core.fair import FairDice
from noppa.core.table import Table
from noppa.games import games, rules_of
from noppa.host.commit import commit
from noppa.host.game_log import GameLog
from noppa.host.live_game import LiveGame
from noppa.host.play import views
from noppa.host.refusal import Refused
from noppa.host.seating.daily_dice import day_of, dice_of_day
from noppa.host.seating.new_game import NewGame, NewSeat, make_game
from noppa.host.seating.open_game import begin, open_daily_game
from noppa.server.context import Context
from noppa.server.storage.models import GameRow
from noppa.service.world import InstalledBots
from server.conftest import Meet
from server.inside import Watcher, act, finished, inside, log_of, new_game, play_on
from server.running import Person, running


def test_a_rematch_carries_everybody_along(url: str, meet: Meet) -> None:
    """There is one next game, whoever requests it; watchers are notified; the other player joins with a button."""
    one, two, watcher = meet(url), meet(url), meet(url)
    created = one.make("yatzy", "here", "link")
    two.sit(created["invites"][0]["invite"])
    game_id = created["game"]["id"]
    assert one.ask("POST", f"/api/games/{game_id}/rematch", 409)["code"] == "game-not-over"
    one.act(game_id, "stop")
    two.act(game_id, "answer", 1, topic="stop", yes=True)
    with watcher.socket(game_id) as line:
        line.receive("snapshot")
        following = one.ask("POST", f"/api/games/{game_id}/rematch", 201)
        assert line.receive("rematch")["game_id"] == following["game"]["id"]
    next_id = following["game"]["id"]
    assert two.ask("POST", f"/api/games/{game_id}/rematch", 201)["game"]["id"] == next_id
    assert following["game"]["status"] == "waiting"
    assert two.look(next_id)["you"] == {"seats": [], "reserved": [1], "creator": False}
    assert watcher.ask("POST", f"/api/games/{next_id}/sit", 409, seat=1)["code"] == "seat-taken"
    assert two.ask("POST", f"/api/games/{next_id}/sit", seat=1)["game"]["status"] == "playing"
    assert one.look(game_id)["game"]["next"] == next_id


def test_with_real_dice_any_seat_enters_and_the_creator_corrects(folder: Path) -> None:
    """Anybody enters dice for the seat whose turn it is; only the creator may correct an entry."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "link", dice="real")
            await here.storage.take_seat(live.game.id, 1, "eino", 1)
            await here.registry.row_changed(live)
            await begin(here.registry, live.game.id)
            await act(here, live, "eino", "dice", seat=0, dice=[6, 6, 6, 5, 5])
            with pytest.raises(Refused, match="seat-not-yours"):
                await act(here, live, "eino", "play", seat=0, moves=["score sixes"])
            await act(here, live, "aino", "play", moves=["score sixes"])
            with pytest.raises(IllegalMove, match="move-out-of-turn"):
                await act(here, live, "aino", "dice", seat=0, dice=[1, 1, 1, 1, 1])
            with pytest.raises(Refused, match="creator-only"):
                await act(here, live, "eino", "amend", seat=1, number=1, text="roll 6 6 6 6 5")
            await act(here, live, "aino", "amend", number=1, text="roll 6 6 6 6 5")
            assert live.scores == (24, 0)
            with pytest.raises(Refused, match="players-only"):
                await act(here, live, "venla", "dice", seat=1, dice=[1, 1, 1, 1, 1])
            await act(here, live, "aino", "undo")
            await act(here, live, "eino", "answer", seat=1, topic="undo", yes=True)
            assert live.scores == (0, 0)

    asyncio.run(play())


def test_the_same_dice_for_all(folder: Path) -> None:
    """Both seats roll the same dice in the same turn, and the record verifies."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here", same=True)
            for seat in (0, 1):
                await act(here, live, "aino", "roll", seat=seat)
                await act(here, live, "aino", "play", seat=seat, moves=["score chance"])
            assert live.scores[0] == live.scores[1] > 0
            await act(here, live, "aino", "stop")
            record = await finished(here, live.game.id)
            assert record.verify(rules_of(record)) == 2

    asyncio.run(play())


@pytest.mark.parametrize("game", list(games()))
def test_the_dice_of_the_day_are_the_same_for_everybody(folder: Path, game: str) -> None:
    """Two people who make the same moves get the same dice; the seed stays secret until the day is over."""

    async def play() -> None:
        async with inside(folder) as here:
            world = here.registry.world
            today = day_of(world.clock.now())
            dice = dice_of_day(world.randomness, game, today)
            scores = []
            for name in ("aino", "eino"):
                live = await open_daily_game(here.registry, game, name, name)
                watcher = Watcher(name)
                await here.registry.enter(live, watcher, None)
                assert watcher.last["game"]["dice"]["commitment"] == dice.commitment
                if games()[game].least_players == 1:
                    await play_on(here, live, {0: name}, random.Random(5))
                    assert watcher.last["game"]["status"] == "over"
                    assert views.seed_is_public(live) is False
                    assert dice.server_seed.hex() not in str(watcher.messages)
                scores.append(live.scores)
            assert scores[0] == scores[1]
            assert len(await here.storage.list_daily(today, game)) == 2

    asyncio.run(play())


def test_the_dice_of_the_day_over_the_network(url: str, meet: Meet) -> None:
    """Each person has one game a day; results are listed; there is no record before the day is over."""
    one, two = meet(url), meet(url)
    game_id = one.ask("POST", "/api/days/yatzy", 201, name="Aino")["game"]["id"]
    assert one.ask("POST", "/api/days/yatzy", 201)["game"]["id"] == game_id
    two.ask("POST", "/api/days/yatzy", 201, name="Eino")
    response = one.ask("GET", f"/api/days/{day_of(time.time())}/yatzy")
    assert response["server_seed"] is None
    assert {(result["name"], result["mine"]) for result in response["results"]} >= {("Aino", True), ("Eino", False)}
    one.act(game_id, "stop")
    assert one.ask("GET", f"/api/games/{game_id}/record", 409)["code"] == "record-day-open"
    past = one.ask("GET", "/api/days/2020-02-02/yatzy")
    assert past["results"] == []
    assert FairDice(bytes.fromhex(past["server_seed"]), "").commitment == past["commitment"]
    for day, game in (("2020-02-31", "yatzy"), ("2099-01-01", "yatzy"), (day_of(time.time()), "chess")):
        assert one.ask("GET", f"/api/days/{day}/{game}", 404)["code"] == "day-unknown"


def test_nobody_sees_the_dice_of_the_day_before_having_played_them(folder: Path) -> None:
    """No response shows another person's game of today; one's own is open, and so are all once it is over."""
    with running(folder) as (url, _), ExitStack() as leaving:
        one, two, three = (leaving.enter_context(closing_person(url)) for _ in range(3))
        theirs = one.ask("POST", "/api/days/yatzy", 201, name="Aino")["game"]["id"]
        one.act(theirs, "roll")
        one.act(theirs, "play", moves=["score chance"])
        one.act(theirs, "roll")
        one.act(theirs, "stop")
        own = two.ask("POST", "/api/days/yatzy", 201, name="Eino")["game"]["id"]
        two.act(own, "roll")
        rolled = two.look(own)["views"][0]["view"]["dice"]
        answers = []
        for person in (two, three):
            for path in ("", "/events", "/chances", "/steps", "/review", "/record", "/odds", "/link", "/entries"):
                answer = person.http.get(f"/api/games/{theirs}{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "day-not-played"), path
                answers.append(answer.text)
            assert person.ask("POST", f"/api/games/{theirs}/rematch", 403)["code"] == "day-not-played"
            for watch in ("", "?watch=true"):
                with pytest.raises(InvalidStatus) as caught, connect_to(person, theirs, watch):
                    pass
                assert json.loads(caught.value.response.body)["code"] == "day-not-played"
            shown = person.ask("GET", f"/api/days/{day_of(time.time())}/yatzy")
            assert {result["name"] for result in shown["results"]} == {"Aino", "Eino"}
            answers.append(json.dumps(shown))
        assert not any(" ".join(map(str, rolled)) in answer for answer in answers)
        assert three.ask("GET", "/api/games")["games"] == []
        with connect_to(two, own, "?watch=true") as television:
            assert json.loads(television.recv(20))["type"] == "snapshot"
        two.act(own, "stop")
        assert two.look(theirs)["game"]["id"] == theirs
        assert len(two.ask("GET", f"/api/games/{theirs}/chances")["chances"]) == 2


@contextmanager
def closing_person(url: str) -> Iterator[Person]:
    """Yield a person who disconnects at the end."""
    person = Person(url)
    yield person
    person.http.close()


def connect_to(person: Person, game_id: str, query: str) -> ClientConnection:
    """Connect to a game, optionally only to watch."""
    address = f"{person.url.replace('http', 'ws', 1)}/api/games/{game_id}/socket{query}"
    return connect(address, additional_headers={"Cookie": person.cookie}, max_size=2**22)


def test_an_undo_takes_back_no_move_of_a_bot(folder: Path) -> None:
    """A move can be undone until the bot has rolled; with real dice the last entry can be undone."""

    async def play() -> None:
        async with inside(folder, bot_pause=3600.0) as here:
            live = await new_game(here, "aino", "yatzy", "here", "bot")
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["score chance"])
            await act(here, live, "aino", "undo")
            assert str(log_of(live).table.events[-1]) == "undo 2"
            await act(here, live, "aino", "play", moves=["score chance"])
            await _perform(here, live, lambda table: table.roll())
            await _perform(here, live, lambda table: table.play(1, table.rules.parse("score chance")))
            with pytest.raises(IllegalMove, match="undo-past-chance"):
                await act(here, live, "aino", "undo")
            real = await new_game(here, "aino", "yatzy", "here", "bot", dice="real")
            await act(here, real, "aino", "dice", dice=[1, 2, 3, 4, 5], moves=["score chance"])
            await act(here, real, "aino", "dice", seat=1, dice=[6, 6, 6, 6, 6])
            await _perform(here, real, lambda table: table.play(1, table.rules.parse("score chance")))
            entered = next(entry for entry in log_of(real).table.history if str(entry.step) == "roll 6 6 6 6 6")
            await act(here, real, "aino", "undo")
            assert str(log_of(real).table.events[-1]) == f"undo {entered.number}"

    asyncio.run(play())


async def _perform(here: Context, live: LiveGame, act: Callable[[Table], object]) -> None:
    """Act at a table as a bot would, without a command."""

    def perform(trial: GameLog, at: float) -> None:
        trial.perform(lambda: act(trial.table), at)

    async with live.lock:
        await commit(here.registry, live, perform)


def test_advice_and_review_where_they_are_allowed(url: str, meet: Meet) -> None:
    """Advice is for one's own seat when it is due; the review is for everybody, after the game."""
    one, two = meet(url), meet(url)
    game_id = one.make("yatzy", "here")["game"]["id"]
    path = f"/api/games/{game_id}/advice?seat=0"
    assert two.ask("GET", path, 403)["code"] == "seat-not-yours"
    assert one.ask("GET", path, 409)["code"] == "advice-not-due"
    one.act(game_id, "roll")
    response = one.ask("GET", path)
    values = [choice["value"] for choice in response["advice"]]
    assert values == sorted(values, reverse=True)
    assert {choice["move"] for choice in response["advice"]} == {
        entry["move"] for entry in one.look(game_id)["views"][0]["view"]["moves"]
    }
    assert two.ask("GET", f"/api/games/{game_id}/review", 409)["code"] == "game-not-over"
    one.act(game_id, "stop")
    assert two.ask("GET", f"/api/games/{game_id}/review", 409)["code"] == "review-unfinished"
    silent = one.make("yatzy", "here", coach=False)["game"]["id"]
    one.act(silent, "roll")
    assert one.ask("GET", f"/api/games/{silent}/advice?seat=0", 403)["code"] == "coach-not-allowed"


def test_a_review_of_a_finished_game(folder: Path) -> None:
    """The review equals the output of `noppa review --json`."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here")
            await play_on(here, live, {0: "aino"}, random.Random(1))
            record = await finished(here, live.game.id)
            response = await here.pools["coach"].ask({"job": "review", "record": record.text()})
            seat = response["review"]["seats"][0]
            assert seat["final"] == live.scores[0]
            assert seat["final"] - seat["start"] == pytest.approx(seat["luck"] - seat["loss"] + seat["revision"])

    asyncio.run(play())


def test_a_bot_that_a_game_does_not_have_is_refused_at_once() -> None:
    """Some levels need an evaluator; the usual level always exists."""
    for game in games():
        usual = usual_level(game)
        assert usual in levels_of(game)
        world = replace(make_world(), bots=InstalledBots())
        seats = (NewSeat(who="bot", level=usual), NewSeat(who="bot"))
        stored = make_game(NewGame(game=game, seats=seats), "aino", world)
        assert {seat.level for seat in stored.seats} == {usual}
        for level in set(BOTS) - set(levels_of(game)):
            with pytest.raises(BadOption, match="bot-unknown"):
                make_game(NewGame(game=game, seats=(NewSeat(who="bot", level=level),) * 2), "aino", world)


def test_an_undo_can_be_switched_off(folder: Path) -> None:
    """The creator decides it for the whole game."""

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here", undo=False)
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["score chance"])
            with pytest.raises(Refused, match="undo-not-agreed"):
                await act(here, live, "aino", "undo")
            other = await new_game(here, "aino", "yatzy", "here", "here")
            await act(here, other, "aino", "roll")
            await act(here, other, "aino", "play", moves=["score chance"])
            await act(here, other, "aino", "undo")
            assert other.scores == (0, 0)

    asyncio.run(play())


def test_own_boards_are_played_and_kept(folder: Path) -> None:
    """The board is sent as content, and the record contains all of it."""
    text = (Path(__file__).parents[2] / "src/noppa/games/kivi/board.toml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    async def play() -> None:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "kivi", "here", "here", content="\n".join(lines))
            await act(here, live, "aino", "stop")
            assert (await finished(here, live.game.id)).content == live.game.setup["content"]
            with pytest.raises(BadOption):
                await new_game(here, "aino", "kivi", "here", "here", content="x" * 63_000)

    asyncio.run(play())


def test_a_running_game_of_older_rules_is_closed_with_its_score(folder: Path) -> None:
    """It is never replayed under new rules; its record and score stay available, and its seed is shown."""

    async def before() -> tuple[str, list[int]]:
        async with inside(folder) as here:
            live = await new_game(here, "aino", "yatzy", "here", "here")
            await act(here, live, "aino", "roll")
            await act(here, live, "aino", "play", moves=["score chance"])
            async with here.storage._engines.writing.begin() as db:
                await db.execute(update(GameRow).values(rules_version=0))
            return live.game.id, list(live.scores)

    async def after(game_id: str, scores: list[int]) -> None:
        async with inside(folder) as here:
            live = await here.registry.find(game_id)
            info = views.game_info(live)
            assert (info.status, info.scores) == ("closed", scores)
            assert info.dice.server_seed == live.game.server_seed
            record = await finished(here, game_id)
            assert (record.rules_version, len(record.events)) == (0, 3)
            with pytest.raises(Refused, match="game-closed"):
                await act(here, live, "aino", "roll")

    asyncio.run(after(*asyncio.run(before())))
