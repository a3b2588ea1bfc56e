/** What a payload may hold, in characters: as JSON, and again in a script, a larger one takes many times its size. */
export const MAX_PAYLOAD = 16 * 1024 * 1024;
/** What JSON makes of a byte: its place, its value and what stands between them. */
const PER_BYTE = 12;
/** What it makes of anything else, at the least. */
const PER_VALUE = 4;
/** So many objects are gone through before anybody asks whether one comes again: no ordinary event has as many. */
const ORDINARY = 1_000;

/** Whether a payload is too big to be checked. It is gone through no further than up to there. */
export function isTooBig(payload: object): boolean {
  const waiting = [payload];
  const seen = new Set<object>();
  let size = 0;
  let objects = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    objects += 1;
    if (ArrayBuffer.isView(next)) {
      size += next.byteLength * PER_BYTE;
      continue;
    }
    if (objects > ORDINARY) {
      // What contains itself is not big; the encoder says what it is.
      if (seen.has(next)) continue;
      seen.add(next);
    }
    for (const name in next) {
      const value = (next as Record<string, unknown>)[name];
      size += name.length + (typeof value === "string" ? value.length : PER_VALUE);
      if (typeof value === "object" && value !== null) waiting.push(value);
    }
    if (size > MAX_PAYLOAD) return true;
  }
  return size > MAX_PAYLOAD;
}
