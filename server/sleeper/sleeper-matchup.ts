import { fail, ok, type Result } from "../../domain/result.ts";
import { playerInSlot } from "./player-in-slot.ts";
import { readShape } from "./read-shape.ts";
import { roundFigure } from "./round-figure.ts";
import { noLeague } from "./sleeper-league.ts";
import type { SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS, type WireMatchup } from "./sleeper-wire.ts";

/** One team's week. Points have two decimals; null is unknown and never 0. */
export interface SleeperMatchup {
  rosterId: number;
  /** Two teams with the same number play each other; null has the week off. */
  matchupId: number | null;
  /** Of the starters. */
  points: number | null;
  /** What the commissioner wrote over the points, and so what counts; null where nothing was. */
  fixedTotal: number | null;
  /** By slot of the lineup, null for an empty one; null where Sleeper gives no lineup. */
  starterIds: readonly (string | null)[] | null;
  /** Everybody on the roster that week; null where Sleeper does not list them. */
  playerIds: readonly string[] | null;
}

/** Reads `/league/{id}/matchups/{week}`. A week that is not paired yet has none. */
export function readMatchups(data: unknown, leagueId: string, week: number): Result<SleeperMatchup[], SleeperProblem> {
  if (data === null) return fail(noLeague(leagueId));
  const read = readShape(SLEEPER_ANSWERS.matchups, data, `the matchups of league ${leagueId} in week ${week}`);
  return read.ok ? ok(read.value.map(matchupOf)) : read;
}

/**
 * Whether points fell from something to nothing, as Sleeper's do for a moment during live updates (seen by others:
 * mikemountain/fantasy-football-scoreboard#25).
 */
export function hasLostPoints(before: readonly SleeperMatchup[], after: readonly SleeperMatchup[]): boolean {
  return before.some(
    ({ rosterId, points }) =>
      points !== null && points > 0 && !after.find((team) => team.rosterId === rosterId)?.points,
  );
}

function matchupOf(wire: WireMatchup): SleeperMatchup {
  return {
    rosterId: wire.roster_id,
    matchupId: wire.matchup_id,
    points: rounded(wire.points),
    fixedTotal: rounded(wire.custom_points ?? null),
    starterIds: wire.starters?.map(playerInSlot) ?? null,
    // Answers that were cut down by their keeper, or are old, have the points of everybody in the place of the list.
    playerIds: wire.players ?? (wire.players_points ? Object.keys(wire.players_points) : null),
  };
}

function rounded(points: number | null): number | null {
  return points === null ? null : roundFigure(points, 2);
}
