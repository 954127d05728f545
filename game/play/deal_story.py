"""A finished deal as a story: what happened in a line, what decided it in a sentence, and the trick that shows it.

Every sentence stands behind a condition that is looked up in the tricks and payments of the deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from game.catalogue import Game
from game.core.cards import NOBODY, TABLE, Card, Seat, members
from game.core.move import Play
from game.core.options import chosen
from game.core.outcome import Outcome
from game.core.record import record, replace
from game.core.rules import Race
from game.core.score import Award
from game.core.trick import Contract, Trick
from game.core.view import View
from game.play.deal_summary import DealSummary
from game.session.match import AnyMatch
from game.stage.moods import Mood, rich
from game.telling.captions import Captions, first, won_by
from game.wording import Words, begun, figure

PRECIOUS = 2
"""A card with so many times the card points of a usual one is missed."""


@record
class Moment:
    """What decided the deal, as it lay on the table."""

    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]  # whom it concerns: who lost by it or helped, and who took it
    trick: int = 0  # 1 for the first; 0 where it was no trick
    best: Card = NOBODY  # that took it
    length: int = 0  # of the log, when the trick had been played


@record
class Cause:
    """What decided the deal, in a sentence, and what there is to be seen of it; empty where nothing did."""

    said: str
    moment: Moment | None = None


@record
class DealStory:
    """What is told of a deal."""

    headline: str
    cause: Cause
    race: Race | None
    counts: tuple[int, ...]  # by trick: what it counts in the race
    got: int  # by those who had to reach something
    taken: Mapping[Seat, int]  # what the tricks of each seat count in it
    decided: (
        int  # the trick with which the mark was passed or out of reach, 1 for the first; 0 where none was it
    )
    moods: Mapping[Seat, Mood]


def deal_story(
    match: AnyMatch, game: Game, summary: DealSummary, words: Words, captions: Captions, me: Seat
) -> DealStory:
    """Tell a deal to one of its players."""
    teller = _Teller(match, game, summary, words, captions, me)
    race = teller.race
    moods = {
        seat: Mood.PLEASED if seat in summary.winners else Mood.SAD
        for seat in range(match.rules.spec.seats)
        if summary.winners
    }
    counts = tuple(map(teller.count, teller.tricks)) if race else ()
    taken = {
        seat: sum(count for trick, count in zip(teller.tricks, counts, strict=True) if trick.taker == seat)
        for seat in range(match.rules.spec.seats)
        if race
    }
    return DealStory(
        teller.headline(),
        teller.cause(),
        race,
        counts,
        teller.got,
        taken,
        teller.decided if race else 0,
        moods,
    )


class _Teller:
    """Finds the words for one deal."""

    def __init__(
        self, match: AnyMatch, game: Game, summary: DealSummary, words: Words, captions: Captions, me: Seat
    ) -> None:
        """Look the deal up in the log."""
        self._match, self._game, self._summary = match, game, summary
        self._words, self._captions, self._me = words, captions, me
        span, entries = match.span(summary.number), match.transcript().entries
        self._plays = [n for n in range(span.start, span.stop - 1) if isinstance(entries[n].move, Play)]
        self._final: View[Any] = match.review(span.stop - 1, me)
        self._contract: Contract | None = (
            match.rules.contract(match.review(self._plays[-1], me)) if self._plays else None
        )
        self.tricks = [trick for trick in summary.tricks if trick.taker >= 0]
        self.race = self._raced()
        self.got = self._reached(len(self.tricks)) if self.race else 0
        self._lost = bool(summary.winners) and me not in summary.winners

    def _raced(self) -> Race | None:
        given, header = self._game.given, self._match.transcript().header
        if given.race is None or self._contract is None or self._summary.thrown_in:
            return None
        return given.race(chosen(given.options, dict(header.options)), self._final)

    def _say(self, key: str, **values: object) -> str:
        return begun(self._words.get(f"result.story.{key}", **values))

    def _said_of(self, key: str, seats: Sequence[Seat], **values: object) -> str:
        """Say something of players, me perhaps among them."""
        told = self._words.person(key, mine=self._me in seats, several=len(seats) > 1)
        return begun(self._words.get(told, name=self._named(seats), **values))

    def _own_of(self, key: str, seats: Sequence[Seat], **values: object) -> str:
        """Say something of players in a caption of the game; nothing where it has none."""
        own = f"{self._captions.game}.{key}"
        return self._said_of(own, seats, **values) if own in self._words else ""

    def count(self, trick: Trick) -> int:
        """Tell what a trick counts in the race."""
        assert self.race is not None
        return 1 if self.race.by_trick else self._worth(trick)

    def _worth(self, trick: Trick) -> int:
        assert self._contract is not None
        return self._contract.trick + sum(self._contract.points[card] for card in trick.cards)

    def _reached(self, tricks: int) -> int:
        """Tell what the racing side had after so many tricks."""
        assert self.race is not None
        side, first = self.race.side, self.tricks[:tricks]
        return self.race.aside + sum(self.count(trick) for trick in first if trick.taker in side)

    def _named(self, seats: Sequence[Seat]) -> str:
        """Name some players, the reader first."""
        return self._captions.players.together(first(self._me, seats))

    # ------------------------------------------------------------------ the headline

    def headline(self) -> str:
        """Say what happened."""
        won, race, story = self._summary.winners, self.race, self._turning_bonus()
        if story and (told := self._captions.own(f"headline.{story.step}")):
            return told
        if race and not race.by_trick and won:
            key = "made" if self.got >= race.need else "held" if self._me in won else "missed"
            return self._said_of(f"result.story.{key}", race.side, got=self.got, need=race.need)
        told = won_by(self._words, "result", self._captions, won, self._me, thrown_in=self._summary.thrown_in)
        gains = {self._summary.gains[seat] for seat in won}
        if len(gains) != 1 or (gain := gains.pop()) <= 0:
            return told
        return self._say("by", told=told, amount=figure(gain, plus=True))

    # ------------------------------------------------------------------ what decided it

    def cause(self) -> Cause:
        """Choose the sentence: the first for which there is a clear case."""
        causes: tuple[Callable[[], Cause | None], ...] = (
            self._by_dearer,
            self._by_turning_bonus,
            self._by_lost_card,
            self._by_race,
            self._by_bonus,
            self._by_partner,
            partial(self._by_race, strict=False),
            self._by_payment,
            self._by_balance,
        )
        found = next(filter(None, (each() for each in causes)), Cause(""))
        return replace(found, said=" ".join(filter(None, (found.said, *self._counted_up()))))

    def _counted_up(self) -> Iterator[str]:
        """Say of a deal that is no race what came to whom without a trick, and what everybody has unless it is paid."""
        own, notes = self._captions.own, self._summary.notes
        if self.race or not self.tricks or not own("tally.all", players=""):
            return
        for note in [each for each in notes if each.seat == TABLE]:
            key, seats = f"tally.{note.key}", (note.by,) if note.by != NOBODY else ()
            yield self._own_of(key, seats, number=note.number) if seats else own(key, number=note.number)
        counted = [each for each in notes if each.seat != TABLE and each.running]
        if all(each.number == self._summary.gains[each.seat] for each in counted):
            return
        told = [
            own("tally.player", name=self._captions.players.name(seat), number=number)
            for number, seat in sorted(
                (each.number, each.seat) for each in counted if each.number is not None
            )
        ]
        if without := [each.seat for each in counted if each.number is None]:
            told.append(own("tally.without", name=self._named(without)))
        yield own("tally.all", players=self._captions.table("semicolon").join(told))

    def _moment(self, number: int, giver: Seat | None = None) -> Moment:
        """Show a trick with who took it and who gave most to it."""
        trick, seats = self.tricks[number - 1], self._match.rules.spec.seats
        best = trick.cards[(trick.taker - trick.leader) % seats]
        if giver is None:
            value = self._values()
            others = [card for card in trick.cards if card != best]
            richest = max(others, key=lambda card: value[card])
            giver = (trick.leader + trick.cards.index(richest)) % seats
        end = self._plays[sum(len(each.cards) for each in self.tricks[:number]) - 1] + 1
        return Moment(trick.cards, (giver, trick.taker), number, best, end)

    def _values(self) -> Sequence[int]:
        """Tell what cards are worth: what they count or, where none counts anything, how many cannot beat them."""
        contract = self._contract
        assert contract is not None
        return (
            contract.points if any(contract.points) else [-each.bit_count() for each in contract.order.beats]
        )

    def _precious(self, card: Card) -> bool:
        """Tell whether it hurts to lose a card: it counts much or, where nothing counts, only a trump beats it."""
        contract = self._contract
        assert contract is not None
        if any(contract.points):
            usual = sum(contract.points) / self._match.rules.spec.pack.size
            return contract.points[card] >= PRECIOUS * usual
        order = contract.order
        return not order.beats[card] & order.suited[card]

    def _by_lost_card(self) -> Cause | None:
        """Name the card worth most of a player who lost, if it fell to a higher one of who won.

        Where points are a race and this deal is none, everybody wants few.
        """
        if not self._lost or self._contract is None or (self._game.given.race and not self.race):
            return None
        seats, value = self._match.rules.spec.seats, self._values()
        mine = [
            (trick.cards[(self._me - trick.leader) % seats], number)
            for number, trick in enumerate(self.tricks, 1)
        ]
        most = max((value[card] for card, _ in mine), default=0)
        fallen = [each for each in mine if value[each[0]] == most and self._precious(each[0])]
        for card, number in sorted(fallen, key=lambda each: -self._worth(self.tricks[each[1] - 1])):
            moment = self._moment(number, self._me)
            higher = self._contract.order.beats[card] >> moment.best & 1
            if moment.seats[1] in self._summary.winners and higher:
                return Cause(self._lost_card(card, moment), moment)
        return None

    def _lost_card(self, card: Card, moment: Moment) -> str:
        cards, after = self._captions.cards, self.tricks[moment.trick :]
        said = self._say(
            "lost_card",
            name=self._named(moment.seats[1:]),
            best=cards.written(moment.best),
            card=cards.written(card),
            number=moment.trick,
        )
        led_before = any(trick.leader == self._me for trick in self.tricks[: moment.trick])
        led_after = any(trick.leader == self._me for trick in after)
        return f"{said} {self._say('never_led')}" if led_before and len(after) > 1 and not led_after else said

    def _by_race(self, *, strict: bool = True) -> Cause | None:
        """Name the trick with which the mark was passed, or was out of reach; strictly, only a rich one or the last."""
        race, won = self.race, self._summary.winners
        if race is None or (race.by_trick and (strict or not won or not set(race.side).issubset(won))):
            return None
        number = self.decided
        if not number or (strict and not (number == len(self.tricks) or self._rich(number))):
            return None
        trick = self.tricks[number - 1]
        key = f"{'passed' if self.got >= race.need else 'gone'}{'_tricks' if race.by_trick else ''}"
        said = self._said_of(
            f"result.story.{key}",
            race.side,
            number=number,
            worth=self.count(trick),
            taker=self._named((trick.taker,)),
            sum=self._reached(number),
            need=race.need,
            every=race.every,
        )
        return Cause(said, self._moment(number))

    @property
    def decided(self) -> int:
        """Number the trick with which the mark was passed or out of reach; 0 where it was before the first."""
        assert self.race is not None
        need, tricks = self.race.need, range(len(self.tricks) + 1)
        if self.got >= need:
            return next(number for number in tricks if self._reached(number) >= need)
        left = [sum(map(self.count, self.tricks[number:])) for number in tricks]
        return next(number for number in tricks if self._reached(number) + left[number] < need)

    def _rich(self, number: int) -> bool:
        assert self._contract is not None
        return rich(self.tricks[number - 1], self._contract, self._match.rules.spec.pack.size)

    def _bonuses(self) -> Iterator[Award]:
        """List the payments of which the game has something to tell."""
        return (
            entry.award
            for entry in self._summary.entries
            if self._captions.own(f"tale.{entry.award.step}", name="", taker="", giver="")
        )

    def _turning_bonus(self) -> Award | None:
        """Give the bonus that paid more than anything else did, where the game has a headline for it."""
        paid = Counter[str]()
        for entry in self._summary.entries:
            if entry.award.unit == self._match.rules.spec.units[-1] and not self._captions.into(entry.award):
                paid[entry.award.step] += entry.award.amount
        most = [step for step, amount in paid.items() if amount == max(paid.values())]
        found = [
            each
            for each in self._bonuses()
            if most == [each.step] and f"{self._game.id}.headline.{each.step}" in self._words
        ]
        return found[0] if found else None

    def _by_dearer(self) -> Cause | None:
        """Say what the game notes to have cost a side more than the deal brought it."""
        note = next((each for each in self._summary.notes if each.step), None)
        return Cause(f"{self._captions.note(note)}.") if note else None

    def _by_turning_bonus(self) -> Cause | None:
        found = self._turning_bonus()
        return self._of_bonus(found) if found else None

    def _by_bonus(self) -> Cause | None:
        """Tell of what paid a winner most, if the tricks of a race for them did not pay as much."""
        won, told = self._summary.winners, list(self._bonuses())
        paid, last = Counter[str](), dict[str, Award]()
        for entry, gains in zip(self._summary.entries, self._summary.brought, strict=True):
            if entry.award.to in won:
                paid[entry.award.step] += gains[entry.award.to]
                last[entry.award.step] = entry.award
        found = max(
            (each for each in last.values() if each in told), key=lambda each: paid[each.step], default=None
        )
        if found is None:
            return None
        raced = self.race is not None and self.race.by_trick and set(self.race.side).issubset(won)
        rival = max((paid[step] for step in paid if last[step] not in told), default=0)
        clear = paid[found.step] > rival or (paid[found.step] == rival and not raced)
        return self._of_bonus(found) if clear else None

    def _of_bonus(self, award: Award) -> Cause:
        declarer = self._game.given.declarer
        fell = [
            n
            for n, trick in enumerate(self.tricks, 1)
            if any(award.cards >> card & 1 for card in trick.cards)
        ]
        fell = [] if fell and self._paid_before(award, fell[-1]) else fell
        seat, named = award.to, (award.to,) if award.cards else self._winners_paid(award)
        if declarer is not None and declarer(self._final.public) >= 0:
            seat = declarer(self._final.public)
            named = (seat,)
        elif fell and award.cards:
            seat = self._player_of(next(iter(members(award.cards))))
            named = (seat,)
        who = {"taker": self._given((award.to,)), "giver": self._given(self._givers(award))}
        said = self._own_of(f"tale.{award.step}", named, **who)
        cards = self._game.table.arranged(self._final, award.cards)
        if not cards and self.race and self.race.by_trick:
            return Cause(said, self._moment(len(self.tricks)))
        if not cards:
            return self._with_richest(said, award, self._givers(award) or (award.to,))
        moment = self._moment(fell[-1]) if fell else Moment(cards, (award.to,))
        if fell and len(cards) > 1:
            moment = replace(moment, cards=cards, seats=tuple(dict.fromkeys((seat, award.to))), best=NOBODY)
        return Cause(said, moment)

    def _with_richest(self, said: str, award: Award, seats: Sequence[Seat]) -> Cause:
        """Tell of the richest trick of some players, where the game has a sentence for it."""
        worths = [(self._worth(trick), n) for n, trick in enumerate(self.tricks, 1) if trick.taker in seats]
        worth, number = max(worths, default=(0, 0))
        added = self._captions.own(f"richest.{award.step}", number=number, worth=worth) if number else ""
        return Cause(f"{said} {added}", self._moment(number)) if added else Cause(said)

    def _paid_before(self, award: Award, number: int) -> bool:
        """Tell whether something was paid before the last card of a trick: for cards that were shown."""
        last = self._plays[sum(len(each.cards) for each in self.tricks[:number]) - 1]
        return award in self._match.review(last, self._me).ledger.awards

    def _given(self, seats: Sequence[Seat]) -> str:
        return self._named(seats) if seats and TABLE not in seats else ""

    def _like(self, award: Award) -> Sequence[Award]:
        """List all payments for the same."""
        return [entry.award for entry in self._summary.entries if entry.award.step == award.step]

    def _givers(self, award: Award) -> Sequence[Seat]:
        return tuple(dict.fromkeys(each.giver for each in self._like(award) if each.giver != TABLE))

    def _winners_paid(self, award: Award) -> Sequence[Seat]:
        """List who won and was paid for the same; who was paid, where none of them won."""
        won = (each.to for each in self._like(award) if each.to in self._summary.winners)
        return tuple(dict.fromkeys(won)) or (award.to,)

    def _player_of(self, card: Card) -> Seat:
        seats = self._match.rules.spec.seats
        trick = next(each for each in self.tricks if card in each.cards)
        return (trick.leader + trick.cards.index(card)) % seats

    def _by_partner(self) -> Cause | None:
        """Name the partner's card that took the most, where we won together."""
        me, sides = self._me, self._final.sides
        if (
            self._lost
            or me not in self._summary.winners
            or self._contract is None
            or not any(self._contract.points)
        ):
            return None
        spec = self._match.rules.spec
        friends = [
            seat
            for seat in range(spec.seats)
            if seat != me
            and (spec.allies(seat, me) or (sides and sides[me] >= 0 and sides[seat] == sides[me]))
        ]
        taken = [(self._worth(trick), n) for n, trick in enumerate(self.tricks, 1) if trick.taker in friends]
        most = max(taken, default=(0, 0))
        if not most[1] or not self._rich(most[1]):
            return None
        moment = self._moment(most[1])
        said = self._say(
            "partner",
            name=self._named(moment.seats[1:]),
            card=self._captions.cards.written(moment.best),
            number=most[1],
            worth=most[0],
        )
        return Cause(said, moment)

    def _gained(self, party: Sequence[Seat]) -> tuple[Mapping[str, int], Mapping[str, Award]]:
        """Add up what a side got, by what it was for, with the last payment for it."""
        brought, awards = Counter[str](), dict[str, Award]()
        for entry, gains in zip(self._summary.entries, self._summary.brought, strict=True):
            brought[self._captions.step(entry.award)] += gains[party[0]]
            awards[self._captions.step(entry.award)] = entry.award
        return {step: amount for step, amount in brought.items() if amount > 0}, awards

    def _by_payment(self) -> Cause | None:
        """Name what brought the winner more than anything else did."""
        party = next(
            (each for each in self._captions.players.parties if each[0] in self._summary.winners), None
        )
        if party is None or set(party) != set(self._summary.winners):
            return None
        gained, awards = self._gained(party)
        if not gained:
            return None
        amount = max(gained.values())
        most = [step for step, each in gained.items() if each == amount]
        told = [
            step for step in most if self._captions.own(f"payment.{awards[step].step}", name="", amount="")
        ]
        if len(most) > 1 and not told:
            return None
        step = (told or most)[-1]
        key = (
            "all"
            if amount == sum(gained.values())
            else "most"
            if 2 * amount > sum(gained.values())
            else "more"
        )
        award = awards[step]
        own = self._own_of(f"payment.{award.step}", party, amount=figure(amount))
        said = own or self._said_of(
            f"result.story.payment_{key}", party, step=step, amount=figure(amount, plus=True)
        )
        cards = self._summary.cards[[entry.award for entry in self._summary.entries].index(award)]
        if cards:
            return Cause(said, Moment(cards, party[:1]))
        if not own and award in self._bonuses():  # which a settlement of the same deal may seem to outdo
            return self._of_bonus(award)
        return self._with_richest(said, award, party)

    def _by_balance(self) -> Cause | None:
        """Of an even deal, set what one side got against what the other did, where each got one thing."""
        parties = self._captions.players.parties
        if self._summary.winners or self._summary.thrown_in or len(parties) != 2:
            return None
        (gained, _), (other, _) = map(self._gained, parties)
        if len(gained) != 1 or list(gained.values()) != list(other.values()):
            return None
        (step,), (theirs,) = gained, other
        return Cause(
            self._say(
                "even", step=theirs, name=self._named(parties[1]), other=step, rival=self._named(parties[0])
            )
        )


def led_by(
    words: Words, captions: Captions, outcome: Outcome, worths: Sequence[Sequence[int]], me: Seat
) -> str:
    """Say since which deal the winner of a match has been ahead; empty where there is nothing to say."""
    party = next((each for each in captions.players.parties if set(each) == set(outcome.winners)), None)
    last = len(outcome.deals)
    if party is None or last < 2:
        return ""
    others = [seat for seat in range(len(worths[0])) if seat not in party]
    behind = [n for n, held in enumerate(worths) if held[party[0]] <= max(held[seat] for seat in others)]
    since = behind[-1] + 1 if behind else 1
    if since > last:
        return ""
    key = "all" if not behind else "last" if since == last else "from"
    name = captions.players.together(first(me, party))
    told = words.person(f"result.match.led_{key}", mine=me in party, several=len(party) > 1)
    return words.get(told, name=name, number=outcome.deals[since - 1].number)
