import type { HeadersArgs } from "react-router";

/** The headers of pages that are one person's: nobody keeps them. What the action set (a wait, a cookie) goes along. */
export function noStore({ actionHeaders, errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(errorHeaders ?? actionHeaders);
  headers.set("cache-control", "no-store");
  return headers;
}
