"""A contact sheet of the pack with its indices set in type: python build/art/sheet.py OUT.png [HEIGHT [CODE…]].

Without more words it shows the whole pack at 200 pixels, then a row at 60; `--large` takes the large-index deck.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from palette import SUIT, TRUMP_INK

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FELT = (24, 84, 62)
RANKS = "AKQCJT98765432"
TRUMPS = [f"T{number}" for number in range(1, 22)]
CODES = [rank + suit for suit in "SHDC" for rank in RANKS]
CODES += [*TRUMPS, "FOOL", "JOK", "back_navy", "back_burgundy"]


def art(code: str, height: int, large: bool) -> pygame.Surface:
    path = ASSETS / "cards" / f"{code}.svg"
    other = ASSETS / "cards" / "large" / f"{code}.svg"
    if large and other.exists():
        path = other
    return pygame.image.load_sized_svg(str(path), (round(height * 250 / 350), height))


def glyph(text: str, height: float, colour: str, condense: float = 1.0) -> pygame.Surface:
    """The ink of a text at four times the size, brought down to the wanted ink height."""
    font = pygame.font.Font(str(ASSETS / "fonts" / "SourceSerif4-Bold.ttf"), max(8, round(height * 6)))
    drawn = font.render(text, True, colour)
    drawn = drawn.subsurface(drawn.get_bounding_rect())
    k = height / drawn.get_height()
    return pygame.transform.smoothscale(
        drawn, (max(1, round(drawn.get_width() * k * condense)), round(height))
    )


def index(code: str, height: int, large: bool) -> pygame.Surface:
    """The corner index of one card on a clear sheet of card size."""
    sheet = pygame.Surface((round(height * 250 / 350), height), pygame.SRCALPHA)
    k = height / 350
    size, middle, top = (66.0, 35.0, 15.0) if large else (36.0, 25.5, 15.0)
    if code == "JOK":
        letters = [glyph(letter, 17 * k, SUIT["S"]) for letter in "JOKER"]
        for i, letter in enumerate(letters):
            sheet.blit(letter, letter.get_rect(center=(25.5 * k, (24 + 20.5 * i) * k)))
        return sheet
    text, suit = printed(code)
    if text:
        rank = glyph(text, size * k, SUIT.get(suit, TRUMP_INK), 0.72 if text == "10" else 1.0)
        limit = (31.0, 52.0)[large] * k
        if rank.get_width() > limit:
            rank = pygame.transform.smoothscale(rank, (round(limit), rank.get_height()))
        sheet.blit(rank, rank.get_rect(midtop=(middle * k, top * k)))
    suit_size = (27.0, 36.0)[large]
    path = str(ASSETS / "cards" / "suits" / f"{suit}.svg")
    sign = pygame.image.load_sized_svg(path, (round(suit_size * k), round(suit_size * k)))
    sheet.blit(sign, sign.get_rect(midtop=(middle * k, (top + (size + 6 if text else 0)) * k)))
    return sheet


def printed(code: str) -> tuple[str, str]:
    """What a corner says, and the sign below it."""
    if code in TRUMPS:
        return code[1:], "T"
    if code == "FOOL":
        return "", "F"
    return "10" if code[0] == "T" else code[0], code[1]


def picture(code: str, height: int, large: bool) -> pygame.Surface:
    whole = art(code, height, large).convert_alpha()
    if not code.startswith("back"):
        corner = index(code, height, large)
        whole.blit(corner, (0, 0))
        whole.blit(pygame.transform.rotate(corner, 180), (whole.get_width() - corner.get_width(), 0))
    return whole


def main(words: list[str]) -> None:
    large = "--large" in words
    words = [word for word in words if word != "--large"]
    target, height = words[0], int(words[1]) if len(words) > 1 else 0
    codes = [code for code in words[2:] or CODES if (ASSETS / "cards" / f"{code}.svg").exists()]
    pygame.init()
    pygame.display.set_mode((8, 8))
    rows = [(height, codes)] if height else [(200, codes), (60, codes)]
    width = 14 * (rows[0][0] * 250 // 350 + 10) + 10 if len(codes) > 8 else 0
    width = width or len(codes) * (rows[0][0] * 250 // 350 + 10) + 10
    places, x, y = [], 10, 10
    for tall, some in rows:
        for code in some:
            if x + tall * 250 // 350 > width:
                x, y = 10, y + tall + 10
            places.append((picture(code, tall, large), (x, y)))
            x += tall * 250 // 350 + 10
        x, y = 10, y + tall + 10
    sheet = pygame.Surface((width, y))
    sheet.fill(FELT)
    for drawn, at in places:
        sheet.blit(drawn, at)
    pygame.image.save(sheet, target)


if __name__ == "__main__":
    main(sys.argv[1:])
