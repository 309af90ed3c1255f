import { gameChances } from "../chance/game-chances.ts";
import { wholeChance } from "../words/whole-chance.ts";
import { driveOutlines } from "./drive-outlines.ts";
import type { DriveOutline } from "../plays/drives.ts";
import { findDrives } from "../plays/find-drives.ts";
import { foldGame } from "../fold/fold-game.ts";
import { pointsOfPlays } from "../fold/play-points.ts";
import type { Correction } from "../game/correction.ts";
import type { GamePerson } from "../game/game-person.ts";
import type { Game } from "../game/game.ts";
import { type GameFigure, gameFigure } from "./game-figure.ts";
import type { PagePlay } from "../game/page-play.ts";
import { pagePlays } from "./page-plays.ts";
import { type KeyPlay, keyPlays } from "./key-plays.ts";
import { type LiveMoment, liveMoment } from "./live-moment.ts";
import type { Play } from "../game/play.ts";
import { type PlacedScore, placedScores } from "./placed-scores.ts";
import { type LastScore, lastScore } from "./last-score.ts";
import { type QuarterTable, quarterTable } from "../page/quarter-table.ts";
import { type ComingOdds, comingOdds } from "../page/coming-odds.ts";
import { isFinal } from "../game/status.ts";
import { type TeamStat, teamStats } from "./team-stats.ts";

/** What a game's plays come to together. Made where their credits are: browsers get it ready. */
export interface GameShape {
  allPlays: PagePlay[];
  /** Empty of a game without a line, and of one that has begun. */
  odds: ComingOdds;
  /** In game order. */
  keyPlays: KeyPlay[];
  drives: DriveOutline[];
  /** Null without a play that has a clock. */
  figure: GameFigure | null;
  /** Empty, as are the teams, where the plays of a finished game do not add up to its score: they would not be true. */
  scores: PlacedScore[];
  quarters: QuarterTable;
  /** Null before the first score. */
  lastScore: LastScore | null;
  teams: TeamStat[];
  /** Null of a game that is not being played. */
  moment: LiveMoment | null;
}

/** The shape of a game from its plays, which stand in game order, what was corrected of them, and the people in the game's data. */
export function gameShape(
  game: Game,
  plays: readonly Play[],
  corrections: readonly Correction[] = [],
  people?: readonly GamePerson[],
): GameShape {
  const fold = foldGame(plays, game);
  const drives = findDrives(plays, game);
  // A live source's score may be a play ahead of its plays.
  const isSupported = !isFinal(game) || (fold.awayScore === game.awayScore && fold.homeScore === game.homeScore);
  const chances = plays.length === 0 ? null : gameChances(game, plays);
  const drawn = gameFigure(game, plays, chances);
  const points = pointsOfPlays(plays);
  const allPlays = pagePlays(plays, game, chances, corrections, people, points);
  return {
    allPlays,
    odds: comingOdds(game, wholeChance((chances ?? gameChances(game, [])).before)),
    keyPlays: chances === null ? [] : keyPlays(game, plays, chances, points),
    drives: driveOutlines(drives),
    figure: drawn?.figure ?? null,
    scores: isSupported ? placedScores(game, plays, drives, drawn?.places ?? []) : [],
    teams: isSupported ? teamStats({ game, plays, fold, drives }) : [],
    quarters: quarterTable(game),
    lastScore: lastScore(allPlays),
    moment: liveMoment(game, allPlays),
  };
}
