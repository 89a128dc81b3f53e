"""The games for learners: PettingZoo environments of all games, Gymnasium environments of those for one.

>>> import gymnasium, noppa.rl
>>> sorted(noppa.rl.TABLES)
['dicetrip_v1', 'dicetto_v1', 'kivi_v1', 'tutto_v1', 'yatzy_v1']
>>> table = noppa.rl.table("kivi_v1", players=3)
>>> table.reset(seed=1)
>>> table.agent_selection
'seat_0'
>>> env = gymnasium.make("noppa/Yatzy-v1")
>>> seen, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 15
True
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import pettingzoo

from noppa.core.errors import BadOption
from noppa.games import games
from noppa.rl.solitaire import Solitaire
from noppa.rl.tables import Table

VERSION = 1
"""Raised when the rules' behaviour, an observation's layout or the numbers of the moves change."""
TABLES: Mapping[str, str] = {f"{game}_v{VERSION}": game for game in games()}
"""The PettingZoo environments by name and version, and the game of each."""
SOLITAIRES: Mapping[str, str] = {f"noppa/Yatzy-v{VERSION}": "yatzy", f"noppa/DiceTrip-v{VERSION}": "dicetrip"}
"""The Gymnasium environments by name and version, and the game of each."""
BATCHES: Mapping[str, str] = {
    f"noppa/Yatzy-v{VERSION}": "yatzy",
    f"noppa/Tutto-v{VERSION}": "tutto",
    f"noppa/Kivi-v{VERSION}": "kivi",
    f"noppa/Dicetto-v{VERSION}": "dicetto",
    f"noppa/DiceTrip-v{VERSION}": "dicetrip",
}
"""Many games at once on a compiled kernel: `gymnasium.make_vec` by name and version, or `noppa.rl.vector.Batch`."""
LONGEST = 1000
"""Steps after which an episode is cut off: only illegal actions make one longer than a tenth of it."""

__all__ = ["BATCHES", "SOLITAIRES", "TABLES", "VERSION", "Solitaire", "Table", "table"]


def table(name: str, **asked: Any) -> Table:
    """The PettingZoo environment of that name and version."""
    if name not in TABLES:
        raise BadOption("rl-unknown", name=str(name), allowed=tuple(TABLES))
    return Table(TABLES[name], name=name, **asked)


for _name, _game in TABLES.items():
    pettingzoo.register(
        "aec", f"noppa/{_game}-v{VERSION}", "noppa.rl.tables:Table", kwargs={"game": _game, "name": _name}
    )
for _name, _game in BATCHES.items():
    gymnasium.register(
        _name,
        "noppa.rl.solitaire:Solitaire" if _name in SOLITAIRES else None,
        vector_entry_point="noppa.rl.vector:Batch",
        max_episode_steps=LONGEST if _name in SOLITAIRES else None,
        kwargs={"game": _game},
    )
