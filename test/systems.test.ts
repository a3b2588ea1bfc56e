import { expect, onTestFinished, test } from "vitest";
import { limitsIn } from "../src/bot/sandbox/limits.js";
import { type StartFacts, startScreen } from "../src/bot/terminal/start-screen.js";
import { systemNote, textsFor } from "../src/texts/index.js";
import { chatHooks, guarded } from "./support/command-line.js";

/** As if this were another system, until the test is over. */
function pretend(platform: NodeJS.Platform): void {
  const { platform: real } = process;
  Object.defineProperty(process, "platform", { value: platform });
  onTestFinished(() => void Object.defineProperty(process, "platform", { value: real }));
}

const facts: StartFacts = {
  ...{ version: "test", url: "http://127.0.0.1:4000", port: 4000, pageCode: "code", portWasTaken: false },
  isLocalhostTaken: false,
  isHelperMissing: false,
  ...{
    launch: { port: 4000, channels: [], shell: { network: "public", limits: limitsIn({}) } },
    workspace: "/w",
    madeWorkspace: false,
    state: "/s",
    sandbox: undefined,
    refusals: [],
  },
  hooks: { on: true, approved: 2, blockedToday: 0 },
  ...{ pairingCode: undefined, tokenFile: "/s/api-token", hasTerminal: false },
  isVerbose: false,
};

test("the start screen and doctor say what is weaker on macOS, and nothing on Linux", async () => {
  const bench = await guarded();
  const weaker = "macOS: a background process that a script leaves behind is not found";
  expect(startScreen(facts, "en")).not.toContain(weaker);
  expect((await chatHooks(bench, ["doctor"])).stdout).not.toContain(weaker);
  pretend("darwin");
  expect(startScreen(facts, "en")).toContain(weaker);
  expect((await chatHooks(bench, ["doctor"])).stdout).toContain(weaker);
  expect((await chatHooks(bench, ["doctor"], { env: { LANG: "zh_CN.UTF-8" } })).stdout).toContain("macOS 上：");
});

test("as process 1 of a container, and only there, it asks for an init", () => {
  for (const [locale, words] of [
    ["en", "Start the container with an init: docker run --init"],
    ["zh", "请让容器带上 init"],
  ] as const) {
    expect(systemNote(textsFor(locale), { platform: "linux", pid: 1 })).toContain(words);
    expect(systemNote(textsFor(locale), { platform: "linux", pid: 2 })).toBe(undefined);
  }
});

test("on Windows the command line names WSL and does nothing", async () => {
  const bench = await guarded();
  pretend("win32");
  expect(await chatHooks(bench, ["off"])).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("in WSL") });
});
