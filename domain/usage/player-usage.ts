import { toHundredth } from "../fold/fantasy-points.ts";
import type { Play } from "../game/play.ts";
import { type Chance, chancesOn } from "./chances-on.ts";
import { expectedPoints } from "./expected-points.ts";

/** How a team used a player in a game, by its plays. A share is his own part of the team's. */
export interface PlayerUsage {
  playerId: string;
  playerName: string;
  team: string;
  targets: number;
  teamTargets: number;
  carries: number;
  teamCarries: number;
  redZoneTargets: number;
  redZoneCarries: number;
  goalLineTargets: number;
  goalLineCarries: number;
  /** Yards that balls were thrown to him, caught or not; null where the source measures none in the game. */
  airYards: number | null;
  teamAirYards: number | null;
  /** PPR points that his chances are worth on average, to the hundredth: `expected-points.ts`. Null where a spot is not known. */
  expectedPoints: number | null;
}

/** Everybody who was thrown or handed the ball in a game, in order of the first time. */
export function gameUsage(plays: readonly Play[]): PlayerUsage[] {
  const chances = plays.flatMap(chancesOn);
  const byTeam = Map.groupBy(chances, ({ team }) => team);
  const isMeasured = chances.some(({ airYards }) => airYards !== null);
  const byPlayer = Map.groupBy(chances, ({ playerId, team }) => `${team} ${playerId}`);
  return [...byPlayer.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [usageOf(first, own, byTeam.get(first.team) ?? [], isMeasured)];
  });
}

function usageOf(
  { playerId, playerName, team }: Chance,
  own: readonly Chance[],
  ofTeam: readonly Chance[],
  isMeasured: boolean,
): PlayerUsage {
  const expected = own.map(expectedPoints);
  return {
    playerId,
    playerName,
    team,
    targets: count(own, "target"),
    teamTargets: count(ofTeam, "target"),
    carries: count(own, "carry"),
    teamCarries: count(ofTeam, "carry"),
    redZoneTargets: count(own, "target", "isInRedZone"),
    redZoneCarries: count(own, "carry", "isInRedZone"),
    goalLineTargets: count(own, "target", "isAtGoalLine"),
    goalLineCarries: count(own, "carry", "isAtGoalLine"),
    airYards: isMeasured ? airYards(own) : null,
    teamAirYards: isMeasured ? airYards(ofTeam) : null,
    expectedPoints: expected.includes(null) ? null : toHundredth(sum(expected)),
  };
}

function count(
  chances: readonly Chance[],
  kind: Chance["kind"],
  where: "isInRedZone" | "isAtGoalLine" | null = null,
): number {
  return chances.filter((chance) => chance.kind === kind && (where === null || chance[where])).length;
}

function airYards(chances: readonly Chance[]): number {
  return sum(chances.map((chance) => chance.airYards));
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
