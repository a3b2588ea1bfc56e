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
# Each has a weight, learned by test/extensions/check_publish/learn.mjs from the replies beside it; the sum says how much
# a clause sounds like "it is out". Word rules, ten times as long, did worse on replies they had not seen.

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
    r"(?:\b(?:address|link|url|visit|open|go to|head to|here|(?:find|see|view|reach|open) it|code to)\b(?: (?:is|to it|now|at|on|here|through|via))*"
    r"|地址|网址|链接|打开|访问|浏览|输入|进入|请[走看到])\W{0,3}(?:就?[是为在])?\W{0,3}⟪",
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
eNo8vNmSJclxJfgL8yHzNt8wPdMy0g8t02STAmIpVOUSEXfz1cxtPeb77n6XWDNrA0CQIIQtzRY+zXv/14iaR3U+oASZEfe6m6mpHj3nqIWADIESeQNkAL
BvkSLmH6CHDC3e/zzX9L9VhPXm/78B4IAz5Aik6AELBUBjF+UIKsShdVK38rbaDByQ/tdUAeTPDDh+e6iEjSxQX9GZDDAVZCI/WXQS/PwCnbGew+Fb/4ts
hIC9vrBGYQC45ik3WaAPEfSDfxTg3PEjTxl6DXHCKRmBBOY6CFjmHzjORbrD0fyugDnHmQCU/DOjX239B+BPQK0fRwcD/j3GfvRvRH86fAUahwX/hgHldZ
wR7wvU6A/WRiql328mABegbTvpcEwU3jCIT8Ban+kF8m6cIDN+Bv/8CDA5AGmhK7GtDbjhAaaJvrJNONDS39/pCXwemv2A+BE5kFTCQsvlZyTxYmSXwqRq
+4BX5FD/0qJQ37mry4FSAzWCKo5u2AM3C4vjpSi3NxpQZbmEQzIWQI+C9v+v0+PFAv1aI0/+grnCIeU1VI6sHjBw4BD19FEdYggIW0CPccqnKcII1Enl/M
dnDeBSC6QSONsppyeJvmMIygE4dUB6HiNxwCwkrJnLKhzfIjh5sxjxW3S2BZQa/YvJoIwThCiqcAA9Kl/ZsQKkswzHXHZV1jTpXzm4FEiQAJGPZVPl6BCa
R5XDjCIsrOE4Af/6GSaN7nIAH/3CAxgGLI0JCgwz8h5dLIBMrkDjQ72jz5t2Ix0JZ64DSsDxMPuIcMIpvUFBi1Sh6ik+3/8keAB0QK/eoYHG/nytTep0K2
A1fWxWR9Me2QwcTArkBSwQWPjAk01H71LhOigI4N9Rv3ZlhKKrz3yqNP3TMbGA5nQIKQbLjyLoMYMdMNocmBGLtkH0ytEO2HM0ahFY6fPjEnmEPgXt26Br
dNMZGHn6lGreYML6AIy65Ye2sDdRo7ruXIhK4gu4gEsviCHzDLo0g2YZmDAhRPF973C4gF0chLP796V4quh1r53GAbsMuwHPoHA0rzB/KoIG5obymV78Z5
zKLWEIoPR7I3BCrGA+Lc1jMWYIweL6E4oZFys0GDCnZ/qWqEBFr/3coFgpK9Hu0kcZwMZA8SDoJAKBA9iMdkRaAnf8mMBCfP1RIriomxJ1Wdwc8tliSmFs
InP1//S4BO1vISeEl8FAWAr0Af3/jbl50yUqIPTfmCl0mcICZLxfoKAUDoOPoNxKxtUc92BhUHW336c8cVjLg5V1Ch7GDywBk4ctXzZ2T+FaJCGn90Bhsa
LBvVUOVR4MlJSTus0Gce7zuQw/+6APwRExCU6r2bVbkJfGWgriJRpQVWUOB5HO+GjxqQDSp/RhLJFlhYZJAHwGbrlMENe7TOS2SLMOUMflpQmc+tJHHB0c
RxA7Jo3Z38StjTXX0KnNU/vgl6HSeBWXhk4KPt0jPRRIaRFsnyLFn7L702CBRgn87FApSE4bVjqkyEoV04aAp7Rbr48oLpk9gb3Ov3stXd+GVcWrCkUSxJ
Dxwum4P2oFFQN4wQT+RAv2So9B8S2qyP3NSZdU6mzaG4PRPHTHGBhCjfgLl82kkD/O0OLArYmCNyDVqCE7v/R4gFhQaGFD4DMXEoO5FYAut6SIO0E/fZxO
qUV40JRbUkCnxwgKla+tM8o/81ThG6RZf1jbxg2B9EUqPipMuJ4sJF4tHtLH8qcBRQ5XIAht1I3lI+5ecVkO0LQwhkn94oYcj9VV47+8UPk7I0GEog9t1a
eIC5zAUJoOO4rJ3uDIzK5AjKi9TV8cvggjkFpUsIipNkvQjz4c7tEYCc6BRvSWskO4hOCFHSjLhGuETHW+6KRQdJSh0vKI3O/0dgKkRd7HFgX9HTMtlR8E
7gGQ9dxTTk1wwn3N6JD32mFelHtDPI4txqbDNdUZ8GNRojL7RE84GTsOi0IR0DPEaKoJ75lWncw1pbByfIAq0wXQVbkHSukLY0iHHWl0Swy7ORyD8kdE4C
dgUNqNZ/7+0KFSFuYD++91M1dDSjtWAI/gdBb/O2RuHCz6UBJIilGfE0qk82BxmrTAE522DKW1Evu3WXXwCWjqc4gck7P2hlnsTmD7ug1tmMc5DMztpM/1
OWiTMyAZ9AKEoQaGEiLPkNRUCZI232Gm2M73LYodyl6H9hTccyRWg8cMpcB/lDnwE15qpmKYhbLRHGOmtT+irWDN5xR9Rktu0MuRZw8ODj/EvmT6SifChq
Dcb3zBS4uHu8QnoiMdgKqiqhEpTQlFR88J4rcoCz9Q2qv6tE87N6Tge1yXpLlRoRxAT69hbNsBOW2DpKyf15VHIHZUSQ8zAFmNDPoAhDfQIVDF1HpYZzNU
Dtm9qqRFgzUHg6uriR0IvyCrZ4zt0mwgcZp65vQz1VsIe+0bqPoiPbJ19OU6YxjKdNJ4h4yWYej4Pk3a/3PX2wRFTVkNjmdYGCV09IR2fFEG0htcj9Ci9Y
n2BNg7DZZj+KXmj/SxDBiynht6vL7HW0HpAcAVqP5bJTmVlBKquaHMRGkj+Oxyo99j5d+hclxz/Ncg6m6Ay3CFRN+utgy7Ab3YSsw9+AD8MdUnJ0fFDibO
YplGdhQPD5PtK3zJICmwuxrff0aY9kD4xFtXmBaRiTFHZfVrXYwSB3BbEebDTLggpG37p4ELemUJWHuzEGkApjWrgHZuJDL7d2CdazPYsR9u0DAsw9MTSq
SC8i0DpP3uOYBTidrA05P9GW8/viCNYl4Y5y4Kpc8OAG4Xwbc4088n4KZTyj6Pw4BTClsEBFkaF8VliDEqYDqNHEnRAHPVZEAR5tIggn0ee9nPmSoR37Ig
eEfWD3kQ0LvpWkd5Nl4IrS2A6Iru5d6uiIRNzQGIUF4MxmDJMYHqtjnN+jtg14rj+qL/RICN4EiM1WeWcc5qyTHDZDiGYu16wNVv8Tn+2icG4GfIusef6a
sLTq/ncuSVkfRcN97UF0ynCVcw+Fp9bv1yxCjWS7pD0agCTxcFa3COavHAUcQh5qzpHTimJ789BZh/Td7Rwz359PvW9MtJ1rbKERmMgjlHD35GbKAiaAi9
IYwPCgqOThlKSoQjnsCr6krI5v9KMmDM/Zt2O0BWNobpBGDHBGir3mCI0V2jnUNZpAF2Hz/iPCfIGFDMBZ4tNI5QVV6hNElxoDPfRzhjOReAabvSjBq9Q6
WFAZg7IZIAoRNMsMXQZCku0Bh5WJr0HsiC8Uv79Ad8tEmefmNhJqize4E6+p0+nIGr1jOj5Ds4ILUhagL3sNAsxlmn3X8KfdM3ZG3ps1RHEPIJPVrORAgV
3u1QHy++760qPKCXR51frJaFwFzCDi+NCrdTnXvMd3eDHZCnzjTdhhccUu4wRNS2SqClSN/D9IwtH/2TuvWYcTQS311i0UEV7iOCEzXgKcqWcjTUyXfdtg
PWqUCVqAktxXRK2YjgUvKGc48lYUMd+rP7FZi1DTFgxBc2DogwnyQrd7WakhAYM9T4gtF8zwxhropS5dFAzhUMwj6jl2ofTMJS3/zXQ9IpS19H79ABP2yN
VYYvrmkIXgo9ppqiKQMGUVG1KmP/M5SEm1OJfAaKFMr++SINkIaALbGziUT76bvJFrTSn1TjcMRNY6rwGxQC4VIOhOd6IGvZRUElY9bJ+9NqCCV+C2vxnc
+51Ty42nbuYlf8+FgDT8MhDfToYD/iBOFDPANsQyU87ADdtBRiAwFbioyhtVoRSG5NjRSGioNYpsJFAA96aHS81Uj0xUUlrUQ7+LxFuTK+Wv0DAhSoGyRZ
FkaPMy4hcqoypigeIVLnOzr8ZarPNvjOIeh1jnsRmAppYkKgaKmPi86GEWYK/7lWFESRIdDoLGaD1WNXicRIDvYEhF9xzXFGWe5T8T+d1AWrQM1PhSjwfA
e6Ck8Y9jM9cSLpiaOUuiTVYWk8kZOuwPQssXiQGOyQTCyBPaZOwygX9PQY9nyOUwgZMGD/2tZaI8pcdfTgGr7x+hCoYVIrAaKyROIoe+a1UcDvMSNFXQCB
aRxUW0qV9RuDZEEA1+SPuOyVQGfxd7D2EU3EptkJbYKV4DbSPgXDuQkS+p04lNAhGgOZmlsDDvqLP2X2I1j/Peam1q4/bS3kRbkH/CPuiaBpRIxDWZx4pJ
YVdJawyxPsYYU0KNwDOB5B53aCuMcNHOnnrYUslEoRjehYnTwpHp3tV+77UrBk+4EGi8Q0cYLAWc5bC2QnggiQkbWl9gHQW6YzD0QWooiobPqqjx5hXqOP
I3tpoZpka5mfqP/U1NukcBWm4IlKa1H31wJDgFYO9Iq69OAjw/HuhCO6odDSPNLOlJTGsRSIcERplXR3YQk527wtJQLkXbPnUAznQyJ43SJxNayUrdCpGe
gQz55/ucGcAdfmeoIcDc+SB7xSEbDSBBvy4qKCkh09+F1rm/TI+kpa0wuLJKvRjIBb7Iygl0nf8EKgvC044zwaKIhsq9NavmwxZSAG9PhYlS12JwLhHXQL
Q8GWoev6I7C674bhPCcjyoKhLk0NLVDFKyr83j83E8BFosoysLH2RM6PLdPJ7v4Rd0mLvQ8nQIhMA3nY50u9IQb37VIGDp9WoJiAQ+XrIw5wxSNte4q9DB
/0on2QfYawjnn+05T09MfhLqHECuFhJ6VPGyhqbXG+xTnc9EbRsAbV/AHoOXExiExzw5HDZTlnx9NiIKFxfUhCQucGS+va57JDLungXcrPDghnes1uQRDr
kzn6jqPEiDDHDQKZT1NqlT8JtJh+lLrPrECJsKXW5hznUuD3wHFk1QVx0lWYabGBWimUjxQ/U0cntW/LbDKZwdGOC8aqHNqrKXCMqKWzrrtTSCfcQ1L7Ps
/A6VIOS+ZxdoJrb3Iqi60AkgG8IbKKTz0kZkw8o2TA5UJVgnVhQDlKVzabPAu2bhSswdCy2NdF+vGIclpm6fAscFphsebTKNv4njgFOBN9dWyiEEiDCAOS
xK5oiA5E8k8zzmuOIk8LVsA8JHHfnzwltvbdiPQClxR9Qp+KgnJAI8owQyI2IItm2mt5T7Wbvt4JehSJZBRF2DG0SV8zZJWoEJumziAep8ngGVu/SmWnoZ
LDi5s+GHDsIXnwS+fclja+aZQpawVYN/u/rD2NFeaNit1jCCRKwKEXr06g5KiP1xq5rE+A/iPq1qePiFIEraQvcVjFqb9HPMMIPH8b4vsVCGLxnyzax0MY
mrAg7IovsLT/GrzA3DWa8je4hyF09LIHQjHoaqKDiOLI2EBQmdDNiAOLjSwFR3zTiaqbyQG76y9vxkqOkLBPqkt/ViDBzjGxLIhPZ8Rx4tn2BRbdF3HJBO
VGl8/+h7mlr1mSGA3+6TgeMmY8XYSY3c5gocP+oZ7xYPNcM7BEtU9uVWBdYBsVE7uXImNBVwJBQkWlyN1e4MYOqJQ4z3QkTvUCM8aAKyecwCdo0hI4N80e
dpycwBmOOvNR2J5jH9eYsFTWp5YFA2vpFBFoBmwoBdYhATsNTBsYY++V336tgVmmzoZPaBxFgCjeIpTnod0R6R8d6wbGKZyJYJc3Ycf4ON/HGS253V2RfU
GPXbYzsHneYgA3D8UZEKcc5wWX/eul8xHzgISjdgpRh5KyRtf051gOMO2+80cnv1TocBYw+Ior5qmdgHwRn1HHFkNyj9MeKcaDkxIRKsLVTQ8sjpJ2PiSg
DFNBnTD5fplI+e9296YEC1cmPiE4kQiR+A79CxBWaHz3lXYmdQIxVFnizVHaOZceOl8hIqxIwdtqKZckIsDm4KY1EFxZjbIS+pwb61Aw9tryrYcU58sdMg
fSk/JZIbZtiquyPl188pni+1ujWD+30stdqKFgsiabJBovrXiIO7VoIGc4weq/B1OHARlRpFj07ZYzbk/zETqUpDwIqh/j4FNSkVZzB8TJSfV1hozHLf48
9339NpoHcN+MhETnpHIIjhgt0eijwU7OlEiOz+hig5shZD9iIVzDHEpkaK0hFSnGOMFz98V+4eLcg3/1FNPiXzFBHLdOMDDxPHD8+pqNti9sFW/YE/MTLV
O4FuXofhjRfKECX64ZfWWz6Vw6GA+iz6HcABbWCAzkuQLydjuwJJnJh1fcf5o6jT+1W9bEMwLE76e8p3AKiLz1f3XM8KA6fkHenzA5mQ4j8csJMUMxYlpY
MRS0gOVJvmc6lfFbgmmAyjNlmRmOI4u8HAkkObGVOFFZVcl26lw2zLXiCZI36nKL+EDN40+AacRKKYQOg9CEBhpUgfkaLl88oWMUZL1RiPaft4S0h0oJYh
BbP0ncinSO4IzDkRgsidPhHll156nPFJqOsqItGB2ufINtcZwieSCWrQ5wdtVISxdjQVn2XiC8DL1Pipn9ANz1mKdsTtBRRbZNCJNxeg2zA77QptTNA6Kj
71cDz0gSilAWYh0Y0PgFyVr0AfBH9gFumtA/dxEsR558ZsTvYl0DTKS9/hHjPTp+9FDKEsFzuAlK9aSFTqd8vJbalG2bIcHB0uGu8RmPR0qH8CzhEVDCsw
w8pjpWyBoDNGFYk3vKGT0/l/gBg00xnQzEWKm+srI8VGhW6pfTkXpL9kzHn3chUM8TnUWrIjrBCQOmOglo4ZIsmfzWUBPUUqV1rlttUCKOu1wATxI/YOSg
ZXb0gLfOxD+aEm7f/U2d1mAnmG/AN2kgpQ65BcseYdMYI6lC1uDQJj2yS5ERSqW+EJNvoKplSQiKDsAQ1f0LTjW9KoohNQPYsYNbjEesWn7CvLWEutMp4l
EP2sPL2smKurICX+wLB8eCDP0yJjE/Jbg87wXMCUiYc7KoCEAUuyS8Z6gJSkhgaNOBOLSKNr8vJIqLh60lBhzt90BPoc1PFLYk1BrcqE+ArQ5Y0LtadV5U
ljXpaGhGkQLRyQnjoR6DOvvPSlEjdW2KQZakIkk4OxDwPuCiMaPL0cU5LhECYQnKkdgdEm1gPxKbi3I6UWvsefMSFrMqY+0ZxVoxchUQ/LHongFWIE2B+I
YsZIMxpCirwni8jmv3CbsAexU16zdeNQM645Af7VwkeTCjZtR+VWsOE7r/zY0u2eM0WY5gXU4H1HCfIPUe+BzSoSkxoUHHC5DYA1b4tCAGcjQImCsSWweF
gixhk5YRUj0CSZFqsLAbp/se/LnzzCihubmDKFyJoiMsGHQV0v6h3OQeKHwPdFGiHZofKTBtsYkANWD1GfJsdgpDs8CnMYZ48exAsq91M4BaXGd9+xLYFH
pYCvDkRORYiL7LC8JHJ0TzV6EdImUn4RMXnlqXai/nQrYYT5uEjAoBJv9x316C/kLkBxSPGvtZNMBAvG8ZYSYXSOFBg8UH38PbibQhw5ZNyCJKD4uHugxt
7nympprjUkIQzDexRyjGG90x7aFx6kkjHyYw2su9iMoaZXY2GX6AfCiQOJ2LiViOEvrvl2QDyHH+RHK50jtJkEBnHOkykJ0BNtrIO8wRjrxo9OsfKUlScS
gNJdr6WiLfP57xqJR7BQ92sAKC+TKYDBMi+FQujhUHcnKJrFTATE9Q9pKQMv7IDfo6b/8HvUKZApwVkrR9U6GyWQ2Y1xxXjMzCiXS9hH1gT5vcJLD45xSq
okqSGcjchbjkKYYhjlFd6gNJF9E9XNXkVJQGWqvirv7gy3kJey5qDSSmZzMw3tFGnjPELZ2gMM02NThDicSLuh1VS+Cc5gKseeTm4bZvK5a0/8WVo/6wPo
amwZIXvnuadKQajrHz+4JLeJk2jwsVM9/hhF5uv7NUaLrTwI8o0qHwVBvSP1KiRpvSM404om9shEB5xowaXd/Kk5R4LPNO+wj4WwOiHZlwIMIqP0qYniAL
SWNupp3ePETu4cA/NueidLkwRBtxNLdhaizR3YfyvZNGHc8IWoF0qGAfoBqRCQhE/x+xcVt/2BAnBOqIx06UCDxFEr7lHubEdfGdtvgd5D/45SYeN2VwPP
DYNIJFzvCMNr+DwlNzZ54QoP03DDvUi8MlK3KMaHt3ECPQ8TQOOvQ64tSJii3qOfDT06DRvkHjovI2snmP4UpP2FpGQO5bNdTL6T8klainJBqAuLNANUNZ
Nw8KCwVn1b9ibrMG+5wcMWTbSWuUB/fyKLT9RXjqqAe5AT2x83oJt0DUEGbyqORysk007OFYLyEUtjavndYS79xL4ztrharRsPqoRSus+YcGXKeHmfrQ+0
Qe3B/uLiguJFcQd2KN+yPQXrCCK4RzwKnxoS8cNcV1iDHNkuPycaKUusI5NWHOPk4RibcpKV9DNfOKulU2DNMTjiiiDPn9Txm3A76pkJwbopdajsoA2lI1
4bteZHGF6OlBIY1EeiIr1zcgYSMgZuCEarRSE/0a3qEJy7KtmXgQdQmjx/NBxlgGNNe3Awqz+kfFwJuk9Yzk7bSmc4xXK1Rr6ByCIUf/FiG1K6QbAT2UXr
hPKViWAmQKKfolP+Mfibui4qTf0CKOsflrshqWnEKU9PuCcl8f2zuCyUr1tXF27/UijK3LVq30Ix5Rlwg65GTwAsgkVrswP8QZBgme/GqTlwvHiKPgj1VU
N/6ARC3tqaUcwXB+QZapKPrOoI8gCXeVrcYJ2eluVdRr2BJRbmasxFxRBqOyuGJEXgFWSbRFhERhrU5h3ACebRxRBfYS4lx2QBbnkZH9E4HxR8TlCELWQG
PmuamxA3Vq+FXnHSHsxO2RvAOn9RxTYk7TPHfdZh1oiapvgHry5ALFrZchn1PzjHS6DHRW7RNszvVMoQYuaBOunioaZ6LwkYAK0ny2pLKmLlxkRjkjIwng
rrklb9YXJUFf5JSP/lEUeVoy+huqIRk55FgAtIoAbkaPT21XLenlJ+8Zmq4IpBmxFu8OI1+VugnRNIFXLXBYr0iM22eEknVaeca7o1xjZmCdxyG6sl+voz
ewbJwBlDqnxF5htaiOV0vFMIvQQ6CMXmqY0bc9nW/4Bp796ncSrJTB9UyiXDD3qNOY4WpIUcC0d9TE0J+/hZvywEZIYnLmTazTT43t55papWWF4AKehssI
SFpNuFMR80ucKcGCBkkwtk2JiC2ff+82W1zZjRnDr1pZDjk8G6dPWBD3U4YVojXZkFxpz+P8kysjah6Fb/JehmQWh/UiIUQq47oiONnK4n+xYNt/DEdbID
P/WmpB7XNazMhCHnxtMnaBI63eH6l2mjaiFSqg5xYW454gLdxMqSFlDbDa+Pe0TU2z+jaKIjRDeoorig+bAnM3Bs5ulHb9NxMKKqz4o8PMLQ6Un2OgysMo
7npVRVRKAWYTCvZzDEZS0r1VVhc9jMWHkdjsoPnBJ2mGAJnpMZEQnFaQqNTZUd2MZVLyFqMqX35PZ1qrbiShmAqG2agzOgj1oaovdP4scHGLrzBhPb1k+h
F31J88kZBqlhwIr7TMOVHrvJoDJKgNSlUCU8INcbxKYpxlFGEzGObkLXFkvAiLYyPJtziU7J1qDcfNL5r6QyoqphOLMe/6U4aLPVzsRnVXebjTY06AEoWv
ggT3U3Ek2s6WYEXReq5ipv3BaW03iPoFFWletEjEvWboYdNu0GffPhmbxRuVAJvlI66PXNNPj/5I/jAlRaxhSamuqxVIHl8pNKld1mxoV1PLJuz3lCkfUo
8bC+Wh94sxuEcMawOQUfd4RISRO3s/TMgIGVmL6uGxLND70sMx1AGGIodd6A0ttKXUS/bWA7UayRFiXiFcmivIuybEuT+8AkmMg0oIQssofVOd18sum/JA
f3ZXCFYaiRZRUjfPtka8MuQ1/eDtek7Jw5GMnUHRKhJGcTmmkkULHIMefJ3PN37GgsRmIokeSetDX9JizCh3ZD6JjhJ1DwepZsp7yzPwxDlGBETGDGAlfL
3K8rBYl5P8CRphAg6TMxx9Kolz3H0IwGOHZA9ODAT/zxZODrKvoeuhIYbggdwBEseFapTD99Zn2TopSV5pGn2NBQYYEauMJLAgJqsOwO79ggiuc47Lob02
Ho4WwO3/eGDofE/TXuTjqMkDSvzuJjj7P7btI5s8CdrruHklfxiEKEKDsk7AGsSJpaNdlLTymmPiZCjokIUhMN3+rU8xxctdLm8gR27k5jLN83pFa4Cfj6
138HUbREa+tNIUX39JWPX2nCirDlk5kP1WjGzxfTh0lMxEmLdnbk8vCkWik46kiZ7YTyCrHLkUf05THZHQBxWRXFI58myDCH8wzNNTKRYsiMi5ojHb3tOx
PF6d0PgNUdzB0pNboOqx54z4EEXE3ep5JO21zUN0ILaryOrHyAQN4uwsjueKkPiAt62xquag/iSRB91zBp23CHBR3b9Qk6j4wQOiqPWMHYXe7mp9viY9JT
Kfy1dxAo/RUasE9PJM9FSfJ8wKvZEqXR7j3XP3dXKfFwqbEQkEESu1X8xOVgfubNDjuPmhKTxeavPuJaZv+7QAtThlhF+JVC9kSVnNkzFIJKtsByvHGSv1
NcF9VLEhwefzeslUi9Jm48CRjl5be8Ol98y1kIi936vOqGDLzdNVK9R2gi4QzFMbPA4nH3IPN4WUABWj2tfrfXLvxXCjRjCdRUe15e4zJvy3occg2gvhKy
XFjszHlPEylAGwE5olbrJbbBFGOG2RM8NQmZsfwuQwEg0OW5k7M7mC/BrnbXgDafVCDe3vUblio0voYya0xKtMAS2PKzwjR7vG+Iz1pbdh2ZCjzW4sYxUZ
cg9GCahRJjL8IEkpyW8Yyi0Dl2W2GdM7r3xTjxQRHI//XsAZqlwNmuu4tSRKfW8djiFke2/atAmpaf0GU0JO9tu2kU1QisMuCJ2Ap0CGx74C/v3rgFIUBf
IH2w+jhWdLY2NpOW4jNUCx1FSwuAIyjaY/lZCxqWuHK+sS8l3HUEhrMU14vhCTXkU5ItTYZYdEZDiBRNU5QT/zMLzQS9o9hUIOUEmup3epD7mZkD4WwxIi
eiLtKyKXzgpV3L9r1puV4VR4Srp2rBLQejfiZlt6vtF25DzHSXzrNydzXE8kD3UlbI080yZWMUPj7TZnDk1PD/m6bMGHxbezUpClp1gLGtio6DmtIm5mKS
DrZIKq2iLTKGRr0JUospSMy0jpJydj+IA0cX0WgPdBUJgxh62CfOChw0RH6ExH7JTUrW3BqH3VlJoeBsPig1UlTv2XjuzelSUnis5RmLfTKUVWsMRbyWb0
UHxAJwuNcUgZbnDQiH0gi8LxM4d3PYxoSY3DMWM3RDdqpSMYVG7CjqIo6R8z3j3iimpsZOfQtbVC8dB3KQNsqhXazfKGe2j06iWmAtPaiVP/nL3tS0uxke
E8f4jVtFUIhwH7Ajfy2SDVEyMc7ihrnyHsxN+QciqEyM5hS4ib7Aay8Wc0JPeyan2EtChsThD9NyF5ajz3FeV4SYAfviaNjXOscFFqsD9SQeYpIdKJnQva
zH+ZyA1WErHBLI5dQQ8w/N0vxuk8PAAyx9ScnK1QdJVEFZY43Ahs25pSSXvjqKme4+J9WfnXCfpckAMan30vQpigvmFAdiSqKr0oFBgrDNHl48MLrlkLkw
/EFbrrmO++R5r8iA5fXFqH0N4q6w08UMQSDJT/SVNxTI601UnN6SV4SiXsySTjIzBFmPKQn3tAhTgYlIRQ+/5UIIE2iKKOEPZ3961o9QxXQ6YJ2cf6/ezH
GJ5UbgzOKcPURLYdtw7AvstIKBPfzxcxymykdi7xWeZzgXIIQwQBZlFv9DvKirzdRCh99G9xkeSkPVPsPL8V1IQS65fdK+wX4CVFgTwW0UQcZ18MZ84ykJ
ch3d2fMk1mqnA0qNgntOzkhsaQ8oMw0jjQob8QXZLhwUqLKieVoWk+uyPHC7qfFwSiU+SrHx2x6Dux+6t+jpsc39CB6yrRFhbVgOOEwRUfqtBbB2Fd0SOh
WSLqSZvAF5JvRU3Uvc4kJtWlBbdfJpAb7g8GwlS8gO1joZOhQn30PxopRnwt7AHFkAzrgES70ROzSCI6P5TyqNlDg9Egz6iQOJx83UGQn67vJpO5ujRCKU
bu3sWbpI86npFc0rkgVpfNSGPALs8ZWkM2NOJp2ZEKuPW6YE0F7xTUDuhd/w6CCVR4Htk3XdPhQh1u1RBdTL7venpm4OgL9L2DfK/IaOyxEMaSr57+Ms8J
J0WIXcIYuQ4DataIOYUin6ZMi73/kswg7pjVkoRNi0pvGX8KNj/Jy2XA9w0Nr4yNb0EZy4qtEPvWZ7DkKIe69y7bH9DNmmhRS2WBFQWFao4nKf+RYBq3De
ylVHKwR0Wkc0yU+s/91t0GUvVypYnBWBZrHW2AqJgyK1GTbyqpEPR4NKwayli2OcRxI936tEMOSQ9ExNMVMKtz4LzuICuPfprcLzmnAakOH0rPFFU/UQjp
FGjXNS1qQtAnp2bfjphHeWfCgMiohSHvA/VIT0ljFW3VRD4manwnjLBYaNJDFLP3mHQ1N6tfK/OklgB2njaxbhGikrCfyKkHqhD36h7F04/80Z9rPiLKgq
n9FjC/sT9Yh7lGTXNl2CCcRbHARm4qWo4iMQIi46iNfPL4gu9naHkZdj1BTQ3Cy/2vm0XYHHU6TBTDz5N6Rjw16GvhEYtpPdnJHVSNLu5Z8VrHyNPQQZgY
aS72hvjDOaWfHne2Ut7SUKWYywupSm+57lL6/jZBGYQ+yHAbYoTN0GE4mwoNT7qSAGtYv8eN0F1xqLnNuEy7irYsZx+0P3LCNar5CUG3AJUPAc3pV9S0/w
xnw4VBo4ojJn5LRUxUPCZMQeujte/5HvCL9B5bLArVznt16BSY1vK+SHc+dhtiT4POB0Ze+lBKbVWQiEvKaYeoz5rBqLEmwm0eYaeqI42sAB5MwSJPDs9q
eqeLZ6uAF7ImpzmRNHipfzuiiGgX4YmcBbIbY4GSydTgea8C492bJQpdoWzMpieLgbUuyQwaCtaeSxnTocyoYKWw9e4F5bSZ1UNrBRnL27NFlv+CvuiBTl
mobXT7ky8KC7A+kYZLDMhpXiKBun562Lc/9rRkOfwsL/5Ky/KWIA115J/klCOiEGTS6dx//J+E90gbHVDHj8yfpAjJYcz8/KagqpIR7xyqBWg367cOE0Mb
6iopNo3FiShoNJXoUteY7Q7tAoE26eJEJaYBjWeArHRbCUv6JHoHBOM01PWjmvMY9/dH1H0n7UK83Fjs4WMFqSEy4v61S4uLBxInbvY44Gv6h2oLDrdNQD
KJcJX4BLzIHp2iEmlJ/t6XC5a6SPFQeaf0fZkVfPQk6ZCDI1u/kRBpl8XZOmtN+4SUWq/LavXvaMeLz1ld02DqQ58DJxWOGx9Hab0k59LIeETILUq6huzf
EpiXISXzF3IBXZzkvB0ntBkNDRcwSYRoddvkTDiXOWC6+SvQq3imrlAtpHkXfoYM/EjwSesC/yogScoFHqNhwJpmCr26aOCONOc0R3mMieomLyD85MsW1B
Ycs0X1gwybHjFKVyO/31Jzn9WMxLrqy7hDtd/8OUAU6S6vWTQEq+1XqjgJcEeE/RsMfeARAkfSZnT43vOKTJI1unQfPmlob9FD6GDq6C4hbybsP4OIX7G3
/KQYmMIXKsY1kqaLgWAlkzXNS6GMzEN8xb0zcYQc1WPU5OQvtl7Lq5AZ70eWvrUmayE6ondFOyCNl5KvNKBNCIO2veiS6xhuq9156r1YgYcWTdPWYwMewc
YGeGlkZonIcYBYER2rm6c+zhUdjVKalB5NZ3k8SiOyWGt5vwXDb+jwVY0Uoey7A1j3RAjSbs6iGOViZV82JUkeZ6Epqu5BLOwNHS41NKL5xi1qyQm4R+X6
KheoBk6+be0aTV6tUHPaYvm9o+GpLEXUTr7Mt0FaO5RT42hGInpAyWqFdx6Ofj26Ahei9HK8Ugahf8k/YPxpqYu2/2yssUSRq+fsRJPUBdwgE7rMoOTlwj
si3amgs0LbJPsRaEoLtmSWSHFyuiYVJjIEXCilUpa6A2yhFvIi4NQDca+BMtcGV9o2W/T4Furva1Q0yHr55LP8f+3/Si2ClwoRZziCZ9ORvE0nXNGcsaaa
RBOqE+lAJmLenIkYZ52tsaWV/afCeW3B3CuS2VkktRfnYT+IyR2nQ8/UkHG2oOvZCVip2HggVGdEKOLJ07zPYfd9VzuZaa1AAtZUQHJR9Hg/VD12oqCKNE
Y0xUNdpb7hPrXZAUYLwiXcFwxkQ2st2fyabbKuX30yyLVG6yv+kIg4hlWvIGMr0RuHzGe1KiEB2Z49AUeDKS0xy6wnGgzUyeWMxdDFqw/1tZJyzFqIgCRp
e+xgkj+uXjI+v5Q+fdIBItvJ3d0oZ0ruNS6YnJdsycB8zprJlE/P58yHjfGALsbYCwzqgm3skTs8kCUCx79kklCj995sppms2vjQI3M8QmhS6RBRdjh6NS
MRwmiaMLn6ZCjI20s45PMyRP46hY1w8Fc2EPF9NPJwhneuqyUDrzCn9GgCN+oTT4cJhb4RwF08oeDNZ2SyToGkg9FtmK/5/pTa4vZznA1q+Nnvn9v0VD84
Vh2xh3BaclRUg5G1i/ZCYz/8jwst7S2kl9tjJrvdCawCm3X4PbA066Of+gbk148UZHmUHYGjnO6Ep9YfHwhbkDE9R0PqyHRRtjs3Yx8iRJtbstgxZ1HtFI
75Vb6wK67HxM+wmV28SLrsguKlJuHOG8DBTaoPE3KzP6VgeqJBrWXjaLPCQJXfcX2PN1yCssYeEX61K3AoLjDVT3CaRuLK0Hh330ypoKWJiRqMKK/MHb3C
7oymiZp/R7/ditKgz88grrkC4834KttvU4fvKazCk1dFG2HLsEG8SVz7jhi7JyPghayU7m2waSIFuXBBRHVQBMCzKjIDQ/5ZjIvBBZGecLYb8ZxXRhDkRq
z0jmK/M06d3J/IiqnwHJ9b6Mbz048D240ZGAma1F3invVmxhVkFJOHvFyU2a4xWT2znojibqO3CUCn7RBEmN7n/5J3yuJjeZl/YcGHLqIcvIM5D+BFViEM
6MfbqLGV8w0Vha5kqB8UEPCRaLjwlJ3N2PDKm5dGmvqyMvC9QBbmJMKqjEayGKhyzoohZFd86v1sRkruAO+KiQXD3wqa6ew1HRcXT6QU9V7SRbZijPOOZq
38IXulwT/HkSSKNENraX0dc9cjBDvjbGcMhcHrHTUjNbLQ+nGdMRk6UnS6t0fge6+1CHylDJnzYH6hizzq3puIjuaSS1uqAWg+Rl6RGnRWg+uZbjghbfPc
j2d8pyOXIjilfMIRx9OGa7Pf1uwg91Dq+PBBo0hqcUJPCnUeeQNhXOXFHmd33G65oGHMFSUe0ivN7DSJwJKsPnQN3lYB/FnSiMlGvEY4LeRyQZfLVE/dCx
TxMQPyGC7TjIv7Tz7aO+/GL+GFZ5yWWSPW4zZl1oCsdRWnfc0oGmwcXTZMTrdIUOt4v5lqawt7ieBjA064iI93jHYhihvZNLyEqqjWdpExpscP57aIO3xm
s4+xlz1Rogi5d8bNwDVnlOzoghZ8JSuLCtgOuWfWvgWn7khXrb9xZbMOUtYbQ/b/FmsymiEWDQ1DlXKM0q/7DGa+/ZF7pQo33qmKe2D3tTdxy0f8ukJ79n
nbGlmQ9ykK8I9NTlb8NObv7MDFbTPPH4gODCtbO8n5QZOhMSCupNMWPDb0NBUjQz0RW0WT61RQk53b9nTe8TzS/uKahaJ6SEpEfRehdv/QxhE5AuCnDLmi
5aC25ae8TKhln4ATXZew72mW2CRyD/RnXpC8lKkuq57PDDlPxvGUI45o/8+UeOmrZprXJB1pcFC55Qrn7l6CJmUrsms5nfAiHMxeY/7f05YcOHTT05vFXL
e8c7PnrRsewNU0gZ3NtA6JjzMbUYRYnuEPx2wWCMej/EpMQUEz2/scRaBhafyfVgRBKor6KSDee1q98W7swcaw+yh8VTYRejei+4XPHY+bWaV9ICqRTScE
1I+qQhP/4iesY4wNWXD9/RvUwqHMgvRbmj76ijK9cTmcEsloTNiXhgpf9DOuj2NeJxkK88tdV5KuLYAkLrfHVLegecKU5XqZiUuM5mQMxB5PdFomley9L6
imGayEpufenv0J8YKQzbaeLJnTO5arbfBbUag2unDnqi0W8AP3CaO8A+JFAX8xQqMf3MX2ONF5JH9dn13p9izPM1Cy/Ly4LlfLFHk3RgXwsVjj9B3h0jH+
5PvTYYUYe39RDMWa5yfj/alV6v1tE9TDSn4lkh0vlEPWrQHfXbqK+YHn3D9xTMnUdS2Oa3HT7oyCV/iCUsLaHoFlSPVh9BcFVUCabdPz2uqaIdbeh4k0X5
mf8IC+x89pAcy980COSMEBeYjUeXGFa08ugdMtHLWvX7jepOPDSwgsjwPFBYtycvsi+4Dyt9SGaGDXWWl8mixLlrK3BNyl5d7iCFPAibN/u1CRSfmLQ7se
niGly4of8TRzTAUj+O4wH3cV3WsyViWQ1zVahiqOkfCmH0SD9jFhfnvaISIyWYQIkIzhF7mfVCFKgoAWcZFbtZ6fFQIO6iLTfcJuAdrIV/PaY7RL/YSj8K
M14JKdIAk06t77wLDWQrbnQZ6TasfqVKZP2LiAeYF5Hmw+on3wk7Ol+bafPLcakjK80HUg+gI9ZZ5p+73vtqE3wj/AIOkmtM+0TwkjiDLRv8RWx5klExiF
kthYjj0C4bfVJ8eM7OV0YBKd9P/Lv/OUn1YSDD6PGcpDMnf4jS9X1+M2NZOUfa9MhPpcYnrSJF7IwNeQXU6TQTsa+spQ2fWMXwS5BmVGx7vaLI6uaahtVy
yNydZIIxrDA9ETGD0mwpfYG8DRDPKdXAHMy5SQbvfYNuSH31UxWTLp/jPmqEXKca/oEx5O53sqmQw/78kleCj2D/Sl4xkZclzFcNhOB8JuopJ3RPpCMsUP
MFhvBaIYWk+2IF0kgao654LzN8gHL2J7P0NAt2fQUDoN3LqXx0lRHSON4lb1HLLsEjcNq9W0pjr9tTe19sRu9cM9ZqPn2DxmeKoMArpcaxSkLAcORfZgaD
LI1uSaU3Y9/EiCzlC3dMsXFNk9vAWKwmO83w8s/6Gp7TSqkxwQMgyJXq13dU1kOctQ4IHDuQLP5PKZIj+oCWKHC9j6SvJH76nBEF3XCC+NSV9Og8A2RU9z
mPgD6rKsTorGhvZcykA+SaywXVbkuXoxpdAQnqnYwsjQiFnpKuvwBj9wgmvik/XxqXB2eMPi2oomZauVpPY96E6diyO7fR998lcPgGIgBMxCjm+MWYmZxj
NOdDNA1x91uSbOHa5IdyNTDfIjUrzx8pEFUhFHkcGuUZJDCLFLqQwTNxnGSlbQaVoHJd3JQ/b4bP4GdNddwUk99PGWYnOZe49IiUVHPEVVisSmZ3R6M/PV
dNOAIeiU4fh3hCcKhaShs+X1ExpZER3N7JAVcKXUW9l5oVOc3/GK3GXuCMzNhYqdOWRJ7EebYrRdQbcfEmvNtrPKB+9htZaOr0D0Ew50y9Y85+NN2O5gMw
/or0/K3/gTdt0YbG1xo6qbwRtGcyIJTCTP6GSZPuFTIcRuSis6nlxkxYkaRQyeJaVrRTSu8Z6ukaFpYJwOmYIQv358d2scfLpYc3pgd1hraxvru/9J+psl
j2d/ggkNJjcs5Ie8H4DL1VKOG3EyfwDCBrlNn9qv7WcG22A83qx7BXVUhI1G4XdCDTQFwjvr/FoiUt73LhFcMaOlyUaC9z3s19qTq2aFHf0NKaGvIDdDdA
z5lCf6h8TVBYkqZ58apzfMBThx8M11fb/6LiUHJZ/KbKYRcRoeoX3oyat9jLLC27S3SxT4etnDvdCIV8egCoJW7kQWs2Q2dT1yGulG9w0+Lxo2dCrE6I2p
WU//6U/3BCsjnfnLjWwq0Gjy+9FU1fwLVE3gFBi4+Qwz1XRVHFF5rDh+e6auHN5S+Qnc0fcq2ftYc09+CHDwA2Bc9KKaRFPi+W8xTBt5Oj+WXpv33+KI8f
0D3S7S3eGiGpcyC9EeXNYdxmZ19poyRZ4zGi87FuQewYgz9bdU/wO3883C5vaGxFV0/taECI90vUpfx1IwcYk8nlrUNi7T4OOVGh5y/y1AUegshXpOOCf7
yqkOej7cIHjir9OgihVtU6ld/ODtfEe6+InocBIoaWyuRxJq5P2+CobHlEaHWb1ZpGy0g/wMKeh6ONfq4xFBYlx9b8+9lRkOJxoJnIxA1dXvXhcK8SwY6V
SM5oAIP5/xStRmQJrxHXSkm3xagANvl9MM1brqeCLb6Koyl9bVO5DLNTTtM6LqtUH5GnniU9I1VzoCvHLekWWVk7eo3T9WebrR21cUjpNdwY+BUHpa8sKQ
Vtni7+FdM+5dS5J2tkDY09mkXJG1toGJeFv6ciHjpd4YgGJ/M/H+Pc1FwMrc3XAxcqERIB3/z61Oj5iLG+VbjO7RAMt5u3ENSMhMaY45MEi6DON7WwgIR7
+R5SVEV+o71LH6K77sNQoxkU+zWNdfxsoZ8XJf6SZKRCDb+FwPPgYH6BgZT8upuSsquo0NY3G4UD3QyAY/LEiUXkzVpzSeFasbtw1LCTSOJjVorKmmpJkx
SqdnymSeo2e3nHogElb2xAUptOKiLQ3CKetPvNeq8nRspX5Mr3oDrpxa5wTT/SZ1VLsejTB0keSAFXGcHfzNrz3ZOongdeE76PFQ4Sscmob4YqJax9SO1x
Nt05VGBaPCB4W/B/Ph5z1tyGeOrDllhdsI1KVn/k5MtiK5K7POYP2d/Tw6msZFbhlo3J+e64yUJnhmX2xjmXeYEq81M8+4kgUBHxH6sXzANTjUZEufySdJ
t5WQM6QjFRpJhRBNh0OBnp5BPyGOJ9rfQiOwJFaMeAGWDyybsNn8WjAmTUdxNlwD7NHUQF9hrNsUt8gtKbCMjObIV157JDBjxCdOoUBmQAWa5AjLDoX3QN
FDjo54wUSjFIGfLaio87F0jWVfbW0PXfV6IZvCY7tcMEgapyDzOGloFzsnj37i6Rogo1uMVrrCFlXULTT5MQwHC9s8kPRhzeCbzRk7xFrS8SzD/L3+M3yb
lldFcy9Xix9p4OR7/q57PfkgGRdjT4RzLodfaLXqAyp1lXNSMetJ9WZoSIf0gOFEKjQDCZbvXNBR0F11D8puXbD3kHStFRuzTh0zLdOaosgegeth8emB/n
7x7eFE4Xmp047wM5OJf7jvh1t8AfqFNJ+EmyOUxl8arFEfPuHFapwKRNE9SIRmMrZlWtGFkGVKzGXakmNifDkRNzu6oKYpDqJUHlOEysWXXgq0NjpEK+Y5
VqYqNkNtZtF1SJv1/SY3Z5v1h8MFGWYkr+Om9qKxztJVOj3UJ7p9NaLbuICuaDEz/adZrCXOhvqEq3nFVXvpAzGZ3ghhkHXW0PfPQtBVSE0+lLjmlOYT2I
upvIn2x7ThIwO7TdR9Fgr4qJoUKav04XtgDKYgOn8GHs1BWVX1JTGKcvQKX6uy/rZQ/aDrPv5/nt5sy5YjPdJ7Jj2CbrR0IelG3V2cqlAAzpSZe4p58Ihw
85jn2GOOOACqUESxu0mRVF9J/Rh6IS37I9G84OKq4jknM3Zs938w+wzjC1pcagKebcTPPCOD0mv/MFN+hSHNEMbF2RMsp4e2dy+/llsM1J6R3Ji861HkwD
2jj5O9HZX13LxNVhypTK8Dlaa0JrzxQyxniFSEuJrkNC9dg+6HWIakeuzNf2y9JENr77sxcw0e7VVyOQ6QoWdEWdxALaAMCNx3HmTr0W+AIeiiykn4su4I
6cWUlRucKTa2wnUdH+eGDjGT/9qiwglz6oqz5N6Fvl2CjP1c6bPtWclvEFm1yLQV9rQQjzfe166j4wJp0TX2cEYXtP9rL99kLjuCKKqR6MkvMPUnjKYpUM
GlZt17sPB9aix+zVIkfu5WpHR+Yrt69RAZsVMPeyP9hlCtJkpL984YZFmQH+RQeljZWT+h+iEZfZE4HKx59U32+kwg7wNeyctqEGYe7PgZ9kkK3FnDz3B3
caDP8l0zNNDtxkg3Ihf+67EPlnUNykluxiepOt24/IkrTJ9u6ku8ItSTGleOpUpKt5bQiuHg6L/lMugM1R7xoCMeozkNoop3dAfO8WLKLN1gbn5IPJ1hGV
H73mnMPRMgK5K2b3wk13RCVcQVRu8Rptv+HJHCfZPZKKs87tD1sBOot0LX54XbRtjoyDvMmC28YiJz3BrpEyDKPA5Y44VZFwx8Wf+pHEaiJFchbJ+l96az
C/rCSsKN6/69x2f5CCd2icaVf8zQCKY5q2j6EkmGulS22Uejxy3egMlEPqePaekQ1WFy7D7KlJDXXfiYyPTrUONBy7Gy2yf8UKta8FvR9pDdsElWpudgo/
XbGcmcJcJ0OoY2vXALpLZVYvphJWPS3t+fo2my5LtYECx9KBrr5yOgjzLjSwuHnsUbAvMw17mfFMjm7e5Q3FbiYz95p+wL31PDFy9aqrOiBvYb/tkvQzUU
/f4tn2eNI/1PLB0LRBNP4aKt2ETM9Hmxvt07TWZhROMkgkt7oe08D9u4SlcGLnC2EDuh/ZtsWVGisf/CIiyXSUCwo8rkChN9/tUpii77TaW/jtFnaC9wsu
EKkMJeclKSoGpTZdqoqdOw7YJucus2wKHwkx/6OSIoKxzbiwHKBzxkiFV26m6Pq+Zj0MoginBKDRLFYdepFVueoqjJsH8+clYV8Uukn+W8Y4nAdTYnnOt0
th0M+tuJa+BQB03CiTfYF9KCdE8eQTRwJ6fmWxgZBHMo97/+llpW+3wGHo5nG8ntmjeDik7YWdjIpu0bgGwZNlhtr+Amtyu2afDhFiHhUxPoiS1LKyg9YU
7r8mHgOdsFGIPXCbAdNF46RYktXXwXxEm9ciN7Nll4Sq1qLc7TtsywOAdYNpGcVuAiIYs3+kzksRz4uZOU7Ux7CMVbbaCHdNQYCpvbvS9onLhyV/5iYMFC
x5szpMB/wD4uHqshJ3/789pGVEA8pk4d9vNZYyyQB7r/FLPRw9ZnxcsCLENNyYYYb6nbRGrNc+Qc8HWCMlxopnDSp3z1KuDcxLMt7eBXliGIJyRBQl7qI2
wuGUocHW6hp+flyBoR4rlEXx80x1GOtwxk9RjgX9NjKhcdzNxz2mZwTVIF7Zmsf8k5BtFj4GSmdsL8R/Jauqm1Y75XEDFAxOnD69UJ9DDB/1NBgzZ9Z35E
LckHYF94N24nduTJ9oF612DT3UDfgswk8lessp2EsupSKAOGFqwTHOzS6vmAHJNvZ4vJbARWpEercDnXYUkR5ZwlXtHYqmHp+Z2cGydNY17QkGz2QzIW/S
H8QuNW6V0zlasQO2dAs23ROidLVz4F6ySYh3WP06EsPI5gn0acUSK4OvKQ/lEqWA/J+QfCHUOfbl8nTfCxCECM2UgTU4hzT9meVodE5usuq1s1WNExoVlY
52JcN2z1s74TLEezfs0ejmu/llV/c9Qy/9DoqSqKqiElqtX7NGN/Vghqzg3SNg5n7Bzxx6wSIz5Ndoz1BmZRTYmjRxBawFdIyXrRVjjIYx9wy85f+Ut/66
FzkZ/kpzjF4ALOPxa6G7yvdKFUojJGeY443ea63NWNfnqXkFbyVYvvIJ7CCbGFzBZlQ56igb/P0gl7Yet0PnSCgLqbcGZz4iC/e0SCm46wUKHOr9Zhwx3J
nPIUYl1f20c0LLf8CToOz+nwm3l1YWVQ7HIWvLEXND4JJDotYniDefMyU96V8mSLtbB1NsMJSX1ICo4oCeM8vv9VUUr8jP0FcYwxTWQfv8NcZausdyY1AH
ZX7ZF7HpqaXKqsydJmKwgYhB4RE8nBCqWdo27ygNoHptljh/IhQNa60MMl0Girw/p510mg+xN3XGaUhfnEMV7434ITfqTF2uuJu0XcuDlyLy7JAMjqZqmi
wBGJ6S3BTdoRe+ZwUYboiM6/Y8dzu0ewaQI5hz0XU1bAebFUMnAykNIwSiUEC/vQCViqH89JQ1vFLau7TIDoCOx2VyH20wC1h//+vqg7cqJwtuPI2ByDQ7
nwebFnETd2tNHLnAAVGbUGrikxNUTCoXNcBGeMerU7L9H4iaKqEM6lRRpqHNvg7Dj09Q6oAxK+kt5DqxSnZsGCeawTNPlhrzKkhfAVEfN/UQC9qbkODE/k
dKQ4JW6xBNCkrLFL7mwbM6tEPEuTyKsubnyurvhCxV3B54Hf//Zt2jXiIEnGfG0BedCXwlPv/bHVTzaapu8GTo+TvA6K29Ak0I4boJAWUSZcosOeRCfGa/
qtieiaIO0VFQ6cBXDPO8mRFUTF+R4be6CFXhSd0K8xncG879gLESCHT+HviagdXvxw5TRim9yFpDlR+Ro+oIxjiGQ/MHBv9yWMj3JuOBGNT24m3g70+QJ0
6q/sO5VO7V6ZI+UyYUAhx+NBuJ6ygzomSaY7H/irwITIyAQZHSq8TwlAcM8FsxngeahML0vp6yJP+Kq7zyi/Bu58yQYSkxjRsUBHPtWZodoVqLqQGj/Bog
VxusUgKLmAkDqzmlpG9LB4TzLQoMvEtn98/CJGiPfwkSvxkCXiKY896MQrUJ6OkMdzAlprCP+8TbduQ0J95gQ9WKtwOIjbIoNhzLCipGNoiUri3wFf/C5e
wez+Fo93MLEcEqdtofG3QTqYp+K0jmSN9Icvp9tqzbdXyaZ8qhrKxwadNrWKfHyGVibuMwFxOKISvBiv/SLYD2Svg5LDZFomNa/ksu/7EtEpoyNde1N00R
p+XDdpVBaY/iTTeuqwPGQB4n4yvYgcsR3ROTv8BXpD/WT09BzO2eEWvUdJBCnBfw4pIj/0fmt8MeO5bJLpuGmfCozJLrsP9imSkLqf8EIpwaUNc0TZ0CLW
Q+NNm3/KbDceV/TGWYSWvc6vfoTSJDl2xQA7HtNuQjiKUJwE48YOkJYhdUb44EoHI+EfdZy64sOziR31/yu6r8ny5xRVhTDtucg7ucRufcM/GDp0haPO9C
FydJFjHmWU4R6k1nF4kUzsyhJ0+/5KWUAlj9Qfr9QYVCY997E18V/eFzjPsjg/TwmpVKRzjCMdNZM2mdf0PXeloY/uiLILEMdZO77Q8VPcP/X4GBk3wLch
lki6Q42T9qvqtaPGxLi9zjgvP+tPvCWVgCAoxmgyH33c3QY5H/IGn//S7nWIUNsXtNrGvwtgdTuJN3tA8tmJy86UWYLvMZXVE7o2QODTMhZMmhWZJXuH7B
zf7Cib+H+Xgb6k5Q5equCeZercLEIIc9FvkwxZroyyoAwPpR9Sld43DW0kO0TZLduweC/9nzOkD3GloTbZwbrx9OoKa9e5Xs7C4rkmsRfIXF6yu7qMESU/
ySbZhdW3d4idApcI9xSPDmaKFYgViXb8tIuMvIfiEhABVxFprXIedEGeXjcsqDDy8RNClL3f1fuZb3nKgdsTcK1ePuIrat2n0H5NtgkuJuWa7MhX8oR5mq
oAzm4ZHxzEXi0fQglVJJHgwpDtihlOXYVEm1DjcUPCL3PKIizVue9v7JRsEemaWX7IpDjJ4N73rvwl7FTGj/JRKungT1gqdc//aotkEKwXvdqhuLzm6yMH
3q6ZtgTZEA2PaKgRHlX44Kzi8Nqch/+PO043nMrCUKg9qM/IpLfZozgtzyIr+COv4MhMa/uIBR/CIkNB4xmdlfVUBFcgs24ds54Ih/hRDomWgNuVc0gpCV
TsL5mA9gLgPuSiJr7jl8XRAzUJLBRUzzwZj0Fy0OYxBrapIoXIwCm76Ek0BXAqoOqKnJdznaHo/L1SfsM+xn0m5P3r9nYP93vAsQPS132bWieiPlIY101+
FcXK5rjbw+sjyY27OHuXpQ6ZTbys5TTJiHjBkRKKgK//ipzxoX5U2VxRcnEoRuhU61d/7imYWGTXHSY9uvJzKa/Tk79KFXWFj/S7Ri00cZgDPk9ON66ZZV
lRnUIe7ZTIZSJgXyfehYqsB7rw7Ppcxfd6XdSfgPtzcEL5UasiC+B9ag87e5siDVM3nVNUtu7q1BrwKx6QmKrrNllvJYqD8kbbPKa7+JlakVq3QxLBt7gK
DoRas8LS+QqvQwkUpwDePDyuTnZSRTZudADarCt0MkjMQzZRZDaunztDUwih5vtOY5eVxft8XLxQJb+NIvYInxIpkhzhenULV1pA8pL580Guvo1hjXqFmx
z/pWt1OaUn3gNbQdZQQmdkTH4w74Fd3AeeygqmjxFWf5VMMHnyVtTwCurcgi1AE2oNve2+sIahBUGz+bJZK9Vm6nYz7H6mpSLVY+X2fBIZl99WitBGvBTq
RFregAPTgtpnMlzSpZY8iMV4sE7Ar1Adcegeg56WOAuL5f33dqZwtX6FXAClH8WsyXlpxlivg4rC66/UPEYsRA4jfO+f0zNPPlVhaEyDdHqIc+109mNDSU
TkBVR+VVXtNj6Csm/KJ/hxfuY5NUZ36E31iTYm7CppqM5yS0Rx4uo9GzaTVCjTsg+iHX8UvRc9ckeoJt81T+D2tdItuX1Nc9J+eM5VqKcdV35CMUd0nvdG
xgt3NrKYZHBCLDmosJK4d1xsDLIyJpTHOvX2LT7hYEy+vmuOUXimYHePGcfecTye5NjD/uYj/OWL0Sl8LyflaMZsNE43ZuNB4Tm0Tj5nuBY7qMhJsHVzpD
dLD3A+EGJWud4PCDtl5BE8lI5Djn5YfdlFLv6nhTp1iod2spceSDGZ9HbNmUSFo+WFQ4TQS9EHPFoW6QNCLz/lrA35kO16mAKZzg1a/lzzkMIPfg7uG6jG
XDeaQSB1JybmuD1ADxppmWLchiL+LtrhIGAeLrhe+X8d/8+Q727dRufx0sr8zk3HmBTWybv3o9MqAuBk2eFObIfEczKJf8G3sgKN0RQYvO/NjxBXBJrdRX
6n4e/8JqJbOnDxhJOQxVNUOsh4FEdpYj8cSuhqNB/hJDNU820g9PgEjwYzftTrN/g8IPHrvBOiR+bccoTnRAfa+A17Ssk7YQGIfOcl131Bxeg+xB1opvEO
sXeA/YT5rzJXfj/riANp8JQh/gTKQne1kxIqXAvXmJfgB45BS7hji0sotbeMJAbKS8yJBJKMdGN1Dmc8s61W5avMvCZMITFo3MuXUBLyFbhjGqkIborAFW
niXabLAEVM05wrfq8DVLN2WLpWiUY1n7BXmbGROQKfDp0rHMPR1sqL64q5seYf/BrpxJY+mQ48hcagQ9d83do9QoklaeJWNu8VqiHGx2KcsZ+bCPHw48ph
umEwn/NK3SftyYVzFWp4zm6qEGQ9EVoie7hEMYoDyAKwnf4jv9KTpY81oSJEi3BH5VPlXOP9s2swRMHtjEMJZ0pNi+Qz/RFvSIMqrXA5UIyX6+waQ/8zom
QHt1jFKLBmWKf/4y6MsW8Lnd94SM218A4BL7z4P/0U5I2rh5acxrJH0syxJ2uHLbi6lLZrQa8jDtV+kB0emV28IxXRH/QTxA3CI8pqLXs4Kmf7uieRWMRn
W+b1qSOspDIdd4rtkqUGefHUWBR+5GvVQRM+F/2PRETFs9JafUrwpXmfhQsLFUloVuLSxvyi8N9QLP7mHHT6yF0BS5UyWNwEwUGqsy38Pb93vizQ4mZTRL
Z3XCeO89X4OucV2rst3JZ72JRqlsVTIX/se//vg/yud1YBSEBTE5KDsh/lgIHzoMN0rMYkwf8zwvmKLQ40NOBpXs3Et67nS1ZyNrNVEhrChXEMp0EwXVOE
Kn+3hj3u4MXGhq97y5CCnzZRJrPrVB/U5+ZcpmUycQp2/QV3FgfP96zIvBW+jIOLskeLT37vHavUIFqmziO4o2kdhNk05dyRPQQbFye+VVP+NS6pnfwHYl
mQctiFD4EA2f50RJSEmnW2/7jLSkOdH47q3fj6jfEj3ZcdklMTz4cnfjUfK595w002QPkEOfz9wGFviXBJQVOD6nA7TOKcVtm947faWO4o2RVYDiV+KaEu
Fb5Bn64tfJZ7nIz24mpqhsWIxahE36ArU6q50yLZnFMs/GILtNr0g07/MALhteNCbPt2eRX5tNyPPbpY6IrvK4xqWAQoUAW6qxGJskH+5xczrbe7DxzthB
0HsiG09NpPfY+D9clYSFsODRz1yApq15wxVHCDkoUL9/tDevdMW3kcyl1FegMqnZ7SY08fh9YRHoref8Riw1wiwLkn/3qW6+PW8NHLObYFoXXWM+bigl2M
FTl2XDfRMR3bzPy7QQlFEBPRUhcsMZOhuC1HhGT8H9Qz+K5xgf87nMP6xq+xJ8PMcDom8O9kv6lP+C6p+QcCPmXN81CunXUTWjBG9NwJhPYTlwvGJFw3wi
sxNLodab330vsVD/YLdiM29BvW2vK3vzpuOJmwXQ+nY+Ts4IbqhK+4dBL86XN5EZssZmDwASsmAX6o9ypG5eXUeZAlXYv/G2hEZ2+V+e2zlMrNrGNdHIZa
/z7m4E8EmIrJHcWMflcwmSEKsgN/pmaLMRtZTS4s2N0onb4GTcWvwrSWvFXTCwRyrC4ZkjtyUHayk4ZXPloN5Wjr9IuYG9UymLDeBaY4Jv6KgrBvQqyndj
HayVQxY9AcrZk3rl7VEjXrqItPuDL5kWoDmq/LAsmJGpjDe75Dpidfdxwnv1Cxk+Auhj91dPzBhqpaWHPQys17iod6T258lHRejF633E6pSGVOQuZ57Yvn
4OumihsC55fTpPkNOiV29NNI6KcMk2nwroXIKXsC5fcDe9mibLsKmf2Lxb/2rZPDIQhozM9hejtFExyz9aceIEKcWF1rc4e345DjbQa6m7K6M6sN++ogc1
LSa7SP1pnjfYc/rl/Eulj94ZPH4JLol4F9XSZJJUQU6z7RHIYH53n/G77y24Tqx4kphhxQehZ+QGIcP82YrRdkttAbTkb1+VREqkRD/vpUoTU1urmPOlmw
U7hU7vm194jIOq1Wd/wTaRkuj5BWcgNqI2NZ89Zl9cx/kgoBV1IG4fK0yEU2HyILjBcG3SlrjtsQOOfpJiqnNHskjkOKr0DS2rNgWwKuXTszF5fDxMkFYj
zA/fQjXy/90I9onljFOXjgoLpDl/aiduC8E3lsp3VcRGuQXYq4vWIM0lg9ptUQ6ausnAdPfGJVlBU3XjLLQAydYaxnnfysuygvUmEADowd4fE2Ino97EMO
QPuB/uES2zTVf2EeJPV/ZRlRrcNDt3tkkmi+ZVHkbBMfxcCtof+sCDr3+et4UNSoBIyY+e9hVCMQCuv0HHDzK58x4XWNzjzVuFXYM6VAGJ0wdrccQ0pViO
zZH4s1p95Ldd3hEO8zUW+NO4X/V95LWC+BKGvpzL8XIFiWUPxd4rvwc8YtY+mvS2JMsm68OHBmZAP1IBNb5VnGLy63y/JlZnx84qHgyP3Mb3aCqcObwu26
GBYn9QDXdxYzdD2lO67VrC/EwVjofpFMwpOYEKII+e5ZLG0C/6I4kjxos5Q14ixSsQkeqLGRTRBhxhWKF533la7t7pzii3IIOOSqac3xpH1CZDyN4TpuLM
+cJJu1+jm/BKB3Bl6ojAztAN87OgzPPLsV1ruFsRWFMKC499vjGcMpXl8wRKVPgHjvDl62D4/KyyOJQN/kwqVm4ox/YTHu8Z/Ep+qAWxbvHaS58ERjx/cs
bTVXamDVq+AoRjJ4KS4R+ZTpw5RrA5ave1EZdnGUrRV9eb++1RSljCNPUH7AURkVCsl3ulPbvlGVDTtcgZOLeENSFfpbxGFLkOrUIkvNRX7RscIHEb54Xz
gKyoo0K3OQZiqplVNN1xsS2xh8oYRJQw+GZ0OM7Uu8psnRdq9WEuaYGaV9GXZw+RzA15OPRBT5UPyupu+Tmi7W7WOIX8t0iMTQ6yILTwVCfJ9qCuYPAeec
NWrKlH2accgP8qA7iXw5AmaqKFlmunCLGidK6ermYlVHfdU3ueyXU7jXUYV0X7+TMm+ff6M/MeDU7UsqLa/g8GFPZG2NcZnwI/xFbbBL0x0vOjHxqvBlMP
kB/dzJkfx8k88bi75oMwYQjfY7eraNQxmeZ/XKoyFdElm+yQLc/P7HLI0wSm4QopMuZgogazcQNaHsjSeNLenBA78SzDQs9HV1EJ0JwBwj6TuVKeVDzGz/
pffXmkg8RBGxRK6S1ilLD3Etf455AYimqFKZ+4XRgx5MsCD0SW2rkiw+ZhiPWZD5jewOL1cG3YVDJ59t2b7r/ninmguXW2dxSKGkhr4KW5AbjzQ7ojCxfx
GW5jb6ydanIg3XdB2jkH2x6WbQdOrqayp/t9eU+620S3nEqfyQndPGGxM8h4HZJLAKp90Oq9BJtQM1yzmmOMgz28MuOdt0Hhi4ItvDB/XsLxhrBMnUb8I9
Y2DRYynHizg2QEgZ3tdkS+f0Kbxhzgr+iJGQWQLmTx53MdLhiOarGun5csSQFpVMrzl39olNHgOa+7JRFY4dleyKQHqkun+6LOqditvZLfZn5KStPjk37t
+U1thQM8AJEJUMijs2XIZhdrDkCnl5XisHs1vYZYH4mqmWnu2W+cnwTJG1i9JG1kY7vsT+CVlgVevL1i5jsmhODBl6PQcj0o87ePuvrGDi9yHtM9+OPzU6
JVm6blE4yFXmxfuES4R7HYjg/Ck6ot2nOZyxyAquCaKHVl/Q+oJpA7986E4Rl3xvtvgg4z6GumQ/SapxVFHjazLvPfZaYXlA7M8NBdrMXu1lB7X4XAKMPQ
anfcKxLAZBT7ooUe+7KFq7rlOTITSxS67NEaCtEbIWDLiK+7L0j80HFD+kDDGTDorFf0Q/odcwRWvldAM74cT0ifuVGDYhQNcoZC09GErEYeld7D79Apz/
mZ8D0zb5EX9JN6QKdmkJbwi59KAEOn70Rw7f86Hje82dk+D8acBnOV+qGKamTnWRzr6NaN9IlpqpjFHTbHcyMqBwY4LfeNKGNRES74t3wWeDYxhiP6qIxy
dXHlnLcQqN65EaE37PZ3GtScrGvo3RUi7ZalW0Nob60MHR/nvz470Ll2O0vIN7mCgitSXXHSff+Y48jDDslZg4+0lx1lTyp3jpsCabwotgJo4CnlOl27/H
vvMbD0Op0Wel4/ia8Vp2tadkwX0KCP9C3K0ThLSEbk8wvwocajiUd9lFbHwoWq1383HMMMnyaEs9d4oeYR03Mfy0S4M0xTRyzB0zT/eYBaegzfdWPDJPfT
0iIzqlKdXwCOF7YXFWGFRPj+fLHmYzI2oNyu6MoUt4eRh5RbqWEn0Ep7bAg/GNJJ8GdxZtNwFpOV62akdpmTXU6KYR/uqi2brTA1eVaZwdsW+vxeSbLGTF
rxuJh/smEIjO0drSkn6K6U6xYigmEfTc13fCXTT1ecleCKMlIE2G994QPOg8eeXy+BEXy/PxJFPUaEI7NcFetD309FN2HDG6hIW5KUrTqK1/XJIrisOI7E
68ZcEW2ZIEIZ4GSTBaP8tDFhoRW7OMv/A5i5EgSeYFP7IuZ/03XWY2a10AUuBCFR+wHt0RVJubAz8MLIegyxOR4JxRq4JTq+Q9Clb8u5dM1SGsPu9MbskO
6RmMsrMFEBVmsKL0vPoOU8obuNsZ+dDz+5D7ux5h4ywZ5UeyN65PbA0xfwssn3UtJPIgKEREMGzXVNe/vzqREzOAOA/ftPrEQAw4ZGfyNJQmdz96bEajAm
+8J63hUoHZvAu3mfG30pskWVcnGo1IjKzzOauniwhg1oHcPkgxJoa5ckOe05QSVJRBFTVuzruKtbh/QpiuAvkkLcZ+sPkbrU3i92HO/u837n2N2DFVNsJ+
NBBwpnOHcqp8o7Rc+YKN8WCfLI5Gl38vLwW2OOp0mXgMrL37CcOZ+mt4aj2s13/riixNpDnVhZsp9aAODomd9b5csy8GmdQP2SmbLTURfkDbcOXBFjaUPn
3ANOSaXTQzoHl4NQEmI7ThtM0a9EWFzZDZqv/bnp+V/IXn736bO117ajZ4GvYBgeL1b2Vh4kd4iiolIJjsQ31dAuEIWwfxOcI7c8QiY9KBt1iQSXnlyVKO
y5tTZLuBtyxUNqTrxKdq0t4GbmNunE+471l7vDG8XYzQybakodbprfAPhJTT/H2onx0SJLWYVRLGct/waccmAXMU4pXtmcX8EaSKmVX02kcJwywYP5OyTO
0J/ipkt8+42XOmdRK3zDHYnODISUKVytIVFIMhyJPUy7sBN3lWe4SJewd40wFOlEs7E2NoEfSPa7JtBDT3M2cdFlo7Na9p7ugcvE7Pq2a3YkILc4ChKw9V
jb96Z8Z+URmKPsyTUAWw9fBv+F4uyiDs0uTiHXK+WjiFeUVDJuH8ewo2Q4ln0sMgfrBoh05lJZJZPpezLMjzvcTRXhVkf9CvQtZDVENVkULme5wFFZlwq1
im/FEbvlJWi0/j1rft9+QV+4w8IrHMLOzDQoqXXyrG2Fz5ob9CrHGvFX71SKRVliQnVTf5tTucaRHHBou1DgoTlOc2bPMTXkkC6frDhivCxWYoDpGrkfO2
pjONyo/Jr/wIfHSRewVha5RfYPIClNi3a2+zyZAPD69RG2Ju66KOMlkH0GpBVAcGehcUBUS3NuvLKdktYiov8a8TNjEstRw5F4IqImQbH+Xjq8nfA5VCmi
ZKX96Dqcy2K2Oz18EW+ErJBgGhOjfu7rBz+2NsDqfhGTj2awxAHNBjC5ca8vXgNfGL1zGeylgJiUtBDklp6qNAI7c8xButL++XJ2U18Gv3OjHjMj9jLMYe
6RN5uvBzCzXVIe6i8GILFgC5xcUJE6GbiNjUVcZp1EQ7HJkhsUSvTQ3lj00KVs4u57Ef59k3TQZ9Ka9HKZRqSyaGfc7LpnR2eLZQvAhypTNz1ekYWXHGyQ
uyHGof/5Ekl7booV5oNBn/0x9Y5sX6CX0LN2RQIoGPMhh4jhNx2XQ+Jn2FVg7i8v9CMihn6ihaluesvNpqsAQ5kkMwr0JsKrWgmrSU4EF+hWkntdbZayQm
wMqfCDY9onArJJn71e3Xjrgt8cr9R1ijSsrfkAf9mptqnHeiaYiypuLvrbyD9ZoWGlcJBWia1ob2Yv0ZHyVn7ogkqF1Mbu6Q4qxijElcoNyRy5jg6KXL4R
qX76c/IVyZ3MGzvAhpea4RHrzD05r+kSTJYTRcJCvxhGCESU9wuKMltjePRTohxcgjr0Bxn/gnMnTPGJNnnFQsCuRLgVHB/mY7XO3DQhrmW+500ZHUB0Yg
Vt8xOeKVOEhPnC0UEzQKRr1556OLZwFBn7CttZXkg/c1kUQ8//3C6CzbPakyU8ytlWWPlx2TshF/rPEC9bdEy6S6aIrPxdkUh5oKf0nO/Ts5n0bg0U3Qh4
vuqOuJVTNxjouy2eFkxdMBcd0gXnKn6bVJB8SxE5BMyc10HM3Bom+PJdL5XDz3jXHHRDgZxfeHoFGTjXRGdOFi1IGXBZJWN15w5EZbNp59LukmeAdSG6gg
iw+VxtylTYyH2dFuUo55KKRXNk4+fQviRfJwkDVYsV9hmgKEB/5nPzccjjPfRSwT9X6K1JaygCbK7edo2pczD+RN6d/W2SistNNfgnsMoWj/wrg01RZB2p
fpYL79GkGdm57295uLMv6h4wFAIZW/Q9okuCm0hwzHE4+G2C6U++ZmFx9qc9lkHk/970NHXjj/Zlgv55O7YHjh8pTeX6T6yDvUgQpMUnQTr6U7leDyM7zH
ts51Fks6b+XVIg+LcB7vItm/0g+jysa1/BxhVfcskvQ4oR6lpGE/k/UFaYXGSF6DdDpJMSEdQs4t8yOD3Mfz50CrGkk41ywbfNdJqwamu3pQwYNmfj0vJ4
3j7gs3vfMD7eYOHOWFWNTYZoTteo2bJ1zbuzksu0T0hSvFAacdiBdTGD9XQfGv1B7DWnRvFj+qVKBOyGjUppgQoRlKqUD9VLWpfiPYaYrvhhSjKxhWzoG5
cqy/l7Y+S71PxwncgH6sMzICnL+s4CSdI4x2/Vte6tAMrUbV4QNb7WgVB8Ys1rkMwC5wuhj7Cx+OcAG+48AcZtobPI+oST5epyOYfB1wBF3oeRGIJDpPPD
HiQDqkmJz+MpwY23erfXqjA/mp2/7cObH3M+n3btvqfliwhIN7pPiUI6uM283yB16lTCbZYKDV32bSFQLt1hv4DtqVfy1ZDn6CRkcY9kDxcL9WFXEXdrNG
gFcq4dAekPRtr2M2FmwQKpi2bYKzYLOYTdi7KsmSqS+nNk1/pL90LKstfl8HRPvlxSXHl/ozetgyynvXUCCHnYYhe1aTFRJTY2CqLG6fV0GYIN5MAsXoeq
/zx7hrj/sT2qJLEfbp2ibRRRTnaXppr8zbdHmJ1Ktdw0FzvrLKffW0KarrViqFja6RfmJyiQoWNKHy7pLsjN0jOvMJ+jI09T2ZQfn4TDOd++7gXO4ZZmPD
yIZzkYq/tuuNI1z5d+K9BKjAvabFMagnQfEPuG38SGyG8XyjwYZ/tu4HojH5RbSr4EyT//j0qpBOju2wv2XvsW2eE8pwDlYOW7suHZMdjgmSbxi48b0eGn
PLfGlb1sjrgqqzdPByuIlvI8189Vi+ohjF2ItHlNXmHOqfe/fQfIyjXHbSyTOeYMoKeb7giN7TqCI0DpbsElndblxTX48n3srd/qJ6kaBTnX+npDKKh+yD
FQWRW1U9gwX8kGcDGkZNMUFayeXOgfpZNH2isEaCn0FFamQlyY+rZsIS8n8DP/1ICCdbUMuRJqDHwJPuZ74Ls6q9Nde0/nyKUO/2DKm99m5YvjVtMjjQZH
WlsNPOTGWIhjHBQEjBUe/jyM2iE6KNXoD5odpkCY7P8fHgcYLUOlCFQWaUt/BolRGnJ0pvpJHx+mO2Rksq6NS8L/UxkkfCG52wpG3c8XLz05AdQ/Isl1SR
HZgwu6Yo5oPUvrlI4dPQIPIPHMp5XPNbkp0WIE0ZyLBAEoy7RZ2CfMK4KO5Swi9a/cZKb5LnoKXwa52RK1d8jDquTxjGVN2IY0hj4TcGqN4tccw4DWGbYo
yFTJiIeVvXdY0opDsvlaAxwXEO5iiGNAv5/6CC8nHS3Bd2LDjXMYSJmnQjaURxWAbYGY1kYuLDiKk8Fl5hEPWBoolwhzYbOBIUETcJjI9+Ie/3zxuqOTyE
rRbi8BFNeAoyEptashapkvE5wTQJSkrfVixstt2/j984mE0zIHbbzMgZMXWtguoOo825gN5Ytrz4bu9J756Vb64im3hRWlpydIajOUHyXR9jf7rX0FPadj
5JmUZU9Akj03E4xUFtjdPhO2iZz7RM5VCGY46uwf32kqfIs7Sd14qLlnT8cDCuOSLZXu0At1otan/EkpgT69CpHBHjO/bV+PFhLDv9YS+lSa5frQuRaDKr
/iUl2/SCbCu3McUz0QX+ddBTvhvESYJnHAXz6zrIhjRid5AcGGuDS+3A2LvSGtGnngSwQxPRjyrWXEcc9pK99o6Bw+mI4DBFj8TaquJN7psT2ZWHOVpDew
IaGG5hLb13wr+QtMIRce09qkOwWpoYSip9Y88pn9qP73QAqBGlXsefLQ6Bplcp2bwXZH/uYbs2Qd5x9pXuW44Vswyh2Kx4DV3jKPLz5lvqjTm57cizWaBb
aowM0jJ/pHq75OwX9mqHajAkt3MNf4PLI++Fp99g42LGOocY65GYsfYgPsUb6UWe8Ym4RTCeeprc1gfHmpnh07JjpJ11r+JzldXEZDKFu1wvnpMiDqYNw/
kTGPOlfVlVMTWpQFUKuIt31kPGHV2J82SH0FMrID4GnxHfRo7acLN9KDIMAxRfU8QnWOl3/bVZzITj8dHOS1YAmmtMq3k8QducZhSobr2saodgrW2YnKHw
hRGkiYAQCO7Pwjq+hiSxSqpnojPmUwqd1uXKksOPJIwpwm19xfgNnOn1+FMch9Tzx32Q0Hrwkdyio0SMkV2QwzlR+NHKQjoaRXnF2yAO4C+cFlj7NksHhp
4robHdBBbBRLBqNZmufIwIGJI637ImDEYCCky2NGHGPk/60YxiaS7Q0jq66rUvMBthYF1CeS4IKFQYI/VGxdfcah9N0HdxoS2HGq4CzdZrvW3jL/iUhRjP
ahrg6WJHfc3YldqUfbz+QD9Fslr8uXbl3dkv8BJmp3jpx8A6jRg/oyx5HDVqYcZwgwd+YAayLu1YhhIG97B6oi+0sfLnb7ES1Fu8q0NWTDlJ5Xt3rTS6Q6
eRiyxy98t3HBxlcSjZEF3aKnj2J5GlY/6pXo+eZEA91vW7i6wmkEu4oT1MS37gG8yRvBi10YMf/V4edSFn6utBlyX7UKI+0rbAmwa+5VBl5TOSBqs1Cp+w
BhIrGfv5YmG2D01xc7lMrz7It2XiERMdXMbiCRPxqk4xv9thKiTH/FnlQUqTSic1HKE3gpboVmQe8374aHKNKXQ8cWaYpZLXstSPjpvF3N1VCKcT6s9J+Y
q3OWu0nmHSTwiHOJtiLGGe0Q04Kg0GxlOLsMEx9zCwhygDlM1W9BpIrJYg6GHD8ueVqKRC7dBx+Vm8x1mVCzYIQOtIJ/FZbpAEAveAXz2SwFXhdAne8S6V
qvxTejUv89LEDrQ54qGk7MNWbWBrpLm9zd16/ciBn1Ns+Aq4A0p7h9G5UxjVPo9Ohc5Rfoqg6K/Eg27QdB2OiM6Uh5lbywdoYtxMzxiaHUJfiB9lHtXINn
y7Ci4PY1sjmQ/M1FAhNBUKxyuvH7q04qLhEBfZpFfzI7kMCNP2StNxwOiisMG0G6s1eSqv41iyc/lskpF6O9utqIaA88xTyWLO8xpLfysg2Qs+nUNZHhPl
s8Q8c5dWptammPbIqiUKxzIJFgkvwZg1WYuFxVSAQm35cgT2ylFj9g0TWnhQm3eyGq1MA6LYQbVQj3YBx+NimvT2HfriGe/YMflFfYT6L6kcNA3ZcVfpAG
jlRIS/rNpO6iFkiPg93w8eyX7O4Kr62KZTFSLZIqVUZGdRhWdotH/0kf1J1i/rW6AvqZf1ItqBU/2jzc33eQQeTuy8ajcnwmhNBThIheTB0tEu79PgwGpc
n7dILRnqcYrroA0DqRP8nhiSZSTFA2ZE3x+9+I48CpM7XQjjTSxOxsOxtdof34vXAjcUTpBEL/rU/PgvaPc+jcv895fBnHIBkkT313Xe5wUKSaKIg6DomC
JGuP5uxPEUDLrdwKpfQA3Iep96qvaG5MwSJeOAz3YLd6yWs2KoZCRiqaFMUmS2uaBlvfblz46rZYrFcz+QstnuA+bbsNjZrgSTw3vEy0+cD3bSWhT13ylF
RFypmycpjpP28Q/uHFi3FT8ziWibAg9+0lN0kw9jDtEfm+xyNO3Y3Sm80MH5VsLVpVxSGulI/avnZUs4Z0TavkVr2tpf2fr5KWu/psapQNv7Ma44NtcVxV
smnA6woLWC/LCseVC9th8yZupk/w7/PVoTcE/ok6jsHXgrfOPo1bJyWCpKl4ATcWtu0qvaj5OT11Ccc9UeGxs+iyBHqLwtTMNVWnSMIgVUFxyJB8TSfCLg
n4ytPNTGVgMjQI+XGyKkkciMkTqmTgvRjfjrz+TYxzygh28oYDuNEW1tO2XiBHPvOIzPXzNZ/RWHmnrJvl453p4XRKT7B3qvUv/s8i5xnqmbIO14vwkv7i
LzShmYCgz8EBSPvCo1nTO/MOkpyFBH83i3Q/4C3OVRCu9Hr26QEFBaSlE90tjQicWwNl2BErdaBLC4zdv15ju6eNgy3dAE8YpYe6hOVeRTPjLFpC6p8rKO
EzXjwDdImA87PHe+lz7w6bGAgWRXc+weXtQrhaZfOIXt07BqxFOeGgpJTOowpISoPZlxwl1C2Dsb7d28ogapr8zx0S3aOA9hejMOIz8WJ7nFrrYTeSHMgB
9g/3EsYo79LvynHZMIO8mcXy56w1z6ADmb7COxWLCDiD3gKeNi/vu1cld1IhsxdU+rVL9skzyVoAiSnx2hpw8B9nN/kGlfVgXtQZIDB64R4a2EP19ZFPF0
gvVjtEyY9MT0ddgzZEzqkTibmT73NtnBzxIBM0s/NqoaaX4tmTDi2EgChfIzudSJsevwkZe+JvKdsrnqq8g4hiL73JPu1hwe5HzjmfC75HRocMwLpFlAVo
+aYbgdxLgbfVn0J0gkeSP7uahVvn7T5Jjm1TJSWXik72egW/YzTw9vzPyOCKpHBdT6hfyFkqVy6Jz4JZewUyPGmsg0a+6z4+LrAcn3PfDQC9b/8pNePvL/
nbwuG1mzfXzI9AWOc+pArwdyT9dp1KYoKGzH/w68GzMo4/NhSh5sPNmc9da/5TVm7Na2b1FIwxZ9Emchze8cPKhmmGsY6kRCl2Y0lXW52Q3QlYSXhuxkNd
o/kr9psrTd+VRGZXkSQjAhcKpf2J5Bx/Kq8uxmI5JnjErmz3zGoGe0qUeOKQN8HD6GKn2Az1t/A9cXeiuiva5CqlLL9+0Ii18Q+lXC9Snk8fol5teRQ86A
de8+bNZoeEwFGQZUXWcFM7PNNmnWIWmbRM2RBzbRSgmGxxroIsTz+9CDxXeOQJI1DNy2rbg/m4fiEV0Bb5YO/8nWuSwyEB+ZvoK5e9ffmRI35ExRpkKeMY
BK0uKKat0l8IcbE9w1OO+Ho8Ym9tohiPHmhWnCXyZ7gaJk2UFO8goHvo8HpF1riJ39iZPiFOd2mf6R0eudU+oe2z5B5F0urjEpT1fX4uhQnF89REKncHUo
id7/jXn/PR1EiFsSBnjAxPD1FbXjdqIj5x1nD/LamBmz/zdr6NXg8ThI0m6qEE9v/IA/s4vy3j8ePrNo3GRqaXkhM0j5z4WvMr5m3a51GLizj5PsP6zLNI
FLogrcCSO7tzpwEy4pSGZpneQ4COXETKCtiS5RNF8qQvhmHOHDi0fUgQjRx0dkppqtHRf6IoceBkYsKl8FeyT5HlOQ9EFexsgE8G7yPXTBNaFVFf9LmNbH
5JBIwF0wHBLTTyz70+g+3cdcQvbMLCSf13EsSFksGcIIMyyHU+7DK02QXQRNWLrwdHiUCRGjCnI1X3JcME7/kKXp9B7rduAkhcwhx5JzkIrWVZliczD36B
9W+6BMOCOPE2/6S78Lgft59IXTt8H+/sxSJxVZhxH41iTHU5x8l042o0j4VxZt2F2gw2YtCf5CLgO0tjMLbcvoYw6ejpziPAT0A6gZO9vHmN3bDPv5iNxl
ZAXap+iN0BQ/+wdg+C/dvevp5pTbqZ4r92XR+Ce8jI0vHqUAixpOLh5yuSe6U/SuZ1Pc4KQhZo4rJNyGI9T4aqo7nS95cBRNHGv5eXZKcyBZOxiiBXbnOF
b+BfjB+MOC3QJ47VQpR3vvzynt0CXWpxK5PTBGKwr0DDexewR+jedApe05VjiH1blkViPjwBaWHEteY0TgcKL8iky/eNkBfr4Qh/0RHzCnoCnc0o4zETI/
fKR5IQTeEuavMlCIB1KBWO/Tn6c6a7PFyxwZOri8ZlPOIuqsZzFUiS+FRSwt3CpF5/l+Tvg1HJUE/TosYvnifYNHXrMVtNezN969iCrnOmorbNaQS07DMi
rBEQZ9v15LzT9SFB8ciONm2FUx1PkWX71plmQH/IAotK/CFsX9fZkds9BvAzcM7DirZfvqNqcDwkOOJtd14X+vxc6M+4nymfhi2wvKxHaH3E9Sic7FFrvk
kH1GUExwv2UOA3U8buoTyI3hgH9lq03kUiQUr/D13YPUwlfc1jtE+EnlVqLTjujLpRwn3/3MNc4llBPDxedliPlULqVc4VoNFPqMPyGb8WtSLyLqcC7j7H
sT/oqslcoEY/LRmiom9tkqeVtHtM0mzWea5LmTvdQSSwbvEY4OFHMAdpo6aYTjgVHWUPVuvRhQ0fLwJFnzadqgXBwJcrpVn0yGwIa3Sj0lrJqDwZRS6/6B
ySFW7DzhFsuERhUoe13xljCvfd3B3x7NErh6wHN8iDOhUDkXJN4arlY5McX19Xh0HIXQe5h7WFxNWsKf0td7GUCTXLfhf8zGcA/txvj9iduf/PilQJxPia
k1ohd9TouwPO1wM/ylTgv9Ru3KrMwpuruj9VOpJOYOczRQvNxfpQpG9bzcUCmqhfUUuNB2GCLwfOTeHrG2okofTvrfNMcYCimVX71JrV8MpYftVuaArhv8
fWCUW5LGnKVcEEd0yVEVFEeE9CLTFXTrSyi3N+E0oPJ1bCYXf3M88G5HObjpEVi2pob2yGnvw0hHX/qLr9DNm/tqBAPNOcpIywJW4tQ+i9wgcPeqc4sAx+
AlwBiBTYm5jPEFfw4wHYbDDcvTq4kYPQRd8mHHe5w5lgn6hFfyXt4H/jnesw1RxR0tGeUwDUzjKej5afd+MDTh5LpvLE4cY8p1Cubx3LanYNesukn8qDQY
osgWZAzWW4ZOuaIuLtry3pVFK4c6Ew/Ws5fw8OjrEPpP0l2tIV9ZS0l/925DeYBdFmMJe6MrzHf7kIMpvMeufpGre1zSw2J5jdiqN/IfGdr34+AMtHMTFT
RQhAXw0de9fKhN/fUSL8F41NghD6yVqyUIyvYhFJZXWZeKfrHDVkt5lZobqm2r4zzRkcP4+BMzGoIW4bODKaQEV+AQ9ojY799O2A2P77+TPyBTWsugPnat
w9w+x9KrJXx8Md219np2Emw/vHzhf6mypXLw9YNSdvX7aPB1gTpsWJuiWZJxwzLNQ8IMEKtZgwHlG8Argd+KyAL9Al8R4Mh0Mt5g3AVTKKW4/0Py2FQIlG
Mj3ERdgIPKQlhtGOtyxO5godnvZKkd/xwRkqlnijujBZkOh1VkIn4tJcS5UNYlPhfzjDoIVrpd6IXmyJgyT4Jszr9jmcrg5hrO81V7T8/yypATe0qSmNGD
LE9heR6JR3eodmAck45xEg8eruxsGsHIkT3lkiDXrf1Czovq8P27rAVfIKNXHyiOGkkY/oLA6wy+/4EnzTak0ad3tRlwm0bXH+pat4wXnXpmH+MtEVXVDd
8UeFz1SRWFnOtH95fAQ2eoZsUbTrTOzmmSsaic2Fp1UMqTNFB2dNEjJvzA5xU9IEvvSJN00NmNj8bNRTmQzORruS7C38NNq0OiCw4cMbgnHNphyqHugNqd
RNQD/5TL2G0LmWv6GKOEVTQGSyMn4pfiIyZn/t1/XmiRQlp3831bJ+QuQm0HLb0zNGb2N/s4cYV4X1IjXZdR2iSdp/BTPOTxLO2+nkkkLxwzI2GPgvEwwZ
2mnhMEJfQ+hE/kTz1eU1GeMOAr/cZJ+2l4eSdkijl6XRO3pBDe1fLi1CJB4THhfiG27RR4yLJTtkhR4UqKsb06oxF/RNncp3DqX70j0/w47WJMxqWgE+Ji
YpxLuu8mVSLKdVWibEJcJHwqq3Ncyjxdbfj2dsKHYxB8IekqnzLZvoh22VQqhx/EVDP0ZtC+CjRGQ5VSgqXQ9HnUEvVHLveGalQ0gyb21fF1Ca9TFcOuuw
WNTRqPYyMbRjsu9QtpK1VTtB2HH9owWbxCu6NODxsnLY56VWJuNRR38wdDutvjJdmj1ybjwzhha7kMLjzxofG2PZwvazXpUxxL3MmDKeIfxMWJ1n4YCrwg
gLsfMddcesY19sMhjR94zEpv7RtzNTmeHW+RsqUCIXZWJmA47gSykUpioRYdI/M6AIOIU/pAm4kY6EnvCZJrUSelWzlDnXcLHgt4yYicM6/nSDdVrDF9xW
dVN077Yf1Vj3y3q/T33uqcoWYXH9AetuRqNujjKZCJBrBobm25wpe7/nzKmvRLIRi+NFThwADwh+z8ns6VXrlv8Lav33XAR1WO4ek5DFD15RlJQbZzZrSk
HLQ3rZw3TkQdhIotHxxG7qkBBxoEfSbhHMrLAzdl087HQlekR8QWbxlkm7ATW2nP+DHm0nIZ0/JYEP88VzcHVBWRnCM827awhKRoPM9IWGBZUuxFc7ptkZ
tA6mfvfQU7Y3Jvexzmh+WQo9cFZTDcpoqWVTsGy7ZPPHulGPtorkVOCZFX1SGCyNP4N2Z0t1+7OPznFXMyYRmuclFT2S6KT09TKsMi6Wi0s2D1Qt20X8P1
aqRxWeMIY7IGZaZ4PyLybZIFzmomU257qVCoPlCW6m1mhC7s3Nzu+OE8cBKF9mwmLuzt5esRY2XHqw3g5cQPnD26eo5h67xLKPuSW9laBUdanYnDdF6xJ/
Q6TRkjnF2F6OsnnU66qTeysp+lSWkwVRGS5K4c0nxqLWp6HmFeMDrxJvzZw6708RjsaUTGY/rXVccq4ZXKItQp7DtWesGDXE7JKbSCIfayXA+c8NUptP6d
F9JzQiSHbYVZkF4yxo3dtbHOREt0rtxvtPO+Gc3ghKdOrC0HEJmbmuo/zNbngjDKuBw8jTqsKD6sF6SXxg2TriQwWnOLmekW2rECpF9mgSQ2HP4/mqFH+z
B2JjQJ2qP2hlONBZvQxS/MmiCXP/sDkQL58ROpK2/Jo1HHtYIqPCogU7hVNfj0Urt0mMexH2QtySrOGFgDQoxxrZMjX2vVNvLb3L56nuJcqPbjuEeYFxhv
BffaCgeyCnHzAecn/Dmrg5rVgQ39IxWXbRUlsYMa1lZQPfLSL26HDF9E7jdt8hSWkjhtD3OaB8kMOx3hWu4O2WN1YblwChquG8ySDwEP7WTr9VpUaCoxeh
GvwCjXhf1ER2mHPBE4cq0UVJ+Mu/LJ2c/MjA1Q+QOKz6v6uA0ZyDUMuaTAkysjBCjc1/AePhYu6r/F6BPHG25+V286yXrk2jKTriXLf+YuvYiOuBCf7A32
Otmj668P5+RYbHeE/jd6/7XWpYYzkn3l8bHaOe9Z+S3YMlGlEXbd+cIQGoqYWrcekIZRvsqNfo/uJlWddtQV/1tJJrvjIyR5yaGlm/k/HXi6xdrolFH30e
0ha9b66DI3cSflqfuZdWv62mOUyM/M7p02Y/7j/iDSg7bqk0zy0OnHa1G5TpsGpuDxFvzgDa3YTPJtXIdonmSwA2eM7uE/jXCvlGSlEmiewLJjdHuY8CVD
cU58hRr7Msz8/PflUxE6Fq5qxOjAYr4sPiTwiqq00eEeFaXNiT4srgjp7NipciccDMu7tgyZyr3Q5h9x335ae5FHR7ZBdZx3qIOMZgg3b6xJYEUrWo7bMn
dOc7udTSCWpySpI+yEBchS1dVlBC/sFcI09HOCMmykdW6jin9hoBRqXcdtwOtkj6zNozxCnpYrlzXC12bVd75FAa9sCUVM5YKqo1YSa4ITNtia+kQILB6C
8uNZXZHnvEr7kMnZGJJ4MMhyN8+jBajfgLszXb+dMhjHh8Mar0bNu8sRxCv8Ao4QkpiO8qYIvXhC8Y6y4UovJsLeCH1GO3W6rp7E4Byjr9MMXkPW24iwpw
qziXEwgT2yNZwCh2ULhEXjPqbrcnRSl/vbbqRkugke1TkakbNEZ+WQ67RL/7Lj9Ib+1M97HLjrLaV7lGB4WEqnxTWJUQ39tGSQAVnHhUh1CgwOmb9gjhe0
20MaVmg6vuBN2UO3rXsCfgbinWe7wQJLxiS3oaQjiU/F8XjU/BRqvPkHrVP5iStRW+l9iWpq4I8i6iujqIX14PTe8dYQsRqJB3DWiCeRiMwRDtdC/1f3JF
alwDE0Zj0+TksQfs4qTkRb7vwZ4l2nGl2O9JUlfp8e3OzoUqzBRQ3KwdRtaH/hO+IDn8hBYN7Kf3KR4x8IXnZuX3S0D0x3m68gys8wgk4zUEzegKGh1/j2
X/DtuJvhkQIQA5ZXqPT0bTjnpw7E+t6zTD0gwBnRZPF7RG89cooUfWmd+i3rQPcp+A1aUI6xWHC/iG9RFuj3sMhlkN2Fj8XDQ88NjizZJ8JRLskJx+wxj/
6sZ3idQ+EIuOuixpmR0w3de4MR0kTFNrBIf1LpkeRyUuoGWH+Fqw2picsaFwV1AeguUChr6LcavQlY6PbswtqYqffmX5qRqZgMm3w6NyjSTmWBuoVNQHrQ
XHhL7Fdw4xesyM7e6EO05qji02Od9xsasv4RcL48ULkW2oUtX4aH/5+p92qyLbuu9EI/ryPU0R2tbrEbIIqoquvyZB6zvVtmbO/3cWmvqVsOAEFRZLNFPS
mkJ/0wxZg7iyE8wCYyz9lmrbnmHOMbOysL5NlwfFcf1xI0QRF7B7xDPYcf3CvtMnIhAvTvebSlzDhAcaV3wuF9L1lM5XJ3gTn+1BLClvbCQWfkKh/+pOFy
kaj7BxsmrajXWY6wwNsfXFu2N/EYMf3lU3deHf/jZ6YpH+/LErGEJZ9u55JNp+yPV5SUoHlrNnq6b61gbb7gX7s6WRq0ZUhkyIf5JzZySEJ+X2Psqx3vL4
KxK+XD+lnLZkGgqiywg13f9n1+sB3eyxp/soJSIN3odnFweJuKcQ4f7F1fNLerbj0qJE0WnEf5h27BaaQZU+Ia2B5Lgp5C6Dl36XqyOw4DpOjtBT270PKX
9QyZfg36wle4f8ypy2eY2XWh2CA0L4IjoO5qMtsQvud3xRp0xAryrjI2G1BUGYM6/pEWXJXD5tWEiN3W1A/z29UoyQejHIx+RBJPBtmAeC81YFGSwoXcHj
K2TEuqYfnfMq/94IqdoweuvRrz2uIulnf8JQ3LPotRp30Dm9FR3qT4o+sIGj32qdnlKQLnOA4jaW3tMgF7iH76cAhtvByn9h5KbOd9MAs0eVvsI1wH3Vde
nC5Qd8l77B+0Z82WzVMfLVSo/w9SJXNEm6GiDqfJgnqvgw01NT7nEG6Gl3DwMd9xZOwXSeGWP8iIouA5pTG2FBoz2/F28JODqqSRvDMNSoKbVjleqtkEGT
29FNS7Z1G/rEJw1a92O1yqY7CCMGokn7BEYT0wIUrCoEhjyNUaEMOy0c9wo/ZY50hXwIR3TmhiBNfFq9hze03ljju0DLsp76TrcrpmE4M902g0D9fdwUoa
Kl2NGZU/brRTenhtHtbsUPc18AJOVM4trAr9U8DaBqbJm5ArjV8I+WSdPLIzdYmtYnZ7E1OldZlXvSe7bQ2ph/nyw/LTpX9F1NQMu7PvudFTbj1kfs6B6x
G2WcdpJnqLt0+FLl2bBmdDIOaI//8/6jDyIJGHQ7qUsiCmL62gQPhwDBNbTYt6YICrwNk2zCfNSgF+EHxKRVbclaBlOz4UvCKYnrntH+I2lTYsS9jGUJ2R
+oX686RglIVWHP7vZhkXpbpx0B08VfF1OsUer/6J9knT4ozkVIk/+fY1DKBk0EMuY+y2yjuW99RzPiMdQnH3DP7516zOOYZ043nMVzOuslHHLuh1lr5Xie
D7G38b4j5dnS3824/HrHdF7UmLl8iIqI+bCmhyuX3g7SJ5ESu6yO6J1Kt5lsyK3E5wUjuR9cB+W2VfgDs3Vw7bRgG5TmVIb2RY8rH/zSAf0/swop/CbQV1
OSA5fyXsBJHH17agt5Bz4uG/SSL6F4ndpI3/nczF+Y5MCG4JMrZLfBwhdjO/2GP3ewRsnaZH+HHE2WZMSMNQ8Qxa5aHpEVL1MbaJZEHk3Yh1ihvJSpOe+q
TiceFJfNjhzN/c+96nakmlCETBaisG6luHFy2o/dTYx7Rs17ezZNYEh7nC30WTRoHENmH3LcLoE621b6+KmShY98PA4A3Cm0ITIVRYED2PXBwpu1mgQu6H
eAAV0imRZi0TiZd1KX8o2LLOG3SDYfFFWkTBDKs8vmdekZwgZpkvbhqci7v4GPZjBRPETAk9X7FwAQ8UxhCeJBd049/yU50uXCur9MRvkhUi2Fp0PRM9bq
4PAS6ni49HBS+okeQPKUziXE5UMqaMLJI8yIsdPwfH+BqY4e4Ymp/J6HRX0qw+Bdl1W+NDLfP86NdCtQ5BkPLMeP6ey/SswIyKsJkiakZrLTJO6CILUDGd
KbiQWZPq4hUfTmqTa6YwZYePysO/e2hwnqpwNq6LyYideI5sHem+bUyJ86vPsFV26NQq+Wg4p58tkmZbYOZprnjku4fJJAU5Mz7iU+KhYkjRLwrWzvszkp
SZmBH+LnirfaSm5oWHKeR3FvWqHiZLkCcK95pVIfAj8VJzOW7rXyIBIiRfZWc1nkIeZPieb6I3NKo4r0cveUfOwXcRaqmpJDghgXN0xRGnaVaYsjwJol2h
zA804Ubiyb5k+X7QiGaRUoey0cb/7FNCjXuGwswwrCZNk2nzAQwyQ51BstD5MNrpKsLYo4epF5YAG70EdJrL/ojkUQreNTGOuzllv8s2HF9nSmfAv/yM78
AMqjbexGHh2nSzqXuu6LtUZdZWG16+OEf33GF21t5RZ8fsxNALpsj7in0x+eMekfTY7LschfOE2r2GzG2IeVWmT5gNbhsduxsEdXx6o/fc4TZywuRsUUl+
kjQFBrhf6WesmUwnFLto+AlNBVOC1+o1qpavO/MElG41qiblFyRoUbSkCRGmHxpsS8+3iULEfneukT0obz0XRjuxDASUp7Is2SdoO/QNWo/iBhnNpLykmx
3bOCW79XmzlWND6M9JYcJEeJbNeEtkjGlt9JHDfdRBv2tsz6cjGf0WOp4CJAseXLVu1R4SrmSz8eN4WkTrU/59C/2d8tn/l6YZvF4itFAmh/2/bZRbvm4B
YDhGflAYfgEjlmv1ohImYpW/L3n9ekznBuHHulkXQHePhbANS1p2VpS4yMOGVAn7gvrcA9cu7/mRaolc6gB3FSGdne8Dm6JtTM81M4lfZJwy7gT1F6I+5e
ffSoeHoEofnxG7jSj1Pb/zIAKEDDUXIA3HwdZ4NlLIk38FiXqieGewagx/Kdc2aPcUXPbKFmQsj2c0WZ0wN48NQhL4ukfa52q23+Y6T8tqN/0djRPaHN6L
IoFGUJV3jfVZtZzNq3VZDJPnBWif8FHBtiYO/OQJB+T4z6hE97huDKEoW5sg8tDYT/DZnD/1ZA02YXY71ZHyC0TWZHgAM/Kq24Cgruu1YIrqWXoPlQmPY5
rFSMMoc8s9D0kzU6TXrj9iGz5y2yben05XvtbUAxVHRP99oGKQ5D8cH1uhLOyoJZl8rJnmv+GGj3uU6VvzEEkjCtRdFAw+xyTAELZ1EExF+j4NBqX59Dam
ZWifobEixo1ArMM+8EINfWkuuA/DPKvDmyPzFPwmWaWgs9/kHzDOR6Lm8GZ1pWDedDmXhYT9bdUU8H/wsqLA5mU/KdOg46TOyORri4yq9USYyjVlXiemOs
gbNJukQoTA1K1EH2PCVW/wFulpogyuMRjrxmJZwsPxMavxcxAMS9EBnsL4foS62vh9P5sWWTqjV7WI6AMfiZ14L1zcz1uU28ta7bQL9mcECSknv0Y9JqEz
ulDD3P8kNCgJbKGi4syvy1i6KGRa7x2PKvDCVPWfi7dROnnhpWFewtw3KuoR9GW2RGLx0aM3LiB3ww+nqpsvNbKECcjvCDZORDUQ6a1aJ7qNbYuuUodlZE
DcZFR2ebhe4t6WzLbjm2hO46Smw1XH11pc3MpHienNp8cxRWu6PGBT+rZHOqdJQud3vRCgUpo2OJoKWT7cO6i8S4knCbWWNS4XN0sSIv6xEzs7DaE9pBqB
hdvaPcy3QnzhjjG2cmg7QaQE/hwKf/JFwyHlp/5IqebpNQFbiYfcrrRGqsrqAfHlNIuzqMipmspyE9R+NcmSbM/eAZdc1aQg9WkBN7e9fZ90Elp/0qLY4d
qHy/x0HVC0u3bd887rfjCufxT+3KTBZi3SL5X9iqR2j/pH5nxfX6uJDmnjoXjMkcfN5KAa9btX+uA1rN08DhiI9P547Fpq4bzkI2o+Ow1vv+LvziaibW26
blzsre4VZrGZGQPjKEbS+K10Hgt8sWPdHaGLKH3Q6Iu4hte1U1Dmg5rakc8xJyY8jZq1cbk2UkrN+VqfDm7gWSZ69YUd8vXdf0bMiIUltpdjRExDnuDTMK
2Bg5vAnGjUGBWJC+Utjjr4BDtWXlFcOYsd6cicEKThcanbjyOOqVsj0mqVw3fNgHcTCd7YFVi6mkvPmKFlEDhzmxCin1+ad1EBc/zbNeZ3KnbMHnQp9Hfe
cjCfjVXcV6KqzZhmbBN20DgfSSNc7MX7cMRxC5gunc//D9G7mvKUXsLx2ldttPapnGKRafa40nRS4nZJi2hMLhtkeRdn60QYqR+nZdaV0aGZL2eLbekyJf
hjKkGgZVjCbSdnCbNEIT2gbuk8ouX9kO21x7FQu45T++yKr6NCOXtJizHohyQXF4kElEvDsKtA8f4PyHcwBxz9GG/CMfJ/AuUyjjz17dlG+M281i9ScF5x
LDnEVyZA9HiH8MXZQ7kRRgT+iW9ja+/2pbJ9pt+zAulSjE3UGo2gZgwuqrC3YRKfj1Lapb6fKYRx2+LbZXTliKwoYRy6ec+j1n+BdVoPiWcfJCRDS3Vzj9
/XBU5HiVl0qkopVZ65sn8klqxN77utfOx4f0ifNepFwT+msjLa412HtL+jLaCarViygyzAOfJQXTL2DoNG+Jb//LpVLV9Od37Qxwd8U1OQjHTx1zMRQ7ez
t1L6dfmC7DHpbltKXnOE1c1IXtDNjJOEyhX5dKEXXeJazHoq4Lb+Aae66hBc+zj1pwKHbp38dnqHOUCBHrdHwbgSzHlAHi1dnhvkPUOF7a/0okWXeXkNNC
FRX6qfeGpLF/UHpMkYdsw6V8Djt/vNeauyRq2djSOXtgDZmHU2cMEgoWnP3VAhzMU4sMfX3NHIxiQPRG+GIA5xYWAFnbgeOpzVCc2b9JOhLMrVa9SkikJ4
Y+zhygwMT3qk0eT/G/XzUaaQVUFPXd6Q7GW81Tu9QzQpGyDEcrC4PgPluRxQb67AqSHriqXEYzCzZ5lW+g5BiiA065Dy6RDLkIOhpHM514k8ZpZiVRq60w
f9wEkjO1bF2hX36sR3O2yUDaUVkIbZ1ebp0Y4UZf8EtvljDpgZlycqyQJ7suVKbiXO8TLxvara5Qq1JXmTu9cDWyso4hCOvePWMmnUrJwaksVsBvfRA/uR
uC0fZf0f9us0TEZ9Tfy8vskX7GAX329nde9RdpzOCJLTgIZZZ127WXkMTfk2z6IkKj/GTAmeUGyBW98bMHXl+N4kRTaGTSmQjnR/YiaxBr4wMIWWPb2JfR
urKkldzskD/PsEeRJ/Ka2lhSeuEHc0eI+U/8g+ux0aoSwvMMHuEL6R3k/KVY838dypukc5xxRRVFMi2seVU5dKiLpGzIiyvIvrkJEdln4Q7j6H/oab85nW
y23xuZnCOKQ8TQeo8JTkcJfxLBlmhPFJvkn3C9NwxUilpRvNWX7whjDDIvTWfO86Z6hSWUhDUHO1paOq5Vk6uMtXO7zB3fsZwTUCnc95gei6SkJoOBe0CR
+b8xG2PD2EePZny+h6CNST8y8M8d0FyZMIu0QnIaM+V3AsH5jME+Y5mFLzU+Cvln2XGrlk8mhQVnjXSnpFd8vGlyhD7g/8u3HE0Nh3Na5cMNKhjCBoyCtD
J2ObDROKyICJaOYbilymgfpmmxjrYhivQYrbWahARhKcfCTdINu+5+/8+ShV5nNFrlGuLXU0XKDqiZOD5HsKLjPNEdX7qY5GJhDxAtLpnIeL9k6FbZX4R3
K64UqZLUSGi1AtwsoVMKy4CBh5fwwHGLpmwvpeavz8z2xBvZj91RcGBBvGIrRN8hxPi+LgekaQs8zldOyMCz4/ssjLxUsabtwz1G8R8c3RoGWMfbs9W1+X
uFYRfBo34veHffeIfNyd6BObz8BLPIyPuA5Mlf52MgjKaDENcf74ZFNCj2OOMnIk0cfxpu56zqEJgOa6W7bwogVJ6ESrImqh0xrexaI5XJzExkMUIGMOSn
9AcoMgLXbSFU36mA4tavo2lVyxBbsTF5LarQ0O95YSvyNvDDXD5VKQPaDh7vNuYPPSCM0xN+s0mbrHHkxTsrtjhuSbHabcp5gnjap82GUY1YHtyRQVeVSo
CEt4m/yNULgc4ZnLF/iYUbZ+fAEO095B0f4guTjs3RJZWMeCUSOV3J+c305yzQ3VdclHsNpCxt//Fm7HgU/LsqPDha+ASkyu2PB03J6dTsXORlHJJGddVX
gwIF3M5n/yLbcSLgUf3KFa4KfxTaC4VmRvRUrKoIfH1bHd4StbsnbJxIV17Lj02jLjWqX/avPeLvsojislyN78zNX3IrT/WwaQ2MVxxltCorKuQJU72Nu3
yMvAorXWlOMWjblmjd8hjEJKVt24ScWLZyoLay0Bq95HSYMurDVX+qNhT1EUydytCDB71uyS/EQMs8oia1LVw0RyaDd369egNEXHTphfs8uH2LjABx1jwB
1h1vA/88QrhptH4TZ5Wa9Pq5WfX6KF6RXjfHgj+6IIB6We4ItfF0VhGehi/QTPc4duj8qz4NjU32VRxZZDgUFH9QXJKCirJMHi0YmL/4pnnPG44wNPEtfX
OuX69lzUgj4quuEJlejATtksDejcla+tj3MyIsKHeQbr0LoRKJsnhwRCtpIZDxzNM5dzwuPg6ojbEm9iOteNVmESY55aUlVcgrHlJMk6G12oP57GMj/TDd
gIcGcFc7IH4TP3jOioPo2LU4wtHEyTxnDFdymoiGpxplxjX+JAgcw1k+lQJZrhtkOufuHPLMh26YkMLJR04/K0GQbc4mSelDo4Dm2S/kiih0K5T8RyKzmM
+Q/cBesKnlM8Duhm1rgC/XHpZKRSYUPPyMAXeL+tC9RZh+WT2TcaC+yRjKB3z7f1UmzvApzg9qTZ5kjGt5j+BYd4bgPd3MCWn390DuxLsD2mi88kUSbXNp
VzDNvm9jLoOM9/Rp5xHpU3eLmiw/hDsupdVHhZOd5zPfYpW7d8yM5JsNIJY3SZTdN5XeDi8uFTdR/NYlEuhzDo/jZQH9De+2H+/RWKsgv63u0w7lFaozx3
gzGo3CMPSiRKFSglcE+bYElQReUdcxZlh42jH7GtxUSMZvTL8TZ5zXrjA7k3VmN4Y2zmjU3ds+qDYY/pPDTcgat0C5dN1Ab43e7Hgz7FhSsS590qMzU1ta
CosliarL1Xw/gMwFz8M2o3qR8wl6dQElvEmmzlUJ4dNwMlpmjb28iJslTh2/TKC+eZ44PQad+19BfPpe6rYvc9blDybrB5XRCFxiRa7KaU6vHTfrvlhngJ
O6+tnHEkkY3UsA5+vc3O+B9ZZe76bJFk2LDrbIcfiY+krbREbUumtacq5Bg8ilGmWpFwYouoj0RpznyOMFsx9ugKlLFAAOhI82OkKceahpqYNu3xVtARq3
jzkTm6+W3J0FR2jFOopGS8pfq/8ipEbiUR5vNhwafjSgdFg+aRQjsV8cR2qcN1TxiTjJCjV1zhOsUS9BhtICxbfuGhk6CncMalkyaqtgxsEE8xSVA/wjER
V3oV4Ge2ePwDsRbgbXdvpbc+dS4OfnY3kq1EJS5ujsRHxD/JvZMJlto7pzrgEy0/MGaqadrdVaxyPk3ClOFtpGfxIRpL2DIYLpSXJeGDoSkuy2+Rf9vDzq
mXRdXFYshPR5TBBm213bfCHv5W9tClzVxeYja4Zo7E9HRWFa19PwPh9wkDUFp6EzjHm28jfeswYZlNj8rDuN+6NKaf8vd7Nw1QUjuJfo0CCHngj1hEfVfE
uBtXrepMAPcsmpbYNsmOiAQdSUFKlWqYst6bkSezLA7WGzv+N/dpJk1tHA78WT10HteocXqAO1l4hO28P4ye91FBjKatPgmnvEZH6JQkGyOK/5JufCxO80
ylDI93qjKclGru5tZl7yw+mCIlgwpNjd0uRq9EiBJwIu27axeYKKE6BXbk1SEN9m7+n6kPV2e7trObV4lBO8RuIo4Rn9JAHi4Y80L+k1fmOalAq+pPOGmo
zCmkvvIzWtgjdENEQMnk6QsXCgdb5J/xIbrFLfJ4Ce8swvOZ6FY4/BUPnC3hE89HBHbFhrM+PEbHOZLLN4z1RxSSDyfDU4bAJxbzBLVjMeaXVcuIyK0x8C
NfKNTGK/oi1rPTGeC+IyKYLPo5SYQRy/aMnKIuOZ41mda/R8ijZ+fWmk2GM30PcSQdzCHCTZ13m/O9QGhGPs16XQKKCm3+tHi8f7ze+z8TSuVONOll/ZQl
HXLSVT4dhll3NS1PsXFiZB1XCz7Mz0jT6DeD1xpZDVwGvMhkND1pEghKvHtEr2Fuw4j2JkZVd5TumLpD46KMwiL7XDU4X9/5r5PQvoMNvOtaOfbwH7rGFf
cjCAvDhcyDvPNxi/uUf1SUzHsPqu5NtfZm27UQypFePPiLYCa2FD73CO9B/O6iqu5J9rFcTl9NqBlfYrcLrdXnqr3b39tCiJvzV4YOXDbF52zT9NkZYZnn
7j3ymX+5t5P8QU1iCe1kyMnw5lrT2y6d8q5NH7Pi11x6OW+63CnbQnymUVkvvnQ7SIupx8UKKnroXRbv1SFejwu5KWQieCh0yx0jEW/nDsm3JwTf/sqewD
oDPQWuUVqrVVWBw93jtEucfsSHCrhLOolD3+VIayiyq89pKihE+tn4tDQFJ8LILwzTtlohzVIO/NWbbF3LpTGbSMdb2up56GPPVMGQxVrUvECzv4Owbq5l
eLvAtVle0ZUuAQvk9KE1O+Hysd0YZQiq8KgNQymcTkkM+dxPHrIk+ElaXBYXnLesy/4d1mA7Xq+nwSnkZ7MHLG2DXraQPq7SXrl1AsfjsbCf0D0QCClJMm
GBUtKiGeHMFSXmSFymAE2U30kDNissdCtawSKKxXL8+QE34wtHjkMlcV6xJZo7HnUcPhIhMKOuTBXCxJYookcjIyz2GWwwkhGnPFmM3cfRvT/VYa70weW2
mInd39qkoMI7biPJAzwwZdC0pern5A2vGcmQUb8i+bxp/4plTovOaowPienboR3Y/o38sn46vbVj2RcJaso7ZYR/wL/kDKhJH452ZnSfXtlKkPxnUscG5W
PX5AQ+WbGqkanxzNadG58cNKUcMb3yRfgKOb5FmupkDcj6abzn+HZ8kPwFM+iilfN6/6dXI7D2vdV2/t65AFtT7V5hwQx4L0tUf2WuqyvZDLgpAxgvJhGQ
L575ivouJ5H1h2mHQFj6+2KHkJ3fH0/F/hMEn5ap12XIXqLux9BXiVD6n+ImLXvcx8gemseqtbibCrx1mxnujnRCDh47xw6Dl9LLptKPGgQyA/097nybKm
YwlatvFNsOqKTd0vLJ/4BtPu97B2Uypy4G8ZyEapAT1/Bn/DdecyOKnM73ajxsf+iTOXKyTTTlayD1yOZZq5oIBaV3+DgT+HpLdTzPE7o4SQySiBRaOJH2
cTJoTwIcCYMrLXgq7mPEf2QgXP7Lml3MycqBmMK3+8T2xgQy8Cag9QYO80HXhWWc4A5oJ7wWYAJrYIoAhQ7c2ANZmtpXAOy6wkfIr2MpRxgJNkTfv6YkWf
jrT6UV8h92YqIuPkJ3rF5w2FJXM3o3keyF1q64ZJ4FHsyRDHwwJysh2e1yEJpJS7FS0q+prW3ThWktoEFTZRnqJDMkh+t6gNdVvU7pYU+m85qInLlmi7O/
q7Ij9h/Rod2FJQ/Me/wizKG4mfH8EDtMeoH13SVe6z/Zghik5iM6KNRpNS+dQUVZha19HYu+mSV0I+fQO6UYqzIX+Syc1FY+IjvA+Eh5/Bt5LgdipSyCw1
a6GO15xug+59v4P5UrDMXsrvf6gmp/C3TnYbaFFjLgr7CRPwf1qQOMcyOvPncZkY/9z/0cIPOSkKcmGexL+uVZbq9flKKgqqWmDtEZegjiXchNdB8WvNlZ
rdOSc+ZsFb9oqYui65BWMw/yuUPu1Rmwhy4qE2nCHOl82qUoOmPgJUqYY3sPR5u7HjXMIakENrUsnJN1ohT96ODEbBrk9DALNOFdt4IvQ2GdKkF7UlW4RX
N6xNAkbezhLvoELSImZLcNj32ZC50/EVEr+SGoNEvAbG3Pchl5JyDuGJ6vd1ho6XEJBOcGxIxNONQ8DStB4HUhCuiDaM1EzkuZKR5kJVj2aStNKQa06c0a
/AGPcEeDZGguEi/LYMW/T0Zq8D3eg2ZiNos+91KU7o8umaGLFXAQNXp95TIS+Dik2OpWjn7zgIeyzA9bJje8kPGWrKJI9x7tt99WHtD9dD2I/yNd9Rt3nL
+wj88yY4MqWDY+B6FjgK0jZcnvJPK1SdIfbh+YXtDLw+oi+rv8VVyhgHGefb7D5akerACTaod11vkYRys/KRoSXEkltpxWfE9bSv9b4jNOqYlkB40FWney
8Dgfwvtq0jI5Ma243MsP3ydl0diapoa2adeiXovll/u5yF4SmOXz4TDJodQK/xaDK5iCaIu2fKAMPE6FVCas6b3SPl+H5Ikzd4dcL0pni6aJw28AprIg8s
YeOU/GJsZQBiy9m/9zvAEfuMq3uEnmHXtwsLe0CU4Y31AnW3+npjEJjtuP+JSzg+CXrrhEQxNS7Xz0akjKsLlEtYEz4U8pqi3NK3wQl3id3HkciAUX4JMm
NBq63lUNWUP5z7s5LIPudGtf0zK6fveQpbiU3wn+TZ1fwbDcrudti8Itd0/4VgYMeR0cR3kcg3VSJau3RqkyWYBPvEH3zpjnCCPrn0qEpIXLRX6htekUUY
Q84oXDulxz4o5pna0lfIwOozTw6TISaXwrHbexuSyEs40y46PvOpz5r0GK9rhXl+ScdKcPcPMniVfQp7qmaA4uEVUR7awLFwaEwSG5ZvEpQJTYTnsbAWYF
KiBUmB2EurBn9HBiqH7k6TuPzehZnNxEoCn0aNcvQMjIone4b+IT636RAibTrXCjvmPDZXroM0muyzwziTxUhJG8Dk8Y49saJyJEizZ4FQ2yF32S55aHLN
LTYC5kMY1T6i+5r2z/SFToTRKTlS3AJF/muZJQc5DWZgv4D37Ntj+/MO6/REj5W5Mr30lqDi/0Ek8pm2zrEOhmNLubP135H4NiOLNqZDGdsPzvKOpGmR9b
LT1AkR1H8U8XQf4O1xyqinBO4iDxHcRMdrlEbqDVSYSYlGPtl7rGZ7kw7+Ei2JEdj+PnJT/T3y9fQE/jOvAUCGJntlZ7C6IPPFF3EN0ED+9DvSRlcrthSR
1J9JAkSrxZu0m8xIl7qYwWyhB9qHOfltucdMC8ZM9jxa+zP8oJ/Mi+pLo6mI8fIETMo0VS0hIe32MyGgeF04mzOBn988RZIjpYsmlUi+wawxQ96sSrhLg3
YXB1x44E4npxV3lCLSSQqvWyuJtDedJHhf7yB56u6i172QYqDxGUUv1XHq6ZuimE1gEz9nIwZaLK4eAhcQ5k75h9+hoeyAWNXuW7eXmWgWBaFOXUMff8LI
M9Z6IhO1hscuKI2i7jbLEeahvExJtciNYfP4zXHt1ktCiGCj6kjT3X/PyBxkngyhF0uneHfTtTZRSBLuesSeC8qf6SyDbImwKVzMHxn2MjOG9U05t+QFk3
h+dc7fuycYl4e2FTu0rmZBvXEuMkz8ulyZ8If152968TSlmv22+g/axHUs8dOyplAB8ntsAt40TXQlUfnQ6HWw8eo/iSAoqQGArsW3OXZULEjmWftyvbAz
gz/Yw86IubOBGppR+Fm7DkUMUAZWWUJTPHylmILNUIDYczYmPgHVaFkEOwjeV+ny30zHOBwJz8//08IvrmgjZV10dvv7fHuCScKNk12Zt7+Xp1vRL267k0
v+T4jhIPLKm4dQkyyV3zjuJ+4PcBmr60Cx6NxlfiRT/bCi6JQprWpcTBjQutLS6niQw6C/VYwEtxQrxVsbVi5K0eLPgtWSTLZ++LUPBoZ1QpQ6hkE8j2Lq
Mb4Ik4AHdc/dpxOuOc8nT6hNNQ7tNRt7/KWcZMGKrhaBAPqyaaZhZ6Y/zEN9zxXBKq2N9hGe/03UalyPqSLoVD2Qbc8/Hc8947tteeunAqIoaB8YKPqZnH
/ZWHgBC2C5wRcIrsxbRJXzo3c9Ev02uMQhhEclBFzLyquzndHkLoy9/NIbLQkkJ8RJ20LXfWNHcW3n3eZMOKMXOaMZhVEBWp0Y07dfUzDnBRJTv1GH9cH1
J6p88JprGreTie2Fpzo2dKUsi5RcCPKf0CPScRQ+nQZXRCX2LaHeiJrJrQFSDid1QrlbmDgVU2NtQ9pSG2/DIt02E+MeY0WoUw+XsC/LsZ2b3Zr9LW5E4Z
nR5qSqBxB/fgA+Ehlng33ttKJLMIjzMGinB1V6vV+8QMxAPw9/3K7k+mYn/Hn8DAMk+pIUHp25Bxlz/GawzESDzfPK6JdbwzPCpP6zENU1ojclLEJyTnpu
agSg/Q+eFcymtxj+k/vbBfLj3TzTyg8wVhFoDHmFkNPNymQ28dDa+OZPos2iUNtTaVuJ9kfjplXUpfQgQVJBnqKo2ao0MI3fHTp4UGVYS5HyYITfyBqRxF
kBzIPlSkXQ9/w2wLBFE44hFxmdpiCaAdGneTTpgbXACGz0w+yPSI2g5TgLEv7TDPjrwwp+/b0RJSLIrEECZv7YEt/WwzAlfFKxgC/xDc3B9AZHBKSNpBbd
ht+YsQBT7ifP97hrNdLAdnlywvHMamjwyxf5XaDFWaSxZ5jtRxBolMWK1k5a46tH7Uwjc5fjko4Ps0Jsut57DGnaiVdJ5lR3yJdQflpXqFXqd8O9gq85aH
W+ofd0dGVmKPhdpd6Onn2SxaQg1oectzeWBTHFKKTfLw3TUqanVk6DL+JyXotKUp8MrWB3YSdsxnszeyMHf4Q3mMfsOY+njo86hI9pT4MYA66ufrVYTSzK
kcvPtdXoKpDhKHXO9lcXWdTqMoTcaIhh6D6MXafnps0yAlzbWWgC02SZRFEcdR5I6Ea/FTOZCuGdLlcDr/ozRcUzw0OWqi+SOm+Rrl/pEE6oo7ixf+CXlJ
+sRwweVk5ys/auJwbY8mBDlVQo0I4YJ3Zg1cvZdHWVMndN9fQCxBsCeuanSyCM2pTWs7fl2jDsPygiTxR2gVC7mYWHz3MpJWN47wc3aNH2GTgQVhwa5fJS
KsS2ZrBrZ4WY//N2ivlSIdhnJOWB30+XXyGne14DfRTMeb04YLcx6fkzFmTt5OfhufbA//MdNolH95FKGPOfHd9CJ3V19kMjvkLiXu5Rr9qRSyGgwRZZnv
EY8V84vHu8oiiZPxWIOKF7SvtRjNJN4zRunYc5LJ+vqAVJHGkpCX0RDj5FC4+eCPFlUmbp/OPuHZz7Ok344cgSbYfYr/6BJch4Mh0i/hIb2sPM0BQv4kuS
VB/8UPgPhjdNImjbPo+3I4kmm/tuNHyZvfW+NRlLWjcT+UlzRGrZ6VCK44IYtk32YrnBqAEmxBi1RqxkdU/mDYy5zHLxHytBQafJmKogozbga6n0SAwwIq
OG6tqg2/9gGvOQvExzmrDxjN+YUnx1M7HJq6GexRy6hlPZxO9UDfJPTl8okqx9UV2X2iz7RMMznef7hj0Pe4yEtO0mtmtMjZqWbgLXAc10uq/kNuMO77Tn
cfTy1mLkZWDn4PFEW9ruTF5ZnRUArFGK/t/FKhClWQk1hEm9z/DdDd3i7arREek6JwlxwHXpAHLPBSGwaWaOZLhF3LNdgmjoxk8WKkeU8TNM8BrUUeIvSE
fBBKEaU9KBkKJ/GHGw7K1sn6BgOXbTEBRt2A+K98sB7nKH7HQcPRYRLlfZAbzg9Z0emcNdcmPjo1e3L47PnX7UR4TkR+IY+XKFstvz2mu5UT0nwqiDo5Zn
Ddtoey34vHOBJVSJqtwdGMv8aBDPhRUuM8csdoD0r0C6VdKiVY4TZqGbByGnzmMO5xjiTjCcpXkRdlCH+H61DcB8vdNlBtMZK5+sBmV3qtrplJccNxglcb
2jyBUXQrTtIWCHMcL/S10hs2I2bWGtU9OIZ5GOWejXgWyOiboaq2HHwXXdFQb7xDVp8CibCmx03DZFt+qQl+PmRJUZ7wbjTU61azOMfthQ/9tobVnZht+I
0NV+O+Vis5zu+6FofCoF7ViZyGIbGXMU5rHLVyI72XlOQ6jkRr+pEkLCz5qYQYlB2XiSw/srGVrA4Df4Nsv6pvI3mmjxy64tfISnN0uG23d0yv5wDv+XNE
939ythUiHpHD7ogwPLCUT6CXX861vblL8MwUsjLYMR49Bv7LQOSDvSlU1RzPd3gs7YfJHzEo6LsfTfqlLe1XW9QWzx7GPqBYLMSYXvj+DQRDHfs2qtA1F6
rO+FlPYMGcyJ7E6et6ZhFqIHq8Eg0Zgngkn1P0J9ge5NhaIylXcQPadk3FjD6vdo2sMaWJAh0UGbwd/mYkmdZi9DLajhPPuOM9hA5VReXBnWEmr4KfO12x
4YtQ7xB/6wzxKrPwdwfOBs2T5iv1mD9NG+l+2vu4DTn6sc3dGBYPCcIPHYltVd710usbW/cTW+sx6QXtJBIOHo8yU7823v1L0VVQwUjrgf0G6kGn7Tys5v
rKf+UtnHCxoQi6KDpL53YkITA7BpRZ6xXWvrbeo/4L1oezpdKI2QR0LtYI+6lJr2tKsO/nfOND5uBxaIn7yn6ZaGUxddwfaXXO1nGdg2L8CIerehZK8A0Y
KEGcgbiPMu05sx+YqCBL9YLC0yIeaSNcGvSBPTx8TjoMyU2wM1Nxoi/9VPk6GevhKTN+ho+BgULs32Ov+0gDu+ahLj2nRhN8Uen3qCITI+VJVMdOgaotqd
6dyJ6jx9PSWuJbROGp/apbDKcGhe7SqDBF/R/iBV6F5kxt99agryIb6YXliF7jUtpvZuEAlId7iZbJr8n3jT0Tn+Tvs+z1cWw5pIyufkLN8AZa0Hy5MzjE
QQbC6ZLU0l0St6ubrzzmYYriVFXocsfssjREmV1mYNlJhDA2vlZuqhV+U9AsGJdozNJiqVSSFv1MqSh7DpgH3/jTN1xKrof9gjLLHrIj4a5UbP/Rp9G3AK
K0pRzI2eN/AZyGUmQqomM8+lgFHgsVDCWlmzn6J5RbvDPOaaf1w0a7+IT0fY90jXZKdgIgxrBbrSWG3X0jwnKf4c/2PSs3ZwWP0mTHTndZcCD5+pViptWH
3Q126bPKMSN5vi05KMxXLbLIBZgEHFfYE+7MozxLsbth3b7yOZulTZDVJ8kBz6LnmponAS6bNYVGPqTnVnzffBga4ct6M1Yx8LLaief8Eq0ByVH4gBA84m
18AYvp5rzHvk3wKbiM6zw175IRd0F6lnPqYTX6FzJsjWSSb63+IFFBTr42LvDljAL3l2xdhx/mueWMrI2aCvdEG+mPiU+XusS4Y/zO6CFE6CPgNoBBE+P+
0MCePLvNWadlZzBu8XkFMg2c6+5dNg9L7FFwozIhPdR+iiQm3GjCeCvpaN/vzyZky9Y+KG3gpqba6eYmt6w263qY32NfeusgvraliGlIvOZfuk+K/swwsT
uk+8vPErBgPzp42hHRdJBeFfkNlFL+C8sOxhRfgk1A9M6lOuN9KNo+1SJdBsQDY3hTJceU9K8YOJN05gTFI3krm18kWmvDNrDTfd8WLapbvv8c6WQdvhbk
iNLUg20uRk0hQQ6JviB/PHHiJBhjX6poszzT79dHMonuU7zpqxHJIcpHKI6OblxEz2pCS5ZI5Yn1KZJjTy73PQk1r7LApIyMRhMHxkyRfoEvGb8q5AQH9u
OBD1qNQy2zpBEmuoSzi0iNeNcHkxB/clvGe9JSfy95Xa7OxhBFX54dLL1NVh8b4P7kkFzGer6bu3vicXljpp1EUcxe9OOlGznuIqUfPRaTwFkstQ1EBaIn
1ZS9F3zUPunqVHcuzgPv3NehYqhbUIkcc24Ug9IY1hEdKcB0ub2kEnNnUaP4so1d/uhFkUsgzLWc9tw4hl+RQrlnY0z6kWvH3X4u/BhbXQ3SaEzcXXphm7
SX5lFNUcCuJafXiZ/IAjm9j8t8XOP7LO7cypeTJQ8P0SMi3OLRyOFcR3A7ziVwH74E62rEvq08pkQiMdeq/G3goUn812kaigkyD+dhtHgXS7Vmk78CRx3t
aA2suk8BL2RNkZzC+DHdvISljKxmSoDWpJPfLYcE+Al0gJwajCKU+IWGj0RgOO264Mz4Pj4K4uRUiECsNg8rtoh5PO2E9qFE+2Jdg8jWzC/bTRf/TFAiug
GFF/R3IU+Y05r/5MlYG8jfToh5ea/ePptnAoq3nCIdM8xYDkM+1rhr7PKD+E3z61k10trxhDnnThLJLKlA4zNiq6spT5eRFq0BTG10k5Z71zQUmJTdFlZv
mqHOJ4rOKoyd7i9Z0/8mKnC3GYYfYe0wfZc8wY/wg7uHLjk+d8XmW4gnoMQ5uKLpON4NP3aqV3Ta+o/FWr2hgr3/MmphmmFX7JHVjvrduAoPipXeyhHgVD
8fpSts2WD3hxO+a7gKvZlk5Hvt361ppfGJl4opsCjb6JJO/s3gBmcK5G7ofrVezkjpjEPK65/tuolvn/U1qBfHmw4xC3+tEtbOLrZsAPioQkpgM12lcS7H
bAaFh8/hlF8SmxuD9ivwN5Ob8YUr/gdNGfK4JmnSeticjtCpKzay8gVvurYsisvCwruJ0F264q63ATsg9m2nsodtMWhv6uoLD+bpXLCvynUjnjCfsmd5vq
tZkt/BmCOLo/mn8As8uup1XnSd6Iqawi8CHyPV7NaZsgjxQd4h5SBrwgK13V2hj+3r0dg7DHdivRWeFFfwvnpG1JvKw+8R2Swpe4Rpp5HzuBeND6L7qlWm
eeropTh+5wby4GZHRcrQ/C2saXuDOyrE9a4wJFJ5H5gJKdiN0f4NFfGiq2Ogjm12oX/oIt+WHBTo0lzn97Q4VJgCJpCeECc5kX8/9+2okUa3tx2i/46LXH
s80G/47W0ZeFj7rV+3ULaHoxvBmE8ujruH1mp3wt5E3cnvdYbtAE/vKCn7A2FBGC+9TXKJjQOuncmrCnStQ8dDiEo78eo3KW+gTps0dfcf0PQHafZV9C/+
sRQ13XfR1/4qh9zJxleC6XSO/QuDghD1u5EfUD8jnXoJMRv/a8YCHNktF9N94v8mZZDhL1ccDu+H+0XR35qIOoRsESBiw3rEHPBUK3Pccrpd1uNjOuWUxv
ZV/aNn4ejIKuZa+RIS2J57iGCblVutM/gI3qU4Hw8R3ap+n4j5lnOTiAgk98WvFM7push60rxzoRMnKjBy9tiV9uSlocCl0BOUcVjPYfHWQaaYMLVNEV9F
+1TuMPgL5tjWjzya9p54tfk4dXTdFdTskj9RmF9p7mzTtapaIT0lTHCq2fSpxi2DQ38Ko9yVjDAFp5/WY0rmr5yyyGm5LUaP+AVL6ovVLcEv/B+n7dcIt6
/tGp4jw3SfmOO2AL6cpK144tFq1DL/xlPHrgTpypFQfnMIrmREuR+BN/tV0i69UGPq0kYS1NL23lXk15yG5Af+PwajoEdOH/kbeys2Fk+4ROg/5Khququz
7Fa9vNKn82KE2FjsJeEgoTiAcCVWhB4eaoQXov7NH9CNsp0xHprfy46GmTAlbah55Z+hG8EQ7doZ+d0vyf2hfwvRCAYdp9lQNJ3NZtqt7s7R12k0Sw+Rj0
s6UEKSoetwzhtEE3uHPnusb526yBQzu6W9YRPaw9DMW6qRfj7ArKE6YlBxpUUWfpWHlIHCecZ+MfZRr0bUnsKzSSleC037iGNeyfn4hD/ORbzwpigswToN
qgt8XmrmUSPVVteyceI+oKkLD0PXnnFkpscZ04LiGfstanpzjWDLLpY86OOK8s4URd4egyMK4j5+LVLy45H1pF/gx8KuFf+ZbnkPT9TN3ldu8U5scnDof3
wYbRLvsw+nIM3XJ+Gv8OfVELFhrBjsA5S0jfSMB0nda8Wh3ydnxNzUb4QPfCE2csimgZVPh1Rr7IpwXncOFCudW0x3eXwxhjt8HL7n4hKF6MeoOXnXOK7o
uIP79JcE/+u/MVhk0c+fs2YhiT/PRBESXxmi03zaB+JrnZLPpPcfCtzMounpVlOnumufzkXeKpRcg4TTWsDOdsEyle71CVG9IeXJdvByJ6lnyLdClwUXAo
Y6mXf5BGWSGz4vgeDjprU5ac7bFDY7WWGgbBwbsoVTxeItRRq2lv7NNd1QCofJlRz0YqGgJelCTkIfhXV3j9sTut7kQ4bCnQ2qhPyfJpmtspXA5Gkf1bh9
f5SChNRWCcpN1XuyWOQ8Oc8jRrJ7stPrAakYTZH7zb4oaHnzqrNxFkStj6w4wckCFfE3/5y2+FtL/jMItqNsMp7hOVOAslh5Gcq9DbDR9tKe8Wz5wQG9If
Saj42NaT7bop0T+JwIJsUctM850j8jwnkZLPY31ZlmZmVCpH35xF+hnQPRfedzh/5USH6eyUUuxR3tSmP1VYlmh7co3bFBYdi51pPO0afpsy1Zr/QavgnY
00m6ngyvpXGCxuHZ6Es+EH+gXtD0nBuceAqpephyxjXXbzKEm+R21SatT6l9axAe1JTebngaj1/78Z6aTS5ZRCOMS6tUipt7PytfLfHfmgGbEw23UlwTe1
cH0O05H8P3H9dgFp76yREZZ6TuHwP0x4zPk48HGOI6SSBJQzzM/mzYgwm89dmJZEtATQ8ipuTkREu0x9bF9ARlr0fHKGfIkGi7tnjfu0BeMZcjdkktYkkx
CHF9QZI7cAPU5ZHrM4f7NexxQLL5bRc/HouRw7pXOeq+wsMfUfo6zH2o+440tHhEVhRFuW+RBv7RWEyKh9ciGbpVqH+HNFJ+8sIOyY2Lm0pj76kE05XDri
Oi2EOo/KsiyOrVW2uSLnzimvv8w8s+ZMTM4zs5W0gk1xZjoQw2GJMOhJeuJFNr3T8xyK6wp8p2ybFiqS7QmM9U/6Bl+pWcwGafIvtn2OaA1MUSJMcacSjZ
CuzeOiPyLDsPXWR89jaQ3xXLGrxXwensGlB8y8PWOUPT0ltfStoIRdmLbSp8x38rYixuOm5w/cMK4NqjonvAeMxy8PmxNakRVrSjrSE8DWs+Y1yHcbfkPa
aAG89zjuv+EVE5PKMgnMyHHw4jmoon+dATjyGyNEkQUcgWZ/H0TyJdxDJk0L0jRVFc4TPln1XMF4Ak04xlsc4QXrrY8SaMMqKvUycKAry3+inFFNuUDS2R
PHZr6M+V2RPb9WGE/xA/ieJlB3uH0H7tM8aHFmc2srYstfMzT/bzLGVUXmB738R9dMIU3xzTH1Ed0zjusSr/RtlmoDfiSPEU6K01Nb6kTFSh/OmoIov29p
Q0SbxH2M0Y06KVkAyn1qdcNcr7mXGlc5HMJuPdrhd1RH/i5+MPmt+Eynxr4xFUYAAPnxKMuZGy+GNRVIqt8jxmJEUaO7Z1meRetprhgrX3+YiqOCOZ0pgt
1uJt9IGSO4Ic4kJFVqF5B3jHErY5c57ZJDzwa/jEqE9xntSI+USXbmIQ1s+zPDSTr9mM8g4RHim4KqI5xCciE23ePt6lw1oo0czBuLs3V6QP00uXwI0G98
FOQbLCl1rVMsVN37K0LeLhnVfCzuVVROEltVkpoVOpLNyP6ReMc85qpRUkwnFHMGBCojpOvvWxmJROK5eIzuCCIvrcmaPJVM5qsQtfA76fB7SUlsfTuMZJ
wZ6ewQ532SY8Lz0q2B+qtd0VWy6qIZ+38IJ8F6+yvX986SxTxOP0sR375AifR8aMizaHbkmnQpvemkOAW4mCy0DIwiwaq8BsFX6POGWDoKzRpadsovzc68
b+Do5MjaWsyYo0hdWuZB0lH94D79sw3m8dChaeYu53yHOFH2gqNBJy3JbHSep5H3wrUQylCZHnRModrwd0nf3Skxcd5QdLeck6cqaxVpN0x8+05zF4ylJ9
xbHff412+OGcRam3x31v2176f1I2vuNcOvXuO2imZ04itzxMTLmnbjvN2CE5QU1sEpayZlQDxQlFVeeqJ9m7igkmgPmDCqsv45pTjPIeNmG1mX8uVodaA7
8/lDtp2tRpTKmHHb4sThrJChZB3V/Xw5NE2q82EFS6zTAkqVJpWlfizBX5GE6/oIr00NBfk+JQ6TXwZKc8fZ9AiLx2iDxaahHgk0eECX2anKeyiBfXBE/f
TkNolIVzFD4wG5TlwQ6nAsdLV3TDP0u9TgOCZZ125qdaOCI4jnaDLTa5jxndyB5qn0xsu4pzjBqq0wFqf8XfV8OI7hezZtzmcKM72Jkx8bCnbpgVPh1lNM
O7cvXFxGClS0nvWOVziRrQvusIKJbTWobrkgexE6EQ7gN32gxhuSfZbf+Wl24e2icppcL2wKtvHVaHJO3479EejXlmVxqvXpZkbtkaZcJrGs8iBBIMPi4m
wvuhZ+QjP1Bq+2kNrx6gAxJzyY/8mgzsVPfXobE9TLxh8AXceRyoIcQRyQNlJlpIxWONsenLsqBEYZVzU91n9rEANWBnJBU8yunoMuIi1SzsqdwExX/Ekz
wtPChdDKp7tthNc5AnbAw5q1nMunU8HcEoZbQToym4csgmTpjukWmeZXwfNBKi0YgrQC8WI2u3joaZi5Oyy3+M71nxcWDJWay+l6EekYyNDPYz4lszBh2i
jQu/RrDpQlyCCWWKgulhY97VPGwO+iWLOxkGXeWkfvqJe9yJkzGP0FrZDvpX0VIAp0bPQmSAt+Wf2peKvdzs2kvPfeUjR/vg09scyX4X4ECMD78NmvioiB
0piThPx4PDeeq2eeo9KmRy/ZB1mwNuiCyskgh5TIfCjEWMUvHOyJtnbYSgxpzVTnk6sIyteK7iiBW7htEXdYqtl570e+gf+ET08o5MDd5BuGbwHRkQ2S5F
8GFoE2Znj4jUg9MXfJIpJmm+AgulPcuG7ZiC4ZMY9udZrWGk5shTjFQ1PjUcic4xJ8b9IZjzW8QBAQZnT3J34GV+EeQGfp0HlP98LSI6VrhjqKx5yihobO
/adbDlSv+opUhLQuECP0VgG2stxr3t+CMXP33pI6GS0Y6E96PmU5zEdm+hT0wdpJtqAYYrE0/4a+I+jqHUeOo1++5ZA+/AfLTMoxrTj0YuPYce1hOX3V33
M5aEwN0liXM8IJgZXwwxISZHVf2OvfRSxsw0KcB6j7eN6zEFegq81+3wM8g2/zOKU4H4SNCw/NMg7LYR3blDxd7MGBpCQJyLWuk2fvm0hPYvh1Sqrdzm06
uUSlNMmxktkoEUUVmwinkcTh7xCOimd6jGW0ORDVs/awcCd2zvd3vRm/tJ3Z0nfNKCglK3OFIU1bee9jlLfjRCxo3iWa3BnCBh3JimLDi6sgetFrKebZBH
+YYy74tGqK453aLxiGbx6asy8I5n48BPVBu0b3fyjjes4XWb9wEKsZBHPJK8LnVDvFAa85NiIKW/rXB/LNZieM4a/lhCxHWIqJQiWcNtPqQzNBniulv84R
q6lsnVE4JT9duZ5dDmbMZSRLTB+RzvM8hMv4mvUKP4mFbR6ffmHusZy9JMazNahNh0q3keVE1pfdjt8BpI3DWPxQVH7GdClpMTyWFsGwbn1sUQRwbfckPh
dsRWKtCcrEcvZzcSo7GBOWehrvikZVbSsdPh+zBwV7DQlxvco+6LqrROjCD+N4Z/dOpGdKXsK/GA2/K5OM08Ks+FuuHdj/1+VemxkiS/wNy8y2Tl6nx0sV
ajCDizIOgW+FH0gCTc4cMw+EfoNpap1GWVVWR+/Vs8hgwdUtcZ7l1Wr/MKT5q+z6/cnd0fZFKU9LdCij79iEL6EYybqVCw1RZ9Oqt1/dz/2kgLOOBMrVEE
BZp40p7BNJOsmAYeu01/StvFNK2K8ir6EuKzjZLL0eR5I8Dg25c6PdC07Ltot8slm17koDPZXiMQ1O3cH8dXkamAymKZZ1XkXc5FiaPKEccd3tb+iGn0Bc
6VEIkk8xVTrD7unHPyO+VfhywaNOW3iThGWYmv3XuLFxPB9WNB7rn2mX+p52BN6t9OM1NE5n/ZWjXhB2zW3ujPqLbmCwxGHk+jZNsAwxZaee5vEGqfEZii
YXYbHuiDxBJA5EoupRjurcnJibBBby2qkQIRdCNJKGb6C1T2BcJU5lo48Z/uZYrFj27CW++t8Dpmf+5ucUVYm9TOXbT4WrxH+we14lJdOPFEYAIKFUWNXf
swurBoL/kYpd8Bx7uepsUwaZcgihLcXXbcTb3Yop0RFh+9ZNvrtZOab6gg8hgV2IRp/ALHjoiJjEymLsHexl0W4K4osN/cfiAIK0ZYL9w5eZjjAjoPQ46M
lrOUxkio/TGhsoenAdfB+yt2pvTOPWMFfamVRiRP9/CVyhJBCLHzKHbwyJY5Bi8G8cJ2Xzb4GfmOVAxf+KTS9wmhXyd8cu3C4IS4JP4Yx13ja2TRGVYVp6
n9cxCzVbq+hfnm4RjgaapIvGP1ZiofffWhzqUWtaIxfasauhOYZbz+CYZWF+gngf/52KtXA0G/6kbxHVV0uTKIswTbcqkZr+LJWtMjbiz6t9CfODb3x+WC
cHd2R7so6MgWgz9M+lLzXHm7LbSfekvGHlF5aUStoqN79NgSfsK1V2yEDPkK8ZImek1zyPk5oye9Zb2/i9E+U7qlSrqytnTaR48QK0RuV1GJZ+M+5GQ5eQ
3RRJwToZ2b5jdmR8csveh8+5sMBYkNa8wyABymxEWl8FT1LJ6aVsSNiWRvkWE8rz5NSswrh4GJ/8BC/RpALYwELJ57DKONt6HCuBXpMexhQy11It9HnBFR
hbSIkBzSDaoQRxXVtGeYhghUF3XV3/uNYrnuprQ32HV2jn1rRijXk5F7SOFSQY/dLq2OhR4lDRvjLLVNn38v1XD7v4kVkNVuGTJk6saKzspOsXN/+zsKze
cT9zmG94UjMkd32wAbqMtnahq8qsE4GFCaaXD591CI6ApVAjM0PO2XF+k2+aF9hVLxdBaJ2Z8P2IENlZFAqUMhdyQiK29g5dxnunwTH/WB9cEmzv9hgIiM
sqA+9/THFkdqiXQzptqolp7SMaUeylItTylRjvAbLkD7fx3WoVdgv1GfNL8Jgq5GkD3ru5GV0EWQRv/kX1EO8W/nHS43gYnqrETWfUCpTTkcolJ5GHfQn6
HaOfeaVnKwoDQFySm26uwFe99FXxsD6pALdsI5EucBOMeWTwk3KFsG8dT+f0S9V48lSZat98f4QoAPJEEQGF5c3rnTPd1dXZkZ6gjX7ubKlmstjgqRmZUl
umsEh7zkDEGQIAj+NmJtj7p8m6mOjDjC3Mz23mt9KzpKZcuLW5B8Kebo8UcgKZ32gCieYXZ2dWEudPn3f0Gzrs3E4VzS1bjRmUhXXy081vTzu+FFB6ER+8
8HdkIy54j6Ut44TmM7l/OX/hjrMfUolnqvpHGPc2MjbhdqPYYvNcxTjM+X+ZahKlwsdPVmWuJmFomsZcCbxXrrD2z33Zj7oiRKDN9XOJzOC34nLAVXYDQo
rSjTPTI7H9hB/oy4CeKaDvwqnlG5RFFdUTW6zN3n9EUiGC75NogKItvkQMLzBEO2VHIPCKqGunkYYyt6d+BRnNNloc4N8sEpku/jqDHhFI7kQGsdlRNeDe
+AWrKk4bobsj8+aFI/jpgGxjWxQZ9znC3pK/G5YEGLxXPzQzegIMRgpN054kDnLKG40VmCecp6wR0ystB4KXK2206EwEybUoc+mul+C83JQ7xAu4XBs/3I
hLZTjiHiGFfBCG/jO2AiLAUBkY2NziSb6mwjLKogRZRuF3CuvJYwshL+s0hmQurQIpBxkbYDzsHg+L+eWF+H97nk1COk6rC738M+nqJEaKv2uxwowaHruj
+GtGAhmogUiBFOSv3M6+kZrdvGmLtebquXSVtWGmG83+YUv3SuRh+6/VGi4mQ+gL+h7fIa3ryp1v8OKR61P8KjEzbzka7kpRVL4MAqBBnOl8gZIQ8qjs/9
pY72KP/qHWQ/g7qGeV3Ckc4UUdzj+zaOALnOdXPt+mwNcG543Z6+hjVGPfFiY/I1LaiYj0gLOh57D0bhDpjSLG0Lhcg7Rv+Fs/mZUsC06wBDt+KN23R2JL
mYWuGaZ4z8OhABCTMvUeXzBvjCgNyJue9+ht9aIrwsuLppVhDEM7JQNtly3bwEgnV/eOHvtMJUVswblYrE18At0M6ufj1JdUB1cThm9lK4pwDewnSoiZEM
RyrJHMa/aP+AiNsMXen/2KPgNQUh12IQ1X7NS6D5CaEo8qpme2V+KYx965xPhHKWdJeOrc/jtaXcwPNpvq0KzXO1y9qQLeuyez9CC+V18BOCMuJEUXTODw
keW4OLLEaGKXRflyROUS0dt8t3Dx3/T9VlWYU4KGs5HkqGkQ1pkXgRziXC9RMbDbE/9w10kTBG7gD9wLNkiVOkQdiMVkE3wBGnKRJh6AqdKSYZux+7DPZN
b7XnnA6gVLjG6w0+0UXwDvo1xBINWjqQJNPYGmX2bHuonRTnvF0j/Bi5A50WJ4bbtAP6Rv3Ard3R6lasqdNFqkZTu0Mc+AmqEk3CGBXaee/uNI/iIXcbPK
YEedDq25Pxa25BR1U1hsydYMCfxR5Stvl11yNu3R8eS8wL+LZmH8OgNrIdyrm4OC9b0+lM++MR2BcILv+dEjfrekK+/G9R4uoYlhMjawxO9UKqBFMMI8Uq
Er2KbzTPyXsP8jq+YHKrf470K86auYRF2pUBlXPNLmN66O5m4at0Gg9RLQYsclzInDeWFAOyn7PJ8bWr8YbKl4zw4dZemdlGckrKc9fCQUC04obPcXQrZC
vsT7l/BY6suYMM65wewSGF31sYI+S6O/SoBq8mSJ7P2bA9WVna7ifRY7hHFMxO4phM0nvAuX/nJoVEOCS7jDyq/BbJR5h48jAegxsUJwRIzgjO194Ig4x2
2CAqhWJW5GkhleBH17bmrLpI+eax8L/X7xqCKdYOdc+8k8dxSb5mJu2oggd9hOdvmNJcgF9s6I0vgf4s37KXxHXH/56/n8TwVkJ+H+pNge3Sbk27GV7l2k
8IpRoNEmO2PxJn8F3mzKojhn8d1M5lJe/UwFwUeT4tpLg+A9MN2Y36Qknl2J1hiAKef8OrEKhiRHKjfKj+qqaObKTqsTdD1eHHgUe7A53M0VQgsaMawQ3l
0BShcGZwfM4KLuruMQmmU1Ud6GkCHpPRS291vbWfkrbzOthNFAishUGH13+U59JOO+uELu4qFbzCTdkjczetRNZyU21GJF4DEmBHhTL1YfCgKdNxEDDfY1
I5ma9qSoVOlyRLlqiPqBQisBZJyhQoZN7I3K1/7yO9wyf5uwjLCo8u91wOdl9Nxjq0zru0UkH7NYpmER0+QyOrdkSelUyv9F+QpFJ8BPCvsE0lmqxv8PJy
rRHo0xj2jOCs/bQeM5y+8hkbbfd1ZhPLrfhhiFExfA8xWXDkbdnaelCuK01nydcLcUiVzyD1NuC1gS8c2nOcsPN9dgpogMLdJz7BPkY/TL7TJXIMYxgtT0
sttdxV5goJb1RrBxFj5/qAdfRjO0R9eEuP/2cWKFRJlyCpRVJv21HSwuWoDIXrs20XDElvYzKIGffQP8ysm0d3g+0dDQRjCNuU4ExPGsFHHrTOWZDUYKzL
s6DB2S7xeJyJobO2eyYf833HFRFkhrQnsAb4IaIN4Fr2haezjneeaBKQAqNFC3hxhMEIZpi+OMvnQtr8rABDAi7vibmTqwxMD9UvfaNU6DSrnwZWgwPi+Q
tOUQWdxa6C/1+XaIfWAB7K9hlRP5WICx9/VmU6bYLpnjwEHNO37k2WyYBBiBcYeueAU5Z6oVwDnt67eV+Kjm3Afe2ttaSFyoNCs4Ufmqp9F8ULs6FvwSo+
eE4fPMR/tmhd1wXc7IAjTpXrZg31RI0QGyP8zC6RTxMU//n1PLWY8qpr4Jad+IujJM5mfmBkRfNvnEXNKTTfX501ZUTmKAaQkFoC1K1KNf081UBDKP1LTw
36P0UbSUrXjb7IW/1BfB9dcDQ9XBJGHXsR9e/lJNJ9OmvnQ33cBA51+nXHzZDajYYt2g7ZjTOm/BjkLuZotkIJ8tF3/drk33zTqIuk/NP3yIccax0Eydlk
L1W2XXu0IwbnqFfCOoVTuW658ux4tr0Ls3fhhmMY+Yog4s2hmvWURJIG+5Z7aqfYFutM78K8Lm6qFo0frRMR5dq+cUphYPAmv+2Q9SEJn2HmH4f+NfvrrL
0Pxxq/IprSlF/YP8tpqP0H15/FNa2fkVdpynlALzw37LGHTlV3Gxd6VfNFwTHKXbYJqJnj3LBTRqpKxFDi6myQ/UbRuTIl3GdLPhmFfOSi84qa06lHacbs
9WnAAnvn6CTXvrRKR0YGDCjNKRGasVivOW0n/l4A80JkE0F6KudghD7ZGPUiHLNfnQG1jlCz1vFnYp5qKd3NkH29XeN9w1F1gupbgbuBrXBvVD+6CMLd26
SpQ3/weoHrEaJd4xN1SJFc8Q/emjf+xKFHgclH/LOQJBgUhPl5y3TSnxh4C7t3S0W+xtFIrQV21UQ5ujDB+MHzvaCT5z1/Rk0QjGcl2KxfIy4XU0BeWe4e
iFBwyHA0YtpGVVhMPpMdMPc+2tThwi+wNMUVlkmfwrVnSGCIxjn0OD6QMeG1GLPnFFGWKs4iNI1bBFHP8bZZ97gE731FaR0F6OhZOabQ4VjfNgRwalLxUw
v7mVOibtvww059r3PNe2CYBC5rPzWh4Zc4As8Tbzhmm20ZfaHMK3jjuLm6C9GsBRUASC9r9Y9hplXc3xK0ZaatLOj3N+B3i3KYxqr4DOh4YfcqKPxrUWu+
hxkRGVdleDe0/7qDG5wQPKCJVUhHTpBiV/kNM1iS16pRcbhCO53JbSHKORe6PNU+fnlsW/89R02aWQGKYJKL/vHEy3fDhg0w/n1uKO3n03f51s7/e7ivMI
/tAW3k+fQkjLyktwPSCR1Kr0Cr46OMK9XJeeE35MiA11JBxjSA0g0LkWQdB2mBJBQFMYUNx1KY3r68qMqWZMssvSXv0FSWjS4ju0jf4ZQpwQnDvwG/owSA
KQKMOsLmfg2m0OEgZQg8jz4f7Bn7ghxPyUBNCZqaEvmQTalMUCw9RiOqMHfG0AdP8h+puoi7YhFtJNoUe/lQJI+Sw4w7q/NwOddFwdRAW40xtdzmoY2xLk
yC5mNGg1o5dk7M1Z8Cd/mkoJ+QaosSqmCU3k5pkqT7Wr3Cwzqm3JvsS5Sk1R8lWxjFRVmLR0ZGy9liJ/w7Cw4eTiNj5OL5sRJNzoiJM7jgyunbONPKSDKa
k1idhB1x1UZDv1OH6ubh3qOnsK18Wsgy8TjLJvzMNp5PQY4a/3bA5MwuKjurDt7QINjhKIEaY2r7Hs6MXUxIiuh8rLxxIWy9GvGoxOJ3Vwh+TQrqZKEBk8
VFEimPkrHU5IfPb9T8RKbNLYttLJtulwQlBKPJKg4P54swKNlGi0m7Zv9L+Q1N5033RXmo0goTP6LTd8BuNXC6PJRws+q4rZ6uNZSVyOfGeXbG0eB4QPgF
RjyxokM84A7hcisR7R/bwmu28DivT9BxAjCxQ089brDg1xNb/CcdI8zt4yXO6jlRyQln/RxkVgorTZvBwMSN2GntgHWhcBt8cbmwgTp3eNQIb/bAfWUADj
/FtCja3JOmN9+S6wNE0k08gEZySV98N7zxQj2WKXnAv2Bs3FUkBW84xt2M3htdL3/MYcoTrYIWOmw7QnA4izLcM8IxarCo9Mo91fBlYMCgHoehKyy205SI
rLjE/FSIXuzuoflwUhVg9ExGlJjTcnxYAschFzvELBWyVQ+OaDsSzxTHxYwvFBsWX8bBQFif9TOUE4RPCffSJFIWVfOYex48ZYb7dUD08gxTBf5MAd1T5s
NlSY0IAzr/xtqiLdJY00h+ZfrSc4ePkk7UuSaGJYiT51ZQI4RaMKnMwNizrNwFrELj7RxtR9wjU+MhscxoaOVazD/T1bcYG1OIUbr8jr/nmS+slp9qSQ7I
X7mi94U1RSGBneTA9zgebQyNZ6D6f9K7puKsUH5jdgaZ3Luspcwd2nhDGUZoryjSDIlLRx/H8LlKO/FiXawLvPCdUln+k0hDgpNRMWg2aJyCItCnwxPfml
58lE3vnUdSmgJutR2cMh2YKf/LEhVI3KxSXx/iJ6P/SkTvGCUCxTfRlPCuxJfGIg8qjo7mrc8ph5huwsoLtZd6AUMJCMzh6vUSi6SqAbk9aqYH1u+DmI5t
ZlYvbkel6P80zx2OI2j+zZEUhE+4nUecNOsCZ7u5LK/XGcrAs+J9oBvOz+Aodo66gUIkCQgL6iHdW1Dj78UmSCDzsRJaJGyO6N+L+uKdQtLjp+ihf8bk35
eOtLxKq4picxBT7ACLqabJ1lVY5UXUlULRC90e3Iq/hRVbhUzgrMySY8ggqMcw64/qNRT0t5vPHTKrZ/q3tOUI7wwwt5gZ8cC8Na6lhXcv/Cd+QnM+OyzY
w0FJDWGcMxEtl3zBd6w6+VrTjSx9WegHyGSyVyKow2vYff1V6pbyc5plLUG95QLZ7mdCcQ+EpGWzVL6pRAfxHoBCi/po1VbzRxxOwPETbHR8MJbMHxpnCV
SaragFn0m/dbml+XC2rpFt4AVWubnVLEYLqwoCmBZRwpcjy2Dt6BsiOCQxVJcHLsgJ1RFp+eKYaO+6wrMcc7u68rL77f0aW44DfqWyuJ0+Zfhb6ZU63JSn
Ku40TKM8trclwKWNUKYY8vMTrplXoE8u+o28d3qnjjKEex12cEkGK/SBBZuInrQ6Vz3Hmyn/3zoNOOaaui7WqRAO2HSOUdkTvPCF1vYVHCXJ5ClLtCQQRD
FZHMlWS478U6oujFxiwbzNj1NfwR0+6DOslk501M6bzNP4ibm9XlB7afEs82BZbzIUX7NFTBvobjEDr9tK9FrcBvdtIidbgMQ6a5sdtkx3oMZoWeKx9x0X
8WBH+KGsXtKtdo3wSG7G5b0nxf41DU62UFRv8nJSzvO3ul8Xto3/EOMYkQSD699nvIhvHxpHDUOII+xVhWij4oq4Dm9BgU8BIml74injhGFCrfkvkgPhY1
W8WK3qLByw7xwYeh+1gkToYfVD83kT6nxDZSV7hOYpr+ulIg9RM1K6tWu7ZDoRPiZVhGdNU1WSDOA7F2d7GMA/atjFrR+JJkNwmsupF3+mn3Ac771/R/lg
p1zOPGe5xzwgTJ9kPfBwWmf/wizMWaky0a9Mvcve862zphWZrdH8I0y8ts2aBGMzHnGo5keEB1NSRR8O/My41hksMgSwnmQ86SWlQn2Whrgr4CyJZ+mowv
sj0lG3CXXB2drR/99b8E51NoorgevCNdlsaKxY5MXvT52KXBR3CFpmkV7JJ/ObEedOy0gr8fWMHsOSJ9URY7Rbodf8jTc25Mv4KN+n9Lz0kZkAD7zuxFTu
ycXRC6zPYKe3Gu6kA530OMXsrQT0IBP7F8YEQnGPvMn9M8dSwDkOPiHVYU8BSTvfb0MtTvWCz/eI8Z3rRnM/uNLosFLpQXSBh+EuZ0tQR70ZPXMo04l8Gk
2YIWqNjyqOcc46ClgJ8StV10PgWmnj4tK3VoCvNVoSgbG30oOxC7yTlCv9B0eFgUhtn+Fx7smc9cjt2gMz2oNaBehe3P1xwDe2qzIX/qLXgo88zxOF8j5l
LVFvlFDeUscOjh1N9+gt2x3xA8eSCFLHzkPe/6vFZ7YwH6hcmse3XIrhZSmQPlAMpR1dCmyczWJGrP9mhklUDNXfFWpCS6lhg/KWlwihugaB/S8XIk0jIk
bZ8Lq89xwrpKIyDAeB/xYqWrPB+1s8DSk7GJUkjtcFmpFzWzi+pLGGRVx31yIekkdZlAyhoskgj3zETCC03h1yz6Fbpssz2h9VkhYaVZaibnQ3UJZKqP0g
0xc9+s4mjBoW6Gd9Zvc7UPxVZ6pgfVHnzewEmUj7R+ZULOjtrKGBZplc4JIkXdvrFmKI2yZmYQO130BAgkQfUE8elvnP7cByc49nVB2BEkczZug097SJPU
r3Cx9ef3PndquG85XAsndqEgIH6TFLYnzWv0VPkxkx6jRy9+hm2lHFauT/2yC06qtA1woGGLGYv7I+LrdNVfbrm+R3Ri0Ji37hkNAMdA4emMe4VB7dOWn5
YZv5hLU8fAxYvTDfJACsvEI4cO7+yljEbosjCRFl2qaUT0IL5ASaC46R/5J95r68evRjBNhRgXKacYR+6YJtN/8cyq30rmjYm2EXq1veGzLSGj+t2q6Vx8
vndeArwL0zNhgDjk3oY0RgjLs8zuLU0JNErUoCULw1l4pCy7GViU7Vhd2OjKSZNZfuuq8yMfLEMSq/90Tr/3RvtI/wJwxmqUPynx9bHYSWg1t4V9leAOvv
sj4WenOV7D3UZ8rN49/Mmrl55F3fStRxJUg0Uum7+CfiyobmSJzm/QYqm+Np18p2eeW5ah152/xCsuJEk1+QnJLnfD/lSPOn9WizqFXHlkkC6anOnoGn3S
z+nTIcFkYUMndiiMMIU+DGVqm1i9yW20SVIBi8di08y7v/JoGp8RQujFWi9GHgwKCtR+r+PDrwUDO0JubNfSqbSKVT7ljyJB/YumguQdLU3sJmTuLofWI3
U0q3SAZvypfZ9n6o8GdGp3DRvj3A91lGrWO3hZYIVZ7RR33Kb6fuG9JbTlxm5+hV+T+gOfVN8RnDZkO2cpxHytesQvcyCn7Q1YjU0jTaBYLxjp/6pciNVO
JgxaYvaYiY4yr6QYOTTf6VvKTWqq5mGrOpDE8TBKHxyrzWJ5R++QmneKFeOegko2AKRprUcmS9A53HVeKRgH2G9uDOrl6ZQXDpPL+J6lp1eyr1FNMNhY6k
BlsirjZHDDvlaCPq6oo0NFrmMFLSVdX8beSzmzjsiku2DjGBJiIKy/7ftM+ffenetuf3VgCiKCae0WBc9m+JWr6Jz6dB2e/agCp1cYuQssb3elieQtF1Uo
QotgTZ2/ISP918KLWug8wI6KTbGlYT+kLCYlyc43Ocow7Mu3JBE9KFGaE1S3d5hqpQLzqDbzC4xYBpCiEJN82GTuHHWDCovBIKhYyBa1t6xJ3dwWcwh6Qb
6XRG+PmNnYKdK7wM99R4zPeKT8RLWxwXDPlq9O9GHEsn+yHFpxBbKDSOSOGp1Iy6P3R0GUeRKQm/rfB2fXV6F8ZqZitWGFbn95nX+qI8VM/fkvxv8xanIb
mD21ddEyJT0kCWw+/cJj0Csg2YlUR9bpxmmeLsi5UKjATpOZa4NPsabmFoxuW/kZYMhsQb8CkOP3sv46su64gOp+1b2uRBiPKUM/+cSq+XEP8Ax2V+YKsR
+eWKV6g6O/YFA2mVyO5tOzH3TpasaKhcp5JNx70XZc8jw72pnRamUNS2m5rjCBTcH7P0mY0W6lu+xP1JphmXTMfCh+c1mXJbIBCX9WyhzmK3gtlLTjwe2n
jqkDlFn5bxNYg72Aw1Q1Uvn57wTaO4tK6FHmENPHr+6H/b2JE6cSRYml3JR9+jo9AdBWQ6xX1Ic1i8HJfWR8gelL/Z3i+oj9OYNePi+Li6Hd2YBva8q1gt
FVUR7pjwgO/xJR0GM8Fc01IcPhFTaOKRB/KEnvHVdEIwkvXpi6rNs10XcZmvEweWptni7JWiuX+EOnZ4GhMVoHkDGKklIWhUUDo6S+NL7KYibMFzOKKKui
uHbGnpdkV4KuH7ld/mw1m0MbVve4oyXoeTsEXaVPsaUXMLnYE7V4GPuGtYlcPQudFwnheWvApRzmIyUz7QAckUfku09K3jNMljG5IDyo/pmZvHRhtyrWDS
xYwPXovFsupIP9Kc3liYlO2ITMGthBMVyUbdWJ2y/oQz1jg15RiO5jfarz/w6XU+Z1WeuGWEgphnnjykKCS1b24THF5jvGGozDxonH0q/iwo/ImMtWLMT1
hGzGegVCxzHytR8coUekXvBFjiIxp8nyi4d7RTBJVtwhtr18uQd7cwrIlvcK7z5XdLCLcJDn9Bd4HJyAKGTZdjkmRHvV0wfdz4m5OstM7kmHm53bfBj24G
I3jjlGstZ1hV1W8yjQwfZySJhysTjUQ553lS+i4K3lHSQO8Fa6+JOqW455D4mOPA9lBIczd4hMmq2IfaJIHlNh3qkPJLiMsx98Y4DwdGG2T/IC8u9x0OVT
pLSa+SgzMRZx0EjkAUSdPQC3AW3frCgIi6l4lNALvxwZA0qWh8ijQW0hB3iDjDqxAnbbnH6Oi+Ez8j8KVsTLHwosVBmRuUCyH/YNi/fOHb+4U9FjE+vOg0
6P7NzwwEFrRhaJuJmPycj9vwwkS6JxfvFniip0HMomC07qIWy+vapTK7p2CKjFSDhskeuslGMyXJLi1/41G1XxAHZo8eLypYEQw/ktew8+L8AzGfekHP67
FvhOx9umwkhWqR2sZfqKU+st1jRMKkc3RH+NSkonPg2BG5F00a+ZOtSN02oqcy6PDp92M3gpdIhxoOQnOLEJW/ddySAHb5S7JZGwH7DVIkXxdknrudv4g7
7Vm3Lcm5mGNHmg3uxuii9FDa3w+e9DlD6bAvW9hQtYxbAghcUC0sgdRHlWN+qBc2NmhZjAYLURprTLkzBhwNhy2SzouIarunkeE7ijgHBidFk7I5l9mXfA
r34elhI5npDaLKVEEU9MAmTDZznIrOQ7ewZpdT2xZV4j7b7mTIvBHar6JnE6f/dvP/6IjlmTzGzHpDrOW2kZrukd1tJq3L58Gos5g/HdGdmS8mM8MS6ZK8
bV9yX/2QlNamUWe3jRvfFJ6SWsQnriTfjQSrhXvRIh13Oh7D5YPQGybVv8deMBpYplAywDwAf4qifTEKseY+w92NrzOw47BwzwPhZ1kMIunOgrQhCS8pGJ
jIYApJkVuR/NI9y5djmRP9lIRTdw8ZYbc8fmsFr5FBIe9qSYlOzWlepkemAMnT/YR+tTZo88aCKQfzjbDLTs++tOHp2shvjIfKKVBEc9JCgAouo4TFB4jV
OVebZCFxUZpIaGBUqaTGWhreMUGTBizbH3PjKChr+71FNPhBbNMBUiFJy/TDTzA/ajbL2SdJ5ceShZrY9vV0JkFYvgBHhgbmfXlBE8dRvOAuLeGFsaeiRo
k4oDN/TTNM5smd/c3xKUJym5fQDkF3szt3b3CNN7xcda4v31FflCzb6KmTTkyR+XBuX3WEQH/ocWMWg4MkSAIv1tqSd5zTZbs/D/d8uUN5Dx0PyAzmrFfE
3tXfgE8xt959Nkl+76B5kWp/TcargDyboYFfaeqa3Bgnp2yyBHYO4/yZcHZ77H+I95uvMimeRHrmDBGJX02MPREdaOe8KXB8yV8xXR/wSDergTY/me8Xs3
5FaCOVki1baI2qkyPd2/aKmgUgR/H79k4YW2plUuFgQWeaBtGJfXKOOmvzepTMZI8tQP9YvU+tKU8gmYAqau5ESRf3WgxbnUfpjN4qmCsyh4IUUqcvdst0
ek+JCAvhh2SouTOmiLTyz9fBjnI7TlvpAGyNwXLCLxwBNAyQn8Z3dJbvUChPGnQ3aMh9PfB5Z1RxJl+qw1EDrmwUh6nrnlGyC6FhxXx28w7BAZFOqVJOjw
Npa1Zho8oZ233PQy1CNTahcpvXJJZGHyFyRRbQgx/CzBI8i/6UL/MDztWvRSkRqGfTSAzoQ4qs9/QRi/QBupLEvnT7+bcKx9GWWbQXyghCD5cJZS3Obp1i
/kF1AsDV3D68CH7mWDLxg8fI51TQHdolkoZjFeut6LVbOhavNR2wRGEP53Ric4xNcPPofntvP5drZmNK3qMp7GnPU/snxKPO0Q/nhbQpKC8KEjRua7diVf
Nko+DgpskURe1N4NdPI/twVx4w+a06ICqjYM95n/PmsnGQIn0Au+Xl5iiUss/LSIQurdKpYD4MjyydvGX/6vujvVxNy72dcDz9rLJX5iP5XlKVlGbxo8i3
XxFTL/csESs9Iy0/6wChIxld6PN5kk1QI+vE+M0gLRHKw/RmLsfLjCmPzwzC0SddWgy82+xtwsMrvomnY/SyAr27ykdWR8PfnQc1dAOWhM65AfiRFqNySg
/69e2U+BYH94raBWncuEHXliGzU6igqFAGqjanjYGaE366hgleokQkrqiD8FSsf0HNw/VjsmITa7lGWmaY/m8GWoKo4qL2yIWTk9nFqZDuKRKqIuyiG5fe
L8YW9hWTjUlnddjGVucfHGD4pcfS/DESFHNlOs+Po+lhiPYRF5+twvEBQzhSbxot3B5njhF7I+93zLFUzmo71RiscnK2irT4Lsoc7vvvwcGpZVOKaHx0Wv
/FXfDmBylbzCP8xLZEhkGuwkkX7ojsci+9phl3IvArj2b2qAkmFCr12yY2xpSY+iDtnGU8pjs2RL41RosjB2/SvXa/Wf+wbfQNzi4as0QnLAd4WSJP52Cf
b9toBZ348WCrXSSbSFnsWhP1shYHwb7LBMQmN5BKHeUH36NwGAGocFUNb55MIE2cNc5xxdrX05Bgj5FdSr773kBiK9ctKWojC1uSl1lk+HKAD5HABE+7Ub
uyoD0vYdvYbuvQxjgwsGAAwlNXlvHu77h2U8WCwfNWCCrjYlHMx8291kRLMz/vI0W+Xr+pNVwYsU54KZ8rCuAj5FHkDZoBCUxxxwvd/tEKJ/4zgrSXsDnp
MPPfRihKuas/kLnJUdyT473kXsqUcX5C0vPsfvHh9KG99TDCrfjYPHWVQPGwc7DPWXijU1tPebfFhzA9TG7jpQV1DCzLt5QELmJohV1lWzi1K5w1aPuGLq
EOX77WOX2OlTcksXkJOEPQxWmfI2MjUbsemwl5IOMy4ZwE1y2JtkaSXiDlViI8vjlzeYuY68iJp2n9yi4Og7H94HfnvBibY4t57avZG40Yd4jayGzxyBVq
9bKTpEe248OiXJjq/j7uDpuqlQ6Kwz3vRxy2Vhk/0U7M1D2SM+koBr7n5drXQ5t/vC+YZ+8rl9qF962ZMsPoY4w9p+MHk7IgPCoDVZT4bk92LpJeN3ZP3x
Hir0HX44KkKXA2YxH3DBmsKwXcQSoiVOS+9IdT6Y7xy+rurfA90A6wxRrrZ+Y9Lj5Xq7I4wZ5JbclQ0ug/Ji/86nJ9htLuYmMg8bk4FU4Kf1dkwrxnJT2g
e9rmtJ+3X17rcYWFoOsGHXRpgH8kv0VQK9bQxasgtjJJ8XNcNIaWQjGtZWSWxVWJQ3JHlePACVENgljxVExYzR2jf3qTFgz4gkBjEgaFBNiUan0FS7kxO+
wT1FU6a1lud/yZ0eNjSDjk17x8QknHO61OtMlwy1iu2LG4aHIUWWz7eJ8AtRYy4xRbQbYBu8bcxyD0FxSy+i+b5hT7KnBD3rs2e44QkgSHOesui4oNzYCy
tjD3OCY2amTVHKP75xz/utyAmz9iML3PFWMQVdctgxIhGOp8OtnxCM+waT/CGWEDhtOcXzB7mZQvL4e2YyaHCklrLc6XmWiyYpQo0ztimSe25xcwGKdFdv
zr9w38XoqDL8BaQJtWIJkLZ+irGgsVfI1HzhmoxdwVOMxS0nRwjFvJHhA97Q/EX6O9lCFFGDha+FGMoaOHkVuhAYZjyRhr8VIHTeTihEJIvi8Hz7nZJ6he
DuokIh0K0C+sdsahOcr+nTfQ5wjVB3YJs82kT4iAm3efmrhN5q587krNQNW8bV0uwUAXyNdqocbakkTeAW7QHrA+T4+UgJbVIrk13Zgw600xGhtFzJ0ybE
cGMWMfJdf4jc+SuV53FBG1tuDhuSiqAfXdDBtF5wQ4585TB0xj5dGV08BxYup9q4d4GREkCaKRyW+BaE4SNiH6VMhEz15COyVGGb7Fz4X3i3dJRV8ZWVKB
xsQ8F+g/OTTt6tGnjinKvIly2kBvKRT50gXwuerrmP9q7h1MlUrhFNPge3nkR51SZVBLuaNHukrUbPPWmmQO0TgvQTjEn9jYKRX6EWtZrbjK+n+JUNVVh2
c1tEjDdKGvslg26ovcQuXGTh1Pw4mvLUW474TekdVSWHuiuSPzAE+4q91GYnASCWDgLn2gmq0JnnBOKWXks3xI3jOW/SbttCTJhcCYFGbgo8qseo8b3v3+
3PrHzRtQc8R+xmpOuiRd2hPR4gZq/+Pnb1ffKSX3RWLvpHRp2boyP+yHtOoyy1kun+TsDlf3A7DTpEJkFdxCkcTXB36rpwDqG/VKiQcr7U+79fL6HfDd7A
bkrDPutMgiMP+nHobWNabVwSdFgnW4DoGgYqrJmQM771FL1GmY2iVPwTbxcwLhK8rJEEWL6l1d8RjjJ5XXsR0TN0lDKJKtBhfPQrNBMza5TJ0LQDjPnKYb
GE6ioQ5STSq8nI42n4ZsPAP2Bqa0Xo7ZYU6UW/3m64cblt8DNwVM1pHaPxcWov3UE+FMvdCdK1sZx9qZ4oi1FPolmuNUJ+1nr23U1jLrUF1Z5YQnc2TaOy
/JZ5zEkpVgclt3O0ydHEVVoDVwDOh5Kpi1lcFIAyyPVM9uVnCdLajo+wunNhI/Wc+uf3wqvkjBn2RiwWrsqId1Kg9bZ0f5/72x7zQOFv4jsqL2kzRV4VeU
IZMj0xzZIpdr7316PbT/KW7zO+7qtTvx5OgzHEM3SkxoWpENrdgKkE8/4hNfNNo2A+4nwLOlwRov8d8BuMYBg6ODGDoN6siJ8tGO4zNPTmX0yXu5y5fC+8
OgIgsnOO6Ty3fCosYofgrbL9jh7OuR6g6bg5+ygG687wbuIja2k4maZvIAbQrj/AHB8uNZ6CeeHEmCCV7/eUxozm06dMvYJ06k2MpFZi2Rg6rzPXXzY9uN
b7q24L2iTeoDrB7uxkzivj0UvnTXdrGLr4wa5PbF3I2/1sxRmBPcJrYi6OXyhWvjYZYbB3wc3TTC6QPOKtY6/aSVnnTKRALWT0qCZN6FjYvDcl31pg+n4h
v4mPVyl7ECxOy+dX/kudv2MEPfPu4Bc9IOc7tqZIsLU7vtyyNJLznqOlQnWWsxhYNBRQ/lTHFBbl/SxT+ezepAOpMvUMwBPmoCB6ylNdniacPV778mV5wr
QvXZcnWLZGa+X9fzSLSuva9yrIgOLKxrGATkr2mWvmvwOJQiCGmjD6dh06Vrq3B2CkkkZ+C7r8N9FSToqABWE2ZXQ/vJuagF1mPqLA1a6YMr+J/F4PCYaW
057Hox/xLOKwHm6WpOhNSI/5IBX4SoOs2GKc3mDQB6pLQjo28EszLFPsER76WBl/llz2yOQvBalddvhIHfZyHUOG4COl7Z+TE121qL2aOkYx3PKBz82gOF
Xb9lObnhtlxzb/Nb7yZR+Vtc9qL2U8nGvtfZ75tZgXmLHL6y0RG1HMZN/Ov2mf7t4RmLZL6j42WspQQ7wz6/oq+TsGPQdey7zW8jazu8IrE9s3R+hokT7T
qImM+ZXegbGZ+kRQg7uBENucbRKYZ/Ify0HeL+4qknPR4SQ4IHhnZcau47KLRxSvp1Yh8q4M2pJKrN+TH8Y9XQRdUd+On2yN96bbzc7HXuRPJTAX+dtgyf
Yx5sj1JYPduDTJopkW4eduMiBApQX0U1GqVeeWChzCzoIHL5YVe8i1hpSbWggh5LkJuXE2yFbtM69am39lX6jbCG2POZFp4TivJIfaW0+jhJwfNy5US7lI
MjSRG5In4TD3y//aZRouZu6kSB33QheAc6nJgLYeF76qUQU9Rwx+lsKb2YS6W5OSeUiiI+M6N5dtt8zRRRLCtxAwEfHKx4ZHXrdZkvwzVkeQ7vKfMgVx/V
4axbDv262IoJY2fVzmfqLUzspEP5yo+xqKC9/SWhnAe94KcjeB5Mxfl8gl9tVwVI3rTs8ljbBFIuQrvClZQAky4ZKoqhymeDQ9PkK84ptdQdV+vAEycY6C
8msIZX6MxejMFj57hcrRanlh4WZLNvzLfwp/AiqLz0z9wxx4gnr13QwYTyxSTmLqYrym8Mv9zWas6zh/qSmoxqJZYAfGEjLSIkNVzIci3+CjzNlEullqe3
Opx1wBmFfjBqI4z0B1VxoKYwNsQmygXHwiM85tOY7IJKWmiWnT2WV3wM82mIxLorMBFLPhaXpBuHNL91DssN9xbA/gBN2znOcR9lM/QMj4YkQ1bKE2dxbd
oV8fT62l/0hfsOpyFuwg1hcgN0a+z/O+edQ1GinGjBYVNWciXcsQ9XqHw8lYx4Czw/mtCp5BbWF96Ta9PhliIu6bDTkrH73MfWz5OQ+AuGQQMXItBmHL3U
0j3GXywus7VC0nU7tLElbY+A1g+iHRDeplgvmcAXmm+SjIh/jn20ieO/8gYp8sQlZ4dwBbxHB12lgWNWbqaFKy9RSWLR4GQJ4Y/NpJhJ0t9HHtSoibyPaa
GLypaEGzpryJiIZBMsYddKJxyosUT23w8/GYX4GaqQyYGCimXf6wL0RolLHRLwn2tiVbredG1pdfhSsHO2Im0vTyW4mw8RzEQm1yFP4iqhF/eD7ENuB/8y
YW6yUPst35bvnyU+iqgaUnietgw++I4ahocQ8wNyP/GUwbfwFc6iXgYphI/AuHw6+FPsj+EJN/iei7EvTKB7Ltp0hc4N5iTju+lXK4uD+J2ZnY5H/4tcPS
MempJ3DZ2nPig1+YquIuOojkgXlrx6//x+s6SEKLSZMu3iJl/GHlNPUg5a6nYIBHB7NA1hjQlFNeOWK1BEo0YbDDA89QkC+iQmMUyQ+CdBlaQlhgkB3D6I
0u7a92ZvYp7qATUt9sMWUNFJ5AbiH/n8XokpcZFXCxlglVdr7VtBYrexgWAuTCuaah32Sb+13w8oc3yghcnhV9IULpq2oqD5Ee6S0TNkbo6rochCRxKz5G
7XeoqGAz99T0v/WeEBc8gZcMlnW2rMyNxR93qCmyVrKrSj0Ye2CrSUVeAF0ZZcgPl5YhtwrmCwkTXL5+j0gYQ7Y8piUHKDQhd2UPVRpWeNK466CP1Fz7Ba
VqQZu5ynbNTKk+s8F9Ie7/aQ4ofDXuHtAqchCUatRSN+IbIYeeF+pTsgSLUfDXE8W8qLqoCSl5RMQEVngkKUjeorW5VThSiwsvwYPyLtTTz9crm9DwcGKk
PCXYPz+a4e2oXU/9Ctk27A2U33K4LaDLZ6wJ2bPN6/iZ044iN4w45yVKqQuRUVHhD3U5pckbo2+s8bE777j+xQldQC6/kLWrWwucUyIAurT3/9l8zmeeIQ
QFng1c8SG8tBNXFNexsj3jAnO7Q5wcu7DBnHtw1aZY1/YKDqmY9w1GC2+rBFNaOf9mobG5GsLTFbdX3RBPnpwD3LN2Te2eEq1uHfkmWwx7xrZ+/xqHiqVj
Xd8Rqj5+dpMvUmVEcRApd933IbULFXsLUnN7AgbpUkL3XnIBgpgruANZZB5Po9Q3eTKNP4dDq4Jz96KdMklCUTSPK844u2YLMrtXhyEzSDg8hW/ZD1dR7H
YSBVVsqpzeJ6OGebA6atm5CALsr2lfzG5l21HWh2e6h+hlV6AUgqz7hgA2Rq0myuV9W/eQKLzD00AgDyps1Qfrto55z5mco19DrRcvA6GvBCXaX+D6APA4
76fOmCdvDyUhcKx6p7qe42HQH1okl2nDO/S/yjB0mNxFf9afrDNuWv8dpNYVuMpjBXr9zAr4oFj9O1UYKT/97i7WnbahGPVu5rEVNcbmsRb1HTtc6t7JmV
jw6tCmEeI02/jXLprsW9UlOIhaZ4XhH7Lp9clbXiwDLgNu7MwX2YR0h6buqR9tAGRxfpWagGwuhSGiqLHI383kLmu6F1L7X+mlJMEsk31zlK0UU0pSQ7ur
7hle5RKd55rHPHPZusCNpkZgXCYlwXadQ1LJnDs/Rg60rsUYwRbmLE1bRRTTSemNeGG18QE4gH3tYrcvJoyf6kI25KS0R0dR0ko2vPS8rWId0+/8AYz8dL
/BfZ96u/3a2phXsquY0If4b2wn2PyEpMnA+SCB1x6Sg3p7bWMdmn1ovoV7hoMGN/qZBFL8t7g9c4dYkqihYubwZ+xciNEevM9mUvgVxdUHH77QTmeNsaGz
l6LeGQPx+qmTChjYt4pq4q4828RLMOxhwhY4TCivuhLBP01ZVfx+nJoxc2uXL9rxHzCtsp2KIr8k7kv7SUZy3B/gdhccfPKMqQCDm7NLGHLSEQsUEmFR48
r+YkJUrT5GieKc7No+htmy+MEHzDc4SnHuMGucN9M1UYYNc6vlTqE/CwciEEzzzOwicRby2fmJKtVRQHqXWKbViEGr/GMOO6zgNLMrIsvMDZ0/fgtWUdKZ
Rl/NUHkTun48hbjCcqmrWqpQhesDIBb4ezB7ubr0mgaYybVZi2Q4xWje1aGkoWSshnbjZMjImeeVIWtRyKIdy0Y1iFuGWz9swDMG01vOGmTmh2+OEMK4Jt
B6gqw1Lm97qtjfACPO/CR98MR4oiOJCVsdqEioHwbhcwXos6PhqV2Wn9MHxHdm+2bkXvT0bg4LfM3HNubvuuvzTTO7QxkXW2Gpifa1K2kToZo0k2AGtWIx
rTCDIHTHcac3TYXHl4MsfAee/pfY9qzLvg1iaq7Ojg7kDOX2ZhdC0Z3KExU2R+IDRmIbyg9PKhY94ay2K5T/Kk7aPfnDVsDg+x2GGRWFWQvSIdslrBVuUW
kvg8j2gbPBuI7LCDJI707VBGw5/Y6MsdHhuJaKEnKFfHSQirGCLYx8JLuAmVJn7BIX487TyxfOIi2iXqN0kAzeaXuEijwwRT13W1JBP7FK6ZNhfJjP6EXa
TlXtguwCkkfc06bp8WguyIPZ39GfusHU53k/DTUas6nQ4t+kyCotKNuupG1VZYlNTMO8j3yzu5tJcSZOzLYF+HrmCCjK/H34ZxLpKrTRlV20K7kSn/MUXm
5chkZLlhsLVk++RmEdumRZAZbwLnE63ZnEQXK9r+3+/7dUHrVug43otrGtkCRe2GNLqaq1JPMRMH39fTtiFNKMIIr3ClMlKGHbGpro9+xlPQ0cOa4gzjkc
v3pW/bEBXJcmkvuQLG37Eef2+M1xiOgS8nyQ5OIZ0t5kCyzxVd+EmTEkTPquyEY0PcDJd6Zjg09ENg8BIRWx6S95H/LPLDOyio3qN64AiXWodKa4IeHNgT
7WXPSV5x0ppR35/oG950TPGciqJiOP8AHVsCJ0Czh26VN8PjwUUOaek8pHfSp+DK3eMnIu672Ynut5F+owXfHxPh+Igi9QPrU5DAWXwpmX/endLBgwziPb
5SbtjshimdYN+YTlrE5MajHYoSJyf4rLvdwXlXHwQ9Oy/xdsEOnSoNznFM4DqmLCzgxnQDCpyJEOgm6Kjw81qNZbhB/57HWt4F7mHVHl1OTJwyVnY+Cfjb
AcdDRjOyfNf3QOX8HscMwXpqty5tuXk/PifThoDCjvTuoYN6/pcTsgKLHWUSLahbX9fSUNx1UFNqZ1HqrjtivzgF2famvY20oBSgKONCD2FeNuMOLU45Jw
u3KMqgvucANkpnGgY2MSHVxjUju4yPV1SkfeVYrwPOevB9kpAhaXtwkvFHqHQ9DxUKl1F5jSmTnqOtg0Ptc190OtC7Fy1t+MPH704ddPe/yuioQWvzSOCC
zOYtwrKjhjkt/wZw/1UhTPfXp5jLySBX+JB1EhyoOlyJajvWMm565LPqu3LZUgwUQxX7csG+46WKn6I7+1+ZcY+r2Dg6zHEJHRE7m4V1irVxxi8M3Q6RQ3
Wr5k2h1CldRTr/SHFiK/64Mq18Q1IxBj+IaIfaGY/PXfi/cOEnK3WZ+cZcPAUXV+OFwM0D8q/UpsbQQb4lA1Q7uauzYXX0OLYw4Ne5vOgOL1F1gxl3Q9n5
hERz8s+H1znK5nhlTfapexMtKoJmB3pxo+LR9Pq5NFPOJCWdg3Z9syasgaskA5O0PT/8w0AhPp/K6UwaXFDjchVssfTFPES1Lzp5DIsu7afe6bemRK/7ZM
CKKlDIqH1GH9d5TYloA4O6JMvnNMFghKjC8xmjx/9J0AGPJCAi5DXKOiYwB8eKePga6pfnEIk/ncVAnuluyDSejw8c4XOisoOTaRdjRvOjJazElSfcyGZL
vNdSJzfYwY9Sipz5ZBaRMMOmoUSjHEqr9oemtecliDMh1dqRlG6et8ElvVjKVkhNhvVGPs4NtRv5WXKgxSPxb4GbnVPsa7OIkogRf6F3QY+jN2W4ecsJRT
mce7YeCKERtI/33i33dwbHkX/qoAqeT3iNO+n0sGedhpWItePozH2l1zrD9D+GrkZTfeJJ0mCPol+CaMz8sO7rn/wP/O28pNi44jv/jhe5aCH8Owuo26/c
8RjpC5dXoHWRcCqJc5q7IhY64ZtcYS46pTk9WMQgOcloZWvO0UPd41B6ym7AXZZaxteOBrTvaZYnpI7fvXcQ5GZqpohHwwUD9qpCvCdIkyTIyVhF3HiyGz
/nudtq2FkNcwKyD8XCyawAFgmSrbR6K1Ux9y41J4ATUL22yhWHVeEwJps/W0ENJUq9H1kAyZlkJ7yA/l99gZzfthPmqb55+GrDmqW1ycch9liijm2/QXdz
TNk9wUXVwkGSXf5n92VmOU5naJjOPjLSFBd05+2CcLApkUpf+aMhX9jliSO3CZqh0Lr3g56tsxkoj2f8aUSiWBdnmKmSL7bkRfLQ9Hs6DSelIebRp/Ph7D
jIzqfuc/up4nz15zLJoQjzsPGfEyW4wUgbOsfcny6HrUcHscPDViec8g09n+DZ6jDLl50cN0eeProwwqNm4MVNZz6xUP1QtPB2yQawKxkG4j+VyOOOzX2y
rFc4lIDZ4uHp0HfQl9IbyOHjSVR2c4/qaRsM5YakW9KqIthJ4U9QaOenadxLQzb7PAWlE/9VzMQGIpbHqWsM0eFA/zsNEIHGRyOzOUVUfsw8z1u4BSwA+D
HhnnXDCUFIrVuZ3wdX+M5U+HWTUhIezYUmQcFLcGqOJbwO8Xz8n3HqN6XAps2L6wSFOSWp8/EAv39i6GIveUILp06Le6Obqc71LtlAMOg8a0//yiZj/l4k
vrYnmK1cfcUQ3F4YGEJzdFgoWGX29Qz+a+2tUq3oFP7wK5svGQ5CPe3bbmwmvii18EcaCoUuNiMipRd8Z1ILwi83f5UleDGpLQ3pj2QmwzgzXGooW43Azy
pNbWmmmxfYba+oEmowrY9u7dEGE5znFPSNx7y1qKUDB2tp0YQpmv7zX8lzOJsNucqcXUxFslcUSsS8ALB8bnTFDTg7aNMW4V9e5Ray2FE+WgaF1IVaX1aF
gJCMPI0fZhKUDe4ss/84wCvDOs3xIpIGI0jEPKR79LXuZfuJVFqmWZaXDnYMqhuxDzU1jyvPkVolB/yX3F3iqMv4aJevcMHmRL4mghIPd43j9vyaOX/Qaq
lTVB6OmbrUeIq/ER8wubll7R+DpMqtxPC6PEjXLMN9GoxHPGxcGxnE2K171M9PweaU/tKKG18qlKiAnZIUtKECTg1utT12ZNv3oV6Qe543BFmjg50b60h/
DOohHqUGibcJSP8ux2O24ZPvPT6KThW1o9B0PsUNvcGk+axlT4D2lvIpMQxRk5oMAU/S/4phGlVHYy7Kg0LhL2iDYMlFew2rHw+8p205tn0ad1TUF1CtO+
I9GKd2FXtwofkNiLkN02EN/B/YdYmmxo2BXC3lij8jPX6VHT2qJp0zF+njR1YV1KZOCLLnMfH92Ot0iXuMFX1LcYWjudI5f1OUKKcsmZOXLWwp4Ijh9KE6
Yq+7MhdqRjKVBDU4PXkdcPA3SfRXPfdPjdXhkvsbbMg7/1V88QVONX4PTA1Oe1S7Tscb+o1FHyIvWA9emcZMnQDcyW61hjkO6Kwooae55ePYJOVZu0X33l
J/r+4lu9rvocO/hTvXYojw84h1rL50nIp9pNzOyOYyNJPuEOr8qkPelKOlm1E1VAly3kRbyM1WrAxJ/dwqGCP93xn2NuISdyvmqVFREyBc5XbKad2z8Hwy
hyz5wAYMb0rSg4fwP+SpiAuzKrwyLBEdr9DO1KHVnYhT71TEfgMFZVmLhX/SpZONfSDU2GsX97Mq8B71geU3MnyJL7VHP3qK3n702Sj2f0tPYhH41EpCtL
jy2RqNgfbPEaqAP7fBpCnVIso4H9qsibD/cZPUxC07WFzrtBQeNTzbEV1n85sk1WCoeY9+4kH/dUNS1BxRRALzw48NRcuNwrG5j38n8uPBntFKEcavawz6
sLVHQtX6oCqS1JBoJDbJfXnnMaaX+FA5rLB+T92DZjgOirQ8J+k1vWHFyS9m3dWp1xDv14/E1j+3sEh9yjXXlHRbbI4nsT/jSi6aRko/so9QvHVLoNu5yf
iW1yqZPsfnh8nHsPWHBkeFMtkv0qkipJQoHyNJcK+Q2bcQN5S71CmfUMDyFuAvgKtb1D5O6tR6Eh0H7ZorG+2mrBFWMJ+ck7ZzFIfZ1TzpcDdNOMUJnq7v
mJh+KA3ryXbgqurMS0dp55hM5zisjBtiA53MhXbAY+J5sisN9jCHc7lNBlJEo5o4Ak4jJhPVXnDJc4ol0gVRcBgMScHxZYrC8VET+Y6IuqUxytyFLfYl+h
OnP1AhE0Ub9w///zoMxW3uyTOyjTOyCXtYx4cwa870DvbxhEtq+JRYEipGV0Tww+BoH/dU4cBG5S5w9a2tkXmpCrt3mpxcP7Agwj73ccrYJpa+pKqlB6Jf
4E49F7EpLzhg2aENvGTOrcslwoBXmgCuYhjRxm+xEGWON7L1+TQi/B9iGoldRDGp2UNX/p6/phZtXkhvH/KE0G5HtgIjl87KzOevCt9pRAlvJ2MeEurliI
IdLyPKyHXQPzM09fLbLdDSPBr2gJcez54vv1HJ1YZerkCguPANakC59y0Y2u33r2Dwxrl1OObPbEQTFvi2nw6l3DK/ZVB3l2NKovouDTjwTkU+GMGrnj4v
joh7CV7HKYhBCUbe0u3fcodM6fPNKoyui2yM2PNH0mZzMiHH5WGLjnVE5ZUroVoYSJKIXonL3oeKYseu84lJMJQx/wIck0y6l/sFycjymHi4dGcK5YFfmL
vpyvgu4+HQBWmTtcVMFi8Vo/IhS3IyBlUg/NC/Qi8tdOIQGaZnyoKUEaSvUOIAfUi+VnGlSLdn1E3vaPZuY45OZSt8gCPphKxgZszycHS+Uh+YS7VFq/hz
cOVfVPHMIc1lECFfF3HyI1leVty61YmZD+rSks71FUF8/43Ea1vumSIOVsnNb/rKBO/ov4QiB248/cNWAkzx2kAr40qraiCsEf7uH5KQ8/CyLYPNelWGXz
PhITNd9w1GbDMMNfbMZHvI4o0deP0S8AkoA4zuSBTAhl+O8i1WtBplKTeymL96XiC9w8b7CBs/AVHMv9WwJmsk8oRIgtKgrt7bsE69vYNqG4rPqQhSEinL
J1CyFGvs/zLZUXdlW9VCoTaVhG4CvTwXWwb61zS88+THm2jHauyprxEJuD4zbRqDfK2C/s1x36YNraLxs59FdbTWqZIUbGj1T3TeJPkJlFqd3SjOUYZFjx
/jS5rd25I0yIZhPGk5qPt+RRkmS8JQymYzFI1ERCQMouzbKJnIyUKPany/Gg4JzQ4xhqEAdgHNF17R7qXUH5qR23M4Uo5jr1H1BrJqrLKCPgbKY15Wu4Rs
k8SNh+qci95lDtcqvWF4RNOja3TN8Axuj6rPUxd4ptLH3uwMf+QhdYKqIuemQqFlbeRHHRIc2FdxKaQ8lwPAopoQ+/Wuadjp6s8KunTWL9lySOWk9328iE
5Yo+gidrCsDGqwauSIg3uNjB6FGo5TPsUyY7P6VDtT5GmGvoII2M0BxGtGuF31LyGcNtEjTrlHJE9NVZHSWM8hvrdDkQ3LkXPM6D3/FgwJzgjyF+OfAnzX
MCFN0OOjSn85fwrz0sfFtlwQnlmKIST1sDZd2RvinzKXEr9rslPt7eMRLkNfggNrcgn1syb9OBt4DPL2XJL6Hz1v94b/r6c3W5IkObP0Xoe38wi84A1FyJ
GZaXQ3uruA2jIzFt9sX9RM9di+m5u7h8eamVWoRgOD6WVGhkPhLa/4GnwVyvktihABCsgqRPiipqr//5/zHRdlU06XTDdDtCjRscIL2Awpxwd0bZaj+8nG
5ZaLhsy9+6ZHm+YRt2W+3U5+SGF5UevTWbJXG9nm9znDYmBPEzfceTlUG2tOUAdNXj6QmUhpZ96PY+tLBzjfBCpH4Ua5hYqEk8CSJnH3+dglfWRJehbLvi
OyUe/uA/nAkwZZ03Oq8MxBrTcVPm5CKTBf/4GY2xY/oPvSf9x3BOWK6QGSOF1zzsvf85UK3kG7pb1Zl9E2vXmB+tn3o9vUsYpsDQ3AZPOhZHOMSlPcrKTm
1LxzE1LcuqknTB3suww/U8IcrZtP2op77OQ0jGlKaP6uqkDSP71DHLDLUcxiqGz16xaBNvOArFhT2noKKzOWGzi2ezBeew3MWfEG0oKD07foQqXLofCZIz
5vYnOmGLcJpoqOPDOtjRg0LYfosPHmn7beAwsu97i1TBMKAvjdLBoHnuymdE7/qAmCOM6Ewypgc6VSp0XQDPNfTX2FziaDVe2CMf7qTldjYju9cGWzhPso
H0/+kI522ovTgFkP7UM4oVO0xJivbBjxCoUyygWEmCcx7TWU2xs7Psv9PHsKS2SNu97lZ8bh8lv8GThz6JhgCRCRcLwOGpV6ZyUeOC1W59/HvTkHI2X66h
76RhKsH9G3SvEIX6FFMR5UnsrC9t/RifCNV46dYpPxxUVeiVrF5mdlr7oY2WGAxesg4WJDgHhM7eKvx+iOo20cZ/WuWQk7GMV0rYHxu0ge4wG1t/Qwbcpe
2ZTh21iYffxiw9FC71DJjd5R5sP6xfihTOFzRh/GtxWCMX7kPKVb3vGiBDAjXzgbcWv86TZ2WcgMTJWXv8/0GPjYR5NTuRciGLz5Q5NUEWM+giu9fM8V2y
xZawJ/QE+69eCWtSTaQ/ULEUtdhWZq9tr0WOCR0J0BVcum8yO/Da/l6uxOtXFMatDOwU72iSqLLh3qsl69xNITnvO1GEdbGPyfKLGCPMhBZdCyx7JwK2ga
wmed9V0qBUcM5ZZorRd0bi7M3RkwXaTyhRkwyRChoihWuwW1GQc3qFs6qT/mWxT7m/rash2VHhDj55O8QsMuDhFGp6CO0kzNRBCl1DpTFNWk8utT6bu/31
IpmiGc4CkbYH+HdjS++bXtEa9+5pSjoRTpLOnPf0Wm05GYM85InKyP14TBxqmzQgv5/JC1MZohR79VDwmVQRMXgvhQOjyWIYEXqRPGpxq1hM9wHpz5Ptw2
Uqr6gTXqCVkw5P+aprBscmXaY7ChIlRcRilwLKvVV4sB57E0x2LF5Sf9UaJCaqY7zDQD8Xr85PaIvtvKhnb3B3mqp64aDH2Op5pdvpGRMqG15iB1NzRLxS
ockoLqmR2be1lZxUhnZ2WE1RY75r1KaizxMGokZ18vv/vsRO+m5lrVGtaI4JLNacrLPpKssY4NnuTMKPgL5vvqWyc1ioToo6jc+WnGYERAOtdnXkCNg2gR
DwkTIFTqOdajVAsLjp3qFO+H+9Gu5fBuouEr08AzGq3bPluzMVIRD3oPnhduJdnBHSoF4/pk65ufsMfCunmuqGtp23X3KLu4DWh7M63WcRydRQltRfDmrG
KArtd5WNS0RHfZP+OYuXow5h1HqKc86NCUnBU/iMWH8eCpRZR9HYuirKINq23P0EHm7bBPScuLd9YNBtXFGr85I1xYFXaRqxG2sJDSs5WaGvQ1Qt1z0D1+
ekYByVVmKAW1fSbG3kVUpw/fOYfv0VDgHZqDaLlSTv5ajW7LS7s0C9z6NKwyL8FcE0ZF8uY5DQkEE65lap69s8IthrE04wOlvJ9w2BfH93zNLzzPKFto8V
YkFTmhbvgHgypyMLsIfH/AbDGJoYpgwntzqUlVM010AH0Pp1DvgjRYli4yVew7cTOhTKX3IgZ4KrUE71P1LYYsHEY2sJF3E6BcRFnqN7EXpmeXdWBZy7fZ
cCs6F4xZgr6r/rsK90/kAHK0SO3mHR0pkdq6H6tixINkFnp40onfMW7kDLudeDkS2w/PADle+we2GLyLJJoXsHnPzn3173y61GU7c/Rjnt2pElmgmrCNy+
S9mw9cTm6n66E1lWyIEiy3uT6yPSyzyniFjOIpUAfRVCoPh4DFcg6zBJx8Rp0nYvwl2Eg2xN/3Rc1GVcKKAh/uquYirug7lPzofU7gnvjdup6zY/mWcQw9
0U4qyokWpjq+9xQ/+s9U52KPH3AUTtCrlPiSvEHl81/qzw4yGoUx+b0f0F+XDrvQRsEgkjryWjriE8ccTqVXyZeN1xnKW0P5GvjaFaUphp15QGgihKXxEW
5znJb8jVxiJf2Y1o4t9MO7Cb2vxha4K8d/apQQVw9srzUUXD0YlYzsrQ+If+MNycAyBy//lT/kH4aODdzBwe4dZrYCBUvjHpB7Xj3NaDLzVSbnecnWTgOP
nBPo7mHPlGJcqmneV2f4cZ9A0u71j9LanXj+NRmvolbL8Q+scN2/GLJtmt9mp6ov0ao0QNU0XOmGWRVCdna8mr26A6UFrc+Hu4KOXuOptlX+jqymxoiUa/
8nRfQEC1MZ1rqLsGDNIElZ8bTdPLd8fx4PtdMVterjYNsi/YneJalTeSwnVMS3ayPVlgaV5M8QwWfCPHVUEan2VgIaDiUoHc5T/SmSwEteAHg5qvmUVH5S
iLooD1lpSh8aPqVH9RNjDAt6tebgvKcW0/NeRz9WOa6kdtIOMDNPTIuKo5Crw6ukAwnQ32j9lNSKx1+Mx9rJll5WC7e3YqRfz0XEG5Yh+p5WkxC3Zz5dGV
ICZM06iJzTnwjVvda4FnShIY/QzLZJER0Y8TpbSE5N9pG7iJHNOIBzSqtxi1nPD7Lr48QK4ShuJj2ifzBNcc7pwiz1+paR3tiaCULEiRL2eJrxY63eEZ8K
/u/fDZvyNpvikguwpp278zh8SkTgnMPmksunBU434YtrxXvcTlBedKGPg6/sIZzl68Jr0leIs9aX+FA6jKnk7fcLl/wxj/Db5ru7ApG7diyvRTiuyZ6sBG
GV5w4q/4MM4MbxsXyPR3jmPjvHXnbwPk7Qma83Uk8g/qLNtupHO1lHAxi9NUCAfZEkdJ3K83FzmALt8Pk2b7Ip9lraYebprcLkw9GEwxufbsOdI4Pgv3Ch
+r+ES90Pcb9aegs0Ks6top6FoIKg8DW1wsw/bZjMxq9BaCMSrYrOTVF7XXCCbR3L/4VqSFMEJQeYEn31Fm8pGY4DGvhmYQqLmwifznz36RX1UUfZjal7HV
v2bJcvAwpX0R0fu7PfQj0DXz926VbkRuNmeiBkgsPPVa14dwUiRxcyyBMv2R283385XN9imGwZawwq8UIfFrEhkwz+/ETHkU40Th0+pQnJHXEUPgdxUrFN
MsK3rmzfMvsjhnqLsb/hN8/A3JI3L/M4Lm4yhoaTKo7eGD7u6zRxk+pkgtq8YGH8wN71cQ78WQoian6iB5dfG5Vxhu4pLK/ApzrSMQMo6anvColrNJ5ksK
bvwdl5jvvQ16vIH7P2l+HMJ7/2cxjFckd8YTTZ1oINbDAXG2vEQATvnpfER+JpWg5T2d11Jl3m454Rc1ZT0grrSjvuSkpw4iBMfXo83xluYYSHIqw5efEP
0LLAVDiT3oCk8uATAjKzsTupfHfl5NDzD66/Thc9n6DXIyKljWSMHqvDsxFf/ylxP/NqwQ29ag3vPPEjMfa6JbC65iNXjwKV86Wpbassi75sgI/ljnpEFf
kH0X3kx+L42gDUlmVL9ffEsSdDnth7H0O86ckd4z2HP0VSESMa9VT6SLB/bT8IwcWu5p273Ul2xAEBTTH84YMOT/27Ha3zGEc2E5NJXwuSMGbjeUBwaPNp
XYF/n4nSiGLs/a9jMzfOnpi7W5dM2zjfUTmq8WORY2uFiV2JAg1RlpOquzJFT494oD3uPO8mR75TjG4pZZSohHk5WzNH4WB/2SJNHDTB0MnUIRjXTS+O90
WZBUjCZ/zhEY/VJQ6cNCnquOL8j6dS3FKIf5tIzTWo7OEvNJlFNaLvFpGMRNVHfD6ESAqjtPB8Y0UFdM9AFHk58st41bvmrO+nDEPeSm8Vo/WkTccxtikN
vOQHD824CYnYQ+L83+mWIW2RKP4Hh9+0viTrZn3ElPD37yboKQ6HZzzbjgfzabDu+XFxO2TrI247P92zbUkym8vjaNnKRZxRIqhYPxAZ7nRD7u2ISmElmp
JtTa+UKdq2Mqkn/rlyi9wMWhcMTNLOZKzY+awpGKVF0yyoJmYi8QE++FtgqndJFbu+8Vq94tjK4M1PNMYjA14wSxPm+E421LWK4TjHki6UCwn5hmo3+JE/
Ub6BXwyGwpyTJjpN/GbjLVIdhCgPhoBDQuXcH9YhWAkTJIK2WtGhOEmojY/fH468rzNPPaCJwg7Zu4qQ9CnbfA/gcTQHSHM+l8EjmmCdzX9GwSRc/aQ39s
8xN2pJ5N02b7oPVdYJZPrAKL90jQHg4KTw5yppnfPqDDVWDs8/mLtdVygON5/CeYdvKVDg3lN8PEiAZux8RZqGyH6udapNabX1fPys481d5cqnVeu6RTRW
qDmXnSK5l6Q0HzovmoZRrjoo5nPJl0HJ/LERss/4In2kRISU3m/4BiN46XOL7mLyCGnQIGh6TB9PJaopajWii+h41YA0hbbR9ulXGdnSkJKpFObwpBCZno
co75A4mshhQLNuRn1cJyQNh/ojcDqhbo6k7fDpstwk6XIE4kpAbDrP/btk5y8wPm/5pjH5ClWFpws0n4bDjx2aPuj+9/Xw7/jWGuySfARJ+GNoI5v8mh//
D26UkZQbi842S5WBoKoVBLzwO+1jF9zhS/jAJ/MPREH5zioiV6XJ0sAm6WVoM9XhI6wQP8DofBQvny+1SOqMe+2kJmREZxqf7ohRdKGzlCg5fKmC3fDe63
uwge9sJENmDhOwpG3voOZmt7En3gLgJJH0+/Y04CSRpOdONPu1AQc+ht4FFmieN6W7fA37ukfr4b4vz4DnEozIT/GAjsOBvUHvpVVc25GfXsRMVkvOlE/a
EMO9OAMc0lUgckU/xPX/wClB0yXv2i5k1Qr3m2NmUtM5CKgDrtXDer0IJDkU7gfGJueaOeOQ3q8q7wzuZXvvcbBsEb+DgvM84sj90/NS4+SQYRoijz1JoN
Ytr3SeY/bxSkVL30+HbwGr8Di077CLiZ0tiqPBQ7G5kGF4xGJeCpc2+pE34plo7Csq06uwpQEmaNb7G0CShGnFzJmQNJckotbUq7HcXlZOuvE9bD8GaykW
LoVStUoYRPkgP8TJZD37Ubm2xkd38BW65KdISs1Auvloyh2BlVQRW93zu4pCvMtT8dtwhCX84M8dpVuhI5KogoSO0ATUZR8mxjIVsUbe7vDndwKcStwCke
LJ4XZwE3raOe0U6kokWv1018GXYVO1D/sjxvkahPwIBQq6GdEnoZ/Qy3R7MrGOWyZvhMv/E2FgkZ2qDsatB4V6zEjpOCBTVYYb7FpSZ/xyg8ltFMowDGi+
kue4ukzdQxaGNbq5NM+8lNAke5isPbbtRiclzlQMX1/lQ+hwsaCLESfdhGg+Vna+5dqxys27lGbB3QOu+/DMvmJzfOoZtQUGTcFOtt9OxY0tnAViNWw2C0
oGTagLTecTsizSggyWdkdYS7FjqTNNx/MOOeEGFTzekz1kgYOJwJJWJHaGOq2VCc4Mt3sgbCskPetvouNqTh3orLHZSc2gutPuk739UcIRgxMN/K5KeTcx
a/gioQuxRE30fNLc1GcsQXGWFVn/XJF/prCjx+aXT9beQ+uOVRyrm7NZW/9OYJod7UU51UJVNJVryBmmUM0qd3JmZPazrM0K3Z2buIws2HEstAaypRgrIT
4GWLQruanXCF7jIAvYmsbOv7Ppl6ZKcS7Q0O0uv+IobXTqHQYfvRfDDvp/wyZOKMnVR0ky8ZERJKNDyj7tiAdFWL9GiG8WlATYu1fEe93NYsiX9t5IK+42
xq8yETstMBx8HGHtqs9x2COpw0JD+52ag7tQMJ/wcTjGJczovvf0gHkySv6Xa0ZPhQR0vAxOTmixnqOUZkM/RLoSrKx7oA2/n9qqTtNLABNQhFk47/ac63
oN4d6+rNv23Bx8E5wkvci4+Gz1i0o8xF23GxmE0hvBzuBkIxWiEo1alZ+a1rxN1PrOsa7ZUB+zX1GfxFaQ/jMi30go649yiY5V2po5czW+cBZfFKOkmpxT
aR6OReDl8Oxjk4aRWAGvWCfSif8Cm8V+IenK6d9CFX5Dfsp6DTqMbGNux0nUHSwYRK+Vk21PzUe43oaDkPgUt1fYTs0lGjwMgRmBD64BZyThMhzXLb/8fQ
P8UUDf/dk437PLti6VHNzxz639LGa4onazMkZ4svFnjKF521qrvDuVA9Qno0eRRuttozGOcnyQs8LXAdJroDnqkR0hDheO+hwC5LvEFOlE4YALh7vVpWiH
6kHmCnJZ9/zCMdXwmfvzx4jTzKn3LrOQN+6wZe1Aq+yYlYlHMitwoK+2HWHatYapAnj626bklBoXHAlkbFTSq/2vyB15p3V6RK+WBLd5KBjDPKyxQaYzVI
Ebi+YuDyQHta0ITTHMcpBucajVg/8MNBqnMd2LSFbyp2L+dOWqH0dRIE7OPVo88wkZAuwFCIir4z+ledG0ZkZDmT5LiIHKYpU50iMhA83tbB6MbEyk99B9
icBM0eXdXqsviM9WnhYm8qoxeCkD8h62HMh4ikNjPe1xtlN4ju/nUYrhHyW4fPVVdrsgmkn98TNZ1g2fgLz/8b2QA6Y4LX9SKf6o83LMVVDzHFcFhpbWsL
JrTRusksWKV9X4sGK6Yzxp/Ndb1Qf1Re2mvQjQ46wr39W9tCX6PmcQDt5um/cULU9ngx1RYriPsJ1JKUZiwltxGfsSx4IRntchn/3NjO88WlnQZFXqjOwy
rFkt8A4gITBKDp9k3dn4ik7dNqwlueHfNC/37N4Df5WcaSe3ayz5GcUQMBHV2ZZ596nOFRITSMKq5HKsfS3X8b9i0J196jy6Ko5cRmzRLFPxwJ1J1Z7KLG
sGnEvr7PykmXhQDb76/r5V0M2vkWCT3ZI+nQ0I1NN50cjXi6jO8LQKQY1wTyGRIw/cOThLuDAAZ0aWcW2ME/5x6OS/pvkB/4bcPkxxjzJu3hBafACSNdlL
CmmrUiSTPEfI/COya03OKhftoltTdmjvucfz6Tt6SAWnUMQRLgYtJXJIMk+jdoNM9NEo+WRErwHqdBATLPzcYhg9imuKUFkqycPc9ePwEJld8O3dtwxuEO
NA8Lt5ecY78mRvWb5Ix04PThJ6N6AQMp+0eyREqAzMKdVPdcOcomOahGaOvEgvGzi+8YmpQBnMoEjgHKdtRNdIkK3qpraR5LSbkgLE5DnVUYrDyauQBa4+
vjOWYGqGHLO7xWPoZKW2qtF9lFms8ObOVN7UHOzUSLJTihsUg4dKRvr9DHewcjWcd//iI9rfmsh996ZM3pq3vHBv7qIUbRJjLkPJDN+Vbd1mMw8qy777cI
AdFuaz2/pzgsZL4JSppLYlrzzB5gNWRj1PmKk7IM6KkcZr2xepW4/7ZEASqKjEz5F1KTBFJ4cGQc6wrcmZ1v0iQH2gONk3cRrGsrA9Ho+H9YLM5LzuSrvM
61yGcwsnNHQQzuoaTxz680TV1h7XBtvxPwXdNTY1Tp822yU90NyC6dKkkk/g52vfMlmh6cEL2wGJYuci+iv8EU44H9znpoMVWiIa7JQg27jPRah6jEWevD
Dg8VZ4PcRAnhsUt6ZsuwSZzBaKDYxJGPjQ7GyYPjL412R3e94vnLrgrZ16P6Oi7W+zN9x0Jpqb9GCIpsGn5k8r8kUlQ9Ctl8QXYN+K59wElt/QdrNKtdA+
3LlZq5l1dtWZoXDU6oTdYZ6O0S5Mslq/HydOJrqMDuEemOfHul1oOCgzpL3/pqGebp3tlXs9gyZU4Gps3PxYo0ry7BhfaUo8ENk+xZg++snB8tGrPKDWli
30Zb0xNRwbJcPj3FW668gyJG1i0rklSHsmiEt+htT27zAUsUlYEiMT15nx8cwE6jooUj0mWZanRZsHbTQ1U5E1BJm2gRt3p1OFRwzp/0Eel/G7tN83YQo/
PMPvPTPStjAhajEEI6ak+wmZ1WgGuPAUC/J1cZEXek/Zs44nl1pB3r2SuJCuawaTdu5FADiUbr0heULn2ZRbYYLtweVMzcNKJPZb9msU0gHKuMGct1VIWe
bU+lvJP0vhX/fKj4LTKZ7C6dsOxZHZpWaiAilZCa0ZgiVnvdWQkOcMyOheTEam6J2z0zem8NGn3pNisFcLvyslo27ExkvtDKew7vCI+8/8SXmUEs1sH0Vf
RKCaVay/I4ebrB+/KTFc44NPFlz59fKx1owayVs6wuYpm7LcsazsZ8AvUy+KbQsfShX1VcbkSqiJXTOJefYwjmPQFy+oce6PWS6xGoyyNy8IYekBDCs6w9
guaosxnbeIhkxiseG3vLwnGm+vFKm6lnhDonAJHGhdvshknv8Z+GGq0bKfuZt7dtQlju9HiVTSezxS85oObWE3DEiNHu0uXEfSVYEmEoHtep3kpaCD61vD
CL/3I++xaOf5wC/kEm7vqq8jviOjZDxSt/CLJM/R6FD7cPI8+dsoYAOd7hhi59Q4yXWZgD+Oa2hOX8Sra8rqUqfYJbCs+6jyEzljVsVMzkzKPYfxRoi2XZ
Vp3cQH9FOXanAc2YZaR2rwv67SKPMMbFrEQ3PM6OJms/yFP8rC9kUSqUPzaFC7o+joqWt79zBxVL/w/jQQczqkaRLr51x3A8tOohH0wUd33IIkonDlEuRN
Qmn7mLWSl62rihMqBN+UcY8mmu551kD3XmgzHO9sJ7v02wiPaCjXo/AojDE4eUJDB5KZQ7fkhpKB1aKRwjS1SMRPVd2Kd2x6H/9nWb52jjAFXYW9AyeCsW
bF8fSJ2ustTBz20Y6KDm3n/f5T3470BGII7dJJ9R/Z/KEAsKg6Sq0+RXZoojIwZU8YYwE//bMjOD0ls8IUmaNQFzaJAtJsazesz3UZ3ry7HwB9anzbTVB4
mHhJplDS3KWEWBtsZTj+nrlQLRJHaKRyMJ8omzsvtMJHqONub5KjeI9NECLedsmuzJTGHj9ZCJ/q6JukpT1j/eL8M6qAA+I7RS0Dsr6z4O3ROwLiaPtgy2
0/XU4kcugN9l6+vuBI/rKL10wGMvs+3H8QhoVcwcrfDeOZaerURqKXv7FeaQOGBgwNXjdoPS9QM15kx/7GLJejhi4nqUfdQnSth3BlP9vBD4iGDm5rWgkh
d7fUbaXCvIzDlorQvmTrjRuwPnCovI8VTnLvydPc93GHBwupH5+imapr08QD7lfxXvtV3Jan2Mxwv6l2bB5MTNGyB6abRsje78S8wWypCRl7tgVFACuPCb
ql2QPdflUBxImoxYWi16M3o0SS9kuUFOz60G3ebeArhgrUggrWDbtwfLNnRpsXeFItH25+oh6i/VmNHscOGIqalyV1l7JW1l4q1XsixBwHj6es+y/cahm1
WdPIzl3paMU+sjSLUfiM8XixCzt3fESWJHFTIjvhwjLH4VfFjdzmjgWRUG8CSYTKe3qUB/4zOoqg+mmSuC2+P9jx3MmrNxomroLBHvSurbPOfESrM0KsQG
H7X0PdX4uGonmbGS9rfbg8cGJaPTOY+U0LFzNgU+XnNUWVV9ZSBa6Fb5G3KXbTbghkfh+7kX2SxsJW8l8ordZleviK/zfAvvCoTn+M73a4d6y8xZuTbwgy
uv9nFBm2iKmDoSHn4WAD/1GO1WMZZ0Jikm6Ftht7it84+XOTrJQAGsS6dUgE0QLb5qWpb4vHAqxNbIZemE3cwFWhE0UeWqVmg7knzfH2sQmqxOypQfjdhG
ar5bik0i9ad9PRgrPjGGa+TXsM8bSWUAFm8wDXfTEnTmTi2CnY4IhTb3JK/CG8eMntZZ1ly1i6UkHiJzEhKhLTYSPQyctIG16WMq79eKq1Znm7thtV7PcD
gk57FAYgDI9/rH4wNB1FWZQlHwi7fuiCipxxL50bu0iNMtHzUp+wqMcOqHSIIbRcuiZXz5WGORUPQXDIxp1FsSybAzi2Pf0GZ4R+02OZdEL1fJyIdNRB4l
QIngMkR4yt2U01vPmwEozKCMdPmPNKF0yhLHkIDhm+MMm14bO2+gYQNchVUhSe4ttNM7QnNTWweC3770ZxzR53/Xe2eyHz7vPu/Ol/UyleGdtXBhs7gePm
tyzyclRFHkV6VP78EJuQAnKJPTyiCssxEnccv8H8mHSxlAxVnK+MJBH/sa/BRKgK0cAElnpJ7vkiH12gu2aBWsWwn9F1utnq3qn5KeTs5/uiCyKB0JL7pO
vcU0TcB3bXNZyyb6fdQXQ+6S/8yhscdzSsJG5cwhW1QUaX8JPuqs5I34L/zp6HiCEc/kxmBkXnQW0Q5cBlupbBqcU9XhGp0j36KOaaeyee8sT2EPguQiYg
7KSU0MYytcvguXf5nnls3Mnaj/5H2DorD0BNMS5fSd2a9lJCnf+bKXJc0rkNROUjgXbwC17gp9UnouSQFtCU1xcxc8Yr7z3/qIiNsb+YUFW4N34zBdxLQw
rIxQbG5hFKGyPVCPT3osOmceDEwRGD9njPZlEQY0mM3npGRktZNaGK5jrEV9zpvjX/cST+mr01mJuB+3jTTTYj5eOPMHcDwvSLAEmVCIQb+N4VGclABkWR
qRxWBedWU55hfwwT19RO5rS68wc/RwVfEaqQuYj/pVEYfTXim3tZRth9Z46a1tSC2CYpUfmhkLfBCuWWdklRFHH+czeHXs9IEA9HErTsdfw1Z1AeV9kE5j
F2KVR0QVq2Egp2JxdETfZlG/lsFbSKp9oC9Uk0gSwbBGHAa5prN4lNS1eG+FmoRXjvWDbPz+xdfxnhT90p6Ckzl61ap4bz5yQpysONcnOvNteKk2je0bog
qMoIHxh/tn2KxU+89+lIy3SPF3yC2IiOtPWW/gOil19AvK10nTxomcRHYmSukWewlRARB1lILdeMj1uOSD7i8yTtngr+37SSdvknOIPERXa+bX+T5r1ObO
XjIG708qHxqDQA5zrMaGu3hzbXcRTLPZwJ3mU8IfXGBo8FajoRypZ1XRp8LGYLLlbEvairxfawvxCWM8j2bWEnA9ogvKbj93K0NAd70uc/iLRgTUOKAz6R
8W61XuWEHEDEQWrusgn+qcjg7T1PBjP7hM9gkrvAfp7zlklhVZJG2SzDaph0Pja01I+Y/jXnTY6bzX5FgzVjhjpulMSy7njUTpnsKfc31wDxdyWWtpFn0P
Pydigm9hUZU3AHqnf9oISfOpKjwZ8Qn5EZy3cYmt561WVM0O/fUx8PJbyZti+J2RkyNF8QjyOh6O6vdfqtQjjJqHX7GPIrI0INoZuEZVeEUOUwxgNG0m4i
9KeOkqP3dksUKrb7S0mjZw7Y12yk3kVFoqAZAyzH+AgjPkc9ETn2sTG32eKi8bBTKfsSmGvKCXb7dqSGeV/N1ISL+Q6ET8BNd5iSrJeeFOL2NDh21Y3vvu
VhvfQW6LuT+Z4flYNfNsCbwajNiI8Lpbz+gYCR7UO4hzaJYzpTV+1Yn3AJlO7Yw0U68DpR+iwT2OU8YUS++M9qcRtIr9K1eYJ3rv7BDdpAweQcMyYR70oD
VS+UdvofQCh9rXXqZ+4BLSmJXvpWAS87q45w6w6SsV238cRRHxkRxig4lwDqn8L1AR8+cHjBG7fYbtOA8YYKKmTXNDhQaJxTY+d39Njzs7r6hbfh59AQs9
kq6eMxRpS3N/hVbN2gipKqL4QYHY1x+olYyndYcOGmik3c9V9madJT0reKrSA3oZXttk8fYQIpPHRNDXbf+CVbt0GYnE0S+eQcZNMzpkCShAY8zQKPNTX1
c/t1/ChBFhy6cjHMjUqNj7IEqzN84oAV6Ox0zB9HKI7TguSbsYjvKzLG5FzPyjXG4Syxtf2vFA85FA+E7pVD6uLgwP5Ym1WMq1cO85mRoq/SBYqStQcZjg
iHkTcXzmhD6tyOhhqhbLvO/l9C3W6tD1k+I2VsmVBx3Xs0t1qeICV9Y4W4tu8Dm5MGhnYvma0RFFfHlaUf7HO41w4keyUVDo+XFPFzKIoA4+trdobq/pqE
rRV/0iL7PiZZum1z3CF/8k38G//phN1fe/A/50xgmN9bbHfnmSuLAVE9ZrXhfncp5NemHpxO3CmlVcyRx4L6AQ6+mDBA7zR/W9WpkfiVn5h+2tcnpTBJ1V
hiGEyg2CxPJzMkrbkn+3qIVdrfw/d1+kJaRqJ7D25EcSx884pqSOGmomwdBp2gVK1klFbug8jWUps8W68/ZKiVCjJyzE1hFipmoHuNR+jhXVO8Z1OzRTKz
kftRngqu+oQ7gvwD+Uro5cYqj9PxAwsA5eKy90uqEcfyWPZDBY+Hwu6yBE91gYGNgfIfJZCF/ZAHgpecDN9w9FJL+QvHz7IjjaXkB5Td/KwHdHQSZMUYZc
WIf18OMNwtPLUo322R6uSGUU52tZOeQ4tH1SZtpo2A0OcDOsuDckRtwrmLJJDSWdnhnuOt997V9fSw5zXqJpGukMxdJFpZeLnCngr9FPlDuE3rVon+fXRF
ltZphF2FeHeYqHsvAuIgFMYs7X6l2gcufNHGuGVC+tHa/WiLqNSp9Aiq8pR1OHcwa2C4Y1MXpJ2WbQJ4cS7DPEmBLc2K8CWKGIfhVXMyLmMWonl6FRxX8/
pGFJWEmxMbbVznPEqA9Qp/p2RQdXDrJiF5LQ4WtzHgth0+Lyh1iNuaRxUnaL7Bqb4ATjXlC2Qk4kv9/KVuTM4MYu41Wf5ChUw0G+/IzItEEjxK8VroKJIk
6Wh6pw/vLnwFCzsFzRr8MAg5iwqPqsbEsWGLPaUCJ4eUJY6eXehRTyhFrJ3TCHvi3dfZIHC0GOzl1p7umAvkHCmhl9t/phvF6Wcop6fEq95QZxAxRRExXm
xHLMATMuchQmcPHZUykWAn7ACLFBC+1JSlnlP0f77MQvFslQnDcU3uWV5WxKJBv27m04ZhC+eByOJgOJu4ViaiaYzTnZDhLIaxEgaBc1mfrLaCnWtcNHSX
SVboWNX16c9+1k684hkmX5Qfvb5oUL+KOveI0SPZyoFFJoJ888t+RBXVL8ajkTxTVzpVlFdhSp7q0H1flAwVGn5xkUUKbtlhiE4d+mZcnj1bcCA3rNhu3U
ypfp0tfBWSgw08SJKr0sgtLCEThpwAf3DTBiMpme3PcpLawlf1F2ThX7YbJ1rayr4ekNsCIaJC+W8YwSk+RRWgZbygidm+TLmX55xJ5RjvCPxjr6IUdydz
15mHo7YHwvqiZheFwZyNQd8e0iLBC8ehm8nK0GjnRzfhqkremFtAE9H1OHXRq0hkzrYgWbx9et+f737AIY6i821zbHJrV+LQs3eAUPgT3I50x1yI9DGqYo
U/+7Bdq2kDNpXwhE259skGZSR+iEOZIjogm90RL/KxrcaIl3yGp8Ya06kxta1nul2qDmExUCIvnZRkeO3EWI0Mx8hay4+771Bc1igxB33nw77vcu/MANAx
kvdj/K5pORXy1qSIpKIRc0jTjc2SgUZxU5DeZ0QftG1ekISFCfCntzYJcEckGlr2zn4WTxD1KhQIKrIdpGo9DKbJEfWXhMXWpo2ory8TRBMaN23RDyqMW/
bDjgLXANT+RuzuWJDkPWURsBacoxDPr/fvSJcc09xf1gRW+hBjzjKRuS1GjKjdVu/eAdE8JZLQd/UQf9ejj4jp9TOfZ/9Oohdu4a2OTcHtyafCUA3pcVY4
tFNavHDl2sLfT6Rn3tyBDYwPKBOvvwf+r1AEuHJZoYH4ScmHPuNABvWazSjqkGX2Y2R8DQ950FnthmoET7CjWkoRn3HUNb6gYZ3+enL55L0xiuMX/Lh8xB
y2k6Ydko8XwTP4Jkr7C1Upy1sWMMtsuRxEu88y6ejYv2at8i+/IKsfcDMw+0Qb7O0x7o6BRIBtVxcyUXXo6hGXcXOAGxZMJNauNGEwj/uvrGBMNG0cWsLQ
lDfIEkNciZBb0n3qXW99rIgjyuxsSvTCKqd0PBv0c9GHLtzzsUH/kfdfDpkOJKGOZWipefw+f8bp52VVHJpJo0ni5BOGJdf3MDhd/gbPCq2J+aStdWJkUB
tpfMY8PT+RQMzDtvRI29vz2eroEM32kR+/w6uTX6vz8/fc38vQ8fwkcjN/9dmr4cHWlO8V491pBhGmEd3KmyzNFvzcKoZn91t8iZv8LmvkEVzdxshNrm/w
dcymD0wrceP0D19vWlTBR56eAhZon6/SlTj5Mw+3TiLpoEo8hIyUrf2FiRqtqnqFH3tJSSAerasRPHXI+7GKOivjEdt8RRpUQXpohbzEe1IpmpQkYwqYtr
PoURijRtwQ078ChWLGdn4SEXpgRKtAbOVBmpsdPqd4oA43p6LcldysNqrFaOaIujGjdGJCmFNueDTa1Qk40x++YmOFuq4kED0p8tKIsnKtW430wsc0SLII
Xs6QknKQJiS1iRGnHM25HbGYKunS1bzPJ7+/smaK2nlbhXCGsuHC9/qIXTjRNEppUErexBmWvM4059Mbdhmt7gouzvNeqNIcODHMliYcB1GRPzIA+lStbm
kP1gNMnqIO3gMP/PhX3xxlgJ/c5z2ycurrsdTBPssuYtpZbXWsov5eDjyT+AWiKkRA3Y7uY2ymika1L/wE8q28EsU/+E1noiY0vo2jQ2yU5eI2zLfWafkO
TZhuIl77KgiTiC/BLYldIHee9NLhK65hIGF06bsQMM7R6nDDMpY5h88z/3DGaD6LBo/R1cfp3g8vshukCEPis6p86bDarKoVEOHU5AZzD/6OBBg3QhefFe
Kow73suYLxPFyQHdegQP2aYmn7mcII80I8d2QLBnOz9A/o4GU3NfqKaMFd5vUe9mjPpvJvuclTOffIZCmDk9HIplk4jwgospUOZ52yRm196LGmi40LjBkX
p8EVcgxHWzseAW3rRQHNWw9cc6Ei70zMenHnW9JzCt2kYKwIT84G6Qut/EKXGWM4XmEqbB/jBEmWkeKBQod4zZFXFTPPOU1VCBZrk6NzHCzpr6BZlKfhgH
XW/zU50oP1tqYyIG5asD+S2AjaQLaqwId79r4mcm5VSjG0rLEhY3OezqbMtObB/mt+AlJr9CeUDUMJO6vABZlcI2BF6kghTUb6SOOYezLInzw+eGWHMsxN
gjCg8xraCouUMZrUs47+Qz2nOC0WdJwjffamg2Vcd065qJ+20uwSymhjFqlTbXaFbMq4TJZ4Ervh40dD/h8qKieKM4tWIqg80c83ooAbcdANAXqoDE6W8i
dDEr4JkFhdtrca/CAIwwX37nAr0goWHAZnKdk9pis4cGYEuGPPZ+nXAORHYKSp2qcvSc2NQ7ZNXh82h4Lx3UnHzJ6bRvcm46j4u4iNI2SMhSTZD91riClh
8ANzyDJNrbsSgFhHhn4W25iToE3ChywQuwW/zC+pKLiU0V0miIpojdEpfkHJiGHTVbE46BEObQPj5dXe2EwgjW+H/B0/3GQZdOISJXzE072+YO8tdE10b4
/uinlp2o3rddK7hd3Tf7vCxxKk+UBFyh4OrZHtMuFhx80zeB2vAjG8dNgUV3VvPtnPmB3covbjoXb8W7KLkJePkvLMKTeGoZOpHGEuPDGZN2X28fGK3wgA
+fZoTLBffm0zsWnPO2npE+NMssZDR2VoXIolhNOkLtvhv63U1QgqtXHOCJ/RqydHgtvCAU0pwQiwn9+2cvN6LOFmnyvT5EnqP9Jjy6yALdzZOMI+OVKsq5
HqAbq4E+GQmjLRkVDGYRhblmTKr4cZ58/zcMcRdgzdPHE3QGqS9DELnDzA9VRJVoplrPcTOytq/sDpyUKbRMO43hDsh9VVREQ5drjd8KQqsD9Y0bOTEj6l
Qkbn1ga71EmjK2B7jMUukP2CqO4zQpoo67VwZAqSb/ct4bjDOz+HEnzG+CApM2rCTQflLVv7DMmLt13L4YIJ1yC/1CBOAkqgtGWz8UNB2ddjcTzvWRjuFY
zSp/57Ji7iNUJwDIhoyZz2O/9Hu3a1yfLWbKWQfOcpL2hjtZNM2zjGsSaHDdiFJ2/AU2fgRkWmdsAl/AP8/H9+exuZAnozPvqBjjocGUKchzn23zwQwuMD
r0NXV5Of47e8/Rq8wHav5j3fDHO0UM68Qd/HZ5O5pzoJMXNrj+KUC/yU2EwtKAUzFR90BT/NzKj2YEauA7fpoBx2y4semTpKyUdfbFl6sR99pt1GjGAmnB
zWYfu+x3W7qjcY2D0MTMYk/1EIJNRj7+DSfhiVdPiiUY+QQWXbb+ZPJD7rOguMmU60mxl7pYVTSNYU46XEz3SAaiPoIQ+e4kXmC65ePQ9oGXsaJ1Pv6p9t
iy+AhSGvHa7x8Yq/BZLXIORoHUWe+tgw67MH58NkfQ8w2rF4Z/lHOeDdSHowzmOpBeiVERlYnoB7h+4ekMrDptZAhZSkyear4f5Rhgu537GwXSMS15rAr0
8ibi1igfiZ1uTIihb3s8mPGsqQVvZnIN1+pM++RjoqnM4ggvuqPbhZ3EqN6nLbFBp8guztO4xGWFjT3Sk8Qtn2uBgVFXTAPMkmRFgsFpQXBrp8Lh6G+p1Q
Ge21XHUvnjY+U2s/c/4bX/nc4O7As2G2dZjmpSJyerw8t3Dq4xN5IswR/buIN+fgmmT9J2P8y8yjVmUp9v5ziW5AOyZHMJ8nmsqjmn1DEVIo/Tun814whg
xpJlbSt+EG9FbNE99LXHdtF2VHOCa6MtFXs3cW3rHXdySTi9aJjj/oQRgE9dyhHbMeGzwhiDdbId+FS1IFmL0x4VXday02AosYRyNKPTFq1PGwfj3nGx6k
V16mEvU8GizvuTZ5Aq+BEhFkliDRR2Yx1NXWoxgslf1LzqnE9Ij1CV7cS0Kg8DIVny5vSRGMC9jYSAdkkqfwiihuktMfXf6/P6aSaKMjLBQKaU/y6xcfn0
uZwK33Yr//Uf4LLYRlsyPzNFNBHTNYATe5jHuCT4hJZZETR2LXkZ2sNej3sL7QH1iJx+xJVPL644ZutztaHoy4iSIE6n/1zBlTEcCMTPEIO9+BsU4b+Hw+
WElFl88TK9G096YW+DhKHCHPgS4L3ykT14J2d9Qz+pVTp9m6WOzagqNwMmyuLOWQOaWAL/GW7wzyMh2vF9zQ2OPeZdIv8QTou+9STNj4zdlAH9NikFl44D
cxDK3rUgF5OzzAMGY1oSOEXcvjB7T1SB1ZBJOX0Q96xf4AlhpXT3tXLakfXisc82tIoUW4gxXzLBXQHbuVbP/Qhc5kyhiVcuCZkKrPiPulF8BB6R18RE2C
S0OyczDNBDNUR+Grh65c39TYkX9Zz/COMDd5GaG5RRfq4wX5IvrlNiC8uUNsTTpO9xFbi/1a9FYzYt/eb15jeNXp3bPVw3K6Bb4q99scjc+xTeKH6G45Qt
T2/uEfworg/docD7HsSON5AxxtuSEjiEtdNwzEdQNXvJ3hs4sdGvP03tnJBKK8Jsl3+6yVPjfbw5xiBHXHWGXJl061ORr/htROeCLm51lzamCWBBXv3TIA
Vax46rTudzKf5JdGcU+++gRbc7XQmNxuhGRDMyvcSfLvKGSbSQjjrxu6W6QmQJisOhIRKr+/pW64P3YPU9GrKBxE1VCxylFxiv1oeOqz0XCxTbYWfPyTyU
D7bdfKnT0mu+G/ROUpQDMMoUrQWkkNfFeyf/KKWgVBVB9LqQY/aRF8rB6P1ZT2cLNPb3FdkGhZarYrTBpGZGTAU21TmzIyHEYEQ1GNT0Q69UGaS/JyUfwx
XSI83xTlw5olGpjDSEm9ij/MhmnR4QFHQQ+SUoks3zTBe/Uqf772SSzp3DDELSqhc1KH8C3a3B3wGIBQW8ScYeNQBdZ+EwN/LStEmCeBwTes9SM5D/8SZ9
HW4GRzdMaxz4SOR3za00yUuWt4jUhY2VFLk3xG2eSva9XuhCFqzEeRv3xbQbKLK2+6t0lW9zydOrG03xGVHYrWLQcn38PjRQzeYmwYq07SqdLwJ+lK2/FQ
kcGLx8RkAfdzZiV11ygIasUH5k9mC901MQeZZBVVescGFLeh3QPC4RzpjajiHY3ywbtjozHyOvxWJkESDiPzQhqhfQ3Lo2lkjVKSpTam0F72yGxv/gFd4z
FnfGPQn8bvL+jHY5n0BSmxDeI5cIsAbuApd9FsDWMx/s8l7AnpDgds8j0lVywbD2jnYzBbScF64bNaE3RbhByJ/FPCFm4G02cVwn32r3BIkXGZ7yZ1ajCF
MQugLm6wv61N54qdnWsk1LEM4XvMI7L7NV1o5RqJBPoHf2FDo6+tkaIO38c0t/chw9QobUk3hyy9jvAlTyVLFpsRF5mI4tNSArn3nTrVCinhVHe5Fz90SP
PA5npMZThbwlMXFPHiZYi23SM+OFDZ+a/kIhVCd2+Pu70sYg4eOd/amdTMU2F0VmMJixNFBVBR2JctGc6IEPtPXOYfZO7G2j7zx+auxa/ROarHufURZ+dD
YLXo49wq+91iFtFnOZmT7RDYCS4Iv8PAc4w/VZcLlqTJqW5do1u7fJlR6N4kP8wnnyXjhftpeUmS5LdgSG0I77rBRrk9srcfZFOoeFnF2zajAOgQQrcrdD
79N6xZauYTonN9kz/YA469l6RpgSNlxg4BQucskpZ5njEn6U8+sPmdOS9w9mFJJzVtmDz5KlnJsFRxif2SU4ioxRSlIPODpoAw1LA74JcZ9jtZtJIICrLY
beF33rLJ57Qxj8XATUpmhl+xgcCDRZxl02qY9lUm/eAkNr0nudv8Zt9eDJKtVEXrYC899AUfON6NsLi95xdhYVV97iI5eBEynPhjsv2Y3RnMlYWoDOBQnz
94ZhXqXOSn1eHprWysrkx4PY30yYFXRW0Nk7UR4W/DtRHpAzVBylziE/K8clAEt3rI9p15RXqzXclfFlp4WAh0mB2uJDidayLE2aiom6gTTb2uM25NdmT6
N7LML5o08CuYYUD3POUIiiHbFjdIW5GGPCAyVywG9WFEWUSO98LiNDodecduA7s47+imDTnR7lW621+cyj+vWTp5sDSxM7xWuTAdcGwDn9mZ0ccPbRB+os
ddyeO5/zQ7tRN9gbZbnLkqNC/45cJxyV2u4RfPuxHRAjvP7VyoBaJv+mS3vBEyIYHdoNQ7JaYPcfZgFiInjk3Pm5+/nhor+WlNJOq3M95oTQuyqIOxJCBK
dV7t4hVZTC3phD2mIYlH17TrG7BQY3KLm4iTdnSDYjHEVriPZAdPMvEC6KOdMifncyY5IFFrPKfnvTRLa6fzhpW5lcHJLeypJxni/8Gba/Nn5nWUS+An9J
6cAmrEUOciicOZyk8qDpREgbj/zM9IHRCHnYfkmWZxZ31ShkYmMWW3ej+mGKb1ECcwWQSLTvacGq4AXvIZ172RnF/ccG9tYZTDLJNIWz66MkLqHXFxYLLj
iLnR5Q4nW+4kMzAqJxB4EtI7O2SnO1jjK58WiQrhbSYaSave6TJ6mKQmKG/lADqj6z+9OzG4y3pb3p5yZoceW9eLOmzMBS+R+34k8XT9uOFM7DWSxCtuDX
lCcz0OjXEjeOaAfRvsszQujqHOFY2mJCd0TRE6GFw7gz/rcE2g40d1CoosNwt/ve9eMZETq/lYJqLPGES5xBY+1ONnOvceUxXLN8yDDJNJOBbKVre3YA01
h1Hou1BiVEY7C+UcKnV8YH4Yey51KHW4Y9x3huMLty+Uo54+2rnPS/Iw12rCXB5MwgsB62NjodAmRLfQ/Rs8NL0wIlTWVlWSdRrZpj/HdRVgd3ySLSwsMv
NGaQbjL9lF2lmmty5TktPhE6clXhHHnj1SpNuXpc/MAYcDV7dkOzUNTGjwBkLkHB2G9LLZ7n9o9l7HS+Hp6tFdxu35h9P4jpSo77rVFng0gqb8iUR6g8LP
d0AeB49cLT4FXZsjTTY2qmzzJIaLsPDVDKU8lh1jH15L/JaBSBLqzQNiJB8s49Fpi4IjNmyXTXRjrJUKpSrLJe2RmeCQgNzigTlXgswBlhp/2if69Bh4aT
+ISGoRLzKSymZ7++pz1rLlBcvw4pNWvUhQ9tJP3Y5WXOJA//x6FbTTvxOWEkMqztZpzN0Y2f0yOuWmpQZNFx7Vs/MPBxtT+6uUtw89CdGoy3AlL4SrL74I
Tao3SrPfhrlf3bjI6tjUwz2NUhIyydOwlogehYoqdlQX7V8alEffd8J8NpngG8x3ogRpO+q1h6jwccJxu0famhVMmVsvZRpRHjdLdJ3anyTyHcFeZPvesH
bQAziWReWIIfT07mJWmZ+aHbx3mcNwaPlpdD3xhHiAxoyKPzkcV2eib9bNoCLXiJARijx2mDah3y1wBzpZYa1JHIZ91axGsTfIfyYYDOHnes9LcZFZbhp3
vTYvuFRLhA8F+3FBCJkcCjfD4zZB+Uc+ICsjz3NFjCY0FZr4ec21CjRLX54u+tLQzdbvr7mEbv1nesR/RWlP7xGACqe4wVkikrS/o5BrdnH37x+d0KZu2c
ow3/Vr+oDrPxvkD3L1tFFhQdhE6OcEw8eluC1G+mEjRPGRApJVDcMgtcjmVMyB2mT+/58PlcApQtaGiSOlQxenLldLwr+1FoTuIyIbNy2CBxUnnxv4oRsx
Hzjyr3SgpMg7ix3JPyFPcbu7h8DIRFkSaao5+MwoDL3DWdqCWWDcntXBS0Lj4/TtGMlOmWjezItyPk9wtRu5XyZqM+B6THCobOKnekb8hmWCc7/cffyHf4
mtsIvPPkpjMEuYCl/5zOBQTGGoG5ixk6ztIL+m0kM8iJrbML4EbbXzvEQ6eVo25F5Rf1OQffmA5EsUrWEw8S6xjdf8IhPE5sNymmLPtnp8zz5myi3ggujx
JSgNK6KiSWtg5/ICJuIDOHgxmImurnwvrOGVo624cH8J11zHIW0G+EHL+qdfLeQTrLOf4KU0ZdfGCiSTpSivwr8dEUzpKf62amiALR0UnAxPq9nI7uJR/6
K90Lc03DJ/kkGaQbz1KXiprGHL4JOevEiCIkMaoGx0+wRz8DKMDSLLtdkgkXuu310L8b+G0djhf5peXKud/VD6o/fdgPeaLuMo8Vjl5RltBv05opZ+zrsR
WXCqmbMbfbksmUfhAN3bEOmDQUwFNSW22bCIEy+o4NGr5tFr8Tauhgmu5Nr59mjjOnWdwCDqaUQ55B4tBF1S8Q5tYLra4B9rEz51RV2Hb3kWe8h809GQ95
jk4TjBckp8ynG8Fms4bmvzmX7weXM49PRA8mLdMcf4e77WPC76QWrrvXtdq6J0DOWyJvHb7hfZW4yYZuPk3k1Qx8j9lZycltGAa45tHxW3UyFyH48G19fw
pxPZa+QXtIN2KH+LQUD3iGmWueDOdw2GNnpj3Buwq6ZDhXMeTGkCLyI4J2HCGH3ZyD76OU7szAfXNfU6T3tHvsND9Edgd7iUSGPeyeMUsShGk6uxFR7SLv
Ezc03XftUtOTHiJc0lNfaHyKPqUmadR8FEhcbNbviNfo4QnWQuEySiJDpI0FcqNaMulM4xPM4aJgqWMPG7IJGrTuheTjXOkuonSLrRN0ni/8kN6Xb+7Ab/
iew0N4L/fA3H0bg5Mpslf/q8R3UzYYijoz3+f9Ib4qY=
"""
AT_REST, STEP, AT_LEAST = -2.703490, 0.11751198, 0.4

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
