"""Write the Flatpak's manifest for the portable archive: python build/package/flatpak.py ARCHIVE DIR.

The program comes frozen, so that the sandbox needs nothing but the runtime: no Python packages and no network.
"""

import hashlib
import json
from pathlib import Path

import asked
import names

RUNTIME = "25.08"
WINDOW = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""What a window is called must be what the desktop file is called, and a Flatpak renames that."""
MAY = (
    "--socket=wayland",
    "--socket=fallback-x11",
    "--share=ipc",  # X11 is slow without
    "--device=all",  # graphics card and controllers; Flatpaks before 1.16 know no narrower word for the latter
    "--socket=pulseaudio",
    "--filesystem=xdg-run/speech-dispatcher:ro",  # whose socket the voice speaks through
    *(f"--env={name}={names.APP_ID}" for name in WINDOW),
)


def manifest(archive: Path) -> dict[str, object]:
    """Say how the Flatpak is made of an archive, and what it may."""
    prefix = f"/app/lib/{names.COMMAND}"
    kinds = "share/mime/packages"
    commands = [
        f"mkdir -p {prefix} /app/bin",
        f'sed \'s/<icon name="[^"]*/<icon name="{names.APP_ID}/\' {kinds}/{names.COMMAND}.xml > {kinds}/{names.APP_ID}.xml',
        f"rm {kinds}/{names.COMMAND}.xml",
        "cp -r share /app/share",
        "rm -r share",
        f"cp -r . {prefix}",
        f"ln -s {prefix}/{names.COMMAND} /app/bin/{names.COMMAND}",
    ]
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    source = {"type": "archive", "path": str(archive.resolve()), "sha256": digest}
    return {
        "id": names.APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": names.COMMAND,
        "rename-desktop-file": f"{names.COMMAND}.desktop",
        "rename-icon": names.COMMAND,
        "finish-args": list(MAY),
        "build-options": {"no-debuginfo": True, "strip": False},
        "modules": [
            {"name": names.COMMAND, "buildsystem": "simple", "build-commands": commands, "sources": [source]}
        ],
    }


def write(archive: Path, folder: Path) -> Path:
    """Write the manifest into a folder, under the name that Flatpak wants."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{names.APP_ID}.json"
    path.write_text(json.dumps(manifest(archive), indent=2) + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    write(*asked.paths(__doc__))
