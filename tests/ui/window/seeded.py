"""The program with cards that fall as a seed says: python -m tests.ui.window.seeded SEED --data-dir FOLDER."""

import sys
from contextlib import closing
from pathlib import Path
from random import Random

from game.app.application import Application


def main(seed: str, _option: str, folder: str) -> None:
    """Play until the window closes."""
    with closing(Application(Path(folder), dice=Random(int(seed)))) as app:
        app.play()


if __name__ == "__main__":  # the bots think in a process of their own, which reads this file as well
    main(*sys.argv[1:])
