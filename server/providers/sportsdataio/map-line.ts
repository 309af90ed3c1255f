import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import { perAttempt } from "../../../domain/fold/per-attempt.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../../domain/game/player-line.ts";
import { positionOfSource } from "../../../domain/game/position-of-source.ts";
import type { NameOf } from "./known-players.ts";
import type { WirePlayerGame } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

/**
 * The official statistics of one game from a list that can hold a whole week, in order of ids. A player who was dressed and
 * did nothing has no line. Points are the feed's; PPR is computed where it has none.
 */
export function mapLines(rows: readonly WirePlayerGame[], gameKey: string, nameOf: NameOf): PlayerLine[] {
  const lines = new Map<string, PlayerLine>();
  for (const row of rows) {
    const team = teamCode(row.Team);
    if (row.GameKey !== gameKey || row.PlayerID === null || team === null) continue;
    const line = mapLine(row, team, nameOf(row.PlayerID, row.Name));
    if (hasFigure(line)) lines.set(line.playerId, line);
  }
  return [...lines.values()].toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1));
}

/** The projections of one game, likewise. Nobody projects a longest gain: the feed's 0 in its place is unknown, not a figure. */
export function mapProjections(rows: readonly WirePlayerGame[], gameKey: string, nameOf: NameOf): PlayerLine[] {
  return mapLines(rows, gameKey, nameOf).map((line) => ({
    ...line,
    rushingLong: line.rushingLong || null,
    receivingLong: line.receivingLong || null,
  }));
}

function mapLine(row: WirePlayerGame, team: string, name: { playerId: string; playerName: string }): PlayerLine {
  return withFantasyPoints({
    ...name,
    team,
    position: positionOfSource(row.Position),
    ...UNKNOWN_FIGURES,
    passingAttempts: row.PassingAttempts,
    passingCompletions: row.PassingCompletions,
    passingYards: row.PassingYards,
    passingTouchdowns: row.PassingTouchdowns,
    passingInterceptions: row.PassingInterceptions,
    rushingAttempts: row.RushingAttempts,
    rushingYards: row.RushingYards,
    rushingYardsPerAttempt: perAttempt(row.RushingYards, row.RushingAttempts),
    rushingTouchdowns: row.RushingTouchdowns,
    rushingLong: longest(row.RushingLong, row.RushingAttempts),
    receptions: row.Receptions,
    receivingTargets: row.ReceivingTargets ?? null,
    receivingYards: row.ReceivingYards,
    receivingYardsPerReception: perAttempt(row.ReceivingYards, row.Receptions),
    receivingTouchdowns: row.ReceivingTouchdowns,
    receivingLong: longest(row.ReceivingLong, row.Receptions),
    fantasyPoints: row.FantasyPoints,
    fantasyPointsPPR: row.FantasyPointsPPR ?? null,
    twoPointConversions:
      (row.TwoPointConversionPasses ?? 0) + (row.TwoPointConversionRuns ?? 0) + (row.TwoPointConversionReceptions ?? 0),
    fumblesLost: row.FumblesLost ?? null,
    specialTeamsTouchdowns:
      row.SpecialTeamsTouchdowns ?? (row.KickReturnTouchdowns ?? 0) + (row.PuntReturnTouchdowns ?? 0),
  });
}

/** The feed writes 0 for somebody without an attempt, who has no longest gain. */
function longest(yards: number | null | undefined, attempts: number | null): number | null {
  return yards === undefined || attempts === null || attempts === 0 ? null : yards;
}

function hasFigure(line: PlayerLine): boolean {
  return Object.values(line).some((value) => typeof value === "number" && value !== 0);
}
