import type { Game } from "./game.ts";

export type StatusTone = "scheduled" | "live" | "final" | "other";

const TONES = new Map<string, StatusTone>([
  ["scheduled", "scheduled"],
  ["pregame", "scheduled"],
  ["inprogress", "live"],
  ["halftime", "live"],
  ["final", "final"],
  ["f/ot", "final"],
]);

/** The color group of a provider's status: blue, green, grey or yellow. Case and spaces do not matter. */
export function statusTone(status: string): StatusTone {
  return TONES.get(status.toLowerCase().replaceAll(/\s/g, "")) ?? "other";
}

/** The status as a reader sees it: the provider's word with its parts set apart (`InProgress` is `In Progress`); `Unknown` when it is empty. */
export function statusWord(status: string): string {
  const word = status.trim();
  return word === "" ? "Unknown" : word.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/** Being played, halftime included. */
export function isLive(game: Pick<Game, "status" | "isInProgress">): boolean {
  return game.isInProgress || statusTone(game.status) === "live";
}

/** Over, in regulation or overtime. */
export function isFinal(game: Pick<Game, "status">): boolean {
  return statusTone(game.status) === "final";
}
