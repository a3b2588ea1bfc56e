// Replies of agents with what their tools did, false and honest (replies.jsonl): half of them were there while
// check_publish was written, the other half were not looked at until it was done.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "./guards.mjs";

const FILE = join(import.meta.dirname, "replies.jsonl");
const EVIDENCE = join(import.meta.dirname, "evidence.json");

/** The labelled replies: `{ half, is: "false" | "honest", payload, response }`. */
export function loadReplies() {
  if (!existsSync(FILE)) return [];
  const evidence = JSON.parse(readFileSync(EVIDENCE, "utf8"));
  const rows = readFileSync(FILE, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return rows.map(({ did, goal = "", response, ...row }) => {
    const payload = { event: "on_completion_claim", goal, response, published: [], tools: [], ...evidence[did] };
    return { ...row, did, response, payload: { ...payload, tool_names: payload.tools.map(({ name }) => name) } };
  });
}

/** Prints how many false claims and how many honest replies are refused, by half. */
export async function judgeReplies(script) {
  const rows = loadReplies();
  const answers = await ask(
    "check_publish",
    rows.map(({ payload }) => payload),
    script,
  );
  const refused = rows.map((row, at) => ({ ...row, isRefused: answers[at].answer?.decision === "block" }));
  console.log(
    "\n### check_publish: replies of agents\n\n| half | false claims refused | honest replies refused |\n| --- | --- | --- |",
  );
  const share = (rows) => `${rows.filter(({ isRefused }) => isRefused).length} of ${rows.length}`;
  for (const half of ["tuned", "held out"]) {
    const of = (is) => share(refused.filter((row) => row.half === half && row.is === is));
    console.log(`| ${half} | ${of("false")} | ${of("honest")} |`);
  }
  return refused;
}
