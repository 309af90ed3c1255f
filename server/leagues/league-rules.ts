import { fail, ok, type Result } from "../../domain/result.ts";
import { type AskedScoring, OWN, parseScoring, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../store/tables.ts";
import type { SleeperLeague } from "../sleeper/sleeper-league.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import { openLeagueLookup } from "./league-lookup.ts";
import { leaguesOfUser } from "./leagues-of-user.ts";

/** What a pasted text leads to: a league's rules, or the leagues of a user to choose from. */
export type FoundLeague =
  | { kind: "scoring"; scoring: AskedScoring }
  | { kind: "choice"; leagues: Pick<SleeperLeague, "leagueId" | "name">[] };

/** The rules of fantasy leagues, of which each network of visitors may ask for its share. */
export interface LeagueRules {
  /**
   * Reads a league's link or number, or a user name, whose leagues are then offered: those of the first of the seasons in which there
   * are any. The error is a sentence for the reader. Nothing is kept but what the client keeps of Sleeper's answers.
   */
  find(pasted: string, seasons: readonly number[], address: string): Promise<Result<FoundLeague, string>>;
}

/** Opens the search of leagues. */
export function openLeagueRules(sleeper: Sleeper, database: Database<Tables>): LeagueRules {
  const lookUp = openLeagueLookup(sleeper, database);
  return {
    async find(pasted, seasons, address) {
      const named = await lookUp(pasted, address);
      if (!named.ok) return named;
      if (named.value.kind === "league") return rulesOf(named.value.league);
      const found = await leaguesOfUser(sleeper, named.value.nameOrId, seasons);
      return found.ok ? ok({ kind: "choice", leagues: found.value.leagues.map(idAndName) }) : found;
    },
  };
}

function idAndName({ leagueId, name }: SleeperLeague): Pick<SleeperLeague, "leagueId" | "name"> {
  return { leagueId, name };
}

/** The rules that are worth points: an address has room for no others. */
function rulesOf({ scoring, name }: SleeperLeague): Result<FoundLeague, string> {
  const worth = Object.entries(scoring).filter(([, points]) => points !== 0);
  const asked: AskedScoring = { preset: OWN, changes: Object.fromEntries(worth) };
  return parseScoring(scoringText(asked)) === null
    ? fail(`The rules of ${name} cannot stand in an address. Set them by hand under "Change a rule".`)
    : ok({ kind: "scoring", scoring: asked });
}
