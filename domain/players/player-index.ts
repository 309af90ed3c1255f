import { withoutSuffix } from "../names/player-names.ts";
import type { Player } from "../game/player.ts";

/** A person as the search knows him. */
export type SearchedPlayer = Pick<
  Player,
  "playerId" | "name" | "position" | "team" | "jerseyNumber" | "rookieSeason"
> & {
  /** The name as it is compared: see `normalize-name.ts`. */
  normalizedName: string;
};

/** A person with everything that he can be found by, in folded letters. */
export interface IndexedPlayer {
  person: SearchedPlayer;
  /** The name's words without Jr., III and the like; `A. J.` is one word. */
  words: string[];
  /** The words after the given name: `st`, `brown`. */
  surname: string[];
  /** The same without blanks. */
  tightSurname: string;
  /** The name without blanks. */
  tight: string;
}

/** Everybody who can be found. */
export interface PlayerIndex {
  players: IndexedPlayer[];
  /** Whose name has a word, for each word of any name. */
  byWord: ReadonlyMap<string, readonly IndexedPlayer[]>;
}

const INDEXES = new WeakMap<readonly SearchedPlayer[], PlayerIndex>();

/** The index of a list of people, made once for the list. */
export function playerIndex(people: readonly SearchedPlayer[]): PlayerIndex {
  const known = INDEXES.get(people);
  if (known !== undefined) return known;
  const players = people.map(indexed);
  const byWord = new Map<string, IndexedPlayer[]>();
  for (const player of players) {
    for (const word of new Set(player.words)) {
      const namesakes = byWord.get(word);
      if (namesakes === undefined) byWord.set(word, [player]);
      else namesakes.push(player);
    }
  }
  const index = { players, byWord };
  INDEXES.set(people, index);
  return index;
}

/** Words without a suffix, letters that stand alone put together: `a j brown jr` is `aj`, `brown`. */
export function nameWords(folded: string): string[] {
  const words: string[] = [];
  let isJoining = false;
  for (const word of withoutSuffix(` ${folded}`).trim().split(/\s+/)) {
    if (isJoining && word.length === 1) words.push(`${words.pop()}${word}`);
    else if (word !== "") words.push(word);
    isJoining = word.length === 1;
  }
  return words;
}

function indexed(person: SearchedPlayer): IndexedPlayer {
  const { name, normalizedName } = person;
  const words = nameWords(normalizedName);
  // `Amon-Ra` is one given name of two words.
  const given = Math.min((name.split(/\s/, 1)[0] ?? "").split("-").length, words.length - 1);
  const surname = words.slice(given);
  return { person, words, surname, tightSurname: surname.join(""), tight: words.join("") };
}
