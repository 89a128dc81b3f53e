"""The WebAssembly module in Node gives the values of the native library, bit for bit."""

import json
import os
import random
import shutil
import subprocess
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import noppa.native
from native.recorded import play
from native.variants import EDITIONS
from noppa import rules
from noppa.games import part
from noppa.games.dicetrip.rules import DiceTrip
from noppa.games.dicetrip.weights import learned as learned_trip
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import IN_HAND
from noppa.games.kivi.outlook import SIZE
from noppa.games.kivi.rules import Kivi
from noppa.games.kivi.weights import learned
from noppa.games.tutto.evaluator import MOVES
from noppa.games.tutto.rules import Tutto
from noppa.games.tutto.solved import solved as solved_tutto
from noppa.games.yatzy.moves import ACTIONS
from noppa.games.yatzy.rules import Yatzy
from noppa.native.games import play_games

MODULE = Path(noppa.native.__file__).parent / "built" / "noppa-core.wasm"
MOST_BYTES = 400_000


class Module:
    """The module in a Node process."""

    def __init__(self) -> None:
        node = shutil.which("node")
        for missing, what in ((not MODULE.exists(), "the WebAssembly module is not built"), (node is None, "no Node")):
            if missing:
                if os.environ.get("CI"):
                    pytest.fail(what)
                pytest.skip(what)
        command = [str(node), str(Path(__file__).parent / "core.mjs"), str(MODULE)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function with numbers, or buffers given by name with content or size."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, *arguments]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def read(self, name: str) -> bytes:
        """Return the content of a buffer."""
        return b64decode(self.call("read", name))


@pytest.fixture
def module() -> Iterator[Module]:
    """Start the module; end it after the tests."""
    module = Module()
    yield module
    module.process.kill()
    module.process.communicate()


def content(name: str, data: bytes) -> dict[str, Any]:
    """Return a buffer with this content."""
    return {"name": name, "data": b64encode(data).decode()}


def room(name: str, size: int) -> dict[str, Any]:
    """Return an empty buffer."""
    return {"name": name, "size": size}


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, marks=() if "danish" in options.values() else pytest.mark.exhaustive)
        for game, options in EDITIONS
        if game == "yatzy"
    ],
    ids=str,
)
def test_yatzy_in_the_browser_is_yatzy_here(module: Module, options: dict[str, Any]) -> None:
    """Tables, values of positions and values of every move of some games are bit-identical."""
    variant = cast("Yatzy", rules("yatzy", **options))
    packing: Any = part("yatzy", "packing")
    here, draw = noppa.native.call, random.Random(4)
    known = packing.tables_of(variant)
    solved = array("d", bytes(8 * here("yatzy_size", known, -1)))
    tables, values, none = room("tables", len(known)), room("values", 8 * len(solved)), room("none", 0)
    assert module.call("tables_size", packing.NUMBER) == len(known)
    assert module.call("prepare", packing.NUMBER, tables, content("rules", packing.rules_bytes(variant))) == 0
    assert module.read("tables") == known
    for level in range(15, 9 if variant.declares else -1, -1):
        here("yatzy_solve", known, solved, level, 0, 1, b"", b"")
        assert module.call("yatzy_solve", tables, values, level, 0, 1, none, none) == 0
    assert array("d", module.read("values")) == solved
    moves, into, number = array("H", bytes(480)), array("d", bytes(8 * 240)), 0
    for state, seat, _ in play(variant, 2, 3, lambda variant, state, seat: draw.choice(variant.moves(state, seat))):
        if variant.declares and state.columns[seat].count(None) > 5:
            continue
        number += 1
        row = packing.pack(variant, state)
        count = here("yatzy_move_values", known, solved, row, b"", moves, into)
        there = ("yatzy_move_values", tables, values, content(f"row {number}", row), none)
        assert module.call(*there, room("moves", 480), room("into", 8 * len(ACTIONS))) == count
        assert array("d", module.read("into"))[:count] == into[:count]
    assert number > 10


@pytest.mark.parametrize("options", [options for game, options in EDITIONS if game == "tutto"], ids=str)
def test_tutto_in_the_browser_is_tutto_here(module: Module, options: dict[str, Any]) -> None:
    """Every move of some games has the same value."""
    variant = cast("Tutto", rules("tutto", **options))
    solved, draw, number = solved_tutto(variant), random.Random(4), 0
    packing: Any = part("tutto", "packing")
    tables, values = room("tables", len(solved.tables)), content("values", solved.values.tobytes())
    assert module.call("tables_size", packing.NUMBER) == len(solved.tables)
    assert module.call("prepare", packing.NUMBER, tables, content("rules", packing.rules_bytes(variant))) == 0
    assert module.read("tables") == solved.tables
    moves, into = array("H", bytes(128)), array("d", bytes(512))
    for state, _, _ in play(variant, 2, 3, lambda variant, state, seat: draw.choice(variant.moves(state, seat))):
        number += 1
        row = packing.pack(variant, state)
        here, query = bytearray(1 << 24), (state.seat, MOVES, 0, 0)
        count = noppa.native.call("tutto_values", solved.tables, solved.values, row, here, *query, moves, into)
        there = ("tutto_values", tables, values, content(f"row {number}", row), room("room", 1 << 24), *query)
        assert module.call(*there, room("moves", 128), room("into", 512)) == count
        assert array("d", module.read("into"))[:count] == into[:count]
    assert number > 10


@pytest.mark.parametrize("options", [options for game, options in EDITIONS if game == "kivi"], ids=str)
def test_kivi_in_the_browser_is_kivi_here(module: Module, options: dict[str, Any]) -> None:
    """Every move of a game has the same value by the network, and playouts are the same."""
    variant = cast("Kivi", rules("kivi", **options))
    packing: Any = part("kivi", "packing")
    weights, draw, here = learned(variant.board), random.Random(4), noppa.native.call
    assert weights is not None
    native_tables, native_network = packing.tables_of(variant), weights.network(2)
    tables, network = room("tables", len(native_tables)), room("network", len(native_network))
    assert module.call("prepare", packing.NUMBER, tables, content("rules", packing.rules_bytes(variant))) == 0
    halves, added = content("halves", weights.halves[2]), content("added", weights.added[2])
    assert module.call("kivi_network", network, 2, 49, weights.width, halves, added) == 0
    work, outlook = bytearray(here("games_room", native_tables, native_network, bytes(2), 1)), bytearray(SIZE)
    for number, (state, _, _) in enumerate(
        play(variant, 2, 3, lambda variant, state, seat: draw.choice(variant.moves(state, seat)))
    ):
        row = packing.pack(variant, state)
        here("kivi_look", native_tables, native_network, row, work, outlook)
        packed, there = content(f"row {number}", row), room("outlook", len(outlook))
        assert module.call("kivi_look", tables, network, packed, room("work", len(work)), there) == 0
        assert module.read("outlook") == outlook
    scores, winners = array("q", bytes(16 * 20)), array("q", bytes(8 * 20))
    games_room = bytearray(here("games_room", native_tables, b"", bytes([1, 1]), 20))
    start = packing.pack(variant, variant.start(2))
    here("playouts", native_tables, b"", start, 0, 7, games_room, scores, winners)
    played = (content("start", start), 0, 7, room("games", len(games_room)), room("scores", 16 * 20))
    assert module.call("playouts", tables, room("none", 0), *played, room("winners", 8 * 20)) == 20
    assert array("q", module.read("scores")) == scores


@pytest.mark.parametrize("options", [options for game, options in EDITIONS if game == "dicetto"], ids=str)
def test_dicetto_in_the_browser_is_dicetto_here(module: Module, options: dict[str, Any]) -> None:
    """Every move of a game has the same value, and playouts are the same."""
    variant = cast("Dicetto", rules("dicetto", **options))
    packing: Any = part("dicetto", "packing")
    draw, here, known = random.Random(4), noppa.native.call, packing.tables_of(variant)
    tables, bench = room("tables", len(known)), bytearray(here("games_room", known, b"", bytes([2, 2]), 1))
    assert module.call("prepare", packing.NUMBER, tables, content("rules", packing.rules_bytes(variant))) == 0
    assert module.read("tables") == known
    most, number = here("most_moves", known), 0
    moves, into = array("H", bytes(2 * most)), array("d", bytes(8 * most))
    outlook = bytearray(here("dicetto_outlook_size"))
    for state, _, _ in play(variant, 2, 3, lambda variant, state, seat: draw.choice(variant.moves(state, seat))):
        row, number = packing.pack(variant, state), number + 1
        packed = content(f"row {number}", row)
        there = tables, room("outlook", len(outlook)), packed, room("bench", len(bench))
        if state.laid == IN_HAND:
            here("dicetto_look", known, row, bench, outlook)
            assert module.call("dicetto_look", tables, packed, there[3], there[1]) == 0
        count = here("dicetto_move_values", known, outlook, row, bench, moves, into)
        assert module.call("dicetto_move_values", *there, room("moves", 2 * most), room("into", 8 * most)) == count
        assert array("d", module.read("into"))[:count] == into[:count]
    assert number > 10
    scores, winners = array("q", bytes(16 * 20)), array("q", bytes(8 * 20))
    games_room = bytearray(here("games_room", known, b"", bytes([1, 1]), 20))
    start = packing.pack(variant, variant.start(2))
    here("playouts", known, b"", start, 0, 7, games_room, scores, winners)
    played = (content("start", start), 0, 7, room("games", len(games_room)), room("scores", 16 * 20))
    assert module.call("playouts", tables, room("none", 0), *played, room("winners", 8 * 20)) == 20
    assert array("q", module.read("scores")) == scores


@pytest.mark.parametrize("nth", [5, pytest.param(1, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("tens", [False, True])
def test_dicetrip_in_the_browser_is_dicetrip_here(module: Module, tens: bool, nth: int) -> None:  # noqa: FBT001 - an option
    """Powers, rolls, plans and moves have bit-identical values, and hard and quick players play the same game."""
    variant = cast("DiceTrip", rules("dicetrip", tens=tens))
    packing: Any = part("dicetrip", "packing")
    guess, draw, here = learned_trip(variant.map), random.Random(4), noppa.native.call
    number = written = 0
    assert guess is not None
    buffers = packing.tables_of(variant), guess.tables
    there = room("tables", len(buffers[0])), content("guess", guess.tables)
    rules_bytes = content("rules", packing.rules_bytes(variant))
    assert module.call("prepare", packing.NUMBER, there[0], rules_bytes) == 0
    assert module.read("tables") == buffers[0]
    work, work_there = bytearray(here("dicetrip_planner")), room("work", module.call("dicetrip_planner"))
    for state, seat, _ in play(variant, 2, 3, lambda variant, state, seat: draw.choice(variant.moves(state, seat))):
        number += 1
        if number % nth:
            continue
        row = packing.pack(variant, state)
        row_there = content(f"row {number}", row)
        sizes = 72, 8 * 7**4, 32, 8 * len(variant.moves(state, seat))
        writes = here("due", buffers[0], row) == seat + 1 and not state.deciding
        written += writes
        for asked, size in enumerate(sizes if writes else sizes[:2]):
            found, question, name = bytearray(size), (seat, asked, 25), f"found {size}"
            here("dicetrip_values", *buffers, row, *question, work, found)
            assert module.call("dicetrip_values", *there, row_there, *question, work_there, room(name, size)) == 0
            assert module.read(name) == found
    assert number > 50
    assert written > 5
    played = play_games(*buffers, ["hard", "quick"], 25, 0, 2, 5)
    expected = {"scores": played.scores, "won": played.winners, "lengths": played.lengths, "usage": played.usage}
    who, results = content("levels", bytes([2, 1])), [room(name, 8 * len(values)) for name, values in expected.items()]
    games_room = room("games", module.call("games_room", *there, who, 2))
    assert module.call("games", *there, who, 0, 5, games_room, *results) == 2
    assert {name: array("q", module.read(name)) for name in expected} == expected


def test_the_module_is_small() -> None:
    """It has at most 400 kB gzipped; even uncompressed it is well below that."""
    if not MODULE.exists():
        pytest.skip("the WebAssembly module is not built")
    assert MODULE.stat().st_size < MOST_BYTES
