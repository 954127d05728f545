"""Which sign each key writes in the keyboard layout the system uses now.

Bindings name keys by what a US keyboard has there or, where the layout has the same sign on another key, by that sign:
`z` is the key with a Z on it, wherever that is, and on a keyboard without a Z the one that has its place.
"""

from game.core.record import record

PLACES = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./"
"""What a US keyboard has on the keys that write, without Shift: the places of all others."""

_ALIKE = dict(zip("ΑΒΕΖΗΙΚΜΝΟΤΥΧС", "ABEZHIKMNOTYXC", strict=True))  # noqa: RUF001 - Greek, and one Cyrillic
"""Capitals that stand on the key of the Latin one that looks the same: keyboards bear one of the two."""


@record
class KeyboardLayout:
    """What the keys of `PLACES` write, in that order; a blank where a key writes nothing by itself."""

    signs: str

    def has(self, sign: str) -> bool:
        """Tell whether some key writes this sign without Shift."""
        return sign in self.signs

    def legend(self, key: str) -> str:
        """Give what is printed on a key that bindings know by one sign.

        Every keyboard has digits on its number row. Those without Latin letters bear them beside their own.

        >>> KeyboardLayout(PLACES.replace("h", "ж")).legend("h")
        'H Ж'
        """
        place = PLACES.find(key)
        if place < 0 or self.has(key) or key.isdecimal() or self.signs[place] == " ":
            return _capital(key)
        latin, own = _capital(key), _capital(self.signs[place])
        if not key.isalpha():
            return own
        return latin if _ALIKE.get(own) == latin else f"{latin} {own}"


def _capital(sign: str) -> str:
    """Give a letter as keys bear it; those whose capital is another letter's, too, such as ς, stay small."""
    return sign.upper() if sign.upper().lower() == sign else sign


US_LAYOUT = KeyboardLayout(PLACES)
