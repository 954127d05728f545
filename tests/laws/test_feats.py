"""Law: every feat can be done, and is read from the end of a deal by those, and those only, who have done it.

What was done is found again from the moves in the log, by the rules text and not by the awards.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, Game, rules_for
from game.core.cards import Card, Seat
from game.core.feats import Feat
from game.core.move import Lay, Play, Say
from game.core.record import replace
from game.core.transcript import read
from game.core.view import View
from game.session.match import Match
from game.session.players import players_of, seat_of_person
from tests.laws.find_feats import HERE, deal

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
FEATS = [(game, feat) for game in GAMES for feat in game.given.feats]
EACH = pytest.mark.parametrize(("game", "feat"), FEATS, ids=[f"{game.id}-{feat.id}" for game, feat in FEATS])
BIRDS = {"sparrow": ("T1", 16), "owl": ("T2", 15), "cockatoo": ("T3", 14)}
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def example(game: Game, feat: Feat[Any]) -> Match[Any, Any]:
    """Play the deal again that is kept for a feat."""
    text = (HERE / game.id / f"{feat.id}.txt").read_text("utf-8")
    transcript = read(text, lambda head: rules_for(head.game, dict(head.options)).spec.pack)
    return Match.restore(rules_for(game.id, dict(transcript.header.options)), transcript)


class Log:
    """A deal as its log tells it to one seat."""

    def __init__(self, match: Match[Any, Any], seat: Seat) -> None:
        """Gather what was said, and the tricks."""
        self.seat, self.seats = seat, match.rules.spec.seats
        self.spell = match.rules.spec.pack.spell
        self.end = match.review(len(match), seat)
        self.entries = match.transcript().entries[match.span(1).start - 1 :]
        self.said = [(entry.seat, entry.move.word) for entry in self.entries if isinstance(entry.move, Say)]
        self.took = [trick.taker == seat for trick in self.end.tricks if trick.cards]

    def says(self, word: str) -> bool:
        return (self.seat, word) in self.said

    def own(self, trick: int, face: str) -> bool:
        """Tell whether the seat took a trick, 1 for the first, with this card."""
        found = self.end.tricks[trick - 1 : trick]
        cards = [self.spell(card) for card in found[0].cards] if found else []
        return (
            face in cards
            and (found[0].leader + cards.index(face)) % self.seats == self.seat == found[0].taker
        )

    def hand(self) -> list[str]:
        """Spell the cards the seat played."""
        return [self.spell(card) for card in self.played()]

    def played(self) -> list[Card]:
        return [
            each.move.card for each in self.entries if each.seat == self.seat and isinstance(each.move, Play)
        ]

    def picker_side(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, side in enumerate(self.end.sides) if side == 0)

    def picker_points(self) -> int:
        """Add up what the picker's side took and buried (Sheepshead §4.5, §7.1)."""
        taken = [
            card for trick in self.end.tricks if trick.taker in self.picker_side() for card in trick.cards
        ]
        buried = [entry.move.card for entry in self.entries if isinstance(entry.move, Lay)]
        return sum(POINTS.get(self.spell(card)[0], 0) for card in (*taken, *buried))


def stood(log: Log) -> bool:
    return log.said[:1] == [(log.seat, "stand")] and sum(log.took) > 2


def prevented(log: Log) -> bool:
    """Tell whether the other player prevented the first exchange, and lost by it without the vole (Écarté §5)."""
    talk = [(seat, word) for seat, word in log.said if word in ("propose", "stand", "accept", "refuse")]
    first = talk[0] if talk[0][1] == "stand" else talk[1]
    return first[1] in ("stand", "refuse") and first[0] != log.seat and sum(log.took) in (3, 4)


def silent(log: Log) -> bool:
    return any(log.own(number, face) and not log.says(bird) for bird, (face, number) in BIRDS.items())


def four(log: Log) -> bool:
    hand = [face[0] for face in log.hand()]
    return any(hand.count(rank) == 4 for rank in "AKQJ")


def won_as_picker(log: Log) -> bool:
    return log.says("pick") and log.picker_points() > 60


TRUTHS: Mapping[str, Mapping[str, Callable[[Log], bool]]] = {
    "ecarte": {
        "vole": lambda log: log.took == [True] * 5,
        "stood": stood,
        "vulnerable": prevented,
    },
    "gleek": {
        "tiddy": lambda log: log.spell(log.end.public.turn_up)[0] == "4" and log.end.dealer == log.seat
    },
    "illustrated_tarock": {
        **{
            bird: (lambda log, bird=bird, at=at: log.says(bird) and log.own(at[1], at[0]))  # type: ignore[misc]  # bound now
            for bird, at in BIRDS.items()
        },
        "silent": silent,
    },
    "imperiale": {
        "capot": lambda log: log.took == [True] * 12,
        "blanche": lambda log: len(log.took) == 12 and not {face[0] for face in log.hand()} & {*"KQJ"},
    },
    "imperium": {
        "joker": lambda log: log.spell(log.end.public.turn_up) == "JOK" and log.end.dealer == log.seat,
        "every_trick": lambda log: log.took == [True] * 5,
    },
    "romestecq": {"stecq": lambda log: len(log.took) == 5 and log.took[-1]},
    "sheepshead": {
        "picked": won_as_picker,
        "alone": lambda log: log.says("alone") and won_as_picker(log),
        "every_trick": lambda log: (
            log.seat in log.picker_side()
            and all(trick.taker in log.picker_side() for trick in log.end.tricks)
        ),
    },
}
"""By feat, how the log tells that it was done."""


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
    truths = TRUTHS.get(game.id, {})
    feats = {feat.id: feat for feat in game.given.feats}
    assert truths.keys() <= feats.keys()
    for match in (*(example(game, feat) for feat in feats.values()), *deals(game, 60 if thorough else 12)):
        for seat in range(match.rules.spec.seats):
            log = Log(match, seat)
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
