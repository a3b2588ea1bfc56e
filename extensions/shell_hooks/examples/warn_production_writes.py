#!/usr/bin/env python3
"""warn_production_writes.py: tells you, in one line, when a tool call is about to write to production.

It looks at every tool call and notes what is written and where:
  commands     kubectl, helm, terraform, pulumi, aws, gcloud, az, docker, psql, mysql, mongosh, redis-cli, ssh, scp, rsync,
               ansible-playbook, migrations and deploy scripts with production in their environment or words,
               `git push` to main, master, release or production, curl and wget that send something;
               also behind sudo, env, xargs, bash -c, ssh, in pipes, $(…) and here-documents
  HTTP tools   POST, PUT, PATCH and DELETE to a host that is not staging, development or this machine
  SQL tools    INSERT, UPDATE, DELETE, DDL, unless the call names a database that is not production
  file tools   .env.production, values-prod.yaml, overlays/prod/…, production.tfvars and the like
It is quiet on reads, dry runs, and whatever is named staging, stage, dev, test, qa, uat, sandbox, preview or localhost.
"prod", "production" and "prd" as words of a name mean production; pre-prod and non-prod do not.

Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:

hooks:
  - event: pre_tool_call
    command: ./extensions/shell_hooks/examples/warn_production_writes.py
    timeout: 10

Options, behind the script's name in `command`:
  --ask          hold the call and ask you, instead of a note
  --block        refuse the call, instead of a note
  --prod WORD    names with WORD in them are production too (may be repeated)
  --safe WORD    names with WORD in them are not production (may be repeated)
With --ask or --block, add `fail_closed: true`. It reads what is written in the call: a script file that writes to
production, or an alias, is not seen. That makes it a help, and no wall; keep production's keys away from the agent.

python3 >= 3.8, standard library only; nothing beside this file is needed. Try it: `warn_production_writes.py --selftest`.
"""
import sys

# Only the standard library is meant to be found: a json.py that somebody put beside this file is not.
if sys.path and sys.path[0] and __file__.startswith(sys.path[0]):
    del sys.path[0]

import json
import os
import re
from urllib.parse import urlsplit

NAME = "warn_production_writes"
LONGEST_TEXT = 200_000  # of one value: bounds the work on hostile input
DEEPEST = 4  # bash -c in ssh in bash -c
MOST_SHOWN = 3

# ---------------------------------------------------------------------------------------------------------------------
# Names of places

PROD, SAFE, UNKNOWN = "prod", "safe", ""
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
NOT_PROD = re.compile(r"(?<![a-z])(?:pre|non|not|no)[-_. ]?(?:prod(?:uction)?|prd)(?![a-z])")
IS_PROD = re.compile(r"(?<![a-z])(?:prod|production|prd)(?![a-z])|生产|线上")
IS_SAFE = re.compile(
    r"(?<![a-z])(?:staging|stage|stg|dev|devel|develop|development|tests?|testing|qa|uat|sandbox|local|localhost|preview"
    r"|demo|ci|minikube|kind|k3d|docker-desktop|orbstack|rancher-desktop)(?![a-z])"
    r"|(?<![\d.])127\.\d+\.\d+\.\d+|(?<![\d.])0\.0\.0\.0|(?<![0-9a-f:])::1(?![0-9a-f:])|host\.docker\.internal|测试|预发"
)
OWN = {PROD: [], SAFE: []}


def kind(text):
    """Whether a name means production, something harmless, or says nothing about it."""
    small = CAMEL.sub("-", text[:500]).lower()
    if any(word in small for word in OWN[PROD]):
        return PROD
    if any(word in small for word in OWN[SAFE]):
        return SAFE
    small = NOT_PROD.sub(" staging ", small)
    if IS_PROD.search(small):
        return PROD
    return SAFE if IS_SAFE.search(small) else UNKNOWN


def host_of(text):
    try:
        return urlsplit(text if "://" in text else "//" + text).hostname or ""
    except ValueError:
        return ""


def shown(place):
    """A place as the person may read it: a host instead of an address with a password in it."""
    if re.match(r"-{1,2}[\w-]+=|[A-Za-z_]\w*=", place):
        place = place.split("=", 1)[1]
    if "://" in place:
        place = host_of(place) or "?"
    place = place.rsplit("@", 1)[-1]
    place = "".join(char if char.isprintable() else " " for char in place).strip()
    return place if len(place) <= 60 else place[:59] + "…"


# ---------------------------------------------------------------------------------------------------------------------
# Command lines

LEXER = re.compile(
    r"(?P<space>[ \t\r]+|\\\r?\n)"
    r"|(?P<heredoc><<-?[ \t]*(?P<quote>['\"]?)(?P<end>\w+)(?P=quote))"
    r"|(?P<string><<<)"
    r"|(?P<redirect>&>>?|\d*(?:>>|>\||>&|<&|<>|>|<))"
    r"|(?P<sep>\n|;;|;|&&|\|\||\|&|\||&|\(|\)|`)"
    r"|(?P<single>'[^']*'?)"
    r"|(?P<double>\"(?:\\.|[^\"\\])*\"?)"
    r"|(?P<escaped>\\.)"
    r"|(?P<plain>[^\s'\"\\;&|()<>`]+|\\)",
    re.S,
)
NESTED = re.compile(r"\$\(([^()]*)\)|`([^`]*)`")


class Command:
    def __init__(self):
        self.words, self.targets, self.given, self.before = [], [], [], ""  # given: text on its standard input
        self.reads_file = False


def commands_in(text, depth=0):
    """The simple commands of a command line, in order. Forgiving: what is no shell syntax gives odd words, no errors."""
    text = text[:LONGEST_TEXT]
    done, current, word, want = [], Command(), None, ""
    waiting = []  # here-documents whose text begins at the next line
    nested = []
    place = 0

    def end_word():
        nonlocal word, want
        if word is not None:
            if want == "redirect":
                current.targets.append(word)
            elif want == "input":
                current.reads_file = True
            elif want == "string":
                current.given.append(word)
            elif want != "nothing":
                current.words.append(word)
            want = ""
        word = None

    while place < len(text):
        if text[place] == "#" and word is None:
            line = text.find("\n", place)
            place = len(text) if line < 0 else line
            continue
        match = LEXER.match(text, place)
        if not match:
            place += 1
            continue
        place, token, group = match.end(), match.group(), match.lastgroup
        if group in ("single", "double", "escaped", "plain"):
            piece = token
            if group == "single":
                piece = token[1:-1] if len(token) > 1 and token.endswith("'") else token[1:]
            elif group == "double":
                inner = token[1:-1] if len(token) > 1 and token.endswith('"') else token[1:]
                nested += [first or second for first, second in NESTED.findall(inner)]
                piece = re.sub(r"\\([\"\\$`])", r"\1", inner)
            elif group == "escaped":
                piece = token[1:]
            word = (word or "") + piece
            continue
        if group == "redirect" and word is not None and word.isdigit():
            word = None  # the 2 of 2>
        end_word()
        if match.group("heredoc"):
            waiting.append((current, match.group("end")))
        elif group == "string":
            want = "string"
        elif group == "redirect":
            want = "input" if token.endswith("<") else "nothing" if token.endswith("&") else "redirect"
        elif group == "sep":
            done.append(current)
            current = Command()
            current.before = token
            if token == "\n":
                for command, end in waiting:
                    body = re.compile(r"(.*?)(?:^[ \t]*%s[ \t]*$\n?|\Z)" % re.escape(end), re.S | re.M).match(text, place)
                    command.given.append(body.group(1))
                    place = body.end()
                waiting = []
    end_word()
    done.append(current)
    result = [command for command in done if command.words or command.targets]
    if depth < DEEPEST:
        for inner in nested:
            result += commands_in(inner, depth + 1)
    return result


ASSIGNMENT = re.compile(r"[A-Za-z_]\w*=")
KEYWORDS = {"if", "then", "else", "elif", "do", "while", "until", "!", "{", "}", "time", "exec", "command", "builtin", "nohup"}
# Programs that start another one, with the options of theirs that take a value.
WRAPPERS = {
    "sudo": {"-u", "-g", "-h", "-C", "-p"}, "doas": {"-u"}, "env": {"-u", "-C"}, "nice": {"-n"}, "ionice": {"-c", "-n"},
    "timeout": {"-k", "-s"}, "xargs": {"-n", "-I", "-P", "-L", "-d", "-s", "-a"}, "stdbuf": set(), "setsid": set(),
    "aws-vault": set(), "dotenv": {"-e", "-f"}, "npx": set(), "pnpx": set(), "bunx": set(), "bundle": set(),
    "poetry": set(), "uv": set(), "pipenv": set(), "chronic": set(), "watch": {"-n"},
}  # fmt: skip


def unwrapped(words, env):
    """The words from the program itself on; assignments in front of it go into env."""
    words = list(words)
    while words:
        first = words[0]
        base = first.rsplit("/", 1)[-1]
        if first in KEYWORDS:
            words.pop(0)
        elif ASSIGNMENT.match(first):
            name, value = words.pop(0).split("=", 1)
            env[name] = value
        elif base in WRAPPERS:
            takes = WRAPPERS[base]
            words.pop(0)
            if base == "aws-vault" and words[:1] == ["exec"] and len(words) > 1:
                env["AWS_PROFILE"] = words[1]
                words = words[2:]
            while words and words[0].startswith("-"):
                if words.pop(0) in takes and words:
                    words.pop(0)
            if base == "timeout" and words:
                words.pop(0)
            if base in ("bundle", "poetry", "uv", "pipenv") and words[:1] in (["exec"], ["run"]):
                words.pop(0)
        else:
            break
    return words


def options(words, *names):
    """The values of options: --name value, --name=value, -nvalue."""
    found = []
    for at, word in enumerate(words):
        if word in names and at + 1 < len(words):
            found.append(words[at + 1])
            continue
        for name in names:
            if name.startswith("--"):
                if word.startswith(name + "="):
                    found.append(word[len(name) + 1 :])
            elif len(name) == 2 and word.startswith(name) and len(word) > 2 and not word.startswith("--"):
                found.append(word[2:])
    return found


def where(words, named):
    """(kind, place): what a place option says counts first, then any other word."""
    for value in named:
        if kind(value) == PROD:
            return PROD, value
    for value in named:
        if kind(value) == SAFE:
            return SAFE, value
    for word in words[1:]:
        if kind(word) == PROD:
            return PROD, word
    for word in words[1:]:
        if kind(word) == SAFE:
            return SAFE, word
    return UNKNOWN, named[0] if named else ""


def first_of(words, known):
    return next((word for word in words if word in known), None)


def is_dry(words):
    return any(
        word in ("--dry-run", "--dryrun", "--check", "--what-if", "--no-execute-changeset", "--help", "-h", "--version")
        or (word.startswith("--dry-run=") and word != "--dry-run=none")
        for word in words[1:]
    )


WRITE_SQL = re.compile(
    r"\s*(?:with\b.*?\)\s*)?(?:insert\s+(?:\w+\s+)?into|replace\s+into|update\s+\S+(?:\s+\S+){0,3}?\s+set\b|delete\s+from|merge\s+into"
    r"|truncate\b|drop\s+\w|alter\s+\w|create\s+(?:or\s+replace\s+)?\w|grant\s+\w|revoke\s+\w|copy\s+\S+(?:\s*\([^)]*\))?\s+from"
    r"|call\s+\w|reindex\b|rename\s+table|load\s+data|do\s+\$|select\b.*\binto\s+(?:table\s+)?\w|explain\s+\(?\s*analy[sz]e\b.*"
    r"\b(?:insert|update|delete)\b)",
    re.I | re.S,
)
MONGO_WRITE = re.compile(
    r"\b(?:insert(?:One|Many)?|update(?:One|Many)?|replaceOne|delete(?:One|Many)|remove|drop(?:Database|Index(?:es)?)?"
    r"|createIndex|createCollection|bulkWrite|findOneAnd\w+|findAndModify|renameCollection|\$out|\$merge)\s*[\(\"':]"
)


def writes_sql(text):
    """The first words of a statement that writes, or None."""
    text = re.sub(r"--[^\n]*|/\*.*?\*/", " ", text[:LONGEST_TEXT], flags=re.S)
    text = re.sub(r"'(?:''|[^'])*'", "''", text)
    for statement in text.split(";"):
        if WRITE_SQL.match(statement[:4_000]):
            return statement.split(None, 1)[0].upper()[:12]
    return None


KUBECTL = {
    "apply", "create", "delete", "edit", "patch", "replace", "scale", "set", "annotate", "label", "drain", "cordon",
    "uncordon", "taint", "exec", "cp", "expose", "autoscale", "run", "rollout", "debug", "attach",
}  # fmt: skip
KUBECTL_READS = {
    "get", "describe", "logs", "top", "explain", "diff", "version", "api-resources", "cluster-info", "auth", "wait",
    "config", "port-forward", "events", "kustomize", "completion",
}  # fmt: skip
HELM = {"upgrade", "install", "uninstall", "delete", "rollback", "apply", "sync", "destroy"}
TERRAFORM = {"apply", "destroy", "import", "taint", "untaint", "force-unlock", "run-all"}
PULUMI = {"up", "update", "destroy", "import", "refresh"}
CLOUD_WRITES = re.compile(
    r"(?:create|delete|update|deploy|set|add|remove|patch|import|reset|start|stop|restart|resize|move|enable|disable|promote"
    r"|rollback|apply|submit|ssh|scp|clear|restore|publish|purge|put|assign|attach|detach|invoke|regenerate|renew|swap|scale"
    r"|failover|upload|upload-batch|delete-batch|deallocate|run|execute|call|rm|mb|rb|mv|rsync|setmeta)(?:-.*)?$"
)
AWS_READS = re.compile(
    r"(?:describe|list|get|head|batch-get|lookup|search|query|scan|filter|estimate|simulate|validate|preview|wait|help|ls"
    r"|presign|tail|select|check|test|detect|view|download|export|login)(?:-.*)?$"
)
DOCKER_WRITES = {
    "run", "rm", "rmi", "stop", "start", "restart", "kill", "exec", "up", "down", "push", "deploy", "update", "create", "build",
    "prune", "cp", "service", "stack", "scale", "rollback", "pause", "unpause",
}  # fmt: skip
DATABASES = {
    "psql", "pgcli", "mysql", "mariadb", "mycli", "mysqlsh", "mongosh", "mongo", "sqlcmd", "clickhouse-client", "clickhouse",
    "cockroach", "usql", "redis-cli", "sqlite3", "cqlsh",
}  # fmt: skip
DATABASE_WRITERS = {"pg_restore", "dropdb", "createdb", "dropuser", "mongorestore", "mongoimport", "mysqladmin", "mysqlimport", "pgbench"}
REDIS_READS = {
    "get", "mget", "keys", "scan", "info", "ping", "ttl", "pttl", "type", "exists", "llen", "lrange", "hget", "hgetall", "hkeys",
    "hlen", "smembers", "scard", "sismember", "zrange", "zcard", "zscore", "dbsize", "monitor", "memory", "client", "slowlog",
    "strlen", "object", "xlen", "xrange", "--scan", "--stat", "--bigkeys", "--latency", "time", "role",
}  # fmt: skip
READERS = {
    "cat", "ls", "less", "more", "head", "tail", "grep", "egrep", "rg", "ag", "find", "fd", "wc", "stat", "file", "du", "df",
    "ps", "top", "htop", "uptime", "free", "who", "w", "id", "whoami", "hostname", "uname", "date", "env", "printenv", "echo",
    "printf", "pwd", "cd", "test", "[", "true", "false", "which", "type", "journalctl", "dmesg", "netstat", "ss", "lsof", "dig",
    "nslookup", "host", "ping", "traceroute", "diff", "sort", "uniq", "cut", "awk", "jq", "yq", "tree", "md5sum", "sha256sum",
    "export", "set", "source", ".", "history", "man", "sleep", "exit", "zcat", "zgrep", "pg_dump", "mysqldump", "mongodump",
}  # fmt: skip
MIGRATES = re.compile(
    r"(?<![a-z])(?:migrat(?:e|ion|ions)|db:(?:migrate|seed|drop|reset|setup|rollback|schema:load|push|deploy)|seed|alembic|flyway"
    r"|liquibase|goose|dbmate|sqitch)(?![a-z])",
    re.I,
)
DEPLOYS = re.compile(
    r"(?<![a-z])(?:deploy(?:ment)?|redeploy|undeploy|release|rollout|rollback|promote|publish|destroy|provision|ship"
    r"|migrate|migrations?|seed)(?![a-z])",
    re.I,
)
ENVIRONMENTS = {
    "NODE_ENV", "RAILS_ENV", "RACK_ENV", "APP_ENV", "ENV", "ENVIRONMENT", "STAGE", "FLASK_ENV", "MIX_ENV", "DJANGO_ENV",
    "DJANGO_SETTINGS_MODULE", "DEPLOY_ENV", "ASPNETCORE_ENVIRONMENT", "SPRING_PROFILES_ACTIVE", "DATABASE_URL", "LARAVEL_ENV",
    "GO_ENV", "NODE_CONFIG_ENV", "SYMFONY_ENV", "TARGET_ENV", "VERCEL_ENV",
}  # fmt: skip
BRANCHES = re.compile(r"(?:refs/heads/)?(?:main|master|trunk|prod|production|live|releases?(?:[/\-_].*)?|stable)$", re.I)
PLATFORM_REMOTES = re.compile(r"(?:heroku|dokku|prod|production|live|deploy)(?![a-z])", re.I)


def look_at_line(text, note, depth=0):
    """Notes what a command line writes to production."""
    env, previous = {}, None
    for command in commands_in(text):
        own = dict(env)
        words = unwrapped(command.words, own)
        if not words or words[0] in ("export", "declare", "typeset"):
            for word in words[1:]:
                if ASSIGNMENT.match(word):
                    name, value = word.split("=", 1)
                    own[name] = value
            env = own
        else:
            given = list(command.given)
            if command.before in ("|", "|&") and previous is not None:
                given += [" ".join(previous.words[1:])] if previous.words[:1] in (["echo"], ["printf"]) else []
                given += previous.given
            look_at_command(words, own, given, command, note, env, depth)
        for target in command.targets:
            if is_production_file(target):
                note("write a file", "写文件", target)
        previous = command


def look_at_command(words, env, given, command, note, later, depth):
    program = words[0].rsplit("/", 1)[-1].lower()
    if program.endswith(".exe"):
        program = program[:-4]
    rest = words[1:]
    plain = [word for word in rest if not word.startswith("-")]

    def said(*parts):
        return " ".join(part for part in (program,) + parts if part)

    if program in ("bash", "sh", "zsh", "dash", "ksh", "su", "eval"):
        inner = options(words, "-c", "-lc", "-ec", "-ic", "-xc") if program != "eval" else [" ".join(rest)]
        if not plain and not inner:
            inner = given
        if depth < DEEPEST:
            for line in inner:
                look_at_line("".join("%s=%s; " % (name, quoted(value)) for name, value in env.items()) + line, note, depth + 1)
            if inner:
                return
    if program in ("kubectl", "oc", "k"):
        named = options(words, "--context", "--cluster", "--kubeconfig", "-n", "--namespace", "-s", "--server")
        named += [env[name] for name in ("KUBECONFIG", "KUBE_CONTEXT") if env.get(name)]
        if "config" in plain[:1] and "use-context" in plain:
            if plain[-1] != "use-context":
                later["KUBE_CONTEXT"] = plain[-1]
                if kind(plain[-1]) == PROD:
                    note("switch kubectl to it", "把 kubectl 切换过去", plain[-1])
            return
        verb = first_of(plain, KUBECTL | KUBECTL_READS)
        if verb in KUBECTL and not is_dry(words) and not ("rollout" in plain and ("status" in plain or "history" in plain)):
            if verb == "exec" and "--" in rest and is_read_line(rest[rest.index("--") + 1 :]):
                return
            what, place = where(words, named)
            if what == PROD:
                note(said(verb), said(verb), place)
    elif program in ("kubectx", "kctx"):
        if plain and kind(plain[0]) == PROD:
            later["KUBE_CONTEXT"] = plain[0]
            note("switch kubectl to it", "把 kubectl 切换过去", plain[0])
    elif program in ("helm", "helmfile"):
        verb = first_of(plain, HELM)
        named = options(words, "--kube-context", "--kubeconfig", "-n", "--namespace", "-e", "--environment")
        named += [env[name] for name in ("KUBECONFIG", "KUBE_CONTEXT") if env.get(name)]
        if verb and not is_dry(words):
            what, place = where(words, named)
            if what != SAFE:
                note(said(verb), said(verb), place or (plain[1] if len(plain) > 1 else ""))
    elif program in ("terraform", "tofu", "terragrunt"):
        named = options(words, "-var-file", "--var-file", "-chdir", "--chdir", "-state")
        named += [word.split("=", 1)[1] for word in rest if re.match(r"-(?:var-file|chdir|state)=", word)]
        named += [env["TF_WORKSPACE"]] if env.get("TF_WORKSPACE") else []
        if plain[:2] in (["workspace", "select"], ["workspace", "new"]) and len(plain) > 2:
            later["TF_WORKSPACE"] = plain[2]
            return
        verb = first_of(plain[:1], TERRAFORM)
        if plain[:1] == ["state"] and plain[1:2] and plain[1] in ("rm", "mv", "push", "replace-provider"):
            verb = "state " + plain[1]
        if verb and "-help" not in rest:
            what, place = where(words, named)
            if what != SAFE:
                note(said(verb), said(verb), place)
    elif program in ("pulumi", "cdk", "cdktf", "serverless", "sls", "sam", "copilot"):
        verb = first_of(plain, PULUMI | {"deploy", "remove", "destroy"})
        named = options(words, "-s", "--stack", "--stage", "--profile", "--env", "-e", "--config-env")
        what, place = where(words, named)
        if verb and not is_dry(words) and "preview" not in plain and what != SAFE:
            note(said(verb), said(verb), place)
    elif program == "aws":
        look_at_aws(words, env, note)
    elif program in ("gcloud", "az", "gsutil", "bq", "doctl", "oci", "ibmcloud", "aliyun", "tccli"):
        named = options(words, "--project", "--configuration", "--account", "--subscription", "-g", "--resource-group", "--profile")
        named += [env[n] for n in ("CLOUDSDK_CORE_PROJECT", "CLOUDSDK_ACTIVE_CONFIG_NAME", "AZURE_SUBSCRIPTION_ID") if env.get(n)]
        if program == "gcloud" and plain[:2] == ["config", "set"]:
            if len(plain) > 3:
                later["CLOUDSDK_CORE_PROJECT"] = plain[3]
            return
        verbs = [word for word in plain if CLOUD_WRITES.match(word)]
        if program == "bq" and "query" in plain:
            verbs = [verb for verb in [writes_sql(word) for word in plain] if verb]
        if program == "gsutil" and "cp" in plain and plain[-1].startswith("gs://"):
            verbs = ["cp"]
        if plain and verbs and not is_dry(words):
            what, place = where(words, named)
            if what == PROD:
                note(said(*plain[: plain.index(verbs[0]) + 1][-3:]), said(verbs[0]), place)
    elif program in ("docker", "podman", "docker-compose", "nerdctl"):
        verb = first_of(plain, DOCKER_WRITES)
        named = options(words, "--context", "-H", "--host", "-c")
        named += [env[name] for name in ("DOCKER_HOST", "DOCKER_CONTEXT") if env.get(name)]
        what, place = where(words, named)
        if verb and verb != "build" and what == PROD and not (verb == "exec" and is_read_line(plain[plain.index("exec") + 2 :])):
            if named or verb not in ("run", "rm", "rmi", "create", "cp", "prune"):
                note(said(verb), said(verb), place)
    elif program in DATABASES or program in DATABASE_WRITERS:
        look_at_database(program, words, env, given, command, note)
    elif program in ("ssh", "mosh", "autossh"):
        takes = {"-i", "-p", "-l", "-o", "-F", "-J", "-L", "-R", "-D", "-b", "-c", "-E", "-m", "-W"}
        at = 0
        while at < len(rest) and rest[at].startswith("-"):
            at += 2 if rest[at] in takes else 1
        host, remote = (rest[at] if at < len(rest) else ""), rest[at + 1 :] + given
        if kind(host) == PROD and not (remote and is_read_line(remote)) and "-N" not in rest:
            note("ssh: " + (remote[0].split() or ["?"])[0] if remote else "ssh", "ssh", host)
        elif remote and kind(host) != SAFE and depth < DEEPEST:
            look_at_line(" ".join(remote), note, depth + 1)
    elif program in ("scp", "rsync", "sftp", "rclone"):
        if plain and kind(plain[-1]) == PROD and (":" in plain[-1] or program == "sftp") and not is_dry(words) and "-n" not in rest:
            note(program, program, plain[-1].split(":", 1)[0])
    elif program == "git":
        look_at_push(rest, note)
    elif program in ("curl", "wget", "http", "https", "xh", "xhs"):
        look_at_curl(program, rest, plain, note)
    elif program in ("ansible-playbook", "ansible", "cap", "fab", "kamal", "mina"):
        what, place = where(words, options(words, "-i", "--inventory", "-l", "--limit", "-d", "--destination"))
        if what == PROD and not is_dry(words) and "--list-hosts" not in rest and "--syntax-check" not in rest:
            note(program, program, place)
    elif program in ("vercel", "netlify", "now"):
        if "--prod" in rest or "--production" in rest or "promote" in plain or "rollback" in plain:
            note(said("--prod"), said("--prod"), "")
    elif program in ("sed", "perl"):
        if any(re.match(r"-[a-zA-Z]*i|--in-place", word) for word in rest):
            for word in plain[1:] or plain:
                if is_production_file(word):
                    note(program + " -i", program + " -i", word)
    elif program in ("tee", "cp", "mv", "rm", "truncate", "install", "ln", "unlink", "shred", "dd"):
        for word in plain if program in ("rm", "tee", "truncate", "unlink", "shred", "mv") else plain[-1:]:
            if is_production_file(word.split("=", 1)[-1]):
                note(program, program, word.split("=", 1)[-1])
    elif program not in READERS:
        if any(word in ("--help", "-h", "--version") for word in rest) or "status" in plain:
            return
        named = [env[name] for name in sorted(ENVIRONMENTS) if env.get(name)]
        line = " ".join(words[:40])
        if named and MIGRATES.search(line) or DEPLOYS.search(line):
            what, place = where(words, named + options(words, "--env", "-e", "--environment", "--stage", "-a", "--app"))
            if what == PROD and not is_dry(words):
                found = DEPLOYS.search(line) or MIGRATES.search(line)
                note(said(found.group().lower()), said(found.group().lower()), place)
        elif program == "heroku":
            what, place = where(words, options(words, "-a", "--app", "-r", "--remote"))
            if what == PROD and not re.search(r"(?:^|:)(?:info|logs|ps|list|get|help|status)$|^(?:logs|ps|info|config)$", (plain or [""])[0]):
                note(said((plain or [""])[0]), said((plain or [""])[0]), place)


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def is_read_line(words):
    """Whether a command line only reads, as far as its programs tell."""
    commands = commands_in(" ".join(words))
    if not commands:
        return False
    for command in commands:
        inner = unwrapped(command.words, {})
        if any(target not in ("/dev/null",) for target in command.targets):
            return False
        if not inner:
            continue
        program, rest = inner[0].rsplit("/", 1)[-1], inner[1:]
        if program in ("docker", "podman", "kubectl") and first_of(rest, {"ps", "logs", "images", "inspect", "stats", "get", "describe", "top"}):
            continue
        if program == "systemctl" and first_of(rest, {"status", "is-active", "list-units", "show", "cat"}):
            continue
        if program == "git" and rest[:1] and rest[0] in ("log", "status", "diff", "show", "branch", "rev-parse"):
            continue
        if program == "find" and any(word in ("-delete", "-exec", "-execdir", "-ok") for word in rest):
            return False
        if program not in READERS:
            return False
    return True


def look_at_aws(words, env, note):
    named = options(words, "--profile") + [env[n] for n in ("AWS_PROFILE", "AWS_DEFAULT_PROFILE") if env.get(n)]
    plain, skip = [], False
    for word in words[1:]:
        if skip:
            skip = False
        elif word in ("--profile", "--region", "--output", "--endpoint-url", "--query", "--color"):
            skip = True
        elif not word.startswith("-"):
            plain.append(word)
    service, verb = (plain + ["", ""])[:2]
    if service in ("", "help", "configure", "sts", "sso") or not verb or is_dry(words):
        return
    if service == "s3":
        paths = [word for word in plain[2:] if "/" in word or word.startswith("s3:") or word == "."]
        is_write = verb in ("rm", "mv", "mb", "rb", "website") or (verb in ("cp", "sync") and paths[-1:] and paths[-1].startswith("s3://"))
        if verb in ("cp", "sync") and paths[-1:]:
            named, words = named, ["aws", paths[-1]]  # only the destination is written to
    else:
        is_write = not AWS_READS.match(verb)
    if is_write:
        what, place = where(words, named)
        if what == PROD:
            note("aws %s %s" % (service, verb), "aws %s %s" % (service, verb), place)


def look_at_database(program, words, env, given, command, note):
    rest = words[1:]
    named = options(words, "--host", "--hostname", "--uri", "--url", "--server", "--dbname", "--database", "--service")
    if program not in ("sqlite3", "clickhouse"):
        named += options(words, "-h", "-S", "-d", "-D")
    named += [word for word in rest if "://" in word or re.search(r"\bhost=|\bservice=", word)]
    names = ("PGHOST", "PGSERVICE", "PGDATABASE", "MYSQL_HOST", "DATABASE_URL", "REDIS_URL", "MONGO_URL")
    named += [env[name] for name in names if env.get(name)]
    variables = [word for word in rest if re.match(r"\$\{?\w", word)]
    what, place = where(words, named + variables)
    texts = options(words, "-c", "--command", "-e", "--execute", "--eval", "-Q", "--query", "-q") + given
    if program == "sqlite3":
        texts += [word for word in rest if " " in word]
    if what == SAFE or (what == UNKNOWN and not named and not variables):
        return
    if program == "redis-cli":
        values = set(named) | set(options(words, "-p", "-a", "-n", "-u", "--user", "--pass"))
        asked = [word for word in rest if word not in values and (not word.startswith("-") or word in REDIS_READS)]
        if asked and asked[0].lower() in REDIS_READS:
            return
        if asked or what == PROD:
            note("redis-cli " + asked[0].upper() if asked else "redis-cli", "redis-cli", place)
        return
    if program in DATABASE_WRITERS:
        if program != "mysqladmin" or not first_of(rest, {"status", "ping", "processlist", "version", "variables"}):
            note(program, program, place)
        return
    verb = next((found for found in map(writes_sql, texts) if found), None)
    if verb is None and program.startswith("mongo"):
        verb = next((found.group().rstrip("(\"': ") for found in map(MONGO_WRITE.search, texts) if found), None)
    if verb:
        note("%s %s" % (program, verb), "%s %s" % (program, verb), place)
    elif what == PROD and (command.reads_file or options(words, "-f", "--file", "-i") or command.before in ("|", "|&") or not texts):
        if not is_dry(words) and not any(word in ("-l", "--list", "--version", "-V") for word in rest):
            note(program + " (statements not seen)", program + "（看不到语句）", place)


def look_at_push(rest, note):
    rest = list(rest)
    while rest and rest[0].startswith("-"):
        rest = rest[2:] if rest[0] in ("-C", "-c") else rest[1:]
    if rest[:1] != ["push"] or "--dry-run" in rest or "-n" in rest:
        return
    plain = [word for word in rest[1:] if not word.startswith("-")]
    remote, branches = (plain + [""])[0], [word.lstrip("+").rsplit(":", 1)[-1] for word in plain[1:]]
    forced = " --force" if any(w in ("-f", "--force", "--mirror") or w.startswith("--force") for w in rest) or any(
        word.startswith("+") for word in plain) else ""  # fmt: skip
    if kind(remote) != SAFE and "/" not in remote and PLATFORM_REMOTES.match(remote):
        note("git push" + forced, "git push" + forced, remote)
    elif "--all" in rest or "--mirror" in rest:
        note("git push --all", "git push --all", remote)
    else:
        for branch in branches:
            if BRANCHES.match(branch):
                note("git push" + forced, "git push" + forced, branch)


def look_at_curl(program, rest, plain, note):
    method, sends = "", False
    for at, word in enumerate(rest):
        if program in ("curl", "wget"):
            if word in ("--request", "--method") or re.match(r"-[a-zA-Z]*X$", word) and program == "curl":
                method = (rest[at + 1 : at + 2] or [""])[0]
            elif re.match(r"--(?:request|method)=", word):
                method = word.split("=", 1)[1]
            elif program == "curl" and re.match(r"-[a-zA-Z]*X[A-Za-z]+$", word):
                method = word[word.index("X") + 1 :]
            elif program == "curl" and re.match(r"-[a-zA-Z]*[dFT]|--(?:data|form|json|upload-file|url-query-)", word) and not word.startswith("-X"):
                sends = sends or not (word.startswith("--data-urlencode") and "-G" in rest)
            elif program == "wget" and re.match(r"--(?:post|body)-(?:data|file)", word):
                sends = True
        elif word in ("POST", "PUT", "PATCH", "DELETE", "GET", "HEAD", "OPTIONS"):
            method = word
        elif re.match(r"[\w\-\[\]]+:?=[^=]", word) and "://" not in word:
            sends = True
    if "-G" in rest or "--get" in rest or "-I" in rest or "--head" in rest:
        sends = False
    method = method.upper() or ("POST" if sends else "GET")
    if method not in ("POST", "PUT", "PATCH", "DELETE"):
        return
    urls = [word for word in rest if re.match(r"https?://", word, re.I)] or options(["curl"] + rest, "--url")
    urls = urls or [word for word in plain if re.match(r"[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:/|$)|localhost|\$", word)][-1:]
    for url in urls:
        if is_live(url):
            note("HTTP " + method, "HTTP " + method, url if "://" not in url else host_of(url))


def is_live(url):
    """Whether an address is none of staging, development or this machine."""
    host = host_of(url) or url
    found = kind(host)
    if re.fullmatch(r"localhost|.*\.(?:local|localhost|test|internal\.dev)", host):
        return False
    return found == PROD or (found == UNKNOWN and kind(urlsplit_path(url)) != SAFE)


def urlsplit_path(url):
    try:
        return urlsplit(url).path
    except ValueError:
        return ""


SETTINGS = re.compile(r"\.(?:ya?ml|json|toml|tf|tfvars|hcl|env|ini|conf|cfg|config|properties|sql|xml|enc)$", re.I)
CODE_SETTINGS = re.compile(r"(?:^|/)(?:settings|environments|config|configs)/[^/]*\.(?:py|rb|js|cjs|mjs|ts|php|exs)$", re.I)
HARMLESS_FOLDER = re.compile(r"(?:^|/)(?:tests?|__tests__|fixtures?|mocks?|examples?|docs?|samples?|node_modules|spec)/", re.I)


def is_production_file(path):
    """Files that decide how production runs: .env.production, values-prod.yaml, overlays/prod/app.yaml."""
    path = path.replace("\\", "/")[:1000]
    if HARMLESS_FOLDER.search(path) or path.startswith(("/dev/", "/tmp/")):
        return False
    folder, _, name = path.rpartition("/")
    if kind(name) == SAFE and kind(folder) != PROD:
        return False
    if re.match(r"\.?env(?:rc)?[.\-_]", name) or name in ("Dockerfile.prod", "Dockerfile.production"):
        return kind(name) == PROD
    if SETTINGS.search(name):
        return kind(name) == PROD or any(kind(part) == PROD for part in folder.split("/"))
    return bool(CODE_SETTINGS.search(path)) and kind(name) == PROD


# ---------------------------------------------------------------------------------------------------------------------
# Tool calls

SHELLS = re.compile(r"(?:^|[_\-.])(?:bash|shell|sh|terminal|exec|execute|run|command|cmd|powershell|ssh)(?:$|[_\-.])", re.I)
FILE_TOOLS = re.compile(r"write|edit|create|patch|replace|append|delete|remove|move|rename|upload|save|insert|put", re.I)
SQL_TOOLS = re.compile(r"sql|postgres|database|(?:^|[_\-.])db(?:$|[_\-.])|bigquery|supabase|snowflake|clickhouse|redshift|mongo", re.I)
COMMAND_KEYS = {"command", "cmd", "commands", "script", "shell", "bash", "code", "cmdline", "command_line", "args", "argv"}
PATH_KEYS = {"file_path", "path", "filename", "file", "target", "destination", "notebook_path", "new_path", "target_file", "filepath"}
SQL_KEYS = {"sql", "statement", "statements", "queries", "query"}
URL_KEYS = {"url", "uri", "endpoint", "href", "address"}
PLACE_KEYS = re.compile(r"host|database|^db|dsn|connection|env|stage|project|profile|cluster|url|instance|server|schema", re.I)


def texts_of(value):
    """The texts of a value: a list of words, such as an argv, is one text."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        if value and all(isinstance(item, str) for item in value):
            return [" ".join(item if re.fullmatch(r"[\w@%+=:,./~-]+", item) else quoted(item) for item in value)]
        return [text for item in value for text in texts_of(item)]
    return []


def records_in(value, depth=0):
    """The records of an input, inner ones too."""
    if isinstance(value, dict):
        yield value
        if depth < 6:
            for inner in list(value.values())[:200]:
                yield from records_in(inner, depth + 1)
    elif isinstance(value, list) and depth < 6:
        for inner in value[:200]:
            yield from records_in(inner, depth + 1)


def findings_in(tool, tool_input):
    found = []

    def note(what, chinese, place):
        row = (what[:60], chinese[:60], shown(place))
        if row not in found:
            found.append(row)

    for record in records_in(tool_input):
        lower = {str(key).lower(): value for key, value in record.items()}
        for key, value in lower.items():
            if key in COMMAND_KEYS or (SHELLS.search(tool) and key in ("input", "value", "text")):
                if key == "args" and any(name in lower for name in ("command", "cmd")):
                    continue
                tail = texts_of(lower.get("args")) if key in ("command", "cmd") else []
                for text in texts_of(value):
                    look_at_line(" ".join([text] + tail), note)
            elif key in SQL_KEYS and (key != "query" or SQL_TOOLS.search(tool)):
                look_at_sql(tool, lower, texts_of(value) if isinstance(value, str) else list_of(value), note)
        look_at_request(tool, lower, note)
        if FILE_TOOLS.search(tool) and not re.search(r"read|get|list|search|view", tool, re.I):
            for key in PATH_KEYS & set(lower):
                if isinstance(lower[key], str) and is_production_file(lower[key]):
                    note("write a file", "写文件", lower[key])
    return found


def list_of(value):
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def look_at_sql(tool, lower, texts, note):
    verb = next((found for found in map(writes_sql, texts) if found), None)
    if not verb:
        return
    places = [value for key, value in lower.items() if PLACE_KEYS.search(key) and isinstance(value, str)] + [tool]
    kinds = [kind(place) for place in places]
    if PROD in kinds:
        note("SQL " + verb, "SQL " + verb, places[kinds.index(PROD)])
    elif SAFE not in kinds:
        note("SQL " + verb, "SQL " + verb, places[0])


def look_at_request(tool, lower, note):
    method = next((lower[key] for key in ("method", "http_method", "verb") if isinstance(lower.get(key), str)), "")
    if not method:
        named = re.search(r"(?:^|[_\-.])(post|put|patch|delete)(?:$|[_\-.])", tool, re.I)
        method = named.group(1) if named and re.search(r"http|request|api|fetch", tool, re.I) else ""
    if method.strip().upper() not in ("POST", "PUT", "PATCH", "DELETE"):
        return
    for key in URL_KEYS & set(lower):
        if isinstance(lower[key], str) and is_live(lower[key]):
            note("HTTP " + method.strip().upper(), "HTTP " + method.strip().upper(), host_of(lower[key]) or lower[key])


def in_chinese(text):
    """The language of a note: that of the text it is about, or of the bot's own surroundings."""
    return os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", text) is not None


def message(found, is_chinese=False):
    """What and where, in one line."""
    some = found[:MOST_SHOWN]
    more = len(found) - len(some)
    lines = ["%s → %s" % (row[is_chinese], row[2]) if row[2] else row[is_chinese] for row in some]
    if is_chinese:
        return "⚠ 生产环境写操作：%s%s。" % ("；".join(lines), "；另有 %d 处" % more if more else "")
    return "⚠ Production write: %s%s." % ("; ".join(lines), "; and %d more" % more if more else "")


def answer(payload, mode):
    if payload.get("event") not in (None, "", "pre_tool_call"):
        return None
    tool = payload.get("tool_name")
    found = findings_in(tool if isinstance(tool, str) else "", payload.get("tool_input"))
    if not found:
        return None
    words = message(found, in_chinese(json.dumps(payload.get("tool_input"), ensure_ascii=False)))
    return {"decision": mode, "reason": words} if mode else {"systemMessage": words}


# ---------------------------------------------------------------------------------------------------------------------

LOUD = [
    "kubectl --context prod-eu apply -f app.yaml", "kubectl -n production delete pod web-1", "helm upgrade web ./chart",
    "terraform apply -auto-approve", "terraform -chdir=envs/prod destroy", "NODE_ENV=production npx prisma migrate deploy",
    "export RAILS_ENV=production; bundle exec rake db:migrate", "psql -h db.prod.acme.io -c 'DELETE FROM users'",
    "psql postgres://app:hunter2@db-prod:5432/app < fix.sql", "echo 'UPDATE t SET a=1' | mysql -h prod-db app",
    "psql \"$PROD_DATABASE_URL\" <<SQL\nDROP TABLE x;\nSQL", "aws --profile prod s3 rm s3://bucket/key", "ssh deploy@prod-1 systemctl restart web",
    "AWS_PROFILE=prod aws ec2 terminate-instances --instance-ids i-1", "gcloud --project acme-prod run deploy web",
    "az vm delete -g rg-prod -n web", "git push origin main", "git push --force origin HEAD:master", "git push origin release/1.2",
    "curl -X DELETE https://api.acme.io/users/1", "curl -d a=b https://api.acme.io/x", "sudo bash -c 'kubectl --context=prod delete ns x'",
    "scp build.tgz prod-web:/srv", "docker compose -f docker-compose.prod.yml up -d", "npm run deploy:prod", "make deploy-production",
    "echo X=1 >> .env.production", "sed -i s/a/b/ k8s/prod/app.yaml", "ansible-playbook -i inventories/prod site.yml",
    "cd infra && (terraform workspace select prod && terraform apply)", "redis-cli -h redis.prod.acme.io FLUSHALL", "vercel --prod",
]  # fmt: skip
QUIET = [
    "ls -la", "kubectl --context prod-eu get pods", "kubectl --context staging apply -f app.yaml", "kubectl apply -f app.yaml",
    "kubectl --context prod apply --dry-run=client -f x.yaml", "terraform plan", "terraform workspace select staging && terraform apply",
    "helm upgrade web ./chart -n staging", "psql -h db.prod.acme.io -c 'SELECT * FROM users'", "psql -c 'DELETE FROM t'",
    "psql -h localhost -c 'DELETE FROM t'", "aws --profile prod s3 ls", "aws --profile prod ec2 describe-instances",
    "aws s3 cp s3://acme-prod/x ./x", "git push origin feature/prod-fix", "git push", "git push --dry-run origin main", "git log main",
    "git commit -m 'deploy to production'", "curl https://api.acme.io/x", "curl -X POST http://localhost:3000/x",
    "curl -X POST https://staging.acme.io/x", "NODE_ENV=production npm run build", "npm ci --production", "ssh prod-1 tail -n 50 /var/log/x",
    "ssh staging-1 systemctl restart web", "echo 'kubectl --context prod delete pod x'", "# terraform apply", "cat .env.production",
    "cat k8s/prod/app.yaml", "scp prod-web:/srv/log .", "kubectl --context non-prod apply -f x.yaml", "grep -r production src",
    "NODE_ENV=development npm run migrate", "docker ps", "vi products.json", "redis-cli -h redis.prod.acme.io GET a",
]  # fmt: skip
CALLS = [
    (True, "write_file", {"file_path": "deploy/.env.production", "content": "x"}),
    (True, "write_file", {"file_path": "k8s/overlays/prod/app.yaml", "content": "x"}),
    (False, "read_file", {"file_path": "deploy/.env.production"}),
    (False, "write_file", {"file_path": "src/products.json", "content": "x"}),
    (False, "write_file", {"file_path": "notes.md", "content": "terraform apply; kubectl --context prod delete x"}),
    (False, "write_file", {"file_path": "tests/fixtures/prod/app.yaml", "content": "x"}),
    (True, "http_request", {"method": "POST", "url": "https://api.acme.io/orders"}),
    (False, "http_request", {"method": "GET", "url": "https://api.acme.io/orders"}),
    (False, "http_request", {"method": "PUT", "url": "https://api.staging.acme.io/orders"}),
    (True, "run_sql", {"sql": "update users set admin = true where id = 1"}),
    (False, "run_sql", {"sql": "update users set admin = true", "database": "dev"}),
    (False, "run_sql", {"sql": "select 'delete from x'"}),
    (False, "web_search", {"query": "delete from list python"}),
    (True, "exec", {"command": "kubectl", "args": ["--context", "prod", "delete", "pod", "x"]}),
]


def selftest():
    failed = 0
    for loud, lines in ((True, LOUD), (False, QUIET)):
        for line in lines:
            found = findings_in("bash", {"command": line})
            if bool(found) != loud or "hunter2" in message(found):
                failed += 1
                print("FAIL: %s should be %s: %r" % (line, "noted" if loud else "quiet", found))
    for loud, tool, given in CALLS:
        if bool(findings_in(tool, given)) != loud:
            failed += 1
            print("FAIL: %s %r" % (tool, given))
    print("%d cases, %d failed" % (len(LOUD) + len(QUIET) + len(CALLS), failed))
    return 1 if failed else 0


def main(arguments):
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.buffer.write((__doc__ + "\n").encode())
        return 0
    if "--selftest" in arguments:
        return selftest()
    mode, rest = "", list(arguments)
    while rest:
        option = rest.pop(0)
        if option in ("--block", "--ask"):
            mode = option[2:] if mode != "block" else mode
        elif option in ("--prod", "--safe") and rest and rest[0]:
            OWN[option[2:]].append(rest.pop(0).lower())
        else:
            print(NAME + ": unknown option, see --help", file=sys.stderr)
            return 1
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict):
        raise TypeError
    reply = answer(payload, mode)
    if reply:
        sys.stdout.write(json.dumps(reply) + "\n")
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Exception as error:  # its message could quote the payload; no verdict, so that fail_closed blocks
        print("%s: could not look at the payload (%s)" % (NAME, type(error).__name__), file=sys.stderr)
        code = 1
    sys.exit(code)
