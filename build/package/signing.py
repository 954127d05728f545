"""Sign a program for Windows, where there is a certificate to sign with: python build/package/signing.py FILES.

SIGN_CERTIFICATE names a PKCS #12 file, and SIGN_PASSWORD opens it. Without a certificate nothing is signed, and nothing
fails.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLOCK = "http://timestamp.digicert.com"
"""Who vouches for the time of signing, so that the signature outlives the certificate."""


def wanted() -> bool:
    return bool(os.environ.get("SIGN_CERTIFICATE"))


def sign(path: Path) -> None:
    """Sign a program in its place; raise CalledProcessError."""
    certificate, password = os.environ["SIGN_CERTIFICATE"], os.environ.get("SIGN_PASSWORD", "")
    if os.name == "nt":
        words = ["signtool", "sign", "/fd", "sha256", "/f", certificate, "/p", password]
        subprocess.run([*words, *clock("/tr", "/td", "sha256"), str(path)], check=True)
        return
    signed = path.with_name(f"{path.name}.signed")
    words = ["osslsigncode", "sign", "-h", "sha256", "-pkcs12", certificate, "-pass", password]
    subprocess.run([*words, *clock("-ts"), "-in", str(path), "-out", str(signed)], check=True)
    shutil.move(signed, path)


def clock(switch: str, *more: str) -> list[str]:
    """Say whom to ask for the time; SIGN_CLOCK may name another, or nobody."""
    asked = os.environ.get("SIGN_CLOCK", CLOCK)
    return [switch, asked, *more] if asked else []


if __name__ == "__main__":
    if wanted():
        for name in sys.argv[1:]:
            sign(Path(name))
