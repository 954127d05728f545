"""What a result tells of a deal is true: every headline and sentence is read, and held against the log of the match.

Nothing here asks the code that tells stories, nor the game's own counting: tricks are gathered from the moves in the
log, card points come from what is expected of the game, and names and cards are read from the sentence.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import Seat
from game.core.move import Play
from game.play.deal_story import DealStory, deal_story
from game.play.deal_summary import deal_summary
from game.session.match import Match
from game.telling.captions import Captions
from game.ui.scenes.result_page import captions_of
from tests.games.expected import EXPECTED
from tests.laws.deal_log import PEOPLE, Check, DealLog
from tests.laws.test_winning import matches
from tests.laws.walks import IDS
from tests.ui.kit.context import open_context

# ------------------------------------------------------------------ the sentences


def lost_card(log: DealLog, name: str, best: str, card: str, number: str, never: str | None) -> None:
    trick, taker = log.tricks[int(number) - 1], log.takers[int(number) - 1]
    assert taker == log.seat(name) != log.me
    assert (taker, log.card(best)) in trick
    assert (log.me, log.card(card)) in trick
    assert taker in log.outcome.winners
    assert log.me not in log.outcome.winners
    if log.by_points:
        assert log.racers(), "where nobody picked or bid, few points are best"
    mine = [log.points(played) for each in log.tricks for seat, played in each if seat == log.me]
    assert log.points(log.card(card)) == max(mine)
    leads = [each[0][0] == log.me for each in log.tricks]
    if never:
        assert any(leads[: int(number)])
        assert not any(leads[int(number) :])
        assert len(leads) > int(number) + 1


def passed(log: DealLog, number: str, worth: str, names: str, had: str) -> None:
    side, at = log.party(names), int(number)
    assert side == log.racers()
    assert log.takers[at - 1] in side
    assert (log.worth(at), log.had(side, at)) == (int(worth), int(had))
    assert log.had(side, at - 1) < log.need() <= log.had(side, at)


def gone(log: DealLog, number: str, worth: str, taker: str, need: str, names: str) -> None:
    side, at = log.party(names), int(number)
    assert side == log.racers()
    assert log.takers[at - 1] == log.seat(taker)
    assert (log.worth(at), log.need()) == (int(worth), int(need))
    assert log.had(side, at) + log.left(at) < log.need() <= log.had(side, at - 1) + log.left(at - 1)


def tricks(log: DealLog, number: str, names: str, had: str, every: str) -> None:
    side, at = log.party(names), int(number)
    assert int(every) == log.all_tricks
    assert log.had(side, at) == int(had) == log.need() == log.had(side, at - 1) + 1
    assert side == set(log.outcome.winners)


def partner(log: DealLog, name: str, card: str, number: str, worth: str) -> None:
    at, seat = int(number), log.seat(name)
    assert seat != log.me
    assert {seat, log.me} <= set(log.outcome.winners)
    assert log.takers[at - 1] == seat
    assert (seat, log.card(card)) in log.tricks[at - 1]
    assert log.worth(at) == int(worth)


def payment(log: DealLog, step: str, names: str, share: str, amount: str) -> None:
    party = log.party(names)
    assert party == set(log.outcome.winners)
    brought = Counter[str]()
    for key, gain in log.brought(min(party)).items():
        brought[log.captions.step_named(key)] += gain
    gained = [each for each in brought.values() if each > 0]
    assert brought[step] == int(amount) == max(gained)
    assert gained.count(int(amount)) == 1
    assert ("all" in share) == (len(gained) == 1)
    assert ("most" in share) <= (2 * brought[step] > sum(gained))


def even_gains(log: DealLog, step: str, names: str, other: str, rivals: str) -> None:
    assert not log.outcome.winners
    for caption, side in ((step, names), (other, rivals)):
        (party,) = {min(log.party(side))}
        gained = [key for key, gain in log.brought(party).items() if gain > 0]
        assert {log.captions.step_named(key) for key in gained} == {caption}


SENTENCES: Mapping[str, Check] = {
    r"(.+)’s (.+) took your (.+) in trick (\d+)\.( You never came to lead again\.)?": lost_card,
    r"Trick (\d+), worth (\d+), brought (.+) to (\d+): enough\.": passed,
    r"Trick (\d+), worth (\d+), went to (.+): (\d+) was out of reach for (.+)\.": gone,
    r"With trick (\d+), (.+) had (\d+) of the (\d+) tricks\.": tricks,
    r"(.+)’s (.+) took trick (\d+), worth (\d+)\.": partner,
    r"“(.+)” brought (.+) (all of it|most of it|more than anything else): (.+)\.": payment,
    r"“(.+)” brought (.+) as much as “(.+)” brought (.+)\.": even_gains,
}


# ------------------------------------------------------------------ the headlines


def reached(log: DealLog, names: str, got: str, need: str, *, made: bool) -> None:
    side = log.party(names)
    assert side == log.racers()
    assert (log.had(side, len(log.tricks)), log.need()) == (int(got), int(need))
    assert (int(got) >= int(need)) == made == (side <= set(log.outcome.winners))


def made(log: DealLog, names: str, got: str) -> None:
    reached(log, names, got, str(log.need()), made=True)


def missed(log: DealLog, names: str, got: str, need: str) -> None:
    reached(log, names, got, need, made=False)
    assert log.me not in log.outcome.winners


def held(log: DealLog, names: str, got: str, need: str) -> None:
    reached(log, names, got, need, made=False)
    assert log.me in log.outcome.winners


def won(log: DealLog, names: str, amount: str | None) -> None:
    assert log.party(names) == set(log.outcome.winners)
    if amount:
        gain = int(re.sub(r"\D", "", amount))
        assert {log.outcome.gains[seat] for seat in log.outcome.winners} == {gain}


def even(log: DealLog) -> None:
    assert not log.outcome.winners
    assert not log.outcome.thrown_in


def thrown_in(log: DealLog) -> None:
    assert log.outcome.thrown_in


HEADLINES: Mapping[str, Check] = {
    r"You win: (.+) fell short, (\d+) of (\d+)": held,
    r"(.+) made it with (\d+)": made,
    r"(.+) fell short: (\d+) of (\d+)": missed,
    r"(.+) wins? the deal(?:: (\+.+))?": won,
    r"An even deal": even,
    r"The cards are thrown in": thrown_in,
}


def held_against(log: DealLog, said: str, known: Mapping[str, Check]) -> str:
    """Find the pattern a text follows, and whether the log bears it out."""
    header = log.match.transcript().header
    for pattern, check in known.items():
        found = re.fullmatch(pattern, said)
        if found:
            try:
                check(log, *found.groups())
            except AssertionError as wrong:
                message = f"{header.game} {header.options} deal {log.deal}: {said}"
                raise AssertionError(message) from wrong
            return pattern
    message = f"tests/games/{header.game}.py names no pattern of a tale or headline that is: {said}"
    raise AssertionError(message)


def tallies_of(log: DealLog, said: str, tallies: Mapping[str, Check]) -> dict[str, str]:
    """Find the sentences behind a tale, by pattern, each held against the log."""
    found = dict[str, str]()
    for sentence in re.findall(r"[^.]+\.", said):
        pattern = next((each for each in tallies if re.fullmatch(each, sentence.strip())), "")
        if pattern:
            found[pattern] = found.get(pattern, "") + sentence
            held_against(log, sentence.strip(), {pattern: tallies[pattern]})
    return found


@pytest.fixture(params=IDS, scope="module")
def played(request: pytest.FixtureRequest, thorough: bool) -> list[Match[Any, Any]]:
    return matches(request.param, 40 if thorough else 8)


def told(match: Match[Any, Any], deal: int, me: Seat, captions: Captions) -> DealStory:
    game, words = find(match.transcript().header.game), open_context().words
    return deal_story(match, game, deal_summary(match, game, deal, me), words, captions, me)


def test_every_headline_and_every_sentence_is_true(played: list[Match[Any, Any]]) -> None:
    context, heads, sentences = open_context(), Counter[str](), Counter[str]()
    game = played[0].transcript().header.game
    expected = EXPECTED[game]
    for match in played:
        for me in range(match.rules.spec.seats):
            captions = captions_of(context, match, me, PEOPLE[: match.rules.spec.seats])
            for deal in range(1, match.view(0).ledger.finished + 1):
                story = told(match, deal, me, captions)
                log = DealLog(match, deal, captions, me, expected.race)
                heads[held_against(log, story.headline, {**HEADLINES, **expected.headlines})] += 1
                said = captions.cards.aloud(story.cause.said)
                said = said.removesuffix("".join(tallies_of(log, said, expected.tallies).values())).rstrip()
                sentences[held_against(log, said, {**SENTENCES, **expected.tales}) if said else ""] += 1
    assert sum(heads.values()) > 100
    assert sentences[""] < sum(sentences.values()) / 2, (
        f"The results of most deals of {game} don't say what decided them: give its GAME a race, "
        f"or assets/words/en/{game}.toml a [tale] of what pays most."
    )


def test_what_is_seen_of_a_deal_is_what_is_told(played: list[Match[Any, Any]]) -> None:
    """The trick that is named lies there, with who took it and somebody who played to it."""
    context, seen, game = open_context(), 0, played[0].transcript().header.game
    for match in played:
        captions = captions_of(context, match, 0, PEOPLE[: match.rules.spec.seats])
        for deal in range(1, match.view(0).ledger.finished + 1):
            moment = told(match, deal, 0, captions).cause.moment
            if moment is None or moment.best < 0:
                continue
            seen += 1
            log = DealLog(match, deal, captions, 0, EXPECTED[game].race)
            trick = log.tricks[moment.trick - 1]
            assert moment.cards == tuple(card for _, card in trick)
            assert moment.seats[1] == log.takers[moment.trick - 1]
            assert (moment.seats[1], moment.best) in trick
            assert moment.seats[0] in {seat for seat, _ in trick} - {moment.seats[1]}
            last = match.transcript().entries[moment.length - 1].move
            assert last == Play(trick[-1][1])
    assert seen or not EXPECTED[game].race
