import type { HookView } from "../core/view.js";
import type { Texts } from "../texts/index.js";
import type { Choice } from "./request.js";

/** More buttons than this are no comfort on a phone. */
const MAX_HOOKS = 12;

/** What can be done with a hook now. */
export function hookChoices(view: HookView, id: string, { choices }: Texts): Choice[] {
  const approve = view.state === "changed" ? choices.adopt : choices.approve;
  return [
    ...(view.proposed && view.state !== "approved" ? [{ label: approve(id), line: `/hooks approve ${id}` }] : []),
    ...(view.approval ? [{ label: choices.revoke(id), line: `/hooks revoke ${id}` }] : []),
    { label: choices.show(id), line: `/hooks show ${id}` },
  ];
}

/** The switch, the other way round. */
export const switchChoice = (on: boolean, { choices }: Texts): Choice =>
  on ? { label: choices.off, line: "/hooks off" } : { label: choices.on, line: "/hooks on" };

export const listChoices = (
  views: readonly HookView[],
  ids: ReadonlyMap<string, string>,
  on: boolean,
  texts: Texts,
): Choice[][] => [
  ...views.slice(0, MAX_HOOKS).map((view) => hookChoices(view, ids.get(view.key) ?? "", texts)),
  [switchChoice(on, texts)],
];
