"""How an exercise at the table begins and ends: a dialog that says what it comes to, and the ways on."""

from collections.abc import Sequence

from game.core.record import record
from game.ui.blocks import (
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Grow,
    Pad,
    Page,
    Panel,
    Scroll,
    Tone,
    UiContext,
    Wrap,
    heading,
)

WIDE = 720


@record
class Exercise:
    """What is said of an exercise."""

    title: str
    told: Sequence[Block]
    ways: Sequence[Button]  # the usual one last
    gap: float = 16  # design units between the lines told

    def block(self) -> Block:
        parts = (
            heading(self.title),
            Grow(Scroll("words", Column(tuple(self.told), gap=self.gap))),
            Gap(4),
            Wrap(tuple(self.ways), gap=12, right=True),
        )
        return Pad(Centre(Panel(Column(parts, gap=16), sides=40, ends=34), WIDE), 16, 16)


def exercise(context: UiContext, shown: Exercise, leave: Command) -> Page[Exercise]:
    """Say it over the table; Esc leaves."""
    usual = shown.ways[-1].key
    return Page(
        context, shown, lambda page: page.state.block(), first=usual, back=lambda _: leave(), over=True
    )


@record
class LessonEnd:
    """The ways on from a lesson that has been gone through."""

    following: Command | None
    again: Command
    leave: Command


def ended(
    context: UiContext, title: str, told: Sequence[Block], following: str, ways: LessonEnd, leave: str = ""
) -> Page[Exercise]:
    """Say how a lesson or a question ended; `leave` labels the way back."""
    say = context.words.get
    last = Tone.PLAIN if ways.following else Tone.PRIMARY
    buttons = [
        Button("again", say("learn.again"), ways.again),
        Button("leave", leave or say("learn.to_list"), ways.leave, last),
    ]
    if ways.following is not None:
        buttons.append(Button("following", following, ways.following, Tone.PRIMARY))
    return exercise(context, Exercise(title, told, buttons), ways.leave)
