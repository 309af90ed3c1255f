import { describe, expect, test } from "vitest";
import { playFrom, playsFrom, TOUCHDOWN_ROW, TRY_ROW } from "../fixtures/sportsdataio/plays-from.ts";
import { board } from "../fixtures/sportsdataio/rows.ts";

describe("types", () => {
  test.each([
    ["Rush", "Rush"],
    ["PassCompleted", "Pass"],
    ["PassIncomplete", "Pass"],
    ["PassIntercepted", "Interception"],
    ["Sack", "Sack"],
    ["Fumble", "Fumble"],
    ["Punt", "Punt"],
    ["Kickoff", "Kickoff"],
    ["FieldGoal", "FieldGoal"],
    ["ExtraPoint", "ExtraPoint"],
    ["TwoPointConversion", "TwoPointConversion"],
    ["Penalty", "Penalty"],
    ["Timeout", "Timeout"],
    ["Period", "Period"],
    ["LateralToTheMascot", "Other"],
    [null, "Other"],
  ])("S3.play.5 the feed's %s is %s", (theirs, ours) => {
    expect(playFrom({ Type: theirs }).type).toBe(ours);
  });

  test("S3.play.5 D4 a timeout that reads Two-minute warning is one, whatever its clock", () => {
    const warning = playFrom({
      Type: "Timeout",
      Description: "Two-minute warning",
      TimeRemainingMinutes: 1,
      TimeRemainingSeconds: 55,
    });
    expect(warning).toMatchObject({ type: "TwoMinuteWarning", timeRemainingMinutes: 1, timeRemainingSeconds: 55 });
  });
});

describe("D4 timeouts and periods", () => {
  test.each([
    ["Chicago timeout", "CHI"],
    ["Minnesota timeout", "MIN"],
    ["Chicago charged timeout", "CHI"],
    ["Timeout", null],
    ["Scrambled", null],
  ])("%s is charged to %s, and the row belongs to nobody", (Description, team) => {
    expect(playFrom({ Type: "Timeout", Description, Team: "MIN" })).toMatchObject({
      timeoutTeam: team,
      team: null,
      opponent: null,
    });
  });

  test("two sides of one place are told apart by their nick, or not at all", () => {
    const newYork = { awayTeam: "NYG", homeTeam: "NYJ", season: 2025 };
    const called = (Description: string) => playsFrom([{ Type: "Timeout", Description }], newYork)[0]?.timeoutTeam;
    expect(called("NY Giants timeout")).toBe("NYG");
    expect(called("New York Jets timeout")).toBe("NYJ");
    expect(called("New York timeout")).toBeNull();
  });

  test("the end of the third quarter is filed under the fourth and belongs to the third, at 0:00", () => {
    const list = playsFrom([
      { QuarterName: "3", TimeRemainingMinutes: 0, TimeRemainingSeconds: 5 },
      {
        QuarterName: "4",
        Type: "Period",
        Description: "End of 3rd Quarter",
        TimeRemainingMinutes: 15,
        TimeRemainingSeconds: 0,
      },
      { QuarterName: "4", TimeRemainingMinutes: 15, TimeRemainingSeconds: 0 },
    ]);
    expect(list.map(({ quarterName }) => quarterName)).toEqual(["3", "3", "4"]);
    expect(list[1]).toMatchObject({ timeRemainingMinutes: 0, timeRemainingSeconds: 0 });
  });

  test("a game that ends in overtime keeps the clock of its end", () => {
    const end = playFrom({
      QuarterName: "OT",
      Type: "Period",
      Description: "End of Game",
      TimeRemainingMinutes: 4,
      TimeRemainingSeconds: 6,
    });
    expect(end).toMatchObject({ quarterName: "OT", timeRemainingMinutes: 4, timeRemainingSeconds: 6 });
  });

  test("O.21 every extra period is OT; a period that nobody knows is that of the row before", () => {
    const list = playsFrom([
      { QuarterName: "4" },
      { QuarterName: "OT" },
      { QuarterName: "OT2" },
      { QuarterName: "SUDDEN" },
    ]);
    expect(list.map(({ quarterName }) => quarterName)).toEqual(["4", "OT", "OT", "OT"]);
  });
});

describe("D2 D3 where the ball is", () => {
  test.each(["Kickoff", "ExtraPoint", "TwoPointConversion", "Timeout", "Period"])(
    "O.20 %s has no down, though the feed writes 1st and 10",
    (Type) => {
      expect(playFrom({ Type })).toMatchObject({ down: 0, distance: 0 });
    },
  );

  test("punts and field goals keep theirs", () => {
    expect(playFrom({ Type: "Punt", Down: 4, Distance: 3 })).toMatchObject({ down: 4, distance: 3 });
    expect(playFrom({ Type: "FieldGoal", Down: 3, Distance: 8 })).toMatchObject({ down: 3, distance: 8 });
  });

  test("a penalty before a try or a kickoff is on no down; one after the kickoff is", () => {
    const penalty = {
      Type: "Penalty",
      YardsGained: 1,
      Description: "Chicago committed 1 yard penalty (Illegal Use of Hands)",
    };
    const list = playsFrom([
      { ...TOUCHDOWN_ROW, ...board("CHI", 0, 7) },
      { ...penalty, YardLine: 1, YardsToEndZone: 0 },
      { ...TRY_ROW, Description: "Cairo Santos made PAT" },
      penalty,
      { Type: "Kickoff", YardLine: 35, YardsToEndZone: 65 },
      penalty,
    ]);
    expect(list.map(({ down }) => down)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(list[1]).toMatchObject({ yardLine: 0, yardLineTerritory: null, yardsToEndZone: null });
  });

  test("midfield is nobody's territory", () => {
    expect(playFrom({ YardLine: 50, YardLineTerritory: null, YardsToEndZone: 50 })).toMatchObject({
      yardLine: 50,
      yardLineTerritory: null,
    });
  });

  test("a try at the 1 with no yards to go has no spot", () => {
    expect(playFrom(TRY_ROW)).toMatchObject({ yardLine: 0, yardLineTerritory: null, yardsToEndZone: null });
  });

  test("the Rams are LAR under either code", () => {
    expect(playFrom({ Team: "LA", Opponent: "OAK", YardLineTerritory: "LA" })).toMatchObject({
      team: "LAR",
      opponent: "LV",
      yardLineTerritory: "LAR",
    });
  });
});

describe("rows that come late, twice or out of order", () => {
  test("the order is the sequence's, the numbers are 1 to n, and the identity is the PlayID", () => {
    const list = playsFrom([
      { PlayID: 7, Sequence: 5 },
      { PlayID: 9, Sequence: 2 },
      { PlayID: 8, Sequence: 3 },
    ]);
    expect(list.map(({ playId, sequence }) => [playId, sequence])).toEqual([
      ["9", 1],
      ["8", 2],
      ["7", 3],
    ]);
  });

  test("of two rows with one PlayID the one that was touched last counts", () => {
    const list = playsFrom([
      { PlayID: 7, Sequence: 1, YardsGained: 4, Updated: "2025-09-08T20:30:00" },
      { PlayID: 7, Sequence: 1, YardsGained: 5, Updated: "2025-09-08T20:20:00" },
    ]);
    expect(list.map(({ yardsGained }) => yardsGained)).toEqual([4]);
  });

  test("D1 the time of a play is US Eastern", () => {
    expect(playFrom({ PlayTime: "2025-09-08T20:17:38" }).happenedAt).toBe("2025-09-08T20:17:38-04:00");
    expect(playFrom({ PlayTime: "2025-12-08T20:17:38.123" }).happenedAt).toBe("2025-12-08T20:17:38-05:00");
    expect(playFrom({ PlayTime: "soon" }).happenedAt).toBeNull();
  });
});
