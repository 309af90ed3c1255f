import { describe, expect, onTestFinished, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { openIngest, type OpenIngest, type OpenIngestOptions } from "../setup/open-ingest.ts";

const WEEK_1 = [
  simulatedGame({ week: 1, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-07T13:00:00-04:00" }),
  simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" }),
];
const WEEK_2 = [
  simulatedGame({ week: 2, awayTeam: "KC", homeTeam: "PHI", dateTime: "2025-09-14T13:00:00-04:00" }),
  simulatedGame({ week: 2, awayTeam: "SEA", homeTeam: "SF", dateTime: "2025-09-14T16:05:00-04:00" }),
];
const WEEK_4 = [
  simulatedGame({ week: 4, awayTeam: "BUF", homeTeam: "NYJ", dateTime: "2025-09-28T13:00:00-04:00" }),
  simulatedGame({ week: 4, awayTeam: "BAL", homeTeam: "CIN", dateTime: "2025-09-28T16:05:00-04:00" }),
];
/** The last row of the early game has come two hours after its kickoff, an hour and a half before games usually end. */
const JUST_OVER = "2025-09-28T19:00:00Z";
const MORNING = "2025-09-28T12:00:00Z";
const TO_COME = simulatedGame({ week: 6, awayTeam: "LV", homeTeam: "TEN", dateTime: "2025-10-12T13:00:00-04:00" });
const GAMES = [...WEEK_1, ...WEEK_2, ...WEEK_4];
const [FRESH] = WEEK_4;

async function open(given: Partial<OpenIngestOptions> = {}): Promise<OpenIngest> {
  const opened = await openIngest({ games: GAMES, from: JUST_OVER, isInMemory: true, ...given });
  onTestFinished(() => opened.close());
  return opened;
}

/** Those of the games whose plays and lines are in the store. */
async function read({ store }: OpenIngest, games: readonly ProviderGame[]): Promise<string[]> {
  const snapshots = await Promise.all(games.map(({ game }) => store.gameSnapshot(game.gameKey)));
  return snapshots.flatMap((one) =>
    one !== null && one.allPlays.length > 0 && one.playerGameStats.length > 0 ? [one.game.gameKey] : [],
  );
}

const keys = (games: readonly ProviderGame[]) => games.map(({ game }) => game.gameKey);

describe("games that were over before the site was started", () => {
  test("a game of the last hours is read with its plays at once", async () => {
    const opened = await open();
    const key = FRESH?.game.gameKey ?? "";
    opened.feed.games.get(key)?.show(FRESH?.allPlays.length ?? 0);
    await opened.seconds(30);
    expect((await opened.store.gameSnapshot(key))?.game.status).toMatch(/^(Final|F\/OT)$/);
    expect(await read(opened, WEEK_4.slice(0, 1))).toEqual([key]);
    const before = opened.feed.seen.filter((path) => path.endsWith("/4/NYJ")).length;
    await opened.seconds(5 * 60);
    expect(opened.feed.seen.filter((path) => path.endsWith("/4/NYJ"))).toHaveLength(before);
  });

  test("older ones are read by and by, the newest week first, and once", async () => {
    const opened = await open({ from: MORNING });
    await opened.seconds(20 * 60);
    expect(await read(opened, [...WEEK_1, ...WEEK_2])).toEqual(keys([...WEEK_1, ...WEEK_2]));
    const asked = opened.feed.seen.filter((path) => path.includes("/PlayByPlay/")).map((path) => path.slice(-5));
    expect(asked.map((path) => path.split("/").at(-1))).toEqual(["SF", "PHI", "CHI", "GB"]);
    const after = opened.feed.seen.length;
    await opened.seconds(60 * 60);
    expect(opened.feed.seen.length).toBe(after);
  });

  test("they wait while the calls of the month are needed for games to come", async () => {
    const short = await open({ from: MORNING, callsPerMonth: 200 });
    await short.seconds(60 * 60);
    expect(await read(short, [...WEEK_1, ...WEEK_2])).toEqual([]);
    expect((await short.store.gameSnapshot(keys(WEEK_1)[0] ?? ""))?.game.status).toMatch(/^(Final|F\/OT)$/);
  });

  test("a live game is followed every ten seconds meanwhile", async () => {
    const opened = await open({ from: "2025-09-28T17:30:00Z" });
    await opened.seconds(20 * 60);
    const rounds = opened.feed.seen.filter((path) => path.includes("/PlayByPlayDelta/")).length;
    expect(rounds).toBeGreaterThanOrEqual(119);
    expect(await read(opened, [...WEEK_1, ...WEEK_2])).toHaveLength(4);
  });

  test("one that the provider does not have is asked for once a day, and holds up no other", async () => {
    const opened = await open({ games: [...WEEK_1, ...WEEK_2, TO_COME], from: "2025-09-24T12:00:00Z" });
    opened.feed.pin("pbp/json/PlayByPlay/2025REG/2/SF", null);
    await opened.seconds(30 * 60);
    expect(await read(opened, [...WEEK_1, ...WEEK_2])).toEqual(keys([...WEEK_1, ...WEEK_2.slice(0, 1)]));
    const tries = () => opened.feed.seen.filter((path) => path.endsWith("/2/SF")).length;
    const before = tries();
    await opened.until("2025-09-25T11:30:00Z");
    expect(tries()).toBe(before);
    await opened.until("2025-09-25T13:00:00Z");
    expect(tries()).toBe(before + 1);
  });

  test("a week without lines holds up no other week", async () => {
    const opened = await open({ games: [...WEEK_1, ...WEEK_2, TO_COME], from: "2025-09-24T12:00:00Z" });
    opened.feed.pin("stats/json/PlayerGameStatsByWeek/2025REG/2", "no list");
    await opened.seconds(30 * 60);
    expect(await read(opened, [...WEEK_1, ...WEEK_2])).toEqual(keys(WEEK_1));
  });

  test("another source's game that has its plays is left to that source", async () => {
    const stored = WEEK_1.map((one) => ({ ...one, provider: "nflverse" as const, providerGameId: one.game.gameKey }));
    const opened = await open({ from: MORNING, stored });
    await opened.seconds(30 * 60);
    for (const { game } of WEEK_1) expect((await opened.store.gameSnapshot(game.gameKey))?.provider).toBe("nflverse");
    expect(opened.feed.seen.filter((path) => /PlayByPlay\/2025REG\/1\//.test(path))).toEqual([]);
  });
});
