"""Python in Pyodide under Node, as the app's worker runs it."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from build_hooks.lzma2 import decompress
from build_hooks.offline import LIBRARY, PACKAGES, pack, trim_library

ROOT = Path(__file__).parent.parent.parent
CORE = ROOT / "src" / "noppa" / "native" / "built" / "noppa-core.wasm"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
APP = ROOT / "src" / "noppa" / "server" / "built" / "offline"


def unpack_interpreter(folder: Path) -> Path:
    """Write the app's interpreter, which lacks what Noppa does not use, into a folder and return its path."""
    target = folder / "interpreter"
    target.mkdir()
    shutil.copy(PYODIDE.with_name("pyodide-lock.json"), target)
    for part, name in (("runtime", "pyodide.asm.mjs"), ("interpreter", "pyodide.asm.wasm")):
        target.joinpath(name).write_bytes(decompress(next(APP.glob(f"{part}-*.bin")).read_bytes()))
    return target


def run_inside(folder: Path, program: Path, argument: Any) -> Any:
    """Run a program in Pyodide with the conformance kit packed in, and return its JSON output.

    Skips the test, with a reason, where Node, Pyodide or the core is missing; on a build machine that is a failure.
    """
    node = shutil.which("node")
    for missing, what in (
        (node is None, "no Node"),
        (not PYODIDE.exists(), "Pyodide is not installed: npm ci in web/"),
        (not CORE.exists(), "the WebAssembly module is not built"),
        (not APP.exists(), "the app is not built"),
    ):
        if missing:
            if os.environ.get("CI"):
                pytest.fail(what)
            pytest.skip(what)
    archive = pack(folder, (*PACKAGES, "testing"))
    given_file = folder / "given.json"
    given_file.write_text(json.dumps(argument), encoding="utf-8")
    library = trim_library(PYODIDE.parent / LIBRARY, folder)
    interpreter = unpack_interpreter(folder)
    files = (Path(__file__).parent / "run.mjs", interpreter, archive, library, CORE, program, given_file)
    done = subprocess.run([str(node), *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)
