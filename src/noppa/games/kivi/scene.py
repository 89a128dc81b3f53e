"""KIVI on the full screen: the board, where squares are chosen, and the players beside it."""

from collections.abc import Sequence

from noppa.core.table import Seat
from noppa.games.kivi.terminal import MARGIN, board_lines, label, player_lines, square_width, status_line
from noppa.games.kivi.view import KiviView
from noppa.locale import Messages
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, beside

SCENE_HEIGHT = 15
LARGE = 9
"""The width of a square if there is room."""
PLAYERS_WIDTH = 20


def scene(view: KiviView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return the board, as large as it fits, with the players on its right."""
    rows, columns, squares = view["board"]["rows"], view["board"]["columns"], view["board"]["squares"]
    least = square_width(view, say)
    room = (frame.width - PLAYERS_WIDTH - MARGIN - 2) // columns - 1
    width = max(least, min(LARGE, room))
    height = 3 if frame.height > 4 * rows else 2
    gap = 1 if frame.height > (height + 1) * rows else 0
    board = board_lines(view, say, width=width, height=height, gap=gap)
    spots = {
        square["square"]: Spot(
            MARGIN + at % columns * (width + 1) + 1, 1 + at // columns * (height + gap), width, height
        )
        for at, square in enumerate(squares)
    }
    whole = MARGIN + columns * (width + 1)
    players = player_lines(view, seats, say, frame.height)
    for line in players:
        line.truncate(max(1, frame.width - whole - 1), overflow="ellipsis")
    return Scene(beside(board, players, whole, 1), spots)


def dice(view: KiviView) -> list[Die]:
    """Return the six dice."""
    return [Die(face) for face in view["dice"]]


def options(view: KiviView, say: Messages) -> list[Option]:
    """Return keeps by their dice, stones by their square, and the box by a key."""
    found = []
    for move in view["moves"]:
        words = label(move, say)
        match move["kind"]:
            case "keep":
                found.append(Option(move["move"], words, dice=tuple(move["dice"])))
            case "place" | "take_over":
                found.append(Option(move["move"], words, spot=move["square"]))
            case "box":
                found.append(Option(move["move"], words, key="b", key_label=say("kivi-move-box")))
    return found


def status(view: KiviView, say: Messages) -> str:
    """Return where the game stands and what the roll is."""
    return status_line(view, say).plain if view["turn"] is not None else ""


def topic(view: KiviView, spot: str) -> str:
    """Return the target of a square."""
    return next((square["target"] for square in view["board"]["squares"] if square["square"] == spot), "")
