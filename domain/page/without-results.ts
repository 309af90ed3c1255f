import type { GameProjection } from "../game/story.ts";

const WORDS = "This preview tells how earlier games ended, and you hide scores.";

/** A coming game's preview as someone gets it who hides scores: that there is one, and the way to it. */
export function withoutResults({ gameKey, createdAt, model }: GameProjection): GameProjection {
  const html = `<p>${WORDS} <a href="/games/${gameKey}?scores=shown">Show the preview</a></p>`;
  return { gameKey, createdAt, model, projection: WORDS, html };
}
