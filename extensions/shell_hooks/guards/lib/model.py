"""Asks a model behind an OpenAI-compatible address: no redirects, a short answer, and errors that quote nothing."""
import errno
import json
import os
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from lib.script import NoVerdict

MAX_ANSWER_BYTES = 64 * 1024


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def checked(base):
    """The address, if it is one that may be asked."""
    parts, own = urlsplit(base), urlsplit(os.environ.get("CHAT_HOOKS_URL", ""))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.query:
        raise NoVerdict("the judge's base URL is no plain http or https address")
    if own.hostname and (own.hostname, own.port) == (parts.hostname, parts.port):
        raise NoVerdict("the judge's base URL is the bot itself; a judge asks a model directly")
    return base.rstrip("/") + "/chat/completions"


def ask(base, model, messages, seconds):
    """The text of the model's answer."""
    body = {"model": model, "messages": messages, "temperature": 0, "max_tokens": 200, "stream": False}
    headers = {"Content-Type": "application/json", "SC-CALLER-ID": "chat:hook", "User-Agent": "chat-hooks-judge"}
    if os.environ.get("JUDGE_API_KEY", "").strip():
        headers["Authorization"] = "Bearer " + os.environ["JUDGE_API_KEY"].strip()
    # Proxies only from the environment: on some systems the library would ask the desktop's settings.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler(urllib.request.getproxies_environment()), NoRedirects)
    try:
        with opener.open(urllib.request.Request(checked(base), json.dumps(body).encode(), headers), timeout=seconds) as response:
            raw = response.read(MAX_ANSWER_BYTES + 1)
    except urllib.error.HTTPError as error:
        raise NoVerdict("the judge's endpoint answered with HTTP status %d" % error.code)
    except OSError as error:  # its message could hold the address or a header
        reason = getattr(error, "reason", error)
        raise NoVerdict("the judge cannot be reached (%s)" % errno.errorcode.get(getattr(reason, "errno", None), type(reason).__name__))
    if len(raw) > MAX_ANSWER_BYTES:
        raise NoVerdict("the judge's answer is longer than 64 KiB")
    try:
        content = json.loads(raw.decode("utf-8"))["choices"][0]["message"]["content"]
        return content if isinstance(content, str) else "".join(part["text"] for part in content if part.get("type") == "text")
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError):
        raise NoVerdict("the judge's endpoint did not answer like a chat completion")
