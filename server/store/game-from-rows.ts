import type { Game } from "../../domain/game/game.ts";
import type { Play, ShownPlay } from "../../domain/game/play.ts";
import { creditsFromText } from "./credits-text.ts";
import { type GameRow, PLAY_FIELDS, type PlayRow } from "./tables.ts";

export const PLAY_SELECTION = ["credits", ...PLAY_FIELDS] as const;

/** The game in a row. */
export function gameFromRow(row: Pick<GameRow, keyof Game>): Game {
  return {
    ...row,
    isOvertime: row.isOvertime === 1,
    hasStarted: row.hasStarted === 1,
    isInProgress: row.isInProgress === 1,
    isNeutralSite: row.isNeutralSite === null ? null : row.isNeutralSite === 1,
  };
}

/** The play in a row. */
export function playFromRow(row: Omit<PlayRow, "gameKey">): Play {
  return {
    ...row,
    isTouchdown: row.isTouchdown === 1,
    isBlocked: row.isBlocked === 1,
    credits: creditsFromText(row.credits),
  };
}

/** The columns that a page shows. */
export const SHOWN_PLAY_FIELDS = PLAY_FIELDS.filter((field) => field !== "happenedAt");

/** The play in a row of those columns. */
export function shownPlayFromRow(row: Omit<PlayRow, "gameKey" | "credits" | "happenedAt">): ShownPlay {
  return { ...row, isTouchdown: row.isTouchdown === 1, isBlocked: row.isBlocked === 1 };
}
