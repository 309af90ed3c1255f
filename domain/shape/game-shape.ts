import { driveOutlines } from "./drive-outlines.ts";
import type { DriveOutline } from "../plays/drives.ts";
import { findDrives } from "../plays/find-drives.ts";
import { foldGame } from "../fold/fold-game.ts";
import type { Game } from "../game/game.ts";
import { type LeadChart, leadSteps } from "../page/lead.ts";
import { type LiveMoment, liveMoment } from "./live-moment.ts";
import type { Play } from "../game/play.ts";
import { type ScoreLine, scoreLines } from "./score-lines.ts";
import { isFinal } from "../game/status.ts";
import { type TeamStat, teamStats } from "./team-stats.ts";

/** What a game's plays come to together. Made where their credits are: browsers get it ready. */
export interface GameShape {
  drives: DriveOutline[];
  /** Null without a play that has a clock. */
  lead: LeadChart | null;
  /** Empty, as are the teams, where the plays of a finished game do not add up to its score: they would not be true. */
  scores: ScoreLine[];
  teams: TeamStat[];
  /** Null of a game that is not being played. */
  moment: LiveMoment | null;
}

/** The shape of a game from its plays, which stand in game order. */
export function gameShape(game: Game, plays: readonly Play[]): GameShape {
  const fold = foldGame(plays, game);
  const drives = findDrives(plays, game);
  // A live source's score may be a play ahead of its plays.
  const isTold = !isFinal(game) || (fold.awayScore === game.awayScore && fold.homeScore === game.homeScore);
  return {
    drives: driveOutlines(drives),
    lead: leadSteps(plays, game),
    scores: isTold ? scoreLines(plays, game) : [],
    teams: isTold ? teamStats({ game, plays, fold, drives }) : [],
    moment: liveMoment(game, plays),
  };
}
