import type { PlayerLine } from "../../domain/game/player-line.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import type { Database } from "../db/database.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { gameFromRow } from "./game-from-rows.ts";
import { rememberByVersion } from "./remember-by-version.ts";
import { GAME_FIELDS, LINE_FIELDS, type Tables } from "./tables.ts";

/** The season that is on, the one before it, and one that somebody looks at. */
const MOST_SEASONS = 3;
/** Whose lines are read: those who are projected, and kickers, whose lines say that they played. */
const POSITIONS = ["QB", "RB", "FB", "HB", "WR", "TE", "K"];

/** See `Store.pastGames`. A game that has not changed stays the same object, by which its readers know it. */
export function rememberPastGames(
  { reads, oneOf }: Pick<Database<Tables>, "reads" | "oneOf">,
  feed: Pick<ChangeFeed, "latest">,
): (season: number) => Promise<PastGame[]> {
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

  return rememberByVersion<[number], PastGame, PastGame[]>(feed, {
    most: MOST_SEASONS,
    versions: (season) =>
      reads.selectFrom("game").select(["gameKey", "version"]).where("season", "=", season).orderBy("gameKey").execute(),
    async read(gameKeys) {
      const rows = await reads
        .selectFrom("game")
        .select(GAME_FIELDS)
        .where("gameKey", "in", oneOf([...gameKeys]))
        .execute();
      const [lines, sacks] = await Promise.all([linesOf(gameKeys), sacksOf(gameKeys)]);
      return new Map(
        rows.map((row) => {
          const game = gameFromRow(row);
          const { gameKey, awayTeam, homeTeam } = game;
          const own = { away: sacks.get(`${gameKey} ${awayTeam}`), home: sacks.get(`${gameKey} ${homeTeam}`) };
          const isKnown = own.away !== undefined || own.home !== undefined;
          const past: PastGame = {
            game,
            lines: lines.get(gameKey) ?? [],
            // A game without a single sack is rarer than one without plays.
            sacks: isKnown ? { away: own.away ?? 0, home: own.home ?? 0 } : null,
          };
          return [gameKey, past];
        }),
      );
    },
    together: (games) => games,
  });
}
