import fc from "fast-check";

/** A file that proposes hooks, as an agent might write it to break whoever reads it. `path` is below the root. */
export type HostileFile = { format: string; path: string; text: string };

const LONG = "x".repeat(5_000);
/** Names that mean something to JavaScript, and values that cannot be turned into a text. */
const KEYS = ["toString", "valueOf", "toJSON", "constructor", "__proto__", "length", "then", "hooks", "event", "a b"];
const COMMAND = "./workspace/guards/guard.sh";

const yamlScalar = fc.constantFrom(
  ...["1", "-0", "1e999", ".nan", "-.inf", "9007199254740993", "0x1fffffffffffffffff", "~", "true", "''", "'*a'"],
  ...['"\\uD800"', '"\\0"', '"\\x1b[2J"', "2001-13-45", "2001-12-14t21:59:43.10-05:00", "|-", "<<", "=", LONG],
  ...["!!binary aGVsbG8=", "!!int x", "!!null x", "!!float 1", "!!str", "!local x", "!!timestamp 2001-99-99", "*b"],
);
/** Flow style, so that any node can stand anywhere. `&a` is the entry itself: `*a` inside it is a circle. */
const { yaml } = fc.letrec<{ yaml: string }>((tie) => ({
  yaml: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    yamlScalar,
    fc.constantFrom("*a", "[*a]", "{k: *a}", "{<<: *a}", "{? *a : 1}", "{? [1] : *a}"),
    fc.tuple(fc.constantFrom(...KEYS, "<<"), tie("yaml")).map(([key, value]) => `{${JSON.stringify(key)}: ${value}}`),
    tie("yaml").map((key) => `{? ${key} : 1}`),
    fc.array(tie("yaml"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
    fc
      .tuple(fc.constantFrom("!!set", "!!omap", "!!pairs", "!!seq", "!!map", "&b"), tie("yaml"))
      .map(([tag, value]) => `${tag} ${value}`),
  ),
}));
const yamlHead = fc.constantFrom("", "", "%YAML 1.1\n---\n", "%YAML 1.1\n%TAG ! tag:x,1:\n---\n", "---\n", "\ufeff");

type Pairs = (readonly string[])[];

/** Settings of which some are as they should be, so that reading goes on behind the first ones. */
const settings = (keys: Readonly<Record<string, string>>, value: fc.Arbitrary<string>): fc.Arbitrary<Pairs> =>
  fc
    .tuple(
      ...Object.entries(keys).map(([key, fine]) =>
        fc.oneof(
          { arbitrary: fc.constant([[key, fine]]), weight: 3 },
          { arbitrary: value.map((odd) => [[key, odd]]), weight: 2 },
          { arbitrary: fc.constant([]), weight: 1 },
        ),
      ),
    )
    .map((pairs) => pairs.flat());

const flow = (pairs: Pairs): string => `{${pairs.map(([key, value]) => `${key}: ${value}`).join(", ")}}`;

const hookFile = fc
  .tuple(
    yamlHead,
    settings(
      {
        ...{ event: "pre_tool_call", command: COMMAND, type: "command", matcher: "x", subject: "x", timeout: "5" },
        ...{ priority: "5", mode: "enforce", files: "[]", env: "[]", dialect: "native", fail_closed: "true" },
        ...{ headers: "{}", url: "'http://127.0.0.1:9'", secret_env: "X", async: "false", ask_timeout: "3" },
      },
      yaml,
    ),
    fc.oneof(
      fc.constant(""),
      yaml.map((other) => `, ${other}`),
    ),
    fc.oneof(
      fc.constant(""),
      yaml.map((other) => `${other}: 1\n`),
    ),
  )
  .map(([head, entry, more, other]) => `${head}${other}hooks: [&a ${flow(entry)}${more}]\n`);

const hookFolder = fc
  .tuple(
    yamlHead.filter((head) => head === ""),
    settings(
      {
        ...{ name: "odd", description: "odd", trigger: "before_tool", matcher: "{tool: x}", timeout: "100" },
        ...{ async: "true", priority: "5", metadata: "{}", events: "1" },
      },
      yaml,
    ),
  )
  .map(
    ([, pairs]) => `---\nanchor: &a {b: *a}\n${pairs.map(([key, value]) => `${key}: ${value}\n`).join("")}---\nbody\n`,
  );

const agentFile = fc
  .tuple(yamlHead, yaml, yaml, settings({ name: "Ada", language: "en", instructions: "x" }, yaml), fc.boolean())
  .map(([head, enabled, sources, agent, anchored]) => {
    const section = flow([
      ["enabled", enabled],
      ["sources", sources],
    ]);
    return `${head}shell_hooks: ${anchored ? "&a " : ""}${section}\nagent: ${anchored ? "" : "&a "}${flow(agent)}\n`;
  });

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 1e308, -1, "", "\0", "\ud800", LONG, [], [[]], "Bash(", "$CLAUDE_PROJECT_DIR"),
  fc.constantFrom<unknown>({ toString: 1 }, [{ toString: 1, valueOf: 1 }], { toJSON: 1 }),
  fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom<unknown>(1, null, "x", [], {}), { maxKeys: 3 }),
  fc.array(fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom<unknown>(1, {}), { maxKeys: 2 }), { maxLength: 2 }),
);
const oddJson = odd.map((value) => JSON.stringify(value));
const object = (pairs: Pairs): string =>
  `{${pairs.map(([key = "", value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`;

const claudeFile = fc
  .tuple(
    settings(
      {
        ...{ type: '"command"', command: '"./x.sh"', args: '["x"]', timeout: "5", if: '"Bash(git *)"', async: "true" },
        ...{ url: '"http://127.0.0.1:9"', headers: '{"a":"b"}', allowedEnvVars: '["A"]', description: '"x"' },
      },
      oddJson,
    ),
    fc.oneof(fc.constant('"Bash"'), oddJson),
    fc.oneof(fc.constant(undefined), oddJson),
    fc.constantFrom("PreToolUse", "Stop", "toString", "__proto__", "Setup"),
  )
  .map(([hook, matcher, whole, event]) =>
    whole === undefined
      ? `{"hooks":{${JSON.stringify(event)}:[{"matcher":${matcher},"hooks":[${object(hook)}]}]}}`
      : `{"hooks":${whole},"disableAllHooks":${matcher}}`,
  );

const toml = fc.constantFrom(
  ...["1", "-0.0", "nan", "inf", "9223372036854775807", "1979-05-27", "1979-05-27T07:32:00Z", "07:32:00", "[]", "{}"],
  ...["{toString = 1, valueOf = 1}", "[{toString = 1}]", '{"__proto__" = 1}', '"\\u0000"', "'''\nx\n'''", "true", "x"],
);
const kimiFile = settings(
  { event: '"PreToolUse"', command: '"./x.sh"', matcher: '"Bash"', timeout: "5", fail_mode: '"closed"' },
  toml,
).map((pairs) => `[[hooks]]\n${pairs.map(([key, value]) => `${key} = ${value}\n`).join("")}`);

/** Some cut off, some with a character too much: not every hostile file is well-formed. */
const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: text, weight: 5 },
    { arbitrary: fc.tuple(text, fc.nat(400)).map(([whole, at]) => whole.slice(0, at)), weight: 1 },
    {
      arbitrary: fc
        .tuple(text, fc.nat(200), fc.constantFrom("\0", "{", "]", "&a ", "*a", "\t", "\ufeff", "\r", '"'))
        .map(([whole, at, mark]) => whole.slice(0, at) + mark + whole.slice(at)),
      weight: 1,
    },
  );

const FILES: Readonly<Record<string, { path: string; text: fc.Arbitrary<string> }>> = {
  "shell_hooks.yaml": { path: "workspace/config/shell_hooks.yaml", text: hookFile },
  "agent.yaml": { path: "workspace/config/agent.yaml", text: agentFile },
  "HOOK.md": { path: ".agents/hooks/odd/HOOK.md", text: hookFolder },
  "settings.json": { path: ".claude/settings.json", text: claudeFile },
  "config.toml": { path: ".kimi-code/config.toml", text: kimiFile },
};

export const HOSTILE_FORMATS: readonly string[] = Object.keys(FILES);

/** Files of one format. */
export function hostileFile(format: string): fc.Arbitrary<HostileFile> {
  const found = FILES[format];
  if (!found) throw new Error(`There is no format "${format}".`);
  return damaged(found.text).map((text) => ({ format, path: found.path, text }));
}
