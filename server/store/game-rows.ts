import { hash } from "node:crypto";

import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { LineSource, PlayerLine } from "../../domain/game/player-line.ts";
import type { Cell } from "../db/database.ts";
import { creditsToText } from "./credits-text.ts";
import { DIFFERENCE_FIELDS, GAME_FIELDS, LINE_FIELDS, PLAY_FIELDS } from "./tables.ts";

export const GAME_COLUMNS = [...GAME_FIELDS, "provider", "providerGameId", "asOf", "contentHash", "version"];
export const PLAY_COLUMNS = ["gameKey", "credits", ...PLAY_FIELDS];
export const LINE_COLUMNS = ["gameKey", "source", "season", "seasonType", "week", ...LINE_FIELDS];
export const DIFFERENCE_COLUMNS = ["gameKey", ...DIFFERENCE_FIELDS];

/** One delivered game as cells, in the order of the columns above. */
export interface GameRows {
  gameKey: string;
  /** Complete but for the version. */
  game: Cell[];
  plays: Cell[][];
  lines: Cell[][];
  differences: Cell[][];
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
    .toSorted((a, b) => byText(a.playerId, b.playerId) || byText(a.field, b.field))
    .map((difference) => [gameKey, ...DIFFERENCE_FIELDS.map((field) => difference[field])]);
  const contentHash = hash("sha256", JSON.stringify([content, plays, lines, differences]), "base64url");
  return { gameKey, game: [...content, asOf, contentHash], plays, lines, differences, contentHash };
}

function lineRows({ game }: ProviderGame, source: LineSource, lines: PlayerLine[]): Cell[][] {
  return lines
    .toSorted((a, b) => byText(a.playerId, b.playerId))
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

/** The order of both engines' text columns for the ids that exist; not a reader's alphabetical order. */
function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
