import type { EventName } from "../core/event.js";
import type { HookEntry } from "../core/hook.js";
import { compileMatcher } from "../core/matcher.js";
import { buildPayload } from "../core/payload.js";
import type { Notice } from "../core/view.js";
import { dialectOf } from "./dialect.js";

const NOTICES: Readonly<Record<Notice["kind"], true>> = {
  "hook-changed": true,
  "switch-edited": true,
  "owner-ignored": true,
  "owner-paired": true,
  "nothing-in-force": true,
  "none-approved": true,
  "hook-silent": true,
  "unfit-rewrite": true,
  restored: true,
  "store-trouble": true,
};

/** All that such an event can be about in the ready bot. Of the other events nobody knows beforehand. */
const MOMENTS: Readonly<Partial<Record<EventName, readonly Readonly<Record<string, string>>[]>>> = {
  on_session_start: [{ status: "new" }, { status: "new", previous_status: "new" }, { status: "resumed" }],
  on_session_end: [{ status: "new" }, { status: "idle" }, { status: "shutdown" }],
  on_notification: ["push", ...Object.keys(NOTICES)].map((notification_type) => ({ notification_type })),
};

/** What the event can be about, in the words of the hook's format, where its `subject` is for none of that: it never runs. */
export async function momentsMissed({ event, subject, dialect }: HookEntry): Promise<readonly string[] | undefined> {
  const moments = MOMENTS[event];
  if (!moments || subject === undefined) return undefined;
  const { subjects } = dialectOf(dialect);
  const words = [...new Set(moments.flatMap((moment) => subjects(buildPayload(event, moment, ""))))];
  try {
    return (await compileMatcher(subject)(words)) ? undefined : words;
  } catch {
    // A pattern that cannot be used matches everything, and is told of as such.
    return undefined;
  }
}
