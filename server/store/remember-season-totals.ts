import { LRUCache } from "lru-cache";
import { type SeasonLine, seasonTotals, type SeasonTotal } from "../../domain/players/season-total.ts";
import type { SeasonType } from "../../domain/game/season-type.ts";
import type { Database } from "../db/database.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { Tables } from "./tables.ts";

/** This season, and the one before it while nobody has played in this one. */
const MOST_SEASONS = 2;

interface KnownSeason {
  /** The newest change when it was read. */
  change: number;
  games: ReadonlyMap<string, { version: number; lines: SeasonLine[] }>;
  totals: SeasonTotal[];
}

/**
 * See `Store.seasonTotals`. A season has 18,000 lines, and adding them up again for every change of a Sunday would hold up
 * everyone: so its lines are kept by game, and only games that have another version by now are read again.
 */
export function rememberSeasonTotals(
  { reads, oneOf }: Pick<Database<Tables>, "reads" | "oneOf">,
  feed: Pick<ChangeFeed, "latest">,
): (season: number, seasonType: SeasonType) => Promise<SeasonTotal[]> {
  const seasons = new LRUCache<string, KnownSeason>({ max: MOST_SEASONS });

  async function linesOf(gameKeys: readonly string[]): Promise<Map<string, SeasonLine[]>> {
    if (gameKeys.length === 0) return new Map();
    const rows = await reads
      .selectFrom("player_line")
      .select(["gameKey", "week", "playerId", "playerName", "team", "position", "fantasyPoints", "fantasyPointsPPR"])
      .where("gameKey", "in", oneOf([...gameKeys]))
      .where("source", "=", "stats")
      .execute();
    return Map.groupBy(rows, ({ gameKey }) => gameKey);
  }

  return async (season, seasonType) => {
    const name = `${season} ${seasonType}`;
    const before = seasons.get(name);
    // Asked for before the games are read, so that a change in between only means one look too many.
    const change = await feed.latest();
    if (before?.change === change) return before.totals;
    const rows = await reads
      .selectFrom("game")
      .select(["gameKey", "version"])
      .where("season", "=", season)
      .where("seasonType", "=", seasonType)
      .orderBy("gameKey")
      .execute();
    const isKnown = ({ gameKey, version }: { gameKey: string; version: number }): boolean =>
      before?.games.get(gameKey)?.version === version;
    const fresh = await linesOf(rows.filter((row) => !isKnown(row)).map(({ gameKey }) => gameKey));
    const games = new Map(
      rows.map((row) => {
        const lines = isKnown(row) ? before?.games.get(row.gameKey)?.lines : fresh.get(row.gameKey);
        return [row.gameKey, { version: row.version, lines: lines ?? [] }];
      }),
    );
    const totals = seasonTotals(linesIn(games));
    seasons.set(name, { change, games, totals });
    return totals;
  };
}

function* linesIn(games: KnownSeason["games"]): Generator<SeasonLine> {
  for (const { lines } of games.values()) yield* lines;
}
