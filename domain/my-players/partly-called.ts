import { isSameFirst } from "../names/player-names.ts";
import { editDistance, likeness } from "../names/sound.ts";
import type { IndexedPlayer } from "../players/player-index.ts";
import { hasInitials } from "../players/has-initials.ts";
import type { NameIndex } from "./name-index.ts";

/** Surnames shorter than this are too close to one another to be guessed; beside a given name or its initial they may be. */
const SHORTEST_GUESS = 6;
const SHORTEST_BESIDE = 4;
/** A surname beside the right given name may be written as it is heard: Neighbors for Nabers. */
const SHORTEST_HEARD = 5;
const HEARD = 0.6;

/** The players that folded words may mean by a part of the name or a likeness of it, which is worth a question and no more. */
export function partlyCalled(words: readonly string[], index: NameIndex): IndexedPlayer[] {
  const [first = "", ...rest] = words;
  if (rest.length === 0) return byOneWord(first, index);
  const reversed = index.byName.get([...rest, first].join("")) ?? [];
  if (reversed.length > 0) return [...reversed];
  const surname = rest.join("");
  const alike = [
    ...(index.bySurname.get(surname) ?? []),
    ...(index.byWord.get(rest.at(-1) ?? "") ?? []),
    ...closeSurnames(surname, index, SHORTEST_BESIDE),
  ];
  // Somebody of another given name is somebody else.
  const sameStart = alike.filter(({ tight }) => surname.length > 1 && tight.startsWith(first.slice(0, 1)));
  return [...new Set(sameStart.length > 0 ? sameStart : heardSurnames(first, surname, index))];
}

function byOneWord(word: string, index: NameIndex): IndexedPlayer[] {
  const named = [...(index.byGiven.get(word) ?? []), ...(index.byWord.get(word) ?? [])];
  if (named.length > 0) return [...new Set(named)];
  const initials = index.players.filter((player) => hasInitials(player, word));
  return initials.length > 0 ? initials : closeSurnames(word, index, SHORTEST_GUESS);
}

function closeSurnames(name: string, { bySurname }: NameIndex, shortest: number): IndexedPlayer[] {
  if (name.length < shortest) return [];
  return [...bySurname]
    .filter(([surname]) => Math.abs(surname.length - name.length) < 2 && editDistance(name, surname) < 2)
    .flatMap(([, players]) => [...players]);
}

function heardSurnames(first: string, surname: string, { byGiven }: NameIndex): IndexedPlayer[] {
  if (surname.length < SHORTEST_HEARD) return [];
  return [...byGiven]
    .filter(([given]) => isSameFirst(first, given))
    .flatMap(([, players]) => players.filter(({ tightSurname }) => likeness(surname, tightSurname) >= HEARD));
}
