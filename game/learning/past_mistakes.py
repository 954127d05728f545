"""The player's own mistakes, put as questions: what is kept of one, when it comes back, and how it is put.

When it comes back is worked out by FSRS, whole days at a time and without its fuzz. Making the mistake counts as
having forgotten, so it comes back the next day; then a right answer at the first try is *good*, one after a hint is
*hard*, and any other *again*. The learner is not asked how hard it was.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import Any
from zlib import crc32

from fsrs import Card, Rating, Scheduler, State

from game.catalogue import find, rules_for
from game.coach.judging import BLUNDER, DOUBTFUL, LEAST_WORLDS, THRESHOLDS, Verdict
from game.coach.review import Review
from game.coach.review_file import log_id
from game.core.cards import BadNotation, Cards, Pack, mask, members
from game.core.move import Deal, IllegalMove, Lay, Move, Play, Say, parse, spell
from game.core.record import record, replace
from game.core.rules import Reason, Symmetry
from game.core.transcript import Entry, Transcript, entry_text, parse_entry
from game.learning.lesson import Do, Lesson, Sentence, Tell
from game.learning.problem import Judged, Line, Problem, loss
from game.learning.problems import Teller
from game.session.match import AnyMatch, Match, StaleSave
from game.session.players import players_of
from game.storage.match_file import head_of, header_of
from game.storage.mistakes import MOST_STABLE, KeptMistake, KeptReason, KeptWay, Schedule
from game.telling.captions import ANY_PHASE, Captions
from game.wording import Words

# ------------------------------------------------------------------ suits exchanged
#
# Everything changes together from the first deal on: packs, cards, words that name a suit, and what was said of a
# move. Which suits may change places is stated by each game; a match is exchanged only if it can be played that way
# to where it stands, with the same holdings and the same choices.

SUITS = "SHDC"
_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
"""How the words of the games name suits, alone or after a hyphen below: "hearts", "ace_hearts"."""


@record
class Exchange:
    """One way to let suits change places."""

    suits: str  # what S, H, D and C become
    cards: tuple[int, ...]  # what each card becomes

    @property
    def changes(self) -> bool:
        return self.suits != SUITS

    def suit(self, letter: str) -> str:
        """Give what a suit becomes; what is none stays."""
        return self.suits[SUITS.index(letter)] if letter and letter in SUITS else letter

    def word(self, word: str) -> str:
        """Give what a word becomes that may name a suit."""
        named = {_NAMES[letter]: _NAMES[self.suit(letter)] for letter in SUITS}
        return "_".join(named.get(part, part) for part in word.split("_"))

    def some(self, cards: Cards) -> Cards:
        return mask(self.cards[card] for card in members(cards))

    def move(self, move: Move) -> Move:
        """Give what a move becomes."""
        match move:
            case Deal(cards):
                return Deal(tuple(self.cards[card] for card in cards))
            case Play(card):
                return Play(self.cards[card])
            case Lay(card, shown):
                return Lay(self.cards[card], shown)
            case Say(word, number):
                return Say(self.word(word), number)
            case _:
                return move

    def transcript(self, transcript: Transcript) -> Transcript:
        """Exchange the suits in a whole log."""
        entries = tuple(Entry(entry.seat, self.move(entry.move)) for entry in transcript.entries)
        return replace(transcript, entries=entries)

    def reason(self, reason: Reason) -> Reason:
        """Exchange the suits in what is said of a move."""
        return replace(reason, cards=self.some(reason.cards), suit=self.suit(reason.suit))


@lru_cache(maxsize=64)
def exchanges(symmetry: Symmetry, pack: Pack) -> tuple[Exchange, ...]:
    """List every exchange a game states, and what follows from them; the one that changes nothing comes first.

    >>> from game.core.cards import PIQUET
    >>> [each.suits for each in exchanges(Symmetry(("HSDC",)), PIQUET)]
    ['SHDC', 'HSDC']
    """
    found = {SUITS}
    while True:
        more = {
            "".join(one[SUITS.index(suit)] for suit in two) for one, two in product(symmetry.suits, found)
        }
        if more <= found:
            break
        found |= more
    ordered = sorted(found - {SUITS})
    return tuple(Exchange(suits, _cards(suits, symmetry.fixed, pack)) for suits in (SUITS, *ordered))


def _cards(suits: str, fixed: str, pack: Pack) -> tuple[int, ...]:
    """Tell what each card becomes: the card at the same place of the other suit."""
    cards = list(range(pack.size))
    for old, new in zip(SUITS, suits, strict=True):
        for one, other in zip(_of(old, fixed, pack), _of(new, fixed, pack), strict=True):
            cards[one] = other
    return tuple(cards)


def _of(suit: str, fixed: str, pack: Pack) -> list[int]:
    """List the cards of a suit that may change, in the order of the pack."""
    return [
        card
        for card, face in enumerate(pack.faces)
        if len(face) == 2 and face[1] == suit and face[0] not in fixed
    ]


def exchange_for(match: AnyMatch, turn: int) -> Exchange:
    """Choose the suits that change places in a match, for each turn others; none where nothing may change."""
    symmetry = find(match.transcript().header.game).given.symmetry
    first, *others = exchanges(symmetry, match.rules.spec.pack)
    start = turn % max(1, len(others))
    return next((each for each in (*others[start:], *others[:start]) if holds(match, each)), first)


def holds(match: AnyMatch, exchange: Exchange) -> bool:
    """Tell whether a match, its suits exchanged, leads to the same holdings and the same choices."""
    try:
        other = Match.restore(match.rules, exchange.transcript(match.transcript()))
    except (BadNotation, IllegalMove, StaleSave, ValueError):
        return False
    if other.turn != match.turn or other.over != match.over:
        return False
    seat = max(match.turn, 0)
    mine, theirs = match.view(seat), other.view(seat)
    return (
        mine.ledger.holdings == theirs.ledger.holdings
        and {exchange.move(move) for move in mine.moves} == set(theirs.moves)
        and exchange.some(mine.hand) == theirs.hand
    )


# ------------------------------------------------------------------ mistakes

_FSRS = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_DEAR = next(part for part, name in THRESHOLDS if name == BLUNDER)
"""The part of the typical distance that is a dear loss."""
_SLIGHT = next(part for part, name in THRESHOLDS if name == DOUBTFUL)
"""From which part of the typical distance on a way counts as worse than the advised one."""


class Recall(Enum):
    """How the player has answered."""

    GOOD = Rating.Good  # at the first try
    HARD = Rating.Hard  # at the first try, after a hint
    AGAIN = Rating.Again


class StaleMistake(ValueError):
    """A mistake that this edition of the rules cannot put any more."""


# ---------------------------------------------------------------------------------------------------- when


def planned(today: date) -> Schedule:
    """Plan a mistake that has just been kept."""
    card = Card(card_id=0, due=_moment(today))
    return _schedule(_FSRS.review_card(card, Rating.Again, _moment(today))[0], today, 0, 0)


def answered(schedule: Schedule, recall: Recall, today: date) -> Schedule:
    """Plan a mistake anew after an answer."""
    seen = _moment(min(today, date.fromisoformat(schedule.seen)))
    due = _moment(date.fromisoformat(schedule.due))
    card = Card(0, State.Review, None, schedule.stability, schedule.difficulty, due, seen)
    after, _ = _FSRS.review_card(card, recall.value, _moment(today))
    missed = schedule.missed + (recall is Recall.AGAIN)
    return _schedule(after, today, schedule.asked + 1, missed)


def _moment(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def _schedule(card: Card, today: date, asked: int, missed: int) -> Schedule:
    assert card.stability is not None
    assert card.difficulty is not None
    due = card.due.date().isoformat()
    stability = min(card.stability, MOST_STABLE)  # FSRS knows no limit, the file does
    return Schedule(due, today.isoformat(), stability, card.difficulty, asked, missed)


# ---------------------------------------------------------------------------------------------------- what is kept


def mistake_of(match: AnyMatch, review: Review, verdict: Verdict, deal: int, today: date) -> KeptMistake:
    """Write down a decision that a review has judged."""
    assert review.outset is not None
    transcript, pack = match.transcript(), match.rules.spec.pack
    reason = verdict.reason
    return KeptMistake(
        log_id(transcript, verdict.at, pack, review.seat),
        replace(head_of(transcript.header), undone=(), shuffles=()),
        tuple(entry_text(entry, pack) for entry in transcript.entries[: verdict.at]),
        deal,
        review.seat,
        review.kind(verdict),
        spell(verdict.made, pack),
        spell(verdict.advised, pack),
        KeptReason(reason.key, reason.rule, reason.cards, reason.suit, reason.number, reason.seat),
        verdict.loss,
        review.outset.typical,
        tuple(
            KeptWay(spell(each.move, pack), each.mean, each.error, each.worlds) for each in verdict.options
        ),
        planned(today),
    )


# ---------------------------------------------------------------------------------------------------- how it is put


class MistakeQuestion:
    """One mistake as it is put this time: its suits are others each time, where the rules allow it."""

    def __init__(self, mistake: KeptMistake, words: Words) -> None:
        """Read it; raise StaleMistake where it does not hold together, or the rules have changed since."""
        self.mistake = mistake
        self._words = words
        try:
            self._read()
        except (BadNotation, IllegalMove, StaleSave, ValueError, LookupError) as trouble:
            raise StaleMistake(str(trouble)) from trouble

    def _read(self) -> None:
        mistake = self.mistake
        header = header_of(mistake.header)
        rules: Any = rules_for(header.game, dict(header.options))
        self._rules, pack = rules, rules.spec.pack
        log = Transcript(header, tuple(parse_entry(line, pack) for line in mistake.entries))
        moves = [parse(each.move, pack) for each in mistake.ways]
        reason = mistake.reason
        if reason.cards >> pack.size or reason.seat >= rules.spec.seats:
            message = "The reason speaks of what there is not."
            raise ValueError(message)
        there: AnyMatch = Match.restore(rules, log)
        turn = crc32(mistake.id.encode()) + mistake.schedule.asked
        self.exchange = exchange_for(there, turn)
        self.transcript = self.exchange.transcript(log)
        here: AnyMatch = Match.restore(rules, self.transcript)
        view = here.view(mistake.seat)
        self._phase, legal = view.public.phase, view.moves
        self._moves = [self.exchange.move(each) for each in moves]
        self.made, self.advised = (
            self.exchange.move(parse(each, pack)) for each in (mistake.made, mistake.advised)
        )
        if set(self._moves) != set(legal) or not {self.made, self.advised} <= set(legal):
            message = "These are not the moves there are."
            raise ValueError(message)
        said = Reason(reason.key, reason.rule, reason.cards, reason.suit, reason.number, reason.seat)
        self.reason = self.exchange.reason(said)
        players = players_of(header, rules.spec.seats)
        self.captions = Captions(self._words, header.game, rules.spec, players, mistake.seat)
        self.fine = self._fine(here)

    def _fine(self, match: AnyMatch) -> Sequence[Move]:
        """List the ways that will do: the advised one, then those of which the review can't say they are worse.

        For an exchange these are cards, and at least as many as it takes: the next best where it called too few good.
        """
        mistake, sure = self.mistake, LEAST_WORLDS
        best = next(way for way, move in self._ways() if move == self.advised)
        ordered = sorted(self._ways(), key=lambda each: (each[0].worlds < sure, -each[0].mean))
        others = [(way, move) for way, move in ordered if move not in (self.made, self.advised)]
        slight = _SLIGHT * mistake.typical
        fine = [move for way, move in others if way.worlds >= sure and best.mean - way.mean < slight]
        needed = self._needed(match, [self.advised, *fine, *(move for _, move in others)])
        return list(dict.fromkeys((self.advised, *fine, *needed)))

    def _needed(self, match: AnyMatch, order: Sequence[Move]) -> Sequence[Move]:
        """List the first of these cards that end an exchange; none elsewhere. Raise ValueError where they don't."""
        seat, found = self.mistake.seat, list[Move]()
        for move in order:
            moves = match.view(seat).moves
            if (
                match.turn != seat
                or not isinstance(self.advised, Lay)
                or any(isinstance(each, Say) for each in moves)
            ):
                return found
            if isinstance(move, Lay) and move in moves:
                match.submit(seat, move, seat)
                found.append(move)
        if match.turn == seat and not any(isinstance(each, Say) for each in match.view(seat).moves):
            message = "There are too few other cards."
            raise ValueError(message)
        return found

    def _ways(self) -> Sequence[tuple[KeptWay, Move]]:
        return list(zip(self.mistake.ways, self._moves, strict=True))

    def lesson(self) -> Lesson:
        """Put it at the table: one decision, and then why."""
        teller, words = Teller(self.problem((self.made,)), self._words), self._words
        length, laid = len(self.transcript.entries), any(isinstance(move, Lay) for move in self._moves)
        do = Do(
            Sentence(teller.question()),
            length + 1,
            tuple(self.fine),
            words.get("learn.problem.unjudged"),
            self._wrong(closing=laid),
            apart=laid,
        )
        tell = Tell(Sentence(self._why(teller), rule=teller.rule))
        log = Transcript(
            self.transcript.header, (*self.transcript.entries, Entry(self.mistake.seat, self.advised))
        )
        title, seat = words.get("mistakes.asked"), self.mistake.seat
        return Lesson(
            self.mistake.game, self.mistake.id, title, teller.principle, log, seat, length, (do, tell)
        )

    def _wrong(self, *, closing: bool) -> Mapping[frozenset[Move], str]:
        """Say of every way that will not do what it gives away, as far as the review knows."""
        best = next(way for way, move in self._ways() if move == self.advised)
        wrong: dict[frozenset[Move], str] = {}
        for way, move in self._ways():
            if move in self.fine:
                continue
            told = self._words.get("learn.problem.unjudged")
            if way.worlds or move == self.made:
                lost = self.mistake.loss if move == self.made else max(0.0, best.mean - way.mean)
                given = self._loss(lost, way.error)
                told = self._words.count("learn.problem.costs", 1, line=self._named(move), lost=given)
            wrong[frozenset({move})] = told
            if closing and not isinstance(move, Lay):
                wrong[frozenset()] = told  # whoever chooses no more cards closes the exchange
        return wrong

    def closed(self, moves: Sequence[Move]) -> tuple[Move, ...]:
        """Give the way some moves begin: the cards of an exchange with what closes it."""
        match: AnyMatch = Match.restore(self._rules, self.transcript)
        for move in moves:
            match.submit(self.mistake.seat, move, self.mistake.seat)
        ends = [Say(word) for word in (self._rules.spec.roles.finish,) if word is not None]
        exchange = isinstance(moves[0], Lay) and match.turn == self.mistake.seat
        legal = match.view(self.mistake.seat).moves if exchange else ()
        return (*moves, *(each for each in ends if each in legal))

    def problem(self, line: Line) -> Problem:
        """Make a problem of it: the advised way against another."""
        mistake, ways = self.mistake, {move: way for way, move in self._ways()}
        best, other = ways[self.advised], ways[self._dearest(line)]
        mean = best.mean - (mistake.loss if self.made in line else max(0.0, best.mean - other.mean))
        judged = (Judged((self.advised,), best.mean, best.error), Judged(line, mean, other.error))
        return Problem(
            mistake.game, mistake.id, "past", 1, self.transcript, mistake.seat, judged, self.reason
        )

    def _dearest(self, line: Sequence[Move]) -> Move:
        """Give the move of a way by which it is worse: the one that was made then, or the one that is worth least."""
        judged = {move: way.mean for way, move in self._ways() if move in line}
        return self.made if self.made in line else min(judged, key=lambda move: judged[move])

    def _named(self, move: Move) -> str:
        return self.captions.naming(move, self._phase)

    def _loss(self, lost: float, error: float) -> str:
        """Say what a way gave away; a blunder is dear."""
        dear = _DEAR * self.mistake.typical
        return loss(self._words, self.captions, lost, error, dear)

    def _why(self, teller: Teller) -> str:
        """Say what is best, the principle behind it, what the master had to say, and what the player did that time."""
        error = next(way.error for way, move in self._ways() if move == self.made)
        lost = self._loss(self.mistake.loss, error)
        best = self._words.get("mistakes.best", line=self._named(self.advised))
        then = self._words.get("mistakes.then", line=self._named(self.made), lost=lost)
        said = isinstance(self.advised, Say) and self.reason.kind != "searched"
        why = self.captions.why(self.reason) if said else ""
        return " ".join(dict.fromkeys(filter(None, (best, teller.principle, why, then))))


def named_moves(mistake: KeptMistake, words: Words) -> tuple[str, str, Captions]:
    """Name what was chosen and what is better, with signs, in these captions; raise StaleMistake."""
    header = header_of(mistake.header)
    try:
        rules: Any = rules_for(header.game, dict(header.options))
        made, advised = (parse(each, rules.spec.pack) for each in (mistake.made, mistake.advised))
    except (BadNotation, ValueError, LookupError) as trouble:
        raise StaleMistake(str(trouble)) from trouble
    players = players_of(header, rules.spec.seats)
    captions = Captions(words, header.game, rules.spec, players, min(mistake.seat, rules.spec.seats - 1))
    # a list names the moves of many mistakes, none of whose logs is played through only to know a phase
    return captions.label(made, ANY_PHASE), captions.label(advised, ANY_PHASE), captions
