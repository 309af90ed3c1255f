import type { Fact } from "../fact.ts";
import type { Phrase } from "../phrase.ts";
import { phrase, playersOwn, teamsOwn } from "../wording/phrase-of.ts";
import { thing } from "./relate.ts";

const TOUCHDOWN = 6;
const LATE = 300;

/**
 * Whether only the try after a touchdown tied the game or took the lead: a try for two always, a kick in the last five minutes or in
 * overtime, for earlier everybody counts it with its touchdown.
 */
export function isTurnedByTry({ marks, score, at, team }: Fact): boolean {
  if (score === null || team === null) return false;
  const isLate = at?.quarter === "OT" || (at?.quarter === "4" && at.clock !== null && at.clock <= LATE);
  if (!marks.includes("twoPointGood") && !(isLate && marks.includes("extraPointGood"))) return false;
  const { before, after } = score;
  const isAway = after.away - before.away >= TOUCHDOWN;
  const [own, other] = isAway ? [before.away, before.home] : [before.home, before.away];
  const lead = own + TOUCHDOWN - other;
  const leadAfter = (isAway ? 1 : -1) * (after.away - after.home);
  return (lead < 0 && leadAfter >= 0) || (lead === 0 && leadAfter > 0);
}

/** What tied the game or took the lead, as a thing: the score, together with its try where only that did. */
export function turnerOf(score: Fact): Phrase {
  return isTurnedByTry(score) ? phrase`${thing(score)} and ${tryNoun(score)}` : thing(score);
}

/** A good try as a thing: `Richardson's two-point run`, `Butker's extra point`. */
export function tryNoun({ marks, roles: { tryScorer, tryPasser, kicker }, team }: Fact): Phrase {
  if (marks.includes("extraPointGood")) {
    return phrase`${kicker === undefined ? teamsOwn(team ?? "") : playersOwn(kicker)} extra point`;
  }
  if (tryScorer === undefined) return phrase`${teamsOwn(team ?? "")} two-point try`;
  return phrase`${playersOwn(tryScorer)} two-point ${tryPasser === undefined ? "run" : "catch"}`;
}
