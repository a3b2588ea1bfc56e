"""What a value looks like: random, a password, a placeholder, code."""
import base64
import binascii
import re

from lib.tables import rows_of


class Lazy:
    """A pattern that few messages need, compiled when first used: all of them together take longer than a scan."""

    made = []

    def __init__(self, pattern, flags=0):
        self.source = pattern, flags
        Lazy.made.append(self)

    def __getattr__(self, name):
        compiled = re.compile(*self.source)
        for method in ("search", "match", "fullmatch", "finditer", "findall", "sub"):
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)


def rows(name):
    """The rows of a table beside this file, each with its number."""
    return rows_of("secrets/" + name)


def words(name):
    return [line for _, line in rows(name)]


PLACEHOLDERS = words("placeholders.txt")
# A long word anywhere, a short one only as a word of its own.
PLACEHOLDER = Lazy(
    "|".join(re.escape(word) for word in PLACEHOLDERS if len(word) > 4)
    + r"|(?<![a-z0-9])(?:%s)\d{0,3}(?![a-z0-9])" % "|".join(re.escape(word) for word in PLACEHOLDERS if len(word) < 5)
    + r"|(.)\1{5}|\.\.\.|\*\*\*|…|•••|<[^>]*>|\[[a-z_ -]+\]"
)
LEET = str.maketrans("@$013457", "asoieast")
SEQUENCES = ("abcdefgh", "12345678", "23456789", "01234567", "87654321", "qwertyui", "asdfghjk", "deadbeef", "cafebabe")
UNSPEAKABLE = re.compile("[bcdfghjklmnpqrstvwxyz]{5}", re.I)
HUMP = re.compile("[A-Z]?[a-z]+|[A-Z]+|[0-9]+")
CODE = Lazy(
    r"""[$%]?[({\[<]|[)}\]>]$|^[$%@&!]\w|\$\{|\{\{|^[a-z_$][A-Za-z_$]*(?:\.\w*[A-Za-z]\w*)+(?:\(|$|\[)|^[A-Za-z_]+(?:\.[A-Za-z_]+)+$|=>|::|->|\(\)|^(?:[a-z][a-z0-9+.-]{1,15}://[^@]*$|(?:https?|file|ftp|s3|data|env|ssm|vault|op|arn|urn|projects)[:/])|,\w+:"""
    r"""|^[\w./-]+\.[a-z]{2,5}$|\.html?#|^\w+@[\w.-]+$|\\[dwsbn]|^[\^/].*[$/]$|^(?:--|\+\+)[A-Za-z]|^-[a-z]$|^(?:0x[0-9a-fA-F]{40}|[0-9A-F]{40})$""",
)
UUID = Lazy("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
PREFIX = re.compile("^(?:[a-z]{2,8}[_-]){1,3}")
NAME = re.compile(r"[a-z]+(?:[-_.][a-z]+)+\d{0,4}")  # mms-cm1900: an account
DIGITS_BETWEEN = re.compile("(?:[a-z]{1,3}[0-9]{1,3}|[0-9]{1,3}[a-z]{1,3}){2,}[0-9a-z]{0,3}")  # 237dg546fs9
PATH = Lazy(r"(?:\.{0,2}/|~/|[A-Za-z]:\\)[\w.@-]+(?:[/\\][\w.@-]*)*|(?:[A-Za-z]{1,12}\d{0,2}/){2,}(?:[A-Za-z]{1,12}\d{0,2})?")


def is_placeholder(value):
    """Whether a value stands in documentation for one that the reader has: your-key, xxxxxx, P@ssw0rd."""
    rest = PREFIX.sub("", value)
    if len(rest) > 23 and len(rest) < len(value) and looks_random(rest, 24):
        value = rest  # key_live_…: the words are the service's
    lower = value.lower()
    # Between two hyphens of a long value chance writes "my" as well.
    is_chance = len(value) > 40 and looks_random(value, 30)
    if any(not (is_chance and len(match.group()) < 5 and match.group().isalpha()) for match in PLACEHOLDER.finditer(lower)):
        return True
    return bool(not is_chance and PLACEHOLDER.search(lower.translate(LEET)) and not looks_random(value))


def from_base64(text):
    """The bytes, or none: also of base64url, of wrapped lines, and where the padding is missing."""
    text = re.sub("[^A-Za-z0-9+/]", "", text.replace("-", "+").replace("_", "/"))
    text = text[: len(text) - (len(text) % 4 == 1)]
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def decoded(value):
    """The value without %-escapes; nothing where they stand for what nobody types."""
    if "%" not in value:
        return value
    from urllib.parse import unquote

    plain = unquote(value)
    return plain if plain.isprintable() else ""


def is_sequence(value):
    """abcdefgh or 12345678, also with the other kind between them: abc123def456ghi789."""
    lower = value.lower()
    apart = re.sub("[^a-z]", "", lower) + " " + re.sub("[^0-9]", "", lower)
    return any(sequence in lower or sequence in apart for sequence in SEQUENCES)


def is_code(value):
    """A variable, a call, a path, an address: what is written where the secret is not."""
    return bool(CODE.search(value) or PATH.fullmatch(value) and not looks_random(value, 32))


def classes(value):
    return sum(bool(re.search(kind, value)) for kind in ("[a-z]", "[A-Z]", "[0-9]", r"[^A-Za-z0-9\s]"))


def looks_random(value, at_least=16):
    """Whether no person chose these characters: a long piece whose humps (Xyz, XYZ, 123) are short.

    Words have four letters to a hump and more, random letters and digits about two.
    """
    for piece in re.split(r"[-_.:/+=~\s]", value):
        if re.fullmatch("[0-9a-f]+|[0-9A-F]+", piece) and len(piece) >= max(at_least, 20):
            return len(set(piece)) > 7 and bool(re.search("[a-fA-F].*[a-fA-F]", piece)) and bool(re.search("[0-9].*[0-9]", piece))
    solid = re.sub(r"[-_.:/+=~]", "", value)
    longest = max(re.split(r"[-_.:/+=~\s]", value), key=len)
    if len(solid) >= max(20, at_least) and re.search("[0-9]", solid):
        pieces = HUMP.findall(value)  # base64 with "-" and "_" in unlucky places
        mean, letters = sum(map(len, pieces)) / len(pieces), sum(map(str.isalpha, solid))
        if len(longest) < 12 and classes(solid) > 2 and letters * 2 > len(solid):
            return mean < 2.5
        if mean < 2.7 and sum(piece.isdigit() for piece in pieces) > 4 and len(re.findall("[g-zG-Z]", value)) > len(value) / 3:
            return True
    if len(solid) < at_least or len(longest) < min(12, at_least) or len(set(solid)) < 8:
        return False
    humps = HUMP.findall(longest)
    letters = sum(char.isalpha() for char in longest)
    if letters < len(longest) / 4 or not humps or classes(solid) < 2:
        return False
    is_mixed = bool(re.search("[0-9]", longest)) or classes(longest) > 1 and len(longest) > 19
    digits = sum(hump.isdigit() for hump in humps)
    is_jumbled = sum(map(len, humps)) / len(humps) < 3.0 or digits > 2 and letters < 6 * digits
    return is_mixed and (is_jumbled or len(longest) > 17 and any(map(UNSPEAKABLE.search, humps)))


def is_jumbled(value):
    """Eight letters and digits or more that change their kind at every second one: hT4q9Zb2."""
    humps = HUMP.findall(value)
    return value.isalnum() and 8 <= len(value) <= 24 and classes(value) > 2 and len(value) <= 2.4 * len(humps) and not is_placeholder(value)


def is_password(value):
    """Whether a person would take it for a password in use: letters, digits and something more, and no word of the docs."""
    if not 8 <= len(value) <= 64 or is_code(value) or is_sequence(value) or NAME.fullmatch(value):
        return False
    if is_jumbled(value) or DIGITS_BETWEEN.fullmatch(value) and len(value) > 9:
        return True
    has_symbol = bool(re.search(r"[^A-Za-z0-9\s._:/-]", value))
    kinds = classes(value)
    return kinds >= 3 and (has_symbol or len(re.findall("[0-9]", value)) > 1) and bool(re.search("[0-9]", value)) and len(set(value)) > 5
