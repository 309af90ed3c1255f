import { normalizeName } from "../names/normalize-name.ts";
import { nameWords, type SearchedPlayer } from "../players/player-index.ts";
import { decideName } from "./decide-name.ts";
import type { Hints } from "./mention.ts";
import { nameIndex } from "./name-index.ts";
import { positionsOf } from "./position-fit.ts";

/** Somebody as another source lists him. */
export interface ListedPerson {
  name: string;
  /** The source's words; any of them. */
  positions: readonly string[];
  /** Our code; null for a free agent. */
  team: string | null;
}

/**
 * Who of `people` another source's entry means, where nothing but his name, his team and his position says so: only somebody with
 * the same whole name, at the same team and a position that fits. Null otherwise: a missing match beats a wrong one.
 */
export function samePerson(listed: ListedPerson, people: readonly SearchedPlayer[]): SearchedPlayer | null {
  if (listed.team === null || listed.positions.length === 0) return null;
  const index = nameIndex(people);
  // Most who are not here have a name of their own, and a search for names near it takes long.
  if (!index.byName.has(wholeName(listed.name))) return null;
  const positions = listed.positions.flatMap((one) => positionsOf(one.toLowerCase()) ?? [one]);
  const hints: Hints = { teams: [listed.team], positions };
  const decision = decideName(listed.name, hints, { index, renown: new Map(), playsDefenders: true }, true);
  if (decision.kind !== "matched") return null;
  const { player } = decision;
  return player.team === listed.team && wholeName(player.name) === wholeName(listed.name) ? player : null;
}

/** Whether two sources can mean one person who has the same id in both: a word behind the given name is the same. */
export function sharesSurname(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).slice(1));
  return wordsOf(other)
    .slice(1)
    .some((word) => words.has(word));
}

function wholeName(name: string): string {
  return wordsOf(name).join("");
}

function wordsOf(name: string): string[] {
  return nameWords(normalizeName(name));
}
