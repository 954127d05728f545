"""The words of a game explained: at the table where they are read, and as the last chapter of its rules."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from unicodedata import combining, normalize

from game.core.record import record
from game.wording import Words

_CHAPTER = re.compile(r"^## (\d+)\.", re.MULTILINE)
_CITED = re.compile(r" ?\(§([\d.]+)\)")
_ASIDE = re.compile(r"\s*\(.*?\)")


@record
class Term:
    """A word of a game with what it means, in one plain sentence."""

    name: str
    meaning: str
    paragraph: str  # of the rules, that says more
    forms: tuple[str, ...]  # in which it is read, in small letters, without endings
    sentence: str  # both


@record
class Mention:
    """Where a term stands in a text."""

    start: int
    stop: int
    term: Term


class Glossary:
    """The terms of one game, found wherever they are read."""

    def __init__(self, terms: Iterable[Term] = (), endings: str = "") -> None:
        """Find them with one of these endings, too, which are parted by strokes."""
        self.terms = tuple(terms)
        self._by_form = {form: term for term in self.terms for form in term.forms}
        forms = "|".join(re.escape(form) for form in sorted(self._by_form, key=len, reverse=True))
        self._pattern = re.compile(rf"\b({forms})(?:{endings})?\b", re.IGNORECASE) if forms else None
        self._known: dict[str, tuple[Mention, ...]] = {}

    def mentions(self, text: str) -> tuple[Mention, ...]:
        """Find the terms in a text, each form at every place."""
        if text not in self._known:
            found = self._pattern.finditer(text) if self._pattern else ()
            self._known[text] = tuple(
                Mention(each.start(), each.end(), self._by_form[each[1].lower()]) for each in found
            )
        return self._known[text]

    def spans(self, lines: Sequence[str]) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Find what terms take up of each line of a text, those that go on in the next line included."""
        text, found, start = " ".join(lines), [], 0
        for line in lines:
            inside = ((each.start - start, each.stop - start) for each in self.mentions(text))
            kept = ((max(0, left), min(len(line), right)) for left, right in inside)
            found.append(tuple((left, right) for left, right in kept if left < right))
            start += len(line) + 1
        return tuple(found)

    def terms_in(self, *texts: str) -> tuple[Term, ...]:
        return tuple(dict.fromkeys(each.term for text in texts for each in self.mentions(text)))

    def explained(self, words: Words, *texts: str) -> str:
        """Explain the terms some texts mention, each in a sentence with the paragraph that says more."""
        found = self.terms_in(*texts)
        return " ".join(
            f"{each.sentence} {words.get('table.cited', number=each.paragraph)}" for each in found
        )


NO_TERMS = Glossary()


def glossary_of(game: str, words: Words) -> Glossary:
    return _glossary_of(game, words, words.language)


@lru_cache(maxsize=16)
def _glossary_of(game: str, words: Words, _: str) -> Glossary:
    prefix = f"{game}.glossary."
    terms = (_term(key, game, words) for key in words.of(game) if key.startswith(prefix))
    return Glossary(terms, words.grammar("glossary_endings"))


def _term(key: str, game: str, words: Words) -> Term:
    """Read an entry: name, colon, meaning, and the paragraph in brackets; other forms have an entry of their own."""
    text = words.get(key)
    plain_text = _CITED.sub("", text)
    name, _, meaning = plain_text.partition(":")
    name = name.rstrip()  # French has a blank before the colon
    cited = _CITED.search(text)
    more = f"{game}.glossary_forms.{key.rpartition('.')[2]}"
    forms = words.get(more).split("|") if more in words else []
    plain = _ASIDE.sub("", name).lower()
    stem = plain.removesuffix(words.grammar("glossary_plural")) if len(plain) > len("yes") else plain
    paragraph, all_forms = cited[1] if cited else "", tuple(dict.fromkeys((stem, *forms)))
    return Term(name, meaning.strip(), paragraph, all_forms, plain_text.strip())


def glossary(game: str, text: str, words: Words) -> str:
    """Write the chapter that follows a game's rules text; nothing where no word is explained.

    >>> told = Words({"g.glossary.void": "Void: having none of a suit (§1.1).", "rules.glossary": "Words"})
    >>> print(glossary("g", "## 1. Cards", told))
    ## 2. Words
    <BLANKLINE>
    2.1 **Void**: having none of a suit (§1.1).
    """
    found = (words.get(key) for key in words.of(game) if key.startswith(f"{game}.glossary."))
    entries = sorted(found, key=_unaccented)
    if not entries:
        return ""
    number = 1 + max((int(found) for found in _CHAPTER.findall(text)), default=0)
    lines = [f"## {number}. {words.get('rules.glossary')}"]
    for place, entry in enumerate(entries, 1):
        name = entry.partition(":")[0].rstrip()
        lines.append(f"{number}.{place} **{name}**{entry.removeprefix(name)}")
    return "\n\n".join(lines)


def _unaccented(text: str) -> tuple[str, str]:
    """Sort a word where a dictionary has it: "Écart" before "Euchre".

    >>> sorted(("Vole", "Écart", "Euchre"), key=_unaccented)
    ['Écart', 'Euchre', 'Vole']
    """
    parts = normalize("NFD", text.casefold())
    return "".join(each for each in parts if not combining(each)), text
