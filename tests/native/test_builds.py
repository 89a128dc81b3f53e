"""Wheels and sdists: their compilers, their contents, and that an older processor can run them."""

import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from build_hooks import native, web, wheels  # noqa: E402 - at the root, beside the package
from build_hooks.hook import this_platform  # noqa: E402 - the same

HERE = replace(native.this_computer(), tag=this_platform())
WIDE_REGISTERS = "%ymm", "%zmm"


def hatch(kind: str, folder: Path, root: Path = ROOT) -> Path:
    """Build a wheel or an sdist into a folder without the browser app, and return it."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=root,
        env=os.environ | {"SKIP_WEB_BUILD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"The native core for {HERE.name}" in done.stdout + done.stderr or kind == "sdist"
    (library,) = folder.iterdir()
    return library


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel for this computer."""
    return hatch("wheel", tmp_path_factory.mktemp("wheel"))


def test_a_wheel_serves_every_python_on_one_platform(wheel: Path) -> None:
    """Its tag says so; it has the libraries of this platform, and of no other."""
    assert wheel.name.endswith(f"-py3-none-{this_platform()}.whl")
    assert wheels.problems(wheel, HERE) == []


def test_the_same_sources_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """They are byte-identical, so anybody can check one."""
    assert hatch("wheel", tmp_path).read_bytes() == wheel.read_bytes()


def test_a_wheel_carries_the_licences_of_what_is_inside(wheel: Path) -> None:
    """It has ours, and those of the fonts and the JavaScript in the browser app."""
    with ZipFile(wheel) as packed:
        found = {Path(name).name: packed.read(name) for name in packed.namelist() if ".dist-info/licenses/" in name}
    assert found == {name: (ROOT / name).read_bytes() for name in ("LICENSE", "THIRD-PARTY.txt")}


def test_a_wrong_wheel_is_noticed(wheel: Path, tmp_path: Path) -> None:
    """Another platform's tag, an extra, a missing and a wrong processor's library are detected."""
    other = native.TARGETS["aarch64-macos"]
    assert {problem.split()[0] for problem in wheels.problems(wheel, other)} >= {"tagged", "noppa-core.dylib"}
    wrong = tmp_path / wheel.name
    with ZipFile(wheel) as packed, ZipFile(wrong, "w") as changed:
        for name in packed.namelist():
            if not name.endswith("noppa-core.so"):
                changed.writestr(name, packed.read(name))
        changed.writestr(f"{wheels.FOLDER}noppa-core.dll", b"MZ")
        changed.writestr("noppa/games/left_over.so", b"")
    found = wheels.problems(wrong, HERE)
    assert "noppa-core.so is missing" in found
    assert "noppa-core.dll does not belong there" in found
    assert "noppa/games/left_over.so does not belong there" in found
    assert not wheels.is_for(b"\x7fELF" + bytes(14) + b"\xb7\x00", native.TARGETS["x86_64-linux"])


def test_an_sdist_has_sources_and_no_library(tmp_path: Path) -> None:
    """Libraries depend on the platform; the WebAssembly module does not, and comes with the browser app."""
    with tarfile.open(hatch("sdist", tmp_path)) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert {"src/noppa/native/game.c", "src/noppa/native/game.h", "build_hooks/native.py", "pyproject.toml"} <= {*names}
    assert {"LICENSE", "THIRD-PARTY.txt", "deploy/noppa.service", "deploy/Containerfile"} <= {*names}
    assert not [name for name in names if name.endswith((".so", ".dylib", ".dll", ".pyc"))]


@pytest.mark.exhaustive
def test_a_wheel_is_made_from_an_sdist_without_npm(tmp_path: Path) -> None:
    """The sdist contains the browser app and the WebAssembly module, and the wheel includes them unchanged."""
    for folder in ("sdist", "out"):
        (tmp_path / folder).mkdir()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "sdist")]
    subprocess.run(command, cwd=ROOT, env=os.environ, check=True, capture_output=True)
    (sdist,) = (tmp_path / "sdist").iterdir()
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    root = tmp_path / sdist.name.removesuffix(".tar.gz")
    assert not web.is_wanted(root)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out")]
    done = subprocess.run(command, cwd=root, env=os.environ | {"PATH": without("npm", "node", tmp_path)}, check=False)
    assert done.returncode == 0
    (built,) = (tmp_path / "out").iterdir()
    assert wheels.problems(built, HERE) == []
    with ZipFile(built) as packed_wheel:
        assert {"noppa/server/built/index.html", f"{wheels.FOLDER}noppa-core.wasm"} <= {*packed_wheel.namelist()}


def without(*arguments: str | Path) -> str:
    """Return a PATH with links to all programs except those named; the last argument is the folder for it."""
    *names, folder = arguments
    bin_folder = Path(folder) / "bin"
    bin_folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            if program.name not in names:
                (bin_folder / program.name).unlink(missing_ok=True)
                (bin_folder / program.name).symlink_to(program)
    return str(bin_folder)


COMPILERS = ("cc", "gcc", "clang", "c99", "c89", "zig")


def test_ziglang_is_asked_for_only_where_it_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is required without a compiler or for another platform, but not if a compiler or a built core exists."""
    monkeypatch.setattr(native, "is_fresh", lambda *_: False)
    monkeypatch.delenv("CC", raising=False)
    if native.system_compiler() is not None:
        assert native.dependencies([native.this_computer()]) == []
    assert native.dependencies([native.TARGETS["x86_64-windows"]]) == [native.ZIG]
    monkeypatch.setenv("PATH", str(tmp_path))
    assert native.dependencies([native.this_computer()]) == [native.ZIG]
    assert native.dependencies([native.WASM_TARGET]) == [native.ZIG]
    monkeypatch.setattr(native, "is_fresh", lambda *_: True)
    assert native.dependencies([native.this_computer(), native.WASM_TARGET]) == []


def test_without_any_compiler_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the system's compiler and ziglang."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(native, "has_zig", lambda: False)
    with pytest.raises(RuntimeError, match="install one, or `pip install 'ziglang"):
        native.build(native.this_computer(), tmp_path)


@pytest.mark.exhaustive
@pytest.mark.parametrize("hidden", [(), COMPILERS], ids=["with a compiler", "without"])
def test_pip_builds_with_and_without_a_compiler(hidden: tuple[str, ...], tmp_path: Path) -> None:
    """The output says which was used: the system's, or ziglang, which pip then fetches."""
    copy, out = tmp_path / "noppa", tmp_path / "out"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("built", "node_modules", ".venv", ".git", "dist", ".*"))
    environment = os.environ | {"SKIP_WEB_BUILD": "1"} | ({"PATH": without(*hidden, tmp_path)} if hidden else {})
    environment.pop("CC", None)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--wheel-dir", str(out), str(copy)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    message = next(line for line in (done.stdout + done.stderr).splitlines() if "The native core for" in line)
    assert ("ziglang" in message) == bool(hidden)
    (built,) = out.iterdir()
    assert wheels.problems(built, HERE) == []


def library(name: str) -> Path:
    """Return a built library; on other processors there is only one."""
    if HERE.name != "x86_64-linux":
        pytest.skip("libraries for two kinds of processor are for x86-64")
    return native.BUILT / name


def test_the_baseline_library_uses_no_wide_registers() -> None:
    """It has no AVX or other VEX-encoded instruction; the other library does, which validates the test.

    Compilers write `tzcnt` where the operand is not 0: an older processor reads it as `bsf`, which then gives the same.
    """
    objdump = shutil.which("objdump")
    if objdump is None:
        pytest.skip("objdump is not installed")
    found = {}
    for name in ("noppa-core.so", "noppa-core-avx2.so"):
        command = [objdump, "--disassemble", "--no-show-raw-insn", str(library(name))]
        listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        instructions = {line.split("\t")[1].split()[0] for line in listing.splitlines() if line.count("\t") == 1}
        vex = {code for code in instructions if code.startswith("v") or code in ("pdep", "pext", "shlx", "popcnt")}
        found[name] = vex - {"verr", "verw"}, any(register in listing for register in WIDE_REGISTERS)
    assert found["noppa-core.so"] == (set(), False)
    assert found["noppa-core-avx2.so"][1]


@pytest.mark.slow
def test_a_processor_without_avx_runs_the_core() -> None:
    """It runs under an emulator of a processor of 2008, on which an unknown instruction would end the process."""
    emulator = shutil.which("qemu-x86_64")
    if emulator is None or library("noppa-core.so") is None:
        pytest.skip("qemu-user is not installed")
    code = (
        "from noppa import rules; from noppa.games import part; from noppa.native import call;"
        "from noppa.native.binding import library; from noppa.native.games import play_games;"
        "from noppa.games.dicetrip.weights import learned; variant = rules('dicetrip');"
        "tables = part('dicetrip', 'packing').tables_of(variant);"
        "played = play_games(tables, learned(variant.map).tables, ['quick', 'random'], 25, 0, 3, 1);"
        "print(library()._name, *played.scores)"
    )
    command = [sys.executable, "-c", code]
    found = []
    for before in ([emulator, "-cpu", "Nehalem"], []):
        done = subprocess.run([*before, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout.split())
    assert found[0][0].endswith("noppa-core.so")
    assert found[0][1:] == found[1][1:]
