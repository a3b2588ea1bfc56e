"""Keys of blockchains: the checksum decides, one function a chain. Where there is none, the label beside the value."""
import base64
import re

from labels import is_labelled_secret
from text import Lazy, classes

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
RIPPLE58 = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"
BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
PRIME = 2**255 - 19
CURVE_D = -121665 * pow(121666, PRIME - 2, PRIME) % PRIME
BASE_X = 15112221349535400772501151409588531511454012693041857206046113283949847762202
BASE_Y = 4 * pow(5, PRIME - 2, PRIME) % PRIME


def sha256(data):
    import hashlib  # loading OpenSSL takes longer than most scans

    return hashlib.sha256(data).digest()


def base58(text, alphabet=BASE58):
    number = 0
    for char in text:
        number = number * 58 + alphabet.index(char)
    zeros = len(text) - len(text.lstrip(alphabet[0]))
    return bytes(zeros) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def base58check(text, alphabet=BASE58):
    """The payload, or nothing when the checksum is wrong."""
    if set(text) - set(alphabet):
        return b""
    data = base58(text, alphabet)
    return data[:-4] if len(data) > 4 and sha256(sha256(data[:-4]))[:4] == data[-4:] else b""


def is_bech32(text):
    """BIP-173 and BIP-350."""
    prefix, _, rest = text.lower().rpartition("1")
    check = 1
    for value in [ord(c) >> 5 for c in prefix] + [0] + [ord(c) & 31 for c in prefix] + [BECH32.find(c) for c in rest]:
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for bit, generator in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            check ^= generator if top >> bit & 1 else 0
    return check in (1, 0x2BC830A3)


def add_points(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % PRIME, (p[1] + p[0]) * (q[1] + q[0]) % PRIME
    c, d = 2 * p[3] * q[3] * CURVE_D % PRIME, 2 * p[2] * q[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def ed25519_public(seed):
    """RFC 8032: the public key of a 32-byte seed."""
    import hashlib

    scalar = int.from_bytes(hashlib.sha512(seed).digest()[:32], "little") & (1 << 254) - 8 | 1 << 254
    total, point = (0, 1, 1, 0), (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % PRIME)
    while scalar:
        if scalar & 1:
            total = add_points(total, point)
        point = add_points(point, point)
        scalar >>= 1
    inverse = pow(total[2], PRIME - 2, PRIME)
    x, y = total[0] * inverse % PRIME, total[1] * inverse % PRIME
    return (y | (x & 1) << 255).to_bytes(32, "little")


def is_pair(data, work):
    """Whether 64 bytes are a seed and its public key, and no signature."""
    if len(data) != 64 or len(set(data)) < 17:
        return False
    work.spend(40)
    return ed25519_public(data[:32]) == data[32:]


def bitcoin(run, work):
    """WIF (also of Litecoin, Dogecoin, EOS and others), BIP-38, extended keys (xprv, yprv, zprv, tprv …)."""
    if len(run) in (51, 52) and run[0] in "5679KLcTQXUVNMPpy":
        data = base58check(run)
        return "WIF" if data[:1] >= b"\x80" and (len(data) == 33 or len(data) == 34 and data[33] == 1) else None
    if len(run) == 58 and run.startswith("6P"):
        return "BIP-38" if base58check(run)[:2] in (b"\x01\x42", b"\x01\x43") else None
    if len(run) == 111 and run[1:4] in ("prv", "tpv", "gpv", "rkp"):
        data = base58check(run)
        return "extended (%s)" % run[:4] if len(data) == 78 and data[45] == 0 else None
    return None


def ripple(run, work):
    return "XRP" if run[0] == "s" and len(run) in (28, 29, 31) and len(base58check(run, RIPPLE58)) in (17, 19) else None


def tezos(run, work):
    is_key = run.startswith(("edsk", "edes", "spsk", "p2sk", "spes", "p2es", "BLsk"))
    return "Tezos" if is_key and len(run) in (54, 88, 98) and base58check(run) else None


def solana(run, work):
    return "Solana" if len(run) in (87, 88) and is_pair(base58(run), work) else None


def stellar(run, work):
    """A version byte, 32 bytes and CRC-16 in base32."""
    if not re.fullmatch("S[A-Z2-7]{55}", run):
        return None
    data, crc = base64.b32decode(run), 0
    for byte in data[:-2]:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return "Stellar" if crc == int.from_bytes(data[-2:], "little") else None


# The part before the "1" of a Bech32 string, and whose key it is.
BECH32_NAMES = {
    "nsec": "Nostr", "suiprivkey": "Sui", "ncryptsec": "Nostr", "xprv": "Cardano", "secret-extended-key-main": "Zcash", "secret-extended-key-test": "Zcash", "root_xsk": "Cardano",
    "acct_xsk": "Cardano", "addr_xsk": "Cardano", "stake_xsk": "Cardano", "ed25519_sk": "Cardano", "ed25519e_sk": "Cardano", "addr_sk": "Cardano", "stake_sk": "Cardano",
    "pool_sk": "Cardano", "age-secret-key-": "Age", "secret-spending-key-main": "Zcash",
}  # fmt: skip
BECH32_RUN = Lazy(r"(?<![A-Za-z0-9_])(%s)1[%s]{38,}(?![A-Za-z0-9])" % ("|".join(BECH32_NAMES), BECH32), re.I)
RUN = Lazy("S[A-Z2-7]{55}(?![A-Z2-7])|[1-9A-HJ-NP-Za-km-z]{28,111}")
NEAR = Lazy(r"ed25519:([1-9A-HJ-NP-Za-km-z]{86,88})(?![A-Za-z0-9])")
APTOS = Lazy(r"(?:ed25519|secp256k1)-priv-0x[0-9a-fA-F]{64}")
AVALANCHE = Lazy(r"PrivateKey-[1-9A-HJ-NP-Za-km-z]{45,55}")
BYTES = Lazy(r"(?<!\d)\d{1,3}(?:\s*,\s*\d{1,3}){31,63}(?!\d|\s*,)")
LABELLED = Lazy(r"(?<![0-9A-Za-z])(?:0x)?(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{62,64})(?![0-9A-Za-z])|(?<![0-9A-Za-z+/_-])[1-9A-HJ-NP-Za-km-z]{43,44}(?![0-9A-Za-z+/=_-])")
CARDANO = Lazy(r"SigningKey[^{}]{0,160}cborHex[\"']\s*:\s*[\"'](58[24]0[0-9a-f]{64,})")
PREFIXED = ((CARDANO, "Cardano"), (NEAR, "NEAR"), (APTOS, "Aptos"), (AVALANCHE, "Avalanche"))
CHAINS = (bitcoin, ripple, tezos, solana, stellar)


def find(view, work, is_joined):
    """(start, end, name, family, rule) of every key in the text."""
    text, longest = view.text, view.longest
    for match in RUN.finditer(text) if longest > 27 and RUN.search(view.runs) else ():
        if not stands_alone(view, *match.span()) or classes(match.group()) < 2:
            continue
        for chain in CHAINS:
            name = chain(match.group(), work)
            if name:
                yield match.start(), match.end(), name, "private key", "chains.py: %s, checksum right" % chain.__name__
    for match in BECH32_RUN.finditer(text) if longest > 38 else ():
        if is_bech32(match.group()):
            yield match.start(), match.end(), BECH32_NAMES[match.group(1).lower()], "private key", "chains.py: BECH32_NAMES, checksum right"
    for pattern, name in PREFIXED:
        for match in pattern.finditer(text) if longest > 44 else ():
            yield match.start(), match.end(), name, "private key", "chains.py: %s's own prefix" % name
    yield from find_labelled(view, work, is_joined)


def find_labelled(view, work, is_joined):
    """Bytes without a form of their own."""
    text = view.text
    for match in BYTES.finditer(text) if text.count(",") > 30 else ():
        numbers = [int(number) for number in re.findall(r"\d+", match.group())]
        if max(numbers) < 256 and (len(numbers) == 64 and is_pair(bytes(numbers), work) or len(numbers) == 32 and is_labelled_secret(text, *match.span())):
            yield match.start(), match.end(), "Solana", "private key", "chains.py: BYTES, the public half fits or the label says so"
    for match in LABELLED.finditer(text) if view.longest > 42 and LABELLED.search(view.runs) else ():
        value = match.group()
        digits = value[2:] if value.startswith("0x") else value
        is_hex = bool(re.fullmatch("[0-9a-fA-F]+", digits))
        if len(set(digits)) < 8 or not is_hex and (classes(digits) < 3 or len(base58(digits)) != 32) or is_hex and len(digits) < 64 and not value.startswith("0x"):
            continue
        if is_labelled_secret(text, *match.span()) or len(digits) == 128 and is_pair(bytes.fromhex(digits), work):
            yield match.start(), match.end(), "EVM or other hex" if is_hex else "base58", "private key", "chains.py: the label nearest to it is of labels-secret.txt"


def stands_alone(view, start, end):
    text = view.text
    before, after = text[start - 1 : start], text[end : end + 1]
    is_open = not start or start in view.seams or not (before.isascii() and before.isalnum() or before in "+/_")
    return is_open and (not after or end in view.seams or not (after.isascii() and after.isalnum() or after in "+/_"))
