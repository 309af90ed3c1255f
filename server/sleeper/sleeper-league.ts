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
  teamCount: number;
  /** Sleeper's word of each slot, in the order of a lineup: `QB`, `FLEX`, `SUPER_FLEX`, ..., `BN` for each on the bench. */
  slots: readonly string[];
  /** Points for one of each, by Sleeper's key of the statistic, also where we do not know the key. */
  scoring: Readonly<Record<string, number>>;
}

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
  const weights = Object.entries(wire.scoring_settings).flatMap(([key, weight]) =>
    weight === null ? [] : [[key, roundFigure(weight, WEIGHT_DIGITS)] as const],
  );
  return {
    leagueId: wire.league_id,
    name: shownName(wire.name) ?? `League ${wire.league_id}`,
    season: Number(wire.season),
    teamCount: wire.total_rosters,
    slots: wire.roster_positions,
    scoring: Object.fromEntries(weights),
  };
}
