import type { PageWays } from "./follow-receipt.ts";
import { jumpTo } from "./jump-to.ts";
import { markPlace } from "./mark-place.ts";

/** Brings the play whose element has this id into view: unfolds it under FLOW, and leaves a filter that it is not under. */
export async function revealPlay(id: string, { searchWith, navigate }: PageWays): Promise<void> {
  const place = document.getElementById(id);
  if (place === null) {
    await navigate({ search: searchWith({ plays: "all" }), hash: `#${id}` }, { replace: true });
  } else {
    jumpTo(place);
  }
  markPlace(id);
}
