"""Named values, one rule: a name from names.txt, a sign that gives it a value, and on the same line a value that is
quoted or random. Which values count is the name's family: for a password also what a person would make up. A service's
name (services.txt) is enough of a name for a random value, and makes one of a bare "key".
"""
import re
import string

from labels import DENIED, PUBLIC
from lib.tables import cells_of
from text import UUID, Lazy, classes, is_code, is_jumbled, is_password, is_placeholder, is_sequence, looks_random, words

NAMES = [(*cells, number) for number, cells in cells_of("secrets/names.txt", 2)]
FAMILIES = {re.sub("[ _-]", "", word): (family, number) for word, family, number in NAMES}
NOUN = re.compile("|".join(re.escape(word).replace(r"\ ", r"[ _-]?") for word in sorted((name[0] for name in NAMES), key=len, reverse=True)))
NOT_NAMES = frozenset(words("names-public.txt"))
ALWAYS_PUBLIC = frozenset("public pub publishable hash forgot reset no csrf xsrf example sample dummy".split())
# A web token is judged by its claims; publishable keys, public keys, digests and keys of a sandbox say what they are.
OF_OTHERS = ("eyJ", "sandbox_", "pk_", "ssh-", "AAAA", "sha256-", "sha512-", "SHA256:")
# A sentence about credentials or a webhook is seldom followed by them.
SPOKEN_OF = {number for name, (_, number) in FAMILIES.items() if name in ("credential", "credentials", "webhook", "bearer")}
HEAD_CHARS = string.ascii_letters + string.digits + "_.$-"
SERVICES = frozenset(words("services.txt"))
WORD = re.compile("([A-Z]?[a-z0-9]+|[A-Z0-9]+)[A-Za-z0-9]*")
# After a service's name: a sign or the bracket of a call, and a value; in a call it is quoted.
ITS_VALUE = Lazy(r"""(?P<rest>(?:[_-][A-Za-z0-9]{1,20}){0,4})["'`\])]{0,3}\s{0,3}(?:(?:=>|:=|==?|:)\s{0,3}["'`]?|\(\s{0,3}["'`])(?P<value>[A-Za-z0-9_+/=.-]{16,120})(?![A-Za-z0-9_+/=.@:(-])""")
STRONG_NOUNS = ("api key", "apikey", "api_key", "api-key", "access_token", "accesstoken", "auth_token", "authtoken", "api_token", "apitoken")
BESIDE = 200  # characters between a service's name and a bare "key"
# The end of the name, the quote that closes it, and one of signs.txt.
SIGN = Lazy(
    r"""(?P<tail>(?:[_-]?(?:prod|dev|test|live|staging|production|value|base64|b64|\d{1,2}))?)(?P<close>["'`*\])]{0,3})(?:%s)(?:Bearer\s+)?"""
    % "|".join("(?P<%s>%s)" % tuple(cells) for _, cells in cells_of("secrets/signs.txt", 2)),
    re.I,
)
QUOTED = Lazy(r"(?P<quote>[\"'`“「]{1,3})(?P<value>[^\"'`”」\n]{6,600}?)[\"'`”」]")
BARE = Lazy(r"[!#-&*-.0-:=?-Z^_a-z~/][!-&*-.0-:=?-Z\\^_a-z~/]{7,300}")
LATER = Lazy(r"(?<![A-Za-z0-9+/_.-])(?P<value>[A-Za-z0-9+/_-][A-Za-z0-9+/_=-]{29,99})(?![A-Za-z0-9+/=_-]|\.[A-Za-z0-9])")
STRONG = Lazy(r"(?:[:：]|\bis\s)\s*(?P<value>[!#-&*-.0-:=?-Z\\^_a-z~]{8,64})")
ENDS = Lazy(r"[.;。；!?？！]\s|\s--?[a-z]|[。；？！{}<>|]|https?:|://|\(\)|[\"'],[\"']")
# The word that says which key: a name like auth_key, with a blank in it.
BEFORE_KEY = Lazy(r"\b(auth\w*|licen[cs]e|activation|encryption|decryption|signing|shared|master|admin|service|server|account|session|recovery|subscription|product) $", re.I)
# Version 4 is random; the others are made of the time, and count only for a service.
UUID_4 = Lazy("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}")
# The token of a status picture shows the picture and nothing else.
BADGE = Lazy(r"(?:shields\.io|badge|\.svg|alt=media&)[^\s)]{0,160}$")
# Where the value may stand on the line after its name: an XML element, a YAML block, a name and a value as two fields.
MULTILINE = ("field", "tag", "block")
END = Lazy(r"[\"'`.,;:!?)\]}]+$|\\[nrt].*$|&\w+=.*$|</.*$")


def find(view, is_joined):
    """(start, end, name, family, rule) of every named value in the text."""
    if is_joined:
        return
    text, services = view.text, list(services_in(view))
    for match in NOUN.finditer(view.lower):
        start = match.start()
        head = text[max(0, start - 60) : start]
        head = head[len(head.rstrip(HEAD_CHARS)) :]
        said = BEFORE_KEY.search(text, max(0, start - 24), start) if match.group() == "key" and not head else None
        family, number = FAMILIES[re.sub("[ _-]", "", match.group())]
        if BADGE.search(text, max(0, start - 240), start):
            continue
        has_service = match.group() in STRONG_NOUNS or any(0 <= start - end < BESIDE for _, end in services) or text[start - 1 : start] in ("?", "&")
        if not is_name(said.group(1) + "_" if said else head, text[start : match.end()], has_service) or DENIED.search(text, max(0, start - 40), start - len(head)):
            continue
        sign = SIGN.match(text, match.end())
        found = sign and value_after(text, sign, head, family, has_service) or number not in SPOKEN_OF and value_later(text, match.end(), family)
        if found:
            # No name in the reason: it may be part of the secret.
            yield (*found, "", family, "named.py: names.txt:%d" % number)
    for start, end in services:
        match = ITS_VALUE.match(text, end)
        if match and not PUBLIC.search(match.group("rest").replace("_", " ")) and is_value(match.group("value"), "key", True, "call", True) and not BADGE.search(text, max(0, start - 240), start):
            yield (*match.span("value"), "", "key", "named.py: a service of services.txt, " + text[start:end].lower())


def services_in(view):
    """(start, end) of every service's name, with what is written in one word with it."""
    for match in WORD.finditer(view.text) if view.runs else ():
        if match.group(1).lower() in SERVICES or match.group().lower() in SERVICES:
            yield match.span()


def is_name(head, noun, has_service):
    """Whether the word ends a name, and the name is not that of something public."""
    parts = [part.lower() for part in re.split(r"[_.$\-]+|(?<=[a-z0-9])(?=[A-Z])", head) if part]
    if head and head[-1].isalpha() and noun[0].isascii() and not (noun[0].isupper() and head[-1].islower()):
        # "mytoken" and "dbpassword" are names, "monkey" and "bypass" are words.
        if noun.lower() in ("key", "pass", "pw", "pwd", "sk", "ak", "pat", "pin") or not parts:
            return False
    # A public key or a page token is no secret; a secret or a password is, whatever stands before it.
    if any(part in (NOT_NAMES if noun.lower() in ("key", "token", "bearer", "webhook") else ALWAYS_PUBLIC) for part in parts[-2:]):
        return False
    return noun.lower() != "key" or bool(parts) or has_service


def value_after(text, sign, head, family, has_service):
    """(start, end) of the value that the sign gives, if it is one."""
    kind = sign.lastgroup
    if kind == "tag" and text[max(0, sign.start() - len(head) - 20) : sign.start()].rfind("<") < 0:
        return None
    if kind == "call" and not sign.group("close"):
        return None
    is_loose = kind == "gap" and not head.startswith("-")
    quoted = QUOTED.match(text, sign.end())
    if quoted:
        start, end = quoted.span("value")
        if "\n" in text[sign.start() : start] and kind not in MULTILINE:
            return None
        return (start, end) if not is_loose and is_value(text[start:end], family, True, kind, has_service) else None
    bare = BARE.match(text, sign.end())
    if not bare or "\n" in sign.group() and kind not in MULTILINE:
        return None
    value = END.sub("", bare.group())
    if family == "password" and kind in ("call", "dash", "cell", "comma") and not is_jumbled(value):
        return None
    after = text[bare.end() : bare.end() + 1]
    if after in ("(", "[", "{", "<") and kind != "tag" or text[sign.end() : sign.end() + 1] in ("$", "<", "{", "[", "("):
        return None
    is_secret = is_jumbled(value) if is_loose else is_value(value, family, False, kind, has_service)
    return (sign.end(), sign.end() + len(value)) if is_secret else None


def is_value(value, family, is_quoted, kind, has_service):
    if is_code(value) or is_placeholder(value) or is_sequence(value) or PUBLIC.match(value) or value.startswith(OF_OTHERS):
        return False
    if re.search(r"\s|^\w{1,12}=|\\u[0-9a-f]{4}", value):  # p\u00e8ncil is read without its escape, too
        return False
    if looks_random(value, 15 if is_quoted or kind in ("assign", "tag", "gap") else 20):
        return True
    if family != "password" and UUID.fullmatch(value) and (has_service or UUID_4.fullmatch(value) and kind in ("assign", "call", "field", "block", "tag", "comma")):
        return len(set(value)) > 8
    if family == "password" and is_jumbled(re.split("[/:]", value)[-1]):  # user/password
        return True
    return family == "password" and (is_password(value) and kind not in ("call", "else") or looks_random(value, 12))


def value_later(text, start, family):
    """(start, end) of a value later in the same sentence, which only a random one can be."""
    if re.match("[A-Za-z0-9_/-]", text[start : start + 1]):
        return None
    stop = text.find("\n", start)
    rest = text[start : min(start + 160, stop if stop >= 0 else len(text))]
    for match in (STRONG if family == "password" else LATER).finditer(rest):
        between, value = rest[: match.start()], END.sub("", match.group("value"))
        if len(between) > 70 or value.startswith(OF_OTHERS) or ENDS.search(between) or PUBLIC.search(between):
            return None
        if not is_placeholder(value) and not is_sequence(value) and not is_code(value) and (is_password(value) and (classes(value) > 3 or looks_random(value, 12) or is_jumbled(value)) if family == "password" else is_long(value)):
            return start + match.start("value"), start + match.start("value") + len(value)
    return None


def is_long(value):
    return looks_random(value, 30) and classes(value) > 2 or looks_random(value) and bool(re.fullmatch("[0-9a-f]{32}|[0-9a-f]{64}", value))
