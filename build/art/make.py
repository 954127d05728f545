"""Draw and synthesise every picture and sound of the game again, byte for byte: python build/art/make.py [PART…]."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import aces
import ambience
import appicon
import backs
import birds
import cabinet
import chips
import courts
import joker
import music
import pictures
import pips
import portraits
import posters
import props
import rooms
import signs
import sounds
import suits
import trumps
import voices

ASSETS = Path(__file__).resolve().parents[2] / "assets"
Files = Iterator[tuple[str, str]] | Iterator[tuple[str, bytes]] | Iterator[tuple[str, str | bytes]]


def cards() -> Iterator[tuple[str, str]]:
    """File name under assets and text, for every card."""
    yield "cards/back_navy.svg", backs.navy()
    yield "cards/back_burgundy.svg", backs.burgundy()
    yield "cards/back_green.svg", backs.green()
    yield "cards/back_slate.svg", backs.slate()
    yield "cards/JOK.svg", joker.joker()
    yield "cards/large/JOK.svg", joker.joker(large=True)
    for code in trumps.TRUMPS:
        yield f"cards/{code}.svg", trumps.trump(code)
        yield f"cards/large/{code}.svg", trumps.trump(code, large=True)
    for letter, text in trumps.signs().items():
        yield f"cards/suits/{letter}.svg", text
    for suit in suits.SUITS:
        yield f"cards/suits/{suit}.svg", suits.sign(suit)
        yield f"cards/A{suit}.svg", aces.ace(suit)
        yield f"cards/large/A{suit}.svg", aces.ace(suit, large=True)
        for rank in courts.FIGURES:
            yield f"cards/{rank}{suit}.svg", courts.court(rank, suit)
            yield f"cards/large/{rank}{suit}.svg", courts.court(rank, suit, large=True)
        for rank in pips.LAYOUT:
            yield f"cards/{rank}{suit}.svg", pips.pip_card(rank, suit)
            yield f"cards/large/{rank}{suit}.svg", pips.large_pip_card(suit)


PARTS: dict[str, Callable[[], Files]] = {
    "cards": cards,
    "chips": chips.files,
    "icons": signs.files,
    "app": appicon.files,
    "birds": birds.files,
    "pictures": pictures.files,
    "portraits": portraits.files,
    "rooms": rooms.files,
    "props": props.files,
    "cabinet": cabinet.files,
    "posters": posters.files,
    "sounds": sounds.files,
    "music": music.files,
    "ambience": ambience.files,
    "voices": voices.files,
}


def write(target: str, content: str | bytes) -> None:
    """Put one file under assets, with the same line ends on every system."""
    path = ASSETS / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def main(chosen: list[str]) -> int:
    if strange := sorted(set(chosen) - PARTS.keys()):
        print(f"There is no part '{strange[0]}'; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    for name, files in PARTS.items():
        if not chosen or name in chosen:
            for target, content in files():
                write(target, content)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
