import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paceOf } from "../../server/games/plan/pace.ts";
import { taskCalls } from "../../server/games/plan/ingest-task.ts";
import { planIngest } from "../../server/games/plan/plan-ingest.ts";
import { plannedGame, type PlannedGame } from "../../server/games/plan/planned-game.ts";
import { plannedAt, playSeason, viewAt } from "../fixtures/planned-season.ts";
import { bareGame } from "../fixtures/bare-game.ts";

const DAY = 86_400_000;
const KICKOFF = "2025-09-14T17:00:00Z";
const WEEK = { season: 2025, seasonType: 1, week: 2 };

function planned(now: string, games: PlannedGame[], given = {}) {
  const { task, at } = planIngest(viewAt(now, games, given));
  return { task, at: at === null ? null : new Date(at).toISOString() };
}

describe("the plan of what to read", () => {
  test("begins with the season where there is none", () => {
    expect(planned("2025-09-10T12:00:00Z", [], { readAt: new Map() })).toEqual({
      task: { kind: "season" },
      at: "2025-09-10T12:00:00.000Z",
    });
  });

  test("asks for the schedule once a week while no game to come is known", () => {
    expect(planned("2026-03-01T12:00:00Z", []).at).toBe("2026-03-08T11:00:00.000Z");
  });

  test("waits until a day before the next kickoff", () => {
    expect(planned("2025-09-10T12:00:00Z", [plannedAt(KICKOFF)])).toEqual({
      task: { kind: "week", week: WEEK },
      at: "2025-09-13T17:00:00.000Z",
    });
  });

  test("follows a game from five minutes before its kickoff, faster once it is on", () => {
    const before = viewAt("2025-09-14T16:56:00Z", [plannedAt(KICKOFF)], {
      readAt: new Map([
        ["season", Date.parse("2025-09-14T01:00:00Z")],
        ["week 2025/1/2", Date.parse("2025-09-14T16:50:00Z")],
        ["projections 2025/1/2", Date.parse("2025-09-14T16:50:00Z")],
        ["live 2025/1/2", Date.parse("2025-09-14T16:55:50Z")],
      ]),
    });
    const seconds = (games: PlannedGame[]) => ((planIngest({ ...before, games }).at ?? 0) - before.now) / 1000;
    expect(planIngest(before).task).toEqual({ kind: "live", week: WEEK });
    expect(seconds([plannedAt(KICKOFF)])).toBe(20);
    const read = new Map([...before.readAt, [`game game ${KICKOFF}`, before.now]]);
    expect(planIngest({ ...before, readAt: read, games: [plannedAt(KICKOFF, { state: "live" })] }).at).toBe(before.now);
    const atHalf = [plannedAt(KICKOFF, { state: "live", isHalfTime: true })];
    expect(planIngest({ ...before, readAt: read, games: atHalf }).at).toBe(before.now + 20_000);
  });

  test("reads a finished game at once, then a quarter of an hour, a night and four days later", () => {
    const over = "2025-09-14T20:10:00Z";
    const game = plannedAt(KICKOFF, { state: "over" });
    const reads: string[] = [];
    let readAt = new Map([
      ["season", Date.parse(over)],
      ["projections 2025/1/2", Date.parse(over)],
      [`over ${game.gameKey}`, Date.parse(over)],
    ]);
    let now = Date.parse(over);
    for (;;) {
      const plan = planIngest(viewAt(new Date(now).toISOString(), [game], { readAt }));
      if (plan.task?.kind !== "corrections") break;
      now = plan.at ?? 0;
      reads.push(new Date(now).toISOString());
      readAt = new Map([...readAt, [`game ${game.gameKey}`, now]]);
    }
    expect(reads).toEqual([
      "2025-09-14T20:10:00.000Z",
      "2025-09-14T20:30:00.000Z",
      "2025-09-15T08:30:00.000Z",
      "2025-09-18T20:30:00.000Z",
    ]);
    const closed = new Map([
      ["season", now],
      ["projections 2025/1/2", now],
      [`over ${game.gameKey}`, Date.parse(over)],
      [`closed ${game.gameKey}`, now],
    ]);
    expect(planIngest(viewAt(over, [game], { readAt: closed })).task).toEqual({ kind: "season" });
  });

  test("leaves alone what must wait, and everything where everything must", () => {
    const games = [plannedAt(KICKOFF, { state: "live" })];
    const until = Date.parse("2025-09-14T18:01:00Z");
    const live = planned("2025-09-14T18:00:00Z", games, { waiting: new Map([["live 2025/1/2", until]]) });
    expect(live.task).toEqual({ kind: "game", gameKey: `game ${KICKOFF}` });
    expect(planned("2025-09-14T18:00:00Z", games, { waiting: new Map([["*", until]]) }).at).toBe(
      "2025-09-14T18:01:00.000Z",
    );
  });

  test("takes a live round before anything else, and asks soon again about what is suspect", () => {
    const now = "2025-09-14T18:00:00Z";
    const games = [plannedAt(KICKOFF, { state: "live" }), plannedAt("2025-09-12T00:15:00Z", { state: "over" })];
    expect(planned(now, games).task).toEqual({ kind: "live", week: WEEK });
    const readAt = new Map([
      ["season", Date.parse(now)],
      ["live 2025/1/2", Date.parse(now)],
      [`game game ${KICKOFF}`, Date.parse(now) - 30_000],
    ]);
    const suspects = new Map([[`game ${KICKOFF}`, Date.parse(now) - 30_000]]);
    expect(planned(now, games.slice(0, 1), { readAt, suspects }).task).toEqual({
      kind: "game",
      gameKey: `game ${KICKOFF}`,
    });
  });

  test("asks for suspect projections with the week's, twice in five minutes, and no more after an hour or a kickoff", () => {
    const now = "2025-09-14T05:00:00Z";
    const readAt = new Map([
      ["season", Date.parse(now)],
      ["week 2025/1/2", Date.parse(now)],
      ["projections 2025/1/2", Date.parse(now)],
    ]);
    const asked = (state: PlannedGame["state"], minutesAgo: number, callsLeft = 100_000) => {
      const suspectProjections = new Map([[`game ${KICKOFF}`, Date.parse(now) - minutesAgo * 60_000]]);
      return planned(now, [plannedAt(KICKOFF, { state })], { readAt, suspectProjections, callsLeft });
    };
    const task = { kind: "projections", week: WEEK };
    expect(asked("scheduled", 0)).toEqual({ task, at: "2025-09-14T05:02:30.000Z" });
    expect(asked("scheduled", 59).at).toBe("2025-09-14T05:02:30.000Z");
    expect(asked("scheduled", 61).task).not.toEqual(task);
    expect(asked("over", 0).task).not.toEqual(task);
    expect(asked("scheduled", 0, 40).task).not.toEqual(task);
  });

  test("asks after an interrupted game every five minutes, and after a postponed one no more", () => {
    const now = "2025-09-14T19:00:00Z";
    const readAt = new Map([
      ["season", Date.parse(now)],
      ["week 2025/1/2", Date.parse(now) - 60_000],
      ["projections 2025/1/2", Date.parse(now)],
    ]);
    expect(planned(now, [plannedAt(KICKOFF, { state: "paused" })], { readAt })).toEqual({
      task: { kind: "week", week: WEEK },
      at: "2025-09-14T19:04:00.000Z",
    });
    expect(planned(now, [plannedAt(KICKOFF, { state: "off" })], { readAt }).task).toEqual({ kind: "season" });
  });

  test("reads scores only, less often, where the calls do not reach for more", () => {
    const now = "2025-09-14T18:00:00Z";
    const readAt = new Map([
      ["season", Date.parse(now)],
      [`game game ${KICKOFF}`, Date.parse(now)],
      ["week 2025/1/2", Date.parse(now)],
    ]);
    const games = [plannedAt(KICKOFF, { state: "live" })];
    const plan = planIngest(viewAt(now, games, { readAt, callsLeft: 30 }));
    expect(plan.task).toEqual({ kind: "week", week: WEEK });
    expect((plan.at ?? 0) - Date.parse(now)).toBeGreaterThan(90_000);
  });

  test("waits for the next month where this one has no calls left", () => {
    expect(planned("2025-09-14T18:00:00Z", [plannedAt(KICKOFF, { state: "live" })], { callsLeft: 0 })).toEqual({
      task: null,
      at: "2025-10-01T00:00:00.000Z",
    });
  });
});

const kickoffs = fc
  .array(fc.integer({ min: 0, max: 60 * 24 * 12 }), { minLength: 1, maxLength: 12 })
  .map((spots) => [...new Set(spots)].map((spot) => Date.parse("2025-09-04T00:00:00Z") + spot * 300_000));

test("asks once for the projections of a week that had begun when the store was filled", () => {
  const now = "2025-09-15T19:00:00Z";
  const readAt = new Map([
    ["season", Date.parse(now)],
    [`game game ${KICKOFF}`, Date.parse(now)],
  ]);
  const games = [plannedAt(KICKOFF, { state: "over" })];
  expect(planned(now, games, { readAt }).task).toEqual({ kind: "projections", week: WEEK });
  expect(planned("2025-09-18T18:00:00Z", games, { readAt }).task?.kind).not.toBe("projections");
});

describe("of any schedule", () => {
  test("nothing is read while no game is on or near", () => {
    fc.assert(
      fc.property(kickoffs, fc.integer({ min: 0, max: 60 * 288 }), (starts, spot) => {
        const now = Date.parse("2025-09-04T00:00:00Z") + spot * 300_000;
        // Near: from a day before the kickoff, and while corrections are waited for.
        const isNear = starts.some((start) => now >= start - DAY && now <= start + 9 * DAY);
        fc.pre(!isNear && starts.some((start) => start > now));
        const games = starts.map((start) => plannedAt(new Date(start).toISOString()));
        const at = planIngest(viewAt(new Date(now).toISOString(), games)).at;
        expect(at).toBeGreaterThan(now);
        expect(at).toBeGreaterThanOrEqual(Math.min(...starts.filter((start) => start > now)) - DAY);
      }),
      { numRuns: 200 },
    );
  });

  test("a task never costs more than is left, and the pace stays within its bounds", () => {
    fc.assert(
      fc.property(kickoffs, fc.nat(60 * 288), fc.nat(3000), (starts, spot, callsLeft) => {
        const now = Date.parse("2025-09-04T00:00:00Z") + spot * 300_000;
        const games = starts.map((start) =>
          plannedAt(new Date(start).toISOString(), {
            state: now < start ? "scheduled" : now < start + 3 * 3_600_000 ? "live" : "over",
          }),
        );
        const view = viewAt(new Date(now).toISOString(), games, { callsLeft, readAt: new Map() });
        const { task } = planIngest(view);
        if (task !== null) expect(taskCalls(task)).toBeLessThanOrEqual(callsLeft);
        const { interval } = paceOf(games, now, callsLeft);
        expect(interval).toBeGreaterThanOrEqual(10_000);
        expect(interval).toBeLessThanOrEqual(1_800_000);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a month", () => {
  const sundays = ["07", "14", "21", "28"].flatMap((day, index) => {
    const week = { season: 2025, seasonType: 1, week: index + 1 };
    return [`2025-09-${day}T17:00:00Z`, `2025-09-${day}T20:25:00Z`].map((kickoff) => plannedAt(kickoff, { week }));
  });
  const month = { from: "2025-09-01T00:00:00Z", until: "2025-09-30T23:59:59Z" };

  test.each([200, 400, 1000])("of %i calls is never exceeded, and lasts to the last game", (callsPerMonth) => {
    const made = playSeason(sundays, { ...month, callsPerMonth });
    expect(made.reduce((sum, { calls }) => sum + calls, 0)).toBeLessThanOrEqual(callsPerMonth);
    const lastDay = made.filter(({ at }) => new Date(at).toISOString().startsWith("2025-09-28"));
    expect(lastDay.length).toBeGreaterThan(3);
  });

  test("with calls enough is read every ten seconds, and not a second while nothing is on or near", () => {
    const made = playSeason(sundays.slice(0, 2), { ...month, callsPerMonth: 100_000 });
    const rounds = made.filter(({ name }) => name === "live 2025/1/1").map(({ at }) => at);
    const gaps = rounds.slice(1).map((at, index) => at - (rounds[index] ?? 0));
    expect(Math.min(...gaps)).toBe(10_000);
    const quiet = made.filter(({ at }) => {
      const day = new Date(at).toISOString().slice(8, 10);
      return ["02", "03", "04", "05", "09", "10"].includes(day);
    });
    expect(quiet).toEqual([]);
  });
});

test("a game is planned by its status, whatever its words", () => {
  const state = (status: string, given = {}) =>
    plannedGame(bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", status, ...given }).game).state;
  expect(state("Scheduled")).toBe("scheduled");
  expect(state("InProgress", { hasStarted: true, isInProgress: true })).toBe("live");
  expect(state("F/OT", { hasStarted: true })).toBe("over");
  expect(state("Suspended", { hasStarted: true })).toBe("paused");
  expect(state("Delayed")).toBe("paused");
  expect(state("Postponed")).toBe("off");
  expect(state("Canceled")).toBe("off");
  expect(state("Canceled", { hasStarted: true })).toBe("over");
});
