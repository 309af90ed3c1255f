import { gameChances } from "../../domain/chance/game-chances.ts";
import type { Game } from "../../domain/game/game.ts";
import type { Play } from "../../domain/game/play.ts";
import { type ExpectedPoints, expectPoints } from "../../domain/projections/expect-points.ts";
import { projectInGame } from "../../domain/projections/project-in-game.ts";
import type { ProjectedLine } from "../../domain/projections/project-week.ts";
import { type CountedPlay, sumCounts } from "../../domain/scoring/counting/count-game.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import type { Owner } from "../../domain/scoring/scoring-item.ts";
import { exactPoints, type Scoring } from "../../domain/scoring/scoring.ts";

/** Quarters after whose end a projection in the game is judged. */
export const JUDGED_QUARTERS = [1, 2, 3] as const;

/** A game as it stood after one of them. */
export interface QuarterStand {
  /** By owner; somebody without a play yet is not in it. */
  soFar: ReadonlyMap<string, Counts>;
  /** The home team's chance to win, in percent. */
  chance: number;
}

/** What was expected of somebody's points after a quarter: by the projection in the game, and with points coming evenly. */
export interface InGameProjection {
  ours: ExpectedPoints;
  even: number;
}

/** A game's stands after each of its first three quarters, and the home team's chance to win before it. */
export function quarterStands(
  game: Game,
  plays: readonly Play[],
  counted: ReadonlyMap<string, readonly CountedPlay[]>,
): { before: number; stands: QuarterStand[] } {
  const { before, after } = gameChances(game, plays);
  const stands = JUDGED_QUARTERS.map((quarter) => {
    const isOver = (play: Play): boolean => Number(play.quarterName) <= quarter;
    const last = plays.findLastIndex(isOver);
    return {
      chance: after[last] ?? before,
      soFar: new Map([...counted].map(([owner, own]) => [owner, sumCounts(own.filter(({ play }) => isOver(play)))])),
    };
  });
  return { before, stands };
}

/** What was expected of a projected player after each of the quarters, where the team that he plays for is at home or not. */
export function judgeInGame(
  { line, team }: ProjectedLine,
  { id, owner, scoring }: { id: string; owner: Owner; scoring: Scoring },
  { game, before, stands }: { game: Game; before: number; stands: readonly QuarterStand[] },
): InGameProjection[] {
  const ofTeam = (chance: number): number => (team === game.homeTeam ? chance : 100 - chance);
  const pregame = expectPoints(line, owner, scoring).mean;
  return stands.map(({ soFar: all, chance }, at) => {
    const soFar = all.get(id) ?? {};
    const time = { quarter: at + 2, secondsLeft: 900 };
    const final = projectInGame(soFar, line, { time, chanceBefore: ofTeam(before), chanceNow: ofTeam(chance) });
    return {
      ours: expectPoints(final, owner, scoring, soFar),
      even: exactPoints(soFar, owner, scoring) + pregame * (1 - (at + 1) / 4),
    };
  });
}
