"""What a name says about a place: production, something harmless, or nothing."""
import re
from urllib.parse import urlsplit

PROD, SAFE, UNCLEAR = "prod", "safe", ""
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
NOT_PROD = re.compile(r"(?<![a-z])(?:pre|non|not|no)[-_. ]?(?:prod(?:uction)?|prd)(?![a-z])")
IS_PROD = re.compile(r"(?<![a-z])(?:prod|production|prd)(?![a-z])|生产|线上")
IS_SAFE = re.compile(
    r"(?<![a-z])(?:staging|stage|stg|dev|devel|develop|development|tests?|testing|qa|uat|sandbox|local|localhost|preview"
    r"|demo|ci|minikube|kind|k3d|docker-desktop|orbstack|rancher-desktop)(?![a-z])"
    r"|(?<![\d.])127\.\d+\.\d+\.\d+|(?<![\d.])0\.0\.0\.0|(?<![0-9a-f:])::1(?![0-9a-f:])|host\.docker\.internal|测试|预发")
SETTINGS = re.compile(r"\.(?:ya?ml|json|toml|tf|tfvars|hcl|env|ini|conf|cfg|config|properties|sql|xml|enc)$", re.I)
CODE_SETTINGS = re.compile(r"(?:^|/)(?:settings|environments|config|configs)/[^/]*\.(?:py|rb|js|cjs|mjs|ts|php|exs)$", re.I)
HARMLESS_FOLDER = re.compile(r"(?:^|/)(?:tests?|__tests__|fixtures?|mocks?|examples?|docs?|samples?|node_modules|spec)/", re.I)
OWN = {PROD: [], SAFE: []}  # words of the owner's, by --prod and --safe


def kind(text):
    small = CAMEL.sub("-", text[:500]).lower()
    for own in (PROD, SAFE):
        if any(word in small for word in OWN[own]):
            return own
    small = NOT_PROD.sub(" staging ", small)
    return PROD if IS_PROD.search(small) else SAFE if IS_SAFE.search(small) else UNCLEAR


def where(words, named):
    """(kind, place): what an option names counts before any other word."""
    for group in (named, words):
        for wanted in (PROD, SAFE):
            for value in group:
                if kind(value) == wanted:
                    return wanted, value
    return UNCLEAR, named[0] if named else ""


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
    if HARMLESS_FOLDER.search(path) or path.startswith(("/dev/", "/tmp/")):
        return False
    folder, _, name = path.rpartition("/")
    if kind(name) == SAFE and kind(folder) != PROD:
        return False
    if re.match(r"\.?env(?:rc)?[.\-_]", name) or name in ("Dockerfile.prod", "Dockerfile.production"):
        return kind(name) == PROD
    if SETTINGS.search(name):
        return kind(name) == PROD or any(kind(part) == PROD for part in folder.split("/"))
    return bool(CODE_SETTINGS.search(path)) and kind(name) == PROD


def shown_place(place):
    """A place as the person may read it: a host instead of an address with a password in it."""
    if re.match(r"-{1,2}[\w-]+=|[A-Za-z_]\w*=", place):
        place = place.split("=", 1)[1]
    if "://" in place:
        place = host_of(place) or "?"
    place = "".join(char if char.isprintable() else " " for char in place.rsplit("@", 1)[-1]).strip()
    return place if len(place) <= 60 else place[:59] + "…"
