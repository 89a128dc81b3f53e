"""The systemd unit: systemd accepts it, and the server works under its restrictions."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest

from deploy.tools import DEPLOY, ROOT, tool, unit, unit_environment
from server.running import Person, free_port

SYSTEM_UNITS = Path("/usr/lib/systemd/system")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a file system in which the unit is installed according to the guide."""
    if not SYSTEM_UNITS.is_dir():
        pytest.skip("systemd is not installed")
    shutil.copytree(SYSTEM_UNITS, tmp_path / "usr/lib/systemd/system", symlinks=True)
    program = tmp_path / "opt/noppa/bin/noppa"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n", encoding="ascii")
    program.chmod(0o755)
    (tmp_path / "etc/systemd/system").mkdir(parents=True)
    for name in ("noppa.service", "noppa.socket"):
        shutil.copy(DEPLOY / name, tmp_path / "etc/systemd/system")
    return tmp_path


def test_systemd_accepts_the_unit(root: Path) -> None:
    """It verifies without a warning, and leaves the service little to attack the machine with."""
    analyze = tool("systemd-analyze")
    done = subprocess.run(
        [analyze, "verify", f"--root={root}", "noppa.service", "noppa.socket"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    rated = [analyze, "security", "--offline=true", f"--root={root}", "--threshold=20", "noppa.service"]
    done = subprocess.run(rated, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_server_works_under_the_restrictions_of_the_unit(tmp_path: Path) -> None:
    """On a read-only system without capabilities it creates a game, plays a move and stops on SIGTERM."""
    assert unit()["ProtectSystem"] == "strict"
    bwrap = tool("bwrap", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--unshare-pid", "true")
    state, cache, port = tmp_path / "state", tmp_path / "cache", free_port()
    (state / "noppa").mkdir(parents=True)
    (cache / "noppa").mkdir(parents=True)
    system = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--tmpfs", "/home"]  # noqa: S108 - PrivateTmp
    ours = {sys.prefix, str(ROOT), *(path for path in sys.path if Path(path).is_dir())}
    seen = [part for path in sorted(ours) for part in ("--ro-bind", path, path)]  # also if they are in /tmp or /home
    written = [part for folder in (state, cache) for part in ("--bind", f"{folder}/noppa", f"/mnt/{folder.name}/noppa")]
    alone = ["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--cap-drop", "ALL", "--die-with-parent"]
    program = [sys.executable, "-c", RESTRICTED, sys.executable, "-m", "noppa", "serve", "--port", str(port)]
    environ = {
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": os.pathsep.join(sys.path),
        **unit_environment("/mnt/state", "/mnt/cache"),
    }
    mounts = ["--tmpfs", "/mnt", *written, "--remount-ro", "/mnt"]
    process = subprocess.Popen([bwrap, *system, *seen, *mounts, *alone, "--", *program], env=environ)
    try:
        person = _meet(f"http://127.0.0.1:{port}", process)
        game_id = person.make("yatzy", "here")["game"]["id"]
        assert person.act(game_id, "roll")["type"] == "done"
        person.http.close()
        os.kill(_child(process.pid), signal.SIGTERM)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
    created = {file.name for file in (state / "noppa").iterdir()}
    assert {"server.sqlite", "server.secret"} <= created


RESTRICTED = """
import ctypes, os, sys
os.umask(0o077)
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0  # NoNewPrivileges
libc.prctl(65, 1, 0, 0, 0)  # MemoryDenyWriteExecute, where the kernel knows it
for path in ("/etc/x", "/opt/x", "/var/x", "/mnt/x"):
    try:
        open(path, "w")
    except OSError:
        continue
    sys.exit(f"{path} can be written")
os.execv(sys.argv[1], sys.argv[1:])
"""


def _meet(url: str, process: "subprocess.Popen[bytes]") -> Person:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert process.poll() is None
        try:
            if httpx2.get(f"{url}/health", timeout=5).status_code == 200:
                return Person(url)
        except httpx2.HTTPError:
            time.sleep(0.05)
    raise AssertionError(url)


def _child(pid: int) -> int:
    """Return the server's process id: bwrap has one child, whose child is the server."""
    for _ in range(2):
        pid = int(Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()[0])
    return pid
