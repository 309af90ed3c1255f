import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const HIDING = { cookie: "scores=hidden" };
const final = { status: "Final", hasStarted: true } as const;
const FIRST = { week: 1, awayTeam: "GB", homeTeam: "CHI", dateTime: "2025-09-07T13:00:00-04:00" };
const OTHER = { week: 1, awayTeam: "MIN", homeTeam: "DET", dateTime: "2025-09-07T13:00:00-04:00" };
const COMING = bareGame({ week: 2, awayTeam: "GB", homeTeam: "DET", dateTime: "2025-09-14T13:00:00-04:00" });
const PATH = `/games/${COMING.game.gameKey}`;

let site: OpenSite;
beforeAll(async () => {
  const games = [
    bareGame({ ...FIRST, ...final, awayScore: 13, homeScore: 13 }),
    bareGame({ ...OTHER, ...final, awayScore: 10, homeScore: 31 }),
    COMING,
  ];
  site = await openSite({ games, now: new Date("2025-09-10T12:00:00Z") });
});
afterAll(() => site.close());

const records = (html: string) => [...html.matchAll(/class="record">([^<]*)</g)].map(([, record]) => record);
const page = async (headers = {}) => (await site.get(PATH, headers)).text();

describe("the page of a game to come", () => {
  it("has both teams' records where the score will be", async () => {
    expect(records(await page())).toEqual(["0-0-1", "1-0"]);
  });

  it("has none for anyone who hides scores: a record tells results", async () => {
    const html = await page(HIDING);
    expect(records(html)).toEqual([]);
    expect(html).not.toContain("0-0-1");
    expect(await (await site.get(`${PATH}.data`, HIDING)).text()).not.toContain("0-0-1");
    expect(records(await page())).toEqual(["0-0-1", "1-0"]);
  });

  it("follows its teams' results, and has no records once the game is played", async () => {
    await site.store.putGames([bareGame({ ...FIRST, ...final, awayScore: 16, homeScore: 13 })]);
    await expect.poll(async () => records(await page())).toEqual(["1-0", "1-0"]);
    const live = { status: "InProgress", hasStarted: true, isInProgress: true, awayScore: 3, homeScore: 0 } as const;
    await site.store.putGames([{ ...COMING, game: { ...COMING.game, ...live, quarter: "1", timeRemaining: "9:12" } }]);
    await expect.poll(async () => records(await page())).toEqual([]);
  });
});
