import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { publishStory } from "../../server/stories/publish-story.ts";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const SEPTEMBER = `/games/${SAMPLE_KEYS.final}`;
const JANUARY = `/games/${SAMPLE_KEYS.january}`;

/** 8:20 PM Eastern on September 18, 2025 and on January 12, 2025, as readers elsewhere see it. */
const READERS = [
  {
    timeZone: "Europe/Berlin",
    september: "Friday, September 19, 2025 2:20 AM GMT+2",
    january: "Monday, January 13, 2025 2:20 AM GMT+1",
  },
  {
    timeZone: "America/Los_Angeles",
    september: "Thursday, September 18, 2025 5:20 PM PDT",
    january: "Sunday, January 12, 2025 5:20 PM PST",
  },
  {
    timeZone: "Asia/Tokyo",
    september: "Friday, September 19, 2025 9:20 AM GMT+9",
    january: "Monday, January 13, 2025 10:20 AM GMT+9",
  },
] as const;

const EASTERN = {
  september: "Thursday, September 18, 2025 8:20 PM EDT",
  january: "Sunday, January 12, 2025 8:20 PM EST",
} as const;

describe("the time of kickoff", () => {
  it("S2.score.6 S2.score.7 S2.score.9 is Eastern with its zone in the server's page, no matter who reads it", async () => {
    const page = await site.open(SEPTEMBER, { script: false, timeZone: "Asia/Tokyo" });
    expect(await kickoff(page)).toBe(EASTERN.september);
    await page.goto(JANUARY);
    expect(await kickoff(page)).toBe(EASTERN.january);
  });

  it.each(READERS.flatMap((reader) => [360, 1280].map((width) => ({ ...reader, width }))))(
    "S2.score.8 S2.score.9 is the reader's own in $timeZone, without a shift ($width px)",
    async ({ timeZone, september, january, width }) => {
      const page = await site.newPage({ timeZone, width });
      const shifts = await watchLayoutShifts(page);
      for (const [path, wanted] of [
        [SEPTEMBER, september],
        [JANUARY, january],
      ] as const) {
        await page.goto(path);
        await hydrated(page);
        await page.waitForFunction(
          (zone) => document.querySelector(".mid time")?.textContent.includes(zone),
          wanted.slice(-4).trim(),
        );
        await painted(page);
        expect(await kickoff(page)).toBe(wanted);
        expect(shifts.seen()).toEqual([]);
      }
    },
  );

  it.each(READERS)(
    "S2.status.6 S2.recap.5 every time on the page and on the week moves with it, to $timeZone",
    async ({ timeZone }) => {
      const page = await site.newPage({ timeZone, width: 360 });
      const shifts = await watchLayoutShifts(page);
      for (const path of [SEPTEMBER, "/stats"]) {
        await page.goto(path);
        await hydrated(page);
        await painted(page);
        const times = await page.locator("time").allInnerTexts();
        expect(times.length).toBeGreaterThan(2);
        expect(times.filter((text) => /\bE[SD]T\b/.test(text))).toEqual([]);
        expect(shifts.seen()).toEqual([]);
      }
    },
  );

  it("is in one zone with everything that a recap and its receipts say", async () => {
    const { store } = site.site;
    const tie = await store.gameSnapshot(SAMPLE_KEYS.tie);
    if (tie === null) throw new Error("the league has this game");
    await publishStory(store, checkedRecap(tie), tie);
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`, { timeZone: "Asia/Tokyo" });
    await hydrated(page);
    await page.locator("#recap time", { hasText: "GMT+9" }).first().waitFor();
    await page.locator(".receipts summary").click();
    expect(await page.locator("#main").innerText()).not.toMatch(/\bE[SD]T\b/);
  });

  it("moving what stands below would be noticed", async () => {
    const page = await site.newPage();
    const shifts = await watchLayoutShifts(page);
    await page.goto(SEPTEMBER);
    await hydrated(page);
    await page.evaluate(() => {
      for (const time of document.querySelectorAll(".mid time"))
        time.append(document.createElement("br"), "one line more");
    });
    await painted(page);
    await expect.poll(() => shifts.seen().length).toBeGreaterThan(0);
  });
});

/** Date and hour under the status, on one line. */
async function kickoff(page: Page): Promise<string> {
  return (await page.locator(".mid time").innerText()).replaceAll(/\s+/g, " ").trim();
}
