"""Table talk: seldom, the same in every replay, and from nothing but what the player saw."""

from itertools import pairwise
from random import Random

import pytest

from game.catalogue import GAMES, find
from game.core.cards import CHANCE, members
from game.core.move import Deal
from game.core.transcript import Entry, Transcript
from game.play.table_talk import CHANCES, STAYS, TRICKS_APART, TalkRemark, current_remark, talk
from game.session.match import AnyMatch, Match
from tests.laws.test_texts import english
from tests.ui.scenes.application import played

IDS = [game.id for game in GAMES]


def remarks(match: AnyMatch, deal: int = 1, me: int = 0) -> tuple[TalkRemark, ...]:
    """Tell what was said in a finished deal of a match, as a seat saw it."""
    cut = match.fork(match.span(deal).stop - 1)
    told = cut.last_deal(me)
    first = len(cut) - len(told) + 1
    header = match.transcript().header
    return talk(tuple(enumerate(told, first)), match.rules, header, find(header.game).bots.daring)


@pytest.mark.parametrize("game", IDS)
def test_remarks_are_others_few_and_far_between(game: str) -> None:
    said = 0
    for seed in range(12):
        match = played(game, seed)
        found = remarks(match)
        said += len(found)
        assert all(each.seat != 0 and each.moment in CHANCES for each in found)
        apart = TRICKS_APART * match.rules.spec.seats
        assert all(later.at - one.at >= apart for one, later in pairwise(found))
    assert 1 <= said <= 40


def test_the_third_trick_after_a_remark_is_remarked_on_again() -> None:
    said = [[each.at for each in remarks(played("illustrated_tarock", seed))] for seed in range(12)]
    assert min(later - one for each in said for one, later in pairwise(each)) == 3 * TRICKS_APART


@pytest.mark.parametrize("game", IDS)
def test_a_replay_has_the_same_remarks(game: str) -> None:
    match = played(game, 5)
    again = Match.restore(match.rules, match.transcript())
    assert remarks(again) == remarks(match)


def test_what_is_said_before_the_end_stands_whatever_comes_after() -> None:
    match = played("gleek", 4)
    header, daring = match.transcript().header, find("gleek").bots.daring
    beats = tuple(enumerate(match.last_deal(0), 1))
    whole = talk(beats, match.rules, header, daring)
    for length in range(len(beats)):
        assert talk(beats[:length], match.rules, header, daring) == tuple(
            each for each in whole if each.at <= length
        )


@pytest.mark.parametrize("game", ["ecarte", "sheepshead", "gleek"])
def test_hidden_cards_change_nothing(game: str) -> None:
    """Exchange cards between the others' hands before anything is played: the talk so far stays as it was."""
    match = played(game, 9)
    entries = match.transcript().entries
    start = Match.restore(match.rules, Transcript(match.transcript().header, entries[:1]))
    dealt = entries[0].move
    assert isinstance(dealt, Deal)
    own = set(members(start.view(0).hand | start.view(0).shown))
    other = [place for place, card in enumerate(dealt.cards) if card not in own]
    cards, moved = list(dealt.cards), [dealt.cards[place] for place in other]
    Random(3).shuffle(moved)
    for place, card in zip(other, moved, strict=True):
        cards[place] = card
    swapped = Transcript(match.transcript().header, (Entry(CHANCE, Deal(tuple(cards))),))
    twin = Match.restore(match.rules, swapped)
    for entry in entries[1:]:
        if twin.view(0) != start.view(0) or entry.seat != twin.turn:
            break
        if entry.move not in twin.view(twin.turn).moves:
            break
        twin.submit(entry.seat, entry.move, 0)
        start.submit(entry.seat, entry.move, 0)
    if twin.view(0) == start.view(0):
        header, daring = match.transcript().header, find(game).bots.daring
        assert talk(tuple(enumerate(twin.last_deal(0), 1)), match.rules, header, daring) == talk(
            tuple(enumerate(start.last_deal(0), 1)), match.rules, header, daring
        )


def test_a_remark_stays_for_a_few_moves() -> None:
    one = TalkRemark(10, 1, "rich", 3)
    assert current_remark((one,), 10) == one
    assert current_remark((one,), 10 + STAYS) is None
    assert current_remark((), 10) is None


def test_every_moment_has_lines_of_its_own() -> None:
    words = english()
    for moment in CHANCES:
        lines = list[str]()
        while (key := f"talk.{moment}.{len(lines)}") in words:
            lines.append(words.get(key))
        assert len(set(lines)) == len(lines) >= 4
        assert all(each.startswith("“") and each.endswith("”") for each in lines)


def test_the_end_of_a_deal_is_remarked_on_now_and_then() -> None:
    found = []
    for seed in range(25):
        match = played("imperium", seed)
        found += [each.moment for each in remarks(match)]
    assert {"won", "lost"} & set(found)


@pytest.mark.parametrize("game", ["imperium", "gleek"])
def test_what_is_said_is_true(game: str) -> None:
    told = set[str]()
    for seed in range(12):
        match = played(game, seed)
        worth = [match.rules.worth(match.review(at, 0).ledger.holdings) for at in (0, match.span(1).stop - 1)]
        for each in remarks(match):
            view, gain = match.review(each.at, 0), worth[1][each.seat] - worth[0][each.seat]
            contract = match.rules.contract(match.review(each.at - 1, 0))
            if each.moment in ("won", "lost"):
                assert (each.moment == "won") == (gain > 0) != (gain < 0)
                told.add(each.moment)
            elif each.moment == "trumped":
                assert contract is not None
                trick = view.tricks[-1]
                best = trick.cards[(trick.taker - trick.leader) % len(trick.cards)]
                assert (trick.leader, contract.order.trumps >> trick.cards[0] & 1) == (each.seat, 0)
                assert contract.order.trumps >> best & 1
                told.add(each.moment)
    assert len(told) > 1
