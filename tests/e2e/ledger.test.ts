import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { overflowing } from "./page-measures.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

describe("why a player has his points", () => {
  it("is asked, set to other rules and led back to a play, by keyboard alone", async () => {
    const page = await site.open(`${FINAL}?tab=receiving`, { width: 360 });
    const figure = page.locator("#receiving-demo-kc-te1 td:last-child a");
    await figure.focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("dialog", { name: "Why 21.90? Jasper Underhill, PPR" });
    await card.getByText("The 3 largest plays").waitFor();
    expect(await card.locator(".tale tr").count()).toBe(3);
    expect(await card.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    expect(await figure.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await card.getByRole("link", { name: /^All \d+ plays, other scoring/ }).press("Enter");
    await page.waitForURL(/\/points\/demo-kc-te1\?scoring=PPR$/);
    await page.getByText("Why 21.90?").waitFor();

    await page.getByRole("navigation", { name: "Scoring" }).getByRole("link", { name: "Half PPR" }).press("Enter");
    await page.getByText("Why 16.40?").waitFor();

    await page.locator("summary", { hasText: "Change a rule" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    // What the rule counts on the line is said, and a choice is as wide as its words.
    expect(await page.locator(".effect").textContent()).toMatch(/ has (none of it|.*pass attempts?)$/);
    expect((await page.getByRole("combobox", { name: "Rule" }).boundingBox())?.width).toBeGreaterThanOrEqual(320);
    // As a reader finds a name in a list: by its first letters.
    await page.keyboard.type("Receiving yard,");
    await page.keyboard.press("Tab");
    await page.keyboard.type(".5");
    const effect = page.locator(".effect");
    await expect.poll(() => effect.textContent()).toMatch(/^Jasper Underhill \d+\.\d\d \+[1-9]\d*\.\d\d$/);
    const promised = (await effect.locator("b").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await page.waitForURL(/scoring=half\*rec_yd\*0\.5$/);
    await page.getByText(`Why ${promised}?`).waitFor();
    // The next rule is changed where this one was.
    expect(await page.getByRole("combobox", { name: "Rule" }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "More" }).press("Enter");
    expect(await page.getByRole("spinbutton", { name: "Points" }).inputValue()).toBe("1");
    await effect.getByText("+").waitFor();
    const undo = page.getByRole("link", { name: "Undo Receiving yard" });
    await undo.press("Enter");
    await page.waitForURL(/scoring=half$/);
    await page.getByText("Why 16.40?").waitFor();

    const play = page.locator(".tale a").first();
    const place = await play.getAttribute("href");
    await play.press("Enter");
    await page.waitForURL(`**${place}`);
    await page.locator(`#${place?.split("#")[1]} .about`).waitFor();
  });

  it("is told beside the figure to a finger, and a press beside the card closes it", async () => {
    const phone = { hasTouch: true, isMobile: true };
    const page = await site.open(`${FINAL}?tab=receiving`, { width: 360, options: phone });
    await page.locator("#receiving-demo-kc-te1 td:last-child a").tap();
    const card = page.getByRole("dialog");
    await card.getByText("largest play").waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.touchscreen.tap(180, 8);
    await card.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(FINAL);
  });

  it("has a page as wide as the site's header", async () => {
    const page = await site.open(`${FINAL}/points/demo-kc-te1`);
    const edges = await page.locator(".ledger-head").evaluate((head) => {
      const { left, right } = head.getBoundingClientRect();
      const wrap = document.querySelector(".mast .wrap");
      if (wrap === null) return [];
      const [frame, { paddingLeft }] = [wrap.getBoundingClientRect(), getComputedStyle(wrap)];
      return [left - frame.left - parseFloat(paddingLeft), frame.right - parseFloat(paddingLeft) - right];
    });
    expect(edges).toEqual([0, 0]);
  });

  it("stays a page for a press that asks for one, and where the card cannot be had", async () => {
    const page = await site.open(`${FINAL}?tab=receiving`);
    const figure = page.locator("#receiving-demo-kc-te1 td:last-child a");
    const [other] = await Promise.all([page.context().waitForEvent("page"), figure.click({ button: "middle" })]);
    await other.waitForURL(/\/points\/demo-kc-te1/);
    await page.route("**/live/points/**", (route) => route.fulfill({ status: 404, json: { error: "no card" } }));
    await figure.click();
    await page.getByText("Why 21.90?").waitFor();
    // The browser notes the refusal that the test made.
    expect(site.takeFaults().filter((fault) => !fault.includes("404 (Not Found)"))).toEqual([]);
  });

  it("says on a slow network that it is on its way, and closes when the reader goes back under it", async () => {
    const page = await site.open(`${FINAL}?tab=receiving`);
    const figure = page.locator("#receiving-demo-kc-te1 td:last-child a");
    const asked = Promise.withResolvers<undefined>();
    await page.route("**/live/points/**", async (route) => {
      await asked.promise;
      await route.continue();
    });
    await figure.click();
    await expect.poll(() => figure.getAttribute("aria-busy")).toBe("true");
    expect(await figure.evaluate((link) => getComputedStyle(link).animationName)).toBe("pulse");
    asked.resolve(undefined);
    const card = page.getByRole("dialog");
    await card.waitFor();
    await expect.poll(() => figure.getAttribute("aria-busy")).toBeNull();
    await page.evaluate(() => history.pushState(null, "", "#here"));
    await page.goBack();
    await card.waitFor({ state: "detached" });
  });

  it("takes a rule that was chosen and written before the scripts came", async () => {
    const page = await site.newPage({ width: 360 });
    const scripts = Promise.withResolvers<undefined>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${FINAL}/points/demo-kc-te1?scoring=half`, { waitUntil: "domcontentloaded" });
    await page.locator("summary", { hasText: "Change a rule" }).click();
    await page.getByRole("combobox", { name: "Rule" }).selectOption("rec_yd");
    await page.getByRole("spinbutton", { name: "Points" }).fill("0.5");
    scripts.resolve(undefined);
    const effect = page.locator(".effect");
    await effect.waitFor();
    expect(await effect.textContent()).toMatch(/^Jasper Underhill \d+\.\d\d \+[1-9]\d*\.\d\d$/);
    expect(await page.getByRole("spinbutton", { name: "Points" }).inputValue()).toBe("0.5");
    await page.getByRole("button", { name: "Apply rule" }).click();
    await page.waitForURL(/scoring=half\*rec_yd\*0\.5$/);
  });

  it("is asked with a finger and without script", async () => {
    const phone = { hasTouch: true, isMobile: true };
    const page = await site.open(`${FINAL}?tab=receiving`, { width: 360, script: false, options: phone });
    await page.locator("#receiving-demo-kc-te1 td:last-child a").tap();
    await page.getByText("Why 21.90?").waitFor();
    await page.locator("summary", { hasText: "Change a rule" }).tap();
    await page.getByRole("combobox", { name: "Rule" }).selectOption("rec");
    await page.getByRole("spinbutton", { name: "Points" }).fill("2");
    await page.getByRole("button", { name: "Apply rule" }).tap();
    await page.getByText("Why 32.90?").waitFor();
    await page.getByRole("link", { name: /^All points of/ }).tap();
    await page.getByRole("link", { name: "Lions defense" }).waitFor();
    expect(await page.getByText("Everyone with points, PPR with changes").count()).toBe(1);
  });
});
