"""The disk image for a Mac: the game, and beside it the folder into which it is to be dragged."""

import os
import platform
import subprocess
from pathlib import Path

import bundle
import freeze
import names


def make(frozen: Path, out: Path) -> Path:
    """Check the bundle that lies beside the frozen folder and put it into an image; sign that if the bundle is."""
    import dmgbuild  # noqa: PLC0415 - there is none but on a Mac

    app = frozen.with_name(bundle.NAME)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)
    image = out / f"{names.COMMAND}-{names.VERSION}-macos-{platform.machine()}.dmg"
    dmgbuild.build_dmg(str(image), names.NAME, settings=settings(app, freeze.icon("icns")))
    if identity := os.environ.get("CODESIGN_IDENTITY"):
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(image)], check=True)
    return image


def settings(app: Path, icon: Path) -> dict[str, object]:
    """Say what lies in the window that opens with the image, and where."""
    return {
        "format": "UDZO",
        "icon": str(icon),
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon_locations": {app.name: (140, 130), "Applications": (400, 130)},
        "window_rect": ((200, 200), (540, 320)),
        "default_view": "icon-view",
        "icon_size": 96,
    }
