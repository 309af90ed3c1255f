import { type PlayType, type QuarterName, QUARTER_NAMES } from "../../../domain/game/play.ts";
import { playType } from "./play-type.ts";
import type { WirePlay } from "./wire.ts";

/** A row with what is known of it before it is read: its type and the period to which it belongs. */
export interface PlacedRow {
  row: WirePlay;
  type: PlayType;
  quarterName: QuarterName;
}

/**
 * The rows in game order, each once. Rows are added and corrected at any time, so their place is their `Sequence` and never
 * their position in the answer; of two rows with one `PlayID` the one that was touched last counts.
 */
export function placeRows(rows: readonly WirePlay[]): PlacedRow[] {
  const newest = new Map<number, WirePlay>();
  for (const row of rows) {
    const known = newest.get(row.PlayID);
    if (known === undefined || (known.Updated ?? "") <= (row.Updated ?? "")) newest.set(row.PlayID, row);
  }
  const bySequence = [...newest.values()].toSorted((a, b) => (a.Sequence ?? Infinity) - (b.Sequence ?? Infinity) || 0);
  let quarterName: QuarterName = "1";
  const placed = bySequence.map((row) => {
    const type = playType(row);
    quarterName = quarterOf(row, type) ?? quarterName;
    return { row, type, quarterName };
  });
  return placed.toSorted((a, b) => QUARTER_NAMES.indexOf(a.quarterName) - QUARTER_NAMES.indexOf(b.quarterName));
}

/** The end of the third quarter is filed under the fourth, at 15:00. */
function quarterOf({ QuarterName, Description }: WirePlay, type: PlayType): QuarterName | null {
  const ended = type === "Period" ? endedPeriod(Description ?? "") : null;
  if (ended !== null) return ended;
  if (QuarterName?.startsWith("OT") === true) return "OT";
  return QUARTER_NAMES.find((name) => name === QuarterName) ?? null;
}

/** The period that a marker ends; null for the end of the game, which can be any. */
export function endedPeriod(text: string): QuarterName | null {
  if (/^end of 1st/i.test(text)) return "1";
  if (/^end of (half|2nd|first half)/i.test(text)) return "2";
  if (/^end of 3rd/i.test(text)) return "3";
  return /^end of (regulation|4th)/i.test(text) ? "4" : null;
}
