import json
import os
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from noppa import BadProgram, rules
from noppa.bots import BOTS
from noppa.cli.main import main
from noppa.core.events import Moved
from noppa.core.schema import problems
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.engine.messages import ChooseAnswer, ChooseRequest
from noppa.engine.pipe import Pipe
from noppa.engine.program import Program
from noppa.games import games
from noppa.locale import Messages

ROOT = Path(__file__).parent.parent.parent
FIRST = str(ROOT / "examples" / "engine" / "first.sh")
SAMPLER = f"{sys.executable} {ROOT / 'examples' / 'engine' / 'sampler.py'}"
POLITE = """
    import json, sys, time
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "hello":
            print(json.dumps({"id": asked["id"], "protocol": 1, "name": "P\\u001b[2J"}), flush=True)
            continue
"""


@pytest.fixture(autouse=True)
def noppa_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs start `noppa` by its name."""
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)


def script(folder: Path, then: str) -> str:
    """Return the command of a program that says hello and then runs this code."""
    file = folder / "bot.py"
    file.write_text(textwrap.dedent(POLITE) + textwrap.indent(then, " " * 4) + "\n", encoding="utf-8")
    return f"{sys.executable} {file}"


@contextmanager
def running(command: str, seconds: float = 20.0) -> Iterator[Program]:
    """Run a program; end it afterwards."""
    program = Program(command, seconds)
    try:
        yield program
    finally:
        program.close()


def finished(program: Program, game: str, steps: int = 400) -> Table:
    """Return a table of programs after at most this many steps."""
    players = max(2, games()[game].least_players)
    seats = [Seat(program.name, "program", "engine-1") for _ in range(players)]
    table = Table(rules(game), seats, Seeded(3), {"engine-1": program})
    for _ in range(steps):
        if table.step() is None:
            break
    return table


@pytest.mark.parametrize("game", list(games()))
def test_the_bot_in_the_docs_plays_every_game(game: str) -> None:
    """Twelve lines of shell are a player, which plays the first move offered."""
    with running(FIRST) as program:
        assert program.name == "First"
        table = finished(program, game)
    moves = [entry for entry in table.history if isinstance(entry.step, Moved)]
    assert len(moves) > 10
    for entry in moves:
        assert isinstance(entry.step, Moved)
        assert entry.step.move == str(table.rules.moves(entry.before, entry.step.seat)[0])


def test_the_docs_show_that_bot() -> None:
    """The docs quote the file line by line."""
    shown = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").split("```sh\n")[1].split("```")[0]
    assert shown.splitlines()[1:] == Path(FIRST).read_text(encoding="utf-8").splitlines()[2:]


def test_noppas_own_engine_can_be_a_player() -> None:
    """`noppa engine` works with `noppa play --engine`: it plays like its bot."""
    with running("noppa engine") as program:
        table = finished(program, "dicetto", steps=60)
    for entry in table.history:
        if isinstance(entry.step, Moved):
            seen = table.rules.observed(entry.before, entry.step.seat)
            assert entry.step.move == str(BOTS["simple"](table.rules, seen, entry.step.seat))


def test_the_bot_that_asks_the_engine_takes_points() -> None:
    """The sampler in the docs tries moves and finds the one that scores."""
    variant = rules("yatzy")
    state = variant.roll(variant.start(2), (6, 6, 6, 6, 6))
    for _ in range(2):
        state = variant.roll(variant.play(state, 0, variant.parse("keep 6 6 6 6")), (6,))
    with running(SAMPLER, 60) as program:
        assert str(program(variant, state, 0)) == "score yatzy"


def test_a_program_sees_no_more_than_its_seat_may(tmp_path: Path) -> None:
    """Others' writings in an open round of Dice Trip are in none of the lines sent to it."""
    log = tmp_path / "log"
    then = f"open({str(log)!r}, 'a').write(line)\nprint(json.dumps({{'move': asked['moves'][-1]}}), flush=True)"
    with running(script(tmp_path, then)) as program:
        finished(program, "dicetrip", steps=30)
    variant = rules("dicetrip")
    for line in log.read_text(encoding="utf-8").splitlines():
        request = json.loads(line)
        hidden = variant.observed(variant.start(2), request["seat"])
        assert request["state"]["is"] == type(hidden).__name__
        assert request["view"]["seat"] == request["seat"]
        assert request["view"]["sheets"] == variant.view(decoded(request["state"]), request["seat"])["sheets"]
        assert variant.observed(decoded(request["state"]), request["seat"]) == decoded(request["state"])


def decoded(data: Any) -> Any:
    """Return a position of Dice Trip."""
    from noppa.core.codec import decode  # noqa: PLC0415 - only here

    return decode(data, rules("dicetrip").state_type)


MISBEHAVIOUR = [
    ("time.sleep(60)", "program-hangs", "didn’t answer within 1 second."),
    ("sys.exit('no more')", "program-ended", "exited with code 1 instead of answering. no more"),
    ("raise ValueError('oh')", "program-ended", "ValueError: oh"),
    ("import os\nos.kill(os.getpid(), 9)", "program-ended", "exited with code -9"),
    ("print('I think keep the sixes', flush=True)", "program-rubbish", "“I think keep the sixes”"),
    ("print('{\"move\": ', flush=True)", "program-rubbish", "sent an invalid answer"),
    ("print('[1]', flush=True)", "program-rubbish", "sent an invalid answer"),
    ("print(json.dumps({'id': 77, 'move': 1}), flush=True)", "program-rubbish", "sent an invalid answer"),
    ("print(json.dumps({'id': [], 'move': 1}), flush=True)", "program-rubbish", "sent an invalid answer"),
    ("sys.stdout.buffer.write(b'\\xff\\x00\\n'); sys.stdout.flush()", "program-rubbish", "sent an invalid answer"),
    ("sys.stdout.write('x' * 5_000_000); sys.stdout.flush()", "program-rubbish", "sent an invalid answer"),
    ("print('{}', flush=True)", "program-no-move", "isn’t a move in this game"),
    ("print(json.dumps({'move': ['keep']}), flush=True)", "program-no-move", "isn’t a move in this game"),
    ("print(json.dumps({'move': -1}), flush=True)", "program-no-move", "isn’t a move in this game"),
    ("print(json.dumps({'move': 'castle'}), flush=True)", "program-no-move", "“castle”"),
    ("print(json.dumps({'move': 'keep 1 1 1 1'}), flush=True)", "program-illegal", "isn’t legal now"),
    ("print(json.dumps({'error': {'code': 'x'}}), flush=True)", "program-gives-up", "reported an error"),
]


@pytest.mark.parametrize(
    ("then", "code", "sentence"), MISBEHAVIOUR, ids=[f"{case[1]}-{at}" for at, case in enumerate(MISBEHAVIOUR)]
)
def test_a_program_that_misbehaves_is_told_of(tmp_path: Path, then: str, code: str, sentence: str) -> None:
    """The sentence says what it did, and names its seat."""
    variant = rules("yatzy")
    state = variant.roll(variant.start(1), (2, 3, 4, 5, 6))
    with running(script(tmp_path, then), 5.0) as program:
        assert program.name == "P�[2J"
        program.seconds = 1.0 if code == "program-hangs" else 20.0
        with pytest.raises(BadProgram) as raised:
            program(variant, state, 0)
    assert raised.value.code == code
    assert raised.value.params["seat"] == 0
    assert sentence in Messages().error(raised.value)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("no-such-program-anywhere", "program-no-start"),
        ("", "program-no-start"),
        ("'unclosed", "program-no-start"),
        (str(ROOT), "program-no-start"),
        ("true", "program-ended"),
        ("echo hello", "program-rubbish"),
        ("echo {}", "program-protocol"),
        ("yes", "program-rubbish"),
    ],
)
def test_what_is_no_player_is_refused_at_the_door(command: str, code: str) -> None:
    """The refusal comes before a game begins."""
    with pytest.raises(BadProgram) as raised:
        Program(command, 5)
    assert raised.value.code == code
    done = CliRunner().invoke(main, ["play", "yatzy", "--engine", command])
    assert done.exit_code == 1
    assert ("Can’t start the program" if code == "program-no-start" else "The program") in done.output


def test_a_late_answer_is_passed_over(tmp_path: Path) -> None:
    """A response to an older request is ignored."""
    then = "print(json.dumps({'id': 1, 'move': 'castle'}))\n"
    then += "print(json.dumps({'id': asked['id'], 'move': asked['moves'][0]}), flush=True)"
    variant = rules("yatzy")
    state = variant.roll(variant.start(1), (2, 3, 4, 5, 6))
    with running(script(tmp_path, then)) as program:
        assert program(variant, state, 0) == variant.moves(state, 0)[0]


def test_a_program_that_does_not_read_holds_nobody_up() -> None:
    """A line longer than a pipe's buffer waits in a thread, and the program can still be ended."""
    pipe = Pipe("sleep 60")
    pipe.write(b"x" * 1_000_000)
    assert pipe.read(0.1) is None
    pipe.close()


def test_a_program_is_ended_with_all_it_started(tmp_path: Path) -> None:
    """No process is left running after the game."""
    mark = tmp_path / "alive"
    child = f"import time, pathlib\nwhile True: pathlib.Path({str(mark)!r}).touch(); time.sleep(0.05)"
    then = f"import subprocess\nsubprocess.Popen([sys.executable, '-c', {child!r}])\ntime.sleep(60)"
    variant = rules("yatzy")
    with running(script(tmp_path, then), 3.0) as program, pytest.raises(BadProgram, match="program-hangs"):
        program(variant, variant.roll(variant.start(1), (2, 3, 4, 5, 6)), 0)
    assert mark.exists()
    mark.unlink()
    time.sleep(0.5)
    assert not mark.exists()


def played(*args: str, typed: str) -> str:
    """Return the output of `noppa play` on one line."""
    done = CliRunner().invoke(main, ["play", *args], input=typed)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_the_game_goes_on_when_a_program_fails(tmp_path: Path) -> None:
    """A bot takes the seat, the record says so, and the finished game verifies."""
    file = tmp_path / "game.json"
    then = "print(json.dumps({'move': 'score ones' if 'score ones' in asked['moves'] else 'castle'}), flush=True)"
    typed = "".join(f"\n{row}\n" for row in ROWS)
    shown = played("yatzy", "--engine", script(tmp_path, then), "--seed", "3", "--save", str(file), typed=typed)
    assert "played “castle”, which isn’t a move in this game. The bot “simple” takes over for P�[2J." in shown
    events = json.loads(file.read_text(encoding="utf-8"))["events"]
    assert events.count("seat 1 bot simple") == 1
    assert events[-1] == "end over"
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 0


def test_a_game_with_a_program_is_resumed_with_it(tmp_path: Path) -> None:
    """The same number of programs is needed, or a sentence says so; the file is unchanged."""
    file = tmp_path / "game.json"
    played("yatzy", "--engine", FIRST, "--seed", "3", "--save", str(file), typed="\nones\n\n")
    before = file.read_bytes()
    done = CliRunner().invoke(main, ["play", "--resume", str(file)])
    assert done.exit_code == 1
    assert "This game has a seat for one program, but you named 0 with --engine." in " ".join(done.output.split())
    assert file.read_bytes() == before
    typed = "".join(f"{row}\n\n" for row in ROWS[1:])
    assert "points" in played("--resume", str(file), "--engine", FIRST, typed=typed)


ROWS = [str(move).split()[1] for move in rules("yatzy").actions if str(move).startswith("score")]


def test_every_line_to_and_from_a_player_is_in_the_schema(tmp_path: Path) -> None:
    """Noppa's requests in each game and a player's responses are checked."""
    log = tmp_path / "log.txt"
    then = f"""
asked["told"] = {{"id": asked["id"], "move": asked["moves"][0]}}
open({str(log)!r}, "a").write(json.dumps(asked) + "\\n")
print(json.dumps(asked["told"]), flush=True)
"""
    with running(script(tmp_path, then)) as program:
        for game in games():
            finished(program, game, steps=40)
    requests = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert {request["game"] for request in requests} == set(games())
    for request in requests:
        response = request.pop("told")
        assert problems(request, ChooseRequest) == []
        assert problems(response, ChooseAnswer) == []
