"""Extras: what needs packages that `pip install noppa` does not bring says which extra does."""

from collections.abc import Iterator
from contextlib import contextmanager

from noppa.core.errors import MissingExtra


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Import what needs an extra in a `with` block. Raises `MissingExtra` if a package is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == __name__.split(".")[0]:
            raise
        raise MissingExtra(extra, error.name) from None
