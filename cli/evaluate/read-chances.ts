import type { Chance } from "../../domain/usage/chances-on.ts";
import type { CsvRow } from "../../server/providers/nflverse/csv-row.ts";
import { readRows } from "../../server/providers/nflverse/read-csv.ts";

/** A target or a carry of nflverse's play-by-play, and the PPR points that came of it. */
export interface KnownChance extends Pick<Chance, "kind" | "airYards" | "yardsToEndZone"> {
  season: number;
  playerId: string;
  gameId: string;
  yardsToEndZone: number;
  points: number;
}

const COLUMNS = [
  "game_id",
  "season",
  "yardline_100",
  "play_type",
  "pass_attempt",
  "complete_pass",
  "rush_attempt",
  "qb_scramble",
  "qb_kneel",
  "air_yards",
  "yards_gained",
  "pass_touchdown",
  "rush_touchdown",
  "two_point_attempt",
  "rusher_player_id",
  "receiver_player_id",
] as const;

type ChanceRow = CsvRow<(typeof COLUMNS)[number]>;

/**
 * The targets and carries in play-by-play files of nflverse, of the seasons asked for, in file order. Scrambles and kneel-downs are left
 * out: nobody is given the ball on them. Points are a catch, yards and a touchdown.
 */
export async function readChances(
  paths: readonly string[],
  isWanted: (season: number) => boolean,
  signal: AbortSignal,
): Promise<KnownChance[]> {
  const chances: KnownChance[] = [];
  for (const path of paths) {
    for await (const rows of readRows(path, { required: COLUMNS }, signal)) {
      for (const row of rows) {
        const chance = isWanted(row.needNumber("season")) ? knownChance(row) : null;
        if (chance !== null) chances.push(chance);
      }
    }
  }
  return chances;
}

function knownChance(row: ChanceRow): KnownChance | null {
  const type = row.text("play_type");
  const yardsToEndZone = row.number("yardline_100");
  if ((type !== "pass" && type !== "run") || row.flag("two_point_attempt") || yardsToEndZone === null) return null;
  const about = { season: row.needNumber("season"), gameId: row.ownText("game_id") ?? "", yardsToEndZone };
  const yards = row.count("yards_gained") / 10;
  const receiver = row.ownText("receiver_player_id");
  if (row.flag("pass_attempt") && receiver !== null) {
    const gained = row.flag("complete_pass") ? 1 + yards + 6 * row.count("pass_touchdown") : 0;
    return { ...about, kind: "target", playerId: receiver, airYards: row.number("air_yards"), points: gained };
  }
  const rusher = row.ownText("rusher_player_id");
  if (!row.flag("rush_attempt") || rusher === null || row.flag("qb_scramble") || row.flag("qb_kneel")) return null;
  const points = yards + 6 * row.count("rush_touchdown");
  return { ...about, kind: "carry", playerId: rusher, airYards: null, points };
}
