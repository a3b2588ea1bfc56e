"""Which programs of a command write to production: the rows of policy.txt, and functions for what a table cannot say."""
import re
from fnmatch import fnmatchcase

from lib.budget import TooComplicated
from lib.tables import cells_of, lists_of
from production.places import PATTERNS, PROD, SAFE, UNCLEAR, host_of, is_live, is_production_file, kind, where
from shell.interpreter import Shell
from shell.options import options, skip_options
from shell.reader import read
from shell.reading import READERS, only_reads, words_of, writes_file
from shell.tree import NotUnderstood, Simple
from shell.words import MARKS, SHOWN
from shell.wrappers import SHELLS, WRAPPERS

WRITE_SQL = re.compile(
    r"\s*(?:with\b.*?\)\s*)?(?:insert\s+(?:\w+\s+)?into|replace\s+into|update\s+\S+(?:\s+\S+){0,3}?\s+set\b|delete\s+from|merge\s+into"
    r"|truncate\b|drop\s+\w|alter\s+\w|create\s+(?:or\s+replace\s+)?\w|grant\s+\w|revoke\s+\w|copy\s+\S+(?:\s*\([^)]*\))?\s+from"
    r"|call\s+\w|reindex\b|rename\s+table|load\s+data|do\s+\$|select\b.*\binto\s+(?:table\s+)?\w|explain\s+\(?\s*analy[sz]e\b.*"
    r"\b(?:insert|update|delete)\b)", re.I | re.S)

# What chooses a place for the commands that follow, and where that is kept.
SWITCHES = [("kubectl", ["config", "use-context"], "KUBE_CONTEXT"), ("kubectx", [], "KUBE_CONTEXT"),
            ("terraform", ["workspace", "select"], "TF_WORKSPACE"), ("tofu", ["workspace", "select"], "TF_WORKSPACE"),
            ("gcloud", ["config", "set", "project"], "CLOUDSDK_CORE_PROJECT"), ("aws-vault", ["exec"], "AWS_PROFILE")]
WORDS = lists_of("production/words.txt")
ROWS = {program: [*map(str.split, cells), "policy.txt:%d" % number]
        for number, (programs, *cells) in cells_of("production/policy.txt", 5) for program in programs.split()}


def writes_sql(text):
    """The first word of a statement that writes, or None."""
    text = re.sub(r"--[^\n]*|/\*.*?\*/", " ", text[:200_000], flags=re.S)
    for statement in re.sub(r"'(?:''|[^'])*'", "''", text).split(";"):
        if WRITE_SQL.match(statement[:4_000]):
            return statement.split(None, 1)[0].upper()[:12]
    return None


def is_reading(text):
    """Whether all the commands of a text only read."""
    try:
        commands = [command for pipeline in read(text) for command in pipeline.commands]
    except (NotUnderstood, TooComplicated):
        return False
    return bool(commands) and all(isinstance(one, Simple) and only_reads(words_of(one)) and not writes_file(one) for one in commands)


class Finder:
    """Collects what the programs of a command write to production, as (what, what in Chinese, place, rule)."""

    def __init__(self):
        self.found = []

    def note(self, what, place, rule, chinese=None):
        row = (what[:60], (chinese or what)[:60], place, rule)
        if row[:3] not in [known[:3] for known in self.found]:
            self.found.append(row)

    def look_at(self, text):
        """Goes through a command text; where it is no shell syntax, through each of its lines."""
        try:
            Shell(self.visit, self.write, names_unknown=True).run_text(text, same_shell=True)
        except NotUnderstood:
            for line in text.split("\n")[:200] if "\n" in text else ():
                self.look_at(line)
        except TooComplicated:
            pass

    def write(self, name, shell, fields):
        if is_production_file(name.translate(SHOWN)):
            self.note("write a file", name.translate(SHOWN), "places.py: is_production_file", "写文件")

    def visit(self, call):
        args = [arg.translate(SHOWN) for arg in call.args]
        plain = [word for word in args if not word.startswith("-")]
        name, env = call.name.lower(), call.shell.variables
        for program, verbs, variable in SWITCHES:
            if name == program and plain[:len(verbs)] == verbs and len(plain) > len(verbs):
                env[variable] = plain[len(verbs)]
        if any(map(PATTERNS["dry"].match, args)):
            return
        if name in ROWS:
            self.look_at_row(name, args, plain, env)
        elif name in FUNCTIONS:
            FUNCTIONS[name](self, name, args, plain, call)
        elif name and (name not in WRAPPERS or name in ("npm", "pnpm", "yarn")) and name not in SHELLS and name not in READERS["programs"] and name not in ("()", "eval", "git"):
            self.look_at_deploy(name, args, plain, env)

    def look_at_row(self, name, args, plain, env):
        writes, reads, places, unclear, rule = ROWS[name]
        words = plain + [arg for arg in args if arg in writes + reads]
        verb = next((word for word in words if any(fnmatchcase(word, pattern) for pattern in reads + writes)), None)
        is_copy = verb in ("cp", "sync", "rsync")
        if verb is None or any(fnmatchcase(verb, pattern) for pattern in reads) or is_copy and "://" not in plain[-1]:
            return
        if verb == "rollout" and {"status", "history"} & set(plain) or verb == "exec" and is_reading(" ".join(plain[plain.index("exec") + 2:])):
            return
        named = options(args, *places) + [env[place[1:]] for place in places if place[0] == "$" and env.get(place[1:])]
        what, place = where(plain[-1:] if is_copy else args, named)
        if what == PROD or what == UNCLEAR and unclear == ["note"]:
            shown_verb = "" if writes == ["*"] else "--prod" if name in ("vercel", "netlify", "now") else verb
            self.note((name + " " + shown_verb).strip(), place if what == PROD or named else (plain + ["", ""])[1] if name == "helm" else "", rule)

    def look_at_deploy(self, name, args, plain, env):
        """Migrations and deploy scripts with production in their environment or words."""
        line = " ".join([name] + args[:40])
        named = [env[key] for key in WORDS["environments"] if env.get(key)]
        if "status" in plain or "-h" in args or not (named and PATTERNS["migrates"].search(line) or PATTERNS["deploys"].search(line)):
            return
        what, place = where(args + [name], named + options(args, "--env", "-e", "--environment", "--stage", "-a", "--app"))
        if what == PROD:
            found = PATTERNS["deploys"].search(line) or PATTERNS["migrates"].search(line)
            self.note(name + " " + found.group().lower(), place, "writes.py: look_at_deploy")

    def database(self, name, args, plain, call):
        env = call.shell.variables
        named = options(args, "--host", "--hostname", "--uri", "--url", "--server", "--dbname", "--database", "--service", "--project_id")
        named += options(args, "-h", "-S", "-d", "-D") if name not in ("sqlite3", "clickhouse") else []
        named += [word for word in args if "://" in word or re.search(r"\bhost=|\bservice=", word) or re.match(r"\$\{?\w", word)]
        named += [env[key] for key in WORDS["database-places"] if env.get(key)]
        what, place = where(args, named)
        if what == SAFE or what == UNCLEAR and not named:
            return
        rule = "writes.py: database"
        if name == "redis-cli":
            values = named + options(args, "-p", "-a", "-n", "-u", "--user", "--pass")
            verb, *_ = [word.lower() for word in args if word not in values and (word[0] != "-" or word in WORDS["redis-reads"])] or [""]
            if verb not in WORDS["redis-reads"] and (verb or what == PROD):
                self.note(("redis-cli " + verb.upper()).strip(), place, rule, "redis-cli")
            return
        if name in WORDS["database-writers"]:
            if not set(WORDS.get("reads-" + name, ())) & set(args):
                self.note(name, place, rule)
            return
        texts = options(args, "-c", "--command", "-e", "--execute", "--eval", "-Q", "--query", "-q")
        texts += [word for word in args if " " in word and name in ("sqlite3", "bq")] + ([call.stdin] if call.stdin else [])
        verb = next((found for found in map(writes_sql, texts) if found), None)
        if verb is None and name.startswith("mongo"):
            verb = next((found.group().rstrip("(\"': ") for found in map(PATTERNS["mongo write"].search, texts) if found), None)
        if verb:
            self.note("%s %s" % (name, verb), place, rule)
        elif what == PROD and (MARKS.search(call.stdin) or options(args, "-f", "--file", "-i") or not texts) and not {"-l", "--list", "-V"} & set(args):
            self.note(name + " (statements not seen)", place, rule, name + "（看不到语句）")

    def ssh(self, name, args, plain, call):
        at = skip_options(args, WRAPPERS[name][0])
        host, remote = args[at] if at < len(args) else "", " ".join(args[at + 1:]) or call.stdin
        if kind(host) == PROD and "-N" not in args and not (remote and is_reading(remote)):
            self.note("ssh: " + (remote.split() or ["?"])[0] if remote else "ssh", host, "writes.py: ssh", "ssh")

    def transfer(self, name, args, plain, call):
        if plain and kind(plain[-1]) == PROD and (":" in plain[-1] or name == "sftp") and "-n" not in args:
            self.note(name, plain[-1].split(":", 1)[0], "writes.py: transfer")

    def git(self, name, args, plain, call):
        rest = args[skip_options(args, ("-C", "-c")):]
        if rest[:1] != ["push"] or "-n" in rest:
            return
        plain = [word for word in rest[1:] if not word.startswith("-")]
        remote, branches = (plain + [""])[0], [word.lstrip("+").rsplit(":", 1)[-1] for word in plain[1:]]
        is_forced = any(word in ("-f", "--mirror") or word.startswith(("--force", "+")) for word in rest)
        places = [remote] if kind(remote) != SAFE and "/" not in remote and PATTERNS["platform remotes"].match(remote) else []
        places += [remote] if {"--all", "--mirror"} & set(rest) else []
        for place in places + list(filter(PATTERNS["branches"].match, branches)):
            self.note("git push --force" if is_forced else "git push", place, "writes.py: git")

    def request(self, name, args, plain, call):
        line = " ".join(args)
        method = re.search(r"(?:^| )(?:-[a-zA-Z]*X ?|--(?:request|method)[ =])([A-Za-z]+)|^(?:\S+ )*?(POST|PUT|PATCH|DELETE|GET|HEAD)(?: |$)", line)
        sends = {"curl": r"(?:^| )(?:-[a-zA-Z]*[dFT]|--(?:data|form|json|upload-file))", "wget": r"--(?:post|body)-(?:data|file)"}
        is_sent = re.search(sends.get(name, r"(?:^| )[\w\-\[\]]+:?=[^= ]"), line) and not {"-G", "--get", "-I", "--head"} & set(args)
        method = (method.group(1) or method.group(2)).upper() if method else "POST" if is_sent else "GET"
        if method not in ("POST", "PUT", "PATCH", "DELETE"):
            return
        urls = [word for word in args if re.match(r"https?://", word, re.I)] or options(args, "--url")
        urls = urls or [word for word in plain if re.match(r"[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:/|$)|localhost|\$", word)][-1:]
        for url in filter(is_live, urls):
            self.note("HTTP " + method, url if "://" not in url else host_of(url), "writes.py: request")

    def files(self, name, args, plain, call):
        if name in ("sed", "perl"):
            is_edit = any(re.match(r"-[a-zA-Z]*i|--in-place", word) for word in args)
            plain, name = (plain[1:] or plain) if is_edit else [], name + " -i"
        for word in plain if name not in ("cp", "install", "ln", "dd") else plain[-1:]:
            if is_production_file(word.split("=", 1)[-1]):
                self.note(name, word.split("=", 1)[-1], "places.py: is_production_file")


FUNCTIONS = {"git": Finder.git, **dict.fromkeys(WORDS["databases"] + WORDS["database-writers"], Finder.database),
             **dict.fromkeys(("ssh", "mosh", "autossh"), Finder.ssh), **dict.fromkeys(("scp", "rsync", "sftp", "rclone"), Finder.transfer),
             **dict.fromkeys(("curl", "wget", "http", "https", "xh", "xhs"), Finder.request), **dict.fromkeys(WORDS["file-writers"], Finder.files)}
