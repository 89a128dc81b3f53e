"""The coach: advice, and a remark on a move."""

from typing import Any

from noppa.core.events import Moved
from noppa.core.lesson import LEARNER
from noppa.host.game_log import GameLog
from noppa.host.lessons import lesson_at
from noppa.host.live_game import LiveGame
from noppa.host.refusal import Refused
from noppa.host.registry import Registry
from noppa.service.answers.games import find_game
from noppa.service.ask import Ask
from noppa.service.jobs.positions import choice


async def advice(live: LiveGame, seat: int, identity: str, ask: Ask) -> dict[str, Any]:
    """Return the value of each legal move of the sender's seat, if the players allowed a coach (`AdviceList`)."""
    check_own(live, seat, identity)
    log = coached(live)
    if log.over or seat not in log.due() or not log.table.rules.moves(log.table.state, seat):
        raise Refused("advice-not-due", seat=seat)
    number = log.number
    return {
        "seat": seat,
        "number": number,
        "advice": await ask({"job": "advice", **choice(log.table, log.shown, seat)}),
    }


async def remark(live: LiveGame, seat: int, number: int, identity: str, ask: Ask) -> dict[str, Any]:
    """Return what the sender's own move, the event of that number, cost (`RemarkInfo`)."""
    check_own(live, seat, identity)
    table = coached(live).table
    entry = next((entry for entry in table.history if entry.number == number), None)
    step = entry.step if entry is not None else None
    if entry is None or not isinstance(step, Moved) or step.seat != seat or table.played_by_bot(seat, number):
        raise Refused("remark-no-move", number=number)
    result = await ask({"job": "remark", "number": number, "move": step.move, **choice(table, entry.before, seat)})
    return {"seat": seat, "number": number, **result}


async def lesson_advice(game: str, step: int, ask: Ask) -> dict[str, Any]:
    """Return the value of each legal move at a step of a lesson (`AdviceList`)."""
    table = lesson_at(game, step).tables[step]
    advice_list = await ask({"job": "advice", **choice(table, table.state, LEARNER)})
    return {"seat": LEARNER, "number": len(table.events) - 1, "advice": advice_list}


async def finished_text(registry: Registry, game_id: str, identity: str) -> str:
    """Return the text of the record of a game that has ended."""
    return (await registry.finished_record(await find_game(registry, game_id, identity))).text()


def check_own(live: LiveGame, seat: int, identity: str) -> None:
    """Raise `Refused` if the identity does not hold the seat."""
    if seat not in live.seats_of(identity):
        raise Refused("seat-not-yours", seat=seat)


def coached(live: LiveGame) -> GameLog:
    """Return the log of a game; raise `Refused` if its players did not allow a coach."""
    if not live.game.setup["coach"]:
        raise Refused("coach-not-allowed")
    return live.started()
