import { ok, type Result } from "../../domain/result.ts";
import { readShape } from "./read-shape.ts";
import type { SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS } from "./sleeper-wire.ts";

/** Where Sleeper says the NFL is in its year. */
export interface SeasonState {
  season: number;
  phase: "preseason" | "regular" | "postseason" | "offseason" | "unknown";
  /** The week that is on, in its phase's own counting; null in the offseason. */
  week: number | null;
  /** The week that Sleeper's own pages show; 1 in the offseason. */
  shownWeek: number;
  /** The season that new leagues are for. */
  leagueSeason: number;
  hasScores: boolean;
}

const PHASES: Readonly<Record<string, SeasonState["phase"]>> = {
  pre: "preseason",
  regular: "regular",
  post: "postseason",
  off: "offseason",
};

/** Reads `/state/nfl`. */
export function readSeasonState(data: unknown): Result<SeasonState, SleeperProblem> {
  const read = readShape(SLEEPER_ANSWERS.state, data, "the season");
  if (!read.ok) return read;
  const { season, season_type: type, week, display_week: shownWeek, league_season, season_has_scores } = read.value;
  return ok({
    season: Number(season),
    phase: PHASES[type] ?? "unknown",
    week: week === 0 ? null : week,
    shownWeek,
    leagueSeason: Number(league_season ?? season),
    hasScores: season_has_scores === true,
  });
}
