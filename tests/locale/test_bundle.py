import pytest

from noppa.locale import bundle, files
from noppa.locale.bundle import Bundle
from noppa.locale.files import MessageFile, SourceFile

OWN = SourceFile("en/a.ftl", "hello = Hi!\nbroken = { $\n")
FIRST = SourceFile("en/b.ftl", "hello = Hello!\nbroken = Whole.\nbye = Bye!\n")
SECOND = SourceFile("en/c.ftl", "both = { hello } { bye }\nlines =\n    one\n    two = 2\n")


def text(made: Bundle, message: str) -> str:
    """What a message says, without a mistake."""
    formatted = made.format(message, {})
    assert formatted is not None
    assert not formatted.errors
    return formatted.text


@pytest.mark.parametrize("before", ["bye", "hello", "broken", "both"])
def test_the_first_file_wins_whatever_was_asked_before(before: str) -> None:
    """A translator's own message stands, though the file below it was needed first."""
    made = Bundle("en", [OWN, FIRST, SECOND])
    assert before in made
    assert text(made, "hello") == "Hi!"
    assert text(made, "bye") == "Bye!"


def test_a_message_that_cannot_be_read_is_that_of_the_next_file() -> None:
    """As if the first file did not have it."""
    assert text(Bundle("en", [OWN, FIRST]), "broken") == "Whole."


def test_a_message_of_another_file_can_be_part_of_one() -> None:
    """It is found though nobody asked for it."""
    assert text(Bundle("en", [FIRST, SECOND]), "both") == "Hello! Bye!"


def test_only_the_files_that_are_needed_are_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of a longer message that looks like another message is none."""
    parsed: list[str] = []
    parse = files.parse

    def noted(file: SourceFile) -> MessageFile:
        parsed.append(file.name)
        return parse(file)

    monkeypatch.setattr(bundle, "parse", noted)
    made = Bundle("en", [FIRST, SECOND])
    assert "two" not in made
    assert made.format("nothing", {}) is None
    assert parsed == []
    assert text(made, "lines") == "one\ntwo = 2"
    assert parsed == [SECOND.name]
