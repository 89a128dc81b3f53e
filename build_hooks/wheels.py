"""Build a wheel for every platform on this computer, with `ziglang`, and check their contents.

    pip install hatchling ziglang
    python build_hooks/wheels.py --out dist                          all five
    python build_hooks/wheels.py --target aarch64-linux --out dist   one of them

The Linux wheels run with glibc 2.28 or newer, the macOS ones on macOS 11 or newer.
"""

import argparse
import os
import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from build_hooks import native  # noqa: E402 - after the path to it

PLATFORMS = [target for target in native.TARGETS.values() if target is not native.WASM_TARGET]
FOLDER = "noppa/native/built/"
BEGINNINGS = {
    "x86_64-linux": (b"\x7fELF", 18, b"\x3e\x00"),
    "aarch64-linux": (b"\x7fELF", 18, b"\xb7\x00"),
    "x86_64-macos": (b"\xcf\xfa\xed\xfe", 4, b"\x07\x00\x00\x01"),
    "aarch64-macos": (b"\xcf\xfa\xed\xfe", 4, b"\x0c\x00\x00\x01"),
    "x86_64-windows": (b"MZ", None, b"PE\x00\x00\x64\x86"),
    "wasm32-freestanding": (b"\x00asm", 4, b"\x01\x00\x00\x00"),
}
"""For each target: a library's first bytes, the offset of its processor (None: in a header somewhere), its code."""


def build_wheel(target: native.Target, out: Path) -> Path:
    """Build the wheel of a target into a folder and return its path.

    Raises RuntimeError if that fails.
    """
    before = set(out.glob("*.whl"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    environment = os.environ | {"NOPPA_TARGET": target.name}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    built = [wheel for wheel in out.glob("*.whl") if wheel not in before or wheel.name.endswith(f"{target.tag}.whl")]
    if done.returncode or not built:
        message = f"The wheel for {target.name} could not be built:\n{done.stdout}{done.stderr}"
        raise RuntimeError(message)
    return built[0]


def problems(wheel: Path, target: native.Target) -> list[str]:
    """Return the problems of a wheel: a wrong tag, files of another platform, libraries for another processor."""
    found: list[str] = []
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        about = next(name for name in names if name.endswith(".dist-info/WHEEL"))
        tags = Parser().parsestr(packed.read(about).decode()).get_all("Tag")
        if tags != [f"py3-none-{target.tag}"] or not wheel.name.endswith(f"-py3-none-{target.tag}.whl"):
            found.append(f"tagged {tags}")
        module = [native.WASM_TARGET] if f"{FOLDER}noppa-core.wasm" in names else []
        expected = {file.name: owner for owner in (target, *module) for file in native.files_of(owner)}
        there = {name.removeprefix(FOLDER) for name in names if name.startswith(FOLDER)}
        found += [f"{name} is missing" for name in sorted(expected.keys() - there)]
        found += [f"{name} does not belong there" for name in sorted(there - expected.keys())]
        foreign = (".c", ".h", ".so", ".dylib", ".dll", ".pyc")
        outside = [name for name in names if name.endswith(foreign) and not name.startswith(FOLDER)]
        found += [f"{name} does not belong there" for name in outside]
        for name in sorted(there & expected.keys()):
            if not name.endswith(native.STAMP) and not is_for(packed.read(FOLDER + name), expected[name]):
                found.append(f"{name} is not for {expected[name].name}")
    return found


def is_for(library: bytes, target: native.Target) -> bool:
    """Return whether a library is for the system and processor of a target."""
    begins, at, processor = BEGINNINGS[target.name]
    named = processor in library[:1024] if at is None else library[at:].startswith(processor)
    return library.startswith(begins) and named


def main() -> None:
    """Build and check the wheels given on the command line."""
    parser = argparse.ArgumentParser(description="Build wheels for every platform.")
    names = [target.name for target in PLATFORMS]
    parser.add_argument("--target", choices=names, action="append", help="only this one; may be given several times")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to write to")
    arguments = parser.parse_args()
    for target in PLATFORMS:
        if not arguments.target or target.name in arguments.target:
            wheel = build_wheel(target, arguments.out.resolve())
            found = problems(wheel, target)
            print(f"{wheel.name}: {', '.join(found) or 'complete'}", flush=True)  # noqa: T201 - a script
            if found:
                sys.exit(1)


if __name__ == "__main__":
    main()
