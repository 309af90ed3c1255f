import type { NumberToken } from "../../words/story-numbers.ts";
import { gamePart, type GamePart } from "./game-part.ts";
import type { GroundBook } from "./ground-book.ts";
import { namePattern } from "../../names/name-pattern.ts";

/** `221 yards in the first half`: right after what is counted, and nothing new begins in between. */
const OF_PART =
  /^[ -](?:(?!and\b|but\b|when\b|as\b|with\b|for\b|including\b|to\b|on\b|after\b|that\b)[a-z-]+ ){1,4}(?:in|during) the (?:first|second|third|fourth)\b[^.,;]{0,12}/i;

/** The quarters that the words right after a figure tie it to; null where they tie it to none. */
export function partOfFigure(after: string): GamePart | null {
  const found = OF_PART.exec(after)?.[0];
  return found === undefined ? null : gamePart(found, "");
}

/** Whether anything is known of the game beyond a part of it: then its figures are not those of the part. */
export function isPartOnly({ quarters }: GamePart, { rows }: GroundBook): boolean {
  return rows.some(
    ({ quarter, type }) => type !== "Period" && !quarters.includes(quarter === "OT" ? 5 : Number(quarter)),
  );
}

/** What the rows of a part of the game tell when they are counted. */
const COUNTED: readonly (readonly [RegExp, RegExp])[] = [
  [/touchdowns$/i, /^touchdown$/],
  [/^fieldGoals$/, /^field goal$/],
  [/^interceptions|Interceptions$/, /^Interception$/],
  [/^sacks/, /^Sack$/],
  [/^punts$/, /^Punt$/],
];

/** Whether one of the subjects did it as often in these quarters as a number says, by the rows of the plays. */
export function isCountedIn(
  token: NumberToken,
  { quarters }: GamePart,
  { units, subjects }: { units: readonly string[]; subjects: readonly string[] },
  { rows }: GroundBook,
): boolean {
  const counted = COUNTED.find(([unit]) => units.some((one) => unit.test(one)))?.[1];
  if (counted === undefined) return false;
  const own = rows.filter(({ quarter, type }) => counted.test(type) && quarters.includes(Number(quarter)));
  return subjects.some((subject) => {
    const player = /^[A-Z]{2,3}$/.test(subject) ? null : namePattern(subject);
    return (
      own.filter(({ team, text }) => (player === null ? team === subject : player.test(text))).length === token.value
    );
  });
}

/** The points of the part of the game that a sentence tells of: one quarter's, or those that a half adds up from. */
export function periodUnits(before: string, after: string): string[] {
  // Another number ends what belongs to this one.
  const own = after.slice(0, /\d|;/.exec(after.replaceAll(/\b[1-4](?:st|nd|rd|th)\b/g, "nth"))?.index ?? after.length);
  return gamePart(own, before)?.quarters.map((quarter) => `quarterPoints${quarter}`) ?? [];
}
