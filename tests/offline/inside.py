"""Runs inside Pyodide: requests about the given games and the conformance kit, or a sample of it; times each."""

# mypy: ignore-errors
# ruff: noqa: F704, F821, PLE1142, T201

import json
import time
from random import Random

began = time.perf_counter()
from noppa.core.rules import Rules  # noqa: E402 - the time it takes is measured
from noppa.games import games, rules  # noqa: E402
from noppa.offline.service import Service  # noqa: E402
from noppa.testing.conformance import CHECKS, check_position, check_rules, positions, random_table  # noqa: E402
from noppa.testing.position_checks import POSITION_CHECKS  # noqa: E402

EVERY = 5
"""A sample of the kit checks each fifth position of one game, and its end."""


def check_sample(variant: Rules, players: int = 2) -> None:
    """Run the checks of positions on some of one random game, and all other checks as they are."""
    draw, of_positions = Random(players), {check.__name__ for check in POSITION_CHECKS}
    states = list(positions(random_table(variant, players, seed=players)))
    for state in (*states[::EVERY], states[-1]):
        check_position(variant, state, players, draw)
    for check in CHECKS:
        if check.__name__ not in of_positions:
            check(variant)


result = {"import": time.perf_counter() - began, "load": seconds.load, "unpack": seconds.unpack}
argument = json.loads(given_text)
service = await Service.open(platform, 0.0)
result["import_file"] = json.loads(await service.request("POST", "/api/me/import", argument["export"]))["body"]
result["answers"], result["seconds"] = {}, {}
for path in argument["questions"]:
    began = time.perf_counter()
    result["answers"][path] = json.loads(await service.request("GET", path))
    result["seconds"][path] = time.perf_counter() - began
await service.close()
for game in games():
    began = time.perf_counter()
    (check_rules if argument["whole_kit"] else check_sample)(rules(game))
    result["seconds"][f"conformance {game}"] = time.perf_counter() - began
print(json.dumps(result))
