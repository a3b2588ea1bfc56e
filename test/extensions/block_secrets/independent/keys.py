"""Private keys in files, seed phrases, and the keys of blockchains, each as its own format has it."""
import base64
import hashlib
import hmac
import json
import struct
import unicodedata

from dice import R, WORDS, XRP58, b64, base58, base58check, bech32, crc16, ed25519_public, hx, pick, rb, sha, wrap_at


def der(tag, body):
    size = len(body)
    head = bytes([size]) if size < 128 else bytes([0x80 | (size.bit_length() + 7) // 8]) + size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes([tag]) + head + body


def der_int(bits):
    body = bytearray(rb(bits // 8))
    body[0] |= 0x80
    body[-1] |= 1
    return der(2, b"\0" + bytes(body))


def pem(label, body, width=64):
    return f"-----BEGIN {label}-----\n{wrap_at(b64(body), width)}\n-----END {label}-----"


def rsa_der(bits):
    return der(0x30, der(2, b"\0") + der_int(bits) + der(2, b"\1\0\1") + der_int(bits) + b"".join(der_int(bits // 2) for _ in range(5)))


EC_OID = der(6, bytes.fromhex("2a8648ce3d030107"))


def ec_der():
    return der(0x30, der(2, b"\1") + der(4, rb(32)) + der(0xA0, EC_OID) + der(0xA1, der(3, b"\0\4" + rb(64))))


def pkcs8_der():
    if R.random() < 0.5:
        return der(0x30, der(2, b"\0") + der(0x30, bytes.fromhex("06092a864886f70d0101010500")) + der(4, rsa_der(1024)))
    return der(0x30, der(2, b"\0") + der(0x30, bytes.fromhex("06032b6570")) + der(4, der(4, rb(32))))


def ssh_string(data):
    return struct.pack(">I", len(data)) + data


def openssh_key():
    seed, public = rb(32), rb(32)
    blob = ssh_string(b"ssh-ed25519") + ssh_string(public)
    check = rb(4)
    private = check * 2 + blob + ssh_string(seed + public) + ssh_string(b"dev@laptop")
    private += bytes(range(1, 1 + -len(private) % 8))
    body = b"openssh-key-v1\0" + ssh_string(b"none") * 2 + ssh_string(b"") + struct.pack(">I", 1) + ssh_string(blob) + ssh_string(private)
    return pem("OPENSSH PRIVATE KEY", body, 70)


def crc24(data):
    crc = 0xB704CE
    for byte in data:
        crc ^= byte << 16
        for _ in range(8):
            crc = crc << 1 ^ (0x1864CFB if crc & 0x800000 else 0)
    return (crc & 0xFFFFFF).to_bytes(3, "big")


def pgp(kind):
    body = (b"\x95\x03\x98" if kind == "PRIVATE" else b"\x99\x01\x0d") + b"\x04" + rb(R.randint(280, 700))
    return f"-----BEGIN PGP {kind} KEY BLOCK-----\n{pick('', 'Version: GnuPG v2' + chr(10))}\n{wrap_at(b64(body), 64)}\n={b64(crc24(body))}\n-----END PGP {kind} KEY BLOCK-----"


def putty_key():
    return ("PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: eddsa-key-20240501\nPublic-Lines: 2\n"
            + wrap_at(b64(rb(51)), 64) + "\nPrivate-Lines: 1\n" + b64(rb(36)) + "\nPrivate-MAC: " + hx(64))


def bip39(language, count=None):
    count = count or pick(12, 12, 12, 15, 18, 21, 24, 24)
    entropy = rb(count * 4 // 3)
    bits = "".join(f"{b:08b}" for b in entropy) + f"{sha(entropy)[0]:08b}"[:count // 3]
    return [WORDS[language][int(bits[i:i + 11], 2)] for i in range(0, count * 11, 11)]


def ton_words():
    while True:
        words = [R.choice(WORDS["english"]) for _ in range(24)]
        entropy = hmac.new(" ".join(words).encode(), b"", hashlib.sha512).digest()
        if hashlib.pbkdf2_hmac("sha512", entropy, b"TON seed version", 390)[0] == 0:
            return words


def electrum_words():
    prefix = pick("01", "100")
    while True:
        words = [R.choice(WORDS["english"]) for _ in range(12)]
        if hmac.new(b"Seed version", " ".join(words).encode(), hashlib.sha512).hexdigest().startswith(prefix):
            return words


def algorand_words():
    key = rb(32)
    bits = "".join(f"{b:08b}" for b in reversed(key)).zfill(264)
    words = [WORDS["english"][int(bits[max(0, 264 - 11 * (i + 1)):264 - 11 * i], 2)] for i in range(24)]
    check = hashlib.new("sha512_256", key).digest()
    return words + [WORDS["english"][(check[0] | check[1] << 8) & 0x7FF]]


def lay_out(words, script="latin"):
    """A phrase the ways people paste one: a line, a numbered list, a table of columns, wrapped, with commas, in capitals."""
    if script == "chinese" and R.random() < 0.35:
        return "".join(words) if R.random() < 0.5 else "、".join(words)
    gap = "\u3000" if script == "japanese" and R.random() < 0.4 else " "
    case = R.random()
    if script == "latin" and case < 0.12:
        words = [w.upper() for w in words]
    elif script == "latin" and case < 0.3:
        words = [w.capitalize() for w in words]
    style = R.choice(("line", "line", "line", "line", "numbered", "inline", "columns", "wrapped", "comma", "lines", "quoted", "json", "bullets"))
    if style == "numbered":
        return "\n".join(f"{i}{pick('.', '.', ')')} {w}" for i, w in enumerate(words, 1))
    if style == "inline":
        mark = pick("{}. {}", "{}.{}", "{}) {}", "({}) {}", "{} {}", "{}:{}")
        return " ".join(mark.format(i, w) for i, w in enumerate(words, 1))
    if style == "columns":
        return "\n".join("   ".join(f"{i + j + 1:>2}. {w:<9}" for j, w in enumerate(words[i:i + 3])) for i in range(0, len(words), 3))
    if style == "wrapped":
        return "\n".join(" ".join(words[i:i + 4]) for i in range(0, len(words), 4))
    if style == "comma":
        return pick(", ", ",", "，", " - ", " | ").join(words)
    if style == "lines":
        return "\n".join(words)
    if style == "quoted":
        return '"' + gap.join(words) + '"'
    if style == "json":
        return json.dumps(words, ensure_ascii=False)
    if style == "bullets":
        return "\n".join(pick("- ", "* ") + w for w in words)
    return gap.join(words)


def wif():
    version = pick(0x80, 0x80, 0x80, 0xEF, 0xB0, 0x9E)
    return base58check(bytes([version]) + rb(32) + pick(b"\1", b"\1", b""))


def extended():
    return base58check(bytes.fromhex(pick("0488ade4", "0488ade4", "049d7878", "04b2430c", "04358394")) + bytes([R.randint(0, 5)]) + rb(4) + rb(4) + rb(32) + b"\0" + rb(32))


def solana_pair():
    seed = rb(32)
    return seed + ed25519_public(seed)


EVM_LABELS = ["private key: {}", "Private Key: {}", "PRIVATE_KEY={}", "PRIVATE_KEY=\"{}\"", "my private key is {}", "privkey {}", "pk = {}",
              "\"privateKey\": \"{}\"", "private_key: {}", "DEPLOYER_PRIVATE_KEY={}", "--private-key {}", "私钥：{}", "私钥: {}", "钱包私钥是 {}", "我的私钥 {}",
              "const wallet = new ethers.Wallet(\"{}\")", "secret key: {}", "wallet key (keep it secret): {}", "Here's the private key for the hot wallet:\n{}",
              "Private key\n{}", "私鑰：{}", "这是部署钱包的私钥，别外传：\n`{}`", "the burner's privkey -> {}", "export ETH_PRIVATE_KEY={}", "privateKey = '{}'",
              "signer key: {}", "vm.startBroadcast({});", "web3.eth.accounts.privateKeyToAccount('{}')", "OWNER_KEY={}", "助记词没有，只有私钥{}"]


def evm():
    return R.choice(EVM_LABELS).format(pick("0x", "0x", "") + pick(hx(64), hx(64), hx(64).upper()))


def labelled(value, *names):
    return pick("{}: {}", "{} = {}", "{}={}", "{} is {}", "{}：{}").format(pick(*names), value)


def solana():
    key = base58(solana_pair())
    return key if R.random() < 0.35 else labelled(key, "solana private key", "Phantom private key", "SOLANA_PRIVATE_KEY", "secret key", "私钥", "sol 钱包私钥")


def solana_array():
    pair = list(solana_pair())
    return pick("", "id.json\n", "keypair: ", "Uint8Array.from(", "~/.config/solana/id.json:\n") + pick(json.dumps(pair), json.dumps(pair, separators=(",", ":")), json.dumps(pair, indent=1))


def stellar(version=0x90):
    body = bytes([version]) + rb(32)
    return base64.b32encode(body + struct.pack("<H", crc16(body))).decode()


OTHER = {
    "cosmos": lambda: labelled(hx(64), "cosmos private key", "unsafe-export hex private key", "ATOM 私钥", "Keplr private key"),
    "tron": lambda: labelled(pick(hx(64), hx(64).upper()), "tron private key", "TRX 私钥", "波场钱包私钥", "TRON_PRIVATE_KEY", "TronLink private key"),
    "sui": lambda: bech32("suiprivkey", b"\0" + rb(32)),
    "aptos": lambda: pick("ed25519-priv-0x" + hx(64), "secp256k1-priv-0x" + hx(64), "private_key: \"ed25519-priv-0x" + hx(64) + "\"", labelled("0x" + hx(64), "APTOS_PRIVATE_KEY", "aptos private key")),
    "near": lambda: pick("ed25519:" + base58(solana_pair()), '"private_key":"ed25519:' + base58(solana_pair()) + '"'),
    "stellar": lambda: stellar(),
    "ripple": lambda: pick(base58check(b"\x21" + rb(16), XRP58), base58check(b"\x01\xe1\x4b" + rb(16), XRP58), labelled(base58check(b"\x21" + rb(16), XRP58), "family seed", "XRP secret", "secret")),
    "polkadot": lambda: labelled("0x" + hx(64), "Secret seed", "secretSeed", "polkadot secret seed", "substrate secret seed", "私钥种子"),
    "monero": lambda: labelled(hx(63) + "0", "secret spend key", "private view key", "Monero private spend key", "spend key (private)", "XMR 私钥"),
    "cardano": lambda: pick(bech32("ed25519_sk", rb(32)), bech32("xprv", rb(96)), bech32("addr_xsk", rb(96)), bech32("root_xsk", rb(96))),
    "tezos": lambda: pick(base58check(bytes.fromhex("0d0f3a07") + rb(32)), base58check(bytes.fromhex("2bf64e07") + rb(64))),
    "nostr": lambda: bech32("nsec", rb(32)),
    "zcash": lambda: bech32("secret-extended-key-main", rb(169)),
    "eos": lambda: pick(base58check(b"\x80" + rb(32)), "PVT_K1_" + (lambda k: base58(k + hashlib.new("sha256", k + b"K1").digest()[:4]))(rb(32))),
    "starknet": lambda: labelled("0x0" + hx(63), "starknet private key", "STARKNET_PRIVATE_KEY", "account private key"),
    "cardano_skey": lambda: '{"type": "PaymentSigningKeyShelley_ed25519", "description": "Payment Signing Key", "cborHex": "5820' + hx(64) + '"}',
    "filecoin": lambda: labelled(json.dumps({"Type": "secp256k1", "PrivateKey": b64(rb(32))}).encode().hex(), "lotus wallet export", "filecoin private key"),
}


LANGUAGES = [("english", "latin", 70), ("simplified-chinese", "chinese", 30), ("traditional-chinese", "chinese", 20), ("japanese", "japanese", 18), ("spanish", "latin", 15), ("french", "latin", 15),
             ("korean", "korean", 15), ("italian", "latin", 10), ("portuguese", "latin", 8), ("czech", "latin", 8)]


def unicode_form(text):
    return unicodedata.normalize(pick("NFC", "NFKD"), text)


def phrase(language, script):
    return unicode_form(lay_out(bip39(language), script))


KEYFILES = {
    "pem_rsa": lambda: pem("RSA PRIVATE KEY", rsa_der(pick(512, 1024))),
    "pem_ec": lambda: pem("EC PRIVATE KEY", ec_der()),
    "pem_pkcs8": lambda: pem("PRIVATE KEY", pkcs8_der()),
    "pem_encrypted": lambda: pem("ENCRYPTED PRIVATE KEY", der(0x30, rb(300))),
    "openssh": openssh_key,
    "pgp": lambda: pgp("PRIVATE"),
    "putty": putty_key,
    "pem_one_line": lambda: pem("PRIVATE KEY", pkcs8_der()).replace("\n", pick("\\n", " ")),
}
CHAIN = {"wif": wif, "bip38": lambda: base58check(b"\x01\x42" + pick(b"\xc0", b"\xe0") + rb(36)), "xprv": extended, "evm": evm, "solana": solana, "solana_array": solana_array, **OTHER}
SEEDS = {**{"bip39_" + name: (lambda n=name, s=script: phrase(n, s)) for name, script, _ in LANGUAGES},
         "ton": lambda: lay_out(ton_words()), "electrum": lambda: lay_out(electrum_words()), "algorand": lambda: lay_out(algorand_words())}
