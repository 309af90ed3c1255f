import { formatPoints } from "../words/format.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";

/**
 * A line in words: `33/46, 394 yds, 2 TD; 14 car, 30 yds, 2 TD`. Parts without a figure are left out; statistics are whole
 * numbers, projections have one decimal; `7 rec yds, 1 TD` without a catch. Empty where nothing is known.
 */
export function lineSummary(line: PlayerLine, source: LineSource): string {
  const figure = (value: number | null): string => (source === "stats" ? String(value ?? 0) : formatPoints(value ?? 0));
  const some = (value: number | null, unit: string): string[] =>
    value === null || value === 0 ? [] : [`${figure(value)} ${unit}`];
  const part = (kind: string, lead: string[], yards: number | null, rest: string[]): string[] => {
    // The yards of a lateral have no catch or carry before them, which would say what they are.
    const [first, ...more] = [
      ...lead,
      ...((yards ?? 0) === 0 && lead.length === 0 ? [] : yardsOf(yards, figure)),
      ...rest,
    ];
    if (first === undefined) return [];
    return [[lead.length > 0 ? first : first.replace(" ", ` ${kind} `), ...more].join(", ")];
  };

  const throws = line.passingAttempts ?? 0;
  return [
    ...part("pass", throws > 0 ? [`${figure(line.passingCompletions)}/${figure(throws)}`] : [], line.passingYards, [
      ...some(line.passingTouchdowns, "TD"),
      ...some(line.passingInterceptions, "INT"),
    ]),
    ...part("rush", some(line.rushingAttempts, "car"), line.rushingYards, some(line.rushingTouchdowns, "TD")),
    ...part("rec", some(line.receptions, "rec"), line.receivingYards, some(line.receivingTouchdowns, "TD")),
    ...some(
      line.twoPointConversions,
      line.twoPointConversions === 1 ? "two-point conversion" : "two-point conversions",
    ),
  ].join("; ");
}

/** `1 yd`, `12 yds` */
function yardsOf(yards: number | null, figure: (value: number) => string): string[] {
  if (yards === null) return [];
  const text = figure(yards);
  return [`${text} ${text === "1" ? "yd" : "yds"}`];
}
