"""What the player has told the system about motion, asked once at the start."""

import ctypes
import subprocess
import sys

_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""


def reduced_motion_wanted() -> bool:
    """Tell whether the system asks programs to move as little as possible; False where it can't be found out."""
    try:
        if sys.platform == "win32":
            animated = ctypes.c_int(1)
            ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
            return not animated.value
        if sys.platform == "darwin":
            asked = subprocess.run(
                ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"],
                capture_output=True,
                text=True,
                timeout=1,
                check=False,
            )
            return asked.stdout.strip() == "1"
    except (OSError, AttributeError, subprocess.SubprocessError):
        return False
    return False
