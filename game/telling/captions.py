"""What is said on the table in words: prompts, plates, awards and reasons, in the captions of the game at hand."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, TABLE, Cards, Pack, Seat, bit, members
from game.core.move import Lay, Move, Play, Say, Take
from game.core.rules import Reason, Spec, WordRoles
from game.core.score import Award, Holding, Holdings
from game.core.view import View
from game.session.players import KNOWN, Player
from game.stage.table import LadderCall, TableNote
from game.telling import signs
from game.telling.glossary import Glossary, glossary_of
from game.telling.signs import suit_name, without_signs
from game.wording import (
    BARE,
    Formed,
    Words,
    begun,
    figure,
    formed,
    key_of,
    listed,
    named,
    number_of,
    together,
)

# ------------------------------------------------------------------ who plays, and what every side holds


def told_name(words: Words, name: str) -> Formed:
    """Tell who somebody is who is written in a match; known opponents are called as the language does."""
    known = words.get(f"setup.opponent.{KNOWN.index(name)}") if name in KNOWN else name
    return named(words, known)


class PlayerNames:
    """Names the players of one match."""

    def __init__(
        self, words: Words, players: Sequence[Player], parties: Sequence[tuple[Seat, ...]], me: Seat | None
    ) -> None:
        """Name them to one of them or, where that is None, to them all."""
        self._words = words
        self._players = players
        self._parties = parties
        self._me = me

    def name(self, seat: Seat) -> Formed:
        if seat == self._me:
            return named(self._words, self._words.get("table.you"))
        return told_name(self._words, self._players[seat].name or self._words.get("table.seat", number=seat))

    def without_article(self, seat: Seat) -> str:
        """Name a player without an article, where room is scarce; empty for whom has none."""
        name = self.name(seat)
        return "" if name.form(BARE) == name else name.form(BARE)

    def together(self, seats: Sequence[Seat]) -> Formed:
        """Name several players: "You and the Marquise"."""
        return together(self._words, [self.name(seat) for seat in seats])

    def level(self, seat: Seat) -> str:
        """Name the strength of a bot; empty for a person."""
        level = self._players[seat].level
        return self._words.get(f"table.level.{level}") if level else ""

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """List who wins and loses together, mine last, and in each party me first."""
        mine_last = sorted(self._parties, key=lambda party: self._me in party)
        return tuple(tuple(sorted(party, key=lambda seat: seat != self._me)) for party in mine_last)

    def party(self, seat: Seat) -> tuple[Seat, ...]:
        """List who wins and loses together with a seat, itself included, me first."""
        return next(party for party in self.parties if seat in party)


ANY_PHASE = ""
"""For a word of which nobody knows any more in which phase it is or was said."""

SEVERAL = 2
"""A number that is no singular in any language."""


def counted(words: Words, game: str, number: int, unit: str) -> Formed:
    """Count in a unit: "3 points"."""
    return amount(words, words.figure(number), unit_name(words, game, unit, number))


def unit_name(words: Words, game: str, unit: str, number: float) -> str:
    """Name a unit beside so many of it."""
    key = f"{game}.unit.{unit}"
    return words.count(key, number) if words.counts(key) else unit


def amount(words: Words, figures: str, unit: str) -> Formed:
    """Write figures with their unit; a form of both is that of the unit, and figures are bare without it."""

    def write(form: str) -> str:
        return figures if form == BARE else words.get("table.count", number=figures, unit=formed(unit, form))

    return Formed(write(""), write)


def holding(words: Words, game: str, units: Sequence[str], held: Holding) -> str:
    told = [counted(words, game, number, unit) for number, unit in zip(held, units, strict=True) if number]
    return words.get("table.comma").join(told) or counted(words, game, 0, units[-1])


def stands(words: Words, spec: Spec, holdings: Holdings, sides: Sequence[Seat]) -> list[str]:
    """Say what some seats hold, without a unit where nobody has anything but of one."""
    used = {at for held in holdings for at, number in enumerate(held) if number}
    if len(used) > 1:
        return [holding(words, spec.id, spec.units, holdings[seat]) for seat in sides]
    at = min(used, default=0)
    return [figure(holdings[seat][at]) for seat in sides]


# ------------------------------------------------------------------ captions


class CardNames:
    """Names the cards of one pack."""

    def __init__(self, words: Words, pack: Pack, game: str = "") -> None:
        self.pack = pack
        self._words = words
        self._game = game

    def suit(self, letter: str) -> str:
        return suit_name(self._words, self._game, letter) if letter else ""

    def rank(self, sign: str) -> str:
        """Write a rank as it stands on the cards."""
        return self._words.rank(sign)

    def face(self, card: int) -> str:
        return self.pack.spell(card)

    def written(self, card: int) -> Formed:
        """Write a card with its sign, and with an article where the language has one for cards."""
        face = self.pack.spell(card)
        sign = f"{{{face}}}"
        bare = sign if signs.SIGN.fullmatch(sign) else self._words.get(f"table.card.{face}")

        def write(form: str) -> str:
            rank = face[0] if len(face) == len("KH") else face
            keys = (f"language.card_form.{form}.{each}" for each in (face, rank, "other"))
            key = next((key for key in keys if key in self._words), "")
            return self._words.get(key, card=bare) if key and form != BARE else bare

        return Formed(write("usual"), write)

    def listed(self, cards: int, between: str = "or") -> Formed:
        """List cards with their signs; the last two are joined by "or" or "and"."""
        return listed(self._words, [self.written(card) for card in members(cards)], between)

    def brief(self, card: int) -> str:
        """Write one card as shortly as it can be read."""
        key = f"table.short.{self.pack.spell(card)}"
        return self._words.get(key) if key in self._words else self.written(card).form(BARE)

    def spoken(self, card: int) -> str:
        return self._said(self.pack.spell(card))

    def aloud(self, text: str) -> str:
        """Say a sentence without its signs."""

        def said(face: str, spot: signs.SignPlace) -> str:
            name = self.suit(face) if len(face) == 1 else self._said(face, spot)
            return begun(name) if spot is signs.SignPlace.FIRST else name

        return signs.spoken(text, said, self._words.grammar("articles"))

    def in_words(self, text: str) -> str:
        """Name what a text without braces shows by signs."""
        return without_signs(text, self._words, self._game)

    def _said(self, face: str, spot: signs.SignPlace = signs.SignPlace.BARE) -> str:
        own = f"table.card.{face}"
        if own in self._words:
            return self._words.get(own)
        rank = self._words.get(f"table.rank.{face[0]}")
        key = f"table.{spot if f'table.{spot}' in self._words else signs.SignPlace.BARE}"
        return self._words.get(key, rank=rank, suit=self.suit(face[-1]))


class Captions:
    """The captions of one match."""

    def __init__(
        self,
        words: Words,
        game: str,
        spec: Spec,
        players: tuple[Player, ...],
        me: Seat | None,
        cards: CardNames | None = None,
    ) -> None:
        """Speak for these players of this game, to one of them or, where that is None, of them all."""
        self.me = me
        self.cards = cards or CardNames(words, spec.pack, game)
        self.players = PlayerNames(words, players, spec.parties, me)
        self.game = game
        self._words = words
        self._spec = spec
        self._units = spec.units

    def table(self, key: str, **values: object) -> str:
        return self._words.get(f"table.{key}", **values)

    def counted(self, things: str, number: int) -> str:
        """Count things in words: "no trump", "one king"; a game may have words of its own for them."""
        own = f"{self.game}.counted.{things}"
        table = own if self._words.counts(own) else f"table.counted.{things}"
        return self._words.count(table, number)

    def labelled(self, name: str, told: str) -> str:
        return self._words.labelled(name, told)

    def quoted(self, said: str) -> str:
        return self._words.get("table.quoted", words=said)

    def own(self, key: str, **values: object) -> str:
        """Give a caption of the game; empty when it has none of that name."""
        full = f"{self.game}.{key}"
        return self._words.get(full, **values) if full in self._words else ""

    @property
    def glossary(self) -> Glossary:
        """The words of the game that are explained."""
        return glossary_of(self.game, self._words)

    def explained(self, *texts: str) -> str:
        """Explain the terms some texts mention, each in a sentence with the paragraph that says more."""
        return self.glossary.explained(self._words, *texts)

    @property
    def roles(self) -> WordRoles:
        return self._spec.roles

    @property
    def title(self) -> str:
        return self.own("name") or self.game

    @property
    def short_title(self) -> str:
        """Give the name of the game where there is little room; empty where it has no shorter one."""
        return self.own("name_brief")

    def prompt(self, view: View[Any], asks: LadderCall | None = None) -> str:
        """Say what the table waits for, and to what I am to answer, where the game has words for that."""
        phase, number = view.public.phase, view.public.least
        if view.turn in (CHANCE, NOBODY):
            return self.own("phase.settled" if view.ledger.finished else "phase.dealing") or self.table(
                "dealing"
            )
        if view.turn == self.me:
            return (
                (self._question(phase, asks) if asks else "")
                or self.own(f"phase.{phase}", number=number)
                or self.table("your_turn")
            )
        seat = self.players.name(view.turn)
        return self.own(f"phase.{phase}_wait", seat=seat) or self.table("their_turn", seat=seat)

    def asked_shortly(self, view: View[Any]) -> str:
        """Say what I am to decide in as few words as can be; empty where the usual ones are few enough."""
        return self.own(f"phase.{view.public.phase}_short") if view.turn == self.me else ""

    def part(self, view: View[Any]) -> str:
        """Name the part of the deal that is under way: "the auction"; empty while tricks are played."""
        return self.own(f"part.{view.public.phase}")

    def _question(self, phase: str, asks: LadderCall) -> str:
        return self.own(
            f"phase.{phase}_after_{asks.word}", seat=self.players.name(asks.seat), number=asks.number
        )

    def duty(self, reason: Reason | None) -> str:
        """Say shortly what the rules want of the card to be played; empty when they leave it free."""
        if reason is None:
            return ""
        key = f"table.duty.{reason.kind}"
        if reason.kind == "follow" and not reason.suit:
            key = "table.duty.follow_trump"
        if key not in self._words:
            return ""
        return self._words.get(
            key, suit=self.cards.suit(reason.suit), sign=f"{{{reason.suit}}}" if reason.suit else ""
        )

    def reason(self, reason: Reason) -> str:
        """Give a reason as a sentence, with signs for cards; some are the table's own and not the game's."""
        common = f"table.refusal.{reason.key}"
        return self.why(reason) or self._words.get(common if common in self._words else "table.refused")

    def why(self, reason: Reason) -> str:
        """Give a reason as a sentence, with signs for cards; empty where the game has no words for it."""
        key = key_of(self._words, self.game, reason)
        if not key:
            return ""
        sentence = self._words.get(
            key,
            cards=self.cards.listed(reason.cards),
            suit=self.cards.suit(reason.suit),
            number=reason.number,
            seat=self.players.name(reason.seat) if reason.seat >= 0 else "",
        )
        return begun(sentence)

    def story(self, key: str, seat: Seat, **values: object) -> str:
        """Tell something a seat has done, as the log does."""
        return self.said_of(f"story.{key}", seat, **values)

    def said_of(self, key: str, seat: Seat, **values: object) -> str:
        """Say something of a seat in a caption that every game shares; to me it is said in the second person."""
        told, number = {"seat": self.players.name(seat), **values}, values.get("number")
        full = self._words.person(f"table.{key}", mine=seat == self.me)
        return (
            self._words.count(full, number, **told)
            if isinstance(number, int)
            else self._words.get(full, **told)
        )

    def advice(self, advice: Decision, phase: str) -> str:
        """Say what a master would do, and why."""
        return f"{self.doing(advice.move, phase)} {self.why(advice.reason)}".strip()

    def laying(self, cards: Cards) -> str:
        told = self.cards.listed(cards, "and")
        return self.own("hint_lay", move=told) or self.table("hint_lay", move=told)

    def label(self, move: Move, phase: str) -> str:
        """Name a move where it stands alone."""
        return formed(self.naming(move, phase), BARE)

    def naming(self, move: Move, phase: str) -> str:
        """Name a move in a word or two, with signs, within a sentence."""
        match move:
            case Play(card):
                return self.cards.written(card)
            case Lay(card):
                told = self.cards.written(card)
                return self.own("move_lay", card=told) or self.table("move.lay", card=told)
            case Say(word, number):
                return self.table("move.say", word=self.word(word, phase, number))
            case Take(packet):
                return self.table("move.take", number=packet + 1)
            case _:
                return ""

    def doing(self, move: Move, phase: str) -> str:
        match move:
            case Play(card):
                return self.table("hint_play", move=self.cards.written(card))
            case Lay(card):
                return self.laying(bit(card))
            case Say(word, number):
                return self.table("hint_say", move=self.word(word, phase, number))
            case Take(packet):
                return self.table("hint_take", move=packet + 1)
            case _:
                return ""

    def word(self, word: str, phase: str, number: int | None = None) -> str:
        """Label the button of a word, with the number it is said with; some do another thing in another phase."""
        return self._on(f"word.{word}", (phase,), number).strip() or word

    def exchange(self, phase: str) -> str:
        """Label what closes an exchange: by its phase where the game says so, else by the word that is said."""
        return self.own(f"exchange.{phase}") or self.word(self.roles.finish or "", phase)

    def meaning(self, word: str, occasions: Sequence[str], number: int | None = None) -> str:
        """Say in a few words what saying a word means, on the first of these occasions that has words of its own."""
        return self._on(f"word_means.{word}", occasions, number)

    def word_hint(self, word: str, occasions: Sequence[str]) -> str:
        """Say in a sentence what saying a word does, on the first of these occasions that has one of its own."""
        return self._on(f"word_hint.{word}", occasions)

    def _on(self, key: str, occasions: Sequence[str], number: int | None = None) -> str:
        said, special = "" if number is None else number, _occasions_of(self._words, self.game, key)
        names = (*(f"{key}_{each}" for each in occasions if each in special), key)
        return next(filter(None, (self.own(name, number=said) for name in names)), "")

    def spoken(self, word: str, number: int | None) -> str:
        """Give what is heard when a word is said; empty for words that are not spoken aloud."""
        return self.own(f"word_spoken.{word}", number=number if number is not None else "")

    def said(self, word: str, phase: str, number: int | None) -> str:
        """Give what is heard when a word is said; what is done without a sound goes by the label of its button."""
        done = self.word(word, phase, number)
        return self.spoken(word, number) or (done if done.endswith((".", "!", "?")) else f"{done}.")

    def step(self, award: Award) -> str:
        return self.step_named(award.step) or award.step

    def step_named(self, step: str) -> str:
        """Name what is paid for; empty for what is none."""
        return self.own(f"step.{step}", number=dict(self._spec.figures).get(step, ""))

    def payment(self, award: Award) -> str:
        """Tell in a line who was paid what, by whom and for what; the one who pays into a pot, as the log does."""
        told = {"step": self.step(award), "amount": self.unit(award.amount, award.unit)}
        told |= {"to": self._payer(award.to), "giver": self._payer(award.giver)}
        if award.to == award.giver == TABLE:
            into = self.into(award)
            return self.table("story.carried" if into else "story.pot_filled", into=into, **told)
        if award.to == TABLE and self.into(award):
            return self.story("off", award.giver, into=self.into(award), **told)
        if award.to == TABLE:
            return self.story("pot", award.giver, **told)
        if award.giver == TABLE:
            return self.story("award", award.to, **told)
        if award.giver == self.me:
            return self.table("story.award_by_me", **told)
        return self.story("award_by", award.to, **told)

    def _payer(self, seat: Seat) -> str:
        return "" if seat == TABLE else self.players.name(seat)

    def into(self, award: Award) -> str:
        """Say where goes what nobody gets; empty where it goes into a pot."""
        return self.own(f"step_into.{award.step}")

    def note(self, note: TableNote) -> str:
        """Say what a game has to say of the table or of a seat."""
        seat = self.players.name(note.by) if note.by >= 0 else ""
        return self._noted(note, note.key, seat=seat, step=self.step_named(note.step)) or note.key

    def brief(self, note: TableNote) -> str:
        """Say it as shortly as the game can, where there is little room."""
        return self._otherwise(note, "brief")

    def noted_aloud(self, note: TableNote) -> str:
        """Say it with what is counted, which the eye sees from where it stands."""
        return self._otherwise(note, "aloud")

    def _otherwise(self, note: TableNote, way: str) -> str:
        """Say it in the words that the game has for this way, else in the usual ones."""
        return self._noted(note, f"{note.key}_{way}") or self.note(note)

    def _noted(self, note: TableNote, name: str, **values: object) -> str:
        key = f"{self.game}.panel.{name}"
        told = {"number": ""} if note.number is None else {}
        found = self._words.counts(key)
        return self._words.count(key, note.number or 0, goal=note.goal, **told, **values) if found else ""

    def figures(self, notes: Sequence[TableNote]) -> str:
        """Say in a line from what something was computed; empty when there is nothing to say."""
        return " · ".join(map(self.note, notes))

    def how(self, award: Award) -> str:
        return self.own(f"step_how.{award.step}")

    def unit(self, number: int, unit: str) -> Formed:
        """Count in a unit: "3 points"."""
        return counted(self._words, self.game, number, unit)

    @property
    def gain_unit(self) -> str:
        """Name several of what all is compared in: the game's smallest unit, unless a settlement changes it first."""
        return gain_unit(self._words, self.game, self._units, SEVERAL)

    def gained(self, number: float) -> Formed:
        """Count what all is compared in: "1 point"."""
        return self.measured(figure(number))

    def measured(self, figures: str) -> Formed:
        """Count what all is compared in, in figures that may be rounded."""
        unit = gain_unit(self._words, self.game, self._units, number_of(figures))
        return amount(self._words, self._words.pointed(figures), unit)

    def percent(self, number: int) -> str:
        return self._words.get("common.percent", amount=number)

    def pointed(self, figures: str) -> str:
        """Write figures with the decimal sign of the language."""
        return self._words.pointed(figures)

    def deal(self, number: int, thrown_in: int = 0) -> str:
        """Number a deal, of how many where that is agreed on; those thrown in are played besides."""
        many = (self._spec.deals or 0) + thrown_in
        if not self._spec.deals or many == 1:
            return self.table("deal", number=number)
        return self.table("deal_of", number=number, many=many)

    @property
    def goal(self) -> str:
        """Say to what score one plays: "5 points"; empty where something else ends the match."""
        goal = self._spec.goal
        return self.unit(goal.amount, goal.unit) if goal else ""

    def holding(self, held: Holding) -> str:
        return holding(self._words, self.game, self._units, held)

    def heap(self, name: str) -> str:
        own = self.own(f"place.{name}")
        key = f"table.place.{name}"
        return own or (self._words.get(key) if key in self._words else "")


def gain_unit(words: Words, game: str, units: Sequence[str], number: float) -> str:
    """Name what the deals of a match bring in a game with these units, for so many."""
    own = f"{game}.gain_unit"
    return words.count(own, number) if words.counts(own) else unit_name(words, game, units[-1], number)


def won_by(
    words: Words,
    key: str,
    captions: Captions,
    winners: Sequence[Seat],
    me: Seat,
    *,
    thrown_in: bool = False,
) -> str:
    """Say who has won, in the captions that begin with a key; several are all named, the reader first."""
    if thrown_in:
        return words.get(f"{key}.thrown_in")
    if not winners:
        return words.get(f"{key}.won_by_nobody")
    by = "won_by_several" if len(winners) > 1 else "won_by_me" if me in winners else "won_by"
    told = words.person(f"{key}.{by}", mine=me in winners, several=len(winners) > 1)
    return words.get(told, name=captions.players.together(first(me, winners)))


def first(me: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: seat != me))


@lru_cache(maxsize=512)
def _occasions_of(words: Words, game: str, key: str) -> frozenset[str]:
    """List the occasions for which a game has a caption of its own in place of one."""
    start = f"{game}.{key}_"
    return frozenset(each.removeprefix(start) for each in words.of(game) if each.startswith(start))
