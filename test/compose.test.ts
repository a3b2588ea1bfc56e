import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { eventually } from "./support/eventually.js";
import { LONG_TESTS } from "./support/long-tests.js";
import { makeDatabase, sharedPostgres } from "./support/postgres.js";
import { makeWorkbench } from "./support/workbench.js";

type Service = {
  image: string;
  build?: { context: string; dockerfile: string; args: Record<string, string> };
  environment: Record<string, string>;
  env_file?: string;
  volumes: string[];
  depends_on?: string[];
};

const FILE = "deploy/compose.yaml";
const text = readFileSync(FILE, "utf8");
const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { db, ...bots } = services;
const container = readFileSync("deploy/Containerfile", "utf8");
const page = readFileSync("docs/scale.md", "utf8");
const server = LONG_TESTS ? await sharedPostgres() : { reason: "part of the long run" };
const PASSWORD = /^(.*)\$\{POSTGRES_PASSWORD:\?\}/;

/** Where the program reads a variable. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join("src", name), "utf8"))
  .join("\n");

test("the compose file names two bots of one image, settings that there are, and a database that both know", () => {
  const { peerDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(bots)).toEqual(["bot-1", "bot-2"]);
  for (const [name, bot] of Object.entries(bots)) {
    const { context = "", dockerfile = "", args = {} } = bot.build ?? {};
    expect(existsSync(join(dirname(FILE), context, dockerfile))).toBe(true);
    for (const [arg, value] of Object.entries(args)) {
      expect(container).toMatch(new RegExp(`^ARG ${arg}=.*\n[^]*npm install --global .*\\$\\{${arg}\\}`, "m"));
      for (const word of value.split(" ")) expect(Object.keys(peerDependencies)).toContain(word);
    }
    for (const variable of Object.keys(bot.environment)) expect(sources).toMatch(new RegExp(`\\b${variable}\\b`));
    const url = new URL(bot.environment.CHAT_HOOKS_DATABASE_URL?.replace(PASSWORD, "$1secret") ?? "");
    expect([url.protocol, url.hostname, url.username, url.password]).toEqual(["postgres:", "db", "postgres", "secret"]);
    expect([bot.depends_on, db?.environment.POSTGRES_PASSWORD]).toEqual([["db"], expect.stringMatching(PASSWORD)]);
    expect(bot.volumes.map((volume) => volume.split(":")[1])).toEqual(
      JSON.parse(/^VOLUME (.*)$/m.exec(container)?.[1] ?? ""),
    );
    expect(page).toContain(`each bot with its \`TELEGRAM_BOT_TOKEN\``);
    expect([bot.env_file, bot.volumes[1]]).toEqual([`${name}.env`, `state-${name.at(-1)}:/state`]);
  }
  const used = Object.values(services).flatMap((each) => each.volumes.map((volume) => volume.split(":")[0] ?? ""));
  expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
});

test("the page types the file, the settings and the commands that there are, and no secret is packed", async () => {
  const typed = /^```sh\n(\(echo .*?)^```/ms.exec(page)?.[1] ?? "";
  for (const [, path = ""] of typed.matchAll(/--file (\S+)/g)) expect(existsSync(path)).toBe(true);
  const wanted = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
  expect(new Set([...typed.matchAll(/echo "(\w+)=/g)].map(([, name]) => name))).toEqual(new Set(wanted));
  expect(typed).toMatch(/exec bot-1 chat-hooks pair\n/);
  const { files } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(files.indexOf("!deploy/*.env")).toBeGreaterThan(files.indexOf("deploy"));
});

/** As the container's own command does it, each with its state, both with the workspace and the database. */
test.skipIf("reason" in server)("two bots as it starts them have one policy", async ({ onTestFinished }) => {
  const bench = makeWorkbench();
  const { env } = await makeDatabase(server, { atEnd: onTestFinished });
  const command = JSON.parse(/^CMD (.*)$/m.exec(container)?.[1] ?? "") as string[];
  const start = (name: string, bot?: Service) => {
    const state = join(bench.root, bot?.volumes[1]?.split(":")[0] ?? name);
    mkdirSync(state, { mode: 0o700 });
    const given = {
      PATH: process.env.PATH,
      HOME: bench.root,
      CHAT_HOOKS_STATE: state,
      CHAT_HOOKS_PORT: "0",
      LANG: "C",
      ...env,
    };
    const options = { cwd: bench.root, env: given, extendEnv: false, reject: false, all: true } as const;
    const run = (...words: string[]) => execa("node", [resolve("dist/cli.js"), ...words], options);
    const child = run(...command);
    let printed = "";
    child.all?.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return { run, process: child, printed: () => printed };
  };
  const [one, two] = Object.entries(bots).map(([name, bot]) => start(name, bot));
  if (!one || !two) throw new Error("no bots");
  for (const bot of [one, two]) await eventually(bot.printed).toMatch(/^ +Owner .*\n/m);
  expect((await one.run("on")).all).toContain("Hooks are ON now");
  expect((await two.run("list")).all).toContain("Hooks are ON");
  for (const { process } of [one, two]) {
    process.kill("SIGTERM");
    expect(await process).toMatchObject({ exitCode: 0 });
  }
});
