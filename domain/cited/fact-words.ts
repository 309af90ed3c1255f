import { TEAMS } from "../game/team.ts";
import { matches } from "../words/matches.ts";
import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import { phraseWords } from "../facts/wording/words-of.ts";
import { findNumbers } from "../words/story-numbers.ts";
import { GROUP_WORDS } from "./group-words.ts";
import { KIND_WORDS, MARK_WORDS } from "./kind-words.ts";
import { measuredStems } from "./measured-words.ts";
import { maskNames } from "./name-mask.ts";
import { stemsOf, wordStem } from "./word-stem.ts";

/** What a fact's own wording holds, and the words that its kind and marks may be told with. */
export interface FactWords {
  stems: ReadonlySet<string>;
  /** Words that its figures belie: `chilly` at 71 degrees. */
  belied: ReadonlySet<string>;
  /** Its own wording, small and without names. */
  said: string;
  /** Stems of its own wording alone. */
  own: ReadonlySet<string>;
  /** Numbers as the wording has them with the word after them: see `numberKey`. */
  numbers: ReadonlySet<string>;
  /** Words with a capital that are no name of the game: a stadium, the Super Bowl, an opponent of another week. */
  capitals: ReadonlySet<string>;
  /** `beat #MIN`, `#CHI led`: a name with the word beside it. */
  beside: ReadonlySet<string>;
}

const KNOWN = new WeakMap<Fact, FactWords>();

export function factWords(fact: Fact, index: FactIndex): FactWords {
  const known = KNOWN.get(fact);
  if (known !== undefined) return known;
  const { clause, noun, tail } = fact.wording;
  const said = [clause, noun ?? [], tail ?? []].map((phrase) =>
    maskNames(phraseWords(phrase, index, new Set()), index),
  );
  const text = said.map((one) => one.text).join(" . ");
  const own = new Set(textWords(text).flatMap((word) => [wordStem(word), ...partsOf(word)]));
  const measured = measuredStems(fact);
  const ofKind = new Set([
    ...(KIND_STEMS.get(fact.kind) ?? []),
    ...fact.marks.flatMap((mark) => [...(MARK_STEMS.get(mark) ?? [])]),
    // An earlier game is told like the last one, whichever it was, and a figure of the season like one of the game.
    ...(fact.kind === "form" && fact.values.week !== undefined ? (KIND_STEMS.get("lastGame") ?? []) : []),
    ...(fact.kind === "seasonHigh" ? ofFigures(fact) : []),
  ]);
  const words = {
    said: text.toLowerCase(),
    own,
    belied: measured.belied.difference(own),
    stems: new Set([...own, ...measured.borne, ...ofKind.difference(measured.belied)]),
    numbers: new Set(findNumbers(text).map((token) => numberKey(token, text))),
    capitals: withPlaces(new Set(text.match(/(?<![\p{L}])(?:49ers|\p{Lu}[\p{L}'.-]*)/gu) ?? [])),
    beside: new Set(
      said.flatMap(({ text: one, hits }) =>
        namesBeside(one).flatMap(({ at, side, word }) => besideKeys(hits[at], side, word)),
      ),
    ),
  };
  KNOWN.set(fact, words);
  return words;
}

/** An opponent of another week may be called by its place: the Chiefs are Kansas City. */
function withPlaces(capitals: Set<string>): Set<string> {
  return capitals.union(
    new Set(TEAMS.filter(({ nick }) => capitals.has(nick)).flatMap(({ place }) => place.split(" "))),
  );
}

const KIND_STEMS = new Map(
  Object.entries(KIND_WORDS).map(([kind, text]) => {
    const groups = GROUP_WORDS.filter(({ kinds }) => kinds.some((one) => one === kind));
    return [kind, new Set(stemsOf([text, ...groups.map(({ words }) => words)].join(" ")))];
  }),
);
const MARK_STEMS = new Map(Object.entries(MARK_WORDS).map(([mark, text]) => [mark, new Set(stemsOf(text))]));
const LINES = ["passing", "rushing", "receiving"] as const;

function ofFigures({ values }: Fact): string[] {
  const units = Object.keys(values);
  return LINES.filter((line) => units.some((unit) => unit.startsWith(line))).flatMap((line) => [
    ...(MARK_STEMS.get(line) ?? []),
  ]);
}

/** The words of a masked text, without its names and numbers. */
export function textWords(masked: string): string[] {
  return masked.match(/\p{L}[\p{L}'-]*/gu) ?? [];
}

/** `goal-line` is told by `goal` and `line` as well. */
export function partsOf(word: string): string[] {
  return word.includes("-") ? word.split("-").filter(Boolean).map(wordStem) : [];
}

/** The number and what it counts, as far as the next word says it. */
export function numberKey({ form, value, other, end }: ReturnType<typeof findNumbers>[number], text: string): string {
  const next = /^[\s-]*([\p{L}@#]+)/u.exec(text.slice(end))?.[1] ?? "";
  return `${form}:${value}:${other}:${wordStem(next)}`;
}

interface Beside {
  /** Which name of the text it is. */
  at: number;
  side: "before" | "after";
  word: string;
}

/** Words that bind nobody to anything. */
const LOOSE = new Set(
  "and the a an or of for with while as but who that when which in on at after before to by from".split(" "),
);

/** The word before and the word after each name. */
export function namesBeside(masked: string): Beside[] {
  return matches(masked, /[@#]/g).flatMap(({ index }, at): Beside[] => {
    // "Led to Darnold's throw": whose thing it is says nothing of who did it.
    if (masked.startsWith("'s", index + 1)) return [];
    const before = /([\p{L}-]+) $/u.exec(masked.slice(Math.max(0, index - 24), index))?.[1];
    // "His interception of Darnold sealed it": what follows is not Darnold's.
    const after = masked.slice(0, index).endsWith(" of ")
      ? undefined
      : /^ ([\p{L}-]+)/u.exec(masked.slice(index + 1, index + 26))?.[1];
    return [
      ...(before === undefined || LOOSE.has(before.toLowerCase())
        ? []
        : [{ at, side: "before" as const, word: wordStem(before) }]),
      ...(after === undefined || LOOSE.has(after.toLowerCase())
        ? []
        : [{ at, side: "after" as const, word: wordStem(after) }]),
    ];
  });
}

/** `before beat #CHI`, one for each who may be meant. */
export function besideKeys(
  hit: { players: readonly string[]; team: string | null } | undefined,
  side: string,
  word: string,
): string[] {
  if (hit === undefined) return [];
  return (hit.team === null ? hit.players : [hit.team]).map((name) => `${side} ${word} ${name}`);
}
