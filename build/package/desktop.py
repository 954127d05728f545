"""What a Linux desktop asks of a program besides itself: entry, shop's page, icons, manual, type of its files.

To lay it out below a prefix, as a Flatpak or an AppImage does: python build/package/desktop.py DIR
"""

import gzip
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

import asked
import names
import news

HERE = Path(__file__).resolve().parent / "linux"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SHOP = f"share/metainfo/{names.APP_ID}.metainfo.xml"


def files() -> Mapping[str, bytes]:
    """Give each file by its place below the prefix."""
    name = names.COMMAND
    pictures = {
        f"share/icons/hicolor/{size}x{size}/apps/{name}.png": path.read_bytes()
        for path in sorted((names.ASSETS / "icons").glob("app_*.png"))
        for size in [path.stem.removeprefix("app_")]
    }
    manuals = {
        f"share/man/{code}/man6/{name}.6.gz": gzip.compress(filled(f"{name}.{code}.6"), 9, mtime=0)
        for code in names.TRANSLATED
    }
    return {
        f"share/applications/{name}.desktop": filled(f"{name}.desktop"),
        SHOP: shop(),
        f"share/mime/packages/{name}.xml": filled(f"{name}.xml"),
        f"share/man/man6/{name}.6.gz": gzip.compress(filled(f"{name}.6"), 9, mtime=0),
        f"share/icons/hicolor/scalable/apps/{name}.svg": (names.ASSETS / "icons" / "app.svg").read_bytes(),
        **manuals,
        **pictures,
    }


def filled(template: str, **more: str) -> bytes:
    """Fill in one of the templates for Linux."""
    return names.fill((HERE / template).read_text(encoding="utf-8"), **more).encode()


def shop() -> bytes:
    """Write what a shop's page says, with the description and the releases."""
    page = ET.fromstring(filled("metainfo.xml"))  # noqa: S314 - nobody's text but ours
    description, releases = page.find("description"), page.find("releases")
    assert description is not None
    assert releases is not None
    for place, sentence in enumerate(names.SENTENCES):
        ET.SubElement(description, "p").text = sentence
        for code, told in names.TRANSLATED.items():
            ET.SubElement(description, "p", {LANGUAGE: code}).text = told[place]
    for each in news.releases():
        release = ET.SubElement(releases, "release", version=each.version, date=each.day)
        points = ET.SubElement(ET.SubElement(release, "description"), "ul")
        for point in each.points:
            ET.SubElement(points, "li").text = point
    ET.indent(page)
    written: bytes = ET.tostring(page, encoding="UTF-8", xml_declaration=True)
    return written


def lay_out(prefix: Path) -> None:
    """Put every file into its place below the prefix."""
    for place, content in files().items():
        path = prefix / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    lay_out(*asked.paths(__doc__))
