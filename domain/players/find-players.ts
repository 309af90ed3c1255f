import { isSameFirst } from "../names/player-names.ts";
import { isBoxScorePosition } from "../game/box-score-position.ts";
import { closeNames } from "./close-names.ts";
import { type IndexedPlayer, playerIndex, type SearchedPlayer } from "./player-index.ts";
import { hasInitials } from "./has-initials.ts";
import { type AskedName, type PlayerQuery, readPlayerQuery } from "./player-query.ts";
import type { SeasonTotal } from "./season-total.ts";
import { DEFENSE_POSITION } from "./team-defense.ts";

export interface FoundPlayer {
  person: SearchedPlayer;
  /** His part of the season that the order goes by; null for nobody with a line in it. */
  total: SeasonTotal | null;
}

export interface PlayerMatches {
  /** Best first. */
  players: FoundPlayer[];
  /** Nobody fits the query, and these are close to it. */
  isGuess: boolean;
}

/**
 * How well a person fits: the whole name or a nickname; a whole last name, initials, or team and position alone; or only the
 * beginning of any word of the name.
 */
type Fit = "called" | "strong" | "weak";

/** A last name in full is worth so many times the points: Kareem Hunt stands before Hunter Henry, and Jordan Love before Brevin Jordan. */
const STRONG_COUNTS = 4;

/**
 * Who a query means among `people`, in the one order that the search has:
 *
 * 1. anyone who is called exactly that: by the whole name, or by a nickname;
 * 2. anyone who scored this season, by PPR points, which count fourfold for a whole last name, for initials (JSN), and for a
 *    team or a position without a name;
 * 3. everyone else, who play a fantasy position first, and of these again those with that last name, those initials or that
 *    team and position;
 *
 * and among equals by games of the season, then those with a team, the newest, the name. A query that fits nobody is
 * answered with names that are a letter or two away, in the same three steps and in each the closest first.
 */
export function findPlayers(
  text: string,
  people: readonly SearchedPlayer[],
  totals: ReadonlyMap<string, SeasonTotal>,
): PlayerMatches {
  const query = readPlayerQuery(text);
  if (query.folded === "") return { players: [], isGuess: false };
  const index = playerIndex(people);
  const found: Ranked[] = [];
  for (const player of index.players) {
    const total = totals.get(player.person.playerId) ?? null;
    const fit = fitOf(player, total, query);
    if (fit !== null) found.push(ranked(player.person, total, fit));
  }
  if (found.length > 0) return { players: inOrder(found), isGuess: false };
  const close = closeNames(query, index).map(({ player: { person }, edits }) => ({
    ...ranked(person, totals.get(person.playerId) ?? null, "weak"),
    edits,
  }));
  return { players: inOrder(close), isGuess: true };
}

function fitOf(
  player: IndexedPlayer,
  total: SeasonTotal | null,
  { folded, name, nicknamed, role }: PlayerQuery,
): Fit | null {
  const { tight, words } = player;
  if (words.length > 1 && tight === name.tight) return "called";
  // "Drake" is a nickname where a player is asked about by voice; here it is the beginning of two names.
  if (nicknamed.has(tight) && !words.some((word) => word.startsWith(folded))) return "called";
  const byName = hasInitials(player, folded) ? "strong" : fitOfName(player, name);
  if (byName === "strong" || role === null) return byName;
  const hasRole = isInRole(player, total, role);
  // What is a team or a position is not also the beginning of a name: "te" is no Tee Higgins.
  if (role.name === null) return hasRole ? "strong" : null;
  return (hasRole ? fitOfName(player, role.name) : null) ?? byName;
}

function isInRole(
  { person }: IndexedPlayer,
  total: SeasonTotal | null,
  { teams, positions }: NonNullable<PlayerQuery["role"]>,
): boolean {
  if (positions.length > 0 && !positions.includes(person.position)) return false;
  // Points were made for the team of then, and the rosters know the one of now.
  return teams.length === 0 || [person.team, total?.team ?? null].some((team) => team !== null && teams.includes(team));
}

function fitOfName({ words, surname, tightSurname }: IndexedPlayer, { parts, tight }: AskedName): Fit | null {
  if (tight === "") return null;
  if (tight === tightSurname) return "strong";
  const fits = (part: string): boolean =>
    words.some((word) => word.startsWith(part)) || isSameFirst(part, words[0] ?? "");
  if (parts.every(fits)) return surname.every((word) => parts.includes(word)) ? "strong" : "weak";
  // "Mc Laurin" is one word to everybody else.
  return parts.length > 1 && words.some((word) => word.startsWith(tight)) ? "weak" : null;
}

interface Ranked extends FoundPlayer {
  /** 1 to 3 as `findPlayers` counts them, with the parts of the third behind it. */
  step: number;
  points: number;
  /** Letters between the query and the name. */
  edits: number;
}

function ranked(person: SearchedPlayer, total: SeasonTotal | null, fit: Fit): Ranked {
  const points = total?.fantasyPointsPPR ?? 0;
  const isFantasyPosition = isBoxScorePosition(person.position) || [DEFENSE_POSITION, "K"].includes(person.position);
  const step = fit === "called" ? 1 : points > 0 ? 2 : (isFantasyPosition ? 3 : 5) + (fit === "strong" ? 0 : 1);
  return { person, total, step, points: fit === "strong" ? points * STRONG_COUNTS : points, edits: 0 };
}

function inOrder(found: Ranked[]): FoundPlayer[] {
  const ordered = found.toSorted(
    (a, b) =>
      a.step - b.step ||
      a.edits - b.edits ||
      b.points - a.points ||
      (b.total?.games ?? 0) - (a.total?.games ?? 0) ||
      Number(a.person.team === null) - Number(b.person.team === null) ||
      (b.person.rookieSeason ?? 0) - (a.person.rookieSeason ?? 0) ||
      byText(a.person.normalizedName, b.person.normalizedName) ||
      byText(a.person.playerId, b.person.playerId),
  );
  return ordered.map(({ person, total }) => ({ person, total }));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
