"""Batches of many games as a Gymnasium vector environment."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from noppa.batches.games import NOBODY, Games, new_streams
from noppa.batches.layout import Numbers, layout
from noppa.batches.workers import FEWEST, Helpers
from noppa.core.errors import BadOption, IllegalMove
from noppa.games import rules
from noppa.rl.episode import Reward

Infos = dict[str, Any]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Batch(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many games side by side; observations follow the game's layout, and `infos` holds the `action_mask`.

    A game that is over restarts in the same step; its last observation is then in `infos["final_obs"]`, for the games
    that `infos["_final_obs"]` marks. With several players the observation is that of the seat that is due,
    `infos["seat"]`; the reward is that of the seat that moved, and `infos["rewards"]` has those of all. With
    `reward="score"` it is the change in points; with `"win"` the end of a game gives 1 to the winner, or shares it
    among several. With several `threads` each plays a share of the games, with the same results; that pays for hundreds
    of games, with as many free cores. With `copy=False` a step writes its result over that of the step before, which
    is faster. An illegal action raises `IllegalMove`, which names its game, and changes no game of the batch.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as in the base class

    def __init__(  # noqa: PLR0913 - the keywords of Gymnasium's `make`
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "score",
        max_episode_steps: int | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        del max_episode_steps  # no legal game is that long
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption("rl-envs", envs=str(num_envs))
        if type(threads) is not int or threads < 1:
            raise BadOption("rl-threads", threads=str(threads))
        if reward not in get_args(Reward):
            raise BadOption("rl-reward", reward=str(reward), allowed=get_args(Reward))
        self.rules = rules(game, edition, **(options or {}))
        self.num_envs, self.reward = num_envs, reward
        self.players = self.rules.game.check_players(self.rules.game.least_players if players is None else players)
        self.layout = layout(self.rules, self.players)
        self._actions = len(self.rules.actions)
        self.single_observation_space = spaces.Box(self.layout.low, self.layout.high, dtype=np.int32)
        self.single_action_space = spaces.Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = Games(self.layout, 0, num_envs)
        self._words = new_streams(0, num_envs)
        self._all = np.arange(num_envs)
        self._seeded = False
        self._helpers = Helpers(max(1, min(threads, num_envs // FEWEST)) - 1)
        self._result = None if copy else self._games.new_result()
        self._play = partial(self._games.step, wins=reward == "win")

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Any, Infos]:
        """Restart all games; a seed fixes the chance of all games from here on."""
        del options
        if isinstance(seed, list):
            raise BadOption("rl-seeds")
        if seed is not None or not self._seeded:
            self._seeded = True
            chosen = secrets.randbits(64) if seed is None else seed
            self._games.streams[:] = new_streams(chosen, self.num_envs)
            self._words = new_streams(~chosen, self.num_envs)
        observations = self._games.start()
        return observations, self._infos(self._games.masks(self._all), self._games.seats.copy())

    def step(self, actions: NDArray[Any]) -> tuple[Any, Rewards, Flags, Flags, Infos]:
        """Play a move in every game. Raises `IllegalMove` if one is not legal; then none is played."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                "rl-actions", count=self.num_envs, shape=str(chosen.shape), kind=str(chosen.dtype), legal=()
            )
        chosen = np.require(chosen, np.int64, ("C", "W"))
        result = self._games.new_result() if self._result is None else self._result
        illegal = self._play(chosen, result, self._helpers)
        if illegal != NOBODY:
            raise self._refusal(illegal, int(chosen[illegal]))
        infos = self._infos(result.masks, result.seats)
        if self.players > 1:
            infos["rewards"] = result.rewards
        if result.ended.any():
            infos |= {"final_obs": result.finals.copy(), "_final_obs": result.ended.copy()}
        return result.observations, result.reward, result.ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        del kwargs
        self._helpers.close()

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every game."""
        return self._games.sample(self._all, self._words)

    def _infos(self, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> Infos:
        """Return which actions are legal, and for which seats."""
        return {"action_mask": masks} | ({"seat": seats} if self.players > 1 else {})

    def _refusal(self, at: int, action: int) -> IllegalMove:
        moves = tuple(str(self.rules.actions[number]) for number in self._games.legal_actions(at))
        name = str(self.rules.actions[action]) if 0 <= action < len(self.rules.actions) else ""
        return IllegalMove("rl-batch", game_number=at, action=action, move=name, legal=moves)
