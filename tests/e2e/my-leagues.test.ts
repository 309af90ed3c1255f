import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { inventedWorld, LEAGUE_ID } from "../emulators/sleeper/invented-world.ts";
import { openSleeperEmulator, type SleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { FANTASY_PEOPLE, fantasyPlayers, fantasySeason } from "../fixtures/fantasy-season.ts";
import { type BrowserSite, openBrowserSite } from "../setup/open-browser-site.ts";
import { axeFindings } from "./axe-findings.ts";
import { focusStops } from "./focus-stops.ts";
import { overflowing } from "./page-measures.ts";

const PAGE = "/my/leagues";
const RUNNER = `/players/${FANTASY_PEOPLE.runner.playerId}`;
const PHONE = { width: 360, height: 740, options: { hasTouch: true, isMobile: true } };

let site: BrowserSite;
let emulator: SleeperEmulator;
let time = Date.parse("2024-11-03T18:00:00Z");
beforeAll(async () => {
  const world = inventedWorld();
  for (const { league } of world.leagues) league.season = "2024";
  emulator = await openSleeperEmulator({ world });
  site = await openBrowserSite(
    { games: fantasySeason(), players: fantasyPlayers() },
    { clock: () => new Date((time += 61_000)), sleeperUrl: emulator.baseURL },
  );
});
afterEach(() => site.endTest());
afterAll(async () => {
  await site.close();
  await emulator.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).tap();

/** A star shows at once that it was pressed; it is kept when the request is answered. */
async function pressStar(page: Page, how: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await how();
  await answered;
}

/** The words on which the keyboard stands. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
}

describe("on a phone, by finger", () => {
  it("a user name leads to leagues, which are kept, renamed, removed and brought back", async () => {
    const page = await site.open(PAGE, PHONE);
    await expectSound(page);
    await page.getByLabel("Sleeper user name, or the link of a league").fill("gridiron_gus");
    await press(page, "Find my leagues");
    await page.getByRole("heading", { name: "Leagues of Gridiron_Gus" }).waitFor();
    await expectSound(page);
    await page.getByText("Garbage Time").tap();
    await press(page, "Add these leagues");
    const list = page.locator(".kept li");
    await list.filter({ hasText: "Fourth and Long" }).waitFor();
    expect(await list.count()).toBe(1);
    await page.locator("summary", { hasText: "Rename" }).tap();
    await page.getByLabel("New name for Fourth and Long").fill("Home");
    await press(page, "Rename");
    await list.filter({ hasText: "Home" }).waitFor();
    await expectSound(page);
    await press(page, "Remove Home");
    await page.getByText("Removed Home.").waitFor();
    // The words come with the answer, the list with what is read after it.
    await expect.poll(() => list.count()).toBe(0);
    await expectSound(page);
    await press(page, "Undo");
    await list.filter({ hasText: "Home" }).waitFor();
    await page.reload();
    expect(await list.count()).toBe(1);
  });

  it("a league's link asks whose team it is", async () => {
    const page = await site.open(PAGE, PHONE);
    await page.getByLabel("Sleeper user name, or the link of a league").fill(`sleeper.com/leagues/${LEAGUE_ID}`);
    await press(page, "Find my leagues");
    await page.getByLabel("BlitzBo").tap();
    await expectSound(page);
    await press(page, "Add this team");
    await page.locator(".kept li", { hasText: "Fourth and Long" }).waitFor();
  });

  it("pasted names that are not sure are asked about: the likely player is marked, and kept when the reader sends it", async () => {
    const page = await site.open(PAGE, PHONE);
    await page.getByLabel(/^Starters/).fill("Gil Whitcombe\nPrentiss\nBills D\nQuux Nobodyatall");
    await press(page, "Read names");
    await page.getByRole("heading", { name: "2 of 4 found. One question." }).waitFor();
    await expectSound(page);
    const group = page.getByRole("group", { name: "Prentiss: Dexter Prentiss Jr.?" });
    expect(await group.getByLabel(/^Yes/).isChecked()).toBe(true);
    expect(await page.locator(".kept li").count()).toBe(0);
    await press(page, "Add my team");
    const league = page.locator(".kept li");
    await league.waitFor();
    expect(await league.innerText()).toContain("Gil Whitcombe, Dexter Prentiss Jr., Buffalo Bills");
  });

  it("what cannot be found is said beside its field, with what was typed", async () => {
    const page = await site.open(PAGE, PHONE);
    const field = page.getByLabel("Sleeper user name, or the link of a league");
    await field.fill("nobody_here");
    await press(page, "Find my leagues");
    await page.getByText("Sleeper has no user of that name.").waitFor();
    expect(await field.inputValue()).toBe("nobody_here");
    await expectSound(page);
    // The browser notes the status of the answer.
    expect(site.takeFaults()).toEqual([expect.stringContaining("status of 422")]);
  });

  it("a star is pressed in place, stays, and is in the list; it is 44 pixels wide and high", async () => {
    const page = await site.open(RUNNER, PHONE);
    const star = page.getByRole("button", { name: "Star Anson Quickly-Vandermeer" });
    const box = await star.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pressStar(page, () => star.tap());
    await page.locator(".star[aria-pressed=true]").waitFor();
    expect(new URL(page.url()).pathname).toBe(RUNNER);
    await expectSound(page);
    await page.goto("/players?q=prentiss");
    const second = page.getByRole("button", { name: "Star Prentiss Vole" });
    const place = await second.boundingBox();
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pressStar(page, () => second.tap());
    await page.locator(".star[aria-pressed=true]").waitFor();
    expect(page.url()).toContain("q=prentiss");
    await page.goto(PAGE);
    expect(await page.locator(".kept li").allInnerTexts()).toEqual([
      expect.stringContaining("Anson Quickly-Vandermeer"),
      expect.stringContaining("Prentiss Vole"),
    ]);
    await press(page, "Remove Prentiss Vole");
    await page.getByText("Star taken away.").waitFor();
    await expectSound(page);
  });
});

describe("what a form has done is in sight, with the keyboard on it", () => {
  it("questions about names stand on the screen that was scrolled down to the names", async () => {
    const page = await site.open(PAGE, PHONE);
    await page.getByLabel(/^Starters/).fill("Prentiss\nQuux Nobodyatall\nGil Whitcombe");
    const read = page.getByRole("button", { name: "Read names" });
    await read.evaluate((button) => button.scrollIntoView());
    await read.press("Enter");
    await expect.poll(() => focused(page)).toBe("1 of 3 found. One question.");
    const heading = page.locator("#questions-h");
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    const question = await page.getByRole("group").first().boundingBox();
    expect((question?.y ?? PHONE.height) + (question?.height ?? 0)).toBeLessThan(PHONE.height);
  });

  it("a team is added, removed, restored and renamed", async () => {
    const page = await site.open(PAGE, PHONE);
    await page.getByLabel(/^Starters/).fill("Gil Whitcombe, Bills D");
    const act = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
    await act("Read names");
    await expect.poll(() => focused(page)).toBe("Added My team, 2 players.");
    await expectSound(page);
    await act("Undo");
    await expect.poll(() => focused(page)).toBe("Removed My team.");
    expect(await page.locator(".kept li").count()).toBe(0);
    await act("Undo");
    await expect.poll(() => focused(page)).toBe("Restored My team.");
    expect(await page.locator(".kept li").count()).toBe(1);
    await page.locator("summary").press("Enter");
    await page.getByLabel("New name for My team").fill("Home");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Renamed to Home.");
    await act("Remove Home");
    await expect.poll(() => focused(page)).toBe("Removed Home.");
  });
});

describe("stars that are pressed at once", () => {
  it("are all kept, one after another", async () => {
    const page = await site.open("/players?q=prentiss", PHONE);
    const stars = page.getByRole("button", { name: /^Star / });
    const count = await stars.count();
    expect(count).toBeGreaterThan(2);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes("f-kicker") === true);
    // Not one tap after the other's answer, as a finger is faster than a network.
    await stars.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLButtonElement) button.click();
    });
    await answered;
    await expect.poll(async () => (await page.context().cookies())[0]?.value.split("+").length).toBe(count);
    await page.goto(PAGE);
    expect(await page.locator(".kept li").count()).toBe(count);
  });

  it("go back and say so without a connection", async () => {
    const page = await site.open(RUNNER, PHONE);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: /^Star / }).tap();
    await page.getByText("The star could not be kept: no connection. Try again.").waitFor();
    expect(await page.locator(".star").getAttribute("aria-pressed")).toBe("false");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: /^Star / }).tap();
    await page.locator(".star[aria-pressed=true]").waitFor();
    await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
    // The browser notes that it is offline.
    expect(site.takeFaults().every((fault) => fault.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
  });
});

describe("by keyboard", () => {
  it("a star and a whole paste; every stop is seen and in order", async () => {
    const page = await site.open(RUNNER, { width: 1280 });
    await page.getByRole("button", { name: /^Star / }).focus();
    await pressStar(page, () => page.keyboard.press("Enter"));
    await page.locator(".star[aria-pressed=true]").waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("star");
    await pressStar(page, () => page.keyboard.press("Space"));
    await page.locator(".star[aria-pressed=false]").waitFor();
    await page.goto(PAGE);
    await page.getByLabel(/^Starters/).focus();
    await page.keyboard.type("Gil Whitcombe, Prentiss");
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "1 of 2 found. One question." }).waitFor();
    await expect.poll(() => focused(page)).toBe("1 of 2 found. One question.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".kept li").waitFor();
    await expect.poll(() => focused(page)).toBe("Added My team, 2 players.");
    // A paste without a question stands on the same page before and after: it begins anew, at its beginning, with empty fields.
    await page.getByLabel(/^Starters/).focus();
    await page.keyboard.type("Gil Whitcombe");
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".kept li").nth(1).waitFor();
    await expect.poll(() => focused(page)).toBe("Added My team 2, one player.");
    expect(await page.getByLabel(/^Starters/).inputValue()).toBe("");
    await page.reload();
    const stops = await focusStops(page);
    expect(stops.filter(({ ring, isInOrder, hiddenBy }) => ring === 0 || !isInOrder || hiddenBy !== null)).toEqual([]);
  });
});

describe("without script", () => {
  it("import, paste and star lead through whole pages", async () => {
    const page = await site.open(PAGE, { ...PHONE, script: false });
    await page.getByLabel("Sleeper user name, or the link of a league").fill("gridiron_gus");
    await press(page, "Find my leagues");
    await press(page, "Add these leagues");
    const league = page.locator(".kept li");
    await league.nth(1).waitFor();
    await page.getByLabel(/^Starters/).fill("Gil Whitcombe");
    await press(page, "Read names");
    await league.nth(2).waitFor();
    await press(page, "Remove Garbage Time");
    await page.getByText("Removed Garbage Time.").waitFor();
    expect(await league.count()).toBe(2);
    await press(page, "Undo");
    await league.nth(2).waitFor();
    await page.goto(RUNNER);
    await press(page, /^Star /);
    await page.locator(".star[aria-pressed=true]").waitFor();
    expect(new URL(page.url()).pathname).toBe(RUNNER);
  });
});

it.each([true, false])(
  "a pasted text is corrected where it was read, and stands there on the way back, with script: %s",
  async (script) => {
    const page = await site.open(PAGE, { script, width: 700 });
    const field = page.getByLabel(/^Starters/);
    await field.fill("Gil Whitcombe\nQuux Nobodyatall");
    await page.getByRole("button", { name: "Read names" }).click();
    await page.getByRole("heading", { name: "1 of 2 found." }).waitFor();
    // axe is a script itself.
    if (script) await expectSound(page);
    expect(await field.inputValue()).toBe("Gil Whitcombe\nQuux Nobodyatall");
    await field.fill("Gil Whitcombe\nBills D\nQuux Nobodyatall");
    await page.getByRole("button", { name: "Read names" }).click();
    await page.getByRole("heading", { name: "2 of 3 found." }).waitFor();
    await page.getByRole("button", { name: "Back without adding anything" }).click();
    await page.getByRole("heading", { name: "Paste your players" }).waitFor();
    expect(await field.inputValue()).toBe("Gil Whitcombe\nBills D\nQuux Nobodyatall");
    expect(await page.locator(".kept li").count()).toBe(0);
    await field.fill("Gil Whitcombe\nBills D");
    await page.getByRole("button", { name: "Read names" }).click();
    expect(await page.locator(".kept li").innerText()).toContain("Gil Whitcombe, Buffalo Bills");
  },
);

it.each([320, 360, 768, 1280])("nothing is cut or lies over another at %i px, in either color", async (width) => {
  const page = await site.open(PAGE, { width });
  await page.getByLabel(/^Starters/).fill("Gil Whitcombe\nAnson Quickly-Vandermeer");
  await page.getByRole("button", { name: "Read names" }).click();
  await page.locator(".kept li").waitFor();
  await expectSound(page);
});
