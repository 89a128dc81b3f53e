"""A lesson in the terminal: the rules judge what is typed, and Enter plays the step."""

from cli.test_coach import noppa


def test_a_lesson_is_played_line_by_line() -> None:
    """A move may be typed in any form; refusals, hints and reasons are printed; the lesson ends."""
    typed = ["place a1", "roll", "555", "place a1", "place c4", "b4", *[""] * 7]
    done = noppa("learn", "kivi", typed="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output
    lines = done.output.replace("\n", " ")
    assert "Make long lines of your own stones" in lines
    assert "a1 asks for 2 pairs." in lines
    assert "Type “place b4”" in lines
    assert "(1 + 2 + 3 + 2) × 4 = 32" in lines
    assert "noppa play kivi --bot easy" in lines


def test_the_dice_of_a_null_are_shown() -> None:
    """They are gone from the next table, so they are printed before the sentence about them."""
    done = noppa("learn", "tutto", typed="\n" * 20)
    assert done.exit_code == 0, done.output
    assert "You rolled ⚁⚂⚃⚃⚅⚅.\nNo ⚀, no ⚄" in done.output


def test_a_lesson_can_be_left() -> None:
    """Leaving prints how to come back."""
    done = noppa("learn", "dicetrip", typed="roll\nq\n")
    assert done.exit_code == 0
    assert "noppa learn dicetrip" in done.output


def test_a_game_without_a_lesson_is_a_usage_error() -> None:
    """The refusal names the games with lessons."""
    done = noppa("learn", "chess")
    assert done.exit_code != 0
    assert "kivi" in done.output
