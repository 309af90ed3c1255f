export type ReleaseFileName = "plays" | "stats" | "schedule" | "roster" | "players" | "snaps" | "injuries";

interface ReleaseFile {
  /** What the file holds, for messages. */
  holds: string;
  /** One per season, or one for all of them. */
  bySeason: boolean;
  /** The release that the file belongs to: the first part of its address. */
  release: string;
  /** Names without `.csv`, the current one first; `YYYY` is the season. */
  names: [current: string, ...older: string[]];
  /** Whether the published file is compressed. */
  gzip: boolean;
}

/** Every file that this provider reads. The older name of the weekly statistics has other column names: see `wire.ts`. */
export const RELEASE_FILES: Record<ReleaseFileName, ReleaseFile> = {
  plays: { holds: "play-by-play", bySeason: true, release: "pbp", names: ["play_by_play_YYYY"], gzip: true },
  stats: {
    holds: "weekly player statistics",
    bySeason: true,
    release: "stats_player",
    names: ["stats_player_week_YYYY", "player_stats_YYYY"],
    gzip: true,
  },
  schedule: { holds: "schedule", bySeason: false, release: "schedules", names: ["games"], gzip: false },
  roster: { holds: "season roster", bySeason: true, release: "rosters", names: ["roster_YYYY"], gzip: false },
  players: { holds: "player list", bySeason: false, release: "players", names: ["players"], gzip: false },
  snaps: { holds: "snap counts", bySeason: true, release: "snap_counts", names: ["snap_counts_YYYY"], gzip: true },
  injuries: { holds: "injury report", bySeason: true, release: "injuries", names: ["injuries_YYYY"], gzip: true },
};

/** The file's names for a season without an ending, the current one first. */
export function fileStems(file: ReleaseFileName, season: number): string[] {
  return RELEASE_FILES[file].names.map((name) => name.replace("YYYY", String(season)));
}

/** The file's published address below `NFLVERSE_URL`, for example `pbp/play_by_play_2024.csv.gz`. */
export function releasePath(file: ReleaseFileName, season: number): string {
  const { release, names, gzip } = RELEASE_FILES[file];
  return `${release}/${names[0].replace("YYYY", String(season))}${gzip ? ".csv.gz" : ".csv"}`;
}
