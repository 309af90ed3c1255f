import { fail, ok, type Result } from "../../domain/result.ts";
import { waitInWords } from "../../domain/words/wait-in-words.ts";
import { storeLimiter } from "../accounts/store-limiter.ts";
import type { Database } from "../db/database.ts";
import { networkOf } from "../http/client-address.ts";
import type { Sleeper } from "../sleeper/open-sleeper.ts";
import { readSleeperReference } from "../sleeper/read-sleeper-reference.ts";
import type { SleeperLeague } from "../sleeper/sleeper-league.ts";
import type { Tables } from "../store/tables.ts";

/** What a pasted text names: a league that Sleeper has, or somebody who may have leagues. */
export type NamedLeague = { kind: "league"; league: SleeperLeague } | { kind: "user"; nameOrId: string };

/**
 * Reads a league's link or number, or a user name, and asks Sleeper for the league. The error is a sentence for the reader. `address`
 * is who asks: each network of visitors has its share.
 */
export type LeagueLookup = (pasted: string, address: string) => Promise<Result<NamedLeague, string>>;

/** Of each network: a person with a few leagues asks a few times; programs ask for more. */
const QUESTIONS = { name: "league-network", times: 20, seconds: 600 } as const;

/** Opens the lookup. */
export function openLeagueLookup(sleeper: Sleeper, database: Database<Tables>): LeagueLookup {
  const limit = storeLimiter(database, QUESTIONS);
  return async (pasted, address) => {
    const reference = readSleeperReference(pasted);
    if (!reference.ok) return reference;
    const allowed = await limit.consume(networkOf(address));
    if (!allowed.ok)
      return fail(`Many leagues were asked for from your network. Try again in ${waitInWords(allowed.seconds)}.`);
    const { value } = reference;
    if (value.kind === "user") return ok({ kind: "user", nameOrId: value.userName });
    const id = value.kind === "league" ? value.leagueId : value.id;
    const league = await sleeper.league(id);
    if (league.ok) return ok({ kind: "league", league: league.value.value });
    // A long number by itself can be a user's too.
    return value.kind === "id" && league.error.kind === "not-found"
      ? ok({ kind: "user", nameOrId: id })
      : fail(league.error.message);
  };
}
