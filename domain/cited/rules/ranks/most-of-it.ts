import type { Fact } from "../../../facts/fact.ts";
import { findNumbers } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { anyUnit } from "../clause/any-unit.ts";
import { isRankUnit, NAMES_UNIT } from "../clause/is-of-unit.ts";

const IT =
  /^(?:(?:and|but|yes|no),? )?(?:it|that(?: one)?|this(?: one)?|the (?:gain|play)|(?<none>no (?:other )?(?!(?:more|longer|fewer)\b)[a-z]+|nobody(?: else)?|nothing(?: else)?|none))\b/;
const MOST =
  /\b(?:most|highest|longest|biggest|largest|best|season[- ]highs?|game[- ]highs?)\b|\b(?:more|longer|farther|further|bigger|better)\b/;
const PLAYS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>(["play", "score", "conversion"]);

/** "It was the longest play", "no play went for more", "it was his most of the season": what "it" is was told right before, and is the play or the figure of the cited row. */
export function mostOfIt(reading: Reading): Finding[] {
  const { text, cited, opensSentence } = reading;
  const said = IT.exec(text);
  if (said === null || !opensSentence || !MOST.test(text)) return [];
  const other = cited.find((fact) => isOfOtherPlay(fact, reading, said) || isOfOtherFigure(fact, reading));
  return other === undefined
    ? []
    : [{ word: said[0], reason: `${other.id} is of something else than what is told before. Say what it is of.` }];
}

function isOfOtherPlay(fact: Fact, reading: Reading, { groups }: RegExpExecArray): boolean {
  const { cited, factsBefore, hits, numbers, index } = reading;
  const ranked = fact.of.flatMap((id) => index.byId(id) ?? []).filter(({ kind }) => PLAYS.has(kind));
  const told = factsBefore.filter(({ kind }) => PLAYS.has(kind));
  if ((fact.kind !== "rank" && fact.kind !== "largestLead") || ranked.length === 0 || told.length === 0) return false;
  // Who is named, or a play that is cited, is what it is of.
  if (hits.some(({ team }) => team === null) || cited.some(({ kind }) => PLAYS.has(kind))) return false;
  // "No play went for more than 35 yards" is so, whatever was told.
  if (groups?.["none"] !== undefined && numbers.some(({ value }) => value === fact.values.yards)) return false;
  const isRelated = factsBefore.some(({ id, of }) => id === fact.id || of.some((one) => fact.of.includes(one)));
  return !isRelated && ranked.every((one) => told.every((play) => index.compareTime(one, play) !== 0));
}

function isOfOtherFigure({ kind, roles, values }: Fact, { text, numbers, textBefore }: Reading): boolean {
  const figures = anyUnit({ values }).flatMap((unit) => (isRankUnit(unit) ? (values[unit] ?? []) : []));
  if ((kind !== "seasonHigh" && (kind !== "rank" || roles.player === undefined)) || NAMES_UNIT.test(text)) return false;
  const told = [...numbers, ...findNumbers(textBefore)];
  return (
    textBefore !== "" &&
    told.length > 0 &&
    figures.every((figure) => told.every(({ value }) => Math.abs(value - figure) > 0.06))
  );
}
