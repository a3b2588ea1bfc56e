"""Random secrets and random look-alikes, made on the spot: none of them opens anything. Standard library only.

Encoders are written here a second time, so that a mistake in block_secrets.py does not hide itself.
"""
import base64
import hashlib
import hmac
import json
import string

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
RIPPLE = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"
BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
ALNUM = string.ascii_letters + string.digits
HEX = "0123456789abcdef"
URLSAFE = ALNUM + "_-"


def sha(data):
    return hashlib.sha256(data).digest()


def b58(data, alphabet=BASE58):
    number, out = int.from_bytes(data, "big"), []
    while number:
        number, rest = divmod(number, 58)
        out.append(alphabet[rest])
    for byte in data:
        if byte:
            break
        out.append(alphabet[0])
    return "".join(reversed(out))


def b58check(data, alphabet=BASE58):
    return b58(data + sha(sha(data))[:4], alphabet)


def bech32(prefix, data):
    bits = "".join("{:08b}".format(b) for b in data)
    bits += "0" * (-len(bits) % 5)
    values = [int(bits[i : i + 5], 2) for i in range(0, len(bits), 5)]
    spread = [ord(c) >> 5 for c in prefix] + [0] + [ord(c) & 31 for c in prefix]
    check = 1
    for value in spread + values + [0] * 6:
        top, check = check >> 25, (check & 0x1FFFFFF) << 5 ^ value
        for i, g in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            if top >> i & 1:
                check ^= g
    check ^= 1
    return prefix + "1" + "".join(BECH32[v] for v in values) + "".join(BECH32[check >> 5 * (5 - i) & 31] for i in range(6))


P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P


def ed25519(seed):
    digest = hashlib.sha512(seed).digest()
    a = int.from_bytes(digest[:32], "little")
    a = a & ((1 << 254) - 8) | 1 << 254
    gy = 4 * pow(5, -1, P) % P
    gx = 15112221349535400772501151409588531511454012693041857206046113283949847762202
    q, r = (0, 1), (gx, gy)

    def add(p1, p2):
        (x1, y1), (x2, y2) = p1, p2
        k = D * x1 * x2 * y1 * y2
        return (x1 * y2 + x2 * y1) * pow(1 + k, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - k, -1, P) % P

    while a:
        if a & 1:
            q = add(q, r)
        r, a = add(r, r), a >> 1
    return (q[1] | (q[0] & 1) << 255).to_bytes(32, "little")


class Maker:
    def __init__(self, dice, words):
        """`words(language)` gives the 2048 words of a list in order."""
        self.dice, self.words = dice, words

    def pick(self, alphabet, count):
        return "".join(self.dice.choice(alphabet) for _ in range(count))

    def bytes(self, count):
        return bytes(self.dice.getrandbits(8) for _ in range(count))

    def hex(self, count):
        return self.pick(HEX, count)

    def b64(self, count):
        return base64.b64encode(self.bytes(count)).decode()

    # -- keys

    def pem(self, kind, size=900, width=64):
        body = self.b64(size)
        lines = [body[i : i + width] for i in range(0, len(body), width)]
        return "\n".join(["-----BEGIN %s-----" % kind] + lines + ["-----END %s-----" % kind])

    def pem_key(self):
        kind = self.dice.choice(["RSA PRIVATE KEY", "PRIVATE KEY", "EC PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "DSA PRIVATE KEY"])
        return self.pem(kind, self.dice.choice([121, 300, 608, 1190]))

    def openssh(self):
        body = base64.b64encode(b"openssh-key-v1\0\0\0\0\x04none" + self.bytes(self.dice.choice([220, 400, 1800]))).decode()
        lines = [body[i : i + 70] for i in range(0, len(body), 70)]
        return "\n".join(["-----BEGIN OPENSSH PRIVATE KEY-----"] + lines + ["-----END OPENSSH PRIVATE KEY-----"])

    def pgp(self):
        block = self.pem("PGP PRIVATE KEY BLOCK", 700)
        return block.replace("-----\n", "-----\n\n", 1)

    def putty(self):
        rows = [self.b64(48) for _ in range(8)]
        return "PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: work\nPublic-Lines: 2\n%s\n%s\nPrivate-Lines: 6\n%s\nPrivate-MAC: %s" % (
            rows[0], rows[1], "\n".join(rows[2:]), self.hex(64))

    def wif(self):
        version, tail = self.dice.choice([(0x80, b"\x01"), (0x80, b""), (0xEF, b"\x01"), (0xB0, b"\x01"), (0x9E, b"\x01")])
        return b58check(bytes([version]) + self.bytes(32) + tail)

    def bip38(self):
        return b58check(b"\x01\x42" + self.dice.choice([b"\xc0", b"\xe0"]) + self.bytes(36))

    def xprv(self):
        version = self.dice.choice(["0488ade4", "049d7878", "04b2430c", "04358394"])
        return b58check(bytes.fromhex(version) + b"\x03" + self.bytes(40) + b"\0" + self.bytes(32))

    def xpub(self):
        version = self.dice.choice(["0488b21e", "049d7cb2", "04b24746"])
        return b58check(bytes.fromhex(version) + b"\x03" + self.bytes(40) + b"\x02" + self.bytes(32))

    def evm(self):
        return self.dice.choice(["0x", "0x", ""]) + self.hex(64)

    def solana(self):
        seed = self.bytes(32)
        return b58(seed + ed25519(seed))

    def solana_array(self):
        seed = self.bytes(32)
        return self.dice.choice([str, lambda v: json.dumps(v, separators=(",", ":"))])(list(seed + ed25519(seed)))

    def other_chain(self):
        return self.dice.choice([
            lambda: bech32("nsec", self.bytes(32)),
            lambda: bech32("suiprivkey", b"\0" + self.bytes(32)),
            lambda: b58check(bytes.fromhex("0d0f3a07") + self.bytes(32)),
            lambda: self.stellar(),
            lambda: b58check(b"\x21" + self.bytes(16), RIPPLE),
            lambda: "ed25519:" + b58(self.bytes(64)),
            lambda: "ed25519-priv-0x" + self.hex(64),
            lambda: bech32("age-secret-key-", self.bytes(32)).upper(),
            lambda: bech32("addr_xsk", self.bytes(64)),
        ])()

    def stellar(self):
        data = b"\x90" + self.bytes(32)
        crc = 0
        for byte in data:
            crc ^= byte << 8
            for _ in range(8):
                crc = (crc << 1 ^ 0x1021) & 0xFFFF if crc & 0x8000 else crc << 1 & 0xFFFF
        return base64.b32encode(data + crc.to_bytes(2, "little")).decode()

    # -- seed phrases

    def bip39(self, language="en", count=None):
        count = count or self.dice.choice([12, 12, 12, 15, 18, 21, 24, 24])
        entropy = self.bytes(count * 4 // 3)
        bits = "".join("{:08b}".format(b) for b in entropy) + "{:08b}".format(sha(entropy)[0])[: count // 3]
        words = self.words(language)
        return [words[int(bits[i : i + 11], 2)] for i in range(0, len(bits), 11)]

    def some_words(self, count, language="en"):
        return [self.dice.choice(self.words(language)) for _ in range(count)]

    def ton(self):
        while True:
            words = self.some_words(24)
            entropy = hmac.new(" ".join(words).encode(), b"", hashlib.sha512).digest()
            if hashlib.pbkdf2_hmac("sha512", entropy, b"TON seed version", 390)[0] == 0:
                return words

    def electrum(self):
        while True:
            words = self.some_words(12)
            if hmac.new(b"Seed version", " ".join(words).encode(), hashlib.sha512).hexdigest()[:2] == "01":
                return words

    def no_phrase(self, count):
        """List words that are no phrase of any kind."""
        places = {word: i for i, word in enumerate(self.words("en"))}
        while True:
            words = self.some_words(count)
            version = hmac.new(b"Seed version", " ".join(words).encode(), hashlib.sha512).hexdigest()
            if version.startswith(("01", "100", "101", "102")):
                continue
            bits = "".join("{:011b}".format(places[w]) for w in words)
            cut = len(bits) * 32 // 33
            if "{:08b}".format(sha(int(bits[:cut], 2).to_bytes(cut // 8, "big"))[0])[: len(bits) - cut] != bits[cut:]:
                return words

    # -- tokens

    def jwt(self):
        def part(value):
            return base64.urlsafe_b64encode(json.dumps(value, separators=(",", ":")).encode()).decode().rstrip("=")

        claims = {"sub": self.pick("0123456789", 10), "name": self.pick(string.ascii_lowercase, 6), "iat": 1700000000 + self.dice.randrange(9**8)}
        return ".".join([part({"alg": self.dice.choice(["HS256", "RS256", "ES256"]), "typ": "JWT"}), part(claims), self.pick(URLSAFE, 43)])

    def service_token(self):
        p, d = self.pick, self.dice
        rows = [
            lambda: "gh" + d.choice("pousr") + "_" + p(ALNUM, 36),
            lambda: "github_pat_" + p(ALNUM, 22) + "_" + p(ALNUM, 59),
            lambda: "glpat-" + p(URLSAFE, 20),
            lambda: "xoxb-" + p("0123456789", 12) + "-" + p("0123456789", 12) + "-" + p(ALNUM, 24),
            lambda: "xapp-1-A" + p(string.ascii_uppercase + string.digits, 10) + "-" + p("0123456789", 13) + "-" + p(HEX, 64),
            lambda: "sk_live_" + p(ALNUM, 24),
            lambda: "rk_live_" + p(ALNUM, 24),
            lambda: "sk-proj-" + p(URLSAFE, 74) + "T3BlbkFJ" + p(URLSAFE, 74),
            lambda: "sk-" + p(ALNUM, 48),
            lambda: "sk-" + p(HEX, 32),
            lambda: "sk-ant-api03-" + p(URLSAFE, 93) + "AA",
            lambda: "AIza" + p(URLSAFE, 35),
            lambda: "GOCSPX-" + p(URLSAFE, 28),
            lambda: "ya29." + p(URLSAFE, 120),
            lambda: "SG." + p(URLSAFE, 22) + "." + p(URLSAFE, 43),
            lambda: "key-" + p(HEX, 32),
            lambda: "npm_" + p(ALNUM, 36),
            lambda: "pypi-AgEIcHlwaS5vcmc" + p(URLSAFE, 80),
            lambda: "dckr_pat_" + p(URLSAFE, 27),
            lambda: "hf_" + p(string.ascii_letters, 17) + p(ALNUM, 17),
            lambda: "dop_v1_" + p(HEX, 64),
            lambda: "shpat_" + p(HEX, 32),
            lambda: "sq0atp-" + p(URLSAFE, 22),
            lambda: "SK" + p(HEX, 32),
            lambda: "glsa_" + p(ALNUM, 32) + "_" + p(HEX, 8),
            lambda: "lin_api_" + p(ALNUM, 40),
            lambda: "ntn_" + p(ALNUM, 46),
            lambda: "hvs." + p(URLSAFE, 90),
            lambda: "gsk_" + p(ALNUM, 52),
            lambda: "xai-" + p(ALNUM, 80),
            lambda: "dapi" + p(HEX, 32),
            lambda: "r8_" + p(ALNUM, 37),
            lambda: "ATATT3" + p(URLSAFE, 180) + "=" + p(HEX.upper(), 8),
            lambda: "https://hooks.slack.com/services/T" + p(string.ascii_uppercase, 8) + "/B" + p(string.ascii_uppercase, 8) + "/" + p(ALNUM, 24),
            lambda: "tskey-auth-" + p(ALNUM, 12) + "-" + p(ALNUM, 32),
            lambda: p(ALNUM, 3) + "8Q~" + p(URLSAFE, 34),
            lambda: "DefaultEndpointsProtocol=https;AccountName=st;AccountKey=" + self.b64(64) + ";EndpointSuffix=core.windows.net",
        ]
        return d.choice(rows)()

    def bot_token(self):
        p, d = self.pick, self.dice
        return d.choice([
            lambda: p("123456789", 1) + p("0123456789", 9) + ":AA" + p(URLSAFE, 33),
            lambda: base64.b64encode(p("123456789", 18).encode()).decode().rstrip("=") + "." + p(ALNUM, 6) + "." + p(URLSAFE, 38),
            lambda: "https://discord.com/api/webhooks/" + p("123456789", 19) + "/" + p(URLSAFE, 68),
            lambda: "https://oapi.dingtalk.com/robot/send?access_token=" + p(HEX, 64),
            lambda: "SEC" + p(HEX, 64),
            lambda: "https://open.feishu.cn/open-apis/bot/v2/hook/" + self.uuid(),
            lambda: "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=" + self.uuid(),
        ])()

    def cloud_pair(self):
        p, d = self.pick, self.dice
        upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
        return d.choice([
            lambda: ("AKIA" + p(upper, 16), p(ALNUM + "+/", 40)),
            lambda: ("ASIA" + p(upper, 16), p(ALNUM + "+/", 40)),
            lambda: ("LTAI5t" + p(ALNUM, 18), p(ALNUM, 30)),
            lambda: ("AKID" + p(ALNUM, 32), p(ALNUM, 32)),
        ])()

    def password(self):
        p, d = self.pick, self.dice
        return d.choice([
            lambda: p(ALNUM, d.choice([10, 12, 16])) + d.choice("0123456789"),
            lambda: p(string.ascii_letters, 6) + p("!@#$%^&*", 2) + p(string.digits, 3),
            lambda: d.choice(["Summer", "Dragon", "Qwerty", "Wang", "Lihua", "Falcon"]) + d.choice("@#!_$") + p(string.digits, 4),
            lambda: p(string.ascii_lowercase, 7) + p(string.digits, 3),
        ])()

    # -- look-alikes

    def uuid(self):
        h = self.hex(32)
        return "-".join([h[:8], h[8:12], h[12:16], h[16:20], h[20:]])

    def address(self):
        p = self.pick
        return self.dice.choice([
            lambda: "0x" + self.hex(40),
            lambda: b58check(b"\0" + self.bytes(20)),
            lambda: bech32("bc", self.bytes(20)),
            lambda: "T" + p(BASE58, 33),
            lambda: b58(self.bytes(32)),
            lambda: "G" + p(string.ascii_uppercase + "234567", 55),
            lambda: "EQ" + p(URLSAFE, 46),
            lambda: bech32("cosmos", self.bytes(20)),
            lambda: "r" + p(RIPPLE, 33),
            lambda: bech32("npub", self.bytes(32)),
        ])()
