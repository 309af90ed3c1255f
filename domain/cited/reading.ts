import type { Fact } from "../facts/fact.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import type { FactKind } from "../facts/fact-kind.ts";
import { findNumbers, type NumberToken } from "../words/story-numbers.ts";
import { factWords } from "./fact-words.ts";
import { maskIdioms } from "./idioms.ts";
import { maskNames, type NameHit } from "./name-mask.ts";
import type { TextPart } from "./text-parts.ts";

/** A clause as its rules read it. */
export interface Reading {
  part: TextPart;
  index: FactIndex;
  /** The facts that its ids name. */
  cited: readonly Fact[];
  /** With what comes along: marks of one fact, and the facts that a cited relation is told with. */
  pool: readonly Fact[];
  /** With everything that a cited relation relates: for names alone. */
  named: readonly Fact[];
  /** Each person `@`, each team `#`, idioms blank; the first letter small, so that rules need not know where a clause begins. */
  text: string;
  /** The same as it is written. */
  written: string;
  hits: readonly NameHit[];
  numbers: readonly NumberToken[];
  /** The facts of the clause before in the same paragraph that cites any, and of the next; empty without one. */
  before: readonly Fact[];
  after: readonly Fact[];
  /** Whether these two clauses are of the same sentence. */
  beside: { before: boolean; after: boolean };
  /** Everything that its sentence cites. */
  inSentence: readonly Fact[];
  /** The sentence before it in the same paragraph, as it is written; empty without one. */
  textBefore: string;
  /** Everything that this sentence cites. */
  factsBefore: readonly Fact[];
  /** The clauses of its own sentence before it, as they are written; empty of the first one. */
  sentenceSoFar: string;
  /** The next clause of its sentence, as it is written; empty of the last one. */
  textAfter: string;
  /** Whether no clause of its sentence stands before it. */
  opensSentence: boolean;
  /** Who is named by facts that are cited close by: an uncited clause may name them. */
  nearby: ReadonlySet<string>;
  /** The question that is answered; its words and names are nobody's claim. */
  asked: string;
  /** Whether it talks to somebody: then it may say I and you. */
  isAnswer: boolean;
  /** Ranges of `text` that a rule has found supported: their words need nobody else to vouch for them. */
  borne: [start: number, end: number][];
}

/** Relations whose words name the figures of their facts. */
const STATED_WITH: ReadonlySet<FactKind> = new Set<FactKind>([
  "tying",
  "goAhead",
  "first",
  "last",
  "only",
  "nth",
  "deciding",
  "answered",
  "ledTo",
  "gap",
  "compare",
  "rank",
  "threshold",
]);

export function poolOf(cited: readonly Fact[], index: FactIndex): Fact[] {
  const of = cited.flatMap((fact) => (STATED_WITH.has(fact.kind) ? relatedOf(fact, index) : []));
  const places = cited.some(({ kind }) => kind === "place")
    ? index.ofKind("place").filter(({ id }) => id === "place")
    : [];
  const all = [...cited, ...of, ...places];
  return [...new Set([...all, ...all.flatMap(({ id }) => index.marksOf(id))])];
}

export function relatedOf({ of }: Fact, index: FactIndex): Fact[] {
  return of.flatMap((id) => index.byId(id) ?? []);
}

const ENDS: ReadonlySet<FactKind> = new Set<FactKind>(["score", "turnover", "miss", "stop", "block"]);

/** What a drive came to: it may be told with it. */
export function endOf({ kind, at, until }: Fact, index: FactIndex): readonly Fact[] {
  const [from, to] = [at?.elapsed, until?.elapsed];
  if (kind !== "drive" || typeof from !== "number" || typeof to !== "number") return [];
  return index.ofKind(...ENDS).filter((fact) => {
    const when = fact.at?.elapsed;
    return typeof when === "number" && when >= from && when <= to;
  });
}

export type Around = Pick<
  Reading,
  | "before"
  | "after"
  | "beside"
  | "inSentence"
  | "textBefore"
  | "factsBefore"
  | "sentenceSoFar"
  | "textAfter"
  | "opensSentence"
  | "nearby"
  | "asked"
  | "isAnswer"
>;

export function readPart(part: TextPart, index: FactIndex, around: Around): Reading {
  const cited = part.ids.flatMap((id) => index.byId(id) ?? []);
  const pool = poolOf(cited, index);
  const { text: written, hits } = maskNames(part.text, index);
  const text = maskIdioms(written.replace(/^[^\p{L}]*\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()));
  return {
    part,
    index,
    cited,
    pool,
    named: [...new Set([...pool, ...cited.flatMap((fact) => [...relatedOf(fact, index), ...endOf(fact, index)])])],
    text,
    written,
    hits,
    numbers: findNumbers(text),
    borne: [],
    ...around,
  };
}

/** The cited ids as a writer knows them. */
export function idsOf({ part }: Reading): string {
  return part.ids.length === 0 ? "no fact" : part.ids.join(", ");
}

/** Whether a rule has found these words supported. */
export function isBorne({ 0: words, index }: Pick<RegExpExecArray, 0 | "index">, { borne }: Reading): boolean {
  return borne.some(([start, end]) => index >= start && index + words.length <= end);
}

/** Whether the wording of a cited fact has these words with what follows them: then they are its own. */
export function saysItself(
  { text, pool, index }: Pick<Reading, "text" | "pool" | "index">,
  { 0: words, index: at }: RegExpExecArray,
): boolean {
  const next = /^(?:[^\p{L}]{1,2}[\p{L}\d'-]+){0,2}/u.exec(text.slice(at + words.length))?.[0] ?? "";
  const said = (words + next).toLowerCase();
  return pool.some((fact) => factWords(fact, index).said.includes(said));
}
