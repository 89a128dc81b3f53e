"""Tutto: a card, six dice, and the question of when to stop.

How we read the booklet where it leaves room:

- Three alike in one `set` are a triple, the rest singles; `set 1 1 1` is worth 1000, never 300.
- `stop` counts every valid die of the roll; if they use up all six it is a Tutto first, with
  what its card gives.
- The dice put aside under plus/minus, straight and clover are worth nothing themselves. A
  clover leaf is two Tuttos under that one card, with no new card between them.
- Plus/minus looks at the sheet before the points of the turn are added. Several in one turn
  settle one after another, each counting what those before it took. Whether a drawn plus/minus
  ends the turn is read from the sheet as it is written. In a game for one nobody leads.
- The lowest of those who have not won pays the round, several if they are tied: whoever wins by
  a clover leaf pays nothing, and alone at the table nobody does.
"""

from collections.abc import Mapping

from noppa.core.dice import Dice, places_of
from noppa.core.errors import UnreadableMove
from noppa.core.keeps import roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Card, Choose, Draw, Item, Move, Over, Pending, Refusal, Roll, Rules, Sheet
from noppa.games.tutto import refusals, view
from noppa.games.tutto.cards import (
    CARDS,
    CLOVER,
    DICE_SCORE,
    FIREWORK,
    PLUS_MINUS,
    STOP_CARD,
    STRAIGHT,
    TuttoCard,
    gift,
    left_in,
    next_pile,
    without,
)
from noppa.games.tutto.leaders import leaders, leads_alone, takings
from noppa.games.tutto.moves import ACTIONS, AFTER_TUTTO, Go, Set, Stop, offers
from noppa.games.tutto.sets import points, whole
from noppa.games.tutto.state import NONE_TAKEN, UNROLLED, Ending, Past, State, Turned, card_in_force

NOTHING: frozenset[int] = frozenset()


class Tutto(Rules[State]):
    """The rules of Tutto, with the five options settled."""

    state_type = State
    view_type = view.TuttoView

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value]) -> None:
        super().__init__(game, edition, options)
        self.target = int(options["target"])
        self.leader_misses_turn = options["leader_plus_minus"] == "misses_turn"
        self.at_once = options["ending"] == "at_once"
        self.floor_at_zero = bool(options["floor_at_zero"])
        self.straight_is_tutto = bool(options["straight_is_tutto"])

    @property
    def actions(self) -> tuple[Move, ...]:
        """Every possible set, small ones first, then `stop` and `go`."""
        return ACTIONS

    @property
    def cards(self) -> tuple[Card, ...]:
        """The eleven faces of the cards."""
        return CARDS

    def _start(self, players: int) -> State:
        return State(banked=(0,) * players, lost=(0,) * players)

    def pending(self, state: State) -> Pending:
        """Return a card to draw, dice to roll, or a choice, until the target is reached or a clover leaf made."""
        if state.now is None:
            if self._is_over(state):
                return self._over(state)
            return Draw(state.seat, left_in(next_pile(state.pile)), waits=not state.behind)
        if None in state.dice:
            places = tuple(place for place, die in enumerate(state.dice) if die is None)
            return Roll(state.seat, len(places), places, waits=False)
        return Choose((state.seat,))

    def _is_over(self, state: State) -> bool:
        return state.clover is not None or (state.reached and (self.at_once or state.seat == 0))

    def _over(self, state: State) -> Over:
        totals = state.totals
        return Over(totals, leaders(totals) if state.clover is None else (state.clover,))

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return the sets that the roll offers, and `stop` where the card allows it; after a Tutto `stop` and `go`."""
        if state.now is None or seat != state.seat or None in state.dice:
            return ()
        if 0 not in state.taken:
            return AFTER_TUTTO
        aside = state.faces_aside if state.now.card == STRAIGHT else NOTHING
        return offers(state.now.card, state.rolled, aside)

    def ends_turn(self, state: State, card: TuttoCard) -> Ending | None:
        """Return how a card drawn now would end the turn by itself, or None if it would not."""
        if card == STOP_CARD:
            return Ending.STOP_CARD
        if card == PLUS_MINUS and self.leader_misses_turn and leads_alone(state.totals, state.seat):
            return Ending.LEADER
        return None

    def takings(self, state: State) -> tuple[int, ...]:
        """Return what the plus/minus cards of this turn would take from each seat if it were banked now."""
        made = sum(turned.card == PLUS_MINUS and turned.tuttos > 0 for turned in state.cards)
        return takings(state.totals, state.seat, made, floor_at_zero=self.floor_at_zero)

    def stopped(self, state: State) -> State:
        """Return the turn as stopping now would bank it: every valid die aside, and a Tutto if that uses up all six."""
        return self.put_aside(state, whole(state.rolled)) if 0 in state.taken else state

    # Transitions -----------------------------------------------------------------------------

    def _draw(self, state: State, card: Card) -> State:
        if not isinstance(card, TuttoCard):
            raise TypeError(card)
        pile = without(next_pile(state.pile), card)
        ending = self.ends_turn(state, card)
        turned = State(
            state.banked,
            state.lost,
            pile,
            state.turns,
            state.behind,
            now=Turned(card),
            reached=state.reached,
            past=state.past,
        )
        return turned if ending is None else self._lose(turned, ending)

    def _roll(self, state: State, dice: Dice) -> State:
        lying = roll_into(state.dice, dice)
        rolled = state.having(state.now, lying, state.taken)
        if self._moves(rolled, rolled.seat):
            return rolled
        if state.now is not None and state.now.card == FIREWORK:
            return self._bank(rolled, Ending.BURNT_OUT)
        return self._lose(rolled, Ending.NULL)

    def _play(self, state: State, seat: int, move: Move) -> State:
        del seat
        match move:
            case Set(dice):
                return self._roll_on(self.put_aside(state, dice))
            case Stop():
                return self._bank(self.stopped(state), Ending.STOPPED)
            case Go():
                return State(
                    state.banked,
                    state.lost,
                    state.pile,
                    state.turns,
                    state.cards,
                    reached=state.reached,
                    past=state.past,
                )
            case _:
                raise TypeError(move)

    def put_aside(self, state: State, dice: Dice) -> State:
        """Return the turn with these dice aside and the rest on the table; six aside are a Tutto and earn its gift."""
        now = card_in_force(state)
        places = places_of(dice, state.open)
        number = max(state.taken) + 1
        taken = tuple(number if place in places else by for place, by in enumerate(state.taken))
        scored = now.dice + (points(dice) if now.card in DICE_SCORE else 0)
        if 0 in taken:
            return state.having(Turned(now.card, scored, 0, now.tuttos), state.dice, taken)
        collected = sum(turned.points for turned in state.behind) + scored
        tutto = Turned(now.card, scored, gift(now.card, collected), now.tuttos + 1)
        return state.having(tutto, state.dice, taken)

    def _roll_on(self, state: State) -> State:
        """Return the position after a set: the rest is rolled, or a Tutto goes on as its card says."""
        if 0 in state.taken:
            left = tuple(die if by else None for die, by in zip(state.dice, state.taken, strict=True))
            return state.having(state.now, left, state.taken)
        now = card_in_force(state)
        if now.card == CLOVER and now.tuttos == 2:
            return self._next_turn(state, Ending.CLOVER, clover=state.seat)
        if now.card in (CLOVER, FIREWORK):
            return state.having(now, UNROLLED, NONE_TAKEN)
        if now.card == STRAIGHT and not self.straight_is_tutto:
            return self._bank(state, Ending.STRAIGHT)
        return state

    def _bank(self, state: State, ending: Ending) -> State:
        return self._next_turn(state, ending, gained=state.collected, took=self.takings(state))

    def _lose(self, state: State, ending: Ending) -> State:
        return self._next_turn(state, ending)

    def _next_turn(
        self, state: State, ending: Ending, gained: int = 0, took: tuple[int, ...] = (), clover: int | None = None
    ) -> State:
        """Return the start of the next turn, with the sheet updated and this turn recorded."""
        seat = state.seat
        took = took or (0,) * len(state.banked)
        banked = (*state.banked[:seat], state.banked[seat] + gained, *state.banked[seat + 1 :])
        last_roll = tuple(die for die in state.open if die is not None)
        past = Past(seat, ending, state.cards, last_roll, gained, took)
        return State(
            banked,
            lost=tuple(lost + taking for lost, taking in zip(state.lost, took, strict=True)),
            pile=state.pile,
            turns=state.turns + 1,
            reached=state.reached or banked[seat] - state.lost[seat] >= self.target,
            clover=clover,
            past=(*(turn for turn in state.past if turn.seat != seat), past),
        )

    # Sheets, views and refusals --------------------------------------------------------------

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return what each seat banked, and what plus/minus took of it."""
        return tuple(
            Sheet((Item("banked", banked), Item("lost", -lost)))
            for banked, lost in zip(state.banked, state.lost, strict=True)
        )

    def _position_view(self, state: State, seat: int | None) -> view.PositionView:
        return view.position_view(self, state, seat)

    def _move_view(self, state: State, seat: int, move: Move) -> view.MoveView:
        return view.move_view(self, state, seat, move)

    def _why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refusals.why_not(self, state, seat, move)

    def _unreadable(self, text: str) -> UnreadableMove | None:
        return refusals.unreadable(self, text)
