"""Tutto in the terminal: the sheet, the card in force, the dice, and what each choice risks."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.games.tutto.view import MoveView, PastView, TuttoView
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.terminal.dice import dice_text, draw_dice

MOST_CHOICES = 10
ASIDE, COUNTS, BLANK = "green", "bold", "dim"


def draw(view: TuttoView, seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the sheet with the last turns; then the card, the dice and the choices of this one."""
    parts: list[RenderableType] = [_sheet(view, seats, say), *_taken(view, seats, say)]
    if view["turn"] is None:
        return Group(*parts, *end_lines(view, seats, say))
    parts.append(status_line(view, say))
    if view["card"] is not None:
        parts.append(_card(view["card"], view["tuttos"], say))
    parts += _at_risk(view, seats, say)
    if any(view["dice"]):
        parts.append(draw_dice(view["dice"], dice_styles(view)))
    parts += _aside(view, say)
    if view["null"]:
        parts.append(Text(say("tutto-null-next", dice=view["null"]["dice"], percent=_percent(view["null"]["chance"]))))
    if view["moves"]:
        parts.append(_choices(view, say))
    parts.append(_pile(view, say))
    return Group(*parts)


def label(move: MoveView, say: Messages) -> str:
    """Return a set, a stop with what it banks, or going on, in a few words."""
    match move["kind"]:
        case "set":
            return say("tutto-label-set", dice=dice_text(move["dice"]))
        case "stop":
            return say("tutto-label-stop", points=move["banks"])
        case "go":
            return say("tutto-label-go")


def outcome(before: TuttoView, after: TuttoView, seats: Sequence[Seat], say: Messages) -> str:
    """Return the result of a turn that ended between two views; empty if it goes on."""
    if before["past"] == after["past"] and before["turns"] == after["turns"]:
        return ""
    past = after["past"][-1]
    name, ending = seats[past["seat"]].name, say.term("tutto", "ending", past["ending"])
    if past["ending"] == "clover":
        return say("tutto-clover-won", name=name)
    if past["banked"]:
        return say("tutto-told-banked", name=name, points=past["banked"])
    if past["points"]:
        return say("tutto-told-lost", name=name, points=past["points"], ending=ending)
    return say("tutto-told-nothing", name=name, ending=ending)


def _sheet(view: TuttoView, seats: Sequence[Seat], say: Messages) -> Grid:
    """Return a line for each seat, with the losses by plus/minus if there are any."""
    items = [item["id"] for item in view["sheets"][0]["items"]]
    lost = any(item["value"] for sheet in view["sheets"] for item in sheet["items"] if item["id"] == "lost")
    shown = items if lost else []
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column(say("tutto-player"), min_width=10)
    for item in shown:
        grid.add_column(say.term("tutto", "item", item), justify="right")
    grid.add_column(say("tutto-total"), justify="right", min_width=6)
    grid.add_column(say("tutto-last-turn"), style="dim")
    past = {turn["seat"]: past_text(turn, say) for turn in view["past"]}
    for seat, sheet in enumerate(view["sheets"]):
        name = Text(("▸ " if seat == view["turn"] else "  ") + seats[seat].name)
        name.truncate(16, overflow="ellipsis")
        values = {item["id"]: say("tutto-points", points=item["value"]) for item in sheet["items"]}
        total = say("tutto-points", points=sheet["total"])
        style = "bold" if seat == view["turn"] else ""
        grid.add_row(name, *(values[item] for item in shown), total, past.get(seat, ""), style=style)
    return grid


def past_text(turn: PastView, say: Messages) -> str:
    """Return the result of a turn, in a few words."""
    ending = say.term("tutto", "ending", turn["ending"])
    if turn["banked"]:
        return say("tutto-past-banked", points=turn["banked"])
    if turn["points"] and turn["ending"] != "clover":
        return say("tutto-past-lost", ending=ending, points=turn["points"])
    return ending


def _taken(view: TuttoView, seats: Sequence[Seat], say: Messages) -> list[Text]:
    """Return a line for everybody from whom plus/minus took points in the last turn of each seat."""
    return [
        Text(say("tutto-took", by=seats[turn["seat"]].name, name=seats[seat].name, points=points), style="dim")
        for turn in view["past"]
        for seat, points in enumerate(turn["took"])
        if points
    ]


def status_line(view: TuttoView, say: Messages) -> Text:
    """Return a line that says where the game stands."""
    if len(view["sheets"]) == 1:
        text = say("tutto-turn-number", turn=view["round"], target=view["target"])
    else:
        text = say("tutto-round-number", round=view["round"], target=view["target"])
    return Text(" · ".join([text, say("tutto-last-round")] if view["last_round"] else [text]), style="dim")


def _card(card: str, tuttos: int, say: Messages) -> Text:
    """Return the card in force and what it asks for."""
    rule = say.term("tutto", "rule", card)
    if card == "clover" and tuttos:
        rule = f"{rule} · {say('tutto-first-made')}"
    return Text(f" {say.term('tutto', 'card', card)} ", style="bold reverse") + Text(f" {rule}", style="")


def _at_risk(view: TuttoView, seats: Sequence[Seat], say: Messages) -> list[Text]:
    """Return the points of the turn, card by card if there are several."""
    texts = []
    if len(view["cards"]) > 1:
        cards = [
            say("tutto-turn-card", card=say.term("tutto", "card", turned["card"]), points=turned["points"])
            for turned in view["cards"]
        ]
        texts.append(say("tutto-turn-cards", cards=" + ".join(cards), points=view["points"]))
    elif view["points"]:
        texts.append(say("tutto-turn-so-far", points=view["points"]))
    texts += [
        say("tutto-would-take", name=seats[seat].name, points=taken)
        for seat, taken in enumerate(view["would_take"])
        if taken
    ]
    return [Text(" · ".join(texts), style="yellow")] if texts else []


def dice_styles(view: TuttoView) -> list[str]:
    """Return the dice's styles: aside in green, those that count in bold, the rest faint."""
    aside = {place for taken in view["aside"] for place in taken["places"]}
    return [ASIDE if place in aside else COUNTS if place in view["valid"] else BLANK for place in range(6)]


def _aside(view: TuttoView, say: Messages) -> list[Text]:
    """Return the sets as they were taken."""
    if not view["aside"]:
        return []
    sets = [
        say("tutto-aside-set", dice=dice_text(taken["dice"]), points=taken["points"])
        if taken["points"]
        else dice_text(taken["dice"])
        for taken in view["aside"]
    ]
    return [Text(say("tutto-aside", sets=" · ".join(sets)), style=ASIDE)]


def _choices(view: TuttoView, say: Messages) -> RenderableType:
    """Return each choice with what it brings and risks; of too many sets, the largest."""
    moves = view["moves"]
    sets = [move for move in moves if move["kind"] == "set"]
    others = [move for move in moves if move["kind"] != "set"]
    shown = sorted(sets, key=lambda move: (move["points"], len(move["dice"])))[-MOST_CHOICES:]
    grid = Grid(box=None, padding=(0, 2), pad_edge=False, show_header=False)
    grid.add_column(style="cyan")
    for taken in shown:
        grid.add_row(dice_text(taken["dice"]), choice_text(taken, say))
    if len(sets) > len(shown):
        grid.add_row("…", Text(say("tutto-choices-more", count=len(sets) - len(shown)), style="dim"))
    for move in others:
        grid.add_row(move["kind"], choice_text(move, say))
    return grid


def choice_text(move: MoveView, say: Messages) -> str:
    """Return what a choice brings and risks."""
    if move["kind"] == "stop":
        code = "tutto-choice-stop-tutto" if move["tutto"] else "tutto-choice-stop"
        return say(code, points=move["banks"], total=move["total"])
    if move["kind"] == "go":
        return say("tutto-choice-go", ends=move["ends"], of=move["of"], percent=_percent(move["loses"]))
    if move["wins"]:
        return say("tutto-choice-wins")
    if move["ends"]:
        return say("tutto-choice-ends", collected=move["collected"])
    if move["null"] is None:
        return say("tutto-choice-tutto", collected=move["collected"])
    percent = _percent(move["null"]["chance"])
    if move["tutto"]:
        return say("tutto-choice-again", percent=percent)
    if not move["points"]:
        return say("tutto-choice-faces", left=move["left"], percent=percent)
    return say(
        "tutto-choice-set",
        points=move["points"],
        collected=move["collected"],
        left=move["left"],
        percent=percent,
    )


def _pile(view: TuttoView, say: Messages) -> Text:
    """Return the cards left in the pile, by kind."""
    if not view["pile_left"]:
        return Text(say("tutto-pile-used-up"), style="dim")
    cards = [f"{say.term('tutto', 'card', card)} ×{count}" for card, count in view["pile"].items() if count]
    return Text(say("tutto-pile", left=view["pile_left"], cards=" · ".join(cards)), style="dim")


def end_lines(view: TuttoView, seats: Sequence[Seat], say: Messages) -> list[Text]:
    """Return how the game ended apart from the points: a clover leaf, the turns of a solo game, who pays."""
    texts = []
    if view["clover"] is not None:
        texts.append(say("tutto-clover-won", name=seats[view["clover"]].name))
    if len(seats) == 1:
        texts.append(say("tutto-turns-needed", turns=view["turns"][0]))
    if view["pays"]:
        names = [seats[seat].name for seat in view["pays"]]
        texts.append(say("tutto-pays", names=names, count=len(names)))
    return [Text(line) for line in texts]


def _percent(chance: float) -> float:
    return counted(100 * chance, 1)
