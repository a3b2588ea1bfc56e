import type { Action, ActionContext, Reply } from "./action.js";
import { switchChoice } from "./choices.js";

/** `/hooks on` and `/hooks off`: the first gate, live. */
export const switchOn: Action = (context) => flip(context, true);
export const switchOff: Action = (context) => flip(context, false);

async function flip({ hooks, actor, texts }: ActionContext, on: boolean): Promise<Reply> {
  const { changed, status, mirrorFailed } = await hooks.setEnabled(actor, on);
  const nothing = on && status.approved === 0;
  const lines = [
    ...(!on && status.forced
      ? []
      : [changed ? (on ? texts.switchedOn : texts.switchedOff) : on ? texts.alreadyOn : texts.alreadyOff]),
    ...(status.forced ? [texts.forcedOn] : []),
    ...(nothing ? [texts.nothingApproved] : []),
    ...(mirrorFailed === undefined ? [] : [texts.mirrorFailed(mirrorFailed)]),
  ];
  return {
    text: lines.join("\n"),
    changed,
    choices: status.forced ? [] : [[switchChoice(on, texts)]],
    problem: mirrorFailed !== undefined || (!on && status.forced),
    data: { status },
  };
}
