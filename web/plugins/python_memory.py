"""Imports Noppa as a browser needs it; runs inside Pyodide before its memory is saved."""

import gc
import importlib
import pkgutil
import sys

NOPPA = "/noppa"


def main() -> tuple[str, int]:
    """Import every module of Noppa that a browser can, and prepare its games.

    Return the names of all modules, and the address of an object that the garbage collector will not visit again.
    """
    sys.path.insert(0, NOPPA)
    import noppa  # noqa: PLC0415 - only importable now

    for module in pkgutil.walk_packages(noppa.__path__, "noppa."):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError:
            continue  # modules with third-party dependencies are not used in a browser
    from noppa.games import games, rules  # noqa: PLC0415 - the same

    for game in games():
        rules(game)
    importlib.invalidate_caches()
    gc.collect()
    gc.freeze()
    return " ".join(sys.modules), id(sys.modules)


if __name__ == "__main__":
    main()
