import type { Page } from "playwright-core";

export interface LayoutShifts {
  /** The shifts so far, with the elements that moved. */
  seen(): string[];
}

/**
 * Listens for layout shifts from now on, from outside the page, so that it works without JavaScript too. Call before the
 * page is opened. Shifts that follow a key or a click are the reader's own and do not count, and neither do those while the page's HTML is
 * still being read: a busy machine paints half a line, and its other half makes it wider.
 */
export async function watchLayoutShifts(page: Page): Promise<LayoutShifts> {
  const seen: string[] = [];
  let isRead = false;
  const session = await page.context().newCDPSession(page);
  session.on("Page.frameNavigated", () => void (isRead = false));
  session.on("Page.domContentEventFired", () => void (isRead = true));
  session.on("PerformanceTimeline.timelineEventAdded", ({ event }) => {
    const shift = event.layoutShiftDetails;
    if (shift === undefined || shift.hadRecentInput || !isRead) return;
    const sources = shift.sources.map(
      ({ previousRect: from, currentRect: to }) =>
        `${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
    );
    seen.push(`${shift.value}: ${sources.join("; ")}`);
  });
  await session.send("Page.enable");
  await session.send("PerformanceTimeline.enable", { eventTypes: ["layout-shift"] });
  return { seen: () => [...seen] };
}

/** Waits until what was asked for has been painted, and a shift would have been reported. Fields keep their carets, and no `style`. */
export async function painted(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 }, caret: "initial" });
}
