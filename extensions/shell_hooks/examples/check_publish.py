#!/usr/bin/env python3
"""check_publish.py: "it is published" is believed only when something was, at that address.

At on_completion_claim four rules decide, in this order; --explain says which one did:
  1. something was published, or is known to be, and the addresses that the claim cites are among it: pass
  2. the claim cites an address that nobody knows as published: refuse
  3. publishing was asked for or is claimed as done, and nothing was published: refuse, or ask the model where there is one
  4. anything else: pass
Published means: a tool whose name says so succeeded (publish_site, vercel.deploy; not list_published or unpublish), or a
shell ran a command that publishes (vercel --prod, npm publish, git push … gh-pages) and it ended well. Known are the
addresses in the payload's `published`, in workspace/published_sites.json where the host tells none, and in what the
publishing tool returned. What is denied, planned, asked, quoted or told about others is no claim.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: on_completion_claim
    command: ./extensions/shell_hooks/examples/check_publish.py
    timeout: 10

With a model: add `env: [JUDGE_URL, JUDGE_MODEL, JUDGE_API_KEY]` and `timeout: 30` to the entry and set these where the bot is
started; JUDGE_URL is an OpenAI-compatible base such as http://127.0.0.1:11434/v1. It is asked about every reply that speaks of
publishing where nothing was published; when it does not answer, the rules decide alone. python3 >= 3.9, standard library only.
It reads wording: it catches an agent that is mistaken or careless, not one that sets out to deceive. Figures: guards/publish/README.md.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import json
import os
import re
import stat
from urllib.parse import unquote

HAS_MODEL = bool(os.environ.get("JUDGE_URL") and os.environ.get("JUDGE_MODEL"))
if HAS_MODEL:
    import urllib.request

MOST_TEXT, MOST_LIST = 100_000, 256 * 1024

# --- What ran. One pattern a line; a command counts where a command can stand, so that `echo "vercel --prod"` is none.
PUBLISHING = {"publish", "deploy", "republish", "redeploy"}
NOT_PUBLISHING = set("list get check status un undo is can has verify validate describe log logs cancel delete remove rollback revert dry plan fetch read show view find search wait poll watch history info config prepare schedule simulate mock help estimate diff inspect count stop pause disable".split())
LOOKING = set("check status health uptime verify fetch ping curl wget deployment deployments published".split())
IS_THERE = re.compile(r"\b(?:200|ready|live|online|up|running|healthy|active|succeeded|success)\b", re.I)
SHELLS = {"bash", "shell", "sh", "zsh", "terminal", "exec", "execute", "command", "cmd", "powershell", "console", "run"}
BEFORE = r"(?:\w+=\S*\s+|(?:sudo|time|exec|then|do|npx|bunx|pnpx|pnpm dlx|pnpm exec|yarn dlx|npm exec|uvx|python3? -m)\s+(?:-\S+\s+)*)*"
COMMANDS = """
git (-\\S+ )*push .*\\b(gh-pages|pages|heroku|dokku|production|prod|live|deploy)\\b
(npm|pnpm|yarn|bun|cargo|poetry|uv|hatch|flit|lerna|changeset|vsce|ovsx|dart pub|jsr|amplify) publish\\b
(npm|pnpm|yarn|bun|make|just|task|rake|cap) (run )?[\\w:-]*(deploy|publish|release)\\b
(\\./|bash |sh )[\\w./-]*(deploy|publish|release)[\\w-]*(\\.\\w+)?
(vercel|now)(@\\S+)?( (deploy|promote|--prod\\S*|--yes|-y|\\.|--token\\S*))*$
(vercel|netlify|ntl|netlify-cli|firebase|fly|flyctl|eb|cdk|sls|serverless|supabase|sam|deployctl|convex|modal|clasp|swa|mvn|hugo)(@\\S+)? (functions |app )?deploy\\b
(vercel(@\\S+)? (--prod|promote)|wrangler(@\\S+)? (pages |versions )?(deploy|publish)|mkdocs gh-deploy|gh-pages(@\\S+)? -)
surge(@\\S+)?( (?!list|login|whoami|teardown)|$)
(railway|pulumi) up\\b
gcloud (app|run|functions) (services )?deploy\\b
aws s3 (sync|cp) .*\\bs3://
(gsutil|s3cmd|rclone|mc) .*\\b(rsync|sync|cp|copy|put) .*:
(rsync|scp) .*[\\w.-]+:[\\w~/.]
(kubectl (apply|rollout restart|set image)|helm (upgrade|install)|terraform apply|docker stack deploy)\\b
az (webapp|staticwebapp|functionapp) (up|deploy|deployment)\\b
(twine upload|gem push|gh release create)\\b
""".strip().split("\n")
PUBLISH_COMMAND = re.compile(BEFORE + "(?:" + "|".join(COMMANDS).replace(" ", r"\s+") + ")", re.I)
ONLY_TRIED = re.compile(r"\s--?(?:dry-?run|help|version)\b", re.I)
ENDED_BADLY = re.compile(r"\s*(?:exit(?:ed)?(?: with)?(?: code| status)?\s*[:=]?\s*-?[1-9]|stopped\b|not started|ended by|command failed|timed? ?out)", re.I)


def words_of(name):
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name[:200])}


def names_publishing(name):
    return bool(words_of(name) & PUBLISHING) and not words_of(name) & NOT_PUBLISHING


def as_text(value):
    return value if isinstance(value, str) else json.dumps(value) if value else ""


def command_of(run):
    """The command line of a shell's run; the host may have cut its JSON short."""
    given = as_text(run.get("input"))[:4000]
    inside = re.match(r'\s*\{\s*"(?:command|cmd)"\s*:\s*"(.*)', given, re.S)
    return inside.group(1).replace('\\"', '"').replace("\\n", "\n") if inside else given


def publishes(run):
    if run.get("ok") is not True:
        return False
    if names_publishing(run["name"]):
        return True
    if not words_of(run["name"]) & SHELLS or ENDED_BADLY.match(as_text(run.get("result"))):
        return False
    parts = re.findall(r"""(?:"[^"]*"|'[^']*'|[^;&|\n(){}"']|["'])+""", command_of(run))
    return any(PUBLISH_COMMAND.match(part.strip(" \t\"'}")) and not ONLY_TRIED.search(part) for part in parts)


def saw_it_live(run):
    """A check that succeeded, and whose answer says that something is there."""
    is_check = bool((words_of(run["name"]) | words_of(command_of(run)[:20])) & LOOKING)
    return run.get("ok") is True and is_check and bool(IS_THERE.search(as_text(run.get("result"))))


# --- Addresses. A bare domain needs an ending that only addresses have, or a path: index.html and Socket.io are none.
URL = re.compile(
    r"https?://[^\s<>\"'`\\^{}|\u3000-\u303f\u3400-\u9fff\uff00-\uffef\u2010-\u2027]+"
    r"|(?<![\w@./-])(?:localhost|127\.0\.0\.1)(?::\d+)?(?:/[\w./~%?=&#+-]*)?"
    r"|(?<![\w@./-])(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,3}(?:com|net|org|cn|site|xyz|online|shop|blog)(?![\w-]|\.\w)(?:/[\w./~%?=&#+-]*)?",
    re.I,
)


def trimmed(url):
    while url and (url[-1] in ".,;:!?*_~'\"" or (url[-1] == ")" and url.count("(") < url.count(")")) or (url[-1] == "]" and "[" not in url)):
        url = url[:-1]
    return url


def place(url):
    """(host, path, scheme or ""), so that spellings of one place are equal. Another scheme is another place."""
    scheme, host, path = re.match(r"(?:(https?)://)?([^/?#]*)([^?#]*)", url.strip(), re.I).groups()
    host = host.lower().rpartition("@")[2].rstrip(".")
    path = re.sub(r"/(?:index\.html?)?$", "", unquote(path))
    return host, "\0" if ".." in path.split("/") else path, (scheme or "").lower()


def is_known(url, known):
    host, path, scheme = place(url)
    return any(host == at and scheme in ("", how) and (path + "/").startswith(below + "/") for at, below, how in known)


def urls_in(text):
    return [trimmed(found.group()) for found in URL.finditer(text[:MOST_TEXT])]


def urls_of(sites):
    return [site["url"] for site in sites if isinstance(site, dict) and isinstance(site.get("url"), str)] if isinstance(sites, list) else []


def mirrored(cwd):
    """The workspace's list of published sites. It is the agent's to write, so it is opened with care."""
    if not isinstance(cwd, str) or not cwd or "\0" in cwd:
        return []
    try:
        with open(os.open(os.path.join(cwd, "workspace", "published_sites.json"), os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW), "rb") as file:
            about = os.fstat(file.fileno())
            if not stat.S_ISREG(about.st_mode) or about.st_size > MOST_LIST:
                return []
            return urls_of(json.loads(file.read(MOST_LIST).decode("utf-8")))
    except (OSError, ValueError, RecursionError):
        return []


class Evidence:
    """published: a tool that publishes succeeded. named: addresses known to be published. seen: what a look returned."""

    def __init__(self, payload):
        tools = payload.get("tools")
        runs = [run for run in tools if isinstance(run, dict) and isinstance(run.get("name"), str)] if isinstance(tools, list) else []
        names = payload.get("tool_names") if not runs and isinstance(payload.get("tool_names"), list) else []
        done = [run for run in runs if publishes(run)]
        self.published = bool(done) or any(names_publishing(name) for name in names if isinstance(name, str))
        said = payload.get("published")
        sites = mirrored(payload.get("cwd")) if said is None else urls_of(said)
        self.named = list(dict.fromkeys([url for run in done for url in urls_in(as_text(run.get("result")))] + sites))
        self.known = [place(url) for url in self.named]
        self.seen = "\n".join(as_text(run.get("input")) + as_text(run.get("result")) for run in runs if saw_it_live(run))


# --- What the reply says, sentence by sentence. Addresses stand as ⟪number⟫; code, quotations and drafts are left out.
SIMPLIFIED = str.maketrans("發佈線網頁經現沒還個訪問連結後將會應檔", "发布线网页经现没还个访问连结后将会应档")
QUOTED = re.compile(r"“[^“”\n]{0,300}”|「[^「」\n]{0,300}」|\"[^\"\n]{0,300}\"|《[^《》\n]{0,100}》|(?<!\w)'[^'\n]{2,300}'(?!\w)")
NOUN = r"(?:web|micro|mini)?-?(?:site|page|app|shop|store|blog|portfolio|gallery|post|article|game|quiz|bot|api|service|extension|docs|documentation|update|changes|fix|release|version|form|map|plan|tool|report|plugin)"
NOW = r"(?: (?:now|already|just|also|simply|successfully|finally|officially|currently|been|still|again|complete and|finished and|live and))*"
DID = r"(?:re-?)?(?:published|deployed|launched|shipped|released)"
LIVE = r"(?:live|online)\b(?! (?:demo|example|in\b|data|stream|chat|reload|edit|help|doc))"
CLAIMS = [re.compile(pattern) for pattern in (
    rf"\bi(?:'ve| have)?{NOW}(?: went ahead and)? {DID}\b(?! under)",
    rf"\bi(?:'ve| have)?\b[^.⟪]{{1,150}}(?:\band|,)(?: then| also| successfully)* {DID}\b(?! under)",
    r"\bi(?:'ve| have)?\b[^.]{0,40} (?:put|pushed|brought|rolled|took|got)\b[^.]{1,60} (?:live|online|to production|onto? the (?:web|internet))\b",
    rf"\byour (?:[\w'-]+ ){{1,5}}(?:is|are|has|have|was|were|went){NOW} (?:gone )?(?:live|online|up|public|hosted|on the web|available (?:at|to everyone)|{DID})\b",
    rf"\b(?:it|everything|we)(?:'s|'re| is| are| has| have| went)(?: been| gone)?{NOW} {LIVE}",
    rf"\b(?:it|everything)(?:'s| is| has been){NOW} {DID}(?: successfully)?\W*(?:$|⟪|at ⟪)",
    rf"\b(?:the|this|our|new) (?:[\w'-]+ ){{0,4}}?(?:[\w'-]+ )?(?:is|are|has|have|went)(?: been| gone)?{NOW} (?:live|online)(?: (?:now|today|this \w+))*[\s!.✅🎉🚀]*(?:$|⟪|,|and\b|at ⟪|for )",
    rf"\bthe (?:[\w'-]+ ){{0,3}}{NOUN}(?: [\w'-]+){{0,3}}? (?:has|have) been{NOW} {DID}(?: successfully)?\W*(?:$|⟪|at ⟪|to (?:production|⟪)|and\b|on your|for you)",
    rf"\bthe (?:[\w'-]+ ){{0,3}}(?!doc){NOUN} (?:is|are)(?: now{NOW} (?:{DID}|in production|publicly available|hosted|public|up)\b|(?: \w+)? (?:hosted|published|deployed|up) at ⟪)",
    rf"^[\s✅🎉🚀-]*(?:successfully )?{DID}(?: successfully)?[\s!.:✅🎉🚀👍]*(?:$|⟪|(?:the (?:update|site|page|app)|your|it)\b|to production\W*$)",
    r"^\W*(?:\w+ )?deployment (?:is )?(?:complete|successful|finished|succeeded|done)\b",
    r"(?:已经?|都|成功|正式|现已)[^，。；的]{0,8}(?:上线|上架|发布|部署|推到线上|挂到|上到生产|在网上|可以在线访问)(?!的|后|时|者|前|于|状态|过|流程|在|为|包|版本|由|：|:)",
    r"(?:我|帮您|帮你|为您|为你|顺手|并)[^，。；]{0,24}(?:发布|上线|部署|推到线上|推送上线|挂到)(?:到[^，。；]{1,12}|上线)?(?:了|成功|完成|好了|上去了|完毕)(?!的|后|时|一)",
    r"(?:上线|部署好|部署上线|发布出去|推到线上|挂到[^，。；]{1,6}|发布到[^，。；]{1,8})(?:了|啦|囉|咯)(?!的|一|吗|什|很|多|许|新|后|个|\d)",
    r"(?:可以|即可)在线访问|(?:外网|全网|网上|线上|所有人|大家)[^，。；]{0,8}(?:可访问|可见|可以访问|能访问)",
    r"^\W*(?:发布|部署|上线|发版)(?:成功|完成|完毕|好了|了|啦)\W*(?:$|，|网址|地址|访问|⟪)",
)]
# Where publishing was asked for, these are enough.
BROAD = re.compile(r"\b(?:published|deployed|released|launched|shipped|live|online|out|on the web|up)\b|发布|上线|部署|发出去|可以?访问|生效")
DONE = re.compile(r"\b(?:done|finished|complete|completed|all set|taken care of|ready)\b|完成|搞定|好了|做完|完毕")
# In the clause of the claim, and anywhere in its sentence.
NEGATES = re.compile(r"n't\b|\b(?:not|never|no|nothing|none|cannot|unable|fail(?:ed|s)?|unpublished|taken down|staging|demo|examples?)\b|没|未|不|尚|无法|失败|别|预发|草稿")
DOUBTS = re.compile(
    r"\?\s*$|？|吗|\b(?:yet|if|when(?:ever)?|once|until|unless|after|before|whether|how|will|would|should|could|may|might|must|shall|want|prefer|glad|according|says?|said|reads|means?|log|drafts?|"
    r"scheduled?|tomorrow|automatically|next|local|locally)\b|如果|若|一旦|要是|等您|等你|待|将于|将会|会自动|准备|计划|需要|是否|完成后|成功后|之后|部署后|发布后|由|据|显示|日志|如何|怎么|明天|年|先|只在|再|当|可能|请|有人|写一句|翻成"
)
ASKS_EN = re.compile(r"(?:^|\band\b|\bthen\b|,|\bplease\b)\s*(?:please )?(?:go )?(?:re)?(?:publish|deploy|release|launch|ship)\b|\b(?:put|get|bring)\b.{1,40}\b(?:online|live|on the web)\b", re.I)
ASKS_ZH = re.compile(r"发布|上线|部署|发出去|推到线上")
NO_ORDER = re.compile(r"[?？]|吗|怎么|如何|什么|公告|脚本|流程|下线|\b(?:how|what|why|explain|translate|staging)\b", re.I)


INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0e\ufe0f\ufeff]")
FENCE = re.compile(r"^[ \t]*(```|~~~)[^\n]*\n(.*?)(?:^[ \t]*\1[ \t]*$|\Z)", re.M | re.S)
INLINE_CODE = re.compile(r"`+([^`\n]{1,300})`+")
LINK = re.compile(r"\[([^\[\]\n]{0,300})\]\(\s*<?([^\s()<>]+)>?[^()\n]{0,100}\)")
QUOTED_LINE = re.compile(r"^[ \t]*>.*$", re.M)
ADDRESS_BELOW = re.compile(r"[:：]\s*\n\s*(?:[-•→👉🔗🌐] ?)?(?=⟪)")
SENTENCE_END = re.compile(r"(?<=[。！？!?；])|(?<=[.;…])\s+|[\n|]")
MARK = re.compile(r"⟪(\d+)⟫")


class Reply:
    """The reply cut into (sentence in lower case, its addresses)."""

    def __init__(self, text):
        self.urls = []
        text = INVISIBLE.sub("", text if len(text) <= MOST_TEXT else text[: MOST_TEXT // 2] + "\n" + text[-MOST_TEXT // 2 :])
        text = FENCE.sub(lambda found: self.address_in(found.group(2)), text)
        text = INLINE_CODE.sub(lambda found: self.address_in(found.group(1)), text)
        # Where a link shows one address and leads to another, the one it leads to counts.
        text = LINK.sub(lambda found: "%s %s " % ("" if URL.search(found.group(1)) else found.group(1), found.group(2)), text)
        text = URL.sub(self.mark, QUOTED_LINE.sub("", text)).replace("’", "'").translate(SIMPLIFIED).lower()
        text = QUOTED.sub(lambda found: found.group() if "⟪" in found.group() else " … ", text)
        text = ADDRESS_BELOW.sub(": ", text.replace("*", "").replace("_", " ").replace("#", ""))
        parts = [" ".join(part.split()) for part in SENTENCE_END.split(text)]
        self.sentences = [(part, [self.urls[int(number)] for number in MARK.findall(part)]) for part in parts if part]

    def address_in(self, code):
        """Code is quoting, unless it is nothing but an address."""
        return " %s " % code.strip() if URL.fullmatch(code.strip()) else " … "

    def mark(self, found):
        self.urls.append(trimmed(found.group()))
        return " ⟪%d⟫ %s" % (len(self.urls) - 1, found.group()[len(self.urls[-1]) :])

    def first(self, patterns, fits=None):
        """The first sentence that one of the patterns finds, and that denies, plans and asks nothing."""
        for sentence, urls in self.sentences:
            if DOUBTS.search(sentence) or (fits and not fits(urls)):
                continue
            found = next(filter(None, (each.search(sentence) for each in patterns)), None)
            if found and not NEGATES.search(sentence if fits else clause_round(sentence, found)):
                text = MARK.sub(lambda mark: self.urls[int(mark.group(1))], sentence)
                return text if len(text) <= 160 else text[:159] + "…"
        return None


def clause_round(sentence, found):
    start, end = re.search(r"[^,，;；:：]*$", sentence[: found.start()]).start(), re.match(r"[^,，;；]*", sentence[found.end() :]).end()
    return sentence[start : found.end() + end]


# --- The four rules. Each returns None, or (refuse?, its sentence, what it is about).
def rule_1(reply, evidence, asked):
    """Something was published, or is known to be, and the addresses cited are among it."""
    cited = [url for sentence, urls in reply.sentences for url in urls]
    knows = [is_known(url, evidence.known) for url in cited]
    if any(knows) or (evidence.published and (not cited or not evidence.known)):
        return False, rule_1.__doc__, evidence.named[:1]
    return None


def rule_2(reply, evidence, asked):
    """The claim cites an address that nobody knows as published."""
    broad = [BROAD] if evidence.published or asked else []
    unknown = reply.first(CLAIMS + broad, lambda urls: any(url not in evidence.seen for url in urls))
    return (True, rule_2.__doc__, unknown) if unknown else None


def rule_3(reply, evidence, asked):
    """Publishing was asked for or is claimed as done, and nothing was published."""
    if evidence.published or evidence.seen:
        return None
    claim = reply.first(CLAIMS + ([BROAD] if asked else []))
    if not claim and asked and not any(DOUBTS.search(sentence) or NEGATES.search(sentence) for sentence, _ in reply.sentences):
        claim = reply.first([DONE])
    return (True, rule_3.__doc__, claim) if claim else None


def rule_4(reply, evidence, asked):
    """Nothing here claims that anything was published."""
    return False, rule_4.__doc__, None


def ask_model(text, asked):
    """True: a claim that something was published; False: none; None: the model gave no answer that can be read."""
    task = (
        "An agent wrote the quoted reply. Nothing was published. Does the reply say or imply that the agent has published, deployed or released "
        'something, or that it is online now? Denials, plans, questions and reports about others do not count. Answer {"claims": true} or {"claims": false}.'
    )
    body = {"model": os.environ["JUDGE_MODEL"], "temperature": 0, "max_tokens": 200, "messages": [
        {"role": "system", "content": task}, {"role": "user", "content": json.dumps({"publishing_was_asked_for": asked, "reply": text[:6000]})}]}  # fmt: skip
    headers = {"Content-Type": "application/json", "SC-CALLER-ID": "chat:hook", "Authorization": "Bearer " + os.environ.get("JUDGE_API_KEY", "none")}
    request = urllib.request.Request(os.environ["JUDGE_URL"].rstrip("/") + "/chat/completions", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as response:
            content = json.loads(response.read(65536))["choices"][0]["message"]["content"]
        return {"true": True, "false": False}[re.findall(r'"claims"\s*:\s*(true|false)', content)[-1]]
    except Exception as error:  # its message could hold the address or the reply
        print("check_publish.py: the model gave no answer (%s); the rules decide alone" % type(error).__name__, file=sys.stderr)
        return None


def decide(payload):
    """(number of the rule, refuse?, the rule's sentence, what it is about)."""
    text = "\n".join(payload[name] for name in ("response", "summary") if isinstance(payload.get(name), str))
    goal = payload.get("goal") if isinstance(payload.get("goal"), str) else ""
    asked = bool(ASKS_EN.search(goal) or ASKS_ZH.search(goal)) and not NO_ORDER.search(goal)
    reply, evidence = Reply(text), Evidence(payload)
    for number, rule in enumerate((rule_1, rule_2, rule_3, rule_4), 1):
        if rule is rule_3 and HAS_MODEL and not evidence.published and (asked or any(BROAD.search(sentence) for sentence, _ in reply.sentences)):
            claims = ask_model(text, asked)
            if claims is not None:
                return number, claims, "The model says that this %s published." % ("claims something was" if claims else "does not claim that anything was"), None
        found = rule(reply, evidence, asked)
        if found:
            return (number, *found)


def reason_for(text, named, number, about):
    """In the language of the reply, neutral: what is so, and the two ways on."""
    if len(re.findall("[\u3400-\u9fff]", text)) * 3 > len(re.findall("[A-Za-z]+", text)):
        known = "（已知的地址：%s）" % "、".join(named[:3]) if named and number == 2 else ""
        return "没有发布任何内容%s，而回复中说：%s。请如实说明尚未发布；如果要求发布，请先发布。" % (" 到这个地址" + known if number == 2 else "", about or "已发布")
    known = " (published: %s)" % ", ".join(named[:3]) if named and number == 2 else ""
    return "Nothing was published%s, but the reply says: %s. Say that it is not published, or publish it if that was asked." % (" at this address" + known if number == 2 else "", about or "it was")


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.buffer.write((__doc__ + "\n").encode())
        return 0
    if arguments not in ([], ["--explain"]):
        print("check_publish.py: reads a payload on stdin; the options are --explain and --help", file=sys.stderr)
        return 64
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "replace"))
    payload = payload if isinstance(payload, dict) else {}
    number, refuses, sentence, about = decide(payload)
    if arguments:
        print("Rule %d, %s: %s%s" % (number, "refuse" if refuses else "pass", sentence, "\n  " + str(about) if about else ""))
    elif refuses:
        text = str(payload.get("response")) + str(payload.get("summary"))
        print(json.dumps({"decision": "block", "reason": reason_for(text, Evidence(payload).named, number, about)}))
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
    except Exception as error:  # its message could quote the payload
        print("check_publish.py: no verdict (%s)" % type(error).__name__, file=sys.stderr)
        code = 1
    sys.exit(code)
