/** The kinds of value a payload field can have, as a script author meets them. */
type Kinds = {
  text: string;
  record: Record<string, unknown>;
  list: readonly unknown[];
  flag: boolean;
  count: number;
  anything: unknown;
};

export type Field = {
  kind: keyof Kinds;
  sample: unknown;
  /** Left out of the payload when the host has no value for it. */
  optional?: true;
  /** Matchers pass it over: it says where a call happens, not what is said. */
  unmatched?: true;
};

const EMPTY: Readonly<Record<keyof Kinds, () => unknown>> = {
  text: () => "",
  record: () => ({}),
  list: () => [],
  flag: () => false,
  count: () => 0,
  anything: () => null,
};

/** The value of a field that the host left out: a script may read every field of its event without looking first. */
export const emptyValue = ({ kind }: Field): unknown => EMPTY[kind]();

export type RewriteField = "tool_input" | "tool_result" | "notification" | "message" | "response";

/**
 * What a script's answer may do at an event, beside leaving a note. `refuse` is a block that only formats know which say
 * so: nothing of ours waits for it.
 */
export type AllowedEffects = {
  block?: true;
  refuse?: true;
  ask?: true;
  drop?: true;
  delay?: true;
  context?: true;
  rewrite?: RewriteField;
};

type EventRow = { fields: Record<string, Field>; honours: AllowedEffects };

const toolName = { kind: "text", sample: "bash" } as const;
const toolInput = { kind: "record", sample: { command: "echo hello" } } as const;
const toolUseId = { kind: "text", sample: "call_1" } as const;
const toolResult = { kind: "anything", sample: "hello" } as const;
const toolNames = { kind: "list", sample: ["bash"] } as const;
const response = { kind: "text", sample: "Here is the answer." } as const;
const model = { kind: "text", sample: "example-model", unmatched: true } as const;
/** Left out where the host does not know: nothing used is another thing. */
const tokens = { kind: "count", sample: 1200, optional: true, unmatched: true } as const;
const status = { kind: "text", sample: "rehearsal" } as const;
/** All tools of a goal that lasts over several turns. */
const goalToolNames = { kind: "list", sample: undefined, optional: true, unmatched: true } as const;
/** What hosts may not know. */
const known = { kind: "count", sample: undefined, optional: true, unmatched: true } as const;
const subagent = {
  subagent_name: { kind: "text", sample: "reviewer" },
  subagent_type: { kind: "text", sample: "general" },
  task_description: { kind: "text", sample: "Review the change." },
} as const;

/** The one table of events: types, payloads, samples, honoured answers and the documentation follow from it. */
export const EVENTS = {
  pre_tool_call: {
    fields: { tool_name: toolName, tool_input: toolInput, tool_use_id: toolUseId },
    honours: { block: true, ask: true, context: true, rewrite: "tool_input" },
  },
  post_tool_call: {
    fields: {
      tool_name: toolName,
      tool_input: toolInput,
      tool_use_id: toolUseId,
      tool_result: toolResult,
      tool_error: { kind: "text", sample: undefined, optional: true },
    },
    honours: { context: true },
  },
  transform_tool_result: {
    fields: { tool_name: toolName, tool_input: toolInput, tool_result: toolResult },
    honours: { context: true, rewrite: "tool_result" },
  },
  pre_llm_call: {
    fields: {
      system: { kind: "text", sample: "You are a helpful agent.", unmatched: true },
      last_user_message: { kind: "text", sample: "Hello" },
      model,
      session_tokens: tokens,
      session_cost_usd: { kind: "count", sample: 0.02, optional: true, unmatched: true },
    },
    honours: { block: true, ask: true, context: true },
  },
  post_llm_call: {
    fields: {
      model,
      response,
      input_tokens: tokens,
      output_tokens: tokens,
      tool_calls: { kind: "list", sample: undefined, optional: true },
    },
    honours: {},
  },
  on_outbound_message: {
    fields: {
      notification: { kind: "text", sample: "Hello from a rehearsal." },
      type: { kind: "text", sample: "sendMessage" },
      // What it is to the person; left out where a bot's own code sends, and only that knows.
      kind: { kind: "text", sample: "reply", optional: true, unmatched: true },
      parts: { kind: "list", sample: undefined, optional: true },
    },
    honours: { block: true, ask: true, drop: true, delay: true, rewrite: "notification" },
  },
  on_completion_claim: {
    fields: {
      claimed_by: { kind: "text", sample: "complete_goal" },
      goal: { kind: "text", sample: "Say hello." },
      summary: { kind: "text", sample: "Said hello." },
      response: { kind: "text", sample: "Done: I said hello." },
      tool_names: toolNames,
      goal_tool_names: goalToolNames,
      tools: { kind: "list", sample: [{ name: "bash", ok: true, input: "echo hello", result: "hello" }] },
      // An empty list says that nothing is published; a host that does not know leaves it out.
      published: { kind: "list", sample: [], optional: true },
      attempt: { kind: "count", sample: 1 },
    },
    honours: { block: true, ask: true },
  },
  on_session_start: {
    fields: {
      status,
      model: { ...model, optional: true },
      // How the session before it in this chat ended, where that was just now.
      previous_status: { kind: "text", sample: undefined, optional: true, unmatched: true },
    },
    honours: { context: true, refuse: true },
  },
  on_session_end: { fields: { status, duration_seconds: known, total_steps: known }, honours: {} },

  on_user_message: {
    fields: { message: { kind: "text", sample: "Hello" } },
    honours: { block: true, context: true, rewrite: "message" },
  },
  on_response_end: {
    fields: {
      response,
      model,
      tokens: { kind: "count", sample: 12 },
      input_tokens: tokens,
      output_tokens: tokens,
      turn_cost_usd: { kind: "count", sample: 0.01, optional: true, unmatched: true },
      tool_names: toolNames,
    },
    honours: { rewrite: "response" },
  },
  on_stop: {
    fields: {
      response,
      tool_names: toolNames,
      goal_tool_names: goalToolNames,
      step_count: known,
      stop_hook_active: { kind: "flag", sample: false },
    },
    honours: { block: true },
  },
  on_turn_error: {
    fields: {
      error_type: { kind: "text", sample: "rehearsal" },
      error_message: { kind: "text", sample: "Nothing went wrong: this is a rehearsal." },
    },
    honours: {},
  },
  on_subagent_start: { fields: subagent, honours: { block: true, context: true } },
  on_subagent_stop: { fields: { ...subagent, response }, honours: { context: true } },
  on_network_request: {
    fields: {
      host: { kind: "text", sample: "registry.example.org" },
      port: { kind: "count", sample: 443 },
      // Where it happens, not what is asked for: a matcher is about the host.
      tool_use_id: { ...toolUseId, unmatched: true },
      command: { kind: "text", sample: "npm install", unmatched: true },
    },
    honours: { block: true, ask: true },
  },
  pre_compact: {
    fields: { trigger: { kind: "text", sample: "manual" }, token_count: { kind: "count", sample: 1000 } },
    honours: { block: true },
  },
  post_compact: {
    fields: { trigger: { kind: "text", sample: "manual" }, estimated_token_count: { kind: "count", sample: 100 } },
    honours: {},
  },
  on_notification: {
    fields: {
      notification_type: { kind: "text", sample: "task.completed" },
      title: { kind: "text", sample: "Rehearsal" },
      body: { kind: "text", sample: "This is a rehearsal." },
      severity: { kind: "text", sample: "info" },
    },
    honours: {},
  },
  // Never what was held back: whoever forwards or counts blocks must not carry it out.
  on_block: {
    fields: {
      hook: { kind: "text", sample: "./hooks/guard.sh" },
      blocked_event: { kind: "text", sample: "pre_tool_call" },
      reason: { kind: "text", sample: "Nothing was blocked: this is a rehearsal." },
    },
    honours: {},
  },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

type FieldsOf<E extends EventName> = (typeof EVENTS)[E]["fields"];
type ValueOf<F> = F extends { kind: infer K extends keyof Kinds } ? Kinds[K] : never;

/** What surrounds every event: who and where. `event` and `cwd` are filled in by the engine. */
export type Envelope = {
  session_id?: string;
  agent_id?: string;
  channel?: string;
  chat_id?: string;
  chat_type?: "private" | "group";
  sender_id?: string;
  /** What the session has used so far; filled in from what `post_llm_call` reports, unless the host counts itself. */
  session_tokens?: number;
  session_cost_usd?: number;
};

/** What a host hands to `fire`; whatever it leaves out is filled with an empty value. */
export type EventInput<E extends EventName = EventName> = Envelope & {
  [K in keyof FieldsOf<E>]?: ValueOf<FieldsOf<E>[K]>;
} & Record<string, unknown>;

const NAMES: ReadonlySet<string> = new Set(EVENT_NAMES);
export const isEventName = (word: string): word is EventName => NAMES.has(word);

export const fieldsOf = (event: EventName): Record<string, Field> => EVENTS[event].fields;

const FIELD_LISTS = new Map(EVENT_NAMES.map((event) => [event, Object.entries(fieldsOf(event))]));

/** The event's own fields as a list, made once: every firing goes over it. */
export const fieldListOf = (event: EventName): readonly (readonly [string, Field])[] => FIELD_LISTS.get(event) ?? [];

const MATCHED = new Map(
  [...FIELD_LISTS].map(([event, fields]) => [
    event,
    fields.flatMap(([name, { unmatched }]) => (unmatched ? [] : name)),
  ]),
);

/** The names of those that a matcher looks at: never `system` or `model`. */
export const matchedNamesOf = (event: EventName): readonly string[] => MATCHED.get(event) ?? [];

export const honoursOf = (event: EventName): AllowedEffects => EVENTS[event].honours;

export const canBlock = (event: EventName): boolean => honoursOf(event).block === true;

/** Whether a note has a reader. That something was blocked is told apart from every conversation, and is no part of one. */
export const takesNotes = (event: EventName): boolean => event !== "on_block";

/** The tool has run and nothing can be blocked any more, but what the model is to see of it can be changed or kept back. */
export const isToolResult = (event: EventName): boolean => honoursOf(event).rewrite === "tool_result";

/** Whether a guard that gives no verdict can hold something back. */
export const canWithhold = (event: EventName): boolean => canBlock(event) || isToolResult(event);

/** Nothing at such an event waits for a verdict, so its hooks may run side by side. */
export const isObserveOnly = (event: EventName): boolean => !canBlock(event) && honoursOf(event).rewrite === undefined;

/** A payload to rehearse a hook with: harmless, complete, the same every time. */
export function sampleInput(event: EventName): Record<string, unknown> {
  const samples = Object.entries(fieldsOf(event)).filter(([, field]) => field.sample !== undefined);
  return {
    session_id: "rehearsal",
    ...Object.fromEntries(samples.map(([name, field]) => [name, structuredClone(field.sample)])),
  };
}
