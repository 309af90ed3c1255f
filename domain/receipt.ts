import type { LineSource } from "./player-line.ts";

/** What proves a statement: a play, a figure of a player's line, or a fact of the game itself. */
export type Receipt =
  | { kind: "play"; playId: string }
  | { kind: "line"; playerId: string; source: LineSource; field: string }
  | { kind: "game"; field: string };
