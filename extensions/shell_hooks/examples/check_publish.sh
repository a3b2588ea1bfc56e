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
eNpEvdmOJFe2JfYB+iG9660BQWipJaH7jnWrikxmDO5u85mXzbP5EENmksWabt0LARJ6QAN6aOi5v0tY2zxYAZJgeHiYm52zzx7WWnsHgOAAP/YGUAC6GS
qvkX9vPCp4wIFfFwtMeCmAVb6fHH/mc1Qjv93kxQoaRZwjpEB6NPLaDaj5Vg3+WwNtORUow6fPyELCd/SYBh3gKqS+KBTQB36Kl9tp8TdymXxGDrO8oS8A
/ixEuc2TKkaGR2BEWdfb7fCMPMVYtsr6Axbguwo35EAhF/lh0g1wct/hFi6V0x4wX8yZP5KnaN+BGU3zhBH+BVg68FcDgAE/Ipv5pp8x1+UrWkSPPToMsY
5SeTosAQGjB9AASE4aL4D5DHQdsvgCM8D62OQ3OEwlFH8pXbwtvXwMBiBBxRfR9vuiGuRmRjINHdflAt+5rNVAsPgDsnGxqBPsC40eCwa4/2ZgzIHPAZT7
j/q8uuAITA0M3HlALc+08hPLBjDjAKz8ZNQ/T9u3tMI6DeiKN9h951DQFlogd9ApgLODe0QaTOPQNcVuJSsQF5hL/r98ctFy64Gt1jDoUWSBrwHxALh20D
7GlAPewUFtdaE7vOIZ/SfAjvAwPeANkLcZdIKhS784YHAO+XHly0jxBHUBmoA/IfYIZY0HIM9Rwdq+RI/Epqgwjwgj7+oE/CXieh/aS4Ffo0SgeayeBoyJ
JlDVgAlAX7QWA6q+FLOfu3CTJ7VzxecYcjM7FDOSsHo+Uf2M+5csGjyeAGTowH8AHDssyAKGONutBIihkQJNZtSADrTGIFcoeABcXlbAPBfQFX4ErjkP34
INUwVcbaUTOXjwRlXvwPUQ0gkeOsPSIjGvyGjdDzeFdUORNQjySgCeS/Senw9fYnAIA5ba3TK0sG7kDSd836RjtLgAVTV+bg/83S2cdNnlX6HO8qTebcbk
tA0FNZ1HBD/XmdyWe9L7UpxbLuxYoXzEf5Bz/yPgZzGaq6o98I7i1YoVRWMm9vQCTEnx3EEho62OD9Oy8agGZMX1EevRwbXc0+ZsL3QXUR/E4m4L+pkPma
EtrJWzxbtDpGVVgWhEuNIUj/w1FfPz7PVfFIpeA/nQraigYDAFuMKZvvx3c7gc8AlzT48CdJ42MsH/O6CZtUaFSp7VaaBJ+dnIM2xQCBr/uJ8JX+y/qtE+
4Vv/+hsoNFiag/JDgSrPTsEAt4L2ebYtTuVnoA4qnUIxwFt/dhdYC48J8U3OGOais/Olf8HpJK7yhA4BGjlXsx7oqvjhmUIPrBnQt+3Iwxw7/ODxTNO8VU
9DWUfozET7zA5wFzQaKE+w9HvFgF5Hl7o5ovgzDXbiRqjCF/TGlR3vhh/7SoUcLRe/cG9uAUpU+P4J6rgiGrjki4LDpfysGTbaPMefWvRZlSgPg4bu47h4
bqMqPb04bmfUtQknmDf85jaPw3zqO8XTnKX0RsOzvp+5glvzyht553K/iV+84JKjxK8eQiuONtW8uyRx8QmoEs1DqYflAN/3QG4UTBy3ar+iknhk8QRTWR
8y+8yHVFU9ur7ePzU2UODJaE8HHBMgtTw+pQLmIMbSwy5l6IC3Bs/494Bb06mpvaKDdRKeZsDSKegfHWC+8RGaCHjvjkEfAX1GdsZtPsDB+0/IVZjtDLeF
V4O/2XbnReNecUI3YXTeSlDyPR7pQRs9RUuUIeSIOixfgH+pbe4Tb4YSnidysHza69MpB4yBmngLfT4BXTLmF3AvMuhizJFjNom4tgrPXxjtXhm2fvkqDD
BPehom/B7IfE83g0N3oPUphxLIoeVFiXcI4zTZN4MNXd6P4qDS3+GnakAZ4PzSauMxrg7ts0RjzF3XIupoXziUweSqGhD1UO3bMBRuRcQ9VnKsQymxbSpM
vgQ8Rc0FOU6mQR9pdJPeUxy6Ox3MEf9VVy/9v94deP0Kxav8PyEwKCiPIj7jOAH9LeUuV68b1NuCJ0aIQezAhfiyang+u5+ZErQNMrufjyPwsLXaJ80D4J
yeg0E/+iZra3pivXA9JsQo8VmJex54aJsHdIGf99ihg29xTV2U5ClSRFD72v8fzjKTqeaiRIGKDqiPdseXoOxh9FMxj+KHLrvZfeLCfC2QhvvG1cnAWPW0
8HRnxdOnSG47o1ftWtQwBV/4DsivgHlLEEVA2qCImawh4JTjiqKcgAMqB8tApWqMDEljhsNsYTpZ8QbPs8pGPmCKGroKTxdEDRyst92lvWeUmJUPUdcWQM
UkQsNMtsVT6ODh26nBhAFFCRTx2scYLnIWMruN5aqmqqj3BK9Ep+HQjjk3UhItWINyQJIC/waTSxGGcaj6llnVCxQfeom82IHEuVdUK89zmfNIA41/dHs+
nKPbgPNMI4k9LmCc6pD3k/t9O+C5L4Fr7cp/rl2GnkcnrSZUBWBo4LUpt02c+QPqvGiA/wmqX2cUNki4mRiLugs+UtkM2Tz5H9PyeWwm4BlJnhmcHFTa9u
3jRgdsU6YIFaaY6RBdYj7XQz3AqROW9Ev4X1yC1CU8Ji+SpjH5oElX34YidUhUAEq/AIPJZBGYaCyTRYm/Qe47ZJ3LhgWVEiO7jKodcsuQnsLb8IOk1km+
ANUNr/Yb3m6XHr4oYDr61H5PDxk/rWRDJ/jrERhCphnWp3nIElQdmrCgCQm6BEPUGY2NeR0mVH3d50ClN7lU8dID8yVDb2IUKjL7ah06a6/7NmYd+oV7f/
WsVsaNHrjwSF2KPh+GS16P47WmO6aRRpP5O6SHVuvrn8NPKPnu+YcCV7nua0CfKB7z3Chtmd5gwJSt3EEnjqroJB5VtlUF7LQVaFvfmD1/wNnV6Xy6iZ8y
GNA4KTaWfmrMCRKkMWm/oO0z/CAB7khbHitEGH9ivB9XwA4FYCW0XtDB6Vd6u2LkxT4rdHFr4BHABBMuh5xpORa5YVWW0yXIWasZb/0GeB/+56gAv+XOjI
cGrrP0wneXXbKswZiEstTPzaEf8hyPnyMMSzpqmptu23cvrimtOiZ5GY5LOU60EGzXUqqAulw0MFW1w1gFPsceE6bS90C9zBrt11phpQXH3zO7qoYVf27+
1vosOQHmAntdFx8fJXWOZh8u8GUmjnDiwVR0ZXPjnMTXFWr8t1EOF3DDKGlu33A3GXGn3GZG2fyULMjfZ7j2yzDiAe/mAf0VuWnTubsgzJ02Twjfi19hcn
XscV7R5JPpmcqaPZxU6B3r5OxEn0Zf7ibFpWXQLzbWrvVgv7vCd7VtkPhUVTwv2MbdoZ+YeYWsBsaNNmtyDJl4m72uU883rLSKy3v1ADcPklgXk5E0+rVo
Rp5Y1WoUGjOj9Vyg1l8xeFaw+Z6a20Pg27jNBQN6hefaqruLG556q/KjwT1C/Oc9pAJfpY6Ye3hWIrB0TNMvlR/gw+Cr5zbqy/dXrFWCzP/rlYci67FiDE
+WN/v9U4fQMAsz29QovDLnZ3gpeB5mmIihKgU2MTwz1iqSq6tPAwK+Dwir3HmHGb3a8NPWM5vNM7EAHJAYWxhIMZU1CtulHPdIzBSlaPVn1piY3VEjtHZ/
aAfH47JWrGnyeG4H4gr82LV7lk0/w7h2r7qziYeCaXy4ch2S49u08illoer1DXXGozUAV0Sw5tdA2rkqfy4eG4D1UQW0dgLSCbavetgvZuIm7585SvRZG+
a0TNGKIGutfgfY9DWoInb47wwJdoTbBgg8IFURJrxjoJeYdptxsbNoH6Su62f6UEadd48tHMXgbMTy3sZ8h4fUVszf1yIF9HMEnH6UKK/sC69rFeTY4XNa
XAcjD9nvaVcBtA4Bv8E32g6PoukRyq6MJqmG1R0zkpwFKhN8gatbB+QFtpOBP6FkBW1YUoUzkkK2LbImi9ByJcyAOEWoB/NVm98A3YWeu8yGUzYwFevo5n
6uniXh8MyWZppd14pno2/CCWo3iB+4TjSzbkH+PZjW4leEYYbQoctoQ11m8BayfENnseMG95J/wtZjrDRz1yIkCKicdiwKTgfdchHpV212zH/PamCtCzGe
gTEpwlRGlp8cq7de0oK+k2gF5aXKjBFarESEtKnaOUFbOgwMZyiVv5ca5jOqCMMg5bZACG+eH9sF02QYrMkQH32ZTRpl55CFqkeWulyhCz5NLFC5AkEVtL
sLsFQSf3jUmYVteMcZyeyBcOwI0MU29uilXptKD5UwL2oeej3lUYahDnOG3YBGMwPXgQUgCt04oBkuCEt8mSz0HWOEVcnbbhPHVg9A+Ix5bHT7QmgNUrS9
BCgs2JKAZjuNWK8RH1AgpG6HJM+TP3934ZvPFZquQMeA01VSVPw02jR7en7D8TAgVvcs0CW8o8OrZ5rF1/rPK45oHhYU3QIceThcD7eUYw/tJx1SxtGzVG
94RJk3AqQmWSfmujxk3L1SmeJ9xxiC1yuPxvnMnKq84IKXOhrXB6JMKGq42GCEQ+jyHJmP0aAQf1oQ5QTKmy+WRU9oeOiw4MYKnut1GnvWvc8EMbgCkGW+
BcIY5yFHAv8u6/sHeJysFltEiv7mZpT4e1pR1MPGRU2Yc/8yTaPPDD+b1z0wDQtWq0skGFBOPGTvTy3SbKNfcXUqt/oIVRmk07zg0DC6yub/HWZ0gjaOGZ
Dw3IVgiMOVCBu2SkE8NHDO0E2nI8NSPrjRo8Qv4e4BMxKvwt11KyBUO/4x7QEJ7oaA/tj6cth/MblODnAp88N8QEPvxN/5/YrxDMyvTquA7hmu7cX9YVy7
SUnyYqRopwPJHtBiemaNn6xoWIKU+RFxkJo9D4PkeRX0nLeJhJLqbKB6z4phgKs1prXAT7LmcvvjhBK/Qwvipl5lks/LV5B/bownPIWqfdvRPeSScfV4HN
osiOucEDRB8apA9dvXM+DrAIMf0W9H2NTEGNMd+Fn59r4ohnxEA5Ng/BwxBCNOir8Pc99GqbKPfJip7uFCtxc0ODP1JP4k6DjXXOkH4GBZ0W685aEzlqYY
SuzBP90k7CTXLAcdgEa6EsSuuJB9UiWfGxR5HvwexKE2y4TP4tiXShWyDivX4EvBk5XzPuYmZ8DxcwRcEx6Fb/FytMrACsKnfz5DxSuiQ14jwlYT24H+ac
bVe48IMywXWmPOIl47LoLDVo8DFLiCZRHw7pMJoVuZx3i8229M3y5gVlq1rm6PhEK8kYd8AcYibggmDq6TdAEHhzNTyR5xPpc116OIS9heIz+iLI/QzfMj
DE3b5rjO3JPkAtflYPrwY4L+DeaE7giTjCMsSs8Pm8cv0KuJFkEFZvgD8wjvEB9PAW7dmQscWsbUA4Pn2scv79XuUKFz7itNqEv3EmE+ku8RbDdB1/UOEV
pux5Z2+zbzKQtvUtr3M5654oOrYZFJTFzXAIyW+BAhVh7nuhySatvLCvj0dHR6RZOg6H+DY1JAj0aqjVcBWQbe1+lAhDsLRaWnFj+ONKOh06QjbgiZICCZ
cuhrBj7BTUewhiLgOZyytwY+oI2T1zX+KIpxIFDRA7rRBoWplFymJ9wrUfF3Z56ndjCop6ZtRsaUos/FLRRe6XLCmbj5BnvuLLLm3yPWz6O41RwDLu8NK/
35xLSlEpR3/CCPUJ9yLkauuH4pg9mI8zBZ/+pMDL02aJFoWqfLn/m4X4kUm/IJL8IQbARt7uVVx2OtkJf6Ticc0L4C/aqFahuxojvLgm70eQwvAlaWdX6E
skOr8B0srdCcKxZSLjAxeAaSqcM3c94QL3RWS6mas2RiuiqbtBhPBbegnCUrt2jttRGgw++BuQOKsYoKXvT3rhOGAD9BuQ/aYyoHvB/TMApI0iUR0kbqiI
VrZaPBMGcBtymC7w3WYGcanmeamonP9WomyCIQQBnChrlAMDiUQBZXcA7HYcfrDBbMQw10ZJAwBibT8a9Yx/4EdINeCh9QzXLOeZpMnmBM5p/uecme7nuU
BWEHYubJnnTPY093PWAviCzSqePPT8UBpn3Gnv1ZE0no8bhUAgNDkpkU+d/CGSZoWzAs0IhKIBDhw4hbs1yFJQxH1qBYNkarGXzGNQUenduNGTdXI/TDb5
YdIVZ7lCBbVziklxYaXTGhlqI5AX5++gH5PNR2ged6dPFjxGcP81acJOl+LacYG54ZQsr1ILj1ARiIChYLKtwaXmyqcMKz3/O/BNMDkmI/YzrZKzzaTKBT
rRjXkeUo62LBIz1kG22l56uKGQKwthAr0hWwDnEBk40BNW4ZbxpMli9jTcRAzlFZ5KhrPCU8DhnhNBb28DSKhlu9TkVaI4+TgWFGyr+zMxmOssdDZ91b/t
XNCv9BsuwntI9y6yUBpiuEHrm4O57F2iw8tvzfLz4H8VeMTsBMhOVax0i9E1ykX0GYsaCzHFU0oUivO4xSBoTliEHKpUGP5sBLS6G0sgzqJCNvvjGqy95W
c4M8zdMoFQBJSrO8ZdpCTKVLPhWfU91W873sJWfaf2DrCrcX70BYjOZ5AVqFEvQp+MZ92fY6HBhSoNtCbYe2CWu7LgaZNS0xFCi4Z4f3u9tEwuv7yWc6sO
5slcVNoTLrtIVjck/Pg/E7p8bARlNfgmednunYNszXO6hVaAOF0WX10L3EJsN3dfNl2uM9BJP5Z0D/RGfnyjfErboQat3svg4zwkvzefjtCb9GOr0/Vy4g
s2G0BfAc+hJLMdhFfMNwmcuA+X/wc5nwaGiFU7/ioWwDPjtHYUCSZH9lZJmGMEZtG4HUrrl4K/TfAhdorny6n3BJUYvbjZiu6jDMw+cZ+p1qBW7COC7EWI
azRNYB9nWGO0edHIu0SDJiqVmlK1Q/o0+xU/keWRKKqEf+I7ISS7OgxeemLJrE0Zl694yeZCFPQ5AqXrncaMZ1k8ZGeEsspsUVjrXo75zPSaVNd+qCJnTF
4g4IpsH1VMmC+1/AovZ0OYx/vJtGBnf09bOaQE4rDpuU2uv+5t/C9QOKqehGIF+6nQfjT1hEVSgwoK3kQtlXIOYDmjpHX0mZRFDAuBnwFfYqe+3lFnNW8c
k2oXz8Umqcu4xlqgQHnuEc7mHUEw/InPfbXhCmfmqjFmOWZn21WZZOifVgsbydWEK0GH8GqrKGBuGbBG3ToM0uNU/GGEJ4Onib7vfvfN61+kSz1wipUxaM
ShrzEajIKmGLQsjqLfG8s/m/qA9Eq+gGO6zQPXqXDhjKt0GI5NzRbxHdGKPgMXPJeR/wmg+VQU1VgtGqM5I9QWqu7bGPLeITytdKLH5hMMTzmGKTtbaTEX
JzLhlnhuO9QI7fdzy93AuewpesH0ahKWiL1yzOTFU1yfF4jhCKuPrchkVHWHKTYV3hvgBhdvEyymGl4wxTii13xI6iDyVPhqg61CcGnetCxm9ozUbAowHU
Tx/loyc3fDp3CArOdvJ7hA/ucppQTFiF6Sv/IZfSxhAf8hfXHRJQiFNjuPJzJVeNHUHYvDCfFdZjH9J0gSP08YYZrmLtcwPCYY/5G7KmFIzNHZDCGNYK0X
9rJ5uxEtLe7inJST6450qKoyYixjKwfQgVsZ3nfH8aYYIaj2VsvMoRs1L80qD6lANtp/GaJcBffIjCsExco5UHqYQoIC4HpRLca1UtG8iM8Atur4Pa5TBn
RhvfTTAijuqReXzBAUNX4n/7Aa7vlJI6ckRQovtxm8VKaod81tvQjsg7/ZHoTrhpvH8RTcR+8kOHErfRSzlRbUTHxN0as0lQ8scnTUcv4YSIkQ2vsIw4Qe
+ZUDB3U69JfMf7B30mQ2OPckqfi1xXX8JXlN/UnbTd7aV8y+W0UklFicOJ9YGBK4Vrz/N8ebjEA5+j4fvPNt2yoSKZKqTzNa/8Tn/Mr3hCl4Vzcvh9TDD0
H2uoLUODrGunskAJSXOLwzJEWYns/bs0PTlkIhcp4GtSyuLwh17AbGvNZ8HCxCCO3V5iR0Vkmy/ECxKU9qLlmZesCNQfeHeOzglS/wVBL3jjsWDOeps9aT
QnCEvR7jthl3yno1HePetXLPB5G8jdlHviwohrP8K3RTIyb3eDQIcLdNHBV7UgDjt19qKsYfYwD0hrtImss85QtH3AM8VjDXL9T7tfajJF1za/lEIgkwkc
S+SqiTzGPGwbgstV1rmmyuGbFmGcn1AgOzxfxB3ZHrazU0Cq9qzup9Wjv8vB4sJVc/OJazp1uTo1Nc6TeHYnd3U1hKlyrmt/C2jxNmD0oTmIEyivaH/64A
MOI9BYJFG5Y6EJricKYzxmg7UcAFsFnti2RburpZDhXNOlr6fjVufLbe3wALMBb5m77nEph8opfSM3LYoXoRUmYNur0foR1gkqQwv51din5/3QSIiv854J
pdLH2ndCGUGh3kWNlUVB5YfXxrc0ohpqEHmYY/H/gsRgII6E2pr7yfQrKjugqKqAZ5pF1WS+F+qmKR1Q90eKqUpJAVszFQ9hPCGS+qD+q3xC/HyW3UANpi
7u6P15r0NVRkUR6YwiPSSOTGiqeRtz+jJ7ZLGBpL1w58JSd9fB0ddVnVGax7xmHdnZnzq7tNXkNsoBUwIkI8r2VAvGzgRT70mwMGMKhbL9IOu2fB93/g7f
E7n7N0A/Nh+4IQ9Ts+TqCjRFuqK3hJzsY+1oCJER5vEPQ7q408KDxbRv5gcsPea7h5Pwzou7WmrF3zWIxmYotBtgjz6e6rJ9OX9YlkM/tpQLDEH0Eui0hZ
n2E/eGENyuQavxuGdCi+5quMoQjlEqCoIOHSRZifkEsnr/KLF6avBj4iSjgxmRIyzbMT2OsGseZE+CE6NZEwbpDVEBRWBdOaQDf08tt3HbEbzQkarmExXD
XbKZ7qQ0qbjV4O17fhtoilW9o48kCJg3Yakjxj3Us79jgqFBXM+9jy74TYKVMq2x261tj+UUgWXtyjLqQ+Q6aq39CErI+j5NExar9F/Nh3gnwd+1XuOIXs
SSzI/jhbdSM8mUM5WaY4G1nJfciBKkhkKb5nOHWINWPguOVwkwnDOp3pQvUXQ0+9/J3XHttnvo5SLp+spMcUJx0xigqq5kxKQ+wqoTNUuSvNk5zC94Yaq+
XrAMLFRlJTR5qOICqPx8r2g0ks4T7rk+tF5UQjEBuqq1YrqVb6oMUU1FIGO1EAydoF8BIkyzHt3jQtzyvjRdG2Oi+nZEVdWMdD4vebF/NvkJ3MJ2oWNciG
vnxEZKAVEauPyxgMWQP4+6e6Me+qc7/w6Yw5WfaalwfFR9/ZWJH1EdEg9+nTsl7uAdjRxkesZvhb1mecHP3uHwqoW4twKDlbdcfjJUlbYlt6EnefUeKAxE
W91FYjQHChCSYugCMUW0XG2Rq5k+yUac8Gf8Hse9+o4DanJSqHH6fICkTVT8pAHhV3u1tFSTKecGSIfn0D1dYxzvmPbbjmq1LT0Bqlt+SfYzf5JUBH16W8
hUHZ/24xyjcbgZoVfuTPf/yCrjgS5hfMVtLDJq7L5I7HVydWdQBdJHUsDnYRvcjmrFGbKm4Fk7FohrAa1Zk2TeFcUzT58VVBb/aSwCqrF4VTeM5gxfo8so
XMJLCALfo1kYWXo5s5t1npqd9q9ue0FXK5eqgaTIVpyTvhfb0adMkoOhCeHwUiIQkavxndvVXVA9BV3bnxALV4ERlMH7aCnE6Z/EApczRnHwwt9Y7hJ6YU
eG2QD/QMo3mjz6gVTdk2KQLlpWCGd3EwXjO6CekiMs7Ip6KUlfOqZu0xyG8itzF1IAlX094rlBQ3RKsAJmQOPXehsKmN+0HwU1mpiXen4lnbNvMDXhUyzq
a1F9fsJAl2XHaUCqFXE8YTGY/bt4Vri2+G5ENPoFtiK4W46e1/ox7kyY7JNIKVkvszabGJHsHghbHEWZkvvKASUfStzwHdVTjWp5HROCAGECd6VTjM/oz6
DiEfnLh0gVy1qLnqegJF+Q4lISEHsPGxMR3U7gK0yjeVmMJdrxA9OXQWQdsPANoieJj6Zo8QQd+9hLakhn8pd6pMxm2olxvava3+4ZDKVU1IikO+O/pfAi
yHNtufD8REucFOlaA0WdIntG19OyklbKH6Dv5lhEeWFXdLRSKgmxKfz37mn8bT+GXr3zo/NEhOzAJjLiKbUP7oqT3SUHFvEhxUMI1YKZAsgfgOYl2L2e3/
d/ZLRgSP3HBHmzl3HlvFfaoSi+hU10guoHikgSgSgMGwLMXfmOyW+59sKkSTrWrWha/Gvze5FpDfknzHNTiJy3yhkENL5tNyzIQ4FdkAZ/A+asRWlGO57x
pud8qshpC/nW1ridTRvwoOtCJKg+yffUBrZs97L0B/Q1Fis9ATVqgnrOE4IXmWA4I8zoJkMpJ20bh3BBeBJvJCuxVDS5pj4AqlY0NdOeFqym4yfMthz2wP
pbuWPbZhaVH8wq52DIrJRS0wAcxzCEQF7DibIGFbYA7vvAtGvXRVGUUe+5K9UKYwndpZE99FMn9VbjnOAtICInwkqcqUvlIZhYylFcoV8IHZb5UBzotqru
IxphbJmyyIFRjKMa3x8yNyrJUbORqSVPdA24l0N1Qj4Vx4Qit5n2EA9USwfVrCfWMsTE+gbdCD0RC/dQzA8YoWj1ZPKFQTHxdcceFA9Mrl4SMvMLutsu3J
VcJEwL2UYULi9784APRRLWl0TOOiZyJlV6iRsvLjPcLv92lzHfsy2CYu+iE5S7GNCjqj1vYu56FL/iA1qdFQPeOjfJpvkSpsuiyBY70I8R1+7kfIvvI5Y/
chvpGSFMeF/y1umJO5WQhhLAR/kvOGLOlzNf/7l3IisVURoqRoIW+PXwyy0+iMeZZYWh21w6RGpFXKk27Qu+YHzhjkqUM8Q3yq89U8ZCVe5cFOc7+tBs5Q
rN01nmplgDWmZ9lS5ea5rdSEmeQ9hKxL+ri2yCxWsJm26Ye0k8oRg7cNE3xJhEIEjvYpgSqlB17G1AhZeaMi0Mbd90p92KUmaK1B56P5yaiemnP+Q0a//b
t9J0XkjLpiSRM5yj4RtswGWgy10p8qCxjrsfr7xGxm/6VPqPykSYcVjku3yxvHPnRbXsShTctWgefiilDNVzdtopdIzdDWFkewYcjg7xtbZfPK+f6ww4aU
woL2sq5xTITol2ohpaTQnFXiUFrBam9DjmDvEcqH2FLiI4fWJSIJ44PCOj4G74iWXcsN9jR6GHyqM/pN9SO+ET+7nWOUlrijURb1hL/Dbc1ZUUdSKlboJU
cJ+LJuA3RSeey5By4ybbcaTWi4C6k8jnXwtNjgVQBnlA1KiB4iGdohxiSjAS21jCCpC0gyzMtHsWyXMbt8cLI68do3fd9XiWfOnlXJ0sdJkvEHkrjjq+IJ
bnJd25IIu52K8qJ7k3ShME42n1WcgQo20pSrvyA2acNjlh2V8TKORfKgHVJfx2TVmWlasKjIORxLdPhCDGaE5r7DAQcc3g3NThwixlLe6KxqcdGWMnVLHg
YFZpVqgQ4GZboUwthbmdj8vQDm7j3sPiNrftH8cDdLbOWOhrlBU92R3b9CwHNQmlLxXwk1/n2zb4KhDbMMOCVtbCqX8ZJe6PVaB3dv6ICidDGBPfZkcZ0C
pud90DcrM2qbSbLWh12AFUqUy6sW7AJi02ATpWqQnIEIZ7V+aUgrfpKav8FVU6lfQ8oelExUsngBG/npEOwOWPNClDh7KRCTMiJ8W2tFSwLDYtTidSxnNG
fQ+uBP+rDNgIfuWCZv1gXe7RHigdHfdiv0KSb1XbeWTnZTnu1Jknb5+prmYfEWMmmZNHlgMv12xt9lbBFkU0dH87kW8YVCv+qU8i/HKGxxoDVVBKfKWhbG
JPtvsSBscrWpz73MFRTkaDfo8rBB9MrW0F73Eu01uVXmyY97LCGZ7l/eqDu2GIKrIYPTs8Y5pPU+ui0CmCHIjbo6malm7f5y/3jokXCBUrYcpRb3Umldgn
0DN2hVrtlZ5HJozHot9JhSZUo9eZM2UXj7MjA+kkzxqCY2r5r0gkpkr+FHJQK9HFjw0qJtheWh6ALBHR5J3NWcNd9BQLJ8kMwYembVDtxQxrQJNbUoO58N
ps7/Oncf+Uq0AniaBnimQWOkTzCaPRGEqfYKLysxQbmkhENcgo88FwLO8KhSuX8tWfgUHEPbjh1yOVF9wjt2ehe/XXJFMc/Nsx2eOnqlU7WOktNgKYj+n4
y/nXQ+7LnG7dYcqHYo598SK52v7zMohovKeKe0cYBIwM2ZPSOOFP0n27SAm8ivIR0TgTphi+PAgQTP1xIKI1YA1D1SwOnw464kUoQNAlDkUhcYNcB/fcGL
hQSHEtVmSqJjvdNdDAxP+mNbJMPBr7IBCSDK/vYEXA/sAKqFOaSHvnURuTeLzt6dUYt/YjHZbWpq87uEPp/Qm1xTBPA4pz00QgL9EODnbChLqTDgXSZYlv
HdzTtyWX7j5aRkhwwpt9+9gDg72Vu8o7k50V1mzWKBlRuVVjXK94mdi6wg5hjU8taoGoWoZpG9Llt1qS8CRph8JiDCWyXMFdzjp8R7Oc6eO8QTgRfzIBX/
eeGfqKiofutcgqE3JkBSW2gxRkNxWguqio4pAhLbp7V0J3hGrk1093OoUBrQ0zvHYsxC+k1csjHR8OtIkP7RziA5r2W07L4qOfWXGN6hnoB+nJ5qbZHs1n
mMAzOocPctj9NQitE+J1wJFdWxRLy4H6sxsPgn+84JH+aBnB8BnHRIQT3adjOS30B4kX8K1p4ascOoKjYg6Tj053CpxHrvdD+2sjiChv/MguqPzv9EA3o/
91X4e8OKV8b4Kv6HpJBF7lXogPdoaUQ1qV6TUca5eeUWK4RLWG3dEvHkpL5LAV7fb92eYdbpyQHyddSM+sadlPcm+S4t74mu5t+VlUSccR45l2Jldlg9ky
XBctKR7YOZfk81dBR34mSne4JU6RBuwvWWocVGYy2EdRp9lfZTIAwOqAvouRfxSSVMyy3pgttK1FUfeW2nJmY9YZ7XiRXiohIW4NVQcSXk05/YHuuN8h1Y
/6peTRbbH9E0ItSuZsGHPL8iRm1/nlR1rCnLgYnaqoMD1CDXuQv8jsAaZcC79RQ/BxRNnGUKF5/tBmCSXkRJJbm70bIsEtHRcrKZQVNmTwu2JCKvo4r+6/
KjzZMiCcMJGVbiaofRGeJ/phD6yNavFCJTC8Dk/Ab0+DyBWmB0LDyd90/yxyb/E/qfi4joEXU4If2eV3zly1RwCXUPoGE85i+4tfBLjTSE+7dh3tQ87M4v
kR+e6FqsjnOHXxRByNtNqe1k0oM4F228FO7nL3V1jN8joO5SDdX1yLdYb1BPozwUNJUhiGKL3Lful7NUVCcIR2cmJ1wS4kX7WA/h1PVccDNPCfHlNT3De3
kdkOUFRfPlNo9iFs6NIPbckbOsT41hL6Vz8u12/3Fk6wcaCZZcfOLYZeG0xH4aYPfPX2gioNzXhjaSCiifwzb+BxQ7M3Ecw7hLTIuZzn2ofG3qAUp2ZYyz
vJ0JV5v5hhl/qwb86Haqh0/ruC+ih8lNQCxTsn+iDTFYm9Ss9yrExDMhwllEm99I39DlM5stOglB6V43XQv5AsOOzyAiG5dTpIv8ZeVgZQUsr+xVfassk7
PdgdIJN5HD/Ltiaa2Z1jjlsex7mJ8wxD+0fK0PBuLcqO2Tsvfg9zZkIbrNJsh75S2VQOeaEwtn+8MM1c2R0SjuirjnCYrktcFtb1ld1xRKpLXh54D0Omja
ZdpUo290eZ0KELnJsdtsJFimQCCFsjUBmrFSelJ3AeRsxYn6s9if0ec8XseWKPDcViyT55wJOzh/eJz/qI6KiDNUHS7GA95t8yNbpyZgANLsfTASiaHs3y
isU0ijp6UYHD2F2YxUTRp5JvHQ4fUGOs8WdMY3mHZOZld94tS/HbPgDi59tuoBaPmHM5TpmTpCeV9pcLMVVqYBQhcajCiKba1yOC2TQRwR5PsBTnBzZG3J
C9bxP03tqKNt0/M1Z4ElTf4xnVTzzj987OPJdo/BP0aUlwqAS3mC2+U6M9+xnPNX1SO3t170Sf5MZR6B/26Q1S5PbvWaDEGWFSH/wfDhL39pz+VeB8ctQc
FVKHNt05gCkNGFstXazMRhrgUZ2QYaN8TE3p2bZj0o90qptptowH1mbwhanL8UkkfFexe4os8jLk74gZnWmnPyhJs7L4lCHL9VQssxCViGezD0XhryYvrb
AfUv7syj8Uml0ImiJO5RTsFS5/UcFHm79iCNSicoxFvXfvsaPNvR12r4tvr+wNpkNPAztQ2yXNcBUv1wj49MyA7a7DEtB8TnlSywXaMybwYqVBN83LV/wT
TplmJ0BG52U+EuFfNVmOA4qQPv0DMEdcrYmzCOa8YmOF1lTujFUqo3Lmljr/FPWzutA7f2a5I76KyoewpcC/ZkDKfCeQ41ELQY6qEUbWlxW0O5Fzymgvyo
XjMxLJY673lmMZoNF/zUGKP+O0mp761T0mZkqiSZoyJSJhKSpB9N8J3Fwpj/GlnrMvJ4G4RjA6d/dJJOhCAz8oGN0XcHGHL/OOPiQXWY0vx198HitnhNWC
fpdlXbgq5JwWojCc44QUUaDU4ohRNHflL5khYvymugXkKzeoqnQwc2QH9QxX33q3if5cbLWWDzsHk8z5GY9ubzJZWjLZd2r1T/KminXxfnFqcGnb8o78HK
aqUFmiSnqKunBkqeBTyfR787jL9c41OtZzY85fTV5bPaapxLh1P00WYabEtv+eN3ZziP3JrEIeZ6X1GfETruAq0EhmkI4rm8QSuuyJGj22oupuaH8OiiE4
4Je65YpRcQLRuBMUu9llvesNXprTjvOR9LAwQYV0UI8dbn+LoRa35dyJ8NZKjLzj3bbs5cYLHhhQ4nqX/hH7jNG5xOJPTwO3dDmBirfGuwLIO4VEM+2TWU
8dgvHN9GOylYVUit3Qj6NXl6fhgYlIgC5WzN1f0VwuXDF4nD9p6ip7ipDRkN2e9yWcFJp1CkDVGpnmwTLCHQu6kfiNJaB1Z/1RU4uqzjX2HesZZmav4f5h
stciL69TyQFSe4eEIj2M5HjYORHpsHeFt0AkKUmovnIdr8BlynR8T1KIDISd//mBQJmI0O+pTIGXMPNQfidlO96f4YrmiJ1BneZ+jM9IeR45DwrundmEL0
tFcqRNNg596OfHnNGIJPyUQ9lGlF3+u1BScGTgxoHYjAe7YcgsvN7VK7t82nL6TDmPEAECeh4kVlxSkFXtZZdYLPWdMLiAOsdjOYx7Mx2Jk45Opw+npBJp
EkZfyHArD5FVehidwzwd9yEQzVWRCct88QAeCUzDxyYn88j5UPS55Qmx3sp6F/UR8tHrm4wr6yLcipzMFGUdStoNfWVPWA5BPJXRZwdzxyPUUTEa27QPn6
UUqkze8RiFB8mJfxwhYxZcqNkDMJ6VZd8ZqcYSn6OpQtP/SPy4DxOxoDZmc9JWl1jdsGkl05y44MdW4Z/YMfCS/T7YF1d1wrw7+G5Qw/VcO47K4PMMn/O4
StHZ+WO4GrCOL4jyLiMUao9kg20bUKwiopRW53mamktoGmxqR4DIB55buG0Rz7HXfAv+iZcLFHhc652b40yvKZEJGH97b9m5z+4JnUFlyxgfY9862SFGrQ
fm63znbC8kEpDL2nIjmBjTCKQMSwWZuX+9Zp/YgVewh6z+nrW7CvRrg6C/DdLq9VX7FOPUXBpBqWDKjcD0od1njlALqZjuob5nGWfIBDA0v9RjBDLqLE6K
G/eVkq+CAIhUX8AXmjnbFa/7aAGRpcx0wb6+Sla8ZmuMwadT+jGSYsCj3EwedWz1yJS/fDZSSWey0utVHmJz4ydyJS/wepSFeEL0B73PZABeFkQkG5fmtg
YsrHGEsfwVS2d22RkucvKtioBE6EaPYV411WSmCrgUnESErqiL8YyHUQjpE1viOXqhRzc9oattieJmsC0ymwJdz4JySqZ9VASJ/xsbcGKP44/c/41FjkQO
K1osan1gF2t6Vfz0CBfW7hSnXZ7gnGDbiaky2y3BF/tkg2/lzksp3NuEaJNnA7PPkOsjmi2HRx3uU+N8UuF1RHNF+DOaesTmGC6eVRE2vDPd9cjrZlIIVI
+WBanN6pcpFQL5O9zuIXhOmGkP0Zeks18rXIQrBXq2VL08O+RfimaQWR36EyQMJgeEPOSCrrDvdMC5WOlJVp6UI9o3dkaO1PzT748cyvZuadYZZ+fAdQGq
kIIrMY4qAlshzk0Or3NTmDdQ+37GHUemrqb/5RB9HKR6ZP/UDaHgFD5mEhf2T4jiOiXWq/cAffwNlrIZY2T13kPCXEcprTac6yi4XVRfV+WZkDX6I++9oj
Z678bzWj/uaYn0JNQVT2TbfiQv7HhRZ25gOlmkhfojA6dDuVbrGWV4LkSHR/JgYA/rEeHtnkgNGFcd3tHrI9ny/DCRlihGfHLeH4kj07cq3aTClk6PH3FV
8AcHn3c8VnHGrB+fLqKH6O451LDj9GGFPA0VMtd7+jbLVYodwNqIvhPKeWtAMW2NRP8JKOZW9LvvfSrjTPr0VfkfnfEHmX9FS6KiEyv7DRvdgmlp8B9eJP
sDfuSIvFYjH1AF3Fbg0lA95Tk7qEVKRWk9pKI7SdFvgyDzg2Q/C3rfjMNZXFt3IkgwHPeHKzDdkH+jk7Sec7zECbeUKZ7S+7xH9tonJa7bA0SKUpts7x3C
kBroPn0314qHrsqBf8KDHl2W91T2M5uuY5kb6E3KzIIdL9tevNXi56TI30cwSLNDy5koMaclXNlDLXNqkjp/HDmxaaePrRjMc5VLvpcKNlTJACXgVJ2WtF
qVcdiezaz34z9ehgCVWQgu37Cl1e/kbK8xcKiEYuAeqWrm/CUiiaiYtX0Syyy2XMbdLCu2CYd0xwGsvTGOvaTCdzSWIzbK7ozC5jm6hNbNVerlWiG77bmz
sJdjKMoc/V90lh5riUurHBxpGm6ZzLicDM1OPy6BpJI0qJNrGKYQpNclUdl5wEsxTfls7+cYtjT5Z4e0yxuRFm8uMRzltbG+n+6aVCLEQZX3RoEgYrVeAA
cvWsqCLMSFGyX8qvQ+9+XCvlmrZt3BtCXy6MSS3pQ7ISHbOqu7YzlWVxkz9TFIAzYkcOztwIImdydBIKO6X8LHPY0cjIMokySjOWKlQw3I2/77/YzWu8NN
0OxzbIqo4unr/BQQ0oQ7xDoxxBv2aYdjtApOeOcwmiuG4zbFRtcpfFL8dzkQJNTm3ftMM4nVyy0ETl4Dopfmy96/JA8X2o95eGFDXlamjxW9iPkvZfmcou
MciRTVIuo++cxJTpMPu06uw9AudPOoRZqZZzO1OvvT2y6/CF1jRbMqIwheUh5eUwnBTjUIdWOaSM+Zw1l41Ln4ugmDFCHGE7Na81td/9nHlVQqTma5+qth
l77na/g9dZYmDG68eDOESQZMFkGVvoxEbUtlV3+5tFkbMkmIQofioUgb7hX1qiUHN1b33GygtgivdnYdKLHs6oApDstWzHKwKTZhiyvpbg+k3wSeUrlRI7
ErLr7Or9PuU3L45AFhPuD6K5lkVwlepthEWxOmo7C3pexI7zOHevsm3R6vuSCGml1xbBIcMUWarLYWo2+YAxHItyJsLE5o8t7nXSPDhfxAFcmtO6ZSGlH6
XdeKqdh/5t7p4pJxwCCf33XG10zGh1vN6aetojBkrJDinIQVJiwr2lLBZhXNJmxlhR8QjUSTvAi/FNCy1XokFGrvqlKkiViN9J0IBU1j4j5Tc/ICzFfewo
S5wuyatrWo2PaakKtXQuhRN6o4VewtTrGPNSRIPLUkMddc8k7TmVI4eidkmniMD3l8hh+KZRUi//U+CHMC7GUvHGvUTfkfoQWi6Y6/ZA8JsuKWV2jLd1vq
MaD/Mu2t4d4VCc9ACOCQKRIZtdRxOsDTAbfk8Tg5preDuZA3Gnco8kYwiVnIUbgGpOfTXimw3dnvumLOppEsnx0Xs++hxw7RPq4sFB7/V48xYSL3MzKX0E
88ydQ8tRepDR+o2JFvPuF06ckmZ1bmuUgAuGTIXIPrwKrRFHHMtDlpy37amUkYjHVdcKCCzH/hlr2kpNWA8Eqz28KEwSt4Q5WojajOTjmvGDJCZ0D2Mho3
hFeRAC1K+qGrHfGYMIVACbyCKdCjqYuUdypz0qoWeMppoGww3/DzvpPZi4jd6CaLdLB5FInuVCfRsiTrE/BKhBftvIzs8joLO8DUoS/3PIdzFS50Yri2Mu
7sysbnBMn0T/O9OiudRd3k9+DUQ73+pdPbcM9VODFtrj74PGgXkoOK6m7tLhM13t4ID2I3pGP4FxRDPxKz7zdaXVzhusL26btopzo0Pf5hIpPXxHCLOfT4
otH8M290lvnL+7hmHr7g9xwskMEZGoozNOVYyfIbaVH4riIbR+IEV1G5Uman2d3bEj/T4acJ3VQi6IwoQP9cAudbKrPwVK5/EfS1f4ZI1xmHZyr93D6WJj
Eya3YZiPfSW/3ve2mQmqESMNwI+IRxQ8Mo6FuRZRiVl99TS7IDfDrwh6V5kLFUEVC9CWC2k054JpUjDuQ5GSMvw8vh+vWOd7+Z8YqlHGxVmULA9bQJsxYn
YnCloGSwYvO8mVvYOy9YO0dr80s5w3wbV9XsPRrTvBar3gGKYty7LjjyjEOvsGj99LM53hEiW1bvu5r9E8JWZNQ/IfvTvk1piLgh+7DOV0mJEkk6khaeCV
daYP2qkmPJaWKxNuxUOBUyBrofFf3ZBNOzhTxhk8XhD3kYAncDJxCUuxFAmg7SWocGI5r6DJ2Hht0zbHPFN6qYQ42kkirZ5zKbzQ/7OOlLVw1Tcp9OxXa1
6LRTl/sghuYjizjt/2GRQC4j/6VyL/t6hZzHViUHLYJimU9RqpTSBTTcJsXZvZ/3JMkD378yBIykII/SYOSi/WfNXRBdsgjz7j7A9JEI6oxfUprxlKL55d
YUB0KfoPaoqrbfXi5HWfBpKCYcst79yKtekr/qCZKrTMZxvTRotEm0D/EgdmqCtY/oCi4Zp973LfWO0/+J3Oe/XUtfvx7fGVhxYxMhU2nKxdw94Sv3UWs1
Syq0jQk41yrKuFk0noqZPgEIl4OYzp9RIe6f/4r3aI/kiVOgK4OV4jlO0PpG6/vXbKJlZb84mWlX53q0BDU5mEqWPWB2waDTdeOwQt+6eB50mhoVvnSTOn
JY31yM1OgfKAZ3U7/OC3uAKq3gRnGJG/sLhmV38NNu/udW+rA4o0SfMMNkLaeR5DI3Q/StbBuUGRdUWG0T5u9fE+1yXaVEEzKRWbiE3b7FhXrjbFrypIHu
qGTqYb6XqdbvI/C0np85wmjgbNwbK9p9hPRxkAkKPQdmzwFpvr3jAfaHr8mdAxJya9pTLam8K5y2vQXUuZhoxiPxQBG2yGCTPkstzp5l1qirJza6Z2OwXl
BAGBlrdojY2Z0xL6AwTz+jPnzM1i7aeZWSJZ98S6psOYdBpnziWQ97a2qNc19ojrQlVefmPbhz+9qOQPU/DvLKFxBNFJN3MiGlFq0Lkdjhs1RoyRNq0a6K
zwpTI7AVrhOMaXtRp8scLu02Ak3D4nCGDtEH48I9uA6+NAOKcJEpGrTWE6dtXl7rN2mCS7wnISOom7nTTQ+cgjnWUyPFSsJETaNu8BeZm5nn9vJ/k++t9C
Za0Cjt3jC1wFfGKMNgTr2C/FGG7a1o2FlpyP41pggoMXfL5CWfdm8ik0lal7fG71OnCXtsNaj26DdUG2IWiXISpPYLfmNa/vXeie1vLTrlZ3HeRZZjKvJP
T98ooZ26giZdd+icBSc4fCcLsBJdEG+yzX/kLFckj1zK8lDD1EWOyC0tUdQ2WqUD0LHlAS7PavjjQrlTOpyvxCSyx2WfV/fHu2/C+GrcfTiLAAERQmkIB5
uhhW/n2WYwqkgE/pHZJ96+nJLxzvKN7dIU5FirUFVjeaeKdjmqvMW13zPLxwFWvLjx48TuQoWH0he3BkZg2qp7wgJbfM2We+nJfKWV7wy50r2lYzRBxuVY
mV2bqrvDbnU5rv8va4bvRO/KcXna34W4yM9wy+vTN0kJJwK+HKgGL8AwO6eY1bZ7C8M+FBddmDnbjl9PMtO2FrF4UfSTfh5VR8CFGXNaNRLWYEIMPP0zm6
dk0kIDH2G2nyj6FtnuIOqRiK3p+ywEpv0fcibH8W/y1KFgQRuyut8b9alIWvu18BUF7KIk1TJF8/GEDVVz8mwJnfPHXYs1jOxGpAEcf+CkuXvrshOYZJeS
VMBh4tzy557ykY5DUGLf2khMlspYqhg3jYMb7ykGvpeCe+04MyP/VEISQ3AmhelOvwiVPCk7VqqBzunCGeHFfzQb51z2QmFNJ+gmbdHnCZxAf9OV9AfVxf
2N+i22TCU3wo9616uv/9A0Ha4x+lMdJHAdEa6+L12nsn1hQ8gCidK9Xyji8Fvfvat9+sQRphCIIsqj1reY8n069/8neXNZXWMZBml5/FtqgEsk/EM04yga
aJn+hs9SF5ArCxiWdXnmfLj7ENAzdkhts8sT5+EAyR9HGWDy0mZzlu6UVZdt/NH0mZZnnhGihr+pyMYVf/17OHVmdkoEcct63k1YCS/0PusKnwUKVDpTV6
9Fhhv/pE54lVm6jXRmpHcqiH83RiLN/7p3S+IYd+4rN35dyL8Q66z3v5iDKl3L42bYGDDNRH9ZTXR6rdnfQQGueOc2YBxnTqy9iO4djhAyUQ9u1L2hsZK/
utEQtYDO2uETDlmADY+VAk/HewJ/Wr+b0YWemr1bwKfTb6Yefr4WNts9XFwc7kOrJDLVMgWqP8kznp8hrYX2StV6soki4FqhaW4k676KN0gkYbsVu2J0mM
rpuI96sDuz4GUi0c/7333gaeXUw4pEjkhZWk7ajknw3iDDkc/7tNALK9XxfMynq5Y/7CK1ZVKYKEdEYe7qS+JsjRRkVZtrVAI5GdfJ+mTtfXZYltRO/kei
w9KX0sEz3cuz9sU2+59bOXMEs8tlLsydOfUYklbX22xkzuFYyZCvRrquOnyjKKis7z326rX2ucv+XuZ5FxHYgOgfMEQfxHGt2hy/je0fOkbF6s52HzjUqs
T9Bexa8EJ6b4VH7HsiS/gER62I63m0CpgHh82aOts/389XmQ6smh6WfWqDj6LrijBN5TCVcIt70fVeqRZlj2W7DxjktbKPCCI8wKFDV532TvqqqLqfpgjP
6jW/t0XyRFACxlYA+IUAjugUcwkgeuAIPH3QqRxY+dHp51I0WkUDzQnKhZsQ4fhO9rDb+zdj1qOcwPLuj9DjEXjqexjbcspctn4MIj7dvIbm3NnEMjX7Tp
D5Fn5STS7z+WSqcfEX4Ge//Oz3Mo6I0J21/UT5ls9S5hhcbON8cZ+AWsgf1MjmOdpY4XH6pVfXuh3bPrY3mWhdzD1ZkRGMkRGFhpaypCsraf/yrsa72XRV
ne6JStn048ycfJV0VcxSNf6cz8D5h41jUUJRcL7bxUoO57G5LKpXEX33Fn0xYprO3a+p9ZJumS24FjZYdH5sut2oe1f9J/1D2kJ44e6c402CPI+ka/wM9Z
SivdZ9UPiMsS32QVypSk+cYGTx2uIk8I9ZTmtm7NcdCOM9UD9kEV17mbnLhLBEWoVHpWFnrZTfnEgjNsRO7+H1eZ9Yvm48SL9jMyD9QPGs4yP/QkmETue8
ByL8Fy3SATw7GWY+jwUS91+FwqAM8IW6/R5dVD23UkcsYUeeZThmGuDjQpU9p9JdRSpFbZ00yF+4WIOTadHxPFU52yVGmc9JCeYEy9z6PJ9/iyuaYRrhc/
XLgAx2X4VMEPhqW6kN5l8rwcFSBNNX1h/3kSW91l/j6dKXDcrzffren/ZWWXUdyPkv/z9Tb7ZjSXZm6T2T3kGALgRdCFAL1cUqsskcIsLdz2jjNtvDsnk+
k48RmcwkWZyKKFVJLehKgh5AgN5JWP82D6ovqpNMRrifc+zs/Q9rfYtjo0yvkrKcBuVK8DQWuSCvyVQIC+rnSCVIcpjPsp12Af/V5j30Qyqn6QBrxys9Z8
i6xW9KJF1nIor4kETvjIgGn/8fnpfFoe3qSk9UVx9hbNbYekfq2ecz0w0+MUOtStif1Gj6MzZcfkVAqqen/GkQhZrRx5FbZfZk+KLeBXBzRQCkZ55kUfx0
Q50nbNh5m4fBEFDNdGzlVDnJLIKq89R5efxLRp1mhsYYxbZfiUdADL7DDb+RYuFsigJJprNIDn+8kMDzw8OrQxT19MvQ4NL5dLUH6i5RBuml4xIqmnWKsF
qho3EYE/uFfEJlKdaBQyGShbF5FeVvPcvHEhvY57Q9lzLbYq6ODtImWUisH9tuxS5DVsn8UF4DnFim2tbzGvWIzArt4NjFk5Qz3U+FHEw+54LqmpdEuMLE
YkShYnTWVs0oyaZMS3bYLuqmH9GE3AvsQ3XXxyH3sQ+IIrpyBrVebwa/4tCOsNQu9gCVElt+zr1+9HOzlu+jBMSESMa49ycpxZBGLktV1qNtjhjPnlvBJ/
f7KAjfmxUhz7R6dmsvKZ5sLlsV+VE257BYJ5vlUmXq/dYsEQXJImVzSdvUzE5UCyTypbJjn/BhClvqU85FNM7/dwtVz76P8Qp31uy8WyXiwH8ruVM/9VlN
NgFTAJPB76vVHR+NlngcSkpPnIC6wyB8zpEwFXm9m4oFTTNw9Cjri8bpqYiZSkNYD16OAjCJWqaUCD/v2Cjk1U/To5xtVMeUYZ9EQZf1f1vfGxw4hVbtTm
rJJ24wF6821CwXnPrIHCb+MI+8iSrkpx8JhhXZCwX88f9FrJrDfYy6qLO8mB+UQVxGC8eCTKBbNCrvFSiztuvxSF3UhWT9fPlA7/rRrXre9ZojiTnOCmyd
K+C02DCE5504KH8vSS5YsbeZ53YWWeljBGpSd4du1hbfsrUThUYdDlfnHTxFUiYoxogyDm3ZR+ts2B9ZudWWEwFNQlp7PJehRAQ4lM2x8xCFLINAq2IcP8
OVMeLvPyHGfU3vYirBb6XhtGx4E8b6CXMWD0FU8lFrNEKFNpEBHM/l7OOJb1y8eZTXK8VqrB0biDLGpyBL8N90wzKsdY2Cjbp15iHDB3oYJqm0Kq52+/xF
Nl43ykckGIwWkxrl3TROLHGKd6FIdcxcih9xx1zG5m13os6HcxdGxfQhDRh24UPHzl7lTS7kj5myICMSmOP4yxW7uAFDRGQ5qQZVboExP0ZGNrEKte69ey
JpkAZazkPzLT1LOuT6qktZQo0yXg1VLa1R+w2XFT7q44mC8Ir5cEMWO8NNXNSFD2IxY/ZK2LIZ/yQFsR/WA8+FpFQN6AYT1gLbwsmGX9QTptbG2wK1XF8F
rO+hql1oNLrYE1d4VyW1zaiAUjMuP8gWq/4qDf6uH87W5htgCexBZ4K6hmgNemF5WrlPMOJZfVXkyEjhUA3Y14s26Qx9MiecbRWeVfOYaRwL6EHBSRW6qe
nq5noUHsGeK+g8TsUbtRcpAAsxx+QAgh9TGVaarPaMuDdsDjHt0v4ejbj9EBSYIyurMi30ff+nBDheScKPTjtpIjYYs3oMw7liFXxFbSapUhb0J40dY6ei
eTAw7auEtIQvcASl6gOmc4yoEE1lSUC/EmTWaHP5vvU8WPo0hammY9Qfut5ZY/ispbnwxFDYJ2MSE9bp+nhX7dAdhrHZcWpriwIZkyKLSwZV6CFTLD2pG6
1SJD8grh/GPb+7VkNT8DT+z1uaPrpiaAZKcfqsXXMUN1dclizpNvwmZO0z2sIVSBPjFwHE4UhyYNV1MnFheVVxbI0Foi2Q2dCB97+7/n2HQLxJKhxniwMH
9ynPW3PB4TBW85A1w+3G+6I36MPSmz0GgKsSmhZLQu5V0jmbM3zpbjiuj1tG3ZXaZcLrzjoegX/lja98BiHe58MU1yvBm1SpE8wuV0CmCBl6YRkW4cmHQ5
Ox3T7tJIyxxwx1lAzAJM174ervcNrwUPcbiWGSZLfghGwfYFDEdOjmlBzxf1Q4cNYaaKUcVz/aQlnutHnJxmGUbAzyG5etMXzsH4V7KqnZQ3IbHS9560KU
D3BtLcebp/tUCmEe44XpOXy3z+fPcusGiPiGRXDBxZuKWw5WItf5XTLr4HTQmK/84PJLX/Y6svfP+9TKQ1Ymk5QR+BAUsuV6RsKVj9T9CrQD1xPm9HaPph
OZ+VO1Dju4hnEPdpRBmotF+H2qRQOQBROUilM8fddx7hojOHe4c3t3v6Chij7YfUixVVKQh7iZWHRmPb6IHCD7DecV8srTiqBvFmb8eQO5g41OPMDD6xGr
HrnOYcmPj+Vb3yyoflE+Ql+LcjTY0MCau4er6wr5kqY+j8RPCfnkiGIlP84DTNDZtsbN9fhz95oiJ0yOzzPxila2fF7RhV9DP2wrRW3a733UL0uhkZ1J1S
SlztFMjTtNxfavjOf7pPkndTd3Yg0t4pp8bu5wjclwXPip1jd+/zZ+BFRLyic6/Cy/gBJoQESxyaSDbD09L+ukg+Ws9Se9r4vLMHmUl+UJy6OERterlUbR
kzelCl9mxMMTv8ZyOFtTfG6gNkQzQOvqQyg/OuaKDEGBdeTDoVBT1UcJ/5jhXXuoizl41wSPXktpUmyksJyWLi4rAkCTeVH48OeAO77Sj5SLIVqhQI9v37
0VxKkwh5DmRHq4OSfvbhBcVGYLS5Vl61/k3s+lnJVXndi0sZ8/EV1TDxWKusFlSL73jLt0ov9srzN6HPf/UlBlx7JwM6ty4wdkp3ZewwbxlObiXlq/8V3K
tz13NSYnOrpULC6ST3o9zFm4ZRWx+Cg9VIbPKvnxj1kmfFfkC+UoifDb7lcMFLC9d3A/059OFYu4yA6U8Te+j8oY8cjGZOKTJ2mXRj4NqvZyGOFXxdwgU6
65kkn6+T3GIOfN1ez2KIxtJLdbNmH8OVS7keBisyxl+LC5hVxFz9Wj5ihv9KBAfWYwjlrnZ3Dbgl8Y+zFnlvMFEkgKI+IEM97810N3lsUlo636uI/nmVv0
rhuKzDPyTxJ2MU0onllZ85oc5dVRHB2KJkVT8iY3wd30HlHqh+L86lwzyk6E5DsjVwVHxcQCpcgfl2BlEuA7KUrOVGKwLjah4kO+Q6iJUXhiRIBkAOKGFx
TpOBQzcvdYiQtpfGLBF5EChL7tIryHHQw+Hs8z0AIyl0fBFMHgI/+//2Wwta8lM6pQVz8G06Vdz4k3v6ap4RY9vQRTgUeG31Rzlt4W9gM12mkNS0/iluyI
0nVbyEAL5zMraoR3b/J5UKx7e+InFQpWeBy5kLUVikYmrBXfb+f2EZebzD5trphMoMyTbgaXD9Lutj6UjFOT51gkf/U7/aXLnpiqM8Q9CSQL9if2m4SEPG
8Psr2pOi9J7l16+Jmnd4o6zdrkPfpkfGazctr45SupqbKQULeYaQdS/2Vw4bFDfEGO/zOOWn+kifJH9qLWyVebrEgr60pGT/pt7JRcPtco8FnWYMGQ/vI9
FKHQ3S4IzZafSr+17r/W4m49PKlk9AlNMsSqoWOazUccqVc6+g+t8d520Rlk3jdNDvY8SuaHRObI2qRQkHQmpJFJEXvDQYpbbR4dfpyHhijcpRLVRkVlgh
IohDDNJGlj+AsGI5qoMqmZqrM5rxQ2GqZ4vklWTivAmwwVtjevG+VRXReo2i8YmomDhgm414IsImFT1jORePte+fGW6QW2rtmwiRiMI0ViDBg2ke7j8V1k
EM4xoal8gn0zNHszv6g0WqC+yMuf3rEfokawWZSGyaTio00xPbi0qlLyWtgeicRdAiLcB+Jg83R/5GW7JhmpQwNR9Tl76wVxA0vjuBFGIcJR52E7FsocsJ
mEcRUqtTKvH2iGhi2uwPRSmI7f1BxFzhT1DxT/V23bkUWd85Muv5yRRdhVKtpDHdl68eKxVugdXADje3mW4wP6aoa1J26+rzgP9DAsvNFJ8Aal36+yBHIl
6aAG+K2c7nXNcs5WIiZsXFdZC0Hp9DfK9CMqxhZ5n4WkuiIHslo7fYsrIrzJiJCVAE7VFeknNOxUHtahZXnmxkz9ZIU2lb87n6cc9TjXsxvbtuxWVZxCP4
56fNROZqYlmsF6teP+RNnBCNw2Iv+SO6byh5NkjjZ5HqB0mWyzaAuRfVVmItwPTgZKOsM4NAHULCGOdpHok4rIDoYj+HkcW3hxiKqy4T6u6mqYPPMKKh1J
HEt3ix2FrZ4sM6bdQumxEmplm8s84+IrDlf50VTQoHtdLwLHb7dmehKyrPeWSJd9LvS74eMgB5B+hz12uUr9qCIFs6hPGMwBD4gLrquTCaUThRQVLU5jmr
S8Clh3XehNiWQ3hrpuBEAnPyWoHqmUPb1HVzd0FI1oxNWTFW07SkQzh4/RD5E589MgzYwTiHyzj0a6bFAr1aZr0XSMNvLVKVE6SugvIokgEoPyrlEf59UQ
iWqUOUZDo0h7ki8PBU8mK3EY6a7F1owZDfQ4WNTHZCsuowoT1SBoqVUdZSUcjVw8TCFahBOx+DW1zqvsEB0T0E9dr6vXOPbRI1wsZb+jyvPaxcvRzgRK1F
2EZsmWslXvZEqu42/rsjyXCjSc8jaQw3VICoWicIhIyth6XS6flMKSOjVrTPMOrrpV1IxDH4aYSrko1uUyy1856VL8mzy3+yOy+RhEhbXqAisnOUVVNSbT
59nC70qr++AxUweGFfyAzqb+Y0v6S0KGXhfJk1Po8CdO5bIw2SeE5KViVE/NldVOWtZQtzYQQ4E69PgtT5V3ZT9w4cIywZkhoiK2QLDgp/yd1Vl4jpSU9q
XlnW2GwVchn+T73GGOqP46NVji8kWu/BwCR2gw7wjLrjuDcp41LTIhJAtQQlWkG7PyHN3xDD1Av3JpbjqRhvNDKcJESuR3Bg6ZwmLWtNu3yLfsJRXZr6vR
SEUOR1cdcf6JxSAbe92IAlsf9DciQcsX4cKOlgi+JZuSylJxPPYudzOv5TeplhRHDSH8S7WfMJ0qWb4yOg6uF4FnUraRTw44Le9k7pHi0Q55cJde8Q35kG
IoWHdLvkPSsHntxQ1M2NAkp118YaMxjhmaDoeGhPppx7el9kNveb99qF7H4IALxtilKN0USY5u8kCZfarHXAZP/aDOwkl/AGOIj16OlCiOktFBwqS+xa/4
lKKUXVojg0i5Aa5gmkCnED1xYO1V43wrabZ9ZR9azGg3pj8qyWEQUST7VT3BJ00y82yEqgmr3OelCLskblurkglkJaaoJ5t6WXPGecwyNKgZjgL5iYqqFt
Nh+oTmFLnWzdyVQvfs5A3J0ywSBWnCDu4Ymqk4THHXYsq0+6cjB7XJzmflrksGbjwajcRMs2xnJ6HDWUbK8Esxqwbq3pOJbZDi29xh5PbpzkmyIU/JWBDe
a8NavNsMIR4RcBXexNCsTnemFcKR6XF7iEP8uBcezAnDaYyTryPI4UtzKjrTyO9TV0VepNu4v0qlA5hPnGwjYIpsas4UmfmOnReS2q3LpONXp47Ih1iUvL
JMZWYeTq1HFktwcwy1W39vNnZtESh6yvutHXz73lhpm+7lqDmeUPov3yOnrINIG5rjOgkNsGNPN0t5FqTs5WkPVi0+bQ/pGjJSP0j4d7tK0FupRaH7OZaS
+Bt2PdkXvlYXcxMVVdV48PFoH56sclaxBc0+u/IgQ2gZFnrwayHU4x3gDtY+SpOvZjLiN7hoxM66okA1bVVBSXCX8ascDDPq9hwzhy+PROSoNRbmACAYky
n8JAhlBm53OG260nPutzcbm2n9oX01ye9+9MVIQEXa3xkcQBYdNXomyPH7WAnzrO6/Ir9pKXKBU5QRDvXl9/lzjQOmynzmyZG00oifDsujzE6K3NN5zJoT
wj0og72IyjTu1zSBFhjwS27VaifDTf6IJaMmW7pIwpodjNwV2bhxU1/bkPMJt64pFKbZaVqSG+3DqfKzylp8OwjIh8PKt500EYWc89Rxn2XIk8Z/h6C5LE
CT1LJUzvPtcFsFfAqx/K3xiIcZpU3i2lu9W/X+654Fn/9m4kSCGOfEr2QtWZ98OkW+s5H1IqM1OcbtLqh9fGB2GA3+82aMAj6RRfnn9frevFMYRnzaC8CS
uqYfmWd+6FdR4D23fmT5p76Oqg1cZjhga0cf44BLN0fOFu45yttS/YAH7wagaLwjfCdxTEFJ+3JwHm4ZsCT2N+zCpeUykCc21l1hh1QmPmyktpPvt9td1h
JYn2nYxRFNxzUGDSijj8bh0qvBtJ1wP/oX1tOkFoc4KvUnDilbVyulazoNG0sQyMXJZTHT/ESN0IFTSN/Hw8P/J+190j553cRYw9DZLBzb+onh2mq9cw9V
EDIHJzmtuxDy8Rw+oeZcJjHYLg/JMRFphqAAOe5s+O4TL2NOKE589PtHeuCeF+TZjJ+4SC9vYhXS2DSYhdjbQ3h7lBopiRpOewy3vnKVJ+ccmjYwNkhwiQ
j2/zYDoniR7RvX14qH450YFYcjaxUfhVwlGqLSTzzVC/0QPOaTw1z2ORLtzRVBJnQwVKvk0ieSD9d0L0mZZY3/QBDHJE9PBUcV7PvTQ4zw/DL83XElX5/K
60Gjh+Id8B8WeEsRMHDiZqrafZOn4dihT0fiWDzVCUVgFBMLJR5jbaHy58LHDUIExZE/fjc/h9qfN+FebHzw27gLP+LvzMwCpn56B5qwyHCqPcj8O7eo7D
MK/6sp/vgDVNjLkykhJh4l20jgqoINK5wnjZAyFj/hE9Lvo2GosRrOdPx1IaLw4Oe5dKVVVG1vFX70wNcebWaoGj5haLSYh9U3NpkxZDXGgb/M7b//T/VC
LIBco8Eh4pJOje9laiock/GCtjn74XD5v5qvU+T86LzhOKyHK1pXWMyPfrLtvBXeQCwl4oiNQIggijH0H06cXeR0zTjAgUg3ZAZQsfXiFI6aSDmElbx2Wg
fbPv7KK9VQdZ+9cUpTcTT+Nq8ZMAHLhOlehmxyaiiKsFi/bnET8Z0MjmYehWUWYTpc0U0ipJaHz+cWiAokzyvoMk+wv8jfvS/KPKAUcLd+74pZJrbHcY1Q
WccjkUlIRE98mkGaFX59OWcFRt62itG1QlnZbM6VCs5S+3QFVSOJBMhd8OkmvT+LB95yhiQJaImQbb7w4Ow7xpIls3gJ3VPnxx2SiBC39n5LqoRxi+vgx6
nZbNkgCM5Fme8MuiU3QSP96hgM0m2kyO1vQL4CH+t0wiiQLL7Gj7YWAGdnwhE71xwajiAIzW8aBToqlXid/bOUj/ls5leq6epmrub54IdAUw7yJpZUiBMn
CT02SZlxt5BfLt6e7nMRFIHpuhCbNz8wuypAGvm/1BQlUX+a0rUs2mfZqRJmZZBFlM/qOm3eExWVlI3/BFyk6UzkEA5d1Re2uacy/BTPwZOacSv8sx9RIC
09LysiZsam8KL0pv5xg7CpWrjyF89rAzt5Wpnq4ZRYVZpjbHWd4cX4yNulx8Tpm8IPuTtlmMMiUGl3BL49xDNfROCpdN0zJtde2WUwP8AUmiNF0mjTJedz
4dlVHKIcriKrUXDMNNDNfJQq70ULML+XhNNs7tdilTFZDKM6IRkcHVa5rpH3g5XIaXH9+je+HpHXWU+55CM/n8vbvSDiTH5FLBvKMFEjZwK+6Ongufgq/h
LfscAbj6VMVc7xA/CYTQO3mw70KiDPVG5MGHVoAvfMG5NJbb289MMJ7d9AHHdM23mly0HJA5H+IyploHdJWfpjKdbhmJsfhyrHbD5mIifh4hdm0RgrR2WX
4XQwDq6DfCW+90Op6PPqp7JuFx9OX9DZvPEgbn9NBesp8NVDAtEuL2JYiHy2Pd2n5UxS5FJmUynfek9Wd2kwxX+o83UuDEmcm8eAj19K11jzxMam7aZW0A
akgKBDv6xRaDfiTRx7zBNn+hCWdw5L5Gz1JiXMK//UTFJ6tISUhSMf6ZcuRiO5Xgeu2axZ7ZMson1V1Lfn/dSwTrx4lxB51f2feNCGkuFGf8LoyDrAVJLf
uwjWFIOeq0P/W6Lppwb3+AWsSn3dnbvqF1LicDeQvbN9kSQc9+b1z1GLf5G3205J3p19z8QWfCoy2aeWMdjI9mU0o1+GnMrbRBJ0mfanJOix5eZbeaiNkW
reDS/PdIA8H1U3oPNC+2gakIas8gVCeqBs8ii1yJJ/Dzy2peQ2q40XIEg3xUCNrdzysKkLHT5bcpEuPuq475riUdzzCTRzDsa8PaGbwhL3rFn8dmdAP7eT
liYPTdkhaeKAM2YqA1WMR25PzBjcCyVDuQL7ZlyTIGcE2eGQCv+vQ2F/zY+Tqcz9C/92JxJDThG/k7QzCbCirUEHejGPmU/h4ulTpzgZ9+dFWZgq9TkE7l
kAL4EuS3ZBlT6hspzq39incZJWM/D5OoVeeJ2L30Kqqfu8JkEkKpJ/vE9PqQQipRMT+7hKq/5o8a4Xrw3jA9rWFwtylsD+TkoTSg3WEm2PswXtadGHPMWe
X642LHKzrnBQ/U1wDT6Vr8DSBKQxRlISNOe8DD7jklJVS0a2wJ6KZohJEuLPkcV8X5xPAzUQKpcUgCHApiTMzZzDkHGl67Rx5a6qa7Za/H1fkX+afAHScF
Mr/k2Pn3cxp7Ag5BeBWXyEUCYZZV/EidQoDHRmUJRfF2cuKjhboQYu6EWW22CXYBoQpL0bugymEjk/ZUkutrWWcutEKX3i4tCEf8cQPQLZ9SAD9mllsvh1
4qVCPCixIVKQV+TLki+5LUSNj9hFJR779UOidddjy3MIrJGuBQ7IZNE/yCcubeP7tzfMGmxOguvxPy9VVh9WS1kZgRGguiX7ZsF07BGRMTyyGjgQNJeM9S
z2XsHR2snYmrixl1CX9NgnjWb8KZ7GKu00M3ocbNHIL+LIfUXZNz16PBbdbo71horLlmf3URvpGpKqrf2zUnGRW29YITFx7KgZYAOVh7IFte45LjFzulgM
NpDF2Fc37emJURAOXhpBHMdQ8YPIgpXqprOPA/YfkJs3+Z8MCQxHBE5f8bBF6+lBC4vi0Hthz2EjCxdFAceFK4y4b6YkhWmtHYoBSsdyd/9JIisRBL6SvY
jg1p1DBfeUqoQXLWPVUv+ABsuYUlzYxt4MSskR/9VFJdwJU1tkPcXVvfW8NlO/2eD17BDKHMirFvd0Uvruc8XQ9KiPc16QXI/xERXDTJ7Wu2FFNj8Y9Fzy
7EDSMROk86lHOodXzTlEblr4NXa9/rVFcHkP4ROmpwAu9FCmWW5G13jrlkL8mRHhkTAAeKkpJ+uC1Gf9TI/UZoZdYrpupwXb4VIadczZZGL4bfiRsynwFC
cPOOO3L3LnziIMHUd4Fp/Hrxc5ilyyBjpUByxHn+0e89DrTCyG5ls9+HqpE6PugWuaWH7hWKc2RfbcmT5EqfnTs0hyj95ZXW0XoilnuCMbNqGC1KjOZPvL
4biL9HjUNdKzoI7pemrqhqu00M/aO6HXXC9M9agfNcLllKYPfTecGWY6fU4kTsWKpzo6vUAC+vg4uDePRprU9z7nFtHF4bjk1PIG+QWcuOVJl5N4EYkjPf
UswW4qOQE4eoM71Xq1g52f5cPA5xcU+CL2h/NZkzN26LAx3j5NjZHteJu/+GuQIb52mQwHdFwRNVIZxyny4sCXZC+RI6BmfifJ58Tlcb1heZLFg7izM3oB
owJV3PKYnDMuDRmHmxWFs/zkTe6GNRsY9Y5IixlJnvHXU/1noApxqi2ZqoaTs5H8QxWg9VZEh+1e72ZJn+0WfbnaEPXOYwdJsvEN+uhOnxj6i8+LPwLDCx
OwLpVOs4c0eqrI1H+qyRbt789wHPhsqVkY/IZqEKlT7kHawMzLp1l5o3QrUNO1km5mYWzzv/6W6xFUuCPoQ/7Xe74jYYx4/8z2ss/KpomCh1hOy+4ib4JF
dnPjyA2eDKDqLVviuPEm1lT8xkwpZAuSzonebuBD3U4F+ti0A6fxvDe2TUFuLd2iRq1hlU6QN5zkC6a+66zNn0LMB432IudD9cGHN/CMtlE6S82ZCsWGgw
EmsUql6/I+sK1H4K7DhQO92cs7lfhr8tekV/Bt9TWadECe58JVwh4L/hhZ/MiM54a8G8OKvJRQ8ysqI36MMnPHziub9phUirH4TphOfL4bzmFdgYQd3f0i
6aYwVa0f0GNLjqUE+Rn9hk/ef2cuiguIJIrjTGSPCT/X447px/Q2vLN6Z5zT17Fm+k1ezb5SEXnMnnF4B1t40zTLsefMp3UWI9whbLowKH0NJXOxmoQvwb
P8xg+vmU124+q2e/ITfoU3J7v4vViTmaUmOld5+e2qn4KeUjknQ9hzQ4F6KD5PDGXjY91kg4WGWKiE2WH90EcSmiXjjDmdRCpGSw1K481+khgSWkQ7afVd
fOIdmDpbWXBFTlDSmHHita5r1iu3X/+4PLI5dNlbyVEeozUsjxv4eVMeENVVQCpfIWl7ySpeLFgVdpIVInsUzpjIHYcbaDEYfEtSMdIxGHFzjAP3Wzv/ay
TmX4N1Eeg4MeOHXAZyxf7B64SKWaTS6L8h8IRXVxWJweylUeOkYIOmV10yiq3VsgPon1Pon4S2XToWHdGZBgYX+hf9SFFmcB2B6OZzj/R5VVj1wz5Gec9X
1+MQrEnoYo5H3OVrdPwDtJK9saaqKMf04hWCBeaRT+B5xyI4IJMsup6RcKBNq1kgh3ZV1xxiBTbvMVX/+59wukvXMb2sJ/wmTO9/1D6Ki1q/NMOV4VsmSU
rGaAd3qOsFk2MaYbucdfs1nyQhcJRR3exdNdtrNZ97LqJ6yWUocRPDctiXsil05od3OjnfHjda5iwju8YtuXjdQfIP5eChB+TNwbgaRZZORf8Lo5AxQ7H+
nczqTXm6C2ZuZhL2t4+ivbdg5RTChT8K6HTao5sinM/NgPaDta98mF4nJEckR+s/Bv72aVoiXkQxe8picX/+iRdHlD/5ZQpROouK8YKm4Z1IR6u478WSkB
QZYXZlbmfEfv/R/gmBVPmch+BUapvFI3vv0TOQNI8q+elzlWZnam9yY/VZwzxiXAqaE48c5nAYSE6xTTgLz1c8H0WCZzLHkhbdeLckeZzhKZIbV98I778u
jdPIopt8Fn3aFEWHd72vRc0jMQ3btuguUJsCE0/wyU+BtNq32FXjTXn2ePZeCrKQOrvEYypDd0CBf5MqKv7B632SsEiwvDcwRVodRM2RpQ01SVqx9f+v8q
9qtIe+3Ya1OgE7FwG7K89dt+AmQZPrGNDVEeam61vMPWGjzN9rr3jgNFBwcsw8MGZM2LJba7Z6LPz2aek88WRpQ79cizNs6xbZP5TjtYzi6PDuj4xGplBh
B5X0Kfu8c2St9feQnDTGjYO3plr24KREEiSan6CTQyJaKeEY9MyTUR+jERmd18VvMT0yXyTFlB/dxr6uc7gfhEKRtrDpC3xAeMzFmb68EoJ7XbiE4eF1GQ
XFREa10m/UN4jKy+6R8/y2Burejo9upiGKEUkc3jlsCAovWm0SjN/5nCDauaUU6cqjkKoGQbzb8OzN/8uaQYs6N7XP0uCqm9WbW0jJ7ptb4q/ui8RaDFRY
dldm+WV7C30oV4Szhg3zgXiCVIZXC0Mv5blXg0kRTZ0vHzM+vFnyIedjtog/M1CdVEWV1Yjsc/lINelcy0yeSRki8+pj/T5nymCXm/9SVVI71f66TBvExl
ad9M8Z2p/EHsNa49ur7FpuHEQSZcK/ZCEIArsITweYTzOwSyqLU3+6AN9zruM4dKyy5rgEkZuRCSJKHtFUNbl6lQXWAvxPjvMPy+syPzhFX4Eck64TqfKM
x7L7e5t9yxn2QpCEjX1kSgoSwoFOyH5Hn2hokO5bl4tcrk/84la4D0LS3EeZZPQqL0Hjs/pZ5pfpeoHAXvznkiVecXdCYc7hs8qziBvOeibXIquqIM40pv
4BSdJIM9cHeSPVqa+IXzljHYtulufkgdYvupQoVfLlyKcGNjtp/wqdssbuFZoTgz/Q4HA0vfzJFsl8pVmnc7iLMHCGPSpkU517fEBHuaEKyqSmD8aOMvG5
tFWH+sZfvy/dcA3MaoXEjaLEVvKCXPsqYHOcD7krqMpcpDIi4/OZreCUYzjbqtXidjuMZ7iNjts+crjGsYdp2N+iysOjoLuHWEWjIzxDj1OBxPavjQSh96
1jQmOOkqZG3FVptcGij7EgPEgiqPkguNpp/tKS7+iuGF3wjeY4KX0PpBt8PkHI0U6BKlrlG70WWARlnvFih+Q/w7O7ZUQWxBNmV08iFfm1bNtWihMPzKhI
0uzmLPxm9z+IcsoGNE+BHOd4SEz+D4LJQjWKcL2WcesbzMTxBletKKMs7gevO5FCUHi7zp7vrCidzXOV6iSd8sZfDMNt+DlvmEddF7bIlZmmZTGoVBLrHG
FjMYS2XdtGCL46QNYLfX7C/1DE5yKJ5VxoMUbTOMp3WwVK0+pRoCOxbxeyfdv60UWtZffsBPoV60PTSTZxvcIciGhe7c1l5V5jYqweP8AYCfvkzpnYdvM9
3DH3LpeLsEY7pKxGiV36/4fMZRLPkg7mW0UgKWVYSLBHdpwuxm+9zhiKFN0gj1wdq1/mCMd1N90qlDPStJXx6fgoGX/KjEjzfokKiydiP10JxbDCocIpy3
I2HsERYXF6ECFbZNA9Xp98dhibmT/FWgz2kS9aH2HwN8wDLVgS8nPt0s5jl/lnnhJZrcr7E/IANGOSSwKjvKF3uhsOMa5z5MFhTC6YXdJh31k6a1WDoK3h
zL2gu/pEjNAab8iD3K4S77TA3O3uOolHophcMVsGYYUwqdjxGMlBbJupHBzjxfjO7eUe5+ciYgS8El140jubYjYG1R47/jiW28olD5WIwL73Epf0Le+YGG
p9SXqSmSPvJy41YuJCcFLdVdCENaXC7ftO2K9pGZ4UYIxiJgVs4dID0stiiWZg32J/jc+x/wZEtrtKDL2IN5VZ31YxyZ61FNUJv878p6L7l1p3+QpD5/he
cSE1SxBpCNWPGNMPlfkNu2p9P5rZKsXQ8CClZ6IsDHaMV/o2ImmvdYMK8g5ByuBFPksXmPTiOP5DmbjO1PibfyOzYos9LZ3fS6s1dr1Z0TIA/obCWc4U2R
t2pRc2+gk8vysuYmvsrHQCg8kocpTCL82dEV/zXCJi9ynLkci/3/L1D/astXPTEIdycU2fcGIevl2aMJ2bv1VZn62h9uFumsfp3MVGvclnkVcPZrwNXJwe
MZ0Y8zzBxbNOjeYU1Y8duAhXmjHz3B76N/5xLju8lOwQufcryxTFHX0m98cEyaFODCV0vAbnPGtz50zkx/2EPx8uu0cuMlYzeD5YzjZvy4D23g3pqPa46J
+yPdkF/nhI/arASRIC2VDPLMqiYjf22LidfBf60rmO20EZGKkDDl+ftIPDh4kUiILttDGiJ4J6pgYrK30MarJU43mBTRrK3D+I28ML5om38D1Xl9NKMPD7
q2JXnc4wMmQQI24WkVR2TIRpdhTr3bE2f6FOU/IVWAk2Az5PjK3vMwqWizwbvqftqXnHPIhfIUYzCz62EL0w1YeplAB2gJkZiJhW3R7/sETSTXSI9QIMOy
41jpQBnBySQ4wpkh5oexKda5yx/j8YxEM0rsKdjKmUbhQUARZx/ZQ1o+Tw+5xDVfWCouzCNJEhlCtWqgwVHmmSyS7Rp+it+1oJQzhaaiNwqijLsJjjqcyR
T012SaJndx0qgzcPhipSi6ZSUxcPGD5L8Smq2N7yEb7GliVnjD3JBEWnj+/hpcWyXsYToi9BnvUP06xHtC/46nhpnVNf4BphJZ5W2yNDK9DIWhVbT1blX/
NuVY7C67cMYOlrr6OjOGFEQ4MkH8DuguTIBvwD96/MVTyPwyk2qAfNP3DwEOruKFrSbZOui9+Igr8kEG5jw8wWd2zHxKZ0pxA2yYcsrpD+PsOjhwYM2uJw
qj/qaajTeHjxNhs/nE+yBn3aK2TxaXx3kObsf0c/yYTXJF/rxzstWbbLHNrz1unEfkhOMSUjZc/D0JrXqBDcdCg4sCP1uQNKH9Q7OGrnK0UxZTzTf6kkrK
0zTqgj4iYZBOf6mBOgzUrqsL8RaauPEvMYMlMhdpgPW/98/yAttP1zjmYwrwht1kTkvzDWD4LOo8Y5cS0RZV6YN6TQz6Ckc1jJt+w0H++/Amk9vGH4jHJl
8wzWWuNig8rFOX+Gvza3KLIptgEtCxICLdZ06bCndiy117zLAZWxO8u+b+VpqhjOx3H2wUONqC3WMffhD68c46c+qjLk3fEHTC6ZJTOWlUK3z+sFbyzKKa
f9ls+rRJOvAuoAZf5znrVdKUXVv6GnzuuiInHK0prQd9aGPriST2tEWcpnIl4PqYt+3FKkl8C6Fm62Vxn7xo4gLr4tH7WOODUrRQA2swpu6qlgcgW6hn0D
yRJjFsnoyNdbTOY0crswW32kjpwPJFUZv/pzh6m2HbrumTtyT3HY98oQyU1CNySHWUJTAzR7DvhtxmttG+Ea9uf3r6b0CCXpYUwb8HdTUqO7kxkiF3d2Xi
i7vjkpKLeZ3tr9N9R4jk+rsk666qH0rfML3NYvwTqdZSW2FCresx/tGcNpJnzGuwyHN4rILV16D9NK5voXe5FBssKGxdTM0MtpKI/1T/1vxWlJyoPMF+Ry
bjIahcwy10OOoDGhybczwsHkfj77KKdNIBd/z1FSEimMLX9dNVkBl5XSMDBQTjVGnNG0BqYerKqntjBuMh+dPDgSI8FxaJw67IMDBWNka1zbGV3X1J3JuR
zJVM7P1Phbb5OgYeYglSEHv+tQaUtG1ZdWRbjyxG5sX0U20qRYzWsPo1L5mpG6lh1RUcpyKOPkle/XJ/TO1r77j44nXIZMjvHqMMWia/dGnSAi69uizdKL
19cYfIbKc7Eps/LGnMqFLp8DxTeDTBDjXrtKLLgdMW9R2Z+yagr7fOprDsVlXWNJK41JgSLS5+WNL13B3a2d0B3jq/Ex/ApjZo/W7tjZOXoNZrVy5jgIhq
lH0LdaY6T27Zh5rLJC8gKTaZtfvYLC2t8Lz+7QbwvYtO/7iIcACua5K7n8MjQZfR1Db+32iXTiEAHR4cCBSDV+NbNRvPATsp76xhFzEpYVTYhHDBR/zwZu
l/vMIsmKORmMTXZyVjZZ3G9J4c9CgHYLJAelcFZW1xjmsJ4TVxfybO2QRBZVxWqgXW3hPOsuzH0pu011qG6ngigyrxRhE++S6rwcyjJqolPuEVlDV+IZxX
Epj401psv/sOtgG9osvJsy6VBdkCVHDEkjiI4Z+X5kaX+hkTHMZh9AIFvqdzPAGWKxo2ZStebE9TivkeOggtMAs+0rmOxEAnXDp12dSddS5SUYB7G2di0q
FsQGP50wD7R4lJwinMmw5VQyOzPAiGKzMHVwydZJMkmCTF1GH3iSWuaVmu1pHQtPGmopycP3cthTQjpr54mMLuhGi6kOIcjG44AlytP0C9UlMc4HuRtw0X
+wK8Jx9OWcQ9CKupunWrHmxc554s78p1B+I3xHp7N/a3amNcrOOieEfshtWlA9QeIKjddgYk4JFUmyo/H6MJiy+AXCO+8EUyR3qkiSXiaqBKG1xPzQXier
mwYqDfeQ5L009+Hp424kWCP32i9vN79YP5H8TNe1PD//BIs46R74eb6Qo1p4cRkvHGq7JGqPXa6UnUiS3E50K2wLRCfcEfcPfY3swNWa+Gtuz3u/BKnizM
OQCY9gtk+HfVr2yJcsxf5nnPwRpTkfeYI4TzOnUoOMzO+v+bppqXE67OWwP0KfUmrolw8RclPSjZXapcyOdHDXelmTkh2JrjdBAyHLmEZJTe3EHeLpiVQC
8mV+zuI/lD3XymIHSUIueaPSjsHQh2HTSewlYznSfSZB50NOrG55Et7Km3DOkOGYIsGnDRPX+n/m57qkyM0nAeFxAEXGlKzC9ONPbWuwsIfuRS/jsQ4iyu
80oqFI9mlEt6H6if/WvwVWWNWJFZSTWzXrJcet5WotVPFR1Kx0sYhmdovv0M+Z3wticv/Y4dG+UBfUdgsN/Q3vPypEevkb8tbaplR5TDYSNS2XUSu/V3EC
SddfVs24RZAe26yqGmztgyTDCOB3FDafVK47vtdlw9Iufk4Xye1DEdFP86WdHMcXwesxa/IWZTJ7ihTPdFPuDh0tZ2PaGIwkF5Xn875RKu4Zc5lMDn1es+
s6vE3Iym3qVY3oWagnSJoi2vfxWvlvqzqmuLLCIo1a8fjGAleW8BxOZ31xiZSIYeOiohTpJF+Il93M7MrM7xASmalr+hdtuJaSrVoDweiGDMl9jPLeFErH
dl8wh8Wir7amiv7oFE3Brk3FzJZbxF2r5CWX3idp8XtpII541pZo2JfiHCLh6LXN8zqeRLljHrAp5ovI4SRZtW/rPmKI2cVTqs7anGlND3MaBuv5Bty13k
NHNnk8vZem5AF4fr6YL3MfdPkU7lbivwDIGqi9BISLSNPipMbEz1bl+Uv7brLWP5vLrfCgKf51WSiPTDOqgwCjSSi24c2Pb9F1VzuHM49iza2HuqA1la/a
WT/lf5SM6PhXwCFEcVgBbSiFawRNSd8rW3KYopRVeM6ePo/6RdJx5LtUoXqIRcjiCNHoys74kwk/w7ehXMP52PSpVU0gr9mOhBy8VCVqR0nbnnvMi8yTe8
ktsFCdZMY1LFJ3x+Qnc+1OfRTwtD56rYMTK8eTs2nftX+JgI9kB4fffaLdfZyeoXbNxG87Mxxmrmnv8gPPl/iVMuYmjyIJaLFeKDb2HZqdqACo7f1WgicP
7eN/Szn+A7v57LxFdETWv5xn7/NcFvoscgYZjH5qfsLld8x250bjJM18FPWf4ZTqDRWHXlDT+ybU13qECK5nb+7Lwj6Ltuj1U+BxLcBtiiS4lcPYTtC6Vg
0UQGBgImPmKeMkoojYpfH8n5K+IQRfzCPCnvmWuS3rgSwOn0JXtlxvN+hV5efv6rMSwOzqnAneKv7GO7iYHnoLm8jJTeQ6Pde3Gqcqn6tmpS67IC+y4a+M
7+2QlZVeZLw/FiY+3zg+4gl9ynEss/d8HZloQvlCvkOqqmYM0Q3pv7L63pWs6A/DGqqSECnqwcEdLjPKKtPIVZPiOD9w/LzJbhIWv6o17hiNodFIAtHKnG
VbFEweSc4vxW9ulnVbMr2wmjlablAXJJKPkeH6BmUa9MkZt2ZNOdhHOq93bUf6LIbh+oNvvX4mQu08odVpxHetC+dCnIjfPKsjH46gAc4dVgnVB1Ph32ap
coZCUlaOzQ98HjL7hWdYfmqpS2Qaz6Nv7BgWZLaiqOaurrCsuanIarEv+VhfgL0/2H8+4IjdN+u++yPh19U66KXM2JRD7gNZixE/PmNMNZ3wRROL4GLVRR
Se3k3lfuItMhMTuC853ZQ0TMhgzXIP/Eu0Mj32FmI+DcP7JFsv2SFEpvTQfpXSIB+OGUpjp5K4xze5FNPM1m7EIa5G0GG0Qyl0bSuNprlxaplZN2Mvt8KO
f4iYg9Hgp1CsVIpb/h7NhEOEQ0GhD57KeqxHa+ktMBSN523DTjs7VTDsgfjavguP7Zk0hyTLLn6AIiQhmXFVolXO5IWZyGoJPDuvjt1G2tNMqVIoJ7argq
wZxU3mjo95lPGEKUZm+2W7+F+wifhU3bU3qNyIITxiPotv6euAm4g+wXLQlwJZqctj55PP5LQtcz6VfH8rD8B90HV4dXDbfJLxz+wVZ0ZZ3a9O7/ACZXkB
sckPunfgTn7iN5BVNBcvXRq0pdyvAe2HlJcG3l3LJDoVYpsq612dBIRHJo64L2on8V7H/om2rDx7pKfmk5j3y7GcmUGaMsVwuV9Hv95N3wmm0Ki+8PN76W
BZjb9IIb2osd8ncMmFj1DRVktSqjMn5+b9ifZNbzgmyXnVv2f888FYnRouC46krKrLMHTv/sob3jTcp9Wz0M7u2Je2Mh3dZXJPZ+nGbM4jbmlKRIqYtUVg
2qxuvS7NvTkWY9a10tvhRRB2fjfReQFFJ1mKU4LBlQ46owElsCWJvW6PnAtDXuB7TuikWMAzX8CRbUeynTFMlU8+avGneXRGGBepQ3pcOHl4VDbjolxj5G
pjkgE4Va9p7yq8FPGTpxrfyVvZeglcI/y7lv4uK3HhfIpTD4+s4utnOTBTBg0Lul9y7NIigKXQyB/T6W5DBM2SO0S24DlxmyZdSxrGuxhS+VWh5wQJruM6
+UzA92PPFp0OFS93ubN4XcLrfewP8qX2cYoRkmeeOG7wmpS/M9GqIa+mUvDl4qbMLo8cUULFe5Q+LY4Qk/ETbfA8XWuLziDbuXPvzSoOuU/npCWI/87aCC
ECGUBGdfjaE0UWvCNaWsYUWEp8xR5YNGW+VxP6spcrMZcWsLfKnX0tYUap4pO/UiL7EgXzMpnMJhJkHnkX6fYoQbMMiqzOEkHMr0Vfh8LiJk9PkQFkQwj1
IX6AjIIaT1z7SvrcpfiW0REufMdBkK7D/xCKNrsZ1K85yqp8GicqfeEBvo4P+4/+mpz4w92ulx0EBd5TE/jDrZzkCsiq4gTbPB2XcZYNzEXQzAcnQxszaa
4yOBotPqbIh0stiWFJvbMGYS2afW0ty542uD7LXDDEo8JBJgg/Jrx/x6VTI9zV9Nor+vV0xgk0yzzIRTJynGQVqio63aG/73H/Ikqi+IUfeAUh8bdI2U3F
rIj4aU9sA/K325SeoCoj8zi4fFkQXxMyn50UCz5LNAm6QT9y5pD1wDdzZ9+YZsbaeNiCNcNsTUW70uR7+2OLfHfOUZydH8z3fZM/CMA+KP3QzDyXdLbMPD
rLZ1FVu9wR6JJTzpNPeDaBVsx57D5Ga0QcZCHhHMqslkuz9VumwS97+SEJqGqq3B5PDBawRfqTfN8CgdIp960Eh1RKdZN8F0NjUOr++L3yvzos7qg+OF6S
xAhvvEB9tX0aZzvE/AXWjN9g1m005CWuUkwcu761iP6D42iSIl3LLvQ8KO4+kceJqJWHOJjX/XQ0XL3hdInQznFLUrQl9j/BocmijksJ7Kx3oXM9lFcDpj
2/aZKCWjjHLcwHX95WD3HXHpC4g2pxuuDA0iTHvhCRcji+0NEhdYgam1ld6PxmKrxkG259NxUzDeVI/EsTn5h7kVLbzX1qcRayXrgk2G8RZul1TQP8zWrO
15g2Yo/tZAQV/fsAtoWyjhdJ6EkQclZQbZwwhGsTGCQUX/CjTcw3ovowGCmQ6tlClnBU90UCozOcNSdrJnY6+VNJCSsOLaa8lj1NzVzstHGTho1L4SCE0i
Bgo9AZim1n0YmAtSRFoAJTF7+yNBRUpIosU/rZMSfg+UqXPa7bnO9WzDLghYlvWZQLCZnu42fY417gCA/+uJfD7rDacd4ZRSxThM25bhrxB2RuGEp1097w
9EFYRAr9eUD83L4vcrYpl3uFtSXpVWWMuaOGL7cXWcDJ1CZJzO7nL6aV4eMh96qhDP3+Q5RDq471E/vOm7zUOJW3MjLJbPrCeDbDLS6T0zMBx0JncDuxmM
sRysVfa7FVmeGKl3/g3zmBgpjGJ4bo2rwr+myF2VV7Thzdzn+rMjPLIezJG329KowLPPIBrUN8FHyG1hu/9kNVJAw9t4Z1RTFn0vgyfp052/x/X3hDJ2mb
qBO2FZr/EaXN2S7tKYeTkR+tI7T0XaU5LDlW6TPryuiZdUZp/SJfPoru04aPyLmVw4lGqdK0cdTXXThAHVNkw7b2+/7OcfvNCKHcnpG7DtEiDaBfsOdoTk
j+OrJrTDWrpYuPcGfSSK2TEa4yK27KQx8KG+15asVSszAnSh6XoIWeNiXf0HNB9zvs5jc8BfKp8exhqvgDWaapk0e7uPJUtpKAFjEP9oCc5gEfFtg3AcrJ
f/Hu10bWUipykN+iZQyezf4YsSy6Jz5yWF1VucgcP8m43pY4WmtHOoC0AFwZcFJP0hTCvF75E1tc7Dk84o7De1StfpMQTvm7djLa+WOIcWTFnhicP8bSkm
+j0g01JTxdepNV2MgCoOKtHPZz8wnxrsl8BsAT4kdp9oA/rCIMP0efoiurKf2O9RKkiN3KJ3P12SHYmbSwdvjf2nvp5Uig+6p+pqASmXyDJV9atdTdwvZT
y3lJTnN1LtBHGWfNdbh+Ep72i7D3JBhkZhp6wgHXpa/S2VMzh90RqR4mOJUEdI66affWdQeK+EYpgQik7MI0yIzG6Vlmxg6am1cqZXboNpeKQfVKGDFgSM
Y8xLQT/NB6glSIvmjIA+I/hme1Qyv/vaISe5Zvet7ljEX231WKnQt4E+HJLoLs4aspJF/NylpD8asfUppCTT6PtLHnGxsdMz2k3vWD/nwkCZB7G6+NEjYI
dZPsyCcqzsyD8XE2bxeYZEh63wmvRoXpPWy2ZkKyPM+P9SwlQDApsqPS699drFzl9z36hIE3DZX0gybHkKjPpszmDuU3J1GRSditfOFOwg03iZffZh2VLv
4QOGDYuG7YcsNkHNo4b72nllIqxgV0DQ90CT/XM6dEm7Je8rE8xZdxwoGWbDUYQllpk5c4Z4aVCV/40Z/FbOZquKX1QpdneteTahyi25z50THmi/En0v6+
oa9VtjbEd5BB9IYERdS28l2zpUxHualzBr+bsdRku+T5+5VBl7eT6a2zDDmfM/6bURFWEgouiRDCb+jZW6g/3TlM3Z5P9TFl7M1HavmQYBOVohSAyWlHbq
VLvEg+nR7VYZKSDl01Ln9hzmbGpf/M8eC6rZVzX4aTxG4UvLBUiu2kkZ6r85bGWPrIWMY49vytqQtqNpk/GKcJP6GLR2o1qkIyTbZX7BnCwM2rvy7HIQ74
tMMrS6ye9AWPHWElCU77LmsasaE25v13GtDRFdzap+zZUcVwa3LOuGr8iGAFfStT9lq85v62/tyydrhi0QxNz22jcduRRByuo/AkmgSB1W3AXM4+D5Ww1B
hXw7rwIJx/AZFBJ1Qs82N0SZaj4hn14edT7rJHDhJk/nJiOFL0EZrb2DiSL2wrlHteyr+q/XFVRwjKhjPZM3cERGdX/gRM/aLe+BDWOpnW/+rxQMZKdGre
uyPERxZGSYDhnPMq85UCL46CVvDLmbqrIsnNr+UZrqTbv0SINJFS38sjl0sFFfUfe+Ur5P7D4F95Xzy+G4gpA0SjvEull2AHBHhcisy3bkFbYXfyN0/taH
TAExrcN940uB1EG991jAfjjhX3+LO8AK5PB1d4WAvjRDFHx6o+oN3x2E7etcnnu8TQJV/I96RqFz6moXHIqlxbXHr4k1WOhamoqVJ83TDkZ0oST8QCUT2E
hUIPLhf8toaqfoNb2LXC9k0ECxtx/yRc9CFa0afpV9VxvHrzraPdyVVo6P4W/JHbsHvUaZLKW3Z5YgDXZ2ro3nyDtZADhWt65k45LPNtgaRapeUtHo+gHM
k1lAeLrkMWfPNl/cE3HoaUbP+JIrZ3teympUo9ePKkPbfoJZ8MuW3ub97oW0vRMA9+VIBwkrdCc8M/KF7gDa/xD0G0Jlm8iQf2GmfQakuYAv0k2K+T7RPf
0cAzZKNqevd7cD/mt87nWc56PT5KexKin9KXmINNDkGKy4BOBhHLt5ptoGVsTIRGtZcU2rgW/Z5CwezCH9V90mlTwrT0IOaV3XrMA/MHasr/HfLwyP/cbD
uZ0Kb45xSVTn4q8uzVX2V73FEFoPHoM/O2naiB3RmliqLw/p0xQzmMU089rh1hnlJV0D3Lebz8p9zveUBealabolU628Jt0kRGOmEjrco8FrSUvwJhka/9
gsbZVPo4n2gpkQc6kaTA4Wdgu3OCD3ID5T9WIX7gGDtV8lXMu9JhkxQvXqlRewLAxnUNwcpR/ZW09l2F+CVGl1jac+UY4jzTdyeLFPM/jXzrHklhoQpTjJ
kuXbU2Mqj67LueUiKLUOJTsTrTvlfh6pD5YcdT0woIdjpifTaxu8gbU0SUpAuMY9p1WNpjmsIlG6wWA7YlK5Sh2Z9yASGYiDiuxEUfp5MkO4n9Z4sNiqLY
a6EynwYTjSSf8EcLDARZtOEh15e2e1mXT3qDeeuHwbjcEHzXb7FjVoCyHycP5ZT7ekoXFG4pM37bVbsv5WJuQ/v15eRlm+/XJ1v75BiNxPISpbZNbBA+79
kKoOMZm/KQvYsNYi0A3Bb/OuTMueJMb8aRiVm41K+qH/MtTE0R+BDtslnilGkaA2MiCEssp2NjeSa+So9aA8mHAEwCnGKfLHBxYOLfC06Iz8BvZslolw/2
JroCl5c6rfDvqxf3UK3upDPwzmozMmFKTu/zs3ydG4VErnz8TE++nMgHlN/C5BSQnQvEs+VSj1d56tsuflGYn4ljyP8xr2v57+Xux4k7EMvassHoklNmVx
TqKkhFyDuJb57UqL85ylCRMoXvO4/Rp2PIOaWsk9XwHNNc8t+5T+t41jpSdfBDvKYtIzjtqXj8fPNRap2VlaQmjNZwabtirY6ce3A2aw6vwENukF85eBin
tdIgLrq48CucZ1XHyUn7kThjIwosVddqnQLTZ+7BVLHDFzQI2VaL46VFGh1jZqzkKZJPC0QXlJ0+e7AKZ5RhjIxb534dhKYG6WxilDeOMWkHV0WGvPSS5O
R0Fu33R+sGl5XpsYjPrLrHoRnrI8L8joWFpSdTZGcj3jVWca0TEm+iD1bsqnzekq6qELzUsCaebaqHiuDTw5KkIngbQLRIbpC2hIhPcxd5FIziUYSq6CXK
vgji1lCY3X22560E9G5Jl+c80TJW7VRm6GtHxD6P5IM6+agdutehh6/cE26Y61oXefuq1XhEppOyGCSsOgGedY99ABwyn/gU13nsT+/RRvzkrtJnELghs6
n8bryoS38+Sl2kU+rY+U+SeB859C/cDK/T/tM6j2r9EGhQjEv93geg+7Nv1AmNz9aVXBb7hIWG6GzcemtFJyvCqMUgy3eAPp1l/mclsUXHvMMYELTNlrGY
Z0ORBx2MR0ODjuAZ+OVO0JWWTo+rPKN+BoYed8KoIdnRMIKsRRSbGs+p4dR6frcJQP+OMHn53pypEkSv+W60dS3T0TLkit7K+Nklv/NMyZqyC0hMS8pUFz
uGGWyv2cNThWll06zuqgRlBsvBaelm+ch2PcqGO/5/QSSWc+8F+O6iLJEbZJ4xikSU1UuA/o/Csn7O+61L3eVCcUgpHFWdvrklRZJVyTZUayTdbdKq635C
elT+5S0U64xvzpsXM9MirRPHjI7rXlkv95hV6k+0O5LndD9VK7fih7f2JTU7b5FXtt3RvRHTqHrPinTxbWxFvUBXUfa9becU6XLeiTFaN66dVYRWZ+EjTS
T9Sv3hxO3pJMyESka+20qwihDnL/lUEnr8y4cM+lQOazGfMSiZs5plqNQRu8Gn+f06HCKcoim/iTHEC4L16SxBWbnFeM5crxdOnV3i2qMUzRSp6RPTcBP/
0guOu5ylYZnrLDsfFVdfJt3pq/Dm8dICxxt2hUPatEnSd+3dA7sSfn07SdGl8itGaaNZWOVI7w7OFwTpBQHDZTH4OXKWhnGHv6IejnBNQmYaeTJj9cMJhj
XmOKKkXOxomavaZrqM+LZlOS+dStbo3E+V2nHII+sBhjpGts5gZV60cchPEo8R+QiUD23gE36NpfsTcR0teO8ANb9zGnD/bzHICUYQzktwwe/lmzI5lKW6
kiTnqdKsLlfyG589oh3xQ+Rbnyos5ZA4nWkW/Al5RM1UlNCIp4V05LjEoIuGCciy4J3FeXTEF2wOkkTNqQcDpVLp5k+twv7o0oYpxmAY+v6KZSjwBy/fJe
/CRP2l9VJaedcPSdu2u7+M3FftSxoOeokCB66f0hS1TaJxzAW5TJUTUwq+H9PvVpd5XC9C1OpBJvJUb6zXcv2zDEDbk2Si8VdTWPAYx/UIk0slUas79USM
ScldNn/dh2MTZZhcOe+BRyKXN7FMTsoALX0jCadpgcWuL4lejNlBR/h1Ci3U3kp54YpgRwpCNIOIAxDto+LOvfv6vbKzqF0cycVZjUVqrPeqV5mVMkWT4m
FEw40NHtJKHZe1P840MTKUknjZt3Linf+Zl+4c1ekTl+L2wANYO1VIkKsKhA5hA74/bAAnlyTIZoXB8M0vRy7Qsq8y8jLDPomLDgJs/yUx5w7UNbKXM748
fJXYWdl5HPWKWbpS2M66IZv6ZZaF1ZEoaBnrTnHtMP6FIhDnrCIzjDfm+Og7irIZbthl9wIOm3CAPS4Xofsl3ivDe6eWd5nzyZumku8FI7d/P8oV+dgWqH
1bJyNRksZxcXbH7T/nX9RAcg78kEe1r6mFV7ccRKn+Si0YEYxF5LwIyfW5oli7yhjZgSs3iAImo/zRtsUT3WeJF9C1MT6iKY+v17OYM6QHznS968D4XryJ
9iQtC9jwR8Xf1888B46GjBwXj9VyRE0eKRxpdZFAtfCusC7eV8rrbPJxcD8LtyK40F/FJUMpJ36cqhG6Z6+bCR8mawlnkp2n7MP7TzyYkm7ls0Ty9maCHv
Sb5xZNPX2d3l2tvFNZxj18HhK+q1p+stMs2QG0GNOnMYQ+T1zpXBVjMZmvLuymefTlEFcEjmJTV0DndA9hrLDPxqElstSVTwS9jNvoMf8wT8pH2mS3BrTX
+R4vl2/R96hiIVc9sQdodBNN8c95geA5LX/0ded/4YPZ96++jCjO++7qICHT5bBilMbpKOxoma9SLag7saGo6mjeZVIid90/43j32XHoKocq19TMPNLe0x
PZBaHaYMZ+UJJ8fYFbtpnTT0iodaVYvV0DTMojULfW5/1igyvTNCgvKvCYRN7BX3hThOlkWKVzZInD7sEffBkS5pzVDNtlN+IDHxw8834aaYb0l5iPFStB
HAH/YI+9yMVfOAYwX8MtHjGg7bZocP0WbdH8p5XCInuo5l5+z6F75HbCjZbcsAVDtuSuzRCQg4pym88NM0Y2HLCrEpWksnpKPbuOI6F70GkV6Y3sD1RhUB
azwv/H1Js0WZJkV3rCv0Yueg9KA93NBpCVVZkxuPubbFRTU9Vj82xv8CEicqxCoQpdDbKlwQ2EK/41yrlqL4oLiBQiI9zfs0H16r3nfOeW17lnvP64VMHQ
eKUAJwCfSWEuHYmMqoReCU8sSV1MDjTXns4S9O4LoawnrFwOjh7KsaxtVHZ5odCk2w6KL67cjg7sSkQBX3ay/TE0jz7ZwiFtt8Nct5NmCdyLqe0Jl6v88d
hLU9R143SJxHZwqhkQLAEpZYAv3qJYcM/0mRyCB1LbdG+kICkbeBIuzRElH2VKaNKT2+Nykhd9RwuWTOWWEu8Rldv8tJN0TBTtzZvrn9E9+xE0IajJpKr7
aLd59CXTSkSrqT36vy2R/yHR0hEbkbiQSyxXGctCojY/odzJ7/lye4dwZr/ksXxEWByAX/pXvzEQyo+VXsJVL+mAWMXK91PoYpyi17DX53GIJxSnA53FdV
nz9BcKQKzZnzDuPCJn+qnt5XTh8IYwTXOZQhmfNGMIq28jARC2qXIax1oCZRkOkpFZUSOJFegsMc+zYzvMiD6BgqkW0+mXFWsVdBGvIe2ZjEUeHPSclF3G
+vE8InVvu80rd9V3M61i5rfgqdCouhrlDUxsz/e1TLrMy/lR/H6qceKM1Heo8f1DWvdG+wDNg+TWxzaR9kuJai70A3sgXDtDh5xcjtSrW5UMzROv68uF1Z
fKQJODoOlC6S+CZGe7O5tMVoA9qtrnvdozcZQBmk+oBtrbX497WnVM+BiLeojj2EaYjyWe0Z96ST6Y5f10twPjcs6enGkFBkU9RsS2eNoi6Jl0ogLI+MCw
Ui07lcGp3IkAhl/4UOwx70SljZ/RZFWgiElFiF9uIU+xTCmk3pNbTHrcD7H2cMI7YB3lwYd1XlmtdMrPry3npPNdqpAg2kf0t9qoSQQySPOemdDo0jFxFN
+c5GeusC5SMFt/bxyquchXd8z+09bYLXlnJyjSaOppfs785VdvnGIPWkyIOj6KkIGGjRPfxb9l/1SWqZH9nUIWnUJGNcVW31jJbsESWZLvG6j3fOooj9lo
RbTCIE2H5Cuti000XU414qoOCfg8S3EhXmAysIUbTSkBT9JHK4vJ/oixH8xjf3X0yNJWVrDeDqS7g5BZoeVn7GHoZsuKr8G7Gx+Qq6OfMjsmY6yozl2bR3
hKXzf5H/JD6xsEQypTkwco/rxSRGwhlxlVs9/7IHgCizxe927BzhEN0oee9ysJdzsmVV+wIYFll1rmtMB4El9f1pUbF3k5yRiUfdQ0y70lPWX/sCxUhSuK
jcL7308zK+pAlknK1XTUtJL7Eix+8i+5FpL2N0Eikq8XCt06BgNWQ4OFa8cTq5jJm6ykHcr/O7yTX/KLjrJtzc7EMLNSdiCl1xObif3jkcKCLECUSsrv3x
gPOsZP8RvKJ5rzsR4V46NdLLuApkposV4L8srRJXcq0UmMZy01Pi48/44Onc0HAWvJLnT+KthJpcw36Y4L0qv2dW7HCzX77DnRRFf4ey3sb7E5luP9X2/q
fEe30LIHzDWl9Po5r42MhMqOZl9m7dRDU1cZmtNjLa5L7v4nH2CO/G2aWXvFGa4SfaLCe0ggkmjpUUd9MSpFFS5f3eRfSSYvV0v0/rsTwiBqNT1mRuqo32
VdqrL/gm6J0+44t4PzYcCHP3tVzyBB7uRmHDiSHRMZAOCPsp5dt4Dng+9RCYWZb8Cvhpgb5GV86viu9rNXZs17WclDLlOHL8bhFQ95TAkFM99MBp+FHtyo
WN59wfe0T98KG6zCoEKFjg8P5yVKyemr8gYOjefTkhU8u7mBmM77LWM7Eg27U4xyE712MzYsMjxpM7DUMozC/SB/iofTSyqqFInqcoz647/+yA6vvLX09i
LKbyncPEXeZjagTF82VnmYlw515kI5CLiyQqpfnLpIc2bJEXKuVUelUHhnqJeuHTuMaaTx0MwD6sc25XuJJRDNcMlJ4Pw6EpnbVqEYITpeVJ7CXHOSBesj
b9Z87SW795DGavazC0gTMJVd+thzJLylXHCZEgrHTWzrSUarOqW5ZK4ZzUg27i39C2/qI2i1a1PWsx9qCafc1LWGYdxQrcO57ahmciC0iP2/vLsyhjr2gK
uSFREXVNZ21WHJD09/lvXtY0JntYs5JrIdY6KAT2byxJp29C9gBfXPiy8OyKnqV5zjyKZMOieNrk4zrXDZGTlxuuZY5DV+lodyn4c1rzil4p8vsPeXkfPh
Lc2Xs+4hfxgqbryFSqOpGywDAFIHPVWXVCPlBDWR5rVER1E5JC00200IitK2vNl+F+rLPqzQ6aIuKmR63MARBSJWE+KnYRWh9gJmFO1WeWI+2BuaLJY0mJ
XkdFEcm/uFpp/duTq+GXlP2jhKGQoriXOKrs+r7WhW4TLHw3KKfCUTwY5ZKuOMBeMP79j5J5tIHCtxgjxTG1jtI4JDWacyDxgu0hXdUR2c6ik4BiL2VV77
voVElmjiRbZb/oSLmws9ZOHK1ikOi3/CchreeLJ97lOcKskEWCk072m1RncaZy4OtZEHSl3hsiEbRalnkFyKR993T04o6XYR+4Cmo6IrGHzx+4ws/EgIkD
Czwk9wMpRHid+SZFCdjzcOpStiCiJcHMWayYh3dhTCIDYlmrij++h5O3OJALb9DdxHWyCnvC5JvLZ4kqlbvYo4Qr5hOeBwDBEzTtdVlIuy3KiP2eydIe5j
Kq5C4yfMnVdrcBi1qojxLGPyq8zv+wZh1SNUcnx6x5hVAtCdRXl68KFgh02ZpgepyZxctq6ks3i08ijQY/PH4ponHxcO8ka8+6BNY4sAgVYfHN4vuNMUCZ
Wt2qr5F55/Q/+UUWzpI1LVOwSpg/rHBGnNX0ehzrIgqlfTVElpULtXf6DaPflI6FtmSnabwuuRNcoZ+hQ/aEm3Xk6ka6qtADkLEzmRhfsLaunDRoS8Qiq+
ic1CV2xS4nouL1iyTIzJVWtO0YLmT0Za9SprrifEpbp5e9LGbOh4M1B3DPi6m61co/DMnqTszOXMZq+IQF5rLCY9odMGzzvMvM4lV8VLFrdzdKNNWiPrCF
CMok7MIaxCFiTNAimTjU4ZV8mUkdAnbRx2rF8/3GK4Ek7ay13Vd8SPYAwu9KPIZ2GIfITxnDSuQJHlLs+Wjn7Q7oQ+OmEsb76PwqDGS4hxHhg32fQ42doV
N+1mp7khJDhBH+XBvTkqg9h84OGkNSTvGLWZNKJN4GqDbS3yV5lI510hEJ4I+NLfgYXA8K3b4X0rj/4jl/UR7z84q3VKFe1PpKjuGAiTJdkN1osvi6L+RI
bP0MjASPO4KM3JPiRdGX/wqXxhsDR2320rBdrMSZ+0lLfyx63vw7Fm2nSXe/Bj6ilrcmjHjboqglSiGde6kiAf/vcHWYlfqO76toUkpyK4vL8OGE6xV57p
IoybLckAyHaGZawIT/gstfls8WqdKGNHlXKamOpi7XzHEvVoU/TuPGAZfn/zr7XqY2s5EPcXIS3E6ZnnNKH/HfB9alURSqxHH9w4W/WLnqZccpBMpurqDU
wSFtdHlVAXei+sQfseHer74ZMV4UjW+SDVs/GKwQT41yieglKllY+f1en7Dg2+iBztU+bJCno2WCZc0xrZkQxEkkDkM+RFLbgY2WJCcA4mbw/3mSrxjrRc
1Nf8NO/ZNj/6YQ35+tDEZ7LpQu2Kr9PkARNI2Ujn1uveVc0QTRIte9rYFRheRrRZ3+BQabSVgk21JJ5TQ1aO8bF2zRpjrvMn/C9S5dejz22lSFk8/a9WZk
lDxGQIFPhNdxcRDUKBG/Mh8UMUxYP2Mt3Dxcj+m45+RiwfshAWr9OPEtQw5GleKh93QP+SqdDqkG1bH5ZN1F0tC3oWqeQF2/DeoA5kbsP36F/FyMw8ZbY1
pk0JCjx+Z4GfhIdyjF79t2FuATvuJJYgf2K2dMSxWSokAy5Y8cftuv6clymk54xnOaL/6veYXatCagFZlZLYyzfeDTckSTgjy5SQiy3zc1/lHwxmjFuLqX
wtYy1S9tx/Fj6fz7nvz9Na/Cku1rAihizoBQSiOsJkilzDJwOOGVSRwi2ORSdhE5Hb0rIIUAzcP8j1KYex1uGkm3lSKMIwlZh2r/fj6rppgqhi7ltJTIdm
zPkEUWrEect4JofAXmS/fvYllWSF5TOGLmGPkY7UhRrpjHVbbysanjIYq1j4Lalk/HoefvKKF4rLhx0nXTw7vMZPp5we9fCeis2ea040QtUQD6ZNMvYibH
vhEndJkuRdPU+zVB+XzlsweGqP9lzBD/wyh2x/YI+5ySfacWTwXmsGctP4mMHprJVevPUSl2c/duQgdv6R567Jb29IfvAu9Ec+Vhlc2XV87E7Lkc2Z4h6R
yR9/qnIED6KSO+NyfhHxV74TJ+FCS0CyJeDVw9gwrCsa3CfYiI//JHt1PoZyJiwnvP/wzNYlB6kD+xCJVqoVBY5XleEUxGHQh6pFNR5NrnB7W8azyUXzIy
JAtXFryenn0CngUFxufSUY7Jnt0FriMZv/AdgXH5u12SLDrpJEMTw3rxQRkxeS5KqL8LHeUpnlKcBbFApGmsvgC95ROHYQJVDSU8sWiahzTK0tI2QfMjON
cslmafhYjM6fDRYUnxiPce5t+VsEhWyeU39jnyyqfYqWLBoPakyc5tP0OcnnjL0iE9m6oF2Sz889DD5vsO8MUdE8Q12Bh+M0GF3ufeZsVSNl44EvbZiQ4y
bhfhWr9wnVL/4oBcgoU+m0ZlK7ReE6Ocix1XRRo8/pU8l7FeQ1/jPb5kWM4HjJunKSBHEea3nj9SXCR9dKe7Z2a+LGKTxbh4j6oGgw3LsuxLlwMWfobc/W
6DmFLjm8q3LJ6E6Q70MqbiKxJmuS/kmaFjRYVDJflxBS2QOipvTBTO+gBtuGLI5IweXO6nadFEtwPgDKZx6LgpcSKzcW9wRd3wjPra3trabraITSivqrUl
DZlyd74AIaAE3Xlz64/lGxgF49yKiPnyedhziIbsPqDK0dQLHEHm8nIUMU/Q4RV+1kJHOp97XjTNUNj9RRc+kER+rXp+ai7GOw7waeMyQWZmWj/++Bq7HV
Qz1P3YDUtW1+XPXETuYx/GFIfkVcnZemQ72wiXTiTDnFosWEMqZys2qKxac7bCLx6qtqa0V/oVcaSJrviCruUfljDZNEm8FIw5l6GsV8osKnfjLBKW/Fsc
Gi+TXkamX7NDXYE11CRfffbMp4anU5hosVAfBV3W1H2RnzkvI36rET/ML8EdFplORy4DWyp8KiiD5nFgfcirHY+Ulen6yPflsUniVdo/XbQcbyPZFacFPG
LChhr1AOxfNcLAlGX0G+a8V7KyyVNN3D/HpNmpVbKpeOMPMeIT44Hs/ONTYY45k4T4cDh68cebJ1ZVnUqO6TnAJliXprylbkEX2EeFqqy/CtBEnu+Ehaza
Y+2yU9jT/zmYRnUWz1ceBy7xkKUa0bTi0dRebd0FHDyI5Jhqfnd+GXJNXkPzeU54f2lenqC0fsVX9Kjj1ninxAYlO1kyVaqws0ccMEQJKTbqBLnQ1JjIKG
HDP1HXa0NMS/d/gYLmT2phn9H1kkj3w3ZZJwD2PzNCIVL7fSC/sLwdptA9fwYVLr9B+VLzhf+AkOFFPwAH4VY7sobK19j5aQwtY9q92QK6zuG8VBbIJ9nJ
G+Q6dfLVqxq3UvvpKg5f8nBFOUkHlQ+1gwVNglAiOW/aiRacBtgPcuyQyfp+HXvJHFMmdYL4rQR++StYX1qhqZfI9sXyHqtob8eTkC8wlKL9fdseKT/soZ
iD/YfBeRUi1+To12QXpgWCw5XqHfOvGSezKQd33rDhVZBWPOEA6l8VuH5dHQ5zV+R9C9P5g/+NNE97TcU9f2YSp0Ml7sPnscyNXetmaf7NLyG4/aV40u7I
IsTvoTvsWUMD8k6zRFO11tOqS25rM2Zmc4NWJPcZ0Tpvw9YYvLYzqvJArnXcMdIYB6AcbLygky16/397/Ny7Bjt8dSXYrzA7NIiSjxAk0RUMh7tLyWjgS2
B+TuGbDsKjHq7JJyydKu7fspQrY/eKvSxE3L+NPm1ibcV3CPvnlebUqqt2WDIfAz5c9n/6fjjNuwivzhmS6hxB9R7fx9obRAvwmMbUoaIzSWzgyIXOh1O+
cayf1CBFIaPUZhWVjKUcomQLs7kJiaxmHOGMBhqfvUIdD5w/ESH9PeYrEftKKorjt2/QTjhcaN22PnIxty6RmFjZ/5UVq0hFU7+twRHMcfJds8uab4meOE
ShlvKeb/xu3fZXCam3JJghSmRz/+jKdYrrEtTehps5zrSC/R4ud4LvwwzRPd8XCRhenJyL/5aIq5xCHL/QFN9fh8sf49c5vjzlHqwYEnj1iiOeWYUx/9Xt
J/EhK152xNOcf3C/I04Hv1Q+EZE1yIJ/IHGqrqtetJBqi8l8glJswR5yV/i/eB5Sx7d9k6J22LHyR4nij9bo8u6Rd77KxLqB92fmIRUKxxo/G4tzJ3tXRE
fVOFdeY07S1MS1pk2UpM4KdK7z7ts69oB04wQ1m3h6D3UTtqbWzHJKbFrB5LZxEurpyE4unQnawElKX4P2MehfKWzYTTmff2y4hGv2VpUSIv4nqgR7/ijp
cs3DECZM1eM2IDHHvHN0hDnP6+dTvOy4xCJXTrWtmE3MbjTwph/9ZXMrSmzbcYJD4Opi8qTj+pyA87l7kwdSsbif1HSuE5OhYt1GMnkYkEfev35FTHOBup
ewMoVQQRo+jjPvdhfxFMYDgI517SdGr0n0cZ7os8Ehcp3cZo1L4ea0S1lFE6/1G6F6lrU6THTZpHgDlnEObxOcaVTyRTVAJ+/xF/N0pkp8BHxoYNiw60Wa
Wsgn7cikdVDvgG82RpljK+R6IvWnR9qX9ez69NO9U5VnmWpL4Zdr055wzYwJDHCB+nDGb+2hM/C8fjt9xA8govUDmzCPbzboCwBmaYxFZ172KYsvP/7MsF
pXsrPAvkBPo1fH6Bg7uWAoGheLYd6ojjkITGkpHc8X4cB5X9YwPzNDUf6tUwOwS2KKYXMixy/ySEKVz5/yhbDNN7ZqknIHKOtiuJ58PImt0PNmsn1YJT8r
bxpvXpFhVCu332drWqJNOqjEgOLRP7m9aXgI3fi30IjDTrmfE+nYTIRQXUkUEhn6SIejLCKcuuMVlIkr+CbLATUcsBv4DMeXsca41JsvvKh0+VHO+x/9FM
+LnLjsPpaOWdEZmPSTIWg3ucJcs2iOc0I74ZWJsW8cKAej0L1/kN+LvJz+y7fxnvaQw6T1sXyVlfUndtN5VQvbgYmn67uTeCvhzz/zAcYUg7G7GfR0o7I6
fONf01N3r2OlxhfqClyhrhXxab3WcO/w0X7agBFk+TT/jNI553xn4ZgP1o05FcCGb3Onzq0xqMAp3TuXEnvz09jE888hSIcSldmVsi7OyY44DvQB/ShVEI
vczhvRnW6XSmPBHz9oXbkCCbvp9CP9GZaQ8ra81tSlLSJYTj9M3hkQt4Djz3dLz0/m8bZGZBdjq1Pr6WRt/G9e+7D5M330V8H/NTxsfhz8udLFFCfd6UVr
gxc/T9Q5oTq0/4+jlqOcdatBifkukxPnObzMuzi7N03JE1mO4Xwj0Y8/yI8gp7W3MXddTHppImBZm3sVsWeVBcXtJ3empPhfh1DwhxxqNHoDGaNGDycIl/
xPPid+1XvqhOhDjpbWZ7cebzyKbkiPBMM0CVjt9GJd+PY9aebBMFyfalNM+FXY2xFnfFEHvkoaQJV6VksIZnbqrnJBJoXgFRArDF76x4clU0YH3Z859lmr
y0GEdLXWg5o9f2mrkLV4Qv4o/TaMdHUWx6r3UhYd308NrsSoTxjR3TBnlCTwbZH4jSyaN36WkPK8PZscqaMnYyBuYSxG025QA2Te65Kl2My8N06yKHT3mq
0UZtt5cwCn5hpLQdsjTVsL8yyqTFKg1xEZgywjaBF1leHhtd3t7shy5xmxLUDl7oXNGy1cBFjOsTXM6r8pMvhzD68QrrxuNgtpxCkFKAU5yXdvhtz/vmG2
MygAr9Zf1lsAcxNgpR09fOEEoIV/vvuTsx1SU0KHJOHbnm77J37V1cK+eVpqH+PbN0duh8MgdU+kgqcqObWHUwv7Wo+lj0+kH8spzKnvGqTS+irSKbT7TS
NUdcc2mRk09fwVFpruy3kL/HIXUrYIacZhRqgyF2gTXPQPD2uLOfMR1/cDO6A8zJTwleGJfCD/rcX0QAUloe0JMbX8AZnXanRYvorOtqUmHt6M+D+AYfg3
pKOwqBxqr01mjRHZO8b4cAyg8D7oeiEkjenDylHeLB/3Fc6eyKIb95eELCFtZi56oUKAQV7cXuxaVMbKLyWSlkzjE6PPNcG04jpdm3rIFETin0F+B4E28C
XnqN0yNGl/9Ic0fsIVfdVrAjOTBfwslDyBSdv1BY+hsrtUwAfO5TJ1RXV/Wsa9aDwAiD5uRXwITPwI+kO+0/hi9RnpzkhPBDa6dVylLvHqRk1VnHFRafRY
WhORUQpYiPlu/usNeh1+x6STtwuOI4yWbY5FtTXwT0T6ZJl6bgQ6nsd4Dpk9Q1TTTJsKMGc4Dz+TXCb7xuzGy08KpNxXoMJexBJGeTzWV7PUoUYj490tiw
BgOCJZHEd2nGOBz7yzC1zNFktTXEcoGTytTFinrfXMD4lUV6EzG+AiRRjmlymf4g564K/miq1x8kHTmKynmWByPphpOmkNNIsFB0tImYyBSXD+XKo5ShjW
dUgDjE5WCR2q4QBVw2Bo1e7VnBkcVnBs5gu1WVRTwnEnHJp6NCZpqzFswTX9HHnfefEg08vFF40z9O9/TQruu5N2eIqSVj6nSRw5Rp93Tx0+72hsDmTNTh
exZndKMmvMCDVB16kw1VC5+dJP2k+Oi3VBHVJ680qLCY8eD7OAJZk3sbJQ3qgo+Wh2hWau7S4a1A8Yct4R3HJ5+6zl8SJvWvbF82TGqIk3HtYRhXjNZlBe
t5QQTVAh2JoLRwlp5F6psLhydFhKbbB5WwGhozIsoZtVwzddWVrkZW8YAyoGjcEQunPEPjSCrmLj5kusTMQ9072PiQHSZ8RS1cp+8Za1EMeHra8orkP6Vi
ocP+BbRbKsp9jVkj0/vjYLHPegSLjHlkzPV73xWW00pyRrnNoU5MRWSJeHpHO3NGcE8gYP9Y1GF0rHxBGKXUccd6g3b7jn5Y57jRU51mXRKyI9a+AvYzmR
ARTxGpKT3sLIEcCi1iNznZX1wrr/21aISJX/Z22lAHlOJXG1XPlyo+fcCf9XsdVjr/DibW9BZHo0XfpvsWuk5RHygyrF6ZRHn3+XadDABPVZWPYXjlg/Id
ZOU7CD6c0Iq9g45TpEVO0HAtFlZZQ55TfzWvl0dJIrxEiMdA/I3Yc+VLpGTYeq+50GImbhF0sa1GtbYS3LY8Fp/ktD6NTOp1zkn3NhHSoWp2cuAlYWMvc9
rUVjaUqOZnKuu1Mo0pL8HtZmQxRJcEie9/hYlF3X1Hk36Pa/uJ4EZ1Q8sCqttxMstLl8WoDoELv3GepFw07MFwlvLsD/EmyzkIZ1OssX7tkXR53i9+0Wbu
8L3lXHSMPiNGMectqTgxFHMWmjFFYuMUuQADtGIK2+8Mtwn3b9tu1qW5u3qagRI7kPDbZpmZZD5Hi9OrBlHkkd59XKPI98xCtVVbdnEey8XWmPvRyJmSqW
fNXr5Tg+Qz3lKPk6bt1b2VxqmekKU4x2OPO7t37RYP6kM2m3ANZ3cGBbtozmGgBhRt43AX4B52fBbUSeboku5DWd2RxKnCBIUtCaugMPY0ypiRf/upCUcu
vDdZFkVAz3mRtaVpqSWi2861nQdp+b4cxz2lrLIx/vicoRHfDaYv51XM7UWXapIvLUO1LqiXkYS1mMmr/DEdPLWRCLX8FFKElFgkdcZ8tFT7VLccN+uUfU
5m8d5HiF1s09dkQbzed7dQwsS4A+178QSedurPVBqn8ZKYa5zw4VXr0bhNcbEBnh7hku78w+IdassIr33l0LyjCi/a7XK0cYoH3/PKBW9IZ1Z7ohCdk4iP
cMEMM/GcsqmQekOmESOfwnxOWcgdYhZaAZUKmtF+X1o1K9g88rzTje3F9zNQAsfw4BS7/EEKjWKU+Iu82bjeMpqgBjL1vBVUexE4FeMvbzwHVdDxlA9TsH
CgPzE3Y8s/5hYdhTpXIH+FIqDJFrjEEph1PQH/BW06FlAXpsKvbMmXOMDDaiIrnR9xwu1zGcywmc5N72FMVJhR4uouueNSWK6m/3TEphNm0breV8pZUEd5
FnEZPjmcJbwLbQ+TDmkf9Mngu4aV7TQlbvlove/d5Lc5Zl2aD0FxiPG6hgKqoXpy/uqMH0OisdPkeoalB3qVVftjmUhPJHTG4HESQAx7iPKxbM09x1Z5Lx
INxcmpqG4+WFu8kVVeEqZz2QJHcLN20z4nczAQM/VKoy0L/Kx8m5IoyeVMakTZKQX7hl+UzSUnuzTTmXa8QXKF0sHVOL/SLNHLyZ2t396jZGzgspF5BbX8
U1RnxVK/ESVL5RXY+Tw1f83r2SsJAaOQYk78Mu+iqFtuniPZ/U/+wXa5BqalBz1VERrrZwZ7QBUx75fErbbJiz/UEWPPFy5gwgYFXQPqnzg6rsBvGylKb9
mkMBc39XQJJMC+4D5/fZLPpWlgyKQblR4vNZe2hxWLNr0caGYallTCvc+yxSsq5bhEVNk1+EAvLKe8MuVJq2oU0nDzSmNYMqR5jiXJe/FCM5fpnvAendEm
BaRF1TUJO9H89chsN2uUTeqQOVp4jFiiM6SrmYg9f8kzUbf+XPgCVMu88lSVVbht86s0AVH3Gaa5Hde2EKa4rTb+hJhqO2maKtz3CylkRUQv5Lt9PPynr1
HQkqTCNhlc0cdcXmiNi3qZKY4nEWq2YS/trsrX2hfK/qJ0ELQx1mTxjlT27KmApk2NncyKvrzZOk7Jet30fvvi2GyKcWgdSe8ROm5DvFolXErf5KAKGOKh
3FjpgYk+83ihR9h7ovrskjFDynqMSjc+v9ESO8BMRSJd4srlVaPuh8CA68iZDOEw4jEvlnAURLe+wJHSbWlm7bLnJ1vHoXQ/YAoMOTiW5OWIPSt21DFHc0
f8PEfim7IXNeIoivGABbYA/qqLQLDuoJoA5pgg6popmY7TEPocuuwsHikcuHuqLlJ7nd2YTv7TRvjiaYrKzpJTySE2ggSgsyd86uYw840dtA+zeIlnHaH8
0aGXVIPvmbFg/KaTXLdBTm8vWGPvnzxQgcyWfV2nwUs61h+RVFMDxXEpFxhldCX+DsrMbVb+Sj9/I46cCu0bLfJhl8jxqxYV9yKBYxD7XCBaP1v0G9pokW
vY+KvIhHR1zCZN9lyq1e6Jh3uj2Arjz1+Fucp/uRt+a1ym+hrP3K/oC/c5zRI3HfltT4+D5jJHnvYLzkk1ibCaJdswrctWuwtp83fMF6u95leGToduV5on
6s3a2DtMBFBqkP2b5KUbPzLDtdQNC1/udQsmcTG3mW4UXFC0skG2afal0Plw0lvqWE1zMfugbDdzinTyOTP8KQflnifo97KvDwfbF0HreYYFZq+YlhFWkx
141A8j9DSHyWxWbHU0jfZVZgjGx6t32FPymydsc6CduaI8t5JNVIa5nApoIguaw9YfcOlNJsDhUCxL6bvonIHaJUQxiqel84QH8rj7IXXNdpyR7Uf2/Vty
nnVE17hMQaTVb7n5eNyY59Gm+qtdy+3t9w3VfmzDlZekabPYSk+kCjuJokVVt5T7OrHw2eNRlHxY+A3KmEajzBunMpSU1Ev6sa80c78CPzjByGLQ0m1RB5
8Uymy3Lm2qqj2McmhYxKqmQfIBd9YoVo8saKSTSU0HckmZO7tyYJLtR5g+i5RkdG7wc1OGo1fII8w+iCohZwdHmVzQ93cscZy3Y+Qy6qEuBzu5flj2SViX
QjNekHbCfxjvPQyjHjNP1wgKHKRUli8ctUzsjeEyfZJHbkE2iX3Gp2upoxdyb6rfjNDe3TgEY1YRYUEGxPiO1aQ7nV6l0raNPB87Wd59nrUMQBczRFguaW
PYYzv+1KDRbZ2ygTxYPJ6Q8uzKpzFqNGURjxLB1kqVEFnEbzlWtt57OeFQm3fU0DtG7OAJze5lwrRpRBhnQmiWUCXW8b5ougrfL1xDzYzUjHWZfWGXy/Ys
oegv+ChnLlV8JU1sKbxVYhNKD8bB4uz8H1KDktveH9O4K2gFfUBlUtKGbn6qILMDVlKGj4/Kq8F3wnmiLX25bH/i1TlbDasmEh1E5h3jyEZSIaLdLIoRtp
FP1GlZQ6iQL2fsFxy2Eko+kYxTotOdLTjuFX2bE9r0izP9j4z1GUXO2/N2vH492xMM+p3c8Anr+IBujPAE0uvPfMBdRB1PQq8uTlcTE++NIuSBDmPclgSH
ZrDDnCN6h+z5kKZMMzmNiwRiPPaGE8ZjZmCe7QkvLt8RdymX9SPXdRLk4aKu7ihsou8ERXSuXb8TkkGxG1GqYL/r4U2WPYXga5DDnKWIzWRXk91W2+hUJ6
dYthgdHRHl+jEvk6qtGwHIos3fgNdPiE9KIKeQWCIu3XjSzRWr2hQW+xr4CzpOS3zaalwKDeJyGXzbTQgE2jwz506Ksx2NnTabKqNtPxX/lFoykDrUPhBo
jvEy9zl/oR6QZ7oosbOil13KRgRc9kqzwmgENugDmBn7zbMR64+Ie6uV2oPt4MicaOLOH2uQI+eqGeS/ZHkvYnFD3fMDwk2bwGItWwR1XJqSZ5qhZmAf8+
Di1abYdemRXogNKJWIdOVIpwBUJubUIlqTUbs3hpRJSgAHgVnyI06N+FHweCOwNC7xQ4Zj27dIKZd313t3Rrrg9EHQCyWvjU5QnHSAK+5E5y5dBpNM1t2J
PjBFjVkGZxMybcoMn/wLSBehHIG/UIOuN20GJrZ1rJOUAkGX8bZ/bFsTkLUydDYxKrcBussmyPdGUK96zZt0CNtKAih2POixT2GHshxKrSTxuscQFZyquo
yzYunrS1VWK3EOCUtE944z8+gMRZcQFgqG+UOZ3meX/ltxv9R/kReQRUyXoNLdISbivj9SFbH737v5whmF0IV8AkOoqfOlkPNTab90aTPbtkdmJxS26r5l
caf3VRJ6BkrCl/0mWaVbyTpJATp7ToJWcCdrddoeEbuou4NyBO9GBY1qd+qVuqd02GmJQNPyUwtHPSHMM9Ku4ixHZcJM5TC0LLUI1+TAKKdpN8T/r5NoOG
f2/4ddSqKYM5QXAniy0wIz8mD0POBntcIl9m59Ing67jJWZG1Jwa9m0p1M1CNxWdfIreD2hrscm59uyngcqMjoRizVXwJmdJ7M1rZlDJ58Hvo0S8WZVj6W
F+xxKydCP2T448+qKW3v/GrVtzfmdKGcNo/jOSXMeA4lGzfm3IsKOaJh48Dp6oAirg/hTk7yKxOhDfauhZnKnkcJ44H6ITuQH0VKlU5N2aQYqXR8O2Ee+2
Wee+rtXHFC5kPsR6QtbRIIdlUC/WATk5yFp9U3xDx9g+I4DyP+wZtkXPYgk2UIFy0sp6zVklV2ViWeY8TVhEoFd9Z7OQXP8r+S4pwxo5f/Sik2AvVXTxqV
5Sz300Lj6VyJMp4LTeo1EW8jEcGle9IqT6nXC7xWOM9RzmHKmxdtnRM5wwruNELI8+oVM1NcYwjIGuNa9NxkA/xTnLEvGolUJmKcraac/nnY1rYLszGGCU
9uJD4ei5ED1eALmPQ88+Urxu/5UVcywnov0x2AA//+pS3bhE4/W2IYy+L6V4CQpqNHiUW3W7rc9q3ScjWeNv/yeO9EXeN3rMsiabK/GCowsWBK0hcpOWTa
UvuUHUlLRmK15pA0ST2/+klEPeP0FM+Rz9GVtyodbPYin5wHQe23DBlN8mfWzRz4Z/XXfovr3tPrvNWJf09J5g19bFF/U+S0i7YU1TK0GsuiUanpRshJS0
1ZcsWRu8eJBtDE99PDLOv+B8WBVb1H9BZX42fB6XM1ecbWPJVafKieqllSi7DchKDUjk/mjH4ohKLMssPw+zMACu9sige6bfokTbpGIcnD/H+FCCgqae4L
N1uYw55s5YPKmoQNfJ54Yu27lHyGrW+QuFWKBC0nlSWbxVQrT9rZFH55dtJIygwl71ISmAUvk7fQ1FK0v1JX2PNkmJSmLdN1bcHMykwcPgjGO7GpkfTXq6
lxjPEU3KRaszbUniX5c9NXWULfZy4ztThkcsw5+gDrh1SjtJgCsGOo6P1eG6xFT2N5j7zZbGUSlsxrJ9lTVVn7jbHxHxGlS6ZV6GTYOLTPzI4qOgN3CyU/
vUE2/N53Gni71pLbOQoPrSyrzrmYZzkn8qa8ihs9Zh8tvrwwrgKmyMiO7u5OxA/ICKDo2OpLWOsFAiOKK1TZILAluX+JyxH0fRMIl0COIh3I5DnTm2dXKU
Dj9gqsYe8NeSyNc8Ybs0HBHsqV/cbph30sFkTyE820IO7sH6VzyMDz0QRTPtU2DfUl2AkYx7hp55tS8d4PW7oxqkTSNlzuqN78KfbxTNRVGr+m72kR3Gj5
jKAr3h3869oLZmd5lsRTWP7HH0+fhAWsrisClTiR+F/+jls5OL0s8Ce+jDKQGlZRHFKJRJjRMtLe0klZ+Kttt5554ocIyfJKh0XFbkAyjj2sDSqMxu2Qle
Q7vBS0huzUOYxz2JoGJ2vKw8CX4fqrNV1yDkThVHUslaeGFyDcamSpweTcHnufMz5knsqiZMc4kKAak3KYHTm1MkmbYNYYcmrnxzMPliPTyjptK1fDVfGI
fJ4rLTEVBbvCGxu3LAkOJG52RHvo8GSY7tYuLgzpf6I6jmyNMw6l+O0usLfnsz/5jvchQtWUDVz+DvhtTHOgx5RBJs87eSEa5MwBwPrklTl2MjmTQH1MxZ
5fPfr8tSN5kywSI6kOQGxQyP7Ng6wsYekSblnfsm/yqcvKii3lbKCJh2qvo8hziCwRJ3nWjRSzAD+7bE++nY+7UgX6aaH75CwwhPGmhVFYyREsSIJt2mNo
1aAwCGUM7P9sBHMStQ/9E/kqP2zPhsmnpOfMpmU6oHDwc6QsOdSzRKii5+Azw6zsIpI/Cn1ncmmarTvWSk3DXJKMprnnvxzg6fjpjNm0bYoLmpT9VoqCRT
GknVfHMSmSFzUlHZzoSUqG5/nMC37aWr3SRrwo6DLfqLRzssU+T5gTopTMf5Rn452LGDjt6tIeknsX58ICmHgsSkxqdG2TXFCwRm9twgYuRxrsVvKVutmB
NH45Jn0CNU0+6ZJNnRWJwpRoGqA22vR5YElahHuig8656ShbTHsfBtpt4zPZomPPI4n9O+/DsSKV7Kl1G6zAVGTHVseYIw+OQqSk4KhcZqpBXnvhtOqR3R
57WaXcIjxY/VU+JBUmhUUxN5QxGpH8+yShtaO90z8sjJ7clmJMGUnzEK0ScbDzyM4plGyj6YjWiJittvN2yvIP8Kk60nCTik9iQuIo+Pb57AmcsTLCaTHo
IZPe/3fai/O5eI5swXBF+NNa3rqGw9lB3gb6HVKCR1yXCdQQWdmeko2eU8v/CC9jHj+xSwbUe471aPDuXkU3ScYtMo4FnJ4/oT+sLArSA4L/wEtZnlA+ob
nxyNQM8XzCB9W7mcPSRIZAVRHiOssHZddvc+29pMH9HSd8qfVdr09+14pi9M+GwecZk4LBn6Zin4UZA7uS/66rSFut34TZ+y4Yk06Y4dXxCeVbjZNkGwae
4Z+LKTpJeBBx3qn0LI3CZfQq6wuOxogDNPWK8zJbTG8lwK48/zd3PknixpDih4X1XJI9ewZ7e6gs704hScoFnjb5DWVbrX9XXuKZWrtYfO+9BAc+aqS9TM
wyfuHXwCdXThj7yyOK6Z5rimWZTyTU2z7horPkfSSMxynPWjTt4nAcq6R8f9wKvCRJyie/HOdwBEmZeNHNJ9mq+SxdirtMZk91c7RkhU5qqP0J3WCf8IYK
537kb08jPBdRtFMEoPcRatd78DZ7Hl1HsRcYISBTxZHsC84z+Y7sMIdtPc74ebTJIVDmT3xLJUfrX4ByEV9U5iejiSjUNA0a3SRPSeqkfprhLvoncgRluh
e291bqB0rvOjmNjGL2ufy17+dNJapwGKl5qnjY8QMWRu9SEJ5rdNRKHQ6cIx1vm6lG4WeIOcE3ttdme/G3BewO3ofd6udc3xNlqZSJX/c9ijpBe04sQ26O
22GsTFTDcN1q/QGPB380fXHYIRySVJ3D1wiH7KlH/o1AN2Ekz75J2vkYMpzhMrDAiin9zSfpEMlvvUAqPcuApgvJvC3ck/IZoCS5zqQgunDEiS2fV1Kc8Y
hjmNXeitXbAe+Qkpck/XYU+HXMQnASWtKgqSjV54hA0b9s2iEO5WiOEEv6tDkwxDOWkAokb1mRMF9y4XvflEiFTqvaHL1uK/TPvPuT72lkPqoFqbwg8cV3
bweqoqkV5tbDn52t24RhkoaPFi4eGrbY2+yIYgcRRMfxxw42eYNO834qHZaxkRav2JcCIvYY4lY8M5R1PmFg8mpXQw9j8S+IVmfGlwhJS99kMT6+Ar+ZIS
ujdjkbrdOZoKEa+WTFH80xk2T2BVf820Me2pHNXx75E49OCGs9dqG1OF/FCMbLJoE8sHaQeF2Y89xKss3mQBd5C3+jddi9cnu98SCSYP7QJ7ntSvaI41Ix
O5PXlWeisYdngFZwtiytkvD6sORQjkkGSLLGcQBvPXrwpFER4rrEWM6pWbFfz76L1K/2+smmgtwR2trC48qDqIzP5fNXyh4PTM3XyCkeYkbMP1j8LjCi2t
ulnB90qZ98Z+NWXSY+u1yWnRV/248snM1IRWoTTy0o73qWQCGbMRQlGUUGCDsWBw/P2KYimf2+Ys8zYkAekof8d9l4MljKau6pklY9g2qmKKjxfmnYW0db
EYgoNOuh9kbeJ5mjSFBINxUc71XEOmraX2/SXLz6+TpBvNHwofX9p57/lZQwdogXb5mhyj78w0h5ES67SVBDPRUzcLjSTX0G46v7PcMJBVkfUR5CV5tOT+
sL10opOFGIRDWWtw4SkOV8aI9bh/+t7PtkVDwDNAfdJA4nIwVpwjOuMJ2NCI5tHbjB+yT7eJDFuUXmnhrxgTC4Esm5LRbkIVSYhZiqUdjWcc0iMtrx2bqu
cYmlGYTnzRaGIaIGKx6fCZIjUnTwJerQUzbvWEfX3Sv1yBkt33Dm8lvuTEcM5w+CIA3vXkodKyWIEz6WjYsWLKEOfxSlOhXvGZZvgX5YkKZq4PMttdCXRY
ZOUXHGIeM5wCYjPhECVcyG1P0oG3XRrDo1Mz6bKo0NWk4sp7wYtqUq96muHkI6xD4wbS5PJfRwnFH4ZtVPQ+ajG4ZSn8OvPbRQolBl2Rr+uJ1IeXvGOsMv
GCo77kixm6CK/oo+7XXo1wRRS6TiKmlUJPpF7MBDcdSxF3Vp/fbDytIQKs6Xx3RodGHo4p8NzZ6fhgmnp+ZDq4qSyeNbyis6gghV5JmRdJ7Q8vusxMCyhM
Ksty2JD9WunZ6LkPKbYZUB+oN0X1hh+ZTOLkBVtU35zTzcW1565jU5VolMc6VTZJC+8X8kRR7JGi5UkkuPB1/LHhJ0N7i0vsftlcl9c6bALRLHvCR6Sd5i
0pSmk/2yhc9u9oyNPN4svYUUM2/vJKyMf+H37tuZ7zk7RnRB0VX6xGjpF3Q0QvAAfUrdX2yCqjhNEneOC6n4wFM1+nnj6bmBxLlJOph49klvZE5SaRPs0M
dnBJQWcpWb/kmieKP1HzIhT5jIKXGD7iIu20sjnaXanx2O0vWVSSfRmaMcMzqdLEF7tD2b8p9rhYBtzwMXurTPCwilqMUcBDzBtUTLkKPOgmQv88INHRD4
/udRxFh5R11G1RUbI2/iU9aDvqwLin/2obAlPguTiRrNLKNYm4+9sYabbY75ujzTNfcDywlMeHvzljozkwlUnQvhqI9wCVxL1B0kXDkUjpKByotzI4Kqcm
AQh687vyS7+fd4OT1et7Lp2CRyMAr9RJv9ViPt1Xt+T+w918jL5VC6c3ivc3BOauamIum6pOkS9TmV421Q2Ql1/gJmpKL/Gv5L2UhAaUtdeqwhC8R/HWSf
pepixYfRnyKPVx/u3vlcoxnuNCIPCI5Bt45KQN/nHM1cFdBNXr188rCEdTTFcHdMcG/qSXLdCXnyE96RQ+m/WGxhfRXpWhyHBxwuJaK93rIPayr/UxoWnZ
PMc7HlC1hLFiv61xpO7iwtzyXZN+3kzzPtXpJzhBRbPxIVX6LOMzdjz39bV21gTSUaWJ+wGfozohr83EBOIgOy5omfc9qb/O+ZXOQdpAPYOgoyp8f1JcOt
N1tIZ8ZMWOtyXJMLj0hMVMw80GZQ2GX/wtrmaZO9Ucm+yDKWHQqWbySK6Lof5lQqIXsleCmDezqBJOKSckL2Rj9v7To+hsoPrpHLkaeTSavHEtnahIFiU0
7Qdmexw82J269ompJpeUUh7FAnZ+0f7+CP3pewY3+PzjxLYcQTwmAQ9j0iihZvit3RuCYVhAbNMzAfyvOK2cZ77YM+fkD3qyyKgTckHdNJRPj+IWHCSzDM
qxwmew1rzvcn1Cx5RhTPnqVYW/zhN4Ll9CFTTI642lwY5hRTtYt3hQhO2PjA+KiGnvKJxixYVu9B3Tdo1UAZ6xN2XPTNYRNcCJA5HRnlgocbMhfNyKKagS
/SpyeWiiFBSc0VjbSuFedya4hYx4IpgmZqeRxYqOqVxH2Sh24jmWKlJJuQgh3eOyXnxBWV4vPGYA0TI8++93MOwQmLraudLQZ9+8I5UwXPFOlaf4WO419w
oJ7vDJznNcWhwh7RIYDTMQJxsYYS5BJikYmK6UlYpFjvXLM021HqEc4+wMFh/p2PCGBdq0a5Q0WMdCrGohi3Bo8kZRHH3Db7ofS4y0SeuCNyRf316l74Td
vsLN+jiqgWY5F8oe4bS3aoEE6Rjx9VF3JAtiq5LlD1kow2yuhYRBZcsV4wn3Xxfgy8lnGQYxxqM3JqrdEqiYwNz3BDmPjBzcjWCHQoVkDVYpoyEZLwm9pk
ODV58xTF2p3Xk0WSFPvyKyP79iHrSOg2SNIKY0jULyGZVGjn9uHBpDlKDuibsoknjI1gOnhSKVKid2lAg277onFlplweKURLLvBXl0SBfIn4fM5tTAJGpD
/r/dbNG9lxKffxU4Ev+FSeux3CxTY931sqQwy77MTp3tWSObz2NpHmrklgfiZSga6nmFHgXAL1V4C0L0NGWT/+hBSWe5yQWMTIFaDHqUNUbinbqFKr8sBi
qrlv2AntF7BfpuYWqv/LCz6hTWR3CmsK9/wg1fJQ08h6f0/Du6a/KXb0sL75joqp6rn64QfOh/1VrzTKYW56dO70Yftii4wNTGrjwGs2pMppNJpg/TOyN4
UxMcJh6eHajrYW+IwwPksrC6SJZ88qLD7l0lWTOLehCuVyNM8ek9YcUfcmsNusr5ShyCDki4gvRmNF7OOzUygDPLb3bE2J44W1DR5vEyXoewLCFSuOlFQm
L/0bZbd4RbfR+Shrrl/CHwB1LLYmigtRMMj++OZ8xn2O/UTNv37ICnZ/hCWFAurXn+wlEW/LafthZIQ2tbQ5vMXc67YoYElHHzkjielAF+GxQz08z17yzM
DbbBCCj5UXX1C9JhTPGRU6W1uOQ+WmkJZ51ppMCB5awvtYq4uM4K19DXDhQS5iEyZNJ9O3PVLiQP2B1LQu0puiSXw6Q1KvHmiv2Yhxc5+52vAxfMr6mues
GD/VGJQoe9jwOAXdvoldXh/VZtodMlsIAuvvmYcCjs/pOFWi+p8pnlgtZa9z6LqD9cEgNA9/4g0MTy4iJD9lRrQiH/G3E5SO0C3qw3hMYpx+d0cq1uyXNf
PNWBHkS5cFhzCrKnzLlsY74ZabyCPjI5Eo5SNRAP099mn6nqTHiKnQAZIYI5vQfCBz8/FTLsFowcX3mD8KFKtgp7TJ7SdJtH33dLZZPhmoZTFPXjvf5/eo
0p4roWMUKGvdJcIBozan6P2nQoY2V4/M50dpqZgYi3OMKFeekCi2BzZ016KKIsw2OaK0FNaygXCNUReGa0Bq1PKIbOYkJRI66jgzUZ2w24J9hvdJdeT6/d
pg6udJOC+hcNkleCURQpokCfGTqjZ7LcpX115vaHrT+7Aj06J4k7ndwAevO7FBx3ZXU8yBuD4+wX7EUOKoFYpWNJyWQICkqTGD8UlrvSkZdTajGXnQb23c
sCuYq13rQuSPsEkX4+Y63Fwu2E32WBhyFrb0W/LQTQ+sFILDA0+CxufrtEeJ9EAd+nS6I5qKFaabcRZVr5/YkxbI05eQ6AIfg0lWG+HChtF8Fvt91jfdKF
W3LCvd/52/LY6L2ohh9i/fjNzjx5h5rlYv4DFRhC9rt3V7WllFBovk6mQrehDP5uxrtzCrGMOIg3jgzpxR5kvSPEac4fmaVTYCCghTNytCT/qxzbZDx6WJ
4E46Gz9L0D2y0tn9ReI90jCXEO0+zqQV7VNnVf0mVUJMNmpcPKIVoKGaNoxuk+cD0l8GMbBwzSqGd0OV1HLGIOAmyCe4ub3uae/w6S0TgYRP1uf7FMXRUi
KownzYdcxrTG2YWGFHsYXFCQevyD8B68wLMSH4yMrRw/uWEh0DcvqxO+QoJVdNNEFD7Yq/ZgsTJEKvctknWWKHvM+F2DvgcSMB63uxzLHn+DfRxA72nOtz
8V/N4blf8eZqxGW69eTkHWXy0Eg/pOi0cA3diiiftcKolDHpWFDFU5/oHG2Ri/5yVNdljy5uTa9oZ96fYUwZolgXejHAU5tjh0f4Ah5ceOWcrU6vyD9hER
VNdbEo8mqmO6f1IuB0kjBPuf+KKdhjGMoltyrsqo8+gdBVrXk2Zy2LJEdL62VJHwX4iP59RM9055pTmfZiu0Sd1f5cZiXFLdlvFpzQC/s1pYMki2SacqWR
2k/2YSsMIcbiaaD15azAWf3RaxhTciOoMhPkzAmr6S++8hxPDF8Ac5eosra9hM8q5TJjLJLdZ7RmObnP2ej4gTsf3hv7FmVQFoeCIsrESpQMnhHmAs2TqW
vnME+0lXMHuOWSetmJoQ9BPUKsooVb66rrkR0xhLH2Eh/c3WNBgLLGEqkqx1EzsifvGMlIx+BeKMdGku040t93LKyMPFVpw/Nn8+IDuvMV/blBWNy83zmW
fBYz2mZw4us4hX1eB6mXeSaIh6AUgiArejfYEAOu8VUl/xBKkF0mJK4IA2YV/46BPfUzJbBJ6+xhOovZv8Qdyu5z4s+obdWfD0ibJCKMVzxz702GuJ1wZl
Onz28QOAo+dHxPCtknO4zxYfvQEmq+y4xDXKgUwVpApNvPufLz+2768ts/9Fw2nugxxpF/HPZbFZXkHgqWQuIP7aSyMy3YQ6jmSt14cleirvu8ENc+flXA
EsA6nDCj2v4k4MBDHBDxntKZJeP5v3ZLr4UzGsTJWKdJpGsRapko8JQ1ASGz0HAEl/HNy+QcS40X5zAzkjTB/yUPc6Ei+j9MslVpgtGQrmpzluQNMaQZfc
trmczx1kyVt9kwMak6cO3+JGASQ8lp4hU6slwHPI1XKLtK/5wyivYHR4XUgVF/RVQGf0374V2W81X0s0K1TuNWM+IXXUbYBTTNR8Dn0h2oE/fZVhJW37zg
mmLI8i0hHlZ/187lOtkmF8ENq6bmhMtBzCVR04x9nEz3U5RsWOOfnXhvb/2LexpaDBUKV+6VOZ38wVsOL0GcKyZWMpMb2vR+tfz10bcUoQOtJWvCI4gHP6
CpQCmziUPWnzqCSZ6odEt+0+PGOOavFoAvQNbk96BDBPhF3z8ed7NOBtBFG/uLFs44mzzhIBmVDBF5RkgkRfTFVy96aCnu5mtBsnwCARGN8kXvJjZOef3Q
j83NJ8Mhx1IgdjtWJ5mtJZkgrfqPp2zMTMOE3ZjX3fSPbGd2Pu9Vznqb5OQheE39/Xc0YJU+j6HidczcWsHEPJ8OIWwX5a8IKS9JllDPBCaGRYdISH2X/y
CqLFrACnQtFa3yUiT2E2z+Y5NEBzLStHNFnSNhd3CWQIy4bZSLco+NF/Xm9S5n/kPePCb+/w/laFBclQcusGOfGhk2yQASwlN1chvF6rJkkzWidSReUArr
+/D6P2c8cXDdzUNUpE1EBMnoRl27HUFKRiJzuRg4UxVSHmV8NM9yDGrOcH90P43SfAxnZswY2JXMZ17T/tk1mcSiGNg2LLERXjvSgrNNBclvI1koZpMCFD
b6spoCDeZTX+sUysU3QiAQlsK+XfosrCgOu8hPiBmbtPZi6/7YdBWL/iqXNu47Dy2wWtEHxGYa9m9puGy291z8YEanyh/C6g7V+1fsP9gRFZ5E8rGpi0h8
/bFmA/rNYXv3ewbVzjyI6nBkpz1N6V6zOvWC/vBFsZV4Sf+cQEAK5Jjw+r++pblrbmzKMbjJOIPYeFsiTNPVo59PsOg2LXGb2fUn1pbunXc9U5adiIyY2i
WpwjXw/TCTVWxGfLAqWdElMTKB8o7jlfG2cnzNfIqzz1fofqA/spM+TC5sS6iBH1LVHAIEA5KRE0Sbu1++COuSHt/K44Q4T+KMyfj+EcembRJTAF8yzF05
7yNtlhhN/gmDWxnntQnBO3/z9yE7EMkr+kaWUI0Ij6GIM9WeFy+2TCygpPVrU91cTUBVaPQxQ3AMcbj3+qCiVnBzXEotA8JMKe3KRN+13lb/gjrhyMfmMQ
o1UrjBcoJNxPIjuvrsJzJQ3y/XQZ1UKHDG5c6xcWNeWSpohuzzV469DXThH+C6zyavKUpCRGOa5l+Ts+TWT8hjK4F1+KSdgs4qP1FE1MWWWyQ9YHBxh+VU
SvKFfo+iNxla2qnZdxBP3xTBJjdKkuyq07CkzTTz06nPT2j6P1VZzvznz05nMerwkZJ7/eTBJ+x/RVw2iy2VcSdbskFcfpjlOHQdfYoNGEDXftZaHBL664
4Xh3pTbdtY+4ohy3GLMDUBoi9VYdOctDO5y01N3V91hTemnYPs/Sd4ADgaF9RDvik24zag8PCPSBumpE3nzZt7ql2Iqu65qJSenjiwIa3mmEk9fF/aw2hQ
zUvr4zOpNghMyLFJ+kUMVoZ3IguJA/K1jfOqn2f2savMIDrO0hnuXvZ1gVF11zDIxxfSFrVMmMeUvv3BNBRWWf889ZEHmPt4CWXxT0IB8SFB0ivpxVZUf9
Xu7T2vJTRydu4pS89veChrw41P2OhKpFM2jdB86nAwcxEzWyKZZ+adwOD7N28cWHWGZelBXk0RTNdin15/nHOZZ27vxCwre8/IjaqeRCBA2+AYWc+ljc66
xXg84UXJpuk/dd/96O20T/R/9WWDOlF8ocv/CeXabbGWdJ17A5IQvF4O5RrhC30g0TObpqxcvZYmp+yDor+XV97J/+rzXBscX/5+FjjaKcDoJkTm/F+BYL
KqS4qySNAPIq5yNXaEPKqnHk/9VcAsS20rCt2JsWehtGyRaKe4PsEePqRj+NmluKR+3MIsO6pxaTOlRKJu0xGtyL0Lnl/9P44apHnd3ZWld/WvDaeYBQlW
u3fhhFeUl6NjOJVwpB6A/578+9eCcGOM3G986g7+eF5/Xch2ou5L93cxy6EPYK5DfJLKT+Vr1UWxu/IkYXKVfLQlnTQ2kUYEH7NyjyleBIaWDEI4TdH3VJ
VGK6qjQXgizHC0hjvFNgpyW21QOsikdjcmXqMbO0NoX+xhZyutuX5iVUA//a3dEi7PRRAvvbi8bom3QHCGuxJQC6jv/Frn5FQT4ZhsMX2tCFIxpBSZTgc5
wl3QZRm1wWmcv5eH0YmWaHtRCmgvwA3wmFO0gsiodSVaKbNCG4PNFP454QiGKjW/LUcNL3jiUR64zvtdgsc3eSm7mPHbJ0Rl5BgPxi8esDTtZPRgcLSZKD
9H36XNTpQBzGUbDz5TOMPPz2Xh13f+FZoVXggFOt31RCJxQEobXqFC+hyqKztu4b5Bbgj1RMzJUv7MMNGLiihvj9nbn1FHyOoc6fHvGKU16Nb1PTF5Y8pp
4AFZ0FAFz4dI3r90b8bMojle8bGVKZGTK02huLNc0PHjxlnxfX1acwhRX8slRYJv4s3jp98/SdFIXdbuq5QO9KUctj3iGMpx9Kg+cLCQHJ1XWl5zZJPEn6
hz1ZOVz4yfNd/QMzWOU4Yk9DAu3rC9AKkhw6yc7doEISd/sSWskC2hY4MHrjAS/3NBUsxzSA5iLfbrPGEjg46ttMvucQFq3T1oBV7iOPPMUR/1KfcplkrH
cmLMkLu6yCJyDn/PhmzHHVVPsyG9gZR0tR1oD7EUsPpc+tZBQJzAgTkoEhk5+EwAAsSa4DtUeYL22V6c+CMJgSj9/HQVlNVQsDNoGkdvdbh+wXAyfe96+Y
9e7knN7/UuZRMheFRavrT9M74LXYO+zkfIKf/upSuwuzAylLR6g9EmqCmDyGyLdYSVlm0PPElklvr/hdOeeVrgA6ae5UZP/nGOholJi8yBal+hhr8U+Fd+
oteEkmT1IilLacPpqkSWkAI3pVFVVQ+FFHszjhNuGfD6jDHRK9XW14jH0aJV7Meqdrp2eYHQbrhLCqw6wSAYLoArivDzE9BOJefPP2K/chUI7+1V1+9hs3
w1K39LdLRsErqfv0K4r22fYnd+mbZWa/fPF3aAoe0TfpWZE4J00Ya12We8acy17zABUTBI5BRyXJIkYptOx1TvRYcj8hNJO3J3LqPY/T3DScyXTua8QMm1
2e111RwYJBD1VctO4Se0Tes7IokaHjC1i+69OLnc1z4AXdNIJ1vF4gdOM6kPfAMPM0Yyh20k6fHAsch7IWS4aqXCU/MwWm3qAappD6wuyu5g2FTdSZq11Z
RwX8s4VuykXB7lYdAZzJRTR9bgjitY2PCEuUYV7pkDo8ubGD/pEeVBSzajP/FLTsb8IJn3HQWaKcrOy6y8rF+mRx7xhrOV4XUHNbT2iSXl0KcLH778JKhL
5r01rWT5uDQ45aLNnuUCx9EGUmD0SyXhppGsPMWq+ws+qYHtTrtyNxufRVlS+72ADHtSLNgDFCZhTnkiO6H6YgteIHrk5fsQCoQfLAoUnJzNR8jh68LZ/i
0XoVeB+Zhe+GE5iD6n0mTeYvfoEMEQrWxhDTl+t6lmJoe/xgKjSOuoaz0b0H+lpLDvpq6PUy3OaOUcf/Sdmhge983/x9R77kqWZFl6j0eQP0iQPWw0e7or
OytFRFzp7keaHRPraO3iqhApqipbTXdhCP4YEAQBAnwRvguxth2PaqCAqqyMuNf9CDPbe6/1rUNVNUjn0148NH5Ibilh4J0ZMGXHbLB8h/YddeX1F3ojqI
XLhwnz5fn3tIsHHljHM+icIsAX4KL81Gnc/R11e2pY+K5gb5scx6TjR+wFPxF3hfjuxnakIKQJSvPRQtlBhMxB1ZEj3TBsZb75KcJG5NFczzp2kH1kGbyl
veiGQo6CIHnOKvuDn3oOzJYMt0PVU5fwluCxrzPVGXztyOEm2DFP6YHKYvZylrg5noLTtq8TN3ANUWwYnKFbqagzWYaJzpqE9TiKpGrpwhoxXmf2A3SvhT
ejWL0zyX3IwzSjvb9TBqeF4y2CNT2XkiTdCtgw3WnYUdHMRxJqltDf1/kndooVVTSsAu+TUbTwjZGlpPgb7CpfPlq8YwCw7HHqpaLNU/6+JvFjbcLpqXXo
/90szV2QpXaWB8yZxPB7gSUaNkFXzmrQ8mHI3ayXepuJjOGsht0ekqjMqISHe2QJu51koiZ5WuLg7IBj2dmkU81/aG7ylYtdJ4cFDgbZ5PVlVH3OzRse8G
y8qC6yDu7QZHjsRArc2ygYRLP6LaikaHXyaIuEdtlOqhz/JmfM1K2vs6R89GFxKXNr81IKtG7klLw45C2d/PszrZbxK4VWByqlg4JP6o6lS1ZhxfoCK8v5
S+ju2P+jos3u6DEd+xyGTeJtzOUkMYAGlagyRbO+o3QrVdgZxXgUdz5cKUHNV8vFcyYYnSWT3MSB4pmGzwUS8f964EfmMXbnMtEZPtzzvKQDwtbUlwxxof
DLg4vVufPLHEhswW49mIZxdmLbddGbHVV8EawvepWJBnFQxdnlNj9wsTxXY8Xj/NkCLw5NxQxfpEdN7wt7BX3vk1dBMI0+O2w1hzwM0uUuruIWVVsXJFak
1PvXJoNNJ7PBXHVpddpkAQVeJydXyUVnW4/o3CE3oWcssXTFMxQyf9eqPsVRY1z4EkWzCdRaGhBFFtEtCIET4QHbIPpHBpzKrqN2Ag8Zj/wbM/RxRBzbrq
XNpRXI6ah6K2bO39cWosJkO6sM6oy8X1hHLLL5lPdUFTYv8D9NW71aA73Rgh4YVpJ+O1xPYtboqSPO0mDf6H7h4llxXg3PE8AXpE05XZHZA//bn7ftFyFV
iodh7/aHl5QhI/VXAm5bK6xtqf0KE+Vool+R4EksaGZWCpmcKdtH34Kd0kwShtYiP3GeTEfAeWmq1boY+vc6PJZTT3VCLkyjbM3r/iW0yX6WxYvNAXXTtX
ecUn1orGOo8XxU2evp8TQFcBbHTIM8CnkMyyKihDl2EfeLycleKHgAOwsfBU2IVCwFDn867ZlQXFUTVdS5sAkEKGRN1cva3yGXbArhxFQsYBvK2lBnh6w2
ZYhPjsbrPkkBjTstRx8KBJSIaoHDRgBH3yw4hQySXA8stM8+M8ADWT5z4qr4Q+T40Uqh1ipme2zBfPwLZA/Yiw+CDNUOeS9hXxWKoGdcUEhzs9ZXSVfeYs
evm3HM4RH8J5McA8gDnp4x+qt070huXoH5oVHQyceKzzyaTxb2UFBzGKUhu29SOoMr/rjtj6Jfnr0pJSzJzs4wfWys5Zqb8RwLzWThvG97kf3Lhk6QSVmI
JhFsS854oMsppT5DoovJRcIzBpKR+bVvXmICFmTrMmF3XQ4bU0rzG3Tbql8L3Ej2quyMhAEKvDzsgLhpRtzLgOJfYN4tOVlZ5GKF7f9hohbG3cEnOktvJI
lNoBxjosQVyYnfOc7VO2hfl2jXNv1QVq9sRPKL0vuozlslFLBmFJ/vabDu/IA16utt9QqTb3avJRxW2gZZzzn9s5xOFqojpw7l81ou5nisaO8Puq69RRq0
cu/2X0dZInyV1U5sMNUR9SJzOLHgcutnueTPFhe8xaiolT7Ih6kdZ94N8MXcVM9zi1WUXkveVE0gj1h6sFqUbyYwFVDYOcLLGDkhozHQTwZc9iLbciHRrU
3IPP5M1aLNXAjFzaSDPihhJZOuPLQGaVSHnlX/yjS6vKm+SMhkIg4O504n+OVOi/8hOTHTtuEr9STrcBncfgE23nPXqcJbmXge/HxZtHK2i0WJNPhrHlmW
7Y/CwWeNQUZ8DeZQneZdHLx8+xyBFx42HJ6Q9nK+BnLXhsTqgyI0+vei+kpqyaIjbSMDw7hF8Jxwwd29XDtLneBcsqFZYmC+wZjkWa4HTHbGoZHs306e7Q
nf5cWqk1cDvNGJiZ7EDDaHpuYPjB74wsr+ZvnNi+VI8iEJ27WS+ys9LcHTyLQxQ9s5MfKKy95anIIMLA9cWVzQ29wL3tboz/J99zj2e6rXelVS1i9RDRhb
dtczhf+88kxNJeQRzwRwpbH+EFpZB6FJ7m2yDRBaNqoi3CM3efdlHkhPN8EpT0IqH9zmepn7hZX8M/9VikYzFm8q0OqquNM6YztCreF8ZjkKlcgdZLSx/Q
C8VBpzXw9s8A4xDgMNopRlDCIhcOwIs8l1wdiJ/bAT6Dcye/xqxqc7PQ/mBcmErEp8IEiJr5UX4P0RJEPQJThyte9Wb38LUr7PFFml/DYP5VimEr9GHN+C
E3eUQslazs0y2a2dVW6RRaqq2pRivXQSiiDltMxVoERZ8pHabIdRQLAon5JI4XQxaPZhdyh7IpcHrt88vTl3wCK8X5UgEkzJLV+TL0L8zAxZxeg12/I4TU
hv4+rN4a4Wfe7zZV05i/VWyXslFd3duWrELhPHM510L3GRLya9bjJt1lAb/0bKOX9R2zBbq/fXYXcnV/M8qZTaIRHr3eHe5PjbVLhJeGQyLYLlJoBuYN//
/EVExai0uKNJRI/4lnpMlL8J04o3wbQWcb8LPIkj2rI4ToechwAVJKgDhlym7XOXqDfniqsAwRVo+ifBnvs4Clo291AUo21pNDFb5Raj3w1Tmt2Jk2qoQo
xpH2cN6//aGvRd4CZMtI3QAaU1vtaSUsWlXBhTSdCeobsM2bNH/ADk2cOEQ+fPadYnOPUiZJCvy56zupP3cZEArtB+7C9ahkrc60iQEgqYLNHi7lkN5R7e
tG3HMhDHcfwaD1CyKvO1/mcO4ASzNOocD9JuqCTFPV2NnzKs2b/lkd9cPX3gm2q+ZWN9MruZeQVtURgcVVt7fq+9Nl1mfuqkwxhnz/WKbvBjZkMJJ7txAu
fvJRo+oQik0VnaLFXbW3vSd+N/3jTT+QVLIiLycAEnDM+NnNnHjl3dML6pJMat7zozirhf0glbUVmI4l2PCgKeMGXMk4hyif94kdtp+W64Jx8GnR9FZkZl
FxWu1E/H0oWgOk0F8XU6b8B19ttf2D1yOgCheVWp2Ll5RKusp7MASz3KFECnKLVS0mSZcWTX0ER253i4sWxl5Cf5y7khD6TCSy6wRKWC2aF57dD0nUbVV6
w4Usp8+DMmF76thfYqR/MSdOl0/IcDVQgcvLccFRkJOpkqm42se3xOaWmRcJCq25tX4dphrR7uzthTMxQ4thXyeDdC3RcRQYAHtn8kZibnEWFIMSBuxhB7
rQPH812NS63YBLYRL+Jbb8ph6VyaptKfmooadlx5RRdBHyrm30AcR1ssZv113GQ/3Z8v9uh8KaXlLK//zu3BeM7BLDmmWfar+2PJ3umJ7Q0K3AzirpVs9T
FBt/OTL/aItVUDtw1ibpuOnN/W7j03zHwNfqMdIurJka2OkKx3I6/jTa5H8yO30MLIMGwf9lErHARaZoCLEH75IXsmNHh0buUd121P+cY9naTsVG/vH50I
u7GtLbJEFR5H7XFg6u7THg8ZTy+JkXj08leuiZRGvYw0dPcnWmaoFmOMkO62hYmLMttrjMBOGUlwLij+XinWP7X9SamiZ8jyQka+1MQ0Lw1JOyd7TCQAtw
yRT8O86aF4Q3Zy26J+vkYyZCvDvbtEZijaJxXBm3tb4HvM58S0WHCrdhrZ0RRykZ6kYV/QYo85rjNGgEnabyYDTPwoB9hxlNDecv8pKkKnQuB1wyFkhEWj
YKWZOl8mFOYNOzm8S2Knb8ST6La/lF1yX4Vi4OC+kmsn+HRFuq1+P+ALAYWzBAW4uRF/lljiePzrrrE2yA9cZyk3Rea69GMwko9TXjaU9om50AewLcKxOg
8PgGmx604hNyCI/7mFsDZqWnZzkiSkJHEd+VOp8A2huaI3F9qNbJUPj0LdmFYDu5tzR9aaLbhR6Xu3T0I/p61bsSaWUVp1vet/4h2LF5/orhlHLQnqaZql
Q1+fujLGvrTzlUF6sVKxm632clVkd6mUmMFzseNYS3zdpOnKY8b4qqEOoeJCyxZaSJXVGdpo3YpfK4jnuYa9X1UM63nCuJPsUGENqjaSrnhMUPDWmzETDz
1XRHOO2G0bgDREV9HfAuejZOl2gVUx/g/7pu5wYp88/z74oOMcyuXIMrYPZp69EhdL8iPxRNLbrKl0o8gk/LLsjs2iHZkQ5UHuyX3Q5t0UGs1zP9DArNOx
yibJGU6+YVWRhQ3Ko44NpJq+R7qNs6hkPtBHesE1HYOKFS8ldbkNyfdRTnAcjTobsGe34eLyWVenQY6pbrnpHNx9yWQG8UQ2aCLsVnRN1xdThbZg/7eGL8
6axZhAQdP+0/DkShMFotr+1hc8wOFQFdAHHqxuP/QPTNWSqvxWMEBMW8FNw8G8FRUbzTaHxn4oS2R7TcdKMkhOBIXNpk4oP+ZmOL2T3/JFMq8M3reJKvjc
nWkz7GYsafzr0N8j6VViS4eWnf3rLFcRedBQX6OEx97wimQ84vQSuFWNeeCRl27oSIz/hmvnYXutu/YoBT7vZFSGrDfoD9bOeKwGKfSx7v+O50Y1h4U3Xf
qg83jl8ifM7XguhSTpnv7lCSLRMhJik9tR2sRcSTgAcrpW/vAUeJDP4UDnsCPX6NBY9BySHNHVR0fS56X2NqEcp0TOvoEduJlfQ/Nk5Ea/QxZc/BxbHJ9n
PqU5Uc4tkoqb15T7Kc3DaX08nNMT+R3VHvjxkBe6T6S5NJW2E95J8ZS8ky/53ygco2kow6+sX+gMpey0yWb7SMTcfwLw7+y2PNjEPH3S4exyi15KvdS9zC
gnPM5pm9r1A0cXkZETkNC2Fc39F2jBGepU3mE7pfwXT7w65ak82w5FIgYnrRiZBPzEmZ0Oh+3cFbbtXUfRvqkf1jbCSBFHP6DVtx37AkudOnwqKIx7gk4J
8PJH+emCfCja/JjIQTdq3gGfOsXRqUWry6naFPWPOI9xcWVNdFMtsTjjMB+mVzhzbMbweXajLkNuQM/CXWRB/zB6Z6EqCWLZsYXW31NrXqc6OBPwHs+HFl
EpIriKkTTZAJek6jAc7SzVzvGphDHa4/UigD7ZIgqoMdHSgziN6RonSyoZtruEATUjFj+k1NfxkTxR3cFeDnAvG0s4U4eWobRuK1pfiQJJg/hFsnpF+5Do
XPwa+ssnVg/kC4Q5EB3wTzdbXBJ5ut9wI+AV+BmHEAcvYXALjEszz7La+DlFxh5wV4alb7qKiU6kCVbIH8Zjik+apypSefPqkW3FPG+lcshCjrWXBXERtu
SRk0CNztmUvfUL4vrPGaZefeYdcDCFfmJvMhfVIsduZTsL4pbQ0B3rp1RIMriYXBG88ANRdbw4FY9eBL7MlSjBAz1UX7guqYX/4kbThzy958fokdWjpSax
0YeyrX5K3wewIsS6/T12cmkvDZfgoq6hKj+mnZxAkWyYT4WZKXgJmmjiRD708d/4YtFyKO0f5SM50vLaPTTJrhXNnef+FDExjCjMH323how/ZDPHG4M4Q2
B7c4AcKTgeZuhOkacHqQsLJIJNOu3KdAzBq9z72pu6dzropBfprliG0PMdwwP19NLVM2+ixC5ZxIo0EhIh2ltM5GolW8anDEmzX9C3IsBKMlpblEzSTjj6
wSJyRfsoHLNZYl6pipyO9xyYNAFDFJ7PBni5ZPtHtzcxK36+QMoPL2xKzsziKBTsCzbjJNaElauJCu43TMdpi73iUZXmpndw6h6aN79XME989CS9c2LE+X
A9tZormPeJq/Vxap/Hxw6+il+Ssq1V9LqNF8uwqOdwcXg7nrB+rrfDZZnIcbI4XVG/VrXHSJnmmWONJGbcygjsUx8j9SHUyN3z1FRjGDJestCU5/BQ+akf
lAD0paqhC5yHk4pxVQKtf6Iw5RSAxr3E3j4GMVCbhIy18KnYICACoj+yJMtkkFR1R6Tdzp7lGZTAjoHf39W28hmO1ZgiNs0/JJIJ36gbcYzSeHZOqK2Of4
ZkkpuR9tqybBuoh9YXZhl1x/oij6Optj36NHf1PMSiZI272z/hWdxxTp71YuDDSUR1kd0o6UeKYIDte3aDpzU/teIG4RQptO19nCZh5F4Zj5ut00rxWc7A
9gXryybxyLmOxQNRSUkI1pwZ8eIYMvjvkuYJw1Nn3w/t0nFWZw6nKyvCHnNEUWhI3QmA2xLx9adYZv8Cw9zYqxnfDo7dxs4O+7RmW65yg56eEY0scCRLfN
3JfN0PbujJkxDFhpXgZW4ftYsck9C//DTOZng5wL1cxZW1U5a9lS2XrGvey2I/KRc3eCdP7iAD64eHE2kHXY9kpbSDSwv7jXsK99KE7/+g9LSmTNhKHNUg
w3lfdNfGUzWYTp7y1IYzd922O+PktYgb7sOLfGubR/ifBJJjO/qg+v4p4DNsj3Bad5Fokg6N5CXDL7WZGstR31sDW/4k4vd9k2ePMdVgxuU+Z2zXLZFd6c
gegLCNuKtalEp1n+63FspnDjYzl6KzjOjYuXERqXTo4/xUKuFM81T0EoYHqpm8U7EySscZdVVe11/n/f4veEFq86N78XRfpe5EYlO6Ed79uaMfptwnu3TL
4RkSheW/D2OgoqMKmZ0edXLkxC5ZG0ySyHKhMYclgr9uQjsUc5IUKMd8GxSIQZc3rCF9XT7Ff2V/1LWYRHLpccfWsTVvKAoXiAoTDd+HRHw9sSj/VvYbbl
HlHnsztXHTJHmGfdo7VtpmjD6WWiyIYaV4AdIHnp3jUqPlzHsWspPMHQm44DjjR1O+SYm/q3FubTg7ZJ24dWK5et9x0U6h++owoNB8w8NjJZJLTcGhqVYa
0j4M5RHxacacxInB2JcE87ZROlrflqRDboNyV4e78Jmsmm/lbkyiXpG1w15Gzp5vKKmLhkEXSTlKahq5pNrZ5WXxI4VtZ2mty2wsCs8It1Jx1Cf/xq9Pmu
v4B9E6FsYywO5OSkEpvKV4EKogN730+XZ8aPLiRlgDcvmJB03DF+Vb3M2V+Li/N/skLLyqeg7fYy9f61L3rrGFz/CNVxJrF5KdUbH4rI7Ifx51I2X8HOXF
8txdT1EkWdHpC8GrMFA2/J/TfJewAxroEDTReCWDzGY6j8bj7o9Bj5yP2AlZXdDsZORGt72MCgRipzgG+/5AuedCKPTnuuy+6tGkMYqPohmvrBT6N5WH6W
nmazZZB86ciCE+t72VcPpC3wjEizLnq2mlrvBIhZDB/TWdbfWZOb2geC1eEIj0dd37bbRTxeGExDtYdPp4bY8nAxFFD7OnqMUTjcGYzW3b5Yh9sT32Jzke
LP1zjFQTCMSwDgruqopqW8aO5+LE4VMVU/D6KkrtO0TRHkfpKccnDjIGKpXmWzqrAdPpzORnoeFBicK+dTfm5PMcPn3lYS7r67vl2HD+HX/eKtmFnZLiwL
eRNAIrTkEfXFHxhJosAyt7ynuBC5XkQ1U5zeUbByVHamP2FBxmXHqz7+tKnEmXGjpxe2qdkMvzNpDJVv7I7yQ5EdIXDUKKJ/0oIh9ZMFRf/NjhqlwPv8UX
bDBrPsrJ84xHqOg98bLJlpVwLHYJCGZEIJrhl5pKye8nOkf0VsB20lk/4eYtPKc5PNPMn8gm6r4aDeLr2Dtz81EEb7kmdkrxjOOS1DyqnwnOlfRZPUn/1y
jlcjsRis4LWmJryc9wf/soLXkYNuTzlw7f4uvQqZDHE/1sqLwUFEvd8CdQ+wj6vbIhQCh2ErDnjtJ+JA3e2YwdhXFW5bpZQOq2zhGC9mxW5QHdtuqYDGn5
hTdsXRlkhweZnnEzWWYcWKkvPI7Vw7Swt9YeHh9mc3Y68oXOlCjX6e0bw0DD3dgU3ZgtWNlqTdbHRfISzvH7/ms/vACe+qNDu3ToPF9fymvllCRB2HDDWI
80FJ8SJUvklJnAw6IuyEAgJGyGJ3lkmFbVEL6VaLj6ZxkIyxv+yHNvK/mPCv6RPanVBQtyx51CpGnV/mNiy26cjtLwsQJlyqAMzXRzWsN/z7Bl38NcTKHS
UvokSR4rVAlV7qZ9MCvjm7ytBQFU5rpwOk3k5W4zkUhE0jR9Y69xAx0NKWf/UpQ2UPknNFQWZOpT6b5KftsUWIN+4QNNEP05KpGsjRmRXOoMP/4bdNuEFm
0cYlvP2YVfMS1gmrxfQfUvK6d9CM1jEbp7weibja3tNX5V91Q+mH5IA1+8z0+1bxF6ts84kN3lpzrhDHojC8qn+5Sim7K+LGiJSGVuwxb4iF5M1r2AqBap
3cZM3lmso/+AnWvgVc7LIzzEzoVMNjtOcY9HxLLOdIgPoBRfV1IQFiIccntYdmXnFfGxKYqq47t0jybagjsWjVNrD0Fa2oP7WlZize5O0utv0B8fAibNry
com2OuM/NxYi+RtcGrZUtDGgsqE1/NP3EgmlNCTiaebzkA4KUhKMDeHfJNQnwQdP+OU0hSRMTx2l4NWAOG1vL4zFK1+Cz2l3Hp2Yf/C49QuYmJQqRCRn2O
4m5itAlZMFzePJPV0tFogmUTF7cT/E4lMcFOmfSVW9Ljzuet7NMvXh+lkJJG2uT7THKys2FodUmVD91vnaRQ12WRw/vBd88quaq3RLlHvXiWow7nPhmW/y
LCx50V1gLWrHJ1Zr/UDOadQ//kuRTJsRtXg09I9yQdZ+gSn+Qx3W8F1DMJqO6aNmtssg6JibOvUWG0EtoqNNe4Z6YgSx4DDTsRNEnyLDqbUa0/stxohW1g
kdRnWL6i2W5ENl72/wT3g5lW9GW7szw7vc7v8kYC2CRdikGYZTWTYH7q6uG0wRqP4/Dd1Kz1wyMuSF3oE3YSbdGysnlcYqH5PdHwaespFOO2Gnt3ahsprx
DS2qlXFNzHdjL6/IjjrvectXt/2/XUZpXynFZB8pygjwql4lyY9pFoi/i3ayB+nnyeoazi7k68Rg7NeO4DzoR+pxEm4XlBFAfYhsxlEI9Vq8L4eel1ZUKi
ziQSFXP2h3uFuk1C/C8lgPbt56LoUoyZ3/F5OKrzt5Jjg0fMP+lH2Qf1pwoBAxQemJxw/S9TGmCi0e4sPbwd7j4i/ZSi+KAT8TOEzyRu2ucYDcVOOLyIjU
Q4g6G++ZC16ocgLlwrXHK77MM7wruwGe89a2M2d/r6YCT1I264sF/SBX+SttTzQc5ljQ/5sAuuSbmuW9HfwCfT19lcw4mkYcv2gBcz6HQdeV2ZxPP4KcQl
ZcWp0rW73kqmW2lXeiT524B9dkE5FKotDhDegoRFcA3hCcHFocXy8Ig0yIzAeXr2fBbXQvUy4K8ICDTk/sqoSH2RdDEnUGupXXFzvpaBOwRQTxuw6OPWD9
wz3TQVWxQXxu0wMfcQ8ZuEVvGv8Tasath4WDOrYN62jy6sobpfnLIdcvbNml6qK/kUuznNkP3yAf20xPyVxj9OuHcCz8LUWuHkFiGovJj7vgtJqaEiJfw1
R98WaV/j5aZr/pX99TpnjlmVSwAwbsUcW2VD2GUkQjiN2r+uuCxOYjuW0+m9I6uZkUBsLjxwCHZg6PBxQMN2ki9mlB/y0C0qAryVMp6USWWqeNiiOtLQIc
DE7bNudS3Oub52JqSAp4Lj5oFrLkr88cZwLYvmr4u2x0uIqGss/MqL9+gOP8kJh4scoTqv4lKrxkIdGP4uyVvdbAOzsTh9aWIy+7rOxk7x5MtAc7Yb5U5U
F3e2LuklW6w7DrBFwSSPFAHZlDw9YeivtAa5C1SjSDRB5vBnfMKpoC6xIa3KsPemVR2FPAZ3j3uq/eUNJiQe5nE7efRquN2O1zvaBo+K/IghswsTGDBznc
H+QcvL2t7IEhC5pwlLTxt8pY5hKGj4J2jCPaeoVFePV5oeyI2lfSXlqJEphn5Tu6bCbjdoW+Qf2JQ/+K9hpjSxgE42tieKSiKD3y1b56NmC1G7ZpvDFfFU
1plMXTNqB6beo88OR8JsXCsbTRvmtF0Wy2FHahUn9dtYmZB/IgTg/7ypvJKl/JMvbEgbnJ4yhiWloqsxJY5d6/f0ggDu9TxxX/HSFJxDA3a4Jh9VL0f6H6
cAtIVyRpYzd34JBnIcG3b5KkZO5kUQAti7qd+m/i17hxEBL1VbNaUak9rX1E3FqRd78Mr8Ih7klmxI/2E+SJCq1Jmp46qRggcU4Ub6unEn0VckYlF2Tt83
35nCuHEocHrC83ZbZJHkaTTiSDQZ0vPWfu4ekbdFdmwxXDzdSIt49spsQuFYUq1oXkV6zPH+MNnrm2Nk/+rTOmETSkdLF4uxh96RKR8H8dbMbCwN3Rx+l8
RQMbhZUbLljWgArZbRkehG1Qi/Zq8p7qtfUVfMGTOKYfIpXwv+W8dn/cgmtRGPf2HE4TBVoiw0qu/HGXbHYlEp6EN+stGHtndLqvF9wwibGOmR0ZNpk15j
TInZJts+iTijq24vVwoWVYGuh1Nmk9H8+QfJzQmBn+SObpA+V2C6Z49qeZLR7DEcfLz+5Jg0ugu2Waf0KDQeXprfklFYJ68wrVQkBmm8ok+lNP5n6UY0n7
Gwg3kh52Yf/0qrkfBnoDMblaS4lIPCnOw9857SaQieqRa1L0jumE4DOzh5YhiloLaA7v9gQDKkgZ17qYS5kPWj6MxLKS7TlCbsI9OE5q/W89UxBrmvdsdf
E50s91NWDEPiXhpvo3ai0+I2fsd5jkiuswNGY7QhMpjt6VPY+2vpBN0HztvlvbTKw0l7zM45jFf2v5N5vwodgvPcfOD7y+kwxwORwNdNKOsLsVCgwRPNBZ
VPVxlIiuIj3ST9l9SSzZRTYp0WrMuGio4NaJW6eHLyDBK5YLtvp6q2kXT4dwr3e15+HrkZagWSPjJDdP8ztEpQZcuuFWTGQnIL5NDtsuDV8IjTL7LCxvmt
LNItfvUIHd4Atp2rj3AVRVP2qE98oa4pq73vkRUqFdaEYEe1nEUclah6O2Y7h2IfK3kbz/fs7LHzRXdFTjP7c/+JQ/ok5EZRrF4vOpwpe9ps4m8P+k9tcF
zkAZpGwjNMN1ZojufO/VW6hfnh/E8sxL/h0k+rAIvzwI6umlrHLedTo8Ey8fgpUT5DhcbmVM21B6VQ5wsjFr4UWPsW0bC4zHJ12HEyx2c1ye3GvmVG+y9c
Y1HGfEkZ6WT7ePnddMQ6hpn6aFk0BaH8q3RbcnTBaZETLM3mFBlcGAc5cYYdljaJNkf6km2+RTlcl9FFljPJKqJ4+/5wlglOw/9MJy+RckkH81sWdcWzvE
RHcbdetia6LHBlVeTCnyX1q48fc/q3opj/X9xuveQRORu0YZOLkLYjriEqFIFrEDuTNib4TbAMmUE5h50De9WgU8UrrFGjBKu6zvcTdddEOjeoOjGSLhit
O7yFDXx+E9vUigdCHitJHFRyniwGjs57AXuXOtn0xUB54VJdiQByX9ptqveTovw2poAXgY9xRMy2Dg+SNVMiW/I2KgSEI/JSraabJM9om3GQ4I6mozoj9Z
arZIWD6Pty1xZkyarHFH1ze3qGhOPVOLobTqvqUqQF6V0bjrg5b0/xchpkkfZH9EN9U5RYLwivIWo3IZlG+9k8Zvdy+3cMErcHWTBqTKQc4Yt5JkySY06r
B3y0QSz5SLq4kG0+dN/FdaUOdEw6DKskQJBBUyTsVJaMOb5Yd47RtS/1prWU4K1Jp0jV3QR6vDnkpeFgheGWsZOj6V/W4adJIpVyVHnGcKA8CMGKN+ljBK
khqstZHpU7venWVxwz+hS8QO+r7AteF3xtrE5yjoz704KUL1alU0PLV5h35MXmJl5ENck/bx0fU0Wy4z93/2M4v+dh1NzCH99kKfV5wWJ63npc/EM/kjNd
ulNFNl/5vavmyCvyvH8JZz7Ovx8WUwpa43w3cy2q0NQP9Zc5o8QSW9YbZUEFyES8haQpusir3Vu2/BSioaVdzSiXGJdbCFWskOjuXI7N+HGQpBnYbBX0q1
QP+sMRznfekul5OB3cXvzohWIKAWn0hPxW3Z2PJH5G9FpH+omNa60pTkToC51dW39JIodblB32RJ5xvpsE5I8ZEX2hWk0oiXcBrEqhNZdsBrZ1Ot1er+Hi
1AF9GcrJZ/d4alkuVOowhAiJ1q9+U5E/yG7ZrLmKJ1kzOEctkFX+cIM9BoqA1uRsxnKwQ4NeHyt24KvBIcZ88TOfKhzzbaokxr9CwqFmzEgToiZKsSp2FK
m0NBBxQboQxdCn9eEk4K87ztyBT6IyLHjrjfZGsBCT23+pNPPqnuGfuLhIYwAq/0BsQ7FM8ExdJXpKwl7R4XaUAWpcoHw8JS1u6zsq50yS7IfkSN9Qd7m0
/abcbP/mvTgX236/t+Nid8JzkHSWV3l+6VdSDTL3loS17zRywq9NRh+KTKAQvboAKn2GKeeAwxqDuHOJ9pmg96xTMrowyKOxKEpxIEjpsHe7AeaeY7KgYm
qO0D62PO/upnu+9AV+GNsqi2HjxqXcc7NmwpHmvzHf0xJYBAXHriYhb/R+2YXesAmPhRv5OD5yJ7wfH4rUZ6gPbTi+5KLZZebZHd8C2LLG5zM8o55o6htj
xPSelX5GV6tSJJcitK3nf4Qfz3ZCc78+iMih2+EtCo0tI1HHxCVyRfMPYwv8B5bJbzu+QKdqGlkCS4cgNT4T5KUl14m4eHTvS1n1LP5fsj8k1z0z03wIRV
HoPeDSdBMx7ikTmMQAGJqD38wZj7S6QMuGSOm/TFoCJuz+K+3p4T/0WHlBChVsZCY6O/IumDWzPeTSDTQFNxGsJEPaqQg9BKVRpAU++VzaKhrpkyEnL+bZ
ymtGBNdrymSFAXoqehXk6Gvqmfoq08+z5d4vJXDugvKg3DPWBepF4vEkfXAfB2omBufHvkU/6KPIsNniL7RF6xj9Xlj8E5L7rwSnJBVjpDwOCY7pmT153O
+xcCIvG2oo9BUpxhgsK9UnnAZpq7zmQmU7Iop8p6H8l5LLmMWs8uxi+OoHt/TYI09pepdmjShqtqPHRPjvPNBozs9TSbh3lLBNEIwuy6xGi+/owBsymCX9
Xma5RfITMsIy/7l2UAeq4cf5NFexnHkId4qHq8bhUKPJg+q1y3A6nM8FG5Ct6NGlWZ8HmpT0mlZMoVHIo9ji8WPpelPg1tJgezZdgdgkrCMvOJxeSHapig
CwE/iEzZhEayb8Ig+1k+3VwOQ9VaYzdbS95ExLrnGPelq43Ia9tY8xVeO55sCfuWm19LaY+hpa5LQOtym+JcyZDxP//LYndppHUzeqXn/f4zKn0/8q91QU
hLzaqhxBmskgZ8YMXedxH3ZboufbuAp7s8JoA78QdyrV2e3e/ZqeOaj5M02ONt98oiv3hHyU47irBvyOH/A+wEjw1Rzq0mWvcp1J89LhmbaZOA80jQX4JO
cmI9lNzwZ4h303bfHm+ok7U7QH9vvOxJsKSaNewiip4gk5QCeH/FVxOpJiS3SF3jFvGQ19tYlRHfNeNhKuhQDmn3IeiJYHiFHrTp9ZhSyt9nNz0rugGGO/
P5E5GAZc6IYu/yudY37pxNqvSJ6R968+5wFUQJg4c7f7P2wNYrpd4PFB6HOmw8rZcfGIrE69PzD9gSa+fH+/zTT4N3gBf/98nmVEyyLd46GWAoBCXUmxMB
JjJE1Weut/kGgJ1I1fJHdcQddlCdvHDa1L3Ple16QupMvDLyfsJ2tnG5beXDIRiLhrGkNxqgsyxT5wdjiGrDn8ZFIRX3qbZe7wEKRqLOFoTi+4FFzkw8cC
acejknNKny7JRaaWn7jc5H36IAVmZZVMMz1c2h751Xhnm5xzw+/QeVXKaZmjE0ghTBl62Xg1pXh285U1gcr0Of5YhEQ5xUPXHdMiYapAYT4FRjjqU+YFBx
Rv/MaHJbqVcOXxR+x/7P0rn97dLB5nx1dV/UyLraemrXj6b3yZfIk4syVrb0N0J4v/CJZtt/fDAXg151Rg+g03F5XV2PAKOI/jc88462Vs7TOlqzQE7Qet
3SPu+ZT882S35lBZ1nLG4JCG9FD6QJr78xM7WHu/1ZUIRlfpm/ftNC7zOKOhKS3Gze+A2ywvXKyVDCmuE5JkRlXLe6ASmTSl5OBLYTh2sTsOJOBFAeJSI1
sVm+xl9+gufF2q0RHuck198QW7kPvtXZ/mCkMLbTpOHSg8FHYeW8VvB7VL98i+JyBe5FQR2ucZxlj8pXjgpFBMDWm+H4Tdi8FW9VN6hcKhw+d3B76+h9PQ
tHjszJ0lFr4u3ZLz9F1uwnp+AP6khiTaujYkSi2VACYhHvU9JFpS2OgFhrDkN/2iMXkfotgHAz9Xrt7ekIeHFHbXs5peWlR5EYi7ebfFPQhOSTDn2v0hTC
8Un8KQkMHoAZYuVVcQ9jXZZJ714nnKvHWa6G21a+fTnaslSU525FNzsC3YcixK2U0oFB4RMSVqlpmjUphzC68etm2cRg80yvWR4eemZ3ydlDe0QmfrBTon
QmJsd3JEtSPE79z5Ko3ILROfZI9YHVUnjuBJZxZLEcubvpDv6fPhOupF4g2aA/zhVIu3yOHlsXU6SVE0635xsWyxQmMTOnsri5iSCOEJnxo2ZypT17QgLr
K+Zcjp2S/5xy+o9q6t0T7IQlw5HPVaWgmXiIem5vnkiGDwzC9yonTJ6STi7bTHE0bwsjAiNWViWysiDf0esdKNpuyQJfhzIoXPB7lW27z1qAI2lT6EbfiX
pHnRmMLh5JOu7vUiNcwz8LtMFTvuIstpYyL2Px5RvqL+mKFvIi3gt6j8mvSOEYePxEgJ5lsrqKPDsSmt/umdkgW21C8CBWzDrDunrHXUIaTjC0/kCnmV5d
x6Lf1Kji7tplAbcad1E2JfZugZIPqMcalO27QmkEl2xXBeutbhLjs/sppiFEGloG7DJF2WFcWqnPmH3GsMGzZoZjFKzWmJ3FK/szvgzBspZIzFy3BPtrCG
ftKs56dV/iFcVEeewSG45Wia/QhEdSTy8PFEzDsEePAkwKf0wj2rR/GJtjP52JG+xjk++sdF3rRTzLXxObDpEA2ZuCULPFfjoS03yxknr0fmlR5swIDwJd
EPuBcfLZ/OR+AiRc9wtQRWT7DPMUPRmVEaPVFytCc/1U9Z0p2cRMI1iRb7cf3KcB2p+3fh8qnEE8zA/7lK+pOYBG+/DkXa1LKBVz8xynOVeJOqzjsY40Tg
gvJlvyWktsWC7Peuz+j042HhD/c5Un0usEQVFQK6wxRCATCtHkZXlE42r3aRjCg8pkV7TBMq5+Ms2x3FBDJGOJxUGPMz9mLBfdINHfL9hA9SA5fDOuPBsj
vLCik8E46PQUrVwcIr/V/oDFVQI6UhuB3Itk5r4D85mWJlNepxQCGpcDy7zcMHZmSGybS/nseCMVtVqB5nSpoX1NmRNgouoefXcZalhRyJiGL86qXL4jgT
bE0ro5yv4QzsmB4PMi9uJmNw7geLLrVX9YCWlVWxkc46lFtCnpKrNF2D3cNSPR3xCUOzl+phj59NFz3UXkqWP/UoamdbybL0YWiYqq4Ss0jLBm078zCUxW
U4QFVbpLmMINh5Kq1jSm7wb/FnFmPvaiBxperk2XTHSpI0G4Z38XAVhxtVh42SR6ZenGiRLnaw8e9loxGh4Te97GRcSy8aEWMFUX+Za5j8nvYLQoiZxsQe
uBlydRkIGK+qQqthUbkvjo+MwVACesLdSb1los8xYbIE5MeA5eEnux0FFzAjpvj6o/yB9FqQeJi28whBWRKhqlN2094xodqSWb4FJfPFM2jaVZkfSneMaN
UiTedoVfNABo3+DW0ei3jPyj0IWePc7VXuBP6nOx5qDOIm18s8oGqlSElMzmKgLmb7E6lVqqSi7jM7rJlL/RNVA7XbfBqsQzO61QtmrM+ZnOJkRULiqQRZ
sujIMe+Q9AHBEAo+IUNaWsG5yXlaQWSlT8Mxygsoei9im/aApzEXIXHOIGqs+bPFqQ4bufPvCzQ4NP/zQY08LA+p323oBkzzJPoBGUVS0puUotghTy6n+r
DaeXyLPxCLEeFjN6Oze/6KckDrAyHIhDmxb7TFbl/urnknJZ1keZ1yekvADPI6bhAXxATV+eGQ0UP4L0X0YU6eOWPAl2UIa2v3d7W4y83qmKEm4L7Tb6EA
z9I5ew3Pwhem5KW8a0Um+jQRzsxAOXVxvqzien0ynYybdqfsntf0RQTgtpPV/59QWBnkekeRHCr8sR0uK1UALeybeqot1l38lwSXzCnTMbiLr7YepuaPeO
BHZJs2RXfv7b5G0SftYxnEo2g2xUDLZurM9n88LjzdoCPRP4o5tKzFJ9KRjvlmqG0OezqhE3QvN4MdmS32IoF1LHrp6iF5yOcdPUkdnrmHNrt71b/5F7yi
xv8jTLCIh/e+gfb7lzqDNudNnDMJSXThRl6lsuQcGYaUf828VhKggSIPKl8x4ycSy5kl4gFY2emNx/2qP8V44UxmyEPIlAweHvis7XacQXUUgOdlsZZCuM
RzlZInOi1THu4Z0qc9kiSvy3yCMPTCwuk09tIJYK4Scmo38tB8iTcHhmXXbzhafLf9vVM4nnp0Q3FvOE8/4LpS44z9T/Ko36tUzj0eoQis64050iKhFqFQ
UF27POU55e5YXp++v/azhOo0dCsqHYPmNNSTho1jyRCWw209sqscX2XawzQhLd2fN3Z839ksRknS4qgTFHld1ODEldGQdzE9EVTGT5N8n3geH+RpeG0Khj
PfQ3uLA6v9bNTuIicwmfWJWPgs4nQ7fh8OKF31HZfK1npfJ3zyj215qBoWUXIJQ0DczAttWKp34W1rcaoPapf1UKvSeHEtd3JUHHvr7rPHgXdkOUmuOSqR
4CmdHehwxt9wJziiMqZz0YhkHVdbNzKWCaQyh+Mg/xj0jbu83u+5KTY/UaDEvqnJOkps7cgWkoh2p74tcCoOmNfJV4iKMuvi5omfvQ6HH8cJTYe0nD9WWG
JBsJ45R3xE9BGNjAuGAm0+uCVMmyGyNNn6mldmQUj3S7Qo6m0qXLAC5IWE6VVryR0mELGVnOD5Y/iO9+y1VEHX+J7uglkVB88DkD26TA5vZ4OD+n2hn/HS
jmu47LosktJWHKRiJiOQko2tZZ1a2ZRsS7jRWJLeubwUoaR1DXOKeR3nfBjYoi1FtDGW8tYW5CxECRrsSPCxcTNHv6fZaTwLeaQzXn+kYbg1g68X6o1wZz
g2SGA7mwWMOT4yI/7C9JCZdXxLOBYbL7AvkYAz2ZSbeX+Ga5nddkalZkgdVkMsJi7sCcuxz689J4aMehMpTWvZINLsnqhSFg3acE1Gjd2m+U2fyjhpkQ5d
pHjITN2vj8DHHj9y6Sa3jpQL9SeCND3ufpdD06Oh6wMS311rf6dvZf504mnvN26lySZ9Knq+LZFB6VZ0/tTgLjnI0//Mizt8W81fuPDdfyUzi5J8QOI2Ge
sjr2KeTe5V3O3/0B97X1BjY7gr86T6YvqNXnreZTcVhrHk7RYmWUpMYd/xDOyYHaAkFkNdbd8UdUTGYBGPRqkae8AHXtTC8mBRsula2QnKn2TReRPnDrlb
SL7jabjYN4RjkfdAG3PfF/LYEUpxc8GI5wCipCBPCYJzlAPaJ/nl0q8PYgDsWEltYP7mWBRNEpKL8/kWN6bMV3fO5Tw28cNXJcMzYPWl+1cz4qMKJL56cW
c2rVb+zTFkjtz73QTv0rC+VaEt+MLB8P89U55YWaZUh9aLibUovAsEyoyL7OE/SLRHQQRNTuapfEhr4LEpGNEhcO1yKSQ+xwdL/w6uJPji6UyBUzFSqxBJ
0oWWQtMg/x5tq9Nxrlt7FyzeH2W+0n4jRDr2eqq8zfHoIokPaMcOdfmmXV1cGNCLkK74bJLt4FzPA0w83OCJQx75oGG7SPVccP/dQ3sjE+McefKE/6/Grn
XFYcIn/D62WREtwE/5lEZH6OjP6Lo6h+tyrHRvrFGl8PeyfCy1K+nTFckzcg7axzlGX8v+FAkXOijO10O4x770ePNPcqUr6nEV3jVHFCY1Bbvm/LS+OVK/
8mFps1HU5hluObSn94dWpuWKCJp/gWb0YH18wMnPEt5C9WCkudrmF/dzRHmWYFo9XamT6syXaI7zew562iAVr0dEMRuqG2uORjNb/MrxdGg5kqY9OeTTlQ
mb6YDTiZEOrUowPc0/FiHZIXM/7hhN9VTGlJXJw5p1mZaYXMNglOMYUN7TlnJJ9bmwipfzmLkfcsyhV+Xd2K2QfWn0sSwJx2YNZBpuqhMNoa07PEti2DzL
vCVpo21dzxmg2/k+GqSHKbVK714Eu2E3wngKKzKCik2cIDwemWa7ykqq/i8lc6GcVYGnXNVcspf7byRlzxFji0i1+WNgofYY2ymDblqZi9qR6c23BZuNCs
MY1fwdgu5ZmjEOkBwdjlmVZJzzcaq6TAYEijneq3tgXMML5qpd54NM0Vt8QjPgnFJueZCnZQXuJSWcS8zBiwjvkazmjhHzY3fkXkvIAzVg7LxNFIZ/4E7Y
7vJrEBZDtnCqjmoK8qg2XGYy6FR6VCEq/aCuC2b/iUIFFzHhKm2KNQE+NgLoXzE+IEApW4Ao1pXkr9wMmly2Cj/wF+oXjyr/gNwsadK/PbKpTDMwp9Ltjp
0lNf/vLI/mnCeup3LPIwwLW0/ccUgIlspUmFZo02nKJNNBQnMn59gbjrpEmRw720+SUoKheaQk2osEZaFK1PlaghAogHtgf5H9zmPAlNLCocTNnewCj7Vh
ny2aeo0X3HN48LvQ/xhan+Jv5W2u6pWmqHP+o6jn0L4KYQxBuUA7qES4Ks+ZOgR7HkfInrDGeaY02mxUs+o0DRYsE06BaO/+sdRY8/WlvCnYYmQLvDztno
oeVWFJdtvPqIdwkj9zzMbp9T9W4fX1t5M6nCOJmnqbG3i6DbCTQNbkgSmdpZE+HrR6NaalfNrggext10lkRMlzCzV9q/djau9iY8cyTIHDWKI8YA3e8c7S
UbBFLMi7Nz/j2EpJRprfXIQYdh7QW8mYp6jsNiBd+FondvaZRqp7jPUHrtT5WZO9x+ajI8Orx5r9GGJJBcTFTnnmlyDRykLPoiBRheE9Y9n4YUayo5Qn7+
TxfmlR+gT3jCa6M/NnaUlMno1Erkn/ykvvYNxgDvH/wmBe+WyPf7zugdLa4kEnS1tcdtk8Fk4HfqJMz9KawcQd3mSpqdpkZK/bH76Tc82KvVBIinBIm6HS
ebtW7ECSR8Avt1bd77wIY3a60sfPoQsTwhnFU2oVXK7kQheBdglMUzUg/deRdVIsjk7yOigIEwDxhLo/4w6LcSrIA3sU+UwbrhRU/1byzJ4RAivSAEy69n
XsZGZf7scstxwv8pncnXrk384ja4EN1DwuHJZQGO3czWYYTKlwva7JKM5ozXcxk3iHEeuxr4LZh/95DNrUMThuS4mB7doTz4/+yjSJEiSrvFj7T27GR3YP
UKUON+MZui6SCfPkS0YFaZjRwUZK/nbttc4FvrAdGPT0uS/ENOm+OtcrvdnYlVl5E+6nlL0PHAX10Mkx4qXI3/BYzKcYyUhLC8bhWMt2noeYa5xEaFuSxR
9AZifpZs2ZVIpXO7L6DpIE/vIAf+QiVHj9bUvsTRq95w98KXi2LSM9YOjrrulweSTWSDavkatKVwukZCQHn8WbmtUlFypphUPRMHAtd6lOCG/kBs0UUdGd
szPGjnryITRAKmPShi0szl5SerGjT3GBzD8o8BW105qtPGDLrXYJxEz5cyIEWDyzMe4TmveR1YOj/ZCzR4Fi28he4YXpJxQ6P8jO0m5zw/Om8RC3va8DJo
XsXJ4L6iDvntolU7dj0JDxERHxWa+vZ3h4EDJj6Q+IZOuKPiYtei+bgxOoQZ19BT2tiHREvbJeTmgTeSjE8o3Mc1TcAPuAl9XimpI6qcIz9xKYpREPlo+N
CUeNAt2xhhEqe/T38+nx+2rFPg4AiC0x/bkuIh4Fyt32qqxlw5KsSX9SGt8l0yGtdZ6FDIgcsxIawv1LWB199VWPcZ6J0L1H7minyX92Mum/x5RkFl8Qz7
eZIswDOqiDdWVpSwtH+zRxPbGshKV6JaiPzNWTj5lvPkdaQMDRqJC+TiIoJ+Ph8uJZnxwIlENXLg0PXL+7Iri7dkL3OxVItmFVL2r8DtML8L9lFV7O7dZ8
oIb2nhQUvNaHq5Wu7DCOibqOtjylEc4tE/Yl/IXRS//oBCCFD6rGJN7ht9fQNnso0B9nzfgXrsgq2hd0ywkLXsVHDHkhSEWLomZP3HEyV1eh1MJnz4pbln
2EaYgLBXRZ5cf1q04+uF0Ve5b+v+DgDIonKgmrgXD44KoLysUUM0JK7K2WPQjKaX0dSnRCmcc3oKWrUd343WMgebWFChX0MmXyEnNdNLV+PC49eiKg1nVb
MY7bFS7xLT/pGsZqVdqEHC1ehgvO1HIWFN70dSiA/572q2dq9NSUcsZojb/l132sHlY4Z2da/c0SDYXsub4iVt5Zl3ZWxKoBdxx+ecbmzf7Kvz4WTNhhmH
YlEON+kNPsMSQPsXFWAMs5/WD6ozgrfJ8PLIzlSh+tf0DvuL4n/Pg74rHk4HkIQxfJNkCW51Zdfz+HnpbQaYfVlXqhs97GW+zP5CL0BzYBQ5nLn0L5HLU/
cqM+GXRHlM/WTSFGCQqRo03Mey4vOwQnl5LJLpC8rEA7NPIPlcTN1ZCebF4hz04p1zouYceZsu/uftah3c3bNbD8dHjh0zQoU0TIfEuaKDq1YhWw9vFI5A
stR9KYMUTbdPZ2pxkZLjiShbWoDJujkKfOTzJCexk6tiHcmy5hghXEQZ9LfZQewurT+Fkfs85tk/Fn/bZ0+GF/LzxvOXJ0Cq3Z8+e9bwpJVZBnX3oM/rCT
/fkR2x6txVOlOYrifVuXY5ydgBd7mjz2PrtmNwnTpGfxzbYh35hfRYpfgpQT1LKZWyEytV4ygkrxvuhnqPoycc11RVfo8bEQm7tM611meYB7yxziLeuJz1
pets2blsSDPDwn4/lTOrghRIE1HYdWCwHuH2UZrNfFp47tr+zygBCczNigNkVPloxCbKTVc8h4QjnV4s+gikvICL/dcqzh9g5myC6ofHu8XDIyaHJLXSLS
wuprqfxU9dhRzvs5PBa+pq8hXpC6JMaXgnL7skM1fNKPnDsrisDyvoX6893fKpyEvgIdNefwzYbvik1i5Ikg4GsdDDjUqk61GB6HdRfylq90Ulv0tUM5Z5
mzxt8rn+GhZGXVt5VtdPaRrVbVfvBo7W7HA+YTH41B+JQ41+MlaWSBHqQgQvxw2bXH21sJGF2ouGwf4w7xtFz9lXUkGYKMgmADswqq6yLPMORRw7ltFm96
CkahwAkecCmTHG2dXhBGpdpw+v72tJJNpYflDWjMcdzZE/rSpCQ5UvhRb2BnFbiSk8Es6o/474eSceRyeVgyxoewfObF1s2y8E0ThBXBjiWOvQm2v92eY4
lRW554GOlwN9QlnLUpfmO4Ch50LTh99SS5R6/0fto+lOKbGOXwmnUnFPMZXCCyec9L2wd6vMqgfO8V+nnKQiCLBFm+3/YkuXkXbpwV58/lL2+H0EyP+uRG
RP3XcuReUZi5n9gZugiX/P56YCgadltS2+I9RXBmo/0mDfYZhWMhF26LTx19OK/IwFic9GOZHacqQR1fQ7e4bia+h6aPZTyMtzP+UXF0te1+e+BN1iZ+Hw
plQ4aPJI+s8uNT0cfxDBsiTqTY5MM9oxB3QHXhVc885ow9p48lvPsFD+sOaziXG0kcFCH+BwH0xqjc0QhDbp1I0tjLjR606HpZMvLzf/Rcfqlg7StT0aeX
T2JTQcgoxT5Nc+THbsQTWzWx9COfkOCylyEKuyjt5Mt2L2KE8dTtgymE28VJQpuKn0vpzMzhqCzMz6LwHOpi1p9D63aeFcZ32DquD/L2ThHVmLfDmYYIca
a0ciYtMty5ua8NyRv/Mn5LNxr78RGvC9+TmP6ERvLReT0Po9Na9XQdBBhx/7ANOWMd5C3d+82WSU32X4fXo8qNqlHFx6AVmc77EJeIvDkGHtn/aRTiQst8
I4UehuEx/y2RDk95zUdEx1NATnFzeWQN8xgbfHq7KQCqqFJhZWA4H1l6lEve0ndvDdHrlLUeAwW3WA1ZAirvjL/DHoGM0A4MVZvI3l7i8dCJgvYjEtRJhJ
7ndV029DhVMnQ6YRn6fZdeOvQ/i6myXxgwW+WFRjmvIWALHzm+WXEuHhCGeheNpY1wZs5xx3YDbjlQlaIgbkKNTfWxGtju7mw4pkgCkEsyrUeiQf5In9zX
lMR8Eyg8+iFOYtnBP1JLTjZUJTPfQ3/2GPphxmzKciDwfjOodseG12qu920ENX/lylCR6oAvkmAg/Q+sH5M0Z6xftllcOjz25KxVpzW+7gWuLE+D9vWUok
ybY2VarGzNBgbTSalXjTr07o2417f2jodXb8N9mFo/RQX9oL0oj0LpnMXwMrj92MseyCojkSTbHLvLSKPo6kNHQXEMPqcO7+JETjYxVv0yiHXjrmBoLkep
tojUzglLpVViJvRxx8WtOglzMus/44/hGrd5Hd5iPfZFke4OXwLMUo4VgZzHtTy4qE1cHMRFQmxWybus2w2q7tH/IIv+zSC9GQ2m3Xap3iydyFdvilp4ML
ydPSD1qsLyy4z2NIwsgkU01AXNW2FO4tLeUUg7haZqJRWFn+cCdwechaMrQKSwl1bTes1Q/srUC6sXSf0zARkxCzyyx59kls0Hd3EMhWdWTpJQYiAu1Vz7
UfdYMdmiLlCVJLGYplOrQ9BUyZS9dfAZ+tgHWuiDMHtjlbcBkck/0gxYlbCkBnpAuVsM+7/wKblQTCcyKYvSsxGcTxn+wAbmVq8succpG/ZjfHUvFqfkTd
KaRAGHk5oTHwQKSDPXKSa/7GiW8IGlpKijQGfrXjP8kj1loTtDkWUTy97JQUxUtdwjTaTRNEUp6SHXNgGlSiZ4d9C7E9l24xLDqarGhSrCsJ/uMTF2p4tB
4SPEHRAKli/CWQt1hcgOlw95HMfsffCMKo7p0Kbqv3554uHGEWfRrjxryrcnaTh7yXuOGh2g477bxy4OlRYfRjx3haTISfQdjzd6j2eaFji+0BK6SrmwdK
9k8kOU0JI9JBWpchQrpyN5Hxb7wiAKBx7FcUFIQ3k+jOmhZv8NdX4RB0HT9UkA2srXOzvUWr/2FuLkiuFei8iFDa8Kr01OCe4J7a9DFdhCOsrtIHYjf0Re
zNJtIKBuP9milffmIoeBrKkajOV5P7Q4pLy83fBSZVtpOT2mQTXVAcObwZP2LBrLRvpXF9zGqrImaJgfZcLwdJkrahRGFmhP6r057D+aPnXfc8R4tvAPNf
UtdXM60ORYs0rf9JOc5FzrdDtDTXPFpewpdr1L8sx9Cod568gOYBZvnr2Em3xpey4S3fO1Jp4rY/4l77ZHbqksN0/j5P3tQwhiPjH6lw7oXnefwx3/JDmF
A3qfSYculoj4HQIBE3nyQqVScWL0boRc5ZLgDKZThSfGFpzg5dHLfKFVUrDcvIXtn9gCksSn43HmN37eAtQSa3Roc4wtI8ywPsUf2tJtS6OUeCSvWJsX1Q
G3j1z0hvIxivRziidhziJigipkTnEhXWIM47zPWy9ahE08/93Tqhcfc+Updydt5e3AGE8KBSuVIolyHgyUnAIacdnc+4yavTgPPY8MPkseZcVJMkblkfv1
JzrtWLoQouNg2+FBZEYj4XtS+3VovzEfilEpDvav+amckG3BB/DOi2KQCAsWmQ/+JZngTw3zwA172afHPwD7bz9+Ugky/JVwZXedfUJ/KLr90N/9nuFUvM
XHesVweu3wfSYdn4k6/LrfFBIjex0d7+pozugOl4BNewhvRe6bxab2Au/NT+JUtaKM9Mv7fAgv7R1Hl3fb2tPkt9oLHLPcz9gXPjqRFC568vAwKnmUPu7l
V+dHPi/tNBGlc5fq2l89g5IUQ7i6gtb2vNngx6yX35SZTqLP+EgUwdXFrBlC716BjxthX9woTA0rKN6s02ld0EpHNz/3MFVmmk3ZR4x4V6f4hPe4KPFi3I
VALuHv0Jz+QgkRtfVWZzgs0gALfDR+88O5tSewyEPkc+GUh7a7kGWeAiqbKsMhdBRlNk/+g+LjaJL9sbl2G/Nula2shE2OeQD3lW0HZl5XZLqMpsXFIX14
ZKVbQ8+Wrfwp9vaVaasz+nTYErflR6Z9Uf12TzIYn9pPj5NltUkDexA54+MLn3n6qOwJ5sjKfWlsIMpI8/VBSCW9OTlW0/0K/BRLbncpgS9KEEhCCEKO6W
noreuPVTjvKPxQ+OyEZI567LpSz2dwfN5Y3Gf8fBemLnVYu0QOj3aKWN1QRCNhsMO59bHUy3mGW0XvK1+hIxfstCX0wbxIc67NLJ+tM+1+4UKGPgNFwfgi
QQbr3IfjI9OxCzpeKIDJz+5FY46OUgJGrfRdZgZOlY4FHcFlLk2rrZGMkJdYW7Q/L9p4jO4QgO57GWPst719MpcZZT7Eyy1vOKOTw3KcPZscT8izRpLkXI
tDnXI5T1au2KeBgN1kwC+/be+onx6mXyTc4RE7mqAMG6Cs6Q+C6157fBoQ0xRLnkFGx9MJwQ0/1DEnID6SGm8in1c+XbLzInBbQq+Z2hw9HrQWqWUYjL1v
eouNPSXAio80qt9IU0eCVNkc++vMvXnKM7izGhEBleLv9cTiiO1g/HnkjlCdJRD7sBBwFjzYTV5vFtVBU9fDP61q6em9KQRrNUj6ia+QuyEhdxanPoetx2
Guzly69BLvw7OaPhAI8iii0QPq0WMeTTO000zE3FR4nE/MHaSwOya7zAwJDlVgFKzTO05kUvnG5ozDg6Druf3fy3u4ciOhA3lZub2LFRlWshm15L4zA3ji
uf+wsZaNDPUTp8pla76lcorPHhKowbf84jrH3GeV9yDxhK3SiPsO1iHJUamBFMPsA0/1ZsdFbT3hIJBzFv7/f1HnuSRHbgThZ9LDSBGKuJC5I49mzey0Ax
ptkI32btwa8nh3IiUx5J5SkYUe3j8uucvdnUEDharMLyOOu4v4kBd9aL1xS+oyd0HIQLavrowbDFLdoa+iv1ATlbWBmp3HNAqUbMdjZlUPM3UQcc8I0D0E
s4+XnRg4W7ow0qJGMwpYCiojaDqQbI2pafWVi/ZtKMQgrGHHv+ADyoZazEm+5Mq3+VBjNNGNUdXUa3pJ2wrueCWYt3fQMevHirkplXwrjw0IOIoUZTVh05
qqwrQIl5WfbB6vtf9ScVPv1u1aivEGhupCkvF6eDFbBQ/jxQPmbDJ1HUfsx5q2ZxaXZrxLL7DXAsqOJiEN1pHwkfG80D5bBLTDt0xkdb4ZbTIWCNWA4pVo
CV/QFEb7TBKh1iYVF8eVTKBDtK/EeniBMjNlOikFbjIjXHKUn6YgEI7aQyFCBdq3bq0YNiQEJ2nX6cUiDU833eXFtw+1CfuJj47+zhXkCRSJEES2u1E7JZ
nxtSX99kfK6KWfft45qx7YMyvCpkGA+Y2tiTj44K0FSG23Y2jzaFJuZd/LfURuZNoygI9SQn7466qLsMIoDp0jZnob48243CPRvTRooPybQw1SXTv2TSzH
DjrmRYWhJhigWAb6gF1tQRx4lKdpEu+9SrHyom0+tB6Go4+iVG1lqE++AHuDkelJWOlivLVsCgjsqMSognASvhFLhXHoUjZsdNWYLo9GdgPNV+zYJVi0pg
7zkfVUd1Fi1YCb8MN1yTshzXEnWOqGkZap8vwW3w6dcpppBjHuR4RwpWKicC4e0L19hCPgeZExOwLjdFShTN40C5cXc3DXWP8kJUcSwFT3JLT+IoOSoGF7
m6ozfCnZN5Ly9rFEqht8rg6kIbEmalEq+69Z6AAl/JMhgYOGYy4me+538BgaISIiYqU65OjYP9a3UsGmzp8uMk5U4tXoagqOZiZRzVhugAeXSJP23Q7uF7
4jR2mvuEQSTzYc4rP4gDF8XiJEpWXj8FoECxKpQD1bSvffMa/qhDNU1D/iXYZ1iL6TwSphD+3feNgWPviIh9p9gHIlUa8+tEuGnRh2kaYDC8veHyFEgPsK
oRMumsa4H3xqWDHyPs9BnQqOQSHr9hya/lbCovjMrhwTxVHKHfYthk95PHLPyRO2NsZ56kzvL9hdvyy0K+b9H+UrZaiHRcIBXyMtj3wWTjsEmU1wONxuXm
fOx76FqLCRU8ll8r+yKQNlkGMY0vicDCwRCFUg6KtBPrHFUysf0bga6IrN4f33VGdHN74LEei7kjt97zsaUddD6w3iziqn0attumy8KJQn14PMo4AETdZx
BS9POr+6Pe8Q2JKRduP1oCu3P8by9Fk8sNGWb2Qg7pejuuuRl/kJRXd58M0jrySuiAjumMNVcu2dw6LSTejiJtWeKYZuo+zuR4SpAN6iPhI2AMyDoCHafG
GboMk7Jghti3TNqpPq1Vhsw1eurXHs/ZRYZPazmrdYIpeg6XcjneeMy2EEUu54Zh2RnOwg6AFchowUC3GO9CXhFDS5zHdwMpZCZ1U/55n1sMnucpCLQL33
XIRYLj0ml5At0vvQF1F27gZMpjhsU5CKtXbC9O8RrvprjMeHbb7K346rbSiWrjBZ7vhChCP73D8GYwLiduRmPiF5WCJ3SLz01vscOzSM2DgAIdPsqjXkS9
rdYr6ZrrO6Eu9LYEcwxGhRhw8oLvLI0tTJTYXDXI2y6nzHzJ9iQnqqES9UJWlE8o/KxT5baI4ZARaA8d1gS6w0vc4a4eDKDt9E7o2RXsfyWMIxcO0JOi0Z
EcbNLEL5MzePA54qPaetzPAilFYwwgHslG47QiKFF9+I7N+yK/9PfsQZOucVjBtdjeJRgOh8lUZc+ZcpcHvp/YXOiZL2qVj81v0kujfxHMgn9N2cHuktLH
1ETuKVghUNn2H1E9o3fM27DuLH6eqM4qgRJvsxk2LmVdqjMCiapUOxv2NXBSwEx0HCufOtLxiGMls3teCqjj2H00LSBUvE4cZUep64bVbZHfOhdo/o+x+9
bljzrkJZUJgqCUjxi9O4Z0j0ypVr3t3wFM/nqrkOyL3t0BR4ihgyKy9McC2q+i1bcZxcww/uYhJFtXQZZV5tj/zu7SwGkehy7dLvrzK75rTt/zGGnjpgd6
ZVXn6eVNaCY1Lob1j/hUL+UPIwpFRYVLrfksIz6fkbfg1/7lvpX0dyWWEtGpKgs/6YFCH5Pu1h0tN0RKDNaomsJwyPogqFbgl6dlkUkS8xtDvqiYnkaKOl
UnQLmmmda+sHj/Ou8xAuL+Jg36tNcT8xNWNmryBW6PClkcEx+/UJh5eGzZRSMbDSdMg/ym+snErXIPr9EKIzu96bxBex2b059N8IUeTblxorUzszGVWWmg
xvfgeze+5E4uYRrU6w2V30geWr1dDZC9JDxFvgTLEe/jBGsIu4f2WwyznKUUpc2Rk3iYXs8I1kl6nh8aMsFpZ7HBnZDe4Tp7IBfM6L7NDfMUdAHuZTwZRm
hF1Gq1SGrOgQ66u80Hq/PpKosBl2lmS51KjfcFivHJKMtd/DbA+HQTWwu2OrcL+KXsYJA6B/vbvblOBcWU0YVqeEEncf5uaSRppodeS4Uwt80DLuTMbIbY
vnannPs5drhf/B2BfUZZY1zEcsdy9jYS6PKI/hQ2bq58w3nPDed+HTgPR0Zr+XeNz5okOUr4X90EFdCqS9u3hUMz2StMfqpOwQUSaV2TKFUjx014SIyLdy
KZQBqfZTUFHvnTmmqiapni+S29C2yJP4gzxPjWJ2aKZMW76R8+L8uuUQZXydRSwSvc74rXdRFs4HoNpdmM5/L2V0/JneIw6A47hHP2ZjV6Eji5F5a6Je0F
dpn/LNFX+YjlmcXscWqTHTRqKK+ILPbn3OB0rjUKuzPxm+sNCb4MEjkw6+SSuG6oWVbml8Z7DO8e5P543iyG9/u57Z84AavlzQPFKj5wq5roccdR8M+mBG
5J2KcEhtUknbBaY02g46OqmM9QGTN4LhOg2klmMjDwmAPyVcbgsalhf/tPCd2I8CxMUvJ+A+tmLJVxcJUCicCenj+kqIfpiSg5tnvNtplRnVTpQ6ZbnJqh
h7cvQPq4xEAkGUtZJNL7i2Dvh0EsXUJAHl6XTM0MRFY+VKVONEk4EIsZcELyV2yQ+/6iCBnhPYosT6uN1+aj0ItztNsxGqvQirl1aKosrBvhRN8DgREjFE
KHRVxzyoqo2/1qJefPbMz2pDlRVJmRbl8pN/p394+thkzCO0f65E1ewPzdyi6BQztYaM2d/BggVzN/Zkq/ycs1qbKkQPyDNNSSDVqZ8UN6uVtQRZDDihlj
QNn7CwpiWeJImqg7R4ahyEqsA979ytSAcBDfCkJ3/kajqc8yodeewrAzU1o6Xm0aK7Z5xTL1l4ThZyWSUN9t2A+zIWFvOqnqtVHlM9LRjagaYgJ7aIE3Pf
UP5u/IR91asjU2bxflr98nVHdoLsmQoZTBypR1Uhlfck+bA01+vjob1m5GFj6G1jx+IekfpPv8kmuZE3TgUKxbmRN6XDobN59HqN8dTIJMzG+2yy9WxiLJ
VlQe69e32X4aU0+eNQ9aN9cWTkXWdGFyVH5l1YNW/B3MjSPwRsVZIgzX78xGUtoGAmqt/Ii27yqvdxgcEkMfJUJsvcpZZTgkcjUZteFRFD5QsvylHW8LI+
ZyvBTuWQuXga3xZX6vWsPmxD+T2qWqffBAMYy/NorRc2733En1UTDnedMzWqIjkbeikaQUbSs8gm/3DLWRcXUPpoxI9ZZBQPrbA3+sRRqyglTx2qVIJ/HH
Wn5QOdtsdsX+NE3nbvzZ3ZtxsX74UJTx1hFDVyGUlCq+ICtnymqz3/7bDyVVRPDeNky74x1s2XwaHQ5rjzM0Auiso8VY60FQlv7hFMdMvlX+PpnxIhhdct
ujx9D/Px0AyHf9wnjUvkB3oJW0rmlgLjfvk/Q/LR8Q==
"""
AT_REST, STEP, AT_LEAST = -2.572891, 0.10119704, 0.15


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
        if index in claimed or score(parts) < AT_LEAST:
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
