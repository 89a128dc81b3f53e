"""One game that a program plays through the engine: rules, state, and dice on request."""

from dataclasses import dataclass
from typing import Any

from noppa.bots import BOTS, levels_of
from noppa.coach import advise
from noppa.core.codec import decode, encode
from noppa.core.errors import BadProgram, IllegalMove, ImpossibleChance, Plain
from noppa.core.rules import Choose, Draw, Move, Roll, Rules, pending_view
from noppa.core.sources import Seeded

BOT = "simple"
INVALID_STATE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules may raise for a state that cannot come up."""


@dataclass(slots=True)
class EngineTable:
    """A game in progress; `chances` counts the rolls and cards so far, `seed` decides those on request.

    `given` is set once the state is one that the program sent itself.
    """

    rules: Rules[Any]
    state: Any
    seed: int
    chances: int = 0
    given: bool = False

    def pending(self) -> dict[str, Any]:
        """Return what happens next."""
        return {"pending": pending_view(self.rules.pending(self.state))}

    def seat(self, given: int | None) -> int:
        """Return the given seat, or else the first that is due. Raises `IllegalMove` if there is none."""
        if given is not None:
            seats = range(len(self.rules.sheet(self.state)))
            if given not in seats:
                raise IllegalMove("seat-unknown", seat=given, legal=tuple(map(str, seats)))
            return given
        asked = self.rules.pending(self.state)
        if not isinstance(asked, Choose):
            raise IllegalMove("engine-nobody-due", asked=type(asked).__name__.lower(), legal=())
        return asked.seats[0]

    def moves(self, seat: int) -> dict[str, Plain]:
        """Return the legal moves of a seat, as texts and as numbers in the list of all actions."""
        legal = self.rules.moves(self.state, seat)
        numbers = self.rules.action_numbers
        return {
            "seat": seat,
            "moves": [str(move) for move in legal],
            "actions": [numbers[move] for move in legal],
        }

    def play(self, seat: int, move: str | int) -> dict[str, Plain]:
        """Play a move, given by its text or its number."""
        self.state = self.rules.play(self.state, seat, self._move(move))
        return self.pending()

    def roll(self, dice: list[int] | None) -> dict[str, Plain]:
        """Roll these dice, or those of the seed."""
        asked = self.rules.pending(self.state)
        if dice is None and isinstance(asked, Roll):
            dice = list(Seeded(self.seed).roll(asked, self.chances))
        dice = dice or []
        self.state = self.rules.roll(self.state, dice)
        self.chances += 1
        return {"dice": dice, **self.pending()}

    def draw(self, card: str | None) -> dict[str, Plain]:
        """Draw this card, or that of the seed."""
        asked = self.rules.pending(self.state)
        if not isinstance(asked, Draw):
            raise ImpossibleChance("draw-not-asked", asked=type(asked).__name__.lower())
        turned = Seeded(self.seed).draw(asked, self.chances) if card is None else self.rules.card(card)
        self.state = self.rules.draw(self.state, turned)
        self.chances += 1
        return {"card": str(turned), **self.pending()}

    def put(self, data: object, players: int) -> None:
        """Continue from another state with that many players. Raises `BadProgram` if it cannot come up."""
        state = decode(data, self.rules.state_type)
        try:
            seats = len(self.rules.sheet(state))
            self.rules.pending(state)
            for seat in range(seats):
                self.rules.view(state, seat)
        except INVALID_STATE as error:
            raise BadProgram("engine-position", why=type(error).__name__) from None
        if seats != players:
            raise BadProgram("engine-position-players", players=seats, wanted=players)
        self.state, self.given = state, True

    def choose(self, seat: int, bot: str) -> Move:
        """Return the move of a bot, which sees only what the seat may know."""
        levels = levels_of(self.rules.game.name)
        if bot not in levels:
            raise BadProgram("bot-unknown", bot=bot, legal=levels)
        if not self.rules.moves(self.state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return BOTS[bot](self.rules, self.rules.observed(self.state, seat), seat)

    def advice(self, seat: int) -> dict[str, Plain]:
        """Return every legal move of a seat with its value, best first."""
        advice = advise(self.rules, self.state, seat)
        moves: list[Plain] = [
            {"move": str(each.move), "value": each.value, "loss": each.loss, "reason": each.reason} for each in advice
        ]
        return {"seat": seat, "unit": advice[0].unit, "exact": advice[0].exact, "advice": moves}

    def plain(self) -> dict[str, Plain]:
        """Return the state in the form that `put` takes."""
        return {"state": encode(self.state), **self.pending()}

    def _move(self, given: str | int) -> Move:
        if isinstance(given, str):
            return self.rules.parse(given)
        actions = self.rules.actions
        if not 0 <= given < len(actions):
            raise BadProgram("engine-action", action=given, most=len(actions) - 1)
        return actions[given]
