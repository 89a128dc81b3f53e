"""Checks other than tests of behaviour: lint, types, import rules, docs, examples."""

import doctest
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import noppa
from noppa.games import games
from noppa.locale.files import languages

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent


def run(*command: str) -> None:
    """Run a program of this environment at the root of the repository; fail with its output."""
    done = subprocess.run(
        [str(BIN / command[0]), *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("command", [("ruff", "check", "."), ("ruff", "format", "--check", ".")], ids=" ".join)
def test_lint(command: tuple[str, ...]) -> None:
    """The code is formatted and free of lint."""
    run(*command)


def test_types() -> None:
    """All code is typed, strictly."""
    run("mypy")


def test_imports() -> None:
    """Dependencies point one way: faces, players, games, core."""
    run("lint-imports")


def test_docs(tmp_path: Path) -> None:
    """The documentation builds without a warning, including the pages for players in every language."""
    for name in ("docs", "src"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    run("python", "build_hooks/player_pages.py", str(tmp_path / "docs"))
    run("zensical", "build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml"))
    assert (tmp_path / "site" / "index.html").is_file()
    files = [path.relative_to(tmp_path / "docs").with_suffix("") for path in (tmp_path / "docs/players").rglob("*.md")]
    assert len(files) == len(languages()) * (len(games()) + 2)
    pages = [path.parent if path.name == "index" else path for path in files]
    assert [page for page in pages if not (tmp_path / "site" / page / "index.html").is_file()] == []


def modules_with_examples() -> list[str]:
    """Return the modules with examples; running the empty docstrings of all others takes seconds."""
    source = Path(noppa.__file__).parent
    files = [path for path in sorted(source.rglob("*.py")) if ">>>" in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__") for path in files]


@pytest.mark.parametrize("module", modules_with_examples())
def test_examples_in_docstrings(module: str) -> None:
    """Examples in docstrings have the results shown."""
    found = doctest.testmod(import_module(module), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 0
    assert found.failed == 0


def test_every_module_can_be_imported() -> None:
    """All optional programs are installed for the tests, so none is missing anything."""
    names = [module.name for module in walk_packages(noppa.__path__, "noppa.")]
    assert len(names) > 400
    for name in names:
        import_module(name)


def test_examples_in_the_readme() -> None:
    """Examples in the README have the results shown."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize(
    "page",
    sorted(path for path in (ROOT / "docs").rglob("*.md") if "players" not in path.parts),
    ids=lambda page: page.name,
)
def test_python_in_the_docs_runs(page: Path) -> None:
    """Python on a page runs unchanged."""
    for block in page.read_text(encoding="utf-8").split("```python\n")[1:]:
        exec(compile(block.split("```")[0], str(page), "exec"), {})  # noqa: S102 - our own pages


def test_ci_runs_the_command_of_the_readme() -> None:
    """CI runs the README's test command."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/python -m pytest"
    assert command in readme
    assert "README.md" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
