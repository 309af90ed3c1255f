import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { isForGood } from "./is-for-good.ts";

const LAST_SECONDS = 10;

/** Whether it won the game in its last seconds, or in overtime: a lead after which neither team has the ball is a win. */
export function endsGame(score: Fact, index: FactIndex): boolean {
  const { at } = score;
  const isLast = at?.quarter === "OT" || (at?.quarter === "4" && at.clock !== null && at.clock <= LAST_SECONDS);
  const after = index.ofKind("drive", "stop", "turnover", "miss", "play", "score");
  return isLast && isForGood(score, index) && after.every((fact) => index.compareTime(fact, score) <= 0);
}
