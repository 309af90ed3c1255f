import { FINAL_SCORE, type GameAccount } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import type { Game } from "../game/game.ts";
import type { Receipt } from "../game/receipt.ts";
import { storyWeight } from "./story-weights.ts";

const LEAST_UPSET = 3.5;
const LEAST_BLOWOUT = 20;
const LEAST_SHOOTOUT = 60;
const SHOOTOUT_FROM = 50;
/** A total below this is a struggle of defenses. */
const STRUGGLE_BELOW = 27;
const COLD = 25;
const WINDY = 20;

/** What the final score tells by itself, and beside the spread, the total and the weather. */
export function resultStories(account: GameAccount): StoryLine[] {
  const { final, game } = account;
  const { winner, loser } = final;
  const stories = [result(account), ...totalStories(account), ...weatherStory(account)];
  if (winner === null || loser === null) return stories;
  const pair = { team: winner, opponent: loser };
  const score = { winnerScore: final.winnerScore, loserScore: final.loserScore };
  const story = (
    kind: "upset" | "shutout" | "blowout",
    size: number,
    facts: StoryLine["facts"],
    proof: Receipt[] = [],
  ): StoryLine => ({
    kind,
    weight: storyWeight(kind, size),
    facts: { ...pair, ...facts },
    team: winner,
    playerId: null,
    proof: [...FINAL_SCORE, ...proof],
  });
  const favorite = favoriteOf(game);
  if (favorite !== null && favorite.team === loser && favorite.by >= LEAST_UPSET) {
    const facts = { spread: favorite.by, ...score, margin: final.margin };
    stories.push(story("upset", favorite.by, facts, [{ kind: "game", field: "pointSpread" }]));
  }
  if (final.loserScore === 0) stories.push(story("shutout", final.margin, { winnerScore: final.winnerScore }));
  if (final.margin >= LEAST_BLOWOUT) stories.push(story("blowout", final.margin, { margin: final.margin, ...score }));
  return stories;
}

/** Who the line favors and by how much; null without one, and where it favors nobody. */
export function favoriteOf({ pointSpread, homeTeam, awayTeam }: Game): { team: string; by: number } | null {
  if (pointSpread === null || pointSpread === 0) return null;
  return { team: pointSpread < 0 ? homeTeam : awayTeam, by: Math.abs(pointSpread) };
}

function result({ final, game }: GameAccount): StoryLine {
  const { winner, loser, winnerScore, loserScore, margin } = final;
  return {
    kind: "result",
    weight: storyWeight("result"),
    facts:
      winner === null || loser === null
        ? { isTie: "yes", score: winnerScore, away: game.awayTeam, home: game.homeTeam }
        : { winner, loser, winnerScore, loserScore, margin },
    team: winner,
    playerId: null,
    proof: [...FINAL_SCORE],
  };
}

function totalStories({ final, game }: GameAccount): StoryLine[] {
  const line: Record<string, number> = game.overUnder === null ? {} : { overUnder: game.overUnder };
  const lineProof: Receipt[] = game.overUnder === null ? [] : [{ kind: "game", field: "overUnder" }];
  const story = (kind: "shootout" | "defensiveStruggle", size: number): StoryLine => ({
    kind,
    weight: storyWeight(kind, size),
    facts: {
      total: final.total,
      winnerScore: final.winnerScore,
      loserScore: final.loserScore,
      ...line,
    },
    team: null,
    playerId: null,
    proof: [...FINAL_SCORE, ...lineProof],
  });
  if (final.total >= LEAST_SHOOTOUT) return [story("shootout", final.total - SHOOTOUT_FROM)];
  return final.total < STRUGGLE_BELOW ? [story("defensiveStruggle", STRUGGLE_BELOW - final.total)] : [];
}

/** Wind or cold in a game of fewer points than its total; under a roof neither reaches the field. */
function weatherStory({ final, game }: GameAccount): StoryLine[] {
  const { forecastWindSpeed: wind, forecastTempLow: low, overUnder } = game;
  if (overUnder === null || final.total >= overUnder || /dome/i.test(game.stadiumType ?? "")) return [];
  const isWindy = wind !== null && wind >= WINDY;
  const isCold = low !== null && low <= COLD;
  if (!isWindy && !isCold) return [];
  const size = (isWindy ? wind - WINDY : 0) + (isCold ? COLD - low : 0);
  return [
    {
      kind: "weather",
      weight: storyWeight("weather", size),
      facts: { total: final.total, overUnder, ...(isWindy ? { wind } : {}), ...(isCold ? { low } : {}) },
      team: null,
      playerId: null,
      proof: [
        ...FINAL_SCORE,
        { kind: "game", field: "overUnder" },
        ...(isWindy ? [{ kind: "game", field: "forecastWindSpeed" } as const] : []),
        ...(isCold ? [{ kind: "game", field: "forecastTempLow" } as const] : []),
      ],
    },
  ];
}
