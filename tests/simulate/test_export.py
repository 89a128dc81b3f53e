"""Results of every game in a file, also when the disk is full."""

import csv
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from noppa import BadOption
from noppa.simulate import Stats, plan, run, simulate
from noppa.simulate.export import Export, open_export


def written(path: Path, games: int = 500) -> np.ndarray:
    """Return the scores of some games, which were also exported."""
    planned = plan("yatzy", ["random", "random"], games, seed=3)
    with Export(planned, path) as export:
        run(planned, Stats(planned), (export.write,), workers=1)
    assert export.games == games
    return simulate("yatzy", ["random", "random"], games, seed=3, workers=1).scores


def test_a_csv_has_a_line_for_each_game(tmp_path: Path) -> None:
    """It has numbers, the first seat, decisions, scores and shares of the win."""
    scores = written(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert [[int(line["score_1"]), int(line["score_2"])] for line in lines] == scores.tolist()
    assert [int(line["first"]) for line in lines[:4]] == [1, 2, 1, 2]
    for line, (one, two) in zip(lines, scores.tolist(), strict=True):
        assert float(line["win_1"]) == (0.5 if one == two else float(one > two))
        assert float(line["win_1"]) + float(line["win_2"]) == 1


def test_a_parquet_file_holds_the_same(tmp_path: Path) -> None:
    """It is read back by the library that wrote it."""
    parquet = pytest.importorskip("pyarrow.parquet")
    scores = written(tmp_path / "games.parquet", 70_000)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column("score_2").to_numpy().tolist() == scores[:, 1].tolist()
    assert table.column("game").to_numpy().tolist() == list(range(70_000))


@pytest.mark.parametrize(
    ("name", "code"), [("games.txt", "simulate-format"), ("no/such/games.csv", "file-not-written")]
)
def test_a_file_that_cannot_be_is_refused_before_playing(tmp_path: Path, name: str, code: str) -> None:
    """Covers an unknown file type and a missing folder."""
    with pytest.raises(BadOption) as caught, open_export(plan("yatzy", ["random"], 10), tmp_path / name):
        pass
    assert caught.value.code == code


def test_a_disk_that_is_full_from_the_start_is_named(tmp_path: Path) -> None:
    """Nothing is played, and no temporary file is left."""
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no device that is always full")
    (tmp_path / "games.csv").symlink_to(full)
    with pytest.raises(BadOption) as caught, open_export(plan("yatzy", ["random"], 10), tmp_path / "games.csv"):
        pass
    assert caught.value.code == "simulate-write"
    assert caught.value.params["why"] == "disk-full"
    assert caught.value.params["games"] == 0
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


ON_A_SMALL_DISK = """
mount -t tmpfs -o size=12m none "$1"
"$2" simulate yatzy --players random,random --games 3e6 --workers 1 --out "$1/games.$3" --json
echo "exit $?" >&2
cp "$1/games.$3" "$4"
ls "$1" >&2
"""


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_full_disk_keeps_what_was_written(tmp_path: Path, kind: str) -> None:
    """On a small disk the error names the file, and its games can be read."""
    disk, copy = tmp_path / "disk", tmp_path / f"kept.{kind}"
    disk.mkdir()
    unshare = shutil.which("unshare")
    if unshare is None or subprocess.run([unshare, "-rm", "true"], check=False, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    noppa = Path(sys.executable).with_name("noppa")
    shell = [unshare, "-rm", "sh", "-c", ON_A_SMALL_DISK, "sh", disk, noppa, kind, copy]
    done = subprocess.run([str(word) for word in shell], check=True, capture_output=True, text=True)
    assert "exit 1" in done.stderr
    output = "".join(done.stderr.split())
    assert f"games.{kind}:thediskisfull" in output
    assert "reserve" not in done.stderr
    expected = simulate("yatzy", ["random", "random"], 1_000_000, seed=0, workers=1).scores[:, 0]
    if kind == "csv":
        with copy.open(encoding="utf-8") as file:
            found = [int(line["score_1"]) for line in csv.DictReader(file)]
    else:
        found = pytest.importorskip("pyarrow.parquet").read_table(copy).column("score_1").to_numpy().tolist()
    assert len(found) >= 65_536
    assert found == expected[: len(found)].tolist()
    assert f"resultsof{len(found):,}gamessofar" in output
    assert f'"games": {len(found)},' in done.stdout
