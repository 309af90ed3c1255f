import type { ProviderGame } from "../../domain/game/game-snapshot.ts";

/** Milliseconds from the kickoff to the last row; a minute a row where the rows have no times. */
export function lengthOf({ allPlays, game }: ProviderGame): number {
  const last = allPlays.findLast(({ happenedAt }) => happenedAt !== null)?.happenedAt ?? null;
  if (last === null || game.dateTime === null) return allPlays.length * 60_000;
  return Math.max(60_000, Date.parse(last) - Date.parse(game.dateTime));
}

/**
 * A finished game with another kickoff, played `speed` times as fast. Its own times are compressed, instead of a clock that runs
 * ahead, because readers of the game go by the true time.
 */
export function retimed(game: ProviderGame, kickoff: number, speed: number): ProviderGame {
  const length = lengthOf(game);
  const from = Date.parse(game.game.dateTime ?? "");
  const { allPlays } = game;
  const moment = (index: number, happenedAt: string | null): number => {
    const passed =
      happenedAt === null || Number.isNaN(from) ? (length * index) / allPlays.length : Date.parse(happenedAt) - from;
    return kickoff + Math.max(0, passed) / speed;
  };
  return {
    ...game,
    game: { ...game.game, dateTime: new Date(kickoff).toISOString() },
    allPlays: allPlays.map((play, index) => ({
      ...play,
      happenedAt: new Date(moment(index, play.happenedAt)).toISOString(),
    })),
  };
}
