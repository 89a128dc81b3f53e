"""Renders the short rules of a game as Markdown: goal, turn, scoring, examples and questions."""

from collections.abc import Iterator, Sequence
from typing import Any

from noppa.core.guide import Guide, Line, Picture, Scored, Symbol, drawn
from noppa.core.options import Option, Value
from noppa.core.rules import Rules
from noppa.games import part
from noppa.locale import Messages


def short_rules(rules: Rules[Any], say: Messages) -> str:
    """Return the short rules with their headings; empty for a game without any."""
    module = part(rules.game.name, "guide")
    if module is None:
        return ""
    guide: Guide = module.guide(rules)
    return "\n\n".join(_blocks(rules.game.name, guide, say))


def settings_line(rules: Rules[Any], say: Messages) -> str:
    """Return the edition and the value of each option."""
    game = rules.game
    values = ((option, rules.options[option.name]) for option in game.options.values())
    options = (f"{say(option.meaning)}: {option_text(option, value, say)}" for option, value in values)
    return " · ".join((say(game.edition(rules.edition).meaning), *options))


def option_text(option: Option, value: Value, say: Messages) -> str:
    """Return a value of an option in words."""
    if isinstance(value, str):
        return say(f"{option.meaning}-{value.replace('_', '-')}")
    return say(f"web-{'yes' if value else 'no'}") if isinstance(value, bool) else say.figure(value)


def line_text(game: str, line: Line, say: Messages) -> str:
    """Return a line of the short rules, with its terms in the game's own words."""
    terms = {name: say.term(game, term.kind, term.id) for name, term in line.terms.items()}
    return say(line.id, **line.params, **terms)


def _blocks(game: str, guide: Guide, say: Messages) -> Iterator[str]:
    yield f"__{say('guide-goal')}.__ {line_text(game, guide.goal.line, say)}"
    yield f"__{say('guide-turn')}__"
    yield "\n".join(f"{number}. {_step(game, step, say)}" for number, step in enumerate(guide.turn, 1))
    yield f"__{say('guide-scores')}__"
    yield "\n".join(f"- {_scored(game, scored, say)}" for scored in guide.scores)
    for at, example in enumerate(guide.examples, 1):
        yield f"__{say('guide-example-number', number=at)}__"
        yield "\n".join(f"{number}. {_step(game, step, say)}" for number, step in enumerate(example, 1))
    yield f"__{say('guide-questions')}__"
    for question in guide.questions:
        yield f"_{line_text(game, question.ask, say)}_ {line_text(game, question.answer, say)}"
    yield f"__{say('guide-full')}__"


def _step(game: str, picture: Picture, say: Messages) -> str:
    """Return a picture in words: its dice or numbers, if the line does not name them, and its line."""
    text = line_text(game, picture.line, say)
    if picture.dice:
        return f"{drawn(picture.dice)} {text}"
    rows = _rows(picture.symbols)
    return text if all(number in text for row in rows for number in row) else f"{_joined(rows)}: {text}"


def _scored(game: str, scored: Scored, say: Messages) -> str:
    """Return a scoring entry: its name and requirement, an example, and the points if the requirement lacks them."""
    text = line_text(game, scored.line, say)
    example = drawn(scored.dice) or _joined(_rows(scored.symbols))
    shown = scored.points is not None and (example or say.figure(abs(scored.points)) not in text)
    parts = (example, say("guide-points", points=scored.points) if shown else "")
    named = f"__{say.term(game, scored.name.kind, scored.name.id)}:__ {text}"
    return f"{named} {' → '.join(part for part in parts if part)}".rstrip()


def _rows(symbols: Sequence[Symbol]) -> list[list[str]]:
    """Return the numbers that symbols of a game hold, symbol by symbol."""
    held = [symbol.get("numbers", [symbol["number"]] if "number" in symbol else None) for symbol in symbols]
    marks = {"None": "…", "x": "×"}
    return [[marks.get(str(number), str(number)) for number in row] for row in held if isinstance(row, list)]


def _joined(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of numbers as a text."""
    return ", ".join("–".join(row) for row in rows)
