"""How commands report errors: as a sentence, never as a traceback."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from noppa.cli.did_you_mean import meant_instead
from noppa.cli.language import SAY
from noppa.cli.stderr import print_error
from noppa.core.errors import NoppaError


def report_errors(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command, with every `NoppaError` printed as a sentence and turned into exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except NoppaError as error:
            print_error(f"{SAY.error(error, str(error.params.get('game', '')))} {meant_instead(error)}".rstrip())
            sys.exit(1)

    return run
