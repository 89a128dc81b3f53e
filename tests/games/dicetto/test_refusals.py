"""Illegal moves are refused with the reason and the allowed ones, and change nothing."""

import pytest

from games.dicetto.script import dealt, dicetto, follow
from noppa import IllegalMove, ImpossibleChance
from noppa.core.errors import NoppaError
from noppa.games.dicetto.state import State
from noppa.locale import Messages

RULES = dicetto()
SAY = Messages()
ROLLED = follow(RULES, dealt(RULES), "roll 6 5 5 1")
SECOND = follow(RULES, ROLLED, "0: place 1 6", "0: place 2 5 5", "0: done", "roll 6 5 4 4")
LOST = follow(RULES, SECOND, "1: place 1 6", "roll 1 2")


@pytest.mark.parametrize(
    ("state", "move", "code", "params"),
    [
        (ROLLED, "keep 4", "dicetto-keep-not-there", {"dice": [1, 5, 5, 6]}),
        (ROLLED, "keep 6 6", "dicetto-keep-not-there", {}),
        (ROLLED, "place 2 5 6", "dicetto-does-not-fit", {"card": "pair", "slot": "2", "allowed": ["5 5"]}),
        (ROLLED, "place 2 5", "dicetto-does-not-fit", {}),
        (ROLLED, "place 1 5", "dicetto-does-not-fit", {"card": "sixes", "allowed": ["6"]}),
        (ROLLED, "place 4 5 5", "dicetto-does-not-fit", {"card": "three_of_a_kind", "allowed": []}),
        (ROLLED, "place 1 6 6", "dicetto-dice-not-in-hand", {"hand": [1, 5, 5, 6], "allowed": ["6"]}),
        (SECOND, "place 2 4 4", "dicetto-sum-too-low", {"sum": 8, "least": 10, "allowed": []}),
        (LOST, "place 3 6", "dicetto-dice-lost", {"hand": [4, 4, 5], "lost": [6]}),
        (LOST, "place 1 6 6", "dicetto-challenge-lost", {"slot": "1"}),
        (LOST, "keep 4", "dicetto-placed-already", {}),
        (follow(RULES, LOST, "1: place 3 4"), "place 3 5", "dicetto-once-a-turn", {"slot": "3", "allowed": []}),
        (follow(RULES, LOST, "1: place 3 4"), "place x 4 4", "dicetto-dice-not-in-hand", {"hand": [4, 5]}),
    ],
)
def test_a_refusal_says_why(state: State, move: str, code: str, params: dict[str, object]) -> None:
    """It has a stable code, what is allowed, and a plain sentence."""
    with pytest.raises(IllegalMove) as caught:
        RULES.play(state, state.seat, RULES.parse(move))
    error = caught.value
    assert error.code == code
    assert {key: error.params[key] for key in params} == params
    assert error.params["legal"] == tuple(map(str, RULES.moves(state, state.seat)))
    assert code not in SAY.error(error, "dicetto")


def test_nobody_moves_before_the_dice_or_during_a_battle() -> None:
    """The dice come first."""
    battle = follow(RULES, SECOND, "1: place 1 6")
    for state, seat in ((dealt(RULES), 0), (battle, 1)):
        with pytest.raises(IllegalMove, match="move-chance-first"):
            RULES.play(state, seat, RULES.parse("done"))


def test_nobody_moves_out_of_turn() -> None:
    """The owner of challenged dice has no choice either."""
    with pytest.raises(IllegalMove, match="move-out-of-turn"):
        RULES.play(SECOND, 0, RULES.parse("done"))


def test_impossible_dice_and_cards_are_refused() -> None:
    """A battle has two dice; a used card cannot come again; a bonus card is no dice card."""
    battle = follow(RULES, SECOND, "1: place 1 6")
    for roll in ((1,), (1, 2, 3), (0, 1), (7, 1)):
        with pytest.raises(ImpossibleChance):
            RULES.roll(battle, roll)
    rules = dicetto(bonus=True)
    state = follow(rules, rules.start(2), "draw ones:2*")
    for card in ("ones:2*", "most_logos"):
        with pytest.raises(ImpossibleChance, match="card-not-in-pile"):
            follow(rules, state, f"draw {card}")
    for card in ("ones:2**", "ones", "extra_roll", "ones:3"):
        with pytest.raises(NoppaError, match="card-unknown"):
            rules.card(card)
