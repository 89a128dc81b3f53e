"""The session of a game on this computer, with its people and bots.

A step is tried on a copy, saved, and only then shown, so closing the terminal loses no move.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from noppa.cli.fullscreen.local_table import LocalTable
from noppa.cli.fullscreen.saved_games import discard_unplayed, new_file
from noppa.cli.fullscreen.session import Change, Session, Show
from noppa.cli.output.amounts import amount
from noppa.cli.play.drawings import card_name
from noppa.cli.play.parse_input import parse_card, parse_dice, parse_move
from noppa.cli.play.programs import replace_program
from noppa.coach.advice import Advice, advise, is_costly
from noppa.coach.chances import Chance, chances
from noppa.coach.sentences import in_words
from noppa.core.dice import Dice
from noppa.core.errors import BadProgram, IllegalMove, NoppaError
from noppa.core.events import Event, Moved, Rolled
from noppa.core.fair import FairDice
from noppa.core.rules import Card, Choose, Draw, Move, Roll
from noppa.core.table import Table
from noppa.games import part
from noppa.host.play.real_dice import play_move
from noppa.terminal.dice import dice_text

CHANCES = 2000
"""Games played out to estimate the chances to win."""


class LocalSession(LocalTable):
    """One game with its people and bots."""

    def rematch(self) -> Session:
        """Return a new game with the same rules and players, saved to its own file."""
        table = self.game.table
        source = table.source if self.real_dice else FairDice.fresh(tuple(seat.name for seat in table.players))
        new_table = Table(self.rules, table.players, source, self.policies)
        save_to = new_file(self.rules.game.name)
        return LocalSession(new_table, self.say, save_to=save_to, pace=self.pace, coach=self.coach)

    def close(self) -> Path | None:
        """Return the file to resume an unfinished game from, else None; delete the file of an unplayed game."""
        if self.over or discard_unplayed(self.record(), self.save_to):
            return None
        return self.save_to

    # Bots and chance -------------------------------------------------------------------------

    async def run(self, show: Show) -> None:
        """Make automatic rolls and bot moves until the game is over."""
        self._show = show
        while not self.over:
            self._wake_event.clear()
            bot = self._bot_due()
            if bot is None and not self._chance_is_due():
                await self._wake_event.wait()
            elif await self._wait_for_pace(bot):
                await self._step(bot)

    def wake(self) -> None:
        """Check again for pending bot moves and rolls."""
        self._wake_event.set()

    def step_once(self) -> None:
        """Allow one step while paused."""
        self._single_step = True
        self.wake()

    async def _wait_for_pace(self, bot: int | None) -> bool:
        """Wait for the pause before a bot's step; return False if the game changed or is paused."""
        slow = self._is_chance_of_bot() if bot is None else True
        if not slow:
            return True
        number = self.game.number
        if self.paused and not self._single_step:
            await self._wake_event.wait()
        elif self.pace and not self._single_step:
            await asyncio.sleep(self.pace)
        if self.paused and not self._single_step:
            return False
        self._single_step = False
        return number == self.game.number

    def _chance_is_due(self) -> bool:
        pending = self.pending
        return not self.real_dice and isinstance(pending, Roll | Draw) and self.due_seat is None

    def _is_chance_of_bot(self) -> bool:
        pending = self.pending
        return isinstance(pending, Roll | Draw) and not self.is_person(pending.seat)

    def _bot_due(self) -> int | None:
        pending = self.pending
        if not isinstance(pending, Choose):
            return None
        return next((seat for seat in pending.seats if not self.is_person(seat)), None)

    async def _step(self, bot: int | None) -> None:
        """Roll, or play the move that a bot chooses in a thread."""
        if bot is None:
            await self._do(lambda table: table.roll())
            return
        table = self.game.table
        policy = self.policies[self.seats[bot].player]
        observed = self.rules.observed(table.state, bot)
        try:
            move = await asyncio.to_thread(policy, self.rules, observed, bot)
        except BadProgram as error:
            await self._replace(error)
            return
        if bot in self.game.due() and move in self.rules.moves(self.game.table.state, bot):
            await self._do(lambda table: table.play(bot, move))

    async def _replace(self, error: BadProgram) -> None:
        lines: list[str] = []
        trial = self.game.copy()
        trial.perform(lambda: lines.append(replace_program(trial.table, error, self.say)), time.time())
        self.commit(trial)
        await self.report(Change("other", line=lines[0]))

    # People --------------------------------------------------------------------------------

    async def roll(self, seat: int) -> None:
        """Roll the dice or draw the card of a seat."""
        del seat
        await self._do(lambda table: table.roll(), own=True)

    async def play(self, seat: int, move: str) -> None:
        """Play a move; with the coach, report the cost of a mistake."""
        parsed = self.rules.parse(move)
        remark = await self._remark(seat, parsed) if self.coach else ""
        async with self._action_lock:
            before, trial = self.game.table.state, self.game.copy()
            play_move(seat, parsed, trial, time.time())
            change = self.describe_change(before, trial.table, own=True)
            self.commit(trial)
        await self.report(change)
        if remark:
            await self.report(Change("other", line=remark))
        self.wake()

    async def enter(self, text: str) -> None:
        """Enter typed real dice, a real card, or a whole turn in games that support it."""
        module = part(self.rules.game.name, "whole_turn")
        word, _, rest = text.partition(" ")
        if word.lower() == "turn" and module is not None:
            await self._enter_turn(module.read_turn(self.rules, self.game.table.state, rest, self._card))
        elif isinstance(self.pending, Draw):
            card = self._card(text)
            await self._do(lambda table: table.draw(card), own=True)
        else:
            dice = parse_dice(text)
            await self._do(lambda table: table.enter(dice), own=True)

    def _card(self, typed: str) -> Card:
        """Return the card for a typed text."""
        labels = {card: card_name(self.rules.game.name, str(card), self.say) for card in self.rules.cards}
        return parse_card(self.rules, labels, typed)

    async def _enter_turn(self, steps: Iterable[Card | Move | Dice]) -> None:
        """Enter all cards, dice and choices of a turn, or none if one is refused."""
        trial, seat = self.game.copy(), self.due_seat or 0
        for step in steps:
            if isinstance(step, Card):
                trial.perform(partial(trial.table.draw, step), time.time())
            elif isinstance(step, Move):
                trial.perform(partial(trial.table.play, seat, step), time.time())
            else:
                trial.perform(partial(trial.table.enter, step), time.time())
        last = trial.table.history[-1]
        change = self.describe_change(last.before, trial.table, own=True)
        self.commit(trial)
        await self.report(change)
        self.wake()

    async def undo(self, seat: int) -> None:
        """Undo the last step that was not a bot's move. Raises `IllegalMove` if it may not be undone."""
        last = self.game.table.last_of_people()
        if isinstance(last.step, Moved) and last.step.seat != seat and self.hides_from(seat):
            raise IllegalMove("undo-not-yours", legal=())
        trial = self.game.copy()
        trial.perform(partial(trial.table.undo, last.number), time.time())
        self.commit(trial)
        await self.report(Change("other", line=self.say("told-undone")))
        self.wake()

    async def amend(self, number: int, text: str) -> None:
        """Correct an older entry, and report the first later one that no longer fits."""
        trial = self.game.copy()
        conflict = trial.perform(partial(trial.table.amend, number, self._parse_amendment(number, text)), time.time())
        self.commit(trial)
        line = self.say("told-fixed", number=number)
        if conflict is not None:
            why = self.say.error(conflict.error, self.rules.game.name)
            line = self.say("told-misfit", number=number, misfit=conflict.number, step=str(conflict.step), why=why)
        await self.report(Change("other", line=line))
        self.wake()

    def _parse_amendment(self, number: int, text: str) -> str:
        """Return the notation of the text that replaces an entry."""
        entry = next((entry for entry in self.game.table.history if entry.number == number), None)
        match entry.step if entry else None:
            case Rolled():
                return f"roll {dice_text(parse_dice(text))}"
            case Moved(seat, _) if entry is not None:
                return str(parse_move(self.rules, entry.before, seat, self.lines.labels(entry.before, seat), text))
        return text

    def parse(self, seat: int, typed: str) -> str:
        """Return the notation of a typed move."""
        state = self.game.shown
        return str(parse_move(self.rules, state, seat, self.lines.labels(state, seat), typed))

    async def _do(self, action: Callable[[Table], Event], *, own: bool = False) -> None:
        async with self._action_lock:
            before, trial = self.game.table.state, self.game.copy()
            trial.perform(lambda: action(trial.table), time.time())
            change = self.describe_change(before, trial.table, own=own)
            self.commit(trial)
        await self.report(change)
        self.wake()

    # The coach -----------------------------------------------------------------------------------

    async def advice(self, seat: int) -> Sequence[Advice]:
        """Return every choice of a seat with its value, best first."""
        return await asyncio.to_thread(advise, self.rules, self.game.shown, seat)

    async def chances(self) -> Sequence[Chance]:
        """Return everybody's chance to win, based only on public information."""
        observed = self.rules.observed(self.game.table.state, None)
        return await asyncio.to_thread(chances, self.rules, observed, CHANCES)

    async def _remark(self, seat: int, move: Move) -> str:
        """Return a sentence about a costly move; empty for a good one."""
        try:
            choices = await self.advice(seat)
        except NoppaError:
            return ""
        chosen = next((choice for choice in choices if choice.move == move), None)
        if chosen is None or not is_costly(self.rules, chosen):
            return ""
        better = in_words(choices[0].instruction, self.rules.game.name, self.say)
        return self.say("web-remark", amount=amount(chosen.loss, chosen.unit, self.say), move=better)
