import { toHundredth } from "../fold/fantasy-points.ts";
import type { Play } from "../game/play.ts";
import { addCounts } from "./counting/count-game.ts";
import type { Counts } from "./counting/count.ts";
import { type Owner, type ScoringItem, timesCounted } from "./scoring-item.ts";
import type { Scoring } from "./scoring.ts";

/** What one item of the scoring gave or took at once: for a play, for a range that was entered, for one that was left. */
export interface LedgerPart {
  item: ScoringItem;
  /** Times or yards that were added; 1 for a range that was entered, -1 for one that was left. */
  times: number;
  /** Not rounded. */
  points: number;
}

/** A change of the points of a player or of a defense. */
export interface LedgerEntry {
  parts: LedgerPart[];
  /** What the rounded points rose or fell by. */
  points: number;
  /** The rounded points afterward. */
  after: number;
}

/**
 * Every point of one owner in one game, opened into what made it: the points of all entries add up to the total exactly. `P` is what
 * the caller knows of a play.
 */
export interface Ledger<P = Play> {
  /** Before the first play: a defense that has allowed nothing yet begins with its best range. Null where there is nothing. */
  start: LedgerEntry | null;
  /** The plays that changed the points or could have: a target without a catch stands here with 0. */
  entries: (LedgerEntry & { play: P })[];
  /** Where official statistics differ from the plays; null where they agree. */
  official: LedgerEntry | null;
  /** Every item that counted, over the whole game. */
  sums: LedgerPart[];
  total: number;
}

/**
 * The ledger of an owner from his or its plays as `countGame` has them, and from what official statistics add to them. Points are
 * rounded once, as they stand after each change, so that the sum is the total to the hundredth.
 */
export function foldLedger<P>(
  own: readonly { play: P; counts: Counts }[],
  owner: Owner,
  scoring: Scoring,
  official: Readonly<Counts> = {},
): Ledger<P> {
  const line: Counts = {};
  let times = scoring.items.map(() => 0);
  let before = 0;
  const step = (): LedgerEntry => {
    const now = scoring.items.map(({ measure }) => timesCounted(measure, line, owner));
    const after = pointsOf(scoring, now);
    const entry = { parts: partsBetween(scoring, times, now), points: toHundredth(after - before), after };
    times = now;
    before = after;
    return entry;
  };
  const start = step();
  const entries = own.flatMap(({ play, counts }) => {
    addCounts(line, counts);
    const entry = step();
    return entry.parts.length > 0 || isChance(counts) ? [{ play, ...entry }] : [];
  });
  addCounts(line, official);
  const last = step();
  return {
    start: start.parts.length === 0 ? null : start,
    entries,
    official: last.parts.length === 0 ? null : last,
    sums: partsBetween(
      scoring,
      times.map(() => 0),
      times,
    ),
    total: before,
  };
}

/** A target or a carry that came to nothing: chances are half of what a fantasy player looks for. */
function isChance({ rec_tgt: targets, rush_att: carries }: Counts): boolean {
  return (targets ?? 0) + (carries ?? 0) > 0;
}

function partsBetween({ items }: Scoring, before: readonly number[], after: readonly number[]): LedgerPart[] {
  return items.flatMap((item, index) => {
    // Half sacks and shares of yards are sums of fractions, of which 0 must be 0.
    const times = toThousandth((after[index] ?? 0) - (before[index] ?? 0));
    return times === 0 ? [] : [{ item, times, points: times * item.points }];
  });
}

function pointsOf({ items }: Scoring, times: readonly number[]): number {
  return toHundredth(items.reduce((sum, { points }, index) => sum + points * (times[index] ?? 0), 0));
}

function toThousandth(times: number): number {
  return Math.round(times * 1000) / 1000;
}
