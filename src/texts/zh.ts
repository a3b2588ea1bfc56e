import type { Texts } from "./en.js";
import { askTexts } from "./zh-ask.js";
import { commandTexts } from "./zh-commands.js";
import { doctorTexts } from "./zh-doctor.js";
import { exampleTexts } from "./zh-examples.js";
import { describeFaultZh } from "./zh-faults.js";
import { formatTexts, importTexts } from "./zh-formats.js";
import { historyTexts } from "./zh-history.js";
import { hostTexts } from "./zh-hosts.js";
import { rehearsalTexts } from "./zh-rehearsal.js";
import { replayTexts } from "./zh-replay.js";
import { storeTexts } from "./zh-store.js";

/** Every word for people, in Simplified Chinese. */
export const zh: Texts = {
  ...describeFaultZh,
  ...commandTexts,
  ...exampleTexts,
  ...doctorTexts,
  ...hostTexts,
  ...rehearsalTexts,
  ...storeTexts,
  ask: askTexts,
  history: historyTexts,
  formats: formatTexts,
  import: importTexts,
  replay: replayTexts,
};
