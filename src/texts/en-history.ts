import type { OwnerAct } from "../core/owner-act.js";

const acts: Readonly<Record<OwnerAct["what"], (about: string) => string>> = {
  on: () => "turned hooks on",
  off: () => "turned hooks off",
  approved: (hook) => `approved ${hook}`,
  "went-back": (hook) => `went back to the previous version: ${hook}`,
  offered: (hook) => `approved a new version that failed its trial, so the old one stays active: ${hook}`,
  activated: (hook) => `activated as it is, although its trial failed: ${hook}`,
  revoked: (hook) => `revoked ${hook}`,
  allowed: (hook) => `allowed a request: ${hook}`,
  denied: (hook) => `denied a request: ${hook}`,
  "ended-permission": (call) => `ended a lasting permission: ${call}`,
  paired: () => "became an owner by pairing",
  unpaired: (owner) => `removed the owner ${owner}`,
  recording: (days) => `turned recording on, for ${days === "1" ? "1 day" : `${days} days`}`,
  "recording-ended": () => "turned recording off",
};

/** Who approved, revoked, switched and answered what and when, and the previous version. */
export const historyTexts = {
  none: "Nobody has decided anything yet. Approvals, answers and switching will be listed here.",
  line: (time: string, by: string, what: string) => `${time}  ${by}  ${what}`,
  acts,
  versionBefore: (by: string, at: string) => `The previous version, approved by ${by} at ${at}. It is not active now.`,
  fromActive: "Differences are shown from the active version to this one:",
  noneBefore: (id: string) => `No earlier version of this hook is kept. /hooks show ${id} shows the active one.`,
  showBefore: (id: string) => `The previous version: /hooks show ${id} before`,
  goBack: (id: string) => `Go back to it: /hooks approve ${id}`,
  broken: (path: string) =>
    `Not approved: "${path}" is no longer what it was in that version. Put it back as it was, or approve the version that is there now.`,
};
