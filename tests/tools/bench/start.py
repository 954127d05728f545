"""What the first picture costs from the start of the process on, as a player starts it: prints processor seconds.

``python -m tests.tools.bench.start FOLDER``. It imports nothing that the program does without.
"""

import os
import sys
from argparse import Namespace
from pathlib import Path
from time import process_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import cli


def _play(_: Namespace) -> int:
    from game.app.application import Application  # noqa: PLC0415 - as the program does it

    app = Application(Path(sys.argv[1]), (1920, 1080))
    while not app.loop.step(0.016):
        pass
    print(process_time())
    app.close()
    return 0


if __name__ == "__main__":
    sys.exit(cli.main([], cli.ScreenParts(_play, list)))
