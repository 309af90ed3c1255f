import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { painted } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";

const PATH = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** The first play of a quarter's list, by its element's id. */
async function playOf(quarter: string): Promise<string> {
  const page = await site.open(`${PATH}?plays=${quarter}`, { script: false });
  const id = await page.locator("#plays li.play").nth(3).getAttribute("id");
  await page.context().close();
  if (id === null) throw new Error("a play has an id");
  return id;
}

async function isInView(page: Page, id: string): Promise<boolean> {
  await painted(page);
  return page.locator(`[id="${id}"]`).evaluate((play) => {
    const { top, bottom, height } = play.getBoundingClientRect();
    return height > 0 && play.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });
}

describe("a play", () => {
  it.each([
    ["", true],
    ["?plays=4&tab=rushing", true],
    ["?plays=flow&order=newest", true],
    ["?plays=4", false],
  ])("has a link of its own: its clock, under %s, with script: %s", async (search, script) => {
    const page = await site.open(`${PATH}${search}`, { script });
    if (script) await hydrated(page);
    const clocks = page.locator("#plays li.play:visible > a.clock");
    expect(await clocks.count()).toBe(await page.locator("#plays li.play:visible").count());
    const clock = clocks.nth(7);
    const id = await clock.locator("xpath=..").getAttribute("id");
    const address = `${PATH}${search}${search === "" ? "?" : "&"}play=${id?.replace("play-", "")}#${id}`;
    expect(await clock.getAttribute("href")).toBe(address.replace(PATH, ""));
    expect(await clock.textContent()).toMatch(/\d+:\d\d\s+(?:Q\d|OT)/);
    await clock.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${address}`);
    await page.locator(".play.open").waitFor();
    expect(await page.locator(".play.open").getAttribute("id")).toBe(id);
    // What was copied opens there for somebody else.
    const copied = await site.open(page.url(), { script });
    expect(await isInView(copied, id ?? "")).toBe(true);
    expect(await copied.locator(".play:is(.open, :target)").getAttribute("id")).toBe(id);
  });

  it("opens in place and closes again: one tab stop, no request, and nothing above it moves", async () => {
    const page = await site.open(PATH);
    await hydrated(page);
    const clock = page.locator("#plays a.clock").nth(9);
    await clock.focus();
    await painted(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const top = async (): Promise<number> => (await clock.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await page.keyboard.press("Enter");
    await page.locator(".play.open").waitFor();
    expect(await clock.getAttribute("aria-expanded")).toBe("true");
    expect(await clock.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await top()).toBe(before);
    await page.keyboard.press("Enter");
    await page.locator(".play.open").waitFor({ state: "detached" });
    expect(await clock.getAttribute("aria-expanded")).toBe("false");
    expect(await top()).toBe(before);
    expect(new URL(page.url()).search).toBe("");
    // The manifest is named a second after the page has arrived.
    expect(asked.filter((url) => !url.includes("/assets/") && !url.endsWith("/manifest.webmanifest"))).toEqual([]);
  });

  it("of a fold of FLOW leaves FLOW, its fold and the focus as they are, opened and closed", async () => {
    const page = await site.open(`${PATH}?plays=flow`);
    await hydrated(page);
    const fold = page.locator("#plays .gap details").first();
    const filter = page.getByRole("navigation", { name: "Plays to show" }).locator("[aria-current]");
    const clock = fold.locator("a.clock").nth(0);
    await fold.locator("summary").click();
    await clock.focus();
    for (const isOpen of [true, false]) {
      await page.keyboard.press("Enter");
      await page.locator(".play.open").waitFor({ state: isOpen ? "visible" : "detached" });
      expect(await filter.innerText()).toMatch(/^FLOW/);
      expect(await fold.getAttribute("open")).not.toBeNull();
      expect(await clock.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(new URL(page.url()).searchParams.get("plays")).toBe("flow");
    }
    // What was copied opens so for somebody else, and closing it folds nothing away under the reader.
    const id = (await clock.locator("xpath=..").getAttribute("id")) ?? "";
    const address = `${PATH}?plays=flow&play=${id.replace("play-", "")}#${id}`;
    const still = await site.open(address, { script: false });
    expect(await isInView(still, id)).toBe(true);
    const copied = await site.open(address);
    await hydrated(copied);
    const opened = copied.locator(`[id="${id}"] > a.clock`);
    await opened.focus();
    await copied.keyboard.press("Enter");
    await copied.locator(".play.open").waitFor({ state: "detached" });
    expect(await opened.evaluate((link) => link === document.activeElement && link.checkVisibility())).toBe(true);
  });

  it("is pressed anywhere in its row, by touch, and pressed again closes", async () => {
    const page = await site.open(PATH, { width: 360, options: { hasTouch: true, isMobile: true } });
    await hydrated(page);
    const row = page.locator("#plays li.play.td").first();
    await row.locator(".desc").tap({ force: true });
    await page.locator(".play.open").waitFor();
    expect(await page.locator(".play.open").count()).toBe(1);
    await row.locator(".desc").tap({ force: true });
    await page.locator(".play.open").waitFor({ state: "detached" });
  });

  it("without a clock is reached by its quarter", async () => {
    const page = await site.open(`/games/${SAMPLE_KEYS.tie}`, { script: false });
    const names = await page.locator("#plays a.clock").allTextContents();
    expect(names.filter((name) => name.trim() === "")).toEqual([]);
  });

  it("offers its link to the thumb: 44 px high where there is room, and never over another", async () => {
    const page = await site.open(PATH, { width: 360, options: { hasTouch: true, isMobile: true } });
    const clock = page.locator("#plays a.clock").nth(5);
    await hydrated(page);
    await clock.scrollIntoViewIfNeeded();
    // Drives that come into sight take their true heights, and move what is below them.
    await painted(page);
    const hits = await clock.evaluate((link) => {
      const row = link.parentElement?.getBoundingClientRect();
      if (row === undefined) throw new Error("the row is shown");
      return [4, 20, Math.min(43, row.height - 2)].map(
        (below) => document.elementFromPoint(row.x + 10, row.y + below)?.closest("a")?.className ?? "",
      );
    });
    expect(hits).toEqual(["clock", "clock", "clock"]);
  });
});

describe("an address whose filter hides its play", () => {
  it.each(["?plays=1", "?plays=OT", "?plays=2&tab=rushing&order=newest"])(
    "shows the play all the same, with script: %s",
    async (search) => {
      const id = await playOf("4");
      const page = await site.open(`${PATH}${search}#${id}`);
      await page.locator(`[id="${id}"][data-marked]`).waitFor();
      expect(await isInView(page, id)).toBe(true);
      expect(await page.getByRole("navigation", { name: "Plays to show" }).locator("[aria-current]").innerText()).toBe(
        "ALL",
      );
      const shown = new URL(page.url());
      expect(shown.searchParams.get("plays")).toBeNull();
      expect(shown.searchParams.get("tab")).toBe(new URLSearchParams(search).get("tab"));
      expect(shown.hash).toBe(`#${id}`);
      // What is shown is what can be copied.
      const again = await site.open(page.url(), { script: false });
      expect(await isInView(again, id)).toBe(true);
    },
  );

  it("unfolds what FLOW leaves out", async () => {
    const list = await site.open(`${PATH}?plays=flow`, { script: false });
    const id = (await list.locator(".gap .play").first().getAttribute("id")) ?? "";
    const page = await site.open(`${PATH}?plays=flow#${id}`);
    await hydrated(page);
    await page.waitForFunction((hash) => document.getElementById(hash)?.checkVisibility(), id);
    await expect.poll(() => isInView(page, id), { timeout: 30_000 }).toBe(true);
    expect(new URL(page.url()).search).toBe("?plays=flow");
  });

  it("does so when the reader types another fragment into the open page, and goes back", async () => {
    const [id, other] = [await playOf("4"), await playOf("1")];
    const page = await site.open(`${PATH}?plays=1#${other}`);
    await hydrated(page);
    expect(await isInView(page, other)).toBe(true);
    await page.evaluate((hash) => (location.hash = hash), id);
    await page.locator(`[id="${id}"][data-marked]`).waitFor();
    expect(await isInView(page, id)).toBe(true);
    expect(
      await axeFindings(page).then((found) => found.filter((line) => !line.includes("partially obscured"))),
    ).toEqual([]);
  });

  it("stays as it is where no play has that name, and where the fragment is none", async () => {
    for (const fragment of ["#play-nobody", "#play-%", "#%E0%A4%A"]) {
      const page = await site.open(`${PATH}?plays=1${fragment}`);
      await hydrated(page);
      await painted(page);
      expect(await page.locator("#plays .count").innerText()).toMatch(/\(Quarter 1\)$/);
      await page.context().close();
    }
  });

  it("no link of the server's page leads to a play that its filter hides", async () => {
    for (const search of ["?plays=1", "?plays=flow", "?plays=OT&order=newest"]) {
      const page = await site.open(`${PATH}${search}`, { script: false });
      const links = await page
        .locator('a[href*="#play-"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(links.length).toBeGreaterThan(5);
      for (const href of new Set(links)) {
        if (href.startsWith("#")) {
          const place = page.locator(`[id="${href.slice(1)}"]`);
          expect(await place.count(), `${search} ${href}`).toBe(1);
        } else {
          const { searchParams, hash } = new URL(href, "http://site");
          // A play's own link keeps the filter that shows it.
          if (searchParams.has("play")) expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), href).toBe(1);
          else expect(searchParams.get("plays"), `${search} ${href}`).toBeNull();
        }
      }
    }
  });
});
