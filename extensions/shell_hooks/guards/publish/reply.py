"""What a reply says, sentence by sentence, without what it quotes; and what the person had asked for."""
import re

from lib.tables import patterns_of, rows_of, with_parts
from publish.evidence import MAX_TEXT, URL, WORDS, trimmed

CLAIMS = [("claims.txt:%d" % number, re.compile(row)) for number, row in with_parts(rows_of("publish/claims.txt"))]
SPEAKS = [("words.txt, speaks", WORDS["speaks"])]
DONE = [("words.txt, done", WORDS["done"])]
ANYTHING = [("hosts.txt", re.compile(r"⟪"))]
SIMPLIFIED = str.maketrans("發佈線網頁經現沒還個訪問連結後將會應檔", "发布线网页经现没还个访问连结后将会应档")
INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]")
FENCE = re.compile(r"^[ \t]*(```|~~~)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.M | re.S)
INLINE_CODE = re.compile(r"(?<!`)`{1,6}([^`\n]{1,300})`{1,6}")
LINK = re.compile(r"\[([^\[\]\n]{0,300})\]\(\s*<?([^\s()<>]+)>?[^()\n]{0,100}\)")
QUOTED_LINE = re.compile(r"^[ \t]*>.*$", re.M)
QUOTED = re.compile(r"“[^“”\n]{0,300}”|「[^「」\n]{0,300}」|\"[^\"\n]{0,300}\"|《[^《》\n]{0,100}》|(?<!\w)'[^'\n]{2,300}'(?!\w)")
WRAPPED = re.compile(r"(?<=[a-z,])[ \t]*\n[ \t]*(?=[a-z])")
# A text that is handed over to be read: it ends where the agent speaks of itself again.
SAYS_DRAFT = re.compile("draft|template|wording|subject|草稿|范文|模板|主题", re.I)
DRAFT = re.compile(r"(?ims)^([^\n]{0,200}(?:\b(?:draft|template|wording)\b|草稿|范文|模板)[^\n]{0,200}[:：]|(?:subject|主题)[:：][^\n]*)[ \t]*\n.*?(?=^[ \t*_>]{0,9}(?:i\b|i'|shall\b|let me|我|需要|要不要|-{3})|\Z)")
ADDRESS_BELOW = re.compile(r"[:：]\s*\n\s*(?:[-•→👉🔗🌐] ?)?(?=⟪)")
SENTENCE_END = re.compile(r"(?<=[。！？!?；])|(?<=[.;…])\s+|[\n|]")
MARK = re.compile(r"⟪(\d+)⟫")
CLAUSE_BEFORE, CLAUSE_AFTER = re.compile(r"[^,，;；:：]*$"), re.compile(r"[^,，;；]*")
GOAL = patterns_of("publish/orders.txt")


def asks_to_publish(goal):
    return bool(GOAL["order"].search(goal)) and not GOAL["no order"].search(goal)


def is_doubtful(sentence):
    return bool(WORDS["doubts"].search(sentence)) or sentence.rstrip().endswith("?")


def clause_of(sentence, found):
    start = CLAUSE_BEFORE.search(sentence[: found.start()]).start()
    return sentence[start : found.end() + CLAUSE_AFTER.match(sentence[found.end() :]).end()]


class Reply:
    """The reply cut into (sentence in lower case, its addresses)."""

    def __init__(self, text):
        self.urls = []
        text = INVISIBLE.sub("", text if len(text) <= MAX_TEXT else text[: MAX_TEXT // 2] + "\n" + text[-MAX_TEXT // 2 :])
        text = WRAPPED.sub(" ", text)
        text = DRAFT.sub(r"\1 …\n", text) if SAYS_DRAFT.search(text) else text
        text = FENCE.sub(lambda found: self.address_in(found.group(2)), text)
        text = INLINE_CODE.sub(lambda found: self.address_in(found.group(1)), text)
        # Where a link shows one address and leads to another, the one it leads to counts.
        text = LINK.sub(lambda found: "%s %s " % ("" if URL.search(found.group(1)) else found.group(1), found.group(2)), text)
        text = URL.sub(self.mark, QUOTED_LINE.sub("", text)).replace("’", "'").translate(SIMPLIFIED).lower()
        text = QUOTED.sub(lambda found: found.group() if "⟪" in found.group() else " … ", text)
        text = ADDRESS_BELOW.sub(": ", text.replace("*", "").replace("_", " ").replace("#", ""))
        parts = [" ".join(part.split()) for part in SENTENCE_END.split(text)]
        self.sentences = [(part, [self.urls[int(number)] for number in MARK.findall(part)]) for part in parts if part]

    def address_in(self, code):
        """Code is quoting, unless it is nothing but an address."""
        return " %s " % code.strip() if URL.fullmatch(code.strip()) else " … "

    def mark(self, found):
        self.urls.append(trimmed(found.group()))
        return " ⟪%d⟫ %s" % (len(self.urls) - 1, found.group()[len(self.urls[-1]) :])

    def find(self, rows, fits=None):
        """(sentence, row) of the first one that a row finds, and that denies, plans and asks nothing; else None. With
        `fits`, only sentences whose addresses fit: such a one must deny nothing at all."""
        for sentence, urls in self.sentences:
            if (fits and not fits(urls)) or is_doubtful(sentence):
                continue
            row, found = next(((row, found) for row, found in ((row, each.search(sentence)) for row, each in rows) if found), (None, None))
            if found and not WORDS["negates"].search(sentence if fits else clause_of(sentence, found)):
                text = MARK.sub(lambda mark: self.urls[int(mark.group(1))], sentence)
                return text if len(text) <= 160 else text[:159] + "…", row
        return None

    def says(self, kind):
        return any(WORDS[kind].search(sentence) for sentence, _ in self.sentences)

    def leaves_it_open(self):
        """Whether it says that something could not be done, or denies, plans or asks anything about publishing."""
        return any(
            WORDS["unable"].search(sentence) or WORDS["topic"].search(sentence) and (is_doubtful(sentence) or WORDS["negates"].search(sentence))
            for sentence, _ in self.sentences
        )
