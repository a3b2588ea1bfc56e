import { Turns } from "./breathing.js";

/** How much one look at everything that is proposed may cost, whoever wrote it. */
export const CATALOG_LIMITS = { timeMs: 12_000, lookups: 50_000, bytes: 512 * 1_048_576 } as const;

export type BudgetLimits = { timeMs: number; lookups: number; bytes: number };

/** What is proposed takes more than may be spent on it at once. */
export class BudgetSpentError extends Error {
  override name = "BudgetSpentError";
}

/** One purse for a whole look at the proposals: its time, its lookups of names on the disk, and the bytes it reads. */
export class Budget {
  readonly spent = { lookups: 0, bytes: 0 };
  private readonly deadline: number;
  private readonly turns = new Turns();

  constructor(
    private readonly limits: BudgetLimits = CATALOG_LIMITS,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.deadline = now() + limits.timeMs;
  }

  get remainingMs(): number {
    return Math.max(this.deadline - this.now(), 0);
  }

  get remainingBytes(): number {
    return this.limits.bytes - this.spent.bytes;
  }

  get isSpent(): boolean {
    return this.remainingMs === 0 || this.spent.lookups >= this.limits.lookups || this.remainingBytes <= 0;
  }

  /** Before a name is looked up on the disk. */
  lookUp(): void {
    if (this.isSpent) throw new BudgetSpentError();
    this.spent.lookups += 1;
  }

  /** Between two pieces of work: others have their turn, and what takes too long ends, also where nothing is looked up. */
  async breathe(): Promise<void> {
    if (this.turns.isOver) await this.turns.next();
    if (this.isSpent) throw new BudgetSpentError();
  }

  /** Before so many bytes are read, or after as many as were. */
  read(bytes: number): void {
    if (bytes > this.remainingBytes) throw new BudgetSpentError();
    this.spent.bytes += bytes;
  }
}
