import type { HooksControl } from "../core/control.js";
import type { Texts } from "../texts/index.js";
import { asTyped } from "./parse.js";
import type { Action, Reply } from "./reply.js";
import type { CommandRequest } from "./request.js";

/** `/hooks owners`: who may. */
export const owners: Action = async ({ hooks, texts }) => {
  const all = hooks.owners();
  const lines = all.map((owner) => texts.owner(owner.id, owner.from, owner.at?.slice(0, 10) ?? ""));
  return { lines: all.length === 0 ? [texts.noOwners] : [texts.ownersTitle, ...lines], data: { owners: all } };
};

/** `/hooks unpair <id>`: somebody is no owner any more. */
export const unpair: Action = async ({ hooks, actor, texts, target = "" }) => {
  const result = await hooks.unpair(actor, target);
  const words = { unpaired: texts.unpaired, launch: texts.unpairLaunch, unknown: texts.unpairUnknown };
  return { lines: [words[result](asTyped(target))], changed: result === "unpaired", problem: result !== "unpaired" };
};

/** `/hooks pair <code>`: a person proves, by a code from the bot's terminal, that the bot is theirs. */
export async function pair(
  hooks: HooksControl,
  id: string,
  code: string,
  request: CommandRequest,
  texts: Texts,
): Promise<Reply> {
  if (request.chat !== "private") return { lines: [texts.pairInPrivate], problem: true, data: "not-private" };
  const result = await hooks.pair(id, code);
  const words = {
    paired: texts.paired(id),
    already: texts.pairedAlready(id),
    wrong: texts.pairWrong,
    expired: texts.pairExpired,
    "too-many-tries": texts.pairTooMany,
  };
  return {
    lines: [words[result]],
    changed: result === "paired",
    problem: result !== "paired" && result !== "already",
    data: result,
  };
}
