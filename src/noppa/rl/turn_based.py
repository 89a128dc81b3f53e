"""Every game as a PettingZoo environment: the seats are agents that take turns."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from noppa.rl.episode import new_episode

Observation = dict[str, Any]


class TurnBasedEnv(AECEnv[str, Observation, int]):
    """A game whose seats are the agents `seat_0`, `seat_1` and so on.

    An observation is a dict of `observation`, the numbers of the game's layout, and `action_mask`. With
    `reward="score"` each step rewards everybody with the change in their points; with `"win"` the end
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
        self.episode = new_episode(game, players, edition, options, reward)
        self.layout = self.episode.layout
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.episode.rules.actions)
        self.observation_spaces = {agent: self._space(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()

    def _space(self, actions: int) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": self.episode.box(), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of all move numbers; the same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed fixes the chance of this game and of those after it."""
        del options
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode.begin(self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which moves are legal."""
        seat = self._seats[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the selected agent's move; an agent whose game is over takes only None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self.episode.play(-1 if action is None else int(action), self._generator)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if self.episode.due is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._next_agent()
        self._accumulate_rewards()

    def _next_agent(self) -> None:
        seat = self.episode.due
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def render(self) -> None:
        """Do nothing: `noppa replay` and the browser show games."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
