import { describe, expect } from "vitest";
import type { Remedy } from "../../src/core/fault.js";
import type { Rehearsal } from "../../src/core/rehearsal.js";
import { textsFor } from "../../src/texts/index.js";
import { type Home, test, verdictOf } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";
import { approveAll } from "../support/workbench.js";

// What a script names in a way that reading it does not find is told as the line to add, where its own complaint shows it.

const FOLDER = "workspace/guards";

/** What /hooks doctor says of one approved script, in both languages. */
async function saidOf(home: Home, command: string, script: string, entry = {}, env: Record<string, string> = {}) {
  await home.script(script, command);
  await home.propose({ command, ...entry });
  const hooks = await home.open({ env: { ...home.env, ...env } });
  await approveAll(hooks);
  const { text: en = "", data } = await home.type(hooks, "/hooks doctor");
  const [{ answer }] = (data as { rehearsals: [Rehearsal] }).rehearsals;
  if (!answer) throw new Error("It was not tried.");
  const remedy = answer.kind === "verdict" ? answer.remedy : (answer.fault as { remedy?: Remedy }).remedy;
  return { hooks, en, zh: remedy ? textsFor("zh").remedy(remedy) : "" };
}

describe("a file beside the script that was not copied", () => {
  const PYTHON = "#!/usr/bin/env python3\n";
  const inRoot = (home: Home, name: string) => ({
    en: ` – open it as $CHAT_HOOKS_SCRIPT_DIR/${name}, because hooks run in ${home.root}`,
    zh: ` – 并用 $CHAT_HOOKS_SCRIPT_DIR/${name} 打开它，因为钩子在 ${home.root} 里运行`,
  });

  const NEIGHBOURS = [
    ["a Python module", "guard.py", `${PYTHON}__import__("helpers")\n`, "helpers.py", "helpers.py", false],
    ["a file that Python opens", "guard.py", `${PYTHON}open("rules.txt")\n`, "rules.txt", "rules.txt", true],
    ["a sourced script", "guard.sh", "#!/bin/sh\n. ./lib.sh\n", "lib.sh", "lib.sh", true],
    [
      "a list that another program reads",
      "guard.sh",
      "#!/bin/sh\ncat list.txt || exit 1\n",
      "list.txt",
      "list.txt",
      true,
    ],
    ["a module of Node", "guard.cjs", `#!${process.execPath}\nrequire("./" + "lib")\n`, "lib.js", "lib.js", false],
    ["a Python package", "guard.py", `${PYTHON}__import__("rules.list")\n`, "rules/list.py", "rules", false],
    ["the same in bash", "guard.sh", "#!/bin/bash\nset -e\nsource ./lib.sh\n", "lib.sh", "lib.sh", true],
    [
      "one by the script's folder",
      "guard.sh",
      '#!/bin/sh\nn=lib\n. "$(dirname "$0")/$n.sh"\n',
      "lib.sh",
      "lib.sh",
      false,
    ],
    [
      "one of ES modules",
      "guard.mjs",
      `#!${process.execPath}\nawait import("./" + "lib.mjs")\n`,
      "lib.mjs",
      "lib.mjs",
      false,
    ],
  ] as const;

  test.for(rows(5, NEIGHBOURS))(
    "%s is named with the line to add",
    async ([, name, script, neighbour, told, isElsewhere], { home }) => {
      await home.write(`${FOLDER}/${neighbour}`, "");
      const { en, zh } = await saidOf(home, `./${FOLDER}/${name}`, script);
      const where = isElsewhere ? inRoot(home, told) : { en: "", zh: "" };
      const line = `files: [./${FOLDER}/${told}]`;
      expect(en).toContain(
        `It looks for "${told}", which is next to it and was not copied at approval. Add to its entry: ${line}${where.en} – and approve it again.`,
      );
      expect(zh).toContain(
        `脚本要用旁边的“${told}”，但批准时没有复制它。请在它的条目里加上：${line}${where.zh} – 然后重新批准。`,
      );
    },
  );

  test("with that line it runs", async ({ home }) => {
    await home.write(`${FOLDER}/lib.py`, "import sys\nsys.exit(2)\n");
    await home.write(`${FOLDER}/other.py`, "");
    const script = '#!/usr/bin/env python3\n[__import__(name) for name in ("other", "lib")]\n';
    const files = [`./${FOLDER}/other.py`];
    const { hooks, en } = await saidOf(home, `./${FOLDER}/guard.py`, script, { files });
    const [, line = ""] = /Add to its entry: files: \[(.*?)\]/.exec(en) ?? [];
    expect(line).toBe(`./${FOLDER}/other.py, ./${FOLDER}/lib.py`);
    await home.propose({ command: `./${FOLDER}/guard.py`, files: line.split(", ") });
    await approveAll(hooks);
    await home.type(hooks, "/hooks on");
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("nothing is said of what is not there, lies elsewhere, or is copied", async ({ home }) => {
    await home.write("secret.txt", "");
    const script = '#!/bin/sh\ncat gone.txt ../../secret.txt /etc/passwd-gone "$0-gone" || exit 1\n';
    const { en } = await saidOf(home, `./${FOLDER}/guard.sh`, script);
    expect(en).toContain("No such file or directory");
    expect(en).not.toContain("Add to its entry");
  });
});

describe("a variable that a script misses", () => {
  const SHELL = "#!/bin/sh\nset -u\necho $RULES_URL\n";

  test.for([
    ["a shell", "guard.sh", SHELL],
    ["bash", "guard.sh", SHELL.replace("/sh", "/bash")],
    ["Python", "guard.py", '#!/usr/bin/env python3\nimport os\nos.environ["RULES_URL"]\n'],
  ] as const)(
    "%s: that it is unset where the bot was started, and the line to add",
    async ([, name, script], { home }) => {
      const { en, zh } = await saidOf(home, `./${FOLDER}/${name}`, script);
      expect(en).toContain(
        'The variable "RULES_URL" is not set where the bot was started. Set it there, add to the entry: env: [RULES_URL], approve it again, and start the bot again.',
      );
      expect(zh).toContain(
        "启动机器人的地方没有设置变量“RULES_URL”。请在那里设置，在条目里加上：env: [RULES_URL] – 重新批准，然后重新启动机器人。",
      );
    },
  );

  test("one that is set there and not handed over", async ({ home }) => {
    const { en, zh } = await saidOf(
      home,
      `./${FOLDER}/guard.sh`,
      SHELL,
      { env: ["OTHER"] },
      { RULES_URL: "x", OTHER: "y" },
    );
    expect(en).toContain(
      'The variable "RULES_URL" is set where the bot was started, but a hook is given only what its entry names. Add to it: env: [OTHER, RULES_URL] – and approve it again.',
    );
    expect(zh).toContain(
      "启动机器人的地方设置了变量“RULES_URL”，但钩子只能得到条目里写明的变量。请加上：env: [OTHER, RULES_URL] – 然后重新批准。",
    );
  });

  test("one that is handed over and unset; nothing of what no hook is ever given, nor of a dictionary's key", async ({
    home,
  }) => {
    const { en } = await saidOf(home, `./${FOLDER}/guard.sh`, SHELL, { env: ["RULES_URL"] });
    expect(en).toContain(
      'The variable "RULES_URL" is not set where the bot was started. Set it there and start the bot again.',
    );
    const withheld = await saidOf(home, `./${FOLDER}/guard.sh`, SHELL.replace("RULES_URL", "CHAT_HOOKS_STATE"));
    expect(withheld.en).not.toContain("The variable");
    const own = await saidOf(home, `./${FOLDER}/guard.py`, "#!/usr/bin/env python3\n{}['RULES_URL']\n");
    expect(own.en).not.toContain("The variable");
  });
});
