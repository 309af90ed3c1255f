import type { BriefLeader, SeasonLeader } from "./game-brief.ts";
import type { Game } from "../game/game.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { bestGame, playerSeason, type SeasonFigure, seasonTotal } from "../season/season-lines.ts";
import { sideSeason } from "../season/season-results.ts";

/** The yards that a category goes by come first. */
const TOTALS: Readonly<Record<BriefLeader["category"], readonly [SeasonFigure, ...SeasonFigure[]]>> = {
  passing: ["passingYards", "passingTouchdowns", "passingInterceptions"],
  rushing: ["rushingYards", "rushingTouchdowns"],
  receiving: ["receivingYards", "receptions", "receivingTouchdowns"],
};
const LEAST_GAMES = 2;
/** Whose best day was less is not known for this. */
const LEAST_YARDS = 20;

/** What the players who are projected to lead have done this season; nothing of whose season not every game is known. */
export function seasonLeaders(
  leaders: readonly BriefLeader[],
  season: SeasonBefore | null,
  game: Game,
): SeasonLeader[] {
  if (season === null) return [];
  return leaders.flatMap(({ team, category, playerId, playerName }) => {
    const { games, isWhole } = playerSeason(playerId, season, sideSeason(team, season, game));
    const [yards] = TOTALS[category];
    const best = bestGame(games, yards);
    if (!isWhole || games.length < LEAST_GAMES || best === null || best.value < LEAST_YARDS) return [];
    const totals = Object.fromEntries(
      TOTALS[category].flatMap((field) => {
        const total = seasonTotal(games, field);
        return total === null ? [] : [[field, total] as const];
      }),
    );
    return [{ team, category, playerId, playerName, games: games.length, totals, best: best.value }];
  });
}
