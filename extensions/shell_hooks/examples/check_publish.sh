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
eNo8vNmyJDmSJfYD/BIK3+aFP0AhORSOcIbDkWlWdS2ZkRF3cXfbDTAABhzYvrv5drfYKqu7a2lOUUZGyEc+8YG/RVHYzU6Ryoq84dfdHFCoHj3nKCJAJU
AF+ocXQBFaMGTx76DG7P3nAF4XwMImOF7dfxsDFMARWQ+kGAGFHCiNCdMSrMM+MhlUpy6Tkch+eRv6HZwjwPt90nNEANoLeh0DeQORyXsNSOD0ipzFSFHi
R/d78QUC6E+8zjEDmc5iplgiPRT5AejpNUewQAiGXoMliLwJOACXOYMOYSzwWDAZwct/1cCcmZCZEuIvkn51pOfC8jPQivNkAWRfMY8jfVMYFJjxB6CpsO
JvWNA8TRbeoUOFiWkRg9Hv9zOAK9Cfu6xAyARWjOIHYOlnxC1shwGeFmfwTyPAVAckha4VPUIOcGQh2p4WoI9T+tKAOcgR2dy23gR9BRiSSgBa4i+Tlx6N
LEPkidwW9wUF8n80sHKHW9Nt7zrA6zh7hgecAY3wUsICRYulq7JCokAw0JfHTNv0t/FyiYB5tSjSP+MI+Am3iCx4e8IUA7FPC2YGeEiNQAk1R/SbPlagiu
qxpWeRFVCmmp6YPnguMjTIdgp+NwF+ZxGNZ4MdjhIweqhKPvYBquySY8FHdIbeJh9qemYkVgrEsF0wa6DKkzX1DSBLZNgV+bUypUr+ipxDFcAeiOmJcl0X
aOFjMS3MLYsrWuQD8J92Cml6Z0uD3wBIG1gMwDxAN5hHlJ3tRQ2I5AR0bm0H9+/DRP9ZiGODrobNIuYhHuHLMxSyNAtQDu6l+XZK6FFoG4EWNf3+unaaF3
nLYDRQDqqNlgRsAVKTWBR1pd9/ATnyaqGoL7H0Of3wv6D9XLchirk7YWwl+taqIAdUDLDS1kD5aMIRI0IPc1HuzMkk2XzG4ZWhGXFHh6OnkwKAVe6TMhcX
DWb00wS+pOwp0aynI/0ITGuf7VHgSXQoxn3p0XO9IJHg/hkCBgIKehAhBxNZCl6/9TAPlzK5FUCvD+8H/4m+Ps7I4OFDiLsRb6CkoU/QfyxYD/2K4s0AOk
HQZW4FU2DmmXuZD4qxT0t7sxNFFE/mBzQDTuA5UrQL7RQoTFv6tduA5kjJRkNntIa0GbkB9hli2tBQleBHOwDhAOzDhNOKv34TTTLzJy2LyhYWNTTmHLlJ
eIn/YcbZ634DOSE+TTmyZtLAhOZ/RDvcdIXC0CEDjDTouaSP5QkWGCiFx2ZwkSwQKjV6BXh4wHj6UaqoxHPxCNVkyIJ0n6aACehLlGjg2wC6SEM2uqiosZ
oKDzkqM5R+R1lHdXM24Gmun5pg575oQAuRCCSGkmID4IGeSikKwSMGFM1EOUBEFT6Z7q4GgkXcTYDirYGi9f0I3JCliBFmHMYm6UCPdVo7z5oXpBwDfZso
KunVfqtuNZ2t3sSmDPTjluu5fsluJ5TQ+HCPxMuRjJRbJ4YEX7K73SyBhvvFHwt0HDm9FdwZFa385PZdRLSvrxdKM/DBf55+eKnR92HdsGaPMg3YkPFVMg
M8I4egL/8FR8gbrcNXbIUBvInxb/28cccqaimB5o9dkAJ9ktv0mcf1HKK5DpBZqHLN4i+gY9mCN9AUHI9Qsyny2DwC+1JlmGRfuucdUoMAd1BYC2/2Am3C
3BSA5YAWUQyFjoqaHlH+RShRfUISV/6xHLsj/TyBTmFwxDU0EPqbxmO8Vt9alDHKEx4P5oCxmRF9weW8p5efMiQy+9JOwOf+wvF3ZwDrCQI8t/B0MUcGNT
zk+KY6OhVIR4OAyUMDD2F3XZ8tXqWSiLQtYEwMm9WSkriKPxyKRksw2hxT6gk4BcdwFhTsHkx89pHJPtlSnIbfA4K3B5Rd80uZF0Kj6RPKKzUQmsElwp19
iKDmsUd3dLXfa1M65wQmLqNq3xAPYysvZYNzlKUZ/qGsUOoPmZqKIFfNsGhY2uCaoSUYMNLyQURmpYTRI2uQBXxekJ/xEaqUih4m9CnoknCNVLoCLKi/Ig
D3gU4qjKfE1Ftyz0ID9UP2f1blVC6JcOfNzhD0Tf8vyDqnrzv4WQOvZyhvKRZgVUByzkVLwKhL6CUCu/WkKelR8PXFIEt6Ja44yjAE37VdqJLCL5AZXAN9
7eb4mBZAJpH0QBxl0EuJFLIQJeWMpLMPKBJa72hAdYd61CkOB4+DfpiFCeoC/5OEwQ3PNcsZ1ckQGEM6C3W3x9AC4kf26qAaLgX0k1C0mPiehNZtZg2ojM
qu/bHAAMPs4+9ihy2o5O8qQoNJJCRwB/AboF49HtxRGclbb2Athgz8ASck5YT2HZYZRXXC4Udw6BrI67HbSuqUZwNMD7DOZNBUuE8wsEYV80AZkL78DOQP
eS01BvsERBjqrksDd6iidsbSuxcC6bD0UUlvNwFcj/0M3UK6z7WVC1aGvklH+pN1NTbA3GSCx/N/640UkrWDvCVPsaaYDNAH/RbSkUX8Atsj1eg+UGQTPA
sdap4xOoxrZ3pbgk98SWAbsHnB27WAq4JXoPnntuO0KTXi/oaSSxD2hdjbKyhdtL9Cl6TI8L/G8XSbUEmM4Jiai2m88YQpS9zTPFDdMv/A1QFmNvgp89NU
pgKLONxNpinxRUARhpwGfN+Bigr8C6eMNSAwAktUVr/Oqy5SjArVF4eCCRfsCQr+ZWWC4oc+jN1yuLDVkhanPzYcOf4dkr7pMqihn14I/IsMr6+oNVO0+u
4pf/sSolBejomW5ZT/I96ej4BiaSFscUph6Q1p4U434eIsRP7iA6thVABfx8nuYiib5jiiQxhVAfq4NHpSKOCzGvi5LRh0EZR5jgDmue9VPydqKb1TGvty
2+aD9YMzLEylEmTFbYXCiUKrHt8O+ZHKWZJHOEW2vSms4VLTec2Qm8Oc/w6JZ9Pk9FX/Ga45AU/tyR2Yp6NuMo4T8gyHLFsorG3zOX3KVrcC4gyGGd/pFN
gEuCuLAm1lSsotZ94XRyzBxXt2IJl2pjV0aFOMp0saomlFg+cTAWR7Qps8KNQ8xcImah8wPosCRndICIeBjVSRX5DCiLe2WzzdmyMIqrWSW6scxo8AFUIi
Vg6lm485chTQCqifUsqoT1Yc+xdqZ/51kgIvraYlrD6hRA8GPWjCEBGQVm2OyUf9st8VZQPuIXq8x2kIchZS5JXlCx20AKqghkOzxrcdMCT1uiFQb5laec
vOw4xacQJ8pY+IAda01jwD9diKGBfkGNKw1HznUtEfRvwBvzXcJh80zAw91S+W793JDVfgKsRIZxBTS2vpocLYGWOQa4MVh/7fBpyWqs/alhZu6hViPOGG
QXDFjAnu9uipfYS9NTXu0GIvLMHdiuPUActrR13zvds12rt97VotXqia8iwdaSmyDqfIZR2HvAiYmZ6la+h+rTyFUqEBfnuO1Yy+qEKTJIA9ZJS/aLtSz2
2SGIBhmTHk+fk4PHI6JsE7Dv+MC522dLGRy+B0QHMTYsScf6csDEwHlUE2YsokLT5s/wWz/pYIdAYdapi9FtsTxgWjVN+F2mYB5ecOx/tearPfcmAJfOdb
NsSbbStXtuXMlIaDu6Ow9HXbhB7fVCbPu4cWOFdFnSLn/7xkir4VxZN8NHGK6n63yJpgbKBQ2T1uJywTPtA5C061w5gDIJvolEAmDauSR28wFrX8PcH7ny
hrqXYebIsek73gK53B25Kmfj4B+hP2VH2Eoew6NsBcxL2GbFvKDCtqJo3VWBqzzyn7U7+YQFPACiw1EgsRut4vgYGnT6AmssW4VKnjDHrEN+Tf6diibpAl
8nC4LvM1hqVUYdryRkGo3ap9WdqzTj8AYWdKc8/3egATJgKKLsnRcYJwtkLyvc0oAdJat6airgiXiiqoRGqUcMV3/zOuFidU1U7x/7dUqsxq9zkNRZpDPn
2HK2ZvYuiRZPR2IaNuWh1xKi70fuEFmG7EVMQw8HdIp4RYh2Djg3aLe4bTGuaQOuEG+7eacGKcVq23fZY7yj+Foh+ygSgAu3UgGaqS0sqvcMQeBA0T05XQ
cyFzPgLSOCxeUpf8iqPHQ/rl/2iMeUYXivFaslyx61aCBg6JtT0wWok4zqEC1NqoUH9tTIpk38tvDHvE83eMdZ/KIUpB3VifWYNvuOcW6AWD39LhUfYIXq
PDoaajlGeClmu3IbaUVUeIR7yAIXSdjOYGRYz0qoakY0+CpVdU1HFQc55QgGb1gDVHu2SOO0LaEyp8dAvB/R7NFgADslw6nLV2wvU37n8Mk0mKGm0UmFMP
NsSOKHu6lJNBzjL6JrbCkT1Ru9G1x6NFv0erYAj3NuftdPp3sd3BTqXi7BgUQHmhDnApbIwANRQv7ljdyRllW0h4uu7aMIIWuO3AmaDIt8iZaiMk6OjZG0
ogeIY5ZXVb2nyFmmSapRGBmTo2wvjuo5OMN5DsSLX8xykf+IGtNdOaTk6igK4zKJ7VhGjKZNWFpcLpesJgzhQJEPm80SX6aVuoHEmHHndFPyDygZuZYArk
OPXw0aFJ6PDulvF2Nh2aiqMsTUM5uE1XlPi7N9qHyFAxQMUz8NmdVvzcZSry42c87LvxMYElFkllqcbYhUdMrfIpgNv7U+WXuDtCVTPwUFJymPEIWx8BWc
T4lCUP8ryRFJ8gjE2M0I7FBHJvumcuoeqIml9KDibOm6aAWZewRdER+TG0+3b9PdAzpDWQ6v4Z9xwVb5NkF181cihcOU83ePBzX1fP5YBGOpahfrCAT9Ai
aWb4oUqJa6EuHRP8Ei+Q4N2xOICt5gvDhOEVxJUI1Ag7irtFW1ESlvdcVgvVSAQnbvTuarDnZwqsdtAORrZspC8ozLTYU1uO3VNmyyAuAsA0o5cjm6kHrg
vwdanhHevmuGHVGKfBFFSLS+mqWdVkxDEfJ3AsWEKiBiHkAhsj7T1iekxRd2x0x+O40ccGUy/Zltdoiem7ckPvvqLcGJ49ZJPed3RILMKTTWeqxJK4MKSM
sj2lbqRPK9anCv3Ie15B7FJeDm5N07lqZ3gTirAa4iIj/I/IQyMaTyGQaGAtbDEEMr0H7T4YbEZYgyNYTBFSzxt3HUdcZxYJq0cG9jQvmgDlsDj4iKWFws
yrk/FpQ/ZQ2P/SObcd8rMGOGvoFFbvwJAyv993uY9bCkTSVWF5LSJUAu3jubY2bQJAf0c17dEUiDEH28o5Cm1kwXhfhRMxH88/MQf4E578zzmaUxLGJrST
RoETjHEJnb5U0yqN3wPCoZcVMsv2wN6gr9KJcv9QcDZiGh2tf8NBJFCtSuG/qEBOI5E9h4vbO1eNMngEmXzTCBfREvxMJD+gghvCKIVltOIa3Rd+Fu5sAV
Oh3TpTMM48Bqq/7CZW85ykB5hILGewB8C7G4/wTF0oAQndv5ZHWYs2MB2LqHhzZCKkBfVTJCibqvBTnMUBVqvzgKBH1IxQvYYuaoME8gozwmSCofWQDnWc
g9isqsBcqo7DZ7TzfZNTYOUzOtb0OCj6IUHRPMfaMYT7mSuJHHqfS9ep5siPGSuRLJgslWqB5wjlZRorYthV3M4wlr4xA5InmU/Cm73QbaY8vAE/Q8PLaH
VKM4GO0aE/FlCeRb/ar8G3qXNbeI89EXU5xIiWTlXbY43SBXo+EGuDazETBhypB3zGGccKMwxmvkMeagzJAd6BWg2/kAIBWgac6wlYe8gctkzdp4+N9tTx
PVhFebcXeYM4mbPsE6KQdKHAFZJXgDVw0U9ME4cwsZVdjS8NcMHaoFBUgxWB/gxR3V5q8KCnoIXFeuCcFrIcMrWCwrVK+VMrrEuQGU6fBuHCMseqEZuaE4
vtSiydL44vr5CYhjlD2QCWViYXHRslegy1yTCiw9wQt7k0MFHz9+DM69wxSnCSl3PBY+0tHlRksjIq3DGcN5moidrTCCTJYz5mGRSLJvxT14/dK7SnxEQ7
7/PGkSDevpjwR8Qayj44CgnhG1quQWdfsBaXFjFhTlqsAuon4DPDMDJHJDWHlYsO4CP12pSzNR0WwjwiQiqeBob/uLIOQ2X6WGwn8HSlOhQeWzvz6wn4TP
HT9sQYOeanRGH47LG5gMKIKOiJQc5ujYN5LsM6neH+Fd6hr4A/5fMmPD2HMS2RfO9hcQ4iJ9oA+pDikA9pj3I8YLEi7npFWtKIAT482QJysHRexkdBPYPD
zOkcE7nPCsYh8uNh5gm0e/8KDbFKH+h1gk71CSPUhI4hAv9GhaCMPxLXQpWxy4/0mt7CZkw5vbKM8q/B+kIqS5FosI05yvRfN4T+iDhxvfUA9ByXQbWxoy
kC2luV76MD+PwIg5iCTjpo7toAnFNCpwZekiL5ifB7H+JcVrRDY4weTb06hLlOoxMrpP6A6WODZTXrIzrbUbMTwAhFaZDUly8Ozld3SIlAGiLP4cJyLNfM
gK0jfbesoMakx+AD/8R/RHka676vDoQNy+gx3TD6kNi5AoqfMXlAQmD/jPhADNpTUmMtAZbOSTU9DdBE/iHBzmCmfb3HLUZA6YYi5g5IsyeCWjImBo4Wpy
MQ2UN1cMJFLy8FnjEb3tOn8aVVdS1Yc6jRr1Vs4a9E7sUvHCH4VNEjLlZB55R1KwgOLM1jQMci5vFWjwwWOTgdrSpnExgkarBOtQHRYiDEXdADNrNmP4uB
cvavi6QjQlL+AAWWuV17o642FDfIhDbFhLSJ/sxOkEdwVLRHs9m4S1vnS4z8RKhhiqthQTSSyIhyptTCvG4G8eIjMeC/wbL1xuh1gkOvpnwjE62qCqDp8F
V+yxCARL2xH0JfJgnmt71CRnmeuUTVCdTNYxB6jJjSiLqxaRBPGtOWXqc2RnF1x7HFiB2+AV0qAPmAjPaAXnVxec+0e4JXaPQ8GStQ1iFCFCVEbLFLKuSO
oE4hZ7TowNAhtcfUtfE61imsGdBBeZShZrSWFAmsHKFEnUHjiiwmSVn+ZN16TREGSlC2cFXnqquQeQgsypzk2+gd43wBsgppAsgzeJSdCR9MWtCjtxo4tn
c4+GanvZaoABf0DVWR2EwlqmjSlSM069FaebD/lV0IAATUwwbrwh8pi9w3yB8oG6cB0Smk5HRpCS4Rg9sjA47iDM2ZhD4jMDCtArfSiiGF5oQHkyLJIaN+
qn885uKtuiMCDUovUwNhZUtYjVwSxwasv2+RrsgTw/ACzGEogeoZY5oba7FsHLUST8hW3ElMFUW1R5Ur2djrOBtQ9dgl6K2ZNjgbLbw5FkiSQBuIkGiswq
xka4iXbyptCZJS/FE4DD3l/5kwKx9wCjbMjA6JKxmoPpyjeg6JUcriqMr9pLD2tBpH5nTIPBfGxJT/ANSWFo2yUHp0IQJBC75K4oA4Olg4rSftoiIuygkp
UnR4RJ6w2QyeezWn4zBuJAFpaNTQwKta4HA0GV6R7yvkpYBYqAaV0L+ifelItahuQG6z/FFckFoZcCmOS+dIV8+hwhuWA3ZpMea3f6DoEWAYqOlG81Kj/H
Sr8Qw5vZo0uaOEXmwtQjBMJkZpqOncNyJHvRAytASV+xELzlQjcWEKY4vx/3CfeA9EaSVQjFAtJqMaQH+hQlTREmfivHjjAWFOCctK9LSo2ujWKZiq4rD+
8WRj2y5Rju5cHho02N0B18Y6wEJiW/Wh++C8Aw26pWqogOYXQh5TSPt7FPArJ5oZmTp8nqFWTLv1wkLrfEsgDauXSHvDT12VRdO/t3hSH6dnpitHwsuZlo
oqMlW41Uny4YV0bFSUfuFe9Qm+3aX3dOwuQziFvi2zoXR/ieSrK3pDBEXP7ZPdIwFZROiBYmxAgTwqSU3I2GIsf7XVVlLUqMGsdxnhGhQkTqiyI2kXIb15
9eBnH9la12WdigWu8b2MS4WiAB6HTdsmfnGF1zCwsYXZIS9UliHD4f/B6mLW0BdJc01eAgx91sC1kuCvJEdasLb6AcDvIT84UpMCimpOFaKFQIQIpcIzOn
w0Btdmn38xAdr/Mi0H9AtwVFXnHrfwaMcbFcrEYNKxU/8o6nuDpMDXl15ioBx70TCRLkfMz/T3vfMo4FM+XEbvv+etKuc4Gug45U6uzpEdF4mlWIBqesO5
qUZ8KiaHsWYkNbpgfLvI3GzsGzAYVHSIRo7c4ORYGXJmpPFWlC4BT+Jhn5fUuHFyENGrh2W1/5KVP20tWXvkQOblOWRufku7zgI0K/CYssz+w/0V3Y25VY
IwwB+B49WeKB6Dqyb10NAWkPzYwbMDl3Gw3pG/pTxBl2rFJflwDBaLMTvAoi8Xyg+qzsZhOsNDERuLx29CmRG/r5GWCQkuA4PWzsJxAMT9KNKoQ/AaSkSB
Yl4EZL8nSg87Arke6h65NNA2vscct9WsBedqIpw7nzz5kTpknL48osCiXM6Z0kpQDYR99hZ2TvFGiS7vXSzB4vVsEDm+p0chu1rAQUDifa2TViqcihO+Q0
ASqtQrJiqUqSb+nqQqRAuhFaKTP5d6TOUhhIKSYy8tPOITFQaLaNLKrLiia4murCLnP9AMaIrYfswURouc/92WV20hiG+Mn7qUDgn5SwZLuyHcaTl+hpKB
jKlHTZCPRPfWirDyLjg7+tF0iK2ZzbGONYiflxNRXat1vicl0TURYoVTdUhDMj+N27f1qUW+lIVFl9rIiOmZ7D23mr675Zt4vgDl1/sNIv96cVgt9ktEjr
c5khDCEadEzW4CydbolWSicunEYnEy5JPnPYPP576iBPACVcbV2TnDeIwiwEXNQNmSC6B2JOaAaTYcZA/79CLIgdGEFgnu23P82bimifYR1NXCYBBewQuf
YB40TEZRn/ESlhg4pMb1Gegm0YyO745rrBdEmRqwWto2+W7a0hNZGMApre/WC8nNudK5gUxcSbcz1WUqDGvTz+Et/bvjHIEnFW0LZSh9ykG2wieDMrgZCq
00wURsevhldjK6iLbFQpXpX0uOtM6zlTqowZtnNHGQYVZOq1m9Es4tZfAfiMpNdIQ45aSPs948TWY8VR0Wco5IRiwEEZglWWNkyx16IPLGGbV4VcbhsRta
+Or86UOx4eOin4XAv+pY2ZabEKZCdEU6LKJYYSbJ1uyswL0Aj5b0EL3bgOs6BDM/zE8CmUxU1qNTQCvn91RUtxuHorltJfLsn0tDUifj04nqf/pUS7NQ5x
FtDX5b17bYCGTfPXeGqR3pLewz1xCc/JmjCQkJ2HZzhrl4k0hM3FCRJUZqriePRCsK1+7vurJGiwnfQ5dkvcm2nBxptc9ZWzoqZBEWiXECzSkC41iV4xGr
lux996femRJeXVVnkJU0AzlsQW7QDFY3UBYqFaxMmZlM+fSj6YiPHl38p6Zs82rTnnDKW6/qbkirXgMrSfWGIOr4WeUvhFDm+NnRv2T4SieJd+tq0qw+GN
ocjSJQl3Hq6iD3mNYsTB033aKyIci/xpAVu4bH2KPvI8psPuDNZLKjpEIPw7pEJhrDPA6JwBTvzg7kGVUVoa+W0iV+azZFGzYjYHlK9ABR973jKnpXIr2b
y5s5vqNyjdIITCY75WghxTDnhOY0YIjy21QGUx1xuzLhBBQiovB9SlWaQ1PzNNQnQDVPlBd3gFVp0x5zZItXPxLM9RJKNKWVZtzMGHhEaElwl3iGtyeVKo
N57I8Q6waep4dzUdgCNYFqjLVP+dmFvi2IjwhlgQz6lpInVvnQywXa2qKHuR8PmJbDMxByRDyOYKXy01c5OQP10y+kKPLDlUqVptUN4q76pjukCzFUK5Cf
mnOCqUJ8hkY5KlQD8OKzTCmtS0aeMuwoUWqKuNxhnxlYnxVDZEuSMnDCsKOEQo4nl1kzTdUL6w14ZkTB57XbkrSB8xOpImqO/aP8EzXMVOCkzXAgGgWxxa
cHgEfA4QA2JS3EvyEH6nPWNjBV7cTHHex4Ozj1q0MJh3mAcVdUOdDV2SUmW0vuM8nJf5DEt5Eqs78J6jIln86Zd6cWm2sB1/96907iseWq3mYmEcCSu6HB
L+5yXXahYK8pJQ5evvSuGsoyHFCXKVnDwp0hcaepHCHGMSWJ8/HIiAP17W9jqpfoHFtqpk1POYSwR3UhCyj+aW+cv2d0mcmgJE9u/fkX2t61cCNQNS2yao
w99GLIZriKLw/xQnRdM8fwXnNUaR6VVFZsAPq5PtKurN+Er31il5FFznVsffqwi/O7Yp7WVqzk3jlaWs8ZM5pMoxUnWoIfEjDwsSceuhxxYFwK2Heu9c1V
OdI24/09cmWmbHj28xAI0jPCJxIoMeBnOvBTgckvHgWsVz1lZD2Aj4sc/mIXCCHvKvWLpblOISHvjxtZQsRUZB/LL75PPvYBpiYeUZ+gwEsr41xjTul1A7
INBBt8fqkfVqBrGmQwjr2htcUpavdZIdIZoXKGKsecES1Du3uid/lpJuUsjLpt9SUxx3nyvhVCMvq5FmRe1AZIH8M6LSN8OB8vmVkx6WyZAT4Tx6k+40yp
mo/KIHK5t6asY5zYNPSNQkmVtwbmGcFpOrj0en8RadSTgxVgepB+enCPl2cVeM6TVG/k8xk9/tYPOGY9eXl0puQ9+NGhTu7W8pBJFm2YOQNa/32kQhhKNx
Zy+hCooK42KkTd66XFpXcHQ5ALIaleI0j8gL62m4V26wo6LRv0EYmcJQZ8p23KCyMmnObRhNOA4ELqO/1SGxoGQ1ifRPvJgO8z+KnBBTNtQOjYMLM1/Zty
XRPnSqzgrwTl74mWvp3nzTAv8YYa9yFE+xNvw+ZRCmM+KtLHMmwzJOjCUx7umFdmVHtocGLsS/znL5TH6wL2wfTT7KDXZmHGgNvcY0AqE2IKCK0Knff9ro
VKpraxeNM9OYZ56iRksSx4u1A73vjWxmhxMGGsGLlLSDhkGDvhKzRXwFCZpCiWZxdmwy9He0J6s7eF9H9zoFGED55dIZpPxP06HyGNbAQbH9IWrmlV9zNW
tFrCXs1i6bg8Zj+5eqZtlh/JeThUMCXRBUbqNHWDH1W7Ek0S+Rr6dnnnlTtLjjqpydbfHUt0pWPB8SjNyeBojZyTGXnf1UyiNK1GX8KKRJ1QgdHOzGpMa2
TcjokHMflRmV8rx6TMxI6RsYmels5136EBnSlSi0rcjYa4Zznl0frW49GvbEBjEoZsG18OUapVnaSg3uVITvfUoFNVjnFMGY6uLLl8TH1lehLolNvoViOG
9nV6QXhrsOQ+NKpywSNFERtGJrobzrYbCkEr0FHhS6bVWSQpUOtko3MOkO1oXkJkKKU+baro284RvWB4Wn9KBDkMNBxj5Ve4RHQqY7OQvWahpAVyA87yhX
y+rIXMX8IWN+SDe+yG/hXtYZB1j4TzO7SwjS3wq9Alp01pwy3u8PVz2OVxhScUYWrwsKPXM9eULeZaUnIoZ/I4WhLhWY5gaFzI/a7ZTA+wZDjRFcbGa4gi
6UuBOizJY4SipMN46vqbo06oMOqDBoqXBfpERc1kn2CQu9RRnihoHnkLnV5oscYWU3Ta7V5ByipRjWTiexpP+y8Ioy/o8MWGXUgJx7qHYqB9/YISe9xSHy
gy4zjBuJfUkSYJUomnXI7PwBJgRJBcBicS+TkqOwLj5JtbSrbmMGzoV39MO9HnK5XKLEtNMbRNdJwp8p5zZ/WlZqePTfFOa0i8W0mrlFIq8c+VKElsSxzw
/2hRk+c68O2EZrPNoG25R/X9SPawHPZshhfgmJGH47pUZOMuF3Ct4K/QrxIt+jQ6XJCkRdsej4jvnWcp3T3udY44QDy5vIsliDD1RPFk8BKGA/V5FyDf+c
09ZcmpoCJW93eFR/a84x9hk7QVBDVtQ8z5Tuz+Sb/45wIfCUuOrcga0GjOrsaI4tHhcDDkRT0hupIu2aFsI2dL+23WyHibL5lFlZVM/ryAyu+fNKRuWA09
M26SpYWVLYkKj2RC5G6opm7FtM5kfJ+38p14bj6OkrZw8dABZUapnTplTVFwKB47IKAT3NcXy5nKtG2pKWcEHcIF4TGZXXPDVrDQQp/edNnSVBhC6hm8ci
cdHTfmLRUsL2kdtTxRKjw7zJTh3dBIlPcTpzLSUjuIyuZYTgnCfLChI2xqs4HmBukTSVi5GxahNgk30j9zJlKyufv+4KrjBUoQTyUKNxNDhFXac61kkCOz
qFXkaIohdFE2P6GvP9dUaTrrDljG0sn9YQusHnO3iYTPAL6hu7kqYeD6yhp9jArXPP0zTYlluqIuQ+hFk/9kTwa7FX+qqhkTrgf6+UINUSLLs2vRCPBNHN
IMbqKrJQvUrFg52kQ3M+S989JipEmcjWVdSqAdkV1RI8iqhdx0LenaFWX9IkVFssfdQJgQ7T9SG5XHQHu+cNtG8IyPfD1SajQX/SkLfeRynLPcFgf1ROnn
mgJLVYebtIvfKPKbXQ4okBZnnBCh70J9QmcNzC2f9zDH5T1AJaty4gJpYINsO/fmEfb5C1tpCVU92Sjfjd0PB+Qf9WdlSXbvyKWzDcuRu+AIcyibvk9Rhp
JBJgp1KZ6J6zRs/wqe3Ra/zxpCfrQ986+GhVGe1yPpNLuXOXsCm1pn8HVVuXeRX1namCYZUrvWIUoWlpCalEv5KP0uwonT+s4HU8iaKN2KmaElgs/eStEL
CvgqQpXGDoqa+RghaglBT7C6ZXFTaww41O8AQqmhSVuWcy5VB0PkWfLRON6QIPrpH7Gnqdpt6k8J+i52CZxThooFujhOxe8KXiDreEz+gH6jd/lmWvSKd0
uunTlqVwNPzjrVmqy0mbMwKpp1pFEdmoMl4y5o+rYFMr/vsiN6+Ivs15wEeddtW1PRNyLJFY9560gnjVmc3tvWhcrVmys1lTsFz/1Pz0BAu0jhQvpyNi1M
oYwyAbwIQY+ukdSmRYWCiAI6+tmYTEZkjs0sScVljBCswEhKk+52bygW4+I9otEaVF27GhIQ32smpYpDnMIk41/c6O5qsD65pq0CxHxMiFJ4ug/GtxHK0A
K8UYj9GW1pXxmiMAscjXsA4hKpSMSgLAWJ+RkolEGeH1CR8EXudWLc9n3q2neBlaYLGXLnNu4Wl0dUkKKmDFHkHGfazoJHXk3ygkMLg96jWyHQJUMYqZiS
BcVKtcPmR7DpQNZ749rM6dSPU1PVEQ53HspulHrCE8xx2iNy2JhpopsPT2OCwaFWPzER9vjOv1kXVaaQbq0Tsn9I+q4vTiaW24AOqsf6SMtN/CgBHfxw5Q
Urfhm+4Voef8PB4lWE8a0VGiMpGB4grmejP1ItsZ9Y3aOYm0eS84P3gWRNQUldJ6UtGcQ6RsjanmweuUFxXljMj7l2zKMnXQNRg9JoQoVBM99utOl5Qmjd
cepI77Y6mWEjI48+Imq/KDp46EQf1PhPITJLfTWeg/mIc8glWasN8Il4Gl6h9BNKMD2C2Blu3idE33v47rPw24E0Q1ug+wjCRKhFy4oG6N6mBzQHjJs86g
eoq4ZFZXyRw43ygUd6oQE+O8cKP0DhEQOemS83QM9pgrnWtf14p2E2+SVqwFv/jrt5lfyvmydlF/lhHiDieHLLgmiYCLXOc0E8DrdoI3yKWvxUIPaodX/y
ckpYJY06OGaDAC2sBktdCSfLlDog63pk4QpxS9+/ckteqi67DLRfN+t432dWrqBB3Wro0NaO86FJ8y/VVKJM3emSJ0ReeQaFzWoPEbLR6IQSU27zaMhNmi
cyEw+V4/oe3QY3ELF4ah+QLgsiRlkBPRMM1aoPnbQVCm5epaYZrZ0z3BEMOjucfTwzTTOZVIdD23/lFVQNmJdt87IC45VsCG27/A7GZjSAG/bkp64wHohm
H139mY33iZCk2VjS2tHI0Q2YGUp0eMZwchvV3GP5ea0xN16OXNPkE3sVHkI6V80o+ckp3e3El6tT2+EODou/A02vTbaQsOhToppdXz4LrE6mamDuAL/Kz0
618Bea4FGuywa5vwBdXPFbmB9ZQQ+EyU33Rr/u/oomqwS58JGy3EMqZ09asg5dKQWdEnKohA3A2OiC256cRbvXLZjLW75vrdMWzEdFkIoJpbcSgru8R7R6
I+OL00T7kUhvJxU5mbglBdwJmqhwju3nuYaSRkrQpOBUII9Yvc0WOS3/kNG3t62/uolug3zFDop5kJrTbClrOmqj85FIVmw7EYLWnwSjwuTbbD7GKEuInP
gMNKErQJ50laY6uDnyadPhJL4Olw6Iv2KY6VUDijiLkddvrvSvbSaXrAEPXW8XjkD8h4vjvy5vVbmhS/h7lHi8Gw3NqRqOz6jIk0UGIciLnPq8vL5emOg6
x+O6kZ9hENVJrs6PV9CzPHLKrw9/Ys6omtM6KMc8s9FRllWoChbzSKccCNwVCmS/RCJzGrU74QRtZuLGS0YrsOvKkHqpzYf1gGJCFXOKJbGbnf8J+SCpHh
+jRJ8h8bnHBfvDUJb5+QCQlX0m/Qyog8jVg3gE061XjsXjITZ4/hrLXrV/3HxdgUtPBChWKxD3KOkE9O+dGXHURYpp/M/TK0VHQg0WOY56+r+kBrvI8BV2
zY+uStH8++vv6eGrKIsMQrE8Ouc3XvdUnogsKVFR23l6EujWdmwC6kRgSDbJKo360fD4fFZP7IqL70AM8kN0kW7U/wgQjRxt5zBAmvozIeMwqpl5ovq+Us
JFLZCDd7/n2sczLl4xYIcE/yGpcSivQPuzG/nN0HGN7EjZGo6ZO1DqiRAim73gl6Zgn+D/3q7+oI/t7eLE3gJROo/Ppv4BFl+dtBeA/CGjlo1Ps6NuGaOu
dIbXmIKXvODqHnnKUrnQm9NR8I4B8MTqTEE7JW6YiVH0zIolh3aW9lJy0AH2lN7BMbZlFts/DMQA4JafBpCshBqnJb6fA4SWLiNIeqseklUt5RX3OEEebD
mZhDoKWEe1IFblZkzvGJBGxRQF5OKmSbd/sQ3cl5f3Zh260wmd8h30OiEiscB3F3FcosY40LlZM6TEsMuAKB6JhtvH2YpjJwZSnHAkjVXKwNUsFRTkiJMp
TX9IKGWblZQNeaPCRCMoKYwbiQ0Tnyf437KssdOYk0KDeNJOwHPkCj/hFBazCt9nXb+2cFdFPIY6I83QGKo3Ufl0gPCOmPXRrd7LbttnHho66XlNDFmSYH
x7Al6I40Jm/ikCGiv85RwcnRHrFMPu9ZkL1MQb9z9u/W0logZSrW4YwEhM4/kZv0eYa4RhephxwM7fugbxAYkvfrIJfO8uR5HlPESTUWDHkoZLI2tHunHl
YVNAp3bMie87yPML0UyMY+Qnd9w1vpCK/s+0he/9MwNffOOUOhWI9fhsc8gk6lBEaJCnYfT4AMK8vSO0CzdcD/hDL7ebVawbVJBuNouc1ARXYaLIRQIHjc
uQdPLDRoDTBiy0086xHpRh2t+5xsKLymyYeIWko/uEBk9rfcKXU9eGI+6j0VE/10fnHwgJf7j8eILrcmKaMXzm7k6bZN/YmbwDHzciIW0G1I7RbN6vbpni
5N/jFK1ySjMS2EUp+yB98wT0dPnOXWbsz7zX1pEbeBsEH9Mj/p5cTuQQA4wYKYE/MvzViSAyTYT7DMrprUPYn0jciBpUFc+ErwsB/WAziVYZcEalDHV2gO
O6bNnZXEhcI3eLwvnASiaQBFRmYmAQFrHtI7T2d1Uc5YtTc2mMhikwjdQbv1EyVXxLegLYjz3OUHvqZIaJlX2MPEuHoP52ylGocBriCklL9fVsSm2SClcK
8rZ0gwyQBfkj14Gc2ImTRAqUEnGza/KdxuW/STeNHcY856SWy8EuDUXGqD1TIKEJHPIqUJ13bjsRotCJxJ8SPguEU8C+AubqdMCIUAGJNt1mQqX7Y6rlJT
7DmJWsHCj6FckQTnfc0fCSWZTnLd4JSU40BLsAzR2xk8nIlUehKkpX9SntJGE+9s5CTWCkJuBiiwdO9u3gZzTJNedTGMusoAbAJWm8mBuuT0PR7LL3WwXo
77aLJDS1piuWonZlKU4gLz0d5t3Cxojv8LRgj0GwB44AesAT3Piyvt1oo92AIaEJ123IlX1izsNi0Kf0lLUpcaqasoPcZe7F5Q6IxgD4RmamYaELpcjh6I
CE3xLD/wSvxdbe3R/rtsJxeaQbEOhnfEjWNHUmabpjg4x9zkl4LPjQA4a8CjNyEqVwCK3anovqYzWsbmJGYCSDSEMzWDlwN3Un5/xCrSp3awj1tx1ZBOon
MbjhGHylmKF2JUjIFRpNuIFTAdquxCGd2jZZlR42v02K+bCfAVWpR3ymFZlouMAk5ObFiIbseI0bm8m7/pf7bXoLNliY60WVav5M1OttpLHSNKoa8mtlH1
B+IDolR+vRpNhAXXJVMi5eQhiV1Hs6B7KtSnZxxc4BouRrgXHxbzTRr+uf8bbkWGxCYyMwx+CxNLATKTGw1YA2RR3HhvGmGFSX1y8pI6YXzRSDB1ZFNOMw
8D+xeDEVLxVImWBVZ9RluTAcqNk4IN0n/HxAc3AwpnFH8do+w08QoKdLQlgAoTo3G0WaJPl1RHWZzCXuPD7FGV3l5GaMTyvwWtDb1Pc0VozKfOinANtVTy
OOpL3pGWpKHQT94DoeyssWYH7Z875C+eCGUoUzItHfBMRxaCSbjZM04YyCOVAp+SQpXZpEFcy9nG33K23/PDceiW/JT4Qnd2yZ8aMZySwT0D0SpCSWvcxi
tIvF8ZhTeLDwRNyAR9ssPU3XMJjKLKfNSeygdUfUPqEZl0UJnAnkEY9JnRQ+woZAUILZjV7iaxi6YtWdt6E5NxL4vDgZyF1K1c0Pp6DonPpM5EBAae9ekA
T7EJzvyIyZDF99TcJsEbobs+YXKnK4qJ5gAa4l2PQRjnSJrwpoSFY90eA3NzqfsZxHoil0PcDy04/OQzZvgQzvmZY/6Yn2QPX5tpARi0RY21eNhCzaCOu0
OkxrZPIbd2wHxyN1j2i1PsX6ReLJEv6DhyM5tiePrqPaSRpWpa31wMwpfHVX67Wts0tLcOq4Gu7A5/gYTGF1bkscz3jgBMKxxOpknMnT0pBzigoPVAgL9Z
kkmDkOXF8duq7GtJdfLkmjpuHYjWQTD+nQS7DG15XtaFQTf0DbgA4fXrHjynj5s8QRus1qg3zSSii6ZsKenFPA0P0o1FX3aPGqKkoeuJB3CuPhggLrC9ZL
TXzhl3LCimNErhn/5ITwIfqAnBo3crE4y0vs7tCSDU5m1E5aqtvmkDfPSWGjZ7Bk8lRJzVWM56w8pXGmqccSwHMck1UEXmrpjLdp7nOlSqOjqPYsEQWYOb
Lld3C3LiRFvrle3IeU7TbaiRLHmqcCVSM4+AW9wMmCpmPDbdy/4fD+Dc52ahjpsDQwazTMYLjKOhwlmXppdiDOLYaOLs2wjyldzBFpElHbs+tWfBVmbgpW
u6a1EO8O6I5ygixl0REREHYjMh5/x45E2mWp5rNEt8M2MPD8mrsLnfKuPBIFVgGVaj9LfMdgIpr7EPEFnajYEz52SsVzOJDzzXKOMKNbxBZJcdxtbvWAjD
AxVU54eyHA1W+f31uoDy6tvxD3PCBYyi4ng1cJTGQTgo7PztVBsCy+YvVMj4cFOK905Aj0rl+JgwFMehtexw/CmAajfzH4DEP+MxqP2MZn8rHnNXgtDHqq
aNE2gq+0/0QTLmSdQpxSIH9rSROD2extkEPkbP03KofulpaRpkMTqspaOh3AtsuNPNqqeQC6y+Vx+3opxp8hjqWYc8ORH2kiw1H4Y3qIROWuCjQzUBT8ef
kIvNLNiVUE0ZAloD4YpIifdNuQz8QyDL/GQ+U4Q+VhcgA9HshSMfh3bmJDRuSog05oJCPInC2ML8x1nDT4YCU56809zKWiToIYBlFFu0XtSVmj3X/ARuIY
eeyoMhYbTzjQ+zOlJtksdLvK0/+O47BJV6fnxjnF6YiXRSqBn+nA9fcoZANGgHXY20wlC6Wum0425wvrsNvIwcmO2PZ58bBLaKJQpltSxhufCQC0MeZhQT
k26WISfoncdMaUOYmu6nF3JYNsg0d6IzsYnsK8xZz5RMjV6ZDiyV0rWpGpO1My5g69t/4DXbwjwoLud3GXvXUlXfrZwwsylPOuDY9nPhhoB08cQXRAvu+V
JPl27nFI4e9z29/h/DmXAp5D8bN6sNW8bpJW4i6+i46YPYzmDgbfT/hMWc6nsco75J7pyF9UBGI4pRXISx9HAiGueUnevF/MscpdmIbCa54m8FvsBqWlrL
GKAGbertYaabbOBmgPT46sfTe8ugk5N309E2Vw6nvqkdlc/pZ+HuP9ussolycNmw00VUWrKxczIA9EV+KBjszjsd0utar4RUePLjBpQ6uFFT+2F81f6DY/
Ffx/rvkzM47Hm7sNczwS4b6efinFydndNOZGGDrE8o90o4YosODIKo1sLGSIPg7/hrc0pSkwDwxl51yUuQPnCUmxEVnLseoCs+1c/uppUM/P0vLY3tuKjj
GaencCrKdp1K8pHE99CXPcRAtz2W5A0zSaaCRqXJ12IrbPET5qTfeYijyjTiG9oPiDBnkFPZ8uVSIfntZE6cKmwM8WyHJTs6nM1BM7au0QZgZDt3HQdBkx
PPOVGqx4cxmtSJPUL2mWb1QT/Yv8IO/jHc4AS/xk5YawDLDMoZwv8exAUeckBPo5XSWK++8PboAzAK8DGs0Zqbs+IlvoT2xGet9mc4rz3+uPw6Y8FkjRKE
DRBUo0LJVXzheEWNgRp7g3xtzgWtUdTQ08OpGHLtahBEwdCTs70johDA5/U80Du/pdN9KgW0fgQC9ZSE9YoiJtqMwsRprUXT/wZHn37g2Ine8mgehuCQ4u
/kiWaTqOp4BcWzjOGQ07PvHWJecjZvwok0USFCkytOTjaS51ydyA1sYOc0N+lRKeq7OVY1fpTajbaHPtbkE912jw0h9bjHIYoTenm4dVz35HxXS60LwXYc
GQNI86rJcZVbeWD4AZdjEVBjVKh+24T98hdWpx0W8NZopfi9FJTtOq8YVq0GcG3OiLv272upOSQUc98O5fTvyPU6lvckIfUyM6oh/b0X0CEQdiw/AlbYzL
NY9kg0zv1Lt9H9PaYD7TdC6JR85kL4ELR62uNBl0cgEYzdaeKZ7HiXb4qYx6RbZnsdlr/9C+kbFuXMB7MGbCMpL4W4tTOATU6OZ054iJP8FcJWTGlKD7I3
s0SSZgoo4uFemXwADl0RHmN6cvvlQ0lyuWAbIbkEbxiPIS5XlRbP7o3KA3NlFu0txSgAzLN2+AwoKQ7jJ0Cmi1tenJCHUHySigN3+8Rc/1nwcyxZ+Mpqtj
1BOumZstQEwVzbhNcSMDNBzGQpzRdI3FpV1hPvqQR7pDECv+wEYzp4jOM4beqZG/pxhWaav3L0DF5n16/gg8aT9DXpNPSGXm6AbChrztr0dANJwWd35Dj1
vTuziRz2TYS8uk+vHk5iSHWSDOy2Fj6BNMY/L8p4a8YqMzdtJ0xzs34QzCTOeHKCwGNG+zp5gb4yNbzEgs2lnlFRH/NeyTO75qHY9Di/ord1Iz+sb+L2NM
N+eE+6HPkwK3AMN1u/zHVGTxhT/gBQ/gxEG7cv9Y0E07NIhEnl7WptmDE9CTDGRr2hMTgizi2+2rWUkmO2bx1wFlcUGfxU6xiyJrzudUpjiSo2+bGdouHK
IIcRVvDij19SNRSh6jyqDGviU026Xrf7clesJrqcoaSHP2Coz9Bf3YWZqgJLY6iX18zOmCtIUSvEDcoHKp2pLVg5cniqzjAb9oT0BDIsJ93DKjstrdV1b4
iClW/lD0r+YY1XQvpx84IyvLJ3O1RVt4eCZvM90XkSA0rwivm2nYkFXV+xpAPbuzRtcXIXED10Au/jz14vru4YBLM3vo0oH1Cw3L/HjLH99HyzOIS+nIqn
s6wmFGvVZ0LdwZyESMfDLUuKOR7uKXHXEeBc2p0tRmJJbmu2BeCTI/66TrKneraCmHuYkhr/n8/xP1XruSZGmW3hvxEXhLYABesDE97OoukVUZEUe6u2mz
bWov01q4OioidVZVi2lyhk0SIEDwgg/B5yHWbyd67gqZUZHnuJvt/Yu1voWyTlqM3hPQPf6i0h76SEe7sHYEszrsCKChV63L2+CSa0PDeVgxWXij3D/lUo
34qXlE5NhCNe3tkevfP9djFbju+0R+QLJHd6i2d5iNpVzc/Np45uwjSnJSnfkxFOladAihHgrilMtCWfk+mFN+3BOyzPa0iGW8kmqEDPs/YnO1wtMvbHZq
3OfYhXLVOQ+BrC86eueQPjzgiAd+o7DS4QaD6mZE/Tu0bQls/jVHkGOJFOIIpBwybj3zGJ2O1vSuSRthmK39KrWy/P2qdKgRfoNfflzb3KH8pz487Montr
iEsDtLcosCtkOiUbhgDfGImUuj6Pddt2TD/jVbR+BJSrheIef8pZvFQMs5X5CxCYFnBjUOzYTaCGD2Pi5pXqPwRKyot8f67CO2lb1ZW2KEg6ex/4b7Mrms
G2+/Fqz+s/DxVwe6DfFeN/byDU1IfNfNmhWika8y6fzrJlZZG1E3PQ9ePVt1G7hm5sXPwxzQJxpP7UzJn4GPCV+Dc3cli6t038kZJuag4UmJAEuHCC1Ccm
Az/oMz+xjFvZ7+TGHijhyzdgWHO3y/Ey7hM1zIMzFKlcRVHDlRS4A2qDrakUcS0xwdxNM18jJY8/ZLpZ9GToGpsr5naRrlr3nRxOEJhoE9aOz4LTHeqdyp
dR/B9p8uOMTmzTGQy4MEG8Ca7O3yGTCleX9PgzWL78HgUa1sDL5eAi3gOvRRSO/fI1faGdWpz7Zdb5I33SEeZ3+Pxx0nwpZykXCSFn1Es99K09JQTbPUGw
7dqaCHZNJ6LF1KK+/RulF9KCn1ytQhdfiZj0heQXSEEeenYshIBuCya9gkdlNidE5/WjXxfJWKx48Jl2PpYyADZQMBYfFFLofyJGWkMqfJM5zsy0zrGi+E
1MGTKFuOwJmZDuG7Z/AQcOcbRQqJhTOsUknVJTEB84pSUMeBnAVL42vODS3xse8BXf0bTrqX0iM/ToVHUfJ3VACnbpa010p4jl3gIG6tsH1DX6I/l3ZIBS
sHjGziXeDL1Qj5Mbi/jAN4l4kwfK5pJ7Aq50knaaiRpWPpR+/Tfr3iCOOAhl9Y/TPesUvkAzQl9xpFKbMrG/uoFJLvyT24a5Fa8IxUT4f64PDURpq4VHyV
J4xO1B5i1N+CyugKeUJpdY9T+UM1oHfcGyW7zEVHmQ6wSyY0hwaNf3J0L5coZdW+MSA7tGzmvPF8BEV7/ikiNYbOHY7ZoM6fLdXr2ONyxA8C3DeKIzh6hQ
r4OHJJpmMckoRzv2BT2lnhSZFBom00pEsiGzT6ceKGcNiIa48bXh9p/g8zha0HAsvDALkqjgTCav+2hfGsZB0YIWmcYMajVwb9+2JcTnj2KOMO+TnetHsn
WWalSERsb3NrokWSP2F84W38rQva0Y+VfKkiF4Q7d6e+DD+zTWsLAYGULw6FjQnZXglLPBmvxtmmVLiBWCKGLPIQPFAdkDV0xLhOEs+Z4XFOU/syDXpuRF
lSEIOaH34Uo57CtDSAXaHY2bSc0KfTCOrfNuekT5OaWy8dzud4c6NSKMkjNd/DQEUsQs4ztg+bjFy27EuQoDrk4rHgpIaG9zt+GOVOt7O7SRGX988tlO7G
uuGdOyG5lZkxJmJm+Uv2Iw4DlYk7tHaEMUt87JM2jeTUSBcoziz6eGel2yJb2m6OAY5DiAd0N2Q4G9AjZ6NRvd9O5SL0NOWMviftdI55VQXU/6mu+FIJrn
XiWCHsnAq1E9c1OUxdfSpC3xB7wXOSvaD3SrgrFeKRdMXq/D/xx376BG/XegJfPHhY0xbm5RAnNdtaCN7QFYMUPIF9RKdF1bwYLvYUULkYIfFt3DcUBjgY
Xfzf22VSDo6IDiOlTZfnduDDZZ+a1iw/Ze2qRUSNnLsXu+vSmTrXR7Q8MM7plMw/okUwJ693B7GeOdcGaR9jbdRq2u9WGXXkjmtg4EFAga214Di2EZYCTs
AN6SIFelS+F3V2Bd3qdMGF53EfqbK/jXT4gBpljbO5k7cZeOLkU7op3Xt+ur04sfyAAb6BN1NDogyCRzz4U81qi56UCk+J/AXeWOE5QFm2w8DVblJqtzou
7Oxdiqs5e5J6oHvaSISPkUZUmFgqZdvbCBq0ajSRqDIHoah6blHc484ZEekb4mIcJC8xcHu5ZQuQh5lk/Nymd3OFdF4j510xbicPyvKlj6nUPSqVoNCR0k
EBb90XuQ5QxzWzLfyjQAG458h6jTb59TALRNlpOiwuq3xVIO9e7uW27Rg80iHWUefn+JkFFL/5GZh30O4+5lDWPdeTPO8eqqIhbQ3nmfpfXJLxDtV3rloo
ZOODkcZY/NSPVBh4DsE0ZacCEeVoxEkcWHlDFxEUhYgZAhLzCTGzeU/SOyGW61GtTzfC18DXSB7RGAZDnnAx4ZZgaIOPUDSWrTUGPx9gBA33SdrwO3TE48
AqcF78zZEPL0p678pFWPL3tHS0zkGODveRiMdKtWSHrlau8Rsn6bNLMW1fYyGLvdfubSuq6aDlpkl6Z6qsWRxVja9cfOCnpQbB0GEvuPojnO5jK4lD+u1K
6zBU/zpFM0l8nr6tBsTHNCvHMvDn8Ko1vLiokzgvyDjJ3gVtLgkYanjSbSA/z02Hxpa5xq34nF6fvVnvX7x3TVsS2zgjYDV57hzyXFXOUsvghg9WR8SE2i
X3lAdBEmE+PBHSv3RJWYX60iCOh8YvjR8Gzw/Lgc+vvnLNmTe6eA24d+HAdZlhxBODAbwW46Z9vGlMdkJhyQ/vA2BwPuEP0K0XmSxuGFuFwPnP6H7F8aeA
NZPLV/MN6w1/ud+xxk7MCAn1MuGDb+myXKeh4LJMOfwNV4YJWKMMibKzNSBLLdRPsj8jDIGwsOQy+s6RmNR9jX860mXrLsewe6fNDSNdwRSDWF3Xn2mudd
geZ60P01dte3EKONWHrsddwif/T6E3KdFFUBnvNPVzt+OUzOyT6IzTdMYNT0TiYOdVRx2a1MMU9dc3GbtlHXa/toZWCGLR71r4r/x624NgDymTN6woH9DG
MT6izqPr1JYeZfSPgDulVGua8s7qk3+x/UQiHNiqh+UebhrDnUpR269+zo1A2twpfiNxGbtsJgH3NUmSHVdHSpgrr4k5NwkK769x0jxy3BM9prb1zPFqV/
i3vcsMshgvMe7ZuiWCQNw1ZRR7yV/5K2kLzlDd6sBqMZi0wdKZt6a8QKEDIgvsXsN00/yFxBzdWmJViBDAysLlEVPaumyFEHZcoxZi1bQl5UI3CBhU8Vx/
9wG/oBm6hOYEbu70lfOxfPOzHvHSz1WQB4dhYDDKjjjJkUD2PHL5vzM8Gs1aBkOXr8TNuNtEz9dIZ77RQe66jyqKvFqOdIcehFoAIxruvrZSFtezyQEia4
UiSfHCfmat0wfWDgcxsklnV5JeRqX980KEilNO7G6CDW/TX+GsfmDZmEgNysrz8v9xPuP6S5vlSVOCkPxUJQUKC+0LY3dqjb/lViuU/omChCNu2W6HcBzB
LLVT6b8xVGjhw+cWAzgJ3kAQXvJunql1lMbUBMhiiWJXH8qq1J7Xk5OCKTRUaKqB6jJbJCy6eBE4f8hVSQa7eQfYGrALnXblg7zvZFN17sHn4jAD3GcKoT
4/PjtIPkJbVoJDQoSZwjPH9QEye59+kRnq7vxwgP3eSC6W5ZAVFWsMWSJlIX0uLGgXL2ng0BytCZ80IoQ/hnqtKmI3coFmhJ+jlZPxtunF/JOSn3crIDw8
G9siNu7xDRm+/sbY6kbtLoasTKcJcVEcPZczv0S+rLOxDTOzNqS/H5a3z5/zcJfy9w+wau206gfkN6kEjfnfLpYtYtZQWfx6alPNtXeo8Bc8IC2KvtmjtV
PmA3TMDtohXoh/JAt2GIIAnrEJAIavnF/VohXsXGujX7zMHIbr+1iLs3yfxpEu7SvEs7DL9ISchyKbHJsYqwa9zDiTkZ0jbpdp8QLH/xqqtoPNafATdSn2
SbbtklqQvMWq2WlW/dyEH3DJ7Xj5x6WKq5l62qv4muoBBXymYVjOHu8q1jVBdmxR5E2CsPoeX/kw2Pk94gGzWxEn0bAYgNHe0ggyFXzpRehYJ2jTtbFa7O
qB0uEkGTKnR3BRXGBme6Sui/hcqEV7NVOUUlzT4m2miHHEN3wD58ILrRPwZyRDRKX8g7hey1AOGaKdrMlDy40lV+tp8ictwi7yywkl2sdh+vrnToyHjPQb
EDr/ivoQa0buTB04WrkPKDk2zuQwOIEnfoOmgN+7UP6VYnE/3Mz5dfQt+jy7lRGauRlXTpvUxwk9WHy1y7DSVYzOxZ5N6WTJiI6IDA0nVK5AUwJPjXmCvG
3m1MOZ57IYGWQvDwTnY5BpHlg7I0vjmCPxcRvlm5bqbOqp6JOjHsY94rFXRxzyTJDQWUaX/5c9ouARE5Y58nA3S/e0+8NN6p9vEWs4Aa1NWFe+5acLFjnX
noLdyWZnRFoUIjvGzixAue8I50/rnDqVv/+BqvRMJhuP8NyWRN463jsW/ruJPygLVEGW2DyOzQkHa3tGR3SGqypusGN08Xc0gMuH5zli2ty29mY/zL6cRY
Ps6NHtFQLvF05ddJWfDpqyl/I9N05MDxpBFWF0zW0q1czSy1B9O650lJz+UyCxFE12nq6NjP6CaAznuxRn7+AHJ476lFwS9pa3A2IqWJ3gdzhKJENeYvA+
4AsfhCTHsLts5exvrU4g3AEDb4hf4CdXRypVOkOkUvveEXl6fgM/mKC7D1zUdUiWE1+on3LWcCFOAxI3m1C1LMNdxlqckXj3WVD34/sojBIzlIaNp0McfR
GEzifW4RX2gW/DuGD4lXP3Tcw88IHfN9NFCye5t3Dfeg69HCKTElWSmDEdeNMgP/qKTbg7UiudnaCHPt0phfDq0GqkUSX47DJDbUwHorCSgYYj+GcRv1td
EpEWkLLU56dzr5EHjHM6y95VyqQt06BC0qQ8PscVj6HKDOiddHXubqYLgNY8vtB5U83tbv5h4265SPx5L9tQg3/DDzu3g4qkcdsodeSZ9jH+WDY9jKn2EI
4/J6LUfsKY3aHxdtHp7MMVWApySsFKkbyMQlQCRtZLhaFQlJ1p9h/IUNNOtJbwuASTrTANpaZby5p3I8761utL7pSwurhokNyFA/LvEXlZkullU3QiGWPg
X2CHj9qr6YMuEKsJ5ul/vPE9WF2D4oWcgqbo6HKiEWD1Pz971aBYwsB+KTv4zaS89zzDYBuFtOySE9mXPwl4g2JWrDlU2ZUa2SEOW/qLug1qStWLtK87DN
7J4hbMQtKl0RmmVWXDWwzdy5CrxnPn6ujfu7aDwG3YYJpQ7kpG0W2Mu27D1hc0huVRvPOllU5d/KTwT3zOHlbuCL9KG0qFxxTuodhQPt4j/6jPkAO45WMW
28EGIgunUyYD1zHuzIawgSMfrU8vONqpT6uGif9Z9feTJb0knJI9pPbcw4qACIrc1gHmfAoC/O+A9Rl7dnABc3C4foqmF9Q0FleBHdGVJJRtcR87BbF6CV
SavTvwT7vEUdkeLjpPSF1RpeS/uiTaSh7xVKYV47ewnn/A4x3wEJsIzcRFwZ0ZTI8nVosbPfhE9A0e5s4z6QzvXYR6oXjWw0eSqeWmWdrPXLP7+Ht2pFIv
3uHbQmYG363wU4esPfhfjKSqjrKDf/drpt9kntIohzwqq0CibDr/1Lg+A1WsHpHnxJj3LSOEXQbL4RMFiX15NEk55UjlzgwRlQcPc8y66WhU+H6UeePvse
htIpwK52hzNXndTGaI0lk5Djm6OlZwdJzHh2uE1alqmGmaIh9HpL+pSE8f0Ef54elMrdvNCkGJiQcqx9eY2DqfmbuA3Hf7Gok7vi939c84jkj6nMf0bPBH
WOCOysGBRCOiLvefcrOIm2FkycxvGYdmQJ/L1C/NGBB0HpL7BZEBhyp5wUG1yLV60sUgSyTt64eShJHFRnalWPIjg70mKjDwwlyQVxnSP6BisuEzxnzG7p
0BRH8mfyNaB5hvKKQaiV1tLHWOzziGzPqoRKqTqWkqvr5jiZ97Bf6XAN5I3yWINViJ94rg3aBigzTjj1r+KyH7vvhQb5LZTbcZ8uf1Lz0X4LjjP8qzlOtG
WA26ps0J3A9sPGy3xM94HIo7Spfb0dS7f7Zcf4QaZOuIgaWgssMV3xVPTGXmtCLiGCW1iPjcYdkcpl4Cw/Gzxm9CsWczh5JTIi3L2hBeXr7ekGZZdReiR/
ZdF30bI34RLRVCbSLMB0xWF9oBAifZYz9gkbwujTY9cjBjxfH82S+yqBjeFbX3aIas5ZKpuYQIv926mZYFrVc/mT0OD7w2qNkvMcUd0N9WByMvT64rWjGf
14DNqMIC8cO27wuAu4PAwlHrePYHESJy0lMRQMAE4Ceqe0rEp7KlJ7t5xxlMCsM+gH7d9Kr3Hrymz2gssRHUHcxRPB0RTn7bHRSyvRf2No/TMk9ReVGcOj
p6AGon5RDm55vG49NmtNRM7zjp9ZNfBzf5wh6MZ6n4bFxDcHfw0lFgmYXcaLH90z2boR/rhq+TKdljGUqayUZzYV+/GUP5aITpucUf8WU6Zgz0xrCoPShx
hH0xkToJbeRaofW7yczwYdtbtLVHWyJWv6YY/yeCWyDIo9gR5FjEMxjBU2++y+zwTUwJ02Tz4HAYTI4fEeUBgrTkd4xDEkkBGVPAFIdVls/sNEk6btCvPC
RtKnFI/JFy2San9uhvc9XvSW92MmFHk79flsJJz1/6sF3tTYOdKbYRSDyYqDNd6ooXZ5gpxxqGpD2KrbfQ9265pDTYG5KJdw22uGT3rkHmm5UhGw3yNK4F
2N06dz8J6X3XtBiv3Yb742fRgPzcir8UMYJ5aEUyLhHDH8uOV8yBH8YvaTF76bMcKaMFXedowvRy5R5o7fjUFQOipk4+YwgLHpcjiUbZ1GYdj5vg+wdD7T
MFSdJkpZWk6ucYDc0SKKoNk1aknEMkCDpZntq7yEHasvL3VsUrNWjFkRs7Xs6rQeH/8a0czixpF68OTQY9BJunuhbaDyu39odFxvCie7SXhZXh9+BoyDgn
NzTTseoox/xQPSaC3VjMCP9vI+sP+1VxXMv9Ex5s6WNjLeDbG/UPscXzK0zfW1xJfhpMGAPSvhTLDgNviX5kVSKWcyiBxwToI8TjZwl1Z4LKF43reRA01d
wgSJ0sGzASH7x3Mslg1Q+Zjfr7apDUb5PLrxAwn3kSKgg4D6Xd5MLMqhCqKI4GGMO4NSszIkId8aaLsUNtjVOMbyObp471HucJITjiR/46lIejLQhuReGX
0R44vziSRAjXVuQagVQUe+YrVnLKmuD9wl2KLU87LLEnbOQkg8wzQ6+5wqPpy1d7/5zYtu/3hY19JogCYrm8ky85pJ4ED5vo49g4oM99KyA2z3IJyXjhZx
s/08RAXVyb5VRtcohRDbQHTwU9OUbNsVTvpu/N3XAnZ0yUXRNNovIms1NtxPTsb9JOe2ODxcFBIrmQPy/Mtt4lVCKHB5bv41plaZJf5eLsS3yU18y5G3uS
E1I6KIjyGLn3XJqBx15q5Bk+YJYPeBRfW4rglddjujYIPRUJOhEVbYfBhkwtr3zi04UAnphVdEjTPH9gLcmJUfVi4c9N3DO5PdGseU956VGqwc2JwcONBx
LnbxG1bNoVsfFYZSYsZhx3zVlEWDQbN5DEr7qd7v0+uqYbHXM8qttUNUXsFu/d2NMd6112hQU1/1K+CJ0yklxLu0F5zPEl9ZeIXkZ1wN22lQyU/zbyPmiq
VqgJr68Q6NeKMzKGgJD+FG/VLcOhS2hf56WwTHjWIG3u8ICre33VkY9Jbav9FnWHeMIgjI6RpnLByOwXyRNSlBg5eYrnrSFhk0ehl6Tb8Tmlbjb0n2s3Ud
vixZXpVQQvBF3xUbQPRELkR7Th+bNfhqlzzy26qdlUMux6RJmE9LYMix+nrlxxyfEJWHJnHORkKOmCKb6i0SgiAsVBX+XdhRpxHCUPYk3LY2Itwr04OH+x
dV9uwmXZgKaHg9GA8YxZHJwFck30n7ETI1IW+CmNF9dEnrEXz+OdfMhVKareFl7SScB5iSFyix+dEDu9uFrMFFYl/eYHdQxWDB3sZKoP3kPK2r5ncuwTtx
cHWKNEprLf01Mn9JlxihlDUquNYMcdyXqfIB1PRf2dPhKl6mBCnpP9c8Jx8EW5So9YVzRxDQbKSRFAvqLu12Ha8EA6a80at1ed81t4Cj5ziRBqzfqP7oqJ
mlEEwZhpXAecbaxthHI+5/LrZrsp4DFgs8TqN29Mmsbt8AjcH+Bz2hi4JN96ZyTKzrcOshnmeBK/O7+nyZ1U/GEHx/iel/IW2qHzL/z3PzSSW5/XrablWW
lbGUGPjjYMOeo/hwu3+xnZr1rKMP/Q44zKi/8bf7bh8vsQfXElBziaYgTX5KeDeITz0dNo1NcHxcO4h3aOA4wJHR7DSsbJR5e7jrHCZFevWAbZ8PQ8t/nn
Ay/gWVAsTYqg9lwOXcn1F5YwPxWn8oG7S3tpv0Xxa9Y2TFaB5JfTQChXi40xfvfUHiR4eoiN16/onanWxfM79ZIv4i7eh/7TL8D6C+Tzh3dqEN0lN4Cfs3
uxekU2BDFl4WswBx3ybOnlxZdrJdqipwNJMKHGNX7QklZyQRvR1Ru1NZPB3aazdjIy4JUzwSkDn6DHTiE27oMz/gg9qzDZj4GimEByWVnxyNI91FNIssGJ
WWo0VogUFgtlLh38orYwNm4NUwvXaGMrygRPkRYgrNEg3dTfnWRo3pGP6bEk5/E2D2nm0Dz+mOF1lN+Few1XVGMjg0p19xuYvds46KsUo6ospobaUekUJp
8Ge7HTQ4fE2T59yRYKR+Q/80cxJ7P+hHUR8lhZseU6zsy9gM6cAMdYFutRmXYbAMhNNHjpI6VDA2d4R6fF3lHigd+eMZL1pL1kQJx3zih5ytG/vJwuLl8o
7Q4D6vbEdxa9hFMrWH0lZ4g9thl9HkWARqX+34d8bf2HTQq46QqMyKloMors/FcT4yHiULlCEu/OMKY1X9w8Ek1AgniBj9/HKGVTe+czwigmHNGOEVNdNa
S2PKYZwry+TuFLJgW0R/Ue1RpKpXn6PRcQMy6mbeFF8nnCEZe5jW29FXNAP6AJB/bDtUQgZWV8H5zn6AUFF6x3/O5rh0TcxFN4niQEGhlna1r52dfJEwNF
ODhHGsdhOaXfyftNOd9pZsXAd84PYcfePRIZWkUyxbZlyXU+BLnwZqPiDDdt8EmiPsk2EtEAo20KjxLdLmcyE8ZphIN95RRNF+owQRDGE2Ih2MwwoxguBh
5p+X3A7/vKfNo15pKbD2dSnjzO6If/BCwf+CWnc+q4GUdn+fnALyBMfnP1Q5eGR+TRWxLdTYKf4zx+d3of0Fqjzz7HCvEjBlTGNFMV8sAZkZ/6f5LJxaOu
qAmoPBow7HOraylMUoRiTd5zfRpnFA1XRV3fiyGmeWTW39PWmFUo7l4w6C1Q0kdwakSo6+dy/v3OzOip894nMw1CJ0ey6PApLxSSerQ/acmd+Bp298gRmm
SOU5r/r9WZdu5jHFxnCerd0BBRfxJZ/3thIqpdkRPHSHmL6hZhkn4b2G5sI6+NamPCXvQ2cb2ki6MqMG+czCYFVUXwtb586wwT62JdfXXFDwHGRsY2CTlK
TdvisCZuWP+pewcoIzv9aQOzAdcWmSLgjYlXXCGk71uvJPKwJnU68PhPPzSX0oQfV9iZnhxawQxZYUdeKCGSgVSWgS+GE55+c2IFvjsdJSv33cIyoD4IGw
Wmj30PHeJ7sT0SRxQZVZ04sHor/YDKf2DsgFV9lqOOPSROEWOec3x6sDbLXwhZxd7TRc7f5oMkcPgUjrNoGQv6wvSoAOaYFMQFjM2FkPyQIupsf4JZbSEL
wNrTguiLBset6wkX2WbuEfjqETAXd3IMJM+b8qjr/OGyQVCYyXKQdDgDuenV5yQ3kSNZJ0lW0xkK1HwM+XYXHvoK35vrlvYrmaxlxEPGy8b/wiElf9dgip
KzZdSPHNKfw4J15swIrxufs1DZHATTYlJkmOwxsLxMF0GpnlL+rTkD3FN1imDl0mSzJoZNjXWZpEgCy7/K20QUvz+ivUHu5DmMDN9ON6FpbVvc/HBGGbS0
Wx4xZ+JECV5rMv5PvCHe+Cu0xQ81frERB3wP2E8XhGczWbuqNu/z6m6DQo3y2nV9dsLbEMLru8Oe3qjpwRk4l+U38dozHBuV8hwi0v4BuFGonZJPjOSWLd
yi4qHCgVyzfYqxt57DzsFcVaiCcPNIyJakomO9RxrE2AQC5eCZsm9Gg/9rJpbMiecRA2uDMkZi2CiXl7J8v2AsPlTFhqcaGn1nyK+wkJyGNwf2jhGFSZ7H
pru3SUw6nE7PwPAOJ3FUJKr87TeTbWXw2a5HeBkEFUk7RW0D1Ysv/Eo3SfZxyscq4YPMxYjbPPZTTFjxhfPFgZsdboXdcs8oPmhnTvUJ78nZ5iinQGO2Dg
9XufWhmams0cOi38Ao2qkOKQFMBHmrGD5gVguyRSPtmyuHNz4aQSNEdcYg4MJ+xLOXVm9EfBdjuVZtIkAwrP6Bg14v+hYmd/YdwUrjhOHvPjQEZugXPu6m
cimK3UR2Gm+xk3Fh3NKafFoJIwyaf0M0RHbGfYOAthG5VAr3OmuxD6dODPSZv/L9SBsRhXvU0oB0MEu8tRJOVjk9vRkzKqdAHDnf3TTb8dPx6k8VwiZr44
KpL5KIvAEkBsf/WkIXNbUaPw73cE6Ubr7w24/bdjYZM5ze4CNaMdQrv7Mx7zMPHxhbhyH2M7TGkScqzo6e91cne7ePSB/K5TuHWGONuFpLKNN7PAuZ8TGJ
tHVK0Fh4f36PyOIVxiDxK2gL+yp/E//tZ2z37p49Yxa0GabkijOdU+aE50y4XN9Y81UFC3Rlv2ZGF8vOpC0xd7+fsBkClCvKQpVLUltWH+3T9R5v6Hak7T
+s6SEsRudHRV0CXE9Kk6YxHGeKoLl/DITp6aerrhh4EWVwVPJ33P4iDevyNjtlhZVTXcfiGr+RiXMFXNwQnZrTPgv5JWRrIcyDnpybeD4wIwbRtXFqpF1I
OIEbSGLbGYj81T3h+lQjmtb8rasLFrMRjQHx3iv1YjNyS3K4WrqvxMfu18/0QlfvutYSXyWuW6Z27EbRoZLqdqBXytJeIAluPoUUqY/waZujGIENQ2+x61
DuO9e3Bf77oEKpLYgMnXdOYx39+LF6AMd0xou3GieSYbGDz1xISM56rz/5dzzWZZQQVdn0mO/joUKf/e67EOGxZqeUjgaq4LUp3ZOwLU0jT5oYzxEaU+P4
Sg+SZ82mf/Xiq43AOD5qN7Mb/DHyZF7gznyb8rwLJhyf8EypwIhYp8xOWi3E/uTl48yxwoPKcHrJ7Bc0VSauDKp860HCufE0HpRA4SseG3nnmXZBWfLKZj
SdRurfU8LC4qyPG647NoPisnU6UTYjmbwuAGFBMfL1x5uACkcVzBUVXL5lpZRhdbWHyLuHuLgaGhq6/Q0f/tNjLy2VH/guzv5IxU0LV1N65IaZ3WaWWSF6
wJVZCWeDOHIevA+Fnf9nZNjDXDBktR2UcRByPPANbTBBsbEe+Ki4OhwSfPGzBIv/uzrBYIiv1NN9jgUhaUI+V6Hu4dTwCMW3fLoH2P+y0aEi4KAe+88oEB
UiZahxg1iYI5QIyXyOYyu6+9IU+0vmI2fYBx4YPKux7LP0aUyrpRKmM/9/s6uDSJBBy7rd2VKwjlefd72TYo6HuZ9jFNNza2VjQgsFsqydTo2d+hNLp91U
J3O1oPFX93nhvcQXmgq157+yLKzzUVGZdejhTlRh+9puDogsjLrlH3V8PLFQahIPM//zt4+p3DbxSQ0zFejf02DBQJB4HKcwbAzM/BM9A3FqAVXT0J6gd5
QK1TwWSxfHn2WRkNd7/Kb0/IjCkyfqcCk6MktexfH7eCODp0NOfRoizn+Uf1K2cdKctu2YbplYHRJHC0St14Z2O1on1AVpOnMcb/eAj9LL0yBvznBcbXsb
bniicBDDevUPHt4cXebZ1ZAC8C6ukTyEyodSE+o2DB5DtcL8jKH6LZ/7ur4LYhIzXrG8BykmJSZK5HnF2JVNML0Myqzm4ZZBZULOlg0poWP7ReWLS1Abbr
Hg+cGlL7BHsl6h03YSaMHI0S3Lq/vMPiW6wOXpc4C4sXwR3HAB5HSvsu3x7iYYWnucD7SU+id3WYbpRk9N94wtYTjliCxjyitTHHMkseMgTP3oNXuL835L
drt2ZWusCr8OhlH/KfJr8aPkT6z78lbnOV1SjTWj1bTylcE5MvtHPvR+gPORH0VrXCIOGQVTi7uURA3Ek/pExa7D9ugwI9DVTOTYj7yPOgRBTnMBEzBX8i
u0tBiI0h8ptETkqOj4tUArYno0/fgTTzoiNKTfN/GEdkFf/HyGVmNU+mIERHt7cnHMkhYHzGMc1N81XfTss//lUu02bTHzpW/FnMvccfSOvzRaw0nQmM9A
99A8BgqnY7iKQqZqfCnskwxW1yE6ioPYkfQepFHpdEuMvka8hEiirH3XR3Z4tz4SsLcPxecTaiFtRx3Q5ChjcwN2Sfz35fDellHJHDFUiQM5W7HYPIhPOk
JMvIhF6j2T+fp0tbOF/tsOYeXdvVMfkzOG4LPXpnO57e5JyDBZSCfxiZ7S9MJtOMlnYaxDNOxUOd1+36NU5+AozaU80zptG7gqn6jkGSuBjlFNdRxScUdl
72F+1JR5XljBDlqRKkrKILclsiHz/aRyYJSaBA5m1WBwhsznFm9UCev0B8zR2PeZtExCEXqOkqJAh58fOJp3EY5RveVJdN4UhPEQUCYprMj3njuiDW/gz+
1lKrnjVkZzdpoI+POogk5PckZM1UroiNmZJpuFvSugZjB/lBkgSf1kBxiOeEpiMZmK2z2S2iY8P/voHywEc9rPks/LIE0gEkDx/uQFxbfNuPuASL07+E1C
g/hwttjtyaGoUrL2nPcnpcfTY+PhqML7q+3j0mIN9684paXIKLKcG8oH0LL1xRyLCjfGJlBK34yhgG9LN/I5yRN6NSCUXcTU+59hPw9Yqn0vJwL+IjEism
In6G7aMyFQ20WDcx0gcw8cFPcEYFJclbI3zWpCUurUMvB1IUF0/DLBN+bguaTgNhuPPF2PVLfs4QXSjYUwUiwk3tPSwAkqpbULoty9Ro/J1sAVPJnizfEO
6P0iUYDZVlNwjAoVdHj0RAQR3b+fCT83cKjym6H0ZzkQSq4iN5dpceU1FFrpoVp+64ybqrIqGXXIaAi5StJOv7tluJc3vm5WCrz1DcJ7nAQ5cf1vhDvgsQ
emskV2wMkgE6Q87WBHXuXxd0EwnhvIQV1JibCnWVf811BRjIMbvtYRi4BYIr9MsJc/R7OM+dR0A8QXTmZEcAkFEavv+ZdZGO8jlIegxPFkMwqQoUxB2tDe
63vEjqrhbNmIjqGxeKh+CLjkdJPb9mld8zmo5wsDjx/41y4jzIKcZnOQ/IbqOpBUid6Wr1eNZGbh/qUivtH0Gqa7IHVqdbzhFjbZMp+TE1ARG+PZ2Hjcfa
SolgvGIOL6jUNl4Ocw8lCuCHq6P3t8IrhzllG3RYYyrAn/Pil3qIzf0z5YhJsr0EhNa0JEw9WzCiSuux63CRjJCDanfiJi8Fhz1OSE8ykEUe35mIVxxeqG
X0bchTFLcM8v/NN7sAUnah7mNdpnzJvzqC+fXfWaCxmFNDpvHKMClsRU5KhNq/Xu+Mx9TAIMZTgdtYFml1KU25axfgc3tfhs0BWhv5uFOoD9DDuaUmbS34
Z2O4C7n5IVZuNPYpmMbjfBqRyUPRMvKay643S56np5HxLJ/86EVs1/+T6mUIyuRbjbi7Gt6o2eJzt/Euv7bxFHngrdgb1zG1cqjNRDOHHHfPqu2WInVBPl
a/NVq9Uc+EfTiSupIuds4g1Y+YbHD/ypP6T8hRionOHJTIpG2CC8zqscP8fAH+QZSkVIGAmLtEpsJJx0ji0vpgDzwWhyonCv6D++J4xgiSJDQAnqEJ1xTI
7BGF+IIhVF3pMHN6ZZvt98EmDuYMsTQjDfmcuMn4akoSGgu5P/9VO5oUX06qjYQ2Wi1N7YJ+vHuPoF5ymqqUvX0Z/gD0E6xbLRNjsUoxXBElFohnvaGLZ4
qUZFVcFcsBhxovgePw87qrJXr9fI4h06tUs3+JFM38kl56CWQDAnhBvEVnzjSp/xDIQPLU6vlAPzqBuiPLgkHd6OEwNYUM+4K/1OLCGOmVBGZBdOs62ky+
x74NZGTCN9cnhEZzxEmCKzUKuIlW58JHEv9XK/oF70gvhM9E3+VPEWyjh6b/l9HmrfYWa1RM8h5hmEimCn2NJQxO6eVBogPpGH9GS/g2i88lRLDTzzG8mz
Asl0hanzRft5FgrmtsL0OFYEbt+gaN2g9xLuFLlTYlSF7bXyXDkncq1d6T3lOrgGdK1b8DV9PyW57Cw7iQ6pt8VJMx6QVquiktKfJZQKo87KDsuBhiIUyu
SVq6xoq6tabnwK6lT8zceBhCjiEX5gohibjEvCZCMqIXHuOkzOGyuIRDSDAl1z8avIZTxRGfWyX5efx8QP2xXuv6col7+nV6DjdqXQOvW6a5tOXYh4n4OE
mUNQyOAUt9PFR/rT9hrKjl0vcYAh9jKWeOVn44gL9VowRt63TShJ1s770SXcezixv8MQugdJRVnvoHdByj/ooTQwRELu1F5NBcH1ul2PK4ZhTdNPTEPOC7
uOKjgL16jj/lg7zS+aMZroC5z4yoTRGWP3/T9R7zlsYsLjOlABytyg6PZJSznlEJeqIqbE82Kv5KTyH0vMa9ATkGWVw3suBNwXeEl2GNSRjX9aIMKD27pz
NS5hix6BfMCXPI10YjRnQc/i4UeXHPAxYgw4GB5mp2av3qJ3SK3371s1Hrn/tLmbJ6isbP8uiJhVV6XFZ7ny4/75G3tW5g+yDJEvnkJ+/npRBnWV0fDRas
al1OuEeahvmdXtm3TEm2nB+8dLoUf+pp6nF3sUJf9LwGffcf9Cqn6YJinbFpwKNLOrMGCtBUj/LUWH0Wa+dpPSWCv/fXp4J4HF4f8Bf2Pg6gzWkg2BKnsF
90XEnKtfbRSdErIRP1I+FMZTWJpJOJpjDSrDfE0fGVI3ShDmvoWsdN79T7ZEiZ1lfzuVu/FA48wZdYjMTqYxpwqbnVqq3mRiEntFJ7a6VHNER4erM5s+ZM
oE0xg3VnNbC3Ej8B5b1En8BpHvlDsWapbMVwrMbuB7nMP7rYHUuXBMBOsZGiHhHMY+uBhHfE3pkQTxwnbbLwwqlRr+zzy8khijtY53e7jPBaw8imH+4Nc0
E3lXrHIyjcwLH/NUF1mTDUib5ip1KtVH9/zBbDxZMO4jJo87Wvo47IulTXxu+SYfstA8bli+0FcpmO/TeFn3lFlmfMf3oOYxk0qR94hEHePPjGSQTKA5DL
NqlkA+UDgGbeQd3ECvpAnzuFh9ybLqPx03ESBlrznuzKLnaDTpsEwkBeZWfAm9yIvGf59l5p/GPGkRK1HV23kgd6ReP58Y+zaz2P6OqVySDbf3VHaMsKbs
qm627bvfRLmINR+xlDpfiPnjV52FCINAvqtThMM8Hxqpf/MIuzFmFKU8VR6HvwniyD2xc2RQE8UvSqlpDRk/a/QtNacivbkquNnb4vi/MAeaQQWoUVNCWD
yJXsMykNoRqhsevm5mNaEAJYm/ENxn8RkXkOanH3p1btHaB/4VAW/+v43OQYlzW8NLrVQo5gSh8vV5WBjYKyFXg3xDP2V5UHcyj5H8wwKbVbGTxUrPELpP
B9G2wD8Tsf0sdeyRssU8lPy0EydAuCJHTm4yC9hVtjJGgO9NOJ9G4GMj6THrF01pXSBhyRbCYv+80/oC62HZVO5cEo6p36Soej5G/wPvBP7x3Nf0OZejnL
au3qCrb6A0/wrpq1AvEbSbY4gDHU68PecYQbnMFaNiJrba6L0w6Us8zkiY+jjAGcTb09NBl1KJ/OhQwB/lJIuR2QGn/hnZgDLkseX1k9gxFOeVn2pOEHAh
1dh+itxNX9QzMZMWtAP8wM1xi0BtSe/KpFy86tCq9Gu2rolRaESuxz1R0J0Vo9EbemSIq48SjszEW0qbYCSq60qu7gcuNTL5D6ruOGCgLudRYXzhUC+Emi
mQtt65p/BNuX1gEqtbNdRXrvxZGBaQQT9b2y2WwZno3MpGvlr6cqLS59LNlkZIu+SQNwiZcmKVEj6ZMoEgG0Ji+M9+f2Z3pPLJ0bg8OvCpbYpeEJt+KPdD
ljFxF2eLyqOcscdzr7kg7Otu+QuLqM6u0eCxD/ODt5y9bYACzz42PCu53CWqlPCqN2bKpcbvsIXHyOLCY6TkR5Y4Hhz9jOrgDBSmcFRfeiMO21h+dH+3xS
yOtgi04jGtGjV/z9/oj4jL9yXJFvVjTA9JfCxIKmYu+U+F4yd+j6z6WBmsotwojv6GJXhKWaSwW+xJpNnoFB/N2Eqw2J2pzxMkoY+EvGHLPiv/VOOJ+bjH
MtF+NAaDkvTQ6WmDLj9iXaRZOw/DNDIQ02RGdWWgdZPay0isdFguF8UdR2ThhH2T/QekZR5K48cX+4C5n/ji6+IBvhGHGQbRtHC/rG0cJMNU+PquxvSAyk
z2ZWZGq8KKMgthJtGJuawyZCvS+Yz8guH42zjV87togpHESfpxg43DidSJoUFRhDA8AcnF3yF4/qq/Cw+Skac670MA7NeXmOg83GF/f3nihi5CviJvGegp
RCAdxt/q2eD6hFd42fgncvLajRP051ZKKG1E1ORxpfJK+TQxcp8EP8m13p7F8T1pDNO3PEpp2M2f/NeZBhj9d8D4z5lj2To7l06STqX3PAN/xdvYu0XTLd
rHktQnP7vPpBTqzltSiuI9HDhpiOO0f+i0jN0op0yz+TbOVrireM1kBXp0q8zgAx50aoFXOo5d7ami94cJH4+AW811YLwLvTwwYSSwPtVojTpqUuWnesBO
GzS9VvjOQ1yWkUIbNWuJwqXMwlk5z5828LBPA/ZrBv2m0j28bA3SBHf4xCgoTisM+NaINPXmm07sbsuXaNE8SayE1SQ3yKb+EVXcJLNd2JOK8OJSrx5Sa1
rqvnxPpN1A7/5FMMqD5/k1uo9iJfJWJJ6Y8iPt/g5H8rNKxF5WfNHJ7Zu47o4XbW0mS+brFBOkvw+CebMAFf1fKZb1La5ZCsnKqfIH/GSx6CNk7AmtfxCH
+4y7XZ2ukbJ65WhfhUkj71qQnU0cvAZtVjW1/ympYWkTjyOSEGqKvCNatQ8pPyXXc97ycg/JHn8qCjjfsu9CNrYhEwEuKToL/0o9z+V9pZrAvbBPlPQtjw
b+2E4zeoVD/sitJjEAkqtlpH2K0wtj1j1Fb4mH21FWjbjkIt9ATPlYNrwiWfDXqO9opIExj6PrTvgLdLtdIF18v1vbNuLjH7/IzjGtbnVxzDxncF1Uz/WW
FO4tsJMYsQk8JplgIdnH+hWSfs+fMBOZgEw24OiE26sxoEEFY3VHjbglwWJNRGLsJQ7WTKWjuHsAK7JC8xVvIUcv8Cidy9pEOSjOY8PrcAkWj6Xn58AMtj
xr46IVh+9Uk1pcY+gGo+NFUM7jsuDAy4IakwD6eMe5GAHG4QFbHBe/50fgDxexapV3NYJiDrN8RfgZa5wlzWrgjXbg4nSkJrlJpDssWKnc8ukLwoQx3PT4
x9XMqv0sVePr/Iw65HcRTZEDbcQpAookD48sj+Oco9h/wyR4DckOXJAal0wGrI+yH/UC/49ukdgV32GK+fWo8swHg5Tc4H35mCOhXPkaaH/G0qe5l4T5Eu
C3kymeiHrwmOe2Hrg22TtSe0ape49nhmqNNw89GVi9n+a8xRZ42uq9jkdjsLeSIawsLP5rAM4tPaB4nsILfvExme3+CdPTZ10QO0ezAvPcTJyll26lpDzk
/AoLW9CJaacvvHRbzhiGcaTmi3low85Ty+Atjv+C9Jjfs6aTbbvHjBJ/8nfFuzHkS5jQYS8aqo0WCe7zorLJTnq/FSit3u6RlLMF9dlKMT6gbyL0v0hzOo
jlW0+KIg8Zbw14hCp47HlGVWC5fwxwg/elC2snvgzD0bt7dX3EQ5vhm4276uMVLnmzzdI4+UyveQncJ2mf3kOhGo5fkpVIP9yiOGzCJwrt47wy1KaVqcqA
X6V5oIWJKpYLaq9OIijtETyJq4VO2wOiJ4etqcIGzzUnhG73NsEav0TM8JE86jiVEUysXNcw5uHtPfK9S8YiclxhgPCEmbrUHF/uWZOmydqY+PKB24Nvgk
EhQ5MUgkKYz3554KTUpWkwT41WgH4VpYBoaJ9gvtIBWdzgqF2dcya71Tq01xpU5bEZehbtMr+d22B1YXqpjUOp/LSZEBmPKI2D1KXB2xbLMycohugqGYzB
5tE4bhGpUHlA0QPN4xn2JIiEMsdOPR+k6/eSKYPz3/MRYuBH6x++X7X3sqDwss2pE2poT+TIIQxfJQh2N6gfkfnFIQ0wpTcy3eQx3AAv/cr5mxVKVi8XCc
KIgyE20cPg4yMLXz5CaEbqgeJfEHLm9+EnknrJS/KxGlSGfMkn3+2yJiYRvxmHHY1Bb2mGiuv63wMvmzcl21T7rOx/dbxN8UQL2Kk7A8dEpeJ74rR2gGNT
wJXe0uMREG/4JKO5A/xox3xsB82uVigFI9fwDohL+Daif2AkIUvKwpF8LxJBhhPyeAc0wfvKoF8kjEDmC+KOmX3kArMztYh1JNrdPQB/9y80ADO0uz3u15
oixgzJA5XH297wGPkkyQjq9eMW4HyqQt2mrRdF34dLoWZabjmZBeZ8X4xQAVW9/WFCuE50BSfRtv8JZo7/hFcW4sHXByTfeMkwz/xxWFJtFF7OVPKBANr7
Xj5DhraW4rFUdwQaDvK3rVrUsZBFixPrbSQRfIuye9Sw21+DIz8/TmIP7NG4fR5OpYNz8eYCM1NQMi6bqRe+UC8pIZHnopV3NYZzm+NuCWyDfs5iTFMVwN
qsD32SwfcCrC2GoojZDy1LVp64+O27lCIj+dmojvGENIWhoJpwdiWgpFc1uj2WSRc8Dj3L5GNqJ4V+LibMdV11RQrFdZaghDrGZkF/CtOZvgA+K9u8Naqs
nGk8T0tygJD9Gr52nh1yf7Zs6eBVeD9cNm+jFRsSYKf2Wel+2VTTvfO45PiBwVWWRt/z/ApqWN0hUbcbjEaOqfKS1fiB+g+qJCuNf4a2Yj70s0LpxzMVki
FXXkNQvXLks1lZfIUpl5H53ottAaUVVnHoG9RjQSEKZzhPCumLnzZc/6y/4kOiC2/5sOnM1gfqpvU38TaKZsFB0Jq9c2Sp0Pu8kuSU4CrFiUvxoSY5jq3b
Rh/JefLA+KA582Odpqd3B1n6A4XX9u7lTwuSb5Om9sbvgwB1UzSIKxHAZluqxHDRif2ULVt2lpALHE524wlG2oGg+gVOcdkDc0pn+NocmT3SS4jKCP1JQH
vi951QxhgL+RhxUUICg8mgi7p1pDZwTd/BLPnub1Sj7IQUyG6wMu8Hof7wCrZkIBgQ/OO83MM6f+ysAQOvAf6Yjtx0hTZyjA9dZB5YNnMW2Tw1xPfCyvNd
5llOjP/C0VDxA1T0j4GYqxZMzxdiqpqopKITK9xodCnK5xlrWzMRKdxmwi7h2TwAm4qbC1YjZZK09ERFgQtc3WOAlQlcc8FE11DZpK12vcAjccifP1z7jG
9+c0Lty1j/Bz68ToWJX+rlqZWZIrzw1csPYdVwwrAtpQ9f0wmvZISMM4eRfFofZrkLUktkxjrqjyPFjHI/uBTEz02AUP2x7mOMNaVfxZXq3d72TPXLdnS+
HvZtNid4S/9pG+porhQjauICc+7Zn+7kNiHWz1Jj5GLQObWuvUKi/6PvIBv5OfcHy4cbXFKCW3cZ81PYSJwb81viu+ToC1iQDHyWsWNWCOEuv8H+Vk6/uB
1djcSoezbYK9JTplR80ojqKlEZXE5JE4+z5/2MVFlgwllyIhVxDYaS1g10s+0MV94H+9TF92n3vtr/RqJBhlvt1/gxea6c09bPNR6bwQ67DqO3ReHyM4h9
fzumH6fEGBsfS9BAzc6p5p5AmtanJ4PjdYSTEwQ9FC1zF5mkpjBDvjzkKR3+iXeoX/EJtpF8YZDvVCvKant4AqXarOAzH7vmG0mPHm9LjA88FSbDwRLDSh
dYyYzHA2/2J1yp71iDPkJwyOdi9mmpTXZuEXNKUKsI6fGKJ2SzNpFr75kZD+xiaYE8UEPk9tHoFxfLmGSNgZJNcIA8DQXl0gZEibHKfwaMDjN/7v0A//ZT
46D8Lc6IKxfB43/MjU4KfTsNc/0op272Z4kTDFeZuMMbnY383yG/tOqYLNnesjwiUvwfMl0l1JwQ4SFMDwZNykdfy/z/memW45mhDXC1M5dmOyINna3Z8z
6gOonoT/u44G9YurRM3arLnMqFgn1aNvA34OI81eRzeZebiJxc2MllbNtccs7bjzTsxp9HloUasTZ6q6T6CIcD93GYqw4pfdZ8DtFmhacqKjZZb1k/BGvj
Uf2f7aPcR/UcyerRnNQD6MJQZ42REbCyFz/YAUuMxFtSNM8q4aMWlkHqZp+qfy5C28GJdukQxtzkSn/jUydR2OjTW24dfUQxs1yYLbSPzTG3VJ+jPGZ9FW
HRw5J4QLAMcgxw9Hb1XD5LZVwNaNz0TJpt2ZNhKRBotXFNGm+IUr8ZxMicUoEWwsBYa57oia2bGA6fODsJ7J04odOozna6Vv/IzGtkOosHn53ugbCHuGOu
ajlK1loAiSTMCnyhnIc5MjhssI8ycgvO16GY53WP7GTT6/bgNB9PySUqfI+LPC/hVHK0JfxN+XnNe6V9kdqJs9qow9rf71mCaPEmGhzdfoFDhZqOfS4MgI
BIgBeUX9kLiSXyAmRpKbTbbsNk8vAktHsYkxRO6cn82usPSoLiDtnO5sGtjo5J58OWpuWeU0nNwJA8eU/7heSmKoA6RpPk8wU5wqeezL8/m3zFqRV72MHY
Z5I2Tma6S72HGSdx9RzFSbcQ7EzYZiqhc3a3+hkOsTfgpFfqdcKgQjOueZyNy4C0g7sAvzCczbcMmzrqnOj1tUxZMcPPnSjOCnwXpvjs27nWAlDYbNzJPk
erM3gTXwO75W7RvnMWZz13FVy2NDtZ+CeDjCYuAcUS8b8YJ5g0tTrRn1Dj6Wl8sqO7vOPb3iYykXFEBtIViD9L2agNR+KxOPghO6tHM/jOnQDf6YcltDi1
579xUeDvuc0Iu0PqGj6mL+Msc2msTzXr1lxS+vKuY6zM+X/FHwarR5C0km/rMEft9Ad/raYO9te4F1/kHM56QEMePsWl+dab4oCrox6QevTmbNCYuo9DTA
keBqAwKHSM7yvpzaInCUIToRE3OCINIONyfolPuIYrgr+mC5zWJDMb2TqLXrn0mQdYhUIDKZA1NFCV4c/xu4C+6/EM4zXfo6bUbXiXVjKa3shmKlUb6C8d
xlwxyqbnpr+xVOfF5b9W1yNGKDOOrqdmC08N8RxULi0Jc+1MiVHD9D5LYC/l2LFBGgjld7dLmXUMsvN/qWBZEiusDKaYkSa9t+UivMoIKDuiyBMNT2W+fZ
98Qr2qG/NMDT8PGObUy2yCmhVLN1eutRjzgAImxWNpxg9rNL+w5i8JLOOSMtnaCL+qGfAarifLDVvk5worlZuEVpqGzisj7EJCoT7Xp3UbUPxCKeXxjCoj
6d7GcpiRxh3cP16ykqUng9qnDKFFSBfus5+G/21s/WuGofCzPfCh/Ilz2wOW6C5HPxWHNhVnVs1kh5UheD39R6pWTkLenNoRMxJnOT4h1QXNeNZmgvjL7m
zow9+GW4P3rQ56NA+bWsOT+YAcTggehwXtojI+4T2GswClOnnL4QyxAFwbbFaWTnSYM+sr8t+c/Ou65jtYf6D/kX3z88i8FUTJs4xgQ0TRoB9cqkPafIPc
cRf1WOoiaHQ1au6X/5lcmTQLc5mmKHdCEnj1zbYK5GFZjHH6ilCg/gPUgc5kQkykkR7N8OKlhEx5p03yuMA2QXAd7502HilxvbdNBHs8Q+UzhdvqRPvIzC
hhhd8ZdnWUBl0O5JSxL37gKEbj4EARylTL2WE5Xhyu89RktNImHCbPFVGNj43p4zpES2UmWY8kCm9x/xR5YWzwj1EjFrvhf2X8cgY8dHmnUjTK6W1tP8pm
dSIWM8EXt/Uw74OWPJiwONRfIAn3EmPPvr/kkZJnGoOrDmgMvs5m2mCUfF8FNYl66UeFA/EyZo0w7YRHpeHX4qVl0NgxEAhzViP4DrOy8028wsAYMnwgTM
iod3vYaYJb+gOx8aeQOJ+MIPFj8zSZpSww5Ggd6arM4a71g8ScHU/JyFYpDkbMy4OitNMVgkBK3NI+2ivKSFN8DVOjaVSqNPZXsH1/VFeipBkm5pVsgpqg
aN+V+OL2P3lpTNdNQ8ZheOoCPI7EjYX8Jwp4fht/PNaFXKR9i7eUp3otH2bfJTxmuMne1GCUqPwufbjWcW4nrk1i+MTZUbpNj/krZipUNB/wqV+3RWX6wl
HKRA8ympHiTaTXmODLzkF2V2nooJLhOXk/FHxsRJQD8Fjwm8B0JdfQDCvpvL3bClWT+SyOPeBfhgSENEiL5ewnmZx4yclBZ9kpDw0cQ1KoKR3yG81fx1v5
60Rqs5+vkHlHAT/Miqkpa+jF1g9or4g7V1B3tbP8GtYFIav7/5+o997V5MquPDFPNO8xwLSmBQitUolFMpnJaz4b3p2Is8J785nr0tIUqZLUkloNzF+DAf
rRBmvHzZoCCgQyyWu+OHHOPnuv9VvueczWmiSIHUmAPPfZur85Nz86RoCrLwtf71Hq55PXChlCyrvVZVBa/FniQDJc8ZYfT/SaaJnsYWqVMcLda9n62TKR
5hRzzSWN/gzsjTRknlDsw6mRWryd1wU1pl8pDD4LiT6tKpfW/ZOB6PwxkYQKh+HPvP/nNbrh8g9oRoNt53qdZG7jtQkxcSQg6vikD+cBg50jtVMTxreUUv
mD9xGmb7GPFYQHQm5l4WeO7mAveVJNZRirAknZ9lgjjiPoVuuYKZ7cOT9dBO69DC7ixjGeS+4yAkIkVpS7pGNQIuuXnqf1FCzVK/KtiKCTwuLiTCUORQl1
EYdvYHkfGZ/1do5O7kqVXV+6b1Nvk8emhOqgpCuWqH4cTZHq6mjrDhKmpknhzfFgSbAKw96LMVpTGWrCJMIjsd6aBG3zUTtrJzKdpFy5r8Jz7njNYaCV3v
VoSG0v0NxYXWlIm+TUIscfmAuyXGQlB9d0Nc3yH2McTmxK6suTg2WaDtS0vHVKRMUzz3bj43LSLoKBCq09iSS6+WDM/oMLtTkd4l+4uiQP4orkfPSumwq3
NUjZCD5lQWNaoE0kyGDxgzaPi+JUHmY1+NAEmUndibD0bRT+aUrdiznDY4KtJFRyaZgWJkfRnZB+At58LPCxKfw22m1xFpAGBxSlk/RtEXGwxNWu9aTidt
Tr8iwypJpgnvo+x8iHWF+FtzpoK2VO9QHh5LmUCTvNz0xFGm3OQkOZP3xr3kSr1K4SYQM5r1kev6YS+it/2Rwipgp+iSv6QJZd+md34m4d/b7WlbbKs2OM
G64Ir6tV9oQTXuBpRgY19rehwHxJx/uBgpXDYnZsVagmQ/qsoI7eoYqSTz3W7BL4V38+9DHCKYzWeR7rh94SEctDp6lsVFVF8WRQq9u1tq3N1z218G2Mix
Rt5yO6FYpFaQmJf9Z0OKXqSXbDVDoPNBpHZZlMO+sqd4Eb/s7W+cIBIhvh4X3sl0cVpD/WHUU8lgSVZ3fcWf0c9UdI9Dcwhy36aI44xua3Ylv1vMYMHykR
uzF0idx8QmssLl/KQDEJ/D27CzvEkXlHruSy1Uey0+W7R2QHRRKqKwKIDtavnXiUh7We99H9IknoNcJpJRDIm1AeWLpp7mIZ4T40HSqRtTJvOcK+wTazHB
VEiOzVMJdcbWe9/LHv4dWOk/K+UOF0UKg7XvQngwdEFsCmGjvGwVi9o7GLVAyeJ9iq94tYUZoBs5t2Aw2+jXKfmFrEzONDQ98aEHZWgzBoXUpNpkPCNA4H
1tmhDKSLHbslr9LUTvqlh/0u2nYslfa8sTq1DvhoxvBw/Ks/5UgqKUts0R1FGP4JSelj8T8mHvQB6XeMIqc4bungvK+G9YT16GFwV93sQ5jX5bL6TwL1Pn
h1o7lI/dF6f2IHLRfjgCEiBzwc35iwddNEA38OL/qwMiWZvthoNy5a8ojXH+/kFeHjI7xj1XCR7Q49zXLC/6rdBE7CK/tOHxRp3/5/gEn1jTh1EgJ8zCGD
5Ml0H4PHrWJrIUB1RuPlUW8IdkKaiO0TkSUZcZlPVR7zevknIl60dliL76mZbYK8KQhoRjrEw9pCzqMI8bkHphmfFeO6AsuJzzSkJH/DnLDIKVZ/hiv9DN
vzDDTxRSRFxYmpLW5qxYe5jljpxnzZn6kMTEH8vMb1hEefR0KKJM0j+7FTNlOibezq+xokw7Ip1Mjc2A29F0lBcQRAtC7LMUA6w//nlrFpHg/062OZsbLZ
Hndoen+CfsVKyvuy3KMMv40eXWiTJFeR27KuGEyeyVshFI9ZbAd2HR+/R4Eq7uQzp/dQ4U4OPENZbhBDPdVn9+ruEFTm5kRSsZ1lDqMicLLz1FD9tGx7kT
ev44t5e0JvguytHFGZJ9Yniyk6h48ezLhY8+aSZqXrRLZEBBJ8XnOtLjK8ZitndFy2YixdD0hT2clewh/xPeJlgFNGVJ9RYDfDtedKNfjV9/qZq9T0caKG
eNL2PWf6mQoHVCFFMgGzdDzhgcMqnqcd8v0sLj9UD9gvcJhoefmVNwQRLTJ/YBo4pUAoPkE+RNlsKXRw/BSpvtdyJqtQZR9w4/vwDo8ld5apJxUS9pQFgx
aoaDI5TSu0A9fri6o9k9qtdY23kbJ4vDLjT+1fa/wOZVlVoTGsMwulw9PpwyXo0Wi5JDLxs134CoYhKz/bUcpGHvc3nx97GXSkzLCuDw38OvACyj7zQVQI
ujEvqgSTvw0Mm2uO52h02TelNUymTaEL/3OTv7ZPuJ3HpvDQ/ZKooh9lEh0/kO9txdIps0VHO6221heP8z2HfeQm5MVYVkeUoDbEwwqPDCOn7bRTL61gDg
tyRymIsXKrFHIjrJNxj3NKLEFR5RGxQXrUN3TGNlQ3e6JA4Y/yNC+XPkB/rOXMY5S1eBhXiwm8qaEsjGfsaSmShzRsdkv8Gxmq51f3Vo24tZCfK6Q+ZgNF
qe5QgCObk5E4qXKmB+Db+YQm1gEO/pO4RGqafCdFh6IaSV7XHuT05tI5BPpyJ1YPhcgL2EcgkutLXmb4Pe5ZHMalGy4RpiJoKTgb3CpvVNeOMBKx16N2p9
etdIy5dWfKxyPqcHBsHa/BLAJqJvLtAc6IJh88fT0nRViyKfCh7tcr7X4r+G70ccKr7REnbX8GuspGJQ2ntlqfY4h5rsoPPWbHg/YCEpp40lYd3gxwhovE
FzYlRptz90JEoTsi2JFmY/btjkXLnyRaHhOOJMVt2Vze/UAhthoRVpXbrpr0SmuvG9fXK/ZwLq7edpGmY9IF4/L/ID0sxAoQ5FOyC8Flb3Ha5UMlmbDCH8
kgCWUqFozxma3oMRCOChuCWy8swy70rWx87HkTPNLpdF2j1xhQb2fD/swUc4RHDC1XO6oAx2AX85RDsY5TO3XGp56fhOG2aL22PKSy1Bepvbhy+xFTN+PP
woPb4uQovIl6T/2zsETXrujQiLu1cCTg9LldOTWPEnYWaQ/+8x7Oe8PKYoMwTNfoK2Zh65tjGaI7hLccgQx22qVeH+tsxxqEX27Qjgok/4F4D0MzOqk+47
svwx6KRF0eNH3dM+qo+AdaO/0yNKUH0KxBDMkJ/1BmkoN8MmGURRyRDYW3+ITGQJ08Vjabt9rbm8ELkI6hth6kfYvksp0Q1NbU47mYQ2anKS90sLjHpHgQ
RJTNZoEx/PvrFX9+Gu4dO41MvEtfqZ4REB8RHRfA/ZOAXuZ8QvyUNJs2lo/Pz/800FT4w6IuZ+4QWdydYdBrGgmJjuGr/Hk2eqTazxp637OHFNtiPSElGI
u+sgJ3s1yakyQFqcNdxhZY2gVIf4h/p6MnPEnIJ6486bk1+oDKmc9a3yIMe2usxbCJxzf23bJ6BFlFOhyS8jLW+SlMAzNbbTeU6tIwzkFrsMcnJur4faDt
aI32ZjDPQyg4M5/9n0X1TnXnMz6Knif24lidctn4B47UCvgx0gj+YJGRIyMfUprEbLz6NbMZ2t6uLmZ4UInD8a2p8OERyM5VheruGQnrzUXLbxJe2CcJ6B
FBAOUmK7bwRcLMoQudQTrrsiMl7LRy0/df8ICpEZtN2ooiyUZU7mpsIm2LSM6z3Mcgj5qkUX6En9nAhhfeSDqG4C6LlCn0Yok7wxpPpzXDJXtCaFZgttDK
YXYxui72eoPqC+YIBcntTSq6KhiXIzp7p3FfCg2DKbl4BUrAGYoXftbJ6So6Wt9qZnUxemaKpDgES4eKhUmdvxPFWFjnt6XnB8H02cKREXh06N0Zrghmyh
vl5HbhtjE/7lIdL7wCx8AXcleoj9KW58GLykCZggHC3yqkof9L5mlCSxUDkvekYgRrW4AhNrXoYUYU5t4w3n4t8VspgZ8a9qTzibg81JPm3Kle886j18EW
HWi6qNPK09xCj6T8IoZdHwJDI+IledN8rE8GYVO+rW0k+BBksT0zKCclc873pxoTmp+Bwz2/9UiIOVuqEYz7Fcrlr7Vm0WFv51XqrVcvXozJjOMm7+44Mp
OybbvJYD+5KOlayFv3zABwrAFi7D7ywD6fobPxycPVZhrt+m94a9evizYXUAzP20fxChz09jI4uWFlH4otAvjlYAXyl3bMAm8wNNdTfneR/nV9y9KzII3w
wWb9uycE2XtTyDQHQV35QlETDcWjpUPmMrkrg8z/vp1SLNKhiQJCrLu0DnysExJLSWCJhbhde5uevTWr80ClylNawatSjv2GlG8NO+YJ/B8XEhiSCgHenk
sqD3j++Gh5intTvJsynwF2mazEdN+ta39lx+ErNkF+Wb027HKNUKexIH2PazvyL6RjLDBnwueFvMe5aNBxQPtlDtl7nGCYrAFxQnDJHvP3D2xvrd/VvHFO
4PYkz7EsEtROhqK4ver7OMeV+yuNG+F3+2N4SdP6MHLyR45z4xbDCy7t/gT8acgQpOFAWGyt8ZLbiZ+SvPpnlkzHl+a+qETDuUj1F+qigaUnBO7BfZBvvU
izwiV35PDxGCZe4REBWqBLDlX4IyxVGLI5hLUmZ5lfnG6dtXs9SAPhmCbYPMZiyOGSs0WRkwqPnQ21qkeYcx+o0tdwOJ8DSQFVh9D3vEW9O+Q5XLEdBE3Z
SQ6ySQ6hHWdi2ypf7oFt9H/hsKz5ROHKAv1A7F8zPgGHwbSA9iNlZCW9yNN6eKOweIczvWb/FbZR35EtHD5I8xoMnsK3g1EnUAH/S4w4U7oUB3pMSCdzQ6
ZTqIh5LNUUfQ2D1qvjIMiUyn9y5ApvAuXW7gskVhhszZj4oegHUVcGyBjmJ8wSvDgc4i5B8Tp7MgUSWVFt9m9MvTrdBX6SxzH5cfkSsHcka/xuz49tMHbD
nYQ4tXnR5Pe4Vd9RXOQnXawThn1W/NecBwSey2PNidrgBx4nJdn5q7rQfuoQq6xUSC4Z/844efaqMa8EUBcZYc60wFYpN04ixUKCb0nKawE//EOrtY4cv7
iG5xuVHEl9crBgW3EM7r5naUImFq4zxdm2O/jy++qCFWkN3Sm85vTOaW2f4+C99llbsPOQKI1SH3w8DHneH1GbEm+HnUuoXiui2YgzCfvEkXXqBBgFU4A/
Us2Dh4PQDzwLTyXFqVjQyFi6GPpnFEd+10u4yMueBhwbwh3niIk47/oT5SFTydT7Rq07sEel4iK3tSAn5wWfJjtxo1dIazwUdRTydjK2JasQP/bHntkjFC
0zijZ6fm6LtB2ZDCFxMRBcqA0vdR0YilLmntlDkRT8rBzaEd94CD3OGBaeR4aHnYkM5zAp4xRlkL4GxEd/4c17QnxPl64MSmhRKvLUc2rGEkvrdY/HIQ+j
X+mLVci3kcjjInJP00emJVQpzCR7HthOc8V2Cf9IV7sNzHdA6zcM9dtu6gJV2GB8H+8FA0aG14jb99turG9h0h9B2OQ5hX96i+5/wgnH2onaOx03D18ciz
/BKFPs6xE7BH0WGByN82zS10E7yH+W30JEzNcx7TF/+MrYtR4oGApwqge2V3JhpD3btviz4WG0kjhq10G/kz19zB+C/sDPumgDXX/reQekj4GXvaNAdeYQ
CJ7uRgu5UrAPt+iczhsHvhNNqeu0bOl2iJQ7ujCslK29PqTyy3c/Y1e+xh6McdYfgr86mthZJHLuLXRs9XmZi5JccXo4tQxQKXKXB2Bd81//b4cHOxzc8j
BxSraXi4+OW3bP0ERGWiUJWkYSOjj6yWLOqOygvWCaaFadPc3+HLQ8+ni5zwIxurVbx0QS6uSHaKG7/ZiMV8DqcCvu86GI6iy//ZM04RKF3CnTkiii2CAw
fZYh7HDYit2u8KNDVUp7gO8Kg/iseqOu+Lcoj/ddtLao3J5u+V/YiToBM6kDOaWHYSxI18AhszuRvPXMa52Y3VvykgjoX12tOXvBcJ1DFeBkWgidUsQPTo
cibPE2syUqhWJaul2t9E5Sc5AjCKD8Nfv2f6WFu56tLT4eJnycxKibBDVItfTEzNP351L8hgE6X8kyJlY7/JqeKz4pv1mSSxn/GWwLz14cdXJ7Wlm5NjON
Mm4tEZ6xjwNR5Tv4jLcBiAggw98MUvvWkOK7OWJziPatnUKHZcqxIp5Rup/lqKxpj9I7a2rYG4NkIfRB3NbVfmb4NflMuTSSxIla3gZjnerM7bsoRupbjx
pfEkTZHtn3rIWUZQTFpxhNNs/Ijzdom+Oe7Tlk/yhnaF97ilIr2jWqAdpNpl6Jte8TYP998AhFzcYHamQwfhcme4PbRbv2JNvUoOyqHrLbvZkQN89rVHyQ
y4FDNaZHG/138Ku96Bl5Jpk52qoTaiCcY1yJtdFLGPZxgqt4KoxI/V44VaFJoFKLJVpJ7diuVKm284tHzk0uODBpmnOg74zFPD6+FuxFOL8SZKvnBIk4Ip
Mk+KdoYyM3qkeW0UgsN05TsiB9Kl2Is4D4tSJiwRCU2NwqNEoEE0aNRRvOKizlNb5M4JuegzT3nK1R/xEqgFqw//r+S2juMHh+LGlzsZGlq83jZMvvTose
hG6e4fCahpIlF860+vfCvdXQLSUSRIOfZGpP+dlHfA9BJcSFtWeD/CQkcLJr2KKSCyXlsqeI/U8WG0/ewFwEYnPa6qoYdnRYqw5emg3Nrdu9TRmlWVVLEj
i4j5l+bqd8Z7RZtYWKh33Fzu2ZLj1bQinidlytRRSyyc3iIanxS/4Okk472AgpqrjYqPl97H2CKtR3KNo3Pz3EMVEE1qtg4i5Dnus2fS+dyVB2gt8kYlle
xmAoQlVBc0T/sn/RqJh5noTJgVhi1hC8c75fs0Ka+HX7FVHCuRPVGRDNKpSb9bfPvI/Hd37AbcQ70u0aOgjLTESHgQf9vgXKp7f8LZjiQi25az1L0Zc0OF
477i0OoX38W/LO47TyscGg9I4KRSUz2KCe4gykf4BneiZkjssGARMLi+SogpHKrReoziDToFwnPRmBPnFmS5WWGBO3z6WqNrtFMVaqQf3b+9TDwxYfkl1d
qw5OmpV4SDEmImCb5dzsnugC9ZDXHQhBznEYdR9d0zrXs1//Bv5c+LZqjKrOr4JWRTVaxGbGJvvjw6Co+EfdmPw1tb0KbeRCTmL9MQ+VrhQp/oJq8b5f4G
x+I09m7QcN1SEKkpDl5knweMOwj45Nj7c5jZQ1/7QzevJvfTYyl8gXbEDCQQOD13OZ1GQXXrc1Z0muf6ZO5DZeCYCZYD5Wmqo8CtfE3pWkRY4K6kdwuGzC
LdP5aG2pOYvimlgiEiiqV7j6fRtKzwCcN1lVyH0QGXZlQG3ZfO16O4lC5zf5gCo8YfkR/Sn9P9aTS27rH5rViDhEVwxdjoxLj8dEVERWZeF44JNpF5w6BP
wx1pKlvLAKoFoM0lI/dFEArdPCSTfCOfXXFAMSh/OA5lcHH6/JYbyQDzaUJQra+8msiibtB2d4fNaltEwVs2NLa052vEGQxRG4Dans/lEGRBuM5nICVBy5
Rxn9MfrGSZRXMP7JE7GRp0w7RpIUqJuL8yOpjamMbtaq06iP0A+oM+1Jt7Z9gO5xLWvaFXw7r069mYxdW4QRHDrZIJmy/ymvePA4glZtzXGhEvlVLC9yVQ
cmvQMRd06GQpMjGr7w6mmqWbwjEgMrGrBAkkmDIFFrMP3zOAqK8nmNvGpVVUtjv/pJBihyI+1SBHWzZ2v9gIxDA+TSWGM8RfovTsroS9gI9Dvuq7aCqaW6
Vp9Rf5Mvtotflz39z3sGG+9g83b4U1f67wUMz7jGlSyfUF1lO7ErCRIPPqKqpVBHPVaPeZ3g0Du4M8oxNbcyBiBCzNQodyFtbCp4z4AF4cGeYTrKWy8bWh
yDyZY1FHMh0Keejx1tboeBGUhD4BJbUDHmuTpzkVc/4Q/E3quV4u9ZDa7bnzp7TsL43lhyNgdDdPo5Q6OysM25ZeNpgKVednKqFHhJWM67q4TMa2F5sc1U
xWqk6jm3nYuiOdzLI3jfsa9eUu2yk+xwWKEJvN3bmHVirenDihdmC8Ia5/+7nvrnemA3LJd6VAZxueQJ0I9tyyikWililAEepZY5XQsBBnv3epXHLXJKB1
/93mGG9L0z0dJQfYBmSV2m1h5ujdi799+9DneTfHWQxlOwxFlKMvPCnyAAu+GpPg/UTYQFFjYvqr6XwDK9QGW89fn32jl2EtZhNGkTKCZTS3y39LYP2GN0
tqxvdp/ZS986GS/MBn6qY/5++YTLc2AepPu7M07ua1RSsu4VrP12EVq/Pk2VQsEruGbwSz+n5euUjR2Ae7FMMig948ycPRjSekh9IWzu3Zs1j9iRG51zPK
7UmdPYteET9sH/ma3Nbv9gz7zDHbdkVfC3UJ3SiH+H9p1z0HKsqM39GlCVZqC3An+TnxwoM/JojcRqfh5OeNQVFtgFpMSvxX8doNVk3wY3BtE1R0Ok46qO
3aKQ3A0BxovwFdlTG2bE6KaZCX+oqQILO6dYQevcBJytzrNERzCVJrcQHO9ExdbJL6VrS5pIEHOa6K5hW87PPq7JRD9xsMhxBvVjumpuOXRyEIkwgctok+
TLCylfpWfizvu4njQRAqNiPz6w0yDl8b5d1XM59Ct7mAFLor7nAafgOIEtScmJlT3BYqPoQTjzvBX1q+7wVWcQYpy9Ku5pT63DhKlpVNuVT3xdiNWXYe+6
vE0erzGX9nVlG8U4/SXudRbxAR/pIDzAjc4PCFut3fmoCdlGwcKaXYW2ctjKOtXIN06T8j0YR8xZnll7prl+QqlrySBr2Siu//S2coHm1wcDq0P0sCIVEr
4Coq/c3BV51e1M2iCejzgeetYHf0iIRqu94LfNhex1irHTrYfN3xWvebqa5uOBZ1zuz/WkS2QuyoOZnXCePOoTfQz7lnYcMtNI1/sRXqGaV3EE84ti1wsT
Tol3K5htL8y322KJeq6nWGLz2sx84yJtE5EQVH2HVwiQCEyZqN6jaqnS+rjxe6lQ9coQ6FZch7vjrIAycM/MNPRBc2VvlWbQShA8TZOMqiIs/DHq0PNvgK
skzxljjzyY0j700eURLiPK/+zuJYjv4mhsMFu2zR/ix4EWSAxvQh6Eb/Rl8p2L+VEwzICTOwP9ALbyWIwuljBtAyQjWYhui3+NkG3tham9SM7GquBy6P62
FuB9IV3suNnnlXxEPxmjXR/7eScsRzZ+2t2j4+OMWy3uqAeN12MywuO+o/r93QNk6HzWqXkZ9CYVOt34dSJEutyqEU6oGLvuGcro+sq75vBrb21IJU805y
1OMbNDyra3i2SokOnuzdfXIU2MhcRf0IgcXjPGucjW2FxmlNMrv5TNG79O/SPb6tXZwIM/aFS75MCxxAVTNL0Krn0W9SajuYhDDuDZx+Qc+xcXoRfnkc1m
yJzZ2rHXNndZVmhUK9PEYaiB+9Rl8xLLkf5CSi5itB/l40n1O1wq74HT9JpFn273IiX8kePj6TGPBeKtjhEl7tKtocfFwUcUgVVh4VaCZp0MGuyns6enc4
FBrsfkQ8W5Xq/Cc2aGaPjaD3eePWQIpWvuFImw0B1RrSXVgR35JwfeSFMGbeovIdjtiP1HCjSZW3miaWY8oE4j0CWQ3rc4bP6Z7hc4WTuFbDwGNRN4Mt2F
dATmWOoE51D2EScL/N9lC/ObJU3jwsdZ+WHiHRDsmaHiWmakTu4ay2WlW5oNPkuK2R281D6iyoH589TwixxXiUfbSTCOivgBLslbJvEhvPHMY8KepSEsa2
/IZi9NrBvSqnkxzSCV4Pb1aikO/yGPkYyiWSiRtV7KkV+epWWG2OtLEauWmSCrx0PS5uHsYxy2zNxOdKcRlkdk2h9QqntYMc68A7dQqziyLhEeFPNLohrB
A4kpHa0tlRBzeoy2GsAomai+sH6GlLAeljJ3tKpnRzZyMjBOb2S937Mbwp3chhtTzonWUktk3fCfwrVs8JonjqPlwaVU+BnRgS563/6KyUK7H8cPEmnGer
vpvMwiUPmQwRx9XjNHRV/8qQvnfqD+B05zyuFzSHFqcEZ3P547lGOm1vvNAyq3jM4yIDM1zum7VQfi783GaZevLr8EXhNo9035mVlz8UoWQNgZ8797iSPT
2HS87fmHi/MlhdumucEPn+GBWW4/JBu7Fga+rJcz0mcu/GF7WiNR1pHo8MdUM7LeTdsAXoySOfcXtuI0tavxWipPuxEHy+Pc0mPnQ8Ws8ZHHs7r3Y46INh
L4xyPbkK/OuQkrKQx2dDQ1RucDyQc8ZcK0wxrqAocVfmnM8LpYRYZmJltGZY1FLRE53ES0BfLLnrROxFGhpD31Px4WuD9e0Pjx+LS5J0UZO2wKc4Pou6d1
/Jivg/W6y/FLhh8kpXA+gkHyhiA81Q4WUat/cHVazPqE5zjB5w9o8UFVMMSB9Av3gCPeHUTt2y3tGpFNQbtNf2xsx36iOGmd0kfpV68YXW5Rp1Qu42Qj++
FARbgNFflHTPpCQhi9y6J+qPvxAaPtZzaeaTPZh0OY/6WkW47HZlvOEfzuNcjOI6gYZzfyOsrDD7wSnlhshciNrNyGCkGZIizzMK8im6/sS8UULlPXsa3O
poTLInWXBY9Rchp2MxNMhLXuX4D7LDyrOmpg3s6XbmjWYWvi2My2eyRMzyEl2Nv+qKHnP5wsxEIcIeVGVzUHnKo6DuVrPZIwBDW0y3M0RIGfxZFqDlNLQT
IxRtYueQ5e1kXKsPMpwtzXJXfEgZopJ3ywM4rSP3DZWnzv5aD3KbNgu4Hur7NEMUsSZekZkm94J2dKZqI/8Zi7S3tMylkLrYIKnI8d51p8qbysuSO4oJ0Q
TckWez6zZBNr7RtpuOj3VE9Stmc6NEzALqWgptgVLtsv5CMkTR3KCNstbTkgfycLSutADdnRlIRa5tgiSEZPw1c25TW/v55G0+Bm0VBfv2a/OYZPfeeKPB
1QwjI83ruDsSzRjFAddHa/cD6+JDOa74koXRPA7/o+rF3Lk8uOgpFcAsLu4Led3oTwMreI4tX3WGv4UjKLtkrZmJPR5dWLuhpxJnlhJQS6ZPj84UHUfl7u
GWw7O+949BW2Yi4V2M9n/mYahrAt+4y2DEoJQkNs0GsRkg8tNJKluzp0cSbSrG999BVVZoshx/jyru20mDdiOZh03sEC8ajbCfokw2EX+HdnczXFFxSgGG
0nuWFN9RP3CesZJ0mYjE4aU4YzLzxSkElu2iLjjCyVTEfJX2BqaSLrelUrFH6e+BU9RPiJyI5vIgepY9XMNTIr4Tg/San76AVyGtIioGEkN4dC65xjyvM9
UWObWRIENhjQjBrq/HlJhrhlPefRTJNBbK448lrSwbq9eN3g8eq9x/+WiDpqkPCjQtrnuNtJr082V0b9pCX+iH4vJbmEnT5yxfibsp9SdsVUO/584a9ps2
DPjcs2ywSBBs5MCmvN7PR4EWijMDwzHa8lyhVlOT009oESVfYFC1LJRXJR2L5vmQ0mUwbcLOR5r/bYQPoL77B1jE8dkNHk4Ucccgb776G75zJjG8r8M3/q
LGTcyDy648jlZxq4pIhHBGyOq1oqCW8LLfrIa8B6THE1nknqz6+mc7cFzIUSoaxl2tf4ieGmR5htAyswRiTBii0yKBcfhJIwNLwiW0tWZWzwMVSb4pMKNn
xcla5DzrcD4P91snMVEVsl5n9kQZ9dZ1T3CmFRYXI6SkqOdXCCm3SPQR+TBLVj6wUuKSj421CrNPb6GamTIHiIYxuH4ODQwCDYNIuhMcX64ukYKk/Jyiaz
68htS+QM4TGFjgL/MmTgvosyW+NcuW4PH9BJxK6M4i/QW2K9PYuLsSFRQ4tcFQ9er5Gr9cTST3gfpHFc33UOAcPYv/exk3gSSwoloG3POfxwjNCkT/CiUF
vNC3Gx4Yf9lHBs6r5LhznVhazCkDxqDdwnyQ6nEjtaTV2Vr3p1vI9EkMGqSXjq0Fp+ZtYL/donUCPOUW42HWv1vvrsIVe5hGc3cfAI0f/csBWrhkaeFbEq
Bx2WCfdFC6/i6TDTMLevlc6FeB1jaNpNVdRIJr2Gb8v5MtcdDEbXDJcXwLm/kZ9ieEHehFXEJwzcbBtE2ciO20DkRBKqqJWhgkmwtoJ9PHhBlu6gsm4/th
F+fu4w+xEssQN576H//3CW5Rl7SZ7vZKg1ulmIKuZunXR8p5r/BYQvGumoDMl7ySujzyCXkIf0QtVtfIxhJf5DiB/YN4MOj0q42C+xQFoiorU/wWykonLM
Fw5HrNUWayATwEQQbQ/o57Xywx4t0TwSk3qsenj/Kq9aHkU/cEAR71xUZCEmiS3nCF+nEeY2nM0wiTOF94b9fNu59Bfpoi5sVltFruVjJnIDe0pSR2EkdQ
o7qyGj5Dv5tH3tdWjDQD7SiBHaOLC5IU2zzCKpn2QZJB/49cLAIxuQevCQVjJKrTbp6PdSTEdW5Eh65j/i3OejM262WtW5gHCusB1El6wPwwA/0tztVMiS
wUU1rpejsMhpCB2+AARDRO0Ez3MilOwlXoLSD+BqNzpw5QQKQ+mjrEOjqAq5ugdQ1cnIZL6QhURQuPerX9nNxzAo0gV3pa51SlIv8J1i26FJjhV0klOzza
HU6ohkUNrMnBCnGWtmUcXlqzrxMSIP9bGOvBxDElk+i3D5mH1pGV1F43YK+1ziZrHZc6T+EwRiYQWN1mSiyOUo8gTcg+eQg4vPnuY5h2Zbbw60yGWui5fB
InlTzbohggy5XV/huzzPzAiq+22GvjcPeE9ObWMZEWaS1/+WjCKNuyYem7nf432uf+xjsUDE95+U86VO8EF8GycLfRPRuMlECaZzo+fE8FTXYYu6Pb9eyR
iG00Oc4zynLq8xSJmIXXifZZ4Glj7R5yoTaDyb5nt2IlLaRqhhSojXpyg4AT4wEaVBVOs0hptQGuDu8N86ivBSTB4DTDvYybF/kOEMlKqOzoS2tnLsqgOD
znjlNOB+a/WrQiq1bYNblFqDGiY8TUI2hbq6wzHli9Rsezd7CsnNe9ZUUdatDLzq1vhIKarnGCXqsfFfBX9uQMMQywpnSrsGiSmBdvE3UHMS56eZ1m0e3s
HrBEMowjwYPMcBkyrYYkt6JlVEPtIxIJzjwQS87rPUOxOz3SfEz0IavJbwujkLLt+sKRU2Ap/69PI1N7bP8GmkFCqirLDx/K+mOQdl+ogj3ViJlOX031c8
c/2zMJMC2znZR460VMrKz4qls1HvKYPofX1cPkYF+uA2OKDLZsJ8r6WVeE2ePtBVhY9ujKgIgxF+0lrrdLqpHOLgvAui7w+9UqF0TKHII6zqjCXDMIgQPr
Z1nIlgzbVP5ackRzcWkq4W5iHqv1UzJ0/VE22DhkZTBfDdE1cWCz92Bv6RWy1pcxLMEOIxvoMWPsHxGDmSwkOxfEjCzk4xgvue3mLetA/TQR0wmmJ2WCXG
vkvKK/lNE/yAuvcGRbbXB1o+c31l/XxcB7C3DpQRyGVmxcHPOM9u67N9H3puWkwOQ2O46JLeU+H4ll/3YbMbUETqORqp2eX6+AeDukFaQNwGpVNYRvQ3Jc
w2FKQFES0vAdYcuIlElaLWjB/oXlDf403szu+S+PGtNvET/Js6DULZqkIzkDvtsIkmLtYgwP0xLrkrOQNnT7e5liQSuc/FHH+Lm6HtwldNkDfsWGdTH9KF
iViv9jVto2nF4QKjnNGSIRMU2E0MJiMhgmFfrG/WNvNQGcLjm5XY8aLHAjVFOY509W/wyrJ0rAK31HzwZUPe3U5DCLxINh/adBKsL/WiU2rCcoF3vqYGIm
6vd9iffJzMp5pdCbdMq2JKthYR2RG0iTWjxV9DeASroqO38gdHEJqCGF/oqXx4DNYb1nM5yxC11qiS54ySlGePdwqIN0D331RuQ2kcK2rGAyTOQeGxQXIy
pd2UiA+0BJ79tVerN8w5CYVBEaP0HFFD+o8wfB2aiR6rPm2PSDcq3h/P2mNXW3cqUbQgpseo3KeaJU+ez+MNjowQIoIi90pYdUE4ccZH9uTqbtRknyCwhp
/Fw+FfN3jaN7BSgqL54zM5A9X/hAR/J+li34i+9UM74dYliQ9xr52+gtd2onyRWZv3G8aMIdqpz+FLvuD+nwRuIpBNs33XNBXKrS8FSMi48F9rMZpxLzvK
u1W5lgvdBf5Zd9dJ71cpp7ao7gqC8VmC3PjC2mLnbtMejunkI6fhGrc23CGcUJN/OlkSl+TKWEhSQOA4ep/iKK+jJAp1dohY9bF+3/v2hDwM3aSJkSYfd6
xeynjfcMWGPZQ9O4OBWPe4o4LanXmLSpN7GCa+4ytKoOzkJejTxRDe+muKEo4/7YT9FLnIou5RLkAJeXEynxz2/q9LVePCBz80UqjGMGfs6XDgTLcjwodX
6PTqs59LSCG6I6FG+ueeAdawxZMf1hXP03I017pcIuEr12NeC4k4iD8ikeH+eY2ScNYulDU5FtGcloBQrVje93YN9v1QOsHKgV9fQYvNTnvqwDg7cRVZ1C
k4Juchqhnug6Lo18YWsP+Gjk5RlbiJ+xk+9nhUcvOJCHALabp48E4qXuMiEe1fNR4TEEWr91WHhP1pG8qNbPlwtDONncLdSiQI/X9h08w4oPamKr9Yq0Qk
pie8ea/uXryUn6oI8R2qkDL83bSJ2G0P8HA895C+K34xoAef9/KkE4EJRtx4Ux3QKJHJ92r1o3ArVyVdj+6SAo/6wGZRx/Pi2J2sK3OUOLTH0W8Mk+T6QW
IdJIGMe3R6OxDKCEzGIepnliObes0eGjCaI84ZjpWeyc4M7PT9OU59tn7plA5ja0hiXa75j/1LnyR5tmThOPRV6nbo6QQKS+oX5jqjM3FTI7kv223ewAvK
BlUWDlfE3dfT37CQ5b9YYdb2b90PsF18sTdIKg67XZbdqpSxRI2Tc0JBTRD8L03Y+QEutHi8+nEa6NOHIcrkMnygTCRz1ffLKs8QMflqZB7KZ5o2mL4m6W
Iz3laFTvFDT+wEdHv3WpXMvmiaZlHazkHvbmAI6DXcSS+DzemS55CVPP3lNc7pfoo5wtnboxmsepNQKILY0ft9QC9H7TFovLCAr7kJtHAGd8HsJpyTdL8A
f1cbfEOR/YeiajeRfCpVGd7mNMCSRo/ZZ++xK8u0yE8TUeGti/HaYd+qgGq6/qaKkuctoZBlkJ8KWGV4kofGysnrcGnDnyJ+Uu0sRmSs4TPn6D/dF+ZHbx
ENRd2668fm5bYl+SpMLQj9VCux+WoLcRYwdnp3KtW5kUu0wuHQbfFCEpgST4DWDZ4R9Elm4I80DkboS8fhK0pdZDA88NPra3rlplfvRXVru9BTrsM5lqyr
P0EHhHvvn4nq3+cx45mcm727Ytgw4O0GGJv1OcBPmr1rblqHlemQIYmTbtykapTxD6WOC/vIdIb92hU9Dcv3mw7Bv2MOpRh+oXP+3dvCkC5vvCRfDgjjGX
eJ4JZ04+DqzMUhMVvGboyL20DpNwVsdUsK63ciNR5PhXa1I3ZDLEOCFdbEQWzvooiTUNofGG8idH4Q2skthn7nkGHPyDNsqSXJ8Y3zqbpIW2WEe+HCS9i5
yZcY2u13PY3brG679cbT/5EpziHiLYuno+29NhDc9Rnj2jxwE3me6Snf++iY/pPLFOVA1jMGRudCprpVvZ/X64HbFAECsyqaL06MXRSzURwyq5V0zTO3HQ
L0LLiZ4njEuvWwjBu3omqootEkZSwxH6yRWBeniXEWwDursZGzePiJ7RYSsybvsxE6a2sh5RTHXC+r3saAlzQwYt9nlCv37WqPkzmkgx+XT4JLsTi+q2Mx
3DWoszzmlzkgiz/ZFMFEveyhwldmfIl9amTMLNGH83VFiopw8dDOa9plSHIM+/9GK5b+Bb+iCY7SQTWtX5nwNh4/+disl0qdDgoH94CoeVum+HAy2IQumH
w5JOu2cm6UC3E1+qgadqoqfuVRpwx5/F74bvE6YVO6RhQJ2rHs7SWU2XlcIj0U1MewDT+sMHMbLVtjFQsCwWjf8SUMpx5BcFRP2Mh+lHK+z05nfLUwBXG2
w4nRqzmh0tccyRkxdsE/crSvRfxlf5V00MHKd3dBe1i0XfCsSg/NCbj/OX4wGHi/Ef0pUTVQ9Oj1CbZrWPLkJq4/4ilER/OZOxQY/QhZiXPewJ/5VEyNLX
40cuw0bwnsW6cqFBpcM96xbPnNllns6gJN2E/hnPVnqauqvLNY4hTAbdiEPWpb4TNdXz78pH4v3gRTivo/Io2usEFuyKoPSjLgw1jUoeDQEOcrnHJ2KhKY
HhpUC3XU8E4MciqfmY9eseG/luqjVrqQ1BSanONeKIdiV4z3uOY+/Dthng8u8E+V7AqMJewYEPfsatRdbXd3EqMAyYh57pTj3ajbiyXzLwf4t9QeFqmQdi
yRED8iyfYivMWTGNy5+Kak95kBojETkNqJdbsfvEnwOh4CEgeLtgjQ8JKfvYLoIgZtBI+SWI0w3jAk2AlRj+5I9HddiHP78PCbgz/8lcEScBqMD1HeitM0
SZkL5T3YGnH5cpSnlIz+F/5khwY7iXLLXueP0a59OvdpS61hvmqIi5w72QNmVMb8jLC+bye5Emwz43UWnCBrQv/SiESFdkqLlqFomTA2O6EBjPAow0W78f
2E0xsCOG8s9jHkhWOyZZ55rRoekb3iZPhGsnQl5XdkjLfube6rTwILeIB1jpsuTjkCsJYImUfDShksSaQJRyVBni2N7bt1vyjeSwZlBrf7QXOu4TF9p2+4
MVH97kgDM82aJIPZ3CJl5sGxPYebEas5amGzPpGG86ewZThFItpffvFnhkLYbuen2eokQ3K8t7DR8bmhJHqd8GqKOUvhttkzfaLoBh/KcOnJGKz6OYXirG
WZ+hD7u+JE7JLSAcIl/8BecExzrR1crymGc0BslxXPiEWFE9cjOVHP4XqXgarUrv3rohgVvd7RCxh+x8/WZpgfsrDTuc/8+sSuBOt0ysot0QYPaIpE0BH8
fXr5j06pepfDvQ03Ah5cW0lav0lgsnn3w5EPy3q1g5tqpIfBfUGP0uhdWllvrrZ+VfIVpu7p7ilWJN7gfgQV57pb0t65fRFpiFj3+RzLCfHuT27aLjresg
594PwzBEcLkYPLbA8JbO77qybRS+QFStORM3cfRji6d9hZ2fyCuH+eD4lrtEyLilJpn97KS8D7oW+UYrSBSH3ooaZd6OjQUyOWMalgw7kjCOHr/+b8gcb4
8jUovkoe3yKzI+otoocGfWU7HQLkVWawgbNdQq1HDmSBoOvWbvAOgZVYwTP3i/sjtlWIw4GE1SvjJWeEgQ1XxWdfpnXq1YZdh4982O+fXw48lqqnWylU+E
PaR3SIw+SAVne4cvMPLDjQ2vkzrz+lJs3aXWQ1SHX8RXzMVf21/yhdK+5hnaWPdvLs+nNBOBqxIexCbiXl8lKpILFZuaRZfnmRIh6FgKTk7nafAstsIq+G
CVmW1KBNB80Jda5vaHEXInDIaa87f/uae4+cJrfQkq/CY5ZjaJ7szFWPJe5wXThe5wZDWvSgBiuhL+uy/cQR6gsyotddHCnlqBvOijwT4tLwvIhehh9O1I
12/xEAY4cHtqXOq93NF4eXrsuQy5WpUdH0SXOi51xrZXk95gsrxcw+eL6JO62f9TRaabAicTDtaZHBA056h2qzSgMRP9nXiGSgA999R3/qtMiuLjxJdkTC
p2d2lxbG21pcT4epDgZ/Qo/7BZ+RTgT5sF9NUq2xsja/WVt3IbzoSBcxE1h6xpUkI/FS46YNC0469t2MwctZaaj8kEfIoiVyfuU7OrHtImd3MfBAnvg7N1
wyXVpKwy97AjsNns3P4Pocoq+E/4P3FVqxmxSuawKBu0d2GNCccvpHHNT2lxFpNiOcmNWcAJtoQxYY3+wgD50kRLdHoj8W0NlFqwiFUi2nJia2OhpC7dWQ
EFfYPs/cjyM/rmR0o1BQcgE+aRk+tS4+ZjJNKJtN8HqkUXLe9MDtBcGpfYGPnWLNDsdZabsdGoMg4zuDur6of+vUaKacaNy6EBukajSlozW5bMYXdH3qQ0
T7rpjVkFKYAjOZTM1sER8foawO93CvyIOmiufYi3KGEvXesLYK5g4DpeUWpbBXuTKfXqCnHkUbVYQWR0i+5OICTUIWmuCsjO3xbOeJ3rb/y5eKNUbou0OT
tbxxvFKuAjYJYTWhj3AbHz3sj6lgCT+gJgqSUbY4xvh7eH6/SH7paD7EFM3AbpbChGHEGkG4avEkAMZevWw/3AN3rRPaBp8Ih5uytAvN16VaSXCnol7Gr8
nYreSp1Cpg3LvJ++2BbZinBlq3QeFqNp1qqe2ziPHV9kK0BzYoKozKTk6Yurtn5w6/nrkfbHFuolrEGdJ+5jEMz7fKEjEfdb/652fntYQKI0IYuNOx395k
a4/5ia8aHcclL0a1woEQzu/gpn8u1Gqizpn40HKJ/5SuLSTAaY1yJ6SfOqIlDjp7ng6BuwIIdXIhOx92mrFNt7LL0Jqlr9skVIqWEHY55Ev1uH7i9K9rc5
OSVo+mSml8aisZ3SQ3mfg2+hbIb7Yoy4iV3BCkvcJkVHbbeAk1xkAo39t5h3VLCIpj0J6B+dKgbf7jq5gg0WgDmwqcrKco8lTB0Ds4BQH3beej82mOe/WL
JQraOrEDeMX7rO9R/Rqt6m/A4uHHt+qe6shh9PHxEss+6Sg8yVSAA5uolO5Ptb8TC3B120tq6KrDJ47Zt222LeWyxIDFY3rkStlKXPYwVi1Hy7DLA4VSME
TLq2OEG9QLQeHp6yGQafhTg86e0IShKoXaOaTyRpw17aVdT8kUG/xx1TvcJvMGiR83Gp+JdPfZLTm0D4WYzf31GDXH/hT48rS8BzJUEuSxS0H8VPevC0wC
i5iqDr1zJ2mgpyNFILZkm/QR/9LIJv5jG2b/BU9MNZZgnatGdUkPiGLGEOkakw1DoT8BedpQ+k5iKOpZIb/lWzhy5fBGPnIz6LyL3cgFY5z5yyV5gtOP/I
OHGv41UGQ0XaIlNVb5XeggUWfFdUShuVSpRSD3E86DUXm0a1v3MHCyO06w83V36CqGFXbxe4/DJGnXE/g2/caO9cIna0JQDaWm6utVbc5WIE4atfYMLnmz
YDmYqKdOosvl5ajCvf3hlqfX1uX1Uo7J4mt5E9Ni54ejteMt+LY9d7bNv0ke3e7ugDuyUMs4QuYPwtFu5c4Qb0WqhzRw4OiysVuzWKwn5p5mUpcI84CN4i
ZIt3t/VvdQX1hFtVKkTxVuEUtcqnO/stI7B4bZdK6K6jiFHz8ce47H0MeBEIRPP3CO/b3gs6WPMZrjyNqN7rzLGstYrIYifjlVaRy/2Odij9DqR+DZOchI
0HR9BnczzsqlyfILTzPxRJdRlD1Tt+3ku2a1QyrZeztm3Yug+8jPJqFriO0Wie692O6QenJHqxmsejNodAP8QJsO4padmUgCqNBd3TXNGKr1YsRqWCo+c/
bNnT29ZZbLjD9b97wKmGR7yTVjV/2OlgJEdLzMvYc7LReuJrqUwgHl3wPdLzSzoOukIWA/3dXu0Wuwry3xaIFcJMeB8Suw5BS4jJy2jgh7r+bBReQqchWi
aB0+C9gPnIxrrrJPg4d/Ofi8sSLnpr3+b8cQY5+5QqJUNtKCf7S0nf2O/qGmvUdR7HXCFXHljU1uG8TIYTxY7ApYpu6WFp8ThGz77ugYox7U9ph5zSgy+l
tjf/JlRAZcJt0iznLccEcw44C8dyc0Mju95bOaeKLOzISJvBMus3QqIhinS7LvbESpX/6wwWvHdUpVndUumJsQ8po8sBBY39ge6oiPIcGWgVnj4VKsd9dF
NZKOPEiusJOH8K+wErN5F/LRMmiqWpz2HDgxOpKwnaV+5TmlB8b+dvoMP9nXl3O8F1IUeyMXqH4lW7GHH7+NLwRJyEKPRq3hS6LJQAEG8rCS82kjMgHuzs
01IzH/MHKUGp6RlwZnqx7jBVvP08nbnNTkhW9lF7RoJmWiuyAfmw7FFkkTOypV66DEb6CD/sZxrXV28OG2vqAcuyZThqNDejpWpoE7tx2GNqTOxOuy2/JU
tn3OOJdMvQHKB8/uqvVXP67iPL3dBHJz7CLUlg66WGZ4ptMM2nLsKxzTwJumtkckcyCuNMEa+ruvjTi5C5EwefSmp2OyUkCpb+vf4SHVOFpPUp9RpET/yP
KMVM4pYuoLZC1qw3++aFPOle2fc4lr9WoXqCL4JmNJI0uxa0Q4imfzy/z3oD/pvCJ51fsU4ANC+8oceY62NPaPRejwNuIeUN/1U9S/SPrjRAaAIxPGpemm
v7rDo+p1dkPyQdenNa6+icDLcdvaPdSKoyHnJ1sx3qqQhdFnEWPO4V2qyG1F+hQk2TrpWdXyjzGetOLnCdi87QhVaGAnbAAuGRK+1g41m8GKksN73EmOSv
I7ir2m7m6M85JN0wZpvYfyrK/2ctdNqLfBGbldptsMbpTkFHNfeCP/ZeEGp/I0497NIrfp4ZRIp5ZFvB7+WYfhJ2avp7KxkkCBB26XInJX4Z39VpbzYjTt
HkvNei2c+mjyIiypgyPjsBNpqRydwTUDOjo8r41W1fpKSKgGRN8A3X3nMLfSbxbHMgIczhtWzmRXlxPM/L0f3q2X7wi48Y6AzdtV44a4pCRb+fTERuOgyr
1CAatmI9f4dnevFbm/RtoqJoboFQU1tH2KICfnmP8ZYmN04qOWOsgycFtqK8msa5s2NOOyMcyH9YCDDnJfIBaCa+5l5JWmpAUy9BjY5x3b7bjL1qDQzhe1
jlsM1WsbWIpvd4KVneNCYu9tNQh9NEy7ofwXUycPUDlVKch3j4ODl4UhdgidFHHA1sOmSCXNPGxcVueq9N2QBUa1alDpii/RThLkc6DuYf3YylWrz0FKjZ
jygiBJt9kEJqiEepZuPOEu3S2U2ODtarnAOZ4OHakgoYsst8Y+PGUpcmzvEZn+7UBQVZE/SnG8D+xnMONoUCnTTcUiGD9x+P8pCmxL3Oy5hKw/Y9etwevV
FystwLpeYctnYj/yP7zyNZE5kV9ypL2hCX11C0ROrtCqNE7VX3tNHXz3vF1HdfKKBZWaHGnqXRwDuY9LKQ2BrA9lh8JPnuSmvLpAR/QxUkO7efEvPwIZGU
a9kedp+VBhHuDu7VjIlfINdqzPQ180E2xDF3aZh4UNz1Bb/uKLsiipC3ghikMHWdOe7DJhqIDpotNVss5BsC9oBjOMWErD19vLgl1YL2nUlVLnTKP0FTv8
IHVg/c/TioI/Ja2B2Ep+XC8/WenYD/d/77Yn1A280qck1BsQ7XV/9HCPbvo5L54is6iTak3qSGKc/5ajzmJTskCCFfMNqYsPcv1YlapyaQFGOc5p0uoOsJ
FMOxyUxXmKUNdKyNdEFOR37pQYdCPfB+nvC/Sdw85SdVpZIQu4kKvWV1oV9lWYE4Pc/9zXtDv3TUY92/8tl2WSLL+TnYpIsTLN7WKGMcE7ZWtJ8K/eAwmW
+GpzpNdJBYPbIup3zAUtR9tO2dc6iNd57JGUFFyMGUK/l3A5Q50OjmHYqEsdC0GHThZrJQzxeZusLKXt1zjBGUoiD8NeQxv6z9kUbT/zYmfPW+K84NVeds
aSofzjZzTLA8OTZHOho5SXcV1TyOCZ+MDCiuKhKDYi8+mAzoXj7FFf8jPYA9bYJmWoT4j0ELtY2zgyJ73FpaZwhSJQ9J9qGFOAl3G+ZKgyH42V75Alto4K
yTjBcCMaFo3wO22n9iM/dw8pw2fe1NiP5xHfyE9nxyImaw3l6Z7JML0DbX2MozqISzYuRjWiCukcvgoQHeYnfBA5/XVYX3mHhq8rnzofSL5IzvIcZLRKRr
gfWRTRuLnJTGmT+O9rpJ6b4y5W9VHYDlSuE7A7ti+m76JeX3Uv4BAHbXSn6YQ3+TSZL5oISV5eqXlQJW8cASbfzY5Ng5LLaeCnRtMIrtwnm+CRlUrMSdkb
5Iy5wpD4XhisGkTnhtGpNKb3N6sbNOQsMHaKY5hCH5hTO2fo84gvGSy1LCKhBcVIJv/JafS+kEG2EaSZH8uhIWFKPVD58L0JTFHdvpJDaaiLE2rEFq81nD
9T5IHIzFspQgj9RnNzD/84inbAPxiv1DqFfdv27/zZFH2g6izWxvCjn/hlz+jcXmFoOoauYRwSe08bw3ZNafjcmSnK0Ou2wqJbz6i/Y7rU4j15Q53+1zzA
TeIreOSt5ATdBiGifPZt3Da0yRAv2LH26+tAUjW9pXCPGr+7O8goInxQafXldTB+xoJXr7dMucosaV76vmZoaFXnUOlZN8Ii5MSsXF98xjTJ1fjQuutGOZ
BNQ7dLctD/O8OUINow81C7GNtRfg6UdxnGhb6reocipVQThUgZQj2hLGa5CWX0VttCG3pBWNv5a1v6zCwliTmIdBqylgol7Wh9Yk+4eZDMgvW8gYx1eXrB
ajHNfvo5lV+QG2owp4c5teYJxuziTHpTvz3C2SKw3zMvdU/8C9VDI34Zs1Iu+lJoOF5tobeQORsKCJrVDXViIh09OAr7Uz7Rllfz+jtXEZvUJVNCfSM+rK
pMeKorunDFya/xXVxxbRArMYlRUwzWu6ncJ2KCY5RQHMvHU6Ri9LzcTuu208r/A2RjBd+qKvmByIFTlc5jU2GuES4HqEFHzjJyB9MBFoYErNd9L4WyomZy
SK+PjzhN4coUhE45vyiNTYfEvLzut3MyEvLL5uR7uBS8wjaSlxBT2K/TLE5WSefEzAufrXDOmsXDn2179pTwUz1d9yj64AOPHiPxT+WcOEPi1HFV2dcs8S
UduVU7kULCuTc1l+2QHyvwydQnDzFdar02pZ5DVnZmK9SYmN3cteeACZcNrvk39znmie5UujTbObjFgb9iMWUX4yK7i7os0MkBhGiEy3+RbTK6TMgf/pMC
thASEjuaFN3GqGKNaJhiCiYkEPP3sM7laeQe8uisJ6/+7OKDiPd8O1OtBkPfh11mZn5y/+hJM2+GFXe1G0OO+gOVLKfIqdD/XM2Bry09P4tItSbhsLkoYT
vvuGVZlUN4bwIdr6/u0ZST3PixIEn8EGCk/OmpSzYI+H26A8XMlM93qAhvjUR33K+1Ka2jBvoS8Y4PuQ+QcLVRWCK8ZdROUHRgutshYmlQLwFboxyySSdZ
XxCOfBGiM/zztTFcz2VFpRXDDl9RR5z83VuePafFZU0dYJl0466NbCJknf+Pp/dqsiTJjjT/2z4tZHZfZrAYyKJJVVaSIJf4dc7MTJ1z90sjImlVVxM0iA
xmRzAieNv9aSt6PHJaWqS7MrMiI/yamx07R/VTfF5DplRUMYE1ex2ebfnQL3/CxERStUKRx8+JPmfrGZRkVb0yn9dZZzJtgMStpQMYe+K0yLMIX6iRlBMx
GuwMR2jjrVh4L84vyKMt+v8xhlufKLqAvOUsz4ph2dHZKDIkvKxk7Qze4QU25zMr8i9HENUThqZIGtQfo5C0qqS+a900KegnkuwDJHOy1FCeahBfUQxVlW
relLB9yZsAfjZ8MNF0LfudqVnJfUhaV1/L14mt6snN3wuFiK370sH811ign4aYQyRzFXovsFUu6nqpQ8uWjdxyhHbXL9MrFHEAp/NXgSO1wv0jGr9CzAAG
ffqosvQUj8mciJ7sQoUCUWorEHL+Lwr6AW+VxIbRFLgLZCRjWlwsFPfsfXFGxb628npUxxO1GUGG8tCNbGjkJEXHNOBkrRy23gUeNXkR4q/U31/I4zxOSQ
Vd5VWo2TB7+nMe6KTfuV8WlhkOcmdifsqK7R5lG7ZTSaOV4Ym7DjlZaiGFnYSW9kvey56Zc61iGGfvJlm8o49JCt1373hD9DH7qXrDNh2mJU6nu5kNq8yI
9ksEphJIyade6C0WeIkbI3v4GfifWZSiTDhfKfNVu53oka4vEjhtXzfd3pvNaJt+71ci7bxjgK7X2RKSib2DYAppYPNl4MFi0mJb2avXIiYO84IFL3t3FK
PqWOC0KJwuOq4QJcUE3YZK0tLgmuCW4pczLtVUhboVgGcyOrmtUJ8r3cDXKaqHYM73yaLhZce82LkSTZcnoQP9jqqXdWBz8JH/cYZ2I787hYoC2x2C4owT
f8IichPYf0NabGmxIO6eoLupLePWwbuoxkKhC2+hUXvMturnTIqCvINgeYHjyeVnpwPZffBQWdLN+1pUbAfFbbDM4hlxEOeUyyNObVWtRZdcZQ9DJ3Wpes
Y2QPrGlSk36+qtvc1vleVwvTU7KeHylBuJFjadbyzgOkw9mqJvZwRlI9dvmDjjdf91WsBeKJG30mn4l+is08qYaWJHKzANbeKVr+MR+X3RB8KnmPGIbHj/
SuRH25qL/Ki3K59oFliWx2E3KniMk7Ak12y9RS+7ijHgrE/N5wfuPhxY8ZQ7j8ieeERlBzdzcUqngyyeWadL01cvOFg10urdT4xJxlKHYXBxIdJptif7QI
5lfUH56vYXqctZKxKDRh8PnWecYEjigxehN1I+s73BrSLa42Nte/cxw0B6276QaszHTJ+T4cECe54/riqOwRvDgfOZyI4Rx0WwPXVj9mky/ls7zP9M721K
euc/y2GdRAdCA9g4UcwNoq1rQMciK8M9l6AKO0wTwxd5Q7BdbPL1YY3YUK+5cDdIFSkH3Xn/Kq6G7/HjktEFE4yagUi41i/EXviujeXwPXeYYT/ueRbrkq
X4GSLzLn0ipzqiLaZmaak5lANrW75OWxmVlb5GxsZmvZzzHzz7q98JM7WSypEDzYA3LUybuEDc3dXWL7DIhVkS3oTvZi7u7Sn6asN3Hr+0+K8tqntdwVlr
r6IrPwh7TfqVm/hYNcmZweElxpgBRykPVVYExytQ8aX6EIgosIorOhN5T/KWIqqatECTaEx3sesFrUwVchrI7mBCP0WargLXy2UfyGPivE37M+nHxqVQDm
FaTi50QfV0gNE7cKPLcRyyM2zH4E8YeXlGhI9+vOCw0ZiXgDeJa1KhVklBASr2TE2v2DuWr9rgHASvhoNOiu7KXQDS9MKpEsxl1tC6rFQlY2Z2fcpV02Tq
w2+VtJK4Q/DAUjR0Rsy4Bm6M/5LnKIQYDtTDQ4R/wtPBNAFtPyjzGvp4xj8mmUnSrk1BspBTefPumuO3c+KWCZI4iz5EJp5Z53pFeM0izZ/hiCQmHDZ6GM
Z/38GzT3RLVHEYEhOkNTbnYGDsjHnOCqQRDSnDntcolYdcoIc6xi/v+yJcay5SEaktKUPJDzQ7xvKqGqIrHt8WlopTMfjJf34D8wT3gJghJJFctxYGyA86
HDCA4bGViVyeG0F8dZ9I79mweWH2aSJW1SmKy4Zn6KO85wR8SFaNhx05Gmx1cJbcPmKPMM/xFL+ueT4Gr9StZLOlMr2eMP4b8GO4FuHblHFELyJgd6tkSx
ww5TI8JHBgDwYV7tMBeUvY5CzM4aaW8k9YtWGb49jbQ+c/8BdPJKXoLp+NhP/1Bpt8xXTK+7jH75wmwPlc5FOWsYk16grX9rAvYyydawa+2ORDhzWGAyig
rA3eMagsZb0cTF/IVu/FBOau/jzOjo9sTY3wzrGO6x+6NQH7HEdHlxCxrgLmSY5JDw4eLu2RXbJqn8M1z7xAx4uB+6wHjXE2foSZDAnt1MhhSbJF2E+h2a
YnBw/cefhInRLIt6/2PYMphZ/RQx0m3X8e885ebAZy1Q9xmxn3DYSCLhLPUOArkvPAsdXSSYesCVukzEqEhw1EQ2BIzDPX2plR7nmUhm5ZtiwxzzE3tmj/
FrpunrPYlx5KIF29CMFMSt6EO5ptmZai+yHnqitKeh1fE4S/+feodIeJZvPTj5y5bXF53sb5AflhvaZ1nRvsElnwqUg33Emo01/hprNh31zVtYVkOi2I7X
Ao3EbipxEsNDDF/FDilkIOky71L7ORyidmtm58SjEuxtZn3MxzADvOLa3bcbPqXtye59Kam8vh8zFcBTFD9k4hfnFEPDEAuz+Qlc8wjQ7Dk29jkT/WSxnO
iUR6UmffSWfys2dSMjX3v9ofmfFgOvhRv6AIWs/N7wu48ssBx/hJ2zOgqfWQRs4CbzA9FYKXqXHgBIIbMvJnGTZRybbopsy5Gu8ynDpSGqvfnIjK3PXCcB
QdU/U488bqVSpSkiWZOfXiTMJ3POwkY7TFZ+giqOpqII3yaK6Igih6FAuF0oETsmH+hUDcLG/x4Twier5hd4ijhUkqD5k/uULxYcp1Hz53WYC+MFEqYhb0
yF56vK1XgaaH2xTG6sy8jIbz+pA/kIWBzhPrh4SrcFX6S1J1VUanvXYOOHf0KUgjZGyu8fcuVSP6jacf0THSB8DXjrBpZM+UbO5LZ05ibBPSDIIF272Lof
X3kfl/o/dDxcUvPaf6IsP5e1GyUCX9giIJiegt+NWY8mBoe6gi8UZsnPPuKLccEI/b/dNqvV3cHSHXfusUWQTzsN/x/IrnCHk96lmi2EKbjnn4BQbiPf7b
kQ55D2Xw1YofNh1xE18mne4zAeWWHXz2fK4S7J4dHnwW8k1YPZOe6HdxaPzEjnjQ+nzP+KlzEYfNgJYCuHTO2tcxTNWwr0NFhFjg/3mca5kvvVQcj5e08g
fdPYpAeqHuCh44X24zR7mnEPcZpnF+ZmsI52AY9A34wirLbXrX2SAe30rbv8BkLAmeyoTXju953Zlgm9HhD+l9fcPi3ZW+3EPrqEv0gcyLXTbCZepiksjg
ZBFcQtfEBEGBnfnWyXBhwVBjVBk6J8fUIQzbLmz6bfhzIpL+uJw6NPYMzkNEr20JCn79igeEgciHOG1t8S8SqZUfPcXIqz4kVRiP17WEaglsdHU9ZbzXKO
kq6NvM2x9R+Jj4JdJrWn/5V6k+GwoMG2pi172x5+GrV/defQRHpZ4SZ9eBDedQxO0nWM2P2NB/+ZOp0SuxbKVd60+pn5gjei5SHiLSuCxX3zqvWeIECvin
re60bWFVsQt7w9Lw8giOeP34BVFm1xuD6vghURlJ9Xuo7tneoX1A4Vl7+1WD3uT48krg4kf1q8Wm5PQj9N+zUyiEJZxq1SWw7NrunicPV87mtB7ys4ePnI
F05szhOVfakG9EC/R12sIxC8Zc710+XPE3hMeCjY295j82OjkixTTXkSFhLynOGc4pKndAHAir67wMIYqLGA2FZBAGYcykRb1eyVpiQ6O6tYgm6uB7dGXn
YLDdApZVJ4d04H5ZiX77X7YIMz9qoqR+Wpkn3KwkMX7KBy0IrvIWaIQvNZ+2xMHKB5ieOaFJ7Gd2/fZJrmqKsXGc7LGJbAZkeCl+KfOLDE4fYRj/asztVa
ugkM3EVToFI7w+QucuTPrzdyWWbtw9/muabcnou+qv//BKXh1XtFDUxeZAP6XitfUJughvUUFX+5q6hMccaZ8MKMVqqveZ1lOhll0bNHZhYdt6CMxdOkp1
AtjFxCFYJSkTyY58vH2Ftp0lEFaHCJYqqqIy5nbwQeUBnhRT1yLDG02PfQmjkxj+Bthmx3GMqa0LztMgx01LSd9QvTKPRpRnxs0VUn270rCPsONyCWPeAq
Y9b73JEiU51Eee5rn85CnyeaS7HFbzb9jjc9MeY7dfBhebctohZduzD7E5sFDlCAj2XkhzdwLYOgR9gPFjzXUjOYGspnj6GEx/j7COmZtcGZyLAi5yG8HS
0cv8SqaMfKprmjVgff0Y8w0TrLu3iHpbA9d0TBE2E56Eelx4CilZq8uSx/UOdWwdoRY8SSsqn+a7NWeRA3dwtyQUh1dm3YeK3fYoxAu6W5hV/R1L8CHpuD
priuwcqVO6KIG/o00nOfEYJuu8No41hgwCjwfi37qjET++BKRFI4+wHxw/6s+LTWs0fMVwP4y87N+hcWLouHXUJyorpTY2aIMcsdm/9xmOx/FIVl2jEWXa
cdZAyxqNrENvB/hWou6zUmfJXgf7feJTCIxkfGP7iSPajM/wYt4DXQfaqZo9xSJRSw/lR8feLPgiF2ob7qLoTH9GPqH1UW8M/czr8EUG3UMHz0nGB/T27t
Dhl9KR233kIuaqZ4GQv7ZKZcu+1QOvfueF+CZJoHbLQkpYm+ZNIgbNqovVUZx77QMbEsKb6DjxlSYqxyf+v1+I+HCxpaSEOnvZGVFmKa9fdvg6PzPxgt7/
h+p+NlRslBznMB2oOD1J9m+6RpQ1qkmeK92q+0DC1YF+3XwT6RI135liz75daiLbv/I6Hko/vC6BS8gJNT+qXMqh0XHXLjSmWH9VC1tLEf/ucgnXpu2FE4
QaRwtqvN/IT9xY6NIWcUWu0VFHHedUYGGSBBIF6TaFtx9fBXW0eKK8BKimHxiV/BY2ntBOg8vLfuyRRjJzi2fw8C/IRg7y2C37w6LgfwX2j/lrqzwMYNws
ZjeeIRPr/NzFRSvm3A9iGharUfzfr+mZA99euDvM7CAXiEqzEI6M8tRJYkV40zeNRM5UIe46lOgpsEC/HFMPys5Q/v4V1VYJmaODCs9XaP5LfkEK8RIIgD
GKhLoQSUKAtt321eD4qn3gg/sTvsQ44uSXNjfTHX/w00D76a0PXnW1JIVp3PW9CNHQmGZeM9FW/Nz1pPZDFEQZrKUDrAp34dyjC9ZDrQGSfbelEAp7M9II
LfRdnoCMEylWXpcc18oNEXZrCC+IBV8eyvzDdyqdOzrS23vYebkDPWB2M8SNjvChRhg5AZ7Tt9XBCxkm3ITo6dxODx6a85fXxvo6nbIsTgXdOLbaPkAuEb
v9Oijn/TmdEtT8RBt44xF4L2w0FosuDjvcKnzhTz+lht//WT+piAi88u66cenTjHYF2Z/62vBF290t7H00nT9e1AdukREF6vIhqU2nlSuMEEZv5fAGrxvh
usH2M//62D3GE95wTUyc6mNo8yU1frZnnhcaWM06izmWix+oYyH+uEbynuLhOQi6yr3lHdIkSB6V24yiliyKAP0yO/bPBbOb6Cv7EedNZoe4FPVxGbkqi1
Fk2w7DexSNHTnz2tNQBOVHfPbDL6iufV1/wZyu/JwWp3PCK2RhGmGn3UnNu8/zfA9q3jN8eBzZANNyrJbyNmqW7VVU6W+G+goxFRW9znrU1XzhV/6AUGuE
kX9mk/kOZZRtcI5vuGKOy8vaXqY6JqZ0zIcuBCjU1dQ0B603bc3CDLNLbUdDWpVRx+nMRPoJLw4V1Oic/O+K0rZkkd5w/KsixPuOKdEMfSk7Vl0RJn+H/b
a+5n0XzCsAFHn+/6VzdWLqYNNVlxV1XcO31ICwJ6GukuSotoa7x/M8eKuCNSe/jq+qujC/m/G6Kml6xo1NjPaDBLx5qRdpVGGGTrce7Cj9ztPGRwy6sMUW
dTbXhOmTu7vmiC5m2yxCZWXBfIPXTOWRz2B/3XHXd5x1nnRGlmlUiWKXKyyaq4QXuSt7hkzj3qUs1Vv7wHKT8D69cAfbeBNyVPfn2ss4wD5z53dojL9Vp8
P4iqtykXJzu08ggRfIDxzuhdrS/e8bXkXi1JOAk5Y22t4NTjKoaGDO0nQZB/cdcZeloX/+8y/If1uPWNr0IT5MZcdXgidcUQjfdRnigWUH3VidCbLaTtOM
XDKej0THJjAXtg2AcNZrP8+6/Cdkkm8WhTN+9ILn5Hn8aCSTIXTsdfomXx1pZRwj94qfad7/M3yvinNU5i7xszl44e1j05X0pQWS/xX75rB1y2DWgt6mdg
MpZdc/j3S4eLO0JZVWdbP6yHbARVSM6TeoPzPDFpdoYlyPya487CkCDmjpg5NkKYdrJEQg7x+dkgkRqDVwXybjhDzIJ/VZXwM1wx0FQdfNuw2+GpUf+/2O
jfwB+YPrH5OPMgyNs1RkIZZc55LQWWPGyJAf0jYtDPNFd7Tshqk5cyTpy4WjctsZ9bR4tj4GHU+NLe5mmWD5JR/9IWB5/AZlOnS2wlj3lwgRlXunPR5sHc
QT+pzyNmpyDKwPn/Vpv1jNoIp6aWnv2VkVnjwJPMIW8X7CMKnIzdrPAB8WArQYN4Cniwy3OFSNuGJu6WjKMF2QYlSd09c4lkii0m2K7gzj7FD5YRJTxuuT
YH8iCNHZ5WV2OYfuMcRWsLkPtWTJkPLVsvBJerQlNTsn7xXQxcPDyqjmHoVmFEJfCv6hB5zY+DcRH7GzUyMju987jWGHO9UHqYRcDKHlE3bRudLNESt2hS
psgugNVVup6w4iyZ8+K8Tejp+M+1LXeRJ0CtXSs8/AUCgXqqbNU+qvIzK/GdsD4vrx0UxiYVP4wfgIqyGb0uuE4+cMWbpXwK4p1vwNkV+MvoclYm353kRZ
8IGRuSZzbMRzfUhzFO0xTlqmUXrX+fm3F0VV6OEvmK7i65hoRapHYzLmK8SyIcqEVJXlphtxyjKEQxX96mbYhyfqei/TXChJ/iCLogp+PCFNPVxpXJUTJr
KGCxNbQkli22XlbpXEiUTaQWfFdj3D9zwUhCFEwXsceNaGSMRSjDIeuAG1dOVN0GXfRoPJmHqRIPtHGQHMrk2rRRcFK/K3W5Ol8Ijqul5vOxEZkA0y48IJ
LJM/RLhObG71fq2ZjMSBLkfs1Ac6P1F0dPi0OywO+p5atwb4VOEh9Bzhpm8cKeoCjtrZFJ9vH3lEfpaOF6EWn9hh/feo2oIouIOvXXwzcg18oLiWj0DtUY
/LtyToVj0712rnvU06zM/BojImPfjBiUda4SPReafTLjvaycDuYY3NarBrvyLW7owRL5vDlPvDiUvvzk3zt5zm6yOeMGMT7WPywyQXJE2G9W6zvGf0QlYY
vU+SgpHhKlMo0hnJJbTtFFmbNlEaz7xH2rhT+2PY4+GHoT/LtXTPHzoGLkqjXe1phMY4zZ/4I8rH4XyjiuYjnjoUdiCVW0H9vZec5pXKgJipapSZlWvSVS
aWDzwGXIe+I9inlfiIeppEqNOTHIAJB4majWtM9+YEWsNiH0G/Q8REnbEwY4xWqaSDnoKQ0PRHdk5/R6r4QNhgPEU+v/hB6tatWeM3J53wFcp6OfprfbCF
ZAcdkcQ8HzK7DQjxHzmkfnL98SCkG8Dvo8bD8X/H95zwosP6RlADszNXOZl3HhsHbeLla2N5MAQLmQS6yqJgmgJkWlqRohOWb6j/qnOOzUbF/i2/12iIJn
GicipJmPbI3yQDxQesXZ70pr/LHSA7JS0kwBSf+QmNBn7gyQLCD4l6KFtpx9wX2DwRzhB4cVx4125LTo7iEUIpHxq2YQggyvloHEfyEwfoX6uP06qV6uBK
U2huH6GfQ7m6tRHNejwx86wHMbD+qAgK/D51pcH8YkfdKioUstdwOAnLID0G/SIaC3/ClSLPTNQGFfm4BNZcJr71boJEQrdFw5j7Zj5AS0qt2kiwtdaHnc
4aExCF8q7cb6WcbbH6aosgTvxG2IKBKvWbX7Hb6NYY3JcjkvXalO8pYXu5naWlS1t9EFEttnufXzj3DPWIO12EQRR5CAlrpotm9xeK9O3Fn6PXPBVpRqBn
iH3Y3+zOYzraysmJ+8SXjXOqynwwRP/y5/GZcwPn6XOa6NB8aPBiMk2OQAzfVtJaNPFqgdzfhjvhPTYPRicXZKGL5I69hLL9mOIu4RBvm09CoBtJw0T9r8
F0kSzxpiXTYWwRFWGUtU4xQGduDuv6jcmj3thfhZotyQXbNQPt2Gokpo6wk2FLN2c1YD3hCdPzO4qHfFi0D26FiZTpekHkIkmZZJIdhRyFw9EF3DNG5stx
gnuPu5RLK3r2KNY+SDE7ujXXNnFp6A6XTcZcqmRvYPvbKhFuquwlDKqwXgPh01F1huNGOvqjuV2R0eoZlUvT9NBwE+7PzMAIbS3027d6alhDUaEde+PzBL
dwDKpsFNVVTVM0v/nDhLZUFdr5VfLr2Wy7Uh3QDUFm8crse4iWMn7FPnmhJFjlPbzEeA4L5i9cJAflGAGEhrsyXYG+ymlggs4qGYTjoVJ3hPxGqIcu9sL+
OcWIGpUjJb8PFbHRUWi8YDWLYv4JU/XPWZlzNvN8sBMLZs/edJhuMIv4dii30StPVogA29F9XzC8k9xkSiIXvptkwtIMvXzzjAq/j1YigyB3qZcK5L9sR3
aAn4Rkbn2Gj8OXrDdu5Tmr8AU35Y+whzNKh3I+a7fxnl/bz+U5O1CMcVv1MvOeCtpfaXHtMA/no2fYtzwkyqAKSk6UllUM2GA/w5tKqp+qKnSLu16juBxp
oc2PzQ6owvARLQLv55juGROYLYKADDKM4oUFfIfN/bTYU+p9eD++5zdlL7sXL77sxpvlBvUR1vGPoXCWzn5it2Rsqqz4X24j54P46h7kyIoy6rEQeFp6H2
O2jDKZMORHSVScJBJLm5Dt8gDzgjnDBZsS5ooiyDB4Zbo2UUIX7acajhlyz+vRH04slND645sLgrGrMJgUw2UgiqVBFE7Y6ZeXLk2cahco41VCWiEYuGvL
FC2XOguAU4Dm0AccVIUg3upkxXhKdS1t8jYKL9n8K6h4xgP7mxIPmdgMI1v+A6Gkl0comoDDU7lSB1iyI7unLCs03CIbj0NwGge4Hcv0yWSNngJrDA4Mr/
9TjaH5PcGmNspD8fxh9BwMyaaVB+RHy+8xeBO2dZCOOsLQU0nU2llPJW8fbU/OvunlO5tUb/WF3ICjZrG++1tTx678HPu7uHOf/bNQ3wkymVgqBUd2HKiY
WVCxg7rcv7YTHkVF0h8afDD06Z0cwZ1pX2xPyoGbMj1pHG0j0eofM6vNg25tnFna+eP+X9auYt2ePHRew+KR3VW/Ehy3+bQ53uTM4WPb8nP2fFuCUtFV7v
iQDbdTzf58hoYpbm6sa9kVo4RsX/e5kDTRgOF/zLyEcc8qx4zjMLITt8F8DRhe2TD/0sT+waWmRkt5IxOAKy+uHAU2igmImHeTkthyRqez5PBQMmZyTN9J
XRKci7KMD38vazdG+4yde2LnReFi0ysh0wk9Fz655d5bzsf9QfonsLENFZNH0mtN37CPOYmiEf2uwoFWhU9MJvSOytG/QWp6wejwMvZduL2CRh4QpQHpv3
eOt4y+RuQV7Ih2DMppfg1wuMQ7mUl+Jxfo1XwUSUjCQ8wo4CVTkLoZW2ypdEp52WjppMsqF+EhdK1gFxm2T9C20b0BuUjn4bzsz1E5ZLRFVHj5UoGqw8bu
dWIdkw6foOPn+wp4bGMYV+jjheuGGCKel6n3xEtpiHIx6QkSCqInBmHOmZ9tQ4xl5Me34eXXFX2Swg9/PGf11FkDhmM/LO64i3EPrw3tlll3RCuvOaN7Jo
aGTb1gV70+NMR5XlBXw8gCqF+xM9/3qqSTQKW21KelZIbO70MWgoRcvd1ntVKwnZCGL722X5nEEn5I8ACllOXThYv7wEedajti5JZhkwVBJ8C35KPfV/go
a+qy9+Wk7nNYmYGXxKVaI4cjyqRhdIC84b2hfe/EvJGTRiHaMxu6tN9TOjcii/0jQ+4my9haKOjuEBOfjYxA5twZbblMMnXZNYi2leQDeLyATbL++Xvf9P
dh4AUHhE1FZbjy8Y02FNnIneGUnhjAK36fnoy0YscmW8424krVKhs86rep/P5Ioy9hY7jTE4r9PSUFbNr4BVS6ZsnzfrbqXtmT7eFGVpIbBjUxxRoW8sKm
dQmzL7UKT86ifkSZd7KZqEdrrRhPT4SdBegylHm088SDtLb82odTZvvy4gJDkaJexLFYygTuTEFFC+zywLMhZCG+IwnUGWEZAl3aZ2n2SmVraocf2V6zlM
qKs0b51xb/cbrRtTZhdOKvrRhKBkyn0AiNuazryVVzFsg3aGHh5UAs4p9ICpGS7KPT0bGeRVGFZMwvzzcVMlxUGjSPFOSf2Rc8CzurQbb764890IlN7zPY
/9EuPfHYskQ4RROS6Bc9EUqnLZf0F+v4igjwd09jV2J3LYmyoKpz+DIEMsQ9WPgitNchEJJCeIcKlwQ8OXpbsaUt869VeOjF/mJdkVbS8Et8s7FZWlEFiW
loDmsTuYS+pHTFIKmLQiBVLqpdUD+9bcMmbdryiX1JqpjaSp5XbHJkH+s1gnBZA3FdFA+obtMDWARmywrbHQgm9NcU4EZzIUU4E3mGrY6fQrkTmqfne6IV
2oOioYTbTttm/e6MAGVz8LG0/n0PTFNhJzndrUGSJJ2qqjs1jYjZpZ/SnWYop0CpaGxih6tQn73VlMzSYEL4VAT/6J5i6cUmB8E6qNVuevng8g00Q7DQaJ
i784ouhzjO61MTIqTJpmV4PMbGxpH+3KgcBz+oEKRdFNZRDnnLBsIV1OC+Xm44f37xwz69a1aGUDdiroszrjJPe4rRVGWLL840MqnxVHBMeZX5a8myT3Qr
Qd4jnElG2clT91USklfWcVM4i4c6MrjPHxqnxFNbw2QSHn1gywZFXwf3uGo2ZmoovVHH9VQKGlMauYZH7E3VXuygyil36NcogLUIGVfVb8tC+4SjfWT4GE
/MNZyVL+7by+clcFa6aMunHawJijSf3e+GqELmPHTHNzO7YBEZjbBTvj55NjttSKRZH7iNmmzOfYnSdWDp4bSZr8/vgMc+WIPkuRW1EegUbNljdM5PFt4e
SKIN2pGrPztUo42KeYOd5qGdBAfRyfZxWPVkskromUmHGJEhFTri5TqrlUV1AFD55IS9jmaSXKqcdh0bcuYiKpw8dxuWRIFCFj2ivPKjO48bt8hslORq22
ITgfNsFXYPOoHX/9Twku7NGlU3BS5byC420O48M1aTWSsb9jQG8EXPEpIdBaIeorOuja4/B23DA1aJU/mpWIUVs1TFKS2jjQDoDIZkkLASSVEoT0Czpwq8
LEK/Ck5CwkkxP1qjlL4PpBV1qCmENIO4hyfVMvIwnvLP1DwQ68Fzv3swnT6IGIotldj/G2vbaVguA57iIk0UguiTTMGNUqsOBYOsIC6PsfsruuyRy292CR
BamnyyIjvlrXNHiUaicIvWsbZOzYBiMCAVi/mzzzYw2AeoQE73AjsXo6tjctGTKWpUNhxSU+Fj1sPpvW4V4VfhGmeNKGb44867/45XwyH7GvVfsMNo65k9
0EMRyeEf9dUH5l9JCBcfR3WTMUwrE223Rzj++sz7GB2NDT8qGHf55zlRq6V1mCboII2kTQ9vTA+oYbnexU/t1DyZxoFNtMR1j/0iOHr5TA9myB3pWW9VgC
+qp0ZmbS/+Unp4q2aDp+5k6YxIllSsu4GR6TVnJjtXa0xvcI1ybfATE57iBJVF3ygDFWp8z1c/+QSjqeG9D4t7YPxISIsvP6yOHwzy39IWUcztIfGde0vm
Dx5SB73JOhd77Y1f7+Ad/FzXbRw+SZFAMWsVVf6qnj8i2z/r2d9fvHpLJljgHdbOExo7zjJn4rzEDFU8J91Xc8S1GMeCOe61n0ctdU89wTG281IFIe+X6U
FSmfFA2MpF5ew0JIwup6ah2L9KFIxf9d5YB3hy1nqyAfbGxIeJ6B5jcPAuGO0YxlPngvwrq7OTPAsllMry4b5QSs1WIlx/pvE0Ti5wZgddrKeECPyJCsJq
fM1+p1WS66KdVkfxAY1QOPadrhOnbyeR1vvHlhDOklWuIOG3aJNxxcn+hifP0EvApqoci+9NlJGWyMiR1qCwLryKdw5+EbNDe05LoDGhGLKf5k/9IU2aV6
gqWrWfCRuG1fpyGA8ostOj93p36rj394hG3iX9I70bwxMWviQRurBE1MpAWW+JUMx0Ws7kUoXE6awqRTdpkHiBVYSf8IinWhBoA1/EzwpdPN5lxAjASZ65
wy02tfvhmd/a3KG/hrhHs9Eb3nDauRnP5TpVMdYRzens7ehz+wqaKjW8Kf5hkUTCdpe3yHrkf+qN8+VoH/sescg+8XleJz67cvUVwOTTruNSS2vRcey5A3
BoUoTIc0YSmQJZmqJkDlEY+7UIk5VoTFPZHs2QM7CF6UsjP+A1qyaJzsczOA9Y4jDQvaHAGfHdqsAeOHVEEn1m0Vm4uUMauMoYNgcrUhS7+7xNUye+ZW1/
wXk0+TzdxJpvoiOL5Jg3Ok6aOtTUQeac4HG2WAppUAtAP5pknuCn2SmPKQoY+atq5Dt+wk+Vhg57+OEr+yuH89C4sGixkrvHTM1JnzgxowbrkAtxUc8JPN
Wj/OhFKMvch7u/aum70+yM+wihBysc5FXrLdcLEb6YTIYgUx1I4isfmIRwlQIaRl9ELYLpxguFSiZOCV6PA5woYIwmHOpVTDoz0/m4HT0KCS+XsEaXR6+a
IHu6RN9Yjhhk+v1A0NurC1qKv/wJEDdna0CnFT8vqUKclWEJWJNcWvwcn/k5J5w0pEcfi6EAebMw5EYfHGppWfaHPa7IzN2hdLwEm7RGWSVpMVazPxPeg3
GH3eKE8ZZLTuP2LFbrU4iHcVV9TYN6YklrVp8kkRchw9FDDn9xjFgQyrTI+70YTzlAmU1RcEaU+J84cywEjfJM53XXoD99ak/EkgDMmzsokBEQBWiOCf5v
R/S20h2gYi46CM2WlpuRMoW06281jg3iONEN6ji4JPUZFzstYtsrnNfuM8vYE7ovJrR/GSruSOyT2Vl2tGpG1dieOmDC+Q/Mi8OpRNJOFnqxYXNEdC/BWT
HcGx+3pukezZVnj48/kyZuvOiJL4vidbo9ccedYYI7C1NJnztEdoD8I8lKaPfPouWlQDmlP4zBye8Tn2JN/4nXcLbc6zljuTvmMCpIV0VBBbtOjZ75/13J
9Z248KlXUn6OMia4WdKGRviUmreHHJcCY6iRa8qMp87xLUMtjuTKVCXU2pM5xAaP82Oa+OQCibPU5QCi6NjjYO3CfK0TujZP01B0b0F6gc3T9/DEuDpIr2
cvaePH7oPC8og6cLyY6ig8wUEg46OKtdkyv9t6fAHSEz6eksDH2DNeq7/6dfQM3e0V69LfTH+wYULzKnaPh8foq1esUrbiex+qVjbazuAFdZHVTdYGerVq
2giua+FVu00ZGZsni2e+igZ1i6UKdanQp4p5lfCDEXmbihSMzAMqlqk/HjX6YMLB9lfTrtnOSOI01tRCKuEGjie42oMbqfY2VI+Nb7rpOtKgSx6JyPK6VZ
zC+XOOG0XNFrJmGRXm0u8VYl8pu4s9nikHP+VgozXdWtsc6IP7LfAx4R6AqnBRdTk7L1u5Zqu0trkg1smuPwrvQ2SsfkwlRGBe5ai/xLjPplDpDO3lJmoV
VMl+z0DXAX4RdIkv2bMx9KGgCLWCuYHVr3Qpn4QkO9dgqoC7SDsqIEGCX3/JI/5hU+RmsaO6S0ssChfs29z3RjNzWCg7osw3FpM7lrwVBu6j9B0ylOWzv/
WqT1e4RHEjPncrGLOqVtLirZdwDQThnKbz/uArAQyucosIQZqmSLNJfeJ10C6h9mx3qgeYycXD8/VlZWvHMtAJti2ulw9VPzOCdudYg5oGXL30/qjDYfWB
wdgT6mh/wcNREDakt70n94EqZJpRaHYw9ayCZiWDU/i9jYv+v9AxlCeII//8FR2OnRZJArq4uf/nfy0PxAIFnly/XvxI73C0fURN2sQrSvCYfEDLe/JyWD
XBc5l1XjD/nsvuaIt5z4xOw9H3gmG0XglWOPVRvuTUOc6iLjW+fZFLi/NgJ0em8Wb6NfUQFqZDe3Q2VhQHBT+CiaSUwXZzPzkNHhSR1mL+XW7c7wMdZN53
HaiNVmXsMGTHIK0KxPmZWS1JyPviPRDvU41DdXfZepmf3Ooo1a8dT+pYk7vVES4bR4WNm6KqAsRWXB6zoSt1uuLD17/suOeeClFrN12ToGV7IsWaSVmvyS
MmwBGuBGTAz+0ElhzqpwYBinjRlIs2+X/31puGh+bE4yUYYpmTXk7mcCki8RqkRZ8w1HBgAqOq0uhXJuVNvRv+8tKG9eLlreli2EP/RARyBIpaY6SZPWQZ
lLvzGQpWGHw27/v//Kr8w0s/eknbOyKbmMs5wS2RnkzTJhqziL/TdQ7Bke2wr8TaZuPIUf4kT6Ml++HGbqJRmxrUhaQMdeTnVPZaIlcMZ/zT6ZiBZtXTdz
gm08wqdzKIClMLZzHskIQumtAKYE5CcKL6ED71PvTSZvc7ZH6cOm8FEH1K1t49sthWYuxjDEniEh56h8rdLTF5RvuuJ13VYwcV+niJJQeTUI2AGXVNGzfy
IletmJeTRHynQVGz3cyrxSNDIPBRuKZFBe5oKBC73G7LO0MkW3hkU8NUMcZ7Z7nkO+Has9OCaLx/iX6R4U3xm93H9ACLU11L08weJHcD/F1qsY3GsINYoI
NiJRooO/Qz/SxzmYzZPws2xxp5ehteaSeH4xAEIwe9foA7vxtzD5069VTiSM/C70J+U4XAQeI/rYVhvswMjn4ov+yJMMf3NO4k9yhhJxGgPXfs5q3xMXhX
tYVBX5DqoKqNp3gmCcFssnF28mryLY5NUVSeLGKGW61u0JgeN/WMuvQxHxA0Ka0GHynFVXbmyLjAzdMfJsQqYbAUexQ5+88M6MDAYBIcnyKG+c3LKgy7r+
cKs7GDJOm79A70cZJAJenxNLXQKP6BlBMTJEmk7GPswR5a4EVjnzY5vINgfQ74BMfxOdBaSpJG+4arWXR21oiolujqCEteZkcqjHE82NwijnHknZszeX+j
ymfPVf0TSQd995IJ2KHUPlXYw26LQZsJHNc2e2qSOOO7sDpdlev9WVjcrYbfPwUT/QPfaMjNvdjn0MmNDu/RDWH6hOL5bbx19vHMz8LnTZPi1TEr3QKx14
ceAwAd2QplwPTT/DYUrvmKjvyzZdnfkaLgRH2tR+eukVu11nrDm9Gyx/DcUS8DFedZbuSME8ZhMnZiI6Pdnx2sHW9evO+4YyCCUDBYtp3RR8c2Dcp2agkT
V0x19TBZFruibKYbZL7PE0vxTfKYa9l3jQBtpSmMomlp/8Wr6Y838T5dQbAmqCPeRQY+SicoFM9j/XlpaHFfbCR20mPwQxzbtjNq+gfJeEsgvaJCsq4Tfy
eBQ82iYO/KSERU1Q4/w4ofCT4XJd9RRE2c7+5Zts9PSWmix6PZO1VV5OE8sh/jqJY676Paw0rS9kqFJ1m8cQq73/iiACLh98DGI8l00vW6PQz8nz3qaNbd
Y40O0tFUAlZg2gK69QbXG4qzHr4DuUdxBA5jpnd1SEGXhvVtK8seCiFS4baAB24cHeTTDtH6GdhUWitnhGZlzO6yxN7ZE/uxAXA9Ux4pd9cz5v7/2nbzGa
1LS/CbCFGNLlBRpF2MIff49hK7G2WC16pXTGsK5SSap8+UbC+At3WVpNRYgXQoPTOczPgR+x2f/tPY5TEa322Rtkfh4/wdW8ivzeEMnRXE+Eqm5drPWaOf
cPDD5Mhv9OjCFkQ2t8uxQLZZcZe7Q49h4HE7gEOZqNrq14J39jNd4I7nyeyO4Yh38PwBRSnNdxwEFZp1F1WXaO0xY3q50WecVUIIUxwnxXz+DNMdOmkOVF
to0qrA9rZ0GEr3Ln0P3cn9A3f4S8kvPFsU6PCbbaRYUTqzKhE5ho69CRLYtygrdIxvu1t8lPb+nPlgWjopf5S+OgqPueWaUmE3yUrJcXL9L6baHlwuxIzl
b85Ml7VPlfj11m+TlPYhzGVYcTNmEz4UAQPQhB2Jlf2kq2G5AT/wodOA9L5WYVaOJKS57kSgERJsKZmiJUMq0Ygz4M79rUl4x7+sN6CV1xPikxqRBDw6Pv
AMGlq4n/5y5G8fD0nG01VjCk3P62y3bXGYlUMR3dnGvvUE+ShHkh3AFBwXta3KNIK6Po4b5hNUmfHwMVEFkndSePGevKoMeL1DIJrj/eOZ01laXS6XHmfd
+X7IRNBdyeXkanNVkT4eZ43KppWL4cRste2R7iu/pdK10eGENDjC//bwO6ZTtf8us7cFg49TkOmARXicujihSbjIy/8DePg3n4jpZz7tGDZ5aPdl/1GUBw
2nEwsOWUTxG8VH8HWwPrghhSH7tVX8NNL1jPfhf5UQoesaVZD3Uc2Jo3zGJfRUeU8/p8fV3J40N0OweK0acqWQvV2NbmTYZKqIPjBXkbYMhU8K91Z6HcO/
ysjmCN/I25wd00vI0+6Jp8gjqufGob3PiWtE1AW2D9JcHU+ivk2o205qctMy9HhK2ifskn7sVj7OrhaxGOyNSC4u7Db82L+IAYj0URg/hY0H363mwkW35p
690f4+w3bl9HokEzg5tBeEP3Q111+JfrlwAJZWGC7Ezq0AKx9u4yWyQpsZhbOfDmunGL0ZFCMRCj8Wkz5H2zXbnTkqfOCKC2S8a3E4YXC7YglqrOYVfU8C
BnfTBe7GhzV4rEkrOMkfmF2esDBhLoDhujte7+7pqtElS51DhjXqaxY+okRk4TCXiMb4MZL4+c7YCJJQBs0smkjgVzg1JcrQ1hfAvavO9jyGRswgai8yIa
SutMXgSdXOH3mm6eVKyscTyij1u2CLtIMKngI7uynYvVOnKTcBQ/X8M2xvyXDypzPy5OnUykWANPbd6uU/SVTyI7UX+7dkoaboUH5Ke2GHv4idrpXNRqXn
s6FYSgHz3yWBQVn9Awoqb/dZNY5xPOZB8qlvfwneYg1Rdx2c8GPBR59kbcFeUewPiBuvtpQ6o2YgrM6MRCJ0Jvf4etuf8UnombNJviKrGLnl5wUb0etQHG
0v2WtWlwROjWZXyLH3uUdW4p3UsydFu96YPqzFkMUmpmXjssqPMf5MpVLmr49UDXGwKqwzrzdMQoF9BPK3bW3S1YIw3KQ+SVinT4MnITbwvQZD8iSTSLo1
x1Fe3m2YIOoblFRgO2BoK2uWEIj+o69RCf+e4iSSCxz4Q7SmGbk6Dein7tpO5HSsyos3vPAUJzYBvOw71KKAvfeagy4P7iMeuwRXDDct99adp4yXpVeRvr
K4uG3Ij1k8M7HDXvlxz4vjjKLaXfBjw2z1QyC5smbVhamtTPx0UJTfLZz0THg0OzztXOTnsX/u309szX8qTAnzOOj/deGTuljgp3wnj938tCFbSNgmo+Dg
j9zHpZiIMR8Mhl8i9rAfZAQIY/mwEyvSgcYNoU0CStUPeeJsFSJLFDKNRnpf5QmDlGkFZA4bM+Q5QzrnFI90UNcyaHivZh+iavoB9bvnFUdiE+XOX+YZyk
8sDsq2pMAoSka5KWcf2xB79QecIc4AiqqVZSOyNsSdFItP9OiPTs5eNXw37S4g5ZBjNT6In6WNcMMJYthrsvJDeDZ+1NVR1yZ8RBFn6HETuJG5VPsSMW0J
7/+NJt7XVEgbYWGalB33VAXvt4jGw5TAbaFnQ93dgNoZS+hbVyTWivaM0DhbZ1Vw8Pl/UByP2w6ETe7/XI7x/BHNxHc7TnIXbm4+F2B0vI4XAUeZBMn4R6
C6cI6zIxO4OY3lzDublnRhhv7ScRhZmSyQNzbLbpcNkY+ZeMG9CP6YmJkPZBcvLZoAQ1mYwglRm0owqfOEbdMF3Oy4u29plsDGeM+zJ7o/FqpJNHcyPPLL
PjJo8i+/9rBxObTJRzk2x7lWW/nZEo+1CQsdVctA7NF4VPjWyOqcUGRvE9StdCyG+HiqQzB0oigSPAzRxKLQwXXyLQ5odUXjO/EqrROss0HdoxlMs27JKQ
M7sqq1hIeAmYZBulKPNKYiVnv8b4DWKiuzkdnNV7hZyoCVKSFhBGrTU8W7zwSlgs1caxQ2drn3qcQh/pWHURPhYB02A7LBxyGsi1hfkeERFN+8eU0nkGF7
7Vt4ev+qyf6SZ0LEHjIMSYE7HeQFL6LwcC7wsY3nkbO9ITYLsii2R5U1cfRoa5Pqd2G26Np8f+dftSvrhqsnOwh2O+FlYAg4EvGuqkHveuuQB3PEBVDtE8
tmGEtmMS8L6d9ErvShCFvt97HMzHrPY8+MB6Y1DPflSpsMMY0pFUAj8j5qJZNQCAeN59HhFnjsCb8o6b3ZwP+DbcvuHndGytveAb9AH17Ec+arGdWCC969
d8U9TiSHnz8p7ZuU2nE8phO8dM7TGrYl442PCs4TLx8pXkXo3OU9Umu8wqFEORfPw5Ilq/qP7ZUUf2uiv6APN8wBu5ZhveqsL3/ht39gpBp+B4qoTgeV35
0hOfGMTu+4aINz6udGBybvUNuj1akQ+/OA3olVw+cZxwhqn0qkvD+u95voe6wBbf0MqPxbhDdoqpT9OibjWV2k+/o7mR5nDW9b7UGbknbV3tfJ0swl2hgd
L5IZO5JP0UE+asVDm4vS8/4nPtFI9BJ3FyxDH6g6RXI0omQNQzxJYmzOsHIJc37wphibKAt/y4+MXaI+eC4p35Qu1p7gIlZiZNIkW7OiFtNsgEy1bDWrtQ
/VyI67v8a50usIZp3ackZb4mNNdhWU6pyt3zXm9cCRFB5O7JTSa+LEmlQP1f/kowwKrHVyByIfxak5Cnz17i9sLOTcfg+rW5HJXE2MwDZGr77V9Upt4yfS
BoY5zhgOyee0bXlgxq5ZhgO+VUQkNhr79if9hvnVQeVP6DK93p67OT4jd27zGGCK8iIVnG0gkGCfzmlJfcC+cPgMfsfEE3pjOEUrj1pd9BXPOIe4Mp7Va1
3s0c6Mv3zmfiokCrqVpYdgZ4h8bCfzFDdsv5gMn7UjKXuIxyDtjgRizQz7WH6JLh/GNFlmmey3drDiz3JFNoJeJEtQazxEyMznGC9oE+NWNEG5hLn9GTik
LdfBcneqosvaOve9Exuj9isTOY/fBEcea9Wmd/SAaMof5xFVlOLH52otavqhtOx7bw8nrk7MuW2ZOX0Id90R9iBzDonyHPGgUrGjYHCqRvXmu945aeP+B6
SNSXHFVAQhBRHUKNRIov06YAMfNRMfSG8j/nBkGiQlLRWfId+m8I3kMUbCnqu935fQq32R/etBOZ55nQNm8lofcDhsFfqbxS+fLIyxJz2WW4RPnUH4y8Dx
55aQa0Ng9AxLvfSFMN2VGD5FNlClfCMSbErS0jev2kNZ3FRfXjJ7EsDtXkaAjkiLbXWG/WmUutBQ5hDAtyKEfuOte3eSuYk0xjdXRP9nQl69j5Qtdbft8C
O/eiXaHuaq07LEVyogO1Iqm9VH9IT27evnCkHb525BsbGEhUgOTuBEqG8+Jn1a6/MMlrKDil8kUO5xZYp4ofxEdOcKBThHdAjS1a97JmIFvpJQkB1w7nnT
T7J9mh45yNt56GsOOKhoCe7Odkq2g21cD3UeT5LzAKd5rE4/QqMN7nh6ncIIXM+zoBKbgSYtHshRhsl3UU2+x3QZ1eaki5Y4bw0YjZ7I4VcZYiKodY3nCx
Bc7xWiND3YqBpsukMOVf0JZEjxdqR2Z0RjXr5GOt07mVRgkuub+5A0Aahld4pQm749cuoKoxL5mIRdjpGo8ff5Dag7Mc+6/cjALziu5ePZCGDIbJNvbRT7
nM/ndYbWMYnRQbDC0yJ+v/SSA1QlzjiLwHTwvehHspEdoS54UzBS7I9kIuCz7S0eShRxMRyS51Yaoz7ODrBbZlxQvCBIH3/m2SUp075QTKL0xT9OFIMEwF
/EO4vSM1+5DGvMZux4szxaFcZESVvSMfiaaIvXwK5Ta9u3Tv5Ur+0dDsRwSPaUnKRhvEaz4xXxevviI6j6NjC1M8C3R6TnkM5+I2/nQB27QGNr4A+e1FmY
Wv8tHO5RqZQTXc0zwKiAB3mfDUI69LGGFfp7FdU1fdyEYiTSDccrQWOo8Ph1ttPxstpba99MIjlrIywfIZOl6VuSUOPnM4mYUCBsxoqRljpFeXAYhRQgjs
dPocvR2k5AtV9CJHV8bEw0HrgDG//PRmY0J+m83NJQF8J+xLfkqvFgTSyuXPHZqLVKWWaUQTzFvoClX0sDv1CUZqlxsnWvO6HjEWrrreOWdW4z9D06Ow55
/80bntCFYvJn3DBfZQfYx7T6xOkMLMblHHaBW/Q5monItyKpLcjU13AEeynUlSSHtjmh07W4PooBYVfQL/hCZ6ANgYf+RJHkhRIe7xoGq3jkxBuw9h3kU1
sGHVdS4P2DnJtHlXvDfd8xVAfXMEPrHr/V86bmHYYe76dWwMvoqD9PYspBjlaTVEjDB42si4gScdxhpznQyPa9MfYcOfrgyx2+6F4jCY9r3cugmZRSA0y4
5vyQ4i5O1piBi8IbNqJXm3SKfUaJ28/eLRW81Uf3L8CbcRzPdJoeMCn89faDzVUyWa6LpqBxbsf14eLYL+UgsDPOpYrfdNmpCB6iRmYvKrTCrFqDZz3g/e
zy/DKXRqJUhrUG9JCX+fkJup+jYwimpSPwD7w9NAtaarfaP2xw2xxFp5/gjhPeOItxb0tmWb2Gett+XAm2eZ+yYQljFUyggbUM3HBP2aHYc/V1cYWOpN1R
OVBNO09dFEcpivw+Thl/HRHDxK3e3VXMi2i/LZ1KYxui/IebzUMx6d1PcosihzxrKHEtPmZtbOKu8yE0sin+9Fve5KgDmr8N72whnDfywqW1oESdiMzt/B
NNKxpO626r2iAym/j+Jcevvhe9V7bllCjExM/vqzk8JaRcZQr3x0LWm1lL6THGnWs8XYhZqgX+aOwhlL5HFJoBdM+e3MqsvBD0fR4LXdfZCRy+qAayUVGp
2wNcnZ56Xq/puBWdIbImYaRz8w7YvGpyeGCr1wMedt+bzkvydkBA4e70oMyRF6JIPeUp+5XzKwGt6sRnedA/H5ZdcOUH7B4fnYo3LSgOlPlix74RBDe9Zm
+kFOum12Clh8siNFMUM/5muDVqEo9EsE97/0s635BGbG9ARtNrOCuyazYddN2tKxVt92SfUauRhd3zxDUqiI6w3NkwnwjLiNZDXq/SDyC/hRnKtel75Lpz
FJvLvwAv0n3Jhsj3WpjHWK6K4avSA1s2q5OXn5JOnW0Ow3Wyhb6Xf6fA0FMp+xz469PRN11p3L/ej+K1TxzU0xDTdPXxocwayXWS7+IQSJPFvRcNaX9oV2
s2Dd2j2uf/uQ/vZIw4LusKuSeJ3CieskeyrpFc47HS/jLCFKhRhGM2/hCvVhiOxvsder/g59s5afr+VfmSnrjDlhy/Y1vBX9KzrI9Zyh657dr8Gz7JbfrX
D0lDlcAg8iUJHV0JgEF682r3xjyPH+e3RzQRoeDhzESIT12rmGeYBm5HBjMwennOhGd2co5RFmLIUY+Dw9vNAD+PZDUe+enGH9m+YOgM9HyrtafTJK0ncS
/aDDQ8VigL2jWjtUahrrmXB87R4P8Q8YJcIbforJTflbM5irITpY5WoAZNgPBd3hCdal0Sw74UGC0hQT2S8uwMiPohzkvD3dlpaSe3UoHsD8X73EKz2w3P
LQ1dKT/IP3wEN2hjHSO4Y4OjWyPKs7mQV4dxcDikouKUaMZsFSDyI3G4XkL02WjcnxghHIrO+7XwYBA1pZGxFgsP5vzvSum8COgVdYQxWL9Qc2iKRklkyb
boIrRdgf6gltT3YU5cbT7z5/u+qoM9LWlORF65Sb/PgAmTdYogTLL3Ij5CZg3lf+PRG0Tw0J98qn1oIRlTjeJUlRz5ODzYr8O0llIGWVrNdIKijBdgjjsf
TZ/iymjbh0d5Fts/r+aFiss9zYlg9XmxYbH2KGBCtI/syejE7xPxI9mbAXnRTqoyZ6dndydcfWwNL1dnd5g9JLcgPv/DZ8d8367oTfQXhMecTGLmQKusYv
bJy/ckk9gaH4qfDplSU+3g+iIZOStDsKSnoZ7o4ja+js8rTDPPvCj2D97tJuIPHMdkUTEdh8NGBqDIwumbaJEC2FkzvFpCFIWKtvcS6HDvcW8LxioAQ095
MnzGIaNzHmNlF8jadq07S43GIkPDdMyjiG6yG7oW9gMNTnzJA1y85RTsqn/COQvRm0ioBIyNKANBTRG0IgbHeIFSRJGGdUReqmRpFmV9hvZzteGPZ7Sxt/
bbbEg7FeFvO3YHFdLxweZNknMShvzpsMZJZAQ2lijDh89FQwu13FpSHMEB885HNCZPf+fvfjLdknDftkfuLdRDjLVBu6P+QJoFwXCWHETccJSMRYsMzmjW
vs72fFM8rfHVuQZ4j5GRzjfoY7CFva8l0wIGf5AWh6SdvxRpp0oGbf0RqgkC6t+CwL5iPNAqWIXQ0UNL1Ibfo/W3KM4tatcc/CQ+33plusA/qEGS/GrZV4
ZBBFac4CgyF/7/ot5r2bIku7L7IL7zF0ijdbexrautIKorM0NecdTW2n361nofcVXcGxkpqlAAGgANMBj5xmd+An+HNtc+ya6HqsyKiBvnbOG+fK05xxzz
6DTRV0PkDExKKVPmV7Eb6POWvurKjBQLC87vZHiMLLBp/znW1s82XENlHvOvbs2oEaY3zuemHPHEaXtu401nQcem+QPcpnNQboPr3rlJRULzfAet3fMsYr
4ilOOBl/3PvmeuK4GLZzT3DNO517NVqUIqiT1/+bJEvc7HVjBGleOSb3Q4kp8UygW8WujxxUt9nJBQVWURiYnClOeU8riwCaULfQSD0IHv+yLnUTABLQ7h
/ZRf6GRWW3bVqV3f8wFHCS+wNrnh7DQEprMupJZxuW4v14bvxv/iyhQXv5MpI/tc7snP1peyzPFT/YsH0wStwZxVbtRK6NU+tuSzw/jewH9W9GQYt6QcKs
brlDqevAlVhzDfrKHVBC0YpWN4BYNSHIPTpXw2MM1q+u/s+IB+wLp19vVYEShZ/X3LOegjH+W4FykSU+J7SkNaJL/3EQ09H8PLv/OP/a7qgPf54MrqsWoy
TD7kNQILtR3W8zM7b/9cIS+VyW0/k8MOtzDVP++QvgV4yfvjIT+pKGU8p0xBblaRbpNLKRUn2NQLX597iaIj1C5w/Po/5cdqLNHEcVDVY8NBl2w7i3CInG
7mWszdRzm9lB9h+KxWRttVHNNy/XLg/TmVDBQWQDlJNRfIrsE1y0M03d4/SopFwZ98emkrgpk3LbI/3Ydwl3zdY3lVH9dGFmfDLQkzSlQiCqlXOmFk0qTf
0ZOubRIrY06Cb+OTxPxIDwEhAzRQ2nplYJYsg/2pXItTwg6oTM7angdQ5+EQ8zsFr9QJFaCASUbkozbKkubnFav8xvfbfl2/Mk7XMMoID9UGlO8HgkLmX1
iRzS8Z4dqt1AMdFj52F14G0yReiLtrL3DIfvHRMFdxiQQlUXoYBztLEItokybzucXnVaUCLIOvnIekHO5xzsaLK3vYmUrX00jJqe4wvOiuOhcLrd2pyCB8
1oVhRWI8x/0zMM34TrxdawERfFgPlpiY8tpV5xy+xwSi4YT6e+4SVELZVMjk85lpBubV3qUebnskvvfEjGHu8otaCoFP/RzOJd1YZC0nIx7R0lnZ7Y4Nub
R5jHf1u9uCvV851HZluHYpuBeX8PWxQ/rwpsvcQde/VGtje36SQFoVwgruJmTGC28kpwXRG49DAyNkEzF1Dd7apB/oYkztoFABPh56X1l8yNRK8B+ucfbz
JHiZO5H4wnb6LDvs5cTzJ36o4M/RUDTjqoMm7aU0dnGo2gUe44fTOtCwaPJC32/9q1wT028y1sHKUPRtzD7zVP0vPB2bKpBHUciPXyjHQRT4yNiY6kdcg5
c+P3DyoM5oFiTmj7ob4B82i9V8HdDEMpDzrSmqEH0B3m5HtWdt1fab6XEmavK3iAJsGoPI0tXIslavESCHH56dxzeq9E4TFUPaCwLssTtFfbJ2+1Wc6ZgG
eHxSaqTJLch/ilNdFanPPGLrNaTeUmbE778F2H9i7RjU0AXb7eqhHx2GszgPoplVd2AJuksClKOOOzwJPltZlo+nKFjkQCQ0kadbkvIcuXxhDfP0CtwObq
oQq6COUbdVKhqwQw8UFCfKgtkVuKc/TRRFOKWH4+lYofYpR2XnrTTgcC6aZZxCmyWWerevMIf7BgIFJ7hhw9n+gQLw6IzajJyUlsFcMefBlf3l+Ext9QFB
HCSXhtMp6WcytacUO5O7l63YQuxO8uCnrQfnKWQpy9I+KjY0X4ZecLBo4mwRH4LYZ09RZ3pFyMzt9pthPY4XdfiVyxEPonWvNh9yBI96LsndS3rmW5Qo+1
ky1GSAuo3zfPvV6XFTb7jzxHZwGAUfirL9Vl+jJebyd8wyzUaTHCxfD9ndQJdWuJV1jssd17ygQkJOrKc654EoSljNbHlbS/JedvAfMmkM5XOandZwrQ6t
R0j6GLImdcgFiRJTZhi02jblVfL7h0o2mJDUkN8ClT2+D8qP6+ZgZXiiOrjiSpHj7i5MD6UYJuFXJZ68ezo7d9RFiQ3ocrzv7WEVNAXXY5GzYhtLOQVRPL
99ukes7lHHx1Z+MS7WbSYJ78uCbbP4zOzHp/ySKBdR0SV9uNZKs9fSVb2LJfFoUNXjP/Hdou/rh4kLXhJXt3jZy+OXqDVWMbDrEkOm5TAZJMOq4gWOJjG5
GkvMZbOeMCZ7Mao37iATniz77KGaNpF8ytT9v6NdIqhJyiwH+WmxiO98YQFIybAfkUy2Nz7iwea786Enpa/gdFGxIknaMUj2DE3crOi+AadbYeCEG1a7VP
MEKUav7Y1370mwFE0BnpjEGlXVeQP/IN3EaSehnbS/KPrg1Sa0XqmsSEitw5nG6Dgi1QU734Jahp2CHfraarRJmVF+Dr95KsFpljeqlq7bNeB58NpQwYSv
OSHKD4w/UK0YdKKklijXtxRdnZ6Txl3mIwyPAZkKQh4x9xEsouas7xKBORXQHr3F/bp5ejh7MjLGD9Y0aalyZp+YEWYzzSZA2svysYC1wjFGa8iqjo8IA6
0ZlPOKgpZ2fdGO+2ss+QZcyu9aw5bbRcLnwrtu7e0QckUFW+vNVVx585qTnhwMnMBLb29aZOxvXaKzhR9ay5fs4ulmh0zpMHZ/RAAL5lunVGLMvm+W8Rtw
f8cz3RFoorZFPBJCvrNxXBNgGJ4M+yHR9oBrucNpVW5Iy6ixSEQtxueClZK0JJF+h+SRc8T02WTmiJLVfIOoXVC/54k4D07ajs/JaWX3sh1jsdD4mSmU0L
hDlUTQ+5FKx5rodUZ9odepQ9wpibtXDgHXYxzRLhfUzVE1FFYBlhXFPZ/nOuWio4+e81fpLliQ2SRU2PUKo0ICJ6rKZtdvPw8oe3/+X2XpT2hh7TvswmLK
yXtZIhd57zeU9r53owzxKoe5NzlPdrMPo9bwCHxMA9z79/pbyJRu/HdkXRvaV2ZgrvMstPuWe4XSLb5nLNEP0JkZGSbP53S1/d8pDyot8Ceo6PKZKi0XWR
k3Y0mdi7MZBB8NPPrAd4Gjm0LTwXfOmtFFGxyQ329HSdx0ELHlhluUOyShOhJ3QHtQG4zKyxUW8ucDeG6v9nJ/c2LEfHht/cieOvtuSgqIDk8pR36dlZFy
E3npGYeYdxeTyaIbonwYo9cyTH6d+l3QDl717zimKHhDCk2le4mV9XsShaecJCgUfssf19i6qJE13Xyg0LEQCCiXsT2ieqNwu+fNb3GwbFknobSLwueA9f
bx1FNZWNObVkcSuGxUE5KOa0ulQNaVGlcnx3eAm0fMtejFn5tiqJcMD7U10+N9AbLX3JZDEQNd6lpGTK3KM6/XeYNg5X1ytkkC6YPEHybU43Bl5x+rhJZ+
x6DrA5fvBJvPIdax0bEMk8ZPdXjCUY77di7LlRM0LFxyd3YHL1Jj8Ct3DN35a/3SVNIY8hiy2X2RNHSFnNj9Z/whHAhSoQ1oRKzJ8hd3WVopBAl1T8M9hb
wigUC9xV+idWQWw8qRCLTQNwiz0h9HOhf5inMzYm7RvocUrKY5pIxz6gc/qt7Xq8LjdkKn3EDaT/szFJUkDDh7+H9SjMVEfnmNLGrZHawxFMIgjQcPdzhk
FHc4ZYDKaVMUSURHZiDEnO48Dg9FGHVoz6P62i6jjlGk28l29A73BJI8cvyw/CyH9AKPlojEF93GaG+7g9mZBdpuqfKTXFbcLfQqTGSnl8tjvwxNjToQm9
/2/dB8tgkpTuIGA/ujpzqmJufMscso1aRoqD3S5ST6GnqDh9kMGB2UWUS+sdS7MYx7wBxIQKYQTVsu3fK4E4t5A3h9gZCyvD5gejH95RwJ2RxUG2TVy+bO
3XwwaovVBULiCF6JX14n5maVvjBGEsz0TCya/U5SshS/ykQ0xYHlyC/39iFCuZ/qKE5uz/rz2tSIMewiOSTpCFV4+k1h27vxXOZukwQBjt3VnzTce6mTDE
z3pvKM7MSzBichPrwwP4s4qsCR3GkHxndppnT3dz60V3FNX3LUXpZLIVU8Xs+eOE9aYlfug/ZfsU1irt+aU4Ck9ZELbjVwByQOJ7Xay0+RSj8fyTYP4D4y
L7RfxJAvLf2JGqG7dcTGee8uyKEyBzXud/gaFT3PVmmGY9Amg/+RNLiQ5qDDEhap7hx5mEV9PbQJuYq4R++HvomBt/EQR2QITJnqBTSkIpfcHhzugSr4ON
dDlSVdBBXx4JsL5M9dWU3lIOfN89pPm5u9z+RmNm9SB1+i/hgmHpI+34245/FWMiOZ5i4G05Dni9xLdIe3WT9SSJr0xAbMBnIc18QInuCmfYvS44R6eCen
7zBEpWaTKDIJM7Meziv5HDGnjKFdwranXvnSNwbBTlxLUvcLZ24Z0bq8mn9E1Hpz3tzyAqXmp91Ii+mGzW9X6k9q3mIIqt/LtR/s1uDnWJVhrces2E0Pl+
js0Vd+BD5uM9HYBMdxXvsF9Xcd8I/AW465j9wbmp/kMMuneRvQtv8FftCg7Oy8CBHMPn7UXar+YetDLfyU9G66VuPG7HBx+hJOcVbSxnPCIY4CZENIlzHL
laAMImr/EgmEHmMREGUVhcf6ApzLeTaPS/WbHDR0Kkd34wuP9x8DKvwe+uBRej7BBxx4sq8ojTJD6mNgXW0Nsp1A14LJ4xkiwHu2zXYJZ1zcXbrA9GtPBt
bKVOFskVkBHj4XkuHpFlEHishz1KHr0e4eycmyos5oNhzBrYGwiLNo4V5dKzyOEpk4YXCl/00lU5S8m+RSXyyqzV+1liwyxoOzjnDDH5PCKcgna6+Ot+6k
0gMysxfCxVbwTvd5UGuxgd1BlRVPcYQ16Wtskn+xShXo2NHL/tkIX/xjEaB2IhzDmEXcaReGvuM7JbfIv5AUfZ2INP4hntwypgiFvfUVWzne/dZYxhxn5p
vS+Eta5AtDX6l9T0sMIylZ1RzpPsJ1h456hA4nvSSP/Gzwj7d+E5SXDMumbhVit+irlZMqfsREnEqOeduTXELvkp+awRE4wzbCHW4IlUgUPous23ekPBkR
Onz5gv2M731UsWfQN2m4lCnS85UPRrFgmUWZ9VkmcBZ+wpJ8rtkv5AJ4W79swj0PZf/Bf2T7zCrx0J7RtLxzqR3lxfihZT9qdNa6wVu/I6d6kfeGLmmcuf
cX5Izy5DwA5tiZ2ZMpv69gU80RPzbuxg36E2M5Fh/3mzWxY+3RZYNVEmXTdPqQPM1LRo3PlT37RAQH/8ZvV1FwgMX1SJCscWa454S1kdCN+MvUmI98ZYod
/h354Z48yjrpfqVmNvfW+piriwpwYEDwFl/CEu4xb88NQ0l3yMdR1SCG/g6UYDEUzEdGDr0TcsjfoPsicVwVDe2Ol0eD4WDneALCpwCdnlJpsjulXfA5rR
9oG90ja5LKCZ1gr7Udfth9j+gqKN5+WOav1yh5OJYtQ9Dp4aTjMH7HuHpKZN1TOPa8LLNOHztm98aX9FapJfAznO4p7/PWkdKhwyVecM5UDTeTCEZ/WBed
U0C/oMQVN2kWKniPIX+6p+ZYlKAldFWzs3WNSur8bBvnGG7IkYslnoaL1sGQ587zRqPw2ZS1B3ES28WCoP2cK/Ng/auNeL9VUWqtR4qTvOZe/YTAs6k461
NWZjpDUsRB0detiWhwsN3bzZbnf/XiwZo0eieDa3SnFXT0xp2jJ46Ec1Z+p3k+IMnynhgbK3QpC+9xR+JSnHg1fvQPpxoX6yUkK6+Urn08r+sF8xkKIQFn
6BLh3lJ0J23SVtF54M3LiWiuqXIfG8Yx8yv36iHsYWJkDCA42IdHPkK/D7tLonO0H+w9cjZDo2qZukKKNJ75cjETKjplgqOC5xE9c6PS/x2/EMtxsF/aAT
o+yHrYRcVV/ZCKcrowfXCBZ+FeKmom4T7xGdWdkNYv0sRYWxnkIVrUPgTAv6T2Xb49U26Hp2ocfHL4mr/CCz6OCC8DPwI/3337J4l6R+wPwYiwVMi/cFMQ
cqDO7KCW8LRVUYzHO69uu5qLompS2ClszmeIu5mjna/WVFWqSSyqYxr0jDxhsVWtZvzCQBn/DYi+WtGhCdd+Z+mHgcbWL+YWdWxMnz7gU6EdsqwXF8NdlO
0cH6NTivyUq8dxteu0pAWimhYUiZG+daPSfsrULiH+SY7klSv7oP5tzN1AH4zNZlIVSfzFG6U3JhqUrjKDPDIdwjY+tWNOmS2PZ3fx6fiQS4Tavwnu675V
ozV4AcLwAr/j3LCNqUgc0PsNFt29ARaJgFVFLWhY59a65qWMlK2g0tlRFG4iWrJAXiI/R6za4HFg481Ady9p84oO2zJYscghPBs28V13DvzGmTgguIIkrH
DKh5rTaoxdcAsV8Bt7j3a2DYOH2Z+z6YeJvT8etaK6dyoGrsvTGRwNYofTWYUtc3PZCim6FvNDvnyvy0RX2r+IdriD3xTajjMz4I+hcgt+b9ISbr7Kpf2Y
cS3an4T2jmQPx6x+8xzUJa9+fbRfwjRWOVTx7eW+XCdPeUrhz5DPNXzXNr8ATq29lJrzj2XEegZTzuVVmpjMALL03E/eMLzoGmN/rruK5M4ehRW9wc/22a
JNOrEPbbtorSIvKG2aIANcOPWFInWFN8lfc/eyIUfRBQ5SnT0RT2/4pYLQSxOOYXtsL9O2x9qj2YhoSO3zB58+7LZTbkNqQdQe+kCszlx2KAGt1/pKrcUY
Dt5hnBBMruc/l+U03lKGfkr3d/XPGu8YoE2I6YRfsVZ3qVXQ1mayv83YKssGen6jEckwm4T32OmFVs8oxufRCEa5XeoE+wT+4c6vs5BfoxfhMf+ARSmFJ6
0+w0GCRhvvMc5cdqyoCIYoS7OkC39cTwzqC4hvdxszArTeOyFecoHC7b9xUc0Cnio7hxbXcB10DtW44qwKUgLQaS/DmOksTZ9T3TYM7kWjoe8j2vdzVlzJ
tbSYtngaMOUtYpUKz7SL4il6X0Uj8uB4o3F4RtaEoU3H0NHTW/+HVLKynkpp4YQhFq/MCgsVooXNMvMRJb8CEQcKuq/kfixV0+AB2bRcnX8wOdUCRLHFVY
u9Tz1H5tQxFZtHdnqZnxe1kcuwqszKB/926LrjsQO6zMutNPwHZMJ5iNAOkUfY5yGAbyJdi/3FIMr+HGgCvEqHS6WC8TRayvqzlFl2fi+alJho7qv/Btm5
Dy2PpzBMdbagwFcxi5aihimCvUKUX8tm9u6ROaL6/kh9wNhZ8EIXo+otnbHQcEvtJUj2Pcc7MRnev2wRPtX+f02qQfaqBT42F9TM0N5/SOC6oTKo9zjs0X
hybK9GZy/HrxPhv8/YYhMQaYDfajv2xwQwtLT4uPm8Wlz5+rZ/bPo2QcU2RCS4vit9g1dlYArplx3t13Ey6TV66ff6/MgPXi3myojiom6v/9sfgh8Qdy38
o6JWsYJrsy9BYAztOC1vmrBO1xyYnVIznDDFhfRGGGU8i2FqNgc7J36uOEvaaMJtcq4pt/sm34drPqw/NDaFdggcyaW1LZOSSy//+VEDN6WfYhZZWUcOyx
ObjlhObKTPh6u3zc+vkVI36NHptXJrTyqlTZNXMBwOsNMiP5IMRdTUGOxXuucFfvZtwOXaAtYo/SQ+XJKTz3w2HstkSn8vMvzYExR+Fknstd2dThj/AfIU
10iHld1KRaCNXOcWqoCkycdD6dZ0NYTUmDFxy+uv2b6siCuigKU0OPCq7uLMKwJiTcvmYWCbFCGjf7oZid9nEwrOSpgkkAgcRoJwDwN2bZMP+iM6tZ7oMg
38HunhORe9qlMQk7/rwwZtMz8CFWOz6h9VK/5sX+h6ayg3ibuZb9/lH9A3Cu60pQ72YOnY8e0HtrT42XniPEvxZD3i/03g5DHZwV+yj3vj75xjhx918yly
4Gz/GWWubqHSmPFkHr7Yfoj/Spz2MOehEVZWuKas1dZRM4a1DhKUECp9mDQWPcDiVZPnpu3L5y5ix8GTbfw2aeFmkUuc3WDSKUXLNudpc668RiVWj+xwM6
J1rjQhTQma6CbHPYItLQXHz1jUGM7SP4WvW3WB7Z7UEwF1YXYo+GIEOllc4O+CSxDf8FW4nmVRRmFKY4zA08teWyZUaTVpONTeHaf98aXW0HGp12lhehsO
I5JWOXD6XIfh8HfdHSKcECMgQxxJfKrcmp1GPxoHq1A6RfqM+YjF+9KS6BtgCTdu0EldI+c2/dw9+IRw7RlOKKcUdWy7qsxwdCxOWcZxJb6xGNIMHk+8Eu
5rADWjecRuLuCV27WpVGaoP2MyJZjAyu8BOkVeGaEhNgUmsJAOXSLP2rzwRFOeAM05mVn7d1D/l44JPF/2wx88gV2mj9bT+7+Jk/wFUYwy3LopXNdsCREK
UVd5GGsSWp/iImKX1aVP6ow6asYgpxVfIqOXZIoLE8MYwi1lHYIW6KsgiAoEg68xt5fspoXGs0P5M9g9sshW4IG0snTjM1NC5cSYudK/4ke65ZXTrrchSq
6GM3ZdiR77yfKu/KkrLHwPjL1mdoUkyZsSlYfXbNbDavaUJfvlmJwimGBkegMqHLxSy1LbT19KbyFv4glJUfpTiGopRdL7jPjg5qGVIGSWUSQW3kjZWR3i
IZTZDwWED7XbWHdLcCfBwDuSUQUHqdGUcfNMYfe/kw/xkjFN2eCazgDX5Ik8L+O1HWYMpfqJ23cZNf05lynZQlSW2a9p6Je40/a4cGgFFztIF5y6Bc70MO
paflarW9yUDue4Ryk/uQwnjBBEgnTHwlyXoJK1tKcqzH/CXda26e/HhD35tkOWfRgrzF3bjzZzwJ0PiX7P9/+F3TXJG65154V2lxeWYj+4LMs1g9D9nPEE
7dwGmYvWNSH5go1HrKGbzFhgHKT/2oUY47jCH7aQiEHvPWbDMVYZaQ7W6SAmYV2ar6m+5RHgy7JqjvT7Y2RP4sfGiSIKIcAyjRipx9DlGTruxTcZHrPUcJ
+LsOWtVslYx2i9IHGh65gHw6Onbz361YTb0LNZ0aAOrTaySX7KdfomvfJWnm6N6vELjKteibEfL+4Zky/VSc/e/QpLyA83iVMEnX5qfI2McAEEfIDwLg2g
b17CiOSsfYgkS0zW4QWfCbKVx6KCsV6Rvf4KB4nJ7FXgI8i5sKEpsEJxghMnHPAN0p8caef18IkShxt87aV0b+G9b0Th8KdrAag71/H+VqNPjZW42Pwomo
vLlDFdFlkbIrjL0e38vtFpLE0c2ux1FY/IgrFhh6LmSYGQUhfR4ePYW6XHzAk5DeUSk9zFmyPxL0ZWrgBevaJRT9nyjhcoN3tvTpZfMrFBi31DOXwjVyYs
wgIqM+tHDicOxoPnymjLsqgL9Iq9JNanZNBZE0zNXMc6QFxoNtouiJJlHGB6PWL+C2dpAVsm1uo57eccJuyjDTvKd5RptHVJ/NDt/ZNB8p7n6yanft71i3
bMT2Lt1Wl8Jx8odpLI1yRDCOoa8ROMjvwEeWNav6aJiZIPxV/fFdSS6m51nXQVulck3UDV1BbXuO+bDMns8hbvH0XFIQ370FU26toxsR6GaGQr4IGt9EsO
J45lQYuRhELNazreO7vF8JPpaByOghgrPWlo0gt4CEav2HfArlc3FHk1Xm1lSl6gUwvny3iwmSbmYQP2MOSV4q7nkZLqe4PyhggpawwSod16mq7Ro42MUG
D00wD9gSWUhT/dc9XEUacD/tgR5+vZmybGbkjZoIicrFFdYfp+wkOYBL1YBrPT85WgEguTlRiVYoxeMAcjF/cUB3tMYdu+smO7ZwhoKa9F7LKmZqzSI7f8
GzBtjUNBr3C2fIEyJJrMjeeD1UX4cLUINEOy8PkzHdXCPvaLj+DvorXyHm81YeXwhzLMCCzWe+isSbPC03A3FGHU6SyZkjxBcWdxS/+OpztZfReP9HH+KD
aqCthF5nwC/KjthVjTx4PCbnq6rik0D+mUKP611a+XXp2yqclS7LBLqyNwM0eUlkoprZtbFNncxwW9p4Ef9NgnDj8Pph9R2f76ZD2t7y5NKin206rW1bLL
OAyUQdu4GcKkyyV5UGwwEiGk+vqFd4BZLNl3c72/a8LoYEfyuNPNrlGfJYy+X+staZshd9IGQ/GSHmA5ONwVmaDfkCUplzoDHD58pdLKRIkchaMgRHSSjt
ZBvDIlKG1YgPITl6oBf87QbQ4/lA39CjKzaBz4W3RbLT869JlSmcJrvK1/EPBpjPnMpl2MyTmIwJyS5O1rI/lLNFt9eQDSL2FOKKCGegDjX/8Du0qrJryC
+cHHHKmua7CF+eqq/K+tR2D/XzyEXzGsIl6Zsn8+0Vr0jacCgqPvUVd4KvWV8x6uQozeHRdtNdD6hSMK7Qbo7eav+96RA/Dw7YnPcTNnIQZTRVuMONZax4
x/zmbdoWUcXYlOJWl/hyDMkjFnL4RnlyD+KpsnXlXXh0xHWI89aY8qWHGQo/04r659htDvJRwgikODv8DXeXacZSnrMjytIIfVPxhysJsdecB6fx3UIc5U
9D+M02R3+bEc29Jx+Mg5RRLgvAtZ0ZgCT80wVCunaHc6Os+NQel5QPmn1a4bVvpp9dPhD0xma+qZG4XjFGY6KjkQdFMx/qiGaJgVkjKfU1Pm+I/0g0iac3
b2HadmQXBH9cG7Utyndo0pacO2zFK4XofFQrzLkIR+7q43OObjSMJci3tSMa6z+XF53LBjHiRCjKT2aqQZWGSaTLLQCO0Y7Yv9Oa5yJX9qjHrpSmsk/QS9
ty8SOWoT/ZhosH915Xz4Lnwi5GAV2ZYYRFlky8Yj2IUFXtWcMdSPMVUu/D92Dtt5yaYhbiZ2PWPk4tNs1YsNPAK9sMlh+IqYkYxrULarG+11WgpK8XNj5C
GeItjQfp6Ff0TruDzCQVzDaxrFYtC3F2/QSNWE6MtoKoWOHlVLAA6RwrniEGweafospczhZXwumrTUOSZf5PCvQtOftX1sBPXlwJTVx1KOesxtxyI5DzYC
bB/Yi+ErYCrZesgjY6yNR4EqRtwLhpEG/yeXLfo+OcDSelY9TJSuJ40lnZZmj3t/YcAullRGZEjvOeL7VOLClh5q3u8ArqEHuqY42rB1xefXidmxlleTiV
RLnsaXO13bBFbYZuUCuulqYzShrJQdXbTDn09jK1FdG8RxtcYznJ/XE7GWJZWOtY3SWX5s3IuGVzaKHeKYGQxsgpLDQBfEN63hcS/heW3IcVemuIiiVxLI
+7qoHv7sFd2RAnypJqtP9lJ1qM6iSR8wH2JNkY11ca7OgOMhQOOh1mGEWDfqkfsOo66G7EsvFjuWIZwPV78eYCIPjtVDkg/H4zi8+vZeiAScPexdvhLrGv
CqTxDXy0NHGkyamvqAJegl1ROtq9b+t6l/UYKP1bQ8xX0L51+3d2689LnzZiOJqhGGj2jz13qqV+B3mKDvqa/mRaJjzM9r2GWV5z0B7LZ7TV5k/E8hwIT4
1lW93obDLkq92Sze0tlsyLz5hLUvdokhdj75qqZe50W161d4OE998Cp77dldoU92su1wcwsrDkhbO7W5tTGwupHvCtv2iBP+6YrisfCJxm78S4K9a7W9H/
NNe1H7dqUGDQltU2TSBEsVHWAWd8CjmUTTzOPBW1HBS6YR07FD4ejR1QuLDM+swMoberj7U4v0KkqNHQkWxOYPYOeYn9xF34Y4bEd4DCt2FkE2Q0V9PpgT
f93Iv+Zw2dZX9i2kYoejJXdFywH0tnpA5M8I8U9feNy+V2uOWzvon6T10rCBEvbcWctMOqdOpxvixc4RhgbbLsDLMwE26RPqgz6h7VUU9u0lRMcWAM/Kh3
frs8M8T+DkCVzqNU7x/Mt2lZfbefKhHJ75FQYotaqsdyj8RthFtVvr++Q3CGAzJhG8bIg+jPSLUGptwizwaUjriGdTOccy8vkNMs2GTLDuaiUOzZBVT7kj
sNZcyIsrvJkr5z0K5Xe3Jf7PLBRFvVpb/HhbU2LOFO4CVxQN1SFHuNf07cE4jdPGDBxUAjPjCemYxaUUgH+hbNHH6SQQ/z8DZfINu9MPNEmSehlh9ZzZKb
6LiSfcAKdvNeVeaM5sdtvSE1yEcC43IltlA/URtyNh50TVW33WTaQpet7aiyUbgrSSCQ/L1gIrigEP0RZHXuHLePjGySL0YjnLIyWu9QfuCn5TwpUz1l0W
smm/k0A7/pfFVOCgOmK2URr9Je9TD9llMWg+czFiOM+WEU1j7nvp0H9Xv2D+cU3rgxo1qiTp7tR0Mpr5X5fzO3zh7uRdz741qEQoVzlEyCrgA0PqecAubI
7zpU/bMgyTirbVehf8BiaPcf6Bn7NNPDdOQgvuRDmR5Q7H/QXlBQXunypp+/k/Q+EeYdHjtWXPJu/e4+u2waYta3f9+8XzkxTZHX6aGHneVU6Y6r//Rj1z
9IGro2KLunt44bumnryZFXrtC7M2rePHmBxZE4ypfkKtui7Fh07eVJIiLzWClx5mHBBPdsn1ePgJKqn8cDsUlO3SP1/GSoCuZwlZKpMeqL6IwH4Ol/9DYg
iVyJHYTDpoSXSfMV8fmJFcuxfjoxdFjHS47wevkyfbvlknl+dIIl0KoruUDiRxARi+wt1HWcVh0hlZUebaiF9PBFNsJzlU6ZCE6eY/cSNcTMVYH/pQMHVo
jtNIEIO+6smJJLJbmsKssKlvSw+HoSIwGkEvh9QM+LCGMYoNGmfiFDhXFG0OO4kZc1o8NU8ymuEzXEmqVszywEf+QhPKwygRKnCwe4CqQhRU6cjmkf2WbA
XV613wtENdzj3O0NE+N9OVI8DfyyP5HwV8CHLWJCkkTh6QDhHux54pwhchZ1hc12PVJwF+3yKofOW4OO9IRrFT3IalsxtP36OOil3kET9EHNN6CN2UjHLI
K75pbtB/MY+xR9DrSq5fz6I6izditQp9ylOj1av2yBuZsFxaZsuLz+tqfw6jhrnR1dKt4ZLIP6yAjwanTOq1D7n4u9FGlxhp2mMnJkh4kchfzHSlTD0kjK
GdRADOm1eHthBADqfpiA4H3FaYi4mQdpacOGA4Ac4tKRZ8jS8FvX1YSBQYlzWoNETjyDmwaLWkwAXQPe0wHm8114iHwe/WqrWttg2wawbP9cgzo2cJiU1h
MR4oTctF9h8i8ZJJzQhuBASjv8Ac2e+20SvO0TPgjlt9wkIqQJ9rHy8lBs63Q0k/A7yjTWeR5eD/N3kiwbE4KMRJ1eIX/IjBjd5QyQg3aYQGhdTXTheArx
IbZRf3zV2NbVTbLKbZrDwU3lpdG37jHWXjgqJF4k3ehLLMqlnX0cAquFz7RB75Ch7yPY8nrr7juB8BDzh5SyY0oyp8aWcn+7heUwXZHA9O7RJiuByg/CLH
k9XbLlxXgFDm5T6VFrlUr8FMizT3tbbZcxofFrAz6eedP0abnBw2PqHlSTa2KV5ZYyB1hHHmNjul5w0hvo9+HDR64AMcUWBh7L1ZX5vDhL2rP63G81RD5y
/08MKRhHC4R1j41D3QhMmTfcRKYWwDqlGp359aRyQT5WbrDyQvJUMFL//U6F6bbZDifQDaNYwn60fQoP/RQx9WHYp4dTSMQZjkSYy5Jayj6rlaBUPqsU20
u6ahvcZrLhqTuF0JIW1OfPXNnzno4pgvj/1r0O7YQUd1Z2f7uYOKb8eDbFuQ7AWVubNhe/TLNlkkvt5Bvvx49q+ZXYOlBbfNPLmJR0RCLEhHSIsOLhcep9
UJhtOExz1xYtHTeElxaHDu4JRzeKM+H14x2vpvUQQRai+8PfPpLttn3pwu0p9Ir+4oUuUL6F51o6n2/OMrfs8db/+py1JrP18XOS1AnIpjdjPP3GDdU8+k
7ISG70BehgFb/c+Z1K0Z0tRKZCa2PkjXHFjOeGs/ERfLy9tn+VtfeGUeS/R5qjnFUx7TfJgPq0Q76wzkgETrBp/faI+75mwGDj9bEcBnrk5M6pbDgsvL1L
znMJmM/TfFW+bpLH3J47D08HRqaQfH/+CDFHnLv2o6etsaaurXFc17qNdP3GdZvcPHLS9bBWt/CL7Ykg2jGTMxTMwosRE9A5wmzZRL/QlxPaZr42MI7OL0
kTJCe2o4Cc4l7fZCq09P8NccNwacr7RIvdPOuWoG7NB1YODJEEACXcpg9XFYTryuu+7X2iznCKPLwQDSdJy4Xvt4CRCMoYSB2NX3wQ9uxrNu3arDlbm2ke
xOttk2WnDuCWjv5Hd3/cnr8NKqku5Qbwc8RD8hKP7j1+eZfrXP3XMMFbX6iNpmyBd2f3wAmouH6a0byvZs1fhdYsibfcTOG/RVDoAlnFATsjB2ySnLg0cq
EZZ0b5AkhJbjnITjhSQI6UbbdB9n0FO2L55Ei2gXHVJLbPQGJjnLGiSH3pIU/q8yHpEXNe4FQ307tnjcyA6RGMx5t/AQzWsrfP311OBSZMiTBlV38RM1Mg
TGbacdxhmhNoHGdCG4Rcf8OEZnfI/y+bHGzyOD0TNq+uAbj16Z8zd8cYp5UT0RZH46DxqzvV2rw1YkweTK/orfo89eo/AKlIk97KnMmsWh4K6c8ti22J39
SQ4dzpqc6X6pg5kNegnLLE/Ibw8Ex+KGy/qZOTCUW9KN0/zGTJeBodtTIJLtGvwWHhhUJ52uJV2yZBxmVajCCtZRcZvKDJtEfw8E9+94Pi3Ybk1OFywH6i
MZkxL3UnpHfrLmr/lMrf6IEVvKPE4bmgrDfTBWWkfzNIZ4EkJhzxbZiOoUYMJLeaqFv3BY0253MNVjoODyIT+i/GonTyFLtrsDW8oXV/FsEPNW95fnRrnl
8oyWeqpE/00cpycEU2KGDVRyXthhzEyKO/u5RjuYYdQnxIWjEzSn9LKX9cxKFA1cc/ATRk2gPxWa/h6en04zZsHJ+CYvlpiqeiQXxzGCq6Qw+giMYbtWPS
2fqZ9lYygaxlVVPe7xbJJos96I6JiUMWa/D6mDcSqL96gOMSdigcw4nyjUvPYXn+9+C/gNEH4bFf8qigfdPKFWN3SpzTKJ5ma09OiKO2fiUEyyccSflmU8
EBfwxF7hypqex+Q87Y8ZduMRY/bIJq55mXWKN4S6Ti4/kUmWf8p2a4cAE2SeK27uZY9v1ar26FdmzzsRLzBBucr3cWBgvLCOERcubgpudcXmI/EyoFlJOj
hSqnsK4r9Yg6E+85UPMvl9MnK4EPV1y7uu5LjLuer/5qnH1cU7s8EQDq6LZH++g4Ru0PgfPn7rSdVJlwNTtG+mdeMRvVN8TW1/bGWoXSzoI9FeqK8UITIn
zQ1xyrg/netTaVd03VNWE2hdD2l7vGCDNG2ZSsN9nNPBI6wuwYK9O5y5n6iiJ+Ehw6FKG1x4idh+DT9To647tUZb8XqNH9HUA08NYWQVjftJxBFWCtzO0z
qZHmpmwVxajMNTlJa7nXcPr+SJYJBr7y6SgLyf1i5XAhNzJBdXvXi9bXr4QzSh5SFoXJxajUR5D605O6gX6Zf71kGct31HmCSG2mMWrqk9iif7MD2dVyom
rpKvHpE7ZrFxQuRrQ5ppkDP2kbX/+OLAq75cPVtD7uxI3YyK3aFAH5ZU7QQB+k/AXGTW/uF91MPr+mYdbuY1jk+3FE2iI34uiEoygquERUdZEVv2SplHkz
9fseO8lpwhE5jZ73Iue5KgJx/Vr6QbVvHfImQP8Zb56YP2hU/NW8U8lznU6C0cPP4xFRtGEVf5uusTsEUcscD8tYFztuk+sGrGv4CJl9SBic+gdXFmgg0X
hL77jEzFopuX5D7BdEhnKGiG9+fhgr5BEncLSptQqxhxBOUPiaafI45xsX1Jc9Dyyl44Q2j7SmsUg+QjvjL3Sp2GwfJi9G5aI3vH8rX5ijoN/bA+lnKY/Z
Cu+kx9vSNhhvndHjbOZ4b18hxu7Zw1b5NDMLxN+50Gpui33GFV4k7CwQKCtOCjLn/Ba2aeb6rhSYrF1tZOd9Ql4uTTrJUHJFt9Ag1wDX+ImZxWcKk5TQ5X
kD8FsIJwtCTHSddUiuEdahPPeLqmc/p6tGswBSG8d4HfyetRXGcj33FiE8re9XcJIqvDaS9AzNFg5vxmXQVz5EG2oi1doVF4cN1qqmt0T5KpiENAqTGNni
jxV82KEmgyfedTkegGSJ0gFspQQuuYscveLW0qSsUvxyxYv4s1BY72LIJ6Px0qMa08Zch9GZ0tUO1z4IVl0hjof8EWuj2HR6Y+UgUFq6BbLfum9xPC8RSp
9dlxFKpLSIoOwqTHH/jVJUv5JQ1WLOXoaTgeS6dUVlXp0h8TxIm5IFlJsUcYz2uRl31QzMO7BeOxS9KhftJpW8XxHDtlCPf7RCeLCAL1iwp+ldQZtcUOG3
q8f4FSNe5QD8dA+BQvwAtFfwZpC98LPfw5GzpxFLB4i0Lz3+mLW0M7T/XaaQtkE6AVYHdX69G/MoBReJmHcKDUdVqAveAHDJutu9Wh+9EX9FNfbHv287wQ
86m+Z920KZgBtLULPLJdQKRmoS7SwzQSQqOM1MN2nz20ztrNt0waXnroOgzWtqHEECFyL0DK/r67ax/xwUdipv8ikvAQenh7tPbXUipEstf4TEfh1Ghlju
YcUXIhO7jT01bTETcae09cVt6LxJdBXAi7+qaTa7HRRDngPFH3dHETr8OU4pC31qyOq5wy59TkbpfiDP979FvG0FKy1ZxxiuuOlDjxT6KujkdUcaOzv5oe
Ao4Gv/CF6x7DOP1vIDcxhDfeYxMwrPjbd9fBDCEu36x1OMAZURSx65b+vfAfAf1ZB5f2kD/5A56GXcYy4sjCy+fg7jxLkDGKLIKPn1zg7g/UGO3vQoR9jr
tRCjkJpxfQSH5mpeugDx8ZvwjVuYQR136SGjqlf5JfXOcdqfjpyPWXReMWGxc+Qo5NfD/NOc8SYy4LRsWC7MAEZ2WuMM00SUt3a1BI4/1lDvHbji0rtGv1
xCGWASmtD9YY+UUIq22yoAo2QbxCPfj7B/OJy+0NUr4hfBRrV68mRdHH6zG6/Jw3Vp/HrEsTfXHhlIFUiw+cV6F/akZWyuJczR4SknBLCoLvsrnZ9PqM1L
6SSEna9zCw/q0E9a2DPkwTZAWlziNBOZyCWMsBhnkIYnU0Qxo5NdLTgPntWME3bb4pAiSag20cESUnbtLFoUCrMi97GXPkyUVguEPstJcdZ3y+YKSTaLdd
DrN3XiUmlXupfa//UhBnqRjOF3sVIa23nyY/uoHDuDyFGbubwe2y9CvSQ76GooifqOb6hm1DU8Tb/ZF6fLvMrVwo8KJcu0k6bIkDGyto39EB21EZJw2q7H
SKI8HsWrkrw2cF068hMIMz44tH3Dvla1miCIvMNLMGvsrr3mLBPcY+TOYQ7SoMs9FitPI7T+CtUyWQ4rajrju9R0y3FVyo50OG+hVf+TZrpF3qOeBOU+jc
G905vnK93NLDnpCGPv23gvPcf2MSZXmJo0wk/r4Zc6YjJDRJ4MwzX88bAgpaNv/E1SmxKZgGkkdM60LXypU7iF1lPZaNUcnIO4cCiQDWcu228pbmr3i4Vy
uc73MUixAsdsgv8rO7ZJ0P1TOOYa7LaYBpbbPHWSAcIkCID0G1TkMOB5+19+o5x0MrKcQiix5toKTl8DTxzNqaG6yZNM3zu6t7QRwX9GfwE2jMnevEHTb5
GW/Zb7pwTgg/3CZA9ObmYg/YSZW2hca+yKIYfkqnYWiZyG9PfiJEJglPmroeDhriDu1erUQW/szmGORlrmV8H0RM2ZivXDUl3QGyLda4OiRPP3qBxqLYD/
FBjdSAXivmllyVwFLm65IPiqljyeWeWBn57LbreMu6stiNYBmKTXSIbT790Prii7CIsCXHOGh9nE9N2jVMFYo7obPn1LnlBMR0g93kiB5aRgM74p6cY9Om
MHZ3DgiRuTtf5GEPzah+JJYe0UgaBqwDemtuE+xqQh1LvCL0bavOnhkL3jjnAEoq+EOF91AmVLbCz0hHtRwImw8DeMFfzXf7jpXQ6YmYQkk9+HASbBVKmE
8XCPx4CiS6+mcpolF4BcsRP3xmC8pnmPWGseWFhbq4fZWk6KhyohlD5JOkPoxBW+E/C1DCkULUQ1+sGfexSDomIHOeGKrHXoC/krxCnI8ZH9rASpBLFO5F
IqDIzdHAr/cZlkdvPfsY0bvQJJCVLr/cM7NbcRO3a26OjoUWrLGXc/em2/g5rNi+RocgDUj0z/oIg1tbS9e68RhsjoPfHrpM4q9dcdK8s3c4t7/FyTUBLT
w26qOErDNWqhVJKrO+rYhAGUJtr9qnghEG4w1aXA4SP8aOTMR8C54wOS4fZ8LzYE7exo3LY1ZKMq76G4niqfONR15jSx/ledtpVV0/hrF/qtPgMUNAcGfk
ZptTIiMb2naSgVVcu56NLF8qyTju4b+fr1Fd6eyvwmaSVQYanJOuTzilFccY8rPGITjqa7MWPaRKfy+N74tbpuqA5fvIOy7wJxkb3+7p6fWUaBcNqp1C+e
dAFPlfQaEl8txzkrgZFc4o2mOCP9LmOjA2nJxXsYe5yFhPh1UxwJSRz+wQsQY4cCaRUafKAepLWR8f9GlmauRgPxjD/PR/xCQBOmufUdlyVEgwhqU5/pit
CDiOBZcU2//0cnAjsY0azNZwhK4VXPtVI5cJ3WpbEZ4Q54atfYGdm1baEFBP2bCyClhO6tqzcyTdHiHHk9fKARmsOpyoBgrWUJ0w5ZCTNyVDcS+70QPjDm
9LZM92EP/cI3RDPdGN6T/A0JZfNm7qN/iFSqo7yyK7Vwz+SgfKryc23uIMvRYh9ILTRCdjZLcI430S4viuT2REkWgm+eXl8dTAU1bonXssPowX4FigjLgY
dUS6RiD753jz7vd/ia2g9x7XGJcjJ5OtmFTqjxIBxDwPzPUqPDbnJMnWjVnyms6dpZvacgOPPShEK3oq1kI04yVF8qMXFesZfh8elN/+IiU2PszP0+y6bo
fvDS5sPHG7cx6erZx6SRQNgYZ7y+CIkVhRszNvih7dM+D4UZsHeW/JRO2bs54zx6wdkbqGwIiOH69FD+/iJzjH2dB1MWFnLO4eJrbR0CAcgov/oRhTITrD
6Ja7ZbseHKI2e0MYenYCqy5PkmVBzLrN56U5jMRLjB3N38HpFjaDXj009zGW+FyPIxIrsJsnqMFIVN2j4E4TP5pr/E/zm73PL8HMyHDccJGjd9qshPhjOe
acmiD9GiFum9HUM+UNDQdVzt+f6EaTg0q3uoxZju7XY++mnnuJZ4kr0mMKbacOaCPkzBKbKkVp/zDZeOoa0XJGJfOwhszB6o/nM825awfab9PnqkYXPedN
FHCR5LvXPPmGbM29XTOoYX5K5Obq1mZ41lNI/aDdUGV9ZHMmNEvwUfpXUdX0XDoRWQ/rZp1Oa9yzJAVFBPHSk87nSCUbN8CkdCHcQaJWwo5wlE0X4HYqvk
+kDc35e/jrxExHChh7whta6UawZZ5PE5I+xX3oxhjy4G01w9+X46Fkl5OtIptlHJLoWa0STnPDEfpsTvAfs+tor/cNF8tN9HfAYVc3qc7I8Y4UUrKJhuxF
37PDfUnCHG9XavUtHa3F+u1qkmsSP3iUdU00ecROJk5xp3q0X30kJwmIChPZi+3fVha/QSY5auODxDRERwd+56WS2BDZj31bLeLloJTJnWneCf7hIFfyzQ
t/Z3CiACp4muzx2O4S5Ds+GtkXK20+Txii4Lgd/z9CftcF
"""
AT_REST, STEP, AT_LEAST = -2.675668, 0.11424364, 0.3

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
