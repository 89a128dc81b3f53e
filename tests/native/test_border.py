"""The native core validates its input before reading it: random bytes are refused, never trusted."""

import os
import random
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from native.variants import EDITIONS, NATIVE
from noppa import NoppaError, rules
from noppa.core.errors import NativeError
from noppa.games import part
from noppa.games.dicetrip.guess import guess_of, table_sizes
from noppa.games.kivi.outlook import SIZE
from noppa.native import call
from noppa.native.binding import library

TRIES = int(os.environ.get("NOPPA_FUZZ", "5000"))
"""How many random positions each test tries; the run with sanitizers tries more."""
SIZES = (0, 1, 7, 8, 16, 24, 40, 168, 176, 1000)


def accepted(question: Callable[[], int]) -> bool:
    """Return whether the core accepts a call."""
    try:
        question()
    except NativeError:
        return False
    return True


Question = Callable[[], int]


def questions(tables: bytearray, row: bytearray, own: Callable[[bytearray], list[Question]]) -> list[Question]:
    """Return all calls that take a position."""
    moves = array("H", bytes(2 * call("most_moves", tables)))
    return [
        lambda: call("due", tables, row),
        lambda: call("legal", tables, row, moves),
        lambda: call("totals", tables, row, array("q", bytes(8 * max(0, (len(row) - 8) // 8)))),
        lambda: call("play", tables, bytearray(row), 100),
        lambda: call("answer", tables, bytearray(row), array("i", [1, 2, 3, 4, 5])),
        lambda: call("chance", tables, bytearray(row), array("Q", [1])),
        lambda: call("playouts", tables, b"", row, 0, 1, b"", array("q", bytes(16)), array("q", bytes(8))),
        *own(row),
    ]


def yatzy_questions(tables: bytearray) -> Callable[[bytearray], list[Question]]:
    """Use random values in place of a solved game: their content does not matter here."""
    moves, into, ends = array("H", bytes(2048)), array("d", bytes(8 * 240)), array("d", bytes(8 * 16))
    values = array("d", bytes(8 * call("yatzy_size", tables, -1)))
    room = bytearray(call("games_room", tables, values, bytes([2, 2]), 1))
    return lambda row: [
        lambda: call("yatzy_move_values", tables, values, row, b"", moves, into),
        lambda: call("yatzy_turn_ends", tables, values, row, ends),
        lambda: call("yatzy_move_values", tables, values, row, room, moves, into),
    ]


def kivi_questions(tables: bytearray) -> Callable[[bytearray], list[Question]]:
    """Use the computed value, which takes positions of any number of players, and play out."""
    outlook, room = bytearray(SIZE), bytearray(call("games_room", tables, b"", bytes([1, 1]), 1))

    def own(row: bytearray) -> list[Question]:
        players = max(0, (len(row) - 32) // 64)
        scores = array("q", bytes(8 * players))
        return [
            lambda: call("kivi_look", tables, b"", row, room, outlook),
            lambda: call("playouts", tables, b"", row, 0, 1, room, scores, array("q", bytes(8))),
        ]

    return own


def dicetrip_questions(tables: bytearray) -> Callable[[bytearray], list[Question]]:
    """Play out with a guess of zeros, and ask for all values of the first two seats."""
    links = int.from_bytes(tables[20:24], "little")
    guess = guess_of(links, 8, array("f", bytes(4 * sum(table_sizes(links, 8).values())))).tables
    work, plan, mean = bytearray(call("dicetrip_planner")), array("d", bytes(32)), array("d", bytes(8 * 7**4))
    moves = array("H", bytes(2 * call("most_moves", tables)))

    def ask(row: bytearray, seat: int, asked: int, breadth: int, into: "array[float]") -> int:
        return call("dicetrip_values", tables, guess, row, seat, asked, breadth, work, into)

    def own(row: bytearray) -> list[Question]:
        players = max(1, (len(row) - 8) // 48)
        scores, winners = array("q", bytes(8 * players)), array("q", bytes(8))
        return [
            lambda: call("playouts", tables, guess, row, 0, 1, bytearray(len(work)), scores, winners),
            lambda: ask(row, 0, 0, 25, array("d", bytes(72))),
            lambda: ask(row, 1, 1, 3, mean),
            lambda: ask(row, 0, 2, 3, plan),
            lambda: ask(row, 0, 2, 25, plan),
            lambda: ask(row, 0, 3, 25, array("d", bytes(8 * call("legal", tables, row, moves)))),
        ]

    return own


def tutto_questions(tables: bytearray) -> Callable[[bytearray], list[Question]]:
    """Use random values in place of a solved game, as in Yatzy, and play out."""
    moves, into, room = array("H", bytes(2048)), array("d", bytes(8 * 240)), bytearray(1 << 21)
    values = array("d", bytes(8 * call("tutto_size", tables, 0)))
    return lambda row: [
        lambda: call("tutto_values", tables, values, row, room, 0, 2, 0, 0, moves, into),
        lambda: call("tutto_values", tables, values, row, room, 0, 0, 0, 0, moves, into),
        lambda: call("tutto_values", tables, values, row, room, 0, 1, 1, 20, moves, into),
        lambda: call("tutto_values", tables, values, row, room[:8], 1, 0, 0, 0, moves, into),
    ]


def dicetto_questions(tables: bytearray) -> Callable[[bytearray], list[Question]]:
    """Compute the turn, request values, and play out."""
    most = call("most_moves", tables)
    moves, values = array("H", bytes(2 * most)), array("d", bytes(8 * most))
    outlook = bytearray(call("dicetto_outlook_size"))
    room = bytearray(call("games_room", tables, b"", bytes([2, 2]), 1))

    def own(row: bytearray) -> list[Question]:
        players = row[0] % 5 if row else 0
        scores = array("q", bytes(8 * players))
        return [
            lambda: call("dicetto_look", tables, row, room, outlook),
            lambda: call("dicetto_move_values", tables, outlook, row, room, moves, values),
            lambda: call("playouts", tables, b"", row, 0, 1, room, scores, array("q", bytes(8))),
            lambda: call("dicetto_quick_turn", tables, bytearray(row), room, array("Q", [1])),
        ]

    return own


OWN: dict[str, Callable[[bytearray], Callable[[bytearray], list[Question]]]] = {
    name.removesuffix("_questions"): function
    for name, function in list(globals().items())
    if name.endswith("_questions")
}
"""The calls for positions that only one game has."""


@pytest.mark.parametrize(("game", "options"), EDITIONS, ids=str)
def test_random_bytes_are_no_position(game: str, options: dict[str, Any]) -> None:
    """Every size is tried, including those of positions; bytes accepted by chance give a result within bounds."""
    packing: Any = part(game, "packing")
    tables, draw = packing.tables_of(rules(game, **options)), random.Random(str(options))
    own, taken = OWN[game](tables), 0
    sizes = *SIZES, call("row_size", tables, 2), call("row_size", tables, 3)
    for number in range(TRIES // len(EDITIONS)):
        row = bytearray(draw.randbytes(draw.choice(sizes)))
        calls = questions(tables, row, own)
        taken += accepted(calls[number % len(calls)])
    assert taken < TRIES / 100


@pytest.mark.parametrize(("game", "options"), EDITIONS, ids=str)
def test_a_damaged_position_never_harms(game: str, options: dict[str, Any]) -> None:
    """Real positions with changed bytes are accepted or refused, and nothing else happens."""
    packing: Any = part(game, "packing")
    tables, draw = packing.tables_of(rules(game, **options)), random.Random(str(options))
    own, moves = OWN[game](tables), array("H", bytes(2 * call("most_moves", tables)))
    row, taken = bytearray(call("row_size", tables, 3)), 0
    call("start", tables, row)
    for number in range(TRIES // len(EDITIONS)):
        damaged = bytearray(row)
        for _ in range(draw.randint(1, 3)):
            damaged[draw.randrange(len(row))] = draw.choice((0, 1, 2, 3, 5, 14, 15, 209, 210, 255, draw.randrange(256)))
        calls = questions(tables, damaged, own)
        taken += accepted(calls[number % len(calls)])
        call("chance", tables, row, array("Q", [number]))
        count = call("legal", tables, row, moves)
        if count:
            call("play", tables, row, draw.choice(moves[:count]))
        else:
            call("start", tables, row)
    assert taken > 0


@pytest.mark.parametrize("game", NATIVE)
def test_tables_that_were_not_prepared_are_refused(game: str) -> None:
    """Covers random bytes, truncated tables, and rules of the wrong size."""
    packing: Any = part(game, "packing")
    tables = packing.tables_of(rules(game))
    row = bytearray(call("row_size", tables, 2))
    for wrong in (bytearray(len(tables)), bytearray(os.urandom(len(tables))), tables[:-8], bytearray()):
        assert not accepted(lambda wrong=wrong: call("due", wrong, row))  # type: ignore[misc]
    assert not accepted(lambda: call("prepare", packing.NUMBER, bytearray(len(tables)), bytes(100)))
    assert not accepted(lambda: call("prepare", packing.NUMBER, bytearray(len(tables)), os.urandom(16 + 252 * 15)))


def test_a_buffer_of_the_wrong_size_is_refused() -> None:
    """Covers values, moves and buffers that are too small."""
    packing: Any = part("yatzy", "packing")
    variant = rules("yatzy")
    tables, row = packing.tables_of(variant), packing.pack(variant, variant.start(1))
    values = array("d", bytes(8 * call("yatzy_size", tables, -1)))
    moves, into = array("H", bytes(2048)), array("d", bytes(8 * 1024))
    assert accepted(lambda: call("yatzy_move_values", tables, values, row, b"", moves, into))
    assert not accepted(lambda: call("yatzy_move_values", tables, values[:-1], row, b"", moves, into))
    assert not accepted(lambda: call("yatzy_move_values", tables, values, row, b"", moves[:10], into))
    assert not accepted(lambda: call("yatzy_solve", tables, values[:100], 3, 0, 1, b"", b""))
    scores = array("q", bytes(80))
    assert not accepted(lambda: call("games", tables, b"", bytes(2), 0, 1, b"", scores, scores, scores, scores))
    assert not accepted(lambda: call("games", tables, b"", bytes([0, 1]), 0, 1, b"", scores, scores, scores, scores))
    assert not accepted(lambda: call("games_room", tables, b"", bytes([3]), 1))
    assert not accepted(lambda: call("prepare", 5, tables, b""))
    assert not accepted(lambda: call("yatzy_move_values", tables, values, row, bytearray(1 << 20), moves, into))


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error has the path where it should be."""
    library.cache_clear()
    monkeypatch.setenv("NOPPA_CORE", "/nowhere")
    with pytest.raises(NoppaError) as missing:
        library()
    assert missing.value.code == "native-missing"
    assert "nowhere" in str(missing.value.params["path"])
    library.cache_clear()
