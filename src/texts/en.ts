import { askTexts } from "./en-ask.js";
import { commandTexts } from "./en-commands.js";
import { doctorTexts } from "./en-doctor.js";
import { exampleTexts } from "./en-examples.js";
import { describeFault } from "./en-faults.js";
import { formatTexts, importTexts } from "./en-formats.js";
import { historyTexts } from "./en-history.js";
import { hostTexts } from "./en-hosts.js";
import { rehearsalTexts } from "./en-rehearsal.js";
import { replayTexts } from "./en-replay.js";
import { storeTexts } from "./en-store.js";

/** Every word for people, in English. A message quotes the value and gives the next step. */
export const en = {
  ...describeFault,
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

/** zh.ts satisfies this type: a missing line does not compile. */
export type Texts = typeof en;
