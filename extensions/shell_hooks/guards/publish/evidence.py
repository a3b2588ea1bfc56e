"""What really happened: which tools published, and which addresses are known."""
import json
import re
from urllib.parse import unquote

from lib.published import published_sites, with_urls
from lib.tables import rows_of, word_lists

MAX_TEXT = 100_000
WORDS = word_lists("publish/words.txt")
HOSTS = tuple("." + host for _, host in rows_of("publish/hosts.txt"))
NAME_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
RUNNERS = r"(?:\w+=\S*\s+|(?:sudo|time|exec|then|do|npx|bunx|pnpx|pnpm dlx|pnpm exec|yarn dlx|npm exec|uvx|python3? -m)\s+(?:-\S+\s+)*)*"
PUBLISH_COMMAND = re.compile(RUNNERS + "(?:%s)" % "|".join(row.replace(" ", r"\s+") for _, row in rows_of("publish/commands.txt")), re.I)
COMMAND_PART = re.compile(r"""(?:"[^"]*"|'[^']*'|[^;&|\n(){}"']|["'])+""")
ONLY_TRIED = re.compile(r"\s--?(?:dry-?run|help|version)\b", re.I)
COMMAND_FIELD = re.compile(r'\s*\{\s*"(?:command|cmd)"\s*:\s*"(.*)', re.S)
ENDED_BADLY = re.compile(r"\s*(?:exit(?:ed)?(?: with)?(?: code| status)?\s*[:=]?\s*-?[1-9]|stopped\b|not started|ended by|command failed|timed? ?out)", re.I)
IS_THERE = re.compile(r"\b(?:200|ready|live|online|up|running|healthy|active|succeeded|success)\b", re.I)
# A bare domain needs an ending that only addresses have: index.html and Socket.io are none.
URL = re.compile(
    r"https?://[^\s<>\"'`\\^{}|\u3000-\u303f\u3400-\u9fff\uff00-\uffef\u2010-\u2027]+"
    r"|(?<![\w@./-])(?:localhost|127\.0\.0\.1)(?::\d+)?(?:/[\w./~%?=&#+-]*)?"
    r"|(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|cn|site|xyz|online|shop|blog)(?![\w-]|\.\w)(?:/[\w./~%?=&#+-]*)?",
    re.I,
)
PLACE = re.compile(r"(?:(https?)://)?([^/?#]*)([^?#]*)", re.I)


def has_word(kind, name):
    return any(WORDS[kind].fullmatch(word.lower()) for word in NAME_WORD.findall(name[:200]))


def names_publishing(name):
    return has_word("publishing", name) and not has_word("notpublishing", name)


def as_text(value):
    return value if isinstance(value, str) else json.dumps(value) if value else ""


def command_of(run):
    """The command line of a shell's run; the host may have cut its JSON short."""
    given = as_text(run.get("input"))[:4000]
    inside = COMMAND_FIELD.match(given)
    return inside.group(1).replace('\\"', '"').replace("\\n", "\n") if inside else given


def publishes(run):
    if run.get("ok") is not True:
        return False
    if names_publishing(run["name"]):
        return True
    if not has_word("shells", run["name"]) or ENDED_BADLY.match(as_text(run.get("result"))):
        return False
    parts = COMMAND_PART.findall(command_of(run))
    return any(PUBLISH_COMMAND.match(part.strip(" \t\"'}")) and not ONLY_TRIED.search(part) for part in parts)


def saw_it_live(run):
    """A check that succeeded, and whose answer says that something is there."""
    is_check = has_word("looking", run["name"]) or has_word("looking", command_of(run)[:20])
    return run.get("ok") is True and is_check and bool(IS_THERE.search(as_text(run.get("result"))))


def trimmed(url):
    """Without the punctuation of the sentence round it; a closing bracket belongs to it only if it was opened there."""
    while url and (url[-1] in ".,;:!?*_~'\"" or (url[-1] == ")" and url.count("(") < url.count(")")) or (url[-1] == "]" and "[" not in url)):
        url = url[:-1]
    return url


def place(url):
    """(host, path, scheme or ""), so that spellings of one place are equal. Another scheme is another place."""
    scheme, host, path = PLACE.match(url.strip()).groups()
    path = unquote(path)
    path = path[: -len("/index.html")] if path.endswith("/index.html") else path.rstrip("/")
    return host.lower().rpartition("@")[2].rstrip("."), "\0" if ".." in path.split("/") else path, (scheme or "").lower()


class Evidence:
    """published: a tool that publishes succeeded; tried: one was run. named: addresses known to be published. seen: what a check returned."""

    def __init__(self, payload):
        tools = payload.get("tools")
        runs = [run for run in tools if isinstance(run, dict) and isinstance(run.get("name"), str)] if isinstance(tools, list) else []
        # Names are all that some hosts know.
        names = payload.get("tool_names") if not runs and isinstance(payload.get("tool_names"), list) else []
        done = [run for run in runs if publishes(run)]
        self.tried = any(names_publishing(run["name"]) for run in runs)
        self.published = bool(done) or any(names_publishing(name) for name in names if isinstance(name, str))
        # The list in the workspace counts only where the host says nothing itself.
        said = payload.get("published")
        sites = [site["url"] for site in (published_sites(payload.get("cwd")) if said is None else with_urls(said))]
        results = "\n".join(as_text(run.get("result"))[:MAX_TEXT] for run in done)
        self.named = list(dict.fromkeys([trimmed(found.group()) for found in URL.finditer(results)] + sites))
        self.known = [place(url) for url in self.named]
        # Whatever the person or a tool has named is no invention of the reply.
        self.mentioned = "\n".join([as_text(payload.get("goal"))] + [as_text(run.get("input")) + as_text(run.get("result")) for run in runs])
        self.worked = bool(runs)
        self.seen = "\n".join(as_text(run.get("input")) + as_text(run.get("result")) for run in runs if saw_it_live(run))

    def is_invented(self, url):
        """An address at a place for publishing that nobody has named."""
        return place(url)[0].endswith(HOSTS) and not any(word in self.mentioned for word in (url, place(url)[0]))

    def knows(self, url):
        host, path, scheme = place(url)
        return any(host == at and scheme in ("", how) and (path + "/").startswith(below + "/") for at, below, how in self.known)
