import { type Action, problem } from "./reply.js";

const USUAL_DAYS = 7;
const MAX_DAYS = 30;

/** `/hooks record on [7d]`, `/hooks record off`: whether what passes is kept, so that a hook can be tried on it. */
export const record: Action = async ({ hooks, actor, texts: { replay: texts }, target, args: [word] }) => {
  const now = hooks.recording();
  if (word === undefined) return { lines: [now ? texts.recording(now.days) : texts.notRecording], data: now };
  if (/^(?:off|关闭)$/i.test(word)) {
    // Also where nothing is kept: what another process has left behind goes, too.
    await hooks.record(actor, undefined);
    return { lines: [now ? texts.recordOff : texts.alreadyOff], changed: now !== undefined };
  }
  const days = Number(target ?? USUAL_DAYS);
  if (days > MAX_DAYS) return problem(texts.tooManyDays(days));
  await hooks.record(actor, days);
  const { on } = await hooks.switchStatus();
  return { lines: [texts.recordOn(days), ...(on ? [] : [texts.whileOff])], changed: now?.days !== days };
};
