import type { Texts } from "../texts/index.js";
import type { Action } from "./action.js";

/** `/hooks examples`: the scripts that come with the package, with what they do and where they are. */
export const examples: Action = async ({ hooks, texts }) => {
  const all = await hooks.examples();
  const lines = all.flatMap(({ name, file, path }) => [`• ${name}: ${aboutOf(file, texts)}`, `   ${path}`]);
  const text = all.length === 0 ? texts.noExamples : [...lines, "", texts.examplesHint].join("\n");
  const choices = all.map(({ name }) => [{ label: texts.choices.install(name), line: `/hooks install ${name}` }]);
  return { text, changed: false, choices, data: { examples: all } };
};

const aboutOf = (file: string, texts: Texts): string => {
  const about: Readonly<Record<string, string>> = texts.examples;
  return about[file] ?? file;
};
