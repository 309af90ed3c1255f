import type { Play } from "../../game/play.ts";
import { capitalized, listWords } from "../../words/sentence-words.ts";
import { yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { type DescribedPenalty, describedPenalties } from "./described-penalties.ts";

/** A row that is only a penalty; what was played before it does not stand. Where its figure is none of those that are told, no yards are said. */
export function plainPenalty(play: Play, account: string, cast: Cast): string | null {
  const penalties = describedPenalties(account, cast);
  const enforced = penalties.filter(({ outcome }) => outcome === "enforced");
  if (enforced.length > 0) {
    const isSupported = supports(play, enforced);
    const told = isSupported ? enforced : enforced.map((one) => ({ ...one, yards: null }));
    return capitalized(told.map((one) => penaltyWords(one)).join("; ")) + nullified(account);
  }
  const offsetting = penalties.filter(({ outcome }) => outcome === "offsetting");
  if (offsetting.length > 0)
    return `Offsetting penalties, no play: ${listWords(offsetting.map((one) => penaltyWords(one)))}`;
  const [declined] = penalties;
  return declined === undefined ? null : `${capitalized(penaltyWords(declined))}, declined`;
}

/** The enforced penalties of a play that stands: `; offensive holding on {Landon }Dickerson, 10 yards`. */
export function penaltyTail(play: Play, account: string, cast: Cast, sentence: string): string {
  const enforced = describedPenalties(account, cast).filter(({ outcome }) => outcome === "enforced");
  if (enforced.length === 0 || !supports(play, enforced)) return "";
  const words = enforced.map((penalty) => penaltyWords(penalty, sentence.startsWith(capitalized(penalty.on))));
  return `${nullified(account)}; ${words.join("; ")}`;
}

/** The play's own figure is one of the told ones: of two penalties it holds only one's yards. */
function supports({ penaltyYards }: Play, enforced: readonly DescribedPenalty[]): boolean {
  return penaltyYards === null || enforced.some(({ yards }) => yards === penaltyYards);
}

/** The name is left out where the sentence is about him. */
function penaltyWords({ name, on, yards: far }: DescribedPenalty, isOwn = false): string {
  return `${name}${isOwn ? "" : ` on ${on}`}${far === null || far === 0 ? "" : `, ${yards(far)}`}`;
}

function nullified(account: string): string {
  if (/\bTOUCHDOWN NULLIFIED\b/.test(account)) return ", touchdown nullified";
  if (/\bINTERCEPTED\b.*\bNo Play\b/.test(account)) return ", interception nullified";
  return /\bfield goal is GOOD, NULLIFIED\b/.test(account) ? ", field goal nullified" : "";
}
