import { withFantasyPoints } from "../../../../domain/fold/fantasy-points.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../../../domain/game/player-line.ts";
import { perAttempt } from "../../../../domain/fold/per-attempt.ts";
import type { DemoPlayer } from "./demo-player.ts";
import { PASS_DEPTHS } from "./pass-depths.ts";
import { rateTeam } from "./ratings.ts";
import type { Roster } from "./roster.ts";
import { carryWeight, TARGETED, targetWeight } from "./target-weight.ts";

/** What a team does in an average game of the 2024 season. */
const PASSES = 32.7;
const BACK_RUNS = 22;
const PASSING_TOUCHDOWNS = 1.5;
const RUSHING_TOUCHDOWNS = 0.85;

type Expected = Omit<PlayerLine, "playerId" | "playerName" | "team" | "position">;

/**
 * What is expected of every skill player of a team against an opponent, before the game: from talent and role, never from
 * how the simulated game then goes. Nobody projects longest gains: they stay null.
 */
export function projectTeam(roster: Roster, opponent: Roster, isHome: boolean): PlayerLine[] {
  const own = rateTeam(roster);
  const other = rateTeam(opponent);
  const passEdge = own.passing - other.coverage + (isHome ? 0.12 : -0.12);
  const runEdge = own.rushing - other.runDefense + (isHome ? 0.12 : -0.12);
  const receivers = TARGETED.flatMap((position) => roster[position]);
  const received = receivers.map((player) => expectCatches(player, receivers, passEdge));
  const completions = sum(received, (line) => line.receptions);
  const yards = sum(received, (line) => line.receivingYards);
  const carries = sum(roster.RB, carryWeight);
  return [
    ...roster.QB.map((player) => line(player, expectPasser(player, { completions, yards, passEdge }))),
    ...receivers.map((player, index) => {
      const runs =
        player.position === "RB" ? (BACK_RUNS * carryWeight(player)) / carries : player.position === "FB" ? 0.4 : 0.12;
      return line(player, { ...expectRuns(runs, 4.3 + 0.3 * runEdge, runEdge), ...received[index] });
    }),
  ];
}

function expectCatches(player: DemoPlayer, receivers: readonly DemoPlayer[], passEdge: number): Partial<Expected> {
  const throws = sum(PASS_DEPTHS, (depth) => depth.throws);
  let targets = 0;
  let catches = 0;
  let yards = 0;
  for (const depth of PASS_DEPTHS) {
    const middle = (depth.from + depth.to) / 2;
    const share = targetWeight(player, depth.from) / sum(receivers, (other) => targetWeight(other, depth.from));
    const thrown = PASSES * 0.97 * (depth.throws / throws) * share;
    const caught = thrown * Math.max(0.1, depth.completed + 0.02 * (passEdge + 0.25 * player.talent));
    targets += thrown;
    catches += caught;
    yards += caught * (middle + depth.after * 0.95);
  }
  return {
    receivingTargets: rounded(targets),
    receptions: rounded(catches),
    receivingYards: rounded(yards),
    receivingYardsPerReception: perAttempt(rounded(yards), rounded(catches)),
    receivingTouchdowns: hundredth(PASSING_TOUCHDOWNS * Math.exp(0.1 * passEdge) * (yards / 232)),
  };
}

function expectPasser(
  { rank, talent }: DemoPlayer,
  { completions, yards, passEdge }: { completions: number; yards: number; passEdge: number },
): Partial<Expected> {
  // The other passer comes in when the first one is hurt.
  const share = rank === 1 ? 0.97 : 0.03;
  return {
    passingAttempts: rounded(PASSES * share),
    passingCompletions: rounded(completions * share),
    passingYards: rounded(yards * share),
    passingTouchdowns: hundredth(PASSING_TOUCHDOWNS * share * Math.exp(0.1 * passEdge)),
    passingInterceptions: hundredth(0.72 * share * Math.exp(-0.18 * passEdge)),
    ...expectRuns((3.6 + 0.8 * Math.max(0, talent)) * share, 4.4, 0),
    fumblesLost: hundredth(0.14 * share),
  };
}

function expectRuns(attempts: number, yardsPerAttempt: number, runEdge: number): Partial<Expected> {
  const runs = rounded(attempts);
  const yards = rounded(attempts * yardsPerAttempt);
  return {
    rushingAttempts: runs,
    rushingYards: yards,
    rushingYardsPerAttempt: perAttempt(yards, runs),
    rushingTouchdowns: hundredth((RUSHING_TOUCHDOWNS * Math.exp(0.1 * runEdge) * attempts) / 26),
  };
}

function line({ playerId, name: playerName, team, position }: DemoPlayer, expected: Partial<Expected>): PlayerLine {
  return withFantasyPoints({
    playerId,
    playerName,
    team,
    position,
    ...UNKNOWN_FIGURES,
    passingAttempts: 0,
    passingCompletions: 0,
    passingYards: 0,
    passingTouchdowns: 0,
    passingInterceptions: 0,
    rushingAttempts: 0,
    rushingYards: 0,
    rushingTouchdowns: 0,
    receptions: 0,
    receivingTargets: 0,
    receivingYards: 0,
    receivingTouchdowns: 0,
    twoPointConversions: 0.04,
    fumblesLost: 0.05,
    specialTeamsTouchdowns: 0,
    ...expected,
  });
}

function sum<T>(items: readonly T[], amount: (item: T) => number | null | undefined): number {
  return items.reduce((total, item) => total + (amount(item) ?? 0), 0);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
