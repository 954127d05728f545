"""The table as it stands, for those who ask about it by ear."""

from collections.abc import Iterator

from game.core.cards import members
from game.play.phases import Mine, Resting
from game.play.table_session import winning_play
from game.stage.table import Table
from game.telling.captions import Captions
from game.ui.table.controller import TableController
from game.ui.table.narrator import Heard


def heard_at(controller: TableController, captions: Captions, table: Table) -> Heard:
    """Give what can be told of it now."""
    playback, choices = controller.playback, controller.state.turn.choices
    mine = isinstance(playback.phase, Mine)
    legal = choices.plays | choices.lays if mine else 0
    duty = captions.duty(controller.state.turn.duty) if mine else ""
    words = tuple(_open_words(controller, captions, table)) if mine else ()
    counsel = controller.counsel
    winning, _ = winning_play(controller.session.match, playback.shown.view)
    told, waits = counsel.text if counsel else "", isinstance(playback.phase, Resting)
    return Heard(playback.shown.view, playback.shown.beats, legal, duty, words, told, winning, waits)


def _open_words(controller: TableController, captions: Captions, table: Table) -> Iterator[str]:
    """Name what may be said, and what may be taken, in words."""
    choices, view = controller.state.turn.choices, controller.shown.view
    for each in choices.words:
        said = captions.word(each.word, next(iter(each.numbers), None))
        several = len(each.numbers) > 1
        yield captions.table("say_to", word=said, number=each.numbers[-1]) if several else said
    packets = table.packets(view) if choices.packets else ()
    for number in choices.packets:
        named = captions.table("comma").join(map(captions.cards.spoken, members(packets[number])))
        yield captions.table("take_these", cards=named)
