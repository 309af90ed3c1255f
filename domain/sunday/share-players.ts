import type { MyLeague } from "../my-players/my-league.ts";
import { listWords } from "../words/sentence-words.ts";
import type { SharedPlayer } from "./sunday-view.ts";

/** More than these are a list and no news. */
const MOST = 8;

/** The starters of a league who start in another of the reader's leagues too, for him or against him: what no app of one league can say. */
export function sharePlayers(league: MyLeague, leagues: readonly MyLeague[]): SharedPlayer[] {
  if (leagues.length < 2) return [];
  const starters = [...league.mine.starters, ...(league.theirs?.starters ?? [])];
  const seen = new Set<string>();
  return starters
    .flatMap(({ owner, name }): SharedPlayer[] => {
      if (owner === null || seen.has(owner)) return [];
      seen.add(owner);
      const mine = leagues.filter((one) => has(one.mine, owner));
      const theirs = leagues.filter((one) => one.theirs !== null && has(one.theirs, owner));
      if (mine.length + theirs.length < 2) return [];
      return [{ owner, name, words: wordsOf(mine, theirs, leagues.length) }];
    })
    .slice(0, MOST);
}

function has(team: MyLeague["mine"], owner: string): boolean {
  return team.starters.some((one) => one.owner === owner);
}

function wordsOf(mine: readonly MyLeague[], theirs: readonly MyLeague[], all: number): string {
  const parts = [
    ...(mine.length === 0 ? [] : [`yours in ${inWords(mine, all)}`]),
    ...(theirs.length === 0 ? [] : [`theirs in ${inWords(theirs, all)}`]),
  ];
  return parts.join(", ");
}

function inWords(leagues: readonly MyLeague[], all: number): string {
  if (leagues.length === all) return all === 2 ? "both" : "all";
  return listWords(leagues.map(({ name }) => name));
}
