import type { OpenQuestion, ShellHooks } from "../../index.js";
import type { LiveFeed } from "./live-feed.js";

/**
 * Tells every page what waits for an owner, and how it ended, until it is ended itself. Whoever has the page's token can
 * answer: `web:local`.
 */
export function tellQuestions(hooks: Pick<ShellHooks, "on" | "questions">, feed: Pick<LiveFeed, "add">): () => void {
  /** Asked by this process, which also hears how they end. */
  const own = new Set<string>();
  /** Asked by others on the same state: they are only seen to come and go. */
  const others = new Map<string, OpenQuestion>();

  const lookAround = async (): Promise<void> => {
    const open = await hooks.questions();
    for (const [code, { askedAt }] of others) {
      if (open.some((question) => question.code === code)) continue;
      others.delete(code);
      feed.add("settled", { code, askedAt });
    }
    for (const question of open) {
      if (own.has(question.code) || others.has(question.code)) continue;
      others.set(question.code, question);
      feed.add("question", question);
    }
  };

  const ends = [
    hooks.on("question", (question) => {
      own.add(question.code);
      // It may have been seen already, without its text: from before a restart, say.
      others.delete(question.code);
      feed.add("question", question);
      return true;
    }),
    hooks.on("settled", ({ code, askedAt, outcome, by }) => {
      feed.add("settled", { code, askedAt, outcome, by });
      own.delete(code);
    }),
    hooks.on("change", () => void lookAround().catch(() => undefined)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
