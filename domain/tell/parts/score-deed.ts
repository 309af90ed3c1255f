import type { Fact } from "../../facts/fact.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { aYard } from "../../words/yard-words.ts";
import { phrase, player, playersOwn } from "../../facts/wording/phrase-of.ts";
import type { Voice } from "../voice.ts";

type Ways = readonly [Phrase, ...Phrase[]];

const LONG_RUN = 30;
const LONG_PASS = 40;
const LONG_KICK = 50;
const CLOSE = 9;

/** How a score came, as a clause: `Hunt scored from the 4`, `Allen found Hollins for a 34-yard touchdown`. */
export function deedClause(score: Fact, voice: Voice): Phrase {
  const { scorer, passer } = score.roles;
  const { yards = 0 } = score.values;
  const has = markedOf(score);
  if (scorer === undefined || yards <= 0 || has("lateral")) return score.wording.clause;
  if (has("fairCatchKick")) return phrase`${player(scorer)} made ${aYard(yards)} fair-catch kick`;
  if (has("fieldGoal")) return fieldGoal(scorer, yards, voice);
  if (has("run")) return phrase`${run(scorer, yards, voice)}${onFourth(score)}`;
  if (has("pass") && passer !== undefined) return phrase`${pass(passer, scorer, yards, voice)}${onFourth(score)}`;
  if (has("kickoffReturn")) {
    return phrase`${player(scorer)} returned ${kickoffOf(score)} ${String(yards)} ${yards === 1 ? "yard" : "yards"} for a touchdown`;
  }
  if (has("pickSix") && passer !== undefined) {
    return phrase`${player(scorer)} picked off ${player(passer)} and went ${String(yards)} ${yards === 1 ? "yard" : "yards"} for a touchdown`;
  }
  return score.wording.clause;
}

/** The same as a subject: `Hunt's 12-yard run`. */
export function deedNoun(score: Fact, voice: Voice): Phrase {
  const { scorer, passer } = score.roles;
  const { yards = 0 } = score.values;
  const has = markedOf(score);
  const plain = score.wording.noun ?? score.wording.clause;
  if (has("safety")) return phrase`a safety`;
  if (scorer === undefined || yards <= 0 || has("lateral")) return plain;
  if (has("fairCatchKick")) return phrase`${playersOwn(scorer)} ${String(yards)}-yard fair-catch kick`;
  if (has("kickoffReturn") && isFirstKick(score))
    return phrase`${playersOwn(scorer)} ${String(yards)}-yard return of ${kickoffOf(score)} for a touchdown`;
  if (has("fieldGoal")) {
    return voice.pick("goal noun", [
      phrase`${playersOwn(scorer)} ${String(yards)}-yard field goal`,
      phrase`${aYard(yards)} field goal by ${player(scorer)}`,
      phrase`${playersOwn(scorer)} field goal from ${String(yards)} yards`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yard kick`,
      phrase`${aYard(yards)} kick by ${player(scorer)}`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yarder`,
    ]);
  }
  if (has("run")) {
    return phrase`${voice.pick("run noun", [
      phrase`${playersOwn(scorer)} ${String(yards)}-yard touchdown run`,
      phrase`${aYard(yards)} touchdown run by ${player(scorer)}`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yard run`,
      phrase`${aYard(yards)} touchdown by ${player(scorer)}`,
    ])}${onFourth(score)}`;
  }
  if (has("pass") && passer !== undefined) {
    return phrase`${voice.pick("pass noun", [
      phrase`${playersOwn(passer)} ${String(yards)}-yard touchdown pass to ${player(scorer)}`,
      phrase`${aYard(yards)} touchdown pass from ${player(passer)} to ${player(scorer)}`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yard touchdown catch`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yard score from ${player(passer)}`,
      phrase`${playersOwn(passer)} ${String(yards)}-yard scoring pass to ${player(scorer)}`,
      phrase`${playersOwn(scorer)} ${String(yards)}-yard touchdown reception`,
    ])}${onFourth(score)}`;
  }
  return plain;
}

const A_QUARTER = 900;

/** Whether it came on the kickoff of a half. */
export function isFirstKick({ at }: Fact): boolean {
  return at?.clock === A_QUARTER && (at.quarter === "1" || at.quarter === "3");
}

function kickoffOf(score: Fact): string {
  if (!isFirstKick(score)) return "a kickoff";
  return score.at?.quarter === "1" ? "the opening kickoff" : "the second-half kickoff";
}

function markedOf(score: Fact): (mark: Fact["marks"][number]) => boolean {
  return (mark) => score.marks.includes(mark);
}

/** ` on fourth-and-4` of a touchdown that could not wait. */
function onFourth({ marks, values: { distance, yardsToEndZone } }: Fact): string {
  if (!marks.includes("fourthDown")) return "";
  if (distance === undefined) return " on fourth down";
  return ` on fourth-and-${yardsToEndZone !== undefined && distance >= yardsToEndZone ? "goal" : distance}`;
}

function fieldGoal(kicker: string, yards: number, voice: Voice): Phrase {
  const [who, far] = [player(kicker), String(yards)];
  const ways: Ways =
    yards >= LONG_KICK
      ? [
          phrase`${who} made ${aYard(yards)} field goal`,
          phrase`${who} hit from ${far} yards`,
          phrase`${who} connected from ${far} yards`,
        ]
      : [
          phrase`${who} kicked ${aYard(yards)} field goal`,
          phrase`${who} made ${aYard(yards)} field goal`,
          phrase`${who} hit ${aYard(yards)} field goal`,
          phrase`${who} connected from ${far} yards`,
          phrase`${who} was good from ${far} yards`,
          phrase`${who} hit from ${far} yards`,
          phrase`${who} booted ${aYard(yards)} field goal`,
        ];
  return voice.pick(yards >= LONG_KICK ? "long goal" : "goal", ways);
}

function run(runner: string, yards: number, voice: Voice): Phrase {
  const [who, far] = [player(runner), String(yards)];
  if (yards === 1) {
    return voice.pick("plunge", [
      phrase`${who} plunged in from the 1`,
      phrase`${who} punched it in from the 1`,
      phrase`${who} scored from the 1`,
      phrase`${who} went over from a yard out`,
    ]);
  }
  if (yards <= CLOSE) {
    return voice.pick("short run", [
      phrase`${who} scored from the ${far}`,
      phrase`${who} ran it in from the ${far}`,
      phrase`${who} ran in from ${far} yards out`,
      phrase`${who} took it in from the ${far}`,
      phrase`${who} found the end zone from ${far} yards out`,
      phrase`${who} crossed the goal line from the ${far}`,
    ]);
  }
  if (yards < LONG_RUN) {
    return voice.pick("run", [
      phrase`${who} ran ${far} yards for a touchdown`,
      phrase`${who} scored on ${aYard(yards)} run`,
      phrase`${who} went ${far} yards for the score`,
      phrase`${who} ran it ${far} yards to the end zone`,
    ]);
  }
  return voice.pick("long run", [
    phrase`${who} broke loose for ${aYard(yards)} touchdown`,
    phrase`${who} raced ${far} yards for a touchdown`,
    phrase`${who} took off on ${aYard(yards)} touchdown run`,
  ]);
}

function pass(passer: string, catcher: string, yards: number, voice: Voice): Phrase {
  const [from, to, far] = [player(passer), player(catcher), String(yards)];
  if (yards >= LONG_PASS) {
    return voice.pick("long pass", [
      phrase`${from} hit ${to} for ${aYard(yards)} touchdown`,
      phrase`${from} found ${to} for ${aYard(yards)} score`,
      phrase`${to} turned a pass from ${from} into ${aYard(yards)} touchdown`,
      phrase`${from} and ${to} connected for ${aYard(yards)} touchdown`,
    ]);
  }
  return voice.pick("pass", [
    phrase`${from} threw ${aYard(yards)} touchdown pass to ${to}`,
    phrase`${from} found ${to} for ${aYard(yards)} touchdown`,
    phrase`${from} hit ${to} for ${aYard(yards)} touchdown`,
    phrase`${to} caught ${aYard(yards)} touchdown pass from ${from}`,
    phrase`${from} hit ${to} from ${far} ${yards === 1 ? "yard" : "yards"} out`,
    phrase`${from} connected with ${to} for ${aYard(yards)} score`,
    phrase`${to} scored on ${aYard(yards)} pass from ${from}`,
    phrase`${to} hauled in ${aYard(yards)} scoring pass from ${from}`,
  ]);
}
