import type { OrderFinding } from "../rules/check-order.ts";
import { AVERAGES } from "./check-season-averages.ts";
import { HIGHS } from "./check-season-highs.ts";
import { RECORDS } from "./check-season-records.ts";
import { RUNS } from "./check-season-runs.ts";
import { hasTotals, TOTALS } from "./check-season-totals.ts";
import type { SeasonBefore } from "../../season/season-before.ts";
import { unresolved } from "../finding.ts";
import { type SeasonCheck, seasonView } from "./season-view.ts";
import type { SentenceContext } from "../sentence-context.ts";

const CHECKS: readonly (readonly [RegExp, SeasonCheck])[] = [...RUNS, ...RECORDS, ...HIGHS, ...AVERAGES];

/**
 * What a sentence says of the season before this game, each piece as one claim with all its words: a run of wins, a record, a
 * season high, a mean, a total, the latest result. Pieces do not overlap. What else stands in the sentence is about this game.
 */
export function findSeason(context: SentenceContext, season: SeasonBefore | null): OrderFinding[] {
  const found: OrderFinding[] = [];
  // One mark for each letter: comparing every piece with every other would take a hostile text's length squared.
  const taken = new Uint8Array(context.text.length);
  const view = season === null ? null : seasonView(season, context.facts);
  const checks = hasTotals(context.text) ? [...CHECKS, ...TOTALS] : CHECKS;
  for (const [words, check] of checks) {
    for (const match of context.text.matchAll(words)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.subarray(start, end).includes(1)) continue;
      const at = { start, end, words: match[0], parts: match.slice(1).map((part) => part ?? "") };
      const finding =
        view === null
          ? unresolved("order", `Nothing beyond this game is known that would prove "${match[0].trim()}".`)
          : check(at, context, view);
      if (finding === null) continue;
      found.push({ ...finding, start, end });
      taken.fill(1, start, end);
    }
  }
  return found;
}
