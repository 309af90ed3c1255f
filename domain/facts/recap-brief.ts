import { briefGame, briefWeather } from "./brief-game.ts";
import { briefLeaders } from "./brief-leaders.ts";
import { endStories } from "./end-stories.ts";
import { fantasyNotes, projectionStories } from "./fantasy-notes.ts";
import { formatDuration } from "../words/format.ts";
import { type GameAccount, gameAccount, nameOf } from "./game-account.ts";
import type { BriefDrive, BriefScore, GameBrief, StoryLine } from "./game-brief.ts";
import { clockSeconds } from "../game/game-clock.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import { lastChanceStories } from "./last-chance-stories.ts";
import { playerStories } from "./player-stories.ts";
import { resultStories } from "./result-stories.ts";
import type { ScoreEvent } from "./score-events.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { scoreStories } from "./score-stories.ts";
import { seasonStories } from "./season-stories.ts";
import { teamComparison } from "./team-comparison.ts";
import { recordsAfter, teamForms } from "./team-form.ts";
import { teamStories } from "./team-stories.ts";
import { turnoverStories } from "./turnover-stories.ts";

/**
 * What a writer of a recap needs; null for a game that is not over, or has no score. Without plays, or with plays that do not
 * add up to the score, only what the score and the lines tell. `season` is what came before, where that is known.
 */
export function recapBrief(snapshot: GameSnapshot, season: SeasonBefore | null = null): GameBrief | null {
  const account = gameAccount(snapshot);
  if (account === null) return null;
  const { game, final, stats, projections, events } = account;
  const form = teamForms(season, game);
  const comparison = teamComparison(account);
  const storyLines = byWeight([
    ...endStories(account),
    ...scoreStories(account),
    ...resultStories(account),
    ...lastChanceStories(account),
    ...turnoverStories(account),
    ...playerStories(account),
    ...projectionStories(stats, projections),
    ...teamStories(account, comparison),
    ...seasonStories(account, season),
  ]);
  return {
    kind: "recap",
    game: briefGame(game),
    final,
    storyLines,
    comparison,
    scores: events.map((event) => briefScore(account, event)),
    drives: briefDrives(account),
    leaders: briefLeaders(stats, [game.awayTeam, game.homeTeam], "stats"),
    fantasy: fantasyNotes(stats, projections),
    weather: briefWeather(
      game,
      storyLines.some(({ kind }) => kind === "weather"),
    ),
    form,
    records: recordsAfter(form, game),
    seasonLeaders: [],
  };
}

/** The heaviest first; equals in the order in which they were found, which is always the same. */
export function byWeight(stories: readonly StoryLine[]): StoryLine[] {
  return stories.toSorted((a, b) => b.weight - a.weight);
}

function briefScore(account: GameAccount, event: ScoreEvent): BriefScore {
  const { play, tryPlay, team, points, what, scorer, yards, awayScore, homeScore } = event;
  const left = clockSeconds(play);
  return {
    playId: play.playId,
    tryId: tryPlay?.playId ?? null,
    team,
    points,
    quarter: play.quarterName,
    clock: left === null ? null : formatDuration(left),
    what: what.includes("touchdown") ? "touchdown" : what === "field goal" || what === "safety" ? what : "other",
    how: what,
    scorer: scorer === null ? null : nameOf(account, scorer.playerId, scorer.playerName),
    yards,
    description: play.description,
    awayScore,
    homeScore,
  };
}

function briefDrives({ drives }: GameAccount): BriefDrive[] {
  return drives.flatMap(({ team, plays, yards, seconds, result, rows }) => {
    const [first] = rows.filter((row) => row.down > 0);
    if (team === null || plays === 0 || first === undefined) return [];
    const time = seconds === null ? null : formatDuration(seconds);
    return [{ team, quarter: first.quarterName, plays, yards, time, result }];
  });
}
