"""Tutto on the full screen: the card in force with the points at risk, the players, and what each choice does."""

from collections.abc import Sequence

from rich.text import Text

from noppa.core.table import Seat
from noppa.games.tutto.terminal import choice_text, dice_styles, end_lines, label, past_text, status_line
from noppa.games.tutto.view import MoveView, TuttoView
from noppa.locale import Messages
from noppa.terminal.dice import dice_text
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, pad, wrapped

SCENE_HEIGHT = 15
CARD_WIDTH = 36
LEAST_CHOICES = 5
"""The lines reserved for the choices, however many play."""
NAME_WIDTH = 14


def scene(view: TuttoView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return the card and the players on the left, the pile on the right, and the choices below."""
    card = _card(view, say)
    left = [*card, *_players(view, seats, say, max(2, frame.height - len(card) - LEAST_CHOICES))]
    right = _pile(view, say, max(20, frame.width - CARD_WIDTH - 4))
    lines = _side_by_side(left, right, frame)
    if view["turn"] is None:
        return Scene([*lines, Text(), *end_lines(view, seats, say)])
    lines.append(Text())
    spots: dict[str, Spot] = {}
    room = max(1, frame.height - len(lines))
    for move in _shown_moves(view, room):
        spots[move["move"]] = Spot(0, len(lines), frame.width)
        words = _words(move)
        line = Text.assemble(pad(words, 12, "cyan"), choice_text(move, say))
        line.truncate(frame.width, overflow="ellipsis")
        lines.append(line)
    return Scene(lines, spots)


def dice(view: TuttoView) -> list[Die]:
    """Return the six dice: those aside cannot be chosen, those that count are bold."""
    aside = {place for taken in view["aside"] for place in taken["places"]}
    styles = dice_styles(view)
    return [
        Die(face, styles[place], free=place not in aside and (not view["valid"] or place in view["valid"]))
        for place, face in enumerate(view["dice"])
    ]


def options(view: TuttoView, say: Messages) -> list[Option]:
    """Return sets by their dice and by their line, stopping and going on by keys of their own."""
    found = []
    for move in view["moves"]:
        words = label(move, say)
        match move["kind"]:
            case "set":
                found.append(Option(move["move"], words, dice=tuple(move["dice"]), key_label=say("tutto-set-aside")))
            case "stop":
                found.append(Option(move["move"], words, key="s", key_label=say("tutto-bank", points=move["banks"])))
            case "go":
                found.append(Option(move["move"], words, key="g", key_label=say("tutto-next-card")))
    return [*found, *(Option(option.move, option.label, spot=option.move) for option in found)]


def status(view: TuttoView, say: Messages) -> str:
    """Return where the game stands."""
    return status_line(view, say).plain if view["turn"] is not None else ""


def topic(view: TuttoView, spot: str) -> str:
    """Return the card in force."""
    del spot
    return view["card"] or ""


def _card(view: TuttoView, say: Messages) -> list[Text]:
    """Return the card in force in a box, with what it asks for and the points of the turn."""
    name = say.term("tutto", "card", view["card"]) if view["card"] else ""
    rule = wrapped(say.term("tutto", "rule", view["card"]), CARD_WIDTH - 4) if view["card"] else []
    if view["card"] == "clover" and view["tuttos"]:
        rule.append(Text(say("tutto-first-made"), style="bold"))
    risk = (
        Text(say("tutto-turn-so-far", points=view["points"]), style="bold black on yellow")
        if view["points"]
        else Text()
    )
    rows = [*rule, risk][:4]
    rows += [Text()] * (3 - len(rows))
    top = Text.assemble("╭─ ", (name, "bold"), " " if name else "", "─" * (CARD_WIDTH - 5 - len(name)), "╮")
    if not name:
        top = Text("╭" + "─" * (CARD_WIDTH - 2) + "╮")
    body = [Text.assemble("│ ", pad(row, CARD_WIDTH - 4), " │") for row in rows]
    return [top, *body, Text("╰" + "─" * (CARD_WIDTH - 2) + "╯")]


def _players(view: TuttoView, seats: Sequence[Seat], say: Messages, most: int) -> list[Text]:
    """Return a line for each seat with the result of its last turn; if there are too many, from the seat in turn on."""
    past = {turn["seat"]: past_text(turn, say) for turn in view["past"]}
    lines = []
    first = (view["turn"] or 0) if len(seats) > most else 0
    for step in range(min(len(seats), most)):
        seat = (first + step) % len(seats)
        sheet = view["sheets"][seat]
        mark, style = ("▸ ", "bold") if seat == view["turn"] else ("  ", "")
        total = say("tutto-points", points=sheet["total"])
        name = pad(mark + seats[seat].name, NAME_WIDTH, style)
        lines.append(Text.assemble(name, pad(total, 7, style, right=True), "  ", (past.get(seat, ""), "dim")))
    return lines


def _pile(view: TuttoView, say: Messages, width: int) -> list[Text]:
    """Return the cards left in the pile, each kind with a bar, in one or two columns."""
    lines = [Text(say("tutto-pile", left=view["pile_left"], cards="").rstrip(" :"), style="dim")]
    if not view["pile_left"]:
        lines = wrapped(say("tutto-pile-used-up"), width, "dim")
    for card, count in view["pile"].items():
        name = pad(say.term("tutto", "card", card), 14, "" if count else "dim")
        lines.append(Text.assemble(name, f"{count:>3} ", ("▪" * min(count, width - 20), "dim")))
    return lines


def _side_by_side(left: Sequence[Text], right: Sequence[Text], frame: Frame) -> list[Text]:
    """Return both blocks; of a pile that leaves too little room for the choices, only the first lines."""
    height = max(len(left), min(len(right), frame.height - 5))
    width = frame.width - 38
    lines = []
    for at in range(height):
        line = pad(left[at] if at < len(left) else "", width)
        line.append("  ")
        line.append_text(right[at] if at < len(right) else Text())
        lines.append(line)
    return lines


def _shown_moves(view: TuttoView, most: int) -> list[MoveView]:
    """Return the moves to list: all of them, or of too many sets those that score most."""
    moves = view["moves"]
    sets = [move for move in moves if move["kind"] == "set"]
    others = [move for move in moves if move["kind"] != "set"]
    room = max(1, most - len(others))
    return [*sorted(sets, key=lambda move: (move["points"], len(move["dice"])))[-room:][::-1], *others]


def _words(move: MoveView) -> str:
    return dice_text(move["dice"]) if move["kind"] == "set" else move["kind"]
