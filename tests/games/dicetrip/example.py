"""A map for the booklet's example: 25 cities on one winding road."""

from typing import Any

ROAD = [12, 23, 34, 61, 62, 63, 64, 65, 66]
NUMBERS = [*ROAD, "x", 44, 13, 33, "x", 22, 15, 45, 11, 51, 14, 52, 16, 53, 21, 54]
COLOURED = {0: "red", 5: "blue", 15: "green", 18: "yellow", 20: "red", 2: "green", 10: "red", 21: "red", 24: "blue"}
SLUGS = ["bastogne" if number == 15 else f"stop-{number}" for number in range(25)]
ROLLS = ["1223", "3461", "6263", "6465", "6612", "4413", "3312", "2215", "4511", "5114", "5216", "5321", "5421"]


def example_map() -> dict[str, Any]:
    """Return five rows of five, connected back and forth; ten cities in V, five in B, ten in W."""
    cities: list[dict[str, Any]] = []
    for number, slug in enumerate(SLUGS):
        row, column = divmod(number, 5)
        x = column if row % 2 == 0 else 4 - column
        zone = "V" if number < 10 else "B" if number < 15 else "W"
        cities.append({"slug": slug, "name": slug, "at": [x, -row], "zone": zone})
        if number in COLOURED:
            cities[-1]["colour"] = COLOURED[number]
    return {
        "name": "Example",
        "zones": {"V": "V", "B": "B", "W": "W"},
        "colours": ["red", "yellow", "green", "blue"],
        "cities": cities,
        "links": [[SLUGS[number], SLUGS[number + 1]] for number in range(24)],
    }


def example_steps() -> list[str]:
    """Return the whole game: thirteen rolls that stand, and two cities in each round but the last."""
    steps = []
    for round_, roll in enumerate(ROLLS):
        steps += [roll, "stand"]
        steps += [f"{SLUGS[city]}={NUMBERS[city]}" for city in range(2 * round_, min(2 * round_ + 2, 25))]
    return steps
