"""A match brought in from a file: judged by the rules, and kept once however often it is brought."""

from contextlib import suppress

from game.catalogue import pack_of, rules_and_header
from game.core.record import replace
from game.core.transcript import Header, Transcript
from game.session.match import AnyMatch, Match, StaleSave
from game.storage.match_file import MatchScore, fit_to_keep, raw_match, transcript_from
from game.storage.saves import SaveStore
from game.wording import Words, in_curly, why


def import_match(file: str) -> AnyMatch:
    """Read a match and play it again; raise OSError, or ValueError with a sentence for the player."""
    transcript = transcript_from(raw_match(file), pack_of)
    rules, header = rules_and_header(transcript.header)
    return Match.restore(rules, replace(transcript, header=fit_to_keep(header)))


def told(words: Words, trouble: Exception) -> str:
    """Say why a match can't be taken up: for a move the rules forbid, with their reason and its paragraph."""
    if isinstance(trouble, OSError):
        return f"{trouble.strerror or trouble}."
    forbidden = trouble.forbidden if isinstance(trouble, StaleSave) else None
    because = why(words, forbidden.spec, forbidden.reason) if forbidden else ""
    return f"{in_curly(trouble).rstrip('.')}: {because}." if because else in_curly(trouble)


def kept_as(store: SaveStore, match: AnyMatch) -> str:
    """Give the id of the kept match that goes on from this one; keep this one if there is none.

    Nobody knows how its deals so far were played, so they count in no statistics. Gives "" when the disk does not take
    it.
    """
    wanted = match.transcript()
    for each in store.listing():
        if _plain(each.header) == _plain(wanted.header) and _goes_on(store, each.id, wanted):
            return each.id
    ledger = match.view(0).ledger
    return store.adopt(
        match.fork(len(match)).transcript(), MatchScore(ledger.holdings, ledger.finished, match.over), ""
    )


def _plain(header: Header) -> Header:
    """Leave out what differs between a match and itself further on, or written down elsewhere."""
    return replace(header, undone=(), shuffles=(), options=tuple(sorted(header.options)))


def _goes_on(store: SaveStore, match_id: str, wanted: Transcript) -> bool:
    with suppress(ValueError):  # what is kept can't be read; it is another match then
        return store.load(match_id).entries[: len(wanted.entries)] == wanted.entries
    return False
