"""Compiles the source and the tests once, before several workers would each compile all of it at the same time."""

import compileall
import sys
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src"


def compile_once(config: pytest.Config) -> None:
    """Write the bytecode that is missing or out of date, that of tests with pytest's own asserts."""
    if sys.dont_write_bytecode:
        return
    compileall.compile_dir(SOURCE, quiet=2)
    for path in TESTS.rglob("*.py"):
        if path.name == "conftest.py" or path.name.startswith("test_"):
            _compile_test(path, config)
        else:
            compileall.compile_file(path, quiet=2)


def _compile_test(path: Path, config: pytest.Config) -> None:
    """Write a test file's bytecode where pytest looks for it."""
    folder = rewrite.get_cache_dir(path)
    compiled = folder / f"{path.stem}{rewrite.PYC_TAIL}"
    if rewrite._read_pyc(path, compiled) is None and rewrite.try_makedirs(folder):
        source, code = rewrite._rewrite_test(path, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, compiled)
