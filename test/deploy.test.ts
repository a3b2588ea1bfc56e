import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { execa, execaSync } from "execa";
import { expect, test } from "vitest";
import { COMMAND_NAMES } from "../src/commands/parse.js";
import { splitArgv } from "../src/lib/argv.js";
import { eventually } from "./support/eventually.js";
import { rows } from "./support/long-tests.js";

// The files of deploy/, checked, and what they start, started: on a read-only machine, by a user without rights.

const UNIT = "deploy/chat-hooks@.service";
const unit = readFileSync(UNIT, "utf8");
const container = readFileSync("deploy/Containerfile", "utf8").replaceAll("\\\n", "");
const USER = 10_001;

/** The values of a key of the unit, for the bot `main` with its state in /mnt. */
const inUnit = (key: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) =>
    value.replaceAll("%S", "/mnt/state").replaceAll("%i", "main"),
  );
const inContainer = (key: string): string =>
  new RegExp(`^${key} (.*)$`, "m").exec(container)?.[1]?.replaceAll(/(?<=[= "]|^)\/(?=bot|state)/g, "/mnt/") ?? "";
const commandIn = (key: string): string[] => JSON.parse(inContainer(key) || "[]");

const has = (program: string): boolean =>
  execaSync("sh", ["-c", `command -v ${program}`], { reject: false }).exitCode === 0;
const canMount =
  process.getuid?.() === 0 &&
  execaSync("unshare", ["--mount", "--pid", "--fork", "true"], { reject: false }).exitCode === 0;

test.runIf(has("systemd-analyze"))("systemd finds nothing wrong with the unit", async () => {
  const { stderr, exitCode } = await execa("systemd-analyze", ["verify", resolve(UNIT)]);
  expect({ stderr, exitCode }).toEqual({ stderr: "", exitCode: 0 });
});

test("unit and container file name settings, commands and folders that are there", () => {
  const settings = [...`${unit}${container}`.matchAll(/CHAT_HOOKS_\w+/g)].map(([name]) => name);
  expect(new Set(settings)).toEqual(new Set(["CHAT_HOOKS_STATE"]));
  const { bin, files } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(files).toContain("deploy");
  expect(inUnit("ExecStart")[0]?.split(" ").slice(0, 2)).toEqual(["/usr/bin/env", Object.keys(bin)[0]]);
  expect(commandIn("ENTRYPOINT")).toEqual(["tini", "--", Object.keys(bin)[0]]);
  expect(commandIn("VOLUME")).toEqual([inContainer("WORKDIR"), /CHAT_HOOKS_STATE=(\S+)/.exec(inContainer("ENV"))?.[1]]);
  expect(
    inUnit("StateDirectory")[0]
      ?.split(" ")
      .map((each) => `/mnt/state/${each}`),
  ).toEqual([inUnit("WorkingDirectory")[0], /CHAT_HOOKS_STATE=(\S+)/.exec(inUnit("Environment")[0] ?? "")?.[1]]);
  // systemd would stop the bot when a command of the agent is killed for want of memory.
  expect([inUnit("MemoryMax").length, inUnit("OOMPolicy")]).toEqual([1, ["continue"]]);
  // The bot bounds all commands together, in a cgroup that it may write.
  expect([inUnit("Delegate"), inUnit("ProtectControlGroups")]).toEqual([["memory pids"], []]);
  // Without them the agent has no bash; see the unit.
  for (const key of ["ProtectKernelTunables", "ProtectKernelLogs", "ProcSubset", "RestrictNamespaces"])
    expect(inUnit(key)).toEqual([]);
});

test("the page about running it types commands, files and folders that are there", () => {
  const page = readFileSync("docs/running.md", "utf8");
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)]
    .map(([, block = ""]) => block.replaceAll("\\\n", ""))
    .join("");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(blocks).toContain(`chat-hooks-${version}.tgz`);
  for (const [path] of blocks.matchAll(/deploy\/\S+/g)) expect(existsSync(path), path).toBe(true);
  const verbs = [...blocks.matchAll(/(?:-hooks|bot) chat-hooks (\w+)/g)].map(([, verb]) => verb);
  expect(verbs).toEqual(["pair", "pair"]);
  for (const verb of verbs) expect(COMMAND_NAMES).toContain(verb);
  const folders = inUnit("StateDirectory")[0]?.split(" ") ?? [];
  for (const folder of folders) expect(page).toContain(`/var/lib/${folder}`);
  expect([...blocks.matchAll(/--volume=[\w-]+:(\S+)/g)].map(([, path]) => `/mnt${path}`)).toEqual(commandIn("VOLUME"));
});

type Place = { env: string; folder: string; command: string[]; proc: string; isFirst: boolean };

const PLACES = rows<[string, Place]>(1, [
  [
    "the container, without its init",
    {
      // As Docker has it for a user it does not know, and as some others have it: no HOME at all.
      env: inContainer("ENV").replace(/HOME=\S+/, ""),
      folder: inContainer("WORKDIR"),
      command: commandIn("CMD"),
      proc: "nosuid",
      isFirst: true,
    },
  ],
  [
    "the unit",
    {
      env: inUnit("Environment")[0] ?? "",
      folder: inUnit("WorkingDirectory")[0] ?? "",
      command: splitArgv(inUnit("ExecStart")[0] ?? "").slice(2),
      proc: "hidepid=2",
      isFirst: false,
    },
  ],
]);

test.runIf(canMount).concurrent.for(PLACES)(
  "as $0 starts it, it comes up, says what its shell is, takes /hooks, and ends by SIGTERM",
  { timeout: 60_000 },
  async ([, { env, folder, command, proc, isFirst }], { onTestFinished }) => {
    const state = /CHAT_HOOKS_STATE=(\S+)/.exec(env)?.[1] ?? "";
    const top = mkdtempSync(join(tmpdir(), "chat-hooks-deploy-"));
    onTestFinished(() => rmSync(top, { recursive: true, force: true }));
    chmodSync(top, 0o755);
    const writable = [folder, state].map((path, at) => {
      const real = join(top, String(at));
      mkdirSync(real, { mode: 0o700 });
      chownSync(real, USER, USER);
      return `${real}:${path}`;
    });
    const given = [...env.split(" "), "CHAT_HOOKS_PORT=0", `PATH=${process.env.PATH}`].filter(Boolean);
    // Neither lies in /tmp there, which is covered.
    const program = [join("/mnt/node", basename(process.execPath)), "/mnt/package/dist/cli.js"];
    const shown = [`${resolve(".")}:/mnt/package`, `${dirname(process.execPath)}:/mnt/node`];
    const spaces = ["--mount", "--propagation=private", ...(isFirst ? ["--pid", "--fork", "--kill-child"] : [])];
    const closed = [resolve("test/fixtures/deploy/closed.sh"), String(USER), proc, ...shown];
    const start = ["env", "-i", ...given, ...program, ...command];
    const bot = execa("unshare", [...spaces, "bash", ...closed, ...writable, "--", ...start], {
      env: { FOLDER: folder },
      stdin: "ignore",
      reject: false,
      all: true,
    });
    let printed = "";
    bot.all?.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
    // What was started as process 1 is known by another number here.
    const pid = async (): Promise<number> =>
      isFirst ? Number(readFileSync(`/proc/${bot.pid}/task/${bot.pid}/children`, "utf8")) : (bot.pid ?? 0);
    onTestFinished(() => void bot.kill("SIGKILL"));
    await eventually(() => printed).toMatch(/^ +Owner .*\n/m);
    expect(printed).toMatch(/bash (in bubblewrap: |is off)/);
    expect(printed.includes("Start the container with an init")).toBe(isFirst);
    const inside = async (...words: string[]) =>
      execa(
        "nsenter",
        [
          `--target=${await pid()}`,
          "--mount",
          "--pid",
          "setpriv",
          `--reuid=${USER}`,
          `--regid=${USER}`,
          "--clear-groups",
        ].concat(["env", "-i", `--chdir=${folder}`, ...given, ...words]),
        { reject: false, all: true },
      );
    expect((await inside(...program, "pair")).all).toContain("/hooks pair ");
    expect((await inside(...program, "on")).all).toContain("Hooks are ON now");
    expect((await inside("touch", "/usr/x", "/mnt/package/x", join(folder, "x"))).all).toMatch(
      /^touch: .*'\/usr\/x': Read-only file system\ntouch: .*'\/mnt\/package\/x': Read-only file system$/,
    );
    expect(statSync(join(top, "1/state.json"))).toMatchObject({ uid: USER });
    process.kill(await pid(), "SIGTERM");
    expect(await bot).toMatchObject({ exitCode: 0 });
    expect(printed).toContain("Shutting down");
  },
);
