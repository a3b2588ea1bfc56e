#!/usr/bin/env bash
# tests_must_pass.sh: does not believe "done" while the project's tests fail, or were not run after the last change.
#
# Unless told otherwise it runs nothing. It looks at what the tools really did (the host's record, not the agent's words):
# when something was written, a test command must have come after it, and must have succeeded. Nothing written: passes.
#
# Paste into workspace/config/shell_hooks.yaml, then /hooks list and /hooks approve:
#
# hooks:
#   - event: on_completion_claim
#     command: ./extensions/shell_hooks/examples/tests_must_pass.sh
#     timeout: 120
#     fail_closed: true
#
# A test command is npm test, vitest, jest, pytest, go test, cargo test, make test, … or, when you name it behind the
# script's name, that one only:     command: ./extensions/shell_hooks/examples/tests_must_pass.sh npm test
# Its exit code must be what the call ended with: `npm test | tail`, `npm test || true` and `npm test; echo ok` prove nothing.
#
# Options, before the test command:
#   --only-if-changed GLOB   only when a file that matches was written (may be repeated). A shell command that writes counts
#                            always: nobody can tell what it touched
#   --run                    DANGEROUS, READ THIS: runs the tests itself, each time something was written. THE TESTS ARE CODE
#                            THAT THE AGENT WROTE OR CAN CHANGE, AND THEY RUN AS THE BOT'S USER, OUTSIDE THE SANDBOX: they can
#                            read the bot's keys and state, and switch the hooks off. Only for an agent that could do all
#                            that anyway, or with a command of yours that brings its own walls (docker run …, another user).
#                            Without a test command it guesses: package.json, Makefile, pytest, go, cargo
#   --dir DIR                where --run runs it, as seen from ./workspace of the project folder; there unless told
#   --time SECONDS           for --run, 110 unless told and at most; not done by then is not passed
# With --run, one run at a time per folder: a second claim waits. The reason is the end of the failing output.
#
# What it does not see: whether the tests test anything, and an agent that bends them until they pass.
# bash and python3 >= 3.8, standard library only. Try it: `tests_must_pass.sh --selftest`.

set -u
if [ "${1-}" = "--help" ] || [ "${1-}" = "-h" ]; then
  while IFS= read -r line; do
    case $line in '#!'*) ;; '#'*) line=${line#\#}; printf '%s\n' "${line# }" ;; *) break ;; esac
  done <"$0"
  exit 0
fi
if ! command -v python3 >/dev/null 2>&1; then
  echo 'tests_must_pass: python3 is needed' >&2
  exit 1
fi

IFS= read -r -d '' program <<'EOF_PYTHON'
import fnmatch, hashlib, json, os, re, signal, subprocess, sys, threading, time

NAME = "tests_must_pass"
MOST_SECONDS = 110
SHOWN_LINES, SHOWN_CHARS = 15, 1500
ANSI = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\-_])")


class NoVerdict(Exception):
    """Why there is none; its message is safe to show."""


# --- command lines

LEXER = re.compile(
    r"(?P<space>[ \t\r]+|\\\r?\n)|(?P<heredoc><<-?[ \t]*(?P<quote>['\"]?)(?P<end>\w+)(?P=quote))"
    r"|(?P<redirect>&>>?|\d*(?:>>|>\||>&|<&|<>|<<<|>|<))|(?P<sep>\n|;;|;|&&|\|\||\|&|\||&|\(|\)|`)"
    r"|(?P<single>'[^']*'?)|(?P<double>\"(?:\\.|[^\"\\])*\"?)|(?P<escaped>\\.)|(?P<plain>[^\s'\"\\;&|()<>`]+|\\)",
    re.S,
)
WRAPPERS = {"sudo", "env", "time", "nice", "nohup", "exec", "command", "timeout", "stdbuf", "xvfb-run", "npx", "bunx", "bundle", "poetry",
            "uv", "pipenv", "hatch", "dotenv", "cross-env"}
READERS = {
    "ls", "cat", "head", "tail", "less", "more", "grep", "egrep", "fgrep", "rg", "ag", "fd", "wc", "pwd", "echo", "printf", "which",
    "type", "env", "printenv", "date", "true", "false", "cd", "test", "[", "stat", "file", "du", "df", "ps", "uname", "whoami", "id",
    "hostname", "sort", "uniq", "cut", "tr", "diff", "cmp", "tree", "jq", "sleep", "set", "export", "exit", "source", ".", "column",
    "sha256sum", "md5sum", "basename", "dirname", "realpath", "readlink", "nl", "seq", "man", "fi", "done", "then", "else", "!",
}
GIT_READS = {"status", "log", "diff", "show", "branch", "rev-parse", "blame", "ls-files", "remote", "describe", "grep", "shortlog", "config"}
TESTS = re.compile(
    r"(?:npm|pnpm|yarn|bun)(?: run)?(?: -\S+)* (?:t|tst|test)(?:[:\-][\w:\-]+)?(?: |$)"
    r"|(?:(?:pnpm|yarn)(?: exec)? )?(?:\S*/)?(?:vitest|jest|mocha|ava|tap|rspec|phpunit|pytest|py\.test|tox|nox|nose2|ctest|bats|phpunit)(?: |$)"
    r"|(?:npx )?(?:playwright test|cypress run)|node (?:\S+ )*--test\b|python[\d.]* -m (?:pytest|unittest|nose2|tox)\b"
    r"|python[\d.]* (?:\S*/)?manage\.py test\b|go test\b|cargo (?:test|nextest)\b|(?:make|just|task|rake|rails|mix|dotnet|swift|deno|composer"
    r"|zig build|gleam|sbt|lein|stack|cabal|dart|flutter)(?: -\S+)* (?:test|check)\b|(?:mvn|\./mvnw|gradle|\./gradlew)(?: \S+)* (?:test|verify|check)\b"
)
NO_TESTS = re.compile(r" (?:--help|-h|--version|--collect-only|--co|--listTests|--list|--dry-run|--no-run)(?: |$)|^make(?: \S+)* -n(?: |$)")
NOTHING_RAN = re.compile(r"no tests? (?:ran|found|files found|to run)|collected 0 items|\b0 passing\b|Tests:\s+0 total|running 0 tests\s*$", re.I)


def steps_in(text):
    """The simple commands of a line, in order: (separator before, words, whether output goes into a file)."""
    steps, words, before, word, want, writes, place, waiting = [], [], "", None, "", False, 0, []

    def end_word():
        nonlocal word, want, writes
        if word is not None:
            if want == "out":
                writes = writes or word not in ("/dev/null", "/dev/stderr", "/dev/stdout")
            elif not want:
                words.append(word)
            want = ""
        word = None

    while place < len(text):
        if text[place] == "#" and word is None:
            end = text.find("\n", place)
            place = len(text) if end < 0 else end
            continue
        match = LEXER.match(text, place)
        if not match:
            place += 1
            continue
        place, token, group = match.end(), match.group(), match.lastgroup
        if group in ("single", "double", "escaped", "plain"):
            quoted = group in ("single", "double")
            word = (word or "") + (token[1:-1] if quoted and len(token) > 1 else token[1:] if group == "escaped" else token)
            continue
        end_word()
        if match.group("heredoc"):
            waiting.append(match.group("end"))
        elif group == "redirect":
            want = "out" if ">" in token and not token.endswith("&") else "in"
        elif group == "sep":
            steps.append((before, words, writes))
            words, writes, before = [], False, token
            if token == "\n":
                for end in waiting:
                    place = re.compile(r".*?(?:^[ \t]*%s[ \t]*$\n?|\Z)" % re.escape(end), re.S | re.M).match(text, place).end()
                waiting = []
    end_word()
    steps.append((before, words, writes))
    return [step for step in steps if step[1] or step[2]]


def unwrapped(words):
    words = list(words)
    while words:
        base = words[0].rsplit("/", 1)[-1]
        if re.match(r"[A-Za-z_]\w*=", words[0]):
            words.pop(0)
        elif base in WRAPPERS and len(words) > 1:
            words.pop(0)
            while words and (words[0].startswith("-") or (base == "timeout" and re.match(r"\d", words[0]))):
                words.pop(0)
            if words[:1] in (["exec"], ["run"]):
                words.pop(0)
        else:
            break
    return words


def is_test(words, wanted):
    words = unwrapped(words)
    if wanted:
        return words[: len(wanted)] == wanted
    line = " ".join(words)
    return bool(TESTS.match(line)) and not NO_TESTS.search(line)


def is_write(words, redirected):
    words = unwrapped(words)
    if redirected:
        return True
    if not words or TESTS.match(" ".join(words)):
        return False
    program = words[0].rsplit("/", 1)[-1]
    if program == "git":
        return not (set(words[1:3]) & GIT_READS)
    if program == "find":
        return bool({"-delete", "-exec", "-execdir", "-ok", "-fprint"} & set(words))
    if program == "sed":
        return any(re.match(r"-[a-zA-Z]*i|--in-place", word) for word in words)
    if len(words) == 2 and words[1] in ("--version", "-v", "-V", "version", "--help"):
        return False
    return program not in READERS


def is_proof(text, steps, at):
    """Whether the line's exit code 0 means that this step's was 0."""
    careful = re.search(r"\bset -[a-z]*e", text) is not None
    if re.search(r"\$\(|`|\b(?:if|while|until|trap|for|case)\b", text) or steps[at][0] == "||" or steps[at][1][:1] == ["!"]:
        return False
    for before, _, _ in steps[at + 1 :]:
        if before in ("&&", "(", ")"):
            continue
        if (before in ("|", "|&") and "pipefail" in text) or (before in (";", "\n") and careful):
            continue
        return False
    return not re.search(r"&\s*$", text)


# --- what the tools did

SHELLS = re.compile(r"(?:^|[_\-.])(?:bash|shell|sh|zsh|terminal|exec|execute|run_command|command|cmd)(?:$|[_\-.])", re.I)
WRITERS = re.compile(r"write|edit|create|update|delete|remove|patch|move|rename|insert|replace|apply|save|upload|generate|append", re.I)
TEST_TOOLS = re.compile(r"^(?:run_?)?tests?$|^test_runner$", re.I)
CUT = "…"


def field(text, *names):
    """A field of a tool's input, also when the input was cut in the middle; the text itself when it is no record."""
    try:
        value = json.loads(text)
        if isinstance(value, dict):
            return next((value[name] for name in names if isinstance(value.get(name), str)), "")
        return value if isinstance(value, str) else text
    except ValueError:
        found = re.search(r'"(?:%s)"\s*:\s*"((?:\\.|[^"\\])*)' % "|".join(names), text)
        if not found:
            return text
        try:
            return json.loads('"%s"' % found.group(1))
        except ValueError:
            return found.group(1)


def succeeded(run):
    result = run.get("result")
    text = result if isinstance(result, str) else json.dumps(result)
    if run.get("ok") is not True or re.match(r"stopped:|not started:|ended by ", text):
        return False
    code = re.search(r"exit[ _]?code\"?: ?(\d+)", text, re.I)
    return code is None or code.group(1) == "0"


def history(tools, wanted, globs):
    """(what was written last and not tested since, the last test since: (command, state, output))."""
    written, test = None, None
    for run in tools:
        if not isinstance(run, dict):
            continue
        name, given = str(run.get("name", "")), run.get("input")
        given = given if isinstance(given, str) else json.dumps(given)
        output = run.get("result") if isinstance(run.get("result"), str) else ""
        if TEST_TOOLS.match(name) and not wanted:
            test = (name, "passed" if succeeded(run) else "failed", output)
        elif SHELLS.search(name):
            line = field(given, "command", "cmd", "script", "code")
            is_cut = given.endswith(CUT)
            steps = steps_in(line)
            for at, (_, words, redirected) in enumerate(steps):
                if is_test(words, wanted):
                    state = "failed" if not succeeded(run) else "passed"
                    if state == "passed" and (is_cut or not is_proof(line, steps, at)):
                        state = "unproven"
                    if state == "passed" and NOTHING_RAN.search(output):
                        state = "empty"
                    test = (line, state, output)
                elif is_write(words, redirected):
                    written, test = line, None
            if is_cut:  # what the rest of it does is not to be seen
                written, test = line, test if test and test[1] != "passed" else None
        elif WRITERS.search(name) and not re.search(r"read|get|list|search|view", name, re.I):
            path = field(given, "file_path", "path", "filename", "file", "target_file", "notebook_path")
            names = (path, path.rsplit("/", 1)[-1])
            if run.get("ok") is True and (not globs or any(fnmatch.fnmatch(each, glob) for glob in globs for each in names)):
                written, test = path, None
    return written, test


def has_writes(tools, globs):
    return history(tools, [], globs)[0] is not None


def end_of(output):
    lines = ANSI.sub("", output).replace("\r\n", "\n").replace("\r", "\n").rstrip().split("\n")
    text = "\n".join(line.rstrip() for line in lines[-SHOWN_LINES:])
    text = "".join(char for char in text if char >= " " or char in "\t\n")
    return text if len(text) <= SHOWN_CHARS else "…" + text[-(SHOWN_CHARS - 1) :]


def one_line(text):
    text = re.sub(r"\s+", " ", "".join(char if char.isprintable() else " " for char in text)).strip()
    return text if len(text) <= 80 else text[:79] + "…"


def objection(tools, wanted, globs, chinese):
    written, test = history(tools, wanted, globs)
    if written is None:
        return None
    ask = " ".join(wanted) if wanted else ""
    if test is None:
        if chinese:
            return "还没有完成：最后一次修改（%s）之后没有运行测试。请运行%s，通过后再说完成。" % (one_line(written), ask or "项目的测试")
        return "Not done yet: no tests were run after the last change (%s). Run %s, and say it is done when they pass." % (
            one_line(written), ask or "the project's tests")
    line, state, output = test
    if state == "passed":
        return None
    if state == "failed":
        return ("还没有完成：测试没有通过（%s）：\n%s" if chinese else "Not done yet: the tests failed (%s):\n%s") % (one_line(line), end_of(output))
    if state == "empty":
        return ("还没有完成：没有任何测试真正运行（%s）。" if chinese else "Not done yet: no test really ran (%s).") % one_line(line)
    if chinese:
        return "还没有完成：%s 的退出码不能证明测试通过。请单独运行测试命令，不要加管道、|| 或后续命令。" % one_line(line)
    return ("Not done yet: the exit code of `%s` does not show that the tests passed. Run the test command by itself, "
            "without a pipe, || or other commands behind it." % one_line(line))


# --- running them


def guessed(folder):
    def text(name):
        try:
            with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                return file.read(1_000_000)
        except OSError:
            return ""

    try:
        script = json.loads(text("package.json") or "{}")["scripts"]["test"]
        if isinstance(script, str) and "no test specified" not in script:
            manager = next((m for m, lock in (("pnpm", "pnpm-lock.yaml"), ("yarn", "yarn.lock")) if text(lock)), "npm")
            return [manager, "test"]
    except (ValueError, KeyError, TypeError):
        pass
    if re.search(r"^test\s*:", text("Makefile"), re.M):
        return ["make", "test"]
    if text("pytest.ini") or "pytest" in text("pyproject.toml") + text("setup.cfg") + text("tox.ini"):
        return ["python3", "-m", "pytest", "-q"]
    if text("go.mod"):
        return ["go", "test", "./..."]
    if text("Cargo.toml"):
        return ["cargo", "test"]
    raise NoVerdict("no test command was given, and none can be guessed here")


def locked(folder, deadline):
    """Holds the folder's lock as long as the process lives; False when it is not free in time."""
    import fcntl

    place = os.path.join(os.path.expanduser("~"), ".local", "state", "chat-hooks-tests")
    os.makedirs(place, mode=0o700, exist_ok=True)
    name = hashlib.sha256(os.path.realpath(folder).encode("utf-8", "surrogateescape")).hexdigest()[:16] + ".lock"
    handle = os.open(os.path.join(place, name), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            if time.monotonic() >= deadline:
                return False
            time.sleep(0.1)


def run_tests(argv, folder, deadline):
    """(exit code or None when it took too long, the end of its output)."""
    # The tests are the agent's code: whatever lets this script speak to the bot is not for them.
    env = {name: value for name, value in os.environ.items() if not name.startswith("CHAT_HOOKS_") or name == "CHAT_HOOKS_RUN_ID"}
    try:
        child = subprocess.Popen(argv, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, start_new_session=True)
    except OSError as error:
        raise NoVerdict("the test command cannot be started (%s)" % (error.strerror or type(error).__name__))

    def stop(*_):
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(child.pid, number)
                time.sleep(0.1)
            except OSError:
                return

    def stopped(*_):
        stop()
        os._exit(1)

    signal.signal(signal.SIGTERM, stopped)
    kept = bytearray()

    def read():
        for chunk in iter(lambda: child.stdout.read1(65536), b""):
            kept.extend(chunk)
            del kept[:-65536]

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    try:
        code = child.wait(max(0.1, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        code = None
    reader.join(0.3 if code is not None else 0)  # what it left in the background may hold the pipe
    stop()
    return code, bytes(kept).decode("utf-8", "replace")


def refusal(payload, options):
    tools = payload.get("tools")
    if payload.get("event") != "on_completion_claim" or not isinstance(tools, list):
        raise NoVerdict("this is for on_completion_claim, with the list of tools")
    told = "".join(text for text in (payload.get("goal"), payload.get("summary")) if isinstance(text, str))
    chinese = re.search(r"[\u4e00-\u9fff]", told) is not None
    if not has_writes(tools, options["globs"]):
        return None
    if not options["run"]:
        return objection(tools, options["command"], options["globs"], chinese)
    deadline = time.monotonic() + options["time"]
    cwd = payload.get("cwd")
    cwd = cwd if isinstance(cwd, str) and os.path.isabs(cwd) else os.getcwd()
    folder = os.path.join(cwd, "workspace")
    folder = os.path.join(folder if os.path.isdir(folder) else cwd, os.path.expanduser(options["dir"]))
    argv = options["command"] or guessed(folder)
    shown = one_line(" ".join(argv))
    if not locked(folder, deadline):
        return ("测试正在另一处运行，请稍后再说完成。" if chinese else "The tests are being run for another claim. Say it again in a while.")
    code, output = run_tests(argv, folder, deadline)
    if code == 0:
        return None
    tail = end_of(output)
    if code is None:
        return ("还没有完成：测试 %s 在 %g 秒内没有结束：\n%s" if chinese else "Not done yet: the tests (%s) did not end within %g s:\n%s") % (
            shown, options["time"], tail)
    return ("还没有完成：测试没有通过（%s，退出码 %d）：\n%s" if chinese else "Not done yet: the tests failed (%s, exit code %d):\n%s") % (shown, code, tail)


def read_options(arguments):
    options, rest = {"run": False, "globs": [], "dir": "", "time": MOST_SECONDS, "command": []}, list(arguments)
    while rest and rest[0].startswith("-"):
        option = rest.pop(0)
        if option == "--run":
            options["run"] = True
        elif option == "--only-if-changed" and rest:
            options["globs"].append(rest.pop(0))
        elif option == "--dir" and rest:
            options["dir"] = rest.pop(0)
        elif option == "--time" and rest and re.fullmatch(r"\d{1,3}(?:\.\d+)?", rest[0]) and 0 < float(rest[0]) <= MOST_SECONDS:
            options["time"] = float(rest.pop(0))
        elif option == "--":
            break
        else:
            raise NoVerdict("unknown option, see --help")
    options["command"] = rest
    return options


def selftest():
    failed = 0
    write = {"name": "write_file", "ok": True, "input": '{"file_path":"src/a.py","content":"x"}', "result": "wrote 1 byte"}

    def bash(line, code=0, output=""):
        return {"name": "bash", "ok": True, "input": json.dumps({"command": line}), "result": "exit code: %d\n%s" % (code, output)}

    cases = [
        (True, [], []), (True, [bash("ls -la && cat a | head")], []), (False, [write], []), (True, [write, bash("npm test")], []),
        (False, [write, bash("npm test", 1)], []), (False, [bash("npm test"), write], []), (True, [write, bash("cd app && pytest -q 2>&1")], []),
        (False, [write, bash("npm test | tail -5")], []), (True, [write, bash("set -o pipefail; npm test | tail -5")], []),
        (False, [write, bash("npm test || true")], []), (False, [write, bash("npm test; echo ok")], []), (False, [write, bash("! npm test")], []),
        (True, [write, bash("npm test && echo ok")], []), (False, [write, bash("echo npm test")], []), (False, [write, bash("true || npm test")], []),
        (False, [write, bash("go test ./... && echo x > a.txt")], []), (True, [bash("echo x > a.txt && go test ./...")], []),
        (False, [bash("echo x > a.txt")], []), (True, [bash("ls 2>/dev/null")], []), (False, [write, bash("pytest --collect-only")], []),
        (True, [write, bash("make test")], ["make", "test"]), (False, [write, bash("npm test")], ["make", "test"]),
        (False, [write, bash("cat > t.sh <<E\nnpm test\nE")], []), (False, [write, bash("npm test", 0, "No test files found")], []),
        (False, [write, bash("sed -i s/a/b/ x.py")], []), (True, [write, bash("CI=1 npx vitest run")], []), (True, [write, bash("cargo test"), bash("git status")], []),
        (False, [write, bash("cargo test"), bash("git checkout .")], []), (False, [write, dict(bash("npm test"), ok=False)], []),
        (True, [dict(write, ok=False)], []), (True, [write, {"name": "run_tests", "ok": True, "input": "{}", "result": "ok"}], []),
        (False, [write, {"name": "bash", "ok": True, "input": '{"command":"npm test && ' + "x" * 400 + CUT, "result": "exit code: 0"}], []),
    ]
    for passes, tools, wanted in cases:
        said = objection(tools, wanted, [], False)
        if (said is None) != passes:
            failed += 1
            print("FAIL: %s: %r" % ([run["input"][:60] for run in tools], said))
    if objection([write], [], ["*.ts"], False) is not None or objection([write], [], ["*.py"], False) is None:
        failed += 1
        print("FAIL: --only-if-changed")
    if end_of("\x1b[31mred\x1b[0m\r\n" * 40) != "\n".join(["red"] * SHOWN_LINES) or len(end_of("x" * 9000)) != SHOWN_CHARS:
        failed += 1
        print("FAIL: the end of the output")
    code, output = run_tests(["sh", "-c", "echo no; exit 3"], "/", time.monotonic() + 5)
    if (code, output) != (3, "no\n") or run_tests(["sleep", "9"], "/", time.monotonic() + 0.2)[0] is not None:
        failed += 1
        print("FAIL: running")
    print("%d cases, %d failed" % (len(cases) + 3, failed))
    return 1 if failed else 0


def main(arguments):
    if arguments[:1] == ["--selftest"]:
        return selftest()
    options = read_options(arguments)
    payload = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if not isinstance(payload, dict):
        raise TypeError
    reason = refusal(payload, options)
    if reason:
        sys.stdout.write(json.dumps({"decision": "block", "reason": reason}) + "\n")
    return 0


try:
    code = main(sys.argv[1:])
except NoVerdict as error:
    print("%s: no verdict: %s" % (NAME, error), file=sys.stderr)
    code = 1
except Exception as error:  # its message could quote the payload
    print("%s: no verdict: could not look at the claim (%s)" % (NAME, type(error).__name__), file=sys.stderr)
    code = 1
sys.stdout.flush()
sys.stderr.flush()
os._exit(code)
EOF_PYTHON

# -I: nothing beside the caller, and no variable of the caller, decides what is imported.
exec python3 -I -X utf8 -c "$program" "$@"
