import type { Counts } from "../scoring/counting/count.ts";
import { isStat, type Stat } from "../scoring/stats.ts";
import { GAME_SCRIPT } from "./projection-weights.ts";
import { type CurveKind, type GameTime, remainingShare } from "./remaining-share.ts";

/** Where a game stands for one of its teams. */
export interface InGame {
  /** Null once it is over. */
  time: GameTime | null;
  /** The team's chance to win before kickoff and now, 0 to 100. */
  chanceBefore: number;
  chanceNow: number;
}

/**
 * The line that somebody is expected to end with: what he has, and of what was expected before kickoff the share that is still to come.
 * Who is more likely to win than before kickoff runs more and passes less.
 */
export function projectInGame(soFar: Counts, expected: Counts, { time, chanceBefore, chanceNow }: InGame): Counts {
  const line: Counts = { ...soFar };
  if (time === null) return line;
  const swing = (chanceNow - chanceBefore) / 100;
  for (const [stat, amount] of Object.entries(expected)) {
    if (!isStat(stat) || amount === undefined) continue;
    const kind = curveOf(stat);
    line[stat] = (soFar[stat] ?? 0) + amount * remainingShare(kind, time) * scriptFactor(kind, swing);
  }
  return line;
}

/** A defense's chances are the other team's passes; what it allows comes as kicks and touchdowns do, most before halftime. */
function curveOf(stat: Stat): CurveKind {
  if (stat.startsWith("rec")) return "receiving";
  if (stat.startsWith("rush") || stat.startsWith("fum")) return "rushing";
  return /^(?:fgm|xp|pts_allow)/.test(stat) ? "kicking" : "passing";
}

function scriptFactor(kind: CurveKind, swing: number): number {
  if (kind === "kicking") return 1;
  return Math.exp(swing * (kind === "rushing" ? GAME_SCRIPT.run : GAME_SCRIPT.pass));
}
