import type { Play, PlayType } from "../../../game/play.ts";
import { clockSeconds } from "../../../game/game-clock.ts";
import type { CreditStat } from "../../../game/credit.ts";
import { kickDistance } from "../../../plays/play-text.ts";
import { clockOf, isAtClock, playsWith, snapOf } from "./asked-plays.ts";
import { REMEMBERED } from "./remembered.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";

type Fits = (play: Play) => boolean;

const ofType =
  (...types: readonly PlayType[]): Fits =>
  ({ type }) =>
    types.includes(type);
const credited =
  (...stats: readonly CreditStat[]): Fits =>
  ({ credits }) =>
    credits.some(({ stat }) => stats.includes(stat));
/** Also where the call was changed: a fan remembers what he saw. */
const says =
  (pattern: RegExp): Fits =>
  ({ description }) =>
    pattern.test(description);
const either =
  (...all: readonly Fits[]): Fits =>
  (play) =>
    all.some((fits) => fits(play));

/** What a word of a question says of the play that is meant. */
const TRAITS: Readonly<Record<Concept, Fits>> = {
  touchdown: either(({ isTouchdown }) => isTouchdown, says(/TOUCHDOWN NULLIFIED/)),
  fieldGoal: ofType("FieldGoal"),
  extraPoint: ofType("ExtraPoint"),
  twoPoint: ofType("TwoPointConversion"),
  interception: either(credited("interceptions"), says(/INTERCEPTED|\bintercepted\b/)),
  pickSix: either(credited("interceptions"), says(/INTERCEPTED/)),
  fumble: either(credited("fumbles"), says(/FUMBLES|MUFFS|\bfumbled\b/)),
  forced: credited("forcedFumbles"),
  recovered: credited("fumbleRecoveries"),
  sack: either(ofType("Sack"), credited("sacks")),
  getSacked: either(ofType("Sack"), credited("sacks")),
  punt: ofType("Punt"),
  block: ({ isBlocked }) => isBlocked,
  missed: either(
    says(/No Good|\bmissed\b/i),
    ({ type, credits }) => type === "Pass" && credits.every(({ stat }) => stat !== "receptions"),
  ),
  incomplete: says(/incomplete/i),
  return: ({ returnYards, type }) => returnYards !== null && type !== "Rush",
  penalty: either(ofType("Penalty"), ({ penaltyYards }) => penaltyYards !== null),
  onside: says(/\bonside\b/),
  safety: says(/SAFETY/),
  downs: ({ down, isFirstDown }) => down === 4 && isFirstDown === 0,
  fourthDown: ({ down }) => down === 4,
  thirdDown: ({ down }) => down === 3,
  firstDown: ({ isFirstDown }) => isFirstDown === 1,
  rush: ofType("Rush"),
  carry: ofType("Rush"),
  catch: credited("receptions"),
  receive: credited("receptions"),
  completion: credited("passingCompletions"),
  pass: ofType("Pass", "Interception"),
  score: ({ isScoringPlay }) => isScoringPlay === 1,
  kick: ofType("FieldGoal", "Kickoff", "Punt", "ExtraPoint"),
};

/** Without these a play is another one. */
const NEEDED: ReadonlySet<Concept> = new Set(
  "touchdown fieldGoal extraPoint twoPoint interception fumble sack getSacked punt block onside safety fourthDown thirdDown".split(
    " ",
  ),
);

const FAR =
  /\b(about|like|around|almost|nearly)? ?(\d{1,2}) ?(plus|ish)?[ -]?(?:(?:yards?|yds?|yarder)\b(?! line)|(?<=plus|ish)(?=\b))|\b(?:for|from|of) (?:like |about )?(\d{2})(?= *$| (?:and|or|on|in|to|before|but|at|with|instead)\b)/g;
const LATE = /\b(?:late|end of|last|before half|final|closing)\b/;
const LAST_MINUTES = 120;
/** So far off is what somebody remembers. */
const SLACK = 6;

const WEIGHT = { player: 3, trait: 2, rare: 5, snap: 3, far: 3, nearly: 2, offense: 1, late: 1, usual: 1 } as const;
/** A player and a trait, or as much. */
const ENOUGH = 5;
/** A player, a trait and how far it went, or as much. */
const PLENTY = 8;
/** What did not happen is no trait of the play. */
const DENIED = /\bnot (?:score|get in|reach|cross)\b/;
const MOST = 2;
/** So many of a kind in a game are few. */
const RARE = 3;

/** What a kicker and a punter are remembered for where no word says what they did. */
const USUAL: Readonly<Record<string, PlayType>> = { K: "FieldGoal", P: "Punt" };

/** So near to the time that is named a snap is meant by it, in seconds. */
const NEAR_SECONDS = 10;

function isNear(play: Play, { quarter, clock }: NonNullable<Question["moment"]>): boolean {
  return play.quarterName === quarter && Math.abs((clockSeconds(play) ?? Infinity) - clock) <= NEAR_SECONDS;
}

interface Likely {
  plays: readonly Play[];
  /** So much fits one play that no other can be meant. */
  isClear: boolean;
}

/**
 * The one or two plays that fit best what a question tells of a play: who, what, how far, which down, when. Empty where none fits well or many fit alike.
 */
export function likelyPlays(question: Question, sheet: GameSheet): Likely {
  const { players, concepts, period, teams, text, moment } = question;
  const weighed = <T extends { fits: Fits }>(trait: T): T & { weight: number } => ({
    ...trait,
    weight: rarity(sheet.read.plays.filter((play) => trait.fits(play)).length),
  });
  const told = REMEMBERED.filter(({ words }) => words.test(text)).map(weighed);
  const traits = [...concepts].flatMap((concept) => {
    const fits = TRAITS[concept];
    const isDenied = DENIED.test(text) && (concept === "score" || concept === "touchdown");
    return fits === undefined || isDenied ? [] : [weighed({ fits, isNeeded: NEEDED.has(concept) })];
  });
  const clock = clockOf(text);
  const named = players.map((player) => new Set(playsWith(player, sheet)));
  const isSnap = snapOf(text);
  const far = farOf(text);
  const [team, other] = teams;
  const usual = traits.length === 0 ? players.flatMap(({ position }) => USUAL[position] ?? []) : [];
  const scored = sheet.read.plays.flatMap((play) => {
    if (play.type === "Timeout" || play.type === "TwoMinuteWarning") return [];
    if (period !== null && !isWithin(period, play)) return [];
    // A fake punt is no punt.
    const isTold = told.some(({ fits, weight }) => weight > WEIGHT.trait && fits(play));
    if (!isTold && traits.some(({ fits, isNeeded }) => isNeeded && !fits(play))) return [];
    const who = named.filter((plays) => plays.has(play)).length;
    if (named.length > 0 && who === 0) return [];
    const marks = [
      who * WEIGHT.player,
      [...told, ...traits].reduce((sum, { fits, weight }) => sum + (fits(play) ? weight : 0), 0),
      clock !== null && (period !== null || isLate(play)) && isAtClock(play, clock) ? WEIGHT.snap : 0,
      isSnap?.(play) === true ? WEIGHT.snap : 0,
      moment !== null && isNear(play, moment) ? WEIGHT.snap : 0,
      Math.max(0, ...far.map((one) => nearness(one, play))),
      team !== undefined && other === undefined && play.team === team ? WEIGHT.offense : 0,
      LATE.test(text) && (clockSeconds(play) ?? LAST_MINUTES) < LAST_MINUTES ? WEIGHT.late : 0,
      usual.includes(play.type) ? WEIGHT.usual + WEIGHT.trait : 0,
    ];
    return [{ play, marks: marks.reduce((sum, one) => sum + one, 0) }];
  });
  const best = Math.max(0, ...scored.map(({ marks }) => marks));
  const chosen = scored.flatMap(({ play, marks }) => (marks === best ? [play] : []));
  const picked = ofPick(question, chosen);
  const plays = best < ENOUGH || picked.length > MOST ? [] : picked;
  const isPlaced = far.length > 0 || isSnap !== null || period !== null;
  // `the 4th down with 2 min left`, of which there is one
  const isTimed =
    moment !== null && traits.some(({ isNeeded }) => isNeeded) && question.unknown.length === 0 && picked.length === 1;
  if (isTimed && picked.every((play) => isNear(play, moment))) return { plays: picked, isClear: true };
  return { plays, isClear: best >= PLENTY && (isPlaced || question.unknown.length === 0) && plays.length === 1 };
}

/** What few plays of a game are says more of the one that is meant. */
function rarity(count: number): number {
  return count <= RARE ? WEIGHT.rare : WEIGHT.trait;
}

/** A clock without a quarter is that of a half's end. */
function isLate({ quarterName }: Play): boolean {
  return quarterName === "4" || quarterName === "2" || quarterName === "OT";
}

/** The longest, the first or the last of plays that fit alike. */
function ofPick({ concepts }: Question, plays: readonly Play[]): readonly Play[] {
  if (concepts.has("longest") || concepts.has("biggest")) {
    const most = Math.max(...plays.map(lengthOf));
    return plays.filter((play) => lengthOf(play) === most);
  }
  if (concepts.has("first")) return plays.slice(0, 1);
  return concepts.has("last") ? plays.slice(-1) : plays;
}

function lengthOf(play: Play): number {
  const isKick = play.type === "FieldGoal" || play.type === "Punt";
  return (isKick ? kickDistance(play) : (play.returnYards ?? play.yardsGained)) ?? 0;
}

/** How far it had gone before the call was changed. */
const REVERSED = /REVERSED|NULLIFIED|No Play/;
const FIRST_CALL = /\bfor (-?\d+) yards?\b|\b(\d+) yard field goal\b/;

function firstCall(description: string): number {
  const [, gain, kick] = FIRST_CALL.exec(description) ?? [];
  return Number(gain ?? kick);
}

interface Far {
  yards: number;
  isRough: boolean;
}

function farOf(text: string): Far[] {
  return [...text.matchAll(FAR)].flatMap(([, rough, first, plus, second]) => {
    const yards = Number(first ?? second);
    return Number.isNaN(yards) ? [] : [{ yards, isRough: rough !== undefined || plus !== undefined }];
  });
}

function nearness({ yards, isRough }: Far, play: Play): number {
  const { yardsGained, returnYards, penaltyYards, type, description } = play;
  const isKick = type === "FieldGoal" || type === "Punt";
  const called = REVERSED.test(description) ? firstCall(description) : NaN;
  const all = isKick
    ? [kickDistance(play), returnYards]
    : [yardsGained, returnYards, penaltyYards, Number.isNaN(called) ? null : called];
  const off = Math.min(...all.map((one) => (one === null ? Infinity : Math.abs(one - yards))));
  if (off === 0) return WEIGHT.far;
  return isRough && off <= SLACK ? WEIGHT.nearly : 0;
}
