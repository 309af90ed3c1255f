import type { Fact } from "../../../facts/fact.ts";

type Named = readonly (readonly [says: RegExp, ...marks: readonly Fact["marks"][number][]])[];

/** What a row is told as, in other words than its own. */
export const ROWS: Named = [
  [/\bground\b|\brush\w*|\brunning\b/, "rushingYards"],
  [/\bair\b|\bpassing\b/, "passingYards"],
  [/\bturnovers?\b|\bgiveaways?\b|\btakeaways?\b/, "turnovers"],
  [/\bpossession\b|\bclock\b/, "possession"],
  [/\bthird[ -]downs?\b/, "thirdDowns"],
  [/\bfirst[ -]downs?\b/, "firstDowns"],
];
const OTHERS: Named = [
  [/\bball security\b/, "turnovers"],
  [/\bfourth[ -]downs?\b/, "fourthDowns"],
  [/\bred[ -]zone\b|\binside the 20\b/, "redZone"],
  [/\bsacks?\b|\bpass rush\b/, "sacks"],
  [/\bpenalt(?:y|ies)\b|\bflags?\b/, "penalties", "penaltyYards"],
  [/\btotal (?:yards|yardage|offense)\b/, "totalYards"],
  [/\byard(?:s|age)\b/, "totalYards", "passingYards", "rushingYards", "penaltyYards"],
];

/** Whether these words name a row that is none of those that are cited. */
export function isOtherRow(said: string, cited: readonly Fact[], rows: Named = [...ROWS, ...OTHERS]): boolean {
  return rows.some(
    ([says, ...marks]) => says.test(said) && !cited.some((fact) => marks.some((mark) => fact.marks.includes(mark))),
  );
}

/** Whether they name this row. */
export function isRowIn(said: string, { marks }: Fact, rows: Named = [...ROWS, ...OTHERS]): boolean {
  return rows.some(([says, ...own]) => own.some((mark) => marks.includes(mark)) && says.test(said));
}
