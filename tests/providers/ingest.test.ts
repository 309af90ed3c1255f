import { describe, expect, onTestFinished, test } from "vitest";
import { retimed } from "../../cli/feed/retimed.ts";
import type { GameSnapshot, ProviderGame, ProviderName } from "../../domain/game/game-snapshot.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { openIngest, type OpenIngest, type OpenIngestOptions } from "../setup/open-ingest.ts";

const KEY = "202510106";
const GAME = simulatedGame({
  week: 1,
  awayTeam: "MIN",
  homeTeam: "CHI",
  dateTime: "2025-09-08T20:15:00-04:00",
  stadiumName: "Soldier Field",
});
const LATER = simulatedGame({ week: 2, awayTeam: "DET", homeTeam: "GB", dateTime: "2025-09-21T13:00:00-04:00" });
const BEFORE = "2025-09-09T00:14:00Z";
const LIVE = "2025-09-09T01:00:00Z";
const signal = new AbortController().signal;

async function open(given: Partial<OpenIngestOptions> = {}): Promise<OpenIngest> {
  const opened = await openIngest({ games: [GAME, LATER], from: BEFORE, isInMemory: true, ...given });
  onTestFinished(() => opened.close());
  return opened;
}

async function stored({ store }: OpenIngest, gameKey = KEY): Promise<GameSnapshot> {
  const snapshot = await store.gameSnapshot(gameKey);
  if (snapshot === null) throw new Error(`game ${gameKey} is not stored`);
  return snapshot;
}

/** The live game with so many rows, whatever the clock says. */
async function openAt(rows: number, given: Partial<OpenIngestOptions> = {}): Promise<OpenIngest> {
  const opened = await open({ from: LIVE, ...given });
  opened.feed.games.get(KEY)?.show(rows);
  await opened.seconds(30);
  return opened;
}

function messages({ log }: OpenIngest): string[] {
  return log.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

/** What a page shows of a game that two fetches must agree on. */
function content({ game, allPlays, playerGameStats, playerProjections }: GameSnapshot | ProviderGame) {
  return { game, allPlays, playerGameStats, playerProjections };
}

describe("a game from the schedule to its corrections", () => {
  test("is followed when it is an old season's that is played again today", async () => {
    const opened = await open({
      games: [retimed(GAME, Date.parse("2027-11-25T20:00:00Z"), 60)],
      from: "2027-11-25T20:00:10Z",
    });
    await opened.until("2027-11-25T20:10:00Z");
    expect((await stored(opened)).game.status).toMatch(/^F/);
  });

  test("is followed row by row, and ends as a fresh reading finds it", async () => {
    const opened = await open();
    await opened.until("2025-09-09T00:14:30Z");
    expect((await stored(opened)).game.status).toBe("Scheduled");
    await opened.until("2025-09-09T01:00:05Z");
    expect((await stored(opened)).allPlays.length).toBe(46);
    await opened.until("2025-09-09T04:00:00Z");
    const followed = await stored(opened);
    expect(followed.game).toMatchObject({ status: "Final", awayScore: 13, homeScore: 16, isInProgress: false });
    expect(followed.corrections).toEqual([]);
    const fresh = await open({ from: "2025-09-09T04:00:00Z" });
    await fresh.ingest.refreshGame(KEY, signal);
    expect(content(followed)).toEqual(content(await stored(fresh)));
    expect(opened.feed.seen.every((path) => !path.includes("right"))).toBe(true);
    expect(messages(opened).filter((line) => /fail|suspect|error/i.test(line))).toEqual([]);
  });

  test("costs no call while no game is on or near", async () => {
    const opened = await open({ from: "2025-09-05T12:00:00Z" });
    await opened.seconds(5);
    const atStart = opened.feed.seen.length;
    expect(atStart).toBeLessThanOrEqual(7);
    await opened.until("2025-09-08T00:14:00Z");
    expect(opened.feed.seen.length).toBe(atStart);
    opened.feed.games.get(KEY)?.show(GAME.allPlays.length);
    await opened.until("2025-09-14T12:00:00Z");
    const corrected = opened.feed.seen.length;
    await opened.until("2025-09-20T16:00:00Z");
    expect(opened.feed.seen.length).toBe(corrected);
  });
});

describe("what the provider changes", () => {
  test("comes as a correction: a row changed, one put in late, one withdrawn", async () => {
    const opened = await open({ from: LIVE });
    const feedGame = opened.feed.games.get(KEY);
    const [changed, late, withdrawn] = GAME.allPlays.filter(({ type }) => type === "Rush");
    feedGame?.withhold(late?.playId ?? "");
    feedGame?.show(60);
    await opened.seconds(30);
    expect((await stored(opened)).allPlays).toHaveLength(59);
    feedGame?.correct(changed?.playId ?? "", { yardsGained: (changed?.yardsGained ?? 0) + 9 });
    feedGame?.release(late?.playId ?? "");
    await opened.seconds(30);
    feedGame?.withhold(withdrawn?.playId ?? "");
    await opened.seconds(15 * 60);
    const { allPlays, corrections } = await stored(opened);
    expect(allPlays).toHaveLength(59);
    expect(corrections.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
      "play changed: Yards gained",
      "play added: Play",
      "play removed: Play",
    ]);
    expect((await opened.ingest.status()).recent.map(({ kind }) => kind)).toContain("corrected");
  });

  test("on the board alone is confirmed after a minute, and going back at once is no news", async () => {
    const opened = await openAt(100);
    const { homeScore } = (await stored(opened)).game;
    const feedGame = opened.feed.games.get(KEY);
    if (feedGame !== undefined) feedGame.off = { away: 0, home: -3 };
    await opened.seconds(20);
    expect((await stored(opened)).game.homeScore).toBe(homeScore);
    if (feedGame !== undefined) feedGame.off = { away: 0, home: 0 };
    await opened.seconds(60);
    expect((await stored(opened)).corrections).toEqual([]);
    if (feedGame !== undefined) feedGame.off = { away: 0, home: -3 };
    await opened.seconds(240);
    const snapshot = await stored(opened);
    expect(snapshot.game.homeScore).toBe((homeScore ?? 0) - 3);
    expect(snapshot.corrections.map(({ kind, what }) => `${kind}: ${what}`)).toEqual(["score: Score of CHI"]);
    expect(messages(opened).filter((line) => line.includes("a suspect answer"))).toHaveLength(2);
  });

  test("of the schedule: a game goes that is gone from the season and from its week, and no other", async () => {
    const on = (week: number, homeTeam: string, dateTime: string, provider: ProviderName = "sportsdataio") =>
      bareGame({ week, awayTeam: "SEA", homeTeam, dateTime, status: "Scheduled", provider });
    const gone = on(2, "ARI", "2025-09-21T13:00:00-04:00");
    const stays = [
      on(2, "GB", "2025-09-21T13:00:00-04:00"),
      on(2, "SF", "2025-09-21T13:00:00-04:00", "nflverse"),
      on(2, "KC", "2025-09-07T13:00:00-04:00"),
      on(5, "DEN", "2025-10-05T13:00:00-04:00"),
    ];
    const opened = await open({ from: "2025-09-06T18:00:00Z", stored: [gone, ...stays], games: [GAME, LATER] });
    opened.feed.pin("scores/json/Scores/2025REG", [opened.feed.games.get(KEY)?.score()]);
    await opened.seconds(5);
    expect(await opened.store.gameSnapshot(gone.game.gameKey)).toBeNull();
    for (const { game } of stays) expect(await opened.store.gameSnapshot(game.gameKey)).not.toBeNull();
    expect(messages(opened).filter((line) => line.includes("removed"))).toEqual([
      `week 2025/1/2: removed what is no longer on the schedule: ${gone.game.gameKey}`,
    ]);
  });

  test("about its standing is taken over, and what was played stays", async () => {
    const opened = await openAt(100);
    const before = await stored(opened);
    const feedGame = opened.feed.games.get(KEY);
    for (const status of ["Suspended", "Postponed"]) {
      if (feedGame !== undefined) feedGame.status = status;
      await opened.seconds(600);
      const now = await stored(opened);
      expect(now.game).toMatchObject({
        status,
        hasStarted: true,
        isInProgress: false,
        homeScore: before.game.homeScore,
      });
      expect(now.allPlays).toEqual(before.allPlays);
      expect(now.playerGameStats).toEqual(before.playerGameStats);
    }
    if (feedGame !== undefined) feedGame.status = null;
    feedGame?.show(110);
    await opened.seconds(660);
    const again = await stored(opened);
    expect(again.game).toMatchObject({ status: "InProgress", isInProgress: true });
    expect(again.allPlays).toHaveLength(110);
  });
});

describe("a bad answer", () => {
  test("without any play leaves the game as it is, however often it comes", async () => {
    const opened = await openAt(100);
    const before = await stored(opened);
    const whole = opened.feed.games.get(KEY)?.playByPlay();
    opened.feed.pin("pbp/json/PlayByPlay/2025REG/1/CHI", { ...whole, Plays: [] });
    for (let count = 0; count < 5; count += 1) {
      const refreshed = await opened.ingest.refreshGame(KEY, signal);
      expect(refreshed).toMatchObject({ ok: true, value: { changed: false, plays: 100 } });
      await opened.seconds(200);
    }
    expect(content(await stored(opened))).toEqual(content(before));
    expect((await opened.ingest.status()).recent.filter(({ kind }) => kind === "suspect")).not.toEqual([]);
  });

  test("refusing the key is told with what to do, asked less and less, and over once", async () => {
    const opened = await openAt(100);
    opened.feed.misbehave("*", { kind: "status", status: 401 }, Infinity);
    const before = opened.feed.seen.length;
    await opened.seconds(30 * 60);
    expect(opened.feed.seen.length - before).toBeLessThanOrEqual(3);
    expect((await opened.ingest.status()).phase).toContain("rejects the key");
    opened.feed.behave();
    await opened.seconds(60 * 60);
    opened.feed.games.get(KEY)?.show(120);
    await opened.seconds(60);
    expect((await stored(opened)).allPlays).toHaveLength(120);
    const lines = messages(opened);
    expect(lines.filter((line) => line.includes("unauthorized") && line.includes("SPORTSDATAIO_KEY"))).not.toEqual([]);
    expect(lines.filter((line) => line.includes("answers again"))).toHaveLength(1);
  });

  test("refusing the projections alone stops nothing else, and the season is not read again for it", async () => {
    const opened = await open({ from: "2025-09-08T12:00:00Z" });
    opened.feed.misbehave("PlayerGameProjectionStatsByWeek", { kind: "status", status: 401 }, Infinity);
    await opened.until("2025-09-09T00:14:00Z");
    expect(opened.calls()).toMatchObject({ Players: 1 });
    await opened.until(LIVE);
    expect((await stored(opened)).allPlays).toHaveLength(46);
    expect((await opened.ingest.status()).phase).toContain("1 game is on");
    const lines = messages(opened).filter((line) => line.includes("unauthorized"));
    expect(lines).not.toEqual([]);
    expect(lines.every((line) => line.startsWith("projections 2025/1/1"))).toBe(true);
  });

  test("that asks to wait is waited for", async () => {
    const opened = await openAt(100);
    opened.feed.misbehave("*", { kind: "status", status: 429, retryAfter: "120" }, 1);
    await opened.seconds(15);
    const before = opened.feed.seen.length;
    await opened.seconds(100);
    expect(opened.feed.seen.length).toBe(before);
    await opened.seconds(60);
    expect(opened.feed.seen.length).toBeGreaterThan(before);
  });
});

describe("of two processes", () => {
  test("one reads, and where it dies the other goes on within half a minute", async () => {
    const opened = await openAt(100, { isInMemory: false });
    const { ingest: second } = await opened.another();
    await second.start();
    const from = opened.feed.seen.length;
    await opened.seconds(60);
    expect(opened.feed.seen.length - from).toBeLessThanOrEqual(7);
    expect((await second.status()).isLeader).toBe(false);
    opened.first.kill();
    await opened.seconds(45);
    expect((await second.status()).isLeader).toBe(true);
    opened.feed.games.get(KEY)?.show(104);
    await opened.seconds(15);
    expect((await stored(opened)).allPlays).toHaveLength(104);
  });

  test("the one that does not read answers all the same, through the same guards", async () => {
    const opened = await openAt(100, { isInMemory: false });
    const { ingest: second } = await opened.another();
    await second.start();
    opened.feed.games.get(KEY)?.show(103);
    expect(await second.refreshGame(KEY, signal)).toMatchObject({
      ok: true,
      value: { gameKey: KEY, changed: true, plays: 103, corrections: 0 },
    });
    expect(await second.refreshGame("209910106", signal)).toMatchObject({ ok: false, error: { kind: "not-found" } });
    expect(await second.refreshWeek({ season: 2025, seasonType: 1, week: 1 }, signal)).toMatchObject({
      ok: true,
      value: { games: 1 },
    });
  });

  test("O.41 who asks for a game that is being read for somebody joins: it is read once, and both are told", async () => {
    const opened = await openAt(100);
    opened.feed.games.get(KEY)?.show(103);
    const before = opened.calls()["PlayByPlay"] ?? 0;
    const [first, second] = await Promise.all([
      opened.ingest.refreshGame(KEY, signal),
      opened.ingest.refreshGame(KEY, signal),
    ]);
    expect(first).toMatchObject({ ok: true, value: { changed: true, plays: 103 } });
    expect(second).toEqual(first);
    expect((opened.calls()["PlayByPlay"] ?? 0) - before).toBe(1);
    // A later request has it read again.
    opened.feed.games.get(KEY)?.show(104);
    expect(await opened.ingest.refreshGame(KEY, signal)).toMatchObject({ ok: true, value: { plays: 104 } });
  });

  test("a caller who joins is not sent away by the deadline of the first, nor the other way", async () => {
    const opened = await openAt(100);
    const [early, late] = [new AbortController(), new AbortController()];
    const deadline = new DOMException("30 s are over", "TimeoutError");
    opened.feed.games.get(KEY)?.show(103);
    const first = opened.ingest.refreshGame(KEY, early.signal).catch((error: unknown) => error);
    const second = opened.ingest.refreshGame(KEY, late.signal);
    early.abort(deadline);
    expect(await first).toBe(deadline);
    expect(await second).toMatchObject({ ok: true, value: { changed: true, plays: 103 } });
    opened.feed.games.get(KEY)?.show(104);
    const third = opened.ingest.refreshGame(KEY, signal);
    const fourth = opened.ingest.refreshGame(KEY, late.signal).catch((error: unknown) => error);
    late.abort(deadline);
    expect(await fourth).toBe(deadline);
    expect(await third).toMatchObject({ ok: true, value: { plays: 104 } });
  });

  test("what nobody waits for any more is not read, and the next who asks begins anew", async () => {
    const opened = await openAt(100);
    const callers = [new AbortController(), new AbortController()];
    const before = opened.calls()["PlayByPlay"] ?? 0;
    const asked = callers.map((caller) => opened.ingest.refreshGame(KEY, caller.signal));
    for (const caller of callers) caller.abort(new Error("left"));
    await Promise.allSettled(asked);
    opened.feed.games.get(KEY)?.show(103);
    expect(await opened.ingest.refreshGame(KEY, signal)).toMatchObject({ ok: true, value: { plays: 103 } });
    expect((opened.calls()["PlayByPlay"] ?? 0) - before).toBe(1);
  });

  test("one that is started again reads nothing that is fresh", async () => {
    const opened = await open({ from: "2025-09-05T12:00:00Z", isInMemory: false });
    await opened.seconds(5);
    await opened.ingest.stop();
    const before = opened.feed.seen.length;
    const { ingest: again } = await opened.another();
    await again.start();
    await opened.seconds(3600);
    expect(opened.feed.seen.length).toBe(before);
    expect(await again.status()).toMatchObject({ isLeader: true, callsThisMonth: before, callsAllowed: 100_000 });
  });
});

describe("the month's calls", () => {
  test("are never exceeded, and a refusal says so", async () => {
    const opened = await open({ from: LIVE, callsPerMonth: 25 });
    await opened.seconds(3 * 3600);
    expect(opened.feed.seen.length).toBeLessThanOrEqual(25);
    for (let count = 0; count < 26; count += 1) await opened.ingest.refreshGame(KEY, signal);
    expect(opened.feed.seen.length).toBe(25);
    expect(await opened.ingest.refreshGame(KEY, signal)).toMatchObject({
      ok: false,
      error: { kind: "rate-limited", message: expect.stringContaining("the 25 calls of this month are used up") },
    });
    await opened.seconds(16 * 60);
    expect(await opened.ingest.status()).toMatchObject({
      phase: "The month's calls are used up; polling resumes next month",
      callsThisMonth: 25,
      callsAllowed: 25,
    });
  });

  test("are a trial's where the figures are a trial's", async () => {
    const opened = await openAt(100);
    opened.feed.misbehave("*", { kind: "scrambled" }, Infinity);
    opened.feed.games.get(KEY)?.show(110);
    await opened.seconds(30);
    await opened.ingest.refreshGame(KEY, signal);
    expect(await opened.ingest.status()).toMatchObject({ isScrambled: true, callsAllowed: 1_000 });
    await opened.ingest.refreshGame(KEY, signal);
    expect(messages(opened).filter((line) => line.includes("free trial"))).toHaveLength(1);
  });
});

describe("a store that holds something else", () => {
  test("loses the demo's games to the first real ones", async () => {
    const demo = { ...LATER, provider: "demo" as const };
    const opened = await open({ stored: [{ ...demo, game: { ...demo.game, gameKey: "202410212", season: 2024 } }] });
    await opened.seconds(5);
    expect(await opened.store.providers()).toEqual(["sportsdataio"]);
  });

  test("keeps another source's finished game until it is read whole, and then replaces all of it", async () => {
    const other = { ...GAME, provider: "nflverse" as const, providerGameId: "2025_01_MIN_CHI" };
    const opened = await open({ from: "2025-09-30T00:00:00Z", stored: [other] });
    await opened.seconds(5);
    expect((await stored(opened)).provider).toBe("nflverse");
    expect(await opened.ingest.refreshGame(KEY, signal)).toMatchObject({ ok: true, value: { changed: true } });
    const snapshot = await stored(opened);
    expect(snapshot.provider).toBe("sportsdataio");
    expect(snapshot.corrections).toEqual([]);
  });
});
