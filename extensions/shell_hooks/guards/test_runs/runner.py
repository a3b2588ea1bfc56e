"""Runs the tests of a folder: one run at a time, stopped with all it started when the time is up."""
import hashlib
import json
import os
import re
import signal
import subprocess
import threading
import time

from lib.script import NoVerdict


def guessed(folder):
    """The test command of a project."""

    def text(name):
        try:
            with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                return file.read(1_000_000)
        except OSError:
            return ""

    try:
        script = json.loads(text("package.json") or "{}")["scripts"]["test"]
        if isinstance(script, str) and "no test specified" not in script:
            return ["pnpm" if text("pnpm-lock.yaml") else "yarn" if text("yarn.lock") else "npm", "test"]
    except (ValueError, KeyError, TypeError):
        pass
    if re.search(r"^test\s*:", text("Makefile"), re.M):
        return ["make", "test"]
    if text("pytest.ini") or "pytest" in text("pyproject.toml") + text("setup.cfg") + text("tox.ini"):
        return ["python3", "-m", "pytest", "-q"]
    for name, argv in (("go.mod", ["go", "test", "./..."]), ("Cargo.toml", ["cargo", "test"])):
        if text(name):
            return argv
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

    def stop():
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

    def drain():
        for chunk in iter(lambda: child.stdout.read1(65536), b""):
            kept.extend(chunk)
            del kept[:-65536]

    reader = threading.Thread(target=drain, daemon=True)
    reader.start()
    try:
        code = child.wait(max(0.1, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        code = None
    reader.join(0.3 if code is not None else 0)  # what it left in the background may hold the pipe
    stop()
    return code, bytes(kept).decode("utf-8", "replace")
