"""Rules, solutions, simulations, the engine and learners' environments do not depend on the language."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import noppa.rl
from messages import LANGUAGES
from noppa import rules
from noppa.cli.main import main
from noppa.games import games
from noppa.locale.choosing import own_edition

DEFAULTS = {game.name: game.edition(None).name for game in games().values()}
ASKED: list[dict[str, Any]] = [
    {"do": "hello", "protocol": 1},
    {"do": "games"},
    *({"do": "new", "game": game, "table": game, "players": 2, "seed": 7} for game in games()),
    {"do": "new", "game": "chess"},
]
LINES = "".join(json.dumps(request | {"id": number}) + "\n" for number, request in enumerate(ASKED))
QUICK_COMMANDS = {
    "engine": ("engine",),
    **{f"simulate {game}": ("simulate", game, "--games", "2", "--seed", "3", "--json") for game in games()},
}
COMMANDS = {"solve": ("solve", "yatzy", "--json"), **QUICK_COMMANDS}
LIBRARY = "import json, test_never_depends as here; print(json.dumps(here.library_results()))"


def environment(language: str) -> dict[str, str]:
    """Return the environment of a system that speaks a language."""
    return {"LANG": f"{language}_XX.UTF-8", "LC_ALL": f"{language}_XX.UTF-8", "NOPPA_LANGUAGE": language}


def library_results() -> dict[str, Any]:
    """Return what the library makes of every game by default: rules, a table, and observations."""
    found: dict[str, Any] = {}
    for game in games():
        ours, table = rules(game), noppa.rl.turn_based_env(f"{game}_v1", players=2)
        table.reset(seed=5)
        seen = {key: value.tolist() for key, value in table.observe("seat_0").items()}
        theirs = table.episode.rules
        found[game] = [ours.edition, dict(ours.options), theirs.edition, dict(theirs.options), seen]
    return found


def without_times(text: str) -> list[Any]:
    """Return a command's output line by line, without durations."""
    return [{key: value for key, value in json.loads(line).items() if key != "seconds"} for line in text.splitlines()]


def output(language: str, command: str) -> list[Any]:
    """Return the output of a command in a language, in this process."""
    done = CliRunner().invoke(main, COMMANDS[command], input=LINES, env=environment(language))
    assert done.exit_code == 0, done.output
    return without_times(done.stdout)


def process_output(language: str, *command: str) -> list[Any]:
    """Return the output of a separate process."""
    here = Path(__file__).parent
    env = os.environ | environment(language) | {"PYTHONPATH": os.pathsep.join([str(here), str(here.parent)])}
    done = subprocess.run([sys.executable, *command], input=LINES, env=env, capture_output=True, text=True, check=True)
    return without_times(done.stdout)


@cache
def in_english(command: str) -> list[Any]:
    """Return the output in English."""
    return output("en", command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_the_same_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The default edition, dice and figures are the same, even if the language's booklet has another edition."""
    in_theirs = {command: output(language, command) for command in QUICK_COMMANDS}
    assert {command: answer for command, answer in in_theirs.items() if answer != in_english(command)} == {}
    expected = library_results()
    for name, value in environment(language).items():
        monkeypatch.setenv(name, value)
    assert library_results() == expected
    assert {game: found[0] for game, found in expected.items()} == DEFAULTS
    assert {game: in_theirs[f"simulate {game}"][0]["edition"] for game in games()} == DEFAULTS


@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=pytest.mark.exhaustive if language != "nl" else ()) for language in LANGUAGES],
)
def test_a_solution_is_the_same_in_every_language(language: str) -> None:
    """Solving takes longer than all other commands: Dutch is tried here, and Danish and Finnish below."""
    solved = output(language, "solve")
    assert solved == in_english("solve")
    assert solved[0]["edition"] == DEFAULTS["yatzy"]


@pytest.mark.parametrize("language", ["da", "fi"])
def test_a_real_process_says_the_same(language: str) -> None:
    """Danish and Finnish are tried, whose booklets have other editions of Yatzy."""
    assert own_edition(games()["yatzy"], language).name != DEFAULTS["yatzy"]
    for command in ("solve", "engine", "simulate yatzy"):
        assert process_output(language, "-m", "noppa", *COMMANDS[command]) == in_english(command)
    assert process_output(language, "-c", LIBRARY) == [json.loads(json.dumps(library_results()))]
