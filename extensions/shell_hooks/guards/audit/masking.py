"""A tool's input or result made short, with what looks like a secret taken out first."""
import json
import re

MASK = "[masked]"
MAX_READ, MAX_TEXT, MAX_VALUE = 8_000, 500, 4_000
SECRET_NAME = r"(?:token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|admin)[_-]?key|credentials?|cookie|mnemonic|authorization)"
SECRET_FIELD = re.compile(SECRET_NAME + r"|^key$|^auth$|^pin$|^otp$|^jwt$|^seed$", re.I)
# Pattern and what is put in its place, in this order.
SECRETS_IN_TEXT = [
    (re.compile(r"-----BEGIN [A-Z0-9 ]*-----.*?(?:-----END [A-Z0-9 ]*-----|\Z)", re.S), MASK),
    (re.compile(r"\b((?:proxy-)?authorization\s*[:=]\s*[\"']?)(?:(?:basic|bearer|token|digest)\s+)?[^\s\"',;]+", re.I), r"\1" + MASK),
    (re.compile(r"\b((?:set-)?cookie\s*[:=]\s*[\"']?)[^\r\n\"']+", re.I), r"\1" + MASK),
    (re.compile(r"\b(bearer\s+)[\w.~+/=-]{8,}", re.I), r"\1" + MASK),
    (re.compile(r"([a-z][a-z0-9+.-]*://[^\s/:@]*:)[^\s/@]+(?=@)", re.I), r"\1" + MASK),
    (re.compile(r"([\w.-]*" + SECRET_NAME + r"[\w-]*[\"']?\s*[:=]>?\s*[\"']?)(?!\[masked\])[^\s\"',;&|]{3,}", re.I), r"\1" + MASK),
    (re.compile(r"(--?[\w-]*" + SECRET_NAME + r"[\w-]*\s+[\"']?)[^\s\"'-][^\s\"']*", re.I), r"\1" + MASK),
    (re.compile(r"(?:0x)?[0-9a-fA-F]{32,}|(?<!\d)\d{6,12}:[\w-]{30,50}"), MASK),
]
LONG_WORD = re.compile(r"[A-Za-z0-9+/_=-]{20,}")


def looks_random(word):
    """A long run with letters and digits mixed as nobody writes them; a path, a name of words or a UUID is not."""
    return any(len(part) >= 20 and re.search(r"\d", part) and re.search(r"[A-Za-z]", part) for part in re.split(r"[/=-]", word))


def masked_text(text):
    """A text shortened, with what looks like a secret taken out first."""
    shown = text[:MAX_READ]
    for pattern, instead in SECRETS_IN_TEXT:
        shown = pattern.sub(instead, shown)
    shown = LONG_WORD.sub(lambda found: MASK if looks_random(found.group()) else found.group(), shown)
    if len(text) > MAX_READ:  # half a secret at the cut would pass for a word
        shown = re.sub(r"\S+\Z", "", shown)
    is_cut = len(shown) > MAX_TEXT or len(text) > MAX_READ
    return "%s… (%d characters)" % (shown[:MAX_TEXT], len(text)) if is_cut else shown


def masked(value, name="", depth=0):
    if isinstance(value, bool) or value is None:
        return value
    if SECRET_FIELD.search(name) and not (isinstance(value, int) and re.search("token", name, re.I)):  # max_tokens: 200
        return MASK
    if isinstance(value, str):
        return masked_text(value)
    if isinstance(value, (int, float)):
        return value if abs(value) < 1e300 else str(value)
    if depth >= 6:
        return "…"
    if isinstance(value, list):
        return [masked(item, "", depth + 1) for item in value[:20]] + (["… (%d in all)" % len(value)] if len(value) > 20 else [])
    return {masked_text(key)[:100]: masked(item, key, depth + 1) for key, item in list(value.items())[:40]}


def bounded(value):
    shown = masked(value)
    text = json.dumps(shown, ensure_ascii=False)
    return shown if len(text) <= MAX_VALUE else text[:MAX_VALUE] + "…"
