import { fail, ok, type Result } from "../../domain/result.ts";
import { readShape } from "./read-shape.ts";
import { roundFigure } from "./round-figure.ts";
import { shownName } from "./shown-name.ts";
import { lastingProblem, passingProblem, type SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS, type WireLeague } from "./sleeper-wire.ts";

/** A league and its rules. */
export interface SleeperLeague {
  leagueId: string;
  name: string;
  season: number;
  status: "pre-draft" | "drafting" | "in-season" | "complete" | "unknown";
  format: "redraft" | "keeper" | "dynasty" | "unknown";
  /** The lineup is chosen after the games, from the best of the roster. */
  isBestBall: boolean;
  /** Each week also counts as won or lost against the league's median. */
  playsMedian: boolean;
  /** The first week of the playoffs; null without any. */
  playoffWeek: number | null;
  /** The last week with final points; null before the first. */
  lastScoredWeek: number | null;
  teamCount: number;
  /** Sleeper's word of each slot, in the order of a lineup: `QB`, `FLEX`, `SUPER_FLEX`, ..., `BN` for each on the bench. */
  slots: readonly string[];
  /** Points for one of each, by Sleeper's key of the statistic, also where we do not know the key. */
  scoring: Readonly<Record<string, number>>;
  /** The same league a season earlier. */
  previousLeagueId: string | null;
}

const STATUSES: Readonly<Record<string, SleeperLeague["status"]>> = {
  pre_draft: "pre-draft",
  drafting: "drafting",
  in_season: "in-season",
  complete: "complete",
};
const FORMATS: readonly SleeperLeague["format"][] = ["redraft", "keeper", "dynasty"];
const WEIGHT_DIGITS = 6;

/** Reads `/league/{id}`. */
export function readLeague(data: unknown, leagueId: string): Result<SleeperLeague, SleeperProblem> {
  if (data === null) return fail(noLeague(leagueId));
  const read = readShape(SLEEPER_ANSWERS.league, data, `league ${leagueId}`);
  if (!read.ok) return read;
  if (read.value.league_id !== leagueId) {
    return fail(passingProblem("bad-answer", `Asked about league ${leagueId}, Sleeper answered about another one.`));
  }
  if (read.value.sport !== "nfl") {
    return fail(
      lastingProblem("bad-input", `League ${leagueId} is not an NFL league. Only those can be followed here.`),
    );
  }
  return ok(leagueOf(read.value));
}

/** Reads `/user/{id}/leagues/nfl/{season}`; null is a user without any. */
export function readLeagues(data: unknown): Result<SleeperLeague[], SleeperProblem> {
  const read = readShape(SLEEPER_ANSWERS.leagues.nullable(), data, "the leagues of a user");
  return read.ok ? ok((read.value ?? []).filter(({ sport }) => sport === "nfl").map(leagueOf)) : read;
}

/** A league that Sleeper does not have, or has no longer. */
export function noLeague(leagueId: string): SleeperProblem {
  return lastingProblem(
    "not-found",
    `Sleeper has no league ${leagueId}. Copy the link of the league's page once more.`,
  );
}

function leagueOf(wire: WireLeague): SleeperLeague {
  const { settings } = wire;
  const weights = Object.entries(wire.scoring_settings).flatMap(([key, weight]) =>
    weight === null ? [] : [[key, roundFigure(weight, WEIGHT_DIGITS)] as const],
  );
  return {
    leagueId: wire.league_id,
    name: shownName(wire.name) ?? `League ${wire.league_id}`,
    season: Number(wire.season),
    status: STATUSES[wire.status] ?? "unknown",
    format: FORMATS[settings.type ?? -1] ?? "unknown",
    isBestBall: settings.best_ball === 1,
    playsMedian: settings.league_average_match === 1,
    playoffWeek: settings.playoff_week_start || null,
    lastScoredWeek: settings.last_scored_leg || null,
    teamCount: wire.total_rosters,
    slots: wire.roster_positions,
    scoring: Object.fromEntries(weights),
    // A league's first season has null here, an empty text or "0".
    previousLeagueId: /^[1-9]\d*$/.exec(wire.previous_league_id ?? "")?.[0] ?? null,
  };
}
