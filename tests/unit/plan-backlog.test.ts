import { describe, expect, test } from "vitest";
import { paceOf } from "../../server/games/plan/pace.ts";
import { planIngest } from "../../server/games/plan/plan-ingest.ts";
import type { PlannedGame } from "../../server/games/plan/planned-game.ts";
import { plannedAt, viewAt } from "../fixtures/planned-season.ts";

const NOW = "2025-11-12T15:00:00Z";
const week = (number: number) => ({ season: 2025, seasonType: 1, week: number });
const over = (kickoff: string, number: number, given: Partial<PlannedGame> = {}) =>
  plannedAt(kickoff, { state: "over", week: week(number), ...given });
const OLD = [
  over("2025-10-05T17:00:00Z", 5),
  over("2025-10-12T17:00:00Z", 6),
  over("2025-10-12T20:05:00Z", 6),
  over("2025-10-19T17:00:00Z", 7),
];

function planned(games: readonly PlannedGame[], given = {}) {
  const { task, at } = planIngest(viewAt(NOW, games, given));
  return { task, at: at === null ? null : new Date(at).toISOString() };
}

describe("finished games that were never read", () => {
  test("of earlier weeks are read when nothing else is due, the newest week first", () => {
    expect(planned(OLD)).toEqual({
      task: { kind: "backlog", week: week(7), gameKeys: ["game 2025-10-19T17:00:00Z"] },
      at: "2025-11-12T15:00:00.000Z",
    });
    expect(planned(OLD.slice(0, 3)).task).toEqual({
      kind: "backlog",
      week: week(6),
      gameKeys: ["game 2025-10-12T20:05:00Z", "game 2025-10-12T17:00:00Z"],
    });
  });

  test("come at most four a minute, and after everything else that is due", () => {
    const sixth = Array.from({ length: 6 }, (_, index) => over(`2025-10-12T17:00:0${index}Z`, 6));
    const { task } = planned(sixth);
    expect(task).toMatchObject({ kind: "backlog", gameKeys: { length: 4 } });
    const readAt = new Map([
      ["season", Date.parse(NOW)],
      ["backlog", Date.parse(NOW) - 20_000],
    ]);
    expect(planned(sixth, { readAt }).at).toBe("2025-11-12T15:00:40.000Z");
    const recent = over("2025-11-10T18:00:00Z", 10);
    expect(planned([...OLD, recent]).task).toMatchObject({ kind: "corrections", gameKeys: [recent.gameKey] });
  });

  test("of the last eight days are due now, whatever the hour is at which games usually end", () => {
    const justOver = over("2025-11-12T12:30:00Z", 11);
    expect(planned([justOver])).toEqual({
      task: { kind: "corrections", week: week(11), gameKeys: [justOver.gameKey] },
      at: "2025-11-12T15:00:00.000Z",
    });
    const noTime = plannedAt(NOW, { state: "over", kickoff: null, week: week(11) });
    expect(planned([noTime]).task).toMatchObject({ kind: "corrections", gameKeys: [noTime.gameKey] });
  });

  test("take no call that a game to come this month will need, and as many as are left", () => {
    const sundays = ["16", "23", "30"].map((day) => plannedAt(`2025-11-${day}T18:00:00Z`, { week: week(12) }));
    const needed = 100_000 - paceOf(sundays, Date.parse(NOW), 100_000).spare;
    expect(needed).toBeGreaterThan(600);
    const of = (callsLeft: number) => planned([...OLD.slice(0, 3), ...sundays], { callsLeft }).task;
    expect(of(needed + 1)?.kind).not.toBe("backlog");
    expect(of(needed + 2)).toMatchObject({ kind: "backlog", gameKeys: { length: 1 } });
    expect(of(needed + 3)).toMatchObject({ kind: "backlog", gameKeys: { length: 2 } });
  });

  test("are left alone where another source has brought them, and once they were read", () => {
    expect(planned(OLD.map((game) => ({ ...game, isElsewhere: true }))).task).toEqual({ kind: "season" });
    const readAt = new Map([
      ["season", Date.parse(NOW)],
      ...OLD.map(({ gameKey }): [string, number] => [`game ${gameKey}`, Date.parse(NOW) - 1000]),
    ]);
    expect(planned(OLD, { readAt }).task).toEqual({ kind: "season" });
  });
});
