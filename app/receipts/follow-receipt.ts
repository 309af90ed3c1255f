import { type GameView, parseGameView } from "../../domain/page/game-view.ts";
import { jumpTo } from "./jump-to.ts";
import { markPlace } from "./mark-place.ts";
import { showReceiptCard } from "./show-receipt-card.ts";

/** The page's own ways of going somewhere. */
export interface PageWays {
  /** The query of the present view with a part changed. */
  searchWith(change: Partial<GameView>): string;
  /** Shows another view of the page; the place that `hash` names is scrolled to once it is there. */
  navigate(
    to: { search: string; hash: string },
    options: { preventScrollReset?: boolean; replace?: boolean },
  ): Promise<void> | void;
}

/**
 * What a plain click on a link of a checked text does: a claim shows its receipt beside it, everything else is gone to, in the
 * view that the reader has as long as that shows the place.
 */
export function followReceipt(link: HTMLAnchorElement, ways: PageWays): void {
  const hash = decodeURIComponent(link.hash.slice(1));
  const fact = link.matches(".claim") ? document.getElementById(hash) : null;
  if (fact !== null && "popover" in fact) showReceiptCard(link, fact, (chosen) => followReceipt(chosen, ways));
  else void goTo(link, hash, ways);
}

async function goTo(link: HTMLAnchorElement, id: string, { searchWith, navigate }: PageWays): Promise<void> {
  if (link.origin !== location.origin || link.pathname !== location.pathname) {
    location.assign(link.href);
    return;
  }
  const change = changeFor(link, id);
  if (change !== null && searchWith(change) !== searchWith({})) {
    await navigate({ search: searchWith(change), hash: `#${id}` }, { preventScrollReset: false });
  } else if (location.hash === `#${id}`) {
    const place = document.getElementById(id);
    if (place !== null) jumpTo(place);
  } else {
    // The browser's own jump: it opens what is folded away, and Back leads to the text again.
    location.hash = id;
  }
  markPlace(id);
}

/** What must change in the view for a place to be shown; null for places that every view has. */
function changeFor(link: HTMLAnchorElement, id: string): Partial<GameView> | null {
  // FLOW keeps the others folded away between its own; a quarter's filter leaves them out.
  if (id.startsWith("play-")) return document.getElementById(id) === null ? { plays: "all" } : null;
  if (!/^(?:passing|rushing|receiving)-/.test(id)) return null;
  const { tab, source } = parseGameView(new URLSearchParams(link.search));
  return { tab, source };
}
