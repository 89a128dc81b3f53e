"""An independent implementation of Dice Trip by brute force."""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from types import MappingProxyType
from typing import Any

from noppa import Choose, Over, Roll, Rules, rules
from noppa.games.dicetrip.map import City, Map, belgium
from noppa.games.dicetrip.rules import DiceTrip

COLOURS = ("red", "yellow", "green", "blue")
ALL = [int(f"{ten}{one}") for ten in "123456" for one in "123456"]


def trip_rules(**options: Any) -> DiceTrip:
    """Return the rules with these options or this map."""
    variant = rules("dicetrip", **options)
    assert isinstance(variant, DiceTrip)
    return variant


def recoloured() -> dict[str, Any]:
    """Return our map with a colour for every city, and the dice in another order."""
    data: dict[str, Any] = dict(belgium().plain)
    cities = [city | {"colour": COLOURS[place % 4]} for place, city in enumerate(data["cities"])]
    return data | {"cities": cities, "colours": ["blue", "green", "red", "yellow"]}


def small_map(draw: random.Random, cities: int) -> Map:
    """Return a map of few cities with random links, zones and colours, which need not be planar."""
    names = [f"c{number}" for number in range(cities)]
    pairs = [(a, b) for a in names for b in names if a < b and draw.random() < draw.choice((0.2, 0.4, 0.6))]
    links = {name: tuple(b if a == name else a for a, b in pairs if name in (a, b)) for name in names}
    numbers = {
        name: City(
            slug=name,
            name=name,
            x=0.0,
            y=0.0,
            zone=draw.choice("VBW"),
            colour=draw.choice((*COLOURS, None)),
            links=links[name],
        )
        for name in names
    }
    zones = MappingProxyType({zone: zone for zone in "VBW"})
    return Map("small", zones, COLOURS, MappingProxyType(numbers))


def random_numbers(draw: random.Random, cities: int) -> tuple[int | None, ...]:
    """Return distinct numbers, crossed-off and empty cities; often close together, so that series occur."""
    low = draw.randrange(0, 36 - cities + 1)
    pool = ALL[low : low + cities + draw.randrange(0, 3)] if draw.random() < 0.6 else list(ALL)
    draw.shuffle(pool)
    filled: list[int | None] = list(pool[:cities])
    filled += [None] * (cities - len(filled))
    return tuple(draw.choice((0, None)) if draw.random() < 0.15 else number for number in filled)


def all_roads(map_: Map, numbers: Sequence[int | None], *, consecutive: bool) -> Iterator[tuple[str, ...]]:
    """Yield every road, continued while the next number is higher (or the next one)."""
    written = {slug: number for slug, number in zip(map_.cities, numbers, strict=True) if number}

    def walk(road: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        yield road
        here = written[road[-1]]
        for to in map_.cities[road[-1]].links:
            if to in written and to not in road:
                there = written[to]
                if (ALL.index(there) - ALL.index(here) == 1) if consecutive else there > here:
                    yield from walk((*road, to))

    for slug in written:
        yield from walk((slug,))


def spend(dice: Sequence[int], twice: tuple[int, int] | None) -> Iterator[tuple[tuple[int, set[int]], ...]]:
    """Yield every way to make two numbers of four dice, each with the places of its dice.

    With a die used twice a number that would be a double is omitted.
    """
    for order in permutations(range(4)):
        if twice is None:
            laid = [(order[0], order[1]), (order[2], order[3])]
        elif (dice[order[0]], dice[order[1]]) == twice:
            laid = [(order[0], order[2]), (order[0], order[3])]
        else:
            continue
        for flips in ((0, 0), (0, 1), (1, 0), (1, 1)):
            turned = [pair[::-1] if flip else pair for pair, flip in zip(laid, flips, strict=True)]
            numbers = [(dice[ten] * 10 + dice[one], {ten, one}) for ten, one in turned]
            yield tuple(entry for entry in numbers if twice is None or entry[0] % 11)


def legal_numbers(dice: Sequence[int], twice: tuple[int, int] | None, first: int | None) -> set[int]:
    """Return what may be written next, after a number or after crossings only."""
    found: set[int] = set()
    for laid in spend(dice, twice):
        numbers = [number for number, _ in laid]
        if first is None:
            found |= set(numbers)
        elif first in numbers:
            numbers.remove(first)
            found |= set(numbers)
    return found


def most_bonus(dice: Sequence[int], twice: tuple[int, int] | None, writings: Sequence[tuple[int, str | None]]) -> int:
    """Return the most bonus cities for numbers in cities of these colours, over all ways to assign the dice."""
    best = -1
    for laid in spend(dice, twice):
        for chosen in permutations(laid, len(writings)):
            if [number for number, _ in chosen] == [number for number, _ in writings]:
                bonus = [
                    number % 11 == 0 or any(COLOURS[place] == colour for place in places)
                    for (number, places), (_, colour) in zip(chosen, writings, strict=True)
                ]
                best = max(best, sum(bonus))
    return best


def play(variant: Rules[Any], state: Any, *steps: str) -> Any:
    """Play steps: up to four digits are a roll; `1: gent=14` is a move of seat 1, without a prefix of seat 0."""
    for step in steps:
        if step.isdigit():
            state = variant.roll(state, tuple(map(int, step)))
        else:
            seat, _, text = step.rpartition(": ")
            state = variant.play(state, int(seat or 0), variant.parse(text))
    return state


def random_game(variant: Rules[Any], players: int, draw: random.Random) -> Iterator[Any]:
    """Yield every position of a random game in which writings are likelier than crossings."""
    state = variant.start(players)
    yield state
    while not isinstance(pending := variant.pending(state), Over):
        if isinstance(pending, Roll):
            state = variant.roll(state, [draw.randint(1, 6) for _ in range(pending.dice)])
        else:
            assert isinstance(pending, Choose)
            seat = draw.choice(pending.seats)
            state = variant.play(state, seat, draw.choice(variant.moves(state, seat)))
        yield state
