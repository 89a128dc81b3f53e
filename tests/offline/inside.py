"""Runs inside Pyodide: the conformance kit, answers about given games, bots' moves, and how long all that takes."""

# mypy: ignore-errors
# ruff: noqa: F704, F821, PLE1142, T201

import json
import time

began = time.perf_counter()
from noppa.games import games, rules  # noqa: E402 - the time it takes is measured
from noppa.offline.service import Service  # noqa: E402
from noppa.testing.conformance import check_rules  # noqa: E402

told = {"import": time.perf_counter() - began, "load": seconds.load, "unpack": seconds.unpack}
given = json.loads(given_text)
service = await Service.open(platform, 0.0)
told["import_file"] = json.loads(await service.request("POST", "/api/me/import", given["export"]))["body"]
told["answers"], told["seconds"] = {}, {}
for path in given["questions"]:
    began = time.perf_counter()
    told["answers"][path] = json.loads(await service.request("GET", path))
    told["seconds"][path] = time.perf_counter() - began
await service.close()
for game in games():
    began = time.perf_counter()
    check_rules(rules(game))
    told["seconds"][f"conformance {game}"] = time.perf_counter() - began
print(json.dumps(told))
