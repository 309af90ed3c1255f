import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FoundCorrection } from "../../domain/game/correction.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { IncomingGame } from "../../server/store/store.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { watchedGame } from "../fixtures/watched-game.ts";
import { painted, watchLayoutShifts } from "../setup/layout-shifts.ts";
import { type BrowserSite, hydrated, openBrowserSite, type ReaderOptions } from "../setup/open-browser-site.ts";
import { openWire, type Wire } from "../setup/open-wire.ts";
import { axeFindings } from "./axe-findings.ts";
import { pageOutline } from "./page-outline.ts";

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

let site: BrowserSite;
let wire: Wire;
/** Each test has a game of its own, in a week of its own. It ended two hours ago, so that no stream of it stays open. */
let final: ProviderGame;
let week = 0;
let path: string;
let home: number;
beforeAll(async () => {
  site = await openBrowserSite({ players: simulatedPlayers() }, { clock: () => new Date() });
  wire = await openWire(await site.site.listen());
});
beforeEach(async () => {
  week += 1;
  const { finished } = watchedGame(new Date(), { week, dateTime: hoursAgo(5) });
  final = { ...finished, game: { ...finished.game, lastUpdated: hoursAgo(2) } };
  path = `/games/${final.game.gameKey}`;
  home = final.game.homeScore ?? 0;
  await site.site.store.putGames([final]);
});
afterEach(() => site.endTest());
afterAll(async () => {
  await wire.close();
  await site.close();
});

/** The final as the provider has it now, with what that corrects. */
function corrected(homeScore: number, ...corrections: FoundCorrection[]): IncomingGame {
  return { ...final, game: { ...final.game, homeScore }, corrections };
}

const score = (before: number, after: number): FoundCorrection => ({
  kind: "score",
  playId: null,
  playerId: null,
  what: "Score of CHI",
  before: String(before),
  after: String(after),
});

/** Opens the finished game on a clock that the test moves. */
async function openFinal({ at = path, ...reader }: ReaderOptions & { at?: string } = {}): Promise<Page> {
  const page = await site.newPage(reader);
  await page.clock.install();
  await page.goto(at);
  await hydrated(page);
  return page;
}

/** Lets the minutes pass after which the page asks again. In steps that leave the answer its time: a silence of half a minute ends a stream. */
async function letItAsk(page: Page): Promise<void> {
  const asked: string[] = [];
  const watch = (request: Request) => {
    if (request.url().includes("/events")) asked.push(request.url());
  };
  page.on("request", watch);
  while (asked.length === 0) await page.clock.fastForward(10_000);
  page.off("request", watch);
}

const homeScore = (page: Page) => page.locator(".side.home .pts");
const shows = (page: Page, points: number) =>
  homeScore(page)
    .filter({ hasText: new RegExp(`\\b${points}$`) })
    .waitFor();
const note = (page: Page) => page.locator(".corrected-now");

describe("an open page of a finished game", () => {
  it("takes over a corrected score within minutes, says so, and is equal to a fresh load", async () => {
    const page = await openFinal();
    const shifts = await watchLayoutShifts(page);
    await painted(page);
    const before = shifts.seen().length;
    await site.site.store.putGames([corrected(home + 3, score(home, home + 3))]);
    await page.clock.fastForward(170_000);
    expect(await homeScore(page).innerText()).toContain(String(home));
    await letItAsk(page);
    const words = `The final score was corrected: Vikings ${final.game.awayScore}, Bears ${home + 3}.`;
    await shows(page, home + 3);
    await note(page).getByText(words, { exact: true }).waitFor();
    await page.locator("#live-news", { hasText: words }).waitFor({ state: "attached" });
    await painted(page);
    expect(shifts.seen().slice(before)).toEqual([]);
    const fresh = await site.open(path);
    await hydrated(fresh);
    expect(await pageOutline(page)).toEqual(await pageOutline(fresh));

    // And again, for as long as it is corrected.
    await site.site.store.putGames([corrected(home + 2, score(home + 3, home + 2))]);
    await letItAsk(page);
    await shows(page, home + 2);
    await note(page)
      .getByText(`Bears ${home + 2}.`)
      .waitFor();
  });

  it.each([360, 1280])("at %i px the note names what was corrected, leads to all of it, and goes", async (width) => {
    const page = await openFinal({ width });
    const line = { kind: "line", playId: null, playerId: "p", what: "Rushing yards of D. Harlan" } as const;
    await site.site.store.putGames([
      { ...final, game: { ...final.game, attendance: 1 }, corrections: [{ ...line, before: "41", after: "44" }] },
    ]);
    await letItAsk(page);
    await note(page).getByText("Corrected: Rushing yards of D. Harlan 44, was 41.", { exact: true }).waitFor();
    const box = await note(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    await note(page).getByRole("link", { name: "All corrections" }).click();
    expect(new URL(page.url()).hash).toBe("#corrections");
    await page.locator("#corrections li").waitFor();
    await note(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    expect(await note(page).count()).toBe(0);
  });

  it("has a note in which axe finds nothing", async () => {
    const page = await openFinal();
    await site.site.store.putGames([corrected(home + 3, score(home, home + 3))]);
    await letItAsk(page);
    await note(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it("asks while somebody looks, and at once when the reader is back", async () => {
    const asked: string[] = [];
    const page = await openFinal();
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const looks = () => asked.filter((path) => path.endsWith("/events")).length;
    const turn = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await letItAsk(page);
    await turn(true);
    const before = looks();
    await page.clock.fastForward(3_600_000);
    expect(looks()).toBe(before);
    await site.site.store.putGames([corrected(home + 3, score(home, home + 3))]);
    await turn(false);
    await shows(page, home + 3);
    expect(looks()).toBe(before + 1);
  });

  it("is quiet about a server that is away", async () => {
    const page = await openFinal({ options: { baseURL: wire.address } });
    await letItAsk(page);
    wire.cut();
    const failed = page.waitForEvent("requestfailed");
    await page.clock.fastForward(181_000);
    await failed;
    await page.clock.fastForward(60_000);
    expect(await page.locator("#live-news").textContent()).toBe("");
    wire.mend();
    await site.site.store.putGames([corrected(home + 3, score(home, home + 3))]);
    await letItAsk(page);
    await shows(page, home + 3);
  });

  it("of its week takes the corrected score over too", async () => {
    const page = await openFinal({ at: `/stats?season=${final.game.season}&type=REG&week=${week}` });
    await site.site.store.putGames([corrected(home + 3, score(home, home + 3))]);
    await letItAsk(page);
    const tile = page.locator(".tile", { hasText: "Vikings" });
    await tile.getByText(String(home + 3), { exact: true }).waitFor();
    expect(await tile.innerText()).toContain("Final");
  });
});
