"""Describes the events of a game in words, one line each, during play and in replays."""

from collections.abc import Sequence
from typing import Any

from noppa.cli.play.drawings import card_name, drawing
from noppa.core.events import Amended, Drawn, Ended, Event, Moved, Rolled, Seated, Step, Undone
from noppa.core.rules import Draw, Move, Roll, Rules
from noppa.core.table import Seat
from noppa.locale import Messages
from noppa.terminal.dice import dice_text


class EventLines:
    """The events of one game as sentences in one language."""

    def __init__(self, rules: Rules[Any], say: Messages) -> None:
        self.rules, self.say = rules, say
        self.game = rules.game.name
        self.drawing = drawing(self.game)

    def labels(self, state: Any, seat: int) -> dict[Move, str]:
        """Return the label of each legal move of a seat."""
        view, parse = self.rules.view(state, seat), self.rules.parse
        return {parse(entry["move"]): self.drawing.label(entry, self.say) for entry in view["moves"]}

    def step(self, before: Any, step: Step, after: Any, seats: Sequence[Seat]) -> list[str]:
        """Return lines about a roll, card or move, and about the end of the turn if dice or a card ended it."""
        pending = self.rules.pending(before)
        seat = pending.seat if isinstance(pending, Roll | Draw) else step.seat if isinstance(step, Moved) else 0
        return [self._line(before, step, seat, seats[seat].name), *self._outcome(before, step, after, seats)]

    def _line(self, before: Any, step: Step, seat: int, name: str) -> str:
        match step:
            case Rolled(dice):
                return self.say("event-roll", name=name, dice=dice_text(dice))
            case Drawn(card):
                return self.say("event-draw", name=name, card=card_name(self.game, card, self.say))
            case Moved(_, move):
                return self.say("event-move", name=name, move=self.labels(before, seat)[self.rules.parse(move)])

    def _outcome(self, before: Any, step: Step, after: Any, seats: Sequence[Seat]) -> list[str]:
        """Return how dice or a card ended the turn, in games that describe it."""
        describe = getattr(self.drawing, "outcome", None)
        if describe is None or isinstance(step, Moved):
            return []
        return [line for line in [describe(self.rules.view(before), self.rules.view(after), seats, self.say)] if line]

    def other(self, event: Event, seats: Sequence[Seat]) -> str:
        """Return a line about an event that is not a step of the game."""
        match event:
            case Undone(number):
                return self.say("event-undo", number=number)
            case Amended(number, text):
                return self.say("event-amend", number=number, text=text)
            case Seated(seat, "person", _):
                return self.say("event-seat-person", name=seats[seat].name)
            case Seated(seat, _, player):
                return self.say("event-seat-bot", name=seats[seat].name, bot=player)
            case Ended(reason):
                return self.say(f"event-end-{reason}")
        return self.say("event-start")
