"""The games for learners: PettingZoo environments of all games, Gymnasium environments of those for one player.

>>> import noppa.rl
>>> for name in noppa.rl.TURN_BASED:
...     env = noppa.rl.turn_based_env(name)
...     env.reset(seed=1)
...     assert env.agent_selection == "seat_0"
>>> import gymnasium
>>> for name in noppa.rl.SOLITAIRES:
...     observation, info = gymnasium.make(name).reset(seed=1)
...     assert info["action_mask"].any()
"""

from collections.abc import Mapping
from typing import Any

from noppa.core.errors import BadOption
from noppa.core.extras import needs_extra
from noppa.games import games

with needs_extra("rl"):
    import gymnasium
    import pettingzoo

    from noppa.batches.layout import has_observation, is_native
    from noppa.rl.solitaire import Solitaire
    from noppa.rl.turn_based import TurnBasedEnv

VERSION = 1
"""Raised when the rules' behaviour, an observation's layout or the numbers of the moves change."""
_OBSERVED = {name: game for name, game in games().items() if has_observation(name)}
TURN_BASED: Mapping[str, str] = {f"{name}_v{VERSION}": name for name in _OBSERVED}
"""The PettingZoo environments: name with version to game."""
SOLITAIRES: Mapping[str, str] = {
    f"noppa/{game.rl_name}-v{VERSION}": name for name, game in _OBSERVED.items() if game.solitaire
}
"""The Gymnasium environments: name with version to game."""
BATCHES: Mapping[str, str] = {
    f"noppa/{game.rl_name}-v{VERSION}": name for name, game in _OBSERVED.items() if is_native(name)
}
"""Batches of many games, for `gymnasium.make_vec` or `noppa.rl.vector.Batch`: name with version to game."""
LONGEST = 1000
"""Steps after which an episode is cut off; without illegal actions none takes a tenth as many."""

__all__ = ["BATCHES", "SOLITAIRES", "TURN_BASED", "VERSION", "Solitaire", "TurnBasedEnv", "turn_based_env"]


def turn_based_env(name: str, **settings: Any) -> TurnBasedEnv:
    """Return the PettingZoo environment of that name and version. Raises `BadOption` if there is none."""
    if name not in TURN_BASED:
        raise BadOption("rl-unknown", name=str(name), allowed=tuple(TURN_BASED))
    return TurnBasedEnv(TURN_BASED[name], name=name, **settings)


for _name, _game in TURN_BASED.items():
    pettingzoo.register(
        "aec", f"noppa/{_game}-v{VERSION}", "noppa.rl.turn_based:TurnBasedEnv", kwargs={"game": _game, "name": _name}
    )
for _name, _game in {**SOLITAIRES, **BATCHES}.items():
    gymnasium.register(
        _name,
        "noppa.rl.solitaire:Solitaire" if _name in SOLITAIRES else None,
        vector_entry_point="noppa.rl.vector:Batch" if _name in BATCHES else None,
        max_episode_steps=LONGEST if _name in SOLITAIRES else None,
        kwargs={"game": _game},
    )
