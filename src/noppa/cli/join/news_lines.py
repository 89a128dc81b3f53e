"""Describes the events of a game on a server in words."""

from collections.abc import Sequence

from noppa.cli.join.remote_table import News
from noppa.cli.play.drawings import card_name, drawing
from noppa.core.errors import BadRecord
from noppa.core.events import Drawn, Ended, Moved, Rolled, Started, Undone, read_event
from noppa.core.table import Seat
from noppa.locale import Messages
from noppa.terminal.dice import dice_text

TERMS = ("item", "card", "city", "target")


def news_lines(news: Sequence[News], game: str, seats: Sequence[Seat], say: Messages) -> list[str]:
    """Return a line for each visible event, and one about the turn if the last event ended it."""
    lines = [line for item in news if (line := news_line(item, game, seats, say))]
    if news and (line := outcome_line(news[-1], game, seats, say)):
        lines.append(line)
    return lines


def outcome_line(last: News, game: str, seats: Sequence[Seat], say: Messages) -> str:
    """Return how the last event ended the turn, in games that describe it; else an empty text."""
    describe = getattr(drawing(game), "outcome", None)
    if describe is None or last.before is None or last.after is None:
        return ""
    return str(describe(last.before, last.after, seats, say))


def news_line(news: News, game: str, seats: Sequence[Seat], say: Messages) -> str:
    """Return an event in words; empty if it is hidden or of no interest to players."""
    seat = news.event["seat"]
    name = seats[seat].name if seat is not None else ""
    try:
        event = read_event(news.event["text"])
    except BadRecord:
        return ""
    match event:
        case Rolled(dice):
            return say("event-roll", name=name, dice=dice_text(dice))
        case Drawn(card):
            return say("event-draw", name=name, card=card_name(game, card, say))
        case Moved(_, move):
            return say("event-move", name=name, move=_in_words(move, game, say))
        case Undone():
            return say("told-undone")
        case Started():
            return say("event-start")
        case Ended(reason):
            return say(f"event-end-{reason}")
    return ""


def _in_words(move: str, game: str, say: Messages) -> str:
    """Return a move with the game's own names for rows, cards and cities."""
    return " ".join(_term(word, game, say) for word in move.split(" "))


def _term(word: str, game: str, say: Messages) -> str:
    for kind in TERMS:
        if (term := say.term(game, kind, word)) != word:
            return term
    return word
