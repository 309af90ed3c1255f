import type { StoryLine } from "../facts/game-brief.ts";
import type { StoryKind } from "../facts/story-weights.ts";

/** Kinds that say the same of a game: the heaviest is told. */
const SAME: readonly (readonly StoryKind[])[] = [
  ["comeback", "fourthQuarterComeback", "collapse", "neverTrailed"],
  ["walkOff", "lateLead", "lateMiss", "failedTry", "lateStop"],
  ["blowout", "shutout", "result", "defensiveStruggle", "weather"],
  ["shutout", "neverTrailed"],
  ["shutout", "lowScore"],
  ["highScore", "shootout"],
  ["lowScore", "defensiveStruggle"],
  ["overProjection", "underProjection"],
];

/** Of one side's season the heaviest says enough. */
const SEASON: readonly StoryKind[] = ["winStreak", "losingStreak", "streakEnded", "firstWin", "firstLoss"];

/** Told of one side only, or once a game. */
const ONCE: readonly StoryKind[] = ["turningPoint", "penalties", "redZone", "longPlay"];

/** The stories worth their space, the heaviest first: no two that say the same, or are about one player or one moment. */
export function pickStories(storyLines: readonly StoryLine[], most: number): StoryLine[] {
  const picked: StoryLine[] = [];
  for (const story of storyLines) {
    if (picked.length === most) break;
    if (story.kind === "result" && picked.length > 0) continue;
    if (!picked.some((other) => saysTheSame(other, story))) picked.push(story);
  }
  return picked;
}

function saysTheSame(one: StoryLine, other: StoryLine): boolean {
  if (one.kind === other.kind) return one.team === other.team || ONCE.includes(one.kind);
  if (one.playerId !== null && one.playerId === other.playerId) return true;
  if (SAME.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind))) return true;
  if (one.team === other.team && SEASON.includes(one.kind) && SEASON.includes(other.kind)) return true;
  return isSameMoment(one, other);
}

function isSameMoment({ facts: one }: StoryLine, { facts: other }: StoryLine): boolean {
  return one["clock"] !== undefined && one["clock"] === other["clock"] && one["quarter"] === other["quarter"];
}
