// Chance that can be repeated: the same seed draws the same lot.
import { createHash } from "node:crypto";

/** A source of numbers from 0 to 1 that depends on nothing but its seed. */
export function chance(seed) {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of the list, each at most once, in the order they were drawn. */
export function draw(random, list, count) {
  const rest = new Map();
  const at = (index) => rest.get(index) ?? list[index];
  const drawn = [];
  for (let left = list.length; left > 0 && drawn.length < count; left--) {
    const index = Math.floor(random() * left);
    drawn.push(at(index));
    rest.set(index, at(left - 1));
  }
  return drawn;
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];
