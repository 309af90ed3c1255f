import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

import { type BrowserSite, hydrated, openBrowserSite } from "../setup/open-browser-site.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterEach(() => site.endTest());
afterAll(() => site.close());

it("players are found while somebody types, one step of the history for all of it, and the leaders are back without a search", async () => {
  const page = await site.open("/players");
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: "Name, team or position" });
  const words = page.locator("output.found");
  const leaders = page.getByRole("heading", { name: /leaders$/ });
  const atFirst = await words.innerText();

  await field.pressSequentially("chi rb", { delay: 20 });
  await expect.poll(() => words.innerText()).toMatch(/for “chi rb”/);
  expect(page.url()).toMatch(/\/players\?q=chi\+rb$/);
  expect(await page.locator(".people li").count()).toBeGreaterThan(0);
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);

  await field.fill("zzzz");
  await expect.poll(() => words.innerText()).toContain("No match for “zzzz”");
  expect(await field.inputValue()).toBe("zzzz");

  await page.goBack();
  await leaders.waitFor();
  expect(await words.innerText()).toBe(atFirst);
  expect(await field.inputValue()).toBe("");

  await page.goForward();
  await expect.poll(() => words.innerText()).toContain("No match for “zzzz”");
  expect(await field.inputValue()).toBe("zzzz");

  await field.fill("");
  await leaders.waitFor();
  expect(new URL(page.url()).search).toBe("");
});

it("one letter waits for a second one or for Enter", async () => {
  const page = await site.open("/players");
  await hydrated(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("q=")) asked.push(new URL(request.url()).searchParams.get("q") ?? "");
  });
  const field = page.getByRole("searchbox");
  await field.press("a");
  await field.press("Enter");
  await expect.poll(() => page.locator("output.found").innerText()).toContain("Two letters or more");
  expect(asked).toEqual(["a"]);
});
