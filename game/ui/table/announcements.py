"""What the marks of the motion leave on the screen: words in bubbles, changes of the score, declared cards."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from game.core.cards import TABLE, Card, Cards, mask
from game.core.event import Awarded, Played, Said
from game.core.score import Award
from game.play.table_session import AnyView
from game.session.match import AnyBeat
from game.stage.motion import Mark, MarkKind
from game.stage.table import Announced
from game.telling.captions import Captions
from game.telling.log import heard
from game.ui.table.declarations import Declared
from game.ui.table.score import gained
from game.ui.table.toasts import Toasts

Arranged: TypeAlias = Callable[[AnyView, Cards], tuple[Card, ...]]
"""How cards are laid side by side in a view."""


class Announcements:
    """Keeps what was said, paid and declared for as long as it is to be seen."""

    def __init__(
        self, captions: Captions, announced: Callable[[], Sequence[Announced]], arranged: Arranged
    ) -> None:
        """Nothing yet."""
        self._captions = captions
        self._arranged = arranged
        self._announced = announced
        self.toasts = Toasts()
        self._declared: list[Declared] = []  # in this deal
        self._away = 0  # so many of them have been put away

    def see(self, mark: Mark, view: AnyView) -> None:
        """Take in one moment; the view is what the player knew."""
        event = mark.event
        if mark.kind is MarkKind.SAY and isinstance(event, Said):
            if event.seat != view.me or event.word != self._captions.roles.finish:
                self.toasts.say(event.seat, self._captions.spoken(event.word, event.number))
        elif mark.kind is MarkKind.PLAY and isinstance(event, Played):
            self.toasts.say(event.seat, heard(self._announced(), event.card, self._captions))
        elif mark.kind is MarkKind.AWARD and isinstance(event, Awarded):
            self._show(event.award, view)
        elif mark.kind is MarkKind.SHUFFLE:
            self.forget()

    def compare(self, before: AnyView, after: AnyView) -> None:
        """See how the score has changed."""
        self.toasts.gain(gained(before, after, self._captions))

    def _show(self, award: Award, view: AnyView) -> None:
        """Have the winner of an award say what for, and show its cards where another player holds them."""
        if lie_open(award, view):
            return
        self.toasts.say(award.to, self._captions.step(award))
        self._declare(award, view)

    def _declare(self, award: Award, view: AnyView) -> None:
        """Keep the cards another player is paid for; whoever is paid by several shows them once."""
        captions, step = self._captions, self._captions.step(award)
        cards = self._arranged(view, award.cards)
        spoken = captions.table("comma").join(captions.cards.spoken(each) for each in cards)
        told = captions.table("declared", seat=captions.players.name(award.to), step=step)
        faces = tuple(captions.cards.face(each) for each in cards)
        declared = Declared(award.to, captions.players.name(award.to), step, faces, f"{told}: {spoken}")
        if award.to not in (view.me, TABLE) and declared not in self._declared:
            self._declared.append(declared)

    @property
    def declared(self) -> tuple[Declared, ...]:
        """What lies there to be seen."""
        return tuple(self._declared[self._away :])

    @property
    def any_declared(self) -> bool:
        """Whether anything was declared in this deal, put away or not."""
        return bool(self._declared)

    def put_away(self) -> None:
        """Put away what was declared; it can be shown again as long as the deal lasts."""
        self._away = len(self._declared)

    def turn_over(self) -> bool:
        """Show everything that was declared in this deal, or put it away; tell whether there was anything."""
        self._away = 0 if self._away else len(self._declared)
        return self.any_declared

    def recall(self, beats: Iterable[AnyBeat]) -> None:
        """Take in a deal as it went so far, without showing anything of it."""
        self.forget()
        for beat in beats:
            for event in beat.events:
                if isinstance(event, Awarded) and not lie_open(event.award, beat.after):
                    self._declare(event.award, beat.after)
        self.put_away()

    def forget(self) -> None:
        """Clear the table of it all."""
        self.toasts.hush()
        self._declared.clear()
        self._away = 0


def lie_open(award: Award, view: AnyView) -> bool:
    """Tell whether the cards that show an award lie on the table anyway, or there are none."""
    played = mask(each for trick in (*view.tricks, view.trick) for each in trick.cards)
    return not award.cards & ~(view.shown | played)
