"""What a table cannot say: paths, git, containers, rights, text that is run. A function a program, each with one sentence."""
import re

from commands.code import check_code, check_sql, run_texts
from commands.paths import Path, deletion, writing
from commands.danger import Danger
from commands.policy import special
from shell.options import operands, options, skip_options
from shell.programs import copied
from shell.tree import STAR
from shell.words import DECODED, FETCHED, GLOBS, ITEM, UNKNOWN, is_known, shown

MAIN = {"main", "master", "trunk", "production", "prod", "release", "develop"}
DATABASES = ("psql mysql mariadb sqlite3 sqlite mongo mongosh mongos sqlcmd duckdb clickhouse-client clickhouse cqlsh bq isql usql pgcli mycli litecli "
             "cockroach redis-cli valkey-cli snowsql sqlplus spanner-cli wrangler supabase turso hive beeline impala-shell presto trino ysqlsh "
             "db2 hdbsql vsql dbaccess nzsql ksql").split()
STATEMENTS = ("-c", "-e", "-q", "-Q", "--command", "--execute", "--eval", "--query")
WIDE_MODE = re.compile(r"(?:^|,)(?:[ao]+|[ug]*[ao][ugao]*)[+=][rwxX]*w|^[0-7]?[0-7]?[0-7][2367]$")
ROOT_MODE = re.compile(r"[+=][rwxXt]*s|^0?[4-7][0-7]{3}$")
RECURSIVE = {"-r", "-R", "--recursive"}
MOUNT = re.compile(r"(?:^| )(?:-v ?|--volume[= ]|--mount[= ]\S*?(?:source|src)=)([^:, ]+)(\S*)")
WHOLE = {"", "/etc", "/boot", "/proc", "/sys", "/dev", "/usr", "/var", "/home"}  # as folders that a container gets


def path_of(call, text):
    return Path(text, call.shell.folder)


def refuse_deletion(call, policy, target):
    why = deletion(path_of(call, target), policy.roots)
    policy.refuse("note-outside" if why and why != "root" and call.shell.is_elsewhere else why)


def refuse_writing(shell, target, fields=()):
    why = writing(Path(target, shell.folder))
    if why == "shell-out" and fields[:1] in (["echo"], ["printf"]):  # a word to a port, to see whether it is open
        return
    if why and (not shell.is_elsewhere or why == "disk"):
        raise Danger(str(why), shown(fields) if fields else "", getattr(why, "row", "paths.py") + ": writing to " + shown([target]))


@special("rm", "grm", "unlink", "rimraf", "srm", "trash", "del-cli", "rmtree")
def delete(call, policy):
    """rm must not take /, ~, .., *, the workspace or the system, nor a single system or login file."""
    flags, targets = operands(call.args)
    parts = [target.partition("/") for target in targets]  # what is behind a link of this command is deleted, too
    targets += [call.shell.links[first] + slash + rest for first, slash, rest in parts if slash and first in call.shell.links]
    policy.refuse("root" if "--no-preserve-root" in flags else None)
    is_strong = flags & RECURSIVE or call.name in ("rimraf", "srm", "trash", "del-cli")
    for target in filter(None, targets if not flags & {"--help", "--version"} else ()):
        path = path_of(call, target)
        why = deletion(path, policy.roots)
        if is_strong or GLOBS.search(target) or path.parts == [ITEM] or why == "note-data":
            refuse_deletion(call, policy, target)
            is_empty_risk = target.strip("/" + STAR) == UNKNOWN != target  # $DIR/* is /* where nothing has set DIR
            policy.refuse("note-outside" if path.ups and not call.shell.folder or is_empty_risk else None)
        elif not call.shell.is_elsewhere and (path.parts[1:] and why in ("system", "personal", "traces") or writing(path)):
            is_part = path.parts[:2] in (["usr", "share"], ["var", "lib"], ["var", "log"], ["var", "spool"])
            policy.refuse("note-outside" if is_part and why == "system" else "system" if why == "system" else "personal")


@special("remove-item", "ri", "rd", "rmdir", "del", "erase")
def remove_item(call, policy):
    """Remove-Item -Recurse, rd /s and del /s must not take a drive, a home folder, the system or everything here."""
    flags = {word.lower() for word in call.args if re.match(r"-\w|/\w(?::|$)", word)}
    is_strong = any(re.match(r"-(?:r|fo)|/[sq]$", flag) for flag in flags) and "-whatif" not in flags
    targets = [word for word in call.args if word.lower() not in flags]
    for target in targets if is_strong else ():
        refuse_deletion(call, policy, target)
    policy.refuse("note-outside" if is_strong and not targets else None)


@special("xargs", "gxargs")
def xargs(call, policy):
    """xargs rm -r must not take its list from where nobody can see it."""
    at = call.args.index("rm") if "rm" in call.args else len(call.args)
    if call.stdin.strip() in ("", UNKNOWN) and operands(call.args[at:])[0] & RECURSIVE:
        raise Danger("unclear-target")


@special("?")
def unknown_program(call, policy):
    """A program whose name is not known must not get -rf and a path that must not go."""
    targets = operands(call.args)[1]
    if any(re.match(r"-[vi]*[rRf][rRfvi]*$|--(?:recursive|force)$", word) for word in call.args):
        policy.refuse("unclear" if any(deletion(path_of(call, target), policy.roots) for target in targets) else None)


def is_rename(source, target):
    """Whether a file of the system only gets another name: one with a part more or less, or any in the folders of packages."""
    short, long = sorted((source.text, target.text), key=len)
    is_suffix = long.startswith(short) and re.fullmatch(r"[.~_-][\w.~-]*", long[len(short):])
    return writing(source) and source.parts[:-1] == target.parts[:-1] and (is_suffix or source.parts[:2] in (["usr", "share"], ["var", "lib"]))


@special("cp", "mv", "install", "ln", "rsync", "scp")
def copy(call, policy):
    """What copies must not write over system or login files; mv must not take them away; rsync --delete must not empty them."""
    flags, files = operands(call.args, ("-m", "-o", "-g", "-t", "-S", "-e", "--exclude", "-b"))
    if call.name == "install" and any(re.match(r"(?:--mode=|-m)?0?[4-7][0-7]{3}$", word) for word in call.args):
        raise Danger("rights")
    files += [value for flag, value in zip(call.args, call.args[1:]) if flag in ("-t", "--target-directory") and call.name != "rsync"]
    if call.name == "mv" and len(files) == 2 and is_rename(*(path_of(call, file) for file in files)):
        return policy.refuse("note-moves")
    for source in files[:-1] if call.name == "mv" else ():
        why = deletion(path_of(call, source), policy.roots)
        policy.refuse(why or "data" if files[-1] == "/dev/null" else why if why not in ("workspace", "parent", "history", "personal", "top") else None)
    if len(files) > 1 and ":" not in files[-1]:
        target = path_of(call, files[-1])
        if call.name == "rsync" and any(flag.startswith("--del") for flag in flags) and deletion(target) != "workspace":
            refuse_deletion(call, policy, files[-1])
        refuse_writing(call.shell, files[-1])
        policy.refuse("login" if target.parts == ["~", ".ssh"] else None)


@special("sed", "gsed", "perl", "ruby")
def edit(call, policy):
    """sed -i must not change system or login files."""
    flags, words = operands(call.args, ("-e", "-f", "--expression"))
    if "--in-place" in flags or any(re.match(r"-[a-zA-Z]*i", flag) for flag in flags):
        for target in words if {"-e", "--expression"} & flags else words[1:]:
            refuse_writing(call.shell, target)


@special("truncate", "shred", "dd", "dcfldd", "ddrescue", "wipe", "scrub", "fallocate")
def overwrite(call, policy):
    """dd, shred and truncate must not write over a disk or a system file."""
    targets = [word[3:] for word in call.args if word.startswith("of=")] if call.name in ("dd", "dcfldd") else operands(
        call.args, ("-s", "-n", "-r", "--size", "-p", "-l", "-o"))[1]
    for target in targets:
        refuse_writing(call.shell, target)
        if call.name in ("shred", "wipe", "scrub") or GLOBS.search(target):
            refuse_deletion(call, policy, target)


@special("chmod", "chown", "chgrp", "setfacl", "chattr")
def rights(call, policy):
    """Rights of the system must not be opened or changed all the way down, and nothing may get the root bit."""
    flags, words = operands(call.args, ("--reference", "--from"))
    mode, targets = (words[0], words[1:]) if words and call.name != "setfacl" else ("", words)
    is_wide = call.name == "chmod" and WIDE_MODE.search(mode)
    is_root_bit = call.name == "chmod" and ROOT_MODE.search(mode)
    for path in [path_of(call, target) for target in targets]:
        why = deletion(path)
        is_as_usual = path.text in ("/tmp", "/var/tmp") and ("t" in mode or mode == "1777")
        if is_as_usual and not flags & RECURSIVE or call.shell.is_elsewhere and why != "root":
            continue
        is_system = why in ("root", "system", "disk") and (len(path.parts) < 2 or writing(path) is not None)
        is_login = call.name == "chown" and path.text in ("/etc/passwd", "/etc/shadow", "/etc/sudoers", "/etc/group")
        is_deep = flags & RECURSIVE and (is_system or path.text in ("/home", "/Users") or why == "home" and (is_wide or re.match(r"0*[0-3]?[0-7]{0,2}$", mode)))
        if is_login or is_deep or is_root_bit and path.is_absolute and path.parts[:1] != ["~"] or is_wide and (is_system or why in ("home", "personal")):
            raise Danger("rights")


@special("git")
def git(call, policy):
    """git must not rewrite or remove main on the server, nor discard both changes and untracked files."""
    at = skip_options(call.args, ("-C", "-c", "--git-dir", "--work-tree", "--namespace"))
    verb, args = "".join(call.args[at:at + 1]), call.args[at + 1:]
    flags, words = operands(args, ("-m", "-o", "--message", "--push-option", "--repo"))
    if "--dry-run" in flags or "-n" in flags and verb in ("push", "clean"):
        return
    if verb == "push":
        push(policy, flags, words)
    elif verb == "reset" and "--hard" in flags or verb in ("checkout", "restore") and words[-1:] == ["."]:
        discard(policy, "reset" if verb == "reset" else "checkout")
    elif verb == "checkout" and "--" in args:
        policy.refuse("note-checkout")
    elif verb == "clean" and flags & {"-f", "--force"}:
        discard(policy, "clean")
    elif verb == "rm" and flags & {"-r", "-f"} and "--cached" not in flags:
        policy.refuse("workspace" if any(deletion(path_of(call, word), policy.roots) for word in words) else None)


def push(policy, flags, words):
    refs = words[1:]
    branches = {ref.split(":")[-1].replace("refs/heads/", "").lstrip("+") for ref in refs}
    is_forced = flags & {"-f", "--force"} or any(ref.startswith("+") for ref in refs)
    is_gone = flags & {"-d", "--delete"} or any(ref.startswith(":") for ref in refs)
    if "--mirror" in flags or is_forced and (not branches or "--all" in flags):
        raise Danger("pushes")
    policy.refuse("pushes" if branches & MAIN and (is_forced or is_gone or "--force-with-lease" in flags) else "note-push" if is_forced or is_gone else None)


def discard(policy, what):
    policy.discarded.add(what)
    if "clean" in policy.discarded and len(policy.discarded) > 1:
        raise Danger("discards", "git reset --hard + git clean")
    policy.refuse("note-" + what)


@special("docker", "podman", "nerdctl")
def container(call, policy):
    """A container must not get the whole machine, and all volumes or containers must not go at once."""
    words = operands(call.args)[1]
    if words[:2] == ["volume", "rm"] and any(ITEM in word or UNKNOWN in word for word in words[2:]):
        raise Danger("volumes")
    for source, rest in MOUNT.findall(" ".join(call.args)) if {"run", "create"} & set(words[:2]) else ():
        path = path_of(call, source)
        is_whole = path.is_absolute and (path.text.rstrip("/") in WHOLE or source.startswith("/root") and path.parts == ["~"])
        policy.refuse("container" if is_whole and not (rest.endswith(":ro") and path.parts) or writing(path) == "login" else None)


@special("()")
def fork_bomb(call, policy):
    """A function must not start itself twice, or in the background."""

    def starts_itself(pipelines, in_background):
        for pipeline in pipelines:
            is_background = in_background or pipeline.end == "&"
            if any(hasattr(command, "body") and starts_itself(command.body, is_background) for command in pipeline.commands):
                return True
            times = [command for command in pipeline.commands if getattr(command, "words", None) and command.words[0][0].value == call.args[0]]
            if len(times) > 1 or times and is_background:
                return True
        return False

    policy.refuse("bomb" if starts_itself(call.stdin, False) else None)


@special("aws", "gcloud", "az", "ansible")
def remote_command(call, policy):
    """What a cloud or ansible runs on its machines must not be what a command must not do here."""
    for text in options(call.args, "--command", "--commands", "--scripts", "--parameters", "-a", "--args"):
        for one in re.findall(r'"((?:[^"\\]|\\.)*)"', text) or [text]:
            run_texts(call.shell, [one])


@special(*DATABASES)
def database(call, policy):
    """Statements must not drop or empty tables and databases, nor delete or update without WHERE."""
    args = call.args
    texts = [word for word in args if " " in word or "(" in word] + [call.stdin] + options(args, *STATEMENTS)
    texts += map(call.shell.content, options(args, "-f", "--file"))
    for text in texts if ":memory:" not in args else ():
        policy.refuse(check_sql(text), shown([call.name, text.strip()]))
        for line in re.findall(r"(?m)^\s*\\!\s*(.+)$", text):
            call.shell.run_text(line)


@special("python", "perl", "ruby", "node", "nodejs", "php", "deno", "bun", "lua", "Rscript", "osascript", "pypy", "awk", "gawk", "mawk")
def one_liner(call, policy):
    """Code of another language must not delete, write or run what a command must not; nor may the script that is named."""
    code, at = list(call.args) if call.name.endswith("awk") else [], 0
    while at < len(call.args) and (call.args[at].startswith("-") and len(call.args[at]) > 1 or call.args[at] == "eval"):
        word, at = call.args[at], at + 1
        if word == "-m":
            break
        code += [word.split("=", 1)[1]] if word.startswith(("--eval=", "--print=")) else []
        if re.match(r"-[A-Za-z0-9]*[ceErp]$|--eval$|--print$|eval$", word) and at < len(call.args):
            code.append(call.args[at])
            at += 1
    if not code and at < len(call.args) and call.args[at] not in ("-", "/dev/stdin"):
        script = re.sub(r"^.*/", "", call.args[at])
        code = [call.shell.files.get(script, "")]
        policy.check_rows(call._replace(name=script, args=call.args[at + 1:]))
    text = "\n".join(code) if code else call.stdin
    policy.refuse("download" if FETCHED in text else "decoded" if DECODED in text else None)
    check_code(call.shell, policy, text)


@special("crontab")
def crontab(call, policy):
    """crontab - must not replace every job there is."""
    policy.refuse("cron" if "-" in call.args and is_known(call.stdin) else None)


