"""Counting at the table: the questions between tricks about what has been played, and how a deal went."""

from collections.abc import Callable, Sequence

import pygame

from game.core.record import record
from game.learning.counting import NUMBERED, CountQuestion, CountTeller, Evidence
from game.telling.captions import Captions
from game.ui.blocks import (
    BODY,
    PASS,
    SMALL,
    Action,
    Block,
    Button,
    Column,
    Command,
    Gap,
    Grid,
    Grow,
    Pad,
    Page,
    Panel,
    Picture,
    Pop,
    Reply,
    Row,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    eyebrow,
)
from game.ui.draw.portraits import portrait
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import LayoutPass, Wrapping
from game.ui.scenes.card_rows import CardRow, spread
from game.ui.scenes.exercise import Exercise, exercise
from game.ui.shell.action import DIGITS, picked
from game.ui.table.offers import adviser_at

WIDE = (620, 900, 1180, 1600)
"""How wide a question may be: wider where it would be too high for the window."""
ANSWER = 150
SIDE = 46
TALL = 104
ROWS_APART = 16


@record
class InCorner(Wrapping):
    """A part in the lower left corner, where a teacher sits in lessons, so that the table beside it stays in sight."""

    part: Block

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        wide = rect.width
        for most in WIDE:
            wide = min(
                rect.width, max(round(most * look.unit * (1 + look.text_scale) / 2), self.part.width(look))
            )
            if self.part.height(look, wide) <= rect.height:
                break
        tall = min(rect.height, self.part.height(look, wide))
        self.part.place(look, pygame.Rect(rect.x, rect.bottom - tall, wide, tall), layout)


@record
class Asking:
    """One question, as it is put: what helps, and what is done with the answer and after it."""

    question: CountQuestion
    tricks: int  # that have been taken
    aid: tuple[Evidence, ...]
    marks: tuple[int, ...]  # of the tricks, where these help
    last: str  # what was the answer to the last question of the kind; empty where it is not told
    answer: Callable[[bool], None]
    stop: Command


@record
class Answering:
    """A question over the table, and the answer that was given."""

    captions: Captions
    teller: CountTeller
    asking: Asking
    given: int | None = None


def _say(page: Page[Answering], key: str, **values: object) -> str:
    return page.context.words.get(f"drills.count.{key}", **values)


def _compose(page: Page[Answering]) -> Block:
    """Lay out the question with what helps; after the answer, how the right one is reckoned."""
    asking, teller = page.state.asking, page.state.teller
    told = page.state.given is not None
    rows = asking.question.evidence if told else asking.aid
    shown = [_row(page, row) for row in rows if row.cards]
    least = max((spread(len(row.cards), TALL) for row in rows), default=0.0) / page.context.look.text_scale
    last = [Text(asking.last, SMALL, Tint.MUTED)] if asking.last and not told else []
    parts: tuple[Block, ...] = (
        _asker(page),
        Text(teller.asks(asking.question), BODY),
        *last,
        *_marks(page),
        Gap(2),
        _answers(page)
        if page.state.given is None
        else Text(teller.told(asking.question, page.state.given), BODY),
        *((Gap(2), Grid(shown, least, ROWS_APART)) if shown else ()),
    )
    inside = (Grow(Scroll("words", Column(parts, gap=10))), _ways(page))
    return Pad(InCorner(Panel(Column(inside, gap=14), sides=26, ends=20)), 16, 16)


def _asker(page: Page[Answering]) -> Block:
    """Show who asks, as in lessons, and after how many tricks."""
    captions, words = page.state.captions, page.context.words
    name, face = adviser_at(captions, sum(map(len, captions.players.parties)), words)
    head = words.get("table.advice.by", name=name, what=_say(page, "after", number=page.state.asking.tricks))
    seen = Picture("", lambda _, size: portrait(face, min(size)), SIDE, SIDE)
    return Row((seen, Grow(eyebrow(head))), gap=12)


def _marks(page: Page[Answering]) -> tuple[Block, ...]:
    """Show the marks of the tricks that matter, until the answer is given."""
    asking = page.state.asking
    if not asking.marks or page.state.given is not None:
        return ()
    return (Text(page.state.teller.marks(asking.question, asking.marks), SMALL, Tint.GOLD),)


def _answers(page: Page[Answering]) -> Block:
    question = page.state.asking.question
    buttons = [
        Button(f"answer:{place}", page.state.teller.answer(question, each), _giver(page, place))
        for place, each in enumerate(question.offered)
    ]
    return Grid(tuple(buttons), ANSWER, 10, min(4, len(buttons)))


def _row(page: Page[Answering], row: Evidence) -> Block:
    """Show cards that have been played."""
    said = page.state.captions.cards
    faces, spoken = (
        tuple(map(said.face, row.cards)),
        page.context.words.get("table.comma").join(map(said.spoken, row.cards)),
    )
    name = page.state.teller.row(row)
    cards = CardRow(name, faces, spoken=spoken, tall=TALL)
    return Column((Text(name, SMALL, Tint.MUTED), cards), gap=6)


def _ways(page: Page[Answering]) -> Block:
    stop = Button("stop", _say(page, "stop"), lambda: Pop(page.state.asking.stop()), Tone.QUIET, tall=44)
    if page.state.given is None:
        return Wrap((stop,), right=True)
    on = Button("next", _say(page, "go_on"), Pop, Tone.PRIMARY, tall=44)
    return Wrap((stop, on), gap=12, right=True)


def _giver(page: Page[Answering], place: int) -> Command:
    def give() -> Switch:
        question = page.state.asking.question
        given = question.offered[place]
        right = given == question.answer
        page.context.sound.cue("right" if right else "wrong")
        page.context.announcer.say(page.state.teller.told(question, given), urgent=True)
        page.state.asking.answer(right)
        page.screen.focus("next", keyed=page.screen.keyed)
        return page.change(given=given)

    return give


def _act(page: Page[Answering], action: Action) -> Reply:
    """Answer by a number key: by the number itself where numbers are small, else by its place."""
    offered, key = page.state.asking.question.offered, picked(action)
    if key is None or key >= len(DIGITS) or page.state.given is not None:
        return PASS
    small = page.state.asking.question.kind in NUMBERED and max(offered) < len(DIGITS)
    said = (key + 1) % len(DIGITS)
    place = offered.index(said) if small and said in offered else -1 if small else key
    if not 0 <= place < len(offered):
        return PASS
    return Reply(taken=True, switch=_giver(page, place)(), changed=True)


def count_question(
    context: UiContext, captions: Captions, teller: CountTeller, asking: Asking
) -> Page[Answering]:
    """Put a question over the table; who leaves it has not answered."""
    return Page(
        context,
        Answering(captions, teller, asking),
        _compose,
        first="answer:0",
        act=_act,
        over=True,
        paper=True,
    )


def counting_done(
    context: UiContext,
    title: str,
    lines: Sequence[str],
    ways: tuple[Command, Command],
) -> Page[Exercise]:
    """Say how counting went in a deal; then comes the next one, or the way out."""
    say, (following, leave) = context.words.get, ways
    buttons = (
        Button("leave", say("learn.finish"), leave),
        Button("following", say("drills.count.next_deal"), following, Tone.PRIMARY),
    )
    told = tuple(Text(line, BODY) for line in lines)
    return exercise(context, Exercise(title, told, buttons, gap=10), leave)
