import type { LanguageModelMiddleware } from "ai";
import type { HookFirer } from "../core/firing.js";
import { errorNotesOf } from "./error-notes.js";
import { JudgedAnswer, withPlainReasons } from "./judged-answer.js";
import { Answer, type CallOptions, followed, type Generated, type Message, type Streamed } from "./model-parts.js";
import {
  BlockedByHookError,
  fireIn,
  type HookSession,
  hookContext,
  isWatched,
  type SessionOf,
  sessionFor,
} from "./session.js";

type Around = { params: CallOptions; model: { modelId: string } };

/** Calls that have passed the hooks of a firer further out: wrapped twice, a model asks them once. */
const passed = new WeakMap<CallOptions, HookFirer>();

/**
 * A middleware that fires `pre_llm_call` before each call of a model, `post_llm_call` behind it and `pre_tool_call` for each
 * tool call that the model makes. A blocked model call rejects with a BlockedByHookError, and no model hears of it; a
 * blocked tool call does not run, and the agent reads why.
 */
export function hooksMiddleware(hooks: HookFirer, session: SessionOf): LanguageModelMiddleware {
  return madeFor(hooks, session) as unknown as LanguageModelMiddleware;
}

/** The same for whichever version of the SDK's specification the model has. */
export function madeFor(hooks: HookFirer, session: SessionOf) {
  const sessions = new WeakMap<CallOptions, HookSession>();
  return {
    async transformParams({ params, model }: Around): Promise<CallOptions> {
      if (passed.get(params) === hooks) return params;
      const whose = await sessionFor(session, { of: "model", options: params });
      const asked = await withHooks(params, model.modelId, hooks, whose);
      const prompt = errorNotesOf(hooks).putInto(withPlainReasons(asked), whose);
      const next = { ...params, prompt };
      passed.set(next, hooks);
      sessions.set(next, whose);
      return next;
    },
    async wrapGenerate({ doGenerate, params, model }: Around & { doGenerate(): PromiseLike<unknown> }) {
      const result = (await doGenerate()) as Generated;
      const whose = sessions.get(params);
      if (!whose) return result;
      const answer = new Answer();
      for (const part of result.content) {
        answer.add(part);
        errorNotesOf(hooks).rememberCall(whose, part);
      }
      observe(hooks, whose, { model: model.modelId, ...answer.fields(result.usage) });
      if (!isWatched(hooks, "pre_tool_call")) return result;
      const judged = new JudgedAnswer({ hooks, session: whose, signal: params.abortSignal, tools: params.tools });
      return { ...result, content: await judged.parts(result.content) };
    },
    async wrapStream({ doStream, params, model }: Around & { doStream(): PromiseLike<unknown> }) {
      const result = (await doStream()) as Streamed;
      const whose = sessions.get(params);
      if (!whose) return result;
      const { abortSignal: signal, tools } = params;
      const answer = new Answer();
      const stream = followed(result.stream, {
        each(part) {
          answer.add(part);
          errorNotesOf(hooks).rememberCall(whose, part);
        },
        done: () => observe(hooks, whose, { model: model.modelId, ...answer.fields() }),
        signal,
      });
      if (!isWatched(hooks, "pre_tool_call")) return { ...result, stream };
      return {
        ...result,
        stream: stream.pipeThrough(new JudgedAnswer({ hooks, session: whose, signal, tools }).stream()),
      };
    },
  };
}

/** Nobody waits for observers. It is fired also where none is live: what a session has used is counted by it. */
function observe(hooks: HookFirer, session: HookSession, fields: Record<string, unknown>): void {
  void fireIn(hooks, session, "post_llm_call", fields);
}

async function withHooks(
  { prompt, abortSignal }: CallOptions,
  model: string,
  hooks: HookFirer,
  session: HookSession,
): Promise<readonly Message[]> {
  if (!isWatched(hooks, "pre_llm_call")) return prompt;
  const fields = {
    system: prompt.flatMap(({ role, content }) => (role === "system" ? [textOf(content)] : [])).join("\n"),
    last_user_message: textOf(prompt.findLast(({ role }) => role === "user")?.content ?? ""),
    model,
  };
  const {
    verdict,
    reason = "",
    hook,
    context,
  } = await fireIn(hooks, session, "pre_llm_call", fields, {
    signal: abortSignal,
  });
  if (verdict === "block") throw new BlockedByHookError("pre_llm_call", reason, hook);
  return context.length === 0 ? prompt : withContext(prompt, hookContext(context));
}

const textOf = (content: Message["content"]): string =>
  typeof content === "string" ? content : content.map(({ type, text = "" }) => (type === "text" ? text : "")).join("");

/**
 * Behind the system prompt, where models look for what is not said by the person; some take it only at the beginning, and
 * in one message. One with options of a provider's stays as it is: it may be cached, to the letter.
 */
function withContext(prompt: readonly Message[], context: string): readonly Message[] {
  const at = prompt.findLastIndex(({ role }) => role === "system");
  const system = prompt[at];
  const own: Message = { role: "system", content: context };
  if (!system || system.providerOptions !== undefined) return prompt.toSpliced(at + 1, 0, own);
  return prompt.with(at, { ...system, content: `${textOf(system.content)}\n\n${context}` });
}
