"""What a table cannot say: paths, git, containers, rights, text that is run. A function a program, each with one sentence."""
import re

from commands.code import check_code, check_sql
from commands.paths import Path, deletion, writing
from commands.policy import Danger, special
from shell.programs import operands
from shell.reader import STAR
from shell.words import DECODED, FETCHED, GLOBS, ITEM, UNKNOWN, is_known, shown

MAIN = {"main", "master", "trunk", "production", "prod", "release", "develop"}
FORCES = re.compile(r"-[rRfvdiI]*[rRf][rRfvdiI]*$|--(?:recursive|force|no-preserve-root)$")
DATABASES = ("psql mysql mariadb sqlite3 sqlite mongo mongosh sqlcmd duckdb clickhouse-client clickhouse cqlsh bq isql usql pgcli mycli litecli "
             "cockroach snowsql sqlplus spanner-cli wrangler supabase turso hive beeline impala-shell presto trino").split()
WIDE_MODE = re.compile(r"(?:^|,)(?:[ao]+|[ug]*[ao][ugao]*)[+=][rwxX]*w|^[0-7]?[0-7]?[0-7][2367]$")
ROOT_MODE = re.compile(r"[+=][rwxXt]*s|^0?[4-7][0-7]{3}$")


def path_of(call, text):
    return Path(text, call.shell.folder)


def refuse_deletion(call, policy, target):
    why = deletion(path_of(call, target), policy.roots)
    if why and (not call.shell.is_elsewhere or why == "root"):
        raise Danger(why)


def refuse_writing(shell, target, fields=()):
    why = writing(Path(target, shell.folder))
    if why and (not shell.is_elsewhere or why == "disk"):
        raise Danger(why, shown(fields) if fields else "", "paths.txt: writing to " + shown([target]))


@special("rm", "grm", "unlink", "rimraf", "srm", "trash", "del-cli", "rmtree")
def delete(call, policy):
    """rm must not take /, ~, .., *, the workspace or the system, nor a single system or login file."""
    flags, targets = operands(call.args)
    if "--no-preserve-root" in flags:
        raise Danger("root")
    if flags & {"--help", "--version"}:
        return
    is_strong = flags & {"-r", "-R", "--recursive"} or call.name in ("rimraf", "srm", "trash", "del-cli")
    for target in filter(None, targets):
        path = path_of(call, target)
        if is_strong or GLOBS.search(target):
            refuse_deletion(call, policy, target)
        elif not call.shell.is_elsewhere and (path.parts[1:] and deletion(path) in ("system", "personal", "traces") or writing(path)):
            raise Danger("system" if deletion(path) == "system" else "personal")  # without -r, only files go


@special("xargs", "gxargs")
def xargs(call, policy):
    """xargs rm -r must not take its list from where nobody can see it."""
    command = [word for word in call.args if word not in ("sudo", "-n")]
    at = command.index("rm") if "rm" in command else None
    is_unseen = not call.stdin or UNKNOWN in call.stdin.split() or call.stdin.strip("\n") == UNKNOWN
    if at is not None and is_unseen and operands(command[at + 1:])[0] & {"-r", "-R", "--recursive"}:
        raise Danger("unclear-target")


@special("?")
def unknown_program(call, policy):
    """A program whose name is not known must not get -rf and a path that must not go."""
    if any(FORCES.match(word) for word in call.args):
        for target in operands(call.args)[1]:
            if deletion(path_of(call, target), policy.roots):
                raise Danger("unclear")


@special("mv")
def move(call, policy):
    """mv must not take the home folder or the system away, nor everything to /dev/null."""
    files = operands(call.args, ("-t", "-S"))[1]
    for source in files[:-1]:
        why = deletion(path_of(call, source), policy.roots)
        if why and (why not in ("workspace", "parent", "history", "personal", "top") or files[-1] == "/dev/null"):
            raise Danger(why)


@special("cp", "mv", "install", "ln", "rsync", "scp")
def copy(call, policy):
    """What copies must not write over system or login files; rsync --delete must not empty them."""
    flags, files = operands(call.args, ("-m", "-o", "-g", "-t", "-S", "-e", "--exclude", "-b"))
    if call.name == "install" and any(re.match(r"(?:--mode=|-m)?0?[4-7][0-7]{3}$", word) for word in call.args):
        raise Danger("rights")
    files += [value for flag, value in zip(call.args, call.args[1:]) if flag in ("-t", "--target-directory") and call.name != "rsync"]
    if len(files) < 2 or ":" in files[-1]:
        return
    if call.name == "rsync" and any(flag.startswith("--del") for flag in flags) and deletion(path_of(call, files[-1])) != "workspace":
        refuse_deletion(call, policy, files[-1])
    refuse_writing(call.shell, files[-1])
    if path_of(call, files[-1]).parts == ["~", ".ssh"]:
        raise Danger("login")


@special("sed", "gsed", "perl", "ruby")
def edit(call, policy):
    """sed -i must not change system or login files."""
    flags, words = operands(call.args, ("-e", "-f", "--expression"))
    if "--in-place" in flags or any(re.match(r"-[a-zA-Z]*i", flag) for flag in flags):
        for target in words if {"-e", "--expression"} & flags else words[1:]:
            refuse_writing(call.shell, target)
    for script in words[:1]:
        match = re.match(r"\d*e\s+(.+)$", script) if "sed" in call.name else None
        if match:
            call.shell.run_text(match.group(1))


@special("truncate", "shred", "dd", "dcfldd", "cat", "ddrescue")
def overwrite(call, policy):
    """dd, shred and truncate must not write over a disk or a system file."""
    targets = [word[3:] for word in call.args if word.startswith("of=")]
    if call.name in ("truncate", "shred"):
        targets = operands(call.args, ("-s", "-n", "-r", "--size"))[1]
    for target in targets:
        refuse_writing(call.shell, target)
        if call.name == "shred" or GLOBS.search(target):
            refuse_deletion(call, policy, target)


@special("tar", "bsdtar", "gtar")
def extract(call, policy):
    """tar must not unpack over the system, nor run commands of its own that are dangerous."""
    is_extract = re.search(r"(?:^| )(?:-\w*x|x\w*|--extract)", " ".join(call.args[:3]))
    for at, word in enumerate(call.args):
        if word in ("-C", "--directory") and is_extract and at + 1 < len(call.args):
            path = path_of(call, call.args[at + 1])
            if not call.shell.is_elsewhere and (writing(path) or path.is_absolute and not path.parts):
                raise Danger(writing(path) or "writes")
        for start in ("--checkpoint-action=exec=", "--to-command=", "--use-compress-program="):
            if word.startswith(start):
                call.shell.run_text(word[len(start):])


@special("chmod", "chown", "chgrp", "setfacl", "chattr")
def rights(call, policy):
    """Rights of the system must not be opened or changed all the way down, and nothing may get the root bit."""
    flags, words = operands(call.args, ("--reference", "--from"))
    mode, targets = (words[0], words[1:]) if words and call.name in ("chmod", "chown", "chgrp") else ("", words)
    is_wide = call.name == "chmod" and WIDE_MODE.search(mode)
    is_root_bit = call.name == "chmod" and ROOT_MODE.search(mode)
    for target in targets:
        path = path_of(call, target)
        why = deletion(path)
        if call.shell.is_elsewhere and why != "root":
            continue
        if call.name == "chown" and path.text in ("/etc/passwd", "/etc/shadow", "/etc/sudoers", "/etc/group"):
            raise Danger("rights")
        is_system = why in ("root", "system", "disk") and (len(path.parts) < 2 or writing(path) is not None)
        if is_root_bit and path.is_absolute and path.parts[:1] != ["~"]:
            raise Danger("rights")
        if flags & {"-R", "--recursive"} and (is_system or why == "home" and (is_wide or re.match(r"0*[0-3]?[0-7]{0,2}$", mode))):
            raise Danger("rights")
        if is_wide and (is_system or why in ("home", "personal")):
            raise Danger("rights")


@special("git")
def git(call, policy):
    """git must not rewrite or remove main on the server, destroy history, or discard both changes and untracked files."""
    at = 0
    while at < len(call.args) and call.args[at].startswith("-"):
        alias = re.match(r"alias\.[^=]+=!(.*)", call.args[at + 1], re.S) if call.args[at] == "-c" and at + 1 < len(call.args) else None
        if alias:
            call.shell.run_text(alias.group(1))
        at += 2 if call.args[at] in ("-C", "-c", "--git-dir", "--work-tree", "--namespace") else 1
    verb, args = (call.args + [""])[at] if at < len(call.args) else "", call.args[at + 1:]
    flags, words = operands(args, ("-m", "-o", "--message", "--push-option", "--repo"))
    if "--dry-run" in flags or "-n" in flags and verb in ("push", "clean"):
        return
    if verb == "push":
        push(flags, words)
    elif verb == "reset" and "--hard" in flags or verb in ("checkout", "restore") and words[-1:] == ["."]:
        discard(policy, "reset" if verb == "reset" else "checkout")
    elif verb == "clean" and flags & {"-f", "--force"}:
        discard(policy, "clean")
    elif verb in ("filter-branch", "filter-repo") and not flags & {"--analyze", "--help"}:
        raise Danger("history")
    elif verb == "reflog" and (words[:1] == ["delete"] or words[:1] == ["expire"] and re.search(r"--expire\S*=(?:now|all|0)\b", " ".join(args))):
        raise Danger("history")
    elif verb == "update-ref" and "-d" in flags or verb == "branch" and ("-D" in flags or {"-d", "-f"} <= flags or {"--delete", "--force"} <= flags):
        if any(word.replace("refs/heads/", "") in MAIN or not is_known(word) for word in words):
            raise Danger("history")
    elif verb == "rm" and flags & {"-r", "-f"} and "--cached" not in flags and any(deletion(path_of(call, word), policy.roots) for word in words):
        raise Danger("workspace")
    elif verb == "bisect" and words[:1] == ["run"]:
        call.shell.run(args[args.index("run") + 1:])
    elif verb == "submodule" and words[:1] == ["foreach"]:
        call.shell.run_text(" ".join(words[1:]))
    elif verb == "config" and words[-1:] and words[0].startswith("alias.") and words[-1].startswith("!"):
        call.shell.run_text(words[-1][1:])


def push(flags, words):
    refs = words[1:]
    branches = {ref.split(":")[-1].replace("refs/heads/", "").lstrip("+") for ref in refs}
    is_forced = flags & {"-f", "--force"} or any(ref.startswith("+") for ref in refs)
    is_gone = flags & {"-d", "--delete"} or any(ref.startswith(":") for ref in refs)
    if "--mirror" in flags or is_forced and (not branches or "--all" in flags):
        raise Danger("pushes")
    if branches & MAIN and (is_forced or is_gone or "--force-with-lease" in flags):
        raise Danger("pushes")


def discard(policy, what):
    policy.discarded.add(what)
    if "clean" in policy.discarded and len(policy.discarded) > 1:
        raise Danger("discards", "git reset --hard + git clean")
    policy.notes.setdefault("note-" + what, "special.py: git")


@special("docker", "podman", "nerdctl")
def container(call, policy):
    """A container must not get the whole machine, and all volumes or containers must not go at once."""
    flags, words = operands(call.args)
    if words[:2] == ["volume", "rm"] and any(ITEM in word or UNKNOWN in word for word in words[2:]):
        raise Danger("volumes")
    if words[:1] in (["rm"], ["rmi"]) and flags & {"-f", "--force"} and ITEM in words[1:]:
        policy.notes.setdefault("note-containers", "special.py: container")
    if not {"run", "create"} & set(words[:2]):
        return
    for at, word in enumerate(call.args):
        option, _, value = word.partition("=")
        value = value or (call.args[at + 1] if at + 1 < len(call.args) else "")
        if option == "--privileged" and word != "--privileged=false" or option == "--cap-add" and value.upper() == "ALL":
            raise Danger("container")
        source = value.split(":")[0] if option in ("-v", "--volume") else word[2:].split(":")[0] if re.match(r"-v.", word) else None
        if option == "--mount":
            found = re.search(r"(?:source|src)=([^,]*)", value)
            source = found.group(1) if found else None
        path = path_of(call, source) if source else None
        is_whole = path and path.is_absolute and (not path.parts or path.text in ("/etc", "/~", "/boot", "/proc", "/sys", "/dev", "/usr", "/var", "/home"))
        if is_whole and not (value.endswith(":ro") and path.parts) and not (path.text == "/~" and not source.startswith("/root")):
            raise Danger("container")
        if path and writing(path) == "login":
            raise Danger("container")
        if source and source.endswith("/docker.sock"):
            policy.notes.setdefault("note-socket", "special.py: container")
        if option == "--pid" and value == "host" and "nsenter" in call.args:
            raise Danger("container")


@special("kill", "pkill", "killall")
def kill(call, policy):
    """kill must not end every process, nor all of root's."""
    words = [word for word in call.args if word != "--"]
    if call.name == "kill" and len(words) > 1 and (words[-1] in ("-1", "1") or "-1" in words[1:]):
        raise Danger("kills")
    if call.name != "kill":
        others = operands(call.args, ("-u", "-s", "-U", "-t", "-g", "-P", "--signal", "--user"))[1]
        if any(word in (".", ".*", STAR, "." + STAR) for word in others) or "-u" in words and {"-9", "-KILL"} & set(words) and not others:
            raise Danger("kills")


@special("()")
def fork_bomb(call, policy):
    """A function must not start itself twice, or in the background."""
    name = call.args[0]

    def starts_itself(pipelines, in_background):
        for pipeline in pipelines:
            is_background = in_background or pipeline.end == "&"
            times = 0
            for command in pipeline.commands:
                if hasattr(command, "body"):
                    if starts_itself(command.body, is_background):
                        return True
                elif command.words and command.words[0][0].value == name:
                    times += 1
            if times > 1 or times and is_background:
                return True
        return False

    if starts_itself(call.stdin, False):
        raise Danger("bomb")


@special("nc", "ncat", "netcat", "socat", "telnet")
def open_shell(call, policy):
    """nc and socat must not hand a shell to the network."""
    if re.search(r"(?:^| )(?:-\w*[ec]\w*|--exec|--sh-exec) \S*(?:sh|cmd)\b|exec:['\"]?\S*sh\b|system:", " ".join(call.args), re.I):
        raise Danger("shell-out")


@special("curl", "http", "https", "xh")
def delete_request(call, policy):
    """A DELETE must not go to an index of Elasticsearch, a namespace or a repository, nor a query that deletes what it finds."""
    text = " ".join(call.args)
    if re.search(r"(?:-X ?|--request[ =])DELETE|^DELETE ", text, re.I) and re.search(
            r":9200/(?:_all|[*\ue001]|[a-z0-9][\w.-]*(?:[ ?]|$))|/repos/[^/ ]+/[^/ ]+(?: |$)|/api/v1/namespaces/[^/ ]+(?: |$)", text) or re.search(r":9200/\S*/_delete_by_query", text):
        raise Danger("data")


@special("gh", "glab")
def gh_api(call, policy):
    """gh api and glab api must not delete a repository."""
    if "DELETE" in call.args and any(re.match(r"/?(?:repos/[^/]+|projects)/[^/]+$", word) for word in call.args):
        raise Danger("unpublish")


@special(*DATABASES)
def database(call, policy):
    """Statements must not drop or empty tables and databases, nor delete or update without WHERE."""
    args = call.args
    if ":memory:" in args:
        return
    texts = [word for word in args if " " in word or "(" in word]
    texts += [word.split("=", 1)[1] for word in args if re.match(r"--?(?:command|execute|eval|query|c|e|q)=", word)]
    texts += [re.sub(r"^-[ceqQ]", "", word) for word in args if re.match(r"-[ceqQ].", word)]
    texts += [call.shell.content(args[at + 1]) for at, word in enumerate(args[:-1]) if word in ("-f", "--file")]
    for text in texts + [call.stdin]:
        if check_sql(text):
            raise Danger("data", shown([call.name, text.strip()]))
        for line in re.findall(r"(?m)^\s*\\!\s*(.+)$", text):
            call.shell.run_text(line)


@special("python", "perl", "ruby", "node", "nodejs", "php", "deno", "bun", "lua", "Rscript", "osascript", "pypy")
def one_liner(call, policy):
    """Code of another language must not delete, write or run what a command must not."""
    code, at = [], 0
    while at < len(call.args) and (call.args[at].startswith("-") and len(call.args[at]) > 1 or call.args[at] == "eval"):
        word, at = call.args[at], at + 1
        if re.match(r"-[A-Za-z0-9]*[ceErp]$|--eval$|--print$|eval$", word) and at < len(call.args):
            code.append(call.args[at])
            at += 1
    if not code and at < len(call.args) and call.args[at] not in ("-", "/dev/stdin"):
        code = [call.shell.files.get(re.sub(r"^.*/", "", call.args[at]), "")]
    text = "\n".join(code) if code else call.stdin
    if FETCHED in text or DECODED in text:
        raise Danger("download" if FETCHED in text else "decoded")
    check_code(call.shell, policy, text)


@special("awk", "gawk", "mawk", "nawk")
def awk(call, policy):
    """awk's system() must not run what a command must not."""
    for word in call.args:
        for text in re.findall(r"system\s*\(\s*\"((?:[^\"\\]|\\.)*)\"", word):
            call.shell.run_text(text.replace('\\"', '"'))


@special("crontab")
def crontab(call, policy):
    """crontab - must not replace every job there is, nor schedule what a command must not do."""
    if "-" in call.args:
        for line in call.stdin.split("\n"):
            call.shell.run_text(re.sub(r"^\s*(?:@\w+|(?:\S+\s+){4}\S+)\s+", "", line))
        if is_known(call.stdin):
            raise Danger("cron")


@special("ansible")
def ansible(call, policy):
    """What ansible -a hands to a shell on every host is a command."""
    for option, text in zip(call.args, call.args[1:]):
        if option in ("-a", "--args"):
            call.shell.run_text(text)


@special("vim", "vi", "nvim", "ex", "view")
def editor(call, policy):
    """An editor's :! must not run what a command must not."""
    for word in call.args:
        match = re.match(r"[+:]*!(.+)$", word)
        if match:
            call.shell.run_text(match.group(1))


@special("pwsh", "powershell")
def powershell(call, policy):
    """PowerShell must not run encoded text, nor iex a download."""
    text = " ".join(call.args)
    if re.search(r"(?:^| )-e(?:nc\w*)?(?: |$)", text, re.I):
        raise Danger("decoded")
    if re.search(r"\biex\b|invoke-expression", text, re.I) and re.search(r"download(?:string|file)|invoke-webrequest|\biwr\b|\birm\b", text, re.I):
        raise Danger("download")

