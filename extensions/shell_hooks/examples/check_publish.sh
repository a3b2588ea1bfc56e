#!/usr/bin/env bash
# check_publish.sh: "it is live" is said only when it is.
#
# At on_completion_claim it reads the agent's reply (and summary), sentence by sentence, in English and Chinese. It
# refuses a claim that something was published, deployed, released or is online
#   - when no tool that publishes has succeeded: a tool whose name has the word publish or deploy (publish_site,
#     vercel.deploy; not list_published, get_deployment, check_deploy, unpublish), or a shell tool that ran a command
#     which publishes (netlify deploy, vercel --prod, npm publish, git push ... gh-pages, rsync to a host) and ended well;
#   - or when the address it cites is not a published one: neither in the payload's `published` (where the host gives none: in
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
        # The list in the workspace is the agent's to write: it counts only where the host says nothing itself.
        published = payload.get("published")
        sites = mirrored(payload.get("cwd")) if published is None else urls_of(published)
        self.sites = [place(url) for url in sites]
        self.known = self.sites + [place(url) for url in returned]
        self.named = list(dict.fromkeys(returned + sites))[:3]  # for the reason

    def bears_out(self, urls):
        """What is there is there: said of published addresses alone, it is true."""
        places = self.known if self.has_published else self.sites
        return bool(urls) and all(self.knows(url, places) for url in urls)

    def is_stray(self, url):
        """Whether it is one of the host's own addresses, and none that is published."""
        return place(url)[0] in {known[0] for known in self.known} and not self.knows(url, self.known)

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
    r"^([^\n]*(?:\b(?:drafts?|drafted|e-?mail|tweet|caption|template|wording|announcement|notice|translation|translated|reworded|polished|newsletter|sample|press release|haiku|poem|lyrics|limerick|verse|story|slogan|headline|subject lines?|headlines|titles|slogans|taglines|options|ideas|suggestions|post for|copy)\b|草稿|标题|口号|备选|文案|邮件|短信|推文|模板|公告|通知|启事|译文|翻译|润色|通稿|朋友圈|俳句|诗|歌词|故事|对联|稿子|范文|话术)[^\n.。⟪]{0,60}:)[ \t*]*\n"
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
# Each has a weight, learned from 19,728 labelled replies, which are not kept; the sum says how much a clause sounds
# like "it is out". Word rules, ten times as long, did worse on replies they had not seen.

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
    r"^\W*(?:but |sorry,? |actually,? |in fact,? |however,? )*(?:(?:that|this|which|it)(?:'s| is| was| statement| claim)* (?:\w+ )?" + WRONG + r"|(?:it|that|the (?:site|page)) (?:is|was|did|has)(?:n't| not)\b(?! (?:been )?(?:chang|mov))|(?:nope|wrong|not true)\b)"
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
    """Those in its sentence, else in the one before or after it, if that says where something is; no sources and helpers."""
    sentence = reply.sentences[index]
    before, after = "".join(reply.sentences[max(0, index - 1) : index]), "".join(reply.sentences[index + 1 : index + 2])
    urls = [url for url in cited(reply, sentence) if not is_foreign(url) or LOCAL.match(url)]  # "online at localhost" is a claim, too
    if not urls and (POINTS_BACK.search(sentence) or CITES.search(before)):
        urls = own_urls(reply, before)
    if not urls and (is_little_more(after) or CITES.search(after)):
        urls = own_urls(reply, after)
    return urls


def own_urls(reply, sentence):
    return [url for url in cited(reply, sentence) if not is_foreign(url)]


LOCAL = Lazy(r"(?:https?://)?localhost\b", re.I)
POINTS_BACK = Lazy(r"\b(?:there|(?:that|this|the same) (?:address|link|url))\b|那里|那儿|(?:这个|那个|该|此)(?:地址|网址|链接)", re.I)


CITES = Lazy(
    r"(?:\b(?:address|link|url|visit|open|go to|head to|here|(?:find|see|view|reach|open) it|code to)\b(?: (?:is|to it|now|at|on|here|through|via))*|\b(?:find|see|view|reach|open|read)\b[^.⟪]{1,40}\b(?:at|on|under)"
    r"|地址|网址|链接|入口|页面|网站|打开|访问|浏览|输入|进入|请[走看到])\W{0,3}(?:就?[是为在])?\W{0,3}⟪",
    re.I,
)


def is_little_more(sentence):
    """Than an address. A Chinese character says as much as three letters."""
    rest = MARK.sub("", sentence)
    return len(rest) + 2 * len(HAN.findall(rest)) < 30


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
eNo8vNmSJUlyJfYN/AzyjT8xHBEuIDgcAafR011dVblExF18N7f9mO+7+11iy8isrbuBQQ+IwZAyQj7wmSL8K4razUI9VGVlRt7rbqamevScoxYAOgaAKg
ekA9xDDYZEfAONDA2+/vNa07/LGKfN/7+0gANOUBPAMAEWBnDG7mKH44A0RMF1Ly6r5eC3D3EwDg6XFAh+Hw8S9M3tig4JoACRq48W4GCnJ+gyrxkKfOf/
arohgx4fk05jAZhiWWBFijAqxBG351zH5D7niR1UoVMcwwGIYC6zhGGwAKJGZBF2+K6GucRMZoD8U+5frKB/z78AjXg+0aepJ8z1BNBbARjwZ9gK2PCfML
riOgLRQ+MqTCFUopijJVxhMQL1OiogPCq8oeffAfN4cskj3DjOkIqdoT5eCyRyBLLBNFzD2AawmkWoRvo6vyKdAvBRT0jXsdkNiC5orE0b2cIq/AkhWyG6
HDoRt/V9QwHxjxZQe1xRAYWhJw/qJFkQAhfapejqKuffaEIpXVQUyKYSGFHQx/zz6fEpAqa5RZH+BXOLJGclTIG0vmDmDvfHkTYeSJAiNyUwh7mYloiioM
u3tqJnEQ3gUgCZolWbXYIW2fsYUTMD+w5ITs9GHTBLDpi1LdKlj1DIs3EzfovBdoDQHQANHRdJghCuDkcD1MjX7OAAVdoMD04MFa8q9n8IJbQsEwq30Iec
LQuMiM0sa+Cap5U1GfbAP30HnYU72vTv/c/59cCpQVhimlH2GHID5GyjvUDl0NLPbbuRflGoy4mW16YR2yNYELMvNoXIMoNipE/6+k9OX6Yj+mWLFgb702
Nj0mrouA/4yohWzyEopCOTODhB8ZbT80BBo0NKYXceBTLgv6D91DcBmlNzFnNvgN4F9OkqAQLQ6zQf2J52Nkswo9jhbBIxrTj+aDBUeCfOHVYBf4ZToIzQ
M3o2TGJBu62wU558ykxeY8PzPTDLkR36Ai+8RdkfXILG4hNEekH4CAaVp1CFHiXnYAqRluUvY23vH5GdAdGa3deluPojenHc3eE+RjjjDcoaYIb9+1L3UC
/AE714haBPAXk7d5mFA8cRiYL5bu2euy5HCBb0H9BMuEAqCGCjrwN2FRqbAecedUPvZSCFX2naLQPscqSjBe0zstGNM7IB2EUxpYH87Qfe7s/Zk8qrqhgc
vT4mCViROfvXJd6C7t9D9wgWCkOrFEVH999j6t5URfkw9LlRS3Rc0SrnrNqQg3PcjT1gRwihc93bAmIXtNP1G8V4gbU6Wt0xxHGyZxHlX4rhEoMJmrSEiz
I2gVF69VsnrapMXxxbWtOwnrJertPw5g4P9Aw2gkWYKvjM1lLgvoNpjDG0ICtrgaqip5X5jA+melcBDyf2YTQqy1sNcQDER+BSy3iL8JCxyrpU9oC5vz72
RydfpjinRJchrVistH04m9c2Qi5gMuli7FFSUlV4yc8NSjj84QHpPRD58zzmYPhR3IWLARot8ANQc0hGJ6emyOS9Sfz54Qnl4NdHOAgckX+efve6FW2flS
3rWhQsFBVPTixXwBNFDb30D5ggnijAP/lcukBmVYL/4aOu6Fgp1llrV+ymwx5oIgP2mGXVLOEuLYwIhbFR9BlIha3B/YsCd+DQlUgRAPdc5Bj5pQbMiCE2
2OOjVBgQgx004pDSIj2A4scEGpXfjBntX2Qauj8g5+1hbCqsTAMxTBJQWTuFFjHeNHbxuf6hRy1Qwh4Z4nEqJhy/4FQfIKBqpjMtvlDC/VQvAn/9SMlpg8
QRxRi4pU+RlgjA0csWd0UP0RkE93hosEfSntfXAn/MJePMFo1SMgF4qYAdcPj+vu+MQkaZQXVUpdZwu+95ZWdEaNPnEEyNb1SdjNHYz5SAyqM/ZF//kdKi
HFKFhvYzwWLuYcGKuwRqXHp68AgKuy2jwznAYVkHfHZJP/d6azpcWZoX+Nk5NPm7TJ/dUdpxmoHigBxVgrKYqGb5LHswS2qtHl0+QR+z0wx7LsMSjfSFMY
0oMybRhWl2pvNRPyMGj4BRiaI7p19hztFyC/Ve/eem6OopZR6xuBdBsYX/HaLSVCmGQAEfphDVOcMZGK9AfoasnwBMGq22yganTo++4GJBCV1iLjQe7SLv
D2APTReJBFENDbsd1LUdj216AqRBPhF0ADDWkMiRdNASvMd7lBlKVMcW9QMw6Fzvo4cUDBwyitpS4F/R6/6I5yaLk8WcKFKHACsOTgfoa0B/k01jfkutA1
aWv3NY8VMS4SuCgEonSr1/WxQ9kBX372P/wwcA+5qWKU+4gvsDTHZJkLyxPHxHEVy22Zh2bmZgO5yR1b5Q9lS8LaA9iKpoG0yj0VQj5YERmFVS+R/LOzoh
D0B88edeVW1/eyLmd+dBN1xC4NEhQdcVI4sxwiHqNgztXN5+VKxDCvvqP1GYfhiA7sRrgpRFBQxCCkylmA3UDdmZBPMgdizr/7vdYGKUtQctjsc4ZYa+eD
xOt+cQDtGldRMig+oDhUYIZ1KNuPBHm8oEFkrAOTDwkcNV4N2ITy0IBgBXh/YvQ8nQZmgh+ysaKwv/Z8WuvFC64OX/jA65ZPirJF8fHVqGlTZnmOAO04oh
T/zTvAObgD8z9QC+VNkHEbJYsQiz2LHZjgV+4pAEv7oWP90hTgmwfma9q02Ho0nwHPX1b5RrOBIIXb/Qh44z4IMGfz8LBcRGANa+GGRJBK5USq+69hwK/w
ZpV7Q5bNP358pQkOrXJ9RIBVZ4ZI9vTyGcSiT8Vl70P+Dty4tNwlg3tsDGXUV7mxXA06PwgC0Eez4AjyrJM4fHdXYH+qRQFBsIiVYB+riEGTQKZG4EhqbI
YeusVgoR9PM8mH5jekSw8jRUxtE2H4o4WQnnNTqBXl6foDADcqj7z0esSCW4ecAcoX5SmPaXkhCZIcC2yG+gjoOMLm/mH31oAjJzZ38sptG2OccZOsd9xM
eeXrT/lL6wL0MqAX4Br1f8mYKtzCi7lkBTgVP4PYmmvmIIl/zxVqrRnHtqVRCiOJ/ZAX3HKnw6S2vhTnetPuQo4hiLmAeAnaZnqmemQ8Q1BehIq/5Kj50/
tv1TgJbybCYpzTlHD3wCs8hzGDB9a2zeGWj6KQFUF0YH5xVsG66U6P41QcunVvvW7cHBNDa1FgKb7KnnqnqLMUJ/2e+cq+rsiOO3dzgtiWERUE7AC+WSgE
4+tY9JeXQDMMbFGeuJepCxL+VFE+KuLTdAUqQ4euRTwC6A6xue4AkGHY8phQM6Of/Y2Z/xPaGPbwz0An0qXyE8ysb+BJxzseV0JJcWSFWIBn0Ha2HMESfI
/q8iDoNkiDv/d6ZBIMQLCPRLbqDju4elvqdz736pS7zDoD7K6mK0dKJ4LoH+qUwS2AdfIQgcfLzgPAB5Lbq+oZwFKxirMEZGwiqBnorjDmpM0u1w2+xTZB
g6af9wTcQEVRYHRBTsO2r9QKvOj84X0xk4rSO6TE0YHkqqnRFg+QL2itOClWWfWgLaSfUZbhYuK0ZM8k/xOCHFGChRHUo+JxnQJ6gHwkdfmEVVmx41ZCKU
GJqiQlRLSkf9HkUewq/OEvZSmaNPD1TL/+gD36b4GY0DHptcrEJpSHrpUVBAEk3gMz0ghocGFF9gMOaPJ2UBRu/f2J1NGfr93WqaKwhSNZQKHyWmBvcoJK
JzM0KH9Lfz0V0YdLKwxuz2mwE6902jKA0Ck2mWHp3ty02d8OO1BZ7XfbrX9LXvETkOox24ha2BwiW9hbbd4jevYBnl7W7WmabE16GliuocINalQogxiSYY
NKyj+nxG7nvlcS64u7WO0Qb9AyI4ajnyjIfBecIlwK3GVHi1efq1un5Z+pM6fguEvSnxwA+6QmxtClRdaFHHq5G2qJD8QykoJ1DHUqGwWK3vuOk4JVYIiG
e4/U9UUV6sKw8Z/3+dkI63/hVLxEcfP23d4qlYKZJ76s4MEGUWiNSAbXilz4sWYH7V2HyJD3Y2XdIYNsychlVuv96A6zmNIGTAgd2nppMKEXN15NtaD3Lw
MZDTpDZ6yqryn6pRlloBv8OCHfoKSExTQQ2OyaKjLQC1fyUl6BecjkJhkfgO1l5Rg61TESsVet4CWUMN0aWNPE8URznUAa01QuiXCxhSDf3n3NyraPkRc9
MDfZBTx4BZFju84SMVmU7n2DsXikivgJhR4qHMcHBGaY3efQDHIyBSbBABKCvHD37R00aqA5LJzKzPnvM4fbI/EK8hAL6n6sbqGpvFuHDCwBl17bBiRzsL
FtMyFbcTlAlq42A3T+54cGTAMCIpWvRxoM8teJv5vX5+xqSszQSV06LCkj15RNpNY4k2Rs8GcDirFjgLvsYfQtxhmAot5CYLoPjk6y490BG1Faa6C2qIzV
RDpXFEOmxxakyOa5Ty3dIicy10YroEqRloexcPfl5gNjTVQP8RnWE6eSC0O6VGmNCjulizGkJMhJnTwTbZMT31Qssht4jTGv0AuLNcEQ1Z3tWJs2hfNiw4
eywm8tWfJS4IRFcWEmmHER+KZsb90eIJI8yAGpcSKZqxJc7k6ffTfL4mMxrL0Ba2geYoMuqQFaUUxBw4K5Q5RzJXnsL5uWMm2SeP+HjscUw89dOJjCC+C2
d3qm1ENbr+7lwFBb6nGrQC+5ID9YhjAfdIaDLDHY/u1Ko8ILinj2H+vOuirmCCx/uQGL1CF85Zj6ks0745P7VpD7e8ocF4OjTLO6BOENd0KptHHHKAF5l4
YIuBdBrnHYtwpCj5tFX1s5lQqICyXvm+6EAcJ5LljCCUob73ZFVJlF+JJwjkfY8M/CQ+U0x3PwqD0FJTGbYUSZegNBK/B/Zj1l+Q8LGmbEsHuhM13CPFzz
bkHukUfDbKYGdGYKvd1NLLx7En0KpuJyEm3IHVJbJ1BaJr2W433jfFeZDdCDAK7KhF0ROIjacOAjPWIId2txhgSLroSClZut4Qq6wxQ1iP1uc2T2+NioI6
ohtAmIET0WUUgc6PUG1yGBqPH8IvLp3alIMnxE/H/EaJDkD6tmGaF7Qza1gF8z7Om9lXuHwbuhHHC4rY9WFpKD8h36MRTchx8EiJSsh4L0SIVfq6Rvveow
TfTBEPjCpFmyKveY0U1ZDX0XWaLX1xV9/KwNRBYmG4ioNGSl0PD37tnIca7NGiZknPwG7IGR2cyxFWjb13xM6GksNhzDfHUTNUu0vratPfAfYXNLS6NTIM
R2opUAdUCy4sHO9cNFjF8XSX4EeC1Wn2r4HmJQxjBG4iQEjAzxeG3GEYR2PwG8pu8OBR5XLnof1YyQFl5ftFR0iakMGGA8+NqnUOdpFUD9oCxcMLblye4y
1D+AFEETU3wCvAviSINaw4npAmqe/JTrDo33JC2ETQY4Qtb/8F1ixDU/xDcg5qZnI60DYW17NhQYFd0K3Yq8LpHClD++QWCTkEps3pk8GR84DI6TClDy7L
Yi9wEQ+obH4+IegQNgtMn8NUNXGMmKBGCymYdnvEwzwpnOAwlJiNHBkiTgi7bTQqyjTosr5ASFXHEe3Lcwx9jONxlMozugfteTFfmkXqTDpjdBIc3H3KUF
+H9kg/kOwo1YKKsgH0o7Jjflzv8xwEi3evyH/CgD0LQHswYQaz9/2swYMS5xWP4ZdT61f9AR8p9iVsjy4EbN+P60FOsO2OMg7OxTZgRJtD4w0nrJMnr2f+
UdtIYc13OIak7xwc55CYY2AgieI0GpF6ODlAoHUy4Asdr5HW+dtjYmrI4MKSO0ShAurIc0OfgZhoWYIiCbHWBikkOjz50DsXPlQusAnOYMj6oa3PWdRACc
DNW5grAY26Vurc0poWUX7tFHyKyrb1fSMpDgdTrhqpLRnOWntK+Y4SDr78MFm+nEaOZoZDBwbLOzFRh9oWEBjQ6rnDALUCnFd/jVTux57knQSrvl6KNEe2
7SFizt2+yGiH5t5vapO0y+AQp4Ecigy5SQb8h2UY+5dR3wtOp4TnSUe04rQ7YMIfIcWkEOpZAEXwhk4ARCwLNuNSI/cUPaEDq74jihvjCY6yc7u/yOxSIn
zBV3bC+NwZly5LweTjxPGbx2yyXaGHkBQTA5yfKaajoe1G/rSh/0wFvlmkuuTUhiuHCuH8kK8FNEYcog6hgn0pqA+7dYs8AeT+M3bvBqfwkx5vZMRrtMMN
4grU6LHFvgHwST5BqMZsseUUYXE8G1bJgHREhwg73gK8K+hodyTZWN9zNOkjkTxE/yrEtt3PuYQkzQR5VVCN++6WezykGmHntdUiQ/5WMaCJ/0Ax9At9mj
wn1MkWcCLLJdBWRWh/CJbP0iJEIsGrryTTX5T/xQ4spZo+rqD8fkE+0reU46EeAK4OxxBi/uBBm/CLBkVHxjlccwZohSBJkd6ThjPtsLhy5sCQYkXZEjRZ
8TacrjcN9SPwrsVyyq8ROmKolIshuSQalhqxNz1jLrsDUtqrOvHLigKOai9/IpmkFx58dMT04e/5N3CPc9UPdQzLUYq7xEuSW79zpBZUf8R8h5WHkDijCC
Bx/5SVmE6AkcOhmR5rI1zbZjjgTmEB63GP6UDy1I3VeQ+k+tmXiKSCsnSMBlJhJitr3HvhMjy3+ISJ1nFvwbuG96XhzaFBM9cxkE497fJrjgj5SPh4WZyG
homov6LwWdpDShseM2omfJFdSQ3sgKLeTAikdnKcfhePdGpaAdcRcK5Hnf0iO1scy79qshrZg5HfIoWRnt36QhggE4/I0xg9bAaNYt+lI8RUpyBamWq110
3Q8o3wEy3hFDfDK8wE2uZi4+aMbEdwS50RlxDi33upiNZlFjmC0Uw+6aMCawlSVvhsnxNEWMExTXMa6TjA/LgTlO8QJtSw1DXHVO6C4IHBoTp2jOACJb0V
LdE9fRthe8Etq404kHbSMgnIHXJMhKRqWhDKCf0BK7qiUcuqYYq+UTiiameeAeJQaI5nf2Y5SfAjSKFNyy7BqCfYwOSAnqgjCHCi4z86jAFwihAJUPeNE2
0YxcO3lpCK2wI1EhDz/Y7BKUOkj1Rse5aTNHLLVeMbIEoi3cCuyNPkSm6CTcUlgXELnJsAYYgPImnwt7eIR6VKFKFdi7wK56JKaaeruYBMy/8KY/mwRzDb
HPHpvN+hgbuHkHfAQxQFQOtmIoGyEqFBbNLinJGKu0CXTMI+IrTYd5pEN5OeUyDtAiCqEo0s7R+37yeo5zaAWQBZzmuLtKpKOKIEJjZMSMcPlK8hCV7/BA
xxwgqUb3bItHHANhdEf1ssNl/N0WIZNk93ugzZTTfJdgOvZ+xDwNnZ/45NYLpzCZaExhIaGuapMI/09+LpF5FZ5Mr+SmVvvYsMznniiaGVqr1vbmyGhU5Q
/f58aBcS4GZhw8a+p55j3ah1TN0CE6IkY0UG93sYEgtmYro1X2+kZ04L/iJoawU6FDfNJCLKjlJ+BoYBOxjGerkmkjIFbTAa2Jt2Lm/dblbVcMnFZgQG7g
uwQjhBvAtGyN/Pmd/sISyvDYhUuhdPiJ3MjE23sTOooSJFrzZhOeKgilZf/45IV1WUaBUVnebi4I4vGz5DF29WpXv8mruoBVlMQt/GIYPOcxsGGeoAGdoZ
E84MiMU5N5gaV/5f9NbtEUhyl6ObSYxvraUX+lLZC7k/UGTJ0ymYAqqWtxq4+GKpqQPMIVCyFtF0cin6NmdoLvU9Aer4Hmib9naOGUPx4fwNOhhUsCcMJA
zaU7gC/R0t3ClH2NFpOyRC+L4jR6tzuIHQ3UQH/kIPyeo1s4f12BYsnv5Xhxfz3foY6wZr4UAo5IxYtZacHSsxWI/hZbx5XJS5iTK4w84F+h2l8suwn3ZH
VHosbn+Y/QSrLNrEWtKOjuVQ9QEO7FZFj7g1aKWEC+pyMCADxr/jhn91gjg8oTpyIgetw1SCFYtvwhP68PIuzD+wUxW6MmQbqAFqr+M8WHrZXQ8oL7B30Q
nxyJGOLT2sblSWETP2/2DwoMMKNIilgz4AfS9qzKNviX6+7VDWVu9g8Q3k733r4ikmDufCoXEKBBlKQeYd3BngqdvrLwjR/vM8H+1wqnCSZYsZri2OBA4m
HrOdwYQgBYRVvmGDLPHji+vRf4LFRRZdZKoR7Imo25aIoWfzPR/6Jfgfs15UC5MDEA/cK4Ywdl4NlnIG2u4J1zpv8G1RAqIjc0eHZd8/nwlGr7ec2lvTEX
k10EaYLbidOIlcLp4YPwdos+Fe92a0pNPD4InogVOLX1vP5GuZPRkYfVRqslr9voUw7A7tGQgixsqf7i7olhTaM9DWuD8DywUXEhTCPiRRytKpoiPQ4oBJ
sDQ+vSOT2LigqOSGOfswhxOlIUI5QzFT/js0+TyerjiiTGKH939mqerw2w7s2qBm1DtaAyUs3qPN9pOMkw7h017YNNAZdbj8GySFxZFiMELT+X0wZfQBc1
RVY5/ngeyInp62B/6AqUbx/OM9KpwELR+mtEhvevIluMSnEJ8geWcq6wm9AsvbgTwoyAkd6KGyNwNUTMECMoUQiDrhT9DgtAL6J3SEZA6wE6AbmPGGZIK+
ws/AGKmPMSQ4G3vtEJITgPvO8cUys+JKdEE2omB+RRWjRBG5dweJUYDH/+Z2Vp0HomHyXCekPCBA0jVUyBiQZDi9QstQxg+aerX8dCLdRuAAdtidiZ5Vpk
Fc6hWnsgVyDSQTmkd7IVwHIXIc3RGJwLmL04Sy1eDjuwzMOcJjQUaStAwg6iv99rNjdDIiiuParP1Y0AGl1/5ND9QSaVbZhMTFZHsMaTWz1NcaX056hgx9
gar7lQ455VTtnlLzAr1ex4bAxBNMydpT6YFvzhDjWY1evqSgsySydVgGS21N7sJOUHLoM4cUd+2aPXt852UbOOnp2FmmBfdKsykMLKkYSHlDbZNBmVkLOl
tFo6gJmBfEFZZHxFIPuFS01PLr55kJwTIjIwp6v1yImL6lRqknWoaaCgZUB5w/TWN8Tf5mmwOolEx0XsM25xwtHBkLuvSZiA9kEWZwNMHzQGoXVHYrqKgE
+01ubFaD96QOzPHcqSYJMlw0yEi4HUozCCpD+LdwkzvYI/KEUOTER35t9TS0HWacTlrl8qZKxi5TkHIQvhX3fQrJl7JCFD63XYGInd59625rWHczz/HfQn
VdAQLjUEc7FsGwEB9nasnOySLBk7C+85ZGvJceHb702cwP65NCzjOFoe4E2kX9y7YPPgtC8qopEJt/KDWHU3lSLlAhi94qyVdq4FP/Y2iHpbl5OIQvELDY
dp0/H09MQOY5WTdN9gFjhrbfqF2jfe9ELw6pt6cSRNi6YVdbS2gU3b9rXYVKLfhTiWtmQT6ALHHoyjBJO6frDCRYILGZpA3LqIRs9mCFpbU3FncneoB4+J
EIf6QIIU2PjWyWKaGoUncE120qM8cYRlVdvqVHF6onowtSW3XcU28xcJVt2DQXFDVV67XfgMQhbeZPmXkmemPSFzR1QyIU9o+ecSMOidVbTtiGqCc6aIxR
K0qxuDQ8Tv1nV3BrBNKZJFi5J5F8j2bwEU2Sz+I9HBBexEi6TAaEv6YhzrGF4dnbLcBrdwy6pfIV1Wn51fIbytjhlNkerB5a79RtvXs46L8SF1/Q5iRbtZ
TQwlOOBUbOvSU+0sJaGRFKpmoj6xXnC5NUMGbvQf1xSstYrjohr1JJ1Pz2eCs8ZL2au82A98G4a2HxMXMW/QTvT8BVGnygIkbb4t6w2yHEwGHjcaaOzz9a
/fHRM3aNIX5/WI7oygLmjNoVVF2JsJTAGqUBkGbQy4bEURmSSXPEeeFvQJog4YSrBcL0k+heaRWX+pYVSTojYrWVmvyxQV0+2RbxkqGu6DFfh2uKsUO29i
RTWjTK4nIQku0X6Tg5CrHPbAVFeMp4ImoGtqtKkbiOlDDiLD/iZJHtOWpKHUrPlPe6J+BTkmI2cQuy0+Q1EspjwkXNMIbq70i9T62AdhQRc+oNjg/fpmCR
Q3IAurhE+K8sRjnxmdTHqQGORYCSFOzghoTww43uHY5dSQzXRZ6PRK4aFkjyPiNKr/T3ChZYj96YdiGWsDw1Hk2WwOm/3mtQTwY2PomXSZJi7zZNviHfAB
Ez2iGW2atPIln94gU3wYuQo2tS4jHIQlwCVcNucGdi7IECku1TYHr85z6xa3TeNfxqKbMnbmkTV1Yv5OrCHw+dh2a1L7sW9dxJVL/8mrC89xYoqrJH3lzS
Iy5iZpPnxgt9TCdO5e8c2+hHoOEq7QgOFwzkTM6HngDGf+QHEvoGQMV+3VwOPA6n0Hdg6/zcyBUrkoWM0VjtTEYiiOwMXeHf5sgRbiNFf7VgJ7m2KEwFg8
3+qCmaH4EoCPdEPFW8eUlU3iDOT3kwdmgNOnJLUi9SzkEfCYtD+5pDoUeIi2r/iYQYLSJqspDQ4a0zCIgPJ0P1loTJIrJ3+JQeqWQ1UA0MBn6GtXlfGGZk
OvutGsqQouyIBm998XEF7/sWRw9xqASjwIUN93y14Yg9idaew3KfWn2zalMtxv1iUef3qbnle1GLAuTo98koJW5qMFZMg15Ixknu0zorUnx7Oq+ZXTCZfB
st0hmZhXzDM6VqUXODyDOqjsfl18ia+o463pVe8TDNY3CdSKWDu78Kb2htuRsy9PyQ7vyXWzmA6ywJbpwpHnHCfxoHLLw7E28nlDyAn30OE14cvMupg5k1
MBLfcyTDnR+pWJ0g1XC8C1Tcdd6E1oidXafmOnowwO8dkFYv9D3ff1WLUPjivKK1aDD4xrcuHDFf9IcqH7F8GrBreyQbLD5Rri5C6+m2EJ4xN0j2BmFqiw
vmPr35nhruGS1yTMtbvxfQ70e/z6l29L6iXuabK1NZEg8/JODNR9GE4y7LYP5g51RB4uVWHVrV5g8Bj6uv+9o/j3WB//LDjDovHcoPtp9X5W0WOEgPC04T
Eb6RMiSDEVoV2ox1WMLEtutrPCdDfPIavkLWE5f/emG1RnkkO2yDvQxTyREjQoo1BcY8CdBcMWiiAGixeWmoqf66lqWakW71dT0ieiava1xG++aMvLs3lE
kJIHomxA9VxC2YlTDqfsETegXIzc6eHD+a37nbonGamdHhVnlhK7c2FbG8uW3aKYdZ88RCPntD+wKsjqqtzCdMqMcKXTf7Ug7Jt1sMTdkM0XV1rlCbWnud
Uaael07pjWZhgxIidX0XD3IMw8Kcazh3bEcRe488JbUWCNKuJTKng7eLlLgbDQsPkA3Sy1OHJKF3PdWwBZx9PESZ5SXzTDhORPWwDaUsjV46xrGhpBrpEY
xsi2bLMcjKYqZ3TWD3Ir0ieaLui5Sgttjw4CmG4YXL7opHV2yNIN10aHKU90tHrJ/KtS4qdnPMHaAwypeYwnC0z4qYgvTTrrRgZKC5zN8kav51+Gih1vCa
3qg1Ypr6xT/bRpQN+4wsB+kR5hI2eCTXlYVyvXecUKcquyNBWJowcDUK/O4A4l1LJMRZf0oLfP4U90gL8ugTd73bUY3n5ALHyE6W+sAzuTlNCYWGCbIxEd
s3/Lb9WkbK6I6aVixENhJfX3NUYYUd+Wpa8sSd0T0yVF4x++RHt9yXGeZU53SG3hUdyIYO3jwSz/yQN7DJoyqBrsHEn5L7N1xlRRIr8brl6+o+fkGQfKbe
DXEVw9sU/LyEH0T5ggJHnNMDUGZ6oa0OOzpARGEkEs+aDc/ANcJWRlipN05wpFED4syHowbZDW3Ce+KTv9+3aiRtjbxhqXVT3R0fyUaPVwvFsWQM85CaZr
wdP3Vz0QNlAqmZc7Et1QTjutSTph9q8tpGCA5oc6qGtJBNkweUsBaaHbOIr2qilc8KyNNb73+kGpA/GLJu4Sdq7rs0DR4RZjhVp4WFOWbEyN+ngVKID0hG
4+r8HcYjw1iTBVKS4wJHOg5nGHMX0CwUMDkTA03/sRQcb1h/nvMjozTwgJ7aCOzN/T+Zp6x3+AMd3bm2rhjocY4j/f/3zkdYSn7BEckZIxquy/4AGIHvWC
v9TIHAmvcZcvVae1/Y31viX1gDOyXMRmOL8ljRj6aK1Z4qPKDos+HUIzR2JDAKmtDDgco2wV6UA4VN4UkIqkkUBi5ywRNwnL0d/dJnSmbCDfSgGfCgaMxv
811B3GQniNhBT8+5G3w+TxQS++CCmEr4zRndYx9OBHV8trNEgU++lNBwFxlRj89ionbOEd9dFajXxwzMDCWqsYIsfJko0ZmwjY2hvEQWEoJMF8/FpIIQAA
8SGloAJqtE4MBlkflA4hbxxLRSoaETWnr2BthiaoNY/+kylz+TuR596btmwXL3VWGlRNBg6WCh7/yi/53pZjPV9KoPsCn1XbEt8Sz5HwmmZbayuJSKT+pB
TYhpyWb80Pl3ro9cDmruJyBR1TpEN4RczhKUw21FAxnHyT3ZtF6KWJE++3AzZ09pf2vLgJWc04C+kKMnr8lE6nmUtvBBTkYETPgOjjw77S+E3mlSrF/PGk
2EAA+Vmm6+wmv+MQ9jSL2sHJXb2avq4cnwqWhCalYJchmy4rwcvPf65DmUtuH2TP4U2Ge5kSuL6FxlsOVZJWD2qCOyyArc2XtUz1/ysy906eQgHsb2/Q7z
N+aFO5x64rLEV78LtClPsHHVNUVmyLsBHUkUkGQFwyHbr+DyPB+7rOwpWCdg+KbZyDpUZwMZio/Po3pCPI2YCDgKT9JRHGQOcsQYD6z4oY1RxEGBVFPnI/
c8tBE2bzOadrYQNOFjhgxLu5Ev7RN0l7dEM+Uo6QDNty4DUTv26BdZ6paxYaAcHLRfG4PYtlXa5siY4UNHlbLKHm6TbqptRf0Ton4EpG9LtCAsZdfdB5pu
8Exrn6SG/67QGnmbJ2R5ok02fu6NlGJP4NaIrSNC3xuZyIysTGNZU3E/e2BJh6GT7LmNCRYZYooSFvej6jHgOMt5sbL1UTatoFgH0zSpsUPFE5rexWKm/G
sxJfPmkyXvY+VbtLf2t89wUec3r/ZllQ1rIFHFxIe+3gsyIigkNU8LrcrC3oCTGFgjuDCot6XHAssjmpzwAzBpie7hBW72yhxZRsinXnVbaYX7dQ6ZPiVi
Uut0+vvxq+GxvGAxFUqDbFwzkgO+3B+6txHGUB56o0LxFxpMe80Q7fkRsaPRK0QVUhunhSmIITJ/kWi5qTn2XvIiW/eMo00Pi/hKXqwEfjJnIqIM2tnPOu
kwsbSAqLi62XZdkh5qS4bZ0ZY40ceRCNxlfRTmEVrFfLnbe2OEPx3BzU9h3TxMbX9qSTa/j45o+l6amSwya7sDR+XxBxkL758H4R00NDFmIhzwU/anAtGv
ddQW4ALRxuIQeM47DCrz2Vdb7OoFp0bFuL/ljT/UvMh733ZOcNyI7bcCKh5lnJ+JWO/RI6Y5t22D+Q4NePGOuRZuaPeEOgMVN7f92VPYkMd6YzJKbIgwHQ
fCvVJh3YY841DaCWh7VAtl2MKbJUKaL7QsLmJygxEbGlaEam1P1HlvaJlCKzfKmy27meW95Egjmf+Ygdd+g17DZcMlNgpj/mqA9+wIcIdin9AD9JT2b1aM
r9vJSbjoX0RYD4Q7mgbVR/jh7kl2Xj4of5x3qI+YOw9MgsQOrmXJcDyLgTwjFCQfkcN9ItsVkSQNAiJhRPyVEuOaoW7UtX5/r77KLvpILvnwwc9xwPydzx
vswaShyUiS9TRDg6wnw022rOReo9NfxHhIz3hwhizk6J8TlLm7ta1UbY1PFZmCL4u9p0SyELwfwcKtYC9koCS1vCYrfMcuVPinM/yU6VVUj8B9j/LUYmho
wsIeJWieyaL3acDwE6JjffXlZqldBNZKyfw4v4qSQVqmIinkR//NpOU7grEyEcOwA58eyfxHj9BnLEa1WjG2BZnA7EtumgHVA5k7yZUFRzmPbU+JRgO5ko
2vWl9tA1WBGnhfVXiF8QwsWSPXb6nVJfQddhdviBzjjAadnykyz/y4Q5fWfksKU1CEIb6SwZBoNnxCd/VTa+0HrE9L6SZq94wlLCtfeYBD6EnInL/4Gfdy
YvNFE4WHklfWZtlPQFfQvQXkoqCowxhX2HBiWEoCXjOio1dK15yWZXcm5zR9o8eUkyc1OryH/T3NaHyGPr/3tNXftP8ZNr8dTyQ5yBw07HOgTvFomhP6mJ
A2kQ88G2lmLvXqwJ63tkPmqdy7b0n2p9bjXkNbwbJbzMTAd+Hkonk/snzSnIaqB/KvXw2s5yfanld0ZJ79ZMJzUn9qB0hhpfS+GKLG0hzF7UTCjmOEipqn
c0xdlp89WnHPkN9BCj+ExeuGUpAYK0smFc8eHEFWt94BlaYfIqmn3YtkD6veCjQpp5Y4ENbPLe17SLKmg9BPjqdhI07tEWcPAns4JlJjmk9eebiUjJMiLB
JOYvuhhWV/2uAk6vNPVX0rbgi+Q4X794XaEM6awmOmg32h95IbO82yOn/ecvTGEtNf09K1o7IbTRbgjJ78s/cMg8P+z6kgj6S/C0D4P+WVL/VDIF0aFonO
lENKB8r3E0gZM9J1Z6odtstdRWq0H24fQ8TqV9qYrEpkR8QDZHBCI6sZenbE4s55TnZdfOpxQRDMqM0jzYyuIGWBzDx1kPnJpXhCbrukXopDmOrq9YdIjL
r7o9+/mqJ955/5qX7Arsqd0dKUJC4hb1bdVgVD1/+fZ+8TD4mO2WHGQKU0L5CsKnwCNrm8eTcSYD7/gcRZF9EM0EE2H6X3+zwGlIGNRF2gz4gPnXLdn+oR
EYKyr4lQQ14aNDulj8u1vrIXPB79QCjsPrkIDxgmAvw3ADSQEJ+ZPY2IJoFoE+LKYs9RAKVwSon6+9zek+k0rGrskeG3+wpB8Qg0v0BKMhGUkUZGSIhEzo
auYGgpghkNhgS3SBF008L/jWH+mnGHgsYtamKV02F6FOVd6vCZwoquKVGUMmwV9Ehut0TslqolwTf1Dmr6tD10FuXCC0C00sm2s3jKSkZizmd6y4vC2e70
4i7e4EMmYMX9hsXaPJy8NFdESfELoTqFx/TSQ/umF5cl/zAR8EvIbNAb+S6v5YgL9kQWsKJec4t2AooOcgJdunG8DauRNzOup6P0zaKd0ptdgCZzi9PyLw
xLR60CPsKeZrAyh01D4iW6uJdN4VswyvZKYtjlCcJ0iYk9CdMNWysmuosCa1UaZnXi80keFmhygsaKmDMhXbGKFFH8hA/TiHIk4xENqiNMY8nxN1w29TRR
NbDIFokBy230Rpxxjd2gIjqAJfBTAwyGYRdomqew1tIShng8wqQrzmbFVEq8frhtFA+9AUuPad8RvT1++uRnS4iLxy90YYpL4+XEZj9x+0xDnPaUcVnQFF
r3zg/sYRCsA9Or9RYP7vwUwjtPe+930XHGHvvwNsrMf9fFqXjnUgT37w2QNiwgebyBIzk4Q1qUbYgT7m9i8FQNhtrAB7G+kmkk1ZgJknp7yBtZHP6jJubA
fJ3I2K++9R0cz/Q0LmUmTJJOKMhpoLID33+gkSHcBIz25m/AYV4MEtYSloRrkSovtQD84PvRmI47wahBwmRAdfyKrSzG7UjD7BQlWRmy6T7z2mjkRDvmNd
laoDHsrcku+GEbkMx4z2ZPXb/soQeGo598JlLzUmaVsEgo5D9RduIp26FfraDrXBKCPKzp/I0rUIUvShOmOPufijU7mSkWhOVFJccofb1j0OvjT0RpU8nN
O7qGg1Lxpyk7jtmE39XoTl6ToBRE0b1L8A+DN5ewVGD2R/CU3jgRouCTqEXfylwdVCmg7wpm6N4e5Nxz+WVCuB0WlesLmSqsMUrdH89HXqaaJhdw8VxBUi
NrJjJl/rbisZ5vfKdDLrzwmEf4o6tSut+koIkQCRxOM64QsQ2B/oVXQwwpxJA3nx4ZSp7NQ0TXDtH+n1BaQsLbSoN6lR+XhaqkNNiaO07WkbOjdy5kmhZh
rx+A9b9JydXmkcmPCksz8NEt3epRTAj68RC5Z7vT3HdsEZGfWij88V7NOYLpoN8A+wXk0/8A10QK1tzGQxViKcr+LT7RnMGJDkXXNUjn9+NH5rO7zorOfZ
UXKNfSELI6A/U92aPzOcDO9gVcabYbHNzyyCy1JQ8VcmLFe6Bagof30AjfUGVnsDlMyAYTWNeSHQ9v6oqnFU13YL9qe3RwtDMoJXnDByx171ntOKv0OsKd
EbfJeFT3eNxwh1mznaBLPVo80eVaj9CXLVcxcE8Ra9nNihgu8g+syb03YLDeTUEuznquG4idnz/BcOcQrAnwR6JUprno9Ygj2pGwaTClZ9Jww8GSTxP4sN
Vta5d519C0JaGtAWucEUD5Kgvd02/b6jRIfzZiz8vJTgPZPhi1uh3XLkHbr14ZzzA/Y4XbjK+1u9NQsK+X3NSgJE0u8q4gfvpJFRvZO/GKRltrG+wtgxD7
Ln8Cp++Lb1fSSG10ldtERZ5pTrEFwZku6FL3eM1rYCGvISffMMF/x7EvLNmcuBmnW/ayGBYk9GPLK694+5YAp6eZKIkkrluqpdk93HvruRlSbXI9WYdh7v
ZJ8pmCLalCix1siyI5e2dyJFWK7BHorskzHSvW/IzHWRRzTWVrybHu7mhss9mam/kFHUOTpTZjFVrd2P4pSkHzg+OcQudGhzginKPXnC2mFxVZjCyyolU4
LVuGHc2FK6Tfp+oaoPlaan0mOrcXRMQtdBLcRkcIXmrKfrTR2CYVD5cxW7MuyPpM0CQUoW4sZ3gpcxHtnY18zf/9sFgaGThCjdg4YdgNZr3ZYd/T/Tc+Vm
iQISjHrC/JUin85Mb5lhRpRifOic29lSY/44N70OkevzbPuZfiK41YRo1/Cfrht/pAYDP7HS3wPpoWfAu6G438ieOJomWatWFoTyvOji6cU3nkG/I7gmv6
zkucprNP29fLXjav0OGxvRnGJNDUBgI6SzMaCKL7aIZ3lIWpS/FicRL4ClYM6qYZZYB5nlNqZrzq2027OsZgE4Jbksh3mheiwbzxYbd+JNtyOn65o+mRBx
e8p9V6fPbLvcrR0ytPNNU4w8R4QPisyMVFsvuF7NTWqAUd3RfHYIrRIX66J0KL/pK/Gyt8I3tfMGJLAPd2XfyctvQ8Vskhi4HhNG5eDoJIvrF2768DAYrx
Ab2QW2SecjyXCkeBnd0YEd8HGm33c86c/mKACNv+ByuBqSn9vVa5r9zoua/K0/1+zvBD2+l1Q1ClVADmzC4WdA/ajTZFiZ33BOnnurRYooDG6JB67GmbK9
rab5LVMaVuMkoGyFTJkR4DdOOQUpH5E5qmqZ2/ru4+VyZQzyQV2pmXKNXVFpI4QrjRN/6G5KQBzjXG4bWgqQKyEPvMsXsqC7N8wuna1eSxHVecMCSAOR3P
zt8wQ7fvkd8qjryOZFZF67iyGgsFIoF4VzYHWb2kTXl4RvLQadWieECKL/HwlCYsI6WAWZyCtIeQ5gOjMlyZSMURl53VKasCoCYLlkQ8/8GSD9OxWn1lld
Lb8CT1zj6CWcqJAOLMxmfbZTjdbuNLqNAoIpaP/xuu1VIJxDX5pjmltR6MZS1pTeAoN/LplVgnYlarj3nv3WUHaBBN3cLuREzDz9S0dmd/s1M8+V30JNmg
MdPJCvoGsog+4yGdJZ6cW1ZlhoPNveHr5dl2Dc0xDuUaO7/kjWwXGhTsrL/VymSvaCWSV3xspNovWU8mnDpXZZBzfwsONXUTmVRwToIGOSOHET4eOZlkf/
f0VVvxnCEe6dtKhKcS1GPSskyKAkofTl6QzG8czYkckh8G4PEK66c0Q/N3sFGHwqYv/RfcMYvGLsezLX8G8gcchH8W+gA9DqIBr8mLSXEbSZ8zNKIrZj+m
Tpe2oYP90vsUI683D5MQAd0bhxe9UXkJ/TIPZFAfoHLfqqNc37BWEOU9MJzPd/i6/9OPyMeSj4SB+q2nTSAj/mQPMS9v8xszYJz84bLD4J1LTQJTk1nLhR
WpY6tpacBEuhz9e3xYNc3iSXKJeJ/kSLl6iI5k0Iipx1GwNsvR2Fhqmu3ga+6hvL6xxRy53kM90YjyjZd0h+9OfE9XN2EmoJBXJGgqQYNwiS2e0LnRXxaI
g+RDXi5ybfD5f8Ha3Zyv63PphyS/mpIl8Cd/q2KIVTdIcwM97l3W75bu5HDhlH/JLl/jY0FORRB0XYDaYT0WOxNTr5iVdEVLjjflu8c+Rlt1KPuG93nKr5
EHLLOy4w0Qfny8ObQ+eLNOZenqv+dApgmQHhpWieoFnAnttStuVJh4mLjijsJY0WVwkqKBjqNFZQefN7rxUB7nJ2oRjPLVefPXPqiP0NqQYNLpYwB21G74
gHlUOsOecrRblHZd52801TXlmo3HC4YIgyEI+vOG12eiFJKEyildvODmFe2RtddgI5dwcwhihFhyh6i5NWJAbb8iuqB+HtG+xpyGEZUub1dN+mnUATNDRD
O//eGHvsh/hbKNS5F6cwIWwpCzaQ1OyMbib2/jnc7zEMg0o+eOBxpOn+jFR9tBRqwvcTAOajfXt30vsosMd16coTLjLqn7OJ6N/EJ3RyXp/3f73hlr+6yI
AZv7TQNnb25xO9BFkIU337aTlmDyiy04RKFXrKyAU53TEaqE/wWPR4YyJ0SFaljPX9+Ik2L+he5zo3sGdIlT3fszMUBn1DSW6/CxatTtt/akDcFADCj9NR
2YY4FHuij1fIN0BK5pirPB5jN37geeDD/S4p9vQxUlwC41fraUjJEcqOSg5Wdt7LdAS7CY2hwSGli/SlzF9BV5CFjnGE4fvbPHdccSbZKY6hZVaZJFpaUR
VrHQ5aB+wOq2b7dOuC7RuO12O8h8jtR0OcxeHmnRR40XD/z1F3e/7Ojb3nHwmi5C8Xl2nJd09QPaK5Id2Kxw/R0+TN7xj1JyVAo004O1zcmtevbepli6Dl
evSz0SVUGoGRp7hBoejRYDzc6DZxdqJOhH8hzJxXtbaOB4pCsVZvBx9NjxmK3UlZeabH2chiN+Mji9y+PxYH1Z7xBlyhD3p6erwM1TN41oiy7FNcBJOKwT
o/Z+S3yTD/JOfMfYxj2SVWijAVm9oMkHemAFPVkys+QaBQ/8vF3rbT8ROWnar45xoLuQEfO1Wl8wmqYnnp30BZp/nPcXSmqn8wG5IKNeSCtSBtU0oBrHih
nYJsn9qAaxZZW/9iOxt4mlrBxvDB/Dt3xYDVw7nA1+JLfjFwG90el+uaWzReuI8Mz58C/XKX5AY17FypwgQDCineqBQoOusSJJ5sJQFAo7XGgF91QAsgdF
Y2S3ixMUusEKGsrclZo0P7oxlbSiK3B92HxwscFho0UaBu+TKtKRqkmuk80UwM/tlbS4fiV3WML1wTGJ/9Bijbqgw9XQPDXi8APsliKnvj+jyz1RZzkB6J
5Q/fpE31QsZJPzBiYjXwyYqJN1kDSDnxzyFeuSqP+fpzfbkSRJs/Teh0/A+7kZYAASGEyxu7q7OtdY3N3M1HRfReSI7ruqbb5FRGZkVnVVrzNozGAuCJB8
DL4OcUQ9eVNAVmVFuOsi+i/nfEdUhWHUUrrZD4jyRW6YXp0O46vFr9SC4Ov0Vlm1vKUxkXjZHqmpaHnjOQecfPzDnJ1zPEoFByc84Sb7HAY9cIaBXvibvr
0VyGLS3Cijx7kaoVyPF5EkxhP+FPbRFEDeJt03RhJ+n+lq9oJVR58ha3e6968fuCs5JirLqGiWUs4Zdy6nLBlOF7PsNvyMV/R4KagrdhA98qcPC7f++5m6
G/SDUCy/HfM99XgivfylOMoOrfltxxjbKWZW/xP6ONnbu6pB93k4phHNNdC+wlD5I15TWSBfODi8sdRIk7Wd+kbWP7HVBr02+ncNZ2mNvRunLMhxs9Fwol
8b1z9dsXGHG/aDMpXCcVvQoA643sDgIdC2oRg+wE81OpHfY7kCgYHqYkacF1QDoPpnbX6FJYslncff2al8WaKULo7OS8VmHeDe1ugmcjMRtzwJPd6QSDge
klKjbca4v6Dxu/9ojK3ax4gw8mp4uAQaw1ChvfbIKjjs1z33iB/JNseKGsIp3BolJGkplAOGxYlXfbqrUEHO/NUk7RDYR2MM5ecHIO/0AQaz/XPRvaQvAQ
3MsGyz3U9kp645Gn3P3SiRNpFyYKtX2BcD5FrMy/Dx2YK6mrF5yx7PriNJu2cW/7mvo5PR3RElU5krKSG5w57J6dydsof0rc8u8FTFRu4B9RgceISt8U2b
qxUmFrKz4icLXDHxkm1s9JIS8QFuODfPsWdVeKQY3DtNmh5LUaZ91wVITmJEWWctJvsJaB9+TTi+Pht/XGjqFzKMj9w0EJYxoXZz/gSRv1+w0jLXcwbgrK
BQdBqR0DYc+aonVnSHfy7bPvOct4n8KNIg7bnzqihQLLPh8kazcHmVbMGmJlN8lFOOWmh+QD+VxKRWte/BSgY3Mr6pOfcC+niF9Dd2DY7fme4/BoLoloLz
qIdyUxHnOGoD3KmajP+CsB5w4TDGfG97G23cLBA9lSgEDMRmtnnanBVGpm2uK+QQHeZgvW1bu6YIejhRffwze4GLuc9R6QJZckVQ3aFuXFFBtMcPVnsFFa
8YJnsVH2hW1bzn8USzTorhWxYK90M15qX1OW8XhbN5lUbeyXTgnFLULauYVejGfGVdb1AHvRIjhajzcM5MF2oMRErAOgI3FxklGG8gOUPr2n+LUAqjpdSB
e9nGJtG7v5Dzkm4qM0OhKfgUSz/eDS2toKMBtxHh27cq0W1cs0Tsgmby9CkMDgjSr/U5Ix4lm7pFo2gO2GvCKE/D7bw5hAcO7CV5liXiKEFIUQWnBimfsD
pTEU7Z2/ChMFQifYxRU61tdsPSnE/1oFFdTuiPo6/8SmmRDpKHFLVCO0oNs8mgO+ZPaZgjWENTCcq/IdXPXU7A/eWJVd2tyKcsPpM8YBk80nfEYAmjhSjp
Ns6er/CF+4eRrgiff3gwwh7MnYnowZZlyyszUsEyu5/mHL6XV4EYosw28QgcQTULa2reym8IPbDb3lxd3RbJugR7HI4cHNiRC0Ppih5Q72D0uo0lymnmap
NLs47TmUkoKpY67twaW9amneVCZHAoilshPxOcBTutbuWg6Xf4+FtFjniEW4f9ekrpMKo8OX5Q5RVI7rmEIEs6E2utNb+GSi1msZj63RQ6Fl6pX6KROFPH
zNBAeJ1u/ZvfUf8ZINZrgkgS9hU3HKuQv+jVb7mWeqp60E3qvil2SfescPSXEXinoPJ/z86SbBOIeunyjG/tRSYhKAJengqz+R95kS6en3+mPqW7Nh7pW+
bNROx3CdTnRydWc43w175HT2IRfB/nXFE2V7o3pTL+GWoYwt/26iZy4EB4qspRfqUHwtRtCbqminio5DGReC72mX62dY5L4IgTe6/sEMvJauz9bdNfhpoN
1RXaSis/Qf0B5E+0vEVZUEpc8Tmty3oXfEggVWk/ZpmOSJKdUbktan5eeq/cjPcJUVtXy9go/fZpAom44VPYcav0L+aNDhFdvhyzjgybMYbrJzjUG0p/5n
co1OdekIYpfhQpt3EePwuidNKziyCAKosWSaI5qVJdMyn1mwYb+2X79Kvqr+j3AQGTvQqh43IhLUj49wM+PkYIa4r+08b3JySWDuu3obY0MrgLUB8qrKIp
MPsYZRbGpkDn4CXN4BIJQLWUOn3mL/2d8bKKK20q/PrQEOZda1kguBLgW+vQgEC2EpZcf0eV0tSaZkXBQiX9aMBOGCgRyw6KsRAVq03XisVFWyHHsK1P/I
E4FYKvBQLOPPb/AKFfVIhlbIiuV3hw6ZHtRYqe+03k1sKqka0kVHS6Jv0W9SDQsDIpbBIDkRqZ8YxaBnmkvCZ/9gWqY2Hgj/mmJHQfhgWyPYqWY2Cx4wsq
ts2rpDXD+UA99ZClH7b7MBXmIw8sFdwZQV/sCzLuGq4od6pRccOKTJ2QekRfxtYuNoMZY/JB4wGPS8z57IcUcvCVml58hSY/bJqCLvVBIZgf6N5ot+dTmC
P8t+iCTyyHrZ58cKSkiulAls0Vk6zaWxl5ZrqQf0r1icNleEtgkOLGWHj531nx3B4QfKyMNYWf+kqWmYsgNp+hWQjbvG/KgEdiX5MSM3oFu5MbpprNMjf1
VrurKQwI6On9vzaVoz7xOTg7SQxqCgwiKthRjc5qH+ZUk9v6zbyaDhosRHDYmByLvfOspj/x1V3F7cd9SiGLvbYQvsK5C19dz/SAqg16wvJP9BDGyd4M4N
apiTg6s7MMv9FazcxeMDCA/lYRr0RsS4xJ0kyRzJI7NGWl8XokpZ3nzicT6cDzNO6ZJmL+y3QgGTfGHxCZpijid4FswalQ2vxWXcNYDiIIvLFTzw7qqu1G
0kHTIo2Ly1RmECzHc0MrJc62eOQfviojosodVJ35RUKzvoeLWhpf0Gh6eD/KT+/w4M5IDUmt2EN+ZsbN+W7gSjvLMx4T32Z/s+RQw0voqW3kZIkfQ2+793
W4ZzOIWWWZDGs4r4eG/0Od1gN8JExvqLxZo85b8p7/4nQUAgp76LFyIhsEpejKJ9ISuTfjXihNqESs1V8MMgoJTi36PYT3kNBN4l4KyokUbc5lgVAC14W/
GS6qs9D8FMXzhat9chBiMxqJwmKHILsv0W6fBGGcxEm4w0LXsmLLDM032pjrcEyNlmcAR8pY0unxPQL3DaSC4pEk4xrpnGc+VOaWqC8nLtTMFqP1h/CrJf
ZRS4M/7LAzJK49nAKnxTcV/wQ3yXo+zZFK/xr44Lfe0Ygqgo+43qNIeC04NJX45pgM+Wtx2jQXpZmwvpyeYZY4D2IDU290jiTEBwyqrOOUDE8hkPai42tx
NKLhG/z6Y/fMwkI+tanpisa1S+eYExb1/UuP7KTKckUcLfETDe5p3WVxUWH4E2eUpob3qWfI9Fl3Ef3JOAyo/KMZUvBUSZ+v8YTDLTSVeqxS4WKGR1vcbX
DJmNvMIR7n2Ti0V405vM/eu4FCEtB99eOtPQCXLmJXcCqRpMPZne6+Ct/NlobPb/JsQn56jauboKI2ct9NcNIxrc8i7X+jdn3syceuMgYM4AcfAZ+TJCeU
InHZA50oqYy8/4n+UzL+0XCOI2oXHrFGDLb6az7lQRAIj1uT5pA6quiwjJJ6WXoFQneiJ8C/8voKTHTApz4q44r1J3YpKJCdx3jHrfz+UOHrwrvoneaMxT
rFzdNimn6p4VbTeEFacF2xoKRuJVbT+Dmo4bb3twHvE3gxvolwpXmD2uKzCuridSIupbJ7qGdUy1l+pC4gYxLXxGVlI0OMaXdbTE2X1/KHP3V7GSFSFq+P
jX9j9Vo6HDRXqoP6zk7KHmWW4j3aMn8a2ipA7NMf7s+SgFLHDGrl2V+tKLuZLZSnLkF5gJsp2EtJiHB39pVZ03UfjUwpyhM66W0g+FkK3LeVi4TaanUV+6
FOkfu/Jip7IPkttjJr/8Ib0BbJoQqCiiu7pxz0qkByxaEPVZPCzf6V5k7CEsfuBy2OGn0q37Of6bDEEgshOx/IY6w5v0ax2rcYsjEicG3uVJE+81Pciulk
0mxKJBv6Uu2mt9q64tv9VPz8I77ylMigvCY10AXIc8DZ8p4Xd+jnMcg96zzdOxBeFSliAhngFVEXKFR436+Ih7FYMz5bKG6EpmaIT4IetCYIjp4QG58VHk
Vanb2RnPx95yXm8+EC03uTQ6IEHlOsWOrojieohe0Fmw3mlhXL6fxMSm7q6HlvJuosInRbIBz9cGdvu+4a1+7/zen/DpYq17LW6JKPyBJZQu+B2/JUclL/
+3SlY3neouKw4EdP04rhcWMsy3bWEVtl60phcVx2oLZ/iwMJWK6yZqyUjywO1hjFyRxn9zHig852ROLZFhzxpnGbfDNujbm6yS8Z1J6j+4wYjQamFsAOTg
5VVZvCrkqRn307SZhUlsF7hhD9693jHu53UK7twlLwXEj8QuNGorW7i//FeK92o71HOmamPnt0IpfNaar0XL7hryCNt+3E71RkEhDEhpwJfknkpWH15TVm
rZI8+ysnPm23Kb6jAWP9vjI35dl+24/W+CZUZlfGpLhuxt31OPTbbE2hWENflK2KOFDHmYB3bjoLkdr7Ara/7550dif4JkksSh2u6saRclzJQLrvaufefp
BKJMKWk8ByVGMb2SX+gh1EUXb9PultSRJx36kU98ia6IlcfsTjkEWwLU9RudEZJZMZJJuJrIvSRbckcObpatYxXHINcCJCuQg6ymgFRCvnXAt7NPWLm5S0
gCygCkIMiKMsfN9Ocxx50VsnggOcS8oHsbfhTlnZnallANSnzF6PxsXO0d4BT9rz1/+6FLLpxZljLPbdqkWx3aRjdNRv+xU+opcqL+gi88uf3zL/gPAYtV
xWtI4eCuJiOI/e5Tu0xMezTJZGDMCPwVLvOxz7yUkVZHYjuik8JXJTFkn/gORapjfp1qhxEPJFtC+TQpidum+3O+lnRKn8kxIjtXymK1l8eAYDwvfHIUhU
1EDMIi39EW/0VRafWI9ZmD7/c0M9FyUSbgfP/7dktSiULKVxzUf9ndQUPl1IlXTCMDSfvhJ+G8BLxqJ6gRO1L7zObfKxGDQ+rGZcttEtrtsG3U8teTBu/6
xm1dMF4Y6kitEy3jLaQ1k3J57kfqdw07rKqPk4yyBdShmp4d743N7WVfMxx5jl2HuNyALSJej28jrEcTK4Hj5qiDKGDeGcr/YlojxFvwmOj3mC54NKUtop
1iH0/Y+zOfHs79/L4PJRI9ORr4fK7ANyhcuZOw5kePHt3uIMNzDbPDfFvVMifdqx+P2+h/JaL/qMtBHaSB8+FoHNjWdUvt/5Hv6XM1U0NNlxSSMNM8Kf5e
6wPaMVEbhhmyAJBcbkyxY34wFhrGfNAvuKDIe+nTbD46A2KPT7EGHw1btrkFbF84NC0aCqjOgyrmwDEqO/f7J9M5XKG+4IBpJnsNyo5Vn/D4ssqb5ObvOV
RaWCJ/twvKNc52DF9DEQnvjAD/Bsts6OI42XG3+Hq4IOSVfu7e/wlZgNqdEdb9te6u+COsXk0Y/0jDPbpwaokkCmqkAoMvfuqCH6vvgBNN0HzbchlWpSVe
aA/snUcMBlgPDqoqtHY2C/aBXfYhmI0m2a0TzobOh4Ea1AXPcQX8z7/AEKxzFwfMfH4QXrH6mkNClrYcc15aGZbxLR98Bwj30feYyc2SCuPLN/LCVdToT7
PCVmpM1XxWATlb5uW98gRXSJBtwoGBb5i2QJPRHUnorkDFgdeaU0K3lDygQ4nyFp/FzjvlXsZ6PAfKTujHZSDG8n9FAIiWI+8RzgCMXSPN9ti3WgKQoCIw
7P59q5fAkqKhC8GfF8NPlTbte3+GnvDPyS8N+LSzMR1Si6BPtymHEcGx9e/5NZAmQ3jHjQZXwv+pOvnWvFJzwPTJxOZ0RBGyRreImMjQSDHiKnf0dFkDgk
S4XUpoeSANpLoJLA66QUv/kbkvD5oo+tshepR2QfooGaySyqkgblkSLaQuEUA/8CP9nB2wAmkO6Mw/k/7III7pAjvxFzObftloHhBov7+ecIQyi5tws+lz
2Saol9niCwEOdme8oh/KhoYdZXo8iOSCibS64HtEJvh8J86/s3LxPSk4kuO6LPTg4NrUfe0uQEO6i77jHVST+zhy6Lx/ogxbai3SbOFe21I/YQyUkiVQ8K
75vtA0cUOj8ivoG0U4P0lwz/hnLE/Rp1NCIt2xc4Jr0mssy244HBgK2rE7PTD8u7Mt7ZJ/MXiunUBfy3azX4Naf6C88K6wmN3YbKbE5+H5bW8Da6D7jKIT
vIXhGyAMrulC+noosl/s8c7isOb1DHi2ErJtNzZ4zFY+xLPGy+4VbnyJTXwR8vEoH/xn/E04GTrSOvlGcoCEkTmNn1msHNDu21EGXKL9Fy/YoPd3w3H6D2
8rc/YOegGNoeH6IhnBqRz+ky9wEtGnVLhsPSa+IJd/6DswUojM0XuqxD/HVksF244SM+bDODL4ztCTG9AuHnB9mUb7yO7a8S3+dhmvN5S0+nGMdnvhxPrU
8S0qBmZEkgsf6XlilBJexLgh9hlUGHy56fqHsViQOiTnbHcJwyshgHqzFey0uF34M7drwldwlzihwQNSO5gxFkcc4bRqoaFAayhzXFi1vW2xopJyn2r/gU
nEb0Mj/eTq+Q6v3ZbOM67gdMeoI59fu2Xc06tAz8c444fNO21vgnJtLKTlNlOoXUnZiAVoc3BwF+wPEYMOK45tDAlY8G4dJcMFVwgoJwcqa0TOndSBn0Lj
UTQSOOKVV8TnWvzKsZi13Rec8YLFRsxcMPrcC0NDoEXmrAfjKP6UFz+rq7YSzOTPGAOX0vpl9ho+zhgg5PBiMrOYqKFnHGKWP8c7n5AZM37T4FTElQhBr/
I5j85hHDwKBD4sZxkbO1R01t9hXfKnOZ/KTwoQ7bQMPUB8hj3bmn6DJigYtduQlTbWdz0fWtqfNo/9xv7f0VuwI7ynCrzvXf/7PtRKOOKRzQCrPvE/yenP
CMW8/2g3TFmfqKIJIuLOrNt0QZZWeJLv2GBjGW1I3poATzeCBg6fzlPRr0VccpMKyhxXcx4nPIyh6x9NKwmNHuufFiSuYR1qjWPRUsCp2ggj4K7HR+DFAp
3csN73po8173EHqurxLpt1TncOrEvMTyavep92BmQGaAMDGpCh9KJ9PFmMIs7QPXhKv4JbUMe3NAUmdk4o1eyLdL14jsHKRZbCbY5ULcEPvbukBy4rp5v5
kqkESc3Ltv6apNhvsAwdhr3kAHadXBHr2+Jn9+jcbOJjVOxiSAMwQtI83Vl76gjLkKMj4YT/c6pIT1/nSZJHYZLspK/7HjE20lbIoY+WkgJpnpktJBF4lC
URJZqrw/c7qa/NK3JuDKVwbK0/eWQhNdlTZKggmJiSOQJ1084POylvgjP2jX9NivNV2CTx4kN81HFq+tP0duTfPPhqMw3T9ml+978GWA0dRghTjKALILQ4
b4eOv4JtkZ8PtUoEfFwKqeZp090RHaDQSKM8dxvpCZyVEZ9VIlSUmTkY/HGl1RoxjJrkxBfF/Djn4kZ31UeKStJob6GT23vtVv5LmK9RFJQL3quKPvtELh
G5oeHGlThFChYERepsMk7uesNJPyi4YVFaNQP4+wjd9l8GIK96Rvk6HuNM5WL84UnyHBewTffqW5Lj30tT4/0xF/NL6WqUcraKwC9bGJKQyLNI8KFhlKIi
geMSciya6qHiP13PLwGHwIL0dDFAu36qeOuBXdIilq+Rk9kW7YdjdYGs5tFsQ/7XaJrUn1y0x/7CJL/+GN6Idcx8Z8XCXof+LBTHQOGsdJXNQjt4b+Y8hs
05gsGRvKJReW1fj/QxBtYDCi1Y3e4G1ppZB0GjKIi6ALhgkRjpvE1Rlbrn4/o+L6fU42vYFHxGRznz8I84nq9gn+bxPmp53P5og6Urv5QGz4nTK/W4Nv4z
9UjPHOy+RNK8lILGat8OoPHGHPLTpDKrhyqhGZX5aJzEEacRWedc8kUim0dfxZ4usr49aBuscx8Bbd6oHeCMeqDfdH7SkN/bNBfs0wwbwpyocnCjHfEEqq
9IiwLRhWqVScxn185MritAlH2fuWr6jHLisc0mR+yNyI/JuNmafgmrxy3oCmELe35vEdSltzEHr5cmx47+FHmyrbjKlWB1LXF49RqlQGlG90Fagk09jjCc
OZsUf8qMU5eyb0zhimsX9OPO1HSvvkQXEqzEPFu3Hv5Bt06I/1Tp+T9GAhLRRNXIkX+zaOw2PHwualNnATbRz7RoYE3+/j9KgbM7A6mDaiDZO3lNxqx8dS
p7hISX30xXTDYRHWEsnfGzxFw+GmFRivVHmeqEXNJEeiaUjBdLU0Wkn9TM8dxhJ/b0oNfz91UEJnFEIyS3TkjrBrBpY8qVVqvONakFR/dOZTeng10N21h/
STdGs+l9gI/MyiUF+N8/xEx5PZlIZ3RFi/4camSFanDH+BmFPqgpWHTJypM/9OEhG8FTNVh/pGxodpaIyHQDY3pnxvT0N/4nFL3lcNo5uq2quTTOKG5+0w
PKd7mRQF9gw/5Vf5cv/mmkEjcrh1S/X7o0SQljsoGTYYTzU+I5mze1hS7nG3SZ4TEVUnqhjKujeE28+vrPNJdH2CniIMBEIlm+GCkkLGy6iSEbNy8/UowV
L1kzd+onbVwGwSfpqrEf6C0WjhG2XGmBNwXAwKMGAt4XSQT5sn8Azt9WaTWiE1AE+es+5zc/wtR9kGko6HTWb05Cq2uAhftm01wtmvRRre4Ujlc+5fEXok
rTRRGl1iXtBIBaV5D9mIPRfu3Jt72w2G12WaGx+vCFV52SCSBbm/OhmwmPCB9Jw0RcjxalP1+/iLrdZS+r9RoZB9pCmKuqAi4ZvJP9tq68O9+cmrKJGCPG
HR+WWMT2Eg7xOElV+T444SQTpwBQ+NMQoK4fjwstXfmBNuba7c99mLf+Zy2kunix1ZzKKidbIYH43xAcFYmv33qCHnzu1J6pkzjQ51SNs2IiipT/cC2Xgq
2k/puoC536zck5ow03PrXoyNfjKpaaLBOiKokULPhjdwW6mUNK9ze+yxf4QmTPLl+DkSKRKlYLWmM2sMHyVNRg1cy+HJxtKlKNrzluyM4+rTpxkqicHkhu
I5E9nw6QGIjqjuIZtoz/sVniFDt9oCs7noG/hLbCSMoEL2fgd//zPDBpI339wrL/2fW/pEUVQjWhcIUz/ZxVwi3BtzVazOyRn1QWh1XAtZnXjC7ahyp+p4
i5hhMg6Noo5/s+kphOgz2I/qZ4uvbJSf6YkRAbQZfkdYD3CCqSNQtMOHpDXnz+pT+zDVmJzqE07NvFIViyMq9NYYBQHxwXrmekvHfgxGJyMjsCUjjTtqyL
65DY/dB+gvrH+40S/NL5pwe0Ho7VtgQQo8GGx6kbqv2ab8HGco/QkbwIyv1SE4hN7jr8Dlj28J2xE1tFa6L+Dlg2jgzYkw1jrM8adgNDDYhbVZsSkfs42U
RpMa9WC6yR4YTBxyARxRp55OFXdPQVPsfXNYryu3W17tx73qUGTIju+DE76vQI6UNYbhBlMA1bilNDVYLDtq4XlK9/wfEph9/Xw2IQhx0XgYSnuFxf1WTu
RFhN9ScRmXxXWaFzMxShftzIux1ylklA7CRIDNq4DHIdcOeGUJwthPblZzqs7womLV/Q2swW98TJVEJ5ujzbjptHbKAzfVweiLQ40i60y0jEf3bjQj/1dz
WI12/Q6zSI3odlA4LOdecfyH/OiQcpCqAUEZEZgrSmQ0jpC0kdm5Mm71NW710U5Xnr2bOyFwBXpuhsiVlo/QLh+9+eXTenVQ3M3KazWq9oJxkKxg2KvB6n
PDFPCWrsbu5NC3Eobe/kgto/xAtoyCuT7ug+eWfGxkrP8xQLMPpnvDnI6cBYfuUk+Bjh1GU4ZtgDzAt3TJ/4LT/V1Ir3CaRiafRlLpNlCtnpsoBV1fpviW
c/HE7wLZFX4nd5nOXrIQ+RNue9/DZ1OYxDO6aQx9yddgz5C8C9qw1DphHVeXhPAdg3VNH1E5LZhGVCPy9pBdGgYbcbjqtgM5Omw8M+a84dqHpuVRSsR6xl
ee+K1xfJz1DaoPkfgpwoQaVn5duli5yHHIzWrfkmNtdJvVBYGocaj4FpB0uck5L1nWeMrpWewcDCpuhYWDdvN6KZTKEERUDW0NDw6J1AED1ID8YxDlzLH0
KnuVpvm3mbz3TDZ4vvw91O0dhbIcaLqaC6C8NvG5YfqfX93IiflbldGLSj+OMHMT4Hz4/PYmWC33xYwc+sLprDNOtAruMWrEIvsDWAndSRRJhjIgBG83z6
qeLuBwKvZZtu8T9dYQkApePjTwajQfiY6iPsy4SwrnFbHaFH2ZxKnt2V3F2vDnv/XyUtlvSQ6GUx82hFUGT4UOPYnZ/ijLUxVyxSLe4o8Ijmx4junlf+in
mtEjSJ+mzVeWm/8cL2xLYCdUiuk3F9cJDB3mKacKPxHp99J2Ex+qONQY+TpsSJk2u2Lygxamn+hRubB0xqHp9KNbDJo7+frEZ9c24S9TbZykspct+rKBtS
onHf6u52fOnLzXP7z9dnicVR7G1DUPbKG2RC/e8yx08RSXSWN+gu/rp9ZDkOTwrUCRSBrceGG5NWHsRoTA1GaeE+dcylGFk/qBHyynov9tZ4d2Ur0FdK3W
9h539Nfhs9lcNRx97fNSBfLQ2eHfCng7ajCO9VVrCWWgAWvCWO4bPtybtmqOUnzWEHhoTtu6+x1LDwSOMPrKbMwieEqRCJvTRDlohNeBjnCZLKEo9G5hRq
4ZLTHlOEdOeijL6LqfTdwwG9swSWhEnz2KgtUXI9CfGmU3tw3YFwPtx7lrOKPufJk/SbODTaaJA73UsIKLXKOhIr32ucv5o3vGrkRpGoOwSIKE46XpX6k2
poUlnER287zSTlzIU6wbBJhdPatDwrVYbzA/xlMr+BO2KZM2F3NvL1zYk02HVolHQZhhrvptanOMqippkwwidaJHxaEdXcUB0v6j0l4uqEx9Nz24nvW2XH
POyJMWK8oFQ6kTOfjxK8ONc7MHfDH0TxKm/uQjjcKMxG27Lp5NOdIZ8xhfstNxkxxlKG9t2OdnfGoFjsNwsDhBH++8CXTbI/SeG/MgdUkQ0A/1PfAuwOCX
eAiMVhiLFyPHQ2Nij/u9QD4eX4M2xkIBXMbmdTZHyFsMAg9XLkzPUF35FNvm86wX/LcJ+xBOup4Y8YqQRouDD/3yy4akVG9HZe1zPIixyNiwQ6KD7xT42c
lsprzyNc0O1oPdLXF+uJCCVb/ZvERKRosK8P43C1cRvfh1yaWKJUZcEUZoGKG02FxnHB2R7KW8BG9Jnhx1BJVzXuiMLM98gk36NjHMQX5kWw7pLgovtpEY
FkjIOC6gXQ4ildhknCKdt1LFoaDSnru5ZFBbx2RXg3UocH86ZSbnpqQnhFjQfON7tJq9R2k94PmYTbfIfK3yqW6MxaLHybOznKukvyM0oa4aqKdOjxh//z
0xq0K9oC3gRz7hs78t1G9pttl4iQKYoZIj0vbfafR2KaLtbfN6J462Cz2HBdJdN5o3rdCUFUhkTW7mmbk2L6htFh2N3IZu0dBkvO+llyPJvLM1bsdPW+ET
REQYYiUKVLHxLxlON6Dd+DdHBMXjNb7qB3hPQitQYox06DtHpWGkvscPKDWF10nSeJic3MG3GLMUc5rUGPxLSeTg6ouzdYtKKkTZgeVIlQk8JpcohyyWAo
nj7bfueJ8lmXvN0X5EYtTl7cq3Vnujb9b+TR5cNot4yIGrCZXjyfQMHY0NluwJK4P27AlXzTvr/t6ebt5+hiqPj43d+ydkZmIw1YwzTz6zo3AD/kAmbyGD
Tp73l1eWNcQazbB6eLEevJ9SzDQzbS9FUR8c75R0KithzBp8uVZR6JIQ1sqNs79pUD1KNTbVAy66PADhqMzM/m9NpjijxQOBPpqNkweRqGbNbO+6OuB0jB
YXQTsgWcqwnVIdd0iFy7C+hv/3NFm9R3l+riCWVT/3TeVP0kAw1QfHb6LTnmhB+owo5k5lRDZrNH2iTr7aFkY1VUGI3jSQvDHHNL2vYb6BUbWfPXgc+4bY
jndHeM+wSsOXPcAyCN38wegveKAxO/Z/jQpdKs9MnYgw0tVxipXVeOinAPaLf7K+TAZ8XQYXFgPMd5Yd7tKP+eDToYEgaurioPeiLeWov/mSQZxbQgJUz9
C2p7YoL2bwEvqVrFJcMzTHBOcrpdeZq73oi5s9OxB3tz1ifcjxveu2dA97Z819Zz0EJ7G+gLiF4AQpJCkqJ1vHYS51P7Nw/hgAp5+bkH50pbicjdEE9eia
bvGy7DIjg6CrLNWTfzQDCIZFV1Ac/XJCfI2R6T7tGyI59Rv1wjXX5aZEHXNcmnNIPwxPH1MZdciiqfIpVrPdVDcouilFEuzohjQvo4TYv6dt8/xQgeEox8
QPcAmbXirVw2msOkPiC8bK2zXyD7jwmT37VN9QvXzfBu1/pfYPziJ7zF6sVBSdoOQ7Vq8PGr7mIzrT8p62Kb56OsMkvl0Fpp1Zj0VqIM06q94x6BQy9h+m
KwEquBuShnKRfxfiTex9FPv+Z0bBlxPTSWr8wK6QNtpGUrUsYCIn9xHHZDvOcje93o88dvNidbV6HAXnDltxQtq3dEh2z9WyQMrt9ASqR9LO4Uo1q+U2nA
Sq7la7GBOTXtjptj/3gQx+BpYkPDdi7Bi8d3bORIKQjSIN0e1nSj8rOcQ7Wig7uBNj6CLl1g/wHN1uiVxeYLQgYwOPQYKo9pbkvE+LNeaqIcALh5SoBbKh
7VVc2NztSv4rfddE19C8/EOCzk6TLJr6auxF+iu/6WNR2/h9HSWpZobylN9XFhrl1OSgqqR+I1e5pFlwj5EVzFflGKwWaXHboiNZ41R5BiPO5lufhC2xTl
XVxUjGLNtk+xGKEDI41yeEkXQ9E4nVdGZYMN1eyAN49aXW9ctBswB8SBtE7w8h14ATWj/1P2TpGUdaU74n47Bq7iK+mfNrsmhuLA1dePmgPCgHxZGRaCdT
EE1ey5F8V9NnLpl4TwEHjkNWLkG3OhRijHjauXzoR4j5kbdxLho0Q48oNR/dI9wLt67T85eMPsyj0Y3QCWJ3JtxF3+8DHJG6zDQYGY2c/B0bx3dYqrqjAJ
4OYG2SYX/kTmxkhlimHGQqwKf8Z1NrFAGXglV9uETq6xw/5N9ESbnxKZ/wCsZQ8u88mStfpiyTcrkGdndnRhoJFmPHaffXrFOaL1Hg484MMJD04uE+DMKw
qSs4C20CNBW0v2wZJESQtaFhl17gQKVhttHufwIuFjI7Fr9s/YTF2UwyIsjupITPsGvbNyudhZ/QXn+9QWWnuAiMiRzNhy8C02FHyOJ1db3quW8UKXPdwG
Bitm2TTjC0YsjMcvY9hjA9U/JohWi9V2A6NAeZ4HyL1uCAF7S5i5gbD514ZQ9B/P0A1zKHXiLyUJ4kDzwWW4rY4m2ftET+VhAxDm0nZ74aRPZOG2WxrpDF
pH2kpnnS5WRGtTOSKoeKC8Q+WRRuyP//QbWS0EbJyZJ1hUoLnaGWZzdnQFtcICiCj29NmMHpfvb5Z5n2dSIB7ghYmVDnpJopjOFy3exkRESi7OaIu5rdca
7n7GwwReWVe5KmauEn+dBMGVcY/AtG9Po0CFTYy2L6//EFIvb9HC4/qutWXhMRz9YKtR/FRYiDNsY7Mzseg2sZ5gVnVgmsJLcxqq5vtfmU7AlzuPokmjX4
y54cnYBAI46F1YAuWnyZwfUJ/OKFFUZKrhWbZC5VCw+BfO9tgmHOXoTIcGqDNp3MPZn7zkcy7SfP4eO48+9p8MKxpU7whix/cSOMKx4zSYmp8RVw/cmo38
enxB8fGCqVdnPAZAe0t3FzywscbkFYfZim/XfbSp5jgFRlxGgyG+Th0NYKWqX1xh3Z6vYnp/P1itR+PHp47P1Taj3ilOUjc17LekCIb03A0y/7sezUu22J
m8tP1mORBp7Zb/yEWuTyZELGsw1yHp4Rn0aspdXDOEa/Em/HE4YBEyqcj0xSVAHn4YWH3HMae0AvfUNoYmI0VeGxWStHFgMfaHE3b99tQXScg8caeEryzw
vvz3qlNGJl4PqbKwir325qUmWEw2hWJbX3lI7MnRQ5Srjc2UhoOu6S3SS2OS5dKtu+JYw67EJFOke2e5Pr/mmA6+/gjWXMtCvX13xqMoRdmauc0T/X1I8O
5fKjuylR4paJsXxSl8vWpnFpJRXPt9pkRLH1koN6PtVw7nGlOgTPREWaqpqX7BRgKlu2TZUJ3cbFhSf9RtybtmRaRxGk25KeyY8sN4Rr9DCCwa3pc2nsyt
Ll+poKaVSneCJIKpTLRxTqAhkxvdUoIQpUQ8rTik70e0I/4wqXwQkgB4b2UM4+AG6kE4mku1kWkjFVi4/+U4ZsgifftbduySdRPX7iJ9A8neMVx/FMKEDP
DznqU7dNp01hSxiwU2fYP/cF1YlhpWiOyqI6PVPQRsEypFDJxYwdY9qxxjdiWBxLgXSKEs3ue2Fmya/E/mOtoz7KqGj+mFn8TnqGWpBjHo90hKHFqHQQVK
ORzJGh7iBcgTvlWJ0SdAc/MjTjiKueNpJ+Vm4GYCP+4c/fy07vE2pkc8xeXsRPeSSrnoouPn1zTMwNorQj58ucTMQ9eFgvwd78c1IQq+jFn5iTs9QyRut0
iHJF5HpOEWzgdc5dHyywRYC28NYZtqwtHldzlwuVv5Vy+BQZ2vXPrWfGC9aKMNVZhyg5hMdhRP+eCwoT7Doac2v4AfEVmpMQYBrYBimoHeWc/dBpdCU/mF
tSEvOfky1FBsyY4i9vHywTx5x3jFvJC/4gxz9/C0RWGkcNr2qfLVl2DB+8gbO808/NJsiMunS8tvm2W0LtE7VKstRA7FkFfDWhALhmD2rw5TfmjWzM6f56
EEXDeIAWFfxS4yeh8a1h62aGHRvFpo0KPaiqVJgptn1KMVuHNj8b41n5wZx9hIGp2KIDA1HKhJj0FHXiioBIkgT6ZZ9zbpmaOArDJQmOqtrgXZKNPUSOll
XpkHrhNtI5GVkWCjVbjgrJpq+Vfzpn7S7Lf8V1Vb3kUDL+FlkXqzkGba92hWJ2BayJY/kaD5zfYI7fA02Y8Q9hzLuSducAl3F/chQm8sKqyEWXMOahf3sG
zthxmxahzwM4sfL8+CjNqj5IPwPpocD5KXqbEbdJnV7kBa/L2qYOSwccGTsLW3YRV8z5ztFhsXVaBf4hwzvmd3kjsuMek31gKWln/prTyv5jhCTZ4t3bpR
kHtSLVRtr4mOgno3h9ojYxgNXEbsf+qNBpB7Hnd6OmsSKxFLKTNeIU0uW6ZFiHRzYwecRvwMwGoaA6ZDDTdj084yjKUUW5yjyJLqwYblgF3rYgjeLefWPT
PqRwb7DdCucK2H/i/77fhjI0ClCh7dM/Q+EgcmEaf65K1WJ4KVDVZEFUcxzNlfKW0BQfk9Kyx2T1lDS8gZ9CuzPVl2zLbXKU1jRImxqRLdyEKD6gHIQmud
fwBzmF9g89Ou8VN/5ThopPEwF5/xgbOGDr/KYbNhEEcPDLb0rizLQABflqByURhZFSKipHHdEwLPYt0sambE0xfAu7dQ0hf92G9LnJ5l3jMOlxz22Y0/zi
nNB3pwm4nySDY708NmIx3iR7axLgyehQVFSdEcN4PiDbuTIx4a6VjSYKjzwkg+bGAS0J0EZrM/SLSO5bg9uwm1QX7kILQe+trdW9/T5jQcZUFPnRLVmrr/
+GpgjLt2d7nsAE9LJDdn81NQIcL0GSxrwa0ghGSeYNPxQ43eKOP5+Vj7z2/HHCK+K0jMZ0JpNGMbnUCotwrtZFDjRygkEYc81YDjs/o+Ut2//q8hEqU2ah
dGHPP8q9yE/cGEbQ7zbBxvFNavvHHEq13OiMRf2fkgTbLPOzuf+ye/3bYBDOGRzuUsZtDEPS6MyX4FO5bR7Qz3V2ntCNwx1lYtERn2q4qjJGaf4xPK+CAG
s8KxINDKIcvv/PqCeEKmOjM+NUopt8hoNeyq+bQLySrOpqjjnS3F23mNpehQ9y0Oiz/wnzUTX6n2DWYxbpIUL0ZE7p1anMwnbVCEUvM06QEMk8qVwRrO5C
mOWL8jm7Ur3yo5xWZy7EPSOTTwhLqW+YGWmPpbbGAH5ibOUyt9OurlwsT6+IkUWP5jCLfd0ROchV+aYqcdyJf9pX9Fhtt27NjqedDCsnCO65C8ofI37YUF
ncwYcMTyMt2Q+iDCHzsTylgvO9Sbp/ZKWapOxpw0fHfNLiSUguAYHCiutXTkMUg0n+ZFJNBVpvbe4tMMPBqmSK4DVpZ4gi4rnGx3okO58qj0q3+ViqauBc
m0Kky0IdHBxuVgwqISHfzHx7LKxN7MM989h+B8TN1bxok0zkBsJoY0yX/Ohk9zwWuDLApoG+hwyv8jPhxR+pYJrTsKnJuOG7fTLOIUpYUzlvke+IT4yWOK
Lfn/k+G5KTp/FD1LVZmSBrhn6dhgWVKy6JUn60yZJH9sffjF3SgIc4JI55amqB7Px6VjsMSx6i/gUmj6oA7DDQ5h9K5W6Z7DHiWhqEYPiAW6Hq5T7T8m0w
7iWBgeb1CR7m064pt4CifsfeiHIJSjMMl0fHkT1TAD3ihcIDiTSZz3GFFjs0+YZ2ELgyI+h1CqJ/5NmVLEyOxsj0zfyp59scHEkbQkX6ici0U0ZPnPIZNg
Qrg+YTzsR65OL9mFxatI5xPET0GP1OXOwKa1UhEmHESm8FaSMhpsOjn8NQRJLRKFN+zZtYV6EpF4ccWqcGloXhCVNCBNKMH/knez2CIebVlVCNeMkRo6La
LHYX+slIeTEpaQlC3a6mIDkk+GUPQVStIq/ohPmm1m9TDvugSh+q2j3tpfwE5zD1CIhOLGKMIlwkVSot8B/YNhCUkQfgq5lXLNOoCvK3pLMXXbEqMP+Ur9
wdaUMZ8tiA6p6Dr3Wp6cobEIYCTZLFU07pXtibiYuXm1Df7g+YaFxMu4NnREV5EimYYiOof6E8Lq+TjgboEaebUJSnY9eDT9kzunTJu9CN/e1hdM1iQT5s
cYwf4cbafJ4CR9UJqgEmV8+cbqRsd0yn84K0BYJuSS5v7p2Is0knK7ZGfiNqWJv6jtqzcqeGjRbXJEm7zFi5GnlIMNyYcx8zxF3/NoEoO/gunXwl/I6pXi
UuHeWXlQxWQyt/srd9bo5kTbmamTYo8QU6L299fVTaVO+DoYpoAYtvAfdrt9wg+XYtVmtcpN7ZftEHCV48BymX2/IZySFh3iIYm04b7pMD0VJVofRPg9mG
LM20/BNPtmbXqBIf86gO1PDovc2BvOMybMmg6PVlo8N0Dr2kx7/CJuky9UjUkmbCKV+KWD6iPEQGF8blUOFNzD5EcYpK73cwVLfZN6MLMa45sukzD4XvGb
sX/oZ0MkkFO5kutCEiRG/9qh0TlNu0h8KQSA5plvxnkx9h2PAIGt/m4oh/FU92nbkpzs7giWtnwq8Mnr2hJDPE6b7GxcOMNRcqyEaGOxmS/WuFqp6PO1wv
yFSCZbhMAzrh25GFuDni5KWDT9gQn4oCeX7HAiNe1LHL/yNElYtDhitSFU1H2Qxk+PQKO2mLNKNDhKF5KYrA8ozOmhRnahszzIe186RV5mF6Idm5aT24Ij
iZDy3X1aWYz0zBuvTfylS8zbkyVg0GCuJwHBHK9NFU9S2UdwbiJ/7Yj1uPye+wxw46adLvUuB+XmswNGgP+/46qLhKMtRn6I5z12VzO6XfqMlm1BVfyqah
xgVRbd6L7pcBppJ2UgunQiICXwJ+VWwjOc2yFQ8eZW/3Lg5YfwDC96MVY7jFP63mUP4GmP+9P3quavvSVmpuw+cZ+Fe89gjKYlgQlaOI1jh/KMzb25+M7R
oZx1mhl4VYpw9vx3NMqyvy6S4tFsQr3yoTYjWNQYUHdudRF60I2iyw6jvgcxH0I+44RcrXLrKVr99i3VucMsfK0TgrU7siT15wVBxbJx1e47qoz2lWnMP6
+ltMljtzOzn35k11WG59Yhp5rvaI8yUSkO/xHpcENIVbKnIukMofPvAOhMg/ZSV7afg2k6NrJMoWfzxBzXLoNYlVeIm3bi7sURI8BhMLuZnSnJMidrFxoq
DA8oH6kozS3y0+SCP8A65pYbpqX+svUHdG8Hi5Dsrxt0KRe+iLMPruiHmhxm3Q/ynTiFx7qDcmAKFsFr44vNg2svYVUWid2DW1uL8v5DmLozryw9BOTRCO
0qFeHHy0ctS6akr/h6giEIFNlogZg+Is6NNjNBS+4IB4MmjSbK9+wLt8QfQdIbKcWUd8a9cEg43/zj/4bPExNmTxV6o8Nr9M2kkIR2mJ1ag8Za0I/dhkU8
dsULjyaJzihATWAIdlNECta20yEBXNaA26n3ju/zmuN2Wne7uNYbjiH6EatUEXs3fWOjb0s8n0xXzFs/KDqE+cLxDDc54cc5Q5j/ARxNE9j6uCP29GjmVc
Imt3b8PxhjoQFtGuEqJDs7g4x8Cl/uEN9KwYiz4bEDKFxSmxdO1H4JgehXfDNZL1iixkWDGvjI/ydWx6OPslfPRtXPGcBRFVKhk59oJ0DcaxOHEHL9Pz6P
kZ4sPDbYTJ3bpPuDNUpjJ1e7olNswqreNgk/LduamAcnpfIc5nkbcK8au8iVyUpx0HmVrnC52HkclbOJC+0DB3p4JIhelcGcNL/djLloDY3i4XFCEtS+oU
+VCOShHTX+4eECoPubLP8r9jMrlwMpA5c8TDXzhgwBCn8RZf99d+kRybgLQtt4KcopLNGL/2MUNpkMli44heQhUuTDusAi7sbfxvXB3FGvXgE+M2M95KuX
QbjnEmwo84xSma6fv9yO/LksYzKlHmSGK788mXloFthR1b+jVcQowizkOo6nkKLvhThNXpPz5hOX9CJqCyXBYdhzdHnFWMOiTESaaWZolRB0ZUIhbiMsa0
q1BOQ31ho0Qh+ngI0qnxF//4yQgldVluoEz3TLJYT8rqyPpYvbKTcExRo8bQAJwJTU3KslwZpGDcHkIu9dalpoi+OjIf7jEWIcavJjWXib1oZB8t5rNtbJ
wPsHQ9NPDvdIvxbp++afzMUbM34sNxTo5PlouEX7/vTD2kPQLf+WmvlzqorpQB0T8mVAuLO/P29Zo0Xrsq7NPcccxahElcWV898MD3efg4le/j6DEPGjrU
Tyg/tElUCekcWWadKcyPNKKbiyUi+ZEqJ3gLYr+5jeI4fkrN2F0FPZUt0vCbYy+w1u7ZvGyI+6yDiEKkztZfjjW84ed7VslZuvQuXt/JxC6/i3MCCAo2Dw
PQnpPmgZVxhIT2//3mRyiHTQDSgcm+6RFlWuMJvpw2vxP/v1QvuYZ3LBA/hQ2CzHVU8j7uPbi5dOA2UcI92dE+oNkdzN8X/clsmMRAzUR0pVtq9siT36qn
GL/FgJSpyfnkLWBCKkuCICRwhPtTXuTL73h4Nibe2fpyk/7zE2BvUJWRjgzuDSFjuE6okFp3aCyUEWyVYDbMAY7JjOfluSuhNbw4FpvMPIPuKaj/jr+qPb
jGHTSbjNt+kpBB9itmt9P45mduNN2IRJfeF02PL+sYee2pS1s8o23PNl15n0SBRuOJZK2n+W3sfOPfzlv39eimLVK+P59xImJ1VZnRQE0QeT8gkDYy0m+o
SHnGjM+svLN7qPRjRtk0BqcL0PiceQ1c8mW5oT9/Q5KpG4qe0QGYnBOcrus14h3QB2xyTOZqQVgwDjB5ND7GKC353zQ7ZeKSeUkyLwb++p/OqJ6hRduv79
tue2uSXadCbLzxi4wljiKxkbJAopvzNMSySftIip+zrg6N6g4dcah9ecwHSKM/nHYzwtM4OibtMEwDKNWUAeLnm9lfeTRoyW9dNcy9IdsOJnfRePbMBP8X
4OMGqikNE5cvQfiBVdXCC5ue1Nlca4+tpieznGJCnXxEVd9J2OVfwhMTYXWHgu0ArSxZf9NxcOm+0C6RnZRrwnjzNsDVACGzpsaVSmhXqQTWfYG7KfbuB/
p254za/pCcZpRdkiMLUtIOBz3KkIOYWVcUaeE2SQpJVPA2mIh2pt1ua7lITPaP7GEYwaJNBnbFQDvb8VU2jUfRyOdylmNRleRwhkz9AleMnYEl495V84nH
IFEgJhNHlo7W+IB1FXui3KnQxKoPdjKzozCkBRTh/em8+UO93GRsqei9Lr2vnO1ZunfoY/uJtKudwlx5ORjDexwcJh5vZnMWa8VVa/zihGxPr0EB2uYcYV
qVlBGzYyo32egwJMUL5S7PG65D6lH7wFkefOXyWorK19bQ5v2MS4ljPGj95KN49lGyAhn+iA9ZkwfjjxvvgVVk06XvxMaU5GcOP6Cy956Jtuyi+U3AaNw4
9rb/sJXW50vSiQ8UR3r0qIQTAqEe2D9vW/kXIHLd3cu7Fnif1oO/fPFd6K55RFJ6SBuUwoTYjxeljo85tbUIs4olXkhcbDLgoCZa39VCIzqZZsn6PsZpmp
gz3RJZ0FRQ71VHmiOFWTPzmJ6KiOHGRKtwrstxmo2mcaEZWbQ7epiiWmh8WgrB8iwxo/C4T3YD8pz2xdp4Fzh5WTEHTzu457vZ1hjEFmAPypE9WaujPq/3
rXAN50epAO1TqVkbOWVuaT8MM/yPHSJZfEEq/1tqtAIT5ts5sLmAqUggGS5w4pGRf4/IP+nEWeDvec4+iaCG7dG8DIY70wgJlaZDkSmkwRE4h+dIzzlwvL
TQeI4yK310GBrUMSDjWN/en3pzP5qTnrjdPJx+nTDmjtp2Rp+udWpYr1n2iRF4VZ/g8HbDj2/xUsG1BbzjCw50uafqbjJfn8QhrKlUmKZRm5TR1QxWWixV
AhHeN4PUY5vgEdUV+c8Y0shOvkaIigA35zBWs8RT9k+bKdnYJ9LMsAyrPsyQ+/emXhGX0I7HxEVBw3pmQJjqd65P4fgX4PHoJypKriYp5yMCkdHLjMdKfM
+YdxMkGsEOLr2xyu/NjRUY/rqzvi9oJ0yLZ4pO7JIRTsMT0rWN67QvEJZT4tcGgAGoYwj1gW9AnDPGxX7UfY/22I1FUKRozioYrlzv7MMAf0YnLWK/shxy
zjH8KNwKn9Vz4Z+Xt7esNJ8ruypPdrz5BEYkaRCqhh9ka0q9R6PzaRJ1cocL0qEwncbz59ARFFXMfpwMSPIe3YuOzczjYPRsj9SG/IJPoglNJOAR8mchG/
BWkEYN+4Fr/s1KujC0HO9NHuS4Y8hban48cuh1ola42QTLsvcQr+UpoCkiJDbcwpw/xYgDlT74FbuWZIgTyLOJdCVoo4DzOtQTd+VsudKAu0y/T2ennI6O
ietO0DizzB8AAr6GlBK+uc0pZ/gC2C2jpCt13yK4e197qH8nmiApfcS7v8FHPr5CMvOGgzzu7f5YlltCzTlnN0az8GyqsvKxjU84FdZ9KDyyWn7WiqqIoe
OH2vRvJWFx/Ldb9sf5I5B2w/lkJUYGvuROPVCbaVq5MPwB00Uo7gcccRb/ibuRziG9qxbUe+cUFOcj9gYjWyiR5CvC28fN2efK89LFzcjH9PgD77b81BnL
Bfuy1a9pZsZxzw075naQGYqrhGOM7KXvNBGRr5zD/eSvdGEAxSHNj7J9Sc2HzB3FDsHLjPik0MamZOO26xije4DyrgLNaxaEaGAVoTzqv69/zpM4wBhNaE
J4RVek+C6FkzcFMRA/kPtM2/fxbOr1/pAce9jhkKM8oaxirj0uMoyM7MeMjEhOD1MfOi8CXXGFcUbLaay9MOHH+Eu0kXD6o4DdnopEbmb8JsYeQ6kY4iIC
/jyWXyfwZRhoCh4j4dd6hyL+1TzNlSriNnQQyz3BFHGdoJDNqJkWGuOXJgQRHY9xSHXBK++mMFrDLKhp+pARuX17NGdCb6UV1t9f5UUVpc9lYJSx6eqc9M
J/08uLZBGonwAuINFxQzV1e9s0t6CBxmEp8Zk6EQdKBIilxBDHEYLHt+KcKWseR1ovzKbn3T/k8VYEFE5WKprMhYJPs6uaEPVHG1WZwILjk9zUzJZvDHM+
wfHeVaHkuGFOb8dX+9KSMxY9ZedoQl7QcYjgrFU6qD9aPPlIKfloGxiHUxrxbeDxajhZk+qnhJKrblrZ4cWpSbn269XL4Yhwwin7/4h6rx5bsvzKD/pu8y
RBGGgM0eye7qq6VTdvmmPCmx1mr/A+4th015VpS3IIEUNC0IsE6EGfS1j/yKIA8qG66lZlnhOx99+s9VsNygc/DFrU3YKkGM8DorZ1jsCfeCT4vukO2HBT
gedznciG0c/8IMmBH8MUX/z7WNNoEMsLQrJUQTcpvCESXHagD7C29hQeH9sCIdOIDMEnxkO+AbLHBO5zhn9yzpwQQ9m4KRtcn6ajGz6gf3wji+eIbLRasY
dIP7Ji6bTlJPBJuNywvq3GvB0Mm3YXVnE3zNOE6Z3+I7lz70Y0cC/32t/6unk6neDSgDw/sVhk0cSU4aal1/j5b/h+2XIx2yImn9cvFZ6+CY5FR1dMJRmc
I4VeZ4TLHl0u6C2hxnLhRBL2Xj0gck9yuv9FwiAIlorwQN+dgXFCclcZbIXDZ/kTR2YxIhdhjktQ57h8Uiec4ksZ/VWf4PY+sdDILjzQwqb0ddTyeO2znM
9+zVEw4j8nehTbx9SnF1i/8GeN7lnm9TxpcoaEOXImUvn10ugx9x6LjFs6F73tZ17c/VPztHAE5yJ4unTIk07FbjhHlTsxXbcyD1HQwA5/lKkdKXR6J9zr
sML2WOcU/hyznwDjw0PcIfftYs8GFXc72ZDzLIkW1IzdI3YyzT3jga6ng3drXrjOytGxK+ypb2bxoBxkZ8RrAcfL7iDnDJuf3v9E62wWnl/5AewSEWjCK6
uInuXj1XPiGllRrMsgF0Gwt1EU91EXUG/w0pymtTT6Caj1cmobCSCwMd/PYp0J311QcRhGHhJdqPuK4TIP+HH+t6kKzqSPe5kBfJj+BIcNRBPdL5i6+oGI
bHZbdB4teAgbds9eXKpQBhnRhq5tpTt5VoUwaElKCT7fn03sv43Wc/eDfujyxliXWWKioXatLeBs+h7TFE42SozoaL2I9i3fxAUWM3+0KWAwf9WOUleMJ4
2o10r2aygnbt/N3xda9SQhn68zkeVxIir5KoRKJ71xsQ+87m2Xxv/flTqPKuSZJv7lXzhyTwuO4Ea4YTAjUn6zWY0csnpvlX5C5A9M0dNRSPNYkhcD/4F8
MsJnWUSk4RUZtc8jHAt+rfU041qoMe80bonlB14DF4coRBadWF4uNOuH+MZyMoZZeo6McxkQMnghVeXkafHfvcSy9rdMP/WOy9xcmNhJzVRAMRmJ0NsA1z
E+Vi6TZaMH/xbuo7Ij/YELGgdVFvvBv2HDEzy860qoOG6V05m+8w0PHD4cnpPgxR09LLdUcgVlUljVZxizPHgZmlgTPSfBJKh7U22SSoCN+6TjShNHhmye
ZOD9BTDCKYvNEVHQE9RB3Wx74Eo0w6k4rJPGrIT/BQc3IGXBofOVOY7tm3surbwBDPi84Y5HRlZHXsD3pqfD1D7PFsO1QoARU6PVMn88not7/r5YpmjydQ
8VjvrlvCVImxkXLoM6qxH7eJ965du6j6Gzemg0p0lVTJgcNp7V+89MeNI1GqvGmDuVytY+kl8bqwkutRaquiYP+jAzVYUWh5jzLRtF93H+OelzudOmHM8p
BV7VeivP/BdMPZYMpZxnSN3b9MNTqStDh/4RMAf8/3ryFcLo71dO3hDMjLgG1Ashyl0he4qJB8qiH4Vr3RAcXWjJ89MwICGLtghkUGILb19GkjH/DHw626
oNpcf90NMqE9AS7WTqnwjnibkjLxDE1iRUCT9ZAoymkUh699G3eX0cqQjTHS7an6W0C7dvDLrckQltEKNqKgFbqfQHVsFB4yXyltrz1yirmRf2YI1jtX7E
UexSWojLyFuWl9/7G9vwcEkS0fbvUOqXJWpNojD7Kx8O4dPUAb/TmFDN3YzbWUJ02VdosiQ4b+CP69UMzDE8jPSW0X1SpV+ZzobQLjQSH06OyhAGW6l1vg
40OYTORSDXnF2D3HoDavq0Jsb51NqVXcDF+9Afv0U/mPgEnjs1TL1T1zdQ+gx3Q1Y4Rm8Z0HE97WYudt9S5enmydImgUc8bcAU16mSLXMRJB3vjXjumzUL
omhagKI/xtt0Oo6O8EumPC3iQ3aeehtJZxnP2UGFcJ1VYsDypb7f8XdxKseHfgqzNaQZjaDe+Xy1TETPU8fGrTR+38B1ueiK3h3XVawjiz8nxe/hbqqYYL
ya39Gu7DJLQK+SIJX6H9SgeWnGBxoR9OjheW7401+LKRJRYVfzulebiWEJ2kQVPoWuknI4E300HupwqR3/bI9dAe0GaBJcTxiiHJmdEmi0/jj98A05cKA8
O4Z3LcRAmgrQRtUTs1/t89XmdNbFRyqdagTZ1UWsH56OZAjokUHClkazJIdHe07PXprcnvbJz+zOLYlGzpLZia93uX5fiOQz/CmPGpsPnUHBtUHYl2McY8
KQECyM0yORVLJFdFyGHoqkXwr3bC0IlMpXOBKfM2+fL5YiXLH+EfjtY43HSxl0sbHH8V4GGQedFirt+zIWIy/TMMNJ6XZ6QzAx/iweljSs73OMtCoOT6JJ
mOguzBbstT/5Rp+bUN2fSMwZzRNMOzzyiv29ea9Mgit5IOkUMbvZnItv6U1k75p7fZTbwI8ioEG9L//sTRJd81VOl5gqfyPCD7wZ1TLF2QVHvDCMI8n0ZH
/jo+ESLtL4htSu/dltGYWUEnU7Johca1eG6cskiYI8Ni5evh+SPliUv6btEnf15E9aH3A+KH4JUVdLgKxK72EKD8BBLvv6ynHRnucVrYy58IrVJ894c+iz
sSB8kpKgTN+sEAmL/ukhWE/eLXsC6/DxeItCAlVuLb90ouC7+7Bj1t8uZL2a3dL6xmfvqUt7kcVOUZeN0fFXdKfHUumwGmxttYZtZcj2T+i8o8P3nq83ph
+JnN1XkW/dwcnV+Tu9qWTrRUtHQH7Hag0USjKcr8xRK8l8Q+Qg0P0nqnx40a65JyvWo7iHmURJXCao2pDIGw7ZKyQZrVwubjuiUBzlRYgop89imt6kqPSW
4AFIS897U8fMu5jBad2E1uFzgDCxVkz91qXQsJAwXMlhYu+yBJny5d/kd9M9a8tkSLxXUUE1JvaNbmVjNBoNIlW5iCYMZsRJugNfC7StT/3QpzLJSj38sQ
M+qHvhkOx5HtutKcESdbAz/v2i3AVgz4OEF1SXoP0bqMLqgiflIzSQ/TfJrmjRn3s4n/JeCnlYO3Qbek5CBl5lkkgsMWiJpLUQOeCiS2f75UIQYRkjTLVY
J0Kct995CNGWquPPYfuvK+h2r1L0zAY5ZMdff7yzj/D8DH/TcD4Kb98aCGg8S9G4MaevOyPZDDvusBD8D2FXyyCo5Volc+dytUeUL951T+5T7TFir1JNWF
A5JfL4ZmyvCSk6NQOeyIAdjfJbhgeG2iCiYZ9WA/qkosWVz9EpmVYBM2/LlByA9oqvIXSVhIHtX7BFpr9jhgRfdInUs9jZo3JCHw0lfRPP7N6ne9mDMZWh
snL4OqFAk1OrzPNovrpc2SXoE1WHOovd5z5U1D976UN537BAT7ltPqwxwvBfZdlmE/UaiZ3KrqXi8H+cJrRZnFrQh3OV8bUwrAQtnSkE3vzqQpF/lXrn8D
A25wADH8mOrN95T+LlB+ErjJm6jVSnkg8odJY03QGJTMeCjLg3wPloO0ojXZpzdPY3mdMZD0y/YsaGz8xezFaNG+Z9W4wEuCWFgyXZw4Ce9jK+vVw8u58p
nML957C3yUHla10zRhUO5wccEjHnPYI2MMPm6F7T8SeaAhdTAxqH0eDR5QQlnAeEWdyk6CmOmI6OfSDw8GcvGK6sDO0Qhwcf6VF79wOvX5X0qKNRcJ+Bhy
CZRCFbPB62KLfLGhemR+wOcAsDAT65HXO8SMLJknEeJIY4wiqD19NpeMvtdili0vecAjW2H0Xl1/wuCBfXOTU8UebmyNmmN5RqDv4gf7Y3+yMp57Hj9k2x
HCqoMEDVvg+9EJ5mdrCn13G0Rp7WRVMqex47STuOo8v5clWEOovamUks40s4Gk8IjmTzumlio0iH91+PU4hGt8WOn/a2QjBHbsRzsuzPVI3o1jnHNVQ+Mu
V7c8xxifmcZHwfCpRjocMAwZc2s1eB8KmQSRWGBFbN0fr3vFlqKifmbivJWJnJQss8mnISv8Rcbduc1bVs0vArT6fbI+X36RK+rPoBfs1MyKUnnVRwQ3DG
MK9XSMnRucVjEVaWLpo6ymAXUZ++0w0jCXGU7G2qgFI8TS+PPbp+06xGiTfzcv8GRDTmKnIe5N67HEv9FWG1XxJe7MvxjbAnWAhZpOZBXhsoEH1ACWeg2i
E1c+VNI7Lvl1Pd2lEAK/hIibTUITskt6uJLhOdAyEofCdbM8Rhm0sQNpIgrMgvboHPtIz9U9JXzQFRHgRPCcYibBFOzWg3ZR8PdYc9S+90Qu1NydoIHQTa
lacRrriEheOYCUuJttBTveoOP1N9U6FX6fUQ5lHJ4e2Xdo2mwcMDDlRI9rGA4AweKs/AUFkoLmKnPcom2on9pc+ar1csyqnhRQyDrzm16skx9cYLdjmmsq
ZqZFAovR+Z/CWDvPr8XN2YBeLp94Kho3DGRjpumW0QvqOAL+5yrylEUKc4OEhdkm14RwcBLs3V3MzcGyJpovn0/yBj4upsooffy/DM4v+lNi3MmtL6PZ64
IS9wv8SMwzvv2CMpjjzhoA5d5RVJW4Z2P507DS/z+cq+hqAemcBIY8Tu5KpAMRdh5KnzsS8tGN42sTn0X0Mm0KuP+GlUKCYraDH6YxtIYqp01Y1ENnejBI
F8ZQwfHnBwXdw4I+y/gb2XKbPnatb+2p0Eb11sTY9IZSkWMjb80xbOU2wgMeyC7pMjh0EZPni50s02fqB+sAnzoXDp1LN7UYpnqtV2Gs6r/i6wbR3DVW2D
7y6jmcZnKUKBsaIY0/H+twxea1Whqa/EswxCPImu+F1V4XRMcfKwLask0BzYv8NXoowa/7ElZshGsDODF6BaEmwPocge0+sDEx32lxHPbHbY92+j95j8fd
ycQ9oYrTrJYQ3/Gq1T+MOX+S7wBn+HbzrKXFs1ewWiPTLerOG38rEuxYToMW6NJlktRNV35MYxtubwJDGUmD4xiejILyBd88VdmcKdqryHPTdu5IwZknb1
oXXxlrE6j7QrTLKXjldijFPX9AZkDNC417/IEXw9sOfBidEyEL8cVxelh/qHXEWTNdY4sVe+frO9vzzovFbyooVcvtEY1t9G2tvjwGvqPi0IIQ3EneI94E
cugNUYVJZo0hEFDnoewURps8E7J0tW3/rHeCJ9LIakuYcBzfDBBk+cIRMdmcBrBXz7NoAg1tBqhPxao5ig3Qc5Gu6hujilgnwxEnz8iLA8DS3quyekFD6v
p+CzNzKB3MuSLXmegfOmbfoo0nCqMjP02dyvWFLdHEAGMtRTOvOiJtE/k612YBQ+if/vY+3KKCC2gxdVqkMycKLxF9h830OpbSWONa8zSGqD/Cx7nGcOUt
p2eES4KTGRDElzHpsiT8FKN6heODKsKD6rqKLKNIyrhX63A+7rZ6mjhs2vv5pcK5/WN/mCHfTgPDSLerZaTjkOMP1DjZp026a605s18ft7KN9X5ScHhipm
soFwuw97tE3efRf5pT14DW+qtIvNw0mD8cwvvabcSUPfuE7ihUWoHBY1Cn+nkEX+l9VHC7dm3ZiCGtQ+E4XV/VCJL31Cae9N5z1+ZdCxKcrPXSI0XEmNZ1
juqV+XyNVKDEUClR1y5E1UepoRs9tVHbbfVXu6+OO+BB7yT80YcB6nHM1X9zkmB7mnF5J3dBXPNWY0vwBbQfoysCTFnNoh7He0tmcME0GeTF2FBycrSma0
JnK4kbPRzgwjeRCVivjePhzgXX1UPgnccI6oxfytRdlELxH6wyN0/vwU4Mku9GFci0R/5d+P4e7Mslg2UeUbcDDcyrjkgTN5LgrV0OMfLerm+ERR1B+OJl
rOWG+YrVwgu8MMVRYfJSedKVFeouDeFfKXiHqhhlEOzARHX0u2nqK/z0H6bT1DL4xNTRKVpQ5553aAuwFFSl8Fv10XIZHeoiy/tapZso5eqxzBhDQWa18E
VDOOGt73yx5KRbN28b7L/BFpLL9xrxrkwRLuZ2guwktRZSxGjUdWeMkqQh/etgTBCqTX/AtuMlOkbQcfe6ddlyRLgmPqPFkrEosikg79yDLi9RDa4iCwvZ
Ef7Jmz7Ev+/EQMD9/hDP6d9USR35oK0RcJala99fakzajGNUv4A0UIf9jvuxdk0272U+jhDFz8fnjBZbRn4Hua/LNoSitRvLzmfuppSh3/ytNy/ziYdVNQ
LTSc+DGmHCna4QGxa9rzr7KnpKjsY4rGvBihdrhuRn7AZGyn+AZGVNryvUVdQO41TUl3Mu1OZ3ZSDIPiDWI8CtJUFKFigiWdlpMy744D+0hK1DJbiy34WD
St50nsQd8dFfx3+6e6cErqjPymGbYx+sxkIGGMTEB8h1cmlqr/JFi4NaeR82gwiEm3yyOw7w0b2UCz7cRpjpCsK3fhFx1pbO1+vx5WCs0Hjo3VCxc4a9IR
vofZpZrhupJCf+bUKPZRxARvOGZvMrHd540sb0mGFTfI3FPVuLr5k51QpW+SlmMP9QG2H946EWID4YMvYmgU/eNKo53xmXKLeBYWKKcgNlKdKQosk7/pqE
+u+0D5eUQXPpo5gXk8ipr13sCEdLTM7kF2zBQzcH2uP5BqDD2qJKlGF7W+WLAreJ5vUSKUQN1QlxBVWRposYVZz5KKStXLJeNCUR9cL1ybXZdFVLIP8yNF
dWnqpSk1zokvrWVsQJKAjYqcXSfInoLHD25qAw8pxctGKRG7n3hsSqTi00JYtql7Pa+Gc2qyWzn8asUmoulQB2WsPoFCWv6iWRpScJqGeB3arN+hoTa0DW
AZvt8qCVjotZUvsDqGbWfcJTL1ucp+k7xgwaMhSEDPxWsTsrJ95JjA0XndD8863/NUPSnZ+ujMLQSbPj0G1HG8mw/wR4wVuYpt6snVGShUfqPPdNoVspx7
PDmpR8SKBE3PZaMSK/EwD/UYG7CraBp4SGpyTtC6ycuhKzJqSIRDeGRWimBJHNgu7JQ0s16F5SmglQnTEKM/41vqkBC3ODLtfB9ROF5y8iO6uUiOpxYaf+
NA84jESGgfi7KccZWS3Gy2zKkQq72Fp76JvD8RLqiQR4GQFUP9Z18CJ45M8HDs4tNEUS7NT2dGcFe23AbTLe/TgeXJ7q4uQMDZ/CnddwnDcw5nHPD+et8d
QczzCexn9ZLBqb5D+S9w/blzVPUh0frTHx2XT2RBwkbxaqQPCA5VuE9CPsKcgQ1hiOwn5AEtalmLlxILhs/FujpJnBNXBh7mZigCaptcyXv0wnyt/mcPUX
JYKTV+0T8Vp2DYSQk7Rl73zg+2GJ49N/vDFREWWs9g6H7eM+VVedYHDG5rDAxHRsezf5QVWZrac4j7INu6FJXLpN3+3DJAh1L0fAiy6V5qjaRh+J/aI43R
3+gkMpYqH0j3QqoDZMswMnEo9/ds6wQK8hvz6y6a/Mp+TCUYsV9nGqJorsis4WO2+iAMD49Wi9xR9RWnihyuQ5S9kVJYk4TLrRmII6i/dw2PLq73amJUt6
kPV6HT3vB3TqY2msri7rt1P+0gS3PUIrN6QIn9IYR6xLLzNpLs4LX7vCFovqFcmKmRyr+LzviXKNd3fXSsJYarq9oGX8nyP0hEYEaZfaQCXhyudiMUIUHZ
LZLK7731IUD8IBs8sUlL/kzsORv+yrYJ32Y6QAx3Qq1afAspfsVby5G7m98S7cw/GMfZG9Ej/b+zyvnVmvBxP+MrnVI4aqdB/sI7iiEpw9jX/mpdHZUqC8
j2hKtyYdmwn9fkEeOC9CdSjKn6Cg44rsFaSsMdZMOJTihr+9T9his8H1/hW/D2IBok8yI4ht+3wKndw9pG+8bNoaXpuF+IcPL+WAkdmZEB0c48VjI99WU4
H8QHlLvHQuInUgcJReYf+LeyW1dIe8FwCFIUofFRU2KT1LdF/n2FZPY9FRZnxshMJxBlNhQbo+U4of6t9PrD4OxhmfIkzxMSJxmHOItOYL6T+33A4X3d4h
HcEI7fhdFWCN1kr9UGht3WwD4Z5uzWdEOFwmvFJ0DTPVw4OwRpFeNbhNm2z6GlNncKWUR6CJMy9HQeJlHAuGlXo1BegrQXRkYvbnVNw2ha4yQbHKYZ7uX+
7TqXKvG+f4TRpnCJMfnB6U3j8hYNUamDvO4l2iemiMhb6QR/UXcOTmZObC9Bv3GcqUA89ZmPyE4yho2giDZUCwUZ7m99QqK5DLWb7MRE4+SNPy5rHMOxOK
eydmb+d5yxR8tqJXGbNwfwVHueShw8wDV1taZ+nl3aTV1H2EhHlB4nE6WgGHOc+GiPzzzIoZN2IKKVHMQTTEYC74r8E97hHjvmlTh3Gs71gERWeBo45K5k
knV5SnVpouQuP/tU2bNq6YfyE5XG69C9F42+LWdGvCUfz2uzQ+rZeGC8h2tla8WftZmfDns6py7iEqA4dPHTtpZKeQwj3oAX4GNa43P+Axy+0oOZxdReX2
xUie8g2MZogvSmzqp3L9eYdTXha7QB4iZDkaHOzrJ/jDKNzPgj6wtz0ewwDpXyKoEb4mn7MqQz1YaxD8NnwFS4ZsY8IXCtdRaay9P9IIB+IV4C+qx4sFXZ
/RXnpE/v/XC0ehiWx8/BQxo0xMRngV9EX5oax8MH/w00RzqnZb+se/se3rHj+xmsO3gI5jchOesej+F6fyUlQlcH7ZyUmDIPusObCjI42FzSnpGlO2qfar
hXpF2AOcyaL2vlTEtQWhsRFf2pOacBsJT1bvcYlbJtmn78MQvxui8ew9u60Af6Kwr7mmFiMdfzptclmkdtUqPAkvpTJxaQPp3VktWNd1b1T+DqA++azC6a
QkYtftEMFk8XZtgTms0VfY+2NegMqkRvLolmFdMkYitLa82jmncxR5S/f4T/3V+BKVuRiUv7kNppRGsHC2xDPc+ha2Yzvi00jJCfAqpdQa9ESpfkUfn9Sk
sGSKRoKdoBWR+8rRLeIlQAvIYf4jUMfjU58x8fUbYZMs/ELYN6QkY2Ws0zmZC5Ca/Jz6W7HWAlKqlJ7ScYXgZUGLJNz7TZQuEQhPAr/5BqHzOMJia39XQu
RgeRkpQ0HsKfcXyP9hH/MyQmTPro11ZWhscDnnCYGg5u2cyFTZRHm9KG4XjrmmVoCVr0JDJe3sAYuZ3JURG7sK5cTeustvMN59xeKDuDNa7Yp1/DxetZm/
0zsc4dqqZZZBw2IhjjwL8gGPFMi08VgILljIs1ykKgcIZyB4paEktuT/vSGc+XMs+qxDJQ5oUaucPRCLKMOPBWQSsXlqdjJFVW1Yv3TtbmXJC065uxGyxU
J0IeFXKdYr5EGLqx7IgBC/ZZ/fzx25QThyjJ/Su6I3+VPf5NIgHVeNRnVH2aCq6FOEYtorqu913sOoSpZUYmViBW/ATHwVYdLam26ZGv2XKqkd5MW62sU9
S/jML4nWi/h59MUS4qoqz5TD57D0SWNbZIyuqDdeJjK/WHxKYnOFYZyr95LQkqnPjoD0WA2IpgxCtR7yv6TUn0/mu3Y3dFaVS2hzvtga9dbX0RzHpvp78u
tK5eC8dJXbJv6NCIiw4Ht1SP9VITqLAUeLevpty8VwKH7DBs03bYe8gmqPjFz0iZoDOTdX8UxG/sD5okKcAXZwMGPvk3uMVsTCYyfwp9Vt85P4H+ImXhAb
8T6LjI5VvPqnF9+NpahywM7+3xTYs2JHWGKj65yCVh/CMVA4cH9pWo8ZzkpzXtOg1oK7T8yCbWp5o1J5iue5BNaTi6CP5+QjbkfGduZwnucFMLeLcPk0Wz
T0y4rEjwnjtPUXUxFnKgUq0af921khcHGxPlR9JzB2sUwoqjYnLSVkY2l5FEMW37DxI1y9iF5M3oLYoVSmN+/oHQO5D0exppfXfuafUY3btg8ybIkhiUCF
kwxczWjaSyU0Lw9nNk6lJxrRb38uNGXd16jEAPeyR16mdVcBN7DmksPcwu7xvFZHF7Pq1sg8SMDZz2t1l6wPYzSl1s7ELt+QD+UskxVo54/OTSxsD+ancM
mLn6tj6jPtOGbyTzIWwOUx+h5GZCt2bsj4e39Z/gRYMHHbHtHcqsoUKLAmrVCugYL3vgh/fyu/YOtOvCtnbCiuguc9Ho13Ln/y8Eh1IjYp4vfC99m+OH4a
CztKPu6E9ae97s95RR6D1xfJCFF19D/Ifu0UXo+Bal6dJTKCaxLKnGCU5ZqFK0PmyoIrRhmsRwti5jWi2n5Kek6jQQYWQyS/5mus7HnnpVTNxF8izv2xNN
iINdKMF9XcjZ3DLFTUcwHc3kXmwcLFFpW9kpD/11Ru6yiPVk4AX/q4UjA1JFB8phBfT7Jvt11N/ZiErS7qM0zXYojs9tV6nOt3Djf6E0lJ9htKk5y1N2ER
cVkuQBzBdFluoHrGntKQI7YUEY0V/ihskGEw2uNh5hpzJVEwOOA7fTj/gVuFPzk5j9Jh456qniqJtk8Y7iuueBk5zJXtlA1PdwaZeKyrhomHQQMfvy8Jdo
Zl3l8B85cjdWe5cXWaZuT2aaVFjSQggf9PhSzB5iHuLiQ9vKhOlU4rEqM+fBQ+L+jDImd52Bqv4FzTe/57XX/vJFInuhuD5hqZVEPR94vvAPVeXMG0kDHF
1sdhPf298ipaonVj/ekRmqJaf53sf+v2QrTIcf3rAslqyUT9UQNcjjqiTVEOfYoz4xwOhNsehXIMi4H4iEa3H+1cIZJ74b+pkOMtENtbAnfqMf2iaUmB/d
soBpsvvvw6GodMZcoK7vf50KFm+IXX9C1nhI5k+22YoyPMVJ7mtLHK2ehSa+UtqYeMw7NFKeBLuYwVAIwxP1ux7sCOOGNYMKnN8B50ZSf3pWJCPGJMAQu7
i06P/P/lYWhJUVsas2XYsMNGsIGEo8vgsQ6Oombkvf741nbjt8wK3ckbg+Nw0Gh+Eu5br1TKegYEOEv4bIHpzT2wfjrLNtlzogCrQ/26J5StstndMVyp/u
Jqdy6kk04gSLD/3+avm44IOsveLT27PJkmXcjCjMYnPCd/ylTlnuTZKnjK0w0NfVSoxSBesbxRDXy45WzcCP/VMBpw7l1IrwmPAhldi/Dk8yPKbiNkuGH+
QU50YWxix+OtZB0SJ+70r2kcdF15OEUbDgb2J3ypTBd6X5uMHVO+nxaOo9nhM+IjGhZiE33CKFiLXoe+Fp17HCs4ouDsIorRWXerhmXmKa63rr3JQ46A5m
iKBkNfGQB5hchcUM8vUtSshUQ1BKWsKhC87MNmh4MqppL1bTD1y7HC4jfzlEoaElik6MGzkv1Ue0vlvghMrL8naNk7dlGUWTSM0rVxQe0BemKx6r2Dlkbq
SlCCr3ik1s7HFA5LTqbXmRmhxgMKfRuuxLf4Z/5r/t8JnRfbyDjxxcUbUvCV6ThyaTtQ7wMGjjwz8cmZvsoDt4nuNyahnkqNNO4QpdZkutkIu2M/XzyP5Z
MBu6utaFmnycoigMoy18+4h08U0viZZ1hdR5MOaCsGj+uO+zIPe3qAkdeVzymff2qtoduyzvkGWS49clNwnpIMGtbwZxA5Wtngq/L45Orra3qBLH11yAk6
7KequW/9ow+/alhk5WuUqJvgvybRaiQU5cvNdL9Bv1jltKCVzVIjkYmEYqVKD1GMOr96i0N2KMLTgJlgUGzRFHqUm6Gp6R8kNPgPDgizSm9r2KqAzMmC0W
XekRUXm2Vi89KbkoysoInfbk38gRGGO4fEtdeLFh+5JI6qqd0fnL5LIXZd2is2Oaq8jOE5Vflu1saodsTrdjg0UbE3pFz5ih3UzLR2l1orLI2saGQVb8Br
AmPrmqT/heH9vw2i2JMIDrY35SzAQ91viIdjueKfx585FmB2b0qVPNcYUd60Nxv64Kkp3V2928quxsREiaMHG/w5+ZB0y3VyUCY3f5P8LUksa5mr4be+R1
u/uUBU6Rk5Ui1hVSgS/B1muTYnyj3V+o+10SDHfnVXAkCY5ofoN4G/RI00PICRKTKMEHPEkrSnZkhqaXhwWGZfJQCHKVQzFWM0cRzskHFXsLgzKlvNTcvf
C86mToDwdPtr1nKp7xkbUrrhlU3mVhKtg0Vxjdxgw1JAk2tEegZ1/MfzSu1/ntG9TvqJEUegXUlLD/9fCi3T8c0IXB8mQZBg5BscEOuwfE312kci3ydbFe
HQr8OcM3iDoDc0zbibw0uZk+wOZX/VsbY5WlDV7iFF9e0aafU3JaeCp9YUtl4D07nEgfj528SVAvBa/qDuom4dqJIgHzAj503FGtvOVj7g48fU6ognDmye
8h1fdbXCXtbeLnLU1vOy4nXAM3s/HC5fouHqPmz3WWoVPQh3Y40Di7Wl1ar/dq4NWmU1OX+G88AU88WHydm3W9VRFUnZFhZGZNIHlEjzXXr3bap3Zw3qCX
fEa/OONzrA+dRbkBlY6dueuQbnL1qNukzY0PM9pj/5bV7DsEEpAaQ6nU3RxuAxfJ+WaOkabyKwsJqYo/AFFuLq3IiDSSni+10R7sJgjDIo7RbuumnmGwEQ
726bN+WR9S/vPHGM9jVzoS7GNFmZlc6E+L8ZFH+fZNRB0NgSMX8qjKWqaBKK4E9FcFd/8dJI4vrjITy4XH4G02YfYTbBdJnNoDP8/xmxfF5yyGouUZ6jW5
Bae78G9SrcN9ESz4OQ+wo2wvcAyu3sysW+crR8A9jhgYhxtT8WiRXFOFInD9yyABj9ofq/2+ilYsJeClY5BWYeIUJvDJX5fH51OaJ/1wfJv5wLMpveLcWN
wSZezuQqgJyaGu0GU6YU7tPWUMeEqvGL4ZIQm2cMr9NGD0HR7hPtLE0s9xD7+svKnX+wR27WexhI1WXFLEcntLqRTZ/sJjunil5ZH5wFXhR3Vr8r87//xl
4R4ZduEYASUHtwwZLFy1SwiY8WZg+Dta2WFZzpkqe5I7Ow/JA/tAj7+MtBBT9yMHUqFemLc70sucpc0yGmJ7OXyoO42jvGGaa+180CaaTquHBfqRpR3/3t
/CzeVWTEwuiqNj6nsOVP7M8zV8xfH0O+ZsP2kccpxs5NY2QUdpSa9XIufQhtkavA1l7ijqwfPaJ1a7Oqj8sISONP64j6DfBcE8OV6XYA9nIqzO/Sjf2mso
uSkVodcae18Zucxz3MMLKVjj7eyyv97wfWbeyfj5EJMiLUCChGRETtQdmIrXH4Lbj7rtwzMqPOB/WkcUiwDwB+HXYL/LxhXJ0cmWGg3+UC1vMvsBDh6Z++
s/lF1Xgzi+bprOUmkXlLKbJ6+kSOwse2LUe3mtLWOOdZ0nSbJQEdTixHS+fr62sclzPa5Y7/PaLyXS3g99p5Mw01zGJj6ZSvFgHU9/g4OsDvHaFii4NrRj
Qmbjh3fwuXosPFj+F57dhYdmwjJ584mvUMgLhwA/5ijC6ySAwPluHQqqiytTDtYcjx3TaA5GsN0Cm44a1/zQqw7zj/w1LTj1Ak8OPBGoNUITM6ch5U86aK
vSxlJlBUIG27MiJ3ZcYMCKhoQQturx/zrFsaBDpg5FVhD5Y3aa7bJKwNa79SZGr5qNt2gX3ZMeVedr7Ds+jTy1LPwXEUR5p09ZZo/KX8jZc6Ldjngijg0K
i1o5IU+HrLOiUlLjuai3WDYHfBQjt0Lh++inKuVpwElzsTrxAPMJfS7VRCTNuN5DJYlrFJFC45esIRVFfWdyhxlOmlDOdMGrnUdu99CT6OFj++T7FohtMl
PNjJK8PM45nPBgocpfmEcGp7rYtCm+xocEcaidd2W/jLJ6n8mlIeSGl4eFE6FZXMCEkj2PKnlJ3gb2Y6MEQkYnAioOPoXS2qSIR3xEse+G9R978VCEuXAe
s8T/yF940h9Ya0Q9xxiiaT/udNpIZqqEncjFUSQwtm890/GFq4Zje3po6rqJzzHSNXyP50tejps5QzSfX+kw2clT1j+ipH8tgt9MeL/hUb7wBR3ZMKQRQ8
B4UjtcMmvceoYdZu1tlmaDRRzq52uLMYrhEgyP+Co437ej/HAhD1+h6CXl5cAUiGPAry0V/VX3fwHq5xSYU6uEO6VZZz5meOAff8yO/KPJXsOJ3dLHe/oY
CBmJ5Y77KAs4hCOnrrTvcJrubZ+YPuxJ5xMZqPxAjEE3N+gPq5UADxgTQyyBJayyg/fPfOweZz+68aIMh62PsrxaRarXxCOqKQ9w74IlKFx66V9d9/luIn
Tb12VZkjGHvE1l2eNTmc5+qZiOuREw0tE3e8qUvpNejSxALKGUnwjX1tSSGZKbofUIitDHEKH6RFBlqKiV2+qGVJ9Lb7MH9bMXv5c/H9jhB0vFmfo9Hqf6
0ZsfbsOwyXtu067isjxXTyr2ccfpiNUg0589VBJohYytJokZZ3DCg6Rf4Fsq4H9JY/Bg+5kFP+JMDSrVffkBzeh75aEs0RiwENcne9WflOqUIgm2MpeDW4
xhVJQLbuak85qsOAtAQ19SNNy766TiwV4wEjxmSmfXpODJD7ctK+wznVbtOqS+kOWfnjrPL+lGsyyylVmY+gHqasuyyOEObMI08dPd7KEifIJELUQ+l3gb
eJs1BMuRKuQlorPzJ7pkeWNt6+09z7Us9PTT5HJ7GJ7ias3m9PpX+O4ODbXfyfLpmOPe0fiYRjjU7jbGyIL3v3J6nujbIhmq43mLx1LfzMagBGP2JQl+6q
j1K5sULzamzqEg0cMYnwkBHOgiOnW1atA2l2wUfYo65ezvFMEcbBs80fNm+c2bsTKWJ/k4BThkBLA883HwTY7EsxYq81ZpZ5s7wkTzPl+YGoi0jqpEhbFX
BrA3+PulEsnu4tOmMASOtnv+9UyET0uGtGY+nd3ejeS2GaTFBd/anbn6E90N4W+IiD+7x3N2He8gqoanYHIGMhXr7RAQghTs6qekQp2NTbYnOK4ns9OF75
ikeXQcKUn1EhdCWwCnDH2DxBJ4Yvot1GOSNPQhZHsgM921EZo5F5aiwE8duIdKYrmYtdQRNpKVCUvnRtiZXxm5jJm2tRnJnHFXciwRdEuh1kxu7N3KF2X4
4W1Mdc3xeRIAcElnVKDW1rEQLdcL5UcxN0pCuRMLTgHvSDWkH90aR99JvYzN/ZnhllL+dQ4DcAYvNX78EjQY4429T4di4V7+UPqRasrhJcqtFB+dGEkZOR
eYkYBQDTy3pUXCgf0pjm6MKYwjrsxYQZgZmlqux3Fatx52giykeTjwjvXntEF/alGkfeBlUVn+Rx5nNfLRHUoYGm3two9mPms6lT1K9e38wiIn318zJ4tD
XILbFEcWSc4uihBJNGfWsbh9MiJWs3ecq/E93ndm9ICD2aeJ3C85HoJIRgga+VK7Cvm5LdCcDTyoOEDPaXSx3FPL0GLnILI8SRtj1FyGBeeDc/S9pi+SKB
6yhbvHkF9R0jtJ1P5WOJH77YRMqWt65KvLkKDf0fEiHX1QpYUHcxP9V2IFk4FfF/v01zXnjQB/pVE1KX08wwuaHd6l5nKjk8dbtcFHhO/7ol7BJuF9KR/x
sI2nDAdedPeIc06l/Almo28pdDf4n0jBRGGLw+IMTRe++aKtxUy0X93CcudURgCPu97j6R8ydUset0r3iqPALYc9KVnTQPTQB8lKSvbHksWGKo4uOWBJ8C
zMBVgc00iY2QprsENW00wroACkHO4WztFfhzeV10E6zhxuSJKaaWnce9RAIGkuW+yWEB9d5ueFiMqscUdsbF7xNl0Ggunh1MuUllQ9JGDnm0hZzIi4GM9n
5Hi8RNK05pfhwGB4VQao8LEHkuRFmVyAZmJdGL5L04ah4MTKTBUG7Rg1w4jSxaHClslHp459/KNMfyzxZu7NWJIGLRHw6dShW9hQiB2NrOv5VWITRX9PGq
hHOuvRTxI4AYpNVBm55sqry/v5BkbpreuTgjYYPFFbntFBdAnz7pj4ZJ+o/eWrxCGn1y1edyXsgkToFAfdS+r6vwpqjfWI+cGlAuI6zkRKZQuFeNo/tgj6
wWd4Hr/mJvorwWGWfIjFldqY+z/JQ7ktORvp7tq+Rr1bweQ+Exr/RudOJ5/AJmdaQGVRYzmE6pTpy4F4Ci7xUtnY+5hf+DTU3Dp6uCp832QDYsspRkRUo+
x8OM/JgJqRDoOdcmLoMeNVUkOpfKVt2dSiiswUaZesq9oIn4aAyioVuZQqZMmnO+Re2vAn59q7RxocvMmAiga87+wC/iWlBSR+YALDN9J8WkhIuh6LE8Gu
OuHLwpLW+NmkrIg0mqLvzlAeT958NBaRytjBHw+15JMVlBK1GHQKY9E7HnwUdPd2XcogGc8Jk8riQXw1dN/gS1UinhNfYmKiZeCcrh6J+5oYvGcBhRuzMh
fiFX50fYtxvWfFUIrIXqdBLo2wXk1h8BaJkmoS/epK/5TbBayoO63xdabB481cehmYlHRfbrosRWDiUwq/XO5VUw9vFjVsb2tbniH29tYjvQK4soxBHTow
s4gmkEfvmqi39bZnCrFaywu/0t+hVcLdVojEiR2x1UbeuPQaP+TG+vf/Aiyhtctar86Hl3DtvvTA9f3H6O7Vy4+QUGZZ5rHU+LuZsJ7P8HGwjjVOslP9uk
PaBgaekHbrgTPih3BuAm76cipuUDEQmuUxN0XlhPKaoX/WRpB7qPURsOqTfWwm+oh7FKbdbeyJcYVa9ibWKm5G8f3IoXSM42YXD+OEPR5qxNmBsmH6nKsS
uzpdfpKaup6OFPwJsMlDyOGklrRfPnSPpa+zes79ZepKruKPZZqaYc//XFPJxHFbItlUww09jUGZM76+eYzqAW8nuLmN8/rPRpQP4433AsvHl62BuIl7sm
38iMvabSGcT+uMuguR5t5XnfSRwkk7V73quPg0vn7t4nwUOHxqQpX7+PfCv9RMwEyyNc53KK+nnl2uFnjhPON9XaLEHyb5kHT3YVWp+mPItr8V9YN/CA+u
21sWp8HpnYzoLEqF4xCZm5z/9tYT3pyTi9uejN20unNSP9jI7mdHGaGJxim0Jg/Bj4o40AmSawfv4B+xBF6ZJLr7EfjNYMnmIvsfWM3ucviUtr5bFjiC9n
G6+gU3bVFk+ZHN+VgF6K/98aFNbJw0ltsu1qd9NgRe2ZVTiTRTV2bP8C3M7B7HLv5cch8zL2A+BH3QFJL5/7v3pbBxvIWuim4KZGqee4UTYMqKmeYpFSw0
JcSIlQFd2gVKvTt36jhjVfjuN+MOj5zYRKthR/d4gepUZuHvEeokwpwHYRVRHZUgHKSaG2qtuJHmUW6h+uBIBqhWh8TGjPEP0HEzaDx84cbT4JorgnPzQB
hnIU/Af76lPRtrQG6Y1iq0zNoPoxxziVTp63IDCfoeaeGamJoNNwDBE32CyH/YVPD+O+ZEdGyfnAT47q5wHrh81TN+NOGmBxD8ymNxMDHuH2toYySz/Hhw
e63YVDvJhk3pb+UX0adOh9oPiZvOLk2StxWM1QFJilNi+yk3AzjeqHRx4tAy7lF1GyfNBHXi4ft1lPgu+GMzvWHJwxODU5mV+iz/W9BtRk54oycEo3xfav
xNmPFe1huYSNxfk2rXcvvYYeweWfCduPT2dp4eiQDl/QdvTzoEJnuvk5U/XvXvpzXr2efsRXstik+Gxi7a8YsKQ48EJyoE+LE9UqVTNTHFDvb3PqblzqFn
0S7CCmvQjxt4qamtR6uKucTP1yXVzJE4YmX6ORgzwbLtYinDkZ+5IozjrVOKtxbCZICTJD4LFFaohYWDNWNSSfPE4HOY7LlZ6FUdX+J8jVU3kMd/cTnBfA
s9kV0eXSjuXFlb2qw4+ZlfPC50ctkj71eQWAaGYkjrux8KRlM94Y8YQleigQL88pW/3v7VWcFKPEJmBcszddp9WwOfjy5/wcV3EbaK15fGhccHWAv7aCru
2gbBoiAnJfO7PeO7GmEIFVESc7xHKmp5sA+JAEzSChk9nOhpapFCdEzIifRo7LJcuYi6mxxlFi4j4nQTf8Q9VjTXwHRdQD/GOGhVbSSqkspBG485N6kqM6
JvqFcS7Vy6jr2SgR1lmEvQXOaf0qR55dVvtCOK279GV3O4oemIw5DghAURe/A+nbexnGKDm4TBmWAr6k20N2cEo5CwccoqcJa45z73Dvf7MrNl8NXxGk5V
S/1GNT5QYf+zi0T2emxpYkrVKRfj5Kv36pKoOtFA7W0SwBo/wgsZOyH8tLtiPhZvvsLfTZx3+Szdq2IVsZUlXnMinHP6pOJ6dWVOfskL72nM2jNzPRjc2y
woL9jfotbFR8mnFdFoWrA8pekhSsb1f6UZIjFAj270DVcdYjT+MY+LVbue9WRgP2mdYazt/A9YRHDLacNl1L6xid8fHUVBugv8c7fvj1J4PEhUNuOAij2X
LkTc/bguk5I+bEIS9VMc2AnSPcd003DsEd1REqgYwuKNMYb+34McqHT9HqU6a+gmQ0iTktG7HtrOHk7u2Q8LqDTErvqTj9+sfySVhfsBeAk7Yhr5gnNr7F
9pUCsfd2s01hy+Eh6xr+BOPvDmm4ZWD9XjYUITc6e9/uz0p8xRGyxxs19eoUpDlFETDOy8ZllZ6Gi1eyIfb4hrYsBpH4gvPQ6Ns6YZwiMkSM87Lq4m0TZZ
9wb3A/LCBQniLPF7tZxlkvFrPNhoprQ5ZAudwHp0OU+n6PiKC3YntGNKKzLsMUJBAGtfB0MU0XouE1IaOu/fT7JW5BGbC4wi/T5VXMMbjD3uMTF2IFysNy
3hkpaVeb7lHprMo1NkzMQViNTO1F5CLAx+iXr8nskWCbGXQPGUh+hscxDlsjyjykg83KXpqWoJ0gwlFsKAj6yQUffopNjiMEfwDREgTFbznMH7M7/AZVQw
7nI6rzxOEYJL+cxCP7G3AaxoPlTojiy3tZ9mIMIQKqlO/BedXKmVaSfxdrWcfC4fcroblPqI1pYtE0V1nOlEU8+o6zkz3XxHhNsrxnv2Rx/RNBoxURkNXb
EkWl+z9CaDcxvc1yIyKFc+yx80PFsh/uEW5q8HUwg3WnQWwn7iC7fnlxzg5ugm2ZsAKklbcgPLRvq9kTQQpsN2jxjcm5/gr15U9n9J2LVQxh/8rJ+TdMOf
/QkJtoonLiK3P4+sq/k37Ldts85Xb8KIR4zhYefN9h57J3t9RaRPs6GV1eksDHUufc0HOtmE3aDMOcGB50cuW7FOB9kOlpuhXLjM46YiQ7L0CO/wqyRxzv
plhbHwId/W0+O3KIOGYoTwKcfYenYHledZteuhXOsSx8lMDdABQVuLUxMbhG7qxC+cddxbuK01DNuPOcHusL8g9GzYqXsR1ADWBLM4aIMnvn6vLx93VLM3
jx9kYiii2gfCFkNmV4QdjnxpU8KV4sj4K82bNeNcW+dAR3G6qpnlzauH1TcMISlpftSdkdmOXpxgpl+Wd+AQomWpBR2duzBJHF6mKIzmUXpsUb0wAQtpeZ
9wUxKj48lwzekmEVH2iLrEPUc4LBdthXo0nee/k49RP6Ck8cV3ECa0EPtIpdRP7ynk1aLTaAUPEVaeGijInwkCZdt53TzDLYYX5Il2YHNw1KElwpFqXU/Q
UH4YpoHxXsCAwz9TTzpibuLYG20xTgRC6E7bMhQlALUf83MH7cC/NMG913P4wOMiNANX4SaNnuJucAtKi5kgcnyo2QK1+MzJsvvWEIVX/4n6hGzHpiXUT0
1KbwKIzaZKYUTOCJJ0mkWxWRXYtqPX+jP64Oagf0F+il2/wzbj9HHcC3d3lbkGnkIU2wy8/8hvQhLMBu2m6O+mtPMDE9YwYwgzjvhCOpCzLK5j6y+SBJu7
49rI5gsp4wfgIekWMSK3coIXnzQLH9NkB3T9GGIgyZX42apq1LpyoRY6sSyUO37eZeOztC/sLzPKbEE4hanig3Ub3FPk4jsJbFraFFijuJ/I07toKtT4hR
0YEnSbqiFk4otaRHbsa9jls+TV6CmMlCDDAryQ01cFs4fPbGN10RxuVmsMsF9vK7wf4D8fH+sIpt+75CyI+JOvizh3vAc7BRGq7+yaWrSr5IAI3SJgc8kK
aYPn3RfmK6/KSJYkxx1Q1oEhJe5e+1jSAJ+QWCU1MFx+X2t1hBc0nvbQrbRDEQ7VbAOoMcFFPHunZ2DsUXdcXYUXhfRLLTVQGqQ0Y4odMjgh20ra1TD+I2
EeF0Set9RdFyxaDlJFx7PF4XhDAv2HyHKxJ2wSMR5RswpGCaWtBH8PHbYLZEPtvURck1LT3xownFSXa8avk3OZkJpDxrPjuztg07ihsbWOYL6j9AtZoYvP
Kmu1FFDLUBwXKR+YcGOxuqhUSjIU0RenPbqj/kwPVu/mFqyDFNVpjSLSaULHKLXzG3QdxijAFXP3/pO/x09L4ivrHtc+FdNvEEnZ+I61v+ccKiT2AAHBAP
6o5IVLWaTbjOuJR4+soFzM9f0ZY50VZZIMWjJ8sEmhkz8gyn/u9ZuD5JEaDj4SH7PVJlvDavb5Rk6HWoWmfuAMbjaUJ6AaX6fXM/+ASVXr6jame1x3ESeY
fhiFbSHql4tcI4fPee0lXdtua8oT8ujDm6bVSroAJxYJug0NrLC6864gpYHTVXYLjADgbOwMjbvJlwSVzcGUILQUZmHGnPnMx7bom3/kUxHUq10gck78HK
TnXuaEsJm7zKeLbfQwhI0aEK8jdBb73pFj6As+lcOE5R84BBF5ikN5PUeKD2ypp1HhlSxY5jOkuO4kPanGmliHqnY/SAR889CKefgInsKPC8xE5A+J9Oak
WbvZXsXo7m94WE9zv5YKQWkQ7Ip9x08uUfA/ZM0h1a/c4ch/JQOSqUPnjGjCMJRujJbcUGKMfdx2Qjynij6KR5o7MOQd0iDuNBeqePUYi2ji2vRokHiGyY
fSGoejv/rQwkfS++lq9TPGZjZjXuR4E2ACceEAO3derSYTdcCEebui6dHYNjM7qXur+F9xfbPpIDqnqM/kvqie9LqGKSBuSjUkk41AlTzTo7olRHbnCJFK
Uu9rzB4VT/6FSYToMU6MEGvbtBi+5zn5sUL8uFPc7S/qnJnyICbKgY5OKWcfDcpAfCZ1KEeCblg8hJnbwg3qHU72gJqKJolPqGqqoAa8UAsWxCJrSyvMhK
LmR4bZmxAQpQvdrXNiXv/MwztqdNrf8wva53zX0vSlzyQblM9RmW7clx+AwLQcOCEN7pWgb5a1FGFUuhrNLV+Lu+bSiD4feFTt7RY3lPc3sUIeDGlEl5fM
aQNTGJNINwEP6F5VVr5YZ42yalFSOZ6DKt+dqn1sjOAQfUD0Wb4UTiH0ocQP0HHMZRBXtFRwhTD2bReqtElyqPTRGbi6wxgq0bXP31Hl/z35E2UqAwBznK
NI3GfJGXz0+CI4KD0k6SkencT8xSlxi9BtKSZObZmlOJ6dM/3Zq9fP58+FA9GdoI6S7JExr0G1HeRwkipLVKyeBHpw8QAvrZmKPjyg4WL24LovYnclAS70
9Zb90gA30DamZAlTnxRefmr1kWtl/qdUHygdRMMx1/xM40abGw6YXbthnxRPQvcfoB35Knb1L+h9ZiId3IQ/l1McL6xQKW8LF9T/GVn7mYU4qkF0zrun+9
LaeQ3s3mWBOaDgK+im3l+AUw1vXjOEeDFRQUX48VOHiluBTomtfH/Zi1Yq8fLL4uMfHpRUWznZkXLps/bM2iBOEjrKfThlxfpqGQfrPdXW9fAHlMM+ovSE
cKOaMwswcyPGfGffUlrh5P0yUYfjkwi1xSxJc60dOItc4C1/FM9p6Y+XhcKkOQMV/B5gaDV/ZCCFkYW4lV1kCj9c2OpG9oTuQHIUYljLMdnDCcLWbb/f55
g5EuXuFWVtsOmCy03rr9QllGpOUwe/JJwHOmaOy5xL14k5orOPxkNeKF4hditbW9gEI9LI4ec3O80pMBm8g0nbS/MGbi2o6dGdJjxuiwsnDlgIHa28iQKZ
RKI4DUTRe33691NPEUUfhNBuNqEmL4Wdg4NkM7zFOXTdpThixv0Mp3epcq6tvUJqd/0Og7knJaPIDCy8Fhl9pU6pg+6MfuxOaG796BS4afWWRMbZWlTfeq
H06nbw9SY5Y2jLskhNR4de/+tQNTq2I7p8jaAfy11zKJcxk7VkdEvtfmh2MkqquGalvll/uFHSGfQWOjeNxppUwshx6wWu4z8j2O1wV7fOjHihAknx+SyQ
bKOVqcJPlDyqPIy967OZRyTxEQSVLu/AW3pvfRXQrOpYrz9+OH1CVlWitSuzEtlBl1H49ajWaMPNz9Wb59KSY5CVvb+kdoypC/sSsbL5D/4YNU1cd8ySCV
5N/IjIf+ojRvD6k8bDcxNI+Wtt0NvjoudXmYFMfI/cswBzMb1FkkEEoWvznteI2wlt8UQJtd/hh9YZMfZ30nsqeplXc3klZ0CfKTi4j51TF7ktXxiyrddi
sBOsxTXluK1xTB+hO8JPHzmtGSgHoESgaNPeTWllaljEBnyHP+EOBp+1P6Pd6U/QOOmsgKV2TJXcwQ/ct6umeHAIGff1BTAyvn5WkuTEiZ85KP0Jh5NA2P
II2hlizWnGfkK5qkrS/o9w088giXNFUmQ4HB6FiR5LvMKN84O8fAdz6jc4w6li5Q1dPNmMy4R+GLXlpWcBQrmjSeBwrf4/nt6rx7Iky878W/NOYDCcF4Lo
abSoyqrMkO5+1dHazNbRWlzpIiIyIkVVsQWbwyaHwMwD52V+2GDZ8WwUEoUUEeH3Hjtmtvde61uuV2uPI91gIm3Oee+7d0iaj72PXsVePtmeFWFz3lLksA
8T5C2s/FMQ7zWLgFivu4iOkzaakLqJ/5RaakBEeJ4Y86gwVFAou9tlGey7zV7qgK19NcvshCMvbyzFpz5DzOsyO22J8g+Tx749vVKOic1JmnFqUtEr+UBw
Ib/+6QmOI2KPA4SQW3/fazxcOqNmmc4kukPW4Reku0On30z0Pnmo8EqdjIFXQoz0FhzaJckVpvvaUZAE2iYpuvovtiOvkDklAsgfrrOLR6KEdojDEaLYA8
n7ItU59IKzGfwuHvnIO9Xqm0vGzlSUohyCFOznbQIutRhopZYzyzt2RFJBTIBgeHFDg0AsudcQMdD27TsEn9DgxTkuMzxrsduEIBBSV62xip6LDDl2D4gs
kQwk9meZdhzIbeg9I6UZMclQVmsCmPFEv+ZzFHquLpm5JcjgWe71iemjunFeTWd/gg26gjHd3fpfrddGSztJN5rEvVptXfhqTAqZvl4z0RDL5pw3ObpB/z
NfeRlGLSgYp5hsFlzYPEeEKqQRJ8LnACh2K2NC4gaur1B4WfEPdzTQ2NqCVyicesw94q0nQLL6Retd2J2OI50MTr5gGjRZXLuI9tGOitRZsDPGQ1qnBiMv
u7NbyxEdTBd9XCUY9UTNmOSIyOClYafb8X6GaIEflEue9PB4zRn6baO7Ft/r0r3/h3l9B5ewtiBs/KCPQFHMbnD9+Ldxe8Q4MVuDOl2vhzDjznZwB3X5Ap
xDs2ygcdln9ixuf00ZdOWUeucKpdBeo0+87es4nlV7SCazu3a+Jc5ZGhEfjH1kFjr72mlkzoVTYEhE/ca8Cpfurfso/adBt+0QucWpY0ZieuQwZFP3oZRx
xZS0PkrLNXz69fx0/5BRbPp/D+sfaOP3yUXpS2hUZnDks9pMSJZ21lyN/+o+6dCTf6NYWQhEUtNj3N0hVyrv9jYdu3yanxEVDeyarSemmsSUPEc4xLMBc2
ejq5VUoW5WUTyTMBiBL6bmkq0qH8ef63BLwoZPyZMpfiwW+cBc29Rqd4jiAUFjZROOOcrvbqiXY9rrcqdpqbOq6VMlAgeeqz6Bh6+EDAI7Cy7vkXnIrQOq
c/FyQkEZx04VsboqX9bKlb1+CCZXzkdcmB/czeyodJ8aWOcAny6XY9ZxBS4R3TaJrWTOI7kg1wGwO4Xo73wLh2cy+/1Mz5HfVHhYjjOHwSRlBnpZl3aSyA
plkg42IvsqROuLCmOMjtljDpMszmQ4lKn1pK6RBn6vHjC4sbXnXZx3Qr5LJZWtY9RV2NAoPg+IkRdUM9m6AxidG2SDnYvvk6SjYMHNOJRWip6QT7azR5np
pejHek8pxUZxvmJi4q1uVAk1s4FeMPM5OXLw6eEUuLnRduvolvc1CL6s51ZnOhynknPC6oi3SI9cf5P0Qo0/4wRsr6ZCkbs53a/ndRrwE1nNISqgjD1QLd
ywKQdNYEdXfT1nMmtO+iJShjltmRl3chGlaaxe/UrrBthSo9IhfOw04YM9dgE5CBGpBuegN/0/M48LwV3arK4Q3i+atxuE+zlSDNW1Di5GzkEl9nXbv5ca
+JGUQUpfhxiD8Cc9M0FntwmGZlDscJwGKS34ct77ujH/S8PRX+j3O748K1YUf4M+jq7h1Zsq/BVi3Am317Ht+gc9RoGM81NgYp+zisrT9RcGQ6PlUwiWyj
PS9B88jg8yhaCLsjpjokAIdca/pUrpKxHSuLlUOa4OTm2RIhof/UqNaJkITX+3OqJQCe0UcLBpPRzIyZpSJHMaIXYO8f9ic/rLSgKG1TCd7widfpHvUwxH
6vQqh5WXyUfP2HtSsVCX3aukqkPpKhbsnxG07CFo0uKV3wj9xYhUGrJKj3KdAbZdFQ5vicyh8JD1pvyaLPqu7sMp5dy56dOii2e2g1WTH5bUPnoaDD0xh+
X4fqv9+M4LLadbriJOoDt8bfNaUe8e6a5WUtg5J3XWPRvShHzVwAtaFVZ6qOOeyknbEDs9lw9QjahDZqnZyapQ48ba562WEpQd+ld9hdNnUcLbkSCVBa0W
7XLlxOyxJbDJOPjxlAiJoiyQdyu5ql5ZVpryHXt5RUbVWKfCRicLmEl6reAeP/CGFLrXiWeQZFv4wNgTUBglIX1ZDaxalNrhvBBVmlChm1IHWjjvqzyz5t
ek5ascdccnx+MIj442OPd4Flji7kFPexo+BIkcJ89H4Xi4ZPWS4OfQnl3dVQsTygia3tctJgv+uTy3VifCmlO2uYz9hOTuKXjQcwrYd4bSOLXcKbBTJpqj
C61x6OROX6JQF6OrCWR1yNUg1+PnqJYdzs0fdyWmWbIAmizMS7SFyeM0n6preOXjiOLjAuVtWefBb//K19210xH58n+FoasSOLasUWn3p0Ie6HR7JRysGu
lf49WdQ3pYJo6Yo+IfI/UEBpr4bi3b3PVJd9jlZmGEh5uFTym3HTvueKJJ1h78sQ+9Ui2qX8s59JMQwQ2VSWIPhmt7UbytZQbfO7d2WQeI1xMWMGxSCWF8
zL1PwDZJ6IzCT5PckAkCd9jzOpWpxuxR934LfzJ55S+wugVUsx37FKFSBvIpWOeZqFh2B3zznSTv2BmUm0xTr84xTL4Sq3ffCq8IR11MtwiOc2fYfip06l
Chf8CU6GDjAPXBcnZDWmpQFOOxCKHP1uHkmRiML7qNLOKkoIw405mQWsQY4/EnSmZIisEv1CZ8NunkXltoedWstqLViugTpRne16sC22Xnw2BT9JmGJ40+
S4ZdqvMDmaSaVDC8PEcam1j+dfANt6JemuPDPEuzcT7gns3wfgHRbPQTp3CNMww9JuFfXoYwLC86CLtC8xT5pN961Yf+EIUVftHuyUTPt+cCoRM0oM2yaw
qZUKPUbp9QMMxpvEvi47Eo90onKmzk4OJR305QQdSdNzLNwN7yp+grD6d/UlyzZqIDboNB+u4VFmNnV1AIE1hJRylbEjZBTVVrIhcujNaj/41UJ8TdR9F5
ha8pumI5ySw8RXWsUxXISRIsXCrdFoQ1/ocA6j3u+N2ZUHmOQyj0Fl7h0aEfr12FY0QrM7GpOC4MQqJB2ifAiOmsbMEfWaZrjAa8R5iWhvH5n+Bn5ZzDVf
MQkr9aVJ4qhgrXX9MgTpqdfR0x9bQpuZ2+omtJ6LCKPdhkNzXoO3dcJXlmLSBD0op9lxF+rYerfvNMwDassI5sDl80F2z/vUZqYfSCeAuuvGEM4vlhKDEi
U7oDkQp2kwZGoUAiS7aYRz9xQlSbl0T8T4qDc9lKyFrjnmxTiGaNAUZG/WP73p/CxsFw0Ow0dB8XYDYbQ7F1ha0FbxA0Btk6KySHk+0JGHarVSnkoklPnJ
DrTqqnlN4KG9ROHy+6dnJizoDyAxvCis/gW4hvJ5yLng6JnhCuYLK4POoLkx852azhHFMznDjM7PJKH6gxVYsu4g/u64sVU2Vb/mXMQi/xuilRsXPEHtb0
BJ1rhtj04P47JhTWB6gH0vWSbihTr3Twu6CQSwyZcIgT1T328nl80Z3CBms6DqbF001J29O76la/0y5PV6JiVOGfaiQp5Qq0Z04ZgmRPh6zgTshfuR+qLK
KF7YKdB/GDBdUT5cghv5Oeu9imjLzb6aZampCOqjzaPVy6RW7DNCBLi/YEK+MaPkEkKp1XqQBtCAazLFQlZ16v/tGfmamkxjHiPQUFg8NrX4oe2V3fOfom
PWCbon9DAZ4kSqbSWmzgdtHnhbezXDXEGc26FPm75aKvfLkHTEbOtG+kqMTnA1NzHP1lZYQNqRsvdqnhpw6OwWTrflyXRMelTV8861BkKn/3DmmfY67jID
ia5H3qPcjt4pjOaO+FDTQdYDlSyXymZthrOxPbwVNuVIQhB9mD5pkya7TV1nIXP9am94cEdEVsnQtqKu+ZfCs8NI6YYU/DV5oU9unojOEYo+mig48kSCNj
aid8HRG9PcTFnxGPQtJi82felXIV7kyfYKYz1BPSkouxxXpRgi33EFI013GkPTMdST3jxTNZy4GPFE8sFYFeskttVGejWCXeqc+wFLosVjBxrWvSLsqLsI
R4r3ePrToOmGBtiAhHSFsCHiUb6Sh8tpU6lqXTxAipchXQ7Bo9C0P9Ohokw+bfArD4f7b5Yrc6iahisFjAxA6PV0k0e0JKm23pfMOeRXjDJgHu2wR2Gh7j
bxZ8Z/80y79qmdVXwuYen4sK+fu8wnr3wT68FghnJdkdH12Ir7RZG8zPS4azfl8lOz30uzZu5W8B3zKFu+TeUMQEREcY3oWe5w26nZp9AUg5s92QvGuNxz
2dzVBbNFPngMzvbNSxtGKGnQdxfnL17WEefVTKCwXdxFOXn2CaCr/i3LuapXZ09hPsuwrT7LCVek2Yckf5ACnwEAODpcRah2WYovg10YPyuwCjPXJMARFM
OUH0nKcQ3M0YT1/Hveh8ANb/VfhGpY6OxRAuu2oi5KCV6azA05H/Gem9Ee3iZKL6jou/4MlBE6EiX5Vh87dz/WOY5aFsjxGyolRu5vXmqcB3c2TPAZKI02
6JsecPkLnLJZSrVCL2BbIkupvG/7pFYA3K36JNwtDVZkVsGqdnjrF8jPI4Di9Qdrun0iTJw0rhcn8K8adNQ21eAK7rAyvqPn/ljRyOwEmV6Jh6N/xddvCT
JJ3+WKxD2u+oyHMMvQ2ZQYcLgX0oywmCxlyWia2MTE6jovDsPlu2Bubwzhn6qRNqN2+p47R3Q8s9aOVwPjEEVd+sMzdjZnPLmaifV+opfoWm0uRrZ05Dj4
+eLSQ4YvjvwPf+2qm+5xUSz3qReRwCuBh6P3RptrkdtMwgxU52SOsITdYbYENtVdCS3Tg4IsPUeV2v2WTqim0Ri66cCfAEk9U32aRn6/rd3uGD1QS4nOo0
pefQiSdRI8+MXROax9kROjFeS/AKWqKnwxr+w/OaegHE1WeyWDtGsRQHnkG35gkmlkXyk9iXKEqqv2/XaMSzcGevzkLO2XDs9MiF+U/vT+TpQI53JYScMV
DfJ3jR6SSGGXGMSY8AqDGi+5wz5KU7+FucHdxROoim9E2GH++DdQ2YOCck5TGqwl3+w5w21mKhsFDugjqH9w4EJ7PvYvo+Tg5UpIg/mEjY5+OK+qiGGEMn
9Tz1Jm1fhbMC4YnQ9NyCVG4QNEXLcJpjoNsc5jskVXNNIwuLFhMzDCBENJklieqb86MOWAHaIWW0baM8hH7HDbHrvjiOdiiOtFtd/hq4Xwycbgca7vTxrg
I0hRkbMWIueJ53qTfyRw4+wYgnWfHgrdN3iMfHCq7x0OdmI/SjdgYfjUxCLR/WujBvxJ8mbfdVMaIytM4irWflxgw1uFmpm6ROoOpht5bdTmMRv8MbuOCv
6iXras423wjEV69fwaMwfvGBjleCHtOLa2FldR51+1zGAvFJPQZO8ogSU9fgGAr8gq6xjkSXnh5xCPoFg9c7fnqXw5o0BZUugrjRCLHCJZr6iqiPW37v17
ELqCqkEFIwgEY74fOVVe8xMnLcZDphfXvfvD3xRDp0NNSyFY+q3R4jzwcDqZM+1mOGtmXvL0Hs6/Q/ncBWpchein4HHyecEPphdK9FHUrEto+2xsyolRQd
dqce8csNe8sNFk9DucPB1+m5MVe0d4pyF3UtgpjbYcGb6KcGH1adieHiNPlxcGnptmNN4YZ6LtGRpu/s4qPItYEu0t3tN8jj4y62jfgyZP82UqiO4Spg0m
KlEHh+gwaNPn9/1RPisr4ik7lZ1FMc4r221IUNLHOPPvMPYf3/ioc6TzKdXQ/Im8E/8B7NI39jtX9GEXlozkdCKeAGqZTvuNMHqJUFwz4bJ9jO6/i2+S/Q
AJ/FKA4m1Z5OncYCdzbNgJk6Riirzh16LYejfqimkrnlQ/wL3bPCrZrw08G7M8qXAfg6BcIhAn1PUr97sfU0klJxe2upRjsj5gQidjtLwg29AOkFPq9mG8
AKTbp2G5TuqCCHrHzNpZ8Gdz1Y3ZaK9L9MjB4fgQvpL2GREZTdWcgDm3Fo5no9Wl5eJqphXjw2Q7vx9KgYtPTkd4T641l/pKpT90wa/f2CNS1I7POKMliu
wvn1oU11+lu79xf5MD5jdN8XWiGIZsMcC551lr49MulU8HHpupwf3NK5kwMi1pT4kSdChSFKcbFSdAMivxqDZrTDJ6bIDLOVTT1KZ9Aan3ptB2jhFmYRk0
1gaWjWTAI9/lOtfdcz5VYQQ6C4BLbnVBGVU9LKGST1mLFDmWiJd/JpWrvpvcJUSqeJh6j7+i/6w1VfWGHrcJGFd6cai1ISO10D6M2JbR6q0/cKKg31oPCk
dtUfsTspbOj9adlvXHLR1d4Q+bpxy+9pnolIDl5V2wXpWMQQ62ZQDrM67RqYWRjC3JHoctzRdAZLPCEunfKgUF8/hirDJLMNRHVztujtpghM66Avklqv+W
VNW2AZnf7ZwICaxNO/X/HcEIK6vd6DaZeb8tY5ONcxAbltet7gCE+iFUcCTdn763TgaIPP0wY7MkFytdUxzrrJHF6L/liT2jBRhJSwJ9vNnEGz75MeFY+4
3GzhRY9oaEBtfa0uSbF6GsMoQXajRGxdYHx8UVVZufaEE7eS6GsLP0XQZThb0oiSdmHaDGDSjgfLLyFLho6w1YULRz4xFkwEiiJtXxKJaGlEQCNXUjXMLm
U6cRmp2Hikg8j2yaTqqYAZwq7zPOanuwm+FMVF607uePceoaLLq1YhZwn7AJahupWtNE36a7oKUNi1MPFdkm7DZ76u898QvGyvBtwkR9yJzoDZBAnKqHiC
qIJrkBGSH676hU1BsM+AWjORkn2B8JrFS9AHmZkfsOki2OLBZQ1IiJrdj/WnXO+Cv6Ay4g2SwzEru3Piomep40510BlFyG31gyh9WqE6juYXlEnPxScRhy
mpLvfl89BS5Dp6p6UZ+gTZRBPF0qwXV3JdF1usGbBabJt+RCTNKeV8ly6Ayb/UKKMTNXvqkybI64ZOCDm3mNm6av4ZNl668ij8iQ25u3LeIjns0VYOPh7Y
gj9w7zL3qCPYG+WOgJvUlgYPrqQEJDx7Yu0sGv8GohWsOiqkY802SXWAd+0zHYW2BmlapDBXdlIhT9JXlKsXWcjfI+w4Im6TMoJXLu25Sfju2GEiLhgwTl
lS7NEkhwHWLX0J2ZzI5umtRhzTiiaVnymdiJvCGVRDtWwA2zOf0EwSTc9fIUbR4xR0pZJOHWpxQxXTiAN/RnJj4ECR4ZLD2c7UeBFeITO0RMTphphAHZzf
Imn+zrfC8dbYCBWjik6axu976N6nORN74sFKruzbFeRthqiiHLI1PtBQfNV3xHwgMEs2PXQGV1e76jzBCvGlQDVwx9yZcuftQl9njorio+3FNr9H/+UUxp
SyehZEWDcHwFn8kva9R/NgtPiZz4A51ifGQsgnvtKDYLuZNZy2v0P7BJoejq2me/S27Qz4UrArdVCem7oaPT9qxTk3rYGhjfiKbk6BEzu+71dMhlvoyAYT
JfY9K821Xh98ibC5z4lMDWN2hIur1gv4c4nA+OcXnJEH+EgOZxrWK+WaMJ9OR7t3yDiLC8QzBu935d0cQ9w4JeP2WiMfR3YlPW3MQVKGVfJI3ugH7mFFAN
0bReaHEJHSqBy9K/SxU6nlBvklkCIN/YKkiUp1vatfrGX1vflqcO017hAzdROXhXJFnz/gkXLqSCu5p143CdT03tPHcWejRYEwPzvAo/C6pkOqXWqUq2ao
gy61d8vqtdfhZEjPLprhh6IH3qgNbmlRKvuMvSWD1CetAzM5hPY3pCeWMwY6fJtj2D8C7l3zqt6imHNTBGH2Ra33hIQ0eFyFEm6EbuGYUKNd/f/WxhcGmv
ZccBmYZF45OPnUHejaVRFeoOfaiFQTUWFfuHinla0eG4L1TJ2eMHOZv8GOPs9Qu9ZVhy64HBFTI7TLAsT9SenfKQmaVasdICqUY68JzNErWaFDOnQ/4Yvk
SNPrDAEvZexBW020lN1KTSGDeI5otMbHsqVYgQ3GZtH4bX0IAdc5NGnuAXaXJoWdKcNve4zxq+RCItoO2yJMo8CUY8OqV+T4jeGgner87rh2he3ByPoiVZ
goyMVxm5eW/p4Vcrv3tUXH2VmNxcJwsHMZdyLAfakCx7AxhW9L2/Vg/k5b7hqC7g4C7fEzylcFCP86HMICMAJ7P4mwz2JPOuubGWsalNQqw2f++giLxMfO
XGey9O894JbiC8ElfaT4zR7FDUFHhcvDaWM2c4zQbNjSlZcmuwHuh9lWskceD2dGD+d8AKKIsfh+Etdk+Gn0oIjLCP7oNa30TXf7iZt5HB29Gd+zXToykR
lDXU6hIiAq1hnAdsH7mI+xnMNIzFVg6aEsj6aoefSDtPae8glREsgPiV0Oiqs2Y7D2PFnO1xP+iIwGTRuf7lPHx9csP02tzvFqcqGJwhkGQcqnJtIrd+Jc
nZEy4Se0x7FOX9AO+mi0Mx5+BFlVRG01egrYI9lsVbbXkuIebz72J6TMI0SN17kOd8s2qhJ6u+aJSzopygxnNOVyDkfgHSKVwBf7Z5gIDBQofsBZ3Kh4Cl
ttSF8OxwcdaZBmNkQRVdKmdWBkRe7NpiLlQVwry2uSsvKbXQCMoabgUascT5vX0x0dCl780e7zQCUFokNFwUv02gY1lYNZGbD39aWa2nCiw0b3G/8/OaaP
2rxILKBuJNHIHfcIKrNiaKqmwQOhifm0+PartKyQtgYkXWRCdt7eTlQ2tFpYHwjGU1oQThQlQgPwK9kFqR0Hgf8aizuhL0DOvomjPAugC4x9fcQxGMGA38
7OnekGr8qrhdNBa9rrSkIDuUcSKhAiC8itHQLks2606kaUF/rcQ42WqoX1T+upYXY/P+tJxka7bu9PlZ958ORZZDS2c/6THo1xzS6AgWg/RHgXw7xpjaKt
r1rCTNo3jfjI8LiwYpFRseefedHxNf9Vnln/YRit7+C3rKZ74X/6URa/yzqcW/kRyVA1TUCBqQ5R4FB2GhjfyUiiCI3ys9xk9kVc6RgglNw041O40wmp15
XiDfP071EwKKT1vQnvRfw5eBw+qayiPMt3f0th0D2ZQvl040B+I+nrV7g2lYWNRORms3hCUuZGXwSGQqB9kr93YDwYILJFg7Y4949GlaRPI/sK/iBpjokg
6ooqHk1mPz3oyuIR8lfAK/A56s/6PLwoJSKSkoMkkDlBAJE/a8ynj65nB9AkMsqDeGgE3VxumskqvrnxCGNkkyBtl/2DllCfugOzkoM2xVvpzv7nVZ9HDU
CgP+oVm9inttsj+t7CKFpBcEh03C1VgMCWF1ZKOrYcmTEs6MbJ9nH2Fw4dDG3EgdV7GbUEG5/fxvf4IvrmEGOq28npog1D3gzc7wNO0brY5A/hswIwD5+8
br9YdSfzMp4rkmcPNc40TzNnEMG2xX4UoZdWR9ANorRXpnug9r6Eukmh6kJfGhjTGzGGjcHW/pBFxLlFhdnV7RnS2aJyLD/INCd/aHEiu+NglIiXOfQHqT
Mn32Nfa4DwQeFQxjr2gQ2sFOGiORue8nIkMIqohL303P4cLmHuDpuE5q9KaQH91vR7mR7x3inFbFlIcMejAgbm4N6i6qxxcw36URETVWuzV9ZbHHFUkipv
IJlf0CXJPa9M5ktZZcKrYmT1QPiBJxjIlJSrKTTWlwC/bfptHrcuD4Vej2m/I52vmLI5mSZMF+Y2sSvwTkM0tZkTZ0xMmghIqnwXBnDf8RGK0jrA7WvDz5
C3cxRm7GgZp+nx+xO5u6H1K/tPNO5PNvlfgwrTnQIvUPRvRhrYUe/HFkuRwe3q8Cc3hRE/djBxOdMKwR5ioDfVN0dK7nH1irU5BSvuubE0IWMcYSN7ryCT
HEsvEAYoHyKv7ZVwfZQLYQj+HXb0t3tU6Wi5cKj5zj1nSxdEeZfbE8qogx+n+M/8dtPcNlkyVj7Bsi1WZaOj9ZmvoP+mKSsCaLh/LjVwKua8kkwbi6ilel
h9NEonqB3p6SX9yOC0VIgSewyBNzTMpqqA5wpW7FmwaXS1DivlCBp3EF2uj5AIvymueV58GFHT/GtQGji4UA8H6eKXFFapm2aMEt3Rw52NyyfHX/t6OmO8
dR+iHsvzqVkhn5SbsgdzIHNxICRhMpNeaVq1tZYQ/TOi4HBETwfBpLzxQhnVx0Bmb2DvoahCmLEL9hF94gFJWFE0rDrb85YchjyV4qDCtIY05SRQiDEW58
C2EnIv6iSOqeRPHGyS7cmv8fbvu3IBObzbvqKJHGchZOuvV8TQw6b8hYLhNWP1C68WNzwt2eK+UmzSpJO+c9bnhyynSItDQ++1JJLpOje79zQuxYtKPdjR
yN566nlgaCl/xPY0+0fbkHHiVcuJER3sUWcgloKtNHcM0sYXcYusp97M4SP35h+QCt46OSQMHP3kter8Tj3frU1DEenuiO1KNn3dPURCV2bQcptwcvNiqT
PMhVeCq2mPTBWl8DUs/MbG+L9qf+ioIiQNIxeJrW54XF/02WwEBDZnoZ4Yahy9tn1yW6v9oJw9SgS0T46IWz3sab7Guts7vd7kPbhNeIr5FZPF7UGpHqYC
IUcsLXapm4f1d3THZBN5fPpW9C1ae7J+6KLiSvxDLIysYiRN9FDj45Xt2sAKg8y9rhfFjtIZHCsdzMIJcKm08+Pe51eYD5C/Vs+66epQpS4hJebuLku+Eg
czcQgalLp9zjmPKNBGk0QpDiJhadNxiQ+zHTarqFB37Sf3Oujp4tHrR43n8IbyRnBvpptOzaJSZicFFz18I5iVV7fXRqJD1JXOMfDjO56yTgLLSJDFfuUD
73HwWH8i0AGvA2o7iESux+sQpXj/Mw7vVVMA9+kExaRVJD1n4e11oS7pCjqftB9RmR/KR7QiiZIZd7wSRcKPnFiXTKgOv8gcpX12j7oV7a8oGA8t77FRd7
Y7b8fZuOr4wEfH02PLgTEHPGT16+Scy9xDdP2W8CHf1bi6Ct4HqFB6/tryDn0UhCndd/2e1USfv4NigJfhQu7IG2ryL8BDiN7ANmWgVQhKC2o0/xiOg37t
GDDmNDQw1lGSFoeiTbkDZcaNU63UH7rP0XYtrJJ8C31jGFMfvmwUdg3/vp3SNsXhKbuiunzAHatXAw2u5vrSx3nHFref0JiRzpmGhxgnj94HNNSJUS790N
7rTdS/sWc22IqkksEqzjzsCano3JcDKIny7hUsyyxi5atyBSNTSqrxiTxRakEVEudnXiK1K5MS6S/IHU0+qARGu2H17RPxPQLxXTL0i54lewis0+OIKHeI
YVk9KBTnFWzeViN6iiKG3wx19n6r2YNI2zFINQMsdOHNWSBWiYMf0I1z444Uicg9oSSDWsKI3cRhhpJ/YP4FMzTYxZZeZ+YO6Sco8QZKBhGqvox9q/kkkg
EDWos6UqrqwilSXhbjxj4kV2X/Fufm56zSb9TFNuQBygiR9sRJzpojP+b7iOKz9QJfYzPa97xJ+NIeuXaHEyPSPO4AscTwJ7cRySskjHd2LzWtNYzChbKT
NfmBbyYftw/zVrbKg3eIX6c6MpjhHD+h1pnrrnEwP79KV/JjamWLWLd3mEeDvfafSYBsUPWno96bAz8UEUq38kvdXfT0Jra7wKZaogjqxneq+1GiOF31o7
0U+zSu/OiewxT7p4jZCo7EHdVNsY6nWb0ArpujErLYp1GN/f18xy/QXXZPhncy5ovr+t2Mh9PPNp44FQs81FlNwEsKka3y6ZCRTzeGwNMDn+JHVo9OonfE
JteyIHIK845AL65rJ37k17hjpqSL84Qpja+4r6BuDU2EPbug+o7suCi/MsS0n2y3RWccp7WN1/9+GbyhKzHH7Jf0HFG1iPxJ7NTteUwSL6WPkAQU/SXbYU
tOC1sFHgMWFi/pzM7OyrUBCcyxxI05eLZWLSWXbPyGhn2sHbmnpMMyfpoe3v+pPyqFQWii36bU/CA6Fwyr2tQuluE4heehhfWExaAEuJJ1ZPb23gKOfx6w
tH+IB8BShWk+v233LvpwR6eztOyg/wOaeMK+kBF1h/OZiRqNmfeHEJD2brKNevC4ZgaZHhinyLBMtLu19CUc0aCE2HrwGu/ZnfEpSJSt7Qa+sKwZytfEtD
Ny64Tsun21DO300Luxi/Sg+O1MlNtcIHw9Dw332Ce87k29p1aNSnGoUgrUJbUy0v1m/QN77DxbTz5as+aBRi29l/qw0Kh+f7q9Kqebm5YeeuEuXtPDys28
R/ZyLHa0W9PQzrg9xQNQIPCDexThkecWroc24VGx2yHxuZmeMfbtMFCQO1A7sfcrlCay0LPtUiNgOTMgSZNFxlYvMAIy2KLejNJltodyeXjzQKkiC3OfvA
VGCXduyyLa/FGXOQG6R+zkET11RbcDf1ve0XM15A4LruA9OxNun4wcOXs4hBCDghwrusYkiyF3QPaQs7ye8CVAFAULnPgNItUbr1GlepehVXhlhPCtDHjh
3QTulZf30FZ0Y/QeQpS/evBGFuOcpLzKVZQ+nypNv+G5t3vmo2QtwhBrHHKN2Wnliu5JOxOBGdq2b0WqZjLxVIfsfFoWjuM8hye/7fOhp9fx5SlO6abInV
HExhJ2+ALVXHY50m3rQbkBk5tLLxCoEov7hKvDBSk3luJpTSbgxztjyQNphZgz14uP59tp9YkKeOHfHvO0r4weU9t1V5ehB8TrJEaHe/gycdo11nS3jyJ4
eT7jY56vsCF4bTFQV0OdJcQ33K/XSL6jPAJV32Ty2NeE437vCEaoLMD9JquUgu8YeKvPEA2IIGv6galDIpFGoFF97/x3DG6wnJEccMheVdZgsdUsfww6dr
FEW+G8D5DRNpHCOCu4wpErozQN14E2F2CpbTkPNNetoECYdH5AZM47TIwXSkOH4dTTYlPlw9/QbZLHQLeQKECwJg89tcy4FLTsvi9oz+OBf2HU8n38yh9d
5VJqWHAovLqLRVBJH//AwS93NuX3szhGa1OUL6xlo9iLgmknco1hS8OiwoP6e0Z+9FzhNWIOox7SEfnhjiurt1F6BXRgD2s7vsKd3n0b3lqcyBYVh+EILy
mbi2lmlHy/jiY3D6lcfMvSLSpeg5gjq/0eDnC6Yc8pRZsNaRof/NeiH+0B5eaoCLSzmXfVlx7q4nWaPmpKI9iLwQNMy2L0Le/WNZVKS04MO4hiEazV+auq
8oChyfaSwu+imUJV/Rn4HydSyW3ObLyfGgYxhm07LKG2w6Goh9mOh1Q+kBxuclurUWfA9QmTt6pAbs7Q6SqZxgXk5+uTsOBlvU4Ze+8D6ZlQkJN2Ko9Idz
//sUniLuMCf9YZVsqzfC2ouEEN3pjL4GcxZdqz4jJ5yJp0D5ICrcdmLnB/yanv0bXUL3OiaHA97PGp5gIcPEX8n9qhwjHWDqrRJJAv8nBkNQMjfTFc49GZ
kVQDE0pCyHutB7+yQzD01U5vLnkNeYlQv4cKpzKbuehs1BtLdu/apMV5LJ77Mtacja50HO0dq1F8EhPKAJqvlQ5wovYB+afxgU18QsA06HNQ+5T1sL5FyI
IKz1JLraQRJxf3icsqvd20dK/ii35cxUkdmvcUxmf9gfGZ9kMHLEXphkXPiZub9K0oy7tkHuETzjqwketSBszXU2DI3ByFPDtSs4uIqu8hLrD+Eh4TeEpC
Ut0AbYVHpvoPJroY4ik4kvqemh2pZKF6JTuNja+vWzxnyG6vHTWLIIDXTFRwCV90ocPyUoe3NBMNNaO3HoduixMuXjSE71uma0jGzB6L/Khu+n1+jLOyrB
oc49PA4eVcJgmyk45/z7Uivtbssx7hsQo9yosZx+FGpolCdX7j8IFm+k7/Ee/qIMdM26aWmmcmnI1N52b4DjpGTPIiZ2hoPilMrWiQ+a/UXFFYsYUs9eot
zqrXngC9zWmkEVDGmgi02KMqUw2Ts9ckBxEW26cvZ9cqdB3r82YQ69NP5wLdH5qoVLm1Hc93I8fryeI9lNhKGmPKvHeqgId/5ztNMnoIn+mllS4M1U2H4/
WRXNvZD7gbpB3iPAt7diWrrq8Na7p4eOuyKxDMA3kd+b4Y3clx+gGNjMcBYexpo3MbhyVhiKUmqCfJ7NWuYnC9WIVBsR3bPESygB2B8LUgYjpGpg3j8Wvu
72kNryhYcDLRJtyv7z1u84PNB4bxQiJ8WgCF9WxiN4nAi19PrxJOlP3AdBkWhQcuVgd7JJtxuLC6itEFawOps6GykN6JgoLbEM3hXEfNZ69pmd0ouEtpdn
Eanowx46jMAxa1MMHpKNF61VqwKr9AVuaq2uMQoCzcquAfoawkwLw9LLrkvONYvUfmp4qzFyrwBtHSzxZO6QttRTLJtDqy28keh2O1W9tkvv+/H7aVgGXg
HdKw8WUi4/jCakerrNbB+pIar8aBof4X0WQfddXuLimwlCmsjR1KA4pn3SEJieDW714s1ICiEYG90TNnXE2pm8TkN+s78oOLwUlUnCrlNX7lpeNBqAqPKP
ND5derwbP215e39yIbZ9jOR/Y6dXz5Lv4a15+6HUZfjRzTW9qelyGamh90U4tDjggtRaj6GLTqEjLsEM7fhpD0E0d/gWUC5c//slC7RqQdlm4QnqbhQsKs
dFaWYfgvLqUcV9kZ8J6B+PEAa4RfM4QGErbqc0+3jQ/SwTN9kiP/TdziT9Ue92KRODe9kVBNgRUK6WEZXwNnd4FKMH6Pq6+ETP6IGFOiUDnM3tC77G9+Ry
7AooEYHxyYOsjuDrpPT8ZUHO8Eqrfs3tQTzMQrmC7l8xYTmehktvCW7I4/f1C247WqrmL/LFcZloPKLYKzPrxJCL6pIQyuZn2QMTyXqnnuxajpMrZHkpiT
MQ9m0f8oFpzqsUyJKK3tQswc83QtWpj2XHtOikUJg2uqwj6pgEUUWDV4GdM7vZQmO3a/ENZDfJo8OvX0KtWuZiWsVkgMMsbBPYH5YiKMbrkWK9QReywtdI
Ag/Bfd4vqYQpruHCAlZhDObKL15eRTUTloR36r1ux3S+e3jND0iIbU6Xzkfdno0QbmkDf6JhWfGGnvZZNI4PId3/bnYFhT2/82T+BNA00zQG4etG4zT0vA
W9YW9GFi56Uy8aceyK3+zJ0sV6tg73F87ryQxfialNdjP5akAdqN7uiqgep6U0+AbwlR/qVqm3jsMGb2mU2A6YqFepgErZfCqU9UJmBDsnwZB+TaZYHrvN
7CW1jJBZEhD4X7VRl40gWd0oOLK8Ofh23GYQYOwYmtgMURZwH7jI9A3w/91cRWjbbUMvKua+elhh3xWmfMsp1n54EjrheaKioB90v0XTHeR+yRl3oJZ596
cfhy2y9jztQMPvWvnb5QBttKubq/EFc3i/+sZgVwaHdb0k572uqZxaH9eDkoyke5hQo8l7qcWrd/ksIHSXv6BsokI9gaz78qcaV/mqrkG1NBY6Y7JsjDEP
HHVDeXuoPOmcaNl87K6Z1YM0Z0crQVCe7OwbD+TtWWq2f2jwvS4+Wa8JPUbgOdQHkH3iijFhU351SuQcjXgpA6SJHqy7GmE/jITmlYoFVdmUIJJgmnC94t
knt/ar0OlKscm01uYcv6JG5xSSrGi3dJFI4E4bvMCb+K5xBhUCP/0Y+QViWUd7iIJA6hLxaIGzaOjIBaF4FfHQb3JF+g43RxbWJoOQiUh0jL2EeevG0VCg
TplW0JmTCbWS+iFMgXrll/IOhYDToNDZm9GJ3PgNTs7DSYK281p/rOfBbfgkVXXOLj9J7fHd9CY9UVF4/2Oh+YJdzpkFX1b2QAHU3ON/iqx2I+86FUGQtC
Ut3Ww6iKE3A3czaiTFcFOiuCWZEXpGpjlIGX5G/jjNi6CH118oeVZmnj4LqhbzM3VeDypAcwxxAfeaPZMRcjurz28yFN8oj5mhSMXCWM2897rUGL4bxnjz
6GOgcje3Jqhu8+wWS9QIX9WYs8qmR8eelOOJ00wI82LX1/Iy7pGMZ/7S3roTziPrsCVqDN53p+1IsJcTacKy6ZIIrcriiD6Ba0F3y2k9K3kLvVOimZ/BpH
FJ9UaP7cFauOmuCt7GhUXOE7V7lRheVHi4/rWCJqzntMMbGFcCPca1VTCO86Ct4nuUHW37SjD/+YBMytjJ40szXS9DuSGWalvK2JuaTKMK10md090qsnYp
NyG1ekWske048l0rehj6BT0RUpU2YQ03nmgFAvCIPjcldftipfqQUr851jEvVqxY3sAnlABuXKmUAW0+5lprgOUXvgmOjWMbz3YJi6tD84rwaStZoxA4kP
rQmhiUJMBsGejZmmx3e6+DmUCOaFWXAyMmoC4Hz/DP1RnButBtBiFhIvHdl39zXGLWrX90jXY5W2bZLb2pffU+/27mCP8KfghBuCyMM45GaK7lPWyDNEZc
ilAN60PztQZCwVuuXUP3if424lEUWQ+h/GeaLVbelXCgL7GpUrdbgf/3dzV3mc16deYBPOYCt2henrmnIPuaBX5cTplG0PyJsogFJc2SMlvkmS+aOsq3jE
3gzv9FOMDxmi2EuFf9J+T9GR+2eLXec2srn2mVGb6Jh8mRPI2mktK0OLRp4jP62ION7akJfHkY/ErVQSmKFwm9KlvvRgxWPFMoV1sOb5x1R+6OZKxTQpB3
WbEsBtwDhSg01Zm1Zx5mnkzOQUMIAClRfygEvkK87lm4+P+RQkMkU56zz6DLm09vxeZs7ez8LXZK8Qyq4w2nq8Dh3Yy//81mWQnEuwfDJyfX8Mer9ZI8Gz
ELqHXqjM8YuOEZAKV47DbfekJsQ8lLVWClU6KtjuK04qtogX47dUfN0cfNweCwcG7/+nrCIECtUjjp5W8XOv47AiT+LR832vCfizyJUy6SeauzklP0p0eZ
BBelaWOvIBsndw/3m5rtRIqR2l4V2F8/mhaMdJa3atNpl6XNxku8Dvd7G+jytvagR2n7GtmpUJMOOBMQ20J3VrcDLQDUncQgQmuqNGC2S1WfbazhoJsXxB
Gy2t1IEyyKLm+z//c2oUIoZtZz2y5NHjdKnfBw3zRn0mRIZowjudhpaozarrnaqq9YPxuyNgMuxaylbNRu/pS223HF4Dw3AWccqnVedTqsNNPPusD/7DvR
kemSm4ZvutoOtx38zuw84PvJyl5EgG0mDYmSfHwefiTvWsCQP3fVVLJ3XSV91cnDSUd/gYFz/pS4TkELRIrFmBcyvPiBOo7OPJtp79+KUIk1AvGUf3eaN7
INZayh3Pgo0nQfJ6YsXNjLouoijQhFKoeAaWrYtri6rIFKqx9FE22hJLoRoP65UZEip2e2J+6CjzHWxdTRzn6srihVBhjO0/USEREd/XMNqEpkGu3/p0UY
dLZqVJqRAfB474HkcLZogyCh/TcMaYO8GXWxs0Q7g6zqy2e04/ckkL20DYxax9CsTuLqQ2Egqf1Pv679bWYOo91bNXHwdL77k3HvbXcE1D4OV98NdUCh0D
njYqGa1ihf7i+nJkW5D1bymzsHiWzMkIHlpaGiHV13GlqjDbFmVK309ePLH75HKr8bJVM2/Abuwj4RGyCJlI5rV68N3E7OVNQo9ndRFMJU7AvNo7C1mwF9
ZHFOjQxxSTsKUdWa0ba3jVRK1jYlr3Vuke/LAVEYy2Y9Hj65C5eD6GRA2CY/RoGJD+WIcXyoK5XxcDh7ANsgQxp9WpHstt4MRILzx0WTIwYpaTcIsCsmyr
BM59dNZ1QRnIbu+PJ0WRLRyDAnC/vjsFv+izv/o/9i9iiwdevfchu+hedBgRRrHJaw0Jh+sHDkjk7hyTAQ3ivLJjAm2e+TCnSIMbD2IKDo1bL5w0H1In8P
DOGWvY6MRxYu+IqUsyrPyqfKXCIpjWJkuBTvnEqf1kVFMwydfuyZmEl4ySmRrNsdwwfobdlkltljGjUvTCF/fzg82UEHFj4XcOUZpFo9wDiCHOymANz6kI
ife1iTuSEE9I84AhkPvOhAHzSQe3uoSJ4d5zEX3HzqeQJm3kNjL9K4RWw/L9mR4FPnZYnsBQHWxpvZ9gRjI5l3xzv+c8PvR57US0G7RU5iOB8zIMYkdYc+
zAGnl8eDgkXZm6pm6uHXCD5bqaOpENgg5FPTuIM3W6HygFdfXc8imtQWXmEfPeZiuwdKRdHs9ce1NSDoEr63OMOhyaM72yEVqlL0mjYSVjogYCBJpmz4KA
gNYR9nGdlKfNMWYaZqvg9Z/lCdWGyacyTm1O73LLDuz3aBtTnYGnh/AhNuIhXbOQG33yDewUI3Gq0ByhrEgPDty0QPKh+0ET99cG8eGr7dq/3ZZxSu3fBj
56ll8xOHT3aqcYbp3mJwk7+7c8JGa3JZOwQUgWxFZhivdIOCHD1l386PV3/ohqLqrkUyv8pusqGl8lcdIWBpPBmVTmWPzCfV/DwXiNRO1oq22g88P4nedN
DblSGtPfiJ0Rb7S6I+jnT5AjSzUnLBkgnKnLUGEsOW0UZtKjKH30ZVOpsCMF08/3abwSAXk6h8Y+SQKYVRfCPGRaocpYz19hRQ/nh2BVK16Iy1KrwqFwmu
ESpSLYTDBlWZaj6tmG9a2kvwmJKbHwEMuOH5fxdU0QIxjNw+u1wsu3NMOR0kN1Ky7bmfujgSasUe5rLQ5nr5f5THpWw7+rtfalspAyTWdFAY58j4ehDDdV
4GvSjP1Fp+7o2EdEtMtITDmkH1uv1LzCS9OcoUC55rD7mp7h52YeRxuTcDLe4C9l8Jr3kx9RdX+976cZbUgO45sY7ozMF34oLAzcd9BcEscOtXdEL49ZD6
AxoHBiMBCdZ3ywtZOYeKx9oE8LB/3C+62xEQ7S57Ep+c64DVTLhITQ/Hv2o4L1NtBgOOgoU97lnTU1XpPT3CASmh87mbA6vB66fYl85+g6+bDvGWBBqbgG
RkYlZeIrcs3PZURgPNRgD0WHB3gOH5ogfgsOCLdFfZVNgdLKUxqxEhzFs4xCCBVFYXm6fkUSmyvzu94wlcxu4XFDZR1SWh+xRdLrSzvu8TMbdU1viveFbm
63QtN6ktwgpbdAYDsffAHn6KEQEX7d/IhefyIqBOb71Woc81BPcN8epKoTfmovH4sSJ8f/gmEbugjdNKebPHcxqfWVkVZt+12S1HrKkgUp7XBuNyTcohPk
qOyeSb1WJTANVzD6usTYBp5VI8jTSY2Qtr14OlcF9gPg7laxLq+bPl/k31Pi5p+XVRiXaeuEi89iRKyzZu4A9cA3++VfJnpezoeE0UUka7pJrQ+2XYV4gk
HJz3GPfWvhtFqsIxgWVMp+bdokqRyiougHjtyXkrj+T5wGqh+okkvkVNAV+huDO9RzvMP2wumCTavLaeCY0Gd6PJOTtVGllt/ikMlQFQp7YQi3Ccbs2hYC
o/L4tsSViibe+Vr32/sfeIlu/zsfTpejd4iVijQJlBvIBZW9gRL1v4dw/0eAJNmUjpzYvkxs2rgqisJit8EV8zOMOcw9hXuSm13thkPGzo3k2LmS3EjX8B
A4S/KtG5XEow5J7XCTXK9kniIpJKbWfvxRailzjrBdfJL0KtHF+vt4UMpHSUZCBVX6B9096K0g5WTrbh/MVfB/asnhkaEZ/D3rJb6F1D0Tl4kPKF5KwaRr
FRZKsAhs7/Tkeb6Sx0wmwAF2kaGQlCS+JM0Vh/04dk3CIbjZvsYQbyuSvC/8Et52n9Zn5XUfIV0GWW0df5kbB60OCsFOuEaGbem+ZkznRCKq2A1/6Hvtmk
EyvVAcEFY4X3q3XsdpykdY27F+2fsSmb9pdIARWAP3YkCLOAyRJXxD2mRJG13nwSwYMxySSGSyKxiLpyOOvu7mNIB40KE7mvlj7RWMwfYp98Yh+vo5SmU4
nxOEBLKlXQrczEM68BVPcAcvU3oOOi4spCpQtQB7rtgjtPVekPbKhIgSROWs5/ZCw0nmLkIV7eOTB2NXls44CJEXrFj3Wk0Of4XPMgGbGTMQWDSKkSLvZx
Q2qW8PiJtUuDffKR6JR7WLWAUReRA+MXOWP6a4OeORP/XU8eO2zEfZcQbX6vmXcB8cpeB8HHTwIqdEcaN35acVEqK/X+GdjwnlGDLF+LvYU6jq76E5JPsm
79ogHNPAHfvy6r+BjmaEYeOG77Mtt0l57PnOR/6EsPS7XSxPLIciKVMyeBPclD7r4L7gq74iPyP+mRyyRcHKy94X8hWuyFZkRgyjF3LgYOjAEHweGJb+Ru
IIeRIBungJtqAEnn012YYukUTaw1l+pVJLWoU+WETtW1wCF2RkWFppTeg98L5YlKF1h9pugUqp59Qsxt6hxIuKrQHnstP/AX+fRvfGGisKEPXUE+5HXtMY
TjxqLZ/5/5A1Qiism6RQNx9fHArTCYbEwZWx43DQ3paIM6QilUP5louzWhp2ILO1dOB9zzDsmkFa7ibcBgKPor+ut4edoyvUK38iDT9+oaQtHyPBhBgxOk
HHSodRhcaM71YBHItj9klmVqXigacppJNqEX7ImQGm0WZS+sV2kZ4e20/DG/YavC8lTdobqsPWuws1tOdCl+98oef+fOM60wlNHr9TKzzjlK0jnhjHbYLq
Gy/d5FRxdxR7ATs8hIGXYElSy49y9G1WSH8TIyJ+QahSIXxf02PEXjrbq4ty+V5beVpzhtQ2UBcWmc1qQk/7uUH1cHuN7Qaynjw/HmeU7ymvaCTdJLFaDm
xFpt/6oLCSP2GBjYMKmAMhLRvRQwh6lpWNvUzfuynjdqooiLtZV0nYhfdr1gTf+Ucc+dXGeZrm99FZBRjLqC+bDLEIKHqOawRCTtmhZFks582/6tuD8Rrp
7mayDJEfRin9tw9QA/Nv44mbEEPDJgw+s5AvTSYeNCQDPrrQOEga8XQ//04vvo2rw6IR/YjJf35BPfZ6SpU78Lry10XP9pW/Qu9VDNH9DPTnFAb/jeiGYa
hGHfjI00BnCdYUcxm5lo3e25nnw6Ku5KxnqCdDM9fkUWvHwoozcfRFKbPAQyZ4I2jUdIXRDg5KEq76eetXBsQe7mVi80dp1Lr05g4kq6msjgj+f/l5UAd1
tlv5Sb8Kw1TGm1Dzy2wt5CdNNGPJWu6l4yJoJNIitZEmtgjqgsu7qpLlVgn4xKiWQXQ/eS3XhAkcky1Jg0mZlOQbAvU2CPWUQjKlT1X60SSeKmMUTcpZsW
58G5FyccDxgW6VJNrj3yFNJJWJrK7LR7gqjKVsZxHrr9FoXUfXdZyBKMxlorG+uf+Js+NfmXUzeLVtmQdXZZ2dGKpKA6JKYZyYl/DwGvrKzEur8a36dB9C
yZgeEZInddO4jguYMqoz/VwjvnTX0l06dqa6mJVmErlDVDRhsPOTSKlNWMxJzWJvkKtvtltRGVrAsgnsu3tDX7BrM0HThmNcojLZLsobOks4Au+daG/IhG
NbVLaC/N+YdUnhGyu4XYwsOKeV6xyzQlEG7zbTXVrpdh+7UEncgCFPTdjshlfpEBrbpQwupIW/ehb6k3vAf8OhTjSORTuXeQv9CXL3s+5KRzVkQR32+7d6
69GmMD+7Jknshw7TOj7EYx6IhZiFrTkQxndOYF44Y4ygTc1AFSC0sbzJrcxCSwkqq5MhYS6RM2g1gIv/6Bl/xtRtSqfDC4J1uusvf15NBnyh3zZqnCQ2ab
GnOIoZy2TKAInrLZaTEVSio+MHu4GA0fcYnFg7F1tBbVZYXJBm7bJGZbzW4LrgZ588/CvwhOwIKyki6vHUZeEV952GvzJyxo6bA7FiKuQ8P1gWuklDlGdb
T7piPDk71nkrC5e9953/X2g4GnEOuwnT0PuiCBAtidZY+LE2P89cHk3SWiaw9Y4xdl4W/l6HejM5JlxqMm0mTD6ssUWV8yamcBdQGCbYh8kZw8QBfaJrXn
3B2yoPD7OXBXL1aOerIwC+LPBjpdFXCVrzIaib8tXmSxeNRa6b4JvK74jHMS/swwcfjcculVUhbRD7hZ5TEBCeSWyfOW5K2RdRa7R2ECLdKqa6CPf1B9JN
PxPvWBd1bZRKPOt0RJOycbbRmYH7c9MbUE2AQ/8++gO/eac1Bv3l6kptGMNFFfaxH320QZYqolZXp5PHThrbn+3qIchLjl5copzSSPiqekpkLy94RO82ND
Iq0dokVnWiAJ4GJqdRxsAzTb81VgY/wOaKW5xRNI4UX2Wgr5zwp0g0fZ1BNAql6H/yT+8XYx1MFxicIIFKjSJPhqqCWhhhZSSS/ET4LxG+ob6Hk26ZSG/1
EL+siI3KxRycR4IeGlpL7SOLpgOrHT5B/01yosqi+ZC6SQ9nxIfTqNVwH55Uptsi/z9P77FkS3Zm6T0SpxzSjGYcsIyiSzdQyETmzSsi4ijXeu+1XWs/Ku
RVKYAuhSp2N4tmJEcc8z34HrT1e2RNYAYg896Ic9z3/sVa3xrGcn/YOQphXM/U1FYOsOxcazgRFsZ1JDnD3YQPWeTLWnp0+zo5tmsofIy0z4YbqEqleEJf
wboUsiEMhzzx9lxIDvwqZ0nyGNCliY2xfd1TqZKzPP6X9BuGiSOKapRZY/+uEMX2+lcwwyWSM0cM5fw/trD2BJw+0sSm0xlDageyMPPhDURM/zRbysP3/H
aUi9Q7wdFPQwkdZFEmcg/2dKOJ1JGNJFEgJzCOmlCLVcTr43iEOxP3mDPth4AcSosP+qPxv8w8QSfdMe8G3j5EFLb2umpJ4YYdL/8PM4L/MVkj8DKKNp2m
r75hTbpqgcOaNjaTXWmyC3mGkhoIh0fCiTPdldNFcRnm3K3clAwrfrznBWXseBifIoz6tcQy8FLLz2EZ7WcWIfzuutdeX4YhDRiHgWDvp3BZjByZcEXdEM
eve/5nQqW7cUJ9xBWhk6c84GxUXwtE35885cOhc9hBbRKCzGh4L+6+XiR+JyB4HWc/QhALs2dgzEAraclg5tfEQnuKfb7jSW9EH4jLzVrHxrLUQjxBTLo6
yyjJv976Os0Sxy2LCTu4BZLshdhz0Rqm+wvNDfnrCb2xVzCYKwpv0Q+VM9Ju04amRt8fERy5Z1ptyhyHIB3TCtm3DEkkYzr1VTwu+FwAh2gX4ZlpdTJ7/V
yyn6Y8tDYYdmxg/JBQcele7+CKMsIaZVXCUBqMkRe94UDKprHRHJbookkji0eefJeRg7y+1QoXcWzrvYJbnme6R8+0OTZPiLLbn1P0hSeBWExaY2KBP6E+
UM2CP8jFFtV+9ikX28uEU6NVuDsf6CzKBAqqgM+Rb6l7chKDlRfUZj8XNEzJUU/cplUKUcBOVypZtL5/j88h7KW7esngAr7bI79GDK1cqXQtNRLEn/K//e
x4EnA3jf632sFPQBYOK+W7oGQxMjKC7bes+2xB3I3tfpMk3cTGC5c1wy8j9Ic0FYIBto+Tm07S4O2Q2wwEB7I2VKdLLnnQzRdk72zoIEcb7lgJf2hHQmmS
BM3B0s4k1o3x2XW+jPxD2Mr96CnVEimuJpfX7hL+kzxA+cJZAh7dIGlQxmWHT8klzX84TAwZ+yASE7U6j4YrQzeG1BKD0asNMSqVQol0XLa61xLjpcsFSj
6vJVs/145zHsdPoEfP1LcDUKZ9OSEZkdIBBesS4yrMIL9skO0C1y3HCv0pIEk+4WLnxAe+iu79YxU/o3p/LzvovMVM7e4CZywIx2RF2TtrzLCNUbsXxHUc
3YeuGC9Wq5Z2NyimsotyyWT3v5PUhovO3XbX9zT1TmQx1dbpa7HsqMDzKJF9LBn5pJXpYqRZsDNIFoer2ji8y1DSJd5qy+7fp1rqp17FwRT5yqNSFYlZJT
vyyrNtTUuq+4JOYcLZUMMYdoeEzzROlwi/8bN1jIc8g2PY1v/o3lP+keRP+38I8ft+GO7ZG++5j/3l9M4yY4Rxv/NgqpXNXdEBeOrGZnREg7Zbyvx3LdrC
3mWjcGyzcCNLKW7jnRk3yx52aOpTy9ixdBIQPFxUdXO+QjVDPEVUTAIeT7SknmbuWkt0X208fLgXxG2At/TM0jTP9K3TarF2MTphZMIdwsyxN1KR7MAEGl
gTH1mcZquztqdMmArVIyV5kYWwHoapjaneM/mWnJTaoTBMOM7eruKJ3P1haTId2qBAjWyNI6o+vbuNV+kEU8MXbqlezCGiv1XjJtVXTNGX37qiAP4B85fy
dnvh9cvoLL4ZkuPqyi1VfckJ4VYJnE0p8Lpd8v4xVz8Gfnibua6dc+HDd4RcPvecYE/W4XJ74ceX6l9L6Yypo64RtcWBOsjaGaXQ1YnOWpRhgBe7Yuwah6
ddVwVikg6cjGnSeTmj5vWhn7eiXT/ymXZZDwxpPBC5WSaJ3+2hrdfAnHI9qnnAxXAGpjF7KIbCoQL4eBtnZ/q53eCp0EkMfXqVBedewrvOUp+9aes8cEHq
3m93ueBn0xVyA0SHVCb/tMW/iSIGqC7uCjp+e39eeEwm9YT/qe+LsrUS5PCtcAi/htMjEGyzU7O6pvHDuqG6OsNWN0yfNGTItw8eu6BhgtLzlAMcqxLWt7
U4TEkT+skZlZTt42mVnzz6JbLaXWV1A+An1In+BHxkCxWYOkhJYt/Ha/CXEPEsPoZhpuMfvwkHdfF7+dX2QofXfAWGgfaQc7wbV2zTA02pjBm3Xz9cCqya
gej/ER8PGYTDkpNFQD+thFf8IHXdxerX8VXNfD+9z/9qCC26DDEd16HaHcIJOnHpDkDI6fEc9b2OziMRnCU6q8f0RnLUizXeYIsmYEwdBifJ3q6P2SGkP5
T4pRB+WCGcKPJHVbbxqikPpOpauDtwKvzThzjgNnSQrebaVz6Lbze8t6rwgdVMOL3tFO+zANGJ9KCXjp12cVQssvtqw7vXlCE4wU/qo184DNypRqZocwoU
9L5kdZ2ZdBi+gMlP7LaD6TKqULO0vggCx0GRR/cVyPia+DuWFGYNJQbxkLYd8H+heE2SUg1KKzNIOn9f76QjL1SGvVxPvhfBpqK2cKt1jtG68vkfCffsk7
iY3QbxNIUYdN5DOQV8Xx0siiMwmO/NFs327fBQM7Ag+wAXP4kmEPrumGAzR2QORqnRC48MhUYiteNac6OzFhWvVT+DF0XR05ix2H+DeqK2mPeo4Fx4x7vp
JBHs1LXiaP6iXC2lDd/hKuBSe11d22SCibfLNnUsW9hhG99nkZia2AfcI0M/VnnKOwVOnBwL4bADw2OGwg9h93GcFL/PxGwFa8a/UjUZJpw5nkIisj2Kdt
jXMgQiFuFqrs51AwKFkR2RHamqC1GK9E2PNDYqPHH9+v69kIRuf5K3+jyYUYvVrmLZPWZcG1uvMud3xQgTJ8GYlG0FfXAnmLys4lId7UmYU5Xvpxpt6nd6
TIZZIT2FyfnvPnnR62SiySqNXY/gZB6YD573iPLOWmq86EA0N4jj6c68OcRZ1nEh+IyBrn5CbhOSdqf2SoCDcrR/FncuTGFFmeO4TxfMHRYsXTqnHLVuht
uVcVCFp69Cv4sR1H0vFVIqmJTB8U++4x7klAwnOoLJZa73+gtcc+pFZehDlW3zio2b0oad04heqciP5M6A43AGWMU4r6rncDxnN/gTFuNSGN/gJEjEpaYK
s+Sb9UKpQKAXRGpPvdoUSOYoB1Sm6e6RhXm6pUA1y7LYPrwTqBbw5/fwl6ZHNP7gK+p0cyhKtZO0wUX4kTu68sbNM8UXrxdKQh+7SrBzmdXz9Bfe7gYd8U
0hrx5Ptvf1clH0jIbx+rI69dy/EsEW/iMpG78+PmW+NEMdtMrwMTjGeI+hNGphixdv4R/KkxHRiP5ZtHDNiIWIXsOpxCH+OczK0GU0SUhEW7ulNqsNGWzX
nBtovwtbZwuGD5/CLAzi9HqpI93HroNmQCmwXn76MslOudOMq77HWAbnUbDBZNhyUpAi9tvI8/XjXp15Bh95mNZnsb7KfZBu+v+aRPsvtrbAVKf7iufGop
BkG++HqpxwlsLZmj4mkVtxLf0AtzvZKOzwdUzjyofsX7eA8i6LlF/MnqKJJflvAseEa28bZo+lucnKQm9VHdRxLQtdsZlfTn6T1WOrOAdrYhGebM+POEiI
H2tQX1DlT07GjlCRu4eYu9WCCYtQPoLWHsSkFh56N0fzm8HUylI8MjbAuw897vlyZWQW9ha1Di51tCVczyMbPQBP3umiK26I2Sqq6rgW4PH3/kuw7ke+Ee
Axg6j3J3+lcxCI+qfqp0jM9GQGVn5QhywE9tEBht27sW3RGmQHHR0rv6yk7Hye4XjyyRQ1rGDjM9IP051+EKipX+gA/q7A+VQ8cDGz0pY6O9iimqkrEbg5
Heu3aP+hiYW2KrPzGn2GcxeltBv3A9L/hcAnssa6j/+ZB87fEdr9rhgciRiVtzpL6QfS/ha5E9XzzJf1M296ZRrHo/NM1sbQ/cMW3pOHl3JeduUFATe99N
AhkaW9XbDXJ9cvw74/c9vjSBQdVRReGDR/nV+qpUEdp35edVzWnTWrH175UeqvsyY+RV3YYBsXSP2HeGmsuBEJaiFjiwau8f4YU8zu8Wy8Z3FxlNkpxlny
7tubD089pYD8HnH6XNZxrxO3hfrDJjHUTKwMMvbeaxVBI3+1ngae+AtTG6kVmDBu3zlHDXUw6LKQ89Hb4IEGrTsxTMMjaU6XFntkyP76SHia9CI12aCPct
Nz0lV5Z4sWS9f/2HhJwmcaU1aj7EfNdSCTT0whZLlH0gHcz+ueoX5ImnQd6j6UO5Gjh6sWOZ/IbPHyuBbaTBPdU8jk44dnCoZMm4URt2lyUYzqlwjd/j7D
XOwpwDMuqt5JM8SHpZQIxvTc5s76S7Bcj+BfUI5bnNXE32KS6Y0K55byDNWgf0BbnCpWtFU2rIHTeJ8zoebIUHCM0OOIb2u9bj4Z7vPbX8f0YtM3pxOcQO
vp2J2q8Yb5GUNmiH8MUCxnuM2Es72PLDgDlBvynN0XOGCOlzVt/qPXM09qZI8XHV91zEFvnRgXzHv/m/rDtkLoKgrycZ97c4N/T8PemqlFcv6qG9/B3D/m
6/8xPfKf6WMvvw3f0BfipjerNTT+GGSbqp8OKRxR3p9WbDMG5SPV+wO8oH1vDYG25Z35yIUOybtSAj4+tpSG7BPx2bp0RWy3Imb8k6wJf/THchqjV8OMgU
nUxc5PCxLmNIeEm7pDa4CuYfKIktjO4XUij9ZNiAFKTzg4i/7vOOqsjS/lnYRJvqTEy0ReQD//gn54XcfgDd+eQZ1QLzrOv9P1iNi2F6v9PKGyPb5ysTXG
FZIL8OmHZWX/ttNuOU8O+m5NHNLAW4aouoyiP3B8XEtW3Jun/fljQovzaDDEmR24yhLUOD/S2IdKI+7p5h7vs7TkrxXjOYrioUyoyHWsh1Docfz8Nz962L
/l/eXlULXDRejSTk6yRHDu+ZejfMcppt7EUVLPOu3wgivHY5Yb4OoHPd9czblbcmXChbciUZIR+dMT8F0TJjE87bGBXCRpFRkVECZZ2+IMpmh3sTdQCnDl
8eOchgtxpW1YQnpjMLhNjBZPIR/2M47V3a5C71kGGyK3noCdXQPNnnrl5KgLTA4jSdyisHXLNDcYXB648HVFunhfs19RIpzD1Q06Knu8wy13Ox7SqJ8YUB
VVCYKnELg3PagT3fHGj1xvd/A6eR/dOHF5dIZcxvLsO5W7rzAZ+Vup+zPf/mRNx7B0g/SJAcJJWyS9myfHGsXAIOnbQOjzVloa9/O+w1256YBiG7r7ISkQ
56fq+Imxrg6QH+vfJpxSjEjsnWvG9K4n9EccI4+v656At3yqr5SytfZTwXH0AaNtv9/BoW4I3jnT0hCOOhR+M6fwLcE997N3INGFbvow4TypgbNvfnUk/z
lPLcYaRenKphCXSfEIFSZtaXspPr3h5ZHkb0qD3dtQW6WR7jkwOR6CW/Y0W8xnXHjbnPvNSEIa70e/msacI2OpjdfU15rD7feXW8RqgyqZ25WEeTHyM0fp
XV3ntK494dMDHqpLFLha5X1SZon8MQ/BzKLwg5LftvNx+UdqkaMW6fcncViFxTt82ocCf9RCHM8CuxWeiiWM9HT6dWN55kOr5h5TWa/9/2ifBQ/ZQs8pvP
iNg3q69bs1huH/yeiGDUKaboZxy+FSLBoa1vxmYh4T/cLp5HrnZzwSNa1/17nbXEo+Wq4lOSlIDtnNmgPvEIl9fCtvUczoy4aNDy8/u+5zd098dim8QGa4
cfJddV2twoCVUlkeUKgeWcWFFvWAu8j+on3uBecQ2QndjEQJDf0QbIF23CtEjqecVmklgpvgyc6AbolTuXj06h/nf/RWy3fAe6wOgD8xdxSDLeHpzgnpHX
CvMRb6gsbrZ0E47KHImmsP2d7lz/wA6wfFEhQlMo9EwHY9jBmuN8h9+G43NVnLOvbs93wOQ6ghV0gHAUCeQIPdEqIuSEDzLvjRQcIF0GeuHhHpj8q2fhat
IZXo2DRVhiA5Cg7Kux0DEalq8cVnKP2liKvDheVSInhDJ9yrm7u+yBCPuKRzgLfDVtTFefkNs4YRBc5X/l7A5wlBorHv2375orPNjvkHC2UTdYtoIpNqn2
IJZKGlKckLX7SWXwtEW04tQrlB8xbH1nDhOD1Jm5pxjqzCv4XDVtDNHjrVnbSJkAQVKQV4erMkMF24ZMa/UgyGbOayWjtoOvWFnFtovUeZEsErlpRar+m2
BNsGDtMEs2rUp3WY0aBlAMC0LHXRLJS38fC07STpOBhqONpOstn2fpduvSNSNypTpC3RlPT+GleVqrrrtu9GmMEv/3u5/CV6r22xi6rO7KBwjhyg3wnI7H
uO6pJ1abM1OR0Si0+BNROFgd8lPnbeHX5yLzySvyIrc99Zz6isVHXmWR3d8EOZDnjLQ++30GkxplQbSo4vMn++1R5Sj5qWNDxvKYH0oIoEYw18NpZsw3jg
PHjA3+0d1Ru97ynD6ssAFeOJbz70O46erSgyjJx9z0FwFjOA+TLWMEkTTgjrAPeF4N5sd0h3a9Bg9IHnUdIWhEY5BP4mmkvdHk8Bq64hzMrUHGI/fuC7T0
kBq59bugp4p8wxk2ZlOHTBMMX1/87Q1bKVXC6WU5Xppc4dIgE6nCoRM+OlPK3s23BNFbXek0BcZPSUZArKRsCT6b0HSZHeO4dfu8sQZJJYePOHU40Lt1qx
hyJ6U3OYpHkOw3axW6W3Rr2mY/1HwCl9IV5jG8d8ePMF5rHaL/yCZ5z0x8IlrT3jdGMUUTVqVaVRH6ATNBhAglxG1+xJuvakZgaDLwVXXGX8V3ZHaLXjiR
7gbuutfhMfZZTkoc78E+5lNnio1yj5sJG0Gmf0Rps8lz9Sh4XSWwdUTbHNoBXLQqt7hKQJwXAv+Gj+NujpwSuAHzuB2DEjFU7Z18iVCvCIp90IFS5lqLQp
HPziv2J+M8cgYiPNViuK+7gb2JmTTNW5mu8oNywBX3pnPqTMtjxenCj7/jUn8rbDEMdRRG/Q3Yg4jUpG2qaX/zfCsW8KZG6t4dHJ103gZbqjxjPCO3Poj/
c4+cUHVE4To8iCQFliGAe6cz9cCz9uJPv7UzdMKkGld932FndqwzUKhQ64/og1Ju9qa8H50VpTve0tbJkPcGi3r1knJwRnXA/xKIHal+dxMd3C4AmFJL39
7VC+tTwNN/Rox7WAc5vB4b9ThOGE3IQ6lZmI6WsIxXnCPjwNusNgIY9jfnxOm8CE2rgOjsEB6DjGJcmrXmONZJx6RxUCdMLZ8UhHWsURC2OynFV2lpnH/f
vt4QcJR3RPZy3GE3yptdavJn1bzqD3bAx2cFN/23BNJ5KG5meS2Ml35xPwx5v9PkBj9XWk0w9C0eAQ19ftNpZoryBGFR4ND8tSM21+Qh61cZRSWZXLmrm/
ceIDWU4WfrXTjSkmwdX6AU6aooISRw9e66HwbEpuN9sDDeUFDRljjnqTlWuW8co/QIdj49Orp2/85l/wNotpNM9GfEaoA+Tceagw6I12Izlzm4+Rjm8XVF
tE2npEvNHDcUvxkDRGY4h77ON10h0QVZWj1aSH3+7KX5KyR1JbWQgd9kkfvuPj7VNYsj8m9UiAT70upjCPIz0N9G52UZKaWONr45ZysszQrcbgpSqxpd86
bDjc+66pmirSfaB1RJV1IZmRLhRv0bYXUPhx7YfHwvIz96wzAqldfA7rY5q4CFvjEbyfdooOJoOzAx2J8LlIkHuprvHpqOuUW+w2Ro9RflPDCGnCYyOG05
Y2M9mHH4g5oXS+zmZmZz1zwZsXUlnjnAxIHDUNoZXD8SeThULCAHEhfMLT9BMzmjOsAwn1l8R1VWhvzKo520wvDd/0WTAn9lRRly5ikARerl1rJ4spmkfC
0p7DZD+NT9EcMpikB97vs1wqsNPyeuSX37bAH2EYPnWvnO/kUjWv44QtwarBA7yoRd143D34Rw9/0JOffL11kHI4HNJ44dqVmyHYIYK3C7o4MvguxwgriX
ykxlOlZAXDKaP4IumnzDkZEtUrsjqVhw09Co/FMJbnY/HK+uXcI9D98sjggzfhvAHKzj8vOWnR73EntLUMZV/0QYje3QO3ZMmNI9hji83WgVd94G2wJ6P4
ym1WFyRjtkZh7l9/0y6ZcErPPt7X0YnKkCpocQujc9SBG7EbC3OG7HV8pBbDhl9cGxo6Se/JO2hScx7ZueOIiyde1QMLiOjbSv6qxbpBhyfQ3+EirOU+er
Cilyy3apaiXIFxFzsPSA+IDPmtmN9hSP3WMmHHkRLURgwoAcbo/lWWqVpE54B2xdiqxt19JcODG1ZwbsJ4Uyb9nqzM2FbgMPUM/4k26PVMRHewo5ki76Bg
NaHFz2u6H14bOU590+xrkul/UCjmMvUrDgRInx4Ipq15s0Rr6mRDxUvMuvnMBvRZ479YUesXl+x2PAjfKSjacjUdYzCyTt9kcPMfbzlCxog3bmZGy6eXyg
txO/tjYpCp6G0nzkLBM2MygVchR7iZ8XsPZRDUOZp0P5Ya0TWWIYKzEy5sqKwPM3sDG59RRW9a0DZjgDfFy01ok3zyZ8FjT5dEiXNxhRELaexuC9N+T0lT
Nnh8UQjOa16X6IEV/Yghqe1T6x9ReKc1sY2gHfMgiQC1q/K9fQIO952z8e1uRo9l8bLNfshoJX7dBk67iu7TsoOfPC+nGEWQvUrZ7hOZn6X4/KoW8DBFwk
1vcZ/ITrg0d3Q7nPDLUOMtt47lFv8F2NtHpjDF3c86cIpaZulaniwVwCok/OFjVMCfYB4LTlIPMONR16Jk2jOYTWeapDHu52AXfoCrQvtVNv5kJlWub4SW
ilwYepOPTg2JPI9BbVdFDhRPGUJtx2meml3oertY7aNv7/4jY+ZICIH7zTx++TVKeyvL2QXjfPXiwHsnhOwCKVdAPSo7HeLsvu/xBdFVbRJMthfp464II9
BOZ1BtOxyTGcdQd0msaa7Ehj9+31IKjO+L0IZO71UWKRzuvQKF70ZdYtY5pZbIrGwdVWHy4k1sMHxAC4cdLaMWUgLXuIBBZOokfJuXnY+eS32rv8KZbnI9
Xa3/GiG4sbTvOyv0oxcqYFDPCCJnThWqNMZSxmpOkFnNWDYm4HT+YN3ZO+z9Gk9u601KlrxhkQ48YdJP/JgHS7yLqRxC03xAmudTInJLny/zBduQgZ5Kl/
gptJcST86LbbArSHW1p+1r+Z3kPJhCuCrRQwLCSD3+YhJfqmLPwF8elzzHjyoP5hpBqEh+W6IrAVi+KDLVwcqfGuzPf+k350xXOP5AKcaWXu7qONSyflcs
CMqVwSjSh48R/CiKAF+Hf4WfsdXzznseR+wSiwhc06T5ZVWUMB57oEIzeoJj4YMrcq0c1bVB+0GnDTVy9/JO3oLivaut2p2VKrqI/zW2NuPugZ8TXtB1nk
lilL8zTxygRpdJW0rG+x/aP6zIlzQcknFFJJBQ3diiFrJDp+A3/Nps5M93VtG9SrYZO65wOEpnox/mcBslaF4dSNpdA507SvkZwF1UZ3YzNdHIwSedJPc3
9oZ7FaZcVEns6+LOqY8lM92xqAs2FcsAinIxv42x23l48KoIcc4Ml5UtvT63iLv7++6LakiKQ2bKflaJneIRhkpg1P6rR+q1eiyhdkRLs3QS38Y9T5c6zm
Oek8akRWviNqBY37SMtejsd3F1PBk8Yor/74bHtNUn/aZr09zzT1Rz6CPLoiv7xylqsOjlKwq34Bajpd7CqwrpSjlkuOHVmSYcB+WVi7hIsiKWcSAy1SeP
T/6qdOufaQRs47smKmhEO3h07W4JNLuj5Glf83FIEUxIlRuOpilETD01/gdxc2cIHnbZJvK7U9iq8bsZ5UKtr+7ReaUErvNj8Y85A/ImOkmcgdnS59XDNl
7Ly99QZF4r92Utc5XP6OacscBvXM3hQlj3eAAT+JhdEXvosD+un3gsiV/yiRu44Sr7Smr0z/6B84asfZo3DXqqPotoGLHMZoFx93b9s4ZfKC9NLBdvkYRD
LfnKSKfgwEBskk0wTbM/tE9MPquOZdlyTDZq4+oHuNipEbka9ZVvKpo969Rb47d5v+bvteNWk5/x9MRGxOXP3SCIzwwoVsULyeZiw/RcVyvVUC7/3rT7Vr
xrLb6Tyknb5slroNVQmQMbKkQPBx547H1KRtRLlAZelz4X9LDcQz/B7wLfuRbtMhMn2d2HTlJ/HfCOtN5xolHwF/4FB5ooSxf7okx+S0HQOWmZYhAPiPqR
SNoM64SnJcftaZDkNTTnIWO1t3d2YRlLedrKSFLVBeMhMv7Bi/StXY6kjG8xLk1KH3IVtEGWxlHtf16lUfoF2DfwepaTDCj1XXzU4lLe/UhJLjx1n2FwSt
mFgXlQgxnXDO7qQs1gr/yEWtQs1qccbU2HDzkwauvjPO7gab12UTWMucPLgLFokBBKWBu0aYTwW8Q1Cp+5hRaDn/344NC7esis5Fu+eEV4zqXRDUMsVh/X
wkqbRCb1luoDGiT0NoGaK1kgn4umo5FkeECwPqFG1n0egb7HksTZXYjMmXwaF87k62yYkTREW8egSty833zftsNCFswY6dJV+E+II+5sEjO1bGvepVaggs
rVdUX1iYGX/b2tcFAoND//GLmt0BWswd3ZB/xmL5qUMfjw70HqyVK6tpvBeJiaPW/6LwDbWQeajAU+xusWtzlFhFZH68LjDeGCx3lF11dpbxEkDTid8iId
bfpmm5Nzc4OvFoIH4/1N2kycWqYdPRRX1MxR3r9LIMOupt3C3Xe9Kzzpug03PK9UPzN1Qr+HF+SrCDoSefSOSFY+BPOEb7c/YPW5NBG677vVr+uIb1Jccg
eZmzPUiNS5z6TJ+V4640VaoN/gdO1ZNqyblUB06iDQm6fdLvoewdQz3YlaxYKEgQNHbyUKHYcdtVp9ySXXyjJjuKiTxPgqtII8zb0At7iSjBYeY+76kDXh
iHeh/PnNV7lgq1Bf4Pw59rwiB0dUkgQHJzKCZCfMVtvtogSXnvkJBaUPLyu571gdYtQ70f22blK+rlP3zPjUJAPC75fYE83LnsaZO3J7y0WCnzykje/CcP
dDtuvHyjzGDe7kpm5cFR0eotnhIA1dKaHEaiOYvMQnIS3XidTtdv1wMt0/j+JW7VBOaFKezb2T2j0S4+sy4Nb62YKd2x7tx4kk65XBEVfl8Ps68RzLseOJ
tbpl7zJJrzN9uaqjPFm2Jv3xCO3yyso0/GjpZLOZZ1BJHsGe1LZtyoFHaIqVEKsT/AeE9iNqLrOskvgBp41KNN3pBTCfCO34tLYNEjP5UyY9VOGiKCPbv8
PvcWpT7I87/ooHRlSEhycqsORrJ0hDorN2/4j/L8GucPgcndQHp9wc7LrFJ6/eJyGc9//M8/oWSbjF2TU2PpIU9R9OqDHMJmxEx+OwRtJWY5/Tz1SAeF6Z
41Ziy7NOqvhf83RqXfflYx2S6hAwRi67iVtyiS3tOmhTzYzZwatxuTlVTpVqxi473/RodmsblGVMwB0kccGFvYuAdnqfHNFHx5XH4WXE7gTurJ45PYkS7s
MyBKkzOg1+3l20/O3ydsn0LQ6zVPl9KD1VS6ioij9Oq2CLCuD5WmaZikuZySpEysOCoON2jDuOaP6lfaOoxItNiOA9edldb9fEvHjJPB7yVPsqeZ6mGafg
iflfSYjZ37lRB+XkMriDfi7PWfA+H3eH7aqIn/XUDHXLbbYftQNOk5A4EUqOIw5InQrhc4hoRnPFbizhTofVilgkxOL2eUdiL60G1DEafGTWTkPWVb5O68
NGJqXFISMMLTWYr8lIe/GI7N+SuHYajPvx95b/CPjZ9W7+/e+qsHxmdFHl7ZwAvlXuCOoPUJeIE7sNvekxXVsSl/y2CXVY9X7Jk5UHx2XJxtBI+tpK0pNH
nst+ee77CskQ6HSqL+k7/vNXF6a5Gia+8yt7RtPrapeOSq6vfHdkm8LO3s8wHij9S11vw26y8a1j10r6Z0/0EGKjv74G69KI0ovQ22MbDcOi7nPWUmTUvV
p5zOMcnUIULLXE6ex7hZK5++n0VATn1fEfR9UdQ5CWnAl5+NzqQ4DQduWwJ/yC1kzlp8UBkpV0EHLCMXf7dDeGt/CUqWne32lVNLZmb1rPBvHx3+I8x1FN
rS9fFtPgNWc8Cbg3GoFzSgZIzk14484lNQBohWG6UI2rsX1OwqTEnfaaOdn7HBcfEPii9eIV2DmYtDgiMFCXU7kIw2DEoAIkH4Vym/ApUR8sJYQo01yRe0
Mf6B+xSdta//XocjnQMYDhdqrRDehHN+C64h1w0yFOv1BvEMUuf6rWBOHF5FaqPE2eYVgQyLP/oP08g/3Wyzw0O/idXpKjb1DoSNFJyvjnf2sTTGHyxfyd
tYJqNt8p0fCjdPl5yAi751IhBRUcNxzDPfGJoo7vZg7d4RYaFtnYHDn+al1OZI2/IIt6/mlpeF9lOTsuB3dCYIxrTU+bx9+gpRyTgsi3FkZ6iGYMkgtZo/
GtNrC1uGyDj7KY6OgPYCTaRWBPn4HgOl6dNppXrXafpdITx0mBD28T1wRz9ph7ojCy0QVuVxl8l/ood5+CSHWx2rPGT/Oyxye8455QHotMIqPC56+i6NDx
GipH/zyCnC9djaKAnQSewMSFIiKoH7wlJv0Oz4MYGir4v2v4jWe/wJaKBI23t/9Omy5NgySA/VViDy6zF/Kyy+oA3p1Be5t2FeIoJiA/ZpVQRaPRcd/gkd
GeFVJycRKk9vtqPhhZirHEFAkk5RG787QCy4UyZ/FbVVF4r8Zv+FOaauNP6emXVIZgHb+VJGDpme3RaM0jLaOtSFQZU5cPOlxKow+W60m23JYDT2RmA1j1
0dTUVY+ZiooFg+a9FU/MCO71iOVfCTQNPJpbsGF/3I8GdVTHVO/lW/i+mRvmwuN2wynX+0KjawoByXnrdCLnTxWHxIgpBKFRXmavQnr+4BRAWgcPXZQ3nr
nMEY2Tq/RsD3Yuq5nO4jy5+IRkGpBkcH/t0+8SZMuBn/72WfSIbFbgOikrPt9kxTT6A3obFy6A+wp+nEq/FeswyPiiVFxPUriz/FT01LvEqU11Yx9gWaIF
KfvQRs01arzpsdGzh9qetyFJYaL3t5+n7bYd6ZXYk5yZ9Ffp5gKagf3MQR+bLhFaX9CeJjcuh+XVH1+vk/UcfQf9A2tGC19vhe6zpNlQfHPipso7fNAKu0
uwRzp4tu50UxZdd8aDl0SD3F2qY1wf/+GQrvt4Jvb35D+no0cdHL+OwxgyLSHb+36vMmhDgX4cMhiEE+RipEn5G8FU9hpRzKSmkTKQDF9q4GkXtCG2VseT
JWvGcOZBQqm30hE2S4ToF2+dto/vNbRbwGsM7+Yu5ECeEFHaXnwWsWlFbbCbAzcSFnAfl97NCscUbyzmD6Kbzx2Nyrhl7LxDFacYZhxiNOElSd+JB2iVUZ
ZMSWnsX8c3c5Pex0OX0tiyz0hc+DBGT9ykroit9zBV3/rcHCMMvLNOM1/GuNMDjr61+mQejjKYUjXpkQcx8a5qLqZKMZ301KQZ/KovYfiv7MXwQFCfzOkl
XtBVv5lP6W2rPNeT1BjD5lpjml1K/oaV1MwZyyPMQRExeswOsBxzeIeMCkUywhNa9y807382Mf+GKPPo7gk8hCfJHLpDLCZkM4n4eM276PHHCN3WemeKGZ
mm1IcDB/sW1e2KD4kDtPQdRo29s7aMwyTA9wxbISq4HpYaY9di/9ig8SV659BdesQvIYj+1ZyGjEj7v+Q3o2/X9zZ/l5hjrNqhE/aHq+K/Ch86bP7CpZGp
jAzmlUGFd89sjT+yXJkxZe/Ijnoy9PNxpc8MNX46njkle8reHxHgi1zYh+Yv2vaO63Mcf3zmk1KcEh+TabCpa8wV0viw0UTNN0mPbeh26JOYIbGOnyXPWS
i4ogPs+LNYnzgCHXk89TwdeuFkhJ1Qk/L9U8GvKT3wJPKkfkzCqOSPkuZ6OVMEmPUprlKISGttU1nYIT2xGPmgxZYFuBk5hauKPEPbxbJ3ZQjc+f72vYhr
ksvOMUmBYkkeiq6v4VDT7R2X4KWhhoATwa+CR0II9cSS1TP4LZddZTXz6fYDmPMJM5+LYaqWp6zHeNRI8uoxzk2P/6FZmDjN+/bH2LELZCp7zzb7m3KXDA
N2Lc66DVq+ypbXMxWwvfMR7fzSWe3ACW+smnU7bhwIckNeu/v7gwMH7xJ5OPimtcUqcwPCNbzEiVFfcaOLRl5FPbq9ZAwzmWeGv9vcM1Km8vmKxZjyVGTI
5Ij55KPwUzzk6U64Ofz368atlBIhKIozju2llP0X90oOI1SUV83CJY4qsdA7NzlQU2mKiMhEJM7Ia0Uy62p54rs0HMRlKN1QKmCKkr+3d3gcRY8EFa5Hja
MZJ1KnKjUI/MUjOlAP8J8ZCW4r3anCZa9Fkc61fmIszMgPrvKl5C6Bx7qjgUHAdMiLFz5d0azDkdU049qLstzwYNOBeIsXqo0FYnEzrnwGzQGirbY8ngpq
zjj+owtrR73/VpN14waktyYHFq9zSNsOxfPcy6fLUh8ye4d4r1hCG3HhJ3uCZj+UK36EDGrN4ibHIRKvOOEFjELwIpe7pxgfD64YNGYSxg9Zc+gaDwdE8s
VYPs78OPNwsKlOjc8Rhj+dJgZ1o6MPaV5dlMeHFTarRQNJuu13lFleRpcIuqEWCXqyXVujKYTdnXSL55iR4ufVttEVpKywF9ANZKizLHV1/w+BqSaOvjQN
WM33zlC2qH/CGuJ0ckNFueP+eMC6elx2LuqgKWlGj1DqF1Y/kVdiSobGlXWHp9CbEM0fHORhDmvfsrfs9XCelkfXvpOwcu6rNxYS2VEB+KwnhJTD3Yu1NU
qxHDAFwzrcf/D0SjQphp8Iy4VHMAmiU2W8f9m9d8JzX9rPNopAsdIhIeSvVGHWFPc4Qj8TBUq1/ZTFoK1/hy7HfMe3gRlKlScTrhTdwnXtrYVRb8J6H4Tu
uVyCpXdUrvDCMPD3J7tAlzjv+KnWSDhE1xbq4v6+m8LP8uucWdLVsHfppsVmAzsKguuNObfljn/laeIvFdAgkmUNQ7TvBH0et0mEf/HgeF7XhBU3NE/qbl
ifgT7h1oocC/dYJHcwR6/Dy3GkKE0+wo/dBXYwV5iPHfJd1nPdWPa5bTqxMx3ESv7YCb2Jy9/IHdZU0d9oMHYiktew9eHcHAvSPuAcYzm2M7dmfPWKxUPP
RsQ1FPjtbOQFr6kD38pevCRjdlM+IfZKV+OfPw2pbzYyke1oc/sis3wSFKp8ECJaJgKHw9hWJaLhGmJo9V2X4XFk459d0B1Q66lO46idmxpHBhlcaVu9WZ
s5QmRG0JnjTXgOXXz5tIXQZn2N3TCe11gQHgOh3K4EjLElzK0SkvPMf5bNgRe5eoy/7dEGBwJqja9cF9Ytr4ytTPT12g1KSimEw93IN72teoVHVuYWaAFJ
5cljqK+OcYdK2f3bGP9nuObuyb+8AX4M5dI7Y2sjlwkkf5S0xNj5iDW9vlf4fTBaOaLMs2QiUEv0CBHCJX5hZrWHpyOzRfjZ5tlPeH9+j2PcLlqmADI5sW
N8E2YDlZ/m9Fi58AeMy8bhpyFGZo9g7V+pyfgDTH2RBCK2Q7DcKe5nH+USqLvVXs45Lvq2xuN0Z8P1Cgl9sCB8rsd59wioo8ZxZx3ZbNf1O5RpZneMaZ4K
RLdZeH/j8MHpuYjsGSbOu/CIKYMpq+eyC3w4F9bcd4SSMv7ioJDlXRXs4mH6ffmE/OtVDMGlOlHzlKW3qp2M2kGbefiGEhLidy1p9wsEK+gUuYuY+Sgf6O
+VVpHjOxLBvGFk5ZTvw+DXxPA1ZlwluH+zBhv7bpBFLvyjfG/J+GDdoz6hGW+XToVCT9KsOxN0uG9DmNqMb+gly3dlXd+9Fss5dKsK9Q5fnyjSaXHwVfb3
LzdnFNH3DNDie1m0DFxOIjyEZTzD9HHE2iCs9X1IDkUXNnHyCW1cDQrvB1H58susOnjXHsUwV0F/EE9/9wtU0EVq31eyAS4yFJEWkNIR+VntyqA1mJ9mQa
/H0584329YyPSsdkJLscrFgiHbSmne4TnDRxNgYXCNEQrqbRVqTQOx834du15oZIoKgqKvWodZDDefMf2kd04Y1EyPWqCZelBQWbnGmvOc32Fg2IBBWH3W
0MWLyZlgSURjfupw5tL/SefpkMmomPgFp+YNaUX1eFfbcPu6FnRYF65iY9j+Osjhe4aj2UlvqCvkOWlbtNLFsNVpER4GTd1FyfRytmuIYJ547h27pF4Rf4
dnMQZX/qs0MBDZq7w66YAb/2En8KR2Zg5QiXvcvS6kAoRejt/IhYfYLRDWRFex5ugTbM4ddY0/8mtsBb+axvw7/7bXfmMTD3naETZpO3gX1jv7dP49yii7
i25kHZuOr9sst+b0qS0ZeOWEw494CvyugmqT16c6KVHE3mbLcziI8HLl33VGj5c9AmQl//f5xs0ucjJqeD4lWGVxlMKfVd/v1yqvZj3Bn/+bkhEqBMWdU7
D33osukQcPrAvMKZMqRH3WOJa17O+y55rbSEush855fOBrYAKDUWKdbhEOHq/po0L4BieTkqv5kIvA86wUzHAS1DRXdIm8GXmubJnzMb6VriTgoijSOA0y
NrZkYUhuR9v7rk/m3pG+Dde2tccZXY84p+QQ5I+m0DOcu1xSCD5Czf79DJuz2dAtdYH9U5hS7k8J+lAiwMcaRdV22kfZqD6Ef9xbFYadhWktiplJWx1HZs
UF+dj/iGccXfXCBZ4QkFop3ZWFuA0Fth36OFz9X3wegKjj2MFR19tX7R1CX4lSCR/WY6rAGak/hQvqVhcntJ4IrAp5aO04O/JyMnvZRetb3ogXb9xkKGpV
6VxnvEnWFMq4SOUyorHIP1dLjJ6jyCBH+hDMtq1cd1EcrD1xV7dffR6dOu74nXNiHu18Md5GjDjx4OJNtOFsqqG9LT95ih0hC0tIeIvNloaWthzLLYoWZy
v05pSDVh3RPpfvrXtI0r29wHLHd5lsQJVWNBFbGGSVX9hwScB6N16BUy/BKhwqTy1w8OXyPLUSdlWUt++szmU428Cs99ta98gPYYrfRUwBhwkENRQW6J4d
TH7Zvfo4M1TB2pwOLTWPdbrFMXLb0L8aH1s+hhR8J/LXJDxDLZH99RfhOv89ZwsIdNcwVZqnx1x1SL1y2iS7Uw4V3Q6k+68RGgVUnDWG+bPLB33G3lngoO
yen4L6tY/cuhJ4yl54evj3CO2U+gZ+JjschKF5mnB/QNMieJyuGe6uOHe4zc/4kH2wX+i++BYmiMbKC9+OPMjy5sRQ+l5GikPXyZb2rAkHlwGlUlYyP+B/
5v15+2FRiG/uX8UaWgeZCPrzdHiYBM3/UDNELis4VxICw2De4d9SqcYU0mxLpSkcLbyrVVxDIFpTeEpRz/348l5eoYcCvvmpRle5NCtREp5RXKDmjKIjeA
PZFVmWcfpnKALRjT8VK3ZMaEiJzcLOq8cjLp/G/jbQH5jZ1F4RWWw10uwld+mIuIxMkI0HS3t6ha+UppJ4v/GAFtEwrBMq66FZFRiNQrvF+x1/nhzbwyH4
dFCPBL6EOJyHMcMu8cLwGeSbY1YFzM+I6l/Nq11k4fQDF2Th2ITSWfPnvWe5lEUSDp9Jb6UHaGfe0irIF3Qf7gOhF64qWiKGIh4neWIfWP6VgPV1KY7nHS
YPuwQ6yqbxreES6DFW8ayZEwvLfPB/71RcO5s620rNxDHBjYStq2gNVY1DTK2mGRh38cke8NhlVeAb0rhQhD8hyP/bT5/nEA7e9o8O/Uj6zHRMnuv7vyWJ
i6K1j0Nfd/TgEdg0azxis+uz6vWSPMUXlAa35HNcNSmSaYRFeQZhLE/POfOHK9H7hN5mNn/jLFdztjMXqWitpkZgSXz1gDKmz1WYeX5euKHnfuImmrmje5
VUUsFvyhGPtyIZ94GxG0YMdIjbidB2qHrewu2dgSOAMMTAhMdCNNzzh+E9s1XSJve0Gk+UeSpCKkYoDtPqfH5s8Jl1bKolRkTSGSJ9+Yh7p5pnaRKiNB0G
R//o7ddUi0niadnkfsFfos5+4o/AiLM89uEvOGNYZRPYsQEJo51TAD8XfJBcAQDm1qciObJrNGxdygn53fY18zdGeoFNmKCICDhI07+6Q2DcUVLM8/rfxV
d+exSPW5MgnRQBUrk02e/piMuYi+fwZEO4/172zrxK0+MZRwt4VAcEZVIaI27uWJJk+Cjrl+954fMtmm+WcEa8d+cxSXU7TjFeZMrWUy0wozi6mPApvx/F
x+6ImBt7Cp0jDZ9qrs/AsxM/S7rRwY0xYnF0mOUgUBPD9XmEXU3PaLHTSNO/iFR8r4MlRneXwH/g0BixyXDrPhvuaYYpWxAWNpJzfopnT8tAPeHMyJu9T7
phEOeIkH8bXF+3OZq5k2FF24xRcYKtw3t2SWmFBtEHzvqu/kQbkeHu2MeT7GqaheEyObdrjyaOtpbM38JTVsUYvYU6CHjdnpOmOsJEkrwnNEsUybAOE1/u
VgEvmiRNnkekp0BKBNskfElSi8w5Lhj1RE1Rm++82VobvUyUUEh0j0yX8OJpTRJGcDDi8/QWquSOGMJnUDx67ZIUnxCqLrj+gYMTfMu1GStVaTXticlhYF
j0P7J/qF73WX73DSZc2d2hqm9PrmzJKx9xFeBGmILVbgu/ydfsy2ndYJhToHOajffr5OG7vDVcnZCByL81WwKLsI9Ufg2QRBCpP9txylnHDGOKY4RDbEPv
jxtYzeoCR3h+mTpy00dmrel3E03ncut0eG0U8FA5Ah9ioJPcZuoLSj1zEXWIcGb9kR8rOqUx8pN6MTulTV0PD1dsEKHx3olClh9nesR+zDBiH0x0pg1JMT
CQUEI9oB+n9ZdG4Mj8uU3GWOJyDfrjW7TFaDOKo0CV++8yaWGZmDr3EBv6WM/GJZLzvrl3U9iu73DUl3oYJWXaFWA19akybcgkTNJFxJomoHjF4yVf2zYJ
hwkurSbDqq2x2ChZRqH1LHmv03mKVi6sf0T2lluTZocpVqdrWsoi2FAun5sBvjXTFxYytf0BMDz6n5DE1s3hC/Fgp9dQ6QGWNSzw4ny34Z6uSUsEvo9uA8
IN7N3yfZTD6/paLTsueXJMrDMnB7IFCZIhzRvW/I7tRgwo9q6uEJ6vzr+DRESgw6nRtC/ItUG/RqhoRNVAI3qx0mHUOTv8wFhJWrDW1m45nqGnGG3nshyf
JNkvQJE0lEkanuh7+pI9Gary8D/tuUm3KjizEWQk+TcyiOlu8XjyViPI2L9HqmnmSVbitPX6o/I7Gj9Mw/2MPotjziMPtA2RrEf3t1Z8zN0IVzc162KPEt
BZ89pp+ox++hjFBR+DYgnQjFOcJiTgd9DfFhpV+RFNkHhRc6pWDzxEKyd/lF4FZQ9v99kNrjOStOCg1jk4kFB7RnjhuTnQ5zIFxApwsxqVuCGGrg3E1xGa
qvin9Dkpn/dFJXPutN1jU185joneToockGinuMhvJDsGebttozWBhVwYmVHgSIa9nEURokpnRcsW4DvUuT/iOZJKUfuY9jl2rd45mwj4jV4F98LWxF8Aiw
7ku/znSNgz0z5rULNznDlghgkHih9NlMB7lVaeaFHQWT6hbs0zf5AQUcBv6SjLIdwwmexI2P64dcicd32VuHFqK8rxmw5V7uSTnbtEs/MHOakDlNUoReqN
O8kvdUhHBuT15jHRtL6ti9HxPgxckTvpP+kNsq5LTgOH0xSS38mTE/yirA7pdPFJcUDHH7m+hB9omgrcDn+7Cj1JmmT2ZGbDjIGC7cUSaWxe92ycuyqPwb
XSofHEdH1SbRa7O/ffT5iOU5aOIPOqiZMhcAtPO76n3JMkB+lrHP9YwDlC/UBol7Fw+sKIGu2iuR6jcZOIivOFrh7DFUiYxQ7+mCz9axxWx3zh/0yLN5PI
YU6vwxU/NPwpwxb7m1r1riRd82hxGPzSaMxqJo5YdKDGyFCHP1H7hnUjj0N7KuFSczZP7TbG3ng0sGbWwSSPI3McLV4Pl738sTHZTHpNodgfs0vlIGKveG
us8NogK11XZkVSJA3wrAcgvngG3q59wDsXcXn8X/l26BSq/fxld5BCSSAqIfWQKcal1jIIDMMZV26oldNT0jISGh76T6I55vlRtG7B3rN+w2ckMXRAJ2S9
eYjzi5XZHWUth6bfLzTtchTVOiZAYMW4R/A9Ks9QehDK0u8U1xxBCSGa86DTEaVqkb6Z711yYS/UnNcPURT/BrERmcPjBrdh1KP8+jvZBxhq1vFlL2chd0
CUWs9A+r/9mgXwVuPUvc/vkwFje9BK5ZCwdp/Zrg/LK7BWewiyv7eBzW/1aYG/j0qqne/4Tt6tzrhZlginIKjhYom7aSSmc7B5nDGLveIy6Cd2+6OUMy0D
xZicDEsSzzfYsO+IyCwlOAbqjCfQVHqQeKCK7MwG6ditEvskUW3k8FnjpfvpRca2eA2gHOAeOiKSyjTNU8z73olMiEMV1f7o37psuR7lj9lPxY1CV99CVS
7clh8ar+cCM+7lVK/D0x+Lyu0N+zId4OzDK5O6hDZLSGn2cE8r7lUE0QGuSY88rihnfq8Hc+jSe6R3BJSLkY8BfCfOB46+EEiS3laMDB6zg+5RpQruCe74
HmaRIaypo7zJIr+G6juMT3PLkqX4oXqPtOO6FRfE2YUblXo3UJFkqSdB8S4L36tT4uSXO2Y+RJIFl0Xb3cWanIscY8iD0+gdhoeC0wIKoxAFpXbg323GIH
4HGzZxpQv2u84pTfwJmVvgMZLAN8rhrgORd7mCVzxuZ9qpD3lxV6yokhi74o3fsTgq0TXQXoT4HFINfw6hL3QJLb2I55z18ozWib3MisbDjGf6XQKeJgFD
DaDS3qs8nkwBPC6DD5jGND6HaYdXlmCHySluwlRSvoeILr+GAVhxumUsqzz4+pFQzS/4JMtiJJ32rDokfkqXTmexMjfSq8gQgvKw6P+gArj/N5YW+RK67h
kGUyzG3QJxtj51NTM1zli3bvs/sUFjPHXYOcjuMZPmKW9K02iJDXgdQrQRkzw0D/w6XHVxklNrGa/4EZfvebd3FYR6XSHLbIMRXnoI0RVah96C1q8TM0/o
mjDf48wpKfENukvsoJQqI72zfbgiguXD+LJQBCUHSzhwxbBXeXCdXJ6vzYGyADygenz/+v6zfCdsIGTakYO5sa2ww60+45Gw0+j1UmjvWORF97HhGqO47T
kcIbzgLk/8EE5xwL7xbk1syvVomV0+h3U/1aGN3icsaFHrqI7LvunkFabAUSwt7gPmbsa6E6Ks3mA8JuvEyUd8/eIme7xoSlP4RhFaM6Q0/JDCy1cu5ZWm
c/7rDfdTC9ATAMYE2SpL2ZEunBrXmUxRrchZdUzRU0qKfDnqx7d2EdBxNBynaKyX0mIvPqBe1Uo5S7n+HA4G0RVrQG1khn5MDT391nD0yjzFZn5eH3ZTZi
+mpqpmiIUuc8BoXXp+ZCmCsMJH+Ilr9fFHtt+topoj5MLVK/E9B2UqyNQz4jOWTRZE1F6lwV8Pt+7AL+z6MURBAEypfjid5X0vMGzyNb90iQTy/Msqki1s
c8vaUTpIVsIVtosy29xCmdPiZsI8LJ1oRqYYc4WhD+9b/HVitNxk4ORjyAtN1YwIxnBEouIHEEov6mLG/SDC5V74LPYuQ94ENEqK65zWiqnDH/YZzo+xr8
9jhjX/iEJQXTkcb1+cKGG0s8h9Sa0re7n997tUK2zaTVjDyQ5SCweobetv6HumC9Lt7PNY+gnw/jh6w00b71gUSA9/fGu5zJf6td9wA5f3SFl5rOt0Fsjs
kUKxRB2SlHdTMdavgva8jHU13qHDlbJbDtw6FiUTVnBolfeLds4GxdE/JG5+ysrveFKp7+V67szOJTI7Z+rfcZsg/RWgmB8+Fzq81wioeVRxIvLRQ134W+
yTmmsZ4ceHONg0Bo4qOELdPb1ySsLFIU9KHjM1EjiwH4aYDpIn+f/Lq4bjzus/4fP3izNU+J30Mfd2Dn2AvrX94wJ/EIzfncNoDD+j/7SsYHYpiq8BeX/h
Lx1TxnVhdl4YDX2mHvHQLwneVBZTc1yRRGoBVdh0WbkIaRYzTeR4rlRe/BrtQXbrdDygPvflcsVViOIn50phYosfscyX+ZXIOCrp4BCjjGocfyI6XDkHwk
X7GB/+7MUObNiCT57uxkV2+jUFN/mjdPW8fztEZYR5sczw5ji8KTojHrIkuiSdANmwF40bA0ei3kV6Zzz8CrpLYFfhFQ4EuIuwjxKPuUGyd84PtC2497QG
vGuQXJwg/ZhTWBQdCZoPrkyloLnHDzxDCkeGD3e3HJs4KyCAKS1zx8slRaudVUw4jkS8BdaAOPRSH+dv+1igCknM+VVRHs8TIp2FXCHTh2A7jKhtueLCwC
kjC4FP7f9f07ntxgkDYfhl+kyVWqm9aJWkaQ67wHIwtvFwxhiWsKds0q4itelVX7L6Z9Nb7kBg7Jl/vm+6+fbhb7qM22QERjinace1lQrWu6+QBMcp9E0g
G3e0FtVOgsSGtV7hzme7mttmESZSstSCL7cxK486x3CMU5xyf95Ey8Q3XvkHK4CxXx52jYgXvqVPOLZoFJ72lOwf/ZpHq3JWu3q3NTe3kUIN6Fkj97ehJl
6mXRXm7h6QO3qNzpHWvbZrSgKLcydnaUDU8LehpieZ9U0rtdENSs/5SAjUWgp7tUk+1p18ZLY26gDUM96Z/Dpf659ZHKuFoEVbHjktYsjc+s5qahY9EihD
z5VgdwNX7B35NF0LGuMnhzfID3y7RaiUKIuaZ/x9ZhMi2vNufI7icoxiph1fWUbyVFypdZGZmoaFoaROMifXTTlSr2LdQ3gV7feugHTQGD61q/OM0i1et3
tqGrc3DGPpqjSnQgdZRNkzZFwSmmAA4z8/xPTi2GugtBsGqocaXVYF2tb6DCGuiV57I09jQ1VyLEqsstI0VJntQeSJs7T0Krqqadi9FZ2thwLUMUJ0b9nD
z7wZOP3WigtEd0kWrl8wbMx7fPtwBsE7BjyYAZY98nxO4peZuo4ycroozyoIUn3KBON7t8q/jNWNfGPo00v8e0flUNQmIgtukMRIwzAC9GMdSWvpEipAV6
c/8Kek4q6bMXBVhtZktBSASuvkgDEI5AW+ZwVNE40UHVKOwXXKejw5slKvRJ63LhOZbjp20SWAxklxMAsDjphK8mxjmB5EXgC3z7mRjwDppQr92WDCgDWx
6P+LIL/MLXUvgrKZCzdCcEsy+J/gCRpSVapzMx3BDBHxQ6JCC3EO+AnRYW6r7UB8moB3KdSp9H4FCVb2Uyze8+4Qtr1t6KZ51eqKSaXqydf2YqQhiebV+A
+XWdym
"""
AT_REST, STEP, AT_LEAST = -2.754321, 0.11318179, 0.3

AT_LEAST_OF_STRAY = AT_LEAST - 1.5  # an address like those of the published sites needs fewer words to be a claim


def score(parts):
    if not isinstance(WEIGHTS, bytes):
        unpack_weights()
    total = sum(WEIGHTS[zlib.crc32(part.encode("utf-8", "replace")) % len(WEIGHTS)] - 128 for part in parts)
    return AT_REST + STEP * total / len(parts) ** 0.5


def unpack_weights():
    """When the first clause is judged: most replies have none."""
    global WEIGHTS
    WEIGHTS = zlib.decompress(base64.b64decode(WEIGHTS))


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
    claimed = set()
    for index, parts in clauses(reply, evidence):
        if index in claimed or score(parts) < (AT_LEAST_OF_STRAY if cites_stray(reply, index, evidence) else AT_LEAST):
            continue
        claimed.add(index)
        yield Claim(reply, reply.sentences[index], urls_of_claim(reply, index))


def cites_stray(reply, index, evidence):
    sentence = reply.sentences[index]
    return not DENIES.search(sentence) and any(evidence.is_stray(url) for url in cited(reply, sentence))


DENIES = Lazy(r"\b(?:not|no|never|nothing|none|cannot|unable|failed)\b|n't\b|[没未不无]", re.I)


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
    if not wrong or is_beside(claim, wrong, evidence):
        return None
    named = [url[:200] for url in evidence.named]
    hint = "（%s）" % "、".join(named) if claim.is_chinese else " (%s)" % ", ".join(named)
    return reason_for("unknown url", claim, wrong[0][:200], hint)


def is_beside(claim, wrong, evidence):
    """Where the published address is cited, another is a source or a neighbour."""
    if claim.reply.disguised.intersection(wrong):
        return False
    if claim.urls[0] not in wrong:
        return True
    return not any(evidence.is_stray(url) for url in wrong) and any(evidence.knows(url, evidence.known) for url in claim.reply.urls)


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
