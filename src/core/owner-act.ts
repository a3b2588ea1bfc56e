import type { EventName } from "./event.js";

/** What an owner can do. */
export const OWNER_ACTS = [
  "on",
  "off",
  "approved",
  /** The version before, again. */
  "went-back",
  /** A changed version whose trial failed: the old one stays active. */
  "offered",
  /** As it is, although its trial failed. */
  "activated",
  "revoked",
  "allowed",
  "denied",
  "ended-permission",
  "paired",
  "unpaired",
  "recording",
  "recording-ended",
] as const;

/** Who did what, and when; `about` names the hook, the tool, the owner or the number of days. */
export type OwnerAct = {
  at: number;
  by: string;
  what: (typeof OWNER_ACTS)[number];
  event?: EventName | undefined;
  about?: string | undefined;
  /** Of the script that was approved. */
  sha256?: string | undefined;
};
