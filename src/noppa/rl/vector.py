"""Many games at once as a Gymnasium vector environment, on the compiled kernels."""

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
    find_illegal,
    games_of,
    legal_in,
    mark_all,
    own_room,
    room_of,
    sample,
)
from noppa.batches.buffers import Room, Told, room_to_tell
from noppa.batches.layout import Numbers, layout
from noppa.batches.native_batch import is_native
from noppa.batches.workers import Workers
from noppa.core.errors import BadOption, IllegalMove
from noppa.games import rules
from noppa.kernels.streams import streams
from noppa.kernels.thread_pool import FEWEST, Crew
from noppa.rl.match import Reward

Infos = dict[str, Any]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]
SHELF = 2
"""While a step is played, what the last one told is still looked at, and what the one before told is free."""


def threads_for(room: Room, members: int) -> Crew | Workers:
    """Return threads that suit a game: those that spin for a kernel, plain ones for the native core."""
    return Workers(members) if is_native(room) else Crew(members)


def references(arrays: tuple[NDArray[Any], ...]) -> int:
    """How many hold the array that most hold, the tuple and whoever counts among them."""
    return max(getrefcount(array) for array in arrays)


ONLY_HERE = references((np.empty(1),))
"""As many hold an array that nobody else looks at; interpreters count differently."""


class Batch(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind: the numbers of its layout, and in `infos` the `action_mask`.

    A game that is over begins anew in the same step; what it looked like at its end is then in
    `infos["final_obs"]`, for the games that `infos["_final_obs"]` marks. With several players the observation is
    that of the seat which is due, `infos["seat"]`; the reward is that of the seat which moved, `infos["rewards"]` those
    of all. With `reward="score"` it is what the move changed in the points; with `"win"` the end of a game gives 1
    to the winner, or shares it among several. With several `threads` each plays a part of the games, with the same
    results; that pays for hundreds of games, with as many free cores. An illegal action raises `IllegalMove`, names its
    game, and no game of the batch is touched.
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
        self._room = room_of(self.layout)
        self._games = games_of(self._room, self.players, 0, num_envs)
        self._words = streams(0, num_envs)
        self._all, self._illegal = np.arange(num_envs), np.zeros(num_envs, dtype=np.bool_)
        self._seeded = False
        members = max(1, min(threads, num_envs // FEWEST))
        self._rooms, self._no_rooms = [own_room(self._room.tables) for _ in range(members)], [0] * members
        self._crew = threads_for(self._room, members) if members > 1 else None
        self._shelf: list[Told] = []

    def reset(self, *, seed: int | list[int | None] | None = None, options: Infos | None = None) -> tuple[Any, Infos]:
        """All games anew; a seed fixes the chance of all that are played from here."""
        del options
        if isinstance(seed, list):
            raise BadOption("rl-seeds")
        if seed is not None or not self._seeded:
            self._seeded = True
            chosen = secrets.randbits(64) if seed is None else seed
            self._games.streams[:] = streams(chosen, self.num_envs)
            self._words = streams(~chosen, self.num_envs)
        seen = np.empty((self.num_envs, self.layout.size), dtype=np.int32)
        self._room.loops.begin(self._room.tables, self._games, seen)
        masks = np.empty((self.num_envs, self._actions), dtype=np.int8)
        mark_all(self._games, self._all, masks)
        return seen, self._infos(masks, self._games.seats.copy())

    def step(self, actions: NDArray[Any]) -> tuple[Any, Rewards, Flags, Flags, Infos]:
        """Play a move in every game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise IllegalMove(
                "rl-actions", count=self.num_envs, shape=str(chosen.shape), kind=str(chosen.dtype), legal=()
            )
        chosen = chosen.astype(np.int64, copy=False)
        self._do(find_illegal, self._no_rooms, self._games, chosen, self._illegal)
        if self._illegal.any():
            wrong = int(self._illegal.argmax())
            raise self._refusal(wrong, int(chosen[wrong]))
        told = self._room_to_tell()
        self._do(self._room.loops.step, self._rooms, self._games, chosen, self.reward == "win", told)
        infos = self._infos(told.masks, told.seats)
        if self.players > 1:
            infos["rewards"] = told.rewards
        if told.ended.any():
            infos |= {"final_obs": told.finals, "_final_obs": told.ended.copy()}
        return told.seen, told.reward, told.ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _room_to_tell(self) -> Told:
        """Room for what a step tells: that of an earlier step, if nobody looks at it any more; new memory is slow."""
        for told in self._shelf:
            if references(told) == ONLY_HERE:
                return told
        told = room_to_tell(self.layout, self.num_envs)
        self._shelf = [told, *self._shelf[: SHELF - 1]]
        return told

    def _do(self, work: Callable[..., None], rooms: Sequence[Any], *share: Any) -> None:
        """Do something in all games, the threads together."""
        if self._crew is None:
            work(rooms[0], 0, self.num_envs, *share)
        else:
            self._crew.do(work, rooms, self.num_envs, *share)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        del kwargs
        if self._crew is not None:
            self._crew.close()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each with the same chance."""
        actions = np.empty(self.num_envs, dtype=np.int64)
        sample(self._games, self._all, self._words, actions)
        return actions

    def _infos(self, masks: NDArray[np.int8], seats: NDArray[np.int64]) -> Infos:
        """What may be done and by whom."""
        return {"action_mask": masks} | ({"seat": seats} if self.players > 1 else {})

    def _refusal(self, at: int, action: int) -> IllegalMove:
        moves = tuple(str(self.rules.actions[number]) for number in legal_in(self._games, at))
        name = str(self.rules.actions[action]) if 0 <= action < len(self.rules.actions) else ""
        return IllegalMove("rl-batch", game_number=at, action=action, move=name, legal=moves)
