"""Shows the dice: held ones with a heavy frame, rolled ones with a short tumble."""

import asyncio
import random
from collections.abc import Collection, Sequence
from dataclasses import replace

from textual import events
from textual.message import Message

from noppa.cli.fullscreen.widgets.lines import Lines
from noppa.terminal.dice import BIG_WIDTH, SMALL_WIDTH, big_dice, small_dice
from noppa.terminal.scene import Die

FRAMES = 3
FRAME_TIME = 0.09
BIG = 5


class DiceView(Lines):
    """The dice of the table in order of place."""

    class Clicked(Message):
        """A die was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    dice: Sequence[Die] = ()
    held: Collection[int] = ()
    keys = False
    tumbling = False

    @property
    def _die_width(self) -> int:
        return BIG_WIDTH if self.size.height >= BIG else SMALL_WIDTH

    def show(self, dice: Sequence[Die], held: Collection[int], *, keys: bool) -> None:
        """Show dice, some of them held; with `keys`, each with the key that chooses it."""
        self.dice, self.held, self.keys = dice, held, keys
        if not self.tumbling:
            self._draw(dice)

    def resized(self) -> None:
        """Redraw after a change of size."""
        self._draw(self.dice)

    def width_for(self, dice: int, *, big: bool) -> int:
        """Return the width of a number of dice in columns."""
        return dice * (BIG_WIDTH if big else SMALL_WIDTH)

    async def tumble(self, dice: Sequence[Die], places: Collection[int]) -> None:
        """Animate the dice at these places."""
        self.tumbling = True
        try:
            for _ in range(FRAMES):
                faces = [
                    replace(die, face=random.randint(1, 6)) if place in places else die  # noqa: S311 - only for show
                    for place, die in enumerate(dice)
                ]
                self._draw(faces)
                await asyncio.sleep(FRAME_TIME)
        finally:
            self.tumbling = False

    def on_click(self, event: events.Click) -> None:
        """Report which die was clicked."""
        place = event.x // self._die_width
        if place < len(self.dice):
            self.post_message(self.Clicked(place))

    def _draw(self, dice: Sequence[Die]) -> None:
        draw_dice = big_dice if self.size.height >= BIG else small_dice
        self.set_lines(draw_dice(dice, self.held, keys=self.keys) if dice else [])
