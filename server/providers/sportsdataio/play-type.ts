import type { PlayType } from "../../../domain/game/play.ts";
import type { WirePlay } from "./wire.ts";

const TYPES = new Map<string, PlayType>([
  ["Rush", "Rush"],
  ["PassCompleted", "Pass"],
  ["PassIncomplete", "Pass"],
  ["PassIntercepted", "Interception"],
  ["Sack", "Sack"],
  ["Fumble", "Fumble"],
  ["Punt", "Punt"],
  ["Kickoff", "Kickoff"],
  ["FieldGoal", "FieldGoal"],
  ["ExtraPoint", "ExtraPoint"],
  ["TwoPointConversion", "TwoPointConversion"],
  ["Penalty", "Penalty"],
  ["Timeout", "Timeout"],
  ["Period", "Period"],
]);

/** The row's type in our words; `Other` for a value that is not documented. A two-minute warning is filed as a timeout. */
export function playType({ Type, Description }: WirePlay): PlayType {
  if (Type === "Timeout" && /^two[- ]minute warning/i.test(Description ?? "")) return "TwoMinuteWarning";
  return TYPES.get(Type ?? "") ?? "Other";
}

const MARKERS: ReadonlySet<PlayType> = new Set(["Timeout", "TwoMinuteWarning", "Period"]);

/** Rows between plays. The team on them is not the one that called the timeout: it has the ball, or had it. */
export function isMarker(type: PlayType): boolean {
  return MARKERS.has(type);
}

const SCRIMMAGE: ReadonlySet<PlayType> = new Set([
  "Rush",
  "Pass",
  "Sack",
  "Interception",
  "Fumble",
  "Punt",
  "FieldGoal",
  "Penalty",
]);

/** Rows that can stand on a down. */
export function isScrimmage(type: PlayType): boolean {
  return SCRIMMAGE.has(type);
}
