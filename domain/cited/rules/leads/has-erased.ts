import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

/** "Led by as many as 12, but # erased it with 13 straight points": all of the lead that is told before it, which it began at. */
export function hasErased(
  { team, score, values: { points = 0 } }: Fact,
  { text, before, beside, index }: Reading,
): boolean {
  const lead = beside.before ? before.find((fact) => fact.kind === "largestLead" && fact.team !== team) : undefined;
  const { away = 0, home = 0 } = score?.before ?? {};
  const margin = lead?.team === index.away.code ? away - home : home - away;
  return lead !== undefined && margin === lead.values.margin && points >= margin && !/\bfor good\b/.test(text);
}
