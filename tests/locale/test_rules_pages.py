"""The rules pages of all languages have the same structure; each game's own tests check its examples."""

import pytest

from messages import LANGUAGES, blocks, differences
from noppa.games import games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_pages_of_all_languages_are_built_alike(language: str, game: str) -> None:
    """They have the same paragraphs, tables, dice and figures, so an example holds in all languages or none."""
    english, there = blocks("en", game), blocks(language, game)
    assert len(there) == len(english)
    assert [differences(*pair) for pair in zip(english, there, strict=True) if differences(*pair)] == []
