import type { Play, PlayType } from "../../game/play.ts";
import { ABORTED } from "./fumble-words.ts";

const FAKED: ReadonlySet<PlayType> = new Set(["Rush", "Pass", "Sack"]);
const FORMATION = /\((Punt|Field Goal) formation\)/;
/** What comes after the deed itself. */
const AFTERWARDS = /(?=;|, (?:fumbled|laterals?|after a)\b|$)/;

/** ` on a fake punt`, behind the deed of a team that had lined up for a kick: not of a bad snap, nor of a safety that a punter takes on purpose. */
export function withFake(play: Play, account: string, sentence: string): string {
  const kick = FORMATION.exec(account)?.[1];
  if (kick === undefined || !FAKED.has(play.type) || ABORTED.test(account) || /\bSAFETY\b/.test(account))
    return sentence;
  return sentence.replace(AFTERWARDS, ` on a fake ${kick.toLowerCase()}`);
}
