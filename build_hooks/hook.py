"""The build hook of the package: compiles the native core and builds the browser app before anything is packed.

A wheel holds the libraries of one platform, the WebAssembly module and the browser app. An sdist holds the sources, the
app and the module, so that a wheel can be made from it without npm and, where there is a C compiler, without ziglang.
"""

import os
import platform
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))  # hatchling loads this file by its path

from build_hooks import native, web

PACKED = "noppa/native/built"
"""Where the libraries lie in a wheel."""


class BuildHook(BuildHookInterface[Any]):
    """Runs before each build."""

    def dependencies(self) -> list[str]:
        """Return what a build needs beside hatchling, as far as the system does not have it."""
        compiled = native.dependencies(self._targets)
        return [*web.dependencies(Path(self.root)), *compiled]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is out of date, pack it, and name the platform that the wheel is for."""
        inside = PACKED if self.target_name == "wheel" else f"src/{PACKED}"
        for target in self._targets:
            folder = self._folder(target)
            self.app.display_info(native.build(target, folder))
            if version != "editable":
                for file in native.files_of(target, folder):
                    build_data["force_include"][str(file)] = f"{inside}/{file.name}"
        web.build(Path(self.root))  # it packs the WebAssembly module
        if self.target_name == "wheel":
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{self._target.tag or this_platform()}"

    @property
    def _target(self) -> native.Target:
        """What the wheel is for: this computer, or another one that NOPPA_TARGET names."""
        named = os.environ.get("NOPPA_TARGET")
        return native.TARGETS[named] if named else native.this_computer()

    @property
    def _targets(self) -> list[native.Target]:
        """What is compiled: an sdist has the WebAssembly module only, which is the same everywhere."""
        module = [native.WASM_TARGET] if os.environ.get("SKIP_WEB_BUILD") != "1" else []
        return [self._target, *module] if self.target_name == "wheel" else module

    def _folder(self, target: native.Target) -> Path:
        """Return where a target's libraries are built: those of other computers do not lie among this one's."""
        runs_here = target is native.WASM_TARGET or target.zig == "native"
        return native.BUILT if runs_here else Path(self.root) / "dist" / "native" / target.name


def this_platform() -> str:
    """Return the wheel tag of this computer; its libraries are for one processor where Python is for two."""
    return sysconfig.get_platform().replace("universal2", platform.machine()).replace("-", "_").replace(".", "_")
