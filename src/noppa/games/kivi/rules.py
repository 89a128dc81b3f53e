"""KIVI: six dice, up to three rolls a turn, ten stones to lay in lines on a board of targets.

How we read the booklets where they leave room:

- A stone may be placed after any roll. After the last one it must be, if it can be anywhere;
  only then, if it can be nowhere, does it go into the box.
- Five alike and 1-2-3-4-5-6 go to any vacant square, six alike also to one where another
  player's stone lies. That stone goes to any square that was vacant before, so there must be
  one. Moving a stone of one's own gives what placing beside it gives: it is not offered.
- `run_of_six = take_over`: 1-2-3-4-5-6 takes over as six alike do.
- `alike = plain`: five and six alike are no wild rolls. They still meet targets that all six dice
  decide: all odd, all even, 12 or less, 30 or more.
- On a board of fewer squares than stones all squares may be filled. Then no roll can place
  anything, and the stone may go into the box after any roll.
- A line is as many of one's stones as lie side by side, two at least; a shorter part of it does
  not count again. Lines and single stones are counted all along, as if the game ended now.
"""

from collections.abc import Mapping
from functools import lru_cache, partial

from noppa.core.dice import Dice, multiset
from noppa.core.errors import UnreadableMove
from noppa.core.keeps import Keep, all_lie, keep_of, keeps_of, roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Refusal, Roll, Rules, Sheet, over
from noppa.games.kivi import refusals, view
from noppa.games.kivi.board import published_board, read_board
from noppa.games.kivi.moves import BOX, Box, Place, TakeOver, placements
from noppa.games.kivi.scoring import Tally, tally
from noppa.games.kivi.state import ROLLS, STONES, Reach, State, squares_of

MOST_TALLIES = 4096


class Kivi(Rules[State]):
    """The rules of KIVI on one board, the published one unless another is given."""

    state_type = State
    view_type = view.KiviView

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value], board: object = None) -> None:
        super().__init__(game, edition, options)
        self.board = published_board() if board is None else read_board(board)
        self.content = None if self.board == published_board() else self.board.plain()
        self.placements = placements(self.board.rows, self.board.columns)
        self.tally = lru_cache(maxsize=MOST_TALLIES)(partial(tally, self.board))
        self.reach = Reach(
            self.board,
            run_takes_over=options["run_of_six"] == "take_over",
            alike_is_wild=options["alike"] == "wild",
        )

    @property
    def actions(self) -> tuple[Move, ...]:
        """462 keeps, a placement for each square, a take-over for each two squares, the box."""
        return self.placements.actions

    def _start(self, players: int) -> State:
        return State(stones=(None,) * len(self.board.names), hands=(STONES,) * players)

    def pending(self, state: State) -> Pending:
        """Return dice to roll, a keep or a placement to choose, until every hand is empty."""
        if not state.hands[state.seat]:
            return over(self.sheet(state))
        if None not in state.dice:
            return Choose((state.seat,))
        places = tuple(place for place, die in enumerate(state.dice) if die is None)
        return Roll(state.seat, len(places), places, waits=state.rolls == 0)

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return every placement of the roll or else the box, and keeps while rolls are left."""
        if seat != state.seat or not all_lie(state.dice):
            return ()
        dice = multiset(state.dice)
        keeps = keeps_of(dice) if state.rolls < ROLLS else ()
        placing = self._placing(state, dice)
        if not placing and (not keeps or None not in state.stones):
            placing = (BOX,)
        return placing + keeps

    def _placing(self, state: State, dice: Dice) -> tuple[Move, ...]:
        place, take_over = self.placements.place, self.placements.take_over
        vacant = self.reach.vacant(state.stones, dice)
        placing: list[Move] = [place[square] for square in vacant]
        foreign = self.reach.foreign(state.stones, state.seat, dice)
        placing += [take_over[square, to] for square in foreign for to in vacant]
        return tuple(placing)

    def _roll(self, state: State, dice: Dice) -> State:
        lying = roll_into(state.dice, dice)
        return State(state.stones, state.hands, state.seat, lying, state.rolls + 1)

    def _play(self, state: State, seat: int, move: Move) -> State:
        stones, number = list(state.stones), self.board.numbers
        match move:
            case Keep(dice):
                lying = keep_of(state.dice, dice)
                return State(state.stones, state.hands, seat, lying, state.rolls)
            case Place(square):
                stones[number[square]] = seat
            case TakeOver(square, to):
                stones[number[to]] = stones[number[square]]
                stones[number[square]] = seat
            case Box():
                pass
            case _:
                raise TypeError(move)
        hands = (*state.hands[:seat], state.hands[seat] - 1, *state.hands[seat + 1 :])
        return State(tuple(stones), hands, (seat + 1) % len(hands))

    def counted(self, state: State, seat: int) -> Tally:
        """Return what a seat's stones count now."""
        return self.tally(squares_of(state.stones, seat))

    def gains(self, state: State, seat: int, move: Move) -> dict[int, int]:
        """Return how a move changes the totals of the seats it touches; the roller comes first."""
        if not isinstance(move, Place | TakeOver):
            return {seat: 0}
        mine, taken = squares_of(state.stones, seat), self.board.numbers[move.square]
        changes = {seat: self.tally(mine | {taken}).total - self.tally(mine).total}
        other = state.stones[taken]
        if isinstance(move, TakeOver) and other is not None:
            theirs, to = squares_of(state.stones, other), self.board.numbers[move.to]
            changes[other] = self.tally(theirs - {taken} | {to}).total - self.tally(theirs).total
        return changes

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return what lines and single stones count, with their squares."""
        return tuple(self._seat_sheet(self.counted(state, seat)) for seat in range(len(state.hands)))

    def _seat_sheet(self, counted: Tally) -> Sheet:
        board = self.board
        lines: view.LinesDetail = {"lines": [view.line_view(board, line) for line in counted.lines]}
        singles: view.SinglesDetail = {
            "squares": [board.names[square] for square in counted.singles],
            "values": [board.values[square] for square in counted.singles],
        }
        return Sheet(
            (
                Item("lines", counted.line_points, lines),
                Item("singles", counted.single_points, singles),
            )
        )

    def _position_view(self, state: State, seat: int | None) -> view.PositionView:
        return view.position_view(self, state, seat)

    def _move_view(self, state: State, seat: int, move: Move) -> view.MoveView:
        return view.move_view(self, state, seat, move)

    def _why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refusals.why_not(self, state, seat, move)

    def _unreadable(self, text: str) -> UnreadableMove | None:
        return refusals.unreadable(self, text)

    def _canonical(self, words: list[str]) -> list[str]:
        return super()._canonical(words) if words[:1] == ["keep"] else words
