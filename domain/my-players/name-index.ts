import { KNOWN_NICKNAMES } from "../names/known-nicknames.ts";
import { normalizeName } from "../names/normalize-name.ts";
import { type IndexedPlayer, nameWords, playerIndex, type SearchedPlayer } from "../players/player-index.ts";

/** Everybody known, by what a roster may call him; all keys are folded and without blanks. */
export interface NameIndex {
  players: readonly IndexedPlayer[];
  /** By the whole name without Jr., III and the like. */
  byName: ReadonlyMap<string, readonly IndexedPlayer[]>;
  /** By the given name and the last part of a double surname: Josh Allen for Josh Hines-Allen. */
  byLastPart: ReadonlyMap<string, readonly IndexedPlayer[]>;
  bySurname: ReadonlyMap<string, readonly IndexedPlayer[]>;
  byGiven: ReadonlyMap<string, readonly IndexedPlayer[]>;
  /** By any one word of the name. */
  byWord: ReadonlyMap<string, readonly IndexedPlayer[]>;
  /** By what fans call him. */
  byNickname: ReadonlyMap<string, readonly IndexedPlayer[]>;
}

const INDEXES = new WeakMap<readonly SearchedPlayer[], NameIndex>();

/** The index of a list of people, made once for the list. */
export function nameIndex(people: readonly SearchedPlayer[]): NameIndex {
  const known = INDEXES.get(people);
  if (known !== undefined) return known;
  const { players, byWord } = playerIndex(people);
  // One word is no whole name: of Gregory Junior only Gregory is left.
  const byName = Map.groupBy(
    players.filter(({ words }) => words.length > 1),
    ({ tight }) => tight,
  );
  const byNickname = new Map<string, IndexedPlayer[]>();
  for (const [nickname, name] of KNOWN_NICKNAMES) {
    const called = byName.get(nameWords(name).join("")) ?? [];
    const key = nickname.replaceAll(" ", "");
    byNickname.set(key, [...new Set([...(byNickname.get(key) ?? []), ...called])]);
  }
  const index = {
    players,
    byName,
    byLastPart: Map.groupBy(players.filter(hasDoubleSurname), (one) => `${givenName(one)}${one.surname.at(-1)}`),
    bySurname: Map.groupBy(players, ({ tightSurname }) => tightSurname),
    byGiven: Map.groupBy(players, givenName),
    byWord,
    byNickname,
  };
  INDEXES.set(people, index);
  return index;
}

function hasDoubleSurname({ person: { name }, surname }: IndexedPlayer): boolean {
  return surname.length > 1 && /\s\S+-/.test(name);
}

/** The name before the surname, without blanks: `amonra`. */
export function givenName({ tight, tightSurname }: IndexedPlayer): string {
  return tight.slice(0, tight.length - tightSurname.length);
}

/** The folded words of a name as somebody wrote it; `Saint` is `St.`. */
export function writtenWords(text: string): string[] {
  return nameWords(normalizeName(text).replaceAll(/\bsaint\b/g, "st"));
}
