import type { QuarterName } from "../../../game/play.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { QUARTERS } from "./when-asked.ts";

/** A time of the clock. */
export interface Moment {
  quarter: QuarterName;
  /** Seconds left in the quarter. */
  clock: number;
}

const TIME = String.raw`\b(?:with|at|around|about|near) (?:about |around |just |only |like |under |the )*(\d+|one|a|two|three|four|five|six|seven|eight|nine|ten)(?: (\d\d))? ?(minutes?|mins?|min|seconds?|secs?|sec)? ?`;
const PART = String.raw`(?: (?:in|of) (?:the )?(?:(first|1st|second|2nd) half|(first|second|third|fourth|final|1st|2nd|3rd|4th)(?: (?:quarter|qtr|q))?|q([1-4])|(overtime)|(?:game|regulation|match)))`;
const LEFT = new RegExp(`${TIME}(?:left|remaining|to go|to play)${PART}?`);
/** With the part of the game it needs no word that it was left. */
const ON_CLOCK = new RegExp(`${TIME}${PART}`);

/** Takes a time of the clock out of a question in plain words: `with 5 minutes left in the fourth`. Without a quarter it is the fourth. */
export function readMoment(text: string): { rest: string; moment: Moment | null } {
  if (
    !/\b(?:score|lead|leading|led|winning|losing|ahead|up|down|trail|trailing|tied|tie|won)\b/.test(text) ||
    /\bhow much time\b/.test(text)
  )
    return { rest: text, moment: null };
  const found = LEFT.exec(text);
  if (found === null) return { rest: text, moment: null };
  const moment = momentOf(found);
  return moment === null ? { rest: text, moment } : { rest: text.replace(found[0], " "), moment };
}

/** The time of the clock that a question in plain words names, whatever it asks: `around 5 minutes left in the 2nd`, `at 4 38 in the second quarter`. */
export function momentIn(text: string): Moment | null {
  const found = LEFT.exec(text) ?? ON_CLOCK.exec(text);
  return found === null ? null : momentOf(found);
}

function momentOf([, count = "", seconds, unit = "", half, ordinal, digit, overtime]: RegExpExecArray): Moment | null {
  const number = count === "a" ? 1 : (numberOf(count) ?? Number(count));
  if (seconds === undefined && unit === "") return null;
  const clock = seconds !== undefined ? number * 60 + Number(seconds) : unit.startsWith("s") ? number : number * 60;
  const quarter =
    half !== undefined
      ? /1st|first/.test(half)
        ? "2"
        : "4"
      : (QUARTERS[ordinal ?? digit ?? overtime ?? "fourth"] ?? "4");
  return clock > 900 ? null : { quarter, clock };
}
