"""The package's build hook: compiles the native core and builds the browser app before packing.

A wheel contains the libraries of one platform, the WebAssembly module and the browser app. An sdist contains the
sources, the app and the module, so a wheel can be built from it without npm and, with a C compiler, without ziglang.
"""

import os
import platform
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))  # hatchling loads this file by its path

from build_hooks import native, web

PACKED = "noppa/native/built"
"""The folder of the libraries in a wheel."""


class BuildHook(BuildHookInterface[Any]):
    """Runs before each build."""

    def dependencies(self) -> list[str]:
        """Return the build dependencies besides hatchling that the system lacks."""
        compiled = native.dependencies(self._targets)
        return [*web.dependencies(Path(self.root)), *compiled]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is out of date, pack it, and set the wheel's platform tag."""
        inside = PACKED if self.target_name == "wheel" else f"src/{PACKED}"
        with ThreadPoolExecutor() as pool:  # compilers and npm side by side
            installing = pool.submit(web.install, Path(self.root))
            for sentence in pool.map(self._build, self._targets):
                self.app.display_info(sentence)
            installing.result()
        for target in self._targets:
            folder = self._folder(target)
            if version != "editable":
                for file in native.files_of(target, folder):
                    build_data["force_include"][str(file)] = f"{inside}/{file.name}"
        web.build(Path(self.root))  # it packs the WebAssembly module
        if self.target_name == "wheel":
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{self._target.tag or this_platform()}"

    @property
    def _target(self) -> native.Target:
        """The wheel's target: this computer, or the one named by NOPPA_TARGET."""
        named = os.environ.get("NOPPA_TARGET")
        return native.TARGETS[named] if named else native.this_computer()

    @property
    def _targets(self) -> list[native.Target]:
        """The targets to compile: for an sdist only the WebAssembly module, which is the same everywhere."""
        module = [native.WASM_TARGET] if os.environ.get("SKIP_WEB_BUILD") != "1" else []
        return [self._target, *module] if self.target_name == "wheel" else module

    def _build(self, target: native.Target) -> str:
        """Compile the core for a target; return a sentence about it."""
        return native.build(target, self._folder(target))

    def _folder(self, target: native.Target) -> Path:
        """Return the build folder of a target; libraries for other computers are kept apart from this one's."""
        runs_here = target is native.WASM_TARGET or target.zig == "native"
        return native.BUILT if runs_here else Path(self.root) / "dist" / "native" / target.name


def this_platform() -> str:
    """Return this computer's wheel tag; a universal2 Python gets one processor, as the libraries are for one."""
    return sysconfig.get_platform().replace("universal2", platform.machine()).replace("-", "_").replace(".", "_")
