/** An id that nobody else uses. Not randomUUID: browsers offer that on trusted addresses only. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
