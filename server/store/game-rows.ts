import { hash } from "node:crypto";

import type { Game } from "../../domain/game/game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Play } from "../../domain/game/play.ts";
import type { LineSource, PlayerLine } from "../../domain/game/player-line.ts";
import { gameUsage } from "../../domain/usage/player-usage.ts";
import type { Cell } from "../db/database.ts";
import { creditsToText } from "./credits-text.ts";
import {
  DIFFERENCE_FIELDS,
  GAME_FIELDS,
  INJURY_FIELDS,
  LINE_FIELDS,
  PLAY_FIELDS,
  SNAP_FIELDS,
  USAGE_FIELDS,
} from "./tables.ts";
import { byLetters } from "../../domain/words/by-letters.ts";

export const GAME_COLUMNS = [...GAME_FIELDS, "provider", "providerGameId", "asOf", "contentHash", "version"];
export const PLAY_COLUMNS = ["gameKey", "credits", ...PLAY_FIELDS];
export const LINE_COLUMNS = ["gameKey", "source", "season", "seasonType", "week", ...LINE_FIELDS];
export const USAGE_COLUMNS = ["gameKey", "season", "seasonType", "week", ...USAGE_FIELDS];
export const SNAP_COLUMNS = ["gameKey", "season", ...SNAP_FIELDS];
export const INJURY_COLUMNS = ["gameKey", "season", ...INJURY_FIELDS];
export const DIFFERENCE_COLUMNS = ["gameKey", ...DIFFERENCE_FIELDS];

/** One delivered game as cells, in the order of the columns above. */
export interface GameRows {
  gameKey: string;
  /** Complete but for the version. */
  game: Cell[];
  plays: Cell[][];
  lines: Cell[][];
  snaps: Cell[][];
  injuries: Cell[][];
  differences: Cell[][];
  /** Counted from the plays, and only for a game that is written. */
  usage(): Cell[][];
  /** Equal for two deliveries with the same content, whatever the order of their lists and the time of reading. */
  contentHash: string;
}

/** The rows that hold a game. Lines and differences are kept by player, plays by their sequence. */
export function gameRows(delivered: ProviderGame): GameRows {
  const { game, provider, providerGameId, asOf } = delivered;
  const { gameKey } = game;
  const content = [...GAME_FIELDS.map((field) => cell(game[field])), provider, providerGameId];
  const plays = delivered.allPlays
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((play) => [gameKey, creditsToText(play.credits), ...PLAY_FIELDS.map((field) => cell(play[field]))]);
  const lines = [
    ...lineRows(delivered, "projections", delivered.playerProjections),
    ...lineRows(delivered, "stats", delivered.playerGameStats),
  ];
  const differences = delivered.differences
    .toSorted((a, b) => byLetters(a.playerId, b.playerId) || byLetters(a.field, b.field))
    .map((difference) => [gameKey, ...DIFFERENCE_FIELDS.map((field) => difference[field])]);
  const snaps = reportRows(game, delivered.snaps ?? [], SNAP_FIELDS);
  const injuries = reportRows(game, delivered.injuries ?? [], INJURY_FIELDS);
  // A game without them keeps the hash that it had before there were any.
  const reports = snaps.length + injuries.length === 0 ? [] : [snaps, injuries];
  const hashed = [hashedContent(delivered), plays, lines, differences, ...reports];
  const contentHash = hash("sha256", JSON.stringify(hashed), "base64url");
  return {
    gameKey,
    game: [...content, asOf, contentHash],
    plays,
    lines,
    snaps,
    injuries,
    differences,
    usage: () => usageRows(game, delivered.allPlays),
    contentHash,
  };
}

/** A game that is at no neutral site keeps the hash that it had before this was stored: nobody reads it otherwise. */
function hashedContent({ game, provider, providerGameId }: ProviderGame): Cell[] {
  const fields = GAME_FIELDS.filter((field) => field !== "isNeutralSite" || game.isNeutralSite === true);
  return [...fields.map((field) => cell(game[field])), provider, providerGameId];
}

/** How a game's plays used its players, as rows. */
export function usageRows(
  { gameKey, season, seasonType, week }: Pick<Game, "gameKey" | "season" | "seasonType" | "week">,
  plays: readonly Play[],
): Cell[][] {
  return gameUsage(plays).map((usage) => [
    gameKey,
    season,
    seasonType,
    week,
    ...USAGE_FIELDS.map((field) => usage[field]),
  ]);
}

function reportRows<T extends Record<keyof T, Cell> & { playerId: string }>(
  { gameKey, season }: Pick<Game, "gameKey" | "season">,
  reports: readonly T[],
  fields: readonly (keyof T)[],
): Cell[][] {
  return reports
    .toSorted((a, b) => byLetters(a.playerId, b.playerId))
    .map((report) => [gameKey, season, ...fields.map((field) => report[field])]);
}

function lineRows({ game }: ProviderGame, source: LineSource, lines: PlayerLine[]): Cell[][] {
  return lines
    .toSorted((a, b) => byLetters(a.playerId, b.playerId))
    .map((line) => [
      game.gameKey,
      source,
      game.season,
      game.seasonType,
      game.week,
      ...LINE_FIELDS.map((field) => line[field]),
    ]);
}

function cell(value: string | number | boolean | null): Cell {
  return typeof value === "boolean" ? Number(value) : value;
}
