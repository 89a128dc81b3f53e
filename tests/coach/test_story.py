"""The story of a game: its turns add up, and its moments are the greatest changes."""

from functools import cache
from random import Random

import pytest

from noppa import rules
from noppa.bots import BOTS
from noppa.coach import Review, review
from noppa.coach.advice import COSTLY
from noppa.coach.story import MOMENTS, margins, stories
from noppa.core.record import Record
from noppa.core.rules import Choose, Over
from noppa.core.sources import Seeded
from noppa.core.table import Seat, Table
from noppa.games import games


@cache
def played(game: str) -> tuple[Record, Review]:
    """Return a finished game between a random person and a bot, with its review."""
    draw = Random(4)
    table = Table(rules(game), [Seat("Aino"), Seat("Bot", "bot", "simple")], Seeded(4), BOTS)
    while not isinstance(table.pending, Over):
        if isinstance(pending := table.pending, Choose) and 0 in pending.seats:
            table.play(0, draw.choice(table.rules.moves(table.state, 0)))
        else:
            _ = table.step() or table.roll()
    record = Record.of(table)
    return record, review(record)


@pytest.mark.parametrize("game", list(games()))
def test_the_turns_add_up_to_the_change_of_the_margin(game: str) -> None:
    """Each event is in one turn, and the dice and choices of all turns add up to final minus start."""
    record, found = played(game)
    numbers = [entry.number for entry in record.replay(rules(game)).history]
    for story in stories(record, found):
        margin = margins(found, story.seat)
        assert (story.start, story.final) == (margin[0], margin[-1])
        total = sum(turn.by_chance + turn.by_choices for turn in story.turns)
        assert total == pytest.approx(story.final - story.start, abs=1e-9)
        assert [story.turns[0].first, story.turns[-1].last] == [numbers[0], numbers[-1]]
        for turn, after in zip(story.turns, story.turns[1:], strict=False):
            assert numbers.index(after.first) == numbers.index(turn.last) + 1
    if found.unit == "points":
        one, other = stories(record, found)
        assert one.final == -other.final


@pytest.mark.parametrize("game", list(games()))
def test_the_moments_are_the_turns_that_changed_most_and_the_costliest_choice(game: str) -> None:
    """There are three in order; all but the turn of the costliest choice are among the largest changes."""
    record, found = played(game)
    for story in stories(record, found):
        assert len(story.moments) == min(MOMENTS, len(story.turns))
        assert [moment.turn.first for moment in story.moments] == sorted(moment.turn.first for moment in story.moments)
        largest = sorted((abs(turn.swing) for turn in story.turns), reverse=True)[:MOMENTS]
        assert sum(abs(moment.turn.swing) in largest for moment in story.moments) >= MOMENTS - 1
        worst = found.seats[story.seat].costliest(1)
        if worst and worst[0].loss >= COSTLY * found.seats[story.seat].grain:
            assert worst[0] in [moment.explained.decision for moment in story.moments]
        for moment in story.moments:
            explained = moment.explained
            assert moment.turn.first <= explained.decision.number <= moment.turn.last
            legal = {entry["move"] for entry in explained.view["moves"]}
            assert {explained.decision.move, explained.decision.best} <= legal
