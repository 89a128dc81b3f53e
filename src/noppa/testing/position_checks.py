"""Checks of one position of any game: what is pending, moves, chance, sheets, views, the state itself.

Every check takes the rules, a state, the number of players and a generator for its samples, and raises
`AssertionError` with a sentence if the contract is broken.
"""

import json
import pickle
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

from noppa.core import schema
from noppa.core.codec import decode, encode
from noppa.core.errors import IllegalMove, ImpossibleChance
from noppa.core.rules import (
    Card,
    Choose,
    Draw,
    Move,
    Over,
    Roll,
    Rules,
    pending_view,
    sheet_view,
)
from noppa.testing.expect import expect, refused

PositionCheck: TypeAlias = Callable[[Rules[Any], Any, int, Random], None]
NO_SEATS: tuple[Any, ...] = (None, "0", 0.0, True, [0])
"""Values that look like a seat but are not."""


class Stranger(Move):
    """A move that belongs to no game."""

    def __str__(self) -> str:
        return "stranger"


class StrangeCard(Card):
    """A card that belongs to no game."""

    def __str__(self) -> str:
        return "stranger"


def check_pending(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that the pending question is well-formed and that its seats are at the table."""
    del draw
    pending = rules.pending(state)
    seats = set(range(players))
    match pending:
        case Roll(seat, dice, places, _):
            expect(seat in seats, "{pending} is for a seat that is not at the table", pending=pending)
            expect(dice == len(places) > 0, "{pending} does not name a place for each of its dice", pending=pending)
            ascending = all(lower < higher for lower, higher in pairwise(places))
            expect(ascending, "the places of {pending} are not in ascending order", pending=pending)
        case Draw(seat, deck, _):
            expect(seat in seats, "{pending} is for a seat that is not at the table", pending=pending)
            expect(
                deck and all(count > 0 for count in deck.values()),
                "{pending} has an empty pile or zeros",
                pending=pending,
            )
            expect(set(deck) <= set(rules.cards), "{pending} has cards that are not in `cards`", pending=pending)
            expect(
                not hasattr(deck, "__setitem__"), "the pile of {pending} can be changed from outside", pending=pending
            )
        case Choose(due):
            expect(
                due and set(due) <= seats, "{pending} names no seat or one that is not at the table", pending=pending
            )
            expect(due == tuple(sorted(set(due))), "the seats of {pending} are not in ascending order", pending=pending)
        case Over(scores, winners):
            totals = tuple(sheet.total for sheet in rules.sheet(state))
            expect(
                scores == totals,
                "{pending} does not agree with the totals of the sheets, {totals}",
                pending=pending,
                totals=totals,
            )
            expect(
                winners and set(winners) <= seats,
                "{pending} has no winner, or one who is not at the table",
                pending=pending,
            )
        case _:
            sentence = f"pending returns {pending!r}, which is none of Roll, Draw, Choose and Over"
            raise AssertionError(sentence)


def check_moves(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that legal moves are accepted, and that the refusal of any other move lists them."""
    pending = rules.pending(state)
    due = pending.seats if isinstance(pending, Choose) else ()
    for seat in range(-1, players + 1):
        legal = rules.moves(state, seat)
        expect(
            bool(legal) == (seat in due),
            "seat {seat} has the moves {legal} after {pending}",
            seat=seat,
            legal=legal,
            pending=pending,
        )
        expect(len(set(legal)) == len(legal), "seat {seat} is offered a move twice: {legal}", seat=seat, legal=legal)
        for move in draw.sample(legal, min(4, len(legal))):
            expect(rules.parse(str(move)) == move, "{move} does not read back from its text", move=move)
            expect(
                rules.play(state, seat, move) != state, "{move} of seat {seat} changes nothing", move=move, seat=seat
            )
        offered = set(legal)
        others = [move for move in draw.sample(rules.actions, min(12, len(rules.actions))) if move not in offered]
        for move in [*others, Stranger()]:
            with refused(IllegalMove, "{move} of seat {seat}, which is not legal,", move=move, seat=seat) as caught:
                rules.play(state, seat, move)
            listed = caught[0].params["legal"]
            expect(
                listed == tuple(map(str, legal)),
                "the refusal of {move} lists {listed} as legal",
                move=move,
                listed=listed,
            )
        for nonsense in (str(legal[0]) if legal else "", None, 7):
            with refused(IllegalMove, "{nonsense} as a move", nonsense=nonsense):
                rules.play(state, seat, nonsense)  # type: ignore[arg-type]


def check_seats(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that values that are not seats are refused."""
    move = draw.choice(rules.actions)
    for seat in NO_SEATS:
        with refused(IllegalMove, "moves for the seat {seat}", seat=seat):
            rules.moves(state, seat)
        with refused(IllegalMove, "a move of the seat {seat}", seat=seat):
            rules.play(state, seat, move)
    for seat in (*NO_SEATS[1:], -1, players):
        with refused(IllegalMove, "a view for the seat {seat}", seat=seat):
            rules.view(state, seat)


def check_chance(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that impossible dice and cards are refused, as are those that are not pending."""
    del draw
    pending = rules.pending(state)
    dice = pending.dice if isinstance(pending, Roll) else 5
    if isinstance(pending, Roll):
        problems = schema.problems(rules.roll_story(state, tuple(range(1, dice + 1))), rules.story_type)
        expect(not problems, "the story of a roll is not as declared: {problems}", problems=problems)
    moves = [move for seat in range(players) for move in rules.moves(state, seat)]
    for move in (*moves[:1], *moves[-1:]):
        problems = schema.problems(rules.move_story(state, move), rules.story_type)
        expect(not problems, "the story of a move is not as declared: {problems}", problems=problems)
    wrong = [(1,) * (dice + 1), (1,) * (dice - 1), (0,) + (1,) * (dice - 1), (7,) + (1,) * (dice - 1), (True,) * dice]
    for roll in wrong if isinstance(pending, Roll) else [*wrong, (1,) * dice]:
        with refused(ImpossibleChance, "the roll {roll} after {pending}", roll=roll, pending=pending):
            rules.roll(state, roll)
    deck = pending.deck if isinstance(pending, Draw) else {}
    for card in [StrangeCard(), *(card for card in rules.cards if card not in deck)]:
        with refused(ImpossibleChance, "the card {card} after {pending}", card=str(card), pending=pending):
            rules.draw(state, card)


def check_sheets(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that all seats have sheets with the same lines, as plain data that adds up to the total."""
    del draw
    sheets = rules.sheet(state)
    expect(len(sheets) == players, "there are {count} sheets for {players} players", count=len(sheets), players=players)
    for sheet in sheets:
        same = [item.id for item in sheet.items] == [item.id for item in sheets[0].items]
        expect(same, "the sheet {sheet} has other lines than that of seat 0", sheet=sheet)
        total = sum(item.value or 0 for item in sheet.items)
        expect(sheet.total == total, "the lines of {sheet} add up to {total}", sheet=sheet, total=total)
        for item in sheet.items:
            expect(_is_plain(dict(item.detail)), "the detail of {item} is not plain data", item=item)


def check_views(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that a view is plain data, complete, and reveals nothing that its seat may not know."""
    del draw
    for seat in (None, *range(players)):
        view = rules.view(state, seat)
        expect(_is_plain(view), "the view of seat {seat} is not plain data: {view}", seat=seat, view=view)
        problems = schema.problems(view, rules.view_type)
        expect(
            not problems,
            "the view of seat {seat} is not as declared: {problems}",
            seat=seat,
            problems=problems,
        )
        observed = rules.observed(state, seat)
        expect(
            rules.observed(observed, seat) == observed,
            "what seat {seat} observes hides more when observed again",
            seat=seat,
        )
        expect(
            rules.view(observed, seat) == view, "the view of seat {seat} tells more than the seat may know", seat=seat
        )
        pending = pending_view(rules.pending(observed))
        expect(
            view["pending"] == pending,
            "the view's question {shown} is not {pending}",
            shown=view["pending"],
            pending=pending,
        )
        sheets = [sheet_view(sheet) for sheet in rules.sheet(observed)]
        expect(
            view["sheets"] == sheets, "the view's sheets {shown} are not {sheets}", shown=view["sheets"], sheets=sheets
        )
        legal = [] if seat is None else [str(move) for move in rules.moves(state, seat)]
        offered = [entry["move"] for entry in view["moves"]]
        expect(
            offered == legal,
            "the view of seat {seat} offers {offered} where {legal} is legal",
            seat=seat,
            offered=offered,
            legal=legal,
        )
        expect(
            all(entry["kind"] for entry in view["moves"]), "a move in the view of seat {seat} has no kind", seat=seat
        )


def check_public_moves(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that everybody sees all changes made by a public move."""
    pending = rules.pending(state)
    for seat in pending.seats if isinstance(pending, Choose) else ():
        public = [move for move in rules.moves(state, seat) if rules.is_public(move)]
        for move in draw.sample(public, min(1, len(public))):
            after = rules.play(state, seat, move)
            for other in (None, *(other for other in range(players) if other != seat)):
                shown = rules.play(rules.observed(state, other), seat, move)
                expect(
                    rules.observed(after, other) == shown,
                    "{move} is public, but seat {other} is not shown what it changes",
                    move=move,
                    other=other,
                )


def check_state(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Check that a state reads back from JSON and from a pickle, and that it can be hashed."""
    del players, draw
    again = decode(json.loads(json.dumps(encode(state))), rules.state_type)
    expect(again == state, "the state {state} reads back from JSON as {again}", state=state, again=again)
    unpickled = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own bytes
    expect(
        unpickled == state,
        "the state {state} comes back from a pickle as {unpickled}",
        state=state,
        unpickled=unpickled,
    )
    expect(
        hash(again) == hash(state),
        "the equal states {state} and {again} have different hashes",
        state=state,
        again=again,
    )


POSITION_CHECKS: tuple[PositionCheck, ...] = (
    check_pending,
    check_moves,
    check_seats,
    check_chance,
    check_sheets,
    check_views,
    check_public_moves,
    check_state,
)
"""All checks of one position."""


def check_position(rules: Rules[Any], state: Any, players: int, draw: Random) -> None:
    """Run every check on one position. Raises `AssertionError` with a sentence if the contract is broken."""
    for check in POSITION_CHECKS:
        check(rules, state, players, draw)


def _is_plain(value: object) -> bool:
    """Return whether a value survives a round trip through JSON."""
    try:
        return bool(json.loads(json.dumps(value)) == value)
    except (TypeError, ValueError):
        return False
