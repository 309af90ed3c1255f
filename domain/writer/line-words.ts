import { formatInteger, formatPoints } from "../words/format.ts";
import { counted, joinWords } from "./prose-words.ts";

/** Figures of a line under its own field names. */
export type Figures = Readonly<Record<string, number>>;

/** Field, the noun for one and for more; the most telling first. */
const FIGURES: readonly (readonly [string, string, string])[] = [
  ["passingYards", "passing yard", "passing yards"],
  ["passingTouchdowns", "passing touchdown", "passing touchdowns"],
  ["rushingYards", "rushing yard", "rushing yards"],
  ["rushingTouchdowns", "rushing touchdown", "rushing touchdowns"],
  ["receptions", "catch", "catches"],
  ["receivingYards", "receiving yard", "receiving yards"],
  ["receivingTouchdowns", "receiving touchdown", "receiving touchdowns"],
  ["specialTeamsTouchdowns", "return touchdown", "return touchdowns"],
  ["passingInterceptions", "interception thrown", "interceptions thrown"],
];

/** Short runs of a passer and the like say nothing about his day. */
const LEAST_YARDS = 20;

/** A line's figures in words: `273 passing yards, one passing touchdown and 122 rushing yards`; empty where it has none. */
export function lineWords(figures: Figures): string {
  const parts = FIGURES.flatMap(([field, noun, plural]) => {
    const value = figures[field] ?? 0;
    if (value <= 0 || (field.endsWith("Yards") && value < LEAST_YARDS)) return [];
    return [field.endsWith("Yards") ? `${formatInteger(value)} ${plural}` : counted(value, noun, plural)];
  });
  return joinWords(parts.slice(0, 4));
}

/** The work a line had: `nine targets`, `14 carries and two targets`; empty where it had none. */
export function chanceWords(figures: Figures): string {
  const parts: (readonly [string, string, string])[] = [
    ["passingAttempts", "pass attempt", "pass attempts"],
    ["rushingAttempts", "carry", "carries"],
    ["receivingTargets", "target", "targets"],
  ];
  return joinWords(
    parts.flatMap(([field, noun, plural]) => {
      const value = figures[field] ?? 0;
      return value > 0 ? [counted(value, noun, plural)] : [];
    }),
  );
}

/** `24.5 PPR points`, `1 PPR point` never: fantasy points always have their decimal. */
export function pprWords(points: number): string {
  return `${formatPoints(points)} PPR points`;
}
