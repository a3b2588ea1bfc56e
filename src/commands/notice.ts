import type { Notice } from "../core/view.js";
import { textsFor } from "../texts/index.js";
import { describeChange, describeTarget } from "./describe.js";

/** A notice in the person's language, for a channel to show. */
export function describeNotice(notice: Notice, locale?: string): string {
  const texts = textsFor(locale);
  switch (notice.kind) {
    case "hook-changed": {
      const { view } = notice;
      const changes = view.changes.map((change) => describeChange(change, texts)).join(texts.separator);
      const words = view.proposed ? texts.noticeChanged : texts.noticeRemoved;
      return words(view.entry.event, describeTarget(view.entry), changes);
    }
    case "switch-edited":
      return texts.mirrorDiffers(notice.inFile, notice.inForce);
    case "owner-paired":
      return texts.noticePaired(notice.id);
    case "owner-ignored":
      return texts.noticeIgnoredOwner(notice.value);
    case "nothing-in-force":
      return texts.noticeNew(notice.state);
    case "restored":
      return texts.noticeRestored(notice.savedAt);
    case "store-trouble":
      return notice.blocking ? texts.lockdown(notice.path) : texts.noticeDamaged(notice.path);
  }
}
