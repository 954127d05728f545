"""What the player has told the system about motion, asked once at the start and beside everything else."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread

from game.storage.files import exists

_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""
PATIENCE = 1.0
"""Seconds a command may take."""
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_READ = "org.freedesktop.portal.Settings"
_WISH = ("org.freedesktop.appearance", "reduced-motion")
_GDBUS = ("--timeout=1", "--dest", _PORTAL[0], "--object-path", _PORTAL[1])
_DESKTOP: Sequence[tuple[Sequence[str], Mapping[str, bool]]] = (
    (
        ("gdbus", "call", "--session", *_GDBUS, "--method", f"{_READ}.Read", *_WISH),
        {"(<<uint32 0>>,)": False, "(<<uint32 1>>,)": True},
    ),
    (
        ("busctl", "--user", "--timeout=1", "call", *_PORTAL, _READ, "Read", "ss", *_WISH),
        {"v v u 0": False, "v v u 1": True},
    ),
    (
        ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
        {"true": False, "false": True},
    ),
)
"""What to ask a Linux desktop, in this order, and what each answer means; any other answer means the next is asked."""


def reduced_motion_wanted() -> bool:
    """Tell whether the system asks programs to move as little as possible; False where it can't be found out."""
    try:
        if sys.platform == "win32":
            animated = ctypes.c_int(1)
            ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
            return not animated.value
        if sys.platform == "darwin":
            return _told(("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion")) == "1"
    except (OSError, AttributeError):
        return False
    return _desktop_wish() if _has_session_bus() else False


def _has_session_bus() -> bool:
    """Tell whether there is a desktop to ask; without one, asking would start a message bus that nobody ends."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or (bool(runtime) and exists(Path(runtime) / "bus"))


def _desktop_wish() -> bool:
    for command, meanings in _DESKTOP:
        meaning = meanings.get(_told(command))
        if meaning is not None:
            return meaning
    return False


def _told(command: Sequence[str]) -> str:
    """Run a command and give what it prints; empty where there is none, or it fails or dawdles."""
    try:
        done = subprocess.run(  # noqa: S603 - the commands are those above, with nothing from outside
            command, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


class MotionPreference:
    """The system's wish, asked in a thread, because a desktop may take its time to answer."""

    def __init__(self) -> None:
        """Ask."""
        self._still: bool | None = None
        Thread(target=self._ask, name="motion", daemon=True).start()

    def _ask(self) -> None:
        self._still = reduced_motion_wanted()

    def take(self) -> bool | None:
        """Give the answer once; None before it has come and after it was taken."""
        still, self._still = self._still, None
        return still
