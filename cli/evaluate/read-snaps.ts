import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Snap } from "../../domain/chance/snap.ts";
import { reasonOf } from "../../server/log/reason-of.ts";
import { ProviderFailure } from "../../server/providers/provider-failure.ts";
import type { CsvRow } from "../../server/providers/nflverse/csv-row.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";

/** One row with a down of regulation, as nflverse has it: the situation, how it ended, and what its own models say. */
export interface KnownSnap {
  gameId: string;
  playId: string;
  season: number;
  quarter: number;
  snap: Snap;
  /** 1 where the home team won, 0 where it lost, 0.5 of a tie. */
  result: number;
  homeWp: number;
  vegasHomeWp: number;
}

const COLUMNS = [
  "game_id",
  "play_id",
  "season",
  "qtr",
  "game_seconds_remaining",
  "home_team",
  "posteam",
  "down",
  "ydstogo",
  "yardline_100",
  "posteam_score",
  "defteam_score",
  "home_timeouts_remaining",
  "away_timeouts_remaining",
  "spread_line",
  "home_score",
  "away_score",
  "home_opening_kickoff",
  "home_wp",
  "vegas_home_wp",
] as const;

type SnapRow = CsvRow<(typeof COLUMNS)[number]>;

/** The rows with a down of regulation in play-by-play files of nflverse, in file order; of the seasons asked for. */
export async function readSnaps(
  paths: readonly string[],
  isWanted: (season: number) => boolean,
  signal: AbortSignal,
): Promise<KnownSnap[]> {
  const snaps: KnownSnap[] = [];
  for (const path of paths) {
    for await (const rows of readRows(path, { required: COLUMNS }, signal)) {
      for (const row of rows) {
        if (!isWanted(row.needNumber("season"))) continue;
        const snap = knownSnap(row);
        if (snap !== null) snaps.push(snap);
      }
    }
  }
  return snaps;
}

/**
 * Files of play-by-play in a folder: whole seasons under their published names, and extracts of several seasons for fitting
 * (`plays_fit_2016_2021_2023.csv.gz`). Those that hold nothing wanted are left out.
 */
export async function playFiles(folder: string, isWanted: (season: number) => boolean): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new ProviderFailure("not-found", `cannot read the folder ${folder}: ${reasonOf(error)}`);
  });
  return names
    .filter((name) => {
      const season = /^play_by_play_(\d{4})\.csv(?:\.gz)?$/.exec(name)?.[1];
      return season === undefined ? /^plays_fit_[\d_]+\.csv(?:\.gz)?$/.test(name) : isWanted(Number(season));
    })
    .toSorted()
    .map((name) => join(folder, name));
}

function knownSnap(row: SnapRow): KnownSnap | null {
  const quarter = row.needNumber("qtr");
  const down = row.number("down");
  const team = row.text("posteam");
  const spot = row.number("yardline_100");
  const homeWp = row.number("home_wp");
  const vegasHomeWp = row.number("vegas_home_wp");
  if (quarter > 4 || down === null || team === null || spot === null || homeWp === null || vegasHomeWp === null)
    return null;
  const ball = team === row.needText("home_team") ? 1 : -1;
  const margin = row.needNumber("home_score") - row.needNumber("away_score");
  return {
    gameId: row.ownText("game_id") ?? "",
    playId: row.ownText("play_id") ?? "",
    season: row.needNumber("season"),
    quarter,
    snap: {
      secondsLeft: row.needNumber("game_seconds_remaining"),
      // The totals of a row are those after it; the two sides' scores are those before.
      lead: ball * (row.count("posteam_score") - row.count("defteam_score")),
      ball,
      down,
      distance: row.count("ydstogo"),
      yardsToEndZone: spot,
      homeTimeouts: row.count("home_timeouts_remaining"),
      awayTimeouts: row.count("away_timeouts_remaining"),
      homeFavoredBy: row.count("spread_line"),
      // 1 where the home team received the opening kickoff, so that the other half begins with the away team's ball.
      secondHalfBall: quarter > 2 ? 0 : row.flag("home_opening_kickoff") ? -1 : 1,
    },
    result: (Math.sign(margin) + 1) / 2,
    homeWp,
    vegasHomeWp,
  };
}
