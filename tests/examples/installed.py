"""A game from outside, installed in its own folder, and programs that find it there."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

NOPPA = "from noppa.cli.main import main; main()"
COMMANDS = """
import json, sys
from click.testing import CliRunner
from noppa.cli.main import main
results = [CliRunner().invoke(main, command) for command in json.loads(sys.argv[1])]
print(json.dumps([[result.exit_code, result.output] for result in results]))
"""
"""Runs several commands in one process, as starting it takes most of the time."""


@dataclass(frozen=True)
class Installed:
    """The folder of an installed package: its modules, and the metadata with its entry point."""

    folder: Path

    @property
    def python_path(self) -> str:
        """Return the PYTHONPATH with which a program finds the package."""
        return os.pathsep.join(filter(None, (str(self.folder), os.environ.get("PYTHONPATH"))))

    def python(self, program: str, *args: str, typed: str = "") -> str:
        """Return a program's output in a separate process."""
        done = subprocess.run(
            [sys.executable, "-c", program, *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": self.python_path},
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def noppa(self, *args: str, typed: str = "") -> str:
        """Return a command's output for this input."""
        return self.python(NOPPA, *args, typed=typed)

    def commands(self, *lines: str) -> list[tuple[int, str]]:
        """Return exit code and output of each command line."""
        outputs = self.python(COMMANDS, json.dumps([line.split() for line in lines]))
        return [(code, output) for code, output in json.loads(outputs)]


def install(package: Path, folder: Path) -> Installed:
    """Install a package the ordinary way, but in a folder and without the network."""
    how = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *how, "--target", str(folder), str(package)], check=True)
    return Installed(folder)
