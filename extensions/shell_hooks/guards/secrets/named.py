"""Named values, one rule: a name from names.txt, a sign that gives it a value, and on the same line a value that is
quoted or random. Which values count is the name's family: for a password also what a person would make up.
"""
import re

from labels import DENIED, PUBLIC
from text import Lazy, classes, is_code, is_password, is_placeholder, is_sequence, looks_random, rows

FAMILIES = {}
for _number, _line in rows("names.txt"):
    _word, _family = (cell.strip() for cell in _line.split("|"))
    FAMILIES[re.sub("[ _-]", "", _word)] = (_family, _number)
NOUN = re.compile("|".join(re.escape(word).replace(r"\ ", r"[ _-]?") for word in sorted((line.split("|")[0].strip() for _, line in rows("names.txt")), key=len, reverse=True)))
NOT_NAMES = frozenset(line for _, line in rows("names-public.txt"))
ALWAYS_PUBLIC = frozenset("public pub publishable hash forgot reset no csrf xsrf".split())
# A sentence about credentials or a webhook is seldom followed by them.
SPOKEN_OF = {number for name, (_, number) in FAMILIES.items() if name in ("credential", "credentials", "webhook", "bearer")}
HEAD = Lazy(r"[A-Za-z0-9_.$-]*$")
SIGN = Lazy(
    r"""(?P<tail>(?:[_-]?(?:prod|dev|test|live|staging|production|value|base64|b64|\d{1,2}))?)(?P<close>["'`*\])]{0,3})"""
    r"""(?:(?P<block>:[ \t][|>][+-]?[ \t]*\n[ \t]{1,20})|(?P<assign>\s{0,6}(?:=>|:{1,3}=|\?\?=|\|\|=|[?.+]=|==?|:\s?(?:str|string|String|char\*)\s?=|:|：|->|→|\s(?:str|string)\s=)\s{0,6})|(?P<tag>>\s{0,20})|(?P<cell>\s{0,20}\|\s{0,20})|(?P<dash>\s-{1,2}\s)|(?P<call>\s{0,3},\s{0,3}(?=["'`]))|(?P<comma>,(?=[^\s,]{20,200}(?:,|$)))"""
    r"""|(?P<said>\s+(?:is|was|are|now|set\s+to|changed\s+to|为|是)(?:\s+(?:still|now|set\s+to))?\s*[:：]?\s+|\s{0,2}(?:已|现在|就|还|都|改|设|换|变|重置){0,2}(?:是|[为為]|成了?|置[为為])\s{0,2}[:：]?\s{0,2})"""
    r"""|(?P<field>["']?,?\s{1,12}["']?value["']?\s{0,4}[:=]\s{0,4})|(?P<option>(?:\s+--?[\w-]+(?:[= ][\w./-]+)?){0,3}\s+--(?:body|value|secret-string)[= ])|(?P<gap>\s{1,3}))(?:Bearer\s+)?""",
    re.I,
)
QUOTED = Lazy(r"(?P<quote>[\"'`“「]{1,3})(?P<value>[^\"'`”」\n]{6,300}?)[\"'`”」]")
BARE = Lazy(r"[!-&*-.0-:=?-Z\\^_a-z~/]{8,300}")
LATER = Lazy(r"(?<![A-Za-z0-9+/=_.-])(?P<value>[A-Za-z0-9+/_=-]{30,100})(?![A-Za-z0-9+/=_-])")
STRONG = Lazy(r"[:：]\s*(?P<value>[!-&*-.0-:=?-Z\\^_a-z~]{10,64})")
ENDS = Lazy(r"[.;。；!?？！]\s|[。；？！{}<>|]|https?:|://|\(\)")
# Of version 4, which is random; the others are made of the time.
UUID = Lazy("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}")
# The token of a status picture shows the picture and nothing else.
BADGE = Lazy(r"(?:shields\.io|badge|\.svg)[^\s)]{0,160}$")
# Where the value may stand on the line after its name: an XML element, a YAML block, a name and a value as two fields.
MULTILINE = ("field", "tag", "block")
END = Lazy(r"[.,;:!?)\]}]+$|\\[nrt].*$|&\w+=.*$|</.*$")


def find(view, is_joined):
    """(start, end, name, family, rule) of every named value in the text."""
    if is_joined:
        return
    text, lower = view.text, view.text.lower()
    for match in NOUN.finditer(lower if len(lower) == len(text) else text):
        head = HEAD.search(text, max(0, match.start() - 60), match.start()).group()
        family, number = FAMILIES[re.sub("[ _-]", "", match.group().lower())]
        if BADGE.search(text, max(0, match.start() - 240), match.start()):
            continue
        if not is_name(head, text[match.start() : match.end()], family) or DENIED.search(text, max(0, match.start() - 40), match.start() - len(head)):
            continue
        sign = SIGN.match(text, match.end())
        found = sign and value_after(text, sign, head, family) or number not in SPOKEN_OF and value_later(text, match.end(), family)
        if found:
            # No name in the reason: it may be part of the secret.
            yield (*found, "", family, "named.py: names.txt:%d" % number)


def is_name(head, noun, family):
    """Whether the word ends a name, and the name is not that of something public."""
    parts = [part.lower() for part in re.split(r"[_.$\-]+|(?<=[a-z0-9])(?=[A-Z])", head) if part]
    if head and head[-1].isalpha() and noun[0].isascii() and not (noun[0].isupper() and head[-1].islower()):
        # "mytoken" and "dbpassword" are names, "monkey" and "bypass" are words.
        if noun.lower() in ("key", "pass", "pw", "pwd", "sk", "ak", "pat", "pin") or not parts:
            return False
    # A public key or a page token is no secret; a secret or a password is, whatever stands before it.
    if any(part in (NOT_NAMES if noun.lower() in ("key", "token", "bearer", "webhook") else ALWAYS_PUBLIC) for part in parts[-2:]):
        return False
    return family != "key" or noun.lower() != "key" or bool(parts)


def value_after(text, sign, head, family):
    """(start, end) of the value that the sign gives, if it is one."""
    kind = next(name for name in ("block", "assign", "tag", "cell", "dash", "call", "comma", "said", "field", "option", "gap") if sign.group(name) is not None)
    if kind == "tag" and text[max(0, sign.start() - len(head) - 20) : sign.start()].rfind("<") < 0:
        return None
    if kind == "call" and not sign.group("close"):
        return None
    if kind == "gap" and not head.startswith("-"):
        return None
    quoted = QUOTED.match(text, sign.end())
    if quoted:
        start, end = quoted.span("value")
        if "\n" in text[sign.start() : start] and kind not in MULTILINE:
            return None
        return (start, end) if is_value(text[start:end], family, True, kind) else None
    bare = BARE.match(text, sign.end())
    if not bare or "\n" in sign.group() and kind not in MULTILINE or kind in ("call", "dash", "cell", "comma") and family == "password":
        return None
    value = END.sub("", bare.group())
    after = text[bare.end() : bare.end() + 1]
    if after in ("(", "[", "{", "<") and kind != "tag" or text[sign.end() : sign.end() + 1] in ("$", "<", "{", "[", "("):
        return None
    return (sign.end(), sign.end() + len(value)) if is_value(value, family, False, kind) else None


def is_value(value, family, is_quoted, kind):
    if is_code(value) or is_placeholder(value) or is_sequence(value) or PUBLIC.match(value) or value.startswith(("eyJ", "ssh-", "AAAA", "sha256-", "sha512-", "SHA256:")):
        return False
    if re.search(r"\s|^\w{2,12}=", value):
        return False
    if looks_random(value, 16 if is_quoted or kind in ("assign", "tag") else 20) or family != "password" and UUID.fullmatch(value) and kind in ("assign", "call", "field", "block", "tag", "comma"):
        return True
    return family == "password" and (is_password(value) and (is_quoted or kind != "gap") and kind != "call" or looks_random(value, 12))


def value_later(text, start, family):
    """(start, end) of a value later in the same sentence, which only a random one can be."""
    if re.match("[A-Za-z0-9_-]", text[start : start + 1]):
        return None
    stop = text.find("\n", start)
    rest = text[start : min(start + 160, stop if stop >= 0 else len(text))]
    for match in (STRONG if family == "password" else LATER).finditer(rest):
        between, value = rest[: match.start()], END.sub("", match.group("value"))
        if len(between) > 70 or value.startswith("eyJ") or ENDS.search(between) or PUBLIC.search(between):
            return None
        if not is_placeholder(value) and not is_code(value) and (is_password(value) and (classes(value) > 3 or looks_random(value, 12)) if family == "password" else is_long(value)):
            return start + match.start("value"), start + match.start("value") + len(value)
    return None


def is_long(value):
    return looks_random(value, 30) and classes(value) > 2 or looks_random(value) and bool(re.fullmatch("[0-9a-f]{32}|[0-9a-f]{64}", value))
