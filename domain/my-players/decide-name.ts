import { normalizeName } from "../names/normalize-name.ts";
import { isBoxScorePosition } from "../game/box-score-position.ts";
import type { IndexedPlayer, SearchedPlayer } from "../players/player-index.ts";
import type { Hints } from "./mention.ts";
import { type Called, type CalledPlayer, nameCandidates } from "./name-candidates.ts";
import type { NameIndex } from "./name-index.ts";
import { isAtPosition, isDefenderPosition, isLinemanPosition } from "./position-fit.ts";

export type NameDecision =
  | { kind: "matched"; player: SearchedPlayer }
  | { kind: "ask"; candidates: readonly SearchedPlayer[]; possible: readonly SearchedPlayer[] }
  | { kind: "none" };

/** Fantasy points of the season so far, or another measure of who is talked about most; nobody has to be in it. */
export type Renown = ReadonlyMap<string, number>;

/** What is known of everybody who may be meant. */
export interface KnownPeople {
  index: NameIndex;
  renown: Renown;
  /** Single defenders may be meant; without that only where a team or a position beside the name is theirs, or nobody else is. */
  playsDefenders: boolean;
}

const MOST_CANDIDATES = 5;
/** Letters that a name must have to be recognized with one or two of them wrong. */
const LONG_FOR_ONE = 8;
const LONG_FOR_TWO = 11;
/** Any other name must be this many letters farther away. */
const CLEAR = 2;

interface Weighed extends CalledPlayer {
  /** What the hints say of him. */
  team: Verdict;
  position: Verdict;
}
type Verdict = "fits" | "differs" | "unsaid";

/**
 * Who is meant by a text with hints around it. Sure are a whole name that only one active player has, or only one at the given team
 * and position; a long name with one or two letters wrong and no other near it; and less than a name where a hint confirms the only
 * one it can be. What a hint contradicts is asked about. With `isDoubtful` nothing is sure unless a hint confirms it.
 */
export function decideName(text: string, hints: Hints, known: KnownPeople, isDoubtful: boolean): NameDecision {
  const { index, renown } = known;
  const found = nameCandidates(text, index);
  if (found === null) return { kind: "none" };
  const called = found.players.map((one) => weigh(one, hints));
  const weighed = withoutUnlikely(called, known);
  // A misspelled name is held against everybody's.
  const sure = sureOne(text, found.calling, found.calling === "typo" ? called : weighed, isDoubtful);
  if (sure !== null) return { kind: "matched", player: sure };
  const all = isContradicted(weighed) ? [...weighed, ...namesakesInRole(weighed, hints, index)] : weighed;
  const offered = withoutLinemen(all);
  return {
    kind: "ask",
    candidates: peopleOf(inOrder(offered, renown).slice(0, MOST_CANDIDATES)),
    possible: peopleOf(
      offered.filter(
        (one) => !isRuledOut(one) && isSuffixPossible(text, one.player) && one.player.person.team !== null,
      ),
    ),
  };
}

function peopleOf(weighed: readonly Weighed[]): SearchedPlayer[] {
  return weighed.map(({ player: { person } }) => person);
}

/**
 * Without those who have nothing but the name in their favor, and less of it than others: of `Josh Allen` Josh Hines-Allen, and defenders where
 * nobody plays them. They stay where no other has a team.
 */
function withoutUnlikely(called: readonly Weighed[], { playsDefenders }: KnownPeople): readonly Weighed[] {
  const others = called.filter(({ player: { person }, isPartOfName, team, position }) => {
    const isUnlikely = isPartOfName || (!playsDefenders && isDefenderPosition(person.position));
    return !isUnlikely || team === "fits" || position === "fits";
  });
  return others.some(({ player }) => player.person.team !== null) ? others : called;
}

/** No roster has linemen: they are offered where nobody else is, and where the text asks for one. */
function withoutLinemen(weighed: readonly Weighed[]): readonly Weighed[] {
  const others = weighed.filter(
    ({ player, position }) => position === "fits" || !isLinemanPosition(player.person.position),
  );
  return others.length === 0 ? weighed : others;
}

function weigh(one: CalledPlayer, { teams, positions }: Hints): Weighed {
  const { team, position } = one.player.person;
  const isTeam = team !== null && teams.includes(team);
  return {
    ...one,
    team: teams.length === 0 ? "unsaid" : isTeam ? "fits" : "differs",
    position: positions.length === 0 ? "unsaid" : isAtPosition(position, positions) ? "fits" : "differs",
  };
}

function sureOne(
  text: string,
  calling: Called["calling"],
  weighed: readonly Weighed[],
  isDoubtful: boolean,
): SearchedPlayer | null {
  const possible = weighed.filter((one) => !isRuledOut(one));
  const confirmed = possible.filter(({ team, position }) => team === "fits" || position === "fits");
  if (calling === "part") return null;
  if (calling === "typo") return sureTypo(text, weighed, possible, isDoubtful);
  if (calling === "initial" || calling === "surname" || isDoubtful) return only(confirmed);
  const named = possible.filter(({ player }) => isSuffixPossible(text, player));
  return only(named) ?? onlyOfSuffix(text, named) ?? activeOne(weighed, named);
}

/** The others may be ruled out by a hint, or be nowhere near. */
function sureTypo(
  text: string,
  weighed: readonly Weighed[],
  possible: readonly Weighed[],
  isDoubtful: boolean,
): SearchedPlayer | null {
  const [first, second] = possible.toSorted((a, b) => a.edits - b.edits);
  if (first === undefined) return null;
  const letters = normalizeName(text).replaceAll(" ", "").length;
  const isLong = letters >= (first.edits === 1 ? LONG_FOR_ONE : LONG_FOR_TWO);
  if (first.edits > 2 || !isLong || (second !== undefined && second.edits < first.edits + CLEAR)) return null;
  const isAtHisTeam = first.team === "fits";
  if (!isAtHisTeam && (isDoubtful || first.isOthersWord)) return null;
  // A closer name that the hints contradict may be the one, and the hints out of date.
  const isClosest = weighed.every((one) => one === first || one.edits >= first.edits + CLEAR || isAtHisTeam);
  return isClosest ? first.player.person : null;
}

function only(weighed: readonly Weighed[]): SearchedPlayer | null {
  const [first, second] = weighed;
  return first === undefined || second !== undefined ? null : first.player.person;
}

/** Of namesakes the one with the suffix that is written. */
function onlyOfSuffix(text: string, possible: readonly Weighed[]): SearchedPlayer | null {
  const suffix = suffixOf(normalizeName(text));
  return suffix === null
    ? null
    : only(possible.filter(({ player }) => suffixOf(player.person.normalizedName) === suffix));
}

/** A suffix may be left out or put where there is none; Kenneth Walker Jr. is not Kenneth Walker III, and a Sr. is somebody's father. */
function isSuffixPossible(text: string, { person }: IndexedPlayer): boolean {
  const written = suffixOf(normalizeName(text));
  const own = suffixOf(person.normalizedName);
  return written === null || (own === null && written !== "sr") || written === own;
}

function suffixOf(folded: string): string | null {
  return /\s(jr|sr|ii|iii|iv|v)$/.exec(folded)?.[1] ?? null;
}

/** Of namesakes that no hint contradicts, the one who has a team. */
function activeOne(weighed: readonly Weighed[], possible: readonly Weighed[]): SearchedPlayer | null {
  if (possible.length < weighed.length) return null;
  return only(possible.filter(({ player }) => player.person.team !== null));
}

function isContradicted(weighed: readonly Weighed[]): boolean {
  return weighed.every(isRuledOut);
}

function isRuledOut({ team, position }: Weighed): boolean {
  return team === "differs" || position === "differs";
}

/** Others with a word of the surname and the team in the text: the name may be another one's. */
function namesakesInRole(weighed: readonly Weighed[], hints: Hints, { byWord }: NameIndex): Weighed[] {
  const known = new Set(weighed.map(({ player }) => player));
  const words = new Set(weighed.flatMap(({ player }) => player.surname));
  const others: IndexedPlayer[] = [...words].flatMap((word) => byWord.get(word) ?? []);
  return [...new Set(others)]
    .filter((player) => !known.has(player))
    .map((player) => weigh({ player, edits: 0, isOthersWord: false, isPartOfName: false }, hints))
    .filter(({ team, position, player }) => {
      const isAlike = weighed.some((one) => one.player.tight[0] === player.tight[0]);
      return isAlike && team === "fits" && position !== "differs";
    });
}

function inOrder(weighed: readonly Weighed[], renown: Renown): Weighed[] {
  const renownOf = ({ player }: Weighed): number => renown.get(player.person.playerId) ?? 0;
  return weighed.toSorted(
    (a, b) =>
      hintScore(b) - hintScore(a) ||
      a.edits - b.edits ||
      renownOf(b) - renownOf(a) ||
      fantasyScore(b) - fantasyScore(a) ||
      (b.player.person.rookieSeason ?? 0) - (a.player.person.rookieSeason ?? 0) ||
      (a.player.person.playerId < b.player.person.playerId ? -1 : 1),
  );
}

function hintScore({ team, position }: Weighed): number {
  return (
    (team === "fits" ? 2 : team === "differs" ? -2 : 0) + (position === "fits" ? 1 : position === "differs" ? -1 : 0)
  );
}

function fantasyScore({ player: { person } }: Weighed): number {
  return (isBoxScorePosition(person.position) || person.position === "K" ? 2 : 0) + (person.team === null ? 0 : 1);
}
