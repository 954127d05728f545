"""The composition root: opens storage, window and sound, hangs the doors, runs the loop."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.evening import Evening
from game.app.parade import screens, show
from game.ui.window import NoDisplay

NO_DISPLAY = 3
"""Exit status when there is no screen."""
TEST_SIZE = (1280, 720)


def run(arguments: Namespace) -> int:
    """Open the window and play until it closes; give the exit status."""
    try:
        evening = Evening(arguments.data_dir)
    except NoDisplay as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return NO_DISPLAY
    try:
        evening.play()
    finally:
        evening.close()
    return 0


def draw_every_screen() -> Sequence[str]:
    """Draw every screen unseen; give what went wrong, empty when all is well."""
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), TEST_SIZE)
        try:
            return [f"{name}: {flaw}" for name, scene in screens(evening) for flaw in show(evening, scene)]
        finally:
            evening.close()
