"""What a name says about a place: production, something harmless, or nothing."""
import re
from urllib.parse import urlsplit

from lib.tables import patterns_of

PROD, SAFE, UNCLEAR = "prod", "safe", ""
PATTERNS = patterns_of("production/patterns.txt")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
OWN = {PROD: [], SAFE: []}  # words of the owner's, by --prod and --safe


def kind(text):
    small = CAMEL.sub("-", text[:500]).lower()
    for own in (PROD, SAFE):
        if any(word in small for word in OWN[own]):
            return own
    small = PATTERNS["not prod"].sub(" staging ", small)
    return PROD if PATTERNS["is prod"].search(small) else SAFE if PATTERNS["is safe"].search(small) else UNCLEAR


def where(words, named):
    """(kind, place): what an option names counts before any other word."""
    found = ((wanted, value) for group in (named, words) for wanted in (PROD, SAFE) for value in group if kind(value) == wanted)
    return next(found, (UNCLEAR, named[0] if named else ""))


def host_of(text):
    try:
        return urlsplit(text if "://" in text else "//" + text).hostname or ""
    except ValueError:
        return ""


def is_live(url):
    """Whether an address is none of staging, development or this machine."""
    host = host_of(url) or url
    if re.fullmatch(r"localhost|.*\.(?:local|localhost|test|internal\.dev)", host):
        return False
    path = re.sub(r"^\w+://[^/]*", "", url)
    return kind(host) == PROD or kind(host) == UNCLEAR and kind(path) != SAFE


def is_production_file(path):
    """Files that decide how production runs: .env.production, values-prod.yaml, overlays/prod/app.yaml."""
    path = path.replace("\\", "/")[:1000]
    if PATTERNS["harmless folder"].search(path) or path.startswith(("/dev/", "/tmp/")):
        return False
    folder, _, name = path.rpartition("/")
    if kind(name) == SAFE and kind(folder) != PROD:
        return False
    if re.match(r"\.?env(?:rc)?[.\-_]", name) or name in ("Dockerfile.prod", "Dockerfile.production"):
        return kind(name) == PROD
    if PATTERNS["settings"].search(name):
        return kind(name) == PROD or any(kind(part) == PROD for part in folder.split("/"))
    return bool(PATTERNS["code settings"].search(path)) and kind(name) == PROD


def shown_place(place):
    """A place as the person may read it: a host instead of an address with a password in it."""
    if re.match(r"-{1,2}[\w-]+=|[A-Za-z_]\w*=", place):
        place = place.split("=", 1)[1]
    if "://" in place:
        place = host_of(place) or "?"
    place = "".join(char if char.isprintable() else " " for char in place.rsplit("@", 1)[-1]).strip()
    return place if len(place) <= 60 else place[:59] + "…"
