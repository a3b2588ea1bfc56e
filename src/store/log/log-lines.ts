/** Where the lines of the log are kept. Each is authenticated by whoever writes it. */
export interface LogLines {
  /** The purpose that each line is sealed for: a line that was copied here from elsewhere is none of ours. */
  readonly purpose: string;
  /** Keeps some lines, the oldest first; rejects when it should be tried again later. */
  append(lines: readonly string[]): Promise<void>;
  /** The same for a process that ends now and cannot wait. */
  appendNow(lines: readonly string[]): void;
  /** All that are kept, the newest first. */
  newestFirst(): AsyncIterable<string>;
}
