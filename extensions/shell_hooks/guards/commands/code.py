"""SQL, and one-liners of other languages: what they delete, write, run and fetch."""
import re

from commands.danger import Danger
from commands.paths import Path, deletion, writing
from lib.tables import patterns_of
from shell.tree import HOME, QUERY, STAR, unescaped
from shell.words import shown

PATTERNS = patterns_of("commands/patterns.txt")
NOISE = re.compile(r"--[^\n]*|/\*.*?\*/|'(?:[^'\\]|''|\\.)*'|\"(?:[^\"\\]|\"\")*\"", re.S)
DROPS = re.compile(r"\s*(?:drop\s+(?:database|schema|table|keyspace|user|role|owned|collection|tablespace|warehouse|materialized\s+view|cluster|type|stream|index\s*$)"
                   r"|truncate\b(?!\s*\()|alter\s+table\s+\S+\s+drop\s+(?:partition|column)|reset\s+master|purge\s+binary\s+logs|flush(?:all|db)\s*$)", re.I)
DEFINITIONS = re.compile(r"\s*(?:drop\s+(?!column|constraint|default)[a-z]+\s+\S|alter\s+table\s+\S+\s+drop\b)", re.I)  # what can be written again, if somebody has it
OF_A_TEST = re.compile(r"\s*drop\s+(?:database|schema|table|user)\s+(?:if\s+exists\s+)?[`\"]?\w*(?:test|tmp|temp)", re.I)
CHANGES = re.compile(r"\s*(?:explain\s+analyze\s+|with\b.*\)\s*)?(?:delete\s+from|update\s+(?:only\s+)?\S+(?:\s+(?:as\s+)?\w+)?\s+set)\b", re.I | re.S)
WHERE = re.compile(r"\bwhere\b(?!\s*\(?\s*(?:1\s*=\s*1|true|1|''\s*=\s*''|1\s*<>\s*0|not\s+false)\s*\)?\s*(?:$|--|limit|returning))", re.I)
SQL = re.compile(r"\b(?:drop|truncate|delete|update)\s", re.I)
LITERAL = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|\bq[qxw]?[({/|]([^)}/|]*)[)}/|]|[;\n]", re.S)
CONSTANT = re.compile(r"\b(\w+)\s*=\s*(\"[^\"\n]*\"|'[^'\n]*')\s*(?=[;\n])")


def check_sql(text):
    """Why a statement must not run: it drops or empties data ("data"), or drops a definition or some of the data (a note); else None."""
    if PATTERNS["mongo"].search(text):
        return "data"
    why = "note-data" if PATTERNS["some of mongo"].search(text) else None
    end = text.rfind("*/") + 2  # a comment that nothing ends would be looked for again and again
    text = text[:end] + text[end:].replace("/*", "  ") if end > 1 else text.replace("/*", "  ")
    bare = NOISE.sub(lambda match: {"'": "''", '"': " x "}.get(match.group()[0], " "), text)
    for statement in bare.split(";"):
        statement = re.sub(r"^\s*(?:begin|start transaction|commit|use \S+)\s+(?=\w)", "", statement[:20_000], flags=re.I)
        if DROPS.match(statement) and not OF_A_TEST.match(statement) or CHANGES.match(statement) and not WHERE.search(statement):
            return "data"
        why = why or ("note-data" if DEFINITIONS.match(statement) else None)
    return why


def as_path(text):
    text = text.replace("*", STAR).replace("?", QUERY)
    return Path(HOME + text[1:] if text.startswith("~") else text)


def statements(code):
    """(the code of a statement without its texts, its texts)."""
    bare, texts, start = "", [], 0
    for match in LITERAL.finditer(code):
        bare, start = bare + code[start:match.start()], match.end()
        if match.group() in (";", "\n"):
            yield bare, texts
            bare, texts = "", []
        else:
            texts.append(next((group for group in match.groups() if group is not None), ""))
            bare += match.group()[0] + match.group()[-1]
    yield bare + code[start:], texts


def with_constants(code):
    """The code with texts in the place of the names that were given to them, where these are an argument."""
    named = dict(CONSTANT.findall(code[:20_000])[:20])
    return re.sub(r"(?<![\w.\"'/])\$?(%s)(?=\s*[,)])" % "|".join(named), lambda found: named[found.group(1)], code) if named else code


def check_code(shell, policy, code):
    """Raises what a command with the same effect would raise."""
    code = "\n".join(line for line in code.split("\n") if not re.match(r"\s*(?:#|//)", line))
    code = PATTERNS["homes"].sub('"~"', re.sub(r"([\"'])\s*(?:\+|\.)\s*\1", "", code))  # 'r' + 'm' is 'rm'
    part, code = shown([code.strip()]), with_constants(code)
    shell.budget.spend(len(code) // 32)
    is_run = PATTERNS["runs"].search(code)
    if is_run and PATTERNS["fetches"].search(code) and PATTERNS["runs text"].search(code):
        raise Danger("shell-out" if "dup2" in code else "download", part)
    if is_run and PATTERNS["decodes"].search(code):
        raise Danger("decoded", part)
    if PATTERNS["forks"].search(code):
        raise Danger("bomb", part)
    for bare, texts in statements(code):
        shell.budget.spend(5)
        why = None
        if PATTERNS["removes"].search(bare):
            why = next(filter(None, (deletion(as_path(text), policy.roots) for text in texts if text)), None)
        if PATTERNS["writes"].search(bare) or re.search(r"\bopen\b", bare) and any(re.match(r"[wax][bt+]*$|r\+$", text) for text in texts):
            why = why or next(filter(None, (writing(as_path(text)) for text in texts)), None)
        policy.refuse(why, part, "code.py: check_code")
        for text in texts if SQL.search("\n".join(texts)) else ():
            policy.refuse(check_sql(text), part, "code.py: check_sql")
        if PATTERNS["deletes a resource"].search(bare):
            raise Danger("cloud", part)
        if PATTERNS["calls"].search(bare):
            run_texts(shell, [unescaped(text) for text in texts])
        for text in texts if PATTERNS["runs code"].search(bare) else ():
            check_code(shell.inner(), policy, unescaped(text))


def run_texts(shell, texts):
    """What is handed to a shell: one text, or the words of a command."""
    shell.run([HOME + text[1:] if text.startswith("~") else text for text in texts])
    shell.run_texts(texts)
