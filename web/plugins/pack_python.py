"""Writes the archives that a browser needs; runs inside Pyodide, whose Python is the one that will read them."""

import ast
import importlib
import json
import marshal
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

NOPPA, OUT, LIBRARY = Path("/noppa"), Path("/out"), Path(f"/lib/python3{sys.version_info.minor}.zip")
ALWAYS = ("_pyodide", "pyodide", "json", "collections", "importlib", "re")
"""Packages that are taken whole: parts of them are imported when they are needed."""
LATER = ("_strptime", "encodings.ascii", "encodings.latin_1", "encodings.idna", "traceback", "zipfile")
"""Modules that the standard library imports when they are needed."""
VALUES = ".bin"


def import_all() -> None:
    """Import every module of Noppa and all that they name, as far as they need the standard library only."""
    sys.path.insert(0, str(NOPPA))
    named = {found.name for found in pkgutil.walk_packages([str(NOPPA / "noppa")], "noppa.")} | set(LATER)
    for file in NOPPA.rglob("*.py"):
        named |= set(imports(file))
    for name in sorted(named):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            continue  # what needs more than the standard library is not used in a browser


def imports(file: Path) -> list[str]:
    """Return the modules that a file imports, also those that only a function of it does."""
    found = list(ast.walk(ast.parse(file.read_bytes())))
    whole = [name.name for node in found if isinstance(node, ast.Import) for name in node.names]
    return whole + [node.module for node in found if isinstance(node, ast.ImportFrom) and node.module]


def needed_files() -> set[str]:
    """Return the files of the standard library that have been imported."""
    files = (str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values()))
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(str(LIBRARY))}


async def fixed_answers() -> dict[str, Any]:
    """Return the answers to requests that are always answered alike, by the names of their files."""
    from noppa.offline.service import Service  # noqa: PLC0415 - not there before the archive is

    service = await Service.open(Nowhere())
    found: dict[str, Any] = {}

    async def ask(path: str) -> Any:
        answer = json.loads(await service.request("GET", path, ""))
        if answer["status"] != 200:
            message = f"{path}: {answer}"
            raise RuntimeError(message)
        name = re.sub(r"[^\w]+", "-", path.removeprefix("/api/"))
        found[f"{name}.json"] = answer["body"]
        return answer["body"]

    for game in (await ask("/api/catalogue"))["games"]:
        await ask(f"/api/lessons/{game['name']}")
        for edition in game["editions"]:
            await ask(f"/api/guides/{game['name']}?edition={edition['name']}")
    await service.close()
    return found


class Nowhere:
    """A platform that stores nothing: enough for what is answered without it."""

    def now(self) -> float:
        """Return a time."""
        return 0.0

    def random(self, size: int) -> bytes:
        """Return bytes that nobody uses."""
        return bytes(size)

    async def read(self, _area: str, _key: str) -> None:
        """Return nothing: it is not there."""

    async def read_range(self, _area: str, _prefix: str) -> list[tuple[str, str]]:
        """Return nothing."""
        return []

    async def commit(self, _writes: object, _new: object = ()) -> bool:
        """Forget what is written."""
        return True


def compiled(source: bytes, name: str) -> bytes:
    """Return a module's bytecode as a file that is never checked against a source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + (0).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def write(archive: ZipFile, name: str, content: bytes) -> None:
    """Add a file, compiled if it is a module; the archive is the same for the same sources."""
    if name.endswith(".py"):
        name, content = f"{name}c", compiled(content, name)
    archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


def library() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the standard library that are needed."""
    needed = needed_files()
    with ZipFile(LIBRARY) as whole:
        for name in sorted(whole.namelist()):
            if name.endswith(".py") and (name in needed or name.split("/")[0] in ALWAYS):
                yield name, whole.read(name)


def noppa(*, values: bool) -> Iterator[tuple[str, bytes]]:
    """Yield the files of Noppa: the values that bots and coach play by, or everything else."""
    for file in sorted(file for file in NOPPA.rglob("*") if file.is_file() and "__pycache__" not in file.parts):
        if (file.suffix == VALUES) == values:
            yield file.relative_to(NOPPA).as_posix(), file.read_bytes()


async def main() -> None:
    """Write the archives and the answers."""
    import_all()
    write_all(await fixed_answers())


def write_all(answers: dict[str, Any]) -> None:
    """Write the answers, and then all that has been imported for them."""
    OUT.mkdir()
    (OUT / "answers.json").write_text(json.dumps(answers), encoding="utf-8")
    for target, files in (("library", library()), ("noppa", noppa(values=False)), ("values", noppa(values=True))):
        with ZipFile(OUT / f"{target}.zip", "w") as archive:
            for name, content in files:
                write(archive, name, content)
