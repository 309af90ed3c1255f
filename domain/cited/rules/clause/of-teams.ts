import type { Fact } from "../../../facts/fact.ts";

/** Kinds that tell what one team did or had. */
export const OF_TEAMS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "team",
  "quarter",
  "record",
  "streak",
  "mean",
  "largestLead",
  "run",
  "comeback",
  "neverTrailed",
  "neverLed",
  "drive",
  "count",
  "inARow",
]);
