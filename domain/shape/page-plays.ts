import type { CreditStat } from "../game/credit.ts";
import type { PagePlay } from "../game/page-play.ts";
import type { Play } from "../game/play.ts";
import { flowReasons } from "../plays/flow-rules.ts";
import { isPickSix } from "../plays/pick-six.ts";

const GIVEAWAYS: readonly CreditStat[] = ["passingInterceptions", "fumblesLost", "returnFumblesLost"];

/** Plays as their game's page shows them; `plays` stand in game order. What only the fold needs stays here: it is half of what a game weighs. */
export function pagePlays(plays: readonly Play[]): PagePlay[] {
  return plays.map(({ credits, happenedAt: _happenedAt, ...play }) => ({
    ...play,
    plain: null,
    homeChance: null,
    flow: flowReasons(play),
    isPickSix: isPickSix(play),
    isTurnover: credits.some(({ stat }) => GIVEAWAYS.includes(stat)),
  }));
}
