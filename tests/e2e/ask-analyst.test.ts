import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

const GAME = `/games/${SAMPLE_KEYS.final}`;
const RULES = "Answered from this game’s stats";

const answers = (page: Page) => page.locator("#analyst .told");

/** Files that the browser asks for from now on. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

describe("the analyst's section of a game page", () => {
  it("S2.chat.1 stands after the box score and before the cards, for visitors, and says who answers", async () => {
    const page = await site.open(GAME);
    const order = await page.locator("#box, #analyst, #facts").evaluateAll((found) => found.map(({ id }) => id));
    expect(order).toEqual(["box", "analyst", "facts"]);
    const section = page.locator("#analyst");
    expect(await section.getByRole("heading").textContent()).toBe("Ask Big Dill");
    expect(await section.locator(".byline p").textContent()).toBe("Answers from this game’s stats");
  });

  it("costs nothing until it is used: its code is asked for with the first use, and takes over what stands there", async () => {
    const page = await site.newPage();
    const asked = watchFiles(page);
    await page.goto(GAME, { waitUntil: "load" });
    await hydrated(page);
    expect(asked.filter((path) => /analyst|ask-form|api\/chat/.test(path))).toEqual([]);
    const field = page.getByRole("textbox", { name: "Your question about this game" });
    await field.evaluate((input) => input.setAttribute("data-same", "yes"));
    await field.fill("Who won?");
    await expect.poll(() => asked.some((path) => path.includes("/analyst-"))).toBe(true);
    expect(await field.getAttribute("data-same")).toBe("yes");
    expect(await field.inputValue()).toBe("Who won?");
    await field.press("Enter");
    await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(GAME);
    expect(await field.inputValue()).toBe("");
  });

  it("answers a pressed question in place, with what it rests on beneath, even when pressed before the code is there", async () => {
    const page = await site.open(GAME);
    await hydrated(page);
    const suggestion = page.getByRole("link", { name: "Who won and how?" });
    await suggestion.click();
    await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(GAME);
    expect(await page.locator("#analyst .said").textContent()).toBe("You Who won and how?");
    expect(await answers(page).locator(".basis").textContent()).toMatch(
      new RegExp(`^${RULES}\\. Looked up: facts.*, as of `),
    );
    expect(await answers(page).locator("p").first().textContent()).toMatch(/^Big Dill .*\d/);
    expect(await answers(page).locator(".proofs a").first().getAttribute("href")).toMatch(/^\/games\/\d+[?#]/);
  });

  it("is there too when the page was reached by a link of the site, and ends with it", async () => {
    const page = await site.open("/stats?season=2025&type=REG&week=3");
    await hydrated(page);
    await page.locator(`a[href="${GAME}"]`).first().click();
    await page.waitForURL(`**${GAME}`);
    const field = page.locator("#analyst input");
    await field.fill("What was the final score?");
    await field.press("Enter");
    await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator("#analyst").count()).toBe(0);
  });

  it("says so when the browser is offline, and answers again afterwards", async () => {
    const page = await site.open(GAME);
    await hydrated(page);
    const field = page.locator("#analyst input");
    await field.focus();
    await hydrated(page, "#analyst form");
    await page.context().setOffline(true);
    await field.fill("Who won?");
    await field.press("Enter");
    await expect
      .poll(() => answers(page).locator(".note").allTextContents())
      .toEqual(["You are offline. Ask again when the connection is back."]);
    await page.context().setOffline(false);
    await field.fill("Who won?");
    await field.press("Enter");
    await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
    // The harness notes the request that could not be made.
    expect(
      site.takeFaults().every((fault) => fault.includes("api/chat") || fault.includes("INTERNET_DISCONNECTED")),
    ).toBe(true);
  });

  it("shows where an answer begins below the longest question that the field takes", async () => {
    const page = await site.open(GAME, { width: 360 });
    await hydrated(page);
    const field = page.getByRole("textbox", { name: "Your question about this game" });
    await field.fill("Who won this game and how? ".repeat(20).slice(0, 500));
    await field.press("Enter");
    await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
    const [frame, answer] = [await page.locator("#analyst .sheet").boundingBox(), await answers(page).boundingBox()];
    if (frame === null || answer === null) throw new Error("nothing is shown");
    expect(answer.y).toBeGreaterThanOrEqual(frame.y);
    expect(answer.y + 48).toBeLessThan(frame.y + frame.height);
  });

  it("fits 320 pixels and has nothing that axe finds, with an answer shown, light and dark", async () => {
    for (const dark of [false, true]) {
      const page = await site.open(GAME, { width: 320, dark });
      await hydrated(page);
      await page.getByRole("link", { name: "Who won and how?" }).click();
      await expect.poll(() => answers(page).locator(".basis").count()).toBe(1);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});

describe("without JavaScript", () => {
  it("the form and the links lead to a page with the answer, and back", async () => {
    const page = await site.open(GAME, { script: false });
    await page.locator("#analyst input").fill("Who led in fantasy points?");
    await page.getByRole("button", { name: "Ask" }).click();
    expect(new URL(page.url()).pathname).toBe(`${GAME}/ask`);
    expect(await page.locator(".told .basis").textContent()).toContain(RULES);
    await page.getByRole("link", { name: "Who won and how?" }).click();
    expect(new URL(page.url()).search).toBe("?q=Who%20won%20and%20how%3F");
    expect(await page.locator(".said").textContent()).toBe("You Who won and how?");
    expect(await page.locator(".told .basis").textContent()).toContain(RULES);
    await page.locator("main p a").first().click();
    expect(new URL(page.url()).pathname).toBe(GAME);
  });
});
