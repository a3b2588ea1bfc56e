import type { Notice } from "../core/view.js";
import { textsFor } from "../texts/index.js";
import { describeChange, describeTarget, isIncomplete, isUnreadable } from "./describe.js";
import { placeOf } from "./trial.js";

/** A notice in the person's language, for a channel to show. */
export function describeNotice(notice: Notice, locale?: string): string {
  const texts = textsFor(locale);
  switch (notice.kind) {
    case "hook-changed": {
      const { view } = notice;
      // Only names that the owner has approved: a notice is pushed unasked, and must not say what the agent puts into it.
      const { event } = view.entry;
      const approved = describeTarget(view.approval?.entry ?? view.entry);
      const changes = view.changes
        .map((change) => (change.kind === "file-appeared" ? texts.anotherFile : describeChange(change, texts, false)))
        .join(texts.separator);
      if (view.approval?.notLive) return texts.noticeChangedNotLive(event, approved, changes);
      if (isUnreadable(view)) return texts.noticeUnreadable(event, approved, changes);
      const words = isIncomplete(view) ? texts.noticeRemoved : texts.noticeChanged;
      const { examples } = notice;
      const tried = examples && texts.noticeExamples(examples, examples.wrong ? placeOf(examples.wrong, texts) : "");
      return [words(event, approved, changes), ...(tried ? [tried] : [])].join("\n");
    }
    case "switch-edited":
      return texts.mirrorDiffers(notice.inFile, notice.inForce);
    case "owner-paired":
      return texts.noticePaired(notice.id);
    case "owner-ignored":
      return texts.noticeIgnoredOwner(notice.value);
    case "nothing-in-force":
      return texts.noticeNew(notice.state);
    case "none-approved":
      return texts.noticeNoneApproved;
    case "hook-silent":
      return texts.noticeSilent(notice.entry.event, describeTarget(notice.entry), texts.silence(notice.silence));
    case "unfit-rewrite":
      return texts.unfitRewrite(notice.hook);
    case "restored":
      return texts.noticeRestored(notice.savedAt);
    case "store-trouble":
      return notice.blocking ? texts.lockdown(notice) : texts.noticeDamaged(notice);
  }
}
