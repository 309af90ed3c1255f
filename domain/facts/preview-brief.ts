import { briefGame, briefWeather } from "./brief-game.ts";
import { briefLeaders } from "./brief-leaders.ts";
import { ratedHighest } from "./fantasy-notes.ts";
import type { GameBrief } from "./game-brief.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import { previewStories } from "./preview-stories.ts";
import { byWeight } from "./recap-brief.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { seasonLeaders } from "./season-leaders.ts";
import { isFinal } from "../game/status.ts";
import { teamForms } from "./team-form.ts";

const MOST_RATED = 6;

/** What a writer of a preview needs; null for a game that has begun. `season` is what came before, where that is known. */
export function previewBrief(
  { game, playerProjections }: GameSnapshot,
  season: SeasonBefore | null = null,
): GameBrief | null {
  if (game.hasStarted || isFinal(game)) return null;
  const form = teamForms(season, game);
  const rated = ratedHighest(playerProjections, MOST_RATED);
  const leaders = briefLeaders(playerProjections, [game.awayTeam, game.homeTeam], "projections");
  const storyLines = byWeight(previewStories(game, form, rated));
  return {
    kind: "preview",
    game: briefGame(game),
    final: null,
    storyLines,
    comparison: [],
    scores: [],
    drives: [],
    leaders,
    fantasy: { winners: rated, losers: [] },
    weather: briefWeather(
      game,
      storyLines.some(({ kind }) => kind === "forecast"),
    ),
    form,
    records: [],
    seasonLeaders: seasonLeaders(leaders, season, game),
  };
}
