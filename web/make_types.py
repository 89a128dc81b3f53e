"""The browser's types, generated from the server's models and from the views that the games declare.

    python web/make_types.py

writes `web/src/schema.ts` (requests, responses, messages), `web/src/views.ts` (what all views share) and, for each
game with a folder there, `web/src/games/<game>/view.ts`. json-schema-to-typescript turns JSON Schema into TypeScript,
so run `npm ci` in `web/` first.
"""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from shutil import which
from typing import Any

from noppa.core.rules import Rules
from noppa.core.schema import REFERENCE, json_schema
from noppa.core.view import ItemView, KeepView, MoveView, NoDetail, NoStory, View
from noppa.games import games, rules
from noppa.server.app import make_app
from noppa.server.settings import Settings

WEB = Path(__file__).parent
REFERRED = re.compile(
    r" \*\n \* This interface was referenced by .*\n \* via the .*\n"
    r"|/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*/\n"
)
"""The generator's note on every definition; it says nothing about the type."""
HEAD = "// Made by web/make_types.py; do not edit.\n"
SHARED = json_schema(View[ItemView, MoveView] | KeepView | NoDetail)["$defs"]


def main() -> None:
    """Write every file."""
    for name, text in made().items():
        (WEB / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"web/{name}\n")


def made() -> dict[str, str]:
    """Return the text of each file by its path below `web/`. Raises `CalledProcessError` if Node fails."""
    schemas = {"src/schema.ts": server_schema(), "src/views.ts": with_root("View", SHARED)}
    drawn = (game for game in games() if (WEB / "src/games" / game).is_dir())
    schemas |= {f"src/games/{game}/view.ts": game_schema(rules(game)) for game in drawn}
    node = which("node") or "node"
    compiled = subprocess.run(  # noqa: S603 - our own script
        [node, "compile_types.js"], cwd=WEB, input=json.dumps(schemas), capture_output=True, text=True, check=True
    )
    texts: dict[str, str] = json.loads(compiled.stdout)
    return {name: HEAD + imports(schemas[name]) + "\n" + plain_types(text) for name, text in texts.items()}


def server_schema() -> dict[str, Any]:
    """Return a schema that defines every model of the server."""
    models = make_app(Settings()).openapi()["components"]["schemas"]
    text = json.dumps(models).replace("#/components/schemas/", REFERENCE)
    first, *_ = sorted(models)
    return with_root(first, untitled(json.loads(text)))


def game_schema(rules: Rules[Any]) -> dict[str, Any]:
    """Return a schema that defines a game's view and stories; what all games share is referred to by name."""
    definitions = json_schema(rules.view_type)["$defs"] | json_schema(rules.story_type)["$defs"]
    shared = {name for name, definition in definitions.items() if SHARED.get(name) == definition}
    left_out = {*shared, NoStory.__name__}
    own = json.dumps({name: definition for name, definition in definitions.items() if name not in left_out})
    for name in shared:
        own = own.replace(f'{{"$ref": "{REFERENCE}{name}"}}', f'{{"tsType": "{name}"}}')
    return with_root(rules.view_type.__name__, json.loads(own))


def with_root(name: str, definitions: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema whose root is one of the definitions, beside all others."""
    others = {other: definition for other, definition in definitions.items() if other != name}
    return {**definitions[name], "title": name, "$defs": others}


def untitled(model: Any) -> Any:
    """Return a model without the titles that pydantic gives every field, and with its constants always there."""
    if isinstance(model, list):
        return [untitled(part) for part in model]
    if not isinstance(model, dict):
        return model
    plain = {key: untitled(part) for key, part in model.items() if key != "title" or not isinstance(part, str)}
    if isinstance(plain.get("properties"), dict):
        constants = [key for key, part in plain["properties"].items() if isinstance(part, dict) and "const" in part]
        plain["required"] = sorted({*plain.get("required", ()), *constants})
    return plain


def plain_types(text: str) -> str:
    """Return the generator's text with types instead of interfaces, which no plain data can be cast to."""
    text = re.sub(
        r"^export interface (\w+) \{(\}?)$", r"export type \1 = {\2", REFERRED.sub("", text), flags=re.MULTILINE
    )
    return re.sub(r"^(export type \w+ = \{)?\}$", r"\1};", text, flags=re.MULTILINE)


def imports(schema: Mapping[str, Any]) -> str:
    """Return the line that imports what a schema shares with others."""
    names = sorted(set(re.findall(r'"tsType": "(\w+)"', json.dumps(schema))))
    return f'import type {{ {", ".join(names)} }} from "../../views";\n' if names else ""


if __name__ == "__main__":
    main()
