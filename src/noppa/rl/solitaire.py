"""Games for one player as Gymnasium environments."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from noppa.batches.layout import Numbers
from noppa.core.errors import BadOption, IllegalMove
from noppa.rl.episode import Mask, new_episode

Illegal = Literal["ignore", "raise"]


class Legal(spaces.Discrete):
    """The numbers of all moves; samples come from those that are legal in the current state."""

    def __init__(self, mask: Mask) -> None:
        super().__init__(len(mask))
        self.legal = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random legal move, or one by the mask or the probabilities given."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class Solitaire(gymnasium.Env[Any, np.int64]):
    """A game for one player; observations follow its layout, and `info` holds the `action_mask`.

    The reward is the change in points, so the return is the final score. An illegal action changes nothing and
    earns nothing, and `info["illegal"]` says why it was illegal; with `illegal="raise"` it raises `IllegalMove`.
    """

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        illegal: str = "ignore",
    ) -> None:
        if illegal not in get_args(Illegal):
            raise BadOption("rl-illegal", illegal=str(illegal), allowed=get_args(Illegal))
        self.illegal = illegal
        self.episode = new_episode(game, 1, edition, options, "score")
        self.layout = self.episode.layout
        self.observation_space = self.episode.box()
        self._legal = np.zeros(len(self.episode.rules.actions), dtype=np.int8)
        self.action_space = Legal(self._legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start a new game; a seed fixes the chance of this game and of those after it."""
        super().reset(seed=seed, options=options)
        self.episode.begin(self.np_random)
        return self._observation()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play the move of that number."""
        try:
            (reward,) = self.episode.play(int(action), self.np_random)
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            observation, info = self._observation()
            return observation, 0.0, False, False, {**info, "illegal": str(error)}
        observation, info = self._observation()
        return observation, reward, self.episode.due is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which moves are legal, for learners that call this on the environment."""
        return self._legal.astype(np.bool_)

    def _observation(self) -> tuple[Numbers, dict[str, Any]]:
        self._legal[:] = self.episode.mask(0)
        return self.episode.observe(0), {"action_mask": self._legal.copy()}
