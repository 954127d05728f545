"""What each command does."""

import platform
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

from game import CORE, __version__
from game.catalogue import GAMES, LEVELS, Game, rules_for, spec_of
from game.cli.report import Refused, Report, say, warn, why_not
from game.cli.simulate import simulate
from game.cli.story import Retold, RetoldEntry, Storyteller, retell, words
from game.core.cards import CHANCE, NOBODY, BadNotation, Pack, Seat
from game.core.deal import deal_out
from game.core.deal_code import DealCode, grouped
from game.core.move import Deal, Lay, Play, Say, Seen, Take, Unseen, spell
from game.core.options import Option, Value, declared
from game.core.record import record
from game.core.rules import Spec
from game.core.score import Award
from game.core.seal import fingerprint, sealed_text
from game.core.transcript import Header, Transcript, read, write
from game.learning.problems import problems
from game.learning.reading import names
from game.play.deal_codes import dealt_by, read_code
from game.session.match import AnyMatch, Match
from game.storage.learned import JoinedProgress, NotLearned, export, join
from game.storage.stores import Stores, open_stores
from game.wording import Words

# ------------------------------------------------------------------ selftest

LONGEST = 20_000
"""Entries after which a match is thought never to end."""


class SelfTestFailed(Exception):
    """The self-test has found something wrong."""


def selftest(report: Report, words: Words, draw: Callable[[], Sequence[str]]) -> int:
    """Play and draw everything, one line for each game and one for the screens; 1 when something is wrong.

    A line before them tells which core plays.
    """
    wrong = 0
    report.tell({"core": CORE, "ok": True}, f"Core: {CORE}")
    for game in GAMES:
        name = words.get(f"{game.id}.name")
        try:
            deals, entries = play_through(game)
        except Exception as error:  # noqa: BLE001  whatever is wrong, the other games are to be tried as well
            wrong += 1
            trouble = f"{type(error).__name__}: {error}"
            report.tell({"game": game.id, "ok": False, "error": trouble}, f"{name}: FAILED, {trouble}")
            continue
        value = {"game": game.id, "ok": True, "deals": deals, "entries": entries}
        report.tell(value, f"{name}: well, {deals} deals and {entries} entries")
    try:
        troubles = list(draw())
    except Exception as error:  # noqa: BLE001  a screen that can't be drawn is a finding, not a crash
        troubles = [f"{type(error).__name__}: {error}"]
    value = {"screens": "drawn", "ok": not troubles, "errors": troubles}
    report.tell(value, *([f"Screens: FAILED, {each}" for each in troubles] or ["Screens: well"]))
    return 1 if wrong or troubles else 0


def play_through(game: Game) -> tuple[int, int]:
    """Play one match of bots, write it down, read it back; count deals and entries. Raises whatever goes wrong."""
    rules = game.rules(game.options())
    dice = Random(f"selftest {game.id}")
    seats = range(rules.spec.seats)
    bots = [game.bot(rules, "club") for _ in seats]
    header = Header(game.id, rules.spec.edition, players=tuple(f"Bot {seat}, club" for seat in seats))
    match: AnyMatch = Match(rules, header)
    while not match.over:
        if len(match) > LONGEST:
            message = "the match does not end"
            raise SelfTestFailed(message)
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            seat = match.turn
            match.submit(seat, bots[seat].choose(match.view(seat), dice, 1).move, seat)
    log = match.transcript()
    again = read(write(log, rules.spec.pack), lambda _header: rules.spec.pack)
    if again.entries != log.entries or any(
        Match.restore(rules, again).view(seat) != match.view(seat) for seat in seats
    ):
        message = "the match written down is not the match played"
        raise SelfTestFailed(message)
    return match.view(0).ledger.finished, len(match)


# ------------------------------------------------------------------ commands

_UNKEPT = ("disk_full", "read_only", "unwritten", "newer", "out_of_reach")
"""Notices which say that something was not written."""
_UNREAD = {
    "set_aside": "To export what there is without it, do so again.",
    "newer": "Update Parlour Tricks first.",
    "out_of_reach": "See to it that the file can be read, and try again.",
}
"""Notices which say that something was not read, and what to do about it."""


def transfer(arguments: Namespace, report: Report) -> None:
    """Do what is asked; raise Refused with a sentence, and then nothing has been changed."""
    path = Path(arguments.file)
    with closing(open_stores(arguments.data_dir, spec_of)) as stores:
        if arguments.doing == "export":
            _export(stores, path)
            report.tell({"exported": str(path)}, f"Your progress was saved to {path}")
            return
        if stores.second:
            message = "Parlour Tricks is open in a window, which would not notice; close it, or drop the file onto it."
            raise Refused(message)
        try:
            done = _join(stores, path)
        finally:
            _tell(stores, dict.fromkeys(_UNKEPT, ""))
    lines = [f"What was new or newer: {done.changed}."]
    lines += (
        [f"Left out, as this version does not know it: {', '.join(done.unknown)}."] if done.unknown else []
    )
    report.tell({"changed": done.changed, "unknown": list(done.unknown)}, *lines)


def _tell(stores: Stores, grave: Mapping[str, str]) -> None:
    """Tell what happened to files; raise Refused with the first grave notice and what is said of it."""
    refusal = ""
    for each in stores.notices.drain():
        sentence = words().get(f"storage.notice.{each.key}", file=each.file, aside=each.aside)
        if each.key in grave and not refusal:
            refusal = f"{sentence} {grave[each.key]}".strip()
        else:
            warn(sentence)
    if refusal:
        raise Refused(refusal)


def _export(stores: Stores, path: Path) -> None:
    with suppress(NotLearned):  # the notice of it says more
        for part in stores.learned.values():
            part.learned()
    _tell(stores, {key: f"Nothing was exported. {do}" for key, do in _UNREAD.items()})
    try:
        export(stores.learned, path)
    except (OSError, ValueError) as trouble:
        there = isinstance(trouble, FileExistsError) and path.exists()
        fault = f"can't be written: {why_not(trouble)}."
        message = f"{path} {'is there already; name another file.' if there else fault}"
        raise Refused(message) from None


def _join(stores: Stores, path: Path) -> JoinedProgress:
    try:
        return join(stores.learned, path)
    except NotLearned as trouble:
        message = f"{path} can't be imported. {trouble}"
        raise Refused(message) from None
    except (OSError, ValueError) as trouble:
        message = f"{path} can't be read: {why_not(trouble)}."
        raise Refused(message) from None


def plain(value: Value) -> str:
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
        seal = {"sealed": self.sealed, "fingerprint": self.fingerprint} if self.sealed else {}
        return {"deal": self.number, "code": grouped(self.code) if self.code else None, **seal}

    def lines(self) -> Iterator[str]:
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


def run(arguments: Namespace, report: Report, draw: Callable[[], Sequence[str]]) -> int:
    """Obey a command other than play; give the exit status. Raises Refused."""
    match arguments.command:
        case "version":
            version(report)
        case "games":
            games(report)
        case "replay":
            replay(arguments, report)
        case "legal":
            legal(arguments, report)
        case "progress":
            transfer(arguments, report)
        case "deal":
            deal(arguments.code, report)
        case "code":
            return code(arguments.file, report)
        case "simulate":
            simulate(arguments, report)
        case _:
            return selftest(report, words(), draw)
    return 0


def version(report: Report) -> None:
    python = platform.python_version()
    value = {"name": "parlour-tricks", "version": __version__, "python": python, "core": CORE}
    report.tell(value, f"Parlour Tricks {__version__} (Python {python}; core: {CORE})")


def games(report: Report) -> None:
    captions = words()
    listed = [_game(game, captions) for game in GAMES]
    lines = [
        line for value, game in zip(listed, GAMES, strict=True) for line in _game_lines(value, game, captions)
    ]
    report.tell(listed, *lines[:-1])


def _game(game: Game, captions: Words) -> dict[str, Any]:
    say, tables = captions.get, game.answers or ("",)
    return {
        "id": game.id,
        "name": say(f"{game.id}.name"),
        "seats": list(game.seats),
        "options": [_option(game.id, option, captions) for option in declared(game.options)],
        "presets": [
            {
                "id": preset,
                "name": say(f"{game.id}.preset.{preset}.name"),
                "text": say(f"{game.id}.preset.{preset}.text"),
                "options": dict(options),
            }
            for preset, options in game.presets.items()
        ],
        "levels": list(LEVELS),
        "lessons": list(dict.fromkeys(each for answer in tables for each in names(game.id, answer))),
        "problems": [each.id for answer in tables for each in problems(game.id, answer)],
    }


def _option(game: str, option: Option, captions: Words) -> dict[str, object]:
    bounds: dict[str, object] = {"bounds": [option.low, option.high]}
    return {
        "id": option.id,
        "type": option.kind,
        **({"choices": list(option.values)} if option.values else bounds),
        "default": option.default,
        "text": captions.get(f"{game}.option.{option.id}.text"),
    }


def _game_lines(value: Mapping[str, Any], game: Game, captions: Words) -> Iterator[str]:
    seats = " or ".join(map(str, game.seats))
    yield f"{value['name']} ({game.id}): {captions.get(f'{game.id}.tagline')}"
    yield f"  seats {seats}; levels {', '.join(LEVELS)}; presets {', '.join(game.presets)}"
    for option in value["options"]:
        allowed = " | ".join(map(plain, option.get("choices", ()))) or "{} … {}".format(
            *option.get("bounds", ())
        )
        yield f"  {option['id']} = {plain(option['default'])}  [{allowed}]"
        yield f"      {option['text']}"
    yield ""


def replay(arguments: Namespace, report: Report) -> None:
    retold = retell(arguments.file, arguments.seat)
    if not report.json:
        say(*Storyteller(retold, words(), arguments.seat).tell())
        return
    for told in retold.told:
        report.tell(_entry(told, retold, arguments.seat))


def _entry(told: RetoldEntry, retold: Retold, witness: Seat | None) -> dict[str, object]:
    spec = retold.rules.spec
    before, after = told.beat.before.ledger, told.beat.after.ledger
    done: Seen = told.entry.move if witness is None else told.beat.done
    return {
        "seat": _seat(told.entry.seat),
        "move": spelled(done, spec.pack),
        "awards": [_award(award) for award in after.awards[len(before.awards) :]],
        "holdings": [dict(zip(spec.units, held, strict=True)) for held in after.holdings],
        "deal": before.finished + 1,
        "over": told.beat.after.turn == NOBODY,
    }


def spelled(done: Seen, pack: Pack) -> str:
    """Write what was seen of a move: of one that was not seen, its kind only."""
    match done:
        case Unseen(kind):
            return kind
        case Deal() | Say() | Play() | Lay() | Take():
            return spell(done, pack)


def _award(award: Award) -> dict[str, object]:
    return {
        "step": award.step,
        "rule": award.rule,
        "to": _seat(award.to),
        "from": _seat(award.giver),
        "amount": award.amount,
        "unit": award.unit,
    }


def _seat(seat: Seat) -> int | None:
    """Give a seat; None for the shuffle, the table and nobody."""
    return seat if seat >= 0 else None


def legal(arguments: Namespace, report: Report) -> None:
    """List what may be done after the last entry."""
    retold = retell(arguments.file, None)
    table = retold.tables[-1] if retold.tables else retold.opening
    turn, pack = table[0].turn, retold.rules.spec.pack
    moves = [spell(move, pack) for move in table[turn].moves] if turn >= 0 else []
    value: dict[str, object] = {"seat": _seat(turn), "moves": moves, "over": turn == NOBODY}
    if turn == CHANCE:
        value["awaits"] = "deal"
        report.tell(value, "The cards are to be dealt.")
    elif turn == NOBODY:
        report.tell(value, "The match is over.")
    else:
        report.tell(value, f"Seat {turn} is to move:", *(f"  {move}" for move in moves))
