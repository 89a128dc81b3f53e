"""Games for one as Gymnasium environments."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from noppa.batches.layout import Numbers
from noppa.core.errors import BadOption, IllegalMove
from noppa.rl.match import Mask, made

Illegal = Literal["ignore", "raise"]


class Legal(spaces.Discrete):
    """The numbers of all moves; a sample is drawn from those that are legal in the position on the table."""

    def __init__(self, mask: Mask) -> None:
        super().__init__(len(mask))
        self.legal = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal move, or one by the mask or the probabilities given."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class Solitaire(gymnasium.Env[Any, np.int64]):
    """A game for one: the numbers of its layout, and in `info` the `action_mask`.

    The reward is what a move changed in the points, so the return is the final score. An illegal action
    changes nothing and earns nothing, and `info["illegal"]` says why it was illegal; with
    `illegal="raise"` it raises `IllegalMove`.
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
        self.match = made(game, 1, edition, options, "score")
        self.layout = self.match.layout
        self.observation_space = self.match.box()
        self._legal = np.zeros(len(self.match.rules.actions), dtype=np.int8)
        self.action_space = Legal(self._legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game; a seed fixes all its chance and that of the games after it."""
        super().reset(seed=seed, options=options)
        self.match.begin(self.np_random)
        return self._seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play a move."""
        try:
            (reward,) = self.match.play(int(action), self.np_random)
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            seen, info = self._seen()
            return seen, 0.0, False, False, {**info, "illegal": str(error)}
        seen, info = self._seen()
        return seen, reward, self.match.due is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal, as learners that ask the environment for it want it."""
        return self._legal.astype(np.bool_)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        self._legal[:] = self.match.mask(0)
        return self.match.observe(0), {"action_mask": self._legal.copy()}
