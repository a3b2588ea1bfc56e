"""Runs a command in a pseudo-terminal: pty.py <columns> <command> [argument ...].

What comes in on stdin is typed there, line by line: the next one when the program has read and shown the last, as a
person would. What stands between two NUL bytes arrives at once. What appears there goes to stdout, and the end of stdin hangs up.
"""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

ROWS = 40
LOOK_AGAIN = 0.005
BROUGHT_OVER = 0.02
LONGEST_READ = 30
TIOCGPTN = 0x80045430
# What a terminal marks as pasted comes in one piece, and so does what is poured.
PIECE = re.compile(rb"\0[^\0]*\0|\x1b\[200~(?s:.*?)\x1b\[201~|[^\0\r]*\r|[^\0\r]+")


def main(columns, command):
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
        os.execvp(command[0], command)
    relay(terminal)
    os.close(terminal)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    # As shells put it, when a signal ended the program.
    return code if code >= 0 else 128 - code


def relay(terminal):
    typed = b""
    unread_since = None
    is_shown = True
    while True:
        ready, _, _ = select.select([0, terminal], [], [], LOOK_AGAIN if unread_since else None)
        if terminal in ready:
            shown = read(terminal)
            if not shown:
                return
            os.write(1, shown)
            is_shown = True
        if 0 in ready:
            more = read(0)
            if not more:
                return
            typed += more
        if unread_since and is_read(terminal, time.monotonic() - unread_since, is_shown):
            unread_since = None
        if typed and not unread_since:
            piece = PIECE.match(typed)[0]
            typed = typed[len(piece) :]
            os.write(terminal, piece.strip(b"\0"))
            unread_since = time.monotonic()
            # Half a key may show nothing; a line always does.
            is_shown = not piece.endswith(b"\r")


def is_read(terminal, seconds, is_shown):
    # It takes the system a moment to bring over what was written; a program that does not read is not waited for.
    return seconds > LONGEST_READ or (is_shown and seconds > BROUGHT_OVER and unread(terminal) == 0)


def unread(terminal):
    number = struct.unpack("I", fcntl.ioctl(terminal, TIOCGPTN, bytes(4)))[0]
    inside = os.open(f"/dev/pts/{number}", os.O_RDWR | os.O_NOCTTY)
    try:
        return struct.unpack("i", fcntl.ioctl(inside, termios.FIONREAD, bytes(4)))[0]
    finally:
        os.close(inside)


def read(source):
    try:
        return os.read(source, 65536)
    except OSError:
        # Linux says so when the last program in the terminal has ended.
        return b""


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
