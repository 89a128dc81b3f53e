"""Batches of many games as a Gymnasium vector environment."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from sys import getrefcount
from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from noppa.batches.batch import (
    compiled_game,
    find_illegal,
    legal_actions,
    mark_legal,
    new_games,
    private_copy,
    sample,
)
from noppa.batches.buffers import CompiledGame, StepResult, empty_result
from noppa.batches.layout import Numbers, layout
from noppa.batches.native_batch import is_native
from noppa.batches.workers import Workers
from noppa.core.errors import BadOption, IllegalMove
from noppa.games import rules
from noppa.kernels.streams import streams
from noppa.kernels.thread_pool import FEWEST, Crew
from noppa.rl.episode import Reward

Infos = dict[str, Any]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]
SPARE = 2
"""Results kept for reuse: while a step runs, the last result is still read and the one before is free."""


def threads_for(game: CompiledGame, members: int) -> Crew | Workers:
    """Return threads that suit a game: those that spin for a Numba kernel, plain ones for the native core."""
    return Workers(members) if is_native(game) else Crew(members)


def references(arrays: tuple[NDArray[Any], ...]) -> int:
    """Return the highest reference count among the arrays, including the tuple's and this call's own."""
    return max(getrefcount(array) for array in arrays)


ONLY_HERE = references((np.empty(1),))
"""The reference count of an array that nobody else holds; interpreters count differently."""


class Batch(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many games side by side; observations follow the game's layout, and `infos` holds the `action_mask`.

    A game that is over restarts in the same step; its last observation is then in `infos["final_obs"]`, for the games
    that `infos["_final_obs"]` marks. With several players the observation is that of the seat that is due,
    `infos["seat"]`; the reward is that of the seat that moved, and `infos["rewards"]` has those of all. With
    `reward="score"` it is the change in points; with `"win"` the end of a game gives 1 to the winner, or shares it
    among several. With several `threads` each plays a share of the games, with the same results; that pays for hundreds
    of games, with as many free cores. An illegal action raises `IllegalMove`, which names its game, and changes no game
    of the batch.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base has it

    def __init__(  # noqa: PLR0913 - what Gymnasium's `make` hands on, by name
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
    ) -> None:
        del max_episode_steps  # no legal game is as long as that
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
        self._compiled = compiled_game(self.layout)
        self._games = new_games(self._compiled, self.players, 0, num_envs)
        self._words = streams(0, num_envs)
        self._all, self._illegal = np.arange(num_envs), np.zeros(num_envs, dtype=np.bool_)
        self._seeded = False
        members = max(1, min(threads, num_envs // FEWEST))
        self._tables, self._no_tables = [private_copy(self._compiled.tables) for _ in range(members)], [0] * members
        self._pool = threads_for(self._compiled, members) if members > 1 else None
        self._spare: list[StepResult] = []

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Any, Infos]:
        """Restart all games; a seed fixes the chance of all games from here on."""
        del options
        if isinstance(seed, list):
            raise BadOption("rl-seeds")
        if seed is not None or not self._seeded:
            self._seeded = True
            chosen = secrets.randbits(64) if seed is None else seed
            self._games.streams[:] = streams(chosen, self.num_envs)
            self._words = streams(~chosen, self.num_envs)
        seen = np.empty((self.num_envs, self.layout.size), dtype=np.int32)
        self._compiled.loops.begin(self._compiled.tables, self._games, seen)
        masks = np.empty((self.num_envs, self._actions), dtype=np.int8)
        mark_legal(self._games, self._all, masks)
        return seen, self._infos(masks, self._games.seats.copy())

    def step(self, actions: NDArray[Any]) -> tuple[Any, Rewards, Flags, Flags, Infos]:
        """Play a move in every game. Raises `IllegalMove` if one is not legal; then none is played."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                "rl-actions", count=self.num_envs, shape=str(chosen.shape), kind=str(chosen.dtype), legal=()
            )
        chosen = chosen.astype(np.int64, copy=False)
        self._do(find_illegal, self._no_tables, self._games, chosen, self._illegal)
        if self._illegal.any():
            wrong = int(self._illegal.argmax())
            raise self._refusal(wrong, int(chosen[wrong]))
        result = self._free_result()
        self._do(self._compiled.loops.step, self._tables, self._games, chosen, self.reward == "win", result)
        infos = self._infos(result.masks, result.seats)
        if self.players > 1:
            infos["rewards"] = result.rewards
        if result.ended.any():
            infos |= {"final_obs": result.finals, "_final_obs": result.ended.copy()}
        return result.observations, result.reward, result.ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _free_result(self) -> StepResult:
        """Return arrays for the result of a step: those of an earlier one if nobody holds them any more.

        Allocating new memory in every step is slow.
        """
        for result in self._spare:
            if references(result) == ONLY_HERE:
                return result
        result = empty_result(self.layout, self.num_envs)
        self._spare = [result, *self._spare[: SPARE - 1]]
        return result

    def _do(self, work: Callable[..., None], tables: Sequence[Any], *share: Any) -> None:
        """Run a loop over all games, shared among the threads."""
        if self._pool is None:
            work(tables[0], 0, self.num_envs, *share)
        else:
            self._pool.do(work, tables, self.num_envs, *share)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        del kwargs
        if self._pool is not None:
            self._pool.close()

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every game."""
        actions = np.empty(self.num_envs, dtype=np.int64)
        sample(self._games, self._all, self._words, actions)
        return actions

    def _infos(self, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> Infos:
        """Return which actions are legal, and for which seats."""
        return {"action_mask": masks} | ({"seat": seats} if self.players > 1 else {})

    def _refusal(self, at: int, action: int) -> IllegalMove:
        moves = tuple(str(self.rules.actions[number]) for number in legal_actions(self._games, at))
        name = str(self.rules.actions[action]) if 0 <= action < len(self.rules.actions) else ""
        return IllegalMove("rl-batch", game_number=at, action=action, move=name, legal=moves)
