import { readFile } from "node:fs/promises";
import { describeFound, describeNot } from "../commands/replay.js";
import { partsOf } from "../commands/reply.js";
import type { ShellHooks } from "../commands/shell-hooks.js";
import type { RecordedEvent } from "../core/replay.js";
import type { HookView } from "../core/view.js";
import { readClaudeTranscript } from "../formats/claude-transcript.js";
import { escapeLine } from "../lib/clean-text.js";
import { messageOf } from "../lib/message-of.js";
import { type Call, complain, EXIT, inTerminal } from "./call.js";
import { complainAboutUsage } from "./help.js";

/** Whoever sits in front of it can end it. */
const WITHIN_MS = 3_600_000;

/**
 * `chat-hooks replay <hook> [--transcript <file>]`: what the hook would have done to what has passed, or to a session that
 * Claude Code has written down. Answers 0 when it would have stopped nothing, 1 when something, 2 when nobody can tell.
 */
export async function runReplay(hooks: ShellHooks, call: Call): Promise<number> {
  const { args, io, texts } = call;
  const [meant, option, path, ...more] = args.rest;
  const isWhole = option === undefined || (option === "--transcript" && path !== undefined);
  if (meant === undefined || !isWhole || more.length > 0)
    return complainAboutUsage({ verb: "replay", word: isWhole ? more[0] : option, texts, output: io.output });
  const view = await findHook(hooks, meant);
  if (!view) return complain(io.output, inTerminal(texts.unknownId(escapeLine(meant))), EXIT.usage);
  const events = path === undefined ? undefined : await readEvents(path, call);
  if (path !== undefined && !events) return EXIT.usage;
  const replay = await hooks.replay(view.key, { withinMs: WITHIN_MS, ...(events && { events }) });
  const say = (lines: Parameters<typeof partsOf>[0]) =>
    partsOf(lines)
      .map(({ text }) => text)
      .join("");
  if ("why" in replay) return complain(io.output, say([describeNot(replay, texts)]), EXIT.usage);
  const found = replay.found.flatMap((each, at) => describeFound(each, at + 1, texts));
  const lines = [...(events ? [texts.replay.inTranscript(events.length)] : []), texts.replay.result(replay), ...found];
  io.output.log(args.json ? JSON.stringify(replay) : say(lines));
  return replay.blocked + replay.asked > 0 ? EXIT.problem : EXIT.fine;
}

/** By its short id, its command or the name of its script. */
async function findHook(hooks: ShellHooks, meant: string): Promise<HookView | undefined> {
  const list = { channel: "cli", text: "/hooks list", chat: "private", origin: "typed", senderId: "local" } as const;
  const { data } = await hooks.handleCommand(list);
  const { hooks: listed = [] } = (data ?? {}) as { hooks?: readonly (HookView & { shortId?: string })[] };
  const named = await hooks.about({ target: meant });
  return listed.find(({ shortId }) => shortId === meant) ?? (named.length === 1 ? named[0] : undefined);
}

async function readEvents(path: string, { io, texts }: Call): Promise<readonly RecordedEvent[] | undefined> {
  try {
    const { events, badLines } = readClaudeTranscript(await readFile(path, "utf8"));
    if (events.length > 0 || badLines === 0) return events.reverse();
    complain(io.output, texts.replay.noTranscript(escapeLine(path)), EXIT.usage);
  } catch (error) {
    complain(io.output, texts.replay.unreadable(escapeLine(path), messageOf(error)), EXIT.usage);
  }
  return undefined;
}
