import type { Play } from "../../../game/play.ts";
import type { Asked } from "../talk/answer-parts.ts";
import { answerSingled } from "./answer-plays.ts";
import { askedPlays, namesPenalty } from "./asked-plays.ts";
import { CALLED_BACK } from "./called-back.ts";
import { cameOfIt } from "./answer-came-of.ts";
import { isFakeKick } from "./is-fake-kick.ts";
import { leanOn } from "../question/lean-on.ts";
import { partsOf } from "../question/question-parts.ts";
import { readQuestion } from "../question/question.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { OF_PLACE, restOf } from "./tell-likely.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** A number of downs says which play is meant; so does a call that was changed. */
const DOWN = /\b(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:and|n|&) (?:goal|long|short|inches|\w+)\b/i;

const SPOT_AND_CLOCK = /\bat the (?:[a-z]+ )?\d{1,2}\b.*\b(?:left|remaining|to go)\b/i;

/** Somebody had a flag on a play that is remembered. */
const FLAGGED =
  /\b(?:flagged|penali[sz]ed|called|whistled)\b.*\b(?:on (?:the|that|a) (?:\w+ ){0,2}(?:ball|pass|throw|shot|bomb|play)|twice)\b/i;
/** What is asked of a flag after it has been named. */
const OF_FLAG = /\b(?:flag|penalty|call|what for|for what|l[ea]a?d to|cost|c[ao]me of|result|next)\b/i;

/** What a fake kick brought: who made it kept the ball, or gave it up on downs. */
const CAME_OF_FAKE = new RegExp(
  alternatives`
    \bfake\b.*\b(?:turn\w* into|lead to|led to|result in|pay off|set up|work)\b
    \bfake\b.*\b(?:get|got|give|gave|bring|brought) \w+ (?:any |some |a )?(?:points|pts|td|touchdown|score|anything)\b
    \b(?:score|points|td|touchdown|anything|something)\b.* (?:off|from|out of|on|after|with|of) (?:of )?(?:the|that|their) fake\b
  `,
  "i",
);

/** A play that its down and distance single out, or a fake kick that something came of, whatever else is said of it. */
export function singledPlay(text: string, asked: Asked): Sentence[] | null {
  const { book, before, sheet } = asked;
  const ofFake = CAME_OF_FAKE.test(text) ? leanOn(readQuestion(text, book), before) : null;
  const [fake, second] = ofFake === null ? [] : (askedPlays(ofFake, sheet)?.plays ?? []);
  if (fake !== undefined && second === undefined && isFakeKick(fake)) return [sheet.told(fake), ...restOf(fake, sheet)];
  const question =
    DOWN.test(text) ||
    SPOT_AND_CLOCK.test(text) ||
    CALLED_BACK.test(text) ||
    ((namesPenalty(text.toLowerCase()) || FLAGGED.test(text)) &&
      partsOf(text)
        .slice(1)
        .every((part) => OF_FLAG.test(part)))
      ? leanOn(readQuestion(text, book), before)
      : null;
  const found = question === null ? null : answerSingled(question, sheet);
  const shown = question === null || found === null ? [] : (askedPlays(question, sheet)?.plays ?? []);
  // Of a call that stood plain words say nothing.
  const isReviewed = shown.some(
    ({ description }) => /\bchallenged\b|Replay Official/.test(description) && !/REVERSED/.test(description),
  );
  const told =
    question !== null && found !== null && shown.length === 1 && (OF_PLACE.test(question.text) || isReviewed)
      ? [...found, ...shown.filter((play) => !isWritten(play, found)).map((play) => sheet.asWritten(play))]
      : found;
  const [play, other] = shown;
  if (question === null || told === null || play === undefined || other !== undefined) return told;
  if (OF_SERIES.test(question.text)) return [...told, ...restOf(play, sheet)];
  return [...told, ...(cameOfIt(text, play, asked) ?? [])];
}

/** Whether a play has been told in the source's own words. */
function isWritten({ description }: Play, sentences: readonly Sentence[]): boolean {
  const words = description.replace(/^\(\d*:\d\d\) /, "");
  return sentences.some(({ text }) => text.includes(words));
}

/** How it went on from there is what is asked. */
const OF_SERIES = new RegExp(
  alternatives`
    \bwhat were the\b | \bthey kicked\b | \bnot (?:\w+ )?(?:scor\w+|get (?:in|any|points|a td|a touchdown|a score))
    \b(?:how|what) (?:did|happened|happend).* (?:end|from there|there|next|then|after)\b | \bc[ao]me away (?:with|empty)
    \bwhat (?:exactly )?went wrong\b | \bhad (?:a )?\w+ (?:and|n) goal\b.*\bwhat (?:happened|happend)\b | \bpoints\b
    \b(?:lead|led|leads) to\b | \bc[ao]me of (?:it|that)\b
    \b(?:get|got|dig|dug|climb\w*|bail\w*|escape\w*) (?:themsel\w+ |it )?(?:out|outta)\b | \bescaped?\b | \bwhat c[ao]me next\b
  `,
);
