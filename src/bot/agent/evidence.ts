import type { ToolExecutionOptions, ToolSet } from "ai";

const MAX_CALL = 200;

/** The same tools, each call run by way of a function of ours; those that run elsewhere stay as they are. */
export function wrapTools<T extends ToolSet>(
  tools: T,
  run: (name: string, input: unknown, execute: () => PromiseLike<unknown>) => Promise<unknown>,
): T {
  const wrapped = Object.entries(tools).map(([name, tool]) => {
    const { execute } = tool;
    const wrapper = (input: unknown, options: ToolExecutionOptions): Promise<unknown> =>
      run(name, input, async () => execute?.(input, options));
    return [name, execute ? { ...tool, execute: wrapper } : tool];
  });
  return Object.fromEntries(wrapped) as T;
}

/** The same tools, each call written down before it runs: after a crash nobody else knows of it. */
export const noting = (tools: ToolSet, note: (call: string) => Promise<void>): ToolSet =>
  wrapTools(tools, async (name, input, execute) => {
    await note(`${name} ${JSON.stringify(input)}`.slice(0, MAX_CALL));
    return execute();
  });

/** One tool that really ran: what a claim is measured by. */
export type ToolRun = { name: string; ok: boolean; input: string; result: string };

/** Tools that change nothing by themselves. Unknown ones count as acting. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(["read_file", "push_message", "subagent"]);

const MAX_TEXT = 500;
const MAX_RUNS = 200;

/** Keeps what tools really did, for the hooks that judge a claim: the agent's own account of it proves nothing. */
export class Evidence {
  readonly runs: ToolRun[] = [];
  /** How many runs there is no room for. */
  leftOut = 0;
  /** How many calls of tools that change things there were. */
  actions = 0;
  private readonly known = new Set<string>();
  private readonly inTurn = new Set<string>();
  private running = 0;

  /** Every tool that ever ran: no number of other calls pushes one out. */
  get names(): string[] {
    return [...this.known];
  }

  /** Every tool that ran since the turn began. */
  get turnNames(): string[] {
    return [...this.inTurn];
  }

  beginTurn(): void {
    this.inTurn.clear();
  }

  /** Something is being done whose end nobody knows yet. */
  get isIncomplete(): boolean {
    return this.running > 0;
  }

  /** The same tools, with every run written down. */
  watch<T extends ToolSet>(tools: T): T {
    return wrapTools(tools, async (name, input, execute) => {
      this.running += 1;
      if (!CHANGES_NOTHING.has(name)) this.actions += 1;
      try {
        const result = await execute();
        this.add(name, true, input, result);
        return result;
      } catch (error) {
        this.add(name, false, input, error instanceof Error ? error.message : error);
        throw error;
      } finally {
        this.running -= 1;
      }
    });
  }

  private add(name: string, ok: boolean, input: unknown, result: unknown): void {
    this.known.add(name);
    this.inTurn.add(name);
    this.runs.push({ name, ok, input: short(input), result: short(result) });
    if (this.runs.length <= MAX_RUNS) return;
    this.leftOut += 1;
    this.runs.splice(this.leastTelling(), 1);
  }

  /** The oldest of the tool that ran most often: two hundred looks at files must not push out the one that was written. */
  private leastTelling(): number {
    const counts = new Map<string, number>();
    for (const { name } of this.runs) counts.set(name, (counts.get(name) ?? 0) + 1);
    const most = Math.max(...counts.values());
    return this.runs.findIndex(({ name }) => counts.get(name) === most);
  }
}

function short(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}
