"""Where there is much to say and little room, what can be pressed stays free, and keys keep their place."""

import pygame

from game.catalogue import rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.ui.shell.action import Action
from game.ui.shell.node import Role
from game.ui.table.bars import PromptText, below
from game.ui.widgets.caps import hints
from tests.ui.kit.context import SCALES, SIZES, open_context
from tests.ui.table.seated import QUICK, Seat


def test_many_words_leave_the_hand_free_however_little_room_there_is() -> None:
    rules = rules_for("illustrated_tarock", {})
    pack, held = rules.spec.pack, "T17 T16 T14 T12 T8 T5 T4 T3 T2 TS CH 9H JD QC TC 8C"
    cards = stacked(rules.spec.packets, 0, pack, {0: pack.parse_all(held)}, {})
    said = (Entry(1, Say("pass")), Entry(2, Say("pass")), Entry(0, Say("three")))
    settings = replace(QUICK, text_scale=max(SCALES), speed=0.0)
    seat = Seat("illustrated_tarock", min(SIZES), settings, entries=(Entry(CHANCE, Deal(cards)), *said))
    seat.my_turn()
    nodes = seat.table.nodes()
    words = [node.visible for node in nodes if node.key.startswith("say:")]
    assert len(words) == 8  # seven bonuses, and that is all
    assert all(word.collidelist([node.box for node in nodes if node.role is Role.CARD]) < 0 for word in words)


def test_a_sentence_too_long_for_the_bar_leaves_the_keys_their_place() -> None:
    context, bar = open_context((1280, 720)), pygame.Rect(0, 680, 1280, 40)
    keys = hints(context, (Action.BACK, "Back"))
    short, long = (
        below(context.look, bar, PromptText("", told, False, told), keys)
        for told in ("You deal.", "You deal. " * 99)
    )
    assert [len(short), len(long)] == [2, 1]
    assert long[0].part is keys
