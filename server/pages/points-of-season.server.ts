import { LRUCache } from "lru-cache";

import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { lineScorer } from "../../domain/scoring/line-scorer.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { seasonPoints } from "../../domain/scoring/season-lines.ts";

/** The three that tables use, and those of a dozen readers: each is 140 kB for a season. */
const MOST_SCORINGS = 16;

/** Points of games by their rules, in the order of the games' lines. A game that changes is another object. */
const SCORED = new LRUCache<string, WeakMap<GameLines, readonly number[]>>({ max: MOST_SCORINGS });

/**
 * Everybody's points of a season by owner, under the rules that `text` writes down: what his ledgers add up to. A game is scored once under the same
 * rules, so that in a live week only those are that have changed.
 */
export function pointsOfSeason(
  games: readonly GameLines[],
  { scoring, text }: { scoring: Scoring; text: string },
): ReadonlyMap<string, number> {
  const scored = SCORED.get(text) ?? new WeakMap<GameLines, readonly number[]>();
  SCORED.set(text, scored);
  const score = lineScorer(scoring);
  return seasonPoints(games, (game) => {
    const points = scored.get(game) ?? game.lines.map(score);
    scored.set(game, points);
    return points;
  });
}
