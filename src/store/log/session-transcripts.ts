import { createHash, randomUUID } from "node:crypto";
import { appendFile, type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EventName } from "../../core/event.js";
import { buildPayload, type Payload } from "../../core/payload.js";
import { claudeCall } from "../../formats/claude.js";
import { RecentMap } from "../../lib/recent-map.js";

const MAX_BYTES = 8 * 1_048_576;
/** Of all sessions together. */
const MAX_ALL_BYTES = 256 * 1_048_576;
const KEPT_MS = 7 * 86_400_000;
const TIDY_MS = 3_600_000;
const MAX_TEXT = 65_536;
const MAX_SESSIONS = 1_000;
/** A hook waits for what its event says: while a session goes on, its file is not opened and closed for each of them. */
const OPEN_MS = 1_000;

type Session = {
  path: string;
  written: Promise<unknown>;
  size: number;
  file?: FileHandle;
  last?: string;
  said?: string;
};

/**
 * Sessions as files of JSON lines, in the form that Claude Code keeps them: scripts written for it look there for what
 * was said and done. Kept only while some such script is in force, where the agent cannot write.
 */
export class SessionTranscripts {
  private readonly sessions = new RecentMap<string, Session>(MAX_SESSIONS);
  private readonly folder: string;
  private tidiedAt = 0;
  /** Whether some hook that fires reads them. */
  isWanted = false;

  constructor(
    stateFolder: string,
    private readonly root: string,
    private readonly workspace: string,
  ) {
    this.folder = join(stateFolder, "transcripts");
  }

  /** Writes down what an event says about its session. Costs nothing while nobody reads it. */
  note(event: EventName, input: Readonly<Record<string, unknown>> | undefined): void {
    if (!this.isWanted || !input || typeof input.session_id !== "string") return;
    const payload = buildPayload(event, input, this.root);
    const session = this.sessionOf(input.session_id);
    const message = messageOf(payload, this.workspace, session);
    if (message) this.append(input.session_id, session, message, payload);
  }

  /** The file of a session, with all that is known so far in it. */
  async fileOf(sessionId: string): Promise<string> {
    const session = this.sessionOf(sessionId);
    await session.written;
    return session.path;
  }

  /** Removes what is old, for nobody shall keep what was said for longer than scripts may ask for it, and what is too much. */
  private async tidy(): Promise<void> {
    const paths = (await readdir(this.folder)).map((name) => join(this.folder, name));
    const found = await Promise.all(paths.map(async (path) => ({ path, ...(await sizeAndAge(path)) })));
    let bytes = 0;
    for (const { path, size, ageMs } of found.sort((one, other) => one.ageMs - other.ageMs)) {
      bytes += size;
      if (ageMs > KEPT_MS || bytes > MAX_ALL_BYTES) await rm(path, { force: true });
    }
  }

  private sessionOf(id: string): Session {
    const known = this.sessions.get(id);
    if (known) return known;
    // A hash: a session's name is the host's, and could be a path.
    const path = join(this.folder, `${createHash("sha256").update(id).digest("hex").slice(0, 32)}.jsonl`);
    const session: Session = { path, size: 0, written: Promise.resolve() };
    session.written = this.begin(session);
    // Not forgotten at its end: the hooks of that event read it as well.
    this.sessions.set(id, session);
    return session;
  }

  private async begin(session: Session): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await appendFile(session.path, "", { mode: 0o600 });
      // An earlier process may have begun it.
      session.size += (await stat(session.path)).size;
      if (Date.now() - this.tidiedAt < TIDY_MS) return;
      this.tidiedAt = Date.now();
      await this.tidy();
    } catch {
      // A full disk costs these scripts their history, and nobody else anything.
    }
  }

  private append(sessionId: string, session: Session, message: Message, { cwd, agent_id }: Payload): void {
    const uuid = randomUUID();
    const line = {
      parentUuid: session.last ?? null,
      isSidechain: agent_id !== "main",
      userType: "external",
      cwd,
      sessionId,
      version: "2.1.0",
      type: message.role,
      message,
      uuid,
      timestamp: new Date().toISOString(),
    };
    session.last = uuid;
    const text = `${JSON.stringify(line)}\n`;
    session.size += text.length;
    const isTooLarge = session.size > MAX_BYTES;
    if (isTooLarge) session.size = text.length;
    session.written = session.written.then(() => write(session, text, isTooLarge)).catch(() => undefined);
  }
}

async function write(session: Session, text: string, isAnew: boolean): Promise<void> {
  const file = session.file ?? (await open(session.path, "a", 0o600));
  if (!session.file) {
    session.file = file;
    setTimeout(() => {
      session.written = session.written.then(() => close(session)).catch(() => undefined);
    }, OPEN_MS).unref();
  }
  if (isAnew) await file.truncate();
  await file.appendFile(text);
}

function close(session: Session): Promise<void> | undefined {
  const { file } = session;
  delete session.file;
  return file?.close();
}

/** Of a file that is gone meanwhile, nothing. */
const sizeAndAge = (path: string): Promise<{ size: number; ageMs: number }> =>
  stat(path).then(
    ({ size, mtimeMs }) => ({ size, ageMs: Date.now() - mtimeMs }),
    () => ({ size: 0, ageMs: 0 }),
  );

type Message = { role: "user" | "assistant"; content: string | readonly Record<string, unknown>[] };

function messageOf(payload: Payload, workspace: string, session: Session): Message | undefined {
  switch (payload.event) {
    case "on_user_message":
      delete session.said;
      return { role: "user", content: short(payload.message) };
    case "pre_tool_call": {
      const { name, input } = claudeCall(payload, workspace);
      return { role: "assistant", content: [{ type: "tool_use", id: payload.tool_use_id, name, input }] };
    }
    case "post_tool_call": {
      const isError = payload.tool_error !== undefined;
      const content = short(payload.tool_error ?? payload.tool_result);
      const result = { type: "tool_result", tool_use_id: payload.tool_use_id, content };
      return { role: "user", content: [isError ? { ...result, is_error: true } : result] };
    }
    case "post_llm_call":
    case "on_stop": {
      const text = short(payload.response);
      // The end of a turn repeats the model's last words.
      if (text === "" || text === session.said) return undefined;
      session.said = text;
      return { role: "assistant", content: [{ type: "text", text }] };
    }
    default:
      return undefined;
  }
}

const short = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, MAX_TEXT);
