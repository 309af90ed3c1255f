import { describe, expect, test } from "vitest";
import { importSeason } from "../../server/games/import/import-season.ts";
import { reconcileSeason } from "../../server/games/reconcile/reconcile.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Cells } from "../fixtures/nflverse/csv-text.ts";
import { kickoffRow, PEOPLE, rushRow, touchdown, who } from "../fixtures/nflverse/play-rows.ts";
import { type SeasonRows, seasonFiles, smallSeason, writeFiles } from "../fixtures/nflverse/season-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const GAME = "2024_01_DET_LA";
/** Where the plays of the first quarter end, at 7-6 for the Rams. */
const END_OF_QUARTER = 9;
const [RETURNER, RUNNER] = [PEOPLE.returner, PEOPLE.runner];

/** The small season's first game alone, with rows more at the end of its first quarter, and `points` more for the Rams by them. */
function seasonWith(rows: Cells[], points = 0): SeasonRows {
  const season = smallSeason();
  const game = season.plays.filter(({ game_id }) => game_id === GAME);
  const after = (row: Cells): Cells => ({ ...row, total_home_score: Number(row["total_home_score"]) + points });
  const added = rows.map((row, index) => ({
    total_away_score: 6,
    total_home_score: 7 + (index === rows.length - 1 ? points : 0),
    ...row,
    game_id: GAME,
    play_id: 1000 + index,
  }));
  return {
    ...season,
    games: season.games.filter(({ game_id }) => game_id === GAME).map((row) => ({ ...row, home_score: 9 + points })),
    plays: [...game.slice(0, END_OF_QUARTER), ...added, ...game.slice(END_OF_QUARTER).map(after)],
    stats: season.stats.filter(({ week }) => week === 1),
  };
}

/** The Rams kick off; their own man has the ball in Detroit's end zone. */
function kickedAndRecovered(desc: string, more: Cells): Cells {
  return kickoffRow({ desc, kick_distance: 62, time: "04:12", special: 1, ...touchdown("runner"), ...more });
}

const LIVE_BALL = "E.Ek kicks 62 yards from LA 35 to DET 3. RECOVERED by LA-22-B.Burr at DET 0. TOUCHDOWN.";

/** A line with other figures. */
function changeLine(season: SeasonRows, person: { id: string }, figures: Cells): void {
  season.stats = season.stats.map((line) => (line["player_id"] === person.id ? { ...line, ...figures } : line));
}

/** What `npm run reconcile` lists after an import of these files: player, field, plays, official, cause. */
async function reconciled(season: SeasonRows): Promise<string[]> {
  const folder = temporaryFolder();
  writeFiles(folder, seasonFiles(season));
  const store = await openStore({ dataDir: temporaryFolder() });
  try {
    const { signal } = new AbortController();
    const provider = nflverseProvider({ source: folderSource(folder) });
    await importSeason({ provider, store, signal, onProgress: () => {} }, { season: 2024 });
    const { games, equalFinals, differences } = await reconcileSeason(store, 2024, signal);
    expect([games, equalFinals]).toEqual([1, 1]);
    return differences.flatMap(({ lines }) =>
      lines.map(
        ({ playerName, field, fromPlays, official, cause }) =>
          `${playerName} ${field} ${fromPlays}, official ${official}: ${cause ?? "cause unknown"}`,
      ),
    );
  } finally {
    await store.close();
  }
}

/** Both kinds of points, each with the cause. */
function bothPoints(name: string, fromPlays: number, official: number, cause: string): string[] {
  return ["fantasyPoints", "fantasyPointsPPR"].map(
    (field) => `${name} ${field} ${fromPlays}, official ${official}: ${cause}`,
  );
}

describe("a kickoff that the kicking team recovers in the end zone", () => {
  test("is a touchdown on special teams where nobody fumbled, as in nflverse's statistics", async () => {
    const season = seasonWith([kickedAndRecovered(LIVE_BALL, who("own_kickoff_recovery", "runner"))], 6);
    changeLine(season, RUNNER, { special_teams_tds: 1, fantasy_points: 6.4, fantasy_points_ppr: 6.4 });
    expect(await reconciled(season)).toEqual([]);
  });

  test("is a fumble recovered where the returner muffed it: no points by nflverse's statistics", async () => {
    const muffed = kickedAndRecovered(
      "E.Ek kicks 62 yards from LA 35 to DET 3. G.Gray MUFFS catch, RECOVERED by LA-22-B.Burr at DET 0. TOUCHDOWN.",
      {
        fumble_lost: 1,
        fumbled_1_team: "DET",
        ...who("fumbled_1", "returner"),
        fumble_recovery_1_team: "LA",
        ...who("fumble_recovery_1", "runner"),
        ...who("own_kickoff_recovery", "runner"),
      },
    );
    expect(await reconciled(seasonWith([muffed], 6))).toEqual([]);
  });

  test("is named as the cause where the play-by-play's columns do not say what it was", async () => {
    const season = seasonWith([kickedAndRecovered(LIVE_BALL, {})], 6);
    changeLine(season, RUNNER, { special_teams_tds: 1, fantasy_points: 6.4, fantasy_points_ppr: 6.4 });
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        0.4,
        6.4,
        "Q1 4:12: a touchdown on special teams by nflverse's statistics, which its play-by-play does not mark as one",
      ),
    );
  });

  test("is named too where the statistics do not count it", async () => {
    const season = seasonWith([kickedAndRecovered(LIVE_BALL, who("own_kickoff_recovery", "runner"))], 6);
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        6.4,
        0.4,
        "Q1 4:12: a touchdown on a kick that nflverse's statistics do not count as one on special teams",
      ),
    );
  });
});

describe("a lost fumble that play-by-play and statistics charge differently", () => {
  const CHARGED = { rushing_fumbles: 1, rushing_fumbles_lost: 1, fantasy_points: -1.6, fantasy_points_ppr: -1.6 };
  const TEXT = "(4:12) B.Burr left end to LA 34 for 0 yards. FUMBLES (I.Ines), RECOVERED by DET-H.Hale at LA 34.";
  const columns = {
    fumble_lost: 1,
    fumbled_1_team: "LA",
    fumble_recovery_1_team: "DET",
    ...who("fumble_recovery_1", "corner"),
  };
  const fumble = (more: Cells): Cells => rushRow("runner", 0, { time: "04:12", desc: TEXT, ...more });
  const carries = { carries: 2 };

  test("is none where both charge the runner", async () => {
    const season = seasonWith([fumble({ ...columns, ...who("fumbled_1", "runner") })]);
    changeLine(season, RUNNER, { ...carries, ...CHARGED });
    expect(await reconciled(season)).toEqual([]);
  });

  test("is not charged by the play-by-play: the play whose words tell of it is named", async () => {
    const season = seasonWith([fumble({})]);
    changeLine(season, RUNNER, { ...carries, ...CHARGED });
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        0.4,
        -1.6,
        "Q1 4:12: a lost fumble that nflverse's statistics charge to him and its play-by-play does not",
      ),
    );
  });

  test("is not charged and not told by any play", async () => {
    const season = seasonWith([]);
    changeLine(season, RUNNER, CHARGED);
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        0.4,
        -1.6,
        "a lost fumble that nflverse's statistics charge to him and its play-by-play does not",
      ),
    );
  });

  test("is charged by the play-by-play alone", async () => {
    const season = seasonWith([fumble({ ...columns, ...who("fumbled_1", "runner") })]);
    changeLine(season, RUNNER, carries);
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        -1.6,
        0.4,
        "Q1 4:12: a lost fumble that the play-by-play charges to him and nflverse's statistics do not",
      ),
    );
  });

  test("is charged to different men: each has his cause", async () => {
    const season = seasonWith([
      fumble({
        ...columns,
        ...who("fumbled_1", "runner"),
        desc: TEXT.replace("B.Burr left end", "A.Armstrong aborted. B.Burr"),
      }),
    ]);
    changeLine(season, RUNNER, carries);
    changeLine(season, PEOPLE.passer, { rushing_fumbles_lost: 1, fantasy_points: 4.64, fantasy_points_ppr: 4.64 });
    expect(await reconciled(season)).toEqual([
      ...bothPoints(
        "Abel Armstrong",
        6.64,
        4.64,
        "Q1 4:12: a lost fumble that nflverse's statistics charge to him and its play-by-play does not",
      ),
      ...bothPoints(
        "Ben Burr",
        -1.6,
        0.4,
        "Q1 4:12: a lost fumble that the play-by-play charges to him and nflverse's statistics do not",
      ),
    ]);
  });

  test("and a touchdown on special teams: both are named", async () => {
    const season = seasonWith([kickedAndRecovered(LIVE_BALL, {})], 6);
    changeLine(season, RUNNER, {
      rushing_fumbles_lost: 1,
      special_teams_tds: 1,
      fantasy_points: 4.4,
      fantasy_points_ppr: 4.4,
    });
    const [line] = await reconciled(season);
    expect(line).toMatch(/a lost fumble that .* does not; Q1 4:12: a touchdown on special teams/);
  });

  test("costs nothing on a return, in both", async () => {
    const returned = kickoffRow({
      return_yards: 0,
      ...who("kickoff_returner", "returner"),
      fumble_lost: 1,
      fumbled_1_team: "DET",
      ...who("fumbled_1", "returner"),
      fumble_recovery_1_team: "LA",
    });
    const season = seasonWith([returned]);
    expect(season.stats.some((line) => line["player_id"] === RETURNER.id)).toBe(true);
    expect(await reconciled(season)).toEqual([]);
  });
});

describe("other points", () => {
  test("a two-point conversion that only the statistics have", async () => {
    const season = seasonWith([]);
    changeLine(season, RUNNER, { rushing_2pt_conversions: 1, fantasy_points: 2.4, fantasy_points_ppr: 2.4 });
    expect(await reconciled(season)).toEqual(
      bothPoints(
        "Ben Burr",
        0.4,
        2.4,
        "a two-point conversion that nflverse's statistics count and its play-by-play does not",
      ),
    );
  });

  test("points that nflverse's own formula does not make of its own line", async () => {
    const season = seasonWith([]);
    changeLine(season, RUNNER, { fantasy_points: 3.4, fantasy_points_ppr: 3.4 });
    expect(await reconciled(season)).toEqual(
      bothPoints("Ben Burr", 0.4, 3.4, "nflverse's points, which are 0.4 by its own formula from its own line"),
    );
  });

  test("of figures that differ themselves stay without a cause as long as those have none", async () => {
    const season = seasonWith([]);
    changeLine(season, RUNNER, { rushing_yards: 7, fantasy_points: 0.7, fantasy_points_ppr: 0.7 });
    expect((await reconciled(season)).map((line) => line.split(": ")[1])).toEqual(
      Array.from({ length: 3 }, () => "cause unknown"),
    );
  });
});
