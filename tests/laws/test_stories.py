"""What a result tells of a deal is true: every headline and sentence is read, and held against the log of the match.

Nothing here asks the code that tells stories, nor the game's own counting: tricks are gathered from the moves in the
log, card points come from lists of this test, and names and cards are read from the sentence.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

import pytest

from game.catalogue import find
from game.core.cards import Card, Seat
from game.core.move import Lay, Play
from game.core.score import lines
from game.play.deal_story import DealStory, deal_story
from game.play.deal_summary import deal_summary
from game.session.match import Match
from game.telling.captions import Captions
from game.ui.scenes.result_page import captions_of
from tests.laws.test_winning import matches
from tests.laws.walks import IDS
from tests.ui.kit.context import open_context

PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Guy")
TAROCK = {"K": 5, "Q": 4, "C": 3, "J": 2}
SHEEPSHEAD = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
BIRDS = {"sparrow": ("T1", 16), "owl": ("T2", 15), "cockatoo": ("T3", 14)}
ALL = {"ecarte": 5, "imperium": 5, "imperiale": 12}


def points(game: str, face: str) -> int:
    """Say what a card counts, where cards count (Illustrated Tarock §2.5, Sheepshead §2.2)."""
    if game == "sheepshead":
        return SHEEPSHEAD.get(face[0], 0)
    if game != "illustrated_tarock":
        return 0
    if face in ("T1", "T21", "FOOL"):
        return 5
    return 1 if face[0] == "T" else TAROCK.get(face[0], 1)


class Log:
    """One deal as its log tells it."""

    def __init__(self, match: Match[Any, Any], deal: int, captions: Captions, me: Seat) -> None:
        """Gather the tricks from the moves, and who took each from who led to the next."""
        self.match, self.deal, self.me, self.captions = match, deal, me, captions
        self.game, self.seats = match.transcript().header.game, match.rules.spec.seats
        span = match.span(deal)
        entries = match.transcript().entries[span.start : span.stop - 1]
        plays = [(entry.seat, entry.move.card) for entry in entries if isinstance(entry.move, Play)]
        self.final = match.review(span.stop - 1, me)
        whole = (
            min(len(plays) // self.seats, len(self.final.tricks)) * self.seats
        )  # the last may be cut short
        self.tricks = [plays[at : at + self.seats] for at in range(0, whole, self.seats)]
        self.takers = [trick[0][0] for trick in self.tricks[1:]]
        if self.tricks:
            self.takers.append(self.final.tricks[len(self.tricks) - 1].taker)
        played = {card for _, card in plays}
        self.laid = [e.move.card for e in entries if isinstance(e.move, Lay) and e.move.card not in played]
        self.outcome = match.outcome.deals[deal - 1]
        self.options = find(self.game).given.options(**dict(match.transcript().header.options))

    def face(self, card: Card) -> str:
        return self.match.rules.spec.pack.spell(card)

    def card(self, spoken: str) -> Card:
        return next(
            card
            for card in range(self.match.rules.spec.pack.size)
            if self.captions.cards.spoken(card) == spoken
        )

    def seat(self, name: str) -> Seat:
        return self.me if name.lower() == "you" else PEOPLE.index(name)

    def party(self, names: str) -> set[Seat]:
        return {self.seat(name) for name in re.split(", | and ", names)}

    def worth(self, number: int) -> int:
        """Count a trick: what lies in it and, at Tarock, one for itself."""
        if self.game in ALL:
            return 1
        lying = sum(points(self.game, self.face(card)) for _, card in self.tricks[number - 1])
        return lying + (self.game == "illustrated_tarock")

    @cached_property
    def aside(self) -> int:
        if self.game == "sheepshead" and not self.options.bury_counts:
            return 0
        return sum(points(self.game, self.face(card)) for card in self.laid)

    def had(self, side: set[Seat], number: int) -> int:
        """Count what a side had after so many tricks, with what it laid away."""
        mine = sum(self.worth(n) for n in range(1, number + 1) if self.takers[n - 1] in side)
        return mine + self.aside * (self.game not in ALL)

    def left(self, number: int) -> int:
        return sum(self.worth(n) for n in range(number + 1, len(self.tricks) + 1))

    def need(self) -> int:
        if self.game in ALL:
            return ALL[self.game] // 2 + 1
        return 62 if self.game == "illustrated_tarock" and self.options.tie_at_61 == "declarer_loses" else 61

    def racers(self) -> set[Seat]:
        """Name the side that had to reach the mark."""
        if self.game == "illustrated_tarock":
            return {self.final.public.declarer}
        return {seat for seat in (self.final.public.picker, self.final.public.partner) if seat >= 0}


# ------------------------------------------------------------------ the sentences


def lost_card(log: Log, name: str, best: str, card: str, number: str, never: str | None) -> None:
    trick, taker = log.tricks[int(number) - 1], log.takers[int(number) - 1]
    assert taker == log.seat(name) != log.me
    assert (taker, log.card(best)) in trick
    assert (log.me, log.card(card)) in trick
    assert taker in log.outcome.winners
    assert log.me not in log.outcome.winners
    if log.game in ("sheepshead", "illustrated_tarock"):
        assert min(log.racers(), default=-1) >= 0, "where nobody picked or bid, few points are best"
    mine = [
        face for each in log.tricks for seat, played in each if seat == log.me for face in [log.face(played)]
    ]
    assert points(log.game, log.face(log.card(card))) == max(points(log.game, face) for face in mine)
    leads = [each[0][0] == log.me for each in log.tricks]
    if never:
        assert any(leads[: int(number)])
        assert not any(leads[int(number) :])
        assert len(leads) > int(number) + 1


def passed(log: Log, number: str, worth: str, names: str, had: str, need: str) -> None:
    side, at = log.party(names), int(number)
    assert side == log.racers()
    assert log.takers[at - 1] in side
    assert (log.worth(at), log.had(side, at), log.need()) == (int(worth), int(had), int(need))
    assert log.had(side, at - 1) < log.need() <= log.had(side, at)


def gone(log: Log, number: str, worth: str, taker: str, need: str, names: str) -> None:
    side, at = log.party(names), int(number)
    assert side == log.racers()
    assert log.takers[at - 1] == log.seat(taker)
    assert (log.worth(at), log.need()) == (int(worth), int(need))
    assert log.had(side, at) + log.left(at) < log.need() <= log.had(side, at - 1) + log.left(at - 1)


def tricks(log: Log, number: str, name: str, had: str, every: str) -> None:
    side, at = {log.seat(name)}, int(number)
    assert int(every) == ALL[log.game]
    assert log.had(side, at) == int(had) == log.need() == log.had(side, at - 1) + 1
    assert side == set(log.outcome.winners)


def partner(log: Log, name: str, card: str, number: str, worth: str) -> None:
    at, seat = int(number), log.seat(name)
    assert seat != log.me
    assert {seat, log.me} <= set(log.outcome.winners)
    assert log.takers[at - 1] == seat
    assert (seat, log.card(card)) in log.tricks[at - 1]
    assert log.worth(at) == int(worth)


def payment(log: Log, step: str, names: str, amount: str) -> None:
    rules, party = log.match.rules, log.party(names)
    assert party == set(log.outcome.winners)
    mine, brought = min(party), Counter[str]()
    for line in lines(log.final.ledger, rules.opening(), rules.credit):
        if line.award.deal == log.deal:
            change = rules.worth(line.after)[mine] - rules.worth(line.before)[mine]
            brought[log.captions.step(line.award)] += change
    assert brought[step] == int(amount.split(maxsplit=1)[0])
    assert 2 * brought[step] > sum(each for each in brought.values() if each > 0)


def bird(log: Log, name: str, what: str, fate: str) -> None:
    face, number = BIRDS[what]
    declarer = log.final.public.declarer
    assert declarer == log.seat(name)
    assert what in {each.bonus for each in log.final.public.declared}
    at = (
        len(log.tricks) >= number
        and (declarer, log.match.rules.spec.pack.parse(face)) in log.tricks[number - 1]
    )
    home = at and log.takers[number - 1] == declarer
    assert home == (fate == "brought it home")


def announced(log: Log, name: str, what: str, fate: str) -> None:
    declarer, mark = log.final.public.declarer, {"seventy": 70, "ninety": 90}[what]
    assert declarer == log.seat(name)
    assert what in {each.bonus for each in log.final.public.declared}
    assert (log.had({declarer}, len(log.tricks)) >= mark) == (fate == "made")


def against(log: Log, name: str, what: str, fate: str) -> None:
    declarer = log.final.public.declarer
    assert declarer == log.seat(name)
    assert f"against_{what}" in {each.bonus for each in log.final.public.declared}
    assert (log.had({declarer}, len(log.tricks)) >= log.need()) == (fate == "made")


def turned(log: Log, name: str, fate: str, _what: str) -> None:
    declarer, gains = log.final.public.declarer, log.outcome.gains
    assert declarer == log.seat(name)
    assert (declarer in log.outcome.winners) == (fate == "made")
    ahead = 3 * gains[declarer] - sum(gains)
    assert (ahead < 0) == (fate == "made")


def every_trick(log: Log, name: str) -> None:
    assert set(log.takers) == {log.seat(name)}
    assert len(log.takers) == ALL[log.game]


def combination(log: Log, name: str, fate: str, what: str, end: str) -> None:
    holder = log.seat(name)
    assert (holder in log.outcome.winners) == (fate == "brought")
    taker = holder if fate == "brought" else log.seat(end.removeprefix("to "))
    kind = re.sub(r"^an? ", "", what).replace(" ", "_")
    allies = log.match.rules.spec.allies
    for award in log.final.ledger.tally(log.deal):
        held = [n for n, trick in enumerate(log.tricks) for each in trick if award.cards >> each[1] & 1]
        owners = {seat for trick in log.tricks for seat, card in trick if award.cards >> card & 1}
        if award.to != taker or not award.step.endswith(kind) or owners != {holder}:
            continue
        ours = [allies(log.takers[n], holder) for n in held]
        if (fate == "brought" and any(ours)) or (fate == "lost" and not any(ours)):
            return
    raise AssertionError((name, fate, what, end))


def leaster(log: Log, name: str) -> None:
    assert not log.racers()
    assert log.seat(name) in log.outcome.winners


SENTENCES: dict[str, Callable[..., None]] = {
    r"(.+)’s (.+) took your (.+) in trick (\d+)\.( You never came to lead again\.)?": lost_card,
    r"Trick (\d+), worth (\d+), brought (.+) to (\d+) of (\d+)\.": passed,
    r"Trick (\d+), worth (\d+), went to (.+): (\d+) was out of reach for (.+)\.": gone,
    r"With trick (\d+), (.+) had (\d+) of the (\d+) tricks\.": tricks,
    r"(.+)’s (.+) took trick (\d+), worth (\d+)\.": partner,
    r"“(.+)” brought (.+) most of it: (.+)\.": payment,
    r"(.+) announced the (.+) and (brought it home|did not bring it home)\.": bird,
    r"(.+) announced (.+) card points and (made|did not make) them\.": announced,
    r"(.+) (made|failed) the bid, but (.+)\.": turned,
    r"(.+) played against the (.+) and (made|failed) the bid\.": against,
    r"Nobody picked, and (.+) won the leaster\.": leaster,
    r"(.+) took (?:every trick|all five tricks)\.": every_trick,
    r"(.+) (brought|lost) (.+) (home|to .+)\.": combination,
}


# ------------------------------------------------------------------ the headlines


def reached(log: Log, names: str, got: str, need: str, *, made: bool) -> None:
    side = log.party(names)
    assert side == log.racers()
    assert (log.had(side, len(log.tricks)), log.need()) == (int(got), int(need))
    assert (int(got) >= int(need)) == made == (side <= set(log.outcome.winners))


def made(log: Log, names: str, got: str, need: str) -> None:
    reached(log, names, got, need, made=True)


def missed(log: Log, names: str, got: str, need: str) -> None:
    reached(log, names, got, need, made=False)
    assert log.me not in log.outcome.winners


def held(log: Log, names: str, got: str, need: str) -> None:
    reached(log, names, got, need, made=False)
    assert log.me in log.outcome.winners


def won(log: Log, names: str, amount: str | None) -> None:
    assert log.party(names) == set(log.outcome.winners)
    if amount:
        gain = int(re.sub(r"\D", "", amount))
        assert {log.outcome.gains[seat] for seat in log.outcome.winners} == {gain}


def even(log: Log) -> None:
    assert not log.outcome.winners
    assert not log.outcome.thrown_in


def thrown_in(log: Log) -> None:
    assert log.outcome.thrown_in


def got_away(log: Log, what: str) -> None:
    paid = Counter[str]()
    for award in log.final.ledger.tally(log.deal):
        if award.unit == "points" and award.step not in ("wiped", "settlement"):
            paid[award.step] += award.amount
    assert paid.most_common(1)[0][0] == f"{what}_failed"


HEADLINES: dict[str, Callable[..., None]] = {
    r"You win: (.+) fell short, (\d+) of (\d+)": held,
    r"(.+) made it: (\d+) of (\d+)": made,
    r"(.+) fell short: (\d+) of (\d+)": missed,
    r"(.+) wins? the deal(?:: (\+.+))?": won,
    r"An even deal": even,
    r"The cards are thrown in": thrown_in,
    r"The (.+) got away": got_away,
}


def held_against(log: Log, said: str, known: dict[str, Callable[..., None]]) -> str:
    """Find the pattern a text follows, and whether the log bears it out."""
    for pattern, check in known.items():
        found = re.fullmatch(pattern, said)
        if found:
            try:
                check(log, *found.groups())
            except AssertionError as wrong:
                message = f"{log.game} {log.match.transcript().header.options} deal {log.deal}: {said}"
                raise AssertionError(message) from wrong
            return pattern
    message = f"nothing is known of: {said}"
    raise AssertionError(message)


@pytest.fixture(params=IDS, scope="module")
def played(request: pytest.FixtureRequest, thorough: bool) -> list[Match[Any, Any]]:
    return matches(request.param, 40 if thorough else 8)


def told(match: Match[Any, Any], deal: int, me: Seat, captions: Captions) -> DealStory:
    game, words = find(match.transcript().header.game), open_context().words
    return deal_story(match, game, deal_summary(match, game, deal, me), words, captions, me)


def test_every_headline_and_every_sentence_is_true(played: list[Match[Any, Any]]) -> None:
    context, heads, sentences = open_context(), Counter[str](), Counter[str]()
    for match in played:
        for me in range(match.rules.spec.seats):
            captions = captions_of(context, match, me, PEOPLE[: match.rules.spec.seats])
            for deal in range(1, match.view(0).ledger.finished + 1):
                story = told(match, deal, me, captions)
                log = Log(match, deal, captions, me)
                heads[held_against(log, story.headline, HEADLINES)] += 1
                said = captions.cards.aloud(story.cause.said)
                sentences[held_against(log, said, SENTENCES) if said else ""] += 1
    assert sum(heads.values()) > 100
    assert len(sentences) > 1
    assert sentences[""] < sum(sentences.values()) / 2


def test_what_is_seen_of_a_deal_is_what_is_told(played: list[Match[Any, Any]]) -> None:
    """The trick that is named lies there, with who took it and somebody who played to it."""
    context, seen = open_context(), 0
    for match in played:
        captions = captions_of(context, match, 0, PEOPLE[: match.rules.spec.seats])
        for deal in range(1, match.view(0).ledger.finished + 1):
            moment = told(match, deal, 0, captions).cause.moment
            if moment is None or moment.best < 0:
                continue
            seen += 1
            log = Log(match, deal, captions, 0)
            trick = log.tricks[moment.trick - 1]
            assert moment.cards == tuple(card for _, card in trick)
            assert moment.seats[1] == log.takers[moment.trick - 1]
            assert (moment.seats[1], moment.best) in trick
            assert moment.seats[0] in {seat for seat, _ in trick} - {moment.seats[1]}
            last = match.transcript().entries[moment.length - 1].move
            assert last == Play(trick[-1][1])
    assert seen or match.transcript().header.game in ("gleek", "romestecq")
