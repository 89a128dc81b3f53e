import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from noppa.locale import bundle
from noppa.locale.bundle import Bundle
from noppa.locale.files import SourceFile

OWN = SourceFile("en/a.ftl", "hello = Hi!\nbroken = { $\n")
FIRST = SourceFile("en/b.ftl", "hello = Hello!\nbroken = Whole.\nbye = Bye!\n")
SECOND = SourceFile("en/c.ftl", "both = { hello } { bye }\nlines =\n    one\n    two = 2\n")


def text(bundle: Bundle, message: str) -> str:
    """Return the text of a message, which must have no errors."""
    formatted = bundle.format(message, {})
    assert formatted is not None
    assert not formatted.errors
    return formatted.text


@pytest.mark.parametrize("before", ["bye", "hello", "broken", "both"])
def test_the_first_file_wins_whatever_was_asked_before(before: str) -> None:
    """A translator's message is used even if the file below it was needed first."""
    bundle = Bundle("en", [OWN, FIRST, SECOND])
    assert before in bundle
    assert text(bundle, "hello") == "Hi!"
    assert text(bundle, "bye") == "Bye!"


def test_a_message_that_cannot_be_read_is_that_of_the_next_file() -> None:
    """The first file is treated as if it lacked the message."""
    assert text(Bundle("en", [OWN, FIRST]), "broken") == "Whole."


def test_a_message_of_another_file_can_be_part_of_one() -> None:
    """It is found without a lookup of its own."""
    assert text(Bundle("en", [FIRST, SECOND]), "both") == "Hello! Bye!"


def test_only_the_messages_that_are_needed_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of a longer message that looks like another message is ignored."""
    parsed: list[str] = []

    class Noted(FluentParser):  # type: ignore[misc,unused-ignore]
        """A parser that records what it parses."""

        def parse(self, source: str) -> ftl.Resource:
            """Parse a text."""
            parsed.append(source.partition(" ")[0])
            return super().parse(source)

    monkeypatch.setattr(bundle, "FluentParser", Noted)
    combined = Bundle("en", [FIRST, SECOND])
    assert "two" not in combined
    assert combined.format("nothing", {}) is None
    assert parsed == []
    assert text(combined, "lines") == "one\ntwo = 2"
    assert parsed == ["lines"]
    assert text(combined, "both") == "Hello! Bye!"
    assert parsed == ["lines", "both", "hello", "bye"]


def test_terms_and_choices_are_part_of_messages() -> None:
    """This includes those of another file, inside a choice; comments end a message."""
    terms = SourceFile("en/d.ftl", "-brand = Noppa\n# A comment\n## Another\n")
    choice = SourceFile("en/e.ftl", "pick = { $n ->\n    [one] { -brand }\n   *[other] { hello }\n }\n\n# Not a part\n")
    bundle = Bundle("en", [FIRST, terms, choice])
    for number, expected in ((1, "Noppa"), (2, "Hello!")):
        formatted = bundle.format("pick", {"n": number})
        assert formatted is not None
        assert (formatted.text, formatted.errors) == (expected, [])


def test_messages_that_refer_to_each_other_are_found() -> None:
    """The lookup ends, however the others are written."""
    bundle = Bundle("en", [SourceFile("en/f.ftl", "one = { two }\ntwo = { one }\n")])
    assert "one" in bundle
    assert "two" in bundle
