"""Digests from Python's own modules: to import `hashlib` brings OpenSSL with it, which is 3.7 MB of memory."""

try:
    from _sha2 import sha256 as _sha256  # type: ignore[import-not-found]  # since 3.12; nobody wrote its types
except ImportError:
    try:
        from _sha256 import sha256 as _sha256  # type: ignore[import-not-found]  # nobody wrote its types either
    except ImportError:  # where Python was built without them
        from hashlib import sha256 as _sha256
try:
    from _blake2 import blake2b as _blake2b
except ImportError:
    from hashlib import blake2b as _blake2b


def sha256(data: bytes) -> bytes:
    """Give the digest, 32 bytes long."""
    digest: bytes = _sha256(data).digest()
    return digest


def blake2b(data: bytes) -> bytes:
    """Give a digest of 64 bytes that takes a quarter of the time, and holds up no other thread."""
    return _blake2b(data).digest()
