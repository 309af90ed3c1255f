import type { Correction } from "../game/correction.ts";
import type { FantasyStrip } from "../page/fantasy-strip.ts";
import type { Game } from "../game/game.ts";
import type { GameShape } from "../shape/game-shape.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import type { JsonText } from "./json-text.ts";
import type { MyPoints } from "../page/my-points.ts";
import type { LineDifference } from "../game/line-difference.ts";
import type { OtherFigures } from "../page/other-figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { rowsOf, writeRows } from "./written-rows.ts";
import type { GameProjection, GameRecap } from "../game/story.ts";

/** The part of a game page's data that moves while the game is played: what frames change. */
export interface LiveGame
  extends LiveGameLists, Pick<GameShape, "figure" | "moment" | "odds" | "quarters" | "lastScore"> {
  game: Game;
  /** The three best in fantasy points; null before anything is known. */
  fantasy: FantasyStrip | null;
  gameRecap: GameRecap | null;
  gameProjection: GameProjection | null;
  /** Figures of the official statistics that the plays do not add up to. */
  differences: LineDifference[];
  /** Statistics of players at positions that the box score has no rows for. */
  otherFigures: OtherFigures[];
  /** What was shown before and has been changed by the provider since. */
  corrections: Correction[];
  /** Says that a finished game's plays and lines are still to be read, and when that may be; null where they are there. */
  notRead: string | null;
  sources: ProviderName[];
  /** Its figures are altered on purpose: see `is-scrambled.ts`. */
  isScrambled: boolean;
  /** The teams by their whole names: see `matchupNames`. */
  matchup: string;
  /** The home team's color would look like the visitors' here. */
  homeSecondEdge: boolean;
  /** The game's. */
  version: number;
}

/** A game's page in one browser: with the points under its reader's rules, which no frame has. */
export interface ReadersGame extends LiveGame {
  my?: MyPoints | null | undefined;
}

interface LiveGameLists extends Pick<GameShape, "allPlays" | "keyPlays" | "drives" | "scores" | "teams"> {
  playerProjections: PlayerLine[];
  playerGameStats: PlayerLine[];
}

/** The same as the loader sends it: long lists cross as text, see `json-text.ts`. */
export type PackedGame = Omit<ReadersGame, keyof LiveGameLists> & {
  [List in keyof LiveGameLists]: JsonText<LiveGameLists[List]>;
};

export function packGame(game: ReadersGame): PackedGame {
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
export function readPackedGame(page: PackedGame): ReadersGame {
  return {
    ...page,
    allPlays: rowsOf(page.allPlays),
    playerProjections: rowsOf(page.playerProjections),
    playerGameStats: rowsOf(page.playerGameStats),
    keyPlays: rowsOf(page.keyPlays),
    drives: rowsOf(page.drives),
    scores: rowsOf(page.scores),
    teams: rowsOf(page.teams),
  };
}
