"""Which programs of a command write to production: the rows of policy.txt, and functions for what a table cannot say."""
import os
import re
from fnmatch import fnmatchcase

from lib.tables import cells_of
from production.places import PROD, SAFE, UNCLEAR, host_of, is_live, is_production_file, kind, where
from shell.interpreter import Shell
from shell.programs import SHELLS, SSH_VALUES, WRAPPERS, operands, skip_options
from shell.reader import NotUnderstood, TooComplicated, read
from shell.words import MARKS, SHOWN

DRY = re.compile(r"--dry-?run(?:=(?!none).*)?$|--check$|--what-if$|--no-execute-changeset$|--help$|--version$")
WRITE_SQL = re.compile(
    r"\s*(?:with\b.*?\)\s*)?(?:insert\s+(?:\w+\s+)?into|replace\s+into|update\s+\S+(?:\s+\S+){0,3}?\s+set\b|delete\s+from|merge\s+into"
    r"|truncate\b|drop\s+\w|alter\s+\w|create\s+(?:or\s+replace\s+)?\w|grant\s+\w|revoke\s+\w|copy\s+\S+(?:\s*\([^)]*\))?\s+from"
    r"|call\s+\w|reindex\b|rename\s+table|load\s+data|do\s+\$|select\b.*\binto\s+(?:table\s+)?\w|explain\s+\(?\s*analy[sz]e\b.*"
    r"\b(?:insert|update|delete)\b)", re.I | re.S)
MONGO_WRITE = re.compile(r"\b(?:insert(?:One|Many)?|update(?:One|Many)?|replaceOne|delete(?:One|Many)|remove|drop(?:Database|Index(?:es)?)?"
                         r"|createIndex|createCollection|bulkWrite|findOneAnd\w+|findAndModify|renameCollection|\$out|\$merge)\s*[\(\"':]")
AWS_READS = re.compile(r"(?:describe|list|get|head|batch-get|lookup|search|query|scan|filter|estimate|simulate|validate|preview|wait|help|ls"
                       r"|presign|tail|select|check|test|detect|view|download|export|login)(?:-.*)?$")
DATABASES = set("psql pgcli mysql mariadb mycli mysqlsh mongosh mongo sqlcmd clickhouse-client clickhouse cockroach usql redis-cli sqlite3 cqlsh bq".split())
DATABASE_WRITERS = set("pg_restore dropdb createdb dropuser mongorestore mongoimport mysqladmin mysqlimport pgbench".split())
REDIS_READS = set("get mget keys scan info ping ttl pttl type exists llen lrange hget hgetall hkeys hlen smembers scard sismember zrange zcard zscore "
                  "dbsize monitor memory client slowlog strlen object xlen xrange --scan --stat --bigkeys --latency time role".split())
READERS = set("cat ls less more head tail grep egrep rg ag find fd wc stat file du df ps top htop uptime free who w id whoami hostname uname date env "
              "printenv echo printf pwd cd test [ true false which type journalctl dmesg netstat ss lsof dig nslookup host ping traceroute diff sort "
              "uniq cut awk jq yq tree md5sum sha256sum export set source . history man sleep exit zcat zgrep pg_dump mysqldump mongodump".split())
READS_WITH = {"docker": "ps logs images inspect stats", "podman": "ps logs images inspect", "kubectl": "get describe logs top",
              "systemctl": "status is-active list-units show cat", "git": "log status diff show branch rev-parse"}
FILE_WRITERS = {"tee", "cp", "mv", "rm", "truncate", "install", "ln", "unlink", "shred", "dd", "sed", "perl"}
MIGRATES = re.compile(r"(?<![a-z])(?:migrat(?:e|ion|ions)|db:(?:migrate|seed|drop|reset|setup|rollback|schema:load|push|deploy)|seed|alembic|flyway"
                      r"|liquibase|goose|dbmate|sqitch)(?![a-z])", re.I)
DEPLOYS = re.compile(r"(?<![a-z])(?:deploy(?:ment)?|redeploy|undeploy|release|rollout|rollback|promote|publish|destroy|provision|ship|migrate"
                     r"|migrations?|seed)(?![a-z])", re.I)
ENVIRONMENTS = ("NODE_ENV RAILS_ENV RACK_ENV APP_ENV ENV ENVIRONMENT STAGE FLASK_ENV MIX_ENV DJANGO_ENV DJANGO_SETTINGS_MODULE DEPLOY_ENV "
                "ASPNETCORE_ENVIRONMENT SPRING_PROFILES_ACTIVE DATABASE_URL LARAVEL_ENV GO_ENV NODE_CONFIG_ENV SYMFONY_ENV TARGET_ENV VERCEL_ENV").split()
BRANCHES = re.compile(r"(?:refs/heads/)?(?:main|master|trunk|prod|production|live|releases?(?:[/\-_].*)?|stable)$", re.I)
PLATFORM_REMOTES = re.compile(r"(?:heroku|dokku|prod|production|live|deploy)(?![a-z])", re.I)


def load():
    rows = {}
    for number, cells in cells_of(os.path.join(os.path.dirname(os.path.realpath(__file__)), "policy.txt"), 5):
        programs, *cells = map(str.split, cells)
        rows.update({program: [*cells, "policy.txt:%d" % number] for program in programs})
    return rows


ROWS = load()


def options(args, *names):
    """The values of options: --name value, --name=value, -nvalue."""
    found = []
    for at, word in enumerate(args):
        for name in names:
            if word == name and at + 1 < len(args):
                found.append(args[at + 1])
            elif word.startswith(name + "=") and name.startswith("-"):
                found.append(word[len(name) + 1:])
            elif len(name) == 2 and word.startswith(name) and len(word) > 2 and not word.startswith("--"):
                found.append(word[2:])
    return found


def writes_sql(text):
    """The first word of a statement that writes, or None."""
    text = re.sub(r"--[^\n]*|/\*.*?\*/", " ", text[:200_000], flags=re.S)
    for statement in re.sub(r"'(?:''|[^'])*'", "''", text).split(";"):
        if WRITE_SQL.match(statement[:4_000]):
            return statement.split(None, 1)[0].upper()[:12]
    return None


def only_reads(text):
    """Whether a command only reads, as far as its programs tell."""
    try:
        pipelines = read(text)
    except (NotUnderstood, TooComplicated):
        return False
    for command in (command for pipeline in pipelines for command in pipeline.commands):
        words = ["".join(str(piece.value) for piece in word) for word in getattr(command, "words", [])]
        if not words or any(redirect.op[:1] == ">" and redirect.word[0].value not in ("/dev/null", "1", "2") for redirect in command.redirects):
            return False
        program = words[0].rsplit("/", 1)[-1]
        if program == "find" and {"-delete", "-exec", "-execdir", "-ok"} & set(words):
            return False
        if program not in READERS and not set(READS_WITH.get(program, "").split()) & set(words[1:]):
            return False
    return bool(pipelines)


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
            Shell(self.visit, self.write, names_unknown=True).run_text(text[:200_000], same_shell=True)
        except TooComplicated:
            pass
        except NotUnderstood:
            for line in text[:200_000].split("\n")[:200] if "\n" in text else ():
                try:
                    Shell(self.visit, self.write, names_unknown=True).run_text(line, same_shell=True)
                except (NotUnderstood, TooComplicated):
                    pass

    def write(self, name, shell, fields):
        if is_production_file(name.translate(SHOWN)):
            self.note("write a file", name.translate(SHOWN), "places.py: is_production_file", "写文件")

    def visit(self, call):
        args = [arg.translate(SHOWN) for arg in call.args]
        plain = [word for word in args if not word.startswith("-")]
        name, env = call.name.lower(), call.shell.variables
        if name == "aws-vault" and plain[:1] == ["exec"]:
            env["AWS_PROFILE"] = plain[1] if len(plain) > 1 else ""
        if any(map(DRY.match, args)):
            return
        self.switch(name, plain, env)
        if name in ROWS:
            self.look_at_row(name, args, plain, env)
        elif name in FUNCTIONS:
            FUNCTIONS[name](self, name, args, plain, call)
        elif name and (name not in WRAPPERS or name in ("npm", "pnpm", "yarn")) and name not in SHELLS and name not in READERS and name not in ("()", "eval", "git"):
            self.look_at_deploy(name, args, plain, env)

    def switch(self, name, plain, env):
        """What chooses a place for the commands that follow."""
        if name == "kubectl" and plain[:2] == ["config", "use-context"] and len(plain) > 2 or name in ("kubectx", "kctx") and plain:
            env["KUBE_CONTEXT"] = plain[-1]
            if kind(plain[-1]) == PROD:
                self.note("switch kubectl to it", plain[-1], "writes.py: switch", "把 kubectl 切换过去")
        elif name in ("terraform", "tofu") and plain[:1] == ["workspace"] and len(plain) > 2:
            env["TF_WORKSPACE"] = plain[2]
        elif name == "gcloud" and plain[:2] == ["config", "set"] and len(plain) > 3:
            env["CLOUDSDK_CORE_PROJECT"] = plain[3]

    def look_at_row(self, name, args, plain, env):
        writes, reads, places, unclear, rule = ROWS[name]
        words = plain + [arg for arg in args if arg in writes + reads]
        verb = next((word for word in words if any(fnmatchcase(word, pattern) for pattern in reads + writes)), None)
        if verb is None or any(fnmatchcase(verb, pattern) for pattern in reads):
            return
        if verb == "rollout" and {"status", "history"} & set(plain) or verb == "exec" and only_reads(" ".join(plain[plain.index("exec") + 2:])):
            return
        named = options(args, *places) + [env[place[1:]] for place in places if place[0] == "$" and env.get(place[1:])]
        what, place = where(args, named)
        if what == PROD or what == UNCLEAR and unclear == ["note"]:
            shown_verb = "" if writes == ["*"] else "--prod" if name in ("vercel", "netlify", "now") else verb
            self.note((name + " " + shown_verb).strip(), place if what == PROD or named else (plain + ["", ""])[1] if name == "helm" else "", rule)

    def look_at_deploy(self, name, args, plain, env):
        """Migrations and deploy scripts with production in their environment or words."""
        line = " ".join([name] + args[:40])
        named = [env[key] for key in ENVIRONMENTS if env.get(key)]
        if "status" in plain or "-h" in args or not (named and MIGRATES.search(line) or DEPLOYS.search(line)):
            return
        what, place = where(args + [name], named + options(args, "--env", "-e", "--environment", "--stage", "-a", "--app"))
        if what == PROD:
            found = DEPLOYS.search(line) or MIGRATES.search(line)
            self.note(name + " " + found.group().lower(), place, "writes.py: look_at_deploy")

    def aws(self, name, args, plain, call):
        env = call.shell.variables
        named = options(args, "--profile") + [env[key] for key in ("AWS_PROFILE", "AWS_DEFAULT_PROFILE") if env.get(key)]
        plain = operands(args, ("--profile", "--region", "--output", "--endpoint-url", "--query", "--color"))[1]
        service, verb = (plain + ["", ""])[:2]
        if service in ("", "help", "configure", "sts", "sso") or not verb:
            return
        words, is_write = args, not AWS_READS.match(verb)
        if service == "s3":
            target = plain[-1]
            is_write = verb in ("rm", "mv", "mb", "rb", "website") or verb in ("cp", "sync") and target.startswith("s3://")
            words = [target] if verb in ("cp", "sync") else args  # only the destination is written to
        what, place = where(words, named)
        if is_write and what == PROD:
            self.note("aws %s %s" % (service, verb), place, "writes.py: aws")

    def database(self, name, args, plain, call):
        env = call.shell.variables
        named = options(args, "--host", "--hostname", "--uri", "--url", "--server", "--dbname", "--database", "--service", "--project_id")
        named += options(args, "-h", "-S", "-d", "-D") if name not in ("sqlite3", "clickhouse") else []
        named += [word for word in args if "://" in word or re.search(r"\bhost=|\bservice=", word) or re.match(r"\$\{?\w", word)]
        named += [env[key] for key in ("PGHOST", "PGSERVICE", "PGDATABASE", "MYSQL_HOST", "DATABASE_URL", "REDIS_URL", "MONGO_URL") if env.get(key)]
        what, place = where(args, named)
        if what == SAFE or what == UNCLEAR and not named:
            return
        rule = "writes.py: database"
        if name == "redis-cli":
            values = set(named) | set(options(args, "-p", "-a", "-n", "-u", "--user", "--pass"))
            asked = [word for word in args if word not in values and (not word.startswith("-") or word in REDIS_READS)]
            if (asked or what == PROD) and not (asked and asked[0].lower() in REDIS_READS):
                self.note("redis-cli " + asked[0].upper() if asked else "redis-cli", place, rule, "redis-cli")
            return
        if name in DATABASE_WRITERS:
            if name != "mysqladmin" or not {"status", "ping", "processlist", "version", "variables"} & set(args):
                self.note(name, place, rule)
            return
        texts = options(args, "-c", "--command", "-e", "--execute", "--eval", "-Q", "--query", "-q")
        texts += [word for word in args if " " in word and name in ("sqlite3", "bq")] + ([call.stdin] if call.stdin else [])
        verb = next((found for found in map(writes_sql, texts) if found), None)
        if verb is None and name.startswith("mongo"):
            verb = next((found.group().rstrip("(\"': ") for found in map(MONGO_WRITE.search, texts) if found), None)
        if verb:
            self.note("%s %s" % (name, verb), place, rule)
        elif what == PROD and (MARKS.search(call.stdin) or options(args, "-f", "--file", "-i") or not texts) and not {"-l", "--list", "-V"} & set(args):
            self.note(name + " (statements not seen)", place, rule, name + "（看不到语句）")

    def ssh(self, name, args, plain, call):
        at = skip_options(args, SSH_VALUES)
        host, remote = args[at] if at < len(args) else "", " ".join(args[at + 1:]) or call.stdin
        if kind(host) == PROD and "-N" not in args and not (remote and only_reads(remote)):
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
        what = "git push --force" if is_forced else "git push"
        if kind(remote) != SAFE and "/" not in remote and PLATFORM_REMOTES.match(remote):
            self.note(what, remote, "writes.py: git")
        elif {"--all", "--mirror"} & set(rest):
            self.note("git push --all", remote, "writes.py: git")
        for branch in filter(BRANCHES.match, branches):
            self.note(what, branch, "writes.py: git")

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


FUNCTIONS = {"aws": Finder.aws, "git": Finder.git, **dict.fromkeys(DATABASES | DATABASE_WRITERS, Finder.database),
             **dict.fromkeys(("ssh", "mosh", "autossh"), Finder.ssh), **dict.fromkeys(("scp", "rsync", "sftp", "rclone"), Finder.transfer),
             **dict.fromkeys(("curl", "wget", "http", "https", "xh", "xhs"), Finder.request), **dict.fromkeys(FILE_WRITERS, Finder.files)}
