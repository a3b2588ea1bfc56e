import { parseAccept } from "hono/utils/accept";

/** The language of ours that an Accept-Language header wants most; undefined when it names none of them. */
export const languageIn = (header: string | undefined): string | undefined =>
  parseAccept(header ?? "").find(({ type, q }) => q > 0 && /^(?:en|zh)(?:-|$)/i.test(type))?.type;
