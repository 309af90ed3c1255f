import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { scoreEvents } from "../../domain/fold/score-events.ts";
import { teamName } from "../../domain/game/team.ts";

const FIGURES = [
  ["passingYards", "passing yards", "threw for"],
  ["rushingYards", "rushing yards", "ran for"],
  ["receivingYards", "receiving yards", "had"],
  ["receptions", "catches", "had"],
  ["receivingTargets", "targets", "saw"],
  ["rushingAttempts", "carries", "had"],
] as const;

export interface SaidFact {
  right: string;
  wrong: string[];
}

/** True sentences about a game, each with what a careless model would make of it. */
export function sayFacts(snapshot: GameSnapshot, draw: (below: number) => number): SaidFact[] {
  const { game, playerGameStats } = snapshot;
  const said: SaidFact[] = [];
  for (const line of playerGameStats) {
    for (const [figure, noun, verb] of FIGURES) {
      const value = line[figure] ?? 0;
      if (value < 3) continue;
      const others = playerGameStats.filter(
        (other) => (other[figure] ?? 0) !== value && other.playerId !== line.playerId,
      );
      const other = others[draw(others.length)];
      const delta = 1 + draw(9);
      said.push({
        right: `${line.playerName} ${verb} ${value} ${noun}.`,
        wrong: [
          `${line.playerName} ${verb} ${value + delta} ${noun}.`,
          `${other?.playerName} ${verb} ${value} ${noun}.`,
          `Everybody saw it: Bronco Zzyzx ${verb} ${value} ${noun}.`,
        ],
      });
    }
  }
  const { nick: away } = teamName(game.awayTeam, game.season);
  const { nick: home } = teamName(game.homeTeam, game.season);
  const scores = new Set(scoreEvents(snapshot.allPlays, game).map((event) => `${event.awayScore}-${event.homeScore}`));
  const falseScore = [1, 2, 3, 4, 5, 6, 7]
    .map((more) => `${(game.awayScore ?? 0) + more}-${game.homeScore}`)
    .find((score) => !scores.has(score) && !scores.has(score.split("-").toReversed().join("-")));
  said.push({
    right: `It ended ${game.awayScore}-${game.homeScore}, ${away} ${game.awayScore} and ${home} ${game.homeScore}.`,
    wrong: [
      `It ended ${falseScore}.`,
      `The ${away} had ${(game.awayScore ?? 0) + 1} points.`,
      `The ${home} won by ${Math.abs((game.awayScore ?? 0) - (game.homeScore ?? 0)) + 1}.`,
    ],
  });
  return said;
}
