import type { Copy } from "./kept-copies.ts";

/** How old the copy of a page that moves may become while it is open, in milliseconds: a page is forty times what has changed in it. */
const RENEW_AFTER_MS = 300_000;

interface RenewalOptions {
  find(page: URL): Promise<Pick<Copy, "at"> | null>;
  fetchToKeep(page: URL): Promise<void>;
  now(): Date;
}

/**
 * Keeps the copy of an open page near what its reader sees: each change of the page has its copy looked at, which is asked for anew when it is some
 * minutes old, once at a time.
 */
export function renewal({ find, fetchToKeep, now }: RenewalOptions): (page: URL) => Promise<void> {
  let isAsking = false;
  return async (page) => {
    if (isAsking) return;
    isAsking = true;
    try {
      const copy = await find(page);
      if (copy === null || now().getTime() - copy.at.getTime() >= RENEW_AFTER_MS) await fetchToKeep(page);
    } catch {
      // The network has gone meanwhile: what is kept stays.
    } finally {
      isAsking = false;
    }
  };
}
