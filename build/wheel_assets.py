"""Hatchling's hook: real wheels carry assets/ as game/assets; editable installs read the folder where it lies."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelAssets(BuildHookInterface[Any]):
    """Inherits because hatchling asks for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            build_data["force_include"]["assets"] = "game/assets"
