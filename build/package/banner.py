"""The picture at the side of the setup for Windows, two cards on the baize: python build/package/banner.py FILE."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

import asked
import names

SIZE = (328, 628)
"""Twice what plain screens show, for dense ones."""
MIDDLE, RIM = pygame.Color("#2f8a66"), pygame.Color("#0d3527")
HAND = (("AS", 16.0, (116, 270)), ("KH", -7.0, (190, 336)))
"""Card, turn to the left in degrees, where its middle lies; the upper one last."""
TALL = 290


def banner() -> pygame.Surface:
    """Draw the baize, lighter where the cards lie, and the cards."""
    picture = pygame.Surface(SIZE)
    for y in range(SIZE[1]):
        for x in range(SIZE[0]):
            away = min(1.0, pygame.Vector2(x - SIZE[0] / 2, y - 320).length() / 360)
            picture.set_at((x, y), MIDDLE.lerp(RIM, away))
    for name, turn, middle in HAND:
        path = names.ASSETS / "cards" / f"{name}.svg"
        card = pygame.transform.rotozoom(pygame.image.load_sized_svg(path, (TALL * 2, TALL * 2)), turn, 0.5)
        picture.blit(card, card.get_rect(center=middle))
    return picture


if __name__ == "__main__":
    (picture_file,) = asked.paths(__doc__)
    pygame.image.save(banner(), picture_file)
