"""Where compiled code is kept."""

import subprocess
import sys

FIRST = """
import os, sys
import noppa.kernels
assert "numba" not in sys.modules
import noppa.kernels.bits, numba
assert numba.config.CACHE_DIR == os.environ["NUMBA_CACHE_DIR"], numba.config.CACHE_DIR
"""


def test_the_folder_is_named_before_numba_is_there() -> None:
    """Whichever module comes first: else code is kept beside its source, where a change in another file is not seen."""
    subprocess.run([sys.executable, "-c", FIRST], check=True)
