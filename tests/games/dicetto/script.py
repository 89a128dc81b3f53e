"""Games written line by line as in a record, and played by the rules."""

from collections.abc import Iterable

from noppa import rules as rules_of_game
from noppa.core.events import Drawn, Moved, Rolled, read_event
from noppa.games.dicetto.rules import Dicetto
from noppa.games.dicetto.state import State

ROW = ("sixes:2", "pair:1", "chance:1", "three_of_a_kind:4")
BONUS = ("most_logos", "fewest_cards", "most_chances", "fewest_points")


def dicetto(edition: str | None = None, **options: object) -> Dicetto:
    """Return the rules, by default without bonus cards."""
    variant = rules_of_game("dicetto", edition, **{"bonus": False, **options})
    assert isinstance(variant, Dicetto)
    return variant


def follow(rules: Dicetto, state: State, *lines: str) -> State:
    """Return the position after these lines: `draw pair:1`, `roll 1 2 3 4`, `0: keep 1`."""
    for line in lines:
        match read_event(line):
            case Drawn(card):
                state = rules.draw(state, rules.card(card))
            case Rolled(dice):
                state = rules.roll(state, dice)
            case Moved(seat, move):
                state = rules.play(state, seat, rules.parse(move))
            case other:
                raise TypeError(other)
    return state


def dealt(rules: Dicetto, players: int = 2, row: Iterable[str] = ROW, bonus: Iterable[str] = BONUS) -> State:
    """Return a new game with these cards on the table."""
    state = follow(rules, rules.start(players), *(f"draw {card}" for card in row))
    return follow(rules, state, *(f"draw {card}" for card in bonus)) if rules.bonus_cards else state


def legal(rules: Dicetto, state: State, verb: str = "") -> set[str]:
    """Return the texts of the legal moves that begin with a verb, for the due seat."""
    return {text for text in map(str, rules.moves(state, state.seat)) if text.startswith(verb)}
