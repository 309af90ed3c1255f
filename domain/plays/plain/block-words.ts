import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { possessive } from "../../words/possessive.ts";
import { yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { fumbleWords } from "./fumble-words.ts";
import { describedRecovery } from "./described-recovery.ts";

const RETURN = /\brecovered by .*? for (\d+) yards\b/i;

/** A blocked kick: the blocker's headline, and who came away with the ball. `what` is `punt` or `35-yard field goal`. */
export function blockWords(play: Play, account: string, cast: Cast, kicker: Credit, what: string): string {
  const blocker = creditOf(play, "blockedKicks");
  const own = `${possessive(cast.full(kicker))} ${what}`;
  const deed = blocker === undefined ? `${own} was blocked` : `${cast.full(blocker)} blocked ${own}`;
  return deed + afterBlock(play, account, cast);
}

function afterBlock(play: Play, account: string, cast: Cast): string {
  const fumble = fumbleWords(play, account, cast, null);
  const scorer =
    creditOf(play, "blockedKickReturnTouchdowns") ??
    (fumble === "" ? creditOf(play, "fumbleReturnTouchdowns") : undefined);
  if (scorer !== undefined) return `; ${cast.full(scorer)} returned it${farWords(play, account)} for a touchdown`;
  if (fumble !== "") return describedRecovery(play, account.split(/\bFUMBLES\b/)[0] ?? "", cast) + fumble;
  return describedRecovery(play, account, cast) || (/\bball out of bounds\b/i.test(account) ? ", out of bounds" : "");
}

/** How far a blocked kick was brought back stands in no credit. */
function farWords({ returnYards }: Play, account: string): string {
  const far = returnYards ?? Number(RETURN.exec(account)?.[1] ?? 0);
  return far > 0 ? ` ${yards(far)}` : "";
}
