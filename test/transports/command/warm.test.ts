import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import type { RunResult } from "../../../src/core/fault.js";
import { WithdrawnError } from "../../../src/core/firing.js";
import { helper } from "../../../src/transports/command/helper.js";
import { type CommandRequest, createCommandTransport } from "../../../src/transports/command/index.js";
import { launchHere } from "../../../src/transports/command/launch.js";
import { planWarm } from "../../../src/transports/command/warm-plan.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS, rows } from "../../support/long-tests.js";
import { children, isAlive, newMark, PATH, waitingChildrenOf } from "../../support/process-watch.js";
import { PYTHON, warmLauncher } from "../../support/ways.js";

/** A folder as an approval has one, with scripts in it, and a root outside it. */
function newPlace() {
  const top = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-test-")));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const [folder, root] = [join(top, "copies"), join(top, "root")];
  for (const each of [folder, root]) mkdirSync(each);
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const request = (path: string, more: Partial<CommandRequest> & { words?: string[]; names?: string[] } = {}) => {
    const { words = [PYTHON, path], names = [], ...rest } = more;
    return {
      ...{ argv: words, cwd: root, env: { PATH, ...rest.env }, timeoutMs: 30_000, key: path, lane: "" },
      ...{ warm: { key: path, env: { PATH }, names, folder } },
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== "env")),
    } as CommandRequest;
  };
  return { folder, root, write, request };
}

function transportOf(launcher: Parameters<typeof createCommandTransport>[0]) {
  const made = createCommandTransport(launcher);
  onTestFinished(() => made.close());
  return made;
}

const cold = () => {
  const made = transportOf(launchHere());
  return ({ warm: _, ...request }: CommandRequest, input = "{}") => made.run(request, () => input);
};

const warm = () => {
  const made = transportOf(warmLauncher());
  return (request: CommandRequest, input = "{}") => made.run(request, () => input);
};

function stdoutOf(result: RunResult): string {
  if (result.kind !== "exited") throw new Error(`it ended otherwise: ${JSON.stringify(result)}`);
  return result.stdout;
}

/** Which process started the one that asks. */
const PARENT = "open(f'/proc/{os.getppid()}/cmdline').read()";

describe("what a script sees is what it sees after a start", () => {
  const SCRIPTS: Record<string, string> = {
    "sys.stdin": "import sys; print(sys.stdin.read())",
    "sys.stdin line by line": "import sys\nfor line in sys.stdin: print(repr(line))",
    "sys.stdin.buffer": "import sys; print(sys.stdin.buffer.read())",
    "a stdin of its own making": "import io, sys; print(io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8').read())",
    "input()": "print(input())",
    fileinput: "import fileinput\nfor line in fileinput.input(): print(repr(line))",
    "os.read(0)": "import os; print(os.read(0, 100_000))",
    "open(0)": "print(open(0).read())",
    "/dev/stdin": "print(open('/dev/stdin').read())",
    "a program that reads": "import subprocess; print(subprocess.run(['cat'], capture_output=True).stdout)",
    "os.system": "import os; os.system('cat')",
    "select, then read":
      "import select, sys; print(select.select([sys.stdin], [], [], 0)[0] != [], sys.stdin.readline())",
    "what it is called":
      "import sys; print(input(), sys.argv, sys.path, __name__, __file__, sys.stdin.name, sys.stdin.encoding)",
    "its variables":
      "import os, sys; print(os.environ.get('CHAT_HOOKS_EVENT'), os.getenv('OF_DIALECT'), sys.stdin.read())",
    "a variable at once": "import os; print(os.environ['CHAT_HOOKS_EVENT']); print(input())",
    "all variables":
      "import os; print(sorted(name for name in os.environ if name != 'CHAT_HOOKS_RUN_ID')); print(input())",
    "what it has said before": "import sys; print('a', flush=True); print('b', file=sys.stderr); print('c', input())",
    "sys.exit with a code": "import sys; sys.stdin.read(); sys.exit(2)",
    "sys.exit with a text": "import sys; sys.stdin.read(); sys.exit('no secrets')",
    "an exception": "import sys\ndef judge():\n  sys.stdin.read()\n  raise ValueError('no')\njudge()\n",
    "a signal": "import os, sys; sys.stdin.read(); print('x', flush=True); os.kill(os.getpid(), 15)",
    "what is done at the end":
      "import atexit, sys; atexit.register(lambda: print('at exit')); sys.stdin.read(); print('said')",
    "a thread that outlives the script":
      "import sys, threading, time; sys.stdin.read(); threading.Thread(target=lambda: (time.sleep(0.1), print('late'))).start()",
    "a fork that ends before it":
      "import os, sys; sys.stdin.read(); pid = os.fork()\nif pid == 0: sys.exit(0)\nos.waitpid(pid, 0); print('own'); sys.exit(2)",
    "a thread that nobody waits for":
      "import sys, threading, time; sys.stdin.read(); threading.Thread(target=time.sleep, args=(60,), daemon=True).start()",
    "more than is kept of it": "import sys; sys.stdin.read(); print('x' * 2_000_000)",
    "a closed stdout": "import sys; sys.stdin.read(); print('x'); sys.stdout.close(); sys.exit(3)",
    "a module of its own with a name of Python's": "import json, sys; print(json.__file__, sys.stdin.read())",
    "its __main__": "import sys\nX = 1\nsys.stdin.read(); import __main__; print(__main__.X, __main__.__spec__)",
    "where it is": "import os, pathlib, sys; print(os.getcwd(), pathlib.Path(__file__).resolve().parent, input())",
    "random numbers": "import random, sys; sys.stdin.read(); print(0 <= random.random() < 1)",
    "a subclass of a module that is loaded": "import json, sys; print(json.load(sys.stdin))",
  };

  /** Other spellings of what the rest shows. */
  const SPELLINGS = [
    ...[
      "sys.stdin line by line",
      "sys.stdin.buffer",
      "a stdin of its own making",
      "fileinput",
      "/dev/stdin",
      "os.system",
      "open(0)",
      "input()",
    ],
    ...["its variables", "a variable at once", "sys.exit with a code", "random numbers", "its __main__"],
    "a subclass of a module that is loaded",
  ];
  const TOLD = Object.entries(SCRIPTS).filter(([name]) => LONG_TESTS || !SPELLINGS.includes(name));

  test.each(rows(10, TOLD))("%s", async (name, text) => {
    const { write, request } = newPlace();
    if (name.startsWith("a module")) write("json.py", "");
    const path = write("hook.py", text);
    const env = { CHAT_HOOKS_EVENT: "on_stop", OF_DIALECT: "x" };
    const asked = request(path, { env, names: ["OF_DIALECT"] });
    const input = '{"text": "守则 and so on"}';
    const expected = await cold()(asked, input);
    const run = warm();
    expect(await run(asked, input)).toEqual(expected);
    expect(await run(asked, input)).toEqual(expected);
  });

  test.each(rows(1, [["-O", "-W", "ignore", "-B"], ["-I"], ["-u", "-X", "utf8"]]))(
    "with the flags %s %s %s",
    async (...flags) => {
      const { write, request } = newPlace();
      const path = write(
        "hook.py",
        "import sys; sys.stdin.read(); print(sys.flags, sys.path, sys.executable, sys.warnoptions)",
      );
      const asked = request(path, { words: [PYTHON, ...flags.filter(Boolean), path, "--strict"] });
      expect(await warm()(asked)).toEqual(await cold()(asked));
    },
  );
});

describe("no event has anything of another", () => {
  test("what one changes, the next does not see", async () => {
    const { write, request } = newPlace();
    const path = write(
      "hook.py",
      "import json, os, sys\nseen = []\nseen.append(sys.stdin.read()); os.environ['LEFT'] = os.environ.get('LEFT', '') + 'x'\njson.left = getattr(json, 'left', 0) + 1\nprint(seen, os.environ['LEFT'], json.left, os.getsid(0) == os.getpid())",
    );
    const run = warm();
    for (const event of ["1", "2", "3"])
      expect(stdoutOf(await run(request(path), event))).toBe(`['${event}'] x 1 True\n`);
  });

  test("descriptors of one are not there in another that runs beside it", async () => {
    const { write, request } = newPlace();
    const path = write(
      "hook.py",
      "import os, sys, time\ntext = sys.stdin.read()\nif text == 'wait': time.sleep(1)\nelse: print(sorted(os.listdir('/proc/self/fd'))[:4])",
    );
    const run = warm();
    expect(stdoutOf(await run(request(path), "first"))).toBe("['0', '1', '2', '3']\n");
    const waiting = [run(request(path), "wait"), run(request(path), "wait")];
    await eventually(() => children().length).toBeGreaterThan(1);
    expect(stdoutOf(await run(request(path), "beside"))).toBe("['0', '1', '2', '3']\n");
    await Promise.all(waiting);
  });

  test("a file outside what was approved is read for each event anew, one of what was approved once", async () => {
    const { root, folder, write, request } = newPlace();
    write("rules.txt", "strict");
    const path = write(
      "hook.py",
      `import os, sys\nrules = open(${JSON.stringify(`${folder}/rules.txt`)}).read()\nhere = os.path.exists('off')\noutside = open('list.txt').read()\nprint(rules, here, outside, sys.stdin.read())`,
    );
    writeFileSync(`${root}/list.txt`, "one");
    const run = warm();
    expect(stdoutOf(await run(request(path), "1"))).toBe("strict False one 1\n");
    writeFileSync(`${root}/list.txt`, "two");
    writeFileSync(`${root}/off`, "");
    expect(stdoutOf(await run(request(path), "2"))).toBe("strict True two 2\n");
  });

  test("the environment of a run is its own, as others see it, too", async () => {
    const { write, request } = newPlace();
    const path = write(
      "hook.py",
      "import os, sys\nsys.stdin.read()\nprint(open('/proc/self/environ').read().strip('\\0'))",
    );
    const run = warm();
    const seen = [];
    for (const TURN of ["1", "2"])
      seen.push(
        stdoutOf(await run(request(path, { env: { TURN } })))
          .trim()
          .split("\0"),
      );
    expect(seen[0]).toEqual(expect.arrayContaining(["TURN=1", `PATH=${PATH}`]));
    expect(seen[1]).toEqual(expect.arrayContaining(["TURN=2"]));
    expect(seen[0]?.[0]).toMatch(/^CHAT_HOOKS_RUN_ID=/);
    expect(seen[0]?.[0]).not.toBe(seen[1]?.[0]);
  });

  test.runIf(LONG_TESTS)("what a run forked into a session of its own is found and ended with it", async () => {
    const { write, request } = newPlace();
    const trace = newMark();
    const path = write(
      "hook.py",
      "import os, sys, time\nsys.stdin.read()\nif os.fork() == 0: os.setsid()\ntime.sleep(60)",
    );
    const run = warm();
    const done = run(request(path, { env: trace.env, timeoutMs: 3_000 }));
    await trace.count(2);
    expect(await done).toEqual({ kind: "timed-out", afterMs: 3_000 });
    await trace.count(0);
  });

  test("a run that its caller gives up is ended with what it has started", async () => {
    const { write, request } = newPlace();
    const trace = newMark();
    const path = write("hook.py", "import os, sys, time\nsys.stdin.read()\nos.fork()\ntime.sleep(60)");
    const stop = new AbortController();
    const done = warm()(request(path, { env: trace.env, signal: stop.signal }));
    await trace.count(2);
    stop.abort();
    await expect(done).rejects.toThrow(WithdrawnError);
    await trace.count(0);
  });
});

describe("what cannot be warm runs cold, and is told", () => {
  const REASONS: [why: string, script: string][] = [
    [
      "threads",
      "import sys, threading, time\nthreading.Thread(target=time.sleep, args=(0.1,)).start()\nprint(sys.stdin.read())",
    ],
    ["timer", "import signal, sys\nsignal.alarm(30)\nprint(sys.stdin.read())"],
    ["open-files", "import sys\nrules = open(__file__)\nprint(sys.stdin.read(), rules.readline())"],
    ["no-read", "print('{}')"],
    ["ends", "import no_such_module"],
  ];

  test.each(rows(3, REASONS))("%s", async (_why, text) => {
    const { write, request } = newPlace();
    const path = write("hook.py", text);
    const made = transportOf(launchHere());
    const expected = await cold()(request(path));
    for (let time = 0; time < 3; time += 1) {
      expect(await made.run(request(path), () => "{}")).toEqual(expected);
      await pause(300);
    }
  });

  test.each<[string, string[], object]>([
    ["", ["/bin/sh", "x.sh"], { why: "not-python" }],
    ["#!/bin/sh\n", ["SCRIPT"], { why: "not-python" }],
    ["#!/usr/bin/env -S python3 -I\n", ["SCRIPT"], { why: "env-line" }],
    ["", ["/usr/bin/env", "A=1", "python3", "SCRIPT"], { why: "env-line" }],
    ["", [PYTHON, "-c", "print()"], { why: "python-option", detail: "-c" }],
    ["", [PYTHON, "-m", "guard"], { why: "python-option", detail: "-m" }],
    [`#!${PYTHON} -I -u\n`, ["SCRIPT"], { why: "python-option", detail: "-I -u" }],
    [`#!${PYTHON} -I\n`, ["SCRIPT", "a"], { file: PYTHON, flags: ["-I"], script: ["SCRIPT", "a"] }],
    ["#!/usr/bin/env python3\n", ["SCRIPT"], { argv0: "python3", flags: [], script: ["SCRIPT"] }],
    ["", [PYTHON, "-X", "utf8", "-Wignore", "SCRIPT"], { flags: ["-X", "utf8", "-Wignore"], script: ["SCRIPT"] }],
  ])("%j by %j", (head, words, expected) => {
    const path = newPlace().write("hook", head);
    chmodSync(path, 0o755);
    const inPlace = (text: string): string => text.replace("SCRIPT", path);
    const plan = planWarm({ argv: words.map(inPlace) }, "/usr/bin:/bin");
    expect(plan).toMatchObject(JSON.parse(inPlace(JSON.stringify(expected))));
  });
});

describe("what is loaded", () => {
  const TELLS = `import os, sys\nsys.stdin.read()\nprint("warm.py" in ${PARENT}, os.getppid())`;

  /** Asks until it is warm, and says which process is. */
  async function loaded(
    run: (request: CommandRequest) => Promise<RunResult>,
    request: CommandRequest,
  ): Promise<string> {
    let pid = "";
    await eventually(async () => {
      const [isWarm, parent = ""] = stdoutOf(await run(request))
        .trim()
        .split(" ");
      pid = parent;
      return isWarm;
    }).toBe("True");
    return pid;
  }

  function helped() {
    const made = transportOf(helper.launcher());
    return { made, run: (request: CommandRequest) => made.run(request, () => "{}") };
  }

  test("is a process of the helper's, kept from event to event, and started anew when it dies", async () => {
    const { write, request } = newPlace();
    const path = write("hook.py", TELLS);
    const { run } = helped();
    expect(stdoutOf(await run(request(path)))).toContain("False");
    const pid = await loaded(run, request(path));
    expect(await loaded(run, request(path))).toBe(pid);
    process.kill(Number(pid), "SIGKILL");
    expect(await loaded(run, request(path))).not.toBe(pid);
  });

  test("takes what waits for the next event along when it dies; when that dies, the event has no verdict", async () => {
    const { write, request } = newPlace();
    const path = write("hook.py", TELLS);
    const { run } = helped();
    const pid = await loaded(run, request(path));
    await eventually(() => waitingChildrenOf(pid).length).toBe(1);
    process.kill(Number(waitingChildrenOf(pid)[0]), "SIGKILL");
    expect(await run(request(path))).toMatchObject({ kind: "exited", code: null, signal: "SIGKILL" });
    const next = await loaded(run, request(path));
    await eventually(() => waitingChildrenOf(next).length).toBe(1);
    const [orphan = ""] = waitingChildrenOf(next);
    process.kill(Number(next), "SIGKILL");
    await eventually(() => isAlive(orphan)).toBe(false);
  });

  test("ends when its hook is none any more, and with its bot", async () => {
    const { write, request } = newPlace();
    const [one, other] = [write("one.py", TELLS), write("other.py", TELLS)];
    const { made, run } = helped();
    const pids = [await loaded(run, request(one)), await loaded(run, request(other))];
    made.keepWarm([other]);
    await eventually(() => pids.map(isAlive)).toEqual([false, true]);
    await made.close();
    await eventually(() => pids.map(isAlive)).toEqual([false, false]);
  });

  test("is another one after an upgrade of its interpreter", async () => {
    const { folder, write, request } = newPlace();
    const python = join(folder, "python3");
    writeFileSync(python, `#!/bin/sh\nexec ${PYTHON} "$@"\n`, { mode: 0o755 });
    const path = write("hook.py", TELLS);
    const { run } = helped();
    const asked = request(path, { words: [python, path] });
    const pid = await loaded(run, asked);
    writeFileSync(python, `#!/bin/sh\n# upgraded\nexec ${PYTHON} "$@"\n`);
    expect(await loaded(run, asked)).not.toBe(pid);
    await eventually(() => isAlive(pid)).toBe(false);
  });

  test("has nothing of the bot's environment, and starts nothing while it loads", async () => {
    process.env.SECRET_OF_THE_BOT = "hunter2";
    onTestFinished(() => void delete process.env.SECRET_OF_THE_BOT);
    const { root, write, request } = newPlace();
    const path = write("hook.py", `import os\nos.system("echo x >> ${root}/started")\n${TELLS}`);
    const { run } = helped();
    const pid = await loaded(run, request(path));
    expect(readFileSync(`/proc/${pid}/environ`, "latin1")).not.toContain("hunter2");
    const runs = readFileSync(`${root}/started`, "utf8").length / 2;
    await run(request(path));
    expect(readFileSync(`${root}/started`, "utf8").length / 2).toBe(runs + 1);
    expect(existsSync(`${root}/started`)).toBe(true);
  });

  test("ends when ten minutes have passed since its last event", async () => {
    const { write, request } = newPlace();
    const timers: { ms: number; work(): void }[] = [];
    const made = transportOf(
      warmLauncher((work, ms) => {
        timers.push({ ms, work });
        return setTimeout(() => {}, ms);
      }),
    );
    const pid = await loaded((each) => made.run(each, () => "{}"), request(write("hook.py", TELLS)));
    expect(timers).toMatchObject([{ ms: 10 * 60_000 }]);
    expect(isAlive(pid)).toBe(true);
    timers[0]?.work();
    await eventually(() => isAlive(pid)).toBe(false);
  });

  test.runIf(LONG_TESTS)("that hangs is given up: the run has timed out, and the next one has another", async () => {
    const { write, request } = newPlace();
    const path = write("hook.py", TELLS);
    const { run } = helped();
    const pid = await loaded(run, request(path));
    process.kill(Number(pid), "SIGSTOP");
    expect(await run(request(path, { timeoutMs: 300 }))).toEqual({ kind: "timed-out", afterMs: 300 });
    expect(await loaded(run, request(path))).not.toBe(pid);
    await eventually(() => isAlive(pid)).toBe(false);
  });

  test("is killed with the events under way: those have no verdict", async () => {
    const { write, request } = newPlace();
    const trace = newMark();
    const path = write("hook.py", `${TELLS}\nimport time\nif os.environ.get('MARK'): time.sleep(60)`);
    const { run } = helped();
    const pid = await loaded(run, request(path));
    const done = run(request(path, { env: trace.env }));
    await trace.count(1);
    process.kill(Number(pid), "SIGKILL");
    expect(await done).toMatchObject({ kind: "exited", code: null, signal: "SIGKILL" });
    await trace.count(0);
  });
});
