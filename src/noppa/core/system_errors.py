"""Codes for operating system errors; each code has a sentence in every language."""

import errno

REASONS = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EISDIR: "is-a-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EEXIST: "already-there",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "no-such-address",
    errno.ECONNREFUSED: "connection-refused",
}
"""The system's numbers with the end of their message's id: `why-no-such-file`."""


def system_reason(error: OSError) -> str:
    """Return the code of an error, or the system's own text if there is no code."""
    return REASONS.get(error.errno or 0) or error.strerror or type(error).__name__
