"""SQL, and one-liners of other languages: what they delete, write, run and fetch."""
import re

from commands.paths import Path, deletion, writing
from commands.policy import Danger
from shell.reader import HOME, QUERY, STAR, NotUnderstood, unescaped
from shell.words import shown

NOISE = re.compile(r"--[^\n]*|/\*.*?\*/|'(?:[^'\\]|''|\\.)*'|\"(?:[^\"\\]|\"\")*\"", re.S)
DROPS = re.compile(r"\s*(?:drop\s+(?:database|schema|table|keyspace|user|role|owned|collection|tablespace)"
                   r"|truncate\b(?!\s*\()|alter\s+table\s+\S+\s+drop\s+(?:partition|column)|reset\s+master)", re.I)
OF_A_TEST = re.compile(r"\s*drop\s+(?:database|schema|table|user)\s+(?:if\s+exists\s+)?[`\"]?\w*(?:test|tmp|temp)", re.I)
CHANGES = re.compile(r"\s*(?:explain\s+analyze\s+|with\b.*\)\s*)?(?:delete\s+from|update\s+(?:only\s+)?\S+(?:\s+(?:as\s+)?\w+)?\s+set)\b", re.I | re.S)
WHERE = re.compile(r"\bwhere\b(?!\s*\(?\s*(?:1\s*=\s*1|true|1|''\s*=\s*''|1\s*<>\s*0|not\s+false)\s*\)?\s*(?:$|--|limit|returning))", re.I)
MONGO = re.compile(r"\.dropDatabase\s*\(|\.drop\s*\(\s*\)|\.(?:deleteMany|remove|delete_many)\s*\(\s*(?:\{\s*\})?\s*\)|dropAllUsers|db\.shutdownServer", re.I)


def check_sql(text):
    """Whether a statement drops or empties data."""
    if MONGO.search(text):
        return True
    end = text.rfind("*/") + 2
    text = text[:end] + text[end:].replace("/*", "  ") if end > 1 else text.replace("/*", "  ")
    bare = NOISE.sub(lambda match: "''" if match.group()[0] == "'" else " x " if match.group()[0] == '"' else " ", text)
    for statement in bare.split(";"):
        statement = re.sub(r"^\s*(?:begin|start transaction|commit|use \S+)\s+(?=\w)", "", statement[:20_000], flags=re.I)
        if DROPS.match(statement) and not OF_A_TEST.match(statement) or CHANGES.match(statement) and not WHERE.search(statement):
            return True
    return False


LITERAL = r"(?:[rbfuRBFU]{0,2}\"((?:[^\"\\\n]|\\.)*)\"|[rbfuRBFU]{0,2}'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|q[qx]?[({/|]([^)}/|]*)[)}/|])"
STRING = re.compile(LITERAL, re.S)
CALLS = re.compile(
    r"(?:\bos\.(?:system|popen|exec[lv]p?e?|spawn\w*)|\bsubprocess\.\w+|\bcommands\.getoutput|\bpty\.spawn|\b(?:check_call|check_output|Popen)"
    r"|\b(?:exec|execSync|spawn|spawnSync|execFile|execFileSync|execaCommand|execa|system|passthru|shell_exec|popen|proc_open|IO\.popen"
    r"|Open3\.\w+|Kernel\.system|do shell script|os\.execute|Deno\.Command|Bun\.spawn|sh)|\$)\s*\(?\s*(?:\[\s*)?(?=[\"'`rbfuqQ])")
REMOVES = re.compile(
    r"(?:\brmtree|\bos\.(?:remove|unlink|rmdir|removedirs)|\bunlink(?:Sync)?|\brm(?:Sync|dirSync|dir)?|\bremove(?:Sync)?|\brimraf(?:\.sync)?"
    r"|\bFileUtils\.\w+|\brm_rf|\brm_r|\bremove_entry_secure|\bremove_tree|\bFile\.delete|\bdel(?:Sync)?|\bemptyDir(?:Sync)?"
    r"|\bDeno\.remove(?:Sync)?)\s*\(?\s*\[?\s*(?:(?:pathlib\.)?Path\(\s*)?(?:glob\s*\(?\s*)?")
REMOVES_PATH = re.compile(r"Path\(\s*" + LITERAL + r"\s*\)\.(?:unlink|rmdir|rmtree)|glob(?:Sync)?\(\s*" + LITERAL)
WRITES = re.compile(r"(open|writeFile|writeFileSync|appendFileSync|appendFile|file_put_contents|File\.write|write_text)\s*\(?\s*"
                    + LITERAL + r"\s*,\s*(?:[\"']([^\"']*)[\"'])?")
FETCHES = re.compile(r"urlopen|urlretrieve|requests\.get|httpx\.get|urllib|\bfetch\s*\(|https?\.get|axios|LWP::|Net::HTTP|open-uri|URI\.open"
                     r"|file_get_contents\s*\(\s*['\"]https?:|socket\.socket|\bcurl\b|\bwget\b", re.I)
RUNS = re.compile(r"\b(?:exec|eval|execfile|instance_eval|runInThisContext|Function|system)\s*\(|\beval\b|\bos\.system|\bsubprocess\.|child_process")
RUNS_TEXT = re.compile(r"\b(?:exec|eval|execfile|Function|instance_eval)\b\s*\(?|/bin/(?:ba|z|da)?sh|\|\s*(?:ba)?sh|dup2")
DECODES = re.compile(r"b64decode|frombase64|atob\s*\(|['\"]base64['\"]|decode_base64|base64_decode|unhexlify|fromhex|codecs\.decode"
                     r"|zlib\.decompress|marshal\.loads|unpack\s*\(?\s*['\"](?:m|H\*)|chr\s*\(\s*\d+\s*\)\s*[+.]", re.I)
FORKS = re.compile(r"fork\s*(?:\(\s*\))?\s*while\s+(?:fork|1|true)|while\s*(?:\(\s*)?(?:1|true|True)\s*\)?\s*:?\s*\{?\s*(?:os\.)?fork|loop\s*\{\s*fork")
HOMES = re.compile(r"(?:os\.path\.)?expanduser\(\s*[\"']~([^\"']*)[\"']\s*\)|os\.environ\[[\"']HOME[\"']\]|os\.environ\.get\([\"']HOME[\"'][^)]*\)"
                   r"|os\.getenv\([\"']HOME[\"']\)|process\.env\.HOME|(?:require\([\"'](?:node:)?os[\"']\)|os)\.homedir\(\)|Path\.home\(\)|Dir\.home"
                   r"|ENV\[[\"']HOME[\"']\]|\$ENV\{HOME\}|getenv\([\"']HOME[\"']\)")
BACKTICKS = re.compile(r"(?<![\w$])`([^`\n]+)`|%x[({\[]([^)}\]]+)[)}\]]|\bqx[({/]([^)}/]+)")


def first_group(match):
    return next((group for group in match.groups() if group is not None), "")


def as_path(text):
    text = text.replace("*", STAR).replace("?", QUERY)
    return Path(HOME + text[1:] if text.startswith("~") else text)


def check_code(shell, policy, code):
    """Raises what a command with the same effect would raise."""
    if not code or len(code) > 400_000:
        return
    code = "\n".join(line for line in code.split("\n") if not re.match(r"\s*(?:#|//)", line))
    code = re.sub(r"([\"'])\s*(?:\+|\.)\s*\1", "", code)  # 'r' + 'm'
    code = HOMES.sub(lambda match: '"~%s"' % (match.group(1) or ""), code)
    part = shown([code.strip()])
    if RUNS.search(code):
        if FETCHES.search(code) and RUNS_TEXT.search(code):
            raise Danger("shell-out" if "dup2" in code else "download", part)
        if DECODES.search(code) and re.search(r"\b(?:exec|eval|system|popen|Function|run|call|execSync)\b", code):
            raise Danger("decoded", part)
    if FORKS.search(code):
        raise Danger("bomb", part)
    for text in texts_run(code, shell):
        try:
            shell.run_text(text)
        except NotUnderstood:
            pass  # not every string is a command
    for match in list(REMOVES.finditer(code)):
        inner = STRING.match(code, match.end())
        refuse(deletion(as_path(first_group(inner)), policy.roots) if inner and first_group(inner) else None, part)
    for match in REMOVES_PATH.finditer(code):
        if not match.group().startswith("glob") or REMOVES.search(code):
            refuse(deletion(as_path(first_group(match)), policy.roots), part)
    for match in WRITES.finditer(code):
        name, *texts, mode = match.groups()
        if name != "open" or mode and re.match(r"[wax]|.*\+", mode):
            refuse(writing(as_path(next((text for text in texts if text is not None), ""))), part)


def texts_run(code, shell):
    """The commands that code hands to a shell."""
    for match in CALLS.finditer(code):
        inner = STRING.match(code, match.end())
        if not inner:
            continue
        words = [first_group(inner)]
        if "[" in match.group() or re.match(r"\s*,\s*[\[\"']", code[inner.end():inner.end() + 8]):
            stop = code.find(")", inner.end())
            words += [first_group(more) for more in STRING.finditer(code, inner.end(), stop if stop > 0 else len(code))]
            shell.run([HOME + word[1:] if word.startswith("~") else word for word in words])
        yield unescaped(words[0])
    for match in BACKTICKS.finditer(code):
        if re.search(r"\b(?:rm|dd|mkfs|curl|wget|shutdown|reboot)\b", match.group()):
            yield first_group(match)


def refuse(why, part):
    if why:
        raise Danger(why, part)
