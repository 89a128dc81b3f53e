"""A game that a program plays through the engine: rules, state, and dice on request."""

from dataclasses import dataclass, field
from typing import Any

from noppa.bots import BOTS, levels_of
from noppa.coach import advise
from noppa.coach.chances import chances
from noppa.coach.sentences import all_in_words
from noppa.core.codec import decode, encode
from noppa.core.errors import BadProgram, IllegalMove, ImpossibleChance, Plain
from noppa.core.events import Drawn, Moved, Rolled, Step
from noppa.core.record import Record
from noppa.core.rules import Choose, Draw, Move, Roll, Rules, pending_view
from noppa.core.sources import RealDice, Seeded
from noppa.core.table import Seat, Table
from noppa.locale import Messages

BOT = "simple"
MOST_GAMES = 1_000_000
"""The most games to estimate chances with."""
INVALID_STATE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What rules may raise for an impossible state."""


@dataclass(frozen=True, slots=True)
class TakenStep:
    """A step of the game, the state before it, and whether the program chose its dice or card."""

    step: Step
    before: Any
    named: bool = False


@dataclass(slots=True)
class EngineTable:
    """A game in progress; `chances` counts the rolls and cards so far, `seed` decides those that are not given.

    `given` is set once the program has sent a state of its own; the list of steps is then cleared.
    """

    rules: Rules[Any]
    state: Any
    seed: int
    chances: int = 0
    given: bool = False
    steps: list[TakenStep] = field(default_factory=list)

    def pending(self) -> dict[str, Any]:
        """Return what happens next."""
        return {"pending": pending_view(self.rules.pending(self.state))}

    def seat(self, given: int | None) -> int:
        """Return the given seat, or else the first that is due. Raises `IllegalMove` if there is no such seat."""
        if given is not None:
            seats = range(len(self.rules.sheet(self.state)))
            if given not in seats:
                raise IllegalMove("seat-unknown", seat=given, legal=tuple(map(str, seats)))
            return given
        pending = self.rules.pending(self.state)
        if not isinstance(pending, Choose):
            raise IllegalMove("engine-nobody-due", asked=type(pending).__name__.lower(), legal=())
        return pending.seats[0]

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
        chosen = self._move(move)
        self._take(Moved(seat, str(chosen)), self.rules.play(self.state, seat, chosen))
        return self.pending()

    def roll(self, dice: list[int] | None) -> dict[str, Plain]:
        """Roll these dice, or those of the seed."""
        pending, named = self.rules.pending(self.state), dice is not None
        if dice is None and isinstance(pending, Roll):
            dice = list(Seeded(self.seed).roll(pending, self.chances))
        dice = dice or []
        self._take(Rolled(tuple(dice)), self.rules.roll(self.state, dice), named=named)
        return {"dice": dice, **self.pending()}

    def draw(self, card: str | None) -> dict[str, Plain]:
        """Draw this card, or that of the seed."""
        pending = self.rules.pending(self.state)
        if not isinstance(pending, Draw):
            raise ImpossibleChance("draw-not-asked", asked=type(pending).__name__.lower())
        drawn = Seeded(self.seed).draw(pending, self.chances) if card is None else self.rules.card(card)
        self._take(Drawn(str(drawn)), self.rules.draw(self.state, drawn), named=card is not None)
        return {"card": str(drawn), **self.pending()}

    def undo(self, steps: int) -> dict[str, Plain]:
        """Take back that many steps; the seed gives the same rolls and cards again."""
        if not self.steps:
            raise IllegalMove("undo-nothing", legal=())
        _check_number("steps", steps, len(self.steps))
        for _ in range(steps):
            last = self.steps.pop()
            self.state = last.before
            self.chances -= not isinstance(last.step, Moved)
        return self.pending()

    def record(self, names: list[str] | None) -> Record:
        """Return the record of the game: with its seed, or with real dice if the program gave any dice or cards.

        Raises `BadProgram` if the game continues from a state that the program sent.
        """
        if self.given:
            raise BadProgram("engine-record")
        players = len(self.rules.sheet(self.state))
        names = [f"Player {seat + 1}" for seat in range(players)] if names is None else [str(name) for name in names]
        if len(names) != players:
            raise BadProgram("engine-names", wanted=players, given=len(names))
        source = RealDice(every_roll=True) if any(step.named for step in self.steps) else Seeded(self.seed)
        table = Table(self.rules, [Seat(name) for name in names], source)
        for taken in self.steps:
            match taken.step:
                case Moved(seat, move):
                    table.play(seat, self.rules.parse(move))
                case Rolled(dice):
                    table.enter(dice)
                case Drawn(card):
                    table.draw(self.rules.card(card))
        return Record.of(table)

    def win_chances(self, games: int, seed: int) -> dict[str, Plain]:
        """Return every seat's chance to win, estimated by playing that many games to the end."""
        _check_number("games", games, MOST_GAMES)
        found = chances(self.rules, self.state, games, seed)
        return {"chances": [{"seat": chance.seat, "win": chance.win, "error": chance.error} for chance in found]}

    def _take(self, step: Step, after: Any, *, named: bool = False) -> None:
        self.steps.append(TakenStep(step, self.state, named))
        self.chances += not isinstance(step, Moved)
        self.state = after

    def put(self, data: object, players: int) -> None:
        """Continue from another state with that many players. Raises `BadProgram` if it is impossible."""
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
        self.steps.clear()

    def choose(self, seat: int, bot: str) -> Move:
        """Return a bot's move, based only on what the seat may know."""
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
            {
                "move": str(choice.move),
                "value": choice.value,
                "loss": choice.loss,
                "reason": all_in_words(choice.why, self.rules.game.name, Messages()),
            }
            for choice in advice
        ]
        return {"seat": seat, "unit": advice[0].unit, "exact": advice[0].exact, "advice": moves}

    def plain(self) -> dict[str, Plain]:
        """Return the state in the form that `put` accepts."""
        return {"state": encode(self.state), **self.pending()}

    def _move(self, given: str | int) -> Move:
        if isinstance(given, str):
            return self.rules.parse(given)
        actions = self.rules.actions
        if not 0 <= given < len(actions):
            raise BadProgram("engine-action", action=given, most=len(actions) - 1)
        return actions[given]


def _check_number(key: str, given: int, most: int) -> None:
    """Raise `BadProgram` unless a number is from 1 to `most`."""
    if not 1 <= given <= most:
        raise BadProgram("engine-number", key=key, least=1, most=most, given=given)
