"""The build hook of the package: compiles the native core and builds the browser app before anything is packed."""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))  # hatchling loads this file by its path

from build_hooks import native, web


class BuildHook(BuildHookInterface[Any]):
    """Runs before each build."""

    def dependencies(self) -> list[str]:
        """Return what a build needs beside hatchling, as far as the system does not have it."""
        return [*web.dependencies(Path(self.root)), *(native.dependencies(self._target) if self._compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is out of date, and name the platform that the wheel is for."""
        del version
        web.build(Path(self.root))
        if self._compiles:
            for target in native.wanted(self._target):
                self.app.display_info(native.build(target))
            platform = self._target.tag or sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform}"

    @property
    def _compiles(self) -> bool:
        """An sdist holds the sources only."""
        return self.target_name == "wheel"

    @property
    def _target(self) -> native.Target:
        """What the wheel is for: this computer, or another one that NOPPA_TARGET names."""
        named = os.environ.get("NOPPA_TARGET")
        return native.TARGETS[named] if named else native.this_computer()
