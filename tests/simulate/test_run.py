"""Simulations: the right numbers, however the games are distributed."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from noppa import BadOption, Choose, Over, Rules, rules
from noppa.core.rules import Draw, Move, Roll
from noppa.games import games
from noppa.games.yatzy.rules import Yatzy
from noppa.games.yatzy.solved import solved
from noppa.simulate import plan, play_by_rules, run, simulate
from noppa.simulate.batch import Batch, batch_of
from noppa.simulate.plan import Plan
from noppa.simulate.run import Results
from noppa.simulate.run import play as play_games
from noppa.simulate.stats import Stats
from noppa.simulate.stream import Stream

EVERY_GAME = list(games())


def first_move(variant: Rules[Any], state: Any, seat: int) -> Move:
    """Choose the first legal move."""
    return variant.moves(state, seat)[0]


def first_number(variant: Rules[Any], state: Any, seat: int) -> int:
    """Choose the same move, by its number."""
    return variant.actions.index(variant.moves(state, seat)[0])


def illegal_later(variant: Rules[Any], state: Any, seat: int) -> Move:
    """Score in a filled row once the first turn is over."""
    del state, seat
    return variant.parse("score ones")


def breaks_down(variant: Rules[Any], state: Any, seat: int) -> Move:
    """Fail instead of choosing."""
    del variant, state, seat
    raise ZeroDivisionError


def play(planned: Plan, first: int, count: int) -> Batch:
    """Return the games of these numbers, by player."""
    return batch_of(play_games(planned, first, count), len(planned.players))


def plain(results: Results) -> list[Any]:
    """Return all results."""
    return [results.scores.tolist(), results.winners.tolist(), results.lengths.tolist(), results.stats.plain()]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_simulated_game_follows_the_rules(game: str) -> None:
    """Game 3 of a simulation is the game of its stream, played here step by step."""
    variant = rules(game)
    players = max(2, variant.game.least_players)
    results = simulate(variant, [first_move] * players, 4, seed=9, workers=1)
    stream, state, decisions = Stream(9, 3), variant.start(players), 0
    while not isinstance(pending := variant.pending(state), Over):
        match pending:
            case Roll():
                state = variant.roll(state, stream.roll(pending))
            case Draw():
                state = variant.draw(state, stream.draw(pending))
            case Choose((seat, *_)):
                state = variant.play(state, seat, variant.moves(state, seat)[0])
                decisions += 1
    by_seat = [pending.scores[(player + 3) % players] for player in range(players)]
    assert results.scores[3].tolist() == by_seat
    assert results.winners[3] == sum(
        1 << player for player in range(players) if (player + 3) % players in pending.winners
    )
    assert results.lengths[3] == decisions


@pytest.mark.parametrize("players", [("random", "random", "random"), ("random", "optimal"), ("hard",)])
def test_games_of_the_core_do_not_depend_on_who_works(players: tuple[str, ...]) -> None:
    """One worker, threads and processes give bit-identical numbers."""
    planned = plan("yatzy", players, 3000, seed=4)
    whole = play(planned, 0, 3000)
    parts = [play(planned, first, 1000) for first in (0, 1000, 2000)]
    assert whole.scores.tolist() == np.concatenate([part.scores for part in parts]).tolist()
    assert whole.usage.tolist() == np.sum([part.usage for part in parts], axis=0).tolist()
    results = [
        simulate("yatzy", players, 3000, seed=4, workers=workers, backend=backend)
        for workers, backend in ((1, None), (2, "threads"))
    ]
    assert plain(results[0]) == plain(results[1])
    assert results[0].scores.tolist() == whole.scores.tolist()


def test_processes_give_the_same_games_in_order() -> None:
    """Players in Python give the same games with one worker and two processes."""
    alone = simulate("tutto", ["simple", first_move], 40, seed=2, workers=1)
    shared = simulate("tutto", ["simple", first_move], 40, seed=2, workers=2, backend="loky")
    assert plain(alone) == plain(shared)


def test_a_player_may_answer_with_the_number_of_a_move() -> None:
    """The numbers are those of `rules.actions`."""
    by_move = simulate("tutto", ["simple", first_move], 10, seed=2, workers=1)
    by_number = simulate("tutto", ["simple", first_number], 10, seed=2, workers=1)
    assert by_move.scores.tolist() == by_number.scores.tolist()


def test_a_local_dask_cluster_gives_the_same_games() -> None:
    """This holds for games of the core and for those in Python."""
    pytest.importorskip("distributed")
    for players, count in ((("random", "random"), 200_000), (("simple", "random"), 20)):
        alone = simulate("yatzy", players, count, seed=6, workers=1)
        shared = simulate("yatzy", players, count, seed=6, workers=2, backend="dask")
        assert plain(alone) == plain(shared)


def test_a_dask_cluster_is_found_by_its_address() -> None:
    """The cluster is already running."""
    distributed = pytest.importorskip("distributed")
    small = {"n_workers": 1, "threads_per_worker": 1, "processes": False, "protocol": "tcp", "dashboard_address": None}
    with distributed.LocalCluster(**small) as cluster:
        shared = simulate("yatzy", ["random"], 5000, seed=6, backend="dask", cluster=cluster.scheduler_address)
    assert plain(shared) == plain(simulate("yatzy", ["random"], 5000, seed=6, workers=1))


def test_a_local_ray_cluster_gives_the_same_games() -> None:
    """The same with Ray, in a separate process, as it leaves much behind."""
    pytest.importorskip("ray")
    code = (
        "from noppa.simulate import simulate\n"
        "for players, count in ((('random', 'random'), 200_000), (('simple', 'random'), 20)):\n"
        "    alone = simulate('yatzy', players, count, seed=6, workers=1)\n"
        "    shared = simulate('yatzy', players, count, seed=6, workers=2, backend='ray')\n"
        "    assert alone.scores.tolist() == shared.scores.tolist()\n"
        "    assert alone.stats.plain() == shared.stats.plain()\n"
    )
    environment = os.environ | {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, timeout=300)


def test_best_play_has_the_value_of_the_solver() -> None:
    """The mean score of `optimal`, and of `hard` alone, is within four standard errors of the exact one."""
    for edition in ("international", "danish"):
        variant = rules("yatzy", edition)
        assert isinstance(variant, Yatzy)
        exact = solved(variant).value((None,) * 15)
        results = simulate(variant, ["optimal"], 20_000, seed=1)
        assert abs(results.scores.mean() - exact) < 4 * results.scores.std() / np.sqrt(20_000)
        hard = simulate(variant, ["hard"], 2000, seed=1)
        assert hard.scores[:2000].tolist() == results.scores[:2000].tolist()


@pytest.mark.parametrize("slow_games", [600, pytest.param(1500, marks=pytest.mark.exhaustive)])
def test_rows_used_are_those_with_points(slow_games: int) -> None:
    """In the core and by the rules a row counts if it scored points."""
    native = simulate("yatzy", ["random"], 100_000).stats
    slow = simulate("yatzy", [random_move], slow_games, workers=1).stats
    assert native.usage_names == slow.usage_names
    for thing in range(len(native.usage_names)):
        use = native.mean_usage(thing)
        assert abs(slow.mean_usage(thing) - use) < 4.5 * np.sqrt(max(use * (1 - use), 1e-4) / slow_games)


def random_move(variant: Rules[Any], state: Any, seat: int) -> Move:
    """Choose a move that depends only on the position."""
    return random.Random(repr(state)).choice(variant.moves(state, seat))


def test_the_true_share_is_in_its_interval_as_often_as_promised() -> None:
    """In about 95 of 100 simulations the interval contains one half, the exact share of two equal players."""
    inside = 0
    for seed in range(200):
        win = simulate("yatzy", ["random", "random"], 400, seed=seed, workers=1).stats.win(0)
        inside += win.low <= 0.5 <= win.high
    assert 178 <= inside <= 199


# Bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"players": ["nobody"]}, "bot-unknown"),
        ({"players": []}, "players"),
        ({"players": ["random"] * 21}, "players"),
        ({"games": 0}, "simulate-games"),
        ({"games": 2.5}, "simulate-games"),
        ({"games": float("nan")}, "simulate-games"),
        ({"games": True}, "simulate-games"),
        ({"seed": "x"}, "simulate-seed"),
        ({"backend": "cloud"}, "simulate-backend"),
        ({"workers": 0}, "simulate-workers"),
        ({"backend": "loky", "cluster": "tcp://here:1"}, "simulate-cluster"),
        ({"edition": "martian"}, "edition-unknown"),
    ],
    ids=str,
)
def test_what_cannot_be_simulated_is_refused(changes: dict[str, Any], code: str) -> None:
    """Nothing is played."""
    options: dict[str, Any] = {"players": ["random"], "games": 10} | changes
    with pytest.raises(BadOption) as caught:
        simulate("yatzy", **options)
    assert caught.value.code == code


@pytest.fixture
def closed_port() -> int:
    """Return a port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.mark.parametrize("address", ["{}", "tcp://{}", "ray://{}"])
@pytest.mark.parametrize("backend", ["dask", "ray"])
def test_a_cluster_that_is_not_there_is_named(backend: str, address: str, closed_port: int) -> None:
    """The error comes at once, as nobody listens on that port."""
    cluster = address.format(f"127.0.0.1:{closed_port}")
    with pytest.raises(BadOption) as caught:
        simulate("yatzy", ["random"], 10, backend=backend, cluster=cluster)
    assert caught.value.code == "simulate-no-cluster"
    assert caught.value.params["cluster"] == cluster
    assert caught.value.params["reason"] == "Connection refused"
    assert caught.value.partial.stats.games == 0  # type: ignore[attr-defined]


def test_a_cluster_at_no_address_is_refused() -> None:
    """The port is out of range."""
    with pytest.raises(BadOption) as caught:
        simulate("yatzy", ["random"], 10, backend="dask", cluster="tcp://here:99999999")
    assert caught.value.code == "simulate-no-cluster"


def test_somebody_who_is_no_cluster_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program listens and never responds."""
    pytest.importorskip("distributed")
    monkeypatch.setattr("noppa.simulate.parallel.CLUSTER_TIMEOUT", 1)
    with socket.create_server(("127.0.0.1", 0)) as server, pytest.raises(BadOption) as caught:
        simulate("yatzy", ["random"], 10, backend="dask", cluster=f"tcp://127.0.0.1:{server.getsockname()[1]}")
    assert caught.value.code == "simulate-no-cluster"


def test_settled_rules_take_no_options() -> None:
    """The rules would have to be created again."""
    with pytest.raises(BadOption) as caught:
        simulate(rules("yatzy"), ["random"], 10, bonus_from=64)
    assert caught.value.code == "simulate-settled"


@pytest.mark.parametrize(("policy", "code"), [(illegal_later, "simulate-illegal"), (breaks_down, "simulate-failed")])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_player_who_fails_is_named_and_what_was_played_is_kept(policy: Any, code: str, workers: int) -> None:
    """The error names the player and the game, and carries the earlier games."""
    with pytest.raises(BadOption) as caught:
        simulate("yatzy", ["random", policy], 64, workers=workers)
    assert caught.value.code == code
    assert caught.value.params["player"] == policy.__name__
    partial = caught.value.partial  # type: ignore[attr-defined]
    assert len(partial.scores) == partial.stats.games < 64


def test_games_before_a_failure_are_kept() -> None:
    """The player fails in game 20 only."""
    with pytest.raises(BadOption) as caught:
        simulate("yatzy", [FailsIn(20)], 64, workers=1)
    assert caught.value.params["game"] == 20
    assert caught.value.partial.scores.shape == (16, 1)  # type: ignore[attr-defined]


def test_players_who_never_end_a_game_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Dicetto nobody need place dice, and playing only `done` never ends the game."""
    monkeypatch.setattr(play_by_rules, "MOST_DECISIONS", 300)
    with pytest.raises(BadOption) as caught:
        simulate("dicetto", [lambda variant, state, seat: variant.moves(state, seat)[-1]] * 2, 4, workers=1)
    assert caught.value.code == "simulate-endless"
    assert caught.value.params == {"game": 0, "decisions": 300}
    assert caught.value.partial.stats.games == 0  # type: ignore[attr-defined]


class FailsIn:
    """A player who fails in one game."""

    def __init__(self, number: int) -> None:
        self.number, self.games = number, -1

    def __call__(self, variant: Rules[Any], state: Any, seat: int) -> Move:
        """Return the first move, or fail."""
        self.games += state.rolls == 1 and all(value is None for value in state.columns[seat])
        if self.games == self.number:
            raise ZeroDivisionError
        return variant.moves(state, seat)[-1]


def test_an_interrupt_keeps_what_was_played() -> None:
    """Ctrl-C comes between two batches."""
    planned = plan("yatzy", ["random"], 10_000_000)
    stats = Stats(planned)

    def interrupt(done: int) -> None:
        if done > 300_000:
            raise KeyboardInterrupt

    stopped = run(planned, stats, workers=1, progress=interrupt)
    assert stopped.interrupted
    assert 300_000 < stats.games < 1_000_000


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    """Ten times the games have the same peak, within the size of a batch."""
    code = (
        "import resource, sys\n"
        "from noppa.simulate import Stats, plan, run\n"
        "planned = plan('yatzy', ['random', 'random'], int(sys.argv[1]))\n"
        "stats = Stats(planned)\n"
        "run(planned, stats, workers=2)\n"
        "assert stats.games == planned.games\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
    )
    peaks = [
        int(subprocess.run([sys.executable, "-c", code, games], capture_output=True, check=True).stdout)
        for games in ("400000", "4000000")
    ]
    assert peaks[1] < peaks[0] + 40_000


def test_the_command_stops_on_ctrl_c_with_what_it_has(tmp_path: Path) -> None:
    """After a real signal to a real process there is a summary, a readable file and exit code 130."""
    path = tmp_path / "games.csv"
    command = [str(Path(sys.executable).with_name("noppa")), "simulate", "yatzy", "--players", "simple,random"]
    process = subprocess.Popen(
        [*command, "--games", "1e6", "--workers", "1", "--json", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not path.exists() or path.stat().st_size < 200):
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    lines = path.read_text(encoding="utf-8").splitlines()
    assert f'"games": {len(lines) - 1},' in out
    assert "Stopped after" in err
    assert not path.with_name("games.csv.reserve").exists()
