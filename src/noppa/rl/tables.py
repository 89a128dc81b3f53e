"""Every game as a PettingZoo environment: the seats are agents that take turns."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from noppa.rl.match import made

Observation = dict[str, Any]


class Table(AECEnv[str, Observation, int]):
    """A game whose seats are agents `seat_0`, `seat_1` and so on.

    An observation is a dict of `observation`, the numbers of the game's layout, and `action_mask`. With
    `reward="score"` each step gives everybody what it changed in their points; with `"win"` the end
    gives 1 to the winner, or shares it among several, and 0 to the others. An illegal action raises
    `IllegalMove` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        *,
        name: str | None = None,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "score",
    ) -> None:
        super().__init__()
        self.metadata = {"name": name or game, "render_modes": [], "is_parallelizable": False}
        self.match = made(game, players, edition, options, reward)
        self.layout = self.match.layout
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.match.rules.actions)
        self.observation_spaces = {agent: self._space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()

    def _space(self, actions: int) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": self.match.box(), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations are; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves; the same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed fixes all its chance and that of the games after it."""
        del options
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.match.begin(self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> Observation:
        """What an agent sees of the position, and what it may do."""
        seat = self._seats[agent]
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the selected agent's move; an agent whose game is over can only be taken off with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.match.play(-1 if action is None else int(action), self._generator)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if self.match.due is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._next_agent()
        self._accumulate_rewards()

    def _next_agent(self) -> None:
        seat = self.match.due
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def render(self) -> None:
        """Nothing: `noppa replay` and the browser draw games."""

    def close(self) -> None:
        """Nothing is held open."""
