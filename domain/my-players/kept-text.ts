import { parseScoring, scoringText } from "../scoring/scoring-address.ts";
import {
  isOwnerId,
  type KeptLeague,
  type KeptPlayers,
  leagueName,
  MOST_BENCH,
  MOST_LEAGUES,
  MOST_SCORING,
  MOST_STARRED,
  MOST_STARTERS,
  MOST_TEXT,
} from "./kept-players.ts";

/** Another shape gets another number, and an old text is then translated or forgotten, never misread. */
const VERSION = "1";
const PART = "/";
const FIELD = ":";
const LIST = "+";
const STARRED = "s";
const LEAGUE = "l";
/** Which kind of league a text tells of. */
const SLEEPER = "S";
const PASTED = "P";
const SLEEPER_ID = /^[1-9]\d{0,19}$/;
const ROSTER_ID = /^[1-9]\d{0,2}$/;
const LEAGUE_KEY = /^[1-9]\d?$/;

/**
 * What a reader keeps, as the text of a cookie: `1/s:00-0034857+BUF/l:1:Home:S:700000000000000001:u500000000000000001`. Of
 * signs that a cookie may hold; names are percent-encoded.
 */
export function keptText({ starred, leagues }: KeptPlayers): string {
  return [
    VERSION,
    ...(starred.length === 0 ? [] : [[STARRED, starred.join(LIST)].join(FIELD)]),
    ...leagues.map((league) => [LEAGUE, keptLeagueText(league)].join(FIELD)),
  ].join(PART);
}

/**
 * Reads `keptText` back. Null for any text that it does not write, down to the last sign: such a text is somebody's trick or a
 * damage, and nothing of it is believed.
 */
export function parseKept(text: string): KeptPlayers | null {
  if (text.length > MOST_TEXT) return null;
  const [version, ...parts] = text.split(PART);
  if (version !== VERSION) return null;
  const starred = parts[0]?.startsWith(`${STARRED}${FIELD}`) ? listOf(parts.shift()?.slice(2) ?? "") : [];
  const leagues: KeptLeague[] = [];
  for (const part of parts) {
    const league = part.startsWith(`${LEAGUE}${FIELD}`) ? parseKeptLeague(part.slice(2)) : null;
    if (league === null) return null;
    leagues.push(league);
  }
  if (!isList(starred, MOST_STARRED) || leagues.length > MOST_LEAGUES) return null;
  if (new Set(leagues.map(({ id }) => id)).size < leagues.length) return null;
  const kept = { starred, leagues };
  return keptText(kept) === text ? kept : null;
}

/** One league of the text. */
export function keptLeagueText(league: KeptLeague): string {
  const head = [league.id, encodeURIComponent(league.name)];
  if (league.source === "pasted") {
    return [...head, PASTED, league.scoring, league.starters.join(LIST), league.bench.join(LIST)].join(FIELD);
  }
  const { team } = league;
  return [...head, SLEEPER, league.leagueId, "userId" in team ? `u${team.userId}` : `r${team.rosterId}`].join(FIELD);
}

/** Reads `keptLeagueText` back; null for any text that it does not write. */
export function parseKeptLeague(text: string): KeptLeague | null {
  if (text.length > MOST_TEXT) return null;
  const [id = "", encoded = "", kind, ...fields] = text.split(FIELD);
  const name = decoded(encoded);
  if (!LEAGUE_KEY.test(id) || name === null || leagueName(name) !== name) return null;
  const league =
    kind === SLEEPER
      ? sleeperLeague({ id, name }, fields)
      : kind === PASTED
        ? pastedLeague({ id, name }, fields)
        : null;
  return league !== null && keptLeagueText(league) === text ? league : null;
}

function sleeperLeague(head: Pick<KeptLeague, "id" | "name">, fields: readonly string[]): KeptLeague | null {
  const [leagueId = "", whose = ""] = fields;
  const number = whose.slice(1);
  if (!SLEEPER_ID.test(leagueId)) return null;
  if (whose.startsWith("u") && SLEEPER_ID.test(number))
    return { ...head, source: "sleeper", leagueId, team: { userId: number } };
  if (whose.startsWith("r") && ROSTER_ID.test(number))
    return { ...head, source: "sleeper", leagueId, team: { rosterId: Number(number) } };
  return null;
}

function pastedLeague(head: Pick<KeptLeague, "id" | "name">, fields: readonly string[]): KeptLeague | null {
  const [scoring = "", starting = "", benched = ""] = fields;
  const asked = scoring.length > MOST_SCORING ? null : parseScoring(scoring);
  const starters = listOf(starting);
  const bench = listOf(benched);
  if (asked === null || scoringText(asked) !== scoring) return null;
  if (!isList(starters, MOST_STARTERS) || !isList(bench, MOST_BENCH)) return null;
  const all = [...starters, ...bench];
  if (all.length === 0 || new Set(all).size < all.length) return null;
  return { ...head, source: "pasted", scoring, starters, bench };
}

function listOf(text: string): string[] {
  return text === "" ? [] : text.split(LIST);
}

function isList(owners: readonly string[], most: number): boolean {
  return owners.length <= most && new Set(owners).size === owners.length && owners.every(isOwnerId);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
