"""The native core and the readable rules, compared at every step: the same chance and the same moves."""

import random
from array import array
from typing import Any

import pytest

from native.variants import VARIANTS
from noppa import Choose, Draw, NoppaError, Over, Roll, Rules, rules
from noppa.core.dice import FACES
from noppa.games import games, part
from noppa.native import call


class Core:
    """One game as played by the core."""

    def __init__(self, variant: Rules[Any], players: int) -> None:
        packing: Any = part(variant.game.name, "packing")
        self.packing, self.tables = packing, packing.tables_of(variant)
        self.row = bytearray(call("row_size", self.tables, players))
        call("start", self.tables, self.row)

    @property
    def due(self) -> int | None:
        """Return the seat that chooses, or None."""
        return call("due", self.tables, self.row) - 1 if call("due", self.tables, self.row) else None

    @property
    def moves(self) -> list[int]:
        """Return the numbers of the legal moves."""
        into = array("H", bytes(2 * call("most_moves", self.tables)))
        return list(into[: call("legal", self.tables, self.row, into)])

    @property
    def position(self) -> bytes:
        """Return the row without its counters."""
        without_usage = getattr(self.packing, "without_usage", bytes)
        return bytes(without_usage(bytes(self.row)))

    def totals(self, players: int) -> list[int]:
        """Return everybody's points."""
        into = array("q", bytes(8 * players))
        call("totals", self.tables, self.row, into)
        return list(into)


def play_both(variant: Rules[Any], players: int, draw: random.Random) -> None:
    """Play one random game in both, and compare them."""
    state, core = variant.start(players), Core(variant, players)
    numbers = {move: number for number, move in enumerate(variant.actions)}
    while True:
        assert core.packing.pack(variant, state) == core.position
        assert core.totals(players) == [sheet.total for sheet in variant.sheet(state)]
        match variant.pending(state):
            case Roll(_, dice, _, _):
                assert (core.due, core.moves) == (None, [])
                rolled = tuple(draw.choices(FACES, k=dice))
                state = variant.roll(state, rolled)
                call("answer", core.tables, core.row, array("i", rolled))
            case Draw(deck=deck):
                assert (core.due, core.moves) == (None, [])
                card = draw.choices(list(deck), list(deck.values()))[0]
                state = variant.draw(state, card)
                call("answer", core.tables, core.row, array("i", [core.packing.card_number(variant, card)]))
            case Choose((seat, *_)):
                moves = variant.moves(state, seat)
                assert core.due == seat
                assert core.moves == [numbers[move] for move in moves]
                move = draw.choice(moves)
                state = variant.play(state, seat, move)
                call("play", core.tables, core.row, numbers[move])
            case Over():
                assert (core.due, core.moves) == (None, [])
                return


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_the_core_plays_by_the_readable_rules(game: str, options: dict[str, Any]) -> None:
    """Positions, legal moves in their order and points agree at every step, for every set of options."""
    draw = random.Random(str(options))
    least = games()[game].least_players
    for players in range(least, least + 3):
        play_both(rules(game, **options), players, draw)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_the_core_plays_by_the_readable_rules_in_many_games(game: str, options: dict[str, Any]) -> None:
    """The same holds over hundreds of games."""
    draw = random.Random(str(options))
    for _ in range(200):
        play_both(rules(game, **options), draw.randint(games()[game].least_players, 4), draw)


@pytest.mark.parametrize(("game", "options"), VARIANTS[:1], ids=str)
def test_chance_follows_its_stream_and_stops_at_a_choice(game: str, options: dict[str, Any]) -> None:
    """The same stream gives the same dice, another one different dice, and nothing is rolled twice."""
    variant = rules(game, **options)
    found = []
    for stream in (1, 1, 2, 3):
        core, word = Core(variant, 2), array("Q", [stream])
        for _ in range(2):
            call("chance", core.tables, core.row, word)
        found.append(bytes(core.row))
        assert core.due == 0
    assert found[0] == found[1]
    assert len(set(found)) > 1


def test_what_does_not_fit_is_refused() -> None:
    """Covers an illegal move, impossible dice, and chance out of turn."""
    variant = rules("yatzy")
    core = Core(variant, 1)
    before = bytes(core.row)
    for question, *arguments in (("play", 20), ("answer", array("i", [1, 2, 3])), ("answer", array("i", [7] * 5))):
        with pytest.raises(NoppaError) as refused:
            call(str(question), core.tables, core.row, *arguments)
        assert refused.value.code == "native-refused"
    assert bytes(core.row) == before
    call("answer", core.tables, core.row, array("i", [1, 2, 3, 4, 5]))
    with pytest.raises(NoppaError):
        call("answer", core.tables, core.row, array("i", [1, 2, 3, 4, 5]))
