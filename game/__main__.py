"""The way in: for `python -m game`, for the installed command and for the frozen program."""

import multiprocessing
import os
import sys
from argparse import Namespace
from collections.abc import Sequence

INTERRUPTED = 130


def main() -> int:
    """Obey the command line; give the exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand between the lines of a report
    multiprocessing.freeze_support()  # a bot process of the frozen program goes its own way here
    try:
        from game import cli

        return cli.main(sys.argv[1:], cli.ScreenParts(_play, _draw))
    except KeyboardInterrupt:
        return INTERRUPTED


def _play(arguments: Namespace) -> int:
    """Open the window."""
    from game import app

    return app.run(arguments)


def _draw() -> Sequence[str]:
    """Draw every screen where nobody sees it; tell what went wrong."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # it would make of SIGTERM that a player closed the window
    from game import app

    return app.draw_every_screen()


if __name__ == "__main__":
    sys.exit(main())
