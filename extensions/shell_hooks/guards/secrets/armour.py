"""Key files: PEM, OpenSSH, PGP, PuTTY, minisign, DER in base64, JWK, a validator's key."""
import re

from lib.tables import cells_of
from text import Lazy, classes, from_base64, is_placeholder, is_sequence, looks_random

HEADER = Lazy(r"-{2,8}\s{0,4}BEGIN\s{0,4}((?:[A-Z0-9]{2,10}\s{0,4}){0,3}?)PRIVATE\s{0,4}KEY(?:\s{0,4}BLOCK)?\s{0,4}-{2,8}", re.I)
FOOTER = Lazy(r"-{2,8}\s{0,4}END\s{0,4}((?:[A-Z0-9]{2,10}\s{0,4}){0,3}?)PRIVATE\s{0,4}KEY(?:\s{0,4}BLOCK)?\s{0,4}-{2,8}", re.I)
BODY = Lazy(
    r"(?:(?:\s|\\+[nr]|[\"'`>|+,])*(?:(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|Subject):[^\n]*|[A-Za-z0-9+/]{12,}={0,2}|[A-Za-z0-9+/]+={1,2}))*(?:(?:\s|\\+[nr])*[A-Za-z0-9+/=]{1,11}(?=\s*$))?"
)
MATERIAL = Lazy(r"[A-Za-z0-9+/]{24,}")
DER = Lazy(r"(?<![A-Za-z0-9+/])(?:MI[IHGCE]|M[CE][0-9A-Za-z]CAQ|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{40,}={0,2}(?:\s+[A-Za-z0-9+/]{16,}={0,2})*")
DER_START = re.compile("MI[IHGCE]|M[CE][0-9A-Za-z]CAQ|b3BlbnNzaC1rZXktdjE")
# What follows the outer SEQUENCE: version, then the algorithm of PKCS#8, the modulus of PKCS#1, or the key of SEC 1.
DER_KEY = Lazy(rb"0(?:\x82..|\x81.|.)\x02\x01(?:\x00(?:0.\x06|0\x81.\x06|\x02\x82|\x02\x81|\x02[\x40-\x7f])|\x01\x04[\x20\x30\x42])", re.S)
FORMS = [(name, hint, Lazy(pattern)) for _, (name, hint, pattern) in cells_of("secrets/forms.txt", 3)]


def find(view, is_joined):
    """(start, end, name, family, rule) of every key file in the text."""
    text = view.text
    if is_joined and len(text) > 4000:  # key files are made of lines; short ones may be marked up inside
        return
    if "private" in view.lower:
        yield from find_pem(text)
    for name, hint, pattern in FORMS:
        for match in pattern.finditer(text) if hint in text else ():
            if not is_made_up(match.group(match.lastindex or 0)):
                yield (*match.span(match.lastindex or 0), name, "private key", "armour.py: %s" % name)
    for match in DER.finditer(text) if DER_START.search(view.runs) else ():
        data = from_base64(match.group())
        is_lesson = text[match.end() :].strip() and is_elided(match.group())
        if not is_lesson and (data.startswith(b"openssh-key-v1") or DER_KEY.match(data)):
            yield match.start(), match.end(), "PEM body", "private key", "armour.py: DER, the body of a key file"


def find_pem(text):
    """From BEGIN to END; without an END, to where the base64 stops."""
    covered = 0
    for match in HEADER.finditer(text):
        if match.start() < covered:
            continue
        footer = FOOTER.search(text, match.end(), match.end() + 30000)
        end = footer.end() if footer else BODY.match(text, match.end()).end()
        is_cut_off = not text[match.end() :].strip() and text[: match.start()].rstrip(" \t>`")[-1:] in ("", "\n")
        body = text[match.end() : footer.start()] if footer else text[match.end() : end]
        if has_material(body) and not (footer and is_elided(body)) or is_cut_off:
            yield match.start(), end, kind_of(match.group(1)), "private key", "armour.py: PEM header"
            covered = end


def kind_of(title):
    title = re.sub(r"\s", "", title).upper()
    return {"OPENSSH": "OpenSSH", "PGP": "PGP", "": "PEM"}.get(title, "PEM (%s)" % title if title.isalnum() else "PEM")


def has_material(text):
    return any(not is_made_up(run) for run in MATERIAL.findall(re.sub(r"\\[nr]", "\n", text)))


def is_elided(body):
    """Whether a key between BEGIN and END is less than half as long as its own first bytes say: … stands for the rest."""
    data = from_base64("".join(MATERIAL.findall(re.sub(r"\\+[nr]", "\n", body))))
    return data[:2] == b"0\x82" and len(data) < int.from_bytes(data[2:4], "big") / 2


def is_made_up(run):
    # Between / and + chance makes short words, such as "my".
    return classes(run) < 2 or is_placeholder(run[:60]) and len(run) < 200 and not looks_random(run, 60) or is_sequence(run)
