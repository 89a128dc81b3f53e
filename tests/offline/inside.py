"""Runs inside Pyodide: the conformance kit and requests about the given games, and how long each takes."""

# mypy: ignore-errors
# ruff: noqa: F704, F821, PLE1142, T201

import json
import time

began = time.perf_counter()
from noppa.games import games, rules  # noqa: E402 - the time it takes is measured
from noppa.offline.service import Service  # noqa: E402
from noppa.testing.conformance import check_rules  # noqa: E402

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
    check_rules(rules(game))
    result["seconds"][f"conformance {game}"] = time.perf_counter() - began
print(json.dumps(result))
