import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { teamByCode } from "../../domain/game/team.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { KeptPlayers, PastedKept, SleeperKept } from "../../domain/my-players/kept-players.ts";
import type { MyLeague, RosteredPlayer } from "../../domain/my-players/my-league.ts";
import { DEFAULT_SCORING, parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { sleeperScoring } from "../../domain/scoring/sleeper-scoring.ts";
import { waitInWords } from "../../domain/words/wait-in-words.ts";
import { storeLimiter } from "../accounts/store-limiter.ts";
import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import type { SleeperAnswer, SleeperResult } from "../sleeper/sleeper-problem.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { type LeagueReads, type MissingOptions, withoutMissing } from "./without-missing.ts";
import { RecentLeagues } from "./recent-leagues.ts";
import { type KnownPeople, knownPeople, ownerOf } from "./sleeper-people.ts";
import { opponentOf, rosterOf, type SleeperWeek, teamOfWeek } from "./sleeper-team.ts";

/** Everybody a reader keeps, as they stand in a week. */
export interface ReadLeagues {
  /** In the reader's order; a league that nothing is known about is left out, and `problems` says so. */
  leagues: MyLeague[];
  /** Those with a star, in the reader's order. */
  starred: RosteredPlayer[];
  /** Sentences for the reader; empty where all is well. */
  problems: string[];
  /** ISO 8601: the oldest of the answers that the lineups are from; null where nothing is from elsewhere. */
  asOf: string | null;
}

/** The leagues of readers. */
export interface MyLeagues {
  /**
   * What the kept leagues come to in a week. Sleeper is asked about a league once a minute at most; where it fails, what it said
   * before stands, with a sentence. `address` is the reader's: each network may have so many new leagues read.
   */
  read(kept: KeptPlayers, week: WeekId, address: string): Promise<ReadLeagues>;
}

export interface MyLeaguesOptions {
  sleeper: Sleeper;
  store: Pick<Store, "people" | "playersWithAlias">;
  /** Counts the leagues of a network. */
  database: Database<Tables>;
  /** For how long a league that Sleeper does not know is not asked for again; each time when absent. */
  missing?: MissingOptions;
}

/** Leagues that were not read here before. Many readers can share one network; each has a few leagues. */
const NEW_LEAGUES = { name: "my-leagues-network", times: 60, seconds: 600 } as const;

/** One league, or what is in the way of it. */
interface ReadLeague {
  league: MyLeague | null;
  problems: string[];
  readAt: string[];
}

/** Opens the reading of leagues. */
export function openMyLeagues({ sleeper, store, database, missing }: MyLeaguesOptions): MyLeagues {
  const asked = missing === undefined ? sleeper : withoutMissing(sleeper, missing);
  const recent = new RecentLeagues(storeLimiter(database, NEW_LEAGUES));
  return {
    async read(kept, week, address) {
      const known = await knownPeople(store);
      const read = await Promise.all(
        kept.leagues.map(async (league): Promise<ReadLeague> => {
          if (league.source === "pasted") return { league: pastedLeague(league, known), problems: [], readAt: [] };
          const allowed = await recent.allow(league.leagueId, networkOf(address));
          if (allowed.ok) return readSleeperLeague(league, week, asked, known);
          const wait = waitInWords(allowed.seconds);
          return nothing(`Many leagues were asked for from your network. ${league.name} can be read in ${wait}.`);
        }),
      );
      return {
        leagues: read.flatMap(({ league }) => league ?? []),
        starred: kept.starred.map((owner) => keptOwner(owner, known)),
        problems: [...new Set(read.flatMap(({ problems }) => problems))],
        asOf: read.flatMap(({ readAt }) => readAt).toSorted()[0] ?? null,
      };
    },
  };
}

async function readSleeperLeague(
  kept: SleeperKept,
  week: WeekId,
  sleeper: LeagueReads,
  known: KnownPeople,
): Promise<ReadLeague> {
  const { leagueId, name } = kept;
  const [league, rosters, members, directory] = await Promise.all([
    sleeper.league(leagueId),
    sleeper.rosters(leagueId),
    sleeper.members(leagueId),
    sleeper.directory(),
  ]);
  if (!league.ok) return nothing(`${name} cannot be shown. ${league.error.message}`);
  if (!rosters.ok) return nothing(`${name} cannot be shown. ${rosters.error.message}`);
  const { season, slots, scoring } = league.value.value;
  const isItsWeek = season === week.season && week.seasonType === SEASON_TYPE.regular;
  const matchups = isItsWeek ? await sleeper.matchups(leagueId, week.week) : null;
  const mine = rosterOf(kept.team, rosters.value.value);
  if (mine === null)
    return nothing(`${name} has no team of yours any more. Remove it, or add the league again and choose a team.`);
  const shown: SleeperWeek = {
    rosters: rosters.value.value,
    members: members.ok ? members.value.value : [],
    matchups: matchups?.ok === true ? matchups.value.value : [],
    slots,
  };
  const people = directory.ok ? directory.value.value : null;
  const nameOf = (id: string) => ownerOf(id, people, known);
  const theirs = opponentOf(mine, shown);
  return {
    league: {
      id: kept.id,
      key: `${leagueId} ${mine.rosterId}`,
      name,
      scoring: sleeperScoring(name, scoring),
      mine: teamOfWeek(mine, shown, nameOf),
      theirs: theirs === null ? null : teamOfWeek(theirs, shown, nameOf),
      source: "sleeper",
    },
    problems: [
      ...(season === week.season ? [] : [otherSeason(name, season, week.season)]),
      ...problemsOf(name, { league, rosters, matchups }),
      ...(members.ok ? [] : [`The names of the teams of ${name} are missing. ${members.error.message}`]),
      ...(directory.ok ? [] : [`Some players may be missing. ${directory.error.message}`]),
    ],
    readAt: [league, rosters, matchups].flatMap((one) => (one?.ok === true ? one.value.readAt : [])),
  };
}

/** What is wrong with answers of which something can be shown. */
function problemsOf(name: string, answers: Record<string, SleeperResult<unknown> | null>): string[] {
  const given = Object.values(answers).filter((one) => one !== null);
  const failed = given.flatMap((one) => (one.ok ? [] : [`${name} has no opponent here. ${one.error.message}`]));
  const stale = given.flatMap((one) => (one.ok ? staleOf(one.value) : []))[0];
  return stale === undefined ? failed : [...failed, `Lineups of ${name} may have changed since. ${stale}`];
}

function staleOf({ stale }: SleeperAnswer<unknown>): string[] {
  return stale === null ? [] : [stale.message];
}

function otherSeason(name: string, season: number, shown: number): string {
  const fix = season < shown ? ` Add the league of ${shown} in its place.` : "";
  return `${name} is a league of ${season}, and the week shown is one of ${shown}: nobody is its opponent here.${fix}`;
}

function pastedLeague({ id, name, scoring, starters, bench }: PastedKept, known: KnownPeople): MyLeague {
  const team = (owners: readonly string[]): RosteredPlayer[] => owners.map((owner) => keptOwner(owner, known));
  return {
    id,
    key: null,
    name,
    scoring: scoringOf(parseScoring(scoring) ?? DEFAULT_SCORING),
    mine: { name, fixedTotal: null, starters: team(starters), bench: team(bench) },
    theirs: null,
    source: "pasted",
  };
}

/** Somebody who was chosen on this site. Who is gone from it since stays under the id, so that he can be taken away. */
function keptOwner(owner: string, { byId }: KnownPeople): RosteredPlayer {
  const team = teamByCode(owner);
  if (team !== null) return { owner, name: `${team.place} ${team.nick}`, slot: null };
  const player = byId.get(owner);
  return { owner: player === undefined ? null : owner, name: player?.name ?? `Player ${owner}`, slot: null };
}

function nothing(problem: string): ReadLeague {
  return { league: null, problems: [problem], readAt: [] };
}
