"""The daily deal: the same cards for everybody on a day, told from other matches, and compared with par."""

from datetime import date, timedelta
from itertools import count
from random import Random

import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE
from game.core.deal_code import day_pack
from game.core.move import Deal
from game.core.record import replace
from game.core.shuffle import shuffled
from game.core.transcript import Header
from game.play.coaching import levels_of
from game.play.deal_codes import CHECKED, DEALER, OVER_AT_ONCE, day_of, game_of
from game.play.par import RUNS, Par, ahead
from game.questions import ParRequest
from game.session.match import AnyMatch, Match
from tests.play.test_coaching import match_of_two_deals
from tests.session.thinkers import AtOnce, silent

DAY = date(2026, 11, 22)
IDS = [game.id for game in GAMES]


def begun(game: str, day: date = DAY, pack: tuple[int, ...] | None = None) -> AnyMatch:
    """Deal the cards of a day."""
    rules = rules_for(game, {})
    names = ("You", *(f"Bot {seat}, club" for seat in range(1, rules.spec.seats)))
    header = Header(game, rules.spec.edition, (), names, DEALER, day.isoformat(), (1,))
    match: AnyMatch = Match(rules, header)
    match.submit(CHANCE, Deal(pack or day_pack(game, day.isoformat(), rules.spec.pack.size)), 0)
    return match


@pytest.mark.parametrize("game", IDS)
def test_a_days_deal_is_known_again(game: str) -> None:
    match = begun(game)
    size = match.rules.spec.pack.size
    assert day_of(match.transcript(), size) == DAY
    later = begun(game, DAY + timedelta(days=1), day_pack(game, DAY.isoformat(), size))
    assert day_of(later.transcript(), size) is None
    header = replace(match.transcript().header, undone=())
    assert day_of(replace(match.transcript(), header=header), size) is None
    assert day_of(replace(match.transcript(), entries=()), size) is None
    assert day_of(replace(match.transcript(), header=replace(header, date="soon")), size) is None


def test_days_and_games_differ() -> None:
    packs = {day_pack(game, (DAY + timedelta(days=day)).isoformat(), 32) for game in IDS for day in range(5)}
    assert len(packs) == 5 * len(IDS)


def test_the_cards_of_a_day_never_change() -> None:
    assert day_pack("ecarte", "2026-11-22", 32)[:8] == FIRST


def over_at_once(game: str, day: date) -> bool:
    """Tell whether a deal ends as it is dealt."""
    rules = rules_for(game, {})
    pack = day_pack(game, day.isoformat(), rules.spec.pack.size)
    return bool(rules.play(rules.start(DEALER), Deal(pack)).turn < 0)


def test_the_deal_of_a_day_leaves_something_to_play() -> None:
    first, last = CHECKED
    days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
    usual = {day: GAMES[day.toordinal() % len(GAMES)] for day in days}
    over = {day for day in days if over_at_once(usual[day].id, day)}
    assert {day.isoformat() for day in over} == OVER_AT_ONCE, (
        "Another game gives days other games. OVER_AT_ONCE of game/play/deal_codes.py has to be: "
        f"{', '.join(sorted(day.isoformat() for day in over))}"
    )
    assert all((game_of(day) is usual[day]) == (day not in over) for day in days)
    assert not any(over_at_once(game_of(day).id, day) for day in over)


FIRST = (31, 19, 7, 18, 26, 2, 25, 9)


def played_out(match: AnyMatch) -> AnyMatch:
    """Play the deal to its end at random."""
    dice = Random(1)
    while not match.view(0).ledger.finished:
        match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def test_the_score_is_how_far_ahead_of_the_others_one_came_out() -> None:
    match = played_out(begun("gleek"))
    purses = [held[0] for held in match.review(match.span(1).stop - 1, 0).ledger.holdings]
    for seat in range(3):
        others = [purse for other, purse in enumerate(purses) if other != seat]
        assert ahead(match, seat) == pytest.approx(purses[seat] - sum(others) / 2)


@pytest.mark.parametrize("deal", [1, 2])
def test_par_asks_the_same_of_everybody_and_shows_nothing_of_the_play(deal: int) -> None:
    asked: list[ParRequest] = []

    def answer(question: ParRequest) -> float:
        asked.append(question)
        return float(question.seed)

    match = match_of_two_deals()
    header, entries = match.transcript().header, match.transcript().entries
    par = Par(match, 0, AtOnce(answer), deal)
    for _ in range(3 * RUNS):
        par.go_on()
    assert [each.seed for each in asked] == list(range(RUNS))
    assert {each.log.entries for each in asked} == {entries[match.span(deal).start - 1 :][:1]}
    assert {each.log.dealer for each in asked} == {(header.dealer + deal - 1) % 2}
    assert par.value == pytest.approx(2 * sum(range(RUNS)) / RUNS)
    assert not par.go_on()


def test_par_counts_what_the_shuffle_itself_brings() -> None:
    size = rules_for("imperium", {}).spec.pack.size
    packs = (tuple(shuffled(size, f"pack {number}")) for number in count())
    match = next(each for pack in packs if (each := begun("imperium", pack=pack)).view(0).ledger.finished)
    assert (
        ahead(match, 0) == -ahead(match, 1) != 0
    )  # the Joker was turned up, and nobody has anything to decide
    for seat in (0, 1):
        par = Par(match, seat, AtOnce())
        while par.value is None:
            par.go_on()
        assert par.value == ahead(match, seat)


def test_people_and_levels_nobody_knows_are_taken_to_be_of_club_strength() -> None:
    rules, names = rules_for("gleek", {}), ("You", "Ada, novice", "Ben, wizard")
    match: AnyMatch = Match(rules, Header("gleek", rules.spec.edition, (), names, DEALER))
    assert levels_of(match) == ("club", "novice", "club")


def test_par_asks_again_when_somebody_else_has_asked_meanwhile() -> None:
    there = silent()
    par = Par(played_out(begun("ecarte")), 0, there)
    par.go_on()
    (question,) = there.asked
    there.ask(question)
    there.drop()
    there.find = lambda asked: float(asked.seed)
    for _ in range(3 * RUNS):
        par.go_on()
    assert par.runs == RUNS
