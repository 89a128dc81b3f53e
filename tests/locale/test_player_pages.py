"""The site has pages for players in every language, and a language switch."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
from build_hooks.player_pages import STRATEGY, page, page_names  # noqa: E402 - at the root, beside the package

from messages import LANGUAGES  # noqa: E402 - the same
from noppa.games import games  # noqa: E402 - the same
from noppa.locale import Messages  # noqa: E402 - the same

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def test_the_pages_are_those_that_players_need() -> None:
    """They are a front page, the rules of every game, and the strategy cards."""
    assert set(page_names()) == {"index", STRATEGY, *games()}


@everywhere
def test_a_page_leads_to_the_same_page_in_every_language(language: str) -> None:
    """There is a link to each, and none to a missing page."""
    for name in page_names():
        text = page(language, name)
        assert f'<div lang="{language}"' in text
        for other in LANGUAGES:
            assert (f"](../{other}/{name}.md)" in text) == (other != language)
        assert {link.removesuffix(".md") for link in re.findall(r"\]\((\w+\.md)\)", text)} <= set(page_names())


@everywhere
def test_rules_are_those_of_the_messages(language: str) -> None:
    """The page has the full rules of each game below its name."""
    say = Messages(language)
    for game in games():
        text = page(language, game)
        assert say(f"{game}-rules") in text
        assert f"# {say(f'{game}-name')}\n" in text


@everywhere
def test_a_strategy_card_has_chances_in_the_languages_own_words(language: str) -> None:
    """They are exact figures with the language's per cent sign."""
    say, text = Messages(language), page(language, STRATEGY)
    assert f"- {say('yatzy-item-full-house')}: {say('per-cent', value=36.3)}" in text
    assert f"- {say('dicetto-card-pair')}: {say('per-cent', value=97.9)}" in text
    assert f"- {say('kivi-target-two-pairs')}: " in text
    assert say("tutto-null-with", dice=3) in text
    assert text.count(say("guide-chances")) == 3  # what the chances of Tutto are of, each line says


def test_the_switch_of_the_site_has_every_language() -> None:
    """Each entry leads to its front page."""
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert re.findall(r"link: players/([\w-]+)/\n      lang: ([\w-]+)", settings) == [(tag, tag) for tag in LANGUAGES]
