"""The commands `deal` and `code`: what a deal code says, and which codes the deals of a match have."""

from collections.abc import Iterator

from game.catalogue import rules_for
from game.cli.reading import Retold, retell, words
from game.cli.report import Refused, Report
from game.core.cards import CHANCE, NOBODY, BadNotation
from game.core.deal import deal_out
from game.core.deal_code import DealCode, grouped
from game.core.options import Value
from game.core.record import record
from game.core.rules import Spec
from game.core.seal import fingerprint, sealed_text
from game.core.transcript import Transcript
from game.play.deal_codes import dealt_by, read_code


def plain(value: Value) -> str:
    """Write a value as the command line takes it."""
    return str(value).lower()


def deal(text: str, report: Report) -> None:
    """Tell what a code says. Raises Refused."""
    try:
        code = read_code(text)
    except BadNotation as error:
        raise Refused(error) from None
    spec: Spec = rules_for(code.game, dict(code.options)).spec
    pack = code.pack(spec.pack.size)
    dealt = deal_out(spec.packets, pack, code.dealer, spec.seats)
    hands = [spec.pack.spell_all(hand) for hand in dealt.hands]
    heaps = {name: " ".join(map(spec.pack.spell, cards)) for name, cards in dealt.heaps.items()}
    value = {
        "code": grouped(code.text),
        "game": code.game,
        "options": dict(code.options),
        "seats": code.seats,
        "dealer": code.dealer,
        "seed": None if code.day else code.seed,
        "day": code.day or None,
        "hands": [hand.split() for hand in hands],
        "heaps": {name: cards.split() for name, cards in heaps.items()},
        "pack": list(map(spec.pack.spell, pack)),
    }
    lines = [words().get("codes.cli.holds", seat=seat, cards=hand) for seat, hand in enumerate(hands)]
    lines += [f"  {name.replace('_', ' ')}: {cards}" for name, cards in heaps.items()]
    report.tell(value, *_told(code), *lines)


def _told(code: DealCode) -> Iterator[str]:
    """Say what is played."""
    say = words().get
    yield say("codes.cli.deal", code=grouped(code.text), game=say(f"{code.game}.name"), id=code.game)
    rules = ", ".join(f"{name} = {plain(value)}" for name, value in code.options)
    yield say("codes.cli.rules", rules=rules) if rules else say("codes.cli.usual")
    if code.day:
        yield say("codes.cli.day", day=code.day)
    yield say("codes.cli.seats", seats=code.seats, dealer=code.dealer)


@record
class _Dealt:
    """What is known of a deal of a match."""

    number: int
    code: str  # "" when it has none
    sealed: str = ""  # what the fingerprint was taken of, once the deal is over
    fingerprint: str = ""

    def plain(self) -> dict[str, object]:
        """Write it for programs."""
        seal = {"sealed": self.sealed, "fingerprint": self.fingerprint} if self.sealed else {}
        return {"deal": self.number, "code": grouped(self.code) if self.code else None, **seal}

    def lines(self) -> Iterator[str]:
        """Write it for people."""
        say = words().get
        code = grouped(self.code) if self.code else say("codes.cli.none")
        yield say("codes.cli.code", number=self.number, code=code)
        if self.sealed:
            yield say("codes.cli.sealed", text=self.sealed)
            yield say("codes.cli.fingerprint", fingerprint=self.fingerprint)


def code(file: str, report: Report) -> int:
    """Give the codes of the deals of a match; the exit status is 1 where none has any. Raises Refused."""
    retold = retell(file, None)
    found = list(_dealt(retold))
    lines = [line for each in found for line in each.lines()] or [words().get("codes.cli.no_deal")]
    report.tell([each.plain() for each in found], *lines)
    return 0 if any(each.code for each in found) else 1


def _dealt(retold: Retold) -> Iterator[_Dealt]:
    transcript = Transcript(retold.header, tuple(each.entry for each in retold.told))
    pack, packs = retold.rules.spec.pack, transcript.packs
    running = retold.tables[-1][0].turn not in (CHANCE, NOBODY) if retold.tables else False
    for number, cards in enumerate(packs, 1):
        found = dealt_by(transcript, number)
        salt = "" if running and number == len(packs) else transcript.header.shuffle(number).salt
        seal = (sealed_text(salt, cards, pack), fingerprint(salt, cards, pack)) if salt else ("", "")
        yield _Dealt(number, found.text if found else "", *seal)
