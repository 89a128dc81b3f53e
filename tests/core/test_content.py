"""Custom content: text that would take long to parse is refused before parsing."""

import time

import pytest

from noppa.core.content import DEEPEST, LONGEST_LINE, read_content
from noppa.core.errors import BadOption
from noppa.games import games, template_of

DEEP_LINE = ".".join("a" * 500)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a" + ".a" * 31_000 + " = 1\n", "content-line-too-long"),
        (f"{DEEP_LINE} = 1\n" * 60, "content-too-deep"),
        (f"x = {{ {DEEP_LINE} = 1 }}\n" * 60, "content-too-deep"),
        (f"[{DEEP_LINE}]\n" * 60, "content-too-deep"),
        ("x = { \"a\" . 'b'" + ' . "c"' * DEEPEST + " = 1 }\n", "content-too-deep"),
        ("x = " + "[" * 1000 + "]" * 1000 + "\n", "content-too-deep"),
        ("x = [\n" + "[\n" * 9 + "]\n" * 9 + "]\n", "content-too-deep"),
        ("a" * 64_001 + "\n", "content-too-long"),
        ("x = " + "[" * DEEPEST + "]" * DEEPEST + "[\n", "content-not-toml"),
    ],
)
def test_what_takes_long_to_parse_is_refused_at_once(text: str, code: str) -> None:
    """The refusal names the line; 62 kB of one dotted key took the parser 23 seconds."""
    began = time.process_time()
    with pytest.raises(BadOption) as caught:
        read_content("board", text)
    assert caught.value.code == code
    assert time.process_time() - began < 0.5


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1\n",
        "x = " + "[" * DEEPEST + "]" * DEEPEST + "\n",
        'x = "[[[[[[[[[[[[ {{{{{{"  # ]]] [[[[[[[[[[[[[[\n',
        "x = '" + "y" * (LONGEST_LINE - 6) + "'\n",
    ],
)
def test_what_is_deep_enough_is_read(text: str) -> None:
    """The limits themselves are allowed, and brackets in strings and comments do not count."""
    assert len(read_content("board", text)) == 1


def test_our_own_content_is_far_from_the_limits() -> None:
    """Every built-in board, deck and map is read."""
    owners = [game.name for game in games().values() if game.content]
    assert owners
    for game in owners:
        assert read_content(games()[game].content, template_of(game))
