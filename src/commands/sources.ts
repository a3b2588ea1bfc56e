import type { HookSource } from "../core/control.js";
import { escapeLine } from "../lib/clean-text.js";
import type { Texts } from "../texts/index.js";
import type { Action, ActionContext, Reply } from "./action.js";
import { indent } from "./describe.js";
import type { Choice } from "./request.js";

const MAX_NAME = 60;

/** `/hooks sources` and `/hooks sources <name> on|off`: which other tools' files propose hooks. It opens no gate. */
export const sources: Action = (context) => (context.target === undefined ? list(context) : choose(context));

async function list({ hooks, texts }: ActionContext): Promise<Reply> {
  const { sources: all } = await hooks.list();
  const words = texts.formats.sources;
  const lines = all.flatMap((source) => [
    "",
    words.line(source.name, source.on, source.hooks),
    ...indent(source.paths.map(escapeLine)),
  ]);
  return {
    text: [words.title, ...lines, "", words.howTo].join("\n"),
    changed: false,
    choices: all.map((source) => [choiceOf(source, texts)]),
    data: { sources: all },
  };
}

async function choose({ hooks, actor, texts, target = "", args }: ActionContext): Promise<Reply> {
  const words = texts.formats.sources;
  const on = args[1]?.toLowerCase() === "on";
  const result = await hooks.chooseSource(actor, target, on);
  if (result.kind === "unknown")
    return problem(words.unknown(escapeLine(target.slice(0, MAX_NAME)), result.names.join(", ")));
  if (result.kind === "failed") return problem(words.failed(result.path, result.detail));
  const { sources: all } = await hooks.list();
  const source = all.find(({ name }) => name === target) ?? { name: target, on, paths: [], hooks: 0 };
  const state = on ? words.isOn(target, source.hooks) : words.isOff(target);
  return {
    text: result.changed ? state : `${words.already(target, on)} ${state}`,
    changed: result.changed,
    choices: [[choiceOf(source, texts)]],
    data: { sources: all },
  };
}

const choiceOf = ({ name, on }: HookSource, texts: Texts): Choice => ({
  label: texts.formats.sources.choice(name, !on),
  line: `/hooks sources ${name} ${on ? "off" : "on"}`,
});

const problem = (text: string): Reply => ({ text, changed: false, problem: true });
