"""Every job as a function from plain data to plain data.

A server runs them in worker processes, a browser in a worker beside the one that hosts its games.
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
from noppa.service.jobs.content_trial import resolve_content
from noppa.service.jobs.played_record import check_played
from noppa.service.jobs.record_steps import record_steps
from noppa.service.jobs.standing import standing
from noppa.service.words import Words

MOST_SEED = 10**9
SHOWN = 6
"""How many choices a response lists."""


@lru_cache(maxsize=64)
def rules_from(text: str) -> Rules[Any]:
    """Return the rules that a job names; cached, because most jobs name the same ones."""
    named = json.loads(text)
    own = {games()[named["game"]].content: named["content"]} if named["content"] is not None else {}
    return rules(named["game"], named["edition"], **named["options"], **own)


class Jobs:
    """Runs jobs by name, and puts the coach's reasons into words where there are any."""

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
        """Run a job and return its response: a result, or an error's code and parameters, and the time it took."""
        job = json.loads(line)
        began = time.process_time()
        response: dict[str, Any]
        try:
            response = {"result": self._jobs[job["job"]](job)}
        except NoppaError as error:
            response = {"error": error.code, "params": error.params}
        except UnicodeEncodeError:  # a lone surrogate, which none of our texts has
            response = {"error": "request-invalid", "params": {"where": "", "why": "not Unicode"}}
        return json.dumps(response | {"seconds": time.process_time() - began})

    def _advice(self, job: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return every legal move with its value, best first; the first of them with their reasons."""
        variant, state, seat = _choice(job)
        choices = enumerate(advise(variant, state, seat))
        return [self._plain(choice, variant, explain=place < SHOWN) for place, choice in choices]

    def _remark(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a move cost, whether that is worth a remark, and what would have been best."""
        variant, state, seat = _choice(job)
        choices = advise(variant, state, seat)
        chosen = next((choice for choice in choices if str(choice.move) == job["move"]), None)
        if chosen is None:  # the move was deduced from dice that only show how a turn ended
            raise Refused("remark-no-move", number=job["number"])
        better = move_entry(variant, state, seat, str(choices[0].move))
        return {
            "costly": is_costly(variant, chosen),
            "chosen": self._plain(chosen, variant),
            "best": self._plain(choices[0], variant),
            "better": better,
            "view": variant.view(variant.observed(state, seat), seat),
        }

    def _review(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Return the review of a finished game, and why the better moves were better."""
        record = record_file.read(job["record"])
        review = review_record(record)
        decisions = [self._plain_decision(mistake, record.game) for mistake in mistakes(record, review)]
        numbers = [entry.number for entry in record.replay(rules_of(record)).history]
        plain_stories = [self._plain_story(story, record.game) for story in stories(record, review)]
        return {"review": plain_review(review), "costly": decisions, "numbers": numbers, "stories": plain_stories}

    def _answer_question(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a move in a practice position was worth, and the best moves, best first."""
        question = _question(job)
        move = question.rules.parse(job["move"])
        question.rules.play(question.state, question.seat, move)  # raises the reason if it is not legal
        choices = advise(question.rules, question.state, question.seat)
        chosen = next(choice for choice in choices if choice.move == move)
        return {
            "good": good_enough(question, chosen),
            "kind": question.kind,
            "chosen": self._plain(chosen, question.rules),
            "choices": [self._plain(choice, question.rules) for choice in choices[:SHOWN]],
        }

    def _steps(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Return a record to step through."""
        return record_steps(job["record"], self._words, check=job["check"])

    def _plain(self, choice: Advice, variant: Rules[Any], *, explain: bool = True) -> dict[str, Any]:
        why = choice.why if explain else ()
        return {
            "move": str(choice.move),
            "value": choice.value,
            "loss": choice.loss,
            "unit": choice.unit,
            "exact": choice.exact,
            "instruction": choice.instruction._asdict(),
            "why": [reason._asdict() for reason in why],
            "reason": self._words.reasons(why, variant.game.name),
        }

    def _plain_decision(self, explained: Explained, game: str) -> dict[str, Any]:
        """Return a decision with the sentences about it, without the view."""
        said = {"played": explained.played._asdict(), "instruction": explained.best._asdict()}
        why = {
            "reason": self._words.reasons(explained.why, game),
            "why": [reason._asdict() for reason in explained.why],
        }
        return asdict(explained.decision) | {"loss": explained.decision.loss, "better": explained.better} | said | why

    def _plain_story(self, story: Story, game: str) -> dict[str, Any]:
        moments = [
            {
                "turn": _plain_turn(moment.turn),
                "decision": self._plain_decision(moment.explained, game),
                "view": moment.explained.view,
            }
            for moment in story.moments
        ]
        turns = [_plain_turn(turn) for turn in story.turns]
        return {"seat": story.seat, "start": story.start, "final": story.final, "turns": turns, "moments": moments}


def _position(job: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    variant = rules_from(job["rules"])
    return variant, decode(job["state"], variant.state_type), job["seat"]


def _choice(job: Mapping[str, Any]) -> tuple[Rules[Any], Any, int]:
    """Return a position in which a seat chooses; where only final dice are entered, as if no roll were left."""
    variant, state, seat = _position(job)
    return variant, evaluator(variant).final_only(state) if job["final_only"] else state, seat


def _move(job: Mapping[str, Any]) -> str:
    """Return a bot's move in a position that its seat may see."""
    return str(BOTS[job["level"]](*_position(job)))


def _ready(job: Mapping[str, Any]) -> None:
    """Compute what bots of these levels need, and cache it for every process."""
    prepare(rules_from(job["rules"]), job["levels"])


def _odds(job: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return everybody's chance to win."""
    variant, state, _ = _position(job)
    return [asdict(chance) for chance in chances(variant, state, job["games"])]


def _plain_turn(turn: Turn) -> dict[str, Any]:
    return asdict(turn) | {"swing": turn.swing}


def _pose(job: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position to practise in."""
    question = _question(job)
    key = question.key.rpartition(":")[2]
    return {
        "key": key,
        "kind": question.kind,
        "seat": question.seat,
        "view": question.rules.view(question.state, question.seat),
    }


def _question(job: Mapping[str, Any]) -> Question:
    if "record" in job:
        question = own_question(record_file.read(job["record"]), job["number"], job["key"])
        if question is None:
            raise Refused("question-no-move", number=job["number"])
        return question
    variant, policy = rules_from(job["rules"]), BOTS["simple"]
    if "day" in job:
        return puzzle(variant, policy, date.fromisoformat(job["day"]))
    if "draw" in job:
        rng = random.Random(job["draw"])  # noqa: S311 - questions, not secrets
        kind = read_progress(job["progress"]).draw_kind(evaluator(variant).kinds, rng)
        return question_of_kind(variant, policy, kind, rng.randrange(MOST_SEED))
    return common_question(variant, policy, *parse_key(job["key"]))


def _played(job: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a host stores of a finished game that was played elsewhere."""
    return check_played(job["record"])


def _standing(job: Mapping[str, Any]) -> dict[str, Any]:
    """Return the standing of a game whose events come from a file."""
    return standing(job["record"])


def _content(job: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return a custom board, deck or map as plain data, tried out in a game."""
    return resolve_content(job["game"], job["edition"], job["options"], job["content"])


def _winners(job: Mapping[str, Any]) -> list[list[int] | None]:
    """Return who won each of these games, None for one that did not come to its end."""
    return [_winners_of(record_file.read(text)) for text in job["records"]]


def _winners_of(record: Record) -> list[int] | None:
    try:
        table = record.replay(rules_of(record))
    except NoppaError:  # a game of older rules
        return None
    return list(table.pending.winners) if isinstance(table.pending, Over) else None
