import { LRUCache } from "lru-cache";

import type { GameLines } from "../../domain/scoring/game-lines.ts";
import { lineScorer } from "../../domain/scoring/line-scorer.ts";
import type { Scoring } from "../../domain/scoring/scoring.ts";
import { seasonPoints } from "../../domain/scoring/season-lines.ts";

/** The three that tables use, and those of a dozen readers: each is 140 kB for a season. */
const MOST_SCORINGS = 16;

interface Scored {
  /** In the order of the game's lines. A game that changes is another object. */
  games: WeakMap<GameLines, readonly number[]>;
  /** By owner. A season of which a game has changed is another list. */
  seasons: WeakMap<readonly GameLines[], ReadonlyMap<string, number>>;
}

/** Points by their rules. */
const SCORED = new LRUCache<string, Scored>({ max: MOST_SCORINGS });

/** Rules, and how they are written down. */
interface WrittenScoring {
  scoring: Scoring;
  text: string;
}

/**
 * Everybody's points of a season by owner, under the rules that `text` writes down: what his ledgers add up to. A game is scored once under the same
 * rules, so that in a live week only those are that have changed, and between two changes none.
 */
export function pointsOfSeason(games: readonly GameLines[], rules: WrittenScoring): ReadonlyMap<string, number> {
  const { seasons } = scoredUnder(rules.text);
  const known = seasons.get(games);
  if (known !== undefined) return known;
  const points = seasonPoints(games, pointsOfGames(rules));
  seasons.set(games, points);
  return points;
}

/** What gives the points of a game under some rules, in the order of its lines; scored once as in `pointsOfSeason`. */
export function pointsOfGames({ scoring, text }: WrittenScoring): (game: GameLines) => readonly number[] {
  const { games } = scoredUnder(text);
  const score = lineScorer(scoring);
  return (game) => {
    const ofGame = games.get(game) ?? game.lines.map(score);
    games.set(game, ofGame);
    return ofGame;
  };
}

function scoredUnder(text: string): Scored {
  const known = SCORED.get(text);
  if (known !== undefined) return known;
  const scored: Scored = { games: new WeakMap(), seasons: new WeakMap() };
  SCORED.set(text, scored);
  return scored;
}
