import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refresh, type ScriptedIngest, scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { type BrowserSite, hydrated, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { axeViolations } from "./axe-findings.ts";
import { sideways } from "./page-measures.ts";

const GAME = SAMPLE_KEYS.final;
const PAGE = `/games/${GAME}`;

let site: BrowserSite;
let ingest: ScriptedIngest;
let cookie = { name: "", value: "" };
const usual = scriptedIngest();

beforeAll(async () => {
  ingest = scriptedIngest();
  site = await openBrowserSite(sampleLeague(), { administrator: ADMINISTRATOR, ingest });
  const [name = "", value = ""] = (await signInAs(site.site, ADMINISTRATOR)).split("=");
  cookie = { name, value };
});
beforeEach(() => {
  Object.assign(ingest, { onGame: usual.onGame, onWeek: usual.onWeek, asked: [] });
});
afterEach(() => site.endTest());
afterAll(() => site.close());

async function openAsAdministrator(path: string, reader: ReaderOptions = {}): Promise<Page> {
  const page = await site.newPage(reader);
  await page.goto("/healthz");
  await page.context().addCookies([{ ...cookie, url: page.url() }]);
  await page.goto(path, { waitUntil: "load" });
  if (reader.script === false) return page;
  await hydrated(page);
  // The tools of a game page are read after it: before that their form is sent as a document.
  if (path.startsWith("/games/") && (await page.locator("#admin button").count()) > 0)
    await hydrated(page, "#admin button");
  return page;
}

/** A reading that waits until it is let go. */
function held(): { letGo(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  ingest.onGame = async (gameKey) => {
    await promise;
    return { ok: true, value: refresh(gameKey, { plays: 178, corrections: 2 }) };
  };
  return { letGo: () => resolve() };
}

const button = (page: Page) => page.locator("#admin button");
const message = (page: Page) => page.locator("#admin output");

describe("the administrator's tools in the browser", () => {
  it("S6.admin.2 S6.admin.4 S6.admin.5 S6.admin.6 LOAD_PLAYS is disabled and says LOADING... until the answer is there", async () => {
    const page = await openAsAdministrator(`${PAGE}?plays=flow&tab=rushing`);
    const reading = held();
    expect(await page.locator("#admin-h").textContent()).toBe("ADMIN_TOOLS");
    expect(await button(page).textContent()).toBe("LOAD_PLAYS");
    await button(page).click();
    await expect.poll(() => button(page).textContent()).toBe("LOADING...");
    expect(await button(page).isDisabled()).toBe(true);
    expect(await message(page).textContent()).toBe("");
    await button(page).click({ force: true });
    reading.letGo();
    await expect.poll(() => message(page).textContent()).toBe("✓ 178 plays loaded, 2 corrections");
    expect(await button(page).textContent()).toBe("LOAD_PLAYS");
    expect(await button(page).isDisabled()).toBe(false);
    expect(ingest.asked).toEqual([GAME]);
    // The reader's view stays.
    expect(page.url()).toContain("?plays=flow&tab=rushing");
  });

  it("S6.admin.6 what was loaded stands on the page at once, without a reload", async () => {
    const page = await openAsAdministrator(PAGE);
    await page.evaluate(() => document.body.setAttribute("data-same-document", "yes"));
    const stored = sampleLeague().games.find(({ game }) => game.gameKey === GAME);
    if (stored === undefined) throw new Error("no such game");
    ingest.onGame = async (gameKey) => {
      await site.site.store.putGames([{ ...stored, game: { ...stored.game, attendance: 65_432 } }]);
      return { ok: true, value: refresh(gameKey, { plays: stored.allPlays.length }) };
    };
    await button(page).click();
    await expect.poll(() => message(page).textContent()).toMatch(/^✓ \d+ plays loaded/);
    await expect.poll(() => page.locator("#stadium").textContent()).toContain("65,432");
    expect(await page.locator("body[data-same-document]").count()).toBe(1);
  });

  it("S6.admin.6 S8.admin.1 an error stands there with a cross, and goes when it is tried again", async () => {
    const page = await openAsAdministrator(PAGE);
    ingest.onGame = async () => ({
      ok: false,
      error: { kind: "unreachable", message: "The provider did not answer." },
    });
    await button(page).click();
    await expect.poll(() => message(page).textContent()).toMatch(/^✗ The provider did not answer\./);
    ingest.onGame = usual.onGame;
    await button(page).click();
    await expect.poll(() => message(page).textContent()).toMatch(/^✓ Nothing new/);
  });

  it("S6.admin.3 S6.admin.6 S7.post.1 S7.post.2 works without JavaScript, and the page opens where the message stands", async () => {
    const page = await openAsAdministrator(`${PAGE}?tab=rushing`, { script: false });
    ingest.onGame = async (gameKey) => ({ ok: true, value: refresh(gameKey, { plays: 178 }) });
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await button(page).click();
    expect((await posted).postData()).toBe("intent=loadPlays");
    await page.waitForLoadState("load");
    expect(await message(page).textContent()).toBe("✓ 178 plays loaded");
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(new URL(page.url()).search).toBe("?tab=rushing");
    expect(await message(page).isVisible()).toBe(true);
    expect(
      await page.evaluate(() => document.querySelector("#admin")?.getBoundingClientRect().top ?? 9999),
    ).toBeLessThan(800);
  });

  it("S6.admin.5 by keyboard alone: the focus is on the button again afterwards, and nothing has moved", async () => {
    const page = await openAsAdministrator(PAGE);
    const reading = held();
    await button(page).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await expect.poll(() => button(page).textContent()).toBe("LOADING...");
    reading.letGo();
    await expect.poll(() => message(page).textContent()).toMatch(/^✓ 178 plays/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("LOAD_PLAYS");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it("S6.admin.1 S2.header.6 the link in the header leads to the export", async () => {
    const page = await openAsAdministrator(PAGE);
    const link = page.getByRole("link", { name: "LLM_EXPORT" });
    expect(await link.getAttribute("href")).toBe(`${PAGE}/export`);
    const answer = await page.request.get(`${PAGE}/export`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/^# NFL game/);
  });

  it("S6.visitor.2 S6.admin.2 a visitor's browser gets neither panel nor link nor the code of either", async () => {
    const page = await site.newPage();
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.url());
    });
    await page.goto(PAGE, { waitUntil: "load" });
    await hydrated(page);
    expect(await page.locator("#admin").count()).toBe(0);
    expect(await page.getByText("LLM_EXPORT").count()).toBe(0);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => url.includes("admin"))).toEqual([]);
  });
});

describe("/admin in the browser", () => {
  it("refreshes a week: the button says so meanwhile, and the result stands under it", async () => {
    ingest.now = { ...ingest.now, recent: [note("refreshed"), note("unreachable")] };
    const page = await openAsAdministrator("/admin");
    const { promise, resolve } = Promise.withResolvers<void>();
    ingest.onWeek = async () => {
      await promise;
      return { ok: true, value: { games: 16, changed: 1 } };
    };
    await page.getByRole("textbox", { name: "Week" }).fill("2");
    const week = page.getByRole("region", { name: "Refresh a week" });
    const submit = week.locator("form.acts button");
    await submit.click();
    await expect.poll(() => submit.textContent()).toBe("Refreshing...");
    expect(await submit.isDisabled()).toBe(true);
    resolve();
    await expect.poll(() => week.locator("output").textContent()).toBe("✓ Week 2 of 2025: 16 games read, 1 changed");
    expect(ingest.asked).toEqual(["2025/1/2"]);
  });

  it("works without JavaScript", async () => {
    const page = await openAsAdministrator("/admin", { script: false });
    await page.getByRole("textbox", { name: "Season" }).fill("2024");
    await page.getByRole("combobox", { name: "Season type" }).selectOption("Postseason");
    await page.getByRole("textbox", { name: "Week" }).fill("1");
    const week = page.getByRole("region", { name: "Refresh a week" });
    await week.locator("form.acts button").click();
    await page.waitForLoadState("load");
    expect(await week.locator("output").textContent()).toBe("✓ Wild Card of 2024: 16 games read, 3 changed");
  });

  it.each([true, false])("signs a person out, with JavaScript: %s, and says what came of it", async (script) => {
    const page = await openAsAdministrator("/admin", { script });
    const sessions = page.getByRole("region", { name: "Sessions" });
    await sessions.getByRole("textbox", { name: "Email address" }).fill("nobody@six.example");
    await sessions.getByRole("button", { name: "Sign this person out" }).click();
    await expect
      .poll(() => sessions.locator("output").textContent())
      .toBe("✗ Nobody is signed in elsewhere with nobody@six.example.");
  });
});

describe("the audit log in the browser", () => {
  it("is set like any other table", async () => {
    const page = await openAsAdministrator("/admin");
    const log = page.getByRole("region", { name: "Audit log" });
    const sizes = await log
      .locator("th, td")
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)));
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
  });
});

describe.each([320, 768, 1280])("at %i px, light and dark", (width) => {
  it.each([`${PAGE}#admin`, "/admin"])("axe finds nothing in %s, and nothing sticks out", async (path) => {
    ingest.now = { ...ingest.now, isScrambled: true, recent: [note("refreshed"), note("suspect"), note("bad-shape")] };
    ingest.onGame = async () => ({ ok: false, error: { kind: "unreachable", message: "SportsDataIO: no answer." } });
    const page = await openAsAdministrator(path, { width });
    if (path.startsWith(PAGE)) {
      await button(page).click();
      await expect.poll(() => message(page).textContent()).toMatch(/^✗/);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const include = path.startsWith(PAGE) ? "#admin" : "main";
      const violations = await axeViolations(page, { rules: { "target-size": { enabled: true } } }, include);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

function note(kind: ScriptedIngest["now"]["recent"][number]["kind"]): ScriptedIngest["now"]["recent"][number] {
  return {
    at: "2025-09-21T18:29:00Z",
    gameKey: GAME,
    feed: "PlayByPlay",
    kind,
    message: "SportsDataIO pbp/json/PlayByPlay: Plays.12.Sequence: expected number, received text",
    milliseconds: 1234,
  };
}
