"""What stands beside the packages of a release: its page, and every licence: python build/package/page.py DIR."""

import shutil
import tempfile
from pathlib import Path

import asked
import names
import news
import notices

SYSTEMS = (
    ("Windows 10 and newer", "windows-x64-setup.exe", "double-click it; no password is needed"),
    (
        "macOS 11 and newer",
        "macos-arm64.dmg, or macos-x86_64.dmg for Intel",
        "open it, drag the game to Applications",
    ),
    (
        "Debian 12, Ubuntu 22.04 and newer",
        "amd64.deb or arm64.deb",
        "double-click it, or: sudo apt install ./FILE",
    ),
    (
        "any other Linux",
        "linux-x86_64.tar.xz or linux-aarch64.tar.xz",
        "unpack it, start parlour-tricks in it",
    ),
)
"""For whom, the end of the file's name, what to do with it."""
CHECK = """`sha256sum --check --ignore-missing SHA256SUMS` tells whether it came unharmed, and
`gh attestation verify FILE --repo {repository}` that it was built from this repository by its workflow."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "page.md").write_text(page(), encoding="utf-8")
    with tempfile.TemporaryDirectory() as licences:
        notices.write(Path(licences))
        shutil.make_archive(str(folder / f"{names.COMMAND}-{names.VERSION}-licences"), "zip", licences)


def page() -> str:
    """Write what is new in this version, which file is whose, and how to check a file."""
    new, *_ = (each.points for each in news.releases() if each.version == names.VERSION)
    repository = names.HOME.partition("github.com/")[2]
    return "\n".join(
        [
            "## New",
            "",
            *(f"- {point}" for point in new),
            "",
            "## Which file",
            "",
            "| for | the file ending in | then |",
            "| --- | --- | --- |",
            *(f"| {' | '.join(row)} |" for row in SYSTEMS),
            "",
            f"What your system may warn of, where your matches lie and how to remove everything: [README]({names.HOME}#readme).",
            "",
            "## To check a file",
            "",
            CHECK.format(repository=repository),
            "",
        ]
    )


if __name__ == "__main__":
    main(*asked.paths(__doc__))
