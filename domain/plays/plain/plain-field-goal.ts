import type { Play } from "../../game/play.ts";
import { aYard, yardBefore, yards } from "../../words/yard-words.ts";
import { kickDistance } from "../play-text.ts";
import { blockWords } from "./block-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { fumbleWords } from "./fumble-words.ts";
import { nameAfter } from "./name-after.ts";

/** A field goal: made, missed or blocked. */
export function plainFieldGoal(play: Play, account: string, cast: Cast): string | null {
  const kicker = creditOf(play, "fieldGoalAttempts");
  if (kicker === undefined) return null;
  const far = kickDistance(play);
  if (play.isBlocked) return blockWords(play, account, cast, kicker, `${yardBefore(far)}field goal`);
  const kick = `${aYard(far)} field goal`;
  if (creditOf(play, "fieldGoalsMade") !== undefined) return `${cast.full(kicker)} made ${kick}`;
  return `${cast.full(kicker)} missed ${kick}${missWords(account)}${afterMiss(play, account, cast)}`;
}

/** The kick after a touchdown. A blocked one can be brought back for two points. */
export function plainExtraPoint(play: Play, account: string, cast: Cast): string | null {
  const kicker = creditOf(play, "extraPointAttempts");
  if (kicker === undefined) return null;
  if (creditOf(play, "extraPointsMade") !== undefined) return `${cast.full(kicker)} made the extra point`;
  const miss = play.isBlocked
    ? blockWords(play, account.split(/\bDEFENSIVE TWO-POINT ATTEMPT\b/)[0] ?? "", cast, kicker, "extra point")
    : `${cast.full(kicker)} missed the extra point${missWords(account)}`;
  return miss + triedBack(play, account, cast);
}

const MISSES: readonly (readonly [RegExp, string])[] = [
  [/\bwide left\b/i, ", wide left"],
  [/\bwide right\b/i, ", wide right"],
  [/\bhit left upright\b/i, ", off the left upright"],
  [/\bhit right upright\b/i, ", off the right upright"],
  [/\bupright\b/i, ", off the upright"],
  [/\bcrossbar\b/i, ", off the crossbar"],
  [/(?:No Good, |field goal, )short\b/i, ", short"],
];

/** Where a miss went. */
function missWords(account: string): string {
  return MISSES.find(([pattern]) => pattern.test(account))?.[1] ?? "";
}

/** `17-M.Hardman at KC -9 to KC 48 for 57 yards`: a miss that came down in the field of play. */
const broughtBack = /\bHolder-[^.]+\.[^.]+\. \d+-([A-Z][\w'-]{0,3}\.\S+(?: [A-Z]\S+)?) at .*? for (-?\d+) yards?/;

function afterMiss(play: Play, account: string, cast: Cast): string {
  const scorer = creditOf(play, "blockedKickReturnTouchdowns");
  if (scorer !== undefined) {
    const far = play.returnYards ?? 0;
    return `; ${cast.full(scorer)} returned it${far > 0 ? ` ${yards(far)}` : ""} for a touchdown`;
  }
  const back = broughtBack.exec(account);
  if (back === null || play.team === null) return fumbleWords(play, account, cast, null);
  const [, name = "", far] = back;
  return `; ${cast.named(name, cast.otherTeam(play.team))} returned it ${yards(Number(far))}${fumbleWords(play, account, cast, null)}`;
}

const tookBack = nameAfter(String.raw`DEFENSIVE TWO-POINT ATTEMPT\.`);

/** A try that the defense brought back: by its credit, or by the points and the league's text. */
export function triedBack(play: Play, account: string, cast: Cast): string {
  const scorer = creditOf(play, "defensiveTwoPoints");
  if (scorer !== undefined) return `; ${cast.full(scorer)} returned it for two points`;
  if (play.team === null || cast.pointsOf(play, cast.otherTeam(play.team)) !== 2) return "";
  const found = tookBack(account);
  const other = cast.otherTeam(play.team);
  return `; ${found === null ? cast.team(other) : cast.named(found.name, other)} returned it for two points`;
}
