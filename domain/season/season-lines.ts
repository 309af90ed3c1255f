import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { LineFigure } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { SeasonBefore } from "./season-before.ts";
import type { FormGame, TeamSeason } from "./team-season.ts";

/** What a player's season counts and is best at, with its words. */
export const SEASON_FIGURES = {
  passingYards: "passing yards",
  rushingYards: "rushing yards",
  receivingYards: "receiving yards",
  receptions: "catches",
  receivingTargets: "targets",
  rushingAttempts: "carries",
  passingTouchdowns: "passing touchdowns",
  rushingTouchdowns: "rushing touchdowns",
  receivingTouchdowns: "receiving touchdowns",
  passingInterceptions: "interceptions thrown",
  fantasyPointsPPR: "PPR points",
} as const satisfies Partial<Record<LineFigure, string>>;

export type SeasonFigure = keyof typeof SEASON_FIGURES;

/** A player's line in an earlier game of the season, its fantasy points filled in. */
export interface EarlierLine {
  game: FormGame;
  line: PlayerLine;
}

/** A player's season before a game. */
export interface PlayerSeason {
  /** Newest first. */
  games: EarlierLine[];
  /**
   * He has been with this team from its first game on, and none of its games is missing. Who came later may have played
   * elsewhere, with unknown figures: then nothing is his season's high or total.
   */
  isWhole: boolean;
}

/** A player's earlier lines, where `teamSeason` is the season of the team that he plays for now. */
export function playerSeason(playerId: string, { lines }: SeasonBefore, teamSeason: TeamSeason): PlayerSeason {
  const own = lines.filter(({ line }) => line.playerId === playerId);
  const games = teamSeason.games.flatMap((game) => {
    const found = own.find((one) => one.gameKey === game.gameKey);
    return found === undefined || found.line.team !== teamSeason.team
      ? []
      : [{ game, line: withFantasyPoints(found.line) }];
  });
  const first = teamSeason.games.at(-1);
  return {
    games,
    isWhole: teamSeason.isWhole && games.length === own.length && first !== undefined && games.at(-1)?.game === first,
  };
}

/** The game in which he had most of a figure, the latest of equals; null where no line has it. */
export function bestGame(
  games: readonly EarlierLine[],
  figure: SeasonFigure,
): (EarlierLine & { value: number }) | null {
  return games.reduce<(EarlierLine & { value: number }) | null>((best, game) => {
    const value = game.line[figure];
    return value !== null && (best === null || value > best.value) ? { ...game, value } : best;
  }, null);
}

/** What a figure adds up to; null where no line has it. */
export function seasonTotal(games: readonly EarlierLine[], figure: SeasonFigure): number | null {
  const known = games.flatMap(({ line }) => line[figure] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
