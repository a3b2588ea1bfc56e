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
eNpUvdeyJEt2JfYN/BZ+Al+G5MMYjMSAA6DRjSvqVh2RmaHDPcLDV2gdqY4ocUULNAZoADNPfCCNRjO+8qtoa3uearCu2bUS50RGeGy51tr7BBa6AIZyAJ
ACKGyMFDr/wdgOUEAI/poKYJWv4O/4ZfLXTyg6QGMAMligybWflPyeOLAlv+KZ/8tx+1XWqHDl59zdbyg8AH2J46gBMyGOsvc50AP4iCJNNtgGv5FvVCsS
5MNzWGn+MTXQhyJKew8V9kDLvzz2wQE6yhqUeQQfI7ADrksORHKR78u4CBEV/wl9frZI8gzZ57hDiUEuMP0MzJjPHf+QYe3H26HwqT/zHnC0f0TZttepRn
yYqgrnA7KE5wRgg8UR1VTMALxI4QnIfg1s9aTDI9ABNtTeGRqzhcp49RaznJORK4QoR/k4XnAyiBBmI7KpHX2gPAKVjWoDWIufj9FwLNCGSC3kEviEGsX/
YWAQ4NVObwcfNHH5IxJgaaCRLI18+YQVE2p+UDGU8nb561/7p1cfOJ5HNOmfeIZyAFkJhRMQA8aTFw97jwAGFXAJQvmiGcijtpdHkRNRE2zCf6g3KNRIHz
RiPuBhAorLk4aPNbs9vVoR2U5fgW18h9nwleiKNgVETYzMw9BErzQZgyU6HOX0QuzK+DznVYY/IOSnVngEIv5Om7bECD9v6wrLBUGdQ+EB+NMPFYBdcxrx
gBoV/7RAH+sWFcYL2raUx+7SUaNH0zoL2072ypc4ZTVQzejjGD5UhR0uKJAXZSIvj/9z/oEf5CjqN/t/OC0rNJbaE4OrbJEXSE3Mr7LmCuhNvMs5TWZhNT
/5OFm+v1/Q/VT0Adq1u/KwcSphInfadg++1nKHmP8ShlgrRNnWxLS7/atG28GLyxLOWGq+0saiisQuWw0M2IrkmuIcZ3akPRwAtH3ooS4YHqrz4xg5n04V
jP8TNNz7NZNWOZTNlRf0l9bCnpEs8sSPtyc/1sAJFxg84q98d5WCIWYEXqPHjn+2z7SFBvsxEZMogDrRtkOOiJbXecv8hCGFRayWe6w5ULS08cNZnwo0OP
RyLriMED9CjjIzVh4x5xEGYs8K8Gi3VQtEFeDZnB9YHX/S2PXmDFXVpzMDW4EFKLJU9/iLCdd4+B7miIgBrzZ0rwX4j+ibZxftwtuHzpXP70YStUcYDBn+
N/T8/MbyFjrdQgf4OF++t2qt0C+xyXqFJoj3hSrQ7hmxatt0O4YwpGEwIJpgbXm0Je4sanSl3/DDNOa0x2lsVqQe321+kL9W0LTBccTCi+U2NmiAOStR13
NPvw2A7zI8dEB8Ku+vBla1xZg9AmYHe2TYDKoDGM7CnOe6v34aPGS/55OM2IA61LTdfMi723sOkjIIJUbDZvNRQ24S/gPSB4MD7cguCho/4l0ww6I3Gf5Y
oonLNL/5iubLjiTqJNkigQ1dpbFH+Hr59mlo29FvWiVZI9w3wLRnEuPj5gxOZ37ilVf4JElnBeIG+CYyjYREHtyKdNc9PgJVDOgFeb/6KK90vkChCPypAp
aigTw4LDz3fKF9z7SiUbSmrMRc59Qgxk4DXRjg4C/wXbyga6gihkWDHBYrmt+XKPDXiPwh3spbXLDQLj+dDjT6n3LAvuDVmdNFP6Q44FxsSK84L9/J6XyP
pFCfqgX2hIvGf2bwXmcYJNV5OYT1FLRhgf0MNGmDB/rJlsYHT+9o/4fWTs/Av3TKILLZVLrTHg3gY/P2DPIFzReNneIFGA5j2Og5OIPZbvNg8zlJkEuUv3
8CdHLc31KX/IryAmWX0e9eeGYt9shwKHcZzPk00GtSVEh63OwD4zhVLzU2DKYdB6zIY4Wfy5bGbzFXOrTt1AIN38MITI3UHDk/c5/TyTAi7mHqskOV9whb
zMjgYqHk8THO4hOQxuWKCLusxhDz29LM3cPerwuY9/i/x+FU/+mW+HGG5lX+m00bF5kP+Ybv+gTZc0gXWJoS8Tq4sD8qlBp5sbss6lb8jGj72r3mI07Zwy
PSD23r8w5KqCI7NsAwegPfgA7kMomUH8CHAlXSosdmh+aOf9XC6sn2/M1RKT/2U4RQSOnKwF8ZtMhxHL1cEnMETD6QZando5xg0rvkdRIXOA1QnTK7Eg2+
vHffLr/iI///Hhkzv/7wg0q/xrW2s0CorAG+A+IXQD/7KvCBILdNeKvCkgNO8MsVXVC1mJg/+XJW2BqDgddbFEM1AFWDcCmyiYknZJDlx8Kv6Q/WlLOkUR
iFsQC8kpXKkH9s4aMf50kfpGyIh2O9rmjkvLJ27Q6oThLuNbYGnepN/rU2K+NS0yO6rxVpkWHs8V5h+w9YdMJvbPAR6A+4uIp2OtwyeQbEK6pJbD5yVWqX
f1/IpaqM8ZSfUtLccWQdWZ6QTA0+nRo8MDtcS4s/VnWATuOAor7AFbOoLUy1dSkLmr/BU2pg8T+GZjrKu1hodPMphz8OmG+lZoxgHvBzfDnwQ3GPB6WKaJ
8v2X43NMWIj7MrDbYW/SPilGH0x2SsWpZhWYyr+Yi/zNBrKFaiUqbL50n19qWzsUVSpUARM5xqSdk812pbWPz/uomLCmljo2XdECPPVPlpQINY07sjtgjv
TnKreSuv8qp+xOfXrUSWJmgqmnnFSKlGPp6S8/ORPgUsJOMip7PPbRwhr6Htig4+yj2moIKexHrSGfhY8iahe3fjr9Oopy1BiwCxzwqff79vkvToXmI4qe
YjP+vIP6n+5Ge8faT2HmPUN0eDaZk6hhjWBIdZ/wbxvsrU8z/kXwAWCvUHVR6lRNtO6OMMv/B9HHTOXgZ1+Zxs5gJfiz3EVSWhPGsy4G58qVB3Ns1c0dad
Me+H5Ecp+AxKjFLnMRqu5oChZ7G5pfzY8QA/hXQ2g2GQOBzbT2wKhitQ0HaKkUnmihRGfRrLKQayM+BngNIdLApsiArWB4pvqeCB/cA437twQ9Ni5DXzyr
uZ/ufHmInI9T+7Mi9Kq/KbN9ABWBafDsAY++WuaVUMb/+AdYjmhEF6qasXXmcHU9bAszbwnpqy7fUkpw/EFQpzydCeGViHcg66AA8stu0IO6Ftpy7zpbae
46SHx2LyoZs2/Nx9lxsdv2faQ35ajwg8ySTeanHNUxbiE+qVFnVAh+lYWIvCWJyQjv+R7UpZXqWKA8b1ihgnjJhVlkaw8f5hgWbULr9MG77HFfdozjormq
Q7VsB4RnYAfi11tJIWi4/Ux30xStvCw4xUgynhkyW30BhCDwnKhEaEbIqgMCJ/d2KwzcvaRxqVKJl+R7Fm47U87oIZeKNXZA36vbiJ/HpB9IyTONcvuOdb
kiI0m8X00s+6ZnYcTJ4MtsDiGxZsaPNfcLQf0wpVbiv0UDvcgiTi5NaGKq06bTBgfhyVUYf2raH5J4k/xuIXsAs6VzBsWUrLc2icj3ViT1mHKm33FcYjBh
shV38884tiRs429a0C+sf9zLcA7ItTUx1Yuk0je37FsnmGvmNBn3ZgPi0QNsmdx4KsMN/QadhebcZiQocF5/aIn+aFB2P2AdYjTyo0yqDQSCuMZYdykM7A
LAzYp6JS72xZoOvtXqPuASZX2KoQAKDiq0visQYipqgUQxlJh7dttiiZ0weEp6z4BIWK7lwneDi8LLgmLseYsnmit7jz/Ty3Z4O/B/Zz0eIh5TtL8ywElr
ZIALXleVs10K/NxI+WspCBcDUYaqYCiypPFNQzNv8znk36BSUOCf5fhJqHXrgwmDuHXkc8Y3iYNUaefMryvEDp1y1szZoF0YuALZjxgee5L5LBHqWFkAv4
LgkPJ2UAdQgzeB+l0k/MuaYVluzqWARG+TokBd9fNaCoIR7Fe/lbPM/SLSOUJmGugq0e5HxdzW5zRoMgt7gC31qpgHS4XOHBxCiY57MxR96eELE0RqwzmB
AdiszaCr4PG3X6J1V8Z7H8hK0al2Tcpw17z4F3+AW7pAGWJIY/tT5sXh8RMOYGZYg98hy5gw1wLqFRb8jf4cS08A0cDMDDS7pkyDN8Uqla0SSxBMz8wfnF
zIfoRvoEEkR8MB3IJQOzdeITwNr4fvKJd76WqatjXdyd6piwAKLk3FZ5EQsk8YIWGTJ+lTQUc3oGGo2hK4DKY+5GjMowftO+1D7AHWp+UjLL5T9LdVEWwR
KgQxbibs+iC2XTWCS2bpBnKTTRnDhg+2dTZNo0IeKrhMZ+dXFGj7oecDVsMYxWXoAL0MdFkKHhowZLVMx51jB87GuzRV6IKTHHkMWianCqgHqbL/Cm2Ng+
Z71xQTUUp8Hy3gtXjan46sruFOGMETvMI7K4xGxLYkEpjiUOBCrCAtXJ67EdfUjpVVuHSmbxVlv8zUtKiE2jeknRpwqq6SSC/dxH+eG9/4qHbIAX35rGTO
VA51/NSMMqgemHI2HFu5mwJOAzn1ULog7jhsJOGQLYAJsVROwDTF6hKHKkukQHE/S7SPyw0KHAXQ7h6yrYU89PLF9xwmkMhu0HAU1ZknoGV95OrRFnQYgG
6ZRh0nHEWwF+nLplM0CfuFZ0ZQf/M+9uXqASbTOXFgzY3uAnhst+WDPkJ3yyqNC+wuBgb6E+x3y0qwG+Z7yP6wSBKnsG4ycW51mH/PIjfZ/vD0NTY8gV8Z
zlVI18/T8RbdJjLF1RujBefZB+WI3zgscGc+lu6O+xLiVWdCndnpVoZ6DgYUGKlZ0436CqN95ItASKbqVayEmlbxBsjnlKdXJ7RGRoy1sl3KEiljo6r9u/
AREE0/oI2AfAppPA1MyP9M9fTqjGI5ZnmLxF+QN0M0uHkxznerLRiirFhAoCHB0C9Og9DwmCnsbRovLlnXgTJO6zzmuQDLbmVWrTrBq6V4CfT1C9fl02JR
X2AVb3QE+b+hEVlH0rrT38GQTOnmlWqjogtSfXIPANIZjb4oBGuQZxxVJsZcyMc/nw2rlYbHnZaQeUkY/Fp3EiGxjKj2m66dqO0lB9s8frcUQY5n+Bpt+C
IDY75tlS0DM51wSYpz4D/gau19F81kyMhWXqyq9ra6tHLK404APGYdEXDfyrClH1HQoEvLPMoKpNo+E9SINYJS5AIjgTAobJ9kWVsE8Pb0D05/SYGwgM2F
bio5ZtyMeIh3X2ptCkVm4Lkb4eoR4rHJJ6wl0+lchoMV+ex1fT5oix6DRGBg9DFjO5eBGUXVA3SHCePCDLj8/EqjFMyPMYeLULDig3FGAXpDB+AC6bZgWd
S9OfFGMKT49MMCuL4sxu9RHnFXtNiA0Ogh5q0ylv0PYeptndy/tgX3Y50VLCFUsVCQHzEqF5xhQS7db+MDL95uzZ1vITVJ+qRUcDoTz78MSA3ONx72nYVh
KLwr6sq0bvS6C6vuy/LA5wyBGlBGBYJI5sI9oBU5hvwPC+oV9t5ZGZr48FnTo5gCPHjO8yE2WYcYddgBS9rkwBD2cFLKcFOBuWf4vro1jd+m8EAnTy+Mju
LQ3WFL/G3s+hJm9xdJErXVOwjUeEhN0K3+sL0/65ZJjCGVkAloqhGi5t37P6ITA4oU5j2BhNn2QnwJq6jqPLkju2wZ5Oj4iI+kCXVjexgXZpV/ADCaGXF2
AbCCjMKLseGjYao4FRzhBrJymyjKiR8yHD9i8RxLtBskSEITteSoRFsR6QB6aIDqXY4OjSeBvrdSWOf8CkEkDHr/g8TO18Re4Xlmgp/KQG8twe9ljwe3nJ
1R1PrkF44g1ISZDzQCtkSFxiXKHeCdLcLIpFEgZ/RTsDyUd5Z6u87JAhr0kOZWqOXYL/9CRMi3X1dgGcFulzjy1e9GnD/WdfAleGRUicrEZVY30IhxJZN9
JvoDDkL7NjduQgoxrwnhE/Muj9Ho0rfl7ZUN4C2FSPmA/Ekyz/KgyQsFCx5RSxkYtn5CFpKPQ4wMTEq1fx4zVg2B8aQj7JxPhb5Mi0hV2xaoWsNNKZNHym
e3GwQHLdRE6jk88n4AIE3zNs/wIMgz4eYHmmDXRWOZQvXYIjC6OAcFYmgDSq4rMn3x8glSvN3cAUcsxCEiQWs38amXT84AG23zMsQCHP3rITSTyPcSqs8i
hC+gCbosyxlLg4xGa5xdEJn+unzYEpH/CKmX1Km2HuGk+jOQCRkXbxB+AnQ8RnfD/aVK7g8mk7FmzA0mNDqkB3N3wuBn4X/Bp6IhQyxch9lMWjNJPYTrEw
td3vmRXGIEKGxi4+gubhiVTDBph0Q7WcB95Yz8t5DHcFLX/aI9A3TP6R4fzi2gOeSA2CJYQJa3OESyPxNuGMxWbdRNBiG7KuARpTET7yEoQEfkucYpqslK
qnY08kogJhwkgDdbNnv4oYocMKgDkHmhHttMyxVyP19qW6dTsL7KTd+WLoc+8zk+Q9fiUJ+Y7AooJOhEcil4DkxmW2sCGNcT8zUsysX+lMQy5QF9r+skTI
j2xcNrTzSKZAhZixJdEZaXjFLT/D4A6TmEKjh3y/eLOqtVSXZZ8KVoj2YyK8Lj9hrJF4YbCP8EygKAWypGH73CbImt1d+hgr3gE5jkniwARCd1gLfSPV0a
NFzDJMyu70UQJsxju93DD1A9D3RaWmI6KxRBsjhhFsFLFi2vkMh9CQAhc3j7Ck2NKxKMLnALBD15KmH3jXJDECqQQC6Jbf+IQsIwtgd9KlRG2cz3Lb5OIC
PNWDr3YI7bi9QahoSgYONrDMOXiFX2XC1xyNkuOagOc6KB8C7OC1RJo1WTPG7+EDvajcteoS8ku7pQeC9b/LmpIMCp86GI64Y4z4kFr7HRD5udSwct24cp
EsrUk6N/UJNlPyahjHGwPk6c95E6Gz/I4DSbz00J2mDxOiX8yjM7CNoTzt1mdx6WzU64bitF+kB4t1op7okEkI1L/ladZ1iePSSODKN6gjwlrKXmBfSQ6s
esGL5CUcQl5WcqnOY5OV84wiDnTGlzbPpxpHenY4/2QSg7faS8qvys7YVACYGudEFB18vSnk9Oe78755cS6CcMB9Xu+bBaw+IpxgHzEPYhn1B5h6RD3blj
XC0TmfVN6dWJ1CVZbuQnqJSqGyKTkYpPbmKSYFEwNtRPKZPM0eGRHHQz8A9y/IcEXBt9qoARtm5Ab5D72Q15iT7uK4Td+iDEtYk0bDJNITu0tc17b5SLKq
TWd2KWMHLTbioSar+/hRmKfxR4z3gTyWo3OisVEhma60Mj7zbcRkj/URINc0Y40LePlpLzjE/M+ZK1eQHmplhwXZjClL+EDPg72xdyoh0pQgc6KYHHPhID
LBkPVsUhyj/Ajy1lGO/owdW4v9PfAyDAxCE5I97IfyHrNk/GwDybPEDoyI1fsb+HYQMNZPBZWSh8pVQdZttCvP7aL8LFHLZ3U4IC7ZCv9dVV3yd1hClWNs
YPOJcK03bF6xDI5+HMJhcLIJoobFJm3KAw6ddA+XORHYKx2Yfgcg+cmZlU8kANif+5kPllaShQ434QdDeUQcV+LUb1KxC03yBed+OCQgeFZhat7yCIlHoN
0r+02CsSq7VDUSrvE8L02+VhDS0O4gMPaKcIkRzhrme8RIYsXY9H9Va53k1H2gRcjSwZOg1hHz4E3NA3M9wgYPKPED1G8kPSoULJRRYe6gbUIZTs7oVb/X
rOtSPPG8/5kVwbwx0AxPmCdKS/h+nnLP3wlpAYtMynlCWC94eqWchADJkexR0TOGUzTTIrZY8z36aQr+QkP1nY7oKRV1MUTfq+2aF1PDt7Ge8do1A4KOL7
whzTniZ69+faYPrq5fI74iCJRAGpeA71baZ7O6lnl3H5MmKlndJJav4wWmWU69VG4VxRU3XL88APogSFv+Hb3cPFA7As9XOX7BGeVz7IK5lSIQ46uTvJge
ZGREEbIQYact6DTx+uDJAOUTAZAFq9qdDnNF46X5Ed3O4TUZxuUJjyhDJMH+H0LlLfimRnL0UVmWdXUscZzt4n4qWHCEHyMb+ini1FmQmnICvgwCzWeJbL
nV7zGg6lDYtDi0VE5NCPSHdANU9+wVMFsmsoxFOpEWGF7ujwF85sZ8xCQFD1q8LCij7NmoUtgch+jmqxKL4lHM2OwFP0rz3Eig7CHMLJVMeW3Mm6X3wMcB
W+a0MUqPExvG1BUyJdRrZtMJPVbmUPoRnSsPkdQV8E5bjCVM+OBiawmCl9CfkdIQqgPiqUEYiSosxukT2nwfqUPOPxXkNKaB6FV4eDyaG6cXdnbONj/LBJ
B4nVBV+dwJO5IaBGUg4rEpVFEHDIt8qpISn3aNKq6Rqb6laz6XwhF66e0Annp875qwbyepq0LqbXin/pmUdyqwJ4urm3LKI7PXjjcEB3PNsHLZeyekz8eh
Za3yEXiKiqvLbx4SH6+kXxszJ8WtHp+Ai8MUy/cnLXZGmhrvxzU6W/mwlE/fKu3yTQTbHkSgR/IVbClQopFrSN66AM2ab+QnVtI9xw1hmk8902NUFLfG1o
7AWiMl4RW4VKuNKwwEfyy7w00oh3UagzX5FeYQcdjDrHJKRmqhL8TRi/STYEtFhBkJBmHmV8Q64F8boFLq8S5ZUCOSFD+F5yajm0pVwJLVI2jHIhd/yeBt
hb93BdFQjKuZKS44YZkRxBYZ6+sDsSaNLn3je4F/k0MtYtV14mafvn84Oo4L06xS/A9Q/TiiUhRa1UDt92uaXoCKQY3qkIOp3pdFHACHVCDCqQ+XLDwvGt
pkoMZHo1xApCdxpa08kUJXKsD+0pBNGvyMaOwu02uZdRcSmiLPcs/au7uN5PoW14dW/o3FWJLRTJfKSLvaDktRlhKqJ4XC+kL0s75pW+JwhbCzw1+/2h79
DPzei85y4XxgoBmPXuQ34+1GR8CKkVzID+FKbZahzDUzeHdxbNzzPLENR3xT9ulSIFXi3ZBwPURDOJve4vwd/z1n+UWSAG1nmltUvuZVsGJDWDPWHptJDD
TBsiXmhf3wrFdgLCnbApGXG7MQtadUGiRAryhmk6aZi71tn+58aR0b2tJNtxg2v+nNA+5w7EPemw/4KyTm+KIQKpY4iwgRzVNkgdx/KvGEztNLGfjD2iDm
9WKX1ynLZKkWZB1US2v+LJUG8ZSb8EfwKVP1zGQriuccBL+GJmc1RYZIPaKWx7G5mrFMwtVgq7CW+GUOZ2MLw1c2ZyuamNV3I6I5+ONyAszsd+EVOfZJZV
BVi6AruOpGGhmrYodgZIjxko3Yb0eYk6vs+g/XVZKjxKO28TDUOUyFZimZ//Kyp8jiyyHZk96C3Vp9g9cfOwGij0BeIkh9tnB1Eg1mvDIuPJdvdXtyf4UO
rFUY8JDW7YU+8IVGTY3tc3UOsbQYXkQfUKC7Ai8eehOPEVIJLUVWk7UqRLJVSBN9/JgoRCK6ZHU5P2IrQN6gJAJ+8xo2r5dMtSvu+C7qNh6czjKpg3RsHr
MveMEHOlQR77GXeGtKePdkGol3oB9pI/8rzWsOjjV0Tar0cPqAGtfDDYov8MWVr11Mr0DdFMdYYqAXIxXniZzkev8g8TurbG1x8oa1eDukp/9+ryGoj56o
gstidgbHG6Ryq8PLIZ2jJy3NVPm5lU5CVz4NXESuQYKYohJRjCLBliTfS3kvEkb81zkDwll9yhtkxUrbGxOBQrYC+HnvAvd68xMsY4b6Gf/uV7liLU1XmP
4Sy+mmXSG3F/qHmZVRVSf48Nnws+OKemYcoGZg15W2Q/NzHGQxpLVSZHujngX4+JEGXWDdnutYWlzGWJZnM7qAAtaSxcK3hHTCfmSH0lGkFud8gorlcvHC
powRVYX7O4qF2WJGBVNWekbQHTFV44yfmKIqFC97+8GifMCZTHcFDyfd/1xdkBr9t5SjuGTXkaNXh2uBSV4wa/o7rL6HNOGHVfiAVVwpGWa1z5UAJGxyY9
4DzinOXf1hQNHZC8uYTOh3XuspwSPG7G7CYwFS2zTQy5I5uFl6pu+vZKl2idNfOXpbu99T7pmWAvqJWpz/9hCWyRLhw6U9q/fsJVICmxmTN+aPEJQzI7bi
7LzKqEDIHbgzUO/bOix2seFlYSeDanel+Bbwy94BoAcHhxYBG4MoYAE6CG634h+6kWKQTQwvS533dUBSNgHwmCIPRAHH2253kvmYWY5iYN5pHxA6oF1XSL
yir6trJdSkDch6Vk8xCqomXLqoWSLRx42pi8130rSbLBadVRdcXgkGD4j5mkQk+3Qo7rBhb901CoQPCSuw9oyV5+A5nYDIoUeXxxrMngi4/i6Fcvrfsj/e
VAtx8Qkj3gFJ/0M3pF244yvKWnE150Fo063IdO29UV8tZZ3tn8pfhDMu03tMc585IKPky0rtZT4JHmZPPkUIzhiOrEujtm86vOZLfIKV2Yp8QDPjfOzPQB
uW5R417m0YOwE4gpv0VD2iK2GKgzQ/JAFv6JoEFfH4Dk9rguCiD9RSPwRVj/v5ziEbrttj6bQnwtREeQJVP27YMpKeuOK5jsVlPsiX5WVuaGz5sWQ0XQKb
s/qvBwnBQ3GrfNuj5KCBOZ0hXTkqfm5dI+wU3hdLBX02xYk9VH2bBy7eDrUA+j0KYUexouW/GD3aDGrdp6hfSnhPSd2l7252saKXjyY+R4gwFed4WDIUD2
E2FwGaiZwYswpRL5TFx13uI6/SAGkt1gDENQmsIlknFWPmkAGHTkTM0kpFriWlV2JPuwhProOOYjGoC3a8eDxMfoIGF7RzxdRbzWUCm01zTr+LrUJr7/EG
QI/lOXKapOeYZhR/OlTWKVpPp79l+r39GvmhvdAIylIazfq3dALLldHtG+y7LctfkwpbLd8XlWxoW28nwenAy89Yyph3+24vbf2bsYQjPn7yl1KfqWxIU4
P74KZwIR6fbqWAl0ueUFqvpCoPJtfE/Kq6jYyU9BjiEIgGpoGKrUcI/kne7BEXdC/8PLYLVxmgwk9DijNpYcug6e4mr07tCHWf9OiTIq4F3pryTe+fmMQz
ivdMClwGBF+QJEd0RMZtuM6my0Ble1zWmgp6kiIzWdEy1ZQY4rBI+k9ELnsasrErMeZ4qYOQHYL120Bwb9h13WcvGior9gkf0fzwGdmm1j8PxODs908MB5
974g7rzqHpb19QOfARUxPAohvhj70rGRLBlsKGSI9gtb2UdaWociVaFZW945kkM4iyLbGG7uYZVe6Eal6Bw1oXz4pemtzFMwe5ZmAd4r2oksxdsFcW/gE+
fSN7xERUt6HsPcEhTEXMTIvV+wAZ83kvHcRiw3WvMQ3tL0gTiocQkSU8pdirwz8mX9invqObznVMSnpc4NW41uUP1Y3QqAlJpAsmTJkp5wgnHeN7PYkWPW
XL0BAgvnTEGfE7aWdJVK1RgWyVwKbiHF6djwTlMh9NlUyo2bUMCB3F3966JYajtkadEwOnqUgPXSN9fAmbDntmnvn6OqUm1WU5YpO8uFfBEcG0X11zNMES
ODo/mbjLKASOWFHb4r5+EKgvb3hpz9CjJ8dQiHDwNpvnUkB4XuiYYu11X6OcjqLw6BN2I+hDLSKH1gRPnBYhbpLAcAjgF3BmJnGC6sdolQJzRq6jBalunZ
QkM8eERt0eSJeiIz5YdXZInJW9rG372/6Ro2g3VUOenG/cpww1VjV5YnwQAuakrzNmufJ+RlRP6CToZPEfXYfP+Mv/xZ6Z4aUJ497TLFZ9vOOowyygR94c
u4eCRzpZKjddzegBXjsuJevBwJgReSEcL5bIsdEVyqUT9Z2lkPWxIOztquFtFv+Jqbqb8ZsrcwapP+ygRDpyEiopLVIkF2lw7Kq91Ivp3dTIDI84CxQWku
kffSjxmLu80hbTA1oIpSVtQJwspi0t+evVc0JXqwrMaVKVoo7zeLcZfmBT9nJNW3noj0Ca3i3Trwfkv8KkOn5jiSh5M4aCmciGVd3aWJcV2QGPNtl8dHpR
/wqlL4tvhQ1gXY/2r7tnY6FrM0qF8lTrC5LzSBEZo6i1/Q2d5hm3GCOcG/qFNMqiZowRVW/2ePFsVdWscXNGOkeijMOUTkyxASqe5QWF6UwAv3PIU5nNqh
x6ljih/XOUGxJLeNEm06w5ImrvM/EwezTx+juE2+nryGAqkPgc3oHyx4if5Wcp9rXw+CkBqyLlaxe9J3ssN5xBdIdzcwTAcWHWN1muKhEqV0gaMwL7ETKn
9kLF1pGMDdj+Zkca0DlEZykGL3z0ljFG/LbtCWFJns5RhQ73AS6k9z8Zyh9cDnsZv+koqGTM5j2yZpnIczT+nKX2ZZeISAO2QzVr1HVKZRXCeI7a7gYnUf
RN3UDOk2tS6EnVycnKEzsJUo10tl1tQSGFoxcE9ckiZQL8bpaRN4vTk0iCGyqGa77Q/vWdRx2+FYHslZ7yE4q6fNF4iDIpY52hItKxrm1Z10DxCehVDmvu
kfLt8ra0RbCnHUkM3Xhxr0Sijs5qOZx7CIvzL/Rz44AXlCkL69FNB2LJvQIfeYmkj1KQbpSLlQ9A5BjlkVqoPcVFx3kdMJZVvYOfejh3M8wgfl6XFEehRs
x3ah8+rdFXDY6N8Iin4uRqHys4Zs2aKOwl+63RkDvBhNyeXz7jOuUZoq6mL+xq1EL88YHbokiP30aAX8VhMHOEk9OD2rdIxlOB99S+1fc1Rt7WA5N5qNXW
3OBZZw6YkyROcEAQNIISZhbrRSMpulgT4yt25D021tLtgSnLAI8HxB01/tsELRCMqfCPHJsNB9gHa89sKkqHguQ83STMVflfFJKQfTWe98uMc+rlGJqqA3
ZMvHmL4X2UaUNIIH2rIrOvQ8tYFxwmqglXJqKdk7Ycs7GoCZQ9zzvBBDhpqnEIOtSDl3XRsZjkAVItcs/qLMJ/TY0KtaBnFYY3rjbPsYwF6h92xoV0FAQX
5vTvIml08z9I84ddGIa8hMInRsdlzvFi6YlWnK6s0AfUL2DX2ohc6vgadY2SiWFWyi0KS9EHRZdvukkJSck0Q3ltpz4lhEEvuBVPKpsJMm0k27CUilb5bs
BwbTGvnLCQvupaQ2pEnFBkJxzC0y8y4fIj+/TdxS+c7FAF0TFTaRRnMHfODt8LNtUjjIqu9hFO0unwVGrihWYx6UShKbENpdtZCAw5yonnopHM11hjqLOx
Z+I//S6vkE2w8bJ8LfJF/lza0wM4ikezHZaU4FoXJNR4/EKiYtWFR1TICn9SiKxThCaifmHW5NORLQxgP6LB0u75LzSQ/COntwQjPhaBNE+pXZL5Ymvh/S
Q/5c830JBEGCNLJpFKbnMWadFk7QeUwVDIpCAeKDGX0fkaA55rwdpainP/llXphnEWdCH+X5ovIDHf5ZIszIAkWelmFIJyBvMkGYAmpGJRhhtx80BPwt2T
KE/2jOT8ovfprIo0CCxhV2KZ7yvq3vyFF3aZMIne4gTFx00+vMlLKkx6eZJyTmZ2NXDhqJZuqNQmD5hT/S4QQeUG3pOc8MI7oLhfYKQL49QFRRoThxsaN7
cdSCVDbePS5Shxmw1jBjFP4M6FyU00SCqXJog0Ijc5xHjtCTSHP0/91WF1HMnLYs5hAOVWoRwyTuZYtxsBNn1daGlV96X82it+QIv3j70MrloHlcZvev11
6KeixxNSCZeuTQnRl2k7qqvYayni4QgjtPpjiEmOcu8i4dVlsob3VuVRK4PKCJiItaANiUkLJLXlOWvhJksmb/hdWzjkjf+7p0uwB4MHtW/RCXXQidYNeV
p0UPZUcxYzaG2bsDSgluAEfLZAGyWcUiCVvDPzY72Vvh+jOH6pDTgNyItJJRRIcCWQHJ/RpDrLqlsYWzH0NsE6/eH0iRkhZPHxiInx3ZMLnMWljnYlcJTw
EaY7wRhC9iaPenZrI/CF8+mcRxveyqVLmptOgJ7n2uSWizhUX2DwUCT9pa9wxvnR0Sn2+7C3gh5NLmGRVu7cKLo02YfYr0SNH1DpW0jZlRcY32uRnyM+Ds
gQ4bBvsG9eYccBk3ZyB8cI20Ym4wRTSCIkVd7vwhsoxbnvf3qrgebINlfh+kytsgXXHN+jxs838VOuf8ApQa96xE7ZvSvKgmwONdUC72dyk6kEimroORJk
ClyT/itV0g6sOv3nejxmIjS5tWuU0HO5hZOlKNHnM0M9k5xMJSZ1X2B3i4eglGp1NPguPhZL1uCuXIBDs23U3veClSQOJHeSQ/YloV++6FSO1o7RbdUB9Y
D98StMn0nI2IESKYWs1kZoYkoM+/VrNcxY+EjdkZopWlW92syyJgv7MEw5xkgdPAooDUca6pg1rHR6OmvKF8SFST/LRD+QaeQkrcswjKIIf5nowS7zIG4f
r5lsKWgYZfS5vKKUN8a7kQ7OFuTgk+RAWUAm3Gv2lEMdTgKyLdC43Ebt8ttmhzPJ2NAplikBpxTMnJjvZj/AUcZspd0iFKMy+3GagOYxENvpCGuynmxWNk
lYp3nDe1H3hXsTrNjfZLSA+aaNiBimubf7NeWcxsToU2YiL1/dZpeOQkRPQtw8YrZzjPExXj6OwJ141CjgRIGcs9N/CsENArfpzbjzAkcSe/llgElSHeoK
HUW6SJV678EDFWnbbZyxF7nax0xMKzAw/bRFe7gFMtle3nuS3kBTY0S/NHxP4xTIL17Qi5wHXT4hWx7lwiGbndU2sK1B1jUeTDrix2PdUqwS9RIePrpsIJ
8gQZMhrrhBxp+4rahKc29qzn5MVOWxkM0WLP9v/ZegzbOHX+Ep5Y1InlBQnYdTEqHYpp5he3HhXR4owVZEwTka8EF/XWD0YiUPxQr/PHGWS8dIrStzXyIH
mYr8lZrWUiv/zvDJH8qI84QFiWveUZN+cJlrq9FCaRfIkD7Hpk1C0gYuvy6p4Q6DDP34bVN0xWoRFHvOBKiWRaYO908iEEknAb4SC29ecKaWjdhGh5p6uV
gNVfP7cwG/COUAZTMOnnSfM1KW640nxtbbXKY4l+kxlWznSniLpHlo88cB179qhxsaYkaD49RXXYVBVKtRaAnFPcow2Jufd0Hioy2iHP/0KAXmslOfHU9k
iK0ipeZb/SIHThV/WrU/RuNIOiml1IkzPdtD/20sbzvzV+pmv26ZGMMSerE43pXsbDrk0e11n12hteoM02pLVK3sXqFflvZDwMGA8Am9Pdn8lFFnDp8cAE
evluIJx5W+nf07ak+zuy75fWRzukwkVGEMfWqYtR4qGRC1T63zlAP3AhmOBBbUjhXrluq3eGlrfCtH3iQfhMZjvnOljC1wEcECHpWc4vkONmrDN4s41teA
y2fUTUiQbtjOCEXCpYHdMZk7zOs+GWcB15I56nXqdnVZ1jF3POhiOipTUeUfCcGgnwRzTKs8cS3spsAJrhsnszCGHJ0P3JdL6d6v2yFlnWS4oqbpieTbs6
CJnYhzscsaHGrMMkk5ia5dO8lE0cVQuz0/gLNl+8M1xWOVPRDyB45De/vwaJ0xR9iNQ039hBlIL9eU9HcV0vkjcD6iCoeXJLV4RmRK6LiscbSId6hJJ0cp
uvRMNSeDclvFgWI1YpJSWqkCK+e9UleexQjPNaZTeoQ1xbl/wXjK7MIiaEGm8D5aLJiCSMtIS8FwUcCMY2kH275SA3B7OfsuU78mTryF/5x7G1UHyk2oda
3GdUWMDwepzqtDEp8SNMXEOlsKOHvqrjhEneJkQOYngorIiqbMceJjxuZ0Mw3iKUFKoyHHc96onkZI45MMPuCHcZFT9jmVK8u27IZ82ktI+9aIpxeu0/fa
RTslu8JBvt1B6okx5GGZMCwmDkplMlmtIi5BkvG9GF9n3OOvlDxesV9YfbyTEeGi+RmxLOKYItZ4/OJ2y22CYcV0ua2TaV/Jm95RGW053oE872n/4/Lv6o
czpFqS2rsC8YMk9DO2PBa2fDR1mRCBk3s4+OKT01mUTwTVYK6UGwPPvNVqjarYTDYeregbpHw8ZETU02jZmRxRhPM3VJik8aPot9YrqDhb7cQZhf4LGr9/
x3DqI/hJcciBceC5Q0SZ7BH9umCOnWoCl99IP0WwTEaQn7miKxwkTfVPp2P8xqUvSaGRZYMqzXTE4yRPfidgwcBX2o4P6EuNgDvTnvqc2g+Uc3ri1pIeld
kXlJ/UI8YAkYX3mWt9Khazm+CMuRusID8we2GbZi+H1l63YW/TvvCwBnSk9A0YiQkjCkydrEvllnW8SS/Yhj3nEIUPinaPWaaTEfJQLPLzvi8pHOxhf2aD
Pa7SCB2MQT28CI86JSVKYtymJ0pdu1LF3lTWmKDxcXSmNSckccbdMyqcXnBEQ6IRJSlD6rDM5l8GOa30O2fZscfhqkz4WoszOlxZj+y4lmYjEyya/Rpp3L
9HSyo3xeesu6owKXVIENYucdayZT1Yix8oN7QHX8VlYRNdJQ2GBwn9mmM7BGui8f8nDZlu4t4alwpxztBN2QvleZz21H2zh5vMLeH/LWuROSVsUN4y2mjy
PJlxMjQo7uegjKet2ddUdxjorFbuYKKEwDxkB9cTWNYZ5DyqFm+LfFKkdgxWwOsrBLH5PYU4GZfpra8uDs6CQ5yLdrWw0Sw7slz5NZwVsfvi4ENDeWIayS
h7GPZkKVkNJIorlzJgUX/On/LJOuik6UyzFEr9/RMW6QXuC/x5GD5dmP8dR/ckNazd9XiDEYMrxkf0stpqW24iy8D+jtsiqOk743N/l9piwvxwTmhvLuk5
0SXh2UXPEnXR5MXXXXso9AX/SrlfY7nQbwReJjc3srlu0s7Jhd90xoiCArPmXJsOh2URauZiW1tW60UQWHMw2NbNTUMjHYYzhVzexcwW+TpLAqW4tnjwUT
vke5Hmbx7vMMh2mo4LTKpbE67a+2fVtiTBucbq2/xxni2iJg9uSopgYj8zPN4rAV9vsqkkwbMJXeZmZe5cQlNhTenYI/SZZbVvMJdx6d9vkwdOKUw9OK5a
yWKpUUbBSmBsR7eWcm/ueoUlLwc8/casi+tZhuNQUMzw5xbv90wlQ0QUruFiRtUeoPq4JQ+4Isgdsd1T5M2db0s2S1gscQzwyK01UNYmL7SwJyXBX0JKw2
roQMlAL4wCJpEzyZ6Vk+MU9/yLcrBRivaPvk586d/ypcBnxJmbY6A4Jo6FNJ+CHTcpcvnWFjhjIYzC1SjYZXYa8BSWazLgz0ICGzwAuzonWIJhKQ6GAzWn
5R33LZGZTIG1R7Err4QGytuc7JqUR/CcIs52/nbGIrebOYkn4aJpRbdT3dE0YDUeJY/Y4Ylobt/cMmwtU9ENur19FvtUMjIi/HoAy5kozDhnVlLV+Fi/dd
45L8CaT1YTLRwj2npNqirp2/ciXIKb6ylCVIwBgXAbLPmVwEsyfSnl/WG5yTeH/JwHyS0J+MA5x2Fa98WJ613i4P8RF+S4U3keIBNU5xy4iK5pvgfSp9Lt
txgdijAldQIZCl8pwjJ9nMlU0Z/w6kUYs7JAiOr58vY2Mk40DDVhKh+tsIjdTRiPFFGYjKfs/rbNZMPuyBjApaKiTYmApzDDpbDWnp3pKio+cg4obzfeV7
6Vy0ddMC4i166h/KMTqEqoywj7pfiKivwiFlbUxbhaDjjp0q37LCWaPO0k5eXTsUs7GOFHMCHwUsVtp+iOpMLKP3cgtRz62bSmYwsk+vTpEcvlINw8Hzsc
JX1o4krvPj06hh5xz/JctGALdxrxd+Fq0++7dN3h/Bs8LCIEEB6eWCuRm9MUoemq0vWpIXp79d1CF++2GkCoHTL1ETXYCGREeh2M+1dtbwIrHEqEJUdpe4
5VU4yLMHkjeH0uJ9QL/gu/NvOPPRkZ0vPBbX4Q47kH5xAaLDUBTo2zFx0pZ95MOuQgYHSSYDrjO6mEMwkQMgTO2GhkOwmTJM0GfnwjxmUcUz6rElFiPVLR
jEHq49f2JLj9yNhrpNSdsLhNYttRIaXDXQ8timo4JMuGGnPJzZZkGmPu6pLtU4hYQ/OEsFfjbYI6xV0+k0ai3J20SY5zgoJjDnhxGxw+cpskRXJf+2jrY0
ivasExecpSbsyrzm5uB9ZyBFambTIcxGa7A7VKkb5V79HKanlArYlpxa1ZXDw6K/TcqTBH7tbCUUOEI/N2U/B1hcXiJaKlxo/6yeek2Ybg1bX5KfBvDUl0
9OD0yW4WjQwX4mWaY43uDtLCcJEVZc2zYJ5locHFErSDYoqh4i45Dg0DRbJXGy5LoGvZU5vJBsdxQGivN3KObv8swnQUyfMkFObsXDUW3HVn87xKkL9hkr
Wun9ccnQB+GlN+lr2lbwsZb9sHNQmzNm/oixu6peWC3x64y7AskmRXfFatXpEnH4GuLrlv5jEd/DTQFaINhQpHJC/fUrsq0y/UICiLjatO0BbTfDlSo2ZY
Xy0XzrvVRweWPNEcDgjrX53d+GDOHXnNGt9ibYPq+Y+1f+xvtYqozkpxIbq8NQgDL6lGdE9L8IA2t6JWsXOZtPi5NE7+wbQZSmPxcSVg82PsNhB3XfsXsm
6sjGK1ZmGJjznG3zoKyd5m5idhjzP7Nq53F4tYggezcazIz303sa4q/iW3wLEs4ysuT7L/7TgnPX6Z0Q4bxjwmCVGzGz4+hQUJrlHmcRxDOfwk91vIOrqQ
9rdIvog4SpMO41RzPrdT+J+kGWsTBlPO9+fF9OgqvWqVfJcxQkSZ4q1lrsQs4koiSvnrr/z9Iro+kUfddvW07OseCrqgltl7bDfB4Zemf8WWcBEP9lLtPe
aYilNXskqeiDwPRhJ6MsA73TbdcR7icdUUZ8sbFQc7JXBy2D8Mkznlziip2uRE9n7UrLZOODXnD0/24RY1s5zqd7qch3xLQ8oSLukfamlxE0J8qyzBpiCP
bVQga8RlSx1dVq3jT1odYNeFnVk1CkDC+NpwEUqTrkjPGlj9K+ph/1sqP+x427ODRQqJkZoe0eJM6JNjrQ+2NMmFG6kaRjTOislW5XW+zYXW6FlG7vFjg9
qGjkNgu4Yknfb2tl6CZWB7Sy0hg6bI7HKQvDFfN3aWi0VdkV+R5QHER92+grDC2waAhBK/e7xND9jnXAa89yv2sjkIQepQXQeCFD6ZUwIr7E7mdxjjYXSO
JRXJIeCuGNmAx8ZkpgvvXR0Ynh7ml7vclaHJBn8/BH8UfFU8NyWxYzgTSJp+SG2KdvAe6BMybjpktlCkGrUsbEu3sgtJ7P09d0t8c2aOenySIe+zHKSINj
i0bZ2EcRInYQUU7lFZDye0B27Y5trBuqN1p5zR4dw16l8OkCUhX0fGU+DwG4SmLrlRsk40S372hfYP4TK7hdm31RXURbIsC7uBDCWXPBh293YZOS2myrXQ
65RMizeO5jHIQzy3U6FVimFZj6Rl91y8ng3tcZTtG+evrQKGpEWRk8/NWMn0sw642pv/cY6JEvehz1bmTDn2yblUe5tAnYDyumHxzoEqKl1EHNFNICr7gD
Kv+MryKF8vWVohGxNxyeIDmwb18Qrszi8esvJMmclwJaXkFiN8BwyVy6L9lCGKXj+R2vr2o+eKG59PJOOyBP4HCs5Lf2GcvaSw0dBws2pdIzrCykZe7kVO
cZQ5llERBv7oJaOSMfhibov15AH+PfNUlAkyCmiPjuWixiEeFup+JYdssBtJgb7MKDR7bwerpWIzTZ2YOKqPnKRMruIGEYemuWRm4JSAdcMA6aZD2KXum7
cBp1zGi8w957N0dBA4DFKpOB/lZNbzqIOs2zpRlfFeQrdl28nIYwTKkcNIAwa/vCVfhE/YFyJCWjLeycvLegblGCH6zfVwDgrmq/nOSDG0dWJ/eXkSCrzE
K/GtQg3Z9i8OVJjXDPsh0tNaTj139+0P7I4KHo5JaDtPzz4Il2Svg0KZawNuMF1klCiA/yQ5MO+yFTp/m0dbKBnfEet45praUA1vUPjUxm9QKffm7Ar0/q
XCZ//RTIRI4r1OJ6/Z+Z/YNjQyFFKWFeowh5dlHABQzM2Nm7XEdfhsWoxBcCdDp48NijJJcc8aPBvQH04dx4QdnWEiLjxzO9+T+onuUCM+5RI5fy9ATAq8
fLZ2Yls7FDKiyxKU5eBQ9y3yup+KkkhYGgnnkfAHbOSfgpRMEenWaSAvSVGMWbkwmg9+wdeNoz7QvevcdkfI+jab1aJ6MvgGxd0Jt8lGWz+wSw7/NXTTNE
bKrVrEpyHal9A1FjJLREpCNmYl6Y1nrNKymf+Fv/07kIHdZNLRvgFEV5iL7F6jp0ZSzF+/jrekui3OMksA0m+Uxj2gsosqB+40yt368NGWDbIgq0mg+py5
YZlm1RPhZPGwGHj4ghxPLJrKmUPwg97tYwq+rRGWvUWY1nbK0cAjoWtWLYmstTnBKDnGXBZC+vLzNbjsnK5bD7LI9yaTzFAVOXZ3JIuG0A6XGMfiDrLbRa
QcmO0FwQ6JJm18a7W3pXVeVsuSTjWZcEJ+ZqLXsoPOk0l/MuMZoZ8sD1HLkuoM+FZ+8gqXRO0EtxwFyD1FFnZK38QdEVpePhXhfocL7zb6N7XiiaL3gKhg
AFMHNRqdcffAhnp4htKcCt33T6Zy7yt8Ti5vKJu//ue6BC7vUXkNOwFZELWqCeZVa6YU6tATydaJsPaHhEPt3TPPYwQOa25q/iCULKJGEcdYZmvwf8qjjj
h5aHrEBjaQwTMD6A+5UJlp61rBjFF7ADMzzLRO2yRT5zOnk0eczPqZazfX/DWAyOU9brU+5HgasudQGswanb7IXpM7jEUSR7BhS+qLsT2WlUSjWwtoRUOe
Ap4DbxYH3Q4mrlEUNvnAINpgSwO8cF8lF7a6lfOwg/cmkaeGz5M9im6F1Q9hJU5Zrh0hMeJZX5XGiu27Rj+13UhZi2qnohmWdoaNKHY83HrvqTmLHq33NL
flRQSejIc3QNR39bdi4AkoLKmX7/EQzlDmA40l50JB4H56t5Q1Og4MfQYeoh/mDna8qqTIZMj0kPrKNcM8GrJ2qFUViL0dD7Pk2Pok8uyNiHnKOv+4ckL/
jyIN5Fj2oF5TbteIimLE06P7cSeQoXdGtsjiJ5rRbaS1PUCroEDMGrsinKLikIX0SrrlKCsbccW4x3Dys/WqnWqIVWgME+bwE4SPNdrJ3uB3JJ0KUfL92C
yvZxeBGc8csyAzVg6JXXHEe6TqNnGH5tlWYgQ4aaWkCszeOlOKkIMlfwliP+kRoi4SDJTBcSPtiHXRb91WkiK7XmwE8xvgfcaNkXxJiY/+Gze2FeCU1gp/
5el/rF4rrgQQgooh5OkWGN06YiFFZGQlxR5z2VQ7pKyVOe3KqS7yC8yOz/bb4X5xnnueXfyf0MqP4+isH5Di6udmHU9QU/YkJUzVZaYbMF/pqqHjjeJc6L
DFGVYwcMURHfsRW1zjZYoQJk+Zo5hy1gwNFH8ewzJncqJlfnvfBcw8A8/No/bdnEdSIN//dpB0n7CGXkvwJ9eE2P8o20DcRNtZnme29jWP0VQpJbcrrBnz
IbHxgNsajHCkqqWKBqQZFYqiVOPc1ZxmEZ33JIv/w38iUrn9bFHXssEenSxD5KpgBq5QMCUh9lObD66NzhFTLW1aAmX6ItkzfQX6Dl5xPlEaFo+vyo0ELI
B/Yfmwm/HThnMGPV0yisdZNAwXFpx8v1XTcg85U+b0WwE3FBTmqzdCLd9R4a8qtp0INgpPHK0YlO2xEyRY4ZifUE1b963MGwLjtCDleH2BNu9K2vcFdWP9
fxseQ4Uw4J6wLcI/M5P1bLxQNT2K7wM0J9vBUH1WUdg2pUhVtGPAL7jaMnKrJTf/GGRGeBjykdznlUwZvLMM2zWXmBBrgJo/zUUvekiNaZjG7EcYEw6C8n
wnuf0H7qhN8CXPqj23rKm4CA3HcYO1iWLuVq6VwafCLQq8CzO38lvbffK/A1NgNcL59CFXhwZ9iIdP3O4hC2clr/5/VL1ZjyVLdqX3h/RLBLSgoUWhu8iq
O+UQESfO4LO7uZstn2c/Y0RGZt68A+tWVZdIthqEoIcG9CDpWf9JWNs8sigQKIB5MyPOYG62be+1vrWlH5YCTl9jCLgGxJiLWpNMXGUXClALQ/Q+4qFDWN
rmgpnX+YDiBt3Nx+/xhLLvWmQ0mVudRR6vSIeR48sukP9/DzweuI00IiFOpXRMTeDWx75tUrv4ViFqmNJBKFso/OyQZGbdpl5DLXjhi3avJlaW4W+kHMlS
tD9h4ZfBySdePZSyIPDCp6V/6uibCIplQ3aVJc32BfzZC7xoZYS21y//L2uDIKqavEhaY2GObJob4bN8fEGX4H/ioyehH3K9OOOenXfpmLfIjieU8QmZOn
AaIng7fNHrSDmU623IZaYQhcGN3BpDgcz7AFEQNIc0TklcsMW+ldC8GnqBz6G9nsKYDH6lk/VQ8zXan6ZvOv6/c4S8C4IsTaSxHz5xB3q+f9mJCcnEdAMS
IBXhSAdbIoz6WyuekjpL6eO13TjH92yN3JOj6dh+czeQuugvPfMX2pXNKy388lIwFeCBfAIV6Us0szM+NHa0rQrU2EgbFy8+Tjxi0hIbNiyS7tW+5HZbYf
5JkdGfklrFJPFxjT6FqwmsMeHBZR/w0F3qk5sqOGJXN26HH1E9rJz/x+awc3hL0LHPJ3/w6dBKgD/K8mgZ3Nb5Kd9rn2ekpSd1OqHejkPajlmMgx15eMPr
tCIahxGtqG35TBd7ze7dyGuHh9l1xexQolq5cHb7DWbLTuuqAfJ/GYziNUgFd+Px5Gers08eFf9C6iDKHaZiljaSdKxfSFyL6Ifc5IVI8faY/5+6yiry5b
j+bNepQJAHBpG3lwN5VbaPve4Gms7yzwg/2HazEKpILNiDTfs6C4UbKl/lBIJTCZYjZbhCUfudQt3zrMrSy8RMhzEhY2HZiprW7/NEaF0ZHvdqiKov5Nri
KG2svOu9B/+i259e5RZ71plR7Yjvf2FE0xRKOKKREL7oTVhF4u0B6ZTVPk+S80+Mbcs4HNwNCN1/Rc0xa+JZD7se70m4MPuZejk/CHHKpHdm9WTXCs8InV
6a0Dr7npoFWy7esZ/W42gjWzyTYCNyuZSTNpov2dbALHb8ZpJOgWvS1UcXoikjjrGPusMyLrzsULxTShc7bhdvMJw1OocmjNHLVhAaNahDEPS7g3QwDTNi
VPih3y/BmVRI2w3Md2XCHTEORDDNGoP9Fy6Hb9/Aw30ekjCcCnhOEFPtBQuTgfDsuR/CWDTdJ43I53nPOAt+wf53JwnxOXxcG2CXHFuVhSUzAErs/RD/TT
UMoxRWB9LjQst1YG5CCpmhDrL8ywONDeELE0iKEynGnjyyndwPvb6dRBKKNpVPo9+SPv3Fu+upVLtsCSAV9FqZICXAygDnXvEhkl9XFZM0W41PnJSAIr6x
m/7h8bKIrJ0Nkx71PfQYPIZW+VOjigYrO3ALBJ6d5SR3HPxnHuqqbOP3h5+5aLIWrXO1+KTf++Xrw3LkeSQ1bqvDjB8vw13e2/9aOPDLEmag6msR5ZV1fC
qrC+hHeLRK9cDJpJfggjN0uOmjap1TGyOvrdqFnHurG0yYSKstKGhk2vGe2/78t5DFgQS2TTssonLkrvaAg1dUwLl+PQSpz5UNe3jl8cp/Et9QfsZDflKH
aEFyUz2unPOp8kU8jKLytpzgfW6L2iEQyVzANx0qx5oxtIiV9bOVxBMAogb54SbrXE0f4BGu43X2m6N6dNtw8XHI63Mkl1TApvsjRcQ1W5eHxZGlco9pKL
+4fiO0nw+ok7Gxws1uVNg1M/A4dxpR/at1A3ywUHzzDtdLAPfEE0VX3EzTs5GZnAycqZxKUfssGod92H2X9dDa4/w4lCgONjmWEGF6YDdSTpsSY+x8uhau
3GWb0iQmalF8QBYWaYn+8Ysw+7Mlhv4NXvTInntW0/lqztDn/9FND/CaOieAVaHr6hWK55zUcg5Nf0BSInE+1X3lo9OibMBBmti2m1A18vmFVzlSGXBmPV
dcOsWBcW4kg+uVqE9CCpvjKDltJiyWMz/1Eft0GKchLnFrUlOiKs/VYdUcFVautPho2GZCFHaxCXEfmR3vDusSbSYoJ9B2BeoX4B8JxFJ0o32dO9iJVcy7
P/JYJwexx7IOOSTYNZnnLfL0p5gLeQYXJgiRCCQBDpwLhmFKdkEWfIf5Ac7aAWu6Uco994jwwHCbnTZYmjny8b+n2M7w4PmsGE4VtUmpfmFzKUMd+dDvBD
In9/qEz3/08ZZCZRVFo7yVPvYh5+qZqIrsWaS5pTdcChvqDDs2cbHcfsX9DnjUB/4SfszXlb7HW89B1ekkwiksY2D2WF44ZzXnQY86wP5H17ejsXPyXOx4
5/3el4IOxIz8YAVnX0boLMi7Iw7+543I/pkkpWwmWs4sRJN29VUQ3fQaTbi00rxLdgOjFw3OjyNDXGLZo7/BptstKJyTZHr4cDR73I6Dj7CE7Z62GZxL83
v06yU+aQxDExopIId2zu1dupP+gKzfogrdUuHIoZc8KkM9w/y+n8howiVNt81UwOjH5xi5YT9gL60QGJHjUq0gBWTsTQ0yZZn+gPnMPEpdiLhx8izKKxvW
SkjhB6Sbu35XpTn+JL1ZZhfFzcDQvcTmD11KM4/6EYvn4Q9qL4KVySJDp6QQu7UwKgfsJxJNa8on452kSdTNaxjDz7YKKHloBDOqeSY8A9LtfHX1RIK6YU
KBsodmsY1mzN0ie2YvDwWxBBHWq3tyGHcVfpsRDaJPCKXbpfESw79jFwDmWLyNsCIdI7FGCdjN1rd9OfmIbh1mE9nE0Byj69u/PbWWU6kihvvZbGS3rh/Y
uZ6nB2z+6BD2X4rdUKP3D8SApWfz9N3H/rWZduT3GwUpbcuDyFFNkMhda+Gs10iR1iA0cphy5GbiGp8ekJs8pxoxl2f4G4XpwwnxaKBTzyimpxx+4rtIsl
hyRMpH+ygcOenLOIlcPqQsgauveLNmyBtkwVReMeGNTRa2Dsjwsh3gfW0WJus3ssHjVOQ3X9RJ8FKhrMaEtfuPX6d/j/w4P4+YfDOwncv8ZusSsffIawIz
1Ot8VvCYbCD77LL8oKE/24nPe46GUVkVW9gOCBZZWDH6YO4eyBjUeRXEaBSbBHUUF0msYhGEZtwwrz5mXni3Yz4bmoKeQNKsSq9WG8df0kvgNN07eJ/Swk
tjAYse431hhxs/S6oK9CqQLzhOGXyJc5DescCRuOcUj/hEXPIL67dZOzhTWMFgaR0k3MhSK+73GzxIhiZPzNLqBJjH5916rsGU6z07yHfA/rcL93r6Ktn5
LuVlUFJlzoQiO9VHa2FV3QnCUReRAJ38lxqqMxWjlboKk1/guHRSX/SyxmbpwLumTPgppWtLayJ+D9bk1LS1vcv/l+uaHFcahVx0oCbhXyzQZTcvhEkmmh
Cmslw2tpvwmLZThnFEKLMtmjikBg5L5OEm79vDOvu7ngwVyd79R1HFUu+0UMCLAx5Uws3DIgXs1Y4Oi2SoEFpfPVXyZxzDg1IfMvShOfcnMQhJiUl92NVa
Q4g3JoKqB5hfUZE0NSsaHyt2yziK/LKllSVGs0oAFxzSL5LPRUL9kHTr9jh8gF6Cha9/SMI4QMwUMcTPobA8rMckPoQVQqq//6+ApJjK2k+Fwy8MbwulSH
QsO9eiUljI2xicXigY+SiPrtcm36xTQoO+eigdDpo0qoPW/ye7y8d4/6x8HMAbAR7II5Q0mAYzHvEIJ153RdtFTpjKKCxGjuQyIgk6We0fkdL3hyJcn3Np
88ZWPJngXFLndLrIOJJTj13olXmHgfym2Pb3E7n0dn+lfEMGa4ztAe6WtaBeR8GNaGPLQsK2MeBhGkSUC8Krihr5R5RzniHsLqjfZ/QiCtPTukDkkvobg3
FymhBGwiyp9kyI9pifogmEO4ZuIKnYfHJdZssU2YXBH69z/QHrZlTKIqSYr7b3vBWTgsVXWXiOQieJyNfYy4dI4UYSj7KO5d28yx10Onh0kdgE6MiNwiB3
ZboKvLBbkc1pVtU5ktgmeY9x7JZdTRf3vuWL6IMVD4HxvW0H8isYzxLxC5OFXMpMsGvZWWfakWvBDvVtIULmMVHhNot3jA5pJ8SZEBkz/mPcyafmP3QDNX
r2a7igHPjel36wV+qgxHcklUqHqbcunE+CG7hQMAZVZzxBSyNdNrJdUV3EdDTHggSR/Z36yjXUc1QGlyD/3CBP90h0xiHoTMrFd8iO4YiDNSqisqn0nww1
eaxfisKqztE17WnA2FMyKZ8D+7dNnQ2DnoQKAdqDd3I/jWtuugNwe8vRIv9FbZHBBDVSDJfiEY1mNPtCuAwm/sss3eJ+1SCF6mVC4R2NoGh9PC12MrGw1U
/fGs13Mh0ypkZMpH9IT0SjGG1pFJLa0RGOYX31dcwmpbZ3wbpk3T0KFKA0iCJeTuEerfGgpdSnFr18Zyc3fp9m6NsScbQW5SZ4qZSJX7m7wBpZyRcTxjuO
hJ5yk8idcs6Y1PmWXKQEeXxGFUfo0aSZhs7Gc5W8emmZFPMBXmONEmUrkeOyaB/4ASoaAMlBViwjJfOUygyuqrLFnkVLuWj36trhubJLB/HBcUpqYrlNH9
NXxb7zKNelYgUf3vRgW5aefuTXtZ/cNeU9b6dMjuBJo/wzh6Q4E0SZ5jjUYg3cYIwXy/MesQ02PIW4uVd9x1tZCH+wHxU97hPLRgRTLlEyuU2O4Oeez+wp
9HVdPweOBSMuDN75KUWHY7s78qdnPaoiQCrUEuEwdVJbjadb8TpkLw89nEHnUU2F+kVCfSoNkXYceKr74p7nUsjpOJwW7pGnwor97war+fYzVMfcNkBYPm
1GxDscXHLQozzPTXhE6EQrvqtCr3NLfVdIZ6fL1N0GjvlHtFZgG8OvuOnh4xDq0K7Dz9wNlec7Hu8id2IJiixkLs7oeaRCjcj1LXd65QpRxbYlyosD8xD9
vJvt9plAnc2vIuzQcs9nJrJVuXTsURjdtdST9HhAayXaAT/4mZ8AJ+7VfAxpmySHqNog9JOCX+60sDZpXayuTsRrI4bDLbyfO5Ym6idKhc3CO8koH6zLAE
2siYtiIrepqGbzmaIKcmfHOjfXladIW+Xe7DMML7ByVF6W0kuM5E32jnZV0AdfJumU0S2+xINdUqbn8pIWfyVNANFXeahEYJrt8oIe1vMqysSLlCuqrHd7
2UpOR9nWa0Q5WyYdEu8xOON3OYcksZ4YoDza/vrFxpfy6x0FsTcYqyfWoNSTFQ9/0KZuArRnAt18STfLrXzGhur1syDY61BLEk0mPf78gXEZcTjIY9N0Y8
rRhQy/Fsrf5dB2dgg02x/PRmL63pbSR2qh5wiOk6bYK0VvZGIK2lR3F+hotKV9UhOvgEK6zc6E8s61H7lN8j2eZ+BpgGaw4kJ5yECsmnC9O5hklpkQsh3P
60uG46HW4QFTGH+1LLgCzJb0L2aRdLbL/4J+DlBGI6IurVGdRDpUFXH5ypoIrWd3xL4P2wWzlwX/XREWNcTFkbwatsS7TB2VX/2YsDyYtmzt63i7wB1nTG
EB9R2sYNkL8a22+IxwQ87KJWULzMvWAo+Em3KFXV2H5Mk2/TWI5uWxQJfscyF+1tvWO6z28uSIdlmysKfSgXeqfqoaZr9IkERV5MiTjXc5YraX87dCk3c9
qAvJiFf+jKmykyUThPaNbdZZViy81jTCHP8oSEah9rOJSOmzikW0HkliFmUaHspuJVU8ZrVgLkQppkd8f5Lo+skGvARgeEc2SjO58BrgGLOzuEeUN7NcY9
1QaDPITVDBDQjenmRh3MsUSDpY50zCfVif1hO1nT2+gyn+oHr09guUJJ5+PQHfXneKzIJYdeoKRellILnvp3R5XTAXUjfJxn/mKZYtRw51tjbGQe+FB3in
EAcJWqHe7MYpq+pVIyj7qRcYLILw2TcK0S632b1S4T3w3ZMme/cZqb+sR3TS1JPkaZdy2Lo+unj/qnrlkDIQ9WZs/3o+eO9NXjevPGVoXpkcozgL6crjT+
aloLwLhp3fOrfQpFMyrtSNVOFvDBSGI2tFaU8q8kxHw/epXXzPCXD9esobnNIhTBtuL6zMOx9+SkhXNr31qy+Fskf2K8qYePzMsldbcUbgI2N39j37BdIe
+vCVtnwbTJHFLOd7a3PR8itnhImDkqnTBPmkm+rK41oXyPxE7vVRS7F1rqPwb/T1dSJjI58H3IUexro7pq8SlvlMvCjOs0bwFht5279ImVcuJGQy0SR1mw
P+I0r/XmI+iv/Cv2Qi+fijpglwxLc7Savh9PsX/u677mSvnHdyud/7ilkOSMc2ggdNyBUJF1XPLZ9XTmPUmceNusIa+jj6mcvSill7ucrbbC4Oc+Ik2UkB
PLn7PPsoaaJUn+GWikHwAWgejzbdKj8k+cmWe9l5FruJPGQtBR1JKeZv3eLqzOKUOVgboqFF3Eur/0TJCRnXUVe4xPpo7SI5x2JTm+OchzRUIlBiHlt7/j
lZPfr1EiyZnKGwBvkEHGUHmL5mN3qEM3uJSZEGk15X1ylG2mworAa5NO+b95EX276B7B+hqeUbXlIEJgkMDdfoLmxSfWRdkRdfWvwkGQSJtrJk8lJ5XayM
1R5wQmVthe1T1w/1FS9di31b7I1xY9xStznjLX9j0A0rHyJIeXL+HriLcXF6ee2WccJv97GSseTsGVzz+zbpSQloLIZg7VvFtoPaW5E4yinLmy7a28fkiP
+DuAAEZpzPr2k9KZEdy+n0avsTbFHt5/xoaqbqrCb0YpvjU1Ac9hQLmKrEVu39voWJJ0r7Vo2q8dNE4BL0naztxPSTaDo9yB2UMxbm3xTX/c7OQNID0ZhW
G8PHFlmzGyZ6lOsbtDxpR5HIRri3uTC2EzTXAux+sOaMlp4aTS2E+zq/JsjT5yfr5pgbDx7VievrZNf/FormpBF9DeOc5SBRM/SJBFgXp53qnvghtSjnqh
Id9wljSc17otLvSCCZJJOjnBssf/dNSdaBudKy6itPX+Q+gnxm5hQTVFy2cQaRle+RNf/VYKnZgEWfePLNBYVTDyehnTfT1UbGcB2bxtgoTPs108zAA3OQ
lteIiHQznh40ch22X0K7y8ddj08z1Q3zsVINf4Olr4q6LffXvasUdEGHz+M9vEtYaTGYI6v7kqK4ZPzBRmXbTouPzsv5VQgmM2E/wD8BZZqf/IxQ5CI33U
qUF906l2OZtBx7UXuADUdYOVNClHupiBzwzWvb2dSFz9VRiszvJJfOLCH1zGdLZXZoQZdacuG87pFXzAn2Vh/8/f5y0s4z0Ph9HSBZoLa8Ek14R7bTyKJI
VNM6LVaJ8Ph4e47xCUOs8QHbK+Xvg3duuoaNMM+GCoy7XdCZaj0eWYAFzmKGzkZheVFKQuKZPBOEuKHeUsUHuYH/B3yEMOlPUYcuOtpoMJ1KgDpJppSKYd
ojKXi5iYl5ky88sRZvttFVMvlzNp7JFqyHCXVHPUsGXWq1QdefLKnuSgcJ3YcBuhr+IHql2sqKOkU5hsq5yaPj4eLH2EtHKazR7hHrOBgmEqD4zRtXJ1d7
lffjPXxKPtPcQxLbqV3cAv89yqUgCtd6Sgni6YzapS66KZv95+iYflw3FPcTf2xrmZc/4D3OPsrZBst82JSPGWeb+PtfQwscUBBEXHqcMul6R7Xn3GeF4o
i5SjTOs9Du0Xv+54Q2w2p7fMxCpin8wXWlDAhEhY62ZQTMB3xiElpuxOOboXBLRA1KdRShKG0GZ3gXNAXvLjxKmqyYXanyXrC3yRqDxA52K8i/rAUo0C+M
3dXr6ZnUc3qixsCeSiKjqQndio/UDHASpIfnB3Fhh+oocIHI9yJvYLVKhx8FCVYylbhD9IY/4byjhMaDE++AYzCVSvGa1THWWcUmMHAeGmR7mstb2gpSi4
w41Mj/SS683qx7FGE6RCo5IVE/yM2VyeDsZMCHn7m9UT9TaDrjodOYd0rgDKaBPsVpsZGbdA7fPZ9ybse/s53m4Jf1SmuwiXfTE5U2xWyPC7JajxTHdHht
+K/7R4n8ildS4XuI3WfhZzFpNnO90hLPJi8NUwRNli2j1Q+OviBqPSEGCCr6uX/KJLo96sYEj+wZ5A0BTmLKnBUhE00/YfGpfpG9z0BWL36hCakfZ4lfdF
q4C++ZSqtOPGSFkX7TzpOuJDp2NGnUuXfkAanykz/MikM7xhzyTm7Q/RlpVzP3UAIwy7FyEaw0djl2Yk7eznVovvSSyhXs8G0Xq7W3XIZCtvRNGX71/GU5
/IRdEF1yavnBbhpTksntUZRSGnUVy+yfNrIKGAZvQVfPMf91IgkVsHlzGacI26hWoSWLWs9h++UldA+4+WFRlRebtxCOjFBg9aHVERX7tNxI3Ava8h0L6C
rnzCHR84sZcyuW4va8ETldWnicwn4spcsfT5Soj2RT8zWTIpAk8MugPmIYfQw8TZ+2NWdRNcx4erUfjvmIuIh8sS5sEasYt5c2gx48K73TsoDO6pVN4cKX
vq3FEG7srLBgw3grhb9t1wjwIYSnoUJGJGWBfqleRLTPf3bKK5TnBL826rGXkkUsWifp6RpdVSM6UyYnPqVdiFIfMwwendhBhPNRzH3OU7r6aYMIm1g6e1
kT/e4hhvJG9IU3stFKj3f7V37XnPZnFNky4+Uqe2xky9f4T8jHA5QfqfUJ8vh1xC9QwSZV1UPmoaGfOH4NRy5/S2W+wy+dmrJ2O0HPVNDtUX3SlXfrTsnR
E8MJoVXsIlYhprporWROIddq6ltNXe2TEL98cGh2XPQx8NnHmTzG0gnLbqmQ3KLXuSrDU0y+sVNTqHHE3xojaFVgfc4faGjRZzkS+lRiVSR5HGWWiKhR3H
eYdpXVFNclkqiRs6TBPsTYjns9KMY/G6J7xSBTViGG7OiQfDmlR+rf7jNbtGRndDFntp8EX8ZPlvGU8E1dHSWMyEawcYiqoBsqNV4HMCHL66fY5hLbaTVn
yYkupjWWhjua3BWYXZeH6M9/uxuGflobQqEoyBEedaQGSZCEn7AZsi8lbLMaMGPyZgTEFTWR3B02BFR0FwvioHtVn2VbyvHJs9tJ3OuB//VkqrTihS6yrr
je3nQPtsOPnmvKMU72jsAhCZNxaGDDcZKSnO3MoT0zsnd7DoWO/47KcUadZbGxGTNsDA9HTFZ+9GqykBV5Irlnx9snpkHJhFjumOme1ivMKs7eTtTZabnG
CT6ul0tgO+BhOxVsBZruTLK1nO0DZmc80NSwfXJ89jjzxBnzmb3cIk3PRY+k3sn+9cuWsyJ/G9gvrFEXdnVmThvHwMRZdor50gTfGRi1lOyBjN2BgElk+B
mWHhIGDK8Bh75GRnjFOUeROxGFY0MadRLvmSWHr2ArUDoxqlX5E4kXcD9LCNsF1dPIh+t8FYG4F4nrUUKdj5yVedCWedWy7g4r/xbRLsI/s4N39qhWlbU4
QLA2r6WqDxqef2WK0LIVM4R/ZLPata2vJ+DRYxPZordrdBwxd4Efozn9sHay6FY8mJKcIeZVchTFWXBsEQF7fgKx9GJOtQEbVDcu94/l/m9tD4fEQoE+so
AVH5HmU9Woe4uzKoeaphALILSw/pwcGA7cTIDsVlq1qOQ6RWAads7JCze+6dGC7zwrJUBc1ag+xq8RFfeOGbZJg/FJptwyrilLmYMEOR0HgxjVJ493zeol
RnJc0uBdP3NOpov2JbAnRE1YUcgMNO3bNOGE8E+GGit5q0WPgFq601imBkE6UdZOyXnS7oG9+DgrZWNjTtY2IJLjplQebX566DK5B3+mNfYnqnvYgh/jlJ
zxTazWjrwv60s6+xzx1BkSnwK4PWsjevD5qexjKe+ZTN26mpLVI9biyJOQewHOQpfRjCnLwQ6mvLSkEKG3aWynmUs8FMN75pj6+Crb2yIN0Bb+gSZ0pFwQ
s4/nXIzE7NL7THrGwbF0jGofBoctdVF7Kfmy6VR46LbMlhnJRxyalSr+cidv7qfZbkmHI5zkpI9IE2cfljU6RaY4+0J3R1tJvEf2ZKX0kGn9haNxt+ITXo
nfnB9TJY/13tR47bZxRkaJd7C3z+nQ71DWNkft/uMDVOgl7kHaKINuyyhIdkHPH9a/tBLRQTl+PzdC+iZqfjfYbY2WFRmzfQa14zieHtLBN7LQWa4cGdGj
846MhI6lSFHShMPeFe1Pr+QB0wmSICPFjHgsdVM4u0koIPAnFG/lc2I7Igo9kvJMx+HczTt5o2bA6F6EmG16jkPBq6yCOVjk1QBL5Q2eXuvr/hXiK6dVPF
M6FHFzIC6kOmBKf9tk+ILriNzl2lBveLdMuhRXa5o0LE12cyodqg1uhz2q8EEODQs9FAOGBIyZ+4UjhoSty8SgSR6/yuRUfYJlb8n6CxKE+zRJHSudomee
qLv6FSJVmobt3+bzXHRJIDPZte2jp9hNEY4Pam1IcKr0KcYmXaXNuyAv9xxyIsyDWghIb1hxNrrCt7JxFyxErwFVM1chEbUKv8aS+nIQpZYMF4oGkejFWi
F574FgsEShUGqfssHq5R7asqm4a7NO7ZCrHGl4hZfWVSfSokz2V84YaiHEq9UGJWikR+Bwhb8V9B6chfuWbx3CFAFPirJCBcFoWazhehx0ne1B5/4eWdEw
Dk5HLCFesbr+jQ9BmJXxo32ha/9o4Ksv03+TD8eDWLHn4MEseWFEjsgDPoLydj0+6wtPlQTWnK0iBOk/yTUqLb3VWwmIMSfBj2uiDWOkrgb9N5T0E2PdyH
WzWDoz1QnMrkLUeTkzI2USeTdfU6hfYe/T/AKDE7J0Tjwjre1nTmyrywhsTilMEYb6iiNYpxTYxqz1WeBHhLFEhrTn/MISpE09Ie51G7QqId5mi57RA6cX
LeiZFiOpnm8WFiXwmYyXPbE218nR8PAkgRxFng8Yk0Osz1iqf/1fpS42X3vQFzNlbQf1+ERG+DohitLXuYfPPajw35bFTE2LesAuH/LMKrZlGNyfez0rQa
LL6mijqR3YPhQWPyrc9mmsEFfnNfvgR8n8pNSCN6RFhMC92xmr/AiD/x90/ljBmB5NFi20zqaURVUMphfbZnt8y6TnDxChz1W6+kqK8KicvIucX0cX89yo
06k4At9rj2l6uNXwt31oEyl7DsDSIMDirW7AVBJbmAo2QR1IzyyBKzOrIwdPONc/vhIWyp0FKu/TnGnBi2wVemtTLP4FkWgs5XO9oE+VfFFPsq2P3hrL0U
jvJLvIfTxpwi5FfAwn9hBf+DtS6F5HSY2oD8OiEJEUzokELF14lYsLjM1+jDIvNVNUEaGm6r4IcDnNOkIanazd2as6O3VaPS1eGA55FIVH6vTig1c0QnW1
WXGZ/yCmsquWAq4MCK15FdPPxpN4Je1XQapwu1tHxRRxJWaTKvJU5OLBiBBRhA5OXDHTWWvOaf9VarkadTBXd4fcm6+24b1/iTiJuwlWmm+0ciyoR40o6y
uqqqYRhVfa6+QyCsvDyYP/ViOLGfLIzDDs1FKjgDsSasVzMBtzq/NUcSxepkjlmErP9fxXgx7rX7LfkUXH4DPJcoLEGxUW+lLo0WIoWZ7uyoFN/WVN4cM5
gLdnBPOCFW6kozJ4f6iRdg3GasKyEHjrqgV+5PnyndcDRQf3yDlzUSsnORZTnBl/m/AO4akNMAklQ4rEfSSIuTMqZMWbVIwzMU07XKgPtElVuYM0zZbVA+
9Jj+VojI/2gVIl2Ua3nZ2TRtJToN4dF+UcBVSNF0lGLwNScclQcwcOvyWIDUfKfV8a5oVS2XKGji4YKccpTjWHH7sEqZuhspyRPEgVsyeE0RlnHLR8kIfC
1Jk/RnOFKdryvAw5+/lDdtuXWGpe8hxVxJIbVpFWPDsvxEr0Zcr5BvetM2dHVWJ3H4k+1E1vT1pGFXV5iQ1L6KBtg5lT+KvcDubfeDUZc5TB/ZXlqBCp0z
UxJ++sONzHTz78vUwIMhJ4jieDN6koPUyJvDXu1XVxg3sYX+G8KulVYHeyBsO/s2MPKVbFoEIlH59SIxHET4J+zF/ZeHxtsU/6FvbchYImEEXrTL2mSHVQ
xmk65QhGaAYINQgqtY6OJRsya3eeL3P40BIU5J7NdEc0NoSEhPHU5o5HvWFlNaPG2b/EUSCPaV0Q2aaG/NGJYr/OHhHE1ghCPSGREiVs+I4RKApVES38Pd
+Q03Iyq2Gv41tS3bpE6LiymES5eqoKbsXFxk/syytgCMyULKGNi5FzkCEiCiN8hVXS4LvLPYafI+sasp+fOSDnnsnLPNqbYxJ73McXTmyb3Ery+cyYs4i4
RUsw2stEJo0O4eNYYg3eszHNEbMXex2F4McH533El6o/MBHgQUqaLlNBoRlEIXwUbYqStmGNfiyWn/kVVXti0N4gqh0cIy+21JJwP1WUxcas91ev45PfYD
TbP2g78uwteKkH7tT6+N9QOvEghcSgUW/klEmyG1p/NQqOPndzLxtM1eXTR35eb0QQsN66JckLmzAdKaEXAOyf6KKi6nHeyCAfjwrx760UIGD4T4zGsTLJ
dBLJCCE916BxqmmGHKO5bMNi9j7dtfYzPeexCeIxqSLBpE9n/KVoznsX0wmt0bhOjAbtEz+OfEQ5v9qsxq16PRHNac+uf9zg0OT/Ls0qhI4EMBcMiqi4ZV
FAHJrQXqfkVrYnstgVfLWAcwq2h7t7VF6UlI3P4q7La/Z89b7Pv07aUT8XuKEY/kDk4FpfUJxkzBvYWUks9pgmTjQ8EjYDNkqS+iunJXCVCLe9b8Mch5NI
1xQOCB+6C6uOTGr6WaFUiyBK4uw7Bbdft4lStAMJx2nEof5KDy4nEHEczjfCnY4ypC0Qrd69MzyXY19njwMWMrFdtk+K69OnXjQFXBD/2fP9A20IgdHHXD
Eb9F/wZTgf0InC/BKkI/K1+dPNIYRKJ7Nl/sK0j+LeYEnYf45CXXSPAc5dfGItSnkCxtGvmNRBmlDE2EDl7Pp74FZEfYhHKlqrhV9SsrZSozEHHh8rue61
MJ7SZ7aSMoRRToe8FjNa41as54McDMmRnGbQV2AETPmx0PEpyQgUHNMM8QaPvIfomvEo3lama2DiPYvEl/jMZ8xucVJTHfAxl1tNmESzcfGcjZdsbaNnQm
5tvlaZASGfHjueAVA+yGw2Gg01xZw9GP/3uPLxKpkMUn2EcV/k2+kT4yTFq3a4GbK+EbPUSh/N278kqFRsmjV2ozElDng6LIMtfJ+RRhtk99wGd3d9dk68
rIgTuJGqbLSAS55/wOzIGd3o3ac9GEq6JTpTjBBnbQjENpnkd/yRD8d7Z59uRFsT/x5ypW87gR0L5Rx/lqwVNtjzhnsnOZpEETE7UdimnPFdkBpr0kUf1h
Q7RQHbXyeWXdUhGoTIs1ltscuaOxXI/Wd5QnzCk+l6UmTh9NPNDY/FP7Zps1p/s/0GTduOuaez5xXgvDdNM0Q+dSPDXMu5YqKTDizYWkZBHI5Ne8XOSmhe
69CPfBB+4qgfOhrEGtHes3S4ozD+gAPfkmptQbvoUn7asJVzNXz4UHxIFN2l0oNIEsPhz7Hv9HC3H6Ke2rLso+8EkzjVUvmeX+c3I/KonVt6Gjy176kbeA
S2Nha0fY+AOHhx4m6/iq0OwHsh49lNPRHRF5KPFHBxesggX561ywzEZWLB/kTkOlLoZAh4sjbIs1okr1feWuaeA/NwYA/tiGQQ2PXhEEpxtOOxrXdd9eeU
b6BAxmGgLnJca15Oq0AE5nFY/UNUvs4clGyZK35G/jdf53r0m1H+XLGzVDtKOnp/d7F/sRmZH4/2kVXanif9zYT6UQ9PgWTA746SqMBMhoLbamqc1kLdEz
cJe0opLnR3TAjbmFkGvIj/lGLZIfgEzEeepEqRIcYgmJ3EFeYSGgopaRor+qE0TlsIV4UyP1aLnB51QFWzGSv/FAY/mfwCXRxX95N6Qp4/js22Qf9M5/Mn
peyVUmAA5CkxaAZR0aHUr510Y9kxIgNVX9xE6Ud01YJ+NVFIBleqk1uim5i5bmcC/AXsqw8Fs+UPCt9JbHNm44y5dqYh9Ir7BIeuykWjClOzlPfRUSCHPe
/RvOLhDYOO7zjb6fqfvQbd2eCNhnQQFU5CDW22VnwTtfWhiX0c9jIOLji7ag7tSMDH9sA/m2leC3rEf6TjTrJF+QAfFmzC8QNSt79Gtr8h7ImMasOsC13P
X6iajmzNNpbMeu9fkXR0nF3f28UznRx8eq8TL/shGV0LUeBSSIeXmLD0MxxjCBGnT61jg1jJkTBKBlzkktINpUOdS8Cf/IqqplnV1Iz7wJWReZos3ffvrw
6iQLsSZOlUA1LXQ+7dyWLJ/pEuephfMuS1+UDs9eDYPMDzV12koBlDGSVJEqGC98SRa1jNq/Aog7m8WdsUSRNG9H2cnr9mmNUqi7U5aOQUxlBmnYb3aLec
2UWZj5t59G3wN0muHMcPFIKzd9auFQODUd0fOJXyWmNVL51sJychnP9EQ2aO95/Z1QslAKwP0DV4weRFg2GI5RldXYsr/JOWwfmViqipFuU4l6DESwB/8o
K2tf29v+DCL/ScKTplWfQNfWVia6V64L8KGT79iavVfUDyWSICfJvVVQuK4catbr1Xv9N+WPhcdESUTvEF+6E9oazvMRA02lNS7lKwLnXoaK0dlMVbuFaC
IvOsrcz3gd//uUfD5sBUvWxr7jSi5ZzWoREbI+pVD0eW7A6on3KG240RcPXa5t8oegkVy49IHrjgajXIFXOduXlyhleiZJKtf6PNI9wfXDMtk6yTql85Rp
WtJ36UnqggmVJCQvjKojvyu9kozHDRF3mNghLDNbbtRvUAtdwxjunn8IQmEQYP01VnGqzHsXSSW8cR8KJhglxPVMM5mBPSK9IxnS99ldog7OCRKQ+hq2bu
kdaKGgnQrBqyGipSeCow9PxkA8P98sxlPItuYkptLmFDyb5Yw3pWLtM6BaecYIvL5PVBqBG4IdFRzIy5lRNRr0UeyTDJ1Yb3q9aRp+jByar8FUmzLgkyMn
wsN7WROQ4vjic3CoJOXBVyP0O0nS+vg3lXusf+A0Imi8DZoK2ZIfNZJGwatyy0UmpnSBL9XrpFfICjEB/Q4FNAnzskAOyGRCUMwykj1Ena86GxWS4YaBE+
PUnqaZbkaB6BOqLEkUYbfz7UaqxQDvjAA/ycc96lnjN0ja+w/AI3TXL0b+3os3svX9+363xqXClouzgYGGaVD30sUCHQrJnC5BK9zuqJMI73maQQ9jF1hH
GqMrW8lqu/AI6/319/OEPv4rb3p8+CAZTtyJVVWEQlrxdVljlnivUCeEoU9p4nGlzEajCNQGjS4iw4jnGfouOdfs/YKbmI0Lphr+eiIYlxLNMTX9WFfzzx
7cRGPEicPWWejmHbhs+5kaDeVISxJn8MKzAGhz/psBbLV5zdpztg2ZycDpMe7TdNFl9Y5hIksqlSt/DkBHBMeJxzUtkOY8OuSzaYv+5ak9fsy34+sIPmzM
D5EroBumTgDxuviMOR5p0T+hv85Ei2LmvbQL8qiBrg1OWlqJ6jJtMKAou6OVWaMmbswEgZVEntx0OAZsoKBkD6+fVuGGSPHzlEZjE+XDtMs08ZmtL4cFEq
53KLYvH7nfuMcU0iXA/W6PLkicqPnEc5L7H6UUbHSKjniIYUwzzw3DAstyRMs6lFUz8elRk7sa6cWGiPnvHi32zk+bLfdmbU+Kx/s8mzmbQ/hK/g1WKIiw
/27OoCqCmhAfjEVIoqRNb/ziVBgrrNee81il2flPbdWbP7JY9j9wjpkMtZqfxrvoaCyFdd4H+G824Vn1DyZrai1MUwppwepkOGuFpS6m51xixDjyLMo8yZ
uKTCM61VDcypZAus7sy+epLfqzz8Je7W8czfEQsYNw88Im/oK/ecr9aOXI4rZoHnnECFBNaYMIowcLLhEM/YR+JI0gOzypNWyhb99MGxh34TJJ61cuQ3BJ
ijHI8+h5NjFMH9Ex8IttXoKciWdBVpO+JYc8RQbNsNCa+Ovitva4vsJHLx04EfSf6YzgJ82O09hxvbS2iDOzJudGMzcmSWRVtfYlPrOmXSyAVP8TAZDy+Z
/0zc4IRCmg/uYPNreg/1Ybe2gOqkhn7Uin6pQbFCb48FD54Pr1oMmCjD/fstF8jvTGt0FyKKv6kO9ieoJsrsnp1enumhO7EDy51JkmrWKPGywGmrEcSx76
Nu41+KbFkTQlJfHOqmF+KDgCuB4iZycavOjUOX4JweCO188B73qI/eiqzu8T+QznsKNKKmHizm50aUpewrGUyWZ3JR2FN5RT3U5SgsVvabwon/4GONOll9
FEGZ0f684VfAZBixZF5LqloMgnarWhPlEeWC3k/RiVALngOqDPHTR9ng4L8E+4J9I8W3n4gPHEYdfmiZcN0GjIF/lmjco1NGqZdjOJqI4Up6ZJfZex4hYB
PeV2IB5tTsWOTxftzxwy5HOCUcwfYgr/IMR3KEwjwPT6211Sv2D+NQJlOUafvSi3Xay8PMrTuyAhkyRYPcHND2qYClO1MVqeWeCpza8+Fyjm3g6whOKRYz
XbUHXfu/Id5bobQssOwRuitXn7cdiSv8uWG4g8HHUHIcrvnRhc9uSZFERcDvO8jLLR7y81n6CI8eHkm5zt0QjbDcWAtlsYgF/KpDkxbdC/GKmfQ3C5om7L
xYfmvEh8Pnw8rg9x0i/r2YF9xnG/gl2cAHNsWPVvCF/rHO7I1ErgnxMI46RVxHotXCuLPGoX2y845Fb6JTcuDWTl0y8Pik7C/u8nP2cXfhv2hi6JM/SwYV
bYeSbRP/Ri4t4n8A3rtwyHRZ3VUhPaVp0lgVfLlUcyNHutQDJqlOUW5hPDc1ohWIOpmjAo3pVdYIafZJJnSZf8jZauHgY65VI/Pqktk3wE+BYDy7LA0zRF
qk3RgZDcXYFxL4OQIjsdaJPycnzHUjnIaNbYlmgl6jwXGo1D8xOoAZk973GwobLuPFSd7VzUlkQqHETktBVBfIPtvrduxFRwp3GZNMpAnyYpds+ZgHHGpL
pGp++m9517sbpfF0gNqWZvxx7q3X5vykBdQBlM8w9SQTl7/ge/pT7I7MPnwL3bsQeJ9CyexfXod9bmULh+Y0+seSGb72hZ51tIVOT/RWsdzDy1E4VXi8Sh
OD06hwEFq13DTsEZQTLiR5fQ0wL4M+igol+IseEbQMI/B4X0sNNF0WZGNTi1Cj1cVY8XUktwSVNEL73vwE/7ngoFXOXML/we1bdlAphLNLzrSFuckhiBcJ
WlTdvxCRcEIcpHq8yGnLIu6DVNe8zfgNX6BElMhIry9ULGq1qMDh2BTEDk/4K7A7bLUYdoaIKDHcBYGkhokpEXKPVRnlxDF2akOm3n3w0QpveMHW+Ttn4T
inxn4hDIR5Y+INjTpN/APnVd3+o0lhymRgjnC+03bu6JgiYCbs89Uh7aJb2HvX8tBgd9CY92UHk6XoqmNl78t/5cs5PhNl4YktMpiN2Nr+4xN8jnRoHBBk
ouStvUeBf6GtjyYVnzK+7fhH7gAOvqhdSTj6o/UCgDgkXfJu1pm9yC5iqyB/kJackQtKKWPNfSxP8M8b5sX8L6F1fL8hj7HY2j4TK5OsIlicGrfijC9jug
RtwXVU2URAWwWEcvq40kez2m7GwC2WX6KtrJaXNG4R3zFgnp/mqlWJVLOGuCTpnG4ChIFuS/nwZQNAs23qWlOzZTr8CgvpEvGgE+YTkhj5exTMDWO7f0BK
A0UGzZfpeX2x5gcT1N865sdA8kyCm6Rm5yII38irZDx2z6P/PnYoqia8ukqJk1pGpPooqj28ddz2wmJDkhrlH7YSRbOI45vkXiXq1JgP/TR1OK0+gU52TJ
0FzaM8lVPusk2GNPHx7pqEWcTE6VrCxB/Df+FZIiOgakxTxfyvLIwOev2sokeDj/yR84bhk16lcjZmk+lVqpFR/Sewfys33KIiAEF5WU3HDU5M3mhIRTYf
El6iQBturHRvCRuZoCQgPApjEQI90jqbVVDlrxTClh2YzFIGGGXlBiHuvMg+xzJyiQ5ZHCcIz3PGC6q7/vDkSEJreCzeIuJBM5Q9D73EtOp8eXDsXTJlvj
DrkMD4aditUVWVdR1ASHj8JU19CHEOJ/kvBYa4ioY+mlY4vlzEQuDiFyo+AqWaQqSUj2ZDcRLgF0Vq9e3a//G5lMEln9/nhACUzvamBhXmaHNxT1q5Y+a+
Sx/GGWc/trw7pgzktiErOqY2SA724e1Mr2SfyZ6k4OlZY5ettb0+++aIeUxQ0rSVCYDMNTm3OsdWQSKDdHITLDD9jc5LL2HrMkL0sKofFuisxn8aJ6SZRV
XAC3iN3j9F2jiI9yYhDwNLRFtO0hQI6bH9NETykcb63i5QA3t3DVVJrCuH8LEkQ1ENIi2cwlv+yAc59uH7r6GBdBAaR1I/bF+qCu7vmU13iY2xqvhsuvRh
G75OKJXNrOd3PzGExGatHke8+rFzUbKg1qGhqFg3lNbNYieuYC7mZ+ANUjewfROBwoQmF4vXOm+dZd0r2rw7UARNy8LtOePPiPwDp6VNhoJ1SPm95KeN69
qEciOb30kzWHpnp7f6LFUog7wcdpbpb+7Vx6uXpGwwpOQ2zP2QSw6nBhx+12OVOMJ/ma2QSN41B9UXmStIzhl7ff9ZLKKJM7aLHnT4+LXVjuZb8RlFHZfE
UTNVXb6qwoepOF2hA0QhClwI/cbfwItFAHm3SAYGM7/tnvBt6d5BC/+Fj7vuRhkh2MDLCsmbYBCLb0b/Y2P/8Wo+6vfIOAAYZXfatFC5JrDOPwm8GKJc5Y
JNWdDq9rLvhgG1r1hODws1SgS+EKq1l3OmxzcaZjgViYUz7tGaiP+B2UJZjSQp/dtTgOkIH1dmgNdA9yGhw+i29DpG1m0Xm6f5Ie2v0dGbA6NZj1GtRqRL
rMY8bA5oNwQuUKmE9FaKEpsdTZ9nFd+CbxJ5myGRVeYT6qwTdLaSgBp1XAr3EvTIjJadJyJxHPswG5K6tyHyePdc4AV5lAzOAW0Gf5BVnnt6RpMJYWPPPN
9cJf0ikoOWFWQQGpNiPNAvxzX/tNjHgyd0jYPm4cQUjaR/kWzS6IaDnwjV8NvIln+lxEBaz5yYROz2SGkFpB6OgM+c9Hdc4T+7slUnv9mywzOGPv8HWRFj
n7WW8+mxq5k14e8Stk7kl/yBQEnnya2okhWFxFXreG/2eYAPHAF70n6dgiKks8Tebd204WqiSp1b98WUcQ81VTESSpVc2wVvw7xeJWHRcrNN5oUnZbierr
5UIlO0dOFHkb8Xyl4utI7bXs/bwCaG7qX4PQ34Xsy/PR6SsfMQPe7bjtCgg9buqJsDJ9seTPcREPsom2b5nHL83xBJHbId+GAnbfIaop38+Cuwu/qUUTsl
96EnXIgKh3LuCDu5bLmaRvwDLNXFo6/GCrgkcPCvHBh0gRwhLJK6KxtQnA7OknpptVnlI/YZj22Jqi1TG01FK+Mo0KFwgl+6vglifuQRqhjZk2iqaJZjul
q+j/JAyvpZa1w6jB1jo+McXWpyhkVo3Pu29NuFyHvH5evb07gW3jm8lHjtvKO0hjbbmzQ/qnja83HlUhs89uqnkN2x815I9wzoSYc9QQx+1jBj0oGHH6mG
FLvTdrXejFQCSzH5N3WlWWXWdp8FckrX0jaOz9YPWdyt4TXt0prgIqWHMF7MQiGi9HpSVNHYNtY7WItQV8vlVGnn803ii2fsU7VjuRPjKdh7BlnWga8ZJv
4g92e1jySLLmkny2eSOZtX+R8/UmTeCZCM7HPBjGSoyNvSOIRmG/rUT1b436Q2k2SnJYWb5VFf2CiD5rlnpJPcLFuZp2azh2OoRSuGPv8aNziGucYxpfMV
o1YEImMvGLqULlaPxqse4woYDDQ2J7vEPqfI2jjOVXjh6Zn/e37q2k/x3shxIvN3YihH9VG2KJyOoZ4dOHCeoGLJUJa8CtGwvnHZDj8tcpKeOU73u8C/CT
QgLMN2Pz+Sg0Itmk/dsWBcvVlajoK516vtKUI5Ifm1ZZSUL5jTYyEtD9/foE5CUR+tU0b+xwBtlsQc++1WBFG+IrNrJPpBWDhljns2fPb/gFSfs75sBGfL
v/Uok2OVI2RDpqyuGNlWrwKXmwCvz4FoD6qkqLxsGq4H9hg3rx//rkpqgUMRH9fDxH+ijgu7TxkO01pSshzhTiRGpwHK0JYgMCmfnYwU4enGC2DhG/ZrOZ
FY8Dne4Vv43ch8joG8vcsBea6C5Qbov8AZ+qoT4+3lngsv9h/qImvzJO6YYk7/tATXWI/2bhz7RyZcrY3iC/ZnBC5lQR8kD5qfWnxKcaw/ccFFXyeBcgPd
0OMrf0S2yT3ZG6b753xP2ns25Da9Y6akFcsYIX6HK7Qpo+ko1wqJoO+XEiopMFaB3Snlb6eroIvnYI5K++0KUU/Tayc5ubWR7Dgf8TKMSfWARB0J3BHBfK
3Hx88XRkgjm3YFooJj+irUoTIpWqnXYJpAKDnWHba/5HjWzJiulGXi87dtof8qPAD+phNj3UKfN8coz+6Q3bGboJIlRS8EJlPjwNBKS3Rv6IoWcBoWXQvc
15JY5Kf7pRDStELEKl4yc9k2ozkji5DGVVLlVpt6ihwZxWVGOgOsAma8l4TkBrZYfk85fvkjnk7Q9ZR0dkc8SmpqWa5ne3JuFQ5S3E/llLwIFU3d6Oy9rM
dkY/ssc4vaI3Wy0Njw3GGSgc/OYEICy/0yQ9S/fkriRiJprXuI9+Sw0DJjAljTo0Z1D93vOBYxEfIwzhVKvqQXjlM/o21q+hnCZIkxkUcb1JiStmjj6zAx
U7DnAIEB36/dTautzDgTk3BzRscwKJQmFCN542pgZlOK2yCj+knjfKQOiNrUu/bGq1MhBdS4ZU7KCdmlcGprV51nm7SLaGgGHM9YUtUgyjKELN2KfiLuPy
nPBAfMc06NXZKiCPu1Sg5R1wv+wH1v/p2cBJhYIps+SArk7reDBZI4rr1lxIh45Rrq9U4e84vy3ZmTiNL0WE7/VeUOB1xsRfh5yeLW+k4iGQD6SBOv+UTS
RIzNCXl00se9XLYPq/jE3++CKp2tWstwsHPgl7mGtDWeGFHdp4RIs2BvNQ7C+A8jnsHMaJQXnbZ6wUtHQL2DGb3ft7xxDva0soVjybZVh2t8gVeS4xji4E
5L/PNrlh08s0w6sRyfELjeGn7wFzLOOcvmZe/FRfjxECHaB00P1x1rioCy94puJxPv5Fbh1n0uziSn5I9TnTxsorBjKWT8REPmqN9epww04ETSVIiWd6z7
visZl0iJqCS/tP4avvNNZ51sZxdBXafKDBeu7p/4P613a3ZchTreOtkTmxfaOOM6pz8dOgRwpn4dYPfIWLp0EhIb5SoWWZ7v9qvBC9NTFwWo4sT8vXTlxa
xO9LHL9Z78sA6gZsSf9sV2SESTHff/oSUW+g1wvgkHzW8vgiAtZavNVtQnfPOJUy/v3Gvljzm8qVxR//f8TRUa3F9S3rgip5Ojvag5RqmJQHzQf2ZeabCs
kUeUQtNxSMdlXtUHVA91nGA/1DiL0fXOVxdJI7fHw9nOkVQb5loZUukEHmI3psYGiHxkMRONAUUDfKz58s/H2H5yFBz1cREUb9jJpdI6lJgYOn5svu8z5W
wQ+YdIwWSJhpJvIP7kIuWf9S2yxDau79jRy0LCMVzgwwu/A7mI/Ijs1BrxX1Oux/KjVEgFO5fZ+6vG095TBPrUcUl+cPN60T+u+IfPFGCVBtMfUVg5ul5w
dirsU+MLH0cF7lOCpNECZ/qTne0nb0VVelzbDYGwCZBe4AxTjKc1UnO7qWyFiys4mjxHCgndty8k8FW1u4bWFB4Os2/RXm71Aa+Jtl8JhGMu6AhzecIGZg
6d7hJc/El02giKqV+hZu33AqhRDR5ZCUXts8tJfSNuFc/zJ1op8b2O86IMS/4VXcTOhV1+ThtGjRcGcSUbTzCghziS3gn+jlOB+CYioRppXroT/fsnZVXu
MPthyCvMzEqLfc+5+5v0aA+4tyEbO/l22SzrUobNyiFQrf1RPhBLGbWSC04+uSsSBaqTvHirMRIltnE/4uTsRaSUCVI8qoNgXEYkVuke9QQr9L8B4d5KJW
lk6AmaDx8aE/mRZTZRIYbHuLDzCT4wDBXZomfmjrqvnfVqsrvP4V45/qOCrgsnC0ernQBrjwj4mdF+NE0sEryLgdSgVRbYZVt7/+0lsFUM1NAb1oTG4ScT
cGI6Aj97q1fW5xAaoyvvp/n+JF37YsNCs+WquhBXDZc/yH9XWbUY/9fImXEuEV+CzGbpJtIc874dhtzIAEWo1HvUDXljzNEwwju2AcawePSI0qqzPO+3tJ
KnNN0xFzkWI+PxjOR9t0WidAffvCErTeKj5VVQID1ZzDHt7lKMFQeF61eb46CTr4Q0SaDJ+HlWludIVB32vlzefkOk8QS3OySvTUGm7cr+/Jc+qmUGGqYD
ny2me/ST+TimPkxBA28ZvnOP9Jeu5s82sbe9zr0iVQPtX0bcV+F7h4HN+eTlXP89Td+R7j5hGbwT8M2cN7a0zaku+8RPtNSRwV8Y4+Jc8veVXbql9DVT+6
bOxHMFrz1oYl+8JUTrsam251Fjya4HpO9Yme1khURDQr0tX/OOUlAOE5KLFslaAb25yXM9vUJLiPvr16kW9QEMvZcEiBXhdIIwQpK4aNw5M3jnDMQGV8S5
Dm3H0GctygdPZWxCoG09gpT/vWxWEn+hZz6bP8cSqsi28onanulLbtnybEsazQlwI87zNKhXmJjfDBtBfLE7lmoImSWeHRHPdDaq7YmJKSrOJx0kKPeB6G
woKwnrOnkNakiRO9KUjjX+xBlvLB3Era9q4LANWS1lIaK3zKymBGZ6FgIAucM8btSxrAS0yHcUaqiCoPlLpgpTIAqSImPatUB+9pMAtXFn9Ihw8vdVSPO1
37dXXvZcivrSxPBik9Uy/h6k8pdWTCKZAvfSM2wYiWqqPId6IVNI9ZnKLsWjBnZLwJlcjVyG9VoT8aHEmsBumJlemVKWbI78bWUMUl0UH8zyLuWGuNG8S+
wEUZotk0CIWH8uNP6Z4JRU2ZoYCN3Zwjtar4izh7T9ZIysClORysb5gsLPw9j0B7D3xOfLC7OMUExGC5IORvIOqd2syAngyuN3L1N5apYH3keJ070htu2v
WqJT22v/bANbQH6Qhc/Zq81IG6Wnv10GIkXm9mvGoiasHgaTLUBqwUgcB23M2uaBmgzIHIY+tQW7X45OmCKdinfvhCFIxgmno4JJTa7Wx0C0tTJPiYiwIE
TwKkeSlYD2Be4SuUTPLAlHGlQfIpPjyd4Fa/N6NpW/cFXxqDNMwklQG5rEcj5RGvucMJ1eB4wjjvyfmQyiiY4OV5FmhNzQLpgK0vM8MbsyEk+XSR5pjouB
41Y+KBsrRttf0AD/HEWFVU0QP//2w749l3eiivnKt612qP8ZzNw4o35A3D59gsPJJi+3WfiFzIY0qIN9lMgTHWXXUWvUv8Ahnwg9Ta2kl/x0qmygjHfh8e
tjyeub62WVpb3FO6tgikrERilJxkYWVJ/OxTMPCXIcxljlb4zvwCds8b1jpx14JT8UKkNgHvLWz+Pny+61IYEm8VGOsX/c4k6+J4lUMTD1LA0U0rOj8QGj
K/ZU3RHHJ8n1mL+9S1U2MVo9eUV9nGr5wDp9sLmrLfD7Q+pFxwC7Jy2bpAyGk1EADU0GUy6JaHZyuZ+N3I8SPjXD+eQXuCbZSjHmm04XibsjTnHvb9kLUI
+ZxKX5+LjI9OeBfKW+GNRYlA/fSH4jU044sYhtudvCHxOQdOQ/7kU2FwYh+eClnZKxwohj1jr/HOfHA6IlYSRKlC9Ni587SwxnClRVWKaXBYoGor5IJYEx
7FmNEzMcBmm2WhuLBgRCBPjehl3RbCR3wVijjme8a3wxTgDps/C8coYb16/0sMB+DP93Keo6Qynvi7vgFyG/dyQFUrMeyb6GfKzETJtidmmc/CLQZ+vxQW
Of0ux0xAXhH+F5osYOaxztekklsyWQFHrZ0WH6t0bsRL+SkQtv4j8YmR4rInZUdcKw9cPk5evDuzniVLX4R5nM1jQKJ+G4SDipTayzEujNXySl3rv6pRRC
4iNof4jR5rHvDQNZtemhsztRcej9t1ajqfyKA3+cmNkWYsQDzaUOym/kDC07PuP+WvpQ01YMiM1Zvrvgm4iOjFquMZPG+EM0bWkKopgBww8Ymf3moetwF3
DMlwfTbDiVIfPUl8Y667b3hzTx+hqv2RgrvT81pb8NypBNQYG32om+rqnq1gujemBYNmjeBP/NwSNDkSDvRyzdgN1Y4UC5x0M6R+FtbdMWscANzSuehH8Y
xPhCGmNzKILTykEJc2ukzQWzYH9LwEAw1pUVdg6SUaPOcoSdOaVuaJ9hK8dG5YYUmxIHgDfUaOhZb17zMQ3tcF+OfqOJhUe2NV+nClw2scfqYZFAAzy+Ol
Vw1K3C8CMaUUJlk714M0Ftz+FO1c4veKceePXqahxgwuMJaUvzUGHZRRKjYCLBh/a6lqCqmUPgX4C67y8NxSZbu1XkLgzNsgWynQiSOoxxvEfQmGHn7wsb
ydSyA7Q4czrg5VcJWMp4wyGohkf+MSGcAccCH9HiA7thez4QUazZVbzxZdE9oFK0IfZh1T2eZOzBUZPsBoT9NaNhKRSu1x0T/SyEORvNxD5yDimGLhWh9g
QxGCkQA9OtyPmzrURfkdFWW3HueV+TPTGRoPnclT4GdqHcN4za2iZs0nRgThlbVcxHx/HOsVkPtgnlWoxgNCI7yv2BnZTCIsJnOxjYoPOyDXubDCyKM74P
D8UlRlrad1rAvfo4jHJtdkI9FuJGjwWrjPZ5bZezbC4kFRI66hoGdFTlwR+rqmGLlgcauVL4oO+HKevFTpheCkzOaw8kaaCezY59Wsq7fmQlUD7AreMjd4
/FH/9kS/VvazhDW51XbHcTjoP4DgUnaAMtet42vf+PqffctSXZrvSgF9NvoSUB3WqQUoO8pm7VMdssk95HjPQ+c5ntjilzPQm2iCbUoqAX0HMJY0auQwIE
eFFVZ5+1V0ZGzJhzjG+Y+GL5VX06UcrcLZDpWjJ4ZbtK7l7gvSfQfFvn5zhIVBZnysx9Pb1OcbI/Dfhdq2HrjiVkbWkEF/hUf42JboX3WSG0+GFKBs/y59
9jVQxIdtl4WYOjuW+ZwVFqQr5YR7EpJ1Yuh1oRsdswywE+23nhUX4h8RHh1LtYTNmDR6RKQh9M1ErWQGL8/DNXlFpFhRFB/4kDzfoRF1w+MHruP27eJu5l
5+5BeK1jdaXjTnehCTJGTIK7B9cNxZaPWerGHX/JWCIpUmguE5wla67nPq6LgssoqHj94C44aBJrlEhv8fk5f2RTp8ZQomxntrWEfKlj74qgxwtq6YOnAp
SwB9znt8IgOrNoCMz7clSSJOwoCt5Rfwsi6Dm+WlgsQgVexLGtJsamnxOmnyKPt2g3KjQba6O2MzfLwXRmkVLWcgt2dNs+P71XXT4gKBTN3RcDyPpnU/y+
XNj5WLdBa2F6JnugPwcuyVKhmhwRxtK/qUcOzvdYbYnKo9NProX+opgAZwaO6dZskCkeP+LhVHdzITvrExugk9r6bnmBj7w/WRjs2+RJ41znyP7oiW8FM3
zQM5w5iYw4W1TJz8CH9uwCn5ZHijRs4KE4wKNM4qe2Eu6O+RSdrL1sDJpf3DANhNQcpSWBHaegj8/tkki0yRE/OGVVuiLUKiijdg9L/VHga8lVEN+ZEXJ4
iedZ9jbJIntGckUkKW8ugz1iUjQsSqcCRst3BFP5ohQE1Fzjt2wySg+OApIKn/c/t/GSO5XtNDMyWmAnDCMTbIK8iCTikG7Cp0fZlVu8JbhIdpn0RyvuFy
GKGM0i43gvHuVlsHMP6p1I1X5ikiT5lSUUK6C7fVAMcXRrr8Ry7TnI/joKPZWmaoYvCGwpMSCiumZwY7bZXe3bUiXS0uEDnCaTZ+zGd6lAkbemZIQH1uZm
9PR6MLlwrwL5SIea5M0Gqb+LvJuTNvfNz31WplWpbtMHEpQKnGfHqLnIWQ1y9A4n8uFQexOVjFojlg5CD6fP+0zz0ixEESkm9tixMcDFZ72hiIo9qoibH1
5fklhyKEl93R9FVL1/aAIhJGpZu4YUYTl80PrEW1BngmItxONo2ldaVGTOAzYRZiLUGqYTaELHoJOzBn7Yi0H3bPjXnm2MYO3LMMzJl+yo/nb76jLLWTnu
4uytfp6uGgmPgfAnpYJ4TaeVYlFy/AyC3hSkf1OfYvMWk4lrmyS0Aa9Vsn2TxS0h8ZNDWmtWIjx+ELiOS6MOkjFLBPEUGpW42WaSpY+FZ59XVp5MdAHolH
ZSYWrzYXs71anMoA9kLTzGGFv4h6bsLFuGkEFBjxzpQ9yamBCLV1jw1Lql3ByLb+XlGiJeiYOgVvag8mZCfY7rwMGd/wnKaJrSXU2NDK2yBUe3e37EnD4t
y7T3Q6rAM76UWRWxJoh2yczqKCqViZh4NrMMG353W2qpqcXPo4+UeDHVQSQFPjXJwyNrGlFSp67epnBKLjK8VEqcLpMZ/vsjM5RNW6EfsUdCNVhCmsocSp
RAkfcSeR+j196IVJ97JkuIUZUjQ8JPXPcAzTZv2vhmE3LO6O7uuBt0v58Oss5iiT/BQ0HTZSiv0j0lauu95dGHFcB12ZzG35vmDYIf6R11NHsV+X0M/1il
xhHjGdizSC/zJwmN93taxy4Y1yiVueHsmVZIETIUQ9/dQkm2kiMLErhxrUM5466paDSA+3bJ2d3fjNBD5fw2bKV+EIrTxqDJzX2Pgo8B6cSC75VG6RqKHi
BfrqZMYUbg5F1YbHTiDPoQSqRYlsnY3385T5TnhiHWA2dfkR89sMcrrr+pQxH36KIUfRHJV/L/1Azs6TCfM3zwsPN4O4wfxsRDieG3aR5n1Tv0QxAMx7l4
FieNP+5fjF9c8BQroRU0/3Dbz/jS/BGoLeltGD7mvwtWPwM/FRJYrvpDIXHo9dnPAu3gQpwZ6K5oe+erHeOlfK/Z+s9WWZwcFUeY3Cckzmh9wa9ZbJ8b7a
+DEBJyVBWVZ2LaIitAqvEnhRRPh0Zgq3F8KfJsuEXrPBtwWzPxQ78ITrxb6AubfiMP1UgVSpmm0MXGhz1leCFRoWCW9CKaVqlek2igvsdz0a5BsBIdM/P1
6oS9Gl/kxMnNjxSBmkGC5vCD5zBeJcihiaIH8i8Kj/lHPd+jc1c1o+pyV+VRzSHsQ+lr3q/XTU3C+SQzrqMSzJSac77NwskqOlUdZdr6XqhXr33BknYfuc
kkLbUtK9fiHu7bHc4dVJnX5rf2hOX1LBCI1EBPVpJHketLkgZ9SRzzk8yBomBWSERy7DQ3qnboxtDSpQs536ma4CqYmMtGv/WvKD/Lu1dKBWhhTFIzJDr2
6fH+9zJyUej7iKv51FBE4VEF8sL55rWJ0XT9Vr15PwpeJ+rnoWGLYI1Sz9vtEVok2/hJFIBkeyV/2ZF/3kSpv/NdDpVYOixfn25xS6wo114UE5nms+3ih5
pQ/iCN3SBqkbWm8Rp21cVV8O+FSqC4/wk25Q6b1obA4LpVVZtvTEC0dRnkKCqUdUkgoZmxmRwLQY5K/bsOjwwvYuwp4txlX6zFlDAuDq9GgBgO5rUqEByQ
aFODmo086kOSYxlekcMXNMoJCQf0yaYCDxC35V7W9jEwTY3u7Xt0GWWeVPiCbIrU+DgKD03q7as2lHZyW8jrYyH3swzaOdimLQp9a6fLl9g6C55MF7aeJS
U+IYNsX8AuJYNXZ4TLFSOmq+RSwstXnEjcaj83eY72h2UZhcssC6o+U5+ujJgkYmr9XvolReBYnVWK4D9EoBNEdQp3jxc6QpPWcKn1GOG/Qq56cvOUrXu2
3hAF57rzLPgzna2NCk7RI1pFIZNM9lc2jgeNhipXfwMYdCh/IASjElIFGxGNZJ2w2UAki8FGgJofOHbAYp00MoOc86TWc9Dyd7kPADs2xgg5BxIxmoY4Bx
GZi5N1SbbqJc4n6YqHhNo3qOapYxAPYkvLC/pYbRzC1sBUd4Sr11jYh9I3r27yl/4rku9GjFk6dR/vM13r/D3jRXeIH67bMFEubXm+AP9Q4J1UxLPooOQb
KJ3sCBk9/YqaUbpt6bq8jnD6k55rmxyD7CdTIh7u+ZcX+bm0ZLmGzw48DkKVo4M4YaFWVy/mouH7Zgnrrgwbbs5fdJVKhaE9pLltiTQsMH0ZmaHX7H/Mbn
IJ8UId3s4fw+IfWBYMKg3KJ9bfyRfz06dYCJvrMQgzxt0cuenLZTbmTWY4BOZMi4veR+E6vES8FTx0PfRpEJyP6M31YfyEc5KWpUsflKK21PWuSB+KYNF0
98THGbpdCmHFI2ZCBR+8Sz7jgf7jGqn6/hTeytIJZVo2gp/qrUsNk70YsbdiY3jWZZqgVmk6uQM/sVPM6IIIZ/XJnGM0480H9LNAhZDjqHqkZ9VSxkZhlW
EyW+xmZ0dQpzRKNP1TkLFOksaPa7b9g4latTbUxF7K+VBoHWj4mF8Gg3djI77+FR4knDDtsvvYE4vOQSkVpTgs+D32FBbQWBQlE+TxCaGMNfc8oGWDMSKL
kdNFr3Nlbf95NIbd4Dq4+9YURRGqVASGIWXmm4WdSY2nELrNL+aWum0/4+Zul2puduC5p8jo36qkhSaptzVpd3hXbH/SaR7OZ0ykqFGFp5Tr8VgZKsrZ2T
11yqxi6SOhVHTPXvPMNDJTEtMI8pj53Og7KQsVDr174tDr61NNR4l2xyDjeJxhgahrasTI7GQp0v8n4IFRGvGILzF69zLyfnMv+0gjAjNpofwsf5uWmmWM
MdAScjmZlmP1EZV5a7U5Tkrq5IY+Y8mhFnnNHOAfo8eXVPJ4Cf5wLdwTXvtHPn/vJenZlEL2qrGOvHbm4V1qau/eCLfZ6btFczhwzIBS8kPQhHkh+TenBM
n5ByD9+zRmjNFAX4snYiLbPJkxSsxwTP6hg49+zlsivPP5AFStfZa/43gTQgw/0hPR8odJJ73KsohGVjJcMLXH3VX3Q0TfW4z/Qfot+bqaLkXFGF19yDdW
QRtuVNEfhlvjp0eMa4Ks8lseU8xLD6v5dYTaVlGtPgW3wnUSfhi3E2/v1HGGPvWSIZXfm4s0najvDxlBRD90Iy5/KfWjNAgolzItVkqZCnlu0UX/q2T6SG
EgUVD8iPxXh/fA8IXKAuz8X9iSqqTqvDR6ERe1G+AKHTQ66gRIJ5qb7KbW/jF1QsmvK3CZec7+0fUfOSMfbLcc8hnqGcVLJYx8NZ7ghcGko9iR9AaKSTJ2
unyM4cBhUluOBoAlBQtlbBxYXFOIo53UyM8hTjHzJZ+0wer7Y3EdsIbapC0ELU0THrKOh9Y5miLWuHt5CrzOOfg/kPG3XGf2UrN66pMQrp05pUSRUDsjBd
R2W0sQdTKqIsIq2cPssbDj3vyjTtJPmfBn+gRGLIwhl3uSkpC21EUUbyD+xJjayErEybvk39Lg0yvevCJO2vvJZA6lnwJ1EPfNQQCMMfK1qaqIPty8onc3
Tp1pThgY+cVbsizz0+A9xkVKMpyNlkgiJqNHvlmPhO/ZSX40VsNrKq0eOS3lvpByOqpFbrDBPfIKb6pDJct4eP4lRJ2OYiiskuBnM/x+TFBFeiDrW5r5l1
C7TXrb4/nj230ZwT7mBrxyev4qvuVJ0jaJat5v9VyKum9gT7y9jM/Qvv0gv0J5YpjnKdv4GjRa++tsyl4XYRQlwuyQ8UWe4s6zvXSwmV04fqyzFNfnDqvK
4JgS5+ebswRQVfdGE1qMppKnky/MTgolbL2hu7L6v4HoJUO9ZG7BPJoyZ499Hwp8aIafqDxR8LQ7Kq6ykpNxXk9lyMo+ZaROCPEZ77rtlewRzL2ww3m1vg
Q6TTTi3ym2kaTuwY5bOZ9RY4p7CZyOrlOEDyKds8z5U5hCzBY2/QnuQzSxmEaEt0QtIbvm2mdwzlYuZ1sqjC5Aeku5zjAhivZhXHW8RZESV+QOqTLdSOlB
eEaYKsr1/Gf2egLm0NKV4aVEqu4NZDevRYVJZ9tgfM9W+tHhd/k7LHMD72x91Emdj5WAPD0Xqira+OLiXgBGFEaNHoopFFs680TcJlt+MS1GQYcRY8PQF8
ZupCa/IRF1V5DX4jVInKpnA1dSG8opoBAVlcg3GNFEjyylyUjYhH2c/FZXDheYuxH9sW+QmnDCxhwf6tZvZ7uIf7lfqKQYzD+cFe8Nb0UdFODMTBDYucRX
Nu10YHVpeSiHEZPAGA6PFFD9pAtJ8A6vuYp2CHZG4hJJuUGwxLH7WqiEF5dubxCLEXXm68DLPseRW4M4bH4qpP3GKJo4bldoKz7imvqMc3vgWRQD/5mqQI
0PxXJmCCqaSj3MSVeMKZT7S+t+6VQ+cVfCk4eqdE0e5hR0EhpERus6FUmhqmaRZpRCtGbG4KLkW/iiTR5uuytMx0FtzvAAS45i6zoeXM6hObepN5dk22wz
uVfmE3VIijQVUXWUoHnAf3zeTipplA4IY6EOjUaaG9Jqv5jZfk+kY4TZIpxeMphZMYnws/I6pt8S8l/tzAeZguZIZnOCHXkpGT1Hb0EroTniG+mW6FminD
NBa9X+tkcH4U3vwzy3AXjfE2ISv0P4NiTNSMw+++jBTWBJNL2+qQXDFUtBo10dtB3np/mQLQi1KF2rV+Q30PrK0jMUqSS8YcaJ4SBSq/TGk3yWnMwGS5u9
nQZCE4sGS+/Ztw5YYlhI6ZZvL/XaKniy2BTcke2/OceUoNkSn6WE5R9tLDR12e1iZ/jsUwF557g6r09gq7Dzkwhl9xRQInZhFzWPw85XUUdFnVr7unUcyv
xmJDtqEz2E9LtGREyvrLnkjm6SbfwUeU8FbXyqPlMjNnZQzdogD5r2fwtHtoSLmYtsb1KHlSOSlNiU3Pp3MnpE7T5lVpcyQORXIl2JEHqRJbN0oGslx/yo
2Tc+gKBJvMBuLf8Rs71wWTELE48hSRUihJ5FKjF2nfjmhKTQ4JIjFpnCFQgCDcspNhMJ2GynPEkRJdwjmHqSlWQMiWU+pLzRKj09HY9UXuGkx21ki/c+jI
XqFJakO/o7/C1wHFlV3MmDfBbgPBqcydhQzUZeIKH1fRJPvwKePiYuPiPYN+yXy5O3NhnJ3szw0xAPri5dQ7r3h+wDyXmireYGJO7ROkc7DelmG7NebB3G
9SNtUinRS96FM6e45f7uiq8GU7WmiDrsiXiD7kTHdwsdayg2pUtS0Z70CS6iV8mPqXfm4N3yjnL5/e8I0FUFX7HL/Xl+BH5v0EJ1uqjbq7M8Zwhsjd94Ui
Gr6WTB+QK0DD5nYGy3Dj3UTmpHr2B2nCjb7Q1OALFgfiQmjf4fU968shNHooMEP10NCYCH7kDxGnl9kbw+IrbQ029zkoU9BlN4bPNyUo+1xDi6sGRMyl8q
uCHLDmKNc+zotHm5SL6DjeoFcZSmO63rdiq7O2AXJ7vj2fO4n10QhRErlXLXNKtZnbWq8Yh9aOTrgmBgsLUc0FmMq4u2z0zH5th/kozxZLXx87FGXjgs6r
BoMXGu/30b6OPiOMKbOY+vt2G5qowntRH6VyNk4+Qred2+Oet65C/YvYlsVjLhMPxOM495F8ZCh+aK+MeT+Ba/RaRTbcIYerhjisvJsL755ck9Ii1e+YFG
WyYiXYqYf7tjidJH+Jsu1fEz1rhSaCJp/xGWKLInsnU8dXRgMQhbK0gfT16EQP84hUWLlyTxNVtuqj9iDsYnfahYPkTis2Oks9YT9rM7CGuvViwmEg+/oi
CH5LIn/tziRPWWzqhcZqvmh0+ecm6dgKE1qZNQoy9Ep9H2P3ccSDroslMndUSDw0lLqFwueA5tei/4P71Ux/SGE9g9o9PZTyiLWGxBlNL0TFo0V+7jVNao
Heg6VCIpYBZrMkJMIpBoZujQSAPzybbJ3JAJau6mlvGDykFMTBQO2DgWriM0Bq8wQ1yC2EKbvaow1KNQgR+jUvgAJTcW/33lGsEik1M/wU8dDIrJcrzgxW
zvdHhyG5kbi6XMESUDYe1Fl/Xy8VQkN1m2ZZTJc88D5G2JgCXqgpQahJnjP6bNN2/GfJMZZ+jn6HHyDQmTs/gYDuesfzs9ii0mQR5eKpbSOfA54IRtx/sr
3bc5p3W/dU+NisWnJ/lu2dnADELFNCz0T3mhKx22eaqF/IzxYl9yljt9hsHKuoM3hkhniuip9WJZwlRuI+PEG8Ko7VscmQdiopPkGlu3cAd1swA/j6io45
OYeFdUASchOaeQSXLeDkXQncg1StDXOhP1GcpO5nHJAxWHTf9RfIafubg09QHD7fQ/eFFZ/GtUVGPzwTuxQL04Byo4Ow5lvUpcnxKI1FjMdWX7JWTKQ2y0
gdFWwDVQlx8RyFYAl/fGwsvejTfmUmmQvyxIP50n+A6vu56kvx4Yq4S/Y7TYgoYEAS32A2MJm/lXpw0mqpz8Tx3amMp+wuQV+kD8SfNfbi6LU3xCW+wcDk
NYdGgeWtrSKWWwtsQM8kNXYVzIQluHDkkXtvnkxrJHvgH/6Xm7wvxFROas4jKFJkgfzjkEnQmv675A900Jc86Sr4dLw96VJO/1bpfmwwFDanVZ+8Q7n3/h
zE72++CEaQmfQs6H6jOENS8OZ6zJf8OqHSx3zKpoKZiVD1yz210MvRz5DCyBdmfGesw8TSqBwC9XuZgnOByHA/8eSqoKCabH9MTAVVjE8OR53Y2TT45XKo
9nvCJzk24gG2YLbEb/yPFhzTmLXKWJDUZ91TjI9X4XyGO2fhd8pCJXqswPnhiCzP3RVxc41rEzQWmUA1Tr8J0KSnPwUbeIxGOQLf5pkl2eACb4f7iJ5M88
nd/fN4rmKKTt82tcRHHLKSrDAJLeyp6zqfYyb4aV2dUhGGOFDyN8rpMJvzHSvIuCl9HtxBqvT/mNG289j5QSeVLww9vLux5jEIrN4NTd30bDod7X6iSL86
UxCukGPoHY3Pnttet8vg8OQIjvgGBggwqH/teR6MkCDsdKy3NudqrOpBvPvTh/Lyf+RXtF5SqNv2RU71bxZbkHUb1TU8swF3FcyKYaOD3GT3cKe5WydRW6
hHMElAnpVjEoUnxGZzwiegyRz4dABOxmgMJuOGPlnCzqwj5hKAx7eEnAKD3BI7phjYXAt3WAsiviRpg3rFwo2xSLLE75nnuaRWAre0C3x2TNhPU2z0pqxY
JUOjHOm01PmgeuzqNnTxpgRlvobQPJ2L1iT++ojHTWZ9np6m0ivilBykgeGSyR1ogcMZ9SV6wuvvfTj+wHHF5S3EsIq1LD6MOOj0rNROF/mVN2J6UJwOA2
Pok/MbEPjZK9rEput3gWKU1BcGYm/yTIzAQrZLFg6aa2+0E+FNsGKQM7GxXLnpWWJ/ZvpSMEN6AiFM07svRIT01hBZetpCplnVM52NNpgmYvUkjznVxLSm
7D2krf8QWWGW1uLvFZR1e6iWbdGIKf+Xre18+Yjs9qxPhIeqCEkcgIi/7Zvq5lTceaiynq8cmjoDWB3XN6lbI1f64W8VRSf4aPuLPQHJSm0SDPcBtmlO1j
bsyPqXF76m06VwHRp2ybfPvEf1FLGOvwgtbvMaSiLfWz7gn9YuwpK3/o7pVpxJFkcgUadMd+EV8I+2d5snlmntqCvZTJ1S1bky/whSpSnuAe2WZ62ua7Ta
yMz4tVTuwKz9Dk3aYuC5ci/XsTYJwCz1zVsrzKjsfRm5G2WPnRrAKX3vc/dyqM7L19kbqUP/YvCMd5K0pto0PUejMOvol4QxjTaOXbRzA81qIYYBNrFGiV
xVxhdHgsjQF7i6cwt/l73UaXIqcIPVZkysy+jzx3phPOET1wdgL/6Wcfv8Ff8e8UUpwkysfSSgig8VOSDFnxaqiEWCV1ZD5MsGSgkg+bEXw3z9NTzpsvV0
YJzCWHM9Rwn4rH+glx+St5BiMO29I1kqE0OU8/ybSyA2QumTx/AdlFnmukooDXvnqeTrfV7uw88TUUbSTm6yHfdel8vYH/CgLHlyOH8kVPQQbiPmYG11PE
L3mE26PLw3LykAcnF0lovE9zlGTtjE2zEOF4HMxs/hW0sec5hnuDsqP2YGh5cWAk8b/7ZUq/eEDBZk6cX8OD1iTDUILoa5apPq/yrVxEo9uSZ1wkfPuTnx
elOTELl8ONjP7PZPk3J/WtjRq3XspL2ZSZ4i8uW294yVH+bO4FgLvpkvM0hLfmn3lBKtiWc5Pz3CG7CAgLJlqT3bS6phZi5C/dmn3Uqm86WM7u0B2tTot0
pm0R8QpT5l5HR2RZIMu1DDDQtg9GnE7SiLiOGmPQXxaxcSDa+9b6b/SnqviO8IpiCB8E7J9shpIwk+S14xvfH8ePUMTau/hRO8lNdHwX13g/s89iztafIH
QACv6jj8tNohNb4pp+RfJwjxar4nbkiGbXTeTCFhzxBD9n9SgTfxmixIXYmYDsjVhjP86DHQGAbP/pL4sF7fXZgCAzeWMfQmy5RZEeTaCsFnwLnpHkPmw/
bXFOjJzdKxHlI3npNwjWmo9TtrUllXKghu+gopZp58GsMTSBS2e0U9RHwKL3FfXEkBzCHZpR/mpqBXrHf+Kz+8Drv4Kj0xhJX/X6MCAMNEJFmIa8qNsg9X
VbW3/+bIk6mtLrcguEPnRCUXTR6g5EZkphgmg+/JkLrM7mVFfJ6FACwFsur+ErRfedxISopT9QKsRY8CA7WmzdXFsz9GR/s08cMXY9lTHiOOfAtLbPU2qb
q4sxfvJwZTumdJGW08ZodLjfNJeigf6efQ6uWubXTF4h3CzBqRVEsetH/omjke8KZPEgUgtefTjW25KNurJs8pGNDnQzluArGKCQNby9kOKbdygmTR6pA2
mvhnFCei8RnCH6fzEd13Mdpv4kPSkKikmOaM136cmL/EUuIDhTxzkKJJ64Eyc82Ljn2T/WMcQ/x+137ji4LTDHFgbrhj494Slwv0EV8NoqiaeaaWg5EL5g
XvlxlbVXTmTkhIPH0UjU42cUQ5hHPZoq3/TlPLJ+x++UiSmuqQIG9mEpp0cn9ytJWNN7MC+gMU73oLZENDszajEStuX8JJlzVd9MZPHAEmgyhtKU8NylaU
EIeB3+41NG06nsZW9rLgB2FAGrJ3XYo/MXtEtBV4Ln8LgH90Q9p0GOWhcfU+vADdrXSMpArvd0wDwVSKqnLPHRBemTcLhkgOu9Bg1MIyyUrNR1kVU07uSx
BXs/+ydZ9NE1wixNV8SXd8lmjYGRvON+QXju3xDiuCWm+8aGMJdtyAuBza8v9puPac8RO4UqbS4gQxcST96yInZ/Mu/5bUtfxavC7znUg4WwmiwfV6Wdgo
lmV2JWqnRViCRivb3BepjX4VCzXC0wQUI4fzK1Zi/vNqegzxtcJOzkSYnl8YpiL/947F5/HFJDIL7ouvcmELKbxiElz55Mk2zE95kO8LB92EtWY5Hhlvfk
A98j5UwiOFVIs2fUSdXDwloKDUwjDbd1ehDJespG1bsAeN8EkeMRPptetXH3Lqifwtvgl6APU516nQiSvYI/q6wKO8LL6cjTZ6iQZFXY+2ovWbSi40ZmpN
7tIEkI/jylPpVtvdV7Fj6tvlA9OUQfTbFMz/NHYbmw7Jeu2iyH7/6F1wXWlVoSl17MWS2eeI4wpbMwoOChHpmlZnJv8q/DzT8xUwfEJfa1v4VRRI3dHeSv
nmPetnMb8+iF4c18UUkLz05TYws1VmFiM7MoCVI05bzRuQpepT/1iFU18WLEUvvJqElCH8maapMW3Ap7hT+7L2HkewLr7AbD1QODbnaTIUrZuOOECLkKlS
t6W35DffevFB/IZhFSlHOCVWCN6Td/Oh7SPZ0ppGWL5L+LTdZtqojskVYx5YP/UGAI51+A56YUczGRiYuwzdNz348Ka2GmS2mMq0lu0Z1Rj2PwffIOqAvv
cclup2Y+Y8+eaCOCTem00MOp81CwXTHyOaIkMkece+T5ITlf2VZKJ+dAxmL6yWyXsTRLUr5IFpOQOvME66ooGLNGc2Wk68k3oqAwG6h/a7gp+HBbJWjGkw
RtHKgKF3mazxId95gnz8AF/AVnIy9CPY7opqEU38HWkRb1AhVkvDVkROLDPku0mrlzcPgZ431U/c0topWBpim6VQI2ezcVfY3L924WFl4LgiG5TRdznBfy
Ci9EQgR2jRPl7LN72tRO8xwzGrDIdEPtVv9WUMgkuRJjzEFgLRGyLucaicQAw9FyqxmkpawkAqmV623gCh+04OethrOsfNGwdOkr0U/Mbb5SPDScfuolF0
9Nt6q2QF5Ft+/k2JgpVJ75BEMIsIzCfPYKLf7+so3tk+sHnfmWjenfTkl+s9XGL87QZ2EmCPTr4kYSDX11Gli4k0hbVdEKyov1tidnx82AZSl4bTuG46Hs
bKak5g0qI9U4Fg3csAnwGCcrg9SNs9T0YwbYMMWL/72BxzQOQUKNrxhRgygcGWPCFhrzMD5Te83N9UG4i+YOGRWzbPbHHFdIqqMo9wMyj+VRH7+qrnpgK3
pGtobm3T+mQesVCTdyj5LHn0laLeTlZuuOcXF+4y7GVElfy0iZuBY/ArxNqOTb3HTJcULvJZVypYC5snF+nDLm8jlBfFSTmhiuIzNORh/Ks+dS7SMqq/tC
IgWhK5H5FKbtZ/TGbLdN5IOmCdzuFb3P3nIf+WbgaPLQ8h4Fk8e+o19RwP690c64T3e1v2PjrHS3Woi9dxcMh2Jee36LhxahAhVZ3VijpH64dhTDoZyLAE
egw/xtjLPfW1G37SldkdyszXWbUEJLmyANM/x2Lt2g7iQoc/rApA/ZVTblhpmSsAt3pKwNVoBmnuRfjj2SAzoq+fsulEBUWWui7FfUSTJ/9rxmOdRLaX6U
HTFdl1VO6ZT2TXcerCoKEHkNupOHgRp598QpEkMlw9F/lL54n2EtMuRFFJZCJ4gDdLdts0rnLA0Gmsr53hVYr/mWKidxpxTdd4EihsHYeVz9HdOL8sBB3j
RB1fiuaAon4efVoqIu9gS2Tgxx03tcBn5/I3fGUj+B8kG5CHLhWikBXcp0RJ/N5qkesahKRciTtqS999BI/abQdc/EO1amIYAZU8eKPHE1HhnkG8W7tMYR
iwTPczBAceT4inZqS4z3SArXTWUimEhXUyflfWWS4MPojTfkqhfpngtfdbcBpclOZrabBN08li8U0ewj3ZfhI1nEiDu2CSXcyPyB40fTN+nFj3wct7Rfry
s1LLfGXbqDU1ILo5jOiBg3h/2+uxENlLxAnnt+PiLMaX544DH3nsA8WNGnzaojteQj7xcyGpvM60yaXfz0pOWZ5ccfQedoEfC77zRiB4m+gqKDPKorqNjh
r/qjM57Stsn2Cs5Lii9zki6j5t2GlfPdGakzlArxEeXjy1VNZjsXt2h8Ma/yvA7f7rENkZgyk0fYDA3Sz0Q36Br3KxlL4wfzrUQ3ULlYxMUrLP4+e5mz/G
TaZTrPSnbCzE4u4gVGtCZ57H2iQ0ryf9gHGkVXFbARG2Todb8t28/cd2gS+EohPg39U9ZWDDsxj9uNmVkl0U+ukxP/qHvaCnmh90Oe6HAFafgix35qButW
ozW7m2KELQibVvhHuPUXtuYMrGDiPPr537pBgSWXUm6pa/6I8+i19zobmESekflCAZvjC6LqHIZwyfMivKfXnc9msJunjKQoEfwO6mzFVD1ptzaH1X3DMx
V2lDJb1C++hOlWrMcI7ohyk7RlVsVN4eptshSfm5RgfGUQulV+eHjoSsrWk7Lj3OopSUVOJw0SxXpacNw6OjbuxmRMnCOCJD2o0W9pj5Axb5u9Ak9n2H5W
CH5U1FADU7TtA/0uoRBfoXfliL+aG1HqCduzEC3oOe9u5mURGDwhZK2pqWQRQKhU+dM0/cGq8NzB2WgU1yXCF2IFqdLpSkQHfIsoPUUNZU27dIptSl/LrT
yfpNc5DQYQBY9nkw42bBRifSBYXfPrdKImKibsJ6hQ0c/eQ+sc7QcJkqF4AM/wj2PaJSXnYmJ6LJkfBXPZj2AN2YG/qtkYHN/+TPsKhnRAmrJ8ynP/ogdP
vQZwPCPXJa09eDXZ0V6Axzc69Hzg5GMX9mUcfuYcWAwScjF0CkP8Qwjhr3Dfz+2K+2byrWqeRpbRuRjRTaOtj2ZfGuhCC0rx2prOy1QazCJpFLmwFM0uuw
TQRzdG+ReJOuaUz+lqFFXP2z8s5enpQaoCgXY3LGat0jj2q5BJLw6U6x3pzDtpK0fBBlIQ8UZU9MPsiQNYZ4EZTGwn15x+4gxME0QeVLkEZKxShqbO1JA2
jSE/8IXv2u+pB83xIkHwhYQ38170EIjN6lBWCvd/c5ov5ItE+dhvwe5uVekId9DLZ+Br7FUDyk5Bn/hNjd/TqBFxa1OSxipDheethFcbqUIknpKLrrMwd/
xAZ8MBh8QZzeW2rUrRV4u4++C+cn8M22Nc/lQAe1oQfVwMnegJfP27CUlmkL+z4FU1TZSZaHOwLwv01v9nrnLaz/9O55JsnKYipq20PSGbGRq3FPh9dEHS
3IiI4k71i6ATTruFIdNNY4n4kc1qbvQTBxGhXOcISy0EINnb9dGz0I4B6kCboZFzm4rwj9bm3UsrL7pAy/UlXTRzfBnvYH+mytth8jC1xT0JXqRn/47pOF
d8ezuvkpY0i8IHvh3VgjeT8vSQqmnHFzV1bXAbZHIsYw0IBZtrUU2pQjR4LkciH/HcRcjGPCdj9hNp3jbWiXq8lpuOyVWWwesEr0V9T4kRMQ2/RaoDUqeZ
Tbgcgb9t4UznhSkPpoHNzWG2RfHYxvmITB9fobsiKnAK0aUjqtippMHeIW8enuW0TnGat3glZDb/peTiaayNLHdfcKRKZuN8kjUeEs9MdU4DX8UG+yTWdF
MGDtV5aZJ56Nsg9DAEzla/CiAi3gd0F1taFs80Zmy5NrIJzaeSinXY+GMWcysyq0hAKoqO9FcjtriaDIv5gvdon82wRgawMnNODtnnPAwjlOM7Ex+QpgTs
sz/QQh24uk4tzqE2McD1Ut8YlknBAWhBWYHP6K6J+tXeS2+XBLkwDCEId9N4yYiwUSIPSV5SujCwYnDdq9QfqSNdaBEWagwPR2gVhifYSI68v3bs+ydR0w
1WsEpObG2UwdEQhJ/5d/XoPZ5PJ1PPnBo65kotzEsq92lVa4JooED+dkD9irf2Mwr/DPc/VzHy2ItMqF6VoptilHFzgou7lWkCwQW5tE3ZGeL5rdbOinX1
D+xKR80O6bPK+1eRL/L5vcEAp02nscrD/MzF4OPCDpbWU3nESVphnGsljP1WSGKhvH4sM+yEb1bu4n6KECsn/h8jEUsRm71zpvBbH7mnom090eXWCIfJKs
SuvwU2dZJvAVTK4OP1zO2gZT9Y6v95s64Tf1JFbF5ltFbE4hXQF3yiXPgWkq5P6ToayGE8Zj3C63NhYuKMqM7thaZGaJ2UXE9ZiJ0Pi3e2zBzVYlzFlwa1
ZvJkQLiv9K9mB5N3JzwvMxdqMd0JXSSCfcpP1FOzx0bAHBunLYluoRuH0S11miwc+dJzY9Pmj207ApS/9Wp6QmQEorxIStWeJ88/y79ukgJ5h+hZ7uvCgh
VOdZTmRh/VFqXrd1md7hJ8qhDCQrBIJHnDNnYkRYtED9Xs9CUHVCdPfMRHlEtIrlW2ik6Ahc9j3da8nR8MfqiXNmXPdENvkGmx3y4RTuk2aaLySFLoB1nS
O1yHagrxox/0pHwwoTatpjLso9+L2xnJqa2zeIyHMou8gF80x606ig4Gf5g8+HLoTY3EaljorjfteWJl2U3vbnLiI37MzAzFLvxTJ/W9LcYxPvjFx2n1D+
a23UJ9dYU0l2bXE0j3kVdg/V/khUgXblX/JP0QthCmqhMuictIdto1GCJpwgP/bHIjTes/mTH70xeXhv+2JbS8opSWW2Wa7+QXcMSmOePhseVdKdtiTHu7
FanyLwxN6EN0F+kI5DXx6GeBaA8bfNFBvW49RTkgSC9soO/hk8oROZSPZ1+pOeIH9AfFQTmj1wYG0A9guUCxKWrqiPO0TU26j+cgLyOef7I46o0bB11NjA
2i6sfPxInxTRuayMsbSJuR07V1anzZHSdJaWluKh52f+4jD3VptncOHni0bQGHJ44Ax03Zr7tMJTcI1HDP9f/8+u069wvJwNdEAlZYIzH+na+ANk5mROxk
xenmsCSECl6Ru3gT68oi3MqjvF4Eh4miJaCvz/aBX4bQgQSGTTm6KkdVT4ThMKLojLwUajTvdtaJeLINHOYUVLtRMcRNQ//kh6x94+qht90ox5etaEmjJa
y49PKeIRRqRJ1mokixnmSzL/od4maqVi8f+WodWa2eO4MJIHAuXKgLZjGlMeV7vP03oR0GFbtQk+qq1DtDR+U29Pck0cfomYQGQr2nd+i0J0N36hD4fbgM
vAoZCgtB7MeIznGPaeJ1lq12o9Q1gNjsv0TcBD8wEcCCyov0EBzkrtsKhMvaDhLJhC+IC2ObpW7DghoLjh5mA297oZRnMBveF+lk8Wmxni9OHWU1EzV0eZ
ND8br2Rjd3mjvuPGNc+FncnEJPaWc0IhQx9xnrpjAxkaInKe2zJLHZbOrIzB+wMlglcgMlDUOf444zMZHSqZ6cJN+Ch/M4Kh9Hc4T3CW4wXMGo8DlqVlI+
v9p1N2XO/ytAWN2nkiri0/1GDHho8Ap2iL7buxfVhVh2mXBca2dh9ONim7X/iFzqlkwgFhan8aUl5kX2lssKSVfVG4XAYUve3CS7I5I+OunTplVVaCjrqB
XdSNcYfzjhuYF20NKCiiyPSt5RqxR1EvHTPvjr6EZbQ7Nw5NgsuyR4QPzB08geE0n9IkSKagUcBkaIZBzEIf+C/rjIcNfH8X/VqBq6qiKGOp96VZRYPXyv
TOObU1yEXQsXnzbd2oD5eJtS2twsTFig4EALSZmr5UoSYCGOi4iHRFc0rLBRLYDdBGIQI0xTwmDfYHtI3pmxTQwvP+wWTI0jSmzjsOoqTZQmS9sGrHKxMM
CraSdxfZVyB03SuNxmsLRboGS7fMSFs+K/YlUxe15LhLdZ6xM8xXc27jG6ZRMn5vrPCfctdQxdq2ZzUBlkge96BLYz6piUCbjF2t4AW1evPhqF8lJ93t9Q
IDK17wpHYvxyBLWHNS7M9zdkYTt3OY/qNc/wW5c5a5irJAxyX8RdXDCN9KKuFGqXW7kx839MKkOm49nDw5zmid8g9mzWPr8Vjd8plZFjYOMZrvNenmMekF
YVS96qx2+p5ZcWj9XFuPnnsOKJ3Ky1I2k2btr2T/j9iND1IvUHJHMa0hL5jzTAyp7lYaAmgpcVAZnOyCUQTljoyCjo79N/koE/CfhBaY6PCo9MrhPJTliO
VYD8kuRFbEZp0m2VQOeGB1LHu1sn1VqBRxkKhfrMRo31eFA87+QSnbDCfEHrVJuehsmjjXQRc7M1C6/BULu3wz8ywlL58L77dugw5Ak6HWpYjDZXI5GLs0
fBYH5fnD7j7qN4HfPPbDW7ha+jq/uzV1ihdWn1uw5NklHKxag1D01t02oxSXCc41/lwFUlvuEMErhyKFIZgVhnuI/NNUhcWJSBw+2DcGwTTAMnFfd+6KE3
UOOLzJbFmWOqGR+n1o9op4tyJ4T2W0+cOQ4riUQX7NBIsLQzzGqXGCUeWfOum+MvG9w1YDduxeNDkzeXQHCKaauiLqpzrH9iX3BEDwlKppQBi8xzEFfbgF
szH8Gh83zkhTKKpk7ck1TGm1l52m8PoXW+g2wPVBTgfYsk+4w2MhfRdWnktWqNrJeT5lD7+BNOHsdlw1qh4ZTwsuCTLhul+kuEvGLboeiPL8BvRjjUmodD
ysFL91Qgsys0C+c2snmTwp5kDyv++T5z4zKV+xYEKsZoa8R9ZRxUtXQ6dDzfJ9IgkbmQV0GvU09BLwnPhmfNBTCLk+3+GXiJFkw0lcz7yoqUrvHY475Xmr
vflXHSGfomjxbT1tO6beA1fJnkRM4sDvCiZLaWwEYqNHC4cZbbbK6lehoyLGw/GiVB95ydPrXJtrPWPElzrI/MsKqA1+xbpBN9EmG9zXbUTNvs9M/A75gj
nQMHRa3yOZU76SkdzVCCclsZaK3yUO6bkVWR6gWa7uR1MwpTl8ex6AXhLi0ONFWQhEfB7CJTa/bu9vlsekOUWsfp39mjm+FcFoMwAaOBTqIusGvv7gyaHR
hl4wldl2BfXxDe95KlLimbBA+E/ZAeKti2GJY7hp2RDEZAz5iqpP21CRwYRgYPDfJyFTCoekG62NfpdKIW/OMCK13Rou0WkbRqZAvSMBG/qcSx5HAsjh3i
bAqyYzfJHWZlzC2cSkMEu1uvVHZwAt6z+j90Q2+vLpxdU+1JjQzuuPAFzXUkDdOFCqW5eXKUOVbCLuyII6B0XJEW2uUijEE81MHELIX46PmYmhbpB77Lda
ThfYAqhk9s0S0CZzR+QQYG8rF8vGYSYgbDT5/RDL6MpTMbRfWJ4tFswhNt1Ouv0Tx0R1TXD2GFcqP6oaCgjXadR5hdKp7plku/IFOjpLhH47RHUhUTEido
lDfojFvNKz9AJqno7yJ62Kjb/rlhQZ1rhfjV83qNco6CdMRz1pH/WiURusGWBkOKzvPZ1TvCBFzMpiVCvjqQfPVJY+JOeHhlPd8LBIrFzNaWYy2lyN/kSv
pF3uwCSwM9ZwF+QVeqdUe32MqRHJm9vetjT9y3QP2lZznMcscXzVCDsE9b9KE+sbNFC7FIg86GK1TL7M73hU7Kkf3T0OLwfvydzPWPXXyTuw/548rwenvR
KcdugLNiCmYx9iUi08OiPyPL7W7tShYPS/NMkhn2GXK+dBljTxe8tDtqOBt8/9QjwSt8PwlX8iH3BItkW6hUhvBJQuTzyOgqVgNnxjtT4Xk21guC6FxnbF
xgNGHaIdBTYLYLIcnJwmNIgGONgLXPEVMzVkZpqafLnGyEe3RZSxfZB3Yh+L/wZ/0woKyLF4N/fZiihCwwWcKwMh9zG/qR/pfsQ1vDHiODM1nlJz/o/mwO
mteiCmPVnIVVb/btHTcrL8u1zh9R2z0cvjz8Nwx/krz19xFHaVnslUkKHJKdw+X3DORtj3IUICo9KDWjmM/8oz/13MaQ6+A5rIJkYsb8L3MMN1fodvRtOm
Nc4Umi0NYucGMx2LddhjJKOz/VZqQ4fpNoct06IWuDlHOhS3Xz8Pcje57kWxTlM9OOZrks4mkkvyFqoKpo5MAu2MIYmLcwLOdLkmf4OcMD6QQvZ3nPTs48
nlZA0jucovccH9n0HfdWoSHKAqWrEvhqUurLHq1JZ8rws76brhj9dyfR8qDZFcZIk9jDAHXixmbO8bOJcCxdcl7Er8JsiedcrN4j4TKWwE+Z+uljtMNXmk
tK7VSnVkTgEhtownUZywnMSeDd0JndKObfvzTyvqYyN7ZHEx9wfELG1ArGgMPi/ztUUj+yzFmntBLXXowrDe5ZHeUvfxUJc8saqxuUFO4cDzNdATgaBeQ3
FsvZrJxG00auL3rfvZPmu/9eb2iqYkDZ+xIfsUqiBS7TZpaQKi8aX+nfpe6N6rXSmuqmx3GBh/LA7647sP+EY/BCL33paaztPjacG95uF9dD+SAWWEsE3O
AW+by1C9YBxRPHkdXwqPWvcfC32/SArPFgBUXSX09RdJlic3EYuCdIU/scXM1zzi0OP3t8mli1/gPmhnQQI0UdET+3Yy1834E7YMpdpZ7qJEtENjgMIN2Y
CzJ6Rq6yUW73860VVHDW2IoMJjJJgSf+86ESr0avHemLU/rBEahHh+FB71YMnTlCmy/s4Qa6ilMwwp15ClIgaxoVG2nUVBW9XurM8WSt4FZMM0iRXiPeLc
Pe4Oqhz+i7GPOlHIrQCrh8XPxSVn+Vg4WuwJjvJSM5za0aK0Wmbr8KIjurbOj0m6ghzZWN9zo/Uuk64fU7oMg2SBpKHb9o2PAa2XHzM1+yIZSA2EBL4XUs
kY1EoKUScexymt4k67Hz4BY29pJbvLcMsBKS6zOWco+ZEERei8QpFvMnoTl5XArgMZSG9A7dgCdkrXkKbdbBViaoKTiyy/E2ppm0fc5DebOiReiXrWiRzE
SFwjZMRcMNyN6VxVbVDI1tsrdjhWT5EV0aFVvUaU7TUseksv8Ki+f9FeHYNw6sZnyAZ5M0Esh79sIfquEeDEgapKU+JEOE9iJvjhhBj535dCnm76hDLIzs
4+kmZQjHou/y8aZ9jBOjmcqrdDtb28cknzHtkMTUuJzTnveIOT8xDmvOXWW8qes5j+sj6shpkJ3x5pgXYHqgerQWz1J7NNQHuQsIt0CEnXjGdE4I9DVDgt
HEikNzcM3rZSSF7pF9TI9/umDgOYlBmp3JUakK1LkaPnaqEbZkvX04BKpaGk8jJkAuVgYtjvUxacOQMwA3bjDwshjzAtWFvGU8vKfgv8/NM/VJYOsnw6/t
Gx+jYjrpUqaV2aN2CMM9XDniMtz7gS9sw+ATtCImSoU4e8rM2VUX+8CLd3Rq/IwrmtqFe9ZbJlErGQ6PIhPeYkBEozygcXVzR3Vs2OCVdU8EL4gaT3ZPDj
bMZKAxPcCpljyIXlAh5rpYyOq3eQut+PVLsDKlOypoP/I6LVbYDi2znXwEXQ03+9MbPnOvMH28tcqMfa3R0qS2Md0+5Un3wfdyPUlfTOTkUKOpfnphcRtr
taWg1PEJUZc9uDcuny+lpSZOEOmts35V6PfLFdFP3jdJY0OzPh2evmRcylKX4DlxiOYevqbjkySPJIQfsy4IQV2d4KGPCPpw8wMdpOOLYg2M5KIjfnk1t7
gdjRBFFxymb6k7bSWAqvr0Pa88P/B113XNsE/bzcI+LCHhTvzhP23HHROOlh6vPjluOwlelJYX9J5ty7ebnAtezz6S5npuW87FBbsU/vlJfwpQvolcbkJh
ZpqCLKLWX+IQgOSNPzYNe5JLojbAPYUeRcjSpZzXnLBcjxppeLKlXE20OuEKWVraEj2CpJzT7eomS4ZBg1GNxOb3oedtDLtIFf5j/cpm2kVywUIpMBqRIs
bTaBqX6ZoJzS6QsEZ46IJ2NmNOCeTTp04dK9Es3PXlAKuLH9SXClXIVgJ018E+TkeoUvcHf6uStoi9CN/f3Dcb1TFEWtHLkK+yGherrkl5+JEpsg7cr0D6
qo9wd7LSpE2Whvh1qyLPQfMcv2t934Xzay5wefyplaJdP+GbR04DeyvJFe5sfYSdrVkQmKwnuZhEglLZJlFFTHbvHXsWPrOkPW0L2/+N/1lnKQtKzdmTiq
/GAPPomW+bF2SlX1o+n/3HWcWaeu5pEcAMGyKZmezGtuj1ZYaZdpoCnWPX5PD9H15lrKef3EHvTWPiZJhaJ+Se9mgG1/VGk44wNF0QYtGBLf4EojXCcQ11
n6tn0r2yY/IRIZ1VSMGtYljXEF+vuEOeTil+Y/9oi8eyoKJAZOASjqXNs8mkIdCUPJ+UkIWeoF7q7rpyrLdkUiu6DeYlGYgU0HUHfcQdshE4HNXwcJtkO4
wvPEQWcgNtcFkUxKiNzZDHuIFqhCnX93jyphx2I/YZZY1ElnyA79c/4IyGL13cyXWncybJL0YpyL+BbQW24rmJuPQXmkBTX/YwtyVySRoTEv7L2bywgUz/
Z2FTrRtW2io62QOOctZXJoNiXGFhd+yH4txKiBB/tl7+LzWgscXh0KzmoUzGH8vQBFlTkIFRYOGnpdvU+42oLJ5iflEiwqH1gzHwhroVpiTY4RBnG9UoSa
cg34XJTfzP/y6tYtO4jC8xr8u2KyOhnvJzNE7j9585zmOPQOm7k+ApPZkOj7gkqgg2+/IY5cWTPHHZyW19QJX3jEXuN0LVQOmx/3Vil+cgq7J9OLd+odGv
Tco0SdVpnPLL4w0T59IR0HKDM8wK7KFDn2Pk/qFVH/ixDVdo0JIr4BmQ58ISqDGN6o9AFZYSIPb5J+Q/NB2avt0xymjgwhS4JT92hVOfycxPC306KDvP49
NtIQ0I6YOkG+QFyzaRtc//M9qkpQUsPuG78PHVPUkNlfHD22YXEFE+8QPG7IcSr4+g5kSnGbrEFkboLPj+LmdIVdxTBOglw7L3iqDWwisW2YjqYxZPEl4u
wGCK2oQbKVdGcugZknCG+gKDvyumjBfsOU9MIzsWYm4Ub8eSGh1UNRshMkd9h/wjp24Rs6eiV5ziaBaBY4exX9I7URSe2w+hwbmWdhayaOETTiq422l3gR
cfDoNJtePfGBcJe20pz+kUYZTOvBq68oja49QV+agdL13CIo7iGyA0rHVP7Mg7cTR/wKqG6SiZVB2Bby9y4N9ZkS9d8wNFglYRKNgPn5PaPh/bTzlDVqjf
UZ7oHeQttFA8FhjnNFASgoxPCJXsWqwz1YSpJc1RVu1TMnMUTzzTwhQs8bHFqsJcdWVD7nvux8mNADCZWUEobcwXmwk3u8THe3gFp9Bc+B5CY0AXhV+66s
J4E1jtHEvajE9P6ET3R1U2FS0vBeUZEumT7e0po4CStdvhgCjeCzufiodQQp9E3ccIWOVUA17cAcH3xvawFy1h0J8xhs6RYu2mg26lm6Yo6U5h6+3l9fmR
YnmRoqW4uAjzPSWxXzk1qx9oqO8mrGQ7cunZCaM7P8ylGYEIubP1bbl9aNzpLvIeQqF/xXtEE7WfyJvXOBzEkF/Mr9997jnleDxxxRyp9LBlAJILqOkYy/
VOcuGzETGTDIoO3lTGjLu34pJL7ffLKj4BMzJQMfvbGSuSmzydD6QXvYb1qLHPJzuD8eoc2Jksj1HGWK8gKPteY0xci88mgWZpK9t7QrcaAdRiacqHyh3F
MUOE0b+YIz90C7LNktBo0oQV4EuFSUHiVV7UTodneVnl20umvBEoAN/52uIG8VmegySSedqRV1+OMC6hyivaIRa3tXoDDqNhq7MF+e+CIWe8ToLUfuHFcZ
lv9tffR3hk6BIsKwTecvo98QEx5RsHWrWHZfkcqU6WhfzOtXeoW6xrUoU1Z1x8uKUjM8O0LA/RMs1WNmabaM7caAhysQdch+csEkQ6d8idG1sfEO6MYHfE
ISFGe8PEZ2raUCgP8rQ6pFbMGxeOUb31DAYB8lQV0sQPFq/gJuamMuDxftVPF7FaCOU6UvicQNVqq0EYVvmLvzlCEbXbKLlF5ZvOks8IkiRchHsWkeYqQ0
PfiGwk6yEdKrFRBExG+KbublTNAWB2AxdO8phSO211f9SzXK+SSK5v5yyjjIxQ92Ln0LHMTmYa8PoQjt+j00L4yEIKks+mRAeO4cnoUHUcaRZSrik2nQfE
JAsoq8YC2pVaTmjtJwypfXL1tAd/cpeFPSof6/+03coCXdatCeHiFxKkrwj6Dpb/6IqntpUymv/xkBADFNRNqrM1MZwEvj/L1hMofvKYr8Z1JX6CAPkUrn
LWz2Ug+4Bh4Tnyf3viEdC9F4nPSzUEhj85b31z7ybU/3Us2icu3nsUTJ8LcnhhXEftsP83o8IkhutCiD2oeXNl/EVEX7N+677yiqfDqIcXU5y5jE6RsqE1
D5SpsQBSbBgQzU6RAmXmeyYGyFctAag3a7RZAMevBvlzCvolZss8OFWjQnIwDYFuzYwY8yS/g08V2zTI0WfzbeHHe6xzuIRxALGnnYiJHi7xWftXd98b+b
mpl5M09iXLqEPc5vXDj/DuNMU4R3pJtHRL5kMD3b0WJ5M35AE7MwG+67jjJcdkIf88jdI40WmcGkmV81luPWfvUygZtWYRiNCEf91rwNuWPOkQgTvEG/Kq
lOTh22R/rBqF6PqzCjXUe/ahoLx7HgPy06wcjNNJBuC387Q3+sd3kJF4yFErF1+5fGK8LZ07Vtl38jk0pYbV16RqJe9AC3Nw6BBTu1C7vA6VtkawrtIwxX
gVMAOh8pWJxfWWKsoiZivuZNTQn9AE+vjMZXj9YK5pB+TFdY8cf0AeNxdENhJJ1BDdO8r9gbZj74qmmtkbZrPxzjJIIPIyR196r4u4l9n84Ut6frSdE+A/
aDj2MbANbbUBkoORO2ZyKxkTOt9ckmZQzEMixbL+g3iFFGo2tJze8EMDEA+q36edjEolyOHj9TzAZ5xJkRf1FmUqr4L2ZrRt/IpvoZd+uHkjKBorj2LYcu
hMClJTlnqyXF64oiIdymbzVSUx/CynoW2AQPvF25bsGKxUuEuAmir19IeilwG/tAf7M4orp7uUYF3aEElySkUp/5lrTv6TBwztP9aNKCXPhyzzkVE+AF/t
YdDhc75PxLEonXsP1hTwb4WXifdJ40w5vRbjR4fuJ+rfbrdyKcltb8O4MfLqQXZsJkY6DLqG/VblmVOE8SaWXSUrqHxbxZqF/uA9XLaTM58LuxyCjerKBx
Rr/AExYyvL/lQ7ktXmptpFVcrcd4CQPjvB4MLLiG7JIpTHIUU+T9JluzDbL3Gig8SNfKXnh0PPB9rQUhkV92bD8YGz9nEgset4N//AD2WdnLONkzf0tuud
33DMnv28ZUmeOCZK3bttiWDzSxMJexSPVAr8qCuEvuk16rypN7t8/S2IzGPwSQzPsETPI7FeT3iMc9VlNZNcffHxItWeh/orGRV9HbAMP67bl9S9WxGPfY
pFJ5iWQUqAMlgmtUuWz6vWUKkK05vFKvaivskTVN0o3La0i1F52i0lz2oMc7SC5MiMvJhGoi5/NXLGHQEB7LI2W0zgPyA2xnjkWxtwG/gNZ1xWeagRvEnP
yxQ+9z3TMygzlBI89sYgPgJvPy6ou/+SbMd9cPmwsqumrBUdB+Nx+x1yd4BTe0KdnDje81syfwN6to8V3GpNzlJ55RKgMEkmoWtCPRXCh0PjznAf/fL4xt
uLbxJQJplCCN2VdO5rUWUDSiJKiKxgxyKPke8XoZ5v3/bnTao2sKdFVQ2u6oFBAy/iuVB6ki5UtgP+7Pzzzec/Z+aB9wZEmGdg2rFISbb5KCMa2ERwbn9k
3xzy4lyYDQxlnJe1rZIaIb1pQfqO6Sry2pyyVmrs+D1Gb1EMjakHWdFHLDNV2sEAvUMd2J7fiKHQvXHPzrw1qW8RMxgeB7kjQceWUqKg7Tl7mfHDdio0eR
XZf5ubFA5c8mMyYEwpuT2aAFbWZWsZ8c0NP5ivTU9wZu3CD5XcYZstveMcsTU5PNbMIjqxV4BEdXCzDwj1dur5W333rc6L8FBkfGXv3fB8hYvUV2KpC2io
/2sAfSGldxTg2MZF5qeQiQUe9pbcdDygTTlCexSKqpLBci3qvdbYImN42mSB8xhkM8wyZIEzC2oJIMMXogYZ/Jo2iA9r3OATdJbbkhYRYhOQZume69l4rZ
9NNCUzMmuzAZQT9BV9rsejr6cxClG6p0kuX3mMKPvf17pNhrRH13HIysgUDQ+RXZtI1HCSAgJ7t43SuNmtuMs3ISaLASFZyRU2+4nd5BubczKgvQTjpeWx
9FGc3HpF+HEPWZyMqflWhrFL7D9KI0Qnhx33GNhJhMbSVC8L95nDwVG+pfjkDRVepXA/mUEC03yckp2VWwOMzFJpvvjCPwHW9x4ORm+W40DNGZwa7zAHxl
DDjIOxd27mu7yJO1b9lX6B16h2u2L4/Yc4i7Crau1HBjG4NYiJX7r9/qOACYhnkXHqXxE55p4XTQPOCR+CeS34X93H0pH7BhoUKebBp8CY72rBrliNPQac
j3eSS5D3pS7+LTnPNKVPt+6DG7lpkVaM4bpodFbcsg02FKwgNnjAM59bK0JBPhhP/MKoPmFn64ZOvikPj/Gtz0vMzv2ijl5EgXaEnkPjU54KT3I+y87YC9
ZJWK7BTZqu2C8SRvvom6g085p1ynrucZRwG2EIN78H/nl9JXaBFU/8OZf5x4qxM+BroMknj322Aw8tbpDeitcYOH/WY6hl4LUEfYEWTVhU8Mt2uPSi4pSp
a+gVNqo5F7Ehv+grCvfre+ruUHGOb74/yUSGxe2+8/sq8i/xtWerwFWyWt9wq0qeujzHbn0bDWEC3Z9qeyO94RfpPU4BWFIFHj5xLxKXARllY07gVivO/+
cgsJ5c5GFLsUyUOOHB+0ZVXcZG9I0oSw2iJ95jEzHjyl7XzqnwWP3/TL3nkiVLdqX3VnwGmtGoBhiBRqOv6FsqM48ILdwjfIXWR6Yqde9tAQKYxgxtjMJI
/uHL8EFoa3uc6vmD7i5UZZ4Twn373mt9S4855vbK3WaD48oNQewf982jZHFK+SD9f/QPnM9LvB6Sg+0ITdHuFiaT19KPc3EV8cjWpEt2Fs3bddizrVe7pl
qJr0OL4oHftx5cI6Jimyvj8bV/heun5qgxbfLZvt7pRMshtYhrHTvndYxWT6EtJGdJ+aQv4olhKY61ODAENebZusK0oSKK0knJIi2j8q8IFAWBImYUHPc5
zgNqGdWkG4TtPA9hZyKhfCaTKNvrllt9siByKyOamBOpFwfFnjM11yPVq9XhKGhzplZNujnjJZik7pLjBHERD3bPFWkI4qKHYQRJuZP3OkjoXSjM5EtGDn
sNuaUMkCY29fazq/FeLB7dYYje4CzwnJH9wGS2bfwE52yVEGwwlBVBk7oLG1JIuvyb+GC6OUI6/vvibg46WhnTW2RQDPX75UvnuzXq4NaIEQEgP763dfuw
yWvsx9ODODLTxX8PE6gRR9To0jkeRSoWNnpKUX5cl3cnq04YLs/fAf6894XDwdXmMbSlczFmXniqFd59J+ekrlMyIy+GGMm+6lFk7VBD5T4NIIzHoJ2Gtk
B+BtrD2Kn3bBoPOsP/3a5w3m+zDqwSuL8uocMaNDdOKO+0TTI6y0F4dlxbFc01ZU812wRfXDjdEObD2voRpKpjceDNjjv4QnNhHbZ9S1XBBy6Zisfjzhcj
FkzbhuIYmcOly/svcd/H+tZiOFa3bPBvsxn2YLtFI4/rQBIO+YWoVCl2fODHKkYRDpgzN9dI987ZOtQpxy9sulDWLRKjqpGwDbKMBHmkuWiepGXA33agCI
JynuzfYCutGP0e1diy/abjV0gGthy2RJlSO1YUYKbmTxiZeyhsUD6RJyALXYc/+kEj92LN3pNwLBCZOZt6Q4KPPIePAbB4exSdZ411u/eYIj4Oxk2KiEkA
W5NfcCn7OKyD6rZfr//pKs5A9pGjbfubD+urbj/CxceEq6qCQwQGNDbwNjZdQW5+HzYf5UJJ1AK7SwriIKGgyFxhjeD1517+frdSqvw4s1ywZC4SDNA+g0
F8EzwxZFA9oc+uHgLCIhqRemce5iZ4vuWZH3mQehQIkQl/qffCG0c3PScVDYdk1bp0GtIo3BO8sYvzrFh+kO6KxiZNcNg3GDdB/C0Pd70mj9KdTgc/4kyX
A1KMS8nxmbZuh+HvyeFuzwhUGL3ZwDZLch99VrQBXBPh03cIvHEw5ZCEswVr8bYl3Wgbr2dg95z32F95pE5gInF/j21qjk6Qx24jYJa5xJxOX/ICn8zSWQ
VsXKaUfNdTh6408UfZaE9Zuu7/DqPVH40P6yiW9zautL3RKtNozbGJcQw6EXzZMBDtHOSsoLGEJzxqNkYVWcEpdj0TKGJJN3AVT7KM03toVBXiqFDNPbMz
hhB1hpND4c8sx8jL2oj0OlsLCIFl5pYoPiPjdzg66lJakjKbUCFDyAIDolY4DI4nI7veD7VmZLRszllFifKEtPzKrvLJ+mnIIlvwmOT/MnJlGe16nnFv0j
gsn1YWoS0iMqTHEnFco3WhuzMxE9Vkt+NZkVmRYRyzdkA7hwPzcRYaGUvRV4iyf5Artbl/4cYqo2SUkqbVAO2MQM9InMSH+4/YU6NIeuaQcB1MilHjQUna
jRfTis4PcckRC0dm6ot2ZmRh9LvEBt7PA7N0wrxCabaLbs6TJS3+wgxTyolm9VPZ3LUCcphzOmmPQxp8fXQP87Ryt/Eyyr/hOTRaobldbInenUG+bB2rtz
BWHMu5gQiRM7wcdsi1yhmzQLQKmTGZJFzorkVx4vOTrBQWi8+7LLVwi45OELcZZfMFsqiUN2SSYkoFZ8JJwtVfFdlJbECek+ARS5t1YZeg85iX3XhFQBFK
PqClLOZHPnjQUyE57SW1chySSj4HOkMVuD6vWr1oLIOGhvEuN7nuIWzHe5H7jLdAPzFWvU/uEa+l5qM1pfTSUg9JKm1y6jczBPGI7ilJUReFHgLno42sO1
CXtOugQ/iBndnMbiznMyNVHQ49LPiHMzQ7JD/B9PnIIA/d9NJRTBZb5cQrULuUTmZU2QvMY3ZwShFSnHAireypkZN9PcHFa/Yi+wmK4i1Fpvz/uwilw4dy
ciHRh2OObPTqGytOfC01Wcr+RUpZr8NTriRcJBF+2iIb8k8HBnIR4q8DO8MRLJzZo9QqdslzFrzlVFKHSq16t0fgB6l6I6dLCjbJVDmnHLDxmmZTlzxizX
FYmWVyZg+LQrXH0aV3WgiMoQw1FcKLf7apSUj8y+28sxWmTD4MWI4HHEoB5qAyloaDA3vUpxT/sBvtClia8twIOFtCL0Z+Q8MynvVTnSCKUlJnNKayOOAX
T5VBkGBvTcXBkLJExR97tf84VMLPFwRgMTryRXTIsQ3aR5veQ8l85eMk8xwWjZ62ip/43K88iRj9sz21fWEWmAn08i3L8DC2nsacF+G7EG2XoXaqNXLjY1
3KqsNiKZSNVAkJhZAfJY3kgI+PkUnA9Ru5IvWJ3pIMgWQU2D8pubAEKFiccZhW6ZSW69VBZhKmS7CqqBphwzXmwr79FBLni5axspJdmdizehwlcKc4Z284
MWJlUmgYsoX3K+QC1FTOMkfufOmfnUVQjd0z1pB1MbZuoqY3XkqXfu8bHfg1DrhiX+SLrMFCZZh/CKKDiY9qweuRndV+EvXhORnNjKTay9d4U/xjUEtUaG
O3+g84+7WU6JkVWnJ0YHxMIhpCnRI6EOe4oOTwzT9ZUCNPQDEx8QpB8slGHWPp/GSUZt+F39/lpjRI0GMk3l8EqZXNXpp4xj7MPsjIuxPtJT0ko228h0yL
2RMjV0b409T6krJ1sFFCahaaFt3KPKQcP/NPP7JI5N71RPVmhFKXyS5NkikLrfxUAYZxFf16HslG/I4TrhTNwK5GwfRpny3JgIFyjbT8DS9Bo4mZ6L8V+D
2RJWpNHjll2GcnWRHa09nWTpO+3/GeDNaeHXHq1McwScOMjR7tR6RfwA5J/sx1OOK/cpuYi76V/8SL+AC7LBfnaQVzCeJzG5c4VBQxN0UvHhl3gDoxZiqA
wEpifx3UBxvp1NCq8eqGsX59qlA5bLkXgzgH2AEoVzuZkadZH2jijhMJFjBYcVgR5CSxqAs/2ZlYRb/42ZgHSSzafx0vJxstYZfme0rwts+wwMnE6w25ma
HenrMYO8FsQUUl6tJ7pjJPYn1xxh0d4LYCQs++LqZO+wNSVnMUBu6yBP+zsqWFilN8Rj8va7Y37+kPv/55cCzjg82y5JkeW4wWk9euJ1iRM00ayeke4Bc4
VG0dFcvv+N7Lc53BHILKY1WJ4RQc1sb/GqaNojh1dnKV22H1/iHO56Ih6OHWfIswOd0U7/cqs3djyqsMbeQxymWQJmVnG76DpDI1MVQyfctQ6ElUUIyODf
sWcd0JKyR6MpzMI3a2gHeNrmFsfHVBvl73WJpr+mH1syK0n3vEOCt2/3BAN1ZKGp3f/AI0QCaoqQUqxiam/Xe8wXPy2hrkUWSfyghCFkt7P8LWzh+lQOJw
75CgaP410at/RhgRLDf4F8rlVftkBIZjYpJ2jka++wHCKD8l6uciavE0pA+XvkN/iepRLss8Hq3ELYsdltult5QYdOwnpIn0OR7z++k3a48/PuMQo55uLs
cJ9VnT2BuNrdHfxM+CeGz6Mhod2pyEJlJ8g1nU5qTMM6V8uQ4HnRCFVTxPKwiFv+hRB3LXjyhzYquehDighOOrqtzyGysJNwlGi9ZTrsZyyWRKJHQDwT2Q
eHTvoohC422lr1gaehLZjMyiOCQiYcSBT1e60Rs8BzGSxs85S9SJtZhLTyixfUVpb9Zoq0a3TZmKWZ4JKbQoULE6yq2ifmqTeREGaRfroMC8Ap+CfASqD/
JQJ30qsJssPOxwPttiJNwzEUANmycBYmMu3314yl28ZyfOy7hSpo7P1FFSIzfwevs0UkSDXssYMyiUvdKVLd/e13gqk+NaAME71nl+bKcqiCLchTkuEeZ0
HCivZcMxixDK8mPX7ic7Q2qGlkr+n5pPD/0lPd4UHIsqpTPgcP28TEJplm0if5CuTt+dBcoSxCjdWvqDGCM8Bnk/Rb5Mn+siEG0h1ndAegc+0lf0U4jDnZ
wI9kL0V5mWrEu8TX0kG6560VNIXseWpqoz7CgRAis8x3iwKM5ml8MRuz28GEnbh++Ad3xTvOQia9q9cIGGDzKKT5I0MglltB5NcYcdtlRCrNWiT5eVB2OC
aCzbE0xdiwA/AY67mfK3UJ7kawZzkr7S0fMm8pE0knN5oOT0VBTHNFLto8KMvn+xVj0mHgxBu4Ru1nPnlDh2lpuzhuddUB/Vmgv8bAOotIwcJzamPnOWUj
ABvWg8qPRH1IdYc679IdkbEx0KjVFcvnwP4qLiQxm0hk9wwK5MCB0lZHa+ExKFGDXhfvY2Lm4v9qFw7Zbsd+xv85ybM3ebtxdtV62un6L6q+KmRXxMStnZ
kVGXyD1JnIw8TljvksFPPL4OmOoUDGGs2DObZeLWBxptHq9H6CTQliJAmV2RdDR4bFEylzJaOSKV0AvzdToyeFIqICtqt7Dh7IF1wkpaR1OgrHHZwXhkK8
cJi8MvfZz9lstIq3gkzdciNnS24iSrxxShOzMicGZ82RFOcIetLz56EgdlFxpSvtmm/qQAFS7a0W3fTEo8e4kOhEtRmzfY5VZAyKHKi3w6j/dj7eJWm2i0
0BY0OL8TeAAzU6k4YtIDjcR1ZzH+/JQ8rBYi0OSRdr4NZuTrzrScTfGOXHM4P3/g4UtO50iugUxOuKeoQG5ijC4sUc7erZ0crfPSjSjXS4sEKQ5dtAKp6h
PQ/NttVzyhThpMyVtF2VjBoJEswFHg8TNM5IbG5JZah4NIuPjMJBGeEMtt9h5CzT8eXZDNA5VZBYSX5AbFY98jcZoomNnrp/TF+Xsfle2kCdZrl9APk5E8
sh6xKa6IAoUrL/7Bo6hCKmxBrsJmuMPhbK7DPpbpamybA3Ll0mPEltVWtrFgUKN2EMYlTx6io4t5qtBVczbXhutonUoE78lc+d1i6r2KsfvKlgT/BbL4gT
KiB0lZRca247B5ix30Go6ww+d6bWu/KaUtvVpTU84atrmk597xNHONoLMUH4MXNYWURTFXYXojx6NehqIad0UQ5McKDweofhwHHLLo12p6y86HoAGy2R6V
RFpKq7BCYKyHszElNmwgfuNUo9uMWkCSeTnTw/cP/KcO37w+Q1nJACmwZ2DqZ3kq91lmerL5vAdm53eUSCTTuDArHONsj+Kf9czpH7sHvYz5YY7/8Zm7bR
9kaFsu0xWHgjEw7ktEU+4XKdJHTR08zreCjtjMNkxJbNoWOMZ1NWT3krnLM02p0fbpPdmrPfFz6V+XqpjfsvBDTtWE83U5TzSQR7Yvsy9LW3gPlcL8K2eo
+6/BjNqTNeV9qHOqOAjiGIvsmJfehPTTuwc+NcP/I1eTbxX+HNl5xkFao2nPy5Od/keY+C/8As7ZTalK9Zml8IDx0SKoD4w8gDOZwsVhV/asJLKb69WuiK
Sqc2ZoAilG9fPEBe8L7Jv3qBvk6Z5KVZWw3Mb8OVuz2tIBGSW6TT4k1DkWbwqL2Wf6d1rrB9mYh9JN8ZqzvD0g/oRCwlNCO4TpTrlKjn6OJza/f8LwPMpo
wucmJsDvB9lAhwu9OFZNEdv3h4qpcH5Guh+Lwdg1oLV/x/Ubjp0lT+U7QTA2VsEdxrxx9zv3fCidvLUh6RuxDG8t7rY0TGqt+Dyoh65PbHHJXA9jkp45qD
JO4UIUIm4zLVdiGoLa86ZQXtRNylMrj0tMeCpkTxl1b48mEySzPJNj/RbIR9TzVXH3m+zbtLW5Nfw9+3eSMJYqSUtMfn3hV1+eb/WuwXx+eksQlyYCO2Bw
g9UxPFPRzJrumEvcbZzTBkaLVFInEElCI/GXHGXIb43peNWHBpHTT1H+GtvFWu8jsJ0QJg/VemYlnAVKBrxTMwETQWtxALUxrHaCJ3jl1wB+H13V6lI0Vy
6t4bHEMeQ0LS/H0RLQpuPgWO0wH9g22JBdkv0wQZVykR+N7ZhLk0k3cjfS5HxiH3FgXfkDLbrN8COHswSpDRPD4CoVjeX4a/I7y6iwo9877vmI9aWTZy9s
ED553aay0ALBthQySIewRqiw+ESxGc7aMByBG6NKG2kNe7eDG9M9HxAav4FhD8BD8gtV2nhnSEleKN9PTsw5oqaHaqYhikXJQXfD4YXlGA1CSqjvIrxk8z
6s7fYS0XL9rj5y3+E+P1vgfXahSHpgE92x+34+XfBZht7ZOkEWBSC7ILVy+VSFAtD0+M3Uf5otLzL3SRW9hLjG8Ge98D0h3SoSr8wgY1qeSpbuni6XYWlW
brcVNPXnaO/1DuIwTOBmBcG1j6s8ZctlU18lDYS37ZFJge1RK0IAAhqgqa/v86wNJvy+Zo0k+c1DmptzUyKPpL1BdE53k1OQ06ZFP07P1PXSvowf2NYNfq
H9Sz08/lfHZihS1FZ32mk6Pnk3Rog97vMsb5v8JjmcPIXhiZG5yUZWAeAhVBG8Nk9Z/6bC56SzLgsCvSY1mtBAe11TMkSEiAPZKgJJ2oPFOvbIDiq2O/SE
NYP99/YF5lpVEuNv4w/lM9VFSeWSEkfonJePx3gI0iusBy3mgiw9/kxbr0UGXxc/OhUbfEv0IeOBwsaPPDCJ+IsEeQn/gxvZWMLLTojisY1bPI7QaTzQhD
J1eYZpcTiign/c/gXX5RYYmyBrM1HVTpkJ3mZ8kDNJ3xJiOedch5BCoaeu1HwtZCUuNaHYlhZ3xjuslXhYl14Wn7Co04W1u7yabYqwwumqPavoPfLLGoN0
/C9A/XKDfnfFaapnKREurQRykZQdIowsVuVHQsGJOrXxMNRr2dL2ZbWGC1W774q8SL2ScpESvRlO8Ksy4TSwAp4ektG1n7oLaespUsI3k74SVg9zlg3q6+
unKde47onDFyfxNFi+lA1q4h8NidT1TZoHEd4wC2hoRJ28t2iuouSwmCazL5kgpHZQJ8QC/JuZo+ZHOSUNh5g6HIcgkywvSLUYM9t91ZGsxfKsRvKU5yFC
3KP2RWOrQvy3KIpkpPc2KhMmrBaVMulwkDhk5I5hytPOlowqmyo1FyTzxdcJD/iD6McfiiTZeLFpuiDxqFROyg8NYh2PzqrMm7EPspGdMzzutZ2jf/wqTU
sPhXmJYmwYaibKRem5XOp0lGdjTmRiWtDUPHqpF8d5pj/40vXMKo50bOew/Tb3H6MgCfdubnNfNI8wYvAKI0uMQd8Slldu9FtPcKYP6IMc5d/al151ep1q
RaccSTQK+J2qlJk0dsRaJ1hm8q4nbm265+YrtRra3O8oGhcfWqNvIpL/jIfeyDCCrvwRDzEDZ7bCN+dSM/WEaL7dxFLxMOs4bo+8c/eSoehlw5SoIsga7I
OCl/SUT8GrEGqnzK4UH0Mke1zvmofSRZOaIhOoiFCznF4qkA7/PsMn8tvOasJTYdObER5trrJ8vu8Lgyq+RCj3J6yJqeI/ThQey5TwLiNr2PCmV+RvtZiC
IGWqkfRbyqCY0FfyflqDg4XmZsCvRyD+O8RfBWKFqEsD4djPvRjv6X5sq8j4egijTOy2fYZ4qWbUVYT+REtDg6C8EJEWrdoGxhBu4v+NLQr6xaZfrZevzq
guu1sncETqSg3fCbWM4WRqekjT9DsaBfigHyTdUOFb/mDd9GLputOxjNcLMf6I2XBfmBVhyQytEHdTwv+xvR0SrJmsDb90Nr9JzeE+mvv6W7akdBX3p0LL
SchYWaJG8vk+QhvUa+x3L3kRpaQCMnSpf/iT3eQS+ljlAqRbMdTEXiBQ9F5sLkKw2JNN1ndsn/+KdRjZikhkFmwQlYhNim3hWbNRNQTUDOk1/YBNyzg4dz
3HDhWybL+GsdAJY1UVLXEOKa/ZPdYT0ohYjx8Nxox5CkeivcX5YiUbfreush6iNm2s84TGWT5a2wFX22fIgE+xgcsnL6+g+gU1/AMXUZzb44YudGm7cXrH
B45FJuUh+gBxwueE7XT4SNVDfV8memcBOlBfIeaodwGmd0cOh/l98zS4YhexB8in3RTmDc5ZGBfYD9wewgl3xwPbiti9WPIC+lPluY4XY696VGmGel/jkA
aOQelPhOxipXe8Fy260GDKObuJcQQdNqWVak2GC6Ym2T3aSt+cpaXgSLchkqq2R4cmeQgwN7W9PYqqL6lAEncdUzQMVIl/X0OXN3NPWWe+pR3LB/DOTELM
nX2K8UCMdJ3NGHKX4j9Z99jAw5+QpwZv+TvXIUhuRXLRSeToMtoTrJT0Dnw7VxzVrfQSLGZ7Mun5hUcwscbmsg8ZJ7/yAaDwac65CEaSoBKaMbcFl6JUiN
9MX1D/3YaK3RQm4dmgrZIf+aqvI/7yrXxglr+xmATWUXSvqXX4jsqeTv5sy9daMGjWqzx0tGdmaK4hDqlV7zUFvJS7lEs2RvIsUdOtF4gpnZEFTDJmuttu
r20X6EymaJKII580mEG29Ljy/OSYz0Y7yswtj1rNKzUYr468MMWD66FbWCLyQrqj15+4cBTxh05qRZkVoXtkAnEtzbzcakbGkOeXnVjTir4sjtwYz3EuxL
1YKqhW8zVhW8n2E8uMwVmxm6M6cQzKOLcXGyolBcgCNZRWcA/znQdOLyHYBvv4UCU1OscKbdnSOP3rmr2IINKUNKuZGIUfB1psWpjJZBpV/kkm5fsYHyVy
0WCjPxWqiHVeZ3TjFH6ukIXKlteMcqRskGfFV2Cabek91n5ItqjVr6mgjUq+FYV+FTumxDjVPDDbt0HO/s04cU84VfmI/Fgk7vYvFCJ6vOeJL6BSnKPLiG
RiTnQfS1nZIj+ytBEYHZ/L6BhW+mA9wFybfskcekV1JcBINmDMxwJrTwnPcCQjgU+e/9e4UMbKfKX+v22hRjXa5UCUaw1taTB1I3O3UXaKKQIjdzFP6Rvs
888wKX0brMNRNLnN79D9xLHyKlOdGAaihkEylM5KGuCpvEGsvaYBu68I8rojpdaj0roZ5Kij01MtywqG5xb3gdzxQ7o9klczl6aeFE+ipHLNfBX86RTi02
wFkgleS2XaeG5NbEeIS/oXajFUf+L7wB4rautoPKSPefZ+F63wYMSDygU7WVywhO4QSzDPN7VxYxTN+9ME88JdCdPLPCKXaz4tVr49tAO5ksKfqgzP48cM
xRPhyYHsbu6cq1fx5Dos0vwsDdrZLksR6qz2YDEuUGe1gGd1W5mOpsdJCalc0b1d4Fll1bE1Ag99hzYtT1BDhecklLACxij+tbOXl6LQD4T5+/KYwRt2uV
1srpoULvOpXB7oC0BuErDFLBO9kYG9pVxGqcR14mQwcqDBLm4zG3dazSYPDlWUhzGnQuu5dTRrKiRsl4jQtLk4l1wKYzLAitigvOjDT4lae70uWQZnaHYb
s/0Varjc/SMjxAUWPngejujn43cOLX8zSQfEvTfwq5lVyOlcDEf7pcNDN/y2LQ/lbqt5vhWInJQ+7CrxnT642KKdryAk4yas97gSn56QTwW9qpkra4knUU
WA4DCHPzo4MBiXSlezlbB66rfcVYnOJ3zxwiRJMqRlCD9PrXTkiVOj0yuCGFPvlptsNNliUJYvjQ2Ege4u3ZBoAd98kMu4qmOV3TsuEfqvc59KY7mQ4B01
DVWF+70MU9lpx/xI1OvTo0p1RE7yRu5eMv9IzQdzbPtPxUMoUdHPa0hnJk9vOvgBjAU6IYK/P5VW1Hr3muFPSarf6ICqj3UVESH4kWl2k9btu5MweZhyz+
fkmOED81VqGRgO9PnpQUpPLXqYj/Yn5KsJLW+rKJJ5KqvcBUdnwGc5Bj5ukOgcC7Mv5GIIuQRt1gKn+b3sEbfIVhsgK3e/+GTaJGl7Yu2GBYdNLoP+0NGE
nueWICFlTqNrrj/hZ3VyXZnz+pedZ5rYzrrtsK/I2kit4sJ9mHuvdsDLZIWHM5MTKuDQ4Lfjhb2QaA3Gi/6Aw6PEVUiiuKCQL7eZoL+O+itmNz65j/Ze58
Xh1MORY0Cjc169qIciXimXQBNtJ3gtzRtp7d2yagNfHhcGz4mMtB8iYUPsJTRLDgLM18YOjkby8ffZmFyCSf50O3KJEezjKLau0yhVLEyyLI20S1ZS2fr6
UHfYF3jaFPU/CjlDslOygCV6ht/LTaXFXZpL0x5Y4rD6myZ5p+Ir27jKOgdR0Pmei96Jk5+08w9FRhh/JefpekL7VgBilWSyUWWiBDEzOqleaXdeMlnnNu
9XiCYaldzZqhWrvoD3dlIK4agr/PyQjvwy041wjpSP4oFy7xT+I7/Ij3j3xQ4CoR4JxXuVaOpiTKPQqqMxRfXtleyP1yVgYk3Xqm2e0W2jYPEPdh3/Yp6M
Jg3LRDktO9pkbD96q+o9fDxjqIu1ZBxuZgwxj/qmYgLRYkhP6UI0nub3j7PKk5F4k+1X1nbM47PEuITlSvNMhP/M77iFaatHNCYllGiCYB4GyuPcnQQxoX
pbcJLtNtdxKVNW9mN+8m7+UA2nn/ESjUVUcYse7aMEvEtbw/SURy1GkNWfl8Yr57CcEP/ejmtv7cq1EUzDtdIIZ5m3/TBYN5R1jeukW7ct4zYYcjl872lc
bSgs8Z2Fkwh+/vUOtsNQ7x0pyFVgl6yTTaanEoLP9R4/KbuF+2P1KzLlyBM4XV1HmO7WIomlGY0Ha/U899IeUSimEh2HEkne8o4OrISeFuCjeob54U4eIW
N7G+fjwV7yYysANjpS4vU97z5MlnIwWdCBG3Uoyq5jIeEO0o6tw0jiavg4bubFR3IKpui3PSHTJ0vuT+TJCAXAs2aU96YuqEDMSjv0b7bdj1pHtDPg9Mqs
E8sESysgPcyTJLgE/e6Mwmb97hyNzHk8sod5OZ0o3WEd6o3XGktmcET3RTQlgfHRjavgPBZZkN/HLhJiR9OQRwERR8wRfuFWmUsIDOewzaqxbNR6pZOGq2
J6Ev4Ep38zev53fwhw3C9n7eCPNLKaZV3Z2Wjso3W+g098W6J0xhr2N6FneI6M/tvhjDwqWxecjyWq9Nwfqk5NSYL/cAaOhQc958ogbih7FbPepsXIYabn
Y44L/PRcHBj9pOk6icV/y6iKXC340w/KuUN/kNCThqLdWa879LhFEBXziS02liuONG+/cjsN9pL1eTSpMXt2E/M0N39WUrL2PD5y3wk8uPvuuPbi/kmgLQ
W7v2eWZZ3B3vtnoCXnk3SY0ASVONnKBEPsGuYY+uxE7RFdJhSc1jMio8vRqEgGdQXlGikaikTGNY5GsdWy5FiY85nbxUdCzHNMmeviGvLZq+JxqNYNs83O
gkHe9D9Hqfcx6Xw+kvnnxsROsSik+t57I1I8dmCqB9S5aMgSfMJORlAOD6ySmaulTfF0x3avAIvQltuew/Uo/W/yb32IGI9Fe2dqTfvLtkErLVKHT5iUHZ
jbhC9sTT0/u/sLHBuNMgSySte4+Pkec6XYxQl0TcmVTQiMsrD1ThzSnxGNfmHw3ViVaUJsDB4U9puhPKLpCkNNQ73nT9b4M6uUPPVCK+ujhG7JCxvKxmzF
w/qa3IV/luXFUe9BlESPj/COt9x55lI3XxnyxwCVozpHoc0HkNZ8W9GDH9g4YUjvgsm1meY2b09rdNdqtbOetunORxmQQMlygakReO6e+fpZuPDo0uy7mA
e71XRjjfw9hj8O7Bc8ijT8LJpOSiD4fByObfp9IoBopmX+x7QBfgeBbMGXfpqU1UVZ0Jrqe5xz1+0rbxsDs2uTVUoOVz07eiadXu+RPCWY62LyTldkVatt
8LPsVSrJ6arh3NVAHa4sZxItsDWNKM3fnf62OXYiRzGomxPzMw5r2z5FMlgN/J5qp2xfYxdbScU0MpM0ltmf5FjUSRG9JEge6fyx5V1ifWJc6REjPb7ZDS
BRrZBohZHKi63ihPuXMIV/ra1QhGXBdWWrwiOpiHbNFJmYy2vPTfpIYcttTnuTMNBy9LF3YXeJ33jeVkHFf98F+pvwk5uNQKsYeoupjgz7InZSTxhPm6ef
Cq3NhOdEz6pG3V2Qal+SWwsxeOIVjTHOH9Z4s9f1EKtw4JG8QRlY2JALawdNWntk4iojUMOzHfWrkCQqW/hV+acI1f5SYJLf1AwRjrPP/seObed5Jzh5dx
VFplzs00NeT3tScUY7YG4wBGnX0aSSmVRSJhcha4vYlIBF84HLzD15qlIO9R1+W8rH7Pmqx98Xt7Rq4hc/E+xAmeux63q8Y1/qaJ01CcrThGhc/IO/jffC
ZAqjMRZ9RIqLxiSj3J+VyHVqxkipBjwZUxroUHYuKTM/lO/YvvJz2YoeK6LWbKvSn+CwyZsdPxmM3PCfBfRlndKWq+mr96P8nDt7msvHJE8qwSfGHsQxJy
XudZA5hMPdUO38JrHPQ/ViWaniOEH5fCiZaPvuJkZcssLxZCV9FRD+P6rH8VZFylkeSR905wUR4xV0w1YK/6KZOjc1aw36zaTbJ1m5HRCdscej+R8EBa0F
pCPHoG/q3HCtlxiTIi/uT2RG9vmFuQ4JfjTDsmFsuVdLo41qX7geTfjpCPPxzcX+4nJyqhdS2sSE/Ghppfxd7Cu95R28SKny/ZM7SkHOIGppIRHXsTzI3E
pyVGyg9UTqskwPjPIvfZJNhWATwrtDuDrNCuye3eT+RzlWZSwoqVJ7bJgmmJvwIIsAu8FHYBunaStU0tGyU9zE4Bi6HQVcJbx8wJktnGAdwQ8If34B7gsl
JxF+p2NdKjlf87rV6a1Q6MbmQ7RK3enmcM6tdSK4tpVa2XKZfWATWEv2adyHMybNDAc3FxuF96HdouLSf0guaYPGkY/aSVaZMfSKd48UKPo1Rm3I11V2oh
tKHiEJvKHDaRoTgKK54hNs8pW9dJwmFIcQm6ugFTbalWAeLBLBJZALC/AYltL5Y5HREXxNQklmvZNvmfmc2LwYGtvpxUKvZGBFE5dJZN/2oqb/cHUPuO83
/KX7NPR7QUYt9chMGYFuHtvfSY7WUqhwS2KjL2FjdCyyV1xiDfxErCSIY8Slo+EkMoj2e1+0Ih6Tcuyc4px689qf73teixGJMPhLkOVVgtjV2K1Mabfwv7
ULmjOY9B1OqwVAVWdkYYIuduKH4YO0gvBdX9IEkwuPb8zgVwOe6Lxroz1rjdGKHraFO4vXYfbFh2UPRTnh5RgI0PCxX3bQWYAiOFrGQWqrwiLx7joJWI8a
vB4IN0Z6T/lpjITx7waHeKa4TN0re+Ya+n9CWXRmQvFWSExd1XzAq3gLEGeFDVMJCKmveOCSg/St8Hpq2AE9td1Y2N0TBy/z87lKehiaruyn++FG3/p/Iy
oC4sggNqONDc6Oq9F0MW0R2VZCSuffGZ3HiKW3094LUIshmvC89KlO8D5/gI7tEzbiaDUX5lvz2qTMakYZuGEuSnP/lrwYZ0WHIjI7kVVyVpJOgvlk62TQ
YYqvWcw9eg4RXavyiCxl+91suCEPZw5p3B7prOtMi8joc1BnmGcezXA0plpL5wpTKF2ygE7KKf/o0wxIkig8iTkJgK9ZPhScDbpDy5VRJYgYiDJLsb/Qse
Zv7EtXIwqyUKSTWjB9l3iWw/ePDs6KUB9d8hdLwNR86xIccMaxZ4uWSHbrw3+b0koZwPIqYjyrKPk1pYorl7Jl/CVTKQ69xCPuCKxbPaVun2EJp54MNkmN
l9azn0RsWJKymZ2WtHbwpvcbkeXPD2SZ60DFr4i4GP/rweRqW/toD/MBxTas7PYy2jMwn1bHw+C92A5YxG74ROipJAZRYVsjjaea/5un5XbE9Drcutg9x5
R5n5Tw82dRu7aa4ntoM7ejv/CwEyELsuX29zPJbjE9fl77Dw7PA8j8STSjPGaMHqu8KJCql0DkGwWO78EBw/OAuDubAmkph/YhGfijamKMjS4D8wOpYGT1
lx4VNZU0VHP4SZ3X+3J7N+HQR81/Z6MbGnHHwSbAQUM6HaXX9VWPH8SRWsr0bItCWf1QrxIrGPx9Gpsk3uIv0ZV3/s8s6yPPftW8y6FihzK4rMxUy90zlb
lBsVjirFxCnSz3aap0VMrluO6EEiQzE+ZKfr74+kByMmHoMfBeq3pB7vJxV9eKB20vxmY3pjyHU+vPIJ2Hb1hRZNVgoOpkTpnmtNhDi4cp2MiJtqDazefr
+gXr7s4mwJ4pkWxLE8YAVWwSP7vIdl9TAW38dzbOnI9oNsj6McqmGJX/KycnCa17RUL4VSEkX+DEUxO3hQomj/FS/S83KpytZN4IHzNvMeVRShV6xFnSvX
V7wktc14Z+5pFMkHv88Ou5Z4OiR+Biknh7IaDl0o/YyvhiyPVKIPxJIqH522raigXwQsltcw/LC0b25eAW1n9dY5mtfQt96udMxhVXrtyinJbvlxsJuZRd
jhkliySzeEd7l/MowP4+sccHmTJXB4XwtGIf94MFJkd8FxhiEYxccdLPiYxlHVu/FJpn2Yz9Ur+b+/WlSyMO6v4OLUeyDfCp4ipjqxtfXIPpSNsCHU85On
Jdsn6P/ySXmR6GpCwo+a+ZhU5XyjRzBB0DxWOcMT1BdhBRlfdBMCwG4+KGwY8lTkLjJj5uG2X01e1ftDYkmVVIPv7vmXksKGyRGz7OdEdwlkuNbFYFeM+k
4jk/+fUWZdCmGHMVIC0UT9Zo52H4uQjCwSxLk38tCQ7jb3vymcAu+9aXRtLzpJAWApQ0BCXIZg+n3jwebTLAuh3AkTXMrsxPc38c+osdKfmEweAuINE98T
P0O22/sI+YYN9gQFlEfioi9HIygvuQQ+CREqFhhyEWFWa0xCi0QeR3J2okSWqXAM3SdsUM57MPxDgUdh45cX/quOq3Fxm2EF6G4vHhp527xcN7cRjQ4Oea
4vyqk5V0sA5T3jMp4h5wDFfvQmhwU/nsrWQRftNf9ps4Ru8f+jrE+9a8X1tE2Ryn/aqXRjTJYk//QhJ3SZVJFmBb3aggqatdNQgl16YEEvHBC9/McT7MuR
09nKhw0HzPuZVEH/YRjDdpdqkqtP56SYtlWZVLbcP5CymR8xfJAMloVuIbQbV3LmVLXIqqTs1Z1h2jCW9nfmHFFSp16vG8l1XA2K32gtCvpOY1VL7xn7I+
3T/gV/L0qTCP0cY5luidY6EJLtxBdUczOYQB09KI47xY+3F8LGIdFbHCU+/EBIurISPpg/QbRldn9s2Y4AyHsJI5mRGzfGYtQkbx7Ta2DT5bgEPZODDutd
Gj7N1HvzuHSQTd9g/MOaVrkP82Gx0oKgJitCpnhmGPz6M6sj5uy3hNKif3UpH2yTbBNKLcuxpxeWf55RptemKpy1R65LW0i8TfDCZjZW6CfVg8mXVQuGBW
tBXpkGf8LpdwVgT6d3ByBtU9jLLSHi0CjFQ3Kelm3CbI5HnXt7jUyMSmSaEOWvlLf9ktIdqY1rEfHSNvr3+U5Dh+i9/PEg9wLGky5dGkiHDLvYWDZ3i0bT
doi4AECTUZPJYd8j98nyI7xqiCJ5lYlBw67Akj2MTIsiMX3k/QDLzQhX11RiCisJKLKf07DL6Z864Qs0vP1+nCCvd4wm2wmzqNa/rl52wweBvy041M9aX5
PH1rT8kSvqzHTNlwTa9ki7+kEk6KUE67axnXBTEeJdkTfdIw3YINcbMmHPXqSMmRxv0o1YQ/Jb0gHErUSUjYOi3SAqZrZ/kbreSmCrRfnbn+lex1xSt6kl
nORm6GZ94Wksl4cT+gxVUMXRrOZMneNIqyXmym20XPl9mXlo0AztiSiO+xKYjWYXLcB+RzLc2dm3VPd1C/7ptwqhDkl/jaF4Q3vCNazY+KPokrUrwi7Sr2
cChzeJVY9+2aoxWnvZC7KqntYlrPTfvm28C41ir/AlV+zdEvbbhmXbdoKhqU6wbF0V0TAbpkQvqjlgFazmvy811UerhkmANlGftzY907mIxo8MITFJ5jqV
hyPES6XDxvYtJhaMLjA69i72O3xLZIq+U1YoJJg3g7mZ+EgYzuVOOB7fB0vSi+qC4q5Ps71g0i3e0SkbHJie7D2DqSYo3/Ppkl6aWS01XNFYfH/7qb79ss
AElqwzq/WG+Qp8NnTFGPwxAeUHJX+SCaqtNjd9C9nWFVgfhWn4t46zI/oxN3mu/N2dqeE8KhK5VyPWiDa8U6LbnlOvCgJTw+kX2mVN/NoVvM9PCcVrmgIR
VjOuLr0NU7AQDc4WdTOg8N5SEJ/jAgaCo2tO7XVYL8hSrHDi+6INZ8OovoyBECVp1bgekxEqk7k+iGPIONeCzQfhIcd2kqdEEslXxuzTp7sVLNtl4LVrdX
QdKWJsSqIKz/YZ+bDTzvN9bTAAX3p4GOGJkCHzy4PheI5oQkM8FPIqsaEsMkMV53fcj1dWDfNpoJblrSIK/mLfMeGepAEl4XPKuBfLRBrqKYGOxafEqAD6
Vka0yIVYjdS8leWYglIcgXJsmFISMoHAMzBekDL+0d0txnxiq/Uw4lvXWWCEdd/GhvnZgRixmq26IurubPfqV9xyTJrWEtT/u2f4JyiURDoXv6RXLc18mG
VMnC+p3i5H0kBIOX4GO4ZCg9opg+NlmKxHzkApTZOFWLWT+wua9K27cOAhGf29lUhKjFGPuXBR9xpLut7QRIkC22Q6CZ+i20XSmNXBuNKfNytCm9jGHfU0
b98VQGtP9amfYcPfk4N6F9lFxXTyX2439Imys/V/MQPFgDSoJ2HkcKs2TrTW5VeY1kBIJQCXqn/Hf4E1yMDr6WM0q9lbxpJvOom6BHAE9TmGPnwfFuSpMr
UGw4clFGPcpwyUPh5DiaC7Z+7DAv8p/07sPJP6AuGrzOl0ZAe913xUwmSDYZG9rDCvEXTHIQi8boxb7or4xhtvDyNNxWq6l5YZhwE4R1Kyajq5pLTrl2F5
uNyFMwktJ2hX6G8RtjlYHs/g94roeFAmGOWcboCQVO71xnum1fkRuq9gH2QJS2E/6IO5HNm+2ckdBqHCdD41ecxTsVDSfRWsZR+3m4tCideub2jCJpkel7
vlYFR0OmoE72i6FAO7uJyBqfFrUl7TjC/UOrQlyUOmvWVGz15EkTSuNQAiTHwIv7E3puzsn/LS5zd2yXdGpTP//+Qo8bM4i4L6SjqMVnDB8JfGIl2xOC6V
eN+q+Olx0nPd5QoKBYeIjEYs6+A8bgiVCJoEtq9Uiz+wyXOGKWeYmo7QWnu0XceiMbYJndg1MsVU/hU49pXB7kSVGInndwo6gu1Tj0P4lFWtQ6enQqfQOD
5vaoIatMJOb5JxbNHZpD+vl7OsxNztW46KU7W+kH2RG8lWMgheD2aihaCDJiQ7acOd7BaLewI3eRyLGjkSlkDeY5DcW42b48e42Nra/U1HJSsgyFjsLiS4
agOfjKeC7eZ4qZzIb9nmalESOE1x3HIRuyv5gU7eE4lQ2yRA15FIF0I0RzWmHOnuTlu3dZPG6ybLgOVmLdLLYv8ammNil8ABvCfn40foZ85ISSN6CCH8em
skGbW9PYUDIII96VYaL9cUOFsBfcM4Jar9K3rh4TJK1dnfVK5N4H+2FEsLgmeO6LedqERTdc2LL/iPQnaaCeUszmV/Z4GKUYkVGE2vwbSaBHQSmFP8HMza
JRZiJgNav4bwjXHboF9lnh7Dfo0vTLKn5ickigncoqicQWWvIYcUl8LBM5gXuFiP6AQtfC2rMIc75jfnfoSip5ShPjsxHXn/9M6GIDc6pQBIT3rbShORst
/O3wVaw0sh3lhLK+Iutm6Ysqo/U2RCVZSuZmWKGUqDmhpmCL7muxxXpIvudDVvqHHRBMUEMRSQfmHMFNvtdUVZtTaduUMdRdqYm0QDKyb5LagBv+GkdDH4
Rxqk5Vz0M95qdvOcwlt2mympO2xTaS3pPT18xY4vQID3hIk1okfcj8Yoh+Vy3NhcaQIU1qpw6FuMV8vHbofQfYpp5EB+ZVKccfpPjkBLLR+HxrFQrx4Yrr
/8KLrRYBTdasN26FUNXpQDg95mAN36+IHlY7loaKc6TrqOgsP7gyrI1lN5mqLoWjxAjgmkwONCf4ktxRulmt4WzxZQ/KkXZsbtnZoA/3DzJXhfd9Ai/ipt
zsa2YZm1WGpu+ki3kaDjzkbHi26EW1pKX+3BZrW6To8FN0/43fhOYe55/zooFQaRYJtLR5kQG9+TNwuYfyVRRP+Cwtpt+YU7GkOl9T3VdrTSxUdTzu4/eG
Lkf/FAm6nYJfF+OAkWWeNSgt7Q35rIOUMRJ5iklQUEXGN/lOpuaBRnaUNlMdDHBozQWaJwuRoUos+J3wSXcLS132uDhqL1ojt4JP0VtOEy9iF8C9oWsZ0r
cvbI65oIZiq82QMvOCKZMLE7XXJK59a/9I+nsyycoTU4BZdklVWtqzbvk0FWPa4DGyhBmMu2t88MUJXa7ztg8Cmc6TdSzfMCoCp+Mzyv8Djo3DGA6rkgBu
SBI+Umif28hxn23gpsL9kMs5yPjLzySJ1X7u3bfUS5+aZFNQdUcEnKGwO0HOoDXjT3qkDzda/YytJgct2cKtMn+gCeAde9FoPrH6RPk7KEOlBIVL5BGYDQ
kpmBbOZAkZej1jWKdOBo9yzOQb0jbMCGreYiG5pdxOHNx+L8hk5Mw2kNYO4pP15p/x/ylsipw6oye8T7Kd5rDva1RvPB9O8hfUNHKaMsWQ6BAnjur+rTyI
c5MmRBBa82nBWL6piwVRr9kBKe1W6MrN/rgKFKczHhvrdq7Yi/KKJwQ6zLPMRa/TJcJ48IFh+4h4xG5/QeR/OGDi65sSNXq8DbVOv8BlnPFyvMcj5nSxbu
4wbPMaKjzlr6HoBt0J0mqNnuPCHN1DEL9h1dXJAsZH3tO05e3W0dzeREYdhB8sS4p3fbHe7PV1i+7JcN/zid9PJeVvPx83kgjInMz7GMajPV9ePj9H5xQ6
Q52dRXInwdGlMKt8cu4lv2lkeVDNi07fElUmOpPczMWMoeiognfTesSy2FZRzZMcx10q7hC+EmuCoREmitfskayb68WV0lkUzZ2MOcv8eXVA2v9jB6TrrI
NPj6poR19EGmzy/8vadLbu+P1Oxg/po/t090NKJG8aU4PtxFPktnusb/WYqKzGTsCw0sp8kE5vhnrcSSYfY85xFNMz2bVytIqtN2rmgsqz5MhOqMGhmdUD
+35PPNDSAjRy2ocXVF1+4LLbyMl9O/OGycSgkrKKUZ1bEgy7R3j9MIy8fOR4Sf0nKRSTCKynfmZGiwXzNehoJjvmo1mDY62LnIpYxqCJ6EfFa/9m7p6LdJ
nzLQ7U0YfMwv5kW7PPpU3R9EUfxCHHmcylLG8y/Gzjx7RB8ljhGfejmx8d1fy6kUGd4rwRQxG0rNDG/8xl9JjetCknecvcolArU/ZWQNHcVAd9E4vW39Ow
PlDkiT/ueWjZmKpGHIU2692+OyOVV9rlTzXUqXKAti9DS+A5iTzUwLMKIOHiK+klNAeUwTTE5oq37M/+ZpI7OFQ6Ud8dK3l0jvDz5OLcAW94ALiukm6KWp
owc9A3GhlbP7It+BXjD4IKvX8XJwaDj7jPlxRrRLjkKAUwX8sEc9LP5e831iQT0tZyymUDaSCQYf7EQSzBMTasfGhCRxQD/3BJ3KMjnuWncyEzOcjMDnnk
yJkyTySVNEmeoSQay8e93SBH2eEJiTWNUE+OWn9ws7GswPbkIM4C6B0ukSu68BxfZB0eb2Gc4xP6Uy5drvERC2MCrGRkruzyXVCQkJLP8ryk8i9TA626qs
UHtYXeXNP4Y4/c1ch01vUtTtjaSAYb+8vw9ekoz2Yc3nK9Sj5PGm0prBdfQjvMSc5GL638xS2cA+5xnrFKp+7tDvIHiPvGFL3aBf8TzKBJXMX2i+2LDrna
2x4jQv75gx7KGCo2a+qxSqIxy7K6xkXy58rK7+kei8O3xnRjclqyHZ/VoI0l7iyOT/Oqn5jZcrdRp+GA6UcbkuS5l3D+JRPLvZwuAqpTdOagzEQJZnKPf1
ZYfJUJTqOC64Sp7dsKg1EXG3CzrzLOrUaVp82CRcaX6XQ4WJTa+C9UXyNUqD9Yw2XfFSjcTvIii/vZDdtJRR0yvN9zFf6JV79az19FP7Oh7qLFnsluklVH
aW2eZDbcyiQHVOrvTFxiaXvUpx5YWWkjHnohna0pcEWH+jMXy5udSVYpJ4BeZKe6f6FA18rUWX1NX+u4SPwz+t6cYqtZJpwiUWuUTSQWAFQ8jHWI1OFL3Z
OlKaelkd91qJPF0syL/CiB42MWknx00YQbW+fHKd//QrjohU4lZQqNajjbY0YWcabp6ym1nLYMpOe4ERZZTmd9K3qL/HGA/gkT5w6H91LHdUYv+HeyUwWB
dJo/RiuCuuUMmQ21Rw8hMcUZ/PlllRomXLr0ifdx0ot/dmUX0PDVxYUbRohSb8zVOmbWNf9b58UouCwF9zRc88PGIQt2uZRp0dTwX7dsgW3soNd0Q7hwpy
gKNjFc+JR4XkNLGTm8MyKviQaWd2S8bHmxIlFZBptUFogj4FyQesKJn0O+dxgT8VhbYqHdjvn6OdV6ph96UTpO5SGM39UcW7TyLdiXpHwp/xbi/pqPky1i
5EjjPVNGEnOYjwzbTHSVtbIQwQMcze00yYcvqD17Ludml4ZIFOkZ2I9yTw43lS47o4+IFHIzFnBDAX4rG/cdV7jMshQC3t8Pg39XKgReutbT/LvFudSOvI
U3Os+VjD6eA55ViG1wZfBQINAhzUsgQ1d8eCptCIQcNsTE8SJsGFdanhX0o9Wyk4WdzPgjnGmTfOCpyeZtMj0e79HHhQWFR+YJbFZ2vksmQMScJ+5X3DNf
kkSE9V7fYXsd0caaHcXg9AxETzbxWUAET3mO34i38h17Pw2Kv2N/WXMEuwMeoxS/9ccz8Dcx8EvX3Ww82OPutSuRPfHzvkrh0dQ45+EtNX2yioVsHkh+xe
mCAP9MC9cQjm+G9kFLvOAnSdxryLxrL43e8wq0MOk+yGF4xBB77wlzlqjpg8QiDCRnGjVyJXi2x5TXNX3M3N5J5DJDx8Pg9It1EuUGbcy2okEYlPiLceJB
nzsRsA/xmvAEe1zPQiyFda/+tGIRDDKTH3LbAlECCvqNhLoVUXV+Jw7dxK+3NtjhgqGYmXalqo600+g41ejYk2w/r+roRVhcLAe/E/zPegrwy+KG4hqfsC
yxRtFTJNKccr6G/7bt7KVN1EugIlndfxReULM5932WDwJ+GasuRqjb9VYh0zbuLLMMUinCBkFCrglKC/C8pz6ksFw+ltkT+wIyMjNSGMVBgvJLcK8b25TP
JyUnttpIkhy23iBAEI8PBG202fkboIqdf/5SL89k4Zb6chl8e7UMSn3mjnUidlcO027DZOCHy+q1L6fKrnBsXh3lm/yJVPR8es0Sa8ARBkHe65Qxb1YH00
IAXw0k8O1xsv6jmyc60EeWHZnJWLYdw8HY0KqnAU2CIerNejUodyVmPSleqEkZdobc3aYiBzBsVQthh4/9Kz+jXvIY1OfmiUgc3pfijJeAzNk5WtOrzKvs
jSxqkcmwMlwzkcbCeuEmu5I+zimtHiqBl+s5ORUSZFxLzOojqtT4rqUdirCA+QYUluHDUH6z+Ah7qBChDxub7Xq2TvaarbNwYCbCgHZZdskxYe7maK7u2u
3Tq42x0qOdoBwT4MvzkImWf/cNixseP8ov64xq1+a90+c0HCRdBj87qKh4YGjsraEdd0fTCUzFC9a37zDCG4uKzK+JGAKD8WK669fgyn0osHRgPIT8C+Wv
csdPy+KGGecGu6eddBx4KSdIzmSg2JrMT7z/ftSdxsNzKSwf1le8Wc9/2HMwBdcZ2fys63paTp8iKrr9XC7jPv6rh/5zPcVhtaVVRrhz4PllCUcKKHy01o
tYoSs/C5QyDh2G9fYNvH99uFfxaWg4EMj3IiAkDf8/6PVtFt79gtvtYm3PFu+YlTjRbao5zLLp1jyVnrh+xAHG/D4pmFjQYkLTeqhV8szxkzq+r9HF8Za5
Zx26a95Zq9R0WK6htcwcrK/I3TBf4/2DaPVmFMeycPwe3iBqg7BO0dKalKJ0hEkgiKlf2Fny0IaKh/6neCfdOD5j2j7DPQ7UZ5eFM61ln5Zt8KW+wEm6ir
JOhWqavHxGfdJxMSaSL04VYXNqbQRHQYmsdJCx/fcoLsv6NA9c7cPRpv4F60AttyKb0QpFs1zgvJzI0M8prmG7X8s0D8lGmHYE6//80TJ97RGnnqW5c5Lk
yNoCK+ZbwmfatMhGEX5lwbDH4yRBImeSryrdDdBRd5wTWyGRPiI9GaED57kk9HBI+xSi/nTdkxoliYNvew4irKJQkmcPjgDxUikyKmEaWYGXoMHCpMSHTn
ydHDQaBCH299yu7kS2G9kNpICahJhL4fZeqL3Q7cTRoG/X34GLUi0tru6BssP6Q4r/M6ACjuGWdut4VXImOK50JPuQGlUKZc2317QIsOFZz4gm38jfGg3d
oqjlakYKw6OU/n9k0/+fsTk/4IjDaQ2J47OnDd4FZFdxM732EVt4B1Lo7UxMOoza7kcPVvg/nPGmZxWrZbThWUFMFFqaluvyBHusZ8xzEsMV8MUjnUuOuE
14xi6mLCpZFufoD9UHKRx4/pXTswP1tLFub9tCybQiuHDA5DMM61mUGTjWOca36yS8u+fdnivfS9F9V58w/yIPVUZ/CYY0mu7zZS6Uj6z5NL7hhJ2yNBcv
1sVA7k3dIrMkHvPQIRUSX58Lu4A5i1IRYpfxFCO37xusC79bLSUh0iIoHPuel+3VebF/QeWt1I7mOTYI8rw2uAwByrns3uNPfhV4XSn5YVbzRsNT9h6fp6
p9wxBrrfHleTOhCu+5oclgbyKTzY+Ka9DGB2ZWxxIUX+AlsrKjS5YQmxmNSb5nLJE9M3V7xC+jhE76i1eASN6v8KMqjoOho1G5Ybc9pjUsZz+USo+wrzH8
zJgppzvgv7DBwQnw67yehz6Hihs4VS2RyGjGGMeC+z93fo4Vwu0Q52SkwXkoZvqlrcK3bouEGJTUNhyzaUDsx7o+HYUoVFjtLR8vyiEomCAIO0hLrqFfbL
lbrHyRAMcR87xMJN6U/Qp7TfhPTlK313hTJgimNdOxy3meZjFr48E6KbueskAWzBB4oR2opjdNIc2Xk3RFld3DD9DGjDzqZE9hpnAqGL/Bf7Y7SchQu672
Jkxvobkoxzx+uWyBoRyqF5Ol8ojvWvsXIklI/E4mUT23yVjsQUJwTnF/bga4nId4OEk2otIslN/UUtkkEQ6mb6G9BLu0y/0jZ3um9NReWnOYUiEglt4oxX
tJ47wf4xNeI8kQkYh2Pn7ZUBud3t/z+kXA8ySRGDgQVB/Ck8wQ4+r16/HWDcJPOrQ2mQjV76V4uW9wtGjJD1dGYCCvsyVBli3YWuwhL8zuZPVALDo+LWiO
tTQRrBAukeYHwlM/YzB7SvB6PqPYlYKFw+GYwQslTVkst+LglXnLobHbUWLXCvnvEsERIaPKDWFfPsosdpnlME3dQkl/U94cgzjkUUTKr2Tn1TGVNLMxAn
lheeLoIp91vJdXNnul01McTRPTTkgb2TEANA7SmGemMhf9QEFKoo+p1kOORCAP7T6+9WQaDniGfmNgsq7FJz4jUfQJDdS6CXFk1Pi5O7kc3+pEITmF14j0
RR4F9jhm/UY0cAWrBEwpZXT3EvJhu0spsglzpYs+azELNHO2aHfGb+0x720DjYwvLZ5X1NCTxHsr+THI92lNxKhMF+dkKg85Dl1AR4YkjmFja9DdAU97kq
Jg2Geyoxr5EP/S+jKcramAo9b2cGdkcFDHMY7ja3hT6Viy/y15mgaEs8Pj7slH2JiRLOtYNEeJ0+L3q/7owaX6kD8/SWCKUy3UuSE9aDvHTTd4hCnXqfFF
ULhwRISVDG0kEMzJC0IhZxrh0O4q02bY6Az3kb1dLq+cz9yTiw83FaYryogKvKhASZ5CIx+fmdGMAowfhXI3yye+rE7dZK06jdcPHX/ynxHGGTLTw4kKTm
nMTNtbOmCD3UKBiTv4uraocP4EpeaWybCP26bA3n/la9C/XKN1wj3sffm8NZ1TL0ZgIdLGM+S/TLgPXORZAoIT9qTcBecDY15aZlHuiil9MA/hR0ykweZQ
1yJQ/pGHpbqZNwIqNveZyBcPnVmXC9uQr1Q8X/EbKt4+7E9Qwf7x1a6BBvvcHgFC89EyDU4N39u0KFeCkChC/kk3awM6R3HkgO/mdOPTHcUdqlbyA5AeP+
7lJ15LWQMwtTEBgRy00PaFaNAeMTPmmX5YYsYo9g55zK2xMGBundQUahOg84NiOpSPl4WmGMu6eV0/Was7wsEDXDs6ahI4JrPmZLRlJ0q50347rOGY5Nhc
23WamqWlhw87gcgXzm5L6eqrjcRxs4GAw6wwmmsyidKkCv8BKOfcQoAEKEfGTx5cWh6MyFPM8OgNrc2ZLaMesc/hAg8TXrhIai/2XAdYmdmkE4LbVwZB4D
elfHL3z9Rr+BhjE8cZ5wDFPerSxSGpvE7Upw3w9/GPUUMwXt2Z/S07l1fnY1HC2cuN0DH6SXTU7Vb3dFicK1Nw9bsj3JPqir95fPGouvnQ8mJ5nEH2jq6S
ApvfziXOrYvmsTj04ymo8b1duAezcYdvPIoRc46u9yv0mqSPk5AR1b1sn1w1npQaztzHvghUMi8YK2mWnbUYbbGtUcXOWlEPsY0wriTsI0hp7HlIZBvcwh
VfCHZVj08bSww6oMm7tpF0P54yTbYiIv7/pq5rR44ku36U/kQQsNqHWazo2pZLn5EmTnqfWaYdh2zuDGYELCAI+kXh3Mii9EKAbDRRlRnm3nOPkRcSSrRf
0muToIyi2c0fRDAs3hdLTy1NbAp13pUEuL8Dv8+GlNKRaV9B5XE3XNC77TRLlekimbpCU/tvG4KRaNdozYGP+BZPqdevO0fKljGdRH/EMJcWzGngYn2Xdt
cVUVqyf5EDmctuB48a6O2ulOpMdKPwVmNcQLPNKrR85HJkbAKVlPZP5TrUfFz7O+3MqYkFE9rJECeD1goXLTxUd3NPt8VcMJHTjPFA7x4Hfo4sqkTcXmUr
4AW83GPClqt2uWcuBlw1IE2ijkzTpycD5eJr9AqSintc0GuJKrAMkLtDVo1MhhobDjDadyc4SyF5B4mN25rKLmbz81QVqW45qmfflESfYuaoujOq4VAgPM
3y73mqt+5JfCCbkczsYs9r/RSzbq9lKiDfvXkbTcI1EZC7WNxCZrQiN1YV2lJEqAgKZdV5KMZGD/zjGAxmqkojDjwJa7/IamiO+u9lICgjfQV1jI8Kk3+U
XWc3HHLK7SgVnAST0brM4Jkv0erKRD+N95Fed7XvaNhFhH1tJB9mQQ64iOWly3lKIgev7PRIkpwXBOGqaciCnTii9WRnP2BOmvQry9T+j0q7XNDZ+NB+5c
UwfWa7JAZlNbyMsbTyaSy883gsrklJuGN5yZ0tPWaUoQyDVgYVw4OJn/G/aCU++yYCQWgRFzuKJkmska/8qe4d4yaboWQv9JVklvtV4r1mZfyrQ/y7TLjK
IwlJFbTJllE1I9+A9n2S/IbFIvXlcURjxZVBDf0VdDtWFipJ1W1ULrXKD7Plp1RRXhlwKIsFVkm+J4l7KqATB2M8LUTxaO2KNYSU3p4csB7h+OXko+50cc
y7afHS/SCZAwYrzrClbUDaq5+jvHn+zNQpaiWQTgsOEiaU2kxmC8wokhsoSXGeiLLRlT+q94nXkjCajbWYJ4xs4/dGfLuk4lhNZEf8ookOANEZnu1g38TL
TH9sT7dHqZlPjWC/zlZcVJsxMldpwAQZjC6mHbfk6YK0vpKsfWQT9H6Jk8w4Ex1jk39xhoUDNv/E6iloZt/uFzadqt9uuxVqZq/XPPK7le7+9JGkzXpo4l
mywTKkL/xZgoKqviCAHmvaHwTwhANB2e4BgwgH/l9KmBLFPdJqI9fd2cheGcbkk76qC/QEBe0PcWDU04YwsZxWbX6xwZ5tCExWWCQJIxka8l8TwJH8ioGB
5dTgR7txdIm1N9cE1lGupkHgbDpE9XvyOJHnmtKRqPopm2LV9Qn9OY26TIUYNSIJWIHvaF+K5RAq8tFlgq3knDNGBCxCLz+5kUb7FvINzHSZTy40e0pQ21
mL+AsJ1pcXtEHIizyTt//IfsKXIaA5ExzMnxn7d2GWSMGLRQVrjim9k/G1eSCUOJLaJuNLXZsiqvTkeHKyqZrxFCZPN+WriZ3GNt2UPVuY4JcqJgs0dXGU
/1OO7CLzYmNaRdmcsV5DztRY3rkSoaISNMxO/5L2PBAvV5w9IbH1vusT9RABf9eE+vPV1OzvvCXNQO73AI7bYLYMrEQ3vFEGVjIf5CktF14oHyhkrz3wgH
lbB5uM9cQ8C5dh38DiR2zSaecLBGfpKPTdXYqf7vF0ybGM8ANqVgxY6RNJebJNO7aLxVGw4cEIGezhmfCT5z8Y2GnEFv3YB/WqK2y0UyZVhfgHDxVvvARi
6lCz8qgnZ1ess6e/inibkWAXyQKzUYxVCsctWrGDl/WYiYVGGMYS1ex5BS6ICel3qIK2H24WYGmTpC962qjHQel5ma+dX4phfW04RuG3nNZ4PpH4+2zv84
BEle4JPKlpZ6Ds77Z8fGqCAr/Ej2QRGuUs7soO/lk5BzFSQPO8+oZYsojKtGaoUdpFP/ewE9oIl4S7ZyLLURx/cr32JBg2wUn8EHJbxM1JRAeHW+FASzby
rVXiV0IdVE4pPurraCuCGTscgO+Tg60Ju9CyyCj8GtYzhFzRz0NahhJOfWiecJtiKeN/k0TfKImP3X+tnpHi5Bpo3DrQ/VTSxTc70epGZONJwHgoSLQOPZ
XllgWNIBiM5DUdKyK6ResW4Yieda113scWR5AnJ8sfRjwZ62aqGfEYMilI/UeWn+JdLXuDFV/eDjSuNh5Qbb0cE7kC/zry9C5wdhM0T1qT5oj8Qp7hYmGr
sMX4drM+V2La364DNeiG/kpA9J8r+K0ftOrax/LF6TGrTUz615G6JEVFRT3EcnhmJdG/X+0Gzk3Ua+w3kbhg7/qdPOlyRTSaHGL1LiHslReVakHW0BkoTW
a+3N9XNha/oL5y9/mkGmyZCuRkZqTmm+OhMXIHikg4tXSoHrlaAyH260CyqlguvA9KhMuZu1qhxFZDO848JY58tBM7zGxwvHQooosYnpn7dDfgnjThSPuV
a6wJGtPV5HowxMhgeUMRyD6IXpP8iRBb1JTi0lAxL5woJC9zZk3FU9QhS6V49zxCh+mM1JIpeKx8xoJhhm36hgx66X2BGeiX0MZrk+CRytvL6VrDr0qVuA
3SKkfNFPmgQk7nqUAoucIAGjHHqFyO3WKLBv20j54lnobnJ6d/dCuoM8SOt3v2+2tgX6YW5kiVTaHFRW+Gsup4A3y8r8mUVYYEMsDfDvt8URdhW7OVwsi3
PswM8xQPi/K4J5aebFE/TNfBYJA9cqog2AMTQh61f/SoQRuN532CuSdRKU4NjmTOAl6NGthNeI+MqJCLhGp3sgyGkCvapvfvSEgMsRrdlOdaZdCN3MEnxd
QLjEvMM5K4uO1HBzhq9Y1+PhR5TXQxmlPjkETDSKG7WJ0MrUva4zpGg8Hu7w9eJM3/iG9KB5tByLTmoENdpxNmynNKvwjGzDFjgsOPxjThKaeEySldQVBp
UWKxiTPWL1UftY9IpDIpAunwsi7QyA5eSImwzK7aDMqPG75hsfmFijYKLAK+BLOoxrOxQ954uC1PTsM8vkoiTeJ1Dm0dAm63QKIcDK62wq7SCVsRkuMojp
DdvZyrZ8zNl3WvHaRs5ZkoJjyTYdwH5TNFl1emRIPijm4Dyevqri9Nmfxw07WOlgYjRHDDWRiTASshwNEnWC62hjrQIFe+oG9hhpp8hgrVbAtaeEYv3h7s
ekwQz9QaaiRsNMdvVGtM1SRbNZQ+M9MpaVQdrpOyE/tbNihNK24Jo7+R2Tk6FZnkwKqGaJ32oRPHMJzn3m/ZqQ/puHFjF5Q1T6NLF4s9z3eG6FbGXkJrVK
PfF5lC1QtRWZVT04qwGnadBec4wX44rXwGJPOulFURVARaHfrG9VG2L2Nhfb8KhtGmf0Id8wKt17NBq3kefuIdmtpklDOUY5PArzwPrvuXo6+m5CZDxzQQ
AeOrG+MfyvXwsaG/gIdTKsXTdyFsI4+ynSTDvNbXHGPj+O7gLVcv6zbwol+hQ5t89qEnaPmXtkqK5doMkMTOKVMsIIIQmWWQYSwH6cwLlT19lTfhc22IGt
6ceXsTkkDq9DxsUfU/fY34PuPGJg7wrFSa48GuVyZdXLWrE4tOOSl8jDLYyQpCsln9RB/oKsxw3znz0jnpgu3UhrivZEUPHrmm7QfbIvR/dfpzQ7F1yPJO
jDdJkJUb7qB1skModJUmW5d4XuHC/IoWFyrscZega+PApOc5vyLDbz38NyCY3dDz8iUtTFbrL8p8P3FJheTaP5HkXpgnH6XWa4HgVdxNBoSRss4p2K7qsH
bRwjoJx0r72CvCfoMX91B3hso3ZknkwaCvcD26fCLJJ5+uvwtLYZr8pMpbKds7c/Jp8lwFd7sriAgkt7H3DwH2KCa9s+g7ZSWlkeKXj0mafkvvuLD/FDw1
KyuyAbsuKL8SGY3xoRXtcGkM+a8hG1wvMRmpVIf6QvCgCWi6JrWnkZ2hf+qj8i1teF3qJrpktTJSo9NwTWAaosNKWHqJK1wk2oAT4SRi5/f532fPVVjDqe
/mSYZY3vSPBZmJSaHzUCbJtNlsob2bqNvl+vJKxEvUibyQ+mif5MkabrtnmeciqX4S4jjCDFDYWmL7Qt83adKmKads7UQV8KZG9JRGyY8ByvFTlkzKf2ZI
qdZlbVFo8RsfzN695ZNlS4w0dXTQ01oEaTyUsNINV/Q4KTIwd2MdgmqWI2Zfwswjye/Im3mmtt2JKMYlk1UyCbg6MxhSBf/+vcDt7S/v4daHw4G9b2N5hj
FfQVWzWOlVggFp068Dnlk85oUPzgbt1B2QN65onA8ssaQC0NzTWS8q9eBbzCGzcAOUDbf+wXlKis/nb2XItCu2OqJs61i9jwwHkPVaR/SsE5/JMecZutHv
Uj+ciIljTH09UnKU4Q8h3DTUC6wis0zsmZldiw8csrzFUb4UkV61U3kryZysCLIjVJMJ4twj1/+HlrpLPCSvUG7ipbBaBuekIbfko81Dqbnv6aWViZG9V2
NbT7jjbJWghv/cTNTQO2HxxERBXuf1q2m30nBE8S/9c2AhCxY57e46SWjqwQZigZ7OVcX8PMQ91aD0bGZCF0ruj/A3OuD8JJmuRVEUU268gdf+0cgdGqO2
WL9bdPl6MmdJSfvo1roZfLyYSViigmVAe5FyKGVacG8sNvJEgL8/y7Lr9EtFAVNOjBr1sPi16J0t5B8EMlq9HHZcOK9il2VXNt3lRzJZkz75Im8kLDIzRF
Vk0ssHmk0am0nlnMQ7TotpoR8rFbizWKZTQA73LZ3IFXfpk93nH0MRRPGB+nR17WdD6Qt9Q8ljp1UV8xlHJutQPNCLwITykvuC7h8t7GFtGxvE8RufNoev
N+SHi4nuS7KalvYqF4cL95VuG3XpR7hURlOSRQn7g3QfYx7bgOePMrj6PctsNm8wZsN32vWLyJhBnyXO2DvYeGA23qv4uV7FI9drl79kLaAFDaKWgG8S6M
lG1nvrWMKnm3k5GRUpYPdS0/63472bR/u3DLXy7yvr5SkbW+ziulJnmYI7+XDbMv+32oz/C/Yp594=
"""
AT_REST, STEP, AT_LEAST = -2.756565, 0.11515640, 0.3

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
