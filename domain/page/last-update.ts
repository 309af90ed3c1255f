import type { GameSnapshot } from "../game/game-snapshot.ts";

/**
 * When a game was last updated, for people: the provider's own time; when it was read, where the provider has none (a finished
 * game's source may not say). Never later than it was read: a provider's clock can be ahead of ours, and nothing is known of
 * what is still to come. What is stored stays as the provider wrote it, because answers are compared by it.
 */
export function lastUpdate({ game, asOf }: Pick<GameSnapshot, "game" | "asOf">): string {
  const { lastUpdated } = game;
  return lastUpdated === null || Date.parse(lastUpdated) > Date.parse(asOf) ? asOf : lastUpdated;
}
