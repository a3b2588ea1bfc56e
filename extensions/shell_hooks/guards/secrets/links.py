"""Logins in addresses, headers and commands, and signed web tokens."""
import re
import time
from itertools import islice

from text import UUID, Lazy, classes, decoded, from_base64, is_code, is_placeholder, is_sequence, looks_random, words

# One word without quotes, brackets or a second scheme; user and password end at the first "@".
URL = Lazy(r"(?<![A-Za-z0-9+.-])([A-Za-z][A-Za-z0-9+.-]{1,20})://([^\s:/?#@\"'`<>(){}\[\]|,;*]{0,80}):([^\s/?#@\"'`<>(){}\[\]|*]{3,120})@([A-Za-z0-9\[_-][^\s/:?#\"'`<>)]{1,80})")
HEADER = Lazy(r"(?<![A-Za-z0-9_-])(?:(?:Proxy-)?Authorization[\"'`]?\s*[:=,]\s*[\"'`]?(?:([A-Za-z-]{3,12})\s+)?|(Bearer|Basic|Token|ApiKey)\s+)([A-Za-z0-9._~+/=-]{16,})", re.I)
COMMAND = Lazy(r"(?<![A-Za-z0-9_])(?:%s)" % "|".join(words("logins.txt")))
DOCKER = Lazy(r"[\"']auth[\"']\s*:\s*[\"']([A-Za-z0-9+/]{16,}={0,2})[\"']")
JWT = Lazy(r"(?<![A-Za-z0-9_.-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]{10,}){1,3}")
SAMPLE_HOST = Lazy(r"example|host|localhost$|127\.0\.0|server$|domain|\.test$|^(?:db|ip|proxy|registry|mysql|redis|postgres|mongo)$", re.I)
SAMPLE_CLAIM = Lazy(r"John Doe|1234567890|example|sample|\btest\b|\bfoo\b|\bbar\b|Jane|demo|some|123456|(?<!\d)123(?!\d)", re.I)
A_MONTH = 30 * 24 * 3600  # in seconds: a token that ran out that long ago opens nothing
OPEN_KEYS = ("secret", "SECRET", "shhhhh", "key", "your-256-bit-secret", "test", "password")
QUOTED_WORD = Lazy(r"[\"'`]([^\s\"'`]{1,64})[\"'`]")
WEAK = Lazy(r"[a-z]+\d{0,4}|\d+|[A-Z_]+\d{0,2}|[A-Z][a-z]+\d{0,4}!?|[a-z]+(?:[-_.][a-z]+)+\d{0,3}", re.A)


def find(view, is_joined):
    """(start, end, name, family, rule) of every login in the text."""
    text = view.text
    for match in URL.finditer(text) if "://" in text and "@" in text else ():
        user, password, host = match.group(2), decoded(match.group(3)), match.group(4)
        if password != user and is_login(password) and not (SAMPLE_HOST.search(host) and not looks_random(password)):
            yield (*match.span(3), "URL login", "credentials", "links.py: URL, user:password@host")
    for match in JWT.finditer(text) if "eyJ" in text else ():
        if is_web_token(match.group(), text):
            yield (*match.span(), "JWT", "token", "links.py: JWT, a signed header and claims")
    if is_joined:
        return
    lower = view.lower
    for match in HEADER.finditer(text) if any(word in lower for word in ("authorization", "bearer ", "basic ", "token ", "apikey ")) else ():
        scheme, value = (match.group(1) or match.group(2) or "").lower(), match.group(3)
        login = from_base64(value) if scheme == "basic" else b""
        if value.startswith("eyJ") and value.count(".") == 2:
            continue  # a JWT, judged by its claims
        if is_basic(login) or UUID.fullmatch(value) or (looks_random(value, 20) and not is_placeholder(value) and not is_sequence(value) and not is_code(value)):
            yield (*match.span(3), "Authorization header", "token", "links.py: HEADER, %s" % (scheme or "no scheme"))
    for match in COMMAND.finditer(text) if any(word in text for word in ("curl", "sshpass", "mysql", "redis-cli", "docker", "machine", "NetworkCredential")) else ():
        if is_login(match.group(match.lastindex)):
            yield (*match.span(match.lastindex), "command line", "password", "links.py: COMMAND, a password as an option")
    for match in DOCKER.finditer(text) if "auth" in text else ():
        if is_basic(from_base64(match.group(1))):
            yield (*match.span(1), "Docker login", "credentials", "links.py: DOCKER, user:password in base64")


def is_login(password):
    """A password that somebody uses; names, words and placeholders stand for one."""
    return not (WEAK.fullmatch(password) or is_placeholder(password) or is_code(password) or is_sequence(password)) and len(password) > 5 and classes(password) > 1


def is_basic(login):
    user, colon, password = login.partition(b":")
    try:
        return bool(colon) and is_login(password.decode("ascii")) and bool(user)
    except UnicodeDecodeError:
        return False


def is_web_token(token, text):
    header, claims = (from_base64(part) for part in token.split(".")[:2])
    if b'"alg"' not in header and b'"typ"' not in header:
        return False
    if SAMPLE_CLAIM.search(claims.decode("utf-8", "replace")) or is_sequence(token) or is_placeholder(token.rsplit(".", 1)[1]):
        return False
    if b'"ed25519' in header and b'"bearer_token":true' not in claims:
        return False  # NATS: what it says is public, the key that goes with it is not
    expiry = re.search(rb'"exp"\s*:\s*(\d{10}|\d{1,9})(?:\d{3})?(?!\d)', header + claims)
    has_run_out = expiry and int(expiry.group(1)) < time.time() - A_MONTH
    # Every library writes a time; a few claims without one are a lesson's.
    is_timeless = len(claims) < 48 and not re.search(rb'"(?:iat|exp|nbf|jti)"', claims)
    return not has_run_out and not is_timeless and not is_signed_openly(token, text)


def is_signed_openly(token, text):
    """Whether the key of the signature is a word that everybody tries, or is quoted beside the token: then it is a lesson's."""
    import hmac

    signed, _, signature = token.rpartition(".")
    keys = [*OPEN_KEYS, *(match.group(1) for match in islice(QUOTED_WORD.finditer(text), 50))]
    return any(hmac.new(key.encode(), signed.encode(), "sha256").digest() == from_base64(signature) for key in keys)
