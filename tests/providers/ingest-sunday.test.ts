import { expect, onTestFinished, test } from "vitest";
import { simulatedSunday } from "../fixtures/simulated-sunday.ts";
import { openIngest } from "../setup/open-ingest.ts";

/** The counts that `docs/operations.md` gives: a change of the pace changes them, and then that page. */
const SUNDAY = {
  PlayByPlayDelta: 3298,
  PlayByPlay: 254,
  BoxScoreV3: 13,
  PlayerGameStatsByWeek: 6,
  ScoresByWeek: 12,
  PlayerGameProjectionStatsByWeek: 4,
};
const ALL = 3587;
/** What the plays alone would cost, game by game every ten seconds; `docs/decisions/007-ingest.md` holds it against that. */
const ONE_BY_ONE = 13_320;

test("a full Sunday costs the calls that the manual says, and every game ends", { timeout: 600_000 }, async () => {
  const opened = await openIngest({ games: simulatedSunday(), from: "2025-09-06T12:00:00Z", isInMemory: true });
  onTestFinished(() => opened.close());
  await opened.until("2025-09-07T04:00:00Z");
  const before = opened.calls();
  const atStart = opened.feed.seen.length;
  await opened.until("2025-09-08T04:00:00Z");
  const after = opened.calls();
  const day = Object.fromEntries(Object.entries(after).map(([feed, count]) => [feed, count - (before[feed] ?? 0)]));
  expect(day).toMatchObject(SUNDAY);
  expect(opened.feed.seen.length - atStart).toBe(ALL);
  const lengths = [...opened.feed.games.values()].map(({ kickoff, end }) => end - kickoff);
  expect(lengths.reduce((sum, length) => sum + length / 10_000, 0)).toBe(ONE_BY_ONE);
  const games = await opened.store.weekGames({ season: 2025, seasonType: 1, week: 1 });
  expect(games.map(({ game }) => game.status)).toEqual(games.map(() => expect.stringMatching(/^(Final|F\/OT)$/)));
  expect(opened.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});
