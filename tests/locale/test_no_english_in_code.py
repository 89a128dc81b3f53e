"""Everything a person reads is a message: the code has no sentences, and messages get numbers as numbers."""

import ast
import errno
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import noppa
from messages import entries
from noppa.core.system_errors import REASONS, system_reason
from noppa.locale import Messages

SOURCE = Path(noppa.__file__).parent
SAYING = {"say", "SAY", "problem", "warning"}
"""The calls that fill a message in."""
ERRORS = {
    *("BadOption", "BadProgram", "BadRecord", "IllegalMove", "ImpossibleChance", "NativeError", "Refusal", "Refused"),
    *("UnreadableMove", "invalid"),
}
SHOWING = {"print", "echo", "secho", "Text", "add_column", "add_row", "Panel", "Static", "prompt", "confirm"}
"""The calls that show a text in the terminal."""
SENTENCE = re.compile(r"[A-Za-z]{2,}[,:;]? [A-Za-z(]{2,}")
NOT_WORDS = {"style", "header_style", "border_style", "mode", "encoding"}
"""Arguments that are names of colours and the like."""
PROTOCOL = {"invalid"}
"""Texts for programmers, in Pydantic's style, about requests that none of our faces sends."""
NOT_SAID = re.compile(r"^(noppa|pip) |^<|^(bold|black|white|italic) ")
"""Commands, marks of a drawing, and colours."""


def name_of(call: ast.Call) -> str:
    """Return the last part of a called name: `print` of `console.print`."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in the source, with its file."""
    return tuple(
        (str(file.relative_to(SOURCE)), node)
        for file in sorted(SOURCE.rglob("*.py"))
        if file.relative_to(SOURCE).parts[0] != "testing"  # the conformance kit speaks to programmers
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    )


def shown(call: ast.Call) -> Iterator[ast.AST]:
    """Yield the arguments of a call that people read; those of nested calls are checked separately."""
    for part in (*call.args, *(keyword.value for keyword in call.keywords if keyword.arg not in NOT_WORDS)):
        if not isinstance(part, ast.Call):
            yield from (node for node in ast.walk(part) if not isinstance(node, ast.Call))


def test_no_sentence_stands_in_the_code() -> None:
    """Errors have codes, table headings are messages, and so is printed text."""
    found = [
        f"{file}:{node.lineno}: {node.value}"
        for file, call in calls()
        if name_of(call) in (SAYING | ERRORS | SHOWING) - PROTOCOL
        for node in shown(call)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if SENTENCE.search(node.value) and not NOT_SAID.match(node.value)
        if "log" not in ast.unparse(call.func).lower()
    ]
    assert found == []


def test_headings_of_tables_are_messages() -> None:
    """Not even a single word is allowed."""
    found = [
        f"{file}:{call.lineno}"
        for file, call in calls()
        if name_of(call) == "add_column" and "op." not in ast.unparse(call.func)
        for part in call.args[:1]
        if isinstance(part, ast.Constant) and re.search("[A-Za-z]", str(part.value))
    ]
    assert found == []


def test_numbers_reach_messages_as_numbers() -> None:
    """Only the message knows how its language formats them, and which plural form follows."""
    found = [
        f"{file}:{call.lineno}: {keyword.arg}"
        for file, call in calls()
        if name_of(call) in SAYING
        for keyword in call.keywords
        for text in formatted(keyword.value)
        if name_of(text) == "figure"
    ]
    assert found == []


def formatted(value: ast.expr) -> Iterator[ast.Call]:
    """Yield the calls that produce a value in any branch."""
    if isinstance(value, ast.IfExp):
        yield from (*formatted(value.body), *formatted(value.orelse))
    elif isinstance(value, ast.Call):
        yield value


def test_the_app_hands_numbers_over_too() -> None:
    """The browser formats no number for a message that could take it as a number."""
    app = Path(__file__).parents[2] / "web" / "src"
    pattern = re.compile(r"\bsay\([^()]*\{[^{}]*:\s*(formatNumber|formatPercent|String)\(")
    files = (*app.rglob("*.ts"), *app.rglob("*.svelte"))
    assert [file.name for file in files if pattern.search(file.read_text(encoding="utf-8"))] == []


def test_every_reason_of_the_system_has_its_words() -> None:
    """There is a message for each code, and no other."""
    assert {f"why-{code}" for code in REASONS.values()} == {name for name in entries("en") if name.startswith("why-")}


@pytest.mark.parametrize("number", sorted(REASONS))
def test_a_reason_of_the_system_is_said_in_words(number: int) -> None:
    """The sentence has neither the code nor the system's English text."""
    code = system_reason(OSError(number, "said in English"))
    sentence = Messages()("told-not-saved", path="a.json", why=code)
    assert Messages()(f"why-{code}") in sentence
    assert "said in English" not in sentence


def test_a_rare_reason_is_the_systems_own() -> None:
    """It is better than nothing."""
    assert system_reason(OSError(errno.EMLINK, "Too many links")) == "Too many links"
    assert system_reason(TimeoutError()) == "TimeoutError"
