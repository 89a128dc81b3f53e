"""A process that thinks: it reads a question a line and writes its answer a line, as JSON.

It is started by `pool.py`, at a lower priority than the server, and ends when the server does, however that ends. The
system ends it too when a job takes more processor time than its budget: no code of a game could check that itself.
"""

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from noppa.bots import BOTS, prepare
from noppa.bots.evaluators import evaluator
from noppa.coach import Advice, advise, chances
from noppa.coach import review as review_record
from noppa.coach.advice import is_costly
from noppa.coach.mistakes import mistakes, move_entry
from noppa.coach.practice import Question, common_question, good_enough, own_question
from noppa.coach.review import plain_review
from noppa.core import record_file
from noppa.core.codec import decode
from noppa.core.errors import NoppaError
from noppa.core.record import Record
from noppa.core.rules import Over, Rules
from noppa.games import games, rules, rules_of
from noppa.host.refusal import Refused
from noppa.server.workers.content_trial import settle_content
from noppa.server.workers.record_steps import record_steps

NICENESS = 10
LOOK = 1.0
"""How often a worker looks whether its server is still there, in seconds."""
SHOWN = 6
"""How many choices an answer lists."""


@lru_cache(maxsize=64)
def rules_from(text: str) -> Rules[Any]:
    """Return the rules that a question names; cached, for the same are asked for again and again."""
    named = json.loads(text)
    own = {games()[named["game"]].content: named["content"]} if named["content"] is not None else {}
    return rules(named["game"], named["edition"], **named["options"], **own)


def _position(asked: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    settled = rules_from(asked["rules"])
    return settled, decode(asked["state"], settled.state_type), asked["seat"]


def _choice(asked: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    """Return a position in which a seat chooses; where only final dice are entered, as if no roll were left."""
    settled, state, seat = _position(asked)
    return settled, evaluator(settled).final_only(state) if asked["final_only"] else state, seat


def _plain(choice: Advice) -> dict[str, Any]:
    return asdict(choice) | {"move": str(choice.move)}


def move(asked: Mapping[str, Any]) -> str:
    """Return a bot's move in a position that its seat may see."""
    return str(BOTS[asked["level"]](*_position(asked)))


def ready(asked: Mapping[str, Any]) -> None:
    """Work out what bots of these levels need to know, and cache it on disk for every process."""
    prepare(rules_from(asked["rules"]), asked["levels"])


def advice(asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return every legal move with what it is worth, best first."""
    return [_plain(choice) for choice in advise(*_choice(asked))]


def remark(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a move cost, whether that is worth a word, and what would have been best."""
    settled, state, seat = _choice(asked)
    choices = advise(settled, state, seat)
    chosen = next(choice for choice in choices if str(choice.move) == asked["move"])
    better = move_entry(settled, state, seat, str(choices[0].move))
    return {
        "costly": is_costly(settled, chosen),
        "chosen": _plain(chosen),
        "best": _plain(choices[0]),
        "better": better,
    }


def odds(asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return everybody's chance to win."""
    settled, state, _ = _position(asked)
    return [asdict(chance) for chance in chances(settled, state, asked["games"])]


def review(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return the review of a finished game, and why what was better was better."""
    record = record_file.read(asked["record"])
    found = review_record(record)
    decisions = [
        asdict(each.decision)
        | {"loss": each.decision.loss, "better": each.better}
        | {"reason": each.reason, "code": each.code, "params": each.params}
        for each in mistakes(record, found)
    ]
    numbers = [entry.number for entry in record.replay(rules_of(record)).history]
    return {"review": plain_review(found), "costly": decisions, "numbers": numbers}


def question(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position to practise in."""
    found = _question(asked)
    return {"seat": found.seat, "view": found.rules.view(found.state, found.seat)}


def answer_question(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a move in such a position was worth, and the best moves, best first."""
    found = _question(asked)
    move = found.rules.parse(asked["move"])
    found.rules.play(found.state, found.seat, move)  # what is not legal is refused, and why
    choices = advise(found.rules, found.state, found.seat)
    chosen = next(choice for choice in choices if choice.move == move)
    return {
        "good": good_enough(found, chosen),
        "chosen": _plain(chosen),
        "choices": [_plain(choice) for choice in choices[:SHOWN]],
    }


def _question(asked: Mapping[str, Any]) -> Question:
    if "record" in asked:
        found = own_question(record_file.read(asked["record"]), asked["number"], "")
        if found is None:
            raise Refused("question-no-move", number=asked["number"])
        return found
    return common_question(rules_from(asked["rules"]), BOTS["simple"], asked["seed"])


def steps(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record to step through."""
    return record_steps(asked["record"], check=asked["check"])


def content(asked: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return a custom board, deck or map as plain data, tried out in a game."""
    return settle_content(asked["game"], asked["edition"], asked["options"], asked["content"])


def winners(asked: Mapping[str, Any]) -> list[list[int] | None]:
    """Return who won each of these games, None for one that did not come to its end."""
    return [_winners(record_file.read(text)) for text in asked["records"]]


def _winners(record: Record) -> list[int] | None:
    try:
        table = record.replay(rules_of(record))
    except NoppaError:  # a game of older rules
        return None
    return list(table.pending.winners) if isinstance(table.pending, Over) else None


JOBS: dict[str, Callable[[Mapping[str, Any]], Any]] = {
    "ready": ready,
    "move": move,
    "advice": advice,
    "remark": remark,
    "odds": odds,
    "review": review,
    "question": question,
    "answer": answer_question,
    "steps": steps,
    "content": content,
    "winners": winners,
}


def answer(line: str) -> str:
    """Return the answer to a question: a result, or the code and parameters of an error, and the time it took."""
    asked = json.loads(line)
    began = time.process_time()
    _limit(asked.get("budget", 0.0))
    told: dict[str, Any]
    try:
        told = {"result": JOBS[asked["job"]](asked)}
    except NoppaError as error:
        told = {"error": error.code, "params": error.params}
    except UnicodeEncodeError:  # half a character, which no text of ours has
        told = {"error": "request-invalid", "params": {"where": "", "why": "not Unicode"}}
    finally:
        _limit(0.0)
    return json.dumps(told | {"seconds": time.process_time() - began})


def _limit(seconds: float) -> None:
    """Let the system end this process after so much processor time, threads and native code included; 0 is no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _watch_parent(parent: int) -> None:
    """End this process when the server has ended, even in the middle of a job."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


def main() -> None:
    """Answer until the server closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_watch_parent, args=(os.getppid(),), daemon=True).start()
    for line in sys.stdin:
        sys.stdout.write(answer(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
