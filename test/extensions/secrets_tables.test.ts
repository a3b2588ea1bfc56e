import { spawnSync } from "node:child_process";
import { createHash, randomInt, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { askingSecrets } from "../support/secret-answers.js";
import { makeWorkbench } from "../support/workbench.js";

const ROOT = join(import.meta.dirname, "../../extensions/shell_hooks");
const TABLES = join(ROOT, "guards/secrets");
const SCRIPT = join(ROOT, "examples/block_secrets.py");
const ALPHABETS: Record<string, string> = {
  digit: "0123456789",
  hex: "0123456789abcdef",
  HEX: "0123456789ABCDEF",
  Hex: "0123456789abcdefABCDEF",
  b32: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
  low: "abcdefghijklmnopqrstuvwxyz0123456789",
  up: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
  alpha: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
};
const B62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const random = (from: string, length: number): string =>
  Array.from({ length }, () => from.charAt(randomInt(from.length))).join("");

/** A value of the form that a row of tokens.txt describes. */
const made = (shape: string): string =>
  shape
    .replace(/\(((?:\\.|[^()])*)\)/g, (_, words: string) => (words.split(/(?<!\\)\|/)[0] ?? "").replaceAll("\\", ""))
    .replaceAll("{uuid}", () => randomUUID())
    .replace(/\{(\w+):(\d+)(?:-\d*)?\}/g, (_, alphabet: string, least: string) =>
      random(ALPHABETS[alphabet] ?? B62, Number(least)),
    );

const rows = readFileSync(join(TABLES, "tokens.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" |").map((cell) => cell.trim()));

describe("the tables of block_secrets.py", () => {
  const ask = askingSecrets();

  it("finds a value made from each row of tokens.txt", async () => {
    expect(rows.length).toBeGreaterThan(200);
    for (const row of rows) expect(row).toHaveLength(5);
    const texts = rows
      // Its first part is a number in base64; a test beside this one has such a token.
      .filter(([name]) => name !== "Discord bot")
      .map(
        ([, , shape = "", beside = ""]) =>
          `${beside.split(",")[0] ? `${beside.split(",")[0]} api key: ` : ""}${made(shape)}`,
      );
    const answers = await ask(texts.map((notification) => ({ event: "on_outbound_message", notification })));
    const missed = texts.filter((_, at) => answers[at]?.decision !== "block");
    // Short ones come out without a digit now and then, as the services' own do.
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(3);
  });

  it("takes a random value for a key beside a service's name, or behind any short prefix", async () => {
    const value = `7a9B2c4D${random(B62, 24)}`;
    const found = [`shodan = '${value}'`, `client = ShodanClient("${value}")`, `acme_${value}`];
    const texts = [
      ...found,
      `the request to Shodan\nusing key=${value}`,
      `shodan_token: ${randomUUID()}`,
      `checksum = '${value}'`,
      `using key=${value}`,
      "shodan = 'https://shodan.io/about'",
      `pull/342/files#diff-${random(ALPHABETS.hex ?? "", 32)}R148`,
    ];
    const answers = await ask(texts.map((notification) => ({ event: "on_outbound_message", notification })));
    const blocked = answers.map(({ decision }) => decision === "block");
    expect(blocked).toEqual([true, true, true, true, true, false, false, false, false]);
  });

  it("has the lists of BIP-39 as they were published, one word a line", () => {
    const lists = readdirSync(join(TABLES, "wordlists"));
    expect(lists).toHaveLength(10);
    for (const list of lists) {
      const words = readFileSync(join(TABLES, "wordlists", list), "utf8")
        .trimEnd()
        .split("\n");
      expect([list, new Set(words).size, words.length]).toEqual([list, 2048, 2048]);
    }
    const english = readFileSync(join(TABLES, "wordlists/english.txt"));
    expect(createHash("sha256").update(english).digest("hex")).toBe(
      "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda",
    );
  });

  it("imports none of its modules from where it runs, nor from PYTHONPATH", () => {
    const bench = makeWorkbench();
    for (const module of ["scan", "words", "payload", "json"])
      writeFileSync(join(bench.root, `${module}.py`), `raise SystemExit(9)\n`);
    const { status, stderr } = spawnSync("python3", [SCRIPT], {
      input: "{}",
      cwd: bench.root,
      encoding: "utf8",
      env: { PATH: process.env.PATH, PYTHONPATH: bench.root },
    });
    // A json.py on PYTHONPATH is found by Python itself before any line of the script runs, but not by the script.
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("has a starter that blocks what is plain, and passes what is not", () => {
    const ask = (notification: string) =>
      spawnSync(join(TABLES, "starter.py"), { input: JSON.stringify({ notification }), encoding: "utf8" }).stdout;
    expect(ask(`token ghp_${random(B62, 36)}`)).toContain('"block"');
    expect(ask("the token is in the vault")).toBe("");
    expect(readFileSync(join(TABLES, "starter.py"), "utf8").split("\n").length).toBeLessThan(61);
  });
});
