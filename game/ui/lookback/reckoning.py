"""What a deal came to in the player's words: what decisions cost and luck brought; and how far it is judged."""

from collections.abc import Sequence

from game.coach.judging import DOUBTFUL, FINE
from game.coach.review import Review
from game.core.record import record
from game.ui.draw.theme import EYEBROW, SMALL, SMALL_STRONG
from game.ui.kit.block import Block
from game.ui.layout import Column, Grow, Pad, Region, Row
from game.ui.lookback.steps import SIDES, Verdicts
from game.ui.shell.scene import Command
from game.ui.widgets.panel import Divider, ProgressBar
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Number, Text, Tint, ToldLine
from game.wording import decimal, rounded

UNKNOWN = "–"
SLACK = 0.02
"""More than parts grow by being rounded; so that all of them are written with one decimal where one of them is."""


@record
class Reckoning:
    """How the reckoning stands."""

    review: Review
    running: bool  # the review goes on
    verdicts: Verdicts
    explain: Command

    @property
    def title(self) -> str:
        return self.verdicts.say("reckoning" if self.review.judged else "so_far_title")

    @property
    def spoken(self) -> str:
        return " ".join(story(self.verdicts, self.review))

    def blocks(self) -> Sequence[Block]:
        """Lay it out with ever fewer words, at last with none; pressing it shows the sum and how it was computed."""
        told = story(self.verdicts, self.review)
        sentences = [told[:count] for count in range(len(told), 0, -1)]
        return [self._block(each) for each in (*sentences, self._figures(), ())]

    def _figures(self) -> Sequence[str]:
        """Tell in figures what decisions cost and luck brought, as far as it is known."""
        parts, verdicts = parts_of(self.review), self.verdicts
        if parts is None:
            return ()
        amounts = {"skill": parts.skill, "luck": parts.luck}
        return [
            verdicts.line(verdicts.say(f"part.{name}"), verdicts.words.pointed(parts.written(amount)))
            for name, amount in amounts.items()
        ]

    def _block(self, told: Sequence[str]) -> Block:
        say = self.verdicts.say
        head = Row((Grow(Text(self.title, EYEBROW, Tint.GOLD)), Text(say("more"), SMALL, Tint.GOLD)), gap=8)
        rows = Column((head, *(Text(line, SMALL) for line in told)), gap=4)
        pressed = RowButton(
            "reckoning", self.spoken, rows, self.explain, tip=say("explain"), bare=True, sides=SIDES, ends=4
        )
        return Region("reckoning", Column((pressed, *self._progress()), gap=8))

    def _progress(self) -> tuple[Block, ...]:
        review, say = self.review, self.verdicts.say
        if review.complete:
            return ()
        stage = self._stage()
        return (
            *((Pad(Text(stage, SMALL, Tint.MUTED), SIDES, 0),) if stage else ()),
            Pad(ProgressBar(say("judging"), review.done), SIDES, 4),
        )

    def _stage(self) -> str:
        """Say what is being done, unless the strip shows it."""
        review, say = self.review, self.verdicts.say
        if not self.running:
            return say("stage.stopped", share=round(100 * review.done))
        if review.outset is None:
            return say("stage.outset")
        if not review.judged:
            return ""
        return say("stage.par", number=len(review.pars) + 1, all=review.runs)


@record
class Parts:
    """What a result is made of, rounded so that expectation, skill and luck add up to it as they are written."""

    expectation: float
    skill: float  # 0 or less
    luck: float
    result: float
    largest: float  # by which all of them are written alike

    def written(self, amount: float, *, plus: bool = True) -> str:
        """Write one of them."""
        return decimal(amount, plus=plus, beside=self.largest)


def parts_of(review: Review) -> Parts | None:
    """Take the result of a deal apart; None before every decision is judged."""
    if review.outset is None or review.luck is None:
        return None
    whole = (review.outset.mean, review.skill, review.result)
    largest = max(map(abs, (*whole, review.luck))) + SLACK
    expectation, skill, result = (rounded(each, largest) for each in whole)
    return Parts(expectation, skill, rounded(result - expectation - skill, largest), result, largest)


def story(verdicts: Verdicts, review: Review) -> tuple[str, ...]:
    """Say in sentences what mistakes cost, what luck brought, and what the master would have made of it.

    As long as decisions are still to be judged, it says nothing of that.
    """
    say, parts = verdicts.say, parts_of(review)
    if parts is None:
        suspects = sum(_suspect(review, each.at) for each in review.analyses)
        return say("story.waiting"), *((say("story.suspects", number=suspects),) if suspects else ())
    decided = "lost" if parts.skill else "clean"
    came = "even" if not parts.luck else "won" if parts.luck > 0 else "unlucky"
    measured, point = verdicts.captions.measured, verdicts.words.pointed
    skill, luck = parts.written(-parts.skill, plus=False), parts.written(abs(parts.luck), plus=False)
    told = say(f"story.{decided}_{came}", skill=measured(skill), luck=measured(luck))
    expectation, result = point(parts.written(parts.expectation)), point(parts.written(parts.result))
    made = say("story.made", expectation=expectation, result=result)
    if review.par is None:
        return told, made
    runs = {} if review.complete else {"number": len(review.pars), "all": review.runs}
    par = say(
        "story.par_so_far" if runs else "story.par",
        par=verdicts.words.approximate(*review.par, plus=True),
        **runs,
    )
    return told, made, par


def counted(verdicts: Verdicts, review: Review) -> str:
    """Say how many decisions are judged, and how many of each kind there are, without a word about points."""
    say, kinds = verdicts.say, [review.kind(each) for each in review.verdicts]
    judged = say("story.judged", judged=len(kinds), all=len(review.wanted))
    right, doubtful = kinds.count(FINE), kinds.count(DOUBTFUL)
    mistakes = len(kinds) - right - doubtful
    found, words = {"right": right, "doubtful": doubtful, "mistakes": mistakes}, verdicts.words
    told = [words.count(f"coach.story.{key}", number) for key, number in found.items() if number]
    counts = words.get("table.comma").join(told)
    return f"{judged} {say('story.counts', counts=counts)}" if counts else judged


def _suspect(review: Review, at: int) -> bool:
    """Tell whether a decision may be a mistake as far as it has been looked at."""
    verdict = review.verdict(at)
    return verdict is not None and review.kind(verdict) != FINE


def sum_rows(verdicts: Verdicts, review: Review) -> tuple[Block, ...]:
    """Set expectation, skill and luck as a sum, and par with its standard error."""
    say, parts = verdicts.say, parts_of(review)
    unit = Text(say("unit"), SMALL, Tint.MUTED)
    if parts is None:
        judged = say("part.skill_so_far", judged=len(review.verdicts), all=len(review.wanted))
        expected = review.outset.mean if review.outset else None
        skill = review.skill if review.verdicts else None
        lines = {
            say("part.expectation"): expected,
            judged: skill,
            say("part.luck"): None,
            say("part.result"): review.result,
        }
        told = {
            name: UNKNOWN if each is None else verdicts.words.decimal(each, plus=True)
            for name, each in lines.items()
        }
    else:
        names = ("expectation", "skill", "luck", "result")
        told = {
            say(f"part.{name}"): verdicts.words.pointed(parts.written(getattr(parts, name))) for name in names
        }
    rows = [_row(verdicts, name, amount) for name, amount in told.items()]
    label, par = say("part.par", number=len(review.pars), all=review.runs), review.par
    made = UNKNOWN if par is None else verdicts.about(*par)
    return (unit, *rows[:3], Divider(), rows[3], _row(verdicts, label, made))


def _row(verdicts: Verdicts, label: str, amount: str) -> Block:
    row = Row((Grow(Text(label, SMALL)), Number(amount, SMALL_STRONG)), gap=8)
    return ToldLine(row, verdicts.line(label, amount))
