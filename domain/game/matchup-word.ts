import { SUPER_BOWL } from "./week-name.ts";

/**
 * Between the names of two teams, by the name of the week: `Bears at Packers`, but `Chiefs vs Eagles` in a Super Bowl, whose home
 * team is one in name only.
 */
export function matchupWord(week: string): "at" | "vs" {
  return week === SUPER_BOWL ? "vs" : "at";
}
