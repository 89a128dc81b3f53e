"""Measures the host inside a browser: times in Pyodide under Node.

    python bench/offline_host.py

Each game is played by two `hard` bots from start to end. Every decision is timed as a job of the app's worker for bots,
and at every fifth position also the coach's advice. Then one person plays a game over a socket: a tap is a command,
from its text to the last message with the new view. The app must have been built.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]  # before bench/offline.py

from build_hooks.offline import LIBRARY, pack, trim_library  # noqa: E402 - after the path to it

from offline.pyodide import CORE, PYODIDE, unpack_interpreter  # noqa: E402 - the same

WIDTHS = (8, 13, 8, 8, 15, 8, 12, 8)
PROGRAM = r"""
import json, time
began = time.perf_counter()
from random import Random
from noppa.offline.service import Service
from noppa.offline.jobs import answer
imported = time.perf_counter() - began
from noppa.core.rules import Draw, Over, Roll
from noppa.games import games, rules
from noppa.service.jobs.positions import name_rules, position

def timed(job):
    began = time.perf_counter()
    response = json.loads(answer(json.dumps(job)))
    return time.perf_counter() - began, response["result"]

report = {"load": seconds.load, "unpack": seconds.unpack, "import": imported, "games": {}}
for game in games():
    settled, draw = rules(game), Random(1)
    ready, _ = timed({"job": "ready", "rules": name_rules(settled), "levels": ["hard"]})
    moves, advice, state = [], [], settled.start(2)
    while not isinstance(pending := settled.pending(state), Over):
        if isinstance(pending, Roll):
            state = settled.roll(state, tuple(draw.randint(1, 6) for _ in pending.places))
        elif isinstance(pending, Draw):
            state = settled.draw(state, draw.choice(list(pending.deck)))
        else:
            where = position(settled, state, pending.seats[0])
            if len(moves) % 5 == 0:
                advice.append(timed({"job": "advice", "final_only": False, **where})[0])
            spent, move = timed({"job": "move", "level": "hard", **where})
            moves.append(spent)
            state = settled.play(state, pending.seats[0], settled.parse(move))
    report["games"][game] = {"ready": ready, "move": sorted(moves), "advice": sorted(advice), "tap": []}

service = await Service.open(platform, 0.0)
for game, metadata in games().items():
    seats = [{"who": "here"}] * metadata.least_players
    created = await service.request("POST", "/api/games", json.dumps({"game": game, "seats": seats}))
    path, draw = "/api/games/" + json.loads(created)["body"]["game"]["id"], Random(2)
    await service.connect(game, path + "/socket")
    for tap in range(80):
        sent = [json.loads(text) for _, text in json.loads(take_sent())]
        shown = next((message for message in reversed(sent) if message.get("views")), None)
        if shown is None or shown["game"]["status"] == "over":
            break
        due = [view for view in shown["views"] if view["view"]["moves"]]
        if due:
            more = {"type": "play", "moves": [draw.choice(due[0]["view"]["moves"])["move"]], "seat": due[0]["seat"]}
        else:
            more = {"type": "roll", "seat": shown["views"][0]["view"]["pending"]["seat"]}
        command = json.dumps({"id": f"c{tap}", "seen": shown["number"], **more})
        began = time.perf_counter()
        await service.receive(game, command)
        report["games"][game]["tap"].append(time.perf_counter() - began)
    report["games"][game]["tap"].sort()
await service.close()
print(json.dumps(report))
"""


def main() -> None:
    """Measure and print the tables."""
    with TemporaryDirectory() as folder:
        archive, program, given = pack(Path(folder)), Path(folder) / "program.py", Path(folder) / "given.json"
        library = trim_library(PYODIDE.parent / LIBRARY, Path(folder))
        program.write_text(PROGRAM, encoding="utf-8")
        given.write_text("{}", encoding="utf-8")
        node = shutil.which("node") or "node"
        command = [
            node,
            str(ROOT / "tests" / "offline" / "run.mjs"),
            *map(str, (unpack_interpreter(Path(folder)), archive, library, CORE, program, given)),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - Node, with our files
    report = json.loads(done.stdout)
    print("\n".join(f"{what:20} {report[what]:8.2f} s" for what in ("load", "unpack", "import")))
    heads = ("ready", "hard: median", "95 %", "most", "advice: median", "95 %", "tap: median", "95 %")
    print(f"\n{'game':10} " + " ".join(f"{head:>{width}}" for head, width in zip(heads, WIDTHS, strict=True)))
    for game, spent in report["games"].items():
        _print_game(game, spent)


def _print_game(game: str, spent: dict[str, Any]) -> None:
    def at(times: list[float], share: float) -> str:
        return f"{1000 * times[int(share * (len(times) - 1))]:6.0f} ms"

    moves, advice, taps = spent["move"], spent["advice"], spent["tap"]
    figures = [at(moves, 0.5), at(moves, 0.95), at(moves, 1.0), at(advice, 0.5), at(advice, 0.95)]
    figures += [at(taps, 0.5), at(taps, 0.95)]
    shown = " ".join(f"{figure:>{width}}" for figure, width in zip(figures, WIDTHS[1:], strict=True))
    print(f"{game:10} {1000 * spent['ready']:5.0f} ms {shown}")


if __name__ == "__main__":
    main()
