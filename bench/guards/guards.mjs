// The bundled guards that judge a text or a command: how each is asked, and what counts as an alarm.
import { spawn } from "node:child_process";
import { join } from "node:path";

const HERE = import.meta.dirname;
const SCRIPTS = join(HERE, "../../extensions/shell_hooks/examples");

const message = (text) => ({
  event: "on_outbound_message",
  type: "sendMessage",
  kind: "reply",
  notification: text,
  parts: [text],
});
const call = (command) => ({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } });
const note = (content) => ({
  event: "pre_tool_call",
  tool_name: "write_file",
  tool_input: { file_path: "notes.md", content },
});
const reply = (text) => ({
  event: "on_completion_claim",
  goal: "",
  response: text,
  summary: "",
  tools: [],
  tool_names: [],
  published: [],
});
const stops = ({ decision }) => decision === "block" || decision === "ask";

/** `texts` and `commands` make the payload of a message or a command; a guard without one is not asked about those. */
export const GUARDS = {
  block_secrets: { texts: message, commands: call, alarms: stops },
  check_publish: { texts: reply, alarms: stops },
  block_dangerous_commands: { texts: note, commands: call, alarms: stops },
  redact_pii: {
    texts: message,
    alarms: (answer) => answer.notification !== undefined || answer.parts !== undefined || stops(answer),
  },
  warn_production_writes: { commands: call, alarms: (answer) => stops(answer) || answer.systemMessage !== undefined },
};

/** What a guard answers to each payload, in their order: `{ answer, ms }`; `answer` is null where it gave none it could be held to. */
export async function ask(guard, payloads, script = join(SCRIPTS, `${guard}.py`)) {
  const child = spawn("python3", [join(HERE, "answers.py"), script], {
    stdio: ["pipe", "pipe", "inherit"],
    env: plainEnv(),
  });
  const lines = payloads.map((payload) => JSON.stringify({ session_id: "guards", cwd: "/nonexistent", ...payload }));
  child.stdin.on("error", () => {});
  child.stdin.end(lines.join("\n"));
  let printed = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) printed += chunk;
  const rows = printed
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  if (rows.length !== payloads.length)
    throw new Error(`${script} answered ${rows.length} of ${payloads.length} payloads`);
  return rows.map(([text, code, ms]) => ({
    answer: code === 0 ? parse(text) : code === 2 ? { decision: "block" } : null,
    ms,
  }));
}

function parse(text) {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

const plainEnv = () => ({ PATH: process.env.PATH, HOME: "/nonexistent", LANG: "C.UTF-8" });
