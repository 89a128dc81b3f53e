import re
from pathlib import Path

import pytest

from noppa import rules
from noppa.batches.layout import layout
from noppa.games import games
from noppa.locale import Messages

PAGE = (Path(__file__).parent.parent.parent / "docs" / "rl.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(games()))
def test_the_page_tells_of_every_part_of_an_observation(game: str) -> None:
    """The page has its size for the fewest players, with the parts in order."""
    section = PAGE.split(f"### {Messages()(f'{game}-name')}\n")[1].split("\n### ")[0]
    documented = re.findall(r"\| `(\w+)` \| (\d+) \|", section)
    known = layout(rules(game), games()[game].least_players).parts
    slots = [(part.name, str(part.size)) for part in known if not re.search("_[234x]$", part.name)]
    assert documented == slots
