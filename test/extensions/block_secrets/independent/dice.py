"""Random material and the encodings that keys are written in. Everything comes from one seeded dice."""
import base64
import hashlib
import lzma
import os
import random

R = random.Random()


def word_lists():
    """The BIP-39 lists as published (github.com/bitcoin/bips, MIT), accents and all."""
    with lzma.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "words.txt.xz"), "rt", encoding="utf-8") as file:
        lists = (block.split("\n") for block in file.read().split("\n\n"))
        return {lines[0]: lines[1:] for lines in lists}


WORDS = word_lists()


B58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
XRP58 = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"
B62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
LOW = "abcdefghijklmnopqrstuvwxyz"
UP = LOW.upper()
DIG = "0123456789"
HEX = "0123456789abcdef"
URL64 = B62 + "-_"
STD64 = B62 + "+/"


def pick(*options):
    return R.choice(options)


def rs(alphabet, n):
    return "".join(R.choice(alphabet) for _ in range(n))


def rb(n):
    return bytes(R.getrandbits(8) for _ in range(n))


def hx(n):
    return rs(HEX, n)


def b64(data):
    return base64.b64encode(data).decode()


def b64u(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def sha(data):
    return hashlib.sha256(data).digest()


def wrap_at(text, n):
    return "\n".join(text[i:i + n] for i in range(0, len(text), n))


def base58(data, alphabet=B58):
    number, out = int.from_bytes(data, "big"), ""
    while number:
        number, rest = divmod(number, 58)
        out = alphabet[rest] + out
    return alphabet[0] * (len(data) - len(data.lstrip(b"\0"))) + out


def base58check(data, alphabet=B58):
    return base58(data + sha(sha(data))[:4], alphabet)


BECH = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"


def bech32(hrp, data, const=1):
    def polymod(values):
        chk = 1
        for value in values:
            top, chk = chk >> 25, (chk & 0x1FFFFFF) << 5 ^ value
            for i, gen in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
                chk ^= gen if top >> i & 1 else 0
        return chk
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    five = [int(bits[i:i + 5], 2) for i in range(0, len(bits), 5)]
    head = [ord(c) >> 5 for c in hrp] + [0] + [ord(c) & 31 for c in hrp]
    mod = polymod(head + five + [0] * 6) ^ const
    return hrp + "1" + "".join(BECH[d] for d in five + [mod >> 5 * (5 - i) & 31 for i in range(6)])


P = 2 ** 255 - 19
D = -121665 * pow(121666, P - 2, P) % P


def ed25519_public(seed):
    digest = hashlib.sha512(seed).digest()
    scalar = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | (1 << 254)
    def add(p, q):
        (x1, y1, z1, t1), (x2, y2, z2, t2) = p, q
        a, b, c, d = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P, 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
        e, f, g, h = b - a, d - c, d + c, b + a
        return e * f % P, g * h % P, f * g % P, e * h % P
    gx, gy = 15112221349535400772501151409588531511454012693041857206046113283949847762202, 4 * pow(5, P - 2, P) % P
    point, total = (gx, gy, 1, gx * gy % P), (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = add(total, point)
        point, scalar = add(point, point), scalar >> 1
    inv = pow(total[2], P - 2, P)
    x, y = total[0] * inv % P, total[1] * inv % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def crc16(data):
    crc = 0
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc
