"""Draw and synthesise every picture and sound of the game again, byte for byte: python build/art/make.py."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import aces
import pips
import suits

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def cards() -> Iterator[tuple[str, str]]:
    """File name under assets and text, for every card."""
    for suit in suits.SUITS:
        yield f"cards/suits/{suit}.svg", suits.sign(suit)
        yield f"cards/A{suit}.svg", aces.ace(suit)
        for rank in pips.LAYOUT:
            yield f"cards/{rank}{suit}.svg", pips.pip_card(rank, suit)
            yield f"cards/large/{rank}{suit}.svg", pips.large_pip_card(suit)


DRAWN: dict[str, Callable[[], Iterator[tuple[str, str]]]] = {"cards": cards}


def main(chosen: list[str]) -> None:
    for name, files in DRAWN.items():
        if chosen and name not in chosen:
            continue
        for target, text in files():
            path = ASSETS / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
