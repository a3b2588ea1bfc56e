"""What a tool call writes to production: its commands, SQL, HTTP requests and files."""
import re

from production.places import PROD, SAFE, host_of, is_live, is_production_file, kind
from production.writes import Finder, writes_sql
from shell.tool_input import commands_in

FILE_TOOL = re.compile(r"write|edit|create|patch|replace|append|delete|remove|move|rename|upload|save|insert|put", re.I)
READING_TOOL = re.compile(r"read|get|list|search|view", re.I)
PATH_KEYS = {"file_path", "path", "filename", "file", "target", "destination", "notebook_path", "new_path", "target_file", "filepath"}
URL_KEYS = {"url", "uri", "endpoint", "href", "address"}
PLACE_KEY = re.compile(r"host|database|^db|dsn|connection|env|stage|project|profile|cluster|url|instance|server|schema", re.I)


def records_in(value, depth=0):
    """The records of an input, inner ones too, their keys in small letters."""
    if isinstance(value, dict):
        yield {str(key).lower(): one for key, one in value.items()}
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    for one in inner[:200] if depth < 6 else []:
        yield from records_in(one, depth + 1)


def findings_in(tool, tool_input):
    finder, records = Finder(), list(records_in(tool_input))
    for text_kind, text in commands_in(tool, tool_input):
        if text_kind == "sql":
            look_at_sql(tool, records, text, finder)
        elif text_kind == "shell":
            finder.look_at(text)
    for record in records:
        look_at_request(tool, record, finder)
        for key in sorted(PATH_KEYS & set(record)) if FILE_TOOL.search(tool) and not READING_TOOL.search(tool) else ():
            if isinstance(record[key], str) and is_production_file(record[key]):
                finder.note("write a file", record[key], "places.py: is_production_file", "写文件")
    return finder.found


def look_at_sql(tool, records, text, finder):
    verb = writes_sql(text)
    places = [value for record in records for key, value in record.items() if PLACE_KEY.search(key) and isinstance(value, str)] + [tool]
    kinds = [kind(place) for place in places]
    if verb and (PROD in kinds or SAFE not in kinds):
        finder.note("SQL " + verb, places[kinds.index(PROD) if PROD in kinds else 0], "tool_input.py: look_at_sql")


def look_at_request(tool, record, finder):
    method = next((record[key] for key in ("method", "http_method", "verb") if isinstance(record.get(key), str)), "")
    named = re.search(r"(?:^|[_\-.])(post|put|patch|delete)(?:$|[_\-.])", tool, re.I)
    if not method and named and re.search(r"http|request|api|fetch", tool, re.I):
        method = named.group(1)
    method = method.strip().upper()
    for key in sorted(URL_KEYS & set(record)) if method in ("POST", "PUT", "PATCH", "DELETE") else ():
        if isinstance(record[key], str) and is_live(record[key]):
            finder.note("HTTP " + method, host_of(record[key]) or record[key], "tool_input.py: look_at_request")
