import type { RosterPlayer } from "../../../names/game-roster.ts";
import { namesOf } from "../../../names/player-names.ts";
import { teamForms } from "../../../names/resolve-team.ts";
import type { Game } from "../../../game/game.ts";
import { FILLERS, LEXICON } from "./lexicon.ts";

const LEAST_LETTERS = 3;
/** In a shorter word a letter more makes another word, and in one that is hardly longer another letter does. */
const LEAST_WITHOUT = 6;
const LEAST_OTHERWISE = 8;

/** Words for the parts of a game. The lexicon has none of them, as they are taken out of a question before it is looked up there. */
const OF_TIME = "halftime intermission regulation quarter quarters overtime".split(" ");

const VOCABULARY: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].flatMap((phrase) => phrase.split(" ")).concat(...FILLERS, OF_TIME),
);

/** The words of the vocabulary by their letters in the alphabet's order. */
const BY_LETTERS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...VOCABULARY].filter((word) => word.length >= LEAST_LETTERS),
  lettersOf,
);

/**
 * `how many times did the lead chnage`, `his projecton`, `halftine`: two neighboring letters that changed places are put back, and a letter that was left out,
 * put in or hit wrong inside a long word, where one known word comes of it alone and nobody is called so.
 */
export function respelled(
  plain: string,
  { roster, game }: { roster: readonly RosterPlayer[]; game: Pick<Game, "awayTeam" | "homeTeam" | "season"> },
): string {
  const isOdd = (word: string) => /^[a-z]+$/.test(word) && word.length >= LEAST_LETTERS && !VOCABULARY.has(word);
  const words = plain.split(" ");
  if (!words.some((word) => isOdd(word) && respellings(word).length > 0)) return plain;
  const names = new Set(
    [...teamForms(game).keys(), ...namesOf(roster).flatMap(({ full, nicknames }) => [full, ...nicknames])].flatMap(
      (name) => name.split(" "),
    ),
  );
  return words
    .map((word, at) => {
      if (!isOdd(word) || names.has(word) || names.has(word.replace(/s$/, "")) || names.has(`${word}s`)) return word;
      // `lil jordan`, of Lil'Jordan
      if (names.has(word + (words[at + 1] ?? ""))) return word;
      const [meant, ...others] = respellings(word);
      return meant === undefined || others.length > 0 ? word : meant;
    })
    .join(" ");
}

/** The known words that a letter more, less or other, or two that change places, make of one: the first of these ways that makes any. */
function respellings(word: string): readonly string[] {
  const swapped = (BY_LETTERS.get(lettersOf(word)) ?? []).filter((known) => isOneSwap(word, known));
  if (swapped.length > 0 || word.length < LEAST_WITHOUT) return swapped;
  const without = [...VOCABULARY].filter((known) => isLetterLeftOut(word, known));
  return without.length > 0 || word.length < LEAST_OTHERWISE
    ? without
    : [...VOCABULARY].filter((known) => isLetterLeftOut(known, word) || isLetterOther(word, known));
}

/** Both ends stay: a last letter changes the form of a word. */
function isLetterLeftOut(one: string, known: string): boolean {
  if (known.length !== one.length + 1 || known.at(0) !== one.at(0) || known.at(-1) !== one.at(-1)) return false;
  const at = known.split("").findIndex((letter, index) => letter !== one[index]);
  return known.slice(0, at) + known.slice(at + 1) === one;
}

function isLetterOther(one: string, known: string): boolean {
  if (known.length !== one.length || known.at(0) !== one.at(0) || known.at(-1) !== one.at(-1)) return false;
  return known.split("").filter((letter, index) => letter !== one[index]).length === 1;
}

function lettersOf(word: string): string {
  return word.split("").toSorted().join("");
}

function isOneSwap(one: string, other: string): boolean {
  const at = one.split("").findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + (one[at + 1] ?? "") + (one[at] ?? "") + one.slice(at + 2) === other;
}
