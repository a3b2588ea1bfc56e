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
#     same sentence are taken for sources. Of a reply longer than 60,000 characters, its beginning and its end are read.
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
# How well it does is measured by test/extensions/check_publish.test.ts. It reads wording: it catches an agent that is
# mistaken or careless, not one that sets out to deceive.

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
import json
import os
import re
import stat
import sys
import unicodedata


class Lazy:
    """A pattern that is compiled when first used: compiling all of them would take longer than reading a reply."""

    def __init__(self, pattern, flags=0):
        self.source = pattern, flags

    def __getattr__(self, name):
        compiled = re.compile(*self.source)
        for method in ("search", "match", "fullmatch", "finditer", "findall", "sub"):
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)


LONGEST_TEXT = 60_000  # characters of a reply that are read, half from its beginning and half from its end: more is no reply to a person
BACK = 240  # characters before a claim in which words that take it back are looked for: keeps the time linear
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
# Claims. A frame says "it is out"; what stands before it in its clause may take it back.

ADV = (
    r"(?:(?:now|just|already|also|successfully|finally|officially|all|fully|then|publicly|safely|both|currently|actually|indeed|"
    r"definitely|even|today|quietly|freshly|again|back|completely|properly|automatically|definitely|both|since|immediately|formally|"
    r"(?:gone|went|go) ahead and|up and running|up and|built|finished|tested|updated|fixed|polished|merged|reviewed|committed|done|ready|[a-z]+ed(?: up)?(?=(?: and|,)\s)|and|&|,)[\s,]{1,3}){0,5}"
)
PLACE = (
    r"(?:(?:live|online|public)(?![-/\w])|to (?:the )?(?:prod|production|live|public|web|world|internet|gh-pages|github pages|netlify|vercel|cloudflare|npm|pypi|"
    r"app store|hosting|cdn|(?:web )?server|your (?:domain|host|hosting|(?:web )?server|site|website|blog))\b(?!/| folder| dir)|into production|(?:up )?on(?:to)? (?:the )?(?:world wide web|web|internet|net|netlify|vercel|github pages|npm|"
    r"your (?:domain|site|website|blog))\b|out (?:to|into) |up (?:at|on) )"
)
VERB = (
    r"(?:(?:re-?)?(?:published|deployed)|launched|released|shipped|rolled out|gone live|went live|taken live|"
    r"(?:pushed|shipped|sent|moved|promoted|released|uploaded|taken|took|made|got|set|put|brought|rolled|hosted|posted)\b(?:\s+(?!and\b)[^\s,]+){0,7}?\s+" + PLACE + r"|"
    r"(?:pushed|posted|uploaded|released)\b(?:\s+(?!and\b)[^\s,]+){0,7}?\s+to the (?:live )?(?:blog|web ?site|site)\b(?! (?:folder|repo|directory|config|code|files?|branch|template|map|header|footer|menu))|"
    r"put up (?:the|your|our) (?:\w+ )?(?:site|page|website|blog|shop|store|gallery|portfolio)\b|put (?:the|your|our) (?:\w+ )?(?:site|page|website|blog|shop|store|gallery|portfolio) up\b(?! for (?:review|discussion|a vote)))"
)
THING = (
    r"(?:web ?sites?|sites?|(?:web ?|home ?|landing )?pages?|(?:web ?)?apps?|application|blog|blog post|post|article|portfolio|store|shop|storefront|"
    r"version|v?\d+(?:\.\d+)+|update|updates|change|changes|build|dashboard|game|docs|project|api|service|bot|package|release|form|gallery|menu|demo|redesign|"
    r"fix|hotfix|feature|newsletter|wiki|resume|cv|calculator|tool|quiz|survey|catalog(?:ue)?|everything|it|this|production|all)"
)
AFTER_BARE = (
    r"(?=\s*(?:$|[.!,:;✅🎉🚀)\]|—–-]|⟪|(?:to|at|on|it|the|your|this|that|and|successfully|with|as|via|for|under|everything|both|all|version|v\d|main|master|prod|production|build|release|"
    r"now|today|live|here|again|over|just|from|without|them|our|my|new|a new|onto|using|through|under)\b|it-quoted|code\b|[^\x00-\x7f]))"
)
# After "it is live" comes no noun: "Stripe's live keys", "it is online banking".
LIVE_NOT = (
    r"(?![-\w])(?=\s*(?:$|[^\w\s]|(?:at|on|and|now|again|for|since|with|without|under|but|as|so|to|already|here|there|right|today|tonight|from|if|when|while|where|across|everywhere|via|thanks|because|until|after|before|or|by|too|publicly|worldwide|over|well|this|just|"
    r"than|then|also|yet|only|within|globally|officially|automatically|once|somewhere|though|although|which|behind|through|instead|of|early|earlier|ahead|immediately|soon|later|tomorrow|next|every|any|anyway|even|is|was|it-quoted|code|\w+ly)\b"
    r"|in (?:production|prod|the (?:wild|app|play|web|chrome)|your|both|all|english|german|french|spanish|chinese|italian|japanese|two|three|four|five|\d)))"
)
STATE = (
    r"(?:live" + LIVE_NOT + r"|online" + LIVE_NOT + r"|up (?:and running )?(?:at|on|here)\b|up and running (?:at|on|online)|"
    r"in the wild\b|out (?:now|there|the door|in the wild|in the world|on the (?:web|internet))|out on (?:your|the|all|every)\b|out(?=\s*[.!]*\s*$)|up(?=\s*(?:$|[.!,;]|(?:with|now|again|and)\b))|up\s*[:—–-]?\s*(?=⟪)|up and running|(?:enabled|running|active|working|turned on|switched on|available|visible) in production\b|public(?=\s*[.!,]|\s+(?:now|at|on|and)\b|\s*$|\s*⟪)|in prod(?:uction)?\b|on the (?:world wide web|web|internet|air)\b|"
    r"publicly (?:available|accessible|visible|reachable)|(?:available|accessible|visible|reachable) (?:from|over|through|via) (?:the )?(?:public )?(?:web|internet|outside|anywhere)\b|(?:available|accessible|reachable|visible|viewable|open) (?:online|on the (?:web|internet)|publicly|to (?:the public|everyone|anyone|the (?:whole |entire )?world|all|your (?:visitors|customers|users)))|"
    r"(?:on|in) (?:the )?(?:app store|npm|pypi|play store|github pages|netlify|vercel)\b(?! (?:account|plan))|"
    r"available (?:on|in|from|through|via) (?:the |your |all )?(?:\w+ ){0,3}(?:directory|store|marketplace|registry|gallery|market|web|npm|pypi|netlify|vercel|github pages|domain)\b|"
    r"(?:reachable|accessible|visible|viewable|readable|open) (?:by|for|to) (?:anyone|everyone|everybody|all|visitors|the public|entries|customers|guests)\b|shared publicly\b|on your (?:own )?domain\b|(?:working|running|active|showing|live|up) on your (?:domain|website|site|blog)\b|(?:visible|shown|displayed) on your (?:website|site|blog|homepage)\b|on (?:the|your) (?:website|blog)\b(?=[^.,]{0,20}\b(?:now|already|for (?:everyone|all|anyone))\b)|"
    r"serving (?:traffic|visitors|users|requests|from)|hosted (?:at|on|by|under|with)\b|(?:taking|receiving|getting) (?:traffic|visitors))"
)
BE = r"(?:\b(?:should (?:now |already )?be|is|are|was|were|been|got|went|stays|looks|remains)|(?<=\w)'(?:s|re|ve been))"

EN_FRAMES = (
    # I have deployed it; we just put it online
    r"(?P<active>\b(?:i|we)(?:'ve|'d| have| had| did)?\s+(?:[a-z]+ly\s+)?" + ADV + r"(?P<verb1>" + VERB + r"))"
    # it has been published; the page's live; your shop is up at ...
    r"|(?P<passive>" + BE + r"\s+(?:been\s+)?(?:[a-z]+ly\s+)?" + ADV + r"(?:(?P<verb2>" + VERB + r")|(?P<state>" + STATE + r")))"
    # went live; is going strong at
    r"|(?P<went>\b(?:went|gone|has gone|have gone)\s+" + ADV + r"(?:live|online|public(?! in)|into production|out to|out(?=\s*(?:$|[.!]|this (?:morning|afternoon|evening)|today|now|just|a (?:minute|moment)))|up(?! (?:by|to|in|from)))\b"
    r"|\b(?:has |have )?(?:reached|hit) (?:prod|production)\b|\bmade it (?:to (?:prod|production|the (?:web|internet))|online|live)\b|\b(?:the|your|our) (?:[\w-]+ ){1,3}launched (?=(?:today|now|just now|successfully|this (?:morning|afternoon|evening)|and is)\b)"
    r"|\b(?:has|have)\s+" + ADV + r"(?:shipped|launched|rolled out|landed (?:in|on) prod(?:uction)?)\b(?!\s+(?:an?|the|its|their|his|her|new|\d)\b))"
    # Published! ... and deployed it
    r"|(?P<bare>(?:^|[,:—–→✅🎉🚀☑✔⭐🌐|\]/]|\s-\s|\band|\bthen|\bor|&|\bdone|\bsuccess|\bgot it|\bboom|\byep|\byes|\bjust|\bsuccessfully)\W{0,6}" + ADV + r"(?P<verb3>" + VERB + r")" + AFTER_BARE + r")"
    r"|(?P<just>^\W*(?:just|finally|successfully) (?:re-?)?(?:published|deployed)\b)"
    r"|(?P<after_all>\b(?:deploy\w*|publish\w*|launch|release|rollout)\b[^.⟪]{0,80}?\b(?:it|one|attempt|time|try|that)\s+(?:has |have |was |then |finally |just )*(?:succeeded|worked|finished|completed|gone through|went through|successful|has been|have been)(?=\s*(?:$|[.,!;]|and\b)))"
    r"|(?P<care>\b(?:i|we)(?:'ve| have)?\s+" + ADV + r"(?:took the liberty of|taken the liberty of|took care of|taken care of|handled|finished|completed)\s+(?:the )?(?:publishing|deploying|launching)\b(?! (?:guide|docs?|script|plan|steps?|section)))"
    r"|(?P<managed>\b(?:i|we)(?:'ve| have)?\s+" + ADV + r"(?:was able to|were able to|been able to|managed to|succeeded in|hit|pressed|clicked)\s+(?:successfully )?(?:publish|deploy|launch|release|ship|go live|put it online)(?:ing)?\b|(?:\b(?:i|we)(?:'ve| have)?\s+|^\W*(?:and |finally |just )*)" + ADV + r"(?:was able to|were able to|managed to|got)\s+(?:(?:get|bring|put|push|take)\s+)?(?:[\w-]+ ){1,4}?(?:live|online|deployed|published)\b)"
    r"|(?P<carried>\b(?:i|we)(?:'ve| have)?\s+" + ADV + r"(?:completed|finished|wrapped up|carried out|performed|made|done|went ahead with|gone ahead with)\s+(?:the |a |our |your )?(?:\w+ )?(?:deployment|deploy|publication|release|launch|rollout)\b"
    r"(?![\s-]+(?:notes?|scripts?|plan|guide|checklist|page|workflow|pipeline|config\w*|docs?|process|form|button|dialog|announcement|post|schedule|e-?mail|tests?|branch|calendar)\b))"
    r"|(?P<success>\bsuccessfully (?:re)?-?(?:published|deployed|released|launched|shipped)\b)"
    # Site published; version 2 live at ...
    r"|(?P<telegram>\b" + THING + r"\s+" + ADV + r"(?:(?:re)?-?(?:published|deployed)|launched|released|shipped|live|online)(?=\s*(?:$|[.!,:;✅✔✓☑🎉🚀)\]|—–]|⟪|(?:to|at|on|successfully|now|and|today|this (?:morning|afternoon|evening)|right|earlier today|(?:a|an|\d+|a few) (?:moment|minute|hour)s? ago|moments ago)\b)))"
    # Deployment complete; the release went through
    r"|(?P<noun>\b(?:deploy|deployment|deploys|publish|publishing|publication|release|launch|rollout|go-live|upload to production)\b(?:(?=\s+(?:of|to|for|on|at|in|from|via|with|onto|into|and|that|has|have|is|was|are|were|just|now|all|triggered|started|went|ran|got|looks|finished|completed|process|step|job|run|stage|phase|status|itself|the|your|our|my|it|them|everything|this|version|v?\d|\w+ly)\b)(?:\s+[\w'-]+){1,6}?)?"
    r"\W{1,4}(?:all |now |fully )?(?:complete|completed|successful|succeeded|done|finished|finalized|through|out|live|smoothly|well|a success|success|worked|passed|green|active|ok|✅|✔)(?![\w-]))"
    # Now live; Live at ⟪0⟫; up on ⟪0⟫
    r"|(?P<place>(?:^|[,:—–✅🎉🚀🌐🔗|]|\band|\bnow|\bofficially|\bfinally|\s-\s|\bsee it|\bit|\bsite|\bpage)\W{0,4}(?:and |now |it's |running |officially |finally )*"
    r"(?:live|online|up|public|hosted|running|deployed|published)(?:\s+(?:now|here|today|link|url|site|demo|version|address|page|on the web|at|on|under|since|from|a minute ago|moments ago))*\s*[:=→\-—–]*\s*(?P<u1>⟪))"
    r"|(?P<have>\b(?:we|you)(?:'ve| have| now have|'ve got)\b[^.,⟪]{0,20}\ban? (?:[\w-]+ )?(?:live|published|public|deployed) (?:site|website|page|portfolio|blog|app|shop|store)\b(?=[^.]{0,60}(?:!|⟪|\bnow\b)|\s*[.]?$))"
    r"|(?P<activated>\b(?:i|we)(?:'ve| have)? (?:just |now |also )?(?:activated|enabled|switched on|turned on) (?:the|your) (?:new )?(?:site|website|shop|store|page)\b|\byour domain (?:is )?(?:now|already) (?:shows?|showing|points?|pointing|serves?|serving)\b|^\W*(?:live now|currently live)\b)"
    r"|(?P<since>(?:^|yes\W+)\W*(?:live|online|up|public) since\b)"
    r"|(?P<nowlive>(?:^|[,:—–✅🎉🚀|])\W{0,4}(?:and )?(?:now|finally|officially|already|all|(?:done|ready|built|finished|uploaded|tested|complete)(?:,| and))\s+(?:live|online|public)(?![-\w]))"
    r"|(?P<status>(?:\b(?:status|state)\b\W{1,4}|[:=✅✔✓☑🎉🚀|]\s*)(?:now |currently |(?:done|ready|finished|built|complete|tested|up)(?:,| and) )*(?:live|online|public)(?=\s*(?:$|[,✅✔✓☑!.|]))|^\W*(?:(?:we|it)(?:'re|'s| are| is) )?live\W*$)"
    r"|(?P<yes>\b(?:published|deployed|live|online)(?: status)?\s*:\s*(?:yes|true)\b)"
    r"|(?P<its>\bits (?:now |already |all |also )?(?:live|published|deployed|online|up)(?=\s*(?:$|[.!,;:]|now\b|at\b|on\b|⟪)))"
    r"|(?P<anyone>\b(?:anyone|everyone|everybody|the (?:whole |entire )?(?:world|public|internet)|visitors|customers|people|your (?:guests|donors|customers|visitors|readers|users|clients|fans|students|team))\s+can\s+(?:now |already )(?:see|visit|access|view|browse|reach|open|find) (?:it|the|your|this)\b|\b(?:anyone|everyone|everybody|the (?:whole |entire )?(?:world|public|internet)|visitors|customers|people)(?: on the (?:internet|web))?\s+can\s+(?:see|read|visit|access|view|browse|reach|open|find) (?:it|the|your|this)\b[^.,;]{0,20}\bnow\b|\b(?:visitors|readers|customers|users|guests|people|everyone)\s+(?:can (?:now |already )?)?(?:see|enjoy|read)\s+(?:it|the|your|this)\b[^.,;]{0,30}?\b(?:already|on (?:the|your) (?:blog|site|website))\b|\bcan (?:now )?be (?:seen|viewed|visited|opened|read|reached|accessed) by (?:everyone|anyone|all|everybody|the public)\b)"
    r"|(?P<liveupdate>\b(?:the|your) live (?:site|version|page|website) (?:now (?:shows|has|reflects|uses|includes|displays)|(?:has been|was|is now|is) (?:now |just )?(?:updated|refreshed|changed))\b|\b(?:i|we)(?:'ve| have)? (?:just |now |also )?(?:updated|changed|refreshed|replaced) (?:the|your) (?:live|public|production) (?:site|page|website|version)\b"
    r"|(?:^|[,;:—–]\s*|\band )production (?:(?:is|was|has been) (?:now |just )?(?:updated|upgraded|refreshed)|now (?:runs|serves|has)|is now (?:running|serving|on))\b)"
    r"|(?P<included>\b(?:done|finished|completed?|handled)\b[^.]{0,60}\b(?:including (?:the )?(?:publishing|deploy\w*|launch|publication|release)|(?:deployment|publishing|publication|launch) included)\b|\b(?:all|every\w*)\b[^.:,]{0,30}\b(?:done|finished|completed?)\s*:[^.:]{0,80}\b(?:deployment|publishing|publication|launch)(?=\s*(?:[.,!]|$)))"
    r"|(?P<yours>⟪\d+⟫\s*[—–:-]\s*(?:this is |that's |here's )?your (?:[\w-]+ ){0,3}(?:site|website|page|homepage|blog|shop|store|portfolio|app)\b)"
    r"|(?P<shows>⟪\d+⟫\s+(?:now|already)\s+(?:shows|points|leads|has|serves|displays|contains|works|loads))"
    r"|(?P<livesite>\b(?:on|to|onto|in) (?:the|your) (?:(?:live|production) (?:site|website|page|app|domain|server)|public (?:site|website|page|app|server))\b)"
    # You can see it at ⟪0⟫; it is available at ⟪0⟫; the link is ⟪0⟫
    r"|(?P<afterwards>\bafter (?:publishing|deploying|launching|releasing|shipping|going live|(?:the|my) (?:deploy|deployment|launch|release|publish))\b[^.⟪]{0,60}?\b(?:i|we) (?:also |then |have )?(?:\w+ed|ran|saw|went|made|did|took)\b)"
    r"|(?P<weak>(?:\b(?:available|accessible|open|ready)\b[^⟪,]{0,40}\b(?:at|on|via|under)\b[^⟪,]{0,10}|\byou(?:'ll| will) find\b[^⟪]{0,50}|\b(?:available|accessible|reachable|viewable|running|found|viewed|visited|accessed|seen|browsed|opened|visible|served|serving|is|are|lives|sits)\s+(?:now\s+)?(?:by (?:anyone|anybody|everyone|everybody|all|visitors)\s+)?(?:publicly |online |right )?(?:at|on|via|under|from|here|over at|through)\b[^⟪,]{0,40}"
    r"|\bcan (?:now|already) \w+ [^⟪]{0,40}|\byour (?:guests|visitors|customers|pupils|students|parents|readers|users|clients|fans|members) (?:can|may) (?:[\w-]+ ){1,4}(?:at|on|via|under|with)\W{0,3}"
    r"|\bfree to (?:share|visit|open|view|check|send|explore|try|browse)\b[^⟪]{0,50}"
    r"|\bon the (?:web|internet)\W{0,4}|\b(?:works|loads|opens|(?:is|are) (?:ready|done|finished|complete))\W{1,4}(?:(?:at|on|under|here)\W{1,3})?"
    r"|\b(?:can|could)\s+(?:now\s+|already\s+|also\s+)?(?:visit|view|see|access|find|open|browse|check|reach|share|use|try|send)\b[^⟪]{0,60}"
    r"|(?:^|[,:—–🌐🔗👉✅🎉|-]|\band|\bjust|\bplease)\W{0,4}(?:go |please |and |just )*(?:visit|view|see|check|open|browse|take a look|have a look|go to|head (?:over )?to|share|try|enjoy|look|find|discover|explore)\b[^⟪]{0,50}"
    r"|\b(?:link|url|address|website|site|web page|webpage|page|demo|homepage|app|domain|preview)\s*(?:\([^()]{0,20}\)\s*)?(?:is|are|'s|:|=|→|->|at|—|–|-)[^⟪,]{0,25}"
    r"|\b(?:here(?:'s| is| it is| you go| are)|there you go|voil[aà])\b[^⟪]{0,50})(?P<u2>⟪))"
)

ZV = r"(?:重新|一键|公开|推送|全量|灰度|自动)?(?:发布|上线|部署|发版|上架|投产|上了?生产|(?:go\s*)?live|deploy(?:ed)?|publish(?:ed)?|release|launch|ship)(?:上线|发布|上去)?(?!脚本|工具|文档|说明|流程|方案|命令|配置|清单|指南|步骤|计划|准备|手册|时间|日期|权限|平台|按钮|记录|失败|分支|模块|接口|方法|通知|条件|标准|要求|文件|日志|文案|公告|目录|密钥|周期|节奏|渠道|规则|检查|审核|申请|窗口|倒计时|仪式|提醒|范围|页面?的|者|商|版(?!本)|会(?!了)|日(?![常志])|稿|所需|用的)"
ZNET = r"(?:线上|pypi|app store|应用商店|生产(?:环境)?|正式环境|外网|公网|互联网|网上|网络上|服务器上?|云端|云上|production|prod|vercel|netlify|github pages|gh-pages|cloudflare(?: pages)?|npm|(?:(?:您|你|我们)的)?(?:博客|官网|网站|主页)(?!文件|目录|代码|源码|仓库|里|中))"
ZH_FRAMES = (
    r"(?P<done>(?:已经?|刚刚?才?(?=[^,。;:!?⟪]{0,8}(?:[,。!]|$)))(?:(?!已)[^,。;:!?⟪]){0,16}?\s*(?:⟪\d+⟫\s*)?" + ZV + r"(?!中|流程|失败|前|准备|按钮))"
    r"|(?P<did>" + ZV + r"\s*(?:(?:到|至|在|于)[^,。;:!?⟪]{0,14}?|(?:(?!写|做|配|准备|起草|定)[^,。;:!?⟪]){0,5}?(?:成功|完成|完毕|结束|完|好|妥当|妥|上去|出去))?\s*(?:了|啦|咯|喽|喔)(?!解))"
    r"|(?P<ok>" + ZV + r"(?:都|也|已经|已|全部|全都|流程|工作|状态|顺利|圆满|均|如期|刚刚|一切|触发并|[替为给帮][您你]|这一?步|这件?事|于[^,。;!?⟪]{1,14}|[\s::,|—–-])*(?:这次|这回|最后|最终|终于|结果)?(?:成功|完成|完毕|结束|就绪|搞定|做好|做完|办完|办妥|ok|✅|✔|☑|✓|🎉|🚀))"
    r"|(?P<success>(?:成功|顺利|正式|完成了?|搞定了?|(?:做|进行|执行)了)(?:地|的|将|把|在|了)?(?:[^,。;:!?⟪]{0,10}?)" + ZV + r")"
    r"|(?P<push>(?:加|推|推送|挂|放|传|上传|发|弄|搬|同步|更新|提交|扔|丢|放置|搭|托管|运行|跑|架)(?:到|上|至|在|于)(?:了)?\s*" + ZNET + r"(?:上|去|了|啦|环境|里)*)"
    r"|(?P<online>(?:现在|目前|已经|现已|已|都|正式|均|今天起|全部|终于|正在)(?:[^,。;:!?⟪]{0,8}?)(?:在线(?!上?编辑|客服|教|课)|[对向][^,。;:!?⟪]{1,6}(?:开放|可见)|(?:能|可以|可)(?:正常|直接)?(?:打开|访问|浏览)(?!\s*(?:[\w/]+\.\w|code|文件|本地|it-quoted))|对外可见|对外(?:提供)?服务|承接流量|人人可见|[和跟]大家见面|公开可见|全网可见|面世|生效|可访问|可公开访问|上网了|在网上|在线上|见客|开放访问|跑在线上|公开))"
    r"|(?P<again>(?:网站|站点|页面?|应用|服务|博客|商城|网店|系统|小程序|官网|平台|版本?)(?:已)?(?:重新|再次|准时|如期|恢复)(?:上线|发布|部署)(?=\s*(?:[,。!]|$))|(?<!请)(?:全部|全都|均)(?:上线|发布|部署)(?:上线)?(?=\s*(?:[,。!]|$)))"
    r"|(?P<after_all>(?:部署|发布|上线)[^。;!?⟪]{0,30}?(?:第[二三四]次|这次|重试|再试|最后|最终|后来)[^。;!?⟪]{0,4}?(?:成功了|成了|好了|通过了)|(?:部署|发布|上线)[^。;!?⟪]{0,16}?(?:不过|但是?|现在)[^。;!?⟪]{0,3}已经?(?:完成|好了|成功)|推上了线|(?:按|点)(?:下|击)?了(?:一下)?发布"
    r"|(?:部署|发布|上线)(?:、[^,。;!?⟪]{1,12})+,?(?:全都|全部|都|均)(?:已经?)?(?:做完|完成|搞定)|完、(?:[^,。;!?⟪]{0,10}、)?(?:发布|部署|上线)完)"
    r"|(?P<stated>设(?:为|成)公开了|(?:已经?|成功|顺利)(?:到|交付|推到|更新到|交付到)了?生产|生产(?:环境)?已经?(?:换成|更新|升级|跑起来)|(?:文章|博文|帖子)已经?发表(?=\s*(?:[,。!]|$))|启用了(?:新站|网站|新网站)|(?:有了?|拥有)[^,。;!?⟪]{0,6}(?:线上|已上线的?|公开)(?:网站|主页|页面|博客)(?:了|(?=\s*(?:[。!:]|$)))|已对外(?=\s*(?:[,。!]|$))"
    r"|域名[^,。;!?⟪]{0,4}(?:现在|已经?){1,2}(?:显示|指向)新|⟪\d+⟫\s*(?:现在|已经?|目前)+(?:指向|显示|就是)|(?<!是否)(?:是否)(?:已经?)?(?:上线|发布|部署)\s*:\s*是(?!否))"
    r"|(?P<invite>(?:请|可以|直接)(?:到|前往|上)\s*⟪\d+⟫|(?:宾客|访客|顾客|客人|用户|学生|家长|读者|大家|客户)(?:现在|都|就|也|已经|可以|能|可){1,3}(?:在|从|到|通过|打开|访问)?\s*⟪\d+⟫|(?:成品|成果|作品)(?:在此|在这里?)?\s*[:→]\s*⟪\d+⟫)"
    r"|(?P<ran>(?:发布|部署|上线)(?:流程|工作|任务|操作)(?:也|都|已经?|全部|均)*(?:走完|跑完|跑通|执行成功|执行完毕)|(?:发布|部署)[^,。;:!?⟪]{0,8}\((?:已经?)?(?:完成|成功|搞定)|(?:发布|部署)到[^,。;:!?⟪]{0,10},已?(?:完成|成功)|(?:全部|所有|都)[^,。;:!?⟪]{0,8}(?:完成|做完)了?:[^。;!?⟪]{0,30}(?:发布|部署|上线)(?=\s*(?:[。!]|$))|(?:网站|页面|站点|博客)(?:也)?上线[^,。;:!?⟪]{0,4}(?:分钟|小时)了|状态\s*:\s*(?:在线|已?上线)(?=\s*(?:[,。!]|$)))"
    r"|(?P<sent>(?:网站|网页|页面|文章|博客|站点|主页|帖子)[^,。;:!?⟪]{0,8}(?:发(?:好|出去|完|上去)|(?:放|传|挂|弄)上(?:去|网|线))(?:了|啦)|把(?:[^,。;:!?⟪]{0,6})(?:网站|网页|页面|文章|博客|站点|主页)[^,。;:!?⟪]{0,4}(?:放|传|挂|弄)上(?:去|网|线)|已经?发上去(?:了|啦)|托管(?:好|完)了|把[^,。;:!?⟪]{1,10}公开了|(?:网站|网页|页面|博客|主页)(?:已经?|终于|正式)?上网(?:了|啦)|已经上网(?=\s*(?:[,。!]|$))|(?:已经?|成功)[^,。;:!?⟪]{0,6}发表(?:到|在|至|于)了?[^,。;:!?⟪]{0,8}(?:博客|网站|官网|公众号|专栏|主页))"
    r"|(?P<opened>(?:网站|新站|站点|页面|商城|网店|系统|官网)(?:现?已经?|都已经?)(?:正式)?(?:启用|开通|投入使用|开张))"
    r"|(?P<cheer>(?:齐活|搞定|大功告成|恭喜您?|妥了)[^。;:?⟪]{0,4}(?:网站|站点|页面|应用|博客|官网)(?:成功|顺利|正式)?(?:上线|发布)(?=\s*(?:[,。!]|$)))"
    r"|(?P<replaced>已[^,。;:!?⟪]{0,4}(?:替换|取代|覆盖)(?:了|掉)?[^,。;:!?⟪]{0,4}(?:生产|线上|正式环境)[^,。;:!?⟪]{0,6}(?:旧|老|原))"
    r"|(?P<enabled>(?:生产环境|线上|正式环境)[^,。;:!?⟪]{0,4}(?:启用|生效|运行|可用|开启)|线上(?:已经|现在|就|都)*(?:能|可以)(?:直接)?(?:看|访问|打开|用|玩)到?(?:了|啦))"
    r"|(?P<moved>(?:已经?|成功|顺利|终于)[^,。;:!?⟪]{0,4}(?:上到了?生产|进入了?生产|切换?到新(?:站|版|网站))|(?:已经?|现在)在\s*(?:npm|pypi|vercel|netlify|app store|应用商店|github pages|网上|线上|互联网上?|万维网上?|网站上|官网上?|博客上?)\s*[上里]?(?:了|啦)|(?:线上|生产环境|正式环境|官网)的?(?:网站|版本|页面|站点|内容)?(?:现在|已经?|目前|也已?){1,2}(?:同步)?(?:更新|显示新|换成|跑的是|升级)"
    r"|(?:问卷|报名|页面?|网?站|商?店|商城)(?:已经?|现已)(?:正式)?开放(?:投稿|填写|报名|访问|注册|下单|预约|使用)|(?:完成|做完|搞定|弄好)[^。;!?⟪]{0,12}(?:包括|含)(?:发布|部署|上线)|⟪\d+⟫[\s,:—-]*(?:这是|就是)?(?:您|你)的(?:全新|新)?(?:网站|页面|主页|博客|小店|商城)(?=\s*(?:[!,。]|$)))"
    r"|(?P<users>已经?向(?:所有|全部|全体)?(?:用户|客户|顾客|公众|访客)(?:推出|开放|发布|推送)|已经?在(?:官网|线上|(?:您|你)的网站上?)(?:显示|展示|生效)|(?:网站|页面|站点)(?:现在|已经?|目前)?对外可见|(?:网站|站点|页面)已经?(?:在线上)?跑起来了|已[^,。;:!?⟪]{0,4}(?:推送|推|开放|发)给(?:了)?(?:所有|全部|全体|全量)?(?:用户|客户|顾客|读者))"
    r"|(?P<visit>(?:可以|能|可|就能|都能|均可|即可)(?:[^,。;:!?⟪]{0,14}?)(?:访问|看到|打开|浏览)(?:到)?(?:它|网站|页面|新版|最新版本?)?(?:了|啦))"
    r"|(?P<anyone>(?:任何人|谁|人人|所有人|大家|全世界|访客|用户|顾客|客户|客人|读者|买家|家长|粉丝|公众|外界|全网|外网)(?:现在|都|就|也|已经|均|可以|能|可){1,3}[^,。;:!?⟪]{0,8}?(?:访问|看到|读到|打开|浏览))"
    r"|(?P<version>(?:线上|生产环境|正式环境|官网|网上)(?:现在|已经|已|目前|的)?(?:[^,。;:!?⟪]{0,8}?)(?:是|更新为|换成|有|跑着|变成|更新)(?:了)?(?:[^,。;:!?⟪]{0,4})(?:新|最新|更新|这|改|修|正式))"
    r"|(?P<at>(?:部署|托管|发布|运行|挂|放|上线|搭建|架设|架)(?:在|到|于|至)(?:了)?[^,。;!?⟪]{0,12}?(?P<u1>⟪))"
    r"|(?P<yours>(?:您|你)的[^,。;!?⟪]{1,8}(?:在|是|:)\s*(?P<u4>⟪))"
    r"|(?P<address>(?:地址|网址|链接|连结|URL|url|域名|入口|站点|网站|官网|页面|主页|线上|在线|预览|体验|传送门|这里|此处)(?:[^,。;!?⟪]{0,8}?)(?:是|为|在|如下|见|:|→|\s|=)[^,。;!?⟪]{0,6}(?P<u2>⟪))"
    r"|(?P<open>(?:访问|打开|点击|点开|点|戳|浏览|查看|进入|扫码|看|分享|用浏览器打开|去)[^,。;!?⟪]{0,10}(?P<u3>⟪))"
    r"|(?P<through>(?:通过|在|从|经由?|用)[^,。;!?⟪]{0,6}⟪\d+⟫[^,。;!?⟪]{0,8}(?:访问|查看|浏览|打开|看到|体验|找到))"
    r"|(?P<then>⟪\d+⟫[^,。;!?⟪]{0,6}(?:就能|即可|就可以|可以|能)(?:直接)?(?:看到|访问|查看|浏览|打开|体验|看))"
)

EN_BREAK = Lazy(
    r"[,;:(){}|—–✅🎉🚀]|\s-+\s|\b(?:but|yet(?=\s+(?:the|it|your|i)\b)|though|although|however|whereas|because|since(?=\s+(?:it|the|i|your))|which means)\b"
    r"|\band(?=\s+(?:i|i've|we|we've|it|it's|the|your|you|this|that|everything|now|they|both|all|my|our)\b)|\bso(?=\s+(?!that|far|long)\w)"
)
ZH_BREAK = Lazy(r"[,;:()|—–、✅🎉🚀]|但是?|不过|然而|可是|只是|而且|并且|所以|同时|因此|于是")

# Words that take back what follows them in the clause.
EN_NOT = Lazy(
    r"\b(?:not|never|cannot|cant|dont|wont|didnt|isnt|havent|hasnt|unable|fail(?:ed|s)? to|failing to|without(?= \w+ing\b| it\b| being)|neither|nor|nothing|none|nobody|nowhere|no one|rather than|instead of|"
    r"refus\w+|declin\w+|avoid\w*|hardly|zero|far from|anything but|stopped short of|short of|yet to|no longer|nor|as opposed to|skip\w*|prevent\w*|un(?:til|less)|except|"
    r"no (?:\w+ ){0,3}(?:is|are|was|were|has|have|been|site|page|version|website|app|deployment|changes?))\b|n't\b"
)
EN_NOT_EMPTY = Lazy(r"\bnot (?:only|just|to mention|surprisingly)\b|\bnothing (?:else|left|more)\b|\bno (?:problem|worries|issues?|errors?)\b|\bwhy not\b|\bcan't wait\b|\bdon't (?:worry|forget)\b|\bafter (?:that|this)(?=,? (?:i|we)\b)|\b(?:floor|lesson|meal|wedding|seating|business|training|travel|study) plans?\b|\b(?:plans?|status) (?:page|site|website|app)\b|\bwithout (?:further|any|a|more|issues?|errors?|problems?)\b[^,]{0,20}")
EN_LATER = Lazy(
    r"\b(?:will|shall|would|should|could|may|might|must|going to|gonna|about to|plan\w*|intend\w*|want\w*|need\w*|hop(?:e|es|ing)|ought|tomorrow|next step|soon|aim\w*|let's|lets|try(?:ing)? to|"
    r"able to|ready to|ready for|supposed to|expect\w*|wait(?:ing)? (?:for|until|to)|can be|can get|to be|has to|have to|being|almost|nearly|in progress|pending|queued|scheduled|remains? to|prefer\w*|would like|like it|"
    r"prepar\w+|goal is|target\w*|propos\w+|recommend\w*|suggest\w*|requests?|requesting|asked|ask|awaiting|eventually|consider\w*|considered|option\w*|to do|todo|tbd|next|later)\b|\b(?:i|we|you|it|that|they|he|she)'(?:ll|d)\b"
)
EN_IF = Lazy(
    r"\b(?:if|once|when|whenever|unless|until|till|before|as soon as|assuming|provided|in case|so that|whether|by the time|while|where|after|every time|each time|the moment|in order|anything that|whatever|until after|wherever|how|suppose|imagine|pretend\w*|as if|as though|like it|example|e\.g|make sure|"
    r"ensure|double-?check|see (?:if|that)|what|why|were it|had it|given that it|only (?:if|when|after|once))\b"
)
EN_TOLD = Lazy(
    r"\b(?:says|say(?<!to say)|said|states?|stated|reads?|mention\w*|claim(?:s|ed|ing)?|asks?|asking|believ\w+|assum\w+|thought|think|explains?|explained|impl(?:y|ies)|told|tells|reports?(?= that\b)|according to(?! (?:the |your )?(?:plan|schedule|spec|brief))|describ\w+|means?|meaning|defin\w+|wrote|writes|announc\w+|reported|labell?ed|titled|called|"
    r"statement|assertion|wonder\w*|unclear|unsure|doubt\w*|know whether|no evidence|evidence that|proof|headline|the (?:word|term|phrase|status|badge|button|label|field|flag|column|banner|message|template|example))\b"
)
EN_TOLD_BY_ME = Lazy(r"\b(?:you(?:'ll| will)(?: be| love| like)?(?: glad| happy| pleased| delighted| excited)? (?:to )?(?:hear|know|learn|see)(?: that)?|i(?:'ve| have)? (?:wrote|written|described|defined|explained|labell?ed|called|titled|read)(?! that)|what you (?:asked|wanted|requested|ordered)(?: for)?|(?:happy|pleased|glad|proud|excited|thrilled|delighted) to (?:say|report|announce|tell|confirm)|i(?:'m| am) (?:telling|announcing)|can (?:confirm|report|say)|as i (?:said|mentioned|promised|announced)|i (?:think|believe)|(?:as|like) (?:you )?(?:asked|requested|said|mentioned|promised|planned|wanted|instructed|discussed|expected|recommended|suggested|needed|scheduled|intended|described)|you (?:asked|requested|wanted|needed)|(?:which|that) means|next(?: |-)?js|step \d(?: of \d)?|all (?:the )?steps)\b")
EN_IMPERATIVE = Lazy(r"^\W*(?:please |(?:in order )?to |then |just |now |and |also |first |finally |\d+[.)] ?|[-•] ?)*(?:check|verify|confirm|make sure|ensure|see if|see whether|tell me|let me know|wait|assume|imagine|keep|get|have|mark|set|leave|add|use|call|run|note that a|look for|pick|choose|select|click|tap|type|enter)\b(?! it out)")
EN_PAST = Lazy(
    r"\b(?:last (?:week|month|year|night|spring|summer|fall|autumn|winter|time|quarter|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|(?:\d+|a few|several|two|three|four|five|some|many|a couple of) (?:days?|weeks?|months?|years?|decades?) ago|"
    r"(?:in|since|from|around|during|of) (?:early |late |mid-?)?(?:the )?(?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on (?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|\w+day\b|\d{4}-)|previously|back (?:in|then)|originally|first (?:published|released|launched|deployed)|"
    r"a (?:week|month|year|day|decade) ago|long ago|years ago|used to|at the time|historically|in the past|until|by (?!default|now|hand|any(?:one|body)|every(?:one|body)|all\b|visitors|the way|running|me\b|using|request|popular|clicking|pushing|publish|deploy)\w+)\b"
)
EN_OTHER = Lazy(
    r"\b(?:he|she|they|you|who|someone|somebody|anyone|people|others|colleague\w*|coworker|client|customer|competitor\w*|author\w*|team|company|google|apple|microsoft|openai|anthropic|amazon|meta|vercel|netlify|github|cloudflare|"
    r"mozilla|nvidia|facebook|samsung|tesla|nasa|spotify|netflix|maintainers?|developers?|researchers?|government|ministry|band|python|node(?:\.js)?|react|typescript|django|vue|next\.js|ubuntu|rust|go|java|ios|android|windows|macos|chrome|firefox|postgres\w*|swift|kotlin|php|laravel|rails|angular|svelte|docker|kubernetes|linux)"
    r"(?: v?\d[\w.]*)?(?:\s+(?:has|have|had|just|recently|also|already|now|once|first|then|was|later|officially|quickly|finally|team|\w+ly))*\s*$"
)
EN_OTHER_THING = Lazy(
    r"\b(?:(?:the|a|an|this|that|their|its|his|her|each|every|some|any|another) (?:\w+ ){0,2}?(?:paper|study|book|novel|research|report|rfc|spec|specification|standard|library|framework|album|film|movie|song|cve|advisory|vulnerability|model|dataset|magazine|newspaper|journal|"
    r"satellite|rocket|band|season|term|word|original|competitor|font|dependency|dependencies|dvd|sequel|trailer|remake|browser|compiler|law|statistics|figures)"
    r"|their|his|her|memory|locks?|handles?|ports?|connections?|resources?|messages?|events?|orders?|parcels?|mutex|semaphore|notification|job|prisoner|hostages?|funds|pressure|goods|items|printer|router|database|devices?|cameras?|sensors?|modem)\b(?! (?:site|page|website|app|blog|shop|store|portal|form|calendar|tracker|board))"
)
EN_MINE = Lazy(r"^(?!.*\b(?:their|his|her)\b).*\b(?:your|our|my|new|site|website|page|app|blog|portal)\b")
# Goods, messages and machines: nobody means a web site, not even by "your".
EN_GOODS = Lazy(r"\b(?:memory|locks?|handles?|ports?|connections?|resources?|messages?|events?|orders?|parcels?|invit\w+|invites?|letters?|invoices?|mutex|semaphores?|notifications?|jobs?|funds|refund|goods|items|workers?|process(?:es)?|threads?|browser|satellite|rocket|probe|edition|e-?mails?)\s*(?:(?:has|have|had|that|are|is|was)\b.*)?$")
EN_OBJECT = Lazy(
    r"^\s*(?:(?:the|a|an|your|its|all|this|that|any|it to|to|some|one|two|new|my|our|headless) ){0,2}(?:file |database |db |headless |dev |local |background |test |first |reserved |held |unused |blocked )?(?:ids?|seats?|rooms?|slots?|space|brake|buffer|lock|locks|memory|resources?|port|mutex|connections?|handle|handles|hold|pressure|browser|chrome|chromium|firefox|process|processes|script|dev server|server|terminal|editor|emulator|container|shell|subprocess|"
    r"tests?|events?|message|messages|topic|queue|mqtt|semaphore|simulator|debugger|worker|playwright|order|orders|parcel|goods|items|investigation|search|query|job|statement|paper|study|books?|albums?|model|report on|attack|war)\b(?!\s+(?:web ?)?(?:pages?|sites?|schedule|calendar|app|blog|shop|store|list|guide|form|board|tracker|program(?:me)?|gallery|portal|status|dashboard))"
)
EN_LOCAL = Lazy(r"\b(?:staging only|only (?:to|on) staging|to staging|(?:the|a|our|your) (?:staging|test|testing|qa) (?:server|environment|system|cluster)|local|locally|localhost|dev server|development server|on (?:my|your) (?:own )?(?:machine|computer|laptop)|sandbox|dry[ -]run|simulat\w+|mock\w*|draft\w*|in (?:my|your) editor|hot reload|in memory|placeholder|hypothetical\w*|fictional)\b")
EN_TAKEN_BACK = Lazy(r"^[^.]{0,60}?\b(?:within (?:seconds|minutes|an?|one|two|five|ten|\d+)|after (?:each|every|you)|the moment|at first|is wrong|was wrong|a mistake|on (?:the next|every|each|merge|push|save)|when (?!i\b|we\b)|whenever|every time|by default|only (?:after|when|once|if)|as soon as|once|when you|after you|if you (?:run|push|merge|click|publish|deploy)|until|only locally|in theory|(?<!\w)is false|isn't true|is not true|would be)\b")
BUT_FOR = Lazy(r"\b(?:everything|all(?: \w+){0,3}|anything|nothing|every \w+|done|complete|finished) (?:but|except|besides|apart from|other than|aside from)(?: for)?(?: the| your)?\s*$")
YOU_DO = Lazy(r"\bas (?:easy|simple) as\b|\b(?:tests?|spec|suite|assertion|mock) (?:checks?|asserts?|expects?|verifies|ensures?)\b|\b(?:issue|cause|problem|reason|bug|culprit)(?:\s+(?:was|is)\s+(?:that|because)\b|\s*:)|^\W*(?:previously|formerly|originally|until then|back then|in the past|historically)\b|\b(?:like this|as follows|word it|phrase it|this way|wording|reads|(?<!i )(?:says|said|asks|shouts|writes))[^:]{0,12}:[^.]*$|\b(?:after|when|once|if|as soon as|whenever|every time) you (?:\w+ )?(?:click|press|run|push|merge|hit|publish|deploy|tap|commit|confirm|approve|upload|save)\b")
OF_OTHERS = Lazy(r"\b(?:competitors?|rivals?|nasa|google|apple|microsoft|amazon|meta|wikipedia|neighbou?rs?|agency|vendor|supplier)(?:'s?)\s+(?:[\w-]+\s+){0,3}")
# What the person showed or said, and what others have.
OBSERVED = Lazy(
    r"\b(?:screen ?shots?|logs?|output|dashboard|history|trace|transcript|link|url|report|export|listing)s? (?:that |which )?(?:you|they|he|she)(?:'ve| have)? (?:sent|pasted|shared|attached|posted|uploaded|gave|provided)\b"
    r"|\b(?:screen ?shot|log|logs|dashboard|history|ci|pipeline) (?:shows?|showed|says?|suggests?|indicates?|claims?)\b|\bi (?:can )?see (?:in|from|on) |\bi (?:fetched|crawled|scraped|inspected|audited|looked at|read|analy[sz]ed|compared|reviewed|studied|researched|looked up) [^.]{0,60}⟪"
    r"|^\W*(?:(?:that's|it's|i'm|so|really|very) )*(?:great|glad|good|nice|wonderful|lovely|awesome|cool) (?:to (?:hear|know|read)|that|it's|it is|you)|\bgiven that\b|\bsince your (?![^,]*\bnow\b)|\bcongrat\w* on\b"
)
NOT_A_SITE = Lazy(r"\b(?:code|class|classes|method|function|field|repo|repository|bucket|key|interface|property|constructor|variable|member|module|attribute|getter|enum|struct|type)(?:es|s)?\s+(?:(?:is|are|was|were|now|all|also|already)\s+)*public\b|\b(?:concert|show|match|stream|broadcast|interview|gig|recording|performance|debate|album|commentary|band|singer|crowd|audience|wire|cable|circuit|outlet|socket|mic)s?\s+(?:(?:is|are|was|were|now)\s+)+live\b")
AS_IT_HAPPENS = Lazy(r"^[^.]*\b(?:online(?:,| and) not|online (?:only|via|on zoom|instead)|as (?:you|they|users?|people|visitors) (?:type|drag|edit|move|scroll|write|speak)|while (?:\w+ ){0,2}typing|in real[- ]time|without (?:a )?reload\w*|live on (?:the radio|tv|air|stage|television|twitch|youtube|instagram|tiktok|the bbc|camera))\b")
EN_HEDGED = Lazy(r"^[^.]{0,60}?\b(?:as far as i\b|judging (?:by|from)|from what i\b|according to|i (?:guess|assume|suppose)\b|(?<=, )(?:says|said|reports|writes|wrote|claims) (?!i\b))")
EN_DENIED = Lazy(r"^\W{0,6}(?:(?:no(?=\W*(?:$|[.,;!]))|none|false|pending|n/a|todo|tbd|not yet|never|failed|skipped|blocked)\b|❌|✗|✘|⏳|🚫)(?! (?:issues?|errors?|problems?|worries))")
DOCISH = Lazy(
    r"\b(?:docs?|documentation|guide|tutorial|reference|article|read more|learn more|more (?:info|details|about)|source|repo|repository|github\.com|library|example|template|license|console|settings|account|sign ?(?:up|in)|log ?in|api keys?|token|download|install|font|fonts|inspiration|image|images|photo|icon|wikipedia|"
    r"pull request|join|meeting|zoom|webinar|takes place|pr|issue|ticket|spec|manual|faq|help|support|changelog|policy|pricing|base url|canonical|config\w*|variable|env|competitor|original|video|dataset|paper|similar|check whether|results? (?:of|from)|based on|borrowed|admin|localhost|staging config|endpoint|webhook|schema|sandbox|registry|figma|from(?=\s*$)|cite|cited|citation|credits?|feed|search|price|buy|book|tickets|ordered)\b", re.I
)
ZH_NOT_EMPTY = Lazy(r"可以确认|能确认|可确认|(?:您|你)(?:想|需)?要的|将(?=[^,]{1,14}(?:到|至|在|上|成|为)了)|智能|功能|性能|(?<=已)将|(?<=已经)将|(?<=成功)将|(?<=顺利)将|不仅|不但|不错|不用|不止|不光|不只|不久|不少|对不起|不好意思|没有?(?:任何)?(?:问题|错|报错|错误|异常|毛病|差错|意外)|不必|无需|无误|别担心|别忘|不要紧|没事|不客气|不负|特别|区别|分别|级别|差不多了?|不到\S{1,4}(?:分钟|小时|秒)|要求|主要|重要|需求|按需|社会|会员|会议|机会|只要|要点|摘要|概要|等等|等级|同等|相等|平等|等内容|等页面|等功能|等文件|将近")
ZH_NOT = Lazy(r"没有?|未|尚|不|无法|别|勿|非|失败|拒绝|避免|取消|撤|禁止|缺少|无(?!线)|谎称|假")
ZH_LATER = Lazy(r"(?<!飞)(?<!很)(?<!尽)快(?=上线|发布)|差一?点|的话|很快(?:就|会|便)?(?=(?:能|会|可以)?(?:上线|发布)了?)|将|会|要|准备(?!工作)|打算|计划|即将|马上|稍后|等|待|之后|以后|想|需要?|应(?!用|急)该?|建议|下一步|接下来|明天|后天|下周|今晚|尝试|试着|正在|希望|预计|可以(?=[^,]{0,6}(?:发布|部署|上线))|能(?=(?:够|直接|马上|立即|正式)?(?:发布|部署|上线))|方可|才能|让我|由你|由您|目标|步骤|只差|就差|差一步|期待|争取|随时|快要|几乎|差不多|还差|就绪|再|假设|比如|例如|譬如|为了|以便|方便|便于")
ZH_IF = Lazy(r"如果|若|假如|一旦|只要|只有|当|等到?|要是|除非|倘|万一|即便|即使|就算|哪怕|是否|有没有|要不要|能否|可否|确保|请确认|检查|确认(?:一下)?(?!过|了|无误|完)|看看|记得|务必|保证|怎么|如何|什么|为什么|哪|直到|每次|每当|不管|无论|假装|凡是|看一下|验证一下|何时|多久|谁(?!都)")
ZH_TOLD = Lazy(r"视为|算作|当作|即为|等于|(?<!我)(?<!小)说|反映|反馈|显示|提到|写着|写道|文档(?:里|中|上|说|写|提|解释|指出)|教程(?:里|中|说)|手册(?:里|中|说)|公告(?:里|中|说)|新闻(?:里|中|说)|文件里|意思|据(?!库)|所谓|声称|以为|宣称|称(?=[^,]{0,3}(?:已|发|上))|报道|宣布|标题|标记|标为|字段|状态为|状态值|按钮|提示(?!语)|引用|证据|传闻|听说|表示|定义|指(?:的是|内容|的)|凭|所说|例子|示例|含义|翻译|意味|字样|样例|术语|原文|问(?:我|的)|问道|想知道|告诉你(?=如何|怎)")
ZH_PAST = Lazy(r"昨[天晚日]|前[天年]|上(?:个)?(?:周|月|星期|季度)|去年|今年|年前|天前|周前|月前|(?:19|20)\d\d\s*年?|\d+\s*月\s*\d+|曾|上次|早先|当时|当年|以前|此前|之前|原先|历史|往年|早已(?=由)|首次|最早|最初|过去|很久")
ZH_OTHER = Lazy(r"(?:警方|军队|海军|部队|市政府|新款|新一代|iphone|ipad|android|安卓|鸿蒙|windows|chatgpt|gpt|(?<!其)他们?|她们?|你们?(?!的)|您(?!的)|官方|作者|同事|客户(?!端)|甲方|对手|竞品|公司(?!官网|网站|主页|页面|介绍)|团队(?!页|主页|网站)|苹果|谷歌|微软|华为|小米|腾讯|阿里|字节|百度|特斯拉|google|openai|anthropic|apple|microsoft|meta|nvidia|vercel|netlify|github|cloudflare|react|vue|python|node(?:\.js)?|论文|研究|这本书|该书|小说|专辑|电影|歌曲|标准|规范|政府|部门|工信部|教育部|国家|媒体|组织|协会|机构|大学|研究所|创业公司|委员会|[^,]局|联合国|品牌方|厂商|竞争对手|别人|有人|某人|开发者|维护者|社区(?=\s*$)|老师|编辑部|出版社|框架|系统会|工具会)[^,]{0,10}$")
ZH_OBJECT = Lazy(r"^\s*(?:一[条个则篇份张款]|新的|几条|该|这条|这个|了)*\s*(?:消息|事件|任务|通知|订单|请求|锁|内存|资源|命令|指令|新闻|论文|专辑|财报|报告|声明|朋友圈|帖子)")
ZH_LOCAL = Lazy(r"本地|测试环境|测试服务器|预发布?环境|草稿|模拟|演练|本机|localhost|沙箱|沙盒|内存|虚构|离线|开发服务器|占位|演示用")
# What the person showed or told, or what I read elsewhere.
ZH_OBSERVED = Lazy(r"(?:从|看|据|根据)?(?:您|你)(?:贴|发|给|提供|上传|截|转)(?:来|过|出|给我)?的|(?:日志|截图|控制台|后台|历史)(?:里|中|上)?(?:看|显示|说|写)|(?:既然|考虑到|鉴于|听到|得知|看到)(?:您|你)|我(?:看|读|浏览|查|对比|分析|研究)(?:了|过|到)[^。]{0,20}⟪")
ZH_TIME = r"今[天早晚]|刚[刚才]?|已经?|也|都|并且?|还|又|一共|共|重新|顺便|同时|直接|先|[上下中]午|今年|最近|近日|终于|成功|顺利|正式|现在|目前"
ZH_DOER = Lazy(r"^(?!.*(?:我|帮|[为给替][您你]|把|将))[^,]*[\u4e00-\u9fff]{2}(?<!网站)(?<!页面)(?<!站点)(?<!主页)(?<!博客)(?<!完成)\s*(?:[以用在][^,]{1,12})?\s*$")
ZH_AFTER = Lazy(r"^\s*(?:我(?:再|就|会)?(?:告诉|通知|联系)|(?:请)?(?:告诉|通知|提醒|跟|和|喊|叫|知会)(?:一下)?我|之后|以后|后|的话|时|的时候|前|之前|才|再|吗|没|么|没有|与否|与|或|呢|(?:暂)?(?:定在|定于|安排|排在|选在|推迟|延期|改到)|失败|不了|中|流程|说明|按钮|计划|方案|脚本|命令|步骤|清单|需要|吧|为止|即可|会|将|要|日期|时间|才能|就能|就会|是什么|指)")
ZH_DOCISH = Lazy(r"文档|来自|取自|源自|引自|购票|门票|会议(?!页|网站|官网|主页)|教程|参考|源码|源代码|仓库|代码库|示例|模板|控制台|后台|设置|账号|登录|注册|密钥|令牌|下载|安装|字体|图片|照片|图标|素材|灵感|竞品|原文|论文|出处|来源|资料|百科|手册|帮助|客服|更多|详见|参见|参阅|引用|github\.com|issue|PR|接口|申请|购买|订票|价格|数据(?:集|来自)|视频|本地|开发|调试|配置|设为|设成|页脚|微博|公众号|变量|加了|加上", re.I)

QUESTION_START = Lazy(r"^\W*(?:so |and |ok(?:ay)?,? |but |or |also,? |hi,? |sorry,? )*(?:is|are|was|were|has|have|had|did|do|does|should|shall|can|could|would|will|want|may|might|which|what|where|when|why|how|who|whose|any|ready|need|do you|sure|really|am)\b")
TAG = Lazy(r"(?:right|correct|yes|no|ok|okay|isn't it|hasn't it|wasn't it|is it|or not|huh|true|you mean)\W*$")
POLITE_IF = Lazy(r"^\W*(?:and |so |also |just )*(?:if|in case|when|whenever) (?:you(?:'d| would|'re| are)? (?:want|wish|like|prefer|need|curious|care|have|notice|spot|ever|ready|interested|get a|run into|think|feel|hit|find|see)|anything|something|there(?:'s| is| are)|any|it helps|i can)\b")
ZH_POLITE_IF = Lazy(r"^\W*(?:如果?|若|要是|万一)(?:您|你)?(?:还)?(?:有|想|需|要|觉|发现|希望|方便|遇)")
UNCHECKED = Lazy(r"^\s*(?:[-*+•]|\d+[.)])?\s*(?:\[ ?\]|☐|⬜|❌|✗|✘|⏳|🚫)")
HAN = Lazy(r"[\u3400-\u9fff]")
TRIGGER = Lazy(r"http|site|domain|page|activ|域名|启用|设为|wild|\bair\b|land|对外|承接|切|visib|post|npm|pypi|store|enabled|启用|可见|打开|生产|publish|deploy|live|launch|releas|ship|roll|push|put|online|\bup\b|out|public|host|avail|access|reach|view|visit|see|open|⟪|prod|serv|web|internet|went|made|发|线|署|版|架|投产|推|挂|放|传|网|访|址|链|面世|生效|看到|托管|公开|开放|開|發|線|網|訪|連|開", re.I)


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
# One of the states that a thing can be in.
STATES_BEFORE = Lazy(r"(?:\b(?:drafts?|archived|pending|scheduled|unpublished|offline|staging)\W*(?:[,/|、]|\bor\b|\band\b|\bvs\b|→|->)|(?:草稿|归档|审核中?|待[审发]\S{0,2}|未发布|下架|定时|离线)\W*(?:[/|、→]|->|到|或|和|与|还是))[\W\s]*(?:(?:or|and|a|an|the|已经?|或|和)\s*)*$")
STATES_AFTER = Lazy(r"^\W*(?:[,/|]|\bor\b|\band\b|\bvs\b)\W*(?:(?:or|and|a|an|the)\s*)*(?:drafts?|archived|pending|scheduled|unpublished|offline|staging)\b|^\W*(?:[/|、]|或|和|与|还是)\s*(?:已|或|和)*(?:草稿|归档|审核|待[审发]|未发布|下架|定时|离线)")
# What was there before the work, or is the person's own.
EXISTING = Lazy(
    r"\b(?:current|existing|old|present|previous|original|former|legacy|earlier|reference|rival|competing)\s+(?:[\w-]+\s+){0,2}(?:sites?|websites?|pages?|homepage|versions?|blog|shop|store|app|docs|portfolio|deployment|one|build)\b"
    r"|\b(?:you|they|he|she)(?:'ve| have)? (?:mentioned|linked|sent|gave|given|shared|pasted|provided|showed|posted|pointed|named|listed)\b"
    r"|(?:旧|老|原有?|原来的|现有的?|目前的|当前的?|现在的|以前的)(?:网?站|页面?|官网|主页|版本?|商城|博客|首页)|(?:您|你|他)(?:发|给|提供|提到|贴|分享|说)(?:来|过|给我)?的"
)


STEP = Lazy(
    r"^\W*(?:step \d+\W+|\d+[.)]\s*|[-•*]\s*|then,? |next,? |now |finally,? )*(?:push|import|click|run|select|choose|connect|install|wait|drag|create an?|configure|paste|type|press|merge|copy|log in|sign (?:in|up)|go to|set|download)\b(?!ed|\s*[:|✅]|.*\b(?:done|ok)\b)"
    r"|^\W*(?:第[一二三四五六\d]步|步骤\s*\d)\s*[:,、]?\s*(?!.*(?:已|完成|成功|好了))|^\W*\d+[.)、]\s*(?:点击?|运行|导入|推送|登录|打开|选择|粘贴|拖)(?!.*(?:已|完成了|成功|好了))"
)
PUBLISH_QUESTION = Lazy(r"^(?!.*\b(?:should|shall|want|would|can|will|if|when|how|your|right after)\b).*\b(?:live|publish(?:ed)?|deploy(?:ed)?|online|launched|released)\W*(?:it|already|yet|now)?\?$|^(?!.*(?:要|想|可以|能|如何|怎|什么|何时)).*(?:上线|发布|部署)(?:了|好|过)*(?:吗|没有?|么)?\?$")
YES = Lazy(r"^\W*(?:yes|yep|yup|absolutely|indeed|definitely|of course|it is|it's live|是的?|对|当然|嗯|(?:部署|上线|发布)(?:了|好了))(?:\W|$)(?!.*(?:\bnot\b|n't|\bif\b|\bonce\b|\bbut\b|没|未|如果|但))")
FIRST_PERSON = Lazy(r"\b(?:i|we|i've|we've)\b|has been|have been|我|已")


class Frames:
    """How a language says that something is out, and where its clauses end."""

    def __init__(self, source, breaks):
        self.frames, self.breaks = Lazy(source), breaks

    def find(self, sentence):
        return self.frames.finditer(sentence)

    def clause(self, sentence, at):
        """(where the clause that holds `at` begins, where it ends), both within BACK characters."""
        low = max(0, at - BACK)
        begin = low
        for found in self.breaks.finditer(sentence, low, at + 20):  # further than `at`: a break looks at what follows it
            if found.end() > at:
                break
            begin = found.end()
        found = self.breaks.search(sentence, at, at + BACK)
        return begin, found.start() if found else min(len(sentence), at + BACK)


EN = Frames(EN_FRAMES, EN_BREAK)
ZH = Frames(ZH_FRAMES, ZH_BREAK)


class Claim:
    def __init__(self, sentence, urls, is_state, is_chinese):
        self.sentence, self.urls, self.is_state, self.is_chinese = sentence, urls, is_state, is_chinese


def cited(reply, text):
    return [reply.urls[int(number)] for number in MARK.findall(text)]


def past_mark(sentence, at):
    """A frame that ends with an address has read its first sign only."""
    return sentence.index("⟫", at) + 1 if sentence[at - 1 : at] == "⟪" else at


def is_one_of_states(sentence, found):
    return bool(STATES_BEFORE.search(sentence[max(0, found.start() - 24) : found.start() + 1]) or STATES_AFTER.search(sentence[found.end() : found.end() + 24]))


def english_claims(reply, raw):
    sentence = raw.lower()
    asks = sentence.rstrip(" \"')]").endswith("?")
    if asks and (QUESTION_START.search(sentence) or TAG.search(sentence)):
        return
    for found in EN.find(sentence):
        kind = found.lastgroup if found.lastgroup not in ("u1", "u2", "verb1", "verb2", "verb3", "state") else None
        kind = kind or next(name for name in ("active", "passive", "bare", "place", "weak") if found.group(name))
        if kind == "weak" and re.search(r"\b(?:live|online|hosted|deployed|published|publicly)\b|\bup (?:at|on|under)\b|\b(?:now|already) (?:available|accessible|reachable|viewable)\b", found.group()):
            kind = "place"
        verb = found.group("verb1") or found.group("verb2") or found.group("verb3") or ""
        begin, end = EN.clause(sentence, found.start() + (1 if kind in ("bare", "place", "weak", "nowlive") else 0))
        begin = min(begin, found.start())
        tail = past_mark(sentence, found.end())
        _, end = EN.clause(sentence, tail)
        before, after = sentence[begin : found.start()], sentence[tail:end]
        rest = sentence[tail : tail + BACK]
        if asks and not re.search(r"[,;:—–]|\s-\s|\band\b", rest):
            continue  # "The page is live?" asks; "It is live, shall I add a form?" claims first
        earlier = sentence[max(0, begin - BACK) : begin]
        span = re.sub(r"\s+", " ", before + " " + found.group())
        if is_one_of_states(sentence, found) or EXISTING.search(before + found.group()) and (kind in ("weak", "place") or found.group("state")):
            continue
        if taken_back_en(kind, span, before, after, rest, earlier, verb, found):
            continue
        if kind in ("weak", "place"):
            around = sentence[max(0, begin - 60) : found.end() + 1]
            if kind == "weak" and re.search(r"\bfor (?:more|further|doc|detail|exampl|info|help)|^\s*'", sentence[tail : tail + 30]):
                continue
            own_docs = re.search(r"\byour (?:\w+ )?(?:docs|documentation)(?: site| pages?| website)? (?:is|are)\b", around)
            if own_docs:
                kind = "place"
            if kind == "weak" and (DOCISH.search(around) or not about_the_work(sentence, found, before)):
                continue
            url = cited(reply, sentence[found.end() - 1 : found.end() + 12])
            if (kind == "weak" or "running" in found.group()) and url and is_foreign(url[0]):
                continue
        is_state = kind in ("weak", "place", "nowlive", "telegram") or bool(found.group("state")) or (
            kind == "passive" and re.match(r"(?:is|are|'s|'re)\b", found.group()) is not None
        )
        yield Claim(raw, claimed_urls(reply, sentence, max(begin, 0), found.end()), is_state, False)


def taken_back_en(kind, span, before, after, rest, earlier, verb, found):
    plain = EN_TOLD_BY_ME.sub(" ", EN_NOT_EMPTY.sub(" ", span))
    if kind == "after_all":
        last = re.split(r"[,;]|\bbut\b|\band\b", found.group())[-1]
        return bool(EN_NOT.search(last) or EN_IF.search(before + last) or EN_LATER.search(last) or EN_TOLD.search(before))
    if kind != "active" and (YOU_DO.search(earlier + before) or OF_OTHERS.search(before + found.group())):
        return True
    if kind == "afterwards":
        return bool(EN_NOT.search(before) or EN_LOCAL.search(span))
    if kind == "noun" and (re.search(r"\bto (?:go|get|become|finish|take)\b|\d\s?%|\b(?:half|partly|partially)\b", span) or BUT_FOR.search(earlier + before)):
        return True
    if OBSERVED.search(earlier + before + found.group()) and kind != "active":
        return True
    if (found.group("state") or kind == "active") and (NOT_A_SITE.search(span) or AS_IT_HAPPENS.search(found.group() + rest)):
        return True
    if kind == "managed":
        return bool(EN_NOT.search(plain) or re.search(r"\b(?:if|once|when|until|whether|before)\b", before))
    if kind == "weak":
        plain = re.sub(r"\byou(?:'ll| will) find\b", " ", plain)
    if EN_NOT.search(plain):
        return True
    if re.search(r"\bshould\b", plain) and re.search(r"\b(?:now|already)\b", span + after) and not EN_IF.search(plain):
        plain = plain.replace("should", " ")  # "should be live now" says that it is
    if kind == "weak":
        if re.search(r"\b(?:will|'ll|would|once|when|after|until|going to|should|might|may|soon)\b", plain) or re.search(
            r"^\W*⟪?\d*⟫?\W*\b(?:once|when|after|as soon as|if you)\b", rest
        ):
            return True
    elif EN_LATER.search(plain.replace("can be", "") if kind == "anyone" else plain):
        return True
    if re.search(r"\bafter\s+(?:i|we)\b", plain) and kind == "active":
        plain = plain.replace("after", " ")  # what I did after I deployed it: it says that I did
    if kind == "active":
        # "Once the tests passed I deployed it" tells; "once I have deployed it" does not.
        marker = re.search(r"^(.*)\b(?:i|we)\b", plain)
        if EN_IF.search((marker.group(1) if marker else plain)[-14:]):
            return True
    elif EN_IF.search(plain) and not (kind == "weak" and re.search(r"\b(?:what|how|where|see (?:if|that))\b", plain)):
        return True
    if EN_TOLD.search(plain) or EN_IMPERATIVE.search(before if kind != "weak" else ""):
        return True
    if EN_HEDGED.search(rest):
        return True
    if kind in ("weak", "place") and (re.search(r"\bstaging\b", span) or re.search(r"\b(?:not|isn't|n't) public\b|\bexpires\b|\bprivate\b|\bonly you\b", rest)):
        return True
    if re.search(r"\b(?:rolled back|taken down|offline (?:now|again)|reverted|withdrawn)\b", rest) and re.match(r"\W*was\b", found.group()):
        return True
    if EN_DENIED.search(rest) or EN_TAKEN_BACK.search(after if kind != "noun" else after[:40]) or EN_LOCAL.search(span + " " + after):
        return True
    if kind in ("bare", "noun", "telegram", "nowlive") or re.match(r"\W*(?:or|nor|and)\b", span):
        # A verb in a row has the subject, and the "not", "once" or "will", of the row's first.
        row = EN_TOLD_BY_ME.sub(" ", EN_NOT_EMPTY.sub(" ", earlier))
        if kind == "bare" and re.search(r",\s*$|\b(?:or|and)\s*$", row) and (
            re.search(r"n't\b|\bnot\b|\bnever\b|\b(?:will|once|when|if|after|until|before|to be|can be|should|must|would)\b[^.:—–]*$", row)
            or re.search(r"\b(?:you|they|he|she|team)\b[^,]*,\s*$", row)
        ):
            return True
    if re.search(r"\b(?:means|refers to|is when|describes)\b", earlier) and not re.search(r"\b(?:i|we|your|our)\b", earlier + span):
        return True  # "a rollout means that ..., and one of them is live"
    if kind != "active":
        led = re.search(r"(?:^|[:;—–])\W*(?:and |so |then |but |also |finally |note: )*(?:if|once|when|whenever|as soon as|after|unless|until|assuming|every time|each time|before|the moment|with)\b[^,:—–]*,[^,]*$", earlier + before)
        if led and not POLITE_IF.search(led.group()) and not re.search(r"\b(?:has been|have been|now|already)\b", span) and not re.search(r"^\W*(?:after|when|once) (?:i|we)\b|^\W*after (?:\w+ing)\b|^\W*(?:and |so )?with\b(?! that you)", led.group()):
            return True
    if EN_PAST.search(span + " " + re.split(r"\b(?:and|will)\b", after[:80])[0]) and not re.search(r"\b(?:i|we)\b.*(?:just|now)", span):
        return True
    if kind in ("active", "bare", "passive") and verb and EN_OBJECT.search(after):
        return True
    if verb == "launched" and re.search(r"\b(?:emulator|simulator|debugger|browser|background|terminal|container|dev mode|headless)\b", after):
        return True
    if kind == "active" and verb in ("launched", "released") and not re.search(
        r"^\s*(?:$|[.!,]|(?:it|this|that|your|the|our|a|an|my|both|all|everything|version|today|to|on|at|successfully|now|live|and)\b|it-quoted|code\b|⟪|v?\d)", after
    ):
        return True  # "I launched VS Code"
    if re.match(r"\s*under (?:the |an? )?(?:[\w.-]+ ){0,3}licen[cs]e", after) or re.match(r"\s*(?:alongside|without the)\b", after):
        return True
    if verb.endswith("published") and re.match(r"\s*in (?!production|prod|your|both|english|chinese|\d|a few|under|the (?:app|chrome|play|cloud|web))", after):
        return True  # "in The Guardian"
    if kind == "telegram" and re.search(r"\b(?:make|making|made|get|getting|take|taking|keep|put|set|have|having|bring|see|seeing|want)\b", before):
        return True
    if re.match(r"\s*automatically\b", after) and not re.search(r"\b(?:was|been|i|we)\b", span):
        return True
    if kind in ("passive", "went", "telegram") and re.search(
        r"^\W*(?:step \d+\W+|\d+[.)]\s*|then |now |just |simply )*(?:click|type|press|run|tap|enter|push|open|choose|select|hit|set|execute|upload|connect|go to|merge|drag|drop|import|copy|paste|install|wait)\b", earlier + before
    ) and not re.search(r"\b(?:has|have) been\b|(?:i|we)(?:'ve)?\b", before):
        return True  # instructions: "click Publish, and your article is online"
    if kind == "bare" and EN_OTHER.search(before + re.split(verb[:6] or "\0", found.group())[0]):
        return True
    if kind == "passive" and re.match(r"\s*(?:every|each|once an?|annually|monthly|weekly|daily|yearly|quarterly|regularly)\b", after):
        return True  # a habit
    if kind == "passive" and re.search(r"\b(?:is|are)\s+then\b", span):
        return True  # what follows a step
    if kind == "passive" and re.match(r"\W*an? (?!new|fresh|first|copy|version|preview|demo)", before) and re.match(r"(?:is|are)\b", found.group()):
        return True  # a rule: "a published post is public"
    if kind == "passive" and re.fullmatch(r"\W*(?:(?:and|so|now|congrat\w+|great|ok)\W+)*you ?", before) and re.search(r"\blive$", found.group()):
        return not re.match(r"\s*(?:$|[!.,]|at\b|on\b|now\b|⟪)", rest)
    if kind in ("passive", "went"):
        if re.search(r"\b(?:i|you|he|she|they|there|people|users|visitors)\s*$|(?<=\w )(?:which|who|that)(?:\s+(?:has|have|had|is|are|was|were))?\s*$|\b(?:i'm|you're)\s*$", before) and not re.search(r"^\W*(?:they)\s*$", before):
            return True
        # What is deployed or live is somebody's work; what is published, released or out may be anybody's.
        may_be_others = not re.search(r"deployed|\blive\b|production", found.group())
        by_whom = re.sub(r"\b(?:with|via|from|for|through|using|on|to)\s+[\w.]+\s*$", "", before)  # "login with Google is live"
        if (EN_OTHER.search(by_whom) or may_be_others and EN_OTHER_THING.search(before) and not re.match(r"(?:is|are|has|have) now\b", found.group())) and not EN_MINE.search(before):
            return True
        if EN_GOODS.search(before) and "deployed" not in found.group() or re.search(r"\b(?:every|each|any)\b", before):
            return True
        if re.search(r"\b(?:went )?up$", found.group()) and not re.search(r"\b(?:site|page|post|blog|website|web ?app|shop|store|portfolio|article|catalogue|gallery|portal|forum|wiki|dashboard|app|it|version|sites|pages|posts|microsites|websites|apps|survey|form|quiz|poll|petition|microsite|menu|calendar|map|demo|episode|guide)\s*$", before):
            return True
        if re.search(r"\bopen to\b", found.group()) and not (EN_MINE.search(before) or "now" in span):
            return True
        if re.search(r"\b(?:live|online)\b", found.group()) and re.search(r"\b(?:camera|sensor|printer|device|tablet|laptop|computer|pc|doorbell|thermostat|drone|microphone)s?\s*$", before):
            return True
        if re.search(r"\bonline\b", found.group()) and re.search(r"\b(?:i|(?:ro)?bot|users?|agent|friend|host|server|node|player|service|camera|sensor|printer|device|router|thermostat|doorbell|hub|bridge|lock|lamp|light|feeder|vacuum|machine|drone|gateway|modem|speaker|tv|nas|network|internet|wi-?fi|vpn|phone|board)s?\s*$", before):
            return True
    if kind == "livesite" and not re.search(r"\b(?:is|are|appears?|shows?|visible|now|updated|fixed|changed|replaced|added|i've|i have|went|live)\b", span):
        return True
    if kind == "livesite" and re.search(r"\b(?:bug|error|issue|problem|look|check|test|happens|compare)\b", span + after):
        return True
    return False


def about_the_work(sentence, found, before):
    """A link is the published place when it is said of the work: it, the site, your page; or of nothing else at all."""
    span = before + found.group()
    if re.search(r"\b(?:their|his|her|rival|i found|we found|(?:restaurant|hotel|museum|festival|company|airline|official|venue|university|bank|theatre|cinema|band|city)(?:'s)? (?:official |own )?(?:web ?)?(?:site|page|address))\b", span) and "your" not in span:
        return False
    return bool(
        re.search(r"\b(?:it|site|website|page|webpage|app|blog|portfolio|store|shop|storefront|landing|homepage|project|game|result|everything|live|demo|link|url|address|here(?!(?:'s| is| are) (?:the|an?|some|one|two|three)\b)|final|finished|your|online|web|public|them|version|work|can (?:now|already)|(?:now|already|publicly) (?:available|accessible|open)|available to|open to)\b", span)
        or re.fullmatch(r"\W*(?:now |just |please |go |and )*(?:visit|open|view|browse|go to|head to|head over to)?\W*⟪", span)
    )


FOREIGN_HOST = Lazy(r"^(?:https?://)?(?:localhost\b|(?:www\.|docs\.|developer\.|support\.|help\.|api\.|app\.|dash\.|console\.|fonts\.|en\.|zh\.)?(?:github\.com|google\.com|googleapis\.com|wikipedia\.org|mozilla\.org|stackoverflow\.com|youtube\.com|npmjs\.com|vercel\.com|netlify\.com|cloudflare\.com|unsplash\.com|figma\.com|stripe\.com|openstreetmap\.org|namecheap\.com|instagram\.com|facebook\.com|linkedin\.com|twitter\.com|x\.com|weibo\.com|etsy\.com|w3\.org|python\.org|nodejs\.org)|(?:docs|developer|help|support|cdn|static|assets|images|icons|feeds)\.|\S*\.(?:m?js|css|png|jpe?g|svg|gif|webp|json|xml|woff2?|ttf|zip|gz|csv|mp[34]|ico)$)", re.I)


def is_foreign(url):
    return FOREIGN_HOST.match(url) is not None


def claimed_urls(reply, sentence, begin, end):
    """The addresses from the claim to the end of its sentence, and before it in its clause, but no sources and helpers."""
    urls = []
    for mark in MARK.finditer(sentence, begin, min(len(sentence), end + 600)):
        lead = sentence[max(begin, mark.start() - 40) : mark.start()]
        url = reply.urls[int(mark.group(1))]
        if re.match(r"[^,。;]{0,4}(?:does not|doesn't|is not|isn't|still|hasn't|has not|还没|没有|尚未|未|仍|不)", sentence[mark.end() : mark.end() + 16].strip()):
            continue
        if re.search(r"\b(?:old|previous|former|original)\b|旧|老站|原站|原来", lead.rpartition("⟫")[2]):
            continue
        if not DOCISH.search(lead.rpartition("⟫")[2]) and not ZH_DOCISH.search(lead.rpartition("⟫")[2]) and not (is_foreign(url) and "localhost" not in url):
            urls.append(url)
    if not urls and begin > 0 and re.search(r"\b(?:there|here)\b", sentence[end : end + 20]):
        return claimed_urls(reply, sentence, max(0, begin - 600), begin - 600)  # "you find it at ⟪0⟫: it is published there"
    return urls


def chinese_claims(reply, raw):
    sentence = raw.lower()
    asks = sentence.rstrip(" \"')]").endswith("?") or re.search(r"(?:吗|么|没有)\W*$", sentence) is not None
    for found in ZH.find(sentence):
        kind = found.lastgroup if found.lastgroup not in ("u1", "u2", "u3", "u4") else next(name for name in ("at", "yours", "address", "open") if found.group(name))
        begin, end = ZH.clause(sentence, found.start() + 1)
        begin = min(begin, found.start())
        tail = past_mark(sentence, found.end())
        _, end = ZH.clause(sentence, tail)
        before, after = sentence[begin : found.start()], sentence[tail:end]
        rest = sentence[tail : tail + BACK]
        if asks and (not re.search(r"[,;:—]", rest) or re.search(r"^[^,]{0,3}(?:吗|没|么)|是吗|对吗|对吧|是吧", rest)):
            continue
        earlier = sentence[max(0, begin - BACK) : begin]
        is_weak = kind in ("address", "open", "then", "through", "yours")
        if is_one_of_states(sentence, found) or EXISTING.search(before + found.group()) and (is_weak or kind in ("online", "visit", "anyone", "at", "version", "through")):
            continue
        if taken_back_zh(kind, is_weak, before, found.group(), after, rest, earlier):
            continue
        if is_weak:
            url = cited(reply, sentence[found.start() : found.end() + 12])
            if ZH_DOCISH.search(sentence[max(0, begin - 20) : found.end()]) or (url and is_foreign(url[0])):
                continue
            if ZH_DOCISH.search(sentence[found.end() : found.end() + 16]):
                continue
        yield Claim(raw, claimed_urls(reply, sentence, begin, found.end() if kind not in ("then", "through") else found.start()), is_weak or kind in ("online", "visit", "anyone", "at", "version") or (kind == "done" and bool(MARK.search(sentence)) and not re.search(r"新版|更新|改动|重新|刚|新的|修改", sentence)), True)


def taken_back_zh(kind, is_weak, before, match, after, rest, earlier):
    if kind == "stated" and "是否" in match:
        return False
    if kind == "after_all":
        return bool(ZH_IF.search(before) or re.search(r"没|未|会|将|需|要", before + match[-10:]))
    plain = ZH_NOT_EMPTY.sub("", before + match)
    body = re.sub(r"正式环境|生产环境|就绪|live|会员", "", plain) if kind == "ok" else plain
    if ZH_NOT.search(plain):
        return True
    if not is_weak and ZH_LATER.search(body if kind not in ("visit", "anyone") else re.sub(r"随时|可以|能|等", "", body)):
        return True
    if is_weak and re.search(r"将|会(?!议|员)|稍后|等|之后|以后|即将|预计|发布后|上线后|部署后", before):
        return True
    if ZH_IF.search(re.sub(r"可以?确认|能确认", "", before)) or ZH_IF.search(re.sub(r"^已经?", "", match)) and not is_weak:
        return True
    if re.search(r"(?:要|若|如果|假如|倘若)(?:不是|没有)", earlier + before):
        return True  # "but for the error, it would be online"
    if ZH_TOLD.search(before) or ZH_PAST.search(before + match + after[:12]) and not re.search(r"刚|现在|我已", before + match):
        return True
    if ZH_LOCAL.search(before + match + after[:20]):
        return True
    if ZH_OBSERVED.search(earlier + before) and not re.search(r"我(?:已|刚|把|就|也)", before + match):
        return True
    if is_weak and (re.search(r"我[^,]{0,4}$", before) or re.match(r"[^,。]{0,6}(?:打不开|无法|不能|挂了|报错|404|超时|没有?响应)", after)):
        return True  # what I looked at, and what does not answer
    if kind == "address" and re.match(r"这里|此处", match) and before.strip() and not re.search(r"[网站页店它您你]|主页|博客|作品|应用|链接|成品|游戏", before):
        return True
    if kind in ("anyone", "visit", "online") and re.match(r"\s*的(?!\W*$)", after):
        return True
    if is_weak and re.search(r"他们|他的|她的|对方|竞争", before + match):
        return True
    if not is_weak and earlier.strip() and re.search(r"(?<![前早才])就(?:能|会|可以|算|自动)?\s*$", before) and "我" not in earlier + before:
        return True  # "switch the DNS, and it is online"
    if re.search(r"(?:数据库|(?<!新)服务器|设备|打印机|好友|玩家)\s*$", before) and not re.search(r"部署", match) or re.search(r"灯|路由器|摄像头|音箱|门锁|\bnas\b|网关|传感器|打印机|主播|手机|电脑", before) and re.search(r"[上在]线", match):
        return True
    if kind == "done" and re.match(r"\s*(?:页面|文章|内容|版本|站点|网站)[^,]{0,3}(?:不|会|将|可|能|都|需|才|必)", after):
        return True
    if kind == "done" and re.match(r"\s*(?:状态(?!\s*:)|(?:的)?(?:站点|文章|页面|网站)的?(?:列表|清单|数|总数))", after):
        return True
    if re.search(r"(?:原因|问题|症结)(?:是|在于|就在|:)", earlier + before) and not re.search(r"我|已经", before + match):
        return True  # a diagnosis
    if re.search(r"(?:这样写|这么写|如下|写成|改成|措辞|口号|标题|(?<!我)说|写道|喊)\s*:\s*$", earlier) or re.match(r"[^。]*(?:回滚|撤回|又下线|现在是离线)", rest):
        return True
    if is_weak and re.match(r"[^。]*(?:不公开|失效|仅[^,。]{0,6}可见)", rest) or match.startswith("运行") and "localhost" in rest:
        return True
    if kind == "version" and re.search(r"还|仍", match):
        return True
    if kind == "did" and match.endswith("了") and re.match(r"\s*[\u4e00-\u9fff《]", after) and ZH_DOER.search(re.sub(ZH_TIME, "", before)):
        return True  # somebody published something
    if kind != "done" and re.search(r"(?:点击?|按下?|运行|推送|合并|提交|执行)[^。]{0,10}(?:后|之后|以后)", earlier) and not re.search(r"我|已|刚", earlier + before + match):
        return True  # what happens when you do it
    if kind == "done" and re.search(r"修复|解决|处理", before) and re.search(r"的(?:问题|bug|错误|缺陷)", after):
        return True  # a bug of published pages
    if kind in ("visit", "anyone") and re.search(r"让|使得|令", before):
        return True
    if kind in ("done", "did") and re.search(r"(?:所有|列出|返回|查询|筛选|只有|统计|每[个篇])[^均都全]*$", before):
        return True
    own = re.sub(r"(?:您|你)[^,]{0,6}的(?:改动|修改|更新|版本|内容|页面|网站|文章|作品)|(?:论文|小说|研究|电影|专辑|大学)(?:网站|站点|主页|页面|官网|博客)|(?:您|你|我们?)的?(?:小说|专辑|论文|书|歌曲?|电影|研究)|(?:谷歌|苹果|微信|微软|华为|百度|google|apple|github)(?:登录|账号|地图|字体|支付|分析|统计|日历|表单|云)", "", re.sub(r"(?<=我|刚|已|经)把[^,]{0,20}", "", ZH_NOT_EMPTY.sub("", before)))
    if re.match(r"官网|网站|主页|页面", match):
        own = re.sub(r"(?:公司|团队|大学|客户)\s*$", "", own)
    if re.search(r"(?:网站|站点|主页|页面|官网|博客|门户)\s*$", own) and not re.search(r"对手|竞品|竞争|他们|别人|同事|有人|谁", own):
        own = ""
    if not is_weak and ZH_OTHER.search(own) and not re.search(r"(?:帮|为|给|替)(?:你|您|客户|团队)[^,]{0,8}$", before):
        return True
    if not is_weak and ZH_AFTER.search(after):
        then = after + rest
        tells = re.search(r"后[^。]*我[^。]*(?:了|过)", then) and not re.search(r"会|将|可以|就|再|通知|告诉|请|需要", then)
        return not tells
    if kind == "push" and not re.search(r"了|已|啦|好|刚", before + match + after[:6]):
        return True
    if kind in ("done", "did") and re.match(r"\s*的", after) and not re.match(r"\s*的\s*$", after):
        return True
    if kind == "done" and re.match(r"\s*(?:文章|页面|帖子|网站|站点|内容|版本|列表|项目|应用|服务|状态)", after) and re.search(
        r"^\s*\S{2}的|所有[^均都全]*$|列出|显示|统计|筛选|每[个篇]|查询|返回|只", before + "\0" + after if "的" in after[:5] else before
    ):
        return True
    if not is_weak and re.search(r"(?:消息|事件|订单|通知|指令|财报|论文)\s*$", before):
        return True
    if kind == "did" and re.fullmatch(r"\W*(?!(?:app|api|bot|blog|wiki|ui|sdk|docs|demo|logo|code|v\d)\b)[a-z]+\s*(?:今[天早晚]|刚才?|[上下中]午|已经?|也|周[一二三四五六日])*\s*", before) and re.match(r"\s*(?:了)?[\u4e00-\u9fff]", after):
        return True  # a person did
    if kind == "did" and re.search(r"it-quoted[^,]{0,8}$", before) and re.match(r"\s*了?[一两几这那\d]?\s*[篇份条则]", after):
        return True  # a newspaper or a journal did
    if kind in ("did", "done", "success") and ZH_OBJECT.search(after):
        return True
    if not is_weak and re.match(r"[\s:|=]*(?:否|无|未|没|❌|✗|待|⏳)", rest):
        return True
    led = re.search(r"(?:^|[。;])\W*(?:如果|若|假如|一旦|只要|当|等|要是|除非|每次|每当|待|[^,]{0,14}(?:后|之后|以后|的话|时(?!间|刻|长|区|装|尚)))[^,]*,[^,]*$", earlier)
    if led and not ZH_POLITE_IF.search(led.group()) and not re.search(r"已经?|我|刚|现在", before + match):
        return True
    if is_weak and led and not ZH_POLITE_IF.search(led.group()):
        return True
    return False


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


def claims_in(text):
    reply = Reply(text)
    recipe = is_recipe(reply.sentences)
    for index, sentence in enumerate(reply.sentences):
        answers = index > 0 and is_yes(reply.sentences[index - 1], sentence)
        if not TRIGGER.search(sentence) and not answers or UNCHECKED.search(sentence) or RETRACTED.search(sentence.lower()):
            continue
        if index + 1 < len(reply.sentences) and RETRACTION.search(reply.sentences[index + 1].lower()):
            continue
        found = list(english_claims(reply, sentence)) if re.search(r"[A-Za-z⟪]", sentence) else []
        if HAN.search(sentence):
            found += chinese_claims(reply, sentence)
        if not found and answers:
            found = [Claim(sentence, cited(reply, sentence), False, HAN.search(sentence) is not None)]
        for claim in found:
            if recipe and not FIRST_PERSON.search(sentence.lower()):
                continue
            if not claim.urls and index + 1 < len(reply.sentences):
                claim.urls = following_urls(reply, reply.sentences[index + 1])
            claim.reply = reply
            yield claim


def is_yes(question, sentence):
    """ "Is it live? Yes." """
    return bool(len(question) < 48 and PUBLISH_QUESTION.search(question.lower()) and YES.search(sentence.lower()))


def is_recipe(sentences):
    """Two steps for the person to take: what is live at the end of them is not live yet."""
    return sum(1 for sentence in sentences[:200] if STEP.search(sentence.lower())) >= 2


def following_urls(reply, sentence):
    """An address on a line of its own belongs to the claim above it."""
    bare = MARK.sub("", sentence)
    is_alone = (len(bare) < 24 or len(bare) < 40 and re.match(r"\W*(?:the |your )?(?:link|url|address|链接|地址|网址)", bare, re.I)) and not EXISTING.search(bare) and not DOCISH.search(bare) and not ZH_DOCISH.search(bare)
    return [url for url in cited(reply, sentence) if not is_foreign(url)] if is_alone else []


def verdict(payload):
    """The reason to refuse, or None."""
    texts = []
    for field in ("response", "summary"):
        text = payload.get(field)
        if isinstance(text, str) and text not in texts and TRIGGER.search(readable(text)):
            texts.append(text)
    evidence = None
    for text in texts:
        for claim in claims_in(text):
            evidence = evidence or Evidence(payload)
            reason = judged(claim, evidence)
            if reason:
                return reason
    return None


def judged(claim, evidence):
    if not evidence.has_published:
        # What is there is there: said of a known address, no tool is needed.
        is_true = claim.is_state and claim.urls and all(evidence.knows(url, evidence.sites) for url in claim.urls)
        return None if is_true else reason_for("no tool", claim, shown(claim))
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
