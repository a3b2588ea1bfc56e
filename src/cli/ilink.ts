import { createInterface } from "node:readline/promises";
import { renderUnicodeCompact } from "uqr";
import writeFileAtomic from "write-file-atomic";
import { checkService } from "../ilink/check.js";
import { type Call, EXIT, print } from "./call.js";
import { complainAboutUsage } from "./help.js";

const TRACE = "ilink-trace.json";

/** `chat-hooks ilink check`: walks through WeChat's service, says what differs from our table, and writes a trace. */
export async function runIlink({ args, io, texts }: Call): Promise<number> {
  const { env, input, output } = io;
  const words = texts.ilinkCheck;
  const [what, path = TRACE, more] = args.rest;
  const misuse = { verb: "ilink", texts, output };
  if (what !== "check" || more !== undefined)
    return complainAboutUsage({ ...misuse, word: what === "check" ? more : what });
  // A script is nobody who could scan a code.
  if (env.CHAT_HOOKS_RUN_TOKEN !== undefined) return complainAboutUsage({ ...misuse, word: what, code: EXIT.problem });
  output.log(words.begins);
  let troubles = 0;
  const calls = await checkService({
    address: env.CHAT_HOOKS_ILINK_ROOT || undefined,
    onStep: (step) => {
      if (step.state === "waiting") output.log(texts.start.wechatScan(renderUnicodeCompact(step.url)));
    },
    verifyCode: async (wasWrong) => {
      const terminal = createInterface({ input, output: process.stderr });
      try {
        return (await terminal.question(wasWrong ? words.numberWrong : words.number)).trim();
      } finally {
        terminal.close();
      }
    },
    onAsk: (wanted) => output.log(words.ask[wanted]),
    onResult: ({ step, unknown, fault }) => {
      if (fault !== undefined || unknown.length > 0) troubles += 1;
      output.log(fault === undefined ? words.passed(step) : words.failed(step, fault));
      if (unknown.length > 0) output.log(words.unknown(unknown.join(", ")));
    },
  });
  await writeFileAtomic(path, `${JSON.stringify(calls, undefined, 2)}\n`, { mode: 0o600 });
  print(output, words.written(path));
  return troubles === 0 ? EXIT.fine : EXIT.problem;
}
