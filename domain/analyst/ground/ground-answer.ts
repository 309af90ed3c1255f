import type { NumberToken } from "../../words/story-numbers.ts";
import { storySentences } from "../../words/story-sentences.ts";
import type { Game } from "../../game/game.ts";
import type { RosterPlayer } from "../../names/game-roster.ts";
import type { GroundBook } from "./ground-book.ts";
import { groundBook } from "./ground-facts.ts";
import { findNamed, isNamedIn, type Named, nameForms, type NameForms } from "./ground-names.ts";
import { literalPattern } from "../../names/literal-pattern.ts";
import { ungroundedNews } from "./ground-news.ts";
import { isBorneOut } from "./ground-numbers.ts";
import { numberUse } from "./number-units.ts";
import { saidNumbers } from "./said-numbers.ts";
import type { ToolUse } from "../tools/tool-use.ts";

/** A number, a name or news in an answer that nothing in the conversation supports. */
export interface GroundViolation {
  /** Offsets in the answer, `end` exclusive. */
  start: number;
  end: number;
  text: string;
  kind: "number" | "name" | "news";
  /** What is wrong, for the model that has to say it again. */
  reason: string;
}

/** What an answer may rest on. */
export interface Ground {
  book: GroundBook;
  names: NameForms;
  /** What the person has said, in lower case. */
  said: string;
  game: Game;
}

/** Lays a conversation out for checking: the tools' results, the person's own words, and who plays in the game. */
export function makeGround(
  uses: readonly ToolUse[],
  said: readonly string[],
  roster: readonly RosterPlayer[],
  game: Game,
): Ground {
  const names = nameForms(roster, game);
  return { book: groundBook(uses, roster, names), names, said: said.join("\n").toLowerCase(), game };
}

/** `Q4`, and the score that a list gives with it: `Q4 PIT touchdown (19-14)`. */
const SHORT_QUARTER = /\bQ(\d{1,2})\b(?:[^;.()]*\((\d{1,3}-\d{1,3})\))?/g;

/** A quotation shorter than this proves nothing, unless it begins where a result's text begins. */
const LEAST_QUOTE = 40;
const LEAST_BEGINNING = 16;

/** Each is looked at beside those before it: a flood of them would keep a process busy for long. */
const MOST_NUMBERS = 60;

/**
 * Every number and name of an answer that stands neither in the tools' results nor in the person's words, and is no sum or
 * difference of two figures of the same kind; and all news that no play's text and no field of the game holds. Whole sentences at a time: a stream is checked as its sentences end, with
 * `before` the sentences that have been checked already, which say who a pronoun means.
 */
export function groundAnswer(answer: string, ground: Ground, before = ""): GroundViolation[] {
  const violations: GroundViolation[] = [];
  let subjects = before === "" ? [] : lastSubjects(before, ground);
  const quotes = quotedSpans(answer, ground.book.texts);
  for (const { start, text } of storySentences(answer)) {
    const add = (from: number, to: number, kind: GroundViolation["kind"], reason: string): void => {
      violations.push({ start: start + from, end: start + to, text: text.slice(from, to), kind, reason });
    };
    const isQuoted = (from: number, to: number): boolean =>
      quotes.some((one) => start + from >= one.start && start + to <= one.end);
    const { named, strange } = namedIn(text, ground);
    for (const { start: from, end: to } of strange) {
      if (!isQuoted(from, to))
        add(from, to, "name", `${text.slice(from, to)} stands in no tool result of this conversation.`);
    }
    for (const { start: from, end: to, reason } of ungroundedNews(
      { text, named, carried: subjects },
      ground.book.rows,
      ground.game,
    ))
      if (!isQuoted(from, to)) add(from, to, "news", reason);
    const tokens = saidNumbers(text);
    const [last] = tokens.slice(MOST_NUMBERS);
    if (last !== undefined) add(last.start, last.end, "number", "That is more numbers than one sentence can have.");
    for (const token of tokens.slice(0, MOST_NUMBERS)) {
      if (isQuoted(token.start, token.end) || isInName(token, named) || isSaid(token, text, ground)) continue;
      if (!isBorneOut(token, { text, named, carried: subjects }, ground))
        add(token.start, token.end, "number", `No tool result has ${token.text} for what this sentence says.`);
    }
    for (const found of text.matchAll(SHORT_QUARTER)) {
      const [short, quarter = "", score] = found;
      const isTrue =
        score === undefined
          ? ground.book.facts.some(({ unit, value }) => unit === "quarter" && String(value) === quarter)
          : ground.book.moments.has(`${quarter} ${score}`);
      if (!isTrue && !isQuoted(found.index, found.index + 2))
        add(found.index, found.index + short.length, "number", `No tool result has this in quarter ${quarter}.`);
    }
    if (named.length > 0) subjects = named.flatMap((one) => one.subjects);
  }
  return violations.toSorted((a, b) => a.start - b.start);
}

function namedIn(text: string, { book, names, said }: Ground): ReturnType<typeof findNamed> {
  return findNamed(text, names, (name, subjects) => {
    if (
      new RegExp(String.raw`(?<!\p{L})${literalPattern(name.toLowerCase())}(?!\p{L})`, "u").test(said) ||
      /^(?:big|dill|ppr)$/i.test(name)
    )
      return true;
    if (subjects.length === 0)
      return new RegExp(String.raw`(?<!\p{L})${literalPattern(name)}(?!\p{L})`, "u").test(book.texts);
    return subjects.some((one) => /^[A-Z]{2,3}$/.test(one) || isNamedIn(book.texts, one));
  });
}

function lastSubjects(before: string, ground: Ground): readonly string[] {
  return (
    storySentences(before)
      .map(({ text }) => namedIn(text, ground).named)
      .findLast((named) => named.length > 0)
      ?.flatMap((one) => one.subjects) ?? []
  );
}

/** The parts of an answer that a result has word for word. */
function quotedSpans(text: string, texts: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (let start = 0; start < text.length;) {
    const isBeginning = texts.includes(`\n${text.slice(start, start + LEAST_BEGINNING)}`);
    const least = isBeginning ? LEAST_BEGINNING : LEAST_QUOTE;
    if (start + LEAST_BEGINNING > text.length) break;
    const isLong = start + LEAST_QUOTE <= text.length && texts.includes(text.slice(start, start + LEAST_QUOTE));
    if (!isBeginning && !isLong) {
      start += 1;
      continue;
    }
    let end = start + least;
    while (end < text.length && texts.includes(text.slice(start, end + 1))) end += 1;
    // Half a number is not a quotation of it.
    while (end > start && end < text.length && /\d/.test(text[end - 1] ?? "") && /\d/.test(text[end] ?? "")) end -= 1;
    spans.push({ start: /\d/.test(text[start - 1] ?? "") ? start + 1 : start, end });
    start = end;
  }
  return spans;
}

function isInName(token: NumberToken, named: readonly Named[]): boolean {
  return named.some(({ start, end }) => token.start >= start && token.end <= end);
}

/** The person has said it, of the same thing as far as both say of what: asked about quarter 4 nobody has said "4 touchdowns". */
function isSaid(token: NumberToken, text: string, { said }: Ground): boolean {
  const own = numberUse(token, text.slice(0, token.start), text.slice(token.end));
  return saidNumbers(said).some((one) => {
    if (one.form !== token.form || one.value !== token.value || one.other !== token.other) return false;
    const theirs = numberUse(one, said.slice(0, one.start), said.slice(one.end));
    if (own.isPlay !== theirs.isPlay && own.units.length + theirs.units.length === 0) return false;
    return own.units.length === 0 || theirs.units.length === 0 || own.units.some((unit) => theirs.units.includes(unit));
  });
}
