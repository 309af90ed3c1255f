import type { Game } from "../../game/game.ts";
import type { Play } from "../../game/play.ts";
import { countPeople, countPlay } from "./count-play.ts";
import type { Counts } from "./count.ts";
import { isStat } from "../stats.ts";
import { threeAndOuts } from "./three-and-outs.ts";

/** What one play added to one owner's line. */
export interface CountedPlay {
  play: Play;
  counts: Counts;
}

/**
 * The plays of a game that count for somebody, by owner (a `playerId`, or the code of a team whose defense it is) and in game order.
 * Both teams' defenses are there before the first snap too.
 */
export function countGame(plays: readonly Play[], game: Game): Map<string, CountedPlay[]> {
  const owners = new Map<string, CountedPlay[]>([
    [game.awayTeam, []],
    [game.homeTeam, []],
  ]);
  const counted = { ...game, threeAndOuts: threeAndOuts(plays, game) };
  for (const play of plays) {
    for (const { owner, stat, amount } of countPlay(play, counted)) {
      const own = owners.get(owner) ?? [];
      owners.set(owner, own);
      const last = own.at(-1);
      if (last?.play === play) addCounts(last.counts, { [stat]: amount });
      else own.push({ play, counts: { [stat]: amount } });
    }
  }
  return owners;
}

/** The plays that count for one player, as `countGame` has them, from those alone that credit him with anything. */
export function countPlayer(plays: readonly Play[], playerId: string): CountedPlay[] {
  return plays.flatMap((play) => {
    const counts: Counts = {};
    for (const { owner, stat, amount } of countPeople(play))
      if (owner === playerId) addCounts(counts, { [stat]: amount });
    return Object.keys(counts).length === 0 ? [] : [{ play, counts }];
  });
}

/** The line of an owner: the sum of the owner's plays. */
export function sumCounts(own: readonly Pick<CountedPlay, "counts">[]): Counts {
  const line: Counts = {};
  for (const { counts } of own) addCounts(line, counts);
  return line;
}

/** Adds what a play counted to a line. */
export function addCounts(line: Counts, counts: Counts): void {
  for (const stat in counts) {
    // Every key is a statistic, which the type of a loop over keys forgets.
    if (isStat(stat)) line[stat] = (line[stat] ?? 0) + (counts[stat] ?? 0);
  }
}
