"""Matches between two programs or bots: game after game, each pair with the same dice and the seats swapped."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from noppa.bots import BOTS, levels_of, prepare
from noppa.core.errors import BadOption, BadProgram
from noppa.core.record import Record
from noppa.core.rules import Over, Rules
from noppa.core.sources import Seeded
from noppa.core.table import Policy, Seat, Table
from noppa.engine.program import Program
from noppa.engine.standing import Standing

PLAYERS = 2
MOST_STEPS = 50_000
"""Rolls, cards and moves after which a game counts as endless, and as a tie."""


class Contestant:
    """A bot, given by its level, or a program, given by its command and restarted after it misbehaves."""

    def __init__(self, rules: Rules[Any], text: str, seconds: float) -> None:
        self.text, self.seconds = text, seconds
        self.is_bot = text in levels_of(rules.game.name)
        self._program: Program | None = None
        if self.is_bot:
            prepare(rules, [text])
        self.name = text if self.is_bot else self._running_program().name or text

    @property
    def policy(self) -> Policy:
        """The policy that plays the next game. Raises `BadProgram` if a program does not start."""
        return BOTS[self.text] if self.is_bot else self._running_program()

    def seat(self, player: str) -> Seat:
        """Return its seat at a table; `player` is what records call a program."""
        return Seat(self.name, "bot", self.text) if self.is_bot else Seat(self.name, "program", player)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _running_program(self) -> Program:
        if self._program is None:
            self._program = Program(self.text, self.seconds)
        return self._program


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game of a match: its number, its record, and, if a program misbehaved, its error and contestant."""

    number: int
    record: Record
    error: BadProgram | None = None
    loser: int | None = None


@dataclass(slots=True)
class Match:
    """Two contestants and the results so far; `names` differ even when a program plays itself."""

    rules: Rules[Any]
    contestants: Sequence[Contestant]
    seed: int = 0
    standing: Standing = field(default_factory=Standing)

    def __post_init__(self) -> None:
        self.rules.game.check_players(PLAYERS)

    @property
    def names(self) -> tuple[str, str]:
        """The names of both, numbered if they are the same."""
        first, second = (one.name for one in self.contestants)
        return (f"{first} 1", f"{second} 2") if first == second else (first, second)

    def play(self, games: int) -> Iterator[PlayedGame]:
        """Play that many games, an even number, and yield each. Raises `BadProgram` if a program does not start."""
        if games < PLAYERS or games % PLAYERS:
            raise BadOption("match-games", games=str(games))
        for number in range(self.standing.games, games):
            yield self._play(number)

    def _play(self, number: int) -> PlayedGame:
        """Play one game; every second game repeats the dice of the one before, with the seats swapped."""
        swapped = number % 2
        seated = [self.contestants[seat ^ swapped] for seat in range(PLAYERS)]
        players = [f"engine-{seat + 1}" for seat in range(PLAYERS)]
        policies = {one.text if one.is_bot else player: one.policy for one, player in zip(seated, players, strict=True)}
        seats = [one.seat(player) for one, player in zip(seated, players, strict=True)]
        table = Table(self.rules, seats, Seeded(self.seed + number // 2), policies)
        error: BadProgram | None = None
        loser: int | None = None
        try:
            self._play_out(table)
        except BadProgram as caught:
            error = caught
            seat = caught.params["seat"]
            assert isinstance(seat, int)
            loser = seat ^ swapped
            self.contestants[loser].close()
        self._add_result(table, swapped, loser)
        return PlayedGame(number, Record.of(table), error, loser)

    @staticmethod
    def _play_out(table: Table) -> None:
        for _ in range(MOST_STEPS):
            if table.step() is None:
                return

    def _add_result(self, table: Table, swapped: int, loser: int | None) -> None:
        over, standing = table.pending, self.standing
        if loser is not None:
            standing.failures[loser] += 1
            standing.results.append(float(loser))
        elif isinstance(over, Over):
            won = [seat ^ swapped for seat in over.winners]
            standing.results.append((0 in won) / len(won))
            for seat, score in enumerate(over.scores):
                standing.points[seat ^ swapped].append(score)
        else:
            standing.results.append(0.5)


def play_match(match: Match, games: int, sprt: tuple[float, float] | None, show: Callable[[PlayedGame], None]) -> None:
    """Play a match to its end, or until the stop rule is satisfied after a pair; `show` is called after each game."""
    for played in match.play(games):
        show(played)
        standing = match.standing
        if sprt is not None and standing.games % PLAYERS == 0 and standing.verdict(*sprt) != "open":
            return
