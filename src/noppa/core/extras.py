"""Optional packages: an import that fails names the extra that installs the package."""

from collections.abc import Iterator
from contextlib import contextmanager

from noppa.core.errors import MissingExtra


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Guard imports that need an extra, in a `with` block. Raises `MissingExtra` if a package is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == __name__.split(".")[0]:
            raise
        raise MissingExtra(extra, error.name) from None
