import { wholeChance } from "../words/whole-chance.ts";
import type { Game } from "../game/game.ts";
import type { PagePlay } from "../game/page-play.ts";

/** What a play did to the chance to win, seen from the team that it helped: from 47 to 64 percent. */
export interface PlaySwing {
  team: string;
  from: number;
  to: number;
}

/** Null where the chance is not known, and where none is left of it in whole percent. */
export function playSwing(
  { homeChance, swing }: Pick<PagePlay, "homeChance" | "swing">,
  { awayTeam, homeTeam }: Pick<Game, "awayTeam" | "homeTeam">,
): PlaySwing | null {
  if (homeChance === null) return null;
  const move = swing ?? 0;
  const isHome = move > 0;
  const chance = (home: number): number => wholeChance(isHome ? home : 100 - home);
  const [from, to] = [chance(homeChance - move), chance(homeChance)];
  return from === to ? null : { team: isHome ? homeTeam : awayTeam, from, to };
}

/** `LAR 47 to 64%` */
export function swingText({ team, from, to }: PlaySwing): string {
  return `${team} ${from} to ${to}%`;
}
