"""What others did in a game on a server, in words."""

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
    """Return a line for each event that may be told, and what became of a turn that ended with the last one."""
    lines = [line for each in news if (line := news_line(each, game, seats, say))]
    if news and (line := outcome_line(news[-1], game, seats, say)):
        lines.append(line)
    return lines


def outcome_line(last: News, game: str, seats: Sequence[Seat], say: Messages) -> str:
    """Return what became of a turn that ended with the last of the news, in games that say so; else nothing."""
    tell = getattr(drawing(game), "outcome", None)
    if tell is None or last.before is None or last.after is None:
        return ""
    return str(tell(last.before, last.after, seats, say))


def news_line(news: News, game: str, seats: Sequence[Seat], say: Messages) -> str:
    """Return an event in words; nothing for one that is hidden, or that says nothing to players."""
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
    return " ".join(_named(word, game, say) for word in move.split(" "))


def _named(word: str, game: str, say: Messages) -> str:
    for kind in TERMS:
        if (term := say.term(game, kind, word)) != word:
            return term
    return word
