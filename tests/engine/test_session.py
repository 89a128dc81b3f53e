import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from noppa import BadProgram, NoppaError, rules
from noppa.cli.main import main
from noppa.coach.review import plain_review, review
from noppa.core import record_file
from noppa.core.codec import encode
from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.core.schema import problems
from noppa.core.sources import Seeded
from noppa.engine import MOST_BYTES, PROTOCOL
from noppa.engine.json_lines import serve
from noppa.engine.messages import ANSWERS, ErrorAnswer, keys_of, schema
from noppa.engine.session import REQUESTS, Session
from noppa.games import games
from noppa.locale import Messages

SAY = Messages()
ROOT = Path(__file__).parents[2]


class Client:
    """Sends requests to a session, and fails on an error or on a line that does not fit the schema."""

    def __init__(self) -> None:
        self.session = Session()

    def __call__(self, do: str, **keys: Any) -> dict[str, Any]:
        """Return the response to a request."""
        request = {"do": do, **keys}
        assert problems(json.loads(json.dumps(request)), REQUESTS[do][0]) == []
        answer: dict[str, Any] = json.loads(json.dumps(self.session.answer(request)))
        assert problems(answer, ANSWERS[REQUESTS[do][0]]) == []
        return answer


def exchanged(*lines: bytes) -> list[dict[str, Any]]:
    """Return the responses of `noppa engine` to these lines, each of which must fit the schema."""
    sink = io.BytesIO()
    serve(io.BytesIO(b"".join(line + b"\n" for line in lines)), sink, Session())
    replies = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [reply for reply in replies if not fits_an_answer(reply)] == []
    return replies


def fits_an_answer(reply: Any) -> bool:
    """Return whether a line is one of the declared answers."""
    return any(problems(reply, kind) == [] for kind in (ErrorAnswer, *ANSWERS.values()))


@pytest.mark.parametrize("game", list(games()))
def test_a_game_through_the_engine_is_the_game_of_the_rules(game: str) -> None:
    """Position, pending decision, moves and view agree at every step, on dice of the engine's seed."""
    variant, ask, pick = rules(game), Client(), random.Random(game)
    players = games()[game].least_players
    state: Any = variant.start(players)
    ask("new", game=game, players=players, seed=5)
    actions = ask("actions")["actions"]
    assert actions == [str(move) for move in variant.actions]
    chances = 0
    for _ in range(60):
        pending = variant.pending(state)
        response = ask("state")
        assert response["state"] == json.loads(json.dumps(encode(state)))
        assert response["pending"] == json.loads(json.dumps(variant.view(state)["pending"]))
        match pending:
            case Over():
                break
            case Roll():
                dice = Seeded(5).roll(pending, chances)
                assert ask("roll")["dice"] == list(dice)
                state, chances = variant.roll(state, dice), chances + 1
            case Draw():
                card = Seeded(5).draw(pending, chances)
                assert ask("draw")["card"] == str(card)
                state, chances = variant.draw(state, card), chances + 1
            case Choose(seats):
                seat = pick.choice(seats)
                legal = variant.moves(state, seat)
                response = ask("moves", seat=seat)
                assert response["moves"] == [str(move) for move in legal] == [actions[at] for at in response["actions"]]
                assert ask("view", seat=seat)["view"] == json.loads(json.dumps(variant.view(state, seat)))
                at = pick.randrange(len(legal))
                ask("play", seat=seat, move=pick.choice([response["moves"][at], response["actions"][at]]))
                state = variant.play(state, seat, legal[at])


def test_chance_may_come_from_outside() -> None:
    """The program may name dice and cards."""
    ask = Client()
    assert ask("new", game="tutto", players=2)["pending"]["kind"] == "draw"
    assert ask("draw", card="bonus_600")["card"] == "bonus_600"
    assert ask("roll", dice=[1, 1, 1, 2, 3, 4])["pending"] == {"kind": "choose", "seats": [0]}


def test_a_position_is_taken_back_and_gone_on_from() -> None:
    """`state` accepts its own output, so a program can look ahead."""
    ask = Client()
    ask("new", game="yatzy", players=1, seed=1)
    ask("roll", dice=[6, 6, 6, 5, 5])
    before = ask("state")["state"]
    ask("play", move="score full_house")
    ask("state", state=before)
    assert "score full_house" in ask("moves")["moves"]


def test_several_tables_in_one_session() -> None:
    """The program names them; a closed one is gone."""
    ask = Client()
    ask("new", table="a", game="yatzy", players=1)
    ask("new", table="b", game="kivi", players=2)
    assert ask("view", table="a")["view"]["game"] == "yatzy"
    ask("close", table="b")
    with pytest.raises(BadProgram, match="engine-table"):
        ask("view", table="b")


def test_advice_and_bots_can_be_asked() -> None:
    """Advice equals the coach's, best first; a bot's move is legal."""
    ask = Client()
    ask("new", game="yatzy", players=1)
    ask("roll", dice=[6, 6, 6, 5, 5])
    response = ask("advise")
    assert response["exact"]
    assert response["advice"][0]["loss"] == 0
    assert {choice["move"] for choice in response["advice"]} == set(ask("moves")["moves"])
    assert ask("choose", bot="simple")["move"] in ask("moves")["moves"]


def test_what_there_is_to_play_is_told() -> None:
    """The list has players, editions and options of every game."""
    listed = Client()("games")["games"]
    assert list(listed) == list(games())
    assert listed["yatzy"]["editions"]["danish"]["declare"] == "before"


def played(ask: Client, game: str, players: int, **keys: Any) -> None:
    """Play a game to its end, all moves by the bot `random`."""
    pending = ask("new", game=game, players=players, **keys)["pending"]
    while pending["kind"] != "over":
        if pending["kind"] == "choose":
            pending = ask("play", move=ask("choose", bot="random")["move"])["pending"]
        else:
            pending = ask(pending["kind"])["pending"]


def test_steps_are_taken_back_with_their_dice() -> None:
    """Moves, rolls and cards are undone; seeded ones repeat, and an undo too many is refused."""
    ask = Client()
    ask("new", game="yatzy", players=2, seed=4)
    start = ask("state")
    dice = ask("roll")["dice"]
    rolled = ask("state")
    ask("play", move="keep 1" if 1 in dice else "keep")
    again = ask("roll")["dice"]
    assert ask("undo")["pending"]["kind"] == "roll"
    assert ask("roll")["dice"] == again
    ask("undo", steps=2)
    assert ask("state") == rolled
    ask("undo")
    assert ask("state") == start
    for keys, code in (({}, "undo-nothing"), ({"steps": 0}, "undo-nothing")):
        with pytest.raises(NoppaError, match=code):
            ask("undo", **keys)
    ask("roll")
    for steps in (0, 2, -1):
        with pytest.raises(BadProgram, match="engine-number"):
            ask("undo", steps=steps)


def test_a_game_of_the_engine_has_a_record_and_a_review() -> None:
    """The record verifies with its seed, and its review equals `noppa review`; dice from the program count as real."""
    ask = Client()
    played(ask, "yatzy", 2, seed=11)
    response = ask("record", names=["Aino", "Eino"])["record"]
    record = record_file.read(json.dumps(response))
    assert [seat.name for seat in record.players] == ["Aino", "Eino"]
    assert record.verify(rules("yatzy")) > 30
    expected = json.loads(json.dumps(plain_review(review(record))))
    assert ask("review", record=response)["review"] == expected
    assert [seat["loss"] for seat in ask("review")["review"]["seats"]] == [seat["loss"] for seat in expected["seats"]]
    with pytest.raises(BadProgram, match="engine-names"):
        ask("record", names=["Aino"])
    ask("new", game="yatzy", players=1)
    ask("roll", dice=[6, 6, 6, 5, 5])
    assert ask("record")["record"]["dice"]["kind"] == "real"
    with pytest.raises(NoppaError, match="review-unfinished"):
        ask("review")
    ask("state", state=ask("state")["state"])
    with pytest.raises(BadProgram, match="engine-record"):
        ask("record")


def test_chances_are_those_of_the_coach() -> None:
    """They add up to one; at the end they are certain."""
    ask = Client()
    ask("new", game="yatzy", players=2, seed=1)
    ask("roll")
    response = ask("chances", games=200, seed=5)["chances"]
    assert sum(chance["win"] for chance in response) == pytest.approx(1)
    with pytest.raises(BadProgram, match="engine-number"):
        ask("chances", games=0)
    played(ask, "yatzy", 2, seed=11)
    (winner,) = ask("state")["pending"]["winners"]
    assert ask("chances")["chances"][winner] == {"seat": winner, "win": 1.0, "error": 0.0}


def test_the_schema_is_one_and_says_what_belongs_together() -> None:
    """Another validator reads it, accepts the lines of the docs, and refuses a misspelled key."""
    found = schema()
    assert list(found["requests"]) == list(found["answers"]) == list(REQUESTS)
    jsonschema.Draft202012Validator.check_schema(found)
    valid = jsonschema.Draft202012Validator(found).is_valid
    lines = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    shown = re.findall(r"^    [→←] (\{.*\})$", lines, re.MULTILINE)
    whole = [json.loads(line) for line in shown if "…" not in line]
    assert len(whole) > 6
    assert [line for line in whole if not valid(line)] == []
    assert not valid({"do": "new", "game": "yatzy", "player": 2})
    assert json.loads(CliRunner().invoke(main, ["engine", "--schema"]).output) == found


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
    """The game is unchanged."""
    ask = Client()
    ask("new", game="yatzy", players=2, seed=1)
    before = ask("state")
    with pytest.raises(NoppaError) as refused:
        ask.session.answer(request_)
    assert refused.value.code == code
    assert "Something went wrong" not in SAY.error(refused.value)
    assert ask("state") == before


def tried(session: Session, position: dict[str, Any]) -> None:
    """Put a position on the table and continue from it."""
    for request in ({"do": "state", "state": position}, {"do": "choose"}, {"do": "play", "move": "keep 9"}):
        session.answer(request)


def test_a_position_that_cannot_come_up_ends_nothing() -> None:
    """Wrong types, players or dice give an error, and the session continues."""
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
    """Rubbish gets an error, blank lines nothing, a later request its response with its id; quit is the last."""
    replies = exchanged(
        b"",
        b"rubbish",
        b"\xff\xfe",
        b"[1, 2]",
        b'{"do": "hello", "protocol": NaN}',
        b"[" * 100_000,
        b"x" * (2 * MOST_BYTES + 10),
        b'{"id": "last", "do": "hello", "protocol": 1}',
        b'{"id": 9, "do": "quit"}',
        b'{"do": "games"}',
    )
    *wrong, hello, bye = replies
    codes = [answer["error"]["code"].removeprefix("engine-") for answer in wrong]
    assert codes == ["not-json", "not-json", "not-an-object", "not-json", "not-json", "too-long"]
    assert hello["id"] == "last"
    assert hello["protocol"] == PROTOCOL
    assert bye == {"id": 9}


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["yatzy", "kivi", "main"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = sorted({key for request, _ in REQUESTS.values() for key in keys_of(request)} - {"do"})


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(REQUESTS)), st.dictionaries(st.sampled_from(KEYS), values, max_size=4))
def test_no_request_ends_the_session(do: str, keys: dict[str, Any]) -> None:
    """Each gets a response or an error of ours."""
    lines = [json.dumps({"do": "new", "game": "yatzy", "players": 2}), json.dumps({**keys, "do": do})]
    replies = exchanged(*(line.encode() for line in lines))
    assert len(replies) == 2
    if "error" in replies[-1]:
        assert problems(replies[-1], ErrorAnswer) == []
    else:
        assert problems(replies[-1], ANSWERS[REQUESTS[do][0]]) == []


def test_the_installed_program_speaks_it() -> None:
    """`noppa engine` reads standard input to its end."""
    program = Path(sys.executable).parent / "noppa"
    requests = b'{"id":1,"do":"hello","protocol":1}\n{"id":2,"do":"new","game":"kivi","players":2}\n'
    done = subprocess.run([program, "engine"], input=requests, capture_output=True, check=True, timeout=60)
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["games"] == list(games())
    assert second["pending"]["kind"] == "roll"
