import type { MyStrip } from "../../domain/sunday/my-strip.ts";
import { SHOWN_EVENT } from "../shown-event.ts";
import { readStrip } from "./read-strip.ts";
import { stripQuery } from "./strip-query.ts";

/** What a strip shows. */
export interface ShownStrip {
  strip: MyStrip | null;
  /** The site did not answer lately: the figures are those from before. */
  isOld: boolean;
  /** The query of the page that it is of; null on a page without a strip. */
  query: string | null;
}

/**
 * Calls back with the reader's players of the page that is shown, now and whenever it shows something newer. There is no connection of
 * its own: what the page's stream has changed, another page inside the site, and the reader's return each ask once. One question is out
 * at a time, and the newest answer wins. `behind` is how many seconds the page was made behind a stream.
 */
export function followStrip(behind: number, onChange: (shown: ShownStrip) => void): void {
  let shown: ShownStrip = { strip: null, isOld: false, query: null };
  let isAsking = false;
  let isBehind = false;

  const show = (next: ShownStrip): void => {
    shown = next;
    onChange(shown);
  };

  async function ask(): Promise<void> {
    const { query } = shown;
    if (query === null) return;
    if (isAsking) {
      isBehind = true;
      return;
    }
    isAsking = true;
    const answer = await readStrip(behind > 0 ? `${query}&behind=${behind}` : query, AbortSignal.timeout(15_000));
    isAsking = false;
    if (shown.query !== query || isBehind) {
      isBehind = false;
      void ask();
    }
    // Another page is shown by now.
    if (shown.query !== query) return;
    if (answer === "nobody") show({ ...shown, strip: null, isOld: false });
    else if (answer === null) show({ ...shown, isOld: true });
    else show({ query, strip: answer, isOld: false });
  }

  /** Another page inside the site: nothing tells of it but what it changes, its title among it. */
  function look(): void {
    const query = stripQuery(new URL(location.href));
    if (query === shown.query) return;
    show({ strip: null, isOld: false, query });
    void ask();
  }

  look();
  const pages = new MutationObserver(look);
  pages.observe(document.head, { childList: true, subtree: true, characterData: true });
  pages.observe(document.body, { childList: true });
  document.addEventListener(SHOWN_EVENT, () => void ask());
  for (const back of ["pageshow", "online"]) window.addEventListener(back, () => void ask());
  document.addEventListener("visibilitychange", () => document.hidden || void ask());
}
