"""The browser's types, made from the server's schema and from positions of real games.

    python web/make_types.py

writes `web/src/schema.ts` (requests, answers, messages) and `web/src/views.ts` (each game's view).
A view is plain data without a schema, so its type is read off the views of many random games: an
object has the keys that were seen, a key that was not always there is optional, and a few objects
named in `TABLES` map any text to a value.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from noppa.core.rules import Choose, Draw, Over, Roll
from noppa.games import games, rules
from noppa.server.app import make_app
from noppa.server.settings import Settings

SOURCE = Path(__file__).parent / "src"
HEAD = "// Made by web/make_types.py; do not edit.\n"
TABLES = ("deck", "numbers", "options", "pile", "pile_cards", "would")
SEEDS = 4
LONGEST = 4000
EVERY = 3
"""One position in so many is looked at."""


def main() -> None:
    """Write both files."""
    for name, text in made().items():
        (SOURCE / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"web/src/{name}\n")


def made() -> dict[str, str]:
    """The text of each file."""
    return {"schema.ts": schema_text(), "views.ts": views_text()}


# From the schema -----------------------------------------------------------------------------


def schema_text() -> str:
    """Every model of the server as a type."""
    models: Mapping[str, Any] = make_app(Settings()).openapi()["components"]["schemas"]
    return HEAD + "".join(f"\nexport type {name} = {typed(models[name])};\n" for name in sorted(models))


def typed(model: Mapping[str, Any], depth: int = 0) -> str:
    """The type of a JSON schema."""
    if "$ref" in model:
        return str(model["$ref"]).rpartition("/")[2]
    if "const" in model:
        return literal(model["const"])
    if "enum" in model:
        return " | ".join(map(literal, model["enum"]))
    for key in ("anyOf", "oneOf", "allOf"):
        if key in model:
            return " | ".join(dict.fromkeys(typed(part, depth) for part in model[key]))
    match model.get("type"):
        case "object":
            return typed_object(model, depth)
        case "array":
            return _list(typed(model["items"], depth)) if "items" in model else "unknown[]"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def typed_object(model: Mapping[str, Any], depth: int) -> str:
    """The type of an object: its keys, or anything by text."""
    if "properties" not in model:
        values = model.get("additionalProperties", {})
        return f"Record<string, {typed(values if isinstance(values, Mapping) else {}, depth)}>"
    needed = set(model.get("required", ()))
    pad = "  " * (depth + 1)
    lines = [
        f"{pad}{key}{'' if key in needed or 'const' in part else '?'}: {typed(part, depth + 1)};\n"
        for key, part in model["properties"].items()
    ]
    return "{\n" + "".join(lines) + "  " * depth + "}"


def _list(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def literal(value: object) -> str:
    """A value as it is written in TypeScript."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


# From positions ------------------------------------------------------------------------------


def views_text() -> str:
    """The view of every game as a type, and the stories of its rolls where it tells any."""
    parts = [HEAD]
    for game in games().values():
        walked = [walk(game.name, seed) for seed in range(SEEDS)]
        seen = [view for views, _ in walked for view in views]
        parts.append(f"\nexport type {game.name.capitalize()}View = {shape(seen)};\n")
        told = [story for _, stories in walked for story in stories if story]
        if told:
            parts.append(f"\nexport type {game.name.capitalize()}Story = {shape(told)};\n")
    return "".join(parts)


def walk(game: str, seed: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The views of a random game, each seat's and a watcher's, and the stories of its rolls."""
    rng = random.Random(seed)  # noqa: S311 - random play, not secrets
    kind = games()[game]
    editions = list(kind.editions)
    law = rules(game, editions[seed % len(editions)])
    state = law.start(min(kind.most_players, max(kind.least_players, 2 + seed % 2)))
    views: list[dict[str, Any]] = []
    stories: list[dict[str, Any]] = []
    for step in range(LONGEST):
        asked = law.pending(state)
        if step % EVERY == 0 or isinstance(asked, Over):
            seats = asked.seats if isinstance(asked, Choose) else (0,)
            views += [law.view(state, seat) for seat in (*seats, None)]
        match asked:
            case Roll():
                dice = _dice(rng, asked.dice)
                stories.append(law.roll_story(state, tuple(dice)))
                state = law.roll(state, dice)
            case Draw():
                state = law.draw(state, rng.choice([card for card, left in asked.deck.items() for _ in range(left)]))
            case Choose():
                seat = asked.seats[0]
                state = law.play(state, seat, rng.choice(law.moves(state, seat)))
            case Over():
                break
    return views, stories


def _dice(rng: random.Random, count: int) -> list[int]:
    """Some dice; straights and dice all alike more often than chance has them, for what is rare."""
    return rng.choice(
        [
            [rng.randint(1, 6) for _ in range(count)],
            [rng.randint(1, 6) for _ in range(count)],
            list(range(1, count + 1)),
            [rng.randint(1, 6)] * count,
        ]
    )


def shape(values: Sequence[Any], key: str = "", depth: int = 0) -> str:
    """A type that all these values have."""
    kinds: dict[str, list[Any]] = {}
    for value in values:
        kinds.setdefault(_kind(value), []).append(value)
    parts = []
    for kind in sorted(kinds):
        match kind:
            case "array":
                parts.append(_list(shape([item for value in kinds[kind] for item in value], key, depth)))
            case "object":
                parts.append(_object_shape(kinds[kind], key, depth))
            case _:
                parts.append(kind)
    return " | ".join(parts) or "unknown"


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case str():
            return "string"
        case Mapping():
            return "object"
    return "array"


def _object_shape(values: Sequence[Mapping[str, Any]], key: str, depth: int) -> str:
    if key in TABLES:
        return f"Record<string, {shape([item for value in values for item in value.values()], '', depth)}>"
    pad = "  " * (depth + 1)
    keys = list(dict.fromkeys(name for value in values for name in value))
    lines = []
    for name in keys:
        held = [value[name] for value in values if name in value]
        lines.append(f"{pad}{name}{'' if len(held) == len(values) else '?'}: {shape(held, name, depth + 1)};\n")
    return "{\n" + "".join(lines) + "  " * depth + "}"


if __name__ == "__main__":
    main()
