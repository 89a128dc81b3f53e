"""The contract between a game and everything that plays it.

Rules are pure and states are immutable values. There is one question, *what happens next?*,
and `pending` gives one of four answers: dice are rolled (`Roll`), a card is drawn
(`Draw`), somebody chooses (`Choose`), or the game is over (`Over`). Rules never roll: chance
is passed in, so replay, real dice and exact analysis need nothing more.

`Rules` checks every answer once, for all games; a game only implements what follows from a valid one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from noppa.core.dice import FACES, Dice
from noppa.core.errors import IllegalMove, ImpossibleChance, Plain, UnreadableMove
from noppa.core.options import Edition, Game, Value, plain_options
from noppa.core.view import ItemView, NoStory, PendingView, SheetView

S = TypeVar("S")

Refusal: TypeAlias = tuple[str, dict[str, Plain]]
"""Why a move is not legal: the code of a sentence, and its parameters."""


class Move(ABC):
    """A choice somebody makes: a small frozen value that is written as text and parsed back from it."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str: ...


class Card(ABC):
    """A card of a pile: a small frozen value that is written as text and parsed back from it."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are rolled for a seat: how many, and into which places, in ascending order.

    With `waits` the seat asks for the roll; otherwise it happens at once.
    """

    seat: int
    dice: int
    places: tuple[int, ...]
    waits: bool


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is drawn for a seat from a pile of known contents: each card with its count, no zeros."""

    seat: int
    deck: Mapping[Card, int]
    waits: bool


@dataclass(frozen=True, slots=True)
class Choose:
    """Each of these seats is due to play a move."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over; tied seats win together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Pending: TypeAlias = Roll | Draw | Choose | Over


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score sheet; its value is None while the line is empty."""

    id: str
    value: int | None
    detail: Mapping[str, object] = field(default_factory=dict)
    """Plain data; its shape is declared in the game's view."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score sheet."""

    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(item.value for item in self.items if item.value is not None)

    def value(self, item_id: str) -> int | None:
        """Return the value in the line of that id; None while it is empty."""
        return next(item.value for item in self.items if item.id == item_id)


class Rules(ABC, Generic[S]):
    """The rules of one game in one edition, with every option set."""

    state_type: ClassVar[type]
    """The dataclass of the game's states, for the JSON codec."""
    view_type: ClassVar[Any] = dict[str, object]
    """The typed dictionary that `view` returns, for the schema and the browser's types; by default any plain data."""
    story_type: ClassVar[Any] = NoStory
    """The typed dictionary that `roll_story` and `move_story` return, or a union of several."""

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value]) -> None:
        self.game = game
        self.edition = edition.name
        self.options = options
        self.content: Mapping[str, Plain] | None = None
        """A custom board, deck or map as plain data; None for the built-in one."""

    def __repr__(self) -> str:
        settled = ", ".join(f"{key}={value!r}" for key, value in self.options.items())
        return f"<{self.game.name} {self.edition}: {settled}>"

    # Implemented by each game --------------------------------------------------------------

    @abstractmethod
    def pending(self, state: S) -> Pending:
        """Return what happens next."""

    @abstractmethod
    def sheet(self, state: S) -> tuple[Sheet, ...]:
        """Return one score sheet per seat: complete, including what a view hides."""

    @property
    @abstractmethod
    def actions(self) -> tuple[Move, ...]:
        """Every move of the game in a fixed order, the same for every edition and option."""

    @abstractmethod
    def _start(self, players: int) -> S:
        """Return the first state."""

    @abstractmethod
    def _roll(self, state: S, dice: Dice) -> S:
        """Return the state after a valid roll."""

    @abstractmethod
    def _moves(self, state: S, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat, each once; empty if the seat is not due."""

    @abstractmethod
    def _play(self, state: S, seat: int, move: Move) -> S:
        """Return the state after a legal move."""

    @abstractmethod
    def _position_view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """Return the game's own part of a view: what it shows besides sheets and moves."""

    @abstractmethod
    def _move_view(self, state: S, seat: int, move: Move) -> Mapping[str, object]:
        """Return a legal move as a view shows it: its text, its kind, its parts and what it would score."""

    def _draw(self, state: S, card: Card) -> S:
        """Return the state after drawing a card of the pile; never called in a game without cards."""
        del state
        raise ImpossibleChance("card-unknown", card=str(card), allowed=())

    def _why_not(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Return why a move of a seat that is due is not legal, or None if the game has no specific reason."""
        del state, seat, move
        return None

    def _unreadable(self, text: str) -> UnreadableMove | None:
        """Return the error that says why a text is not a move, or None if the game has no specific reason."""
        del text
        return None

    def _canonical(self, words: list[str]) -> list[str]:
        """Return the words of a move with its dice in ascending order."""
        return words[:1] + sorted(words[1:])

    def roll_story(self, state: S, dice: Dice) -> Mapping[str, object]:
        """Return what to show of a roll besides the resulting state; empty in most games."""
        del state, dice
        return {}

    def move_story(self, state: S, move: Move) -> Mapping[str, object]:
        """Return what a later reader of a move needs to know of the state before it; empty in most games."""
        del state, move
        return {}

    def observed(self, state: S, seat: int | None) -> S:
        """Return the state as a seat may know it: bots and coach never get more than this."""
        del seat
        return state

    def is_public(self, move: Move) -> bool:
        """Return whether everybody sees a move at once, even while `observed` hides other choices."""
        del move
        return False

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the game, each once."""
        return ()

    # Called by everything that plays ------------------------------------------------------

    def start(self, players: int) -> S:
        """Return the first state of a game for that many players. Raises `BadOption` if they cannot play it."""
        return self._start(self.game.check_players(players))

    def roll(self, state: S, dice: Sequence[int]) -> S:
        """Return the state after a `Roll` that came up as `dice`, in the order of its places.

        Raises `ImpossibleChance` if no roll is pending, or for the wrong number of dice or a face that no die has.
        """
        pending = self.pending(state)
        if not isinstance(pending, Roll):
            raise ImpossibleChance("roll-not-asked", asked=type(pending).__name__.lower())
        rolled = tuple(dice) if isinstance(dice, Sequence) else (dice,)
        if len(rolled) != pending.dice:
            raise ImpossibleChance("roll-count", given=len(rolled), dice=pending.dice)
        for die in rolled:
            if type(die) is not int or die not in FACES:
                raise ImpossibleChance("roll-face", face=str(die))
        return self._roll(state, rolled)

    def draw(self, state: S, card: Card) -> S:
        """Return the state after a `Draw` of that card.

        Raises `ImpossibleChance` if no draw is pending or the card is not in the pile.
        """
        pending = self.pending(state)
        if not isinstance(pending, Draw):
            raise ImpossibleChance("draw-not-asked", asked=type(pending).__name__.lower())
        if not isinstance(card, Card) or card not in pending.deck:
            raise ImpossibleChance("card-not-in-pile", card=str(card), allowed=sorted(map(str, pending.deck)))
        return self._draw(state, card)

    def moves(self, state: S, seat: int) -> tuple[Move, ...]:
        """Return the legal moves of a seat, each once; empty if the seat is not due.

        Raises `IllegalMove` if the seat is not a whole number.
        """
        if type(seat) is not int:
            raise _no_seat(seat)
        return self._moves(state, seat)

    def play(self, state: S, seat: int, move: Move) -> S:
        """Return the state after a legal move of a seat that is due: the answer to `Choose`.

        Raises `IllegalMove`, which says why, for anything else.
        """
        if type(seat) is not int:
            raise _no_seat(seat)
        legal = self._moves(state, seat)
        if move not in legal:
            raise self._refusal(state, seat, move, legal)
        return self._play(state, seat, move)

    def view(self, state: S, seat: int | None = None, *, revealed: bool = False) -> dict[str, Any]:
        """Return everything a face draws, as plain data of the shape `view_type`; seat None is for a spectator.

        After the game it can be `revealed`: then nothing is hidden. Raises `IllegalMove` if there is no such seat.
        """
        seats = range(len(self.sheet(state)))
        if seat is not None and (type(seat) is not int or seat not in seats):
            raise _no_seat(seat, seats)
        observed = state if revealed else self.observed(state, seat)
        moves = () if seat is None else self.moves(observed, seat)
        return {
            "game": self.game.name,
            "edition": self.edition,
            "options": plain_options(self.options),
            "seat": seat,
            "pending": pending_view(self.pending(observed)),
            "sheets": [sheet_view(sheet) for sheet in self.sheet(observed)],
            "moves": [self._move_view(observed, seat, move) for move in moves if seat is not None],
            **self._position_view(observed, seat),
        }

    def parse(self, text: str) -> Move:
        """Return the move of a text, its dice in any order. Raises `UnreadableMove` if there is no such move."""
        if isinstance(text, str):
            move = self._moves_by_text.get(" ".join(self._canonical(text.split())))
            if move is not None:
                return move
            error = self._unreadable(text)
            if error is not None:
                raise error
        raise UnreadableMove("move-unreadable", text=str(text)[:80], game=self.game.name)

    def card(self, text: str) -> Card:
        """Return the card of a text. Raises `ImpossibleChance` if the game has no such card."""
        card = self._cards_by_text.get(text) if isinstance(text, str) else None
        if card is None:
            raise ImpossibleChance("card-unknown", card=str(text)[:80], allowed=tuple(self._cards_by_text))
        return card

    @cached_property
    def action_numbers(self) -> Mapping[Move, int]:
        """The index of every move in `actions`: its number for compiled code and learners."""
        return {move: number for number, move in enumerate(self.actions)}

    # --------------------------------------------------------------------------------------

    @cached_property
    def _moves_by_text(self) -> dict[str, Move]:
        return {str(move): move for move in self.actions}

    @cached_property
    def _cards_by_text(self) -> dict[str, Card]:
        return {str(card): card for card in self.cards}

    def _refusal(self, state: S, seat: int, move: Move, legal: tuple[Move, ...]) -> IllegalMove:
        texts = tuple(str(choice) for choice in legal)
        if not isinstance(move, Move):
            return IllegalMove("move-not-a-move", move=str(move)[:80], legal=texts)
        pending = self.pending(state)
        if isinstance(pending, Over):
            return IllegalMove("move-game-over", move=str(move), legal=texts)
        if isinstance(pending, Roll | Draw):
            return IllegalMove("move-chance-first", move=str(move), asked=type(pending).__name__.lower(), legal=texts)
        if seat not in pending.seats:
            return IllegalMove("move-out-of-turn", move=str(move), seat=seat, due=pending.seats, legal=texts)
        try:
            code, params = self._why_not(state, seat, move) or ("move-illegal", {"move": str(move)})
        except (LookupError, TypeError, ValueError):  # a move that a caller built may hold anything
            code, params = "move-illegal", {"move": repr(move)}
        return IllegalMove(code, **params, legal=texts)


def _no_seat(seat: object, seats: Sequence[int] = ()) -> IllegalMove:
    """Return the error for a seat that does not exist."""
    named = seat if type(seat) is int else str(seat)[:80]
    return IllegalMove("seat-unknown", seat=named, legal=tuple(map(str, seats)))


def pending_view(pending: Pending) -> PendingView:
    """Return a pending question as plain data, with its kind."""
    match pending:
        case Roll(seat, dice, places, waits):
            return {"kind": "roll", "seat": seat, "dice": dice, "places": list(places), "waits": waits}
        case Draw(seat, deck, waits):
            return {"kind": "draw", "seat": seat, "deck": {str(card): deck[card] for card in deck}, "waits": waits}
        case Choose(seats):
            return {"kind": "choose", "seats": list(seats)}
        case Over(scores, winners):
            return {"kind": "over", "scores": list(scores), "winners": list(winners)}


def sheet_view(sheet: Sheet) -> SheetView[ItemView]:
    """Return a score sheet as plain data."""
    items: list[ItemView] = [{"id": item.id, "value": item.value, "detail": dict(item.detail)} for item in sheet.items]
    return {"items": items, "total": sheet.total}


def over(sheets: Sequence[Sheet]) -> Over:
    """Return the end of a game that the highest total wins, ties shared, as in most games."""
    scores = tuple(sheet.total for sheet in sheets)
    return Over(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
