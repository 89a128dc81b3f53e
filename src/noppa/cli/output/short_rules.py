"""Renders the short rules of a game as Markdown: goal, turn, scoring, examples and questions."""

from collections.abc import Iterator
from typing import Any

from noppa.core.guide import Guide, Line, Picture, Scored, drawn
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
    return say(f"web-{'yes' if value else 'no'}") if isinstance(value, bool) else str(value)


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
    """Return a picture in words: its dice and its line; only the line mentions kept dice."""
    dice = f"{drawn(picture.dice)} " if picture.dice else ""
    return f"{dice}{line_text(game, picture.line, say)}"


def _scored(game: str, scored: Scored, say: Messages) -> str:
    """Return a scoring entry: its name and requirement, an example, and the points."""
    text = f"__{say.term(game, scored.name.kind, scored.name.id)}:__ {line_text(game, scored.line, say)}"
    points = "" if scored.points is None else say("guide-points", points=scored.points)
    example = " → ".join(part for part in (drawn(scored.dice), points) if part)
    return f"{text} {example}".rstrip()
