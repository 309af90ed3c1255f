import { toHundredth } from "../../domain/fold/fantasy-points.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { type Scoring, scoreLine } from "../../domain/scoring/scoring.ts";
import { type Stat, STATS } from "../../domain/scoring/stats.ts";
import { countsOfSleeper, ownerOfSleeper, type SleeperLine } from "./sleeper-records.ts";

/** How our lines score beside Sleeper's own under one league's rules. */
export interface LineAgreement {
  name: string;
  players: number;
  playersEqual: number;
  defenses: number;
  defensesEqual: number;
}

/** What a comparison of lines came to. */
export interface LineComparison {
  leagues: LineAgreement[];
  /** Lines that differ in a statistic, by its name. */
  differing: Map<Stat, string[]>;
  /** Sleeper's players with a line and without an id of ours. */
  unknown: number;
}

/** Statistics of ours that Sleeper's lines do not hold under a name of their own. */
const OURS: ReadonlySet<string> = new Set<Stat>([
  "pts_allow_espn",
  "pts_allow_yahoo",
  "idp_2pt",
  "kr_td",
  "pr_td",
  "def_kr_td",
  "def_pr_td",
]);

/** A comparison before its first week. */
export function emptyComparison(scorings: readonly Scoring[]): LineComparison {
  const none = { players: 0, playersEqual: 0, defenses: 0, defensesEqual: 0 };
  return { leagues: scorings.map(({ name }) => ({ name, ...none })), differing: new Map(), unknown: 0 };
}

/**
 * Compares a week's lines: ours by owner, Sleeper's by its id, `ownerIds` from the one to the other. Lines in which neither has
 * anything are left out.
 */
export function compareWeek(
  comparison: LineComparison,
  scorings: readonly Scoring[],
  week: { name: string; ours: ReadonlyMap<string, Counts>; theirs: ReadonlyMap<string, SleeperLine> },
  ownerIds: ReadonlyMap<string, string>,
): void {
  for (const [id, line] of week.theirs) {
    if (id.startsWith("TEAM_")) continue;
    const owner = ownerOfSleeper(id, line);
    const their = countsOfSleeper(line);
    const ourId = owner.role === "defense" ? id : ownerIds.get(id);
    const our = ourId === undefined ? {} : (week.ours.get(ourId) ?? {});
    const stats = comparedStats(our, their);
    if (stats.length === 0) continue;
    if (ourId === undefined) {
      comparison.unknown += 1;
      continue;
    }
    for (const stat of stats) {
      const [mine = 0, theirs = 0] = [our[stat], their[stat]];
      if (toHundredth(mine - theirs) === 0) continue;
      const listed = comparison.differing.get(stat) ?? [];
      comparison.differing.set(stat, [...listed, `${week.name} ${id}: ${mine}, not ${theirs}`]);
    }
    scorings.forEach((scoring, index) => {
      const found = comparison.leagues[index];
      if (found === undefined) return;
      const isEqual = toHundredth(scoreLine(our, owner, scoring) - scoreLine(their, owner, scoring)) === 0;
      found[owner.role === "defense" ? "defenses" : "players"] += 1;
      if (isEqual) found[owner.role === "defense" ? "defensesEqual" : "playersEqual"] += 1;
    });
  }
}

function comparedStats(our: Counts, their: Counts): Stat[] {
  const names = Object.keys(STATS) as Stat[];
  return names.filter((stat) => !OURS.has(stat) && ((our[stat] ?? 0) !== 0 || (their[stat] ?? 0) !== 0));
}
