import type { Play } from "../../../game/play.ts";
import { QUARTER_NAMES } from "../../../game/play.ts";
import { scorePlay } from "./answer-after.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import { NEAR_YARDS } from "../sheet/goal-line.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import { QUARTERS } from "../question/when-asked.ts";

/** How near, in yards, what a fan says of a place before the end zone is. */
const PLACES: readonly (readonly [concept: Concept, yards: number, words: string])[] = [
  ["redZone", NEAR_YARDS, "in the red zone"],
  ["insideTen", 10, "inside the 10"],
  ["goalLine", 5, "inside the 5"],
];
const DOWN = "(1st|first|2nd|second|3rd|third|4th|fourth)";
const ON_DOWN = new RegExp(
  String.raw`\b(?:(?:on|of) (?:\w+ )?${DOWN}(?: downs?)?|${DOWN} down (?=(?:catch|target|carr|run|pass|touch|td|sack|pick|yard|stat)))\b(?! (?:and|or|drive|half|quarter))(?!.*\bto go\b)`,
);
const OF_DOWNS: readonly (Concept | null)[] = [null, "firstDown", null, "thirdDown", "fourthDown"];
const WORDS = ["", "on first down", "on second down", "on third down", "on fourth down"];
const AT_SCORE =
  /\b(after|once|when|since|before|until) (?:(?:it|they|the score|things|the game) )?(?:was|were|got to|became|made it|went(?: to)?|at)? ?(?:already |only )?(\d{1,2}) (?:to )?(\d{1,2})\b/;

/** Figures of players, of which no row of a team speaks. */
const OF_PLAYERS: readonly Concept[] = ["target", "catch", "carry", "touches"];
/** What happens on a play, which a down narrows too. */
const OF_PLAYS: readonly Concept[] = ["touchdown", "sack", "interception", "penalty"];
const FIGURES: ReadonlySet<Concept> = new Set(
  `${OF_PLAYERS.join(" ")} ${OF_PLAYS.join(" ")} yards rush pass receive getSacked completion incomplete attempt fantasy ppr halfPpr standard points stats most total list score perform only rate play`.split(
    " ",
  ),
);

/**
 * A question about what was done near the goal line, on a down, or after or before a score, as one about those plays: `red zone targets`, `how many of their
 * touchdowns came on third down`, `his points after it was 42-21`. As it is where a row of statistics counts it, or anything else is asked.
 */
export function withinPlays(question: Question, sheet: GameSheet): Question {
  if (!sheet.hasPlays || question.at !== null || question.moment !== null) return question;
  if (question.period?.plays !== undefined) return question;
  const { concepts, players, isShared, period, text } = question;
  const place = PLACES.find(([concept]) => concepts.has(concept));
  const [, on, of] = ON_DOWN.exec(text) ?? [];
  const down = Number(QUARTERS[on ?? of ?? ""] ?? 0);
  const isNamed = players.length > 0 && !isShared;
  const kept = [...concepts].filter((one) => one !== place?.[0] && one !== (OF_DOWNS[down] ?? null));
  const isOfPlays = kept.some((one) => OF_PLAYS.includes(one));
  const isOfFigures = (kept.length > 0 || isNamed) && kept.every((one) => FIGURES.has(one));
  const isOfPeople = isNamed || kept.some((one) => OF_PLAYERS.includes(one));
  const [said, word = "", high, low] = AT_SCORE.exec(text) ?? [];
  const narrowed = !isOfFigures
    ? null
    : place !== undefined && isOfPeople
      ? { words: place[2], fits: isNear(place[1]) }
      : down > 0 && (isNamed || isOfPlays)
        ? { words: WORDS[down] ?? "", fits: isOnDown(down, !isNamed && kept.includes("touchdown")) }
        : isNamed && high !== undefined && low !== undefined
          ? sinceScore(`${high}-${low}`, word, sheet)
          : null;
  if (narrowed === null) return question;
  const plays = sheet.read.plays.filter((play) => (period === null || isWithin(period, play)) && narrowed.fits(play));
  const when = period === null ? "" : ` ${period.words}`;
  return {
    ...question,
    concepts: new Set(kept),
    order: question.order.filter((one) => kept.includes(one) || !concepts.has(one)),
    numbers:
      said === undefined
        ? question.numbers
        : question.numbers.filter((one) => one !== Number(high) && one !== Number(low)),
    period: {
      quarters: QUARTER_NAMES,
      within: null,
      words: `${narrowed.words}${when}`,
      plays: new Set(plays.map(({ playId }) => playId)),
    },
  };
}

/** The same where a score bounds somebody's figures, and every other word is understood; null for any other question. */
export function boundByScore(question: Question, sheet: GameSheet): Question | null {
  const [said] = AT_SCORE.exec(question.text) ?? [];
  if (said === undefined || question.unknown.some((word) => !said.includes(word))) return null;
  const bound = withinPlays(question, sheet);
  return bound.period?.plays === undefined ? null : { ...bound, unknown: [] };
}

function isNear(yards: number): (play: Play) => boolean {
  return ({ down, yardsToEndZone }) => down > 0 && yardsToEndZone !== null && yardsToEndZone <= yards;
}

/** Nobody's own down is the one on which he took the other team's ball to the end zone. */
function isOnDown(down: number, isOfTouchdowns: boolean): (play: Play) => boolean {
  return (play) =>
    play.down === down &&
    !(
      isOfTouchdowns &&
      play.isTouchdown &&
      !play.credits.some(({ stat }) => stat === "rushingTouchdowns" || stat === "receivingTouchdowns")
    );
}

/** What came after the play that made a score, or up to it; null where it never stood so. */
function sinceScore(
  score: string,
  word: string,
  sheet: GameSheet,
): { words: string; fits: (play: Play) => boolean } | null {
  const play = scorePlay(score, sheet);
  if (play === null) return null;
  const { plays } = sheet.read;
  const at = plays.indexOf(play);
  const isBefore = word === "before" || word === "until";
  return {
    words: isBefore ? `up to ${score}` : `after it was ${score}`,
    fits: (one) => (isBefore ? plays.indexOf(one) <= at : plays.indexOf(one) > at),
  };
}
