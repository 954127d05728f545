"""What a list shows while there is nothing in it: a picture, a friendly sentence, and the way to the first entry."""

from game.ui.block import Block
from game.ui.house import House
from game.ui.layout import Centre, Column, Gap, Row
from game.ui.scene import Push
from game.ui.scenes.facts import Cover
from game.ui.theme import BODY, HEADING
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.text import Side, Text, Tint


def emptiness(house: House, game: str, head: str, text: str, play: str) -> Block:
    """Say that there is nothing yet, with the picture of a game."""
    button = Button("play", play, lambda: Push(house.doors.play(house)), Tone.PRIMARY, icon="play")
    parts = (
        Centre(Cover(game, house.words.get(f"{game}.name"), most=360), 360),
        Text(head, HEADING, side=Side.CENTRE),
        Text(text, BODY, Tint.MUTED, Side.CENTRE),
        Gap(4),
        Centre(Row((button,)), 200),
    )
    return Centre(Column(parts, gap=12), 760)
