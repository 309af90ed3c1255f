import { describe, expect, it } from "vitest";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import type { Play } from "../../../domain/game/play.ts";
import { neutralPlay } from "../../fixtures/play.ts";

const LIVE = { awayTeam: "MIN", homeTeam: "CHI", status: "InProgress" };
const chicago: Partial<Play> = { team: "CHI", opponent: "MIN" };
const minnesota: Partial<Play> = { team: "MIN", opponent: "CHI" };
const kick: Partial<Play> = { type: "Kickoff", down: 0, distance: 0, yardsGained: 0, yardsToEndZone: 65 };

/** Rows of a game in order, a play every 30 seconds. */
function rows(...given: Partial<Play>[]): Play[] {
  return given.map((row, index) =>
    neutralPlay({
      playId: String(index + 1),
      sequence: index + 1,
      timeRemainingMinutes: 14 - Math.floor(index / 2),
      timeRemainingSeconds: index % 2 === 0 ? 30 : 0,
      ...row,
    }),
  );
}

describe("a return that the kicking team got back", () => {
  const lost = "8-B.Roe to MIN 31 for 31 yards. FUMBLES (5-A.Doe), RECOVERED by CHI-30-C.Poe at MIN 32.";
  const muffed = "8-B.Roe MUFFS catch, RECOVERED by CHI-30-C.Poe at MIN 32.";
  const drivesOf = (description: string, drive: number | null) =>
    findDrives(
      rows({ ...chicago, ...kick, drive, description }, { ...chicago, drive }, { ...chicago, drive }),
      LIVE,
    ).map(({ team, plays, seconds, result }) => [team, plays, seconds, result]);

  it.each([1, null])("is a drive without a play of the team that had the ball, by number or without: %s", (drive) => {
    expect(drivesOf(lost, drive)).toEqual([
      ["MIN", 0, 30, "Fumble"],
      ["CHI", 2, 30, null],
    ]);
  });

  it.each([1, null])("begins no drive where he never held it: %s", (drive) => {
    expect(drivesOf(muffed, drive)).toEqual([["CHI", 2, 60, null]]);
  });
});

describe("the end of a drive", () => {
  it.each<[string, Partial<Play>, Partial<Play>, number]>([
    [
      "a failed snap where the other team got to it",
      { description: "A.Doe FUMBLES (Aborted) at MIN 14, RECOVERED by MIN-5-A.Roe at MIN 12" },
      minnesota,
      58,
    ],
    [
      "a failed snap that was touched first",
      { description: "FUMBLES (Aborted) at MIN 14, touched at MIN 15, RECOVERED by MIN-5-A.Roe at MIN 20" },
      minnesota,
      55,
    ],
    [
      "a failed snap that rolled ahead",
      { description: "FUMBLES (Aborted) at MIN 12, RECOVERED by MIN-5-A.Roe at MIN 2" },
      minnesota,
      62,
    ],
    [
      "downs behind a penalty",
      { down: 4, distance: 9, yardsGained: 0, penaltyYards: 15 },
      { ...minnesota, yardsToEndZone: 77 },
      47,
    ],
    ["downs", { down: 4, distance: 9, yardsGained: 0 }, { ...minnesota, yardsToEndZone: 93 }, 62],
    ["a touchdown behind a fumble", { yardsGained: 3, isTouchdown: true, homePoints: 6 }, minnesota, 70],
    ["a safety", { awayPoints: 2, yardsGained: -3 }, minnesota, -30],
  ])("yards end where the ball was: %s", (_, last, then, yards) => {
    const plays = rows(
      { ...chicago, yardsToEndZone: 70, yardsGained: 62 },
      { ...chicago, yardsToEndZone: 8, yardsGained: 0, ...last },
      then,
    );
    expect(findDrives(plays, LIVE)[0]?.yards).toBe(yards);
  });

  it("time goes by the first row with a clock: a note before a kickoff has none", () => {
    const clockless = { timeRemainingMinutes: null, timeRemainingSeconds: null };
    const plays = rows(
      { ...chicago, drive: 1 },
      { ...minnesota, drive: 2, ...kick, type: "Other", ...clockless },
      { ...minnesota, drive: 2 },
    );
    expect(findDrives(plays, LIVE)[0]?.seconds).toBe(60);
  });
});
