"""KIVI in the terminal: the board with its stones, what each open square would add, the dice.

A square is white, black or red like the printed one and shows its value. A stone has its player's
colour and shape; an open square is green, with the points that a stone there would add.
"""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from noppa.core.table import Seat
from noppa.games.kivi.view import KiviView, LinesItem, MoveView, SinglesItem, SquareView
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.terminal.dice import dice_text, draw_dice

STONES = ("●", "▲", "■", "◆")
STONE_STYLES = (
    "color(231) on color(25)",
    "color(16) on color(220)",
    "color(231) on color(90)",
    "color(16) on color(44)",
)
"""Blue, yellow, magenta and cyan. Both colours of a square are fixed, because terminals' own "white" may be dark."""
VALUE_STYLES = {1: "color(16) on color(252)", 2: "color(231) on color(237)", 3: "color(231) on color(88)"}
OTHER_VALUE = "color(231) on color(241)"
OPEN_STYLE = "bold color(16) on color(84)"
TAKE_OVER_MARK = "↔"
OPEN_MARK = "○"
PANEL_WIDTH = 20
MARGIN = 3


def draw(view: KiviView, seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the board with the players' stones and points beside it, the dice below."""
    players = Constrain(Text("\n").join(player_lines(view, seats, say)), PANEL_WIDTH)
    parts: list[RenderableType] = [
        Columns([Text("\n", no_wrap=True, overflow="crop").join(board_lines(view, say)), players], padding=(0, 1))
    ]
    if view["turn"] is not None and view["rolls"]:
        parts.append(draw_dice(view["dice"]))
    if view["turn"] is not None:
        parts.append(status_line(view, say))
    return Group(*parts)


def label(move: MoveView, say: Messages) -> str:
    """Return a keep, a placement with what it adds, or the box, in a few words."""
    match move["kind"]:
        case "keep":
            return say("kivi-move-keep", dice=dice_text(move["dice"]), count=len(move["dice"]))
        case "place":
            return say("kivi-move-place", square=move["square"], gain=counted(move["gain"], sign=True))
        case "take_over":
            gain, change = counted(move["gain"], sign=True), counted(move["other_gain"], sign=True)
            return say("kivi-move-take-over", square=move["square"], to=move["to"], gain=gain, change=change)
        case "box":
            return say("kivi-move-box")


def board_lines(view: KiviView, say: Messages, *, width: int = 0, height: int = 2, gap: int = 0) -> list[Text]:
    """Draw the rows of the board: targets above, stones or gains and values below; larger squares if there is room.

    A square is `square_width` columns wide, and the columns begin after `MARGIN`.
    """
    board = view["board"]
    squares, columns = board["squares"], board["columns"]
    width = max(width, square_width(view, say))
    marks = _marks(view)
    head = Text(" " * MARGIN)
    head.append("".join(f" {square['square'][:1]:^{width}}" for square in squares[:columns]), "dim")
    lines = [head]
    for first in range(0, len(squares), columns):
        row = squares[first : first + columns]
        for line in range(height):
            shown = Text(f"{first // columns + 1:>{MARGIN}}" if line == 0 else " " * MARGIN)
            for square in row:
                mark, value = marks.get(square["square"], ""), str(square["value"])
                target = say.term("kivi", "short", square["target"])
                bottom = f" {mark:<{width - 1 - len(value)}}{value}"
                shown.append(" ")
                cell = f" {target:<{width - 1}}" if line == 0 else bottom if line == height - 1 else " " * width
                shown.append(cell, _style(view, square))
            lines.append(shown)
        lines += [Text()] * gap
    return lines


def square_width(view: KiviView, say: Messages) -> int:
    """Return the width that a square needs for the widest sign of a target."""
    signs = (say.term("kivi", "short", square["target"]) for square in view["board"]["squares"])
    return max(6, *map(len, signs)) + 1


def _style(view: KiviView, square: SquareView) -> str:
    if square["stone"] is not None:
        return STONE_STYLES[square["stone"]]
    if square["square"] in view["open"]:
        return OPEN_STYLE
    return VALUE_STYLES.get(square["value"], OTHER_VALUE)


def _marks(view: KiviView) -> dict[str, str]:
    """Return the marks in the squares: stones, and on open squares what a stone would add."""
    marks = dict.fromkeys(view["open"], OPEN_MARK)
    for square in view["board"]["squares"]:
        if square["stone"] is not None:
            taken = TAKE_OVER_MARK if square["square"] in view["take_overs"] else ""
            marks[square["square"]] = STONES[square["stone"]] + taken
    for move in view["moves"]:
        if move["kind"] == "place":
            marks[move["square"]] = f"+{move['gain']}"
    return marks


def player_lines(view: KiviView, seats: Sequence[Seat], say: Messages, most: int = 99) -> list[Text]:
    """Return every player's total, stones, and the lines it comes from.

    If that takes more than `most` lines, only the player in turn has the lines of stones.
    """
    blocks = [list(_player(view, seat, player.name, say)) for seat, player in enumerate(seats)]
    if sum(map(len, blocks)) > most:
        blocks = [block if seat == view["turn"] else block[:2] for seat, block in enumerate(blocks)]
    return [line for block in blocks for line in block]


def _player(view: KiviView, seat: int, name: str, say: Messages) -> Iterator[Text]:
    sheet = view["sheets"][seat]
    total = str(sheet["total"])
    shown = Text(name, style="bold underline" if seat == view["turn"] else "bold")
    room = PANEL_WIDTH - len(total) - 5  # the stone on its three cells, and a space on both sides
    shown.truncate(room, overflow="ellipsis")
    gap = " " * (room - shown.cell_len + 1)
    yield Text.assemble((f" {STONES[seat]} ", STONE_STYLES[seat]), " ", shown, gap, (total, "bold"))
    yield Text("  " + say("kivi-stones", hand=view["hands"][seat], box=view["boxes"][seat]), style="dim")
    for item in sheet["items"]:
        yield from (Text(f"  {text}") for text in _counted(item, say))


def _counted(item: LinesItem | SinglesItem, say: Messages) -> Iterator[str]:
    """Yield the lines with their ends, or the single stones together."""
    if item["id"] == "singles":
        squares, values = item["detail"]["squares"], item["detail"]["values"]
        if squares:
            yield say("kivi-singles", squares=squares, points=sum(values))
        return
    for line in item["detail"]["lines"]:
        ends = f"{line['squares'][0]}–{line['squares'][-1]}"
        yield say("kivi-line", ends=ends, sum=line["sum"], stones=line["stones"], points=line["points"])


def status_line(view: KiviView, say: Messages) -> Text:
    """Return a line that says where the game stands and what the roll is."""
    texts = [say("kivi-round", round=view["round"], rounds=view["rounds"])]
    if view["rolls"]:
        texts.append(say("kivi-rolls-left", rolls=view["rolls_left"]))
    line = Text(" · ".join(texts), style="dim")
    if view["rolls"] and None not in view["dice"]:
        line.append(" · ")
        line.append(_meaning(view, say), "bold")
    return line


def _meaning(view: KiviView, say: Messages) -> str:
    if view["wild"] != "none":
        return say.term("kivi", "wild", view["wild"])
    targets = [say.term("kivi", "target", target) for target in view["targets"]]
    if not targets:
        return say("kivi-meets-nothing")
    return say("kivi-meets" if view["open"] else "kivi-meets-taken", targets=targets)
