"""What the words beside a value say of it: the nearest one decides."""
import re

from text import Lazy, words

REACH = 90


def alternatives(name):
    """The words of a table as one pattern: no letter runs on from a Latin word, a space may be written "_", "-" or not at all."""
    latin, others = [], []
    for word in sorted(words(name), key=len, reverse=True):
        (latin if word.isascii() else others).append(re.escape(word).replace(r"\ ", r"[\s_-]?"))
    return Lazy(r"(?<![a-z])(?:%s)(?![a-z])|%s" % ("|".join(latin), "|".join(others)), re.I)


SECRET = alternatives("labels-secret.txt")
PUBLIC = alternatives("labels-public.txt")
CAMEL = Lazy(r"(?<=[a-z0-9])(?=[A-Z])")
DENIED = Lazy(
    r"(?:\b(?:not|no|never|without|n't need)(?: (?:the|a|my|your|any|its))?\s*|不是|没有|沒有|并非|不含|无需|不需要|不用)$"
    r"|\b(?:public keys?|pubkey|address|fingerprint|hash|sha\d{1,3}|md5|checksum|digest|signature|id) (?:of|for|from)(?: (?:the|a|my|your|our|this|that|its))?\s$",
    re.I,
)
# A file's or a lesson's name with "key" in it labels nothing.
NAMES_A_FILE = Lazy(r"[\w一-鿿-]*\.(?:zip|t?gz|tar|exe|dmg|pdf|docx?|json|whl|deb|rpm|apk|md|txt)(?![a-z])", re.I)
OTHER_VALUES = Lazy(r"(?:0x)?[0-9a-fA-F]{40,}|[1-9A-HJ-NP-Za-km-z]{32,}|\d{1,3}(?:,\s*\d{1,3}){15,}")


def is_labelled_secret(text, start, end):
    """Whether the label nearest to the value is one of a secret."""
    before = CAMEL.sub("_", OTHER_VALUES.sub("\0", text[max(0, start - 400) : start])[-REACH:])
    after = re.split(r"\n|(?:0x)?[0-9a-fA-F]{40,}", text[end : end + 40])[0]
    verdicts = []
    for is_secret, labels in ((False, PUBLIC), (True, SECRET)):
        for match in labels.finditer(before):
            if not is_secret or not DENIED.search(before[: match.start()]) and not NAMES_A_FILE.match(before, match.end()):
                verdicts.append((distance(before[match.end() :]), -len(match.group()), is_secret))
        for match in labels.finditer(after):
            verdicts.append((6 + distance(after[: match.start()]), -len(match.group()), is_secret))
    return bool(verdicts) and min(verdicts)[2]


def distance(gap):
    """A label belongs to what follows it, less so over the end of a clause or line."""
    is_open = re.search(r"[:=：是为]\s*[\"'`(\[{]*\s*(?:0x)?$", gap)
    return len(gap.strip()) + (0 if is_open else 14 * len(re.findall(r"[,;，；。]|\.\s|\n(?!\s*$)", gap)))
