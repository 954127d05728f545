"""What the marks of the motion leave behind on the screen: words in bubbles, changes of the score, declared cards."""

from collections.abc import Callable, Sequence

from game.core.cards import mask, members
from game.core.event import Awarded, Played, Said
from game.core.score import Award
from game.stage.motion import Kind, Mark
from game.stage.table import Announced
from game.ui.table.announced import heard
from game.ui.table.captions import Captions
from game.ui.table.choices import DONE
from game.ui.table.declared import Declared
from game.ui.table.lately import Lately
from game.ui.table.score import gained
from game.ui.table.sitting import AnyView


class Happened:
    """Keeps what was said, paid and declared for as long as it is to be seen."""

    def __init__(self, captions: Captions, announced: Callable[[], Sequence[Announced]]) -> None:
        """Nothing yet."""
        self._captions = captions
        self._announced = announced
        self.lately = Lately()
        self.declared: list[Declared] = []

    def see(self, mark: Mark, view: AnyView) -> None:
        """Take in one moment; the view is what the player knew."""
        event = mark.event
        if mark.kind is Kind.SAY and isinstance(event, Said):
            if event.seat != view.me or event.word != DONE:
                self.lately.say(event.seat, self._captions.spoken(event.word, event.number))
        elif mark.kind is Kind.PLAY and isinstance(event, Played):
            self.lately.say(event.seat, heard(self._announced(), event.card, self._captions))
        elif mark.kind is Kind.AWARD and isinstance(event, Awarded):
            self._declare(event.award, view)
        elif mark.kind is Kind.SHUFFLE:
            self.forget()

    def compare(self, before: AnyView, after: AnyView) -> None:
        """See how the score has changed."""
        self.lately.gain(gained(before, after, self._captions))

    def _declare(self, award: Award, view: AnyView) -> None:
        """Show the cards another player is paid for; those that lie open anyway need no showing."""
        played = mask(each for trick in (*view.tricks, view.trick) for each in trick.cards)
        if not award.cards & ~(view.shown | played):
            return
        captions, step = self._captions, self._captions.step(award)
        self.lately.say(award.to, step)
        if award.to == view.me:
            return
        cards = members(award.cards)
        spoken = captions.table("comma").join(captions.spoken_card(each) for each in cards)
        told = captions.table("declared", seat=captions.name(award.to), step=step)
        faces = tuple(captions.face(each) for each in cards)
        self.declared.append(Declared(award.to, step, faces, f"{told}: {spoken}"))

    def forget(self) -> None:
        """Clear the table of it all."""
        self.lately.hush()
        self.declared.clear()
