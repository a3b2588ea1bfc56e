"""Where the commands are in a tool's input: (kind, text) with kind shell, code or sql. Text that a tool only stores is none."""
import re
import shlex

from lib.tables import patterns_of

PATTERNS = patterns_of("shell/tools.txt")
STORED = {"content", "file_path", "path", "new_string", "old_string", "notebook_path"}  # a tool with these writes a file


def plain_name(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", str(name)).lower()


def commands_in(tool, value):
    """[(kind, text)]"""
    fields = value if isinstance(value, dict) else {}
    tool, language = plain_name(tool), plain_name(fields.get("language") or fields.get("lang") or "")
    is_shell, is_storing = bool(PATTERNS["shell tool"].search(tool)), bool(STORED & set(fields))
    is_other, is_talk = PATTERNS["other language"].search(language or tool), PATTERNS["talking tool"].search(tool) or is_storing
    found = []

    def take(text):
        found.extend((kind, text) for kind in (("shell", "code") if is_other else ("shell",)))

    def walk(item, key, depth=0):
        if depth > 50:
            raise ValueError("nested too deep")
        names_command = PATTERNS["command key"].search(key) and not PATTERNS["other key"].search(key) and (is_shell or not is_storing)
        may_be_command = names_command or is_shell and not PATTERNS["other key"].search(key)
        words = item if isinstance(item, list) and item and all(isinstance(one, str) for one in item) else None
        if isinstance(item, str):
            if PATTERNS["sql key"].match(key) and not is_storing or PATTERNS["query key"].match(key) and PATTERNS["sql tool"].search(tool):
                found.append(("sql", item))
            if may_be_command or not is_talk and PATTERNS["clearly"].match(item):
                found.append(("code", item)) if is_other and not names_command else take(item)
        elif isinstance(item, dict):
            program = next((item[name] for name in ("command", "cmd", "program", "executable", "bin") if isinstance(item.get(name), str)), None)
            args = next((item[name] for name in ("args", "arguments", "argv", "params") if isinstance(item.get(name), (list, str))), None)
            if program is not None and args:  # {command: "rm", args: ["-rf", "/"]}
                take(program + " " + (args if isinstance(args, str) else shlex.join(map(str, args))))
            for name, one in item.items():
                walk(one, plain_name(name), depth + 1)
        elif words and may_be_command and (" " not in words[0] or re.search(r"(?:commands|cmds|scripts)$", key)):
            for text in ["\n".join(words)] * key.endswith("s") + [shlex.join(words)] * (" " not in words[0]):
                take(text)
        elif isinstance(item, list):
            for one in item:
                walk(one, key, depth + 1)

    walk(value, "input")
    return found
