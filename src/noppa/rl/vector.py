"""Many games at once as a Gymnasium vector environment, on the compiled kernels."""

import secrets
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from noppa.core.errors import BadOption, IllegalMove
from noppa.games import rules
from noppa.kernels.streams import streams
from noppa.rl.batch import NOBODY, Told, games_of, loops_of, sample, sow
from noppa.rl.layouts import Numbers, layout

Infos = dict[str, Any]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Batch(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind: the numbers of its layout, and in `infos` the `action_mask`.

    A game that is over begins anew in the same step; what it looked like at its end is then in
    `infos["final_obs"]`, for the games that `infos["_final_obs"]` marks. With several players the observation is
    that of the seat which is due, `infos["seat"]`; the reward is what the move changed in the points of
    the seat that made it, `infos["rewards"]` what it changed for each. An illegal action raises
    `IllegalMove`, names its game, and no game of the batch is touched.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 1,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        max_episode_steps: int | None = None,
    ) -> None:
        del max_episode_steps  # no legal game is as long as that
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption("rl-envs", envs=str(num_envs))
        made = rules(game, edition, **(options or {}))
        if find_spec(f"noppa.rl.kernels.{game}") is None:
            raise BadOption("rl-no-batch", game=game)
        self.num_envs, self.players = num_envs, made.game.check_players(players)
        self.layout = layout(made, players)
        self.rules = made
        self._actions = len(made.actions)
        self.single_observation_space = spaces.Box(self.layout.low, self.layout.high, dtype=np.int32)
        self.single_action_space = spaces.Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        room = import_module(f"noppa.rl.kernels.{game}")
        self._tables, row = room.tables_and_row(made, players)
        self._loops = loops_of(room.KERNEL)
        self._games = games_of(row, num_envs, self.layout)
        self._words = streams(0, num_envs)
        self._seeded = False

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Any, Infos]:
        """All games anew; a seed fixes the chance of all that are played from here."""
        del options
        if isinstance(seed, list):
            raise BadOption("rl-seeds")
        if seed is not None or not self._seeded:
            self._seeded = True
            chosen = secrets.randbits(64) if seed is None else seed
            sow(self._games, chosen)
            self._words = streams(~chosen, self.num_envs)
        seen = np.empty((self.num_envs, self.layout.size), dtype=np.int32)
        self._loops.reset(self._tables, self._games, seen)
        return seen, self._infos()

    def step(self, actions: NDArray[Any]) -> tuple[Any, Rewards, Flags, Flags, Infos]:
        """Play a move in every game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                "rl-actions", count=self.num_envs, shape=str(chosen.shape), kind=str(chosen.dtype), legal=()
            )
        movers = self._games.seats.copy()
        size = (self.num_envs, self.layout.size)
        told = Told(
            seen=np.empty(size, dtype=np.int32),
            rewards=np.empty((self.num_envs, self.players)),
            ended=np.empty(self.num_envs, dtype=np.bool_),
            finals=np.empty(size, dtype=np.int32),
        )
        wrong = self._loops.step(self._tables, self._games, chosen.astype(np.int64), told)
        if wrong != NOBODY:
            raise self._refusal(wrong, int(chosen[wrong]))
        infos = self._infos()
        rewards = told.rewards[:, 0] if self.players == 1 else told.rewards[np.arange(self.num_envs), movers]
        if self.players > 1:
            infos["rewards"] = told.rewards
        if told.ended.any():
            infos |= {"final_obs": told.finals, "_final_obs": told.ended.copy()}
        return told.seen, rewards, told.ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each with the same chance."""
        actions = np.empty(self.num_envs, dtype=np.int64)
        sample(self._games.masks.view(np.uint64), self._words, actions)
        return actions

    def _infos(self) -> Infos:
        infos: Infos = {"action_mask": self._games.masks[:, : self._actions].copy()}
        if self.players > 1:
            infos["seat"] = self._games.seats.copy()
        return infos

    def _refusal(self, at: int, action: int) -> IllegalMove:
        moves = tuple(str(self.rules.actions[number]) for number in np.flatnonzero(self._games.masks[at]))
        name = str(self.rules.actions[action]) if 0 <= action < len(self.rules.actions) else ""
        return IllegalMove("rl-batch", game_number=at, action=action, move=name, legal=moves)
