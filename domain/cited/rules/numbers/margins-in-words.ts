import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const MARGIN = new RegExp(
  String.raw`\b(?:by|within|of|to) (?:just |only |exactly |barely |merely )?(?<hedge>less than |under |more than |over |at least |at most |no more than )?an? (?<what>field goal|touchdown|single point|lone point)(?<also> or (?:less|fewer|more))?\b(?! (?:pass|run|catch|drive|return|from|by|in|on|attempt|try))`,
  "g",
);
const BEYOND =
  /\bby (?:more than|over) (?<by>[a-z]+|\d+)(?=[,.;]|$| (?:points?|at|in|on|early|late|before|after|when)\b)/g;
const DENIED = /\b(?:never|not|neither|nobody|without|hardly)\b|n't\b/;
/** What stands before a "by a field goal" that says how far two were apart: else it is a kick that did something. */
const APART =
  /\b(?:favored|favorites|won|win|wins|victory|lost|loss|losses|led|lead|trailed|trail|ahead|behind|up|down|decided|came|games?|edged|beat|beaten|#) $/;
const POINT: readonly [least: number, most: number] = [1, 1];
const SIZES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "field goal": [3, 3],
  touchdown: [6, 8],
};

/** "By a single point", "by a field goal or less", "by less than a touchdown": margins and spreads in words. Two earlier games lie within it both. */
export function marginsInWords(reading: Reading): Finding[] {
  const { text, cited, borne } = reading;
  const told = cited.flatMap((fact) => marginOf(fact) ?? []);
  const arePast = cited.every(({ kind }) => kind === "lastGame" || kind === "form");
  if (told.length === 0) return [];
  // "Led by more than three": the largest lead is no more than that.
  const beyond = matches(text, BEYOND).filter(({ index: at, groups }) => {
    const by = groups?.["by"] ?? "";
    return !DENIED.test(text.slice(0, at)) && told.every((margin) => margin <= (numberOf(by) ?? Number(by)));
  });
  const wrong = beyond.map(({ 0: word }) => ({
    word,
    reason: `${idsOf(reading)} has no more than that. Give the margin.`,
  }));
  const inWords = matches(text, MARGIN).flatMap((found): Finding[] => {
    const { 0: word, index: at, groups } = found;
    const { hedge = "", what = "", also = "" } = groups ?? {};
    const isPlain = hedge === "" && also === "" && !what.endsWith("point");
    if (isPlain && !word.startsWith("within") && !APART.test(text.slice(0, at))) return [];
    const fits = (margin: number): boolean =>
      isSize(margin, SIZES[what] ?? POINT, word.startsWith("within") ? "at most " : hedge, also);
    if (arePast ? told.every(fits) : told.some(fits)) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word, reason: `"${word}" is not how far they lay apart in ${idsOf(reading)}. Give the margin itself.` }];
  });
  return [...wrong, ...inWords];
}

function marginOf({ kind, values: { margin, spread } }: Fact): number | null {
  return (kind === "betting" ? spread : margin) ?? null;
}

function isSize(margin: number, [least, most]: readonly [number, number], hedge: string, also: string): boolean {
  if (/less|under/.test(hedge)) return margin < (most > 3 ? least + 1 : least);
  if (/most|no more/.test(hedge) || /less|fewer/.test(also)) return margin <= most;
  if (/more|over/.test(hedge)) return margin > (most > 3 ? most - 1 : most);
  if (/least/.test(hedge) || /more/.test(also)) return margin >= least;
  return margin >= least && margin <= most;
}
