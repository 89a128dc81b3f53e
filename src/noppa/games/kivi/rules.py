"""KIVI: six dice, up to three rolls a turn, ten stones to lay in lines on a board of targets.

How we read the booklets where they leave room:

- A stone may be placed after any roll. After the last one it must be, if it can be anywhere;
  only then, if it can be nowhere, does it go into the box.
- Five alike and 1-2-3-4-5-6 go to any vacant square, six alike also to one where another
  player's stone lies. That stone goes to any square that was vacant before, so there must be
  one. Moving a stone of one's own gives what placing beside it gives: it is not offered.
- `run_of_six = take_over`: 1-2-3-4-5-6 takes over as six alike do.
- On a board of fewer squares than stones all squares may be filled. Then no roll can place
  anything, and the stone may go into the box after any roll.
- A line is as many of one's stones as lie side by side, two at least; a shorter part of it does
  not count again. Lines and single stones are counted all along, as if the game ended now.
"""

import re
from collections.abc import Mapping
from functools import lru_cache, partial

from noppa.core.dice import Dice, multiset
from noppa.core.errors import Plain, UnreadableMove
from noppa.core.keeps import Keep, all_lie, keep_of, keeps_of, roll_into
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Item, Move, Pending, Roll, Rules, Sheet, over
from noppa.games.kivi.board import published_board, read_board
from noppa.games.kivi.moves import BOX, Box, Place, TakeOver, placements
from noppa.games.kivi.refusals import why_not
from noppa.games.kivi.scoring import Tally, plain_line, tally
from noppa.games.kivi.state import ROLLS, STONES, Reach, State, squares_of
from noppa.games.kivi.targets import TARGETS, Wild, targets_met

MOST_TALLIES = 4096
SQUARE = re.compile("[a-z][0-9]{1,2}")
"""How a square is written, on this board or not."""


class Kivi(Rules[State]):
    """The rules on one board, the published one unless another is given."""

    state_type = State

    def __init__(self, game: Game, edition: Edition, options: Mapping[str, Value], board: object = None) -> None:
        super().__init__(game, edition, options)
        self.board = published_board() if board is None else read_board(board)
        self.content = None if self.board == published_board() else self.board.plain()
        self.placements = placements(self.board.rows, self.board.columns)
        self.tally = lru_cache(maxsize=MOST_TALLIES)(partial(tally, self.board))
        self.reach = Reach(self.board, run_takes_over=options["run_of_six"] == "take_over")

    @property
    def actions(self) -> tuple[Move, ...]:
        """462 keeps, a placement for each square, a take-over for each two squares, the box."""
        return self.placements.actions

    def _start(self, players: int) -> State:
        return State(stones=(None,) * len(self.board.names), hands=(STONES,) * players)

    def pending(self, state: State) -> Pending:
        """Dice to roll, a keep or a placement to choose, until every hand is empty."""
        if not state.hands[state.seat]:
            return over(self.sheet(state))
        if None not in state.dice:
            return Choose((state.seat,))
        places = tuple(place for place, die in enumerate(state.dice) if die is None)
        return Roll(state.seat, len(places), places, waits=state.rolls == 0)

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every placement of the roll or else the box, and keeps while rolls are left."""
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
        """What a seat's stones count as they lie."""
        return self.tally(squares_of(state.stones, seat))

    def gains(self, state: State, seat: int, move: Move) -> dict[int, int]:
        """How a move changes the totals of the seats it touches; the roller comes first."""
        if not isinstance(move, Place | TakeOver):
            return {seat: 0}
        mine, taken = squares_of(state.stones, seat), self.board.numbers[move.square]
        changes = {seat: self.tally(mine | {taken}).total - self.tally(mine).total}
        other = state.stones[taken]
        if isinstance(move, TakeOver) and other is not None:
            theirs, there = squares_of(state.stones, other), self.board.numbers[move.to]
            changes[other] = self.tally(theirs - {taken} | {there}).total - self.tally(theirs).total
        return changes

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """What lines and single stones count, with their squares."""
        return tuple(self._seat_sheet(self.counted(state, seat)) for seat in range(len(state.hands)))

    def _seat_sheet(self, counted: Tally) -> Sheet:
        board = self.board
        lines: list[Plain] = [plain_line(board, line) for line in counted.lines]
        singles: dict[str, Plain] = {
            "squares": [board.names[square] for square in counted.singles],
            "values": [board.values[square] for square in counted.singles],
        }
        return Sheet(
            (
                Item("lines", counted.line_points, {"lines": lines}),
                Item("singles", counted.single_points, singles),
            )
        )

    def _makes(self, state: State, seat: int) -> list[Plain]:
        """For each square what a stone of that seat there would make: the lines through it, and the change."""
        mine = squares_of(state.stones, seat)
        before = self.tally(mine).total
        told: list[Plain] = []
        for square, owner in enumerate(state.stones):
            after = self.tally(mine | {square})
            lines: list[Plain] = [plain_line(self.board, line) for line in after.lines if square in line.squares]
            told.append(None if owner == seat else {"gain": after.total - before, "lines": lines})
        return told

    def _facts(self, state: State, seat: int | None) -> dict[str, Plain]:
        board, left = self.board, state.hands[state.seat]
        makes = self._makes(state, state.seat if seat is None else seat) if left else [None] * len(board.names)
        squares = zip(board.names, board.targets, board.values, state.stones, makes, strict=True)
        return {
            "turn": state.seat if left else None,
            "round": min(STONES - left + 1, STONES),
            "rounds": STONES,
            "dice": list(state.dice),
            "rolls": state.rolls,
            "rolls_left": ROLLS - state.rolls,
            "board": {
                "rows": board.rows,
                "columns": board.columns,
                "squares": [
                    {"square": name, "target": str(target), "value": value, "stone": owner, "makes": made}
                    for name, target, value, owner, made in squares
                ],
            },
            "hands": list(state.hands),
            "boxes": [STONES - hand - state.stones.count(owner) for owner, hand in enumerate(state.hands)],
            **self._roll_facts(state),
        }

    def _roll_facts(self, state: State) -> dict[str, Plain]:
        """What the dice on the table are, and the squares they may take."""
        if not all_lie(state.dice):
            return {"targets": [], "wild": str(Wild.NONE), "open": [], "take_overs": []}
        dice, names = multiset(state.dice), self.board.names
        return {
            "targets": [str(target) for target in TARGETS if target in targets_met(dice)],
            "wild": str(self.reach.wild(dice)),
            "open": [names[square] for square in self.reach.vacant(state.stones, dice)],
            "take_overs": [names[square] for square in self.reach.foreign(state.stones, state.seat, dice)],
        }

    def _outlook(self, state: State, seat: int, move: Move) -> dict[str, Plain]:
        match move:
            case Keep(dice):
                return {"kind": "keep", "dice": list(dice)}
            case Place(square):
                (gain,) = self.gains(state, seat, move).values()
                return {"kind": "place", "square": square, "gain": gain}
            case TakeOver(square, to):
                (_, gain), (other, change) = self.gains(state, seat, move).items()
                return {
                    "kind": "take_over",
                    "square": square,
                    "to": to,
                    "gain": gain,
                    "other": other,
                    "other_gain": change,
                }
            case _:
                return {"kind": "box", "gain": 0}

    def _why_not(self, state: State, seat: int, move: Move) -> tuple[str, dict[str, Plain]]:
        return why_not(self.reach, state, move) or super()._why_not(state, seat, move)

    def _canonical(self, words: list[str]) -> list[str]:
        return super()._canonical(words) if words[:1] == ["keep"] else words

    def parse(self, text: str) -> Move:
        """The move a text names; a placement that names no square of the board is told so."""
        words = text.split() if isinstance(text, str) else []
        names = self.board.names
        for square in words[1::2] if words[:1] == ["place"] else ():
            if SQUARE.fullmatch(square) and square not in names:
                raise UnreadableMove(
                    "kivi-square-unknown", text=text[:80], square=square, first=names[0], last=names[-1]
                )
        return super().parse(text)
