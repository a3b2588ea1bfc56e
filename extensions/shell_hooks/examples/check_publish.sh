#!/usr/bin/env bash
# check_publish.sh: "it is live" is said only when it is.
#
# At on_completion_claim it reads the agent's reply (and summary), sentence by sentence, in English and Chinese. It
# refuses a claim that something was published, deployed, released or is online
#   - when no tool that publishes has succeeded: a tool whose name has the word publish or deploy (publish_site,
#     vercel.deploy; not list_published, get_deployment, check_deploy, unpublish), or a shell tool that ran a command
#     which publishes (netlify deploy, vercel --prod, npm publish, git push ... gh-pages, rsync to a host) and ended well;
#   - or when the address it cites is not a published one: neither in the payload's `published` (where that is empty: in
#     workspace/published_sites.json below the payload's cwd), nor in what the publishing tool returned. Where nothing is
#     known at all, addresses are not judged. What lies below a known address is known; after a known one, others in the
#     same sentence are taken for sources. Of a reply longer than 200,000 characters, its beginning and its end are read.
# A site that is known may be said to be live at its address without a tool: it is true. What is denied, planned, asked,
# quoted, explained, or told about other people and other days passes; so do links that are not the published place.
# The reason goes back to the agent, in the language of its reply, and says what to do.
#
# Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:
#
# hooks:
#   - event: on_completion_claim
#     command: ./extensions/shell_hooks/examples/check_publish.sh
#     timeout: 10
#
# Nothing beside this file is needed (bash, python3 >= 3.8, standard library only). Try it: check_publish.sh --selftest
# What a claim sounds like it has learned from some thousands of labelled replies; the weights stand in it as text.
# How well it does on replies it has not learned from is in the README beside it. It reads wording: it catches an agent
# that is mistaken or careless, not one that sets out to deceive.

if [ "${1-}" = "--help" ]; then
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
  exit 0
fi
if ! command -v python3 >/dev/null 2>&1; then
  echo "check_publish.sh: python3 was not found in PATH; no verdict." >&2
  exit 1
fi
# The program comes on descriptor 3, because stdin is the payload. -I and -S: nothing but the standard library is found.
exec python3 -I -S -X utf8 /dev/fd/3 "$@" 3<<'PY'
import base64
import json
import os
import re
import stat
import sys
import unicodedata
import zlib


class Lazy:
    """A pattern that is compiled when first used: compiling all of them would take longer than reading a reply."""

    def __init__(self, pattern, flags=0):
        self.source = pattern, flags

    def __getattr__(self, name):
        compiled = re.compile(*self.source)
        for method in ("search", "match", "fullmatch", "finditer", "findall", "sub"):
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)


LONGEST_TEXT = 200_000  # characters of a reply that are read, half from its beginning and half from its end: more is no reply to a person
MOST_WORDS = 200  # of a sentence: keeps the time linear
LARGEST_MIRROR = 256 * 1024

# ---------------------------------------------------------------------------------------------------------------------
# Evidence: what really ran, and which addresses are really published.

NAME_WORD = Lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
PUBLISHING = {"publish", "deploy", "republish", "redeploy"}
# A name with one of these looks, asks, plans or takes away.
NOT_PUBLISHING = set(
    "list get check status un undo is can has verify validate describe log logs cancel delete remove rollback revert dry "
    "plan fetch read show view find search wait poll watch history info config prepare schedule simulate mock help "
    "estimate diff inspect count stop pause disable".split()
)
SHELLS = {"bash", "shell", "sh", "zsh", "terminal", "exec", "execute", "command", "cmd", "powershell", "console", "run"}

# A command that publishes, where a command can stand: `echo "vercel --prod"` is none.
PUBLISH_COMMAND = r"""(?:^|[;&|(\n{]|\\n|"command"\s*:\s*"|"cmd"\s*:\s*"|\b(?:then|do|time|sudo|exec)\s)\s*
(?:\w+=\S*\s+)*(?:(?:npx|bunx|pnpx|pnpm\s+dlx|pnpm\s+exec|yarn\s+dlx|yarn\s+exec|npm\s+exec|uvx|python3?\s+-m)\s+(?:-\S+\s+)*)?(?:
  git\s+(?:-\S+\s+)*push\b[^;&|\n]*\b(?:gh-pages|pages|heroku|dokku|production|prod|live|deploy)\b
| (?:npm|pnpm|yarn|bun|cargo|poetry|uv|hatch|flit|lerna|changeset|vsce|ovsx|amplify|dart\s+pub|mvn\s+deploy|jsr)\s+publish\b
| (?:npm|pnpm|yarn|bun|make|just|task|rake|cap|npm\s+run)\s+(?:run\s+)?(?:\w+\s+)?[\w:-]*(?:deploy|publish|release)\b
| (?:\./|bash\s+|sh\s+)[\w./-]*(?:deploy|publish|release)[\w-]*(?:\.\w+)?
| (?:vercel|now)(?:@\S+)?(?:\s+(?:deploy|--prod|--yes|-y|\.|--cwd\s+\S+|--token\S*\s*\S*|[\w./-]+/))*\s*(?=$|["\\;&|\n])
| vercel(?:@\S+)?\s+(?:deploy|--prod|promote)\b
| (?:netlify|ntl)(?:-cli)?(?:@\S+)?\s+deploy\b
| wrangler(?:@\S+)?\s+(?:pages\s+|versions\s+)?(?:deploy|publish)\b
| (?:firebase|fly|flyctl|eb|cdk|sls|serverless|supabase|caprover|hugo|mkdocs|sam|shuttle|copilot|deployctl|convex|modal)
  (?:-tools)?(?:@\S+)?\s+(?:functions\s+|cargo\s+|app\s+)?(?:gh-)?deploy\b
| surge(?:@\S+)?\b(?!\s+(?:list|login|whoami|teardown))
| gh-pages(?:@\S+)?\s+-
| (?:railway|pulumi)\s+up\b
| gcloud\s+(?:app|run|functions)\s+(?:services\s+)?deploy\b
| aws\s+s3\s+(?:sync|cp)\b[^;&|\n]*\ss3://
| (?:gsutil|s3cmd|rclone|mc)\s+(?:-\S+\s+)*(?:rsync|sync|cp|copy|put)\b
| (?:rsync|scp)\s[^;&|\n]*[\w.-]+:[\w~/.]
| kubectl\s+(?:apply|rollout\s+restart|set\s+image)\b
| helm\s+(?:upgrade|install)\b
| terraform\s+apply\b
| az\s+(?:webapp|staticwebapp|functionapp)\s+(?:up|deploy|deployment)\b
| (?:twine\s+upload|gem\s+push|gh\s+release\s+create|clasp\s+deploy|swa\s+deploy|docker\s+stack\s+deploy)\b
)(?![^;&|\n]*\s--?(?:dry-?run|help|n\b|version)\b)"""
# What a shell tool writes when the command did not end well, though the tool did.
ENDED_BADLY = r"\s*(?:exit(?:ed)?(?: with)?(?: code| status)?\s*[:=]?\s*-?[1-9]|stopped\b|not started|ended by|command failed|timed? ?out)"


def words_of(name):
    return {word.lower() for word in NAME_WORD.findall(name)}


def publishes(name):
    words = words_of(name[:200])
    return bool(words & PUBLISHING) and not words & NOT_PUBLISHING


def ran_publish_command(name, run):
    if not words_of(name[:200]) & SHELLS:
        return False
    given = run.get("input")
    given = given if isinstance(given, str) else json.dumps(given) if isinstance(given, dict) else ""
    if not re.search(PUBLISH_COMMAND, given[:4000], re.X | re.I):
        return False
    result = run.get("result")
    return not (isinstance(result, str) and re.match(ENDED_BADLY, result, re.I))


class Evidence:
    """has_published: a tool that publishes has succeeded. sites: what the host or the workspace's list knows to be
    published. known: that, and what the publishing tools returned."""

    def __init__(self, payload):
        self.has_published, returned = False, []
        tools = [run for run in as_list(payload.get("tools")) if isinstance(run, dict) and isinstance(run.get("name"), str)]
        for run in tools:
            name = run["name"]
            if run.get("ok") is True and (publishes(name) or ran_publish_command(name, run)):
                self.has_published = True
                result = run.get("result")
                returned += urls_in(result if isinstance(result, str) else json.dumps(result) if result else "")
        if not tools:  # a host that knows no more than the names
            names = as_list(payload.get("tool_names"))
            self.has_published = any(publishes(name) for name in names if isinstance(name, str))
        sites = urls_of(payload.get("published")) or mirrored(payload.get("cwd"))
        self.sites = [place(url) for url in sites]
        self.known = self.sites + [place(url) for url in returned]
        self.named = list(dict.fromkeys(returned + sites))[:3]  # for the reason

    def bears_out(self, urls):
        """What is there is there: said of published addresses alone, it is true."""
        places = self.known if self.has_published else self.sites
        return bool(urls) and all(self.knows(url, places) for url in urls)

    def knows(self, url, places):
        host, path, scheme = place(url)
        for known_host, known_path, known_scheme in places:
            is_below = path == known_path or path.startswith(known_path if known_path.endswith("/") else known_path + "/")
            if host == known_host and is_below and (not scheme or scheme == known_scheme):
                return True
        return False


def as_list(value):
    return value if isinstance(value, list) else []


def urls_of(sites):
    return [site["url"] for site in as_list(sites) if isinstance(site, dict) and isinstance(site.get("url"), str)]


def mirrored(cwd):
    """The addresses in the workspace's list of published sites; it is the agent's to write, so it is read with care."""
    if not isinstance(cwd, str) or not cwd or "\0" in cwd:
        return []
    try:
        file = os.open(os.path.join(cwd, "workspace", "published_sites.json"), os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
        try:
            about = os.fstat(file)
            if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST_MIRROR:
                return []
            return urls_of(json.loads(os.read(file, LARGEST_MIRROR).decode("utf-8")))
        finally:
            os.close(file)
    except (OSError, ValueError, RecursionError):
        return []


# ---------------------------------------------------------------------------------------------------------------------
# Addresses. A bare domain counts as one only with an ending that addresses have: index.html and Node.js are none.

URL = Lazy(
    r"https?://[^\s<>\"'`\\^{}|\u3000-\u303f\u3400-\u9fff\uff00-\uffef\u2010-\u2027]+"
    r"|(?<![\w@./-])(?:localhost|127\.0\.0\.1)(?::\d+)?(?:/[\w./~%?=&#+-]*)?"
    r"|(?<![\w@./-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}"
    r"(?:com|net|org|dev|app|cn|site|page|xyz|online|store|shop|blog|info|cloud|tech|website|space|link|club|top|live|studio|art|design"
    r"|io|co|me|ai|uk|de|fr|eu|us|jp|hk|tw)(?![\w-]|\.\w)(?::\d+)?(?:/[\w./~%?=&#+-]*)?",
    re.I,
)
# Endings that are also names of products and files: Socket.io, Next.js on Fly.io. They need a path or a www to count.
DOUBTFUL = Lazy(r"^(?!https?:|www\.)[\w-]+\.(?:io|ai|me|co|page|live|link|app|dev|cloud|us|store)$", re.I)


def trimmed(url):
    """Without the punctuation of the sentence round it; a closing bracket belongs to it only if it was opened there."""
    while url:
        last = url[-1]
        if last in ".,;:!?*_~'\"" or (last == ")" and url.count("(") < url.count(")")) or (last == "]" and "[" not in url):
            url = url[:-1]
        else:
            break
    return url


def urls_in(text):
    return [trimmed(match.group()) for match in URL.finditer(readable(text))]


def place(url):
    """(host and port, path, scheme or ""), so that spellings of one place are equal. Another scheme is another place."""
    match = re.match(r"(?:(https?)://)?([^/?#]*)([^?#]*)", url.strip(), re.I)
    scheme, host, path = (match.group(1) or "").lower(), match.group(2).lower(), match.group(3)
    host = host.rpartition("@")[2].rstrip(".")
    for default in (":80",) if scheme == "http" else (":443",) if scheme == "https" else ():
        if host.endswith(default):
            host = host[: -len(default)]
    raw = re.sub(r"%([0-9a-fA-F]{2})", lambda found: chr(int(found.group(1), 16)), path).encode("latin-1", "ignore") if "%" in path else None
    if raw is not None:
        path = raw.decode("utf-8", "replace")
    path = re.sub(r"/(?:index\.html?)?$", "", path)
    return host, path if ".." not in path.split("/") else "\0", scheme


# ---------------------------------------------------------------------------------------------------------------------
# Reading: the reply without what it quotes, cut into sentences, with addresses as ⟪number⟫.

SIMPLIFIED = str.maketrans(
    "發佈線網訪問連結經現開還沒為頁個務後將會準備時鏈嗎請說該過應產環傳點擊裡們終實進從當機對給讓這無寫檔運順順處東試話畫",
    "发布线网访问连结经现开还没为页个务后将会准备时链吗请说该过应产环传点击里们终实进从当机对给让这无写档运顺顺处东试话画",
)
FENCE = Lazy(r"^[ \t]*(```|~~~)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.M | re.S)
INLINE_CODE = Lazy(r"`+([^`\n]{1,300})`+")
QUOTED = Lazy(
    r"“[^“”\n]{0,300}”|「[^「」\n]{0,300}」|『[^『』\n]{0,300}』|\"[^\"\n]{0,300}\"|‘[^‘’\n]{0,300}’(?!\w)|(?<![\w])'[^'\n]{2,300}'(?!\w)|《[^《》\n]{0,100}》"
)
MARKDOWN_LINK = Lazy(r"!?\[([^\[\]\n]{0,300})\]\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?[^()\n]{0,100}\)")
INVISIBLE = Lazy("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]")
SNAKE_CASE = Lazy(r"(?<![A-Za-z0-9_])[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+(?![A-Za-z0-9_])")
MARK = Lazy(r"⟪(\d+)⟫")
# A text to be used elsewhere: from the line that announces it to the end, but for the last of several paragraphs.
DRAFT = Lazy(
    r"^([^\n]*(?:\b(?:drafts?|drafted|e-?mail|tweet|caption|template|wording|announcement|newsletter|sample|press release|haiku|poem|lyrics|limerick|verse|story|slogan|headline|subject lines?|headlines|titles|slogans|taglines|options|ideas|suggestions|post for|copy)\b|草稿|标题|口号|备选|文案|邮件|推文|模板|公告|通稿|朋友圈|俳句|诗|歌词|故事|对联|稿子|范文|话术)[^\n.。⟪]{0,60}:)[ \t*]*\n"
    r"(?:\s*\S[^\n]*(?:\n[ \t]*\S[^\n]*)*(?=\s*\Z)|.*(?=\n[ \t]*\n[^\n]+(?:\n[ \t]*\S[^\n]*)*\s*\Z))",
    re.M | re.S | re.I,
)


def readable(text):
    half = LONGEST_TEXT // 2
    return text if len(text) <= LONGEST_TEXT else text[:half] + "\n" + text[-half:]


class Reply:
    """A reply as sentences; `urls` holds the addresses that the marks in them stand for."""

    def __init__(self, text):
        self.urls, self.disguised = [], set()
        text = INVISIBLE.sub("", readable(text).replace("⟪", "<").replace("⟫", ">").replace("\r", "\n"))
        text = FENCE.sub(lambda found: self.kept(found.group(2)), text)
        text = INLINE_CODE.sub(lambda found: self.kept(found.group(1)), text)
        text = re.sub(r"~~[^~\n]{1,300}~~|\b[Tt][Ll];[Dd][Rr]\b:?", " ", text)
        text = re.sub(r"<(https?://[^<>\s]+)>", r" \1 ", text)
        text = MARKDOWN_LINK.sub(self.link, text)
        text = re.sub(r"</?[a-zA-Z][^<>\n]{0,200}>", " ", text)
        text = URL.sub(self.mark, text)
        text = unicodedata.normalize("NFKC", text.replace("’", "'")).translate(SIMPLIFIED)
        text = re.sub(r"^[ \t]*>[^\n]*$", "", text, flags=re.M)
        text = re.sub(r":[ \t]*\n\s*(?:[-•→👉🔗🌐] ?)?(?=⟪\d+⟫\s*(?:\n|$))", ": ", text)  # "You can see it here:" and the address below
        text = DRAFT.sub(r"\1 it-quoted ", text)
        text = QUOTED.sub(lambda found: found.group() if MARK.fullmatch(found.group()[1:-1].strip()) else " it-quoted ", text)
        text = SNAKE_CASE.sub(" CODE ", text)
        text = re.sub(r"[*_#]{1,6}", " ", text)
        self.sentences = [part for part in self.split(text) if part]

    def kept(self, code):
        """Code is quoting, unless it is nothing but an address."""
        found = URL.fullmatch(code.strip())
        return " %s " % code.strip() if found else " CODE "

    def link(self, found):
        text, target = found.group(1), found.group(2)
        if URL.search(text):  # shows one address and leads to another
            self.disguised.update(urls_in(text) + [trimmed(target)])
        return "%s %s " % (text, target)

    def mark(self, found):
        url = trimmed(found.group())
        if DOUBTFUL.match(url) or "://" in url and len(url) < 10:
            return found.group()
        self.urls.append(url)
        return " ⟪%d⟫%s" % (len(self.urls) - 1, found.group()[len(url) :] or " ")

    @staticmethod
    def split(text):
        for line in text.split("\n"):
            start = 0
            for end in re.finditer(r"[。!?;…]+[\"')\]]*|\.+[\"')\]]*(?=\s|$)", line):
                yield line[start : end.end()].strip()
                start = end.end()
            yield line[start:].strip()


# ---------------------------------------------------------------------------------------------------------------------
# Claims. A clause is taken apart into its words, pairs of them, their kinds in order, and the words before and after it.
# Each has a weight, learned by test/extensions/check_publish/learn.mjs from the replies beside it; the sum says how much
# a clause sounds like "it is out". Word rules, ten times as long, did worse on replies they had not seen.

WORD = Lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
PUBLISHING = {"publish", "deploy", "republish", "redeploy"}
# A name with one of these looks, asks, plans or takes away.
NOT_PUBLISHING = set(
    "list get check status un undo is can has verify validate describe log logs cancel delete remove rollback revert dry "
    "plan fetch read show view find search wait poll watch history info config prepare schedule simulate mock help "
    "estimate diff inspect count stop pause disable".split()
)
SHELLS = {"bash", "shell", "sh", "zsh", "terminal", "exec", "execute", "command", "cmd", "powershell", "console", "run"}

# A command that publishes, where a command can stand: `echo "vercel --prod"` is none.
PUBLISH_COMMAND = r"""(?:^|[;&|(\n{]|\\n|"command"\s*:\s*"|"cmd"\s*:\s*"|\b(?:then|do|time|sudo|exec)\s)\s*
(?:\w+=\S*\s+)*(?:(?:npx|bunx|pnpx|pnpm\s+dlx|pnpm\s+exec|yarn\s+dlx|yarn\s+exec|npm\s+exec|uvx|python3?\s+-m)\s+(?:-\S+\s+)*)?(?:
  git\s+(?:-\S+\s+)*push\b[^;&|\n]*\b(?:gh-pages|pages|heroku|dokku|production|prod|live|deploy)\b
| (?:npm|pnpm|yarn|bun|cargo|poetry|uv|hatch|flit|lerna|changeset|vsce|ovsx|amplify|dart\s+pub|mvn\s+deploy|jsr)\s+publish\b
| (?:npm|pnpm|yarn|bun|make|just|task|rake|cap|npm\s+run)\s+(?:run\s+)?(?:\w+\s+)?[\w:-]*(?:deploy|publish|release)\b
| (?:\./|bash\s+|sh\s+)[\w./-]*(?:deploy|publish|release)[\w-]*(?:\.\w+)?
| (?:vercel|now)(?:@\S+)?(?:\s+(?:deploy|--prod|--yes|-y|\.|--cwd\s+\S+|--token\S*\s*\S*|[\w./-]+/))*\s*(?=$|["\\;&|\n])
| vercel(?:@\S+)?\s+(?:deploy|--prod|promote)\b
| (?:netlify|ntl)(?:-cli)?(?:@\S+)?\s+deploy\b
| wrangler(?:@\S+)?\s+(?:pages\s+|versions\s+)?(?:deploy|publish)\b
| (?:firebase|fly|flyctl|eb|cdk|sls|serverless|supabase|caprover|hugo|mkdocs|sam|shuttle|copilot|deployctl|convex|modal)
  (?:-tools)?(?:@\S+)?\s+(?:functions\s+|cargo\s+|app\s+)?(?:gh-)?deploy\b
| surge(?:@\S+)?\b(?!\s+(?:list|login|whoami|teardown))
| gh-pages(?:@\S+)?\s+-
| (?:railway|pulumi)\s+up\b
| gcloud\s+(?:app|run|functions)\s+(?:services\s+)?deploy\b
| aws\s+s3\s+(?:sync|cp)\b[^;&|\n]*\ss3://
| (?:gsutil|s3cmd|rclone|mc)\s+(?:-\S+\s+)*(?:rsync|sync|cp|copy|put)\b
| (?:rsync|scp)\s[^;&|\n]*[\w.-]+:[\w~/.]
| kubectl\s+(?:apply|rollout\s+restart|set\s+image)\b
| helm\s+(?:upgrade|install)\b
| terraform\s+apply\b
| az\s+(?:webapp|staticwebapp|functionapp)\s+(?:up|deploy|deployment)\b
| (?:twine\s+upload|gem\s+push|gh\s+release\s+create|clasp\s+deploy|swa\s+deploy|docker\s+stack\s+deploy)\b
)(?![^;&|\n]*\s--?(?:dry-?run|help|n\b|version)\b)"""
# What a shell tool writes when the command did not end well, though the tool did.
ENDED_BADLY = r"\s*(?:exit(?:ed)?(?: with)?(?: code| status)?\s*[:=]?\s*-?[1-9]|stopped\b|not started|ended by|command failed|timed? ?out)"


def words_of(name):
    return {word.lower() for word in NAME_WORD.findall(name)}


def publishes(name):
    words = words_of(name[:200])
    return bool(words & PUBLISHING) and not words & NOT_PUBLISHING


def ran_publish_command(name, run):
    if not words_of(name[:200]) & SHELLS:
        return False
    given = run.get("input")
    given = given if isinstance(given, str) else json.dumps(given) if isinstance(given, dict) else ""
    if not re.search(PUBLISH_COMMAND, given[:4000], re.X | re.I):
        return False
    result = run.get("result")
    return not (isinstance(result, str) and re.match(ENDED_BADLY, result, re.I))


class Evidence:
    """has_published: a tool that publishes has succeeded. sites: what the host or the workspace's list knows to be
    published. known: that, and what the publishing tools returned."""

    def __init__(self, payload):
        self.has_published, returned = False, []
        tools = [run for run in as_list(payload.get("tools")) if isinstance(run, dict) and isinstance(run.get("name"), str)]
        for run in tools:
            name = run["name"]
            if run.get("ok") is True and (publishes(name) or ran_publish_command(name, run)):
                self.has_published = True
                result = run.get("result")
                returned += urls_in(result if isinstance(result, str) else json.dumps(result) if result else "")
        if not tools:  # a host that knows no more than the names
            names = as_list(payload.get("tool_names"))
            self.has_published = any(publishes(name) for name in names if isinstance(name, str))
        sites = urls_of(payload.get("published")) or mirrored(payload.get("cwd"))
        self.sites = [place(url) for url in sites]
        self.known = self.sites + [place(url) for url in returned]
        self.named = list(dict.fromkeys(returned + sites))[:3]  # for the reason

    def bears_out(self, urls):
        """What is there is there: said of published addresses alone, it is true."""
        places = self.known if self.has_published else self.sites
        return bool(urls) and all(self.knows(url, places) for url in urls)

    def knows(self, url, places):
        host, path, scheme = place(url)
        for known_host, known_path, known_scheme in places:
            is_below = path == known_path or path.startswith(known_path if known_path.endswith("/") else known_path + "/")
            if host == known_host and is_below and (not scheme or scheme == known_scheme):
                return True
        return False


def as_list(value):
    return value if isinstance(value, list) else []


def urls_of(sites):
    return [site["url"] for site in as_list(sites) if isinstance(site, dict) and isinstance(site.get("url"), str)]


def mirrored(cwd):
    """The addresses in the workspace's list of published sites; it is the agent's to write, so it is read with care."""
    if not isinstance(cwd, str) or not cwd or "\0" in cwd:
        return []
    try:
        file = os.open(os.path.join(cwd, "workspace", "published_sites.json"), os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
        try:
            about = os.fstat(file)
            if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST_MIRROR:
                return []
            return urls_of(json.loads(os.read(file, LARGEST_MIRROR).decode("utf-8")))
        finally:
            os.close(file)
    except (OSError, ValueError, RecursionError):
        return []


# ---------------------------------------------------------------------------------------------------------------------
# Addresses. A bare domain counts as one only with an ending that addresses have: index.html and Node.js are none.

URL = Lazy(
    r"https?://[^\s<>\"'`\\^{}|\u3000-\u303f\u3400-\u9fff\uff00-\uffef\u2010-\u2027]+"
    r"|(?<![\w@./-])(?:localhost|127\.0\.0\.1)(?::\d+)?(?:/[\w./~%?=&#+-]*)?"
    r"|(?<![\w@./-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}"
    r"(?:com|net|org|dev|app|cn|site|page|xyz|online|store|shop|blog|info|cloud|tech|website|space|link|club|top|live|studio|art|design"
    r"|io|co|me|ai|uk|de|fr|eu|us|jp|hk|tw)(?![\w-]|\.\w)(?::\d+)?(?:/[\w./~%?=&#+-]*)?",
    re.I,
)
# Endings that are also names of products and files: Socket.io, Next.js on Fly.io. They need a path or a www to count.
DOUBTFUL = Lazy(r"^(?!https?:|www\.)[\w-]+\.(?:io|ai|me|co|page|live|link|app|dev|cloud|us|store)$", re.I)


def trimmed(url):
    """Without the punctuation of the sentence round it; a closing bracket belongs to it only if it was opened there."""
    while url:
        last = url[-1]
        if last in ".,;:!?*_~'\"" or (last == ")" and url.count("(") < url.count(")")) or (last == "]" and "[" not in url):
            url = url[:-1]
        else:
            break
    return url


def urls_in(text):
    return [trimmed(match.group()) for match in URL.finditer(readable(text))]


def place(url):
    """(host and port, path, scheme or ""), so that spellings of one place are equal. Another scheme is another place."""
    match = re.match(r"(?:(https?)://)?([^/?#]*)([^?#]*)", url.strip(), re.I)
    scheme, host, path = (match.group(1) or "").lower(), match.group(2).lower(), match.group(3)
    host = host.rpartition("@")[2].rstrip(".")
    for default in (":80",) if scheme == "http" else (":443",) if scheme == "https" else ():
        if host.endswith(default):
            host = host[: -len(default)]
    raw = re.sub(r"%([0-9a-fA-F]{2})", lambda found: chr(int(found.group(1), 16)), path).encode("latin-1", "ignore") if "%" in path else None
    if raw is not None:
        path = raw.decode("utf-8", "replace")
    path = re.sub(r"/(?:index\.html?)?$", "", path)
    return host, path if ".." not in path.split("/") else "\0", scheme


# ---------------------------------------------------------------------------------------------------------------------
# Reading: the reply without what it quotes, cut into sentences, with addresses as ⟪number⟫.

SIMPLIFIED = str.maketrans(
    "發佈線網訪問連結經現開還沒為頁個務後將會準備時鏈嗎請說該過應產環傳點擊裡們終實進從當機對給讓這無寫檔運順順處東試話畫",
    "发布线网访问连结经现开还没为页个务后将会准备时链吗请说该过应产环传点击里们终实进从当机对给让这无写档运顺顺处东试话画",
)
FENCE = Lazy(r"^[ \t]*(```|~~~)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.M | re.S)
INLINE_CODE = Lazy(r"`+([^`\n]{1,300})`+")
QUOTED = Lazy(
    r"“[^“”\n]{0,300}”|「[^「」\n]{0,300}」|『[^『』\n]{0,300}』|\"[^\"\n]{0,300}\"|‘[^‘’\n]{0,300}’(?!\w)|(?<![\w])'[^'\n]{2,300}'(?!\w)|《[^《》\n]{0,100}》"
)
MARKDOWN_LINK = Lazy(r"!?\[([^\[\]\n]{0,300})\]\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?[^()\n]{0,100}\)")
INVISIBLE = Lazy("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]")
SNAKE_CASE = Lazy(r"(?<![A-Za-z0-9_])[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+(?![A-Za-z0-9_])")
MARK = Lazy(r"⟪(\d+)⟫")
# A text to be used elsewhere: from the line that announces it to the end, but for the last of several paragraphs.
DRAFT = Lazy(
    r"^([^\n]*(?:\b(?:drafts?|drafted|e-?mail|tweet|caption|template|wording|announcement|newsletter|sample|press release|haiku|poem|lyrics|limerick|verse|story|slogan|headline|subject lines?|headlines|titles|slogans|taglines|options|ideas|suggestions|post for|copy)\b|草稿|标题|口号|备选|文案|邮件|推文|模板|公告|通稿|朋友圈|俳句|诗|歌词|故事|对联|稿子|范文|话术)[^\n.。⟪]{0,60}:)[ \t*]*\n"
    r"(?:\s*\S[^\n]*(?:\n[ \t]*\S[^\n]*)*(?=\s*\Z)|.*(?=\n[ \t]*\n[^\n]+(?:\n[ \t]*\S[^\n]*)*\s*\Z))",
    re.M | re.S | re.I,
)


def readable(text):
    half = LONGEST_TEXT // 2
    return text if len(text) <= LONGEST_TEXT else text[:half] + "\n" + text[-half:]


class Reply:
    """A reply as sentences; `urls` holds the addresses that the marks in them stand for."""

    def __init__(self, text):
        self.urls, self.disguised = [], set()
        text = INVISIBLE.sub("", readable(text).replace("⟪", "<").replace("⟫", ">").replace("\r", "\n"))
        text = FENCE.sub(lambda found: self.kept(found.group(2)), text)
        text = INLINE_CODE.sub(lambda found: self.kept(found.group(1)), text)
        text = re.sub(r"~~[^~\n]{1,300}~~|\b[Tt][Ll];[Dd][Rr]\b:?", " ", text)
        text = re.sub(r"<(https?://[^<>\s]+)>", r" \1 ", text)
        text = MARKDOWN_LINK.sub(self.link, text)
        text = re.sub(r"</?[a-zA-Z][^<>\n]{0,200}>", " ", text)
        text = URL.sub(self.mark, text)
        text = unicodedata.normalize("NFKC", text.replace("’", "'")).translate(SIMPLIFIED)
        text = re.sub(r"^[ \t]*>[^\n]*$", "", text, flags=re.M)
        text = re.sub(r":[ \t]*\n\s*(?:[-•→👉🔗🌐] ?)?(?=⟪\d+⟫\s*(?:\n|$))", ": ", text)  # "You can see it here:" and the address below
        text = DRAFT.sub(r"\1 it-quoted ", text)
        text = QUOTED.sub(lambda found: found.group() if MARK.fullmatch(found.group()[1:-1].strip()) else " it-quoted ", text)
        text = SNAKE_CASE.sub(" CODE ", text)
        text = re.sub(r"[*_#]{1,6}", " ", text)
        self.sentences = [part for part in self.split(text) if part]

    def kept(self, code):
        """Code is quoting, unless it is nothing but an address."""
        found = URL.fullmatch(code.strip())
        return " %s " % code.strip() if found else " CODE "

    def link(self, found):
        text, target = found.group(1), found.group(2)
        if URL.search(text):  # shows one address and leads to another
            self.disguised.update(urls_in(text) + [trimmed(target)])
        return "%s %s " % (text, target)

    def mark(self, found):
        url = trimmed(found.group())
        if DOUBTFUL.match(url) or "://" in url and len(url) < 10:
            return found.group()
        self.urls.append(url)
        return " ⟪%d⟫%s" % (len(self.urls) - 1, found.group()[len(url) :] or " ")

    @staticmethod
    def split(text):
        for line in text.split("\n"):
            start = 0
            for end in re.finditer(r"[。!?;…]+[\"')\]]*|\.+[\"')\]]*(?=\s|$)", line):
                yield line[start : end.end()].strip()
                start = end.end()
            yield line[start:].strip()


# ---------------------------------------------------------------------------------------------------------------------
# Claims. A clause is taken apart into its words, pairs of them, their kinds in order, and the words before and after it. Each has a weight, learned by test/extensions/check_publish/learn.mjs from the replies beside it; the sum says
# how much a clause sounds like "it is out". Word rules, many times as long, did worse on replies they had not seen.

WORD = Lazy(r"发布|上线|部署|如果|一旦|是否|没有|已经|it-quoted|[a-z]+(?:'[a-z]+)?|[\u3400-\u9fff]|[!-/:-@\[-^`{-~…—–→、✅✔✓☑❌⏳🎉🚀]")
YEAR = Lazy(r"\b(?:1[5-9]|20)\d\d\b")
NUMBER = Lazy(r"\d+(?:[.,:]\d+)*")
KINDS = {
    word: kind
    for kind, words in {
        "no": "not never no nothing none without cannot nobody neither nor unable failed fails fail isn't wasn't hasn't haven't didn't "
        "doesn't don't won't can't couldn't aren't weren't hadn't before except instead 没 没有 未 不 别 无 非 尚 勿",
        "later": "will i'll we'll you'll it'll going gonna soon later tomorrow next would should could can may might must want plan "
        "ready about to need 将 会 要 待 等 想 打 准",
        "if": "if once when whenever after until unless whether as while assuming provided 如 如果 若 一旦 假 后 时 是否 当",
        "others": "they he she their his her vendor competitor competitors team author google apple microsoft company who 他 她",
        "you": "you your you're you've 您 你",
        "me": "i we i've we've i'd my our 我",
        "told": "said says say claims claim reports told shows means think thinks according mentioned asked wrote 说 称 显 报 问 据 听",
        "out": "published deployed live online launched released shipped public republished redeployed hosted up out pushed posted "
        "uploaded rolled went 发布 上线 部署",
        "now": "now already just successfully finally officially 已 已经 刚 成 正 现 目",
        "address": "url urlf",
    }.items()
    for word in words.split()
}
BREAKS = set(", ; : — – 、 ( ) | and but so then because while where which 但 而 且 并".split())
# Without one of these nothing is said of being out; it also makes most clauses cheap.
TRIGGER = Lazy(
    r"url|⟪|http|site|domain|page|activ|wild|\bair\b|land|visib|post|npm|pypi|store|enabled|publish|deploy|live|launch|releas|ship"
    r"|roll|push|put|online|\bup\b|out|public|host|avail|access|reach|view|visit|see|open|prod|serv|web|internet|went|made|running"
    r"|upload|hub|market|registry|download|order|book|read|find|get|use|customer|people|every|anyone|feed|blog|team|sent|switch"
    r"|域名|启用|设为|对外|承接|切|可见|打开|生产|发|線|线|署|版|架|投产|推|挂|放|传|网|访|址|链|面世|生效|看|托管|公开|开放|跑|运行|搜|下载|下单"
    r"|用|扫|点|進|进|群|读|收",
    re.I,
)
UNCHECKED = Lazy(r"^\s*(?:[-*+•]|\d+[.)])?\s*(?:\[ ?\]|☐|⬜|❌|✗|✘|⏳|🚫)")
HAN = Lazy(r"[\u3400-\u9fff]")
FOREIGN_HOST = Lazy(
    r"^(?:https?://)?(?:localhost\b|(?:www\.|docs\.|developer\.|support\.|help\.|api\.|app\.|dash\.|console\.|fonts\.|en\.|zh\.)?"
    r"(?:github\.com|google\.com|googleapis\.com|wikipedia\.org|mozilla\.org|stackoverflow\.com|youtube\.com|npmjs\.com|vercel\.com"
    r"|netlify\.com|cloudflare\.com|unsplash\.com|figma\.com|stripe\.com|openstreetmap\.org|namecheap\.com|instagram\.com"
    r"|facebook\.com|linkedin\.com|twitter\.com|x\.com|weibo\.com|etsy\.com|w3\.org|python\.org|nodejs\.org)"
    r"|(?:docs|developer|help|support|cdn|static|assets|images|icons|feeds)\."
    r"|\S*\.(?:m?js|css|png|jpe?g|svg|gif|webp|json|xml|woff2?|ttf|zip|gz|csv|mp[34]|ico)$)",
    re.I,
)


def is_foreign(url):
    return FOREIGN_HOST.match(url) is not None


# What is said to be wrong: "I said it was live, which was a mistake", "That is not true."
SAID = (
    r"(?:\bi(?:'d|'ve| have| had)? (?:\w+ ){0,2}(?:said|told|stated|claimed|wrote|reported|announced|replied|confirmed|called)\b|\bwhat i (?:said|wrote)\b|\b(?:my|that|this|the (?:earlier|previous|last|above|first)) (?:\w+ )?"
    r"(?:message|reply|statement|claim|report|announcement|summary|answer|confirmation|note|update|line)\b)"
)
WRONG = r"\b(?:wrong|incorrect|mistaken|false|untrue|inaccurate|premature|a mistake|an error|in error|not (?:true|correct|accurate|right|the case)|too (?:early|soon)|by mistake)\b"
ZH_SAID = r"(?:我(?:之前|刚才|刚刚|前面|上面|上次|先前)?(?:错误地)?(?:说|回复|汇报|告诉|声称|宣称|讲)(?!明)|(?:之前|上一条|上一句|前面|刚才|上面)[^,。]{0,4}(?:消息|回复|说法|结论|那句|的话))"
RETRACTED = Lazy(
    SAID + ".{0,160}" + WRONG + r"|\bi (?:wrongly|incorrectly|mistakenly|falsely|prematurely) |\b(?:wrong|mistaken|premature) (?:of me |for me )?(?:to (?:say|claim|report|tell)|when i)\b|^\W*correction\s*[:,—-]"
    r"|\bi take (?:that|it) back\b|\bi misspoke\b|\bscratch that\b|\b(?:ignore|disregard|forget) (?:my|what i|the (?:earlier|previous|last))\b"
    r"|^\W*(?:更正|纠正|勘误)(?:一下)?\s*[:,]|" + ZH_SAID + r".{0,60}(?:(?<!没)(?<!没有)错|不对|有误|不准确|不属实|作废|收回|其实|并没|并未|不是真)|(?:误|错误地|不该)(?:说|报|称|告诉)|忽略[^,。]{0,8}(?:说|消息|回复)"
)
RETRACTION = Lazy(
    r"^\W*(?:but |sorry,? |actually,? |in fact,? |however,? )*(?:(?:that|this|which|it)(?:'s| is| was| statement| claim)* (?:\w+ )?" + WRONG + r"|(?:it|that|the (?:site|page)) (?:is|was|did|has)(?:n't| not)\b|(?:nope|wrong|not true)\b)"
    r"|^\W*(?:但|其实|抱歉|不过|对不起|,)*(?:这|那)(?:是|话|句话|个说法|并)*(?:错|不对|不属实|不准确|有误|误|不是真|不是事实|并非)|^\W*(?:但|不过)?(?:其实|实际上?|事实上)(?:并)?(?:没|未)"
)


class Claim:
    def __init__(self, reply, sentence, urls):
        self.reply, self.sentence, self.urls = reply, sentence, urls
        self.is_chinese = HAN.search(sentence) is not None


def clauses(reply, evidence):
    """(index of its sentence, what it consists of) of each clause that could say that something is out."""
    previous = ""
    for index, sentence in enumerate(reply.sentences):
        if may_claim(reply, index, evidence):
            words = words_in(sentence, reply.urls)
            cuts = [0] + [at for at in range(1, len(words)) if words[at] in BREAKS] + [len(words)]
            asks = re.search(r"\?\W*$", sentence) is not None
            for begin, end in zip(cuts, cuts[1:]):
                if TRIGGER.search(joined(words[begin:end])):
                    mood = ("asks" if end == len(words) else "asks later") if asks else ""
                    yield index, parts_of(words[begin:end], words[:begin], words[end:], [mood, after_what(previous)])
        previous = sentence


def may_claim(reply, index, evidence):
    sentence = reply.sentences[index]
    if not TRIGGER.search(sentence) or UNCHECKED.search(sentence):
        return False
    return not evidence.bears_out(urls_of_claim(reply, index)) and not is_taken_back(reply.sentences, index)


def is_taken_back(sentences, index):
    following = sentences[index + 1].lower() if index + 1 < len(sentences) else ""
    return bool(RETRACTED.search(sentences[index].lower()) or RETRACTION.search(following))


def urls_of_claim(reply, index):
    """Those in its sentence, else one on a line of its own below it; no sources and helpers."""
    urls = [url for url in cited(reply, reply.sentences[index]) if not is_foreign(url)]
    following = reply.sentences[index + 1] if index + 1 < len(reply.sentences) else ""
    if urls or len(MARK.sub("", following)) >= 40:
        return urls
    return [url for url in cited(reply, following) if not is_foreign(url)]


def cited(reply, text):
    return [reply.urls[int(number)] for number in MARK.findall(text)]


def words_in(sentence, urls):
    plain = MARK.sub(lambda mark: " urlf " if is_foreign(urls[int(mark.group(1))]) else " url ", sentence.lower())
    return WORD.findall(NUMBER.sub("#", YEAR.sub(" year ", plain)))[:MOST_WORDS]


def joined(words):
    return ("" if HAN.search("".join(words)) else " ").join(words)


def after_what(sentence):
    return "after a colon" if re.search(r":\s*$", sentence) else "after a question" if re.search(r"\?\s*$", sentence) else ""


def parts_of(words, before, after, moods):
    parts = {mood for mood in moods if mood}
    framed = ["<", *words[:60], ">"]
    parts.update(framed)
    parts.update(one + " " + two for one, two in zip(framed, framed[1:]))
    parts.update(one + " … " + two for one, two in zip(framed, framed[2:]))
    parts.update("".join(framed[at : at + 4]) for at in range(1, len(framed) - 4) if HAN.match(framed[at]))
    in_order = kinds_of(words)
    for at, kind in enumerate(in_order):
        parts.add("*" + kind)
        parts.update("*%s *%s" % (kind, later) for later in in_order[at + 1 : at + 4])
    parts.update(around("-", before[-14:]), ("-*" + kind for kind in kinds_of(before)))
    parts.add("-" + " ".join(["<", *before[:2]]))
    parts.update(around("+", after[:8]), ("+*" + kind for kind in kinds_of(after[:12])))
    return parts


def kinds_of(words):
    return [KINDS[word] for word in words if word in KINDS]


def around(sign, words):
    """The words on one side of a clause, and their pairs."""
    return {sign + word for word in words} | {"%s%s %s" % (sign, one, two) for one, two in zip(words, words[1:])}


# One byte for each place that a part can be hashed to.
WEIGHTS = """
c-ln0*^VSvwk7rf`XRmRtpP!3sU@NNj&-YwOlA!3Zu6O!&9nIsLuQi2nr__-0TOyZ1A1uaxxY(T+dNnSl3;jvn46um&mPuVdk28v06+EyPyo6aDzA}$Z#*
h^z=2;E3ru(^fK|Sq9Dn9>R3pFL<i!daMVup~KzcOt+6}1rRt^4J18q4KD8r}E$U?$*^q2-6;3}lPC=}2Keu|gdY4JC5nS4eLv%H}%0RAjQxy_R*MutaVL
|NC{?eL5|#aOn=`U4i=y9zhtKp_|TVbTq7a^K+=E|t?BFkj4>Ka!_t-+>uT^Mn!p1z0-pR|9|nKO&p?rk^p_<tti5k3BjJv5r!CIxGPJqX*CcNKP6rfcXq
`9kTcWGr;=T<Tp4>B@}-tUA!&5d<+I4LB$u*_WPn5<Yq=P4IS6z0^hl;)j+WL1F~_ks1xi9jUEdIxc_Eg%z@7Vl>3kRyt?2BObra&c|a}CwDJ?n1~B6Qto
&ruKTq4Yw8A<K=!!Skedkcn7Fr;8&?$hkgL_08Oykfs#cm}l5EqzB{=a;3(Q@m7t=2H;QDlLy0r3F1cF;b?lmp(uL2Y%RJG|l<{U^YV@Gw2#4Uo4Pbb_Hv
zc^rU4*7BA%SiDAbpe`yKOy!AWsL_Q&r!kJzC@42rl>HF2qW+61pFo9dLP<LfnTFUpn0sG28@X&P}P75Kwq>L1FF6hv!A<glP9%v#pf7uGdmPBlCXL{QT>
ejmn<4Qo&aR%z<&T7J1ocohB(`;1c;%L0!?PrfDW|AAXg}O09;;Hz&sbw6@CP+IS=204O0bNZKV@Ac<@G5@4)pC(g_|q!_p!#ugGZK4>yH%Ly<KI@=5@nO
Z1+f4_{(%2m_Yd-7>VWZsZLoeBY#Fw739OHGXan{M{{_blK%!q0aK8-fhO@v<(F{oks*e*O}awd(!(-oLesJSfPBxe~@$kBj9H-nyack@Q&iuiWNm;Cie6
KOiA(FK_R29jt|qa@u&u5#q|;E(ZRLc)8=e1bQe({#NuuX`k4=zp)IVHv&FkZq-9lsXhgWu6p#Eh74!4#^<NZ<UIY2it*D@2Fa@~6nZEpYbGRJv33E@60(
71>GQs~lpqaHsg-V{)X`o5@*~l|&PzW0TxSt7M?7ynfKH*#c`Wq-TSek?KLxC#KPQd`Tg7$f~El%ZUpbjdXLNUNwe|8sG3y%r$P0kqRqO<d*f5GV_uJVKq
0U9}1vmWTG_~DsC53Cu`x9!No96S8r@l4aaRZl}%N9fE%`^*k-7c?3uPq6fR#eiN%m%2Hk_%jW5;zp>#7xc!J9q)!8`$~lzEf>FVZ*BofRQUc0>bN2rxa5
n1!=?PJ88+HH$DdmCS(PXcgNE+oxOi@(Dm}e8ZfDfB2`890{N^@~!+h#H#nYUn^hU$8zMr{*Tl2~rdFOJ!iC?_nlB2}09zrXQHr2elBysTxs1nUXsfXnN-
}gXn6ighqYQLhAcx3SeQ&}G}`^<+_RXw`C-aj=qP~gdEPX`<mAhkR`r2^(4#?r$sW$1vn2G98SfLqh4slB3ubrPOtz|tw`A01%6@e!H`c<+uu9|3(vcE)W
!z`^@Z$W@r_47Y_>gTL8!=SAaQaY8p?blyr(@;x5uK^r|qOOzqxh&n7^fPblN?h|i@5}qe=uzcF<(<ujxftq*=eLewQGUgX>FEZ$2%#mX@iMX~3&tDkrUK
zH2`6>)BPkI_A{2s`BPd9@@ccAqthZ4x4<wc2i2;(%_H-imb-jCv-(%<2yYCsv_{L*UUF|H2nvqWReUDqP&XkR##!Q`qM5cN>)+b|SvMZ`T;a;!rsv27|$
z63l)%>_A5ra>QRbd%mw9J)Il%n|=pS1<j)-W_=T3dO7ZKOrzED32mO<2V8RE#)p(uN&0cf+t3ZLF~YV__AtvKD(cp60{96yPuCE@UXSoC(Q%koSuV0Kl&
zXYkFe6a6Kl(DDhc|dmeabn+J4(pZD0IgKu$7U6kZ0QbbVu+W#NUGLxz1qC|m;4yccI$Cse&Vf0fmkK%_eyV-r>!h9`|hWp0V$-r3kwD5Fi#nY!qZabq_?
ON0@1z-3M$ghBTOAtjs+MtM;tRdi(<BFo3fCDNA%Rr@Sj0{O*hQn-OI$7}s&$G%#K46L(x(ZJhL=7CQx80?^XOx(g4^h_^K*c0N!%VitQ|RE~+o{2X0YwQ
E@!H22E^-z!yN%_lrmCp-1g}J=;n0pbH&PNUSc7svk^=t*lS>hXaj5#1S=9>^A9{(r*nz~kS5zy{bD8r<1C4)ldp?|_+ko>-BZ)mOV4UiZ_mlg5JK(u5fo
tu`f397Io<}FGCR7DrXyCOew@sY+1M0kJfd2`qUuP6HNVu68i@FOwQrQgIJoz8f@_B3~;2BAt8Jrwc+V<_^Mh9$DrU(_LnCTE*Vm{YHJ;13Gmh?;bUtEIJ
B|IiClBO~Fph;KXh9Y%HQ~*l90E5Y75twK!lSPTYLGC+boy&#=l@cSnjH(@S%aESJ+wg;=)=9nq)eW!q8{Tf09=<4GI{MUpPY)SCtz<(d`0EiELZ%tkr+L
T{R2`bIpa}`O1Vhvrjg5I7CRBah=Rl=5xm5Ae1M?+AZ(<ZGGW%*BI%}`{HfA0Ag?oSXtX9U29=PyGU5Y**hD%<L<F%$crjbUI`8%YCR_p7Z!%ryr?)irTS
Gn$MK%Xcc^V}$HnciT)l&#!BCyuJ<Bpy|^RR!#{6=+-Em_2{M+12TMx{04M7|=K=HkN*B%n1^tF=@Y`?KAu!0q#g!9xFr`e`35JSHKPhU?sF((81|fdb?u
e#Xc)^ackfazyuR6hn#6S7P(<nmeVE3S*sau{RVg+{^zIwzva%1hX$^*^ul+SU9zmfn1r&_&&{D9@*Iz!BMeJAYMPsF+jlRnDXlstc^QsNIZm_?Y}Zn%fV
x~XFjcj~SOq@E9uub0_dvbO8tvCwVWkDf-!r?ah82Hq{?_^|IRWMZdtDbFA0>5;W*;u_WhRbr;=xpOWpm@4#Mc#S{I^jK7jVNUX>Q+eHyLrK+-64E{FE%n
-)Fe?%P`^r@8$vh6}f5Cxw|0Doi<Mh--};ia&_!+UeV-}>6yx!J)BhN9qZ)mM4v`q?k2^hWza7+)~@wnzq`VBwQZ32R8>4L*v8$VpO|@ttOmx7HfwSWnRu
JMu2au9th9>Dd-VV}50Y3HlaVy~wP;43Sk-D28Z)EyT%gupF?d$6`JS5FL*U!E%>@H`h3DF;yNes1daLrI!97C!=RKqXU!{(idw5nNuyjn*FO?tQ!{DpuH
tNgwSFBZn%>V0^ha&5-Vhm4~H~allhtMz!GuzZCyfWu!cqw=uW|)YfDg`z%JTulRlB=sv0|LGe2&>$AhZ()v@YB{ao6R$^0347QTNp?&l{E_6r5yK2%oL?
)^=H<YnB7q$w03`J2gl>GR;+3Acy0&c3jEl$dzMW<!?<>@y0eLgf@yrXavhT6+qCj2WufZz4Ryw&H2_ycu;$l5+PNx!E*=|z^-%@1b^_7~wy%2FFJ|H<@1
HqJ^jRC`v`o>8AZx9D2iWvAs3Law?+gicgxdxPJRnsOCcI;ymzZ{&aj~;#AEd79XZlb^op+Bd9L3;l#PZ(8e20hBR?OemA_eqw1e|`9D6i}buWJ?L*x_?p
Tn8f$+3#sr0kjSQzri=!4v(Vg5z4NNCaH$i9W#=g1u7GKfvZ~w<OQ~qfj^;S1#MVTg)@>uwk@(Ii_mf<%z!vWs0Z^^o8JK4g`T_2hEp~$73=8cey*M+;qc
6sW}02sif5y5!U<|Oh#$C4G_!6&{ymu1;#Y)WhR~tQXhU6Q@D{RsLuaw$2KSPG!q#J~G;`M?BnYUSb}R}`2i<ZJ=~r!b%zw{nV66)=o`Eqb!c<0<pB$^VU
ebcTlV}CyrOJ#ETC7Bbw5i%TL0dWu3}+~nzn2>3GpY!~Amz3|2ydPr+Xd5P7_7+<AAOlk8fE8@g{nuEx?G_PK20o8xdK5Iw7UziR1$x9)R~2Cc*hyZ?16C
X2++kg_UNTvn@SIrFfVEzdOhV)hM^8~hTVWhGXvLw1t1FDIG`CW2upmKEc6{?gjLDgZWG5=4?y^gd2Dq1LTC+Aw7mo<EZCBOW;=~ouMr<mAf#@GB+rvSe|
O=V&lQ@kK*xa7RZ>*^G}<(KdVa(4Fd$a<EYKyqqr<Cbn#I@p&nu2-9u^ec0vvfbTo1RDV-M{o9a6^8vs7<*M42}Nq$XJ>=DIv&+`Uqn;(f;$g4ZjL#`(;g
s=VNWmpU5P2ck?UYPi^7ghS}^9GQ>Npb&pr5ak5Qn=h6{PiT1Pu;9iDp6hiQd)B?r1TnY*kY&CF!WicvM*{yY>-z_IoU9gGM2i0AW|a7QT2a))#zjq-bN@
0;qt6UKo7X)s4GUJQOC%UjPCR7qPc71HqhE1#D!2LwRT-qyyx`C<y2|GN9cFZbHjWvP@Z5!9h{Kf#8@5V8JT!35&`qZ!!%{xD(WAsK;qC!560gGDbt@oLJ
N_~40SWGgfd1I}a@c<{xlRsnDf7d8Ktu1u-}(KD@eItbPOE_K8LsWc{b5|YNlEfzq-duD$sW*RdS;EEtY}z*l=%^HkeWRYgXDP?^qjYegp%rPpnA`WVSuY
OrnSINvgUI8<Af5wLkr@jUS*Qc%U6(pZj2{9g{pnq(LLmnarJl{+AN6coDeiY@v1=e+t)MT>i~lv(QilC)WjIm9r#)K_P!{Fd_)72VEi001S3w0zYlZYMy
axoe3+^3;X=0;G&nQ$B>p7mIM-b12jE~?(Qdrup);1I7)tEHKiwqkB-bnl9e_r<62z{!kbP1mpBof;9{e7}p*G8e&*IpZN)@sWE7#yl!IPEqKISH8!0~eg
ToWFJZ}D=p%D@W3r++>}#VeviUL(R*6Wf9QX~xxij|ej?7g}S^B3?T#g2Psi0~EM|WfAc1lL?_)na6m%+iy(YE?`z#wXSZDghITLhkOCXB5nvK4z81Q0SA
XOQ^_82K9@Duqlin`UL!xEERWF5^CJvR+vd2=+>_)2*X3aP@MD7h4d#UI2$PH>EK1K0o5wHEtBDpt1!njI^9b({A5Q^p-I)s<TE^4^gXh}EFYndvP@!|~D
@~|N_Yz?~lJ600H$m6+4iQ>z$Ch^cHuEV9Z&KR#GoHEPgR5bYNlaYV0F0LS5Fu6`=eit{YTL^S`1EvidPS3<=zoJ_Qb3PJs*P6xSq9$M=|F@#3q_@;7C(+
OqoLEJBW?(pARw7?=xYW(!A(c7h9clOoU*qDKA?@0*ERkqig6%N(F3~C28F4VT&5@7D^c-xXP&2aFsP@dZAQkFqR+)G6kh3a!kM`F27B%-vgY3-*3YB3)f
@vZ?+q*c`NXuP5|nrRAdgU=axO-$xPB>v*@*KnS^w%x481mJk!V_{%b)qUUx^f(@(C}(5Nrf(?&Vd-W37;v`c5Yt(7pows)cGBv7$T6f^PJA3@-v!mUVuF
vO}xz9W1TToGTVmE-*2829l}6H*?+)FLYK*shYE7V!A4uv=~nXx1gLQE4OIvwGp7h?}51kim{3cUi9~_6NUgkLAejwV=4!{AJZ@jNYW({(njitg==M_!7y
h5w<&_}4c1_18lGpGnu*W#Y9`1c5I`BihPgm6IFvvZS8xu;VaMwX7R*BpbYze)1}4+-uUN<a1ayO53Lj9-a?W|0OrBs&=AZ6)$)4_elm%f2V&=)7bkAc?c
RgS)h%C~n<IhjU0j7P%p8Z)9N$ByoR00D-l9?3w-@+LtXj?EW(1=PP5aGj!TeDn+B@9Q_pjb9Ws~LR8H3c4>+l?7FS0nVpZ<ZY)R(q5nTUR)wmlhgbF`<^
CIRSot`T_Yo)OLaAdUWw)#AgrlR-7d1el4dM8=e_L%Jm?)^#K@&3Kk10+!|hNs&K-y-}Ao&(*u%XKVv%CD?Hjvpi`|F*OBEY>tewpJ!BhgrRS@P83M4j5G
&FZunutnlZ^p2ZW(VHOqMTWO~gRXQCZ}uYdj@94jJJz7WVKoiiTUgPDNTHkCTC6M#{glGZ~Ju$3th`TmIF}3jaZ}>?gF3a_c1lrYnRVxwt!?#o8=9w*22O
J_qqvj84EzgymYtNWBwWq+dapv7oaYRWzYUuRDxV2888^LCU2;kLJKjOQE!~4C*8!Z@w|A%idOVgFMaCC=~!nO0&FW+CogFOFk8!Q{7hcz3e4t+J9i{3bz
;UKv<0Cc>!9567(tf#(mlLIvf~MpxZ)ihqei8yDkQqH7zj|D7a^b_q*Ff!t49VXF9O%Y?Z}Lp)%{Vg=2D0&x7$hr^diWQ(uB-ou28~Hq6&Ms8whKh0$g8(
7nVa!*_M_W!mFC1e5t^K>tK%=gK$4t-26u-R!;&Gr~*rdHC%KzeYN}KUXdwvthIa@ErOQOEK6*e8X^=%YgZR@N=2)XlR8~zv7{613o)PVL*~(e`REuhA>8
L8-diWxp*t|-vSqCu6(+ma7j^%+l`p6>M+d1=NbB)Y6Wh>I4;CkhO<Q00rqu<J4c-yi?m2GVyRiBD^x$DPq9<^9$6BKs7L-IvJy+PpvC8=ESkj8nR@q(o@
60ULy#(7x!h>Rb(6+McuOp%#TAaV=<l4*Nu^D9>VhV8#o`VKror`8$%6Y|z@qkaIgEe2n??qA^!2lvKu#+To0Qt?{^sAp^#h8j=tdx4x}68(Pgq1%C@`R{
<U-k3Am#&_I!9kgnM6>)xEb&j_9}br<rZ^R@yRx!eEd>soV$!=sssm~;T-N^)DsWLocG&a5T<@=qZVV9W_`6;mQIQFV6nWNSVFWIe+H_uh6drA1Z~rx%`P
=h#u!3)I(VDz_wRh(wfaP}*9fUo7K}<7^AV`XDq)L4$m%WeytDbgs1HP|=mtBi&^>yW4j9U}L5Sqs(Qgsm7^C1ZbIExh@R|>mK}}VH(W*0&Jwa-&?Xiz7;
uFf(N-Tb1FvRniVw1JDlM!-rE*WQr<GnzR-*-H{+zXz<m#iN~p($vK*DTIVRW-@+c#aT?xcc0NMMqe2lVM%qz5ro%@iNL`rQ-}!iY<4<j-n4GPll*E)F%d
=>q5qFXw62zqXE=UALXMbH+(vG2nx=2@_U32?sA$?Ojw2KEB_&v(#8-U@)y?~5>SX!W4Q8jC0C6dLD;-7pB2_)AJTMzBlPix8LndOa|6O*kNF$2rWB0L9g
xBp)(X*oYbTqr64Ku8DalDbxaUfWqb4H8GO&FJ6|tS?e195Yf*OxyY`n@5vr_!hp!$>pZKv^?CBR>Nh{CW;T%(l-se~vXE(fI&+-p@W8_10C3vRE2+T}23
MjPKvFd~lXk$HT<0Yg{ffBONh@05}{azs#~`*EAaN@|CE*4xmI$UFU!=uWt4ynhi*#D4NahZ48ZOF2<(M90M48na1I^2aAlM=#-oh>;Diu#7lC@0n0AcT=
xPe8>9-eI`R=k8(<%i(FS<!dH~v)Sa~5?WKIn<+M^sMTx_S^?`vag=^3Ae0jLU1D~Ve`_DGrvY{fGDx~u@ul!Db%&&MtmxXh3_<c+;^dD=eEklE>Yp1e62
}yH{!!kr!iR}HmG(9<FA{Qy(Yf{SM@P}T&Y-`PD!NSBKj@@2jM@3|tFT@KHl=h<KnU|~x)E{_vj?M{E{{=xWc;m5P&U%|YX*4GYOVRE-VV8WTqfy>H>sKu
Bc^k;xlzZaBh-*K>w?#5CZ+C-0hYNJk!B@2)4m)-BqO4)|Fb_y;w27><&QP>{z%#{T4RZZYyI*QDMb|dJltLhr2^>r0s);<tJZu|+%T?C7rpn=)7Ga#9P#
`-zU&I~R9=5YnK&tkv?x)qGzstem!c}wgiEBD_xjHp9&Xag{CwFx<gsF0_Ykv!9@it)ep*e^XD6eRL`rrc&BhXkRQMqHG39cs!V?1VqwHyFj1)kWpMZ2q|
kl|d@rLU*sR_DuY?eGAz0dJYR?r|xH$|-##H!X@6p%o@z+pE#~5!MMRLks!U*r(_H&`5}{^PUN%(#P6&LK#7!-bIa-MM33<*T%Orq8e%td6;AI|ANF|AdZ
CEn)}K0D=IsnsH%Wxnnl%Qz8C7IDIHMvM~bORNda3k6%S!NA(Hx_{;PaK{Ct+(Kn<oY?&$q_uR~QvMG@(YB0VIIOlYck8*}<Hdt|YJq`h$G!cuqF!O_=Mo
l%;{yk;HQ*`GSQwAJJ`$^laXBqPf9R13z=1XJ%xurOl^g|hu1>$ZF!cm59F6S@00KtDDgxFHWyv*hXuG)20iw}hPRW9?`NkrC$c4@0`R)53$rv~T7IEIsD
Chm-Kmi@REC#oslE#%3tA8(@z<p6arFIe%D|LqE2Z3k*T@66myrnf4R+h7jDYL96k&XF`kaYPiY}j!`NKf({)dS&8`svU>k0v3hFoW8x&EgBg({EZZ?Xj<
9PUWKV(<qgfLM=?zf<MPOYyqyv9XEw^#o5xmfms^$|F!(FnO?xZxSxYgk8dwv^eidDU%k0c0~H({wG#y!-tzhi=-L0r$hk1qI4f|W9@vD>X}kL47BW$nr`
>O<r@YOVbUO33;?O%oQY^k2<~cqhT%wO-?hUc{2jkK={6QZvbvGnJZSfwi2M+=vpShC-X>bB9=iRz3@kR|znjGpXK`FHv+f``^jkaqYHy=;b2m`pQgkLUG
d=psKE9#H2pLsuML!lDyeD%rAIhs=i*Z3@lV-B{X@c;sU7re6MIUlFk$ExjwXBR6;QUx~jEex|MIL3{g!*AY-)<44t4~0U}JZ9^K<Y-15FOT^nPf`gTNB)
r@pLFL|+lHu(wM!gir!T!?Gu#70U1Q5v}Xv4F*pKaaY5qaOOFJO2)t!<C<Dsc?K$ef^b*A5k3=4}P6HCGOxIjT~fp#&3naW_iKS-r?}7g}Ao@gO#^jelk>
*wk5ZrCwcWAC=5hf-9=(F2MQ39V(0=fMYLRPk*k?L$wr*;XZ#+=z50#=YI0Jjar%6Kq)k-(qygbqd$qJwlPTv0NQdXpJzZlQ@0j-6j%u|nJprm)eo6K-f0
9%LeR^BSR2`r8;~b-LxEY~W?o9Xp$SUK3E@6DdZ7ecs?7m3sb#irQPzBOQQo!e78{Cd+#Tl}u;8{Bsh-(3@S(9Ym6~!}8pA}RV|7k1&s<C)gH;m>CU!%(?
T*6BT0^g%q7+HEbvzv9Enw|EqZhJvjE0?N)q{vpBlfD<*(Wgw3gP{rG@KPcWk*o2Y+tpoAJq2CcpAZXIff1C!`)Db|>7T>`mor9j@WS6%?h<-oM~2w||3J
z&nmqb}RNa$ekS<zQ2xoT_1>-xQo{}Rh?239RNnbjqZqpow@+)%}QUH~GJ>t1RLv%{80%kzt*LoWYnBTM?1vQ$OmwJ9BowIK+HQ`e%>T6Mbe!@VPWyfhis
ugiOVKJEfyLeW(w)k#DH2MX$BDh<Qp4a*@?o62MlSnC9FS9nA7?JEA2wNOQnUed;0VN+w-0&UMQ;lkQ9TS28VFGuhQ;g5(&!FNF`OAk$70X(So~NKBUy$N
b5)gY28xs-TPT(s{qj_13CED==)0aVH9kB2Xq9=)urfBg59sAfzYDj1DmwKekX4;8yy{p>a?imcFRMd#1JLA8l@FK`_ZMpFLL`$3$=~@Ftog#Zi*VD3+R>
~is@8(!Ud0|&{v{EVwu_^rb?rHpOKZaht^P}@bgzUg3GU6$<5AKSS-6aPW@gc=S2-Sj_0>~eL<|Wv@p5OO>WVB#N{l^4(vzKw@yjR+xD87YFbb{&!ibxWH
C=43{%w748$#1##!lX$$)~#q-{A=@jk!cP2C(LtGh@7{|83Z)GZ8t2)LxEk827d$QtVL-?JD%~T=X|QjX$$$**0`Nb8}Oj(LL{g@$@kO-wruyZ^au1c7Ar
jgHEM!-&J%(cnP500%;+XVDJN|khj2l75^p3cu~am<ral0wRx~x!o))a8<0s6v9QMHaTe)M~W)_tn%qr(#$gGr7(*PXDFoZx}!-=v66}ABG`@pno*F{m3Q
SZ4c)e2(?-KCK|^iwDGR^y!DEg&K%!b+T}OXVS$Sjtgcp<f6cmibT|=(eivBN}0BnX<@%QH-M+-ybqJD#=l^k*Ot5bPc$dLv=zv6~}}kx0&`34^&GB)vPD
hGQ`CC2Hglf5exTF%nul$X!T_Bg+Vd#b;lkQ4@|CJ5;F4(y4x<?m0ToD3)w~#E-!oYfDc6y)|W)iIwo=^ReFgVFD^6OF8_9yG2gQ-f@1HY6O_9c(4(q7Z(
{Cx6u;sFTAdXG-a0qQruh=4%c95@JJ632*Y4zei|-?rKXM!C86iw~U-H)Ji93~$h7!O>`7bzP&X+S^|G9S}D-}^1Dn^19`1SD1Ek20HnPr8c+gv(CYDHYB
Hth?(V0__@N|ZCiH_ER)Q^rD7?pze-JNnRU<qFNyS>~o#16pQ%l`dXun%ziAo<rD5#J{VHY=XsW37c-1dr3T@7&~y$H^i7kAV}|Gm=dZ`b?j|Gg_oK#Eev
hnbf?{lQf7+O9(q5Vnu+PBKjbuP|J%3HbY4iyrX-OwoTK3zY`|rp%Uvn*ps|j-AFsSd#&7ym`j5&)m~mL-yL_>{bLU01>`D~ewP+rGD5VV5b9UM(bd22%V
Pty-9F7k0wYFb8ub=A-IB85MFKa626v$4AcA^?uO$o(bB?YV&rt~=G4)GkQeT6O}IDKMLAf7lpBctGM_=#oQu-{`xp@+(&KcwGMJK+=ixz;&JYl<}yZ&*w
GHr&;f6m=q{Zh};BpNl5oH$^9&%aC&8CfjkO){B6;lgQ^^3r&s%PzHHG)Tn{tA)TTeVoER)+gQR1khFs=%(QzJ$#WaG#|tB`9iw;M^>~(i>E&FVEOePK5P
2((I=&#5=Ox{_Ad9)!uPP_GH%b!(<7xF-$PlA#DN4KY17@5yIbqpf6DZ_gDgo6c{B})QmX)gtjDwNHw@-v1#%NA!>@W~<&EVYB;leCsE$)iOryUt%CseWE
U{+~Xs1V?0TcJ!Xg}I%N%g_#P<KDyKHn;5`#{+b>&RFPclodVM9ozIQ2Q>+$FBR~UU+3F4_$m<FFvEgY*21ZO871zIRiJlv{)h@ELl_g^W=9#&DsFe(19G
!AskECdXm!{DRH;n5v2MU7Ej9r<R;dZd5QckK=9GfB=_#xH6;(Qw^gN;IM8!)dfDyl*kq*G+k2EPmhq93gGa@I&wzO2REH*7pCsM|9Mtu*i1pliH*a&{*f
@b|-UGC8yC><U5V!uL?Z&llQWani$?$ntlZ=b2IW*-q_CYh5*mIE)>Y;E>d!4^d{bbmXMZx~c7{;5wQ{BnlJ8Us~ON_?fEY+_Hg`w|AnD_WfU+`&;!MuUE
jD+C`*t!)MGaW2zam0oO^_p-tnp5^`OgS%mfDzX?oJ3M2WPgCon&?$l(h})y7nwD<g=P&n;i5CbJD`Cn}Z*?Y>*eB34c7<B)m7Yf?jK`wiNrfg<qt}@;Wf
zaLBLnFq&l-YbYWc57B&JIK6mn22(Z!DqDkj)oS{{Hb5z*wG%~``;^b`vx$qd1VrfpE|#SCjelUq`Qx$xR-@AIc||CFmhCyAhEiewf#MDq!w(HKgfV50J~
6dRgIL^a4L^TBW|?+S%0m-5x0fkDJQxZ&3$l^5J2w`ZYy_17d*9Q@lc+2g0GRXbSeEj9v}kLmc!`PW14%bafAVakVMj(zbWx!V5oGKgrrr;2+=7zB(A*^|
;Z;ZM?iyGRMVit-WBI1{EAzB~vJO#N{nqBUR*L)9z}pAI_WMJPbfB@RU)af4h3_uLq`P)KntR%EIsJKZ(Vz{LNiHL^@R8v7s+k_@l!U`4?GzzV2Snn-)+Q
5%zZyzS}L7`OH#9hTOnuRFLy>HP_{#V}6;igVLMATQAl4tBzXx|0qC(q)Nn9o*BmC713#T1H54!kc~j*aL&TmAlG2lbsdTY}P0lQMpxPT(5YU*t)_FVU15
MYJsR)hG`qp<+oar@FZ!6!eR_1vRuJk&N_TYvz+PUyg@h-e=-4I_nsO0ii(Hswa6+Ha%2T1wu2O8Hx;0|sHozQAuYOlS3-A$YUI~XcRGautqn80b}Ym%q}
9tK9Ul&~i4W}@;scuYTTaX3qn}xEjp`Zb2kFV?rr93NXPCe<I)@K(*!?vKtrOyPz>!^B6ids2`m-Akf`7c=k^X2I!SET!M1&LFr(-!S^aqI-@U3a#s~kFl
qhbz|k4|?AoJX$rL;GtZh$wIT$S$b-@AN=7qyKeZhrBqYd~brU=z2*6Ugchh4|ax>Lt2&TH5_Y~o>5}BM74(9(JvlKOXRQ>?e_iI<{fUFkRK;qNYAWk*-v
tBlH%U@n(l4+SyV~K5#yP5CRb&H*)m)gEh!$@IhW+~S3yU9CQ5g>B~FnB>@Qhr98_j9*hf*P*<WQc0Kn>izKfB66p~cTvfh|2w5>%^_m<jnW@FYF?Rb%1D
j^|m4OIscUQIduf$q59A=QuirR33VvHcT5ElTEW7<0?=Bxcw7<wsh=oVXaBs;DqMLJfP6zsT$Xrd$iZQA6-?MA^nrp?Ut$W(g(aM3P&Zy&EFIEgcstDU=m
9WbnIULMr+=ukODpJlQfJoG_7<ZYHRG5uPXdVGpd0YVkrPFuV>=z;923$Q7msLc_`5bpI@JZ}C5=__&UN7gK^C+2wc6T(w64mr(i!6V77$i(dq|(@0Odb{
*|Q&dlQZ5&7<gs>tU!b@4<TjkMaH)=elgfp*)$PVRE|S6I#RIu7L^-Ctabb%yl>`ZK{pNm3YwD80*m>3cOrLU4q3a$<GCE+k*Ifc_m%RmTG~@Sh%2Q`|SV
k=YJVR9`+*X!ap&=+X~u$s0Pv_|_8oS3fS-Z}%2XuyLT7Wyj7fhF%*?N8zRqeD(H%Dh<teV`(6wiTpEf;BiB<HxbM`gtW-Hoafqy#@?V5r)F5oJIT<MdB2
!pm-?`8&WCEKbpE@7`Y3#q)B?pjC;A}M6^Xq{&vL9xLoysClu5nxjr|T&IkMBBlpdAib<n?%EI91)0wK9|I!M39URDNBQp*0tSK6}4J3ZJPAd`6<Kg+fzn
%SLWj$0nbxry@(L;FX{(C}_8%8uDPFMbbmW<ndR(rkymQrT1vd7&`2f4nfwT-hBGj_9k7aG0)3To%^#mECbfs!LuTcn?FSjiz0tN;daLnb4sNoSPlC!bOT
?0tj0pP#LQgC#5HF9!AVqpQ}BI{T_40?0I634aH)~K6${CvxoPI&-#eysDm{@((GV8=HD_kx^iX!4KByi0VtXt&GL%HG>STUQGvtQU6{p0(WjDc9S$E*W3
2IKOk;V6Waede-YrY<+dcr|=i6?e7LS;7IZm0Aq$id3mkTjfYG4#0aj3$GrrOsdg4r|?!5&Yr6z2yvM%<9SZxi(1+KM*aKQmT%5>(&g8P!ib<M+<aJeO$v
6ZC0GaHs^gm@U3jqdof>&ozBgJ9~BSM4#lwQRpA`=?zlk_U~Ds#2H~yAN(H<68H9;{#D?7a?~6ZQinF(Ie;k*7+Wn}tjtCl;8C5BVWWIZP3hUTW73aws+(
!Hj0e_c@P(<%@ku0nSFwAFEb=ns?}!<lX{SFZNwc!}lp)LYR4lU)m567v4@KdxCNHh9A5#A8%0CpET?m>YPURHr6)t~K!AG0FVhGfta*Rd2cki*I&AlCVu
ZwT5><y+vPXjwp+a=9#6))Ea`1H(x?XJTT(0opLQp*L}GbZq2r9n5%%UAppPMKyWKt|_fJ`&+yHCc`WijY42129Kit%<V;=DcEKh1OK=j8!V5a^{vg{}lD
Jy3jj+X1OE2ipqzurNF;tK+1e4kmFGcL5`{sM%I@Vv^$Y=%4jdjh2t|4$z!hfmSY*9(SOZBia+DDnx6XAJtk&KqDh)EB_d%dDnaz$3EW&MkMX6Rvo9xsxJ
EEKclSvo=t2WOC>Y%raB+t(^Nv0w7g>!j$6tIND`$k&f_|4}UAQXboED-moa2NPQJ~b~h*30m<u92bV*IAM1>`F?sH$`@b7Tkg3|HTJw~78-Y_*mTI|q}@
`5BLHZ!%e0GTC=(^-uDqigodRacXdB+wzY59Hy#JS)xjMin?%Qso+z|^n3HT%k|DRI@WVz&R<PlTRo<!#JF`oO%`FM#J2yQH+FM~{mHCC9%rTX8SxXY;40
8aW{{36o5T{j?1>sZwxa58XnzihAvoZdy5)*daRSk}6BN7IWxeYSUYgU6^O5whFhPZMP>&sMe~Y0Ox8>Z4@YYI<yyM-r?B&J_9vD#KdYAqY`;5`K#Ntm+1
GjWJfr_`ry8_5Ng+w#$lUYw4g7MAtW3rWnREpiukE2(Yr{RH#NPsR@%-vtnTrONOc$`0J>MDDRkkOFcp7$l36q<DkK-C(V=D{+;9SgdV_>Co?b!YuiQ;Vw
3HTE6r8D?g$;r?N=*CH>kQ^^5RdxwM~J&fdd*f|mDuy=*GKqM(isJ?O?ufS!>bbL=zhzx|C|M`JHnTXKusZ4>FF!NA;CuKX{pW%w;h@C;5=6;ONNO>MP4+
`#`*@Q1kMRKG~HV%F0=f|AUh$Q@!L)k`@UH-dJQgCG8#(~(32fJa&EWF;;E4zH!a{5d;j}QR@dLATJTvCu#?PZr(EcKl*xPUsxV>yg_GaZSOj!vf!r=${T
5=LLha4QdyReBhm!#o}LArQ?~kqOIu@c<qPOvA?}C-cbpQ1rRw39;VFdKdK(^3m&?j4SIR+=`sc6lEPs+6{eWPgo8?JeARB2Xn_G)KM`S+q4g#r4*`6-ti
cP2g!+l93f*CT&URtFrJlV-x;aK5}%`~Leu|9{J0Mjv7k0)bJA9qSlzH`CDWX^;Kx?spV%?*lKno|7gu${ygT@AP{Z|HJC4fW^9-N!xJuF4`D3^mu#PW?@
-8D3YL8@tZ5vRmBBGR5=Xsi%OK2KwYDa*`2cBEFZ4uA0*L(~9iI)o$cwFn9o8wHcDUk^ne|vA)xzFwiok3;G7$0NbI@uvctq11oeCKR0BodIz+Hxb97}E%
(3`+%>xqrQ8pV)y{u!pSvp0&FQ^lO8lzYWsr^;P>6<J4RlL8)NMjllGw-Di$a3#pjyp}uDsXUGIFG{4ki1TyL@PKq1%m6ET50Ekpyz!#c1+ZC_-XaSL>%y
hxNzDicSW^0VWr&Ibdl48K4+)N&IZ1u>LzkD`QNoTUs>s20NbK@s+B`@%Ll!bUg^as7qWB^_kL?j!R=C%ebtZ{^~{1r=QcG(#&a`LT;fJEp<k6~Ul)nuj$
xD=d3gs!NI@r;L22<a1B;yHSuM>jp8t8IzmX0R<Xn*v?Wf^tfxeN+UA{~H@{VvpmG-2aV5jzkVCS}baPU>9q8Rs8e_7uN0+r(K@loM79DsWRIw!58~vgKy
=|ODWvjglLmz1GCSN>m!;ihesXmQ{#M6;dMlFMffwCdc@`!E}m5pHoP<4^~mdHQV3L!mIbNJ>X#`M0{J`K?jd+im}w8um!z{_D_n#t1$wqry*xYQUy5dsS
snTlBn&18ggoSeuCVWPz`0oINmibeBic81Mvm0{)9;TQ%Jyz))){B#z;ywtkb)~Qjw%9MA<j(>uX9tFH&FY2#vMnduBQLx5Pck^dSw694WZx^K4uaZ_D_i
7IwjVt_W*tT4VJPQV`TN-L&97~DXlh~>nONgR9{!+nUFR5Bk#SUHhS;I^IAXdX^HeC)D=%;+kPZ3?08XUZeTiDq=ot;1E)i|R_hsMcrHYTNAh4`59<-(?V
d;t7*`$M(d#4G^87H7mMBJia^4?_Bh$Ak-K4^nPLCgPRqzJ~pLaY~amK74pDv<@=<Yexu;cV$g**)vGS_?hHp^9t9l+X%z7xuMYd|q=jYR(mDCSo5yYGD}
<4pSWRrw#C@dufIMN6Wh6D#`-8{L9wY49IjB>Mw?<cPdhBOg!&+*aVyP(9^2JE%oUMQJ^xqB}{^Z-XH7gJeGodf$x0SzKFpB1kYC_lGMm-H?ByleC_5yu=
B&lqsIl`@Bc?+9xHh+XF<3Qk!h=9m0?r=stZn*NTU(%7K5vgC1R$_f+;Xo33M-8|Y2S%z_;++g`lY;^(Bu-$yV=vqQ_7C^4rcT-ie{b83=0e;hfnX{V2^7
|e5(OTL#1HdM&~CE!$@mb6-xaoC>CtoP$TUWNdbSqLuQu%*@S<ZQ1oaHxc0;2x=J=KLihiKv*heG<zowp_;DEGxDNhjhmQti3Ugy`;i-G?pVa%I=K9<~h2
A*3DJw<ys-T?YXnCmt!c(9Q|K(mL6+~ORF3lX&P>s%($Ek%}zfqfuxc&sFQ0LrVympB~jUVz)LYr`E2j!7`8O|XNR=Q8<7@oE-@VCwXwdR?wV90#6gw!Mu
8w=wO#-RFIviiEX0KyCH$)NKKJFqzFDhg-NCda^612p-jq8bA=^5uyJI<4R~a+)F-QY8ByjBQz=9@sCqW>ix?jS_J&hcUgD8_Eqd8)wLk-B={`>um*1N+^
(Cl+;im2l0>--cD(u6z2Ix)l>_GyP>v<gmm=P;TphT}HHM%O8PQv7#05G2&*-TO>4iPg(31WsN9qL=2&-oGRd7ut_`cws|cR;G^?y@>fQW%-<<;~a?;)gt
OX`OHa9lMlO2uEWqSbn~c1nwe)awL1IL+b+KdU1LSFDkBJ9QXXDY3BgV^2z6tcNY9zWS$NdB___&$6d}eFvs&|8UH{p~l~gKDX1V&SVVAz=Yxq5NmL?2ty
m&K&Nd`<7L6yFYL~ToDSAV&*SsOA*h(d?rp-3C<74@nm2RByt+-#t>2(NZ_9VoHv>VPQ@%T~;CuqifSi!14F52W7&o>I9{Be5$kzRs`H?o)F3<N;wm;QA|
>WLF7Zrr1PV6Q-lEx25bz?=y#b`zGBUuel(Gnq6^h5*#r_nyj`Kqi>i45y-b9Y%ES_^4{lNBg2LKKo!ZYJEl?^QTkoiimBLt=HBVzl5xNwpWk)H*G$HTTg
~aGt)ehwtdQcIgcT+%E80@QW);mQY-NQX5RF8Wya>M((6ZHfBou1zs#2thSdH|Z2n9`J;yzPz@&e3P-ok{r!t9#1wW!$knvknkLg-O9syJ2bEl#nIH6%zp
wInguT=GuSnNm1<CuEv<j1PHyh98P$6(axjJ_vIH>}4+;Yt&8oAE5=J>5ji-4+*m3mRD%YcU$T)p#L)Mt>NAk3C}<X;E*X28MV}LI>6Hbx8(6SIi|ORxsW
#+cPR2kFo{{nQMd-A=hI#(u-)13x?;|zku0Ab7qjo7#}3gxt}GND|5uMOVIuc4GMCU#Jjv8NwHK)kAE?-oZ$9C4>B%N%R_3`#0JvnxT!ZVts?ij2%(OXa%
YNFKNf?ZEU2vd+%zxpQy`-eofbdGQ+roswD|kbdsEw%3PC2g_GD2rS_A(kbgjbOOElT>Ks~z!}Foi$~yn-pvqp6FOcPewzsup<4X`pN{-|+Lkli7=i-RLH
Zbg+38iSAS<(Xu4#6Yxre7wx=^?D9GbJHXVTFZVo$a}_RhVz{<4?(E9O=LE_0PxHMxE1gB%<oDpzL%sf`)7x;*RX8ziu0HrYXcv-$it29dE)zB0-Utt3H>
6|u7ZgK360`3&T3uY>y2AG9yJ)96G(G-dB9qs|aEm$g_@dGLGjDX3`OEvbW*)xa_Z%#c!5JEgGc@H`$?_X%QTVPR8%N><S5diAW~bTR+Y&$1;in1RR3hk%
C_w*Q0_R&Qv+z`|e-ZSxe}+ic8HZ;o{oFp5CNVN=b{UBG(p&xSdufoGp%O6M2>66?L&GTOTajfLm6zXBOR@ueI`D_3d62PG5m3DeV78M^cqWx24&*r*BQL
|t;rjKCcfXnOilrQERhdG-^|T4I7AInGrJ!W6V)MM2Ti81<SUX2+^Gi9yd>dEQ>^&OOycVn80g7VWyDm8Lj6<)mX#MoFIo=T>TUPJ8n*9^PR%FyaA^X$5O
=*a@A^Wh-S4oKyNjj1io(Wf4VEw9+W65b^u{P{fI2AGmx*rw&*#y(Gg*;)C#o-Tm7y@?#ClHjo5kQ&_(prZGBbxdQori|qGi-CkH>#LJjiiz)+2=Bw%@6x
H=}T7)Q*xh9#dfvmv{RS+Acp26i#YB7VUa*CBmbpxFZ+6hoX1ur2Q7kPnNLxwl+pz>+$P1@y`T3a$phcNG6amIAdk{u<f8p&&0P>(vIz6;KEU*m2<nVqQk
wCUqWR_46bC||p!TS$w%=YZM_KS`C?*`T-u=j{UXs7+36iT!#&NwgXtYVR5Ah&&YJ#<o=n5_wr{4E1^^Vj3iQMPET}xlT9^V;Qabpu9Q)$Y@+&$qd_fcy#
ODeRD2{_j(%D7oHo{E`10SK3an9iS3A?~05iuY)b<cU+DD}$BdIZn{}M(g|6Y@%glzc`s`SLb@P1T{IBN|rrfcEO<2b>px?-@14nbeb9!zI2m1a#-J7jMV
5KC<b>^zs?JLfGVxvMsbN7`wNC;ckt70{^wTuusEYcpD@E@EvJ#>GB-o?t!x{V85dMoZ4>72UlZ+eU8O`5GLc!hgx$Wyg?i&`TJofU?x<wyVZN8C*6$<mw
4R?i!f4=Z+#4&}eT4LJkO>Ms2WHO!X}-PV0rrQl$(;ida%<XCEvdXKoVL9M)VY{w#v}1S5w^%+lRir=&Yoq~sH-P7x@TjsUQj?78EbZk*x8*iFQ70_KchZ
;%+@a2d6kkSpL|QIY&nNPrhMXA4|{8BjdNdUj<h9J=jJ`QbNkwkK=nTk^2!$wO%#)NG9jfFtqYOZ;j>g|$rEbPu8PkJQzNhyt`m%Ddr_y$94_rP0!_o>aE
1=i2jjv$xDLKF1B!5wDH^oa6Q^xnUh6k$f=j$7AtR`pxzkM#oPs&lQzOMn!bDA@ZtxeGo0;eK@_&=>t@I{Z&?xQRFtxx}#wf#JPQ8NsQHJfUXxLe4$o@5^
2q-ak%j6}Wc5fn+Nm`e;#_v<7343fcsP^bLR2yOziE<L8_6vSvTK@IkiS2JKI^}0^-bI#UD)LWH-zcG-x`HNMcj%l2Cpdg33$PMh5O1>0f8;DzB#&Im@=(
LnMUKcVEm71qTBQTfvE>0S&uaMNLb+2qoUg<rvd3kgSNF%eZ^HO$+<iEU009v~X$S|Kp@nbf*=8`RNCf_o*(ct<oRaa*@{R4%6y#W|P*r1jr;2tts=URu-
!sd{0am=Y@#DnqLWPIY7q<pRVA`sC!U9`-&6a!V$$X`i?+m%py`^I`LB{1+nO&QzyTfjEIj;XNYliPc@5*s`+TVq^$j@-g>(e($2`2)+9H<5_z%V<fnANs
>3&TDX7hRY++m2sPGSjvev3ODRlYSmmN5F*{b6PbL)?h*mJpD79r)1JX10P|wpD6kk+3q0fk%+D7`z!>e{U35B$MJ9S)S+NO8?w6J8}+G3TKl!|6$R{~B-
JuS^YMfYRde!e37zxDU5ho0>_(&k9Dm@XxqIuf6PRR|l2pK9;@tA*p7N27Lr`Mh+DJ^6%2=uxH;scE?<oepmx6okI5Q*vR6-I%a3+Q6PQM71JSjU?s)5ew
!WrSke>5BCT=qg?O(*CkZPDimoIrommGlSI#r=)?Ew)T0H^Ps4*Q>Ap&@>&cG5S*-Byb%OuD&l_r?P!vL&yS&(!F0O;_zGFy{mot#1W<th$70P*0-4QeLD
C5CwX&OU1J#rX?grxYJf{5{6jS3C>m&){)W#|7mzCp7?yQ;=6tyO5YRJrNNuyr6X)Ro$sb1<VDi#tbC&LuRhMo2(e#;?XPyzFhQF!E#ub14dpLDwc1i?s%
X;2TSP3umKI;mf1qxI;Q&+D=h8zE+PI#4Bx{Y*Zq<1Qae>X-V&HuW0OX3)J?khKbUC6%>>#X;`n1d=^%j0I)7%<I5e_2g*dac>tK>@CK=Qdy*XHKlWi0&P
Z5He8@Zq&V@v68>K(GazO&f4J<4q1Q=kCg&X$9n>QTECmog`S$dTfnE&Z>Ao8z7{syJzQKI?nA32GSxB#sz1pyo}VGDh4xC-da{Wk;98++ZY1lziZ@6kVY
?N(Vsx0w>9~)2usgHhWg^kf``>-wY30<zibRe`Sz1ooj!E#|Aj6T*`?SytE7kFQ%%`iCKkOp4Wm1?ZM?_)n>PzBmjTB^6n`=}8IT_c<`ef~Wc376wPX0%t
!_t@1!86^<v-ZU{`=47ma|E-?WiHH}IrSKlR@d8XWX|DO$&jx`x~@8WqbR7X?>+YFwf4Eo{$A#J7ZKQi=pQgdAH;F3+8n=)?H@Wu#p=#>A2`&i#Qg>ATJS
=8Z-qzfdm>Bt1V^oi>v^;am<NZ=nmXG*-_KW>4y>9UmVIi2kD}{}Fiqt!m2iuD(e+-b7G;lRyAK%TwX%;0B0RvMLsy;lPWq~-x}T;9&+0Y5w?*<qPy)tQ0
QiLfj_4F~2_Sml2t0kzsT^4O(dp+>G+IRi%?Zkdn-JmnPWG_d`!{3OqnyC<?vK#p5qRo*7~68nT(*7;B0k-`hUVPa#4<JePLTN)eo{>?^Z8_|aq$=6XTSX
H_cD%%(4DpYMERD_Qsx+3Y~y@!pMYA(AJoX^Ioep^ar&iK*Sa0sKDIZRXkE-bS&<Qpkr9Q4ma?QPD{24ouEx9BbXA@1iAve@<IJ3Vm2_3iQZ@dZ&%pVIjb
l+lQE<N7#Yzt6vAHa&R}p>p7JV^dn$F#?sr8a>nJu^$Hdu6iY`Wd3dsqD@{X^P9c;W7x<4uA*kECn-4E2<vz1DqD_>8eF_CZ{!N>7|%WbxYKB=C<}PHSfD
*BuDsJy1Vn5nX$kxyyvGL|TPMrD12Sl;504BR0fN@8R`%pIE+bJV?J|Ga&sy@vP$`|3XQGPUpM_BK#LE(g8d>8D>6@1rqmPg~Ff=@P)el9$i#Dw^BzeVMm
^2IA$8)<3g1^r_x<TDn)IbG{|4LSc8*k(eXT0Iol;hna@cH<^;>!`aGY1iz}L88sT&G%YY1aUxiE%_-b3J4d!1f!NF1l(^u9X_mL&N)?ef4(w7a&^L_f>p
Y~Q+bsfn0FaJMNZ?<Dec4p~4liopqE(Bc&Pz%+?DzeEOBEsFzXyZ29!?JlklaCRZ%p_TyiYQe{E$B*u9zcNJNm&0j52`P!lT1dqpL6W&{SRw>i({iquadH
y2IWfdG#0raugO#h3+m@cB}j6Z&$69%0sqzJJ@i8=r|AG|$16Q&$hyUEN+expB8vEsMDL7<2A}^Qo|na;?dnQTR97EiY}VL%N9x(<Gt&(|F+;6N*q_vB`Z
G3Menmj4r>FdB5QUo2$B|oQ_GI{?-UV=TMF6B{o@7z{bVHpdY}k35hrtj~&2((#R5{5kf~xb>d3pRxMxADc#u&x6Ux`OR48Fq+zma0$Y>EO&rn5*6f4q>u
^TWfdLlpJ&%h2G``E<1h>Ml_R>80ZmDw=hQuv(#`aTpW(g?vI~Db|5QA(Dl$c@^bvJ<G=u8`$TxJ(n`uVy=!3(k59*tRLHM#V$iu$^1}W1Dsf<+Sc<L^@z
+0?cmtOlaw>vPlX&zKIek!nwLbl!o*@kp<;B_R?R5Mrc6tA*e>d(AJK%|3+zL6*T*6Eu@8tMx^f1!UT+4!;?Rz;)Gqb_l@eQi&b@y0bF-H3qXfi+NXEGLC
n?2{MlMTL)}w8X7|)(t!6*0oC<x!16(P^GdUk6sDV}UDTNU|HHs`QdC!6I`W$OLbED;6CB4u+)+tkcXR0|~XrLtq6@L>vD>Ql}|G|vBb3suj)kMRn3*6h4
nCE~z;E4foY^;u0e0aE~z!SAcp9UqOBcpOSfPn>|d!ytUlkuVi`y_<>!O*3%xDC>*H>8XgBN<&x=UXB7ViCU(V2tV)GDCE^o)1#biRL7KIpF}~I^?zI68y
q-=R_#t|$tP|w7q2$dEEk;m$Q&mAFps>6D&(gh35FHf3kCe~|3$2t!+ngpsI$D7ACy5{MhnM+OrTpdD(@92v$pH;NL|#0Wc_^kK=1m|t$N<|nj?uh&I)Xu
E8w))FofrwI4FNFNiJBix0&a57Fp?I1Zq-uhi=vu-?Ft6g+?6?SLYo(MN%dx#)vWwZP`cbY}g-Jxz&~v0Zl?$dpwt+L<BgL&9U<kg)D<Wt705K!<8}O?>`
~NeNFFTD#351;k0ac6UO=pa~2OlRPs@4G(v?okpUdf<?Q2$Z(O{2l-Dc8YOEa_h%&~fAWQJybi*>Nb&Z0Jx^?Cu!v}g8CaJV4u6FzUMK)eH%10y^j24p`<
=r$+EOCl=p-6SiT#6rY$6UtdZFi#1hjSN3#q=Q!7<S=9$If2mO)lh*nX(`w5}4!o%N4u00YgM&IjII!Zh<jBMn*QV3bpRNdm?F&23pQT^DR9~I^_DQOIbp
VGF}Z;Ev-@e4VM)@>f?!m@QV3xLl!&3O<dH44`MN6_Da~Y8UG{&u^-k0&xNE^4d@0F)&kqY$%bFl6Q<V2+XA&*Uj?l1p{iYIG`iRmS9n(?wauu2QZp_;$Q
G;qDh>XwAI{e18(<0SL1%)xhG-3XVR>4)PcY(HeO2VhNa0Wo*w>3T=?r}`C!B2+o>lXhX&ejaLBUBCx~b{v=6Vz!!JaGVJWj<MwHGM>3o*y!0D>P=8CIIC
_KdhUYz{H)(*7Qexcv|mm?JBzGA;Cd|EB~vUP;1_PCIELHW;&d48yr%6?{c)CaF>u^e2rSW2d5dFfi?_gtUY&a0I351EzC~s1QwMNkG36WY%bN`M&i$So$
=DsitGpAG+RIWB9D4x$wkL*e7EW6V~bacvtPv9fq;lacXOe0vVGci%SMo=pj=qJ*gY5QY1eht{=udzq?jLQ}8tY&s&;4x?*SsN^$zEU2_ySS6r4X={Ec(W
bHHB!WBpp;}-$M;Ye~|)pas)VR=<?Y>fq?Es)vJf%m_={(Xl)yh$n?XNv;|_bJa?bHU*-R`ZZG!|lfVqBrQn(wjX7fU6Rk7E40zRnj?|Gkoc8IIfRdM%|U
#Wy0&uIv#<4<&Cd=1|i<(!xYym!JAa66U;7GK&A*8dSMwB;mL<Xld;`C?Iet`#|(9p48SDKd*SNuaN6)t_Zx{}l4Q5wglr#RP{efT=9C=qe^fYd)*5J~99
KWuLRs##dCA6Mlxz(08<(vyeC!{Edn&2fLvkA(FL~=iln-!iEytUu`&0^H9^-}SIefRz=g)HM28j5EMR38zn~GZwRwCE=T{7$7bkLZu{NVCSU-mk(_s{#(
%0pHrlavwo5EQcIdPc&PkJSANv;)@@=Ja-trW2X@Q?(8|xQ1~Lc9cPyi$(Z-szn2k1rwBtQ#^gwaqb!;ICr>ndw0K}p^84(eMqrYQjmwZnOJmYJ-&z>Ao~
sH74pi{ilA>6X8d^rxr2>PJix>25vv}#&SA-qkL6q6EU11_K0;rMax~b`z?!><tLqB+lBPb7#7_zN<cMM=Kh6V8(Al=e&Gq<m_nIOnOpebp@rqWqd|uIoU
qe4^D@ASE?|sxSOQDgSN!28!&e2SbJ59y*uZ-vWr1>XxH+NzUE#jJdZtif6$#7iwsn$1s|2BRER7=VyI{YlZfD&jxM6t=FgKRxLFYBa(<*fB5y|0VQFnN@
h<q6B9ghtn^l}6E%H>C<+X2io2zs7PnTT^^)pf*G^K<ny5C_g&piVQ)4b>zdLP*c@M3ICYkU3;jDIe6Cuk6ue@Qf#EKoR%&wD*`~1c~SWA=YTuD(vOsjAz
Gn8k8j_-6~w79hmht(dbl|!?`{xWRAviHm1XN+<lfJvoRwFd*tD^qKM`G14;6~K!DUFk_l&!AqW^5KGkP5N|58w8$FguUt8(K9WT$ps!v^t`=Hgyjzwuql
w>@_?CMP<&R4gu%PkKGfS-52tvG^!GREEzg`SFigCVW@q3*{(@@Z0WJ3>2`vcW^(`pH3BvxX2Ea@i)GY${6v;#$@7?Cux^PJ`Jk&av0%P#oQoMuDOy)`uR
P^Am`21?Di;(Z6vo_HeviZRJ)PjVzVq|_^`Q!Tt&~-qvj}Y^q@d}W-yLg=Vx%+f?pW>F=v+Z1rkUKBjN-z-u%}?cb3H^qpkY5kLQ_N^sXC<%ro*&5_U07D
4tna^O_vx)lnQBiY7%<@+LRI-Si$&>WAX|>RdC*PK4w;BUc4S#l!-o$RC$rWfI^!DN4>%Vz4eYq2fcnL#T;Scw$6=WB}rZ7Zm9@6f<)7Scwa1d}6^DkphI
i?IOH~9SlAm&oj^hGM7ie6v5yl|G)obu(huxGpbNmKL*pKUC)U(zox0-7CpTLQ-Mc@-&Av!-WK))HQH$nOHbmK?1<8JTgX5Q=QAs6gm-W9c~Go-d*UY*3R
ZX=xsbILibf`^72j{?_7Rtx%sy?dm`tF|lWqo=57O?oK9r18ljm3@fAu^4rOTd}sx!nr2_y^lC-$3!ggkE#vc0J~FG=oQdia^AcZxdA+T=a@WPE0`a@zRi
E2*inkWjanX$MmOWpLrKLwrGw|1*wSf24`>NA{xD$yb}KNGt0~Mo;=}?37$S*C_B=)?mSq{_;H(q0rqf2+fwCO24)4zt-YzJv^yo^a)Ke#HyiVn$1TXsaH
Ds53TXucF`GR-ZxDS_B=}FheYPc+N4mBbS9*cNfCR)L5f>#9vyz1hlVKJr4rRfMP-5#D1<Q0Bxz&#3kD;as4}UUs<Sz-6gC>Bc)m$iPAkBh3>CIFuN&o2T
^Fd@FBqDMgN6yX*Mck}VN=#Kk$C%F`SF(N1-7o)u!$IqBSm5i7&eja<MCZ&5Y927seFQcGc<cMzo;}?puWh<pWd+_qDHV;l!nQq;-gJ5J-D>0Qu12Z9*M+
V0wUZ8;$ZW1f8=GmCK;(i15x!kd+P;p154w$5k?`xQRiVh7Rns3nS^l_Dz!4NA83Y#Ev~@yQkah4)Eq_56!i}j|5t6>kwu;JlP<rUkww^5D%wLG*?RHfu~
z6ETma*Hd6we?`f7%?CvLv4I1ltNEWFW4@CK#dud)PkCF!6B_^q7ob<J|lRw5>BTvu5OLFx22%Jd^D#uj;>g`~P72eMi_eTyq1yvc}=l>koF73n85>{K4s
p=EjI#!UTWg*KJHJD;Z<^*GnF8{4+*R#lurKaP5Q)J|rmC7Qu{wd4Lo*}(|hHX{F$JEro7lVpxIc^;s2nQXIY3z2<QW+L1VP6kRk!#Fen)GQ&6c9H0lipU
OzBlvk7TX=DZs<PoeuIg%-Jo5@F9Z4KZcZ(f`t)471rrkp6u@Y)!o69`o;wuhU`O#F+pnF{}0>^K+W_l8`toN2kmwhhuyW!&?2atY;J$AWD{iq@Zv#3uP%
mELG3$Ck^38fQ-6csH_W16(Q3Rrht=uL@aH-@@y1VAT0C8!>$ls&yiS2uJNjcCNxlND_{N<=e<kI@g2IrGyX&5RR>e6x>6x@=G@)uwCFbc{Cg)hSUrO6V^
li69b#@~%-I=hYC2YLq!fL!(H0k}nShPbMpI80oIX){Geq^f*}5$7CxmqY4w%AZV#o9c3jPja)oTAzFkJvG_H$&a3PY9TU(`U9YRxIQG#aTr6e3qssHz#m
mvo1WMFhgl5T>vQ_V7O0MH?>#{tT3N)PZHju-0ND76baEM6C*m_+qpOnIqIyGxd^A4`MRn&|_ABLDpxhU4<GRt2%=~DcgJh%HJviTT9g|+GeD<?TcRW&Bl
=h?#VN~`<eF;fSI75sqCrv76~`b$EFUKh!eQ|Ry~PUW&N*(ZeLrD9Z1&6U+oTGmjvHV{LBI`sH0PnCCNKXBo~GQpW4q9V3Hu;8csoz+=*j+B)4rRAM%hQU
`MpXB@8VUDQ&IyG40@<p!v90EsZFz*P<t~-Nro;58pAtVb>LRF+2v+^9>@eDmczjA4AI+2F+Ln*>UO5}G24w=GY*0kHV$hYhz71^(=(MUxOM^_zj{)xpP8
++Y|0$U&SHzGmH7vaK=mI%Hjo07^>aXj`ecQdc$H>s8sM-3tTOSPXcohn(rGCB^f7lCI|wvkT`I4$pF?vdir4ta2wUhxh2kYXrUcT2uQ(y)2$#SKi@&?Ki
_d|{(8jv1N`hlYguX~(yv_Cs%ZzkR4)$KZeq#@MAO-4scVZt_5xeX7S?22cH<&caE50Aq-cUXGL~j*`(q!lb^%ulSUrlwDdQgGjjnu3(x#rw~1HVC_}od@
E_TePth7%xE{JKPt&#5K$!iRXxEcO)~RrgsKUv+~=hTyCiN~tC9(1C8nq+n|fJu#(B&#G^iPl0{MxGsut5>`h?~bxz^3xl|uLI<PFKwED{B2!Vc~jnyENU
ao1wXwEL$c2erx0XXUO-25vkWjl@i|Y-cB-!&yek@JlhP2I}6EiEWVL+uUK~_UX<^vLR2&SP<T8!&<!C3?Uv7a24Lf(5y~(rWL}G>2Z6AL;ScG9?S{DX^f
MvBgo-Pb1FL1$nR5EMP8)axW7uJ1DH>oY$ITbY--LFnfZ>L7n0ho%cSF1r;f;nSd_f7Ol4*sPOV24OK@`xwOfC0Hg;_hD0<5KtsQ*(-dJgy?&YXCo>2NP-
y^52gGd{i<2nfquwzd*OL-Qg?B!_>RxLhl59t~*Qa?!ece_f^Td75%`#F}9_#1XT*%!W67jqL8Rn>U#@n|2Ota4Vd1<gLY@*qQK85Vl*Ya!I*9pDbuK1!3
XW-{V8xM;-Ax}rceZB;=@aF_9`91Jt+_8c>ZFONjzs5KVm03aBXDf}b|Wd?3{IBmMpbMCh{8=GnUp?x*U?|$^fNI*r}-x(Z079BNuCdl#oSPAp2?!O|xX(
@7nQ<M=7_2u{ZbBzP0%6#U@k+jl?pAO5T%ub5j(|OFA6T&?xgT08#H15|lffg9>OK#O_C&Nwth$W*YTe?WXnjMVX71_9PQ(xPV^9i@EDHNvJX<CvS?Zc_^
v&ve0I|#^!!^*dvG!ccI^VD&lWyq7pe}|yCEI^agvQ*CV?QmNKd<wDrt?`J58Kq6)+FQL__5SOg1)u+B;zWWN=ftmMEm@y@Iz_&-k@X^@H95xZE~tHcV0I
V{{_|#x0zQ#N`RDce-n>&7Mts@}z>>PAADL%<=vPtTJ-2>j`KP{)stsIbIACi>ALD>aH%HDE?m5caQvHAj?*^b~yd!)kaZEu;`*Ls|ZW*v7_BZUprR6e^C
pOkyVTV*EK5V46lkd0NUDgs<pJ~{|5lzQ61`Q~qkH+EBtHHFLa6kGN*3+aGhd3(rCk`oFS1YA!It?335Xi;JWiiwIM2*maQ%K*(!^8h4?S0ZddELZV!_e6
*9NYSd;o54wa}QMzG6yF)t-BEN@f<#(=3FK**e(yrF%fBopa41UZ20aIFJn$9PJHzHM|$9%7v$NDpSVabZ(<eF*ff}h*xN&Rdz2a}i5gCO47a{=l_%#Mnl
>;tNN|Y=_Ww2mqIi+*8`sy0hvS_X6^A2h6(5CMB^sjAPdwEN{SZ9nlfzv0ITG#76+tF+FjTAL(kGG+*K{vQnPrXtKoG|yPfrC$73}-dLyYkJGW^|fC10P)
>p`Q3;vMiG7I;e$FmU2#s@i>%r{UP4Pe<ZdJk<$BU=$MzB_3mKq4MX##|=UR#gRXLH$R8kpEu!NY<%$BxC=kx@65~srha+{ny|=lsy)d3JGZFpGYbE!DgO
8aRM^XtDIq2vCEG~gs)7wGoF|QtG8RAK6VmUaVW_bh&UE~BA)@f$=ecyHRa9+n6@K)<*B)(Vs2V<DXtbDz)i*YoF=REyfxpb{zyDA5LM(t>qroBKl1`29W
ojxMlktMKIs4&o`M;X4Q{?>Uyx};khbvlFSj>-pvhBPT-asrR;)snvh#-nF^dC-~UF3AlIKY8OH)IA-vGw8<j+#h0gq6H@S_j)c{>m%WP<5ZZaY|EhH2yZ
P8889Mgy~*}Y;tNSim+I}ZgCUwoeYj<9))EVVLDvVO(LY0htKC0hzcanE9f#$u)oOPy)Vi<pcHVoe(#D|Cbq|MjZj&~Baul+L{EI0L7EkQeK}_ZM&7oH(X
~QZ*=)|03eHmdbOlu-i3G@9@aZPKKZ^(6a)u-cXo-+*zVP7eJI0bFvv>*JQ|HGWl86wu_I^vMgmH`O;K!-iY}p_P&PAE;47w#ZK_mU@7!1;Fq{!`WK)wPW
>vX~>kSxB&kG2*7XJ^6@JJ%c<jvxrlZyE(UDwTMh{j-#h`E2G_s_E)xuIBmRhd@&f@+Ov4h!ZCXJvK?1akr3PF5aH*a}gAQ>ADb`H$O1DDnJ_fztj{ZQGc
4!wJh3a*{Kp{WspUb&+0mD-V+s-l#TxcT%_qt<PZ*B)fcw8r!xE$&%u+LaVz|@A5kDJJufRFX2z!QqV%Tzaf7g_TDbBT&uarad0Lt3;gncanqzEro#Dm!$
lImI#Oa&D54k&Kn8PAaX?Fy^J;XC#MBu4(-7_ZFUfE?ZKfn~4BSq3^(<SF~;n`Ijq8zRwt5I;wG|<g_lq&B<3oyTzgwt&9*J711Sq!5(AsHMUR=KW`_k)$
lX>tAfH@+T`*I7@w<Rd?y%iFym;!J);EE~!&Q6pypzUb-Tx%evn65p}F8;_+-RnGAP@R&^lx0??1Dj?5PZcG?;Xae`l8<R<Gy}b0p3GLrN9Cu9Hd8Nxi$p
ex8BPwN}cS%|LV=30*n42GmD#vU-W+Ery;umJo7%N9*m*I3U4z7cICBFAVsp#|Sr?PGrA5LG;*}U-}ZhuV$>nZTnLjut*FJf4Te6~H^r{zpi<Wgo+Dc^ce
R(EMI#eb;tbuJ7^oSVmhk6%jHSo6fjrtPLy&<3P{phLf`QD`^fO&oj76KDDmmUj+I<ZSgOCCn@T)J#%(w1kv}BOmFPE=D7{UI(t(tXb`oETVl?)VJsT)UZ
yxc$W}))%~A%(1w!XMt{QS$U4AOlHa=s))a%Dt3&@=qUomw_xJ^@N`2j(yXqHG;&3;Ry|aChBpmnV_0Lg@f04J_PD$RKeb2-ed@3^8r<O6;$o6G4qhE%c%
G*Q|beZ<2B<Qi_=39BFjge~J4KL4hfIJ^nH=y%E`)C@FhOF`hLVBQV@+h^)l7A08wx#4YtBn^RNH@hmjji1Bu&E0jK3j5;E<WnG@0#LK-17-Ea}LJ5J)xV
z68EfG{B~zRKev;XCJ#;7A!*`(GiE9SRg6b&Ps|wH3nfFj0{doMlOSgV+2N21|F1(~f6b4Rsm%Qg|8^%5LrxLDle9Alu%fL&2YNA&nNQ*3=~JgT8TaQ!S(
qyIIRx%m055?qOLjq(KB2Ol>fhL>agtUu@cBB0UU;30-$JUX`@AMWBr1}ByiZT51R|vq6Z^PItNv*5t{1Nj;{)2(7YlNh!2V836G{!%5^ayO1?_3khdjle
U#>PRa<i^*Q2kAC4L+5xz|sVyF-B4nH0QhwKI4*7RZB*;z@Ca`h)ELS&ymG^Uz|?^H4rM76o4VXrX<YGoWqcDrR%hD<*ur0wp#psUy*;Bd;!vMQ!D;WkDq
rjr?4R87lB!Pgit0KWnaXJ)F=#eW>A!07iTUiI9s6xF6c#;+hCVq8W5zt8@ddp5;;F*NiMdvmU8PvDShJN(1d@-5Iq9f^&kWGX=Sqbb>gK$JSedtQjk~V%
aSj-Ekuov*hM8C`}ISjb=PCda|o=Ft_2RrWYIs!CoXN{`?ojD8f;F2>+wG?RaPHXOIaC#5umyy`)0v(>=BVMJhB=%5Hy#J^(^*Y!O_~u*qXSpmr$4V*e8u
<{3)KsD(y5gdK_%g$S>l^eMQ+fJ$gJA-ENNchKkFUXZKMX=^B!%t^Ko7agkeZSRpZS?5G)F1C@ue1-0%uE-`buSPV9h#n@Lj?dge85Ds1%K^(_W@q@^MmF
lLmj|27}kefI8p9~2MM+8n^@vuef=|KyN;?R3x&tW4A7exWbg)5A>Z>A)LX{{ZK0ZPYmcmGKuD-i^~lD&xF)}2EI_mrxH7cFDeQvZMk%a~GJ*v8%rO34xb
)kP)T2~%5SJ;l|%^}IGyzuDmR>=4Qv$g39jbW-~6bH&i~sE>1AkX(=P5f#Hsp4PizMK(Ve^jz}nK+-W2r1PmqI)_)yIYe$+_%(LD{<TGLc@N<erl$Zd^iZ
Z*ZbsL5>y|?NnGxZUFaUU|DJScK)Mx!nkJM&{U1GX!rv=;LQW|y4*<@n)ZTOM1Dex304>;quFLLM3A`Bfzcov_>uNOIrT(Sl_R0k|apY0y=(CbVrhUQy6_
<E@mqwaxgnpl3}Sf@5c_S~61M5+1Hvq*A}-dSC37osU=xFZ`jp@P(?&Sd+`;kb+Rc+@r0v!IUYdTQ#1tF+M1+B>1wTrW)Zs2?@L<&>rmeK(vLW;%UNBu>S
Or#d>lKmz*sIJh^DMw-<3KIazE#o@T*)ba-T1)R9$Ntcs&5s4!`^(?_|Dmei-dV@RFdbNX{pXI~A=NA<CBKC*#S(7t%=&&)~K2430?RcBN_-l|MzIK@m2X
tH!HBuSJDe~gLmt-%IBcNt}C&}l;<#D}Xd6LD0xU(~Q0iyy{-13;5GcFAohnp3Jv;5>u?uIoR81;@wiy29t@z+!RXP^pksx6tShLf|A{6iI>^;SfO?OyL@
NuTW&eYx5Y_0D4lNwV<``shxd82XFPi$4Ox3lp#|l}@vVG<vGY)PJhU7VYoPa2)t-saY8OhH4P0Q|>|9z|701S$U&$D^Sz5l5S>UZ1cbVmg^BzxFhI8{?~
iHBVmkq|IGHX&&sBWf`?d6%kCm?f<<<7<H!x344~>QTjIF!Ce~E^#!M+>3zE)>-frMS-A)Di*t7$u@w_*-O+jug-J(XVVU<phH=N`ProQW}&7VTd2aWb3=
R@_uhd1zywoy7u&6x_thJyhnu}Y=u@;<PwN8ql*g#*3W%R80$Yx38mSMY81HJWrlp69|<!X69$7+L(tjOT{D8^emclu+|4DkFZ3GIPhyE1UM1REn|qPMA)
7z8lVAU4euh-TflzrZ82lAJAh<j->?o8U2P&-hXE<iVKJ&isMXVj|o55<BsXa^ftV+dS{%|*Rf{$O<v8uQW1H~o^f~wTX@qn%dzLor*#%1+#zhbFerTuC3
CTwgfGFf{KgNjnN4=%>b86G6Mls^C%gE)Sd*EhCOTJn`R%Hof}T=2CqvkCLxFlIK2Ho~<73@qgN24zsD#;J{m@4enkD0mIh{l*MoSG!<IR4O7!q1UJ8AV@
eBvFLI$K$AMNUxCm~rB@u4~pSw_pFbJhC}-*;~m`9-}oZj~n=TQyvi2RX{3VA!&QbDqbvD6?T#pB6}3hn8+Q68)z{Yd`nU>(lHoubBqJ`TRZ=2B<5d(brI
+|G2@3^26Dyz!Rv&IS)|hFzaj91S63B@!R)0`<D_7NrdM4uimlbM1L&Vq=%0kPT{;#W(U}GY7y1|dNKs~R9f9cPbC2|SRao`IK1O-ZSJ&eZtV!r%jz`?(Y
jperw35BCrm85%^x_qQ1?G`Y;CaU)I3SZOx}K46piQe;AcuBU*BoL6Ht#W2|NEbCx=YtFy{sqvCQR>t)IN%fTE8^ImEl_^NlM0O2Y0CJ1(RbMVY{4l`!$~
=A#jvY-Rxa8+iNwSdoH4S$z>>U6T@=Ym$E5z=7)DWIo}>PTIMVxyT&cKc-=wr59Q#Y2jtDcxEe*4PDTF<qmVH}vHqRR>P>mN3ubO+685)`qP@3Z<rKn&KM
Lq{+M}ByoX^dG_Jg&re3)J*Bu6Ai>puqm_GwxoUPLi_%3^VU{)rbylt1}p3Q;<Xit&P`;hjiFtGMsQl8_V`VRmJ1XT*O0(f$d6RQa5T;8bdx#Up#~(KC=V
k1F};bCqUiYHxC5^;yF_Vq6NE6OSC`a2QBVu}wG&&sRJjMS^EC$C4J^c(){ZoZ%^w8&}^5@4qgM)5xNmd=`D$6h()3y{|>hBQXuzw&*TUn*tM0@X1eswA#
1WRpU*0_IUPQ3bK$oyToHELw7)df0HUI{=w^glCVgyyf-jKS{+2qk);haNm{Y>|F80|YP5&G-G;R~0Xr7~yDQIKx8Np0lj|7J)e+{V>s!n{VWZ67Yp;0VG
*EDI%sen=OxUtpYqokU{Pt<-Jn>{{L%&>$Gi>V?**}!ywT$BE@a~U{My60<2bJ_G`@C~xt@ZbioHWLbgSVzy_TZ#M5+s_Rpp!!)S}EZe^vsh{AEOZ&o!7;
0F+DP0B*l~;-NwGIbGRRbLXozx=?i>7c+AC_zPu8GdtJDM;o)@|1;s>0wbF0YH;Bs1?veBSwg&3nj*o7pA&L=69Nsx>2nsJ+Z4!*%`J5oyxuq28%A=5~20
^^r@a)b1%bG!pIybe?(%`C_)tg&L$?lt5;;-(D#99ngSaw%t`DJ?xeJEFivxW`xfp~&chF1$iFXg#cgGmuhoi86VKD=4-A?IVZh(9w>om54Y)rjnK`A9YC
T+2+JNf{#Z>SO&rXUbrgoBvW(QajcDx=b6y##Wv5&l%dE#2&+1<J+t3T5cRf5@o`_WFZIwy9iGQm`^jXODc;~f4TtQbFSk!bgZ)GxCD`#kqIJ79??`axq6
ia)&l%bj`I)8>oPw$MPGp&ldcn~@{Gr_`+J*x%Nh1Ukc5qWWJ(GW!huf6en+2ZXprt(my2AkPyFImxDP_o+((&Y^eQhw<Foo%=9lSufxuq;=aMB}ad$#t&
f&AlvxpncdM4K*tEwQ*G^YLmNzzC&*9Unc)v2$DUpZqPi*A<Z<bl>Nx|AqY^5w{<1~xls{|cS5#_koG6N5j{;BYj({K*!{e5F~ZbGVBzaE3i9WK*4cd_YI
Jp$f{RrVqxBGV!^zRfqb<U%xNia1G3Ag~W}b#8&cxT>C0ubDR&kE2zp`q%tDo^O>#Slw&yCs@39lJB(+zjgH$sa=6B^hiTZ~qRPXgpu2}yMWZ7;LyuE|#P
+X^1fln>V?tw&lBP!7RcW=sqK~m4JV+v_`5?I3Y5vlZ@93@=UGR<OI4OM(q#JxbLCDcgfht<%8@(1-1ZAG_Vu$2E!?U|(L>9yoW>-%l75TMn+g6Gb56q}Y
((L9e{ATw*h;qsXG*5vX=Xgj={ttr5LN$tTy_Rw78_dM<23M^pqb%+RuRD=KP<Xq}p6{$Eoy~KV>Li`=#$OD>ZTLBFm`7a~w#b#4re!gxR1)hPVPi3bwq4
ss2);T%)(d@p!v9dj=OT&aTxc;y(>Tg^TLntf>QSI0v2Pc$ecSrcMXhD`>;(E1>qFB?HgUbe9EfOM?agK7USndc9zVbs3H#*Enb>yoJ=`((E|-h2MmwaeM
u}be|A)+F63>zj=37M|DP>qlut#>BF2--Y&KQam-5`%#9jjmF2*-6d-71tb(zKQF>G&uaf69zV^L~j6izi|~T?xgo!lA+`%W^gz!4Y9`dJrL7WY9fcpL}*
0o0&hwS`7A)FIpdA@Hfl@Em#urbM4a3W0(17o)THD%KH=Y05oHgO9G?3p?A6)4l%BC<iTM~E|^`?Vc%IgYgL1wt>MhQpu74+jL;fy$b;Oj67RIY-0ki<iA
SQCTrpb)VTCZM*zp+2L2R3;9311t_|EO+9_QyGVg$SrU3k(vn_@Nw)gC+kIF{SWB@dN|z`pkqm-H>~m>6n(NqUl*Bkw0JHDcmIa8lh>(1bOm!tMJ`*sp0B
o)ln=VkQM_;nD-r%VLRUVBcbYjnA?F21K^IN({Y-H<el6Rx!z*wG`C}zs~%pqWhOxclioK=lEW6AvH@7X$aMi7}F1x`3<{jeLtGnD#g(7Af;!bEDUyxSNb
+0X|HvI3i1v?%HTylOBa~*;yC_8nYhl>_?v$tvto-qEuG&>t2K7LS<x~8{)WO?&J@`jcBL0K`UyP0D=uPd?5uPGgUKjzl)^8~oe^L2Tq0ukDa(<_zu)rp5
B99JbJGxqa&b+caAF?5U79eRo4-|ApRJ+x;clA8>D<Ley~$^hR}W^q4P2ZaF`XFmJi*1YPL1Xi)sG#x2v?dh^V}Z#H~w)hJG_+a5V`j&%M`^OeJ1zE1j(U
J3?+2D2Io9$bLULt$NhvqA1=E`E;3d#cs^LpHgC&-_TCNYsP?$%pRzsK1^#$Q{i?u85(3#!&n(KKVmJ2KxSf0#`qH_M+d&x^sRIsQpR|L+hlv!3g6*_1q9
=lSrUol3eGF={RO5MpO&ZGFKZx7I3+9Qp@I6<T(@HS#`>SGCoz5^aWDp~67LinTOoVB66zkowHh-Z`Q}Pv92{r>hPmHbaGYXcAJR82J?WuXkJcwT*Ml%aO
wh+BA)rYB+0Cs?x8Hkux-5&q2MAA)ki1h*tJ1#YjlmVO^l0%Fsk{)P#5}j+DvHm|8#6vW$!kvt%lx`Fh0Tyxnlr^K|@cW!YRrP|R?7}pWA(Sgtstgq#X_C
n<(WmIG`&tP@I9h5WaH=TFu$bei%#lw`c1faVcO5E&HxGs?Qj4ZiQx^{yK1=Z_s@UH05x&NjC1;F1$pl5GkMH57#j;+;6QVCcp7jsYtVgsj`099Rol{@n8
et`#R@);(E6~VV6<beM<zMq|RgS{zw+vwEYp<iDIAKIXgCrlo?t<jV2K)o}ugq0EkHaZ8s0YnIaPSc7?kHN)ZIiBx--v?0BoJ<6!^{?UY{$f=bf*wD$%ib
ikp4cyqlX3z+Tw7kKk8|y(|CCCHXA>jPqGGm+AC!7X?%B(=Inn*KgopGBwy>tJ1tqZ%N*MC*6GB4NKP>&BW2IS(3;n%5ZrVqIItu2xdTcc)H^t8=PN}qWj
xb=sU)neGft=@;wBjc=lYlvpv_9^u)h&$tB(@%7&22Kc9;)a|9t--Ewue}j%F~g2yNCx<i9Z14}#94#yN2<5oKPOH>A+dprmtH$+zq@AMd{cX+6AQ_>6L8
^9<Hn<6?u##W{b5zc#lhvMII!EejF?E!K4Du%~t`wb#7M0hO^k%f4^rX{s2`$8q+-Lyf2{)-m_t53d~Kr#`AO<lXTHOfH!vGnSP?x6kVZZ!F3wr~Q`Ct3;
Ep0_p%|{&SwST`5J?zoDnj>!KoY%F>$9ch-hJxROt6L|MvbB3=)vi+<cvq?f?D7H+mz8T-bLATGWwAGMA+H7i8`HnR$D>ZxFI1-gcP1IZF&7Rl(y*IP{HG
;+HzTYaRCoDU>b8Nd2-hpDz5y6%}fa!+yC_sS5-O+q&$hgm{X12lUM_-)2(Z5!bl_UHGnrt}CU>0wM8@OM*Eqq~zCA{TddUMRc1IVmW&ncmv{H`I8JPph&
{y6U0yt@8`q)-S<2on<Aq6e`}cAMF{#X(oKey9|dnipVWpdJoe|=K2?VkwLP;hQ-v((93BkkM&ReZ^daz%7e@o<Z^B@8imX<*F%n=F`>z~Gs3~-em?ssr%
fOif6q};5-E%=e_b_M0hg81FfdR~HAbA#v<9Xgtg5HBFm5s*ojf=aBf)WKoI31-0|jGbYh2qIUDwo|$+;ZKRL;-T_*-w2pkd}9l_3Ye>riP+M%9;AMY!_B
ZfsvgHqxY6&1(;%Qu&&Zx|SVLQOa^C<K&g^*C+JO*1r3Xjwf7(OpfvDFvX&4_ePx{BJ10t&C-k4*BE?;%5$+Pv+~BA%7reU1I0IkOc3K<yGks$9WifF*`K
m%3j2KOYYxR_U1LcrjY)wb(&y!kFI~ait)0*v<E!y8{0d`ckJj$k**SU*X0>wWI0%NRN6@!gW2E-&n0c(SLh=HWX`5fYg2LM03(xM*ZwuJ8@B4^{01D>0E
4lnKG#PyzLvQW&iFD!+0ny>Wfk-ueHM3E?@DsA0`o<A+5|$NBh(`<*f6oSPm;1~j$%;7{j7@fORyJAOZ%N_LLV$J)BnPE%R#w*-=CGa<R~PbZ?T|zkRmEz
cU2Wk!>n_ZFDZ5Q|sBWi%C^D}UVH59?>bxAvGHRkz?h#o-SK=APaVd|DHKxn|u<KwO+AO@AGU-rVkR?Y9Nh64k8To!>X@8-SG0bKkKp<P{cQe2lVzHxUQn
lv9^*FDQ<Di1m0JH5YnCwIXb;GA!ok`bH<s}#gv9@+CDi*{BKb<fSw0M-9BAm&v<y0~|Gr)*qvoLjV$<|3SNrFsWMjv>RTIQ9S?P(ngPa0||$;0<@*i%9}
Yv+lKF6c&!sSY8?#^Zn`%G2}<)g>{`2e}(?(SNWj!g2KFoI}uxx|^q3vF63jdE(Cer%-+)d`G9Ve`|K8HOkI9Cxm{;ZCX%0LE;LH*I;5!2^C4Qqw)GMn6m
f<!aMH-QzUn)NRnPAssy36#Qe}+C##zVDh>CL<h?Za;pyXUBv>Q&+AnW6zgRz!{7l!iJU{;gi#X{X_<6pNqgr@z87~}ayCiClU9Oa!NRr%6bSrENL?_%4_
YZxI?7-EU_-k&@d%py!;>^R436Eg5PltV4_Q;nk#r|iU{1K%&A9;c}Pcx@dgN)4Yulc%Zsc|~&<*+|OpHgb*mk$wgQ__u<+NI2nba2;tS(B0-iLN(610l<
pMoCTW#2w=4iBtmeWq!`$Ka@S!%3=peLN0lu(vHE<hhfu6>?LD4(tRdD=R;1cZg~>k%A0V`kl~mj!KV!q*ZP0v=enfG%_jljaR5cel&r$^<4<jCu&{^jMK
9yA4kF6$G@_wM_Gv`7q56sc*1rW-Sk;LYl#^RE>m|pn<!UWd@ln*Qbg_tLc8l-O&zau~Vsii3;nBWO7u0qO4gC%8KPp6e`5W@q+NM-_Og0iVEtgR%zgKYr
N!MRi&A3I79^0&{8f@)@B*O^ccN8|CRIWR|*JZ=fE`ClI$?ZcC(NFWGogBv(!Rs+=@)l(>dx{j#bW`pQ9W7^L+8B%^7nSGpzELXf8FQIT4t-v;>pHwm$jW
W%RgLIbs3%C8BHH)yTKR9QI;Oa?!Xk}Y@%Y99SC;S`PG@~_iIj+8<D#Mz=_Fr>m)*?l%FOQ&5}B!M`WJ1umXfVn1HtHq49R_r^4=6m$97*ZhsC0=wx){y=
oC%Cu1&?vmRrPKtK=n@-Y04Cdubq!c-EF^*q7oQBH`$@&GR~*M7d)guqoz?$l)YewQuV_Vu;zrQ>xC|oM}xDa~cNg`3Bsz-a|(=c|5(BrsM&5e!iG5b02j
16z*2yzW~S@sJ#S)i%8Srq{hV0R^|Ci`);z<Kby;~@SrLFby+BnOf#y30HaALw&Bf>Z_#yEJBKrmV$H3Gx}Y_cui9BZ<$sin==fK_Aw+Rl0c|LSYXnV6-z
!^kn4*+bc+Q?akNQQ@apb#Hp?Zi#$l?gm=*rIclL<e=x1n6a`PlTSRZSqT*^Y!9yi_G>M@ieBd(4Z>lY7Z6uuz?3#x*QbcgN%>bL~!j6!5e@daZ*KE60<w
Y2USfiGYt}2Z!H%qTPL*o}qTl#BVz@9A>U*@A3oBm-v-3<|dCK323oiC^q&Tnw_WssO|k$f+r8{<9|yz{sX)D?7T&EMApBYXYcb|7Wyo51{sWgYJS4ycg%
L@M&l&Sd=&Mc;gsqP6^C9>)B7gW*Ls8qu4ixV%fdd3w&?X!;BhU$ZHgqgmBZLh(7IL)6hL5LB4g$$<0PVp*roCOpOU^I1YgV}!k+n-xh?B~EDoPSSGHVlH
|SO6=kMyX62R>0oC)44{>D4Fm>zlyo5;yc<T^dqw;HD^pQ~o2F1sKvvf;0c@9mJ4m0o1LKNcoF-#9+v34O|OEVK7~9hqoC`9i)!s;XuT(GBUpvijbYtmqH
J8mf{IDeA$&9WFD<D$~eSlj1l(aQwW<ZW0#1sx|HyjiJ#<0@2ExWm^<X9!btG#cytwbz3sMu$nnqZcrB_l8=$$`UYhh^vM~wW=%QRM>?-}ZAbbnhT-~yZ@
qpdLhU@E)oH|ctqbQuoQU5%t0NzdpaISuRtePyQ{mrcsd9!wQdW-54}2an`-Nv%erl;pWE#(-Z|oQrWVWKH=B}==thuSkYOyc*SYLp>KiGdh;E3Hf>%RLV
;n&qV=%viqltb<VS&I=rK4VNZo$y5yi{N6_MHHUiP33;#Eiw}mxGy=~lr&7pV9jz5{7bYlJ@yu2J`KbBBwH`pAw;J1(0-NDARmqyN@J&zxW_lS6w}PsZp0
z3M$lojLn(A^D~+bPacY@aH)Aii!j6B4n1j*ar%<d^id+63&4fdQLqVYrp2~WxM{DUVFcgjFZNpAGJ5@03f%w|K3y<xYG>0V1E`ER_Bq5n`RiahS<b|2YY
6(0$ua4bD+S5#_QYa_3tAeZ<#ZBgpk9m~wgegX5`(?ZMU$BYzRNb{VsN9GlJYqhJZ|UoRn}|Naa?qCoS*goo=abLmv@LT!m3)6I55RrUb$E4f+kBGo&+HX
vMp@mjPVevnWqARy$q%}B;7)$xH;`2{7cX5Jw58my0quvBmj>Ql%OpA#Vw)=KU7ZAkM<$NAFKQ?8UdR54wyZpRq^IVSnD@)EoS8wIGR1JYUq`>*P2UNo(5
Sxf^Ly!FS&hF)A-$-v-zRX%g^y6tR!dT<GbiWf{fYKXZ#X8&dDXvX{PV$Bof<9+j-;%r%P@5B{>mHPG~B1vv(V1&*q6349o=PePiN`IY|bNYX-Y(jn6*V<
+N^H9F3r6;7Gu`6(%a!h5O#hy(Rl$yCs~S9g29yzI->z4uqBDTZjYP`Ltfx}PUxgqz%yUKk!?q^oiR+6Pd;k#r+IWn7#FESdR#bpcvLpyqFiI-YGaZCI90
D{?<%|$@sp<--^p9qdI?-3{JWO^E-P{2e2P;KkF4VBXE`ua1`P|kUvliyB7mjP$RE?`ZbJmkk~>7U;5l)dCS6M!#=96&`BkCk1PQL=I{8e%_hZi%oemW*c
e%58UBc^q><{v#_Hl|4l4qVcZt$9vzcbOQA+M%V@a5vB%r1`{Q9{Lgls+wv5R>r}ZSXu@Ym3ex+qrY^%_<JLPv@j1i2u&o2q6L)Kt^@=+7m?<ydzp##uQj
ee8nDEG-bY56Z*23D>0WAu(!&ceJx=|sp6BrQX=~j1@khQ%q9|K9(fn(_9#KK42rDI5<$$bMPG-);wDc|kpW~w2=yU;fQ*6~Ph9&-`rM`XmeCO|e8)kMuE
YNjiZ;6$)UP?ps(czJDt+MrzK#$3kN%pR_`}_<mmLHJ-cu9!!>yd;3dpMB1lv3vmvNR2%tg@52PZ=tGik0eI2tWJrpSj&Es0@Cy|V^kEt-98Ez6!ZxIW8V
FvO$6K_&=4CcJ;grBfr^)%4mc`t@|i2{g+*$VD=8oMaWMDmvYvzwdGXB1)q8g&%kYA@R3J*-gc)i1=wwYy<MQ+mxQ5DkJkaxO`a<UlTH)ofHc`OEd|(K|g
ZlkoCYfb7$X}X2#lh*n%~~Y)wVG(&T&lV~c!u&QYA5AI$fClRpT+J}CXr%siKLw#+;_%V$wlyWA1zl2gu;Pk1(gR?K<qK1ORq9AqKk9LlVgOSAP`rok_J`
5_6YYO35GPYf2YMf#I`-vWWsDfg`ehg3>+lYAFLV^He;_`UMKIxOy}J~&>I#0YP^Kz+4+8fQDi`~}vG-(c2lG~^|&QcN7XzO{({gX3tDB3;Wa^gJl;K9R?
XsFjB}nAiPuG+e#mbcxW;aZ6IPCH6nTp~<3-O9||(ccF7Vlve|$J-=y^f?7DoEzAdB-c}EB*B+3#gKBZQ;K0%($G#AeayY)w(IIt+8k<>N==^3Xykr}0eK
!>|4dqDuOB0`%dy!Jx&3$Td7P4NrB-n2eX6bcJ1N_Zu&exbWVvp@)1Qq@J0Jep)ju%PjNf2^YP;HzrgliKRBotrpqfN{=qWUlxDUj;fLY8n;_eBDuGn_Ri
YbJI&`BO;=D-JEDyp}yp&0OrXag&CPOW`1d(jZ`?&>4ztXVHm(wIoHL0#g^ivNRM_q>3z4`q?oj;Q30IJ+9lF?^et*;Dw2AS(FP2neO9f*yCQ{2oL_am&5
L`+Hu|)MJ!W<&ADzG@dspX7)o{1-thE6SVRi_c|iQ!zAtjNDVKYNwI%6QWsJF_hA+1lS-{EECP~ch=P#y};o~9qs-X=1{zH^QtB&;(`_7xZ)Hs#5GBU|*`
oefN!!0h8(=!3bLT7M0v6#yd%Ee!6u~nJjikE-j-#LMTn8qiD=-Rw1`fP>SReMex-OhijGBe8|?8zH_y()|gJn{jpLwpo`hSnRu_Cr-93_Z7obwx2}()co
dojKe5e_wb*Cuy6g6Sfta{}H9l*)HuVhm(;Xts}JbU8OlJIacX2>&obvbw+9ZB40j=?$d^k$hnoniAJf?v~kqeT{u7;Q)I)o_WS<Mar?~(q1>L4yAIJJ4W
M7J=V(qy{yMU2Of{>ei;r+;(nzh75w0>TZpuR+3LEWtYQ<8sFegeLm!O57HYMNCb3ykz?B+K-1@fu!>|v_-16ii2lSjL_@>I5xfEF<i_JEw`0Us9FHv!7Y
fAQ|uM%Gd)a**GmWelFp{ur?=x+gwzSY1`Q$Q(b(xZajHT5Cr-fV2Qy8E{fh(iFnHUilMST<keK;*P_6RIPrK5Kj5Kb~4)eV~BBN#hw_PKgQCMZ==!;H6=
V<dXrVy$O53^tsM4q^9k{;$$SRD6XHi{_JBXEA`CxApQ0<PDgBQ15~PUT$|rO6*&*1Ow6J#g-`acW<w&6Ws(z-R5}AC1C0|;#)ZN1NQ_FctPIGlG&_@|(&
2_kb5}x*pu=gYwWM&$A!U5N%uhQ95Gl$&~sU9Xcl>~H-x@q^;bq9+0Mk#>^r0l{p$c)D6S!Tu#nwwWDWp?N`mx@94N*FO<NX9(Gv=jW$dV*AlzG%n;;y;F
GwL>fay`mC(mT!9A<%~u4-&Km83wRUZ$u5HI;j1YmU(L!|L-DI0Qkp_dK997q=NlUxGd-l<^@IL=Bngmv8?TKLHVAc-?8ql7&dh`HaW-!km}E$L-wCfqh3
P$Pwq`=IJkO8yEG0lNDYB!|>)&0hT;=yY`h<Zu4VCnRCdZJd&!)`g4&^r|QISd5t$g85!VNcxm)~X`l`j4eIAGYgZrF0eWE|Q!Z@s6MQYyv;bPW%52|w2}
r$n2wUh=U##g}oyftGAF7(!WTlb1MWhLs6l_|c!mZ02gXrS(FWXL{F@Y8;~5ocYl)=8N$s(*C}ouT{1-#CMQE^o9gQ)VA_nv!zT&xv6soznihtWV__~`;|
eLx0C6uvkW<(Gya=V5mpikE{PDrZ|K=us6X8~Ox>PO^)Y4a%|~kakYE#)q7;D1X-96QOT0)vogUR;l9CQxH7<W)&Su7?|IG2=x~-LSUxt&!ZWO$*REq7Sk
)Esbmd056$XLcW_WZ4>3u-o*KNzP8KcS09YBj1tGEKHu>>0wq&8xpI#~}{*w8JY)te*4*j~!tp2~PViYZ|ekHs<|z8qm=d+}fw?*-^!CYjV!GYW#>`1$`@
1_FBB={<i+yvUa#)(F{$`ZKHA9kwhG>qwpk}1cB9Uz+BEg50$Xg7+1r(@F1Lj0g*u`R4nsjbV-(@;u-bf=Tq*oM-CEX{&HeCQuGm;+t@ggFKjE6dtS=Fs{
L_QM+nM>GubnD1Vm?7{sc_@qTcur);gKi|LXBT#!7T*-n%2jM;1m&fZ?3;D)W^BFOGs%@XMLHt0KwGujLu8q}#tlh%}K>-^(MHO9d76AA991<o?6pUwL0V
z8i=s14N^|OQn}!2LyOrip;leL0e&W@;6WIXmr368r(PDG`Jl^8{c(|2jh+v_xQ8C0Ip95S9n+p<3uq>$ErS{-SOB?-nGf+yTs5XU&!~QY8O7Hp>fEnTw7
dv_>)zRg{i2iQhePo<Y!6}Ps9RIJ%oiq4=xw{wuY*HgIn0O!uCxB3mb9&BwX|%TG6NJSJiR6dh@NL-N{vG=>8V`k=w9))M=8+TXuP30M}<~=-zyTwU7gaY
kKBRIV|&Sfuvfc<t-kMpd86Hln0BhLl%7VW&Oc79)^@`|A`{DceU)MrAj?`@}xbt=p~;Fxoz%m-soFP(J&8wRDf`jw?cEnKPX<{4X^PJL9`}Wyom?)8fVa
IOPB)vB-pQ$?GxY8z%yi{YI^s3a6jg^&gWUqdObc$dlI6b(wCTnO%6ed%YaS>5zDulZJ=drOoT?YmlWE#7X6+=!R*2x)qT=wQ^K_LAm)|bddvg!2Wray9r
EzV|J-alnb4;A=M<Grek$_p)n8?M+))Lf@#r)2ww<Vf-5I5dqVWEmF+(|wQ%^mv9bukQRnR@ldA$6m-0yinUTRjGqE$NE!fnz-Mmk|5t;#$Ww3NRBVUe%>
g2vfY`Z%9xDUk;{k)*)kXJET?f)8>7<v&&-e&858Rq|ELyV7Bk6fa(>QF{Ww#&r$B%2EB5wDw(v_$5Y{SlV;t7~(wBcPEP!^FNJz>mEsAp$b!snJ!(mHZr
LC?7N;)B8yPsQ?WYJzE|PukojT9Q_~6vb~<8xHnF?N8&gD-qzjB=+I3jkW17Mx8>|)swk0c+q1m5u0U?-(IIhG+AE%QfJBj^giw%mR*lVFOp9T|+B%km{3
k(EVwBaGwm$rLZmrr_wdFzM4xZDtY*Ke_7R)De}ClBS6`+7<j6mBUqe%n>MFXduxL;LmR<Yk-h*C$*1<QR>_@)D)CO>7W8@7W5V;~AUskiClyVl4pN7XLc
r%(>!BZ^n^{S-8}%svq+$OidB^5bd&A;*@C`17jixODv~jV|gaNN{?Ct$%g<;0-R!>EO2pP;@=BSh|j=pX31!m5B4Uy0+*LMt?=)w7xz%D?xZvD&T2C<VM
<Q#^Rs-N8-+x!eEdvLzMRMhl;6VS6p)<@#Ixm6k5_r>+b(`ln4gJb$p0~~Yx(cx?#GEc5X;)K!RV4xW>*yIDo91hJBe?e)TqBX%21Iqh3`9$(Whg`Ii;+V
)$knCT=L(!PwRNrI#PA;L%gOfBRK7;c>H|xQEHu)m82$&)^KUNVy%vxdvG>u4zIvNZjfI&co?U((jYFnxbQ2SXI00^N&AsFV<QSIRo7~r0@G*i!Bnxs7c>
ajR*U1MMH(GrW~}5Xl1~dn7nGeod$0;;lwpjFTjzcqgr)}RY+{r*jxlKmS4D=r^pfP{bQbORN9zWcmFcmF&#bz~p&9EV!u*bfg{3D`WM?DZHCA!06B2Kt4
_54|eBP3-st~-?uqK{us)vf;)5DUaB6u4>v`B7{wuFdJa~F9OjN(y*s^}%kz6j#hP?+6)w&$$`^lnL)=RDCeR_#<~=xayBK9A&sI{By_y4RtHuiO)EnCn^
>dHbr>ctoa?vKS<+Isu+_k9`0fGN1Sq*Lmzu@6ks5<gU_Z5V#?;sr+uds7rr7N?oK=>e%^Dl6W6E^e@~Duhah1I*)4o5NJ@0Oa0ylp!>6L)CrBx)|Ffq`-
Fvt=xp42Yegq3!l=a{%Xff2on`)KC9y@vyu%m}w9S^Wm}f(g2OW$@LxYas8TjQ+(3O@>kE=YReg=jfcfzP4+0ih9tVI-?8qcZW)Ovom2|)jjFnRgjoT(B-
ula7YbuH7;GUSTh%J|tOzw=DVnz9Q>OiRjC7dwU-Y_HkFQ-x_|)2!~Q1Z4)x!D;Dc`N(!X%7#1se?cUcbMFQC?xHM_8)Tj_ibRyvOMw25!m@tO`>jje<w9
{tDI8UuzPTkul2yqzRBI&NZPKdienNUw{^czc>x^&Cn-??FBCQk0jE?JGSugjPRq9W)JCf&gKUFKY;)l2PB{e&5kyp0e(Y+DVsCv(ebn$I$MZG{*QTDxU=
M?F3-ia|<H?EykgjQ$aBTXdzO8w!)?dc@Ugi1!f+e)yC5a%!XR1$jp%ZCj5R1Rw~pD`$zvzle7)DgSEr}_Ol93q^eDZhy^#0!G;=`2B6xy5+ST(1{Son7M
EqZG{)sp%8ba1;O13y!;-rD2)tEIS_+S6?RG>8tSO@zMgv8+L_5+O$d1ckSH+yApnVJ4w-{@+(GZqghzxNbe5L7X;}A0mEf6_&IWxhH;0#q8^TLO+scGc`
{@5!wH5p<~X9HT<mC>tJ-F|jQF-?IWL_`*67?%mD+L0BkKW%I!3n6U}avkamY^+j}iF@ln-s-6Ml`Q`x9{;EqLz$HNSHjaQ|;H$O%Re&P#B?@8z2^Ih3Wk
k|gJ;(yT65@*AH$q8;%=<XfLAEai|mooN>Q33)`#RFu$&r-gLnxWu4~h6%{B;GM;Jbi@~I4w6L8sRsk4Qt9STt-}83(uOI<U>N%Tie)J92QS|x@4`g=rS(
!;dDjm~+qS#EjNDi4OBxP(i2?_%pVAbyO`>tk1-VR>6H^MlAJgwvmw8+-Le%O(Ch}Botk-h=vkXAnlVqatS5sK<7{~PplS?I0t2^~Xj7iB|Hh<lRV-sbVT
siN7M<SOuu}n_N04;qZ38!g+#jY=jUX0m6NBDILE!5shdEts+M+!nTgNOqV?W5w(z5DvTva_gN9LdF5jYVp#_o`Q!l`=(>;$cL?jSU{sN*$NAKh88UGL({
d*|&1yo&TAa?i|(W6PM!lzynx2RY;Jl3WN?}1HM0O04J9u$YzDX@XaqrF3_^CGV(IRK8cGC0&M>!G3O4{HL{m8zC3)D*jd?m9QBG>x>DHAx*?nTWtN52kt
k>x>rQd)F#d%i5a+BSGmJOp_~<)|vKemJW%mLOn{a?VE*GKuCEhE;d#9Fnne)k;rjqXkBe#D)$`$$87N~t&CnHgk#&L0W$L&AoU(`Ty4*ZZuwXdm#SGOEQ
ss2hW7!iy`<h%&U^|_*0yUG~Zfh#wN0w$yU(YD1C-Dimx(6uo>qA8EB*Rz;2qzBG)z3agEUc8C+BrOZr@JGep*Uvl$j)sgJ7mw9)L`@zk9BFltK(+9$urA
(L%Ij?Mad1Biw<5UEU&SRuDJOoMsu8+pubT-UCTj_2lAWjQ!~0J>n38VgvqbXtW`Z8{o97lyJ$;?tU9G%RS;jql9umH*T7I(AEZG6H7}KXQgg#GP>0A|KF
`2I}?5272<q%f{j$%_+K<9K1VXUyv#-Sy$)Rj*Jy^P!FG5;`6%17E{w+6J=`5rHqZ_)RtVj)*Ou?J{$6HW2Yd4b?LEr0ZN=YQdY+4rx$j400g?&=^R)8(*
Yl*Z{O>}Z*<QZ1-Ev7xByXx?Q~B6r<C<9PSkap)?CD%aG^Jks9N6WIl!+F-_hP?CIofm^nj(@#jKb){InT?0(YBT%>2=lx=XE7LS6FDmeuMBc$)cvFPwWL
TwhWQoJ>!5@4X66T!M4BKTl;sYNXJoA1UX@>Ndn2!}JK^y`9V2{1X#a}oEFkizh9x<TpwrFtu7H!e|r<KAYd#L7Ke$SzM<aWZ1mfWxfL$>6u%@B}-igKIJ
4KqeI9I&erm87zIN<F)dBcXfHX%*>>><?67P!_Yo|HssuG+B~lS9-#~MlN~}N(0@^29T9inK8Kgn`~55Q`KYhY;W)(B66%kp$c6MvZcWdge(3v%DHMUiVK
JoA|u@2vqAOhz2|)Ame;vwy#BaU!O(c604D&SNntJ>iHxd*UI|YuNnK11G}oTa67=p1p{ysYTn>&N%CW3%RCalx(4^ZAiZ8C*jt=ZfL;+uRvi&hMk3QMLA
#JzAT(^^E3EYdR?FpBw{PEaJQ`B|ibcw`vaH<&)ECDHHfG^&nSa8qunH+)#QrmQIq#!99coHtn5hWjGN@&uP+v9SQ7kx(ymQ3ZA67La}+x)bXbW9ZO&713
=(LMVSG$E+Tq^kR9w|Vp>(@I3EsXh9?Es_5r(b5qck+_gcELR!JLZUW5q1?&u`Eq-QaAv>cv3x{W9DrZ?SHCe3%8!*^!c{NnfLO)K_fzO%oTAsT*XMDFCl
sdxoyB!o^Yj-AK&;uHFz!4eXZoq_<#gfjhA>TYnL-(#G-C*>ZzBN^wyAO&$65kq84i+>Sy3a273eH6&$DAY%!odLf~gkM>6aC26?74=A?=xrMIIdVoRnS0
`tdv>b#J@PD|gj*Gp%Cgx8SMJsJa^E4NPp$_q9yA%***v{C=u&;*8XHsPX+nTK7i#0L_Es*2gxH_DhLsF7yL?AY3~`hn!rF)T>*S49yd->&u1Jm&!nsgP`
d`=`Vt0XS+L_OjdwBs@mth+B0#K0h&*!2HM+Sk9%5mO!yd!dWhrLMwpK!p3$FrNj{k6{dBhj<8scPoM{CHMLkBuws_hi=$Uk)0?7Eluu?5MmBFdpi2#OQ_
)zRI??k1IpV4GhpomFDh+l3YPq9oXq~4QTOnTf8vG#DnJ768<!H0ETS*>)+&#x`#r1M>>kRaMe^talmNdz)T^PZW|=+ZH96yKcWXRfd=QZQS8Zyc(*$X9p
F{?pdjEqP}rDAH)^X@1W9<yUW<Vh>tOh&n!skb#Dc6W_(ZW&c!`sgeDiLKdAuMm5D&-&o0R!4g@L?;EK1eCjBV*=R+y!XQnD<SVU<O*CCjHR7rc3HUrqaU
ot{GO&dkO(_9S(nl+c$^MA3AIxKab@a&6R#vdy4y3z-kXfPSXY66<X3L7N!MhtDkgKDgGCL+?tf<ain@4y`UpM(5@<Zzz1VbuQlLsjNyi!DLA(t6dv)}t5
cmj(&UiWUn&JhjLho1K<33odtRbQ|nfn}Fk=Cr_g5?^1|l^Yj%ImsB5ebh9|y(K+m|FA4ng)54U!u#J(Gb`#qmPyLhbkwwx`w}dE@-Mj-lJ+-2B9gBc3f(
#e16D(Wg=@zXtC-1~tfU>v|2w>sU-FBNvTe=I#4xi`b|9tK6Pt<s<B`IGEI^b>%J1J84?4zA@f*q~n)9(972~5_EW3cFN@%fO3-Zd*C3h;(NsMPLH9jsp|
Beow%?AN%$u4yMD%eS-%s1(d3(~9hb#BKCHT&#2(L`7HdoAp5u{oCG{a<hDd`Gv?vIopHrS$qauZ@g^%8q7VX6@8NQ&$<9(_<~JOYZ(BA7GCBZJJqo#Tl*
=eWJp9NFb7E=}||0F)BqBE??c`Ur8n}S4;H%yA#47YBfD(M(U{FWnHSW|AKCb)9yI8gY#j)hd+B&&mckW<YpW=k{uHn0N{_Zo?W+q=Y#K235A(&z^{gw8{
}nt>iDkqvsY%#ds)dtE>nju#^DtYc}xifGv7=GpM@UWs94^8!S}RJ-wGS7!k|Khjt>v#B}&QZtMUd8jpx&n6+FASftb$wEn_<p4ZBl}audCFGd3(TJZUqq
)H001{UCpehto?csuYRpa*X=pzy8P$ue`PN_9Dt}Dcn3o-exwSOkXxud6<_Db>>1j2)MFBs$ZPCNONY%5pu3oN2O4BXQ-F19XpI^r18+q1M0^%<$H-G5Y2
GON#OiC5}Dgpp%@`LUR0jKTyv5I>mzU0eC;K>_mIYF_OlB}6EKxs`q*<Myro=lnGy=eO>FB)Myoodxn!;x%}6%xE&U5`>LX~iYg5*<A8HAw+|;#(Vcbxy!
@2FKW^y33i2c93yE2A4_JFIB6%iLy)^^ol$q!F|mi6spLT9y$IVQ3lW1@ghX7a?EcJwb`1@+I1FAm75>Q|iO$fis>CylO7Gp%sh898yf=2+x4ewK%FpNBQ
CIHlsBFR=HQk@Mj#&6l(8A%7SuZoGv`qp2G#0{~J7Jyn-fBjp4&k><5TM^QN>Ei~Ir2#V6SyxD#i>dQW?(CMNsDr9=xz!3!^Rukf<VHKhF0%jELR(WDR*c
+NGmNb}^<aALSoBM^PpWV4Sz8QH>+BixX3M+|oimuPA?PylvGRMPmihLy#!H!uf<BSF45AWFdC!0tdD{+E6QyW<ABZ5O&r!o&1F47g<Q5~G>DL4iq_Elc{
zJ)}VXyQe-TmFQLn+rW;;mX!24vT-navI)vvVHDToGQr#SSd8`X|+ao8fPvJwUGx(UE#7J8%3#SkX(vK-*-<=DCu?)`+%mSqAM7D@%xM{{749pFtfr>a59
ufiQkfBP@RuA4y7w%3L;z_#hS^8cXkxQAT}kMxTE{%c{_870Ji-N+(%m=r@Ssnyta6fsaw5@I6}T*IpA;%5i?HLRg{ae+^CP)?42R*V=Asf<0s6WS8H$>w
W^5mEMxMk%<uaKVbvp4a(sHnm{kJMoke+i@S$LbO_`<#smYvNwyvbJc(n2;&|~w*;+iKP7Y_19y!)U{V~YTRRv#SRFSyeb36-tds`(e5e?$M2QEcfWQq?;
Ise}5*1ZmA*N1@KLAgWi>R7q)2yH|gp+CBM5=v!t=cALWMku}O0`V>ECNw;23q-(0J067a2Igy3?3u@`ZMufaVD!z%$LRV~3;(9JGSh7rv$yIAk(SqhrMq
2eMYpy56rMh{0(#CA)cr#FU4EVa6tz4t<%$}s|%;n5xuZTciYb+)`q0<J>JIuV!C0E5u7PoVBqfJ^P>j+ScqE5^qtU?wf%>pTtjZPU?$&``MCv6;dtY1Ie
Vz?4c+RI(lcf^li3@-Ge$Y)`Qe1!3wG_F9A<u1>bj(*VYgg!c9EN{M#!l1@Wh;bemH`(+!+1eF1?PjOBAtX3KALYTlIVywLeBj}vH6-sCwV5=cP2g&SZ7u
RwnMmhdArPJj_|o5jg~0Hw+u?mHkNzW<^%3tsIIDF^741)?sO}gDlO@>=){8HTqW(mN&(O%gNb|TT&B;C_T^WDyseECuG<M%@D+SujNuRWoxAMoW@58ZX+
H{wD@MG#JYjSAEjk+p=RH7Nzx{@Ft{`Uu2iC?Jh`nH86ry{t#zYZ8qu~(kyB8;0Y$pFZ9hGnb>Pxvgg`E2oOohV~Rm2#Sx>SFDD#}f5uQ}pgUU>SaY^RKn
)V{17O_ZJ~8#OaymG@<_;@O^4k5lXB_AKW-w^^2aSTyl_1rt0bqOcEB?N0m?)dM~U&`yL(Y`{9!n;Yil`Al0++iopc<*C?KXQl*uTpVjI64h_DD9PLx)$q
ITlSSDQ48rhKyM3O+{Gvq}rxER@DLU0ZyZx8pGD)ElAT-4Y6H1F9qKl)(}`TEerXR_%+?TW9{<N*^%*+}Qs>)ut(5KR&-d)n9)7+yxSS>NDLX|$DsO|>MR
Q$tpc@v(Nz8e^{WC;Tr`<=3OnZKX(AJpHd$W=TWDWC#@aO?MX&4MKq%^C9s=6vcz~GTp<)$o`v-enu=GvJe)p(~lC=Fyv`oDj#=1|B|WD>X2<)AC^tjT`d
cG7OCU~+wk6?4rFe__vl~6$jm%twl$_r2?{)ZXMvxDhjNTw{kLIm0Xyy_mLPv(wsgd?St=w0E?Du$?YjP)mno#@jAuEb|LXUcU8_QB0a=xj*vmKG4L2l7I
3vrHkc%zzb6@2j3}%d5i>Z7qV=Yql+<z86pU=7P&(m7`DK6HqB8DvJ1q7lx!eokE!zTld8B~$NEsjMeVH1(t(y|Cp4BS7+^(lw3*5Ra^c~U6CFqN2gulM8
Xx@m%_V(wc>OowL7`2<mF#CgkjCWpXYWWRp)C6#1_<uisZVULlH)P)-9jCEUYD;l0M7^_(LEvaPudLDlAiWiE@haD$fJUhI`Pp6z7_3)mG&7NycG(y!752
j5r_9AS1;SzUAlH^@IPqS1Xm(E)-cxsRKT)_|gGKXw`V2`=UC)#mj@Lp>Ma?|*j!Rf4(UcB`ZmuEkA<REtbk>{?-Z*NF`@GkU6K2{lA*>!yEPRo(anc^Oi
$sd2Jas&^ek~`yaei89kz7r?mLQ6ohCE(S=*f6Xs8r&z?h>!mydv!jBawaS%y#Mgb)+Gn21N#t(R;m>Rj#ri86vScBhpI(29!;)rdt1h{$wl)cB0#lqYsu
;7&?(?hTyA|O80?wt&|2a#oBsjW7ayCo*&@TPl0-2)H?I^ClNXZYs*CWk-cp(6DZpD43PzgC;0xYSICc;vP|{P&7Kx~HOsy>=WFIm!jdICmY4})-&Yuky6
rUK6aqeyTTLgt{o>PBgpDe0<ik2)I4{A)D=F{{!$>)r{A`{uVpk0#B&pix2Z?NwSQPDg@U4e(=G#Fj(edcUcBW2@(FKw8R<0j#L6|46N)i3@i1;{8<>9l5
2yG7wTImofqbWx+v=~Kyj734MkGu!4xjNo|5x^j{PaUN@V<Mk!NN7qVwwsvdc#wk2ohlu*1XfWKnF2uQTF=yy)&(`QUg)TX~t8&TcPLS_IDsCdNCTo)ZNt
zZkSX44!mk?6f1EQw%!A$R<2HS=#j!41f&gyoZ6iaYE0Lo_`i-MODD>oMR1YO?<&#kTPt)}Z}gwl%ot5Q(emnVDR0vZ5K*OxxH{!y`jUOmXDkDn)<hd79C
!|DvJ9YC?f9&aZhLlpfE5m)VGBy*|vwc||H4Ug1ObLj*}>er{{qU>X^?*^VTBo=06qyO)LtFhHXJx|?$)U|DXT=m3G<}v(XNPb0JotLIVy|9UN;!HWkqQ!
(VrgF1tip8fpY$EaMt7>aSf1y_zNSg16D(+GFV-1r;o54uKnR*(<e4@gqelo!+Z^f~}qWLxCYGwO0HP{nfLPhuAY|40QbvcHM6#?*7-EBwN8S|3zH|nty{
KEVZ(P@<Aa^N+xr^2F$K4%sO+={W-`AJ@%tdD+M6rLqrqxIWC#_~OpT5wawEGS{GP!7fOTr3GjUqQZW#d|9(l{DSM{CZ8Am0K#8jxh5cAwD=B&(1YA7~`2
ZPlp4CuN--@b!A!9sP2=T0%eJMYsyyS5q*SsTB^(NtprK#_()pKras#xJ&ix}nS^IiZ1r*Aa_<=mQLP(JEgePX-Oy3P$c{;dr{{O!mn7BXKR1-;hxV1}>I
+BgRews3J!gu1Kw?w1lO<ZK3p8=V1VECLZlFt@4M~iGh8#2X9d@)d#J_j=7%pV?rWySoStO5qH)WD=4`cH*A{8&U(hK_w!P;#D*YIId>+~O$FF0TL2@Vuf
@Bn@lW4kD9t$mM{kiynItKE<*tnM4dL2QD3oRPjmr(Z2vv8#12zLKEj|0e`fl#qE)`&ckk*d+oZmi?%aX~1oO_b$l{pQqv1yphE+XIL+a&`0l*wT1Pn8ku
~LY+oVjwubz9IRf(uN-x*lvEq~d${C11*nAg}QZ0T?jdnqLU|1|UUZLMQ@sfKokavCS4i#AiW6lr`rSV&b<<ZdRHGW6Xy+4>g_|ru9wA@qI_F*b?GG6RHd
mPBs-nM3+?9%cZkJ?v_F6@FVPWltR#gs5VB<nOqJ6&x$q_*a>HfCoyHDXV3ofD?~Jz<N>V>+)S3g=zJ9U*{v0mjS92{PBO_xHce%dlg&$5LI2^8>R;i74>
`O%YJYd$hckjs&&`<n9@;>?$$p?2>ZH(ys0MDMGeCc&pOHP0RSx=GG?MS8$KMd0uTws<&l>A@DQh&u9Oq<BZ#|iu~c3E}_I9QSJPFp|n8135;z@8Y488&J
2iL=yf~i8p-`a1X3D3Mqyc4%2CQDK)XATn3~36&KSU9sr%F+(D}ph5+BpvVzD2zqNuJrcKrn7g~pBBW9K6qa_Jd`ji32ZTC{{!JNn!a9LFCe+dR3Z_?hE`
N*Qk{=Ksd+-(_%`n{r8l6sAW%{*0$suCXmm=xMW@>qsxr;^%lS{4mWE-SKddh3U!2zxim2xx^vM{Q*t&_<XVcJ#(Am&Qa>YfhUhxqB-T5Qy=|a(ti>XwdZ
V2Imh=4@-*Ok^+Vwq6I_TV@&_8K>b2`h2B^H3$R#Gs5$7d;i}!)$EPHp^Iwx(5A0&95DE)4aF6kG0?5s<uA9j9X5m2mgqw%=6GIzCfM150*b>=kfElf*VW
Z6ng;HOIOKJBxwXa`O(Ls_?np!ZQbYHe)CB&Nlz9!qBtF0Pz};_1+xtOS&$_&;MFh4PlogwvV#_REMyzh!ArA}`{4phv&rj+ZRlF#=@GUNd3?9DBz%NJE_
dzI8j!%Zx%Lbn9B#gxtpCPYPlG)>ksLrp>n)Bt8zNFDgzysmKpIm$@)?D;tUZM@r#2Iu<R|V<(Y`1byrG<W$Ev8>xE(C{+Xzqv+#4_hEk#Okg+&=U&ouYV
@B+8SaZb5*I1m#%R>O9&1Fklu<hWQMwnYYg44hO`1o5IcE^&@j1qoPb5=R0)GDye>X~Gr@%+Xh7F4jv{|LBf_~hJM^z5^2J>WTmNLFaqAyx>eW`z5&#z58
)j3vqmZZKJcD*_04A{Vs#|R&%3}*h?6F&>b<G0*E@(M3dIkO1%^KO8!24<MVR(0=Un6mT#?8^nEdn-H(<OKRPe13t0yOsihp?J0(>WJfzgvOGQ-0^-K2bK
L}1M@UBAL`XGI|Q~UrWZ0Sa{nZRDO~ygC|eBEduFL8AaahjD~adB$eP^`Hftx<f>ZLg@uv0Z78OFfefD;>swC5@j7SbG6Z@Oimw=7mi+u=;H0zo1KAnWfM
FrH6K_Q={h<Y-@Da)=gSxAz<f^4u8QOg0pfXsP&9BYk9vir)1Pn8_+vH#Ib__@oD!|7<{oe`OjNir6Ldz>Z9Hi+jmBfc3}n-=lHfO<U(*ZB?jyUEY&yMGz
)X$(3~TNlY$Us88%H<eJmxEPv#ySX=lz8v%aFdSh>I~%c|M@l;*r_MF~H8*<pI$U9Xpry(h;a?V;-DeK}4HxaG0Txe_Px#Fvo_EH68G!w0(~(>VX7@UL>e
CvG0-e*jaVNh$J&aF0@)U@1DP5UcBJAv#<ACo#AJT<U2))eVy&2Z&bf!EJ^Y(??kRY4BpF%&;nQ0FzYt3y+Qqm=a<MhqpkqdYZJoj|G^!{%fWM)BjI<-E&
mPX&k_3yh6lQ-W*d>`{u#>e5$%bhGyLVezpR=6>9^!-Dc6RS`7`Z;Pj$6B-)pOWb@K69JQ%d?BKblj0OnC=(CJs9)+i1G@1TXPq6)W@chCIy+dv0D~-P+V
TpcY111h4^(32yw=vN1!p9G+^>@iGRfN;&<&=zNk)wIO%O>dvWIT$fo3o@Jus6m5$#=CEt%@)}Cw=1<CfMG|z=yjj<MY#SnYsp`-~{rDU*%XKt$JBob&|0
Z{_5#qX?ma#b{7ecAJ$WtzOS7)MK8XgQ<T_L{j1SA;L(kJD(!M^S8guXQ0|-SqI<>`H|3jUCelc|uPH*&m3~$)k7aX%8#I*|Ex+GIlZs<`TqhHst^|P42l
WU5v}abn7CAPkE}*Ms2s3FbaNQq_iEfG}W-bGRmaIDh+WFm@>jPffrd`9vfZW-t31iahnp<4qoV7(X!RRMU3kcT+XZVlP`xb`tb_u#^YeNoI;RNfK!~8cK
B`2`{o;CGJp#GW&LHa2QfAZQPbDX5K0JF`|r6sG1VnBC~{66x#sV(ckNwVE9aG_q5eIybav=`G6z)pNGfupn^<))zqP3PSoHcq{IZ<Np7E+pFQTm?n@_aT
HAh@?X_1ppU%^pnuI#svzsDhUD`1A4W)y0JA$EZ^&p`0@xU-)z9e;2$x&zF~PYGTam%<PF++RchQd%C+lN(>a8J%{gMT_XH>uOSA?dZ>g_y!+?dP+MAfyS
!z)@ackle}+-0Ll*o?uVihNZy=0r5)nI|8ZRD?1~}3d3Zv?7S>|tsuU;$7460D#idMaqVicOWX>@<Jo8)|P9vq+x2%CgPAT*k;CK^n0$zHJ(<4Tg|44I3>
>*d(R<I*EFkiySL&y}Jzff5E8!NR;0DSIKCsbEg^{i{wgTM%b=HyqvgwMc_q&w|DhA&Z`oaBV?Lu;p1%2Mwhq-51u#}yWzMTMa`6%eI}kCyN5u-Bp2?0QK
%aJb?)$!6H(TT@>I^iQTqm!{xDsqA-v>66qoO*F}{qXu(;^Z7NxZ@g~IY_#yIO~rZ)CG0^YXOqokdp$}NVm>|6*sulzf+dl}cWK5r9Q(^Kwan3EwKc?Yfs
@MA#fp00T)_C1MS2r4z5*msj%jk4{vhYB3jS!S*B>MuIf}}8mIov0hLfg{(@3yTbhL?>$P||k<;tU!p^ax$fH=hEV3FFc5CvQ|28~|rS;3LTX9mt-yH%A%
JSP%y$)}@2W}34W%oAVH$DQ||5)C}OQFzloPWSZCuIsrsXNajKW9oE~!<1?Fbn(;f_J+XbOw{3f7H4#$CcMCdR2_Pg4OI)Doh1FF_~^G(5!ENJG^ntc@!<
P70$G!L8zl|uf{&JmXjW?O(&4Q@@rNzp9mgl1y3St`CiSmuUp7o?h?8;cVHj78)@23jc|io#0v(B<v~ZT5Me3UihbKjZrrQUVuo@aOBFY)HTr+jmm99os@
qjX*XxtGCr#wUBNGj$oK4iMY%tPHf*!YkgCVWLLT&M3DYf%h%dfM`e<Ugfip~L<Kv|B35eT`Wo)BEFKvCn!0i;Q_>%=LTU6_(RVaz?q$p-xOiWQllsM>}&
ya8Dp$|5(&vbgX<q7^T#4$9jWy`;LBC=eW^Ron~DUvLn{M0`@bR5D`xisVP0|EP)&fEn+u0*<V~Mul==Xgo$7FcG^$}l;T$#RnM0yK7GKS^?MywI{ywP*7
O!fqeb7Q`xd%RQ6DHWtX`Q!dH4BtoeTg^Rh5rnc;$og9c1M@2tJ(9ioJu5Q=~;s&~PmlR#`)yQ-3wDmq$q=yhMn{K>Ur^bLC5<WY~JIxzJ)JZV_~`twy!B
65O^t7N6v_K8;N3b<RomHWAXHYIbtqC1GPPbK2BaHk7F5XDaKpGL0!O!R=;bF+`UHiSK`fiACLgN0WY!Yx{}dMs-8W0;=0_GRsSs#i$N}3%_xmq+B%Y!El
!H><{rK%Q*;VQ>?Lm?U8hO-Y<U9X72F4<y>@(J|jjk=Pju?F%)wanlVLU;}p371GHia+wTmw3HNW?Zq}u_yLy^|5<8Ia+h&=WWIjiW)2jwi<dNQeT%*YM%
tEzQTXu0C%f;51`_agmlBs9SUcOU<<TKt<kCUeD)xDL*sh*IfILBj;JG*!777yw}Hk)t_XLkk#yJ*f~pav9e<8T+?9(H^d)Jf*(lI}xU-I2tp!UTma39Fz
m_B6_vk$?NC2}drxH(3@%K+k!RwWVpPC8FETwVelP`Mw;-J*BL&G5+|Rp%LE=rZ4AJ%<V;&YLYK4L$xlbmyv|En8~aBF&#X$kqEW?6jFqgSR{4Ee6&>iRJ
R;A>y&*?X7S!fh+S;c*JMGw-gmc9!o;`(?R)VAo_6ZbR2rx8l9+3p@ZnYK(YQ@<u>qbQ;gatB!{Qxk%LuQ1<<PvN3NPC2a<p-Z2jBC`1#d`aR(qllos)=<
aKQ{S@tm@$ka|O=5hI_%d`?-&9by(*0hJ1x(SBcAH7nRW^1RcH?Zx*qPy)yB;1s+3K?;pxl=zFh*|^>^nxF<U^}H2Sdl5Jl<1cSK2UXDVln+y|aG*aiH)G
2`<`x}=I#(cng(9HI7P!O`m~}k?{{?M27El+a!mn(}mpH(~Y9cG0A92F%a~aIAna)k`VN6t*QR3<@x#Ln;uBQKV#HJHw(YoGO%2`lHc@}XQJ~^BvybEm)l
MZPg^vU46hL!C!C2sj>z3<)Rw>f5Anh!y7i1E6H0;-{Ua{lU!A48(C)8u-Fr3ZSIRr_O^NKYhm#^7-hKn#0`^092qJ;zpgFA@#K$*HJrK3H44kyTz2rgPZ
>M{u)t(>^D2Fc35KN~0|c{H%PNk|@dLOlm~gDFyq6UzE)yC%ZJ$nRdKEa)r{t)i}S>EYZu!ovq*AqhxI0vXOZOwfs|5XT?&#5hY9I71;SaHGj?P*((VFqm
W`w{4(#Ns9SEHBia2={=s&+2BxJ4Jyj7J>t_agKov3Xm&C2M$%{YK5o6C6E?~k21ziK`pEx?Mz;7EVN^jYuFc&xVbO|KDzTiH8eUi_mX<*2t8<id}HJ7%B
6^k~#9B5`5mQ=#M&$7iUD&@FDRM|E7Krbw(yfWoUt7;U|aPvxISTdw}jwQ)^@j^3~>7MW&ozW%*q(#*=2|LmJ^~h{DYm`mukU3g-j98*Gq^p^TJ%7nFQMd
kF_ySbRyz*3)Rk&^Qt26;o_Zg<S9oM!Hrns#({)CunJ87CK-1iG9WJN?T<hy-5{HL!`(2}IWHW^&e$6Q`$jf;AjDUK%*YPMl7?XJq#+84_HqI3|nG1g@9j
#T#Sseq<Ujh)PjzP#BwPRV-R^nUx|*ldb%XdOxK5jt)|yjmq(O5fz53K-&{+*s*>i9Yjqp-0$zqWbKTF+<9Fj7m2?ztIvqz)VFVUE<2+Rio~Qz<}$>nGE4
D;xR9la1=zhzQB>vZE0rhvgapT$DwpTU<wR5IF{t)h&?NI)G<eMNBlfT;+wJ;HR33W@qh)k0RF0rK(OwhngHgQAnKYanU2#C`W(9KEFLKwxO=KDQhS}<m`
?uFM)=}siptKCQ^_GVf&`$mCw%JWF!PNav=6g*iDw<5{L!J8RD<uCv0(hBlU%n!PH!(*WAC3lP=U;reO;%)OFGsckyKLy#c?SY7-e)N{tn8_ZC3tDKYt^R
oC@t5E%ITP$nmQd755^6V-WjXAX-0L^c&h}k!#ratH^|Ob<8GB_FSsf?umzcqu2`L&tHYP%73{VersH&`WnyNujmW+In5F`9r<lfkAvniN1pZz&Pg?iu$m
>?Fs;j0y9;Uacgz>7z2;YjPKRz+nkVYb+Sofx1W;;_{hQ>a8$U9`wbTs@U+#4aCUG&hnQjzZP_(i^wrTdI(D`uETk2R%b20m%Y&Ua?bn-bf{3!?Jo+s${v
ab&Z+ZRFWd4>gMub7q*R+Alg)DI){G>6G-R%~@NjrLV$2*$^&ci2<%n<s2@pq;s*JhzffRED{n3TPq=n#0x~aOq7Zz~N9VOX<7loPpXUL@|n|rSpUb^0@m
Ub<K91k?lwJ{abRLbwt;=OhKg8Z@Kw++?eOlruwU0%kAy=4b^^Z!<Cn$X|vc$PoxSviK0bSx0L%jvGCdBQIvdG_zlXKMx)Fdr!th3)JyuYuQYSN0zWvx$Y
RjaZBYlG6v}M3E^Vr+J&bZ_Sj4KPLGl52)+knwENG;YNlgcGNtrvla$u6}N0>f~lw@>n@N-j!qgTiy%sz-JA!i3inOxBKcPw$7w`1fo>Y*+NJGp*X_DNWm
LNi{FcEW!c?>!8o9y3qZ2nrmeRF*FswM^`d;WB-aM{YqjiG9YWYpJ6ba&M~NjL_cQI0R!>5n(|F#Q2WYq&uBnrP8*IJRdt*-hH063_uq%L|86qW7uOm{?w
q+ZJn}#JXk!Qkn-%xr!i_YWf6}O!PZKZ5Lv`;IaapbdpY4yn|IXEJ4Wo_3C-?h!nA2b7-vFgmQW?u@xExf3g0hWL(PoTjCGlPVVBGHETQNx_$X&CReU8)Y
$?1|ViQUa#=+w3{2x+-lH1-N)3_^W1${teQqqQQeySj|16ERokB`c$!FR%WqAh*7Y=7d_Ia>{@CK4S)<{jh6Mp7Z7-7Ja`wvkWNX<0+4kS}NK7aX<{N<NW
{Q=-$IEjaEKeVY^7^ouk7kBs#hMb6vvcD#N)+Y=1>o!syV>-d0fjPL}~>(6|^T|^yELa#1PR}&NOjUwcM4rAPw1czp@!<-{}hwS-~rc5(Ajf(_gJobhY#$
#q+p6v-QF5eM%DVOyl*L4!);i9hYC~Ttd1VwbNUB45OL9rWAs$jqC;Z2r3h2U$D!<?mv&16@T-B#P^R41ocwiq295#{<ZFO#aR8v)3o&EJ66Pl!)SAg7R6
A}-x{(#;jC+7uT18u$x3PD^~+YFr8p;&K^$+f4`r+B`GoPKvV~jh!}|Dx+;b75|i4GLSmdJ`iY*@iO;0f1w_bXSyh{v!a(>%0>iS_DZwDXaqLs1DF~6&9f
2fkBED#mD+>t;K-b4;?5sykR#`+8RWlYc`ssdL*4TO!cCjNVl7()bzGW~XPTjAU?20~;?<_ub?K2_hz%%}h;-#hrvOwY=F}oulTo`jhLlN400)6t@*_@-_
)+k9Bd|0s@k54V+qXz5mv`5DcSgG4^g+-IC9jQ6P@HstEAB++E?owbOxE3rJ}^a%Sq5hlGHuEXpZp6*7oi-1zfgm&H*E$cwsowNlmbDQ@wR_#TN9AAGITa
EDz^c;%O=S8Mo_PM&6{)x+e!i`c0A~@Php3$97?Su@w&$l6`ZQNjI(0t>q}KuD{&49OGNjMGxO*SMVAm33WoVZncioY{#$Xs)PIo|kVQ<FpwitTCgQ$7QW
dfL-@Ez38HLb=d;&wLsq>|f^HXWRbZIl&wnt_s6t?QVWpStXRT6pzO2U`@CRwFh$vQ~^I(trnR&Xb4b=n>gyQsT^as=;21&wNV>Xo{ubl7Q$K-2P53r9U6
%rnxi;w(pH!c65bv@Ep<*W|z`r)f9D|F4s1IA`|%hh0jdm@||Y0(i310yFYp^gQ5awZbL#ZhaznI_@%7WNk^ouV&JnOw=QBS=Y#|;P!^Q9GjnR%6J^8$mm
8a)n5W;be_!Cwq*>Sd>;BVOU0R1K9(2kaVsZ6KV<mh&#EbH@BC`jw>Rc=p`134<2fbFcn&2SH|E@n3OS--<G|_afFiCB;Z9ESD-)p&_O6AQ%AQ9F<AM4iJ
CGkmN|jDc*`ye$bbLEu9{XjUd+P06aYE)p>_?<6Z4wA}RRaBB6O){Ur`0#aJbi=WI1eNK!JA}U_8^mG2p26Zr>xbIRd!Y-o@2z-gh~Z>)_XYx&+@;L;+!#
~m;XvBHUjlmPa2iwEceqw<LO+9GM)=f>NOE>BN4%+d(tXTsn-j<Ryfa5&SA=%7j2yrIl~I>G(yPp>J>9nTw@5x8sl2@+++j%Q=G9c8i`aUVw|m}oc?*(*0
u|?F@_0GZX`Y)i;)A>;0u`aJoDu%#_#!2S2DtSFVh`>1ONV|E!%`nKU-oL%i{W1fRLu6M~OwZTe{r#t<rKeo;LsTc<)4A<9DpfB5AU}7%DKaU`o;#DLG`?
Qu~x0NlQjzwdRmCNj<;%Nkl#4^c2sL&(W2)DjjV0BA=WGLG8B;8BOwM*3BIFXZ6>9i|gLg>%7&8e@{u~4Sj4;e^cbNi?$TiGPD}YqEV^oM#xD^O<8iqk-N
u<2GGR!)59$5{s+Z@RlP^_7FXkE!Rd1~dB)Z}m0EnLo~l_=i?G~;pwx~}=8S$Qgrdx{!|?kv01EGHiU+!F`Xo)dMj^?={C|ZAC@N|03pZPs!=7yAgUXtO4
Sb$>V(q(>e1@%WkhoQf1T80(C7Z=mD^J?l6n=Sj(n!h-CGS!am<2DBx6ss5w7*hU*z;tVl%_4yb#1}S%1j(S2*x|Hsgd;8tEq8}@f6&oTC+CPo+bHn(^pw
S-)Al}wK!yQ%sKi1>xWdMw3q_0W2or;UK^}MPh)wHyxDAJ5|+$sC)ra~S^JH#@gEVTOQu!mWY{>g&&-Z0Is<nLB|p7EHvHaq8hE?blG`~753MY#&bgRpIV
bX_yowt=W*;rSyfCf;rpU;S?(R;+56B3h=-BE@SnCA>BZ@0j*&whbxqpev5%hf%2$w*PA|1%&In$eGS1CZ__6n?F?+tk@jdR8uvq8Zg%9Z`b>4$wR7DVzB
&9ory>>s6b$iVZ_1XDiMHVyS9*a;ZNxM}B`Qt{poTe>l-MA9}~?x^1UDfaP9)Kwb4rtfJH+-UiXpex=T{Oj5aW@mYp#8X)Q#~)9hgaxdwD*}}`k@#Q!j$1
i6y)5u2zKk-E8dgypQi(*E(K6EB(n(qPt8KTQdE$o%$?{5vMa6DFGLAj04JwSr?U0q^JG>OMhV0ZijC0tU1}AIE!@!r}`l~fvat=h{RCO$sr-m0G+-hX0!
Q|W?d!I8tWS+{RWXCv=pc<2Mm>oH_GD(|Y));bX=f^V-mLt>3I&CXg!&UK!e4Z;UF%<>7!W$d6EC~)IZgxa_=<sBi?$$0Y4C#NOI*x3OGY+Nr?Jlsl=d(Z
gj`tx#)szif{tozUOmm>eltCuXJ9!}*<jeuU`s9^4b}~7WKz&Tbo?kus{Iw%_lPnS=sSZGFP{{txgRCrJ=@M>P-?DG=smscWE#+*WiHB;hqsViJED<Mp){
PXi06)8IPrjXxyHW-EX`%b%EHH%eriD>h$q_6_f^FJkXw{%F2xScH|7-+v615Ng6ZtAXY|n<tr=;i1re!*yaPV`aEIHJ(M5v<Y;4{Ol>>`ps3VmmCX_~D&
)=EvoT#}5Yx#zze;OY43jM=npiVK>Q{Z@*CMKPqESI03ak{2~49h~S%N`~k8%nN?nTD{UnyeQ~0->9^6vc*16m=mIu%zu<;<DH8bIPL1v9+G<(=fVP*cq~
dxYIJRrTu`t^Z*9T`E=L;dR`Qj)*?}~EIVODqHBCP0l1-fziNcg<8lX1X^m$-OT7-L|gU-3>C|gW>9|qcO<1^W!W6vXr{X6f&u_Bf1sdXEyz*J<%R>znl4
~{~lq~NGrW~xD6d*QU|k=-79S*6?}JXrlzJ|q<;g+(zplrb8S{QD%KwWGb$KP-%%+?HZY8A<aHtrBst^T^IAlx(Bvh}MXht+w-a%JL8JsXEedlZsDbLgFa
+_WA4yoUt;(X))*_livS#+KcnKc#dqra7FmjTHd;b!`VUJ2KpURf=67J3Dgi-*`AV(o>R;J2rpwEKe0;&)O(KgXz=b{MK?*tEi#S;oSr|SKddYY(gTA3z)
M-4P(Go#@yOH+@qEGu)w`L)(nN+pRT1Jk%LirGZ*%Rvq{00iCw!^(U9V4m*NS5F&xXP08Iyv+pQd7;g&708lK-x&NL#JngxUKp7?Vzz;nnd8<y(!DWE%#a
;h&2sI!SmCao(x)ERDit^eXEMj>d=sH1&$}GFwb<CBUvc|2KC&N#e$k;)jLxT#`L|277y`EbmSsNy-JDHu()@TdjXrUgDWryI6ehy#xn7YNWkP%rbuA*T5
%NP8j>kBZ}#sYl>x=PbAdaKH;LX<b5QJ$0^TRH0|PW9IK>!f7}YZBuUCAzZ~aq1WB2A(ak5>s`)Hkin~l^Pjz#&WQ9&@sQn4uV4v`Y3g>?0Z%-pU7g4lR1
fcg3YS(-4HhUgjN3j<eAs|!5k?af3Gx?6}Fo$hD&iHw>$sthYPkc)yN9$jJauHut<|m_xDAY6!8r>vMN$RA2n&B?`CvpU3x)-+hR_X^z?>ae+jAHh={I&1
rO(m*u7^!)xc-Zj+7Dn$<5T0vv)Jh!=oFg4?o2f?OXNWn$H@4Sid-1mg><-?C-RkFD-xFo2l!;&WJ&HO(drmAvZjRewtV~qHaNTPC0gnfNG<|W{Asmuaox
|4%hwQ0G{*6F4VI<GKN!s}sGMwQuu)vBb{mm!o5Xo=7Kq@`UfTjz{ye-_5@)@8cxz3~@x^TpaEuU9XobiZbnAP5j)!PB@kdl`q{dN@ib<9F=5?a!rsVLRw
h(OW5Y}z3X<!Fu&OZv1qFvK&KkP0MkS&=Yba^ZX5lt_h6tJ)mBZY%W9y!(^yX=FaC1*yCs@x^y<2dbi}73S8%pPjASgkh3~j}|T-8n)Qm?1*9q5k$xF#|}
1mgHH2)Djk-wkruDmmjWX87~)nuGn92cVPNuVS3?hD@h^y0XU3NZNlV{kF+RQmznLK`qjotPt<#yHp&I#Q#UITvlVtV<SNz*U9@>%3Ump1rk4^|{J$9kBI
A6sG#>*ywJg|0<cwLzD+)A>|=0F#D3xA_^*u8Rlz40KDVE)i2x$R2!h~rW*JCoOyXQHu(XMk34wk)lZ@cOXiP>x9kNV3Lp0B=2d@T5@@;=06G&Z$|kU(dd
a)UWpX$)<wb5!%|q<I01mjL+rsSIQm_OwHHGDIQ`*%s*KCE-<3n+ohZzbg7?wXX92~CO*4dmYo%U+m9@q%}7OR6HhHD?|PO%A)7H2B^gBq2s;)B56{@9BA
NZZV$U;TKpv8Z{CC-SGFZxL?x~ViJ%ehdD5&v%Y1mswTM>vTH0z=EM&2ixqexIlHx(T3Rm3`K+Fx(dT)g`EIzhbA@S*knr=I_nlrVOP7jK!N%0B$VNO=)1
yGc+(Jry%>xYA912IH&yJ;MnFSszgzLRXtkPwNZUN+~!|h(tA(w+<4J<$P$5TZjLx?E7R?JOeZb-6RetBL!)~Gp;b5jR=ly9k{{!B>Q-f#koc1o*MCiFt`
%Qxh)ptAyk-!n5t3O)^W`uGTQOkx~_4Fr5S|h%@&3sq6RA-p9zv9QgrYo>d;d*?^s9I-7EFT87<#%=JH$aOh*jo4}u^K?_NqBD<y~%K9-G(7A&C-e-x!U7
4I3AZ-IVTkfv(j^DVW|mqmt7QE|p0<2k@4BR&xVRm_Ie{U{rC(X2W(Gd`OtjSX5(ET_B}wxuffsjePEI>bIOZ7xqG^l+R}_-55lL*}C!hEkuyuRXL-qEKb
o8veMQNO^n4I>Rp*Dm(5-v74ZZ{)#^Bb?DawQA?!aDrr<C`bF%(Lvhrx7j<d<_QT535Gu}>$8>0PVd&zY4b7gPh6$&q=0mHBlF8#+$}2j82vy{nk#wHW^8
2jBz_NtGthX(R57n-no{Nz3n_-m!`h#>|SYi2;&MrVzwN3fWJltDedge7bR*6h=rBh^(zVUw~MIOl-E>x0Bj|X4N9ujmnxU{~<?Ul)WbEd#8634tGdP&}5
(v+r?{j!D6ZuX3gJl-t5g%mSy?<A~@f8qD;+nMh<J4SRt(N+4yXz3SpG(zwIeM;S5Y=WvdO%ivG3#s_PQ#JZ|<LSA9#JNd2n0WR{Z)8qVX%p<w$7ckT7IK
xF{z;;EqxBy$Ay1gdDRG1DA}-rYBb}w%pB;|U^_58{(V3$hGdi6tL3^}4oARG)g@A3(0~flq&kG2psKp!vJi)a@%aEhaf@ClA!VMh|`2Ocn#8`PpT}IUv8
zXPxQ`UpNtP6^N_MxyPJ`0nH8qF-DSeuW%v4)#%j`_Mg(>3=4%Lz<)d-Ik$Gm{BaoeSZpk8lZGOVk}CTsahul7Y&Lb0dPPa$pdLuRFgayZQHcIXzytvgz0
)axe=0M4SCqBkk3DeoyQ@*T~D|P`Yz?uXAutYUZXQ>AIxp67@Ni<84sc33dJgW~8G38vaY!NI+>zU3#n`3&ejNWS^z#V#SBipCXS}AMW1yT%#H8G$IcOjz
PDMN<iP|9L-!6&`n;weDbh_bu`6rcT8|^>Pd3l33>7p-jPG;zgTQxeHH0i9ES%SE+wM9-m(vCD*sa&7M+vKbFt+MSW6Zw`qvsx?kp|OCD}La<j*thUXpW!
6k9(M6<?yxGdE+;e_K~=U`-_&Sf8*N`ZJ;${M<lJA_KDKiJx=YoBZ#YT;v_31K2tWGN;G&CBv;ZTS#ZdOjzr3T$2lrNK91BJkVxP*k%91+U9AKy-~@&$TF
543YKpqis-r@=2R*ndnI@&gL^uGB;t~CLiR>KZ|yohhRP4Fk;{>%lS!+`64}~>fnrlm&~|6B!_A4?uV|W*X?aB<>`*6X?H}*pkKUKCV}Fm%JWFB36T)B+_
B|qs7H^8((YPiRga*wsFdxeEirL0{?SnpkK=-RGih(yI9n(of`2Hbb!b>pBs~jeK4QtN#C)6x?MikGUrC3}1;WvWi^dVDBj=0)f80HjHwTpL!2u|4e!1$<
!p7M#tELc|WLESfK)j%2R6Lwtm&0!N<2#`4)8Rde98!{Ko$fBBoFVd$cmWm-kNzE0Fw5}EBa%+fK$AT$>W@>pHSg7ii#C?*7ZX=mur6ik>f*syFCFjHymE
!ZpU=0%^&%XC_4#5eFt*f0a27UX&Ia3AC6zN)jg^uH2aG;*=44mgR#i7C;(IJ4-F#>V1h7#lwVv&i8=}B0mSnpi3G}}??5zaoq!D0TLj|gC0t46s)MT~SR
#-bRv29G3V5y#v%`=Ru>%S4{IBXULk_3B>uP221&-=m7C7Gsfoq3#<?cBl|ek&ho$7ji(hD!DFD^^%M>%IH``7F@AjFrRhtehj>pagbviYBO?bt<frpj1A
9lLzwu%&B)dWbSPFp)nb}55t8tm+GIF2dGi#-+MU;vMUoWz@+%|z_95#?=r%~w3S&srFCm#!Xy^9f!K67#4(OY*i6@MWU^;kGDN>?$X+VQ+`=W7Wrd%E=L
`yF4SC>SAe2Msc&TUKrMx;OM{npJJ*>NfN@l$~>_*9;|9m2&nJ>Od@Lkzp@#OdDEk~zHgHj(D8Nnm~^Qh~0gm{H(d0`*sbv@b(OSwH@S6qb9OkXXdX6`;q
dLsV`l+o)2j^1x!Mxo_AB?H90Lrsfu^|H}(Lp-p6W3Tq1Y{2<lxP}9hIe^0}^roSn6^sv79j*6-3x%%M;&WHU~uQbYGZhCa?^kMsAi;N9SYU99bHl)gFG@
4-jGqN{@F)_kn>EYUrwift|Fg{Bw3#5r>&nhfF<<eD?IJcn+<#II79+TD_QTHaW+pMpYp~xWQi-<2qV@2%avr{MoJhu02O^M@$wGAF`6D8<-0>Tw5j+9g;
FZ~;3w|GUj(fKHAu3y3*0Cg<3CW;GDFv$M+=6uF|j{QW<zkbLHc7KE=g#zl=pX?<OZ_8=>VPu3hwX`|B#oX(*C}2rPA2}n5=|C6Zu|qvP&tCG(z}svPf{&
FKUr@a!6wetII$K+gL*=HBmU-5iOb8xY!uwdOi;Uo{eGPEoK`vqwCQT>Pw>?tgK>dN#v@X({qDg!@LsG9EXs_9badV%!+VC-a%KDn;tQbGl7?db`*zh<7-
M)!kULVzF+8r`m2m<TxnTG<7&*?Z-qWYgHo>(nquXE_SgZ056G!K8`4Gd2%A|yX$MzkUy@wXF{j?gXY!+1<$oPKvlD%R|mHS^6_5#&pk1&1)JDtyb9#yjD
bo5&;MBatZOBT)eTJ@#q(o}|Z!sn7wE7$cj|d?0i4@l!6rXu-wzm_G^>t6-<J$?Ydew0-w<wpl(IsAVxvUOV6C_o&jIE1_c)C~Ms%!U3Z;r|A8sLWVY1kI
d&sX{nePi*t-9SDuh4wg)zJ*P@Cd%r-fqv=r8|fpCpc7lvy<YSi+GY~~~-5<2QQGf|ze+k$<D_epi+`u*Bq>gP!~FQIVRC3qzfLYgEA@sp}Hdo9XW*IsXE
dei%`Bh#XIleyi%2d_J^LC1DiQ_O+5K0d*I#8Bd>6^d3goR&a<q^U83@kwjFDH(M(qZxV7Z*APLE10WY>q6v@ut^u=<~rP5F4#@>SQv5^w)9)_&`l4l6oS
J8PlCqh>$FFS^gtc@bh;y&iWR1taTZmtpV*TY$kUgQ=mH;uNmd)-!iLd&7W;kHH{B>zw=65&|DC@rj*HreVfHWIjNIeLn0c;NFW@mzgfDBib$eP_MFxxH>
SQZ=5YOi9Yqv0~7{iEzc;L>QQRYk1JVu=1`I=QW0tyIIH!DI<`mxQnL&v3w;7&RlKTFU(veMc8MdCfuFqaVRKF*{S?Net}{U%jHOg3s<Jfan#p_(>~Zj<K
&(q9HKuyD;PhId1i)N;lk;3mi?xVgRVY47mqEfax+PuA!A6vfd}BB;WA*mcZnOl_E0VMnor#R&(m$Ugz=%nLCg_{hr9!~2#J9RqUuu{-1_C09)}K|}3|zh
(;)Btoxp*(X_IhrG{)*gN2HBLVAsvCOgO_&3qS4)&bubMarz;kjS&=4!-cy7lDb9cA*+NI#_Lv~UgGiYTA8!l;xn=~z(3Q=jM@ZIO%qa#Yu4k1lRauV`o9
pJ7ZHqF5JtF~C!sV~0oh0v=p=<(#cfugE`P5fx2!u_*FtraPzgBH(nAFi*MviYeG*7|JELD(tF{K7r6xt$8+QEsG>aOY3Dx9|ib`{(VHxbmy8=nf7A4M4i
?CTxKQ3E!l4toX`vVHKl_ji)5N|rIFfC_F*dwA;#iqp!Mafz*+s#YZy~<Bd9VH<je`H=`X(W98U~i0CSh9vbMd1&no3IV=R*0XS8NHxzE|?_<=hg-W&TCW
l$D}f+EVqN|X$q5#|ETlc{UxFi*6Va|gKPl6u*Rp$|blLad^NTkERpksUFFvGx)l+}&eAfU?FCsVc`&GqNY|7|BS-;9e-lMw0C~(%*M1tc*NWX~Xkp^Wp=
#^A-KML0H_p-#M0i7BkvraN_GYg?(NJsh4>sh=-sQf*>n;H`ovZuJKhR{}4)$T_z;12m@vn|Bit@^)n@~N$c!kI*ZxA#2w1+bK=jaZPlL-NSh=gj8{B!?@
fldop5GTr_XN?I0`;=d`}A5Cp(PsVf)Y$YQD>iLtLm7!CFA1+t0c3^ZRc4^4mZ3TsEHQF~*U99QIokmE;}@mO|nW?WD3ZE!ab-=1Sdoa#y0R`@9g>K7Lie
62Ll~Fr(W3B;de991!uI(wQaW`M-8cuZ1%j#K~BvNu+BLYMChTlr;e%v(Rt^m+{TZ<Qz+l7w0fDk~G2pB@c6<BKki}vQ=q<(U7icbC%={F{BxN%WIj;@zz
Y0x7jc;sXB1&{v==$L&<646*{t92Rw~eD7#AkoHB~`2S<g}fl+@&R0e-d`{7-d^Hub-LbXogRx{!kT}IdiG|flA=h7Xh6ZhFx5?0^5;F@B{@+~1AR)5#d<
vQ6W7r_myrsjmpLChsl(~NzbO!rfiY*^!;op^6={fm1VS_~BmSMHTLo&3RD4lhBRD<)PllN;LfezpAd(YF+#1Fa=%!Xt<WKcJ~VDYJ<~)}K0pNuH>5OMcV
i#yIA$7Jx56*5vn~Lj?Fm-#;FAvrY!kMH~Bz7S1@EJmDZ2l?)MiMo1(@^u<>%dT1%`=4(N+d;$Rxjq*kBCN@ra{m_ri%_qYl$5J46J60!|ttFWtt@@9rY|
Ko<gx#3e-Sm%aXLdgCRnB^w<m4fEP5u3MG+>oJkD=mq%-mYR#5|u4A#4}ruLvnGNtRI01SW<>he$|$m;WHDELy+{bS)LF@=_%B6KwutlSBtH(zJ6$og-m)
aF#%fxNVe+a*vG{_2%_1XZ}OpJSP7C59Mf3T$Kkduw$PZ88*oP62en;avR0!vSgDrqID!*Pzvk&@cKVzJaKT{%|leAO+*CA=tf<;9YIP)B6GPII8zl;9%X
zq&vFcE&TxNpKaJ9S3}<G{7}%A}XI|6(*)^HOq8QjVEU^(@JJN!)O$EtsBUvbBlL8br`m&k=4dzo{>lDhxH$or~mcqVW`Yfy{4!g)th#8x-_G0V)*mM<({
wkL??mG`Huv*av#AX`yZ)vz}w)b58U`D6PAHwPm)%#cMKiCl!o<#Dosf$Q_{jp{P`psc`_j?A_&OC_faAc=FP3c~<I`xA7@I|qecuD`9KtKxQnDF|)zNNW
qZfwdixXCz!*mzqaOw-k)pHHypHZ5_R+4U#ZmhPQ*JyVvQh>V!pC8@$S@cl58RcuCluqs*6B{4FA@{Z$`@wRe&&3uZp&sXSvpg*#cK1?obOQ?Y#Qq>#+1O
t+h6GWT4U%m+Ik{;j6<AgX*;*81o{t?HfZ4y%eUoy;HIqxHFmKaU`34>c1=d}sJJAd={Av+MsEBZ#3P>l$Wp@=ipo)<5+Oe~<J^=nhzTune#X!J2da13#{
_xhlsR&aA%N-YDzOeyWkMBlaER{w%J;mF74F$y(OxWRIQO~mpey87%VGEm<y*Fl|BC~(H*&arW0URf$=hV1iKj=c?Z;UD0-&nB-aN<u_qn&w}Vv*gxK$YU
#kb@-&6g3c;GQAE_mmRlq}U~qAV<y1=Yg?^8sHyK*mso8fBPu~>5CO1lw?5fkSq|G$*)2Yu-X!<`@S<d|D&rWAC>hO`0d;R3WC+vSkTsDg>m2oFqvO!#an
B_Qh9es)o7(my4)><4A`s<Dthk8?O+gSUGA<J=#Ff{?9FI8dFoU}8!%S}z)Uv-5yrk#WA{U>+;I2sq!L%u0C<2Io1@Q+9vrld{h&6|6wU5Kjgxu}$$o;a`
}t>&0XJ$zr<!)Q>=OY7q^sWu2q$gxTKMGRJkcOnak1M;<v^Qxa`_OYwXAUe*{8SY;8b%9ZJ*D%P(7t$8BOqj=%zWu>86joXPJoS+WnEQAMW${l!0r4S0(k
to3R#bo0?(IFVB{Xt&?kP*pZ+Iwc!;Mea=t`thHjU7H>Tob~5i?sNnP=vmz~K8gZyZ>4hGpqNUQH29*J7Vuf1GofXKwGrEGv7@$c?I=L?A%h;22rYrH#(I
#dtj7Maib=KXu>z=<T#m^ndkbgE~=sq09dX<=SnrmUNwa1CkKDUJm6N;R}5r(KDN-tX#d8Ca3I!qQ93{-pT*!^IRJoU;cg;INB+|=q5zw{9l1!vZ_mpvPj
SmBCc{Zc7!~tryfuJRlqDuZ7T}hiLqy)v}}=Rr?@`B9zLXF_}Qhnq<-AOEIX=kX)~onqHfa>t;oF#o?rbxjvAzS-QAU?clECgr<er^R=aoMgjbZ8qhmOga
HJl9|DOE&*Me|kjNEU0>JI*RUVmN4cB1Y}_jfVNp$}lLLwu6TPvvXXMX|f`Bw=!ue6%H<G&Ye&1Rt|<k11XRhL#LMI8D*_RFy_6s-r=8BFu2KhC9VJ3UXU
*P&&w@b~h$oqZ>OzXkYAMXDh9_eqvQXKmD!U5-!h05HG#Byl#oNKyZe;5>N}M@BCWl<Wv*km~1h9tq4*vq!gJ>2RXuB&}A95!D*bomxs}bmS}rX3TQ9D4e
*##w1UW}btPIUvqBq#%@qDQ;RuE*HNP!K4KH}&Q69L?`(1*^H+d<$nDN^uL}la{55_MZur%#t^k8tbnJ7O;-=)n?lmX0T8xKBHIK$7+W#QL%{uP=PUI+y`
-StEwaX?BNUZFzz9I7ijZsEQ`ZV2^6%*j&z%rMc5iYRZ7+1sB{N66|N>GAIvr8Vf*^*u3pW6EjZ0a?&c1<!{_-oJEj#>}EQUh%P&DUp*aO`*86T+s33##!
-weOhw}QD4g?MS^eQ&Eu!vKS|L@UDocaln(Tz9JW2;7|L<<s6KG8kQ|*?T3&Nxlf<8>bJdfT&y1fn-_SEPj#Gvt^e`^ou)P4OA;YYk?b-w(Cx5XetdK3CV
}l2-FcSZBK~l_fNDg8x_Uk-hBZH2uw9D>s0czbnXa!#4IP=U=AN48sDV9pda$?MoySm6Cat?pbhHS?jRZp`ay@8Z;wH;^=u@tcST>92QK%BsVIVchtIrvN
f0>ql&J5+gs_Ss&X_#+8{DE<6&6_nLburp{HM{jkwe!*}ueeZhtk6!Lc&F}RtWfLKIR9e2Y{WHD`U4y>PN60Dv?xicRyD&18w0eWlCa5Wc$ZU&sgq4<U4?
Ia^miqsN)1G-+-~*<f<wj5bagK(GNsG*ZYG0v-zZCdaexlcel4SKFDNAX?>8eDQkODWQQB_qBg%o=;juUPf@cN7~(JR%~*NDf_qE+n2s&=||d4bSwxJwGG
I>8_qE`TeF@beSUP9^8hKVrXf6$tO`RoCxfvwSrxe@k?<Y!bSkze2dLZJ%OyewnsbYxmC=c7UPn6MmJM6M}TnhPByeylKp}?=S&TFi7MSa$J%mVw+CKRPR
NHBk~hTJ92j}quBjD!%57SPUgHo$+g+-b=4dgBoOsg%TD1Zv`y<fB8eIvFtv;By*Rnt*FFGU(?};<#o`A}GpP@J0}nGsGKXy>>G8m^$a^7VxN4=sQ}ZxdZ
R!E4X%DO}%I;v;RNYCMwbhhxU&}aF?4(>C<zdhn%#>3{*5HmSSlIA{xkeT4nFFKCn;1Xo5#>QkHlsiBOHRi8Aer|a1)3?!&daR4tY4-_9`S~=mEm;<HMI7
LCFRhk3m?AxB&bW~y)~_5`M5MV<)Y1=<pRgi22x=3OC{l^k*qw$s{0E*se$cIyK*-hpG8?x`@Mh+dr~ae0~97<PI)3bq55JAULbnp<@*o{gdZ#l6r7yRN6
6vp!rA^U7ok^y`Iuh#VL6CCr_yBJV)y6}!4R!%VGTKcx2a|(hrh-Gqe$zhYdss#f2E|b@20MgQ!UPD<s5(XothXP_s##u)O+qqmSkCak4KO{NRT~jG<&)$
J1a#*T<PvdnjI7CXzk*v5GkrETTORi2>uul1OWnk5xxttwjGaZpn$5ZjJVhR2s7Jzul21%RW(TG(_TC@en@U9Vc?w^FlEPVuzZL19d+gP7kVS8h0BKt^X2
*Xw2KEGSjRKyoFc#%;G+E0Y25uCb$e=9_^x1Yn;gfa<45cTKM{9@`0mDbq#&dTO7qb|*+GQNLDi8X-7surzWFJ_M&!|4&pLLHePkKDrM>8eLXLtUdCn^Pg
P(d1%$5wdL)BB4@Rs1QuQSydeC^2LCfG4g>4C~(_HvfEIi7;kwyzU6a1Bvx7@VP7si-qqhKbIag!MRzq-yEH8ZlmH_5*aUg*T&Ey)(&u$ip<Fy}wfir-kD
!f;Bytk|f;<*f8B`*iq5UM-pn5(BIejCw7VzRWz&u?~_rq@QsnBr1%@`DqlWYykh{c>~ZR)qRmtOz9#WwZNllPb?E=yEX`ezrFNDF%$daSdx0eyHbGa;YS
8jw$la`$dYg%i;jD(;9+IfcsDy`mWC^>SWTGZ{TH@gBfMeO&q*Kj*Xm0YAi(My&1r7$;<n?7#ea_7r9`J0us4lV&?$Bg->_iIO+b9@Bv-&Nlq-b^WXp4k)
*-ok)|0ZY5)UB_xq<r*YaVc|a^HK`5Zse4_IOHvz{QEPlmhmfvRtGAjgMv@$j-^XhVa56aE6e#y=<eA6qoU33=rJAp9EMHeZOr8)F@Oe@s4_*fzN2(2RoE
HDcocU&Tq!}#SIfn7CK#P1lib9C;+cle1rqW9df-RqF?Q!N(HTD6^Sq=3!q(K63~{0G%Y%#6x%0~$NNmAwJ(z}Zc4FIg(VHDrd=acKdX<R=aZttC<u*TXu
{>8}#pC?h0xu3t#SCAhM@{bwdj);(lUG47jXpbUHHSP5(&a9$;ucj~7bI4s)ce;agH0#1!CZA|b=qVB1zsm7SII?ZTaW16Avd9CEU|ROGZZp^*Q!3nQDa>
A5=FBK)LI%4MHbO52!Rvf0ox$@M+ThAuA_DW4;hdA8#DBAL>$|$rOl-k$mythD`w8$*A}9}WIL-2>WsW!SVt_f`IPrm6*e#MKTTV`S_8e&f*u%Fl72f}Ph
!^SsUyzPVBhF|;o@0wUJcI^z!#)VIbD(21OMBfx9t}pRf>mU@Aik6lp!PaR|0NZE39p){R$K1Xrf<{;7KfKW>yNBoGIH!--4aeOcI9HB0q7SOh>?ZX{yz_
82a}*JeE^WbwVyoqioIV{w1`@ewM|H%>i}OwRfCSeQ2y>sPTMM+3V@?GzD-L$4rAf3V966BBF#jb`kfB$;n<QcmO*K9|cW_R4fG!e>&}%P+V0LRn)n#2?Q
u)P1VcV-yxT53gN_5EMObT+E8bQtTttcPmadxK1l(MJ1s{a3IvphYJtN>07u^}IE4(7Tn{X?&ptE216e+E;;Q&V<oMA_q1Gy9du+jc{0n3c*ozN>4Al;KF
JWI5ilAp)P)KvL)>lba-eSkEn{mwH5&S2U90SM$o}MxKt90*3ZeD@;p;6Gu$BNH9nokz?P*8Iir6Id-QaXbx{<!UrqF<i9DJ3k)&dxA>Y^>#)oADeA&1B)
cZ+nsb%Z5&nNm+;{5o}A&c%aKEr9MNVi^)a8GX|28`L%CeVgeRq>oQ??T@D*lO7k0Z+p1p++(`DS?2Lo~3cNh*fVgQ!+{=LCUtr!XIayicVukJhVWJks-N
7e1OK&8JO`sfOqQn)+iQhTS)jMckmuS~E{ZLk~Y((;l()*~+TO|~*W)z?AX|V46fHmstZS@M1Z+5RG99G%}S<gBBvz$&Asw1Zk<?~uD=6I}V?+?1Jy+s<d
a_{zEM_D3#mDNscFx3(DB6B#g;BxC{x#Z6l7re!&sFgm*hp8QB-VN}@+*HqVi&d0fOWssXAdgsjuv(OFCNLFH*g3+>7&#%MG0;y2T=pW{av{;JO~^d{Ox2
>zTnNR@q=P;vVI`BUJhTRBREM5b|H?GFys5rO$Ydf84(CoM_~lNE{~<Xs)3)I&^(5<X8QgvWHr{jBslr>Ccpm(GS+sJti$#ev_-h_nmhF$i!Do#@MtlwCP
@U#o9K3w{9Dx@eHXNRi_Hw=ka@U5$>VqOQ`uC#xN@~fXBW)uC!?;E8oN&S2y<9s>o#0%up;=;JzQLH}S*{06cE+KR?B7nF?FrxI#j2B61H93RiJrs^HixF
>4~!o8!pi<;`OS;vNb(^G+qIJWD?Kg2)5x?jL)$qq@`}seTAYFmEDu~+T+rLx3*Oe~&+>iuIQDz0*Lqb_)-O>F7+ZGNGll=W@=Q%7<PpyVaHX;S5L#IWp-
Jv-vJDVgHmV}rBR6^XWgbXRH^C`SLMk8J=6ad?g_Zm>|5b`cGZt?u(CVtV(>h~2LapI^W;qI#$Q@*~vHbwNR2p+%4{Y!bF%AO_qLgI}A|Y_>2(!s`!PtrY
uoLJvGJE`L#-}?y59S5Qgse(@AV`U?l^5Xs5hO#<B{*`m?^bVr3sSz%6j`PGHV@@krV_tK9N&Tyca%cOTF%Wf*{z*bZjnW*s@jxdy>t?aAmy~oRiH#!@{!
tXhfzSVD4&u@;dC)*_F;D@dm@(yuHQVpId{M!ykC_d5=_Z0Uz0CF{LBnl#ppHL@;FUMZ{zCC;jR{a?(=0`Ig9mH$$KRg-QBrr#4Z!ZGo5rVagi@3y>2pX)
=(S&M#?#VQQI(EtM}JocPCf#JgJo0Arb4{;oju<+f=wocw{myg5@TFZeZX4{6$2?sI<7FNkotMmU>K-zX{WdH^H<PalZ>Zi6h#wI8KM0hX55Mr~`&vrtNc
=s5j?|s{p|jX!<9?p8GfoS~mAk6r*ivG%;J{7Ng${Q<~k0lWM3!jA<Wd4eS5f8uVS@CQP)A&;g}2zSfdb#id*rQ%TUCp}P#(vq$^@<k`c7L+8(F)+adiB4
m)S%bv5kllO6v0Itw}>@Qk|O5E#6kP-@*EYafbSq<eL-n4DUG7!gc{2C8XvMTen{$~#01hX{i91qfNs3gTbU5%eItl7Wik>6ZBec+pFzGY*5GP{|11#M9n
993I;ey_bYU1omjq{A3z&-IFK@MC5}2`9U80_X1~8a|;2q|sU0ELGcEd(wB~f8I3H`2|ZNBJywnCk)SxoY}{YUEMIgsU*g&?>aMzxL?u<TTxkv;$4pl0-i
8s%#(<6iT`+!+iCf3xF;V5ogYPJMr9WjuGCM*(uJTpO$G6FI&Z*r_S;|BJ#sn#p?OuQ*tvN`tE{K9082f}6hNmawNlb#nQ>&-&_s6Uc(}1_W#lLM%ef&Bq
{2%sutcST*`ayu(Da=~)mN-IQp$YzGbR_lt%dd~NAnVN>2&;u162qdytf<`83{U>Dw~b0dwfo5X_0V{s@t1a;o4!X9`4TAQ!^AewiWVtH$vSP5kY_lwtpm
MCg%}hNHHL8#t?h01IP1SjZ3ZA1hx?`;#+UZVd-3&rqZ99iW+uYc|{jNA1dbGKpaO~EN1<6++;u9pD*_4d?}^nEU*90?ZJ4?!7MqZS@x^@W69p>iR}#v+z
jHbm2CAfLAUdhFZPJFRRgyTVs4v`oZr^&JvYpJ4Su5?BI?PJt&WhacO$RkO|D1tBe&4P$S`al_E9Sw1X^Z*ix7VKA$uk?cyw;%9oKD7`Nln+r0i60?;o8A
yRoe;vP2agN9}Q7>h9AX4;fD{iII5p@>i~jlt#UbG<5eTT4tygV~mjQwuOm{GTUp6z)l%Sa4snRUMbc;wf#w{qG!nRLPoyS#56ArNjoQdOe6re43SU6yy>
BMLw0i8qJF+cGGr^my}LwaDB33#!JB(q;CsyH#I#s&t9BaM(G+r#o}^)4&|;4{t}{k}N!o8F15ErV2iS3x(B5+YDJnvzLg017A!LL_qhO_(I$tIf<_$YJy
h~!IZ^V=6w!f5Ja$kjF;NZTJYbW@0MY^qiKi~@ig|h?&xVaI3mRRC={Ohi<HpmZLXDK&D=DPG_Fp`f`UN)5WiMh}Rur0!|Iu8$kX|d~0AvYk1|G9;*Hfma
SbCM*aByk=2Q>pL`p}C?r7ut<%l@E_X-I!JbyPI=I)|xH2QR#cPPeMPZty{4smQh-Dz3YGC9g7#A=&l(@EeYyrnx#WupSm)}zO?g|L3*)Lv74>-a#dt^sg
#((bFt%COMKm=>B?iq_^P1}q2fZz7FtM^)fw7o-HKl;i08S6y<b%f>v_Vslk8Ao4XQShu6RsP@Yb6#6AwLCM01YVZ5x0zL|4(@0_US->2`rtG5!zxrtWZJ
pFICQ_@Lt)%H_y1whv~Wy%HBo@+0v?(%Y=5bfd^5{Icwh&7vKd5amJc$$ik~-4q(lb3f3)tkbc|CdnC2zF}37g$>H1jt!)mzDK%^v#4Y~&_{Z~H64SB6)z
=qxedwpQBH6ijXE2!XSd<v@>y4>L5`_zx#=9-eaU17@kBOgBJ5UlP1hGwg|=Y-w}vmyn#GtvLDT-z@Z?Gp1)|#i))zd$;ZPOO2Og|$KlBew)sm|GRxm(JT
ft4k!Mqg}8_hO{#(pSEWP44=N-{`J1cl9}PAEU-W;nf*-||H=uMFO|i7NQqooO@dW-Mv^>(JjL=~ZG&hnAiF>nv9hdC*W_qlCxa@QP$S;`9=@RgHPzk(X}
hNR0o6Yv*Bmt-JOp1wQX&REDfK=nvM;c&r8~^s(;$j^{=-hlMv?`k?c8<?<)Y?RYMQB<Y_1<q0CuG7@5w+fmxYTuC?pa=KRj@DzBE&*4Dlup`&#&{*^wk{
r?1M@Q1<rS>+V9H&IizJVRMnO{TmWaLJ_Ll#{899tZpXFjDlQO+%riksJz`zg)CX?;AL(-Zj})gJiqkQcg7q`5SewiDh-@szxiFZtgn9HVI{!>_Dg=nSRo
w8>`sNW|QK0`TwbwmjIxJblvP>~f1<O1;#*%qS;3&S{(4^#ey2k&zRS(6$xL{TFD#8R}HtVLPS#7f-x8<*7W|4n-mcC#@Kn1pLIAoeqcX+!eO%T}RQrsUO
xh!blNEKcLmO9s2@HojQCfD2#i8P6_bxNBQZ3d??!dn8-mlYTf~#I>phcMXSrH+7$JVIFE60WleNbEwMP`FdwE@ICE^q@OgHlE<<iW&%#|~LH{s%XQ3(yV
%f2U*56ZWUZ*-Z6Yw6-hZa#OBDji?G}!=`r0Osn?JU*K@u`F{+T-;ifIitG3aByB(t|jS=^7_XDjBxBgaI`p7C)ra*YS}&QQg5_4sb6UOE^=9mZ7w6D_UQ
P0!f4TMY4KD`;h2d{2KbpCsq&S3xqik9q>;#TU-)(y5Ddk;1&28hY$xZVQ>qKOEb^1+W0v|#vX82hNW-1iiu9730BA-#$$?4nx`sKdGqR#ZN)rqrE<tZj<
uHsaS^uUk&{4;&e@c`^$X(q&l#p(edZl-Fok|%Z!#CvBFAoJI}75L(9j+0r&LHXxR_iKyzm22b-Xwgk6r}6%#|p?13gq<xGt%M|Kdi|hdjOK$LNvOqopRX
(TB3FeoEg5up-2|{XKSaX)g_z;G(XfDnF*3oIsImm`{b7DR>E*XyQaZ^zq;LV$pIa?H}bMInwglJv7O#70sRJ{uD7Wj3~?>eYb{;KV&n<8-qAQV0&|b94R
;+X6R0lrw6GE3nYR~I_=7I48g11``VkjcRJ{#7wN88hS2jJ!vpp7($zC>qQov)#ELW$5+T}KOyp`MTgImhNwZ(jw<5qwGFn@dOwvv``oSV{Mf)fmvsq$Zs
fwJA_Z*ls0Yem?&jxt8Wcx?AH!&-IzCg+kFKkNA%;G2%><c#IB-VtLtBDHkH%!NAi@oAemFA{*aOxhKH@{afPki(wy>nv3`EWh8nk$(1iL3Q-YM;l)4!(+
ClCrH;^tz1~%dn{DaB+A$p0Iwdx5H(b$Z@hbT~WVQwZ}-A=9y!SBxc;o2<%fIBlRKF$ldeQRAU%2Ub4`X=kQSZsUMU8^rfny3!I0Oig8r}t$(60<rIL%y~
N%=1~E{Zgp9TDsn{SO0-`^%B+F!wRCPzB-Oirn8I-_|f#2WNw(=Q{)tDkS%|9fP3E!w2ag5S<c220Rj(>(^lADqC+OljLsE5`UW*K$I`XY~`skS}(G<Wqp
#G+)4yW2nES=@0>p7mnj!%0MSk=-ciM~Yy8?R$2Er!_yd;s)UqDYWf<oF-x9UKx*@t<y^JS<b-r1?$Tu@yNN3#RE}ENeI@Q8S&y6GWhS3<_W`7XWtL)(s5
R24yP+C!X9%(QD{ir34q%Y@%5)zX8!`i+}Nub-wux5#?B7=v}Rkba)X|p5sfTxBujkV$$Z@pZs^IA5XFX-;AL(fwTm2+(7*gN&SrQyz`b0>m9<lry_GGOt
ZUxOVm~PtH+Uyc?jQr}hldks2VIY3rL==f3;T_G3ir~4@Bg6mw5CkhN*vW7!+BqH*Tz#dm`<MZ)P^&6-L^a9<h6(!?!$|GYnw;-p9GR)JNlsd{wd%yY>#k
Scadn44vpj`!!Na&8p~1NTLWAEB;xmdlV^`H)nLZuK4)y#Es<U6$R2>Ojkv2?luC7<?za}oXAU+qm!h+b=-9b&5vg?O<NQ=A;Y{;X^b&>#s+qh~u`)`>8F
f`&*I(!T{x5hzYV)Ie@pNCM?nGi!x)I*}xuYMZ+$Xzq%i$Rkh2_5wW1ym=3YncAb#mmyE?FB)lE`wQF^46BzivW16myakD93yo6o^5WH>@FjT|UKsWq;JQ
m_%~vamUuNHE$>i7l;ZI4c~`Ed_A!!|5o-JZc*hPdo#6h(<FI@ecC%#+GdPCmRc-`VWoHh(g&WM<5HvL%zGBHlgu3nxZpVBM^nB@iNC9HZf!U_WSzKmV!3
+XanVkp`|2>D(0s$gV<nPHO~Ik5RvOYi4CN8=X~vwyiNV;H1oO60I$GbBq(g3la#x4D@R_WdZ{==GqF#};!(K+to^L3ri-tiLNjXYt8o8v}+2v*NBZX~eX
|2m_EDFyEw^DJ`C;!H;Pnzra2hlnf#xlU}PD(*3yrp;$svtML^!avtX!7DlSOaqTi3d%?7v)>r&6W7Lzc>3NEWE0E4&P%hU+Yr$uCayB@QqgzYZsE8QL*@
}j>vx=bt7f`9OcFG++9ymBw5kv3&E=}P&WLZ(|nh(0~+WMG|_k^gUn_+kH+Kfk3o-|kJt%WUC``g<VLr>j0yx|r#J@t{y@3sLMZg-y6nE{(WEhokD?i`tQ
7h;m51qR=4&=t2hN;`AwIXgm2mn(-w4EuGUuylrLOQug^<DhHJxqsnK`|ncr9KKi1c;c`)#yS#o>g+J6Lr3cx{g-0}(|Jv!|%V6OF-`&28J|h<&j=_9r<W
Ed6tgR1*lqunr3Ds)}k`#*XLW#NksFQ}FsKO6@yD(H=+XDaR)cG6pJ@=36?e0n_Qs<Y%GbL5ae?bvNeZ^Bg{X<zX)C>$~OHaQ+>C-YVIJos#0fw~;ggD^5
WlTv73ank)k=d&+x(3zg(URXNS&8wVvvYGd{k9A;d4v+wIloJp4&I&phyosi4(Hjv3y{>bknIT6wq4MK`1{U{<ISuj*z{Mg~DTo1p+7i=(VKFZ1Sj7O;GJ
@K;1mX&ZUb_ob(L?D{smzqk+?<YD(^j5%j(pf*@<}Ey@IXu(MpU5Waz8VeU>)1PU^HBtExh8f>@r>h=)I6%63C@-DSv^Vr*C^$3I}wV`3tD1p$<J_q`zS4
W7&hedmk!_J>(Hr?#}oZ*sJs*uOWp7%Q2Pk_y|N)dD0ULC=Z?~TBn{r#j2(q>R^_@`K<c*65rXz?R^<WRw(6J+Y59dWY+V^-hX<LSaWh$F99XF@JdV}Fw6
M3<9v&ZNb9OrNh0c^H*XivW!$8B`*c9EEEm+xVP1eUn@)FMR`~GV`ya1m1qeHuN=saIv%4_A6Bth74!&r|r6rU0$OXQT9z{8?0$Uq<@Y=$R!WSCaf5WbaY
xcX-q2+JG($a8Ni`Hu?zkv*x^1q*V=okFB()&65*%Wj;G((thYWy+uo&2)2G!++1PW#7YGOrg?J`XosnD^v+p?xuY(E90BItpx#8=DKh?P2}ZnGm%I{(lm
WzuW<t%4Jl{;Qj|7O`6o0~7G&yE>Ap&S+Z0%Xe&GX65dAqSk*tjwkzDEwKmHqZ+k_Tv9AaC~*@a&*Enu3wUqSURE2n)3&0`U|d%@_Njjio9epUBWKA3(;1
7Ez)Pql9mdbZCvklp2{I^hg@BMZu>`;?-avc4>6iAZH`!xs36UQE`#fT$L!-NsDbS*)Y~fSqgLRnE&JJjBk0Og1}CagRsDvd(mf51<rZS5gobA{=siSaxO
S74fktimKzgbdM(5f;$$CQ)>@FTH1sAT2^As?oQI{Z_pnf0w&F`Cn%d^t~2v-VlR=k!K-CULmCSz6JO0gaUhygLQW>0Z#e+qr6DN5-W~EyLVOT(|Bh2gQb
fe@+FlJ<1BTY}_{>tZ_$>C9ap~EI{|k>$xrvEFq(Vl0j^b`&v<X=-T;4pB)zZ;uf@KpIw-fwMB{9KHne>%g(&NtOt?bh;ULU29l1AF(`%H4Ovtej;NtF-X
Z=Ix2*JY8z`@wh5D!Hn+M7c-3c$T9M=RO&h|02T2ofXys)~s@MX1~-7=AA?T<hc~du^U%|Pe}J99cSngpX4#!Zw1sd38?OxHfwCM4vC4guTf#N651*>*SK
e<AWI$t4LcDuN%AZ@n^CPlvfOBeZD5hqXIQ?X*=|HOUiSY4_k)>M^kuuVJUhM4@A5_h*d$$wL6~JVlVE=8>fyA(8js`f-PEl0!y_(8UFZ{b5^d44vUyx$q
4_=0@M-HQ6yvrUdv|IZDX$RH+NoC*+{bn@`uvFFuJ@d^dw<*Y)Ml0PoK`{doS=^irQ%$e_K|3d__u2yex7`up{(NWPP|4A&3Ntu&V+ua5hmezK@<nrhRkI
Uk5#L}_<8AdWkRCPBoY;K_J@0gx=lj-FC~EX?dPKCQjD43@p(9^^S6>?gGbCi=||ZI^`{B}0~8*ZoN)awQyO5R(e5lgydCa7BK?%2_@EQ<Glb71ZrbM<4a
H74yoilNID?_S`H;2hhafIoD_nBB?87_4yRaGWJ!@k&cl!EZB=sY1xUgT+1%HyZ)bl~kWsMK{unVq9xvpE$-@qr+*V$adiKJo6_J9{N=yV-<U75u5_$kCC
WyPt|wY%O*rdw%OdL;SVfPHpBITWfb4iMggghg--;R(UTp~dp>h&0HIz<GN1d=}S2^)leE2naOf{>rFGeUWrACs1ptU2${1mVrA2P){4M=;PK8+%w%Y6<Z
V+#_cdM_Ym=$gjVsd@iwe#*mzhot6<)?k1njCx?h~K9dh=~nqI0a`4qc3&5-@_0sXYZ{FTN(PPlgh&%)GN;p7$}sJxi_z6(jIp&}*xHAmkTX<y^zrfdF{{
q;I$j#-sU05ERF99v~W*kvR_IE~uBuDC2tVmp@8>AfSXnUO$jE<A7uc3|l6aX`a%k}qbIAM(&GDgwNfGM<!4WvY1CqB_#hA;84#vu<@Q&bhvJCZvF;g5&0
aYc5Ls@y2j1i{`J3w#Q3|sB0|z%8U2t4nN5Whl?DcI<MkVtHwed82&EFTit8}v#~gRX<{<_y3WQ<@#M=ubG94hPE;3nwl3)<TdX?{utmWnj}!sflsr9Q=&
!T}xeHXINHjs_@MnC&sh}>gA+5@=_oh`Hg**m#k9(^9<qakz9_Dd7dGu<y-Hz8g+6Iq`{D>j53lkVHbDhEdLCee9-pCRVxu*$BPaAxtj$tTh_$O$>J*TKt
SC3bk9>|TQeI@0nktv3LQ@f_ZZZ~LK<R93SKlra<rZlmDPBykDib^7b-z{6`qh<?HyJnli74cNonM_?XY6qs?qt6aU!faeC8%-PLv|Sd<VMl5eC-vJ{nUH
@X1mOR?sl1Y<{F5(iNE@7<GKM9kqN_0_j$P~b^nw8H^*nK3@zNBWLj!iWCLdKVNBSS90JMd2MwT;oehCJ092<7|Dn?G`MGykmyQ$x%{w;fl5dkk%TQ#K`l
iJtRO~t7fd+^HqA|B+HY)JoMK1h(N)S0Q{s*!>R6yZktx^XAbS0rLlc23_n-<iU=aVT(l!t-`pWRc`)G~!4!8PfCCe(oNTw?%erF<d;|NQ-#(%4|a6SW>N
MUPXG$@%}K`>ziX_|LW5^VG~M6OBai=hu)DX9|!T)%xo+T-5h?G#85G~Sy8g(jc5R^meG;uM%4(vX0Ivkt6x!9%o#I^Ve%<o3;tWjXZ^?~wGoehVZ`AuRi
Z33s_(}ccE@5-Dd<CfveAdOcT1}AeZvTw80nGGlWCJ)V@!$JCfh!VIHRj>FINf{Re`RDQ)ZLV{P_pT%?W{@<c@BTK38D6XOC)mlF{rj9DKa~<d`(N3$|IO
^e8kQUYg&MQCKIhFs)Q125G#aPo*^eXX!>XpRurmc_HU!AOA|Lk??1rGaHqpxRis!oa{aGp3-Ruo~ahKFG%i~P6InQd14r)ptgYS|6o8eq=B7#sf4+Z^`q
#_ODQhXlqT#W(}d=)*7Mad2Dz_x$6phjEca7Z3`62x8gHX^qSN9we#d!^NUpO3Mq{)gGMMe@Q`q}!=>**e&fDd^w93Otd(6%`j92!*lX<@i9fI@ReBk@b=
`hCwk-*nYDC-NcP@usR%>|WDR~bl(;v?N8{g>2|&6HDOoffRihKi02XqCEna`FrkxnR3*r>eG*boh4)_j_J`9=RE61(H58Lv;T$v`SEA%dQn<#zJxn<k0Q
1;MMSm(=W2Z#`&!*(k*`V2p!%4ww<ewa1}*U_NY&Mp{^;bz3-6~Dizj*U`Mr_MI4o=dOK!2hhiTqc^l97?Ci1gMR!F`Gy8M@i9`A%<VI1fUN1VFDSO&%;%
^W7Pi=5q<N=yS!ZS=aR%njr&iz%oh56z9Pb|d0;nGj50E_d$j;@+o$1Uemqro!q_$g67LxslXRL!*qrBLS!BNo0CSo;>yu(-@}b=Yw-$7eOk?Z&=kM*A;Z
V^PL@Ng3&6`*``?bi_J_nfhp1GzFpjt8`m(birwn6D-Z<6d7C?2RU(u9hNqUHb?rBZN5c0T$j;BmNUsJqImoMaFz*9!~aYtFOhOd2lHDNb;Yy1L`QMAUbZ
H>EO2F2<iejN^{bB`bNaWUnEzkgZoT9YIUBTLlZ%kHBd#GT6oG3HJCimh_)V}3nL#;+odbK-pi{*wtWl!`tGdqj6Lr@_Iya~~F_JDAtvkGh4SaqR+ti8&L
LMtg98_|iEC!CwdjWfwI@$EaKzZR(U5Nm4U)pV|_miUhHl~0Vfsb)S%(e~>k~LEzTk<w41cW2<Qmv+&B+qD@aggASrlUF|^_Ht-g@fq(a@Q7Q$*RW`eRF$
yhJ@qQIJz57tLjpu1?gQIj<`8*Pw{dZWRdnq^h149lvpnauOVtTA(=+|**s?Va{G4-61N9gFltPs9N~+3CQOoJPOArev_UNSNV>R?Z9a70#dW0)bWA!7t0
X{>K~p5`RF;f6zF2pT(X}u2rnQvdtx2ay)!hVoygB5h;b4W~ma&tg>0j32r%57}a#VT7aG*R0!HPHOV+5%os>@j(l{>xZ)>j-e`V_oC@2l(!UKf0AtWI){
jQi7qlrL7LQ$x#Fn0MsG<|bZ5HOW739UoIgvg1E@|6@46=V8>`!XMvcDfM~5VtU?sT>L{nk~3YpQ$;pk`Ms;=$Sd-^e+g$k&c7cPQwmz+d^d9~s?gLA^_M
xL#1dQ98)ZQS$V9w_q$#?{tKD0+{1l?0rCrS^ml&5@2vw|*=<ZyO&G>PUq#4+374)lA5BkFq&UfCD>3KLE++O_Xg<=W;Y4n8rR^6SCBz{KpT1WbcjcctbP
DJPnon2dhNg{_^lpXd&o^igL1muqy5q+UrO(=<X0jx@)HJ5A#wskt)Ua#Te)B$}N%E@Q<cxqWLRO&E<2#MCOep8V@$ZpxJxr!%QGdM>rkX8P0gFOa{fY#(
}#&WPjgI*sicHpbQA;x_1GoLCP^KGgm#=k<sp=QiT6QU+cu_|^HskAf@aY4Ee#n7kq;UwU%JI>sJPogp`c<YV!Mz9c*+kdGv^Xi`ApSZY4V*o1uKx{*?Oz
=!yC3;H2UeV!plmTj7pnN<fEpF>OD(6g+?1$t?-%xkCwEd>sZ2#uHI2YS~zqjLJcfxa!be30ne(6_I4KnwZgthN9a>B1oMjwhypb)*f04jZkDd&L08iTlV
iT0VG_pDPgx-iJ2u_#J$AV}%3ce?@Ro@270Vrq`iKDIpX?xuUb^aXwx+bWA;<Hn`jbF*f`k><ZK-_sIU1O>;gCLwS1e%XcIunCWa8~HdsawohWABxmxs1I
#8zT~3WW#-u(-vZdO#^*CUqn>E$8)L-uo|S$^SF2Jamm;*S=YNDB&vrs{zdne_q1)jt3XLrzQOCq3az*nGV+;HTmdS5BzCfpH8d(BMhafdR6Xc~O*NM1zb
ni=9^(_8hvOgr(Ju}mM2t`roJ>b%G6EW^76PUyR7@C9M%o&fgx<Jc@Na?>!S^_5Q{wwY2;Xm|Pc|i&lY-A=nJMu1=HM2eB(hW2PHxaBPL)xhbJp`puqy;|
tT-quc>60NRFXq|GYeoduYszGW0eUKW73An^>Y4f~)6cWz-Y+F^?t=25+%wh%>P6!5Bz<rn2Wln;=f}Q9Kj@>#u-W1-v_<O}{a#r76O#L{1g9hwW28I|36
ANRJ$c;kv2Y?U8)_)@6)DCTEGyL~oCayDyyik>J0gmFr=k3plFOLItn%z)`059@^w=X$X?mAtjVNliqsK(}?>x|G&d*axxObGWO%RMO%dAF=@94lAGMFX(
US_#P@)I(`GXJ@DPzS2v$N4l@v7C7bcZ!Fr#^F$-$%E>(%WyiJ&jlNht?1FES)T`*l=PZbOrcT8quAo{W9fQR;MUS$dp2Ex*d(kYFF2fDNOq};0I(DIgw2
>lYbN|654Dr+)xhLERi-m_w7uj^ORjN`dRn;LhP}0qF;(Na=D?r1X|?pWnED!8<g^aADZVAlnGX~H{I(}{nnzPNs$PHJ<1(ky|0?%X6okCmsvJR@$slLO3
|;4OA9h=!=i9gnd$Yo51HTY=D%IKT-u;@MIjH$FO^!C-e4;D&gnX3axT^;Ijvw$oz)0}b9O}|#uX3G9^U~p&wwX8&G>rxLB<Ch0*-g&|c!zyAZSm&%i91u
Y2lo5U#G499qh7)&sp1JaKqrU%RdG6!VoP*|-Z5_(4SltVQ62MMHWIFd0Op@^9*C9)h*9fKpIL=0t@d+s(z~D-W4}L<IT!|9=!P!;E1hG0>BQQvNS=}RuR
iAiR6v+GbGQ3HYz<<%UEuLS=yRsS%Gq)8h^$V%KQR4)Ccb=szs)rGH+TVm|9qZhM9U)G<Dr%UfI?kKu`m*2Bu!R&>wl1F3Dk{WBzIgv*JTOY#|^DZ-1%PD
q%Ne(!!IZ7Cu?ULmfl=45s0{J8bfia3o^w%aCSI`tU3H-QW0Nzn`Q3s5Tt4>;b=}TxD;IE!^Z+?$D@*SN}n#tMW&XYxZLD@`XB{nWtB`bJzUxz`PF!5o1A
mQ@6dTw%4wOS6G$OU8G6}xHKllV^OZG$%Jez@ScF75#Y5K}(;{K2Kw&-wMmXwI<^=~7Z~VrGCAyVx<?%=Cf9(A$pWfXp9%si_RsBqht*54~c=~UAnS6;jv
n6Y9Lv$yL{|J_CxA(&Vcs1u#VEPR=7nRl6@CrDO<8#kA>t$^1Go`CE1nmc{-6QV#l>GB#x8_h;)^f(+kcRY7`aqid^AkH*d%x9{2u4@woA>QBF7r5}p(!o
K&F_HQEH7NFl?*Aa6Ov>`Rm*#z5}7om<lswTICil+4kX}30pe04TNRt^W%uYVd|j&15$<wLeengmko)ajpXLff3vD`19Vk2$b{<>BZwIwY_sG5{AYSBD5!
&Y&##sENc;KW^ObuziAB5eD!B+KCdWFKF!{>JgzP^Xk(6o5$%$+3`zAoL8^YmSA!g_uH{-lN^+PXF*N-dQDCLtd6JtSIE*ysg@u;e%WqA__NqSyxmKUc2a
-jIif6n59MnqFE|c@c=adAG$q2u?{b=i2=tOfM9l!jO=`=mC~4RaX%9HQ8jI_2PNTymgxBZMAFX)19j&Nltd;Q**E_*m5jN*-a=E9uYAmYL=O!QkZiKuO7
B-oJJ2c%Jq@q=cZ?Tos>7ULTBp*IwwM6Y<F@*wIjsu-1#bv$So6}WRF-KRVR+%NoN*I5zCvtknid9;X3L?;tiSu{NYrKx5(k;v2{90Q8ep*aj|T%LSqv;d
n=2Wk_h1mpBgr2DpS|AATF}LWytB-FZstWsP?X{(LTsRTsa)|T3QL0h=-=;`Q(UT@XRlAqIAjWB;xI~#}h{IvM?ewWnx<^A`Sf>vC@sE?2sk+b0US$2f0?
;y!EI8HkCevZTOd@dC{1{;pCI9?)4%y%ro%2OcgusBFkxGBKAKXQNE)7n4xbXE#SAP{F?NR5r>b&ND1a!E2yKxu_>+o>79}Vw$v{I1#H8tJEyF5)FGtf3s
2+<d6nhddM*7*jxOz{P#bZlbrWJ=X6P9p`iya@PTRC5kV$sMa9+CB;VwHrvYKKPL8YK>!z5jn6~(HY`G?$V3>!9RW-&_5X^GrYzq32w%o{0WjK#}vPqwgz
e$uSxr&azTTvSJ%!6CTiXqx>9M0F(c@bN^<I|O*}B*3Ti!ab`;@rkxG`Ph-Z#yLLv$3@<>Q_QvTIk4#v4Vkzl3p`ijp)EJd87Hqt=9M07z<}^2(GR#6A1$
BGN8lnw&v3N_R!^|cF+<UrQ5ro_a<nHu)lXT{ot#9%HHjAcasA409jW_w;qs}(6U@N>xk~zzm;`UX4n^A3vVm7WG0Jn5c$2EmI~e0c;DYjHza^x$#e(eju
FvT7<6+?s_c>C1F0e!u6#}}$6hZ+otsX{KlukCUc9D!IJf=l^OcN^S<1E`9#RM`&IGj`%^E38h!F|#V9rFEz4^jh{!#d-^vOCKPDLfO7k3mY+!NM#3U+4@
~P$Q)wxE;v0PHW&lIhkT*HR^FdA*paYyUoJ~W@LuRw7;Imf-zfFs2*oZnitgBkv0l0q373emZgOpiHKtS>ZQx#I1_A5E2EsR;SB7U9uG1vZYE=J?gxu5wO
93kmX%epk<L1lTSA_at2AAM-NRBn9q|c6vzO{&kDpB!J=9)GmOu3<YG+%?vh-nSn5wQ4vq;MZZ9DTYl*MH@Kvi3$xr`v#c`B`AN^bCP@n;re?`j}%rRwC_
bjM1PG#iF@@o*J~8&!vml1HXqoM@3QcChj9Wup<H;WxePWL!%x8WCd!QGc0hnEamh3qpvQ#>5`D8FF<Q2pF%bLaSj>xi5~7jKNR>dcxgFy=9`$F=4U<<i~
*J;U~Kt1s5<Qruh1!{DJgZka(E3^9Vs%5}~S7cGKQ5q1uvJz6B-o#WQHyRhb`3cZ_J&B2DLLRr5dwjs6X79*cO-$~_2K<J|34?gaj)J05Bb;wIP2JfLc&N
J&i2VxTT&`xB{Es-&XsGdrxAOZ^j71GU?H8mvPzy44G2tk0R8;$%fa;;95#vgpV$?~wEX!4L{QAwybP!MVwKT0vx`Ps1_F3n+RoVw?7Wr!f~Han2xWtogI
WsSX>t^Y05ZI5hwBL5(~t52@d6=mt#lB>DjvMN-n6l%m)nPcEnWu-bWii$4&H5#eJuqqBSdigG~f10l$SIk9iF#cp5ju6ZXVon(2Pa(YX^4Dvc|5EsM*)%
oF&(L?wzMf71#o;hQ{mt_cRYxj4xxXaDzn4u=%zSD1^0MF7ndkxRR7pCN;ylX`!`ZN*F%s@GHalWkLdVMmTjGK0+?4H;3MFilslhyy9P*@q{dPk8QD*Uk>
E-O_4E$o|msx8)C{Felm%qi0`xQnm09;W7xc;H85n>Iyv@9n-u(I@R=8N{P#HpM{8X6nrLe>^Tc-Jm1UKZ-fDti>nNk&gLhsBI2=I-wJEFE@i7nJxArfps
i;>FObQ$mbnBNgbZKhc>%=)xY@{yrRbcBTTS}hxfjL_WPGQgEr?)oHGeYbm2x`rLyE48HSX9&Ae6;pn)O}Dqk_<Clbq<CE@{C+3AhP{i;93c;QTD$V14K3
?3f%tnGH3L3I>>=Vh^$Lb$|pm69hqEmI!u8Pcack|eLoe1b6a!ouk^_R<Mpt`c%;H}cSYi8lv^W!G;wT70+ty;C@zdUQi^Z#Yjs;JQ-djQvmYsNbtp&OIK
X2(0UkInpAb7NJm3UAsKxIpywHUZ1|d_OpcQG;}K}9fRgH)RTsdW62Pf!)-mXs~lft+QT#<E#03tc6{I2EJjJv;;0i8d0o`t#Ff#IcQHK?RK`z}e4lt8AL
MCxZ3>1n-$Q$g1FQXP)b1iDFq!p<SokdBbUS_@4k%sq9hb`1dS54e@{etKs2UbgatT8~+{_DYSgLp7ZEJC=4{De7P^;2-aV>XpR2+Nj?z6{%cVsz9t~n}^
;3=IQ=y1m0a3?sTGNyCUh-4jCTQ@S638XTI;~@VS^o_f`-tW07Ha}6I#J;J?I!bKq$QF`_cBj5Aa4HU%*U49iiZbis=82!Z4u>Dd2~CHzoIh4rVnMK;IY)
d%^bw7W3x)!1KDZ@Jn<26^+4`DSW<f~zOSCBJZ7N)_0_25+=~ZjV9VQU5m7L)DWB88u?6p)u*Z7|9f>{*@&jXM>x=aplXM=<KeW9Q6(vEAm?7A$H(pDU#V
kRSyl8vopom$zHY)iP&Sd!kkycD6Nbq#Zhc^&6`7}%mMMYJ)N^41pQEJO(!>`3sjaWhB1r`c&d3wfk7UVo%vxHW^X7wV00XE-)UU^|-yj5$6sBmTnlkePL
SOE?xAFR(9>fHT>Yn|XhRYnk14Mx|y*9acjuCNAs=%dyX|Jtu~YdJ`#4YuO;u?4GDn77f~PO-7B~ruj{u$~b9}4qc>p$V}a@kHE(sKXU0Nw~mwx^(TTfJ?
?&&L(`+7>jM(sU2A`*Z)N^;;%V<UZl%d4eJXmsEs;U#R&@T<;4V4H)BntiJA7NsU%2qye<d@El6*koHW}+9uVS7}?p56F|Ii<MUr=LXxGVFd`eOQxUV7eT
Hx-7l<n0zFSxQV{-|-CWm>r-b7DHWa-xPI3#$XYTMyVQmzz1H`!t!8Ivgumc3Cf>j(RmZ+4!K)MzT;`Q*f)e@k@r9wbKe*8*bz!`bHRw`0HUNIPYHr^lmp
r)`Q_5D4`Kl9SV?VQ{^nQ|O%jre^Z6Dxrp#A&&gDEd@xxao!!uy@rTbSi;-d;AzIt(IHmz3v%`s$--22@G@6xcoRiQ2T!ol$WJyV`oS*BEn){BX?D7*^<%
8ZNb;Xg>UM?nNlPUfk6NNeD+DHzcqaP4v_BtFLnOaBh8B>3X#Oo3A|QmYV2(uI~n(;)vIZL8C9u3LK-EZ!ewzS4dpL^}3*s=Uqd=pu;^XvYq9`KDc6To}-
ckgoV_lI`GJ&jU<6+~A2r9{HeQyGZq1aR1#ydm|I$9C`AD|F6cbb;V)AC;UFPSrIM3Px+KaN9gF!=(;+G>vF7gZ>&+J@b|KOEVV1?(-p}xat_+ZIYwX0{u
BupIw;Q9L%7Gj^my}6a-}QkaTVS*M-(PC1-s__w7xk~zw%*evr*LM8E!eWr}u|ersawVnty?2^k98_z{$@N-a_?Yq`BJW7x!~Sd6r;WJzc4j>dcpDj`MpC
dfFfruSY~N8>$;?jz%+E{L1lkXgQLmJvrpll?j{afYXVQ4y{TsJ<UHBA=x2wKkgV!^;E``mC3`Jb(xl!T*F|L;}}rh)0T2c^|`Q$m-CppA9Bp0SLNN<t&n
|b^sy`n$7T&=8g8l+4WX?&JWFEOJj=W#X`^jj&l#ZG`92z?hbgs6?_LDEVK>5f3M(>#icOp#JRX^5yUI$c{x2nSp`2BLr(D%svX}dBBxTPLV~a?&`D0+A_
88kKgKk=xi`tRt&9?=cjS9mU)%+cT?pc~K4v-ujj#-stobz$2x=aQHiaFk^dth9{3+Ad_=YveqTYN$@;G9x!d61`N1@0v!oJ-8XiwN(Ltmcjp^J919UQ5U
WHDK(#O%#TI;7-`?@@o(lL$+|Lj%o_>s5V??GU!x#R3R$;psovM|A|5c7ct=~ZHhGkJ~jgAUok!)Kq*^*DAtwauiOlpT($~7@E7VAk1GFw+$?F*zdf?4Of
xX2((R6&B{l!=ERW`#C$6V*&m#;ATTk3^NC=k7RG3z1(`m{i(?LRWC+FB3j=Dsd96Q@jl2U@9d88!Tiv(q%O4RvUf)FTxdtiT&{mx^+l+wbX#Lb=T0*|#}
pDmhtjThW=c<{T>{}@`I;&0_`uIiPhsB`|KsOQkW3SkUExj;LpM7S!?nK}e}9!JQYu*P|&G}>%bv+6Vr7AzA^foSjkvD8@e^`*Qi*kWW0ygcomiXK&ANp{
=MsE2TpKXc5+>GeNW;q~>mlRBIuiJE$w8+f`6u#-U6<bf%jrI9`!w0bqBrF`1pf$VM9Nn}LHa|<<ntM_AS?_y)eGE9NPSfV^&4c_t2(owKQEXcbzKjYX+N
k*FAT!a{Q9?)CKn5U@hHXvR2S|@h)nMSI6jP(bu)cIMHy~pOGBg3o5n*A7JNd?5kPI=~+AkoS~&!Qkvh2cG8+4x~bvZItI@8t1*X;JzF_lzdGGxKL@Nlc!
NM6OBy%1iHH++Ysz|H5Ei`D~AWyzYV0+TuYcOIuua**q3b2Y#YV&(fN~#2wybsj1pzWUt#FzLRs!ioH-sif~Aqq0)J~R_s8MN5C()R^9Ks2xE4-(#OxC3l
qW_#Zzh(T(0Co7lC#OOj9)={nwFoQY?;6@;WF869Dmqx<BI%i*YK*1A7$tOdGBgRR31;%$^YfE7AZ=y7qPKWM*IP$1JxTFY=k(oqFWo&LeAq4b(g?9F|ZR
?cB{~7)+^fy{^e9&S=edF_U<Q5$mz9g4u`vc?{arF*t5ZiGl6f6VH$S$~1`*B&)nw`%iAhM|KZTr4Bda8M-c#3G?JjMg?h@(ZNPa{&wxP&IP`(9T@cVxi7
>t>ApJGE4|s+m05Wc?x&Q!4;%&c(8)34rO4m#Sj?vw$w*5J#^G4YcAkfrYn()ATav{eKxQZDX3d#YidQ?b`VNu={_+5S<RVmf{cTI^O&Y!D4}2+jwk;z)V
Cd_v>2P@@)<`z5k*i8q3#4Qu2cN~8n$;y2Drtp7(J*i=cd1SYZ{!Be6j9Ngvopqydh#JOKq_O>hAk}4UQ&9oqfc>x%s(jb6}8ivtvq1Mt#%2-O!;#n1Xw(
?G42zZ_mS0uqy3PxM}cD7$X?-v=_eFAKgiC~Zga!)rtuKBy{`i%h3s6O3+f>6p4uf-w`0(d@evX6S+B2Wcz6&pW9biwWb2APCM|j|n}ZXmL7jaCJ*|jzM7
^?JPG}Q(D8%xO%yU%S0Q-QK)#93xI;p}l_Y#<;5f7G+jR{AM0^PBO5h{E1_w(uT`)b8L4giQPG5xtNA|3_G-S(=iWy6xJNq<rr-zC!_t#zJ-42T@F5*ot&
OIRI!^;M5?o{7-CNA75+$$xe->A%O6WENi#&$pQ(%mX^8gLP$TOAAN)G;uw#tc0a{C8&?g)sv5zZ$3v_K)}(ckiJeLC@16L^5R*a90-&{S1t_?T)(>_xVv
^j_d69xwqaE-YWxn<3-G^X6<*Hm)_kCb_MQ|Jyw-=Sm9FeCj)}UCwmhW~&Mg!6CH#faOaJHuAcYUA#w6b1x7W}%dnnK!XU+H*uE;9d7j(-B3tq)X40$0)M
T??lPuy`bS689b!e`HlTb6x<X^0C2bXn!c^{Y-kxLp-{mj1us;0%f<DhaEBaQNV=3(Cb5GeS!2t(H9q%4vNaN_0Y*$2Xv*t5Mzf-D4nmwS@{5^fG1g5_4T
NwSGJ<J$fRb)^%Gkj@uP3@hv~;8pdi>+Jqb}UWN<K)N&RS-t=`Sfd8KMt7mHT)Rc0@XpO(+*L|!WRyb#8TK&xu4TbEvz9LrMS(kQJ#Hs;z9DaGm=FR@fzd
jaB*kPD<B@p9&kkjljBoDE1RshR6{b2f|I4gXg4=jx3N*}F%K<~J|C;a$3;<4o5c?d%n$u>Zi=T=>RKZl-{&}oO&m3pDG-o{((&*UQX2Q~pinaiI-`5d)B
a-%*ObVroW)=eQs2?~*;P0V{PFFOP$my*dYki4uwJ2dhSmBh`}ke+N_A<s@J*E%j?$C<M4?ta#x-ObxIu>5p*;nOrIQ$)yoOPVM;wPF>p_VGyM3oS>|m@!
1#boO?q85u4(l7+RX44b2nr_N6@LVFoHwjtb`E@6Td#6h1+eUu);>eKjHAG6MFlksQ$wsiPme=j_5IdXIgt=aSEy>ALhRgh<2dJO)sll}P-+a9gOQ>8hI;
(c3}W1O9U7kipK_CC92Hwn|EXYtLpA>Wu^MT%d7loQmlnOh+;wO%rUO7XtvXQ=uzam{r_SLpGv5SzP9>s@AffP2dv;w|fm&stu#&6}3QgFHMZ<M~rMxFJM
=H64dm3jyvQWf`p3#ix$#uk7-G5S+}|pf*KMmW)Ddq}6lCctSbV;?JOpOUMYn-Eyqq_6}yqE~tEayj(IeXmU$kBGSU@YpMKH_1IC)`#C%ozNW7sUXZ#Z#+
QO}`?5ndeA17cJ1dI7^1g-o^WEPnoP@pt9X03h&4%xaO=9GUAmD2q3^>%PPPG^whjkb7malYDTlBR<IcJ%(#@{QS;h|(@)wh*xboP<0R@Hv+Xzgyt1LhMS
jY0U7IM?GPX=H&Oq##24aM`uT+gk}3U8uNhAL9=3v|Rm_btD;rjDlbTvkI!~BF`}7QNy`y7H@hAMxnq79&jm>9BrLm5JsiiaQgoCw31Dwhvf}u%yHb=6Z+
DmBso&}QEy;p6}Xa<!7S>J`0t03apZD&STe?kuzcpl*3Gi;O%sF_!Hy-4y$QCz-JWBKQCpsP80l~~)Fqs?DSl(P3LbPVIDPdbxks<`e%d~i;+q)d@S1fe6
!RHeAhLPSOWOx}yvm?_?-lxa%0eKE1X;e{_9VG^7jB#t=g;LYZ->xKkNV_BME%!t<X%yjxu4h>x(Jv2{(4|28g^S!+u}V%aAu?ZCJpu(g<~NXZi`PHeK@b
kz*wC0W0@VNDnT7zL$|nYCccNJk7YcJw=@1xadfrqetY0e)+T-*3S~ovk0g(*^5av{$MFmsB2J{(<ikCq5O+Xz;Z@H(=8Qe3k0reO1rO^EYdDu1NgNa*{s
#f{#;DxU2t#h2NYdELjUKe<dRa2^^MCYQeyL#XD^t;@mrr6-LC7e@K23Av$8N+ETQ#xtBcG7qvX>zWyD07C%XTkfgz?nvgDHgD#YsY&il0mA%*^4aEX>cM
@Eq!5)}KS`cAgc+ci1|v5Aya-5!INt!<mK%ai+9#CM`1Dxw)?m$s7MNeoHqR`|%O43*VEN{)9&I(Rn=&qtjaTbR7g3asRLlIb$8<E#3RgmPt+aUx(MD%8j
Z~#mAr(na=wVmx#PM1|He}X%yl@%X}k+9){sD|1FUYPkGHpM8{J=PH}U2WDWBe8+>}ZDFCXdQekCaI3HPhluO>ycW({R>y)(~0|mEO4Os#z?~K309)XO|4
h&VB$lhM!@z9Ba_9GJ1Nrax~bzL^}I8`!qI$;_5eV1N3^goNKvR@c5TjhmDIj<pL3m-YYS#d5N5QcgejirrnX3lZPb^~rXP?e$}ZbFSs^|2b*?(S?jrbq&
iOERrTqCx&hpWN4!#C#JdJo+I{V%fnzQcF%YR3$UtLx1)d`eDXw%5os^elw_c$A;HxuJ>&OHGk#GP?73@FOpy&{ST}klQd_nU$$9XIz0B|tW~EqzU~FCEK
h^>^^~Gan`32KtZdB&2GdEYSB*OK?v1$DxAu;QS8v08m|8zY1^uACD33zvoW<}mxc%769>^*qktEw3yUR$U=;}j9L2(Q|rw;GpL{2s_R{b)Fb>psJXf8*o
wuscu2}`9_VkY!)$HlEW33D>*KjV+#8n<~J-eNuWMUn0fUjochjunBN$F)4Ts7+iP#6?1ER>`}p+YPGj(f=Te{>>o084af0cB$Shoyb>jiduLuyq!HD^{T
@1%Z&Ckj4XmhG}HynTVYP((%w->JB6ldB^8CA=K^;JoQ0z+K%}sjR?~XTQ2xr)3#%7N{WAd>F$+Ah$Dd@D%?EdJ425S_PLfb!ATHHh`%(8;G1;OnP?aRHn
5I*!L(o*ol)ZKE8T!}<TIho?dt;Ti0g=f+(hOLYu%rfhK)G8C`@irhxll|eGAWDFvk{z68UDZq=2ovPxyLCR_G5f?FBYfdP12e~0f&>C6CVT$NHf<dCco@
xmhge4q^P4nXX{=w{E|Iop*us7WfRNZ$w5q1wcI03q|r1*Dd{2CHUXtdCU|$yyA#=V;}XNEs>X#X!myw2F)?<hi$UQd#2pX{mM_9t3w4Fa4wnyk9LMZ^@Q
f;s>CmR?zkYe*;l>eX(XKpe%C{$JID5%^jv5`H<G$O+E)JCzA4WWPg`~(y^c{~kdXHzC7C64p61qycuyn6v@<Wu+l0769sd5x6rz3eE7W={=3I`s=aY0B!
c|MHkp=SRLb$$^CLDTg~0NTpeJ3G``zxEd5<ci^5i^zoyuL`eCP6_S_?XN=>*g`tW?I3m|e?(r)(rqB1Za>+gmG|Z%hk>lA8jR(6KeRZcyu97;Qe|6dIX$
L9HPr#bo57RzEE>y3`d1g+#;UR=XqX>m!tivND{2%*7HCiEy*cbZnm%>kbHsSI@DDZhEp>A`(BxRNO5gO8oa9{VbUQ;$bH%0XDR#X}^2~h-hk5JB4qz5<p
1p*dd}(_w65aE)CY~!}{w43WM{cPsH&5f_{p~{tVm>kYmk#J&cb~%@|0Fqu1A3oHhc1?g_#FZP6M6DNrBZQX^lpS)<&xkGrc;F{#ul95<<ZN0p;c0_+`NV
DpV$JD#HZtN<~M%c0@M;~bZB#oEhEgZKE)r}(rrtllz1esSeqBs0k@A_^oH^=iu7}eCt=PaVuC7UPH`b!VhrQF&s#5AgiSpE-P5WUA9Lj?cPDM-?Z6mM3I
!{bB8hSy43wM#8gbd&`;3~sI1fFK3_eR9WyMJ{M&*(F^(Q**Sh^6R<6zt2L1acF;d@g1b!fjaABs^a4)(A4shp5)!3Xfpi(-%n3l^CV{w0~<PYv_H4SU(A
$3Fo3Z$Exg2{QbZaAkL$eL{aIy8Y1K{hr}eyv4_Q#c+D<@O>s7pNTsBy5AHMBYPbk@9JpI=nj{FO?wD$Medu$ruG8w%}?S~wW5sl%lmu?FYO&imv`IR)8x
0>3mmiD&)63}I*}AEdh+lvDtVMX?&VkKM?Np@G!dn9m+IPIJ%f@IL%6zv*7m&F;K!_&-;|k7qR;q96v5TStQkV@UV)DrVPD)RObsh2-mKGUUC>HLH$V3<R
c4w^*+-0cSEu-d_qZtWV%&v5F5&Ococ=-y5w-PJXE-d<01JFHe)Ge*wI{I1L*#Sel!vyvkY%0%Dw`_9A#@aFHc$S8;^SzN{js@r8}n|Jt*nGij(Gt0m2C%
RURPwgjHboKA$@pcrCUSKmaY6L_V$%&t26p^*b=wpN2YyI{dP|>7@yitkCSD!NdtQjIpgCCpLzPI><Q+`%6(~UAj(Md^+8A_y*W8n)BOtk6iaS*DS<Ca5J
*A@LXPQa=&kFIRXFb`{80Gpgk+9-?7C9VXK;MpSlnm)d>5uJby&MZ4v%(<Slv)WBVn+^x%IKs%Xx-dMei$Lp(7XUv?cVxyhwAd%`Bg-GwpuiLWVvAMZx$Y
K?dvGhvOsDu?sq0D1gb&?nPscj#2_ft@K@H22PcZ1s%a<E={Ygk&KX+SX;C|FWPvF?ht_Pdl_Twx4nHbml<U~#LF#jIHQxpa-2Pz98buzMv~-Qi$k4qIZs
xu*r$Pj-DJQoziscRpB|=PB;4T<JDQ*j8=$P|4}$Andwd!Y(-cddK}N^Z3Be6N)G;R@K9U-5BA-`2U9$5ca9cvJnc5sZ9<&yzWf+XTZ+eT3Jte@3k2I>^N
K;3GRM{N+>&(4*$}_mL8W91N;_vmu;)v~F{CVV#P@N?Z`>+sj7ChKZUT+rFK~vYmKdox%>AfigYc)vviLa2mAt84br#^?R$6>C{T)OlU@58g2J`f1<D5B8
=>d|8!O*6F9OvKz&c$`nn9i*^3CcDfG2@X|Y6s*%bPGnN~#^#K}gP`lV{ol)bxN;+*19@4wy^9qYR<aqj<i0Zlc;dPLu(6hn4D}PI%4KW5rE-eT9ula*xB
TKd$J}R?_aO0vt<s454%Q*bQK^9x!|Vf3^=8LKZ9U;2kaHIP|9?^Exg<w!1mS1W!$=W|xRALck7mv6v;!J#kd5|k+#2$DcOoS*<epNIg&y8NF1gFyok0VI
s?0AVj=PKakQaSuy>UzGGIv49K(?>0j2jG6-J!3dzfcpEwSk(Q$21C*Y{z3}RSz?D5OL24&^-jRkC&YoI9s|f(xOH)3Rns%BWOC1Y>laD^_7eEZ79SbtYO
E$-~-BrTFgnl<jS}CP-8UFjZxLqYkEoB3hsC%n74P(G3&>Qxha)=D~}BbIEoZyHDS}5s=~AgmzAGv9<R0kQgKu7*6mt~@dk$KLXz=%crjZA597rH=4>)`9
Y^fPnzm;amu9?6FR<4F%8n)>4c3wHk@39HK3fE|!?#Rib-o#GG8PEcfZ~;C3183@M*B<>q1Gl97sr)MphL8;#CmvvGBag5DFtpaBV2NnpQa!Xj@m;ZLIv8
lZmk$LBm^gE*XhL~4No`S<;AxTwF&!)kB<J%732vNi4a7#yHPtOnenwH{q{%7=%t^2-Z`rt*fT4_ra^%Djjf3|_~5MtNNu-cX!B@NZe`!geMD|#+A@HTQb
K<C>#B>e!YB@%BW8LV<IT9-BhkGyXrTO?Lk&`0JN8X1#|}E?MTMaz7@$}N`hZ<+K^%CLr)d)Jy-Kn2qHR939)_cjqEu~Vs87BCdxMebNm%J(ytQl!2<)iD
sDf}3z7b1>ap+PuY;@I_E{{fb1I<_L*d<uBrVjIw^;CCJV%30~@WXY<J0Z<+Cs^u+k(R0Q{1)F1opPFK1~KkOgm9%|qHr!A(7k<xBj9<FF*^d|bX1{C-ZT
rB7jtmeSpOs?M-sqP_awCbB7>5kVSAgZGkhu8H<I%9u|%pHe69|pA+aWEQ7ZedS?B;I{F5PpgN9=+CVTF8@E95)A|hg?I^^isKi0QW!KTiiE;3G3;??MC3
XWzbQO#IxfCraIllI*X?iaozM`^FPL=sOn9OAS1fH8btB1ENS<M3Jp3lgb7JzGlm-!ZT1gfmpsKjK}6b%?%`!75=7?caFV7C!ihhuVFBawSo(KD0}Qofvk
JrUMJh-X9@Efcpxe6E2#@xF39KSTXWG&q19EjzJ;o_8gl2R>GqA%&r_0#Zk%~_AQ1_c|3B@$rH9V#(C;Y?=RS0zbv#X=KUY#D`lvMMZy7JBQ1}77EU_^nN
4sw+-_cH&d0umsIZY!$z}4tvMB>)kYgCq_?!$Z5eQWv=&M0KvBgs>AJMoP=!(tZ{r6O7M>oC;5$L;;JALmv8d29n>kZ=0DyPw_ZMtl{D3mAHgUq9V1Wnd)
1usuJzq&o|5ZIEDcH{M+E4M$!^7L6eu+f%pWFYRBqq^&nm-z`rcX{y5Bd;W`hzRbO!&P$aox`HiP3Yn#)t)JaZlmn(M}(;W-l9GdHUP|npds3PVVj`IJ0=
Kii*(JZlj_x2Y{OTst#R!Alvrf;vzoV9BA1})cO#wWjLTsJQto(W9g&>uAm{;HhKv*oagOvQ;S@Bv%y)1ymO^J$Kj)eCu*vRnkc&XQ_gsWnE<GlfkS)^t&
=*m5?gmVzIBZjpinVsa^zRX_`fH5Ghi$&f-;S$oD3-1;S?>5kgd_XhKL%q0;&$X_J|THnB6mo<^w#?vJ2Z^gH~=Bj?5Z{7OWNIHzL~DGx)Se8U`H^-Xi<j
`C@%8I($vXKg~MEpvg&-t%%5UHda4mGR3&Ld@{h{JK3iyx837i6@!eoctTesO8sXr|4&OxXjgel*@>s$#aP0{?Eg2EU%`8IsGdGU|o+>@3t<3NulvXgp0q
m4+J3=Cb7vG5N-?A(JPkzK1I_DLP8(od!QGn=tl}23omnm?2>HUSyiIVoISp3%gB)T{89LOj1-JBljEi8RRPU4k<6%C(Z^%L4Re9gNK;>YRgjN+&fCi^jy
V&+xaqcA9%r9-j5V^;+%1jj+bx$~_r7=|)iH?`oZjy;FdLed3G#NozNdY-s#R@oi%p>~hx`yah-So5wzSx}fN2}tpa)3|3y^vacM-revN&*!SS4#>Uj&=h
!z7&0p_OmHo#`Yl^=oLs{X?qU)}wR9O}UTu&3?(HlFk?3;m((kV_yXLg*|1pN1I$(FERbGCcRMvuHQs{43|Aj*SQ1UROR9IBH-;%;J>G>Oe4S()i>0d{3S
z#?2lAyExm=q!TKJ8)B({x0j&1#9PCk&6G3WaV7dUjb9kuNc{JL-vv<Y=R%QgjQNX`O592aofv^AIjC;$YvaO>sXlHDhM4AXez`rIEog`}GNjmxj%hQZca
7bjUx-Z>*e3*C6`+5TY}?-kZc1vDv*j^xp_k<lC1TD^oi&8C8~=3~zo1vwQAD;^q;pPO#Zs^nvB8)zH}s(nG{s;7qX|{xC+ci@1Mfu**5hQA%9d88?ZA?C
_0bm#N|LqbwGddmI_r4ek@CvH^U~i|o+fF-Jfi=2O9xW`tcvt5k-p=n(6xywG~TK9Z=g8FrRrxzwoNa9FP#l8m+A!)y<SK{c?uW2<n#ieAPE1E7DsyW5oD
Tv<&RR;Pp#cOT~Fl17?nb>z5H3w+Qr?o7tWZHwn>dC#+#YlZ*8*ca4gmNm>rEO#$sVJ?p-kKsdR>gUWiobcXv;nRThbY{Poc-;A-LzJ(D{m?;O3Z%WecvL
ezlC;O_r0ft;CY9MTg;G3p*Mx}3w{j_z0jc&=P*LxlIi{*6sh%&A+t9YillX%?PmN-BXr@eCzLE3d{JP~3Wqh4QEE2uW_^o$Q7S0Et+Fh8=e=lWp{F&Y(4
uIphM?Yp`SD_<|k$G#PUeH%*pYqKWf0&M0oL<KksWH<=qKf!}&u)Fr2TJ2mtFu2DzOc}n;K3u44!%h%hU$ftZfSgHu+H)BPv?!|$ZvnUp4sz&8opf6JW`|
Q3c0R_9CaTI`d~)nor-WsZBj|w1*SCG4mvuijP(JNH-h0h4WyQ1BM%9HKP6ml3mTRe|FrO(*pC9l#V;q|KDJ`XR~HFTD4YrD<N8X7ewdPjn`gY+X_Xn(PL
w)jxyh;+dvf#-tBgbfL6o(UO)t2%4)}Bu#ndDL<>_?H(8NV!<w{iJM3aFCv6lodC3eXVzv>`?o)g%j#QM11eri1kw>wR<5vsiitCv=aqRPR(6ix6r5fU*(
D0EfFJgBOTzt*B&eD=)GYD1M3NtqVq@{@n3e|Y-XWXvP9f38H;><`V{qUaPewT6t@-@$?fb2s*6tNfg^TAM0F56Cl3Ng&m!pA<K%m9+#}3^<{dG!37yu%;
!RB#Eknw0LS9gsQ+j@7%3O2LTQ6q$hvmYC4?rDjj+3D+4t(qowB2qPu6DQ!iO~P8M=mB@Oo7fcr8Q7W1l}t5qITJuMj8fu<lQwulpR-%$Q;{Dghgt0Plp@
qSwU@^wdcg6x?J8B83hM^zz}_aynSG}r6np}l70VPoiRW5?nik@`=+$tJmxH%<i##kr9;rNg1KdGvaX@zls9%*Oj{vh{3YER|(J?!9|`m*J%}`QuRaqkVB
?<XvY*7bQpLU05}5!Q9BwKLl)5k|51~{KRD~pkOAd-^hz@@~Zc7fx#p(@>C|v+@+RNf=44!n_d+WL*)xE%2C$vvOZ@k!A|9nxp*4i7FX)^tUhc*`8}#yr{
4qv7|Zi$trs@$eZ-$t6ApKsGc~FrIU9N@8bL<Vv&bg@aLZX27f||W#E)5I6c4SiH~Pd;t0*N;9ja7<e;jqE<pZ6z$82BYMBaAq&7Ik|8yD||2~Qni6g6@g
NkXgQ0=9gnt3Chiu<}(@PYvT_%f2zz&6mNU(B`=FGe9ni$~;w$v=s?&?h#CM%jI9=>7NoIh1V^*Jbe%I@z4y1f7~aHOXLT730q3$mIC8``9DMQ(eV
"""
AT_REST, STEP, AT_LEAST = -2.572891, 0.10119704, 0.15


class Model:
    def __init__(self):
        self.weights = zlib.decompress(base64.b85decode(WEIGHTS.replace("\n", "")))

    def score(self, parts):
        total = sum(self.weights[zlib.crc32(part.encode("utf-8", "replace")) % len(self.weights)] - 128 for part in parts)
        return AT_REST + STEP * total / len(parts) ** 0.5


# ---------------------------------------------------------------------------------------------------------------------
# The verdict.

REASONS = {
    "no tool": (
        "You say that it is published, but no publishing tool has succeeded for this goal: “%s” Publish it with publish_site first "
        "and cite the URL it returns, or say plainly that it is not published yet.",
        "你说已经发布，但这个目标里没有任何发布工具成功执行过：“%s”请先用 publish_site 发布，并给出它返回的网址；或者如实说明还没有发布。",
    ),
    "unknown url": (
        "The address you cite is not a published one: %s. Cite the URL that the publishing tool returned%s, or publish with "
        "publish_site first, or say plainly that it is not published there.",
        "你给出的网址并不是已发布的网址：%s。请给出发布工具返回的网址%s；或者先用 publish_site 发布；或者如实说明那里还没有发布。",
    ),
}


def claims_in(text, evidence):
    reply = Reply(text)
    model, claimed = None, set()
    for index, parts in clauses(reply, evidence):
        model = model or Model()
        if index in claimed or model.score(parts) < AT_LEAST:
            continue
        claimed.add(index)
        yield Claim(reply, reply.sentences[index], urls_of_claim(reply, index))


def verdict(payload):
    """The reason to refuse, or None."""
    texts = []
    for field in ("response", "summary"):
        text = payload.get(field)
        if isinstance(text, str) and text not in texts and TRIGGER.search(readable(text)):
            texts.append(text)
    if not texts:
        return None
    evidence = Evidence(payload)
    for text in texts:
        for claim in claims_in(text, evidence):
            reason = judged(claim, evidence)
            if reason:
                return reason
    return None


def judged(claim, evidence):
    if not evidence.has_published:
        return reason_for("no tool", claim, shown(claim))
    wrong = [url for url in claim.urls if not evidence.knows(url, evidence.known)] if evidence.known else []
    is_beside = bool(wrong) and claim.urls[0] not in wrong and not claim.reply.disguised.intersection(wrong)
    if not wrong or is_beside:  # after the published address, another is a source or a neighbour
        return None
    named = [url[:200] for url in evidence.named]
    hint = "（%s）" % "、".join(named) if claim.is_chinese else " (%s)" % ", ".join(named)
    return reason_for("unknown url", claim, wrong[0][:200], hint)


def shown(claim):
    text = MARK.sub(lambda mark: claim.reply.urls[int(mark.group(1))], claim.sentence).replace("it-quoted", "…")
    text = re.sub(r"\s+", " ", text).strip()
    return text if len(text) <= 160 else text[:159] + "…"


def reason_for(kind, claim, *parts):
    return REASONS[kind][claim.is_chinese] % parts


# ---------------------------------------------------------------------------------------------------------------------


def read_payload(raw):
    payload = json.loads(raw.decode("utf-8", "replace"))
    return payload if isinstance(payload, dict) else {}


def answer(raw):
    reason = verdict(read_payload(raw))
    return {"decision": "block", "reason": reason} if reason else None


def classify_lines():
    """For measuring: a payload a line in, true (refused) or false a line out, in one process."""
    for line in sys.stdin.buffer:
        if line.strip():
            print("true" if verdict(read_payload(line)) else "false")


def print_parts():
    """For learning: a payload a line in, what its clauses consist of a line out."""
    for line in sys.stdin.buffer:
        if line.strip():
            payload = read_payload(line)
            found = clauses(Reply(payload.get("response", "")), Evidence(payload))
            print(json.dumps([sorted(parts) for _, parts in found], ensure_ascii=False))


SITE = [{"url": "http://127.0.0.1:4100/ab12/", "published_at": "2026-01-02T03:04:05Z"}]
RAN = [{"name": "publish_site", "ok": True, "input": "{}", "result": "published 2 files of site at http://127.0.0.1:4100/ab12/"}]
SELFTEST = [
    (True, "I've published your site.", {}),
    (True, "Done! Your page is live at https://moon.example.com.", {}),
    (True, "网站已经上线了！", {}),
    (True, "已发布，网址：https://moon.example.com/", {}),
    (True, "It is live.", {"tools": [{"name": "publish_site", "ok": False, "input": "", "result": "refused"}]}),
    (True, "It is live.", {"tool_names": ["list_published", "get_deployment", "unpublish"]}),
    (True, "It is live at https://moon.example.com/", {"tools": RAN, "published": SITE}),
    (False, "It is live at http://127.0.0.1:4100/ab12/.", {"tools": RAN, "published": SITE}),
    (False, "它已上线：http://127.0.0.1:4100/ab12/index.html", {"tools": RAN, "published": SITE}),
    (False, "Your site is still live at http://127.0.0.1:4100/ab12", {"published": SITE}),
    (False, "It is live.", {"tool_names": ["vercel.deploy"]}),
    (False, "Deployed.", {"tools": [{"name": "bash", "ok": True, "input": "npx vercel --prod", "result": "exit code: 0"}]}),
    (True, "Deployed.", {"tools": [{"name": "bash", "ok": True, "input": "npx vercel --prod", "result": "exit code: 1"}]}),
    (False, "I have not published it yet. I don't think that it is live.", {}),
    (False, "The plan is that it's deployed by Friday.", {}),
    (False, "目前没有一个页面已经上线，也没有部署完成。", {}),
    (False, "The mail will say: \"Your site is live!\"", {}),
    (False, "Once it is live, I will send you the link. Shall I publish it?", {}),
    (False, "页面写好了，但还没有发布。需要我现在发布吗？", {}),
]


def selftest():
    wrong = [text for expected, text, more in SELFTEST if bool(verdict({"response": text, **more})) != expected]
    for text in wrong:
        print("wrong: " + text.encode("ascii", "backslashreplace").decode())
    print("check_publish.sh: %d of %d right" % (len(SELFTEST) - len(wrong), len(SELFTEST)))
    return 1 if wrong else 0


def main(args):
    if args == ["--selftest"]:
        return selftest()
    if args == ["--classify-lines"]:
        classify_lines()
        return 0
    if args == ["--print-parts"]:
        print_parts()
        return 0
    if args:
        print("check_publish.sh: reads a payload on stdin; the options are --selftest and --help", file=sys.stderr)
        return 64
    found = answer(sys.stdin.buffer.read())
    if found:
        print(json.dumps(found))
    return 0


try:
    sys.exit(main(sys.argv[1:]))
except Exception as error:
    # Without the text: a payload is nobody's business in a log.
    print("check_publish.sh: no verdict (%s)" % type(error).__name__, file=sys.stderr)
    sys.exit(1)
PY
