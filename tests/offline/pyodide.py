"""Python in Pyodide under Node, as the app's worker runs it."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from build_hooks.offline import LIBRARY, PACKAGES, pack, trim_library

ROOT = Path(__file__).parent.parent.parent
CORE = ROOT / "src" / "noppa" / "native" / "built" / "noppa-core.wasm"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"


def run_inside(folder: Path, program: Path, argument: Any) -> Any:
    """Run a program in Pyodide with the conformance kit packed in, and return its JSON output.

    Skips the test, with a reason, where Node, Pyodide or the core is missing; on a build machine that is a failure.
    """
    node = shutil.which("node")
    for missing, what in (
        (node is None, "no Node"),
        (not PYODIDE.exists(), "Pyodide is not installed: npm ci in web/"),
        (not CORE.exists(), "the WebAssembly module is not built"),
    ):
        if missing:
            if os.environ.get("CI"):
                pytest.fail(what)
            pytest.skip(what)
    archive = pack(folder, (*PACKAGES, "testing"))
    given_file = folder / "given.json"
    given_file.write_text(json.dumps(argument), encoding="utf-8")
    library = trim_library(PYODIDE.parent / LIBRARY, folder)
    files = (Path(__file__).parent / "run.mjs", archive, library, CORE, program, given_file)
    done = subprocess.run([str(node), *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)
