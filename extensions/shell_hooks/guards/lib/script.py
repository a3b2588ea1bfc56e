"""What the scripts do alike: options, the payload, the answer, and an end without a verdict that quotes nothing."""
import json
import os
import re
import sys


class NoVerdict(Exception):
    """Why there is none; its message is safe to show."""


def read_payload():
    value = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogatepass"))
    if not isinstance(value, dict):
        raise TypeError
    return value


def read_options(arguments, flags=(), values=(), rest=False):
    """{name: value}, as `--name value` or `--name=value`; with `rest`, what follows the options is under "rest"."""
    found, words = {}, list(arguments)
    while words and (words[0].startswith("-") or not rest):
        name, equals, value = words.pop(0).partition("=")
        if name in flags and not equals:
            found[name] = True
        elif name in values and (value or words):
            found.setdefault(name, []).append(value if equals else words.pop(0))
        elif name == "--" and rest:
            break
        else:
            raise NoVerdict("unknown option, see --help")
    return {**found, "rest": words} if rest else found


def in_chinese(value):
    """The language of a sentence: that of the text it is about, or of the bot's own surroundings."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return os.environ.get("LANG", "").startswith("zh") or re.search("[\u3400-\u9fff]", text) is not None


def run(name, about, main):
    """Runs main(arguments), which gives back an answer, an exit code, or nothing, and ends the process."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    arguments, code = sys.argv[1:], 0
    try:
        if {"--help", "-h"} & set(arguments):
            print(about)
        else:
            answer = main(arguments)
            if isinstance(answer, dict):
                print(json.dumps(answer))
            code = answer if isinstance(answer, int) else 0
        sys.stdout.flush()
    except NoVerdict as error:
        print("%s: no verdict: %s" % (name, error), file=sys.stderr)
        code = 1
    except Exception as error:  # its message could quote the payload
        print("%s: no verdict: could not look at the payload (%s)" % (name, type(error).__name__), file=sys.stderr)
        code = 1
    sys.exit(code)
