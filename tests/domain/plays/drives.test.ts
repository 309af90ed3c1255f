import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPlays } from "../../../domain/shape/group-plays.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import { PLAY_TYPES, QUARTER_NAMES, type Play } from "../../../domain/game/play.ts";
import { showPlays } from "../../../domain/page/show-plays.ts";
import { pagePlaysOf } from "../../fixtures/page-plays.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const FINAL = { awayTeam: "MIN", homeTeam: "CHI", status: "Final" };
const LIVE = { ...FINAL, status: "InProgress" };

/** Rows of a game in order, a play every 30 seconds from the start of a quarter unless a row says otherwise. */
function rows(...given: Partial<Play>[]): Play[] {
  return given.map((row, index) =>
    neutralPlay({
      playId: String(index + 1),
      sequence: index + 1,
      quarterName: "1",
      timeRemainingMinutes: 14 - Math.floor(index / 2),
      timeRemainingSeconds: index % 2 === 0 ? 30 : 0,
      ...row,
    }),
  );
}

const chicago: Partial<Play> = { team: "CHI", opponent: "MIN" };
const minnesota: Partial<Play> = { team: "MIN", opponent: "CHI" };
const kick: Partial<Play> = { type: "Kickoff", down: 0, distance: 0, yardsGained: 0, yardsToEndZone: 65 };
const punt: Partial<Play> = { type: "Punt", down: 4, distance: 2, yardsGained: 0 };
const tryKick: Partial<Play> = { type: "ExtraPoint", down: 0, distance: 0, yardsGained: 0 };
const period: Partial<Play> = {
  type: "Period",
  team: null,
  opponent: null,
  down: 0,
  distance: 0,
  yardsGained: 0,
  description: "END QUARTER",
};
/** So that the drive in question is not the last one. */
const next: Partial<Play>[] = [{ ...minnesota, ...kick }, chicago];

const results = (plays: Play[], game = FINAL) => findDrives(plays, game).map((drive) => drive.result);
const firstResult = (...given: Partial<Play>[]) => results(rows(...given, ...next))[0];

describe("the score after a play", () => {
  const scoresAfter = (...given: Partial<Play>[]): string[] =>
    groupPlays(rows(...given), LIVE)
      .flatMap((quarter) => quarter.drives.flatMap((drive) => drive.rows))
      .map((row) => `${row.awayScore}-${row.homeScore}`);
  const touchdown: Partial<Play> = { ...chicago, isTouchdown: true, isScoringPlay: 1, homePoints: 6 };

  it("of a touchdown counts the try that belongs to it, also past a flag or a timeout", () => {
    const flag: Partial<Play> = { ...chicago, type: "Penalty", down: 0 };
    expect(scoresAfter(chicago, touchdown, flag, { ...chicago, ...tryKick, homePoints: 1 })).toEqual([
      "0-0",
      "0-7",
      "0-6",
      "0-7",
    ]);
  });

  it("of a touchdown whose try is still to come, or failed, is six more", () => {
    expect(scoresAfter(touchdown)).toEqual(["0-6"]);
    expect(scoresAfter(touchdown, { ...chicago, ...tryKick })).toEqual(["0-6", "0-6"]);
  });

  it("counts a try that the defense ran back", () => {
    expect(scoresAfter(touchdown, { ...chicago, type: "TwoPointConversion", down: 0, awayPoints: 2 })[0]).toBe("2-6");
  });
});

describe("drives without numbers", () => {
  it("begin with a kickoff or with the other side's first snap, and take try, timeouts and markers along", () => {
    const plays = rows(
      { ...minnesota, ...kick },
      chicago,
      { type: "Timeout", team: null, down: 0 },
      { ...chicago, ...punt },
      minnesota,
      { ...minnesota, isTouchdown: true, awayPoints: 6 },
      { ...minnesota, ...tryKick, awayPoints: 1 },
      { ...minnesota, ...kick },
      chicago,
    );
    const drives = findDrives(plays, LIVE);
    expect(drives.map((drive) => [drive.team, drive.rows.length, drive.result])).toEqual([
      ["CHI", 4, "Punt"],
      ["MIN", 3, "Touchdown"],
      ["CHI", 2, null],
    ]);
  });

  it("a punt that its own side recovers begins a drive, a punt that is kicked again does not", () => {
    expect(findDrives(rows(chicago, { ...chicago, ...punt }, chicago), LIVE)).toHaveLength(2);
    expect(findDrives(rows(chicago, { ...chicago, ...punt }, { ...chicago, ...punt }), LIVE)).toHaveLength(1);
  });

  it("a repeated kickoff belongs to the first, a kick returned for a touchdown is a drive of its own", () => {
    expect(findDrives(rows({ ...minnesota, ...kick }, { ...minnesota, ...kick }, chicago), LIVE)).toHaveLength(1);
    const returned = rows(
      { ...minnesota, ...kick, isTouchdown: true, homePoints: 6 },
      { ...chicago, ...tryKick },
      { ...chicago, ...kick },
      minnesota,
    );
    expect(findDrives(returned, LIVE).map((drive) => [drive.team, drive.result])).toEqual([
      ["CHI", "Kickoff return touchdown"],
      ["MIN", null],
    ]);
  });
});

describe("a drive's figures", () => {
  it("plays as the league counts them, yards from spot to spot with penalties, time to the next drive", () => {
    const plays = rows(
      { ...minnesota, ...kick },
      { ...chicago, yardsToEndZone: 70, yardsGained: 5 },
      { ...chicago, type: "Penalty", yardsToEndZone: 65, yardsGained: 15 },
      { ...chicago, yardsToEndZone: 50, yardsGained: -2 },
      { ...chicago, type: "FieldGoal", down: 4, yardsToEndZone: 52, yardsGained: 0, homePoints: 3 },
      { ...chicago, ...kick },
      minnesota,
    );
    expect(findDrives(plays, LIVE)[0]).toMatchObject({
      team: "CHI",
      plays: 3,
      yards: 18,
      seconds: 150,
      result: "Field goal",
    });
  });

  it("yards end where the last play ended: its own gain, loss or touchdown counts", () => {
    const yards = (last: Partial<Play>): number | undefined =>
      findDrives(
        rows({ ...chicago, yardsToEndZone: 70, yardsGained: 62 }, { ...chicago, yardsToEndZone: 8, ...last }, ...next),
        LIVE,
      )[0]?.yards;
    expect(yards({ yardsGained: 8, isTouchdown: true, isScoringPlay: 1, homePoints: 6 })).toBe(70);
    expect(yards({ type: "Sack", yardsGained: -9 })).toBe(53);
    expect(yards({ yardsGained: 0 })).toBe(62);
  });

  it("sum the gains where no spot is known, and know no time without a clock", () => {
    const plays = rows(
      { ...chicago, yardsToEndZone: null, yardsGained: 7 },
      { ...chicago, yardsToEndZone: null, yardsGained: 5 },
    ).map((play) => ({
      ...play,
      timeRemainingMinutes: null,
    }));
    expect(findDrives(plays, LIVE)[0]).toMatchObject({ yards: 12, seconds: null });
  });

  it("the source's numbers decide where it has them, and markers stay with the drive before", () => {
    const plays = rows(
      { ...chicago, drive: 1 },
      { ...chicago, drive: 2 },
      { ...period, drive: 3 },
      { ...chicago, drive: null },
    );
    expect(findDrives(plays, LIVE).map((drive) => drive.rows.length)).toEqual([1, 3]);
  });
});

describe("results", () => {
  it.each<[string, Partial<Play>]>([
    ["Touchdown", { isTouchdown: true, homePoints: 6 }],
    ["Field goal", { type: "FieldGoal", down: 4, homePoints: 3 }],
    ["Missed field goal", { type: "FieldGoal", down: 4 }],
    ["Blocked field goal", { type: "FieldGoal", down: 4, isBlocked: true }],
    ["Blocked field goal touchdown", { type: "FieldGoal", down: 4, isBlocked: true, isTouchdown: true, awayPoints: 6 }],
    ["Punt", punt],
    ["Blocked punt", { ...punt, isBlocked: true }],
    ["Punt return touchdown", { ...punt, isTouchdown: true, awayPoints: 6 }],
    ["Interception", { type: "Interception" }],
    ["Pick six", { type: "Interception", isTouchdown: true, awayPoints: 6 }],
    ["Fumble", { description: "FUMBLES, RECOVERED by MIN-5-A.Roe at CHI 30" }],
    ["Fumble return touchdown", { isTouchdown: true, awayPoints: 6, description: "FUMBLES, RECOVERED by MIN" }],
    ["Downs", { down: 4, distance: 2, yardsGained: 1 }],
    ["Safety", { type: "Sack", awayPoints: 2 }],
  ])("%s", (result, ending) => {
    expect(firstResult({ ...chicago }, { ...chicago, ...ending })).toBe(result);
  });

  it("a fumble without a team code is told by who has the ball next", () => {
    const fumbled = { ...chicago, description: "J. Doe fumbled, recovered by A. Roe" };
    expect(results(rows(chicago, fumbled, minnesota), LIVE)[0]).toBe("Fumble");
    expect(results(rows(chicago, fumbled, chicago), LIVE)).toEqual([null]);
  });

  it("a fumble that the drive's own side recovers does not end it", () => {
    const own = { ...chicago, description: "FUMBLES, recovered by CHI-70-B.Doe at CHI 30" };
    expect(results(rows(chicago, own), LIVE)).toEqual([null]);
  });

  it("a fumble on a play that did not stand is none", () => {
    const taken = {
      ...chicago,
      type: "Penalty" as const,
      description: "FUMBLES, RECOVERED by MIN-5-A.Roe. PENALTY on MIN - No Play",
    };
    expect(results(rows(chicago, taken), LIVE)).toEqual([null]);
  });

  it("the end of a half, of regulation and of the game", () => {
    const second = { quarterName: "2" } as const;
    const third = { quarterName: "3" } as const;
    expect(
      results(
        rows(
          { ...chicago, ...second },
          { ...period, ...second },
          { ...chicago, ...kick, ...third },
          { ...minnesota, ...third },
        ),
      ),
    ).toEqual(["End of half", "End of game"]);
    const fourth = { quarterName: "4" } as const;
    const overtime = { quarterName: "OT" } as const;
    expect(
      results(rows({ ...chicago, ...fourth }, { ...chicago, ...kick, ...overtime }, { ...minnesota, ...overtime }))[0],
    ).toBe("End of regulation");
  });

  it("a drive that goes on has none", () => {
    expect(results(rows(chicago, chicago), LIVE)).toEqual([null]);
  });
});

describe("the last drive of an overtime", () => {
  const overtime = { quarterName: "OT", timeRemainingMinutes: 5 } as const;
  const drive = [
    { ...chicago, ...overtime, timeRemainingSeconds: 40 },
    { ...chicago, ...overtime, timeRemainingSeconds: 24, isTouchdown: true, isScoringPlay: 1, homePoints: 6 },
  ] satisfies Partial<Play>[];
  const seconds = (game: typeof FINAL, ...end: Partial<Play>[]) =>
    findDrives(rows(...drive, ...end), game).at(-1)?.seconds;
  const whistle = { ...period, ...overtime, timeRemainingSeconds: 19, description: "END GAME" };

  it("counts the walk-off play, to the final whistle", () => {
    expect(seconds(FINAL, whistle)).toBe(21);
  });

  it("ends with its last snap where no whistle is on the clock, where that clock is not of this play, and in a game that goes on", () => {
    expect(seconds(FINAL)).toBe(16);
    expect(seconds(FINAL, { ...whistle, timeRemainingMinutes: null, timeRemainingSeconds: null })).toBe(16);
    expect(seconds(FINAL, { ...whistle, timeRemainingMinutes: 0, timeRemainingSeconds: 0 })).toBe(16);
    expect(seconds(FINAL, { ...whistle, timeRemainingMinutes: 10, timeRemainingSeconds: 0 })).toBe(16);
    expect(seconds(LIVE, whistle)).toBe(16);
  });
});

const anyPlays = fc
  .array(
    fc.record({
      quarterName: fc.constantFrom(...QUARTER_NAMES),
      type: fc.constantFrom(...PLAY_TYPES),
      team: fc.constantFrom("CHI", "MIN", null),
      down: fc.integer({ min: 0, max: 4 }),
      drive: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
      isScoringPlay: fc.constantFrom(0 as const, 1 as const),
      homePoints: fc.constantFrom(0, 3),
      awayPoints: fc.constantFrom(0, 6),
    }),
    { maxLength: 40 },
  )
  .map((given) => rows(...given.toSorted((a, b) => a.quarterName.localeCompare(b.quarterName))));

describe("the grouped list", () => {
  it("holds every play once and in order, with the score after it, whatever the rows", () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        const shown = groupPlays(plays, LIVE).flatMap((quarter) => quarter.drives.flatMap((drive) => drive.rows));
        expect(shown.map((row) => row.play)).toEqual(plays);
        expect(shown.at(-1)?.homeScore ?? 0).toBe(plays.reduce((sum, play) => sum + play.homePoints, 0));
        const keys = groupPlays(plays, LIVE).flatMap((quarter) => quarter.drives.map((drive) => drive.key));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it("a filter hides plays and keeps the drives' own figures; FLOW folds what it leaves out", () => {
    fc.assert(
      fc.property(
        anyPlays,
        fc.constantFrom("all", "flow", "1", "OT"),
        fc.constantFrom("oldest", "newest"),
        (plays, filter, order) => {
          const groups = groupPlays(pagePlaysOf(plays), LIVE);
          const quarters = showPlays(groups, filter, order, new Set());
          const items = quarters.flatMap((quarter) => quarter.drives.flatMap((drive) => drive.items));
          const kept = items.flatMap((item) =>
            item.kind === "play" ? [item.row.play] : item.rows.map((row) => row.play),
          );
          const expected = plays.filter((play) => filter === "all" || filter === "flow" || play.quarterName === filter);
          expect(kept.map(({ playId }) => playId)).toEqual(ids(order === "oldest" ? expected : expected.toReversed()));
          expect(filter === "flow" || items.every((item) => item.kind === "play")).toBe(true);
          const summaries = new Map(
            groups.flatMap((quarter) => quarter.drives.map((drive) => [drive.key, drive.summary])),
          );
          for (const drive of quarters.flatMap((quarter) => quarter.drives))
            expect(drive.summary).toBe(summaries.get(drive.key));
        },
      ),
    );
  });

  it("a drive that crosses a quarter is in both, the second time as a continuation, with one summary", () => {
    const plays = rows(
      chicago,
      { ...period },
      { ...chicago, quarterName: "2" },
      { ...chicago, quarterName: "2", homePoints: 6, isTouchdown: true },
    );
    const [first, second] = groupPlays(plays, LIVE);
    expect([first?.label, second?.label]).toEqual(["1st quarter", "2nd quarter"]);
    expect([first?.drives[0]?.isContinued, second?.drives[0]?.isContinued]).toEqual([false, true]);
    expect(second?.drives[0]?.summary).toEqual(first?.drives[0]?.summary);
    expect([first?.homeScore, second?.homeScore]).toEqual([0, 6]);
  });

  it("a drive that crosses a quarter is shown whole where only its later plays are left", () => {
    const plays = pagePlaysOf(
      rows(
        chicago,
        { ...period },
        { ...chicago, quarterName: "2", homePoints: 6, isTouchdown: true, isScoringPlay: 1 },
      ),
    );
    const groups = groupPlays(plays, LIVE);
    const isContinued = (filter: "all" | "2" | "scoring" | "key") =>
      showPlays(groups, filter, "oldest", new Set(["3"]))
        .at(-1)
        ?.drives.at(-1)?.isContinued;
    expect([isContinued("all"), isContinued("2"), isContinued("scoring"), isContinued("key")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("FLOW puts the plays between two important ones into one fold", () => {
    const important = { isScoringPlay: 1 } as const;
    const [quarter] = showPlays(
      groupPlays(pagePlaysOf(rows(important, {}, {}, important, {})), LIVE),
      "flow",
      "oldest",
      new Set(),
    );
    expect(quarter?.drives[0]?.items.map((item) => (item.kind === "play" ? 1 : item.rows.length))).toEqual([
      1, 2, 1, 1,
    ]);
    expect(quarter?.drives[0]?.items.map((item) => item.kind)).toEqual(["play", "between", "play", "between"]);
  });
});

function ids(plays: readonly Play[]): string[] {
  return plays.map(({ playId }) => playId);
}
