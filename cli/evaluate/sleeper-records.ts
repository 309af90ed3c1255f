import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import { isStat } from "../../domain/scoring/stats.ts";

const lines = z.record(z.string(), z.record(z.string(), z.number()));

/** One recorded line of Sleeper's statistics: its keys as they are. */
export type SleeperLine = Readonly<Record<string, number>>;

/** The recorded lines of a week of a regular season by Sleeper's player id or team code; null where the week was not recorded. */
export function sleeperWeek(folder: string, season: number, week: number): Map<string, SleeperLine> | null {
  const name = `stats-${season}-${String(week).padStart(2, "0")}.json.gz`;
  if (!readdirSync(join(folder, "stats")).includes(name)) return null;
  const text = gunzipSync(readFileSync(join(folder, "stats", name))).toString("utf8");
  return new Map(Object.entries(lines.parse(JSON.parse(text))));
}

/** The statistics of plays in a recorded line; its bonuses and sums are left out, so that ours are what is judged. */
export function countsOfSleeper(line: SleeperLine): Counts {
  const counts: Counts = {};
  for (const [key, amount] of Object.entries(line)) if (isStat(key)) counts[key] = amount;
  counts.idp_int_td_50p = line.bonus_def_int_td_50p;
  counts.idp_fum_td_50p = line.bonus_def_fum_td_50p;
  // The split of 50 yards and more exists since 2024.
  counts.fgm_50_59 ??= (line.fgm_50p ?? 0) - (line.fgm_60p ?? 0);
  counts.fgmiss_50_59 ??= (line.fgmiss_50p ?? 0) - (line.fgmiss_60p ?? 0);
  return counts;
}

/** Whose line it is: a line says so by its premiums and by keys that only a team's defense has. */
export function ownerOfSleeper(key: string, line: SleeperLine): Owner {
  if (/^[A-Z]{2,3}$/.test(key)) return { role: "defense", position: null };
  const position = ["QB", "RB", "WR", "TE"].find((one) => {
    const end = one.toLowerCase();
    return `bonus_rec_${end}` in line || `bonus_fd_${end}` in line;
  });
  return { role: "player", position: position ?? null };
}
