"""Dice Trip in the terminal: the map with numbers and links, the dice, and what they can make."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from noppa.core.table import Seat
from noppa.games.dicetrip.layout import Place, places
from noppa.games.dicetrip.view import CityView, DicetripView, MakesView, MoveView, TripView
from noppa.locale import Messages
from noppa.locale.figures import counted
from noppa.terminal.canvas import Canvas, Label

WIDTH, HEIGHT = 76, 25
STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}


def draw(view: DicetripView, seats: Sequence[Seat], say: Messages) -> RenderableType:
    """Return the viewer's map; for a spectator the roller's, and at the end everybody's."""
    parts: list[RenderableType] = []
    for seat in shown_seats(view, len(seats)):
        if len(seats) > 1:
            parts.append(Text(seats[seat].name, style="bold"))
        parts += [_map(view, seat), _roads(view, seat, say), _zones(view, seat, say)]
    parts.append(_sheets(view, seats, say))
    if view["phase"] != "over":
        parts += [status_line(view, say), *_dice(view, say), *doubling_lines(view, seats, say)]
    return Group(*parts)


def label(move: MoveView, say: Messages) -> str:
    """Return a city with its number and what it adds, a doubling, or dice to roll again, in a few words."""
    match move["kind"]:
        case "write" | "cross":
            number = move["number"] if move["kind"] == "write" else "×"
            city = say.term("dicetrip", "city", move["city"])
            return say("dicetrip-move-write", city=city, number=number, gain=counted(move["gain"], sign=True))
        case "twice":
            return say("dicetrip-move-twice", die=move["die"], drop=move["drop"])
        case "reroll":
            colours = [say.term("dicetrip", "colour", colour) for colour in move["colours"]]
            return say("dicetrip-move-reroll", colours=colours)
        case "stand":
            return say("dicetrip-move-stand")


def shown_seats(view: DicetripView, seats: int) -> list[int]:
    """Return the seats whose maps are shown: the viewer's, else the roller's, at the end everybody's."""
    if view["seat"] is not None:
        return [view["seat"]]
    return list(range(seats)) if view["roller"] is None else [view["roller"]]


def _map(view: DicetripView, seat: int) -> Text:
    """Draw the map with the longest road in heavy lines; cities are (14), coloured ones [14]."""
    cities, trip = view["map"]["cities"], view["trips"][seat]
    canvas = Canvas(WIDTH, HEIGHT)
    at = city_places(view, WIDTH, HEIGHT)
    draw_links(canvas, view, seat, at)
    for city in cities:
        x, y = at[city["slug"]]
        canvas.write(x - 2, y, *city_cell(city, trip))
    canvas.labels(
        [
            Label(
                *at[city["slug"]],
                f"{city['slug']} {city['zone'][:1]}",
                "" if trip["numbers"][city["slug"]] is None else "dim",
            )
            for city in cities
        ]
    )
    return canvas.text()


def city_places(view: DicetripView, width: int, height: int) -> Mapping[str, Place]:
    """Return the middle of each city on a map of that size."""
    cities = tuple((city["slug"], city["x"], city["y"]) for city in view["map"]["cities"])
    return places(cities, tuple((one, other) for one, other in view["map"]["links"]), width, height)


def draw_links(canvas: Canvas, view: DicetripView, seat: int, at: Mapping[str, Place]) -> None:
    """Draw all links, the longest road of a seat heavy and on top."""
    trip = view["trips"][seat]
    road = set(zip(trip["road"], trip["road"][1:], strict=False))
    links = [((one, other) in road or (other, one) in road, one, other) for one, other in view["map"]["links"]]
    for walked, one, other in sorted(links):
        canvas.link(at[one], at[other], "bold magenta" if walked else "dim", heavy=walked)


def city_cell(city: CityView, trip: TripView) -> tuple[str, str]:
    """Return what stands in a city, and its style: ×× is crossed off, * a bonus city."""
    slug, colour = city["slug"], city["colour"]
    number = trip["numbers"][slug]
    shown = "  " if number is None else "××" if number == "x" else str(number)
    style = STYLES.get(colour, "bold") if colour else ""
    if slug in trip["road"]:
        style = f"{style} bold".strip()
    mark = "*" if slug in trip["bonus"] else colour[0] if colour else ""
    return (f"[{shown}]{mark}" if colour else f"({shown}){mark}"), style


def _roads(view: DicetripView, seat: int, say: Messages) -> Text:
    trip = view["trips"][seat]
    numbers = trip["numbers"]
    texts = []
    for kind in ("road", "series"):
        walked = " → ".join(str(numbers[slug]) for slug in trip[kind]) or "–"
        texts.append(say(f"dicetrip-{kind}", cities=len(trip[kind]), walked=walked))
    return Text(" · ".join(texts), style="magenta")


def _zones(view: DicetripView, seat: int, say: Messages) -> Text:
    """Return how each zone stands: lost, clean, or how many cities are still empty."""
    texts = []
    own = {zone["id"]: zone["name"] for zone in view["map"]["zones"]}
    for zone in view["trips"][seat]["zones"]:
        term = say.term("dicetrip", "zone", zone["id"].lower())
        name = own[zone["id"]] if view["map"]["own"] else term
        state = "lost" if zone["crossed"] else "clean" if zone["clean"] else "open"
        texts.append(f"{zone['id'][:1]} {name}: {say(f'dicetrip-zone-{state}', cities=zone['empty'])}")
    return Text(" · ".join(texts), style="dim")


def _sheets(view: DicetripView, seats: Sequence[Seat], say: Messages) -> Grid:
    grid = Grid(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    items = [item["id"] for item in view["sheets"][0]["items"]]
    lines = [item for item in items if item != "tens" or view["options"]["tens"]]
    grid.add_column("")
    for line in lines:
        grid.add_column(say.term("dicetrip", "item", line), justify="right")
    grid.add_column(say("dicetrip-total"), justify="right", header_style="bold")
    for seat, sheet in zip(seats, view["sheets"], strict=True):
        values = {item["id"]: say.figure(item["value"]) for item in sheet["items"]}
        name = Text(seat.name)
        name.truncate(14, overflow="ellipsis")
        grid.add_row(name, *(values[line] for line in lines), Text(say.figure(sheet["total"]), style="bold"))
    return grid


def status_line(view: DicetripView, say: Messages) -> Text:
    """Return a line that says where the game stands and which powers are left."""
    texts = [say("dicetrip-round", round=view["round"], rounds=view["rounds"])]
    if view["seat"] is not None:
        powers = view["trips"][view["seat"]]["powers"]
        last = view["round"] == view["rounds"]  # no die is used twice there
        texts += [
            say(f"dicetrip-power-{power}") for power, left in powers.items() if left and not (last and power == "twice")
        ]
    if not view["map"]["own"]:
        texts.append(say("dicetrip-map-note"))
    return Text(" · ".join(texts), style="dim")


def _dice(view: DicetripView, say: Messages) -> list[Text]:
    """Return the dice with their colours, and the numbers they make, each digit in the colour of its die."""
    if all(die is None for die in view["dice"]):
        return []
    dice = Text()
    for colour, die in zip(view["colours"], view["dice"], strict=True):
        style = STYLES.get(colour, "white")
        dice.append(f" {die or '·'} ", style=f"bold reverse {style}")
        dice.append(f" {say.term('dicetrip', 'colour', colour)}   ", style=style)
    return [dice, *next_lines(view, say)]


def doubling_lines(view: DicetripView, seats: Sequence[Seat], say: Messages) -> list[Text]:
    """Return a line for each other seat that uses a die twice in this round."""
    lines = []
    for seat, trip in enumerate(view["trips"]):
        if trip["twice"] and seat != view["seat"]:
            line = say(
                "dicetrip-uses-twice", name=seats[seat].name, die=trip["twice"]["die"], drop=trip["twice"]["drop"]
            )
            lines.append(Text(line, style="dim"))
    return lines


def next_lines(view: DicetripView, say: Messages) -> list[Text]:
    """Return the next choices for the dice: roll again, or the numbers that they make."""
    if view["phase"] == "decide" and view["moves"]:
        return [Text(say("dicetrip-decide"), style="dim")]
    if view["phase"] != "write" or not view["makes"]:
        return []
    line = Text(say("dicetrip-makes") + " ", style="dim")
    free = [made for made in view["makes"] if made["city"] is None]
    for made in free:
        line.append_text(_number(view, made))
        if made["then"]:
            line.append(f" ({'/'.join(map(str, made['then']))})", style="dim")
        line.append("  ")
    if not free:
        line.append(say("dicetrip-makes-nothing"))
    return [line]


def _number(view: DicetripView, made: MakesView) -> Text:
    """Return a number whose digits have the colours of dice that can make it."""
    left = list(made["colours"][0])
    shown = Text()
    for digit in str(made["number"]):
        colour = next(one for one in left if str(view["dice"][view["colours"].index(one)]) == digit)
        if len(left) > 1:
            left.remove(colour)
        shown.append(digit, style=f"bold {STYLES.get(colour, '')}".strip())
    return shown
