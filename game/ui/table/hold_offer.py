"""The offer to a newcomer that every trick may stay on the table until a press."""

from game.play.table.inputs import AnswerHold
from game.telling.captions import Captions
from game.ui.draw.theme import SMALL
from game.ui.kit.block import Block
from game.ui.layout import Column, Wrap
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Role
from game.ui.table.view_model import Send, Sends
from game.ui.widgets.button import Button
from game.ui.widgets.caps import name_of
from game.ui.widgets.panel import Panel
from game.ui.widgets.text import Text


def hold_text(context: UiContext, captions: Captions) -> str:
    """Put the question in words."""
    return captions.table("hold.text", confirm=name_of(context, Action.CONFIRM))


def hold_block(context: UiContext, captions: Captions, send: Send) -> Block:
    """Lay the offer out."""
    say = captions.table
    yes = Button(
        "hold:yes", say("hold.yes"), Sends(send, AnswerHold(hold=True)), tip=say("hold.tip"), tall=44
    )
    no = Button("hold:no", say("hold.no"), Sends(send, AnswerHold(hold=False)), tall=44)
    asked = Text(hold_text(context, captions), SMALL, role=Role.HEADING)
    return Panel(
        Column((asked, Wrap((yes, no), gap=10)), gap=10), sides=20, ends=16
    )  # a screen reader names the heading before a button: here the question, or it would be the score
