import type { QuarterName } from "../../game/play.ts";
import { fail, ok, type Result } from "../../result.ts";

const SPOKEN: Readonly<Record<string, QuarterName>> = {
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  overtime: "OT",
  ot: "OT",
};

/** A quarter as a person or a model writes it (`4`, `"Q4"`, `"4th"`, `"overtime"`); null for none. */
export function parseQuarter(value: unknown): Result<QuarterName | null, string> {
  if (value === null || (typeof value === "string" && value.trim() === "")) return ok(null);
  const text = (typeof value === "number" || typeof value === "string" ? String(value) : "").trim().toLowerCase();
  const word = text.replace(/^q(?:uarter)?\s*/, "").replace(/\s*quarter$/, "");
  const digit = /^([1-4])(?:st|nd|rd|th)?$/.exec(word)?.[1];
  const known = (["1", "2", "3", "4"] as const).find((one) => one === digit) ?? SPOKEN[word];
  return known === undefined ? fail('`quarter` must be "1", "2", "3", "4", "OT" or null.') : ok(known);
}
