import type { ToolExecutionOptions, ToolSet } from "ai";

const MAX_CALL = 200;

/** The same tools, each call written down before it runs: after a crash nobody else knows of it. */
export function noting(tools: ToolSet, note: (call: string) => Promise<void>): ToolSet {
  const noted = Object.entries(tools).map(([name, tool]) => {
    const { execute } = tool;
    if (!execute) return [name, tool];
    const run = async (input: unknown, options: ToolExecutionOptions): Promise<unknown> => {
      await note(`${name} ${JSON.stringify(input)}`.slice(0, MAX_CALL));
      return execute(input, options);
    };
    return [name, { ...tool, execute: run }];
  });
  return Object.fromEntries(noted) as ToolSet;
}
