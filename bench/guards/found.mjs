// What must be found: keys and tokens made on the spot, and a list of commands that must not run unasked.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chainMessages } from "./chains.mjs";
import { ask, GUARDS } from "./guards.mjs";
import { groupBy, head, percent, print } from "./table.mjs";
import { tokenMessages } from "./tokens.mjs";

/** Asks block_secrets about `each` messages of every kind of key and token, and prints which kinds it lets pass. */
export async function judgeSecrets(random, { cache, each, script }) {
  const rows = [...tokenMessages(random, each), ...(await chainMessages(cache, random, each))];
  const payloads = rows.map(({ text }) => GUARDS.block_secrets.texts(text));
  const answers = await ask("block_secrets", payloads, script);
  const judged = rows.map((row, at) => ({ ...row, isFound: answers[at].answer?.decision === "block" }));
  head("block_secrets: found", "what", "messages", "found", "missed");
  for (const [group, all] of groupBy(judged, "group")) {
    const missed = all.filter((row) => !row.isFound);
    const kinds = [...groupBy(missed, "kind")].sort((a, b) => b[1].length - a[1].length);
    const shown = kinds.map(([kind, some]) => `${kind} ${some.length}/${each}`).join(", ");
    print(group, all.length, percent(all.length - missed.length, all.length), shown);
  }
}

/** The lines of dangerous.txt: `{ kind, text }`. */
function loadDangerous() {
  let kind = "";
  const lines = readFileSync(join(import.meta.dirname, "dangerous.txt"), "utf8").split("\n");
  return lines.flatMap((line) => {
    kind = /^\[(.*)\]$/.exec(line)?.[1] ?? kind;
    return line === "" || /^[#[]/.test(line) ? [] : [{ kind, text: line }];
  });
}

/** Asks block_dangerous_commands about each of them; some of them, by its design, only leave a note for the person. */
export async function judgeCommands(script) {
  const { commands, alarms } = GUARDS.block_dangerous_commands;
  const rows = loadDangerous();
  const payloads = rows.map(({ text }) => commands(text));
  const answers = await ask("block_dangerous_commands", payloads, script);
  const judged = rows.map((row, at) => ({ ...row, answer: answers[at].answer ?? {} }));
  head("block_dangerous_commands: found", "what", "commands", "stopped", "noted", "missed");
  for (const [kind, all] of [...groupBy(judged, "kind"), ["**all**", judged]]) {
    const stopped = all.filter(({ answer }) => alarms(answer));
    const noted = all.filter(({ answer }) => !alarms(answer) && answer.systemMessage !== undefined);
    const missed = all.filter((row) => !stopped.includes(row) && !noted.includes(row));
    const shown = missed.map(({ text }) => `\`${text.replaceAll("|", "\\|")}\``).join(", ");
    print(
      kind,
      all.length,
      percent(stopped.length, all.length),
      noted.length,
      kind === "**all**" ? missed.length : shown,
    );
  }
}
