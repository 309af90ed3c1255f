import { foldCredits, type FoldedLine } from "./folded-line.ts";
import type { Game } from "../game/game.ts";
import type { Play, QuarterName } from "../game/play.ts";
import { possessionAfter } from "./possession.ts";
import { countTimeouts } from "./timeouts-left.ts";

/** What the plays add up to. Points are points; quarters are Q1 to Q4, overtime holds every extra period. */
export interface GameFold {
  awayScore: number;
  homeScore: number;
  awayQuarters: [number, number, number, number];
  homeQuarters: [number, number, number, number];
  awayOvertime: number;
  homeOvertime: number;
  isOvertime: boolean;
  /** The period of the last row; null without a play. */
  quarterName: QuarterName | null;
  lastPlay: Play | null;
  /** The offense after the last row; null where the rows do not say. */
  possession: string | null;
  awayTimeouts: number;
  homeTimeouts: number;
  /** Every player with a credit, by `playerId`, in order of the first one. */
  lines: Map<string, FoldedLine>;
}

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "seasonType">;

/**
 * The state of a game after the given plays, which stand in game order. Pass a prefix to see the game as it stood then:
 * this one function is the source of every derived number on the site.
 */
export function foldGame(plays: readonly Play[], teams: Teams): GameFold {
  const fold: GameFold = {
    awayScore: 0,
    homeScore: 0,
    awayQuarters: [0, 0, 0, 0],
    homeQuarters: [0, 0, 0, 0],
    awayOvertime: 0,
    homeOvertime: 0,
    isOvertime: false,
    quarterName: null,
    lastPlay: null,
    possession: null,
    awayTimeouts: 3,
    homeTimeouts: 3,
    lines: new Map(),
  };
  for (const play of plays) {
    countTimeouts(fold, play, teams);
    if (play.quarterName === "OT") fold.isOvertime = true;
    addPoints(fold, play);
    foldCredits(fold.lines, play);
    fold.possession = possessionAfter(play, teams) ?? fold.possession;
    fold.lastPlay = play;
  }
  return fold;
}

const REGULATION = { "1": 0, "2": 1, "3": 2, "4": 3 } as const;

function addPoints(fold: GameFold, play: Play): void {
  fold.awayScore += play.awayPoints;
  fold.homeScore += play.homePoints;
  if (play.quarterName === "OT") {
    fold.awayOvertime += play.awayPoints;
    fold.homeOvertime += play.homePoints;
    return;
  }
  const quarter = REGULATION[play.quarterName];
  fold.awayQuarters[quarter] += play.awayPoints;
  fold.homeQuarters[quarter] += play.homePoints;
}
