import type { Play } from "../../../game/play.ts";
import { isLastHeave } from "./asked-plays.ts";
import { isFakeKick } from "./is-fake-kick.ts";

/** What somebody who saw a play says of it, beside the words of the lexicon, and which plays that may be. */
interface Remembered {
  words: RegExp;
  fits: (play: Play) => boolean;
}

const says =
  (pattern: RegExp) =>
  ({ description }: Play): boolean =>
    pattern.test(description);

/** So near, in yards, is at the goal line. */
const AT_GOAL_LINE = 5;

/** The words, and the plays that may be meant: those of which a game has few say most. */
export const REMEMBERED: readonly Remembered[] = [
  {
    words: /\b(?:trick\w*|fake\w*|lined? up to punt|direct snap|sneaky)\b/,
    fits: isFakeKick,
  },
  {
    words: /\b(?:linem[ae]n|tackle eligible|eligible|big man|fat guy|offensive tackle|left tackle|right tackle)\b/,
    fits: says(/reported in as eligible/i),
  },
  { words: /\bfree kick\b|\bfair catch kick\b|\bnobody (?:was )?rushing\b/, fits: says(/fair catch kick|free kick/i) },
  { words: /\btaunt\w*\b/, fits: says(/Taunting/i) },
  { words: /\b(?:tossed|ejected|thrown out|kicked out|disqualified)\b/, fits: says(/Disqualif|ejected/i) },
  {
    words:
      /\b(?:challeng\w+|review\w*|replay|overturn\w*|revers\w+|took (?:it )?away|taken away|get in or (?:not|no)|(?:was|were) (?:he|it) (?:in|good)|says? no|no catch)\b/,
    fits: says(/REVERSED|challenged|Replay Official|UPHELD/),
  },
  {
    words: /\b(?:start\w* (?:so |this )?late|delay(?:ed)?(?! of)|lightning|weather|rain delay)\b/,
    fits: says(/\bdelay(?:ed)?\b(?! of game)|lightning|\bweather\b/i),
  },
  { words: /\b(?:upright|doink\w*|post)\b/, fits: says(/upright|crossbar/i) },
  { words: /\bspik(?:e|ed)\b/, fits: says(/\bspiked\b/) },
  { words: /\blateral\w*\b/, fits: says(/\blateral\w*\b/i) },
  { words: /\bmuff\w*\b/, fits: says(/MUFFS/) },
  {
    words: /\b(?:stuff\w*|stonewall\w*|stopped|denied|stood up)\b/,
    fits: ({ type, yardsGained, down, isTouchdown }) => type === "Rush" && yardsGained <= 1 && down > 0 && !isTouchdown,
  },
  {
    words: /\b(?:goal line|goal to go|first and goal|1st and goal|and goal|doorstep)\b/,
    fits: ({ yardsToEndZone, down }) => down > 0 && yardsToEndZone !== null && yardsToEndZone <= AT_GOAL_LINE,
  },
  { words: /\b(?:hail mary|heave|prayer)\b/, fits: isLastHeave },
  {
    words: /\b(?:long|big|huge|monster|bomb|deep)\b/,
    fits: ({ yardsGained, type }) => yardsGained >= 25 && (type === "Rush" || type === "Pass"),
  },
];
