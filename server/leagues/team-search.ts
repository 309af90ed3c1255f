import type { SleeperKept } from "../../domain/my-players/kept-players.ts";
import { leagueName } from "../../domain/my-players/kept-players.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { Database } from "../db/database.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import type { SleeperLeague } from "../sleeper/sleeper-league.ts";
import type { Tables } from "../store/tables.ts";
import { openLeagueLookup } from "./league-lookup.ts";
import { leaguesOfUser } from "./leagues-of-user.ts";
import { teamNameOf } from "./sleeper-team.ts";

/** One of a reader's teams, or one that may be. */
export interface FoundTeam {
  label: string;
  about: string;
  kept: SleeperKept;
}

/** What a pasted text leads to: the leagues of a user, any number of them to be kept, or the teams of a league, one of them the reader's. */
export type FoundTeams =
  | { kind: "leagues"; of: string; choices: FoundTeam[] }
  | { kind: "teams"; of: string; choices: FoundTeam[] };

/** The search for a reader's teams, of which each network may ask for its share. */
export interface TeamSearch {
  /**
   * Reads a league's link or number, or a user name: the leagues of the first of the seasons in which there are any. The error is
   * a sentence for the reader.
   */
  find(pasted: string, seasons: readonly number[], address: string): Promise<Result<FoundTeams, string>>;
}

/** More teams than any league has, and more leagues than are offered at once. */
const MOST_CHOICES = 40;
/** Those found have their number when they are kept. */
const NO_NUMBER = "1";

/** Opens the search. */
export function openTeamSearch(sleeper: Sleeper, database: Database<Tables>): TeamSearch {
  const lookUp = openLeagueLookup(sleeper, database);
  return {
    async find(pasted, seasons, address) {
      const named = await lookUp(pasted, address);
      if (!named.ok) return named;
      return named.value.kind === "league"
        ? teamsOf(sleeper, named.value.league)
        : leaguesOf(sleeper, named.value.nameOrId, seasons);
    },
  };
}

async function leaguesOf(
  sleeper: Sleeper,
  nameOrId: string,
  seasons: readonly number[],
): Promise<Result<FoundTeams, string>> {
  const found = await leaguesOfUser(sleeper, nameOrId, seasons);
  if (!found.ok) return found;
  const { userId, displayName, userName } = found.value.user;
  const choices = found.value.leagues.slice(0, MOST_CHOICES).map((league): FoundTeam => ({
    label: league.name,
    about: `${league.teamCount} teams, ${league.season}`,
    kept: keptAs(league, { userId }),
  }));
  return ok({ kind: "leagues", of: displayName ?? userName ?? nameOrId, choices });
}

async function teamsOf(sleeper: Sleeper, league: SleeperLeague): Promise<Result<FoundTeams, string>> {
  const [rosters, members] = await Promise.all([sleeper.rosters(league.leagueId), sleeper.members(league.leagueId)]);
  if (!rosters.ok) return fail(rosters.error.message);
  const people = members.ok ? members.value.value : [];
  const choices = rosters.value.value.slice(0, MOST_CHOICES).map((roster): FoundTeam => {
    const manager = people.find(({ userId }) => userId === roster.ownerId)?.displayName ?? null;
    const label = teamNameOf(roster, people);
    return {
      label,
      about: manager === null || manager === label ? "" : manager,
      kept: keptAs(league, { rosterId: roster.rosterId }),
    };
  });
  if (choices.length === 0) return fail(`${league.name} has no teams yet. Add it when its draft is over.`);
  return ok({ kind: "teams", of: league.name, choices });
}

function keptAs({ leagueId, name }: SleeperLeague, team: SleeperKept["team"]): SleeperKept {
  return { id: NO_NUMBER, name: leagueName(name) ?? `League ${leagueId}`, source: "sleeper", leagueId, team };
}
