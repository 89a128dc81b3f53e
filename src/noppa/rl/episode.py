"""One game for learners: chance comes from a generator, and moves are numbers, the indices of `rules.actions`."""

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


class _GeneratorChance:
    """Chance from a NumPy generator, seeded by Gymnasium."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def roll(self, roll: Roll) -> Dice:
        """Return the dice that come up."""
        return tuple(self._generator.integers(1, 7, roll.dice).tolist())

    def draw(self, draw: Draw) -> Card:
        """Return the card that comes up; the cards lie in the deck's own order."""
        cards = [card for card, count in draw.deck.items() for _ in range(count)]
        return cards[int(self._generator.integers(len(cards)))]


class Episode:
    """One game in which only choices are left to make; chance is answered in between."""

    def __init__(self, variant: Rules[Any], players: int, reward: str) -> None:
        if reward not in get_args(Reward):
            raise BadOption("rl-reward", reward=str(reward), allowed=get_args(Reward))
        self.rules, self.players, self.reward = variant, players, reward
        self.layout: Layout = layout(variant, players)
        self.state: Any = variant.start(players)

    def begin(self, generator: Generator) -> None:
        """Start a new game and answer chance up to the first choice."""
        self.state = self.rules.start(self.players)
        self._answer_chance(generator)

    @property
    def due(self) -> int | None:
        """The seat that chooses next, the lowest of several; None when the game is over."""
        pending = self.rules.pending(self.state)
        return pending.seats[0] if isinstance(pending, Choose) else None

    def play(self, action: int, generator: Generator) -> list[float]:
        """Play the move of that number for the seat that is due and return the reward of every seat.

        Raises `IllegalMove` if it is not legal or the game is over.
        """
        seat = self.due
        if seat is None:
            raise IllegalMove("move-game-over", move=str(action), legal=())
        before = self._totals()
        self.state = self.rules.play(self.state, seat, self._move(action))
        self._answer_chance(generator)
        if self.reward == "score":
            return [float(total - previous) for total, previous in zip(self._totals(), before, strict=True)]
        pending = self.rules.pending(self.state)
        if not isinstance(pending, Over):
            return [0.0] * self.players
        return [(other in pending.winners) / len(pending.winners) for other in range(self.players)]

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

    def _answer_chance(self, generator: Generator) -> None:
        """Answer chance until a seat has to choose or the game is over."""
        self.state = answer_chance(self.rules, self.state, _GeneratorChance(generator))


def new_episode(
    game: str, players: int | None, edition: str | None, options: Mapping[str, object] | None, reward: str
) -> Episode:
    """Return an episode of a game by name, by default for the fewest players that can play it.

    Raises `BadOption` for a game, edition, option, number of players or reward that does not exist.
    """
    variant = rules(game, edition, **(options or {}))
    count = games()[game].least_players if players is None else players
    return Episode(variant, variant.game.check_players(count), reward)
