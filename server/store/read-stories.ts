import type { Kysely } from "kysely";
import type { Claim } from "../../domain/game/claim.ts";
import type { Game } from "../../domain/game/game.ts";
import { ALLOWED_POSITIONS, allowedPoints } from "../../domain/season/allowed-points.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { isFinal } from "../../domain/game/status.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { Database } from "../db/database.ts";
import { gameFromRow } from "./game-from-rows.ts";
import { kickOff } from "./read-games.ts";
import type { StoredStory, StoryQueueGame } from "./store.ts";
import { GAME_FIELDS, LINE_FIELDS, type Tables } from "./tables.ts";
import { byLetters } from "../../domain/words/by-letters.ts";

/** See `Store.story`. */
export async function story(
  { reads }: Database<Tables>,
  gameKey: string,
  kind: ArticleKind,
): Promise<StoredStory | null> {
  const row = await reads
    .selectFrom("story")
    .selectAll()
    .where("gameKey", "=", gameKey)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (row === undefined) return null;
  const claims: Claim[] = JSON.parse(row.claims);
  return { ...row, claims, isPublished: row.isPublished === 1 };
}

/** See `Store.storyQueue`. */
export async function storyQueue(database: Database<Tables>, seasons: readonly number[]): Promise<StoryQueueGame[]> {
  if (seasons.length === 0) return [];
  return database.snapshot(async (db) => {
    const games = await db
      .selectFrom("game")
      .select(["gameKey", "dateTime", "status", "hasStarted", "isInProgress", "contentHash", "provider"])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom("player_line")
              .select("playerId")
              .whereRef("player_line.gameKey", "=", "game.gameKey")
              .where("source", "=", "projections"),
          )
          .as("hasProjections"),
      )
      .where("season", "in", seasons)
      .orderBy("gameKey")
      .execute();
    const rows = await db
      .selectFrom("story")
      .innerJoin("game", "game.gameKey", "story.gameKey")
      .select([
        "story.gameKey",
        "story.kind",
        "story.contentHash",
        "story.isPublished",
        "story.model",
        "story.promptVersion",
      ])
      .where("game.season", "in", seasons)
      .execute();
    const stories = Map.groupBy(rows, ({ gameKey }) => gameKey);
    return games.map((game) => ({
      ...game,
      hasStarted: game.hasStarted === 1,
      isInProgress: game.isInProgress === 1,
      hasProjections: Boolean(game.hasProjections),
      stories: (stories.get(game.gameKey) ?? []).map(({ kind, contentHash, model, promptVersion, isPublished }) => ({
        kind,
        contentHash,
        model,
        promptVersion,
        isPublished: isPublished === 1,
      })),
    }));
  });
}

const COUNTED: readonly number[] = [SEASON_TYPE.regular, SEASON_TYPE.postseason];

/** See `Store.seasonBefore`. */
export async function seasonBefore(database: Database<Tables>, gameKey: string): Promise<SeasonBefore | null> {
  return database.snapshot(async (db) => {
    const row = await db.selectFrom("game").select(GAME_FIELDS).where("gameKey", "=", gameKey).executeTakeFirst();
    if (row === undefined) return null;
    const game = gameFromRow(row);
    const rows = await gamesOfEither(db, game).select(GAME_FIELDS).execute();
    const games = gamesBefore(game, rows.map(gameFromRow));
    if (games.length === 0) return { games, lines: [], allowed: [] };
    const keys = games.map((one) => one.gameKey);
    const linesOfGames = db
      .selectFrom("player_line")
      .select("gameKey")
      .select(LINE_FIELDS)
      .where("gameKey", "in", keys)
      .where("source", "=", "stats");
    // Previews compare defenses; what is over needs none of these some thousand lines.
    const compared = isFinal(game) ? [] : await linesOfGames.where("position", "in", ALLOWED_POSITIONS).execute();
    const lines = await linesOfGames
      .where("playerId", "in", (eb) =>
        eb.selectFrom("player_line").select("playerId").distinct().where("gameKey", "=", gameKey),
      )
      .orderBy("playerId")
      .execute();
    return {
      games,
      lines: lines
        .map(({ gameKey: key, ...line }) => ({ gameKey: key, line }))
        .toSorted((a, b) => keys.indexOf(a.gameKey) - keys.indexOf(b.gameKey)),
      allowed: allowedPoints(
        games,
        compared.map(({ gameKey: key, ...line }) => ({ gameKey: key, line })),
      ),
    };
  });
}

const ORDER_FIELDS = ["gameKey", "awayTeam", "homeTeam", "season", "status", "dateTime", "version"] as const;

/** See `Store.seasonBeforeVersion`. */
export async function seasonBeforeVersion(database: Database<Tables>, gameKey: string): Promise<string | null> {
  return database.snapshot(async (db) => {
    const game = await db.selectFrom("game").select(ORDER_FIELDS).where("gameKey", "=", gameKey).executeTakeFirst();
    if (game === undefined) return null;
    const games = gamesBefore(game, await gamesOfEither(db, game).select(ORDER_FIELDS).execute());
    return games.map((one) => `${one.gameKey}:${one.version}`).join(" ");
  });
}

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/** The games of either team that count in this season. */
function gamesOfEither(db: Kysely<Tables>, { awayTeam, homeTeam, season }: Teams) {
  const teams = [awayTeam, homeTeam];
  return db
    .selectFrom("game")
    .where("season", "=", season)
    .where("seasonType", "in", COUNTED)
    .where((eb) => eb.or([eb("awayTeam", "in", teams), eb("homeTeam", "in", teams)]));
}

type InOrder = Pick<Game, "gameKey" | "status" | "dateTime">;

/** Those that were over at a kickoff, oldest first. A game without a time is before and after nothing. */
function gamesBefore<T extends InOrder>(game: InOrder, games: readonly T[]): T[] {
  return games
    .filter((other) => isFinal(other) && other.dateTime !== null && kickOff(other) < kickOff(game))
    .toSorted((a, b) => kickOff(a) - kickOff(b) || byLetters(a.gameKey, b.gameKey));
}
