"""Where compiled code is kept, so that a computer compiles once and not in every process.

Numba keeps compiled code beside the source, or in a folder it is told of. An installed package
may stand where nobody may write, so the folder is named here, once, before numba is imported;
where not even that can be written, code is compiled anew in each process. Numba notices when a
function's own file changes but not when one it calls does, so the folder bears a hash of them all.
Folders of other versions go when a new one comes and they were not used for a month.
"""

import os
import shutil
import tempfile
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import platformdirs

MONTH = 30 * 24 * 3600


def _sources() -> str:
    package = Path(__file__).parent.parent
    rooms = ("kernels", "games/*", "arrays", "arrays/kernels")
    files = [file for room in rooms for file in package.glob(f"{room}/*.py")]
    return sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:16]


def _folder() -> Path | None:
    """The folder of compiled code, if it can be written."""
    usual = platformdirs.user_cache_path("noppa") / "compiled" / _sources()
    folder = Path(os.environ.setdefault("NUMBA_CACHE_DIR", str(usual)))
    is_new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    if is_new and folder == usual:
        forget_unused(usual.parent)
    return folder


def forget_unused(versions: Path) -> None:
    """Remove the folders of versions that nobody has used for a month."""
    for folder in versions.iterdir():
        with suppress(OSError):  # another process may have been quicker
            if folder.stat().st_mtime < time.time() - MONTH:
                shutil.rmtree(folder)


FOLDER = _folder()


def is_warmed_up(game: str) -> bool:
    """Whether all that a game's bots and coach need was compiled here; where nothing is kept it would be in vain."""
    return FOLDER is None or (FOLDER / f"{game}.rehearsed").exists()


def mark_warmed_up(game: str) -> None:
    """From now on that game's code is there to be loaded."""
    if FOLDER is not None:
        (FOLDER / f"{game}.rehearsed").touch()
