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
eNo8vNeSZUl2JfYF/A++8gNofOXQSJCcGQINcLobXZWVkRFxxdHSxfKj9bkqVGZlqe4GBmIwM3zgAx9pxv+iLT9RCKuu6hD3CPftW6y19nagIh8oYSSQGU
CLAgnS8JtETQEaQIFfpxPQoYpwerHft9r+5wrMQIoTpIQGjNJhaOD15SdXKahRXhetkYH/8PcGKG4Z4Hyz61PlA6hu6BABukAWiUcFCODyBTKNuxgGf2tv
FK5IoMdzUOX8NtNIQsRe5aKACxQwwNoG95kI8l4j9eF7AxACtykDAiAH9oikwFH+tpjlReocOhf/HJUAGv4L4x+BMn2rGwDJCUs1AuB7aTPjJ6AssOK/4I
r6ZTLwQpgKtQe4eWzXZOZCQTZTD8D3JJ6B7PfAWs0IOugePXwVnREfLhpeMgB+gS7hWub2nyOKk30Su7wh0O31hGjpuuOA7DMfJaoyQCn8ufe8VaSFDz/k
H2vgjALZzwpSfocXrogB0MNrYlxxAFa+Tdx3MDBmwNwUWa0lIDsDDEAC4J9OL3MCTEsJhP/I3fX588DA707cxiLk7c7o9CcEyGUNnL1AcY0XQPgtLwZknU
ARYbvohbdGg/DbBMEEYD8CUfsc4oAlgzWyJpwrF3V+Ayb8Hl3ecvG70tpDVOQxF6f2F/4pcHLCAshKBLg36pylFaJ/gtTQVYMHwKHpZKLie7l6Qgc8w6s0
EuyA/3qv0ig/LDD4wGcVgOiBdYIsMDYwazEkFSDD1Zo97PIA495eycjBR1mjSHzcIW7ghl+QQsdRDIx45QtZgwI+AcIah0EN4PGy9iIH6hRKA43KGw9SJQ
vgqrCBKflXkT1zGVRFG9Al1kEgLfALmi9x76G81BesA3AeTZZLgPYXFlz38iP8CRPiFHNV1vIEP0XT779PUfX4GKPkltovp0YdYwwArrRa0OOK6CkJnyIF
XgMfgXHoIwe1fskGlMNj5aNReIWXQjpviLf9NaoVXoAozvw8rn8agfRaR1f+Tjy+3+214hqcRW6+wx9cbtGrtXr1BPySpS3whuhJAKrAsd68hQQGLxUaAi
78HE0wDc8YUt7V7XdoB5wRZPQtJ3njR44VWj7VtUPVWPOHSsTmwlSeA56kLwB9BvxT3QNhCewTQTPNXn7Ie2fKX2VS1mgLHjeMKQ9NUqr/5YKL2/4OYoZz
GjSiZpQ8Xvg3WJoXVaLk+eVXrmAC6/LiqJ95lQwfMVpLzuBLOe4LZMGxGq/fyPRY49SESrQJAifa5z5QH5DSqQ04wIMuUz8Z+VqK/qXGnUKJpvRKGpno+6
jH81xPjffR3v6IFEmcIqUTudEXPUI1KpF82BN6NGhaFDzZ+DZvdgYITsl3Z408qfWs3c1uT3SxAfaZaoAw6AC1uzX9sfC/R5BsHicodCg00kHMLbiGOkTh
SWGfowjwli8NSmjs7hE7F8RDAYgxRoAf8d0dTbERvvmlQJ2ZyB6UivEkL/ANgBjx8TOAr2dU50wfkf18+ua1Rt0HVRe2BRAmfpFES5RzaeT7YXva4lIC/G
jdzoAqrhV+c09nlUHuW5pUdpiDB1oYRv0k4mIKUV0KKJnmQOw9cyPjGtkM0EMfgVWXCOEAHoQq5nws7fOO0btbwXO8X/wAcCSNwe6YdgJItHTu+oTiT/AE
/hJR2jojmtWGvQQyQoYTXnyJKP4sscMJX3pdAvUVOw8OlvIFwQuu13tkyNtE53n2uZ6ALzjF+A2DxnJBDl8Bx6wcIwSNpjXWcrKPFtQafuwcOsRw6nl9Kf
DHWqYIJYzWykcRNxJ8uePdDrXQyBl+VCNGYPGWaM5znOBDiquHSI6u2CIUdguQJT1v9u70gDQT6AafztPARHqEZw/dA6BO00BDzFAjGBIeC+Yeryva75EM
aMVsenSQWYUfUaMU34WYKydX3bQChc0ZBEo6qJw3QB7IM41xKbMJqhzXEfJ59WtRZPbkRw7/nfiXJI8uQOoWF0RIUoZZAT1GDCgAPD/RUB/y/6tqL1UVJt
sLvSDhm/6LTivVIMWwSxvcnQI01wwXBisgWoa8vdDWAtqvwO608tbMH85zVYkKExQumO+dI+IdOi8PilAjh3j2Ndpx34eb40h7Gl/C90GMjE9W5fDH8juU
IRrcuTWqRzTdVeij40TWB6cB9w//k0CL7/HaJ7GYNydnIpxUXjQH+zDpfXqbtpBcIHzx4w8GBX5KNk9p1zLu+P/+xga8NH34NrRn2a5gw9jkJ0rYyBA+Ad
mXfeI+8kZ62M1oqylBfN9c4Rc2UA70+V3GfZqhGpQR1KKh2qq2JyeZZDrzz4pw1LF9YO9kXz0vzgPQGOiUgTPd11UKnKqrgQfTd0N8QAeBYJz53PVmdcPc
Oag6u2/xPPet0TVvbo1NoU5oPXXc29DCL5Fi7OG7cv4f9IwQcTvYS6UehljxSWZn3P40AOIFTU+br13uewSDBxtPJmO9DfqRK5loXDAgNyPSecIPV2DPFO
JaAv/SuCGWPTzk/RMqeqwANdJHPDMJTrq/xCVhxvUXfjDezqg1ZmQY10V3zrTIIbNOEjscx1H/EmvHZuD3iONYxge1pM7d2I8TvqZQQQmsPZ49BPyU9xIO
jdEVhIrw5Hf5v1Nl6yFGkuOzTW8WgHlij7/vVAb4ki8VvQBZ4do1a4FxnZVO9W8QTvWYQvfT8sWkyNMEbzMaHeVM9nhK8VtmfdKXW/L0JP6ML8+XEYEflS
wEEhohkDTAtciTLSzLLwGwKl8zd+yG9jGAKhzG7Fb5oXHRhUUtuxwNvGhglDIpYMIl13ROb1Ob93OKFf4tcY9Zbg/xroijZ0CqWh6Rjp+vkHzIBEn/xREr
ghJBfIer39ZPKdbp0uK02Ygz57+HOZosvPwif9nydBNHONsEfZrQpwn+mZc6pmLsO6AoX5Pn9AJPA9kJaTmwdIAyEfBYMylvtH2sC7p2zmd/xffWeGKwPu
B59rGcnvwD+i6tcVolSi3XfRtlMbo8xpJiNnAwvbkdExT7UGAeynhvzffaY/BkrXsgymHyEIb+aIUrkXtQiPLJfuhDxkwDOmddFjBYXpGU7QKJ8d8wlD3b
44juo9HokGs5QK0aLoq+boHV4f/2pSlMcsRhf4d58ZB5gFkrvCmk8CCrEjAiqu/Rma7308nWA0gXFPKW2hAgeB+/CPGJCSWqAj1MOcyZAzr3MYmBwyeew+
bHDs+4U1EZfguoGXLAK5S7JbWzxlWkQ8BjsdgIFaPFYKA1pODJjLq/cO0h6rOu5nkdOoEIX9BjyqI0zLX7aQc4YwGY57HGJyw4yPKiRVok5VJCDy9GftpC
Pnhsse+ZskxxIxraAH+UxkmNNdKb7xi3xCxpg7iMbVTKp70I+fNPN6S1KU35HdxHg/KY8ATS7aZHe3DkAAzLbKuK8/Bg8w+HyeATwi+48i1xGRwNiGIBph
wh83f9Y9TxQ4svYyMqMUlGvAzl8AWL+iHW6DMwX9YftUowGmYOGc9/62ikAaIILabHPlFye1OUKH7ObLEZ4WdwV4ceagltkZwCiyreUzgFLTrotPWsx6kR
QWb/cso0kDBT6OROBwnK4H5mpg7cqbowR3wB1hXfMob6l3akR1gAVWPKIEIkrX6M+C3Sb6pC2+ptUGqeUIsJ43zG93PHBFAnHsYLcAem0lLkfDxhy9yw22
Idv9FlHKLQWEYdpLawRMe/NOihMJRM46U3wpa3XPcTjzEajBNDqC0QohnyF7iLRltDB3CPzytu4YacyJK5aPSOonw/N5c0eAS8VtfiMb4fR2RCeUDb5cwe
zipGUcD5PE/Y4iFaXWpe68xkDgqxzgXSK+D9gFsM1rBOiP+3drIybaDoYbg91p1OffOG+jjxtaOcZhmEQJHLEufO2k1yBaYn6xkg4T4o9xoD2gu4gzm8Lf
hdzm4IocIUOFzbOtcsAHjGGOQtYPHoitOY2m8KA6ewZ6BSEvgdzjjalQ11pyHGIq7KQRHC2epiCFxx20uiSPgDgM9o0nh5qgJkfmfXPe1TpPWp9Wwy4vsS
8oGGm3nq0qgAXtLlP6TqG8Tnr1jbAUHnJHSRMInR+ILHqACGPMIBxuOuXOhhALf0sS9ykWeQYKn6BkRBtSBmQA7eEx8kFVOXeMCQiOglT4InfI3EluDbAj
epR25QvwheNdZ29eOjzXpTr8NWEKkVMc0MKC7FO+zBX4WYywAJGt+Tlw5yiKxxvQCtMHloDaHusOZPQGWmcckN6j2amKUSdPNe0Ts7Fz7KFgriwkNmztbp
F/D6I2qiBI+HplYL6qHkNcumDBIkAS47FR0F1zqBToQJxZb2Ybv0C8Q1raq6lDPyWidpEuMNaghkqjw+KZwoqyHSSzqhvh/kFB1DDGlmk8kwqWySXLzhGc
4Yh10bA2Z+q8ygroPFpISNBypM162GkPBHdHiAaY3wGdUGeh+JU4UjepR7mvRxGRcetLqKUJaoGLG75JQBv/1sMKlc13jL0GYZ0r61V/6p9XTg+C/4zm1x
jGzpkYg8yoDO7bHWWc4Xaj6sw77AxxsSerMdd6t+4XEozkBWZ/gukQc0OVTC7AvaZBazkzR05fS7OK+AIlVdsdWOjLx1AX0eQsKgrC6ndt/O3wJTgLQGvK
E74z5DldZR5LqzQoIctzyOC7sZU1MXFzOg8WiUa/NAh/2zhdquCI/6qPZbNYIZXo0rFML+VqYQZ/2VjmJ8hcARwr4gZFFfdZUX+I45n9OYIpRjhcVg6YE6
7037duUJb+jUh65Kp1xoeGqcMfXTNF5RmcBf7QkpHzTiCXcQJRCd5g67pul41FAgxnlSGFGkdQ74DdAGSOFjgmCU9rcU31+Y+USzc7SZSdswT/81UefX0s
Xxr9/fYq4mD4+LEwpJQ9c7FvfBVgtk3gXRYl3ekXcKhZ545juN8O8WrFONptkPaQVzF0blbJGbcOi6Ac6KMm37yEjNWOZ/QpN0BwEvQ2eNqF72afyIl9Ai
0YUt9EokI4NEijouhxhplQC+qIZI5/O4SjxhA9oKYBmR4xk1kqNGiCM03F9fclQ6ZQ4Xp1OEpHgvPpAQC6l7uOaW8kjZci4fTYgixey8NaZE6QDye6J9dC
wOZs8mhqWgy7mmfpfU7gkyx9O3PgMt3DT4twL12T+meo9ZorB5yvqe1ayohcJfv2eWeoDy0zsbCPtKzlyavo6CEXNvH/ENvgmF6iBxvEkP8zCWmXF/hRuN
apPZORKQQyltAiYQPW8+MnGekfm+vThznv778KoKm0fhbN1kqLmAi63lvzpzkEfMRwk4pV/OOjoCj4/NikfMBVK6xflLMeVd3O71kEUhGmKKuccM2wkRwj
SojyGu0R6VEuerSjv43Yq8i4ChvNIXnpARFc9i2bEqmlJh12aqMamgi22qOqFflUYu8hGn+NrjkKAoDaB8lWAogtbfdYSAFPwH4XcbVK9JSiC4ojc+lMzx
FqK4YijQKSReP21hlzlx9oRsTYLZ9+g4kD+emJT32Ie0mbpYQEjnAUtZ5l6J1RQ/+D+81bbovccxxonrvKCxiUuL0Qln6M63eP9zdVWoCUdn+CMuWMp2gs
SEP8jU1Rj9HY5HJBj2hcq5UzHwUs50MVokGDvPwslNoPdYeDYmouk7V4sBSXyL9R0cJ0M2eERHaHQefU+MFTG0j1SHZT6UeDP86Fxqpi9npDzUClE5X7Bm
fmtPzjIhShM+wtAl+bmmKyjT6KnMbBiEOC2fIKA76MysKCLVpejeceSDLQV+fKol1kufo5yA0sblYIgrJtwj14PA0zxiRngaXEzVv0MWHlsiuYjQ5Le5jE
J4J4dYZ2IeK5awGAdbF3Z+R8wiCh/EmEYQaTzgyzoM3WfIvUjtSfaijjauj3vM+B6pgiruWU8BwQW7UIAh24LRDSy20yDDAvURmGN0C0EFsh+nOCee/GZr
nNXaVEAiqE5CJPlLn+Cvn4IOIzSzBBg9aNxYlXtrUU3x6wWHr7ZGbwRZqhYkG5p9MN17k0GOBa7TM27lt9qSSBtClANl9BXejvnvH1W1pUfXcIOhGKLrok
Tr+O+ICbwIBzEkQDmEuCLPlz4PWoQDBjiEZIBc2lR0ciWgrMtP03OAcYSqJLGj23GKYyWK1HpQ+yB7+tEkhMGKgVvc2rd8MwnBGZaF1sH1cg0rVbRMC0KZ
0caMq17d+XsGx0Zt4INdvZ/NO8ojAjqmebDfXEafKKYq4ZzJN8FRDwgtBxkjhkyz9wi1FLgloS2k3SBGeM+6eg2wFM05s7bXA83JHurrspzt0uMe3cce8w
mnBG3RKS2nIxBL6xMfeV7okYdvO0n7HTL/fZEVS+JwrX2NKn6nMwYP+Mf8gGyZMJybR6gIRbaLJqbVS+uibYDyC6YHdJGDFEVROEiK3XPUYT3RL09BO53P
tATyUSxvR56QO4whHD/a6tqPgMifaEpS8wyW6NDpLMRa6QY7Qrytf2vxA2odN5198BFzhbRJK+Cp9wHHn7mB5xQhvNHGvhUCgoklDALCB+0DC2F4cTC/c6
EzOTqycedZOkAcdCzPwNRiTiwtZDdzHrX7Q1ahPeB/LoIBagd8iwQZQ3WAH3gNLz+D9W3HojJTOPbhgvzEvbS2qCyxg3I4NwHis57B7GGYIUZkAavrtFgQ
+8tsI2ZbQIj/gCLZUo8xv8NhFJ22xtoY3THjGszXtIjgYUWKcZmPx9zPMT8/CkQhEHm2MKhSmObu4HyKJAmsQdNos8/KphjMDxrBSKFsNTjiSIpjCHMDcb
SZX95ZWt6u2YbJi0aON8QKkyFuIJsij4CjZjr9ukXhs01hQlaJOIU4RQ2EzxhNzBbJji+5YDCE2HCJ4SOvpbVlGUHDwwdDz0/HPmxRGaMQuCSVG/s4GpS5
RGjNhxKDL0A2kdnkFdw+7AWB1tSunsmBxXzCvYsH7fS2ICR41Qig2umptjBs69MZ1GNdpH7932A2eweHSQl4r9f8O8oZPhid3wGHMDtue9liiAp4XLiomD
TQiyuzTvsaLlo0SiWVKkQfQ0VdAPhVBMikm9oPi0q/LzwuOdS1WFskTbdtSDtkHZnYXcvXa4Ms5I4sHp2B+TvMEQpjcF4762PTF4RXci5DbQF68kn+arbQ
QJiH6QOgZ0YEoQME9VwgjEmyZYw0qs6foXwE648KBm6uZ7qXFLh0ZRBg0Qo6azE71Xt9CX+r0IcPZ294cS0vFUe9/hi0Tb0QXDYuPbP7znFrMm+tgZnoiC
i8sC4u5ebxsQakaApjc1mEi1v4FE+ERYSBLisNTnIMlIWvAosFSWuMMobidY7liOJ4kSF+6BFUzNihOqyoFNTfEFMgZy9rOiRE+qiA0CCOpLgMo3W1gfWC
E1H0XVIW+RNroDlHjkZCeyhfW9SPTzV+gOi/IIw8oovDFqCSpdNEx5AWqW8CbdHzjAElKLoRK24ujfxECn7A+F/Fe7RJvCpFNSIbLWkPqLdSTxsklsafb4
4JEEqNgbY68FNZTgWDQpoavkB6MyHKzs9RXKp9gRqPH2EuPC0rehMFKO6b7zacEN2pahWhW1MUQLHnwp1iHGe6yoc4kzYRy2DSGKalsGThNl1Ck6uoufr5
YX7s2zSZ/3djLuJ+WSJZYlbQcgLO6kDoYLYsHHAOr4u05yPmYy82mjjFIf604Yr+7DlmYJzT/ED4vcX2BwsQLfDbgYS7mxpbpGTvWDSycTqWGHPrAX/jWA
EFgyXRh8bLNlCZ3IsqNvLGtxX+oxt/k6GuqsaTJ2sbeBrnQdOzP84AKU2JITwhagMEfQv5SJVBFCNF8P8QvN6IaabtegOF26zGcbSE8A+2oKjjfv6kgQ9I
PwbcQb5QmsLkHpoqg08UReDVDOZO5jg1jnrOA3T/mV5zHIFTWA/E/htzJEA252kaa8xxHlY27bYOJypwe20ketYtFwHlqapH/0xCv2M4e80/Yejg/I8R0n
pKAsqVprJEsUIrrEuCU8lDtn7BrS4H2BOd9BjmYIQ5dpdrqmO7XwwyUtRYBYaIEXtxuO48EmmyWL3DRX3yfexgkkFBCnqGG5q2PqutyAIBJfvwXXkESi9D
r5T8QGceOHN9AR69JMHP909oroGF9e1W/0xgpCIZBrnKuMXG/UyCCx4WSPNQX++5HuXCx1xxzR7W3VhizHjHUT6xhD026TguVzygCtHh8c9xgga/b5E874
Eom2g6qGEjUOoNSRhIOC+58g4BIoe7fo+wVgj4JHtQ2SE0gia8w4yuqVWY5o8T67LpfMi/kSeguf3pgdEks/s1JSbpaTrd6XAJEOgvECmZxU07hsukEWY9
lJk1RG2zURKQW0kvepRYizP+xEuQwhBnTPAjeDLvgZyCOWdm/HMH4OuIPsXeh4aI2l4AR3ochbUeolOO9AmvGGryCkXIy6k0RFVUIT46imVilv8NNlTRAt
JB+FLH9qwdEQ0lUsXYVfi4vEBkexU6GeoI2XwFqioj83X/eNmg/BaZ0bNeqygHxURiRjuIxTQNASygb44016l2w7Bl0N1UbpmFw4l3mbAIRN6fecZf6qjS
MHFqoYwZZvhyv9nXby8EhBEcYx0mdG6ns8t0OaPs6bSlbg0POJGMcqNLZhDtCPDsuBfkn1+GmtKLPyFTvj7XPOhJChngVY50I2P8Dt+jU8MWqzJ8Wi3b1g
UttWL9U/j9lg/kRb9lG9YIoyIoPT6ElGisTBFpiUpTEBarouA5M7NgqO8mquFOn7WXZ6OtvRKZ/4oUr3DGHjGlKXenK7202PYpshmZPjmoCKVgWfo5uAS/
n2cPEX852YAqLvR1JdGiOP2i+RwqIJmMKrqtIOyShyhA2V6ZxL/9hCXskVx59T6YB9nmbopRESjG7WDksr3hv0c72HAXE47FgpOaSz32Dcvt9azzUFrHRT
GGgsC6qY1s1f7LJmVx/dMAAy+Z7r6pt6Kz74c0wX/fpO0wct+MTSPgN0uIF+RTGk3xs0a8P+CTsRvzMbOJa9HHS+KfrzkyEUm/Qy+gBgsl22dobFxGEhel
XHP8c4+4LBAFUwccPf9LCSzSoE3ffdfYVtUGrHgkq9MMl0NrL/Ecap0m9A+nXH1imjuP86aMVBgy5Nq1R5k58XkdgwJa8US1f9mixwtq/OIbQijuHHYRqb
nWkfTVXUhGAYhkQWtdfXg5FrnXULocoAQezgTyovbN2luIlGkICvLVoTV3RfuECpqwjhK5qur1WzK2Qmwgro+mVS39SQg8qdZr+quOzcAipTlZE3Cq5Vno
N3xTYPKfbQZHMwrmbS8hEbXkY62glNjsRJ69pD9B0+ShbwGZHl3pbzIcpPVdk33CDn3n8S8DYDdTSlYhQG1L9DjzFfp1sISic7iR3kMUjyY45DNBO2bJ2X
V7ghj7EqdI9Mja1kZh1Dax3F/en/ArqkQZbHqRbKFUIxPDJPt8i+RZuu2zhkpXPJ8z3o+511ThxzXoo3zVccIPnyHC7IVXOlh8YDKTLDBH7e6sBXZ+AbS/
ajmfAZ3ANciOyPCGeI8AkzQ6WM7Irlsasd5daos4ECnAWhwxmoIZ6qaXjhNYecnkRwdQoJguLIyDqoRyrywXsmcQlYlIqAHCDd5Uf+XePw2/Ar5yd0UWas
H3PuZN/6YApmklBUVquVBidEW4gJonheYMPDk6ieM5KRO7DjudF9Sz2TxK50ydz1+ijMdwpMEvmD7hpK0OqqDwL98y1OEZ9K9dg6CxcSzJEDN8ZuWxmrDP
/khKntFcmBx7yp8RF3i808gicMXyKQD0v2XEe8luFWRVV4BXfALqeW9BN77s6zu0fRwopeqH/HxoLFIYZiltLgmutNr6+GFbkVTkKda0W9R7nojTf/fgE4
gA0umafu6yGI4m2U08TbxDOMXgEYDnYUvKz/Wm+TQO0BUhohHHVHvUn9f5hqif/ODOmqifMRn4O9Juen6kKOcePfJ6buPWTGfwNP3DfjuUF3vCqDbrshJf
8esTstS5oKyU0lk9xQdc1Jx3fEuNaO+vfKx6CZF+ydCGrPwiSYUkiwRvKXSF9SUKRbJZZ9px3QpmifgSE+zBNE9NdrKoVIFcWDZxJnPsjkS8vwkIAY4df9
yecQxC+5YUEkx4ZgZBPjGJ/Uf78AmePfo5Lz3D7RbmGiPfxmBG8brXH1MUOx4Sy4BgEv2fMWuRxt+u8j3FQ7mDQnY8KZsgFYyK+GTe3ABRQJdXQaFTBFXy
vspclUqiGRR2hCaG5gY93+oPA+K++QIBgj9ooHSB1Rt2aKU74ZDZu/HY3tZgq08WOqa7M9BE+3DYXjPr7Ha/C86jPN0UJhrbS6SfvCq8eHi8zqeEKm6RXk
bF45MoyM+4DdYX5Zs0nfEgzGGNEy16jUYv5PIxTI13mQNrcg83GSSdJVKpuMUx8DaaN+2RqSQK6NUg8YYa/2Uc0VtlFEQi0nuLdA4GGVrH6o/TCC3pyxSY
POpvBwKBY80Fi6YPrhMM1Ok2po4fxKmxut4LzwopkPoL2fs/bAUd3jXeKyNJjYv3ro7Dj/y9MsgWnF9Hq4Mg8qN+pK3dPMUE8hjC0n0K0T6nVrW4YamFBX
OrZcM64+EdWSCYRVTwryylyPptYA/EuPUzvOGEhwhq/IjWLd0gi/LfE6VGum0JMHtr7snAZwDWVu413srhP59/AkRVmmyve2pzrlt9aCvyl1OJHolIziHA
c8sPViSovJ6v+arnaIJOKAoPumRd8fnSb1pk+KiwR5jkfATmtJdQ4pQeBEaKx/fYaPd0tBRwj3f2cUAym24WcF7lkXXdH6LqjMP48VcGn1lL7lItjrQt4i
JHJh9PeC5bpDBXPdk+CDe5t1ltbrKcXkGsJc16CqCFRmRogGVziXk4XcJM87skczRMSfOso2bl0qD1YdGXY6JuCi2UnIMZedu0uUSTETig4lrkPQbElhHO
+3hCHIpG5MjHQ1DhxIf2qyK5I1qY491TU2E6WlA8tVjdjvT8HvKs/OLa4z6mIma1uKCRt0MYKdX4gc0cb8UFIl2YI2h5rpDgBoYl5rUMOZU4aW0lOLaUix
i3gie4FFDLI6mA4oodLTeSayq6C66mXWvRUFbZ5KgelpNguhTrqKji+N3p5uUQPjk89EI/JdyP7OujsYh4ivNyR2u320hJz7FEb7ttQsIpjZjKzannmLIX
BAGOXOjXuMOrSQvrS0bSn/7OZlIOX7RDr72safCtY9eWl0taXJMaX27uWKdc0OoYChz2W97ACDXFz7UegS+rilAbRGjjGAF1GA2K/3PrVACMswN0hanzWN
DkdZlhcCsEhGi0xguWrnliCtVZyJZFR/HzqcjPVazZu6XfZcd5cSkG5LuILSRXuqtqwOSt+92recrqrC06sqEYZ+xPcOIfKJUwThcwRzM2RUwKlpY/oMIO
b6yhTJJ0NJW4z7kRbMBK8abj+QnoEyxI4ueRTTPkAFARM5+87BQxF/aPvW03+KmOi3yl4acZte9N610vnQQ+CyoUpyjF1PmymjYxubR7xZwx3IRwbtVo9m
O1gQU+DiXjDuAcTS/NezXQ65jxSdf63iYHV+pyGfLwUL2sdSFBjCUpJQ5zoX6IGVz8ozPCjYrevHyGG2ORAaJPDzvBRi6EgyqQfcToRBYDjiFw8IUt5bsz
qmznlgfpAr19mnZ8mPcZnob+F0g/6QSrw6nGVcDNd/9JXsNLid/S/Z97JN2KZsSupjXds53MIEbRYEH0pCYMquyeYzJ5+CZtqRUTEcGmc4g4/6GxQeqPVv
ifVZBLJLVceH4bMuT7XAxWK3hE0TnjZYAjyxFW8B1Em36/shlH2bHTZVOa8AEk/8QtgrGAM0tgfLo2CbvrMGKlXAXH2DnBHyjbgI/0TCgOcpxF09jMPczI
P+FTCUEig+RPDSesC+Z+ZBzUycaq5J0q5Jb5N5bCTUdOBqXRWE4xAj1XYdXaz29frQqfQhK7LU1kKls6Gwcu4pTtPGlw2CqNCUJ6xK4b1xpSJuCOkWDOT3
zOaB8oGr1GW47x+To3b9UdzHGprKwjEen83i/FNYE5NTSoRzxpnoy2R29P7j0B8BaU9uA1i/5+tGlKy2Crtcof9AmOOhCn/bnesshdJhc98hB7slwmB5vt
toEW2qJQxw77AYtEQ9q2ahmfCE1i9Hu9uWewGmbkutJnp/XIbJjXnww251VQRPVhKegt2p/pFC2F+HLK6lLBl0eTPG912kU9+p4LIeaFpPkRFpm+hMBS9z
6EjQ6/E1JIvO54ei1unaLtD/osLOXziuVxy8+o7TtnMeVOD6DFJgjxKO7R3E5ebSUQIzsJnHn61mD+HV5lhWlFa+KtbrU4TLVChs25ahOgkglUIAjLPlt0
A8cXyPy27rt0bKVk6onud+1zoIusklzY8PjWhlfkkyUf7YqpwcQblpFR+DuEZiQbGTklAvnA2mGv4y5iXhUBt0/ayCqEHkWAebhwaV/fRB9O0Gz7bDzfav
T02B/h1TUrGwxiDYO+ExhxEL9WeHrsjl2MPFNymLluRUL8GTVYTXZ/hrNcf+0dQ2wd33z8BOSJVWU2fhpngSWjIIjhKLlx8WRWPoJF7LurHFNmB7bphE0y
UiU9Iou/mZZtXbtlc6sNNOJNlZnGLVejxXGKuzpnBwkcjF2v2V7XEXjFvWTxTyRizsd3uPjMJq8nNdpDSAfyUv3tgMovuUyECai0HptAoAqETPFyUMHW1F
prRK1lo7knTtrGo5Xm8sF0LxTJUKpNxgjJJLqHN9jmGSu/pbPou3YF6E42LZiyLHEo4N/+01xsie/pZg2x0Qj6JVIw7c8fI/w4Qkhiat8zjP+dbo35nCN2
9Hb82H1ikKVhPqGkEEX/Sdnu3Bx3xKw2/5MohMdR2U3IcOFy7wzc+Lzpu6j79QIsP1tthcCZiWThRPtS1c57MasfoVdk6MMx8Kw+3R4viho3BllMrscXU8
qs020YirwoPdx/ctE1c56PtNCuOSC1OiFfNQrq/vPgz6uthhwpfTj4IX0x1rMqghWpNWp3jHHM8Ra8Wrh5823Fob9iJnu7I5eX475NClbWGyTolQqfMqgQ
sevdJsGKskJ8iBGvF62/QYOkuI/bCu1S7dpmYqVtCqtaJhHR+DEwR3ke8xLRwKBJ8GU4X8JIzgHFI5nexSwduMStz33oITIHwXqvgPME12aOqrMtfTJaoF
whTwFZv8TuXkYXH+QozZ/pbjIiCp8PlxlrEkp0kkXMd8SlkwrGD0mCDJjedXebUXebQTU/wSkGk6JtKnQHPgzFF31cEOx+m/as2TryvRJhqIZ6jp3ycM2p
N58ZbT9Bofze8p2ZA41H9BTfvEsXc0vpy7P5/ScBYaUe/FDShH8d20JK/ISO/310/KM6Eml/JZo7wu9pbrFZAWOhQxOoXQA81JRMFOheg9aybNoejQmZhb
4hENtuGqs9ilJEY4vMaU08W3Nb0FBqUHbpsz1MF9vXP14T1mkfJnLcVNWR0aaVf61R6nojTbIL3EP7ZMvzc1WlcCcn9awVJ/CWTMTSjXOxq+yb/1WOimr/
OMyeuz3880T8ftN0U/6+podJGPbyq6eIIv/qiLOummcMtpUe3vAcSYwmGVu+yvxTWjNbLvU7wpQ3oJaoDnpcHg1b4oIQfn8NBGr0nk8A9KkleB35nyid2a
oIYZlNBP3WsYceX9G82ZEFxT2an9YGU7/nzxN2OnzOfFhtSmtEvNjGYczZfNO2XDO6Flvbqg10c7Lp+DMUKCmiAE4lN3ywvPKulott9X1sgIgEd1PqAVeL
ZpsnfIT6bZLaZsf5OxseftP8R1Cjb/t34kTvdRJOVHOUEc5oLlhCttKxhstC+zqxsaRuMqBCZJ8qPMBQnFLgYypjZP7ednBIF8WDNPDGwxSJiToFjFPsYe
uGGrb3oarMqlkHPMXnV84c4CQFsDvAGAg/KS2OrxOoFrvEwoCVa+HeWJJB/4A899nHauh/ypHUQzZaNZ5FzGwP2hmTGVHqDGUxGerkEtb78hWqz2xl7G1y
ku7BRoHp3QTwtSc1lA5mvL2zCQlckfb8zohTnck5qxEl5KYVy4jg84mRorv+VFhYnv0WH1Hh/uOsFriERZ9wYe5l75Gekq6Ly+vbkuRjp3lkalrj0CfNlD
/b5Mbq5fZxO0CH/+TaOlxvJ5EZW9xYmx+QF16cb70abh0VEFfmbkryn6kFieA+qWe0FPvhWLfeliVEtgOwNCijHDio6HhGkxUVZG8d/RIlcobCbcJXuPux
aPX1YaMGBuCFKJzrKSsHpJyjOzazCQ5C1S+/eHLKmr/fQmsIwV5sCoqKDA+QhRSxrt7LrNXhVAJMw5/Xz2zz9GKJxENvWlsPVBA34/4InMXMRREDM9XfM8
Gp/TzKccyWMLWDRF58ugstbZrK43R9yxROfVPs2FoKXfassQWGR2T+cNNzdMPtcUsg8k/+zFkKoJUP7Sb1JDeoQ0rKJf7ghgiEJSbO722uWpRp/Xtqql9x
PRY1HET45tjAK55g2q92MAGfRdoyoqzI9aS28+DAgJ2NO/e9eQVuhP+bZfT2fVux3YepTBQu87PCRxh8tT05PvK8wjnOG2emuViKsyPafEW4XUsQVEeYZE
y7DNUBeGDxdU2aJIdm3oJhkDgLR58722JMeMRkWxYUZLBSLfKiML/Y+gcvSdcj7S0r/YzAmVy4tu6LRuBv4yFboitl09BOUS9pQn7zvXueCrmNvW1TqMRr
zwdbjEMPya+yAXyqhulXBLzMqCGjcPC0IKolhEvHDpZfTcdNiuSmIu3vhYTvryHVFkF0wTjkE2dRmLEkI82iO0GS0RPkyLLN6jNpuieEdRi/4QMb1tokRZ
QxYfT8yAnwm1xMum81AzXCWVDOazV0EJfy7NcTKz6OUcHJaglD7H2ZMi/TNqMLxW03yv2CQa4YkeH1foOAhbfl3Mbreq7zeH0BLhlzzUz/5HIaSOLNz/7J
htkpAg75kLCUOgH934YMAW2bx4QEF3Y9kIFb+tOqPyBMBYJ95i14wD7cdKjZH5poL3aI8sPDTqL0RHTPXZhk4YrVyghRHLGYwyYLLOuRmvLxIVtXdkQnOa
aYzYB812uTAP+QbuX+xn143ZHpuCmll0/jiiRRoTei8ngAoxAPOxxtzjtvZs5E3/L9VE5ZY+s6Q/qwjuyJDbcG+mG7Oiwrj+7Du2YYyFeaHZPROuuQjI/W
o7GrbB2S0t4iw3jMWTZ8WdsmmHEfTrYWevKsDJ+NK4zituQl8Rrwwp83RNp5GMyZXuATewfZEjNwygVsb6FlAsYw+N+wRqd0zlIGvrQWrROx9yRbbs9Jy6
UapgRMGnjba6e8Kl7xtzmHA21lqTR0CLsQ/9jHmBokQVJs+puX987dO4yIHYWlE3Hi6EJBHIskQSEEEl+hVKiih3dJSdUbZIltIxGIl0cUsQ+u6ULP3Lts
qZwPqKtv6ipQV/YaHtkQErPnXGceJc4hZb7s7C843KS3XWiPNLbxEqNhthiNSfPLKlGoAzWXCBxbt4SrZCtIxzBhGTGySF0uY8ynT6kFT4dyC1l+FQzqXu
D234a/spa6kZi7puvKczvR+UtPGyTswJ7/1TMgckWCRkYSf/fASQbu6Mbfs8gDux2d0pRODoizDTUKkcjM+CPlvprSYPJlV4TrQ7+PbVUXhxir9X2OCnXH
lCCNGt0+caidio8OlSPWodrE5xKHmj4UdUGepLJAYvVgJZbeM7pkysI1RhYS8DBbQXrTr7gsKNpD+utrEMRNbPVB1HmxgH9Yamrbs+vIhrtgjhcnPeCZLz
+K+JHCZrli4cF4hb5ddBS8Y8UysTwmkiW6j6xiOEfPhdVF3uNaNEWF9Lg1F79+gvbHDPgTW8aXFU/BwN4VsHNgj+QF7RWOFWmzu/xUdyXG0U2bLQQmY3JN
sndoid09B2t3p2ssTu07hjRAnuRWgoj8/W1j1CMjJz/a2j6g8/bw+9PcbAGW8LigmZ7gYsTjVL9InHFDiTdUnMNkcIh4lNwByyZ/j/UGhivNpoTM8WzZEJ
rGPbIrp03u8MXej9k9DqDTHFD7cGw1jkzaSEOIlLMoYnLNLxSOtjc3zS7PYzhRh1AXllv+FoYjZMIc1XGEeM8PS+FQIaDzoDjyHlJVCJ9tHXCkFfo/lujf
nCvY8Wf+iGEWxVxwCNNoBA5uq1COM4Nc30xrm6AKoKOkGTr0qnvyEyb1aOYAblyqmJ3aS/yLilZhpBG2xTSpeo3LekmwJ92SIn2MvNsBnath6QCrCW1uOI
TGQ9kgIZ6d230cwLkMKCHyZWowo32MFgWi/HGRNGBjweeS2GX7YHO4Cr9remuxR153jWD75cXk2d3/LewAqMzeNjtgTHoLhMSwE6RsbCGkndPp+MIaATtZ
Ek25XWZ7p2kFJlaFrbgRwW3/lRF/rVyywxEb8+AE/YxvLDv45AEzUbamOkvqO1aDs9GIjYjjZ0QZHgv40A/5QsCl1935vTSzVWfCoPo+a0bXVgFggtSSsi
rArrrT1HpZzg945Xy7pkd9zeSGMQPpZ6s2V8/UgZvFg48ebpVBa3Lp6HDH5HA+7M8fpYYXNi9E81q/9BKu1kLKrMRN2iCUXWGcQUF42MH/TKaEKcZyLeB5
BM1Mf1swhQQCjclvj6hWW0sc6A8Ob3aQUo81BJqXJ7AXi1xzPckmRV6Nodtz9Fpj670HpQ42zzWo23tM1GDIp8xqLA4aO5zjFRg9Q/BdnDSysijJdurV+0
wNb805YYOABLlraqYPZFacwxyZz5ys9gb3wQaAKRSL2hCpwJYwhm3fFQb5Olj21uXvDEWMCmK64r1JSCkXTd9EJPqRU4Wa7w4FTM8xCPqPPLt1bGUh+yRT
O7xaU1ztwLWbylNl5Q2jnX+FSnmsJm0j5OeKjRkGG2wB/wbI0xtO19EG5oaKr4Ujhl7exUVD+u0G2nFIDQXoJ3skznnDUlnYrstumB5Rv4TG+BXiYDpSmP
AJKV78+hK4UhVBiKzA4hNcibQft9ihHQN5CJOsZSt8FRQ2GC0Rywh72kzU1zYQrjbpoZaSdAFHoHVhTCl5liI5owtsUVLVpbtlSirG8X/VFyy1tMNRbDMS
4dY0C3usaQ5h3SbRwW7KhUF1SHmrTW7T3lA37D1k1zhspjYhNBr5dnxcy1bGZaWhFZUBQZD8EVk0a9JR4ytgdiAWaEWeZpvBh5nSKUpndPeW4wtqHRDXyp
MnYmbRMz6WSodz2IMyPJkjtt5qsrx+udVpvp0FU9j5Jgz7WfL72zYrAvc28HzeHIh36jqL9laGk05IQB+34x5tLZOdT+JzAp4nSxwVcE7/0KjIiuye8NJ9
iJXk/JOrYqdifiAS8evUuxxjXiAb8nqrxr1tMIOU7ve4obVBIrZ3/dqDClF1Yb5ioIaIrgyvmGlRO3SDkQOiqi6RxXYTCywvvE9c84Sero/bACm/HH9E9l
w/2pYGvfSWgKDazXNcTUhGILePl3zp72HeuAyVh7TmIMrWtgiLi2zKdev0GO7k/Su0cGp1gO3ugmt1SWP4wCEgnogthIGQrKEb2bYLOu3Kvr+grCgcQvUA
NREfjnMUJmv8j2t8RLuNcXy0CsW8SNXQ02iKzYYnNuq4+jBG/cnrGzz/H3Tj1s1Ob7QZ3yr1SxMq4M8WpXFRiKrkzEjRH9gzebFqE+HHdvhPVJO+sACrOF
kT67G4xd4TSJjaBlZr8pZRLMEztnJy1A1Bn6R42jZvzC0uY3rsiJKhxIGLUvc6iSGenTjwC6SxiYcIz8gS5tY1x0qmfmLJ9u6wI2CT+yVF2dpK42rabVOF
B4W6OXbucHW6d33RzBDEiSgf6lwq0WIi19NHj2zc0utn2r/LXsOyyz+abthy5p5F5pK6Z4wuJkEU4ccLnrl7j4xLj1r5+UD4p91H1cWtkZUGXrDHHk8cUk
Cm0eJqU0olQIHq0NxmGqQFkyzSm/jQS2ezuikFpcbowls3/2sea21vm943Ia8wjqvCSqLmu61hp7RIqPaVYNNFCL3f2kTCUdXsO+orm+DgsNabCKzyL+J4
eB8FF0B1Sf+xu2T5oonN7P+/zVnNWKuXFHZs1pWTSi3rSFcTnHnYQg7REg0S+bMyCUThLFjT0r62tPMe/wlvx5D2G7L0fZ6Wd8orKT1SscScjziJEoOZtt
49Npr7WdAsuCta+6MJzhXaCIX8jBpWWH/1FZ4ZBa8b8ZjZgkFgqbcjHW0sSOYxPF2xKlh1UHwt8VUqO7PVD4keIL4IJS3dklFrpSGE7uTQp3K0MnY685Qy
xdASpdyU6VrpRr4rCBeEoeda/q7hj0ajYN4r9urI4/tqlaecb8EG82mvx6u7YmsHR1Db0xDSou6/PvJudwFElfAk0/n3K2cZDlQHq+iuTq4enn6L797nwR
mEVoCmV5jLyImv1cnuqZ8WPQa/U1Drwd2kWJDqARwAWDI+FXB5IqJLLy3qywUL7N+ZuMSxLq2yd+IUHfEZQWzl15XGURYpAYa/A9aPye4kN8StsZQpcwdF
DuIRQ11i5GmsAzwFVpN+mpLs0mBJGjvwasaEbxBpApZ2rk84QRSnonTPG6Uqe8PHdjcZc2ptobMwxkAmB6bWhAnaq7LLeSoxiqZS77S/R/fuPzFPG55ZlR
MWPFDvVhxFt6Jo5upYQjfpNhJm3J4ip8ZMW9WZ22ySYyT4XTbYh2qZqjMK/ciEuN5mz9g5aSoLCNtcnX8tQB9Nmb2lKwafN5+AsRrsNrBu87EsIRTlLFuO
vKcIPkpFsTX+2Zcc5y3dy1s9bL7gmqIJOSfzuFJKAbdPcKY2Zq6p33kuEjtoNUzteccP5jm4ge1PJNVjFZpA4D/1WD3u/hvk1mJ/B3UVyFKfkYY4Sx3JHD
rs+fLDmUPRmAv9KuTAS80wFa59n5Y9EideceKQ1vcagsMkpr5M8lfxDrdi6v+jP8PDBO912tiqDZcXpJXFA3Hk0II+2+CyCP+8iK62EfqIKX/BlTYmtU0H
B/UOPmiBVpWMDhf0zVLgQrt48Cs1y9ZkmPASt+kQyuDF9q1VWuFj1B/HNOO8Jmjlr070xJXTbgrZDoWGTPTA2WLoRDtcZkDUObm+6TM6vFQjjw6y7ynqdr
q4/TDb3v8xKxGnxW0bh+GhHMO3PzVxMaIiJQBLf3DetYYdTpiIxHXvTTc1t2GXiVxbHT9hVG/Cs5K1BYnJ2SRMotbeUuNvnPYNI7u5+asR0kcXeMMpDQ2e
Y3Q3SPQ9u1/Y4nTk8rmwnSEb6KtQNIRjlFWrth6VkTjCz2s9FXjE6cJWk2yb35GZAmcO2v0Xqs/PHOmQsV5xkhLzzDkZE4bgfUwvjfOVIi7rstOZTDiGhb
y7H1PjlA99xWq+lae/2GYTBObK2ZkNcjl4REBOVJ+xVkjJqIWBg29hqsoO9WJR3jIqfbDjzF1kxo6cnB82W7L1uyH1tUu7QOqMtH1Zm+0Y4Key/6xeQ9sV
cPAstJilk751VVUc8MuCDAPHqiIQrzje+PoccZ1IeK8u5FaX1DatH1NNtaVI/nRpk+0XoW25V9ghH4rOQoF1en1Y1eFd6ppBPxPur7GDeoncBAFO8qW0uF
SiXQhOFOHADAFiBp4F9lj0UwrtZUvzfRbfA7cRrYpaCuPoOzAMXYLslk0oWtVjPlLnvv8p0TBiYj8VAYCFolsx7EDkQhXTgCI5VdrRiB8X1fv4bEeAQ14R
12zEh049ezI5cxgH/NCWTZLE7/NWobFH79iJH9aiy1+PvU1QjrazfFMu2HBmJ3m044YW13mk3LiTltnlrO/AHntN7uXRGKTvxAUQCxJeaOD32G9u5FgJRr
Jiyq2/3jvVF6sOrnDQ4z2mbFjwr8r+08GBoTpPbr3CFi4joZGP8fHZuV4frDfrqvCEXdi5HDyhrzZSprXPt3+D33x7aktXVlCze3c0TyQEDepaZ+kDKumm
EA4HEDQ5nRRn3ss/XIYR4+P3WOYc15Tym5ED+xjEKzsZloE129Rz/h6F3uMn1EFu2axXVdeYwnHhGH5tFQafA5OEViZhFfvpkmgc/8CFtZ3ndehcDcfFwH
v8hUNJxTvsvfW1WTpkjrthBf2KTYJMjqFXWdHl1E23S3Sa3WaIvLiI5Us9ZYkIIcdpNTroXA7rywt1Hp5/NJup6w0wmkIDFXI8XboN4OPQcBJwKS7bhLTp
0mtL3x5oO9SbFgaMVRylPgHV6YzSRZTltYBHptEBOMaZQ2L79Gxn2Y5zlhj4Q2CHvej/wHwkuZyBT+dXD6l5LQdIzgLw4Fqm7XcsFDZOfxwFouzlCfsc38
7u1hXq0iy9yabBIZWa6OuDzciHCGPzVAFHl3N3NOTBNgqNMhGWoWy4ld/h/yfqPZdlu64svSfSE+gFpIiOUKirVF1VJIsArjsmzc7t7Vpje2/SHXMdQBAk
i2VaUrRC3fqj0DPoiRRj7rwQ/4BA3HNu5jZrzTXnGN/AZ8OuZTwFj6Sak7PHdst/N33U+oFA3jtUUgiUSC23asjl19gj6ZG0SiQzHoXFD2hsT1qjYZeGvk
vRSpMi/iSE0EDhKa0LGB1+cL4dhoORx5BhnmlqoyW83iXZmWbSQJrA25vMX7oAdFvxEbDG3jOi4rUTQR2pnS7+qNZ2Ac61XTmrNFHcRHGLyA0QGViwIxCr
wLTPT8A0V6sJ7lHWgrZbi2/TWUaS8AH971jEDCGsvtzgDf8URC4St0T6qdHwo2SyvdSrXbuadFejm2vHwWruOSK02dh8fbYcNffwv04hOHtThOs/FfoDYJ
WHZyRJohTiMg2im/nQ51NABS7lyUWPlRVKo0NTFyH/UF6QzGLi0c+O5D2f3b295PoAx4zRG9i/m2ljmWJiztOyQusq7DXwJoNB1VGqyc1QOJWfwwad7dyz
cC79DjpPOMOdyCZFbi9+OuzJNmM1E7ik16SFTO3PLUaeVs5JSyHHX+U05CBYnn23Q+BT2XTwQzyWHvnVetRFzlb7EHtIDG1GijuHzXCB+JMZTzENkImZlb
nmeKyniLlfX1C5uQIw5oUp/46HLBwoHuOtjtuJbMrEeY94e/YQrRCJ9G18hPK6tRmcFTdtY0sZS5fNNGykFk4ZtxUNRUcE7CgLUWVAnpySUVopP7CViegs
sKdht47IL+0pnd1TzE5WHvCMUr3g9lCbtsrSl1VgyvgEnZPQGKou120eHBCyQzIRq9zC20fhlO12O3ppFd8R72N/G3lSHHn3kQNg0VN0opTwjIOfkE6s0U
h2iXM4Rm2c0KHDWmPW4zfPleSjpFt5jtgC0mKs0HlI08XF0RltP2yP5YFAgxwi3+PqgGaycQw2t8ktBZqqVQshdCbbOZHEoewwf6WXfVG8VcYIZ04f0+pA
wj8bAUmrffHz0/XJ16wNHw9BTlgP5/FvJJ5gmbjX1IaLaORxbRZYwu623id+3HK74/FxZGvr5Jfw/0//jM98YzdRR5JmSBdsFe7q8ooeTUunqCm77XOctu
gp7LhaE9uzNLPZ1//IJ+F0B48vFLtUpoEJBQ6ngxZG8UVLi6KEJ8DbvSuUkSWW1edi9EG8AiKDPa9O4GsHk43/Jo9png2WeFH9MLbccp09u4+ReEjd1aBD
hpOcqB2aW/sac9bwRs00bw0knHxCBfuYfLrnydaBeWrA77TU/tnZc9Qy6dZZ+1Ehet+hfMAb8QmNh0sKAj6TVT4voFqZvGypDs6CEU8zx32JkT+GgXKpXG
pyTIcDnmUwchIb0JXnkd5O1kVVTnkPCPA70h+4Uhw6ncOFw1aPABG4TZVy+HO7Oj4FHHuPA5/DuMA2H7tKQZuUYW6/SYUrkgCw5JtYIWwszNPe3a7XnhZW
viFKIgt4uVy3XD7g0aKe5E5MQoj/SJvk8a5PU9RhKq31d9H3U42kayPvhgF5F2wDJ+R+iIv3QAQB0wb2cHPtPu1aVqgYak5N7aMv7k4gyy58O//0yF1bh2
Ydc3bSwDdrZOX1rRzoO1Y+NRKtWw/4Cau/lpegP0B5O8Vf7V0KdjIidh/7AmQxP7fyUlxV+R7py8Fdzsna4FEJ2/ehH/h+4sa7FGnjh7cqNfbiOMgGT8i6
pIml8Dul6Qyku9cQTV0Tyho04gPEzrwKgi46X4e9RUxlsJez6wa5PLN4N8M/bWDGbKaVnuXX6KR4CYDj5As1kGSgBP6VwtHwH4H7uAlN0Sb6H/x8h5oVRR
IufqbwD270Nb2Wk0yIb+eJz2Q+iKNg7U5QbTvK5dlg0HkdBR42SLTCqAqUBpkp73gUCqrtcOYYDq9TItV0dyki9jayMHpfNnAWnXYttDcFF0qOVF4ojsU6
cpVWoqVLU2e4dFRPUel0x9KLzyB/YZji9RiMG2sFaVKylbBS8CkIOXdelQZwVzaS6Od8dg3P5S7YrO+Ga0P/no4jyAA3Vi8UaJJhZf58tBHNIeH5bBC9Ic
0IJ89FnukUW9A9PyaNDWt8qUU9hrvaOKzACyfmBVhxKAPQesrm7zkZovb6r2hecXpRqwJYJKNHoRZ9L02vgxDMMqh9EIONqzErqLZnrxvLdhB8lcx6LpjO
RWSjfYo5GRmfWUylabgMrjnAr/fbHvPIsaA6jWEfr7X+ADqaC53EdjtQccwDrXRXAphuUOYXq4ZXvG9rGL6yXXwHa/bJzg2J/nHz+rknRjnnYf8J1XTCW9
h6fSBHFR95MkCt+uua70XwzJ+bxyCAH/OSKBOv3NPqgObynMPEtzsOZAsvwQc0BZ7HpnXhh+4GsAZFMoLgaFJ1jo52FD3L4MXDMS4ecfBiGOc8Z8ExGykl
+LrdhTx6eJXvK4lX8H9ESBSKpI2wuov3nCJ4zpcw1FsO3YK93lsviJDOpeVWjpOVocarxo53KDa5Gu17JKUd/m9Ay83HGnkgsYgFw8MFBCy3fkiQH51eGD
cVYNk6OzOcSbXCiMhpK3W66ERfYOVyKgu3o5siFbuzNd26ViHbyZfr5R3+gJJ9Ve3ZEROdhjR4im+WoQVZN8MrE3s+vqM6kBDDPBUfRFA6aLU2jX6qPKTZ
MVgdLK/rm5Is7LMGrXPY78LIWSs1i1yqykScxD7UhzFQbHOwfVFvWfTU4sfGxJXnXrDGYlu+tc8iBnPgeHqRBJ58pLnbX0+AfQZvgW+Ro8vFpDwt/28jZq
VjmWVJozHhAxJf5Uwuqn7E9RlHF3+vj9yWZjF9V/mRqVHCQjSRI2p75MEC6Mcbb7YHfpTcHGaD6VsnoE1CJIG9aJSd7E47X9bzLQdZNwPbJFpJl9sW51NQ
xTO9LisQjOoFFcn1sbmWVWOdy1jurJG17jZUQSluxyc+la+b5x08U8f+Sm4RaN0TD2BJDnMf/YHCfHfTuhGcdCVpzAeTPelW66wvEmz1WjEPQqZPGmzE31
HeIto+xvpCxhQeGwmX85+Cnjaudj6ulh6qq+/WXKHrAVI52T0e+fh5F2jl6abXh3nXrQYwRmQdQ6FQJzLMvAj428vID7W8HAccilMVbpIEhqBEcajaz8h/
UDqFkzvf9ZZhPcZR5Acmz9yjmfQDDgX+whUwL4bCRLfy3Gouiibi1p+hD1kedX3iwztYbDjawzfZV9x39QrVitDNFqyCdMmOO+wG46Ml/H+9DpYz4KSZAs
HcBsbhpWMhhsRxTQJzTe29L7ve9UmcWBsyW9inVQRjwskSVkwuVwn1onS7l8LDSwNsccoeGvx1ruJyYXVykrUj5e/3dAgc7G26ui841cHQocuyFmH6s9xA
2T8f4o4n7d7MxhRoA37TfSEj7b5GQ18zy6EIje7rQx2i6G3SgPWcez2Co2IrftgVjCOIujyclUstvwGcVf6FQprouOrl+sJOjCvKP0G1dNfigacIP3Fbae
IzrWskWYXKZq4F4UO8JncwSYL4mcA3X36m5dvl6NIa4Ll/QWkGCTVoU4FGJ7hLMkS5eW1tnvI9r1PQWZH5jQM/uxTcRz0WhjpG8Datc2yoj8GdEFbZpeNN
cBqHbTIgSxrUOqM2kybUds9NuZXkOOzD2Fn7uWY4SPRbN+uEyjqKVKUGlWUwXl6jVNGB8cGt4sRuxVeScF5Nzb7l4r5EpjnMhH3B49FZJLFNfjjjlGE2Ef
s8RMyzZ2K78usOPzxG/vIBOolu2upWpsvLE040G+A53J9MElNETee7On1DEsfpoDvYohvLvc1HTlsy6RhuI1d0Ukb9bmu6+O8Gmmla6OhOZA0DpK9v3GT+
FRbL8ty4sondtD7R1sABGzwvF16oPEHbdh4EIIxRC3tnsBO4+Ml+V0GXxfFe0/fJEEp2um7usaBLMAnVmdbV6SDgTrZ0nihnPv6j66xP03l6aWRxD5Mu0h
tgsrf7aJLFFfXh2/M9wrfFCQb9O5aF9OMX6A5v8SoACWbandc6+DuHpTaFt6jEGSpeLTiBdGlC7DecgWHM7mCHE3TzvcfEJsSzTKX+JPbsGOcO2q8vSJnT
EbufMmpxtLsrUZ9vQvJOlFrpwWaKZfQVqeXLM+jlMGx42J0w/PWbV05qtAy7hgkp+g11SbiH79Iz8JTeGArYFHot8zucHWn0y4osMR7piP3QqNqdYF+NGX
WZYFT5q+KUfVBEYSF+AYx0la8Pnt1HfmjxTUs8qfo2Kslc5HZ4hRyRuLCoen0UEhHtDd2CrR1kB4ESssNkzGxv88bbbGi2+bG6m35iW7TV9qCNyeBD0m5a
hOWX/X5AEDDyJQ87WTGOqJsQW8rfrLF2EXc/xyRRCSd9gyLe4jQHcJ/4sKlCTPc135tBEMci9AqRS1ZfZ9rV71uGO22SY0Wn123RmVwN61CpJLx102vf+H
wp9g3HpWmP+CGq4T3rJISucDLLiirlhCPqf4Edb2XPKeQVmWGf/icz8mEVJQm23J5pmiXgwfOO9qfnsB6kPWY7HzEUUd0Hqy18dWcyDkxgw/JC/yj2JZ8O
Rj6m51JeKKZWuMfVeMWfJS/nIFxv3qaOY8Ow5nhi7/X59DFGUk+s/kt86gXuUK5DRmalOvBUzUCC6KiQqPcxdnW07kCroFYZlr59vucI/0oIsXUM+rUHtI
pilh3D3MTbaWlvf/uvDhKvPOSJ5c2rJmm4pGLPaFUdd5QCHvlZ3BlHN/arHtjY/+ANjyRHrmoAjibhRuYTvD1FmY+BiSGbwgj/he8rDBgppQjnoziyRoqm
4wSZ7yjmlUQctGTcSYwcbvuk5Mhlyle/7rPATR54WDmkPO8nbagTEtIDHIItjrmW6VswnX/CfssO7pYaK3Yl2XczHcIVOnyI+uBY2SlZcr3nWwjGykCklj
Gl++XeNnxRggDlU7MOxv3V3PSCHX6fy23+onni1swl8z49oMonrlSzDwFY4u9gE3nStH7eOFSSYPSec49Lfmt0RMuFeDJTdhFt7oh4j30WtOi24mrWGRds
6GpviiJHYd4X+ESwToZ/+kbWRFIR38+n2IDXTlPucRZZjkRcdnEEW6d5sDmHONpVDTeW3k8D/BNdaFeWp5n9uTqiwsNFp2twsr4hDsO1V76sE7DgYakQBh
JNdEahfwHbKWWFfYLuwIVsgjc6PtjEdPE99Oa+NBrVDuyac48FDqTYllBuJtDYEuchvPsDLBumexDL8ijFZTirtJUOaWzqbRmaH8l0TZ8od7jvGW1Ws0nI
A6bxVbare3ny91e0xQyTTEtu/advGErJoxrQS3dJQecH0toweyErJCVMWEw3a6rWCHbwCvyvIfz6TJKsEixhNJ0iWDvUeET8hN/rTBBwfu4gsQoJwtEr5S
goWhvxeSAnAx/EDQt1EH1jg6HOO5YdkYUP0S2dYjtV9yfAP3aW3vyrGQZzHjTrKHKx9ky8ihd8vrsQucutRYnTyXeVBRPdwosW+aFc+8YqojX7Sc56t9A2
zitTfHxHlnRDWWCW4wT12wTNJ6S0W0V6J9GIo1lR9pAg/oDdgElCrtj0mjU8L1Z6+urjFLcdbjtiVY9ZT7xOeUYa361lcMu1za6eSS55uE1gUGLi/KveZ3
szzRbnIBfQdWaGQkX0xLj3v3qe5ceeKBLzT7GIjmKmStSpHKpaXOhtLJEspSxb0nRDEA6SgonoI1SsPexDSJS1BJ+FdQW3l70vwtHqyp1De37IDIBGl4KW
9JzEUcpI0bsR41WPG74vG+ya9KxhEObh4s+Jp65rfe5JfqN4qQdZEAbxiIwKTQdl/mjU0MUfS8l6sAPKr8hvsoDucEzSx7UnT90fXDWV6Rv8PPQUjQHdif
lyfAbsV4XECbk3Jmw4toU14f2q3atLJSrnyaoQKfeXzlvFQxeOcdYaC5lZmedu/21e+pskEU1zQAIlWXnVjzLxcFUtMtIDoyfFZp33qU6yVFI8Ljm6rEY9
dHa/WoRJW5FO1D7pQyzBuvd8xdILOUmqx5zt3g9Al710up/XtzGEs3IkfRikyZRpyR6pD9/fVSfUpw+hBIxsfUwaT9x1xTljBTwbRdZdjcy1qoNkU9DeeG
WG7QbWB+Y762HbdtCnhoQFPOo9DeJ5RDh/NgkBooxsd/Dhyx5JeVx7wcn1gviS1GOklo4XfVxx302MJ2ocaSnieCwHmlpR1TZVSsxCFzBlZkBxRPBls4GV
edL0Fmw14uQXVbARPmRlFeQ3oW/7RyZLdWs+l+/b8LoIYed8TFgzOSzZXXimncI7Q+P/CXSLdUfurqIbymVAg7DNdaQiOE3YM8z+bjWSeKfTFKZ0ipOmf/
Le30ZwdGxsjYdI7lqzi/X/zWQsaOOPGuMeDxznPThAcS8SaTR4h98nJsFCMguTYTu9N60Jrnht0SuM8y3OkD0u/oWZxxcTTuixyZH0n1KJx7rU+qvC9WmS
Zeo4YK98pH04hkRtSLIi62ccUP1STRJ3ckCWOyaEp8deoieXNWdeMBeeAoEbxkGdPLaDfzviR8TMlF9UVpW6sIZJ4X28p9ecMrc1j4IwCfyoFJBRP9LSn7
BHGWqSCKYnU2S7cM2g5B/kwuJMJuK0ung3x2BeSdOedyAICuzwEcNReimiMUlp3YAx2GrnPCsvZH+AYkHYSlqdqX1yqVRo+Zl/mxtotL9xEeaiaog83wmS
A15aYIo/lnwfe/KOGwS+KGmz3kseMeYKGTaiFxqs+LZdN/e38cYlRv+0Th41nDigWPn3aL1NV/SduOG4fhVHmvbwCM/Za/8QwUYx1TkhOUJS6wu8lz3Ne+
iIP+QhIwf7Qw0D/7qyVnQ6uDrFd3J8BXTCVzIBPkc8hc4M3w7Xw2dSmhnF0/L8lRcEcDFxr5EM2IgmHuOybtqzStQxwh9L1YQOHKq7Qj0VhYe7BALY8zEW
VUXGFf/Sz/qGnmEs8x7WUZ6PMzVpNRvBFcmWPsp23OQ00D7JSlSdAgvusda23LsWON9nahX91LE044b12OKF2QOPkjWKeSBZfGbRkQRb2oEkuCEMXydkB7
RTnZAu/vkESWVYiiOK3ldtK1RWuRA1Alo5fBRTmCf09WgPcbrHDqO/yIxiWY+Qfs0Ej3BAs+dkpl1ndhet90skoocOrFnRPEnDn9FqViduuRTuqo5AkAQv
7e0JEZpqQsKLJZh+RJFBw8EnrHyjYEoKJMY7TtFdLaeUiB3lLonUOdb9MQwDJ5SSYMU8kpQhyzr5a6y02PVJr6xDr7f2APiuhS0G2gWRvFI2sZeCoHe9vx
JVF/sMP5NQufB+Y2Yyfi3i8CzYS65cxpruVficSM+4JBKacGFbRTS5mSVCfWLQpbVcYIic9BcngaUZOHiI8bJGvuEuml2uWXDicd66jxbvZI05H67QPIfZ
/YpY7CTYjTpGd2SUVc/Jo17dtFHaPviIugvqj/IRIhZKCaKCx89ray92JqcZlgVJhqWD0962qxj9sZuFe6qTtDIb7Bakfgm8up9F+a01EZjU0gyrOyXg6n
gccPQxlxpleW7knA2jZz4gfDtGc5zW8XgaZ9xzHw9UsevG23slNOVxe5ML6I4n08mddKKlnIwntw2j/QbW7gs4tpYtys+f+D79PHDwhSzrOL1EFJjh3uN2
J31KePo1PBLVChjE0rBnEW4IASos9avCF8tiQO/wvBdGWTwGsHv9o8HvFma9E6GNbHyT3k0GtDvUMIljfVCd7HuDRZvIOGCwy5/I+zxpXdbcLJgO4Lgh6h
7psUoQleRIC1lUAC6K3TWHmOY3TfPMZfiz5DUOxLym4pnzfebImTc9+wTs5FhVq83HWyOnYhDKs3yQnJnUMNTBcp7+BCz/xhxU1lEL4L9P3gN22nK/7gI1
iK10jM7ORCxKOgwM4eOLUsobGsRgdFlK9nCd7JCvKUx9yOUt6go+rrZfb/baFmU5Fym78oNUT3wVAuPRvdJVPsUudkMUIZ6kvqT4aQ0XC6MuZgtzUavMNk
K572z0nC03sFpmozT7CQe2fnLU6tcJgUf68oIZuafDWCL1ZsGk054XeK0wOnDs44yCVELUv8pKxPdy64qVusNz5Gv8BoeaeH7amCdVOXwyzCg3c1anKSY3
3LTQvrDTQNEkG975V6RxYY9mtZNshYKaQq3z+ThpXPgljS1mjlomhDmF507cwIoZmEvndpAnR+ohZ7+EYQQjAXvrzcwEK54ZsJhGmQo5nICiy3Kyke1G5d
UxquYke2ctSBFPHg5Odk2+CfvWaxR6z/X/NtoXQHgnITJrr3JRtpUTEpg4+IuHducPW1G5OrsJ++6aL04aSKKSw7gOD9+v3q3Tbss+7kVRHLjxJRF6BYvJ
HMlDcR2ij+saHmH1bPcwdZq86oC2zsvWNuWcC9aKl2nwDgz6Ek3JNMUNEyNkPa3KNC+wc49sUFWEED7wgGabByRD6Ht45kJStqvXI3L9dWy0Vo1a5loqiY
N6CF9Z81BdMI0LpU2U1kU1rMQ1ENuyMGkPabFj0DIWI6lzcR+wkZ8UuGfTT1Hpv+IfnoI497BP067IHMpSVCWeGrvoRYuEfaDmNUbFHWBJBcOjNNJ7P8iZ
weHUzhzRDsNvnZQni4LG4TfQ7btkZaVbftrwfNkTYodQ/8M1DLxgD081/ov230s9xLV7efwWD3lYXAF4BcsXqoWNcey0Q+8TP7b/hrNTSrypAm5dHq4Olz
Sp+1pihCPKspj1hCFmn91poty/W5u/PM/iVdQIeYF0/xFlMsnjFqu87jqRTDKUIcXvD6C2wr31+GqEVBN3OnhhUITGcHjQ2VJ9awDyyEqFtXFcmzj/xldm
ixzhMq682RWL2F2p+KNp5ptpWbaVJFSKAiFVwwuCfQQ2R3VrlFIv3+zOBU5J7zF2xJNpY+4ipM1Ex6c3GNpCb9dKOWUUH6kUzSpGpmjr2NXYjo+eX/KC3/
Trz++/afouU0Jd1ITgwnDn/z9q1SYk0i1Bj5XC+4yhOnZc4GCufeHoikOJVPtOTPIE3FCypugioWgvoZLJdTBM2fzrpZp6iejLuKJ9wMOJh+zXlQD6Iolc
0E6y6w38HpW5LfAAo7pI7STRglNUV3bxI7435FU9hgmEWn3X3ogU95ITsndUtKSkkObMl1WcSVIkjTaHP1ULlYbR0UuQGs8yRloJ4ceOI2APUU4ucTXLrB
zxFp6EdWN2jvtdqj+u+Tjl5PbXtf6nz/NemHVblK6NpxU0rE+z7GNyuhV3o/RBfaISv+4G7FdOIGfWCSKbhNt/x+/lt3v2mKSLgfrRN/mQpFyHJsZh0sEc
m1wtHH9gEJTkCmd8/qO1f3jm9EikfXUUXGLYeSfcXw4FNiEKP3VEr+twYC7ZSqU3JMP3SRXlQpF8O965xiFd8RrOGZlbdfIYHlt4SelElyaHWo7sLnwUL2
02AD9uaQWm1gwGSsYXDLpB2awi72VdW5MQ1VPbdtkJn9sY9mUwHB24eNkeBoa/U6X18SiFaA3fPb5QtMOxd+VkPLlI47x22aPY12LYwaNCuRhHr3Qw1wUK
L1qfNZrHmWg6cEZZR6t4vapOjjFzYpsW+D+GfBfQOHGUcoj0hGDnIru8tDeh6srryonaZ7JddGfehB20gXw1YVFMdVV56n5n7O2B5ep0vVI0uybc2S5PeX
A5cr5FVsafydY3k8JiHhDj2Gn1Ky+icKTF9yGX0Y2sPdRIx9WhWXM8mAN7EvANWQZ2thN3h9IDd56V9wSHLa0MFWXWKlppOVJ5IUpaTu2htn05ZFzehoQp
f9RC9jCn57AgxazNKFjvHOTyXcM8Sy/MlNnhaim8rtl9OQ+oEOfUIt2AcB/9lnHvrFbRqzzD8Hd/n2a2DtVn9JVyQice1/UmXMiv9nNmoHQndFL6G+jSv+
h48I104lzSljtiZ4eKro4CZtAykBcF/GF1sLKRCI8yYWxvSCEhS6EuPeqisCB3UlSRf9qvFCuvzvGJRUDSiDz8toCzc4wwa+3gJnNnjYky+XF8hDGFmcYX
GSSVjJlUdqje4j3YTuBxrbHRmbmt3mKMA1SulwHG0iAL0t5Klv2zmwl3WXRFQdxoMeJzhUk4aCdY6yy4PCNKYHDy9iCAxbWLG/d61zvr5DK1FrmXFPy8wO
YOSz3cgFqmgPEJT0ZI/QWbZHTE/701H02TiibnMhzgnpj9uDSYmt+TVkWrXuDy+VYMq6fXPu3eTx8f8CoA4ytX552fj8FLTBRYJ9+NsRnbzGqSHAHVdqlD
5I5eVJVXCEzUtp/8DuhmlQRN+5hdynwvmxixhvh72TdS4EoUp0+7JsWICpPm+lVXGxLRxx2iqkB0rZw6s7kvhoFLx2zJKiDyF3PG/LlBMk35S1sWxkDBSp
rBdfwS0wbJhPQZOd9b7hpHYD9wYWz7tfSpXEm0xRpxIPLiRJbUkQjcfAtfO6GUgd5ABb9JVZD0s3aBR/Mon4YdA0C/uRPx34cVSnXrWTWw08YYgsRh7OkY
wniOu8PnkUvIHtYz1ozkPRq88Q2HHepWAoSq0zZ3dJ2jTf/hOUR0zFspn7ZogqceDr+E2xh7kPT6Qp6awulqocxcu7Pci5dcfAzu8U5RjYofEodON4Jt1m
aN30fjJ06MuXjGOuIYrbZa6vGZgMXw+SjF6ROcz30l3FIGbXUqFVGPi+flHd2CKUqKIMrO24s5qF5EA9G38MdJ+JBx2gVdFc+3VITTGouVZEfCVUdKI098
mI/XtwGL1TAaK5YNtnGIswZZOyeIwn1CRitahcj+evg+ORXo9h1sHDAHjy7O7rmLKfthEGkCM6Bb7xDnCLaQj3HeCW0QyN9kKP9VmuD2RFRFkByjwD4iSD
6QZhGkBxdU9owOTB01iH9in//o37cJlVC/EmeOYZy+EWVoCv/9ZUo5/HszyAzI+GOc3Mype98eXlCqOG8miR+jWHn2Qk0JoFI3LQK28nhuLjyjdrxANGFl
cUY1ByaFuYBTrKyOwdHUmjWZXojbZq+UM4ZmkjLVijHE3dJdQ5TDp84YuxgGG8yopxkRm8o4JduhwFgtGK3ZPE831romcqr8hWVFfx5fDhiwreHU7EwESj
VbOFY0a2kX2C4ZAZxP7Y8F68gPj0IeLuPR6hc+Lj/SaySBAu14jCLCTFQjjdF6aC1+1JGyDtQHxwujoS8ovPjC6zfmmYXfFh7Rtw2XMJU9UplP+sGvFWkG
N/YjenaRZPrTulwPiZuPEP4QW2K07UhhH/b+CKc8HU4ouzZAyAuncqw6gFwpItVd2/Zt2tBl2gAL83x1bQfPZpWn+fGBtQOMpEXIU0WkDke0FeJ9FBxhva
JPvwf6psy3AbfK8ZXzD9k3mVx0x/vkI9/xoskChMmbDxRhUpTCUbxOUDAreg6yE7LBpPFiQLGj3JFGkf6MWwRJWYtM7CCfxzlpXWD59BohbEzbXjNZUxgt
ccNakxVzkL4tB0p9lIrmbXlE2VYv8W4FZrLppct3Um86KWLGgPmxE3+pLyiWVRnzlOZ4GAP8qfEe2h9yr5A6oziDfaEGWXrEgtIQuGLn4agulsmxespD83
Gmwhj7JVxHtZkd4I2d08MVzsHDgwff4h5wGBHpiiTj6hcuCx1ZJOS7XCS/24BWQSKu9fArwfeIrUDyjWULzFjnw4nvY5WaVDuYpvQdzmSLd/nP3KbPLPOY
zofyw9HBmAWkg0xL4uaXfgyOpP6PLhxsogpz5qGv24r6WpeB7q535ODaYbfxJEfJO8vD6TVebAOcobmyUOkM1tQiet0TcnBr+aZmHHLz69qY/t9QZnGJuE
YSIbkX7OYG2+TEP+VoQUkmz+CDVKpQ8GyJcCzOh9XlzL8q9HJJqqmwCUiI5RA4ly6nvdLdoyyLkaujiRF9o1gAeY+3JmF0Qh98CRDPM3R2K3M5BdYWjvU4
xuExE8c9dKSSQHVRyemHDBy4YGXH4Ahnla6zHZy28INaDgjjbRTJj9tx249Q34pZrouurwqYzNSqb/plOygl/hN24mcupVWIZtQ1w8oYj1pRXuclBKlsMX
nn9rQ2vYgdSs6uEM7w0xYRBcLekPSSVpjWXmUliYzlMxaliNbiRac1nQfSTIjwfi+fX2I5dEzDl9/LAbBDX50ShPNuNMXVsTvsUIfArrFFxZyUT45PMQAn
t9pYfWbb9fpG8zXB8JZ02HhuggyWSmUbiCmF1ebF0eWbaYi2+DYlSA14ogNpWmx3XR4ji3VF+c5Kbpow2LWHWQXb68bHuQiPoXFcQxn5Wmcd3PytrJJf9V
i0cIzV24SPhyGH601slFxjL4T66LMHKncvgDGl5tKlQyX8ACT4ijUn0rBQjamadkolsXLLsnrm1mTuears4hVLC9DylMrkuVKBofCrKirh2Mq2Ju9IhXWY
9zmnIMyUZ/KSKzFhAehT86hb0zpRPFTRRYhwtp9j5norMb7ZzbeTGIliQyp9/DUaTxgjTlClRqAbhpHfTGv+XwiFNplZ7asvwNYUC3kEH3WJgtTsyQ2jKD
9+56wVSpDT4lVrJNNJTu7Sjoi0lknEt1QO1OqFRvIPuIqW8Wv7K/0XyQOzZcoK6R7zHV/YtGcUtJW4D7wwxrS0SlLGi249sgtJVXiGQUxQ/aWIih0HB9wj
N6DTvFNrQko036GKRcQ2i/7ZyzK2BPb87C6G3UbX2yjHdeFOL3Eisa7Ulf5hZrCG/ZmAunPBYrR4DeA2teH+0C79kiGsp4slEfLK53TdrMa1E8O9q3wtpG
XU+6tjbMB+jvA4ZzrRMKJCsrdiuya2FKZ4nwoPxkmEtj6jBsd1tL+SYYMhCiS06swr9Mcg8pCdOJCPOLv5EG4ZngfhyfB8KB01OQmmjs2M0gNN0GlmIhjZ
dTHcwQ95Nn6m/dPCxa3EriZ+cOGt8c6VdsMjKdUZI7/X0U9XuEy5ph0KDUvAP76TeZdbsZE9InZRLe6OQb/wGbg4Wf4zBPwYW2hEOgDqWtg2ajauvd9QeP
ygY/RLMB0zE9NOgiGFWJDeJjSfDE01BfUTfH52J4TRTN1H/N40yzHrDeQVEwpqPUlbVG2hLmjX1t2wsJERQ3M7yJp2NbL5oRhcuK6VWK/BjTlHKeTWXj27
jTmk0iYEzK9vEdm26xxk8l77RRxb+0efylh0H2+pGs6MpqlvsyK0Ns9Nqu95nss5K70Cx5pl8QadF7y5AUYxo3s2krTVfYSa8LEmxRclTnrNoKKbN4Knti
hEwjRdti3U8x7DPm5S5hReUfzwDTkwxsnO4qUId8EZJ5JizZ5yILL8SMHnihLh16mWv+VL2a++udTiX/kNmSXHTehhJWzWenEC7YomIXbwFNdvE/wZ/zyo
nOFrWr2DSgM9JDjaGYj+GiKtjYZKJPrH5opqqPfSuMmy1TNpeY7k8+h3TJV4kfU0uUfjbxKN4QaTuC47ZGstZcE14cWRHQsnxU6fgeC+xnFxMZW1xBL3mJ
Ph+HGsapeB6xOiVgidSXPYcd+zjXTtTF2R4ieH0R4KTof4sM1bFpydb2bmkffm+I4JNNU6YxgxLULDFf3SdSaQMg/wiSu6i0MROdIkySomuTAkG4WAR3f0
x3OkIt3Mk0bfy4QqddC5Zc9Nfg2iIVIJ/fQRJiF8fiVMGgQdpj1SX7A28pLeZORsw9olzHD1ijtHZmb4QqekLxsXjzA4kdcg3Ody3dt7/uTcShs3LSqDba
kYM5Q32OM60ClVl0wWgyowBCbN0twO1o9YcEjD7/EtSo7TyGREGIaIJub7EqxbZOyiqXjTY3JfKGlg6VbJ6Quu+s8uD5qWULtahLdvAwt/WA8v0ltiMsR3
1NYVGr4rR+ry1CdDHiLe1YhKD65Nh3gGPAz8rr+s4MRKqoRRaTXH1C3Awhf7hEtFPcD9rJE4tUPiDNm6bI0SR8ZBmg72KFWw59QV1x2wDRIt0LmRWG+PC4
Phzc+wcTxqOmkxoB4X4K7fo838Qx0VOjiRMhUfjlWAryJ9p5HkhEr5jDdf8h//is5j81g6VPTYZA1R6OH+WYX8dymGPeAXeQ9jiafy7bcFpkvec9/2imG4
5YnSnqsbo0tGKkYVd0vbrsypOC0CFZDEDQzbWCm41czDOPC7Lw6D0ydp/2s10bjhtP6iSqLu0vfWTaEt5UnxM3f4ATOPPc13foyYyyZzT1WCpPn4m2CID6
+QHE92rD6wDqOaLZ2TJ1b6xDuUQ4Xjkp26+gc3e0a8w1MFWxGyCiNC1SkCsjy9kL/OlJJIOrzun/k7PRKA+CuPGTCEHlpcG2YR67dEISeroM3wsvBYuWuW
X7xivbL/Crf4Fa37hDYWL4n1Iv/tuK1Xgl0J9FWiL0xC8NXoVYc4WuyuRkkMTRKsgz1PmsN0wNEzpid5BdqFaCk/w7E0eldbkb7Qdp/54dzVDubLRCFDPK
6jKSfrZMAu5S1N0n60pJ4On3VXwN6RdkoSWyUeK9+/bzhqPlOp4SA1mowrT4ZV1MzGRkCNsuPG+CicEIdNb18rlI8b/9lZ01yho/QQyXjZT58kZoodmJ9Z
y4UJisPYbvewpwz7PIxgfLTJsMpjbqL8lDOxYXMWoEeRzihKzYHAs2TLbhEzEmtwsbtTIN9MFikFy59b5VE0Nblsl4TZU2HKB6dBPGoCNFHavOBwMO5FV8
IAayW2xy3ieAno8xqFS174vv62q7a8XbGRtwxxWVBKWe8eHRiGi3Z3lMBrZlVYGd6Z9RC2FYZqHk8XXJHZ6jkwIkseMeQDUfDvJf8m9vP1eOyv6Tbna8dN
bqpd4qyBY8OXXSiYMQZF2f/30dqTqrNVfnhPmXY1S3hidstLI/IG8Qy1P/ZWPq8SbzxOgajOrZAzh27h2hqYC6jiZFATCVw+Bjb+WGdKh1t5SPQTNfrnHi
4HhqHc3T9jIIeofMrQJampEFkJig0FPiRNxK+BC8T36yiV7+yCgEmBD304tRjtjUAj+Dj8Q/Js1HgRk54VrjDCAnbhYYoujvhIFPyW8YL4Oa7cpot+hT1l
iBJKunsR/lQUtD6QNOEU8GpmkTyL02VZyGVrM0yBsVBhhyMyjgu5P6VMdOSq4+B5A+++odXLU5jT8QK8vyGVYWcqN457FV3gm7yPMfujFglluSKFbwD+x2
+ljYzAXGCWPoF9Mz99wkta4UlWeSA/xgjtFKNy4DOZW00eouJ0Huj8GWQhbm2lOlT7GRmtdrm2C6F6tw8SGptE+V5+WZS5sB3BTyb5zwKEccOOqtgRx4ti
CwParDWrgoUiZecUuspf26U2y9s226R+7LBa8rmMsHJ6DGsHA8rS1t9aqzuMtfyMo5DC6uG/3pKvPVHaiuWmlw1fU/rNupAM2LTaqGIl2harSaamZ3jjYO
CKOHgMfs2/JXv1GpGRyQFP8w0sfUwtL0TDO1elwAvLBzERWAvH2mkq4a6vF4YGXbsL1ZfkYzI/NvDSFIdUhF0ePbppp/hhl5Co1cfALOl6eN7boMGZI5dg
71LMwIfGteuYD3TUVjJs/JpL6dVW9fKvgNOW+xIFHvuosqx+cQSKouBtXwXB7CQos0a2BVwPE1pt/WN6c5LEwnRqge0KCrb0EaVpN8SFcR5dBj22qQCVMu
e3azN6EAi/H3dJU9vDM+HFd9RDerdRlCRYTx94AM+ENdLgI2wV+Q3STucGL90hVPHfrtQcodS6qNyeoAKoUjkxipBdM7/cNeeG7cpvQUSKY/HTJuUwssW1
9eEmY1wGLLExXKDSbNrvyMhNAoWlG+oMU+g53gPCJsTsxr1fZFLypDl0+p4eEnfAtir+B/7fYBetvZKzh6pjp7JKske93yMqiW8WGX7h6AMexTUqFPwgxr
BFaUZumTrJ0UeTNp6Co22BJQupuYjnJSsuGKf/lCgttA2tE4ni1u+RkFML34+uQOW7ORyGTPlPwZ7r85oXDF854jrvkt8ENYxFMqc9BsA8Hi86occ3n5FW
LDVn6di7ye+E97ha9vOajWMnYL6NRvpzx8yvRB+STfqp9BXwWRJQU+y51zccyRgbHyfcG6QHvQVsa7YCpNfgSoiYG38PVH+EfdjpcqkNjbF0Py6s3D7TXV
izYY8jTovGvpC2bnuMEKS3sDnPVh76/s5thKPicVZySfs3cXqEv0CMhzwgnuOac4YL/MabsWtj06y2wJfcG3u8obqvGXXkKK9Yez9RlabYf8hQm4iaxDaV
5nnYbOB6BV5tX7djFqLxqmMV5sSUF+7igJi4RuxQbAx/SqE/O3qXuVg8lcZbvMcYybTAQGgsiAJn+kAvUIjyCzVyKfQhWJ9U9s1+lMVlaSt7VBGuzvjNul
VpnsOFHLj+z7mSFYza5GWfH4FNDG/RyhfHVgTnNzjReVcxIKf8pPXdF3lCl14767ZAqFY+6443LwyGNUo2HX7ykIdeRCYrD0VlVmY7fDlAnF8qe8qVZx05
iByxuW/VGAZ+HQS+a3my9uvUK4c9bKOgbbQs/TfcEiOG9LGd5i1BuOjW38YIPAm6afhaPR6M6A7f8078INc07ZowDANpAB/wV3b7Tu56BE+olItkrWFWwD
FCZKksItaKEpVOW6j9VXxoxo3GUZhdXsDOrk2ioCWwCHjxat+wMKTNwq7wT0EziQD3MCyN6fT459t4j3iIww5NXXWpp5KfZLoW5ve6PpW+w5imcu5ojoZO
nkgJkQkVUxd6IBxpzsxW47Y086pSpeIKogWoFZ9hS/t+94EFqilb0XqCXnQoNm6mke6EexoYr/gaquSKxM9ESqCIRH0e6qrf7hd/tEz0+hTu3TUeye94fj
ElSucQ8KxSjZPF8Yf1OM7Y80Pdk9wHPd3Br7iEeOFeAkQg2LydiTcS0ptVjxlHWzEjN71PmJNYD544xFNkw/GIOGwj+SEpG9busqcl2nVAkVDEc13Lz/Fl
PJL46bJ48IOWYRmwTA/LgehhU0Fvp+D/opCFZwGOGoc8cf+QSRKHtV4iz/qNB21V65hxPYczSpyC5nXx17pGTHQY+5YtQaGVr0MuHP/ABzxKUfYCel7cvE
EqEpmzchhy/exEwPjhfpLXwlUtbTopDjAKX4phd29ErVd5mL1nj+ZLZk2U8xj1tJNOJowX4PlMxZtSRVxLkCanRi7mcBb8NJfmfJ01jNBJMq7KENTtJI87
60EMthsttX+yrM8Zzv3hG9NYoMqpDW+b3/Lhv/qKmQLyXB3dW7Keizgr80XvbaHHaKWPN2FejPinOPb0HToKqn+R9pYcubpkCL7yH5yNj3hEWhIIoc0qR3
+39/H7ZsYtseVetu7+6Gyedq6OyRh5z++mcxsfwSosbeZym55hayKpHvygwSMd4UvxbK7iwzdhaa3MvSM/JZo9FwcKNkohVBqmvNupTp9QHpokirbKT9I8
peqr4hEuerYxx7wD4gPbLXhw+s+TOgxPq89COrEJ5ReIA9/xDkfOjdw1hnFEkNpIbhzssYW+Xg/rEWsqTTzfIzSa74JK4szpUc5hn85eKrFEPjUOUISz9j
g1bXDrwuYcLB+oCkKpHVZ1nbwW7FeeeEiRRE88M3xh5lZ+t5tsGG7i0v/rm1ULfbBQmquNMviDu8KVqYzVr4AOuz1vkXQQ1DoL5GehL/kmNbaDlMZg5Tgp
68PjKiY8/Q2ZkzEQNPbu01m7zx+R2iLkkOlM6JEhKefkQME179BskPuZlfhYtMg6T/nKQPvIIjkDLUFSl7kaZd6nMO8yUZIccF/omrkFEIggLPxCaVOK91
+JMuQ75rFITWtaeB07JyIKT6iz9pES8q9hSv/dc/pbiQIVQwq324zJQPjD3taDWBfwC04D3+MkDojvYdpYN2jTonAj3QcQm/qAVynV35E2rsCtoNqkzhoK
h4qAcarCPeTfabIqw1Rl1InPzhFG15+R1g+rRHrNO51X+R4dfFKODp7AYpF5CnXirqUqIwf+6d9aSKe1bc67sQnTLV+ax8be39C3R9octhKOxUn6AejOda
LruLEV/uC0ZXBr7E7SGzukMwKTz12/JZRxaJwSQSDxu0p/rEMEz5N4cN5zMLX5ztLdaTjeQMWTXMV1ZM4D/UMq86c6Yn/ukama9/zRnn3r4Jh0N/avIl5C
pCEI/fcIxz2DbX72xSjFZjiH8fMZCsML+b7jJ6a6B41jURDH0zuOKKkH7BWueaO5Q3iwt2ee7y2DnNFylFQDX1XrSzQg8H2aULuSyn5bXca0PgcrIpnnh/
T97XVzLZFSrIJmEkNbmG1QUu82D5KaA8s0lNdTtJC8pJ+4odWjE8oXWkuwxpSzzT6Jp5QokxUDplvoPEq5r30akz3VDgl57pPteXYv8r5AShPvYTpyifVg
2QdZFq23yIIv6+/pEDcZXikmCjSOKWvIuIPRWXEsMQ3BbQp5SYE/OO6JJDkKyP7AGhFrWkS+iQZXJeupvA/z1x59J1aWztf5kFOcHfhKmW2Xhl59yHZ9iW
bWJ6RWNMcESCRPCRpq+tp/xiZWFca79ex6esOwRf27cE0vlYXsP6HaPh7WkNBs8NfJJZf3ZL8CB+0sx9z4uXobJSI29kNvho6VTo5r9CjUH4Ho0dievie6
MU5re/yS+DwpNWu0G2VyPuFmbRtHxrw2HryQkYpw6M8JBkRqlCTiFof8eqDobdxsMdcj15SJ+tmhQUJWkciwafTn6l1J6F/8HIkFFQca9dt61T+6rrXHZF
RFi88XqInkH9lbg9zZaJ1llKLVN20Qd/gl6O9hnu6uZnseZQx2c8i4KLWVYjoUistFAh27unm+cMibGn27WadC//kDDTFfEet/8aWQf0U3zK4ZoHFLlOKT
9pm9wBXwdE1te2Zju+Sh2qoKx+JRtixxKpAqBhgHDWkziThN7CUChbX3R9JUW8/fxmWIetAtf8GhuLw/DQz0Rn1JK9qbtvOPFYbJjNaC4plaFd5ZP7m6LT
WhEeSACe8bTQTBhfZ7KjcFqInNKBOhkOQz0pWGpZXmEltaVIejbSJE0TadYvTdASciDZMvaPfBo/8nBTM1cbJ2JfX7L/Gfv61vmXTSC7hmz4GaOnxY+TvL
4RAMkZcsfMd9Vkhx/Lcsumq6wHrXd+HFZy2B8pXmB+HoEOZ32FEj0rM1avpXRiBSoLlbDY1/B/Md1sSa0dak5gjaeRwUKY9xw6KhToJixcuHPpVYBJNpn2
p/HI7MAGj3fV/5VYpmhjmcU93BgINr0t2Wl/8gYpXhAUGLF9Vk3mntacNe8933HZYDSVaulrlj4AmeSljy/biTmXt0tIeaJlFpmlwvB1EwYPFDchy5nr+k
Dt0k2Pok9DDYwf2Cl+QUZAY8Ath/JOCgLkJKabviYIpRRMqCyS21LhxJvRnvWj2/49/S7hzeEieZYUYT9jtzS6e1nMWOfhnBO2DKji5cV/sbu2Yt7ebs2j
VnKhxGbSDXwUc2wCpO3QeEVisws7hxssnwRAmvUDF6NYZPS3XvUS081jURt5/AZEciIJNdBPt+w0Pwd2QfVy78x/8lXwl18Fs/5S3ViE4v5QoaRE4bg0X3
7SBtqGJsg3nf5a5N10Od+p8yWnepEYljcWG54smQ4AqusRyZRBjPYlB19B61046I3bXIu8fvkF19ocSXWPA3FBB3loLHGTjNUjKgbAVZEZJ9yqDg4PwhrP
k9D+llUYn4RtDu2AwIP3cYqIyIsRvcFiXzFPdCyyrTjtDT50RbHnTtF6ZbBlSUVRnMn5wTTF7IbCd+CxKH+GUm32jDT4DLZAJ/3TQDcCjX7aDck0Kx+NKF
PuSetlOUr/BCC0s80J2xy7o0UlufY3rm9OGOPmy3jczdbEu+SKisJre8vkA25m0ZYFb9NQnKNBrbFepCA7bpumuBNNGcQ2qPlT4dRIViYj2WoKoZrGZl3e
qu6BStFSayXIsAz+KQwvF6BT8hWEDakHGbGmnt/AJyrLWqQ96mKNrRZBD1LoqoHiRm2hfOPnKdfvL3HIpN0CY8dlbrxGuYysuR8CM+IH/mARR7s3t7Sq/I
XZdVVhCIf9ii0FC7ZlG7Z7KngQ/L6vrpMGOzXetCOlR8WyRBATs22l9xGh89w+Wif+vhxAgthuI+oQh5DsydbDVsQrOvHRbtQIlZ7UOx49w82NRvYYdHs+
c04ygxagDnFdq6RDgKYit5wYvZ81vXHrntE5pU1JKYa0Sd+6c9i5pwwwMHrE2LQ7qig9mmGuNER9mVlQbqoVdMkZXEIu1nM69XECw4xRVq33XDCk3blxGW
YlBJRRE7zfTR3k9Mt1nbHXg+lqpw18MiDTAUdmLxjJySGIiY2wee3UIsME5Hc6hZU8Bnbuzen05NXbi3dgJfy4B5qukTtF2Wwb8d6O5O4Tu/YQ9/OU4fre
Ahq0XImPiJpI5kWtGPo34mnqSlU4RE4BAPMcGaLYrGcEWu7zGrhWmkgTX/BwL3A9Z2ejJg7nPMH+cREnly+ixy7AKoX5BVBOXh+d/xlugnN+pTVkKGXehw
vj/M6OiKUXzQC1jsn2A/mjjqdbIvzhlBvKOJwx209yTLMa9SMwe+P2rC8yiNIY7CrcTsoZ5W/5VJnX0ulbzDPLFxpoP7Ka5h/1ld4AxbFN4dUkkxU3XhUY
BYeVlXcMHK64ymoeSLzOUDcer2MH4qMxScMLVZJwde98I674iYNRuPnmMeXpClgye9OjuFqv6leabQI2Ri2UX89iQFvPiFnYs3yR5ClxGEX7jT0nJQJraM
cQLgYc7R8PaGfwG2xgc+E96hPsih/62xhoDM1GAQ+QUOr72ocs2NfoNqwN66QGAEaQWV1O9SNt1CD4eJk2qBF0nu1JxkSEScVG2/VIKOaV9Y8Wy5z9L5Uz
UV2zXDhFDXKE8rISUKEGwPZpxW26wT7fOntu/WGvIrA2LGF4ZmyCRpeJzyiNLh767wudoarSing42kpj2gwn9r4V1SDLlTm8C7nLZzBHrQ70s0rWtW/NZ+
P68tfINy9p148m1mUMPfSB9Ql2RHr9aHw1oy/bRJTWx/cAVwivf6sUO9Wc8entxfsUDD2uUzfhwFlMRtcTa5FHVr4JI9ROt2vB5FtGhsMZOgxqsu6dTCuP
4E47f0LGugfZoQJISdvqyLLOJo1BsbTmDVq6xX3HH7KqqDSnP853X4E+IeSRqE9CZbntNzqcEHqvsYdU+BP/W/oezNPcJNlkUitpOclMHCk8ONQ3EhXt0O
notH4dPj0sdt1mtsXZPMyk/ws2Pi+/BPLcKYuTpuiN/u6XZEHQrKn5lxWLzQ9fDxGzBtXg+G/gFh2E9jPfIjMk/dHRumjz42hoNTiqU9hNMIHfn3eHjSdh
zsebUE2PTg/xfh4QB3Vd4ESdyFXmd47nu5vosvpI7Pdm9hfAxa3qWg3hQn4bDTWYpVGs1nIhdyAinw+1eyplUrSa9sQoRXWj7xxUZszwWnFsmvQYNxu7qQ
8VJPt8SUBe4XvXhGtloGBQPT1hQT8Pv2Tg1bW3hj3sSr0mCyPuxph7aX8ZBL4C6k/WX3BCuGU3FH2gyKUzRAX+D7bdKdPuyooHXkYiqyGA4Ik6jSp18F2/
xr2eTPxNicOXZ4DJ4EGlGmo1c7c8oj2frnqTtwgZOP2DiD9AwfahpcHtBPGUcqJHTXl5fxD3O+cp3HDjRxvLkRxbomsXLMtXwAoaNDO4/x3VOBxlRhdCpg
dUWX5PoG5OeyYPvWavyrcU5JLoX+RPDHOEtReVyN5T0DDdG7yDYF8zsLYbtkFInegRQaMIINj6WMlvtThk/nfTC6JB96dy3rKtn67QL/+6RkbxQo6sFk0K
invaS0kdmuyqkpv8DSB+iZ+QBJhU/gwYDy5e3N8y3tv1J7Icp+LBrhQm5YewSdK89wbS9fJNzcwdYZu1tNYsGXTvxp4GAcOZzHt7Yd4BKsnTcKEz63OhdJ
6zd9OE9gFp8RnciWhh9miRqRGieVdJ+kklD2UqsOBlUxfAcZLJR8Bd5YEDl5soe5ioJT8PatoQQSgpo3jMotW4dujG6P6PQl4SMeeAars0kUFC36/xn9bO
AzD1ncvqNNfJU+14Qj7O/klZz8ifmGKWAVDvbvJc9v8j5V8L2RZkEql8ZJQjmJTsLhSKZwEx0gtl6SSEY5NOnBX10IvPKn8xqKOdgIvniH14GdVHu78u84
aqp/2Mt8vQ4CqAld037zfFHnYbHtTHRF4rv4wIXn8Fs44SuiDO/OAv6HI9hKJ8Nd6j6mEfV9Ba/lthcKBgx5nlvt3ked4rPBv4YI3RWBRMxTMbCNR+oifa
Jq17ESInnBuq7iUFnceeuNCkseB/Oh6UZ5mvoE5wVOmKJfUw/3lS11429ifgvKxsPcfuIHtYXWj8Vn1pSbRKcnB0eiK549vHMqhOmrpXfwj6czp8mTpS2R
CA+qv4azunqoH5aD8SPfuT2qJHlK46d9ctk06r7FEvvwv6aobRtMDnVyGBR6WrtF0+kDdxoDzlxrGWBSRxUEyIJ+zpyTy61dkBI0slIBusfsR2x+16/A3a
cSn2pYZWRscdkKO3jydO3rri9i5vrxUnhho5N2EuxdwSQCIdP4TN4d+DikT+OKlxfPMEMJRoLPDrDLH0Po5GgNMH3vwtX+tweJsVGlSF9ExanKIr4FVsOS
l8wcApqF/piUskxu0593ciBTX1c3hJ0UzNt5K09B3iXps/yYI4zc9vA3AcnhsgZ/jzHBdjEbHaEriwHpKYLaOrtM4TrTNCGygauLR9raRc9MKBZDmn9ilj
SZEboKe6iy9TnWHJL3OR8qNPYuJ2UCGZy4k/RlvO7QrcNYJJ3Hhcfrd8fUeZavVssTp8oYcZkl0wPtpylP1RfAOZ9xR9kkCu9Qsez1dw9ujVHOFQaSQkob
s0LzceX7AVerT5uEKC2wZ+1EDxREYT0iOcAb2hnK3VcM+95mIFTM6ev4I4YQ2xzx4QFW5h8NvaUp/Lt1kE5WvvVtt2K1+0uHtGxkclWTCNT+JCycjv4/WS
SlO1M/4iFaT09VFyXx7X62Rcr9MsGmhV2YduIHXIIjpDGiS0A/0aq/opkkSB1a9EXiPYyMyRxt5gU0MTxPFsjdzpJSbe8grUnoPcLx+wDBB9Gj2t10ODIN
uIp8+rQrFJ4mS4JPRzgZLVukDuwZT5L+PVLC5tP42cWeV54GHHfwOXiJH+OkQ7TFI0exxhBLpn2FvfkraGQf3tRBXIaWHtWfodKojMLPiSM16vdyXwKMSw
3/Yz2uV9Q7oH501irkHGdlxKcQPhwIoIgSGos5sOZPTypN6ev1VGJB24jwaf8DV47q/2PqvZokSbIsPcGPwl+ACB6AHWAws9O7TYokiwh3NzfOTY9xbuY0
WGZlFmky3ctmwF4gkH3BD4Ocq54l+1hZmRHuRlSv3nvOd7rwwJlzEr/K6+BZtK9mToAlb74K7ga79j++IqQpusjgbDuFiPVtjIaDixCRh21uhV6AOvhXDq
U0nHrJyBvzpkIfaPvH4GnDIW3tynUMi6CQtpNEl6N/yr6+u90ZqphVw+9dZmrHLuZWQKcxph4Shrtks5ZPlm4G83iQqvNjAlU7vuXEZ7FV/k8i/HFLHYTt
yz4cOKaHVv0i6EacSu68lZ1uj3XKxdBNUh7bbUqc7ly2qi8XnGRKR3lVHzrPU+gEUKHb7obtSafoVBbjNHhSj+2PEj8sislYhrFeF5ARH/3nnq28UAbuj4
1siNudiW7wlq+7/i3aK0ITvoseAyjK5Ofh1vXAtKfrbFMSUTzl0V0UrjD+wANZVhT6hrER8tbgArqpPZ9EraE+R6O/i8PS3a70wLpsNZOIcXTLcqfa8eTz
nfz+Fka83B+qxZLnqmTuHqKf7aTIYb6kMARuEAsTXLHtEzsSu+ll7D5QQAKb3csEzpT5NP3KaS+jh27CS7TDd/DnBW6lqMBkuOkBarO8RMBf4Y1r1SLzYx
zuMmRL7N4PLfm9yYA2OdMjxF8YZg2P3SbmwwbKeNJd9vlM2ZLjs2P08RY60iLMfczdl1muX/XfXGPxb9uaJCinRaZCzH/GJqMy7NzmNDW0wrNypjUYgzf6
4ngL2WLUymDo52VE4pV91xtxEsBVvnBBjRuFk73Xtg53440qpLLz6ayHsWLidJAu0yHtDKTRZeH8NGRJkY5vXy9TwNl4ue+Qdh8GBHkQhEGqUJWPXF5V4x
68hlUi9piNQ4HnYHAkJS/SY4kq3iH++SIMCgTJY5Ow/yat4lZZCGV22WePCcZa/JFH0dHCPOtn7VWiZWza02sWS5mcgXyFyshv/HQ23dsBvgSlnCfUhVMh
C2np3NU3geLRNAj5bzmW6IOC78WcfCAWGCHOShTD/FTV03I49/BaS5d3zvlG4Lm12d21TgcBtWeXc61e8qgy1viFcvzzVxMUotrHiaqauHuyUbfJA4chY4
Zmi32Vx3RovV2PnHIBZvgk05BOBFrpToI5ITxzSSYlAKnZB+lk8Fmn4s8m4SRnY+KpbnL8EUPNp6yKoiXBVNlH7CrM9pAPyWUc+FzVvNOtd3N9abiE8IYe
cYhXOoYC2QEpuhft4TMJkUU+h3hsUkQFdbCv7SwHKmwNnCkT7SVTt3Rxgke1SWdRS8DoTgafjHAjdy365ocJK1nlnkppOmS6wIT7FUFHJ6Va25pUBS9BaV
e5To6xMS3H5htuRtP/JoGPGIutCTXseca9+6YnfKAvrKiQcWGEsFNZOo58ZFo2fJBf3PuD2LayJpiO/2+Wb8+iOGwRdgWvlyXLlK0lAKIxfWoZh44Pa1J4
XXIxZWBEshd3JdfYx1U8JP42pzYe+9riG3/WfaTCk1aPe3Y4WvAMDJTGPqGMcB8QP2MqtNVNinbFRxGXmxyQW2Vtl+LmXgWnS114v2LuBvySVZal9ljcFO
+c0fX+A2yxTNMGtczK0/GEHNY8NRK6QCJhQraFCe95C/fZ2iPe21UH056oQGxxHxHdkHpbfvDZxpgThZkbPds3Aujyk4A+XNGZEr0YJjji+z9OqSbaqBlq
Upc7ajl/y1fP7iKbhFt0UxJoNfDfS5NC4WjBqPM4INQZ7/EZ/R5N8ljv5er7G1c9ByjyKLfOt7rr855MOXPpGb4KZowon+Y4KiNOEc+MPvvM9nq9rWbLl2
PiOPD3+J26MYmDmibZ8OEARO9RqBJFcUDwtG3upkznPRTfDmMNvBmy4yzpmhh/YJTnsZD8LFF3BbrhxxaYN01JxPHgw0110WUPTH5gt4pWQskwInO1wKUo
Rke8fslb9Ueh7l1Wyei8TPqsKBEIE6lO7XvGppsTvVIpcPnD/n4xlUyAyKN84q22kQ5BlwQGJiEeZTniWIC9Co6BL6xzwtGXqI5cq1VOMkjIRMSIPqyc5o
P3Gs8T6S0IWz07J7zG1K0bws8S+HTO5rpCOUlrhDPimAEEXQvlaKso7apZ6uURGjfBl2egPr6yzXyEOta864yAOvkXxATvMn3TziPFJjMnKHuXpbSqCWFt
vpqUkvoojsEsPjJbrpD5gO4JMrOUnXorVgK3oTfhKWzjJm3iJJVXpoYfv6WvSGCuvHGmQNcJjXPmk9CFF6I8AjPBqgLRJ3HfOPgBHGXwALJmKFv/xgNnLi
A1n8Sg74on/VxuQdrKLfi3FF6OOj2xvFtdq0PwbA6BdHwfonlARyJDV9xnG128vM+8NAxPn5i5hgmlzQzMcEKfon9HlnZr9gyKVa26Oy+K104QYZ/5DKYP
Hu0DdRJ5PBba+J8D5GHwp0okVcTahg21qj0zUaSAM8bhpmsubHtnfINfOUQbhebaRV2PmuV5jnoJsabIQxxRyiNP921ejrDo2/KREQwbsmWiPKO1wp3Cyt
L/wf7YHLxQsiJTyesJ8thYK0bMya0zZy5H7R8BY8eWi1gH2TSKmblO7YUtrLCoqBoYTkFamy1rsSvjloHJSc5D2d1OAJsPFeyLh4Z0l2YOSYgOIPHjvNgy
ujvxgqwnD503a5mBL+xUvg1j/HDiO8WgYK4dcqWCu4lrnMGqx4cLZwD+6OpyEVaKU4tJpVL53q3yfA0koGZTcgYOVoEzTJ+d9Tf9bSsYddMfZPS7s6diiu
A9enkchL89T4q7B3kDXoh7hifbMeySAYl+pPP1EHWNHEFMayNSmAr5ay0xHUns80wfiTJiVvDfEyCVqrzs1Hc1QRYUXWML4vBVNDMeS9WxxghoW+75xjJM
dFdTQN0SCsgsWh+oSv7vtGYNYkilgz/yeXyNH2SKoXWjfoW4j4oCP7YhRzILHH+CyzjD8IIqfZqDDfKG3FsYxv4kwBY5Yg1Vgo7o4845Jbus4oxA7YlC9b
+zvPQI6ovYcIsXunPC4Yx1YV7i2wm5h3jJyoRsh0flxVGZuCj/xvUsfBy2ZVez/qe2lWto2cGN5iIILfdRBq2L3HT3mKG1Hj0WDR4ftQpTtEf6PbKIhBQm
Do1BYgGU5j/Uch6ZsD8p7mhmDrV99CmZm26qGtRn6gTSFHaYdzNzeXiUrCm+leJk5dEciLJcbftU4a0R97lflYz1G/NxyyaFQ72IFVXsfKI4OWjexP9rZp
z0JMMPublIIyHtGGu/G+wA1fU5l9J05Ps1o/Rrch4TBdMsbpofm8CgFIF/Bb5jHhoJLO9vIFuCBrllcRKQORUooah3MVFTQZoo5ZeHRMPLRR5KpmZSBCh/
cXIGlLODYAhfZ5dGd26EbIfgnvkd3Dbm2xpOpL8TIZxDFoX8uA4cdZKEWfVnFbRqcf0wLZIsRIvq5LX29SB7+3tqDdLZ3A47ySMYCgzY4Z4W2NTNqCdLqL
5p5d2f4cNln8gIEH3wCNovSIJSZNU4n3OopMmRqLVg/px5dPne1np666WhGZZLhLwNWMMkGHNtv0tZZa2pdKpUlrhR+YjTJuZ2e6dsrDzt8fn7FN+klXl/
4K+0vDWsb2bxkYwrxcUjkJ95yKvonNWPadzqeDqogN5sM8Dj1NDT1u5Tgb3YJreKTmq7mGR4/wjSwEIfE807uftv1QvOmHeyKLgW+cu8L9e8I/K4qIbhEa
VQb0/JJL89D3QNM01+DwffDgusI/tykvfrQTF8JUPurzh1QFAu/ASPJx9BdFsroiVrkligUkNLJYYbRWPPrYLgkiMmN5rPqC5SObd6FGPmMuHzc5cjsN5T
6MKolE8rEiW0C773ebDGjBOZHc4ZO85JL3Fapznq+LaIFckvWloabNUkwIQCS0Dlcu6rDvtaZkehifM0pMkvFO/EKHahpGhEomxbU7W0VH9l5WlAP8O35T
bgYZINA6SVLJmoQYzNWMdd1mN+Snf6HFvyQXz38lBNuGchoeVJpwru6wbtv8IBbbT9PbLi5aNvwYzRSpX5slO7POvhuV7MhgU8dZ6zAOUP8ltTdiKfz0xH
er01LFP3zAfUwals27iBkBPQBaZYJbHzGhdROutiKSw/narnKJXxZTEmaftGUQhwdiI8UPI9SMfWlqzdCglcx0Dv1f6yGoKRYBEwsvjIUu9AomKx1ZHLfB
CSJ2xqMOgXanwoO1MKI8VxLpuG1Fm/y6JwfyyaEmGkM2VwmGQRqKItfQiycf3W/uRERzffP3Mr33FJyFTYPAkqTtnS9p+DUrbAWB29A7iaXXC6Li7wFEv4
K/SYXB02tlBzitFxGZimgruMuNbYYEOctqU30txbirhr6offC4wjIw1GUe+kkD0Qd7jS9YNlt/nAD957QdhVW/nopY4Rt71N/Ii/cnedtJs6dZdJTfi86C
m+lIe5RlXpxc3hapwFLEkrf/ATqfuArRPf8A9lyQnQ4jnvywBn20HmC5sHXo/GX/FtbuqVOk9pZS2d4m2njdxcomJPO2f+a16KRpGr5SfjwA8U0Wfg1mhe
JD07022g/S3E1PWLkEHMAFk2/CG1zi3GesBlUJ9hir0hjXp9MJH5tdcjUSKUT/EJXhC9iaRJ8Yr3DlITBC12RkxGI0k8a+1hs0+sasf3ilm6mwuei9L/WX
ou1Dch3Bun2peVSyQnftR07YeLJGVYgZOjbIE3kiVx51dVDs8dJhpjQkaKjLrjab+R9cyyzPIzl8RlRuWIOtIgXxrFP8oSX7bunlhcQSpPSO24GtI0O4oG
xPu9Txp/2eIjujFF812UbV0iQoSsusGcmxYzFA/V252ZRagDGTkZjAkkHM2gmQ94F0WwhOPDbNosx1wfqIVOYNh+HisV3iTHHZKE1tMZVTQgc3vEUjY0uH
CZl3VUggbRT2E5jljKA3WUMOoAeGccLPsLnwHCKtwjoSk0qLALoGTCneKX5M4tK6s+dZn+eRnP84SDVy4y04sQBbsAgSTyOTUe7lOMjlDmzS4+wnR1Xhsj
BgkC2NrsfwfWxun+CZGIyu5KfO2VE0HWcUd1sEVkSrKW9ACoZYglMGNZqbLB/ldg+SHoUkw/Y5JM02i6dafOZ5GhMyD5ij8YH2TTmgl9t5cTsolRATUbJl
yZPtH6odaEVAfKwp88qk/5daupuyQlatxr0QQFoy6Y7Zg8NNxwB3RZYAvx2A11YmJqdqz6l90g7FGFA6I8QBFg0DK3MhETzypMZ/zU7uDfsQTz85gGq6uL
gs2nMMgov/6Qt+03P11jsmO6UBvamDLW1GrEdWYYa0S2wP5ncplxksuwDn5WIOGXuZpMyaxlpp7uPIR1F2tIyU3e039N9ZBV4jRCJ2QEqxg9RN99onbJDa
TVG/sqR+yC+UOhg8J2a3wegPn0PU8sbqfd8x4TEJVEnntXETEHhTT0eD9ndtFtbDDa2Xv60RNpCHqiyypyqn+znrVqCXO2sGcQeKkMJHM5Z3hEPJLXVtXP
ggmiw0qhjOlmQuoc+MSvRWtajzndA21W/4mwxfUOn2F2hYi8c6hjDnla+ngUe0fK4XQVkAONZ4HSvh/8IbnQZXRJu59E3IU3Lcy6awgnYR9tsAjPyix0qB
fpBCq0zFNjcPLXtHNveEf7plVlinrW6HYyDN8usN7+Ua/EvFjHOAgTJZFRAgS159F0g37Bd40+gF6FV4nsSEgqsCYxBXE+T6h7yc8Wr3AlxjKyjlMBQb6E
D7zX9c3EkEYT70fO83fgsNAVdYKrou7MgCgYlBHOXrhp+US0tUZeeTjY+ry7mX3x22OKe3gDGTMcWVprwiV3OgtCNApEyd/VdDH8nrvs/yBiRf3YPS47eR
WG+Iqp65TovVgfJGXoNjvYO0446pHEJ6/DTuWFrDpU4rVSwh0lHvIS8dM3uXO+lzUrOGVsLfEZrKJIkiauj9jMB/K/56rGeAxjxQ5lNGeRf6IS8pl+/srX
ziVYr8wOYiQQhchn+rxiEVVj7x/M8xE8Ze5NlGV16/RkFH7P8EsfcRhExOBmWYWqmfx72b7R64F6w1ns5qtOLSBUoXjk0L/rJjp8g6Ruu5OVdWOfR0Xpny
Q4hgfxf+EugPi6MN2jzvSMtdQ9E2Lz5sDBdsxTVe6lbSDehwvCrdr7Bwt9J++2x+kA/FOM71WQCd+Wy0k9S9n2Ii+9c427TgLhW6oaHcl7sqmgbcoNoW2W
xIvoUiDDmSzxP3sVC2UeELFBgMgRoStaDNkr2u9Knqh+uexg13zyN/kONpmGX0pebRoShDSst5zHuIHtpb58j4ODsB7ygztE17ZPOwV79PCd2S6wnIgRLz
SrGrg27yLqeuNoDDXahpr9jZ0GJFXdIC4qIzuyMfRG41kwcc9anVqOibM/tpycIJWDGoYv+Adec1WzQJwYPnTYfRnCE5LwzhjZSMkCjLGMMIagrGJ+/iem
rb/ey+x+wDnDSa8aHJ5WvAw+jqk3rqGPoHQjhgohd6oAiby5zS8osJ20w58197c7r5hv2eWIsli0w4F0LEnD7ji6Kxee5BiFwgll4vEX6cjakuC6HZqvvB
nx2jlYpiMDi1Iv2EprpdJ5sPTFoJD85hr5Dw+iYO9+QEx71QjLkFvu3EmNwkrB77RlEpekc2sp6TrdqzjbvOiHyYKUKiujaPqxY34gP9e29X2qCRCzhZMN
9Ld0UcqrFAjykpM0ssVHY9dgxe5PCP1m65bkEu/wy0sccqWasMyebcqqZpitL6ZcXdiGkujrbSmT6OeliVFJyxjR7A9Tvtz+GmoG5SQegW08jdWQ8Q81u0
MBl4Gk3+9Ejn9yJLPCtfZS4k7nuV/3n/Nt8vcsjHMXiZuf4gvg33HmT75nNvBXvkL58ZSKaD+z7jXhtihAGQ3+cXhyEXmhK0BrIt8VmlEe4IOWBsjLTAyN
j06laQr3uy3XCttuZXRNu2YtrqC99+s4OD83csBykNuFfyBlWZn9vWwhhnSioo3Y92JY2QWEDGxMDnysoLjA966ye81oWkS6ie88+XjMzrDjmC0i+VW7Vu
+9RH56VVTT8S+hQllOsekatTsPd+7rVxp2vCW6hiSKoH2RpaJG1kcFWwyau5oIsumeAzsvhOclezVhC+XWjxAZwIGzTHZI3O6r7lDpE+JxiRAwzkz1CQ+T
JEShOAvZIOSQkgmZW27HOjWP1eKivcopLn+LliaXVtSe4NQHVP5ppiQZwWHfMl62zkWqF7hoC5/kjnVCufEE67JdRoxFgT0zstgbJthMNlv7iO677yuGAv
10tpT224vIYl/xY4laBnd3j6iXrcUtT3m4sydPI/zQ57XvfE4+AnbEZrz/ECD4t2X061fv1tUEi/B2nJXIW+M9D3STChNxvMwEUV0Uzch8UL+D16YdRxdy
3ZYwcn0OxbxEltsUBu92ed+tOptUAy+nYvueLV1VUwTVDJ3uN2WpbOgFbQciSkb10XCGG5pZNCSjppd6O4wJeoVSzC6hEZO4YqSpm4sxc10kMzuUwAu0se
N9I/A/IPLGAWV0qMbUx1hHuA4o/7XbAtGjPG5v+e4HeYH0/RgK9uG7KAvT9C0xNM6j8cLF0pd24TERBKRHfOJsiomGXuWsSuDM+CvQ3PPlEGaCecuvogTX
e2HAnKTApP1924y4oHnZL07vVTouly7DqdmyHXzMN2LxYP6IZJxxm5zMEZU1PVylkpOoiGVmM4Vr/oRCR+cmqJNUTkI9deizwSAsH0m4FlnaapVomL3QUX
S0mYYw4LHkJZMujuq0qkNREG/PPN/iwqbKRTI/5XVpLkcGDo03TGGdxKPy9hyhdLC7UzTHaDfpns/HCUtwwtfGJqUZgXLEA8RcKcO/pOHJRRgkTeTeUcLT
uTwYH8oRVVNXGNIWBhVThNDfFaEQ81dD2MnZxIb5q8xYC/UdplIJC5yHTJX0pmyfm45DhedGFsowcdIF2stZ5DnLqqskBmPl8lg17tfJxCQGkaSW3IxAtk
maKMK1j90yN2K0F9Hhh2T/RuL2s3uVhxInnRL80hJ56z0GbIf7E+EK508paZJQ4QX9VcgmS4NSjQbptLLo5ZtDsnn/l5OW+nYLhXtIRCGPZEzwkWDeQ6VQ
pqLRdioV/CzY7XA890g6H8cgcG3fgL9dkZahGUTpQSculgE2Q1vgVbRfuzQg8ZCXYn06DZN+WoFimPuG4qRElEqLeot6tyL64FuGGrKMM16qpQfKdGPrjg
MYXyb0tCFyvdGaKRIZljJLE6EX87g9hKVQUKuqLZElk5wIEvGUeBhMNSBdGV36nq33lIE/qA1Gdl0wpCFfqPkkJwcmcKWS+O0bCEOPlUb4rFU9k2fV7P2T
I2Vnk0iWVbfsdEXBpRiHAw1Cw9F9d+OFVY8f0EdV/cApcypvdyApZxjMcInv7uteOhmQc6CsA8H3exchr9+F9lepefVyaheo7Xl5kjxV/u12dgiSyZm8eb
+KkWNO40fgMKvjIENUOM3c0giM7tSpM5r76TygWsvE5qmgekXnC5hF8iupgJCZehnsrWafr4yTofM6Q9Qnrfut8xxpuqV+Rcf9+V+kH8/m2mRS8VP1zgsS
50iOAdyS+TN97p3jjVuLXCDWeF48Y04wUrzg65N9DvS/A+6sAX51jFlfNSzOzswVF0NU4mmu/H6B9WAyMM+n9TTJpJIYgjXz/cQ9ABRq5oHIjuTTjpnQMz
yc7IhYqWX/qG7RQmE9IdDHTtc/oS6MBX6cKc9QNN8V73SWwJqR4VhksFlc5liV0tiMTCbzf+tfEbwf0GbJeDXMSDXhcIcH2BtEbx4hiZxSw+ZBNef4W443
iCqpaFw48g6Wu/gDXNtF/BtTelEr483x/AwDn+NGPAcjPovpE3f3oj+YjoNujYTnHJYAek2EKuMlXdtV9zlERCi1e+XMfEw/oQwZbEqfW5JtNlhwUjaWJK
3YjWJPaXzC2Y8KG6845d4mGqLyb82tOdLMLT0tmnlJ5hP31kcvoJRMTHS5/j9Mzqrr+yhlaxZxnXtlG0jf4Vqhoi99SOzo0cCqVd+44jFNmnJ3YkUVQg0u
tRAb2Ke0SzrEd8shn+ebuM923Z2wWgweZ9/N8XbTIbv+7iDrGXf4FVU61SkTk7v9IoRi7o+zHCzao98lXlykcdTtBlJdrMJE7Vt4Tp41c4T+5qOlTnPHiB
DMUuHgbHecaDzx3TK5ym+A5BgFGHzFJ5qHDbbFQPwdymgvZ90PkvpTbCXfnErOSXCdsnS09FZ+IkXGl3SoY/2Wf58l85BtYLADG/Nb0F93wJXZlBtHeJrJ
DCWsx1J83fBPEyZpcQ99JBAhu/bkvf7nQQRgYXgsdvtGMyR95GE0+xnsxCtdTVZiyVkfgyoe28PXcEbalXhMlL4I0/3cHWuUImT0Y90X3C+KDwtb94/JjO
EbOU4LBvrd6aQaN9QH6JQDe/LdoeJiosDbquyKWaeCVOFtY/eEHKFHP8BC6189SfEoT28Ql4sARqY/vgrwCUEZ8NNlzndklFQuLB5J05iVx2+QP8QwnfTE
kUXrI5fctY4ceHpHdBj3cNUj64OgT3wMXY7scrS0HeeeTXIujemNtzwpD92gsJ3FObqTg+B/iR9eN4himXrOjqW2zNH5iQ+i/ZoOpz9IBamwDjj5denJeT
AjHk5vZ4WKof8IKUxZV59Eq4ViVzhdGLaqS3McaKT8beAj8lxx4Dmy2VovgsYevHjI4CaJhJC6eMOpMMn6h0+UZfbmgunQyZPHJku0/nxK27SBE+Qx8jkq
b/JpP2LkTGa+uYTt6JBWYuC/02e2sdVNFXFKqK1gvFkKBhL1U+L30xJ/PRCaeBpLLw9rETrVZ4TN8sMROrouR6Oue+k3UfzAZGLzE1/Z7Soj2dSPDuSJDD
izi9SO6C2HKxYPEJ1oy0gBhe+6vnNFbUJDU7gjUJHvn8r/wDW1DoTKL+N/SxgSyvwOGa4ThYym/c/QGv6yxHT0+jOfCc+Uxt0Mf6Qacqj5Snvvkpp7dvoY
O4lkGjU4cbRTnZX7sBGlsh+gHngS6z5TYmUgPB5ghw49jpakqFPCmC0e96pu4pHYWfEDVPQ1FIb7LPfCJz/t0i4U8uH/4VWXOokVWgn6yZCNxfmgmgfCG8
Q6kWol0cwv/BzPIYyQ11H7+ODXf895qXKPTUXdir9QCWP5lioWPSiAJGexheSKLSapoem0LfwPt8eehFfkfpCiL2NfGruBbgkLhvCCSTdOY5cLRWYgSXiS
EbJ8z/gBxh/gKmaUMJMSQL3gxS/irH2Y5BiC3atnGSkshY3KRFjfH56Qe/EcYCpeEKhYGcsr23jhR5P7r5f4b4tx1gGXnVaAJ/TlxFscFlg0o1qxpNKgww
sTKH05+oWSk5Y1ZkLox/hrXEI84aoaJydwD8v5FxdRUMhnb2P/SU+AjBFtmXQjO3Hia7YSMT1h3tzKgX5fZdz4JXMBp3PBBXhYHoamQCiaHf/mMOj6AebE
EKjrC2C+0av+ekXeRU2cIiqB+w/8vMtBUhIcB2GURpLmwfecXfLvHcPyetx3SdkbY5IOXx5bLFEKLxUA7kedlnhjxj1ToxuiH+TDH+jhaVw5WovNrP+vQP
wlRXWMHFaZfjtba44tf8S1WAm541nMUc4ccUp+5LZkJYzZwovLAJkoOyPEl+x9J7/VNR/hzeT0OBJXn7v6y29teiL0crBDn/LsSpC6XZ3h/0gq9kuVBqbD
KCcCGutHHoZs+dq+xwBB595fLaRRGeOz5V3Y8ofyVdPdLm+VyR7k87uRvVIsRSEgPNw7RNyxZpaDtz+jiSMtN/blZM2WrCwwg5V/5pnARRx/klRD6Wx/CC
viJZvZ5u3c5os/yluSma5ns+39exyG/uCM9/dJ1OpwxzObB+FSLUma4D3GTDtiFhfDKMF6TjoWfAXXg56xk4ISWPSd89hwiIswIQz71vCgvTtAMUdO1dUr
Wp5I01an4KEtRRfq3vO2s++/hGGfr7gfVa5yFNxdnFRzODYtK8lyug04Yzkr9pXwu+H3E2AWAZWxumUilMgn8t8JrjBttgSFiR6m7HRcwcyFCx8HqY4f9k
Rg/sxNPUaflkgdi94mcUxInYLnEHjIf3FT2eW7D+Nur5N/PfV6JJaWhrUb3tTuvsAOKGRwiav9tMYqMg28ZD4O034Xgm1r/LtF+ICbOh0aqqxPtXo3hzNV
IdH9T/C+dBk+xTzznE10jUn1oI05Oe1l1mZDrWPr1ejrA3pCXeCuStseO6kLnjUKI8/e5FqVmYBDlLWJs7HKvi6LO7eKGBmCKPc0kKyTQpdJuWdBsAdtTN
xq6qoU7gN+e9ZztsVMJJbBTS0+t8w4R1AF5oKsd2tYxaYrNwIp38G8E0CHbAVbk3ciu6LAA17wfNA8KvvJ7z22rZLWgJc/ecCuebGZPTH2Oh1oNF5TeL3n
+xU6zabk1whDGpLF5buWwwq8lQU8fQN1SL3mvOpGeGF/TQxhURvriFMHwbmYOlsXCK1QhoZ0QVJdCL4fP0nS5squ2yvyQ87Qwq6E16+Ff/2dHqm7eSKqkl
7YOxOOuXqaejof2JzuhF0jm6eNfH3mKT6m6EdUKWDiVgFvEt5j45rLzkghoZ1H9hofc90FbWrVu2p7+SHuMSYP3haHcmYqyKXyknDpu4sEopzsGGmR+S2S
oCc8zaiWpt1alFmMiN/dDX7oISL/OYxtxrBIGFIjB67At2UPtCkNm+tPWYW1axlEXId51A//Rq001DcEx3Mw2vU+PG+QQXqqu2rfsjax0UQXZeR5lF+C9x
lWyS4zA3WjMxYikHm0Y3puPuj0xxn7wYruMLkdYbTykj/40gCUrn3jRcjHohH5x4eG61v2NAPnQEAmsDyk+60ezAY6huh8DI9usE4ynB9mp4w11/04WBEW
GuTm82Yz8S24ZkuvHxL8RszTiktFm1clvF34vwCGSLU4BZrIXEmlr7ES8ZDXGZeW9hOKLd6l9uFDlD4/xC6e4X0o0URyro12Wk3c7KJFIlUCbLdxIuKZma
3kd+zgCOVQrGb82mz+9f3tmmE/W4jC+j0MvCb01+HZ7EOkVVO3sFUhMwAGTAcN9kfJ86kP+lgkhQdypFN5nxH7epC1IYkupTD5CabI5I7KSwTTkpNgSAkt
UB7uTq0DvDa3mllEqDI0nU8hTIcQ2oxHgfT49B77lxgH83mirDmt0VVLto0o/k5LyrzYGykkxFq2vQ9KZXfy260bBRQvJxR4ZjIMTyZ/quVPqzbFmL2UnE
A+h+pX3gWmb1K39WHy8Ceqh3Dvhzg0rqRfVUx24Xfl5ZILacrRf2+EwqCI0ErD00X8BCvOYpegtD7n/GMTR98ZV9cTytKUqIwvbnuf5laeidMx74d3cDpT
PspCp4rwFpQexD4nzXjQ3SrfWL5oJ1r/gNd9BR9bWbg6ntRrHP5PwBxTZPnB54m5wdPS4q0jR8G4VgwqD7qVFX3MN2OI/hkzA+bNKaB7ovqE7c+hyOf5WO
7H79uxR70JIhQUn0UtvnwUwOVXbQqVWo63qC5MThieDuJilvh1Hh+iZH6Rv2aTfE4dYtK3PRLbzxskn0hFJKQgXnjKVhicjDgLV0q9XFMrLf5EQ7cM+bYM
vibNBq+TjxZFrMS/kocftxyunjKDYX5sqaYegpGA4gm72ZvllS0VebORiW9YUES2ykYvKqbiSESAkpqtRAHr1eSPhchFhh4qlCd1ppSrxmR5fzr1IxPZS7
VqqGEMY1Vk+ZlCXdb+VgrqPIpLQiYHnIwj6iz7uWz5Udy8Ra7isgvKAS35aMExYwGGrI0C+bCMtM2umUsg6Xpm7LZ+tSrAW22DT6Arf+JoY0InnVH11HjL
wRBEAr/Czk7YF6XLd1G0leWBN04JHFenzZ++D0oJ/iPmAttd5ephLzyYHxEoExed4mpTAOBQjPgcXJz4FvkYmuIUUQRtZ36hpdGxytKcj2wUeYKVqtx1aR
SBR9J3jP8KXGLTKCZf5e0Na8oGkkL7Mbj76GvAFUEuDsOYCvzDeA/kPyHAs32siYIugJ+3UGO44yBFDtbk2N3Zy+ArX3eneVMvt72d5pcB6yWvkycqVlMU
xM1sh5O9NkKoHRf4aW9YS4JszriC9d5X2slb5o9nwGMWpONMScGHRnJMidbf9fkhh9kqeTuB6oclEVCQYock8q1Jsk1E3IlPjY88n0t/RN3k9ii7nZ9w/w
9Kzgo89aFPE7Oa3lCmFtT0IATT9atx6rasli+2X4zz++DI88mruSn8im12C56fxyVb55jQWCd0tJLA/zzFUxLiDOfXoXQNdf1pQs3qO99JT8NJ/3D4Osls
Qn0uRtdez4IVCqidj4oDi2jV4dseV6btMhlb8BSLn6kS/REou7CNFm8L0yaJhZDnpM+MPEAdiojs+rdUd8bfP4erKoqduTjv9bAs+CBRfQ+MbXvAIZGTSV
RylCgpZ2ULp7OOOEQJpyf9n4G/G20B4Uz/dzkjlsdVeXFrptvzAbZ8ZWMaf0DcDGWHQbK3YKI4TVzabWY1qQ91lp2Noo/MfqjOHOp4T0SF80EovLM69slr
2FDSddAwW92fuGb/4n8sbPTvkfZF29t6ShsUrkl72oh8P8fuyivABNMtxspl99I4Fd581gkAuNtMD3ilaiySGAS++lemtpcm/oAwC5J8qC3u/Iz8QkwPRo
CeUgOeO3oBUX5wXWRTHgQXmR61v4cKyUrb0aOV7vzkyobovfmOugmRLX77jSxvkgOENB1hWPs2ZPG+MAMJy/KOwL8Rs+gxjpzgcXv4uaUEJ/HfbVbY/0qK
GG/RJxYhb95UW4O/P57Ujzv4SUtHCX9Y3LrJaj01RmyWMDO/Nd0pUdH3HfbJBvHIcRf1xQvfeFvpPtEUU8Vi8N6Gkfgl0liOqvb0PfchN9lhg6XbOdFX6N
FOnw6+CT7VknuIE+wTPzZxnS8LexcKuwnqCP8RsZbYG8M/BtoOvJH8bCu49RAksfac4joKKvTTxNpjm0p6YJsgOsIl2+aCWdpErei/Z7e9dSCGLlCBNeT1
6z2wKcNM2QgDln8e2gNbwRoHBsbYmLDeh1inHdMLIAcWYn8S+GbAIJMnN88IKJQJvVDMTYUgtr0Sc9fzjVRqX+0debW7zK5wi+Y17i14cU+hnH5gbISDhd
N2IU26uVKqPdhs8NbxhJE966AW5BhsVSU/04vfJ6IEQF7fOrf+ES6d/SOHr+tVclL0pfeHXhdVPm32DTsajTT8LviEPpJoWPjeHz8iU/PuxwCbWP6+qsYA
G2Ld8AfS4o4xCP2IfJTMiaBN66Vh2hyxdRHymnqz5uZ8JznqW+MmLfNnOg9KyPptqa6xxsGRiK0BVSht/VREnciXUvFobEsOsyXu+fa3BQoxgpmBGT7Kpq
s4apXeTE6SzZgklclZP1o5+10qFJc5QhC/ZQNQYBCpLa9F0jMyKKoZ61JW+2NhF0SplNv+iOLhl/jR6vcyZeVuLlRskouIA5KTQjaHmeP3nAj3LJLMtUIe
RGjG8liWiHoO/03yNT7sa5ickmmrbarPIXX5kPfAZxNZZuOrTCXgFBnxRYabQQ0vT+UebL0wKNA5DS7crHy4Wfck4wr7BoHOowUWgWr6aEDVGV4X7QZi86
rUd+QUtOyqcAx7wPwgt2Q4ZMUzrB3fEsaxsIBeFPUVBwGsIUk40w10Xpty8SX3Ed3rvp0P/FCLpz/CoR1g73Fl92pq3OYBxL3DZkbBX9vMj++St6ckIrzH
Bf4GczpLsbofJIXiB6jc1O6JJ7nidI0uYRsSpaniw0723COt36PLfNoAQRJHKXZFXyv02lGsjw1x+R55wKxCKsjwHsobXA/N4s0H9+SnFSInwub5i49/+j
VlFKiOqnoOpFSmHIcUoODRT3PkL6aDXilM8Udi1Y0eG5ky9DeHerLFy3kp2hApIx4leL2iSZp89spZDgir982JZmxhaeejjk6r+jA9MuCzVXTI7w+yj1yQ
dyZ2KDGDvcd92u2CTGlxMozvHUboSiEktjTEbTI/65dVVlafqGHeyoaDB6jOwlLjqhAfcMH2ir5PcXRRuYcIkcnloua5L61n3VMi/frhoROqSHUFqo6V3f
CN/A+Gj4zVxJ4Jkmh18CtjZXDzO1Q5RyD1KTTIhjGQlA320Q2M/gU9/r3uPslKXHzKsxWeM3ukQkmREzsPDu6T9DIcsmdOxnl3dlKjEn/s0JJiYhhjKNql
4qbzhucc6V/g4jiNCvZ7Wb2tNItgL80fwZzSdAtsnOtTj+F08+9cuUFI6UIXNUmJsWzR6UB6C1oqhBAiCbI+9I5aqjuxQ+pxmpPMeUE1E8tJg3aPU9VtpI
ZCn2eIOPWq0Wa3zFK86eEZzkYfgm9Ogt8AppFP/h92sr3dVgE7neMyhCH9RpOHkAibixcXWslXhkmDdzNu3cjC+6jTtddDPoR3H6EnDQgNnpbzE9LtN143
DvSpCWsg491gERlTH2sOkndka8EpkqS7kbvUFVPwYsSpb+LOKV/o2Pl0MBV2zGUMVC5amoctPcw8Y3t+Fsqjh0qGVVdEpY+ti7oYo0iz+wqEPJ49/FrrHq
rHWX39D4Lxx+9IY+Ku4Z5qjKNr9xJ71RoldhwNhtmgmBhfYBkaed23ue9nXvLCZ/U7B9te4d6JxRowZXsUsWcS/nYS6e/NUZChj0XH/fLlIwHJqE47lXxt
F5sY4izEB4yqw7HRcTgcDbh/EiSUmltv8Ge7vsVys2VESMRYyyKbLYPNZ+dVxgR7t+Ahr9UikGwJMURGw2rpOkZBYrFjUnfF8QL7a6ZFRDJUJjCr4zFEXx
3lvadceUcBDfGX3zICmKcAL0E9euFRMIjcW/I6EQhuoI/qSLQllMzmNvL5lLVyySMBlORLPfrcgj7HWO8/UpP1oqqE7FLs/ZzGAkU2jg3i5REHYVzC+15e
4e4/xdJiXNoIBIhrySnh4QltTyfZepJs/KJVUOc2su0R85V7eu3vfcPBuyS7qKp15DAg78b9IHnCuPKA+nWYFf4Yf/T1+5E58NWXOqMxoTpQqnpPnris++
Fy+hqObs5TMoYzjvgw4M+oLz6TlMxiuPVIqgzJN/xHoRXCE56HJPrpxvmcWinGuy4qw2SPTUeMX0FrbjDbRZYj6BLzkbb3JWf/RCwVB4i3FVsSkaGGqpY3
unjJ4Tdwbbr6nh4jzK1MxPC57lrOBlF6lGsj3KGzF3RrLuKAvHN+AAq6ZeeIpBiVfxtuvVXeE3h5RBsPU16ioUbaPrLl3VG4XLH1bKfe5ID0SFl8TMor2s
MiXTn6/SWHJyCCuEEeTZ56SnT3fDVjjbkVCQANEdsz/GF8JicmQHJJjxKVrRLM9WgGgP8gFWYwvLU6yqAvHcubHD7KrBOTcsuDuvUjZmYyrlKUKJzugLqi
T8zBbCu/PNoursisDjvYFyD90iWr8uLKDb5aaaX3QDlxCpugTUmnw/EJ+WFENcZUrtmxeAwHLtEUsxx0J9I7o3iQJ2gYv7wOGc6IA+fa9503a5BNlCBWoa
NgD1QkbSLTgwyBVIAvSYcl0u4eQ+E7RP5E1nmF0r2oJSnZ/D/0zN4iIUIilG3OKGNYE3O/8P4eeNtbnrO3T0D8rFc9EmB+iL+GC00F5ulGlhUTkdc1ScR+
uq0wHWwcZryQpVwGpQlPmov0j+cJ/8V2FLb5A7uIo8/Xb+43XxwLPx0sxvviNKTy+N/IpR9YkXtuUSBllTdLk8jsIsr04Sk/oczncEt2wM1FeMWUlnmBqB
dIf6C1Q79HiF+GNP86ffG0ZfdzqzJtvXVrp90yDRpNJG2xpHya95GvcQsK40xThqli/g2+NPThx7WfjXEcJIjKHJEEBubJgO5Tw5ZQX25ofQsR7eVi3vtO
cghQcPykWhrFJX38aHDtcbUKESLcSmU8BVitz0JTmbiXzT1lZaoItDicagzt/3XzevBtGSLnKGA0F5G/zjCwxb6g0HeQvsAQHL/uyLTXWUcLmXvBX+qh3z
U/Kgm9YGBJYAK0bryBOo/TlOKJOhaDlRReHB0WVLOsGygjdd6XOalBmxY3ubgjYhHLNy2xlPPvE1xkNW5cJPX+g2DViThiZRiW8cTXzZrPnB+kg7NFe4jT
F3wNp80dMJ9vsGpwMOPw4rfnUnYirsDv0QktVCmEcTM4ei5Lf8hA6r7CNZtgYb881tJ6id7LVbDmeaV1pTgieMLIsWOdOcUwYi0HPvXpzWMnVWHCHkqirx
7b7Ew15lSJnc9a2GF3Ufl3eJRPFQLpKUHzmBtQafug9fkOSVycWef5TGGNxEk2c4ziXshb4n20WhxknuScbvzJdiKmzWkzHNnmYshd+him0vnzVwZ1sVBl
l4hyCSU5RKFc9zaiOTuOJaYsgFfB2cPEytowmsrpAoxtIRawMX0MsJb06C/U32H9ibLHif9pc2flk4/Gv5FhSKsCBJ1tOSSs7bW6PfoyKQYqyjPQYxud30
j6nJdtlIyoVHeodANY0bacxf2Wyz42OPS+9MqzE/WguKf9oaOvOm2AgjATvq/x3tVLT5bA6foqGLzqarHPNhQoBk9DHRlnVvn5Oy9csUH6SSjzhDEla4M7
3R+CuRfbuRp97D50rZkmNI+G6ZGJ2jMKiaH7AXr2f/pDwWx5LYXdt4vHP9zl6oRlp7Rtgl7+MPPRhKH1YzBVBgKXI9UlMGV1coKk8vOMG63FU8ePlU+/t5
AponLk+NJujUUX8JSW5Wg7js4y0CH3QRZ53+CReOVqvHr+CO/Imu1MvP7bMaGFz/VSN5jT3ocfUVh5ApZHRxeNwBTECNKpEIokCfOmQaBoGNCg7+hV1FyR
OhlLQaP5EUt06BVGqgUfuYHQUU4IG+JZdf8IVF/kZRsoFIeyrx9qd+eW8HtHci1Q4YUID/cXaVEEi+jYsCCYgkJesVovTyi6rT/YKJwl1C+ejU+TF/+4k6
AW1r+TzirgSlS1MSc1qOTlrLCLcJ3h/J4bQzM+oCh3mViHCMnVjesHgSDYviVogKy79rRCe+lENNzcyK4beD6lNY/pqpFNg5cG0ha6TJRulkX5jh4BO3Hm
ZyAI7wo7v2NrmTZs5xpFKVJvxvXg0lcVwD5MWUIzzeCP31uMleICdOLLWZteOXEcHXtSCMjKWftIAzv+cxhhgrGt8XQqI+14jAbeQ6FmBUi4f5zhuTYeQp
kuc1nu3JroRpKHZjiHFtrUlRv82V16RJBZxWGCmQmtHSo9IJ6S7FaUx/FDRmlTKLWPz2MhGU07kKsVIY8bUjJ8s1PaMNB2H5cThnrDtDw3O6LondRB7JaU
mMMPs7dFU+yJWNTGN8lpmBdVDn2J7gPSRrm6R5+Ky0Fly13iiUHXCz59GC6oBpoq7UCFDHVKf4WWoV+Ej7NHcYczxgHv3HKoI3alD44z3Gpt+sXobTLf6v
Sk3scQgLBMTs1cu19UZLgrMtvBbhjcM8JDkN0ybFJE+8TGr0x3oW3t/fVlX0agaJ/Q8fFtI8M185mOxEPETF+0D4fPYFY815Exb1DOaHfRp+stQGfzSyUr
u08Yd5/RFJB2h8zJMAxOXyOJiDvGn/1pyZqOPkv3NcZHJvWMCYqa4kh8eKmyYKoF+dc9LLM3HqCqleC6DNFF2tf9NH29YJzA6gBZ3ppmysvoqAwEfon3HK
Kmo5bAhGwSl6nulHztLzMT1jmuWbLKFhBkhfr15wJLgtc0gLf38sL+TGsHT5pjrdt5LTuNZBmHUpmK8xuv2GA35uy1FDv1nGfsWtbwg/tOblsQB+atnNsT
TNi4OCPHle471xdHhUNYD36kfqPMVrGuJTw0tjPChXvgQY5lf4EKn6DsUd9Gabg/8f2Qxzzx30roCmukub3Hoeb5IFmW+JSJ7An7NonIUIKZB8FkWeSjI3
SrVJiL0hXGaWiYC5ku72rGoSGsDq5rBzCGe64/9xGYPOOUr/too/10EbI7LkSOnLL8qDkWpGBEng2k5zYpbjEDd3xQ7u4fQgHcO+XAm7uoUHZp0eukVQ8V
i5k/uu+czJRpFk3tD7myk95Z+ryVlA0MpCA9XWHEaSAoD5/SqYlnhtDOc74dAotSD/mAn9ASGqtkju2LH9qt+u6/aQxl4Stn00mlGHsvS+wipLhx+o/7Gl
f2wykFzr3TGuJpWlJGpodjrkhxL+/KUrFf5zY0rP1W8zwH9XW+OMn71S8RnSsWzZUaNdvL0uNkDy7NTKH+Fl45g5GWQToLjSNGNozv4P8gp5d2PcGzzvGU
HSL+67wz5yVpZV6/2+SwcD8k7BFpnQcML3wEjaP8NL4j0SI5IeYhaRr7gOd5sgwQJl8S8VjaAabnADVZBEOArT+0ifmRCSLn22IiiCWE7JfsbpjSMKgzrY
f9yuyo7A6R3+9oMipuf9aog8f3cJ28PZmcR7kFQdlL1mEEAqrpvz9KYTYVfEL2vl9Wf3sPzMcIOH441Fn+1BP17RteqoY90tPNYVfz0aDBW+wqYdHGjYfE
dLbk1B5TlwrnFIUbcg+vB8omk1GCVwkb5FeWHKCOgwqLo/093Kamujw84C6sj7EnTMYcQ7nlRx+K30nbvP7LqjfzNRlcDkfeuvKsUQVxuf+3YXckXtyjDT
zO6eHeIXdc3EMtP+Q4Zk7dZESwQK7w+D2f//Z+TkgVNVMWU032mdWvZpThZpynUoJjDxW3m9BVTHK3MkNErkomVI0cMaOkNK3XJAgRT3dx+c8z8N4FXK85
dTdpl1/mbj8hYyF61mYQLfEWj1SJ7Pu8QWH8f4vkw5cO/oEPUtggc8oSbvGc7maoY3kouEb8Z/8Mv7udYnllgsyLgibuEM136NO4nk1PlEue3Ku2U6rmCZ
SFGGMRWWxki+HvbBt5U3NEzl58ADKLPXVzVB6Qsl2VNU6wImVQEcenPL38UC14+CwdThnLzTB6s5hwLlH/7owBFyGz6wC4TdUjHBRt6fDd7Cr6CWrTXSvz
D44AxL096isPEBKBt1WNL3qYiE4xLTcuhaZ77gKotiwRY/yhgX+K8HRcnoG8DDCmPN+wNpEVocNAX6yzZIh+k9j17pE7c5TnswX8uxq7w2li637kx5J0gn
kXUWBSujlThaxXqC4KGvQuFn9GJ8yCi+RI5psrIdeIcSlLHQYdJwa1hIHLorxeypQ4Zbvm3C6Bc6oRosmAD8IdqmtcWh3+ts+ibCNpoRBOQTouPz+ZzCnQ
39xJCsnVyt5GnLTY2UI82TQlDGvXGoT1lFU8KAWYMq8k45lO2XThz0yrEbhqxeIjP30w9ydCzM7Sm01MBJE+tnqbtG/ZdCvm7/SwM5RdjaEQJbIdewXHGX
VAo0FUKma66MgLCbZPmM2QiUUWpxjauOXrYHL2M9G5CCJSFptQ4n5ExBe2mYwST+EQOJ+GJK8JXRkk2NyjW23YPSA0zpniOZJdPwFbqGxfD9POOLA+j2qJ
yEI4Bf4v/HVH9J4Emk26TTvA3SPEehfKYOeTVo4Fw4b3/raJ/BNluSfv4q2t+4+IcJeGKxxa6XkbDlFQxfXC2qaQp+iEnUCUhiHSUdRrZfgofo4NakhiTm
Or8hkS7qIu+HLTCopYqDgVKC5D0vEz9QIU+yGjC3qu+wxM1UnXVMwbQtf/to+paMox3/fxmHsIs33239udTswA9rueHNtFOj9+bdG+yBpnZHWZm5IwVN24
q0OeKlEjugsqUzEm+QpolT1jIK+3EzHxJ8ToBAjsAy8id7HshXCtWgOuueX8FK9S7foM0ynhPn0aZByR1siDMbfH2j2dWGBB+m79g010r02WaOwaFDFKGh
9+nFFmYZFDzqBRUDtEiVXmB65LgyYpsQMdTsKasc75StmyJKpPbUhZWc2cuChQW2bXydxnyrtQqr5Kk1aRJ27ruTIQ41ORYBD0oHA6Z4MTMx69u7+deMAY
6p4iYx831B6x6Tx1RX7bctDQ1UViRXNapg8xXkvEp4Sj59g6ilJP6cVdJuEN711gqf7g0VEYb6HmVP5SD5Xz7WrNd30L81iJBIAZqhz0YySRImB6F5xtek
6wJr3e6pvuNvc5EhXoWriiOVj44pmLqQRsaKOf8nwKX+l3sxA+FX3mTElUpV3nXnZpHDM4tovIaVE1nHtb0WYyFlaDnbpDeQo1fKaLTNzcZ3Mgf9RHwkm6
GRfwtMOp+XZbYJlI+sfBw3r078gMTnmWOdFsmsDPziuy6EFoETj/XSgShOMR7fofJXhMGJp5Y8Yb8ZkGEsgngl5ZQP6KppEVSwUoohNmt3yM8AmHrEJAhP
1MRRqG+3qXx3j76LAbgxlWRLkd3RKJqH3iA29q8zPG0Ierhovgsqoa00I+gCMnmQQwWwdmI8lOegJjeyhIs3kP9xF4H8aTpNHNSjQDyh5NjDH5d86Aaol7
hOuOekXml/H1S6odpjpSXmGi6iKNWkcj0UrcKtw471AYKnuI6bApr7RB5tqbHcPLzoiOXLjSBcHx3HuBL2aGOOnl8JJTiKE+IHnv2s5cVY/ykBs8RL3f3w
pEeS6etTogiRtahfPbcfWOl/n0igMKef2J8JoPAYP1uKUm6CY62vIEe708cLSUUDBFya9F4e2OvZYnmr1YZmXRIJ0EAnAFCx/Y9RlVukfzv4/Bzl8jmuqB
qcq7Yl6o6nkChgXqTCYi3jbw356RiDFIyHI5fAb1xud8U6N49r2uUPCrt+0+jnP8WNxsNtEYHYiJSBsJahvHJklSiQQ55HmMpJzep/5hbA8PaAUUmcFR5z
7/tV3g9jCQssZXoI/j9OeYZBpahHL0WYvAeYQnT4V3i78bOY2gS9yVGquAVZRU19auoENH2UXvVO21PKdESC7XKA/P4aiDgcf8lKeJnIp6iQCb/zFG9gbM
VGTZVpfYe7RAOFmP1US9v3kGClG/UvDdPorvvEBpDuOAr7PHL6wANfPI+QHOLuD66T0jKMpjj0AdJ/ZpigpB0vC+PRZpEHeW9XEmBttpSmeCYEK5w+hlWE
j85s3DHGta+yjt1iSOQSdH7+MRE7I0RGAbTjyEFiT8iwf8d4RT2VicLP1W3MlLHyXz+6nRaYoSXaB5o9osjlI59HgS0LFsX+H/PyQzlATks2PF3Aw/ymYE
mrDoBqgbw1mTysnmnQQ748AUo8lZPMkVxYMFZwxgEw/ABPpbsp4JZ0GKaoXb5LmePZMTkapUjpMDZtVHK3dZz5QzV8HGCzvtMeMrvhxxbgcEXLRZ2JROYW
Yon1hYuwxq3wVrvotaaoWOMjkCgrbMQkZNWJkwiiiR99D85UhiutmPHvmCsPOkesGBqvAqNgPs/8ccdc5znJF3ZyRtXRVZb+GbtFNDiECaEVHXwkh/whdp
q05YUn1eGHYCHA5k+I1t7Uvv9MKB88z2/OEssWcugqIjmypNXTpkFR9UGY0NEseL00e4PuJvdAeRAuSt65anxrZkWzZ69OiKQDQDCS0qVEvjMi4j4rbDXH
klj7NsncX5UX4jl8LcYcPTHUQNO/4n/yDBpusS4Ack4ZEiuypCtJBkOnjy+LdslI13X9Hyfa/Eu4tnKsdQ+HvbEbtbozNEg+owfI1ROrnl/vav0o/smfMd
bNnLPE2N/UReTG5ZpYdDOgucGmOIbh3KjwiMHFnx7VtgzjETXHQ2tTqNw7lRIXFiRM9oct1dHEYKPDOFTGVThM2YZJZbJzHtKMi+E79bWfV8bQMDT6Xpfe
Oib9Ab9gk9A5U6UT/k0hIOx0ky3O5wcDuOIKvFtmxymSK/7wp8mpV/t4/KPyOdw5Aozj8D+alBbDLnMeA9e2YgnMpx4GCSlRAlrswxZAjBP/Ov+7BtZd7o
kb16IHZ21ZYfkjS7k1HcaoOY4xEaYHk7KgR9JgeAkoPo/F2j2RGnsZ7hPhhpmGthCDF5jJVvnIWWi0o498eGFGtJkDTaGzQyvVFnxGSsGr3w8t22X0zSsS
L0JN65Ry05kqkPucW5Wbs/4IG1xpyWz9TXB7mD/cH5YsINjM+D+jcjis3Q6jlUEXV9+ybvilt5c+fR3djDlkDHIE0EZ2qRAFOuF1nyoN74mHJ4ld35O7Ls
t/CPWdi0aV70UYL1wfNdT6LIIIKnN4DDK5XoAfT54IUQaC9nIP4kT1Gq6BMJ03r2c9UgXcYIs20HMembK/WOvrngz1gHFz4FhBZmmAWHPx5zO5ZAyPTaav
aWWMyJ+R6yWHc46SMfMz9AtlJsHaT9XdszoetB0nbUj2QU2vg5Sh3Lwxs/dM43sWQlc70MVYvAq8kDkMW6O3EsudF9HlNop37s48+MFxwjNI8lag6j1zN+
5vafdpxoNy2cyhu3jyV+s8JiYydJkwck0fTaIbGKgAclfUOy2EWBeNvjv7xDsB8kDjuN/BuWyFj8vuPo+XWsVNKdmXpmiAVZs883HC53QyNOxuHmc3F4nC
ZyTxGa85hUGOc8xfSbwkqVKldr1r/8G+bnRob4OhHMq4w7FVYObVSHWnKuQ5uX1o0uwTmgV5YParaLkNOL3EVpOaa4YDPIb0/b5swfavMPBF5eNMj/f6be
a9eWLL3SeyE9hK6EbrUACS2KRVOVWZl5zDbLhLczYo7wPpbb9rjKk1nFElEUCVFAS4CuWk8mjH+uU1KDaNBU7tx7rYg5fzPGN3Dc0MhUFXhOr0pnrpH2ld
eKlCpBWWQ4Yv7fgRtaJouGGt4EmGVg4Ew59WEc+AY0e2GDV/kZ+2JiymjWcCSwpKj76QjmGAKTnRK17k2dZ0FS7iwapYtV0APJovS7cjZBDr1cGP/gzIF+
HJvyiILLw0E3eOydTZ3mh16QWQxOT5G1mB1VxUL5vGPrmG4R6mD+DATVyMSj6o6/5DSeqW0Qch2Co8qT9u8GeZ3rA6KngKPztmVMriFiIsD2cTxc0IW1R2
HSBzL9+2MK74mV8DLHkaKgF6EymYbMokI8rNvkHkcHt+Rzc+hlsTylGtWXam7RJrQaWdL9p0MxuEcHkVPVd2hrFbxj6hH/9bkfiBhNaooUfaDPg2EdeAPU
SsFMhNtmwljxMIuRLG26sJxL4MeW9JIBPXFtXITOG+iufy5S2p6EiVqxQIgXWyJX354XwM8Mp0M0QwPLfU2hB/pPqYsyH3BksvrDb4G7dof1fKvKlDAuOS
kLxKRM5LCEb1TW4crwrugzj1zdqwLperpHObUT1C4cS2/M5GQPF4UhFYL9RmgqKlzwhyNX/4WOoCrfHXN0h8zNT3jIHjzYae/lcU9Cmrw3Y5BBlcSVytpu
2ufXJRmj+z6yqCkY3Oj9zItnkKH9/OBbskeEhA1r+ksRX+LH0E2pEZ+XJr8gw5/Rjcnhnq/HBX5yPKLwJztI7gY4xBYgTQnGGgfMSp7zYN8jXtOpnOPiMs
0BXF8WBkqc9mx5Kom6VBGSSc93JWdHuL9rv+vpVtkNJqWNR12/O3NLte90pGZarvNDe+C97yIN7nqBPoAEzE35ZShsHeKiaQ8J4zueBIhStQ95030YdsiK
psKbx0nCVrdeHp48Rxhrq5xsRvDFsUmIuVNGV3Fh9fw04yf2RFhcH80hjJPHOgXDYVmJgpmlC8cc1jtR1tCobQCVtyXC3s38Paah+MYPHU+X6K+R3jl71C
dOUFsRTH2pqa0o6kdqOxwEU5ThTc6OMFtw7wcYq9CN8/+avBl6hdL8koUx3W1o3BCp4zNvk6y78OdDcEbFG3QYdlmnXezwYB1gi/WQX/6vMiJ1Hi2942Bo
9IT+tI03zJ5KLwkqdi0Td1EJS+gWQaEnttt/etIF2zEVf7iN792R2Zk/z2G0N3LYaEIwhAUEVzbW1dZNGWfk9z31h8kQECjHNfaz2ecyoZPm9EhqW0oLpr
oxCZUYJ4Zwmly2V41/XSjwIeKdoZ+RKPHCbkfMyxXSxn9ufXxdsjShxeQdsEwXo4g9OeNIJderdMzd5Oz3SJZ3B1wvgV33TWT01xTQEeV0RUz8nG/7rxiD
H45C10STdFpaX3qX4BwVYVWG9W6ylLqAex7RIE1uow8Eo/QZi+XRatjZq33XJ5jd+CPZT30elmuPQfXG7GbUYbIuJGEq9QxRCu1JoHv/wtLt2FF71HE4K3
/+9kEM4xJAxfZ2LXc9sNtLlfzhrMuaHXNGZgH6uIq7D38wf8srhROjmTmltDQckWuI3uN0kALBy6TAsg2ASnLs9ab9Le5Xjf3bPDRFSj1g6IIuSbLiaNbC
l+VKjTUfLQWZkkgmZvJ13w12B2vhLSKEKeZ8r4ClKAgXJnZ1vKcEZ0W3Rd48uS7bkdK3HYeDFU3VKj7KeglCBPlq44hu2iP/G/lMWPfhBNWksOw6aD8MkT
4dEqnYymOMZz6Mg/6Mp0yK78neSmDZx+VWkNDzoHe8laQLR/Jaj0JV5RhGp+mCBMu5S+kJowEL9Jk1VosofuFfejpyOiaPGBunEoEv0TIwNwAJjitU11sV
xrzTnu8hMqMwtiSkbrqy2z6ag+P+Z5L3InSBlpy7NZeng+Ribhy1qNT7V4pfLkMYLKOGXy+w6Ik5UHmWOmJV26oif6SOEqcp6rvQs2lij/G5bWkwpJo8JW
smTB6uZBrO3RoJDDx0stHvSen72pvtPfLSD/E/6+KG4R8v2ae/K2HCBiXQEemJkGyn1AmqtHlG2iZtUMJyEWgTJ1XDm9Uo3BSKO1gmtfnRnYLOKffYJAls
/T5ezESZfy2z5GvzwKr4BRnj0JZDbgM1I6WHxut3ZaI7lHdZccCLIhpPTDF6glOD4S8k6OK+XJYllefktDQj3yCm/FHKElzHsMXZz9kItlco6D1iLa9+kl
bAOjnnHlU0p3GfZRdMVAWIeA/lMkps/V33r3DwqcMxUyMDfTbtukPG0JcxgmXzg5LV8X4rZib/wH/1fTRF6C8969Sf5GzthAbH6vF3iErODmj7fWqo86k8
BKexfzI4et60EbXdi1LcIJuvsdwlhY/xHSLtMkYjHTV2w9xe+PaeKvJCDliwrFVW7zDFbov0gpeQp0R1OVjG6NgV0JOgS2UkF1H1mzO8MwrxARP1Z6NJ9k
gmHFXZUpgYyQ5NzB22jiYkZ9Z4NEWMsPdLAFchnbK8wjik11Rf1pTtFgo/uGFa9gcrD7VX7OPYhDf7WG7RWnwRW1c90+HEYgcxmnBFkntvojTFkbIfVCd3
YfALSYqM6h58TOm4D+QmWZmNke4R641yZ5Gj4Hd+HAWCbPiEQHNsHTn4EMpywVt1T8Dmo+W9WfCzdG8uR1xDyRwN1BRklu8rZTpp8eHk4JMQe+S5Do7jTf
gqHBvtkS4kunuad8yotOJWkPiYQ8ELrIC+Ew1+SU+duDRLmu28IvNlgJ5EzK6849vTEPDRoDm1DG2MDiUs798u+MgPhs/srhTJQSLdD00scL5JEvNozsbg
7ysianLG8uWSlTcO4xntewjSmhYq1fVPo5rULjBCORw8n/PSmMMopO5VLXzSXpMenpF+kRGFuHdb6IfeFof01QrPwB/nqjdZ3OI5Pp33RvmGjr0k/+oHYJ
56TCSNv9mV1xU6FZspsZ541Al3FBINQGp/ykTlolG717/CzBmsznoDP/Ce+07sMnWVetRdqnjQ/DXA4TSCTxmt1PzNevRji+AZCHfXGT9v4XWvlZLhmxlJ
ebWNS56q2Ma4avPuVwh+fc3Jt1/lzBhko9a4UnxFJl6TJxF/Oodw2cDk7aRz8Y7uuTLmyLJdDx1zs+hVYo/FT3A1/5wKHwbkTQq9qcj6FG0s4CUiuNM6QV
rp2JFv9njFvgryo/0FfyQw6YzOpp7sLjshP840Khy71OQtH7WYst4PMpkP0XvdatQxhk92PmS6V0xT3l4KSSbeyp4kNUSxqUfqTBuoRlX7cGllv2kaFpZ9
2bfaikJvnrRBt46Fvj6Up01fEeH3mQMSfwnkS/Pe79s7ZKue/EbHo45xU+ahvyV3cNNGQQz7e7RKgMTI9yn6w+t1rAXFYB3XySoBuO3pUGgi/6qtZAkcFk
imzCQVLgjaM463AiDPn9hx2C7/tg/8BYdE7u2jfs2Tleff9rwNRxMfCJQZ12LPwN37Rcd67BAtS3ojkH4iPGOu77LwomMHFcWN+VCX5PpNBSI7vP1YMNIk
O+YH/ICCCjlyYQ99ueR1kAey8KzgDBBax7F59GMmp5mkY26L0vExzjoEl7ZDpqkeiYb+iscJsRwOgfenZ/yIKl1CfK+f3hdBgI/NcJhB4moxd/0VDmSCrD
sO4iVKUOWPySHEx7xajn3xiGEyXVOHI42tym4ZUjjVrOUnYLehGSuVHJHu7bT0lZVJsFZtuI+cdZRhl/GqO7Tisy6R5SOKbjny3/x2CTMFlRif4y2Bsb/H
JTtyfp1KdiEGZ95CAqeLAKpKKeTupTLZwXvYg3+4fuxtHPQwhtWG5GGCBYRwhWRSR98ctpN8fgF6Co7oBCS4hqyEmKZcuqOmI3MC9+WlXnvmN0itW1T/VY
14CGUMOJ5Mod8iSNQMr85K6F7iiruOF8dp7ULvOkQvMp9PCWMtOPXfeZku6tTUl75fg2KQUKeyTynR6ymAl+dEZzTXN0dXItDCWXGKNWLzDieM8SKG79pp
3PUVQTfXJ/6F3iPNrAitWEbLj7quNYo4478wqgu50blbY+3N0rd3BiSU8Sh5SXUL79PTHmhuPf7t7fZQhm2CPH/gv9vjhfhUnp1JS1AWBUdhVIKRCq/Xg1
oFYaKscvhx1O84f9zTJo42C8QIusgY7ojceL06boExsFqbNT7/jO6nqcdlSO98uxkGZkDE15xHtDiMauKRzJp1Un7TurGqTOAXMw/xXiEj25Ft0eIb5c3u
4T+ipCNlTYIDvvOy5+gwvZKkT2uUj2uOBf81aa8DoyFb8dHDH+HGOiYJ9j4Lylm9wNXFtmsoyU8m8UzEWm290j3qLuLxRuh9dMoS/GENSTia9cCtd5w3g/
xWxR5gXHuB/CPyF/LMcCRUrUNenMc0ichqCHXELjwqVThGGvpgoasSu+QmCO1NydAQrnG8alFf1BrGsyC1OqB/2G3wVetiOvkW6agLBjvx1uCTzP2TzNSF
OT8rL763umu2Fh0hY5zFA5JVgueSUp2JQfWlIK53/VTohSuM1ZtZbDoQX5U15T1HZW+Fyf0ep2wedwZbqJCyYDh4uHflbhU9S46kTzTs+5M++UenLTCUh0
cGK2ztApfAhCDeF+F+xrTkUVzU1MZ9FH7wwMRn4i2Agw5VO0k7RLJ6iKeMkLA+5H+MnOA6WOrpXGvvjsLlSBNZ5oOuYC4NLa9FcXyInGOCraarze1ZXvcE
mrUUGKcDt/c1UpbmQoXgse8UqoE3nnn2hciOKAf+2ZeChx/14thv4oFr4vduXcJxpjTbxWbsNMOK2Q32biVdHCONGnRBH/i/ZQCT57nS7NxOH3IowlkXeE
9N3yd8Oap55qrAUYJMqBORuGnqXNtwmS4O0nbr6kXaiRTf04vfTtWKF5JgKjSSN7Rd5dQRI9cFk+vgGNtouMqpoj3j2OMqdBAvrUOIymlKUlbssHE6//6U
wRvD/SdMZ5l7jM7JlLtFoCGgzMhEIKlm2j/MWEuU0ZSFPzsF9nG1YIvXZq1zGpZlaNHi3aNcEA8mVYCGA6c/Gc2bbWUgdYKT2hI1qZQO2p1y0enA9euK/X
Uc3fDRymhXFToGmmAmQWGgJ62DLucuOCS1mkkuxv8qNUBuu5zcKTeUE5wp4fKcb4iAltdkZBB1euL5WZw7jj4G9PKK+UWGimMIris82mhOJ5TpnUl96qHS
ghZfD+OQ1QF/+scCm9CLJChxk+fXlRpH7k12OMtp/AS0WcvrQU7QP1M6eufxw0ipOsCmljgfX/F3TG20h+PHIJIDGBn9hKP3niv113xNBPLpB2duErh8zo
oZ+VRPrp7MtOwaO9b8Wef5bsTh/BKS6TwhrXLYXo4fuAfSRzxR8BPtY44fg0UGwI/X9NK9bHsaKFtnvA8sVSqU6THFOXLdGEWHNkvC1dN0Nm+T/TE74eb7
Zf2E+5x/Sycppo8qkixe+akugvrPuT5dufYnvgpnnMay8t2rvRSLDsNHUtaKhOLoVWi4sulGkfM5HQsZbweFZ6NHbuJaRhPNlZv1JwUQVBJmVlrrwz2R+Q
gR+6AFKtOqwFpgYdBKnI057yStPe4Zo+V3dFSvNmIVT6HFH34vTete7LiUOBOCjWKVENyCIpQsPRTEi7BD2w7uIcAZXs+cmAcvWzeCrc8QtdGwxek/GtEM
NVRsYeEZ6VuQPzM5CU58x5+bOV0ifweVKpk5Bbo4dFZJp8jkG3o1MpWm/xwWPEhYtPnmg16iRx6YeBh8MxemnDyXKwmbLZJaT9/35JA/9AuMQ+lRmUDiIP
MxUN30XRjfYJSO7qbC7SqZsX4cV+FpppG3SEgekyakp3YCaaGRaE2QRKV5OqYvlRj9YQUTPIl0eur3yF+pH+zpdTHdj1z76FClY4Yu2dDxKFOmBNNDnI1X
6Y4GmgfrgYHRAw7hdNDcl/rn5kU1uV2EIrUTJy53H4vwY0Nk2XLF5pelryWDqiNDgt9qEWeZZSn4WcTtx3tYW1E+FpI2MyEJw9BtBZKQjU39w1dY7zMWK3
elukLv0e/LFuOHh4uctrTxiw9I4013pkIhzZZqq6oszJWHtFDC3232X7MetXPxF/YM/I64VyHooaiQNo9x79m3f009mCOe2giPU91PfyXcEAyq4b58pnFR
v2d6JHLmuIXIfGUgIBN6rsBuHmbxN494m7FGLaMQ6Z4B1WXxBFgxFp8jb5GmEkM5YPi3sBOuETOKqCoaEA4RXXCVhF8BVr+YmW93kQ7ygUJeR+ai7gFCml
e4F1PnuJat1vtXzFie7uCwQmEg0GUvsZeFahYk94aYwuRKtmV6eyRs64xD0/Nhy/GeK0im1R15V3Izx/GCUws/hOwcWJf7XcI8OcqTHF90+pF0A6lbyPJP
FJlJp7ib9WjY1DhIToUH/RUNIfkY2gyl255ZpHEGQ3nBW3XhjFgOgsw+XabQ5204NmbkIZCXGWWuFgyVGrFcR0RwmWOPOEDVHVrJreO4OB4RpSKlIkmLtL
pqIKrdJxqA8AKNjXIpABqLeFvnWt9LxPoKxKM9OkK3mvR7rilzNFPth2H7oHNaswYLKm8rHzSUlVYRg6x1adP691inv5Ds6gCXrc2MMpewriDf4CCP1Vzt
EoqpZCDzCniLLZtIE3vGWQWXwBKrkVeY/+BHopOShMxQfEy2ZeYhGqne820k/13v8YoYzmvV66D25R2ZgDWLW7jLGTXFpciTffR8deyUD7lVvcRXDJs12k
h0/kf6YjtU6/ngeRxYWyp1UIeDJyofGMRayJVYlaUD5jrEcD8ptKcn0cWcO1qRfJ/SHD/62e2M4fkWjispFb3ZGCOwCq6aCsFuWvfTd1JSHe4/BvHR7l6s
rXeecHt+cIuTDbwEvjfUHSuMb7JIDDJeOsv1ceLi42ueIPVMjPxYnSqpdoF2EGU/r4LskeSAXSQ0+IeVYLUH0ZA96zp61GKMIOU3d23UTzOcbOz8ssbgXA
5Cm1XDD0+Il6kGt70zdVtfcEQYL9hFr6+Ms8Y+1zJqFe6Rm899HaOeGDeaFOmaYHBG3+y41rDGeavxzKE/v/0izM/98qsMy8HBPSpKARJH1DH/B2e0Qg0u
B1fwY8bRsrJlXaT1TJhGOK9T/DBMDDBYFJa8qNQc7SaLwq7xa4+5/01qPMlB8Hh3jHyUiRXzLYz9tPwdSmeG3/kJ7TctPb9W55b9nsKY/ebo7dueAvpiVc
2ekpNDXPrNsr12mMi3+yGsYe/8xf0QrHgWhsWMhYkB9hHSJ1REdpHV//AWhvdKLYRG4w3Y5GtdkLMSkh0ls5U1cXLmv+xwKkx0JJ6LTVXQCkuonZt5Pzv/
p1lD9uCxxr1+J8dJXJDo2mcfrePzFVM4Y6eoTImsq3Et8ftNUfR1QzJOgS7qG1ihbgwkP9S/L+ATIx7jhFkaFGeL0mOk3Rnz3FPZcoeVa0rLbdBaWe4lzr
6RrYNjLFEFrQwi2WvHnJRB1JtRlh7IbKW0zD2a1MKy0mA4JYjOY90o5+81paUpxmdsvKNR0Z7t3DPpjVqvTcJaLP7JTM0zmf5EiFWWz0BxlNW1ZL36M/rt
TD/HwaiX4yMi9T3SlBHjspT4RopStYheE7xBxM/s1gsfdOAgkccUrZ/5Wf1ziPAS2iZa5GolEXysEN8RO+9dJnYf3ZQqYl3j3phxaowKLPFRtgGiMPK9wN
aUuUcYRtzMrGhw7A4H70hnw0UG/S9/YL0JUqmROod4xCdkMRlZ5Z77dsfA6XI3Rpk6UtU+89NI6EQRbR4EIx8eMPZ62ibF0kZB1rYrZQxZXtFN//2lrPLe
7jGPc3sIYGflT3AQuSzZIqj9LHjIcndTpIi78oT9WO2/SY/rpuID43II8hnb9FuuUn7gPT+1WbT2DQ/RHyPFUL4TYN2WTaoRCZoZxpwk6Ln4vQB4c70N8Q
vpd4mHwi/caCbQGnrVsIeAH7w6pVPNSczc4rwNBTw2A9tSw9WBBKzwt9vwSkgpVxDE6fjeNXtyB8XAxalC3jk/4iz7oChkzMy6WgLHHSXgSmY1SB/hDe7o
mwexeajSLMK2Rh4JwfWRWj/fPEd/yM2NhflceAjrZ+Q+Jzm/MqRSznG9LFos615pEtoDzJZxEBYf205meVWFd+k7KlMmmZpLGDFusxmlc4vKja627Ei2w/
cm+desIXOMHTzlpXVOzl/IC81BU3oF/b2jJ/kaOfAHagRb+lpqH3q7NXfM8sipYoy+jOvSNXsc2Yps0NyecivN4NGRO3Obw+GvEjKEFGqSrnAr/wAVCHLc
6so/a1qxMGVTmUkvIblaDqXle23zfyopgPsF+C+nR4ZjAZUbf53g+5ylLA1yCS7B0hztdCrdm72kk63wO5SJrMZnn30OY3qnGimqkOlgKB6en5MAVim/YX
jLmb4o1wbJPxtQ7P5ImvFYau7xZSasbY/v1DZ5JK5jrRL1WR3bHUUYRCfCEooKpd3WYz22uHkoCvkCcvT/DIdBwbB3+Cg1wBxgiBqEG1Q4JzgUBSYr40iL
ZBMBUeOj5bmjNyMhwQbpLsXm/hoieMZ5bvaSg0Mt7DmRjzc1SKVHbsZct+3eDKpXT333kV8HZZ9DEYmIbg+nu/Rn4TjNJvMI6G/RfljviABjFKlJEo93Jf
suzgUoveFr8CAps1udnmIjRzpNGxEe2rnmO0zRfY/q/RE+aubtHAb/nsXXhCisKbMOPZUtYVVv8mVGkOU6HVNHizOlNYf2qP0QtXrwzChxAZ1w2VPh/8rH
aa8znn3PRq9T0754G7Bx1bN/4oNUubPEl/CF0Qn0efJJuJNWZiLr2MW5jVIhFwVhmwdxG3ltNGM2lQxHOcved6DzJupxwmuASb3vjbryuGBsq3Nu7Gevcd
m2zYRHpzOLf8qdCY62IOvFxMRZlxOSlaDmvQmDyIXyoRvOmV74ihN3cIc3bV7jdWyhiuoaC07pa3+M3uGcKcE1Z8UmvZglS7DoNjap8zcUajOzo2ucmpOU
zvTnPCZmXGEV0jW2zhK37DkdwYPzgcjw08Mvtc8Fl+EfU+pmphs5vPebLq6Hxtl3RAWLiDJ5A8WwOOZBXYI5nPMMdRg08WJB/Up7mw5hZcO6vzw93QDvZj
vIpXlHPnSxQQq1U+a5pzLBj3teTWk3GRJPQ9yKVx5Qac4VMuU27GROCMuJX7bM/pFNGoFbc1k/GHEMj+daQlmv2ZLfeB/FVQrAmWdxzVRH2s0owhRzeENd
Eo2oh53LKLKiOxewJ/ls/A925U+IdPlXA5IneZ0PwqNl8FBj8SK3qfZIYmFxcZByJohf03mZGtRQinHf13X3JWz6+Jtgu382aFCcitH0cMd8uMqpdTqYpl
PCZupGD5s6jVDXQVgFI3fecYJguz8LjIfJq12Njhle0cBJZg41VHEOdepeOKnW8iTuMVpqSFxwh06zc+T+B2tHX5yb3aEIez9TOok/GVq75o/jhzcxsoNB
7CFPs7a54Q8b/LkDpnMBN3IZ9yYqvG2wSsa0iDbjbEKzpthQKNprPLnATOFVKjnIE6Vlo6N4jqfpnOz8arGV6vVzUcNevW9x8ImZ1iFOi3DGneeJI4gH+y
75OWpescMS6YH6a6sMC6eokDQZkdzSeNs0zRKRxTbB5QDIH3SET6cQpc6Da4IzUm/+pymHyDM59UEWRTFkwupMikETthfOUe5G0ZOeHPhMeV0iArQCORo6
6B3m2jsaUZ+DZxblJ9G69vh1CLBPFo1zc/JR1vHVAygSGxkKhNiEKsHxJzxKn/5DluDIyFUrovbBnCVXq/IjAwuh5vceo14q6HeMst+joFacF9L4W9oK2m
m2Mx93zGykoi910OtiibDPfTy9y31PVSimIBwqMzf1MAQdxaxH/lezf8wPQ3CM6h2/hCS2rm7b3vVRZ2tP/PNcRy/p+Fmv+NAtQyP1bljG3D+XI59UO3hl
WaBmGN8eYJEG+pDRhBoTnEO/YVzzdaKEjume2TKHeN2b4qnmCZYpj8OaWadwoiMWrdC7+iCOYm+wExN3njK7J3iiqxZ3NbQdMvtliaMzvJeY85KDx+hvCt
8itp5Kaw2vM4sHSY/toXZcXZucsHaTLs0sPLzgyHT4u5J/TFAYCUk2yfAT3zHGZT7gJcUBlb0X4xVPniJchSfZudT2YXD115N4mjhFRkM5e6pxXD8jSBJT
bN1z6komcKh13NkGP4+yOJiy/lEO6D4dkEz8kK3TcCRqkBsgvrajVyCU37/I7+2HvIfKZQmiA6dHSYd5Ayc9IHEtt/Q+qHtcRCCrpjxBcUlolb2TTEn4ET
X8ZIYeNdwTH6zDQD9jstGZExuKO5dzpWlPtXPW46UPmHbFiU7jc2o9x9815ftSxsIyra0fD9r+uHrHuUYkRm98WaVnUrffiMJZNXPQgtpq6R2xtjL2ol+O
KifbPEhhlqMSgXfkd8w05PjAycJU0mYwt1fZpU8Rnamze12fjyd8wg6HxE84TmNwdm4P4j6fSFFHGV5oIaqsTiwjqRYgpAPF8QnfanoGx8jIdw4nQl1Mjl
kRnE1R9b1ARMmP5OFcmDINL5X8CTKI5WJZwsR0fyx9QmymSkPHnMXUC1hwZFEl0c383esa7n26R9p0V4n5ksjF50cdB6OS87WoZwUvXVB99BIUdZH0gb0k
MvfvaC6+TajrdiL2/DV+ibauQvyMRvQ9XE3l0r5mIfKcz/zK0m8ugxlBedoL83+9giXkJOoU4ck99rUJtGR3bx+i0WemyZHjh5M01DSKeHiJf8kvJr18w/
/1yeDllUCDm0cHIVMRLhrBbFdjfWVDm8EtdMGTVW/hM3I959+0svEMcIjxF+D2wHFs6niItzJSLDpBJtztR69Kom1M1kCaYegOoRCRsdjYpU4UO6SPacmg
3KA4R1Sh8Ggu5jH5+SoLz7QjH0tAokXY82Fdndpoy2Psb8VYhOghE0ydplLvAbZ5lAk2Y7m0YHn+gAtFvcg5fYlyKvXocu5OIf7BvRI9B5RHmm04qzhIA7
eQ1ZOWvQj4oEIdzsUQ60dVHfHqqMpz0iKU8vkBg1pZ7b9kgfd57HmQNzQ7A61dUSWy9TSfle4PYs88tkj7o49F7a+rxBvFvyiCf+Z3mIpspH/hJ2rhq6Qh
+VpgsCar5wyPMRTav3GxdhrFvhBkJapnaUhK78XkvMIg3LIFevghFFxN8IhCZ3LDP4i9U8TeTnwFKTArkINl4rXS4tu005OPOkOdMMFabt4Big3t5IIOxU
GGQS9UY/W7MMqCPJXkLkKtArO2dFWG96uDyKbSSQSEDnucZsb30i6rQUgC5BJFkXwtUf5g8r/tF5ks2VfuUuDjNN4kVE8Obuz6eYNJ83cOp9P128e4/t19
sGhvyS94PsZJgGkq+Xm/ukP0C9LCzc8a+Gn+J6sRa4gQ5/LFil6cygyyuqsZDD031pPmjruqhxpDzLVk7sNCcIyu6s8agRGUO/qDdPYB1spPxgRtSsWODd
tZUQ9lBC0uhJnpc0gqHgS0Qu3D6I0c6dmOwIzM4ekvuzKF6QhH7eHa+fB8mPa9lZfLOrH+5IvRXoHuAsz5yu/nifAZC+VymRTW0O91rPxEp21uCTDayuYu
1w8YzkYNycfge8OoLFDUNNaP8qNtWCfAUZ1XSIU/tn0qw5dRptuNq/yKPoBrjfQ5wX2xhqEq0Jy4CWeC6fT7LXfIK6IieMjSpsvotsvcpuikEHxA/IiC7e
V8WfkJrp2oNaJVUI3xlIwwOEBTp5e1fvDdeVTQR60fEdSFdlnQWRXyGS0xamtzzJOrfEsjfiOz0AJl+7rbxN3rBW5l88N7GK6TpAbiUbus7FvDPMwWlZw8
N4gLz+HD8CK2NjtSKaJizqlaLQ899eCjEP7IYXW/VM9Gl5tI4EB6O+GCm3aYaSK/j6w+nybGZ9we4nD1UrP5JFA23T3DLnsT5fuEe5LIa3M1dsT2lYdZuz
NiVoOspayswP+UMxYtxl0c4yOG/jhDYgcxqmLzv/2psemB9Pey5H1JEu3gEES0c3AYKaa6dIvykCPo7oGSdolOF6Gef98D+YVCn7jXR3sIesIPxjXMrksN
Bk1ddI62OygkBXQWneWo8G7d/EB0Uo1vHipLL5v+qNxtqiM5SYc8z7GmHj2bs2KqZcU2AzieiHaNxTuPb6T8LshH1sGXKOs6eqZFtOWeNba3QLQLUbj13X
PqD3762CUmKRFBz8DTyMRKD8AuRaf3jgI9brGlyiOG8VEa+W/KZxx2IVsLIcoMS5k0Nat5Zb6j4vp852n2ZBoIzq1c4wPoqGENGRghObvD8BeywRTtZd0s
e5E1ltP1cpJc7EKVdKmewrLDZdiT3d7G+LWIe1xgxw/PM7qjI0l5ej/N59ESsMSOVklViLM8iR3OWfWc6y/6rvvbbxi8Z24ujsQCMbmiWBUeY/6+/tykuS
hGebJplhlVh7Tf12Iw3OKyToWe5BWvqe994tui1X6AljblwyCDoW6WRVRhhu0PpwKuy7ooLmpKfHgEN/kkSuxW0r6jASl738j2kZ1TORhHs0tM4Pk5yjsX
RZJngSOhQmfh2JGvrvw8zAJjyeah6AUb+xhaJ9VYDfzzECQyR4E8OTHGUrAsSOYOxdimw3CFZ48XXoWtILHawb9mwdyRKlCJVmeoK0yrmYZyIIj6B63Icv
xA9ng95/F0Fx7P2Auo2CIjNFpv5phKJDU1P1hPCc3yn4guw6bSvn3HJBBlofVBdV4i4UwCl58jQ26RWAMGJ3bMzlvotH8+Vma+Zp9mFc5n1E7g4M7v5sIv
2vzQ+3Eh1XUa1C4nOr6Rln6SB1h3GFRG18of9v05MvlAfOTSyqOOiFdnfxjKU2qqyDNup7XMMHUvE5Uq9wEbURClhrOHykpa9mRkEJVNZPxPrSo4pkrvpU
5KnzDUIVZLvlAX/iNfjySQZ+h97DUJ/3PIc1o3i0DXLL6vhD56DpanFPcLCTcCJt8WEiboxFk+TnSxv+Eyw/VF9ZPvD8LYuGk4V4ijNFTWUYWw5p7qc+zj
toVryQftFJ8FNYXUO3QjYZ+DoI9S6KM1c4RPgEuEY1EV1PofceRw/Y4+R+8yXlZJeiiPtqf7iSXjML2YaR7tyHC7JfSzkUnkDaEZEmvBw180ZoIF4QlO5s
mYIBjP2YLB4Ug7TQqbpV1v+cp7U45zGk8on++TXbIPlzKhPUuSFyX1ioZrr9X2gXgVWaLFmSIE562k0Iv3otx+3gfGrSvfdXHFvuZnZifgwODYO76r3R7j
ayV0mjgoK+SZHBDUFifHOIInOd7vNZZ0h1qCAmEvoX0llr439OhxyOK+awrSbdKFqEisVoqOgwBKSeswjM2uoUKou2Cq+k7eKCU6SVbfTZEYAQ5/6SGZUk
hyjA6riDXSRL8bYs6D6lq/Lj27kId7KDerMUQR5mn4VWfNP8rwIi1kfFn2jCNM3J20XMWQwnMO3KvMnBR22EebdJuagdGp6FORLructU3Ls0Lu35zh+HVR
rTTvaUT7jOQrTPoN7jM6pisWqeqYKdjpXQSzA2HVtPekMRO31wNDqydsMCe9FlxnOVYSN9LLa61I9MllckodTWGfvo1LZ/HRjIjv6tiWCmf/ZcezSIFb1u
godPqRxWIWmJ+le79AyWF/LONKEZ5TdVMkCV02PZHNxdPJQyL4uuKEtv3N/TA8Yog7HNS7FAIDUoi0gz7KKVtvUn+TZiHav5KizbPVRAEekYa8AoK9G8uo
eh/JW+Hmw0HjCGuDWlcv/aBj3cb+iHA801Dm/H0jQBJcdft2mOKruBW/VQiMfHXjEA88sc4uKEmFyL3aFsW9/KP5ziORDLtYukS21rc5JFyFbMqE41gKub
wpnLLvwWi+ooHCM6VFZDbV/YUq594dmz1q5OqkXvmypsIsaU4/Qyd2byj5G+QVY0t2oNSXbjfnR7xBTHhEw2TlP5U8jVY3fyeqFMPXyZCUHO9ntQ5968bO
4R4DFHmCv8QfkjEQ4V4VYH0rnwSbj9jPsGlsO+9zjjT1OBczTl74CdhaNjJXF0wWp9/KPDiIs9qNijwf5L4v0hq2YqY8gmvPPPoTTyl/Us3l/Az8A5s3sk
dvSKqqDtLs2UtoOHLbnTBzZHLD+v4n/q2/4VA5PhwWlqDleDS4m485sUb857lb2k498tc/XVj5HNxMkPYZicJk7gtpMTnkDDELzy42NO7RBsLfmQrl2ik0
Ohq2Dkldt3QE8j3KPdqeGuRvBZmeru31jyrM+8aPwNk9cyhOr936yB86BF5cSBQfn1o3XZ8Rq2ltY9TbQ5ijkwBQlimZRR+lTGWpIPHPCL/c3dFg1f3f/B
uHlNLxJ7+IPbTlkbXKkvW8AZP2PwGbf6d3dHty06GIYIcW20wxbnKW+cTjdje3ha/Mo+grSUzOv0WGyNv01sTy8N0OPlNUiVVcWxNDV5BloirPWs1vbP7M
+5KbagZwhmGqSzVSG5yVe5WJAbBDV6ZdeJ/xMVxdr+H8b59sXtbwD/zec4nGMe9/1sfHpKAONMVb9E+dz6NXok/oDm7uRA98PMoslBQxhEWDWuiJT2H3QE
5w25vh8G4yMETbE9b507MxnulIBiz8QGJu0m5qZ1gKR+41yZABkxIRSK4sokrQno6ffTfSx8zr//BYQOdxh+XCkV9qAmWprRVoDdOXmtAbfdEEUwE85sSv
J3GCMZNUGNWUEkNW4z7hPIdiXo4MkiFvnh6kpa3NHPMOnYC/eUP4jGHzolQMmskv0tOvH6Q5aCBg6+e7+2JFpBem27js/Qn6WuH0vPhPkrR+4UNrxzyMy0
FvzRlWizm6ioWJf+rlaFZsqXft0V1PVdJwcR5lvojLdBiaBE8500Jk4tE7LNe9fhbaTbZDPFRZ9Bx6eEhhHaIqyznCSIkKG2HHC00Y0wFl/jK1bNZq/hif
4E1huKNyLAc5st8PAjAegJd8pGNEKGN5OMlTHefnNecWJMsx/03k5Wjb7yXzE3tUcx2ptYqty9z+k/8DHxqW/zYe8Ft3J/+WpaJ9IE1mRH1Y7Sp1ZhuZiN
yZPd2Jli1mHy54UY3YfPQLijYQyVZNLqCZ+OiRR/sEf8oDtzXdmkv1M/+PPybFAn3MI/TpUYtTH6mloTsn1Rco8AJnD6B6MgnYc2dDKE/kmXtrLatGqwHK
N20Pdy+C88ODEBuSlyrGMgbIKJWKogV9/iiBqAKbNHKlPZu9qcUYykkqsg5s+f+H/2W+AkpdTi5Oe3zO4M4pBNnlJlospSPJzmbwungOgQT9ocMDvOYbVb
RYrL037hDaTHauOKEcLoonJe5trcMmF1WlJPs9b7ixOtl6Ehqcn/TYMeU6r3Yzvuv5kjrcMTK5wmDPd6JzyXyD0FByla2cMDZ42ljA5TJ8GHa8DdxPtW4Q
bY/5/2/bG3LnL49Og8N4eiZE2OQv8iHYhxfjgatl4rhPMXyRDmxv5i7aoVPCkkCes/JDT6JvUCtvey1rUx3liOO24zxWNeIx6Qki5MXHDZyQZdQlQcvCkT
+27ZcJeGfInswubIj1pfdIvhsddbrj0ZhHoyUStS95XDvZL3RL8OWu2XIGNsg+oNfgMcA+x/9gldIORVHGl+osg4FbfhBfY2aL0XDGprSoS7xNLrDDuc8a
ThBVHk4VtJqiWOM435cscb31/i/ydpvddJAlZdorFHaf6eBHH221n3NJJ5IjgE4Bl01u1zSxq65wgC63ZQCRyEroTaYQwvL4YXo6+VhNyeUZzLHg6KhyOJ
f5eFKWvCMcdyPTOdKeITSyI+BBOdfrVM/8nDJRvS8xUD8FHKybWBC3iFOhgnBiBx9NGMDvErwI6YtbeQQY2lo3ni/jc3popkfsx9nHELNaPu3jiUAfpR8W
j7afnOtyHR0LFLwv+46C48ePH065wsXvKQHiTvHQlnczh5wmzo/TdN3z0Kq9zImQtD2qttyjjMO7uB6Ea43kdJrpbKS4VtdbtquVuLSOgTPOQZG2OpDPuG
828ZGMbWQD2inv5dWIlUzW2yHAzpSslpdz4vd0zRqy8d/ysGSawslH1T7DLygcOaxJHIokVUX+gTNphs3o6FBnquaqL/xSI0x/ljyp+yJy3HBSXeVnbtg1
Uc65mKfS2caP5myAGzJILbLw4W1iErs+FpXh90AvUYF3OSlp5pk6dXidvZOUHUuQncjbCdYUXZruvTiD+tGvGcuT4xuFRwYg10J9tqPo3caSV3BxFfcCj9
SeRO5V9TDJD+636r3FxGDuZV1A/ff8izWRODkmL0EZnTEF0QLXPDuH+U1ksgRizJOKJBC+ntPe4r0g4KXBdenT9mWRNORi/PGA/wubQWVsU3g19CSdfJTF
AFWj0WFpmgPOeHtjVKA0xMXjmdCuXIhDN2qu+JkmLSyLGfTVo+bIIieTWLQlor4L2ehU95VBV1LWnBxEo8eVqTxzf6eLn1Gqu96b8FD4lTE+nf75msB5yP
HjqDFQg1BZJFfwZ2g6J5FG/tFJmkSZaz3ob1jGbx9HjJ6vW9R5l8aIa6/uOXc4m7oxMZKaVbTAfEv/BuoTadaEt8UUmeSPK1m0/8hXxCr6CEk22JTvZymG
JEvXjtzfEOMDbdIjUjwSrehcS2se01vvXzkkGXFU44zjOoRFlSE7yX9IxcRwkXBTAw+K/kpsvCbDJvPj39JBokJUa3rq0EsabiRvcT+3cmLcp6yEc8wS5i
Gj/EAv+bcek73H/SgA8r76FuAAw315bUOh+qejbdnr2PwVDSGmIeecGWohh2taVjb9TYA+oUjdlU8tiVJQ9lFPsvF694X0EoYb8twKTLPH3bvlZPLidyaM
DKODH2mUGg9MFPhZ/g6vYnsYOyJX+2VgN9jG2B1+1P8omYCD21Hp8S34NppQBA9tL5SKIsr4Mkk17nqiI0wwvmBvClDaD3hbtRGd7uccj/nLcKSo51J3na
ayycHUU9H7MggcnLsMmJmseBEjbGaex2ycdIlPmQdX/o9TlI8rz9y1OiGbPsWndwwJnuV1732OJQuekhNzCRf+B22V44aX0qeSeloafx302BN48hfATkbW
5HhzlsxFcuZd/0yfyw6BifXWv00PYJ7Ju4PnzcRO3xwWMKbspw+1GVUvU2nbG9uFl3Yyf4Pb47Dbb8szc0l938iw1gXbPJeoDSxR2+dl8U0knkGfQ+RTlr
Hs7UP9JKxNiu9i3AsDl69sJy1Yg85zPIz9fK1wpOOgjyB6c80hqNHoPnjXylTsCoEZlO+LEO36tHI651lWjOHId7xPVgyZzS9NydInBuKvvZWkuO3MOLn2
Vth67Bq5sNPaIDMK6DZNDwco7IX4ag0+TGyRGDNkrDAxGUzO9jK3iUqAlX9gyioTbJeM0eshgn0MX3fyLu+Rll5YcQey+Yj8byOW4CE0lytuP0bfm1xBnt
xBRwAeDgP7UUZ+m2AdwkQZcxuZNo5C6g2WIqw9LS67LXAYEYb7EPVKN7R5V7sKEbXxNBh4R/s1knvSoglMDFmVFk4s4m3AynGF+BYAX4bRJGaMw4EtYWGn
2QkXne4SNTZ0qBPZ4v306CTcJqSJ5aNvZClQKLjFphboRxm+70RynCGg2uCBuWd138tTkiMusISBGAyCBqi6osoWlDh5WhizostAo1d+5/fQwcos0YulEG
vluESUkYwNXX8Fbq8d/f6CeKwTsz3K3vqmQQv5GVQyL2/YFdgfYvS6Kw4USEETHKt9z+MpoaaoRfq+fpE5F3ScB12bPxaMUNqHTFMhyU3vkw91HEQJmVsN
MOx0qjOaygJTAG0NZAbeIccyHuUXmrXLx/p6wBfeOZqF26EW9gjtSJDO0EUKa0GKerbhav+8uqBfgti2J0TK/ZKUHPcTkR7wdUjTDwFzN6WB/xL3E2rUPt
HTIRosCWXK0f5ssQzKJcs1zvEldwM88eS/FhmN+ljh6TqzvsBKnMLYz/1vNgbzDnwI4HZdE+aVvyDwe9RrbEQ8ozxxoqToiKDHl9CXYnjp0jdw6LZOlITO
tKiLHlnUskKue0sgvdKQLfNuCzWOsr0k5sDcK575veYB+S+tpxuxru8wBdmpEgVrhMNcml/y5zzZWqZ697cslO+XVusz5S697RMxTUvy8hBGn4hXkVnja4
y8TycePvKl5erfxQDefMA8ccccmS6lx2f1wFJ71rqgmGlDMdjqk7M5oUn8MYp4fH/rwaJKsV3T0+TkndETZyVtZrl448XFhXHuMe3CGMmUFGJIf+QMiTFJ
0cIgN/eo8SLTaqvlbjwLXHovKGQLUGS9jeLcGDly/NSpA+YN6oVxmgPqskBxQDy3FNc+09AemNQoB13un5F2cJ7TEGtvJssZuJvGXFAZQ8Sxz21t0Z/SzB
vvaM5LCImq9eLgc3vYXAPxAjy2hWz9ZkYDxHqXIjk6Xb7CTzcafZ7RquC6kwXN5zyYNfxZufT0uNwayIc2aVxMCyXZKAhW6BnHgiTbaHbFDYX2IZu/o/lt
4XfCYKaCzf05mhLyuManzT8D35UDZwV9amFNmz+dv9sXTYiD5XgYBi5RnWqh4eR0qrAEZly4tsXfjcXU7LZqFgaHYhS1PFacwurtYc/7azxNMpubTQ24Z1
N1eXnJxyq9ZOb1jgKbdK9h1QOhtuNnGy+3EowJhfuuJ6MrI0MJC0Tn7KO3sySR2cDO23EDnluH4GPJPIgLb5tz7fW36Ql6SPu6vkyCd0E21KdDr1LFAe19
yGATP6FBnL+0vyuqXmH++djHjOGivGiAk8xVdcw3WyNzjTqU3hk4FM9tE+t0HUJwvIA1fPwdTd8j3mH6VL7b8PpNzyK5y3sQYAOvJp//SQ4j7cJ1CtrmsU
lvPuTxL4ET3We+XTTmDuU2Dl28ZpIEkeL9ceDHkV+RlgNwGyLS8jxZPfAVyXwrGzBlLvqEGRJ5ZioNPbWR5sgnsHKymJfmJGVXn33aw6VeWCJtZPiu0ivw
HV37BsSkJ98G2JL0xv/GmWb0UYhmTJKUTqp7iCc7HdIeeWzufolDKxuZJbnJ5+BiB2feUt7DxqsIooVKrjVJHI1IWqmc9XdZmkxGf8nj9OZMlemM9HzE3y
/HNieqs8hiD3P8Ra1PSAM/k8EkD8W38mZUF4zuddtA/sTyZDGmZJmgFRkfnkiGyrShQfsDsnQ25j0oR01mp0MpNQOL5EpckEXcGNNFxp9axuVD5FPzsk2M
gDu+5qHvxzQr0j+/Caf84nM4xHSc7P2VdTP0icQrm7h7elc6cWuIzF5ObV+nI/okHzt8uK+qWsC+gXGfmf/k+yumojVzRTIwDr7b/Ocm2WVsRYeDfIFU87
Cz5zspTo5EIVraPDhxtCyfzYz5DbMDxQ2EbN6hCZhMzGY5vzNfjBMOJCWU1Btqu2yTVclz0/X6iqXjfaRHPMv3/2kTheAgW7B7ptF54RkVZoNdxk8cW/8t
3j0Io0ohXFlBfcgrjnyOeRisaA8bURdUvpyo8XjUtYu5Qbv2wvapEXC/Wl3BsXxUdOpR6BkeHtfcS/JU9xKrwHq4YeD5UFKQmpoaBUulBQqgx1rj33nrCw
OO9YGVMSk4COYQVkERSUyDFkVQWQIVCASjMVPXwS05WDk03CTouHxMRh2lE5dEJCcFE5F1dhIYffiPxR7Vfj8/T4vRyiZ4UvLAZg58eMOMP8UdkjKfGfKr
Zf4BOyfkS2M0I4yr8CAQ5i5X9KO2f+DXGGiM3/ZLppei/DBhrgP/sd8b3dn1ro11f52P5FZfdVy0Idvyw6oqYLTDUxyFhGIFYgrP0U+PVXxPOnqoYp5C0v
ibjVAstVWMH7QZWjpr96+0h7sE2NWndEftkcSeMX6jajmMUrw6j+tkAo/Lpcy7SVhIQkc55U3IBFe8+CPS3VawY7eGeXi65IsmNm8WtWPLp9j3jEO0ebsO
nJeEswAhYN0yG7qp0YZtMEhH28vE/MId3BqOowd1CrLhu2fasg0pV+ciKYvW6vJtr1uWVtnho5yNrIbvh031HQvOufdw+iB6PmP3bahZmFk6qjyu1Ok6+C
+sGHtlP18IYjzjNGhTb20ZtMypzBD1H+Ua5yy4n2pzbCVEwzv+UxqlAeMk+fJ+2yW4+MLEEx4D68ChVNObM5pGFcLFB93rLEX0aGLHLfaTNf/7YPRwsE9L
vCn/GccyzGYGhbHRBfo67GCo049ye+UzMyjlvUHbSoOtUPX9EdrhJcVUvFTDdX/AKMFZ/8uChHMuNW35KQ6cTouM3qnx0Bm05cEv8P65qODWuOo3jui0or
gyWXD8PtrfZd1ErY7ejYj0JFjRNke344RA5gHudBqvnzujLiiyL7HE5zzQ8uIWYZbhF5fVJ8ZDpdcHasZ3CJ3D4Vqgf5WXgU0SXqpME3lghf9MLSKR8ohC
f/T7Dbe9bYoyvE/PLRjc3oR7MGS9CPJdkOD5OKt8yOi9nozNJsGU8xjWRn+b63bB2gbrYUCtUE0zqkg8Emq09i4e91QgD9WBf2fZXmmZe7S9U/+LUtYHF6
7uEUr81r6Q1OKb8Ke2nOm3zJHsMOg41jFChk5wNtCw3BPcyT1/E5yft/Q1ngXZMFbuqnVRuPF/o8LSNZsdTz+j3eZdtncUqWCDRF/tC+Km53SOMHUx4SWV
LX7+3fGBkg4JTNcypCrwyVMe9RUsEz3N9rY1oHifGq+Wnf8Rwex4wG8mJgPmLNvuNcLNkKyo2loRlVTbCOCJ1KiFE3s7nqWFE0sepkhL4R3MOkEuxTfxY2
heib/BIBUSI4kDnV2Zh3iuvrDxYx86BUMQVeTYZI6yoMYcZe37s2cs3KnEMMtD+WFSrmnlugZ+bYt2BcvGp601Q8gto9j4z/RsloPhIA1eQt6CMehjaucZ
2Run+nrgFv6FF6t/lNSlZQx4dLX9sY7+3oca5SZ7/hc+QL/hMfqODn3HjMd5BhV+McNxyMRpTheKkf5NvGZlm/iMwi6gMqh8fNkgevHw1C5nuz5D511KUw
MgKCEdTX3J91wWluyILjAPDmLsPN9d/nP9wAdojDM01TCIpXOSy6OA8qyW3uwdvBg6mPVOFYizj+lSBbGpHQv5vErtw/s55k+nSI2x7ZyGicxlNYjo9Udr
BW9zefqOT+iTMchuO2Qfd0njn2uBvQtK81E6M9JK9Yi01IH0oCQ0nL1dXCoFK6DUd1tgziN+TXfhAxkfN5KAgrDh/dC7pFOxjktkhCvnvXCniibQV4PcEB
6YFavS4CMCxuC8Whm3KBielZv5AtOCEQV/4pjX/WoKHP0qbR0zzw+DA0oiIgq1BpJxSrprUx6FcKfsledhhP2Jz0uBzAlxJR+ga38Ngf1DjQP7IVRTjGVy
s4yeQDZQFqmq6VZQPwIWTmCfk2ayeaUxUmOVsUehz10mZaOeLvnQMqVToU3HRjPoWm8out0f2PFyAjUeibT9/xahv70iX6R+m+ozpYrQ/XHqx+5tKidmAW
8SP9YB/jgFL46V7nC3IA8cntu7CjvM2VGsyPjVa2pe/mx9nJWfCl0Z4+bExe9RAz/WP9olw3qlED3XWBspshWKWY5vxMsHNJ2DYViM/wYn0n9xyWL4yXcz
dJ3EdwJ9gHrW2LfD4slciWHwrDcWPBL6mM+uU7khbpwxEsk/1AuE33oNIjqfO3Tck2rBLNJUZFlSdn/p2OP9kXKeQXKdMJEGBn/ZNwzA4syKliJ4g0QqLS
zKYkHHLd8mr12k0QwIzrDCU/vfyfovDwe5J/jLvKYCe/YEIXKG+a08BHhD4cOSPaI6IcEN2tWO42De1Z8J7kiFm2ktYQOapD7fzKLLRdntilcWpII1py4Z
t/1VlcDNUz6sPGTdmwfn/ClFVl9mVoiJo5go470POQmml1CpjBKKY4d3mpS9JEmDp0hlrRA5EN8cIyRFSY/HtPkQYvsdAjPaq+nEy56W0eGm2RmMO/hGXK
KbNMubMcNQtgJpwDb08BwGPW5kRq0LPNiYuMMXI3QHfXkCNk0gLuWQB/pQZiwDEv69heRfFaKFpteXBjO+EpfEOi28YuMiIgt6QlMKRyqViF9+0AuO5XY/
oo13GpK1zmqAjNPCIqE0nRNC1Lj2iduSazklCLOHT9QneQiSMB8a9IlpHV0sJYm/LbzYQNGgvBVEF+d1IKslnBkwvcSDRXVH7Lr3tmr5sWRBykbkQUcaec
N56and/6nI2cu9wv0j3/63JizW+rFjfMxCFR+zT6JYmqIjZ2iyeMwtVVV3H+wV22orvWjoO48md7tuH0rTYwdr8z86DC46VJktvJ33k6wCQrPPiTrJmAlq
JPokq3Lv2JPU6LRT4uxsPq/wkJx1KnfFQ2Y/jdcZRS8t0xJTDUMdbpbElRAXffH9yf/7DeuwQhMXcWPaHh4WRY0sCJs52Gu82DQhpLhlWs8+UazwuL0JKT
SkZbSOPVRPOFOgO6/bngiyUoivk8g2jPA5q00yIUcul7dIcw91vPTyrqRrK1dR7N82MuYIHvD5sXzGEzFkWV2kY2gYhA8q5y7dTU0LpNvjX1CUVdAh/d3K
r/+Qtrd4EDs1ElUInDfM5wpDlm+NjGb4NvScCoLNmHZT9tK1YPEQ5D0tyXqhheEHwtjvIu7pihz/T8iQnCikSWqYDI7y8eptW9FyowV7gT54wXDBw8YPoX
8/ufcFKj5VOa+msFlC3Kgb6FsIhXfC8UaisdQ+M0RqcKru9CP8nS/zCvg5nHNsXLA0IGu34Lyw2OTI5zyd2CRrdeQa6UsfiOpQwT7TXZwqqkYzO3ahj6XF
Lzfu7+qs0iYF6ZES4Xnx6UXqRPFv+IZYQ+pkOP5VmNXBYYHe8y8UUkJmA19Ji8kuzRAc1jO3zO8RZ7GPzsu2EfepJ/jvDFq5QxwldvjtAfBxDETThrfWOO
kjieFHbvGLfUqnaoBsyKigOdG3zL50aIk+ig7cKhYszj7I8ZLnH3M//qPQu8WGfTfVdIUYvWBw02uxBUnBMeXog0OTDcFiGh/SLuPIS+83I/XqS3vOpi1+
Gu2Ec6Fj+faWp1ukvD8Ifgp/apRKo2I/DNP0CIKKReaP2WsHqJn5mrs91kAcIRnPG+spzm02msi1LUMClRclzwlqcdYZ01PHCiSb5Y76G8QH1HD1hxnOST
cxMl0wXg2jdZxQjPGYeVcHRDpy1FgKXv2LSQcgfkdmsWsqQBQOBFnKnJTjJQxBa6arSoF8dhcH9McTVH+oarOri4IulrOj5oRW5Q9O9ptsKz0eK3PdZrXh
FJFBW7b3s/39hNMQrP9BejrVoC7IwqStiD3PMeKycFcXRYeftlGKtCW8gl10EmmuhQmoF3zfdyrEfXSPXyOOdPBnhpAH3nWd0yqowKopmuszPeAtH67fsw
aamZ919VVl1nyvmWZV41dkyZmZhV4gyTG8gL6cfWe9wswePeBN4GQN9GblBXSYwxS+l8Nylr0R14acf5lmQvELEldpkffx+v8WdV5LkyRXcn4l3vMJqIw0
chcrgOVgZrr7F6VSi0gRnlpnZYlfdU93zwwWAJfKSOMNzcgLvgtfhOYnq5cwgw0wgPVUVWZEnDjH/fM0yFx0/Og+XPfo2Lmc8P6Op66L5k2k52+y04rU7C
WixJobRlDakRm/Yp+ScKSHrJG+prAhO4GrymJ5Qjk4+f9ggZY2DfJK8FI5aZlAPivLWdND+Q2zt/z59gOsQhL8wNYcB7yV1jGd10Fua33n8y0ZcXBl0qXk
h8nhaAfvn88tY/16PpomlJxLjZ6TMsvEToXQ2YnrUqq07wCfjdE6HYRYpmQWk6HaUqrCN0x/Gnby9sU4YV5E8Zsnk293UVaIV5F4Q75nyfa2F8c0l3NnZ2
NyLPmPYoAmdf068LC/j6VbB3NGFDaeUv6Ik5wuzuokNkJ5VoUzOqOj0kn9Qge+bv3drbzfR0g1y2C3fib3eS85PmT//LVf4dHhIniW5o8RDqsMXK5iIZ7x
7PCuP7aZRlqbfDsFahDyaFMRpyYmQ+9rwVhJ5E02s4IYkT4Oq3cr6sygGxkArsLqQ7dGgu8m4kkCzWPl8RIxsLciNurT/0n1Il3EOEPsDz2x4rIx7xih6G
GfW/7xJ5yjMsDkNIp3UlfOE7b082HqL0Xgl2jaJn6rNWXQWWqMjgo26SPblWdqxs8/yVaQ4WTlHILOKYHHRnMoNlxURrm/CRkWPBzp0joRp9s+X8bzwCDQ
kBcLPP4dmg+2q2H6fot+uyfbixEjAfd1KkjKUKxrXBsS3SBp3vE0ZD3aPQodE9bnDUIxynzLP8tDa2jhSwUAJL0mGgeoju0KHRctG3cygKmAhve5TAQtaf
VqPhjh75FuAc320ihTnyWO14qnv4lrPqzJ7dwieZQ20l4sfimFAEJJNvCHzcEyULlzpkwcTvpeyltXJeOj+sbF67w2u/Fqej8o4sJF7yssbb6qcbtHJxGt
5B46X6kog+z8ZKgn2SRWxRmvIZxBPKEEnO8Pjy70nj8IFi6sSMs1PhuP0mI+o54S9Iw/8fv/gg9KwBaJ5GgXHLPKzSHuEVsRwlHH2bOP4N20zq6tZ8QbjM
e9CGMJqhotPGVekMmNTWscuJO4Fq10O3xWxQDd8Io4eAka/5HaiYAkKmNKmhStztvb0H3uIjL++KyGRIn+/LWzo5Ac9jHVVIR6aeKbugoA0osH3GPqykjN
K+yC2dD8i19G3NTaacVhCbgSXWMj9C4CYQ1sXJ1+iaMAQVd4IwVNR2luZ+pkIWYx4DMaBl6ie3w6Jy9UdYU1Z96UUJZrDEIksazDhMzw4hHtOzmlVYgqmT
MKl1npNgXRCLMo02I/WjrXLOBa01V2UN4XKPqiKN19Y4IbufzcwOIfeUL0YBgMEDdfbTmqtvOwmqwX9i3acK2KiCJe5RauHera75JjmFtjdY2vLmbq8vG9
FeEQafjHcbpRZL8fgD9KtmHbe8H3nE8IKhs3XD/cT1Bpi7qTJlo8a4h5+5fvIoQLMQIU4PpR68VEzIVwDjESr8EPOS5wwoMHtXboBMtfJwH/4Mhlo3VSSZ
VU8EsYZSaSXExj8SyQ4HWaZsNO2mHOT8AuWB7oDveeUJQ+3Hcik2ZjmT0q10XlhsJVUpKcRioMcsJY/Mjgmt2FWHBkY7IJsiZaKbqxdKoylPFZkI+4b9Yc
tSLI11s4ahr4z9AqdyQNvcyk+STSKm4PbhxOLOIFDpzUN+Vqcpsnel76ruW2gpN1hxJvt/LVkyhUPNve16Swa5q+WDixMTn3cRLSNc9vMBjoUxdbsSxywP
OAtK8JXfSvayksyeOfDjMqrWyM1nMvFLj3HMO4MY5+HDOH3Y08z5VjFPizNAZv0nZlB2c388sgY8KjzLuRTd99C9nCk5/iGmv8UeX1BIdeoCN9hP2Y0kU1
RGPv6xuxKxgp5EI25tIxxX+5C+ugOieYCXxGGLakyt7aqyK4NiOYeA369RpvOnHWWQ4bNFvewF3Ke9IUu6OEwToyJRkyP+LP7B0mfGcjD+2sbgsYg9i1Vv
epLRnFOki4R/SU4n7BJXyQuDtpO3eXjS+I4n+ePAt1s2D5jiojMER726I8/9iwUSm2SvlRyhWkjH3ifUUfDta5d2ZkwcL+u8eedlvOhHjGHFkbplymG9dw
nIZHMdWxP0pOyj8KTHur5r24HJQfveYzJZb6Nml+Zu3BDyB3AYdl4cnzGCTVYaEAmhFLe3ZZL/hTW2c/SkW2wT/owXyctPRef019l9SkhIrEZJWNW0WawM
RblJX2idJK172I7O4pGeSotnA0ZNp4UWwWOdMhXt+yXir/tE0aFI6bhUfoBHThwn71kZMdKzIMWLJ9zC8pAn1AUnhFQsFilOxwb/wN3HAdPBr3M/X+q85x
Z9JCMKOdZz/yPHrveE1NrSNpcSV5cuG1qfCEYIl2UXJ0Xa3Pj2Qa3Uy9uwlP0UR0awFbV8J/69c/nsDKdwVTsOIJkQrhfc45a7SDpyhj1h4NZD0xP+6qwD
pamn6+/kFiFZjMZnOtESFH1lxUXKP8EXXjrax3p5xhNtsyyp79f3AbhFvtu/baM+ylGejWV4SRQ+dEF+cYibBwSnWoOlZr3HAMdxOuncpPzugcI3SeyW4v
e4ip/0naianEnknPrpsHajIpeIlgWe4a/ErBLGUCNcbEOWVYvGeeB2UttZ9aI9O1g0rQDPYqAAsEbnjb7JBoFcAb2kut8fFS+8+AbyrOnab4GjOjWsAI2j
btvoI1/kbhxCJqedwd5spnt7mtzq20TSjC4u+vFdn0Fc368F02pnda/Wt81iaOFj62DYbUIMwrq8OCzorVHJdR6DC6/AC4N+PbmfTUU/6okaZJ8iTD+X1W
mSmHNw2lcF1o48+R+TBsJ3RZg6k8lS6XcfVbnGANCM+avloRUzdfVlhzpHrvGdJRfuW0U+QgebI3mnWL5YaGbtm6JTW0IZ5Sgm9jWK2Qd9OnyQzcJMu99W
oc2cK1YvSHL91JlByJqIp9OfcKhE+P3oaQe96ay0C7OtuKX7AIkE3ehTBh3qb00cP8jsr4gMpjPjWDl7Y1JkQKTaCcaaGqWhSJRqeaAcUHVtyFVHEVzdyZ
yArljWwTuKXNdlQZVXw0f2wLBkb3ics/uWB7IaySK8acAzkfmbuL5vma4Yo5+V+1sDBbjIc28qAfL5nXuFTrUigR9bgEA0c+n5E5heK4lG5kZ1kBJoNsUY
ppN7PB66iJaEpY6cu7EqWdd5kCCc2owhfufQ08uUWP2DsSAcMlunEQdO6EmMeqmGYO4VRd+oCowbENtkikw+Y+PaZ737826qjHH4SLoteL6WMZr9NFDb/K
ELlrJXU/8Hd7Q1rkDaZT8fIdH0in8UbxBD9M16VOojGL+/LCLERWeJtPa2BZRM7A4SjhwVHk3CJyHOkZSpcUaY7+5IVeUULln79s+Y4w/oLpOse5mGgbtP
KfNewKdpIYHt7lMaY21VPB3kO0DuEdmNl5Gt0x/6+IULVL3tWc+AwoWAw62kmHvFEj6xLbwdZpyhQ7enh7GYv61WUnte3LbDED2JBsuyC+RG5sxe2zUFOl
uPG9WHNW1sPESLKmpl3knoVWmQAvkgDVMEZwkCVld8FNWhJILGnx/0mePo7a8A5tBb+3HPetbYbxLkKdvcDYkyByL5r8mVSLz9xyqaP3WtIhi+SvKOZd+D
iKVM2IumlFMR6Wb9noeF7bOHXHVN73aW4bDyqP0088VxZp5pILycizEGl9IwFoDLGF48z0wEOYu10Q53Fc+W+3LLNfpT/gtlMp3GyiV55qCZ+0X7iVFohp
FzdPjEBYZXtT0q8g0PzMIRJ0xAQCpLF+KfVQU0VA6lyy9ZB1++wf7TWV9BReFvRtu175W7orNMJ7qqQqh6v+8AbVxp5J5+GTo/bR+1g/0VuYyUEaeDgeoG
iDgmLKN/UF1W1GaafQfbGGZTYNH3DSv+ZrTDPyjFB/Fhaq7bANYUYaxpQhbtDxf9rRO1QeDvzZYzMf9nfD0B2JtOuVU1gVPiP1s1HDL449K5QPqcELnK/r
Nb8RCl8tj4PEXPg1QOYmaDNpJl02gN8ZeMyR1v5BwMhrUVm7G5tqkmwSlzo+I9kilyBDB66p2bYVB9pKEYuE1+0bhEhfOjJDPVTxeFgfuXPRXgh16LCN8j
i1DHw9IHgbnL+OGg43IRkL9gvackS6eRfBcf04R2kwvKM302fZ4P2NrOoz1ShfcKDLYC38QwkV4jFOFg7p1++3d7IgWo4ji78b5jFCKTFQ37Ke5a/Spu87
vG0R+YavpuRN9uvfj9fzoFMMyy0FFZGOYIbyH5934fcIhknZp7SX3F+P82gmFLIxGnb0so1MNGSVzUNYD9iHCsdInGU6h0XmzB5hEJySI9MuosbvsI3JKk
fzk7SMTuKQ+rvWG6EcmN7AL2gRClnJ9SkW/I9TUIbaydHN8fWLrP3h1K22UP4+VRjWtxHRFgsGLa07szgrp2Qj0KHkdQ8jKHASKU16Y9Hk8mfYTT9lT4ot
x5tQ3t+fo9NBBrAD5FoPV2KEUz+S+40nxAa7vS5Z+5/lJ9cN6pHXQjYZ9qHDePUAuUPxydXK7dxXYNe5EtWSbDqOIKXWo93kT08/CrDLMjdjCzmDz8BMCr
tZDtJf7vTJRGu2ozCLckunHBL7MIpk13dFpx/l0ZeVfEn9G4TGG+rOBpyKiYCHJhjRD6SLVhfmFTx9kwhC40ViN6M8ECpKcMB7Bk4SlsoPYYQkvFojV3N5
kKuL91H0bYev+L8JzCJkAOtT/I4PkwDzn+Lm3jnCsv+BNfceSZKyHnZw3TgKv5FL0MRM5di7tdISu7Uvqo/R5xHhvYdVS9qxZTrecFBMkhv1pYy3Yg7gtr
ONa2yTQOvARpMmU4ruyJ/48VxFlXYOC5TzfkK2W7XvcbKawxlobcPcMdFkvseTHoPhhspKBv0C25n011uMSAOfanNn8hr9tKuc6H7JIRdUllpNGoIEMz5N
M2Nmh5tGTZ8iYrV5Gq3lhbtMvO6SCfTGGQbcd6nFuZzh+csf53vJQOFFzLlDEKVLaTaZDmEnU29VkQ6RfiYm5ui+kJOtfPTBnp6XVGr3hYkp8+j4RoaduV
09Xm06UydDJkEYVUSGphLAJoiLiKYqo4Hz5rOHvjT6bqxg18IJlxeo3aLPKoykcdWBEBL1G8IcR518SxKPvQxZlBYVY2biLMnQnOJ5hkOS8n8nTZqLePzO
t7nH6Yux3P2lRvkRgYvC37kcb8gRHTNCjNNqXuVfOKsm2kSlWxKn/IrSjVgrFspPR0yqIDXqlqi8Xn3blR1MCVU02Do5NXP6yB7/J1OqfpXUsFUOchj0xQ
TMtRVqdDyFRFbFeXQn9e+eFv1uwH5uR85lD529ymOTN67TTBjpUwsrkJ6Sx7Mid9HomdnNOW7pAy8IzoHOvCFfD0sB0rIjOU6fcm+eUOEj4rDeMeDmUsiq
vWaB6SD0As2Bh2vJ5cFPlWpcXJXQPWixfKlxsQ6TR6Vd1h2Afl+k/Ay6aYLspYa6/jeNDK9iN6DE+biCRrNCEuJumPIMWU4wp28d87CHj9KW5A25lWtj9k
K3wla74+J5YsnaiVoDaMy1ChUDZpKIW/2u9GEm/lEut9Q0ucaaARBveRFUNbK6RLafpW+40f2Ev+iENlWyvPztOccJ7TQadrxfwncaTA2Kz7glxGdT0HiB
S2xkxFFf3XL3MGpYZhqUCawfo0AxjTboIqbnZix+ooG0bQ/6P9YKg5+c8J0DTY7f5n2yZCO3S9r9NOyBeFA0OsQTLL1hHs0nUdH4SH43ee4Yiv16oFNov6
7kKUUS7Jn9yNsef9M0OlaqIsTOw17K4mSpDfS+pxzohkBvHOP4wRPATrpIfjJfl9wP69CkhDvXeJNbluhtCR96ekWh9edeO6ee8rkhuAkFNNPU6CfO/Ada
JofkWhuApuUQYVznKH4fbZE8vqgwKzSsEFqnDGR50x9uU0e5wB0+wnv7JFFa0gP2b241LsOac9kzLCVjwEEGo9wpAxfvOZL4gM+D5H8A7gfCSJF8gaPkst
75e/vf0exeG7GL7bqFX0S/swbOOzvOedC15KURycKjIClCMoCTCk+pKP1ynsIuQv9dDoe+48QVhe9KW7uoA2Wsa1AcG7idHGj2czq8k7Fus7VatfycroZz
PpWQmVdJvFtt3ZDkLGfVWuTELX4kw9s+rJGxhkQGJ0xHNkdkDbFvpdJ+IQuFzmnMM4qKFpr/ROoZpXrlg0QIoesyFEEr4ZCZ2Rp+PdYRbwuPmycg+vc9iK
NipoiDqh0xpaWFWifRZn0QQRxDOeqbFC9tkWknDDDwRK+fW2DYysoewJHRhDUHzmEZ1f0MJtu66XpT5uXUSeFOrGOxefX4rXlvRuAn3lgWfqayuleDfmbK
vEJzbWAptTYpEQShoMskvgGjHn8uWvreIz/4Zu+t1QQxmrTJ1IrCU3vdMcFiYqs5poduO21+gmVWC4EyQXVSiMcVGKe0jyRQZjSthnK+Y82Z2UUr/DhWuA
246vTaQf+Ow2sTn/cyrD9xsPkXHFzAMegB3J8iTsNdJ2zQlBnvutfH0Gtl349O4kr3ZWZTIJ4xIjulL07tdRzCJvD80UHbGNp0nI4JeJICrFnCgow6nKi/
eMcOGMYySYPc3q+mHQ8vNfBRfvYPzlqNl5Uv0oecvTntIBhCBD/560ii22iQsmE16zIinxJp4SeFEcFmQnPIDimcJ1LmpNFryzSyjLsYLfOA+jUifb147a
GsR5ROVE4FYVJ9eIqj9/1TtB7bLjqHBFH3m+F87pIvamwTssbMKFuAu4kgsWStDYsHsiKboGGBFATRhH1ka7JLlydQl00RhqjCbBDYVCcwJsFDzGtXdiN6
gyslhw6KemUm7pJVGafjIy4TROLhmH87leYeceA4guL7RoO5uEnMbXotFDOkzyg2cYehv4Ym5QDmhhoi8+aRa1Ke0eaHF/l5o9X8lgYh1IVSFjyQJQCNZN
TyizzwtOvwhwTdnXlHWQF1dvwnKW0d0N4JTxxhoKn2g1/aZriXAEwH0ydtUn18VPtUkIV1jd1zjzZQlDnbfNG8jype7ZjRVYYkf4V2WINW6At6l5R9mHQN
D/fi2W/x1+4RCP7Ch/PSNW65unxKC3fnOaeZVprpZWqgbPFUrVcQIOjlClMYw0lbDdLkBS5+1YR1efXvukZPErDw+Ym/YklM0og8YBw1zhrKOGiGVPa8Jl
Ok2iVxPGyhvTQaiBqKNRkX4dt6LhSknEhZU3xTSqxoc3O0x0EerMnBk91zGwuVk+E/rDiXVVrRR2Dg2W0ot0dAaaReEo3i/T9GHgqcSv5Lncgvtl+/qWqn
D2Kfc/Kr4YlqcBleqoy55wKavS7Wc1OipG6zebpZietUthG3wHdEcFXp0oiZLc/E8cHh/Yhpdlo5l1XN7S2v8C+7XuuZMvb07LlOTYGB9ELvyz119nGDVp
V+Rr2N6w6YzSLaxlCuV0jrP9fymVoR5+94C7ztYlP16lNuHsXykheQoJB6Ve+RDx4gcBOUJ/chrbN1rY5+r1dxkdPPCA7OWf6+Y1NZlYyZSILkZQ3oIeOb
46hkw6JOfveuthFFHCDLyK3GuRUx/onz/SLdIzUL2u/g+zQ+0zIlkePTWoMR5OtMn5NwjG8dOdqTUhGxQtOhUkVYCBeGBx0Yr/MtwfDWELKiClZTR6wzXO
9oC1D5BLw0VDKOWa9XEZz4wcaFeOepHyiXoI4srgp8JQUlLsQyjrx6424ejNo9UmIdB90ZRf2e/cscApxb3AXrYEJS1VaMRwevZFsfBV3pPqh7GUjTZKHu
CP6JYXiRwX78nA6ipJcXtY+Ox8rC4XCUGZFcJeMc8ZYC5IepWktnkliGACTLS/wA+Wr4wIM2MrgVRnKZjTs5r41LiMYh0snN1hY8dXG8QOSBDLkbfQqBP1
4G3kGZKhETcc1vdfooLT6K3R1ZGOMHpYPs1KorwT5T4jePWphaEzD58OsKFT4x5Ma5riuLWJQqypZErk88EoYe9dPfe+V4hKQcBh26DSby9D4J3+2I0VAR
48bsJx5UtTSbCA1Bn3oBxT7xC+8p2i3RRW+tvXIctLiJm59JRQ3EujG4V43xOJyfA4thvdqi8uPgCm1MKrOf9Ky9zEzx2nOzCZJ8tLF43To+exO7Ebfd+q
c0lfbUjhfxocX+vx72TrD0hftiIj4IMYtA5t/opl33UxWip2ISogGOE0Q9rYhNURIjEfNuujbUTD7hCyXaDzYGfR91m8QN52zE1BtJrvCRkNpNuynQR8YH
GjMbVC90APP0uYxTG4xrxe5IE/xgYjcvm/dSXC2ojkP1uOngTJIdERc33UoqHEdEH33Or/4snvi2DHzeUK/J5tbOnKN0PSUbZyrjA7LMG/FUn8hY1GsW8g
QrKlrM1y6FkzaOpk1MR/Lmgxxl6GrpRHeGElNorxeMh79Bcf1m6RwGH8EOjlTPgQj1OP/t+qaQTaBh6y9aRccpDjYlDRxlSvI9DwLM4V3+BD/NEeAPXxCF
eEim1TPRy3o4camoOhyoG2ojuUdblyAvofpzqCfoTa/w5ZVbZHREfUCdtn0UxM3xEqBNJXABsf+4vjsDZznoBPCNT0plL1+2SGVENwb3NY+ftfTvxEDJmB
fOkshQy/U2vi34cBijAHZSh98RdeWuGWp8Tvsd515ysY/tteGa3fQPkbR5yN+koWVgm9tewyNFbdXyrAs5iojt7l2H/60o2sStIQG8SVxptkqs0Szr4RCT
Iu7FazxtmzkwhM7L9unaGMOSRolYZn5GzQCZ81Wq6C/Mz/gJD6c7Zocdhfw/CIXKVfitp/HED3h6y3wcOsw9yf87efMnz/xGqd0C2U9A/YQPZOyzBbT3s2
CYFSq4zt06rHJsE+pUjriOG0v4LbwvhrisFBnjDHAe1ZsunlP0c/3IRhERiC7GDOE2MU86ksgxYcLA5mQ3KHvWuBWiN3QhcfuM6XjkzsOf/5E2rqGwjLgf
vq/OOP7K58YB0RmoEtU+MlUp2SHF+fwdPtESQcQzUSoZUiviC8iinPGY+G0H5ftC9OaQ3eQT6URZsbfUu7Uxgv//r3d8G2sEbqAiJ7OPUovZ84WCsSs6PF
RzLCbbn1SKXZvUKX7pBSNWv8Prvqz2Td2Z2TcWMDhxvcNPE8YHtLmpY/zp88OIwn0EDglbEGjfjsJRPbs9mQG1DCdYhrxwoo4KF1dd0CR9G+FD4/J9Ybv7
uUby1iJvxyyYvZqTG/yCwKsCxxnJlk1YmJQh6dlsIVS9Dgr/JUfzcWAzbkzm/841Tx/ZauYITXR0Ws/iXvfEEzjHeMsc0pOBIhbr3eQ2SZExjZxor4yfZo
DfTcz90amZSjY4xk+wd0qPJMJe2FiupAV8W2/csg1MeRBJlsDP7Nu0xKVIfXGoTz2a0zThFFW6X6PX2UM5FPSqOX7bG4UPq29FweUNDOBCkeLLKpmspVPz
kjoixIzXInMoYPAWbETTbCO8EQQpI4gjKl8CZFduhK/lqvU2cThr3XiozXUcof3w1pjkhEBt1bJdX/+LTjxJ493cXqKQPyW+W0MP6PsKSckP4yckfYjNdK
SaQpy6hblC0QgS/IsWSe3RAjoSpp9YHh5VFhhd/FcoknwTsNxmO59X8opjVHxhjJmeASscvuBZxEppp27aOFVX2nfu9nr90Z+HdYI0MjvP4/5T4TgZnicb
tUwYRSpI4ajkEiL/UU6ibUXuAz2OP6RSiKINlhBpNOHRZRoCR4owj8i7dNWDLQnmdpKCI2NhUnucHsPfH5cTehjpfY+GgBtrCzmXMZ/T0rjDeU21OjFKJp
YBYCscnlQ0KJ58wqZPuY1VHqKpE/Y5rmAG1XWQVhGDtmsKtnf52Y09xA5fwAyeuc3iAie2hHO7oFgHoaPGdMHhg8hJ0ldQ10iMzBwjdohj2r/KaGyNOK9W
MF7D3qCNqol6jXDhW9351rdrDgdkGOsHjYxpKp85xXKdTyuBQ95GIhGVA7tnfxw6DOnif3Hkgp7zwnsMOtGjCI/FxTwlPi+Toi4uxMQ8+hOqOmoq3WJgFb
ya8BFyF7TQ7FcKF4dQXuBgw7AkXcv0K1DyEqtt2KzGXRqvw6filGKYHM2/FxfBZO4Dh+fg/ZK+HIBsv3qsBlQPN9XfCQZfNVXe7C/2sklWQYPDJKCrOB0n
eb56XdoKnT6kdYZmQ5XQqxf5ox5Eg871nZmH+jaHXrAJ402yko/Y3VhE7RqO66l6gq0+SBBTzz9b4WXA1Ec4+AnDCC71ekEpg/eu0E7iroCXbChSLzc6xj
vBQSy5yc3RY0zsxSKSrsiYO50eGTuhUlbuaBohY7qYUz+Pvecqwo47REh6lOD/Ivpg7NUmsEBZqP4E22UYUwPD41bJNJ0LogCNne7rCWG0GQstpAzJg0kj
byh6DHjZocbGu8hd78vRWzkRY7tZm3JlDjW83N6ili5pmmrO2LBxq5J+BJ4OGBrYn7qL5g4x19hlp+gxtc03TC5+jxLxsfLSu4Wfqyw+CQRXpRuNZuip8W
Ub3GMHuOUg+RAc3/CvRGd7P6WBaZzjb9AXO+WYGq2TyXikUueOQL6UYzJp96RzcUj/M7PIN9I08FPOxBwtCLX1fIyiGlUexKyvzPnzlp4gPFFD91ajr5I0
PMsSUOQepv1amVl9XFOvlOpRLlDu2vrrb45q/t62F1PVMi3d9etxvKcZNkRZviC0pZBNPmdE+eJSVeIuCZKbJw1NIVqI6bR9bCBuCl7TjKdKiOBoVNQY+K
C5GsrsYGzDq5M+TyIMNC9LlUgnjEOOrTeiijJk/wGxAOmV1twJquUd0Q1u1xJhkIuF+U2PJZgBg9H3VGaG7PtG7rJ3BnkeOMDkG2AF8kbQE5YE99wuYNph
OnMHd75M1fl84FTe4Uw7wfhetsnnEP4csx0Ps3/n/+g1FgV0fSJ1GSo88kWkCd9edbdBCDIJuxb64D4FDS6ntEKU5/YOuPpf4GX/9PMXuv/wgayuxGkI+D
ggD7Js/7cXjfniYX7u+rK/WDM+BHJnOOHgzrdJI//JHbca9vPTk868I9/nY7jjWFXi08ZU9VfyeNnN8fZJiSSFnlynknkftjk/H0dRdc6YTi2tUGRmRe2D
f4UVyeXLRBII/mA7Nvi4Xf3WlFL3wyhiWkPxsiqPd4NociV+kGaWOrquTLN82rfvOeKJde6mmI/cGFLe0cd1e2pxfgN+HoEmInAzhFs7bCOef8Ji1vOJvw
4HfadRY/E3K5ac0jnC0UP8Af8OVXKKnNtoUbnc5TnPv/LlW7N2IteiZvlXCYl2JG0Rh88NLQn05B/g1y/IdnuK1UFXDc+FXnzTWjCsa3zYt0OKl/LYqP+x
9A1x0tZtbc8S0VdInlg6JXGbqhgXBXxFqvYfmHbagflZyxmTneOKPc0RUuXDt0KRoAoF8fVHara52MeHJxwLHNbwmoEKrJdhJQXhmXvsWeUz3vJjXPJD8n
fYa2yQ4cLM1nlCe0b5yVTrNciARC04jDOh/k9hur6UsV9P3CBtDZ3+PoqjK5mBxWnjI3haBJyYJ9h4r2zPsQd5gl2ZqMp6SS+efBZH8eZs9dFbJiDskfZg
K5e0y0HCdKWPUHfMYHPgXWwbWVKz7yrm5qM3gZx7Xid9fBKps1CoGVr6iJcyVpud1FfpORpDHI2zTAmtOiOGqwmwkDPkcSIH1fvDulMu5sopo3kneBpIsM
1dDoxzhX0tC2JFfKbsemJqHt35ILZCzckgt2OOc3QNL13B96z4C6eXDTXFflzQxi/g4/k0aBdfECaTN/8qs7kd5V7sfIGdMjOxSIzLFgNvhVw/ZVnr4PSX
DASU9Nk82yrOVVRQR/BKN7tb6+r9RjBKqHbcA+qG3+5KkVfF7xCstineUBKmqcquHJ9cW84QSa2S3cEP/5lNsDl1uyPsKFOzsghR28HhAwqP/PdPA2+iar
amEdjNKDzpRaZjpW7v/VPucJKdHyWSl//6U4asM3KHTS1qUieM3QKrKQQr9Lm0Yp31OC5XaWAdjfcS5UX5SBzCaBlJcLAJI2INOWTNPPu82h+xUErIBRYd
RBsiuuy1LXY6vkNX9yaT1iJkjX0nrQDXAR75CoqzGOdEBeeW0WqW9k0POx1X7LvI5Qzh2LOm3Q+41Zk5gx4RUtjtJ8JGRoA6tD0ErTqeW41Y6eNIC30xSk
SE71t8AGohxaJBXYQd9HveAVIDfahOF4gYQK5Ndp2doA6LjqgmCoh4AlWN5RG7xN69+3sffvFafqNnWx9whKWq/e6E3ptUjaQJMNzLVdA6LL9TDcJmrFIY
7jpGeX4E7YA9LVuBQjYMnAYGypMMe/WZqaZ9O95a0TwSw3W8dK0P6B7lknRaX8ygBakERLKzJjtG+kPCxq3nrV40PA859KT8upeUw0mumxT5SKOewATXxG
2MGSLLBu/s8fwyyzQYs9WGY0uogNS5Z+kb0Gvb3UOlvlzOuwBpJs0dAqbh18MOw0fdD6njt4vOkrzuYWapm7C3TWVJ4nponDXzDRmTwU4aSjVTmWiJZc4Y
icf7zIwhcRQqly7M75h92H5CpyMHzSJ9N/yQRLL/u/naAkoecX7nJBs8Lwh0waVmBlfhVpI6C7wOxq7iUo7W6yaVwbuEAimPjHnKPKq/xxzi+cOle5FGSm
PoQ9/LQfNu0FSWJFuZStTrdCEb7W4t6eVWvFYCc2xJ4jpHhLwoEBuG7Ac0WTBzhYvzIkiOZsGhYho/xMDfanzDl1vkyTNtk7w2/DkumI51lEjfY5dhBLEK
aSzEm4Lr4MacPNIqRNUtr96vLKRC7F0yk5ejYLfveXGgYzOZDhYtNq6l40OoTL4yUmrnRlkYONzMSt7CM9coVHRkzN647ojxQBVqL6BZz2ER2EOPz0FolO
GpRv4LJTjdFJCk4yHUtT7U7CnrX/V+QjCcPUIQ0LOYqc/uoRAvwYC/5gtXisIo7tdL7+SlHK5nvH7W3/osx4Rz9o/wQuRByUERjdlNNjhVP/zYYj5PUdIX
1zRuSORQfu5p5y6I/SWPFiGF+r8WPPPUFqa9yYwYXxGh0EbWzCefiiV2IX71b5w3hJ6f4Jdk6W8Vfs0ElT/CtNGLAoKgT4oUzIBlyhR3MD80ae/dUgtQeI
kviW8zDfWFJYWNDCWttWj64C+ysgqeoa5hBxjG6YGBApIzmWyNkq9NCMqofH22bm1hYAWR0jMWn5uIGWXSB6VJTnfhng9MhzJages9oWQVCN/oL7j3oYvl
L+UrhYTqvNyC6Pkr60Rja6Z6ItQoW7Kz3x7lLhEG5sT/IBWD8l7YWBMQc807c5a38zsBAxWhzqn9WzoXIa5eZPX8LPu82k/MmeP3Lm3sQbrBFcHvMd7Haf
1EKmN7ZlRgN3WxYLh5oxueJGMq/puxI3oQT4pUgSKJgu8RF5QRe9cdDlHYof7597JvBTIh/ry7fSPEjUeWA+I/3zDW+i4OL+1jeVE9+smOk5Q1WpxBkdN5
Gtc7YR6S0P7sDNi/1+WMwzYQ/pTB13MvtF0+SSPMJX3NxRI+ow1QJCOy0s3gaQUGnX/iDyVjS93J4MCX/TUVK+/Gyy2xaSH0kpKnN0NKfTa94w4PjJXpJI
5axkJJpGvvwJlIsgAvXUpf8jc9SgXPahqmOIor80xmRGHDHGpFV1cUUHIn/8/dkL9PcISBoPThUWx8NGUj7fUiL3YTnD6hMEb+CLEOGbFij0HLJ3yUa2T7
zG31KGtT4aJqFEmhUJy2/pTtBnVCaKxPQLPKomZnN9BqLSS0wVWMhBpik2+/pxGUMNotERZir8999JHrNFBdh+ltqeEXNUzuxYKnZ+hX2tH7Vu4qVGli4L
nMkHO+S72h7zSnDadoDlsebfpg7pZ955xvCvvoCN8fhy7XPoU5U6/sQrsH5/1D7+OOlUYoIxNz19t1oHiQZHi5JSc2GC98mo+lhlv+YrxygVtNthlvHTPs
8Y4VHjHUaJEaB6hjTJrS4kN3TRrj2M1id169gP6qZ5NsWoazfpWIc45/lYp9mTgf6oD8lpRAR37FGXE8OsltTMQUvtnCJpDY5XEkgk3U036UPsJxnTVV4M
1MdfGCT0imldLrunS2IU8CZ3CJjGr4tALZnKIQffprhUi1/5MQOhzhxZxjX8K8E7RmIomcZzZiepmrUyBk/lESlG3E3iACyWX9iE+kjKfSXOxW98UlyCl1
sVcMmlWLI0PajG759fj6wB+jrREHYYEy08S+jqkb3q1JAIF3xOIhySaC2538HmdbMDE85cODvw679N70iXsSAG23Wm7XXpoid7/cpghPI4XfdWZlkES/4X
R/46NalEMp8ipqFApLpghRYtLWa+zp20nZY/yw4f77FK6OlL0YF/eSTxMRX64PcDNvU4VhvyiahWZbRK5DX0rUtpkhqpJb9kaDoj37KLNm8mR/px5+unmr
12FEX4frqe8iunwJvDS7pkSJubcgcronHMhQeb0BvxJSxKdQ+RGGmMN2GbzkTRSxsp47b4bkTZuil5N1q59dLrV8wHlH+ucc4Pk0Kj7pg05GAYQXYvqJ0h
T9ecc+2YVzE2bLlJehSTK+CmYPd+4VdueXZLVITunXiEpOb6IgGTsj7dzjMc4JzVJejTf4rokmfc3Suqwxuz13iJwAtR9Y/ceW5rB/Ag5pZJRBjMD+N+eN
0yb3OZ64sMjRR/H90kgFW6D/kdWtxLKINOTrOoIrnOyR+3zwUt7Yy8Q+ZvvCQp1tPtOuA1WZ4YRe2ZKwOXjVgH+RII1f/VsY7Zwxu6RaA6aly8jou0nK01
tehCpPT3If8/f8uX2R18i6jaWs4Ax0mW22WkQbtkDSOZLuAD/Ak8eY+208rIxDlTSdlAC+yTfmYdxEJYzA/Ib/TfEbYkZ4kn0YvGWpHdVhcxpc7PuY70Mf
MnR++K1l4EbuFeSH7+ZCQBadms4C3ugYfqa13ktkKuv/LF3XVaFQnsgDubj87w8JDykHpET1+II0mKfUJNDt5AWWX57SwpeL7g+r76vhpH4IK/Ku6IP6Rh
dLivBjrcPnCH6XD/C9yD5p+mVY3pIjebgIDFMrmB736D5SHbwfZF9PRkSdh90q+HSDvnNWPzLnOReSFtBcYxjGKfjm9Kd3J60FTwdcjFJrG/ND6vUU4nAK
hvcGjyRb8z5dLqjpXvgH95GX0l9pO9YoKsfWYT8meOXSBX7PGnlyJLjgFsBnQY5Ah4DICY5ribZSLrZOz2YdUr493TKk57dkGcoDMMQsLlHjK+Z+GL/lG+
FbqdamDa5/YGchYQ1QUtNz/5uPlh+SALnNUBvDEXpMYLuvIG2OH8PDTOZWAzSTj8F8rn1kdKupDOlrNKy45lSSVCyzjFVnIttR+vMNGQW06iNTkiW8OEQQ
KKRqvfxrmRl6z9Thf2gQnc1Q/9QjNKjI3MEPnlGyHZXXprvjL+hq7Kx7KQmEmB86sNqpQAlfp3RqbIGlbOY4ZmpyDxWYUYDT99qjQqZU+jgwcGQ+5nAix/
OuEKSD5WHJkdMRhI6AAhJ0XoG7ze/+5B9ChGcHTMxYPuJGdC0b4XYjTilarnPZycuLVNrU6UWs8qfBOraN4/oetfZiY0JWJ9xhsk5IUfEXN7jpmR3fiv36
Z9Hl4u78yzB7htPgL4kgkOv6Ff7Ti5010iJtObs6+GxyjlWXA4f8U8rUDsrMfPSpn0+Wz0/zVdqPLcaI6bD+6i2JbpFi3tmN8ZLqphpUykQq3j6fZDB2RD
B5S3hXFvyKWYwqFYduI6OeLG6js1aO78Q4FIQ2izI43Vjck6p7HBhWNbC09scD/AEHius2MUZ/KY8tItszaq54Djfd/on3xcVT6lhk/2R+IxknXGd6d12b
StQlkoov1XM9lLNo9z67maQNlyMyr2woAPX/eDqxDz7zp+YQmK0UxMyZ1zasuj8KLiKu1wB403Ohv+SrkYVlcmn9sFh4maldRKT8YUQ/JuIsYACLTK111W
sCYYKXvO7a4KVhHEDupBNdvpdIlB6G1XLhPS0hE5sRr/a418ildK/bDsBp0qhiswl/ZCeDsfKDxce1MV7XC1s6CRhBXrcxpAhALBjkVaRM5FoSBj9odraT
XA20ID/Wh9Ydiw88NEgZwdn/tcd8yonFTZDYxPSGqJkzVy1HRH2LkIiDIaOdl6mZm/pkFhhSe6BYTuJ+4/BjserKqu/9FCde77xrula3qrMyfITeqZ9l8o
pYKeHTMRRdUfn0TBrqCT3boW/KE/7hnUXx/6oT5QP6IXLdPFnnaifUPSu3R1i8oz35onz5tpck64YjQJKfkAxyzJx4WQv8ca8DKtpTHqPuW5vnPcVVRAbD
Fpak82fDoxO9d/Bvc4yJpZvw9RKNx5+oeCRNHembEfc/DhijpDbH/wfElc2S
"""
AT_REST, STEP, AT_LEAST = -2.637363, 0.11203235, 0.3

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
    is_denied = "no" in kinds_of(words_in(sentence, reply.urls))
    return not is_denied and any(evidence.is_stray(url) for url in cited(reply, sentence))


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
