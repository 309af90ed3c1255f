import { formatPoints } from "../words/format.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";

/**
 * A line in words: `33/46, 394 yds, 2 TD; 14 car, 30 yds, 2 TD`. Parts without a figure are left out; statistics are whole
 * numbers, projections have one decimal. Empty where nothing is known.
 */
export function lineSummary(line: PlayerLine, source: LineSource): string {
  const figure = (value: number | null): string => (source === "stats" ? String(value ?? 0) : formatPoints(value ?? 0));
  const some = (value: number | null, unit: string): string[] =>
    value === null || value === 0 ? [] : [`${figure(value)} ${unit}`];
  const part = (lead: string[], yards: number | null, rest: string[]): string[] =>
    lead.length + rest.length === 0 && (yards ?? 0) === 0
      ? []
      : [[...lead, ...(yards === null ? [] : [yardsOf(figure(yards))]), ...rest].join(", ")];

  const throws = line.passingAttempts ?? 0;
  return [
    ...part(
      throws > 0 ? [`${figure(line.passingCompletions)}/${figure(throws)}`] : [],
      throws > 0 || (line.passingYards ?? 0) !== 0 ? line.passingYards : null,
      [...some(line.passingTouchdowns, "TD"), ...some(line.passingInterceptions, "INT")],
    ),
    ...part(
      some(line.rushingAttempts, "car"),
      (line.rushingAttempts ?? 0) > 0 ? line.rushingYards : null,
      some(line.rushingTouchdowns, "TD"),
    ),
    ...part(
      some(line.receptions, "rec"),
      (line.receptions ?? 0) > 0 ? line.receivingYards : null,
      some(line.receivingTouchdowns, "TD"),
    ),
    ...some(
      line.twoPointConversions,
      line.twoPointConversions === 1 ? "two-point conversion" : "two-point conversions",
    ),
  ].join("; ");
}

/** `1 yd`, `12 yds` */
function yardsOf(figure: string): string {
  return `${figure} ${figure === "1" ? "yd" : "yds"}`;
}
