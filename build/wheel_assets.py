"""Hatchling's hook: real wheels carry assets/ as game/assets, and one for a system the compiled core as game/compiled.

Editable installs read both where they lie.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelAssets(BuildHookInterface[Any]):
    """Inherits because hatchling asks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            build_data["force_include"]["assets"] = "game/assets"
            compiled = os.environ.get("PARLOUR_TRICKS_COMPILED")
            if compiled:
                build_data["force_include"][str(Path(compiled))] = "game/compiled"
                build_data |= {"pure_python": False, "infer_tag": True}
