"""The host runs wherever Python runs, with nothing installed."""

import subprocess
import sys

PROGRAM = """
import importlib, pkgutil, sys
before = set(sys.modules)
import noppa.host
for module in pkgutil.walk_packages(noppa.host.__path__, "noppa.host."):
    importlib.import_module(module.name)
from noppa.games import rules
rules("yatzy")
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(tops - set(sys.stdlib_module_names)))
"""


def test_the_host_needs_the_standard_library_only() -> None:
    """Each of its modules and a game's rules can be imported without third-party packages."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["noppa"]
