import { maskNames, type NameHit } from "../../cited/name-mask.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { saidNumbers } from "./said-numbers.ts";
import type { SpeechBook } from "./speech-book.ts";

/** A sentence as its rules read it. */
export interface SpokenSentence {
  book: SpeechBook;
  /** Each person is `@`, each team `#`. */
  text: string;
  hits: readonly NameHit[];
  numbers: readonly NumberToken[];
  /** Who was named last before it, for a pronoun at its beginning; null for nobody. */
  carried: NameHit | null;
}

/** What a sentence gets wrong. */
export interface Contradiction {
  /** The fact that says otherwise, in its own words; null where nothing does, as of a stranger's figures. */
  truth: string | null;
}

/** A flood of them would keep a process busy for long. */
const MOST_NUMBERS = 60;

export function readSpoken(sentence: string, book: SpeechBook, carried: NameHit | null): SpokenSentence {
  // "Lamar threw", but not "Lamar Smith".
  const whole = sentence.replaceAll(
    /(?<![\p{L}.'-] ?)\p{Lu}[\p{L}'-]+(?!\p{L}| \p{Lu})/gu,
    (name) => book.given.get(name) ?? name,
  );
  const { text, hits } = maskNames(whole, book.cast);
  return { book, text, hits, numbers: saidNumbers(text).slice(0, MOST_NUMBERS), carried };
}

const PRONOUN = /^\W*(?:(?:and|but|so|yes|yeah|in fact),? )?(?:he|his|they|their)\b/i;

/** The subject of a figure or a deed at an offset: the name right before it, or the one that a pronoun stands for; null for nobody. */
export function subjectAt({ text, hits, carried }: SpokenSentence, at: number): NameHit | null {
  const before = text.slice(0, at).match(/[@#]/g)?.length ?? 0;
  return hits[before - 1] ?? (PRONOUN.test(text) ? carried : null);
}

/** The facts of a player, whatever he did in them, or of a team. */
export function factsAbout({ facts }: SpeechBook, { players, team }: NameHit): FactRow[] {
  return facts.filter((fact) =>
    team === null ? Object.values(fact.roles).some((id) => players.includes(id)) : fact.team === team,
  );
}

/** One fact by its id. */
export function factOf({ facts }: SpeechBook, id: string): FactRow | null {
  return facts.find((fact) => fact.id === id) ?? null;
}

/** What follows a word like "not" in its clause is not claimed. */
export function isDenied(text: string, at: number): boolean {
  const clause =
    text
      .slice(0, at)
      .split(/[,;:]| but /)
      .at(-1) ?? "";
  return /\b(?:not|never|no|nobody|without|instead|almost|nearly|if|would|could|might|should|may|will|failed|denied)\b|n't\b/i.test(
    clause,
  );
}

const HALVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:first half|(?:at|by|before) (?:halftime|the half|the break)|in the half)\b/i, ["1", "2"]],
  [/\b(?:second half|after (?:halftime|the half|the break))\b/i, ["3", "4", "OT"]],
];
const QUARTER =
  /\b(?:in|of|after|during|through) (?:the |a )?(first|second|third|fourth|1st|2nd|3rd|4th|one|quarter)(?= quarter\b|[.,;]|$| (?:and|when|with|to|on)\b)|\bovertime\b|\bQ([1-4])\b/gi;
const NUMBERS: Readonly<Record<string, string>> = {
  first: "1",
  one: "1",
  quarter: "1",
  second: "2",
  third: "3",
  fourth: "4",
  "1st": "1",
  "2nd": "2",
  "3rd": "3",
  "4th": "4",
};

/** The quarters that a sentence speaks of; null where it names none, or several in their own ways. */
export function quartersSaid(text: string): readonly string[] | null {
  const said = [
    ...HALVES.flatMap(([says, quarters]) => (says.test(text) ? [quarters] : [])),
    ...Array.from(text.matchAll(QUARTER), ([, word, digit]) => [
      digit ?? (word === undefined ? "OT" : (NUMBERS[word.toLowerCase()] ?? "1")),
    ]),
  ];
  return said.length === 1 ? (said[0] ?? null) : null;
}
