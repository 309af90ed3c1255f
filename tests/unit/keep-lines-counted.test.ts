import { expect, it, onTestFinished } from "vitest";
import { keepLinesCounted } from "../../server/games/keep-lines-counted.ts";
import { openMemoryStore } from "../../server/store/open-store.ts";
import { bareGame } from "../fixtures/bare-game.ts";

/** A store of two seasons that notes what is counted, and a clock that is moved by hand. */
async function setup(fails = false) {
  const store = await openMemoryStore();
  const counted: string[] = [];
  const due: (() => void)[] = [];
  const problems: unknown[] = [];
  await store.putGames([
    bareGame({ season: 2024, week: 1, awayTeam: "NYG", homeTeam: "DAL" }),
    bareGame({ season: 2025, week: 1, awayTeam: "NYG", homeTeam: "DAL" }),
  ]);
  const stop = keepLinesCounted({
    store: {
      weeks: store.weeks,
      onChange: store.onChange,
      async seasonLines(season, seasonType) {
        counted.push(`${season} ${seasonType}`);
        if (fails) throw new Error("no database");
        return store.seasonLines(season, seasonType);
      },
    },
    timer(callback) {
      due.push(callback);
      return () => due.splice(due.indexOf(callback), 1);
    },
    onProblem: (error) => problems.push(error),
  });
  onTestFinished(async () => {
    await stop();
    await store.close();
  });
  return { store, counted, due, problems, stop };
}

it("counts the newest season at once, and again after its changes, several of them together", async () => {
  const { store, counted, due } = await setup();
  await expect.poll(() => counted).toEqual(["2025 1"]);
  await store.putGames([bareGame({ season: 2025, week: 2, awayTeam: "NYG", homeTeam: "DAL" })]);
  await expect.poll(() => due.length).toBe(1);
  await store.putGames([bareGame({ season: 2026, week: 1, awayTeam: "NYG", homeTeam: "DAL" })]);
  expect(due).toHaveLength(1);
  due.pop()?.();
  await expect.poll(() => counted).toEqual(["2025 1", "2026 1"]);
});

it("says what went wrong and goes on; stopped, it waits for nothing more", async () => {
  const { store, counted, due, problems, stop } = await setup(true);
  await expect.poll(() => problems.map(String)).toEqual(["Error: no database"]);
  await store.putGames([bareGame({ season: 2025, week: 2, awayTeam: "NYG", homeTeam: "DAL" })]);
  await expect.poll(() => due.length).toBe(1);
  await stop();
  expect(due).toEqual([]);
  expect(counted).toHaveLength(1);
});
