import { isSameFirst } from "../names/player-names.ts";
import { editDistance } from "../names/sound.ts";
import { editsBetween } from "../players/close-names.ts";
import type { IndexedPlayer } from "../players/player-index.ts";
import { hasInitials } from "../players/has-initials.ts";
import { partlyCalled } from "./partly-called.ts";
import { givenName, type NameIndex, writtenWords } from "./name-index.ts";

/**
 * How a text calls a player, the surest first:
 *
 * - `whole`: by his whole name, or with the short form of a given name (Mike for Michael);
 * - `nickname`: as only he is called, with a part of his name in it or his initials;
 * - `initial`: by an initial or the beginning of the given name, and the surname;
 * - `surname`: by the surname alone;
 * - `typo`: by his whole name with letters wrong;
 * - `part`: by something that is not enough even with a hint: a given name, a part of a surname, a misspelled one, what fans call him.
 */
export type Calling = "whole" | "nickname" | "initial" | "surname" | "typo" | "part";

export interface CalledPlayer {
  player: IndexedPlayer;
  /** Letters that are wrong. */
  edits: number;
  /** A wrong word is the right spelling of somebody else's: Jalen beside Jaylen. */
  isOthersWord: boolean;
  /** Of a double surname the text has only the last part, and others have the whole name. */
  isPartOfName: boolean;
}

export interface Called {
  calling: Calling;
  players: readonly CalledPlayer[];
}

/** A beginning of a given name that is as good as the name: Josh for Joshua. One letter less is a typo. */
const SHORTEST_FORM = 3;
/** Farther off than this, a word that somebody else has is no mistake: David is not Xavier. */
const MOST_OF_OTHERS = 2;
const TOO_MANY = Number.POSITIVE_INFINITY;
/** The players that a text may mean, by the surest calling that fits anybody; null where none does. */
export function nameCandidates(text: string, index: NameIndex): Called | null {
  const words = writtenWords(text);
  const name = words.join("");
  if (name.length < 2) return null;
  return (
    wholeNamesakes(name, index) ??
    called("whole", withFormOfFirst(words, index)) ??
    byNickname(name, index) ??
    called("initial", withFirst(words, index, isBeginningOf)) ??
    called("surname", index.bySurname.get(name) ?? []) ??
    byTypo(words, index) ??
    called("part", partlyCalled(words, index))
  );
}

function called(calling: Calling, players: readonly IndexedPlayer[]): Called | null {
  return players.length === 0 ? null : { calling, players: players.map((player) => exactly(player)) };
}

function exactly(player: IndexedPlayer): CalledPlayer {
  return { player, edits: 0, isOthersWord: false, isPartOfName: false };
}

/** Beside a Josh Allen, a Hines-Allen may be called so too; of one alone it is only a part of the name. */
function wholeNamesakes(name: string, { byName, byLastPart }: NameIndex): Called | null {
  const whole = called("whole", byName.get(name) ?? []);
  const partly = (byLastPart.get(name) ?? []).map((player) => ({ ...exactly(player), isPartOfName: true }));
  return whole === null ? null : { ...whole, players: [...whole.players, ...partly] };
}

/** Everybody with the last words as his surname and first words that fit his given name. */
function withFirst(
  words: readonly string[],
  { bySurname }: NameIndex,
  fits: (written: string, given: string) => boolean,
): IndexedPlayer[] {
  for (let at = 1; at < words.length; at += 1) {
    const written = words.slice(0, at).join("");
    const players = (bySurname.get(words.slice(at).join("")) ?? []).filter((one) => fits(written, givenName(one)));
    if (players.length > 0) return players;
  }
  return [];
}

/** By a short form of the given name, unless it may be another one with a letter missing: Bran Allen beside Brian Allen. */
function withFormOfFirst(words: readonly string[], index: NameIndex): IndexedPlayer[] {
  const players = withFirst(words, index, isSameFirst);
  if (players.length > 0) return players;
  const [first = "", ...rest] = words;
  const namesakes = index.bySurname.get(rest.join("")) ?? [];
  const isNear = namesakes.some((one) => editDistance(first, givenName(one)) < 2);
  return isNear ? [] : namesakes.filter((one) => isFormOf(first, givenName(one)));
}

/** What is longer than the name that he is known by may be anybody's. */
function isFormOf(written: string, given: string): boolean {
  return written.length >= SHORTEST_FORM && given.length > written.length + 1 && given.startsWith(written);
}

function isBeginningOf(written: string, given: string): boolean {
  return written.length < SHORTEST_FORM && given.startsWith(written);
}

function byNickname(name: string, { byNickname, byWord, byGiven }: NameIndex): Called | null {
  const players = byNickname.get(name) ?? [];
  const [one] = players;
  if (one === undefined) return null;
  const isHis = name.includes(one.tightSurname) || givenName(one) === name || hasInitials(one, name);
  const others = [...(byWord.get(name) ?? []), ...(byGiven.get(name) ?? [])].filter(
    (other) => !players.includes(other),
  );
  if (players.length === 1 && isHis && others.length === 0) return called("nickname", players);
  return called("part", [...players, ...new Set(others)]);
}

function byTypo(words: readonly string[], index: NameIndex): Called | null {
  // An initial with letters wrong is anybody's.
  if (words.length < 2 || words[0]?.length === 1) return null;
  const name = words.join("");
  const players: CalledPlayer[] = [];
  for (const player of index.players) {
    const edits = Math.min(editsBetween(name, player.tight) ?? TOO_MANY, editsOfParts(words, player) ?? TOO_MANY);
    if (edits === TOO_MANY) continue;
    const isOthers = isOthersWord(words, player, index);
    if (edits <= MOST_OF_OTHERS || !isOthers) players.push({ ...exactly(player), edits, isOthersWord: isOthers });
  }
  return players.length === 0 ? null : { calling: "typo", players };
}

/** A short form of the given name and a misspelled surname: Pat Mahommes. */
function editsOfParts(words: readonly string[], player: IndexedPlayer): number | null {
  const [first = ""] = words;
  const given = givenName(player);
  if (first.length < SHORTEST_FORM || !(isSameFirst(first, given) || isFormOf(first, given))) return null;
  return editsBetween(words.slice(1).join(""), player.tightSurname);
}

function isOthersWord(words: readonly string[], { words: his }: IndexedPlayer, { byWord }: NameIndex): boolean {
  return words.some((word) => word.length > 1 && !his.includes(word) && byWord.has(word));
}
