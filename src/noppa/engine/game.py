"""One game that a program plays through the engine: rules, position, and dice that it may ask for."""

from dataclasses import dataclass
from typing import Any

from noppa.bots import BOTS, levels_of
from noppa.core.codec import decode, encode
from noppa.core.errors import BadProgram, IllegalMove, ImpossibleChance, Plain
from noppa.core.rules import Choose, Draw, Move, Roll, Rules, plain_pending
from noppa.core.sources import Seeded

BOT = "simple"
MISTAKES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules may raise on a position that cannot come up."""


@dataclass(slots=True)
class Game:
    """A game in progress; `chances` counts the rolls and cards so far, `seed` gives those asked for.

    `given` is set once the position is one that the program made itself.
    """

    rules: Rules[Any]
    state: Any
    seed: int
    chances: int = 0
    given: bool = False

    def pending(self) -> dict[str, Plain]:
        """What happens next."""
        return {"pending": plain_pending(self.rules.pending(self.state))}

    def seat(self, given: int | None) -> int:
        """That seat, or else the first that is due."""
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
        """The legal moves of a seat, as texts and as numbers in the list of all actions."""
        legal = self.rules.moves(self.state, seat)
        numbers = self.rules.action_numbers
        return {
            "seat": seat,
            "moves": [str(move) for move in legal],
            "actions": [numbers[move] for move in legal],
        }

    def play(self, seat: int, move: str | int) -> dict[str, Plain]:
        """Play a move, named by its text or its number."""
        self.state = self.rules.play(self.state, seat, self._move(move))
        return self.pending()

    def roll(self, dice: list[int] | None) -> dict[str, Plain]:
        """Roll these dice, or those that the seed gives."""
        asked = self.rules.pending(self.state)
        if dice is None and isinstance(asked, Roll):
            dice = list(Seeded(self.seed).roll(asked, self.chances))
        dice = dice or []
        self.state = self.rules.roll(self.state, dice)
        self.chances += 1
        return {"dice": dice, **self.pending()}

    def draw(self, card: str | None) -> dict[str, Plain]:
        """Turn this card, or the one that the seed gives."""
        asked = self.rules.pending(self.state)
        if not isinstance(asked, Draw):
            raise ImpossibleChance("draw-not-asked", asked=type(asked).__name__.lower())
        turned = Seeded(self.seed).draw(asked, self.chances) if card is None else self.rules.card(card)
        self.state = self.rules.draw(self.state, turned)
        self.chances += 1
        return {"card": str(turned), **self.pending()}

    def put(self, data: object, players: int) -> None:
        """Go on from another position, which must be one of so many players."""
        state = decode(data, self.rules.state_type)
        try:
            seats = len(self.rules.sheet(state))
            self.rules.pending(state)
            for seat in range(seats):
                self.rules.view(state, seat)
        except MISTAKES as error:
            raise BadProgram("engine-position", why=type(error).__name__) from None
        if seats != players:
            raise BadProgram("engine-position-players", players=seats, wanted=players)
        self.state, self.given = state, True

    def choose(self, seat: int, bot: str) -> Move:
        """The move of a bot, which sees what that seat may see."""
        levels = levels_of(self.rules.game.name)
        if bot not in levels:
            raise BadProgram("bot-unknown", bot=bot, legal=levels)
        if not self.rules.moves(self.state, seat):
            raise IllegalMove("advice-not-due", seat=seat, legal=())
        return BOTS[bot](self.rules, self.rules.observed(self.state, seat), seat)

    def advice(self, seat: int) -> dict[str, Plain]:
        """Every legal move of a seat with what it is worth, best first."""
        from noppa.coach import advise  # noqa: PLC0415 - numba takes a second to import

        told = advise(self.rules, self.state, seat)
        moves: list[Plain] = [
            {"move": str(each.move), "value": each.value, "loss": each.loss, "reason": each.reason} for each in told
        ]
        return {"seat": seat, "unit": told[0].unit, "exact": told[0].exact, "advice": moves}

    def plain(self) -> dict[str, Plain]:
        """The position, as `put` takes it."""
        return {"state": encode(self.state), **self.pending()}

    def _move(self, given: str | int) -> Move:
        if isinstance(given, str):
            return self.rules.parse(given)
        actions = self.rules.actions
        if not 0 <= given < len(actions):
            raise BadProgram("engine-action", action=given, most=len(actions) - 1)
        return actions[given]
