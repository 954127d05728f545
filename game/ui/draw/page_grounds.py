"""What lies behind a page: the room of its game, dim and out of focus, or the wall of the game room."""

import pygame

from game.stage.rim import Rim, rim_of
from game.ui.draw.light import RoomPlan, roughen, scaled
from game.ui.draw.paint import panelling
from game.ui.draw.rooms import UNITS_HIGH, Edge, Lamps, Room, Wall, in_small, wall
from game.ui.draw.table_tops import cloth_top
from game.ui.draw.theme import Colour, hexa

Woods = tuple[Colour, Colour]
"""Of the game room's wall, under the lamps and far from them."""
FAR, BLUR = 4, 4
"""A dim room is painted so many times smaller, blurred by so many of those pixels, and drawn out."""
LEFT = 102
"""What is left of 255 of its light behind a page …"""
ON_WALL = 150
"""… and of that upon the wall of the game room, which is darker by itself."""


def behind_page(room: str, cloth: str, woods: Woods, plain: bool, size: tuple[int, int]) -> pygame.Surface:
    """Paint what lies behind a page in a room, "" for the game room; opaque. Where contrast is high, it is plain."""
    if plain:
        return panelling(size, *woods)
    made = _dim_room(room, cloth, size) if room else _wall(woods, size)
    roughen(made)
    return made


def _dim_room(room: str, cloth: str, size: tuple[int, int]) -> pygame.Surface:
    small = in_small(room, (-(-size[0] // FAR), -(-size[1] // FAR)), cloth)
    small.fill((LEFT, LEFT, LEFT), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, BLUR), size, pygame.Surface(size))


def game_room(woods: Woods) -> Room:
    """Give the game room, panelled in the player's wood."""
    lit, dim = woods
    return Room(
        Wall(hexa(lit), hexa(dim), "wainscot", panelled=True, wooden=True),
        Lamps("candle", 0.25),
        Edge(hexa(lit), hexa(dim)),
        cloth_top("green"),
    )


def _wall(woods: Woods, size: tuple[int, int]) -> pygame.Surface:
    unit = size[1] / UNITS_HIGH
    rim = scaled(rim_of(size[0] / unit, UNITS_HIGH), unit)
    low = Rim(rim.x, rim.y + 2 * size[1], rim.across, rim.down, rim.left, rim.width, rim.side)
    made = wall(game_room(woods), RoomPlan(size, low), hang=False)
    made.fill((ON_WALL, ON_WALL, ON_WALL), special_flags=pygame.BLEND_RGB_MULT)
    return made
