import { LRUCache } from "lru-cache";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import type { Database } from "../db/database.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { gameFromRow } from "./game-from-rows.ts";
import { GAME_FIELDS, LINE_FIELDS, type Tables } from "./tables.ts";

/** The season that is on, the one before it, and one that somebody looks at. */
const MOST_SEASONS = 3;
/** Whose lines are read: those who are projected, and kickers, whose lines say that they played. */
const POSITIONS = ["QB", "RB", "FB", "HB", "WR", "TE", "K"];

interface KnownSeason {
  /** The newest change when it was read. */
  change: number;
  games: ReadonlyMap<string, { version: number; past: PastGame }>;
  list: PastGame[];
}

/**
 * See `Store.pastGames`. As with a season's totals, games are kept by version and only those that have another by now are read again;
 * the others stay the same objects, by which their readers know that nothing has changed.
 */
export function rememberPastGames(
  { reads, oneOf }: Pick<Database<Tables>, "reads" | "oneOf">,
  feed: Pick<ChangeFeed, "latest">,
): (season: number) => Promise<PastGame[]> {
  const seasons = new LRUCache<number, KnownSeason>({ max: MOST_SEASONS });

  async function linesOf(gameKeys: readonly string[]): Promise<Map<string, PlayerLine[]>> {
    const rows = await reads
      .selectFrom("player_line")
      .select("gameKey")
      .select(LINE_FIELDS)
      .where("gameKey", "in", oneOf([...gameKeys]))
      .where("source", "=", "stats")
      .where("position", "in", POSITIONS)
      .orderBy("gameKey")
      .orderBy("playerId")
      .execute();
    const lines = new Map<string, PlayerLine[]>();
    for (const { gameKey, ...line } of rows) {
      const own = lines.get(gameKey);
      if (own === undefined) lines.set(gameKey, [line]);
      else own.push(line);
    }
    return lines;
  }

  /** By game key and team: sacks that the team's quarterbacks took. */
  async function sacksOf(gameKeys: readonly string[]): Promise<Map<string, number>> {
    const rows = await reads
      .selectFrom("play")
      .select((eb) => ["gameKey", "team", eb.fn.countAll<number | string>().as("sacks")])
      .where("gameKey", "in", oneOf([...gameKeys]))
      .where("type", "=", "Sack")
      .groupBy(["gameKey", "team"])
      .execute();
    // PostgreSQL counts in numbers too large for JavaScript's, and gives them as text.
    return new Map(rows.map(({ gameKey, team, sacks }) => [`${gameKey} ${team}`, Number(sacks)]));
  }

  return async (season) => {
    const before = seasons.get(season);
    // Asked for before the games are read, so that a change in between only means one look too many.
    const change = await feed.latest();
    if (before?.change === change) return before.list;
    const versions = await reads
      .selectFrom("game")
      .select(["gameKey", "version"])
      .where("season", "=", season)
      .orderBy("gameKey")
      .execute();
    const freshKeys = versions
      .filter(({ gameKey, version }) => before?.games.get(gameKey)?.version !== version)
      .map(({ gameKey }) => gameKey);
    const fresh = new Map<string, PastGame>();
    if (freshKeys.length > 0) {
      const rows = await reads
        .selectFrom("game")
        .select(GAME_FIELDS)
        .where("gameKey", "in", oneOf(freshKeys))
        .execute();
      const [lines, sacks] = await Promise.all([linesOf(freshKeys), sacksOf(freshKeys)]);
      for (const row of rows) {
        const game = gameFromRow(row);
        const { gameKey, awayTeam, homeTeam } = game;
        const own = { away: sacks.get(`${gameKey} ${awayTeam}`), home: sacks.get(`${gameKey} ${homeTeam}`) };
        const isKnown = own.away !== undefined || own.home !== undefined;
        fresh.set(gameKey, {
          game,
          lines: lines.get(gameKey) ?? [],
          // A game without a single sack is rarer than one without plays.
          sacks: isKnown ? { away: own.away ?? 0, home: own.home ?? 0 } : null,
        });
      }
    }
    const games = new Map(
      versions.flatMap(({ gameKey, version }) => {
        const past = fresh.get(gameKey) ?? before?.games.get(gameKey)?.past;
        return past === undefined ? [] : [[gameKey, { version, past }] as const];
      }),
    );
    const list = [...games.values()].map(({ past }) => past);
    seasons.set(season, { change, games, list });
    return list;
  };
}
