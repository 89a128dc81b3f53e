"""Dice Trip: four coloured dice, two two-digit numbers a round, 25 cities to fill.

How we read the booklet where it leaves room:

- The roller, while the power to roll again is unused, is asked after the first roll of every
  round, the last one too: `stand` or `reroll`. Once it is used nobody is asked.
- `twice` is chosen before the first writing of a round, and not in the last round. Any two
  dice may be named, also two of the same value.
- One number may always be given up for a crossed-off city, also when it could be written. The
  other number is then free to use any two dice.
- Equal dice are given to the numbers, doubled or left out in the way that makes most bonus
  cities, over both writings together; the first writing alone counts what it can have at best,
  and the second never takes a point from it. Where the two could have one bonus between them,
  the first one keeps it.
- The sheet is kept as the game goes on: a road of one city counts 1, a zone as soon as it is
  full of numbers, the `tens` line 0 until it is earned.
- `tens`: the points are counted right after the writing that completes the tens, so a coloured
  city just filled is no longer empty. A map earns them once.
- Equal totals share the win; a solo game is won by its one player.
- What a seat writes while a round is open is nobody else's to see. That it uses a die twice, and
  which one, is public at once, as the booklet asks; so is who still has to write.
"""

from collections.abc import Mapping
from dataclasses import replace

from noppa.core.dice import Dice
from noppa.core.errors import UnreadableMove
from noppa.core.options import Edition, Game, Value
from noppa.core.rules import Choose, Move, Pending, Refusal, Roll, Rules, Sheet, over
from noppa.games.dicetrip import refusals, view
from noppa.games.dicetrip.map import Map, belgium, load
from noppa.games.dicetrip.moves import (
    STAND,
    TWICE,
    Cross,
    Reroll,
    Stand,
    Twice,
    Write,
    crossings,
    rerolls,
    writing_of,
    writings,
)
from noppa.games.dicetrip.numbers import makes
from noppa.games.dicetrip.state import State, all_lie
from noppa.games.dicetrip.trip import Trip, Turn, Writing, after_turn, score_sheet


class DiceTrip(Rules[State]):
    """The rules of Dice Trip on one map, with the `tens` variant on or off."""

    state_type = State
    view_type = view.DicetripView

    def __init__(
        self,
        game: Game,
        edition: Edition,
        options: Mapping[str, Value],
        map: object = None,  # noqa: A002 - the keyword people give their map by
    ) -> None:
        super().__init__(game, edition, options)
        self.tens = bool(options["tens"])
        self.map: Map = belgium() if map is None else load(map)
        self.content = None if self.map.plain == belgium().plain else self.map.plain
        self._rerolls = rerolls(self.map)
        self._writings = writings(self.map)
        self._crossings = crossings(self.map)
        by_city = zip(self._writings, self._crossings, strict=True)
        cities = (move for numbers, crossing in by_city for move in (*numbers.values(), crossing))
        self._actions: tuple[Move, ...] = (STAND, *self._rerolls, *TWICE.values(), *cities)

    @property
    def colours(self) -> tuple[str, ...]:
        """The dice of a roll, in the order of their places."""
        return self.map.colours

    @property
    def actions(self) -> tuple[Move, ...]:
        """Stand, 15 rerolls, 36 doublings, then for each city its 36 numbers and its crossing off."""
        return self._actions

    def _start(self, players: int) -> State:
        return State(trips=(Trip(),) * players, turns=(Turn(),) * players)

    def pending(self, state: State) -> Pending:
        """Return dice to roll, the roller's decision, or everyone's writings, for thirteen rounds."""
        if state.over:
            return over(self.sheet(state))
        if not all_lie(state.dice):
            places = tuple(place for place, die in enumerate(state.dice) if die is None)
            return Roll(state.roller, len(places), places, waits=not state.settled)
        if state.deciding:
            return Choose((state.roller,))
        return Choose(tuple(seat for seat, turn in enumerate(state.turns) if not turn.done))

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return the roller's stand and rerolls; or a doubling, and what may be written or crossed off."""
        if state.over or not 0 <= seat < len(state.trips):
            return ()
        if state.deciding:
            return (STAND, *self._rerolls) if seat == state.roller else ()
        if not state.writing or state.turns[seat].done:
            return ()
        return (*self._doublings(state, seat), *self._entries(state, seat))

    def _doublings(self, state: State, seat: int) -> tuple[Move, ...]:
        dice, turn = state.dice, state.turns[seat]
        if state.trips[seat].doubled or turn.twice or turn.writings or state.cities_a_seat == 1 or not all_lie(dice):
            return ()
        pairs = {(die, drop) for at, die in enumerate(dice) for place, drop in enumerate(dice) if at != place}
        return tuple(TWICE[pair] for pair in sorted(pairs))

    def _entries(self, state: State, seat: int) -> list[Move]:
        on_map = self.trip(state, seat).numbers
        numbers = [number for number in self.numbers(state, seat) if number not in on_map]
        entries = []
        for city, written in enumerate(on_map):
            if written is None:
                moves = self._writings[city]
                entries += [moves[number] for number in numbers]
                entries.append(self._crossings[city])
        return entries

    def numbers(self, state: State, seat: int) -> tuple[int, ...]:
        """Return the numbers that the dice still make for a seat, including those already on its map."""
        if not all_lie(state.dice):
            return ()
        turn = state.turns[seat]
        return tuple(makes(state.dice, turn.twice, turn.numbers))

    def trip(self, state: State, seat: int) -> Trip:
        """Return a seat's map with what it has chosen in the open round."""
        if not all_lie(state.dice):
            return state.trips[seat]
        return after_turn(self.map, state.trips[seat], state.turns[seat], state.dice, with_tens=self.tens)

    def trip_after(self, state: State, seat: int, writing: Writing) -> Trip:
        """Return a seat's map with one more writing, whether or not that closes the round."""
        turn = state.turns[seat]
        return self.trip(self._with_turn(state, seat, replace(turn, writings=(*turn.writings, writing))), seat)

    def observed(self, state: State, seat: int | None) -> State:
        """Return the position without what other seats have written in the open round."""
        turns = tuple(
            turn if other == seat else Turn(turn.twice, done=turn.done) for other, turn in enumerate(state.turns)
        )
        return state if turns == state.turns else replace(state, turns=turns)

    def is_public(self, move: Move) -> bool:
        """Return whether a move writes nothing: standing, rolling again and using a die twice are seen by all."""
        return not isinstance(move, Write | Cross)

    def _roll(self, state: State, dice: Dice) -> State:
        fresh = iter(dice)
        lying = tuple(next(fresh) if die is None else die for die in state.dice)
        return replace(state, dice=lying)

    def _play(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Stand():
                return replace(state, settled=True)
            case Reroll():
                return self._roll_again(state, seat, move)
            case Twice(die, drop):
                return self._with_turn(state, seat, replace(state.turns[seat], twice=(die, drop)))
            case Write() | Cross():
                return self._written(state, seat, writing_of(self.map, move))
            case _:
                raise TypeError(move)

    def _roll_again(self, state: State, seat: int, move: Reroll) -> State:
        trips = list(state.trips)
        trips[seat] = replace(trips[seat], rerolled=True)
        return replace(state, trips=tuple(trips), dice=self.left_lying(state.dice, move), settled=True)

    def left_lying(self, dice: tuple[int | None, ...], move: Move) -> tuple[int | None, ...]:
        """Return the dice without those that the move rolls again."""
        taken = move.colours if isinstance(move, Reroll) else ()
        return tuple(None if colour in taken else die for colour, die in zip(self.colours, dice, strict=True))

    def _written(self, state: State, seat: int, writing: Writing) -> State:
        turn = state.turns[seat]
        written = (*turn.writings, writing)
        after = self._with_turn(state, seat, Turn(turn.twice, written, done=len(written) == state.cities_a_seat))
        return self._closed(after) if all(turn.done for turn in after.turns) else after

    def _with_turn(self, state: State, seat: int, turn: Turn) -> State:
        turns = (*state.turns[:seat], turn, *state.turns[seat + 1 :])
        return State(state.trips, turns, state.round, state.dice, state.settled)

    def _closed(self, state: State) -> State:
        trips = tuple(self.trip(state, seat) for seat in range(len(state.trips)))
        return State(trips, (Turn(),) * len(trips), state.round + 1)

    def sheet(self, state: State) -> tuple[Sheet, ...]:
        """Return each seat's bonus cities, crossed-off ones, road, series, zones and tens, as the maps stand."""
        return tuple(
            score_sheet(self.map, self.trip(state, seat), with_tens=self.tens) for seat in range(len(state.trips))
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
        """Return the words with colours in the order of the dice, everything else as it is."""
        if words[:1] == ["reroll"] and set(words[1:]) <= set(self.colours):
            return ["reroll", *sorted(words[1:], key=self.colours.index)]
        return words
