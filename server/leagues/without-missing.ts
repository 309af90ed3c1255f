import { LRUCache } from "lru-cache";
import { fail } from "../../domain/result.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import type { SleeperProblem } from "../sleeper/sleeper-problem.ts";

export interface MissingOptions {
  now(): Date;
  /** How long it holds that there is no such league. */
  milliseconds: number;
}

/** What a reader's league is read from. */
export type LeagueReads = Pick<Sleeper, "league" | "rosters" | "members" | "matchups" | "directory">;

/** More are forgotten, those that were found missing longest ago first. */
const MOST = 20_000;

/** Sleeper, which is not asked for some time about a league of which it said that there is none. */
export function withoutMissing(sleeper: LeagueReads, { now, milliseconds }: MissingOptions): LeagueReads {
  const missing = new LRUCache<string, { problem: SleeperProblem; at: number }>({ max: MOST });

  function problemOf(leagueId: string): SleeperProblem | null {
    const found = missing.peek(leagueId);
    return found === undefined || now().getTime() - found.at >= milliseconds ? null : found.problem;
  }

  return {
    async league(leagueId) {
      const known = problemOf(leagueId);
      if (known !== null) return fail(known);
      const answer = await sleeper.league(leagueId);
      if (!answer.ok && answer.error.kind === "not-found")
        missing.set(leagueId, { problem: answer.error, at: now().getTime() });
      return answer;
    },
    async rosters(leagueId) {
      const known = problemOf(leagueId);
      return known === null ? sleeper.rosters(leagueId) : fail(known);
    },
    async members(leagueId) {
      const known = problemOf(leagueId);
      return known === null ? sleeper.members(leagueId) : fail(known);
    },
    matchups: sleeper.matchups,
    directory: sleeper.directory,
  };
}
