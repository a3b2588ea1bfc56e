"""What a tool call writes to production: its commands, SQL, HTTP requests and files."""
import re

from production.places import PROD, SAFE, host_of, is_live, is_production_file, kind
from production.writes import Finder, writes_sql

SHELLS = re.compile(r"(?:^|[_\-.])(?:bash|shell|sh|terminal|exec|execute|run|command|cmd|powershell|ssh)(?:$|[_\-.])", re.I)
FILE_TOOLS = re.compile(r"write|edit|create|patch|replace|append|delete|remove|move|rename|upload|save|insert|put", re.I)
SQL_TOOLS = re.compile(r"sql|postgres|database|(?:^|[_\-.])db(?:$|[_\-.])|bigquery|supabase|snowflake|clickhouse|redshift|mongo", re.I)
COMMAND_KEYS = {"command", "cmd", "commands", "script", "shell", "bash", "code", "cmdline", "command_line", "args", "argv"}
PATH_KEYS = {"file_path", "path", "filename", "file", "target", "destination", "notebook_path", "new_path", "target_file", "filepath"}
SQL_KEYS = {"sql", "statement", "statements", "queries", "query"}
URL_KEYS = {"url", "uri", "endpoint", "href", "address"}
PLACE_KEYS = re.compile(r"host|database|^db|dsn|connection|env|stage|project|profile|cluster|url|instance|server|schema", re.I)


def quoted(text):
    return text if re.fullmatch(r"[\w@%+=:,./~-]+", text) else "'" + text.replace("'", "'\\''") + "'"


def texts_of(value):
    """The texts of a value: a list of words, such as an argv, is one text."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return [" ".join(map(quoted, value))]
    return [text for item in value for text in texts_of(item)] if isinstance(value, list) else []


def records_in(value, depth=0):
    """The records of an input, inner ones too."""
    if isinstance(value, dict):
        yield value
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    for one in inner[:200] if depth < 6 else []:
        yield from records_in(one, depth + 1)


def findings_in(tool, tool_input):
    finder = Finder()
    for record in records_in(tool_input):
        lower = {str(key).lower(): value for key, value in record.items()}
        for key, value in lower.items():
            if key in COMMAND_KEYS or SHELLS.search(tool) and key in ("input", "value", "text"):
                if key != "args" or not {"command", "cmd"} & set(lower):
                    tail = texts_of(lower.get("args")) if key in ("command", "cmd") else []
                    for text in texts_of(value):
                        finder.look_at(" ".join([text] + tail))
            elif key in SQL_KEYS and (key != "query" or SQL_TOOLS.search(tool)):
                texts = [item for item in value if isinstance(item, str)] if isinstance(value, list) else texts_of(value)
                look_at_sql(tool, lower, texts, finder)
        look_at_request(tool, lower, finder)
        if FILE_TOOLS.search(tool) and not re.search(r"read|get|list|search|view", tool, re.I):
            for key in sorted(PATH_KEYS & set(lower)):
                if isinstance(lower[key], str) and is_production_file(lower[key]):
                    finder.note("write a file", lower[key], "places.py: is_production_file", "写文件")
    return finder.found


def look_at_sql(tool, lower, texts, finder):
    verb = next((found for found in map(writes_sql, texts) if found), None)
    places = [value for key, value in lower.items() if PLACE_KEYS.search(key) and isinstance(value, str)] + [tool]
    kinds = [kind(place) for place in places]
    if verb and (PROD in kinds or SAFE not in kinds):
        finder.note("SQL " + verb, places[kinds.index(PROD) if PROD in kinds else 0], "tool_input.py: look_at_sql")


def look_at_request(tool, lower, finder):
    method = next((lower[key] for key in ("method", "http_method", "verb") if isinstance(lower.get(key), str)), "")
    named = re.search(r"(?:^|[_\-.])(post|put|patch|delete)(?:$|[_\-.])", tool, re.I)
    if not method and named and re.search(r"http|request|api|fetch", tool, re.I):
        method = named.group(1)
    method = method.strip().upper()
    for key in sorted(URL_KEYS & set(lower)) if method in ("POST", "PUT", "PATCH", "DELETE") else []:
        if isinstance(lower[key], str) and is_live(lower[key]):
            finder.note("HTTP " + method, host_of(lower[key]) or lower[key], "tool_input.py: look_at_request")
