import type { Credit, CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";

/** The first credit of a statistic on a play, of one player where it matters. */
export function creditOf(play: Play, stat: CreditStat, playerId?: string): Credit | undefined {
  return play.credits.find(
    (credit) => credit.stat === stat && (playerId === undefined || credit.playerId === playerId),
  );
}

/** What somebody has of a statistic on a play; he can catch a ball and get it back by a lateral: one gain, two credits. */
export function creditedTo(playerId: string, stat: CreditStat, { credits }: Pick<Play, "credits">): number {
  return credits.reduce(
    (sum, credit) => (credit.playerId === playerId && credit.stat === stat ? sum + credit.amount : sum),
    0,
  );
}

/** All credits of a statistic on a play, in the source's order. */
export function creditsOf(play: Play, stat: CreditStat): Credit[] {
  return play.credits.filter((credit) => credit.stat === stat);
}
