import { compareTexts } from "./compare.js";

/** Compares away from the page's own thread: a large script must not stop whoever types or scrolls. */
addEventListener("message", ({ data }: MessageEvent<{ id: number; before: string; after: string }>) => {
  postMessage({ id: data.id, comparison: compareTexts(data.before, data.after) });
});
