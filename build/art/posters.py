"""Posters of the games: the room each is played in, the people across the table, and three of its cards.

There is one for each set of letters that cards have in some language; those of English lie beside the others’ folders.
They are painted as the table is, as high as a poster is ever shown; a flat one shows the upper part of it.
"""

import io
from collections.abc import Iterator, Sequence
from importlib import import_module

import pygame

from game.catalogue import GAMES
from game.learning.reading import PRIMER
from game.resources import ENGLISH, languages, letters_of, read_text, root
from game.stage.moods import Expression, Mood
from game.stage.rim import Rim
from game.ui.draw.busts import Seated, light, seated
from game.ui.draw.light import scaled
from game.ui.draw.pack_art import PREMULTIPLIED, SHAPE, PackArt, PackStyle
from game.ui.draw.rooms import USUAL, ground, props
from game.ui.draw.shadows import shadow
from game.ui.draw.vector import raster
from game.wording import RANKS, load

WIDE, HIGH = 840, 352
"""Units of a poster, which is painted twice as large and kept smaller: edges become fine, threads of cloth even."""
TWICE, KEPT = 2, (756, 317)
RIM = Rim(x=WIDE / 2, y=652, across=850, down=512, left=0, width=720, side=0)
"""The edge of the table; its width is such that lamps hang between the people."""
PLACES = {1: (0.27,), 2: (0.155, 0.845), 3: (0.1, 0.29, 0.9), 4: (0.085, 0.255, 0.745, 0.915)}
"""Where people sit, by their number, as shares of the width: nobody behind the cards."""
SIDES = {1: 164, 2: 164, 3: 150, 4: 140}
"""How large they are, and the share of that which the table hides."""
SUNK = 0.075
STANDING = (130, 224), (752, 228)
"""Where the things of the room stand upon the table, at its left and its right, and how large they are."""
THING = 84, 76
FAN = {1: 0.62, 3: 0.62}
"""Where the middle of the cards is, as a share of the width, if it is not a half."""
TALL, APART, TURN = 200, 98, 9
"""How high a card is, how far from the next, and by how many degrees more it is turned."""
FOOT, ARCHED = 232, 12
"""How far down the middle card lies, and how much lower those beside it."""
MOODS = (Mood.PLEASED, Mood.THINKING, Mood.SLY, Mood.CALM)


def table(room: str, people: Sequence[str]) -> pygame.Surface:
    """Paint a room with these people, who look at where their cards will lie."""
    pygame.font.init()
    picture = ground(room, (TWICE * WIDE, TWICE * HIGH), scaled(RIM, TWICE))
    middle = FAN.get(len(people), 0.5)
    for share, name, mood in zip(PLACES[len(people)], people, MOODS, strict=False):
        place = _place(share * WIDE, SIDES[len(people)])
        looking = Expression(mood, 1 if share < middle else -1)
        for drawn, box in (light(place, lit=True), seated(name, place, looking, tilted=True)):
            picture.blit(drawn, box, special_flags=PREMULTIPLIED)
    for thing, at in zip(props(room), STANDING, strict=True):
        if thing:
            _lay(picture, raster(read_text(thing), TWICE * THING[0], TWICE * THING[1]), at)
    return picture


def poster(bare: pygame.Surface, people: int, cards: Sequence[str], style: PackStyle) -> pygame.Surface:
    """Lay cards upon a table with so many people."""
    picture, middle = bare.copy(), FAN.get(people, 0.5)
    for number, code in enumerate(cards):
        away = number - (len(cards) - 1) / 2
        spot = middle * WIDE + away * APART, FOOT + ARCHED * away * away
        _lay(picture, shadow(TWICE * TALL, round(-TURN * away), 6 * TWICE), spot)
        _lay(picture, _card(code, -TURN * away, style), spot)
    return pygame.transform.smoothscale(picture, KEPT)


def _place(x: float, side: float) -> Seated:
    middle = RIM.edge(x) + (SUNK - 0.5) * side
    return Seated(round(TWICE * x), round(TWICE * middle), round(TWICE * side), scaled(RIM, TWICE))


def _lay(picture: pygame.Surface, drawn: pygame.Surface, at: tuple[float, float]) -> None:
    """Lay a drawing down, its middle here."""
    box = drawn.get_rect(center=(round(TWICE * at[0]), round(TWICE * at[1])))
    picture.blit(drawn, box, special_flags=PREMULTIPLIED)


def _card(code: str, turn: float, style: PackStyle) -> pygame.Surface:
    """Draw a card, turned by so many degrees."""
    pack, tall = PackArt(style), TWICE * TALL
    drawn = raster(pack.svg(code, tall), round(tall * SHAPE), tall)
    for _ in pack.set_indices(drawn, code, tall):
        pass
    return pygame.transform.rotozoom(drawn, turn, 1)


def posters() -> Iterator[tuple[str, pygame.Surface]]:
    """Paint the posters of the first lessons, and those of every game as the module of its still life says."""
    yield from _in_every_language(PRIMER, USUAL, ("governess",), ("9C", "KC", "7H"))
    for game in GAMES:
        told = import_module(f"still_lifes.{game.id}")
        yield from _in_every_language(game.id, game.table.room, told.PEOPLE, told.CARDS)


def _in_every_language(
    name: str, room: str, people: Sequence[str], cards: Sequence[str]
) -> Iterator[tuple[str, pygame.Surface]]:
    bare = table(room, people)
    for letters, style in styles().items():
        folder = "" if letters == RANKS else f"{letters}/"
        yield f"{folder}{name}", poster(bare, len(people), cards, style)


def styles() -> dict[str, PackStyle]:
    """Give the style of the cards with large indices, by the letters they have in some language."""
    found: dict[str, PackStyle] = {}
    for language in (ENGLISH, *languages()):
        words = load(root() / "words" / language)
        letters = letters_of(language)
        found.setdefault(letters, PackStyle(large=True, letters=letters, printed=words.printed))
    return found


def files() -> Iterator[tuple[str, bytes]]:
    for name, picture in posters():
        out = io.BytesIO()
        pygame.image.save(picture, out, "poster.jpg")
        yield f"posters/{name}.jpg", out.getvalue()
