/** What an error says; whoever throws something else has it told as it is. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
