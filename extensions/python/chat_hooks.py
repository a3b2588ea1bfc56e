"""chat-hooks for Python programs: fires events at the owner's hooks, hands in `/hooks` lines, hears questions and notices.

One file without dependencies, for Python 3.9 and newer, for threads and for asyncio:

    hooks = ChatHooks(workspace="./workspace", on_failure="block")
    outcome = hooks.fire("pre_tool_call", tool_name="bash", tool_input={"command": "ls"})
    outcome = await hooks.fire_async("on_outbound_message", notification="hello")

It starts `chat-hooks serve` by itself, or uses the one that runs, and connects again when that was lost.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import queue
import selectors
import socket
import subprocess
import threading
import time
from concurrent.futures import Future, InvalidStateError, TimeoutError
from typing import Any, Callable, Optional, Sequence

MAX_LINE_BYTES = 16 * 1024 * 1024
START_TIMEOUT = 60
END_TIMEOUT = 10
LONGEST_PAUSE = 5.0
RUN_TOKEN = "CHAT_HOOKS_RUN_TOKEN"
log = logging.getLogger("chat_hooks")


class ChatHooksError(Exception):
    """chat-hooks could not be reached, or has refused a line; the text says why."""


class ChatHooks:
    """The hooks of one workspace.

    on_failure  "block" or "continue": what `fire` answers when chat-hooks gives no verdict. There is no default, because
                both can be wrong: "block" stops the bot where a guard cannot be asked, "continue" goes on unguarded.
    workspace   the agent's folder: `chat-hooks serve` is started for it, unless it runs; `state` is its state directory.
    path        in the place of `workspace`: the socket of a server that somebody else starts.
    command     how `chat-hooks` is started, such as ["npx", "chat-hooks"].
    timeout     seconds until no answer counts as no verdict. A hook may ask a person, which takes minutes.
    """

    def __init__(
        self,
        *,
        on_failure: str,
        workspace: Optional[str] = None,
        state: Optional[str] = None,
        path: Optional[str] = None,
        command: Sequence[str] = ("chat-hooks",),
        require_hooks: bool = False,
        timeout: Optional[float] = None,
    ) -> None:
        if on_failure not in ("block", "continue"):
            raise ValueError(f'on_failure is {on_failure!r}: write "block" or "continue"')
        if (workspace is None) == (path is None):
            raise ValueError("give either workspace, to start chat-hooks, or path, to connect to a running one")
        self._on_failure = on_failure
        self._path = path
        places = [("--workspace", workspace), ("--state", state)]
        options = [word for name, value in places if value is not None for word in (name, value)]
        self._command = [*command, "serve", "--json", *options, *(["--require-hooks"] if require_hooks else [])]
        self._timeout = timeout
        self._subscriptions: dict[str, tuple[Callable[[dict], Any], Optional[str]]] = {}
        self._server: Optional[subprocess.Popen] = None
        self._closed = False
        self._begin()

    def fire(self, event: str, /, **fields: Any) -> dict:
        """Fires an event. Answers its outcome: verdict, reason, rewrite, context, notes; `failed` where there was none.

        Raises ChatHooksError only where chat-hooks refuses the line itself, as for an event that does not exist.
        """
        try:
            answer = self._answer("events", _event_line(event, fields))
        except Exception as error:
            return self._no_verdict(error)
        return _accepted(answer)

    async def fire_async(self, event: str, /, **fields: Any) -> dict:
        """The same for asyncio."""
        try:
            answer = await self._answer_async("events", _event_line(event, fields))
        except Exception as error:
            return self._no_verdict(error)
        return _accepted(answer)

    def command(self, text: str, *, channel: str, chat: str, origin: str, **more: Any) -> dict:
        """Hands in what somebody wrote in a chat. `origin="typed"` vouches that they have just typed it themselves.

        Further fields: sender_id, chat_id, message_id, bot_name, locale. Of the answer, `outcome` is "not-ours" (go on
        with the message), "dropped" (say nothing), "refused" or "done" (`text` is the reply; with `private`, for the
        sender alone). Raises ChatHooksError where chat-hooks cannot be reached: nothing was changed then.
        """
        line = _command_line(text, channel, chat, origin, more)
        return _accepted(self._answer("commands", line))

    async def command_async(self, text: str, *, channel: str, chat: str, origin: str, **more: Any) -> dict:
        """The same for asyncio."""
        line = _command_line(text, channel, chat, origin, more)
        return _accepted(await self._answer_async("commands", line))

    def subscribe(self, channel: str, tell: Callable[[dict], Any], locale: Optional[str] = None) -> None:
        """Has `tell` called with what the owners on a channel are asked or should know: send `text` to the person `to`.

        `push` is "question" (with `choices`: labels, and the line that each stands for), "settled" (what became of the
        question with the same `card`) or "notice". `tell` runs in a thread of its own.
        """
        self._subscriptions[channel] = (tell, locale)
        with self._lock:
            if self._pushes is None:
                self._pushes = queue.SimpleQueue()
                threading.Thread(target=_tell_all, args=[self._pushes], daemon=True).start()
        try:
            _accepted(self._answer("commands", _subscription(channel, locale)))
        except BaseException:
            self._subscriptions.pop(channel, None)
            raise

    async def subscribe_async(self, channel: str, tell: Callable[[dict], Any], locale: Optional[str] = None) -> None:
        """The same for asyncio: `tell` is a coroutine function, and runs in this loop."""
        loop = asyncio.get_running_loop()

        def tell_in_loop(push: dict) -> None:
            asyncio.run_coroutine_threadsafe(tell(push), loop).add_done_callback(_log_failure)

        await asyncio.to_thread(self.subscribe, channel, tell_in_loop, locale)

    def close(self) -> None:
        """Ends the connections, and the server where this object has started it."""
        self._closed = True
        with self._lock:
            for link in self._links.values():
                link.close()
            server, self._server = self._server, None
        if server is not None:
            try:
                server.communicate(timeout=END_TIMEOUT)
            except subprocess.TimeoutExpired:
                server.kill()

    def __enter__(self) -> ChatHooks:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self) -> None:
        self._pid = os.getpid()
        self._lock = threading.Lock()
        self._links: dict[str, _Link] = {}
        self._pushes: Optional[queue.SimpleQueue] = None

    def _send(self, name: str, line: dict) -> Future:
        # Threads do not survive a fork: a child has connections of its own, ends no server of its parent and tells nobody.
        if self._pid != os.getpid():
            self._server = None
            self._subscriptions = {}
            self._begin()
        with self._lock:
            if self._closed:
                raise ChatHooksError("this ChatHooks is closed")
            try:
                link = self._links.get(name)
                if link is None or link.is_lost:
                    link = self._links[name] = self._connect(name)
            except OSError as error:
                raise ChatHooksError(f"it cannot be reached: {error}") from error
        return link.send(line)

    def _answer(self, name: str, line: dict) -> dict:
        future = self._send(name, line)
        try:
            return future.result(self._timeout)
        except TimeoutError as error:
            raise ChatHooksError(f"no answer came in {self._timeout} seconds") from error
        finally:
            future.cancel()  # nobody waits any more; one that is answered stays as it is

    async def _answer_async(self, name: str, line: dict) -> dict:
        # A new connection, and one whose buffer is full, would hold the loop.
        sending = asyncio.ensure_future(asyncio.to_thread(self._send, name, line))
        try:
            future = await asyncio.shield(sending)
        except asyncio.CancelledError:
            sending.add_done_callback(lambda sent: sent.exception() or sent.result().cancel())
            raise
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self._timeout)
        except asyncio.TimeoutError as error:
            raise ChatHooksError(f"no answer came in {self._timeout} seconds") from error

    def _connect(self, name: str) -> _Link:
        if self._path is not None:
            return self._greet(_Link(self._path, self._hear, lambda: self._lost(name)), name)
        for is_last in (False, True):
            try:
                return self._greet(_Link(self._start(), self._hear, lambda: self._lost(name)), name)
            except OSError:
                # Somebody else's server may have ended just now.
                if is_last:
                    raise
        raise AssertionError("not reached")

    def _greet(self, link: _Link, name: str) -> _Link:
        if name == "commands":
            for channel, (_, locale) in self._subscriptions.items():
                link.send(_subscription(channel, locale))
        return link

    def _start(self) -> str:
        """Starts the server, unless one runs; answers where its socket is."""
        if self._server is not None and self._server.poll() is None:
            return self._server_path
        # It ends with the pipe on its stdin, however this process ends, and not at a Ctrl+C that is meant for us.
        server = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        with selectors.DefaultSelector() as selector:
            selector.register(server.stdout, selectors.EVENT_READ)
            is_there = selector.select(START_TIMEOUT)
        said = _first_line(server.stdout.readline() if is_there else b"")
        if "socket" in said and "error" not in said:
            self._server, self._server_path = server, said["socket"]
            return said["socket"]
        server.kill()
        server.communicate()
        if "socket" not in said:
            raise ChatHooksError(said.get("error", f'"{" ".join(self._command)}" did not start; its stderr says why'))
        return said["socket"]

    def _hear(self, push: dict) -> None:
        tell, _ = self._subscriptions.get(push.get("channel", ""), (None, None))
        if tell is not None and self._pushes is not None:
            self._pushes.put((tell, push))

    def _lost(self, name: str) -> None:
        if name == "commands" and self._subscriptions and not self._closed:
            threading.Thread(target=self._reconnect, daemon=True).start()

    def _reconnect(self) -> None:
        """Owners are to hear of questions also where nothing else would connect again."""
        pause = 0.1
        while not self._closed:
            try:
                with self._lock:
                    link = self._links.get("commands")
                    if link is None or link.is_lost:
                        self._links["commands"] = self._connect("commands")
                return
            except Exception as error:
                log.warning("chat-hooks cannot be reached, trying again: %s", error)
                time.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    def _no_verdict(self, error: BaseException) -> dict:
        reason = f"chat-hooks gave no verdict: {str(error) or type(error).__name__}"
        log.error("%s; the answer is %s", reason, self._on_failure)
        return {"verdict": self._on_failure, "reason": reason, "failed": True, "context": [], "notes": [], "runs": []}


class _Link:
    """One connection: lines go out with an id, and a thread of its own gives each answer to whoever waits for it."""

    def __init__(self, path: str, hear: Callable[[dict], None], lost: Callable[[], None]) -> None:
        self.is_lost = False
        self._hear = hear
        self._tell_lost = lost
        self._ids = itertools.count(1)
        self._waiting: dict[int, Future] = {}
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.connect(path)
        except OSError:
            self._socket.close()
            raise
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, line: dict) -> Future:
        number = next(self._ids)
        # Not a number in JSON is no JSON, and could not be answered by its id.
        data = json.dumps({**line, "id": number}, allow_nan=False).encode() + b"\n"
        if len(data) > MAX_LINE_BYTES:
            raise ChatHooksError(f"{len(data)} bytes are more than chat-hooks takes in one line ({MAX_LINE_BYTES})")
        future: Future = Future()
        with self._lock:
            if self.is_lost:
                raise ChatHooksError("the connection was lost")
            self._waiting[number] = future
            try:
                self._socket.sendall(data)
            except OSError as error:
                raise ChatHooksError("the connection was lost") from error
        future.add_done_callback(lambda ended: self._give_up(number) if ended.cancelled() else None)
        return future

    def _give_up(self, number: int) -> None:
        """Has a question to a person withdrawn that nobody waits for. In a thread: a full buffer would hold a loop."""

        def send() -> None:
            with self._lock:
                try:
                    self._socket.sendall(json.dumps({"cancel": number}).encode() + b"\n")
                except OSError:
                    pass  # a lost connection gives up all that it asked for

        threading.Thread(target=send, daemon=True).start()

    def close(self) -> None:
        self._tell_lost = lambda: None
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # it is closed already

    def _read(self) -> None:
        try:
            with self._socket.makefile("rb") as lines:
                for text in lines:
                    self._take(json.loads(text))
        except (OSError, ValueError) as error:
            log.warning("the connection to chat-hooks broke: %s", error)
        self.is_lost = True
        self._socket.close()
        with self._lock:
            waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            _settle(future.set_exception, ChatHooksError("the connection was lost before an answer came"))
        self._tell_lost()

    def _take(self, line: dict) -> None:
        if "push" in line:
            self._hear(line)
        elif line.get("id") in self._waiting:
            _settle(self._waiting.pop(line["id"]).set_result, line)
        else:
            log.error("chat-hooks: %s", line.get("error", line))


def _event_line(event: str, fields: dict) -> dict:
    # A hook that fires events by this module must not set itself off again.
    token = os.environ.get(RUN_TOKEN)
    return {**fields, "event": event, **({"run_token": token} if token else {})}


def _command_line(text: str, channel: str, chat: str, origin: str, more: dict) -> dict:
    if RUN_TOKEN in os.environ:
        raise ChatHooksError("a hook hands in no commands: only a person's own words count")
    said = {"text": text, "channel": channel, "chat": chat, "origin": origin}
    said.update({_camel(name): value for name, value in more.items() if value is not None})
    return {"command": said}


def _subscription(channel: str, locale: Optional[str]) -> dict:
    return {"subscribe": {"channel": channel, **({"locale": locale} if locale else {})}}


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)


def _accepted(answer: dict) -> dict:
    if "error" in answer:
        raise ChatHooksError(answer["error"])
    return answer


def _settle(how: Callable[[Any], None], value: Any) -> None:
    try:
        how(value)
    except InvalidStateError:
        pass  # whoever waited has given up


def _tell_all(pushes: queue.SimpleQueue) -> None:
    while True:
        tell, push = pushes.get()
        try:
            tell(push)
        except Exception as error:
            log.error("telling the owner has failed: %r", error)


def _log_failure(done: Future) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.error("telling the owner has failed: %r", done.exception())


def _first_line(text: bytes) -> dict:
    try:
        return json.loads(text)
    except ValueError:
        return {}  # it ended without a word, or says something else
