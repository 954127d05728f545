"""The composition root: opens storage, window and sound, makes the routes, runs the loop."""

import sys
import traceback
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.application import Application
from game.app.platform import allow_more_files
from game.ui.shell.window import NoDisplay

NO_DISPLAY = 3
"""Exit status when there is no screen."""
TEST_SIZE = (1280, 720)
TROUBLE = "Something went wrong and the game had to stop."
KEPT = "Your match is kept up to its last move."
DETAILS = "Details: {file}"


def run(arguments: Namespace) -> int:
    """Open the window and play until it closes; give the exit status."""
    allow_more_files()
    try:
        app = Application(arguments.data_dir, file=arguments.file)
    except NoDisplay as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return NO_DISPLAY
    try:
        app.play()
    except Exception:  # noqa: BLE001 - whatever it is, it is written down where it can be found, and told
        told = traceback.format_exc()
        written = app.context.platform.write_down(told)
        details = DETAILS.format(file=written or f"\n{told}")
        said = (TROUBLE, *((KEPT,) if app.saved else ()), details)
        print(*said, file=sys.stderr)  # noqa: T201 - the window is no longer to be trusted
        return 1
    finally:
        app.close()
    return 0


def draw_every_screen() -> Sequence[str]:
    """Draw every screen unseen; give what went wrong, empty when all is well."""
    from game.app.gallery import screens, show  # noqa: PLC0415 - nobody but this test wants every screen at once

    with TemporaryDirectory() as folder:
        app = Application(Path(folder), TEST_SIZE)
        try:
            return [f"{name}: {flaw}" for name, scene in screens(app) for flaw in show(app, scene())]
        finally:
            app.close()
