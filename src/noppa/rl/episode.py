"""One game for learners: chance comes from a generator, moves are numbers, the indices of `rules.actions`."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.random import Generator
from numpy.typing import NDArray

from noppa.batches.layout import Layout, Numbers, layout
from noppa.core.chance import answer_chance
from noppa.core.dice import Dice
from noppa.core.errors import BadOption, IllegalMove
from noppa.core.rules import Card, Choose, Draw, Move, Over, Roll, Rules
from noppa.games import games, rules

Reward = Literal["score", "win"]
Mask = NDArray[np.int8]


class _Generated:
    """Chance from a NumPy generator, seeded by Gymnasium."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def roll(self, asked: Roll) -> Dice:
        """Return the dice that come up."""
        return tuple(self._generator.integers(1, 7, asked.dice).tolist())

    def draw(self, asked: Draw) -> Card:
        """Return the card that comes up; the cards lie in the deck's own order."""
        cards = [card for card, count in asked.deck.items() for _ in range(count)]
        return cards[int(self._generator.integers(len(cards)))]


class Episode:
    """One game in which only the choices are left to make; chance is answered in between."""

    def __init__(self, made: Rules[Any], players: int, reward: str) -> None:
        if reward not in get_args(Reward):
            raise BadOption("rl-reward", reward=str(reward), allowed=get_args(Reward))
        self.rules, self.players, self.reward = made, players, reward
        self.layout: Layout = layout(made, players)
        self.state: Any = made.start(players)

    def begin(self, generator: Generator) -> None:
        """Start a new game and answer chance up to the first choice."""
        self.state = self.rules.start(self.players)
        self._settle(generator)

    @property
    def due(self) -> int | None:
        """The seat that chooses next, the lowest of several; None when the game is over."""
        asked = self.rules.pending(self.state)
        return asked.seats[0] if isinstance(asked, Choose) else None

    def play(self, action: int, generator: Generator) -> list[float]:
        """Play the move of that number for the seat that is due and return the reward of every seat.

        Raises `IllegalMove` if it is not legal or the game is over.
        """
        seat = self.due
        if seat is None:
            raise IllegalMove("move-game-over", move=str(action), legal=())
        before = self._totals()
        self.state = self.rules.play(self.state, seat, self._move(action))
        self._settle(generator)
        if self.reward == "score":
            return [float(now - then) for now, then in zip(self._totals(), before, strict=True)]
        asked = self.rules.pending(self.state)
        if not isinstance(asked, Over):
            return [0.0] * self.players
        return [(other in asked.winners) / len(asked.winners) for other in range(self.players)]

    def mask(self, seat: int) -> Mask:
        """Return an array with a 1 for every legal move of a seat."""
        mask = np.zeros(len(self.rules.actions), dtype=np.int8)
        mask[[self.rules.action_numbers[move] for move in self.rules.moves(self.state, seat)]] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """Return the state as a seat sees it."""
        return self.layout.observe(self.state, seat)

    def box(self) -> spaces.Box:
        """Return the space of the observations."""
        return spaces.Box(self.layout.low, self.layout.high, dtype=np.int32)

    def _totals(self) -> list[int]:
        return [sheet.total for sheet in self.rules.sheet(self.state)]

    def _move(self, action: int) -> Move:
        actions = self.rules.actions
        if not 0 <= action < len(actions):
            raise IllegalMove("rl-action", action=int(action), most=len(actions) - 1, legal=())
        return actions[action]

    def _settle(self, generator: Generator) -> None:
        """Answer chance until a seat has to choose or the game is over."""
        self.state = answer_chance(self.rules, self.state, _Generated(generator))


def new_episode(
    game: str, players: int | None, edition: str | None, options: Mapping[str, object] | None, reward: str
) -> Episode:
    """Return an episode of a game by name; for the fewest players that can play it by default.

    Raises `BadOption` for a game, edition, option, number of players or reward that does not exist.
    """
    settled = rules(game, edition, **(options or {}))
    count = games()[game].least_players if players is None else players
    return Episode(settled, settled.game.check_players(count), reward)
