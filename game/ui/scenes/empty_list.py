"""What a list shows while there is nothing in it: a picture, a friendly sentence, and the way to the first entry."""

from game.ui.blocks import (
    BODY,
    HEADING,
    Align,
    Block,
    Button,
    Centre,
    Column,
    Gap,
    Row,
    Text,
    Tint,
    Tone,
    UiContext,
)
from game.ui.scenes.labels import Cover
from game.ui.shell.destinations import ToRoom


def emptiness(context: UiContext, game: str, head: str, text: str, play: str) -> Block:
    """Say that there is nothing yet, with the picture of a game."""
    button = Button("play", play, lambda: context.go(ToRoom()), Tone.PRIMARY, icon="play")
    parts = (
        Centre(Cover(game, context.words.get(f"{game}.name"), most=360), 360),
        Text(head, HEADING, side=Align.CENTRE),
        Text(text, BODY, Tint.MUTED, Align.CENTRE),
        Gap(4),
        Centre(Row((button,)), 200),
    )
    return Centre(Column(parts, gap=12), 760)
