"""The checks that the contract makes for all games."""

from typing import Any

import pytest

from noppa import BadOption, IllegalMove, ImpossibleChance, Roll, rules
from noppa.core.options import Game
from noppa.games import games
from noppa.locale import Messages
from noppa.testing import conformance as kit

GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


@GAMES
@pytest.mark.parametrize("dice", [5, None, "11111", ["1"] * 5, 1.5])
def test_what_is_no_dice_is_impossible(game: Game, dice: Any) -> None:
    """Whatever is passed, the error is one of ours."""
    variant = rules(game.name)
    state = variant.start(game.least_players)
    while not isinstance(variant.pending(state), Roll):
        pending = variant.view(state)["pending"]
        card = variant.card(next(iter(pending["deck"])))
        state = variant.draw(state, card)
    with pytest.raises(ImpossibleChance):
        variant.roll(state, dice)


@GAMES
@pytest.mark.parametrize("seat", [-1, 99, "0", 0.0, True, [0]])
def test_only_seats_at_the_table_have_a_view(game: Game, seat: Any) -> None:
    """The error lists them."""
    variant = rules(game.name)
    with pytest.raises(IllegalMove) as caught:
        variant.view(variant.start(game.least_players), seat)
    assert caught.value.code == "seat-unknown"


@GAMES
@pytest.mark.parametrize("seat", [None, "0", 0.0, True, [0]])
def test_what_is_no_seat_neither_has_moves_nor_plays(game: Game, seat: Any) -> None:
    """It is refused with a sentence, never taken for a similar seat."""
    variant = rules(game.name)
    state = variant.start(game.least_players)
    for ask in (lambda: variant.moves(state, seat), lambda: variant.play(state, seat, variant.actions[0])):
        with pytest.raises(IllegalMove) as caught:
            ask()
        assert caught.value.code == "seat-unknown"
        assert str(seat) in Messages().error(caught.value)


@pytest.mark.parametrize("name", [[], None, 3, {}, b"yatzy", "Yatzy"])
def test_a_game_is_a_name(name: Any) -> None:
    """Anything else is refused with the existing names."""
    with pytest.raises(BadOption) as caught:
        rules(name)
    assert caught.value.params["allowed"] == tuple(games())


@pytest.mark.parametrize("edition", [[], 3, object()])
def test_an_edition_is_a_name(edition: Any) -> None:
    """Anything else is refused with the existing names."""
    with pytest.raises(BadOption):
        rules("yatzy", edition)


def test_a_move_made_by_hand_is_refused_whatever_it_holds() -> None:
    """This holds even where the game could not say why."""
    variant = rules("dicetto")
    state = kit.random_table(variant, 2, seed=1)
    while not variant.moves(state.state, 0):
        state.step()
    place = type(variant.parse("place 1 1"))
    for slot, dice in ((9, (1,)), (0, [1])):
        with pytest.raises(IllegalMove) as caught:
            variant.play(state.state, 0, place(slot, dice))  # type: ignore[call-arg]
        assert caught.value.params["legal"]


DEEP: Any = {}
for _ in range(100_000):
    DEEP = {"a": DEEP}


@pytest.mark.parametrize(("game", "name"), [("kivi", "board"), ("dicetto", "deck"), ("dicetrip", "map")])
@pytest.mark.parametrize("given", ["a\0b", "\ud800\nx=1", "\ud800", DEEP, {"x": {1}}, 5], ids=range(6))
def test_an_own_file_that_cannot_be_read_is_a_bad_option(game: str, name: str, given: Any) -> None:
    """Zero bytes, lone surrogates and endless nesting each give an error of ours."""
    with pytest.raises(BadOption):
        rules(game, **{name: given})
