import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa import BadProgram, NoppaError, rules
from noppa.core.codec import encode
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.core.sources import Seeded
from noppa.engine import MOST_BYTES, PROTOCOL
from noppa.engine.json_lines import serve
from noppa.engine.session import REQUESTS, Session
from noppa.games import games
from noppa.locale import Messages

SAY = Messages()


class Client:
    """Asks a session as a program would, and fails on an error."""

    def __init__(self) -> None:
        self.session = Session()

    def __call__(self, do: str, **keys: Any) -> dict[str, Any]:
        """What a request is answered with."""
        told = self.session.answer({"do": do, **keys})
        assert told is not None
        answer: dict[str, Any] = json.loads(json.dumps(told))
        return answer


def exchanged(*lines: bytes) -> list[dict[str, Any]]:
    """What `noppa engine` writes in answer to these lines."""
    sink = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), sink, Session().answer)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


@pytest.mark.parametrize("game", list(games()))
def test_a_game_through_the_engine_is_the_game_of_the_rules(game: str) -> None:
    """Position, question, moves and view agree at every step, on dice of the engine's seed."""
    made, ask, pick = rules(game), Client(), random.Random(game)
    players = games()[game].least_players
    state: Any = made.start(players)
    ask("new", game=game, players=players, seed=5)
    actions = ask("actions")["actions"]
    assert actions == [str(move) for move in made.actions]
    chances = 0
    for _ in range(60):
        asked = made.pending(state)
        told = ask("state")
        assert told["state"] == json.loads(json.dumps(encode(state)))
        assert told["pending"] == json.loads(json.dumps(made.view(state)["pending"]))
        match asked:
            case Over():
                break
            case Roll():
                dice = Seeded(5).roll(asked, chances)
                assert ask("roll")["dice"] == list(dice)
                state, chances = made.roll(state, dice), chances + 1
            case Draw():
                card = Seeded(5).draw(asked, chances)
                assert ask("draw")["card"] == str(card)
                state, chances = made.draw(state, card), chances + 1
            case Choose(seats):
                seat = pick.choice(seats)
                legal = made.moves(state, seat)
                told = ask("moves", seat=seat)
                assert told["moves"] == [str(move) for move in legal] == [actions[at] for at in told["actions"]]
                assert ask("view", seat=seat)["view"] == json.loads(json.dumps(made.view(state, seat)))
                at = pick.randrange(len(legal))
                ask("play", seat=seat, move=pick.choice([told["moves"][at], told["actions"][at]]))
                state = made.play(state, seat, legal[at])


def test_chance_may_come_from_outside() -> None:
    """Dice and cards that the program names."""
    ask = Client()
    assert ask("new", game="tutto", players=2)["pending"]["kind"] == "draw"
    assert ask("draw", card="bonus_600")["card"] == "bonus_600"
    assert ask("roll", dice=[1, 1, 1, 2, 3, 4])["pending"] == {"kind": "choose", "seats": [0]}


def test_a_position_is_taken_back_and_gone_on_from() -> None:
    """What `state` gave, `state` takes: a program can look ahead."""
    ask = Client()
    ask("new", game="yatzy", players=1, seed=1)
    ask("roll", dice=[6, 6, 6, 5, 5])
    before = ask("state")["state"]
    ask("play", move="score full_house")
    ask("state", state=before)
    assert "score full_house" in ask("moves")["moves"]


def test_several_tables_in_one_session() -> None:
    """By names of the program's own; a closed one is gone."""
    ask = Client()
    ask("new", table="a", game="yatzy", players=1)
    ask("new", table="b", game="kivi", players=2)
    assert ask("view", table="a")["view"]["game"] == "yatzy"
    ask("close", table="b")
    with pytest.raises(BadProgram, match="engine-table"):
        ask("view", table="b")


def test_advice_and_bots_can_be_asked() -> None:
    """The same as the coach gives, best first; a bot's move is legal."""
    ask = Client()
    ask("new", game="yatzy", players=1)
    ask("roll", dice=[6, 6, 6, 5, 5])
    told = ask("advise")
    assert told["exact"]
    assert told["advice"][0]["loss"] == 0
    assert {each["move"] for each in told["advice"]} == set(ask("moves")["moves"])
    assert ask("choose", bot="simple")["move"] in ask("moves")["moves"]


def test_what_there_is_to_play_is_told() -> None:
    """Players, editions and options of every game."""
    told = Client()("games")["games"]
    assert list(told) == list(games())
    assert told["yatzy"]["editions"]["danish"]["declare"] == "before"


BAD = [
    ({"do": "dance"}, "engine-request"),
    ({"do": ["new"]}, "engine-request"),
    ({}, "engine-request"),
    ({"do": "hello", "protocol": 99}, "engine-protocol"),
    ({"do": "hello"}, "engine-key-missing"),
    ({"do": "hello", "protocol": True}, "engine-value"),
    ({"do": "new", "game": "yatzy", "players": 1, "colour": 3}, "engine-key-unknown"),
    ({"do": "new", "game": "chess", "players": 1}, "game-unknown"),
    ({"do": "new", "game": "yatzy", "players": 99}, "players"),
    ({"do": "new", "game": "yatzy", "players": 1, "edition": "martian"}, "edition-unknown"),
    ({"do": "new", "game": "yatzy", "players": 1, "options": {"edition": "x"}}, "option-unknown"),
    ({"do": "new", "game": "yatzy", "players": 1, "content": {}}, "option-unknown"),
    ({"do": "new", "game": "kivi", "players": 2, "content": {}}, "content-key-missing"),
    ({"do": "view", "table": "x"}, "engine-table"),
    ({"do": "play", "move": "score ones"}, "engine-nobody-due"),
    ({"do": "play", "move": "score ones", "seat": 0}, "move-chance-first"),
    ({"do": "play", "move": "score ones", "seat": -1}, "seat-unknown"),
    ({"do": "play", "move": 9999, "seat": 0}, "engine-action"),
    ({"do": "play", "move": "castle", "seat": 0}, "move-unreadable"),
    ({"do": "roll", "dice": [7, 1, 1, 1, 1]}, "roll-face"),
    ({"do": "roll", "dice": ["1"]}, "roll-count"),
    ({"do": "draw"}, "draw-not-asked"),
    ({"do": "advise", "seat": 0}, "advice-not-due"),
    ({"do": "choose", "seat": 0}, "advice-not-due"),
    ({"do": "choose", "seat": 0, "bot": "grandmaster"}, "bot-unknown"),
    ({"do": "choose", "game": "yatzy"}, "engine-key-missing"),
    ({"do": "state", "state": {}}, "state-unreadable"),
]


@pytest.mark.parametrize(("request_", "code"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_a_bad_request_is_refused_with_a_sentence(request_: dict[str, Any], code: str) -> None:
    """And the game stays where it was."""
    ask = Client()
    ask("new", game="yatzy", players=2, seed=1)
    before = ask("state")
    with pytest.raises(NoppaError) as refused:
        ask.session.answer(request_)
    assert refused.value.code == code
    assert "Something went wrong" not in SAY.error(refused.value)
    assert ask("state") == before


def tried(session: Session, position: dict[str, Any]) -> None:
    """Put a position on the table and go on from it."""
    for request in ({"do": "state", "state": position}, {"do": "choose"}, {"do": "play", "move": "keep 9"}):
        session.answer(request)


def test_a_position_that_cannot_come_up_ends_nothing() -> None:
    """Wrong in its types, its players or its dice: an error, and the session goes on."""
    ask = Client()
    ask("new", game="yatzy", players=2, seed=1)
    good = ask("state")["state"]
    for bad in (
        {**good, "seat": 7},
        {**good, "columns": good["columns"] * 2},
        {**good, "dice": [9, 9, 9, 9, 9], "rolls": 1},
        {**good, "columns": []},
    ):
        with pytest.raises(NoppaError):
            tried(ask.session, bad)
    assert ask("state", state=good)["state"] == good


def test_lines_are_answered_one_by_one_whatever_they_hold() -> None:
    """Rubbish gets an error, blank lines nothing, and a request after them its answer with its id."""
    told = exchanged(
        b"",
        b"rubbish",
        b"\xff\xfe",
        b"[1, 2]",
        b'{"do": "hello", "protocol": NaN}',
        b"[" * 100_000,
        b"x" * (2 * MOST_BYTES + 10),
        b'{"id": "last", "do": "hello", "protocol": 1}',
        b'{"do": "quit"}',
        b'{"do": "games"}',
    )
    codes = [answer["error"]["code"].removeprefix("engine-") for answer in told[:-1]]
    assert codes == ["not-json", "not-json", "not-an-object", "not-json", "not-json", "too-long"]
    assert told[-1]["id"] == "last"
    assert told[-1]["protocol"] == PROTOCOL


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["yatzy", "kivi", "main"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = sorted({key for request in REQUESTS.values() for key in (*request.needs, *request.may)} | {"id", "table"})


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(REQUESTS)), st.dictionaries(st.sampled_from(KEYS), values, max_size=4))
def test_no_request_ends_the_session(do: str, keys: dict[str, Any]) -> None:
    """Each gets an answer or an error of ours."""
    lines = [json.dumps({"do": "new", "game": "yatzy", "players": 2}), json.dumps({**keys, "do": do})]
    told = exchanged(*(line.encode() for line in lines))
    assert len(told) == 2 - (do == "quit" and "error" not in told[-1])


def test_the_installed_program_speaks_it() -> None:
    """`noppa engine` reads standard input to its end."""
    program = Path(sys.executable).parent / "noppa"
    asked = b'{"id":1,"do":"hello","protocol":1}\n{"id":2,"do":"new","game":"kivi","players":2}\n'
    done = subprocess.run([program, "engine"], input=asked, capture_output=True, check=True, timeout=60)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["games"] == list(games())
    assert second["pending"]["kind"] == "roll"
