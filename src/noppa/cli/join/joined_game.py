"""A game of a server in the terminal, line by line: prompts you on your turn and reports what others do."""

from typing import Any

from rich.console import Console
from rich.text import Text

from noppa.cli.join.news_lines import news_lines
from noppa.cli.join.remote_table import RemoteTable, View, due_seats
from noppa.cli.join.typed_moves import enter_chance, parse_typed_move
from noppa.cli.output.pager import rules_page, show_page
from noppa.cli.play.drawings import drawing
from noppa.cli.play.typed_commands import PlayerLeft
from noppa.core.errors import NoppaError, UnreadableMove
from noppa.core.rules import Rules
from noppa.core.table import Seat
from noppa.games import rules as make_rules
from noppa.locale import Messages

STALE = "stale"
"""The error code when the game has moved on."""
HINTS = 15
"""The most moves in a hint."""


class JoinedGame:
    """One game on a server, until it is over or you leave."""

    def __init__(self, table: RemoteTable, console: Console, say: Messages) -> None:
        self.table, self.console, self.say = table, console, say
        self.name = str(table.game["game"])
        self.rules: Rules[Any] = make_rules(self.name, table.game["edition"], **table.game["options"])
        self.drawing = drawing(self.name)
        self._waiting_for = ""

    def wait_for_start(self) -> bool:
        """Wait until everybody has joined; return False if you leave before."""
        try:
            while self.table.game["status"] == "waiting":
                self._step()
        except (KeyboardInterrupt, EOFError):
            return False
        return True

    def run(self) -> bool:
        """Play or watch; return whether the game ended. Your seat stays yours if you leave."""
        try:
            self.table.come_back()
            while self.table.game["status"] in ("waiting", "playing"):
                self._step()
        except (KeyboardInterrupt, EOFError, PlayerLeft):
            self.console.print()
            return False
        self._report()
        self._show_end()
        return True

    @property
    def seats(self) -> list[Seat]:
        """The seats with the names of their players."""
        return [Seat(seat["name"]) for seat in self.table.game["seats"]]

    def _step(self) -> None:
        """Report the news, then vote, move or wait for the others."""
        self.table.give_seed()
        self._report()
        table = self.table
        vote = next((vote for vote in table.game["votes"] if set(vote["waits_for"]) & set(table.seats)), None)
        seat = next((seat for seat in table.seats if self._is_due(seat)), None)
        if table.game["status"] == "playing" and vote is not None:
            self._vote(vote)
        elif table.game["status"] == "playing" and seat is not None:
            self._waiting_for = ""
            self._ask(seat)
        else:
            self._say_waiting()
            table.wait()

    # Output --------------------------------------------------------------------------------

    def _report(self) -> None:
        """Print the news since the last report."""
        for line in news_lines(self.table.news(), self.name, self.seats, self.say):
            self.console.print(Text(line, style="dim"))

    def _say_waiting(self) -> None:
        """Print once whose turn it is, or who is missing."""
        game = self.table.game
        if game["status"] == "waiting":
            missing = [seat["name"] for seat in game["seats"] if not seat["taken"]]
            sentence = self.say("join-waiting-seats", names=missing) if missing else self.say("join-waiting-start")
        else:
            due = [self.seats[seat].name for seat in due_seats(self.table.view())]
            sentence = self.say("join-waiting", names=due)
        if sentence != self._waiting_for:
            self._waiting_for = sentence
            self.console.print(Text(sentence, style="dim"))

    def _show(self, view: View) -> None:
        if self.console.is_terminal:
            self.console.print()
        self.console.print(self.drawing.draw(view, self.seats, self.say))

    def _show_end(self) -> None:
        view, game = self.table.view(), self.table.game
        if view is not None:
            self._show(view)
        if game["status"] == "closed" or not game["winners"]:
            self.console.print(Text(self.say("event-end-stopped"), style="bold"))
            return
        names = [self.seats[seat].name for seat in game["winners"]]
        points = game["scores"][game["winners"][0]]
        line = self.say("told-won", names=names, count=len(names), points=points)
        self.console.print(Text(line, style="bold green"))

    # Input ---------------------------------------------------------------------------------

    def _is_due(self, seat: int) -> bool:
        view = self.table.views.get(seat)
        return view is not None and seat in due_seats(view)

    def _vote(self, vote: dict[str, Any]) -> None:
        """Ask whether you agree to the request of another player."""
        seat = next(seat for seat in vote["waits_for"] if seat in self.table.seats)
        topic = str(vote["topic"]).partition("-")[0]
        name = self.seats[vote["asked_by"]].name
        typed = self._input(self.say(f"join-vote-{topic}", name=name))
        yes = typed.lower() in ("", "y", "yes", self.say("typed-yes"), self.say("typed-yes")[0])
        self._try(lambda: self.table.do("answer", seat, topic=vote["topic"], yes=yes))

    def _ask(self, seat: int) -> None:
        """Show the game to the player of a seat and act on their input."""
        view = self.table.views[seat]
        self._show(view)
        number = self.table.number
        while self.table.number == number and self.table.game["status"] == "playing":
            typed = self._input(self._question(view, seat))
            if not self._try(lambda typed=typed: self._do(view, seat, typed)):
                return

    def _input(self, question: str) -> str:
        return self.console.input(Text(f"{question} ", style="bold")).strip()

    def _try(self, action: Any) -> bool:
        """Run an action and print its error; return False only if the game has moved on."""
        try:
            action()
        except NoppaError as error:
            self.console.print(Text(self.say.error(error, self.name), style="red"))
            return error.code != STALE
        return True

    def _question(self, view: View, seat: int) -> str:
        pending, name, real = view["pending"], self.seats[seat].name, self.table.game["dice"]["kind"] == "real"
        if pending["kind"] == "roll" and real:
            every = self.table.game["dice"]["every_roll"] or not pending["waits"]
            return self.say("ask-dice" if every else "ask-final-dice", name=name, dice=pending["dice"])
        if pending["kind"] == "draw" and real:
            return self.say("ask-card", name=name)
        return self.say({"roll": "ask-roll", "draw": "ask-draw"}.get(pending["kind"], "ask-move"), name=name)

    def _do(self, view: View, seat: int, typed: str) -> None:
        """Carry out a typed command, dice, card or move."""
        pending, word = view["pending"], typed.lower()
        if word in ("?", "help"):
            self.console.print(self.say(f"{self.name}-help"))
            self.console.print(self.say("join-help"))
        elif word == "rules":
            show_page(self.console, rules_page(self.rules, self.say))
        elif word == "quit":
            raise PlayerLeft
        elif word == "undo":
            self.table.do("undo", seat)
            self.console.print(Text(self.say("join-undo-asked"), style="dim"))
        elif pending["kind"] == "choose":
            self._play(view, seat, typed)
        elif self.table.game["dice"]["kind"] == "real":
            enter_chance(self.table, self.rules, seat, typed, self.say)
        elif typed and word not in (self.say("typed-roll"), "r"):
            raise UnreadableMove("typed-enter", text=typed[:80])
        else:
            self.table.do("roll", seat)

    def _play(self, view: View, seat: int, typed: str) -> None:
        """Play the typed move; the server explains why an illegal one is refused."""
        if typed:
            self.table.do("play", seat, moves=[str(parse_typed_move(self.rules, view, typed, self.say))])
            return
        moves = [entry["move"] for entry in view["moves"]][:HINTS]
        self.console.print(Text(self.say("hint-moves", moves=moves), style="dim"))
