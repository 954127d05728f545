"""Law: every feat can be done, and is read from the end of a deal by those, and those only, who have done it.

What was done is found again from the moves in the log, by the rules text and not by the awards.
"""

from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, Game, rules_for
from game.core.feats import Feat
from game.core.record import replace
from game.core.transcript import read
from game.core.view import View
from game.session.match import Match
from game.session.players import players_of, seat_of_person
from tests.games.expected import EXPECTED
from tests.laws.feat_log import FeatLog
from tests.laws.find_feats import HERE, deal

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
FEATS = [(game, feat) for game in GAMES for feat in game.given.feats]
EACH = pytest.mark.parametrize(("game", "feat"), FEATS, ids=[f"{game.id}-{feat.id}" for game, feat in FEATS])


def example(game: Game, feat: Feat[Any]) -> Match[Any, Any]:
    """Play the deal again that is kept for a feat."""
    text = (HERE / game.id / f"{feat.id}.txt").read_text("utf-8")
    transcript = read(text, lambda head: rules_for(head.game, dict(head.options)).spec.pack)
    return Match.restore(rules_for(game.id, dict(transcript.header.options)), transcript)


def deals(game: Game, number: int) -> list[Match[Any, Any]]:
    dice = Random(f"feats by the log {game.id}")
    return [deal(game, dice) for _ in range(number)]


@EACH
def test_a_feat_can_be_done(game: Game, feat: Feat[Any]) -> None:
    match = example(game, feat)
    me = seat_of_person(players_of(match.transcript().header, match.rules.spec.seats))
    assert match.view(me).ledger.finished == 1
    assert feat.done(match.review(len(match), me))


@EVERY
def test_no_deal_is_kept_for_nothing(game: Game) -> None:
    kept = {path.stem for path in (HERE / game.id).glob("*")}
    assert kept == {feat.id for feat in game.given.feats}


@EVERY
def test_a_feat_is_done_by_those_who_did_it(game: Game, thorough: bool) -> None:
    truths = EXPECTED[game.id].feats
    feats = {feat.id: feat for feat in game.given.feats}
    assert truths.keys() <= feats.keys()
    for match in (*(example(game, feat) for feat in feats.values()), *deals(game, 60 if thorough else 12)):
        for seat in range(match.rules.spec.seats):
            log = FeatLog(match, seat)
            done = {name for name in truths if feats[name].done(log.end)}
            assert done == {name for name, truth in truths.items() if truth(log)}, match.transcript()


def unpaid(view: View[Any]) -> View[Any]:
    """Take away what a deal has paid the seat that looks at it."""
    return replace(
        view,
        ledger=replace(view.ledger, awards=tuple(each for each in view.ledger.awards if each.to != view.me)),
    )


@EVERY
def test_who_is_paid_nothing_has_done_nothing(game: Game) -> None:
    for match in (*(example(game, feat) for feat in game.given.feats), *deals(game, 6)):
        for seat in range(match.rules.spec.seats):
            view = match.review(len(match), seat)
            assert not [feat.id for feat in game.given.feats if feat.done(unpaid(view))]


@EVERY
def test_what_was_done_in_a_deal_is_not_done_in_the_next(game: Game) -> None:
    for feat in game.given.feats:
        match = example(game, feat)
        me = seat_of_person(players_of(match.transcript().header, match.rules.spec.seats))
        view = match.review(len(match), me)
        assert not feat.done(replace(view, ledger=view.ledger.close()))
