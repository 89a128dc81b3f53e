"""Settings of the C library's memory, so that a server that runs for months stays as small as on its first day."""

import ctypes

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""Parameters of glibc's `mallopt`."""
LARGE = 128 * 1024
"""Blocks of this many bytes are returned to the system when they are freed; glibc would raise the limit by itself."""
ARENAS = 2
"""How many pools of memory all threads share; glibc would have eight per processor, each with its own freed memory."""


def limit_memory() -> bool:
    """Make the C library return freed memory; return whether it is one that can, glibc."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return False
    return all([mallopt(MMAP_THRESHOLD, LARGE), mallopt(TRIM_THRESHOLD, LARGE), mallopt(ARENA_MAX, ARENAS)])
