import type { WeekId } from "../../../domain/game/week-id.ts";

/** One thing to read next. */
export type IngestTask =
  /** The season: people, every game with its score, and the projections of the week that comes. */
  | { kind: "season" }
  /** A week's kickoffs, odds and scores. */
  | { kind: "week"; week: WeekId }
  | { kind: "projections"; week: WeekId }
  /** What has changed in the games that are on. */
  | { kind: "live"; week: WeekId }
  /** One game, whole; `isAccepted` where it is to be taken over as it is, whatever is suspect about it. */
  | { kind: "game"; gameKey: string; isAccepted?: boolean }
  /** Finished games of one week, whole, for what has been corrected. */
  | { kind: "corrections"; week: WeekId; gameKeys: string[] }
  /** Finished games of one week that were never read, whole. */
  | { kind: "backlog"; week: WeekId; gameKeys: string[] };

/** The name of the list of people. */
export const PEOPLE = "people";

/** The name of what is read of earlier weeks, whichever week it is. */
export const BACKLOG = "backlog";

/** Its name in the notes of what was read when and of what must wait. */
export function taskName(task: IngestTask): string {
  if (task.kind === "season") return "season";
  if (task.kind === "game") return gameReadName(task.gameKey);
  if (task.kind === "backlog") return BACKLOG;
  return `${task.kind} ${weekText(task.week)}`;
}

/** The most calls that it costs by itself; a live round can find that games must be read whole besides. */
export function taskCalls(task: IngestTask): number {
  switch (task.kind) {
    case "season":
      return 7;
    case "game":
      return 2;
    case "corrections":
    case "backlog":
      return task.gameKeys.length + 1;
    default:
      return 1;
  }
}

/** The name under which the last whole fetch of a game is remembered. */
export function gameReadName(gameKey: string): string {
  return `game ${gameKey}`;
}

/** When a finished game was last asked for in vain. */
export function triedName(gameKey: string): string {
  return `tried ${gameKey}`;
}

/** When a game was first seen to be over. */
export function overName(gameKey: string): string {
  return `over ${gameKey}`;
}

/** When a finished game's lines were first the provider's own. */
export function officialName(gameKey: string): string {
  return `official ${gameKey}`;
}

/** When the provider said that nothing more of a game will change. */
export function closedName(gameKey: string): string {
  return `closed ${gameKey}`;
}

/** `2025/1/3`: season, season type, week. */
export function weekText({ season, seasonType, week }: WeekId): string {
  return `${season}/${seasonType}/${week}`;
}
