"""Reports errors of commands as sentences instead of tracebacks."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from noppa.cli.did_you_mean import suggestion_for
from noppa.cli.language import SAY
from noppa.cli.stderr import print_error
from noppa.core.errors import NoppaError


def report_errors(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with every `NoppaError` printed as a sentence and turned into exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except NoppaError as error:
            print_error(f"{SAY.error(error, str(error.params.get('game', '')))} {suggestion_for(error)}".rstrip())
            sys.exit(1)

    return run
