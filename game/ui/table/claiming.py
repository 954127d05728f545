"""The claim of one player: it is offered when all the rest is sure, asked once a deal, and shows its cards."""

from collections.abc import Callable, Sequence

from game.core.cards import Card
from game.core.move import Play
from game.play.table_session import AnyView, TableSession
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
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, heading

WIDEST = 660
FEWEST = 2
"""Cards a claim is worth asking for; the last one is soon played."""


class Claiming:
    """What one player may claim, and whether he has been asked."""

    def __init__(self, session: TableSession) -> None:
        """Begin with nothing known."""
        self._session = session
        self._asked_at = -1  # how long the log was
        self._known_at = -1
        self._sure: tuple[Card, ...] = ()
        self._declined = -1  # deals that were finished when the player chose to play on

    @property
    def cards(self) -> tuple[Card, ...]:
        """What may be claimed now, in the order in which it takes; empty when nothing may."""
        known = self._known_at == len(self._session.match)
        return self._sure if known and self._declined != self._session.view().ledger.finished else ()

    def decline(self) -> None:
        """Ask no more in this deal."""
        self._declined = self._session.view().ledger.finished

    def listen(self, view: AnyView) -> bool:
        """Find out, while the player has the move, what he may claim; tell when something may be."""
        length = len(self._session.match)
        if self._known_at == length or not self._worthwhile(view):
            return False
        if self._asked_at != length:
            self._asked_at = length
            self._session.ask_claim()
        found = self._session.claim()
        if found is None:
            return False
        self._known_at, self._sure = length, found.cards
        return bool(self.cards)

    def _worthwhile(self, view: AnyView) -> bool:
        return (
            view.hand.bit_count() >= FEWEST
            and bool(view.moves)
            and all(isinstance(move, Play) for move in view.moves)
            and self._declined != view.ledger.finished
        )


def ask(
    context: UiContext,
    captions: Captions,
    cards: Sequence[Card],
    claim: Callable[[], Switch],
    decline: Callable[[], None],
) -> Switch:
    """Show what takes the rest, and ask whether it is to be played out; tell it when nothing is sure."""
    say = captions.table
    if not cards:
        context.notices.say(say("no_claim"))
        return None
    names = tuple(captions.face(card) for card in cards)
    shown = Document((Paragraph(ParagraphKind.CARDS, (InlineCards(names),)),))

    def play_on() -> Switch:
        decline()
        return Pop()

    def compose() -> Block:
        told = Column((Text(say("claim.text"), BODY), Rich("cards", shown, paper=False)), gap=18)
        yes = Button("yes", say("claim.yes"), lambda: Pop(claim()), Tone.PRIMARY)
        no = Button("no", say("claim.no"), play_on, Tone.PLAIN)
        parts = (
            heading(say("claim.title")),
            Scroll("words", told),
            Gap(4),
            Wrap((yes, no), gap=16, right=True),
        )
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return Push(ScreenScene(Screen(context, compose, back=play_on, first="yes", backdrop=False), over=True))
