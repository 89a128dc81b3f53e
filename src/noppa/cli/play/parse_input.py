"""Parses typed input leniently: `66`, `full house` and `score full_house` are all moves.

The rules' own notation always works. The verb may also be left out, dice may be typed without spaces,
words may be abbreviated, and a move may be given by its label on the screen.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from noppa.core.errors import ImpossibleChance, UnreadableMove
from noppa.core.rules import Card, Move, Rules


def parse_dice(text: str) -> tuple[int, ...]:
    """Return dice typed apart or together: `1 4 4 6 6`, `14466`. Raises `UnreadableMove` for anything else."""
    digits = re.sub(r"[\s,.\-]+", "", text)
    if not re.fullmatch(r"[0-9]{1,12}", digits):
        raise UnreadableMove("typed-no-dice", text=text[:80])
    return tuple(map(int, digits))


def parse_card(rules: Rules[Any], labels: Mapping[Card, str], text: str) -> Card:
    """Return the card that a text means: its notation, or the beginnings of words in its notation or label.

    Raises `UnreadableMove` if several match and `ImpossibleChance` if none does.
    """
    try:
        return rules.card("_".join(text.lower().split()))
    except ImpossibleChance:
        matches = [card for card, label in labels.items() if _starts_like(text, f"{card}") or _starts_like(text, label)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            raise UnreadableMove("typed-ambiguous", text=text[:80], like=tuple(map(str, matches[:6]))) from None
        raise


def parse_move(rules: Rules[Any], state: Any, seat: int, labels: Mapping[Move, str], text: str) -> Move:
    """Return the legal move that a text means; `labels` holds the screen label of each legal move.

    Raises `IllegalMove`, with the reason, for a move that is not legal and `UnreadableMove` for anything else.
    """
    return parse_label(rules, labels, text, lambda move: rules.play(state, seat, move))


def parse_label(rules: Rules[Any], labels: Mapping[Move, str], text: str, refuse: Callable[[Move], object]) -> Move:
    """Return the labelled move that a text means; `refuse` raises an error for any other move.

    Raises `UnreadableMove` for anything else.
    """
    parsed = [_parse_or_error(rules, spelling) for spelling in _spellings(text, (*labels, *rules.actions))]
    moves = [move for move in parsed if isinstance(move, Move)]
    for move in moves:
        if move in labels:
            return move
    named = _parse_or_error(rules, _in_full(text, (*labels, *rules.actions)))
    if isinstance(named, Move):
        refuse(named)
    matches = [move for move, label in labels.items() if _starts_like(text, f"{move}") or _starts_like(text, label)]
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise UnreadableMove("typed-ambiguous", text=text[:80], like=tuple(map(str, matches[:6])))
    for move in moves:
        refuse(move)
    for error in parsed:
        if isinstance(error, UnreadableMove) and error.code != "move-unreadable":
            raise error  # the game's own error, such as an unknown square
    close = _close(text, labels)
    if close:
        raise UnreadableMove("typed-close", text=text[:80], like=close)
    raise UnreadableMove("typed-unknown", text=text[:80])


def _parse_or_error(rules: Rules[Any], text: str) -> Move | UnreadableMove:
    try:
        return rules.parse(text)
    except UnreadableMove as error:
        return error


def _spellings(text: str, moves: Iterable[Move]) -> Iterable[str]:
    """Yield the notations that a text may stand for, likeliest first: verbs of legal moves come first."""
    typed = " ".join(text.lower().split())
    apart = re.sub(r"\b[1-6]{2,6}\b", lambda dice: " ".join(dice[0]), typed)
    verbs = dict.fromkeys(str(move).split(" ", maxsplit=1)[0] for move in moves if "=" not in str(move))
    if typed.count(" ") == 1 and typed.split(" ")[0] not in verbs:
        yield typed.replace(" ", "=")
    yield _in_full(text, moves)
    for spelled in (typed, apart):
        yield spelled
        yield from (f"{verb} {spelled}" for verb in verbs)
    for verb in verbs:
        yield f"{verb} {typed.replace(' ', '_')}"


def _in_full(text: str, moves: Iterable[Move]) -> str:
    """Return a text with its abbreviated verb spelled out and its dice separated."""
    first, *others = text.lower().split() or [""]
    verbs = dict.fromkeys(str(move).split(" ", maxsplit=1)[0] for move in moves if "=" not in str(move))
    verb = next((verb for verb in verbs if verb.startswith(first)), first)
    return re.sub(r"\b[1-6]{2,6}\b", lambda dice: " ".join(dice[0]), " ".join([verb, *others]))


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s_=:,]+", text.lower()) if word]


def _starts_like(text: str, name: str) -> bool:
    """Return whether the typed words abbreviate words of the name, in order; its first word may be left out."""
    typed = _words(text)
    for skip in (0, 1):
        words = _words(name)[skip:]
        remaining = iter(words)
        if (
            typed
            and words
            and _begins(typed[0], words[0])
            and all(any(_begins(part, word) for word in remaining) for part in typed)
        ):
            return True
    return False


def _begins(part: str, word: str) -> bool:
    """Return whether a word starts with `part`; numbers must match in full: d1 does not mean d10."""
    return word.startswith(part) and not (part[-1:].isdigit() and word[len(part) :][:1].isdigit())


def _close(text: str, labels: Mapping[Move, str]) -> tuple[str, ...]:
    """Return legal moves with a spelling close to the text."""
    names: dict[str, str] = {}
    for move, label in labels.items():
        names |= {name: str(move) for name in (str(move), " ".join(_words(str(move))[1:]), label.lower()) if name}
    found = get_close_matches(" ".join(_words(text)), list(names), n=6, cutoff=0.55)
    return tuple(dict.fromkeys(names[name] for name in found))[:3]
