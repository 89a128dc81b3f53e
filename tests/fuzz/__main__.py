"""Fuzzes a target with Atheris, guided by coverage.

    pip install atheris && python -m tests.fuzz record --seconds 3600

Inputs that reach new code are saved in a folder beside the corpus of the target, which starts the run. An input that
gets any error but a refusal is saved too: put it into the corpus, and the ordinary tests try it from then on.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

CORPUS = Path(__file__).parent / "corpus"


def main() -> None:
    """Run one target for a while."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=sorted(folder.name for folder in CORPUS.iterdir()))
    parser.add_argument("--seconds", type=int, default=60, help="how long to run (default: %(default)s)")
    parser.add_argument(
        "--found", type=Path, default=Path("fuzz-found"), help="where new inputs go (default: %(default)s)"
    )
    args = parser.parse_args()
    import atheris  # noqa: PLC0415 - needed here only

    found = args.found / args.target
    found.mkdir(parents=True, exist_ok=True)
    with atheris.instrument_imports(include=["noppa", "tomllib", "json"]):
        from fuzz.targets import TARGETS  # noqa: PLC0415 - instrumented as it is imported
    limits = [f"-max_total_time={args.seconds}", "-timeout=10", "-max_len=65536", f"-artifact_prefix={found}/failed-"]
    atheris.Setup([sys.argv[0], str(found), str(CORPUS / args.target), *limits], TARGETS[args.target])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
