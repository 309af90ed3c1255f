import type { Fact, Points } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";

/** A score with who leads first, as Americans say it: `21-16`. */
export function standing({ away, home }: Points): string {
  return `${Math.max(away, home)}-${Math.min(away, home)}`;
}

/** A team's points and the other's. */
export function pointsOf(points: Points, team: string, index: FactIndex): { own: number; other: number } {
  return team === index.home.code ? { own: points.home, other: points.away } : { own: points.away, other: points.home };
}

/** The team that is not this one. */
export function opponentOf(team: string, index: FactIndex): string {
  return team === index.home.code ? index.away.code : index.home.code;
}

/** What a score did to the score. */
export type Turn = "opens" | "ties" | "breaksTie" | "overtakes" | "extends" | "cuts" | "none";

/** What a score did to the score; `none` of what is no score. */
export function turnOf({ team, score }: Fact, index: FactIndex): Turn {
  if (team === null || score === null) return "none";
  const before = pointsOf(score.before, team, index);
  const after = pointsOf(score.after, team, index);
  if (after.own === after.other) return "ties";
  if (after.own < after.other) return "cuts";
  if (before.own > before.other) return "extends";
  if (before.own < before.other) return "overtakes";
  return before.own === 0 ? "opens" : "breaksTie";
}
