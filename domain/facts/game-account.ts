import { type Drive, findDrives } from "../plays/find-drives.ts";
import { foldGame, type GameFold } from "../fold/fold-game.ts";
import type { BriefFinal } from "./game-brief.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Receipt } from "../game/receipt.ts";
import { type ScoreEvent, scoreEvents } from "./score-events.ts";
import { isFinal } from "../game/status.ts";

/** A finished game, read once for all its stories. */
export interface GameAccount {
  game: Game;
  final: BriefFinal;
  /** In game order. Empty, as is all that follows, where the plays do not add up to the final score. */
  plays: readonly Play[];
  fold: GameFold;
  events: readonly ScoreEvent[];
  drives: readonly Drive<Play>[];
  stats: readonly PlayerLine[];
  projections: readonly PlayerLine[];
}

/**
 * The account of a game that is over; null while it is not, and without its score. Plays that do not add up to the score are
 * left out altogether: a story of how it came about would not be true.
 */
export function gameAccount({ game, allPlays, playerGameStats, playerProjections }: GameSnapshot): GameAccount | null {
  const final = isFinal(game) ? finalOf(game) : null;
  if (final === null) return null;
  const inOrder = allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const whole = foldGame(inOrder, game);
  const addsUp = whole.awayScore === final.awayScore && whole.homeScore === final.homeScore;
  const plays = addsUp ? inOrder : [];
  return {
    game,
    final,
    plays,
    fold: addsUp ? whole : foldGame([], game),
    events: scoreEvents(plays, game),
    drives: findDrives(plays, game),
    stats: playerGameStats,
    projections: playerProjections,
  };
}

function finalOf(game: Game): BriefFinal | null {
  const { awayScore, homeScore, awayTeam, homeTeam } = game;
  if (awayScore === null || homeScore === null) return null;
  const isTie = awayScore === homeScore;
  const [winner, loser] = awayScore > homeScore ? [awayTeam, homeTeam] : [homeTeam, awayTeam];
  return {
    awayScore,
    homeScore,
    winner: isTie ? null : winner,
    loser: isTie ? null : loser,
    winnerScore: Math.max(awayScore, homeScore),
    loserScore: Math.min(awayScore, homeScore),
    margin: Math.abs(awayScore - homeScore),
    total: awayScore + homeScore,
    isOvertime: game.isOvertime,
    awayQuarters: quarters(game, "away"),
    homeQuarters: quarters(game, "home"),
  };
}

function quarters(game: Game, side: "away" | "home"): number[] | null {
  const played = [
    game[`${side}ScoreQuarter1`],
    game[`${side}ScoreQuarter2`],
    game[`${side}ScoreQuarter3`],
    game[`${side}ScoreQuarter4`],
    ...(game.isOvertime ? [game[`${side}ScoreOvertime`]] : []),
  ];
  const known = played.filter((points) => points !== null);
  return known.length === played.length ? known : null;
}

export function otherSide({ awayTeam, homeTeam }: Pick<Game, "awayTeam" | "homeTeam">, team: string): string {
  return team === awayTeam ? homeTeam : awayTeam;
}

/** The sides' points after a score, `own` being those of `team`. */
export function scoreFor(
  { awayScore, homeScore }: Pick<ScoreEvent, "awayScore" | "homeScore">,
  team: string,
  game: Pick<Game, "homeTeam">,
): { own: number; other: number } {
  return team === game.homeTeam ? { own: homeScore, other: awayScore } : { own: awayScore, other: homeScore };
}

/** The score before a play, which stands in `plays`; of a touchdown, before it. */
export function scoreBefore(plays: readonly Play[], play: Play): Pick<ScoreEvent, "awayScore" | "homeScore"> {
  let awayScore = 0;
  let homeScore = 0;
  for (const earlier of plays) {
    if (earlier === play) break;
    awayScore += earlier.awayPoints;
    homeScore += earlier.homePoints;
  }
  return { awayScore, homeScore };
}

/** A player's name as his line has it, or else as the play does. */
export function nameOf({ stats }: GameAccount, playerId: string, asCredited: string): string {
  return stats.find((line) => line.playerId === playerId)?.playerName ?? asCredited;
}

export function playReceipts(plays: readonly (Play | null)[]): Receipt[] {
  const ids = plays.flatMap((play) => (play === null ? [] : [play.playId]));
  return [...new Set(ids)].map((playId) => ({ kind: "play", playId }));
}

/** The score that stands at the end. */
export const FINAL_SCORE: readonly Receipt[] = [
  { kind: "game", field: "awayScore" },
  { kind: "game", field: "homeScore" },
];
