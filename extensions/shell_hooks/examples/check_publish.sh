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
#     known at all, addresses are not judged. What lies below a known address is known.
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


LONGEST_TEXT = 400_000  # characters of a reply that are read; what lies beyond is no reply to a person
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
    return [trimmed(match.group()) for match in URL.finditer(text[:LONGEST_TEXT])]


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


class Reply:
    """A reply as sentences; `urls` holds the addresses that the marks in them stand for."""

    def __init__(self, text):
        self.urls = []
        text = INVISIBLE.sub("", text[:LONGEST_TEXT].replace("⟪", "<").replace("⟫", ">").replace("\r", "\n"))
        text = FENCE.sub(lambda found: self.kept(found.group(2)), text)
        text = INLINE_CODE.sub(lambda found: self.kept(found.group(1)), text)
        text = re.sub(r"~~[^~\n]{1,300}~~", " ", text)
        text = re.sub(r"<(https?://[^<>\s]+)>", r" \1 ", text)
        text = MARKDOWN_LINK.sub(lambda found: "%s %s " % (found.group(1), found.group(2)), text)
        text = re.sub(r"</?[a-zA-Z][^<>\n]{0,200}>", " ", text)
        text = URL.sub(self.mark, text)
        text = unicodedata.normalize("NFKC", text.replace("’", "'")).translate(SIMPLIFIED)
        text = re.sub(r"^[ \t]*>[^\n]*$", "", text, flags=re.M)
        text = QUOTED.sub(lambda found: found.group() if MARK.fullmatch(found.group()[1:-1].strip()) else " it-quoted ", text)
        text = SNAKE_CASE.sub(" CODE ", text)
        text = re.sub(r"[*_#]{1,6}", " ", text)
        text = re.sub(r":[ \t]*\n\s*(?:[-•→👉🔗🌐] ?)?(?=⟪\d+⟫\s*(?:\n|$))", ": ", text)  # "You can see it here:" and the address below
        self.sentences = [part for part in self.split(text) if part]

    def kept(self, code):
        """Code is quoting, unless it is nothing but an address."""
        found = URL.fullmatch(code.strip())
        return " %s " % code.strip() if found else " CODE "

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
    r"(?:gone|went|go) ahead and|up and running|up and|built|finished|tested|updated|fixed|polished|merged|reviewed|committed|done|ready|and|&|,)[\s,]{1,3}){0,5}"
)
PLACE = (
    r"(?:live|online|public|to (?:the )?(?:prod|production|live|public|web|world|internet|gh-pages|github pages|netlify|vercel|cloudflare|npm|pypi|"
    r"app store|hosting|cdn|(?:web )?server|your (?:domain|host|hosting|(?:web )?server|site|website|blog))\b|into production|(?:up )?on (?:the )?(?:web|internet|net|netlify|vercel|github pages|npm|"
    r"your (?:domain|site|website|blog))\b|out (?:to|into) |up (?:at|on) )"
)
VERB = (
    r"(?:(?:re-?)?(?:published|deployed)|launched|released|shipped|rolled out|gone live|went live|taken live|"
    r"(?:pushed|shipped|sent|moved|promoted|released|uploaded|taken|took|made|got|set|put|brought|rolled|hosted|posted)\b(?:\s+(?!and\b)[^\s,]+){0,7}?\s+" + PLACE + r"|"
    r"(?:pushed|posted|uploaded|released)\b(?:\s+(?!and\b)[^\s,]+){0,7}?\s+to the (?:live )?(?:blog|web ?site|site)\b(?! (?:folder|repo|directory|config|code|files?|branch|template|map|header|footer|menu))|"
    r"put (?:the|your|our) (?:\w+ )?(?:site|page|website|blog|shop|store|gallery|portfolio) up\b(?! for (?:review|discussion|a vote)))"
)
THING = (
    r"(?:web ?sites?|sites?|(?:web ?|home ?|landing )?pages?|(?:web ?)?apps?|application|blog|blog post|post|article|portfolio|store|shop|storefront|"
    r"version|v?\d+(?:\.\d+)+|update|updates|change|changes|build|dashboard|game|docs|project|api|service|bot|package|release|form|gallery|menu|demo|redesign|"
    r"fix|hotfix|feature|newsletter|wiki|resume|cv|calculator|tool|quiz|survey|catalog(?:ue)?|everything|it|this|production|all)"
)
AFTER_BARE = (
    r"(?=\s*(?:$|[.!,:;✅🎉🚀)\]|—–-]|⟪|(?:to|at|on|it|the|your|this|that|and|successfully|with|as|via|for|under|everything|both|all|version|v\d|"
    r"now|today|live|here|again|over|just|from|without|them|our|my|new|a new|onto|using|through|under)\b|it-quoted|CODE|[^\x00-\x7f]))"
)
LIVE_NOT = r"(?![-\w]|\s+(?:stream|streaming|data|preview|reload|chat|demo|music|updat|coding|view|wire|event|show|concert|audience|session|in (?!production|prod|the wild|your|both|all|the (?:app|play|web|chrome))))"
STATE = (
    r"(?:live" + LIVE_NOT + r"|online\b(?! (?:course|class|tool|store builder|order))|up (?:and running )?(?:at|on|here)\b|up and running (?:at|on|online)|"
    r"out (?:now|there|the door|in the wild|in the world|on the (?:web|internet))|out(?=\s*[.!]*\s*$)|up(?=\s*(?:$|[.!,;]|(?:with|now|again|and)\b))|up\s*[:—–-]?\s*(?=⟪)|up and running|(?:enabled|running|active|working|turned on|switched on|available|visible) in production\b|public(?=\s*[.!,]|\s+(?:now|at|on|and)\b|\s*$|\s*⟪)|in production\b|on the (?:web|internet|air)\b|"
    r"publicly (?:available|accessible|visible|reachable)|(?:available|accessible|visible|reachable) (?:from|over|through|via) (?:the )?(?:public )?(?:web|internet|outside|anywhere)\b|(?:available|accessible|reachable|visible|viewable|open) (?:online|on the (?:web|internet)|publicly|to (?:the public|everyone|anyone|the (?:whole |entire )?world|all|your (?:visitors|customers|users)))|"
    r"(?:on|in) (?:the )?(?:app store|npm|pypi|play store|github pages|netlify|vercel)\b(?! (?:account|plan))|"
    r"available (?:on|in|from|through|via) (?:the |your |all )?(?:\w+ ){0,3}(?:directory|store|marketplace|registry|gallery|market|web|npm|pypi|netlify|vercel|github pages|domain)\b|"
    r"serving (?:traffic|visitors|users|requests|from)|hosted (?:at|on|by|under|with)\b|(?:taking|receiving|getting) (?:traffic|visitors))"
)
BE = r"(?:\b(?:should (?:now |already )?be|is|are|was|were|been|got|went|stays|looks|remains)|(?<=\w)'(?:s|re|ve been))"

EN_FRAMES = (
    # I have deployed it; we just put it online
    r"(?P<active>\b(?:i|we)(?:'ve|'d| have| had| did)?\s+(?:[a-z]+ly\s+)?" + ADV + r"(?P<verb1>" + VERB + r"))"
    # it has been published; the page's live; your shop is up at ...
    r"|(?P<passive>" + BE + r"\s+(?:been\s+)?(?:[a-z]+ly\s+)?" + ADV + r"(?:(?P<verb2>" + VERB + r")|(?P<state>" + STATE + r")))"
    # went live; is going strong at
    r"|(?P<went>\b(?:went|gone|has gone|have gone)\s+" + ADV + r"(?:live|online|public(?! in)|into production|out to|up(?! (?:by|to|in|from)))\b" + r")"
    # Published! ... and deployed it
    r"|(?P<bare>(?:^|[,:—–→✅🎉🚀☑✔⭐🌐|\]/]|\s-\s|\band|\bthen|\bor|&|\bdone|\bsuccess|\bgot it|\bboom|\byep|\byes|\bjust|\bsuccessfully)\W{0,6}" + ADV + r"(?P<verb3>" + VERB + r")" + AFTER_BARE + r")"
    r"|(?P<just>^\W*(?:just|finally|successfully) (?:re-?)?(?:published|deployed)\b)"
    r"|(?P<managed>\b(?:i|we)(?:'ve| have)?\s+(?:was able to|were able to|been able to|managed to|succeeded in|hit|pressed|clicked)\s+(?:successfully )?(?:publish|deploy|launch|release|ship|go live|put it online)(?:ing)?\b)"
    r"|(?P<carried>\b(?:i|we)(?:'ve| have)?\s+" + ADV + r"(?:completed|finished|wrapped up|carried out|performed|made|done)\s+(?:the |a |our |your )?(?:\w+ )?(?:deployment|deploy|publication|release|launch|rollout)\b"
    r"(?![\s-]+(?:notes?|scripts?|plan|guide|checklist|page|workflow|pipeline|config\w*|docs?|process|form|button|dialog|announcement|post|schedule|e-?mail|tests?|branch|calendar)\b))"
    r"|(?P<success>\bsuccessfully (?:re)?-?(?:published|deployed|released|launched|shipped)\b)"
    # Site published; version 2 live at ...
    r"|(?P<telegram>\b" + THING + r"\s+" + ADV + r"(?:(?:re)?-?(?:published|deployed)|launched|released|shipped|live|online)(?=\s*(?:$|[.!,:;✅🎉🚀)\]|—–]|⟪|(?:to|at|on|successfully|now|and|today|this (?:morning|afternoon|evening)|right|earlier today|(?:a|an|\d+|a few) (?:moment|minute|hour)s? ago|moments ago)\b)))"
    # Deployment complete; the release went through
    r"|(?P<noun>\b(?:deploy|deployment|deploys|publish|publishing|publication|release|launch|rollout|go-live|upload to production)\b(?:\s+[\w'-]+){0,6}?"
    r"\W{1,4}(?:all |now |fully )?(?:complete|completed|successful|succeeded|done|finished|finalized|through|out|live|smoothly|well|a success|passed|green|ok|✅|✔)(?![\w-]))"
    # Now live; Live at ⟪0⟫; up on ⟪0⟫
    r"|(?P<place>(?:^|[,:—–✅🎉🚀🌐🔗|]|\band|\bnow|\bofficially|\bfinally|\s-\s|\bsee it|\bit|\bsite|\bpage)\W{0,4}(?:and |now |it's |running |officially |finally )*"
    r"(?:live|online|up|public|hosted|running|deployed|published)(?:\s+(?:now|here|today|link|url|site|demo|version|address|page|on the web|at|on|under|since|from|a minute ago|moments ago))*\s*[:=→\-—–]*\s*(?P<u1>⟪))"
    r"|(?P<nowlive>(?:^|[,:—–✅🎉🚀|])\W{0,4}(?:and )?(?:now|finally|officially|already|all|(?:done|ready|built|finished|uploaded|tested|complete)(?:,| and))\s+(?:live|online|public)(?![-\w]))"
    r"|(?P<status>(?:\b(?:status|state)\b\W{1,4}|[:=✅🎉🚀|]\s*)(?:now |currently |(?:done|ready|finished|built|complete|tested|up)(?:,| and) )*(?:live|online|public)(?=\s*(?:$|[,✅!.|])))"
    r"|(?P<its>\bits (?:now |already |all |also )?(?:live|published|deployed|online|up)(?=\s*(?:$|[.!,;:]|now\b|at\b|on\b|⟪)))"
    r"|(?P<anyone>\b(?:anyone|everyone|everybody|the (?:whole |entire )?(?:world|public|internet)|visitors|customers|people|your (?:guests|donors|customers|visitors|readers|users|clients|fans|students|team))\s+can\s+(?:now |already )(?:see|visit|access|view|browse|reach|open|find) (?:it|the|your|this)\b)"
    r"|(?P<shows>⟪\d+⟫\s+(?:now|already)\s+(?:shows|has|serves|displays|contains|works|loads))"
    r"|(?P<livesite>\b(?:on|to|onto|in) the (?:live|public|production) (?:site|website|page|app|domain|server)\b)"
    # You can see it at ⟪0⟫; it is available at ⟪0⟫; the link is ⟪0⟫
    r"|(?P<afterwards>\bafter (?:publishing|deploying|launching|releasing|shipping|going live|(?:the|my) (?:deploy|deployment|launch|release|publish))\b[^.⟪]{0,60}?\b(?:i|we) (?:also |then |have )?(?:\w+ed|ran|saw|went|made|did|took)\b)"
    r"|(?P<weak>(?:\b(?:available|accessible|open|ready)\b[^⟪,]{0,40}\b(?:at|on|via|under)\b[^⟪,]{0,10}|\byou(?:'ll| will) find\b[^⟪]{0,50}|\b(?:available|accessible|reachable|viewable|running|found|viewed|visited|accessed|seen|browsed|opened|visible|served|serving|is|are|lives|sits)\s+(?:now\s+)?(?:by (?:anyone|anybody|everyone|everybody|all|visitors)\s+)?(?:publicly |online |right )?(?:at|on|via|under|from|here|over at|through)\b[^⟪,]{0,40}"
    r"|\bcan (?:now|already) \w+ [^⟪]{0,40}"
    r"|\bfree to (?:share|visit|open|view|check|send|explore|try|browse)\b[^⟪]{0,50}"
    r"|\bon the (?:web|internet)\W{0,4}|\b(?:works|loads|opens|(?:is|are) (?:ready|done|finished|complete))\W{1,4}(?:(?:at|on|under|here)\W{1,3})?"
    r"|\b(?:can|could)\s+(?:now\s+|already\s+|also\s+)?(?:visit|view|see|access|find|open|browse|check|reach|share|use|try|send)\b[^⟪]{0,60}"
    r"|(?:^|[,:—–🌐🔗👉✅🎉|-]|\band|\bjust|\bplease)\W{0,4}(?:go |please |and |just )*(?:visit|view|see|check|open|browse|take a look|have a look|go to|head (?:over )?to|share|try|enjoy|look|find|discover|explore)\b[^⟪]{0,50}"
    r"|\b(?:link|url|address|website|site|web page|webpage|page|demo|homepage|app|domain|preview)\s*(?:\([^()]{0,20}\)\s*)?(?:is|are|'s|:|=|→|->|at|—|–|-)[^⟪,]{0,25}"
    r"|\b(?:here(?:'s| is| it is| you go| are)|there you go|voil[aà])\b[^⟪]{0,50})(?P<u2>⟪))"
)

ZV = r"(?:重新|一键|公开|推送|全量|灰度|自动)?(?:发布|上线|部署|发版|上架|投产|上了?生产|(?:go\s*)?live|deploy(?:ed)?|publish(?:ed)?|release|launch|ship)(?:上线|发布|上去)?(?!脚本|工具|文档|说明|流程|方案|命令|配置|清单|指南|步骤|计划|准备|手册|时间|日期|权限|平台|按钮|记录|失败|分支|模块|接口|方法|通知)"
ZNET = r"(?:线上|生产(?:环境)?|正式环境|外网|公网|互联网|网上|网络上|服务器上?|云端|云上|production|prod|vercel|netlify|github pages|gh-pages|cloudflare(?: pages)?|npm|(?:(?:您|你|我们)的)?(?:博客|官网|网站|主页)(?!文件|目录|代码|源码|仓库|里|中))"
ZH_FRAMES = (
    r"(?P<done>(?:已经?|刚刚?才?(?=[^,。;:!?⟪]{0,8}(?:[,。!]|$)))(?:(?!已)[^,。;:!?⟪]){0,16}?\s*(?:⟪\d+⟫\s*)?" + ZV + r"(?!中|流程|失败|前|准备|按钮))"
    r"|(?P<did>" + ZV + r"\s*(?:(?:到|至|在|于)[^,。;:!?⟪]{0,14}?|(?:(?!写|做|配|准备|起草|定)[^,。;:!?⟪]){0,5}?(?:成功|完成|完毕|结束|完|好|妥当|妥|上去|出去))?\s*(?:了|啦|咯|喽|喔)(?!解))"
    r"|(?P<ok>" + ZV + r"(?:都|也|已经|已|全部|全都|流程|工作|状态|顺利|圆满|均|如期|刚刚|一切|\s)*[::,]?\s*(?:这次|这回|最后|最终|终于|结果)?(?:成功|完成|完毕|结束|就绪|搞定|ok|✅|✔|☑|✓|🎉|🚀))"
    r"|(?P<success>(?:成功|顺利|正式|完成了?|搞定了?|(?:做|进行|执行)了)(?:地|的|将|把|在|了)?(?:[^,。;:!?⟪]{0,10}?)" + ZV + r")"
    r"|(?P<push>(?:推|推送|挂|放|传|上传|发|弄|搬|同步|更新|提交|扔|丢|放置|搭|托管|运行|跑|架)(?:到|上|至|在|于)(?:了)?\s*" + ZNET + r"(?:上|去|了|啦|环境|里)*)"
    r"|(?P<online>(?:现在|目前|已经|现已|已|都|正式|均|今天起|全部)(?:[^,。;:!?⟪]{0,8}?)(?:在线(?!上?编辑|客服|教|课)|[对向][^,。;:!?⟪]{1,6}(?:开放|可见)|(?:能|可以|可)(?:正常|直接)?(?:打开|访问|浏览)(?!\s*(?:[\w/]+\.\w|code|文件|本地|it-quoted))|对外可见|公开可见|全网可见|面世|生效|可访问|可公开访问|上网了|在网上|在线上|见客|开放访问|跑在线上|公开))"
    r"|(?P<again>(?:网站|站点|页面?|应用|服务|博客|商城|网店|系统|小程序|官网|平台|版本?)(?:已)?(?:重新|再次|准时|如期|恢复)(?:上线|发布|部署)(?=\s*(?:[,。!]|$))|(?<!请)(?:全部|全都|均)(?:上线|发布|部署)(?:上线)?(?=\s*(?:[,。!]|$)))"
    r"|(?P<replaced>已[^,。;:!?⟪]{0,4}(?:替换|取代|覆盖)(?:了|掉)?[^,。;:!?⟪]{0,4}(?:生产|线上|正式环境)[^,。;:!?⟪]{0,6}(?:旧|老|原))"
    r"|(?P<enabled>(?:生产环境|线上|正式环境)[^,。;:!?⟪]{0,4}(?:启用|生效|运行|可用|开启))"
    r"|(?P<users>已[^,。;:!?⟪]{0,4}(?:推送|推|开放|发)给(?:了)?(?:所有|全部|全体|全量)?(?:用户|客户|顾客|读者))"
    r"|(?P<visit>(?:可以|能|可|就能|都能|均可|即可)(?:[^,。;:!?⟪]{0,14}?)(?:访问|看到|打开|浏览)(?:到)?(?:它|网站|页面|新版|最新版本?)?(?:了|啦))"
    r"|(?P<anyone>(?:任何人|所有人|大家|全世界|访客|用户|顾客|客户|客人|读者|买家|家长|粉丝|公众|外界|全网|外网)(?:现在|都|就|也|已经|均|可以|能|可){1,3}[^,。;:!?⟪]{0,8}?(?:访问|看到|打开|浏览))"
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
    r"prepar\w+|goal is|target\w*|propos\w+|recommend\w*|suggest\w*|request\w*|asked|ask|awaiting|eventually|consider\w*|considered|option\w*|to do|todo|tbd|next|later)\b|\b(?:i|we|you|it|that|they|he|she)'(?:ll|d)\b"
)
EN_IF = Lazy(
    r"\b(?:if|once|when|whenever|unless|until|till|before|as soon as|assuming|provided|in case|so that|whether|by the time|while|where|after|every time|each time|the moment|in order|anything that|whatever|until after|wherever|how|suppose|imagine|pretend\w*|as if|as though|like it|example|e\.g|make sure|"
    r"ensure|double-?check|see (?:if|that)|what|why|were it|had it|given that it|only (?:if|when|after|once))\b"
)
EN_TOLD = Lazy(
    r"\b(?:says|say(?<!to say)|said|states?|stated|reads?|mention\w*|claim(?:s|ed|ing)?|asks?|asking|believ\w+|assum\w+|thought|think|explains?|explained|impl(?:y|ies)|told|tells|reports?(?= that\b)|according to|describ\w+|means?|meaning|defin\w+|wrote|writes|announc\w+|reported|labell?ed|titled|called|"
    r"statement|assertion|wonder\w*|unclear|unsure|doubt\w*|know whether|no evidence|evidence that|proof|headline|the (?:word|term|phrase|status|badge|button|label|field|flag|column|banner|message|template|example))\b"
)
EN_TOLD_BY_ME = Lazy(r"\b(?:you(?:'ll| will)(?: be| love| like)?(?: glad| happy| pleased| delighted| excited)? (?:to )?(?:hear|know|learn|see)(?: that)?|i(?:'ve| have)? (?:wrote|written|described|defined|explained|labell?ed|called|titled|read)(?! that)|what you (?:asked|wanted|requested|ordered)(?: for)?|(?:happy|pleased|glad|proud|excited|thrilled|delighted) to (?:say|report|announce|tell|confirm)|i(?:'m| am) (?:telling|announcing)|can (?:confirm|report|say)|as i (?:said|mentioned|promised|announced)|i (?:think|believe)|(?:as|like) (?:you )?(?:asked|requested|said|mentioned|promised|planned|wanted|instructed|discussed|expected|recommended|suggested|needed|scheduled|intended|described)|you (?:asked|requested|wanted|needed)|(?:which|that) means|next(?: |-)?js|step \d(?: of \d)?|all (?:the )?steps)\b")
EN_IMPERATIVE = Lazy(r"^\W*(?:please |then |just |now |and |also |first |finally |\d+[.)] ?|[-•] ?)*(?:check|verify|confirm|make sure|ensure|see if|see whether|tell me|let me know|wait|assume|imagine|keep|get|have|mark|set|leave|add|use|call|run|note that a|look for|pick|choose|select|click|tap|type|enter)\b(?! it out)")
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
EN_GOODS = Lazy(r"\b(?:memory|locks?|handles?|ports?|connections?|resources?|messages?|events?|orders?|parcels?|mutex|semaphores?|notifications?|jobs?|funds|refund|goods|items|workers?|process(?:es)?|threads?|browser|satellite|rocket|probe|edition|e-?mails?)\s*(?:(?:has|have|had|that|are|is|was)\b.*)?$")
EN_OBJECT = Lazy(
    r"^\s*(?:(?:the|a|an|your|its|all|this|that|any|it to|to|some|one|two|new|my|our|headless) ){0,2}(?:file |database |db |headless |dev |local |background |test |first )?(?:lock|locks|memory|resources?|port|mutex|connections?|handle|handles|hold|pressure|browser|chrome|chromium|firefox|process|processes|script|dev server|server|terminal|editor|emulator|container|shell|subprocess|"
    r"tests?|events?|message|messages|topic|queue|mqtt|semaphore|simulator|debugger|worker|playwright|order|orders|parcel|goods|items|investigation|search|query|job|statement|paper|study|books?|albums?|model|report on|attack|war)\b(?!\s+(?:web ?)?(?:pages?|sites?|schedule|calendar|app|blog|shop|store|list|guide|form|board|tracker|program(?:me)?|gallery|portal|status|dashboard))"
)
EN_LOCAL = Lazy(r"\b(?:local|locally|localhost|dev server|development server|on (?:my|your) (?:own )?(?:machine|computer|laptop)|sandbox|dry[ -]run|simulat\w+|mock\w*|draft\w*|in (?:my|your) editor|hot reload|in memory|placeholder|hypothetical\w*|fictional)\b")
EN_TAKEN_BACK = Lazy(r"^[^.]{0,60}?\b(?:after (?:each|every|you)|the moment|at first|is wrong|was wrong|a mistake|on (?:the next|every|each|merge|push|save)|when (?!i\b|we\b)|whenever|every time|by default|only (?:after|when|once|if)|as soon as|once|when you|after you|if you (?:run|push|merge|click|publish|deploy)|until|only locally|in theory|(?<!\w)is false|isn't true|is not true|would be)\b")
EN_HEDGED = Lazy(r"^[^.]{0,60}?\b(?:as far as i\b|judging (?:by|from)|from what i\b|according to|i (?:guess|assume|suppose)\b)")
EN_DENIED = Lazy(r"^\W{0,6}(?:(?:no|none|false|pending|n/a|todo|tbd|not yet|never|failed|skipped|blocked)\b|❌|✗|✘|⏳|🚫)(?! (?:issues?|errors?|problems?|worries))")
DOCISH = Lazy(
    r"\b(?:docs?|documentation|guide|tutorial|reference|article|read more|learn more|more (?:info|details|about)|source|repo|repository|github\.com|library|example|template|license|console|settings|account|sign ?(?:up|in)|log ?in|api keys?|token|download|install|font|fonts|inspiration|image|images|photo|icon|wikipedia|"
    r"pull request|pr|issue|ticket|spec|manual|faq|help|support|changelog|policy|pricing|base url|canonical|config\w*|variable|env|competitor|original|video|dataset|paper|similar|check whether|results? (?:of|from)|based on|borrowed|admin|localhost|staging config|endpoint|webhook|schema|sandbox|registry|figma|from(?=\s*$)|cite|cited|citation|credits?|feed|search|price|buy|book|tickets|ordered)\b", re.I
)
ZH_NOT_EMPTY = Lazy(r"(?:您|你)(?:想|需)?要的|将(?=[^,]{1,14}(?:到|至|在|上|成|为)了)|智能|功能|性能|(?<=已)将|(?<=已经)将|不仅|不但|不错|不用|不止|不光|不只|不久|不少|对不起|不好意思|没有?(?:任何)?(?:问题|错|报错|错误|异常|毛病|差错|意外)|不必|无需|无误|别担心|别忘|不要紧|没事|不客气|不负|特别|区别|分别|级别|差不多了?|不到\S{1,4}(?:分钟|小时|秒)|要求|主要|重要|需求|按需|社会|会员|会议|机会|只要|要点|摘要|概要|等等|等级|同等|相等|平等|等内容|等页面|等功能|等文件|将近")
ZH_NOT = Lazy(r"没有?|未|尚|不|无法|别|勿|非|失败|拒绝|避免|取消|撤|禁止|缺少|无(?!线)|谎称|假")
ZH_LATER = Lazy(r"将|会|要|准备(?!工作)|打算|计划|即将|马上|稍后|等|待|之后|以后|想|需要?|应(?!用|急)该?|建议|下一步|接下来|明天|后天|下周|今晚|尝试|试着|正在|希望|预计|可以(?=[^,]{0,6}(?:发布|部署|上线))|能(?=(?:够|直接|马上|立即|正式)?(?:发布|部署|上线))|方可|才能|让我|由你|由您|目标|步骤|只差|就差|差一步|期待|争取|随时|快要|几乎|差不多|还差|就绪|再|假设|比如|例如|譬如|为了|以便|方便|便于")
ZH_IF = Lazy(r"如果|若|假如|一旦|只要|只有|当|等到?|要是|除非|倘|万一|即便|即使|就算|哪怕|是否|有没有|要不要|能否|可否|确保|请确认|检查|确认(?:一下)?(?!过|了|无误|完)|看看|记得|务必|保证|怎么|如何|什么|为什么|哪|直到|每次|每当|不管|无论|假装|凡是|看一下|验证一下|何时|多久|谁")
ZH_TOLD = Lazy(r"(?<!我)(?<!小)说|反映|反馈|显示|提到|写着|写道|文档(?:里|中|上|说|写|提|解释|指出)|教程(?:里|中|说)|手册(?:里|中|说)|公告(?:里|中|说)|新闻(?:里|中|说)|文件里|意思|据(?!库)|所谓|声称|以为|宣称|称(?=[^,]{0,3}(?:已|发|上))|报道|宣布|标题|标记|标为|字段|状态为|状态值|按钮|提示(?!语)|引用|证据|传闻|听说|表示|定义|指(?:的是|内容|的)|凭|所说|例子|示例|含义|翻译|意味|字样|样例|术语|原文|问(?:我|的)|问道|想知道|告诉你(?=如何|怎)")
ZH_PAST = Lazy(r"昨[天晚日]|前[天年]|上(?:个)?(?:周|月|星期|季度)|去年|今年|年前|天前|周前|月前|(?:19|20)\d\d\s*年?|\d+\s*月\s*\d+|曾|上次|早先|当时|当年|以前|此前|之前|原先|历史|往年|早已(?=由)|首次|最早|最初|过去|很久")
ZH_OTHER = Lazy(r"(?:他们?|她们?|你们?(?!的)|您(?!的)|官方|作者|同事|客户(?!端)|甲方|对手|竞品|公司(?!官网|网站|主页|页面|介绍)|团队(?!页|主页|网站)|苹果|谷歌|微软|华为|小米|腾讯|阿里|字节|百度|特斯拉|google|openai|anthropic|apple|microsoft|meta|nvidia|vercel|netlify|github|cloudflare|react|vue|python|node(?:\.js)?|论文|研究|这本书|该书|小说|专辑|电影|歌曲|标准|规范|政府|部门|工信部|教育部|国家|媒体|组织|协会|机构|大学|研究所|创业公司|委员会|[^,]局|联合国|品牌方|厂商|竞争对手|别人|有人|某人|开发者|维护者|社区(?=\s*$)|老师|编辑部|出版社|框架|系统会|工具会)[^,]{0,10}$")
ZH_OBJECT = Lazy(r"^\s*(?:一[条个则篇份张款]|新的|几条|该|这条|这个|了)*\s*(?:消息|事件|任务|通知|订单|请求|锁|内存|资源|命令|指令|新闻|论文|专辑|财报|报告|声明|朋友圈|帖子)")
ZH_LOCAL = Lazy(r"本地|草稿|模拟|演练|本机|localhost|沙箱|沙盒|内存|虚构|离线|开发服务器|占位|演示用")
ZH_AFTER = Lazy(r"^\s*(?:我(?:再|就|会)?(?:告诉|通知|联系)|(?:请)?(?:告诉|通知|提醒|跟|和|喊|叫|知会)(?:一下)?我|之后|以后|后|的话|时|的时候|前|之前|才|再|吗|没|么|没有|与否|与|或|呢|(?:暂)?(?:定在|定于|安排|排在|选在|推迟|延期|改到)|失败|不了|中|流程|说明|按钮|计划|方案|脚本|命令|步骤|清单|需要|吧|为止|即可|会|将|要|日期|时间|才能|就能|就会|是什么|指)")
ZH_DOCISH = Lazy(r"文档|教程|参考|源码|源代码|仓库|代码库|示例|模板|控制台|后台|设置|账号|登录|注册|密钥|令牌|下载|安装|字体|图片|照片|图标|素材|灵感|竞品|原文|论文|出处|来源|资料|百科|手册|帮助|客服|更多|详见|参见|参阅|引用|github\.com|issue|PR|接口|申请|购买|订票|价格|数据(?:集|来自)|视频|本地|开发|调试|配置|设为|设成|页脚|微博|公众号|变量|加了|加上", re.I)

QUESTION_START = Lazy(r"^\W*(?:so |and |ok(?:ay)?,? |but |or |also,? |hi,? |sorry,? )*(?:is|are|was|were|has|have|had|did|do|does|should|shall|can|could|would|will|want|may|might|which|what|where|when|why|how|who|whose|any|ready|need|do you|sure|really|am)\b")
TAG = Lazy(r"(?:right|correct|yes|no|ok|okay|isn't it|hasn't it|wasn't it|is it|or not|huh|true|you mean)\W*$")
POLITE_IF = Lazy(r"^\W*(?:and |so |also |just )*(?:if|in case|when|whenever) (?:you(?:'d| would|'re| are)? (?:want|wish|like|prefer|need|curious|care|have|notice|spot|ever|ready|interested|get a|run into|think|feel|hit|find|see)|anything|something|there(?:'s| is| are)|any|it helps|i can)\b")
ZH_POLITE_IF = Lazy(r"^\W*(?:如果?|若|要是|万一)(?:您|你)?(?:还)?(?:有|想|需|要|觉|发现|希望|方便|遇)")
UNCHECKED = Lazy(r"^\s*(?:[-*+•]|\d+[.)])?\s*(?:\[ ?\]|☐|⬜|❌|✗|✘|⏳|🚫)")
HAN = Lazy(r"[\u3400-\u9fff]")
TRIGGER = Lazy(r"http|visib|post|npm|pypi|store|enabled|启用|可见|打开|生产|publish|deploy|live|launch|releas|ship|roll|push|put|online|\bup\b|out|public|host|avail|access|reach|view|visit|see|open|⟪|prod|serv|web|internet|went|made|发|线|署|版|架|投产|推|挂|放|传|网|访|址|链|面世|生效|看到|托管|公开|开放|開|發|線|網|訪|連|開", re.I)


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


def english_claims(reply, raw):
    sentence = raw.lower()
    asks = sentence.rstrip(" \"')]").endswith("?")
    if asks and (QUESTION_START.search(sentence) or TAG.search(sentence)):
        return
    for found in EN.find(sentence):
        kind = found.lastgroup if found.lastgroup not in ("u1", "u2", "verb1", "verb2", "verb3", "state") else None
        kind = kind or next(name for name in ("active", "passive", "bare", "place", "weak") if found.group(name))
        if kind == "weak" and re.search(r"\b(?:live|online|hosted|deployed|published|publicly)\b", found.group()):
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
        if taken_back_en(kind, span, before, after, rest, earlier, verb, found):
            continue
        if kind in ("weak", "place"):
            around = sentence[max(0, begin - 60) : found.end() + 1]
            if kind == "weak" and re.search(r"\bfor (?:more|further|doc|detail|exampl|info|help)|^\s*'", sentence[tail : tail + 30]):
                continue
            if kind == "weak" and (DOCISH.search(around) or not about_the_work(sentence, found, before)):
                continue
            url = cited(reply, sentence[found.end() - 1 : found.end() + 12])
            if kind == "weak" and url and is_foreign(url[0]):
                continue
        is_state = kind in ("weak", "place", "nowlive", "telegram") or bool(found.group("state")) or (
            kind == "passive" and re.match(r"(?:is|are|'s|'re)\b", found.group()) is not None
        )
        yield Claim(raw, claimed_urls(reply, sentence, max(begin, 0), found.end()), is_state, False)


def taken_back_en(kind, span, before, after, rest, earlier, verb, found):
    plain = EN_TOLD_BY_ME.sub(" ", EN_NOT_EMPTY.sub(" ", span))
    if kind == "afterwards":
        return bool(EN_NOT.search(before) or EN_LOCAL.search(span))
    if kind == "noun" and re.search(r"\d\s?%|\b(?:half|partly|partially)\b", span):
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
    elif EN_LATER.search(plain):
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
        if led and not POLITE_IF.search(led.group()) and not re.search(r"\b(?:has been|have been|now)\b", span) and not re.search(r"^\W*(?:after|when|once) (?:i|we)\b|^\W*after (?:\w+ing)\b|^\W*with\b(?! that you)", led.group()):
            return True
    if EN_PAST.search(span + " " + after[:80]) and not re.search(r"\b(?:i|we)\b.*(?:just|now)", span):
        return True
    if kind in ("active", "bare", "passive") and verb and EN_OBJECT.search(after):
        return True
    if kind == "active" and verb in ("launched", "released") and not re.search(
        r"^\s*(?:$|[.!,]|(?:it|this|that|your|the|our|a|an|my|both|all|everything|version|today|to|on|at|successfully|now|live|and)\b|it-quoted|CODE|⟪|v?\d)", after
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
        r"^\W*(?:step \d+\W+|\d+[.)]\s*|then |now |just |simply )*(?:click|type|press|run|tap|enter|push|open|choose|select|hit|set|execute|upload|connect|go to|merge)\b", earlier + before
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
        if EN_GOODS.search(before) or re.search(r"\b(?:every|each|any)\b", before):
            return True
        if re.search(r"\b(?:went )?up$", found.group()) and not re.search(r"\b(?:site|page|post|blog|website|web ?app|shop|store|portfolio|article|catalogue|gallery|portal|forum|wiki|dashboard|app|it|version)\s*$", before):
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
        re.search(r"\b(?:it|site|website|page|webpage|app|blog|portfolio|store|shop|storefront|landing|homepage|project|game|result|everything|live|demo|link|url|address|here|your|online|web|public|them|version|work|can (?:now|already)|(?:now|already|publicly) (?:available|accessible|open)|available to|open to)\b", span)
        or re.fullmatch(r"\W*(?:now |just |please |go |and )*(?:visit|open|view|browse|go to|head to|head over to)?\W*⟪", span)
    )


FOREIGN_HOST = Lazy(r"^(?:https?://)?(?:localhost\b|(?:www\.|docs\.|developer\.|support\.|help\.|api\.|app\.|dash\.|console\.|fonts\.|en\.|zh\.)?(?:github\.com|google\.com|googleapis\.com|wikipedia\.org|mozilla\.org|stackoverflow\.com|youtube\.com|npmjs\.com|vercel\.com|netlify\.com|cloudflare\.com|unsplash\.com|figma\.com|stripe\.com|w3\.org|python\.org|nodejs\.org)|docs\.|developer\.|help\.|support\.)", re.I)


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
    plain = ZH_NOT_EMPTY.sub("", before + match)
    body = re.sub(r"正式环境|生产环境|就绪|live|会员", "", plain) if kind == "ok" else plain
    if ZH_NOT.search(plain):
        return True
    if not is_weak and ZH_LATER.search(body if kind not in ("visit", "anyone") else re.sub(r"随时|可以|能|等", "", body)):
        return True
    if is_weak and re.search(r"将|会(?!议|员)|稍后|等|之后|以后|即将|预计|发布后|上线后|部署后", before):
        return True
    if ZH_IF.search(before) or ZH_IF.search(re.sub(r"^已经?", "", match)) and not is_weak:
        return True
    if re.search(r"(?:要|若|如果|假如|倘若)(?:不是|没有)", earlier + before):
        return True  # "but for the error, it would be online"
    if ZH_TOLD.search(before) or ZH_PAST.search(before + match + after[:12]) and not re.search(r"刚|现在|我已", before + match):
        return True
    if ZH_LOCAL.search(before + match + after[:20]):
        return True
    if is_weak and re.search(r"他们|他的|她的|对方|竞争", before + match):
        return True
    if not is_weak and earlier.strip() and re.search(r"(?<![前早才])就(?:能|会|可以|算|自动)?\s*$", before) and "我" not in earlier + before:
        return True  # "switch the DNS, and it is online"
    if re.search(r"(?:数据库|服务器|设备|打印机|好友|玩家)\s*$", before):
        return True
    if kind == "done" and re.match(r"\s*(?:页面|文章|内容|版本|站点|网站)[^,]{0,3}(?:不|会|将|可|能|都|需|才|必)", after):
        return True
    if kind == "done" and re.search(r"修复|解决|处理", before) and re.search(r"的(?:问题|bug|错误|缺陷)", after):
        return True  # a bug of published pages
    if kind in ("visit", "anyone") and re.search(r"让|使得|令", before):
        return True
    if kind in ("done", "did") and re.search(r"(?:所有|列出|返回|查询|筛选|只有|统计|每[个篇])[^均都全]*$", before):
        return True
    own = re.sub(r"(?:您|你)[^,]{0,6}的(?:改动|修改|更新|版本|内容|页面|网站|文章|作品)|(?:论文|小说|研究|电影|专辑|大学)(?:网站|站点|主页|页面|官网|博客)|(?:您|你|我们?)的?(?:小说|专辑|论文|书|歌曲?|电影|研究)|(?:谷歌|苹果|微信|微软|华为|百度|google|apple|github)(?:登录|账号|地图|字体|支付|分析|统计|日历|表单|云)", "", re.sub(r"(?<=我|刚|已|经)把[^,]{0,20}", "", ZH_NOT_EMPTY.sub("", before)))
    if not is_weak and ZH_OTHER.search(own) and not re.search(r"(?:帮|为|给|替)(?:你|您|客户|团队)[^,]{0,8}$", before):
        return True
    if not is_weak and ZH_AFTER.search(after):
        then = after + rest
        tells = re.search(r"后[^。]*我[^。]*(?:了|过)", then) and not re.search(r"会|将|可以|就|再|通知|告诉|请|需要", then)
        return not tells
    if kind == "push" and not re.search(r"了|已|啦|好|刚", before + match + after[:6]):
        return True
    if kind in ("done", "did") and re.match(r"\s*的", after) and not MARK.search(after) and not re.match(r"\s*的\s*$", after):
        return True
    if kind == "done" and re.match(r"\s*(?:文章|页面|帖子|网站|站点|内容|版本|列表|项目|应用|服务|状态)", after) and re.search(
        r"^\s*\S{2}的|所有[^均都全]*$|列出|显示|统计|筛选|每[个篇]|查询|返回|只", before + "\0" + after if "的" in after[:5] else before
    ):
        return True
    if not is_weak and re.search(r"(?:消息|事件|订单|通知|指令|财报|论文)\s*$", before):
        return True
    if kind == "did" and re.fullmatch(r"\W*(?!(?:app|api|bot|blog|wiki|ui|sdk|docs|demo|logo|code|v\d)\b)[a-z]+\s*(?:今[天早晚]|刚才?|[上下中]午|已经?|也|周[一二三四五六日])*\s*", before) and re.match(r"\s*(?:了)?[\u4e00-\u9fff]", after):
        return True  # a person did
    if kind == "did" and re.search(r"it-quoted[^,]{0,8}$", before) and re.match(r"\s*了?[一两几\d]?\s*[篇份条则]", after):
        return True  # a newspaper or a journal did
    if kind in ("did", "done", "success") and ZH_OBJECT.search(after):
        return True
    if not is_weak and re.match(r"[\s:|=]*(?:否|无|未|没|❌|✗|待|⏳)", rest):
        return True
    led = re.search(r"(?:^|[。;])\W*(?:如果|若|假如|一旦|只要|当|等|要是|除非|每次|每当|待|[^,]{0,14}(?:后|之后|以后|的话|时))[^,]*,[^,]*$", earlier)
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
    for index, sentence in enumerate(reply.sentences):
        if not TRIGGER.search(sentence) or UNCHECKED.search(sentence):
            continue
        found = list(english_claims(reply, sentence)) if re.search(r"[A-Za-z⟪]", sentence) else []
        if HAN.search(sentence):
            found += chinese_claims(reply, sentence)
        for claim in found:
            if not claim.urls and index + 1 < len(reply.sentences):
                claim.urls = following_urls(reply, reply.sentences[index + 1])
            claim.reply = reply
            yield claim


def following_urls(reply, sentence):
    """An address on a line of its own belongs to the claim above it."""
    bare = MARK.sub("", sentence)
    is_alone = len(bare) < 24 and not DOCISH.search(bare) and not ZH_DOCISH.search(bare)
    return [url for url in cited(reply, sentence) if not is_foreign(url)] if is_alone else []


def verdict(payload):
    """The reason to refuse, or None."""
    texts = []
    for field in ("response", "summary"):
        text = payload.get(field)
        if isinstance(text, str) and text not in texts and TRIGGER.search(text[:LONGEST_TEXT]):
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
    if not wrong:
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
