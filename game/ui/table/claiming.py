"""The claim of one player: it is offered when all the rest is sure, until the player plays on, and shows its cards."""

from collections.abc import Callable, Sequence

from game.core.cards import Card
from game.core.move import Play
from game.core.record import record
from game.play.table_session import Answered, AnyView, Awaited, Inquiry, TableSession
from game.search.claim import Claim
from game.telling.captions import Captions
from game.telling.markup import Document, InlineCards, Paragraph, ParagraphKind
from game.ui.draw.theme import BODY
from game.ui.kit.block import Block
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Centre, Column, Gap, Wrap
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.caps import name_of
from game.ui.widgets.chrome import Tone
from game.ui.widgets.panel import Panel
from game.ui.widgets.rich import Rich
from game.ui.widgets.text import Text, heading

WIDEST = 660
FEWEST = 2
"""Cards a claim is worth asking for; the last one is soon played."""


@record
class _Asking:
    at: int  # revision of the session
    inquiry: Inquiry[Claim]


@record
class _Known:
    at: int
    cards: tuple[Card, ...]  # that take the rest, in this order; empty when nothing is sure


class Claiming:
    """What one player may claim, and whether that is offered."""

    def __init__(self, session: TableSession) -> None:
        """Begin with nothing known."""
        self._session = session
        self._last: _Asking | _Known | None = None
        self._declined: int | None = None  # deals that were finished when the player chose to play on

    @property
    def cards(self) -> tuple[Card, ...]:
        """What may be claimed now, in the order in which it takes; empty when nothing may."""
        now = self._now
        return now.cards if isinstance(now, _Known) else ()

    @property
    def offered(self) -> bool:
        """Whether something may be claimed, and the player has not chosen to play on."""
        return bool(self.cards) and self._declined != self._session.view().ledger.finished

    @property
    def _now(self) -> _Asking | _Known | None:
        """What has been asked about the table as it is."""
        return self._last if self._last and self._last.at == self._session.revision else None

    @property
    def asks(self) -> bool:
        """Whether an answer is still awaited."""
        return isinstance(self._now, _Asking)

    def decline(self) -> None:
        """Offer no more in this deal; the key still asks."""
        self._declined = self._session.view().ledger.finished

    def listen(self, view: AnyView) -> bool:
        """Find out, while the player has the move, what may be claimed; tell when something is offered."""
        now = self._now
        if isinstance(now, _Known) or not self._worthwhile(view):
            return False
        if now is None or now.inquiry.dropped:  # a hint may have been asked since
            self._last = now = _Asking(self._session.revision, self._session.ask_claim())
        outcome = now.inquiry.poll()
        if isinstance(outcome, Awaited):
            return False
        self._last = _Known(now.at, outcome.found.cards if isinstance(outcome, Answered) else ())
        return self.offered

    def _worthwhile(self, view: AnyView) -> bool:
        return (
            view.hand.bit_count() >= FEWEST
            and bool(view.moves)
            and all(isinstance(move, Play) for move in view.moves)
        )


def offer_aloud(context: UiContext, captions: Captions) -> str:
    """Tell that the rest may be claimed, and by which key, if any: whoever listens sees no button."""
    key = name_of(context, Action.CLAIM)
    way = context.words.get("aloud.claim_by", key=key) if key else ""
    return f"{captions.table('claim.button')}: {captions.table('claim.hint')} {way}".rstrip()


def ask(
    context: UiContext,
    captions: Captions,
    cards: Sequence[Card],
    claim: Command,
    decline: Callable[[], None],
) -> Switch:
    """Show what takes the rest, and ask whether it is to be played out; tell it when nothing is sure."""
    say = captions.table
    if not cards:
        context.notices.say(say("no_claim"))
        return None
    names = tuple(captions.cards.face(card) for card in cards)
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
            Wrap((no, yes), gap=16, right=True),
        )
        return Centre(Panel(Column(parts, gap=18), sides=40, ends=34), WIDEST)

    return Push(ScreenScene(Screen(context, compose, back=play_on, first="yes", backdrop=False), over=True))
