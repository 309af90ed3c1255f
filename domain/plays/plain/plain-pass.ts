import type { Play } from "../../game/play.ts";
import { aYard } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { describedLateral } from "./described-yards.ts";
import { fumbleEarlier, fumbleWords } from "./fumble-words.ts";
import { gainWords } from "./gain-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { ownRecoveryScore } from "./own-recovery-score.ts";
import { passWay } from "./play-way.ts";

const SPIKE = /(?<![.\w])spik(?:es?|ed)\b/;
const THROWN_AWAY = /\bthrown away\b|\bthrew the ball away\b/;

/** A pass, complete or not, and a spike. */
export function plainPass(play: Play, account: string, cast: Cast): string | null {
  const passer = creditOf(play, "passingAttempts");
  if (passer === undefined) return null;
  const earlier = fumbleEarlier(play, passer, cast);
  const name = cast.full(passer) + (earlier?.before ?? "");
  const behind = earlier?.behind ?? "";
  const how = /\bHail Mary\b/.test(account) ? " a Hail Mary" : passWay(account);
  if (creditOf(play, "passingCompletions") === undefined) {
    const target = creditOf(play, "receivingTargets");
    if (target !== undefined) return `${name} threw${how} for ${cast.full(target)}, incomplete${behind}`;
    if (SPIKE.test(account)) return `${name} spiked the ball${behind}`;
    return THROWN_AWAY.test(account)
      ? `${name} threw the ball away${behind}`
      : `${name} threw${how}, incomplete${behind}`;
  }
  const receiver = creditOf(play, "receptions");
  if (receiver === undefined) return null;
  const caught = creditOf(play, "receivingYards", receiver.playerId);
  const gained = caught?.amount ?? play.yardsGained;
  const thrown = `${name} threw${how} to ${cast.full(receiver)}`;
  if (creditOf(play, "receivingTouchdowns", receiver.playerId) !== undefined) {
    const own = ownRecoveryScore(play, account, receiver);
    return `${thrown}${own === null ? "" : `, who ${own}`} for ${aYard(gained > 0 ? gained : null)} touchdown${behind}`;
  }
  const lateral = lateralWords(play, account, cast, "receivingYards", caught ?? receiver);
  const far = lateral === "" ? gained : (describedLateral(account)?.first ?? gained);
  const fumble = earlier === null ? fumbleWords(play, account, cast, null) : "";
  return thrown + gainWords(far, play.yardsGained) + lateral + behind + fumble;
}
