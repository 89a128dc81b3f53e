"""A bot that knows no rules: it tries every move in `noppa engine` and picks the most successful.

    noppa play kivi --engine "python examples/engine/sampler.py"

After each move it plays on for a few steps with the bot `simple` for every seat, on the engine's dice, and takes the
move with the largest lead. It needs only Python's standard library and the `noppa` program, so it would look much the
same in any language.
"""

import json
import subprocess
import sys
from typing import Any

TRIES = 2
STEPS = 12


class Engine:
    """A `noppa engine` process at the other end of two pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(["noppa", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S607 - from PATH
        self.ask(do="hello", protocol=1)

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return the response."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        response: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "error" in response:
            raise SystemExit(response["error"]["text"])
        return response


def choose(engine: Engine, request: dict[str, Any]) -> str:
    """Return the move whose trials went best."""
    moves: list[str] = request["moves"]
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: sum(lead_after(engine, request, move, seed) for seed in range(TRIES)))


def lead_after(engine: Engine, request: dict[str, Any], move: str, seed: int) -> float:
    """Return our lead a few steps after a move, on the dice of a seed."""
    rules = {key: request[key] for key in ("game", "edition", "options", "content", "players")}
    engine.ask(do="new", seed=seed, **rules)
    engine.ask(do="state", state=request["state"])
    pending = engine.ask(do="play", seat=request["seat"], move=move)["pending"]
    for _ in range(STEPS):
        if pending["kind"] == "over":
            break
        if pending["kind"] == "choose":
            pending = engine.ask(do="play", move=engine.ask(do="choose")["move"])["pending"]
        else:
            pending = engine.ask(do=pending["kind"])["pending"]
    totals = [sheet["total"] for sheet in engine.ask(do="view")["view"]["sheets"]]
    own = totals.pop(request["seat"])
    return float(own - max(totals, default=0))


def main() -> None:
    """Respond to `hello` and `choose` until the input ends."""
    engine = Engine()
    for line in sys.stdin:
        request = json.loads(line)
        response: dict[str, Any] = {"id": request["id"]}
        if request["do"] == "hello":
            response |= {"protocol": 1, "name": "Sampler"}
        else:
            response |= {"move": choose(engine, request)}
        sys.stdout.write(json.dumps(response) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
