import { withoutSuffix } from "../names/player-names.ts";
import type { Mention, Reading } from "./mention.ts";
import { type NameIndex, writtenWords } from "./name-index.ts";
import type { Token } from "./read-tokens.ts";

/** Nobody's name has more words. */
const LONGEST_NAME = 6;
/** A word that means something else is a name by itself only if it is at least this long: not `Den`. */
const SHORTEST_WEAK = 4;

interface Span {
  from: number;
  /** The token after its last. */
  to: number;
}

/**
 * The names in a cell: whole names that somebody has, wherever they stand, and runs of other words. `first` is the place of the cell's
 * first token in its line.
 */
export function readCell(tokens: readonly Token[], index: NameIndex, cell: number, first: number): Mention[] {
  const whole = wholeNames(tokens, index);
  const beside = new Set<Span>();
  const runs: Mention[] = [];
  let from = 0;
  for (const name of [...whole, { from: tokens.length, to: tokens.length }]) {
    const gap = { from, to: name.from };
    for (const run of wordRuns(tokens, gap)) {
      const neighbors = whole.filter((one) => one.to === run.from || one.from === run.to);
      const isOneWord = run.to - run.from === 1 && !index.byNickname.has(tokens[run.from]?.plain ?? "");
      if (neighbors.length > 0 && isOneWord) for (const one of neighbors) beside.add(one);
      else {
        const readings = readingsOf(tokens, run, gap, first);
        runs.push({ ...mention(tokens, run, cell, first), readings, typed: typedName(tokens, run, gap) });
      }
    }
    from = name.to;
  }
  const names = whole.map((span) => ({
    ...mention(tokens, span, cell, first),
    isWhole: true,
    isDoubtful: beside.has(span),
  }));
  const all = [...names, ...runs].toSorted((a, b) => a.at - b.at);
  return all.length > 0 ? all : weakMentions(tokens, cell, first, index);
}

function wholeNames(tokens: readonly Token[], { byName }: NameIndex): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = Math.min(tokens.length, from + LONGEST_NAME); to > from + 1; to -= 1) {
      const part = tokens.slice(from, to);
      if (part.some(({ kind }) => kind === "number" || kind === "opponent")) continue;
      if (!byName.has(writtenWords(textOf(part)).join(""))) continue;
      spans.push({ from, to });
      from = to - 1;
      break;
    }
  }
  return spans;
}

/** Runs of words in a part of a cell; a suffix alone is none. */
function wordRuns(tokens: readonly Token[], { from, to }: Span): Span[] {
  const runs: Span[] = [];
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.kind !== "word") continue;
    let end = at + 1;
    while (end < to && tokens[end]?.kind === "word") end += 1;
    const isSuffix = withoutSuffix(` ${tokens[at]?.plain}`) === "";
    if (end - at > 1 || !isSuffix) runs.push({ from: at, to: end });
    at = end;
  }
  return runs;
}

/** With the token before and the one after, where they may belong to the name, and without. Initials always do. */
function readingsOf(tokens: readonly Token[], run: Span, gap: Span, first: number): Reading[] {
  const before = tokensBefore(tokens, run, gap);
  const least = tokens[run.from - 1]?.isInitial === true ? before : 0;
  const next = run.to < gap.to ? tokens[run.to] : undefined;
  // A letter behind a name is a position or a flag.
  const after = next !== undefined && next.couldBeName && next.plain.length > 1 ? 1 : 0;
  const ways = [
    [before, after],
    [before, 0],
    [least, after],
    [least, 0],
  ] as const;
  const readings = ways.map(([more, less]) => {
    const span = { from: run.from - more, to: run.to + less };
    const takes = [
      ...placesOf({ from: span.from, to: run.from }, first),
      ...placesOf({ from: run.to, to: span.to }, first),
    ];
    return { text: textOf(tokens.slice(span.from, span.to)), takes };
  });
  return readings.filter(({ text }, at) => readings.findIndex((one) => one.text === text) === at);
}

/** How many tokens before a run may belong to its name: one, or both of `A. J.`. */
function tokensBefore(tokens: readonly Token[], run: Span, gap: Span): number {
  const [second, last] = [tokens[run.from - 2], tokens[run.from - 1]];
  if (run.from <= gap.from || last?.couldBeName !== true) return 0;
  return run.from - 1 > gap.from && last.isInitial && second?.isInitial === true ? 2 : 1;
}

function placesOf({ from, to }: Span, first: number): number[] {
  return Array.from({ length: to - from }, (_, place) => first + from + place);
}

/**
 * How a name that nobody has was typed: a single word with the words beside it, which may be its others and not a lineup's (`Nobody Here`).
 * Longer than a name it is talk, and the word stands alone.
 */
function typedName(tokens: readonly Token[], run: Span, gap: Span): string {
  let { from, to } = run;
  const isWord = (at: number): boolean => tokens[at]?.kind === "word" || tokens[at]?.kind === "idle";
  if (to - from === 1) {
    while (from > gap.from && isWord(from - 1)) from -= 1;
    while (to < gap.to && isWord(to)) to += 1;
  }
  const span = to - from > LONGEST_NAME ? run : { from, to };
  return textOf(tokens.slice(span.from, span.to));
}

/** `Washington` between a position and a team is Parker Washington; with an initial or with another team it is surely a name. */
function weakMentions(tokens: readonly Token[], cell: number, first: number, { bySurname }: NameIndex): Mention[] {
  const at = tokens.findIndex(({ couldBeName, plain }) => couldBeName && plain.length >= SHORTEST_WEAK);
  const own = tokens[at];
  if (own === undefined) return [];
  const letter = tokens[at - 1]?.plain ?? "";
  const hasInitial =
    letter.length === 1 && bySurname.get(own.plain)?.some(({ tight }) => tight.startsWith(letter)) === true;
  const isTeamToo = own.kind === "team" && tokens.some((one) => isAnotherTeam(one, own));
  const span = { from: hasInitial ? at - 1 : at, to: at + 1 };
  return [{ ...mention(tokens, span, cell, first), isWeak: !hasInitial && !isTeamToo }];
}

function isAnotherTeam({ kind, codes }: Token, team: Token): boolean {
  return kind === "team" && !codes.some((code) => team.codes.includes(code));
}

function mention(tokens: readonly Token[], { from, to }: Span, cell: number, first: number): Mention {
  const text = textOf(tokens.slice(from, to));
  const readings = [{ text, takes: placesOf({ from, to }, first) }];
  const is = { isWhole: false, isDoubtful: false, isWeak: false };
  return { kind: "mention", text, typed: text, cell, at: first + from, readings, ...is };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}
