import type { PlayPhrase } from "../plays/plain/play-phrases.ts";
import type { Ledger, LedgerEntry, LedgerPart } from "./ledger.ts";
import { partWords } from "./part-words.ts";

/** An item and what it gave, in words. */
export interface PartPhrase {
  /** `6 receiving yards` */
  words: string;
  points: number;
}

/** A line of a ledger. */
export interface LedgerRow {
  /** Null for a line that no play made: what a defense begins with, and what official statistics add. */
  playId: string | null;
  /** `Q2`, or what the line is instead of a play. */
  quarter: string;
  clock: string;
  sentence: string;
  parts: PartPhrase[];
  points: number;
  after: number;
}

/** The lines of a ledger, first to last; `phrases` are the game's plays in words. */
export function ledgerRows(
  { start, entries, official }: Ledger,
  phrases: ReadonlyMap<string, PlayPhrase>,
): LedgerRow[] {
  const plays = entries.map(({ play: { playId }, ...entry }) => {
    const { when, sentence } = phrases.get(playId) ?? { when: "", sentence: "" };
    const [quarter = "", clock = ""] = when.split(" ");
    return rowOf(entry, { playId, quarter, clock, sentence });
  });
  return [
    ...(start === null
      ? []
      : [rowOf(start, beside("Before the first play", "Every defense begins with this, and can lose it."))]),
    ...plays,
    ...(official === null ? [] : [rowOf(official, beside("Official statistics", "They differ from the plays."))]),
  ];
}

/** A part of a ledger in words. */
export function partPhrase(part: LedgerPart): PartPhrase {
  return { words: partWords(part), points: part.points };
}

type Place = Pick<LedgerRow, "playId" | "quarter" | "clock" | "sentence">;

function beside(quarter: string, sentence: string): Place {
  return { playId: null, quarter, clock: "", sentence };
}

function rowOf({ parts, points, after }: LedgerEntry, place: Place): LedgerRow {
  return { ...place, parts: parts.map(partPhrase), points, after };
}
