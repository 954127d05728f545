"""The question whether all the rest is to be played out, with the cards that take it."""

from collections.abc import Sequence

from game.core.cards import Card
from game.play.table.inputs import ClaimRest, PlayOn
from game.telling.captions import Captions
from game.telling.markup import Document, InlineCards, Paragraph, ParagraphKind
from game.ui.draw.theme import BODY
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Wrap
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Push, Switch
from game.ui.table.view_model import Send
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, heading

WIDEST = 660


def ask(
    context: UiContext,
    captions: Captions,
    cards: Sequence[Card],
    send: Send,
) -> Push:
    """Show what takes the rest, and ask whether it is to be played out."""
    say = captions.table
    names = tuple(captions.cards.face(card) for card in cards)
    shown = Document((Paragraph(ParagraphKind.CARDS, (InlineCards(names),)),))

    def play_on() -> Switch:
        return Pop(send(PlayOn()))

    def compose() -> Block:
        told = Column((Text(say("claim.text"), BODY), Rich("cards", shown, paper=False)), gap=18)
        yes = Button("yes", say("claim.yes"), lambda: Pop(send(ClaimRest())), Tone.PRIMARY)
        no = Button("no", say("claim.no"), play_on, Tone.PLAIN)
        parts = (
            heading(say("claim.title")),
            Scroll("words", told),
            Gap(4),
            Wrap((no, yes), gap=16, right=True),
        )
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return Push(ScreenScene(Screen(context, compose, back=play_on, first="yes", backdrop=False), over=True))
