import { withFantasyPoints } from "../fold/fantasy-points.ts";
import { type GameAccount, otherSide } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import type { SeasonBefore } from "../season/season-before.ts";
import { bestGame, playerSeason, SEASON_FIGURES } from "../season/season-lines.ts";
import { linesReceipt } from "../season/season-receipt.ts";
import type { SideSeason } from "../season/season-results.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";

const LEAST_GAMES = 3;

/** What a season high is told of, from which figure on, and the story of the same day without a season. */
const HIGHS = [
  { figure: "passingYards", least: 250, day: "bigPassing", beside: ["passingTouchdowns"] },
  { figure: "rushingYards", least: 80, day: "bigRushing", beside: ["rushingAttempts", "rushingTouchdowns"] },
  { figure: "receivingYards", least: 80, day: "bigReceiving", beside: ["receptions", "receivingTouchdowns"] },
  { figure: "fantasyPointsPPR", least: 20, day: null, beside: [] },
] as const;

/** Worth this much more than the same day in a season with no earlier data. */
const MORE_THAN_THE_DAY = 3;
/** The best of three games is hardly a high yet. */
const FULL_AFTER = 8;
/** The story of a game that was lost is seldom who shone in it. */
const IN_A_LOSS = 6;
/** Fantasy points are what the readers came for, but they are the same day's yards and touchdowns once more. */
const PPR_BASE = 16;

/** The players who had more than in any earlier game of the season; of one player the heaviest alone. */
export function seasonHighStories(
  account: GameAccount,
  season: SeasonBefore,
  sides: readonly SideSeason[],
): StoryLine[] {
  return account.stats.flatMap((given) => {
    const side = sides.find(({ team }) => team === given.team);
    if (side === undefined) return [];
    const { games, isWhole } = playerSeason(given.playerId, season, side);
    if (!isWhole || games.length < LEAST_GAMES) return [];
    const line = withFantasyPoints(given);
    const stories = HIGHS.flatMap(({ figure, least, day, beside }): StoryLine[] => {
      const value = line[figure];
      const best = bestGame(games, figure);
      if (value === null || best === null || value < least || value <= best.value) return [];
      const more = beside.flatMap((field) => (line[field] === null ? [] : [[field, line[field]] as const]));
      return [
        {
          kind: "seasonHigh",
          weight: storyWeight(
            "seasonHigh",
            sizeOf(day, value, games.length) - (given.team === account.final.loser ? IN_A_LOSS : 0),
          ),
          facts: {
            team: line.team,
            opponent: otherSide(account.game, line.team),
            player: line.playerName,
            field: figure,
            what: SEASON_FIGURES[figure],
            value,
            before: best.value,
            games: games.length,
            ...Object.fromEntries(more),
          },
          team: line.team,
          playerId: line.playerId,
          proof: [
            { kind: "line", playerId: line.playerId, source: "stats", field: figure },
            ...more.map(([field]) => ({
              kind: "line" as const,
              playerId: line.playerId,
              source: "stats" as const,
              field,
            })),
            ...linesReceipt(games, figure),
          ],
        },
      ];
    });
    return stories.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  });
}

function sizeOf(day: StoryKind | null, value: number, games: number): number {
  return (
    MORE_THAN_THE_DAY * Math.min(1, games / FULL_AFTER) + (day === null ? PPR_BASE + value : storyWeight(day, value))
  );
}
