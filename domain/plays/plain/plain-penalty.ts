import type { Play } from "../../game/play.ts";
import { yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { type ToldPenalty, toldPenalties } from "./told-penalties.ts";

/** A row that is only a penalty; what was played before it does not stand. Null where its figure is none of those that are told. */
export function plainPenalty(play: Play, account: string, cast: Cast): string | null {
  const penalties = toldPenalties(account, cast);
  const enforced = penalties.filter(({ outcome }) => outcome === "enforced");
  if (enforced.length > 0) {
    if (!supports(play, enforced)) return null;
    return capital(enforced.map(penaltyWords).join("; ")) + nullified(account);
  }
  const offsetting = penalties.filter(({ outcome }) => outcome === "offsetting");
  if (offsetting.length > 0) return `Offsetting penalties, no play: ${offsetting.map(penaltyWords).join(" and ")}`;
  const [declined] = penalties;
  return declined === undefined ? null : `${capital(penaltyWords(declined))}, declined`;
}

/** The enforced penalties of a play that stands: `; offensive holding on {Landon }Dickerson, 10 yards`. */
export function penaltyTail(play: Play, account: string, cast: Cast): string {
  const enforced = toldPenalties(account, cast).filter(({ outcome }) => outcome === "enforced");
  if (enforced.length === 0 || !supports(play, enforced)) return "";
  return `${nullified(account)}; ${enforced.map(penaltyWords).join("; ")}`;
}

/** The play's own figure is one of the told ones: of two penalties it holds only one's yards. */
function supports({ penaltyYards }: Play, enforced: readonly ToldPenalty[]): boolean {
  return penaltyYards === null || enforced.some(({ yards }) => yards === penaltyYards);
}

function penaltyWords({ name, on, yards: far }: ToldPenalty): string {
  return `${name} on ${on}${far === null || far === 0 ? "" : `, ${yards(far)}`}`;
}

function nullified(account: string): string {
  return /\bTOUCHDOWN NULLIFIED\b/.test(account) ? ", touchdown nullified" : "";
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
