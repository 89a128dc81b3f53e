"""Dicetto: four dice each, up to three rolls a turn, dice laid on the cards one wants.

A card is won when the next turn of the dice's owner begins and they still lie there.

How we read the booklet where it leaves room:

- Placing ends the rolling; only `done` ends a turn, and a turn may end with nothing placed.
- A card takes dice from a player once a turn: none on top of the first, and none after a challenge
  lost there. Dice lost in a challenge lie idle for the rest of that turn.
- Battles `at_once` are fought on placing, and other dice may be placed afterwards. Battles at the
  `end_of_turn` follow `done`, in the order of the slots, the extra roll card last.
- The game ends on collecting the card that was agreed on, before a card is drawn or a die rolled;
  or when the pile is empty and no dice card is left on the table.
- Bonus cards count dice cards only, those still under dice at the end included.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

from noppa.core.dice import Dice, places_of
from noppa.core.keeps import Keep, keep_of, keeps_of, roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Card, Choose, Draw, Item, Move, Pending, Refusal, Roll, Rules, Sheet, over
from noppa.core.view import NoStory
from noppa.games.dicetto import refusals, view
from noppa.games.dicetto.bonus import Cards, holder, points_of
from noppa.games.dicetto.cards import BonusCard, DiceCard
from noppa.games.dicetto.deck import SHOWN, load_deck
from noppa.games.dicetto.moves import ACTIONS, DONE, Done, Place, placings
from noppa.games.dicetto.state import EXTRA, LOST, SLOTS, Lying, Row, State

T = TypeVar("T")


class Dicetto(Rules[State]):
    """The rules of Dicetto, with the deck and the four options settled."""

    state_type = State
    view_type = view.DicettoView
    story_type = view.DicettoStory | view.PlaceStory | NoStory

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value], *, deck: object = None) -> None:
        super().__init__(game, edition, options)
        self.cards_to_win = int(options["cards_to_win"])
        self.bonus_cards = SHOWN if options["bonus"] else 0
        self.battles_at_once = options["battle"] == "at_once"
        most_cards_points = int(options["most_cards_points"])
        self.deck = load_deck(deck, most_cards_points)
        if self.deck != load_deck(None, most_cards_points):
            self.content = self.deck.plain()
        self._place_in_pile = {card: place for place, card in enumerate(self.deck.dice)}

    @property
    def actions(self) -> tuple[Move, ...]:
        """84 keeps, 209 choices of dice for each of five slots, and done."""
        return ACTIONS

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every dice card and bonus card, each once."""
        return (*self.deck.dice, *self.deck.bonus)

    def _start(self, players: int) -> State:
        return State(pile=self.deck.counts, won=((),) * players)

    def pending(self, state: State) -> Pending:
        """Return a card to deal or refill, dice to roll, a battle, or a choice, until the game is over."""
        if self.is_over(state):
            return over(self.sheet(state))
        if None in state.row and any(state.pile):
            return Draw(state.seat, self.pile_of(state), waits=False)
        if len(state.bonus) < self.bonus_cards:
            left: dict[Card, int] = {card: 1 for card in self.deck.bonus if card not in state.bonus}
            return Draw(state.seat, MappingProxyType(left), waits=False)
        if self.battle_is_due(state):
            return Roll(state.seat, 2, (0, 1), waits=False)
        if None in state.dice:
            places = tuple(place for place, die in enumerate(state.dice) if die is None)
            return Roll(state.seat, len(places), places, waits=state.rolls == 0)
        return Choose((state.seat,))

    def is_over(self, state: State) -> bool:
        """Return whether the seat whose turn begins has cards enough, or no dice card is left."""
        enough = len(state.won[state.seat]) >= self.cards_to_win
        return enough or not (any(state.row) or any(state.pile))

    def pile_of(self, state: State) -> Mapping[Card, int]:
        """Return the dice cards not yet drawn, with how many there are of each."""
        left: dict[Card, int] = {card: count for card, count in zip(self.deck.dice, state.pile, strict=True) if count}
        return MappingProxyType(left)

    def battle_is_due(self, state: State) -> bool:
        """Return whether a challenge is fought before anything else happens."""
        return bool(state.challenges) and (self.battles_at_once or state.done)

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return keeps while rolls are left, dice to place on open cards, and done."""
        if seat != state.seat or None in state.dice or self.battle_is_due(state):
            return ()
        hand = state.hand
        found: list[Move] = [*keeps_of(hand)] if state.rolls_left else []
        if hand:
            for slot in range(len(SLOTS)):
                found += self.placings(state, slot, hand)
        found.append(DONE)
        return tuple(found)

    def placings(self, state: State, slot: int, hand: Dice) -> tuple[Place, ...]:
        """Return every way to place some of these dice on the card in that slot."""
        kind = state.kind_at(slot)
        if kind is None or not state.is_open(slot):
            return ()
        return placings(slot, kind, state.least_at(slot), hand)

    def _draw(self, state: State, card: Card) -> State:
        if isinstance(card, BonusCard):
            return replace(state, bonus=(*state.bonus, card))
        if not isinstance(card, DiceCard):
            raise TypeError(card)
        at = self._place_in_pile[card]
        return replace(
            state, row=_with(state.row, state.row.index(None), card), pile=_with(state.pile, at, state.pile[at] - 1)
        )

    def _roll(self, state: State, dice: Dice) -> State:
        if self.battle_is_due(state):
            mine, theirs = dice
            return state if mine == theirs else self._fought(state, won=mine > theirs)
        return replace(state, dice=roll_into(state.dice, dice), rolls=state.rolls + 1)

    def roll_story(self, state: State, dice: Dice) -> view.DicettoStory | NoStory:
        """Return the story of a battle: for which card, whose die is whose, and who wins; nothing for another roll."""
        return view.roll_story(self, state, dice)

    def move_story(self, state: State, move: Move) -> view.PlaceStory | NoStory:
        """Return the card that dice are placed on; nothing for another move."""
        return view.move_story(state, move)

    def _fought(self, state: State, *, won: bool) -> State:
        """Return the position after the first challenge is won or lost."""
        slot, *others = state.challenges
        if won:
            lying = _with(state.lying, slot, Lying(state.seat, state.laid_on(slot)))
            after = replace(state, lying=lying, challenges=tuple(others))
        else:
            laid = tuple(LOST if at == slot else at for at in state.laid)
            after = replace(state, laid=laid, challenges=tuple(others), beaten=(*state.beaten, slot))
        return self._next_turn(after) if after.done and not others else after

    def _play(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Keep(dice):
                return replace(state, dice=keep_of(state.dice, dice))
            case Place(slot, dice):
                taken = places_of(dice, state.in_hand)
                laid = tuple(slot if place in taken else at for place, at in enumerate(state.laid))
                if state.lying[slot] and sum(dice) == state.least_at(slot):
                    return replace(state, laid=laid, challenges=tuple(sorted((*state.challenges, slot))))
                return replace(state, laid=laid, lying=_with(state.lying, slot, Lying(seat, dice)))
            case Done():
                return replace(state, done=True) if state.challenges else self._next_turn(state)
            case _:
                raise TypeError(move)

    def _next_turn(self, state: State) -> State:
        """Return the next turn: its seat collects the cards under its dice, and the row is refilled before it rolls."""
        seat = (state.seat + 1) % len(state.won)
        extra = state.lying[EXTRA]
        row, lying, won = _collect(state.row, state.lying, state.won, seat)
        after = State(
            pile=state.pile,
            won=won,
            row=row,
            lying=lying,
            bonus=state.bonus,
            seat=seat,
            extra=extra is not None and extra.owner == seat,
        )
        return _handed_out(after) if self.is_over(after) else after

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return the points of the cards collected, and of the bonus cards once the game is over."""
        awarded = self._awarded(state) if self.is_over(state) else None
        return tuple(
            Sheet((self._cards_item(cards), self._bonus_item(seat, awarded))) for seat, cards in enumerate(state.won)
        )

    def _awarded(self, state: State) -> dict[BonusCard, int | None]:
        return {card: holder(card.kind, state.won) for card in state.bonus}

    def _cards_item(self, cards: Cards) -> Item:
        detail: view.CardsDetail = {"cards": len(cards), "to_win": self.cards_to_win}
        return Item("cards", points_of(cards), detail)

    def _bonus_item(self, seat: int, awarded: dict[BonusCard, int | None] | None) -> Item:
        if awarded is None:
            return Item("bonus", None)
        mine = [card for card, winner in awarded.items() if winner == seat]
        detail: view.BonusDetail = {"cards": [str(card) for card in mine]}
        return Item("bonus", sum(card.points for card in mine), detail)

    def _position_view(self, state: State, seat: int | None) -> view.PositionView:
        return view.position_view(self, state, seat)

    def _move_view(self, state: State, seat: int, move: Move) -> view.MoveView:
        return view.move_view(self, state, seat, move)

    def _why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refusals.why_not(self, state, seat, move)

    def _canonical(self, words: list[str]) -> list[str]:
        """Return the words with the dice in ascending order, after the slot of a placing."""
        head = 2 if words[:1] == ["place"] else 1
        return words[:head] + sorted(words[head:])


def _collect(
    row: Row, lying: tuple[Lying | None, ...], won: tuple[Cards, ...], seat: int
) -> tuple[Row, tuple[Lying | None, ...], tuple[Cards, ...]]:
    """Return row, dice and cards won after a seat took back its dice and the cards under them."""
    mine = [slot for slot, dice in enumerate(lying) if dice and dice.owner == seat]
    taken = tuple(card for slot, card in enumerate(row) if slot in mine and card)
    return (
        tuple(None if slot in mine else card for slot, card in enumerate(row)),
        tuple(None if slot in mine else dice for slot, dice in enumerate(lying)),
        _with(won, seat, won[seat] + taken),
    )


def _handed_out(state: State) -> State:
    """Return the last position: every card under dice goes to their owner."""
    row, lying, won = state.row, state.lying, state.won
    for seat in range(len(won)):
        row, lying, won = _collect(row, lying, won, seat)
    return replace(state, row=row, lying=lying, won=won)


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
