import { withFantasyPoints } from "../fold/fantasy-points.ts";
import { foldGame, type GameFold } from "../fold/fold-game.ts";
import type { CreditStat } from "../game/credit.ts";
import { clockSeconds, elapsedSeconds } from "../game/game-clock.ts";
import { type GamePhase, gamePhase } from "../game/game-state.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { type Drive, findDrives } from "../plays/find-drives.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { type TeamSeason, teamSeason } from "../season/team-season.ts";
import type { Moment, Points } from "./fact.ts";
import { type ScoreEvent, scoreEvents } from "../fold/score-events.ts";

/** A game read once for all its facts. */
export interface GameRead {
  game: Game;
  phase: GamePhase;
  /** In game order. Empty, as is all that follows from them, where the plays of a finished game do not add up to its score. */
  plays: readonly Play[];
  fold: GameFold;
  events: readonly ScoreEvent[];
  drives: readonly Drive<Play>[];
  /** With fantasy points. */
  stats: readonly PlayerLine[];
  projections: readonly PlayerLine[];
  season: SeasonBefore | null;
  /** The teams' games before this one, the visitors' first; empty without a season. */
  teamSeasons: readonly TeamSeason[];
  moments: ReadonlyMap<Play, Moment>;
  /** The score before and after each play; a touchdown's is without its try. */
  scores: ReadonlyMap<Play, { before: Points; after: Points }>;
}

/** Reads a snapshot with the season before it, where that is known. */
export function readGame(snapshot: GameSnapshot, season: SeasonBefore | null): GameRead {
  const { game, allPlays } = snapshot;
  const phase = gamePhase(game);
  const inOrder = isInOrder(allPlays) ? allPlays : allPlays.toSorted((a, b) => a.sequence - b.sequence);
  const whole = foldGame(inOrder, game);
  // A live source's score may be a play ahead of its plays.
  const addsUp = phase !== "over" || (whole.awayScore === game.awayScore && whole.homeScore === game.homeScore);
  const plays = addsUp ? inOrder : [];
  return {
    game,
    phase,
    plays,
    fold: addsUp ? whole : foldGame([], game),
    events: scoreEvents(plays, game),
    drives: findDrives(plays, game),
    stats: snapshot.playerGameStats.map(withFantasyPoints),
    projections: snapshot.playerProjections.map(withFantasyPoints),
    season,
    teamSeasons: season === null ? [] : [game.awayTeam, game.homeTeam].map((team) => teamSeason(team, season, game)),
    moments: momentsOf(plays),
    scores: scoresOf(plays),
  };
}

function isInOrder(plays: readonly Play[]): boolean {
  return plays.every((play, index) => index === 0 || (plays[index - 1]?.sequence ?? 0) <= play.sequence);
}

function momentsOf(plays: readonly Play[]): Map<Play, Moment> {
  const elapsed = elapsedSeconds(plays);
  return new Map(
    plays.map((play, index) => [
      play,
      { quarter: play.quarterName, clock: clockSeconds(play), elapsed: elapsed[index] ?? null, playId: play.playId },
    ]),
  );
}

function scoresOf(plays: readonly Play[]): Map<Play, { before: Points; after: Points }> {
  let before: Points = { away: 0, home: 0 };
  return new Map(
    plays.map((play) => {
      const after = { away: before.away + play.awayPoints, home: before.home + play.homePoints };
      const score = { before, after };
      before = after;
      return [play, score];
    }),
  );
}

export function otherTeam({ awayTeam, homeTeam }: Pick<Game, "awayTeam" | "homeTeam">, team: string): string {
  return team === awayTeam ? homeTeam : awayTeam;
}

/** The points of a team and of the other in a score. */
export function ownPoints(
  { away, home }: Points,
  team: string,
  { homeTeam }: Pick<Game, "homeTeam">,
): { own: number; other: number } {
  return team === homeTeam ? { own: home, other: away } : { own: away, other: home };
}

/** Who has one of the statistics on a play, of one team where it matters; undefined where nobody is credited. */
export function creditedWith(play: Play, stats: readonly CreditStat[], team?: string): string | undefined {
  return play.credits.find((credit) => stats.includes(credit.stat) && (team === undefined || credit.team === team))
    ?.playerId;
}

/** What a team's players add up to in a statistic. */
export function teamTotal({ fold }: Pick<GameRead, "fold">, team: string, stat: CreditStat): number {
  let total = 0;
  for (const line of fold.lines.values()) if (line.team === team) total += line.totals[stat] ?? 0;
  return total;
}
