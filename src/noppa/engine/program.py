"""A program as a policy: requests its moves over the engine protocol."""

import time
from typing import Any

from noppa.core.codec import encode
from noppa.core.errors import BadProgram, Plain, UnreadableMove
from noppa.core.options import plain_options
from noppa.core.rules import Move, Rules
from noppa.engine import PROTOCOL
from noppa.engine.json_lines import Message, decode_line, encode_line, printable
from noppa.engine.pipe import Pipe

SECONDS = 10.0
LONGEST_NAME = 30


class Program:
    """A running program that must answer within `seconds`.

    Called with rules, a state and a seat, it returns a legal move or raises `BadProgram` with the seat in its
    parameters.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        self._number = 0
        self._pipe = Pipe(command)
        try:
            self.name = self._hello()
        except BaseException:
            self._pipe.close()
            raise

    def __call__(self, rules: Rules[Any], state: Any, seat: int) -> Move:
        """Return the program's move."""
        legal = rules.moves(state, seat)
        numbers = rules.action_numbers
        view = rules.view(state, seat)
        request: dict[str, Plain] = {
            "do": "choose",
            "game": rules.game.name,
            "edition": rules.edition,
            "options": plain_options(rules.options),
            "players": len(view["sheets"]),
            "seat": seat,
            "moves": [str(move) for move in legal],
            "actions": [numbers[move] for move in legal],
            "state": encode(state),
            "view": view,
            "content": rules.content,
        }
        try:
            return self._parse_answer(rules, legal, self._ask(request))
        except BadProgram as error:
            raise BadProgram(error.code, **{**error.params, "seat": seat}) from None

    def close(self) -> None:
        """End the program."""
        self._pipe.close()

    def _hello(self) -> str:
        answer = self._ask({"do": "hello", "protocol": PROTOCOL})
        if answer.get("protocol") != PROTOCOL:
            raise BadProgram(
                "program-protocol", command=self.command, found=str(answer.get("protocol"))[:80], wanted=PROTOCOL
            )
        return printable(str(answer.get("name", "")).encode("utf-8", "replace"))[:LONGEST_NAME]

    def _ask(self, request: dict[str, Plain]) -> Message:
        """Return the answer to a request, skipping late answers to older ones."""
        self._number += 1
        self._pipe.write(encode_line({"id": self._number, **request}))
        deadline = time.monotonic() + self.seconds
        while True:
            line = self._pipe.read(max(0.0, deadline - time.monotonic()))
            if line is None:
                raise BadProgram("program-hangs", command=self.command, seconds=self.seconds)
            try:
                answer = decode_line(line)
            except BadProgram:
                raise BadProgram("program-rubbish", command=self.command, text=printable(line)) from None
            number = answer.get("id", self._number)
            if number == self._number:
                break
            if type(number) is not int or number > self._number:
                raise BadProgram("program-rubbish", command=self.command, text=printable(line))
        if "error" in answer:
            raise BadProgram("program-gives-up", command=self.command, text=printable(encode_line(answer)))
        return answer

    def _parse_answer(self, rules: Rules[Any], legal: tuple[Move, ...], answer: Message) -> Move:
        given = answer.get("move")
        try:
            move = _find_move(rules, given)
        except UnreadableMove:
            raise BadProgram("program-no-move", command=self.command, move=str(given)[:80]) from None
        if move not in legal:
            raise BadProgram("program-illegal", command=self.command, move=str(move), legal=tuple(map(str, legal)))
        return move


def _find_move(rules: Rules[Any], given: object) -> Move:
    """Return the move with a number or a text."""
    if type(given) is int and 0 <= given < len(rules.actions):
        return rules.actions[given]
    return rules.parse(str(given))
