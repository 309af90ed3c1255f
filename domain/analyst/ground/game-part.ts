/** A part of a game as words give it. */
export interface GamePart {
  /** 1 to 4, and 5 for overtime. */
  quarters: readonly number[];
  /** Its end is meant: "at the half", "after three quarters". */
  isEnd: boolean;
}

const ORDINALS = ["first", "second", "third", "fourth"];
const NTH = "(first|second|third|fourth|1st|2nd|3rd|4th)";

const PARTS: readonly (readonly [RegExp, (quarter: number) => GamePart])[] = [
  [/\b(?:at|by) (?:the )?(?:half-?time|half|break|intermission)\b/, () => ({ quarters: [1, 2], isEnd: true })],
  [
    new RegExp(
      String.raw`\b(?:after|(?:at|by) the end of|through|heading into|entering|going into) (?:the )?${NTH}(?: quarter)?(?=[\s.,;]|$)`,
    ),
    (quarter) => ({ quarters: [quarter], isEnd: true }),
  ],
  [/\bafter (one|two|three) quarters?\b/, (quarter) => ({ quarters: [quarter], isEnd: true })],
  [
    new RegExp(
      String.raw`\b(?:${NTH}[ -]quarter|quarter ([1-4])|in (?:the )?${NTH}(?=[.,;!?]|$| and\b| to\b| when\b))`,
    ),
    (quarter) => ({ quarters: [quarter], isEnd: false }),
  ],
  [/\bfirst[ -]half\b|\b1st[ -]half\b|\bbefore half-?time\b/, () => ({ quarters: [1, 2], isEnd: false })],
  [
    /\bsecond[ -]half\b|\b2nd[ -]half\b|\bafter (?:the )?(?:half-?time|half|break)\b/,
    () => ({ quarters: [3, 4], isEnd: false }),
  ],
  [/\b(?:in|into) (?:overtime|ot)\b/, () => ({ quarters: [5], isEnd: false })],
];

/** The part of the game that words tell of: the first after a number, else the last before it. */
export function gamePart(after: string, before: string): GamePart | null {
  return nearest(after.toLowerCase(), true) ?? nearest(before.toLowerCase(), false);
}

function nearest(words: string, isFirst: boolean): GamePart | null {
  let found: { at: number; part: GamePart } | null = null;
  for (const [pattern, make] of PARTS) {
    for (const match of words.matchAll(new RegExp(pattern, "g"))) {
      const told = match.slice(1).find((one) => one !== undefined);
      const quarter = told === undefined ? 0 : quarterOf(told);
      const part = make(/^(?:heading into|entering|going into)/.test(match[0]) ? quarter - 1 : quarter);
      if (found === null || (isFirst ? match.index < found.at : match.index > found.at))
        found = { at: match.index, part };
    }
  }
  return found?.part ?? null;
}

function quarterOf(told: string): number {
  const words = ORDINALS.indexOf(told) + 1;
  if (words > 0) return words;
  const counted = ["one", "two", "three"].indexOf(told) + 1;
  return counted > 0 ? counted : Number.parseInt(told, 10);
}
