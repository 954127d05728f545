"""The reckoning of a deal: expectation, skill and luck make the result; par; and how far it is judged."""

from collections.abc import Callable

from game.coach.review import Review
from game.core.record import record
from game.ui.draw.theme import EYEBROW, SMALL, SMALL_STRONG
from game.ui.kit.block import Block
from game.ui.layout import Column, Grow, Region, Row
from game.ui.lookback.verdicts import Verdicts
from game.ui.shell.scene import Switch
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Divider, Icon, Progress
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Number, Text, Tint
from game.wording import tenths

UNKNOWN = "–"


@record
class Reckoning:
    """How the reckoning stands."""

    review: Review
    running: bool  # the review goes on
    verdicts: Verdicts
    explain: Callable[[], Switch]
    toggle: Callable[[], Switch]

    def block(self) -> Block:
        """Lay it out; pressing it explains how it was computed."""
        say = self.verdicts.say
        head = Row((Grow(Text(say("reckoning"), EYEBROW, Tint.GOLD)), Icon("info", Tint.GOLD, SMALL)), gap=8)
        unit = Text(say("unit"), SMALL, Tint.MUTED)
        rows = Column((head, unit, *self._sum(), self._par()), gap=3)
        told = RowButton(
            "reckoning", self._told(), rows, self.explain, tip=say("explain"), bare=True, sides=8, ends=4
        )
        return Region("reckoning", Column((told, *self._progress()), gap=8))

    def _sum(self) -> tuple[Block, ...]:
        parts = ("expectation", "skill", "luck")
        return (*(self._row(key) for key in parts), Divider(), self._row("result"))

    def _row(self, key: str) -> Block:
        label = Text(self.verdicts.say(f"part.{key}"), SMALL)
        return Row((Grow(label), Number(self._amount(key), SMALL_STRONG)), gap=8)

    def _amount(self, key: str) -> str:
        value = self._value(key)
        return UNKNOWN if value is None else tenths(value, plus=True)

    def _value(self, key: str) -> float | None:
        review = self.review
        match key:
            case "expectation":
                return review.outset.mean if review.outset else None
            case "skill":
                return review.skill if review.outset else None
            case "luck":
                return review.luck
            case _:
                return review.result

    def _par(self) -> Block:
        say, review = self.verdicts.say, self.review
        label = Text(say("part.par", number=len(review.pars), all=review.runs), SMALL)
        return Row((Grow(label), Number(self._made(), SMALL_STRONG)), gap=8)

    def _made(self) -> str:
        par = self.review.par
        if par is None:
            return UNKNOWN
        return self.verdicts.say("about", amount=tenths(par[0], plus=True), error=tenths(par[1]))

    def _told(self) -> str:
        """Say the whole sum in a line."""
        amounts = {key: self._amount(key) for key in ("expectation", "skill", "luck", "result")}
        return self.verdicts.say("sum", par=self._made(), **amounts)

    def _progress(self) -> tuple[Block, ...]:
        review, say = self.review, self.verdicts.say
        if review.complete:
            return ()
        name, sign = say("stop" if self.running else "go_on"), "pause" if self.running else "play"
        tip = say("stop_tip" if self.running else "go_on_tip")
        return (
            Text(self._stage(), SMALL, Tint.MUTED),
            Progress(say("judging"), review.done),
            Button("judge", name, self.toggle, tip=tip, icon=sign, tall=44),
        )

    def _stage(self) -> str:
        """Say what is being done."""
        review, say = self.review, self.verdicts.say
        if not self.running:
            return say("stage.stopped", share=round(100 * review.done))
        if review.outset is None:
            return say("stage.outset")
        if len(review.verdicts) < len(review.wanted):
            return say("stage.decision", number=len(review.verdicts) + 1, all=len(review.wanted))
        return say("stage.par", number=len(review.pars) + 1, all=review.runs)
