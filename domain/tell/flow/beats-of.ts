import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Mark } from "../../facts/mark.ts";
import type { Plot } from "../recap/recap-plot.ts";
import { decidersOf, isLateScore } from "./deciders-of.ts";
import { turnOf } from "../parts/standing.ts";

/** A moment of the game that a recap can tell. */
export interface Beat {
  fact: Fact;
  /** Told however long the text becomes. */
  isMust: boolean;
  weight: number;
}

/** What fans remember of how points came. */
const REMEMBERED: readonly Mark[] = [
  "pickSix",
  "return",
  "fumbleReturn",
  "blockedKickReturn",
  "safety",
  "lateral",
  "fairCatchKick",
  "twoPointGood",
  "twoPointFailed",
  "tryReturned",
];
/** A point that a game between one score missed in the end. */
const MISSED_POINT: readonly Mark[] = ["extraPointMissed", "extraPointBlocked"];
const LEAST_WAY_BACK = 7;
const LEAST_EVENT = 22;
const LONG_RETURN = 40;
const HALFTIME = 33;
const OVER_SECONDS = 420;
const OUT_OF_REACH = 14;
/** A lead at halftime that is news in itself. */
const WIDE = 21;

/** All moments worth a sentence, in game order: every score, and what else turned the game. */
export function beatsOf(plot: Plot, index: FactIndex): Beat[] {
  const deciders = decidersOf(index);
  const led = index.ofKind("ledTo");
  const scores = index.ofKind("score");
  const window = wayBack(index);
  const remembered = plot.result.marks.includes("oneScore") ? [...REMEMBERED, ...MISSED_POINT] : REMEMBERED;
  // A recap that counts the balls won shows what they brought.
  const isOfTakeaways = plot.takeaways !== null;
  const beats = scores.map((fact, at): Beat => {
    const turn = turnOf(fact, index);
    const isDecided = led.some(({ of: [cause = "", score] }) => score === fact.id && deciders.has(cause));
    const isTakenAway =
      isOfTakeaways && led.some(({ of: [cause = "", score] }) => score === fact.id && isBallLost(cause, index));
    const isMust =
      isDecided ||
      isTakenAway ||
      isLateScore(fact) ||
      (turn !== "extends" && turn !== "cuts" && turn !== "none") ||
      (window !== null && at > window.from && at <= window.to) ||
      remembered.some((mark) => fact.marks.includes(mark));
    return { fact, isMust, weight: scoreWeight(fact, at === scores.length - 1) };
  });
  const ledFrom = new Set(
    led.filter((relation) => !hasDeciderWithin(relation, deciders, index)).map(({ of }) => of[0] ?? ""),
  );
  const isTold = ({ id }: Fact): boolean => deciders.has(id) && !ledFrom.has(id);
  const events = index
    .ofKind("turnover", "stop", "block", "miss", "play")
    .filter(
      (fact) => isTold(fact) || (!ledFrom.has(fact.id) && !led.some((relation) => isWithin(fact, relation, index))),
    )
    .map((fact): Beat => ({
      fact,
      isMust: isTold(fact) || fact.marks.includes("touchback"),
      weight: eventWeight(fact, plot),
    }))
    .filter(({ isMust, weight }) => isMust || weight >= LEAST_EVENT);
  const breaks = index
    .ofKind("break")
    .filter(({ marks }) => marks.includes("halftime"))
    .map((fact): Beat => ({ fact, isMust: (fact.values.margin ?? 0) >= WIDE, weight: HALFTIME }));
  return [...beats, ...events, ...breaks].toSorted((a, b) => index.compareTime(a.fact, b.fact));
}

function isBallLost(id: string, index: FactIndex): boolean {
  return index.byId(id)?.kind === "turnover";
}

/** After what led to a score and before the score: with the score its cause is told, so that this would come before it. */
function isWithin(fact: Fact, { of }: Fact, index: FactIndex): boolean {
  const [cause, score] = of.map((id) => index.byId(id));
  if (cause === undefined || cause === null || score === undefined || score === null) return false;
  return index.compareTime(cause, fact) < 0 && index.compareTime(fact, score) < 0;
}

/** Whether what led to a score has to be told apart from it, for something that decided the game came between. */
function hasDeciderWithin(relation: Fact, deciders: ReadonlySet<string>, index: FactIndex): boolean {
  return [...deciders].some((id) => {
    const fact = index.byId(id);
    return fact !== null && isWithin(fact, relation, index);
  });
}

/** From the loser's largest lead (not told itself as part of it) to the score that put the winner ahead. */
function wayBack(index: FactIndex): { from: number; to: number } | null {
  const [back] = index.ofKind("comeback");
  if (back === undefined || (back.values.margin ?? 0) < LEAST_WAY_BACK) return null;
  const scores = index.ofKind("score");
  const to = scores.findIndex(({ id }) =>
    index.marksOf(id).some(({ kind, marks }) => kind === "goAhead" && marks.includes("forGood")),
  );
  return { from: scores.findIndex(({ id }) => id === back.of[0]) - 1, to };
}

function scoreWeight({ marks, at, values }: Fact, isLast: boolean): number {
  return (
    52 +
    (marks.includes("touchdown") ? 8 : 0) +
    (at?.quarter === "4" ? 8 : 0) +
    (isLast ? 8 : 0) +
    ((values.yards ?? 0) >= 40 ? 10 : 0) -
    Math.min(16, values.margin ?? 0)
  );
}

function eventWeight(fact: Fact, { result }: Plot): number {
  const { kind, marks, values, at } = fact;
  const isClose = marginBefore(fact) <= 8;
  const isLate = at?.quarter === "OT" || (at?.quarter === "4" && (at.clock ?? 900) <= 600);
  const late = isLate && isClose && (result.values.margin ?? 0) <= 8 ? 24 : 0;
  const isDeep = (values.yardsToEndZone ?? 100) <= 20;
  if (isOver(fact)) return 0;
  switch (kind) {
    case "stop":
      return 34 + late + (marks.includes("goalLine") ? 24 : isDeep ? 12 : 0);
    case "turnover":
      return 36 + late + (isDeep ? 8 : 0) + ((values.returnYards ?? 0) >= LONG_RETURN ? 14 : 0);
    case "block":
      return marks.includes("extraPoint") ? 0 : 52 + late;
    case "miss":
      return marks.includes("extraPoint") ? 0 : 22 + late + (isClose ? 8 : 0);
    case "play":
      if (marks.includes("onsideKick")) return marks.includes("good") ? 60 : 20 + late;
      if (marks.includes("lateral")) return 44;
      if ((values.returnYards ?? 0) >= 60) return 40;
      return marks.includes("longGain") ? 4 + Math.min(32, (values.yards ?? 0) / 2) : 0;
    default:
      return 0;
  }
}

/** Late, with the game out of reach: nobody remembers a fourth down of it. */
function isOver(fact: Fact): boolean {
  const { kind, at } = fact;
  const isLate = at?.quarter === "4" && at.clock !== null && at.clock <= OVER_SECONDS;
  return (kind === "stop" || kind === "miss") && isLate && marginBefore(fact) >= OUT_OF_REACH;
}

function marginBefore({ score }: Fact): number {
  if (score === null) return 99;
  return Math.abs(score.before.away - score.before.home);
}
