import { redirect } from "react-router";

import { type AskedScoring, parseScoring, scoringText } from "../../domain/scoring/scoring-address.ts";
import { unreadableScoring } from "./shown-scoring.server.ts";

/**
 * Where an address carries a rule from the form that changes one (`key` and `points` beside `scoring`), leads to the page of the changed
 * scoring, and throws where that is none. `pathOf` is the page under rules.
 */
export function leadToChangedRule(
  asked: AskedScoring,
  params: URLSearchParams,
  pathOf: (scoring: string) => string,
): void {
  const key = params.get("key");
  if (key === null) return;
  const changed = parseScoring([scoringText(asked), key, typedPoints(params.get("points"))].join("*"));
  if (changed === null) throw unreadableScoring(pathOf(scoringText(asked)));
  throw redirect(pathOf(scoringText(changed)));
}

/** As a number field sends it: `.5` and `1e-1` are numbers too. */
function typedPoints(text: string | null): string {
  const points = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return String(points);
}
