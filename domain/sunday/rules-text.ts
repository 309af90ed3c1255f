import { OWN, parseScoring, scoringText } from "../scoring/scoring-address.ts";
import type { Scoring } from "../scoring/scoring.ts";

/** Rules that take more of an address are left out of it: a link that is refused explains nothing. */
const LONGEST_RULES = 3_000;

/** The rules in the form that an address carries; null where they are too many for one. */
export function rulesText({ items }: Scoring): string | null {
  const text = scoringText({
    preset: OWN,
    changes: Object.fromEntries(items.map(({ key, points }) => [key, points])),
  });
  return text.length > LONGEST_RULES || parseScoring(text) === null ? null : text;
}
