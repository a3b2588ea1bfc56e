/** The Chromium of this machine; undefined where there is none. Where CHROMIUM names one, no other will do. */
export function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | undefined;
