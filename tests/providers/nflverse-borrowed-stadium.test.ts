import { describe, expect, test } from "vitest";
import { withoutBorrowedStadiums } from "../../server/providers/nflverse/borrowed-stadium.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { mapScheduledGame } from "../../server/providers/nflverse/map-game.ts";
import { readSchedule } from "../../server/providers/nflverse/read-season.ts";
import { SCHEDULE } from "../../server/providers/nflverse/wire.ts";
import type { Cells } from "../fixtures/nflverse/csv-text.ts";
import { csvRow } from "../fixtures/nflverse/map-rows.ts";
import { scheduleRow } from "../fixtures/nflverse/season-files.ts";
import { HAS_SAMPLE_DATA, NFLVERSE_SAMPLES } from "../fixtures/sample-data.ts";

const PITTSBURGH = {
  home_team: "PIT",
  stadium_id: "PIT00",
  stadium: "Acrisure Stadium",
  roof: "outdoors",
  surface: "grass",
};
const AT_HOME: Cells = { ...PITTSBURGH, game_id: "2025_03_DET_PIT", away_score: 14, home_score: 21 };
const ABROAD: Cells = { ...AT_HOME, game_id: "2025_04_DET_PIT", week: 4, location: "Neutral" };
const NOTHING = { stadiumName: null, stadiumType: null, stadiumPlayingSurface: null };

/** What is left of the last row's place, all of the rows being a season's. */
function placeOf(...rows: Cells[]) {
  const games = rows.map((row) => mapScheduledGame(csvRow(SCHEDULE, scheduleRow({ season: 2025, ...row })), 19));
  return withoutBorrowedStadiums(games)
    .map(({ game: { stadiumName, stadiumType, stadiumPlayingSurface } }) => ({
      stadiumName,
      stadiumType,
      stadiumPlayingSurface,
    }))
    .at(-1);
}

describe("a game at a neutral site", () => {
  test("has no stadium where the schedule gives it the home team's own", () => {
    expect(placeOf(AT_HOME, ABROAD)).toEqual(NOTHING);
    expect(
      placeOf({ ...AT_HOME, stadium: "FirstEnergy Stadium" }, { ...ABROAD, stadium: "FirstEnergy Stadium" }),
    ).toEqual(NOTHING);
  });

  test("keeps a name of its own where only id, roof and surface are the home team's", () => {
    expect(placeOf(AT_HOME, { ...ABROAD, stadium: "Stade de France", roof: "dome" })).toEqual({
      ...NOTHING,
      stadiumName: "Stade de France",
    });
  });

  test("keeps what is of its place", () => {
    const dublin = { ...ABROAD, stadium_id: "DUB00", stadium: "Croke Park" };
    const all = { stadiumName: "Croke Park", stadiumType: "Outdoor", stadiumPlayingSurface: "Grass" };
    expect(placeOf(AT_HOME, dublin)).toEqual(all);
    // Another team's stadium, as of the 49ers in Arizona in 2020.
    expect(placeOf({ ...AT_HOME, home_team: "CLE", stadium_id: "DUB00", stadium: "Croke Park" }, dublin)).toEqual(all);
    // A copy of the schedule without ids says nothing about it.
    expect(placeOf({ ...AT_HOME, stadium_id: null }, { ...ABROAD, stadium_id: null })?.stadiumName).toBe(
      "Acrisure Stadium",
    );
  });

  test("may be at home after all in a Super Bowl", () => {
    expect(placeOf(AT_HOME, { ...ABROAD, game_type: "SB", week: 22 })?.stadiumName).toBe("Acrisure Stadium");
  });
});

describe.skipIf(!HAS_SAMPLE_DATA)("the schedules of nflverse (needs ../shared/data)", () => {
  async function placesOf(season: number) {
    const games = await readSchedule(folderSource(NFLVERSE_SAMPLES), season, new AbortController().signal);
    return [...games.values()]
      .filter(({ place }) => place.isNeutral)
      .map(({ gameId, game }) => [gameId, game] as const);
  }

  test("know no place of seven games of 2025, and all others of 2020 to 2025", async () => {
    const unknown: string[] = [];
    for (const season of [2020, 2021, 2022, 2023, 2024, 2025]) {
      for (const [gameId, game] of await placesOf(season)) if (game.stadiumName === null) unknown.push(gameId);
    }
    expect(unknown).toEqual([
      "2025_01_KC_LAC",
      "2025_04_MIN_PIT",
      "2025_05_MIN_CLE",
      "2025_06_DEN_NYJ",
      "2025_07_LA_JAX",
      "2025_10_ATL_IND",
      "2025_11_WAS_MIA",
    ]);
  });
});

test("a game at home is where it is", () => {
  expect(placeOf(AT_HOME, AT_HOME)?.stadiumName).toBe("Acrisure Stadium");
});
