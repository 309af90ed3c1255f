import { type SeasonLine, seasonTotals, type SeasonTotal } from "../../domain/players/season-total.ts";
import type { SeasonType } from "../../domain/game/season-type.ts";
import type { Database } from "../db/database.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { rememberByVersion } from "./remember-by-version.ts";
import type { Tables } from "./tables.ts";

/** This season, and the one before it while nobody has played in this one. */
const MOST_SEASONS = 2;

/** See `Store.seasonTotals`. A season has 18,000 lines, which are kept by game. */
export function rememberSeasonTotals(
  { reads, oneOf }: Pick<Database<Tables>, "reads" | "oneOf">,
  feed: Pick<ChangeFeed, "latest">,
): (season: number, seasonType: SeasonType) => Promise<SeasonTotal[]> {
  return rememberByVersion<[number, SeasonType], readonly SeasonLine[], SeasonTotal[]>(feed, {
    most: MOST_SEASONS,
    versions: (season, seasonType) =>
      reads
        .selectFrom("game")
        .select(["gameKey", "version"])
        .where("season", "=", season)
        .where("seasonType", "=", seasonType)
        .orderBy("gameKey")
        .execute(),
    async read(gameKeys) {
      const rows = await reads
        .selectFrom("player_line")
        .select(["gameKey", "week", "playerId", "playerName", "team", "position", "fantasyPoints", "fantasyPointsPPR"])
        .where("gameKey", "in", oneOf([...gameKeys]))
        .where("source", "=", "stats")
        .execute();
      const lines = Map.groupBy(rows, ({ gameKey }) => gameKey);
      // A game to come has none, and is not read again for that.
      return new Map(gameKeys.map((gameKey) => [gameKey, lines.get(gameKey) ?? []]));
    },
    together: (games) => seasonTotals(games.flat()),
  });
}
