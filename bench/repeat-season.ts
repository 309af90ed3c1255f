import { makeGameKey, parseGameKey } from "../domain/game/game-key.ts";
import type { GameSnapshot, ProviderGame } from "../domain/game/game-snapshot.ts";
import type { PlayerLine } from "../domain/game/player-line.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Store } from "../server/store/store.ts";

/** Fills the store in `target` with the one season of the store in `source`, once under each of the years. */
export async function repeatSeason(source: string, target: string, years: readonly number[]): Promise<void> {
  const from = await openStore({ dataDir: source });
  const to = await openStore({ dataDir: target });
  try {
    for (const year of years) await copySeason(from, to, year);
  } finally {
    await from.close();
    await to.close();
  }
}

async function copySeason(from: Store, to: Store, year: number): Promise<void> {
  const people = new Set<string>();
  for (const week of await from.weeks()) {
    const games: ProviderGame[] = [];
    for (const { game } of await from.weekGames(week)) {
      const snapshot = await from.gameSnapshot(game.gameKey);
      if (snapshot === null) continue;
      for (const { playerId } of snapshot.playerGameStats) people.add(playerId);
      games.push(inYear(snapshot, year));
    }
    await to.putGames(games);
  }
  const players = await Promise.all([...people].map((id) => from.player(id)));
  await to.putPlayers(
    players.flatMap((player) =>
      player === null ? [] : [{ ...player, playerId: personOf(player.playerId, year), aliases: [] }],
    ),
  );
}

/** The key of the same game in another year. */
export function gameKeyInYear(gameKey: string, year: number): string {
  const parts = parseGameKey(gameKey);
  if (parts === null) throw new RangeError(`${gameKey} is not a game key`);
  return makeGameKey({ ...parts, season: year });
}

/** The same game as another year's: other keys and dates, and other people with the same names and figures. */
function inYear(snapshot: GameSnapshot, year: number): ProviderGame {
  const { version: _version, gameRecap: _recap, gameProjection: _preview, game, ...rest } = snapshot;
  const later = year - game.season;
  const line = (given: PlayerLine): PlayerLine => ({ ...given, playerId: personOf(given.playerId, year) });
  return {
    ...rest,
    game: {
      ...game,
      gameKey: gameKeyInYear(game.gameKey, year),
      season: year,
      dateTime: shifted(game.dateTime, later),
      lastUpdated: shifted(game.lastUpdated, later),
    },
    allPlays: snapshot.allPlays.map((play) => ({
      ...play,
      happenedAt: shifted(play.happenedAt, later),
      credits: play.credits.map((credit) => ({ ...credit, playerId: personOf(credit.playerId, year) })),
    })),
    playerGameStats: snapshot.playerGameStats.map(line),
    playerProjections: snapshot.playerProjections.map(line),
    differences: snapshot.differences.map((given) => ({ ...given, playerId: personOf(given.playerId, year) })),
    providerGameId: snapshot.providerGameId.replace(/^\d{4}/, String(year)),
  };
}

function personOf(playerId: string, year: number): string {
  return `${playerId}-${year}`;
}

/** No game is played on the 29th of February, so the year is all that changes. */
function shifted(iso: string | null, years: number): string | null {
  return iso === null ? null : iso.replace(/^\d{4}/, (year) => String(Number(year) + years));
}
