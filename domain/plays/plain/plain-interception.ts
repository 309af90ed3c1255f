import type { Play } from "../../game/play.ts";
import { possessive } from "../../words/possessive.ts";
import { aYard } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { describedLateral } from "./described-yards.ts";
import { fumbleEarlier, fumbleWords } from "./fumble-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { ownRecoveryScore } from "./own-recovery-score.ts";
import { broughtWords, returnedIt } from "./returned-it.ts";

/** A turnover's headline: who took whose pass, and how far he came. */
export function plainInterception(play: Play, account: string, cast: Cast): string | null {
  const passer = creditOf(play, "passingInterceptions");
  const interceptor = creditOf(play, "interceptions");
  if (passer === undefined || interceptor === undefined) return null;
  const target = creditOf(play, "receivingTargets");
  const aim = target === undefined ? "" : `{ for ${cast.plain(target)}}`;
  const deed = `${cast.full(interceptor)} intercepted ${possessive(cast.full(passer))} pass${aim}`;
  const score = creditOf(play, "interceptionReturnTouchdowns", interceptor.playerId);
  const own = score === undefined ? null : ownRecoveryScore(play, account, interceptor);
  if (own !== null) {
    const far = creditOf(play, "interceptionReturnYards", interceptor.playerId)?.amount ?? 0;
    return `${deed} and returned it, ${own} for ${aYard(far > 0 ? far : null)} touchdown`;
  }
  const lateral = lateralWords(play, account, cast, "interceptionReturnYards", interceptor);
  const carried = lateral === "" ? null : (describedLateral(account)?.first ?? null);
  const back =
    carried === null
      ? returnedIt(play, interceptor, "interceptionReturnYards", "interceptionReturnTouchdowns")
      : broughtWords(" and returned it", carried, false);
  const touchback = back === "" && /\btouchback\b/i.test(account) ? ", touchback" : "";
  const earlier = fumbleEarlier(play, passer, cast);
  const after = lateral + touchback;
  const fumble = earlier === null ? fumbleWords(play, account, cast, interceptor) : earlier.behind;
  return deed + back + after + fumble;
}
