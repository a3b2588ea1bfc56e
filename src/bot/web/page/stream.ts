/** One event of a `text/event-stream`. */
export type StreamEvent = { id?: string; event: string; data: string };

/** Reads a stream piece by piece; a piece may end anywhere. Our bot ends lines with LF, and has one line of data an event. */
export function eventStreamParser(): (piece: string) => StreamEvent[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: ?(.*)/s, 2)));
      const { id, event = "message", data } = fields as Partial<StreamEvent>;
      return data === undefined ? [] : [{ ...(id !== undefined && { id }), event, data }];
    });
  };
}

const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 10_000;

/** How long to wait before the next try, after so many that failed in a row. */
export const backOffMs = (failures: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
