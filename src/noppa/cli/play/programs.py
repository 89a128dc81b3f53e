"""Starts programs for a table, and replaces a program that misbehaves with a bot."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from noppa.bots import BOTS, levels_of
from noppa.core.errors import BadOption, BadProgram
from noppa.core.record import Record
from noppa.core.table import Table
from noppa.engine.program import Program
from noppa.games import rules_of
from noppa.locale import Messages

STAND_IN = "simple"


@contextmanager
def start_programs(commands: Sequence[str], seconds: float) -> Iterator[dict[str, Program]]:
    """Start these commands and yield the programs by their names in records; close them afterwards."""
    with ExitStack() as stack:
        programs: dict[str, Program] = {}
        for number, command in enumerate(commands, 1):
            program = Program(command, seconds)
            stack.callback(program.close)
            programs[f"engine-{number}"] = program
        yield programs


def resume_table(record: Record, programs: Mapping[str, Program]) -> Table:
    """Return the table of a record. Raises `BadOption` if the programs do not match its seats."""
    table = record.replay(rules_of(record), {**BOTS, **programs})
    seated = {seat.player for seat in table.seats if seat.kind == "program"}
    if not table.ended and seated != set(programs):
        raise BadOption("programs-seated", seats=len(seated), programs=len(programs))
    return table


def replace_program(table: Table, error: BadProgram, say: Messages) -> str:
    """Give the seat of a misbehaving program to a bot and return a sentence about it."""
    seat = int(str(error.params["seat"]))
    game = table.rules.game.name
    bot = STAND_IN if STAND_IN in levels_of(game) else levels_of(game)[0]
    table.give(seat, "bot", bot)
    return say("told-stand-in", name=table.seats[seat].name, why=say.error(error, game), bot=bot)
