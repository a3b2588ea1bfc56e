import type { OpenQuestion, ShellHooks } from "../../index.js";
import type { LiveFeed } from "./server.js";

/** Tells every page what waits for an owner, and how it ended. Whoever has the page's token can answer: `web:local`. */
export class PageQuestions {
  /** Asked by this process, which also hears how they end. */
  private readonly own = new Set<string>();
  /** Asked by others on the same state: they are only seen to come and go. */
  private readonly others = new Map<string, OpenQuestion>();
  private readonly ends: readonly (() => void)[];

  constructor(
    private readonly hooks: Pick<ShellHooks, "on" | "questions">,
    private readonly feed: Pick<LiveFeed, "add">,
  ) {
    this.ends = [
      hooks.on("question", (question) => this.show(question)),
      hooks.on("settled", ({ code, askedAt, outcome, by }) => {
        feed.add("settled", { code, askedAt, outcome, ...(by !== undefined && { by }) });
        this.own.delete(code);
      }),
      hooks.on("change", () => void this.lookAround().catch(() => undefined)),
    ];
  }

  /** What waits now. The text of a held message is among it: this is the owner's own screen. */
  open(): Promise<readonly OpenQuestion[]> {
    return this.hooks.questions();
  }

  close(): void {
    for (const end of this.ends) end();
  }

  private show(question: OpenQuestion): boolean {
    this.own.add(question.code);
    // It may have been seen already, without its text: from before a restart, say.
    this.others.delete(question.code);
    this.feed.add("question", question);
    return true;
  }

  private async lookAround(): Promise<void> {
    const open = new Map((await this.hooks.questions()).map((question) => [question.code, question]));
    for (const [code, { askedAt }] of this.others) {
      if (open.has(code)) continue;
      this.others.delete(code);
      this.feed.add("settled", { code, askedAt });
    }
    for (const question of open.values()) {
      if (this.own.has(question.code) || this.others.has(question.code)) continue;
      this.others.set(question.code, question);
      this.feed.add("question", question);
    }
  }
}
