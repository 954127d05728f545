"""Films a trick, a hint and a look back, as an animated PNG: python -m tests.ui.film FILE.

The real program plays in a window nobody sees, with opponents that answer at once. The film is half as large as that
window, with colours in steps of eight, and keeps of each picture only what changed.
"""

import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame

from tests.ui.whole.player import Nodes, Player, deal_over, hand, live, to_trick_play
from tests.ui.whole.running_app import RunningApp, running, seated_player

GAME = "ecarte"
SEED = 3
SIZE = (1280, 720)
SMALL = (SIZE[0] // 2, SIZE[1] // 2)
EVERY = 4
"""Frames of the program for one of the film."""
COARSE = 0xF8
"""Which bits of a colour are kept: fine shades would make the film five times as long to load."""
LOOKING = 2.5
"""Seconds for which what stands still is shown."""
MOST = 3e6
"""Bytes."""


class Camera:
    """Sees what the program shows, frame by frame, and keeps what differs from the picture before."""

    def __init__(self, there: RunningApp) -> None:
        self._there = there
        self._last = pygame.Surface((0, 0))
        self.pictures: list[
            tuple[pygame.Surface, tuple[int, int], int]
        ] = []  # each with its place, and for how long

    def roll(self, seconds: float) -> None:
        """Film for a while."""
        for number in range(round(seconds / self._there.frame)):
            self._there.step()
            if number % EVERY == 0:
                self.look()

    def look(self) -> None:
        """Take a picture, or show the one before for longer."""
        seen = self._seen()
        if self._last.get_size() != seen.get_size():
            changed = seen.get_rect()
        else:
            mask = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), self._last)
            mask.invert()
            boxes = mask.get_bounding_rects()
            changed = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
        if changed.width:
            self.pictures.append((seen.subsurface(changed).copy(), changed.topleft, EVERY))
        else:
            picture, place, frames = self.pictures[-1]
            self.pictures[-1] = picture, place, frames + EVERY
        self._last = seen

    def _seen(self) -> pygame.Surface:
        canvas = self._there.app.window.canvas
        assert canvas is not None
        small = pygame.transform.smoothscale(canvas, SMALL).convert(24)
        small.fill((COARSE, COARSE, COARSE), special_flags=pygame.BLEND_RGB_MIN)
        pixels = bytes(each & COARSE for each in pygame.image.tobytes(small, "RGB"))
        return pygame.image.frombytes(pixels, SMALL, "RGB")


def film(there: RunningApp) -> Camera:
    """Play a trick, ask for a hint, play the deal to its end, and look back at it."""
    player = seated_player(there)
    player.use("play", f"quick/{GAME}")
    to_trick_play(player)
    there.change(speed=1.0)
    there.rest(LOOKING)  # until nothing of the title is left
    camera = Camera(there)
    camera.roll(1.0)
    press(there, player, camera, "tool:hint", LOOKING * 2)
    *_, advised = hand(there.nodes())  # with this seed
    press(there, player, camera, advised, LOOKING * 2)
    there.change(speed=0.0)
    player.play(deal_over)
    camera.roll(LOOKING)
    press(there, player, camera, "look_back", LOOKING)
    for _ in range(4):
        there.press("right")
        camera.roll(LOOKING / 2)
    return camera


def press(there: RunningApp, player: Player, camera: Camera, key: str, seconds: float) -> None:
    """Use a control, and film what comes of it."""

    def ready(nodes: Nodes) -> bool:
        return live(nodes, key)

    player.await_(key, ready)
    (node,) = [node for node in there.nodes() if node.key == key]
    there.click(node.visible.center)
    camera.roll(seconds)


# ---------------------------------------------------------------------------------------------------- the file


def animated(pictures: list[tuple[pygame.Surface, tuple[int, int], int]], frame: float) -> bytes:
    """Write pictures as one animated PNG, the first of which is whole, and play it for ever."""
    head = struct.pack(">IIBBBBB", *SMALL, 8, 2, 0, 0, 0)
    chunks = [chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(pictures), 0))]
    number = 0
    for index, (picture, place, frames) in enumerate(pictures):
        delay = struct.pack(">HHBB", round(frames * frame * 1000), 1000, 0, 0)
        control = struct.pack(">IIIII", number, *picture.get_size(), *place) + delay
        chunks.append(chunk(b"fcTL", control))
        packed = zlib.compress(b"".join(filtered(picture)), 9)
        if index:
            chunks.append(chunk(b"fdAT", struct.pack(">I", number + 1) + packed))
        else:
            chunks.append(chunk(b"IDAT", packed))
        number += 2 if index else 1
    return b"\x89PNG\r\n\x1a\n" + b"".join([*chunks, chunk(b"IEND", b"")])


def filtered(picture: pygame.Surface) -> Iterator[bytes]:
    """Give the lines of a picture, each as it differs from the one above."""
    wide, pixels = picture.get_width() * 3, pygame.image.tobytes(picture, "RGB")
    above = bytes(wide)
    for at in range(0, len(pixels), wide):
        line = pixels[at : at + wide]
        yield b"\x02" + bytes((here - up) & 0xFF for here, up in zip(line, above, strict=True))
        above = line


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def main(words: list[str]) -> None:
    if len(words) != 1:
        sys.exit("Name the file for the film: python -m tests.ui.film FILE")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), size=SIZE, seed=SEED) as there:
        camera = film(there)
        written = animated(camera.pictures, there.frame)
    Path(words[0]).write_bytes(written)
    print(f"{len(camera.pictures)} pictures, {len(written) / 1e6:.1f} MB")  # noqa: T201 - a tool
    if len(written) > MOST:
        sys.exit(f"That is more than {MOST / 1e6:.0f} MB.")


if __name__ == "__main__":
    main(sys.argv[1:])
