import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** What a script waits at until the test lets it pass. It is open at first, and where an approval tries a script. */
export function makeGate() {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-gate-"));
  const path = join(folder, "open");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gate = {
    /** A line of shell. */
    wait: `until [ -n "$CHAT_HOOKS_REHEARSAL" -o -e '${path}' ]; do sleep 0.02; done`,
    open: (): void => writeFileSync(path, ""),
    shut: (): void => rmSync(path),
  };
  gate.open();
  return gate;
}
