import { fail, ok, type Result } from "../result.ts";
import { keptText, parseKept } from "./kept-text.ts";
import {
  type KeptLeague,
  type KeptPlayers,
  leagueName,
  MOST_LEAGUES,
  MOST_STARRED,
  type PastedKept,
  type SleeperKept,
} from "./kept-players.ts";

/** What is kept after a change, or a sentence about why there is no room for it. */
export type Changed = Result<KeptPlayers, string>;

/** A league before it has its place among the reader's. */
export type NewLeague = Omit<SleeperKept, "id"> | Omit<PastedKept, "id">;

const NO_ROOM = "There is no room for more in this browser. Remove a league or a few stars first.";

/** Stars somebody, or takes the star away; what is so already stays so. */
export function withStar(kept: KeptPlayers, owner: string, isStarred: boolean): Changed {
  const others = kept.starred.filter((one) => one !== owner);
  if (!isStarred) return ok({ ...kept, starred: others });
  if (kept.starred.includes(owner)) return ok(kept);
  if (others.length >= MOST_STARRED) return fail(`${MOST_STARRED} stars are the most. Take one away first.`);
  return checked({ ...kept, starred: [...others, owner] });
}

/** Adds a league under a number that no other has. A Sleeper league that is there already gets the new team and name. */
export function withLeague(kept: KeptPlayers, league: NewLeague): Changed {
  const before = kept.leagues.find((one) => isSame(one, league));
  if (before !== undefined) {
    const leagues = kept.leagues.map((one) => (one === before ? { ...league, id: before.id } : one));
    return checked({ ...kept, leagues });
  }
  return withKept(kept, { ...league, id: freeId(kept) });
}

/** A pasted team with other players, rules or another name, in its own place. */
export function withLeagueInPlace(kept: KeptPlayers, id: string, league: NewLeague): Changed {
  return checked({ ...kept, leagues: kept.leagues.map((one) => (one.id === id ? { ...league, id } : one)) });
}

/** Puts a league back that was removed: under its own number, or a free one where another league has that by now. */
export function withLeagueBack(kept: KeptPlayers, league: KeptLeague): Changed {
  if (kept.leagues.some((one) => isSame(one, league))) return ok(kept);
  const isTaken = kept.leagues.some(({ id }) => id === league.id);
  return withKept(kept, isTaken ? { ...league, id: freeId(kept) } : league);
}

/** Without a league; the same where there is none of this number. */
export function withoutLeague(kept: KeptPlayers, id: string): KeptPlayers {
  return { ...kept, leagues: kept.leagues.filter((one) => one.id !== id) };
}

/** With another name for a league. */
export function withLeagueName(kept: KeptPlayers, id: string, given: string): Changed {
  const name = leagueName(given);
  if (name === null) return fail("A name needs at least one letter. Type one.");
  return checked({ ...kept, leagues: kept.leagues.map((one) => (one.id === id ? { ...one, name } : one)) });
}

function withKept(kept: KeptPlayers, league: KeptLeague): Changed {
  if (kept.leagues.length >= MOST_LEAGUES) return fail(`${MOST_LEAGUES} leagues are the most. Remove one first.`);
  const leagues = [...kept.leagues, league].toSorted((one, other) => Number(one.id) - Number(other.id));
  return checked({ ...kept, leagues });
}

/** A pasted team is not known by anything but its players. */
function isSame(one: KeptLeague, other: NewLeague): boolean {
  if (one.source !== other.source) return false;
  if (one.source === "sleeper") return other.source === "sleeper" && one.leagueId === other.leagueId;
  return other.source === "pasted" && membersOf(one) === membersOf(other) && one.name === other.name;
}

function membersOf({ starters, bench }: { starters: readonly string[]; bench: readonly string[] }): string {
  return [starters.join(" "), bench.join(" ")].join("/");
}

function freeId({ leagues }: KeptPlayers): string {
  let id = 1;
  while (leagues.some((one) => one.id === String(id))) id += 1;
  return String(id);
}

/** What cannot be read back is not kept. */
function checked(kept: KeptPlayers): Changed {
  return parseKept(keptText(kept)) === null ? fail(NO_ROOM) : ok(kept);
}
