import type { ComingOdds } from "../page/coming-odds.ts";
import type { Correction } from "../game/correction.ts";
import type { FantasyStrip } from "../page/fantasy-strip.ts";
import type { Game } from "../game/game.ts";
import type { GameShape } from "../shape/game-shape.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import type { JsonText } from "./json-text.ts";
import type { Leader } from "../page/leader.ts";
import type { LineDifference } from "../game/line-difference.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import { rowsOf, writeRows } from "./written-rows.ts";
import type { GameProjection, GameRecap } from "../game/story.ts";

/** The part of a game page's data that moves while the game is played: what frames change. */
export interface LiveGame
  extends LiveGameLists, Pick<GameShape, "figure" | "moment" | "chanceBefore" | "quarters" | "lastScore"> {
  game: Game;
  /** Null of a game that is not to come, and without a line. */
  odds: ComingOdds | null;
  /** The three best in fantasy points; null before anything is known. */
  fantasy: FantasyStrip | null;
  gameRecap: GameRecap | null;
  gameProjection: GameProjection | null;
  /** Figures of the official statistics that the plays do not add up to. */
  differences: LineDifference[];
  /** What was shown before and has been changed by the provider since. */
  corrections: Correction[];
  /** Says that a finished game's plays and lines are still to be read, and when that may be; null where they are there. */
  notRead: string | null;
  sources: ProviderName[];
  /** Its figures are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** The home team's color would look like the visitors' here. */
  homeSecondEdge: boolean;
  /** The game's. */
  version: number;
}

interface LiveGameLists extends Pick<GameShape, "allPlays" | "keyPlays" | "drives" | "scores" | "teams"> {
  playerProjections: PlayerLine[];
  playerGameStats: PlayerLine[];
}

/** The same as the loader sends it: long lists cross as text, see `json-text.ts`. */
export type PackedGame = Omit<LiveGame, keyof LiveGameLists> & {
  [List in keyof LiveGameLists]: JsonText<LiveGameLists[List]>;
};

/** The part of the week page's data that moves while its games are played. */
export interface LiveWeek {
  games: Game[];
  leaders: Leader[];
  /** What the leaders lead in: statistics, or projections while there are none; null without either. */
  leaderSource: LineSource | null;
  sources: ProviderName[];
  /** The figures of some of its games are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** The number of the newest change of any game of the week; 0 without one. */
  version: number;
}

export function packGame(game: LiveGame): PackedGame {
  return {
    ...game,
    allPlays: writeRows(game.allPlays),
    playerProjections: writeRows(game.playerProjections),
    playerGameStats: writeRows(game.playerGameStats),
    keyPlays: writeRows(game.keyPlays),
    drives: writeRows(game.drives),
    scores: writeRows(game.scores),
    teams: writeRows(game.teams),
  };
}

/** The moving part of a game page's loader data. */
export function readPackedGame(page: PackedGame): LiveGame {
  const {
    game,
    gameRecap,
    gameProjection,
    differences,
    corrections,
    notRead,
    sources,
    isScrambled,
    homeSecondEdge,
    version,
    figure,
    moment,
    chanceBefore,
    quarters,
    lastScore,
    fantasy,
    odds,
  } = page;
  return {
    game,
    gameRecap,
    gameProjection,
    differences,
    corrections,
    notRead,
    sources,
    isScrambled,
    homeSecondEdge,
    version,
    figure,
    moment,
    chanceBefore,
    quarters,
    lastScore,
    fantasy,
    odds,
    allPlays: rowsOf(page.allPlays),
    playerProjections: rowsOf(page.playerProjections),
    playerGameStats: rowsOf(page.playerGameStats),
    keyPlays: rowsOf(page.keyPlays),
    drives: rowsOf(page.drives),
    scores: rowsOf(page.scores),
    teams: rowsOf(page.teams),
  };
}

/** The moving part of a week's loader data. */
export function readWeek({ games, leaders, leaderSource, sources, isScrambled, version }: LiveWeek): LiveWeek {
  return { games, leaders, leaderSource, sources, isScrambled, version };
}
