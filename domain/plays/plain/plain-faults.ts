import type { CreditStat } from "../../game/credit.ts";
import type { GamePerson } from "../../game/game-person.ts";
import type { Play } from "../../game/play.ts";
import { teamName } from "../../game/team.ts";
import { finalAccount } from "../play-text.ts";
import { Cast, spokenName, type PlainGame } from "./cast.ts";
import { plainNameFaults } from "./plain-name-faults.ts";
import { PLAIN_READINGS, type PlainReading } from "./plain-readings.ts";
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
  people: readonly GamePerson[] = [],
): string[][] {
  const cast = new Cast(plays, game);
  const spoken = plays.map((play) => ({
    ...play,
    credits: play.credits.map((credit) => ({ ...credit, playerName: spokenName(credit.playerName) })),
  }));
  const names = plainNameFaults(plays, game, people);
  return spoken.map((play, index) => {
    const words = sentences[index] ?? null;
    if (words === null) return [];
    const text = plainText(words);
    return [
      ...braceFaults(words),
      ...names(play, text),
      ...scoreFaults(play, text, cast),
      ...deedFaults(play, text, game),
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
    says(/for two points/, play.awayPoints + play.homePoints === 2, "the two points");
  }
  if (has("interceptions")) says(/ intercepted /, true, "the interception");
  if (has("fumblesLost", "returnFumblesLost"))
    says(/ (?:fumbled|muffed)\b| forced a fumble\b|^Bad snap by /, true, "the lost fumble");
  return faults;
}

function deedFaults(play: Play, text: string, game: PlainGame): string[] {
  if (play.type === "Penalty") return [];
  return [
    ...PLAIN_READINGS.flatMap((reading) => readingFaults(play, text, reading)),
    ...recoveryFaults(play, text, game),
    ...kickFaults(play, text),
  ];
}

function readingFaults(play: Play, text: string, { pattern, who, figure }: PlainReading): string[] {
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
  return yards === null || yards === credited || isWritten(play, figure.stat, yards)
    ? wrong
    : [...wrong, `says ${said}, credited are ${credited}`];
}

/** What the first man of a lateral ran may be in the text alone, and how far a muffed punt was kicked. */
function isWritten({ description }: Play, stat: CreditStat, yards: number): boolean {
  if (stat === "puntYards") return /\bMUFFS\b/.test(description) && description.includes(` punts ${yards} yard`);
  if (!["receivingYards", "kickReturnYards", "interceptionReturnYards"].includes(stat)) return false;
  return (
    finalAccount(description).includes(` for ${yards === 0 ? "no gain" : `${yards} yard`}`) &&
    /\. Lateral to /.test(description)
  );
}

/** Yards in words; null for a touchdown without a length. */
function figureOf(said: string): number | null {
  if (said === "no gain") return 0;
  const figure = /\d+/.exec(said)?.[0];
  if (figure === undefined) return null;
  return said.startsWith("a loss of") ? -Number(figure) : Number(figure);
}

const RECOVERIES: ReadonlySet<CreditStat> = new Set(["fumbleRecoveries", "kickRecoveryTouchdowns"]);
const RECOVERED =
  /; ([^;]+?) recovered for (?:an? (?=.+ touchdown)|the )?(.+?)(?: touchdown)?(?: and (?:returned it|ran)(?: (\d+) yards?)?(?: for a touchdown)?)?(?=;|,|$)/g;

/** Who has the ball at the end of a fumble, for which team, and how far he brought it. */
function recoveryFaults(play: Play, text: string, game: PlainGame): string[] {
  return Array.from(text.matchAll(RECOVERED)).flatMap(([, name = "", nick = "", far]) => {
    const recovery = play.credits.find(({ playerName, stat }) => isHis(playerName, name) && RECOVERIES.has(stat));
    if (recovery === undefined) {
      // A ball that nobody fumbled, an onside or a blocked kick, is in the text alone.
      const hasCredits = play.credits.some(({ stat }) => stat === "fumbleRecoveries");
      return isLastNameIn(play, name, hasCredits ? "recovered by" : "")
        ? []
        : [`${name} is not credited with a recovery`];
    }
    const back =
      play.credits.find(({ playerName, stat }) => isHis(playerName, name) && stat === "fumbleReturnYards")?.amount ?? 0;
    return [
      ...(teamName(recovery.team, game.season).nick === nick
        ? []
        : [`${name} recovered for ${recovery.team}, not for ${nick}`]),
      ...(far === undefined || Number(far) === back || recoveryYards(play).has(Number(far))
        ? []
        : [`${name} returned it ${back} yards, not ${far}`]),
    ];
  });
}

/** A second mention is by last name alone. */
function isHis(playerName: string, name: string): boolean {
  return playerName === name || ` ${playerName} `.includes(` ${name} `);
}

/** Of the man's own clause where it has to begin with these words. */
function isLastNameIn({ description }: Play, name: string, behind: string): boolean {
  const last = name.split(" ").findLast((word) => !/^(?:Jr\.|Sr\.|I{2,3}|IV|V)$/.test(word)) ?? name;
  return finalAccount(description)
    .split(/(?<=\.) (?=[A-Z0-9])/)
    .some((clause) => clause.includes(last) && clause.toLowerCase().includes(behind));
}

/** How far a recovery was brought by the text: the credits can count from the line of scrimmage. */
function recoveryYards({ description }: Play): Set<number> {
  const clauses = finalAccount(description)
    .split(/\brecover(?:ed|s)\b/i)
    .slice(1);
  return new Set(
    clauses.flatMap((clause) => Array.from(clause.matchAll(/ for (\d+) yards?/g), ([, far]) => Number(far))),
  );
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
