"""Every job that needs thinking, as a function of plain data: the question in, the answer out.

A server has them done by worker processes, a browser by a worker beside the one that hosts its games.
"""

import json
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import date
from functools import lru_cache
from typing import Any

from noppa.bots import BOTS, prepare
from noppa.bots.evaluators import evaluator
from noppa.coach import Advice, advise, chances
from noppa.coach import review as review_record
from noppa.coach.advice import is_costly
from noppa.coach.mistakes import Explained, mistakes, move_entry
from noppa.coach.questions import (
    Question,
    common_question,
    good_enough,
    own_question,
    parse_key,
    puzzle,
    question_of_kind,
)
from noppa.coach.review import plain_review
from noppa.coach.schedule import read_progress
from noppa.coach.story import Story, Turn, stories
from noppa.core import record_file
from noppa.core.codec import decode
from noppa.core.errors import NoppaError
from noppa.core.record import Record
from noppa.core.rules import Over, Rules
from noppa.games import games, rules, rules_of
from noppa.host.refusal import Refused
from noppa.service.jobs.content_trial import settle_content
from noppa.service.jobs.played_record import check_played
from noppa.service.jobs.record_steps import record_steps
from noppa.service.jobs.standing import standing
from noppa.service.words import Words

MOST_SEED = 10**9
SHOWN = 6
"""How many choices an answer lists."""


@lru_cache(maxsize=64)
def rules_from(text: str) -> Rules[Any]:
    """Return the rules that a question names; cached, for the same are asked for again and again."""
    named = json.loads(text)
    own = {games()[named["game"]].content: named["content"]} if named["content"] is not None else {}
    return rules(named["game"], named["edition"], **named["options"], **own)


class Jobs:
    """Does jobs by name, and puts the coach's reasons into words where there are any."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._jobs: dict[str, Callable[[Mapping[str, Any]], Any]] = {
            "ready": _ready,
            "move": _move,
            "advice": self._advice,
            "remark": self._remark,
            "odds": _odds,
            "review": self._review,
            "question": _pose,
            "answer": self._answer_question,
            "steps": self._steps,
            "played": _played,
            "standing": _standing,
            "content": _content,
            "winners": _winners,
        }

    def answer(self, line: str) -> str:
        """Return the answer to a question: a result, or the code and parameters of an error, and the time it took."""
        asked = json.loads(line)
        began = time.process_time()
        told: dict[str, Any]
        try:
            told = {"result": self._jobs[asked["job"]](asked)}
        except NoppaError as error:
            told = {"error": error.code, "params": error.params}
        except UnicodeEncodeError:  # half a character, which no text of ours has
            told = {"error": "request-invalid", "params": {"where": "", "why": "not Unicode"}}
        return json.dumps(told | {"seconds": time.process_time() - began})

    def _advice(self, asked: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return every legal move with what it is worth, best first."""
        settled, state, seat = _choice(asked)
        return [self._plain(choice, settled) for choice in advise(settled, state, seat)]

    def _remark(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a move cost, whether that is worth a word, and what would have been best."""
        settled, state, seat = _choice(asked)
        choices = advise(settled, state, seat)
        chosen = next((choice for choice in choices if str(choice.move) == asked["move"]), None)
        if chosen is None:  # taken over from dice that only showed how a turn ended
            raise Refused("remark-no-move", number=asked["number"])
        better = move_entry(settled, state, seat, str(choices[0].move))
        return {
            "costly": is_costly(settled, chosen),
            "chosen": self._plain(chosen, settled),
            "best": self._plain(choices[0], settled),
            "better": better,
            "view": settled.view(settled.observed(state, seat), seat),
        }

    def _review(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return the review of a finished game, and why what was better was better."""
        record = record_file.read(asked["record"])
        found = review_record(record)
        decisions = [self._plain_decision(each, record.game) for each in mistakes(record, found)]
        numbers = [entry.number for entry in record.replay(rules_of(record)).history]
        told = [self._plain_story(story, record.game) for story in stories(record, found)]
        return {"review": plain_review(found), "costly": decisions, "numbers": numbers, "stories": told}

    def _answer_question(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a move in a practice position was worth, and the best moves, best first."""
        found = _question(asked)
        move = found.rules.parse(asked["move"])
        found.rules.play(found.state, found.seat, move)  # what is not legal is refused, and why
        choices = advise(found.rules, found.state, found.seat)
        chosen = next(choice for choice in choices if choice.move == move)
        return {
            "good": good_enough(found, chosen),
            "kind": found.kind,
            "chosen": self._plain(chosen, found.rules),
            "choices": [self._plain(choice, found.rules) for choice in choices[:SHOWN]],
        }

    def _steps(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return a record to step through."""
        return record_steps(asked["record"], self._words, check=asked["check"])

    def _plain(self, choice: Advice, settled: Rules[Any]) -> dict[str, Any]:
        told = {"instruction": choice.instruction._asdict(), "why": [each._asdict() for each in choice.why]}
        reason = self._words.reasons(choice.why, settled.game.name)
        return asdict(choice) | told | {"move": str(choice.move), "reason": reason}

    def _plain_decision(self, each: Explained, game: str) -> dict[str, Any]:
        """Return a decision with the sentences about it, without the view."""
        told = {"played": each.played._asdict(), "instruction": each.best._asdict()}
        why = {"reason": self._words.reasons(each.why, game), "why": [reason._asdict() for reason in each.why]}
        return asdict(each.decision) | {"loss": each.decision.loss, "better": each.better} | told | why

    def _plain_story(self, story: Story, game: str) -> dict[str, Any]:
        moments = [
            {
                "turn": _plain_turn(each.turn),
                "decision": self._plain_decision(each.explained, game),
                "view": each.explained.view,
            }
            for each in story.moments
        ]
        turns = [_plain_turn(turn) for turn in story.turns]
        return {"seat": story.seat, "start": story.start, "final": story.final, "turns": turns, "moments": moments}


def _position(asked: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    settled = rules_from(asked["rules"])
    return settled, decode(asked["state"], settled.state_type), asked["seat"]


def _choice(asked: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    """Return a position in which a seat chooses; where only final dice are entered, as if no roll were left."""
    settled, state, seat = _position(asked)
    return settled, evaluator(settled).final_only(state) if asked["final_only"] else state, seat


def _move(asked: Mapping[str, Any]) -> str:
    """Return a bot's move in a position that its seat may see."""
    return str(BOTS[asked["level"]](*_position(asked)))


def _ready(asked: Mapping[str, Any]) -> None:
    """Work out what bots of these levels need to know, and cache it for every process."""
    prepare(rules_from(asked["rules"]), asked["levels"])


def _odds(asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return everybody's chance to win."""
    settled, state, _ = _position(asked)
    return [asdict(chance) for chance in chances(settled, state, asked["games"])]


def _plain_turn(turn: Turn) -> dict[str, Any]:
    return asdict(turn) | {"swing": turn.swing}


def _pose(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position to practise in."""
    found = _question(asked)
    key = found.key.rpartition(":")[2]
    return {"key": key, "kind": found.kind, "seat": found.seat, "view": found.rules.view(found.state, found.seat)}


def _question(asked: Mapping[str, Any]) -> Question:
    if "record" in asked:
        found = own_question(record_file.read(asked["record"]), asked["number"], asked["key"])
        if found is None:
            raise Refused("question-no-move", number=asked["number"])
        return found
    settled, policy = rules_from(asked["rules"]), BOTS["simple"]
    if "day" in asked:
        return puzzle(settled, policy, date.fromisoformat(asked["day"]))
    if "draw" in asked:
        draw = random.Random(asked["draw"])  # noqa: S311 - questions, not secrets
        kind = read_progress(asked["progress"]).draw_kind(evaluator(settled).kinds, draw)
        return question_of_kind(settled, policy, kind, draw.randrange(MOST_SEED))
    return common_question(settled, policy, *parse_key(asked["key"]))


def _played(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a host stores of a finished game that was played elsewhere."""
    return check_played(asked["record"])


def _standing(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Return how a game stands whose events come from a file."""
    return standing(asked["record"])


def _content(asked: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return a custom board, deck or map as plain data, tried out in a game."""
    return settle_content(asked["game"], asked["edition"], asked["options"], asked["content"])


def _winners(asked: Mapping[str, Any]) -> list[list[int] | None]:
    """Return who won each of these games, None for one that did not come to its end."""
    return [_winners_of(record_file.read(text)) for text in asked["records"]]


def _winners_of(record: Record) -> list[int] | None:
    try:
        table = record.replay(rules_of(record))
    except NoppaError:  # a game of older rules
        return None
    return list(table.pending.winners) if isinstance(table.pending, Over) else None
