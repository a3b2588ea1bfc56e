import type { ToolExecutionOptions, ToolSet } from "ai";

/** One tool that really ran: what a claim is measured by. */
export type ToolRun = { name: string; ok: boolean; input: string; result: string };

const LONGEST_TEXT = 500;
const MOST_RUNS = 200;

/** Keeps what tools really did, for the hooks that judge a claim: the agent's own account of it proves nothing. */
export class Evidence {
  readonly runs: ToolRun[] = [];

  get names(): string[] {
    return [...new Set(this.runs.map(({ name }) => name))];
  }

  /** The same tools, with every run written down. */
  watch<T extends ToolSet>(tools: T): T {
    const watched = Object.entries(tools).map(([name, tool]) => {
      const { execute } = tool;
      if (!execute) return [name, tool];
      const run = async (input: unknown, options: ToolExecutionOptions): Promise<unknown> => {
        try {
          const result: unknown = await execute(input, options);
          this.add(name, true, input, result);
          return result;
        } catch (error) {
          this.add(name, false, input, error instanceof Error ? error.message : error);
          throw error;
        }
      };
      return [name, { ...tool, execute: run }];
    });
    return Object.fromEntries(watched) as T;
  }

  private add(name: string, ok: boolean, input: unknown, result: unknown): void {
    this.runs.push({ name, ok, input: short(input), result: short(result) });
    if (this.runs.length > MOST_RUNS) this.runs.shift();
  }
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`;
}
