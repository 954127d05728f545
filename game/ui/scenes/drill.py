"""A drill: the dialog that begins it, and what a series has come to."""

from collections.abc import Callable, Sequence

from game.core.record import record
from game.learning.drill import Fault, Grade, Series
from game.storage.progress import DrillProgress
from game.telling.captions import Captions
from game.ui.blocks import (
    BODY,
    SMALL,
    Action,
    Block,
    Button,
    Command,
    Field,
    Gap,
    Page,
    Pop,
    Switch,
    Text,
    Tint,
    Toggle,
    Tone,
    UiContext,
    name_of,
    subheading,
)
from game.ui.scenes.exercise import Exercise, exercise
from game.wording import approximate


@record
class DrillEnd:
    """The ways on from a series."""

    again: Command
    leave: Command


def drill_start(
    context: UiContext, captions: Captions, fared: DrillProgress, begin: Callable[[bool], Switch]
) -> Page[bool]:
    """Say what a drill is, and let the player choose whether answers are timed."""

    def say(key: str, **values: object) -> str:
        return context.words.get(f"drills.would.{key}", **values)

    def compose(page: Page[bool]) -> Block:
        words = (context.words.get("common.no"), context.words.get("common.yes"))
        timed = Toggle("timed", say("timed"), page.state, words, page.become, means=say("timed_note"))
        inside = (
            Text(say("explained", unit=captions.gain_unit), BODY),
            Text(say("keys", confirm=name_of(context, Action.CONFIRM)), SMALL, Tint.MUTED),
            Field(say("timed"), timed, say("timed_note")),
        )
        buttons = (
            Button("cancel", context.words.get("common.cancel"), Pop),
            Button("begin", say("begin"), lambda: begin(page.state), Tone.PRIMARY),
        )
        return Exercise(say("heading", game=captions.title), inside, buttons, gap=10).block()

    return Page(context, fared.timed, compose, first="begin", over=True)


def drill_done(
    context: UiContext,
    captions: Captions,
    told: tuple[Series, Sequence[Fault], DrillProgress],
    ways: DrillEnd,
) -> Page[Exercise]:
    """Say what a series has come to; what had been reached before it comes last of what is told."""
    series, faults, before = told

    def say(key: str, **values: object) -> str:
        return context.words.get(f"drills.would.{key}", **values)

    def sums() -> list[str]:
        skipped = series.count(Grade.SKIPPED)
        counts = {str(grade): series.count(grade) for grade in Grade}
        lost = captions.measured(approximate(series.average, series.error))
        lines = [say("average", lost=lost), say("counts", **counts)]
        lines += [say("skips", number=skipped)] if skipped else []
        lines += [say("seconds", number=context.words.decimal(series.seconds))] if before.timed else []
        if not skipped and before.best is not None and series.average < before.best:
            lines.append(say("best"))
        elif before.best is not None:
            lines.append(say("before", lost=context.words.decimal(before.best)))
        return lines

    wrong = [
        context.words.count(
            "drills.would.fault",
            each.times,
            told=each.told,
            lost=captions.measured(approximate(each.lost, each.error)),
        )
        for each in faults
    ]
    inside = (
        *(Text(line, BODY) for line in sums()),
        Gap(4),
        *((subheading(say("faults")),) if wrong else ()),
        *(Text(line, BODY) for line in wrong or [say("no_faults")]),
    )
    buttons = (
        Button("leave", context.words.get("learn.finish"), ways.leave),
        Button("again", say("again"), ways.again, Tone.PRIMARY),
    )
    shown = Exercise(say("over", game=captions.title), inside, buttons, gap=10)
    return exercise(context, shown, ways.leave)
