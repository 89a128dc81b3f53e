"""A bot that knows no rules: it tries every move out in `noppa engine` and keeps the luckiest.

    noppa play kivi --engine "python examples/engine/sampler.py"

After each move it plays on for a few steps with the bot `simple` for everybody, on the engine's dice, and
takes the move after which it leads by most. It needs nothing but Python's standard library and the
`noppa` program, so it reads much the same in any language.
"""

import json
import subprocess
import sys
from typing import Any

TRIES = 2
STEPS = 12


class Engine:
    """`noppa engine` at the other end of two pipes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(["noppa", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S607 - from PATH
        self.ask(do="hello", protocol=1)

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the answer to one request."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise SystemExit(answer["error"]["text"])
        return answer


def choose(engine: Engine, asked: dict[str, Any]) -> str:
    """Return the move whose trials went best."""
    moves: list[str] = asked["moves"]
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: sum(tried(engine, asked, move, seed) for seed in range(TRIES)))


def tried(engine: Engine, asked: dict[str, Any], move: str, seed: int) -> float:
    """Return our lead a few steps after a move, on the dice of a seed."""
    rules = {key: asked[key] for key in ("game", "edition", "options", "content", "players")}
    engine.ask(do="new", seed=seed, **rules)
    engine.ask(do="state", state=asked["state"])
    pending = engine.ask(do="play", seat=asked["seat"], move=move)["pending"]
    for _ in range(STEPS):
        if pending["kind"] == "over":
            break
        if pending["kind"] == "choose":
            pending = engine.ask(do="play", move=engine.ask(do="choose")["move"])["pending"]
        else:
            pending = engine.ask(do=pending["kind"])["pending"]
    totals = [sheet["total"] for sheet in engine.ask(do="view")["view"]["sheets"]]
    own = totals.pop(asked["seat"])
    return float(own - max(totals, default=0))


def main() -> None:
    """Answer `hello` and `choose` until the input ends."""
    engine = Engine()
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, Any] = {"id": asked["id"]}
        if asked["do"] == "hello":
            answer |= {"protocol": 1, "name": "Sampler"}
        else:
            answer |= {"move": choose(engine, asked)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
