"""Which sound goes with which moment: awards of their own, my tricks, and the called card when it falls."""

import pytest

from game.catalogue import GAMES
from game.core.cards import NOBODY
from game.core.event import Played, TrickTaken
from game.play.table.sounds import CALLED, CUES, cue_of
from game.resources import root
from game.stage.motion import Mark, MarkKind
from game.ui.shell.sound import takes_of


def test_the_called_card_is_heard_when_it_falls_and_no_other() -> None:
    fallen = Mark(0.0, MarkKind.PLAY, Played(2, 17))
    assert cue_of(fallen, 0, {}, 17) == CALLED
    assert cue_of(fallen, 0, {}, 16) == cue_of(fallen, 0, {}, NOBODY) == CUES[MarkKind.PLAY]


@pytest.mark.parametrize(("seat", "cue"), [(0, "trick_won"), (1, "")])
def test_only_my_own_tricks_are_heard(seat: int, cue: str) -> None:
    assert cue_of(Mark(0.0, MarkKind.TRICK, TrickTaken(seat, 3)), 0, {}) == cue


def test_every_cue_has_its_sound() -> None:
    wanted = {*CUES.values(), CALLED, "trick_won"}
    wanted |= {cue for game in GAMES for cue in game.given.sounds.values()}
    assert [cue for cue in sorted(wanted) if not takes_of(root() / "sounds", cue)] == []
