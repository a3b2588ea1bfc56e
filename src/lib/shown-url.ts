/** A URL for people and logs: without the credentials and the query that it may carry. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return "(not a URL)";
  const { protocol, host, pathname, username, search } = new URL(url);
  return `${protocol}//${username ? "***@" : ""}${host}${pathname}${search ? "?***" : ""}`;
}
