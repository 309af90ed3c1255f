import { fail, ok, type Result } from "../../domain/result.ts";
import { lastingProblem, type SleeperProblem } from "./sleeper-problem.ts";

/** Where something is asked: a path below the API's address that holds nothing but checked parts, or why there is none. */
export type SleeperPath = Result<string, SleeperProblem>;

const ID = /^[1-9]\d{0,19}$/;
/** A dot cannot be first, so that no name is `..`. */
const USER_NAME = /^\w[\w.-]{0,39}$/;
const FIRST_SEASON = 2017;
const LAST_SEASON = 2099;
const LAST_WEEK = 18;

/** A user by name or id. */
export function userPath(nameOrId: string): SleeperPath {
  if (!USER_NAME.test(nameOrId)) {
    return refused(
      "That is not a Sleeper user name: it has letters, digits and _ only. Look it up in your Sleeper profile.",
    );
  }
  return ok(`/user/${nameOrId}`);
}

/** The leagues of a user in a season. */
export function leaguesPath(userId: string, season: number): SleeperPath {
  if (!ID.test(userId)) return refused("That is not a Sleeper user id: it is a number. Search by user name instead.");
  if (!Number.isInteger(season) || season < FIRST_SEASON || season > LAST_SEASON) {
    return refused(`That is not a season that Sleeper has. The first one is ${FIRST_SEASON}.`);
  }
  return ok(`/user/${userId}/leagues/nfl/${season}`);
}

/** A league itself, or what belongs to it. */
export function leaguePath(leagueId: string, part: "" | "/rosters" | "/users" = ""): SleeperPath {
  if (!ID.test(leagueId)) {
    return refused(
      "That is not a Sleeper league id: it is the long number in the league's address, such as sleeper.com/leagues/123456789012345678.",
    );
  }
  return ok(`/league/${leagueId}${part}`);
}

/** The matchups of a league in a week of the season, 1 to 18. */
export function matchupsPath(leagueId: string, week: number): SleeperPath {
  const league = leaguePath(leagueId);
  if (!league.ok) return league;
  if (!Number.isInteger(week) || week < 1 || week > LAST_WEEK) {
    return refused(`That is not a week of a fantasy season. Weeks go from 1 to ${LAST_WEEK}.`);
  }
  return ok(`${league.value}/matchups/${week}`);
}

function refused(message: string): SleeperPath {
  return fail(lastingProblem("bad-input", message));
}
