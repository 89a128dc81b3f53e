"""The guide to a deployment with systemd, run step by step in a copy of this machine's file system."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from deploy.tools import ROOT, tool, unit, unit_environment
from server.running import free_port

GUIDE = ROOT / "docs" / "deployment.md"
COPY = """
set -eu
mount -t overlay overlay -o lowerdir=/,upperdir={folder}/upper,workdir={folder}/work {folder}/root
mount --rbind /proc {folder}/root/proc
mount --rbind /dev {folder}/root/dev
exec chroot {folder}/root /bin/sh -c {steps}
"""
START = """
mkdir -p /var/lib/noppa /var/cache/noppa
chown noppa /var/lib/noppa /var/cache/noppa
setpriv --reuid noppa --regid noppa --clear-groups --no-new-privs env -i {environ} {command} &
server=$!
for _ in $(seq 600); do
    /opt/noppa/bin/python -c "import urllib.request as web; web.urlopen('http://127.0.0.1:{port}/health')" && break
    kill -0 $server
    sleep 0.1
done 2> /dev/null
{backup}
test -s /var/lib/noppa/server.sqlite
test -s /var/lib/noppa/games-today.sqlite
kill -TERM $server
wait $server
echo every step was taken
"""


def blocks(title: str) -> list[str]:
    """Return the commands of a section of the guide, block by block."""
    section = re.split(r"^## ", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = next(part for part in section if part.startswith(f"{title}\n"))
    return re.findall(r"```sh\n(.*?)```", found, re.DOTALL)


def test_the_guide_installs_what_the_unit_starts() -> None:
    """The program, the settings, the user and the folder are the same in both, and every named file exists."""
    install, _, backup = blocks("systemd")
    program, _, _, settings = unit()["ExecStart"].split()
    assert f"{Path(program).parent}/pip install" in install
    assert f" {settings}\n" in install
    assert re.search(rf"^useradd .* {unit()['User']}$", install, re.MULTILINE)
    assert unit_environment("/var/lib", "/var/cache")["XDG_DATA_HOME"] in backup
    named = re.findall(r"\bdeploy/[\w./-]+", GUIDE.read_text(encoding="utf-8"))
    assert {path for path in named if not (ROOT / path).is_file()} <= {"deploy/.env"}


@pytest.mark.exhaustive
def test_the_steps_of_the_guide_lead_to_a_server(tmp_path: Path) -> None:
    """Every command but systemctl is run, then the unit's command as its user, and the guide's backup."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a copy of the file system")
    unshare = tool("unshare", "-m", "true")
    for name in ("upper", "work", "root"):
        (tmp_path / name).mkdir()
    install, _, backup = blocks("systemd")
    steps = "".join(f"{line}\n" for line in install.splitlines() if not line.startswith("systemctl"))
    port = free_port()
    environ = {**unit_environment("/var/lib", "/var/cache"), "NOPPA_PORT": str(port)}
    as_user = backup.replace("sudo -u noppa", "setpriv --reuid noppa --regid noppa --clear-groups")
    start = START.format(
        environ=" ".join(f"{name}={value}" for name, value in environ.items()),
        command=unit()["ExecStart"],
        port=port,
        backup=as_user,
    )
    there = f"set -eux\ncd {shlex.quote(str(ROOT))}\nchmod a+x /root\n{steps}{start}"
    done = subprocess.run(
        [unshare, "-m", "/bin/sh", "-c", COPY.format(folder=tmp_path, steps=shlex.quote(there))],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": ""},
    )
    assert done.stdout.endswith("every step was taken\n"), done.stdout + done.stderr
