"""What is told of the table as it stands, to those who listen instead of looking."""

from collections.abc import Iterator
from typing import assert_never

from game.core.cards import members
from game.play.phases import Resting
from game.play.table.effects import Topic
from game.play.table.state import TableFacts, TableState
from game.play.table_session import winning_play
from game.telling.by_ear import ByEar, closed
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.table.hold_offer import hold_text
from game.ui.table.log import log_aloud
from game.ui.table.narrator import Heard
from game.ui.table.remark import remark_text
from game.ui.widgets.caps import name_of


def heard_at(facts: TableFacts, state: TableState) -> Heard:
    """Give what can be told of the table now, for whoever asks."""
    turn, counsel = state.turn, state.counsel
    winning, _ = winning_play(facts.rules, state.view)
    return Heard(
        state.view,
        state.beats,
        turn.choices.plays | turn.choices.lays,
        facts.captions.duty(turn.duty),
        tuple(_open_words(facts, state)),
        counsel.text if counsel else "",
        winning,
        isinstance(state.phase, Resting),
    )


def _open_words(facts: TableFacts, state: TableState) -> Iterator[str]:
    """Name what may be said, and what may be taken, in words."""
    choices, captions = state.turn.choices, facts.captions
    for each in choices.words:
        said = captions.word(each.word, next(iter(each.numbers), None))
        several = len(each.numbers) > 1
        yield captions.table("say_to", word=said, number=each.numbers[-1]) if several else said
    packets = facts.game.table.packets(state.view) if choices.packets else ()
    for number in choices.packets:
        named = captions.table("comma").join(map(captions.cards.spoken, members(packets[number])))
        yield captions.table("take_these", cards=named)


def aloud(context: UiContext, facts: TableFacts, state: TableState, topic: Topic) -> str:
    """Put in words what is told of something at the table."""
    captions, table, say = facts.captions, facts.game.table, context.words.get
    match topic:
        case Topic.LOG:
            told = [beat for _, beat in state.beats]
            return closed(log_aloud(told, captions, table.announced, table.calls))
        case Topic.SCORE:
            return closed(captions.table("score"))
        case Topic.LAST_TRICK:
            return " ".join(ByEar(context.words, captions, table).last_trick(state.view))
        case Topic.DECLARED:
            return " ".join(f"{each.spoken}." for each in state.declared_open)
        case Topic.DECLARED_PUT_AWAY:
            return say("aloud.declared_hidden")
        case Topic.REMARK:
            remark = remark_text(state.remark, captions) if state.remark else None
            return f"{remark.eyebrow}: {captions.cards.aloud(remark.text)}" if remark else ""
        case Topic.CLAIM_OFFER:  # whoever listens sees no button
            key, offered = name_of(context, Action.CLAIM), captions.table("claim.button")
            way = say("aloud.claim_by", key=key) if key else ""
            return f"{offered}: {captions.table('claim.hint')} {way}".rstrip()
        case Topic.HOLD_OFFER:  # the key that the question names would play a card
            key = name_of(context, Action.NEXT)
            way = say("aloud.hold_answers", key=key) if key else ""
            return f"{hold_text(context, captions)} {way}".rstrip()
        case _:
            assert_never(topic)
