"""Dice Trip on the full screen: the map, on which cities are chosen, with the sheets and roads beside it."""

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from noppa.core.table import Seat
from noppa.games.dicetrip.terminal import (
    STYLES,
    city_cell,
    city_places,
    doubling_lines,
    draw_links,
    label,
    next_lines,
    shown_seats,
    status_line,
)
from noppa.games.dicetrip.view import CityView, DicetripView, TripView
from noppa.locale import Messages
from noppa.terminal.canvas import Canvas, Label
from noppa.terminal.scene import Die, Frame, Option, Scene, Spot, beside, pad, rendered

SCENE_HEIGHT = 28
ZOOMS = True
SIDE = 23
"""The width of the column beside the map."""
ZOOM = 1.8
LEAST_WIDTH, LEAST_HEIGHT = 40, 10
"""The least size of a map, even if less of it is visible."""


def scene(view: DicetripView, seats: Sequence[Seat], say: Messages, frame: Frame) -> Scene:
    """Return the viewer's map, or the roller's; a zoomed one is larger than the frame and stands alone."""
    seat = shown_seats(view, len(seats))[0]
    if frame.zoom:
        return Scene(*_map(view, seat, say, _at_least(frame, frame.width * ZOOM, frame.height * ZOOM)))
    part = _at_least(frame, frame.width - SIDE - 1, frame.height)
    lines, spots = _map(view, seat, say, part)
    return Scene(beside(lines, _side(view, seat, seats, say), part.width, 1), spots)


def dice(view: DicetripView) -> list[Die]:
    """Return the four dice in their colours, the colour's first letter below."""
    return [
        Die(face, STYLES.get(colour, ""), f" {colour[0]} ")
        for colour, face in zip(view["colours"], view["dice"], strict=True)
    ]


def options(view: DicetripView, say: Messages) -> list[Option]:
    """Return numbers by their city, dice to roll again by their places, and the powers by keys."""
    found = []
    for move in view["moves"]:
        words = label(move, say)
        match move["kind"]:
            case "write":
                found.append(Option(move["move"], words, spot=move["city"], tag=str(move["number"])))
            case "cross":
                found.append(Option(move["move"], words, spot=move["city"], tag="×"))
            case "reroll":
                again = say("full-roll-again")
                found.append(Option(move["move"], words, places=tuple(move["places"]), key_label=again))
            case "stand":
                found.append(Option(move["move"], words, key="k", key_label=say("web-trip-stand")))
            case "twice":
                found.append(Option(move["move"], words, key="t", key_label=say("full-use-twice")))
    return found


def status(view: DicetripView, say: Messages) -> str:
    """Return where the game stands and which powers are left."""
    return status_line(view, say).plain if view["phase"] != "over" else ""


def topic(view: DicetripView, spot: str) -> str:
    """Return the bonus for a coloured city, else the road."""
    coloured = any(city["slug"] == spot and city["colour"] for city in view["map"]["cities"])
    return "bonus" if coloured else "road"


def _map(view: DicetripView, seat: int, say: Messages, frame: Frame) -> tuple[list[Text], dict[str, Spot]]:
    """Draw links as lines, the longest road heavy, cities as (14); with a tag what it would gain in each city."""
    cities, trip = view["map"]["cities"], view["trips"][seat]
    width, height = frame.width, frame.height
    canvas = Canvas(width, height)
    at = city_places(view, width, height)
    draw_links(canvas, view, seat, at)
    gains = _gains(view, frame.tag)
    spots = {}
    for city in cities:
        x, y = at[city["slug"]]
        text, style = city_cell(city, trip)
        if city["slug"] in gains:
            opening, closing = text[0], text[3:]
            text, style = f"{opening}{gains[city['slug']]:>2}{closing}", "bold green"
        canvas.write(x - 2, y, text, style)
        spots[city["slug"]] = Spot(x - 2, y, 4)
    canvas.labels([_name(city, trip, *at[city["slug"]], view, say) for city in cities])
    return canvas.lines(), spots


def _name(city: CityView, trip: TripView, x: int, y: int, view: DicetripView, say: Messages) -> Label:
    name = city["name"] if view["map"]["own"] else say.term("dicetrip", "city", city["slug"])
    return Label(x, y, name, "" if trip["numbers"][city["slug"]] is None else "dim")


def _at_least(frame: Frame, width: float, height: float) -> Frame:
    """Return a frame of that size, but large enough for a map."""
    return replace(frame, width=max(LEAST_WIDTH, round(width)), height=max(LEAST_HEIGHT, round(height)))


def _gains(view: DicetripView, tag: str) -> dict[str, str]:
    """Return what the chosen number would gain in each city where it may go."""
    gains = {}
    for move in view["moves"]:
        if tag and move["kind"] in ("write", "cross"):
            number = str(move["number"]) if move["kind"] == "write" else "×"
            if number == tag:
                gains[move["city"]] = f"{move['gain']:+d}" if move["gain"] else "0"
    return gains


def _side(view: DicetripView, seat: int, seats: Sequence[Seat], say: Messages) -> list[Text]:
    """Return everybody's total, the sheet of the shown seat line by line, its roads, and what the dice make."""
    lines = []
    for other, sheet in enumerate(view["sheets"]):
        style = "bold" if other == seat else ""
        mark = "" if len(seats) == 1 else "▸ " if other == seat else "  "
        name = pad(mark + seats[other].name, SIDE - 6, style)
        lines.append(Text.assemble(name, pad(say.figure(sheet["total"]), 6, style, right=True)))
    for item in view["sheets"][seat]["items"]:
        if item["id"] != "tens" or view["options"]["tens"]:
            name = pad(say.term("dicetrip", "item", item["id"]), SIDE - 4, "dim")
            lines.append(Text.assemble(name, pad(say.figure(item["value"]), 4, right=True)))
    trip = view["trips"][seat]
    numbers = trip["numbers"]
    for kind in ("road", "series"):
        walked = "→".join(str(numbers[slug]) for slug in trip[kind])
        if walked:
            text = say(f"dicetrip-{kind}", cities=len(trip[kind]), walked=walked)
            lines += rendered(Text(text, style="magenta"), SIDE)[:4]
    deciding = view["phase"] == "decide" and view["moves"]
    ahead = [Text(say("full-decide"), style="dim")] if deciding else next_lines(view, say)
    for news in (*ahead, *doubling_lines(view, seats, say)):
        lines += rendered(news, SIDE)
    return lines
