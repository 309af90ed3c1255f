import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import { findNumbers } from "../../../words/story-numbers.ts";
import type { Reading } from "../../reading.ts";

/** What a rank is of, by what the clause says. */
const RANK_WORDS: Partial<Record<Unit, RegExp>> = {
  passingYards: /pass|threw|throw|air|yard/i,
  rushingYards: /rush|ran|run|ground|yard/i,
  receivingYards: /receiv|catch|caught|yard/i,
  receptions: /catch|caught|recept|grab|pull|haul|reel/i,
  targets: /target|thrown (?:to|at)|threw (?:to|at) him|looked (?:for|to) him|his way/i,
  carries: /carr|rush|ran/i,
  passingTouchdowns: /touchdown|\btds?\b/i,
  rushingTouchdowns: /touchdown|\btds?\b/i,
  receivingTouchdowns: /touchdown|\btds?\b/i,
  sacks: /sack/i,
  interceptions: /interception|pick/i,
  tackles: /tackle/i,
  pprPoints: /ppr|fantasy|point|scor/i,
  yards: /play|gain|run|catch|touchdown|yard/i,
};

/** A clause that says what it ranks. */
export const NAMES_UNIT =
  /pass(?!er)|threw|throw|rush(?!er)|\bran\b|\bruns?\b|receiv(?!er)|catch(?!er)|caught|yard|target|carr|touchdown|sack|interception|tackle|point|ppr|fantasy/i;

const PASSER = /\bpasser|quarterback\b/;
const APIECE = /\b(?:apiece|each)\b/;

/** Whether a clause speaks of what a rank or a season high is of: by its words, by its figure alone, by what was told right before, or by what the next clause has of "apiece". */
export function isOfUnit(fact: Fact, reading: Reading): boolean {
  const { text, numbers, before, after, textBefore, textAfter, asked } = reading;
  let fits = false;
  for (const unit in fact.values) {
    const words = isRankUnit(unit) ? RANK_WORDS[unit] : undefined;
    const value = isRankUnit(unit) ? fact.values[unit] : undefined;
    const isGiven = ({ values }: Fact): boolean => value !== undefined && isRankUnit(unit) && values[unit] === value;
    fits ||=
      words?.test(text) === true ||
      // "He threw two of them": of what was asked.
      (/ of them\b/.test(text) && words?.test(asked) === true && numbers.some((one) => one.value === value)) ||
      ((value ?? 0) >= 10 && numbers.some((one) => one.value === value)) ||
      (words !== undefined &&
        !NAMES_UNIT.test(text) &&
        (numbers.some((one) => Math.abs(one.value - (value ?? NaN)) < 0.06) ||
          before.some(isGiven) ||
          ((words.test(textBefore) || (unit.startsWith("passing") && PASSER.test(text))) &&
            findNumbers(textBefore).some((one) => one.value === value)) ||
          (APIECE.test(textAfter) && words.test(textAfter) && after.some(isGiven))));
  }
  return fits;
}

export function isRankUnit(key: string): key is Unit {
  return key in RANK_WORDS;
}
