import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { smallGamePlayers } from "../fixtures/small-game-people.ts";
import { hydrated, launchChromium } from "../setup/open-browser-site.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

let browser: Browser;
let site: OpenSite;
let address = "";

beforeAll(async () => {
  site = await openSite({ games: [smallGame()], players: smallGamePlayers() });
  await site.store.putStory({
    gameKey: smallGame().game.gameKey,
    kind: "recap",
    markdown: "A **recap**.",
    html: "<p>A <strong>recap</strong>.</p>",
    createdAt: "2025-09-09T04:00:00Z",
    ...HAND_WRITTEN,
  });
  address = await site.listen();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe("the Content-Security-Policy in a real browser", () => {
  it("stops nothing of our own: pages load, hydrate and lead to each other without a complaint", async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.route("https://logos.example/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(`${address}/games/${smallGame().game.gameKey}`);
    await hydrated(page);
    await page.getByRole("link", { name: "FLOW", exact: true }).click();
    await page.waitForURL(/plays=flow/);
    await page.getByRole("link", { name: "Ty Brandvold" }).first().click();
    await page.waitForURL(/\/players\//);
    await page.getByRole("heading", { name: "Ty Brandvold" }).waitFor();
    await page.getByRole("link", { name: "Scores", exact: true }).click();
    await page.waitForURL(/\/stats/);
    await page.locator(`a[href="/games/${smallGame().game.gameKey}"]`).first().click();
    await page.getByText("A recap.").waitFor();
    // One document: everything until here went through the framework in the browser.
    expect(documents).toEqual([`/games/${smallGame().game.gameKey}`]);
    await page.locator("#find").fill("teal");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "D.J. Teal" }).waitFor();
    await page.goBack();
    await page.getByText("A recap.").waitFor();
    // The form loaded a document, and so did the way back: until the router listens, it hears of no change.
    await hydrated(page);
    // A page that fails in the browser has its error page put together there too.
    await page.evaluate(() => {
      history.pushState(null, "", "/games/209910199");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => document.title === "Game Analysis");
    expect(complaints.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
    await page.close();
  });

  it("lets the browser put the error page together when the server fails", async () => {
    const failing = await openSite({
      games: [smallGame()],
      wrapStore: (store) => ({ ...store, weekGames: () => Promise.reject(new Error("the database is away")) }),
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (/Trusted|Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${await failing.listen()}/games/${smallGame().game.gameKey}`);
    await hydrated(page);
    await page.getByRole("link", { name: "Scores", exact: true }).click();
    await page.getByRole("heading", { name: "Something went wrong on our end" }).waitFor();
    expect(complaints).toEqual([]);
    expect(await page.content()).not.toContain("the database is away");
    await page.close();
    await failing.close();
  });

  it("runs no script that a text from outside brought along", async () => {
    const evil = await openSite({ games: [smallGame()] });
    await evil.store.putStory({
      gameKey: smallGame().game.gameKey,
      kind: "recap",
      markdown: "x",
      html: "<script>document.title = 'owned'</script><img src=x onerror=\"document.title = 'owned'\"><p>After</p>",
      createdAt: "2025-09-09T04:00:00Z",
      ...HAND_WRITTEN,
    });
    const evilAddress = await evil.listen();
    const page = await browser.newPage();
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await page.goto(`${evilAddress}/games/${smallGame().game.gameKey}`);
    await page.waitForLoadState("networkidle");
    expect(await page.title()).toContain("MIN vs CHI");
    expect(violations.length).toBeGreaterThanOrEqual(2);
    await page.close();
    await evil.close();
  });
});
