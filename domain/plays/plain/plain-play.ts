import { SCRAMBLED } from "../../game/is-scrambled.ts";
import type { Play, PlayType } from "../../game/play.ts";
import { finalAccount } from "../play-text.ts";
import type { Cast } from "./cast.ts";
import { withFake } from "./fake-words.ts";
import { plainExtraPoint, plainFieldGoal } from "./plain-field-goal.ts";
import { plainInterception } from "./plain-interception.ts";
import { plainKickoff } from "./plain-kickoff.ts";
import { plainMarker, plainTimeout } from "./plain-marker.ts";
import { plainPass } from "./plain-pass.ts";
import { penaltyTail, plainPenalty } from "./plain-penalty.ts";
import { plainPunt } from "./plain-punt.ts";
import { plainBadSnap, plainRush } from "./plain-rush.ts";
import { plainSack } from "./plain-sack.ts";
import { safetyWords } from "./safety-words.ts";
import { plainTwoPointTry } from "./plain-two-point-try.ts";

type Composer = (play: Play, account: string, cast: Cast) => string | null;

/** What each type of play is composed by. `account` is the description's final account: a reversed call is none. */
const COMPOSERS: Record<PlayType, Composer> = {
  Rush: plainRush,
  Pass: plainPass,
  Sack: plainSack,
  Interception: plainInterception,
  Kickoff: plainKickoff,
  Punt: plainPunt,
  FieldGoal: plainFieldGoal,
  ExtraPoint: plainExtraPoint,
  TwoPointConversion: plainTwoPointTry,
  Fumble: plainBadSnap,
  Penalty: plainPenalty,
  Timeout: plainTimeout,
  TwoMinuteWarning: plainMarker,
  Period: plainMarker,
  Other: () => null,
};

/** One play in a sentence: see `plain-plays.ts`. */
export function plainPlay(play: Play, cast: Cast): string | null {
  if (play.description === SCRAMBLED) return null;
  // A brace of the source's would end or begin what may step aside.
  const account = finalAccount(play.description).replaceAll(/[{}]/g, "");
  const composed = COMPOSERS[play.type](play, account, cast);
  if (composed === null) return null;
  const sentence = withFake(play, account, composed);
  const safety = safetyWords(play, account, cast);
  const penalties = play.type === "Penalty" ? "" : penaltyTail(play, account, cast, sentence);
  return sentence + safety.behindDeed + penalties + safety.atEnd;
}
