import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Concept } from "./lexicon.ts";
import type { Question } from "./question.ts";

/** What somebody remembers and does not find. */
const MISSES_IT =
  /\bsworn?\b|\bswear\b|\b(?:not|nt|isnt|arent|wasnt|dont see it|cant find it|why (?:is|are) ?(?:it|they)?(?: not|nt)?) (?:showing |listed |counted )?(?:it )?(?:in|on) (?:his|the|their) (?:stats?|stat line|line|box(?: score)?)\b|\b(?:did ?nt|not|does ?nt|never) count(?:ed)?\b|\bwhere (?:is|was|did|s) (?:his|that|the)\b.*\bgo\b|\bwhy (?:does|do|did|is|s) (?:he|it|his \w+)\b.*\b(?:have|say|says|show|shows|at|only|still) (?:him with |like |only )?(?:0|zero|no|none|a zero|one|1)\b|\bnot (?:\w+ ){0,6}count\b|\b(?:taken|took|called|wiped|waved) (?:it |that )?(?:away|off|out|back)\b|\bi saw\b|\b(?:app|espn|yahoo|sleeper|box score|it) (?:says|said|shows|has|had) (?:no|none|nothing|0|zero|he did ?nt)\b|\b(?:i|we) (?:watched|remember)\b/;
const DID_NOT_STAND = /NULLIFIED|No Play|REVERSED/;
const EVENTS: readonly (readonly [Concept, RegExp])[] = [
  ["interception", /INTERCEPTED/],
  ["pickSix", /INTERCEPTED/],
  ["fumble", /FUMBLES/],
  ["recovered", /RECOVERED|FUMBLES/],
  ["touchdown", /TOUCHDOWN/],
  ["score", /TOUCHDOWN/],
  ["sack", /sacked/],
];

/** `I could swear Bates picked off Dalton, but it's not in his stats`: the play with him that did not stand, in the source's words. Null where there is none. */
export function answerNullified({ text, players, concepts }: Question, sheet: GameSheet): Sentence[] | null {
  const wanted = EVENTS.filter(([concept]) => concepts.has(concept)).map(([, words]) => words);
  if (!MISSES_IT.test(text) || players.length === 0 || wanted.length === 0) return null;
  const names = players.map(
    ({ playerName }) =>
      playerName
        .replace(/ (?:Jr|Sr|II|III|IV)\.?$/, "")
        .split(" ")
        .at(-1) ?? playerName,
  );
  const plays = sheet.read.plays.filter(
    ({ description }) =>
      DID_NOT_STAND.test(description) &&
      wanted.some((words) => words.test(description)) &&
      names.some((name) => description.includes(`.${name}`)),
  );
  if (plays.length === 0) return null;
  return [sheet.say("That play did not stand:", null), ...plays.map((play) => sheet.told(play))];
}
