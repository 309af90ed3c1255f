import type { Game } from "../game/game.ts";
import type { ShownPlay } from "../game/play.ts";
import { isImportant } from "../plays/flow-rules.ts";
import { isLive } from "../game/status.ts";
import type { PlayFilter, PlayOrder } from "./view-query.ts";

/** The filter buttons in their order. All seven are offered in every game. */
export const PLAY_FILTERS: readonly { filter: PlayFilter; label: string }[] = [
  { filter: "all", label: "ALL" },
  { filter: "flow", label: "FLOW" },
  { filter: "1", label: "Q1" },
  { filter: "2", label: "Q2" },
  { filter: "3", label: "Q3" },
  { filter: "4", label: "Q4" },
  { filter: "OT", label: "OT" },
];

/** Whether a play is shown under a filter. */
export function matchesFilter(play: ShownPlay, filter: PlayFilter): boolean {
  if (filter === "all") return true;
  return filter === "flow" ? isImportant(play) : play.quarterName === filter;
}

/** The plays that a filter shows, in the order given. */
export function filterPlays<P extends ShownPlay>(plays: readonly P[], filter: PlayFilter): P[] {
  return plays.filter((play) => matchesFilter(play, filter));
}

/** `Showing 41 of 180 plays (Quarter 2)`: the second number counts every play, whatever the filter. */
export function countLine(shown: number, all: number, filter: PlayFilter): string {
  return `Showing ${shown} of ${all} plays${countSuffix(filter)}`;
}

function countSuffix(filter: PlayFilter): string {
  if (filter === "all") return "";
  if (filter === "flow") return " (important plays only)";
  return filter === "OT" ? " (Overtime)" : ` (Quarter ${filter})`;
}

/** Newest first while a game is being played, in game order otherwise. */
export function defaultOrder(game: Pick<Game, "status" | "isInProgress">): PlayOrder {
  return isLive(game) ? "newest" : "oldest";
}
