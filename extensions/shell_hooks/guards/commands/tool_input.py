"""Where the commands are in a tool's input: (kind, text) with kind shell, code or sql. Text that a tool only stores is none."""
import re

SHELL_TOOL = re.compile(r"(?:^|[^a-z])(?:bash|shell|sh|zsh|exec|execute|run|terminal|command|cmd|console|ssh|powershell|process|subprocess|spawn"
                        r"|system|sandbox|repl|interpreter|python|node|code|tmux)(?:[^a-z]|$)|bash|shell|terminal|command|execut")
SQL_TOOL = re.compile(r"sql|postgres|mysql|database|sqlite|mongo|(?:^|[^a-z])db(?:[^a-z]|$)")
OTHER_LANGUAGE = re.compile(r"python|javascript|typescript|node|(?:^|[^a-z])(?:js|ts|py|ruby|perl|php)(?:[^a-z]|$)|jupyter|notebook")
TALKING_TOOL = re.compile(r"write|edit|message|send|search|read|note|memory|remember|publish|goal|comment|create|update|save|post|mail|reply|say"
                          r"|todo|plan|think|grep|diff|patch|insert|replace|browse")
COMMAND_KEY = re.compile(r"(?:^|[^a-z])(?:command|cmd|commandline|cmdline|shell|script|bash|argv|exec)s?(?:[^a-z]|$)")
OTHER_KEY = re.compile(r"path|file|dir|folder|cwd|description|reason|explanation|title|timeout|language|(?:^|_)id$|(?:^|_)name$|type|url|status"
                       r"|output|result|mode|user$|host")
QUERY_KEY = re.compile(r"^(?:query|sql|statement|statements|queries|q|command|code|script|text|input)$")
CLEARLY = re.compile(r"\s*(?:\$ |#!/\S*sh\b|sudo\s+\w|(?:ba|z|da)?sh -l?c\b)")
STORED = {"content", "file_path", "path", "new_string", "old_string", "notebook_path"}  # a tool with these writes a file


def plain_name(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def quoted(word):
    return word if re.match(r"[\w@%+=:,./-]+$", word) else "'" + word.replace("'", "'\"'\"'") + "'"


class Collector:
    def __init__(self, tool, value):
        self.tool, self.found = plain_name(tool), []
        fields = value if isinstance(value, dict) else {}
        language = plain_name(str(fields.get("language") or fields.get("lang") or ""))
        self.is_talk = bool(TALKING_TOOL.search(self.tool)) or bool(STORED & set(fields))
        self.is_shell = bool(SHELL_TOOL.search(self.tool))
        self.is_sql = bool(SQL_TOOL.search(self.tool))
        self.is_other = bool(OTHER_LANGUAGE.search(language or self.tool))
        self.is_writing = bool(STORED & set(fields)) and not self.is_shell

    def take(self, text):
        self.found.append(("shell", text))
        if self.is_other:
            self.found.append(("code", text))

    def walk(self, item, key, depth=0):
        if depth > 50:
            raise ValueError("nested too deep")
        names_command = bool(COMMAND_KEY.search(key)) and not OTHER_KEY.search(key) and not self.is_writing
        may_be_command = names_command or self.is_shell and not OTHER_KEY.search(key)
        if isinstance(item, str):
            if self.is_sql and QUERY_KEY.match(key):
                self.found.append(("sql", item))
            if may_be_command or not self.is_talk and CLEARLY.match(item):
                self.found.append(("code", item)) if self.is_other and not names_command else self.take(item)
        elif isinstance(item, dict):
            self.program(item)
            for name, one in item.items():
                self.walk(one, plain_name(name), depth + 1)
        elif isinstance(item, list) and item and may_be_command and all(isinstance(one, str) for one in item):
            if re.search(r"(?:commands|cmds|scripts)$", key):
                self.take("\n".join(item))
            if " " not in item[0]:
                self.take(" ".join(map(quoted, item)))
            elif len(item) == 1 or not key.endswith("s"):
                for one in item:
                    self.take(one)
        elif isinstance(item, list):
            for one in item:
                self.walk(one, key, depth + 1)

    def program(self, item):
        """{command: "rm", args: ["-rf", "/"]}"""
        command = next((item[name] for name in ("command", "cmd", "program", "executable", "bin") if isinstance(item.get(name), str)), None)
        args = next((item[name] for name in ("args", "arguments", "argv", "params") if isinstance(item.get(name), (list, str))), None)
        if command is not None and args:
            self.take(command + " " + (args if isinstance(args, str) else " ".join(quoted(str(one)) for one in args)))


def commands_in(tool, value):
    collector = Collector(tool, value)
    collector.walk(value, "input")
    return collector.found
