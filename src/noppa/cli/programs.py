"""Programs at the table: started, seated, and shown the door when they misbehave."""

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
def started(commands: Sequence[str], seconds: float) -> Iterator[dict[str, Program]]:
    """The running programs of these commands, by the names that records call them."""
    with ExitStack() as stack:
        programs: dict[str, Program] = {}
        for number, command in enumerate(commands, 1):
            program = Program(command, seconds)
            stack.callback(program.close)
            programs[f"engine-{number}"] = program
        yield programs


def resumed(record: Record, programs: Mapping[str, Program]) -> Table:
    """The table of a record, with as many programs as sit at it."""
    table = record.replay(rules_of(record), {**BOTS, **programs})
    seated = {seat.player for seat in table.seats if seat.kind == "program"}
    if not table.ended and seated != set(programs):
        raise BadOption("programs-seated", seats=len(seated), programs=len(programs))
    return table


def dismiss(table: Table, error: BadProgram, say: Messages) -> str:
    """A bot takes the seat of a program that misbehaved; the sentences that tell of it."""
    seat = int(str(error.params["seat"]))
    game = table.rules.game.name
    bot = STAND_IN if STAND_IN in levels_of(game) else levels_of(game)[0]
    table.give(seat, "bot", bot)
    return say("told-stand-in", name=table.seats[seat].name, why=say.error(error, game), bot=bot)
