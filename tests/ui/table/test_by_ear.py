"""Who listens instead of looking hears what happens and may ask for the rest, by keys that also show it."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.core.cards import members
from game.core.move import Play
from game.telling.by_ear import closed
from game.telling.captions import Captions
from game.ui.scenes.table import TableScene
from tests.ui.whole.player import Player, deal_over, to_trick_play
from tests.ui.whole.running_app import Parlour, guest, parlour
from tests.ui.whole.tables import one_game

ASKED = {"hand": "f2", "trick": "f3", "turn": "f4", "score": "f5", "deal": "f6", "gone": "f7", "again": "f8"}


def heard(there: Parlour) -> list[str]:
    return [each.text for each in there.app.context.announcer.take()]


def seated(there: Parlour, player: Player, game: str) -> tuple[TableScene, Captions]:
    """Sit down to a game; give its table, and how things are called there."""
    player.use("play", f"quick/{game}")
    player.pause()
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    session = table.controller.session
    spec = session.match.rules.spec
    return table, Captions(there.app.context.words, game, spec, session.players, session.me)


def answers(there: Parlour) -> dict[str, str]:
    """Press every key that asks, and give what is heard."""
    heard(there)
    found = {}
    for name, key in ASKED.items():
        there.press(key)
        (found[name],) = heard(there)
    return found


@pytest.mark.parametrize("game", one_game(2))
def test_everything_asked_agrees_with_the_table(tmp_path: Path, game: str) -> None:
    with parlour(tmp_path) as there:
        player = guest(there)
        table, captions = seated(there, player, game)
        to_trick_play(player)
        controller, name = table.controller, captions.spoken_card
        view = controller.session.view()
        told = answers(there)
        assert all(name(card) in told["hand"] for card in members(view.hand))
        assert all(name(card) in told["trick"] for card in view.trick.cards)
        assert all(name(card) in told["turn"] for card in members(controller.choices.plays))
        gone = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
        assert all(name(card) in told["gone"] for card in gone)
        assert not any(name(card) in told["gone"] for card in members(view.hand))


def test_one_answer_takes_the_place_of_another(tmp_path: Path) -> None:
    with parlour(tmp_path) as there:
        player = guest(there)
        player.use("play", f"quick/{GAMES[0].id}")
        to_trick_play(player)
        answers(there)
        assert len(there.app.context.notices.sentences) == 1


def test_what_was_played_is_kept_from_who_wants_to_remember(tmp_path: Path) -> None:
    with parlour(tmp_path, tell_gone=False) as there:
        player = guest(there)
        player.use("play", f"quick/{GAMES[0].id}")
        to_trick_play(player)
        assert "switched off" in answers(there)["gone"]


@pytest.mark.parametrize("game", one_game(4))
def test_every_move_of_a_deal_is_heard_once_and_in_order(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with parlour(tmp_path) as there:
        told: list[str] = []
        say = there.app.context.announcer.say

        def said(text: str, *, urgent: bool = False) -> None:
            told.append(text)
            say(text, urgent=urgent)

        monkeypatch.setattr(there.app.context.announcer, "say", said)
        player = guest(there)
        table, captions = seated(there, player, game)
        player.play(deal_over)
        entries = table.controller.session.match.transcript().entries
        wanted = [
            closed(captions.story("plays", each.seat, card=captions.spoken_card(each.move.card)))
            for each in entries
            if isinstance(each.move, Play)
        ]
        assert [each for each in told if each in wanted] == wanted
        assert not any(one == other for one, other in pairwise(told) if "aside" in one), "said with a number"
