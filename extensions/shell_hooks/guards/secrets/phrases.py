"""Seed phrases: words of a BIP-39 list in a row, and a checksum that is right."""
import re
import unicodedata

from labels import alternatives
from text import Lazy, words

LANGUAGES = ("english", "spanish", "french", "italian", "portuguese", "czech", "japanese", "korean", "chinese_simplified", "chinese_traditional")
LENGTHS = (25, 24, 21, 18, 15, 12)
MAX_WINDOWS = 300  # of one run


def key(word):
    """A word without its accents, as it is compared."""
    return word if word.isascii() else unicodedata.normalize("NFC", re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", word)))


LISTS = {}
LABEL = alternatives("labels-phrase.txt")
# Before characters that nothing separates: what says for certain that they are no prose.
CHINESE_LABEL = Lazy(r"(?:助[记記][词詞]|[种種]子(?:短[语語]|[词詞])|恢[复復](?:短[语語]|[词詞])|[Mm]nemonic|[Ss]eed phrase)[^\n。，]{0,6}[：:是为為「“\"\s]\s*")
SOLID = Lazy("[\u4e00-\u9fff]{12,24}(?![\u4e00-\u9fff])")
SPACED = Lazy("[\u4e00-\u9fff](?:[^\u4e00-\u9fffA-Za-z]{1,12}[\u4e00-\u9fff]){11,}")
GAP = r"[\s\d.,;:|()\[\]#*_~`\"'>、，；：。·/&+-]"
# (a word, the languages that are written so)
SCRIPTS = (
    (Lazy("[a-z\u00df-\u017f\u0300-\u036f]+"), LANGUAGES[:6]),
    (Lazy("[\u3041-\u3096\u3099\u309a]+"), ("japanese",)),
    (Lazy("[\uac00-\ud7a3\u1100-\u11ff]+"), ("korean",)),
)
CHINESE = LANGUAGES[8:]
BETWEEN = Lazy(GAP + "{1,24}")
# No phrase has these, so most prose ends here; and those that prose is full of though a list has them.
NO_WORDS = frozenset("the and for are not but was has its our who out new may per yes get set is of to in on it or as by an be we".split())
FUNCTION_WORDS = frozenset("about all also any before can each from have how just like more must never one only other over own same that then there they this too under very want what when where will with you your".split())


def word_list(language):
    """word -> index, read when first asked for: all ten take longer than a scan."""
    if language not in LISTS:
        LISTS[language] = {key(word): index for index, word in enumerate(words("wordlists/%s.txt" % language))}
    return LISTS[language]


# hashlib is imported where it is needed: loading OpenSSL takes longer than most scans.
def is_bip39(indexes):
    import hashlib

    bits = "".join("{:011b}".format(index) for index in indexes)
    cut = len(bits) * 32 // 33
    entropy = int(bits[:cut], 2).to_bytes(cut // 8, "big")
    return "{:08b}".format(hashlib.sha256(entropy).digest()[0])[: len(bits) - cut] == bits[cut:]


def is_electrum(phrase):
    import hmac

    return hmac.new(b"Seed version", phrase.encode(), "sha512").hexdigest().startswith(("01", "100", "101", "102"))


def is_ton(phrase):
    import hashlib
    import hmac

    entropy = hmac.new(phrase.encode(), b"", "sha512").digest()
    return hashlib.pbkdf2_hmac("sha512", entropy, b"TON seed version", 390)[0] == 0 or hashlib.pbkdf2_hmac("sha512", entropy, b"TON fast seed version", 1)[0] == 1


def is_algorand(indexes):
    import hashlib

    number = sum(index << 11 * place for place, index in enumerate(indexes[:24]))
    try:
        digest = hashlib.new("sha512_256", (number & (1 << 256) - 1).to_bytes(32, "little")).digest()
    except ValueError:
        return False
    return digest[0] | (digest[1] & 7) << 8 == indexes[24]


def kind_of(phrase, indexes, language, is_labelled, work):
    """Whose phrase it is. Checks that one in 256 or fewer passes by chance need the label, or the length of nothing else."""
    if len(indexes) == 25:
        return "Algorand" if language == "english" and is_algorand(indexes) else None
    if is_bip39(indexes):
        return "BIP-39"
    if language != "english" or len(indexes) not in (12, 24):
        return None
    work.spend(1)
    if is_electrum(phrase):
        return "Electrum"
    return "TON" if len(indexes) == 24 and is_ton(phrase) else None


def find(view, work, is_joined):
    """(start, end, name, family, rule) of every phrase in the text."""
    if is_joined:  # a phrase has gaps of its own
        return
    for run, languages in candidates(view.text, view.lower):
        found = first_phrase(view.text, run, languages, work)
        if found:
            yield found


def candidates(text, lower):
    """(words in a row, the languages they may be of)."""
    for pattern, languages in SCRIPTS:
        for run in runs(lower, pattern):
            yield run, languages
    solid = (SOLID.match(text, label.end()) for label in CHINESE_LABEL.finditer(text))
    for match in (*SPACED.finditer(text), *filter(None, solid)):
        yield [(text[at], at, at + 1) for at in range(*match.span()) if "\u4e00" <= text[at] <= "\u9fff"], CHINESE


def runs(lower, pattern):
    """Words in a row that could be a phrase, each (word, start, end)."""
    run, last = [], 0
    for match in pattern.finditer(lower):
        word, start, end = match.group(), match.start(), match.end()
        if word == "word" and run:  # word 1: …, word 2: …
            last = end
            continue
        is_word = word not in NO_WORDS and (2 < end - start < 10 if word.isascii() else end - start < 24)
        if run and not (is_word and BETWEEN.fullmatch(lower, last, start)):
            if len(run) > 11:
                yield run
            run = []
        if is_word:
            run.append((key(word), start, end))
            last = end
    if len(run) > 11:
        yield run


def first_phrase(text, run, languages, work):
    start, end = run[0][1], run[-1][2]
    is_labelled = bool(LABEL.search(text[max(0, start - 80) : start]) or LABEL.search(text[end : end + 30]) or any(LABEL.fullmatch(token[0]) for token in run[:3]))
    for language in languages:
        if language in LANGUAGES[1:6] and 2 * sum(token[0] in word_list("english") for token in run) > len(run):
            return None
        numbers, at = word_list(language), 0
        while at < len(run):
            size = 0
            while at + size < len(run) and run[at + size][0] in numbers:
                size += 1
            found = size > 11 and find_in_part(text, run[at : at + size], numbers, language, is_labelled, work)
            if found:
                return found
            at += size + 1
    return None


def find_in_part(text, part, numbers, language, is_labelled, work):
    """The longest window that begins and ends at an edge (anywhere, beside a label) and whose checksum is right."""
    edges = edges_of(text, part)
    windows = 0
    for size in LENGTHS:
        for at in range(len(part) - size + 1):
            has_edges = at in edges and at + size in edges
            if not has_edges and not (is_labelled and (at in edges or at + size in edges or len(part) < 40)):
                continue
            windows += 1
            if windows > MAX_WINDOWS:
                return None
            window = part[at : at + size]
            found = [token[0] for token in window]
            indexes = [numbers[word] for word in found]
            if reads_like_prose(text, window, found, language, is_labelled):
                continue
            name = kind_of(" ".join(found), indexes, language, is_labelled, work)
            if name:
                return window[0][1], window[-1][2], name, "seed phrase", "phrases.py: %d words of wordlists/%s.txt, checksum right" % (size, language)
    return None


def edges_of(text, part):
    """Where a phrase may begin or end: at the ends, where its numbers start, where the gap is unlike the others."""
    gaps = [re.sub(r"\d+", "0", text[a[2] : b[1]]) for a, b in zip(part, part[1:])]
    usual = max(set(gaps), key=gaps.count)
    return {0, len(part)} | {at + 1 for at, gap in enumerate(gaps) if gap != usual}


def reads_like_prose(text, window, found, language, is_labelled):
    gaps = [text[a[2] : b[1]] for a, b in zip(window, window[1:])]
    if language.startswith("chinese"):
        # The list is ordered by frequency: prose stays near its top.
        return not is_labelled and sum(LISTS[language][word] for word in found) < 560 * len(found)
    if language != "english":
        return False
    stops = sum(bool(re.search(r"(?<!\d)[.!?;:](?:\s|$)|[\"(]", gap)) for gap in gaps)
    is_sentence = 0 < stops < len(gaps) // 2 or text[window[0][1]].isupper() and text[window[1][1]].islower()
    common = sum(word in FUNCTION_WORDS for word in found)
    return common * (3 if is_labelled else 6) > len(found) or len(set(found)) * 4 < len(found) * 3 or is_sentence and not is_labelled
