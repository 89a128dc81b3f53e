"""The form for a new game: rows of values, and the resulting request."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from noppa.bots import levels_of, usual_level
from noppa.cli.language import SAY
from noppa.cli.output.short_rules import option_text
from noppa.cli.play.new_table import bot_names
from noppa.cli.play.who_begins import ROLL
from noppa.core.options import Game, Option, Value
from noppa.games import games
from noppa.locale.choosing import own_edition

MOST_STEPS = 40
"""Ranges with more values than this use larger steps."""
MOST_BOTS = 5


@dataclass(slots=True)
class Row:
    """A setting: its name, its values with their labels, and the index of the chosen one."""

    id: str
    label: str
    values: Sequence[Any]
    words: Sequence[str]
    at: int = 0

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self.values[self.at]

    @property
    def text(self) -> str:
        """The chosen value in words."""
        return self.words[self.at]

    def choose(self, value: Any) -> None:
        """Choose a value if it is allowed."""
        if value in self.values:
            self.at = list(self.values).index(value)


class NewGameForm:
    """The rows of a new game; the rows for rules depend on the game and the edition."""

    def __init__(self, game: str | None = None) -> None:
        names = list(games())
        self.people = [SAY("you")]
        self._game = Row("game", SAY("full-game"), names, [SAY(f"{name}-name") for name in names])
        self._game.choose(game)
        self.rows: list[Row] = []
        self._defaults: Mapping[str, Value] = {}  # the default house rules of the edition
        self._fill()

    @property
    def game(self) -> Game:
        """The chosen game."""
        return games()[self._game.value]

    def row(self, name: str) -> Row:
        """Return the row with a name."""
        return next(row for row in self.rows if row.id == name)

    def change(self, row: Row, by: int) -> None:
        """Move a row to another value and update the rows that depend on it."""
        row.at = (row.at + by) % len(row.values)
        if row.id in ("game", "bots", "level", "edition", "dice"):
            self._fill(keep_edition=row.id != "game")

    def set_people(self, names: str) -> None:
        """Set the comma-separated names of the people; without any, bots play alone."""
        self.people = [name.strip() for name in names.split(",") if name.strip()]
        self._fill(keep_edition=True)

    def request(self) -> dict[str, Any]:
        """Return the request for `new_table`."""
        chosen = {row.id: row.value for row in self.rows}
        options = [f"{name}={str(chosen[f'option {name}']).lower()}" for name in self.game.options]
        return {
            "edition": chosen["edition"],
            "options": tuple(options),
            "players": tuple(self.people),
            "bots": (chosen["level"],) * chosen["bots"],
            "first": chosen["first"],
            "dice": chosen["dice"],
            "every_roll": chosen.get("every_roll", False),
            "coach": chosen["coach"],
        }

    def _fill(self, *, keep_edition: bool = False) -> None:
        """Rebuild the rows, keeping earlier choices where they are still possible."""
        before = {row.id: row.value for row in self.rows}
        game = self.game
        most = min(MOST_BOTS, game.most_players - len(self.people))
        least = max(0, game.least_players - len(self.people)) if self.people else max(2, game.least_players)
        bots = range(least, max(least, most) + 1)
        levels = [level for level in levels_of(game.name) if level != "random"] or list(levels_of(game.name))
        editions = list(game.editions)
        people = Row("people", SAY("full-people"), [tuple(self.people)], [", ".join(self.people) or SAY("full-nobody")])
        self.rows = [
            self._game,
            people,
            Row("bots", SAY("full-bots"), bots, [str(number) for number in bots]),
            Row("level", SAY("web-bot-level"), levels, [_level(level) for level in levels]),
            Row("edition", SAY("web-edition"), editions, [SAY(game.editions[name].meaning) for name in editions]),
            Row("dice", SAY("web-dice-are"), ["fair", "real"], [SAY("web-dice-fair"), SAY("web-dice-real")]),
        ]
        self.row("bots").choose(max(1, least))
        self.row("level").choose(usual_level(game.name))
        self.row("edition").choose(own_edition(game, SAY.language).name)
        self._restore(before, self.rows[2:] if keep_edition else [row for row in self.rows[2:] if row.id != "edition"])
        self.rows.insert(self.rows.index(self.row("edition")), self._who_begins())
        yes_no = ([False, True], [SAY("web-no"), SAY("web-yes")])
        if self.row("dice").value == "real":
            self.rows.append(Row("every_roll", SAY("web-every-roll"), *yes_no))
        self.rows.append(Row("coach", SAY("web-remarks"), *yes_no))
        self._restore(before, [row for row in self.rows if row.id in ("first", "every_roll", "coach")])
        defaults = game.settle(game.edition(self.row("edition").value), {})
        options = [_option_row(option, defaults[option.name]) for option in game.options.values()]
        if defaults == self._defaults:
            self._restore(before, options)
        self._defaults = defaults
        self.rows += options

    @staticmethod
    def _restore(before: Mapping[str, Any], rows: Iterable[Row]) -> None:
        for row in rows:
            if row.id in before:
                row.choose(before[row.id])

    def _who_begins(self) -> Row:
        levels = (self.row("level").value,) * self.row("bots").value
        names = [*self.people, *bot_names(levels, SAY, watched=not self.people)]
        return Row("first", SAY("web-starts"), [*names, ROLL], [*names, SAY("web-starts-drawn")])


def _option_row(option: Option, value: Value) -> Row:
    values = list(option.values) or _range(option, int(value))
    row = Row(
        f"option {option.name}", SAY(option.meaning), values, [option_text(option, choice, SAY) for choice in values]
    )
    row.choose(value)
    return row


def _range(option: Option, value: int) -> list[Value]:
    """Return the values of a range; of a very long one only some, including the current value."""
    every = range(option.least, option.most + 1, option.step)
    stride = max(1, len(every) // MOST_STEPS)
    return sorted({*every[::stride], value})


def _level(level: str) -> str:
    return SAY(f"full-level-{level}")
