import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { creditOf, creditsOf } from "./credit-of.ts";

/**
 * A touchdown by a man who lost the ball on his way and got it back: `fumbled and recovered in the end zone`. The whole way is his touchdown's
 * length, so that the sentence has to say it last. Null where it was not so.
 */
export function ownRecoveryScore(play: Play, account: string, scorer: Credit): string | null {
  const [fumbler, another] = creditsOf(play, "fumbles");
  if (fumbler?.playerId !== scorer.playerId || another !== undefined) return null;
  if (creditOf(play, "fumbleRecoveries", scorer.playerId) === undefined) return null;
  // The league counts yards behind the goal line as negative ones.
  return `fumbled and recovered${/\band recovers at [A-Z]{2,3} -\d/.test(account) ? " in the end zone" : ""}`;
}
