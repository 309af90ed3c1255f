import type { Fact } from "../fact.ts";
import { type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";

/** The line and the total, and the result against them once the game is over. */
export function bettingFacts(read: GameRead): Fact[] {
  return [...spread(read), ...total(read)];
}

function spread({ game, phase }: GameRead): Fact[] {
  const { pointSpread, homeTeam, awayTeam, awayScore, homeScore } = game;
  if (pointSpread === null) return [];
  const by = Math.abs(pointSpread);
  const favorite = pointSpread < 0 ? homeTeam : awayTeam;
  const tense = phase === "before" ? "are" : "were";
  const line = makeFact({
    id: "spread",
    kind: "betting",
    weight: 18,
    team: by === 0 ? null : favorite,
    marks: ["spread", by === 0 && "pickEm"],
    values: { spread: by },
    receipts: gameReceipts("pointSpread"),
    clause:
      by === 0
        ? phrase`neither team ${phase === "before" ? "is" : "was"} favored`
        : phrase`${teamName(favorite)} ${tense} favored by ${by}`,
  });
  if (phase !== "over" || by === 0 || awayScore === null || homeScore === null) return [line];
  const { own, other } = ownPoints({ away: awayScore, home: homeScore }, favorite, game);
  const cover = own - other - by;
  const underdog = otherTeam(game, favorite);
  return [
    line,
    makeFact({
      id: "spread:result",
      kind: "betting",
      weight: own < other ? (by >= 6 ? 60 : 34) : 12,
      team: own < other ? underdog : favorite,
      marks: [
        "spread",
        own > other ? "favoriteWon" : own < other && "upset",
        cover > 0 ? "covered" : cover < 0 ? "notCovered" : "push",
      ],
      values: { spread: by, margin: Math.abs(own - other) },
      score: null,
      receipts: gameReceipts("pointSpread", "awayScore", "homeScore"),
      clause:
        own < other
          ? phrase`${teamName(underdog)} won as ${by}-point underdogs`
          : phrase`${teamName(favorite)} ${cover > 0 ? "covered" : cover < 0 ? "did not cover" : "pushed on"} the ${by}-point spread`,
      noun: own < other ? phrase`${teamsOwn(underdog)} upset` : null,
    }),
  ];
}

function total({ game, phase }: GameRead): Fact[] {
  const { overUnder, awayScore, homeScore } = game;
  if (overUnder === null) return [];
  const line = makeFact({
    id: "overUnder",
    kind: "betting",
    weight: 10,
    marks: ["overUnder"],
    values: { overUnder },
    receipts: gameReceipts("overUnder"),
    clause: phrase`the over/under ${phase === "before" ? "is" : "was"} ${overUnder}`,
  });
  if (phase !== "over" || awayScore === null || homeScore === null) return [line];
  const points = awayScore + homeScore;
  const side = points > overUnder ? "over" : points < overUnder ? "under" : "push";
  return [
    line,
    makeFact({
      id: "overUnder:result",
      kind: "betting",
      weight: Math.abs(points - overUnder) >= 14 ? 24 : 10,
      marks: ["overUnder", side],
      values: { overUnder, totalPoints: points, difference: Math.abs(points - overUnder) },
      receipts: gameReceipts("overUnder", "awayScore", "homeScore"),
      clause: phrase`the teams' ${points} points ${side === "push" ? "matched" : side === "over" ? "went over" : "stayed under"} the total of ${overUnder}`,
    }),
  ];
}
