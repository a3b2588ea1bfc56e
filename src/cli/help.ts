import { widthOf } from "../bot/terminal/wrapped.js";
import type { Texts } from "../bot/words/index.js";
import { parseHooksCommand } from "../commands/parse.js";
import { EVENT_NAMES } from "../core/event.js";
import { escapeLine } from "../lib/clean-text.js";
import { complain, EXIT, type Output } from "./call.js";

/** Where what a command does begins; a longer command has it on the next line. */
const COLUMN = 36;

/** `chat-hooks --help`: every command, option, exit code and event. */
export function overview({ cliHelp }: Texts): string {
  const commands = Object.entries(cliHelp.commands).map(([verb, { args = "", does }]) => [`${verb} ${args}`, does]);
  return [
    `${cliHelp.usage}chat-hooks ${cliHelp.anyCommand}`,
    ...["", ...table(commands)],
    ...["", cliHelp.options, ...table(Object.entries(cliHelp.common))],
    ...["", cliHelp.exitCodes, ...table(Object.entries(cliHelp.codes))],
    ...["", `${cliHelp.events}${EVENT_NAMES.join(", ")}`],
  ].join("\n");
}

/** `chat-hooks <command> --help`. */
export function helpOf(verb: string, { cliHelp }: Texts): string {
  const { does, options = {}, example } = commandHelp(verb, cliHelp);
  return [
    usageLine(verb, cliHelp),
    ...["", does],
    ...["", cliHelp.options, ...table(Object.entries({ ...options, ...cliHelp.common }))],
    ...["", `${cliHelp.example}${example}`],
  ].join("\n");
}

export type Misuse = { verb: string; word: string | undefined; texts: Texts; output: Output; code?: number };

/** Says on stderr which word of the line does not fit, or that one is missing. */
export function complainAboutUsage({ verb, word, texts: { cliHelp }, output, code = EXIT.usage }: Misuse): number {
  const what = word === undefined ? cliHelp.tooFewWords(verb) : cliHelp.wrongWord(verb, escapeLine(word));
  return complain(output, [what, usageLine(verb, cliHelp), cliHelp.moreHelp(verb)].join("\n"), code);
}

/** Of a command of the chat: the first word that keeps the line from being one. */
export function wrongWordOf(verb: string, rest: readonly string[]): string | undefined {
  const isFine = (count: number): boolean =>
    parseHooksCommand(["/hooks", verb, ...rest.slice(0, count)].join(" ")).kind === "command";
  const most = rest.findLastIndex((_, at) => isFine(at));
  return rest[Math.max(most, 0)];
}

const commandHelp = (verb: string, { commands }: Texts["cliHelp"]) =>
  commands[verb as keyof typeof commands] ?? { does: "", example: "" };

const usageLine = (verb: string, help: Texts["cliHelp"]): string =>
  `${help.usage}chat-hooks ${verb} ${commandHelp(verb, help).args ?? ""}`.trimEnd();

const table = (rows: readonly (readonly string[])[]): string[] =>
  rows.map(([name = "", text = ""]) => {
    const gap = COLUMN - widthOf(name.trimEnd()) - 2;
    return `  ${name.trimEnd()}${gap > 0 ? " ".repeat(gap) : `\n${" ".repeat(COLUMN)}`}${text}`;
  });
