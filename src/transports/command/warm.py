"""Keeps a Python hook warm: loads the script once, and forks at its first look at an event for each event anew.
    python3 [its flags] warm.py <channel> <approved folder> <names of the event's variables> <script> [its arguments]
It runs until it reads its input, or does anything else whose outcome may differ from event to event: asks for a variable of
the event, looks at a file that is no part of what was approved, starts a program. There the loaded process stays for good,
and each event goes on in a process of its own. No event sees anything of another; each sees what it would after a start.
The channel is a descriptor, over which `warm-process.ts` speaks; "-" is a trial, which only tells on stdout how far it came."""
import sys
loaded = {*sys.modules, *sys.builtin_module_names}
import _signal, atexit, fcntl, gc, io, os, select
for module in {*sys.modules} - loaded:  # The script finds its modules, one of its own name first, as if it were alone.
    del sys.modules[module]
KEPT_BYTES, FLOOD_BYTES, CHECK_SECONDS = (1_048_576, 65_536), 16 * 1_048_576, 0.02
FILES = "open os.chmod os.link os.listdir os.mkdir os.remove os.rename os.rmdir os.scandir os.symlink os.utime".split()
ACTS = ("os.exec", "os.fork", "os.kill", "os.posix_spawn", "os.system", "socket.", "sqlite3.", "subprocess.")
ASKING = "access dup dup2 fstat lseek lstat pipe pread read readlink readv stat".split()  # What it does not tell them.
is_loading = False  # Before the first look at an event.
running = {}  # Of each process of an event, by its id: where it is seen to end, its number (once told below 0), what it writes to.
loader, ends = os.getpid(), os.pipe()  # The process that loads the script; where those of events say how they will end.
spare = []  # The process that waits for the next event: its id, where it waits, what it reads and writes to.
shared, block = {}, []  # The variables that all events have, as the system keeps them; where it keeps them.
class Input(io.FileIO):  # Descriptor 0, where most scripts meet their event.
    fileno = lambda self: look() or io.FileIO.fileno(self)
    readall = lambda self: look() or io.FileIO.readall(self)
    readinto = lambda self, buffer: look() or io.FileIO.readinto(self, buffer)
class Environment(os._Environ):
    __iter__ = lambda self: look() or os._Environ.__iter__(self)
    def __getitem__(self, name):
        word = os.fsdecode(name)
        (word in of_event or (word.startswith("CHAT_HOOKS_") and word not in at_start)) and look()
        return super().__getitem__(name)
class Asking:  # A function of `os`: about what was approved it says the same to every event.
    def __init__(self, real):
        self.real = real
    def __call__(self, *args, **more):
        is_loading and not (args and is_known(args[0], or_above=True)) and look()
        return self.real(*args, **more)
def audit(event, args):  # The interpreter tells what is about files, and what reaches out of the process.
    is_loading and (not is_known(args[0]) if event in FILES else event.startswith(ACTS)) and look()
def is_known(path, or_above=False):  # Whether a path belongs to what was approved, or to Python itself.
    if isinstance(path, int):
        return path != 0
    path = os.path.abspath(os.fsdecode("." if path is None else path)).rstrip("/") + "/"
    return any(path.startswith(place) or (or_above and place.startswith(path)) for place in places)
def look():  # Comes back in a process of its own for each event, and never in the process that loaded the script.
    global is_loading
    if is_loading:
        is_loading = False
        try:
            serve()
        except BaseException:  # Whatever it is, the script must not go on without an event.
            end()
def serve():
    has_threads, has_timer = len(os.listdir("/proc/self/task")) > 1, any(_signal.getitimer(_signal.ITIMER_REAL))
    why = "threads" if has_threads else "timer" if has_timer else "open-files" if open_files() != files_at_start else ""
    (why or is_trial) and end(f"cold {why}" if why else "ready")
    said = [os.pread(file, os.fstat(file).st_size, 0) for file in (1, 2)]
    os.environ.update(os.environ.copy())  # Anew, so that nothing points to where it stood at the start any longer.
    shared.update((name, os.fsencode(f"{name}={value}\0")) for name, value in os.environ.items())
    with open("/proc/self/stat", "rb") as stat:  # Where the environment stood at the start.
        block[:] = map(int, stat.read().rpartition(b")")[2].split()[47:49])
    gc.freeze()
    tell("ready")
    fork(said)
    while os.getpid() == loader:
        processes = [process for process, _, _ in running.values()]
        ready, _, _ = select.select([channel, ends[0], *processes], [], [], CHECK_SECONDS if running else None)
        for word in os.read(ends[0], 65_536).split() if ends[0] in ready else ():
            report(*map(int, word.split(b":")))
            os.kill(int(word.split(b":")[0]), _signal.SIGKILL)  # It has nothing left to do, either.
        for pid, (process, number, files) in list(running.items()):
            if process in ready:
                bury(pid)
            elif max(sizes := [os.fstat(file).st_size for file in files]) > FLOOD_BYTES:
                tell(f"flooded {number} {max(sizes)}")
        # Whoever waits for what an event came to would wait for the next process, too: one is made when there is time.
        spare or (running and ends[0] in ready and channel not in ready) or fork(said)
        channel in ready and os.getpid() == loader and hand_over()
open_files = lambda: {name for name in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{name}")}
def fork(said):  # Before there is an event: it takes as long as many a script.
    files, (near, far) = [temporary(text) for text in (b"", *said)], os.pipe()
    if (pid := os.fork()) == 0:
        return become(files, near)
    os.close(near)
    spare[:] = pid, far, files
def hand_over():
    number, *lengths = map(int, receive(32).split())
    variables, event = map(receive, lengths)
    (pid, far, (given, *files)), spare[:] = spare, ()
    os.pwrite(given, event, 0)
    running[pid] = os.pidfd_open(pid), number, files
    tell(f"started {number} {pid}")
    os.write(far, variables)
    os.close(given)
    os.close(far)
def become(files, near):  # Waits for an event, and makes its process what it would be after a start.
    running.clear()
    os.setsid()
    for place, file in enumerate([*files, near]):
        os.dup2(file, place)
    os.closerange(4, 256)  # The channel, and what other events write to.
    first, last = block
    try:
        memory = os.open("/proc/self/mem", os.O_WRONLY)
    except OSError:
        memory = None  # In a sandbox /proc may be read-only; nobody looks there for what a hook has left behind.
    for given in (b"".join(shared.values()), None):  # Once for nothing: what it writes to is its own before anybody waits.
        variables = given or b"".join(iter(lambda: os.read(3, 65_536), b"")) or os._exit(1)  # Nobody is there to send any.
        of_this = dict(line.split("=", 1) for line in os.fsdecode(variables).split("\0") if line)
        os.environ.update(of_this)
        # Over what a fork shows in /proc of its parent's environment, by which what a hook has left behind is found.
        all_of_it = variables + b"".join(line for name, line in shared.items() if name not in of_this)
        memory is None or os.pwrite(memory, all_of_it[: last - first - 1].ljust(last - first, b"\0"), first)
    os.closerange(3, 5)
def report(pid, code):  # As soon as it has nothing left to say: taking it apart takes longer than many a script.
    process, number, files = running[pid]
    kept = [os.pread(file, most, 0) for file, most in zip(files, KEPT_BYTES)]
    tell(f"ended {number} {code} {os.fstat(files[0]).st_size} {len(kept[0])} {len(kept[1])}", *kept)
    running[pid] = process, -number, files
def bury(pid):
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    running[pid][1] > 0 and report(pid, code)
    process, number, files = running.pop(pid)
    tell(f"gone {-number}")
    for file in files:
        fcntl.fcntl(file, 1033, 0x4 | 0x8)  # No growing, no writing: who still holds it cannot fill the memory with it.
        os.close(file)
    os.close(process)
def temporary(text):
    os.write(file := os.memfd_create("hook", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING), text)
    return file
def receive(length, data=b""):
    while len(data) < length:
        data += os.read(channel, length - len(data)) or end()
    return data
def tell(line, *data):
    rest = b"".join([line.encode() + b"\n", *data])
    while rest:
        rest = rest[os.write(channel, rest):]
def end(last_words=None):
    try:
        for pid in running:  # Nobody will hear of them.
            os.killpg(pid, _signal.SIGKILL)
        tell(last_words or "over")
    finally:
        os._exit(1)  # No verdict, where this is the process of an event.
def run(script):
    main = sys.modules["__main__"] = type(sys)("__main__")
    main.__file__ = script
    try:
        with open(script, "rb") as file:
            code = compile(file.read(), script, "exec", dont_inherit=True)
        exec(code, main.__dict__)
        return 0
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            return (ended.code or 0) & 0xFF
        print(ended.code, file=sys.stderr)
    except BaseException as error:
        trace = error.__traceback__.tb_next  # Without the line above.
        sys.excepthook(type(error), error.with_traceback(trace), trace)
    return 1
def finish(code):  # Ends as Python does, but for taking the process apart: that would copy all that events share.
    os.getpid() != loader or end("cold no-read" if code == 0 else "cold ends")
    "threading" in sys.modules and sys.modules["threading"]._shutdown()
    atexit._run_exitfuncs()
    sys.unraisablehook = lambda *_: None
    sys.modules["__main__"].__dict__.clear()
    for file in [each for each in gc.get_objects() if issubclass(type(each), io.IOBase)] + [sys.stdout, sys.stderr]:
        try:
            file.flush()
        except (AttributeError, ValueError, OSError):  # None, or closed by the script.
            pass
    try:  # What the script has forked itself says nothing.
        os.getppid() == loader and os.write(os.open(f"/proc/{loader}/fd/{ends[1]}", 1), b"%d:%d " % (os.getpid(), code))
    finally:
        os._exit(code)
way, folder, names, *sys.argv = sys.argv[1:]
channel = os.dup(1) if (is_trial := way == "-") else int(way)
hasattr(os, "pidfd_open") or end("cold too-old")  # Python 3.9, on Linux
for place, file in ((0, os.open("/dev/null", os.O_WRONLY)), (1, temporary(b"")), (2, temporary(b""))):
    os.dup2(file, place)
    os.close(file)
files_at_start = open_files()
os.environ.pop("CHAT_HOOKS_SPACE", None)  # It has made room for the variables of an event.
at_start, of_event = set(os.environ), set(names.split(","))
if not (sys.flags.isolated or getattr(sys.flags, "safe_path", False)):
    sys.path[0] = os.path.dirname(os.path.realpath(sys.argv[0]))
of_python = tuple(each + "/" for each in (sys.prefix, sys.base_prefix, os.path.expanduser("~/.local/lib")))
places = [folder + "/", *(entry.rstrip("/") + "/" for entry in sys.path if entry.startswith(of_python))]
sys.stdin = io.TextIOWrapper(io.BufferedReader(Input(0, closefd=False)), sys.stdin.encoding, sys.stdin.errors)
sys.stdin.buffer.raw.name, sys.stdin.mode, sys.__stdin__ = "<stdin>", "r", sys.stdin
os.environ.__class__ = os.environb.__class__ = Environment
for word in ASKING:
    real, asking = getattr(os, word), Asking(getattr(os, word))
    setattr(os, word, asking)
    for able in (os.supports_dir_fd, os.supports_effective_ids, os.supports_fd, os.supports_follow_symlinks):
        able.update({asking} if real in able else ())
sys.addaudithook(audit)
is_loading = True
finish(run(sys.argv[0]))
