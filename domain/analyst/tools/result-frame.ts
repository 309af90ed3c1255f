import { ALTERED_FIGURES } from "../../export/export-source.ts";
import { isScrambled } from "../../game/is-scrambled.ts";
import { RESULT_BYTES, type ToolData, type ToolSnapshot } from "./analyst-tool.ts";

const SOURCES: Readonly<Record<ToolSnapshot["provider"], string>> = {
  nflverse: "nflverse (CC-BY 4.0); projections: Pickle Six",
  sportsdataio: "SportsDataIO",
  demo: "demo: an invented game",
  replay: "nflverse (CC-BY 4.0), replayed",
};

/** What every result begins with. */
export function resultFrame(
  snapshot: ToolSnapshot,
  now: number,
  units: Record<string, string>,
): Omit<ToolData, "omitted" | "note"> {
  const read = Date.parse(snapshot.asOf);
  return {
    asOf: snapshot.asOf,
    secondsOld: Number.isNaN(read) ? null : Math.max(0, Math.round((now - read) / 1000)),
    source: isScrambled(snapshot) ? `${SOURCES[snapshot.provider]}. ${ALTERED_FIGURES}` : SOURCES[snapshot.provider],
    units,
  };
}

const ENCODER = new TextEncoder();

/** Bytes of a value as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return ENCODER.encode(JSON.stringify(value)).length;
}

/** Room for the largest note, which is written after the rows have been counted. */
const NOTE_BYTES = 400;

/** The first rows that fit beside `rest` into a result. */
export function rowsThatFit<R>(rows: readonly R[], rest: unknown): R[] {
  let left = RESULT_BYTES - jsonBytes(rest) - NOTE_BYTES;
  const end = rows.findIndex((row) => {
    left -= jsonBytes(row) + 1;
    return left < 0;
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

/** A text of at most `most` characters, with an ellipsis where it was longer; never half a character. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
