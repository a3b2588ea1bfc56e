import { ApiError } from "./api-error.js";

/** Counts what the bot is doing for programs. A turn counts until it is over, also when nobody waits for it any more. */
export class Works {
  private running = 0;

  constructor(private readonly most: number) {}

  /** Throws at once when there is no room. */
  start<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) throw new ApiError(503, (api) => api.busy(this.most), { "retry-after": "1" });
    this.running += 1;
    return Promise.resolve()
      .then(work)
      .finally(() => {
        this.running -= 1;
      });
  }
}
