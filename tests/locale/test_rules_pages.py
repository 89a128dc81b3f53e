"""The rules pages of all languages are built alike; each game's own tests check its examples."""

import pytest

from messages import LANGUAGES, blocks, differences
from noppa.games import games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_pages_of_all_languages_are_built_alike(language: str, game: str) -> None:
    """The same paragraphs and tables, with the same dice and figures: an example holds in all languages or in none."""
    english, there = blocks("en", game), blocks(language, game)
    assert len(there) == len(english)
    assert [differences(*pair) for pair in zip(english, there, strict=True) if differences(*pair)] == []
