"""Compile the native core: with the system's C compiler, or with `ziglang` from PyPI if there is none.

The WebAssembly module is compiled by clang if it supports the target and has a linker for it, else by `ziglang`.

    python build_hooks/native.py                         for this computer, and the WebAssembly module
    python build_hooks/native.py --target aarch64-macos  for another one, with ziglang
    python build_hooks/native.py --sanitize --out DIR    for tests, with address and undefined-behaviour sanitizers

Nothing is built while the built files are up to date: a file next to them holds a hash of their sources and the name
of the compiler.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ZIG = "ziglang>=0.15"
SOURCES = Path(__file__).parent.parent / "src" / "noppa" / "native"
BUILT = SOURCES / "built"
STAMP = "built.txt"

# Floating-point results must be the same on every computer: no fused multiply-add, no reordering. There are no
# infinities, no NaNs and no traps, so comparisons may become single instructions.
FLAGS = (
    "-std=c11",
    "-O3",
    "-ffp-contract=off",
    "-ffinite-math-only",
    "-fno-signed-zeros",
    "-fno-trapping-math",
    "-fno-math-errno",
    "-fno-strict-aliasing",
    "-fvisibility=hidden",
    "-Wno-psabi",
)
LIBRARY = ("-shared", "-fPIC")
WASM = (
    "-nostdlib",
    "-s",
    "-Wl,--no-entry",
    "-Wl,--export-dynamic",
    "-Wl,--export=__heap_base",
    "-Wl,-z,stack-size=1048576",
    "-msimd128",
    "-mbulk-memory",
)
SANITIZERS = ("-O2", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
VARIANTS = {"x86_64": {"": (), "-avx2": ("-mavx2", "-mbmi", "-mbmi2", "-mpopcnt")}}
"""Variants compiled for a processor besides the baseline; the binding chooses one at run time."""


@dataclass(frozen=True)
class Target:
    """A platform to compile for: its name, zig's name for it, the suffix of its libraries and its wheel tag."""

    name: str
    zig: str
    suffix: str
    tag: str = ""

    @property
    def processor(self) -> str:
        """The kind of processor."""
        return self.name.split("-")[0]


TARGETS = {
    target.name: target
    for target in (
        Target("x86_64-linux", "x86_64-linux-gnu.2.28", ".so", "manylinux_2_28_x86_64"),
        Target("aarch64-linux", "aarch64-linux-gnu.2.28", ".so", "manylinux_2_28_aarch64"),
        Target("x86_64-macos", "x86_64-macos.11.0", ".dylib", "macosx_11_0_x86_64"),
        Target("aarch64-macos", "aarch64-macos.11.0", ".dylib", "macosx_11_0_arm64"),
        Target("x86_64-windows", "x86_64-windows-gnu", ".dll", "win_amd64"),
        Target("wasm32-freestanding", "wasm32-freestanding", ".wasm"),
    )
}
WASM_TARGET = TARGETS["wasm32-freestanding"]


def this_computer() -> Target:
    """Return the target of this computer, which need not be one that wheels are built for."""
    system = {"Darwin": "macos", "Windows": "windows"}.get(platform.system(), platform.system().lower())
    processor = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
    suffix = {"macos": ".dylib", "windows": ".dll"}.get(system, ".so")
    return Target(f"{processor}-{system}", "native", suffix)


def system_compiler() -> list[str] | None:
    """Return the system's C compiler, or None."""
    named = os.environ.get("CC", "").split()
    if named and shutil.which(named[0]):
        return named
    found = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    return [found] if found else None


def wasm_compiler() -> list[str] | None:
    """Return the system's clang if it can compile WebAssembly modules, or None."""
    clang = shutil.which("clang")
    if clang is None or shutil.which("wasm-ld") is None:
        return None
    targets = subprocess.run([clang, "--print-targets"], capture_output=True, text=True, check=False)  # noqa: S603 - found on PATH
    return [clang, "--target=wasm32-unknown-unknown"] if "wasm32" in targets.stdout else None


def compiler_on_system(target: Target) -> list[str] | None:
    """Return the system's compiler command for a target, or None; other computers need ziglang."""
    if target is WASM_TARGET:
        return wasm_compiler()
    return system_compiler() if target.zig == "native" else None


def has_zig() -> bool:
    """Return whether `ziglang` is installed."""
    return find_spec("ziglang") is not None


def compiler_for(target: Target) -> list[str]:
    """Return the compiler command for a target.

    Raises RuntimeError if there is none.
    """
    system = compiler_on_system(target)
    if system is not None:
        return system
    if not has_zig():
        message = f"No C compiler for {target.name}: install one, or `pip install '{ZIG}'`."
        raise RuntimeError(message)
    chosen = [] if target.zig == "native" else ["-target", target.zig]
    return [sys.executable, "-m", "ziglang", "cc", *chosen]


def version_of(compiler: list[str]) -> str:
    """Return the version line of a compiler, such as "gcc (Debian 12.2.0-14) 12.2.0"."""
    command = (
        [*compiler[: compiler.index("cc") + 1], "--version"] if "ziglang" in compiler else [compiler[0], "--version"]
    )
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a compiler
    first, *_ = [*done.stdout.splitlines(), Path(compiler[0]).name]
    return f"ziglang, {first}" if "ziglang" in compiler else first


def sources_hash(target: Target) -> str:
    """Return a hash of the sources, of this file and of the target."""
    digest = hashlib.sha256(target.name.encode())
    for file in (Path(__file__), *sorted((*SOURCES.rglob("*.c"), *SOURCES.rglob("*.h")))):
        content = file.read_bytes()
        name = file.relative_to(SOURCES.parents[2]).as_posix()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def stamp_of(target: Target, folder: Path) -> Path:
    """Return the file that records which sources a folder's libraries were built from."""
    return folder / f"noppa-core{target.suffix}.{STAMP}"


def is_fresh(target: Target, folder: Path = BUILT) -> bool:
    """Return whether a folder's libraries are up to date with the sources."""
    stamp = stamp_of(target, folder)
    built = stamp.is_file() and all((folder / name).is_file() for name in library_names(target))
    return built and stamp.read_text(encoding="utf-8").split("\n")[0] == sources_hash(target)


def library_names(target: Target) -> list[str]:
    """Return the file names of a target's libraries."""
    variants = VARIANTS.get(target.processor, {"": ()})
    return [f"noppa-core{variant}{target.suffix}" for variant in variants]


def commands(target: Target, folder: Path, *, sanitize: bool = False) -> list[list[str]]:
    """Return the commands that build a target's libraries into a folder."""
    compiler = compiler_for(target)
    files = [f"-I{SOURCES}", *(str(file) for file in sorted(SOURCES.rglob("*.c")))]
    if target is WASM_TARGET:
        return [[*compiler, *FLAGS, *WASM, *files, "-o", str(folder / "noppa-core.wasm")]]
    own = SANITIZERS if sanitize else ("-g0",) if "ziglang" in compiler else ("-s",)
    variants = VARIANTS.get(target.processor, {"": ()}) if not sanitize else {"": ()}
    return [
        [*compiler, *FLAGS, *LIBRARY, *own, *more, *files, "-o", str(folder / f"noppa-core{name}{target.suffix}")]
        for name, more in variants.items()
    ]


def build(target: Target, folder: Path = BUILT, *, sanitize: bool = False) -> str:
    """Build a target's libraries unless they are up to date; return a sentence about it.

    Raises RuntimeError if the compiler fails or there is none.
    """
    if not sanitize and is_fresh(target, folder):
        return f"The native core for {target.name} is up to date."
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as pool:
        list(pool.map(_compile, commands(target, folder, sanitize=sanitize)))
    name = version_of(compiler_for(target))
    stamp_of(target, folder).write_text("" if sanitize else f"{sources_hash(target)}\n{name}\n", encoding="utf-8")
    return f"The native core for {target.name} was compiled by {name}."


def _compile(command: list[str]) -> None:
    """Run a compiler.

    Raises RuntimeError if it fails.
    """
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a compiler
    if done.returncode:
        message = f"The native core could not be compiled:\n{' '.join(command)}\n{done.stderr}"
        raise RuntimeError(message)


def files_of(target: Target, folder: Path = BUILT) -> list[Path]:
    """Return a target's files: its libraries, and the record of their sources."""
    return [*(folder / name for name in library_names(target)), stamp_of(target, folder)]


def dependencies(targets: list[Target]) -> list[str]:
    """Return the packages needed to compile these targets: ziglang if the system lacks a compiler for one."""
    missing = [target for target in targets if compiler_on_system(target) is None and not is_fresh(target)]
    return [ZIG] if missing else []


def main() -> None:
    """Build the targets given on the command line."""
    parser = argparse.ArgumentParser(description="Compile the native core.")
    parser.add_argument("--target", choices=TARGETS, action="append", help="with ziglang; may be given several times")
    parser.add_argument("--out", type=Path, default=BUILT, help="the folder to write to")
    parser.add_argument("--sanitize", action="store_true", help="with address and undefined-behaviour sanitizers")
    arguments = parser.parse_args()
    if arguments.target:
        targets = [TARGETS[name] for name in arguments.target]
    else:
        makes_wasm = (has_zig() or wasm_compiler() is not None) and not arguments.sanitize
        targets = [this_computer(), *([WASM_TARGET] if makes_wasm else [])]
    for target in targets:
        print(build(target, arguments.out, sanitize=arguments.sanitize))  # noqa: T201 - a script


if __name__ == "__main__":
    main()
