"""The question at which table a game is played, put once before the first lesson or deal of it, as a dialog."""

from functools import partial

from game.catalogue import Game
from game.core.options import declared
from game.play.match_setup import answer_of, last_setup
from game.ui.blocks import (
    BODY,
    SMALL,
    STRONG,
    Block,
    Button,
    Centre,
    Column,
    Command,
    Gap,
    Grow,
    Page,
    Panel,
    Pop,
    Push,
    Row,
    RowButton,
    Scroll,
    Switch,
    Text,
    Tint,
    Tone,
    UiContext,
    Wrap,
    heading,
)
from game.ui.scenes.labels import IconSign
from game.ui.shell.destinations import ToRulebook

WIDEST = 760


def asked_first(context: UiContext, game: Game, then: Command) -> Switch:
    """Go on; where the game has a question that is not answered yet, once it is."""
    if game.answers and not answer_of(context.settings, game):
        return Push(table_question(context, game, then))
    return then()


def table_name(context: UiContext, game: str, answer: str) -> str:
    """Name the table of an answer; empty where there is none."""
    return context.words.get(f"{game}.table_question.{answer}.short") if answer else ""


def table_question(context: UiContext, game: Game, then: Command) -> Page[None]:
    """Ask; what is answered is kept, and `then` goes on after the dialog has gone."""
    say = context.words.get
    now = answer_of(context.settings, game)
    options = dict(last_setup(context.settings, game).options)
    rule = next(each.rule for each in declared(game.options) if each.id == game.given.table_question)

    def choose(answer: str) -> Switch:
        context.change(context.settings.with_answer(game.id, answer))
        return Pop(then=then())

    def offered(answer: str) -> Block:
        name, text = (say(f"{game.id}.table_question.{answer}.{part}") for part in ("name", "text"))
        mark = (IconSign("check", STRONG),) if answer == now else ()
        told = Column((Row((Grow(Text(name, STRONG)), *mark), gap=8), Text(text, SMALL, Tint.MUTED)), gap=4)
        press = partial(choose, answer)
        return RowButton(f"answer/{answer}", f"{name}. {text}", told, press, selected=answer == now)

    def read() -> Switch:
        return context.go(ToRulebook(game.id, rule))

    def compose(_: object) -> Block:
        words = Column(
            (
                Text(say(f"{game.id}.table_question.text"), BODY),
                *map(offered, game.answers),
                Text(say("setup.table_change"), SMALL, Tint.MUTED),
            ),
            gap=14,
        )
        read_it = say("setup.paragraph", rule=rule)
        buttons = (
            Button("rule", read_it, read, Tone.QUIET, tip=say("setup.paragraph_tip")),
            Button("no", say("common.cancel"), Pop, Tone.PLAIN),
        )
        parts = (
            heading(say(f"{game.id}.table_question.title")),
            Scroll("words", words),
            Gap(2),
            Wrap(buttons, gap=16, right=True),
        )
        return Centre(Panel(Column(parts, gap=16), sides=40, ends=32), WIDEST)

    first = f"answer/{now or game.answer_in(options)}"
    return Page(context, None, compose, first=first, over=True)
