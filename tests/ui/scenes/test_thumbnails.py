"""Kept matches in small: what the player’s seat may see, found bit by bit and only for what is in sight."""

from random import Random

import pytest

from game.catalogue import GAMES
from game.core.cards import CHANCE, members
from game.core.move import Deal
from game.core.transcript import Entry, Transcript
from game.play.glimpses import NOTHING, Glimpse, Glimpses
from game.session.match import AnyMatch, Match
from game.storage.stores import Stores
from game.ui.scenes.saves import saves
from tests.ui.kit.context import open_context
from tests.ui.scenes.application import keep, played

IDS = [game.id for game in GAMES]


def found(glimpses: Glimpses, stores: Stores) -> list[Glimpse]:
    """Let every match be looked at, however long it takes."""
    listing = stores.saves.listing()
    for each in listing:
        assert glimpses.find(each) is None
    while glimpses.go_on(0.01):
        pass
    known = [glimpses.find(each) for each in listing]
    return [each for each in known if each is not None]


@pytest.mark.parametrize("game", IDS)
def test_a_glimpse_shows_the_hand_and_what_lies_open_and_nothing_else(game: str, stores: Stores) -> None:
    match = played(game, 3, deals=1)
    if not match.over:
        match.shuffle(Random(5), 0)
    keep(stores, match)
    (glimpse,) = found(Glimpses(stores.saves), stores)
    view, spell = match.view(0), match.rules.spec.pack.spell
    if not match.over:
        assert sorted(glimpse.hand) == sorted(spell(card) for card in members(view.hand))
        assert sorted(glimpse.shown) == sorted(spell(card) for card in members(view.shown))
    assert glimpse.hand


def test_a_glimpse_is_the_same_whatever_the_others_hold(stores: Stores) -> None:
    match = played("sheepshead", 3, deals=1)
    match.shuffle(Random(5), 0)
    one = found_of(match, stores)
    transcript = match.transcript()
    dealt = transcript.entries[-1].move
    assert isinstance(dealt, Deal)
    deal, hand = list(dealt.cards), set(members(match.view(0).hand))
    others = [place for place, card in enumerate(deal) if card not in hand]
    moved = [deal[place] for place in others]
    Random(1).shuffle(moved)
    for place, card in zip(others, moved, strict=True):
        deal[place] = card
    last = Entry(CHANCE, Deal(tuple(deal)))
    other = Match.restore(match.rules, Transcript(transcript.header, (*transcript.entries[:-1], last)))
    assert found_of(other, stores) == one


def found_of(match: AnyMatch, stores: Stores) -> Glimpse:
    match_id = keep(stores, match)
    saved = next(each for each in stores.saves.listing() if each.id == match_id)
    glimpses = Glimpses(stores.saves)
    glimpses.find(saved)
    (glimpse,) = glimpses.go_on(60)
    return glimpse


def test_between_deals_and_after_a_match_the_hand_is_shown_as_it_was_dealt(stores: Stores) -> None:
    match = played("ecarte", 3, deals=99)
    keep(stores, match)
    (glimpse,) = found(Glimpses(stores.saves), stores)
    last = max(n for n, entry in enumerate(match.transcript().entries) if entry.seat == CHANCE)
    dealt = match.review(last + 1, 0)
    assert sorted(glimpse.hand) == sorted(match.rules.spec.pack.spell(card) for card in members(dealt.hand))


def test_a_damaged_match_shows_an_empty_table(stores: Stores) -> None:
    keep(stores, played("ecarte", 1))

    class Broken:
        def load(self, _match: str) -> Transcript:
            raise ValueError

    assert found(Glimpses(Broken()), stores) == [NOTHING]


class Asked:
    """Gives the logs of kept matches, and knows of which."""

    def __init__(self, stores: Stores) -> None:
        self.stores = stores
        self.ids: list[str] = []

    def load(self, match_id: str) -> Transcript:
        self.ids.append(match_id)
        return self.stores.saves.load(match_id)


def test_one_moment_takes_one_step_and_what_was_asked_for_last_comes_first(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [keep(stores, played("ecarte", seed)) for seed in (1, 2)]
    asked, ticks = Asked(stores), iter(range(1000))
    monkeypatch.setattr("game.play.glimpses.perf_counter", lambda: float(next(ticks)))
    glimpses = Glimpses(asked)
    listing = {each.id: each for each in stores.saves.listing()}
    for match_id in ids:
        glimpses.find(listing[match_id])
    assert glimpses.go_on(1.5) == ()
    assert asked.ids == [ids[1]]


def test_only_rows_in_sight_are_looked_at(stores: Stores) -> None:
    for seed in range(40):  # no two alike, or one would be taken for a copy of the other
        keep(stores, played("ecarte", seed))
    asked = Asked(stores)
    scene = saves(open_context(), stores.saves, glimpses=Glimpses(asked))
    scene.nodes()
    for _ in range(400):
        scene.update(1 / 60)
        scene.nodes()
    assert 3 <= len(set(asked.ids)) <= 14
    assert len(asked.ids) == len(set(asked.ids))
    shown = [node for node in scene.nodes() if node.name == "Your hand"]
    assert shown
    assert all(node.value for node in shown)
