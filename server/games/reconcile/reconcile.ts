import { compareLines, type OfficialScoring } from "../../../domain/fold/compare-lines.ts";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import type { GameSnapshot, ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { LineDifference } from "../../../domain/game/line-difference.ts";
import { sourcePoints } from "../../../domain/fold/source-points.ts";
import type { Store } from "../../store/store.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";

/** A score that the plays of a game do not add up to. */
export interface ScoreDifference {
  what: "final score" | "quarter scores";
  fromPlays: string;
  official: string;
}

/** One game whose plays do not add up to what the source says. */
export interface GameDifference {
  gameKey: string;
  providerGameId: string;
  scores: ScoreDifference[];
  lines: LineDifference[];
}

/** How far the plays of a season add up to its official figures. */
export interface Reconciliation {
  season: number;
  /** Finished games with plays; the others have nothing to compare. */
  games: number;
  gamesWithoutPlays: number;
  equalFinals: number;
  /** Games whose quarter scores add up to the final score and are what the plays say. */
  equalQuarters: number;
  /** Official lines of players, all positions. */
  lines: number;
  /** Lines that are equal in every compared field. */
  equalLines: number;
  differences: GameDifference[];
}

/** The formula behind each source's official fantasy points; a source that is not here has none of its own. */
const SCORING: Partial<Record<ProviderName, OfficialScoring>> = { nflverse: sourcePoints };

/**
 * Folds every stored game of a season from its plays and compares the result with what the source says officially: final
 * score, quarter scores, and every player's line in every field. The causes are those found when the game came in.
 */
export async function reconcileSeason(store: Store, season: number, signal: AbortSignal): Promise<Reconciliation> {
  const result: Reconciliation = {
    season,
    games: 0,
    gamesWithoutPlays: 0,
    equalFinals: 0,
    equalQuarters: 0,
    lines: 0,
    equalLines: 0,
    differences: [],
  };
  const weeks = (await store.weeks()).filter((week) => week.season === season);
  for (const gameKey of await gameKeys(store, weeks)) {
    signal.throwIfAborted();
    const snapshot = await store.gameSnapshot(gameKey);
    if (snapshot === null || !snapshot.game.hasStarted) continue;
    if (snapshot.allPlays.length === 0) result.gamesWithoutPlays += 1;
    else addGame(result, snapshot);
  }
  return result;
}

async function gameKeys(store: Store, weeks: WeekId[]): Promise<string[]> {
  const keys: string[] = [];
  for (const week of weeks) keys.push(...(await store.weekGames(week)).map(({ game }) => game.gameKey));
  return keys;
}

function addGame(result: Reconciliation, snapshot: GameSnapshot): void {
  const { game, allPlays, playerGameStats, provider } = snapshot;
  const fold = foldGame(allPlays, game);
  const finals: ScoreDifference[] = differ(
    "final score",
    [fold.awayScore, fold.homeScore],
    [game.awayScore, game.homeScore],
  );
  const quarters = differ(
    "quarter scores",
    [...fold.awayQuarters, fold.awayOvertime, ...fold.homeQuarters, fold.homeOvertime],
    [
      game.awayScoreQuarter1,
      game.awayScoreQuarter2,
      game.awayScoreQuarter3,
      game.awayScoreQuarter4,
      game.awayScoreOvertime ?? 0,
      game.homeScoreQuarter1,
      game.homeScoreQuarter2,
      game.homeScoreQuarter3,
      game.homeScoreQuarter4,
      game.homeScoreOvertime ?? 0,
    ],
  );
  const scoring = SCORING[provider];
  const lines =
    scoring === undefined
      ? snapshot.differences
      : withCauses(compareLines(fold.lines, playerGameStats, scoring), snapshot);
  result.games += 1;
  if (finals.length === 0) result.equalFinals += 1;
  if (quarters.length === 0) result.equalQuarters += 1;
  result.lines += playerGameStats.length;
  const differing = new Set(lines.map(({ playerId }) => playerId));
  result.equalLines += playerGameStats.filter(({ playerId }) => !differing.has(playerId)).length;
  const scores = [...finals, ...quarters];
  if (scores.length + lines.length === 0) return;
  result.differences.push({ gameKey: game.gameKey, providerGameId: snapshot.providerGameId, scores, lines });
}

function differ(what: ScoreDifference["what"], fromPlays: number[], official: (number | null)[]): ScoreDifference[] {
  return fromPlays.every((points, index) => points === official[index])
    ? []
    : [{ what, fromPlays: fromPlays.join("-"), official: official.map((points) => points ?? "?").join("-") }];
}

function withCauses(lines: LineDifference[], { differences }: GameSnapshot): LineDifference[] {
  return lines.map((line) => {
    const known = differences.find(({ playerId, field }) => playerId === line.playerId && field === line.field);
    return { ...line, cause: known?.cause ?? null };
  });
}
