"""People behind the table: busts whose lower part its edge hides, the light behind them, and the hands they hold up."""

from functools import lru_cache

import pygame

from game.core.record import record
from game.resources import read_text
from game.stage.moods import Expression
from game.stage.rim import Rim
from game.ui.draw.composition import Piece
from game.ui.draw.light import FAR, arc, sheet
from game.ui.draw.paint import COARSE
from game.ui.draw.portraits import BUST, bust
from game.ui.draw.vector import raster

LEAN = 4.0
"""Degrees by which somebody at the far end of the table leans towards its middle."""
REACH = 1.05
"""How far the light behind a person reaches, as a share of their side …"""
RAISED = 0.5
"""… about a point so far above the foot of their frame."""
LIT, UNLIT = 0.58, 0.22
"""How strong that light is, behind whoever is to move and behind others."""
SHADE = 222
"""What is left of 255 of the light upon those who are not to move."""
FIST = 60 / 48
"""Width of a fist by its height."""


@record
class Seated:
    """Where somebody sits, in pixels: the middle of the frame, its side, and the edge of the table."""

    x: int
    y: int
    side: int
    rim: Rim

    @property
    def box(self) -> pygame.Rect:
        """What the whole bust fills, with what the table hides."""
        box = pygame.Rect(0, 0, round(self.side * BUST[0]), round(self.side * BUST[1]))
        box.midtop = (self.x, self.y - self.side // 2)
        return box

    @property
    def glow(self) -> pygame.Rect:
        """What the light behind them fills."""
        reach = round(2 * REACH * self.side)
        box = pygame.Rect(0, 0, reach, reach)
        box.center = (self.x, self.y + round((0.5 - RAISED) * self.side))
        return box


@lru_cache(maxsize=48)
def seated(name: str, place: Seated, expression: Expression, *, tilted: bool) -> Piece:
    """Draw what is seen of somebody above the edge of the table."""
    lean = round(LEAN * (place.rim.x - place.x) / place.rim.across, 1)
    picture, box = bust(name, place.side, expression, tilted=tilted, lean=lean), place.box
    return _above(picture, box, place.rim)


@lru_cache(maxsize=16)
def shaded(picture: pygame.Surface) -> pygame.Surface:
    """Give somebody who is not to move, a little darker."""
    darker = picture.copy()
    darker.fill((SHADE, SHADE, SHADE, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return darker


@lru_cache(maxsize=16)
def light(place: Seated, *, lit: bool) -> Piece:
    """Draw the light on the wall behind somebody."""
    strength, box = LIT if lit else UNLIT, place.glow
    small, half = max(2, box.width // COARSE), 100
    stops = "".join(
        f'<stop offset="{at}" stop-color="{ink}" stop-opacity="{much * strength:.3f}"/>'
        for at, ink, much in ((0, "#ffdf9a", 1.0), (0.5, "#ffcf80", 0.42), (1, "#ffcf80", 0.0))
    )
    defs = f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">{stops}</radialGradient></defs>'
    body = f'{defs}<circle cx="{half}" cy="{half}" r="{half}" fill="url(#g)"/>'
    drawn = raster(sheet(body, (0, 0, 2 * half, 2 * half)), small, small)
    return _above(pygame.transform.smoothscale(drawn, box.size), box, place.rim)


def _above(picture: pygame.Surface, box: pygame.Rect, rim: Rim) -> Piece:
    """Cut a picture off along the edge of the table, and leave out what is clear around it."""
    picture.blit(_wall(box.x, box.y, box.width, box.height, rim), (0, 0), None, pygame.BLEND_RGBA_MULT)
    inked = picture.get_bounding_rect()
    return picture.subsurface(inked).copy(), inked.move(box.topleft)


@lru_cache(maxsize=12)
def _wall(x: int, y: int, width: int, height: int, rim: Rim) -> pygame.Surface:
    """Fill what of a box lies above the edge of the table."""
    body = f'<path d="{arc(rim)}V{FAR}H{FAR}V-{FAR}H-{FAR}V{FAR}Z" fill="#ffffff"/>'
    return raster(sheet(body, (x, y, width, height)), width, height)


@lru_cache(maxsize=16)
def fist(name: str, tall: int, *, left: bool) -> pygame.Surface:
    """Draw one of the hands that hold up cards, that on the left of the picture or on its right."""
    drawn = raster(read_text("portraits", "hands", f"{name}.svg"), round(tall * FIST), tall)
    return drawn if left else pygame.transform.flip(drawn, True, False)
