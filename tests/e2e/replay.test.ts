import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { follow } from "./follow.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite(undefined, { clock: () => new Date() });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const FINAL = `/games/${SAMPLE_KEYS.final}`;

describe("a replay", () => {
  it("is one link away from a finished game, and says what it is", async () => {
    const page = await site.open(FINAL);
    await hydrated(page);
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.waitForURL(/\/replay\?from=\d+(\.\d)?&speed=20$/);
    const notice = page.getByRole("region", { name: "Replay" });
    expect(await notice.locator("p").innerText()).toMatch(
      /^Replay of \w+, \w+ \d+, 2025, at 20× speed, started \w+ \d+, \d{4}, \d+:\d\d [AP]M \w+\. None of this is live\. See how it ended Refresh$/,
    );
    expect(await current(page)).toBe("20×");
    expect(await page.locator("#score .status").innerText()).toMatch(/In Progress|Scheduled/);
    await notice.getByRole("link", { name: "See how it ended" }).click();
    await page.waitForURL(new RegExp(`${FINAL}$`));
    await expect.poll(() => page.locator("#score .status").innerText()).toBe("Final");
  });

  it("is watched from before kickoff to its end without a reload, and then equals a fresh load", async () => {
    // Time enough for a slow machine to show the page before the first row.
    const from = Math.ceil(Date.now() / 1000) + 6;
    const page = await site.open(`${FINAL}/replay?from=${from}&speed=max`);
    await hydrated(page);
    // Counted in the page by every change of it: a busy machine looks in from outside too rarely.
    await page.evaluate(() => {
      const counts = new Set<number>();
      const count = () => counts.add(document.querySelectorAll("#plays li.play").length);
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      Object.assign(globalThis, { countsSeen: () => counts.size });
    });
    expect(await page.locator("#score .status").innerText()).toBe("Scheduled");
    await expect
      .poll(() => page.locator("#score .status").innerText(), { timeout: 120_000, interval: 100 })
      .toBe("Final");
    // It came bit by bit, on the page that was opened.
    expect(await page.evaluate("countsSeen()")).toBeGreaterThan(3);
    const fresh = await site.open(`${FINAL}/replay?from=${from}&speed=max`);
    await hydrated(fresh);
    const wanted = await outline(fresh);
    await expect.poll(async () => firstDifference(await outline(page), wanted), { interval: 500 }).toBeNull();
    // And as the game itself ended.
    const ended = await site.open(FINAL);
    // What is not laid out has no text for this comparison.
    await ended.evaluate(() => document.documentElement.classList.add("keeps-place"));
    // The tables of kickers and defenders know how the game ended: a replay does not lead there.
    await nav(ended, "More tables").evaluate((links) => links.remove());
    for (const part of ["#box", "#plays", "#score", "table.line"]) {
      expect(await page.locator(part).innerText()).toBe(await ended.locator(part).innerText());
    }
  });

  it("keeps its start and speed when the reader filters, and its place when he changes the speed", async () => {
    const from = Math.floor(Date.now() / 1000) - 60;
    const page = await site.open(`${FINAL}/replay?from=${from}&speed=20`);
    await hydrated(page);
    await nav(page, "Plays to show").getByRole("link", { name: "FLOW" }).click();
    await page.waitForURL(`**/replay?from=${from}&speed=20&plays=flow`);
    // The address changes before the page does, and the links below carry what the page shows.
    await expect.poll(() => chosen(page, "Plays to show")).toMatch(/^FLOW/);
    expect(await current(page)).toBe("20×");
    const before = await playsSoFar(page);
    expect(before).toBeGreaterThan(10);
    await nav(page, "Speed").getByRole("link", { name: "1×", exact: true }).click();
    await page.waitForURL(/speed=1&plays=flow$/);
    await expect.poll(() => current(page)).toBe("1×");
    const after = await playsSoFar(page);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThan(before + 12);
    await nav(page, "Restart from").getByRole("link", { name: "Kickoff" }).click();
    await page.waitForURL((url) => Number(url.searchParams.get("from")) > Date.now() / 1000 - 20);
    await expect.poll(() => playsSoFar(page)).toBeLessThan(5);
  });
});

describe("without JavaScript a replay", () => {
  it("shows the moment of now on every load, and its ways on work", async () => {
    const page = await site.open(FINAL, { script: false });
    await follow(page, page.getByRole("link", { name: "Watch it again" }));
    await page.waitForURL(/\/replay\?from=/);
    await follow(page, nav(page, "Speed").getByRole("link", { name: "60×" }));
    await page.waitForURL(/speed=60/);
    await follow(page, nav(page, "Restart from").getByRole("link", { name: "Q3" }));
    await page.waitForURL(/speed=60/);
    expect(await page.locator("#score .state").innerText()).toMatch(/In Progress\s+(3rd|Q3)/i);
    const before = await playsSoFar(page);
    await expect
      .poll(
        async () => {
          await follow(page, page.getByRole("link", { name: "Refresh" }));
          return playsSoFar(page);
        },
        { interval: 500 },
      )
      .toBeGreaterThan(before);
    await follow(page, page.getByRole("link", { name: "See how it ended" }));
    expect(await page.locator("#score .status").innerText()).toBe("Final");
  });
});

function nav(page: Page, name: string) {
  return page.getByRole("navigation", { name, exact: true });
}

function current(page: Page): Promise<string> {
  return chosen(page, "Speed");
}

function chosen(page: Page, name: string): Promise<string> {
  return nav(page, name).locator("[aria-current]").innerText();
}

/** The number of plays in the count line: `Showing 7 of 24 plays`. */
async function playsSoFar(page: Page): Promise<number> {
  const line = await page.locator("#plays .count").innerText();
  return Number(/of (\d+) plays/.exec(line)?.[1]);
}

/** The page's content as text: every element with its attributes in one order, no matter who set them first, and the texts. */
function outline(page: Page): Promise<string> {
  return page.locator("main").evaluate((main) => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return "";
      const attributes = [...node.attributes]
        .filter(({ value }) => value !== "")
        .map(({ name, value }) => `${name}=${value}`);
      return `<${[node.localName, ...attributes.toSorted()].join(" ")}>${[...node.childNodes].map(write).join("")}</>\n`;
    };
    return write(main);
  });
}

/** Where two texts part, with some of each; null where they are the same. */
function firstDifference(shown: string, wanted: string): { shown: string; wanted: string } | null {
  if (shown === wanted) return null;
  let at = 0;
  while (shown[at] === wanted[at]) at += 1;
  return { shown: shown.slice(Math.max(0, at - 80), at + 120), wanted: wanted.slice(Math.max(0, at - 80), at + 120) };
}
