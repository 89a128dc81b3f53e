"""Checks of a variant as a whole: notation, players, records, the game's other modules.

Every check takes rules and raises `AssertionError` with a sentence if they break the contract.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import isfinite
from random import Random
from typing import Any

from noppa.core import record_file
from noppa.core.errors import BadOption, NoppaError
from noppa.core.record import Record
from noppa.core.rules import Choose, Over, Rules
from noppa.core.table import Table
from noppa.games import has_lesson, lesson_game, part, rules
from noppa.testing.expect import expect, refused
from noppa.testing.position_checks import POSITION_CHECKS, PositionCheck
from noppa.testing.random_play import finished, positions, random_table

NO_TEXTS: tuple[Any, ...] = ("", "nonsense", "keep 7", b"keep", None, 5)
NO_PLAYERS: tuple[Any, ...] = ("2", None, 2.0, True)
WHOLE, SAMPLE = 20, 0.05
"""The first positions of a random game that are all checked, and the share of later ones; the last always is."""
FEW = 12
"""Positions for the checks of the slower modules of a game."""


def check_actions(variant: Rules[Any]) -> None:
    """Check that moves have the same numbers in every edition and with all options."""
    if variant.content is None:
        usual = rules(variant.game.name).actions
        expect(variant.actions == usual, "`actions` is not the same as in the default edition")


def check_lesson(variant: Rules[Any]) -> None:
    """Check that the lesson, if any, is a whole game by the rules with every step taken by the learner."""
    if not has_lesson(variant.game.name):
        return
    played = lesson_game(variant.game.name)
    for number, step in enumerate(played.lesson.steps):
        expect(played.waits_for_learner(number), "the lesson is not the learner's to play at {step}", step=step.id)
    expect(isinstance(played.tables[-1].pending, Over), "the lesson ends before the game does")


def check_notation(variant: Rules[Any]) -> None:
    """Check that every move and card has a unique text that reads back, and that other texts are refused."""
    texts = [str(move) for move in variant.actions]
    twice = {text for text in texts if texts.count(text) > 1} if len(set(texts)) < len(texts) else set()
    expect(not twice, "several moves have the same text: {twice}", twice=sorted(twice))
    for move in variant.actions:
        expect(variant.parse(str(move)) == move, "{move} does not read back from its text", move=move)
    for card in variant.cards:
        expect(variant.card(str(card)) == card, "{card} does not read back from its text", card=card)
    for text in (*NO_TEXTS, f"{texts[0]} 9"):
        with refused(NoppaError, "the text {text} as a move", text=text):
            variant.parse(text)
        with refused(NoppaError, "the text {text} as a card", text=text):
            variant.card(text)


def check_players(variant: Rules[Any]) -> None:
    """Check that a number of players outside the range is refused with the range."""
    least, most = variant.game.least_players, variant.game.most_players
    for players in (least - 1, most + 1, *NO_PLAYERS):
        with refused(BadOption, "a start for {players} players", players=players) as caught:
            variant.start(players)
        reported = (caught[0].params["least"], caught[0].params["most"])
        expect(
            reported == (least, most),
            "the refusal of {players} players says {reported}",
            players=players,
            reported=reported,
        )


def check_turn_values(variant: Rules[Any]) -> None:
    """Check that `turn_values.py`, if the game has it, values exactly the legal moves, with finite numbers."""
    module = part(variant.game.name, "turn_values")
    if module is None:
        return
    for state, seat in islice(_choices(variant), FEW):
        values, legal = module.turn_values(variant, state, seat), variant.moves(state, seat)
        expect(set(values) == set(legal), "turn_values has {values} where {legal} is legal", values=values, legal=legal)
        expect(all(map(isfinite, values.values())), "turn_values has no finite number: {values}", values=values)


def check_observation(variant: Rules[Any]) -> None:
    """Check that `observation.py`, if the game has it, returns numbers that match its parts in count and bounds."""
    module = part(variant.game.name, "observation")
    if module is None:
        return
    for state, _ in islice(_choices(variant), FEW):
        players = len(variant.sheet(state))
        parts = list(module.parts(variant, players))
        for seat in range(players):
            numbers = list(module.observe(variant, variant.observed(state, seat), seat))
            size = sum(section.size for section in parts)
            expect(
                len(numbers) == size,
                "an observation has {count} numbers instead of {size}",
                count=len(numbers),
                size=size,
            )
            remaining = iter(numbers)
            for section in parts:
                values = list(islice(remaining, section.size))
                within = all(section.low <= number <= section.high for number in values)
                expect(within, "{values} is outside the bounds of {part}", values=values, part=section)


def check_random_play(variant: Rules[Any], *checks: PositionCheck) -> None:
    """Run checks, by default all of them, on positions of random games of several sizes."""
    draw = Random(7)  # noqa: S311 - a sample
    for players in table_sizes(variant):
        sample = _sample(variant, players)
        for state in sample.states:
            for check in checks or POSITION_CHECKS:
                check(variant, state, players, draw)
        if sample.error is not None:
            raise sample.error


@dataclass(frozen=True, slots=True)
class _Sample:
    """Some positions of a random game, and the error that ended it early, if any."""

    states: tuple[Any, ...]
    error: Exception | None = None


@lru_cache(maxsize=4)
def _sample(variant: Rules[Any], players: int) -> _Sample:
    """Return positions of a random game; every check of these rules gets the same, and the game is played once."""
    draw, states = Random(players), list[Any]()  # noqa: S311 - a sample
    try:
        for number, state in enumerate(positions(random_table(variant, players, seed=players))):
            if number < WHOLE or draw.random() < SAMPLE or isinstance(variant.pending(state), Over):
                states.append(state)
    except Exception as error:  # noqa: BLE001 - raised after the checks of the positions before it
        return _Sample(tuple(states), error)
    return _Sample(tuple(states))


def check_records(variant: Rules[Any]) -> None:
    """Check that records of finished games replay and that their seeds give the same games, up to the largest table."""
    for players in dict.fromkeys((*table_sizes(variant), variant.game.most_players)):
        check_record(finished(variant, players, seed=players), seed=players)


def check_record(table: Table, seed: int) -> None:
    """Check that the record of a finished random game replays to the same state, and its seed to the same game."""
    variant = table.rules
    expect(isinstance(table.pending, Over), "the game stops with {pending}", pending=table.pending)
    record = record_file.read(Record.of(table).text())
    expect(record == Record.of(table), "the record does not read back from its text")
    try:
        again = record.replay(variant)
    except NoppaError as error:
        sentence = f"the record does not replay: {error}"
        raise AssertionError(sentence) from error
    expect(
        again.state == table.state,
        "the record replays to {again}, not to {state}",
        again=again.state,
        state=table.state,
    )
    expect(again.events == table.events, "the record replays to other events")
    expect(record.verify(variant) > 0, "the record has no dice and no cards to verify")
    other = finished(variant, len(table.seats), seed)
    expect(other.events == table.events, "the same seed gives another game the second time")


def table_sizes(variant: Rules[Any]) -> list[int]:
    """Return the numbers of players to check: the fewest, and two and four if the game allows them."""
    least, most = variant.game.least_players, variant.game.most_players
    return sorted({least, *(players for players in (2, 4) if least <= players <= most)})


def _choices(variant: Rules[Any]) -> Iterator[tuple[Any, int]]:
    """Yield states in which somebody has to choose, with the first seat that is due."""
    for state in positions(random_table(variant, max(2, variant.game.least_players), seed=1)):
        pending = variant.pending(state)
        if isinstance(pending, Choose):
            yield variant.observed(state, pending.seats[0]), pending.seats[0]
