import type { Result } from "../../domain/result.ts";
import { CallLimits } from "./call-limits.ts";
import { callSleeper } from "./call-sleeper.ts";
import { openDirectory } from "./directory.ts";
import { KeptAnswers, type KeptAnswersOptions, type ReadData } from "./kept-answers.ts";
import type { SleeperDirectory } from "./sleeper-directory.ts";
import { readLeague, readLeagues, type SleeperLeague } from "./sleeper-league.ts";
import { hasLostPoints, readMatchups, type SleeperMatchup } from "./sleeper-matchup.ts";
import { readMembers, type SleeperMember } from "./sleeper-member.ts";
import { leaguePath, leaguesPath, matchupsPath, userPath } from "./sleeper-paths.ts";
import type { SleeperProblem, SleeperResult } from "./sleeper-problem.ts";
import { readRosters, type SleeperRoster } from "./sleeper-roster.ts";
import { readUser, type SleeperUser } from "./sleeper-user.ts";

export interface SleeperOptions {
  /** Where the API begins, without a slash at the end. */
  baseURL: string;
  now: () => Date;
  /** Milliseconds that one answer may take. */
  patience?: number;
  /** A signal that aborts when an answer to a path has taken so many milliseconds; by the clock when absent. */
  deadline?: (milliseconds: number, path: string) => AbortSignal;
  /** The most calls of this process within any minute. */
  callsPerMinute?: number;
  /** The most answers of each kind that are kept; never fewer than the calls of a minute. */
  keptAnswers?: number;
  /** The file that keeps the list of all players for the processes and restarts of a machine; memory alone without it. */
  directoryFile?: string;
}

/**
 * Fantasy leagues as Sleeper's public API tells of them. No method throws: what cannot be answered is a problem in words for the
 * reader. Each address is called once a minute at most, however many readers ask.
 */
export interface Sleeper {
  /** By user name or id. */
  findUser(nameOrId: string): Promise<SleeperResult<SleeperUser>>;
  /** None for a user without leagues, and for one who does not exist. */
  leaguesOf(userId: string, season: number): Promise<SleeperResult<readonly SleeperLeague[]>>;
  league(leagueId: string): Promise<SleeperResult<SleeperLeague>>;
  /** The teams as they are now, with their lineups. */
  rosters(leagueId: string): Promise<SleeperResult<readonly SleeperRoster[]>>;
  /** The people, with the names of their teams. */
  members(leagueId: string): Promise<SleeperResult<readonly SleeperMember[]>>;
  /** Each team's lineup and points in a week, 1 to 18. */
  matchups(leagueId: string, week: number): Promise<SleeperResult<readonly SleeperMatchup[]>>;
  /** Everybody that a roster can name, by Sleeper's ids; asked once a day at most, as Sleeper wishes. */
  directory(): Promise<SleeperResult<SleeperDirectory>>;
  /** The same with the same kept answers, for work that nobody waits for: it makes at most so many of the calls of a minute. The directory is one, and counts for all. */
  within(callsPerMinute: number): Sleeper;
}

const PATIENCE_MS = 8_000;
/** Sleeper documents 1,000 for all of an address: what else runs there needs its part. */
const CALLS_PER_MINUTE = 600;
const KEPT_ANSWERS = 1_000;
/** Thirty times the longest answer that was seen: the rosters of 32 teams. */
const MOST_BYTES = 4 * 1024 * 1024;
/** The list of all players: Sleeper says 5 MB, and it grows by a year's rookies each year. */
const DIRECTORY_BYTES = 32 * 1024 * 1024;
const DIRECTORY_PATIENCE = 4;

/** Opens the client. Nothing is asked before a method is called, and nothing needs closing. */
export function openSleeper(options: SleeperOptions): Sleeper {
  const { now, baseURL, patience = PATIENCE_MS, deadline = AbortSignal.timeout } = options;
  const { callsPerMinute = CALLS_PER_MINUTE, keptAnswers = KEPT_ANSWERS } = options;
  const limits = new CallLimits({ now, callsPerMinute });
  const shared = { now, most: Math.max(keptAnswers, callsPerMinute) };
  const keep = <T>(own?: Pick<KeptAnswersOptions<T>, "isSuspect">): KeptAnswers<T> =>
    new KeptAnswers({ ...shared, ...own });
  const users = keep<SleeperUser>();
  const leagueLists = keep<readonly SleeperLeague[]>();
  const leagues = keep<SleeperLeague>();
  const rosters = keep<readonly SleeperRoster[]>();
  const members = keep<readonly SleeperMember[]>();
  const matchups = keep<readonly SleeperMatchup[]>({ isSuspect: hasLostPoints });
  const longCall = callSleeper(limits, {
    baseURL,
    now,
    patience: patience * DIRECTORY_PATIENCE,
    deadline,
    mostBytes: DIRECTORY_BYTES,
  });
  const directory = openDirectory({ call: longCall, now, file: options.directoryFile ?? null });

  function askedWithin(own: CallLimits): Sleeper {
    const call = callSleeper(own, { baseURL, now, patience, deadline, mostBytes: MOST_BYTES });
    const ask = async <T>(
      kept: KeptAnswers<T>,
      path: Result<string, SleeperProblem>,
      read: ReadData<T>,
    ): Promise<SleeperResult<T>> => (path.ok ? kept.ask(path.value, read, call) : path);
    return {
      findUser: (nameOrId) => ask(users, userPath(nameOrId), readUser),
      leaguesOf: (userId, season) => ask(leagueLists, leaguesPath(userId, season), readLeagues),
      league: (leagueId) => ask(leagues, leaguePath(leagueId), (data) => readLeague(data, leagueId)),
      rosters: (leagueId) => ask(rosters, leaguePath(leagueId, "/rosters"), (data) => readRosters(data, leagueId)),
      members: (leagueId) => ask(members, leaguePath(leagueId, "/users"), (data) => readMembers(data, leagueId)),
      matchups: (leagueId, week) =>
        ask(matchups, matchupsPath(leagueId, week), (data) => readMatchups(data, leagueId, week)),
      directory,
      within: (most) => askedWithin(new CallLimits({ now, callsPerMinute: most, whole: limits })),
    };
  }
  return askedWithin(limits);
}
