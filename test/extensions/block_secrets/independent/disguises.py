"""Ways to hide a secret that a reader, or whatever shows the message, undoes again."""
from dice import DIG, R, URL64, b64, b64u, base58, hx, pick, rs, wrap_at
from keys import CHAIN, KEYFILES, bip39, solana_pair
from messages import chat
from services import SERVICES, aws_pair, env_line, gh, jwt, password, url_credentials


ZW = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"]
LOOKS = dict(zip("aceopxyisjABCEHIKMOPSTXYZ", "асеорхуіѕјАВСЕНІКМОРЅТХҮΖ"))


def zero_width(s):
    mark = R.choice(ZW)
    step = pick(1, 3, 5, 8)
    return mark.join(s[i:i + step] for i in range(0, len(s), step))


def full_width(s):
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in s)


def broken_lines(s):
    return wrap_at(s, pick(8, 16, 20, 32)) if "\n" not in s else s.replace("\n", "\n\n")


def fenced(s):
    half = len(s) // 2
    return pick(f"```\n{wrap_at(s, 24)}\n```", f"`{s[:half]}`\n`{s[half:]}`", f"```\n{s[:half]}\n{s[half:]}\n```")


def as_base64(s):
    return pick("", "base64: ", "echo ", "decode this: ") + (b64(s.encode()) if R.random() < 0.7 else b64u(s.encode()))


def spaced(s):
    return pick(" ", " ", "-" if s.isalnum() else " ").join(s[i:i + n] for n in [pick(1, 4, 4, 8)] for i in range(0, len(s), n))


def entities(s):
    form = pick("&#{};", "&#x{:x};")
    part = pick(1, 0.4)
    return "".join(form.format(ord(c)) if R.random() < part else c for c in s)


def homoglyph(s):
    return "".join(LOOKS[c] if c in LOOKS and R.random() < 0.7 else c for c in s)


def percent(s):
    return "".join(f"%{b:02X}" for b in s.encode())


def as_hex(s):
    return s.encode().hex()


def escapes(s):
    return "".join(f"\\u{ord(c):04x}" if ord(c) < 0x10000 else c for c in s)


def concat(s):
    n = len(s) // 3
    return pick('"{}" + "{}" + "{}"', "'{}' + '{}' + '{}'", "part 1: {}\npart 2: {}\npart 3: {}").format(s[:n], s[n:2 * n], s[2 * n:])


def emphasis(s):
    n = len(s) // 2
    return f"{s[:n]}{pick('**', '__', '||')}{s[n:]}{'**' if R.random() < 0.5 else ''}"


def styled(s):
    base = pick((0x1D400, 0x1D41A, 0x1D7CE), (0x1D670, 0x1D68A, 0x1D7F6))
    return "".join(chr(base[0] + ord(c) - 65) if "A" <= c <= "Z" else chr(base[1] + ord(c) - 97) if "a" <= c <= "z" else chr(base[2] + ord(c) - 48) if c in DIG else c for c in s)


DISGUISES = {"zero_width": (zero_width, 90), "full_width": (full_width, 70), "line_breaks": (broken_lines, 70), "code_fence": (fenced, 60), "base64": (as_base64, 80), "spacing": (spaced, 70), "html_entities": (entities, 60),
             "homoglyphs": (homoglyph, 60), "percent": (percent, 25), "hex": (as_hex, 25), "unicode_escapes": (escapes, 25), "concatenated": (concat, 30), "markdown_split": (emphasis, 25), "styled_letters": (styled, 25)}
COMBOS = [("zero_width", "full_width"), ("homoglyphs", "zero_width"), ("line_breaks", "code_fence"), ("full_width", "spacing"), ("base64", "line_breaks"), ("html_entities", "code_fence"), ("zero_width", "spacing"), ("base64", "zero_width"), ("homoglyphs", "html_entities"), ("base64", "base64"), ("line_breaks", "zero_width"), ("spacing", "code_fence")]


def clear_secret():
    """A secret whose form alone says what it is, so that hiding it is the only difficulty: (kind, secret, the words before it)."""
    kind = pick("wif", "xprv", "bip38", "evm", "evm", "solana", "sui", "near", "stellar", "nostr", "seed", "seed", "seed_zh", "github", "gitlab", "openai", "anthropic", "telegram_bot", "slack", "stripe", "google", "aws", "huggingface", "sendgrid", "npm", "digitalocean", "jwt", "url", "env", "openssh", "dingtalk", "aptos")
    named = ""
    if kind == "seed":
        secret = " ".join(bip39("english"))
    elif kind == "seed_zh":
        secret = " ".join(bip39("simplified-chinese"))
    elif kind == "evm":
        secret, named = "0x" + hx(64), pick("private key: ", "私钥：", "PRIVATE_KEY=", "my private key is ")
    elif kind == "solana":
        secret, named = base58(solana_pair()), pick("", "solana private key: ", "私钥：")
    elif kind == "near":
        secret = "ed25519:" + base58(solana_pair())
    elif kind == "aptos":
        secret = "ed25519-priv-0x" + hx(64)
    elif kind == "telegram_bot":
        secret = f"{R.randint(10 ** 8, 8 * 10 ** 9)}:AA{pick('E', 'F', 'G', 'H')}{rs(URL64, 32)}"
    elif kind == "aws":
        secret = aws_pair()[0]
    elif kind == "jwt":
        secret = jwt()
    elif kind == "url":
        secret = url_credentials()
    elif kind == "env":
        secret = env_line().split("\n")[0] if R.random() < 0.5 else "DB_PASSWORD=" + password()
    elif kind == "dingtalk":
        secret = "SEC" + hx(64)
    elif kind == "npm":
        secret = "npm_" + gh("")
    elif kind == "openssh":
        secret = KEYFILES[pick("openssh", "pem_pkcs8", "pem_ec")]()
    elif kind in CHAIN:
        secret = CHAIN[kind]()
    else:
        secret = SERVICES[kind]()
    return kind, secret, named


MULTIWORD = ("seed", "seed_zh", "openssh")


def disguised(names):
    while True:
        kind, secret, named = clear_secret()
        # Letters one by one or wrapped anywhere make a phrase or a key file something nobody could put together again.
        if kind in MULTIWORD and any(n in ("spacing", "line_breaks", "concatenated", "markdown_split", "code_fence") for n in names):
            continue
        if kind == "seed_zh" and any(n in ("full_width", "homoglyphs", "styled_letters", "html_entities") for n in names):
            continue
        if kind == "url" and any(n in ("spacing",) for n in names):
            continue
        text = secret
        for name in names:
            text = DISGUISES[name][0](text)
        if text != secret:
            whole = named + text
            lead = pick("", "", R.choice(chat(1)) + pick(" ", "\n"), "\n".join(chat(2)) + "\n")
            tail = pick("", "", "\n" + R.choice(chat(1)))
            return kind, lead + whole + tail
