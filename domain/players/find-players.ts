import { isSameFirst } from "../names/player-names.ts";
import { isBoxScorePosition } from "../game/box-score-position.ts";
import { closeNames } from "./close-names.ts";
import { type IndexedPlayer, playerIndex, type SearchedPlayer } from "./player-index.ts";
import { hasInitials } from "./has-initials.ts";
import { type AskedName, type PlayerQuery, readPlayerQuery } from "./player-query.ts";
import { positionThen } from "./position-then.ts";
import type { SeasonTotal } from "./season-total.ts";
import { DEFENSE_POSITION } from "./team-defense.ts";
import { byLetters } from "../words/by-letters.ts";

/** Somebody's points of a season, and what kind they are: PPR, a kicker's or a team defense's, or a defender's. */
export interface SeasonFigure {
  points: number;
  pointsName: "PPR" | "FPTS" | "IDP";
  /** The same season under the reader's own rules; null without them, and where they count no play of his. */
  my: number | null;
}

export interface FoundPlayer {
  person: SearchedPlayer;
  /** His part of the season; null for nobody with a line in it. */
  total: SeasonTotal | null;
  /** The points that the order goes by; null for nobody who has any. */
  figure: SeasonFigure | null;
}

/**
 * What the order of a search goes by: points of one kind, points of several (`mixed`), of which those of defenders stand behind the
 * others (`defenders-last`), the reader's own (`MY`), with those behind who have none of them (`mine-first`), points and how well a name
 * fits (`fit`), or neither, because nobody has points (`none`).
 */
export type SearchOrder =
  | SeasonFigure["pointsName"]
  | "MY"
  | "mixed"
  | "defenders-last"
  | "mine-first"
  | "fit"
  | "none";

export interface PlayerMatches {
  /** Best first. */
  players: FoundPlayer[];
  order: SearchOrder;
  /** Nobody fits the query, and these are close to it. */
  isGuess: boolean;
}

/** What of a season the search knows, by `playerId`. */
export interface SearchedSeason {
  totals: ReadonlyMap<string, SeasonTotal>;
  figures: ReadonlyMap<string, SeasonFigure>;
}

/**
 * How well a person fits: the whole name or a nickname; a whole last name, three initials or more, a jersey's number, or team and position
 * alone; or only two initials, or the beginning of any word of the name or of a nickname.
 */
type Fit = "called" | "strong" | "weak";

/** A last name in full is worth so many times the points: Kareem Hunt stands before Hunter Henry, and Jordan Love before Brevin Jordan. */
const STRONG_COUNTS = 4;

/**
 * Who a query means among `people`, in the one order that the search has:
 *
 * 1. anyone who is called exactly that: by the whole name, or by a nickname;
 * 2. anyone who scored this season, by the reader's own points where there are any, else by PPR points, of kickers and team defenses by
 *    FPTS; they count fourfold for a whole last name, for initials (JSN), and for a team or a position without a name;
 * 3. in the same way whose points are no measure beside these: defenders by IDP points, and under rules of the reader's own anyone without
 *    a point;
 * 4. everyone else, who play a fantasy position first, and of these again those with that last name, those initials or that
 *    team and position;
 *
 * and among equals by games of the season, then those with a team, the newest, the name. A query that fits nobody is
 * answered with names that are a letter or two away, in the same steps and in each the closest first.
 */
export function findPlayers(
  text: string,
  people: readonly SearchedPlayer[],
  { totals, figures }: SearchedSeason,
): PlayerMatches {
  const query = readPlayerQuery(text);
  if (query.folded === "" && query.jersey === null) return { players: [], order: "fit", isGuess: false };
  const index = playerIndex(people);
  const hasRules = figures.values().some(({ my }) => my !== null);
  const found: Ranked[] = [];
  const foundOf = (person: SearchedPlayer): FoundPlayer => ({
    person,
    total: totals.get(person.playerId) ?? null,
    figure: figures.get(person.playerId) ?? null,
  });
  for (const player of index.players) {
    const one = foundOf(player.person);
    const fit = fitOf(player, one.total, query);
    if (fit !== null) found.push(ranked(one, fit, hasRules));
  }
  if (found.length > 0) return { players: inOrder(found), order: orderOf(found), isGuess: false };
  // Somebody who is called so and is not here is no typing error of another name, and neither is a number.
  if (query.nicknamed.size > 0 || query.jersey !== null) return { players: [], order: "fit", isGuess: false };
  const close = closeNames(query, index).map(({ player: { person }, edits }) => ({
    ...ranked(foundOf(person), "weak", hasRules),
    edits,
  }));
  return { players: inOrder(close), order: "fit", isGuess: true };
}

function orderOf(found: readonly Ranked[]): SearchOrder {
  const kinds = new Set(found.flatMap(({ figure }) => (figure === null ? [] : kindOf(figure))));
  if (kinds.size === 0) return "none";
  if (new Set(found.map(({ fit }) => fit)).size > 1) return "fit";
  const [only] = kinds;
  if (kinds.size === 1 && only !== undefined) return only;
  if (kinds.has("MY")) return "mine-first";
  return kinds.has("IDP") ? "defenders-last" : "mixed";
}

/** What somebody is ordered by: rules that give him nothing say nothing of where he belongs. */
function kindOf({ pointsName, my }: SeasonFigure): SeasonFigure["pointsName"] | "MY" {
  return my !== null && my > 0 ? "MY" : pointsName;
}

function fitOf(player: IndexedPlayer, total: SeasonTotal | null, query: PlayerQuery): Fit | null {
  const { folded, name, nicknamed, soonNicknamed, jersey, role } = query;
  const { tight, words, person } = player;
  if (jersey !== null && person.jerseyNumber !== jersey) return null;
  if (folded === "") return "strong";
  if (words.length > 1 && tight === name.tight) return "called";
  // "Drake" is a nickname where a player is asked about by voice; here it is the beginning of two names.
  if (nicknamed.has(tight) && !words.some((word) => word.startsWith(folded))) return "called";
  const byName = fitOfLetters(player, name) ?? (soonNicknamed.has(tight) ? "weak" : null);
  if (byName === "strong" || role === null) return byName;
  const hasRole = isInRole(player, total, role);
  // What is a team or a position is not also the beginning of a name: "te" is no Tee Higgins.
  if (role.name === null) return hasRole ? "strong" : null;
  return (hasRole ? fitOfLetters(player, role.name) : null) ?? byName;
}

/** By initials, else by the name. Two letters are many people's initials. */
function fitOfLetters(player: IndexedPlayer, name: AskedName): Fit | null {
  const byName = fitOfName(player, name);
  if (byName === "strong" || !hasInitials(player, name.tight)) return byName;
  return name.tight.length > 2 ? "strong" : "weak";
}

function isInRole(
  { person }: IndexedPlayer,
  total: SeasonTotal | null,
  { teams, positions }: NonNullable<PlayerQuery["role"]>,
): boolean {
  if (positions.length > 0 && !positions.includes(positionThen(person.position, total?.position))) return false;
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
  fit: Fit;
  /** 1 to 4 as `findPlayers` counts them, with the parts of the fourth behind it. */
  step: number;
  points: number;
  /** Letters between the query and the name. */
  edits: number;
}

function ranked(found: FoundPlayer, fit: Fit, hasRules: boolean): Ranked {
  const { person, figure } = found;
  const kind = figure === null ? null : kindOf(figure);
  const points = (kind === "MY" ? figure?.my : figure?.points) ?? 0;
  const isBehind = kind === "IDP" || (hasRules && kind !== "MY");
  const isFantasyPosition = isBoxScorePosition(person.position) || [DEFENSE_POSITION, "K"].includes(person.position);
  const scored = points > 0 ? (isBehind ? 3 : 2) : null;
  const step = fit === "called" ? 1 : (scored ?? (isFantasyPosition ? 4 : 6) + (fit === "strong" ? 0 : 1));
  return { ...found, fit, step, points: fit === "strong" ? points * STRONG_COUNTS : points, edits: 0 };
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
      byLetters(a.person.normalizedName, b.person.normalizedName) ||
      byLetters(a.person.playerId, b.person.playerId),
  );
  return ordered.map(({ person, total, figure }) => ({ person, total, figure }));
}
