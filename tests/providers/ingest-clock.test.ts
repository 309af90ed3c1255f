import { describe, expect, onTestFinished, test } from "vitest";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { openIngest, type OpenIngest, type OpenIngestOptions } from "../setup/open-ingest.ts";

const HOUR = 3_600_000;
const KEY = "202510106";
const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", dateTime: "2025-09-08T20:15:00-04:00" });
const LIVE = "2025-09-09T01:00:00Z";

async function open(given: Partial<OpenIngestOptions>): Promise<OpenIngest> {
  const opened = await openIngest({ games: [GAME], from: LIVE, isInMemory: true, ...given });
  onTestFinished(() => opened.close());
  return opened;
}

/** The rows that the store has; null while the game is unknown. */
async function rows({ store }: OpenIngest): Promise<number | null> {
  return (await store.gameSnapshot(KEY))?.allPlays.length ?? null;
}

/** Shows so many rows of the game from now on. */
function show({ feed }: OpenIngest, count: number): void {
  feed.games.get(KEY)?.show(count);
}

describe("a clock that is set while the site runs", () => {
  test("on by most of a day, as after a night asleep: a game that is on by then is read within a minute", async () => {
    const opened = await open({ from: "2025-09-08T02:00:00Z" });
    await opened.seconds(60);
    expect(await rows(opened)).toBe(0);
    show(opened, 40);
    opened.clock.jump(23 * HOUR);
    await opened.seconds(60);
    expect(await rows(opened)).toBe(40);
  });

  test.each([
    ["on by two minutes", 120_000],
    ["on by an hour", HOUR],
    ["back by two minutes", -120_000],
    ["back by an hour", -HOUR],
    ["back by a day", -24 * HOUR],
  ])("%s in the middle of a game: the next rows are read within half a minute", async (_name, milliseconds) => {
    const opened = await open({});
    show(opened, 60);
    await opened.seconds(40);
    expect(await rows(opened)).toBe(60);
    opened.clock.jump(milliseconds);
    show(opened, 63);
    await opened.seconds(30);
    expect(await rows(opened)).toBe(63);
    show(opened, 65);
    await opened.seconds(30);
    expect(await rows(opened)).toBe(65);
  });

  test("back while the provider fails: what waits for it waits no longer than it would have", async () => {
    const opened = await open({});
    show(opened, 60);
    await opened.seconds(40);
    opened.feed.misbehave("*", { kind: "status", status: 500 }, 3);
    await opened.seconds(15);
    opened.clock.jump(-2 * HOUR);
    show(opened, 62);
    await opened.seconds(90);
    expect(await rows(opened)).toBe(62);
  });

  test("back before a restart: the new process takes the lead from the one that is gone, and reads", async () => {
    const opened = await open({ isInMemory: false });
    show(opened, 60);
    await opened.seconds(40);
    opened.first.kill();
    opened.clock.jump(-2 * HOUR);
    const { ingest } = await opened.another();
    await ingest.start();
    show(opened, 64);
    await opened.seconds(45);
    expect(await rows(opened)).toBe(64);
    expect((await ingest.status()).isLeader).toBe(true);
  });

  test("back while a lower score is suspect: it is confirmed after a minute all the same", async () => {
    const opened = await open({});
    show(opened, 100);
    await opened.seconds(40);
    const game = opened.feed.games.get(KEY);
    const before = (await opened.store.gameSnapshot(KEY))?.game.homeScore ?? 0;
    if (game !== undefined) game.off = { away: 0, home: -3 };
    await opened.seconds(20);
    opened.clock.jump(-HOUR);
    await opened.seconds(240);
    expect((await opened.store.gameSnapshot(KEY))?.game.homeScore).toBe(before - 3);
  });
});
