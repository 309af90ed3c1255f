import { briefGame, briefWeather } from "./brief-game.ts";
import { briefLeaders } from "./brief-leaders.ts";
import { ratedHighest } from "./fantasy-notes.ts";
import type { GameBrief, TeamForm } from "./game-brief.ts";
import type { GameSnapshot } from "../game-snapshot.ts";
import type { Game } from "../game.ts";
import { previewStories } from "./preview-stories.ts";
import { byWeight } from "./recap-brief.ts";
import { isFinal } from "../status.ts";
import { teamForm } from "./team-form.ts";

const MOST_RATED = 6;

/** Earlier games of both sides; others are left aside, as are games that are not over or began later. */
export interface PreviewSources {
  lastGames?: readonly Game[];
}

/** What a writer of a preview needs; null for a game that has begun. */
export function previewBrief(
  { game, playerProjections }: GameSnapshot,
  { lastGames = [] }: PreviewSources = {},
): GameBrief | null {
  if (game.hasStarted || isFinal(game)) return null;
  const form = [game.awayTeam, game.homeTeam]
    .map((team): TeamForm | null => teamForm(team, lastGames, game))
    .filter((one) => one !== null);
  const rated = ratedHighest(playerProjections, MOST_RATED);
  const storyLines = byWeight(previewStories(game, form, rated));
  return {
    kind: "preview",
    game: briefGame(game),
    final: null,
    storyLines,
    comparison: [],
    scores: [],
    drives: [],
    leaders: briefLeaders(playerProjections, [game.awayTeam, game.homeTeam], "projections"),
    fantasy: { winners: rated, losers: [] },
    weather: briefWeather(
      game,
      storyLines.some(({ kind }) => kind === "forecast"),
    ),
    form,
  };
}
