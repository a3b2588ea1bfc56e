"""Files of a hook's own, outside the workspace: of this user only, never reached by a link, changed under a lock."""
import fcntl
import hashlib
import os
import stat

from lib.script import NoVerdict


def project_file(payload, folder, ending):
    """<folder>/<16 hex digits of the project's real path><ending>. A relative folder starts in $XDG_STATE_HOME, else ~/.local/state."""
    cwd = payload.get("cwd")
    cwd = cwd if isinstance(cwd, str) and os.path.isabs(cwd) else os.getcwd()
    name = hashlib.sha256(os.path.realpath(cwd).encode("utf-8", "surrogateescape")).hexdigest()[:16]
    state = os.environ.get("XDG_STATE_HOME", "")
    state = state if os.path.isabs(state) else os.path.expanduser("~/.local/state")
    start = cwd if folder.startswith(".") else state
    path = os.path.abspath(os.path.join(start, os.path.expanduser(folder), name + ending))
    workspace = os.path.realpath(os.path.join(cwd, "workspace"))
    if os.path.commonpath([workspace, os.path.realpath(os.path.dirname(path))]) == workspace:
        raise NoVerdict("its file would lie in the workspace, where the agent can write; give it another folder")
    return path


def open_own(path, flags):
    """A regular file of ours, no link of either kind, readable by nobody else."""
    try:
        handle = os.open(path, flags | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise NoVerdict("%s cannot be opened, or is a link (%s)" % (os.path.basename(path), error.strerror or type(error).__name__))
    about = os.fstat(handle)
    if not stat.S_ISREG(about.st_mode) or about.st_nlink != 1 or about.st_uid != os.geteuid():
        raise NoVerdict("%s is no regular file of this user, or has a second name" % os.path.basename(path))
    os.fchmod(handle, 0o600)
    return handle


def lock(path):
    """Makes the file's folder, if need be, and holds its lock until the process ends."""
    folder = os.path.dirname(path)
    os.makedirs(folder, mode=0o700, exist_ok=True)
    about = os.lstat(folder)
    if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.geteuid() or about.st_mode & 0o022:
        raise NoVerdict("the folder of its file is a link, another user's, or others can write to it; chmod 700 it")
    fcntl.flock(open_own(path + ".lock", os.O_RDWR | os.O_CREAT), fcntl.LOCK_EX)
