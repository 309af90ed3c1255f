import type { Play } from "../../game/play.ts";
import { capitalized } from "../../words/sentence-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { triedBack } from "./plain-field-goal.ts";
import { nameAfter } from "./name-after.ts";

/** A two-point try. Credits hold only those that were good: who failed stands in the text. */
export function plainTwoPointTry(play: Play, account: string, cast: Cast): string | null {
  const thrower = creditOf(play, "passingTwoPoints");
  const receiver = creditOf(play, "receivingTwoPoints");
  const runner = creditOf(play, "rushingTwoPoints");
  if (receiver !== undefined) {
    const catcher = caught(account);
    const handed = catcher === null || play.team === null ? "" : `${cast.named(catcher.name, play.team)}, lateral to `;
    return thrower === undefined
      ? `${cast.full(receiver)} caught a pass for two points`
      : `${cast.full(thrower)} threw to ${handed}${cast.full(receiver)} for two points`;
  }
  if (runner !== undefined) return `${cast.full(runner)} ran for two points`;
  if (play.team === null || cast.pointsOf(play, play.team) > 0) return null;
  return failedTry(account, cast, play.team) + triedBack(play, account, cast);
}

/** `Caught by 9-K.Boutte. Lateraled to 38-R.Stevenson` */
const caught = nameAfter("Caught by");
const START = String.raw`(?:TWO-POINT CONVERSION ATTEMPT\.|Two-point try failed:|2pt attempt failed,)`;
const tried = nameAfter(START);
const target = nameAfter(String.raw`\bpass (?:to|intended for)`);

function failedTry(account: string, cast: Cast, team: string): string {
  const who = tried(account);
  if (who === null) return `${capitalized(cast.team(team))} failed on a two-point try`;
  const [isPass, isSack] = [/\bpass\b/.test(account), /\bsacked\b/.test(account)];
  const name = cast.named(who.name, team, isPass || isSack ? "passer" : undefined);
  if (isSack) return `${name} was sacked on a two-point try`;
  if (/\bkneels\b/.test(account)) return `${name} took a knee on a two-point try`;
  if (!isPass) return `${name} was stopped short on a two-point run`;
  const aim = target(account);
  if (/\bis complete\b/.test(account) && aim !== null) {
    return `${name} threw to ${cast.named(aim.name, team)} on a two-point try, stopped short`;
  }
  const attempt = `A two-point pass by ${name}${aim === null ? "" : ` for ${cast.named(aim.name, team)}`} was`;
  if (/\bintercepted\b/.test(account)) return `${attempt} intercepted`;
  return `${attempt} incomplete`;
}
