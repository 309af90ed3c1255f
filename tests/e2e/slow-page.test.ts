import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { overflowing } from "./page-measures.ts";

const FINAL = `/games/${SAMPLE_KEYS.final}`;

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

/** A page in which a link was pressed whose data do not come; `come` lets them. */
async function pressed(): Promise<{ page: Page; come(): void }> {
  const page = await site.open("/stats", { width: 360 });
  await hydrated(page);
  const held = Promise.withResolvers<undefined>();
  await page.route(/\.data\b/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.locator(`.tiles a[href="${FINAL}"]`).click();
  return { page, come: () => held.resolve(undefined) };
}

/** As if the sign had stood there for so long, in milliseconds. */
async function after(page: Page, time: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const one of document.getAnimations()) {
      const { effect } = one;
      if (effect instanceof KeyframeEffect && effect.target?.closest(".waiting")) one.currentTime = ms;
    }
  }, time);
}

describe("a page that does not come", () => {
  it("is seen to be on its way, and the sign goes when it is there", async () => {
    const { page, come } = await pressed();
    const sign = page.locator(".waiting");
    const line = () => sign.evaluate((one) => new DOMMatrix(getComputedStyle(one, "::before").transform).a);
    await expect.poll(line).toBeGreaterThan(0);
    expect(await page.getByText("Still waiting for the page.").isVisible()).toBe(false);
    come();
    await page.waitForURL(`**${FINAL}`);
    await sign.waitFor({ state: "detached" });
  });

  it("can be loaded whole after a while", async () => {
    const { page, come } = await pressed();
    const again = page.getByRole("link", { name: "Try again" });
    await page.locator(".waiting").waitFor({ state: "attached" });
    // Well before its time: on a busy machine seconds go by until the next line.
    await after(page, 5_000);
    expect(await again.count()).toBe(0);
    await after(page, 15_100);
    await again.waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await again.click();
    await page.waitForURL(`**${FINAL}`);
    await hydrated(page);
    expect(await page.locator(".waiting").count()).toBe(0);
    come();
  });

  it("leads back where the page before it does not come either", async () => {
    const page = await site.open("/stats", { width: 360 });
    await hydrated(page);
    await page.locator(`.tiles a[href="${FINAL}"]`).click();
    await page.waitForURL(`**${FINAL}`);
    const held = Promise.withResolvers<undefined>();
    await page.route(/\.data\b/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.evaluate(() => history.back());
    await page.locator(".waiting").waitFor({ state: "attached" });
    await after(page, 15_100);
    expect(await page.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/stats");
    held.resolve(undefined);
    await page.locator(".waiting").waitFor({ state: "detached" });
  });
});
