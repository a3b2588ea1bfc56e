import { useState } from "preact/hooks";
import type { Question } from "../state/types.js";
import { usePage, useWords } from "../state/use.js";
import { PAGE } from "./ending.js";

export type Word = "yes" | "session" | "no";

/** An owner's word, by the same line as in any chat; what comes of it is told by the bot to every page. */
export function useDecision(question: Question): {
  isBusy: boolean;
  problem: string | undefined;
  decide(word: Word): Promise<void>;
} {
  const words = useWords();
  const { command, end } = usePage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    decide: async (word) => {
      setBusy(true);
      setProblem(undefined);
      try {
        const reply = await command(LINES[word](question.code));
        if (reply.problem) setProblem(reply.text);
        else end(question, { outcome: word === "no" ? "denied" : "allowed", by: PAGE });
      } catch (error) {
        setProblem(words.failed(error instanceof Error ? error.message : String(error)));
      }
      setBusy(false);
    },
  };
}

const LINES: Readonly<Record<Word, (code: string) => string>> = {
  yes: (code) => `/hooks yes ${code}`,
  session: (code) => `/hooks yes ${code} session`,
  no: (code) => `/hooks no ${code}`,
};
