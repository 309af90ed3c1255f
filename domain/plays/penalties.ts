import { finalAccount } from "./play-text.ts";
import type { ShownPlay } from "../game/play.ts";
import { canonicalTeamCode } from "../game/team.ts";

/** One enforced penalty, as the league's text tells it: "PENALTY on KC-13-N.Gray, Illegal Formation, 5 yards, enforced at". */
const ENFORCED = /\bPENALTY on ([A-Z]{2,3})\b(?:(?!\b(?:PENALTY|Penalty) on\b).)*?, (\d+) yards?, enforced\b/g;

/** Who committed the enforced penalties of a row, by the league's text: the plays themselves do not say. */
export function toldPenalties(play: Pick<ShownPlay, "description">): { side: string | null; yards: number }[] {
  return Array.from(finalAccount(play.description).matchAll(ENFORCED), ([, code = "", yards]) => ({
    side: canonicalTeamCode(code),
    yards: Number(yards),
  }));
}

/**
 * A team's enforced penalties as the league counts them: of two on one play both, with the yards of both, although the play's own
 * figure is only one's. Null where one row's text does not support its figure: a count without it would be wrong.
 */
export function teamPenalties(
  plays: readonly Pick<ShownPlay, "description" | "penaltyYards">[],
  team: string,
): { count: number; yards: number } | null {
  const sum = { count: 0, yards: 0 };
  for (const play of plays) {
    if (play.penaltyYards === null) continue;
    const told = toldPenalties(play);
    if (!told.some(({ yards }) => yards === play.penaltyYards)) return null;
    for (const { side, yards } of told) {
      if (side !== team) continue;
      sum.count += 1;
      sum.yards += yards;
    }
  }
  return sum;
}
