import { expect } from "vitest";
import type { StoryLine } from "../../../domain/facts/game-brief.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import type { StoryKind } from "../../../domain/facts/story-weights.ts";

/** The stories of a kind in a game's recap brief. */
export function told(snapshot: GameSnapshot, kind: StoryKind): StoryLine[] {
  return recapBrief(snapshot)?.storyLines.filter((line) => line.kind === kind) ?? [];
}

/** The facts of the one story of a kind. */
export function facts(snapshot: GameSnapshot, kind: StoryKind): StoryLine["facts"] | undefined {
  const stories = told(snapshot, kind);
  expect(stories.length).toBeLessThan(2);
  return stories[0]?.facts;
}

/** Play ids and fields that prove the stories of a kind. */
export function proofOf(snapshot: GameSnapshot, kind: StoryKind): string[] {
  return told(snapshot, kind).flatMap(({ proof }) =>
    proof.map((one) => (one.kind === "play" ? one.playId : one.field)),
  );
}
