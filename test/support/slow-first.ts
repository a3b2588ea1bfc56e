import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, of the rest what is longest first: begun at the end, it would keep one worker while the others rest. */
const SLOW = [
  "test/checks.test.ts",
  "test/bot/page/browser.test.ts",
  "test/package.test.ts",
  "test/transports/command/warm.test.ts",
  "test/bot/crash.test.ts",
  "test/readme.test.ts",
  "test/extensions/check_publish.test.ts",
  "test/gates/bound-folders.test.ts",
  "test/channels/telegram/unfinished-updates.test.ts",
  "test/bot/agent/tools/bash.test.ts",
  "test/attacks/bot-agent.test.ts",
  "test/bot/terminal/terminal.test.ts",
  "test/store/processes.test.ts",
  "test/bot/sandbox/sandbox.test.ts",
];

/** Files in an order that keeps all workers busy to the end, on a machine that has not run them before, too. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = SLOW.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place < 0 ? SLOW.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
