import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { isKneelDown } from "../is-kneel-down.ts";
import { aYard } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf, creditsOf } from "./credit-of.ts";
import { describedRecoveries } from "./described-yards.ts";
import { ABORTED, fumbleEarlier, fumbleWords } from "./fumble-words.ts";
import { gainWords } from "./gain-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { ownRecoveryScore } from "./own-recovery-score.ts";
import { runWay } from "./play-way.ts";

/** A run, a scramble, a kneel-down, or a snap that went wrong, which counts as a run. */
export function plainRush(play: Play, account: string, cast: Cast): string | null {
  const rusher = creditOf(play, "rushingAttempts");
  if (rusher === undefined) return creditOf(play, "fumbles") === undefined ? null : plainBadSnap(play, account, cast);
  const isScore = creditOf(play, "rushingTouchdowns", rusher.playerId) !== undefined;
  if (!isScore && ABORTED.test(account) && creditOf(play, "fumbles") !== undefined)
    return plainBadSnap(play, account, cast);
  const gained = creditOf(play, "rushingYards", rusher.playerId)?.amount ?? 0;
  const name = cast.full(rusher);
  if (isKneelDown({ description: account }))
    return `${name} took a knee${gained === 0 ? "" : gainWords(gained, play.yardsGained)}`;

  const run = `${name} ${/\bscrambl/.test(account) ? "scrambled" : "ran"}${runWay(account)}`;
  if (isScore) return scoreWords(play, account, cast, rusher, run);
  if (isRecoveredFirst(play, account, rusher))
    return `${name} fumbled, recovered and ran${gainWords(gained, play.yardsGained)}`;
  return run + gainWords(gained, play.yardsGained) + after(play, account, cast, rusher);
}

function scoreWords(play: Play, account: string, cast: Cast, rusher: Credit, run: string): string {
  const gained = creditOf(play, "rushingYards", rusher.playerId)?.amount ?? 0;
  const end = ` for ${aYard(gained > 0 ? gained : null)} touchdown`;
  const own = ownRecoveryScore(play, account, rusher);
  if (own === null) return run + end + (fumbleEarlier(play, rusher, cast)?.behind ?? "");
  return ABORTED.test(account)
    ? `${cast.full(rusher)} fumbled the snap, recovered and ran${end}`
    : `${run}, ${own}${end}`;
}

/** The ball slipped from him behind the line before his run: `to ATL 12 for -4 yards. FUMBLES, and recovers at ATL 11.` */
function isRecoveredFirst(play: Play, account: string, { playerId }: Credit): boolean {
  const [fumbler, another] = creditsOf(play, "fumbles");
  return (
    fumbler?.playerId === playerId &&
    another === undefined &&
    (describedRecoveries(account).at(-1) ?? 0) !== 0 &&
    /\bfor -\d+ yards?\. FUMBLES, and recovers\b/.test(account)
  );
}

function after(play: Play, account: string, cast: Cast, rusher: Credit): string {
  const lateral = lateralWords(play, account, cast, "rushingYards", rusher);
  const earlier = fumbleEarlier(play, rusher, cast);
  return lateral + (earlier === null ? fumbleWords(play, account, cast, rusher) : earlier.behind);
}

/** `8-L.Jackson Aborted. 64-T.Linderbaum FUMBLES`: the league charges the center with a ball that his passer, holder or punter never had. */
const SNAPPED_BADLY = /\bAborted\. \d{1,2}-[^ ]+(?: [A-Z]\S+)? FUMBLES\b/;

/** A snap that nobody got hold of: the ball was fumbled before there was a play. */
export function plainBadSnap(play: Play, account: string, cast: Cast): string | null {
  const fumbler = creditOf(play, "fumbles");
  if (fumbler === undefined) return null;
  const lost = play.yardsGained < 0 ? gainWords(play.yardsGained, play.yardsGained) : "";
  const words = fumbleWords(play, account, cast, fumbler).replace(/^, fumbled/, "");
  const isCenters = SNAPPED_BADLY.test(account);
  return `${isCenters ? `Bad snap by ${cast.full(fumbler)}` : `${cast.full(fumbler)} fumbled the snap`}${lost}${words}`;
}
