"""What a deal came to in the player's words: what decisions cost and luck brought; and how far it is judged."""

from game.coach.review import Review
from game.core.record import record
from game.ui.draw.theme import EYEBROW, SMALL, SMALL_STRONG
from game.ui.kit.block import Block
from game.ui.layout import Column, Grow, Pad, Region, Row
from game.ui.lookback.steps import SIDES
from game.ui.lookback.verdicts import Verdicts
from game.ui.shell.scene import Command
from game.ui.widgets.button import Button
from game.ui.widgets.line import ToldLine
from game.ui.widgets.panel import Divider, ProgressBar
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Number, Text, Tint
from game.wording import decimal

UNKNOWN = "–"


@record
class Reckoning:
    """How the reckoning stands."""

    review: Review
    running: bool  # the review goes on
    verdicts: Verdicts
    explain: Command
    toggle: Command

    def block(self) -> Block:
        """Lay it out; pressing it shows the sum and how it was computed."""
        say = self.verdicts.say
        told = story(self.verdicts, self.review)
        head = Row(
            (Grow(Text(say("reckoning"), EYEBROW, Tint.GOLD)), Text(say("more"), SMALL, Tint.GOLD)), gap=8
        )
        rows = Column((head, *(Text(line, SMALL) for line in told)), gap=4)
        pressed = RowButton(
            "reckoning",
            " ".join(told),
            rows,
            self.explain,
            tip=say("explain"),
            bare=True,
            sides=SIDES,
            ends=4,
        )
        return Region("reckoning", Column((pressed, *self._progress()), gap=8))

    def _progress(self) -> tuple[Block, ...]:
        review, say = self.review, self.verdicts.say
        if review.complete:
            return ()
        name, sign = say("stop" if self.running else "go_on"), "pause" if self.running else "play"
        tip = say("stop_tip" if self.running else "go_on_tip")
        return (
            Pad(Text(self._stage(), SMALL, Tint.MUTED), SIDES, 0),
            Pad(ProgressBar(say("judging"), review.done), SIDES, 0),
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


def story(verdicts: Verdicts, review: Review) -> tuple[str, ...]:
    """Say in sentences what decisions cost, what luck brought, and what the master would have made of it."""
    if review.luck is None:
        return (verdicts.say("story.waiting"),)
    skill, luck = decimal(-review.skill), decimal(review.luck)
    decided = "clean" if skill == "0" else "lost"
    came = "even" if luck == "0" else "won" if review.luck > 0 else "unlucky"
    told = verdicts.say(f"story.{decided}_{came}", skill=skill, luck=luck.removeprefix("−"))
    made = verdicts.say("story.made", result=decimal(review.result, plus=True))
    if review.par is None:
        return told, made
    return told, made, verdicts.say("story.par", par=decimal(review.par[0], plus=True))


def sum_rows(verdicts: Verdicts, review: Review) -> tuple[Block, ...]:
    """Set expectation, skill and luck as a sum, and par with its standard error."""
    skill = review.skill if review.outset else None
    expected = review.outset.mean if review.outset else None
    parts = {"expectation": expected, "skill": skill, "luck": review.luck, "result": review.result}
    rows = [
        _row(verdicts, verdicts.say(f"part.{key}"), UNKNOWN if each is None else decimal(each, plus=True))
        for key, each in parts.items()
    ]
    label, par = verdicts.say("part.par", number=len(review.pars), all=review.runs), review.par
    made = UNKNOWN if par is None else verdicts.about(*par)
    unit = Text(verdicts.say("unit"), SMALL, Tint.MUTED)
    return (unit, *rows[:3], Divider(), rows[3], _row(verdicts, label, made))


def _row(verdicts: Verdicts, label: str, amount: str) -> Block:
    row = Row((Grow(Text(label, SMALL)), Number(amount, SMALL_STRONG)), gap=8)
    return ToldLine(row, verdicts.line(label, amount))
