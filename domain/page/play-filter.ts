import type { Game } from "../game/game.ts";
import type { PagePlay } from "../game/page-play.ts";
import { isLive } from "../game/status.ts";
import type { PlayFilter, PlayOrder } from "./game-view.ts";

/** The views in their order: what kind of plays, then which quarter. All nine are offered in every game. */
export const PLAY_FILTERS: readonly { filter: PlayFilter; label: string }[] = (
  ["all", "flow", "key", "scoring", "1", "2", "3", "4", "OT"] as const
).map((filter) => ({ filter, label: filter.length === 1 ? `Q${filter}` : filter.toUpperCase() }));

/** What a filter asks of a play. */
export type FilteredPlay = Pick<PagePlay, "playId" | "quarterName" | "flow" | "isScoringPlay">;

/** The ids of a game's key plays. */
export type KeyIds = Pick<ReadonlySet<string>, "has">;

/** Whether a play is shown under a filter. */
export function matchesFilter(play: FilteredPlay, filter: PlayFilter, keys: KeyIds): boolean {
  switch (filter) {
    case "all":
      return true;
    case "flow":
      return play.flow.length > 0;
    case "key":
      return keys.has(play.playId);
    case "scoring":
      return play.isScoringPlay === 1;
    default:
      return play.quarterName === filter;
  }
}

/** Whether a filter shows every scoring play of a quarter. KEY leaves out those that changed little. */
export function showsScore(filter: PlayFilter, quarterName: string): boolean {
  return filter === "all" || filter === "flow" || filter === "scoring" || filter === quarterName;
}

/** `Showing 41 of 180 plays (Quarter 2)`: the second number counts every play, whatever the filter. */
export function countLine(shown: number, all: number, filter: PlayFilter): string {
  return `Showing ${shown} of ${all} plays${countSuffix(filter)}`;
}

const SUFFIXES: Partial<Record<PlayFilter, string>> = {
  all: "",
  flow: " (important plays only)",
  key: " (scores and big swings)",
  scoring: " (scoring plays)",
  OT: " (Overtime)",
};

function countSuffix(filter: PlayFilter): string {
  return SUFFIXES[filter] ?? ` (Quarter ${filter})`;
}

/** Newest first while a game is being played, in game order otherwise. */
export function defaultOrder(game: Pick<Game, "status" | "isInProgress">): PlayOrder {
  return isLive(game) ? "newest" : "oldest";
}
