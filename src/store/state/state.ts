import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { EVENT_NAMES } from "../../core/event.js";
import { DIALECTS, type HookEntry } from "../../core/hook.js";
import { OWNER_ACTS } from "../../core/owner-act.js";
import { CHAT_TYPES } from "../../core/place.js";
import { NewerStateError, type StateVersions } from "../../core/state-errors.js";
import { KINDS } from "../../transports/kinds.js";
import type { EntryKind, KeyForm } from "../../transports/transport.js";
import { unseal } from "./seal.js";

/**
 * The version of a state directory as a whole, kept in its sealed record. Whoever changes the form of anything in there
 * (a field of the record, the outbox, conversations) raises it, reads the lower ones, and saves the record before
 * anything else: an older program looks at it first. The seal and this field stay as they are in every version.
 */
export const STATE_VERSION = 8;

const place = z.strictObject({
  channel: z.array(z.string()).optional(),
  chat: z.array(z.string()).optional(),
  person: z.array(z.string()).optional(),
  chat_type: z.enum(CHAT_TYPES).optional(),
});
/** Payload fields, or the path of a file of them. */
const examples = z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]);
const common = {
  event: z.enum(EVENT_NAMES),
  trigger: z.string().optional(),
  subject: z.string().optional(),
  from: place.optional(),
  to: place.optional(),
  parallel: z.boolean().optional(),
  matcher: z.string().optional(),
  timeoutMs: z.number(),
  askTimeoutMs: z.number(),
  failClosed: z.boolean(),
  priority: z.number(),
  mode: z.enum(["enforce", "observe"]),
  async: z.boolean(),
  dialect: z.enum(DIALECTS),
  files: z.array(z.string()),
  env: z.array(z.string()),
  cwd: z.literal("workspace").optional(),
  mustBlock: examples.optional(),
  mustPass: examples.optional(),
};
const FORMS: Readonly<Record<KeyForm, z.ZodType>> = {
  text: z.string(),
  flag: z.literal(true),
  variable: z.string(),
  headers: z.record(z.string(), z.string()),
};

/** What only entries of one kind have, under the names that they have in an entry. The first is always there. */
const ownFields = ({ keys }: EntryKind): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(keys).map(([key, form], at) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      at === 0 ? FORMS[form] : FORMS[form].optional(),
    ]),
  );
const entry = z.union(
  Object.entries(KINDS).map(([type, kind]) => z.strictObject({ ...common, type: z.literal(type), ...ownFields(kind) })),
) as unknown as z.ZodType<HookEntry>;

/** A file whose bytes an approval binds. Without `copy` it runs where it lies and is checked before each run. */
const boundFile = z.strictObject({
  path: z.string(),
  sha256: z.string(),
  executable: z.boolean(),
  copy: z.string().optional(),
});
/** A program outside the workspace, bound by the real path it was found at, and by its owner. */
const boundProgram = z.strictObject({
  word: z.string(),
  path: z.string(),
  real: z.string(),
  uid: z.number(),
  stamp: z.string(),
});
/** An argv word: itself, or `prefix` followed by the place of a copy. */
const argvWord = z.union([z.string(), z.strictObject({ prefix: z.string(), copy: z.string() })]);

/** Why what an owner has approved is not in force before they say so once more. */
const notLive = z.enum(["cannot-start", "no-verdict", "examples"]);

const version = z.strictObject({
  id: z.string(),
  entry,
  source: z.string(),
  position: z.number(),
  digest: z.string(),
  files: z.array(boundFile),
  programs: z.array(boundProgram),
  argv: z.array(argvWord),
  scriptCopy: z.string().optional(),
  /** What its script names beside it was looked for. Approvals from before that say nothing about such files. */
  beside: z.literal(true).optional(),
  /** Where its script is told that the agent works, if not in the root. Those from before are told the root. */
  told: z.literal("workspace").optional(),
  at: z.string(),
  by: z.string(),
  /** Approved, and not yet live. */
  notLive: notLive.optional(),
  /** A changed version that was approved and is not yet live: until then this one stays in force. */
  offered: z.strictObject({ digest: z.string(), notLive }).optional(),
});
/** With the version that was active before it: an owner may want that one back. */
const approval = version.extend({ before: version.optional() });
const owner = z.strictObject({ id: z.string(), at: z.string() });
/** What an owner was shown under a short id. */
const shown = z.strictObject({
  id: z.string(),
  owner: z.string(),
  source: z.string(),
  event: z.string(),
  target: z.string(),
  digest: z.string(),
  at: z.number(),
});

/** A question to the owners, and the answer that counts. `keptAs` is the message that comes again after a restart. */
const question = z.strictObject({
  code: z.string(),
  digest: z.string(),
  session: z.string(),
  pid: z.number(),
  /** The machine of that process, where several share a store. */
  machine: z.string().optional(),
  keptAs: z.string().optional(),
  event: z.enum(EVENT_NAMES),
  hook: z.string(),
  hookId: z.string(),
  reason: z.string(),
  subject: z.union([
    z.strictObject({ kind: z.literal("tool"), name: z.string(), input: z.string() }),
    z.strictObject({ kind: z.literal("message"), channel: z.string(), chatId: z.string(), length: z.number() }),
    z.strictObject({ kind: z.literal("claim"), goal: z.string(), summary: z.string() }),
    z.strictObject({
      kind: z.literal("model"),
      model: z.string(),
      tokens: z.number().optional(),
      costUsd: z.number().optional(),
    }),
  ]),
  askedAt: z.number(),
  expiresAt: z.number(),
  /** What a yes to it may be made to last for; absent where the chat or the person is not known. */
  lasting: z
    .strictObject({
      key: z.string(),
      hookIds: z.array(z.string()),
      channel: z.string(),
      chatId: z.string(),
      senderId: z.string(),
      offered: z.literal(true).optional(),
    })
    .optional(),
  answer: z
    .strictObject({
      outcome: z.enum(["allowed", "denied", "late", "withdrawn"]),
      by: z.string(),
      at: z.number(),
      session: z.boolean().optional(),
      words: z.string().optional(),
    })
    .optional(),
});

/** A yes that lasts: `key` is a hash over the hooks that asked and all that the owner was shown. */
const grant = z.strictObject({
  code: z.string(),
  key: z.string(),
  hookIds: z.array(z.string()),
  hook: z.string(),
  tool: z.string(),
  input: z.string(),
  channel: z.string(),
  chatId: z.string(),
  senderId: z.string(),
  by: z.string(),
  at: z.number(),
  until: z.number(),
  uses: z.number(),
});

/** What an owner has done: about which hook at which event, which question, owner or number of days. */
const act = z.strictObject({
  at: z.number(),
  by: z.string(),
  what: z.enum(OWNER_ACTS),
  event: z.enum(EVENT_NAMES).optional(),
  about: z.string().optional(),
  sha256: z.string().optional(),
});

export const STATE = z.strictObject({
  /** The lower ones are read as they are: what came after them is something that a record may have or not. */
  version: z.int().min(1).max(STATE_VERSION),
  workspace: z.string(),
  seq: z.number(),
  savedAt: z.string(),
  folder: z.string(),
  enabled: z.boolean(),
  approvals: z.array(approval),
  owners: z.array(owner),
  pairing: z.strictObject({ mac: z.string(), expiresAt: z.number() }).optional(),
  shown: z.array(shown),
  questions: z.array(question).optional(),
  grants: z.array(grant).optional(),
  /** While payloads are kept: what names their record, for how many days each is kept, since when and by whom. */
  record: z.strictObject({ id: z.string(), days: z.number(), at: z.string(), by: z.string() }).optional(),
  /** What owners did last, oldest first. */
  history: z.array(act).optional(),
  /** What the owner has been told about, so that nothing is told twice: notice key → digest. */
  told: z.record(z.string(), z.string()),
});

/** All that is in force, in one record: who owns, what is approved, whether the switch is on. */
export type State = z.infer<typeof STATE>;
export type Approval = z.infer<typeof approval>;
export type BoundFile = z.infer<typeof boundFile>;
export type BoundProgram = z.infer<typeof boundProgram>;
export type ArgvWord = z.infer<typeof argvWord>;
export type StoredGrant = z.infer<typeof grant>;
export type StoredQuestion = z.infer<typeof question>;
export type RecordSetting = NonNullable<State["record"]>;
export type Shown = z.infer<typeof shown>;

/** Every version whose bytes are kept. */
export const versionsIn = (approvals: readonly Approval[]): Approval[] =>
  approvals.flatMap(({ before, ...approval }) => (before ? [approval, before] : [approval]));

/** What is in force where nobody has said anything. */
export const blankState = (workspace: string, folder: string): State => ({
  version: STATE_VERSION,
  workspace,
  seq: 0,
  savedAt: new Date().toISOString(),
  folder,
  enabled: false,
  approvals: [],
  owners: [],
  shown: [],
  told: {},
});

/** The versions, where a genuine record is newer than we can read. */
export function newerVersion(record: unknown): StateVersions | undefined {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === "number" && version > STATE_VERSION ? { found: version, known: STATE_VERSION } : undefined;
}

/** Throws a NewerStateError where a newer program has written the state; any other trouble is for others to find. */
export async function refuseNewerState(folder: string): Promise<void> {
  const [key, text] = await Promise.all([
    readFile(join(folder, "key")).catch(() => undefined),
    readFile(join(folder, "state.json"), "utf8").catch(() => undefined),
  ]);
  const versions = key && text !== undefined ? newerVersion(unseal(key, "state", text)) : undefined;
  if (versions) throw new NewerStateError(folder, versions);
}
