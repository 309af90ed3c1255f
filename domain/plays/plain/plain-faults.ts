import type { CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { finalAccount } from "../play-text.ts";
import { Cast, spokenName, type PlainGame } from "./cast.ts";
import { namesFaults } from "./plain-name-faults.ts";
import { plainText } from "./plain-text.ts";
import { isSafety } from "./safety-words.ts";

/**
 * Reads the sentences of a game's plays back against their credits and figures: who, how far, whose ball, what score. Each entry names a
 * contradiction; a play without one has an empty list. It reads the words alone and shares no rule with what composes them.
 */
export function plainFaults(
  plays: readonly Play[],
  sentences: readonly (string | null)[],
  game: PlainGame,
): string[][] {
  const cast = new Cast(plays, game);
  const spoken = plays.map((play) => ({
    ...play,
    credits: play.credits.map((credit) => ({ ...credit, playerName: spokenName(credit.playerName) })),
  }));
  const names = namesFaults(plays, game);
  return spoken.map((play, index) => {
    const words = sentences[index] ?? null;
    if (words === null) return [];
    const text = plainText(words);
    return [
      ...braceFaults(words),
      ...names(play, text),
      ...scoreFaults(play, text, cast),
      ...deedFaults(play, text, cast),
    ];
  });
}

function braceFaults(words: string): string[] {
  const outside = words.replaceAll(/\{[^{}]*\}/g, "");
  return [
    ...(/[{}]/.test(outside) ? ["braces are not closed or stand in braces"] : []),
    ...(words.endsWith(".") && !/ (?:Jr|Sr)\.$/.test(words) ? ["ends with a period"] : []),
    ...(/\d-[A-Z]|\b(?:kicks|punts|FUMBLES|PENALTY|TOUCHDOWN)\b|\w\. \d/.test(words)
      ? ["holds the source's own text"]
      : []),
    ...(/ {2}| ,|\b(?:undefined|null|NaN)\b/.test(plainText(words)) ? ["is not set right"] : []),
  ];
}

function scoreFaults(play: Play, text: string, cast: Cast): string[] {
  const faults: string[] = [];
  const says = (words: RegExp, isSo: boolean, what: string): void => {
    if (words.test(text) !== isSo) faults.push(isSo ? `does not say ${what}` : `says ${what}, and there was none`);
  };
  const has = (...stats: CreditStat[]): boolean => play.credits.some(({ stat }) => stats.includes(stat));
  says(/\btouchdown\b(?! nullified)/, play.isTouchdown, "the touchdown");
  says(/\bsafety\b/, isSafety(play, cast), "the safety");
  says(/ made an? (?:\d+-yard )?field goal/, has("fieldGoalsMade"), "the field goal");
  says(/ made the extra point/, has("extraPointsMade"), "the extra point");
  if (play.type === "TwoPointConversion" || play.type === "ExtraPoint") {
    says(
      /for two points(?!, (?:no good|stopped|intercepted))/,
      play.awayPoints + play.homePoints === 2,
      "the two points",
    );
  }
  if (has("interceptions")) says(/ intercepted /, true, "the interception");
  if (has("fumblesLost", "returnFumblesLost"))
    says(/ (?:fumbled|muffed)\b| forced a fumble\b/, true, "the lost fumble");
  return faults;
}

const WAY = "(?: a Hail Mary| deep| left| right| up the middle| over the middle)*";
const EARLIER = "(?: fumbled, recovered and)?";
const GAIN = "(no gain|a loss of \\d+|\\d+ yards?|an? (?:\\d+-yard )?touchdown)";

/** A part of a sentence, and the credits that its names and its figure must have. */
interface Reading {
  pattern: RegExp;
  /** The statistic of each named group in turn; the last group is the figure. */
  who: readonly (readonly CreditStat[])[];
  /** Whose yards the figure is: the place in `who`. */
  figure?: { of: number; stat: CreditStat; sign?: -1 };
}

const READINGS: readonly Reading[] = [
  {
    pattern: new RegExp(`^(.+?) (?:ran|scrambled)${WAY} for ${GAIN}`),
    who: [["rushingAttempts"]],
    figure: { of: 0, stat: "rushingYards" },
  },
  {
    pattern: new RegExp(`^(.+?) took a knee(?: for ${GAIN})?$`),
    who: [["rushingAttempts"]],
    figure: { of: 0, stat: "rushingYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY} to (.+?) for ${GAIN}`),
    who: [["passingCompletions"], ["receptions"]],
    figure: { of: 1, stat: "receivingYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY} for (.+?), incomplete`),
    who: [["passingAttempts"], ["receivingTargets"]],
  },
  { pattern: new RegExp(`^(.+?)${EARLIER} (?:spiked|threw the ball away)`), who: [["passingAttempts"]] },
  { pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY}, incomplete`), who: [["passingAttempts"]] },
  {
    pattern: new RegExp(`^(?:(.+?) and )?([^;,]+?) sacked (.+?) for ${GAIN}`),
    who: [["sacks"], ["sacks"], ["sacksTaken"]],
    figure: { of: 2, stat: "sackYardsLost", sign: -1 },
  },
  {
    pattern:
      /^(.+?) intercepted (.+?)(?:'s|(?<=s)') pass(?: for (.+?))?(?:(?: and returned it (\d+) yards?)|$|[,;]| and returned| after)/,
    who: [["interceptions"], ["passingInterceptions"], ["receivingTargets"]],
    figure: { of: 0, stat: "interceptionReturnYards" },
  },
  {
    pattern: /^(.+?) returned (?:the kickoff|an onside kick)(?: for)? (no gain|a loss of \d+|\d+ yards?)/,
    who: [["kickReturns", "kickReturnYards"]],
    figure: { of: 0, stat: "kickReturnYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} punted (\\d+ yards?)`),
    who: [["punts"]],
    figure: { of: 0, stat: "puntYards" },
  },
  {
    pattern: /, returned (?=(?:for (no gain|a loss of \d+)|(\d+)) by)(?:.+?) by (.+?)(?=[,;]|$)/,
    who: [[], [], ["puntReturns", "puntReturnYards"]],
  },
  {
    pattern: /^(.+?) returned (.+?)(?:'s|(?<=s)') punt (\d+ yards?) for a touchdown/,
    who: [["puntReturnTouchdowns"], ["punts"]],
    figure: { of: 0, stat: "puntReturnYards" },
  },
  { pattern: /^(.+?) (?:made|missed) an? (?:\d+-yard )?field goal/, who: [["fieldGoalAttempts"]] },
  { pattern: /^(.+?) (?:made|missed) the extra point/, who: [["extraPointAttempts"]] },
  {
    pattern: /^(.+?) blocked (.+?)(?:'s|(?<=s)') /,
    who: [["blockedKicks"], ["punts", "fieldGoalAttempts", "extraPointAttempts"]],
  },
  { pattern: /^(.+?) (?:kicked off|tried an onside kick)/, who: [["kickoffs"]] },
  { pattern: /^(.+?) threw to (.+?) for two points$/, who: [["passingTwoPoints"], ["receivingTwoPoints"]] },
  { pattern: /^(.+?) ran for two points$/, who: [["rushingTwoPoints"]] },
  { pattern: /, forced by (.+?)(?=[,;]| and recovered| out of)/, who: [["forcedFumbles"]] },
  { pattern: /^(.+?) sacked .* and forced a fumble/, who: [["sacks", "forcedFumbles"]] },
  { pattern: /^(.+?) fumbled the snap/, who: [["fumbles"]] },
  { pattern: /; ([^;,]+?) fumbled\b/, who: [["fumbles"]] },
  { pattern: /; ([^;,]+?) (?:fumbled and )?recovered(?=[,;{]|$)/, who: [["fumbleRecoveries"]] },
  {
    pattern: /, laterals? to (.+?)(?= for |[,;]|$)/,
    who: [["rushingYards", "receivingYards", "kickReturnYards", "puntReturnYards", "interceptionReturnYards"]],
  },
];

function deedFaults(play: Play, text: string, cast: Cast): string[] {
  if (play.type === "Penalty") return [];
  return [
    ...READINGS.flatMap((reading) => readingFaults(play, text, reading)),
    ...recoveryFaults(play, text, cast),
    ...kickFaults(play, text),
  ];
}

function readingFaults(play: Play, text: string, { pattern, who, figure }: Reading): string[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const people = who.map((_, index) => match[index + 1]);
  const wrong = people.flatMap((name, index) => {
    const stats = who[index] ?? [];
    if (name === undefined || stats.length === 0) return [];
    return play.credits.some(({ playerName, stat }) => isHis(playerName, name) && stats.includes(stat))
      ? []
      : [`${name} is not credited with ${stats.join(" or ")}`];
  });
  const said = match[who.length + 1];
  if (figure === undefined || said === undefined) return wrong;
  const yards = figureOf(said);
  const name = people[figure.of];
  const own = play.credits.find(({ playerName, stat }) => playerName === name && stat === figure.stat)?.amount ?? 0;
  const credited = own * (figure.sign ?? 1) + 0;
  return yards === null || yards === credited ? wrong : [...wrong, `says ${said}, credited are ${credited}`];
}

/** Yards in words; null for a touchdown without a length. */
function figureOf(said: string): number | null {
  if (said === "no gain") return 0;
  const figure = /\d+/.exec(said)?.[0];
  if (figure === undefined) return null;
  return said.startsWith("a loss of") ? -Number(figure) : Number(figure);
}

const RECOVERED =
  /; ([^;]+?) recovered for (?:an? (?=.+ touchdown))?(.+?)(?: touchdown)?(?: and returned it(?: (\d+) yards?)?(?: for a touchdown)?)?(?=;|,|$)/g;

/** Who has the ball at the end of a fumble, for which team, and how far he brought it. */
function recoveryFaults(play: Play, text: string, cast: Cast): string[] {
  return Array.from(text.matchAll(RECOVERED)).flatMap(([, name = "", place = "", far]) => {
    const recovery = play.credits.find(
      ({ playerName, stat }) => isHis(playerName, name) && stat === "fumbleRecoveries",
    );
    if (recovery === undefined) {
      // A ball that nobody fumbled, an onside or a blocked kick, is in the text alone.
      const hasCredits = play.credits.some(({ stat }) => stat === "fumbleRecoveries");
      const isTold = lastNameTold(play, name);
      return hasCredits || !isTold ? [`${name} is not credited with a recovery`] : [];
    }
    const back =
      play.credits.find(({ playerName, stat }) => isHis(playerName, name) && stat === "fumbleReturnYards")?.amount ?? 0;
    return [
      ...(cast.place(recovery.team) === place ? [] : [`${name} recovered for ${recovery.team}, not for ${place}`]),
      ...(far === undefined || Number(far) === back ? [] : [`${name} returned it ${back} yards, not ${far}`]),
    ];
  });
}

/** A second mention is by last name alone. */
function isHis(playerName: string, name: string): boolean {
  return playerName === name || ` ${playerName} `.includes(` ${name} `);
}

function lastNameTold({ description }: Play, name: string): boolean {
  const last = name.split(" ").findLast((word) => !/^(?:Jr\.|Sr\.|I{2,3}|IV|V)$/.test(word)) ?? name;
  return finalAccount(description).includes(last);
}

/** A field goal's length, and every other number: each must be a figure of the play. */
function kickFaults(play: Play, text: string): string[] {
  const kick = / (?:made|missed) an? (\d+)-yard field goal/.exec(text)?.[1];
  const wrongKick = kick !== undefined && play.kickDistance !== null && Number(kick) !== play.kickDistance;
  const known = new Set(
    [
      ...play.credits.map(({ amount }) => amount),
      play.yardsGained,
      play.returnYards,
      play.kickDistance,
      play.penaltyYards,
      ...Array.from(finalAccount(play.description).matchAll(/\d+/g), Number),
    ].map((figure) => String(Math.abs(figure ?? 0))),
  );
  const strange = Array.from(text.matchAll(/\b\d+\b/g), String).filter((figure) => !known.has(figure));
  return [
    ...(wrongKick ? [`says ${kick} yards, the kick was ${play.kickDistance}`] : []),
    ...strange.map((figure) => `${figure} is no figure of the play`),
  ];
}
