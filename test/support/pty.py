"""Runs a command in a pseudo-terminal: pty.py <columns> <command> [argument ...].

What comes in on stdin is typed there, what appears there goes to stdout, and the end of stdin hangs up.
"""

import fcntl
import os
import pty
import select
import struct
import sys
import termios

ROWS = 40


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
    while True:
        ready, _, _ = select.select([0, terminal], [], [])
        if terminal in ready:
            shown = read(terminal)
            if not shown:
                return
            os.write(1, shown)
        if 0 in ready:
            typed = read(0)
            if not typed:
                return
            os.write(terminal, typed)


def read(source):
    try:
        return os.read(source, 65536)
    except OSError:
        # Linux says so when the last program in the terminal has ended.
        return b""


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
