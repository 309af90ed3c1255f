import type { Play } from "../../game/play.ts";
import type { Cast } from "./cast.ts";
import { creditOf, creditsOf } from "./credit-of.ts";
import { describedSackYards } from "./described-yards.ts";
import { fumbleWords, stripWords } from "./fumble-words.ts";
import { gainWords } from "./gain-words.ts";

/** A sack by one, by two, or by nobody in particular. */
export function plainSack(play: Play, account: string, cast: Cast): string | null {
  const passer = creditOf(play, "sacksTaken");
  if (passer === undefined) return null;
  const sackers = creditsOf(play, "sacks");
  const [sacker, another] = sackers;
  const lost = creditOf(play, "sackYardsLost", passer.playerId)?.amount ?? 0;
  const deed =
    sackers.length === 0
      ? `${cast.full(passer)} was sacked`
      : `${sackers.map((credit) => cast.full(credit)).join(" and ")} sacked ${cast.full(passer)}`;
  const strip = sacker === undefined || another !== undefined ? null : stripWords(play, account, cast, sacker, passer);
  // Where the text has him down elsewhere, neither figure is said: the other would contradict it.
  const far = (describedSackYards(account) ?? lost) === lost ? gainWords(-lost, play.yardsGained) : "";
  if (isFumbledFirst(play, account)) return `${deed}${far}, after a fumble`;
  return deed + far + (strip ?? fumbleWords(play, account, cast, null));
}

/** The passer lost the ball and had it again before he went down. */
function isFumbledFirst(play: Play, account: string): boolean {
  const [fumbler, another] = creditsOf(play, "fumbles");
  const isKept = creditOf(play, "fumbleRecoveries")?.team === fumbler?.team;
  return fumbler !== undefined && another === undefined && isKept && /\bFUMBLES\b.*\bsacked\b/.test(account);
}
