"""Writes the archives that a browser needs; runs inside Pyodide, because its Python will read the bytecode."""

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
from types import CodeType
from typing import Any
from zipfile import ZipFile, ZipInfo

NOPPA, OUT, LIBRARY = Path("/noppa"), Path("/out"), Path(f"/lib/python3{sys.version_info.minor}.zip")
ALWAYS = ("_pyodide", "pyodide", "json", "collections", "importlib", "re")
"""Packages that are included whole, because parts of them are imported lazily."""
LATER = ("_strptime", "encodings.ascii", "encodings.latin_1", "encodings.idna", "traceback", "zipfile")
"""Modules that the standard library imports lazily."""
UNUSED = ("ssl.py",)
"""Modules that others import only if they are there."""
OWN = "noppa/"
NO_LINES = b"\xff"
"""The entry for eight instructions without a line; a module's code shares one table. Without any, `traceback` fails."""
VALUES = ".bin"


def import_all() -> None:
    """Import every module of Noppa and every module they import, skipping those that need third-party packages."""
    sys.path.insert(0, str(NOPPA))
    named = {module.name for module in pkgutil.walk_packages([str(NOPPA / "noppa")], "noppa.")} | set(LATER)
    for file in NOPPA.rglob("*.py"):
        named |= set(imports(file))
    for name in sorted(named):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError:
            continue  # modules with third-party dependencies are not used in a browser


def imports(file: Path) -> list[str]:
    """Return the modules that a file imports, including imports inside functions."""
    nodes = list(ast.walk(ast.parse(file.read_bytes())))
    whole = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    return whole + [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]


def needed_files() -> set[str]:
    """Return the standard library files that have been imported."""
    files = (str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values()))
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(str(LIBRARY))}


async def fixed_answers() -> dict[str, Any]:
    """Return the responses that never change, by file name. Raises `RuntimeError` if a request fails."""
    from noppa.offline.service import Service  # noqa: PLC0415 - only importable once the archive is unpacked

    service = await Service.open(NullPlatform())
    responses: dict[str, Any] = {}

    async def fetch(path: str) -> Any:
        response = json.loads(await service.request("GET", path, ""))
        if response["status"] != 200:
            message = f"{path}: {response}"
            raise RuntimeError(message)
        name = re.sub(r"[^\w]+", "-", path.removeprefix("/api/"))
        responses[f"{name}.json"] = response["body"]
        return response["body"]

    for game in (await fetch("/api/catalogue"))["games"]:
        await fetch(f"/api/lessons/{game['name']}")
        for edition in game["editions"]:
            await fetch(f"/api/guides/{game['name']}?edition={edition['name']}")
    await service.close()
    return responses


class NullPlatform:
    """A platform that stores nothing: enough for responses that need no storage."""

    def now(self) -> float:
        """Return a fixed time."""
        return 0.0

    def random(self, size: int) -> bytes:
        """Return zero bytes; nothing uses them."""
        return bytes(size)

    async def read(self, _area: str, _key: str) -> None:
        """Return None: nothing is stored."""

    async def read_range(self, _area: str, _prefix: str) -> list[tuple[str, str]]:
        """Return no entries."""
        return []

    async def commit(self, _writes: object, _new: object = ()) -> bool:
        """Discard the writes and report success."""
        return True


def compiled(source: bytes, name: str) -> bytes:
    """Return a module as an unchecked `.pyc` file."""
    tree = ast.parse(source)
    if name.startswith(OWN):
        tree = WithoutAnnotations().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    short = without_lines(code, NO_LINES * longest(code))
    return MAGIC_NUMBER + (0).to_bytes(4, "little") + bytes(8) + marshal.dumps(short)


class WithoutAnnotations(ast.NodeTransformer):
    """Removes the annotations of functions and of a module's variables. Those of classes stay: they are read."""

    def visit_Module(self, module: ast.Module) -> ast.AST:
        """Turn the module's annotated assignments into plain ones."""
        module.body = [self.plain(each) for each in module.body]
        return self.generic_visit(module)

    def plain(self, statement: ast.stmt) -> ast.stmt:
        """Return a statement without an annotation."""
        if not isinstance(statement, ast.AnnAssign):
            return statement
        plain = ast.Assign([statement.target], statement.value) if statement.value else ast.Pass()
        return ast.copy_location(plain, statement)

    def visit_FunctionDef(self, function: ast.FunctionDef) -> ast.AST:
        """Remove the annotation of a function's result."""
        function.returns = None
        return self.generic_visit(function)

    def visit_AsyncFunctionDef(self, function: ast.AsyncFunctionDef) -> ast.AST:
        """Remove the annotation of a function's result."""
        function.returns = None
        return self.generic_visit(function)

    def visit_arg(self, parameter: ast.arg) -> ast.arg:
        """Remove a parameter's annotation."""
        parameter.annotation = None
        return parameter


def longest(code: CodeType) -> int:
    """Return the number of entries that a line table of any of this code needs at most."""
    return max([len(code.co_code) // 16 + 1, *(longest(each) for each in code.co_consts if isinstance(each, CodeType))])


def without_lines(code: CodeType, lines: bytes) -> CodeType:
    """Return code without line numbers and qualified names: a traceback still tells the functions and their modules."""
    constants = tuple(without_lines(each, lines) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=lines, co_qualname=code.co_name, co_consts=constants)


def write(archive: ZipFile, name: str, content: bytes) -> None:
    """Add a file, compiled if it is a module, with a fixed date so that builds are reproducible."""
    if name.endswith(".py"):
        name, content = f"{name}c", compiled(content, name)
    archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


def library() -> Iterator[tuple[str, bytes]]:
    """Yield the needed files of the standard library."""
    needed = needed_files()
    with ZipFile(LIBRARY) as whole:
        for name in sorted(whole.namelist()):
            if name not in UNUSED and name.endswith(".py") and (name in needed or name.split("/")[0] in ALWAYS):
                yield name, whole.read(name)


def noppa(*, values: bool) -> Iterator[tuple[str, bytes]]:
    """Yield Noppa's files: the value tables of bots and coach, or everything else."""
    for file in sorted(file for file in NOPPA.rglob("*") if file.is_file() and "__pycache__" not in file.parts):
        if (file.suffix == VALUES) == values:
            yield file.relative_to(NOPPA).as_posix(), file.read_bytes()


def write_rest(imported: str) -> None:
    """Write the archive of the library without these modules, which a browser's memory already has."""
    names = {name.replace(".", "/") for name in imported.split()}
    with ZipFile(OUT / "library.zip") as whole, ZipFile(OUT / "rest.zip", "w") as rest:
        for name in whole.namelist():
            if name.removesuffix(".pyc").removesuffix("/__init__") not in names:
                write(rest, name, whole.read(name))


async def main() -> None:
    """Write the archives and the fixed responses."""
    import_all()
    write_all(await fixed_answers())


def write_all(answers: dict[str, Any]) -> None:
    """Write the fixed responses and the archives; every needed module must have been imported by now."""
    OUT.mkdir()
    (OUT / "answers.json").write_text(json.dumps(answers), encoding="utf-8")
    for target, files in (("library", library()), ("noppa", noppa(values=False)), ("values", noppa(values=True))):
        with ZipFile(OUT / f"{target}.zip", "w") as archive:
            for name, content in files:
                write(archive, name, content)
