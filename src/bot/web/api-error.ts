import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Texts } from "../words/index.js";

type Words = string | ((api: Texts["api"], texts: Texts) => string);

/** An answer other than the wanted one: its status, and what the caller may read, in their language where it is ours. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: ContentfulStatusCode,
    private readonly words: Words,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof words === "string" ? words : `status ${status}`);
  }

  in(texts: Texts): string {
    return typeof this.words === "string" ? this.words : this.words(texts.api, texts);
  }
}
