import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkedRecap } from "../fixtures/checked-recap.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

const PATH = `/games/${SAMPLE_KEYS.final}`;
/** A claim that a play proves, and its entry's link to the play. */
const PLAY = '.receipts .proof a[href*="#play-"]';

let site: BrowserSite;
beforeAll(async () => {
  const { games, ...league } = sampleLeague();
  const game = games.find(({ game: { gameKey } }) => gameKey === SAMPLE_KEYS.final);
  if (game === undefined) throw new Error("the league has this game");
  site = await openBrowserSite({ ...league, games, stories: [checkedRecap(snapshotOf(game))] });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("a claim of a recap, with script", () => {
  it("shows its receipt beside it; Escape closes it, and the keyboard stands on the claim again", async () => {
    const page = await open(PATH);
    const claim = await claimOfPlay(page);
    await claim.focus();
    await page.keyboard.press("Enter");
    const card = page.locator(".receipt:popover-open");
    await card.waitFor();
    expect(await card.locator(".proof").allTextContents()).toEqual(await proofsOf(page, claim));
    expect(await card.getAttribute("aria-label")).toBe(`What proves “${await claim.textContent()}”`);
    expect(new URL(page.url()).hash).toBe("");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await claim.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("leads from the card to the play, marks it, and moves the keyboard there", async () => {
    const page = await open(PATH);
    const claim = await claimOfPlay(page);
    await claim.click();
    await page.locator('.receipt:popover-open .proof a[href*="#play-"]').first().click();
    const play = page.locator(".play[data-marked]");
    await play.waitFor();
    expect(new URL(page.url()).hash).toBe(`#${await play.getAttribute("id")}`);
    expect(await isInWindow(play)).toBe(true);
    expect(await play.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator(".receipt:popover-open").count()).toBe(0);
  });

  it("leads to a play that a filter hides, and keeps the tab", async () => {
    const page = await open(`${PATH}?plays=2&tab=rushing`);
    const hidden = page.locator(PLAY).filter({ hasText: /^Q4/ }).first();
    const id = ((await hidden.getAttribute("href")) ?? "").split("#")[1] ?? "";
    expect(await page.locator(`[id="${id}"]`).count()).toBe(0);
    await followFromCard(page, hidden);
    await page.locator(`[id="${id}"][data-marked]`).waitFor();
    expect(new URL(page.url()).search).toBe("?tab=rushing");
    expect(await isInWindow(page.locator(`[id="${id}"]`))).toBe(true);
    await page.goBack();
    await page.waitForURL(`**${PATH}?plays=2&tab=rushing`);
  });

  it("leads to a play that FLOW folds away, and opens it there", async () => {
    const page = await open(`${PATH}?plays=flow`);
    const ids = await page
      .locator(PLAY)
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("#")[1] ?? ""));
    const folded = await page.evaluate((all) => all.find((id) => document.getElementById(id)?.closest("details")), ids);
    // Most plays that decide a game are in FLOW; then there is nothing to unfold.
    const id = folded ?? ids[0] ?? "";
    await followFromCard(page, page.locator(`.receipts a[href$="#${id}"]`).first());
    await page.locator(`[id="${id}"][data-marked]`).waitFor();
    expect(new URL(page.url()).search).toBe("?plays=flow");
    expect(await isInWindow(page.locator(`[id="${id}"]`))).toBe(true);
  });

  it("leads there a second time, when the address names the play already", async () => {
    const page = await open(`${PATH}?plays=flow`);
    const ids = await page
      .locator(PLAY)
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("#")[1] ?? ""));
    const folded = await page.locator(".gap .play").evaluateAll((all) => all.map(({ id }) => id));
    const id = ids.find((one) => folded.includes(one)) ?? "";
    const play = page.locator(`[id="${id}"]`);
    for (const time of ["first", "second"]) {
      await followFromCard(page, page.locator(`.receipts .proof a[href$="#${id}"]`).first());
      await page.locator(`[id="${id}"][data-marked]`).waitFor();
      expect(await isInWindow(play), `${time} time`).toBe(true);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      await play.evaluate((element) => {
        element.removeAttribute("data-marked");
        const fold = element.closest("details");
        if (fold === null) throw new Error("the play stands in a fold");
        fold.open = false;
        scrollTo(0, 0);
      });
      expect(await play.evaluate((element) => element.checkVisibility())).toBe(false);
    }
  });

  it("leads to a line under another tab and source, and keeps the filter", async () => {
    const page = await open(`${PATH}?plays=flow&source=projections`);
    const line = page.locator('.receipts .proof a[href*="tab=receiving#receiving-"]').first();
    const id = ((await line.getAttribute("href")) ?? "").split("#")[1] ?? "";
    await followFromCard(page, line);
    const row = page.locator(`tr[id="${id}"][data-marked]`);
    await row.waitFor();
    // The heads of its figures and the line of its team are in sight, and its edge is clear of the name.
    expect(await isInWindow(page.locator(".box thead:visible").first())).toBe(true);
    expect(await row.locator("th").evaluate((head) => getComputedStyle(head).paddingInlineStart)).toBe("8px");
    expect(new URL(page.url()).search).toBe("?plays=flow&tab=receiving");
    expect(await isInWindow(page.locator(`tr[id="${id}"]`))).toBe(true);
  });

  it("works by touch, closes on a touch elsewhere, and a second claim takes the card over", async () => {
    const page = await site.open(PATH, { width: 360, height: 740, options: { hasTouch: true, isMobile: true } });
    await hydrated(page);
    const claims = page.locator("#recap p .claim");
    await claims.nth(0).tap();
    const card = page.locator(".receipt:popover-open");
    await card.waitFor();
    expect(await isInWindow(card)).toBe(true);
    await claims.nth(1).tap();
    // Between the two the card is closed for a moment: the touch dismisses it, and its click opens it again.
    await page.getByRole("dialog", { name: `What proves “${await claims.nth(1).textContent()}”` }).waitFor();
    expect(await page.locator(".claim.is-open").allTextContents()).toEqual([await claims.nth(1).textContent()]);
    await page.locator("#recap h2").tap();
    await card.waitFor({ state: "detached" });
    await page.locator(".claim.is-open").waitFor({ state: "detached" });
  });

  it("is an ordinary link for readers who want another tab", async () => {
    const page = await open(PATH);
    const claim = await claimOfPlay(page);
    const [opened] = await Promise.all([page.context().waitForEvent("page"), claim.click({ modifiers: ["Control"] })]);
    await opened.waitForURL(`**${await claim.getAttribute("href")}`);
    expect(await page.locator(".receipt:popover-open").count()).toBe(0);
  });

  it("is an ordinary link where the code cannot be had", async () => {
    const page = await site.newPage();
    await page.route("**/follow-receipt-*.js", (route) => route.abort());
    await page.goto(PATH);
    await hydrated(page);
    const claim = await claimOfPlay(page);
    await claim.click();
    await page.waitForURL(`**${await claim.getAttribute("href")}`);
    expect(await page.locator(".receipts").getAttribute("open")).not.toBeNull();
    site.takeFaults();
  });

  it("moves nothing, with the card and without", async () => {
    const page = await site.newPage();
    const shifts = await watchLayoutShifts(page);
    await page.goto(PATH);
    await hydrated(page);
    await (await claimOfPlay(page)).click();
    await page.locator(".receipt:popover-open").waitFor();
    await painted(page);
    await page.keyboard.press("Escape");
    await painted(page);
    expect(shifts.seen()).toEqual([]);
  });
});

describe("the list of facts", () => {
  it.each([true, false])("is skipped to by the keyboard, and opened (script: %s)", async (script) => {
    const page = await open(PATH, script);
    const skip = page.locator(".skip-facts");
    await skip.focus();
    expect(await skip.isVisible()).toBe(true);
    const told = await page.locator(".receipts summary").innerText();
    expect(told).toMatch(/^\d+ facts from the game’s data$/);
    expect(await skip.innerText()).toBe(`Skip the ${Number.parseInt(told, 10)} facts in this recap`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**#recap-facts");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    await page.keyboard.press("Enter");
    await page.locator(".receipts[open]").waitFor();
  });

  it.each([
    [360, 740],
    [1280, 800],
  ])("is without fault for axe, unfolded and with a card, at %i px", async (width, height) => {
    const page = await site.open(PATH, { width, height });
    await hydrated(page);
    await page.locator(".receipts summary").click();
    await (await claimOfPlay(page)).click();
    await page.locator(".receipt:popover-open").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each([320, 360, 768, 1280])("stays within a window of %i px, open and as a card", async (width) => {
    const page = await site.open(PATH, { width, height: 740 });
    await hydrated(page);
    await page.locator(".receipts summary").click();
    await (await claimOfPlay(page)).click();
    const card = page.locator(".receipt:popover-open");
    await card.waitFor();
    expect(await isInWindow(card)).toBe(true);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  it("is a single line on paper, even unfolded, without the claims' lines", async () => {
    const page = await open(PATH);
    await page.locator(".receipts summary").click();
    await page.emulateMedia({ media: "print" });
    const visible = (selector: string): Promise<boolean[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.checkVisibility()));
    expect(await visible(".receipts summary")).toEqual([true]);
    expect(await visible(".skip-facts, .receipts > p, .receipts > ol")).toEqual([false, false, false]);
    expect(
      await page
        .locator(".claim")
        .first()
        .evaluate((one) => getComputedStyle(one).textDecorationLine),
    ).toBe("none");
  });

  it("shows where claims are in forced colors", async () => {
    const page = await open(PATH);
    await page.emulateMedia({ forcedColors: "active" });
    expect(
      await page
        .locator(".claim")
        .first()
        .evaluate((one) => getComputedStyle(one).textDecorationLine),
    ).toBe("underline");
  });
});

describe("a claim of a recap, without script", () => {
  it("leads into the folded list, from there to the play, and back to the text", async () => {
    const page = await open(PATH, false);
    const claim = await claimOfPlay(page);
    const id = ((await claim.getAttribute("href")) ?? "").slice(1);
    await claim.click();
    const fact = page.locator(`[id="${id}"]`);
    await fact.waitFor();
    expect(await page.locator(".receipts").getAttribute("open")).not.toBeNull();
    expect(await isInWindow(fact)).toBe(true);
    await fact.locator(".said a").click();
    expect(await isInWindow(claim)).toBe(true);
    await fact.locator('.proof a[href*="#play-"]').first().click();
    await page.waitForURL("**#play-*");
    expect(await isInWindow(page.locator(".play:target"))).toBe(true);
  });

  it.each(["?plays=1", "?plays=flow&tab=rushing&source=projections&order=newest"])(
    "leads to the play and to the line from under %s",
    async (search) => {
      const page = await open(`${PATH}${search}`, false);
      await page.locator(".receipts summary").click();
      for (const selector of [
        `${PLAY} >> nth=-1`,
        '.receipts .proof a:is([href*="#rushing-"], [href*="#receiving-"]) >> nth=0',
      ]) {
        await page.locator(selector).click();
        await page.waitForURL("**#*-*");
        expect(await isInWindow(page.locator(":is(.play, tr):target"))).toBe(true);
        await page.goto(`${PATH}${search}`);
        await page.locator(".receipts summary").click();
      }
    },
  );
});

async function open(path: string, script = true): Promise<Page> {
  const page = await site.open(path, { script });
  if (script) await hydrated(page);
  return page;
}

/** The first claim that a play proves. */
async function claimOfPlay(page: Page) {
  const entry = page
    .locator("li")
    .filter({ has: page.locator(PLAY.replace(".receipts ", "")) })
    .first();
  return page.locator(`.claim[href="#${await entry.getAttribute("id")}"]`).first();
}

async function proofsOf(page: Page, claim: ReturnType<Page["locator"]>): Promise<string[]> {
  const proofs = page.locator(`[id="${((await claim.getAttribute("href")) ?? "").slice(1)}"] .proof`);
  return proofs.evaluateAll((all) => all.map((one) => one.textContent ?? ""));
}

/** Opens the card of the claim whose entry has this link, and follows the link there. */
async function followFromCard(page: Page, link: ReturnType<Page["locator"]>): Promise<void> {
  const href = await link.getAttribute("href");
  const id = await link.evaluate((element) => element.closest("li")?.id ?? "");
  await page.locator(`.claim[href="#${id}"]`).first().click();
  await page.locator(`.receipt:popover-open a[href="${href}"]`).click();
}

async function isInWindow(locator: ReturnType<Page["locator"]>): Promise<boolean> {
  // A jump is done when it has been painted, with script and without.
  await painted(locator.page());
  return locator.first().evaluate((element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}
