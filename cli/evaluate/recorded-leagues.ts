import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { sleeperScoring } from "../../domain/scoring/sleeper-scoring.ts";

const league = z.object({ scoring_settings: z.record(z.string(), z.number()) });
const teams = z.array(
  z.object({
    points: z.number(),
    starters: z.array(z.string()),
    players_points: z.record(z.string(), z.number()),
  }),
);

/** What Sleeper gave one team of a league for one week. */
export type RecordedTeam = z.infer<typeof teams>[number];

/** A recorded league: its rules, and the points of its weeks where they were recorded. */
export interface RecordedLeague {
  scoring: Scoring;
  weeks: Map<number, RecordedTeam[]>;
}

const ALL_WEEKS = "matchups-all-weeks.json";

/** The leagues in a folder of Sleeper's recorded answers, each in a folder of its own with its `league.json`. */
export function recordedLeagues(folder: string): RecordedLeague[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "league.json")))
    .map((name) => ({
      scoring: sleeperScoring(name, league.parse(readJson(folder, name, "league.json")).scoring_settings),
      weeks: weeksOf(folder, name),
    }));
}

function weeksOf(folder: string, name: string): RecordedLeague["weeks"] {
  const files = readdirSync(join(folder, name));
  if (files.includes(ALL_WEEKS)) {
    const weeks = z.record(z.string(), teams).parse(readJson(folder, name, ALL_WEEKS));
    return new Map(Object.entries(weeks).map(([week, played]) => [Number(week), played]));
  }
  return new Map(
    files.flatMap((file) => {
      const week = /^matchups-(\d+)\.json$/.exec(file)?.[1];
      return week === undefined ? [] : [[Number(week), teams.parse(readJson(folder, name, file))] as const];
    }),
  );
}

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(...path), "utf8"));
}
